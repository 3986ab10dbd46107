# Future Wars before the battle: who outscouts whom, the hour, the terrain, who deploys first.

$ nfw --rules future scout --cv 4,2 --scouts 1 --flying-units 1 --motorcycle-units 1 --light-infantry-units 1 --transported-units 1 --giant-creatures 1 --defences --against 15 --dice 3,5,2,4,6,3,4,1,6
Scouting, Future Wars 3.1

Army       2 commanders (3.1) +2 scouts x1 (3.1) +1 flying unit (3.1)
           -2 field defences (3.1) +2 always (3.1)
           9D6: 3 5 2 4 6 3 4 1 6 +2 motorcycle units x1 (3.1)
           +1 light infantry (3.1) +2 transported infantry x1 (3.1)
           -2 giant creatures x1 (3.1) +6 command values (3.1) = 29
Result     the enemy is outscouted
           you may re-roll day or night, place the terrain and choose your side;
           the enemy deploys first (3.2, 3.3, 3.4)
Next       the hour of battle: nfw --rules future time --scouting outscouts
Next       then the terrain: nfw --rules future terrain --scouting outscouts
           --features N
Next       then who deploys first: nfw --rules future deploy --scouting
           outscouts

$ nfw --rules future scout --cv 3 --enemy-cv 3 --odds
Scouting, Future Wars 3.1: exact odds

result
  the enemy is outmanoeuvred    2.31%  ##
     the enemy is outscouted   43.04%  ##############################
                   no winner    9.28%  ######
     outscouted by the enemy   43.04%  ##############################
  outmanoeuvred by the enemy    2.31%  ##
total               mean 13.5000
enemy's total       mean 13.5000

$ nfw --rules future scout --cv 4 --against 12 --dice 4,2,2 --lang it
Esplorazione e manovra, Future Wars 3.1

Esercito   1 comandante (3.1) +2 sempre (3.1)
           3D6: 4 2 2 +4 Valori di Comando (3.1) = 12
Risultato  nessun vincitore
           ora, terreno e schieramento si decidono ai dadi (3.2, 3.3, 3.4)
Poi        l'ora della battaglia: nfw --rules future time --scouting none
Poi        poi il terreno: nfw --rules future terrain --scouting none --features
           N --cv N --enemy-cv N
Poi        poi chi schiera per primo: nfw --rules future deploy --scouting none
           --cv N --enemy-cv N

$ nfw --rules future time --scouting outscouts --want day --dice 6,3,2
Time of day, Future Wars 3.2

Phase      1D6: 6 -> day
Again      1D6: 3 -> day
Interval   1D6: 2
Result     day, 2 as its interval

$ nfw --rules future time --dice 4,1 --json
{"schema":1,"version":"0.1.0","rules":"future","test":"time","seed":null,"dice":[4,1],"stages":[{"id":"phase","dice":[4],"modifiers":[],"total":4,"result":"night"},{"id":"hour","dice":[1],"modifiers":[],"total":1}],"outcome":{"phase":"night","interval":1},"next":[]}

$ nfw --rules future time --scouting outmanoeuvres --want night --interval 3 --lang it
Tempo del giorno, Future Wars 3.2

Risultato  notte, 3 come intervallo
           il momento l'ha scelto chi ha vinto l'esplorazione (3.2)

$ nfw --rules future time --scouting outscouts --want day --odds -q
day 0.7500000000000012
night 0.24999999999999972

$ nfw --rules future terrain --cv 4 --enemy-cv 3 --features 4 --dice 2,3,1,6,3,4,5,6
Terrain, Future Wars 3.3

Own army   1D6: 2 +4 command value (3.3) = 6
Enemy      1D6: 3 +3 command value (3.3) = 6
Own army   1D6: 1 +4 command value (3.3) = 5
Enemy      1D6: 6 +3 command value (3.3) = 9
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
{"schema":1,"version":"0.1.0","rules":"future","test":"terrain","seed":null,"dice":[4,5,1,6],"stages":[{"id":"move","count":4,"dice":[4,5,1,6],"need":5,"modifiers":[],"successes":2}],"outcome":{"placer":"enemy","moved":2},"effects":["enemy-places","you-may-move"],"next":[{"test":"deploy","args":["--scouting","outscouted"],"why":"deployment"}]}

$ nfw --rules future terrain --cv 4 --enemy-cv 3 --features 1 --odds -q
own 0.6774193548387094
enemy 0.32258064516129037

$ nfw --rules future terrain --cv 4 --enemy-cv 3 --features 2 --units 4 --lang it
2> nfw: --units 4: --units ed --enemy-units vanno insieme (N-19)
? 2

$ nfw --rules future deploy --cv 3 --enemy-cv 2 --units 7 --enemy-units 5 --dice 3,4
Deployment, Future Wars 3.4

Own army   1D6: 3 +3 command value (3.4) = 6
Enemy      1D6: 4 +2 command value (3.4) = 6
Result     you deploy first
           the enemy deploys second (3.4)
Assumed    --scouting none

$ nfw --rules future deploy --cv 5 --enemy-cv 2 --odds -q
own 0.09090909090909094
enemy 0.909090909090909

$ nfw --rules future deploy --scouting outmanoeuvred --json
{"schema":1,"version":"0.1.0","rules":"future","test":"deploy","seed":null,"dice":[],"stages":[],"outcome":{"first":"own"},"effects":["you-deploy-first"],"next":[]}

$ nfw --rules future deploy --cv 5 --enemy-cv 2 --dice 1,5 --lang it
Schieramento, Future Wars 3.4

Esercito   1D6: 1 +5 Valore di Comando (3.4) = 6
Nemico     1D6: 5 +2 Valore di Comando (3.4) = 7
Risultato  schierate voi per primi
           il nemico schiera per secondo (3.4)
           senza --units: a pari totale si ritira, come se le Unità fossero pari
           (3.4)
Supposto   --scouting none

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
{"schema":1,"version":"0.1.0","rules":"future","test":"range","seed":null,"dice":[],"stages":[],"outcome":{"range":"short","reach":45},"next":[]}

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
           6* -> 1 personaggio colpito
Risultato  1 ucciso, 3 salvi, 1 personaggio colpito
           altrettanti colpi mortali toccano Personaggi scelti dall'attaccante,
           l'Alfiere per ultimo (4.2.4)

$ nfw --rules future save --hits 2 --save 7 --odds -q
0 0.17361111111111108
1 0.48611111111111105
2 0.3402777777777778

$ nfw --rules future save --hits 1 --save 7 --dice 4,4 --json
{"schema":1,"version":"0.1.0","rules":"future","test":"save","seed":null,"dice":[4,4],"stages":[{"id":"save","count":1,"dice":[4,4],"need":8,"modifiers":[],"successes":1}],"outcome":{"kills":0,"saved":1,"characters":0,"wounds_lost":0},"next":[]}

$ nfw --rules future save --help
Saves, Future Wars 4.2
saves against so many mortal hits; who dies where they outnumber the unit

Usage: nfw save --hits N [flags]

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

Options of every command
  --rules RULESET         the rulebook to play by (environment: NFW_RULES)
  --seed N                repeats the dice of an earlier roll
  --dice LIST             your own dice, in the order rolled; - reads them from
                          standard input
  --ask                   asks for each roll when it is due
  --odds                  the exact probabilities instead of a roll
  --then TEST ...         the test that follows, with its own flags after it
  --vary FLAG=A..B[:STEP] exact odds for each value of a flag (or FLAG=a,b,c);
                          once or twice
  --show KEY[=R]          with --vary: a mean (kills) or a probability
                          (kills=3+, reaction=rout)
  --csv                   with --vary: comma-separated values
  --repeat N              that many resolutions, summarised
  --json                  one JSON object on one line
  -q, --quiet             only the outcome, a word a line
  --expect R[,R...]       exit status 0 if the outcome is one of these, else 1
  --lang en|it            language (environment: NFW_LANG)
  --ruling ID=VALUE       plays a ruling the other way; may stand several times
  --color auto|always|never colours in the report
  -h, --help              this help
  --version               the version
