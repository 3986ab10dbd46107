# Fucilier Wars, one after the other, in one folder. Guns that nobody is left to move stay in their melee
# (3.4.5); others fall back, and it is over.
$ nfw battle new guns.battle vendome.toml starhemberg.toml >o; nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw round --skip >o; nfw melee palatines guns charged --dice 1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1 -q; nfw set guns state=retreat disorganised=yes --why 'for this' >o; nfw turn --skip >o; nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw due; nfw move guns short-crew --mov 10 | tail -n 2; nfw morale guns --dice 6 | tail -n 2; nfw round --skip >o; nfw due; nfw undo >o; nfw undo >o; nfw undo >o; nfw morale guns | tail -n 2
0
0
Turn 2, movement
Must       1 nfw morale guns
Applied    [9] Guns: cannot be moved back
Due        morale guns
Not said   --army-standard
Applied    [10] Guns: state retreat -> OK, losses test taken
Turn 2, melee
Must       1 nfw melee guns  2 nfw melee palatines
           test taken, no longer in melee; Palatines: turns of its combat 1 ->
           0, no longer in melee
2> nfw: vendome.toml: the list is not legal: 'nfw --rules fucilier muster vendome.toml' says why
2> nfw: starhemberg.toml: the list is not legal: 'nfw --rules fucilier muster starhemberg.toml' says why

# Who is under HOLD moves no more than who is under OPPOSE: neither charges (3.2.1).
$ nfw battle new hold.battle vendome.toml starhemberg.toml >o; export NFW_BATTLE=hold.battle; nfw round orders >o; nfw order centre hold -q; nfw order line attack -q; nfw order wing oppose -q; nfw order horse oppose -q; nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw round --skip >o; nfw melee guardias palatines 4 4 charged; nfw melee palatines guardias 4 4 enemy-charged; nfw melee dragones palatines 4 4 charged; nfw set guardias state=bloodlust --why 'for this' >o; nfw melee guardias palatines 4 4 charged --seed 1 -q
3
0
2> nfw: vendome.toml: the list is not legal: 'nfw --rules fucilier muster vendome.toml' says why
2> nfw: starhemberg.toml: the list is not legal: 'nfw --rules fucilier muster starhemberg.toml' says why
2> nfw: Guardias is under HOLD: it does not move (3.2.1); --anyway takes it all the same
2> nfw: Guardias is under HOLD: it does not move (3.2.1); --anyway takes it all the same
2> nfw: Dragones is under OPPOSE: it does not seek contact (3.2.1); --anyway takes it all the same

# A square tests once for each unit of cavalry that comes (3.5.8): for one that is not named only if that is
# insisted on.
$ nfw battle new square.battle vendome.toml starhemberg.toml >o; export NFW_BATTLE=square.battle; nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw set stanhope formation=square --why 'for this' >o; nfw due; nfw morale stanhope --dice 4; nfw morale stanhope --dice 4 --anyway | tail -n 1; nfw due; nfw morale stanhope dragones --dice 4 | tail -n 1; nfw due; nfw morale stanhope ordenes; nfw round --skip >o; nfw battle --json | grep -o '"met":[0-9]*' | sort | uniq -c | tr -s ' '
Turn 1, movement
May        1 nfw morale stanhope NAME
Applied    [4] Stanhope: unnamed cavalry that reached its square 0 -> 1
Turn 1, movement
May        1 nfw morale stanhope NAME
           square of Stanhope
Turn 1, movement
           nothing is due: 'nfw round' goes on
 9 "met":0
2> nfw: vendome.toml: the list is not legal: 'nfw --rules fucilier muster vendome.toml' says why
2> nfw: starhemberg.toml: the list is not legal: 'nfw --rules fucilier muster starhemberg.toml' says why
2> nfw: Stanhope tests for the cavalry that reaches it: 'nfw morale SQUARE CAVALRY' (3.5.8); --anyway takes it all the same
2> nfw: morale: not due for Stanhope now; --anyway takes it all the same

# Victory is reckoned from the points agreed, whatever a list over them costs (1.3, F-15), and from what was
# at stake where more than that is lost.
$ nfw muster vendome.toml | grep Result; nfw victory spain --battle-file hold.battle | grep file; for unit in guardias castilla guns dragones ordenes; do nfw set $unit where=destroyed --why 'for this' --battle-file hold.battle >o; done; for leader in vendome valdecanas; do nfw set $leader where=dead --why 'for this' --battle-file hold.battle >o; done; nfw victory allies --battle-file hold.battle | grep -A 1 file
Result     illegal, 818 points
From file  Spain: points 700
From file  Allies: points 718
           Spain: inflicted 718

# Of his own accord a fanatic is no better than another (F-42).
$ nfw battle new horse.battle starhemberg.toml vendome.toml >o; export NFW_BATTLE=horse.battle; nfw round orders >o; nfw order horse oppose -q; nfw order line hold -q; nfw order wing oppose -q; nfw order centre hold -q; nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw turn --skip >o; nfw round orders >o; nfw order horse attack cavalry-general --seed 1 | grep Not; nfw undo >o; nfw order horse hold scout | grep Not
Not said   --fanatic
2> nfw: starhemberg.toml: the list is not legal: 'nfw --rules fucilier muster starhemberg.toml' says why
2> nfw: vendome.toml: the list is not legal: 'nfw --rules fucilier muster vendome.toml' says why

# An act is explained where several battles lie, too; a leader who is with a unit is no target.
$ nfw help strike | head -n 1; nfw strike --help | head -n 1; nfw strike guards musician; nfw round fire --skip --battle-file square.battle >o; nfw fire guardias frankenberg long --battle-file guns.battle
Who was struck, Fucilier Wars 3.4.3
Who was struck, Fucilier Wars 3.4.3
2> nfw: several battles here: guns.battle, hold.battle, horse.battle, square.battle; --battle-file names one
2> nfw: 'frankenberg': Frankenberg is 'Leader' with Cuirassiers, wanted is 'Unit'; there are stanhope, palatines, howitzers, cuirassiers
? 2
