# Tables and answers tell what is played: no column, die or row of a reading that is not in force.

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

$ nfw table victory --all | sed -n 4,15p
Per cent: per cent
                     draw/upper       draw/lower     minor/upper     minor/lower
  perfect draw          up to 0          up to 0         up to 0         up to 0
  draw               over 0 and       over 0 and      over 0 and      over 0 and
                       under 20         under 20        under 10        under 10
  minor              from 20 to            20-30      from 10 to           10-30
  victory              under 30                         under 30
  decisive           from 30 to    over 30 up to      from 30 to   over 30 up to
  victory              under 40               40        under 40              40
  great                   40-60    over 40 up to           40-60   over 40 up to
  victory                                     60                              60
  total                 over 60          over 60         over 60         over 60

$ nfw table victory --lang it | sed -n 4,11p
Per cento: per cento
              fino a 0  perfetto pareggio
  oltre 0 e meno di 20  patta
    da 20 a meno di 30  vittoria di piccola importanza
    da 30 a meno di 40  vittoria decisiva
                 40-60  grande vittoria
              oltre 60  vittoria totale

$ nfw find victory points draw --limit 1
nfw victory  Victory
    Per cent: draw: over 0 and under 20 (1.3)
  (7 more: --limit all; another word narrows it down)
2> nfw: nothing has all of 'victory points draw'; these have most of them
? 1

$ nfw table influence | sed -n '/success$/,/^Leader/p'
  up to 0  success
      1-2  failure
       3+  total failure

Leader: 2D6 over save of the leader (total failure, bloodlust)

$ nfw --rules future table threat | grep unpredictable
    +3  unpredictable, on its good day (die 4+)
    -3  unpredictable, on its bad day (die up to 3)

$ nfw table fire | grep -c 'Value of the shooters'
0
? 1

# One of several rows counts: what falls to one above is not told below.
$ nfw table fire | sed -n '/^To kill/,/canister/p'
To kill: 6 always, 1 never
                                                    no armour  cuirass or shield
  bow (or mounted bow)                                     4+                 5+
  musket, rifle, carbine (or carbine on horseback)         3+                 4+
  canister                                                 3+                 4+

$ nfw find mounted bow --limit 3
nfw range  Range
    Ranges, in cm: mounted bow: short range up to 10, long range up to 20
    (3.4.3) --weapon mounted-bow
nfw rulings  Rulings
    F-59: Point-blank: do bows, howitzers and mounted carbines have it? -> bows
    never; howitzers never, since they cannot hit below 20 cm; mounted carbines
    within 5 cm (3.4.3)
nfw fire  Fire
    To kill: bow: 4+ no armour, 5+ cuirass or shield (or mounted bow) (3.4.3)

# --ruling tells how it would be.
$ nfw table victory --ruling F-13=minor --ruling F-14=lower | head -12
Victory, Fucilier Wars 1.3
who has won, and how great the victory is
House      --ruling victory-gap=minor, --ruling victory-bounds=lower

Per cent: per cent
              up to 0  perfect draw
  over 0 and under 10  draw
                10-30  minor victory
     over 30 up to 40  decisive victory
     over 40 up to 60  great victory
              over 60  total victory

$ nfw find victory points draw --ruling victory-gap=minor --limit 1
nfw victory --ruling victory-gap=minor  Victory
    Per cent: draw: over 0 and under 10 (1.3)
  (7 more: --limit all; another word narrows it down)
2> nfw: nothing has all of 'victory points draw'; these have most of them
? 1

$ nfw table victory --ruling F-13=most
2> nfw: --ruling 'F-13=most': allowed values are draw, minor
? 2

$ nfw list --json | grep -o '"id":"[a-z-]*"' | sed -n '1p;$p'
"id":"muster"
"id":"victory"

$ nfw help fire --json
2> nfw: --json: --help and --version have no JSON form
? 2
