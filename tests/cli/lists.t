# Army lists answer what they know of a test; tests/lists has two of each rulebook.
$ nfw scout --list turin.toml --enemy-list france.toml --seed 1
Scouting, Fucilier Wars 2.1.1

Own army   2 commands (2.1.1) +1 scouting ability (2.1.1) +2 always (2.1.1)
           5D6: 3 6 5 2 5 +2 light cavalry, dragoons x1 (2.1.1)
           -2 artillery x1 (2.1.1) +9 command values (2.1.1) = 30
Enemy      2 commands (2.1.1) +2 for scouts x1 (2.1.1, 4.2.2)
           +1 scouting ability (2.1.1) +2 always (2.1.1)
           7D6: 2 2 3 1 2 6 1 +1 other cavalry (2.1.1) +1 skirmishers (2.1.1)
           -2 artillery x1 (2.1.1) +7 command values (2.1.1) = 24
Result     the enemy is outscouted
           the enemy deploys first (2.1.1)
Next       terrain: nfw terrain --scouting outscouts --list turin.toml \
           --enemy-list france.toml --features N
Next       then who deploys first: nfw deploy --scouting outscouts --list \
           turin.toml --enemy-list france.toml
From list  turin.toml: --commands 2 --exploring 1 --light-cavalry 1
           --artillery 1 --cv 6,3
           france.toml: --enemy-commands 2 --enemy-scouts 1 --enemy-exploring 1
           --enemy-cavalry 1 --enemy-skirmishers 1 --enemy-artillery 1
           --enemy-cv 4,3
Seed       1

# A flag that is written out goes before the list.
$ nfw scout --list turin.toml --cv 5,3 --against 20 --seed 1
Scouting, Fucilier Wars 2.1.1

Own army   2 commands (2.1.1) +1 scouting ability (2.1.1) +2 always (2.1.1)
           5D6: 3 6 5 2 5 +2 light cavalry, dragoons x1 (2.1.1)
           -2 artillery x1 (2.1.1) +8 command values (2.1.1) = 29
Result     the enemy is outscouted
           the enemy deploys first (2.1.1)
Next       terrain: nfw terrain --scouting outscouts --list turin.toml \
           --features N
Next       then who deploys first: nfw deploy --scouting outscouts --list \
           turin.toml
From list  turin.toml: --commands 2 --exploring 1 --light-cavalry 1
           --artillery 1; by hand: --cv 5,3
Seed       1

$ nfw deploy --list turin.toml --enemy-list france.toml --dice 1,3
Deployment, Fucilier Wars 2.3.2

Own army   1D6: 1 +6 command value (2.3.2) = 7
Enemy      1D6: 3 +4 command value (2.3.2) = 7
Result     the enemy deploys first
           you deploy second; the enemy begins wherever the sides take turns
           (2.3.2, 3.1.1, 3.2, 3.3, 3.4, 3.7, 3.8)
Next       if there are reinforcements and the scenario names no turn, who
           deployed first rolls: nfw first-turn
Assumed    --scouting none
From list  turin.toml: --cv 6 --units 6
           france.toml: --enemy-cv 4 --enemy-units 7

$ nfw terrain --list turin.toml --enemy-list france.toml --features 2 --seed 1 --lang it
Terreno, Fucilier Wars 2.2.3

Esercito   1D6: 3 +6 Valore di Comando (2.2.3) = 9
Nemico     1D6: 6 +4 Valore di Comando (2.2.3) = 10
Terreno    2 dadi: 2 configurazioni (2.2.3)
           nessun vincitore: 4+
           5* 2  -> 1 spostabile
Risultato  il terreno lo piazza il nemico
           il nemico sceglie il suo lato del tavolo e piazza tutto il terreno
           (2.2.3)
           i dadi sono le configurazioni in ordine: potete spostare quelle con
           la stella, ad almeno 30 cm da ogni altra (2.2.3)
Poi        chi schiera per primo: nfw deploy --cv 6 --enemy-cv 4 --list \
           turin.toml --enemy-list france.toml
Sottinteso --esplorazione nessuno
Da elenco  turin.toml: --vc 6
           france.toml: --nemico-vc 4
Seme       1

$ nfw initiative --list turin.toml --enemy-list france.toml --seed 1
Initiative, Fucilier Wars 3.5.3

Initiative The Duke: 1D6: 3 +6 command value (3.5.3) = 9
Initiative Baron Rehbinder: 1D6: 6 +3 command value (3.5.3) = 9
Initiative The Duke of Orléans: 1D6: 5 +4 command value (3.5.3) = 9
Initiative command 2: 1D6: 2 +3 command value (3.5.3) = 5
Initiative again: The Duke: 1D6: 5 +6 command value (3.5.3) = 11
Initiative again: Baron Rehbinder: 1D6: 2 +3 command value (3.5.3) = 5
Initiative again: The Duke of Orléans: 1D6: 2 +4 command value (3.5.3) = 6
Result     The Duke, The Duke of Orléans, Baron Rehbinder, command 2
From list  turin.toml: --general The Duke:6,Baron Rehbinder:3
           france.toml: --general The Duke of Orléans:4,command 2:3
Seed       1

$ nfw initiative --list turin.toml --enemy-list turin.toml --seed 1 -q
The Duke 2
The Duke
Baron Rehbinder
Baron Rehbinder 2

$ nfw victory --list turin.toml --enemy-list france.toml --inflicted 400 --suffered 100
Victory, Fucilier Wars 1.3

Per cent   30 -> decisive victory
Result     decisive victory, winner: us, 300 points of difference
           in a tournament it is added to our running total, and taken from the
           enemy's (1.3)
From list  turin.toml: --points 1000
           france.toml: --points 1000

$ nfw victory --list turin.toml --enemy-list france.toml --inflicted 400 --suffered 100 --ruling victory-base=loser-fielded -q
decisive

# JSON, odds, tests that follow, a flag that varies.
$ nfw deploy --list turin.toml --enemy-list france.toml --cv 4 --dice 1,3 --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"deploy","given":["deploy","--list","turin.toml","--enemy-list","france.toml","--cv","4","--dice","1,3","--json"],"flags":{"scouting":{"value":"none","by":"default"},"cv":{"value":4},"units":{"value":6},"enemy-cv":{"value":4},"enemy-units":{"value":7}},"seed":null,"lists":[{"file":"turin.toml","flags":{"units":6},"by_hand":["cv"]},{"file":"france.toml","flags":{"enemy-cv":4,"enemy-units":7}}],"dice":[1,3],"stages":[{"id":"own","dice":[1],"modifiers":[{"id":"command-value","value":4,"ref":"2.3.2"}],"total":5},{"id":"enemy","dice":[3],"modifiers":[{"id":"command-value","value":4,"ref":"2.3.2"}],"total":7}],"outcome":{"total":5,"enemy_total":7,"first":"own"},"effects":["you-deploy-first"],"next":[{"test":"first-turn","args":[],"why":"reinforcements"}]}

$ nfw initiative --list turin.toml --enemy-list france.toml --dice 1,2,4,6 --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"initiative","given":["initiative","--list","turin.toml","--enemy-list","france.toml","--dice","1,2,4,6","--json"],"flags":{"general":{"value":[{"name":"The Duke","number":6},{"name":"Baron Rehbinder","number":3},{"name":"The Duke of Orléans","number":4},{"name":"command 2","number":3}]}},"seed":null,"lists":[{"file":"turin.toml","flags":{"general":[{"name":"The Duke","number":6},{"name":"Baron Rehbinder","number":3}]}},{"file":"france.toml","flags":{"general":[{"name":"The Duke of Orléans","number":4},{"name":"command 2","number":3}]}}],"dice":[1,2,4,6],"stages":[{"id":"initiative","entry":"The Duke","dice":[1],"modifiers":[{"id":"command-value","value":6,"ref":"3.5.3"}],"total":7},{"id":"initiative","entry":"Baron Rehbinder","dice":[2],"modifiers":[{"id":"command-value","value":3,"ref":"3.5.3"}],"total":5},{"id":"initiative","entry":"The Duke of Orléans","dice":[4],"modifiers":[{"id":"command-value","value":4,"ref":"3.5.3"}],"total":8},{"id":"initiative","entry":"command 2","dice":[6],"modifiers":[{"id":"command-value","value":3,"ref":"3.5.3"}],"total":9}],"outcome":{"sequence":["command 2","The Duke of Orléans","The Duke","Baron Rehbinder"],"first":"command 2"},"next":[]}

$ nfw deploy --list turin.toml --enemy-list france.toml --odds
Deployment, Fucilier Wars 2.3.2: exact odds
From list  turin.toml: --cv 6 --units 6
           france.toml: --enemy-cv 4 --enemy-units 7

first to deploy
         you deploy first   16.67%  ######
  the enemy deploys first   83.33%  ##############################
total               mean 9.5000  spread 1.7078
enemy's total       mean 7.5000  spread 1.7078
Assumed    --scouting none

$ nfw scout --list turin.toml --enemy-list france.toml --seed 2 --then deploy
Scouting, Fucilier Wars 2.1.1

Own army   2 commands (2.1.1) +1 scouting ability (2.1.1) +2 always (2.1.1)
           5D6: 1 1 2 4 4 +2 light cavalry, dragoons x1 (2.1.1)
           -2 artillery x1 (2.1.1) +9 command values (2.1.1) = 21
Enemy      2 commands (2.1.1) +2 for scouts x1 (2.1.1, 4.2.2)
           +1 scouting ability (2.1.1) +2 always (2.1.1)
           7D6: 1 2 6 3 5 3 6 +1 other cavalry (2.1.1) +1 skirmishers (2.1.1)
           -2 artillery x1 (2.1.1) +7 command values (2.1.1) = 33
Result     outscouted by the enemy
           you deploy first (2.1.1)
Next       terrain: nfw terrain --scouting outscouted --list turin.toml \
           --enemy-list france.toml --features N
Next       then who deploys first: nfw deploy --scouting outscouted --list \
           turin.toml --enemy-list france.toml
From list  turin.toml: --commands 2 --exploring 1 --light-cavalry 1
           --artillery 1 --cv 6,3
           france.toml: --enemy-commands 2 --enemy-scouts 1 --enemy-exploring 1
           --enemy-cavalry 1 --enemy-skirmishers 1 --enemy-artillery 1
           --enemy-cv 4,3

Deployment, Fucilier Wars 2.3.2

Result     you deploy first
           the enemy deploys second; you begin wherever the sides take turns
           (2.3.2, 3.1.1, 3.2, 3.3, 3.4, 3.7, 3.8)
Next       if there are reinforcements and the scenario names no turn, who
           deployed first rolls: nfw first-turn
From list  turin.toml: --cv 6 --units 6
           france.toml: --enemy-cv 4 --enemy-units 7
Seed       2

$ nfw deploy --list turin.toml --enemy-list france.toml --vary cv=3..5 --show first=own
Deployment, Fucilier Wars: exact odds

cv  you deploy first
3             58.33%
4             41.67%
5             27.78%

# Only the first list of one side: its units alone are not taken.
$ nfw deploy --list turin.toml --enemy-cv 4 --dice 1,5
Deployment, Fucilier Wars 2.3.2

Own army   1D6: 1 +6 command value (2.3.2) = 7
Enemy      1D6: 5 +4 command value (2.3.2) = 9
Result     you deploy first
           the enemy deploys second; you begin wherever the sides take turns
           (2.3.2, 3.1.1, 3.2, 3.3, 3.4, 3.7, 3.8)
           no --units: equal totals are rolled again, as if the armies had as
           many units (2.3.2)
Next       if there are reinforcements and the scenario names no turn, who
           deployed first rolls: nfw first-turn
Assumed    --scouting none
From list  turin.toml: --cv 6

# muster takes its list either way.
$ nfw muster --list turin.toml -q
legal

$ nfw muster turin.toml --list turin.toml
2> nfw: muster takes one list
? 2

# Without prices a list says what it says.
$ nfw --rules future muster colony.toml
Army list, Future Wars 3.1

Garrison of Tharsis
Army                    light fair, defences
Staff                   troops own
  Colonel Reyes         rank c-in-c, cv 4, heroic, value 1, save 7, wounds 2,
                        melee-weapon one-handed, with First section
  Old Tom               kind scout, value 1, melee-weapon one-handed
  First section         arm infantry, quality average, type disciplined, figures
                        8, troops other, value 1, armour light, melee-weapon
                        one-handed, chief 1, colours 1, mov 15, transport ground
    firearms 1          weapon assault-rifle, count 7, value 1
    firearms 2          weapon laser-rifle, count 1, value 2, heavy
  Rangers               arm infantry, quality average, type disciplined, figures
                        6, troops light, value 1, armour light, melee-weapon
                        one-handed, mov 15, behind-lines-radio
Armour                  troops own
  Major Okafor          rank general, cv 2, value 1, melee-weapon one-handed
  Tanks                 arm vehicle, quality veteran, type disciplined, figures
                        2, troops other, value 1, armour very-heavy,
                        melee-weapon one-handed, mov 20, armoured
  Gyros                 arm flying-vehicle, quality average, type disciplined,
                        figures 1, troops other, value 1, melee-weapon
                        one-handed, support-vehicles

Result     legal

$ nfw --rules future scout --list colony.toml --enemy-list brood.toml --seed 2
Scouting, Future Wars 3.1

Army       2 commanders (3.1) +2 for scouts x1 (3.1)
           +1 flying support vehicles (3.1)
           +1 behind enemy lines with radio (3.1) -2 field defences (3.1)
           +2 always (3.1)
           10D6: 1 1 2 4 4 1 2 6 3 5 +1 light infantry (3.1)
           +2 transported infantry x1 (3.1) +2 flying support vehicles x1 (3.1)
           -4 armoured vehicles x2 (3.1) +6 command values (3.1) = 20
Enemy      1 commander (3.1) +1 flying unit (3.1) +2 always (3.1)
           4D6: 3 6 5 1 -2 giant creatures x1 (3.1) +3 command values (3.1) = 16
Result     the enemy is outscouted
           you may re-roll day or night, place the terrain and choose your side;
           the enemy deploys first (3.2, 3.3, 3.4)
Next       the hour of battle: nfw --rules future time --scouting outscouts
Next       then the terrain: nfw --rules future terrain --scouting outscouts \
           --list colony.toml --enemy-list brood.toml --features N
Next       then who deploys first: nfw --rules future deploy --scouting \
           outscouts --list colony.toml --enemy-list brood.toml
From list  colony.toml: --cv 4,2 --scouts 1 --light-infantry-units 1
           --transported-units 1 --flying-support-vehicle-units 1
           --radio-units 1 --armoured-vehicles 2 --defences
           brood.toml: --enemy-cv 3 --enemy-flying-units 1
           --enemy-giant-creatures 1
Seed       2

$ nfw --rules future initiative --list colony.toml --enemy-list brood.toml --seed 2 --lang it
Iniziativa, Future Wars 4.3.2

Iniziativa Colonel Reyes: 1D6: 1 +4 Valore di Comando (4.3.2) = 5
Iniziativa Major Okafor: 1D6: 1 +2 Valore di Comando (4.3.2) = 3
Iniziativa The Matriarch: 1D6: 2 +3 Valore di Comando (4.3.2) = 5
Iniziativa Scattered broods: 1D6: 4 = 4
Iniziativa di nuovo: Colonel Reyes: 1D6: 4 +4 Valore di Comando (4.3.2) = 8
Iniziativa di nuovo: The Matriarch: 1D6: 1 +3 Valore di Comando (4.3.2) = 4
Risultato  Colonel Reyes, The Matriarch, Scattered broods, Major Okafor
           in quest'ordine i giocatori scelgono un segnalino fra quelli rimasti;
           i Comandi muovono dal numero più basso al più alto (4.3.2)
Da elenco  colony.toml: --generale Colonel Reyes:4,Major Okafor:2
           brood.toml: --nemico-generale The Matriarch:3,Scattered broods:0
Seme       2

$ nfw --rules future terrain --list colony.toml --enemy-list brood.toml --features 1 --dice 1,3,5 -q
enemy

$ nfw --rules future deploy --list colony.toml --enemy-list brood.toml --dice 1,2 -q
own

$ nfw --rules guaitana muster column.toml
Army list, Guaitana Capitano Tipi di truppe

Column of Colonel Stevani
Army                    side italian, scale 25, runners 3
Colonel Stevani         figures 1, mounted
6th Africa              kind line, unit infantry, as italian, quality regular,
                        figures 10, weapon rifle, mule, formation line, terrain
                        open
Toselli's Ascari        kind ascari, unit infantry, as italian, quality veteran,
                        figures 12, weapon rifle, mule, formation line, terrain
                        open
Penne di Falco          kind italian-cavalry, unit cavalry, as italian, quality
                        regular, figures 6, weapon carbine, lance, formation
                        line, terrain open
Band of Agordat         kind band-infantry, unit infantry, as native, quality
                        regular, figures 14, weapon carbine, formation mass,
                        terrain open
Mountain battery        kind mountain-guns, unit artillery, as italian, quality
                        regular, figures 6, weapon gun, weapons 2, mule,
                        formation battery, terrain open
A Gardner               kind machine-guns, unit artillery, as italian, quality
                        regular, figures 3, attached-to 6th Africa, weapon
                        machine-gun, weapons 1, model gardner, mule, formation
                        battery, terrain open
Baggage                 kind baggage, unit baggage, as italian, quality recruit,
                        figures 6, weapon carbine, carts 3, animals 12,
                        formation mass, terrain open

Result     legal

$ nfw --rules guaitana muster ras.toml --lang it
Elenco dell'esercito, Guaitana Capitano Tipi di truppe

The host of Ras Alula
Esercito                parte Nativi, scala 25
Ras Alula               soldatini 1, a-cavallo
Left horn               tipo Fanteria Nativa, unità Fanteria, come Nativi,
                        qualità Regolari, soldatini 20, arma giavellotto,
                        formazione a massa, terreno aperto
Right horn              tipo Fanteria Nativa, unità Fanteria, come Nativi,
                        qualità Regolari, soldatini 20, arma giavellotto,
                        nascosta, formazione a massa, terreno aperto
Riflemen                tipo Fanteria Nativa, unità Fanteria, come Nativi,
                        qualità Veterani, soldatini 12, arma fucile, formazione
                        a massa, terreno aperto
Horse of Tigray         tipo Cavalleria Abissina, unità Cavalleria, come Nativi,
                        qualità Regolari, soldatini 10, arma moschetto,
                        nascosta, formazione a massa, terreno aperto
Camels                  tipo Carriaggi, unità Carriaggi, come Nativi, qualità
                        Reclute, soldatini 4, arma giavellotto, animali 16,
                        formazione a massa, terreno aperto

Risultato  valido

$ nfw --rules guaitana muster column.toml --json
{"schema":1,"version":"0.2.0","rules":"guaitana","test":"muster","given":["--rules","guaitana","muster","column.toml","--json"],"seed":null,"dice":[],"stages":[],"outcome":{"result":"legal","legal":true},"result":"legal","legal":true,"name":"Column of Colonel Stevani","keys":{"side":"italian","scale":25,"heliograph":false,"runners":3,"fighting-units":5,"baggage-units":1,"carts":3,"animals":12,"hidden-units":0,"italian-units":4,"native-units":0,"loads":24},"breaches":[],"warnings":[],"c-in-c":[{"name":"Colonel Stevani","cost":0,"rows":[],"keys":{"figures":1,"mounted":true}}],"units":[{"name":"6th Africa","cost":0,"rows":[],"keys":{"kind":"line","unit":"infantry","as":"italian","quality":"regular","figures":10,"weapon":"rifle","lance":false,"mule":true,"hidden":false,"formation":"line","terrain":"open","army-side":"italian","attached-weapons":1,"nordenfelds":0,"gardners":1,"gatlings":0}},{"name":"Toselli's Ascari","cost":0,"rows":[],"keys":{"kind":"ascari","unit":"infantry","as":"italian","quality":"veteran","figures":12,"weapon":"rifle","lance":false,"mule":true,"hidden":false,"formation":"line","terrain":"open","army-side":"italian","attached-weapons":0,"nordenfelds":0,"gardners":0,"gatlings":0}},{"name":"Penne di Falco","cost":0,"rows":[],"keys":{"kind":"italian-cavalry","unit":"cavalry","as":"italian","quality":"regular","figures":6,"weapon":"carbine","lance":true,"mule":false,"hidden":false,"formation":"line","terrain":"open","army-side":"italian","attached-weapons":0,"nordenfelds":0,"gardners":0,"gatlings":0}},{"name":"Band of Agordat","cost":0,"rows":[],"keys":{"kind":"band-infantry","unit":"infantry","as":"native","quality":"regular","figures":14,"weapon":"carbine","lance":false,"mule":false,"hidden":false,"formation":"mass","terrain":"open","army-side":"italian","attached-weapons":0,"nordenfelds":0,"gardners":0,"gatlings":0}},{"name":"Mountain battery","cost":0,"rows":[],"keys":{"kind":"mountain-guns","unit":"artillery","as":"italian","quality":"regular","figures":6,"weapon":"gun","lance":false,"weapons":2,"mule":true,"hidden":false,"formation":"battery","terrain":"open","army-side":"italian","attached-weapons":0,"nordenfelds":0,"gardners":0,"gatlings":0}},{"name":"A Gardner","cost":0,"rows":[],"keys":{"kind":"machine-guns","unit":"artillery","as":"italian","quality":"regular","figures":3,"attached-to":["6th Africa"],"weapon":"machine-gun","lance":false,"weapons":1,"model":"gardner","mule":true,"hidden":false,"formation":"battery","terrain":"open","army-side":"italian","attached-weapons":0,"nordenfelds":0,"gardners":0,"gatlings":0}},{"name":"Baggage","cost":0,"rows":[],"keys":{"kind":"baggage","unit":"baggage","as":"italian","quality":"recruit","figures":6,"weapon":"carbine","lance":false,"mule":false,"carts":3,"animals":12,"hidden":false,"formation":"mass","terrain":"open","army-side":"italian","attached-weapons":0,"nordenfelds":0,"gardners":0,"gatlings":0}}],"next":[]}

$ sed 's/figures = 10/figures = 13/; s/carts   = 3/carts   = 2/' column.toml | nfw --rules guaitana muster - | tail -n 4
Breach     unit-size: 6th Africa: figures; of an escort one for each cart or
           four animals: 13, from 8 to 12 (Tipi di truppe)
Breach     unit-size: Baggage: figures; of an escort one for each cart or four
           animals: 6, exactly 5 (Tipi di truppe)

# What is wrong.
$ nfw first-turn --list turin.toml
2> nfw: --list: first-turn takes nothing from it
? 2

$ nfw victory --list turin.toml --enemy-list turin.toml --inflicted 400
2> nfw: victory needs --suffered: points of our own losses, counted alike
? 2

$ nfw fire --list turin.toml
2> nfw: --list: fire takes nothing from it
? 2

$ nfw scout --list nowhere.toml
2> nfw: nowhere.toml: no such file
? 2

$ nfw scout --list - --enemy-list -
2> nfw: --list and --enemy-list cannot both be standard input
? 2

$ nfw scout --list
2> nfw: --list needs a value
? 2

$ sed 's/cv *= 5/cv = 7/; s/^models    = 12/modles = 12/' turin.toml | nfw scout --list - --enemy-list france.toml
2> nfw: -:33:6: cv = 7: allowed are whole numbers from 1 to 5
2> nfw: -:44:1: unknown key 'modles' in unit; did you mean 'models'?
? 2

$ sed 's/points = 1000/points = 900/' turin.toml | nfw victory --list - --enemy-list france.toml --inflicted 1 --suffered 1
2> nfw: --points: - says 900, france.toml says 1000: give the flag
? 2

$ sed 's/"general"/"c-in-c"/' turin.toml | nfw deploy --list - --enemy-list france.toml
2> nfw: -: --cv 9: allowed are whole numbers from 0 to 6
? 2

$ sed 's/with    = "Gardes"/with = "Garde"/' france.toml | nfw muster - --lang it
2> nfw: -:39:8: with = "Garde": nell'elenco niente ha questo nome; forse 'Gardes'?
? 2

$ sed 's/mov       = 25/mov = 1000001/; s/mov           = 15/mov = "fast"/' france.toml | nfw muster -
2> nfw: -:14:7: 'mov' must be a number, not a text
2> nfw: -:27:7: mov = 1000001: allowed are numbers from 0 to 1000000
? 2

$ : | nfw scout --list -
2> nfw: -:1:1: no [[command]]: the list needs one
? 2

$ nfw scout --enemy-list . --lang it
2> nfw: .: è una cartella, non un file
? 2

$ printf 'a = \n' | nfw victory --list - --inflicted 1 --suffered 1
2> nfw: -:1:5: not TOML: Error while parsing key-value pair: expected value, saw '\n'
? 2

$ head -c 1100000 /dev/zero | nfw deploy --list -
2> nfw: -: is larger than 1 MB
? 2

$ nfw --rules guaitana scout --list turin.toml
2> nfw: no test or command 'scout' in guaitana; --rules fucilier
? 2

$ nfw complete scout --enemy-l
--enemy-light-cavalry	enemy: units of light cavalry and dragoons
--enemy-list	likewise the enemy's

# A club counts a unit of its own: a key, its count, its flag, and what answers it.
$ cat spies.toml
[muster.unit.input.spies]
kind = "flag"
en   = "it has spies"
it   = "ha spie"
[scout.input.spies]
kind  = "count"
group = "army"
both  = true
en    = "units with spies"
it    = "Unità con spie"
[scout.own.modifier.spies]
value = 3
per   = "spies"
en    = "spies"
it    = "spie"
[scout.file.spies]
each  = "unit"
where = { spies = true }

$ sed 's/scouting  = true/spies = true/' turin.toml | nfw scout --house spies.toml --list - --dice 1,1,1,1
Scouting, Fucilier Wars 2.1.1
House      spies.toml

Own army   2 commands (2.1.1) +2 always (2.1.1)
           4D6: 1 1 1 1 +2 light cavalry, dragoons x1 (2.1.1)
           -2 artillery x1 (2.1.1) +9 command values (2.1.1)
           +3 spies x1 [spies.toml] = 16
Result     16 total
From list  -: --commands 2 --light-cavalry 1 --artillery 1 --cv 6,3 --spies 1

# A list of another rulebook.
$ nfw muster ras.toml; nfw --rules guaitana muster turin.toml --lang it
2> nfw: ras.toml: a list of Guaitana Capitano, not of Fucilier Wars; 'nfw --rules guaitana muster ras.toml' judges it
2> nfw: turin.toml: è un elenco di Fucilier Wars, non di Guaitana Capitano; 'nfw --rules fucilier muster turin.toml' lo giudica
? 2
