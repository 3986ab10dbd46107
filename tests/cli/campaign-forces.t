# The campaign: orders and reactions of forces, voyages, what follows a battle, the will to fight.

$ nfw --rules campaign force-order --cv 2 --reaction confused --territory friendly --order scouting --dice 2
Force test, Campaign Fase 1

Force      1D6: 2 +2 command value (Fase 1) -1 confused (Fase 1)
           +2 friendly territory (Fase 1) = 5 -> it defends
Result     it defends
           its order is now DEFEND, and any reaction ends (Fase 1)
           in each turn that it defends it may build field works, one point a
           figure (Ordini)

$ nfw --rules campaign force-order --cv 1 --reaction routed --mountain --territory enemy --dice 6
Force test, Campaign Fase 1

Force      1D6: 6 +1 command value (Fase 1) -3 routed (Fase 1)
           -3 mountains (Fase 1) -1 enemy territory (Fase 1) = 0 -> disaster
Result     disaster
           the force is routed, and is taken off the map (Fase 1)
           put a marker of the will to fight beside each other force of that
           player (Fase 1)
Next       will to fight, in phase 5 of this turn: nfw --rules campaign will \
           --battles-won N --battles-lost N

$ nfw --rules campaign force-order --cv 1 --reaction in-rotta --mountain --territory nemico --dice 6 --lang it
Test della Forza, Campagna Fase 1

Forza      1D6: 6 +1 Valore di Comando (Fase 1) -3 in rotta (Fase 1)
           -3 montagna (Fase 1) -1 territorio nemico (Fase 1) = 0 -> disastro
Risultato  disastro
           la Forza è in rotta, e viene tolta dalla mappa (Fase 1)
           mettete un segnalino della Volontà di Combattere accanto a ogni altra
           Forza di quel giocatore (Fase 1)
Poi        Volontà di Combattere, nella fase 5 di questo turno: nfw --rules \
           campaign will --battles-won N --battles-lost N

$ nfw --rules campaign force-order --cv 3 --order forced-march --dice 3 --json
{"schema":1,"version":"0.2.0","rules":"campaign","test":"force-order","given":["--rules","campaign","force-order","--cv","3","--order","forced-march","--dice","3","--json"],"flags":{"cv":{"value":3},"reaction":{"value":"none","by":"default"},"order":{"value":"forced-march"},"territory":{"value":"neutral","by":"default"}},"seed":null,"dice":[3],"stages":[{"id":"force-order","dice":[3],"modifiers":[{"id":"cv","value":3,"ref":"Fase 1"}],"total":6,"result":"ok"}],"outcome":{"total":6,"result":"ok","order":"forced-march","reaction":"none","removed":false},"effects":["takes-order"],"next":[]}

$ nfw --rules campaign force-order --cv 2 --reaction unsteady --dice 3 -q
confused

$ nfw --rules campaign force-order --cv 2 --reaction unsteady --odds
Force test, Campaign Fase 1: exact odds

result
          OK   16.67%  ###############
  it defends   33.33%  ##############################
    confused   16.67%  ###############
    unsteady   16.67%  ###############
    disaster   16.67%  ###############
total               mean 3.5000  spread 1.7078
order now           defend: 33.33%
reaction now        no reaction: 50.00%  confused: 16.67%  unsteady: 16.67%
                    routed: 16.67%
removed             no: 83.33%  yes: 16.67%
Assumed    --territory neutral

$ nfw --rules campaign force-order --cv 2 --reaction unsteady --ruling force-test-replace=never-improve --dice 3
Force test, Campaign Fase 1
Rulings    force-test-replace=never-improve

Force      1D6: 3 +2 command value (Fase 1) -2 unsteady (Fase 1) = 3 -> confused
Result     confused
           its reaction stays as it is (Fase 1)
Assumed    --territory neutral

$ nfw --rules campaign force-order --cv 0 --odds --then will --battles-lost 2
Force test, Campaign Fase 1: exact odds

result
          OK   16.67%  ###############
  it defends   33.33%  ##############################
    confused   16.67%  ###############
    unsteady   16.67%  ###############
    disaster   16.67%  ###############
total               mean 3.5000  spread 1.7078
order now           defend: 33.33%
reaction now        no reaction: 50.00%  confused: 16.67%  unsteady: 16.67%
                    routed: 16.67%
removed             no: 83.33%  yes: 16.67%

Will to fight, Campaign Fase 5: exact odds

result
          fights on   13.89%  #####
  complete disaster    2.78%  #
        no test due   83.33%  ##############################
total               mean 1.5000  spread 1.7078
Assumed    --reaction none --territory neutral

$ nfw --rules campaign force-order --help | sed '/^Common options/,$d'
Force test, Campaign Fase 1
a force takes a new order, or loses its reaction, or worse

Usage: nfw force-order --cv N [flags]

The force
  --cv N                  command value of the C-in-C of the force; 0 if he is
                          lost [required]; +cv (Fase 1)
  --reaction WHICH        reaction that the force is under: none, confused,
                          unsteady, routed [none]; -3 routed (Fase 1), -2
                          unsteady (Fase 1), -1 confused (Fase 1)
  --order WHICH           the order that it is to take: forced-march, scouting,
                          defend (Ordini)
  --present-order WHICH   the order that it has (asked only by ruling C-7):
                          forced-march, scouting, defend (Ordini)

Where it is
  --mountain              it stands in mountains; -3 mountain (Fase 1)
  --territory WHICH       whose territory it stands in: friendly, neutral, enemy
                          [neutral]; -1 enemy-territory (Fase 1), +2
                          friendly-territory (Fase 1)

In short: words that mean one thing need no flag, bare numbers are --cv, and
beginnings will do.

$ nfw --rules campaign sail --water sea --wind tailwind --territory friendly --boarding --dice 4
Voyage, Campaign Fase 2

Voyage     1D6: 4 +1 tailwind (Fase 2) +1 friendly territory (Fase 2) = 6
           -> three squares
Result     2 squares
           boarding and landing take time: the move is one square shorter (Fase
           2)
Assumed    --reaction none --order scouting

$ nfw --rules campaign sail --water fiume --direction upstream --bridges 1 --landing --dice 6 --lang it
Navigazione, Campagna Fase 2

Viaggio    1D6: 6 -2 risale il fiume (Fase 2) -1 ponte (Fase 2) = 3
           -> due quadranti
Risultato  1 quadrante
           imbarco e sbarco richiedono tempo: il movimento è ridotto di un
           quadrante (Fase 2)
Sottinteso --territorio neutrale --reazione nessuna --ordine esplorazione

$ nfw --rules campaign sail --water river --direction downstream --rapids --odds
Voyage, Campaign Fase 2: exact odds

squares  mean 1.3333  spread 0.4714
           1   66.67%  ##############################  1+ 100.00%
           2   33.33%  ###############                 2+ 33.33%
total               mean 1.5000  spread 1.7078
Assumed    --territory neutral --reaction none --order scouting

$ nfw --rules campaign sail --water sea --small-craft --mount-barges --dice 5 --json
{"schema":1,"version":"0.2.0","rules":"campaign","test":"sail","given":["--rules","campaign","sail","--water","sea","--small-craft","--mount-barges","--dice","5","--json"],"flags":{"water":{"value":"sea"},"small-craft":{"value":true},"mount-barges":{"value":true},"territory":{"value":"neutral","by":"default"},"reaction":{"value":"none","by":"default"},"order":{"value":"scouting","by":"implied"}},"seed":null,"dice":[5],"stages":[{"id":"sail","dice":[5],"modifiers":[{"id":"small-craft","value":-2,"ref":"Fase 2"},{"id":"mount-barges","value":-1,"ref":"Fase 2"}],"total":2,"result":"one"}],"outcome":{"total":2,"quadrants":1},"next":[]}

$ nfw --rules campaign sail --water sea --order defend -q
0

$ nfw --rules campaign sail --water sea --mount-barges --lang it
2> nfw: --mount-barges: vale solo con --acque fiume; oppure --natanti; oppure --ruling barges-alone=yes
? 2

$ nfw --rules campaign table sail --lang it
Navigazione, Campagna Fase 2
di quanto si muove una Forza per mare, lago o fiume

Viaggio: 1D6
    +N  tempo meteorologico (Fase 0, Fase 2)
    -3  vento contrario
    -2  calma piatta
    +1  vento favorevole
    -1  scogli o isole
    -2  natanti piccoli
    -1  chiatte per le cavalcature
    -3  cascate o rapide
    -2  risale il fiume
    +1  scende il fiume
    -1  ponte
    -1  territorio nemico
    +1  territorio amico
    -2  instabile o in rotta (Fase 2, Reazioni)
    +2  marce forzate (Fase 2, Ordini)
  fino a 2  un quadrante
       3-5  due quadranti
       6-8  tre quadranti
        9+  quattro quadranti

Conseguenze
  - una Forza che difende non si muove (Ordini)
  - due quadranti / tre quadranti / quattro quadranti: imbarco e sbarco
    richiedono tempo: il movimento è ridotto di un quadrante

Letture in vigore ('nfw rulings NUMERO' ne spiega una)
  C-7, C-22, C-23, C-25

$ nfw --rules campaign after-battle --battle lost --reaction unsteady
After the battle, Campaign Fase 4

Result     routed, 1 square
           it is routed now, and collapses when an enemy force meets it (Fase 4,
           Reazioni)
           it leaves the square of the battle for a neighbouring one, in any
           direction, out of a stronghold too (Fase 4)
Next       will to fight, in phase 5 of this turn: nfw --rules campaign will \
           --battles-won N --battles-lost N

$ nfw --rules campaign after-battle --battle stallo --stronghold --lang it
Dopo la battaglia, Campagna Fase 4

Risultato  nessuna reazione
           resta nel suo Caposaldo (Fase 4)
Sottinteso --reazione nessuna

$ nfw --rules campaign after-battle --battle lost --json
{"schema":1,"version":"0.2.0","rules":"campaign","test":"after-battle","given":["--rules","campaign","after-battle","--battle","lost","--json"],"flags":{"battle":{"value":"lost"},"reaction":{"value":"none","by":"default"}},"seed":null,"dice":[],"stages":[],"outcome":{"reaction":"confused","quadrants":1},"effects":["now-confused","loser-leaves"],"next":[{"test":"will","args":[],"why":"battle-lost","missing":["battles-won","battles-lost"]}]}

$ nfw --rules campaign after-battle --battle lost -q
confused

$ nfw --rules campaign after-battle --battle won --reaction routed
2> nfw: --reaction routed: a routed force fights no battle: it collapses when the enemy meets it (Reazioni)
? 2

$ nfw --rules campaign will --battles-lost 3 --own-capital-lost --strongholds-lost 1 --dice 6
Will to fight, Campaign Fase 5

Will       1D6: 6 -3 battles lost (Fase 5) -1 stronghold lost (Fase 5)
           -3 own capital lost (Fase 5) = -1 -> complete disaster
Result     complete disaster
           the campaign is over for this player: total defeat (Fase 5)

$ nfw --rules campaign will --battles-lost 2 --battles-won 1 --dice 1 --lang it
Volontà di Combattere, Campagna Fase 5

Volontà    1D6: 1 +1 battaglia vinta (Fase 5) -2 battaglie perse (Fase 5) = 0
           -> continua a combattere
Risultato  continua a combattere

$ nfw --rules campaign will --battles-lost 2 --odds
Will to fight, Campaign Fase 5: exact odds

result
          fights on   83.33%  ##############################
  complete disaster   16.67%  ######
total               mean 1.5000  spread 1.7078

$ nfw --rules campaign will --battles-lost 3 --dice 2 --json
{"schema":1,"version":"0.2.0","rules":"campaign","test":"will","given":["--rules","campaign","will","--battles-lost","3","--dice","2","--json"],"flags":{"battles-lost":{"value":3}},"seed":null,"dice":[2],"stages":[{"id":"will","dice":[2],"modifiers":[{"id":"battles-lost","value":-3,"ref":"Fase 5","items":3}],"total":-1,"result":"disaster"}],"outcome":{"total":-1,"result":"disaster"},"effects":["campaign-over"],"next":[]}

$ nfw --rules campaign will --battles-lost 2 --ruling will-zero=disaster --dice 2 -q --expect fights-on
disaster
? 1

$ nfw --rules campaign table will
Will to fight, Campaign Fase 5
does a player fight on, or is the campaign over for him

Will: 1D6
    +1  per battle won
    -1  per battle lost
    +1  per stronghold taken
    -1  per stronghold lost
    +3  enemy capital held
    -3  own capital lost
        0+  fights on
  up to -1  complete disaster

Consequences
  - complete disaster: the campaign is over for this player: total defeat

Rulings in force ('nfw rulings NUMBER' explains one)
  C-43, C-44
