<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>CardBrowser</name>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/view.py" line="143"/>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/view.py" line="144"/>
        <source>Show all cards</source>
        <translation>Mostrar todos os cards</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/view.py" line="166"/>
        <source>1 card</source>
        <translation>1 card</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/view.py" line="166"/>
        <source>{count} cards</source>
        <translation>{count} cards</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/view.py" line="169"/>
        <source>Your collection is empty</source>
        <translation>Sua coleção está vazia</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/view.py" line="170"/>
        <source>Choose a card and press + to put a copy into it.</source>
        <translation>Escolha um card e pressione + para pôr uma cópia nela.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/view.py" line="172"/>
        <source>No card is called “{text}”</source>
        <translation>Nenhum card se chama “{text}”</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/view.py" line="175"/>
        <source>English and Portuguese names are searched together; accents and hyphens do not matter. Try fewer letters or fewer filters.</source>
        <translation>Nomes em inglês e português são procurados juntos; acentos e hifens não importam. Tente menos letras ou menos filtros.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/view.py" line="180"/>
        <source>No card fits these filters</source>
        <translation>Nenhum card atende a esses filtros</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/view.py" line="181"/>
        <source>Take one of them away.</source>
        <translation>Retire um deles.</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/view.py" line="240"/>
        <source>Search cards</source>
        <translation>Buscar cards</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/view.py" line="242"/>
        <source>Drop all filters</source>
        <translation>Limpar todos os filtros</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/view.py" line="244"/>
        <location filename="../../ptcg_desktop/ui/browser/view.py" line="341"/>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/view.py" line="246"/>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/view.py" line="248"/>
        <source>One copy more</source>
        <translation>Uma cópia a mais</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/view.py" line="250"/>
        <source>One copy less</source>
        <translation>Uma cópia a menos</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/view.py" line="252"/>
        <source>Add to deck</source>
        <translation>Adicionar ao baralho</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/view.py" line="254"/>
        <source>Larger cards</source>
        <translation>Cards maiores</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/view.py" line="256"/>
        <source>Smaller cards</source>
        <translation>Cards menores</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/view.py" line="258"/>
        <source>Card details</source>
        <translation>Detalhes do card</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/view.py" line="337"/>
        <source>{name}: none left in the collection</source>
        <translation>{name}: não resta nenhum na coleção</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/view.py" line="339"/>
        <source>{name}: {count} in the collection</source>
        <translation>{name}: {count} na coleção</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/facts.py" line="60"/>
        <source>In English</source>
        <translation>Em inglês</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/facts.py" line="60"/>
        <source>In Portuguese</source>
        <translation>Em português</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/facts.py" line="64"/>
        <source>Kind</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/facts.py" line="65"/>
        <source>Evolves</source>
        <translation>Evolução</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/facts.py" line="66"/>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/facts.py" line="68"/>
        <source>Weakness</source>
        <translation>Fraqueza</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/facts.py" line="69"/>
        <source>Resistance</source>
        <translation>Resistência</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/facts.py" line="70"/>
        <source>Retreat</source>
        <translation>Recuo</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/facts.py" line="71"/>
        <source>Prizes</source>
        <translation>Prêmios</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/facts.py" line="72"/>
        <source>Set</source>
        <translation>Coleção</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/facts.py" line="73"/>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/facts.py" line="74"/>
        <source>Rarity</source>
        <translation>Raridade</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/facts.py" line="75"/>
        <source>Released</source>
        <translation>Lançamento</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/facts.py" line="76"/>
        <source>Illustrator</source>
        <translation>Ilustrador</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/facts.py" line="77"/>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/facts.py" line="78"/>
        <source>Pokédex</source>
        <translation>Pokédex</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/facts.py" line="79"/>
        <source>Mark</source>
        <translation>Marca</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/facts.py" line="80"/>
        <source>Finishes</source>
        <translation>Acabamentos</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/facts.py" line="81"/>
        <source>Repaired</source>
        <translation>Corrigido</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/facts.py" line="82"/>
        <source>About</source>
        <translation>Descrição</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/facts.py" line="89"/>
        <source>Pokémon</source>
        <translation>Pokémon</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/facts.py" line="90"/>
        <source>Trainer</source>
        <translation>Treinador</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/facts.py" line="91"/>
        <source>Energy</source>
        <translation>Energia</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/facts.py" line="105"/>
        <source>any type</source>
        <translation>qualquer tipo</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/facts.py" line="137"/>
        <source>MMMM d, yyyy</source>
        <translation>d &apos;de&apos; MMMM &apos;de&apos; yyyy</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/filters.py" line="197"/>
        <source>Search by name, or by set code and number</source>
        <translation>Busque por nome, ou por código da coleção e número</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/filters.py" line="198"/>
        <source>Search cards</source>
        <translation>Buscar cards</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/filters.py" line="199"/>
        <source>Set</source>
        <translation>Coleção</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/filters.py" line="200"/>
        <source>All sets</source>
        <translation>Todas as coleções</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/filters.py" line="202"/>
        <source>Oldest first</source>
        <translation>Mais antigas</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/filters.py" line="203"/>
        <source>Newest first</source>
        <translation>Mais novas</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/filters.py" line="204"/>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/filters.py" line="205"/>
        <source>Highest HP</source>
        <translation>Maior PV</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/filters.py" line="206"/>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/filters.py" line="207"/>
        <source>Rarity</source>
        <translation>Raridade</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/filters.py" line="211"/>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/filters.py" line="212"/>
        <source>Pokémon</source>
        <translation>Pokémon</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/filters.py" line="212"/>
        <source>Trainer</source>
        <translation>Treinador</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/filters.py" line="212"/>
        <source>Energy</source>
        <translation>Energia</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/filters.py" line="215"/>
        <source>Owned</source>
        <translation>Tenho</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/filters.py" line="220"/>
        <location filename="../../ptcg_desktop/ui/browser/filters.py" line="221"/>
        <source>Size of the cards</source>
        <translation>Tamanho dos cards</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/inspector.py" line="136"/>
        <source>none owned</source>
        <translation>nenhuma cópia</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/inspector.py" line="136"/>
        <source>{count} owned</source>
        <translation>você tem {count}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/inspector.py" line="147"/>
        <source>Card in English</source>
        <translation>Card em inglês</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/inspector.py" line="147"/>
        <source>Card in Portuguese</source>
        <translation>Card em português</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/inspector.py" line="151"/>
        <source>One copy less</source>
        <translation>Uma cópia a menos</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/inspector.py" line="152"/>
        <source>One copy less (−)</source>
        <translation>Uma cópia a menos (−)</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/inspector.py" line="153"/>
        <source>One copy more</source>
        <translation>Uma cópia a mais</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/inspector.py" line="154"/>
        <source>One copy more (+)</source>
        <translation>Uma cópia a mais (+)</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/inspector.py" line="155"/>
        <source>Add to deck</source>
        <translation>Adicionar ao baralho</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/inspector.py" line="156"/>
        <source>Put one copy into the deck on the Decks page (Enter)</source>
        <translation>Pôr uma cópia no baralho da página Baralhos (Enter)</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/inspector.py" line="252"/>
        <source>The only print</source>
        <translation>A única impressão</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/inspector.py" line="252"/>
        <source>{count} prints</source>
        <translation>{count} impressões</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/inspector.py" line="257"/>
        <source>and {count} more</source>
        <translation>e mais {count}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/inspector.py" line="268"/>
        <source>×{count}</source>
        <translation>×{count}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/browser/inspector.py" line="274"/>
        <source>Print: {print}</source>
        <translation>Impressão: {print}</translation>
    </message>
</context>
</TS>
