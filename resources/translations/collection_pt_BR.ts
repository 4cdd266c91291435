<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>CardDelegate</name>
    <message>
        <source>not in the catalogue</source>
        <translation>fora do catálogo</translation>
    </message>
</context>
<context>
    <name>CollectionLabels</name>
    <message>
        <source>{code} · {words}</source>
        <translation>{code} · {words}</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Holo</source>
        <translation>Holo</translation>
    </message>
    <message>
        <source>Reverse holo</source>
        <translation>Holo reversa</translation>
    </message>
    <message>
        <source>Metal</source>
        <translation>Metálica</translation>
    </message>
    <message>
        <source>Lenticular</source>
        <translation>Lenticular</translation>
    </message>
    <message>
        <source>1st Edition</source>
        <translation>1ª edição</translation>
    </message>
    <message>
        <source>shadowless</source>
        <translation>sem sombra</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>ilimitada</translation>
    </message>
    <message>
        <source>jumbo</source>
        <translation>jumbo</translation>
    </message>
    <message>
        <source>set logo</source>
        <translation>logo da coleção</translation>
    </message>
    <message>
        <source>Poké Ball pattern</source>
        <translation>padrão Poké Bola</translation>
    </message>
    <message>
        <source>Master Ball pattern</source>
        <translation>padrão Bola Mestra</translation>
    </message>
    <message>
        <source>1999–2000 copyright</source>
        <translation>copyright 1999–2000</translation>
    </message>
    <message>
        <source>Player Rewards</source>
        <translation>Player Rewards</translation>
    </message>
    <message>
        <source>rainbow</source>
        <translation>arco-íris</translation>
    </message>
    <message>
        <source>Energy pattern</source>
        <translation>padrão de Energia</translation>
    </message>
    <message>
        <source>galaxy foil</source>
        <translation>brilho galáxia</translation>
    </message>
    <message>
        <source>cosmos foil</source>
        <translation>brilho cosmos</translation>
    </message>
    <message>
        <source>cracked ice foil</source>
        <translation>brilho gelo rachado</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>dourada</translation>
    </message>
    <message>
        <source>staff</source>
        <translation>staff</translation>
    </message>
    <message>
        <source>snowflake stamp</source>
        <translation>selo de floco de neve</translation>
    </message>
    <message>
        <source>prerelease</source>
        <translation>pré-lançamento</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>vencedor</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>Perfeita</translation>
    </message>
    <message>
        <source>Near Mint</source>
        <translation>Quase nova</translation>
    </message>
    <message>
        <source>Lightly Played</source>
        <translation>Pouco usada</translation>
    </message>
    <message>
        <source>Moderately Played</source>
        <translation>Usada</translation>
    </message>
    <message>
        <source>Heavily Played</source>
        <translation>Muito usada</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Danificada</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Inglês</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Português</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Espanhol</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francês</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Alemão</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italiano</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonês</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Coreano</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinês</translation>
    </message>
</context>
<context>
    <name>CollectionModel</name>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Coleção</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nº</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Versão</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Cópias</translation>
    </message>
</context>
<context>
    <name>CollectionPage</name>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Quick add</source>
        <translation>Adição rápida</translation>
    </message>
    <message>
        <source>Search the collection</source>
        <translation>Buscar na coleção</translation>
    </message>
    <message>
        <source>Delete the chosen rows</source>
        <translation>Excluir as linhas escolhidas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Coleção</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Coleção</translation>
    </message>
    <message>
        <source>Your collection is waiting for its first card</source>
        <translation>Sua coleção espera o primeiro card</translation>
    </message>
    <message>
        <source>Type a set code and a number above, such as “bs 4 x2”, or the name of a card, and press Enter. Or look around among all cards and press + on those you own.</source>
        <translation>Digite acima o código de uma coleção e um número, como “bs 4 x2”, ou o nome de um card, e tecle Enter. Ou dê uma olhada em todos os cards e aperte + nos que você tem.</translation>
    </message>
    <message>
        <source>Browse the cards</source>
        <translation>Ver os cards</translation>
    </message>
    <message>
        <source>Nothing here matches</source>
        <translation>Nada encontrado aqui</translation>
    </message>
    <message>
        <source>No card of your collection fits the search and the set.</source>
        <translation>Nenhum card da sua coleção corresponde à busca e ao filtro de coleção.</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>Deleted {count} × {name}</source>
        <translation>Excluído: {count} × {name}</translation>
    </message>
    <message>
        <source>Deleted {rows} rows, {count} copies</source>
        <translation>Excluídas {rows} linhas, {count} cópias</translation>
    </message>
    <message>
        <source>No card fits “{text}”.</source>
        <translation>Nenhum card corresponde a “{text}”.</translation>
    </message>
    <message>
        <source>Added {count} × {name}, {set} {number}. You have {total}.</source>
        <translation>Adicionado: {count} × {name}, {set} {number}. Você tem {total}.</translation>
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
        <source>1 copy</source>
        <translation>1 cópia</translation>
    </message>
    <message>
        <source>{count} copies</source>
        <translation>{count} cópias</translation>
    </message>
    <message>
        <source>1 set</source>
        <translation>1 coleção</translation>
    </message>
    <message>
        <source>{count} sets</source>
        <translation>{count} coleções</translation>
    </message>
    <message>
        <source>All sets</source>
        <translation>Todas as coleções</translation>
    </message>
    <message>
        <source>{verb}: {step}</source>
        <translation>{verb}: {step}</translation>
    </message>
</context>
<context>
    <name>CountDelegate</name>
    <message>
        <source>Copies</source>
        <translation>Cópias</translation>
    </message>
</context>
<context>
    <name>DetailsPanel</name>
    <message>
        <source>One copy fewer</source>
        <translation>Uma cópia a menos</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>Uma cópia a mais</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Delete the chosen rows</source>
        <translation>Excluir as linhas escolhidas</translation>
    </message>
    <message>
        <source>Choose a row to see the card.</source>
        <translation>Escolha uma linha para ver o card.</translation>
    </message>
    <message>
        <source>{set} · No. {number}</source>
        <translation>{set} · nº {number}</translation>
    </message>
    <message>
        <source>This card is not in the catalogue. Your copies are safe.</source>
        <translation>Este card não está no catálogo. Suas cópias estão guardadas.</translation>
    </message>
    <message>
        <source>{count} rows chosen</source>
        <translation>{count} linhas escolhidas</translation>
    </message>
    <message>
        <source>{count} copies together</source>
        <translation>{count} cópias ao todo</translation>
    </message>
    <message>
        <source>{count} ×  {variant}, {condition}, {language}</source>
        <translation>{count} ×  {variant}, {condition}, {language}</translation>
    </message>
</context>
<context>
    <name>QuickAddBar</name>
    <message>
        <source>Quick add:  bs 4 x2  or a name</source>
        <translation>Adição rápida:  bs 4 x2  ou um nome</translation>
    </message>
    <message>
        <source>Quick add</source>
        <translation>Adição rápida</translation>
    </message>
    <message>
        <source>Cards the text may mean</source>
        <translation>Cards que o texto pode indicar</translation>
    </message>
    <message>
        <source>Set and number, or a name; then xN for the number of copies and, if you like, variant, condition and language:  bs 4 x2 rh nm pt
Enter adds, Enter again adds one more time.</source>
        <translation>Coleção e número, ou um nome; depois xN para a quantidade de cópias e, se quiser, versão, estado e idioma:  bs 4 x2 rh nm pt
Enter adiciona; Enter de novo adiciona mais uma vez.</translation>
    </message>
    <message>
        <source>{name}  ·  {set} {number}</source>
        <translation>{name}  ·  {set} {number}</translation>
    </message>
    <message>
        <source>{card}  ·  {count} owned</source>
        <translation>{card}  ·  você tem {count}</translation>
    </message>
</context>
</TS>
