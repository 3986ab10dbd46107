# Before the battle: terrain (2.2) and who deploys first (2.3.2), with ties that are rolled again.

$ nfw terrain --cv 3 --enemy-cv 5 --features 3 --dice 4,1,4,3,6
Terrain, Fucilier Wars 2.2.3

Own army   1D6: 4 +3 command value (2.2.3) = 7
Enemy      1D6: 1 +5 command value (2.2.3) = 6
Features   3 dice: 3 features (2.2.3)
           nobody won at scouting: 4+
           4* 3  6* -> 2 may be moved
Result     you place the terrain
           you choose your side of the table and place all the terrain (2.2.3)
           the dice are the features in order: the enemy may move each that has
           a star, to at least 30 cm from every other (2.2.3)
Next       who deploys first: nfw deploy --cv 3 --enemy-cv 5
Assumed    --scouting none

$ nfw terrain --river --dice 3,3,5,2
Terrain, Fucilier Wars 2.2.3

River      1D6: 3
Enemy      1D6: 3
River      again: 1D6: 5
Enemy      again: 1D6: 2
Result     you lay the river
           you decide how the river lies, before other terrain (2.2.2)
Assumed    --scouting none

$ nfw terrain --cv 4 --enemy-cv 4 --features 2 --odds
Terrain, Fucilier Wars 2.2.3: exact odds

terrain
         you place the terrain   50.00%  ##############################
  the enemy places the terrain   50.00%  ##############################
total               mean 7.5000  spread 1.7078
enemy's total       mean 7.5000  spread 1.7078
features may be moved mean 1.0000  spread 0.7071  none: 25.00%
Assumed    --scouting none

$ nfw terrain --scouting outscouted --features 3 --dice 4,5,6 --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"terrain","given":["terrain","--scouting","outscouted","--features","3","--dice","4,5,6","--json"],"flags":{"scouting":{"value":"outscouted"},"features":{"value":3}},"seed":null,"dice":[4,5,6],"stages":[{"id":"move","count":3,"dice":[4,5,6],"need":5,"modifiers":[],"successes":2}],"outcome":{"placer":"enemy","moved":2},"effects":["enemy-places","you-may-move"],"next":[{"test":"deploy","args":["--scouting","outscouted"],"why":"deployment"}]}

$ nfw terrain --cv 4 --enemy-cv 4 --features 2 --dice 3,3,2,5,4,4 --lang it
Terreno, Fucilier Wars 2.2.3

Esercito   1D6: 3 +4 Valore di Comando (2.2.3) = 7
Nemico     1D6: 3 +4 Valore di Comando (2.2.3) = 7
Esercito   di nuovo: 1D6: 2 +4 Valore di Comando (2.2.3) = 6
Nemico     di nuovo: 1D6: 5 +4 Valore di Comando (2.2.3) = 9
Terreno    2 dadi: 2 configurazioni (2.2.3)
           nessun vincitore: 4+
           4* 4* -> 2 spostabili
Risultato  il terreno lo piazza il nemico
           il nemico sceglie il suo lato del tavolo e piazza tutto il terreno
           (2.2.3)
           i dadi sono le configurazioni in ordine: potete spostare quelle con
           la stella, ad almeno 30 cm da ogni altra (2.2.3)
Poi        chi schiera per primo: nfw deploy --cv 4 --enemy-cv 4
Sottinteso --esplorazione nessuno

$ nfw terrain --scouting outscoutd --features 3
2> nfw: --scouting 'outscoutd': allowed are none, outscouts, outmanoeuvres, outscouted, outmanoeuvred; did you mean 'outscouts'?
? 2

$ nfw deploy --cv 3 --enemy-cv 3 --dice 4,4,6,1
Deployment, Fucilier Wars 2.3.2

Own army   1D6: 4 +3 command value (2.3.2) = 7
Enemy      1D6: 4 +3 command value (2.3.2) = 7
Own army   again: 1D6: 6 +3 command value (2.3.2) = 9
Enemy      again: 1D6: 1 +3 command value (2.3.2) = 4
Result     the enemy deploys first
           you deploy second; the enemy begins wherever the sides take turns
           (2.3.2, 3.1.1, 3.2, 3.3, 3.4, 3.7, 3.8)
           no --units: equal totals are rolled again, as if the armies had as
           many units (2.3.2)
Next       if there are reinforcements and the scenario names no turn, who
           deployed first rolls: nfw first-turn
Assumed    --scouting none

$ nfw deploy --cv 3 --enemy-cv 3 --odds --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"deploy","given":["deploy","--cv","3","--enemy-cv","3","--odds","--json"],"flags":{"scouting":{"value":"none","by":"default"},"cv":{"value":3},"enemy-cv":{"value":3}},"odds":{"total":{"mean":6.5,"sd":1.7078251276599332,"values":[{"value":4,"p":0.16666666666666685},{"value":5,"p":0.16666666666666685},{"value":6,"p":0.16666666666666685},{"value":7,"p":0.16666666666666685},{"value":8,"p":0.16666666666666685},{"value":9,"p":0.16666666666666685}]},"enemy_total":{"mean":6.5,"sd":1.7078251276599332,"values":[{"value":4,"p":0.16666666666666685},{"value":5,"p":0.16666666666666685},{"value":6,"p":0.16666666666666685},{"value":7,"p":0.16666666666666685},{"value":8,"p":0.16666666666666685},{"value":9,"p":0.16666666666666685}]},"first":{"values":[{"value":"own","p":0.49999999999999983},{"value":"enemy","p":0.49999999999999983}]}}}

$ nfw deploy --cv 3 --enemy-cv 4 --units 8 --enemy-units 7 --odds
Deployment, Fucilier Wars 2.3.2: exact odds

first to deploy
         you deploy first   72.22%  ##############################
  the enemy deploys first   27.78%  ############
total               mean 6.5000  spread 1.7078
enemy's total       mean 7.5000  spread 1.7078
Assumed    --scouting none

$ nfw deploy --scouting outscouted --table-depth 100
Deployment, Fucilier Wars 2.3.2

Zone       100 -60 between the armies (2.3.1) x1/2 for each army (2.3.1) = 20
Result     you deploy first, 20 cm deep
           the enemy deploys second; you begin wherever the sides take turns
           (2.3.2, 3.1.1, 3.2, 3.3, 3.4, 3.7, 3.8)
Next       if there are reinforcements and the scenario names no turn, who
           deployed first rolls: nfw first-turn

$ nfw deploy --cv 3 --enemy-cv 4 --dice 2,2 -q
own

$ nfw deploy --cv 3 --enemy-cv 4 --dice 2,2 --lang it
Schieramento, Fucilier Wars 2.3.2

Esercito   1D6: 2 +3 Valore di Comando (2.3.2) = 5
Nemico     1D6: 2 +4 Valore di Comando (2.3.2) = 6
Risultato  schierate voi per primi
           il nemico schiera per secondo; cominciate voi dove si procede a turno
           (2.3.2, 3.1.1, 3.2, 3.3, 3.4, 3.7, 3.8)
           senza --unita: a pari totale si ritira, come se le Unità fossero pari
           (2.3.2)
Poi        se ci sono Rinforzi e lo scenario non dice il turno, tira chi ha
           schierato per primo: nfw first-turn
Sottinteso --esplorazione nessuno

$ nfw deploy --cv 2 --enemy-cv 3 --repeat 1000 --seed 5
Deployment, Fucilier Wars 2.3.2: 1000 resolutions

          first to deploy  times  sampled   exact
         you deploy first    656   65.60%  67.74%
  the enemy deploys first    344   34.40%  32.26%
total               mean 5.53500, exact 5.41935
enemy's total       mean 6.52300, exact 6.58065
Note       no --units: equal totals are rolled again, as if the armies had as
           many units (2.3.2)
Assumed    --scouting none
Seed       5

$ nfw scout --cv 3 --enemy-cv 3 --dice 1,6,2,1 --then terrain --features 1
2> nfw: terrain needs --cv with --scouting none and without --river: command value of the C-in-C; 6 if he is charismatic
2> nfw: terrain needs --enemy-cv with --scouting none and without --river: enemy: command value of the C-in-C; 6 if he is charismatic
? 2

# A river before the terrain; who is outmanoeuvred has no die.

$ nfw terrain --river --cv 4 --enemy-cv 4 --features 2 --dice 3,4,3,3,2,5,1,6 --lang it
Terreno, Fucilier Wars 2.2.3

Fiume      1D6: 3
Nemico     1D6: 4
Esercito   1D6: 3 +4 Valore di Comando (2.2.3) = 7
Nemico     1D6: 3 +4 Valore di Comando (2.2.3) = 7
Esercito   di nuovo: 1D6: 2 +4 Valore di Comando (2.2.3) = 6
Nemico     di nuovo: 1D6: 5 +4 Valore di Comando (2.2.3) = 9
Terreno    2 dadi: 2 configurazioni (2.2.3)
           nessun vincitore: 4+
           1  6* -> 1 spostabile
Risultato  il terreno lo piazza il nemico
           il nemico decide come disporre il fiume, prima dell'altro terreno
           (2.2.2)
           il nemico sceglie il suo lato del tavolo e piazza tutto il terreno
           (2.2.3)
           i dadi sono le configurazioni in ordine: potete spostare quelle con
           la stella, ad almeno 30 cm da ogni altra (2.2.3)
Poi        chi schiera per primo: nfw deploy --cv 4 --enemy-cv 4
Sottinteso --esplorazione nessuno

$ nfw terrain --river --scouting outscouts --features 2 --dice 1,6,5,2
Terrain, Fucilier Wars 2.2.3

River      1D6: 1
Enemy      1D6: 6
Features   2 dice: 2 features (2.2.3)
           outscouted: 5+
           5* 2  -> 1 may be moved
Result     you place the terrain
           the enemy decides how the river lies, before other terrain (2.2.2)
           you choose your side of the table and place all the terrain (2.2.3)
           the dice are the features in order: the enemy may move each that has
           a star, to at least 30 cm from every other (2.2.3)
Next       who deploys first: nfw deploy --scouting outscouts

$ nfw terrain --scouting superati-in-manovra-dal-nemico
Terrain, Fucilier Wars 2.2.3

Result     the enemy places the terrain
           the enemy chooses his side of the table and places all the terrain
           (2.2.3)
           it all stays where it is placed (2.2.3)
Next       who deploys first: nfw deploy --scouting outmanoeuvred

$ nfw terrain --scouting outmanoeuvres --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"terrain","given":["terrain","--scouting","outmanoeuvres","--json"],"flags":{"scouting":{"value":"outmanoeuvres"}},"seed":null,"dice":[],"stages":[],"outcome":{"placer":"own","moved":0},"effects":["you-place","none-moved"],"next":[{"test":"deploy","args":["--scouting","outmanoeuvres"],"why":"deployment"}]}

$ nfw terrain --river --dice 2,5 --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"terrain","given":["terrain","--river","--dice","2,5","--json"],"flags":{"scouting":{"value":"none","by":"default"},"river":{"value":true}},"seed":null,"dice":[2,5],"stages":[{"id":"river","dice":[2],"modifiers":[],"total":2},{"id":"river-enemy","dice":[5],"modifiers":[],"total":5}],"outcome":{"river_placer":"enemy"},"effects":["enemy-lays-the-river"],"next":[]}

$ nfw terrain --river --dice 3,3,5,2 -q
own

$ nfw terrain --river --odds
Terrain, Fucilier Wars 2.2.3: exact odds

river
         you lay the river   50.00%  ##############################
  the enemy lays the river   50.00%  ##############################
Assumed    --scouting none

$ nfw terrain --scouting outscouts --features 2 --odds --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"terrain","given":["terrain","--scouting","outscouts","--features","2","--odds","--json"],"flags":{"scouting":{"value":"outscouts"},"features":{"value":2}},"odds":{"placer":{"values":[{"value":"own","p":1.0}]},"moved":{"mean":0.6666666666666666,"sd":0.6666666666666667,"values":[{"value":0,"p":0.44444444444444453},{"value":1,"p":0.4444444444444444},{"value":2,"p":0.1111111111111111}]}}}

$ nfw terrain --enemy-cv 3 --features 2 --vary cv=1..6
Terrain, Fucilier Wars: exact odds

cv  you place the terrain  the enemy places the terrain
1                  18.75%                        81.25%
2                  32.26%                        67.74%
3                  50.00%                        50.00%
4                  67.74%                        32.26%
5                  81.25%                        18.75%
6                  90.91%                         9.09%

$ nfw terrain --scouting outscouts --features 2 --dice 1,6 -q --expect enemy
own
? 1

$ nfw terrain
2> Usage: nfw terrain [--features N] [--cv N] [--enemy-cv N] [flags]
2> All flags: nfw terrain --help
? 2

$ nfw terrain --river --features 3
2> nfw: terrain needs --cv with --scouting none and --features: command value of the C-in-C; 6 if he is charismatic
2> nfw: terrain needs --enemy-cv with --scouting none and --features: enemy: command value of the C-in-C; 6 if he is charismatic
? 2

$ nfw terrain --scouting outscouts --river
2> nfw: terrain needs --features with --scouting outscouts, outscouted: terrain features to be placed
? 2

$ nfw terrain --help | head -27
Terrain, Fucilier Wars 2.2.3
who places terrain and river, and what the other may move

Usage: nfw terrain [--features N] [--cv N] [--enemy-cv N] [flags]
In a battle: nfw terrain NAME [flags]

Before the battle
  --scouting WHICH        what scouting gave, said of your army: none,
                          outscouts, outmanoeuvres, outscouted, outmanoeuvred
                          [none] (2.1.1)
  --features N            terrain features to be placed [required with
                          --scouting none and without --river; or --scouting
                          outscouts, outscouted; or --scouting none and --cv; or
                          --scouting none and --enemy-cv] (2.2.3)
  --river                 dice first for who lays the river; with no other flag
                          nothing else (2.2.2)

The army
  --cv N                  command value of the C-in-C; 6 if he is charismatic
                          [required with --scouting none and without --river; or
                          --scouting none and --features]; +cv command-value
                          (2.2.3)

The enemy
  --enemy-cv N            enemy: command value of the C-in-C; 6 if he is
                          charismatic [required with --scouting none and without
                          --river; or --scouting none and --features]; +enemy-cv

$ nfw terrain --help --lang it | head -27
Terreno, Fucilier Wars 2.2.3
chi piazza terreno e fiume, e che cosa può spostare l'altro

Uso: nfw terrain [--configurazioni N] [--vc N] [--nemico-vc N] [opzioni]
In battaglia: nfw terrain NOME [opzioni]

Prima della battaglia
  --esplorazione QUALE    l'esito dell'esplorazione, detto del vostro esercito:
                          nessuno, supera-in-esplorazione, supera-in-manovra,
                          superati-in-esplorazione, superati-in-manovra
                          [nessuno] (2.1.1)
  --configurazioni N      configurazioni di terreno da piazzare [obbligatoria
                          con --esplorazione nessuno e senza --fiume; oppure
                          --esplorazione supera-in-esplorazione,
                          superati-in-esplorazione; oppure --esplorazione
                          nessuno e --vc; oppure --esplorazione nessuno e
                          --nemico-vc] (2.2.3)
  --fiume                 prima si tira per chi piazza il fiume; senza altre
                          opzioni, solo quello (2.2.2)

L'esercito
  --vc N                  Valore di Comando del Condottiero; 6 se è carismatico
                          [obbligatoria con --esplorazione nessuno e senza
                          --fiume; oppure --esplorazione nessuno e
                          --configurazioni]; +vc (2.2.3)

Il nemico

$ nfw table terrain
Terrain, Fucilier Wars 2.2.3
who places terrain and river, and what the other may move

River: 1D6

Enemy: 1D6 (dice first for who lays the river)

Own army: 1D6 (nobody won)
    +N  command value

Enemy: 1D6, as Own army (nobody won)

Features (unless the enemy is outmanoeuvred or outmanoeuvred by the enemy)
     1  per feature
    4+  nobody won at scouting
    5+  outscouted

Rolled again
  - River, Enemy (dice first for who lays the river)
  - Own army, Enemy (nobody won)

Consequences
  - you lay the river: you decide how the river lies, before other terrain
    (2.2.2)
  - the enemy decides how the river lies, before other terrain (2.2.2)
  - you choose your side of the table and place all the terrain
  - the enemy chooses his side of the table and places all the terrain
  - you place the terrain, features may be moved 1+: the dice are the features
    in order: the enemy may move each that has a star, to at least 30 cm from
    every other
  - the enemy places the terrain, features may be moved 1+: the dice are the
    features in order: you may move each that has a star, to at least 30 cm from
    every other
  - features may be moved 0: it all stays where it is placed

Tests that follow
  - who deploys first

# A tie of totals goes to the units where they are known.

$ nfw deploy --cv 3 --enemy-cv 4 --units 8 --enemy-units 6 --table-depth 180 --dice 2,1 --lang it
Schieramento, Fucilier Wars 2.3.2

Esercito   1D6: 2 +3 Valore di Comando (2.3.2) = 5
Nemico     1D6: 1 +4 Valore di Comando (2.3.2) = 5
Zona       180 -60 fra i due eserciti (2.3.1) x1/2 per ciascun esercito (2.3.1)
           = 60
Risultato  schierate voi per primi, 30 cm di profondità
           il nemico schiera per secondo; cominciate voi dove si procede a turno
           (2.3.2, 3.1.1, 3.2, 3.3, 3.4, 3.7, 3.8)
           una zona non è mai più profonda di così (2.3.1)
Poi        se ci sono Rinforzi e lo scenario non dice il turno, tira chi ha
           schierato per primo: nfw first-turn
Sottinteso --esplorazione nessuno

$ nfw deploy --cv 4 --units 6 --enemy-cv 3 --enemy-units 5 --odds -q
own 0.4166666666666668
enemy 0.5833333333333335

$ nfw deploy --cv 4 --units 5 --enemy-cv 3 --enemy-units 6 --odds -q
own 0.27777777777777785
enemy 0.7222222222222224

$ nfw deploy --enemy-cv 3 --vary cv=1..6
Deployment, Fucilier Wars: exact odds

cv  you deploy first  the enemy deploys first
1             81.25%                   18.75%
2             67.74%                   32.26%
3             50.00%                   50.00%
4             32.26%                   67.74%
5             18.75%                   81.25%
6              9.09%                   90.91%

$ nfw deploy --scouting outmanoeuvred --table-depth 100 --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"deploy","given":["deploy","--scouting","outmanoeuvred","--table-depth","100","--json"],"flags":{"scouting":{"value":"outmanoeuvred"},"table-depth":{"value":100}},"seed":null,"dice":[],"stages":[{"id":"zone","start":100,"dice":[],"modifiers":[{"id":"gap","value":-60,"ref":"2.3.1"}],"halvings":[{"id":"two-armies","value":1,"ref":"2.3.1"}],"total":20}],"outcome":{"first":"own","depth":20},"effects":["you-deploy-first"],"next":[{"test":"first-turn","args":[],"why":"reinforcements"}]}

$ nfw deploy --scouting outscout
2> nfw: --scouting 'outscout' may mean: outscouts, outscouted
? 2

$ nfw deploy
2> Usage: nfw deploy [--cv N] [--enemy-cv N] [flags]
2> All flags: nfw deploy --help
? 2

$ nfw deploy --cv 3 --enemy-cv 3 --units 8 --lang it
2> nfw: --units 8: --unita e --nemico-unita vanno insieme (2.3.2)
? 2

$ nfw deploy --scouting outscouts --table-depth 60
2> nfw: --table-depth 60: the armies stay at least 60 cm apart: the table must be deeper (2.3.1)
? 2

$ nfw deploy --help | head -26
Deployment, Fucilier Wars 2.3.2
who deploys first, and how deep the zone is

Usage: nfw deploy [--cv N] [--enemy-cv N] [flags]
In a battle: nfw deploy NAME [flags]

Before the battle
  --scouting WHICH        what scouting gave, said of your army: none,
                          outscouts, outmanoeuvres, outscouted, outmanoeuvred
                          [none] (2.1.1)
  --table-depth CM        depth of the table: says how deep the deployment zone
                          is (2.3.1)

The army
  --cv N                  command value of the C-in-C; 6 if he is charismatic
                          [required with --scouting none]; +cv command-value
                          (2.3.2)
  --units N               units of the army: on equal totals the army with more
                          deploys first (2.3.2)

The enemy
  --enemy-cv N            enemy: command value of the C-in-C; 6 if he is
                          charismatic [required with --scouting none]; +enemy-cv
                          command-value (2.3.2)
  --enemy-units N         enemy: units of the army: on equal totals the army
                          with more deploys first (2.3.2)

$ nfw deploy --help --lang it | head -26
Schieramento, Fucilier Wars 2.3.2
chi schiera per primo, e quanto è profonda la zona

Uso: nfw deploy [--vc N] [--nemico-vc N] [opzioni]
In battaglia: nfw deploy NOME [opzioni]

Prima della battaglia
  --esplorazione QUALE    l'esito dell'esplorazione, detto del vostro esercito:
                          nessuno, supera-in-esplorazione, supera-in-manovra,
                          superati-in-esplorazione, superati-in-manovra
                          [nessuno] (2.1.1)
  --profondita-tavolo CM  profondità del tavolo: dice quanto è profonda la zona
                          di schieramento (2.3.1)

L'esercito
  --vc N                  Valore di Comando del Condottiero; 6 se è carismatico
                          [obbligatoria con --esplorazione nessuno]; +vc (2.3.2)
  --unita N               Unità dell'esercito: a parità di totale schiera per
                          primo chi ne ha di più (2.3.2)

Il nemico
  --nemico-vc N           nemico: Valore di Comando del Condottiero; 6 se è
                          carismatico [obbligatoria con --esplorazione nessuno];
                          +nemico-vc (2.3.2)
  --nemico-unita N        nemico: Unità dell'esercito: a parità di totale
                          schiera per primo chi ne ha di più (2.3.2)

$ nfw table deploy
Deployment, Fucilier Wars 2.3.2
who deploys first, and how deep the zone is

Own army: 1D6 (nobody won)
    +N  command value

Enemy: 1D6, as Own army (nobody won)

Zone: depth of the table (2.3.1)
   -60  between the armies
  x1/2  for each army

Rolled again
  - Own army, Enemy (nobody won)

Consequences
  - you deploy first: the enemy deploys second; you begin wherever the sides
    take turns (2.3.2, 3.1.1, 3.2, 3.3, 3.4, 3.7, 3.8)
  - you deploy second; the enemy begins wherever the sides take turns (2.3.2,
    3.1.1, 3.2, 3.3, 3.4, 3.7, 3.8)
  - cm deep over 30: a zone is never deeper than that (2.3.1)

Not allowed
  - the armies stay at least 60 cm apart: the table must be deeper (2.3.1)

Tests that follow
  - if there are reinforcements and the scenario names no turn, who deployed
    first rolls

# Scouting leads to both; a result that is called none is no test that is not due.

$ nfw scout --commands 1 --cv 3 --enemy-commands 1 --enemy-cv 3 --dice 4,6,5,4,6,5,3,2,4,3,1,6 --then terrain --features 2 --cv 3 --enemy-cv 3 --then deploy
Scouting, Fucilier Wars 2.1.1

Own army   1 command (2.1.1) +2 always (2.1.1)
           3D6: 4 6 5 +3 command values (2.1.1) = 18
Enemy      1 command (2.1.1) +2 always (2.1.1)
           3D6: 4 6 5 +3 command values (2.1.1) = 18
Result     no winner
           terrain and deployment are diced for (2.1.1)
Next       terrain: nfw terrain --scouting none --features N --cv N --enemy-cv N
Next       then who deploys first: nfw deploy --scouting none --cv N \
           --enemy-cv N

Terrain, Fucilier Wars 2.2.3

Own army   1D6: 3 +3 command value (2.2.3) = 6
Enemy      1D6: 2 +3 command value (2.2.3) = 5
Features   2 dice: 2 features (2.2.3)
           nobody won at scouting: 4+
           4* 3  -> 1 may be moved
Result     you place the terrain
           you choose your side of the table and place all the terrain (2.2.3)
           the dice are the features in order: the enemy may move each that has
           a star, to at least 30 cm from every other (2.2.3)
Next       who deploys first: nfw deploy --scouting none --cv 3 --enemy-cv 3

Deployment, Fucilier Wars 2.3.2

Own army   1D6: 1 +3 command value (2.3.2) = 4
Enemy      1D6: 6 +3 command value (2.3.2) = 9
Result     you deploy first
           the enemy deploys second; you begin wherever the sides take turns
           (2.3.2, 3.1.1, 3.2, 3.3, 3.4, 3.7, 3.8)
           no --units: equal totals are rolled again, as if the armies had as
           many units (2.3.2)
Next       if there are reinforcements and the scenario names no turn, who
           deployed first rolls: nfw first-turn

$ nfw scout --commands 1 --cv 3 --against 9 --dice 5,6,5 --then deploy --cv 3 --enemy-cv 3
Scouting, Fucilier Wars 2.1.1

Own army   1 command (2.1.1) +2 always (2.1.1)
           3D6: 5 6 5 +3 command values (2.1.1) = 19
Result     the enemy is outmanoeuvred
           the enemy deploys first; you place the terrain as you like (2.1.1)
Next       terrain: nfw terrain --scouting outmanoeuvres
Next       then who deploys first: nfw deploy --scouting outmanoeuvres

Deployment, Fucilier Wars 2.3.2

Result     the enemy deploys first
           you deploy second; the enemy begins wherever the sides take turns
           (2.3.2, 3.1.1, 3.2, 3.3, 3.4, 3.7, 3.8)
Next       if there are reinforcements and the scenario names no turn, who
           deployed first rolls: nfw first-turn

$ nfw scout --commands 1 --cv 3 --against 14 --odds --then terrain --features 2 --cv 3 --enemy-cv 3 --then deploy --units 8 --enemy-units 7
Scouting, Fucilier Wars 2.1.1: exact odds

result
     the enemy is outscouted   37.50%  #######################
                   no winner   12.50%  ########
     outscouted by the enemy   49.54%  ##############################
  outmanoeuvred by the enemy    0.46%
total               mean 13.5000  spread 2.9580
enemy's total       mean 14.0000  spread 0.0000

Terrain, Fucilier Wars 2.2.3: exact odds

terrain
         you place the terrain   43.75%  #######################
  the enemy places the terrain   56.25%  ##############################
total               mean 6.5000  spread 1.7078
enemy's total       mean 6.5000  spread 1.7078
features may be moved mean 0.7052  spread 0.6810  none: 42.27%

Deployment, Fucilier Wars 2.3.2: exact odds

first to deploy
         you deploy first   57.29%  ##############################
  the enemy deploys first   42.71%  ######################
total               mean 6.5000  spread 1.7078
enemy's total       mean 6.5000  spread 1.7078

$ nfw command-test --cv 3 --odds
Command test, Fucilier Wars 3.8: exact odds

effect
     no effect   50.00%  ##############################
  disorganised   16.67%  ##########
   demoralised   16.67%  ##########
       retreat   16.67%  ##########
total               mean 6.5000  spread 1.7078
Assumed    --speech none
