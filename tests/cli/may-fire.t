# Who may fire, and at what: flags that only forbid.

$ nfw fire --shooters 6 --range short --order oppose
2> nfw: --order oppose: under OPPOSE a unit fires only in square, or in reply to fire: --formation square or --reply (3.4.2)
? 2

$ nfw fire --shooters 6 --range short --order oppose --lang it
2> nfw: --order opporre: con l'ordine OPPORRE si spara solo in quadrato, o per rispondere al fuoco: --formazione quadrato o --risponde (3.4.2)
? 2

$ nfw fire --shooters 6 --range short --order oppose --reply --state bloodlust
2> nfw: --reply --state bloodlust: it answers fire only if its losses test gave OK, or with --no-losses (3.4.2)
? 2

$ nfw fire --shooters 2 --range short --order oppose --reply --state bloodlust --ruling return-fire-in-bloodlust=yes --dice 6,5,2
Fire, Fucilier Wars 3.4.3
Rulings    return-fire-in-bloodlust=yes

To hit     2 dice: 2 shooters (3.4.3)
           5+ -1 demoralised or in bloodlust (3.4.3) = 6+
           6* 5  -> 1 hit
To kill    1 die
           musket, rifle, carbine: 3+
           2  -> 0 mortal hits
Result     0 killed
Assumed    --weapon musket --quality average --target infantry
           --target-formation line --target-armour none --cover none

$ nfw fire --shooters 12 --range short --ranks 4 --formation line
2> nfw: --ranks 4 --formation line: infantry fires with its first 3 ranks, cavalry with 2, a square with all (3.4.2)
? 2

$ nfw fire --weapon cannon --value 2 --range short --formation limbered
2> nfw: --formation limbered: limbered guns do not fire (3.3.2)
? 2

$ nfw fire --shooters 6 --range point-blank --engaged
2> nfw: --engaged: an engaged unit does not fire, except a square at the cavalry that engages one side of it (3.3.2, 3.4.2)
? 2

$ nfw fire --shooters 6 --range point-blank --engaged --formation square
2> nfw: --engaged --formation square: an engaged square fires only at the cavalry that engages it: --target cavalry (3.3.2)
? 2

$ nfw fire --shooters 6 --figures 20 --range point-blank --engaged --formation square --target cavalry
2> nfw: --shooters 6 --figures 20 --formation square --engaged: a quarter of a square's figures, rounded down, fires in one direction; only its front has those that are left over besides: --front (3.3.2)
? 2

$ nfw fire --shooters 5 --figures 20 --quality elite --range point-blank --engaged --formation square --target cavalry --dice '1 1 1 1 1 1 1 1 1'
Fire, Fucilier Wars 3.4.3

To hit     9 dice: 5 shooters (3.4.3), +4 elite, one for 5 members (3.4.3)
           5+ +2 point-blank (3.4.3) = 3+
           1  1  1  1  1  1  1  1  1  -> 0 hits
Result     0 killed
           one volley token serves all four sides of the square (3.3.2)
           its bonus dice are rolled once, not for each side that fires (3.4.3)
Assumed    --weapon musket --state ok --target-formation line
           --target-armour none --cover none

$ nfw fire --shooters 5 --figures 20 --quality elite --range point-blank --engaged --formation square --target cavalry --odds
Fire, Fucilier Wars 3.4.3: exact odds

killed  mean 4.0000  spread 1.4907
           0    0.50%  #                               0+ 100.00%
           1    3.63%  ####                            1+ 99.50%
           2   11.62%  #############                   2+ 95.87%
           3   21.68%  #########################       3+ 84.25%
           4   26.02%  ##############################  4+ 62.57%
           5   20.81%  ########################        5+ 36.55%
           6   11.10%  #############                   6+ 15.74%
           7    3.81%  ####                            7+ 4.63%
           8    0.76%  #                               8+ 0.83%
           9    0.07%                                  9+ 0.07%
hits                mean 6.0000  spread 1.4142  none: 0.01%
hits on characters  mean 0.2778  spread 0.4905  none: 74.19%
Assumed    --weapon musket --state ok --target-formation line
           --target-armour none --cover none

$ nfw fire --shooters 5 --figures 17 --formation square --range short
2> nfw: --shooters 5 --figures 17 --formation square: a quarter of a square's figures, rounded down, fires in one direction; only its front has those that are left over besides: --front (3.3.2)
? 2

$ nfw fire --shooters 5 --figures 17 --formation square --front --range short --dice '1 1 1 1 1' -q
0

$ nfw fire --shooters 5 --figures 17 --formation square --front --range short --ruling square-tokens=per-target --dice '1 1 1 1 1' --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"fire","given":["fire","--shooters","5","--figures","17","--formation","square","--front","--range","short","--ruling","square-tokens=per-target","--dice","1 1 1 1 1","--json"],"flags":{"weapon":{"value":"musket","by":"default"},"shooters":{"value":5},"figures":{"value":17},"quality":{"value":"average","by":"default"},"formation":{"value":"square"},"state":{"value":"ok","by":"default"},"front":{"value":true},"range":{"value":"short"},"target":{"value":"infantry","by":"default"},"target-formation":{"value":"line","by":"default"},"target-armour":{"value":"none","by":"default"},"cover":{"value":"none","by":"default"}},"seed":null,"rulings":{"square-tokens":"per-target"},"dice":[1,1,1,1,1],"stages":[{"id":"hit","count":5,"dice":[1,1,1,1,1],"need":5,"modifiers":[],"successes":0}],"outcome":{"hits":0,"kills":0,"saved":0,"wounds_lost":0,"characters":0},"effects":["square-token-each"],"next":[]}

$ nfw fire --shooters 6 --range short --prone --on-bridge
2> nfw: --prone: prone infantry does not fire (3.4.2)
2> nfw: --on-bridge: a unit that wades or crosses a bridge does not fire (3.5.10)
? 2

$ nfw fire --shooters 6 --range short --order hold --not-nearest
2> nfw: --not-nearest --order hold: under HOLD, and of infantry and cavalry under ATTACK, the target is the nearest enemy in sight (3.2.1)
? 2

$ nfw fire --shooters 6 --range short --target individual --target-friends 18
2> nfw: --target individual --target-friends 18: individuals and batteries are no targets within 20 cm of a unit of their army (3.4.3)
? 2

$ nfw fire --shooters 6 --range short --formation quadrato --enveloped --lang it
2> nfw: --enveloped: un quadrato avvolto, o ingaggiato su più lati, non spara (3.3.2)
? 2

# A lone C-in-C is shot.

$ nfw fire --shooters 1 --range short --target individual --target-leader cinc --dice 6,6,6
Fire, Fucilier Wars 3.4.3

To hit     1 die: 1 shooter (3.4.3)
           5+
           6* -> 1 hit
To kill    1 die
           musket, rifle, carbine: 3+
           6* -> 1 mortal hit
Strike     1 die
           6+
           6* -> 1 strikes him
Result     1 killed, 1 hit on a character
           taken as without a save, though an individual always has one:
           --target-save (3.4.3)
           eliminated; every command of his army takes a command test in round 8
           (3.4.3, 3.8)
Next       command test of each command of the army that lost him: nfw \
           command-test --cinc-lost --cv N
Assumed    --weapon musket --quality average --state ok --target-formation line
           --target-armour none --cover none

# A battery that lost gunners before, and what may follow from the next loss.

$ nfw fire --shooters 1 --range short --target artillery --target-figures 5 --target-started 8 --dice 6,6,1
Fire, Fucilier Wars 3.4.3

To hit     1 die: 1 shooter (3.4.3)
           5+
           6* -> 1 hit
To kill    1 die
           musket, rifle, carbine: 3+
           6* -> 1 mortal hit
Characters 1 die
           6+
           1  -> 0 hits on characters
Result     1 killed
Next       losses test: nfw morale --after fire --by musketry --short-range \
           --lost 1 --of 5 --arm artillery --started 8
Assumed    --weapon musket --quality average --state ok --target-formation line
           --target-armour none --cover none

$ nfw morale --after fire --arm artillery --lost 1 --of 6 --started 8
2> nfw: --lost 1 --of 6 --started 8: no test is due: more than half of the battery's gunners are left (3.4.4)
? 2

$ nfw fire --shooters 1 --range short --target artillery --target-figures 5 --target-started 8 --odds --then morale --sergeant
Fire, Fucilier Wars 3.4.3: exact odds

killed  mean 0.2222  spread 0.4157
           0   77.78%  ##############################  0+ 100.00%
           1   22.22%  #########                       1+ 22.22%
hits                mean 0.3333  spread 0.4714  none: 66.67%
hits on characters  mean 0.0370  spread 0.1889  none: 96.30%

Morale, Fucilier Wars 3.4.4, 3.6.6: exact odds

reaction
  demoralised    7.41%  ###
      retreat    7.41%  ###
         rout    7.41%  ###
  no test due   77.78%  ##############################
total               mean 2.5000  spread 1.7078
disorganised        no: 7.41%  yes: 14.81%  no test due: 77.78%
per cent lost       mean 20.0000  spread 0.0000
Assumed    --weapon musket --quality average --state ok --target-formation line
           --target-armour none --cover none
