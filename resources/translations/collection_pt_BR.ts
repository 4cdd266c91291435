<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>BoosterDialog</name>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/booster_dialog.py" line="50"/>
        <source>Open a booster</source>
        <translation>Abrir um booster</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/booster_dialog.py" line="59"/>
        <source>Take out</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/booster_dialog.py" line="61"/>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/booster_dialog.py" line="69"/>
        <location filename="../../ptcg_desktop/ui/collection/booster_dialog.py" line="73"/>
        <source>Set</source>
        <translation>Coleção</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/booster_dialog.py" line="76"/>
        <source>Numbers in a row:  4 12 58 rh 63 x2</source>
        <translation>Números em sequência:  4 12 58 rh 63 x2</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/booster_dialog.py" line="77"/>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/booster_dialog.py" line="78"/>
        <source>Cards of the booster</source>
        <translation>Cards do booster</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/booster_dialog.py" line="131"/>
        <source>This set has no {numbers}.</source>
        <translation>Esta coleção não tem {numbers}.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/booster_dialog.py" line="138"/>
        <source>{count} × {name} {number}  ·  {lot}</source>
        <translation>{count} × {name} {number}  ·  {lot}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/booster_dialog.py" line="170"/>
        <source>Add {count} cards</source>
        <translation>Adicionar {count} cards</translation>
    </message>
</context>
<context>
    <name>CandidateDelegate</name>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/quick_bar.py" line="84"/>
        <source>{set} · No. {number}</source>
        <translation>{set} · Nº {number}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/quick_bar.py" line="88"/>
        <source>{count} owned</source>
        <translation>{count} na coleção</translation>
    </message>
</context>
<context>
    <name>CardDelegate</name>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/delegates.py" line="119"/>
        <source>not in the catalogue</source>
        <translation>fora do catálogo</translation>
    </message>
</context>
<context>
    <name>CollectionLabels</name>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="29"/>
        <source>{code} · {words}</source>
        <translation>{code} · {words}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="40"/>
        <source>signed</source>
        <translation>autografada</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="41"/>
        <source>altered</source>
        <translation>alterada</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="55"/>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="56"/>
        <source>Holo</source>
        <translation>Holo</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="57"/>
        <source>Reverse holo</source>
        <translation>Holo reversa</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="58"/>
        <source>Metal</source>
        <translation>Metálica</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="59"/>
        <source>Lenticular</source>
        <translation>Lenticular</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="60"/>
        <source>1st Edition</source>
        <translation>1ª edição</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="61"/>
        <source>shadowless</source>
        <translation>sem sombra</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="62"/>
        <source>unlimited</source>
        <translation>ilimitada</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="63"/>
        <source>jumbo</source>
        <translation>jumbo</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="64"/>
        <source>set logo</source>
        <translation>logo da coleção</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="65"/>
        <source>Poké Ball pattern</source>
        <translation>padrão Poké Bola</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="66"/>
        <source>Master Ball pattern</source>
        <translation>padrão Bola Mestra</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="67"/>
        <source>1999–2000 copyright</source>
        <translation>copyright 1999–2000</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="68"/>
        <source>Player Rewards</source>
        <translation>Player Rewards</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="69"/>
        <source>rainbow</source>
        <translation>arco-íris</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="70"/>
        <source>Energy pattern</source>
        <translation>padrão de Energia</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="71"/>
        <source>galaxy foil</source>
        <translation>brilho galáxia</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="72"/>
        <source>cosmos foil</source>
        <translation>brilho cosmos</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="73"/>
        <source>cracked ice foil</source>
        <translation>brilho gelo rachado</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="74"/>
        <source>gold</source>
        <translation>dourada</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="75"/>
        <source>staff</source>
        <translation>staff</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="76"/>
        <source>snowflake stamp</source>
        <translation>selo de floco de neve</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="77"/>
        <source>prerelease</source>
        <translation>pré-lançamento</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="78"/>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="79"/>
        <source>winner</source>
        <translation>vencedor</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="86"/>
        <source>Mint</source>
        <translation>Perfeita</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="87"/>
        <source>Near Mint</source>
        <translation>Quase nova</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="88"/>
        <source>Lightly Played</source>
        <translation>Pouco usada</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="89"/>
        <source>Moderately Played</source>
        <translation>Usada</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="90"/>
        <source>Heavily Played</source>
        <translation>Muito usada</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="91"/>
        <source>Damaged</source>
        <translation>Danificada</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="98"/>
        <source>English</source>
        <translation>Inglês</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="99"/>
        <source>Portuguese</source>
        <translation>Português</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="100"/>
        <source>Spanish</source>
        <translation>Espanhol</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="101"/>
        <source>French</source>
        <translation>Francês</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="102"/>
        <source>German</source>
        <translation>Alemão</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="103"/>
        <source>Italian</source>
        <translation>Italiano</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="104"/>
        <source>Japanese</source>
        <translation>Japonês</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="105"/>
        <source>Korean</source>
        <translation>Coreano</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/labels.py" line="106"/>
        <source>Chinese</source>
        <translation>Chinês</translation>
    </message>
</context>
<context>
    <name>CollectionModel</name>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/table_model.py" line="153"/>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/table_model.py" line="154"/>
        <source>Set</source>
        <translation>Coleção</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/table_model.py" line="155"/>
        <source>No.</source>
        <translation>Nº</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/table_model.py" line="156"/>
        <source>Variant</source>
        <translation>Versão</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/table_model.py" line="157"/>
        <source>Condition</source>
        <translation>Estado</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/table_model.py" line="158"/>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/table_model.py" line="159"/>
        <source>Copies</source>
        <translation>Cópias</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/table_model.py" line="160"/>
        <source>Grade</source>
        <translation>Nota</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/table_model.py" line="161"/>
        <source>Price paid</source>
        <translation>Preço pago</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/table_model.py" line="162"/>
        <source>Bought</source>
        <translation>Compra</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/table_model.py" line="163"/>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/table_model.py" line="164"/>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/table_model.py" line="165"/>
        <source>Note</source>
        <translation>Anotação</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/table_model.py" line="166"/>
        <source>Signed, altered</source>
        <translation>Autógrafo, alteração</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/table_model.py" line="196"/>
        <source>What you paid is not known. It counts as not known, not as nothing.</source>
        <translation>Não se sabe quanto você pagou. Conta como desconhecido, não como zero.</translation>
    </message>
</context>
<context>
    <name>CollectionPage</name>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/commands.py" line="24"/>
        <location filename="../../ptcg_desktop/ui/collection/view.py" line="283"/>
        <location filename="../../ptcg_desktop/ui/collection/view.py" line="311"/>
        <location filename="../../ptcg_desktop/ui/collection/view.py" line="348"/>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/commands.py" line="34"/>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/commands.py" line="44"/>
        <source>Quick add</source>
        <translation>Adição rápida</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/commands.py" line="51"/>
        <source>Search the collection</source>
        <translation>Buscar na coleção</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/commands.py" line="58"/>
        <source>Delete the chosen rows</source>
        <translation>Excluir as linhas escolhidas</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/commands.py" line="65"/>
        <source>Set some copies apart…</source>
        <translation>Separar algumas cópias…</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/commands.py" line="72"/>
        <source>Make one row of the chosen ones</source>
        <translation>Juntar as linhas escolhidas em uma</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/commands.py" line="79"/>
        <source>Choose columns…</source>
        <translation>Escolher colunas…</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/commands.py" line="85"/>
        <source>Details of the chosen rows</source>
        <translation>Detalhes das linhas escolhidas</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/commands.py" line="93"/>
        <source>Open a booster…</source>
        <translation>Abrir um booster…</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/commands.py" line="100"/>
        <source>Put the chosen cards on a list…</source>
        <translation>Pôr os cards escolhidos em uma lista…</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/view.py" line="204"/>
        <source>Views of the collection</source>
        <translation>Visões da coleção</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/view.py" line="210"/>
        <location filename="../../ptcg_desktop/ui/collection/view.py" line="211"/>
        <source>Choose columns</source>
        <translation>Escolher colunas</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/view.py" line="212"/>
        <source>Set</source>
        <translation>Coleção</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/view.py" line="213"/>
        <source>Collection</source>
        <translation>Coleção</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/view.py" line="217"/>
        <source>Your collection is waiting for its first card</source>
        <translation>Sua coleção espera o primeiro card</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/view.py" line="219"/>
        <source>Type a set code and a number above, such as “bs 4 x2”, or the name of a card, and press Enter. Or look around among all cards and press + on those you own.</source>
        <translation>Digite acima o código de uma coleção e um número, como “bs 4 x2”, ou o nome de um card, e tecle Enter. Ou dê uma olhada em todos os cards e aperte + nos que você tem.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/view.py" line="222"/>
        <source>Browse the cards</source>
        <translation>Ver os cards</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/view.py" line="225"/>
        <source>Nothing here matches</source>
        <translation>Nada encontrado aqui</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/view.py" line="226"/>
        <source>No card of your collection fits the search and the set.</source>
        <translation>Nenhum card da sua coleção corresponde à busca e ao filtro de coleção.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/view.py" line="227"/>
        <source>Show everything</source>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/view.py" line="282"/>
        <source>{count} cards added</source>
        <translation>{count} cards adicionados</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/view.py" line="307"/>
        <source>Deleted {count} × {name}</source>
        <translation>Excluído: {count} × {name}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/view.py" line="309"/>
        <source>Deleted {rows} rows, {count} copies</source>
        <translation>Excluídas {rows} linhas, {count} cópias</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/view.py" line="347"/>
        <source>{count} rows are one now</source>
        <translation>{count} linhas agora são uma</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/view.py" line="362"/>
        <source>No card fits “{text}”.</source>
        <translation>Nenhum card corresponde a “{text}”.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/view.py" line="370"/>
        <source>Added {count} × {name}, {set} {number}. You have {total}.</source>
        <translation>Adicionado: {count} × {name}, {set} {number}. Você tem {total}.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/view.py" line="461"/>
        <source>1 card</source>
        <translation>1 card</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/view.py" line="461"/>
        <source>{count} cards</source>
        <translation>{count} cards</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/view.py" line="462"/>
        <source>1 copy</source>
        <translation>1 cópia</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/view.py" line="464"/>
        <source>{count} copies</source>
        <translation>{count} cópias</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/view.py" line="465"/>
        <source>1 set</source>
        <translation>1 coleção</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/view.py" line="465"/>
        <source>{count} sets</source>
        <translation>{count} coleções</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/view.py" line="481"/>
        <source>All sets</source>
        <translation>Todas as coleções</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/commands.py" line="126"/>
        <source>{verb}: {step}</source>
        <translation>{verb}: {step}</translation>
    </message>
</context>
<context>
    <name>CountDelegate</name>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/delegates.py" line="176"/>
        <source>Copies</source>
        <translation>Cópias</translation>
    </message>
</context>
<context>
    <name>DetailsPanel</name>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/details.py" line="158"/>
        <location filename="../../ptcg_desktop/ui/collection/details.py" line="159"/>
        <source>One copy fewer</source>
        <translation>Uma cópia a menos</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/details.py" line="160"/>
        <location filename="../../ptcg_desktop/ui/collection/details.py" line="161"/>
        <source>One copy more</source>
        <translation>Uma cópia a mais</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/details.py" line="162"/>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/details.py" line="163"/>
        <source>Delete the chosen rows</source>
        <translation>Excluir as linhas escolhidas</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/details.py" line="164"/>
        <source>Set some copies apart…</source>
        <translation>Separar algumas cópias…</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/details.py" line="165"/>
        <source>Make one row of these</source>
        <translation>Juntar em uma linha</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/details.py" line="166"/>
        <source>Choose a row to see the card.</source>
        <translation>Escolha uma linha para ver o card.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/details.py" line="199"/>
        <source>{set} · No. {number}</source>
        <translation>{set} · nº {number}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/details.py" line="201"/>
        <source>This card is not in the catalogue. Your copies are safe.</source>
        <translation>Este card não está no catálogo. Suas cópias estão guardadas.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/details.py" line="205"/>
        <source>{count} rows chosen</source>
        <translation>{count} linhas escolhidas</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/details.py" line="206"/>
        <source>{count} copies together</source>
        <translation>{count} cópias ao todo</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/details.py" line="212"/>
        <source>1 copy</source>
        <translation>1 cópia</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/details.py" line="212"/>
        <source>{count} copies</source>
        <translation>{count} cópias</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/details.py" line="213"/>
        <source>{count} of {total} copies of this card</source>
        <translation>{count} de {total} cópias deste card</translation>
    </message>
</context>
<context>
    <name>FiguresView</name>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/figures_view.py" line="102"/>
        <source>Currency</source>
        <translation>Moeda</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/figures_view.py" line="103"/>
        <source>Figures</source>
        <translation>Números</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/figures_view.py" line="127"/>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/figures_view.py" line="130"/>
        <source>No prices yet</source>
        <translation>Ainda não há preços</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/figures_view.py" line="139"/>
        <source>Enter what you paid for copies, in the details of a row, and it is summed up here. Prices are never guessed.</source>
        <translation>Informe nos detalhes de uma linha quanto você pagou pelas cópias, e a soma aparece aqui. Preços nunca são inventados.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/figures_view.py" line="143"/>
        <source>Paid in all. The price of all {count} copies is known.</source>
        <translation>Pago ao todo. O preço de todas as {count} cópias é conhecido.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/figures_view.py" line="144"/>
        <source>Paid in all, as far as you know: price known for {priced} of {copies} copies.</source>
        <translation>Pago ao todo, até onde se sabe: preço conhecido de {priced} de {copies} cópias.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/figures_view.py" line="150"/>
        <source>{count} copies without a day are left out.</source>
        <translation>{count} cópias sem data ficam de fora.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/figures_view.py" line="155"/>
        <source>Paid until then</source>
        <translation>Pago até então</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/figures_view.py" line="158"/>
        <source>Copies until then</source>
        <translation>Cópias até então</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/figures_view.py" line="164"/>
        <source>no place noted</source>
        <translation>sem lugar anotado</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/figures_view.py" line="165"/>
        <source>By set</source>
        <translation>Por coleção</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/figures_view.py" line="166"/>
        <source>By place</source>
        <translation>Por lugar</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/figures_view.py" line="178"/>
        <source>and {count} more</source>
        <translation>e mais {count}</translation>
    </message>
</context>
<context>
    <name>GoalsView</name>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="165"/>
        <source>Find a set</source>
        <translation>Encontrar uma coleção</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="165"/>
        <source>Find a Pokémon</source>
        <translation>Encontrar um Pokémon</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="167"/>
        <source>Sets</source>
        <translation>Coleções</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="167"/>
        <source>Pokémon</source>
        <translation>Pokémon</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="168"/>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="170"/>
        <source>All sets</source>
        <translation>Todas as coleções</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="170"/>
        <source>All Pokémon</source>
        <translation>Todos os Pokémon</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="171"/>
        <source>Begun</source>
        <translation>Começadas</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="172"/>
        <source>Begun, not complete</source>
        <translation>Começadas, incompletas</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="173"/>
        <source>Complete</source>
        <translation>Completas</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="176"/>
        <source>Newest first</source>
        <translation>Mais novas primeiro</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="177"/>
        <source>By name</source>
        <translation>Por nome</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="178"/>
        <source>Most complete first</source>
        <translation>Mais completas primeiro</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="181"/>
        <source>Numbered cards</source>
        <translation>Cards numerados</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="182"/>
        <source>Every print</source>
        <translation>Todas as impressões</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="183"/>
        <source>Master set</source>
        <translation>Coleção mestre</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="185"/>
        <source>Which</source>
        <translation>Quais</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="186"/>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="187"/>
        <source>Goal</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="188"/>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="189"/>
        <source>Only missing</source>
        <translation>Só os que faltam</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="190"/>
        <source>Copy missing</source>
        <translation>Copiar os que faltam</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="191"/>
        <source>Copy what is missing as a list</source>
        <translation>Copiar o que falta como lista</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="192"/>
        <source>To a wish list</source>
        <translation>Para uma lista de desejos</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="193"/>
        <source>Put what is missing on a wish list of its own</source>
        <translation>Pôr o que falta em uma lista de desejos própria</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="214"/>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="236"/>
        <source>{have} of {total} numbered cards in the sets begun</source>
        <translation>{have} de {total} cards numerados nas coleções começadas</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="238"/>
        <source>{have} of {total} Pokémon</source>
        <translation>{have} de {total} Pokémon</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="266"/>
        <source>{have} of {total}, {missing} missing</source>
        <translation>{have} de {total}, faltam {missing}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="270"/>
        <source>Complete: {total} of {total}</source>
        <translation>Completo: {total} de {total}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="295"/>
        <source>{count} lines copied</source>
        <translation>{count} linhas copiadas</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="308"/>
        <source>Missing of {name}</source>
        <translation>Faltam de {name}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="312"/>
        <source>{count} cards are on the wish list “{name}”</source>
        <translation>{count} cards estão na lista de desejos “{name}”</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/goals_view.py" line="313"/>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
</context>
<context>
    <name>ItemModel</name>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/item_grid.py" line="40"/>
        <source>missing</source>
        <translation>falta</translation>
    </message>
</context>
<context>
    <name>ListMenu</name>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/list_menu.py" line="38"/>
        <source>New wish list</source>
        <translation>Nova lista de desejos</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/list_menu.py" line="38"/>
        <source>Wish list</source>
        <translation>Lista de desejos</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/list_menu.py" line="39"/>
        <source>New trade list</source>
        <translation>Nova lista de trocas</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/list_menu.py" line="39"/>
        <source>Trade list</source>
        <translation>Lista de trocas</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/list_menu.py" line="62"/>
        <source>{count} cards put on “{name}”</source>
        <translation>{count} cards postos em “{name}”</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/list_menu.py" line="63"/>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
</context>
<context>
    <name>ListModel</name>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_model.py" line="73"/>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_model.py" line="74"/>
        <source>Set</source>
        <translation>Coleção</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_model.py" line="75"/>
        <source>Offered</source>
        <translation>Oferta</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_model.py" line="75"/>
        <source>Wanted</source>
        <translation>Desejo</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_model.py" line="76"/>
        <source>Free</source>
        <translation>Livres</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_model.py" line="77"/>
        <source>Variant</source>
        <translation>Versão</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_model.py" line="78"/>
        <source>Condition</source>
        <translation>Estado</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_model.py" line="79"/>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_model.py" line="80"/>
        <source>At least</source>
        <translation>No mínimo</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_model.py" line="80"/>
        <source>At most</source>
        <translation>No máximo</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_model.py" line="81"/>
        <source>Note</source>
        <translation>Anotação</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_model.py" line="111"/>
        <source>any print</source>
        <translation>qualquer impressão</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_model.py" line="119"/>
        <source>any</source>
        <translation>qualquer</translation>
    </message>
</context>
<context>
    <name>ListsView</name>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_view.py" line="120"/>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_view.py" line="179"/>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_view.py" line="180"/>
        <source>Double-click to rename</source>
        <translation>Clique duas vezes para renomear</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_view.py" line="181"/>
        <source>Cards of the list</source>
        <translation>Cards da lista</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_view.py" line="182"/>
        <source>New list</source>
        <translation>Nova lista</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_view.py" line="183"/>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_view.py" line="184"/>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_view.py" line="185"/>
        <source>Delete the list</source>
        <translation>Excluir a lista</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_view.py" line="186"/>
        <source>Add to this list:  bs 4 x2  or a name</source>
        <translation>Adicionar a esta lista:  bs 4 x2  ou um nome</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_view.py" line="188"/>
        <source>What are you looking for?</source>
        <translation>O que você procura?</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_view.py" line="189"/>
        <source>Keep the cards you wish for, and those you would trade away, in lists of their own.</source>
        <translation>Guarde os cards que você deseja, e os que trocaria, em listas próprias.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_view.py" line="190"/>
        <source>New wish list</source>
        <translation>Nova lista de desejos</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_view.py" line="191"/>
        <source>New trade list</source>
        <translation>Nova lista de trocas</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_view.py" line="194"/>
        <source>Nothing on this list yet</source>
        <translation>Nada nesta lista ainda</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_view.py" line="195"/>
        <source>Type a card above and press Enter, or choose copies and put them on the list.</source>
        <translation>Digite um card acima e pressione Enter, ou escolha cópias e ponha-as na lista.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_view.py" line="238"/>
        <source>{count} cards</source>
        <translation>{count} cards</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_view.py" line="247"/>
        <source>Wish list</source>
        <translation>Lista de desejos</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_view.py" line="248"/>
        <source>Trade list</source>
        <translation>Lista de trocas</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_view.py" line="249"/>
        <source>Other list</source>
        <translation>Outra lista</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_view.py" line="283"/>
        <source>Deleted the list “{name}”</source>
        <translation>Lista “{name}” excluída</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_view.py" line="284"/>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_view.py" line="293"/>
        <source>No card fits “{text}”.</source>
        <translation>Nenhum card corresponde a “{text}”.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_view.py" line="298"/>
        <source>{count} × {name} on the list</source>
        <translation>{count} × {name} na lista</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lists_view.py" line="346"/>
        <source>{count} lines copied</source>
        <translation>{count} linhas copiadas</translation>
    </message>
</context>
<context>
    <name>LotForm</name>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lot_form.py" line="101"/>
        <source>Variant</source>
        <translation>Versão</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lot_form.py" line="102"/>
        <source>Condition</source>
        <translation>Estado</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lot_form.py" line="103"/>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lot_form.py" line="104"/>
        <source>Grade</source>
        <translation>Nota</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lot_form.py" line="105"/>
        <source>Price paid</source>
        <translation>Preço pago</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lot_form.py" line="106"/>
        <source>Bought</source>
        <translation>Compra</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lot_form.py" line="107"/>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lot_form.py" line="108"/>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lot_form.py" line="109"/>
        <source>Note</source>
        <translation>Anotação</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lot_form.py" line="115"/>
        <source>Signed</source>
        <translation>Autografada</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lot_form.py" line="115"/>
        <source>Altered</source>
        <translation>Alterada</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lot_form.py" line="119"/>
        <source>For one copy. Leave it empty if you do not know; 0 means it cost nothing.</source>
        <translation>Por uma cópia. Deixe vazio se não souber; 0 significa que não custou nada.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lot_form.py" line="121"/>
        <source>A day, or a month or year if you know no more</source>
        <translation>Um dia, ou um mês ou ano se não souber mais</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lot_form.py" line="122"/>
        <source>From the whole to the part, such as “Binder 1/page 3”</source>
        <translation>Do todo à parte, como “Fichário 1/página 3”</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lot_form.py" line="123"/>
        <source>Several with commas between</source>
        <translation>Várias, separadas por vírgulas</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lot_form.py" line="159"/>
        <location filename="../../ptcg_desktop/ui/collection/lot_form.py" line="172"/>
        <source>(several)</source>
        <translation>(vários)</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lot_form.py" line="168"/>
        <location filename="../../ptcg_desktop/ui/collection/lot_form.py" line="169"/>
        <source>not known</source>
        <translation>não se sabe</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/lot_form.py" line="170"/>
        <source>not graded</source>
        <translation>sem nota</translation>
    </message>
</context>
<context>
    <name>QuickAddBar</name>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/quick_bar.py" line="135"/>
        <source>Quick add:  bs 4 x2  or a name</source>
        <translation>Adição rápida:  bs 4 x2  ou um nome</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/quick_bar.py" line="136"/>
        <source>Quick add</source>
        <translation>Adição rápida</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/quick_bar.py" line="137"/>
        <source>Cards the text may mean</source>
        <translation>Cards que o texto pode indicar</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/quick_bar.py" line="140"/>
        <source>Set and number, or a name; then xN for the number of copies and, if you like, variant, condition and language:  bs 4 x2 rh nm pt
Enter adds, Enter again adds one more time.</source>
        <translation>Coleção e número, ou um nome; depois xN para a quantidade de cópias e, se quiser, versão, estado e idioma:  bs 4 x2 rh nm pt
Enter adiciona; Enter de novo adiciona mais uma vez.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/quick_bar.py" line="185"/>
        <source>{name}  ·  {set} {number}</source>
        <translation>{name}  ·  {set} {number}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/quick_bar.py" line="199"/>
        <source>Enter adds {count} × {card}  ·  {lot}</source>
        <translation>Enter adiciona {count} × {card}  ·  {lot}</translation>
    </message>
</context>
<context>
    <name>SearchLine</name>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/search_line.py" line="35"/>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/search_line.py" line="36"/>
        <source>Search the collection</source>
        <translation>Buscar na coleção</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/search_line.py" line="38"/>
        <source>Part of a name, a set or a number; or the search language, such as  place:box cond&gt;=lp price&gt;=10</source>
        <translation>Parte de um nome, uma coleção ou um número; ou a linguagem de busca, como  lugar:caixa cond&gt;=lp preço&gt;=10</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/sections.py" line="26"/>
        <source>Copies</source>
        <translation>Cópias</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/sections.py" line="27"/>
        <source>Sets</source>
        <translation>Coleções</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/sections.py" line="28"/>
        <source>Pokédex</source>
        <translation>Pokédex</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/sections.py" line="29"/>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/sections.py" line="30"/>
        <source>Figures</source>
        <translation>Números</translation>
    </message>
</context>
<context>
    <name>SplitDialog</name>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/split_dialog.py" line="40"/>
        <source>Set copies apart</source>
        <translation>Separar cópias</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/split_dialog.py" line="44"/>
        <source>Copies to set apart</source>
        <translation>Cópias a separar</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/split_dialog.py" line="49"/>
        <source>{name}: say what is different about these copies. The others stay as they are.</source>
        <translation>{name}: diga o que é diferente nestas cópias. As outras ficam como estão.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/split_dialog.py" line="53"/>
        <source>Set apart</source>
        <translation>Separar</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/split_dialog.py" line="54"/>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/collection/split_dialog.py" line="59"/>
        <source>Copies, of {count}</source>
        <translation>Cópias, de {count}</translation>
    </message>
</context>
</TS>
