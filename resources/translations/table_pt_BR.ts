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
    <name>BoardPane</name>
    <message>
        <source>Board of the position</source>
        <translation>Mesa da posição</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <translation>O que dizem as regras</translation>
    </message>
    <message>
        <source>Right click or {key}: move a card</source>
        <translation>Botão direito ou {key}: mover um card</translation>
    </message>
    <message>
        <source>Right click: move a card</source>
        <translation>Botão direito: mover um card</translation>
    </message>
</context>
<context>
    <name>BranchesPanel</name>
    <message>
        <source>Name of the branch</source>
        <translation>Nome do ramo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Branches of the game</source>
        <translation>Ramos da partida</translation>
    </message>
    <message>
        <source>Lines of play that were left for others; double click one to play it</source>
        <translation>Linhas de jogo que deram lugar a outras; clique duas vezes em uma para jogá-la</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Play this branch</source>
        <translation>Jogar este ramo</translation>
    </message>
    <message>
        <source>Name…</source>
        <translation>Nome…</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Esquecer</translation>
    </message>
</context>
<context>
    <name>CardTextPanel</name>
    <message>
        <source>The words of this card are not known. Read them from the card.</source>
        <translation>O texto deste card não é conhecido. Leia-o no card.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>The text was carried out</source>
        <translation>O texto foi executado</translation>
    </message>
    <message>
        <source>Other language</source>
        <translation>Outro idioma</translation>
    </message>
</context>
<context>
    <name>ComputerRow</name>
    <message>
        <source>The computer waits</source>
        <translation>O computador está esperando</translation>
    </message>
    <message>
        <source>The computer is playing…</source>
        <translation>O computador está jogando…</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Let the computer go on</source>
        <translation>Deixar o computador continuar</translation>
    </message>
    <message>
        <source>Let the computer wait; acts can be taken back</source>
        <translation>Fazer o computador esperar; dá para desfazer ações</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Next: {name}</source>
        <translation>Agora: {name}</translation>
    </message>
    <message>
        <source>The other player is next</source>
        <translation>Agora é a vez do outro jogador</translation>
    </message>
    <message>
        <source>Hands stay hidden until the next player is at the screen.</source>
        <translation>As mãos ficam escondidas até o próximo jogador estar diante da tela.</translation>
    </message>
    <message>
        <source>Show my side</source>
        <translation>Mostrar meu lado</translation>
    </message>
</context>
<context>
    <name>EditorPanel</name>
    <message>
        <source>Take {name} away</source>
        <translation>Retirar {name}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Lay marker</source>
        <translation>Pôr marcador</translation>
    </message>
    <message>
        <source>Name of a new marker</source>
        <translation>Nome de um novo marcador</translation>
    </message>
    <message>
        <source>Points of damage</source>
        <translation>Pontos de dano</translation>
    </message>
    <message>
        <source>Damage {step}</source>
        <translation>Dano {step}</translation>
    </message>
</context>
<context>
    <name>EndBanner</name>
    <message>
        <source>Copy seed</source>
        <translation>Copiar semente</translation>
    </message>
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
    <name>FinderPanel</name>
    <message>
        <source>Find a card</source>
        <translation>Procurar um card</translation>
    </message>
    <message>
        <source>Cards found</source>
        <translation>Cards encontrados</translation>
    </message>
    <message>
        <source>Drag a card onto the board</source>
        <translation>Arraste um card para a mesa</translation>
    </message>
    <message>
        <source>Energy of the Active</source>
        <translation>Energia do Ativo</translation>
    </message>
    <message>
        <source>On the Active</source>
        <translation>Ligado ao Ativo</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Oponente</translation>
    </message>
    <message>
        <source>Whose card</source>
        <translation>De quem é o card</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Para onde</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Pôr</translation>
    </message>
</context>
<context>
    <name>GameKeys</name>
    <message>
        <source>Copy log</source>
        <translation>Copiar registro</translation>
    </message>
    <message>
        <source>Copy log in English</source>
        <translation>Copiar o registro em inglês</translation>
    </message>
    <message>
        <source>Copy log in Portuguese</source>
        <translation>Copiar o registro em português</translation>
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
        <source>Retreat</source>
        <translation>Recuar</translation>
    </message>
    <message>
        <source>Attach, evolve or play the card</source>
        <translation>Ligar, evoluir ou jogar o card</translation>
    </message>
    <message>
        <source>Use an Ability or a power</source>
        <translation>Usar uma Habilidade ou um poder</translation>
    </message>
    <message>
        <source>Do what was refused anyway</source>
        <translation>Fazer mesmo assim o que foi recusado</translation>
    </message>
    <message>
        <source>Attack {number} of the Active</source>
        <translation>Ataque {number} do Ativo</translation>
    </message>
    <message>
        <source>Go to the hand, card by card</source>
        <translation>Ir à mão, card a card</translation>
    </message>
    <message>
        <source>Go to the Active Pokémon</source>
        <translation>Ir ao Pokémon Ativo</translation>
    </message>
    <message>
        <source>Go to the Bench</source>
        <translation>Ir ao Banco</translation>
    </message>
    <message>
        <source>Go to the Prize cards</source>
        <translation>Ir aos cards de Prêmio</translation>
    </message>
    <message>
        <source>Go to the discard pile</source>
        <translation>Ir à pilha de descarte</translation>
    </message>
    <message>
        <source>Go to the Stadium</source>
        <translation>Ir ao Estádio</translation>
    </message>
    <message>
        <source>Go to the Lost Zone</source>
        <translation>Ir à Zona Perdida</translation>
    </message>
    <message>
        <source>Go to the opponent&apos;s Pokémon</source>
        <translation>Ir aos Pokémon do oponente</translation>
    </message>
    <message>
        <source>Board as a list</source>
        <translation>Mesa em lista</translation>
    </message>
    <message>
        <source>Go to the log</source>
        <translation>Ir ao registro</translation>
    </message>
    <message>
        <source>Go to the branches</source>
        <translation>Ir para os ramos</translation>
    </message>
    <message>
        <source>Go to the report</source>
        <translation>Ir para o resumo</translation>
    </message>
    <message>
        <source>The card in the other language</source>
        <translation>O card no outro idioma</translation>
    </message>
    <message>
        <source>Do something by hand</source>
        <translation>Fazer algo à mão</translation>
    </message>
    <message>
        <source>Counters, conditions, markers</source>
        <translation>Dano, condições, marcadores</translation>
    </message>
    <message>
        <source>Damage counter on</source>
        <translation>Pôr marcador de dano</translation>
    </message>
    <message>
        <source>Damage counter off</source>
        <translation>Tirar marcador de dano</translation>
    </message>
    <message>
        <source>Next Special Condition</source>
        <translation>Próxima Condição Especial</translation>
    </message>
    <message>
        <source>Replay: one act back</source>
        <translation>Reprodução: uma ação para trás</translation>
    </message>
    <message>
        <source>Replay: one act on</source>
        <translation>Reprodução: uma ação à frente</translation>
    </message>
    <message>
        <source>Replay: to the beginning</source>
        <translation>Reprodução: ao começo</translation>
    </message>
    <message>
        <source>Replay: to the last act</source>
        <translation>Reprodução: à última ação</translation>
    </message>
    <message>
        <source>Replay: play or stop</source>
        <translation>Reprodução: tocar ou parar</translation>
    </message>
    <message>
        <source>Replay: slower</source>
        <translation>Reprodução: mais devagar</translation>
    </message>
    <message>
        <source>Replay: faster</source>
        <translation>Reprodução: mais depressa</translation>
    </message>
    <message>
        <source>Nothing there</source>
        <translation>Nada ali</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>Acts ({count})</source>
        <translation>Ações ({count})</translation>
    </message>
    <message>
        <source>Branches of the game: {count}</source>
        <translation>Ramos da partida: {count}</translation>
    </message>
    <message>
        <source>Back: {what}</source>
        <translation>De volta: {what}</translation>
    </message>
    <message>
        <source>Keep the result: {coins}</source>
        <translation>Manter o resultado: {coins}</translation>
    </message>
    <message>
        <source>Flip anew</source>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Board as a list</source>
        <translation>Mesa em lista</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Ramos</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Resumo</translation>
    </message>
    <message>
        <source>Acts and board</source>
        <translation>Ações e mesa</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>cannot be read</source>
        <translation>não pode ser lida</translation>
    </message>
    <message>
        <source>{mine} against {theirs}</source>
        <translation>{mine} contra {theirs}</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>semente {seed}</translation>
    </message>
    <message>
        <source>A game</source>
        <translation>Uma partida</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>preparação</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vitória</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>derrota</translation>
    </message>
    <message>
        <source>nobody won</source>
        <translation>ninguém venceu</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nome da partida</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>The game was deleted.</source>
        <translation>A partida foi apagada.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Save the game as a file</source>
        <translation>Salvar a partida em um arquivo</translation>
    </message>
    <message>
        <source>Games (*.json)</source>
        <translation>Partidas (*.json)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir uma partida</translation>
    </message>
</context>
<context>
    <name>GamesPanel</name>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Every game is kept as you play. Those without a name make room for new ones in time; a name keeps a game. Drop a game file here to open it.</source>
        <translation>Cada partida é guardada enquanto você joga. As que não têm nome dão lugar a novas com o tempo; um nome conserva a partida. Solte aqui um arquivo de partida para abri-lo.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Name…</source>
        <translation>Nome…</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Salvar em arquivo…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Apagar</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Abrir um arquivo…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
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
    <name>ManualDesk</name>
    <message>
        <source>Flip a coin by hand</source>
        <translation>Jogar uma moeda à mão</translation>
    </message>
    <message>
        <source>Roll a die</source>
        <translation>Jogar um dado</translation>
    </message>
    <message>
        <source>Draw a card by hand</source>
        <translation>Comprar um card à mão</translation>
    </message>
    <message>
        <source>Look through my deck</source>
        <translation>Procurar no meu baralho</translation>
    </message>
    <message>
        <source>Shuffle my deck</source>
        <translation>Embaralhar o meu baralho</translation>
    </message>
    <message>
        <source>End the turn by hand</source>
        <translation>Encerrar o turno à mão</translation>
    </message>
</context>
<context>
    <name>PilePanel</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Done, and shuffle</source>
        <translation>Pronto, e embaralhar</translation>
    </message>
    <message>
        <source>Right click: move a card by hand</source>
        <translation>Botão direito: mover um card à mão</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>Line {line}: {text}</source>
        <translation>Linha {line}: {text}</translation>
    </message>
    <message>
        <source>Nothing speaks against it.</source>
        <translation>Nada contra.</translation>
    </message>
    <message>
        <source>Start from the game on the table</source>
        <translation>Partir do jogo que está na mesa</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Limpar a mesa</translation>
    </message>
    <message>
        <source>Mirror the sides</source>
        <translation>Trocar os lados</translation>
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
        <source>Open a scenario</source>
        <translation>Abrir um cenário</translation>
    </message>
    <message>
        <source>Scenarios (*.yaml *.yml)</source>
        <translation>Cenários (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>Qual?</translation>
    </message>
    <message>
        <source>Save as a scenario</source>
        <translation>Salvar como cenário</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Montar uma posição</translation>
    </message>
    <message>
        <source>One zone to a line: A is you, B the opponent. “Top &lt; below | energy: R R | damage: 30 | asleep”; “2 Name, Name” in hand, deck, discard and prizes; names in English or Portuguese.</source>
        <translation>Uma zona por linha: A é você, B o oponente. “De cima &lt; de baixo | energia: R R | dano: 30 | adormecido”; “2 Nome, Nome” em mão, baralho, descarte e prêmios; nomes em português ou inglês.</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>Posição como texto</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <translation>O que dizem as regras</translation>
    </message>
    <message>
        <source>Damage, conditions, and what holds for the whole board</source>
        <translation>Dano, condições e o que vale para a mesa toda</translation>
    </message>
    <message>
        <source>Board and text</source>
        <translation>Mesa e texto</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Insert…</source>
        <translation>Inserir…</translation>
    </message>
    <message>
        <source>Open a scenario…</source>
        <translation>Abrir um cenário…</translation>
    </message>
    <message>
        <source>Save as a scenario…</source>
        <translation>Salvar como cenário…</translation>
    </message>
    <message>
        <source>Opponent: passive</source>
        <translation>Oponente: passivo</translation>
    </message>
    <message>
        <source>Opponent: you</source>
        <translation>Oponente: você</translation>
    </message>
    <message>
        <source>Opponent: computer</source>
        <translation>Oponente: computador</translation>
    </message>
    <message>
        <source>Who plays the opponent&apos;s side</source>
        <translation>Quem joga o lado do oponente</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
</context>
<context>
    <name>PositionKeys</name>
    <message>
        <source>Put the card of the finder here</source>
        <translation>Pôr aqui o card da busca</translation>
    </message>
    <message>
        <source>10 more damage, or one more card</source>
        <translation>Mais 10 de dano, ou mais um card</translation>
    </message>
    <message>
        <source>10 less damage, or one card less</source>
        <translation>Menos 10 de dano, ou menos um card</translation>
    </message>
    <message>
        <source>Came into play just now, or not</source>
        <translation>Entrou em jogo agora, ou não</translation>
    </message>
    <message>
        <source>Find its evolutions</source>
        <translation>Procurar suas evoluções</translation>
    </message>
    <message>
        <source>Devolve</source>
        <translation>Involuir</translation>
    </message>
    <message>
        <source>List its cards</source>
        <translation>Listar os seus cards</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>All that can be done here</source>
        <translation>Tudo o que se pode fazer aqui</translation>
    </message>
    <message>
        <source>Find a card</source>
        <translation>Procurar um card</translation>
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
        <source>{condition}, or no more</source>
        <translation>{condition}, ou não mais</translation>
    </message>
</context>
<context>
    <name>PositionMenus</name>
    <message>
        <source>Put {card} here</source>
        <translation>Pôr {card} aqui</translation>
    </message>
    <message>
        <source>10 more damage</source>
        <translation>10 de dano a mais</translation>
    </message>
    <message>
        <source>10 less damage</source>
        <translation>10 de dano a menos</translation>
    </message>
    <message>
        <source>{power} was used</source>
        <translation>{power} já foi usado</translation>
    </message>
    <message>
        <source>Find its evolutions</source>
        <translation>Procurar suas evoluções</translation>
    </message>
    <message>
        <source>Devolve</source>
        <translation>Involuir</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Desligar</translation>
    </message>
    <message>
        <source>All its cards</source>
        <translation>Todos os seus cards</translation>
    </message>
    <message>
        <source>One more {card}</source>
        <translation>Mais um {card}</translation>
    </message>
    <message>
        <source>One card less</source>
        <translation>Um card a menos</translation>
    </message>
    <message>
        <source>Open as a list</source>
        <translation>Abrir como lista</translation>
    </message>
    <message>
        <source>Move to yours</source>
        <translation>Mover para o seu lado</translation>
    </message>
    <message>
        <source>Move to the opponent&apos;s</source>
        <translation>Mover para o lado do oponente</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
</context>
<context>
    <name>PositionsDesk</name>
    <message>
        <source>Edit this position…</source>
        <translation>Editar esta posição…</translation>
    </message>
    <message>
        <source>Save position as a scenario…</source>
        <translation>Salvar a posição como cenário…</translation>
    </message>
    <message>
        <source>Save game as a scenario…</source>
        <translation>Salvar a partida como cenário…</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Montar uma posição…</translation>
    </message>
    <message>
        <source>Position editor</source>
        <translation>Editor de posições</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Save position as a scenario</source>
        <translation>Salvar a posição como cenário</translation>
    </message>
    <message>
        <source>Save game as a scenario</source>
        <translation>Salvar a partida como cenário</translation>
    </message>
    <message>
        <source>Scenarios (*.yaml *.yml)</source>
        <translation>Cenários (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvo como {file}.</translation>
    </message>
    <message>
        <source>Not in it: {things}.</source>
        <translation>Fica de fora: {things}.</translation>
    </message>
</context>
<context>
    <name>PracticeDesk</name>
    <message>
        <source>New hand</source>
        <translation>Nova mão</translation>
    </message>
    <message>
        <source>Mulligan</source>
        <translation>Mulligan</translation>
    </message>
    <message>
        <source>Draw to turn…</source>
        <translation>Comprar até o turno…</translation>
    </message>
    <message>
        <source>What if heads (no coin was flipped yet)</source>
        <translation>E se desse cara (nenhuma moeda foi jogada ainda)</translation>
    </message>
    <message>
        <source>See my Prize cards</source>
        <translation>Ver meus cards de Prêmio</translation>
    </message>
    <message>
        <source>See my deck</source>
        <translation>Ver meu baralho</translation>
    </message>
    <message>
        <source>See the opponent&apos;s hand</source>
        <translation>Ver a mão do oponente</translation>
    </message>
    <message>
        <source>What if the last coin had fallen otherwise</source>
        <translation>E se a última moeda tivesse caído do outro lado</translation>
    </message>
</context>
<context>
    <name>RefusalBanner</name>
    <message>
        <source>Do it anyway</source>
        <translation>Fazer mesmo assim</translation>
    </message>
    <message>
        <source>Done by hand, and marked so in the log</source>
        <translation>Feito à mão, e assim marcado no registro</translation>
    </message>
</context>
<context>
    <name>ReplayRow</name>
    <message>
        <source>To the beginning</source>
        <translation>Ao começo</translation>
    </message>
    <message>
        <source>One act back</source>
        <translation>Uma ação para trás</translation>
    </message>
    <message>
        <source>Play the acts one after the other</source>
        <translation>Passar as ações uma após a outra</translation>
    </message>
    <message>
        <source>One act on</source>
        <translation>Uma ação à frente</translation>
    </message>
    <message>
        <source>To the last act</source>
        <translation>À última ação</translation>
    </message>
    <message>
        <source>Act of the game</source>
        <translation>Ação da partida</translation>
    </message>
    <message>
        <source>Go through the game; doing something else begins a branch</source>
        <translation>Percorrer a partida; fazer outra coisa começa um ramo</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Velocidade da reprodução</translation>
    </message>
</context>
<context>
    <name>ReportPanel</name>
    <message>
        <source>{mine} against {theirs}</source>
        <translation>{mine} contra {theirs}</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Semente {seed}</translation>
    </message>
    <message>
        <source>Report of the game</source>
        <translation>Resumo da partida</translation>
    </message>
    <message>
        <source>Copy seed</source>
        <translation>Copiar semente</translation>
    </message>
    <message>
        <source>Copy the seed: with the same decks and rules it deals the same game</source>
        <translation>Copiar a semente: com os mesmos baralhos e regras ela dá a mesma partida</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the report of this game as text</source>
        <translation>Copiar o resumo desta partida como texto</translation>
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
        <translation>Jogue sozinho para testar um baralho, com as regras da época dele. Tudo pode ser desfeito; cada semente dá sempre a mesma partida.</translation>
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
        <source>Played by</source>
        <translation>Quem joga</translation>
    </message>
    <message>
        <source>Who plays the opponent&apos;s deck</source>
        <translation>Quem joga com o baralho do oponente</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Quem começa</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Quem começa</translation>
    </message>
    <message>
        <source>As the rules say</source>
        <translation>Conforme as regras</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>The opponent</source>
        <translation>O oponente</translation>
    </message>
    <message>
        <source>Search decks</source>
        <translation>Buscar baralhos</translation>
    </message>
    <message>
        <source>Search your decks</source>
        <translation>Buscar entre os seus baralhos</translation>
    </message>
    <message>
        <source>Search the opponent&apos;s decks</source>
        <translation>Buscar baralhos para o oponente</translation>
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
        <source>Games…</source>
        <translation>Partidas…</translation>
    </message>
    <message>
        <source>Position…</source>
        <translation>Posição…</translation>
    </message>
    <message>
        <source>Set up a board and play from there</source>
        <translation>Montar uma mesa e jogar a partir dela</translation>
    </message>
    <message>
        <source>Resume last game</source>
        <translation>Continuar a última partida</translation>
    </message>
    <message>
        <source>Passive: does only what it must</source>
        <translation>Passivo: só faz o obrigatório</translation>
    </message>
    <message>
        <source>You: the table is turned</source>
        <translation>Você: a mesa é virada</translation>
    </message>
    <message>
        <source>Another person at this screen</source>
        <translation>Outra pessoa nesta tela</translation>
    </message>
    <message>
        <source>Computer: plays to win</source>
        <translation>Computador: joga para vencer</translation>
    </message>
    <message>
        <source>Computer: plays at random</source>
        <translation>Computador: joga ao acaso</translation>
    </message>
    <message>
        <source>Nobody: a practice dummy</source>
        <translation>Ninguém: um boneco de treino</translation>
    </message>
    <message>
        <source>The deck sets up, makes the choices it must, and does nothing else. “Position…” gives it a board.</source>
        <translation>O baralho se prepara, faz as escolhas obrigatórias e mais nada. “Posição…” dá a ele um campo montado.</translation>
    </message>
    <message>
        <source>No deck: a dummy that takes 990 damage and does nothing. “Position…” gives it a board.</source>
        <translation>Sem baralho: um boneco que aguenta 990 de dano e não faz nada. “Posição…” dá a ele um campo montado.</translation>
    </message>
    <message>
        <source>You play both decks; the side whose turn it is lies before you.</source>
        <translation>Você joga com os dois baralhos; o lado da vez fica diante de você.</translation>
    </message>
    <message>
        <source>Hands are hidden while you change places.</source>
        <translation>As mãos ficam escondidas enquanto vocês trocam de lugar.</translation>
    </message>
    <message>
        <source>The computer builds up, plays the Trainers it understands, and attacks when it can.</source>
        <translation>O computador monta o jogo, usa os Treinadores que entende e ataca quando pode.</translation>
    </message>
    <message>
        <source>The computer does anything the rules allow.</source>
        <translation>O computador faz qualquer coisa que as regras permitam.</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À mão</translation>
    </message>
    <message>
        <source>Animated</source>
        <translation>Animado</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Still</source>
        <translation>Parado</translation>
    </message>
    <message>
        <source>How things move; a click skips it</source>
        <translation>Como as coisas se movem; um clique pula a animação</translation>
    </message>
    <message>
        <source>Take back your last act, coins and all</source>
        <translation>Desfaz a sua última ação, moedas incluídas</translation>
    </message>
    <message>
        <source>Do the act again that was taken back</source>
        <translation>Refaz a ação desfeita</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Treino</translation>
    </message>
    <message>
        <source>Coins, dice, cards, markers and more, whatever the rules say</source>
        <translation>Moedas, dados, cards, marcadores e mais, digam o que disserem as regras</translation>
    </message>
    <message>
        <source>New hand, drawing on, what if heads, hidden cards, positions</source>
        <translation>Nova mão, compras, e se desse cara, cards escondidos, posições</translation>
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
        <source>Speed of movement</source>
        <translation>Velocidade da animação</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Open a game file…</source>
        <translation>Abrir um arquivo de partida…</translation>
    </message>
    <message>
        <source>Save game as a file…</source>
        <translation>Salvar a partida em um arquivo…</translation>
    </message>
    <message>
        <source>Name this game…</source>
        <translation>Dar nome a esta partida…</translation>
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
        <source>Again with the same seed</source>
        <translation>De novo com a mesma semente</translation>
    </message>
    <message>
        <source>Copy seed</source>
        <translation>Copiar semente</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>Move over the board</source>
        <translation>Percorrer a mesa</translation>
    </message>
    <message>
        <source>Choose, or put there</source>
        <translation>Escolher, ou pôr ali</translation>
    </message>
    <message>
        <source>Show the card large</source>
        <translation>Mostrar o card ampliado</translation>
    </message>
    <message>
        <source>Put down, close</source>
        <translation>Largar, fechar</translation>
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
        <source>1999 rules</source>
        <translation>Regras de 1999</translation>
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
<context>
    <name>TurnControls</name>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Oponente</translation>
    </message>
    <message>
        <source>Who is playing</source>
        <translation>Quem joga agora</translation>
    </message>
    <message>
        <source>Used:</source>
        <translation>Usado:</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energia</translation>
    </message>
    <message>
        <source>Supporter</source>
        <translation>Apoiador</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Recuo</translation>
    </message>
    <message>
        <source>Stadium</source>
        <translation>Estádio</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Item</translation>
    </message>
    <message>
        <source>Board…</source>
        <translation>Mesa…</translation>
    </message>
    <message>
        <source>Start from the game on the table, clear, mirror the sides</source>
        <translation>Partir do jogo que está na mesa, limpar, trocar os lados</translation>
    </message>
</context>
<context>
    <name>TurnPanel</name>
    <message>
        <source>now</source>
        <translation>agora</translation>
    </message>
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
</context>
</TS>
