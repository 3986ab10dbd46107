# The other tests of Guaitana Capitano.

$ nfw --rules guaitana list
Guaitana Capitano, trial version 1.4

  muster         is an army list in order, and what does it say (Tipi di truppe)
  cinc           when a unit commander takes the place of a C-in-C who was
                 eliminated (Ordini)
  move           how far a unit moves (its allowance: table movement), whether
                 it charges home, and up to where it may still fire (Capacità di
                 movimento)
  impulse        natives on defence, or in hiding, who attack on a 6 (Movimento)
  sight          whether a unit is seen (Osservazione)
  clear          whether jammed machine guns work again (Tiro)
  range          range band of a distance, and the chance to hit before
                 modifiers (Tiro)
  jam            whether machine guns jam as they are about to fire (Tiro)
  fire           one unit fires at one target: jams, losses, its commander
                 (Tiro)
  discipline     Italians who held their fire: whether they must fire after all
                 (Tiro)
  melee          the blows of one unit in melee, or both units' with --both:
                 losses, commanders (Mischia)
  morale         whether a unit obeys, holds, or withdraws (Test di Morale)

Acts of a battle, without dice
  order          Give an order (Ordini)
  deliver        A runner reaches his unit (Ordini)
  intercept      A runner is eliminated on his way (Capacità di movimento)
  overrun        The C-in-C is contacted by an enemy unit's move (Capacità di
                 movimento)
  promote        A unit commander becomes C-in-C (Ordini)
  appear         A hidden unit appears (Schieramento, Movimento)
  aim            Name a target (Tiro)
  end            A side leaves the field: the battle is over (Sequenza di gioco)

$ nfw --rules guaitana list --lang it
Guaitana Capitano, versione di prova 1.4

  muster         Elenco dell'esercito: se un elenco dell'esercito è in ordine, e
                 che cosa dice (Tipi di truppe)
  cinc           Nuovo Comandante in Capo: quando un comandante di unità prende
                 il posto del Comandante in Capo eliminato (Ordini)
  move           Movimento: di quanto muove un'unità (la sua capacità: table
                 movement), se arriva a contatto, e fino a dove può ancora
                 tirare (Capacità di movimento)
  impulse        Impeto dei Nativi: Nativi in Difesa, o Nascosti, che attaccano
                 con un 6 (Movimento)
  sight          Osservazione: se un'unità è visibile (Osservazione)
  clear          Sblocco: se le mitragliatrici inceppate tornano a funzionare
                 (Tiro)
  range          Distanza di tiro: fascia di una distanza, e possibilità di
                 colpire prima dei modificatori (Tiro)
  jam            Inceppamento: se le mitragliatrici s'inceppano prima di tirare
                 (Tiro)
  fire           Tiro: un'unità tira su un bersaglio: inceppamenti, perdite, il
                 comandante (Tiro)
  discipline     Disciplina di fuoco: Italiani che non hanno tirato: se devono
                 farlo lo stesso (Tiro)
  melee          Mischia: i colpi di un'unità in mischia, o di entrambe con
                 --entrambe: perdite, comandanti (Mischia)
  morale         Test di Morale: se un'unità ubbidisce, tiene o si ritira (Test
                 di Morale)

Atti di una battaglia, senza dadi
  order          Dare un ordine (Ordini)
  deliver        Un portaordini raggiunge l'unità (Ordini)
  intercept      Un portaordini è eliminato per strada (Capacità di movimento)
  overrun        Il Comandante in Capo è contattato da un'unità nemica che muove
                 (Capacità di movimento)
  promote        Un comandante di unità diventa Comandante in Capo (Ordini)
  appear         Un'unità Nascosta appare (Schieramento, Movimento)
  aim            Indicare un bersaglio (Tiro)
  end            Una parte lascia il campo: la battaglia è finita (Sequenza di
                 gioco)

$ nfw --rules guaitana jam --model gatling --machine-guns 2 --dice 4,5
Jamming, Guaitana Capitano Tiro

Jam        2 dice: 2 machine guns (Tiro)
           a Gardner or Gatling fires: 4-
           4* 5  -> 1 fires
Result     1 fires, 1 jammed
           what is jammed does not fire in this phase and adds no figures; no
           ammunition is used if nothing else fires (Tiro)
Next       at the start of the next fire phase: nfw --rules guaitana clear \
           --jammed 1 --model gatling

$ nfw --rules guaitana jam --model gatling --machine-guns 2 --odds -q
0 0.11111111111111113
1 0.4444444444444445
2 0.44444444444444436

$ nfw --rules guaitana jam --model nordenfeld --dice 6 --json
{"schema":1,"version":"0.2.0","rules":"guaitana","test":"jam","given":["--rules","guaitana","jam","--model","nordenfeld","--dice","6","--json"],"flags":{"model":{"value":"nordenfeld"},"machine-guns":{"value":1,"by":"default"}},"seed":null,"dice":[6],"stages":[{"id":"jam","count":1,"dice":[6],"chance":5,"modifiers":[],"successes":0}],"outcome":{"firing":0,"jammed":1},"effects":["no-fire"],"next":[{"test":"clear","args":["--jammed","1","--model","nordenfeld"],"why":"jammed"}]}

$ nfw --rules guaitana clear --jammed 2 --model gatling --dice 4,1
Clearing a jam, Guaitana Capitano Tiro

First      1D6: 4 -> still jammed
Second     1D6: 1 -> works again
Result     still jammed, the second works again, 1 works
           what works again may fire in this phase, after a die for jamming like
           any other (Tiro)
           what is still jammed rolls again at the start of the next fire phase
           (G-28) (Tiro)
Next       at the start of the next fire phase: nfw --rules guaitana clear \
           --jammed 1 --model gatling

$ nfw --rules guaitana clear --odds
Clearing a jam, Guaitana Capitano Tiro: exact odds

the first
    works again   33.33%  ##############################
   still jammed   33.33%  ##############################
  out of action   33.33%  ##############################
work                mean 0.3333  spread 0.4714  none: 66.67%

$ nfw --rules guaitana clear --model gatling --then jam --odds -q
0 0.11111111111111113
1 0.2222222222222222
none 0.6666666666666666

$ nfw --rules guaitana clear --dice 5 --lang it
Sblocco, Guaitana Capitano Tiro

Prima      1D6: 5 -> fuori uso
Risultato  fuori uso
           ciò che è fuori uso non tirerà più in questa partita; i serventi
           hanno le carabine (Tipi di truppe, Tiro)

$ nfw --rules guaitana cinc --turn 4 --dice 5
Replacing the C-in-C, Guaitana Capitano Ordini

Turns      1D6: 5 x1/2 half a die (Ordini) = 3
Result     3 turns, 8 first turn with a new C-in-C
           till then no orders from a C-in-C and no C-in-C near; a unit without
           commander changes no orders by itself (Ordini)
           one of the unit commanders left takes his place, as the player
           chooses; his unit has no commander for orders, but none eliminated
           (G-56) (Ordini)

$ nfw --rules guaitana cinc --odds -q --ruling half-d6=down
0 0.16666666666666666
1 0.3333333333333333
2 0.3333333333333333
3 0.16666666666666666

$ nfw --rules guaitana cinc --no-commander-left
2> nfw: --no-commander-left: nobody is left to take his place: no die (Ordini)
? 2

$ nfw --rules guaitana impulse --weapon javelin --units 2 --hidden --dice 2,6,6
Native impulse, Guaitana Capitano Movimento

Impulse    2 dice: 2 units (Movimento)
           6+
           2  6* -> 1 attacks
Hidden     1 die: 1 hidden unit (Movimento)
           6+
           6* -> 1 appears
Result     2 attack, the hidden unit appears
           the hidden unit is placed in the closed ground, or behind what blocks
           sight, nearest to an Italian unit and not yet observed (Movimento)
           order attack: at once 20 cm towards the nearest Italian unit, 30
           where that gives contact (Movimento, Capacità di movimento)
Assumed    --unit infantry --order defend

$ nfw --rules guaitana impulse --weapon musket --dice 5 -q
0

$ nfw --rules guaitana impulse --weapon rifle
2> nfw: --weapon rifle: units with rifles never roll (G-25)
? 2

$ nfw --rules guaitana impulse --weapon lance --unit cavalry --units 3 --odds -q
0 0.5787037037037037
1 0.3472222222222222
2 0.06944444444444443
3 0.0046296296296296285

$ nfw --rules guaitana discipline --distance 110 --moved half --dice 4
Fire discipline, Guaitana Capitano Tiro

Discipline 1D6: 4 -> must fire
Result     must fire
           at once at the nearest enemy unit, with all that belongs to it: jams,
           hits, the commander's die, ammunition (Tiro)
Next       its fire, now: nfw --rules guaitana fire --distance 110 --moved \
           half --shooters N
Assumed    --unit infantry --side italian --weapon rifle

$ nfw --rules guaitana discipline --dice 3 --json
{"schema":1,"version":"0.2.0","rules":"guaitana","test":"discipline","given":["--rules","guaitana","discipline","--dice","3","--json"],"flags":{"unit":{"value":"infantry","by":"default"},"side":{"value":"italian","by":"default"},"weapon":{"value":"rifle","by":"implied"},"moved":{"value":"none","by":"default"}},"seed":null,"dice":[3],"stages":[{"id":"discipline","dice":[3],"modifiers":[],"total":3,"result":"holds"}],"outcome":{"result":"holds"},"next":[]}

$ nfw --rules guaitana discipline --unit cavalry --lang it
2> nfw: --unit cavalleria: tirano solo Fanteria e Artiglieria (Tiro)
? 2

$ nfw --rules guaitana melee --figures 17 --side native --moved half --contacted --flanked --enemy-unit cavalry --enemy-figures 7 --dice 1,2,6,1,2
Melee, Guaitana Capitano Mischia

To hit     4 dice: 17 figures (Mischia), x1/2 flank or rear (Mischia),
           x1/2 chance of zero or less (Mischia)
           2- -1 flank or rear (Mischia) -1 moved, then contacted (Mischia) = 0-
           but at least 1-
           1* 2  6  1* -> 2 hits
Commander  1 die (Mischia)
           1D6: 2 against 2 losses of the unit struck -> its commander survives
Result     2 foes killed
           losses leave the table at the end of the phase: till then they fight
           too (Mischia)
           at the end of the phase every unit that fought tests its morale,
           whoever lost more (Mischia)
Next       the enemy unit, at the end of the phase: nfw --rules guaitana \
           morale --after melee --lost 2 --of 7 --unit cavalry --side italian
Assumed    --unit infantry --quality regular --terrain open --formation mass
           --enemy-side italian --enemy-terrain open --enemy-formation line
           --enemy-moved none

$ nfw --rules guaitana melee --figures 6 --unit cavalry --lance --moved more --odds
Melee, Guaitana Capitano Mischia: exact odds

foes killed  mean 3.0000  spread 1.2247
           0    1.56%  ##                              0+ 100.00%
           1    9.38%  #########                       1+ 98.44%
           2   23.44%  #######################         2+ 89.06%
           3   31.25%  ##############################  3+ 65.62%
           4   23.44%  #######################         4+ 34.38%
           5    9.38%  #########                       5+ 10.94%
           6    1.56%  ##                              6+ 1.56%
hits                mean 3.0000  spread 1.2247  none: 1.56%
foes' commanders    mean 0.1875  spread 0.3903  none: 81.25%
Note       at the end of the phase every unit that fought tests its morale,
           whoever lost more (Mischia)
Assumed    --side italian --quality regular --terrain open --formation line
           --enemy-side native --enemy-unit infantry --enemy-terrain open
           --enemy-formation mass --enemy-moved none

$ nfw --rules guaitana melee --figures 4 --formation square --flanked
2> nfw: --flanked --formation square: a square and a unit in buildings have no flank (G-47)
? 2

$ nfw --rules guaitana melee --help --lang it | head -30
Mischia, Guaitana Capitano Mischia
i colpi di un'unità in mischia, o di entrambe con --entrambe: perdite,
comandanti

Uso: nfw melee --soldatini N [--nemico-soldatini N] [opzioni]
In battaglia: nfw melee NOME NOME [opzioni]

L'unità
  --entrambe              colpiscono insieme le due unità, e fanno il Test di
                          Morale; le opzioni di entrambe (Mischia)
  --parte QUALE           chi colpisce; le bande irregolari contano come Nativi:
                          italiani, nativi [italiani con --ordine ritirata;
                          oppure --terreno edificio; oppure --unita artiglieria,
                          carriaggi, nativi con --formazione massa; oppure
                          --nemico-formazione linea, catena, quadrato, italiani]
                          (Mischia)
  --unita QUALE           che cos'è l'unità: fanteria, cavalleria, artiglieria,
                          carriaggi, comandante-in-capo, portaordini
                          [artiglieria con --formazione batteria, someggiata,
                          cavalleria con --lancia, fanteria] (Mischia)
  --soldatini N           soldatini che combattono; dell'artiglieria i serventi
                          [obbligatoria] (Mischia)
  --contatto N            soldatini a contatto (conta solo con la lettura G-46)
                          [--soldatini] (Mischia)
  --combattono N          di questi, quelli che colpiscono questo nemico, se
                          altri ne colpiscono un altro [--soldatini] (Mischia)
  --serventi N            dei suoi soldatini, i serventi di armi assegnate
                          (conta solo con la lettura G-61) (Tipi di truppe)
  --ordine QUALE          ordine dell'unità: movimento, difesa, attacco,
                          ritirata; -1 in Ritirata (Mischia)

$ nfw --rules guaitana morale --after fire --quality recruit --lost 5 --of 12 --friend-near --dice 4
Morale, Guaitana Capitano Test di Morale

Morale     1 die
           4- -1 recruits (Test di Morale) -1 over a third lost (Test di Morale)
           +1 friendly unit within 15 cm that does not withdraw (Test di Morale)
           = 3-
           4  -> 0 passed
Result     failed, order withdraw
           withdraw: in mass at once; it moves off in its next movement phase,
           before its side's other units (Tipi di truppe, Ordini, Movimento)
Assumed    --side italian --unit infantry --terrain open --formation line
           --enemy near

$ nfw --rules guaitana morale --after fire --quality recruit --lost 5 --of 12 --friend-near --odds
Morale, Guaitana Capitano Test di Morale: exact odds

result
      passed   50.00%  ##############################
      failed   50.00%  ##############################
order               withdraw: 50.00%
Assumed    --side italian --unit infantry --terrain open --formation line
           --enemy near

$ nfw --rules guaitana morale --after end-of-turn --lost 7 --of 12 --order withdraw --dice 2
Morale, Guaitana Capitano Test di Morale

Morale     1 die
           4- -2 over half lost (Test di Morale) -2 withdrawing (Test di Morale)
           = 0- but at least 1-
           2  -> 0 passed
Result     failed, order withdraw, eliminated
           it was withdrawing: the unit is eliminated (Test di Morale)
Assumed    --side italian --unit infantry --quality regular --terrain open
           --formation mass --enemy near

$ nfw --rules guaitana morale --after end-of-turn --lost 7 --of 12 --order withdraw --dice 2 --lang it
Test di Morale, Guaitana Capitano Test di Morale

Morale     1 dado
           4- -2 oltre metà perduta (Test di Morale)
           -2 in Ritirata (Test di Morale) = 0- ma almeno 1-
           2  -> 0 superati
Risultato  fallito, ordine Ritirata, eliminata
           era in Ritirata: l'unità è eliminata (Test di Morale)
Sottinteso --parte italiani --unita fanteria --qualita regolari --terreno aperto
           --formazione massa --nemico in-vista

$ nfw --rules guaitana morale --after melee --odds -q
pass 0.6666666666666666
fail 0.3333333333333334

$ nfw --rules guaitana morale --after fire --dice 3 -q --expect pass
pass

$ nfw --rules guaitana morale --after fire --lost 7 --of 12 --ruling losses-stack=sum --dice 2 --json
{"schema":1,"version":"0.2.0","rules":"guaitana","test":"morale","given":["--rules","guaitana","morale","--after","fire","--lost","7","--of","12","--ruling","losses-stack=sum","--dice","2","--json"],"flags":{"after":{"value":"fire"},"side":{"value":"italian","by":"default"},"unit":{"value":"infantry","by":"default"},"quality":{"value":"regular","by":"default"},"terrain":{"value":"open","by":"default"},"formation":{"value":"line","by":"default"},"lost":{"value":7},"of":{"value":12},"enemy":{"value":"near","by":"default"}},"seed":null,"rulings":{"losses-stack":"sum"},"dice":[2],"stages":[{"id":"morale","count":1,"dice":[2],"chance":1,"modifiers":[{"id":"losses-over-half","value":-2,"ref":"Test di Morale","ruling":"losses-stack=sum"},{"id":"losses-over-third","value":-1,"ref":"Test di Morale","ruling":"losses-stack=sum"}],"successes":0}],"outcome":{"result":"fail","order":"withdraw","eliminated":false},"effects":["withdraws","tests-again"],"next":[]}

$ nfw --rules guaitana morale --after rally --order move
2> nfw: --order move: rally is for units that withdraw, to-attack for units that defend (Test di Morale)
? 2

$ nfw --rules guaitana range --weapon gun --distance 121
Range, Guaitana Capitano Tiro

Ranges     mountain gun: close range up to 60, long range up to 120, extreme
           range up to 360 cm (Tiro)
Result     extreme range, 1 or less hits, figures halved, 360 cm at most
           half of the figures fire, once, whichever of the two bands (Tiro)

$ nfw --rules guaitana range --weapon javelin --distance 6
Range, Guaitana Capitano Tiro

Ranges     javelin: long range up to 5 cm (Tiro)
Result     out of range, 5 cm at most

$ nfw --rules guaitana range --distance 30 --json
{"schema":1,"version":"0.2.0","rules":"guaitana","test":"range","given":["--rules","guaitana","range","--distance","30","--json"],"flags":{"weapon":{"value":"rifle","by":"default"},"distance":{"value":30}},"seed":null,"dice":[],"stages":[],"outcome":{"range":"close","chance":3,"halved":false,"reach":120},"next":[]}

$ nfw --rules guaitana sight --distance 31 --terrain rocky
Observation, Guaitana Capitano Osservazione

Result     not seen
           infantry that stands in closed ground is seen up to 30 cm
           (Osservazione)
Assumed    --unit infantry --side native

$ nfw --rules guaitana sight --distance 30 --terrain rocky -q
yes

$ nfw --rules guaitana sight --distance 31 --terrain rocky --lang it
Osservazione, Guaitana Capitano Osservazione

Risultato  non visibile
           la fanteria ferma in terreno chiuso si vede fino a cm. 30
           (Osservazione)
Sottinteso --unita fanteria --parte nativi

$ nfw --rules guaitana table morale
Morale, Guaitana Capitano Test di Morale
whether a unit obeys, holds, or withdraws

Morale: 1D6, 4-, at least 1-
    +1  veterans
    -1  recruits
    +1  C-in-C within 15 cm
    -1  commander eliminated
    +2  in square
    +1  in closed ground
    -1  enemy on flank or rear
    +1  friendly unit within 15 cm that does not withdraw
    -2  withdrawing
    -2  baggage destroyed
  only the first that holds:
      -2  over half lost
      -1  over a third lost
    +2  no enemy about (none in sight, none within 60 cm)
    -1  out of ammunition (its ammunition is spent, the reserve too)

Consequences
  - to leave withdraw for defend, passed: defend: mark a point within 15 cm
    (Ordini, Test di Morale)
  - passed: attack against the enemy unit in sight (Ordini, Test di Morale)
  - to leave withdraw for defend or from defend to attack, failed: its order
    stays; one try a phase
  - failed, Italians; unless to leave withdraw for defend or from defend to
    attack: withdraw: in mass at once; it moves off in its next movement phase,
    before its side's other units (Tipi di truppe, Ordini, Movimento)
  - failed, natives; unless to leave withdraw for defend or from defend to
    attack: withdraw: it moves off in its next movement phase, before its side's
    other units (Ordini, Movimento)
  - it was fired at or it fought in melee, failed: it withdraws already: nothing
    further (G-54)
  - end of the turn, over half lost, failed: it was withdrawing: the unit is
    eliminated
  - it was fired at or it fought in melee: over half lost: it tests again at the
    end of the turn

Not allowed
  - natives know only mass, their baggage column too (Tipi di truppe)
  - mounted troops know neither chain nor square (Tipi di truppe)
  - artillery, and only artillery, is in battery or on mules; withdrawing it is
    in mass (Tipi di truppe)
  - a unit in buildings is in mass (Tipi di terreno)
  - cavalry, artillery and baggage do not enter buildings (Tipi di terreno)
  - escorts are recruits (Tipi di truppe)
  - baggage that is destroyed does not test (Test di Morale)
  - baggage has no order to change for an attack (G-25)
  - baggage that is contacted is destroyed: it fights no melee (G-23)
  - nobody is left to test (Test di Morale)
  - C-in-C and runners do not test (G-3)
  - rally is for units that withdraw, to-attack for units that defend (Test di
    Morale)
  - without its commander only the C-in-C changes its order, and to attack he
    needs no test (G-14)
  - without its commander only an order of the C-in-C lets it try (G-57)
  - an order of the C-in-C to attack needs no test (G-14)
  - it attacks only an enemy unit that it sees (Test di Morale)
  - at the end of the turn only units that lost more than half test (Test di
    Morale)
  - a unit that withdraws is in mass (Tipi di truppe)
  - a square and a unit in buildings have no flank (G-47)
  - an enemy in contact is near (Test di Morale)

Rulings in force ('nfw rulings NUMBER' explains one)
  G-1, G-14, G-23, G-47, G-50, G-51, G-56, G-66

$ nfw --rules guaitana rulings G-38
G-38 rounding, Tiro, Mischia
  How are halved figures rounded?

  down                down, once, after all halvings; no die is no shot [in
                      force]
  up                  up
  nearest             to the nearest, half a figure up

  Half a figure has no die to roll.
  --ruling rounding=nearest

$ nfw --rules guaitana rulings scale-15mm --lang it
G-1 fifteen-millimetres, Scala di gioco
  Con soldatini da 15 mm si dimezzano tutte le misure?

  off                 no, come stampate: le misure sono per soldatini da 25/28
                      mm [in vigore]
  on                  sì: ogni distanza, anche quelle di tiro; dove un'opzione
                      dice 'entro cm. 15', entro 7,5

  Il libro lo offre come possibilità.
  --ruling scale-15mm=on

$ nfw --rules guaitana morale --after fire --ruling cinc-orders=any
2> nfw: --ruling 'cinc-orders=any': this ruling is advice to the players: no command can feel it
? 2

$ nfw --rules guaitana move --bersaglieri --formation chain --wood 4
Movement, Guaitana Capitano Capacità di movimento

Result     20 cm, 30 with the charge bonus, 10 cm at most to fire after it
Assumed    --side italian --unit infantry --weapon rifle

$ nfw --rules guaitana move --wood 3 --json
{"schema":1,"version":"0.2.0","rules":"guaitana","test":"move","given":["--rules","guaitana","move","--wood","3","--json"],"flags":{"side":{"value":"italian","by":"default"},"unit":{"value":"infantry","by":"default"},"formation":{"value":"line","by":"default"},"firearms":{"value":true,"by":"implied"},"weapon":{"value":"rifle","by":"implied"},"wood":{"value":3}},"seed":null,"dice":[],"stages":[],"outcome":{"move":7,"charge":7,"fire-within":2.5},"effects":["slow-first"],"next":[]}

$ nfw --rules guaitana move --side native --unit cavalry --order attack --distance 48
Movement, Guaitana Capitano Capacità di movimento

Result     48 cm, 50 with the charge bonus, 48 at least, contact compulsory
           it must go on to contact, with the bonus where that is needed
           (Ordini, Movimento)
           that is more than half of its allowance (Movimento)
           runners, C-in-C or baggage that it meets on its way are eliminated,
           and it goes on (Capacità di movimento)
Assumed    --formation mass --weapon lance

$ nfw --rules guaitana move --formation chain --order attack --distance 18 --lang it
Movimento, Guaitana Capitano Capacità di movimento

Risultato  15 cm, 20 con il bonus di carica, 7,5 cm al massimo per poi tirare,
           contatto possibile
           può proseguire fino al contatto, con il bonus se occorre (G-12)
           (Ordini, Movimento)
           il nemico è già a distanza vicina: può restare ferma (Ordini)
           il contatto è oltre metà della capacità: se ci arriva, in questo
           turno non tira (Movimento)
           portaordini, Comandante in Capo o carriaggi che contatta sono
           eliminati, e prosegue (Capacità di movimento)
Sottinteso --parte italiani --unita fanteria --arma fucile

$ nfw --rules guaitana move --dismount --figures 6 -q
5

$ nfw --rules guaitana move --unit cavalry --streams 3
2> nfw: --streams 3: that costs more than the whole phase (Capacità di movimento)
? 2

$ nfw --rules guaitana move --side native --bersaglieri
2> nfw: --bersaglieri: goes only with --side italian and --unit infantry
? 2

# Both sides at once: the Italians' dice first, whichever side asks (G-10).

$ nfw --rules guaitana melee --both --figures 10 --formation chain --enemy-figures 15 --enemy-moved more --dice '1 2 3 4 5 6 1 3 6 2 1 1 2 3 3 4 4 5 5 6 6 2 4 6 5 5 4 4 3 2'
Melee, Guaitana Capitano Mischia

This side
To hit     10 dice: 10 figures (Mischia)
           2- +1 standing, enemy moved (Mischia) = 3-
           1* 2* 3* 4  5  6  1* 3* 6  2* -> 6 hits
The enemy
To hit     15 dice: 15 figures (Mischia)
           2- +1 enemy in chain (Mischia) = 3-
           1* 1* 2* 3* 3* 4  4  5  5  6  6  2* 4  6  5  -> 6 hits
This side
Commander  1 die (Mischia)
           1D6: 5 against 6 losses of the unit struck
           -> its commander is among the killed
The enemy
Commander  1 die (Mischia) +1 for natives (Mischia)
           2D6: 4 4 -2 natives (Mischia) = 6 against 6 losses of the unit struck
           -> its commander survives

This side  6 foes killed
           losses leave the table at the end of the phase: till then they fight
           too (Mischia)
The enemy  6 foes killed
           losses leave the table at the end of the phase: till then they fight
           too (Mischia)
           the unit struck has lost its commander: only the C-in-C changes its
           orders now (Ordini, Test di Morale)
Assumed    --side italian --unit infantry --quality regular --terrain open
           --moved none --enemy-side native --enemy-unit infantry
           --enemy-terrain open --enemy-formation mass --enemy-quality regular

Morale, Guaitana Capitano Test di Morale: this side

Morale     1 die
           4- -1 commander eliminated (Test di Morale)
           -2 over half lost (Test di Morale) = 1-
           3  -> 0 passed
Result     failed, order withdraw
           withdraw: in mass at once; it moves off in its next movement phase,
           before its side's other units (Tipi di truppe, Ordini, Movimento)
           over half lost: it tests again at the end of the turn (Test di
           Morale)

Morale, Guaitana Capitano Test di Morale: the enemy

Morale     1 die
           4- -1 over a third lost (Test di Morale) = 3-
           2* -> 1 passed
Result     passed

$ nfw --rules guaitana melee --both --side native --figures 15 --moved more --enemy-figures 10 --enemy-formation chain --dice '1 2 3 4 5 6 1 3 6 2 1 1 2 3 3 4 4 5 5 6 6 2 4 6 5 5 4 4 3 2' --lang it
Mischia, Guaitana Capitano Mischia

Il nemico
Colpire    10 dadi: 10 soldatini (Mischia)
           2- +1 ferma, il nemico ha mosso (Mischia) = 3-
           1* 2* 3* 4  5  6  1* 3* 6  2* -> 6 colpi a segno
Noi
Colpire    15 dadi: 15 soldatini (Mischia)
           2- +1 nemico a catena (Mischia) = 3-
           1* 1* 2* 3* 3* 4  4  5  5  6  6  2* 4  6  5  -> 6 colpi a segno
Il nemico
Comandante 1 dado (Mischia)
           1D6: 5 contro 6 perdite dell'unità colpita
           -> il suo comandante è fra gli uccisi
Noi
Comandante 1 dado (Mischia) +1 per i Nativi (Mischia)
           2D6: 4 4 -2 Nativi (Mischia) = 6 contro 6 perdite dell'unità colpita
           -> il suo comandante si salva

Noi        6 avversari eliminati
           le perdite si rimuovono alla fine della fase: fino ad allora
           combattono anche loro (Mischia)
           l'unità colpita ha perduto il comandante: ora solo il Comandante in
           Capo ne cambia gli ordini (Ordini, Test di Morale)
Il nemico  6 avversari eliminati
           le perdite si rimuovono alla fine della fase: fino ad allora
           combattono anche loro (Mischia)
Sottinteso --unita fanteria --qualita regolari --terreno aperto
           --formazione massa --nemico-parte italiani --nemico-unita fanteria
           --nemico-terreno aperto --nemico-ha-mosso ferma
           --nemico-qualita regolari

Test di Morale, Guaitana Capitano Test di Morale: il nemico

Morale     1 dado
           4- -1 comandante eliminato (Test di Morale)
           -2 oltre metà perduta (Test di Morale) = 1-
           3  -> 0 superati
Risultato  fallito, ordine Ritirata
           Ritirata: subito a massa; muove nella prossima fase di movimento,
           prima delle altre unità (Tipi di truppe, Ordini, Movimento)
           oltre metà perduta: altro test alla fine del turno (Test di Morale)

Test di Morale, Guaitana Capitano Test di Morale: noi

Morale     1 dado
           4- -1 oltre un terzo perduto (Test di Morale) = 3-
           2* -> 1 superato
Risultato  superato

$ nfw --rules guaitana melee --both --figures 2 --enemy-figures 2 --dice '1 6 1 6 6 6 6 3 3' --json
{"schema":1,"version":"0.2.0","rules":"guaitana","test":"melee","given":["--rules","guaitana","melee","--both","--figures","2","--enemy-figures","2","--dice","1 6 1 6 6 6 6 3 3","--json"],"flags":{"both":{"value":true},"side":{"value":"italian","by":"default"},"unit":{"value":"infantry","by":"default"},"figures":{"value":2},"contact":{"value":2,"by":"implied"},"fighting":{"value":2,"by":"implied"},"quality":{"value":"regular","by":"default"},"terrain":{"value":"open","by":"default"},"formation":{"value":"line","by":"default"},"moved":{"value":"none","by":"default"},"enemy-side":{"value":"native","by":"implied"},"enemy-unit":{"value":"infantry","by":"default"},"enemy-terrain":{"value":"open","by":"default"},"enemy-formation":{"value":"mass","by":"implied"},"enemy-moved":{"value":"none","by":"default"},"enemy-figures":{"value":2},"enemy-started":{"value":2,"by":"implied"},"enemy-lost":{"value":0,"by":"default"},"enemy-contact":{"value":2,"by":"implied"},"enemy-fighting":{"value":2,"by":"implied"},"enemy-quality":{"value":"regular","by":"default"},"started":{"value":2,"by":"implied"},"lost":{"value":0,"by":"default"}},"seed":null,"dice":[1,6,1,6,6,6,6,3,3],"stages":[{"id":"hit","count":2,"dice":[1,6],"chance":2,"modifiers":[],"successes":1,"side":"own"},{"id":"hit","count":2,"dice":[1,6],"chance":2,"modifiers":[],"successes":1,"side":"enemy"},{"id":"commander","dice":[6],"modifiers":[],"total":6,"result":"survives","side":"enemy"},{"id":"commander","pool":[{"id":"one","value":1,"ref":"Mischia"},{"id":"natives","value":1,"ref":"Mischia"}],"dice":[6,6],"modifiers":[{"id":"natives","value":-2,"ref":"Mischia"}],"total":10,"result":"survives","side":"own"}],"outcome":{"kills":1,"hits":1,"characters":0,"enemy_kills":1,"enemy_hits":1,"enemy_characters":0,"result":"pass","order":null,"eliminated":false,"enemy_result":"pass","enemy_order":null,"enemy_eliminated":false},"effects":["removed-later"],"enemy_effects":["removed-later"],"next":[],"then":[{"test":"morale","side":"own","flags":{"after":{"value":"melee","by":"earlier"},"side":{"value":"italian","by":"earlier"},"unit":{"value":"infantry","by":"default"},"quality":{"value":"regular","by":"default"},"terrain":{"value":"open","by":"default"},"formation":{"value":"line","by":"default"},"lost":{"value":1,"by":"earlier"},"of":{"value":2,"by":"earlier"},"enemy":{"value":"near","by":"default"}},"stages":[{"id":"morale","count":1,"dice":[3],"chance":3,"modifiers":[{"id":"losses-over-third","value":-1,"ref":"Test di Morale"}],"successes":1}],"outcome":{"result":"pass","order":null,"eliminated":false},"next":[]},{"test":"morale","side":"enemy","flags":{"after":{"value":"melee","by":"earlier"},"side":{"value":"native","by":"earlier"},"unit":{"value":"infantry","by":"default"},"quality":{"value":"regular","by":"default"},"terrain":{"value":"open","by":"default"},"formation":{"value":"mass","by":"implied"},"lost":{"value":1,"by":"earlier"},"of":{"value":2,"by":"earlier"},"enemy":{"value":"near","by":"default"}},"stages":[{"id":"morale","count":1,"dice":[3],"chance":3,"modifiers":[{"id":"losses-over-third","value":-1,"ref":"Test di Morale"}],"successes":1}],"outcome":{"result":"pass","order":null,"eliminated":false},"next":[]}]}

$ nfw --rules guaitana melee --both --figures 7 --enemy-figures 3 --odds
Melee, Guaitana Capitano Mischia, this side: exact odds

foes killed  mean 2.1075  spread 0.9256
           0    5.85%  ####                            0+ 100.00%
           1   20.48%  ##############                  1+ 94.15%
           2   30.73%  #####################           2+ 73.66%
           3   42.94%  ##############################  3+ 42.94%
hits                mean 2.3333  spread 1.2472  none: 5.85%
foes' commanders    mean 0.0313  spread 0.1741  none: 96.87%

Melee, Guaitana Capitano Mischia, the enemy: exact odds

foes killed  mean 1.0000  spread 0.8165
           0   29.63%  ####################            0+ 100.00%
           1   44.44%  ##############################  1+ 70.37%
           2   22.22%  ###############                 2+ 25.93%
           3    3.70%  ##                              3+ 3.70%
hits                mean 1.0000  spread 0.8165  none: 29.63%
foes' commanders    mean 0.0494  spread 0.2167  none: 95.06%

Morale, Guaitana Capitano Test di Morale, the enemy: exact odds

result
       passed   27.28%  ###################
       failed   29.79%  #####################
  no test due   42.94%  ##############################
order               withdraw: 29.79%  no test due: 42.94%
eliminated          no: 57.06%  no test due: 42.94%

Morale, Guaitana Capitano Test di Morale, this side: exact odds

result
      passed   65.23%  ##############################
      failed   34.77%  ################
order               withdraw: 34.77%
Assumed    --side italian --unit infantry --quality regular --terrain open
           --formation line --moved none --enemy-side native
           --enemy-unit infantry --enemy-terrain open --enemy-formation mass
           --enemy-moved none --enemy-quality regular

$ nfw --rules guaitana melee --both --figures 7 --enemy-figures 3 --enemy-side native --enemy-formation square
2> nfw: --enemy-side native --enemy-formation square: natives know only mass (Tipi di truppe)
? 2

$ nfw --rules guaitana discipline --unit artillery --weapon machine-gun --distance 90 --dice 5
Fire discipline, Guaitana Capitano Tiro

Discipline 1D6: 5 -> must fire
Result     must fire
           at once at the nearest enemy unit, with all that belongs to it: jams,
           hits, the commander's die, ammunition (Tiro)
Next       its fire, now: nfw --rules guaitana fire --machine-guns 2 \
           --distance 90 --model N
Assumed    --side italian --moved none

$ nfw --rules guaitana discipline --distance 90 --then fire --shooters 8 --odds -q
0 0.24112654320987656
1 0.19290123456790123
2 0.057870370370370364
3 0.007716049382716048
4 0.0003858024691358024
none 0.5

$ nfw --rules guaitana discipline --unit artillery --weapon gun --distance 90 --then fire --odds -q
0 0.06584362139917697
1 0.1646090534979424
2 0.16460905349794236
3 0.08230452674897117
4 0.02057613168724279
5 0.0020576131687242787
none 0.5

$ nfw --rules guaitana melee --both --figures 5 --enemy-figures 5 --enemy-unit baggage
2> nfw: --enemy-unit baggage: C-in-C, runners and baggage that are contacted are eliminated in the movement phase: no melee (G-23)
? 2

# What an attack owes: half of its move, less in a wood, the way to close range where that is shorter.

$ nfw --rules guaitana move --unit cavalry --order attack --wood 20
Movement, Guaitana Capitano Capacità di movimento

Result     15 cm, 30 with the charge bonus, 7.5 at least,
           7.5 cm at most to fire after it
           at least half its allowance, or the way to close range where that is
           shorter (Ordini)
           these cm count the slow ground as the first of its way (Tipi di
           terreno)
           runners, C-in-C or baggage that it meets on its way are eliminated,
           and it goes on (Capacità di movimento)
Assumed    --side italian --formation line --weapon carbine

$ nfw --rules guaitana move --formation chain --order attack --distance 31
Movement, Guaitana Capitano Capacità di movimento

Result     15 cm, 20 with the charge bonus, 1 at least,
           7.5 cm at most to fire after it, contact out of reach
           at least half its allowance, or the way to close range where that is
           shorter (Ordini)
           runners, C-in-C or baggage that it meets on its way are eliminated,
           and it goes on (Capacità di movimento)
Assumed    --side italian --unit infantry --weapon rifle

$ nfw --rules guaitana move --formation line --order attack --distance 9
Movement, Guaitana Capitano Capacità di movimento

Result     10 cm, 5 cm at most to fire after it, contact possible
           it may go on to contact, with the bonus where that is needed (G-12)
           (Ordini, Movimento)
           its enemy is in close range: it owes no move (Ordini)
           contact is more than half of its allowance away: then no fire in this
           turn (Movimento)
           runners, C-in-C or baggage that it meets on its way are eliminated,
           and it goes on (Capacità di movimento)
Assumed    --side italian --unit infantry --weapon rifle

$ nfw --rules guaitana move --formation chain --order attack --distance 60 --face --lang it
Movimento, Guaitana Capitano Capacità di movimento

Risultato  7,5 cm, 12,5 con il bonus di carica, 7,5 almeno,
           contatto fuori portata
           almeno metà della capacità, o fino a distanza vicina se basta meno
           (Ordini)
           quanto deve muovere è più di metà della capacità: in questo turno non
           tira (Movimento)
           portaordini, Comandante in Capo o carriaggi che contatta sono
           eliminati, e prosegue (Capacità di movimento)
Sottinteso --parte italiani --unita fanteria --arma fucile

# Without firearms the whole; exactly half is not more than half.

$ nfw --rules guaitana move --side native --order attack --distance 10
Movement, Guaitana Capitano Capacità di movimento

Result     10 cm, 30 with the charge bonus, 10 at least, contact compulsory
           it must go on to contact, with the bonus where that is needed
           (Ordini, Movimento)
           its javelins are thrown after any move (Movimento, Tiro)
           runners, C-in-C or baggage that it meets on its way are eliminated,
           and it goes on (Capacità di movimento)
Assumed    --unit infantry --formation mass --weapon javelin

$ nfw --rules guaitana move --side native --order attack --distance 10.5 --lang it
Movimento, Guaitana Capitano Capacità di movimento

Risultato  10,5 cm, 30 con il bonus di carica, 10,5 almeno,
           contatto obbligatorio
           deve arrivare a contatto, con il bonus se occorre (Ordini, Movimento)
           è più di metà della capacità (Movimento)
           i giavellotti si lanciano dopo qualsiasi mossa (Movimento, Tiro)
           portaordini, Comandante in Capo o carriaggi che contatta sono
           eliminati, e prosegue (Capacità di movimento)
Sottinteso --unita fanteria --formazione massa --arma giavellotto

$ nfw --rules guaitana move --formation chain --change-from line
Movement, Guaitana Capitano Capacità di movimento

Result     7.5 cm, 12.5 with the charge bonus
           half of its allowance is spent: if it goes any farther, no fire in
           this turn (Movimento)
Assumed    --side italian --unit infantry --weapon rifle

$ nfw --rules guaitana move --unit artillery --formation mules --lang it
Movimento, Guaitana Capitano Capacità di movimento

Risultato  15 cm
           someggiata non tira; tirano i serventi con le carabine, se ha mosso
           al più di metà della capacità (G-30) (Tipi di truppe, Movimento)
Sottinteso --parte italiani --arma mitragliatrice

$ nfw --rules guaitana move --unit cavalry --dismount --figures 6
Movement, Guaitana Capitano Capacità di movimento

Result     5 cm, 2 hold the horses
           half of its allowance is spent: if it goes any farther, no fire in
           this turn (Movimento)
Assumed    --side italian --formation line --weapon carbine

$ nfw --rules guaitana move --order move --in-contact
2> nfw: --in-contact: of units in contact only one that withdraws moves off (B-3)
? 2

# Carbines of the crew: of weapons that are down, and of a gun that jams as it fires.

$ nfw --rules guaitana fire --guns 2 --crew 6 --distance 12 --target-figures 40
2> nfw: --crew 6 --guns 2: carbines are for 3 crew of each weapon that cannot fire, and the weapons are two (Tipi di truppe, G-30)
? 2

$ nfw --rules guaitana fire --crew 6 --formation mules --distance 12 --target-figures 40 --fired 2 --dice '1 2 3 4 5 6 3 4'
Fire, Guaitana Capitano Tiro

Crew       6 dice: 6 of the crew (Tiro)
           close range: 3-
           1* 2* 3* 4  5  6  -> 3 hits
Commander  1 die (Tiro) +1 for natives (Tiro)
           2D6: 3 4 -2 natives (Tiro) = 5 against 3 losses
           -> the commander survives
Result     3 killed, 3 fires left
           losses leave the table at the end of the phase: till then they fire
           too (Tiro)
Next       the target, at the end of the phase, once: nfw --rules guaitana \
           morale --after fire --lost 3 --of 40 --side native
Assumed    --weapon rifle --side italian --quality regular --moved none
           --target infantry --target-side native --target-terrain open
           --target-formation mass

$ nfw --rules guaitana fire --machine-guns 2 --model gatling --crew-ready 6 --distance 40 --target-figures 20 --dice '5 1 2 2 6 6 6 1 6 6' --lang it
Tiro, Guaitana Capitano Tiro

Inceppa    2 dadi: 2 mitragliatrici (Tiro)
           una Gardner o Gatling tira: 4-
           5  1* -> 1 tira
Colpire    5 dadi: 10 per mitragliatrici x1 (Tiro),
           x1/2 oltre la distanza vicina (Tiro)
           distanza lunga: 2-
           2* 2* 6  6  6  -> 2 colpi a segno
Serventi   1 dado: 3 serventi di armi inceppate (Tiro),
           x1/2 oltre la distanza vicina (Tiro)
           distanza estrema: 1-
           1* -> 1 colpo a segno
Comandante 1 dado (Tiro) +1 per i Nativi (Tiro)
           2D6: 6 6 -2 Nativi (Tiro) = 10 contro 3 perdite
           -> il comandante si salva
Risultato  3 eliminati, 1 mitragliatrice inceppata
           le perdite si rimuovono alla fine della fase: fino ad allora tirano
           anche loro (Tiro)
Poi        all'inizio della fase di tiro successiva: nfw --rules guaitana \
           clear --jammed 1 --model gatling
Poi        il bersaglio, alla fine della fase, una volta: nfw --rules guaitana \
           morale --after fire --lost 3 --of 20 --side native
Sottinteso --arma fucile --parte italiani --qualita regolari
           --formazione batteria --ha-mosso ferma --bersaglio fanteria
           --bersaglio-parte nativi --bersaglio-terreno aperto
           --bersaglio-formazione massa

$ nfw --rules guaitana fire --shooters 4 --range close --target c-in-c --target-figures 2 --dice 1,4,5,6
Fire, Guaitana Capitano Tiro

To hit     4 dice: 4 figures (Tiro)
           close range: 3- -1 target in chain (Tiro, Tipi di truppe) = 2-
           1* 4  5  6  -> 1 hit
Result     1 killed
           losses leave the table at the end of the phase: till then they fire
           too (Tiro)
           an aide falls: the C-in-C himself with his last figure (G-3) (Tipi di
           truppe)
Assumed    --weapon rifle --side italian --quality regular --formation line
           --moved none --target-side native --target-terrain open

# A commander who has fallen is not rolled for again.

$ nfw --rules guaitana fire --shooters 10 --distance 25 --target-figures 15 --dice '1 3 4 6 2 5 3 1 6 4 3 2'
Fire, Guaitana Capitano Tiro

To hit     10 dice: 10 figures (Tiro)
           close range: 3-
           1* 3* 4  6  2* 5  3* 1* 6  4  -> 5 hits
Commander  1 die (Tiro) +1 for natives (Tiro)
           2D6: 3 2 -2 natives (Tiro) = 3 against 5 losses
           -> the commander is among the killed
Result     5 killed
           losses leave the table at the end of the phase: till then they fire
           too (Tiro)
           the unit struck has lost its commander: only the C-in-C changes its
           orders now (Ordini, Test di Morale)
Next       the target, at the end of the phase, once: nfw --rules guaitana \
           morale --after fire --lost 5 --of 15 --commander-lost --side native
Next       if another unit fires at it in this phase: no second die for its
           commander: nfw --rules guaitana fire --side italian --target-side \
           native --target-figures 15 --target-started 15 --target-lost 5 \
           --target-commander-lost --shooters N --range N
Assumed    --weapon rifle --side italian --quality regular --formation line
           --moved none --target infantry --target-side native
           --target-terrain open --target-formation mass

# Two units strike one enemy: one cap, one die for its commander, one test.

$ nfw --rules guaitana melee --figures 4 --enemy-figures 17 --more --dice '1 2 2 3'
Melee, Guaitana Capitano Mischia

To hit     4 dice: 4 figures (Mischia)
           2-
           1* 2* 2* 3  -> 3 hits
Result     3 foes killed
           losses leave the table at the end of the phase: till then they fight
           too (Mischia)
           the die for its commander and its morale come with the last blows at
           it, on all its losses (G-41) (Mischia)
           at the end of the phase every unit that fought tests its morale,
           whoever lost more (Mischia)
Next       the other unit's blows at it; --more unless they are the last: nfw \
           --rules guaitana melee --side italian --enemy-side native \
           --enemy-figures 17 --enemy-started 17 --enemy-lost 3 --figures N
Assumed    --side italian --unit infantry --quality regular --terrain open
           --formation line --moved none --enemy-side native
           --enemy-unit infantry --enemy-terrain open --enemy-formation mass
           --enemy-moved none

$ nfw --rules guaitana melee --figures 3 --enemy-figures 17 --enemy-lost 3 --dice '1 2 3 3 3'
Melee, Guaitana Capitano Mischia

To hit     3 dice: 3 figures (Mischia)
           2-
           1* 2* 3  -> 2 hits
Commander  1 die (Mischia) +1 for natives (Mischia)
           2D6: 3 3 -2 natives (Mischia) = 4 against 5 losses of the unit struck
           -> its commander is among the killed
Result     2 foes killed
           losses leave the table at the end of the phase: till then they fight
           too (Mischia)
           the unit struck has lost its commander: only the C-in-C changes its
           orders now (Ordini, Test di Morale)
           at the end of the phase every unit that fought tests its morale,
           whoever lost more (Mischia)
Next       the enemy unit, at the end of the phase: nfw --rules guaitana \
           morale --after melee --lost 5 --of 17 --commander-lost --side native
Assumed    --side italian --unit infantry --quality regular --terrain open
           --formation line --moved none --enemy-side native
           --enemy-unit infantry --enemy-terrain open --enemy-formation mass
           --enemy-moved none

$ nfw --rules guaitana melee --both --figures 4 --enemy-figures 17 --enemy-fighting 5 --more --dice '1 2 2 3 1 6 6 6 6 6 4' --lang it
Mischia, Guaitana Capitano Mischia

Noi
Colpire    4 dadi: 4 soldatini (Mischia)
           2-
           1* 2* 2* 3  -> 3 colpi a segno
Il nemico
Colpire    5 dadi: 5 soldatini (Mischia)
           2-
           1* 6  6  6  6  -> 1 colpo a segno
Noi
Comandante 1 dado (Mischia)
           1D6: 6 contro 1 perdita dell'unità colpita
           -> il suo comandante si salva

Noi        3 avversari eliminati
           le perdite si rimuovono alla fine della fase: fino ad allora
           combattono anche loro (Mischia)
           il dado per il comandante e il morale vengono con gli ultimi colpi,
           su tutte le sue perdite (G-41) (Mischia)
Il nemico  1 avversario eliminato
           le perdite si rimuovono alla fine della fase: fino ad allora
           combattono anche loro (Mischia)
Poi        il nemico, i colpi dell'altra unità; --ancora se non sono gli ultimi:
           nfw --rules guaitana melee --side italian --both --enemy-side \
           native --enemy-figures 17 --enemy-started 17 --enemy-lost 3 \
           --figures N
Sottinteso --parte italiani --unita fanteria --qualita regolari --terreno aperto
           --formazione linea --ha-mosso ferma --nemico-parte nativi
           --nemico-unita fanteria --nemico-terreno aperto
           --nemico-formazione massa --nemico-ha-mosso ferma
           --nemico-qualita regolari

Test di Morale, Guaitana Capitano Test di Morale: noi

Morale     1 dado
           4-
           4* -> 1 superato
Risultato  superato

# --ask tells what succeeds where low is good.

$ printf '3\n' | nfw --rules guaitana morale --after fire --quality recruit --ask -q
pass
2> Morale: 1 die (1-6, 3-): typed: --dice 3

$ printf '1 4\n1 1\n' | nfw --rules guaitana fire --shooters 2 --range close --ask -q --lang it
1
2> Colpire: 2 dadi (1-6, 3-): Comandante: 2 dadi (1-6): dettati: --dice 1,4,1,1

# What the battle leaves open is a ruling like the others.

$ nfw --rules guaitana rulings B-10
B-10 jam-carbines, Tipi di truppe, Tiro
  A machine gun jams as it fires: do its crew use their carbines in this phase?

  yes                 they may, at the same target: --crew-ready [in force]
  no                  no, only from the next fire phase on

  It cannot fire, and that is all the carbines ask.
  --ruling jam-carbines=no

$ nfw --rules guaitana rulings B-9 --lang it
B-9 withdrawal-ends, Ordini, Test di Morale
  Chi è in Ritirata ha raggiunto il Comandante in Capo o i Carriaggi: che ordine
  ha?

  by-test             Ritirata, finché non supera il test per la Difesa [in
                      vigore]
  there               Difesa, dove si trova

  Dalla Ritirata alla Difesa porta solo il Test di Morale.
  Un consiglio ai giocatori: nessun comando ne dipende.

$ nfw --rules guaitana morale --after fire --ruling withdrawal-ends=there
2> nfw: --ruling 'withdrawal-ends=there': this ruling is advice to the players: no command can feel it
? 2
