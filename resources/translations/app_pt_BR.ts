<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <location filename="../../ptcg_desktop/ui/app/about.py" line="75"/>
        <source>About ptcg_desktop</source>
        <translation>Sobre o ptcg_desktop</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/about.py" line="82"/>
        <source>ptcg_desktop {version}</source>
        <translation>ptcg_desktop {version}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/about.py" line="101"/>
        <source>Collection, deck workbench and rules-aware table for the Pokémon Trading Card Game. Everything stays on this computer.</source>
        <translation>Coleção, oficina de baralhos e mesa que conhece as regras do Pokémon Estampas Ilustradas. Tudo fica neste computador.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/about.py" line="104"/>
        <source>The catalogue holds {cards} cards from {sets} sets.</source>
        <translation>O catálogo tem {cards} cards de {sets} coleções.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/about.py" line="108"/>
        <source>Made by players for players; not produced, endorsed or supported by Nintendo, Creatures, GAME FREAK or The Pokémon Company. Names of cards belong to their owners; all drawings are our own. MIT licence.</source>
        <translation>Feito por jogadores para jogadores; não é produzido, aprovado nem apoiado por Nintendo, Creatures, GAME FREAK ou The Pokémon Company. Os nomes dos cards pertencem a seus donos; todos os desenhos são nossos. Licença MIT.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/about.py" line="111"/>
        <source>Python {python} · Qt {qt} · your files: {home}</source>
        <translation>Python {python} · Qt {qt} · seus arquivos: {home}</translation>
    </message>
</context>
<context>
    <name>Backups</name>
    <message>
        <location filename="../../ptcg_desktop/ui/app/backups.py" line="224"/>
        <source>The backup is restored.</source>
        <translation>O backup foi restaurado.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/backups.py" line="228"/>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <location filename="../../ptcg_desktop/ui/app/backups.py" line="54"/>
        <location filename="../../ptcg_desktop/ui/app/backups.py" line="80"/>
        <source>Backups</source>
        <translation>Backups</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/backups.py" line="61"/>
        <source>Make a backup now</source>
        <translation>Fazer um backup agora</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/backups.py" line="62"/>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/backups.py" line="63"/>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/backups.py" line="65"/>
        <source>Looking into the backups…</source>
        <translation>Olhando os backups…</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/backups.py" line="72"/>
        <source>Made</source>
        <translation>Feito em</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/backups.py" line="73"/>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/backups.py" line="74"/>
        <source>Copies</source>
        <translation>Cópias</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/backups.py" line="75"/>
        <source>Decks</source>
        <translation>Baralhos</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/backups.py" line="76"/>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/backups.py" line="77"/>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/backups.py" line="118"/>
        <source>Making a backup…</source>
        <translation>Fazendo um backup…</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/backups.py" line="130"/>
        <source>Restoring…</source>
        <translation>Restaurando…</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/backups.py" line="141"/>
        <source>There is no backup yet. One is made by itself after changes.</source>
        <translation>Ainda não há nenhum backup. Um é feito automaticamente depois de mudanças.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/backups.py" line="182"/>
        <source>This backup cannot be read.</source>
        <translation>Não é possível ler este backup.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/backups.py" line="194"/>
        <source>copies</source>
        <translation>cópias</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/backups.py" line="195"/>
        <source>decks</source>
        <translation>baralhos</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/backups.py" line="196"/>
        <source>lists</source>
        <translation>listas</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/backups.py" line="200"/>
        <source>{after} {what} instead of {before}</source>
        <translation>{after} {what} em vez de {before}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/backups.py" line="207"/>
        <source>Restoring it gives you {parts}.</source>
        <translation>Restaurá-lo dá a você {parts}.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/backups.py" line="209"/>
        <source>It has as many copies, decks and lists as you have now.</source>
        <translation>Ele tem tantas cópias, baralhos e listas quanto você tem agora.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/backups.py" line="211"/>
        <source>What you have now is kept as a backup first, so restoring can be taken back.</source>
        <translation>O que você tem agora é guardado antes como backup, para que a restauração possa ser desfeita.</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <location filename="../../ptcg_desktop/ui/app/palette.py" line="113"/>
        <source>All commands</source>
        <translation>Todos os comandos</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/palette.py" line="116"/>
        <source>What do you want to do?</source>
        <translation>O que você quer fazer?</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/palette.py" line="117"/>
        <source>Find a command</source>
        <translation>Buscar um comando</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/palette.py" line="122"/>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/palette.py" line="127"/>
        <source>No command has these letters.</source>
        <translation>Nenhum comando tem essas letras.</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <location filename="../../ptcg_desktop/ui/app/crash_dialog.py" line="24"/>
        <source>Something went wrong</source>
        <translation>Algo deu errado</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/crash_dialog.py" line="30"/>
        <source>ptcg_desktop made a mistake</source>
        <translation>O ptcg_desktop cometeu um erro</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/crash_dialog.py" line="30"/>
        <source>ptcg_desktop ended unexpectedly last time</source>
        <translation>O ptcg_desktop foi encerrado de forma inesperada da última vez</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/crash_dialog.py" line="35"/>
        <source>Your collection, decks and games are saved. A restart brings everything back as it was. The report below says what happened; it stays on this computer unless you copy it.</source>
        <translation>Sua coleção, seus baralhos e suas partidas estão salvos. Ao reiniciar, tudo volta como estava. O relatório abaixo conta o que aconteceu; ele fica neste computador, a menos que você o copie.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/crash_dialog.py" line="40"/>
        <source>Your collection, decks and games are saved. The report below says what happened; it stays on this computer unless you copy it.</source>
        <translation>Sua coleção, seus baralhos e suas partidas estão salvos. O relatório abaixo conta o que aconteceu; ele fica neste computador, a menos que você o copie.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/crash_dialog.py" line="48"/>
        <source>Report</source>
        <translation>Relatório</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/crash_dialog.py" line="56"/>
        <source>Copy the report</source>
        <translation>Copiar o relatório</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/crash_dialog.py" line="61"/>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/crash_dialog.py" line="64"/>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/crash_dialog.py" line="69"/>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <location filename="../../ptcg_desktop/ui/app/importing.py" line="106"/>
        <source>Card data</source>
        <translation>Dados de cards</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/importing.py" line="107"/>
        <source>Getting ready…</source>
        <translation>Preparando…</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/importing.py" line="111"/>
        <source>Progress</source>
        <translation>Progresso</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/importing.py" line="121"/>
        <source>Files that could not be read</source>
        <translation>Arquivos que não puderam ser lidos</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/importing.py" line="124"/>
        <source>Copy the list</source>
        <translation>Copiar a lista</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/importing.py" line="161"/>
        <source>Stopping…</source>
        <translation>Parando…</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/importing.py" line="172"/>
        <source>{megabytes} MB</source>
        <translation>{megabytes} MB</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/importing.py" line="174"/>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/importing.py" line="178"/>
        <source>The catalogue is ready</source>
        <translation>O catálogo está pronto</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/importing.py" line="178"/>
        <source>Nothing was imported</source>
        <translation>Nada foi importado</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/importing.py" line="194"/>
        <source>{count} card records read: {added} new, {merged} merged with cards already known.</source>
        <translation>{count} registros de cards lidos: {added} novos, {merged} unidos a cards já conhecidos.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/importing.py" line="200"/>
        <source>{count} left out: {reason}.</source>
        <translation>{count} deixados de fora: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/importing.py" line="203"/>
        <source>{count} could not be read; everything else was imported:</source>
        <translation>{count} não puderam ser lidos; todo o resto foi importado:</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/importing.py" line="208"/>
        <source>The catalogue now holds {cards} cards in {sets} sets and {decks} ready-made decks.</source>
        <translation>O catálogo agora tem {cards} cards em {sets} coleções e {decks} baralhos prontos.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/importing.py" line="216"/>
        <location filename="../../ptcg_desktop/ui/app/importing.py" line="219"/>
        <source>The import stopped</source>
        <translation>A importação parou</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/importing.py" line="219"/>
        <source>Cancelled</source>
        <translation>Cancelado</translation>
    </message>
</context>
<context>
    <name>Importing</name>
    <message>
        <location filename="../../ptcg_desktop/ui/app/importing.py" line="39"/>
        <source>Card data ({patterns})</source>
        <translation>Dados de cards ({patterns})</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/importing.py" line="40"/>
        <source>Import card files</source>
        <translation>Importar arquivos de cards</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/importing.py" line="48"/>
        <source>Import a folder of cards</source>
        <translation>Importar uma pasta de cards</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/importing.py" line="65"/>
        <source>Update the card catalogue</source>
        <translation>Atualizar o catálogo de cards</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/importing.py" line="66"/>
        <source>Download the public card data of two community projects?</source>
        <translation>Baixar os dados públicos de cards de dois projetos da comunidade?</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/importing.py" line="68"/>
        <source>Names, texts and facts of all cards, in English and Portuguese; no pictures. Nothing about you or your collection is sent. The data come from:
{places}</source>
        <translation>Nomes, textos e dados de todos os cards, em inglês e português; sem imagens. Nada sobre você ou sua coleção é enviado. Os dados vêm de:
{places}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/importing.py" line="74"/>
        <source>Download</source>
        <translation>Baixar</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <location filename="../../ptcg_desktop/ui/app/about.py" line="27"/>
        <location filename="../../ptcg_desktop/ui/app/about.py" line="32"/>
        <source>Keys and commands</source>
        <translation>Teclas e comandos</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/about.py" line="34"/>
        <source>Ctrl+K finds every command, also those without a key, by a few letters of its name.</source>
        <translation>Ctrl+K encontra qualquer comando, mesmo os que não têm tecla, por algumas letras do nome.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/about.py" line="40"/>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <location filename="../../ptcg_desktop/ui/app/window.py" line="186"/>
        <source>{cards} cards in {sets} sets</source>
        <translation>{cards} cards em {sets} coleções</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/window.py" line="195"/>
        <source>{page} — ptcg_desktop</source>
        <translation>{page} — ptcg_desktop</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <location filename="../../ptcg_desktop/ui/app/menus.py" line="17"/>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/menus.py" line="18"/>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/menus.py" line="19"/>
        <source>&amp;Page</source>
        <translation>&amp;Página</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/menus.py" line="20"/>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/menus.py" line="21"/>
        <source>&amp;Go</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/menus.py" line="22"/>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <location filename="../../ptcg_desktop/ui/app/pages.py" line="46"/>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/pages.py" line="47"/>
        <source>Collection</source>
        <translation>Coleção</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/pages.py" line="48"/>
        <source>Decks</source>
        <translation>Baralhos</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/pages.py" line="49"/>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <location filename="../../ptcg_desktop/ui/app/rail.py" line="129"/>
        <source>{page} (Ctrl+{number})</source>
        <translation>{page} (Ctrl+{number})</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/rail.py" line="131"/>
        <source>All commands (Ctrl+K)</source>
        <translation>Todos os comandos (Ctrl+K)</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/rail.py" line="132"/>
        <source>Light or dark</source>
        <translation>Claro ou escuro</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/rail.py" line="133"/>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <location filename="../../ptcg_desktop/ui/app/settings_dialog.py" line="95"/>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/settings_dialog.py" line="96"/>
        <source>Appearance</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/settings_dialog.py" line="96"/>
        <source>New copies in the collection</source>
        <translation>Novas cópias na coleção</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/settings_dialog.py" line="96"/>
        <source>Your files</source>
        <translation>Seus arquivos</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/settings_dialog.py" line="100"/>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/settings_dialog.py" line="101"/>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/settings_dialog.py" line="102"/>
        <source>Condition</source>
        <translation>Estado</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/settings_dialog.py" line="103"/>
        <source>Language of the card</source>
        <translation>Idioma do card</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/settings_dialog.py" line="104"/>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/settings_dialog.py" line="109"/>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/settings_dialog.py" line="111"/>
        <source>Collection, decks, settings and backups are in this folder. Copy it to keep or move everything.</source>
        <translation>Coleção, baralhos, configurações e cópias de segurança ficam nesta pasta. Copie-a para guardar ou mudar tudo de lugar.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/settings_dialog.py" line="114"/>
        <source>As the system</source>
        <translation>Como no sistema</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/settings_dialog.py" line="118"/>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/settings_dialog.py" line="118"/>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
</context>
<context>
    <name>ShellCommands</name>
    <message>
        <location filename="../../ptcg_desktop/ui/app/shell_commands.py" line="35"/>
        <source>Import card files…</source>
        <translation>Importar arquivos de cards…</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/shell_commands.py" line="37"/>
        <source>Import a folder of cards…</source>
        <translation>Importar uma pasta de cards…</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/shell_commands.py" line="39"/>
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
        <location filename="../../ptcg_desktop/ui/app/shell_commands.py" line="43"/>
        <source>Stop reading card texts</source>
        <translation>Parar de ler os textos dos cards</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/shell_commands.py" line="45"/>
        <source>Backups…</source>
        <translation>Backups…</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/shell_commands.py" line="46"/>
        <source>Settings…</source>
        <translation>Configurações…</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/shell_commands.py" line="48"/>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/shell_commands.py" line="53"/>
        <source>All commands…</source>
        <translation>Todos os comandos…</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/shell_commands.py" line="56"/>
        <source>Switch between light and dark</source>
        <translation>Alternar entre claro e escuro</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/shell_commands.py" line="59"/>
        <source>Full screen</source>
        <translation>Tela cheia</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/shell_commands.py" line="65"/>
        <source>Keys and commands</source>
        <translation>Teclas e comandos</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/shell_commands.py" line="66"/>
        <source>Open the log folder</source>
        <translation>Abrir a pasta de registros</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/shell_commands.py" line="67"/>
        <source>About ptcg_desktop</source>
        <translation>Sobre o ptcg_desktop</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/shell_commands.py" line="82"/>
        <source>Theme: as the system</source>
        <translation>Tema: como no sistema</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/shell_commands.py" line="83"/>
        <source>Theme: light</source>
        <translation>Tema: claro</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/shell_commands.py" line="84"/>
        <source>Theme: dark</source>
        <translation>Tema: escuro</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/shell_commands.py" line="93"/>
        <source>Language: as the system</source>
        <translation>Idioma: como no sistema</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <location filename="../../ptcg_desktop/ui/app/main.py" line="108"/>
        <source>Nothing has been changed.</source>
        <translation>Nada foi alterado.</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <location filename="../../ptcg_desktop/ui/app/toast.py" line="74"/>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/app/toast.py" line="75"/>
        <location filename="../../ptcg_desktop/ui/app/toast.py" line="76"/>
        <source>Dismiss</source>
        <translation>Dispensar</translation>
    </message>
</context>
</TS>
