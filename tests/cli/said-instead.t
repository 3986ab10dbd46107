# A flag written out wins over the battle; where the two differ the report says what was said by hand,
# and verify names the entry. One after the other, in one folder.
$ nfw battle new instead.battle modena.toml parma.toml | head -n 1
Turn 1, reserves and reinforcements

$ nfw speech duca guard --dice 1 -q; nfw round orders >o; for c in 'centro attack' 'cavalleria oppose' 'riserva hold' 'sinistra attack' 'destra hold' 'lancieri oppose'; do nfw order $c -q; done; nfw round >o; nfw formation musketiere square -q; nfw round >o
legendary
legal

$ nfw fire reggio piacenza long shooters 4 disorganised target-figures 20 --dice 6,1,1,1,4,1; nfw fire frignano guastalla long --lang it shooters 12 --target-formation line --weapon bow --seed 1
Fire, Fucilier Wars 3.4.3

To hit     4 dice: 4 shooters (3.4.3)
           5+ -1 long range (3.4.3) -1 disorganised (3.4.3)
           -1 demoralised or in bloodlust (3.4.3) = 6+
           6* 1  1  1  -> 1 hit
To kill    1 die
           musket, rifle, carbine: 3+
           4* -> 1 mortal hit
Characters 1 die
           6+
           1  -> 0 hits on characters
Result     1 killed
From file  Reggio: figures 16, formation column, state bloodlust, order attack;
           by hand: disorganised
           Piacenza: target-formation column
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [12] Reggio: volleys left 6 -> 5, has fired, firing at Piacenza;
           Piacenza: lost in this round 0 -> 1, lost to musketry, fired at
Due        morale piacenza
Fuoco, Fucilier Wars 3.4.3

Colpire    12 dadi: 12 tiratori (3.4.3)
           5+ -1 lunga distanza (3.4.3) = 6+
           3  6* 5  2  5  2  2  3  1  2  6* 1  -> 2 colpi a segno
Uccidere   2 dadi
           arco: 4+
           3  2  -> 0 colpi mortali
Risultato  0 uccisi
Seme       1
Dal file   Frignano: miniature 12, qualita scadente, formazione colonna, ordine
           attendere; a mano: arma arco (file: moschetto)
           Guastalla: bersaglio-miniature 16; a mano: bersaglio-formazione linea
           (file: colonna)
Non detto  --copertura --file --non-il-piu-vicino --a-terra --guada --sul-ponte
           --avvolta
Applicato  [13] Frignano: salve rimaste 6 -> 5, ha sparato, tira contro
           Guastalla; Guastalla: bersagliata
Dovuto     morale piacenza

$ nfw fire fanti reggio short 12 --order attack --figures 19 --json --seed 2 | python3 -c 'import json,sys; print(json.load(sys.stdin)["battle"]["by_hand"])'
['figures']

# What is said in the place of several facts of the battle, and a ruling for once.
$ nfw morale piacenza --lost-percent 60 --dice 6 --skip; nfw morale reggio --after fire --ruling losses-thresholds=both --dice 6 -q --skip
Morale, Fucilier Wars 3.4.4

Morale     1D6: 6 -3 more than half lost (3.4.4) +1 commander or officer (3.4.4)
           +1 colours (3.4.4) = 5 -> demoralised
Result     demoralised, disorganised
           fights on with the penalties; place both markers (3.4.5)
From file  Piacenza: lost 1, by musketry, arm infantry, order attack, formation
           column, commander, colours, after fire; by hand: lost-percent 60
           (file: of 20)
Applied    [15] Piacenza: state OK -> demoralised, disorganised, losses test
           taken
Due        morale reggio
ok

$ nfw verify | grep -v Seal; nfw verify --json | python3 -c 'import json,sys; print(json.load(sys.stdin)["trusted"]["hand"])'; nfw verify --lang it | sed -n '/Sulla/,$p' | head -n 2
instead.battle: 16 entries, each as its dice and all before it make it
On trust   dice of the players [1] [12] [15] [16]; seeds typed by hand [13]
           [14]; facts by hand [12] [13] [14] [15]; rulings of one test [16]
[12, 13, 14, 15]
Sulla fiducia dadi dei giocatori [1] [12] [15] [16]; semi scritti a mano [13]
           [14]; fatti detti a mano [12] [13] [14] [15]; letture di un solo test
