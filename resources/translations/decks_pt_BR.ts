<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>CheckPanel</name>
    <message>
        <source>Check</source>
        <translation>Validade</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Válido</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Inacabado</translation>
    </message>
    <message>
        <source>Not legal</source>
        <translation>Inválido</translation>
    </message>
    <message>
        <source>One card to go</source>
        <translation>Falta um card</translation>
    </message>
    <message>
        <source>{count} cards to go</source>
        <translation>Faltam {count} cards</translation>
    </message>
    <message>
        <source>One thing to mend</source>
        <translation>Uma coisa a corrigir</translation>
    </message>
    <message>
        <source>{count} things to mend</source>
        <translation>{count} coisas a corrigir</translation>
    </message>
    <message>
        <source>One hint</source>
        <translation>Uma dica</translation>
    </message>
    <message>
        <source>{count} hints</source>
        <translation>{count} dicas</translation>
    </message>
    <message>
        <source>Nothing to mend</source>
        <translation>Nada a corrigir</translation>
    </message>
    <message>
        <source>Pokémon {count}</source>
        <translation>Pokémon {count}</translation>
    </message>
    <message>
        <source>Trainers {count}</source>
        <translation>Treinador {count}</translation>
    </message>
    <message>
        <source>Energy {count}</source>
        <translation>Energia {count}</translation>
    </message>
    <message>
        <source>No Basic Pokémon in the opening hand: {percent} % of games</source>
        <translation>Sem Pokémon Básico na mão inicial: {percent} % das partidas</translation>
    </message>
    <message>
        <source>Exact chance for {basics} Basic Pokémon in {size} cards and a hand of 7</source>
        <translation>Chance exata com {basics} Pokémon Básicos em {size} cards e uma mão de 7</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Observação</translation>
    </message>
    <message>
        <source>Classic (1999)</source>
        <translation>Clássicas (1999)</translation>
    </message>
    <message>
        <source>Classic, extended</source>
        <translation>Clássicas ampliadas</translation>
    </message>
    <message>
        <source>Black &amp; White to XY (2013)</source>
        <translation>Black &amp; White a XY (2013)</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Atuais</translation>
    </message>
</context>
<context>
    <name>DeckListModel</name>
    <message>
        <source>legal</source>
        <translation>válido</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>inacabado</translation>
    </message>
    <message>
        <source>not legal</source>
        <translation>inválido</translation>
    </message>
    <message>
        <source>{name}, {format}, {count} cards, {verdict}</source>
        <translation>{name}, {format}, {count} cards, {verdict}</translation>
    </message>
</context>
<context>
    <name>DeckListPanel</name>
    <message>
        <source>Decks</source>
        <translation>Baralhos</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Novo</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Novo baralho</translation>
    </message>
    <message>
        <source>Empty deck</source>
        <translation>Baralho vazio</translation>
    </message>
    <message>
        <source>From a list you paste…</source>
        <translation>De uma lista colada…</translation>
    </message>
    <message>
        <source>Ready decks</source>
        <translation>Baralhos prontos</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
</context>
<context>
    <name>DeckModel</name>
    <message>
        <source>not owned</source>
        <translation>você não tem</translation>
    </message>
    <message>
        <source>{owned} of {count} owned</source>
        <translation>você tem {owned} de {count}</translation>
    </message>
    <message>
        <source>{owned} owned</source>
        <translation>você tem {owned}</translation>
    </message>
    <message>
        <source>Pokémon</source>
        <translation>Pokémon</translation>
    </message>
    <message>
        <source>Trainers</source>
        <translation>Treinador</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energia</translation>
    </message>
    <message>
        <source>Not in the catalogue</source>
        <translation>Fora do catálogo</translation>
    </message>
    <message>
        <source>{section}, {count}</source>
        <translation>{section}, {count}</translation>
    </message>
    <message>
        <source>{count} {name}</source>
        <translation>{count} {name}</translation>
    </message>
    <message>
        <source>{count} × {name}, {print}, {owned} owned</source>
        <translation>{count} × {name}, {print}, você tem {owned}</translation>
    </message>
</context>
<context>
    <name>DecksPage</name>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Novo baralho</translation>
    </message>
    <message>
        <source>Paste a deck list…</source>
        <translation>Colar uma lista de baralho…</translation>
    </message>
    <message>
        <source>Find cards to add</source>
        <translation>Buscar cards para adicionar</translation>
    </message>
    <message>
        <source>Rename the deck</source>
        <translation>Renomear o baralho</translation>
    </message>
    <message>
        <source>Duplicate the deck</source>
        <translation>Duplicar o baralho</translation>
    </message>
    <message>
        <source>Delete the deck</source>
        <translation>Excluir o baralho</translation>
    </message>
    <message>
        <source>Copy the list as text</source>
        <translation>Copiar a lista como texto</translation>
    </message>
    <message>
        <source>Save the list as a file…</source>
        <translation>Salvar a lista em arquivo…</translation>
    </message>
    <message>
        <source>Play on the table</source>
        <translation>Jogar na mesa</translation>
    </message>
    <message>
        <source>Cards of the deck</source>
        <translation>Cards do baralho</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Nome do baralho</translation>
    </message>
    <message>
        <source>Type another name and press Enter</source>
        <translation>Digite outro nome e tecle Enter</translation>
    </message>
    <message>
        <source>Build your first deck</source>
        <translation>Monte seu primeiro baralho</translation>
    </message>
    <message>
        <source>Begin with an empty deck and add cards, or take a ready deck and make it your own.</source>
        <translation>Comece com um baralho vazio e adicione cards, ou pegue um baralho pronto e deixe-o do seu jeito.</translation>
    </message>
    <message>
        <source>Start from a ready deck</source>
        <translation>Começar com um baralho pronto</translation>
    </message>
    <message>
        <source>An empty deck</source>
        <translation>Um baralho vazio</translation>
    </message>
    <message>
        <source>Type a name in the finder and press Enter, double click a card, or drag cards here.</source>
        <translation>Digite um nome na busca e tecle Enter, clique duas vezes num card ou arraste cards para cá.</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Desfazer (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Refazer (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Added to “{deck}”</source>
        <translation>Adicionado a “{deck}”</translation>
    </message>
    <message>
        <source>{count} cards added to “{deck}”</source>
        <translation>{count} cards adicionados a “{deck}”</translation>
    </message>
    <message>
        <source>Deleted the deck “{name}”</source>
        <translation>Baralho “{name}” excluído</translation>
    </message>
    <message>
        <source>Pasted deck</source>
        <translation>Baralho colado</translation>
    </message>
    <message>
        <source>The list is on the clipboard.</source>
        <translation>A lista está na área de transferência.</translation>
    </message>
    <message>
        <source>Save the list</source>
        <translation>Salvar a lista</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>The file could not be written: {reason}</source>
        <translation>Não foi possível gravar o arquivo: {reason}</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Salvo como {file}</translation>
    </message>
    <message>
        <source>{name}  ·  {print}</source>
        <translation>{name}  ·  {print}</translation>
    </message>
    <message>
        <source>{verb}: {step}</source>
        <translation>{verb}: {step}</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Find cards to add</source>
        <translation>Buscar cards para adicionar</translation>
    </message>
    <message>
        <source>Enter adds the first card, Down goes to the cards.</source>
        <translation>Enter adiciona o primeiro card; a seta para baixo leva aos cards.</translation>
    </message>
    <message>
        <source>Cards found</source>
        <translation>Cards encontrados</translation>
    </message>
    <message>
        <source>Only owned</source>
        <translation>Só os que você tem</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Pokémon</source>
        <translation>Pokémon</translation>
    </message>
    <message>
        <source>Trainers</source>
        <translation>Treinador</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energia</translation>
    </message>
    <message>
        <source>No card fits</source>
        <translation>Nenhum card encontrado</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 card</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} cards</translation>
    </message>
</context>
<context>
    <name>FinderModel</name>
    <message>
        <source>{name}, {print}, {owned} owned, {count} in the deck</source>
        <translation>{name}, {print}, você tem {owned}, {count} no baralho</translation>
    </message>
</context>
<context>
    <name>PasteDialog</name>
    <message>
        <source>Paste a deck list</source>
        <translation>Colar uma lista de baralho</translation>
    </message>
    <message>
        <source>Paste a list here, one card per line:

4 Card name SET 12
2 Another card
12 Fire Energy</source>
        <translation>Cole uma lista aqui, um card por linha:

4 Nome do card SET 12
2 Outro card
12 Energia de Fogo</translation>
    </message>
    <message>
        <source>Pasted list</source>
        <translation>Lista colada</translation>
    </message>
    <message>
        <source>Lines and the cards they mean</source>
        <translation>Linhas e os cards que elas indicam</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Cópias</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>Name of the new deck</source>
        <translation>Nome do novo baralho</translation>
    </message>
    <message>
        <source>Pasted deck</source>
        <translation>Baralho colado</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Novo baralho</translation>
    </message>
    <message>
        <source>Replace the open deck&apos;s cards</source>
        <translation>Trocar os cards do baralho aberto</translation>
    </message>
    <message>
        <source>Add to the open deck</source>
        <translation>Somar ao baralho aberto</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Card for “{line}”</source>
        <translation>Card para “{line}”</translation>
    </message>
    <message>
        <source>Choose a card…</source>
        <translation>Escolha um card…</translation>
    </message>
    <message>
        <source>This line was not understood.</source>
        <translation>Esta linha não foi entendida.</translation>
    </message>
    <message>
        <source>No card of this name is in the catalogue.</source>
        <translation>Não há card com este nome no catálogo.</translation>
    </message>
    <message>
        <source>The print was chosen for you: an owned one, else a legal one, else the newest.</source>
        <translation>A impressão foi escolhida pelo programa: uma que você tem, senão uma válida, senão a mais nova.</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontrado</translation>
    </message>
    <message>
        <source>Cards read: {count}</source>
        <translation>Cards lidos: {count}</translation>
    </message>
    <message>
        <source>placed: {count}</source>
        <translation>encontrados: {count}</translation>
    </message>
    <message>
        <source>need you: {count}</source>
        <translation>precisam de você: {count}</translation>
    </message>
    <message>
        <source>lines not understood: {count}</source>
        <translation>linhas não entendidas: {count}</translation>
    </message>
    <message>
        <source>Nothing pasted yet</source>
        <translation>Nada colado ainda</translation>
    </message>
</context>
<context>
    <name>SideTabs</name>
    <message>
        <source>About the deck</source>
        <translation>Sobre o baralho</translation>
    </message>
</context>
<context>
    <name>_FaceDelegate</name>
    <message>
        <source>own {count}</source>
        <translation>tem {count}</translation>
    </message>
</context>
</TS>
