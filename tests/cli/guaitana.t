# Guaitana Capitano: chances instead of needs, halved figures.

# To hit, a die must show the chance or less; JSON says chance, not need.

$ nfw --rules guaitana fire --shooters 11 --range long --formation chain --dice 1,2,3,4,5,6,6
Fire, Guaitana Capitano Tiro

To hit     5 dice: 11 figures (Tiro), x1/2 beyond close range (Tiro)
           long range: 2-
           1* 2* 3  4  5  -> 2 hits
Commander  1 die (Tiro) +1 for natives (Tiro)
           2D6: 6 6 -2 natives (Tiro) = 10 against 2 losses
           -> the commander survives
Result     2 killed
           losses leave the table at the end of the phase: till then they fire
           too (Tiro)
Next       the target, at the end of the phase, once: nfw --rules guaitana \
           morale --after fire --lost 2 --side native --of N
Assumed    --weapon rifle --side italian --quality regular --moved none
           --target infantry --target-side native --target-terrain open
           --target-formation mass

$ nfw --rules guaitana fire --shooters 11 --range long --formation chain --dice 1,2,3,4,5,6,6 --json
{"schema":1,"version":"0.2.0","rules":"guaitana","test":"fire","given":["--rules","guaitana","fire","--shooters","11","--range","long","--formation","chain","--dice","1,2,3,4,5,6,6","--json"],"flags":{"weapon":{"value":"rifle","by":"default"},"side":{"value":"italian","by":"default"},"shooters":{"value":11},"quality":{"value":"regular","by":"default"},"formation":{"value":"chain"},"moved":{"value":"none","by":"default"},"reserve-fired":{"value":0,"by":"default"},"range":{"value":"long"},"target":{"value":"infantry","by":"default"},"target-side":{"value":"native","by":"implied"},"target-terrain":{"value":"open","by":"default"},"target-formation":{"value":"mass","by":"implied"}},"seed":null,"dice":[1,2,3,4,5,6,6],"stages":[{"id":"hit","count":5,"pool":[{"id":"figures","value":11,"ref":"Tiro","items":11}],"dice":[1,2,3,4,5],"chance":2,"modifiers":[],"halvings":[{"id":"half-range","value":1,"ref":"Tiro"}],"successes":2},{"id":"commander","pool":[{"id":"one","value":1,"ref":"Tiro"},{"id":"natives","value":1,"ref":"Tiro"}],"dice":[6,6],"modifiers":[{"id":"natives","value":-2,"ref":"Tiro"}],"total":10,"result":"survives"}],"outcome":{"kills":2,"hits":2,"characters":0,"jammed":0},"effects":["removed-later"],"next":[{"test":"morale","args":["--after","fire","--lost","2","--side","native"],"why":"fired-upon","missing":["of"]}]}

$ nfw --rules guaitana fire --shooters 11 --range long --formation chain --odds
Fire, Guaitana Capitano Tiro: exact odds

killed  mean 1.6667  spread 1.0541
           0   13.17%  ############                    0+ 100.00%
           1   32.92%  ##############################  1+ 86.83%
           2   32.92%  ##############################  2+ 53.91%
           3   16.46%  ###############                 3+ 20.99%
           4    4.12%  ####                            4+ 4.53%
           5    0.41%                                  5+ 0.41%
hits                mean 1.6667  spread 1.0541  none: 13.17%
commanders          mean 0.0772  spread 0.2668  none: 92.28%
Assumed    --weapon rifle --side italian --quality regular --moved none
           --target infantry --target-side native --target-terrain open
           --target-formation mass

$ nfw --rules guaitana fire --shooters 11 --range long --formation chain --odds -q
0 0.13168724279835395
1 0.3292181069958848
2 0.3292181069958847
3 0.16460905349794233
4 0.04115226337448558
5 0.004115226337448557

# Three halvings, and a chance that is raised to 1.

$ nfw --rules guaitana fire --shooters 15 --weapon musket --distance 40 --target-formation chain --target-figures 9 --dice 1,1
Fire, Guaitana Capitano Tiro

To hit     1 die: 15 figures (Tiro), x1/2 in mass (Tiro),
           x1/2 beyond close range (Tiro), x1/2 chance of zero or less (Tiro)
           extreme range: 1- -1 target in chain (Tiro, Tipi di truppe) = 0-
           but at least 1-
           1* -> 1 hit
Commander  1 die (Tiro)
           1D6: 1 against 1 loss -> the commander survives
Result     1 killed
           losses leave the table at the end of the phase: till then they fire
           too (Tiro)
Next       the target, at the end of the phase, once: nfw --rules guaitana \
           morale --after fire --lost 1 --of 9 --side italian --formation chain
Assumed    --side native --quality regular --formation mass --moved none
           --target infantry --target-side italian --target-terrain open

$ nfw --rules guaitana fire --shooters 15 --weapon musket --distance 40 --target-formation chain --target-figures 9 --dice 1,1 --lang it
Tiro, Guaitana Capitano Tiro

Colpire    1 dado: 15 soldatini (Tiro), x1/2 a massa (Tiro),
           x1/2 oltre la distanza vicina (Tiro),
           x1/2 possibilità zero o meno (Tiro)
           distanza estrema: 1- -1 bersaglio a catena (Tiro, Tipi di truppe)
           = 0- ma almeno 1-
           1* -> 1 colpo a segno
Comandante 1 dado (Tiro)
           1D6: 1 contro 1 perdita -> il comandante si salva
Risultato  1 eliminato
           le perdite si rimuovono alla fine della fase: fino ad allora tirano
           anche loro (Tiro)
Poi        il bersaglio, alla fine della fase, una volta: nfw --rules guaitana \
           morale --after fire --lost 1 --of 9 --side italian --formation chain
Sottinteso --parte nativi --qualita regolari --formazione massa --ha-mosso ferma
           --bersaglio fanteria --bersaglio-parte italiani
           --bersaglio-terreno aperto

# A machine gun jams before the figures roll.

$ nfw --rules guaitana fire --shooters 9 --machine-guns 1 --model gatling --distance 50 --fired 5 --mule --dice 5,2,3,1,5,6,6
Fire, Guaitana Capitano Tiro

Jam        1 die: 1 machine gun (Tiro)
           a Gardner or Gatling fires: 4-
           5  -> 0 fire
To hit     4 dice: 9 figures (Tiro), x1/2 beyond close range (Tiro)
           long range: 2-
           2* 3  1* 5  -> 2 hits
Commander  1 die (Tiro) +1 for natives (Tiro)
           2D6: 6 6 -2 natives (Tiro) = 10 against 2 losses
           -> the commander survives
Result     2 killed, 1 machine gun jammed, 4 of the reserve
           the crew of what jammed may fire carbines at this target:
           --crew-ready, said before the dice (B-10) (Tipi di truppe)
           losses leave the table at the end of the phase: till then they fire
           too (Tiro)
Next       at the start of the next fire phase: nfw --rules guaitana clear \
           --jammed 1 --model gatling
Next       the target, at the end of the phase, once: nfw --rules guaitana \
           morale --after fire --lost 2 --side native --of N
Assumed    --weapon rifle --side italian --quality regular --formation line
           --moved none --target infantry --target-side native
           --target-terrain open --target-formation mass

$ nfw --rules guaitana fire --shooters 9 --machine-guns 1 --model gatling --distance 50 --odds -q
0 0.08318515131500961
1 0.20972412741960073
2 0.254839201341259
3 0.21500787481583092
4 0.1406797744246304
5 0.0682822740435909
6 0.022760758014530293
7 0.00487730528882792
8 0.0006096631611034899
9 3.3870175616860544e-05

# Rifles and a gun in different range bands.

$ nfw --rules guaitana fire --shooters 9 --guns 1 --distance 40 --target-figures 12 --dice 1,6,6,6,2,6,6,6,6,3,4
Fire, Guaitana Capitano Tiro

To hit     4 dice: 9 figures (Tiro), x1/2 beyond close range (Tiro)
           long range: 2-
           1* 6  6  6  -> 1 hit
Guns       5 dice: 5 for mountain guns x1 (Tiro)
           close range: 3-
           2* 6  6  6  6  -> 1 hit
Commander  1 die (Tiro) +1 for natives (Tiro)
           2D6: 3 4 -2 natives (Tiro) = 5 against 2 losses
           -> the commander survives
Result     2 killed
           losses leave the table at the end of the phase: till then they fire
           too (Tiro)
Next       the target, at the end of the phase, once: nfw --rules guaitana \
           morale --after fire --lost 2 --of 12 --side native
Assumed    --weapon rifle --side italian --quality regular --formation line
           --moved none --target infantry --target-side native
           --target-terrain open --target-formation mass

# Fire and the morale of the target.

$ nfw --rules guaitana fire --shooters 10 --range close --target-figures 15 --then morale --odds
Fire, Guaitana Capitano Tiro: exact odds

killed  mean 5.0000  spread 1.5811
           0    0.10%                                  0+ 100.00%
           1    0.98%  #                               1+ 99.90%
           2    4.39%  #####                           2+ 98.93%
           3   11.72%  ##############                  3+ 94.53%
           4   20.51%  #########################       4+ 82.81%
           5   24.61%  ##############################  5+ 62.30%
           6   20.51%  #########################       6+ 37.70%
           7   11.72%  ##############                  7+ 17.19%
           8    4.39%  #####                           8+ 5.47%
           9    0.98%  #                               9+ 1.07%
          10    0.10%                                  10+ 0.10%
hits                mean 5.0000  spread 1.5811  none: 0.10%
commanders          mean 0.4338  spread 0.4956  none: 56.62%

Morale, Guaitana Capitano Test di Morale: exact odds

result
      passed   52.24%  ##############################
      failed   47.76%  ###########################
order               withdraw: 47.76%
Assumed    --weapon rifle --side italian --quality regular --formation line
           --moved none --target infantry --target-side native
           --target-terrain open --target-formation mass

$ nfw --rules guaitana fire --vary shooters=4..12:4 --range close --show kills --show kills=3+
Fire, Guaitana Capitano: exact odds

shooters  mean killed  killed 3+
4              2.0000     31.25%
8              4.0000     85.55%
12             6.0000     98.07%

$ nfw --rules guaitana fire --shooters 4 --range close --seed 7 --repeat 100 --json
{"schema":1,"version":"0.2.0","rules":"guaitana","test":"fire","given":["--rules","guaitana","fire","--shooters","4","--range","close","--seed","7","--repeat","100","--json"],"flags":{"weapon":{"value":"rifle","by":"default"},"side":{"value":"italian","by":"default"},"shooters":{"value":4},"quality":{"value":"regular","by":"default"},"formation":{"value":"line","by":"default"},"moved":{"value":"none","by":"default"},"reserve-fired":{"value":0,"by":"default"},"range":{"value":"close"},"target":{"value":"infantry","by":"default"},"target-side":{"value":"native","by":"implied"},"target-terrain":{"value":"open","by":"default"},"target-formation":{"value":"mass","by":"implied"}},"seed":7,"repeat":{"n":100,"kills":{"mean":2.01,"exact_mean":2.0,"values":[{"value":0,"count":7},{"value":1,"count":30},{"value":2,"count":29},{"value":3,"count":23},{"value":4,"count":11}]},"hits":{"mean":2.01,"exact_mean":2.0,"values":[{"value":0,"count":7},{"value":1,"count":30},{"value":2,"count":29},{"value":3,"count":23},{"value":4,"count":11}]},"characters":{"mean":0.1,"exact_mean":0.09722222222222224,"values":[{"value":0,"count":90},{"value":1,"count":10}]},"jammed":{"mean":0.0,"exact_mean":0.0,"values":[{"value":0,"count":100}]}}}

$ NFW_RULES=guaitana nfw fire --help | sed '/^Common options/,$d'
Fire, Guaitana Capitano Tiro
one unit fires at one target: jams, losses, its commander

Usage: nfw fire [--shooters N] [--model WHICH] --range WHICH | --distance CM
    [--gun-range WHICH | --distance CM] [--crew-range WHICH | --distance CM]
    [flags]
In a battle: nfw fire NAME [NAME] [flags]

Weapons and range
  --weapon WHICH          weapon of the figures: rifle, musket, carbine, javelin
                          [rifle] (Tiro)
  --machine-guns N        machine guns about to fire (Tipi di truppe)
  --model WHICH           model of the machine guns: nordenfeld, gardner,
                          gatling [required with --machine-guns] (Tiro)
  --cleared N             machine guns that were cleared in this phase (asked
                          only by ruling G-29) (Tiro)
  --guns N                mountain guns that fire (Tipi di truppe)
  --crew N                crew of weapons that cannot fire (jammed, out of
                          action, on mules), 3 for each, with their carbines
                          (Tipi di truppe)
  --crew-ready N          crew of these machine guns: of one that jams now, 3
                          fire their carbines (B-10) (Tipi di truppe, Tiro)
  --range WHICH           range band of the target: close, long, extreme
                          [required] (Tiro)
  --distance CM           distance of the target in cm, instead of --range; it
                          serves all weapons (Tiro)
  --gun-range WHICH       range band of the mountain guns, beside other weapons:
                          close, long, extreme [required with --guns and
                          --shooters; or --guns and --machine-guns] (Tiro)
  --crew-range WHICH      range band of the crew's carbines, beside other
                          weapons: close, long, extreme, out [required with
                          --crew and --shooters; or --crew and --machine-guns;
                          or --crew and --guns; or --crew-ready] (Tiro)

Who fires
  --side WHICH            who fires; irregular bands count as natives, Ascari as
                          Italians: italian, native [native with --weapon
                          musket, javelin, italian with --order withdraw; or
                          --terrain building; or --machine-guns; or --guns,
                          native with --formation mass, italian] (Tiro)
  --shooters N            figures that fire: all of the unit, those in mass or
                          square too [required without --machine-guns and
                          without --guns and without --crew] (Tiro)
  --order WHICH           order of the unit: move, defend, attack, withdraw; -1
                          shooter-withdrawing (Tiro)
  --quality WHICH         quality of the unit: veteran, regular, recruit
                          [regular]; +1 shooter-veteran (Tiro), -1
                          shooter-recruit (Tiro)
  --terrain WHICH         ground on which the unit stands: in buildings it is in
                          mass: open, wood, rocky, hill, building, stream (Tipi
                          di terreno)
  --formation WHICH       formation of the unit: line, chain, column, square,
                          mass, battery, mules [mass with --order withdraw; or
                          --terrain building, battery without --shooters, mass
                          with --side native, line] (Tiro)
  --two-targets           the square fires at a second target too, on the
                          opposite side: one command for each (Tiro)
  --mounted               the figures are mounted; -1 shooter-mounted (Tiro)

May it fire?
  --moved WHICH           how far it moved in this turn's movement phase: none,
                          half, more [none] (Movimento, Tiro)
  --surprised             it moved and was contacted after that (Tiro)
  --unseen                it does not see the target (Tiro)
  --out-of-arc            the target is outside its arc of 120 degrees; mass and
                          square fire all round (Tiro)
  --not-nearest           another enemy unit that it can fire at is nearer
                          (Tiro)
  --other-target          it can fire at an enemy unit, though farther away
                          (Tiro)

Ammunition
  --fired N               fires that it has used up of its own; then the report
                          counts what is left (Tiro)
  --mule                  its mule is within 5 cm: a reserve (Tiro)
  --reserve-fired N       fires that it has used up of the reserve [0] (Tiro)
  --reserve               this fire is one of the reserve, before its own are
                          spent (only by ruling G-45) (Tiro)

The target
  --target WHICH          what is fired at: infantry, cavalry, artillery,
                          baggage, c-in-c, runner [artillery with
                          --target-formation battery, mules, cavalry with
                          --target-mounted, infantry]; -1 target-chain (Tiro,
                          Tipi di truppe), -1 target-artillery (Tiro)
  --target-side WHICH     side of the target: natives roll other dice for their
                          commander: italian, native [native with --side
                          italian; or --weapon carbine, italian]; -2 natives
                          (Tiro)
  --target-terrain WHICH  ground on which the target stands: open, wood, rocky,
                          hill, building, stream [open] (Tipi di terreno)
  --target-formation WHICH formation of the target; the staff has none: line,
                          chain, column, square, mass, battery, mules [battery
                          with --target artillery, mass with --target-side
                          native; or --target baggage; or --target-terrain
                          building, line]; -1 target-chain (Tiro, Tipi di
                          truppe), +1 target-square (Tiro)
  --target-cover          the target is in cover; its ground tells that too
                          [taken as given with --target-terrain wood, building,
                          stream; with --target-terrain rocky and --target
                          infantry and --target-side native; with
                          --target-terrain rocky and --target infantry and
                          --target-formation chain]; -1 target-cover (Tiro)
  --target-mounted        the target is mounted; cavalry and runners always are
                          [taken as given with --target cavalry, runner]; +1
                          target-mounted (Tiro)
  --target-attached       a weapon is attached to the target (asked only by
                          ruling G-36) (Tiro)
  --target-figures N      figures of the target as the phase began; of artillery
                          its crew, of baggage the escort; a C-in-C is one
                          unless more are said (Tiro)
  --target-started N      figures with which it began the battle, else those it
                          has [--target-figures] (Test di Morale)
  --target-lost N         figures that it has lost to other fire in this phase
                          [0] (Tiro)
  --target-commander-lost the target's commander is eliminated already (Tiro)
  --target-promoted       the target's commander has become C-in-C: it has none
                          (G-56) (Ordini)
  --last-fire             the last fire at this target in this phase (asked only
                          by ruling G-41) (Tiro)

In short: words that mean one thing need no flag, bare numbers are --shooters,
and beginnings will do.

$ NFW_RULES=guaitana nfw fire --help --lang it | head -20
Tiro, Guaitana Capitano Tiro
un'unità tira su un bersaglio: inceppamenti, perdite, il comandante

Uso: nfw fire [--tiratori N] [--modello QUALE] --fascia QUALE | --distanza
    CM [--fascia-cannoni QUALE | --distanza CM] [--fascia-serventi QUALE |
    --distanza CM] [opzioni]
In battaglia: nfw fire NOME [NOME] [opzioni]

Armi e distanza
  --arma QUALE            arma dei soldatini: fucile, moschetto, carabina,
                          giavellotto [fucile] (Tiro)
  --mitragliatrici N      mitragliatrici che stanno per tirare (Tipi di truppe)
  --modello QUALE         modello delle mitragliatrici: nordenfeld, gardner,
                          gatling [obbligatoria con --mitragliatrici] (Tiro)
  --sbloccate N           mitragliatrici sbloccate in questa fase (conta solo
                          con la lettura G-29) (Tiro)
  --cannoni N             cannoni da montagna che tirano (Tipi di truppe)
  --serventi N            serventi di armi che non possono tirare (inceppate,
                          fuori uso, someggiate), 3 per arma, con le carabine
                          (Tipi di truppe)

# What cannot be.

$ nfw --rules guaitana fire
2> Usage: nfw --rules guaitana fire [--shooters N] [--model WHICH] --range
2>     WHICH | --distance CM [--gun-range WHICH | --distance CM] [--crew-range
2>     WHICH | --distance CM] [flags]
2> All flags: nfw --rules guaitana fire --help
? 2

$ nfw --rules guaitana fire --shooters 4 --range cloze
2> nfw: --range 'cloze': allowed are close, long, extreme; did you mean 'close'?
? 2

$ nfw --rules guaitana fire --shooters 4 --weapon javelin --distance 6
2> nfw: --distance 6: beyond the reach of 5 cm (javelin, long up to 5 cm; Tiro)
? 2

$ nfw --rules guaitana fire --shooters 4 --range close --target-side native --target-formation square
2> nfw: --target-side native --target-formation square: natives know only mass, their baggage column too (Tipi di truppe)
? 2

$ nfw --rules guaitana fire --shooters 4 --range close --fired 6 --lang it
2> nfw: --fired 6: ha finito le munizioni: non tira più per il resto del gioco (Tiro)
? 2

$ nfw --rules guaitana fire --shooters 4 --range close --value 3
2> nfw: fire has no option '--value'; 'fire --rules fucilier' has it; 'fire --rules future' has it
? 2

$ nfw --rules guaitana fire --shooters 4 --range close --ruling rounding=sideways
2> nfw: --ruling 'rounding=sideways': allowed values are down, up, nearest
? 2

$ nfw --rules guaitana influence
2> nfw: no test or command 'influence' in guaitana; --rules fucilier
? 2
