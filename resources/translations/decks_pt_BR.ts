<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>CheckPanel</name>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="277"/>
        <source>Check</source>
        <translation>Validade</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="280"/>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="281"/>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="392"/>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="284"/>
        <source>Mend all at once</source>
        <translation>Corrigir tudo de uma vez</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="285"/>
        <source>Takes away what is over a limit and swaps to legal prints of the same card</source>
        <translation>Retira o que passa de um limite e troca por impressões válidas do mesmo card</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="286"/>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="287"/>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="341"/>
        <source>Legal</source>
        <translation>Válido</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="341"/>
        <source>Not finished</source>
        <translation>Inacabado</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="341"/>
        <source>Not legal</source>
        <translation>Inválido</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="349"/>
        <source>One card to go</source>
        <translation>Falta um card</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="349"/>
        <source>{count} cards to go</source>
        <translation>Faltam {count} cards</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="352"/>
        <source>One thing to mend</source>
        <translation>Uma coisa a corrigir</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="352"/>
        <source>{count} things to mend</source>
        <translation>{count} coisas a corrigir</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="355"/>
        <source>One hint</source>
        <translation>Uma dica</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="355"/>
        <source>{count} hints</source>
        <translation>{count} dicas</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="356"/>
        <source>Nothing to mend</source>
        <translation>Nada a corrigir</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="364"/>
        <source>Pokémon {count}</source>
        <translation>Pokémon {count}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="365"/>
        <source>Trainers {count}</source>
        <translation>Treinador {count}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="366"/>
        <source>Energy {count}</source>
        <translation>Energia {count}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="374"/>
        <source>No Basic Pokémon in the opening hand: {percent} % of games</source>
        <translation>Sem Pokémon Básico na mão inicial: {percent} % das partidas</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="377"/>
        <source>Exact chance for {basics} Basic Pokémon in {size} cards and a hand of 7</source>
        <translation>Chance exata com {basics} Pokémon Básicos em {size} cards e uma mão de 7</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="390"/>
        <source>Error</source>
        <translation>Erro</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="390"/>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="390"/>
        <source>Note</source>
        <translation>Observação</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="401"/>
        <source>Classic (1999)</source>
        <translation>Clássicas (1999)</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="402"/>
        <source>Classic, extended</source>
        <translation>Clássicas ampliadas</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="403"/>
        <source>Black &amp; White to XY (2013)</source>
        <translation>Black &amp; White a XY (2013)</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="404"/>
        <source>XY on (November 2013)</source>
        <translation>XY em diante (novembro de 2013)</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/check_panel.py" line="405"/>
        <source>Current</source>
        <translation>Atuais</translation>
    </message>
</context>
<context>
    <name>DeckListModel</name>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/list_panel.py" line="86"/>
        <source>legal</source>
        <translation>válido</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/list_panel.py" line="87"/>
        <source>not finished</source>
        <translation>inacabado</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/list_panel.py" line="88"/>
        <source>not legal</source>
        <translation>inválido</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/list_panel.py" line="90"/>
        <source>{name}, {format}, {count} cards, {verdict}</source>
        <translation>{name}, {format}, {count} cards, {verdict}</translation>
    </message>
</context>
<context>
    <name>DeckListPanel</name>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/list_panel.py" line="229"/>
        <location filename="../../ptcg_desktop/ui/decks/list_panel.py" line="232"/>
        <source>Decks</source>
        <translation>Baralhos</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/list_panel.py" line="230"/>
        <source>New</source>
        <translation>Novo</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/list_panel.py" line="231"/>
        <source>New deck</source>
        <translation>Novo baralho</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/list_panel.py" line="254"/>
        <source>Empty deck</source>
        <translation>Baralho vazio</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/list_panel.py" line="255"/>
        <source>From a list you paste…</source>
        <translation>De uma lista colada…</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/list_panel.py" line="258"/>
        <location filename="../../ptcg_desktop/ui/decks/list_panel.py" line="259"/>
        <source>Ready decks</source>
        <translation>Baralhos prontos</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/list_panel.py" line="268"/>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/list_panel.py" line="269"/>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/list_panel.py" line="270"/>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
</context>
<context>
    <name>DeckModel</name>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/deck_model.py" line="145"/>
        <source>not owned</source>
        <translation>você não tem</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/deck_model.py" line="147"/>
        <source>{owned} of {count} owned</source>
        <translation>você tem {owned} de {count}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/deck_model.py" line="148"/>
        <source>{owned} owned</source>
        <translation>você tem {owned}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/deck_model.py" line="153"/>
        <source>Pokémon</source>
        <translation>Pokémon</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/deck_model.py" line="154"/>
        <source>Trainers</source>
        <translation>Treinador</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/deck_model.py" line="155"/>
        <source>Energy</source>
        <translation>Energia</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/deck_model.py" line="156"/>
        <source>Not in the catalogue</source>
        <translation>Fora do catálogo</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/deck_model.py" line="161"/>
        <source>{section}, {count}</source>
        <translation>{section}, {count}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/deck_model.py" line="162"/>
        <source>{count} {name}</source>
        <translation>{count} {name}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/deck_model.py" line="167"/>
        <source>{count} × {name}, {print}, {owned} owned</source>
        <translation>{count} × {name}, {print}, você tem {owned}</translation>
    </message>
</context>
<context>
    <name>DecksPage</name>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="194"/>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="347"/>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="392"/>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="204"/>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="212"/>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="283"/>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="365"/>
        <source>New deck</source>
        <translation>Novo baralho</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="214"/>
        <source>Import a deck list…</source>
        <translation>Importar uma lista de baralho…</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="216"/>
        <source>Find cards to add</source>
        <translation>Buscar cards para adicionar</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="217"/>
        <source>Rename the deck</source>
        <translation>Renomear o baralho</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="219"/>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="296"/>
        <source>Duplicate the deck</source>
        <translation>Duplicar o baralho</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="221"/>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="297"/>
        <source>Delete the deck</source>
        <translation>Excluir o baralho</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="224"/>
        <source>Copy the list as text</source>
        <translation>Copiar a lista como texto</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="232"/>
        <source>Save the list as a file…</source>
        <translation>Salvar a lista em arquivo…</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="238"/>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="305"/>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="306"/>
        <source>Play on the table</source>
        <translation>Jogar na mesa</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="275"/>
        <source>Cards of the deck</source>
        <translation>Cards do baralho</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="276"/>
        <source>Name of the deck</source>
        <translation>Nome do baralho</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="278"/>
        <source>Type another name and press Enter</source>
        <translation>Digite outro nome e tecle Enter</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="281"/>
        <source>Build your first deck</source>
        <translation>Monte seu primeiro baralho</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="282"/>
        <source>Begin with an empty deck and add cards, or take a ready deck and make it your own.</source>
        <translation>Comece com um baralho vazio e adicione cards, ou pegue um baralho pronto e deixe-o do seu jeito.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="284"/>
        <source>Start from a ready deck</source>
        <translation>Começar com um baralho pronto</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="287"/>
        <source>An empty deck</source>
        <translation>Um baralho vazio</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="288"/>
        <source>Type a name in the finder and press Enter, double click a card, or drag cards here.</source>
        <translation>Digite um nome na busca e tecle Enter, clique duas vezes num card ou arraste cards para cá.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="294"/>
        <source>Undo (Ctrl+Z)</source>
        <translation>Desfazer (Ctrl+Z)</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="295"/>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Refazer (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="301"/>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="302"/>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="304"/>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="344"/>
        <source>Added to “{deck}”</source>
        <translation>Adicionado a “{deck}”</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="344"/>
        <source>{count} cards added to “{deck}”</source>
        <translation>{count} cards adicionados a “{deck}”</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="391"/>
        <source>Deleted the deck “{name}”</source>
        <translation>Baralho “{name}” excluído</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/view.py" line="486"/>
        <source>{verb}: {step}</source>
        <translation>{verb}: {step}</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/exchange.py" line="87"/>
        <source>Copy the list as text</source>
        <translation>Copiar a lista como texto</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/exchange.py" line="88"/>
        <source>Copy for another program</source>
        <translation>Copiar para outro programa</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/exchange.py" line="89"/>
        <source>Save the list as a file…</source>
        <translation>Salvar a lista em um arquivo…</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/exchange.py" line="90"/>
        <source>Save a picture of the deck…</source>
        <translation>Salvar uma imagem do baralho…</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/exchange.py" line="91"/>
        <source>Save a sheet of proxies to cut out</source>
        <translation>Salvar uma folha de proxies para recortar</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/exchange.py" line="93"/>
        <source>On {paper} paper…</source>
        <translation>Em papel {paper}…</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/exchange.py" line="134"/>
        <source>Pasted deck</source>
        <translation>Baralho colado</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/exchange.py" line="142"/>
        <source>{name}  ·  {print}</source>
        <translation>{name}  ·  {print}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/exchange.py" line="152"/>
        <source>The list is on the clipboard.</source>
        <translation>A lista está na área de transferência.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/exchange.py" line="163"/>
        <source>Save the list</source>
        <translation>Salvar a lista</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/exchange.py" line="185"/>
        <source>Save a picture of the deck</source>
        <translation>Salvar uma imagem do baralho</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/exchange.py" line="185"/>
        <source>Picture (*.png)</source>
        <translation>Imagem (*.png)</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/exchange.py" line="194"/>
        <source>{count} cards</source>
        <translation>{count} cards</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/exchange.py" line="199"/>
        <source>Save a sheet of proxies</source>
        <translation>Salvar uma folha de proxies</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/exchange.py" line="199"/>
        <source>Document (*.pdf)</source>
        <translation>Documento (*.pdf)</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/exchange.py" line="224"/>
        <source>Painting the cards…</source>
        <translation>Pintando os cards…</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/exchange.py" line="249"/>
        <source>Saved as {file}</source>
        <translation>Salvo como {file}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/exchange.py" line="253"/>
        <source>The file could not be written: {reason}</source>
        <translation>Não foi possível gravar o arquivo: {reason}</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/finder.py" line="273"/>
        <location filename="../../ptcg_desktop/ui/decks/finder.py" line="274"/>
        <source>Find cards to add</source>
        <translation>Buscar cards para adicionar</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/finder.py" line="275"/>
        <source>Enter adds the first card, Down goes to the cards.</source>
        <translation>Enter adiciona o primeiro card; a seta para baixo leva aos cards.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/finder.py" line="276"/>
        <source>Cards found</source>
        <translation>Cards encontrados</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/finder.py" line="277"/>
        <source>Only owned</source>
        <translation>Só os que você tem</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/finder.py" line="278"/>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/finder.py" line="278"/>
        <source>Pokémon</source>
        <translation>Pokémon</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/finder.py" line="278"/>
        <source>Trainers</source>
        <translation>Treinador</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/finder.py" line="278"/>
        <source>Energy</source>
        <translation>Energia</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/finder.py" line="306"/>
        <source>No card fits</source>
        <translation>Nenhum card encontrado</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/finder.py" line="308"/>
        <source>1 card</source>
        <translation>1 card</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/finder.py" line="310"/>
        <source>{count} cards</source>
        <translation>{count} cards</translation>
    </message>
</context>
<context>
    <name>FinderModel</name>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/finder.py" line="94"/>
        <source>{name}, {print}, {owned} owned, {count} in the deck</source>
        <translation>{name}, {print}, você tem {owned}, {count} no baralho</translation>
    </message>
</context>
<context>
    <name>HouseButton</name>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/house_menu.py" line="39"/>
        <source>House formats: rules of your own</source>
        <translation>Formatos da casa: suas próprias regras</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/house_menu.py" line="42"/>
        <source>Copy as a house format</source>
        <translation>Copiar como formato da casa</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/house_menu.py" line="43"/>
        <source>Open the folder of house formats</source>
        <translation>Abrir a pasta dos formatos da casa</translation>
    </message>
</context>
<context>
    <name>LegalList</name>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/legal_list.py" line="43"/>
        <source>Legal in no format</source>
        <translation>Não é válido em nenhum formato</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/legal_list.py" line="45"/>
        <source>Legal, once complete, in</source>
        <translation>Quando completo, válido em</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/legal_list.py" line="47"/>
        <source>Legal in</source>
        <translation>Válido em</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/legal_list.py" line="51"/>
        <source>Not known yet: {formats}</source>
        <translation>Ainda não se sabe: {formats}</translation>
    </message>
</context>
<context>
    <name>PasteDialog</name>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/paste_dialog.py" line="178"/>
        <source>Import a deck list</source>
        <translation>Importar uma lista de baralho</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/paste_dialog.py" line="181"/>
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
        <location filename="../../ptcg_desktop/ui/decks/paste_dialog.py" line="185"/>
        <source>Pasted list</source>
        <translation>Lista colada</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/paste_dialog.py" line="186"/>
        <source>Lines and the cards they mean</source>
        <translation>Linhas e os cards que elas indicam</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/paste_dialog.py" line="187"/>
        <source>Copies</source>
        <translation>Cópias</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/paste_dialog.py" line="187"/>
        <source>Line</source>
        <translation>Linha</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/paste_dialog.py" line="187"/>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/paste_dialog.py" line="188"/>
        <location filename="../../ptcg_desktop/ui/decks/paste_dialog.py" line="189"/>
        <source>Name of the new deck</source>
        <translation>Nome do novo baralho</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/paste_dialog.py" line="190"/>
        <source>Pasted deck</source>
        <translation>Baralho colado</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/paste_dialog.py" line="191"/>
        <source>Open a file…</source>
        <translation>Abrir um arquivo…</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/paste_dialog.py" line="192"/>
        <source>New deck</source>
        <translation>Novo baralho</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/paste_dialog.py" line="193"/>
        <source>Replace the open deck&apos;s cards</source>
        <translation>Trocar os cards do baralho aberto</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/paste_dialog.py" line="194"/>
        <source>Add to the open deck</source>
        <translation>Somar ao baralho aberto</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/paste_dialog.py" line="195"/>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/paste_dialog.py" line="196"/>
        <source>Cards the line may mean</source>
        <translation>Cards que a linha pode significar</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/paste_dialog.py" line="233"/>
        <source>Open a deck list</source>
        <translation>Abrir uma lista de baralho</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/paste_dialog.py" line="233"/>
        <source>Deck lists (*.txt *.json *.csv *.md);;All files (*)</source>
        <translation>Listas de baralho (*.txt *.json *.csv *.md);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/paste_dialog.py" line="360"/>
        <source>found: {count}</source>
        <translation>encontrados: {count}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/paste_dialog.py" line="363"/>
        <source>to confirm: {count}</source>
        <translation>a confirmar: {count}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/paste_dialog.py" line="364"/>
        <source>not found: {count}</source>
        <translation>não encontrados: {count}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/paste_dialog.py" line="340"/>
        <source>Found</source>
        <translation>Encontrado</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/paste_dialog.py" line="341"/>
        <source>To confirm</source>
        <translation>A confirmar</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/paste_dialog.py" line="342"/>
        <source>Not found</source>
        <translation>Não encontrado</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/paste_dialog.py" line="343"/>
        <source>Heading</source>
        <translation>Título</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/paste_dialog.py" line="353"/>
        <source>Choose a line to see the cards it may mean.</source>
        <translation>Escolha uma linha para ver os cards que ela pode significar.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/paste_dialog.py" line="359"/>
        <source>Cards read: {count}</source>
        <translation>Cards lidos: {count}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/paste_dialog.py" line="365"/>
        <source>lines not understood: {count}</source>
        <translation>linhas não entendidas: {count}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/paste_dialog.py" line="370"/>
        <source>the list itself says {count}</source>
        <translation>a própria lista diz {count}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/paste_dialog.py" line="371"/>
        <source>Nothing pasted yet</source>
        <translation>Nada colado ainda</translation>
    </message>
</context>
<context>
    <name>SideTabs</name>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/side_tabs.py" line="76"/>
        <source>About the deck</source>
        <translation>Sobre o baralho</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/exchange.py" line="271"/>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>_FaceDelegate</name>
    <message>
        <location filename="../../ptcg_desktop/ui/decks/finder.py" line="160"/>
        <source>own {count}</source>
        <translation>tem {count}</translation>
    </message>
</context>
</TS>
