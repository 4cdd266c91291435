<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>ActsPanel</name>
    <message>
        <location filename="../../ptcg_desktop/ui/table/panels.py" line="266"/>
        <location filename="../../ptcg_desktop/ui/table/panels.py" line="267"/>
        <source>Search acts</source>
        <translation>Buscar ações</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/panels.py" line="268"/>
        <source>Legal acts</source>
        <translation>Ações permitidas</translation>
    </message>
</context>
<context>
    <name>CardTextPanel</name>
    <message>
        <location filename="../../ptcg_desktop/ui/table/manual_panels.py" line="174"/>
        <source>The words of this card are not known. Read them from the card.</source>
        <translation>O texto deste card não é conhecido. Leia-o no card.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/manual_panels.py" line="221"/>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/manual_panels.py" line="222"/>
        <source>The text was carried out (key T)</source>
        <translation>O texto foi executado (tecla T)</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/manual_panels.py" line="223"/>
        <source>Other language</source>
        <translation>Outro idioma</translation>
    </message>
</context>
<context>
    <name>EditorPanel</name>
    <message>
        <location filename="../../ptcg_desktop/ui/table/manual_panels.py" line="399"/>
        <source>Take {name} away</source>
        <translation>Retirar {name}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/manual_panels.py" line="444"/>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/manual_panels.py" line="445"/>
        <source>Lay marker</source>
        <translation>Pôr marcador</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/manual_panels.py" line="446"/>
        <location filename="../../ptcg_desktop/ui/table/manual_panels.py" line="447"/>
        <source>Name of a new marker</source>
        <translation>Nome de um novo marcador</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/manual_panels.py" line="448"/>
        <source>Points of damage</source>
        <translation>Pontos de dano</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/manual_panels.py" line="450"/>
        <source>Damage {step}</source>
        <translation>Dano {step}</translation>
    </message>
</context>
<context>
    <name>EndBanner</name>
    <message>
        <location filename="../../ptcg_desktop/ui/table/overlays.py" line="396"/>
        <source>Again with the same seed</source>
        <translation>De novo com a mesma semente</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/overlays.py" line="397"/>
        <source>New seed</source>
        <translation>Nova semente</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/overlays.py" line="398"/>
        <source>Look at the board</source>
        <translation>Ver a mesa</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <location filename="../../ptcg_desktop/ui/table/game_panel.py" line="233"/>
        <source>possible</source>
        <translation>possível</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/game_panel.py" line="233"/>
        <source>used</source>
        <translation>já usado</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/game_panel.py" line="233"/>
        <source>not possible now</source>
        <translation>não é possível agora</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/game_panel.py" line="240"/>
        <location filename="../../ptcg_desktop/ui/table/game_panel.py" line="461"/>
        <source>Acts ({count})</source>
        <translation>Ações ({count})</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/game_panel.py" line="443"/>
        <source>Board</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/game_panel.py" line="444"/>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/game_panel.py" line="445"/>
        <source>Take back your last act, coins and all (Ctrl+Z)</source>
        <translation>Desfaz a sua última ação, moedas incluídas (Ctrl+Z)</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/game_panel.py" line="446"/>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/game_panel.py" line="447"/>
        <source>Do the act again that was taken back (Ctrl+Shift+Z)</source>
        <translation>Refaz a ação desfeita (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/game_panel.py" line="448"/>
        <source>Give up</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/game_panel.py" line="449"/>
        <source>By hand</source>
        <translation>À mão</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/game_panel.py" line="450"/>
        <source>Coins, dice, decks, markers, turn and game, whatever the rules say (key M)</source>
        <translation>Moedas, dados, baralhos, marcadores, turno e partida, digam o que disserem as regras (tecla M)</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/game_panel.py" line="451"/>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/game_panel.py" line="452"/>
        <source>Choose decks, rules and seed for another game</source>
        <translation>Escolher baralhos, regras e semente para outra partida</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/game_panel.py" line="453"/>
        <source>Key T</source>
        <translation>Tecla T</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/game_panel.py" line="457"/>
        <source>Movement: normal</source>
        <translation>Animação: normal</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/game_panel.py" line="457"/>
        <source>Movement: quick</source>
        <translation>Animação: rápida</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/game_panel.py" line="457"/>
        <source>Movement: off</source>
        <translation>Animação: desligada</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/game_panel.py" line="460"/>
        <source>Speed of movement</source>
        <translation>Velocidade da animação</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/game_panel.py" line="462"/>
        <location filename="../../ptcg_desktop/ui/table/game_panel.py" line="463"/>
        <source>Board as a list</source>
        <translation>Mesa em lista</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/game_panel.py" line="464"/>
        <location filename="../../ptcg_desktop/ui/table/game_panel.py" line="465"/>
        <source>Acts and board</source>
        <translation>Ações e mesa</translation>
    </message>
</context>
<context>
    <name>KeysPanel</name>
    <message>
        <location filename="../../ptcg_desktop/ui/table/overlays.py" line="306"/>
        <source>Hand, card by card</source>
        <translation>Mão, card a card</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/overlays.py" line="307"/>
        <source>Active, Bench</source>
        <translation>Ativo, Banco</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/overlays.py" line="308"/>
        <source>Prizes, discard pile, Stadium</source>
        <translation>Prêmios, pilha de descarte, Estádio</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/overlays.py" line="309"/>
        <source>The opponent&apos;s Pokémon</source>
        <translation>Pokémon do oponente</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/overlays.py" line="310"/>
        <source>Move over the board</source>
        <translation>Percorrer a mesa</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/overlays.py" line="311"/>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/overlays.py" line="311"/>
        <source>Choose, or put there</source>
        <translation>Escolher, ou pôr ali</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/overlays.py" line="312"/>
        <source>Space  V</source>
        <translation>Espaço  V</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/overlays.py" line="312"/>
        <source>Show the card large</source>
        <translation>Mostrar o card ampliado</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/overlays.py" line="313"/>
        <source>Attack with the Active</source>
        <translation>Atacar com o Ativo</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/overlays.py" line="314"/>
        <source>Retreat</source>
        <translation>Recuar</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/overlays.py" line="315"/>
        <source>End the turn</source>
        <translation>Encerrar o turno</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/overlays.py" line="316"/>
        <source>Do what was refused anyway</source>
        <translation>Fazer mesmo assim o que foi recusado</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/overlays.py" line="317"/>
        <source>What can be done by hand</source>
        <translation>O que se pode fazer à mão</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/overlays.py" line="318"/>
        <source>Counters, conditions, markers</source>
        <translation>Dano, condições, marcadores</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/overlays.py" line="319"/>
        <source>Damage counter on, off</source>
        <translation>Pôr ou tirar marcador de dano</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/overlays.py" line="320"/>
        <source>Search all acts</source>
        <translation>Buscar entre todas as ações</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/overlays.py" line="321"/>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/overlays.py" line="322"/>
        <source>Undo, redo</source>
        <translation>Desfazer, refazer</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/overlays.py" line="323"/>
        <source>Put down, close</source>
        <translation>Largar, fechar</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <location filename="../../ptcg_desktop/ui/table/panels.py" line="305"/>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/panels.py" line="306"/>
        <source>Game log; choosing a line goes back to that moment</source>
        <translation>Registro da partida; escolher uma linha volta àquele momento</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/panels.py" line="307"/>
        <source>Click a line to go back to that moment</source>
        <translation>Clique em uma linha para voltar àquele momento</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/panels.py" line="308"/>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/panels.py" line="309"/>
        <location filename="../../ptcg_desktop/ui/table/panels.py" line="310"/>
        <source>Copy the log as text</source>
        <translation>Copiar o registro como texto</translation>
    </message>
</context>
<context>
    <name>ManualDesk</name>
    <message>
        <location filename="../../ptcg_desktop/ui/table/manual_desk.py" line="167"/>
        <source>Flip a coin by hand</source>
        <translation>Jogar uma moeda à mão</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/manual_desk.py" line="168"/>
        <source>Roll a die</source>
        <translation>Jogar um dado</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/manual_desk.py" line="169"/>
        <source>Draw a card by hand</source>
        <translation>Comprar um card à mão</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/manual_desk.py" line="170"/>
        <source>Look through my deck</source>
        <translation>Procurar no meu baralho</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/manual_desk.py" line="171"/>
        <source>Shuffle my deck</source>
        <translation>Embaralhar o meu baralho</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/manual_desk.py" line="172"/>
        <source>End the turn by hand</source>
        <translation>Encerrar o turno à mão</translation>
    </message>
</context>
<context>
    <name>PilePanel</name>
    <message>
        <location filename="../../ptcg_desktop/ui/table/popover.py" line="281"/>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/popover.py" line="281"/>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/popover.py" line="282"/>
        <source>Done, and shuffle</source>
        <translation>Pronto, e embaralhar</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/popover.py" line="283"/>
        <source>Right click or M: move a card by hand</source>
        <translation>Botão direito ou M: mover um card à mão</translation>
    </message>
</context>
<context>
    <name>RefusalBanner</name>
    <message>
        <location filename="../../ptcg_desktop/ui/table/overlays.py" line="248"/>
        <source>Do it anyway</source>
        <translation>Fazer mesmo assim</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/overlays.py" line="249"/>
        <source>Done by hand, and marked so in the log (key X)</source>
        <translation>Feito à mão, e assim marcado no registro (tecla X)</translation>
    </message>
</context>
<context>
    <name>StartPanel</name>
    <message>
        <location filename="../../ptcg_desktop/ui/table/start_panel.py" line="281"/>
        <source>Start a game</source>
        <translation>Começar uma partida</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/start_panel.py" line="283"/>
        <source>Goldfish a deck under the rules of its era. Everything can be undone; one seed deals one game.</source>
        <translation>Teste um baralho sozinho, com as regras da época dele. Tudo pode ser desfeito; cada semente dá sempre a mesma partida.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/start_panel.py" line="285"/>
        <location filename="../../ptcg_desktop/ui/table/start_panel.py" line="290"/>
        <source>Your deck</source>
        <translation>Seu baralho</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/start_panel.py" line="286"/>
        <location filename="../../ptcg_desktop/ui/table/start_panel.py" line="291"/>
        <source>Opponent&apos;s deck</source>
        <translation>Baralho do oponente</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/start_panel.py" line="288"/>
        <source>The opponent is passive: it sets up, makes the choices it must, and passes each turn.</source>
        <translation>O oponente é passivo: prepara a mesa, faz as escolhas obrigatórias e passa todos os turnos.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/start_panel.py" line="292"/>
        <location filename="../../ptcg_desktop/ui/table/start_panel.py" line="293"/>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/start_panel.py" line="294"/>
        <location filename="../../ptcg_desktop/ui/table/start_panel.py" line="295"/>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/start_panel.py" line="296"/>
        <source>The same decks, rules and seed give the same shuffles and coins</source>
        <translation>Os mesmos baralhos, regras e semente dão os mesmos embaralhamentos e moedas</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/start_panel.py" line="297"/>
        <source>New seed</source>
        <translation>Nova semente</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/start_panel.py" line="298"/>
        <source>Start game</source>
        <translation>Começar partida</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/start_panel.py" line="299"/>
        <source>Resume last game</source>
        <translation>Continuar a última partida</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <location filename="../../ptcg_desktop/ui/table/view.py" line="87"/>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/view.py" line="88"/>
        <source>Undo act</source>
        <translation>Desfazer ação</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/view.py" line="89"/>
        <source>Redo act</source>
        <translation>Refazer ação</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/view.py" line="90"/>
        <source>End turn</source>
        <translation>Encerrar turno</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/view.py" line="91"/>
        <source>Do something by hand</source>
        <translation>Fazer algo à mão</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/view.py" line="92"/>
        <source>Search acts</source>
        <translation>Buscar ações</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/view.py" line="93"/>
        <source>Copy log</source>
        <translation>Copiar registro</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/view.py" line="95"/>
        <source>Again with the same seed</source>
        <translation>De novo com a mesma semente</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/view.py" line="97"/>
        <source>Keys of the table</source>
        <translation>Teclas da mesa</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/view.py" line="99"/>
        <source>Give up</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/view.py" line="162"/>
        <source>ready deck</source>
        <translation>baralho pronto</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/view.py" line="162"/>
        <source>your deck</source>
        <translation>seu baralho</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/view.py" line="163"/>
        <source>{count} cards · {kind}</source>
        <translation>{count} cards · {kind}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/view.py" line="177"/>
        <source>1999 rule book</source>
        <translation>Livro de regras de 1999</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/view.py" line="178"/>
        <source>1999 rule book with all types</source>
        <translation>Livro de regras de 1999 com todos os tipos</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/view.py" line="179"/>
        <source>2013 rules</source>
        <translation>Regras de 2013</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/view.py" line="180"/>
        <source>Rules of November 2013</source>
        <translation>Regras de novembro de 2013</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/view.py" line="181"/>
        <source>Today&apos;s rules</source>
        <translation>Regras atuais</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/view.py" line="188"/>
        <source>There is no deck to play with yet.</source>
        <translation>Ainda não há baralho para jogar.</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/view.py" line="217"/>
        <source>Your deck: {text}</source>
        <translation>Seu baralho: {text}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/view.py" line="217"/>
        <source>Opponent&apos;s deck: {text}</source>
        <translation>Baralho do oponente: {text}</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/view.py" line="224"/>
        <source>reading its card texts…</source>
        <translation>lendo os textos dos cards…</translation>
    </message>
    <message>
        <location filename="../../ptcg_desktop/ui/table/view.py" line="292"/>
        <source>Seed {seed}</source>
        <translation>Semente {seed}</translation>
    </message>
</context>
</TS>
