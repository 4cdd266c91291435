<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
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
        <source>Your collection is empty</source>
        <translation>Sua coleção está vazia</translation>
    </message>
    <message>
        <source>Choose a card and press + to put a copy into it.</source>
        <translation>Escolha um card e pressione + para pôr uma cópia nela.</translation>
    </message>
    <message>
        <source>No card is called “{text}”</source>
        <translation>Nenhum card se chama “{text}”</translation>
    </message>
    <message>
        <source>English and Portuguese names are searched together; accents and hyphens do not matter. Try fewer letters or fewer filters.</source>
        <translation>Nomes em inglês e português são procurados juntos; acentos e hifens não importam. Tente menos letras ou menos filtros.</translation>
    </message>
    <message>
        <source>No card fits these filters</source>
        <translation>Nenhum card atende a esses filtros</translation>
    </message>
    <message>
        <source>Take one of them away.</source>
        <translation>Retire um deles.</translation>
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
        <source>{name}: none left in the collection</source>
        <translation>{name}: não resta nenhum na coleção</translation>
    </message>
    <message>
        <source>{name}: {count} in the collection</source>
        <translation>{name}: {count} na coleção</translation>
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
        <source>Search by name, or by set code and number</source>
        <translation>Busque por nome, ou por código da coleção e número</translation>
    </message>
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
        <source>Oldest first</source>
        <translation>Mais antigas</translation>
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
        <source>Rarity</source>
        <translation>Raridade</translation>
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
</TS>
