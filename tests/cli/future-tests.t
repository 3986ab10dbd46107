# Future Wars before the battle: who outscouts whom, the hour, the terrain, who deploys first.

$ nfw --rules future scout --cv 4,2 --scouts 1 --flying-units 1 --motorcycle-units 1 --light-infantry-units 1 --transported-units 1 --giant-creatures 1 --defences --against 15 --dice 3,5,2,4,6,3,4,1,6
Scouting, Future Wars 3.1

Army       2 commanders (3.1) +2 for scouts x1 (3.1) +1 flying unit (3.1)
           -2 field defences (3.1) +2 always (3.1)
           9D6: 3 5 2 4 6 3 4 1 6 +2 motorcycle units x1 (3.1)
           +1 light infantry (3.1) +2 transported infantry x1 (3.1)
           -2 giant creatures x1 (3.1) +6 command values (3.1) = 29
Result     the enemy is outscouted
           you may re-roll day or night, place the terrain and choose your side;
           the enemy deploys first (3.2, 3.3, 3.4)
Next       the hour of battle: nfw --rules future time --scouting outscouts
Next       then the terrain: nfw --rules future terrain --scouting outscouts \
           --features N
Next       then who deploys first: nfw --rules future deploy --scouting \
           outscouts

$ nfw --rules future scout --cv 3 --enemy-cv 3 --odds
Scouting, Future Wars 3.1: exact odds

result
  the enemy is outmanoeuvred    2.31%  ##
     the enemy is outscouted   43.04%  ##############################
                   no winner    9.28%  ######
     outscouted by the enemy   43.04%  ##############################
  outmanoeuvred by the enemy    2.31%  ##
total               mean 13.5000  spread 2.9580
enemy's total       mean 13.5000  spread 2.9580

$ nfw --rules future scout --cv 4 --against 12 --dice 4,2,2 --lang it
Esplorazione e manovra, Future Wars 3.1

Esercito   1 comandante (3.1) +2 sempre (3.1)
           3D6: 4 2 2 +4 Valori di Comando (3.1) = 12
Risultato  nessun vincitore
           ora, terreno e schieramento si decidono ai dadi (3.2, 3.3, 3.4)
Poi        l'ora della battaglia: nfw --rules future time --scouting none
Poi        poi il terreno: nfw --rules future terrain --scouting none --cv 4 \
           --features N --enemy-cv N
Poi        poi chi schiera per primo: nfw --rules future deploy --scouting \
           none --cv 4 --enemy-cv N

$ nfw --rules future time --scouting outscouts --want day --dice 6,3,2
Time of day, Future Wars 3.2

Phase      1D6: 6 -> night
Again      1D6: 3 -> day
Interval   1D6: 2
Result     day, 2 as its interval

$ nfw --rules future time --dice 4,1 --json
{"schema":1,"version":"0.2.0","rules":"future","test":"time","given":["--rules","future","time","--dice","4,1","--json"],"flags":{"scouting":{"value":"none","by":"default"}},"seed":null,"dice":[4,1],"stages":[{"id":"phase","dice":[4],"modifiers":[],"total":4,"result":"night"},{"id":"hour","dice":[1],"modifiers":[],"total":1}],"outcome":{"phase":"night","interval":1},"next":[]}

$ nfw --rules future time --scouting outmanoeuvres --want night --interval 3 --lang it
Tempo del giorno, Future Wars 3.2

Risultato  notte, 3 come intervallo
           il momento l'ha scelto chi ha vinto l'esplorazione (3.2)

$ nfw --rules future time --scouting outscouts --want day --odds -q
day 0.7499999999999999
night 0.24999999999999997

$ nfw --rules future terrain --cv 4 --enemy-cv 3 --features 4 --dice 2,3,1,6,3,4,5,6
Terrain, Future Wars 3.3

Own army   1D6: 2 +4 command value (3.3) = 6
Enemy      1D6: 3 +3 command value (3.3) = 6
Own army   again: 1D6: 1 +4 command value (3.3) = 5
Enemy      again: 1D6: 6 +3 command value (3.3) = 9
Features   4 dice: 4 features (3.3)
           nobody won at scouting: 4+
           3  4* 5* 6* -> 3 may be moved
Result     the enemy places the terrain
           the enemy places all the terrain and chooses his side of the table
           (3.3)
           the dice are the features in order: you may move each that has a
           star, to at least 30 cm from every other (3.3)
Next       who deploys first: nfw --rules future deploy --cv 4 --enemy-cv 3
Assumed    --scouting none

$ nfw --rules future terrain --scouting outscouted --features 4 --dice 4,5,1,6 --json
{"schema":1,"version":"0.2.0","rules":"future","test":"terrain","given":["--rules","future","terrain","--scouting","outscouted","--features","4","--dice","4,5,1,6","--json"],"flags":{"scouting":{"value":"outscouted"},"features":{"value":4}},"seed":null,"dice":[4,5,1,6],"stages":[{"id":"move","count":4,"dice":[4,5,1,6],"need":5,"modifiers":[],"successes":2}],"outcome":{"placer":"enemy","moved":2},"effects":["enemy-places","you-may-move"],"next":[{"test":"deploy","args":["--scouting","outscouted"],"why":"deployment"}]}

$ nfw --rules future terrain --cv 4 --enemy-cv 3 --features 1 --odds -q
own 0.6774193548387136
enemy 0.32258064516129

$ nfw --rules future terrain --cv 4 --enemy-cv 3 --features 2 --units 4 --lang it
2> nfw: --units 4: --unita e --nemico-unita vanno insieme (N-19)
? 2

$ nfw --rules future deploy --cv 3 --enemy-cv 2 --units 7 --enemy-units 5 --dice 3,4
Deployment, Future Wars 3.4

Own army   1D6: 3 +3 command value (3.4) = 6
Enemy      1D6: 4 +2 command value (3.4) = 6
Result     you deploy first
           the enemy deploys second (3.4)
Assumed    --scouting none

$ nfw --rules future deploy --cv 5 --enemy-cv 2 --odds -q
own 0.09090909090909087
enemy 0.9090909090909082

$ nfw --rules future deploy --scouting outmanoeuvred --json
{"schema":1,"version":"0.2.0","rules":"future","test":"deploy","given":["--rules","future","deploy","--scouting","outmanoeuvred","--json"],"flags":{"scouting":{"value":"outmanoeuvred"}},"seed":null,"dice":[],"stages":[],"outcome":{"first":"own"},"effects":["you-deploy-first"],"next":[]}

$ nfw --rules future deploy --cv 5 --enemy-cv 2 --dice 1,5 --lang it
Schieramento, Future Wars 3.4

Esercito   1D6: 1 +5 Valore di Comando (3.4) = 6
Nemico     1D6: 5 +2 Valore di Comando (3.4) = 7
Risultato  schierate voi per primi
           il nemico schiera per secondo (3.4)
           senza --unita: a pari totale si ritira, come se le Unità fossero pari
           (3.4)
Sottinteso --esplorazione nessuno

# How far a weapon reaches, and saves by themselves.

$ nfw --rules future range --weapon laser-rifle --distance 40
Range, Future Wars 4.2

Ranges     laser rifle: short range up to 15, long range up to 45 cm (4.2)
Result     long range, 45 cm at most

$ nfw --rules future range --weapon shotgun --distance 20.5 --lang it
Gittata, Future Wars 4.2

Gittate    shotgun: corta distanza fino a 10, lunga distanza fino a 20 cm (4.2)
Risultato  fuori gittata, 20 cm al massimo

$ nfw --rules future range --distance 15 --json
{"schema":1,"version":"0.2.0","rules":"future","test":"range","given":["--rules","future","range","--distance","15","--json"],"flags":{"weapon":{"value":"assault-rifle","by":"default"},"distance":{"value":15}},"seed":null,"dice":[],"stages":[],"outcome":{"range":"short","reach":45},"next":[]}

$ nfw --rules future range --distance 15 -q
short

$ nfw --rules future save --hits 5 --save 8 --wounds 1 --figures 10 --dice 1,2,4,4,4,5,1,3,1,1
Saves, Future Wars 4.2

Saves      10 dice
           2D6 over 8
           1+2  4+4  4+5* 1+3  1+1  -> 1 saved
Result     2 killed, 1 saved

$ nfw --rules future save --hits 4 --save 6 --dice-for-characters --ruling character-dice=after-saves --dice 6,6,6,6,6,6,1,1,6 --lang it
Tiri Salvezza, Future Wars 4.2
Letture    character-dice=after-saves

Salvezza   8 dadi
           2D6 oltre 6
           6+6* 6+6* 6+6* 1+1  -> 3 salvi
Personaggi 1 dado
           6+
           6* -> 1 colpo su un Personaggio
Risultato  1 ucciso, 3 salvi, 1 colpo su un Personaggio
           altrettanti colpi mortali toccano Personaggi scelti dall'attaccante,
           l'Alfiere per ultimo (4.2.4)

$ nfw --rules future save --hits 2 --save 7 --odds -q
0 0.17361111111111108
1 0.48611111111111105
2 0.3402777777777778

$ nfw --rules future save --hits 1 --save 7 --dice 4,4 --json
{"schema":1,"version":"0.2.0","rules":"future","test":"save","given":["--rules","future","save","--hits","1","--save","7","--dice","4,4","--json"],"flags":{"hits":{"value":1},"save":{"value":7}},"seed":null,"dice":[4,4],"stages":[{"id":"save","count":1,"dice":[4,4],"need":8,"modifiers":[],"successes":1}],"outcome":{"kills":0,"saved":1,"characters":0,"wounds_lost":0},"next":[]}

$ nfw --rules future save --help | sed '/^Common options/,$d'
Saves, Future Wars 4.2
saves against so many mortal hits; who dies where they outnumber the unit

Usage: nfw save --hits N [flags]
In a battle: nfw save NAME [flags]

Losses
  --hits N                mortal hits on the unit, or on the individual
                          [required] (4.2)
  --dice-for-characters   roll for characters too: no test has done so for these
                          hits (4.2)

The unit
  --figures N             figures of the unit; 1 for an individual (4.2)
  --save N                save: 2D6 must be higher (4.2)
  --saving N              figures that have the save, where not all do (4.2)
  --wounds N              Wounds of each: failed saves that it survives; without
                          a save, mortal hits (4.2)
  --marks N               Wounds that they have lost before, all together (4.2)

In short: words that mean one thing need no flag, bare numbers are --hits,
--save, and beginnings will do.

# A river, and ground that kills.

$ nfw --rules future ford --river 4 --figures 10 --save 7 --dice 3,6,4,4,3,4,1,1
Wading a river, Future Wars 4.3.5

Wading     1D6: 3 -4 strength of the river (4.3.5) = -1 -> failed, with losses
Characters 1 die: 3 drowned, a die for 3 (4.3.5)
           6+
           6* -> 1 hit on a character
Saves      6 dice
           2D6 over 7
           4+4* 3+4  1+1  -> 1 saved
Result     failed, with losses, 3 go under, 2 killed, 1 saved,
           1 hit on a character
           it stays on its bank, disorganised, and may try again in a later turn
           (4.3.5)
           so many of the drowned are characters of the opponent's choice, never
           the colours while others are left (4.2.4)

$ nfw --rules future ford --river 5 --individual --save 7 --wounds 1 --dice 2,3,4 --lang it
Guadare un fiume, Future Wars 4.3.5

Guadare    1D6: 2 -5 forza del fiume (4.3.5) = -3
           -> in trappola, con gravi perdite
Salvezza   2 dadi
           2D6 oltre 7
           3+4  -> 0 salvi
Risultato  in trappola, con gravi perdite, 1 finisce sott'acqua,
           1 Ferita di chi sopravvive
           bloccata nel fiume, disorganizzata: tira di nuovo nel round 3 del
           prossimo turno (4.3.5)
           mentre guada non spara né combatte, e gli Individuali non usano armi
           speciali (4.3.5)
           un Tiro Salvezza fallito costa prima una Ferita, e la vita quando non
           ne restano (4.2)
Poi        di nuovo, nel prossimo turno: nfw --rules future ford --marks 1 \
           --river 5 --individual --save 7 --wounds 1

$ nfw --rules future ford --river 4 --figures 10 --odds
Wading a river, Future Wars 4.3.5: exact odds

result
                      across   33.33%  ##############################
         across, with losses   16.67%  ###############
         failed, with losses   16.67%  ###############
   failed, with heavy losses   16.67%  ###############
  trapped, with heavy losses   16.67%  ###############
total               mean -0.5000  spread 1.7078
crosses             no: 50.00%  yes: 50.00%
go under            mean 2.5000  spread 2.0616  none: 33.33%
killed              mean 2.5000  spread 2.0616  none: 33.33%
hits on characters  mean 0.1667  spread 0.3967  none: 84.26%
disorganised        yes: 100.00%

$ nfw --rules future ford --river 4 --figures 10 --dice 1,5,6 --json
{"schema":1,"version":"0.2.0","rules":"future","test":"ford","given":["--rules","future","ford","--river","4","--figures","10","--dice","1,5,6","--json"],"flags":{"river":{"value":4},"figures":{"value":10}},"seed":null,"dice":[1,5,6],"stages":[{"id":"ford","dice":[1],"modifiers":[{"id":"river-strength","value":-4,"ref":"4.3.5"}],"total":-3,"result":"trapped"},{"id":"character","count":2,"dice":[5,6],"need":6,"modifiers":[],"successes":1}],"outcome":{"total":-3,"result":"trapped","crosses":false,"drowned":5,"kills":5,"wounds_lost":0,"saved":0,"characters":1,"disorganised":true},"effects":["trapped","no-attack","characters-struck"],"next":[{"test":"ford","args":["--figures","5","--river","4"],"why":"trapped"}]}

$ nfw --rules future ford --river 4 --figures 10 --dice 6 -q
across

$ nfw --rules future hostile --figures 15 --dice 6,1,6,3,2,2,5,4,6,1,1,6,6,5
Hostile ground, Future Wars 4.3.7

Ground     12 dice: 12 for the unit (4.3.7)
           6+
           6* 1  6* 3  2  2  5  4  6* 1  1  6* -> 4 mortal hits
Characters 2 dice
           6+
           6* 5  -> 1 hit on a character
Result     4 killed, 1 hit on a character
           so many of the mortal hits fall on special characters or individuals
           with it, of the opponent's choice; never the colours while others are
           left (4.2.4)
           again in round 3 of every turn that it begins there (4.3.7)
Next       losses test: nfw --rules future morale --after fire --by \
           hostile-ground --lost 4 --of 15

$ nfw --rules future hostile --individual --save 7 --wounds 1 --dice 6,6,4,4,3,4 --lang it
Terreno ostile, Future Wars 4.3.7

Terreno    2 dadi: 2 per l'Individuale (4.3.7)
           6+
           6* 6* -> 2 colpi mortali
Salvezza   4 dadi
           2D6 oltre 7
           4+4* 3+4  -> 1 salvo
Risultato  0 uccisi, 1 salvo, 1 Ferita di chi sopravvive
           un segnalino per ogni Ferita persa (4.3.7)
           di nuovo nel round 3 di ogni turno che vi comincia (4.3.7)

$ nfw --rules future hostile --figures 15 --odds
Hostile ground, Future Wars 4.3.7: exact odds

killed  mean 2.0000  spread 1.2910
           0   11.22%  ###########                     0+ 100.00%
           1   26.92%  ###########################     1+ 88.78%
           2   29.61%  ##############################  2+ 61.87%
           3   19.74%  ####################            3+ 32.26%
           4    8.88%  #########                       4+ 12.52%
           5    2.84%  ###                             5+ 3.64%
           6    0.66%  #                               6+ 0.79%
           7    0.11%                                  7+ 0.13%
           8    0.01%                                  8+ 0.02%
  (4 more, each below 0.005%)
mortal hits         mean 2.0000  spread 1.2910  none: 11.22%
hits on characters  mean 0.1691  spread 0.3842  none: 83.45%

$ nfw --rules future hostile --figures 15 --odds --then morale -q
ok 0.06253719825297221
demoralised 0.04172603089333411
rout 0.020914863533696003
none 0.8748219073199976

$ nfw --rules future hostile --individual --odds -q
0 0.6944444444444444
1 0.3055555555555556

$ nfw --rules future hostile --figures 6 --contaminated --protected 4 --dice 6,6,6,1,1,1,1,1,1,1,1,1,1 --json
{"schema":1,"version":"0.2.0","rules":"future","test":"hostile","given":["--rules","future","hostile","--figures","6","--contaminated","--protected","4","--dice","6,6,6,1,1,1,1,1,1,1,1,1,1","--json"],"flags":{"figures":{"value":6},"contaminated":{"value":true},"protected":{"value":4}},"seed":null,"dice":[6,6,6,1,1,1,1,1,1,1,1,1,1],"stages":[{"id":"hit","count":12,"dice":[6,6,6,1,1,1,1,1,1,1,1,1],"need":6,"modifiers":[],"successes":3},{"id":"character","count":1,"dice":[1],"need":6,"modifiers":[],"successes":0}],"outcome":{"hits":3,"kills":2,"saved":0,"characters":0,"wounds_lost":0},"effects":["again-next-turn"],"next":[{"test":"morale","args":["--after","fire","--by","hostile-ground","--lost","2","--of","6"],"why":"losses"}]}

$ nfw --rules future hostile --figures 6 --immune
2> nfw: --immune: no test: for such a race the ground is difficult (4.3.7)
? 2

# How far a unit moves, and whether it stays in order.

$ nfw --rules future move --mov 15 --open 6 --difficult 4.6
Movement, Future Wars 4.3.5

Allowance  15
Result     10.6 cm, disorganised
           too fast for difficult ground: disorganised (4.3.5)
Assumed    --arm infantry --troops other --armour none --state ok

$ nfw --rules future move --mov 15 --ground difficult --lang it
Movimento, Future Wars 4.3.5

Movimento  15
Risultato  7,5 cm
           per restare in ordine: in Terreno Difficoltoso ogni cm conta due; più
           in fretta si disorganizza (4.3.5)
Sottinteso --corpo fanteria --truppe altri --corazza nessuna --stato ok

$ nfw --rules future move --mov 15 --ground ford --backwards
Movement, Future Wars 4.3.5

Allowance  15 x1/2 backwards (4.3.10)
           x1/2 ford, river, swamp, marsh or wood (4.3.5) = 3.75
Result     3.75 cm, disorganised
           the ground disorganises it (4.3.5)
Assumed    --arm infantry --troops other --armour none --state ok

$ nfw --rules future move --mov 15 --ground wading --strength 1 --json
{"schema":1,"version":"0.2.0","rules":"future","test":"move","given":["--rules","future","move","--mov","15","--ground","wading","--strength","1","--json"],"flags":{"mov":{"value":15},"arm":{"value":"infantry","by":"default"},"troops":{"value":"other","by":"implied"},"armour":{"value":"none","by":"default"},"strength":{"value":1},"state":{"value":"ok","by":"default"},"ground":{"value":["wading"]}},"seed":null,"dice":[],"stages":[{"id":"allowance","start":15,"dice":[],"modifiers":[],"halvings":[{"id":"slow-ground","value":1,"ref":"4.3.5"}],"total":7.5}],"outcome":{"move":7.5,"disorganised":true},"effects":["ground-disorganises"],"next":[{"test":"ford","args":["--strength","1"],"why":"wading","missing":["river","figures"]}]}

$ nfw --rules future move --mov 15 --ground wading --lang it
Movimento, Future Wars 4.3.5

Movimento  15 x1/2 guado, fiume, palude, acquitrino o bosco (4.3.5) = 7,5
Risultato  7,5 cm, disorganizzata
           il terreno la disorganizza (4.3.5)
Poi        il tiro di attraversamento: nfw --rules future ford --river N \
           --figures N
Sottinteso --corpo fanteria --truppe altri --corazza nessuna --stato ok

$ nfw --rules future move --mov 15 --disorganised --reorganise
Movement, Future Wars 4.3.5

Result     0 cm
           it is in order again: remove its markers (4.3.12)
Assumed    --arm infantry --troops other --armour none --state ok

$ nfw --rules future move --mov 15 --ground swamp
2> nfw: --ground swamp: only creatures of a Strength above 1 cross a swamp (4.3.5)
? 2

$ nfw --rules future move --mov 15 --ground difficult -q
7.5

$ nfw --rules future move --mov 15 --odds
2> nfw: --odds: move rolls no dice
? 2

$ nfw --rules future move --help | sed '/^Common options/,$d'
Movement, Future Wars 4.3.5
how far a unit may move, and whether the move disorganises it

Usage: nfw move --mov CM [flags]
In a battle: nfw move NAME [flags]

The unit
  --mov CM                Mov of its profile: armour and riders are counted in
                          it already [required] (4.3.3)
  --arm WHICH             what it is: infantry, cavalry, equipment, vehicle,
                          hover, flying-vehicle, flying [infantry] (4.3.5)
  --troops WHICH          how it copes with woods: light, medium, other [other
                          with --arm infantry, cavalry] (N-84)
  --armour WHICH          its armour, the heaviest of any of its figures: none,
                          light, medium, heavy, very-heavy [none] (4.3.5)
  --strength N            Strength of its creatures, the least of any of its
                          figures (4.3.5)
  --base CM               size of its bases in cm, where they are large (4.3.6,
                          4.3.10)
  --state WHICH           its state: ok, bloodlust, demoralised [ok] (4.1.4)
  --disorganised          it is disorganised already [taken as given with
                          --state demoralised] (4.3.5)
  --engaged               it is in melee (4.3.10)
  --amphibious            its figures are amphibious (4.3.5)
  --lifted                devices lift its figures off the ground (4.3.5)
  --individual            it is an individual on his own (4.3.10)

The ground
  --open CM               cm that it moves on passable ground this turn (4.3.5)
  --difficult CM          cm that it moves in difficult ground: does it stay in
                          order? (4.3.5)
  --ground WHICH[,...]    what it crosses, one or several: open, difficult,
                          wood, building, swamp, marsh, bridge, ford, wading,
                          hostile, contaminated, impassable [difficult with
                          --difficult, open] (4.3.5)
  --starts-in-difficult   it starts in difficult ground (asked only by ruling
                          N-70) (N-70)
  --lands-on WHICH        ground on which it lands: open, difficult, wood,
                          building, swamp, marsh, bridge, ford, wading, hostile,
                          contaminated, impassable (4.3.5, 4.3.11)

The move
  --full-speed            does not slow down for difficult ground, and is
                          disorganised by it [taken as given with --state
                          bloodlust] (4.3.5)
  --backwards             moves backwards, facing the enemy (4.3.10)
  --manoeuvre WHICH       a manoeuvre that ends its move, or takes its place:
                          pass-through, collision (4.3.10)
  --reorganise            it stands still, to reorganise (4.3.12)

In short: words that mean one thing need no flag, bare numbers are --mov, and
beginnings will do.

# Two sides of a melee at once, and the losses tests of both.

$ nfw --rules future melee --both --value 6 --champion --order attack --type tribal --armour medium --figures 10 --unit-value 10 --enemy-value 5 --enemy-quality veteran --enemy-weapon spear --enemy-armour light --enemy-figures 8 --enemy-unit-value 8 --dice 6,5,4,4,3,2,1,6,3,2,5,4,3,4,5,1,2,5,4,6,1,3,2
Melee, Future Wars 4.4

This side
To hit     8 dice: 6 Value in contact (4.4), +1 champion (4.4),
           +1 attack order, one for 5 dice (4.4)
           4+ -1 of lower quality (4.4) = 5+
           6* 5* 4  4  3  2  1  6* -> 3 hits
To kill    3 dice
           one-handed weapon: 3+
           3* 2  5* -> 2 mortal hits
The enemy
Characters 1 die
           6+
           4  -> 0 hits on characters
To hit     5 dice: 5 Value in contact (4.4)
           4+ +1 of higher quality (4.4) = 3+
           3* 4* 5* 1  2  -> 3 hits
To kill    3 dice
           spear or bayonet: 5+
           5* 4  6* -> 2 mortal hits
This side
Characters 1 die
           6+
           1  -> 0 hits on characters

This side  2 foes killed, lost more: neither
           equal losses: if both are still there, the higher die closes up
           first, after those in bloodlust and individuals (4.4)
The enemy  2 foes killed
           equal losses: if both are still there, the higher die closes up
           first, after those in bloodlust and individuals (4.4)
Assumed    --weapon one-handed --quality average --state ok --enemy-state ok

Losses test, Future Wars 4.4: the enemy

Losses     1D6: 3 +1 veteran (4.1) -1 a quarter or more lost (4.4) = 3 -> OK
Result     OK

Losses test, Future Wars 4.4: this side

Losses     1D6: 2 +1 higher total Value (4.4) = 3 -> demoralised
Result     demoralised, disorganised
           place both markers; a leader may lift it, the disorder stays until it
           stops to reorganise (4.1.4)

$ nfw --rules future melee --both --value 2 --figures 6 --enemy-value 1 --enemy-figures 9 --dice 6,6,6,6,1,6,6,1,3,3 --lang it
Combattimento, Future Wars 4.4

Noi
Colpire    2 dadi: 2 Valore a contatto (4.4)
           4+
           6* 6* -> 2 colpi a segno
Uccidere   2 dadi
           arma a una mano: 3+
           6* 6* -> 2 colpi mortali
Il nemico
Personaggi 1 dado
           6+
           1  -> 0 colpi su Personaggi
Colpire    1 dado: 1 Valore a contatto (4.4)
           4+
           6* -> 1 colpo a segno
Uccidere   1 dado
           arma a una mano: 3+
           6* -> 1 colpo mortale
Noi
Personaggi 1 dado
           6+
           1  -> 0 colpi su Personaggi

Noi        2 avversari uccisi, ha perso di più: il nemico
           ha vinto: se le due Unità ci sono ancora, dopo chi è in Sete di
           Sangue e gli Individuali le sue miniature serrano per prime (4.4)
Il nemico  1 avversario ucciso
Sottinteso --arma una-mano --qualita media --stato ok --nemico-qualita media
           --nemico-corazza nessuna --nemico-arma una-mano --nemico-stato ok
           --corazza nessuna

Test delle Perdite, Future Wars 4.4: il nemico

Perdite    1D6: 3 -1 più perdite subite che inflitte (4.4) = 2 -> demoralizzata
Risultato  demoralizzata, disorganizzata
           mettete i due segnalini; chi comanda può toglierla, il disordine
           resta finché non si ferma a riorganizzarsi (4.1.4)
           senza --valore e --nemico-valore nessun Valore complessivo vale come
           superiore (4.4)

Test delle Perdite, Future Wars 4.4: noi

Perdite    1D6: 3 +1 più perdite inflitte che subite (4.4) = 4 -> OK
Risultato  OK
           senza --valore e --nemico-valore nessun Valore complessivo vale come
           superiore (4.4)

$ nfw --rules future melee --both --value 1 --figures 6 --enemy-value 1 --enemy-figures 9 --odds
Melee, Future Wars 4.4, this side: exact odds

foes killed  mean 0.3333  spread 0.4714
           0   66.67%  ##############################  0+ 100.00%
           1   33.33%  ###############                 1+ 33.33%
hits                mean 0.5000  spread 0.5000  none: 50.00%
hits on characters  mean 0.0556  spread 0.2291  none: 94.44%
lost more:          the enemy: 22.22%  neither: 55.56%  this side: 22.22%

Melee, Future Wars 4.4, the enemy: exact odds

foes killed  mean 0.3333  spread 0.4714
           0   66.67%  ##############################  0+ 100.00%
           1   33.33%  ###############                 1+ 33.33%
hits                mean 0.5000  spread 0.5000  none: 50.00%
hits on characters  mean 0.0556  spread 0.2291  none: 94.44%

Losses test, Future Wars 4.2, 4.4, the enemy: exact odds

reaction
           OK   18.52%  ########
  demoralised   11.11%  #####
         rout    3.70%  ##
  no test due   66.67%  ##############################
total               mean 2.8333  spread 1.7717
disorganised        no: 22.22%  yes: 11.11%  no test due: 66.67%
per cent lost       mean 11.1111  spread 0.0000

Losses test, Future Wars 4.2, 4.4, this side: exact odds

reaction
           OK   18.52%  ########
  demoralised   11.11%  #####
         rout    3.70%  ##
  no test due   66.67%  ##############################
total               mean 2.8333  spread 1.7717
disorganised        no: 22.22%  yes: 11.11%  no test due: 66.67%
per cent lost       mean 16.6667  spread 0.0000
Note       without --value and --enemy-value neither total Value counts as the
           higher (4.4)
Assumed    --weapon one-handed --quality average --state ok
           --enemy-quality average --enemy-armour none --enemy-weapon one-handed
           --enemy-state ok --armour none

$ nfw --rules future melee --both --value 1 --enemy-value 1 --dice 1,1 --json
{"schema":1,"version":"0.2.0","rules":"future","test":"melee","given":["--rules","future","melee","--both","--value","1","--enemy-value","1","--dice","1,1","--json"],"flags":{"weapon":{"value":"one-handed","by":"default"},"value":{"value":1},"both":{"value":true},"quality":{"value":"average","by":"default"},"state":{"value":"ok","by":"default"},"enemy-quality":{"value":"average","by":"default"},"enemy-armour":{"value":"none","by":"default"},"enemy-weapon":{"value":"one-handed","by":"default"},"enemy-value":{"value":1},"enemy-state":{"value":"ok","by":"default"},"armour":{"value":"none","by":"default"}},"seed":null,"dice":[1,1],"stages":[{"id":"hit","count":1,"dice":[1],"need":4,"modifiers":[],"successes":0,"side":"own"},{"id":"hit","count":1,"dice":[1],"need":4,"modifiers":[],"successes":0,"side":"enemy"}],"outcome":{"hits":0,"kills":0,"saved":0,"wounds_lost":0,"characters":0,"lost_more":"equal","enemy_hits":0,"enemy_kills":0,"enemy_saved":0,"enemy_wounds_lost":0,"enemy_characters":0,"total":null,"reaction":null,"state":null,"disorganised":null,"share":null,"enemy_total":null,"enemy_reaction":null,"enemy_state":null,"enemy_disorganised":null,"enemy_share":null},"effects":["dice-to-close-up"],"enemy_effects":["dice-to-close-up"],"next":[]}

$ nfw --rules future melee --both --value 2 --figures 6 --enemy-value 1 --enemy-figures 9 --dice 6,6,6,6,1,6,6,1,3,3 -q
2
1
demoralised
ok

# Who picks his counter first.

$ nfw --rules future initiative --general Condottiero:4,Verdi:2,Terzo:0 --enemy-general Krag:3,Zun:1 --unfavourable-light Verdi --dice 3,5,6,4,2,2,5
Initiative, Future Wars 4.3.2

Initiative Condottiero: 1D6: 3 +4 command value (4.3.2) = 7
Initiative Verdi: 1D6: 5 +2 command value (4.3.2) -1 unfavourable light (4.3.2)
           = 6
Initiative Terzo: 1D6: 6 = 6
Initiative Krag: 1D6: 4 +3 command value (4.3.2) = 7
Initiative Zun: 1D6: 2 +1 command value (4.3.2) = 3
Initiative again: Condottiero: 1D6: 2 +4 command value (4.3.2) = 6
Initiative again: Krag: 1D6: 5 +3 command value (4.3.2) = 8
Result     Krag, Condottiero, Verdi, Terzo, Zun
           in this order their owners pick any counter that is left; commands
           move from the lowest number to the highest (4.3.2)
           where one side has equals, they stand as given, and their owner may
           swap them (N-46)

$ nfw --rules future initiative --general Rossi:4 --enemy-general Krag:3 --unfavourable-light Rossi --dice 4,2 --lang it
Iniziativa, Future Wars 4.3.2

Iniziativa Rossi: 1D6: 4 +4 Valore di Comando (4.3.2)
           -1 luce sfavorevole (4.3.2) = 7
Iniziativa Krag: 1D6: 2 +3 Valore di Comando (4.3.2) = 5
Risultato  Rossi, Krag
           in quest'ordine i giocatori scelgono un segnalino fra quelli rimasti;
           i Comandi muovono dal numero più basso al più alto (4.3.2)

$ nfw --rules future initiative --general Rossi:4 --enemy-general Krag:3 --odds -q
Rossi
Krag 0.67741935483871
Krag
Rossi 0.32258064516129037

$ nfw --rules future initiative --general Rossi:4 --enemy-general Krag:3 --dice 4,2 --json
{"schema":1,"version":"0.2.0","rules":"future","test":"initiative","given":["--rules","future","initiative","--general","Rossi:4","--enemy-general","Krag:3","--dice","4,2","--json"],"flags":{"general":{"value":[{"name":"Rossi","number":4}]},"enemy-general":{"value":[{"name":"Krag","number":3}]}},"seed":null,"dice":[4,2],"stages":[{"id":"initiative","entry":"Rossi","dice":[4],"modifiers":[{"id":"command-value","value":4,"ref":"4.3.2"}],"total":8},{"id":"initiative","entry":"Krag","dice":[2],"modifiers":[{"id":"command-value","value":3,"ref":"4.3.2"}],"total":5}],"outcome":{"sequence":["Rossi","Krag"],"first":"Rossi"},"effects":["counters"],"next":[]}

$ nfw --rules future initiative --general Rossi:4 --enemy-general Krag:3 --dice 4,2 -q
Rossi
Krag

$ nfw --rules future initiative --general Rossi:4 --enemy-general Krag:3 --unfavourable-light Rosi
2> nfw: 'Rosi': nobody has this name; did you mean 'Rossi'?
? 2

$ nfw --rules future initiative --general Rossi:4 --enemy-general Krag:3 --unfavourable-light Rosi --lang it
2> nfw: 'Rosi': nessuno ha questo nome; forse 'Rossi'?
? 2

$ nfw --rules future initiative --general Rossi:4 --enemy-general Krag:3 --vary unfavourable-light=Rossi,Krag
2> nfw: --vary 'unfavourable-light=Rossi,Krag': a list of names does not vary
? 2

# Who won the scouting may repeat the first die of the hour, once he has seen it.

$ nfw --rules future time --scouting outscouts --dice 2,3
Time of day, Future Wars 3.2

Phase      1D6: 2 -> day
Interval   1D6: 3
Result     day, 3 as its interval
           you may roll day or night once more, now that you have seen it: then
           the second roll stands (3.2)
Next       once more, if the winner likes: nfw --rules future time --rolled \
           day --interval 3 --scouting outscouts

$ nfw --rules future time --scouting outscouts --rolled day --interval 3 --dice 5
Time of day, Future Wars 3.2

Again      1D6: 5 -> night
Result     night, 3 as its interval

$ nfw --rules future time --scouting outscouts --want night --dice 2,5,3 --lang it
Tempo del giorno, Future Wars 3.2

Fase       1D6: 2 -> giorno
Di nuovo   1D6: 5 -> notte
Intervallo 1D6: 3
Risultato  notte, 3 come intervallo

$ nfw --rules future time --scouting outscouts --rolled day --want night
2> nfw: --rolled and --want exclude each other: give one
? 2

# A unit with no order to keep is not slowed down; in bloodlust it goes on until it is in contact.

$ nfw --rules future move --mov 15 --disorganised --ground difficult
Movement, Future Wars 4.3.5

Allowance  15
Result     15 cm, disorganised
Assumed    --arm infantry --troops other --armour none --state ok

$ nfw --rules future move --mov 15 --ground ford,difficult
Movement, Future Wars 4.3.5

Allowance  15 x1/2 ford, river, swamp, marsh or wood (4.3.5) = 7.5
Result     7.5 cm, disorganised
           the ground disorganises it (4.3.5)
Assumed    --arm infantry --troops other --armour none --state ok

$ nfw --rules future move --mov 15 --state bloodlust --open 5 --difficult 5 --lang it
Movimento, Future Wars 4.3.5

Movimento  15
Risultato  10 cm, 5 cm ancora da percorrere, se non è a contatto
           tutto, contro il nemico più vicino e fino al contatto (4.1.4)
Sottinteso --corpo fanteria --truppe altri --corazza nessuna

$ nfw --rules future move --mov 15 --manoeuvre pass-through
Movement, Future Wars 4.3.5

Allowance  15
Result     past its friends
           the rear unit is placed right in front of the other: that is the
           whole move of both; the other must be in order too (4.3.10)
Assumed    --arm infantry --troops other --armour none --state ok

$ nfw --rules future move --mov 15 --arm flying --manoeuvre pass-through
2> nfw: --manoeuvre pass-through --arm flying: it needs no manoeuvre: fliers pass over friends and enemies (4.3.11)
? 2

$ nfw --rules future move --mov 15 --arm flying --troops light --ground wood --lang it
2> nfw: --troops leggera --arm volanti: i boschi non lo rallentano: li sorvola (4.3.5, 4.3.11)
? 2

# The losses of a round come into one test: after the last volley, after the last blow.

$ nfw --rules future fire --shooters 6 --value 2 --range short --target-figures 14 --by small-arms --more --dice 4,4,1,1,1,1,1,1,1,1,1,1,2,2,1
Fire, Future Wars 4.2

To hit     12 dice: 12 Value of all weapons (4.2)
           4+
           4* 4* 1  1  1  1  1  1  1  1  1  1  -> 2 hits
To kill    2 dice
           assault rifle: 2+
           2* 2* -> 2 mortal hits
Characters 1 die
           6+
           1  -> 0 hits on characters
Result     2 killed
           more fire at it follows: its losses test comes after the last of it,
           on all its losses of this phase (4.2)
Next       the next volley at it: nfw --rules future fire --target-fallen 2 \
           --target-figures 14 --by small-arms --shooters N --range N
Assumed    --weapon assault-rifle --quality average --state ok --target unit
           --target-armour none --cover none

$ nfw --rules future fire --value 4 --range short --target-figures 14 --target-fallen 2 --by small-arms,vehicles --dice 4,4,1,1,2,2,1 --lang it
Fuoco, Future Wars 4.2

Colpire    4 dadi: 4 Valore di tutte le armi (4.2)
           4+
           4* 4* 1  1  -> 2 colpi a segno
Uccidere   2 dadi
           fucile d'assalto: 2+
           2* 2* -> 2 colpi mortali
Personaggi 1 dado
           6+
           1  -> 0 colpi su Personaggi
Risultato  2 uccisi
Poi        Test delle Perdite del bersaglio: nfw --rules future morale --after \
           fire --lost 4 --of 14 --by small-arms,vehicles
Sottinteso --arma fucile-assalto --qualita media --stato ok --bersaglio unità
           --bersaglio-corazza nessuna --copertura nessuna

$ nfw --rules future melee --both --individual --value 2 --enemy-value 1 --enemy-figures 9 --more --dice 6,6,6,6,1,1
Melee, Future Wars 4.4

This side
To hit     2 dice: 2 Value in contact (4.4)
           4+
           6* 6* -> 2 hits
To kill    2 dice
           one-handed weapon: 3+
           6* 6* -> 2 mortal hits
The enemy
Characters 1 die
           6+
           1  -> 0 hits on characters
To hit     1 die: 1 Value in contact (4.4)
           4+
           1  -> 0 hits

This side  2 foes killed, lost more: not known while other blows follow
The enemy  0 foes killed
Assumed    --weapon one-handed --quality average --state ok
           --enemy-quality average --enemy-armour none --enemy-weapon one-handed
           --enemy-state ok --armour none

$ nfw --rules future melee --both --value 2 --figures 6 --unit-value 6 --enemy-value 1 --enemy-figures 9 --enemy-fallen 2 --enemy-unit-value 9 --dice 6,1,6,1,1,4
Melee, Future Wars 4.4

This side
To hit     2 dice: 2 Value in contact (4.4)
           4+
           6* 1  -> 1 hit
To kill    1 die
           one-handed weapon: 3+
           6* -> 1 mortal hit
The enemy
Characters 1 die
           6+
           1  -> 0 hits on characters
To hit     1 die: 1 Value in contact (4.4)
           4+
           1  -> 0 hits

This side  1 foe killed, lost more: the enemy
           won: if both are still there, after those in bloodlust and
           individuals its figures close up first (4.4)
The enemy  0 foes killed
Assumed    --weapon one-handed --quality average --state ok
           --enemy-quality average --enemy-armour none --enemy-weapon one-handed
           --enemy-state ok --armour none

Losses test, Future Wars 4.4: the enemy

Losses     1D6: 4 -1 a quarter or more lost (4.4)
           -1 lost more than it inflicted (4.4) +1 higher total Value (4.4) = 3
           -> OK
Result     OK

$ nfw --rules future melee --both --individual --value 5 --enemy-value 3 --enemy-unit-value 8
2> nfw: melee needs --unit-value with --both and --enemy-unit-value: Value of the whole unit, for the losses tests, and for ruling N-49
? 2

$ nfw --rules future melee --value 3 --weapon pistol --champion --order attack --ruling pistol-mode=extra --dice 1,1,1
Melee, Future Wars 4.4
Rulings    pistol-mode=extra

To hit     3 dice: 3 Value in contact (4.4)
           4+ -2 pistols (4.4) = 6+
           1  1  1  -> 0 hits
Result     0 foes killed
           other blows of this melee follow: no losses test yet (N-60)
           pistols have no dice for a champion or an order (N-53)
           besides, the same figures strike with their melee weapon (N-53)
Next       the same figures with their melee weapon: nfw --rules future melee \
           --champion --order attack --value N --ruling pistol-mode=extra
Assumed    --quality average --state ok --enemy-quality average
           --enemy-armour none

$ nfw --rules future rulings N-92 --lang it
N-92 threats-at-once, 4.1, 4.3.2
  Un'Unità minacciata vede già che cosa hanno prodotto le altre minacce del
  round?

  * no: tutte reagiscono a ciò che c'era all'inizio del round; stati e fughe
    valgono dalla sua fine [in vigore]
  - sì: ogni reazione vale subito

  Il capitolo 4.3.2 annovera la minaccia fra i round simultanei; una Creatura in
  fuga spaventa ancora in quel round.

# A character who is struck takes his own save; whether he lives is said.

$ nfw --rules future ford --river 4 --figures 10 --save 8 --character-save 7 --character-wounds 1 --dice 2,6,1,3,3,6,6,1,1,1,1,1,1
Wading a river, Future Wars 4.3.5

Wading     1D6: 2 -4 strength of the river (4.3.5) = -2
           -> failed, with heavy losses
Characters 2 dice: 5 drowned, a die for 3 (4.3.5)
           6+
           6* 1  -> 1 hit on a character
His save   2 dice
           2D6 over 7
           3+3  -> 0 saved
Saves      8 dice
           2D6 over 8
           6+6* 1+1  1+1  1+1  -> 1 saved
Result     failed, with heavy losses, 5 go under, 3 killed, 1 saved,
           1 hit on a character, the character wounded
           it stays on its bank, disorganised, and may try again in a later turn
           (4.3.5)
           so many of the drowned are characters of the opponent's choice, never
           the colours while others are left (4.2.4)

$ nfw --rules future ford --river 4 --figures 10 --character-save 7 --dice 2,6,1,3,3 --lang it
Guadare un fiume, Future Wars 4.3.5

Guadare    1D6: 2 -4 forza del fiume (4.3.5) = -2 -> fallito, con gravi perdite
Personaggi 2 dadi: 5 annegati, un dado ogni 3 (4.3.5)
           6+
           6* 1  -> 1 colpo su un Personaggio
Sua Salv.  2 dadi
           2D6 oltre 7
           3+3  -> 0 salvi
Risultato  fallito, con gravi perdite, 5 finiscono sott'acqua, 5 uccisi,
           1 colpo su un Personaggio, il Personaggio morto
           resta sulla sua riva, disorganizzata, e può ritentare in un turno
           successivo (4.3.5)
           altrettanti annegati sono Personaggi scelti dall'avversario, mai
           l'Alfiere finché ne restano altri (4.2.4)

$ nfw --rules future fire --shooters 6 --range short --target-figures 10 --target-save 8 --target-character-save 7 --dice 4,4,4,1,1,1,2,2,2,6,4,4,6,6,1,1
Fire, Future Wars 4.2

To hit     6 dice: 6 weapons (4.2)
           4+
           4* 4* 4* 1  1  1  -> 3 hits
To kill    3 dice
           assault rifle: 2+
           2* 2* 2* -> 3 mortal hits
Characters 1 die
           6+
           6* -> 1 hit on a character
His save   2 dice
           2D6 over 7
           4+4* -> 1 saved
Saves      4 dice
           2D6 over 8
           6+6* 1+1  -> 1 saved
Result     1 killed, 2 saved, 1 hit on a character, the character unharmed
           so many of the mortal hits fall on special characters or individuals
           with the target, of the shooter's choice; never the colours while
           others are left (4.2.4)
           no losses test, unless other fire of this phase brings its losses
           above 25 % (4.2)
Assumed    --weapon assault-rifle --quality average --state ok --target unit
           --target-armour none --cover none

$ nfw --rules future melee --value 3 --enemy-figures 10 --enemy-character-save 7 --enemy-character-wounds 1 --odds --lang it
Combattimento, Future Wars 4.4: probabilità esatte

avversari uccisi  media 0,8827  scarto 0,8194
           0   37,04%  ###########################     0+ 100,00%
           1   40,74%  ##############################  1+ 62,96%
           2   19,14%  ##############                  2+ 22,22%
           3    3,09%  ##                              3+ 3,09%
colpi a segno       media 1,5000  scarto 0,8660  nessuno: 12,50%
salvi               media 0,0489  scarto 0,2156  nessuno: 95,11%
colpi su Personaggi media 0,1173  scarto 0,3218  nessuno: 88,27%
il Personaggio      illeso: 93,16%  ferito: 6,84%
Sottinteso --arma una-mano --qualita media --stato ok --nemico-qualita media
           --nemico-corazza nessuna

# Several weapons in one volley: characters and saves are rolled once, with the last of them.
$ nfw --rules future fire --shooters 6 --distance 12 --other-weapons --target-figures 10 --dice 6,6,5,1,2,3,2,4,1
Fire, Future Wars 4.2

To hit     6 dice: 6 weapons (4.2)
           4+
           6* 6* 5* 1  2  3  -> 3 hits
To kill    3 dice
           assault rifle: 2+
           2* 4* 1  -> 2 mortal hits
Result     2 mortal hits of the volley so far
           characters and saves are rolled once, with the last weapons of the
           volley (4.2)
Next       the other weapons of the volley: nfw --rules future fire \
           --mortal-before 2 --distance 12 --target-figures 10 --shooters N
Assumed    --weapon assault-rifle --quality average --state ok --target unit
           --target-armour none --cover none

$ nfw --rules future fire --weapon other --need 4 --range long --shooters 2 --mortal-before 2 --target-figures 10 --dice 5,6,4,5,6,2
Fire, Future Wars 4.2

To hit     2 dice: 2 weapons (4.2)
           4+ -1 long range (4.2) = 5+
           5* 6* -> 2 hits
To kill    2 dice
           4+
           4* 5* -> 2 mortal hits
Characters 2 dice
           6+
           6* 2  -> 1 hit on a character
Result     4 killed, 1 hit on a character
           so many of the mortal hits fall on special characters or individuals
           with the target, of the shooter's choice; never the colours while
           others are left (4.2.4)
Next       target's losses test: nfw --rules future morale --after fire --lost \
           4 --of 10
Assumed    --quality average --state ok --target unit --target-armour none
           --cover none

$ nfw --rules future contact --inflicted 1 --lost 1 --dice 3,3,5,2
Closing up after melee, Future Wars 4.4

Own die    1D6: 3
Enemy      1D6: 3
Own die    again: 1D6: 5
Enemy      again: 1D6: 2
Result     your unit first
           both bring as many figures into base contact as they can: those in
           bloodlust first, then individuals, then the unit that goes first,
           then the other (4.4)

$ nfw --rules future --lang it contact --inflicted 1 --lost 2
Serrare dopo il combattimento, Future Wars 4.4

Risultato  prima quella nemica
           le due portano a contatto di basetta quante più miniature possono:
           prima chi è in Sete di Sangue, poi gli Individuali, poi l'Unità che
           va per prima, poi l'altra (4.4)
