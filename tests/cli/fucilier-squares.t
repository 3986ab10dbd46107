# A battle of Fucilier Wars, one after the other, in one folder: limbered guns, and what a square is asked.
$ nfw battle new squares.battle vendome.toml starhemberg.toml | head -n 1
Turn 1, reserves and reinforcements
2> nfw: vendome.toml: the list is not legal: 'nfw --rules fucilier muster vendome.toml' says why
2> nfw: starhemberg.toml: the list is not legal: 'nfw --rules fucilier muster starhemberg.toml' says why

$ nfw round orders >o; nfw order wing oppose -q; nfw order horse oppose -q; nfw order centre attack -q; nfw order line hold -q; nfw round >o; nfw formation stanhope square -q; nfw formation howitzers battery -q
legal
legal

# Guns in order of march do not fire (3.3.2): nobody is asked about Spain's.
$ nfw round >o; nfw due; nfw waste guns; nfw fire guns stanhope distance 40
Turn 1, fire: volleys
May        1 nfw fire guardias NAME --shooters --range  2 castilla
           3 nfw fire stanhope NAME --range
           4 nfw fire palatines NAME --shooters --range
           5 nfw fire howitzers NAME --range
2> nfw: Guns is limbered: it does not fire (3.3.2)
2> nfw: fire: not due for Guns now: limbered guns do not fire (3.3.2); --anyway takes it all the same
? 2

# Which side of a square fires only the table knows (F-50); its front does once.
$ nfw fire stanhope castilla long --dice 1,1,1,1; nfw fire stanhope castilla long front --dice 1,1,1,1,1,1; nfw fire stanhope guardias long --dice 1,1,1,1 | grep -A 1 Not
Fire, Fucilier Wars 3.4.3

To hit     4 dice: 4 shooters (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           1  1  1  1  -> 0 hits
Result     0 killed
           one volley token serves all four sides of the square (3.3.2)
From file  Stanhope: shooters 4, figures 18, formation square, order hold
           Castilla: target-formation column, target-figures 16
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped --front
Applied    [10] Castilla: fired at; Stanhope: volleys left 6 -> 5, has fired,
           sides of its square that have fired 0 -> 1, firing at Castilla
Fire, Fucilier Wars 3.4.3

To hit     6 dice: 6 shooters (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           1  1  1  1  1  1  -> 0 hits
Result     0 killed
           one volley token serves all four sides of the square (3.3.2)
From file  Stanhope: shooters 6, figures 18, formation square, order hold,
           bonus-rolled
           Castilla: target-formation column, target-figures 16
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [11] Stanhope: sides of its square that have fired 1 -> 2, the front
           of its square has fired
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped

# A square tests where cavalry reaches it (3.5.8): none of Spain seeks contact under OPPOSE.
$ nfw round --skip >o; nfw next --seed 1 -q >o; nfw due; nfw morale stanhope; nfw morale stanhope dragones
Turn 1, movement
           nothing is due: 'nfw round' goes on
2> nfw: morale: not due for Stanhope now; --anyway takes it all the same
2> nfw: Dragones is under OPPOSE: it does not seek contact (3.2.1); --anyway takes it all the same
? 2

# Nor does it ride down who retreats (3.2.1); and no cavalry fights a square that stands (3.5.8).
$ nfw set stanhope state=retreat --why powder >o; nfw ride-down dragones stanhope; nfw undo >o; nfw round; nfw melee dragones stanhope; nfw melee stanhope ordenes
Turn 1, melee
Applied    [17] round melee
2> nfw: Dragones is under OPPOSE: it does not seek contact (3.2.1)
2> nfw: Stanhope is a square: cavalry fights it only where it is demoralised by its test ('nfw morale SQUARE CAVALRY' in the movement round) (3.5.8); --anyway takes it all the same
2> nfw: Stanhope is a square: cavalry fights it only where it is demoralised by its test ('nfw morale SQUARE CAVALRY' in the movement round) (3.5.8); --anyway takes it all the same
? 2

$ nfw turn --skip >o; nfw round >o; nfw order wing attack cavalry-general --dice 6 -q; nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw due; nfw morale stanhope dragones --dice 3
ok
Turn 2, movement
May        1 nfw morale stanhope NAME
Morale, Fucilier Wars 3.4.4

Morale     1D6: 3 -1 losses this turn (3.4.4) +1 in square (3.4.4)
           +1 commander or officer (3.4.4) +1 colours (3.4.4)
           +1 musicians (3.4.4) = 6 -> OK
Result     OK
           the square holds and loses any disorganised marker; the cavalry goes
           5 cm back, disorganised, without melee; its general may order OPPOSE
           in the next round 2 (3.2.2, 3.5.8)
From file  Stanhope: arm infantry, order hold, formation square, commander,
           officer, colours, musician, after square
Applied    [23] Dragones: disorganised, has met the enemy under ATTACK, sent
           back by a square, has reached the square of Stanhope

# It tests for every unit of cavalry that reaches it, once for each; who was sent back fights no square in
# this turn.
$ nfw morale stanhope dragones; nfw due; nfw morale stanhope ordenes --dice 3 | tail -n 2; nfw morale stanhope ordenes; nfw due; nfw round; nfw melee dragones stanhope
Turn 2, movement
May        1 nfw morale stanhope NAME
Applied    [24] Ordenes: disorganised, has met the enemy under ATTACK, sent back
           by a square, has reached the square of Stanhope
Turn 2, movement
           nothing is due: 'nfw round' goes on
Turn 2, melee
Applied    [25] round melee
2> nfw: Dragones has reached a square in this turn already (3.5.8); --anyway takes it all the same
2> nfw: Ordenes has reached a square in this turn already (3.5.8); --anyway takes it all the same
2> nfw: Dragones was sent back by a square in this turn: it does not fight one (3.5.8); --anyway takes it all the same
? 2

# It is fought by whom it did not stand against.
$ nfw turn --skip >o; nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw morale stanhope dragones --dice 3 -q; nfw morale stanhope ordenes --dice 2 | tail -n 3; nfw round; nfw melee dragones stanhope; nfw melee ordenes stanhope --seed 1 | tail -n 4
ok
           officer, colours, musician, after square
Applied    [30] Ordenes: has reached the square of Stanhope, in melee; Stanhope:
           state OK -> demoralised, disorganised, in melee
Turn 3, melee
Applied    [31] round melee
Due        melee ordenes, melee stanhope
           8, has struck; Stanhope: lost in this round 0 -> 8, characters
           struck, not named yet 0 -> 2, inflicted in this melee 0 -> 4, has
           struck, characters struck in melee by Ordenes
Due        strike stanhope (by spain)
2> nfw: Dragones was sent back by a square in this turn: it does not fight one (3.5.8); --anyway takes it all the same

# Whom it let in fights on with all that a charge gives him, though its test against the next has mended it.
$ rm *.battle; nfw battle new squares.battle vendome.toml starhemberg.toml >o 2>e; nfw round orders >o; nfw order wing oppose -q; nfw order horse oppose -q; nfw order centre attack -q; nfw order line hold -q; nfw round >o; nfw formation stanhope square -q; nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw turn --skip >o; nfw round >o; nfw order wing attack cavalry-general --dice 6 -q; nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw morale stanhope dragones --dice 1 -q; nfw morale stanhope ordenes --dice 6 -q; nfw round >o; nfw battle | grep -A 2 Stanhope; nfw melee dragones stanhope --odds | tail -n 8; nfw melee stanhope dragones --seed 1 | grep -A 7 From
legal
ok
demoralised
ok
    Stanhope            models 18, square, in melee, volleys left 6,
                        commander 1, subaltern 1, colour bearers 1, musicians 1
    Palatines           models 16, volleys left 6, commander 1, sergeant 1,
           7   14.39%  ######################          7+ 30.88%
           8    8.99%  ##############                  8+ 16.49%
           9    4.61%  #######                         9+ 7.50%
          10    2.89%  ####                            10+ 2.89%
hits                mean 10.0000  spread 2.2361  none: <0.01%
saved               mean 1.1111  spread 1.0244  none: 31.88%
hits on characters  mean 0.4259  spread 0.6089  none: 63.35%
Assumed    --type disciplined --enemy-type disciplined
From file  Stanhope: contact 18, value 18, commander, officer, order hold,
           first-turn, formation square, colours, figures 18, both
           Dragones: enemy-arm cavalry, enemy-figures 10, enemy-save 9,
           enemy-contact 10, enemy-value 20, enemy-charged, enemy-let-in,
           enemy-commander, enemy-riders 9, enemy-order attack, enemy-weapon
           one-handed, enemy-formation column
Not said   --ranks --charged --enemy-saving --enemy-officer
Applied    [18] Dragones: lost in this round 0 -> 5, inflicted in this melee 0

# The general of cavalry that a square sends back may change its order in the next round of orders, though
# the others have met nobody (3.2.2, 3.5.8).
$ rm *.battle; nfw battle new squares.battle vendome.toml starhemberg.toml >o 2>e; nfw round orders >o; nfw order wing oppose -q; nfw order horse oppose -q; nfw order centre attack -q; nfw order line hold -q; nfw round >o; nfw formation stanhope square -q; nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw turn --skip >o; nfw round >o; nfw order wing attack cavalry-general --dice 6 -q; nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw turn --skip >o; nfw round >o; nfw order wing oppose cavalry-general --dice 6; nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw morale stanhope dragones --dice 6 | tail -n 2; nfw turn --skip >o; nfw round >o; nfw due | grep -o 'wing --order --cavalry-general'; nfw order wing oppose cavalry-general --dice 6 | tail -n 1; nfw undo >o; nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw turn --skip >o; nfw round >o; nfw order wing oppose cavalry-general --dice 6
legal
ok
Applied    [19] Dragones: disorganised, has met the enemy under ATTACK, sent
           back by a square, has reached the square of Stanhope
wing --order --cavalry-general
Applied    [22] Wing: order attack -> oppose, has answered an order
2> nfw: Wing keeps ATTACK until each of its units has been in melee, or has come to short range and fired (3.2.2); --anyway takes it all the same
2> nfw: Wing keeps ATTACK until each of its units has been in melee, or has come to short range and fired (3.2.2); --anyway takes it all the same
? 2
