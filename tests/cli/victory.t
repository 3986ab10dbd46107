# Who has won, and how great the victory is.

$ nfw victory --points 1000 --inflicted 450 --suffered 250
Victory, Fucilier Wars 1.3

Per cent   20 -> minor victory
Result     minor victory, winner: us, 200 points of difference
           in a tournament it is added to our running total, and taken from the
           enemy's (1.3)

$ nfw victory --points 1000 --inflicted 400 --suffered 250
Victory, Fucilier Wars 1.3

Per cent   15 -> draw
Result     draw, winner: nobody, 150 points of difference
           no band of the book has a share from 10% to below 20% (ruling F-13)
           (1.3)
           in a tournament it is added to our running total, and taken from the
           enemy's (1.3)

$ nfw victory --points 1000 --inflicted 200 --suffered 600
Victory, Fucilier Wars 1.3

Per cent   40 -> great victory
Result     great victory, winner: the enemy, -400 points of difference
           in a tournament it is added to our running total, and taken from the
           enemy's (1.3)

$ nfw victory --points 1000 --inflicted 400 --suffered 400
Victory, Fucilier Wars 1.3

Per cent   0 -> perfect draw
Result     perfect draw, winner: nobody

$ nfw victory --points 3 --inflicted 1 --suffered 0
Victory, Fucilier Wars 1.3

Per cent   33.333333 -> decisive victory
Result     decisive victory, winner: us, 1 point of difference
           in a tournament it is added to our running total, and taken from the
           enemy's (1.3)

$ nfw victory --points 1000 --inflicted 400 --suffered 250 --ruling victory-gap=minor
Victory, Fucilier Wars 1.3
Rulings    victory-gap=minor

Per cent   15 -> minor victory
Result     minor victory, winner: us, 150 points of difference
           no band of the book has a share from 10% to below 20% (ruling F-13)
           (1.3)
           in a tournament it is added to our running total, and taken from the
           enemy's (1.3)

$ nfw victory --points 1000 --inflicted 500 --suffered 200 --ruling F-14=lower -q
minor

$ nfw victory --points 1000 --inflicted 300 --suffered 0 --fielded 750 --ruling victory-base=loser-fielded
Victory, Fucilier Wars 1.3
Rulings    victory-base=loser-fielded

Per cent   40 -> great victory
Result     great victory, winner: us, 300 points of difference
           in a tournament it is added to our running total, and taken from the
           enemy's (1.3)

$ nfw victory --points 1000 --inflicted 200 --suffered 600 --lang it
Vittoria, Fucilier Wars 1.3

Per cento  40 -> grande vittoria
Risultato  grande vittoria, vincitore: il nemico, -400 punti di differenza
           in un torneo si aggiunge al nostro monte punti e si toglie a quello
           del nemico (1.3)

$ nfw victory --points 1000 --inflicted 701 --suffered 100 --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"victory","given":["victory","--points","1000","--inflicted","701","--suffered","100","--json"],"flags":{"points":{"value":1000},"inflicted":{"value":701},"suffered":{"value":100}},"seed":null,"dice":[],"stages":[{"id":"share","start":60.1,"dice":[],"modifiers":[],"total":60.1,"result":"total"}],"outcome":{"result":"total","winner":"own","difference":601,"percent":60.1},"effects":["tournament"],"next":[]}

$ nfw victory --points 3 --inflicted 0 --suffered 1 --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"victory","given":["victory","--points","3","--inflicted","0","--suffered","1","--json"],"flags":{"points":{"value":3},"inflicted":{"value":0},"suffered":{"value":1}},"seed":null,"dice":[],"stages":[{"id":"share","start":33.333333333333336,"dice":[],"modifiers":[],"total":33.333333333333336,"result":"decisive"}],"outcome":{"result":"decisive","winner":"enemy","difference":-1,"percent":33.333333333333336},"effects":["tournament"],"next":[]}

$ nfw victory --points 1000 --inflicted 700 --suffered 100 -q
great

$ nfw victory --points 1000 --inflicted 700 --suffered 100 -q --expect great,total
great

$ nfw victory --points 1000 --inflicted 400 --suffered 400 -q --expect great,total
perfect-draw
? 1

$ nfw victory --points 1000 --inflicted 400 --suffered 400 -q --expect perfetto-pareggio
perfect-draw

$ nfw victory --points 1000 --suffered 0 --vary inflicted=95..105 --show percent
Victory, Fucilier Wars

inflicted  per cent
95              9.5
96              9.6
97              9.7
98              9.8
99              9.9
100              10
101            10.1
102            10.2
103            10.3
104            10.4
105            10.5

$ nfw victory --help | head -18
Victory, Fucilier Wars 1.3
who has won, and how great the victory is

Usage: nfw victory --points N [--fielded N] --inflicted N --suffered N
    [flags]
In a battle: nfw victory NAME [flags]

The army
  --points N              points of an army, as agreed for the game [required]
                          (1.3)
  --fielded N             points that the loser really fielded (asked only by
                          ruling F-15) [required with --ruling
                          victory-base=loser-fielded] (1.3)

Losses
  --inflicted N           points of what the enemy lost: killed, fled, never
                          arrived [required] (1.3)
  --suffered N            points of our own losses, counted alike [required]

$ nfw victory --help --lang it | head -18
Vittoria, Fucilier Wars 1.3
chi ha vinto, e quanto vale la vittoria

Uso: nfw victory --punti N [--schierati N] --inflitte N --subite N [opzioni]
In battaglia: nfw victory NOME [opzioni]

L'esercito
  --punti N               punti di un esercito, come concordati per la partita
                          [obbligatoria] (1.3)
  --schierati N           punti davvero schierati da chi perde (contano solo con
                          la lettura F-15) [obbligatoria con --ruling
                          victory-base=loser-fielded] (1.3)

Perdite
  --inflitte N            punti persi dal nemico: uccisi, fuggiti, mai arrivati
                          [obbligatoria] (1.3)
  --subite N              punti delle proprie perdite, contati allo stesso modo
                          [obbligatoria] (1.3)

$ nfw table victory
Victory, Fucilier Wars 1.3
who has won, and how great the victory is

Per cent: per cent
              up to 0  perfect draw
  over 0 and under 20  draw
  from 20 to under 30  minor victory
  from 30 to under 40  decisive victory
                40-60  great victory
              over 60  total victory

Consequences
  - per cent from 10 to under 20: no band of the book has a share from 10% to
    below 20% (ruling F-13)
  - in a tournament it is added to our running total, and taken from the enemy's

Rulings in force ('nfw rulings NUMBER' explains one)
  F-13, F-14, F-15

$ nfw victory --points 1000 --inflicted 1200 --suffered 100
2> nfw: --inflicted 1200: allowed are values of at most --points 1000
? 2

$ nfw victory --points 1000 --inflicted 100
2> nfw: victory needs --suffered: points of our own losses, counted alike
? 2

$ nfw victory --points 1000 --inflicted 100 --suffered 0 --fielded 1001
2> nfw: --fielded 1001: allowed are values of at most --points 1000
? 2

$ nfw victory --points 1000 --inflicted 100 --suffered 0 --ruling victory-base=loser-fielded
2> nfw: victory needs --fielded with --ruling victory-base=loser-fielded: points that the loser really fielded (asked only by ruling F-15)
? 2

$ nfw victory --points 1000 --inflicted 600 --suffered 0 --fielded 500 --ruling victory-base=loser-fielded
2> nfw: --fielded 500: nobody loses more points than he fielded (1.3)
? 2

$ nfw victory --points 1000 --inflcited 100 --suffered 0
2> nfw: victory has no option '--inflcited'; did you mean '--inflicted'?
? 2

$ nfw victory --points 1000 --inflicted 100 --suffered 0 --dice 3
2> nfw: --dice: victory rolls no dice
? 2

$ nfw victory --points 1000 --inflicted 100 --suffered 0 --odds
2> nfw: --odds: victory rolls no dice
? 2

$ nfw victory --points 1000 --inflicted 100 --suffered 0 --expect graet
2> nfw: --expect 'graet': allowed are perfect-draw, draw, minor, decisive, great, total; did you mean 'great'?
? 2
