# What scripts use: -q, --expect and the exit status.

$ nfw fire --shooters 4 --range long --dice 6,1,3,4,3,2 -q
1

$ nfw morale --after fire --lost 5 --of 24 --dice 1 --quiet
rout

$ nfw influence --cv 3 --dice 1 -q
success

$ nfw command-test --cv 3 --dice 1 -q
retreat

$ nfw scout --commands 1 --cv 3 --dice '5 6 5' -q
19

$ nfw scout --commands 1 --cv 3 --against 9 --dice '5 6 5' -q
outmanoeuvres

$ nfw reinforce --cv 4 --turn 4 --dice 5,4 -q
right

$ nfw reinforce --cv 4 --turn 4 --dice 3 -q
no

$ nfw reinforce --cv 4 --turn 4 --dice 3 -q --expect no
no

$ nfw reinforce --cv 4 --turn 4 --dice 3 -q --expect right,left
no
? 1

$ nfw fire --shooters 4 --range long --dice 6,1,3,4,3,2 -q --expect 0
1
? 1

$ nfw fire --shooters 4 --range long --dice 6,1,3,4,3,2 -q --expect 1+
1

$ nfw morale --after fire --lost 5 --of 24 --dice 1 -q --expect retreat,rout
rout

$ nfw morale --after fire --lost 5 --of 24 --dice 1 -q --expect retrat
2> nfw: --expect 'retrat': allowed are bloodlust, ok, demoralised, retreat, rout; did you mean 'retreat'?
? 2

$ nfw fire --shooters 4 --range long --dice 6,1,3,4,3,2 -q --expect many
2> nfw: --expect 'many': allowed are numbers, such as 3 or 3+
? 2

# The same seed gives the same report, in whatever form it is written.

$ nfw fire --shooters 12 --range short --seed 255 > a; nfw fire --shooters 12 --range short --seed 0xFF > b; cmp a b && echo same
same

# The dice of a report give the same outcome again.

$ nfw fire --shooters 12 --range short --seed 5 --json > a; dice=$(sed 's/.*"dice":.\([0-9,]*\).,"stages.*/\1/' a); nfw fire --shooters 12 --range short --dice "$dice" --json > b; for f in a b; do sed 's/.*"outcome"/"outcome"/' $f; done
"outcome":{"hits":5,"kills":4,"saved":0,"wounds_lost":0,"characters":0},"next":[{"test":"morale","args":["--after","fire","--by","musketry","--short-range","--lost","4"],"why":"losses"}]}
"outcome":{"hits":5,"kills":4,"saved":0,"wounds_lost":0,"characters":0},"next":[{"test":"morale","args":["--after","fire","--by","musketry","--short-range","--lost","4"],"why":"losses"}]}

# Without a seed two runs differ.

$ nfw fire --shooters 60 --range short > a; nfw fire --shooters 60 --range short > b; cmp -s a b || echo differ
differ

# Dice from standard input, over several lines.

$ printf '5\n4\n' | nfw reinforce --cv 4 --turn 4 --dice - -q
right

# A closed pipe ends quietly; a full disk does not.

$ nfw fire --shooters 100000 --range short --seed 1 | head -n 1
Fire, Fucilier Wars 3.4.3

$ nfw list >/dev/full
2> nfw: standard output: No space left on device
? 2

# Options may stand before the test, values after an equals sign; environment for the rest.

$ nfw -q --dice=5,4 reinforce --cv=4 --turn=4
right

$ nfw --dice 5 4 reinforce --cv 4 --turn 4 -q
right

$ NFW_RULES=fuciliers NFW_LANG=it nfw reinforce --cv 4 --turn 4 --dice 5,4
Rinforzi, Fucilier Wars 3.1.1

Arrivo     1D6: 5 +1 Valore di Comando 4 (3.1.1) +2 turno meno 2 (3.1.1) = 8
           -> arriva
Lato       1D6: 4 -> lato corto di destra
Risultato  lato corto di destra, arriva
           schierato lungo il bordo con un ordine coperto (cavalleria: OPPORRE);
           nessun nuovo ordine in questo turno (3.1.1, 3.2.2)
           in una fascia profonda quanto la zona di schieramento (30 cm), sulla
           metà di quel lato verso il proprio schieramento (60 cm) (3.1.1)
           ultime file a non più di 1 cm, Individuali a non più di 5 cm dal
           bordo alle loro spalle (3.1.1)

$ NFW_LANG=en LANG=it_IT.UTF-8 nfw reinforce --cv 4 --turn 4 --dice 3 | head -1
Reinforcements, Fucilier Wars 3.1.1

$ LANG=it_IT.UTF-8 nfw reinforce --cv 4 --turn 4 --dice 3
Rinforzi, Fucilier Wars 3.1.1

Arrivo     1D6: 3 +1 Valore di Comando 4 (3.1.1) +2 turno meno 2 (3.1.1) = 6
           -> resta fuori
Risultato  non arriva
           può ritentare nel prossimo turno; se non entra mai, i suoi punti sono
           perdite (3.1.1)

# Other spellings are the same everywhere; a repeat in few words; the same ruling twice.

$ nfw morale --after fire --lost 5 --of 24 --dice 6 -q --expect demoralized
demoralised

$ nfw command-test --cv 3 --dice 3 -q --expect disorganized
disorganised

$ nfw morale --after fire --lost 5 --of 24 --vary disorganized=no,yes --show reaction=demoralized --csv
disorganised,reaction=demoralized
no,0.3333333333333333
yes,0.3333333333333333

$ nfw reinforce --cv 3 --turn 5 --repeat 600 --seed 1 -q
own 85
right 92
left 96
no 327

$ nfw fire --shooters 0 --range short --dice '' --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"fire","given":["fire","--shooters","0","--range","short","--dice","","--json"],"flags":{"weapon":{"value":"musket","by":"default"},"shooters":{"value":0},"quality":{"value":"average","by":"default"},"state":{"value":"ok","by":"default"},"range":{"value":"short"},"target":{"value":"infantry","by":"default"},"target-formation":{"value":"line","by":"default"},"target-armour":{"value":"none","by":"default"},"cover":{"value":"none","by":"default"}},"seed":null,"dice":[],"stages":[],"outcome":{"hits":0,"kills":0,"saved":0,"wounds_lost":0,"characters":0},"next":[]}

$ nfw morale --after fire --lost 5 --ruling f-75=both --ruling losses-thresholds=worse
2> nfw: --ruling 'losses-thresholds=worse': contradicts losses-thresholds=both
? 2

$ nfw rulings f-71 | head -1
F-71 hits-equal-models, 3.4.3, 3.6.5

# Output that cannot be written is never taken for written, however long it is.

$ nfw fire --help >/dev/full
2> nfw: standard output: No space left on device
? 2

$ nfw fire --shooters 100000 --range long --seed 1 --json >/dev/full
2> nfw: standard output: No space left on device
? 2

# A terminal receives no control characters, and no endless lines.

$ nfw fire --shooters "$(printf '4\n5')" --range short
2> nfw: --shooters '4\x0a5': allowed are whole numbers from 0 to 1000000; did you mean '4'?
? 2

$ nfw roll "$(printf '3d6\033[2J')"
2> nfw: roll '3d6\x1b[2J': allowed are dice such as 3d6, 2d6-2, 1/2d6, d%, 4d6kh3, 3d6! or d10
? 2

$ nfw roll "$(head -c 5000 /dev/zero | tr '\0' x)" 2>&1 | wc -c
162

# Options that only a test can feel.

$ nfw list --odds
2> nfw: --odds: goes only with a test or roll
? 2

$ nfw list --ruling F-75=both
2> nfw: --ruling: goes only with a test, table, find, rulings or battle
? 2
