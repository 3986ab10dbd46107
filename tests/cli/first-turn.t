# A test that asks for nothing runs as it is.

$ nfw first-turn --dice 4
First turn of reinforcements, Fucilier Wars 2.3.4

Turn       1D6: 4 +2 always (2.3.4) = 6
Result     6 is the first turn that may bring reinforcements
           for both armies; rolled after deployment by who deployed first
           (2.3.4)
           reserves come in from turn 2 on, without a test (2.3.4, 3.1.1)
Next       from that turn on, for each command: nfw reinforce --turn 6 --cv N

$ nfw first-turn --dice 4 --lang it
Primo turno dei Rinforzi, Fucilier Wars 2.3.4

Turno      1D6: 4 +2 sempre (2.3.4) = 6
Risultato  6 è il primo turno che può portare Rinforzi
           per i due eserciti; tira, dopo lo schieramento, chi ha schierato per
           primo (2.3.4)
           le Riserve entrano dal turno 2, senza test (2.3.4, 3.1.1)
Poi        da quel turno, per ogni Comando: nfw reinforce --turn 6 --cv N

$ nfw first-turn --dice 6 -q
8

$ nfw first-turn --dice 1 --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"first-turn","given":["first-turn","--dice","1","--json"],"flags":{},"seed":null,"dice":[1],"stages":[{"id":"first-turn","dice":[1],"modifiers":[{"id":"base","value":2,"ref":"2.3.4"}],"total":3}],"outcome":{"turn":3},"effects":["both-armies","reserves-from-turn-2"],"next":[{"test":"reinforce","args":["--turn","3"],"why":"reinforcements","missing":["cv"]}]}

$ nfw first-turn --odds
First turn of reinforcements, Fucilier Wars 2.3.4: exact odds

is the first turn that may bring reinforcements  mean 5.5000  spread 1.7078
           3   16.67%  ##############################  3+ 100.00%
           4   16.67%  ##############################  4+ 83.33%
           5   16.67%  ##############################  5+ 66.67%
           6   16.67%  ##############################  6+ 50.00%
           7   16.67%  ##############################  7+ 33.33%
           8   16.67%  ##############################  8+ 16.67%

$ nfw first-turn --odds --lang it -q
3 0.16666666666666666
4 0.16666666666666666
5 0.16666666666666666
6 0.16666666666666666
7 0.16666666666666666
8 0.16666666666666666

$ nfw first-turn > /dev/null

$ nfw first-turn --help | head -4
First turn of reinforcements, Fucilier Wars 2.3.4
from which turn reinforcements may come in

Usage: nfw first-turn

$ nfw first-turn --help --lang it | head -4
Primo turno dei Rinforzi, Fucilier Wars 2.3.4
da quale turno possono entrare i Rinforzi

Uso: nfw first-turn

$ nfw table first-turn
First turn of reinforcements, Fucilier Wars 2.3.4
from which turn reinforcements may come in

Turn: 1D6
    +2  always

Consequences
  - for both armies; rolled after deployment by who deployed first
  - reserves come in from turn 2 on, without a test (2.3.4, 3.1.1)

Tests that follow
  - from that turn on, for each command

$ nfw first-turn --cv 3
2> nfw: first-turn has no option '--cv'; 'cost' has it
? 2

$ nfw first-turn --dice 7
2> nfw: --dice: a die cannot show 7: the roll 'first-turn' allows 1 to 6
? 2

# A test without required flags runs bare as well; one with them says which.

$ nfw expand > /dev/null

$ nfw command-test > /dev/null

$ nfw speech
2> Usage: nfw speech --cv N [flags]
2> All flags: nfw speech --help
? 2
