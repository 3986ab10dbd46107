# Slips of players in battles of Future Wars, one after the other, in one folder.

# The lists tell which ruleset a battle is of; what is looked up in it is of that, too, unless --rules or
# NFW_RULES says otherwise.

$ nfw battle new arsia.battle tharsis.toml hive.toml | head -n 1; nfw table | head -n 1; nfw threat --help | head -n 1; nfw complete thr; NFW_RULES=guaitana nfw table | head -n 1; nfw table --rules fucilier | head -n 1; echo 'table' | nfw play arsia.battle | head -n 1
Turn 1, threat
Naran Future Wars, summary of August 2010 and chapter 4.3
Threat, Future Wars 4.1
threat	how a unit takes the threat of an enemy unit
Guaitana Capitano, trial version 1.4
Naran Fucilier Wars, August 2012
Naran Future Wars, summary of August 2010 and chapter 4.3

$ nfw --rules fucilier battle new other.battle tharsis.toml hive.toml 2>&1 | head -n 1
nfw: tharsis.toml: a list of Future Wars, not of Fucilier Wars; 'nfw --rules future muster tharsis.toml' judges it

# What comes before the first turn is offered, and is done once.

$ nfw due; nfw scout tharsis -q --seed 1; nfw terrain hive 2 -q --seed 3; nfw deploy hive -q; nfw due; nfw time tharsis night interval 3 -q; nfw time tharsis night interval 3; nfw deploy tharsis; nfw due
Turn 1, threat
May        1 nfw scout tharsis  2 hive  3 nfw time tharsis  4 hive
           5 nfw terrain tharsis --features  6 hive  7 nfw deploy tharsis
           8 hive  9 nfw threat colonel-reyes NAME  10 captain-vasko  11 guards
           12 sappers  13 rangers  14 major-okafor  15 miners  16 outriders
           17 crawlers  18 mother-ixel  19 drones  20 spitters  21 behemoth
           22 broker-quill  23 stalker  24 wardens  25 poachers  26 hoppers
outmanoeuvres
enemy
own
Turn 1, threat
May        1 nfw time tharsis  2 nfw threat colonel-reyes NAME  3 captain-vasko
           4 guards  5 sappers  6 rangers  7 major-okafor  8 miners
           9 outriders  10 crawlers  11 mother-ixel  12 drones  13 spitters
           14 behemoth  15 broker-quill  16 stalker  17 wardens  18 poachers
           19 hoppers
night
Turn 1, threat
May        1 nfw threat colonel-reyes NAME  2 captain-vasko  3 guards
           4 sappers  5 rangers  6 major-okafor  7 miners  8 outriders
           9 crawlers  10 mother-ixel  11 drones  12 spitters  13 behemoth
           14 broker-quill  15 stalker  16 wardens  17 poachers  18 hoppers
2> nfw: Tharsis column knows the hour: it is settled (3.2); --anyway takes it all the same
2> nfw: Tharsis column knows who deploys first (3.4); --anyway takes it all the same

# In bloodlust a unit must move before its command may pass; a choice is no business of `next`.

$ nfw round movement --skip >o; nfw set guards state=bloodlust --why 'a slip' >o; nfw next --seed 1 -q; nfw counter staff 1; nfw counter pit 2 -q; nfw counter nest 3 -q; nfw counter staff -q; nfw counter hired 3; nfw counter hired -q; nfw due; nfw pass staff; nfw move guards -q; nfw next; nfw pass staff >o; nfw pass pit >o; nfw pass nest >o; nfw pass hired
Major Okafor
Mother Ixel
Colonel Reyes
Broker Quill
Turn 1, movement
Must       1 nfw move guards
May        2 nfw move sappers  3 rangers
15
Applied    [16] Hired guns: moves no more
2> nfw: Staff waits: who rolled higher chooses first; equals of one side may swap, with --anyway (4.3.2, N-46)
2> nfw: Hired guns has none left: counter of that number, which another command has
2> nfw: Staff has units in bloodlust, which move first (4.1.4)
2> nfw: next: 'pass staff' is a choice: say it so, or 'nfw next 1'

# Weapons without a name are called by their kind, and told with their unit.

$ sed '/"lasers"/d; /"cannon"/d; s/^  weapon   = "laser-rifle"/  weapon = "pistol"/' tharsis.toml >plain.toml; nfw battle new plain.battle plain.toml hive.toml >o; nfw round fire --skip --battle-file plain.battle >o; nfw fire guards pis spitters short --cover none --skip --seed 5 --battle-file plain.battle | sed -n '/^Applied/,$p'; rm plain.battle
Applied    [2] Guards, firearms 2: has fired; Spitters: lost in this round 0 ->
           4, lost to heavy-weapons
Due        morale spitters

# A person who has fought must strike again as long as his enemy stands.

$ nfw round >o; nfw melee guards drones 1 1 -q --dice 1,1,1; nfw melee reyes drones 1 0 -q --dice 1; nfw set reyes has-struck=no --why 'a turn later'; nfw round
0
0
0
0
Applied    [20] Colonel Reyes: has not struck
Due        melee colonel-reyes
2> nfw: round: still due: melee colonel-reyes
? 2

# Whoever is dead does not flee with his unit.

$ nfw set reyes lost=1 --why 'a slip' >o; nfw set guards state=rout --why 'a slip'
Applied    [22] Colonel Reyes: no longer with Guards; Guards: place on the table
           -> fled, state bloodlust -> rout, no longer in melee

# A beaten enemy holds nobody up, and a side may end the battle.

$ nfw battle new beaten.battle tharsis.toml hive.toml >o; export NFW_BATTLE=beaten.battle; for unit in ixel drones spitters behemoth quill stalker wardens poachers hoppers; do nfw set $unit place=fled --why beaten >o; done; nfw round movement --skip >o; nfw due; nfw move guards -q; nfw round; nfw end tharsis; nfw due; nfw due --lang it
Turn 1, movement
May        1 nfw move guards  2 sappers  3 rangers  4 miners  5 outriders
           6 crawlers
15
Turn 1, melee: blows
Applied    [12] round melee
Applied    [13] the battle is over
Turn 1, melee: blows
           it is over
Turno 1, Combattimento: colpi
           è finita

# Wounds without a save (N-35).

$ sed '/^save/d' hive.toml >bare.toml; nfw --rules future muster bare.toml -q
legal
