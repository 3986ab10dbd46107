# A new order: the general's test, what becomes of the bearer, the order that is obeyed.

$ nfw order --cv 3 --order attack --bearer adc --disorganised 1 --dice 2
New order, Fucilier Wars 3.2.2

General    1D6: 2 +3 command value (3.2.2) +1 brought by an ADC (3.2.2, 4.2.1)
           -1 units disorganised (3.2.2) = 5 -> OK, confusion
Result     OK, confusion, order now attack, bearer dismissed
           the new order is in force; lay the old counter aside (3.2.2)
           all its units are disorganised (3.2.2)
           the bearer is dismissed: back to the C-in-C at full speed (3.2.2)
Assumed    --command own

$ nfw order --cv 2 --order attack --present-order hold --demoralised 1 --dice 3
New order, Fucilier Wars 3.2.2

General    1D6: 3 +2 command value (3.2.2) -1 units disorganised (3.2.2)
           -1 unit demoralised or in bloodlust (3.2.2) = 3
           -> delay and confusion
Result     delay and confusion, order now hold, bearer stays
           the command keeps its present order (3.2.2)
           all its units are disorganised (3.2.2)
           the bearer stays with the general, who tests again next turn (3.2.2)
Next       again next turn: nfw order --disorganised 1 --cv 2 --order attack \
           --present-order hold --demoralised 1
Assumed    --bearer runner --command own

$ nfw order --cv 1 --order attack --present-order oppose --cavalry --demoralised 2 --dice 2
New order, Fucilier Wars 3.2.2

General    1D6: 2 +1 command value (3.2.2) -1 units disorganised (3.2.2)
           -2 units demoralised or in bloodlust (3.2.2) = 0
           -> misunderstood, confusion
Result     misunderstood, confusion, order now hold, bearer dismissed
           the command takes HOLD instead (3.2.2)
           the cavalry general cannot change it, only a new order of the C-in-C
           (3.2.2)
           all its units are disorganised (3.2.2)
           the bearer is dismissed: back to the C-in-C at full speed (3.2.2)
Assumed    --bearer runner --command own

$ nfw order --cv 1 --order attack --present-order hold --demoralised 2 --retreating 2 --save 7 --wounds 1 --dice 5,3,4
New order, Fucilier Wars 3.2.2

General    1D6: 5 +1 command value (3.2.2) -1 units disorganised (3.2.2)
           -2 units demoralised or in bloodlust (3.2.2) -4 retreating x2 (3.2.2)
           = -1 -> panic
Bearer     2 dice
           2D6 over 7
           3+4  -> 0 saved
Result     panic, order now hold, bearer dismissed
           the command keeps its present order (3.2.2)
           all its units are demoralised and disorganised (3.2.2, 3.4.5)
           the bearer spends a Wound (1.1, 3.2.2)
Assumed    --bearer runner --command own

$ nfw order --cv 1 --order attaccare --bloodlust 3 --dice 1 --lang it
Nuovo ordine, Fucilier Wars 3.2.2

Generale   1D6: 1 +1 Valore di Comando (3.2.2)
           -3 Unità demoralizzate o in Sete di Sangue (3.2.2) = -1 -> panico
Risultato  panico, Portaordini eliminato
           il Comando conserva l'ordine che ha (3.2.2)
           tutte le sue Unità sono demoralizzate e disorganizzate (3.2.2, 3.4.5)
           chi porta l'ordine è eliminato (3.2.2)
Sottinteso --chi-consegna portaordini --comando proprio

$ nfw order --cv 2 --order attack --bearer condottiero --command alleato --retreating 1 --dice 2 --lang it
Nuovo ordine, Fucilier Wars 3.2.2

Generale   1D6: 2 +2 Valore di Comando (3.2.2)
           +1 consegnato dal Condottiero (3.2.2)
           -1 Comando alleato o mercenario (3.2.2)
           -1 Unità disorganizzate (3.2.2) -2 in Arretramento x1 (3.2.2) = 1
           -> ignorato e confusione
Risultato  ignorato e confusione, Portaordini libero
           il Comando conserva l'ordine che ha (3.2.2)
           tutte le sue Unità sono disorganizzate (3.2.2)
           il Condottiero può ritentare nel prossimo turno, anche con un altro
           ordine (3.2.2)

$ nfw order --cv 1 --order attack --bearer cinc --bloodlust 4 --dice 1 --ruling cinc-bearer-panic=eliminated
New order, Fucilier Wars 3.2.2
Rulings    cinc-bearer-panic=eliminated

General    1D6: 1 +1 command value (3.2.2) +1 brought by the C-in-C (3.2.2)
           -4 units demoralised or in bloodlust (3.2.2) = -1 -> panic
Result     panic, bearer eliminated
           the command keeps its present order (3.2.2)
           all its units are demoralised and disorganised (3.2.2, 3.4.5)
           the bearer is eliminated (3.2.2)
Next       command test of each command: nfw command-test --cinc-lost --cv N \
           --ruling cinc-bearer-panic=eliminated
Assumed    --command own

$ nfw order --cv 3 --order attack --dice 3 -q
ok

$ nfw order --cv 3 --order attack --bearer adc --disorganised 1 --dice 2 --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"order","given":["order","--cv","3","--order","attack","--bearer","adc","--disorganised","1","--dice","2","--json"],"flags":{"cv":{"value":3},"order":{"value":"attack"},"bearer":{"value":"adc"},"command":{"value":"own","by":"default"},"disorganised":{"value":1}},"seed":null,"dice":[2],"stages":[{"id":"order","dice":[2],"modifiers":[{"id":"command-value","value":3,"ref":"3.2.2"},{"id":"delivered-by-adc","value":1,"ref":"3.2.2, 4.2.1"},{"id":"any-disorganised","value":-1,"ref":"3.2.2"}],"total":5,"result":"ok-confusion"}],"outcome":{"total":5,"result":"ok-confusion","order":"attack","bearer":"dismissed","state":null,"disorganised":true},"effects":["order-accepted","all-disorganised","bearer-dismissed"],"next":[]}

$ nfw order --cv 1 --order attack --present-order hold --bloodlust 3 --save 7 --dice 1,4,4 --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"order","given":["order","--cv","1","--order","attack","--present-order","hold","--bloodlust","3","--save","7","--dice","1,4,4","--json"],"flags":{"cv":{"value":1},"order":{"value":"attack"},"present-order":{"value":"hold"},"bearer":{"value":"runner","by":"implied"},"save":{"value":7},"command":{"value":"own","by":"default"},"bloodlust":{"value":3}},"seed":null,"dice":[1,4,4],"stages":[{"id":"order","dice":[1],"modifiers":[{"id":"command-value","value":1,"ref":"3.2.2"},{"id":"per-demoralised-or-bloodlust","value":-3,"ref":"3.2.2","items":3}],"total":-1,"result":"panic"},{"id":"save","count":1,"dice":[4,4],"need":8,"modifiers":[],"successes":1}],"outcome":{"total":-1,"result":"panic","order":"hold","bearer":"dismissed","state":"demoralised","disorganised":true},"effects":["present-order-stays","all-demoralised","bearer-got-away"],"next":[]}

$ nfw order --cv 2 --order attack --present-order oppose --demoralised 1 --save 7 --odds
New order, Fucilier Wars 3.2.2: exact odds

result
                   OK   16.67%  ##############################
        OK, confusion   16.67%  ##############################
                delay   16.67%  ##############################
  delay and confusion   16.67%  ##############################
              ignored   16.67%  ##############################
   ignored, confusion   16.67%  ##############################
total               mean 3.5000  spread 1.7078
order now           attack: 33.33%  oppose: 66.67%
bearer              dismissed: 66.67%  stays: 33.33%
units disorganised  no: 50.00%  yes: 50.00%
Assumed    --bearer runner --command own

$ nfw order --cv 3 --order attack --disorganised 1 --vary bearer=cinc,adc,scout,runner --show result=ok,ok-confusion
New order, Fucilier Wars: exact odds

bearer  OK / OK, confusion
cinc                83.33%
adc                 83.33%
scout               66.67%
runner              66.67%

# A cavalry general changes his own order.

$ nfw order --cv 3 --cavalry-general --order oppose --dice 2
New order, Fucilier Wars 3.2.2

General    1D6: 2 +3 command value (3.2.2) = 5 -> OK
Result     OK, order now oppose
           the new order is in force; lay the old counter aside (3.2.2)
           units in melee turn about in round 3, go half a move away and are
           disorganised (3.6.2)
           only once all its units have met the enemy, or have come to short
           range and fired (3.2.2)
Assumed    --present-order attack --command own

$ nfw order --cv 2 --cavalry-general --order attack --dice 1 --lang it
Nuovo ordine, Fucilier Wars 3.2.2

Generale   1D6: 1 +2 Valore di Comando (3.2.2) = 3 -> ritardo
Risultato  ritardo, ordine ora opporre
           il Comando conserva l'ordine che ha (3.2.2)
           può ritentare nel prossimo turno (3.2.2)
Poi        di nuovo nel prossimo turno, se vuole: nfw order --cavalry-general \
           --cv 2 --order attack
Sottinteso --ordine-attuale opporre --comando proprio

$ nfw order --cv 2 --cavalry-general --order attack --dice 1 --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"order","given":["order","--cv","2","--cavalry-general","--order","attack","--dice","1","--json"],"flags":{"cv":{"value":2},"cavalry-general":{"value":true},"order":{"value":"attack"},"present-order":{"value":"oppose","by":"implied"},"command":{"value":"own","by":"default"}},"seed":null,"dice":[1],"stages":[{"id":"order","dice":[1],"modifiers":[{"id":"command-value","value":2,"ref":"3.2.2"}],"total":3,"result":"delay"}],"outcome":{"total":3,"result":"delay","order":"oppose","bearer":null,"state":null,"disorganised":false},"effects":["present-order-stays","may-try-again"],"next":[{"test":"order","args":["--cavalry-general","--cv","2","--order","attack"],"why":"again"}]}

$ nfw order --cv 2 --cavalry-general --order attack --odds -q
ok 0.6666666666666666
ok-confusion 0.16666666666666666
delay 0.16666666666666666

$ nfw order
2> Usage: nfw order --cv N --order WHICH [flags]
2> All flags: nfw order --help
? 2

$ nfw order --help | head -45
New order, Fucilier Wars 3.2.2
does a general take a new order; does a cavalry general change his own

Usage: nfw order --cv N --order WHICH [flags]
In a battle: nfw order NAME [flags]

The leader
  --cv N                  command value of the general [required]; +cv
                          command-value (3.2.2)
  --fanatic               the general is a fanatic; +1 fanatic-attack (3.2.2)
  --cavalry-general       a cavalry general changes his own order, from his
                          second turn on (3.2.2)

The order
  --order WHICH           the new order: attack, hold, oppose [required]; +1
                          fanatic-attack (3.2.2)
  --present-order WHICH   the order in force: attack, hold, oppose [oppose with
                          --cavalry-general and --order attack, attack with
                          --cavalry-general and --order oppose] (3.2.2)

Who brings it
  --bearer WHICH          who brings it into contact with the general: cinc,
                          adc, scout, runner [runner without --cavalry-general];
                          +1 delivered-in-person (3.2.2), +1 delivered-by-adc
                          (3.2.2, 4.2.1)
  --save N                his save: 2D6 must be higher (3.2.2)
  --wounds N              Wounds he has left (1.1)

The command
  --command WHICH         kind of command: own, allied, mercenary [own]; -1
                          allied-or-mercenary (3.2.2)
  --cavalry               a command of cavalry (3.2.2)
  --disorganised N        its disorganised units, apart from the demoralised and
                          the retreating; -1 any-disorganised (3.2.2)
  --demoralised N         its demoralised units; -1 any-disorganised (3.2.2), -1
                          per demoralised-or-bloodlust (3.2.2)
  --bloodlust N           its units in bloodlust; -1 per
                          demoralised-or-bloodlust (3.2.2)
  --retreating N          its retreating units; -1 any-disorganised (3.2.2), -2
                          per retreating (3.2.2)

In short: words that mean one thing need no flag, bare numbers are --cv, and
beginnings will do.

Common options

$ nfw order --help --lang it | head -45
Nuovo ordine, Fucilier Wars 3.2.2
se un Generale recepisce un nuovo ordine, o uno di Cavalleria cambia il suo

Uso: nfw order --vc N --ordine QUALE [opzioni]
In battaglia: nfw order NOME [opzioni]

Chi comanda
  --vc N                  Valore di Comando del Generale [obbligatoria]; +vc
                          (3.2.2)
  --fanatico              il Generale è un fanatico; +1 fanatico con l'ordine di
                          ATTACCARE (3.2.2)
  --generale-di-cavalleria un Generale di Cavalleria cambia il proprio ordine,
                          dal suo secondo turno (3.2.2)

L'ordine
  --ordine QUALE          il nuovo ordine: attaccare, attendere, opporre
                          [obbligatoria]; +1 fanatico con l'ordine di ATTACCARE
                          (3.2.2)
  --ordine-attuale QUALE  l'ordine in vigore: attaccare, attendere, opporre
                          [opporre con --generale-di-cavalleria e --ordine
                          attaccare, attaccare con --generale-di-cavalleria e
                          --ordine opporre] (3.2.2)

Chi lo consegna
  --chi-consegna QUALE    chi lo consegna, a contatto con il Generale:
                          condottiero, aiutante-di-campo, esploratore,
                          portaordini [portaordini senza
                          --generale-di-cavalleria]; +1 consegnato dal
                          Condottiero (3.2.2), +1 consegnato da un Aiutante di
                          Campo (3.2.2, 4.2.1)
  --salvezza N            il suo Tiro Salvezza: 2D6 deve superarlo (3.2.2)
  --ferite N              Ferite che gli restano (1.1)

Il Comando
  --comando QUALE         tipo di Comando: proprio, alleato, mercenario
                          [proprio]; -1 Comando alleato o mercenario (3.2.2)
  --cavalleria            un Comando di Cavalleria (3.2.2)
  --disorganizzata N      sue Unità disorganizzate, oltre a quelle demoralizzate
                          o in Arretramento; -1 Unità disorganizzate (3.2.2)
  --demoralizzate N       sue Unità demoralizzate; -1 Unità disorganizzate
                          (3.2.2), -1 per demoralised-or-bloodlust (3.2.2)
  --sete-di-sangue N      sue Unità in Sete di Sangue; -1 per
                          demoralised-or-bloodlust (3.2.2)
  --in-arretramento N     sue Unità in Arretramento; -1 Unità disorganizzate
                          (3.2.2), -2 per in-arretramento (3.2.2)

$ nfw table order
New order, Fucilier Wars 3.2.2
does a general take a new order; does a cavalry general change his own

General: 1D6
    +N  command value
    +1  brought by the C-in-C
    +1  brought by an ADC (3.2.2, 4.2.1)
    -1  allied or mercenary command
    -1  units disorganised
    -1  per unit demoralised or in bloodlust
   -2N  retreating
    +1  fanatic told to attack (unless a cavalry general changes his own order,
        from his second turn on)
                            brought to him  cavalry general's own
  OK                                    6+                     5+
  OK, confusion                          5                      4
  delay                                  4                      3
  delay and confusion                    3                      -
  ignored                                2                      -
  ignored, confusion                     1                    0-2
  misunderstood, confusion               0                      -
  up to -1  panic
  - brought to him (unless a cavalry general changes his own order, from his
    second turn on)

Bearer: 2D6 over his save (panic, ADC, a messenger / scout / runner)

Consequences
  - OK or OK, confusion: the new order is in force; lay the old counter aside
  - misunderstood, confusion; unless the new order: hold: the command takes HOLD
    instead
  - misunderstood, confusion, the new order: hold: the command takes ATTACK
    instead
  - misunderstood, confusion; unless the new order: hold: the cavalry general
    cannot change it, only a new order of the C-in-C
  - delay / delay and confusion / ignored / ignored, confusion / panic: the
    command keeps its present order
  - OK, confusion / delay and confusion / ignored, confusion / misunderstood,
    confusion: all its units are disorganised
  - panic: all its units are demoralised and disorganised (3.2.2, 3.4.5)
  - OK / OK, confusion / ignored / ignored, confusion / misunderstood,
    confusion, ADC, a messenger / scout / runner: the bearer is dismissed: back
    to the C-in-C at full speed
  - delay or delay and confusion, ADC, a messenger / scout / runner: the bearer
    stays with the general, who tests again next turn
  - delay or delay and confusion: the C-in-C brings the same order again next
    turn, if he stays in contact
  - ignored / ignored, confusion / misunderstood, confusion; or panic: the
    C-in-C may try again next turn, with another order too
  - the bearer saves himself
  - the bearer spends a Wound (1.1, 3.2.2)
  - panic: taken as without a save, though an ADC or scout always has one
    (3.2.2, 3.4.3)
  - panic, ADC, a messenger / scout / runner: the bearer is eliminated
  - a cavalry general changes his own order, from his second turn on, delay or
    ignored, confusion: he may try again next turn
  - a cavalry general changes his own order, from his second turn on, the new
    order: oppose, OK or OK, confusion: units in melee turn about in round 3, go
    half a move away and are disorganised (3.6.2)
  - a cavalry general changes his own order, from his second turn on, the new
    order: oppose: only once all its units have met the enemy, or have come to
    short range and fired

Not allowed
  - on his own a general changes only between ATTACK and OPPOSE (3.2.2)
  - only the C-in-C can change HOLD (3.2.2)
  - the command is already under that order
  - no return to OPPOSE with a unit in bloodlust or retreating (3.2.2)

Tests that follow
  - again next turn (delay or delay and confusion; unless a cavalry general
    changes his own order, from his second turn on)
  - again next turn, if he likes (a cavalry general changes his own order, from
    his second turn on, delay or ignored, confusion)
  - command test of each command (C-in-C, eliminated)

Rulings in force ('nfw rulings NUMBER' explains one)
  F-02, F-35, F-37, F-39, F-42

$ nfw order --cv 3 --order charge
2> nfw: --order 'charge': allowed are attack, hold, oppose
? 2

$ nfw order --cv 3 --order atack
2> nfw: --order 'atack': allowed are attack, hold, oppose; did you mean 'attack'?
? 2

$ nfw order --cv 3
2> nfw: order needs --order: attack, hold, oppose
? 2

$ nfw order --cv 3 --order attack --bearer messenger --wounds 2
2> nfw: --wounds 2: goes only with --save
? 2

$ nfw order --cv 3 --order attack --cavalry-general --bearer adc
2> nfw: --bearer adc: goes only without --cavalry-general
? 2

$ nfw order --cv 3 --order hold --cavalry-general
2> nfw: --cavalry-general --order hold: on his own a general changes only between ATTACK and OPPOSE (3.2.2)
? 2

$ nfw order --cv 3 --order oppose --cavalry-general --retreating 1 --lang it
2> nfw: --cavalry-general --order opporre --retreating 1: non si torna a OPPORRE con un'Unità in Sete di Sangue o in Arretramento (3.2.2)
? 2

$ nfw order --cv 3 --order attack --retreating -1
2> nfw: --retreating '-1': allowed are whole numbers from 0 to 1000000; the nearest is 0
? 2

$ nfw order --cv 3 --order attack --cavalry-general --bearer adc --lang it
2> nfw: --bearer aiutante-di-campo: vale solo senza --generale-di-cavalleria
? 2

$ nfw order --cv 3 --order hold --retreating 1 --dice 6 --ruling retreat-counts-demoralised=yes
New order, Fucilier Wars 3.2.2
Rulings    retreat-counts-demoralised=yes

General    1D6: 6 +3 command value (3.2.2) -1 units disorganised (3.2.2) -1 unit
           demoralised or in bloodlust (3.2.2) [retreat-counts-demoralised=yes]
           -2 retreating x1 (3.2.2) = 5 -> OK, confusion
Result     OK, confusion, order now hold, bearer dismissed
           the new order is in force; lay the old counter aside (3.2.2)
           all its units are disorganised (3.2.2)
           the bearer is dismissed: back to the C-in-C at full speed (3.2.2)
Assumed    --bearer runner --command own
