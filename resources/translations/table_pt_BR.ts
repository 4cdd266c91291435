<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>ActsPanel</name>
    <message>
        <source>Search acts</source>
        <translation>Buscar ações</translation>
    </message>
    <message>
        <source>Legal acts</source>
        <translation>Ações permitidas</translation>
    </message>
</context>
<context>
    <name>EndBanner</name>
    <message>
        <source>Again with the same seed</source>
        <translation>De novo com a mesma semente</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Nova semente</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Ver a mesa</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>possible</source>
        <translation>possível</translation>
    </message>
    <message>
        <source>used</source>
        <translation>já usado</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>não é possível agora</translation>
    </message>
    <message>
        <source>Acts ({count})</source>
        <translation>Ações ({count})</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Take back your last act, coins and all (Ctrl+Z)</source>
        <translation>Desfaz a sua última ação, moedas incluídas (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Do the act again that was taken back (Ctrl+Shift+Z)</source>
        <translation>Refaz a ação desfeita (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Choose decks, rules and seed for another game</source>
        <translation>Escolher baralhos, regras e semente para outra partida</translation>
    </message>
    <message>
        <source>Key T</source>
        <translation>Tecla T</translation>
    </message>
    <message>
        <source>Movement: normal</source>
        <translation>Animação: normal</translation>
    </message>
    <message>
        <source>Movement: quick</source>
        <translation>Animação: rápida</translation>
    </message>
    <message>
        <source>Movement: off</source>
        <translation>Animação: desligada</translation>
    </message>
    <message>
        <source>Speed of movement</source>
        <translation>Velocidade da animação</translation>
    </message>
    <message>
        <source>Board as a list</source>
        <translation>Mesa em lista</translation>
    </message>
    <message>
        <source>Acts and board</source>
        <translation>Ações e mesa</translation>
    </message>
</context>
<context>
    <name>KeysPanel</name>
    <message>
        <source>Hand, card by card</source>
        <translation>Mão, card a card</translation>
    </message>
    <message>
        <source>Active, Bench</source>
        <translation>Ativo, Banco</translation>
    </message>
    <message>
        <source>Prizes, discard pile, Stadium</source>
        <translation>Prêmios, pilha de descarte, Estádio</translation>
    </message>
    <message>
        <source>The opponent&apos;s Pokémon</source>
        <translation>Pokémon do oponente</translation>
    </message>
    <message>
        <source>Move over the board</source>
        <translation>Percorrer a mesa</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Choose, or put there</source>
        <translation>Escolher, ou pôr ali</translation>
    </message>
    <message>
        <source>Space  V</source>
        <translation>Espaço  V</translation>
    </message>
    <message>
        <source>Show the card large</source>
        <translation>Mostrar o card ampliado</translation>
    </message>
    <message>
        <source>Attack with the Active</source>
        <translation>Atacar com o Ativo</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Recuar</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Encerrar o turno</translation>
    </message>
    <message>
        <source>Search all acts</source>
        <translation>Buscar entre todas as ações</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Desfazer, refazer</translation>
    </message>
    <message>
        <source>Put down, close</source>
        <translation>Largar, fechar</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Game log; choosing a line goes back to that moment</source>
        <translation>Registro da partida; escolher uma linha volta àquele momento</translation>
    </message>
    <message>
        <source>Click a line to go back to that moment</source>
        <translation>Clique em uma linha para voltar àquele momento</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the log as text</source>
        <translation>Copiar o registro como texto</translation>
    </message>
</context>
<context>
    <name>PilePanel</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>StartPanel</name>
    <message>
        <source>Start a game</source>
        <translation>Começar uma partida</translation>
    </message>
    <message>
        <source>Goldfish a deck under the rules of its era. Everything can be undone; one seed deals one game.</source>
        <translation>Teste um baralho sozinho, com as regras da época dele. Tudo pode ser desfeito; cada semente dá sempre a mesma partida.</translation>
    </message>
    <message>
        <source>Your deck</source>
        <translation>Seu baralho</translation>
    </message>
    <message>
        <source>Opponent&apos;s deck</source>
        <translation>Baralho do oponente</translation>
    </message>
    <message>
        <source>The opponent is passive: it sets up, makes the choices it must, and passes each turn.</source>
        <translation>O oponente é passivo: prepara a mesa, faz as escolhas obrigatórias e passa todos os turnos.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>The same decks, rules and seed give the same shuffles and coins</source>
        <translation>Os mesmos baralhos, regras e semente dão os mesmos embaralhamentos e moedas</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Nova semente</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Começar partida</translation>
    </message>
    <message>
        <source>Resume last game</source>
        <translation>Continuar a última partida</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Undo act</source>
        <translation>Desfazer ação</translation>
    </message>
    <message>
        <source>Redo act</source>
        <translation>Refazer ação</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Encerrar turno</translation>
    </message>
    <message>
        <source>Search acts</source>
        <translation>Buscar ações</translation>
    </message>
    <message>
        <source>Copy log</source>
        <translation>Copiar registro</translation>
    </message>
    <message>
        <source>Again with the same seed</source>
        <translation>De novo com a mesma semente</translation>
    </message>
    <message>
        <source>Keys of the table</source>
        <translation>Teclas da mesa</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>ready deck</source>
        <translation>baralho pronto</translation>
    </message>
    <message>
        <source>your deck</source>
        <translation>seu baralho</translation>
    </message>
    <message>
        <source>{count} cards · {kind}</source>
        <translation>{count} cards · {kind}</translation>
    </message>
    <message>
        <source>1999 rule book</source>
        <translation>Livro de regras de 1999</translation>
    </message>
    <message>
        <source>1999 rule book with all types</source>
        <translation>Livro de regras de 1999 com todos os tipos</translation>
    </message>
    <message>
        <source>2013 rules</source>
        <translation>Regras de 2013</translation>
    </message>
    <message>
        <source>Rules of November 2013</source>
        <translation>Regras de novembro de 2013</translation>
    </message>
    <message>
        <source>Today&apos;s rules</source>
        <translation>Regras atuais</translation>
    </message>
    <message>
        <source>There is no deck to play with yet.</source>
        <translation>Ainda não há baralho para jogar.</translation>
    </message>
    <message>
        <source>Your deck: {text}</source>
        <translation>Seu baralho: {text}</translation>
    </message>
    <message>
        <source>Opponent&apos;s deck: {text}</source>
        <translation>Baralho do oponente: {text}</translation>
    </message>
    <message>
        <source>reading its card texts…</source>
        <translation>lendo os textos dos cards…</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Semente {seed}</translation>
    </message>
</context>
</TS>
