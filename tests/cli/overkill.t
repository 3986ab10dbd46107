# More mortal hits than there are figures to fall, and a leader with the unit.
# It is one after the other, in one folder.

$ six() { python3 -c "print(','.join(['6'] * $1 + ['1'] * $2))"; }; nfw battle new a.battle vendome.toml starhemberg.toml >o; for l in 'join starhemberg stanhope' 'round --skip' 'order centre attack' 'order wing oppose' 'order line hold' 'order horse oppose' 'round --skip' 'formation castilla line 6' 'round --skip' 'set stanhope models=4 --why less'; do nfw $l >o; done; cp a.battle fire.begun; nfw round movement --skip >o; nfw next --seed 1 >o; nfw turn --skip >o; nfw round movement --skip >o; nfw set stanhope models=18 --why more >o; nfw next --seed 2 >o; nfw round >o; mv a.battle melee.begun
2> nfw: vendome.toml: the list is not legal: 'nfw --rules fucilier muster vendome.toml' says why
2> nfw: starhemberg.toml: the list is not legal: 'nfw --rules fucilier muster starhemberg.toml' says why

# A leader who is struck and saves himself brings nobody back where others of the hits were left over: 16 on 4
# models (3.4.3, F-69). Those beyond all of them fall on him.

$ six() { python3 -c "print(','.join(['6'] * $1 + ['1'] * $2))"; }; cp fire.begun a.battle; nfw fire castilla stanhope short --dice $(six 33 5) | sed -n '/^Applied/,$p'; nfw strike stanhope starhemberg | sed -n '/^Applied/,$p'; nfw save starhemberg --dice $(six 24 0) | sed -n '/^Applied/,$p'; nfw round movement --skip | sed -n '/^Applied/,/^Due/p'; nfw battle | grep Starhemberg
Applied    [11] Castilla: volleys left 6 -> 5, has fired, firing at Stanhope;
           Stanhope: lost in this round 0 -> 4, lost to musketry, some to
           infantry at short range, characters struck, not named yet 0 -> 1,
           mortal hits left over 0 -> 12, fired at
Due        strike stanhope (by spain)
Applied    [12] Starhemberg: mortal hits to save 0 -> 12; Stanhope: lost in this
           round 4 -> 16, of them leaders with it 0 -> 12, of them characters 0
           -> 12, characters struck, not named yet 1 -> 0, mortal hits left over
           12 -> 0
Due        save starhemberg
Applied    [13] Starhemberg: mortal hits to save 12 -> 0; Stanhope: lost in this
           round 16 -> 4, of them leaders with it 12 -> 0, of them characters 12
           -> 0
Applied    [14] round movement; Starhemberg: no longer with Stanhope; Stanhope:
           place on the table -> destroyed, models 4 -> 0
Due        initiative (nfw next)
    Starhemberg         command value 4

# So they do where no 6 struck him: 12 are left over; he has no Wound, and dies (fucilier.md 23).

$ six() { python3 -c "print(','.join(['6'] * $1 + ['1'] * $2))"; }; cp fire.begun a.battle; nfw fire castilla stanhope short --dice $(six 32 6) | sed -n '/^Applied/,$p'; nfw save starhemberg --dice $(six 22 2) | sed -n '/^Applied/,/^Due/p'; nfw round movement --skip | sed -n '/^Applied/,/^Due/p'
Applied    [11] Castilla: volleys left 6 -> 5, has fired, firing at Stanhope;
           Starhemberg: mortal hits to save 0 -> 12; Stanhope: lost in this
           round 0 -> 16, of them leaders with it 0 -> 12, of them characters 0
           -> 12, lost to musketry, some to infantry at short range, fired at
Due        save starhemberg
Applied    [12] Allies: command tests due, its C-in-C is lost; Starhemberg:
           place on the table -> dead, mortal hits to save 12 -> 0, his loss is
           known, no longer with Stanhope; Stanhope: lost in this round 16 -> 5,
           of them leaders with it 12 -> 1, of them characters 12 -> 1
Applied    [13] round movement; Stanhope: place on the table -> destroyed,
           models 4 -> 0
Due        initiative (nfw next)

# As many hits as models: none is left for him, and the one that he saved himself from leaves a model (F-71).

$ six() { python3 -c "print(','.join(['6'] * $1 + ['1'] * $2))"; }; cp fire.begun a.battle; nfw fire castilla stanhope short --dice $(six 4 12),6,6,6,6,6,1 | sed -n '/^Applied/,$p'; nfw strike stanhope starhemberg >o; nfw save starhemberg --dice 6,6 | sed -n '/^Applied/,$p'
Applied    [11] Castilla: volleys left 6 -> 5, has fired, firing at Stanhope;
           Stanhope: lost in this round 0 -> 4, lost to musketry, some to
           infantry at short range, characters struck, not named yet 0 -> 1,
           fired at
Due        strike stanhope (by spain)
Applied    [13] Starhemberg: mortal hits to save 1 -> 0; Stanhope: lost in this
           round 4 -> 3, of them leaders with it 1 -> 0, of them characters 1 ->
           0
Due        strike stanhope (by spain) (more characters than models are left)

# In melee no more fall than are in contact, but as many where more were hit (F-118); who fell himself is one of
# them (F-119).

$ cp melee.begun a.battle; nfw melee castilla stanhope 4 4 charged ranks 3 --dice 6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,1,1,1,1,6,1,1 | sed -n '/^Applied/,$p'; nfw strike stanhope starhemberg | sed -n '/^Applied/,$p'; nfw save starhemberg --dice 6,6 | sed -n '/^Applied/,$p'; nfw undo >o; nfw save starhemberg --new-dice --dice 1,1 | sed -n '/^Applied/,$p'; nfw battle | grep Stanhope
Applied    [18] Castilla: inflicted in this melee 0 -> 4, has struck, in melee;
           Stanhope: lost in this round 0 -> 4, characters struck, not named yet
           0 -> 1, mortal hits left over 0 -> 3, has struck, characters struck
           in melee by Castilla, in melee
Due        strike stanhope (by spain)
Applied    [19] Starhemberg: mortal hits to save 0 -> 1; Stanhope: of them
           leaders with it 0 -> 1, of them characters 0 -> 1, characters struck,
           not named yet 1 -> 0
Due        save starhemberg
Applied    [20] Starhemberg: mortal hits to save 1 -> 0; Stanhope: of them
           leaders with it 1 -> 0, of them characters 1 -> 0, mortal hits left
           over 3 -> 2
Due        morale stanhope
Applied    [22] Allies: command tests due, its C-in-C is lost; Starhemberg:
           place on the table -> dead, mortal hits to save 1 -> 0, his loss is
           known, no longer with Stanhope
Due        morale stanhope
    Stanhope            models 18, lost in this round 4, in melee,

# In Future Wars, too (N-39): whoever is with the unit saves himself from what is left over, named at once or
# afterwards.

$ six() { python3 -c "print(','.join(['6'] * $1 + ['1'] * $2))"; }; rm a.battle; nfw battle new f.battle tharsis.toml hive.toml >o; nfw round --skip >o; nfw set drones figures=2 --why less >o; nfw fire sappers drones short --dice $(six 17 2) | sed -n '/^Applied/,$p'; nfw strike drones mother | sed -n '/^Applied/,$p'; nfw undo >o; nfw undo >o; nfw fire sappers drones short --new-dice --dice $(six 16 3) | sed -n '/^Applied/,$p'; nfw undo >o; nfw fire sappers drones mother short --new-dice --dice $(six 17 2),1,1 | sed -n '/^Applied/,$p'; nfw save mother --dice $(six 8 2) | sed -n '/^Applied/,$p'
Applied    [3] Sappers, firearms 1: has fired; Drones: lost in this round 0 ->
           2, lost to small-arms, characters struck, not named yet 0 -> 1,
           mortal hits left over 0 -> 6
Due        strike drones (by tharsis)
Applied    [4] Mother Ixel: mortal hits to save 6; Drones: characters struck,
           not named yet 1 -> 0, mortal hits left over 6 -> 0
Due        save mother-ixel
Applied    [7] Sappers, firearms 1: has fired; Mother Ixel: mortal hits to save
           6; Drones: lost in this round 0 -> 2, lost to small-arms
Due        save mother-ixel
Applied    [9] Sappers, firearms 1: has fired; Mother Ixel: Wounds lost by the
           living 0 -> 1, mortal hits to save 5; Drones: lost in this round 0 ->
           2, lost to small-arms
Due        save mother-ixel
Applied    [10] Mother Ixel: lost in this round 0 -> 1, Wounds lost by the
           living 1 -> 0, mortal hits to save 5 -> -

# The Wound of the mounted colonel takes the first hit that falls on him, and nobody falls to it; he falls to the
# next (4.9).

$ rm f.battle; nfw battle new m.battle parma.toml modena.toml >o; for l in 'speech duca mirandola --dice 1' 'round --skip' 'order sinistra hold' 'order destra hold' 'order centro hold' 'order riserva hold' 'order lancieri oppose' 'order cavalleria oppose' 'round' 'round fire --skip'; do nfw $l >o; done; nfw fire fanti guardie short 16 --dice 6,6,6,6,6,6,1,1,1,1,1,1,1,1,1,1,1,1,1,6,6,6,6,6,6,6,6 | grep struck; for k in commander subaltern sergeant musicians; do nfw set guardie $k=0 --why fell >o; done; nfw strike guardie mounted-colonel; nfw strike guardie mounted-colonel
           some to infantry at short range, characters struck, not named yet 0
Applied    [16] Guardie Ducali: lost in this round 6 -> 5, characters struck,
           not named yet 2 -> 1, the colonel's Wound is lost
Due        strike guardie-ducali (by parma)
Applied    [17] Guardie Ducali: of them characters 0 -> 1, characters struck,
           not named yet 1 -> 0, mounted colonel 1 -> 0
Due        morale guardie-ducali

# In its melee turn a battery, and who fights it, has its officers in contact, and so has a square that cavalry
# fights; a charge at a battery has every rider (3.6.5, F-121, F-99).

$ rm m.battle; nfw battle new b.battle vendome.toml starhemberg.toml >o; for l in 'join starhemberg stanhope' 'round --skip' 'order centre attack' 'order wing oppose' 'order line hold' 'order horse oppose' 'round --skip' 'formation castilla line 6' 'formation guns battery' 'formation palatines square' 'round --skip' 'round movement --skip' 'next --seed 1' 'turn --skip' 'round --skip' 'order wing attack cavalry-general --dice 6' 'order horse attack cavalry-general --dice 6' 'round' 'round fire --skip' 'round movement --skip' 'next --seed 1' 'morale palatines ordenes --dice 2' 'round'; do nfw $l >o; done; nfw melee cuirassiers guns charged --seed 2 | sed -n '/To hit/,/[0-9]+$/p'; nfw melee ordenes palatines --seed 1 | sed -n '/To hit/,/[0-9]+$/p'
To hit     34 dice: 20 Value of those who fight (3.6.5),
           +1 officer's pistol, first turn (3.6.5),
           +4 ATTACK, one for 5 dice so far (3.6.5),
           +9 riders' pistols in the charge (3.6.5)
           4+ +1 higher quality (3.6.5) = 3+
To hit     7 dice: 4 Value of those who fight (3.6.5),
           +1 special fighter or sergeant (3.6.5),
           +1 officer's pistol, first turn (3.6.5),
           +1 ATTACK, one for 5 dice so far (3.6.5)
           4+ -1 lower quality (3.6.5) = 5+
To hit     34 dice: 20 Value of those who fight (3.6.5),
           +1 officer's pistol, first turn (3.6.5),
           +4 ATTACK, one for 5 dice so far (3.6.5),
           +9 riders' pistols in the charge (3.6.5)
           4+
To hit     18 dice: 16 Value of those who fight (3.6.5),
           +1 special fighter or sergeant (3.6.5),
           +1 officer's pistol, first turn (3.6.5)
           4+ -1 disorganised (3.6.5) = 5+
2> nfw: vendome.toml: the list is not legal: 'nfw --rules fucilier muster vendome.toml' says why
2> nfw: starhemberg.toml: the list is not legal: 'nfw --rules fucilier muster starhemberg.toml' says why

# Two leaders are with it: each hit beyond all models falls on one of them, as the enemy deals them (F-70).

$ six() { python3 -c "print(','.join(['6'] * $1 + ['1'] * $2))"; }; rm b.battle; cp fire.begun a.battle; nfw set frankenberg with=stanhope --why 'for this' >o; nfw fire castilla stanhope short --dice $(six 32 6) | sed -n '/^Applied/,$p'; nfw strike stanhope frankenberg; nfw save frankenberg --dice 1,1 | sed -n '/^Applied/,$p'; nfw due | head -2
Applied    [12] Castilla: volleys left 6 -> 5, has fired, firing at Stanhope;
           Stanhope: lost in this round 0 -> 4, lost to musketry, some to
           infantry at short range, of them for the leaders with it 0 -> 12,
           fired at
Due        strike stanhope (by spain)
From file  Frankenberg: who leader
Applied    [13] Stanhope: lost in this round 4 -> 5, of them leaders with it 0
           -> 1, of them characters 0 -> 1, of them for the leaders with it 12
           -> 11; Frankenberg: mortal hits to save 0 -> 1
Due        strike stanhope (by spain), save frankenberg
Applied    [14] Stanhope: lost in this round 5 -> 4, of them leaders with it 1
           -> 0, of them characters 1 -> 0; Frankenberg: Wounds left 1 -> 0,
           mortal hits to save 1 -> 0
Due        strike stanhope (by spain)
Turn 1, fire: volleys
Must       1 nfw strike stanhope (by spain)
