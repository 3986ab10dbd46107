# Battles, one after the other, in one folder, of what two enemies do to one unit, and of who falls before he
# strikes. What stands in comments is worked out by hand from the rulebooks.

$ nfw battle new foes.battle vendome.toml starhemberg.toml >o; nfw set castilla sharpshooter=1 --why 'one is' --anyway >o; nfw round fire --skip >o
2> nfw: vendome.toml: the list is not legal: 'nfw --rules fucilier muster vendome.toml' says why
2> nfw: starhemberg.toml: the list is not legal: 'nfw --rules fucilier muster starhemberg.toml' says why

# Fire is simultaneous: nobody is taken off before all of it is settled. The sharpshooter falls, and fires his
# die all the same (3.4.3, 4.4).

$ nfw fire stanhope castilla 3 long --dice 6,1,1,6,6 -q; nfw strike castilla sharpshooter; nfw fire castilla stanhope 4 long --dice 1,1,1,1,1 | grep Marksman
1
Applied    [4] Castilla: of them characters 0 -> 1, characters struck, not named
           yet 1 -> 0, sharpshooter 1 -> 0, its sharpshooter fell in this round
Due        morale castilla
Marksman   1 die: 1 extra die of the sharpshooter (4.4)

# Under OPPOSE his unit answers once its dead are taken off: he fires no more (3.4.2).

$ rm *.battle; nfw battle new foes.battle vendome.toml starhemberg.toml >o; nfw set castilla sharpshooter=1 --why 'one is' --anyway >o; nfw round orders --skip >o; nfw order centre oppose -q; nfw order wing oppose -q; nfw order line hold -q; nfw order horse oppose -q; nfw round fire --skip >o
2> nfw: vendome.toml: the list is not legal: 'nfw --rules fucilier muster vendome.toml' says why
2> nfw: starhemberg.toml: the list is not legal: 'nfw --rules fucilier muster starhemberg.toml' says why

$ nfw fire stanhope castilla 3 long --dice 6,1,1,6,6 -q; nfw strike castilla sharpshooter -q; nfw next --skip --dice 6 -q; nfw fire castilla stanhope 4 long --dice 1,1,1,1 -q
1
ok
0

# ---- Guardias wants the colours of Stanhope, Castilla strikes it too. Before another enemy strikes it is
# known who was struck, and whether he saved himself (3.6.1).

$ rm *.battle; nfw battle new two.battle vendome.toml starhemberg.toml >o; nfw join starhemberg stanhope >o; nfw round movement --skip >o; nfw next --dice 6,1,3,2 -q >o; nfw round melee --skip >o
2> nfw: vendome.toml: the list is not legal: 'nfw --rules fucilier muster vendome.toml' says why
2> nfw: starhemberg.toml: the list is not legal: 'nfw --rules fucilier muster starhemberg.toml' says why

$ nfw melee castilla stanhope 2 2 charged --dice 6,1,6,1,1,6 -q; nfw melee guardias stanhope 2 2 charged --enemy-defending-colours
1
0
2> nfw: Stanhope has a character struck by another enemy, to be named or saved first (3.6.1); --anyway takes it all the same
? 2

# Starhemberg saves himself, and Castilla has inflicted nothing. Guardias kills one for none: 1 is more than 0,
# whatever Castilla's hit came to, and the colours are taken (3.6.4).

$ nfw strike stanhope starhemberg -q; nfw next --dice 6,6 | grep -A2 Applied; nfw melee guardias stanhope 2 2 charged --enemy-defending-colours --dice 6,1,6,1,1,1 | grep -A9 Applied
Applied    [7] Castilla: inflicted in this melee 1 -> 0; Starhemberg: mortal
           hits to save 1 -> 0; Stanhope: lost in this round 1 -> 0, of them
           leaders with it 1 -> 0, of them characters 1 -> 0
Applied    [8] Guardias: inflicted in this melee 0 -> 2, has struck, in melee;
           Castilla: in melee; Stanhope: lost in this round 0 -> 2, of them
           characters 0 -> 1, lost to it 0 -> 1, colour bearers 1 -> 0, colours
           taken in this melee, colours lost in melee, its colours sought by
           Guardias, in melee
Due        morale stanhope

# ---- The army standard is taken in the midst of Guardias: a losses test as if by fire, of losses not above
# half, before its morale test; and each command tests (4.11). 3 + 1 - 1 + 1 + 1 = 5.

$ rm *.battle; nfw battle new standard.battle starhemberg.toml vendome.toml >o; nfw round movement --skip >o; nfw next --dice 6,1,3,2 -q >o; nfw round melee --skip >o
2> nfw: starhemberg.toml: the list is not legal: 'nfw --rules fucilier muster starhemberg.toml' says why
2> nfw: vendome.toml: the list is not legal: 'nfw --rules fucilier muster vendome.toml' says why

$ nfw melee stanhope guardias 4 4 charged --dice 6,6,1,1,6,6,1,1,1,1,1 -q; nfw colours stanhope guardias standard | grep -A5 Applied; nfw due; nfw next --dice 3
2
0
Applied    [5] Spain: command tests due; Centre: no longer army standard, army
           standard lost; Guardias: colours taken in this melee, army standard
           taken in its midst
Due        morale guardias
Turn 1, melee
Must       1 nfw morale guardias
Morale, Fucilier Wars 3.4.4

Morale     1D6: 3 +1 veteran (3.4.4) -1 losses this turn (3.4.4)
           +1 commander or officer (3.4.4) +1 colours (3.4.4) = 5 -> demoralised
Result     demoralised, disorganised
           fights on with the penalties; place both markers (3.4.5)
           strength not given: the losses were taken as below every share
           (3.4.4)
From file  Guardias: arm infantry, quality veteran, formation column, commander,
           officer, colours, after fire
Applied    [6] Guardias: state OK -> demoralised, disorganised, no longer army
           standard taken in its midst
Due        morale guardias

$ nfw next --dice 4; nfw round >o; nfw verify | head -1
Morale, Fucilier Wars 3.6.6

Morale     1D6: 4 +1 veteran (3.6.6) -1 lost more than it inflicted (3.6.6)
           -2 demoralised (3.6.6) +1 commander or officer (3.6.6)
           +1 colours (3.6.6) = 4 -> demoralised
Result     demoralised, disorganised
           fights on with the penalties; place both markers (3.4.5)
From file  Guardias: lost 2, of 16, side-lost 2, arm infantry, quality veteran,
           state demoralised, disorganised, formation column, commander,
           officer, colours, after melee
Applied    [7] Guardias: losses test taken
standard.battle: 8 entries, each as its dice and all before it make it

# ---- In Future Wars each pool is a melee of its own, and all are at once: the champion of the guards falls to
# Mother Ixel before they strike the drones, and has his die all the same (4.4): 5 + 1, +1 for five of them.

$ rm *.battle; nfw --rules future battle new champion.battle tharsis.toml hive.toml >o; nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw order staff attack -q; nfw round melee --skip >o

$ nfw melee ixel guards 1 0 --dice 6,6,6 -q; nfw strike guards champion; nfw melee drones guards 1 5 --seed 1 | grep champion
1
0
Applied    [6] Guards: champion 1 -> 0, its champion fell in this melee,
           characters struck, not named yet 1 -> 0
Due        melee guards
To hit     7 dice: 5 Value in contact (4.4), +1 champion (4.4),
           enemy-fallen 1, enemy-value 5, enemy-champion, enemy-order attack,
