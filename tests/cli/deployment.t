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
River      1D6: 5
Enemy      1D6: 2
Result     you lay the river
           you decide how the river lies, before other terrain (2.2.2)
Assumed    --scouting none

$ nfw terrain --cv 4 --enemy-cv 4 --features 2 --odds
Terrain, Fucilier Wars 2.2.3: exact odds

places the terrain
         you place the terrain   50.00%  ##############################
  the enemy places the terrain   50.00%  ##############################
total               mean 7.5000
enemy's total       mean 7.5000
features may be moved mean 1.0000   none: 25.00%

$ nfw terrain --scouting outscouted --features 3 --dice 4,5,6 --json
{"schema":1,"version":"0.1.0","rules":"fucilier","test":"terrain","seed":null,"dice":[4,5,6],"stages":[{"id":"move","count":3,"dice":[4,5,6],"need":5,"modifiers":[],"successes":2}],"outcome":{"placer":"enemy","moved":2},"effects":["enemy-places","you-may-move"],"next":[{"test":"deploy","args":["--scouting","outscouted"],"why":"deployment"}]}

$ nfw terrain --cv 4 --enemy-cv 4 --features 2 --dice 3,3,2,5,4,4 --lang it
Terreno, Fucilier Wars 2.2.3

Esercito   1D6: 3 +4 Valore di Comando (2.2.3) = 7
Nemico     1D6: 3 +4 Valore di Comando (2.2.3) = 7
Esercito   1D6: 2 +4 Valore di Comando (2.2.3) = 6
Nemico     1D6: 5 +4 Valore di Comando (2.2.3) = 9
Terreno    2 dadi: 2 configurazioni (2.2.3)
           nessun vincitore: 4+
           4* 4* -> 2 spostabili
Risultato  il terreno lo piazza il nemico
           il nemico sceglie il suo lato del tavolo e piazza tutto il terreno
           (2.2.3)
           i dadi sono le configurazioni in ordine: potete spostare quelle con
           la stella, ad almeno 30 cm da ogni altra (2.2.3)
Poi        chi schiera per primo: nfw deploy --cv 4 --enemy-cv 4
Supposto   --scouting none

$ nfw terrain --scouting outscoutd --features 3
2> nfw: --scouting 'outscoutd': allowed are none, outscouts, outmanoeuvres, outscouted, outmanoeuvred; did you mean 'outscouts'?
? 2

$ nfw deploy --cv 3 --enemy-cv 3 --dice 4,4,6,1
Deployment, Fucilier Wars 2.3.2

Own army   1D6: 4 +3 command value (2.3.2) = 7
Enemy      1D6: 4 +3 command value (2.3.2) = 7
Own army   1D6: 6 +3 command value (2.3.2) = 9
Enemy      1D6: 1 +3 command value (2.3.2) = 4
Result     the enemy deploys first
           you deploy second; the enemy begins wherever the sides take turns
           (2.3.2, 3.1.1, 3.2, 3.3, 3.4, 3.7, 3.8)
           no --units: equal totals are rolled again, as if the armies had as
           many units (2.3.2)
Next       if there are reinforcements and the scenario names no turn, who
           deployed first rolls: nfw first-turn
Assumed    --scouting none

$ nfw deploy --cv 3 --enemy-cv 3 --odds --json
{"schema":1,"version":"0.1.0","rules":"fucilier","test":"deploy","odds":{"total":{"mean":6.5,"values":[{"value":4,"p":0.16666666666666663},{"value":5,"p":0.16666666666666663},{"value":6,"p":0.16666666666666663},{"value":7,"p":0.16666666666666663},{"value":8,"p":0.16666666666666663},{"value":9,"p":0.16666666666666663}]},"enemy_total":{"mean":6.5,"values":[{"value":4,"p":0.16666666666666663},{"value":5,"p":0.16666666666666663},{"value":6,"p":0.16666666666666663},{"value":7,"p":0.16666666666666663},{"value":8,"p":0.16666666666666663},{"value":9,"p":0.16666666666666663}]},"first":{"values":[{"value":"own","p":0.4999999999999999},{"value":"enemy","p":0.4999999999999999}]}}}

$ nfw deploy --cv 3 --enemy-cv 4 --units 8 --enemy-units 7 --odds
Deployment, Fucilier Wars 2.3.2: exact odds

deploys first
         you deploy first   72.22%  ##############################
  the enemy deploys first   27.78%  ############
total               mean 6.5000
enemy's total       mean 7.5000

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
           senza --units: a pari totale si ritira, come se le Unità fossero pari
           (2.3.2)
Poi        se ci sono Rinforzi e lo scenario non dice il turno, tira chi ha
           schierato per primo: nfw first-turn
Supposto   --scouting none

$ nfw deploy --cv 2 --enemy-cv 3 --repeat 1000 --seed 5
Deployment, Fucilier Wars 2.3.2: 1000 resolutions

deploys first       times   sampled     exact
you deploy first         656    65.60%    67.74%
the enemy deploys first         344    34.40%    32.26%
total               mean 5.53500, exact 5.41935
enemy's total       mean 6.52300, exact 6.58065
Seed       5

$ nfw scout --cv 3 --enemy-cv 3 --dice 1,6,2,1 --then terrain --features 1
2> nfw: terrain needs --cv with --scouting none and without --river
2> nfw: terrain needs --enemy-cv with --scouting none and without --river
? 2

$ nfw scout --commands 1 --cv 3 --against 9 --dice 5,6,5
Scouting, Fucilier Wars 2.1.1

Own army   1 command (2.1.1) +2 always (2.1.1)
           3D6: 5 6 5 +3 command values (2.1.1) = 19
Result     the enemy is outmanoeuvred
           the enemy deploys first; you place the terrain as you like (2.1.1)
Next       terrain: nfw terrain --scouting outmanoeuvres
Next       then who deploys first: nfw deploy --scouting outmanoeuvres
