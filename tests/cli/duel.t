# One individual strikes another.

$ nfw duel --value 3 --weapon sabre --enemy-save 7 --dice 6,4,2,3,2,5,2
Individuals' combat, Fucilier Wars 3.6.3

To hit     3 dice: 3 Value (3.6.3)
           4+
           6* 4* 2  -> 2 hits
To kill    2 dice
           one-handed weapon: 3+
           3* 2  -> 1 mortal hit
Saves      2 dice
           2D6 over 7
           5+2  -> 0 saved
Result     1 foe killed
           the man struck is eliminated; a C-in-C, general or charismatic
           character: command test in round 8 (3.6.3, 3.8)
Assumed    --quality average --enemy-quality average --enemy-armour none

$ nfw duel --value 3 --quality veteran --strength 1 --enemy-armour shield --enemy-save 7 --enemy-wounds 2 --dice 6,4,2,3,2,5,2 --lang it
Combattimento fra Individuali, Fucilier Wars 3.6.3

Colpire    3 dadi: 3 Valore (3.6.3)
           4+ +1 Qualità superiore (3.6.5) -1 scudo nemico (3.6.5) = 4+
           6* 4* 2  -> 2 colpi a segno
Uccidere   2 dadi
           arma a 1 mano: 4+ +1 Forza (3.6.5) = 3+
           3* 2  -> 1 colpo mortale
Salvezza   2 dadi
           2D6 oltre 7
           5+2  -> 0 salvi
Risultato  0 avversari uccisi, 1 Ferita persa
           chi è colpito prende un segnalino per ogni Ferita persa; nel prossimo
           movimento può staccarsi solo se anche un suo amico è a contatto con
           il nemico (3.6.3)
Sottinteso --arma una-mano --nemico-qualita media

$ nfw duel --value 2 --enemy-resistance 1 --enemy-quality elite --dice 5,4,3 --lang it
Combattimento fra Individuali, Fucilier Wars 3.6.3

Colpire    2 dadi: 2 Valore (3.6.3)
           4+ -1 Qualità inferiore (3.6.5) = 5+
           5* 4  -> 1 colpo a segno
Uccidere   1 dado
           arma a 1 mano: 3+ -1 Resistenza del nemico (3.6.5) = 4+
           3  -> 0 colpi mortali
Risultato  0 avversari uccisi
           chi è stato attaccato non è ferito: nel prossimo movimento può
           staccarsi (3.6.3)
Sottinteso --qualita media --arma una-mano --nemico-corazza nessuna

$ nfw duel --value 1 --enemy-leader cinc,charismatic --dice 6,6
Individuals' combat, Fucilier Wars 3.6.3

To hit     1 die: 1 Value (3.6.3)
           4+
           6* -> 1 hit
To kill    1 die
           one-handed weapon: 3+
           6* -> 1 mortal hit
Result     1 foe killed
           the man struck is eliminated; every command of his army takes a
           command test in round 8 (3.6.3, 3.8)
Next       command test of each command of the army that lost him: nfw \
           command-test --cinc-lost --charismatic-lost --cv N
Assumed    --quality average --weapon one-handed --enemy-quality average
           --enemy-armour none

$ nfw duel --value 1 --dice 6,6 -q
1

$ nfw duel --value 1 --dice 6,1 -q --expect 1
0
? 1

$ nfw duel --value 1 --enemy-leader general --dice 6,6 --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"duel","given":["duel","--value","1","--enemy-leader","general","--dice","6,6","--json"],"flags":{"value":{"value":1},"quality":{"value":"average","by":"default"},"weapon":{"value":"one-handed","by":"default"},"enemy-quality":{"value":"average","by":"default"},"enemy-armour":{"value":"none","by":"default"},"enemy-leader":{"value":["general"]}},"seed":null,"dice":[6,6],"stages":[{"id":"hit","count":1,"dice":[6],"need":4,"modifiers":[],"successes":1},{"id":"kill","count":1,"dice":[6],"need":3,"modifiers":[],"successes":1}],"outcome":{"hits":1,"kills":1,"saved":0,"wounds_lost":0},"effects":["leader-eliminated"],"next":[{"test":"command-test","args":[],"why":"leader-lost","missing":["cv"]}]}

$ nfw duel --value 3 --enemy-save 7 --enemy-wounds 2 --odds
Individuals' combat, Fucilier Wars 3.6.3: exact odds

foes killed  mean 0.0074  spread 0.0854
           0   99.26%  ##############################  0+ 100.00%
           1    0.74%                                  1+ 0.74%
hits                mean 1.5000  spread 0.8660  none: 12.50%
saved               mean 0.4167  spread 0.5990  none: 63.85%
Wounds lost         mean 0.5613  spread 0.6550  none: 53.01%
Assumed    --quality average --weapon one-handed --enemy-quality average
           --enemy-armour none

$ nfw duel --value 3 --enemy-save 7 --odds -q --lang it
0 0.5227409122085047
1 0.47725908779149523

$ nfw duel --help | sed '/^Common options/,$d'
Individuals' combat, Fucilier Wars 3.6.3
two individuals strike each other, or one alone: hits, mortal hits, saves

Usage: nfw duel --value N [--enemy-value N] [flags]
In a battle: nfw duel NAME NAME [flags]

Dice of the attack
  --value N               his Value: all his dice, at the one enemy whom he
                          names [required] (3.6.3)

The fighters
  --both                  both strike at once; so they do wherever the enemy's
                          Value is given [taken as given with --enemy-value]
                          (3.6.3)
  --quality WHICH         his quality: elite, veteran, average, poor [average]
                          (3.6.3)
  --weapon WHICH          what he fights with: one-handed, cavalry-lance,
                          infantry-lance, bayonet, pike, two-handed, hooves
                          [one-handed] (3.6.3)
  --strength N            Strength of his profile (+N to kill); +strength
                          (3.6.5)

The enemy
  --enemy-quality WHICH   quality of his enemy: elite, veteran, average, poor
                          [average] (3.6.3)
  --enemy-armour WHICH    armour of his enemy; a shield also spoils the hit:
                          none, cuirass, shield [none]; -1 enemy-shield (3.6.5)
  --enemy-resistance N    Resistance of his enemy (-N to kill);
                          -enemy-resistance (3.6.5)
  --enemy-save N          save of his enemy: 2D6 must be higher (3.6.3)
  --enemy-wounds N        Wounds of his enemy: failed saves that he survives
                          (3.6.3)
  --enemy-marks N         Wounds that his enemy has lost before (3.6.3)
  --enemy-leader WHICH[,...] what the death of his enemy means to that army: a
                          command test: general, cinc, charismatic, standard
                          (3.8)

The enemy strikes back
  --enemy-value N         Value of his enemy, who strikes back [required with
                          --both] (3.6.3)
  --enemy-weapon WHICH    what his enemy fights with: one-handed, cavalry-lance,
                          infantry-lance, bayonet, pike, two-handed, hooves
                          [one-handed] (3.6.3)
  --enemy-strength N      Strength of his enemy's profile (+N to kill) (3.6.3)

This man when he is struck
  --armour WHICH          his own armour; a shield also spoils the enemy's hit:
                          none, cuirass, shield [none] (3.6.3)
  --resistance N          his own Resistance (-N to kill) (3.6.3)
  --save N                his own save: 2D6 must be higher (3.6.3)
  --wounds N              his own Wounds: failed saves that he survives (3.6.3)
  --marks N               Wounds that he has lost before (3.6.3)
  --leader WHICH[,...]    what his own death means to his army: a command test:
                          general, cinc, charismatic, standard (3.8)

In short: words that mean one thing need no flag, bare numbers are --value, and
beginnings will do.

$ nfw duel --help --lang it | sed '/^Opzioni comuni/,$d'
Combattimento fra Individuali, Fucilier Wars 3.6.3
due Personaggi Individuali si colpiscono, o uno solo: colpi, colpi mortali, Tiri
Salvezza

Uso: nfw duel --valore N [--nemico-valore N] [opzioni]
In battaglia: nfw duel NOME NOME [opzioni]

Dadi dell'attacco
  --valore N              il suo Valore: tutti i suoi dadi, contro il solo
                          nemico che nomina [obbligatoria] (3.6.3)

Chi combatte
  --entrambe              si colpiscono insieme; così è sempre, se è dato il
                          Valore del nemico [data per presente con
                          --nemico-valore] (3.6.3)
  --qualita QUALE         la sua Qualità: élite, veterana, media, scadente
                          [media] (3.6.3)
  --arma QUALE            con che cosa combatte: una-mano, lancia-da-cavalleria,
                          lancia-della-fanteria, baionetta, picca, due-mani,
                          zoccoli [una-mano] (3.6.3)
  --forza N               Forza del suo profilo (+N per uccidere); +forza
                          (3.6.5)

Il nemico
  --nemico-qualita QUALE  Qualità del suo nemico: élite, veterana, media,
                          scadente [media] (3.6.3)
  --nemico-corazza QUALE  corazza o scudo del suo nemico; lo scudo disturba
                          anche il colpire: nessuna, corazza, scudo [nessuna];
                          -1 scudo nemico (3.6.5)
  --nemico-resistenza N   Resistenza del suo nemico (-N per uccidere);
                          -nemico-resistenza (3.6.5)
  --nemico-salvezza N     Tiro Salvezza del suo nemico: 2D6 deve superarlo
                          (3.6.3)
  --nemico-ferite N       Ferite del suo nemico: Tiri Salvezza falliti cui
                          sopravvive (3.6.3)
  --nemico-ferite-subite N Ferite che il suo nemico ha già perso (3.6.3)
  --nemico-chi-comanda QUALE[,...] che cosa perde l'esercito del suo nemico con
                          lui: Test di Comando: generale, condottiero,
                          carismatico, stendardo (3.8)

Il nemico risponde
  --nemico-valore N       Valore del suo nemico, che risponde [obbligatoria con
                          --entrambe] (3.6.3)
  --nemico-arma QUALE     con che cosa combatte il suo nemico: una-mano,
                          lancia-da-cavalleria, lancia-della-fanteria,
                          baionetta, picca, due-mani, zoccoli [una-mano] (3.6.3)
  --nemico-forza N        Forza del profilo del suo nemico (+N per uccidere)
                          (3.6.3)

Lui quando è colpito
  --corazza QUALE         la sua corazza o il suo scudo; lo scudo disturba anche
                          il colpire del nemico: nessuna, corazza, scudo
                          [nessuna] (3.6.3)
  --resistenza N          la sua Resistenza (-N per uccidere) (3.6.3)
  --salvezza N            il suo Tiro Salvezza: 2D6 deve superarlo (3.6.3)
  --ferite N              Le sue Ferite: Tiri Salvezza falliti cui sopravvive
                          (3.6.3)
  --ferite-subite N       Ferite che ha già perso (3.6.3)
  --chi-comanda QUALE[,...] che cosa perde con lui il suo esercito: Test di
                          Comando: generale, condottiero, carismatico, stendardo
                          (3.8)

In breve: le parole che dicono una cosa sola non vogliono opzione, i numeri da
soli sono --valore, e bastano gli inizi.

$ nfw table duel
Individuals' combat, Fucilier Wars 3.6.3
two individuals strike each other, or one alone: hits, mortal hits, saves

To hit: 4+, 6 always, 1 never (3.6.5)
     N  Value (3.6.3)
    +1  higher quality
    -1  lower quality
    -1  enemy shield

To kill: 6 always, 1 never (3.6.5)
                                 no armour  cuirass or shield
  cavalry lance                         2+                 3+
  one-handed weapon                     3+                 4+
  bayonet, infantry lance, pike         3+                 4+
  two-handed weapon                     2+                 3+
  horns and hooves                      3+                 4+
    +N  Strength
    -N  Resistance of the enemy

Saves: 2D6 over save of his enemy

Consequences
  - foes killed 1: the man struck is eliminated; a C-in-C, general or
    charismatic character: command test in round 8 (3.6.3, 3.8)
  - foes killed 1, what the death of his enemy means to that army: the man
    struck is eliminated; every command of his army takes a command test in
    round 8 (3.6.3, 3.8)
  - foes killed 0: the man struck takes a marker for each Wound lost; in his
    next movement he may leave only if a friend of his touches his enemy too
  - foes killed 0: the man struck at is unwounded: in his next movement he may
    leave

Tests that follow
  - command test of each command of the army that lost him (foes killed 1, what
    the death of his enemy means to that army)

Rulings in force ('nfw rulings NUMBER' explains one)
  F-111

$ nfw duel
2> Usage: nfw duel --value N [--enemy-value N] [flags]
2> All flags: nfw duel --help
? 2

$ nfw duel --value 3 --weapon saber
2> nfw: --weapon 'saber': allowed are one-handed, cavalry-lance, infantry-lance, bayonet, pike, two-handed, hooves; did you mean 'sabre'?
? 2

$ nfw duel --value 3 --order attack
2> nfw: duel has no option '--order'; 'order' has it
? 2

$ nfw duel --value 3 --enemy-wounds 2 --lang it
2> nfw: --enemy-wounds 2: vale solo con --nemico-salvezza
? 2

$ nfw duel --value 3 --enemy-save 13
2> nfw: --enemy-save '13': allowed are whole numbers from 1 to 12; the nearest is 12
? 2

$ nfw duel --value 3 --weapon sabre --save 7 --enemy-value 3 --enemy-save 7 --enemy-wounds 2 --dice '6 4 2 3 2 5 3 1 6 5 2 6 6'
Individuals' combat, Fucilier Wars 3.6.3

This side
To hit     3 dice: 3 Value (3.6.3)
           4+
           6* 4* 2  -> 2 hits
To kill    2 dice
           one-handed weapon: 3+
           3* 2  -> 1 mortal hit
The enemy
To hit     3 dice: 3 Value (3.6.3)
           4+
           5* 3  1  -> 1 hit
To kill    1 die
           one-handed weapon: 3+
           6* -> 1 mortal hit
Saves      2 dice
           2D6 over 7
           5+2  -> 0 saved
This side
Saves      2 dice
           2D6 over 7
           6+6* -> 1 saved

This side  0 foes killed, 1 Wound lost
           the man struck takes a marker for each Wound lost; in his next
           movement he may leave only if a friend of his touches his enemy too
           (3.6.3)
The enemy  0 foes killed, 1 saved
           the man struck at is unwounded: in his next movement he may leave
           (3.6.3)
Assumed    --quality average --enemy-quality average --enemy-armour none
           --enemy-weapon one-handed --armour none

$ nfw duel --value 2 --enemy-value 2 --odds
Individuals' combat, Fucilier Wars 3.6.3, this side: exact odds

foes killed  mean 0.5556  spread 0.4969
           0   44.44%  ########################        0+ 100.00%
           1   55.56%  ##############################  1+ 55.56%
hits                mean 1.0000  spread 0.7071  none: 25.00%

Individuals' combat, Fucilier Wars 3.6.3, the enemy: exact odds

foes killed  mean 0.5556  spread 0.4969
           0   44.44%  ########################        0+ 100.00%
           1   55.56%  ##############################  1+ 55.56%
hits                mean 1.0000  spread 0.7071  none: 25.00%
Assumed    --quality average --weapon one-handed --enemy-quality average
           --enemy-armour none --enemy-weapon one-handed --armour none

$ nfw duel --value 2 --armour shield
2> nfw: --armour shield: goes only with --both
? 2
