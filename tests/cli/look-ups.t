# Commands that roll no dice: how far, and is it legal.

$ nfw move --mov 15 --formation line --backwards --ground difficult --order oppose
Movement, Fucilier Wars 3.5.5

Allowance  15 -5 infantry in line (3.5.5) x1/2 difficult ground (3.5.5, 3.5.10)
           x1/2 backwards (3.5.4, 3.5.5) = 2.5
Result     2.5 cm
Assumed    --state ok --arm infantry --troops line

$ nfw move --mov 15 --formation line --ground difficult --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"move","given":["move","--mov","15","--formation","line","--ground","difficult","--json"],"flags":{"mov":{"value":15},"formation":{"value":"line"},"state":{"value":"ok","by":"default"},"ground":{"value":["difficult"]},"arm":{"value":"infantry","by":"default"},"troops":{"value":"line","by":"default"}},"seed":null,"dice":[],"stages":[{"id":"allowance","start":15,"dice":[],"modifiers":[{"id":"infantry-line","value":-5,"ref":"3.5.5"}],"halvings":[{"id":"difficult","value":1,"ref":"3.5.5, 3.5.10"}],"total":5}],"outcome":{"move":5,"disorganised":false},"next":[]}

$ nfw move --mov 15 --backwards -q
7.5

$ nfw move --mov 15 --backwards --expect 7.5+ -q
7.5

$ nfw move --mov 15 --ground wood --lang it
Movimento, Fucilier Wars 3.5.5

Movimento  15 x1/2 Fanteria di Linea o Cavalleria Pesante nei boschi (3.5.10)
           = 7,5
Risultato  7,5 cm, disorganizzata
           il terreno la disorganizza (3.5.5, 3.5.10)
Sottinteso --formazione colonna --stato ok --corpo fanteria --truppe linea

$ nfw move --mov 15 --ground wod
2> nfw: --ground 'wod': allowed are open, difficult, wood, bridge, ford, wading, bog, swamp; did you mean 'wood'?
? 2

$ nfw move --mov 15 --odds
2> nfw: --odds: move rolls no dice
? 2

$ nfw move --mov 15 --dice 3
2> nfw: --dice: move rolls no dice
? 2

$ nfw move --mov 15 --vary mov=10..12
Movement, Fucilier Wars

mov  cm
10   10
11   11
12   12

$ nfw formation --formation attack-column --ranks 4,4,4,3
Formation, Fucilier Wars 3.3.2

Result     disorganised
           an attack column has at least 4 full ranks (F-46 otherwise: as many
           as figures in front); only the one behind them may be short (3.3.2)
Assumed    --arm infantry

$ nfw formation --formation square --figures 18
Formation, Fucilier Wars 3.3.2

Result     legal, 6 to the front, 4 to the right, 4 to the left, 4 to the rear
           each side fires its own way; together they are one volley (3.3.2,
           3.4.2)
Assumed    --arm infantry --state ok

$ nfw formation --formation square --figures 18 --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"formation","given":["formation","--formation","square","--figures","18","--json"],"flags":{"formation":{"value":"square"},"arm":{"value":"infantry","by":"default"},"figures":{"value":18},"state":{"value":"ok","by":"default"}},"seed":null,"dice":[],"stages":[],"outcome":{"result":"legal","front":6,"right":4,"left":4,"rear":4},"effects":["one-token"],"next":[]}

$ nfw formation --formation line --ranks 4,5,5 --lang it
Formazione, Fucilier Wars 3.3.2

Risultato  non ammesso
           nessuna fila può essere più numerosa di quella che la precede (3.3.2)
           quando si assume la formazione le file sono uguali, solo l'ultima può
           essere incompleta (3.3.2)
Sottinteso --corpo fanteria

$ nfw formation --formation line --ranks 5,5,4 -q --expect legal
legal

$ nfw formation --formation line --ranks 4,0
2> nfw: --ranks '0': allowed are whole numbers from 1 to 1000000; the nearest is 1
? 2
