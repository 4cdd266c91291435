<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>BenchActs</name>
    <message>
        <source>Choose another print…</source>
        <translation>Escolher outra impressão…</translation>
    </message>
    <message>
        <source>Move between deck and Maybe</source>
        <translation>Mover entre o baralho e Talvez</translation>
    </message>
    <message>
        <source>Note on the card…</source>
        <translation>Anotação no card…</translation>
    </message>
    <message>
        <source>Play the prints I own</source>
        <translation>Usar as impressões que tenho</translation>
    </message>
    <message>
        <source>Play the plainest prints</source>
        <translation>Usar as impressões mais simples</translation>
    </message>
    <message>
        <source>Save a version…</source>
        <translation>Salvar uma versão…</translation>
    </message>
    <message>
        <source>Decks at the same time…</source>
        <translation>Baralhos ao mesmo tempo…</translation>
    </message>
    <message>
        <source>Show as a list</source>
        <translation>Mostrar como lista</translation>
    </message>
    <message>
        <source>Show in stacks</source>
        <translation>Mostrar em pilhas</translation>
    </message>
    <message>
        <source>Note on “{name}”</source>
        <translation>Anotação em “{name}”</translation>
    </message>
    <message>
        <source>What it is for, when to swap it</source>
        <translation>Para que serve, quando trocar</translation>
    </message>
    <message>
        <source>Move into the deck</source>
        <translation>Mover para o baralho</translation>
    </message>
    <message>
        <source>Move to Maybe</source>
        <translation>Mover para Talvez</translation>
    </message>
    <message>
        <source>Note on this card…</source>
        <translation>Anotação neste card…</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Agrupar por</translation>
    </message>
    <message>
        <source>Kind of card</source>
        <translation>Tipo de card</translation>
    </message>
    <message>
        <source>Evolution line</source>
        <translation>Linha evolutiva</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo de energia</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Coleção</translation>
    </message>
    <message>
        <source>Deleted the version “{name}”</source>
        <translation>Versão “{name}” excluída</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
</context>
<context>
    <name>BuildPanel</name>
    <message>
        <source>Build</source>
        <translation>Montar</translation>
    </message>
    <message>
        <source>Only these very prints</source>
        <translation>Só estas impressões exatas</translation>
    </message>
    <message>
        <source>Otherwise other prints of the same card will do, too.</source>
        <translation>Se não, outras impressões do mesmo card também servem.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Tem</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Livre</translation>
    </message>
    <message>
        <source>Lack</source>
        <translation>Falta</translation>
    </message>
    <message>
        <source>Copies you own</source>
        <translation>Cópias que você tem</translation>
    </message>
    <message>
        <source>Copies that no other built deck uses</source>
        <translation>Cópias que nenhum outro baralho montado usa</translation>
    </message>
    <message>
        <source>Copies the deck still needs</source>
        <translation>Cópias que o baralho ainda precisa</translation>
    </message>
    <message>
        <source>Cards of the deck and the copies there are</source>
        <translation>Cards do baralho e as cópias que existem</translation>
    </message>
    <message>
        <source>Copy the pull list</source>
        <translation>Copiar lista de retirada</translation>
    </message>
    <message>
        <source>Which copies to take out of your collection, place by place</source>
        <translation>Quais cópias tirar da sua coleção, lugar por lugar</translation>
    </message>
    <message>
        <source>Copy the buy list</source>
        <translation>Copiar lista de compras</translation>
    </message>
    <message>
        <source>Decks at once…</source>
        <translation>Baralhos de uma vez…</translation>
    </message>
    <message>
        <source>Which of your decks can you build at the same time?</source>
        <translation>Quais dos seus baralhos você pode montar ao mesmo tempo?</translation>
    </message>
    <message>
        <source>Take it apart</source>
        <translation>Desmontar</translation>
    </message>
    <message>
        <source>Mark as built</source>
        <translation>Marcar como montado</translation>
    </message>
    <message>
        <source>A built deck reserves its copies: they are not free for other decks.</source>
        <translation>Um baralho montado reserva suas cópias: elas não ficam livres para outros baralhos.</translation>
    </message>
    <message>
        <source>Built</source>
        <translation>Montado</translation>
    </message>
    <message>
        <source>Built, not complete</source>
        <translation>Montado, incompleto</translation>
    </message>
    <message>
        <source>Nothing to build yet</source>
        <translation>Nada para montar ainda</translation>
    </message>
    <message>
        <source>Can be built</source>
        <translation>Dá para montar</translation>
    </message>
    <message>
        <source>Cannot be built yet</source>
        <translation>Ainda não dá para montar</translation>
    </message>
    <message>
        <source>{have} of {size} cards are there</source>
        <translation>{have} de {size} cards disponíveis</translation>
    </message>
    <message>
        <source>{words}, since {day}</source>
        <translation>{words}, desde {day}</translation>
    </message>
    <message>
        <source>{count} × {name}: {owned} owned, {free} free, {missing} missing</source>
        <translation>{count} × {name}: {owned} na coleção, {free} livres, {missing} em falta</translation>
    </message>
    <message>
        <source>The pull list is on the clipboard.</source>
        <translation>A lista de retirada está na área de transferência.</translation>
    </message>
    <message>
        <source>No place noted</source>
        <translation>Sem lugar anotado</translation>
    </message>
    <message>
        <source>The buy list is on the clipboard.</source>
        <translation>A lista de compras está na área de transferência.</translation>
    </message>
</context>
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
        <source>Mend all at once</source>
        <translation>Corrigir tudo de uma vez</translation>
    </message>
    <message>
        <source>Takes away what is over a limit and swaps to legal prints of the same card</source>
        <translation>Retira o que passa de um limite e troca por impressões válidas do mesmo card</translation>
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
        <source>No Basic Pokémon in the opening hand: {percent} of games</source>
        <translation>Sem Pokémon Básico na mão inicial: {percent} das partidas</translation>
    </message>
    <message>
        <source>Exact chance for {basics} Basic Pokémon in {size} cards and a hand of 7</source>
        <translation>Chance exata com {basics} Pokémon Básicos em {size} cards e uma mão de 7</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Coleção</translation>
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
        <source>XY on (November 2013)</source>
        <translation>XY em diante (novembro de 2013)</translation>
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
    <message>
        <source>{deck}, built</source>
        <translation>{deck}, montado</translation>
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
        <source>Find decks</source>
        <translation>Buscar baralhos</translation>
    </message>
    <message>
        <source>Name, Pokémon, tag or folder; also card:lamp, tag:fast, format:standard, cards&lt;60, is:built, is:legal</source>
        <translation>Nome, Pokémon, etiqueta ou pasta; também carta:lampião, etiqueta:rápido, formato:padrão, cartas&lt;60, é:montado, é:válido</translation>
    </message>
    <message>
        <source>Archive ({count})</source>
        <translation>Arquivo ({count})</translation>
    </message>
    <message>
        <source>Show the archive</source>
        <translation>Mostrar o arquivo</translation>
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
        <source>Rename the folder…</source>
        <translation>Renomear a pasta…</translation>
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
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>Nenhuma pasta</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>Nova pasta…</translation>
    </message>
    <message>
        <source>Take out of the archive</source>
        <translation>Tirar do arquivo</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Arquivar</translation>
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
        <source>Maybe</source>
        <translation>Talvez</translation>
    </message>
    <message>
        <source>Grass</source>
        <translation>Planta</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Fogo</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Água</translation>
    </message>
    <message>
        <source>Lightning</source>
        <translation>Raios</translation>
    </message>
    <message>
        <source>Psychic</source>
        <translation>Psíquico</translation>
    </message>
    <message>
        <source>Fighting</source>
        <translation>Luta</translation>
    </message>
    <message>
        <source>Darkness</source>
        <translation>Escuridão</translation>
    </message>
    <message>
        <source>Metal</source>
        <translation>Metal</translation>
    </message>
    <message>
        <source>Fairy</source>
        <translation>Fada</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>Dragão</translation>
    </message>
    <message>
        <source>Colorless</source>
        <translation>Incolor</translation>
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
        <source>Import a deck list…</source>
        <translation>Importar uma lista de baralho…</translation>
    </message>
    <message>
        <source>Find cards to add</source>
        <translation>Buscar cards para adicionar</translation>
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
        <source>Tournament sheet…</source>
        <translation>Folha de torneio…</translation>
    </message>
    <message>
        <source>Play on the table</source>
        <translation>Jogar na mesa</translation>
    </message>
    <message>
        <source>One copy more or fewer</source>
        <translation>Uma cópia a mais ou a menos</translation>
    </message>
    <message>
        <source>So many copies</source>
        <translation>Tantas cópias</translation>
    </message>
    <message>
        <source>Take the card out</source>
        <translation>Tirar o card</translation>
    </message>
    <message>
        <source>Between deck and Maybe</source>
        <translation>Entre o baralho e Talvez</translation>
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
        <source>{verb}: {step}</source>
        <translation>{verb}: {step}</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>Copy the list as text</source>
        <translation>Copiar a lista como texto</translation>
    </message>
    <message>
        <source>Copy for another program</source>
        <translation>Copiar para outro programa</translation>
    </message>
    <message>
        <source>Save the list as a file…</source>
        <translation>Salvar a lista em um arquivo…</translation>
    </message>
    <message>
        <source>Save a picture of the deck…</source>
        <translation>Salvar uma imagem do baralho…</translation>
    </message>
    <message>
        <source>Tournament sheet…</source>
        <translation>Folha de torneio…</translation>
    </message>
    <message>
        <source>Save a sheet of proxies to cut out</source>
        <translation>Salvar uma folha de proxies para recortar</translation>
    </message>
    <message>
        <source>On {paper} paper…</source>
        <translation>Em papel {paper}…</translation>
    </message>
    <message>
        <source>Pasted deck</source>
        <translation>Baralho colado</translation>
    </message>
    <message>
        <source>{name}  ·  {print}</source>
        <translation>{name}  ·  {print}</translation>
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
        <source>Save the tournament sheet</source>
        <translation>Salvar a folha de torneio</translation>
    </message>
    <message>
        <source>Save a picture of the deck</source>
        <translation>Salvar uma imagem do baralho</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Imagem (*.png)</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} cards</translation>
    </message>
    <message>
        <source>Save a sheet of proxies</source>
        <translation>Salvar uma folha de proxies</translation>
    </message>
    <message>
        <source>Document (*.pdf)</source>
        <translation>Documento (*.pdf)</translation>
    </message>
    <message>
        <source>Painting the cards…</source>
        <translation>Pintando os cards…</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Salvo como {file}</translation>
    </message>
    <message>
        <source>The file could not be written: {reason}</source>
        <translation>Não foi possível gravar o arquivo: {reason}</translation>
    </message>
</context>
<context>
    <name>FaceDelegate</name>
    <message>
        <source>own {count}</source>
        <translation>tem {count}</translation>
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
    <name>HouseButton</name>
    <message>
        <source>House formats: rules of your own</source>
        <translation>Formatos da casa: suas próprias regras</translation>
    </message>
    <message>
        <source>Copy as a house format</source>
        <translation>Copiar como formato da casa</translation>
    </message>
    <message>
        <source>Open the folder of house formats</source>
        <translation>Abrir a pasta dos formatos da casa</translation>
    </message>
</context>
<context>
    <name>LegalList</name>
    <message>
        <source>Legal in no format</source>
        <translation>Não é válido em nenhum formato</translation>
    </message>
    <message>
        <source>Legal, once complete, in</source>
        <translation>Quando completo, válido em</translation>
    </message>
    <message>
        <source>Legal in</source>
        <translation>Válido em</translation>
    </message>
    <message>
        <source>Not known yet: {formats}</source>
        <translation>Ainda não se sabe: {formats}</translation>
    </message>
</context>
<context>
    <name>OddsPanel</name>
    <message>
        <source>Odds</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>By own turn</source>
        <translation>Até o seu turno</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jogando</translation>
    </message>
    <message>
        <source>Beside</source>
        <translation>Ao lado</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Compare with another deck</source>
        <translation>Comparar com outro baralho</translation>
    </message>
    <message>
        <source>Opening hand</source>
        <translation>Mão inicial</translation>
    </message>
    <message>
        <source>By that turn</source>
        <translation>Até esse turno</translation>
    </message>
    <message>
        <source>first</source>
        <translation>primeiro</translation>
    </message>
    <message>
        <source>second</source>
        <translation>segundo</translation>
    </message>
    <message>
        <source>Energy cards of a type, so many or more</source>
        <translation>Cards de Energia de um tipo, tantos ou mais</translation>
    </message>
    <message>
        <source>Evolution lines in play</source>
        <translation>Linhas de evolução em jogo</translation>
    </message>
    <message>
        <source>Each card</source>
        <translation>Cada card</translation>
    </message>
    <message>
        <source>An opening hand</source>
        <translation>Uma mão inicial</translation>
    </message>
    <message>
        <source>Another hand</source>
        <translation>Outra mão</translation>
    </message>
    <message>
        <source>By these rules both players draw on their first turn: the odds are the same for both.</source>
        <translation>Por estas regras os dois jogadores compram no primeiro turno: as chances são as mesmas para ambos.</translation>
    </message>
    <message>
        <source>The other deck: reading the list…</source>
        <translation>O outro baralho: lendo a lista…</translation>
    </message>
    <message>
        <source>The other deck cannot be dealt: it needs a Basic Pokémon and enough cards.</source>
        <translation>Não há como dar a mão inicial do outro baralho: ele precisa de um Pokémon Básico e de cards suficientes.</translation>
    </message>
    <message>
        <source>The other deck: {percent}, and {redraws} new hands.</source>
        <translation>O outro baralho: {percent}, e {redraws} mãos novas.</translation>
    </message>
    <message>
        <source>Cards of the list that were not found: {count}</source>
        <translation>Cards da lista que não foram encontrados: {count}</translation>
    </message>
    <message>
        <source>This</source>
        <translation>Este</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Outro</translation>
    </message>
    <message>
        <source>{name}, {count}</source>
        <translation>{name}, {count}</translation>
    </message>
    <message>
        <source>Choose a card for its copies among the Prizes, several for the chance of having them all.</source>
        <translation>Escolha um card para ver suas cópias entre os Prêmios; vários, para ver a chance de ter todos.</translation>
    </message>
    <message>
        <source>All {count} chosen by turn {turn}: {percent}, in the other deck {other}</source>
        <translation>Todos os {count} escolhidos até o turno {turn}: {percent}; no outro baralho, {other}</translation>
    </message>
    <message>
        <source>{name} among the Prizes</source>
        <translation>{name} entre os Prêmios</translation>
    </message>
    <message>
        <source>In the other deck</source>
        <translation>No outro baralho</translation>
    </message>
    <message>
        <source>{number} of {count}: {percent}</source>
        <translation>{number} de {count}: {percent}</translation>
    </message>
    <message>
        <source>Deal {count} hands</source>
        <translation>Comprar {count} mãos</translation>
    </message>
    <message>
        <source>Shuffles as the table does and counts, as a check of the exact numbers</source>
        <translation>Embaralha como a mesa e conta, para conferir os números exatos</translation>
    </message>
    <message>
        <source>With a Basic Pokémon and enough cards, the odds stand here.</source>
        <translation>Com um Pokémon Básico e cards suficientes, as chances aparecem aqui.</translation>
    </message>
    <message>
        <source>No Basic Pokémon in the opening hand: {percent}. On the average {redraws} new hands a game, and up to {bonus} cards for the opponent.</source>
        <translation>Mão inicial sem Pokémon Básico: {percent}. Em média, {redraws} mãos novas por partida e até {bonus} cards para o oponente.</translation>
    </message>
    <message>
        <source>Exact chances of the hand that is kept, and of the cards drawn each turn. Cards that draw or search make a deck faster than this.</source>
        <translation>Chances exatas da mão que fica e dos cards comprados a cada turno. Cards que compram ou procuram deixam o baralho mais rápido do que isto.</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Turno {turn}</translation>
    </message>
    <message>
        <source>{count}× {name}</source>
        <translation>{count}× {name}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Prêmios</translation>
    </message>
    <message>
        <source>{count}+</source>
        <translation>{count}+</translation>
    </message>
    <message>
        <source>All {count} chosen by turn {turn}: {percent}</source>
        <translation>Os {count} escolhidos até o turno {turn}: {percent}</translation>
    </message>
    <message>
        <source>After one hand without a Basic Pokémon</source>
        <translation>Depois de uma mão sem Pokémon Básico</translation>
    </message>
    <message>
        <source>After {count} hands without a Basic Pokémon</source>
        <translation>Depois de {count} mãos sem Pokémon Básico</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>{count} hands dealt</source>
        <translation>{count} mãos compradas</translation>
    </message>
    <message>
        <source>{count} hands: {percent} without a Basic Pokémon; no card is further than {apart} from its odds.</source>
        <translation>{count} mãos: {percent} sem Pokémon Básico; nenhum card fica a mais de {apart} da sua chance.</translation>
    </message>
</context>
<context>
    <name>PasteDialog</name>
    <message>
        <source>Import a deck list</source>
        <translation>Importar uma lista de baralho</translation>
    </message>
    <message>
        <source>Paste a list here or drop a file, one card per line:

4 Card name SET 12
2 Another card
12 Fire Energy</source>
        <translation>Cole uma lista aqui ou solte um arquivo, um card por linha:

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
        <source>Open a file…</source>
        <translation>Abrir um arquivo…</translation>
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
        <source>Cards the line may mean</source>
        <translation>Cards que a linha pode significar</translation>
    </message>
    <message>
        <source>Open a deck list</source>
        <translation>Abrir uma lista de baralho</translation>
    </message>
    <message>
        <source>Deck lists (*.txt *.json *.csv *.md);;All files (*)</source>
        <translation>Listas de baralho (*.txt *.json *.csv *.md);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>{reason} Double-click the line to correct it.</source>
        <translation>{reason} Dê um clique duplo na linha para corrigi-la.</translation>
    </message>
    <message>
        <source>found: {count}</source>
        <translation>encontrados: {count}</translation>
    </message>
    <message>
        <source>to confirm: {count}</source>
        <translation>a confirmar: {count}</translation>
    </message>
    <message>
        <source>not found: {count}</source>
        <translation>não encontrados: {count}</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontrado</translation>
    </message>
    <message>
        <source>Import a deck list – files after this one: {count}</source>
        <translation>Importar uma lista de baralho – arquivos depois deste: {count}</translation>
    </message>
    <message>
        <source>To confirm</source>
        <translation>A confirmar</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Não encontrado</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Choose a line to see the cards it may mean.</source>
        <translation>Escolha uma linha para ver os cards que ela pode significar.</translation>
    </message>
    <message>
        <source>Cards read: {count}</source>
        <translation>Cards lidos: {count}</translation>
    </message>
    <message>
        <source>lines not understood: {count}</source>
        <translation>linhas não entendidas: {count}</translation>
    </message>
    <message>
        <source>lines not read, the text is too long: {count}</source>
        <translation>linhas não lidas, texto longo demais: {count}</translation>
    </message>
    <message>
        <source>the list itself says {count}</source>
        <translation>a própria lista diz {count}</translation>
    </message>
    <message>
        <source>Nothing pasted yet</source>
        <translation>Nada colado ainda</translation>
    </message>
</context>
<context>
    <name>PrintPicker</name>
    <message>
        <source>Prints of this card</source>
        <translation>Impressões deste card</translation>
    </message>
    <message>
        <source>{name}: {count} prints</source>
        <translation>{name}: {count} impressões</translation>
    </message>
</context>
<context>
    <name>RegistrationDialog</name>
    <message>
        <source>Tournament sheet</source>
        <translation>Folha de torneio</translation>
    </message>
    <message>
        <source>Preview of the sheet</source>
        <translation>Prévia da folha</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Próxima página</translation>
    </message>
    <message>
        <source>Keep these details on this computer</source>
        <translation>Guardar estes dados neste computador</translation>
    </message>
    <message>
        <source>Delete my details</source>
        <translation>Apagar meus dados</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Player name</source>
        <translation>Nome do jogador</translation>
    </message>
    <message>
        <source>Player ID</source>
        <translation>ID de jogador</translation>
    </message>
    <message>
        <source>Day of birth</source>
        <translation>Data de nascimento</translation>
    </message>
    <message>
        <source>Age division</source>
        <translation>Categoria de idade</translation>
    </message>
    <message>
        <source>What you leave empty is a blank line, to be filled in by hand.</source>
        <translation>O que ficar vazio vira uma linha em branco, para preencher à mão.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salvar como PDF…</translation>
    </message>
    <message>
        <source>{division} (automatic)</source>
        <translation>{division} (automática)</translation>
    </message>
    <message>
        <source>By the day of birth</source>
        <translation>Pela data de nascimento</translation>
    </message>
    <message>
        <source>Write the day of birth like this: {day}</source>
        <translation>Escreva a data de nascimento assim: {day}</translation>
    </message>
    <message>
        <source>{page} of {pages}</source>
        <translation>{page} de {pages}</translation>
    </message>
    <message>
        <source>Legal in {format}</source>
        <translation>Válido em {format}</translation>
    </message>
    <message>
        <source>Not legal in {format}: one thing to mend, see Check</source>
        <translation>Não é válido em {format}: uma coisa a corrigir, veja Validade</translation>
    </message>
    <message>
        <source>Not legal in {format}: {count} things to mend, see Check</source>
        <translation>Não é válido em {format}: {count} coisas a corrigir, veja Validade</translation>
    </message>
</context>
<context>
    <name>RivalBox</name>
    <message>
        <source>Compare with a pasted list</source>
        <translation>Comparar com uma lista colada</translation>
    </message>
    <message>
        <source>Deck list</source>
        <translation>Lista do baralho</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Version “{name}”</source>
        <translation>Versão “{name}”</translation>
    </message>
    <message>
        <source>A pasted list…</source>
        <translation>Lista colada…</translation>
    </message>
</context>
<context>
    <name>ShelfActs</name>
    <message>
        <source>New deck</source>
        <translation>Novo baralho</translation>
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
        <source>Deleted the deck “{name}”</source>
        <translation>Baralho “{name}” excluído</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Nova pasta</translation>
    </message>
    <message>
        <source>Name of the folder</source>
        <translation>Nome da pasta</translation>
    </message>
    <message>
        <source>Rename the folder</source>
        <translation>Renomear a pasta</translation>
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
    <name>StatisticsView</name>
    <message>
        <source>Cards by kind</source>
        <translation>Cards por tipo de card</translation>
    </message>
    <message>
        <source>Pokémon by type</source>
        <translation>Pokémon por tipo</translation>
    </message>
    <message>
        <source>Energy asked for and there</source>
        <translation>Energia pedida e disponível</translation>
    </message>
    <message>
        <source>Pokémon by stage</source>
        <translation>Pokémon por estágio</translation>
    </message>
    <message>
        <source>Pokémon by HP</source>
        <translation>Pokémon por pontos de vida</translation>
    </message>
    <message>
        <source>Attacks by price</source>
        <translation>Ataques por custo</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Ataques</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Pedida</translation>
    </message>
    <message>
        <source>There</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>{type}, asked</source>
        <translation>{type}, pedida</translation>
    </message>
    <message>
        <source>{type}, there</source>
        <translation>{type}, cards</translation>
    </message>
    <message>
        <source>This</source>
        <translation>Este</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Outro</translation>
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
        <source>Free</source>
        <translation>Sem custo</translation>
    </message>
    <message>
        <source>1 Energy</source>
        <translation>1 Energia</translation>
    </message>
    <message>
        <source>{count} Energy</source>
        <translation>{count} Energias</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>TogetherDialog</name>
    <message>
        <source>Decks at the same time</source>
        <translation>Baralhos ao mesmo tempo</translation>
    </message>
    <message>
        <source>Decks to build</source>
        <translation>Baralhos para montar</translation>
    </message>
    <message>
        <source>{name} ({count})</source>
        <translation>{name} ({count})</translation>
    </message>
    <message>
        <source>Which decks fit together</source>
        <translation>Quais baralhos cabem juntos</translation>
    </message>
    <message>
        <source>Which of these can you build at the same time?</source>
        <translation>Quais destes você pode montar ao mesmo tempo?</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Procurando…</translation>
    </message>
    <message>
        <source>Tick some decks.</source>
        <translation>Marque alguns baralhos.</translation>
    </message>
    <message>
        <source>All {count} of them at once.</source>
        <translation>Todos os {count} de uma vez.</translation>
    </message>
    <message>
        <source>None of them can be built.</source>
        <translation>Não dá para montar nenhum deles.</translation>
    </message>
    <message>
        <source>At most {most} of {count} at once.</source>
        <translation>No máximo {most} de {count} de uma vez.</translation>
    </message>
    <message>
        <source>These fit whatever you choose besides:</source>
        <translation>Estes cabem com qualquer escolha:</translation>
    </message>
    <message>
        <source>For these you own too few cards, even alone:</source>
        <translation>Para estes faltam cards, mesmo sozinhos:</translation>
    </message>
    <message>
        <source>One of these lines, because there are too few of: {cards}</source>
        <translation>Uma destas linhas, porque faltam cópias de: {cards}</translation>
    </message>
    <message>
        <source>There are more ways; these have the most decks. Untick decks to see fewer.</source>
        <translation>Há mais combinações; estas têm mais baralhos. Desmarque baralhos para ver menos.</translation>
    </message>
</context>
<context>
    <name>VersionsPanel</name>
    <message>
        <source>Versions</source>
        <translation>Versões</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>fast, for the shop</source>
        <translation>rápido, para a loja</translation>
    </message>
    <message>
        <source>Words between commas; the list of decks finds them.</source>
        <translation>Palavras entre vírgulas; a lista de baralhos as encontra.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Anotações</translation>
    </message>
    <message>
        <source>Plan, weak spots, what to try next</source>
        <translation>Plano, pontos fracos, o que testar</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salvar…</translation>
    </message>
    <message>
        <source>Keep the deck as it is now, under a name</source>
        <translation>Guardar o baralho como está, com um nome</translation>
    </message>
    <message>
        <source>Go back to it</source>
        <translation>Voltar a ela</translation>
    </message>
    <message>
        <source>Go back to the chosen version</source>
        <translation>Voltar à versão escolhida</translation>
    </message>
    <message>
        <source>Save a version</source>
        <translation>Salvar uma versão</translation>
    </message>
    <message>
        <source>Rename the version</source>
        <translation>Renomear a versão</translation>
    </message>
    <message>
        <source>Delete the version</source>
        <translation>Excluir a versão</translation>
    </message>
    <message>
        <source>Saved versions</source>
        <translation>Versões salvas</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar com</translation>
    </message>
    <message>
        <source>What has changed</source>
        <translation>O que mudou</translation>
    </message>
    <message>
        <source>Call it “{name}”</source>
        <translation>Chamar de “{name}”</translation>
    </message>
    <message>
        <source>Named after the Pokémon it is built around</source>
        <translation>Nome dos Pokémon principais do baralho</translation>
    </message>
    <message>
        <source>Name of the version</source>
        <translation>Nome da versão</translation>
    </message>
    <message>
        <source>Version {number}</source>
        <translation>Versão {number}</translation>
    </message>
    <message>
        <source>Compare with a pasted list</source>
        <translation>Comparar com uma lista colada</translation>
    </message>
    <message>
        <source>Deck list</source>
        <translation>Lista do baralho</translation>
    </message>
    <message>
        <source>{name}  ·  {count} cards  ·  {day}</source>
        <translation>{name}  ·  {count} cards  ·  {day}</translation>
    </message>
    <message>
        <source>Compare with the deck now</source>
        <translation>Comparar com o baralho atual</translation>
    </message>
    <message>
        <source>Compare with “{name}”</source>
        <translation>Comparar com “{name}”</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparar…</translation>
    </message>
    <message>
        <source>Deck against a pasted list…</source>
        <translation>Baralho e uma lista colada…</translation>
    </message>
    <message>
        <source>Reading the list…</source>
        <translation>Lendo a lista…</translation>
    </message>
    <message>
        <source>Save a version before you change much: you can compare and go back.</source>
        <translation>Salve uma versão antes de mudar muito: dá para comparar e voltar.</translation>
    </message>
    <message>
        <source>+{more} added, −{fewer} removed</source>
        <translation>+{more} adicionados, −{fewer} removidos</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Nenhuma diferença</translation>
    </message>
    <message>
        <source>Cards of the list that were not found: {count}</source>
        <translation>Cards da lista que não foram encontrados: {count}</translation>
    </message>
    <message>
        <source>{name} (other print)</source>
        <translation>{name} (outra impressão)</translation>
    </message>
</context>
</TS>
