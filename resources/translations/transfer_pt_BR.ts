<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>ColumnsPage</name>
    <message>
        <source>Which column means what?</source>
        <translation>O que cada coluna significa?</translation>
    </message>
    <message>
        <source>No known program writes these columns. Say at least which one has the name of the card.</source>
        <translation>Nenhum programa conhecido grava estas colunas. Diga ao menos qual delas tem o nome do card.</translation>
    </message>
    <message>
        <source>First rows of the file</source>
        <translation>Primeiras linhas do arquivo</translation>
    </message>
    <message>
        <source>Order of day and month</source>
        <translation>Ordem de dia e mês</translation>
    </message>
    <message>
        <source>Remember this as</source>
        <translation>Lembrar como</translation>
    </message>
    <message>
        <source>Name of the profile</source>
        <translation>Nome do perfil</translation>
    </message>
    <message>
        <source>Dates as the file shows</source>
        <translation>Datas como o arquivo mostra</translation>
    </message>
    <message>
        <source>Day, month, year</source>
        <translation>Dia, mês, ano</translation>
    </message>
    <message>
        <source>Month, day, year</source>
        <translation>Mês, dia, ano</translation>
    </message>
    <message>
        <source>These columns were read as shown here. Change what is not right.</source>
        <translation>As colunas foram lidas como mostrado aqui. Mude o que não estiver certo.</translation>
    </message>
    <message>
        <source>Prices in {currency}</source>
        <translation>Preços em {currency}</translation>
    </message>
    <message>
        <source>Currency of prices that name none</source>
        <translation>Moeda dos preços que não dizem a sua</translation>
    </message>
    <message>
        <source>Meaning of the column {name}</source>
        <translation>Significado da coluna {name}</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>não é lida</translation>
    </message>
    <message>
        <source>Name of the card</source>
        <translation>Nome do card</translation>
    </message>
    <message>
        <source>Code of the set</source>
        <translation>Sigla da coleção</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>Nome da coleção</translation>
    </message>
    <message>
        <source>Number of the card</source>
        <translation>Número do card</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Cópias</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condição</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Graduação</translation>
    </message>
    <message>
        <source>Price paid for one copy</source>
        <translation>Preço pago por uma cópia</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moeda</translation>
    </message>
    <message>
        <source>Date bought</source>
        <translation>Data da compra</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Observação</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
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
        <source>Id at TCGplayer</source>
        <translation>Id na TCGplayer</translation>
    </message>
    <message>
        <source>Id at Cardmarket</source>
        <translation>Id na Cardmarket</translation>
    </message>
</context>
<context>
    <name>ExportCollectionDialog</name>
    <message>
        <source>Saved in {file}: {rows} rows, {copies} copies</source>
        <translation>Gravado em {file}: {rows} linhas, {copies} cópias</translation>
    </message>
    <message>
        <source>Checking what this file can hold…</source>
        <translation>Verificando o que cabe neste arquivo…</translation>
    </message>
    <message>
        <source>Checking what this file can hold… {share}</source>
        <translation>Verificando o que cabe neste arquivo… {share}</translation>
    </message>
    <message>
        <source>Rows to be written: {rows}. Copies: {copies}.</source>
        <translation>Linhas a gravar: {rows}. Cópias: {copies}.</translation>
    </message>
    <message>
        <source>There is nothing to write.</source>
        <translation>Não há nada para gravar.</translation>
    </message>
    <message>
        <source>For spreadsheet programs; this program itself imports CSV.</source>
        <translation>Para programas de planilhas; este programa importa CSV.</translation>
    </message>
    <message>
        <source>Nothing is lost: imported again, every row is as it was.</source>
        <translation>Nada se perde: importada de novo, cada linha fica como era.</translation>
    </message>
    <message>
        <source>Export collection</source>
        <translation>Exportar coleção</translation>
    </message>
    <message>
        <source>Kind of file</source>
        <translation>Tipo de arquivo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salvar como…</translation>
    </message>
    <message>
        <source>Everything, to be imported again (CSV)</source>
        <translation>Tudo, para importar de novo (CSV)</translation>
    </message>
    <message>
        <source>Everything, as a workbook (XLSX)</source>
        <translation>Tudo, como pasta de trabalho (XLSX)</translation>
    </message>
    <message>
        <source>Spreadsheet in English (CSV)</source>
        <translation>Planilha em inglês (CSV)</translation>
    </message>
    <message>
        <source>Spreadsheet in Portuguese (CSV)</source>
        <translation>Planilha em português (CSV)</translation>
    </message>
    <message>
        <source>For {program} (CSV)</source>
        <translation>Para {program} (CSV)</translation>
    </message>
    <message>
        <source>collection.{ending}</source>
        <translation>colecao.{ending}</translation>
    </message>
</context>
<context>
    <name>ImportCollectionDialog</name>
    <message>
        <source>Rows of the collection: {added} new, {changed} changed, {removed} removed.</source>
        <translation>Linhas da coleção: novas {added}, alteradas {changed}, removidas {removed}.</translation>
    </message>
    <message>
        <source>Copies: {before} before, {added} added, {removed} taken out, {after} now.</source>
        <translation>Cópias: antes {before}, adicionadas {added}, retiradas {removed}, agora {after}.</translation>
    </message>
    <message>
        <source>Rows of the file left over: {count}.</source>
        <translation>Linhas do arquivo que sobraram: {count}.</translation>
    </message>
    <message>
        <source>Imported later with “Set the counts of these rows”, they take the place of the counts that are there; “Add to the collection” adds to them.</source>
        <translation>Importadas depois com “Definir a quantidade destas linhas”, elas substituem as quantidades que já existem; “Somar à coleção” soma a elas.</translation>
    </message>
    <message>
        <source>One undo takes all of it back.</source>
        <translation>Um único desfazer traz tudo de volta.</translation>
    </message>
    <message>
        <source>{file} is imported</source>
        <translation>{file} foi importado</translation>
    </message>
    <message>
        <source>Rows saved in {file}: {count}</source>
        <translation>Linhas gravadas em {file}: {count}</translation>
    </message>
    <message>
        <source>Getting ready…</source>
        <translation>Preparando…</translation>
    </message>
    <message>
        <source>Files still to be read: {count}.</source>
        <translation>Arquivos ainda por ler: {count}.</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Parando…</translation>
    </message>
    <message>
        <source>Import collection</source>
        <translation>Importar coleção</translation>
    </message>
    <message>
        <source>Drop files here, or choose one.

Exports of Collectr, TCGplayer, Dragon Shield, Deckbox, TCG Collector, pokecollector, Cardmarket, Moxfield and ManaBox are recognised; for any other table you say which column means what. Nothing is written before you have seen what would happen.</source>
        <translation>Solte arquivos aqui ou escolha um.

Exportações do Collectr, TCGplayer, Dragon Shield, Deckbox, TCG Collector, pokecollector, Cardmarket, Moxfield e ManaBox são reconhecidas; em qualquer outra tabela, você diz o que cada coluna significa. Nada é gravado antes de você ver o que aconteceria.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progresso</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Escolher um arquivo…</translation>
    </message>
    <message>
        <source>Save the rows left over…</source>
        <translation>Salvar as linhas que sobraram…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Leave this file out</source>
        <translation>Deixar este arquivo de fora</translation>
    </message>
    <message>
        <source>Read the file</source>
        <translation>Ler o arquivo</translation>
    </message>
    <message>
        <source>Import 1 row</source>
        <translation>Importar 1 linha</translation>
    </message>
    <message>
        <source>Import {count} rows</source>
        <translation>Importar {count} linhas</translation>
    </message>
    <message>
        <source>{file} was left out</source>
        <translation>{file} foi deixado de fora</translation>
    </message>
    <message>
        <source>Nothing of it was written.</source>
        <translation>Nada dele foi gravado.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Next file: {file}</source>
        <translation>Próximo arquivo: {file}</translation>
    </message>
    <message>
        <source>Tables ({patterns})</source>
        <translation>Tabelas ({patterns})</translation>
    </message>
    <message>
        <source>Save the rows left over</source>
        <translation>Salvar as linhas que sobraram</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Which card is meant? One click chooses.</source>
        <translation>Qual é o card? Um clique escolhe.</translation>
    </message>
    <message>
        <source>Cards it may mean</source>
        <translation>Cards que podem ser</translation>
    </message>
</context>
<context>
    <name>PlanModel</name>
    <message>
        <source>Line</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Cópias</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>O que diz</translation>
    </message>
</context>
<context>
    <name>PlanPage</name>
    <message>
        <source>{file}: {count} rows, read as {kind}</source>
        <translation>{file}: {count} linhas, lidas como {kind}</translation>
    </message>
    <message>
        <source>Order of day and month</source>
        <translation>Ordem de dia e mês</translation>
    </message>
    <message>
        <source>Prices in {currency}</source>
        <translation>Preços em {currency}</translation>
    </message>
    <message>
        <source>Currency of prices that name none</source>
        <translation>Moeda dos preços que não dizem a sua</translation>
    </message>
    <message>
        <source>Columns…</source>
        <translation>Colunas…</translation>
    </message>
    <message>
        <source>Copies in the collection: {before} now, {after} afterwards.</source>
        <translation>Cópias na coleção: {before} agora, {after} depois.</translation>
    </message>
    <message>
        <source>Rows that say the same as another: {count}; they become one.</source>
        <translation>Linhas que dizem o mesmo que outra: {count}; elas viram uma só.</translation>
    </message>
    <message>
        <source>Rows of the collection to be removed: {count}.</source>
        <translation>Linhas da coleção a remover: {count}.</translation>
    </message>
    <message>
        <source>Rows of the collection that stay because an undecided row may mean them: {count}.</source>
        <translation>Linhas da coleção que ficam porque uma linha não decidida pode ser delas: {count}.</translation>
    </message>
    <message>
        <source>New: {count}</source>
        <translation>Novas: {count}</translation>
    </message>
    <message>
        <source>Changed: {count}</source>
        <translation>Alteradas: {count}</translation>
    </message>
    <message>
        <source>The same: {count}</source>
        <translation>Iguais: {count}</translation>
    </message>
    <message>
        <source>Ambiguous: {count}</source>
        <translation>Ambíguas: {count}</translation>
    </message>
    <message>
        <source>Not understood: {count}</source>
        <translation>Não entendidas: {count}</translation>
    </message>
    <message>
        <source>Add to the collection</source>
        <translation>Somar à coleção</translation>
    </message>
    <message>
        <source>Set the counts of these rows</source>
        <translation>Definir a quantidade destas linhas</translation>
    </message>
    <message>
        <source>Replace the whole collection</source>
        <translation>Substituir toda a coleção</translation>
    </message>
    <message>
        <source>What happens to the copies</source>
        <translation>O que acontece com as cópias</translation>
    </message>
    <message>
        <source>Rows of the file</source>
        <translation>Linhas do arquivo</translation>
    </message>
</context>
</TS>
