# Capturing colours: dice only where the bearer has a save.

$ nfw colours --inflicted 3 --lost 2 --dice ''
Capturing colours, Fucilier Wars 3.6.4

Result     captured
           the bearer is removed besides the other losses (3.6.4)
           in the morale tests of both he is one loss more (3.6.4, 3.6.6)
           -1 in the unit's morale tests from now on (--lost-colours) (3.6.6)
           none is left: no more +1 for colours (1.1, 3.6.6)
           to be said before the melee; the defender has +1 to kill (melee
           --defending-colours) (3.6.4, 3.6.5)
Next       morale test of the enemy unit: nfw morale --after melee --lost 4 \
           --inflicted 2 --lost-colours
Assumed    --state ok

$ nfw colours --inflicted 4 --lost 1 --save 8 --dice 5,4
Capturing colours, Fucilier Wars 3.6.4

Bearer     2 dice
           2D6 over 8
           5+4* -> 1 saved
Result     saved
           the bearer saves himself and his colours (3.6.4)
           to be said before the melee; the defender has +1 to kill (melee
           --defending-colours) (3.6.4, 3.6.5)
Next       morale test of the enemy unit: nfw morale --after melee --lost 4 \
           --inflicted 1 --colours
Assumed    --state ok

$ nfw colours --inflicted 4 --lost 1 --save 8 --enemy-colours 2 --dice 4,4 --lang it
Cattura di uno stendardo, Fucilier Wars 3.6.4

Alfiere    2 dadi
           2D6 oltre 8
           4+4  -> 0 salvi
Risultato  catturato
           l'Alfiere è eliminato in aggiunta alle altre perdite (3.6.4)
           nei Test di Morale dei due conta come una perdita in più (3.6.4,
           3.6.6)
           -1 ai Test di Morale dell'Unità da ora in poi (--stendardo-perduto)
           (3.6.6)
           ne resta uno, che non si può catturare nello stesso turno (1.1,
           3.6.4)
           va dichiarato prima della mischia; chi difende ha +1 per uccidere
           (melee --difende-stendardo) (3.6.4, 3.6.5)
Poi        Test di Morale dell'Unità nemica: nfw morale --after melee --lost 5 \
           --inflicted 1 --lost-colours --colours
Sottinteso --stato ok

$ nfw colours --inflicted 2 --lost 1 --standard --dice ''
Capturing colours, Fucilier Wars 3.6.4

Result     captured
           the bearer is removed besides the other losses (3.6.4)
           in the morale tests of both he is one loss more (3.6.4, 3.6.6)
           -1 in the unit's morale tests from now on (--lost-colours) (3.6.6)
           none is left: no more +1 for colours (1.1, 3.6.6)
           the army standard is lost: none of its bonuses any more (4.11)
           to be said before the melee; the defender has +1 to kill (melee
           --defending-colours) (3.6.4, 3.6.5)
Next       losses test of the unit with the standard, as if by fire: nfw \
           morale --after fire
Next       morale test of the enemy unit: nfw morale --after melee --lost 3 \
           --inflicted 1 --lost-colours
Next       command test of each command of that army: nfw command-test --cv N
Assumed    --state ok

$ nfw colours --inflicted 2 --lost 1 --standard --dice '' --lang it
Cattura di uno stendardo, Fucilier Wars 3.6.4

Risultato  catturato
           l'Alfiere è eliminato in aggiunta alle altre perdite (3.6.4)
           nei Test di Morale dei due conta come una perdita in più (3.6.4,
           3.6.6)
           -1 ai Test di Morale dell'Unità da ora in poi (--stendardo-perduto)
           (3.6.6)
           non ne resta: niente più +1 per l'Alfiere (1.1, 3.6.6)
           lo Stendardo dell'Esercito è perduto: niente più bonus (4.11)
           va dichiarato prima della mischia; chi difende ha +1 per uccidere
           (melee --difende-stendardo) (3.6.4, 3.6.5)
Poi        Test delle Perdite dell'Unità con lo Stendardo, come per il fuoco:
           nfw morale --after fire
Poi        Test di Morale dell'Unità nemica: nfw morale --after melee --lost 3 \
           --inflicted 1 --lost-colours
Poi        Test di Comando di ogni Comando di quell'esercito: nfw command-test \
           --cv N
Sottinteso --stato ok

$ nfw colours --inflicted 3 --lost 3 --seed 1
Capturing colours, Fucilier Wars 3.6.4

Result     not captured
           the enemy did not lose more than he inflicted (3.6.4)
           to be said before the melee; the defender has +1 to kill (melee
           --defending-colours) (3.6.4, 3.6.5)
Assumed    --state ok

$ nfw colours --inflicted 3 --lost 3 --seed 1 -q
not-captured

$ nfw colours --inflicted 4 --lost 1 --save 8 --dice 5,4 --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"colours","given":["colours","--inflicted","4","--lost","1","--save","8","--dice","5,4","--json"],"flags":{"inflicted":{"value":4},"lost":{"value":1},"state":{"value":"ok","by":"default"},"enemy-colours":{"value":1,"by":"default"},"save":{"value":8}},"seed":null,"dice":[5,4],"stages":[{"id":"save","count":1,"dice":[5,4],"need":9,"modifiers":[],"successes":1}],"outcome":{"result":"saved","captured":false},"effects":["bearer-got-away","to-be-declared"],"next":[{"test":"morale","args":["--after","melee","--lost","4","--inflicted","1","--colours"],"why":"losses"}]}

$ nfw colours --inflicted 3 --lost 2 --dice '' --json --ruling captured-bearer-is-loss=no
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"colours","given":["colours","--inflicted","3","--lost","2","--dice","","--json","--ruling","captured-bearer-is-loss=no"],"flags":{"inflicted":{"value":3},"lost":{"value":2},"state":{"value":"ok","by":"default"},"enemy-colours":{"value":1,"by":"default"}},"seed":null,"rulings":{"captured-bearer-is-loss":"no"},"dice":[],"stages":[],"outcome":{"result":"captured","captured":true},"effects":["bearer-removed","bearer-does-not-count","lost-colours","no-colours-left","to-be-declared"],"next":[{"test":"morale","args":["--after","melee","--lost","3","--inflicted","2","--lost-colours","--ruling","captured-bearer-is-loss=no"],"why":"losses"}]}

$ nfw colours --inflicted 4 --lost 1 --save 8 --odds
Capturing colours, Fucilier Wars 3.6.4: exact odds

result
    captured   72.22%  ##############################
       saved   27.78%  ############
captured            no: 27.78%  yes: 72.22%
Assumed    --state ok

$ nfw colours --inflicted 4 --lost 1 --save 8 --odds -q --then morale --commander
ok 0.09259259259259257
demoralised 0.3333333333333333
retreat 0.3333333333333333
rout 0.24074074074074073

$ nfw colours
2> Usage: nfw colours --inflicted N --lost N [flags]
2> All flags: nfw colours --help
? 2

$ nfw colours --help | head -33
Capturing colours, Fucilier Wars 3.6.4
does a unit that fought for them take the enemy's colours

Usage: nfw colours --inflicted N --lost N [flags]
In a battle: nfw colours NAME NAME [flags]

Losses
  --inflicted N           figures the enemy unit lost in this melee, its bearer
                          apart [required] (3.6.4)
  --lost N                figures the capturing unit lost to it [required]
                          (3.6.4)

The unit
  --state WHICH           state of the capturing unit: only ok may try: ok,
                          bloodlust, demoralised, retreat [ok] (3.6.4)
  --value N               its Value per figure (ruling F-125: or the total of
                          its dice) (3.6.4)

The enemy
  --enemy-value N         the enemy's: a unit may not try where its own is lower
                          (3.6.4)
  --enemy-colours N       colours that the enemy unit still has [1] (1.1)
  --enemy-figures N       figures of the enemy unit before this melee, for its
                          morale test (3.6.6)
  --save N                save of the bearer: 2D6 must be higher (3.6.4)
  --standard              what is taken is the army standard; after colours of
                          the unit, only in the next turn (3.6.4, 4.11)

In short: words that mean one thing need no flag, bare numbers are --inflicted,
--lost, and beginnings will do.

Common options
  --rules RULESET         the rulebook to play by (environment: NFW_RULES)

$ nfw colours --help --lang it | head -33
Cattura di uno stendardo, Fucilier Wars 3.6.4
se un'Unità che lo ha dichiarato cattura lo stendardo nemico

Uso: nfw colours --inflitte N --perdute N [opzioni]
In battaglia: nfw colours NOME NOME [opzioni]

Perdite
  --inflitte N            miniature perdute dall'Unità nemica in questa mischia,
                          escluso l'Alfiere [obbligatoria] (3.6.4)
  --perdute N             miniature perdute contro di essa da chi cattura
                          [obbligatoria] (3.6.4)

L'Unità
  --stato QUALE           stato di chi cattura: può tentare solo se ok: ok,
                          sete-di-sangue, demoralizzata, arretramento [ok]
                          (3.6.4)
  --valore N              il suo Valore per miniatura (lettura F-125: o il
                          totale dei dadi) (3.6.4)

Il nemico
  --nemico-valore N       quello del nemico: con un Valore inferiore non si può
                          tentare (3.6.4)
  --nemico-stendardi N    stendardi che l'Unità nemica ha ancora [1] (1.1)
  --nemico-miniature N    miniature dell'Unità nemica prima di questa mischia,
                          per il suo Test di Morale (3.6.6)
  --salvezza N            Tiro Salvezza dell'Alfiere: 2D6 deve superarlo (3.6.4)
  --stendardo-esercito    si cattura lo Stendardo dell'Esercito; dopo uno
                          dell'Unità, solo nel turno seguente (3.6.4, 4.11)

In breve: le parole che dicono una cosa sola non vogliono opzione, i numeri da
soli sono --inflitte, --perdute, e bastano gli inizi.

Opzioni comuni

$ nfw table colours
Capturing colours, Fucilier Wars 3.6.4
does a unit that fought for them take the enemy's colours

Bearer: 2D6 over save of the bearer

Consequences
  - the bearer is removed besides the other losses
  - the bearer saves himself and his colours
  - no soldier of the unit is left: the standard is not captured, it falls with
    its bearer; command test of each command of that army (3.8, 4.11)
  - the enemy did not lose more than he inflicted
  - in the morale tests of both he is one loss more (3.6.4, 3.6.6)
  - -1 in the unit's morale tests from now on (3.6.6)
  - colours that the enemy unit still has 1: none is left: no more +1 for
    colours (1.1, 3.6.6)
  - colours that the enemy unit still has 2: one is left, and cannot be taken in
    the same turn (1.1, 3.6.4)
  - the army standard is lost: none of its bonuses any more (4.11)
  - to be said before the melee; the defender has +1 to kill (3.6.4, 3.6.5)
  - nobody is left of the enemy unit (3.6.5)

Not allowed
  - the enemy unit lost more figures than it has besides its bearer
  - a unit under a reaction takes no colours (3.6.4, ruling F-125)
  - a unit whose Value is below the enemy's takes no colours (3.6.4)

Tests that follow
  - losses test of the unit with the standard, as if by fire
  - morale test of the enemy unit
  - command test of each command of that army (what is taken is the army
    standard)

Rulings in force ('nfw rulings NUMBER' explains one)
  F-125, F-126, F-128

$ nfw colours --inflicted 3 --lost 2 --state bloodlust
2> nfw: --state bloodlust: a unit under a reaction takes no colours (3.6.4, ruling F-125)
? 2

$ nfw colours --inflicted 3 --lost 2 --state retreat --lang it
2> nfw: --state arretramento: un'Unità sotto una reazione non cattura stendardi (3.6.4, lettura F-125)
? 2

$ nfw colours --inflicted 3 --lost 2 --value 1 --enemy-value 2
2> nfw: --value 1 --enemy-value 2: a unit whose Value is below the enemy's takes no colours (3.6.4)
? 2

$ nfw colours --inflicted 3 --lost 2 --value 9 --enemy-value 10 --ruling colours-value=total-dice
2> nfw: --value 9 --enemy-value 10: a unit with fewer dice than the enemy takes no colours (3.6.4, ruling F-125)
? 2

$ nfw colours --inflicted 3 --lost 2 --value 1
2> nfw: --value 1: goes only with --enemy-value
? 2

$ nfw colours --inflicted 3 --lost 2 --enemy-colours 3
2> nfw: --enemy-colours '3': allowed are whole numbers from 1 to 2; the nearest is 2
? 2

$ nfw colours --inflicted 3 --lost 2 --save 13
2> nfw: --save '13': allowed are whole numbers from 1 to 12; the nearest is 12
? 2
