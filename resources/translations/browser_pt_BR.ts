<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>Binder</name>
    <message>
        <source>Page before (Page Up)</source>
        <translation>Página anterior (Page Up)</translation>
    </message>
    <message>
        <source>Next page (Page Down)</source>
        <translation>Próxima página (Page Down)</translation>
    </message>
    <message>
        <source>Pockets of the page</source>
        <translation>Bolsos da página</translation>
    </message>
    <message>
        <source>{set} · page {number} of {pages} · {owned} of {count} owned</source>
        <translation>{set} · página {number} de {pages} · {owned} de {count} na coleção</translation>
    </message>
    <message>
        <source>{count} owned</source>
        <translation>{count} na coleção</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
</context>
<context>
    <name>CardBrowser</name>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>Mostrar todos os cards</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 card</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} cards</translation>
    </message>
    <message>
        <source>{cards} so far ({percent} % of the texts read)</source>
        <translation>{cards} até agora ({percent} % dos textos lidos)</translation>
    </message>
    <message>
        <source>Type a name, or for example {example}. The sign ? shows everything that can be asked.</source>
        <translation>Digite um nome ou, por exemplo, {example}. O sinal ? mostra tudo o que se pode buscar.</translation>
    </message>
    <message>
        <source>Nothing is left of this search</source>
        <translation>Não sobrou nada desta busca</translation>
    </message>
    <message>
        <source>Your collection is empty</source>
        <translation>Sua coleção está vazia</translation>
    </message>
    <message>
        <source>Choose a card and press + to put a copy into it.</source>
        <translation>Escolha um card e pressione + para pôr uma cópia nela.</translation>
    </message>
    <message>
        <source>No such card so far</source>
        <translation>Nenhum card assim até agora</translation>
    </message>
    <message>
        <source>The card texts are still being read; more cards may fit later.</source>
        <translation>Os textos dos cards ainda estão sendo lidos; talvez mais cards apareçam depois.</translation>
    </message>
    <message>
        <source>No card fits “{text}”</source>
        <translation>Nenhum card corresponde a “{text}”</translation>
    </message>
    <message>
        <source>Try fewer letters or fewer filters.</source>
        <translation>Tente menos letras ou menos filtros.</translation>
    </message>
</context>
<context>
    <name>CardTable</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Coleção</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Estágio</translation>
    </message>
    <message>
        <source>HP</source>
        <translation>PS</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dano</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Recuo</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>Raridade</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marca</translation>
    </message>
    <message>
        <source>Illustrator</source>
        <translation>Ilustrador</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Ano</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Tenho</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>Search cards</source>
        <translation>Buscar cards</translation>
    </message>
    <message>
        <source>Drop all filters</source>
        <translation>Limpar todos os filtros</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>Uma cópia a mais</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>Uma cópia a menos</translation>
    </message>
    <message>
        <source>Add to deck</source>
        <translation>Adicionar ao baralho</translation>
    </message>
    <message>
        <source>What can be searched for</source>
        <translation>O que se pode buscar</translation>
    </message>
    <message>
        <source>Save this search…</source>
        <translation>Salvar esta busca…</translation>
    </message>
    <message>
        <source>Saved searches…</source>
        <translation>Buscas salvas…</translation>
    </message>
    <message>
        <source>Panel of filters</source>
        <translation>Painel de filtros</translation>
    </message>
    <message>
        <source>Columns of the table…</source>
        <translation>Colunas da tabela…</translation>
    </message>
    <message>
        <source>Larger cards</source>
        <translation>Cards maiores</translation>
    </message>
    <message>
        <source>Smaller cards</source>
        <translation>Cards menores</translation>
    </message>
    <message>
        <source>Card details</source>
        <translation>Detalhes do card</translation>
    </message>
    <message>
        <source>Cards as a grid</source>
        <translation>Cards em grade</translation>
    </message>
    <message>
        <source>Cards as a table</source>
        <translation>Cards em tabela</translation>
    </message>
    <message>
        <source>Cards as a binder</source>
        <translation>Cards em fichário</translation>
    </message>
    <message>
        <source>{name}: none left in the collection</source>
        <translation>{name}: não resta nenhum na coleção</translation>
    </message>
    <message>
        <source>{name}: {count} in the collection</source>
        <translation>{name}: {count} na coleção</translation>
    </message>
</context>
<context>
    <name>FacetPanel</name>
    <message>
        <source>Filters with numbers of cards</source>
        <translation>Filtros com a quantidade de cards</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Tenho</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Estágio</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Coleção</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>Raridade</translation>
    </message>
    <message>
        <source>Regulation mark</source>
        <translation>Marca de regulamento</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Ano</translation>
    </message>
    <message>
        <source>Plays by itself</source>
        <translation>Joga sozinho</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>escolhido</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>não escolhido</translation>
    </message>
    <message>
        <source>{name}, {count} cards, {state}</source>
        <translation>{name}, {count} cards, {state}</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Faltam</translation>
    </message>
    <message>
        <source>By itself</source>
        <translation>Sozinho</translation>
    </message>
    <message>
        <source>In part</source>
        <translation>Em parte</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À mão</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>In English</source>
        <translation>Em inglês</translation>
    </message>
    <message>
        <source>In Portuguese</source>
        <translation>Em português</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Evolves</source>
        <translation>Evolução</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Weakness</source>
        <translation>Fraqueza</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Resistência</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Recuo</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Prêmios</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Coleção</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>Raridade</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Lançamento</translation>
    </message>
    <message>
        <source>Illustrator</source>
        <translation>Ilustrador</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Pokédex</source>
        <translation>Pokédex</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marca</translation>
    </message>
    <message>
        <source>Finishes</source>
        <translation>Acabamentos</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Corrigido</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Descrição</translation>
    </message>
    <message>
        <source>Pokémon</source>
        <translation>Pokémon</translation>
    </message>
    <message>
        <source>Trainer</source>
        <translation>Treinador</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energia</translation>
    </message>
    <message>
        <source>any type</source>
        <translation>qualquer tipo</translation>
    </message>
    <message>
        <source>MMMM d, yyyy</source>
        <translation>d &apos;de&apos; MMMM &apos;de&apos; yyyy</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Search cards</source>
        <translation>Buscar cards</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Coleção</translation>
    </message>
    <message>
        <source>All sets</source>
        <translation>Todas as coleções</translation>
    </message>
    <message>
        <source>Best fit</source>
        <translation>Melhor resultado</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Mais novas</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Highest HP</source>
        <translation>Maior PV</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Estágio</translation>
    </message>
    <message>
        <source>Most damage</source>
        <translation>Maior dano</translation>
    </message>
    <message>
        <source>Lowest Retreat Cost</source>
        <translation>Menor custo de recuo</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>Raridade</translation>
    </message>
    <message>
        <source>Regulation mark</source>
        <translation>Marca de regulamento</translation>
    </message>
    <message>
        <source>Illustrator</source>
        <translation>Ilustrador</translation>
    </message>
    <message>
        <source>Most owned</source>
        <translation>Mais cópias</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>Pokémon</source>
        <translation>Pokémon</translation>
    </message>
    <message>
        <source>Saved and past searches</source>
        <translation>Buscas salvas e recentes</translation>
    </message>
    <message>
        <source>What can be searched for (F1)</source>
        <translation>O que se pode buscar (F1)</translation>
    </message>
    <message>
        <source>Show the panel of filters</source>
        <translation>Mostrar o painel de filtros</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grade</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Binder</source>
        <translation>Fichário</translation>
    </message>
    <message>
        <source>Trainer</source>
        <translation>Treinador</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energia</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Tenho</translation>
    </message>
    <message>
        <source>Cards that play by themselves</source>
        <translation>Cards que jogam sozinhos</translation>
    </message>
    <message>
        <source>Cards that play by themselves in part</source>
        <translation>Cards que jogam sozinhos em parte</translation>
    </message>
    <message>
        <source>Cards played by hand</source>
        <translation>Cards jogados à mão</translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <translation>Tamanho dos cards</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>none owned</source>
        <translation>nenhuma cópia</translation>
    </message>
    <message>
        <source>{count} owned</source>
        <translation>você tem {count}</translation>
    </message>
    <message>
        <source>Card in English</source>
        <translation>Card em inglês</translation>
    </message>
    <message>
        <source>Card in Portuguese</source>
        <translation>Card em português</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>Uma cópia a menos</translation>
    </message>
    <message>
        <source>One copy less (−)</source>
        <translation>Uma cópia a menos (−)</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>Uma cópia a mais</translation>
    </message>
    <message>
        <source>One copy more (+)</source>
        <translation>Uma cópia a mais (+)</translation>
    </message>
    <message>
        <source>Add to deck</source>
        <translation>Adicionar ao baralho</translation>
    </message>
    <message>
        <source>Put one copy into the deck on the Decks page (Enter)</source>
        <translation>Pôr uma cópia no baralho da página Baralhos (Enter)</translation>
    </message>
    <message>
        <source>The only print</source>
        <translation>A única impressão</translation>
    </message>
    <message>
        <source>{count} prints</source>
        <translation>{count} impressões</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>e mais {count}</translation>
    </message>
    <message>
        <source>×{count}</source>
        <translation>×{count}</translation>
    </message>
    <message>
        <source>Print: {print}</source>
        <translation>Impressão: {print}</translation>
    </message>
</context>
<context>
    <name>PictureOffer</name>
    <message>
        <source>Pictures of the cards?</source>
        <translation>Imagens dos cards?</translation>
    </message>
    <message>
        <source>Downloaded from {servers} as you look at cards, and kept on this computer.</source>
        <translation>Baixadas de {servers} conforme você olha os cards, e guardadas neste computador.</translation>
    </message>
    <message>
        <source>Show pictures</source>
        <translation>Mostrar imagens</translation>
    </message>
    <message>
        <source>No, thank you</source>
        <translation>Não, obrigado</translation>
    </message>
</context>
<context>
    <name>SavedSearchesDialog</name>
    <message>
        <source>Saved searches</source>
        <translation>Buscas salvas</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Busca</translation>
    </message>
    <message>
        <source>The search “{name}” was deleted</source>
        <translation>A busca “{name}” foi excluída</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
</context>
<context>
    <name>SearchHelp</name>
    <message>
        <source>What can be searched for</source>
        <translation>O que se pode buscar</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemplos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Words alone search the names, in English and Portuguese. A field, a sign and a value ask for more. Click an example to try it.</source>
        <translation>Palavras sozinhas buscam nos nomes, em inglês e português. Um campo, um sinal e um valor buscam mais. Clique em um exemplo para experimentar.</translation>
    </message>
</context>
<context>
    <name>SearchMenu</name>
    <message>
        <source>Save this search…</source>
        <translation>Salvar esta busca…</translation>
    </message>
    <message>
        <source>Saved searches…</source>
        <translation>Buscas salvas…</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Salvas</translation>
    </message>
    <message>
        <source>Lately</source>
        <translation>Recentes</translation>
    </message>
    <message>
        <source>Forget past searches</source>
        <translation>Esquecer as buscas recentes</translation>
    </message>
</context>
<context>
    <name>StandingPanel</name>
    <message>
        <source>✓ {formats}</source>
        <translation>✓ {formats}</translation>
    </message>
    <message>
        <source>In none of the formats</source>
        <translation>Em nenhum dos formatos</translation>
    </message>
    <message>
        <source>Not known yet: {formats}</source>
        <translation>Ainda não se sabe: {formats}</translation>
    </message>
    <message>
        <source>Not in {formats}</source>
        <translation>Não vale em {formats}</translation>
    </message>
    <message>
        <source>Legal on</source>
        <translation>Permitido em</translation>
    </message>
    <message>
        <source>Day for the formats</source>
        <translation>Dia para os formatos</translation>
    </message>
    <message>
        <source>{owned} owned · {free} free · {wanted} wanted</source>
        <translation>Na coleção: {owned} · livres: {free} · nos desejos: {wanted}</translation>
    </message>
    <message>
        <source>All prints: {owned} owned · {free} free · {wanted} wanted</source>
        <translation>Em todas as impressões: {owned} · livres: {free} · nos desejos: {wanted}</translation>
    </message>
</context>
</TS>
