<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>BoosterDialog</name>
    <message>
        <source>Open a booster</source>
        <translation>Abrir um booster</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Coleção</translation>
    </message>
    <message>
        <source>In a row:  4 12 58 rh 63 x2</source>
        <translation>Em sequência:  4 12 58 rh 63 x2</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Cards of the booster</source>
        <translation>Cards do booster</translation>
    </message>
    <message>
        <source>Choose the set first.</source>
        <translation>Escolha primeiro a coleção.</translation>
    </message>
    <message>
        <source>No set is called “{text}”.</source>
        <translation>Nenhuma coleção se chama “{text}”.</translation>
    </message>
    <message>
        <source>This set has no {numbers}.</source>
        <translation>Esta coleção não tem {numbers}.</translation>
    </message>
    <message>
        <source>Enter takes the numbers in. Enter in the empty field adds all of them.</source>
        <translation>Enter põe os números na lista. Enter no campo vazio adiciona tudo à coleção.</translation>
    </message>
    <message>
        <source>{count} × {name} {number}  ·  {lot}</source>
        <translation>{count} × {name} {number}  ·  {lot}</translation>
    </message>
    <message>
        <source>Add {count} cards</source>
        <translation>Adicionar {count} cards</translation>
    </message>
    <message>
        <source>Add 1 card</source>
        <translation>Adicionar 1 card</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>One card is not in the collection yet. Throw it away?</source>
        <translation>Um card ainda não está na coleção. Descartar?</translation>
    </message>
    <message>
        <source>{count} cards are not in the collection yet. Throw them away?</source>
        <translation>{count} cards ainda não estão na coleção. Descartar?</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Go on typing</source>
        <translation>Continuar digitando</translation>
    </message>
</context>
<context>
    <name>CandidateDelegate</name>
    <message>
        <source>{set} · No. {number}</source>
        <translation>{set} · Nº {number}</translation>
    </message>
    <message>
        <source>{count} owned</source>
        <translation>{count} na coleção</translation>
    </message>
</context>
<context>
    <name>CardDelegate</name>
    <message>
        <source>not in the catalogue</source>
        <translation>fora do catálogo</translation>
    </message>
</context>
<context>
    <name>ChosenRows</name>
    <message>
        <source>Deleted {count} × {name}</source>
        <translation>Excluído: {count} × {name}</translation>
    </message>
    <message>
        <source>Deleted {rows} rows, {count} copies</source>
        <translation>Excluídas {rows} linhas, {count} cópias</translation>
    </message>
    <message>
        <source>{count} rows are one now</source>
        <translation>{count} linhas agora são uma</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
</context>
<context>
    <name>CollectionLabels</name>
    <message>
        <source>{code} · {words}</source>
        <translation>{code} · {words}</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>autografada</translation>
    </message>
    <message>
        <source>altered</source>
        <translation>alterada</translation>
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
    <message>
        <source>Grade</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Price paid</source>
        <translation>Preço pago</translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>Compra</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anotação</translation>
    </message>
    <message>
        <source>Signed, altered</source>
        <translation>Autógrafo, alteração</translation>
    </message>
    <message>
        <source>What you paid is not known. It counts as not known, not as nothing.</source>
        <translation>Não se sabe quanto você pagou. Conta como desconhecido, não como zero.</translation>
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
        <source>Set some copies apart…</source>
        <translation>Separar algumas cópias…</translation>
    </message>
    <message>
        <source>Make one row of the chosen ones</source>
        <translation>Juntar as linhas escolhidas em uma</translation>
    </message>
    <message>
        <source>Choose columns…</source>
        <translation>Escolher colunas…</translation>
    </message>
    <message>
        <source>Details of the chosen rows</source>
        <translation>Detalhes das linhas escolhidas</translation>
    </message>
    <message>
        <source>Open a booster…</source>
        <translation>Abrir um booster…</translation>
    </message>
    <message>
        <source>Put the chosen cards on a list…</source>
        <translation>Pôr os cards escolhidos em uma lista…</translation>
    </message>
    <message>
        <source>One copy more or fewer</source>
        <translation>Uma cópia a mais ou a menos</translation>
    </message>
    <message>
        <source>Type a new count</source>
        <translation>Digitar outra quantidade</translation>
    </message>
    <message>
        <source>Edit the field</source>
        <translation>Editar o campo</translation>
    </message>
    <message>
        <source>Views of the collection</source>
        <translation>Visões da coleção</translation>
    </message>
    <message>
        <source>Choose columns</source>
        <translation>Escolher colunas</translation>
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
        <source>{count} cards added</source>
        <translation>{count} cards adicionados</translation>
    </message>
    <message>
        <source>1 card added</source>
        <translation>1 card adicionado</translation>
    </message>
    <message>
        <source>No card fits “{text}”.</source>
        <translation>Nenhum card corresponde a “{text}”.</translation>
    </message>
    <message>
        <source>Added {count} × {name}, {set} {number}. You have {total} of this print.</source>
        <translation>Adicionado: {count} × {name}, {set} {number}. Você tem {total} desta impressão.</translation>
    </message>
    <message>
        <source>Added {count} × {name}, {set} {number}. You have {alike} such, {total} of this print in all.</source>
        <translation>Adicionado: {count} × {name}, {set} {number}. Você tem {alike} assim e {total} desta impressão ao todo.</translation>
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
        <source>Set some copies apart…</source>
        <translation>Separar algumas cópias…</translation>
    </message>
    <message>
        <source>Make one row of these</source>
        <translation>Juntar em uma linha</translation>
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
        <source>1 free</source>
        <translation>1 livre</translation>
    </message>
    <message>
        <source>{count} free</source>
        <translation>{count} livres</translation>
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
        <source>{count} of {total} copies of this print</source>
        <translation>{count} de {total} cópias desta impressão</translation>
    </message>
</context>
<context>
    <name>FiguresView</name>
    <message>
        <source>Currency</source>
        <translation>Moeda</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>No prices yet</source>
        <translation>Ainda não há preços</translation>
    </message>
    <message>
        <source>Enter what you paid for copies, in the details of a row, and it is summed up here. Prices are never guessed.</source>
        <translation>Informe nos detalhes de uma linha quanto você pagou pelas cópias, e a soma aparece aqui. Preços nunca são inventados.</translation>
    </message>
    <message>
        <source>Paid for the one copy you have.</source>
        <translation>Pago pela única cópia que você tem.</translation>
    </message>
    <message>
        <source>Paid in all. The price of all {count} copies is known.</source>
        <translation>Pago ao todo. O preço de todas as {count} cópias é conhecido.</translation>
    </message>
    <message>
        <source>Paid in all, as far as you know: price known for {priced} of {copies} copies.</source>
        <translation>Pago ao todo, até onde se sabe: preço conhecido de {priced} de {copies} cópias.</translation>
    </message>
    <message>
        <source>{sum} without a day are left out.</source>
        <translation>{sum} sem data ficam de fora.</translation>
    </message>
    <message>
        <source>Paid over time</source>
        <translation>Pago ao longo do tempo</translation>
    </message>
    <message>
        <source>1 copy without a day is left out.</source>
        <translation>1 cópia sem data fica de fora.</translation>
    </message>
    <message>
        <source>{count} copies without a day are left out.</source>
        <translation>{count} cópias sem data ficam de fora.</translation>
    </message>
    <message>
        <source>Copies over time</source>
        <translation>Cópias ao longo do tempo</translation>
    </message>
    <message>
        <source>no place noted</source>
        <translation>sem lugar anotado</translation>
    </message>
    <message>
        <source>Paid by set</source>
        <translation>Pago por coleção</translation>
    </message>
    <message>
        <source>Paid by place</source>
        <translation>Pago por lugar</translation>
    </message>
    <message>
        <source>Copies by set</source>
        <translation>Cópias por coleção</translation>
    </message>
    <message>
        <source>Copies by place</source>
        <translation>Cópias por lugar</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>e mais {count}</translation>
    </message>
</context>
<context>
    <name>GoalsView</name>
    <message>
        <source>Find a set</source>
        <translation>Encontrar uma coleção</translation>
    </message>
    <message>
        <source>Find a Pokémon</source>
        <translation>Encontrar um Pokémon</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Coleções</translation>
    </message>
    <message>
        <source>Pokémon</source>
        <translation>Pokémon</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>All sets</source>
        <translation>Todas as coleções</translation>
    </message>
    <message>
        <source>All Pokémon</source>
        <translation>Todos os Pokémon</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Não começadas</translation>
    </message>
    <message>
        <source>Without a card</source>
        <translation>Sem nenhum card</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Começadas</translation>
    </message>
    <message>
        <source>With a card</source>
        <translation>Com algum card</translation>
    </message>
    <message>
        <source>Begun, not complete</source>
        <translation>Começadas, incompletas</translation>
    </message>
    <message>
        <source>With a card, not with all</source>
        <translation>Com algum card, mas não todos</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Completas</translation>
    </message>
    <message>
        <source>With all cards</source>
        <translation>Com todos os cards</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Mais novas primeiro</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Por nome</translation>
    </message>
    <message>
        <source>Most complete first</source>
        <translation>Mais completas primeiro</translation>
    </message>
    <message>
        <source>Numbered cards</source>
        <translation>Cards numerados</translation>
    </message>
    <message>
        <source>Every print</source>
        <translation>Todas as impressões</translation>
    </message>
    <message>
        <source>Master set</source>
        <translation>Coleção mestre</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Quais</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Only missing</source>
        <translation>Só os que faltam</translation>
    </message>
    <message>
        <source>Copy missing</source>
        <translation>Copiar os que faltam</translation>
    </message>
    <message>
        <source>Copy what is missing as a list</source>
        <translation>Copiar o que falta como lista</translation>
    </message>
    <message>
        <source>Save what is missing as a file…</source>
        <translation>Salvar os que faltam em um arquivo…</translation>
    </message>
    <message>
        <source>Copy or save this list of sets</source>
        <translation>Copiar ou salvar esta lista de coleções</translation>
    </message>
    <message>
        <source>Copy or save this list</source>
        <translation>Copiar ou salvar esta lista</translation>
    </message>
    <message>
        <source>To a wish list</source>
        <translation>Para os desejos</translation>
    </message>
    <message>
        <source>Put what is missing on a wish list of its own</source>
        <translation>Pôr o que falta em uma lista de desejos própria</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>{have} of {total} numbered cards in the sets begun</source>
        <translation>{have} de {total} cards numerados nas coleções começadas</translation>
    </message>
    <message>
        <source>{have} of {total} Pokémon</source>
        <translation>{have} de {total} Pokémon</translation>
    </message>
    <message>
        <source>{have} of {total}, {missing} missing</source>
        <translation>{have} de {total}, faltam {missing}</translation>
    </message>
    <message>
        <source>Complete: {total} of {total}</source>
        <translation>Completo: {total} de {total}</translation>
    </message>
    <message>
        <source>Missing of {name}</source>
        <translation>Faltam de {name}</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>Copiar a lista</translation>
    </message>
    <message>
        <source>Save the list…</source>
        <translation>Salvar a lista…</translation>
    </message>
    <message>
        <source>1 card is on the wish list “{name}”</source>
        <translation>1 card está na lista de desejos “{name}”</translation>
    </message>
    <message>
        <source>{count} cards are on the wish list “{name}”</source>
        <translation>{count} cards estão na lista de desejos “{name}”</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
</context>
<context>
    <name>Handing</name>
    <message>
        <source>1 line copied</source>
        <translation>1 linha copiada</translation>
    </message>
    <message>
        <source>{count} lines copied</source>
        <translation>{count} linhas copiadas</translation>
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
        <source>Saved as {file}: 1 line</source>
        <translation>Salvo como {file}: 1 linha</translation>
    </message>
    <message>
        <source>Saved as {file}: {count} lines</source>
        <translation>Salvo como {file}: {count} linhas</translation>
    </message>
</context>
<context>
    <name>ItemModel</name>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
</context>
<context>
    <name>ListMenu</name>
    <message>
        <source>New wish list</source>
        <translation>Nova lista de desejos</translation>
    </message>
    <message>
        <source>Wish list</source>
        <translation>Lista de desejos</translation>
    </message>
    <message>
        <source>New trade list</source>
        <translation>Nova lista de trocas</translation>
    </message>
    <message>
        <source>Trade list</source>
        <translation>Lista de trocas</translation>
    </message>
    <message>
        <source>1 card put on “{name}”</source>
        <translation>1 card posto em “{name}”</translation>
    </message>
    <message>
        <source>{count} cards put on “{name}”</source>
        <translation>{count} cards postos em “{name}”</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
</context>
<context>
    <name>ListModel</name>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Coleção</translation>
    </message>
    <message>
        <source>Offered</source>
        <translation>Oferta</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Desejo</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Livres</translation>
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
        <source>At least</source>
        <translation>No mínimo</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>No máximo</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anotação</translation>
    </message>
    <message>
        <source>any print</source>
        <translation>qualquer impressão</translation>
    </message>
    <message>
        <source>any</source>
        <translation>qualquer</translation>
    </message>
</context>
<context>
    <name>ListsView</name>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>Double-click to rename</source>
        <translation>Clique duas vezes para renomear</translation>
    </message>
    <message>
        <source>Cards of the list</source>
        <translation>Cards da lista</translation>
    </message>
    <message>
        <source>New list</source>
        <translation>Nova lista</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Salvar em um arquivo…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Delete the list</source>
        <translation>Excluir a lista</translation>
    </message>
    <message>
        <source>Add to this list:  bs 4 x2  or a name</source>
        <translation>Adicionar a esta lista:  bs 4 x2  ou um nome</translation>
    </message>
    <message>
        <source>What are you looking for?</source>
        <translation>O que você procura?</translation>
    </message>
    <message>
        <source>Keep the cards you wish for, and those you would trade away, in lists of their own.</source>
        <translation>Guarde os cards que você deseja, e os que trocaria, em listas próprias.</translation>
    </message>
    <message>
        <source>New wish list</source>
        <translation>Nova lista de desejos</translation>
    </message>
    <message>
        <source>New trade list</source>
        <translation>Nova lista de trocas</translation>
    </message>
    <message>
        <source>Nothing on this list yet</source>
        <translation>Nada nesta lista ainda</translation>
    </message>
    <message>
        <source>Type a card above and press Enter, or choose copies and put them on the list.</source>
        <translation>Digite um card acima e pressione Enter, ou escolha cópias e ponha-as na lista.</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} cards</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 card</translation>
    </message>
    <message>
        <source>Wish list</source>
        <translation>Lista de desejos</translation>
    </message>
    <message>
        <source>Trade list</source>
        <translation>Lista de trocas</translation>
    </message>
    <message>
        <source>Other list</source>
        <translation>Outra lista</translation>
    </message>
    <message>
        <source>Deleted the list “{name}”</source>
        <translation>Lista “{name}” excluída</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>No card fits “{text}”.</source>
        <translation>Nenhum card corresponde a “{text}”.</translation>
    </message>
    <message>
        <source>{count} × {name} on the list</source>
        <translation>{count} × {name} na lista</translation>
    </message>
</context>
<context>
    <name>LotForm</name>
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
        <source>Grade</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Price paid</source>
        <translation>Preço pago</translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>Compra</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anotação</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Autografada</translation>
    </message>
    <message>
        <source>Altered</source>
        <translation>Alterada</translation>
    </message>
    <message>
        <source>For one copy. Leave it empty if you do not know; 0 means it cost nothing.</source>
        <translation>Por uma cópia. Deixe vazio se não souber; 0 significa que não custou nada.</translation>
    </message>
    <message>
        <source>A day, or a month or year if you know no more</source>
        <translation>Um dia, ou um mês ou ano se não souber mais</translation>
    </message>
    <message>
        <source>From the whole to the part, such as “Binder 1/page 3”</source>
        <translation>Do todo à parte, como “Fichário 1/página 3”</translation>
    </message>
    <message>
        <source>Several with commas between</source>
        <translation>Várias, separadas por vírgulas</translation>
    </message>
    <message>
        <source>(several)</source>
        <translation>(vários)</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>não se sabe</translation>
    </message>
    <message>
        <source>not graded</source>
        <translation>sem nota</translation>
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
        <source>No card is called that. One of these?</source>
        <translation>Nenhum card tem esse nome. Seria um destes?</translation>
    </message>
    <message>
        <source>Enter adds {count} × {card}</source>
        <translation>Enter adiciona {count} × {card}</translation>
    </message>
</context>
<context>
    <name>SearchLine</name>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search the collection</source>
        <translation>Buscar na coleção</translation>
    </message>
    <message>
        <source>Part of a name, a set or a number; or the search language, such as  place:box cond&gt;=lp price&gt;=10</source>
        <translation>Parte de um nome, uma coleção ou um número; ou a linguagem de busca, como  lugar:caixa cond&gt;=lp preço&gt;=10</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>Copies</source>
        <translation>Cópias</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Coleções</translation>
    </message>
    <message>
        <source>Pokédex</source>
        <translation>Pokédex</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Números</translation>
    </message>
</context>
<context>
    <name>SplitDialog</name>
    <message>
        <source>Set copies apart</source>
        <translation>Separar cópias</translation>
    </message>
    <message>
        <source>Copies to set apart</source>
        <translation>Cópias a separar</translation>
    </message>
    <message>
        <source>{name}: say what is different about these copies. The others stay as they are.</source>
        <translation>{name}: diga o que é diferente nestas cópias. As outras ficam como estão.</translation>
    </message>
    <message>
        <source>Set apart</source>
        <translation>Separar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Copies, of {count}</source>
        <translation>Cópias, de {count}</translation>
    </message>
</context>
</TS>
