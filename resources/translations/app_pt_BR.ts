<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About ptcg_desktop</source>
        <translation>Sobre o ptcg_desktop</translation>
    </message>
    <message>
        <source>ptcg_desktop {version}</source>
        <translation>ptcg_desktop {version}</translation>
    </message>
    <message>
        <source>Collection, deck workbench and rules-aware table for the Pokémon Trading Card Game. Everything stays on this computer.</source>
        <translation>Coleção, oficina de baralhos e mesa que conhece as regras do Pokémon Estampas Ilustradas. Tudo fica neste computador.</translation>
    </message>
    <message>
        <source>The catalogue holds {cards} cards from {sets} sets.</source>
        <translation>O catálogo tem {cards} cards de {sets} coleções.</translation>
    </message>
    <message>
        <source>Made by players for players; not produced, endorsed or supported by Nintendo, Creatures, GAME FREAK or The Pokémon Company. Names of cards belong to their owners; all drawings are our own. MIT licence.</source>
        <translation>Feito por jogadores para jogadores; não é produzido, aprovado nem apoiado por Nintendo, Creatures, GAME FREAK ou The Pokémon Company. Os nomes dos cards pertencem a seus donos; todos os desenhos são nossos. Licença MIT.</translation>
    </message>
    <message>
        <source>Python {python} · Qt {qt} · your files: {home}</source>
        <translation>Python {python} · Qt {qt} · seus arquivos: {home}</translation>
    </message>
</context>
<context>
    <name>AppContext</name>
    <message>
        <source>Set it aside</source>
        <translation>Pôr de lado</translation>
    </message>
    <message>
        <source>These are the starter cards now: import the card data again.</source>
        <translation>Agora estes são os cards iniciais: importe os dados dos cards de novo.</translation>
    </message>
</context>
<context>
    <name>BackupTable</name>
    <message>
        <source>Made</source>
        <translation>Feito em</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Cópias</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Baralhos</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Backups</translation>
    </message>
    <message>
        <source>This backup cannot be read.</source>
        <translation>Não é possível ler este backup.</translation>
    </message>
</context>
<context>
    <name>Backups</name>
    <message>
        <source>The backup is restored.</source>
        <translation>O backup foi restaurado.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Backups</source>
        <translation>Backups</translation>
    </message>
    <message>
        <source>Make a backup now</source>
        <translation>Fazer um backup agora</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Looking into the backups…</source>
        <translation>Olhando os backups…</translation>
    </message>
    <message>
        <source>Making a backup…</source>
        <translation>Fazendo um backup…</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>Restaurando…</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made by itself after changes.</source>
        <translation>Ainda não há nenhum backup. Um é feito automaticamente depois de mudanças.</translation>
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
        <source>1 deck</source>
        <translation>1 baralho</translation>
    </message>
    <message>
        <source>{count} decks</source>
        <translation>{count} baralhos</translation>
    </message>
    <message>
        <source>1 list</source>
        <translation>1 lista</translation>
    </message>
    <message>
        <source>{count} lists</source>
        <translation>{count} listas</translation>
    </message>
    <message>
        <source>{after} instead of {before}</source>
        <translation>{after} em vez de {before}</translation>
    </message>
    <message>
        <source>Restoring it gives you {parts}.</source>
        <translation>Restaurá-lo dá a você {parts}.</translation>
    </message>
    <message>
        <source>It has as many copies, decks and lists as you have now.</source>
        <translation>Ele tem tantas cópias, baralhos e listas quanto você tem agora.</translation>
    </message>
    <message>
        <source>Saved searches and your own kinds of tables and formats come back with it.</source>
        <translation>As buscas salvas e os seus próprios tipos de tabela e formatos voltam junto.</translation>
    </message>
    <message>
        <source>What you have now is kept as a backup first, so restoring can be taken back.</source>
        <translation>O que você tem agora é guardado antes como backup, para que a restauração possa ser desfeita.</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>All commands</source>
        <translation>Todos os comandos</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>O que você quer fazer?</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Buscar um comando</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>No command has these letters.</source>
        <translation>Nenhum comando tem essas letras.</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Algo deu errado</translation>
    </message>
    <message>
        <source>ptcg_desktop made a mistake</source>
        <translation>O ptcg_desktop cometeu um erro</translation>
    </message>
    <message>
        <source>ptcg_desktop ended unexpectedly last time</source>
        <translation>O ptcg_desktop foi encerrado de forma inesperada da última vez</translation>
    </message>
    <message>
        <source>Your collection, decks and games are saved. A restart brings everything back as it was. The report below says what happened; it stays on this computer unless you copy it.</source>
        <translation>Sua coleção, seus baralhos e suas partidas estão salvos. Ao reiniciar, tudo volta como estava. O relatório abaixo conta o que aconteceu; ele fica neste computador, a menos que você o copie.</translation>
    </message>
    <message>
        <source>Your collection, decks and games are saved. The report below says what happened; it stays on this computer unless you copy it.</source>
        <translation>Sua coleção, seus baralhos e suas partidas estão salvos. O relatório abaixo conta o que aconteceu; ele fica neste computador, a menos que você o copie.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Relatório</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copiar o relatório</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Card data</source>
        <translation>Dados de cards</translation>
    </message>
    <message>
        <source>Getting ready…</source>
        <translation>Preparando…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progresso</translation>
    </message>
    <message>
        <source>Files that could not be read</source>
        <translation>Arquivos que não puderam ser lidos</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>Copiar a lista</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Parando…</translation>
    </message>
    <message>
        <source>{megabytes} MB</source>
        <translation>{megabytes} MB</translation>
    </message>
    <message>
        <source>The catalogue is ready</source>
        <translation>O catálogo está pronto</translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>Nada foi importado</translation>
    </message>
    <message>
        <source>{count} card records read: {added} new, {merged} merged with cards already known.</source>
        <translation>{count} registros de cards lidos: {added} novos, {merged} unidos a cards já conhecidos.</translation>
    </message>
    <message>
        <source>{count} left out: {reason}.</source>
        <translation>{count} deixados de fora: {reason}.</translation>
    </message>
    <message>
        <source>{count} could not be read; everything else was imported:</source>
        <translation>{count} não puderam ser lidos; todo o resto foi importado:</translation>
    </message>
    <message>
        <source>The catalogue now holds {cards} cards in {sets} sets and {decks} ready-made decks.</source>
        <translation>O catálogo agora tem {cards} cards em {sets} coleções e {decks} baralhos prontos.</translation>
    </message>
    <message>
        <source>The import stopped</source>
        <translation>A importação parou</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelado</translation>
    </message>
</context>
<context>
    <name>Importing</name>
    <message>
        <source>Card data ({patterns})</source>
        <translation>Dados de cards ({patterns})</translation>
    </message>
    <message>
        <source>Import card files</source>
        <translation>Importar arquivos de cards</translation>
    </message>
    <message>
        <source>Import a folder of cards</source>
        <translation>Importar uma pasta de cards</translation>
    </message>
    <message>
        <source>Update the card catalogue</source>
        <translation>Atualizar o catálogo de cards</translation>
    </message>
    <message>
        <source>Download the public card data of two community projects?</source>
        <translation>Baixar os dados públicos de cards de dois projetos da comunidade?</translation>
    </message>
    <message>
        <source>Names, texts and facts of all cards, in English and Portuguese; no pictures. Nothing about you or your collection is sent. The data come from:
{places}</source>
        <translation>Nomes, textos e dados de todos os cards, em inglês e português; sem imagens. Nada sobre você ou sua coleção é enviado. Os dados vêm de:
{places}</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Baixar</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys and commands</source>
        <translation>Teclas e comandos</translation>
    </message>
    <message>
        <source>Choose a command and press Enter, then the key it is to have.</source>
        <translation>Escolha um comando e aperte Enter, depois a tecla que ele deve ter.</translation>
    </message>
    <message>
        <source>{key} finds every command by a few letters of its name.</source>
        <translation>{key} encontra qualquer comando por algumas letras do nome.</translation>
    </message>
    <message>
        <source>Name of a command, or a key</source>
        <translation>Nome de um comando, ou uma tecla</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Comandos e suas teclas</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nova tecla</translation>
    </message>
    <message>
        <source>Take the key</source>
        <translation>Ficar com a tecla</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Sem tecla</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>The keys this command comes with</source>
        <translation>As teclas originais deste comando</translation>
    </message>
    <message>
        <source>All keys as they were</source>
        <translation>Todas as teclas originais</translation>
    </message>
    <message>
        <source>Chosen by you</source>
        <translation>Escolhida por você</translation>
    </message>
    <message>
        <source>This key stays as it is</source>
        <translation>Esta tecla não muda</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Aperte a nova tecla</translation>
    </message>
    <message>
        <source>Esc leaves it as it is.</source>
        <translation>Esc deixa como está.</translation>
    </message>
    <message>
        <source>This key moves about and chooses everywhere; take another one.</source>
        <translation>Esta tecla serve para andar e escolher em todo lugar; use outra.</translation>
    </message>
    <message>
        <source>{key} is always: {names}. Take another one.</source>
        <translation>{key} é sempre: {names}. Use outra.</translation>
    </message>
    <message>
        <source>{key} is now the key of: {names}. Taking it leaves that without.</source>
        <translation>{key} é agora a tecla de: {names}. Se você ficar com ela, esse comando fica sem.</translation>
    </message>
    <message>
        <source>{command}: {keys}</source>
        <translation>{command}: {keys}</translation>
    </message>
    <message>
        <source>{command} has no key now.</source>
        <translation>{command} está sem tecla.</translation>
    </message>
    <message>
        <source>All commands have the keys they come with.</source>
        <translation>Todos os comandos têm as teclas originais.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
</context>
<context>
    <name>LibraryTrouble</name>
    <message>
        <source>Your library cannot be opened</source>
        <translation>Não é possível abrir a sua biblioteca</translation>
    </message>
    <message>
        <source>Looking into the backups…</source>
        <translation>Olhando os backups…</translation>
    </message>
    <message>
        <source>Begin with an empty library</source>
        <translation>Começar com uma biblioteca vazia</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>The file with your collection, decks and games is no longer there, but backups of it are.</source>
        <translation>O arquivo com a sua coleção, os seus baralhos e as suas partidas não está mais lá, mas há backups dele.</translation>
    </message>
    <message>
        <source>Another program&apos;s file stands where your collection, decks and games should be.</source>
        <translation>Há um arquivo de outro programa no lugar da sua coleção, dos seus baralhos e das suas partidas.</translation>
    </message>
    <message>
        <source>The file with your collection, decks and games is damaged and cannot be read.</source>
        <translation>O arquivo com a sua coleção, os seus baralhos e as suas partidas está danificado e não pode ser lido.</translation>
    </message>
    <message>
        <source>There is no backup that can be read.</source>
        <translation>Não há nenhum backup que possa ser lido.</translation>
    </message>
    <message>
        <source>Whatever you choose, the file as it is now is kept beside it.</source>
        <translation>Qualquer que seja a sua escolha, o arquivo como está agora fica guardado ao lado.</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>Restaurando…</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Um momento…</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>{cards} cards in {sets} sets</source>
        <translation>{cards} cards em {sets} coleções</translation>
    </message>
    <message>
        <source>{page} — ptcg_desktop</source>
        <translation>{page} — ptcg_desktop</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Página</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Coleção</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Baralhos</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
</context>
<context>
    <name>PictureSettings</name>
    <message>
        <source>Show pictures of the cards</source>
        <translation>Mostrar imagens dos cards</translation>
    </message>
    <message>
        <source>Room on the disk</source>
        <translation>Espaço no disco</translation>
    </message>
    <message>
        <source>Downloaded from {servers} as you look at cards. Those servers see which pictures are asked for, and nothing of your collection.</source>
        <translation>Baixadas de {servers} conforme você olha os cards. Esses servidores veem quais imagens são pedidas, e nada da sua coleção.</translation>
    </message>
    <message>
        <source>None in Portuguese</source>
        <translation>Sem português</translation>
    </message>
    <message>
        <source>Show the English one</source>
        <translation>Mostrar a imagem em inglês</translation>
    </message>
    <message>
        <source>Show the drawn card</source>
        <translation>Mostrar o card desenhado</translation>
    </message>
    <message>
        <source>{count} MB</source>
        <translation>{count} MB</translation>
    </message>
    <message>
        <source>Remove {count} MB</source>
        <translation>Remover {count} MB</translation>
    </message>
    <message>
        <source>Nothing to remove</source>
        <translation>Nada a remover</translation>
    </message>
    <message>
        <source>Remove all pictures from the disk</source>
        <translation>Remover todas as imagens do disco</translation>
    </message>
    <message>
        <source>{count} MB of pictures removed</source>
        <translation>{count} MB de imagens removidos</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>All commands</source>
        <translation>Todos os comandos</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Claro ou escuro</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
</context>
<context>
    <name>Renewal</name>
    <message>
        <source>One moment</source>
        <translation>Um momento</translation>
    </message>
    <message>
        <source>This version of the program knows more about the cards, and prepares them once. Your collection and your decks are not touched.</source>
        <translation>Esta versão do programa sabe mais sobre os cards e os prepara uma única vez. Sua coleção e seus baralhos não são alterados.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progresso</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>New copies in the collection</source>
        <translation>Novas cópias na coleção</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imagens</translation>
    </message>
    <message>
        <source>Your files</source>
        <translation>Seus arquivos</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Language of the card</source>
        <translation>Idioma do card</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Teclas…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Collection, decks, settings and backups are in this folder. Copy it to keep or move everything.</source>
        <translation>Coleção, baralhos, configurações e backups ficam nesta pasta. Copie-a para guardar ou mudar tudo de lugar.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como no sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
</context>
<context>
    <name>ShellCommands</name>
    <message>
        <source>Import card files…</source>
        <translation>Importar arquivos de cards…</translation>
    </message>
    <message>
        <source>Import a folder of cards…</source>
        <translation>Importar uma pasta de cards…</translation>
    </message>
    <message>
        <source>Update the card catalogue from the internet…</source>
        <translation>Atualizar o catálogo de cards pela internet…</translation>
    </message>
    <message>
        <source>Import collection…</source>
        <translation>Importar coleção…</translation>
    </message>
    <message>
        <source>Export collection…</source>
        <translation>Exportar coleção…</translation>
    </message>
    <message>
        <source>Read card texts</source>
        <translation>Ler os textos dos cards</translation>
    </message>
    <message>
        <source>Stop reading card texts</source>
        <translation>Parar de ler os textos dos cards</translation>
    </message>
    <message>
        <source>Backups…</source>
        <translation>Backups…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Configurações…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>All commands…</source>
        <translation>Todos os comandos…</translation>
    </message>
    <message>
        <source>Switch between light and dark</source>
        <translation>Alternar entre claro e escuro</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tela cheia</translation>
    </message>
    <message>
        <source>Keys and commands</source>
        <translation>Teclas e comandos</translation>
    </message>
    <message>
        <source>Open the log folder</source>
        <translation>Abrir a pasta de registros</translation>
    </message>
    <message>
        <source>About ptcg_desktop</source>
        <translation>Sobre o ptcg_desktop</translation>
    </message>
    <message>
        <source>Theme: as the system</source>
        <translation>Tema: como no sistema</translation>
    </message>
    <message>
        <source>Theme: light</source>
        <translation>Tema: claro</translation>
    </message>
    <message>
        <source>Theme: dark</source>
        <translation>Tema: escuro</translation>
    </message>
    <message>
        <source>Language: as the system</source>
        <translation>Idioma: como no sistema</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Em todo lugar</translation>
    </message>
    <message>
        <source>Kept keys that no keyboard has are left aside: {keys}</source>
        <translation>Teclas guardadas que nenhum teclado tem ficam de lado: {keys}</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Teclas…</translation>
    </message>
</context>
<context>
    <name>StartTrouble</name>
    <message>
        <source>The card catalogue is damaged.</source>
        <translation>O catálogo de cards está danificado.</translation>
    </message>
    <message>
        <source>Your collection, decks and games are not in it, and are safe. It can be set aside: the program then has its starter cards until you import the card data again.</source>
        <translation>A sua coleção, os seus baralhos e as suas partidas não estão nele e estão a salvo. Ele pode ser posto de lado: o programa fica com os cards iniciais até você importar os dados dos cards de novo.</translation>
    </message>
    <message>
        <source>Set it aside</source>
        <translation>Pôr de lado</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Dispensar</translation>
    </message>
</context>
</TS>
