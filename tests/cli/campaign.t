# The campaign: forces on a map, from battle to battle.

$ nfw --rules campaign list
Campaign rules

  force-order    a force takes a new order, or loses its reaction, or worse
                 (Fase 1)
  march          how far a force moves on the map by land (Fase 2)
  sail           how far a force moves by sea, lake or river (Fase 2)
  cross          a unit crosses jungle, desert or waste: losses, wounded,
                 deserters (Fase 2)
  scout          scouting before a battle of the campaign, one force or two
                 (Fase 3)
  general-retreat a general takes the order of a general retreat; a command
                 under it is tested (Fase 3)
  wounded        which of the figures killed in a battle are only wounded (Fase
                 4)
  deserters      which of the figures that left a battle come back (Fase 4)
  after-battle   where a force goes after a battle, and its reaction to a defeat
                 (Fase 4)
  will           does a player fight on, or is the campaign over for him (Fase
                 5)

$ nfw --rules campagna list --lang it
Regole della Campagna

  force-order    Test della Forza: una Forza riceve un nuovo ordine, o si
                 riconfigura, o peggio (Fase 1)
  march          Marcia: di quanto si muove una Forza sulla mappa, via terra
                 (Fase 2)
  sail           Navigazione: di quanto si muove una Forza per mare, lago o
                 fiume (Fase 2)
  cross          Attraversamento: un'Unità attraversa giungla, deserto o terre
                 desolate: perdite, feriti, disertori (Fase 2)
  scout          Esplorazione: esplorazione prima di una battaglia della
                 Campagna, una Forza o due (Fase 3)
  general-retreat Ritirata Generale: un Generale recepisce l'ordine di Ritirata
                 Generale; un Comando che lo esegue fa il test (Fase 3)
  wounded        Feriti: quali delle miniature uccise in battaglia sono soltanto
                 ferite (Fase 4)
  deserters      Disertori: quali delle miniature che hanno lasciato la
                 battaglia tornano (Fase 4)
  after-battle   Dopo la battaglia: dove va una Forza dopo la battaglia, e la
                 sua reazione a una sconfitta (Fase 4)
  will           Volontà di Combattere: se un giocatore continua a combattere, o
                 se per lui la Campagna è finita (Fase 5)

# From a forest by road in friendly territory: 0, 1 or 2 squares with 1/3, 1/2, 1/6.

$ nfw --rules campaign march --terrain forest --territory friendly --road --odds
March, Campaign Fase 2: exact odds

squares  mean 0.8333  spread 0.6872
           0   33.33%  ####################            0+ 100.00%
           1   50.00%  ##############################  1+ 66.67%
           2   16.67%  ##########                      2+ 16.67%
total               mean 3.5000  spread 1.7078
Assumed    --reaction none --order scouting

$ nfw --rules campaign march --terrain forest --territory friendly --road --odds -q
0 0.3333333333333333
1 0.5
2 0.16666666666666666

$ nfw --rules campaign march --terrain forest --territory friendly --road --odds --json
{"schema":1,"version":"0.2.0","rules":"campaign","test":"march","given":["--rules","campaign","march","--terrain","forest","--territory","friendly","--road","--odds","--json"],"flags":{"reaction":{"value":"none","by":"default"},"order":{"value":"scouting","by":"implied"},"terrain":{"value":["forest"]},"road":{"value":true},"territory":{"value":"friendly"}},"odds":{"total":{"mean":3.5000000000000004,"sd":1.7078251276599332,"values":[{"value":1,"p":0.16666666666666666},{"value":2,"p":0.16666666666666666},{"value":3,"p":0.16666666666666666},{"value":4,"p":0.16666666666666666},{"value":5,"p":0.16666666666666666},{"value":6,"p":0.16666666666666666}]},"quadrants":{"mean":0.8333333333333334,"sd":0.6871842709362768,"values":[{"value":0,"p":0.3333333333333333},{"value":1,"p":0.5},{"value":2,"p":0.16666666666666666}]}}}

$ nfw --rules campaign march --terrain desert --order forced-march --road --weather -1 --dice 4
March, Campaign Fase 2

Move       1D6: 4 -1 desert or waste (Fase 2) +1 road or track (Fase 2)
           +2 forced march (Fase 2, Ordini) -1 weather (Fase 0, Fase 2) = 5
           -> up to one square
Result     1 square
Next       losses of each unit in jungle, desert or waste: nfw --rules \
           campaign cross --figures N
Assumed    --reaction none --territory neutral

$ nfw --rules campaign march --terrain deserto --order marce-forzate --road --weather -1 --dice 4 --lang it
Marcia, Campagna Fase 2

Movimento  1D6: 4 -1 deserto o terra desolata (Fase 2)
           +1 strada o pista (Fase 2) +2 marce forzate (Fase 2, Ordini)
           -1 tempo meteorologico (Fase 0, Fase 2) = 5 -> fino a un quadrante
Risultato  1 quadrante
Poi        perdite di ogni Unità in giungla, deserto o terre desolate: nfw \
           --rules campaign cross --figures N
Sottinteso --reazione nessuna --territorio neutrale

$ nfw --rules campaign march --terrain mountain --dice 6 --json
{"schema":1,"version":"0.2.0","rules":"campaign","test":"march","given":["--rules","campaign","march","--terrain","mountain","--dice","6","--json"],"flags":{"reaction":{"value":"none","by":"default"},"order":{"value":"scouting","by":"implied"},"terrain":{"value":["mountain"]},"territory":{"value":"neutral","by":"default"}},"seed":null,"dice":[6],"stages":[{"id":"march","dice":[6],"modifiers":[{"id":"mountain","value":-3,"ref":"Fase 2"}],"total":3,"result":"one"}],"outcome":{"total":3,"quadrants":1},"next":[]}

$ nfw --rules campaign march --order defend
March, Campaign Fase 2

Result     0 squares
           a force that defends does not move (Ordini)
Assumed    --reaction none --territory neutral

$ nfw --rules campaign march --order defend --lang it -q
0

$ nfw --rules campaign march --terrain jungle,hill --crosses --ruling crossing-frequency=per-quadrant --ruling one-terrain=worst --dice 6
March, Campaign Fase 2
Rulings    one-terrain=worst crossing-frequency=per-quadrant

Move       1D6: 6 -2 forest or jungle (Fase 2) [one-terrain=worst] = 4
           -> up to one square
Result     1 square
           the crossing costs its losses once for each square of it (Fase 2)
Next       losses of each unit in jungle, desert or waste: nfw --rules \
           campaign cross --figures N --ruling crossing-frequency=per-quadrant \
           --ruling one-terrain=worst
Assumed    --reaction none --order scouting --territory neutral

$ nfw --rules campaign march --reaction unsteady --order forced-march
2> nfw: --order forced-march: goes only with --reaction none; or --ruling order-with-reaction=both
? 2

$ nfw --rules campaign march --help --lang it | sed '/^Opzioni comuni/,$d'
Marcia, Campagna Fase 2
di quanto si muove una Forza sulla mappa, via terra

Uso: nfw march [opzioni]

La Forza
  --reazione QUALE        reazione di cui la Forza è preda: nessuna, confusa,
                          instabile, in-rotta [nessuna]; -2 instabile o in rotta
                          (Fase 2, Reazioni)
  --ordine QUALE          ordine della Forza: marce-forzate, esplorazione,
                          difendere [esplorazione con --reazione nessuna]; +2
                          marce forzate (Fase 2, Ordini)

Dove si trova
  --terreno QUALE[,...]   terreno da cui inizia il movimento, tutto quello che
                          vi si trova: montagna, foresta, giungla, collina,
                          deserto, coltivato, fiume, palude, strada; -3 montagna
                          (Fase 2), -2 foresta o giungla (Fase 2), -2 collina
                          (Fase 2), -1 deserto o terra desolata (Fase 2), -1
                          terreno coltivato (Fase 2), -1 fiume (Fase 2), -1
                          palude (Fase 2), +1 strada o pista (Fase 2)
  --fiume                 un fiume attraversa quel quadrante, come --terreno
                          fiume; -1 fiume (Fase 2)
  --palude                in quel quadrante c'è una palude, come --terreno
                          palude; -1 palude (Fase 2)
  --strada                il movimento inizia su una strada o una pista
                          carovaniera, come --terreno strada; +1 strada o pista
                          (Fase 2)
  --attraversa            entra in giungla, deserto o terre desolate, o le
                          attraversa (Fase 2)
  --territorio QUALE      di chi è il territorio da cui inizia il movimento:
                          amico, neutrale, nemico [neutrale]; -1 territorio
                          nemico (Fase 2), +1 territorio amico (Fase 2)

Il tempo
  --tempo N               modificatore dato dal tempo meteorologico; +tempo
                          (Fase 0, Fase 2)

In breve: le parole che dicono una cosa sola non vogliono opzione, e bastano gli
inizi.

$ nfw --rules campaign table march
March, Campaign Fase 2
how far a force moves on the map by land

Move: 1D6
    -3  mountain
    -2  forest or jungle
    -2  hill
    -1  desert or waste
    -1  cultivated land
    -1  river
    -1  swamp
    +1  road or track
    -1  enemy territory
    +1  friendly territory
    -2  unsteady or routed (Fase 2, Reazioni)
    +2  forced march (Fase 2, Ordini)
    +N  weather (Fase 0, Fase 2)
  up to 2  cannot move
      3-5  up to one square
      6-8  up to two squares
       9+  up to three squares

Consequences
  - a force that defends does not move (Ordini)

Tests that follow
  - losses of each unit in jungle, desert or waste (squares 1+; or its way
    enters or passes jungle, desert or waste)

Rulings in force ('nfw rulings NUMBER' explains one)
  C-7, C-14, C-15, C-16, C-18

$ nfw --rules campaign cross --figures 12 --dice 6,1,3,4,6,1,2,3,4,5,6,2,3
Crossing, Campaign Fase 2

Losses     1D6: 6 -2 always (Fase 2) = 4
Wounded    4 dice: 4 figures lost (Fase 2)
           4+
           1  3  4* 6* -> 2 only wounded
Deserters  8 dice: 8 figures left (Fase 2)
           4+ +1 average (Fase 4) = 3+
           1  2  3* 4* 5* 6* 2  3* -> 5 stay
Result     4 figures lost, 2 dead, 2 wounded, 3 deserters, 5 present
           the wounded may fight again from the next battle on (Fase 4)
Assumed    --quality average

$ nfw --rules campaign cross --figures 16 --dice 6,1,4,3,6 --lang it
Attraversamento, Campagna Fase 2

Perdite    1D6: 6 -2 sempre (Fase 2) = 4
Feriti     4 dadi: 4 miniature perse (Fase 2)
           4+
           1  4* 3  6* -> 2 soltanto feriti
Risultato  4 miniature perse, 2 morte, 2 ferite, 12 presenti
           i feriti possono tornare a combattere dalla prossima battaglia (Fase
           4)
           perso non più di un quarto: nessuno diserta (Fase 2)
Sottinteso --qualita media

$ nfw --rules campaign cross --figures 12 --dice 6,1,3,4,6,1,2,3,4,5,6,2,3 --json
{"schema":1,"version":"0.2.0","rules":"campaign","test":"cross","given":["--rules","campaign","cross","--figures","12","--dice","6,1,3,4,6,1,2,3,4,5,6,2,3","--json"],"flags":{"figures":{"value":12},"quality":{"value":"average","by":"default"}},"seed":null,"dice":[6,1,3,4,6,1,2,3,4,5,6,2,3],"stages":[{"id":"losses","dice":[6],"modifiers":[{"id":"crossing","value":-2,"ref":"Fase 2"}],"total":4},{"id":"wounded","count":4,"dice":[1,3,4,6],"need":4,"modifiers":[],"successes":2},{"id":"deserters","count":8,"dice":[1,2,3,4,5,6,2,3],"need":3,"modifiers":[{"id":"average","value":1,"ref":"Fase 4"}],"successes":5}],"outcome":{"losses":4,"dead":2,"wounded":2,"deserters":3,"present":5},"effects":["wounded-return"],"next":[]}

$ nfw --rules campaign cross --figures 12 --dice 6,1,3,4,6,1,2,3,4,5,6,2,3 -q
4

$ nfw --rules campaign cross --figures 8 --quality poor --odds
Crossing, Campaign Fase 2: exact odds

figures lost  mean 1.6667  spread 1.4907
           0   33.33%  ##############################  0+ 100.00%
           1   16.67%  ###############                 1+ 66.67%
           2   16.67%  ###############                 2+ 50.00%
           3   16.67%  ###############                 3+ 33.33%
           4   16.67%  ###############                 4+ 16.67%
dead                mean 0.8333  spread 0.9860  none: 48.96%
wounded             mean 0.8333  spread 0.9860  none: 48.96%
deserters           mean 0.7500  spread 1.2332  none: 68.23%
present             mean 5.5833  spread 2.5317  none: 1.56%

$ nfw --rules campaign cross --figures 12 --territory enemy
2> nfw: --territory enemy: goes only with --ruling crossing-territory=territory
? 2

$ nfw --rules campaign wounded --figures 5 --territory friendly --dice 1,2,3,4,6
Wounded, Campaign Fase 4

Wounded    5 dice: 5 figures killed (Fase 4)
           4+ +1 friendly territory (Fase 4) = 3+
           1  2  3* 4* 6* -> 3 only wounded
Result     3 wounded, 2 dead
           the wounded may fight again from the next battle on (Fase 4)

$ nfw --rules campaign wounded --killed 4 --territory nemico --dice 1,4,5,6 --lang it
Feriti, Campagna Fase 4

Feriti     4 dadi: 4 miniature uccise (Fase 4)
           4+ -1 territorio nemico (Fase 4) = 5+
           1  4  5* 6* -> 2 soltanto feriti
Risultato  2 ferite, 2 morte
           i feriti possono tornare a combattere dalla prossima battaglia (Fase
           4)

$ nfw --rules campaign wounded --figures 2 --dice 3,4 --json
{"schema":1,"version":"0.2.0","rules":"campaign","test":"wounded","given":["--rules","campaign","wounded","--figures","2","--dice","3,4","--json"],"flags":{"figures":{"value":2},"territory":{"value":"neutral","by":"default"}},"seed":null,"dice":[3,4],"stages":[{"id":"wounded","count":2,"dice":[3,4],"need":4,"modifiers":[],"successes":1}],"outcome":{"wounded":1,"dead":1},"effects":["wounded-return"],"next":[]}

$ nfw --rules campaign wounded --figures 4 --territory enemy --odds -q
0 0.1975308641975309
1 0.3950617283950617
2 0.2962962962962963
3 0.0987654320987654
4 0.012345679012345673

$ nfw --rules campaign deserters --battle lost --routed 2 --by-order 2 --dice 2,3,3,4
Deserters, Campaign Fase 4

By order   2 dice: 2 left by order (Fase 4)
           4+ +1 average (Fase 4) = 3+
           2  3* -> 1 returns
Routed     2 dice: 2 left in rout (Fase 4)
           4+ +1 average (Fase 4) -1 routed (Fase 4) = 4+
           3  4* -> 1 returns
Result     2 deserters, 2 back
Assumed    --quality average

$ nfw --rules campaign deserters --battle persa --quality veterana --by-order 3 --dice 1,2,3 --lang it
Disertori, Campagna Fase 4

Per ordine 3 dadi: 3 uscite per ordine (Fase 4)
           4+ +2 veterana (Fase 4) = 2+
           1  2* 3* -> 2 tornano
Risultato  1 disertore, 2 tornate

$ nfw --rules campaign deserters --battle lost --mercenary --figures 10
Deserters, Campaign Fase 4

Result     10 deserters
           mercenaries of the side that lost desert without a die (Fase 4)
Assumed    --quality average

$ nfw --rules campaign deserters --battle won --by-order 4 -q
0

$ nfw --rules campaign deserters --battle stalemate --routed 2 --dice 3,4 --json
{"schema":1,"version":"0.2.0","rules":"campaign","test":"deserters","given":["--rules","campaign","deserters","--battle","stalemate","--routed","2","--dice","3,4","--json"],"flags":{"battle":{"value":"stalemate"},"quality":{"value":"average","by":"default"},"routed":{"value":2}},"seed":null,"dice":[3,4],"stages":[{"id":"routed","count":2,"dice":[3,4],"need":4,"modifiers":[{"id":"average","value":1,"ref":"Fase 4"},{"id":"routed","value":-1,"ref":"Fase 4"}],"successes":1}],"outcome":{"deserters":1,"returning":1},"next":[]}

$ nfw --rules campaign deserters --battle lost --routed 3 --quality poor --odds -q
0 0.03703703703703702
1 0.2222222222222222
2 0.4444444444444444
3 0.29629629629629634

$ nfw --rules campaign deserters --battle lost --lang it
2> nfw: --battle persa: quali miniature l'hanno lasciata? --in-rotta o --per-ordine
? 2

$ nfw --rules campaign rulings C-7 --lang it
C-7 order-with-reaction, Fase 1, Fase 4
  Una Forza può avere insieme un ordine e una reazione?

  exclusive           no: la reazione prende il posto dell'ordine, finché il
                      Test della Forza non ne dà uno nuovo [in vigore]
  both                sì, e valgono entrambi

  I risultati del Test della Forza danno o l'uno o l'altra.
  --ruling order-with-reaction=both

$ nfw --rules campaign rulings C-39
C-39 after-a-stalemate, Fase 4
  A stalemate: where do the two forces go?

  * apart, if the map allows; the players choose, diagonals included [in force]
  - the weaker goes first

  The book leaves a square between them and says no more.

# What no die asks for.

$ nfw --rules campaign table turn
The campaign turn, Campaign Sequenza di gioco
the phases of a campaign turn, and what is rolled in each

                phase  test                                              chapter
--------------  -----  ------------------------------------------------  -------
weather             0  -                                                 Fase 0
  - Optional, as the players like; its modifier is --weather.

orders, and         1  'force-order', for each force whose player wants  Fase 1
forces with            a change (C-8)
reactions

movement            2  'march', 'sail'; 'cross' for each unit in         Fase 2
                       jungle, desert or waste
  - In the order of the initiative, or as agreed at the start of the campaign.

battle              3  'scout'; 'general-retreat'                        Fase 3

after the           4  'wounded', 'deserters', 'after-battle'            Fase 4
battle

will to fight       5  'will', once, after a battle or a stronghold      Fase 5
                       lost, a disaster in the force test, or the loss
                       of all forces (C-41)

time                6  -                                                 Fase 6

reinforcements      7  -                                                 Fase 7

random events       8  -                                                 Fase 8
  - Optional, as the players like.

- Weather, time, reinforcements and random events stand in another book.
  (Sequenza di gioco)

$ nfw --rules campaign table orders
Orders of forces, Campaign Ordini
what each order means for a force

              movement  scouting                   field  chapter
                                                  works,
                                                points a
                                                  figure
------------  --------  ----------------------  --------  ----------------------
forced march  +2        only wizard and scouts         -  Ordini, Fase 2, Fase 3
scouting      as usual  in full                        -  Ordini, Fase 3
defend        none      doubled                        1  Ordini, Fase 3

- Field works in each turn under the order, or once: field-works (C-5). What a
  point buys stands in the rules of battle. (Ordini)

$ nfw --rules campaign table reactions --lang it
Reazioni delle Forze, Campagna Reazioni
che cosa comporta ogni reazione per una Forza

            Test  Movimento  esplorazione  all'inizio di   dopo una   capitolo
           della                           una battaglia   sconfitta
           Forza
---------  -----  ---------  ------------  --------------  ---------  ----------
nessuna        -          -  -             -               confusa    Reazioni

confusa       -1          -  solo Mago ed  tutte le Unità  instabile  Reazioni,
                             Esploratori   disorganizzate             Fase 1,
                                                                      Fase 4

instabile     -2         -2  nessuna       tutte le Unità  in rotta   Reazioni,
                                           demoralizzate   (C-40)     Fase 1,
                                           e                          Fase 2,
                                           disorganizzate             Fase 4

in rotta      -3         -2  nessuna       niente          -          Reazioni,
                             (C-6)         battaglia:                 Fase 1,
                                           crolla a                   Fase 2
                                           contatto con
                                           il nemico

- Una reazione prende il posto dell'ordine, finché un Test della Forza non ne dà
  uno nuovo (C-7). (Reazioni)

$ nfw --rules campaign table territory --lang it
Territorio, Campagna Fase 1
quanto vale il territorio amico e nemico in ogni test

                       amico  nemico  capitolo
---------------------  -----  ------  --------
Test della Forza          +2      -1  Fase 1
Movimento via terra       +1      -1  Fase 2
Movimento dei natanti     +1      -1  Fase 2
Test Esplorazione         +2      -1  Fase 3
Controllo dei Feriti      +1      -1  Fase 4

- Nel Controllo dei Disertori e nel Test della Volontà di Combattere non conta.
  (Fase 4, Fase 5)
