# A battle of Future Wars, from two army lists to the end of its fourth turn,
# one after the other, in one folder. The comments say what the book makes of the dice, worked by hand.

$ nfw --rules future battle new arsia.battle tharsis.toml hive.toml
Turn 1, threat

Tharsis column
  Staff
    Colonel Reyes       figures 1, command value 4, with Guards
    Captain Vasko       figures 1, with Rangers
    Guards              figures 10, chief 1, champion 1, musician 1, colours 1
      lasers            laser rifle
      cannon            laser rifle
    Sappers             figures 8, chief 1
      firearms 1        shotgun
    Rangers             figures 6
      firearms 1        precision rifle
  Pit head
    Major Okafor        figures 1, command value 2, with Miners
    Miners              figures 12, chief 1
      firearms 1        assault rifle
    Outriders           figures 6
      firearms 1        pistol
    Crawlers            figures 2
      autocannon        assault rifle

Hive of Arsia
  Nest
    Mother Ixel         figures 1, command value 3, with Drones
    Drones              figures 14
    Spitters            figures 10, chief 1, deputy 1
      firearms 1        assault rifle
    Behemoth            figures 1
  Hired guns
    Broker Quill        figures 1, command value 2, with Wardens
    Stalker             figures 1
    Wardens             figures 6, chief 1, colours 1
      firearms 1        laser rifle
    Poachers            figures 10
      firearms 1        shotgun
    Hoppers             figures 12
      firearms 1        pistol

# Before the battle. Scouting: Tharsis 4+3 for two leaders, 5 for the radio behind the lines, 2+6,
# +1 light infantry, +2 cavalry, -4 two armoured vehicles, +6 command values: 25. The hive 3+4, 5+3,
# -2 a giant creature, +5: 18. Higher, but not double.

$ nfw sc th --dice 4,3,5,2,6,3,4,5,3
Scouting, Future Wars 3.1

Army       2 commanders (3.1) +1 behind enemy lines with radio (3.1)
           +2 always (3.1)
           5D6: 4 3 5 2 6 +2 medium or light cavalry x1 (3.1)
           +1 light infantry (3.1) -4 armoured vehicles x2 (3.1)
           +6 command values (3.1) = 25
Enemy      2 commanders (3.1) +2 always (3.1)
           4D6: 3 4 5 3 -2 giant creatures x1 (3.1) +5 command values (3.1) = 18
Result     the enemy is outscouted
           you may re-roll day or night, place the terrain and choose your side;
           the enemy deploys first (3.2, 3.3, 3.4)
Applied    [1] Tharsis column: scouting the enemy is outscouted; Hive of Arsia:
           scouting outscouted by the enemy

$ nfw time th day --dice 5,2,3
Time of day, Future Wars 3.2

Phase      1D6: 5 -> night
Again      1D6: 2 -> day
Interval   1D6: 3
Result     day, 3 as its interval
From file  Tharsis column: scouting outscouts
Applied    [2] time day, interval 3

$ nfw terrain th 4 --dice 5,1,6,2
Terrain, Future Wars 3.3

Features   4 dice: 4 features (3.3)
           outscouted: 5+
           5* 1  6* 2  -> 2 may be moved
Result     you place the terrain
           you place all the terrain and choose your side of the table (3.3)
           the dice are the features in order: the enemy may move each that has
           a star, to at least 30 cm from every other (3.3)
From file  Tharsis column: scouting outscouts
Applied    [3] Tharsis column: terrain placed by it; Hive of Arsia: terrain
           placed by the enemy

$ nfw dep th
Deployment, Future Wars 3.4

Result     the enemy deploys first
           you deploy second (3.4)
From file  Tharsis column: scouting outscouts
Applied    [4] Tharsis column: deployment second; Hive of Arsia: deployment
           first

# Turn 1. Who threatens is named first, who is threatened rolls. Sappers: 2, chief +2, an enemy
# terrible creature -2, Value 8 against 6: 2, demoralised. Hoppers: 6 -1 poor -1 equal Value: 4, OK.
# Both hold from the end of the round (N-92).

$ nfw thr beh sap enemy-creature --dice 2
Threat, Future Wars 4.1

Threat     1D6: 2 +2 chief (4.1) -2 enemy terrible creature within 15 cm (4.1)
           = 2 -> demoralised
Result     demoralised, disorganised
           at the end of the round place both markers; a leader may lift it, the
           disorder stays until it stops to reorganise (4.1.4)
From file  Behemoth: enemy-value 6, enemy-creature-value 6
           Sappers: value 8, chief
Not said   --friend-near --enemy-near --friendly-creature --friendly-vehicle
           --enemy-vehicle --other
Applied    [5] Sappers: reaction demoralised from the end of the round,
           disorganised then, has answered a threat

$ nfw thr out hop --dice 6
Threat, Future Wars 4.1

Threat     1D6: 6 -1 poor (4.1) -1 threatened by no lesser Value (4.1) = 4 -> OK
Result     OK
From file  Outriders: enemy-value 12
           Hoppers: quality poor, type tribal, value 12
Not said   --friend-near --enemy-near --friendly-creature --enemy-creature
           --friendly-vehicle --enemy-vehicle --other
Applied    [6] Hoppers: reaction OK from the end of the round, has answered a
           threat

$ nfw thr cra hop --enemy-ve
2> nfw: Hoppers has answered a threat in this turn (N-93); --anyway takes it all the same
? 2

$ nfw r
Turn 1, fire: volleys
Applied    [7] round fire; Sappers: state OK -> demoralised, disorganised

# Fire. The guards have two kinds of firearms: two volleys. A 6 strikes Mother Ixel: she is no drone,
# so that the drones lose one less, and she saves for herself: 7 is not above 7, a Wound.

$ nfw fire gua las dro lo --dice 4,5,6,1,2,3,4,6,1,2,3,6,5,6,2
Fire, Future Wars 4.2

To hit     8 dice: 8 weapons (4.2)
           4+ +1 veteran (4.2) -1 long range (4.2) = 4+
           4* 5* 6* 1  2  3  4* 6* -> 5 hits
To kill    5 dice
           laser rifle: 2+ +1 laser (4.2) = 2+
           1  2* 3* 6* 5* -> 4 mortal hits
Characters 2 dice
           6+
           6* 2  -> 1 hit on a character
Result     4 killed, 1 hit on a character
           so many of the mortal hits fall on special characters or individuals
           with the target, of the shooter's choice; never the colours while
           others are left (4.2.4)
From file  Guards: quality veteran
           lasers: weapon laser-rifle, shooters 8
           Drones: target-figures 14
Not said   --cover
Applied    [8] Guards, lasers: has fired; Drones: lost in this round 0 -> 4,
           lost to small-arms, characters struck, not named yet 0 -> 1
Due        strike drones (by tharsis)

$ nfw str dro ixel
From file  Mother Ixel: person
Applied    [9] Mother Ixel: mortal hits to save 1; Drones: lost in this round 4
           -> 3, characters struck, not named yet 1 -> 0
Due        save mother-ixel

$ nfw n --dice 3,4
Saves, Future Wars 4.2

Saves      2 dice
           2D6 over 7
           3+4  -> 0 saved
Result     0 killed, 1 Wound lost by the living
           a marker for each Wound lost (4.2)
From file  Mother Ixel: hits 1, figures 1, save 7, wounds 1
Applied    [10] Mother Ixel: Wounds lost by the living 0 -> 1, mortal hits to
           save 1 -> -

$ nfw fire gua can dro lo --dice 5,4,2,6,3,1,2,3
Fire, Future Wars 4.2

To hit     4 dice: 4 Value of all weapons (4.2)
           4+ +1 veteran (4.2) -1 long range (4.2) = 4+
           5* 4* 2  6* -> 3 hits
To kill    3 dice
           laser rifle: 2+ +1 Strength of the weapon (4.2) +1 laser (4.2) = 2+
           3* 1  2* -> 2 mortal hits
Characters 1 die
           6+
           3  -> 0 hits on characters
Result     2 killed
From file  Guards: quality veteran
           cannon: weapon laser-rifle, shooters 1, value 4, strength 1, by
           heavy-weapons
           Drones: target-figures 14, target-fallen 3
Not said   --cover
Applied    [11] Guards, cannon: has fired; Drones: lost in this round 3 -> 5,
           lost to small-arms -> small-arms,heavy-weapons
Due        morale drones

$ nfw fire ran dro lo --dice 5,6,3,4,2,5,4,1,3,5
Fire, Future Wars 4.2

To hit     6 dice: 6 weapons (4.2)
           4+ -1 long range (4.2) = 5+
           5* 6* 3  4  2  5* -> 3 hits
To kill    3 dice
           precision rifle: 2+
           4* 1  3* -> 2 mortal hits
Characters 1 die
           6+
           5  -> 0 hits on characters
Result     2 killed
From file  firearms 1: weapon precision-rifle, shooters 6
           Drones: target-figures 14, target-fallen 5
Not said   --cover
Applied    [12] Rangers, firearms 1: has fired; Drones: lost in this round 5 ->
           7
Due        morale drones

$ nfw fire spi sap short cover light --dice 1,4,5,6,2,3,4,1,2,6,3,2,5,6,1,6
Fire, Future Wars 4.2

To hit     10 dice: 10 weapons (4.2)
           4+
           1  4* 5* 6* 2  3  4* 1  2  6* -> 5 hits
To kill    5 dice
           assault rifle: 2+ -1 light cover (4.2) = 3+
           3* 2  5* 6* 1  -> 3 mortal hits
Characters 1 die
           6+
           6* -> 1 hit on a character
Result     3 killed, 1 hit on a character
           so many of the mortal hits fall on special characters or individuals
           with the target, of the shooter's choice; never the colours while
           others are left (4.2.4)
From file  firearms 1: shooters 10
           Sappers: target-figures 8, target-armour light
Applied    [13] Sappers: lost in this round 0 -> 3, lost to small-arms,
           characters struck, not named yet 0 -> 1; Spitters, firearms 1: has
           fired
Due        strike sappers (by hive), morale drones

$ nfw d
Turn 1, fire: volleys
First      volleys, then losses tests
Must       1 nfw strike sappers (by hive)  2 nfw morale drones
May        3 nfw fire sappers FIREARMS NAME --range  4 miners  5 outriders
           6 crawlers  7 wardens  8 poachers  9 hoppers

$ nfw str sap colours
2> nfw: Sappers has other characters left, who fall first (4.2.4)
? 2

$ nfw str sap chief
Applied    [14] Sappers: chief 1 -> 0, characters struck, not named yet 1 -> 0
Due        morale sappers, morale drones

$ nfw fire war gua lo --dice 1,3,4,2,5,6,2,1,3,4,6
Fire, Future Wars 4.2

To hit     6 dice: 6 weapons (4.2)
           4+ +2 elite (4.2) -1 long range (4.2) = 3+
           1  3* 4* 2  5* 6* -> 4 hits
To kill    4 dice
           laser rifle: 3+ +1 laser (4.2) = 2+
           2* 1  3* 4* -> 3 mortal hits
Characters 1 die
           6+
           6* -> 1 hit on a character
Result     3 killed, 1 hit on a character
           so many of the mortal hits fall on special characters or individuals
           with the target, of the shooter's choice; never the colours while
           others are left (4.2.4)
From file  Wardens: quality elite
           firearms 1: weapon laser-rifle, shooters 6
           Guards: target-figures 10, target-armour medium
Not said   --cover
Applied    [15] Guards: lost in this round 0 -> 3, lost to small-arms,
           characters struck, not named yet 0 -> 1; Wardens, firearms 1: has
           fired
Due        strike guards (by hive), morale sappers, morale drones

$ nfw str gua rey
From file  Colonel Reyes: person
Applied    [16] Colonel Reyes: mortal hits to save 1; Guards: lost in this round
           3 -> 2, characters struck, not named yet 1 -> 0
Due        save colonel-reyes, morale sappers, morale drones

$ nfw n --dice 5,4
Saves, Future Wars 4.2

Saves      2 dice
           2D6 over 7
           5+4* -> 1 saved
Result     0 killed, 1 saved
From file  Colonel Reyes: hits 1, figures 1, save 7, wounds 2
Applied    [17] Colonel Reyes: mortal hits to save 1 -> -
Due        morale sappers, morale drones

$ nfw fire cra hop lo --dice 6,5,4,4,1,2,3,3,2,3,1,6,4
Fire, Future Wars 4.2

To hit     8 dice: 8 Value of all weapons (4.2)
           4+ +1 veteran (4.2) -1 long range (4.2) = 4+
           6* 5* 4* 4* 1  2  3  3  -> 4 hits
To kill    4 dice
           assault rifle: 2+
           2* 3* 1  6* -> 3 mortal hits
Characters 1 die
           6+
           4  -> 0 hits on characters
Result     3 killed
           no losses test, unless other fire of this phase brings its losses
           above 25 % (4.2)
From file  Crawlers: quality veteran, by vehicles
           autocannon: shooters 2, value 4
           Hoppers: target-figures 12
Not said   --cover
Applied    [18] Crawlers, autocannon: has fired; Hoppers: lost in this round 0
           -> 3, lost to vehicles
Due        morale sappers, morale drones

$ nfw fire poa cra short --dice 4,4,1,2,3,5,6,1,2,3,4,3,6,5,6,3,3,4,3,1,2
Fire, Future Wars 4.2

To hit     10 dice: 10 weapons (4.2)
           4+
           4* 4* 1  2  3  5* 6* 1  2  3  -> 4 hits
To kill    4 dice
           shotgun: 4+
           4* 3  6* 5* -> 3 mortal hits
Characters 1 die
           6+
           6* -> 1 hit on a character
Saves      6 dice
           2D6 over 6
           3+3  4+3* 1+2  -> 1 saved
Result     0 killed, 1 saved, 2 Wounds lost by the living, 1 hit on a character
           so many of the mortal hits fall on special characters or individuals
           with the target, of the shooter's choice; never the colours while
           others are left (4.2.4)
           a marker for each Wound lost (4.2)
From file  firearms 1: weapon shotgun, shooters 10
           Crawlers: target-figures 2, target-armour very-heavy, target-save 6,
           target-wounds 2
Not said   --cover
Applied    [19] Crawlers: Wounds lost by the living 0 -> 2; Poachers, firearms
           1: has fired
Due        morale sappers, morale drones

$ nfw fire min poa lo --coveri --dice 6,1,2,3,4,5,6,1,2,3,4,5,3,1,2
Fire, Future Wars 4.2

To hit     12 dice: 12 weapons (4.2)
           4+ -1 poor or unpredictable (4.2) -1 long range (4.2)
           -1 covering fire (4.2) = 6+
           6* 1  2  3  4  5  6* 1  2  3  4  5  -> 2 hits
To kill    2 dice
           assault rifle: 2+
           3* 1  -> 1 mortal hit
Characters 1 die
           6+
           2  -> 0 hits on characters
Result     1 killed
           no losses test, unless other fire of this phase brings its losses
           above 25 % (4.2)
           it does not fire next turn, unless an ammunition depot is at hand
           (4.2)
From file  Miners: quality poor
           firearms 1: shooters 12
           Poachers: target-figures 10
Not said   --cover
Applied    [20] Miners: covering fire; Miners, firearms 1: has fired; Poachers:
           lost in this round 0 -> 1, lost to small-arms
Due        morale sappers, morale drones

$ nfw fire sap spi short --dice 6,5,4,3,2,1,6,1,5,2,1
Fire, Future Wars 4.2

To hit     8 dice: 8 weapons (4.2)
           4+ -1 disorganised (4.2) -1 in bloodlust or demoralised (4.2) = 6+
           6* 5  4  3  2  1  6* 1  -> 2 hits
To kill    2 dice
           shotgun: 2+
           5* 2* -> 2 mortal hits
Characters 1 die
           6+
           1  -> 0 hits on characters
Result     2 killed
           no losses test, unless other fire of this phase brings its losses
           above 25 % (4.2)
From file  Sappers: state demoralised, disorganised
           firearms 1: weapon shotgun, shooters 8
           Spitters: target-figures 10, target-armour light
Not said   --cover
Applied    [21] Sappers, firearms 1: has fired; Spitters: lost in this round 0
           -> 2, lost to small-arms
Due        morale sappers, morale drones

# A second volley of the same weapons; a test that is not due: 2 of 10 is no more than a quarter.

$ nfw fire sap spi short
2> nfw: firearms 1 have fired in this turn (4.2); --anyway takes it all the same
? 2

$ nfw mor spi
2> nfw: morale: not due for Spitters now; --anyway takes it all the same
? 2

# Sappers 3 of 8 lost: 6 -1 losses -2 demoralised -1 enemy near: 2, demoralised still, the chief being
# dead. Drones 7 of 14, exactly half: 4 -1 -1 heavy weapons +2 their general +1 a friend near: 5, OK.

$ nfw mor sap enemy-near --skip --dice 6
Losses test, Future Wars 4.2

Losses     1D6: 6 -1 losses this turn (4.2) -1 enemy unit within 20 cm (4.2)
           -2 demoralised (4.2) = 2 -> demoralised
Result     demoralised, disorganised
           place both markers; a leader may lift it, the disorder stays until it
           stops to reorganise (4.1.4)
From file  Sappers: lost 3, of 8, turn-lost 3, turn-of 8, by small-arms, state
           demoralised, disorganised, after fire
Not said   --friend-near --friendly-vehicle --enemy-vehicle --other
           --friendly-creature --enemy-creature
Applied    [22] Sappers: reaction demoralised from the end of the round,
           disorganised then, losses test taken
Due        morale drones

$ nfw mor dro --friend- --dice 4
Losses test, Future Wars 4.2

Losses     1D6: 4 -1 losses this turn (4.2) -1 some by heavy fire (4.2)
           +2 general or C-in-C (4.2) +1 friendly unit within 20 cm (4.2) = 5
           -> OK
Result     OK
From file  Drones: lost 7, of 14, turn-lost 7, turn-of 14, by
           small-arms,heavy-weapons, type instinctive, leader general, after
           fire
Not said   --enemy-near --friendly-vehicle --enemy-vehicle --other
           --friendly-creature --enemy-creature
Applied    [23] Drones: reaction OK from the end of the round, losses test taken

$ nfw r
Turn 1, movement
Applied    [24] round movement; Guards: figures 10 -> 8; Sappers: figures 8 ->
           5; Drones: figures 14 -> 7; Spitters: figures 10 -> 8; Poachers:
           figures 10 -> 9; Hoppers: figures 12 -> 9
Due        initiative (nfw next)

# Movement. All leaders roll; then the owners take their counters.

$ nfw n --dice 3,2,6,1
Initiative, Future Wars 4.3.2

Initiative Colonel Reyes: 1D6: 3 +4 command value (4.3.2) = 7
Initiative Major Okafor: 1D6: 2 +2 command value (4.3.2) = 4
Initiative Mother Ixel: 1D6: 6 +3 command value (4.3.2) = 9
Initiative Broker Quill: 1D6: 1 +2 command value (4.3.2) = 3
Result     Mother Ixel, Colonel Reyes, Major Okafor, Broker Quill
           in this order their owners pick any counter that is left; commands
           move from the lowest number to the highest (4.3.2)
Applied    [25] initiative rolled; Staff: chooses its counter as number 2; Pit
           head: chooses its counter as number 3; Nest: chooses its counter as
           number 1; Hired guns: chooses its counter as number 4

$ nfw cou staff
2> nfw: Staff waits: who rolled higher chooses first; equals of one side may swap, with --anyway (4.3.2, N-46)
? 2

$ nfw cou nest 4
From file  Nest: by hand: number 4 (file: 1)
Applied    [26] Nest: counter 0 -> 4
Due        counter staff

$ nfw cou staff pit
From file  Staff: number 1
Applied    [27] lowest counter that is left 2; Staff: counter 0 -> 1
Due        counter pit-head
From file  Pit head: number 2
Applied    [28] lowest counter that is left 3; Pit head: counter 0 -> 2
Due        counter hired-guns

$ nfw cou hired 4
2> nfw: Hired guns has none left: counter of that number, which another command has
? 2

$ nfw move out
2> nfw: Outriders waits until all commands have their counters (4.3.2); --anyway takes it all the same
? 2

$ nfw cou hired
From file  Hired guns: number 3
Applied    [29] counter that moves 1, lowest counter that is left 5; Hired guns:
           counter 0 -> 3
Due        pass staff

$ nfw cou nest
2> nfw: Nest has its counter
? 2

# They move from the lowest to the highest, each until all of it have moved or it passes.

$ nfw move out
2> nfw: Outriders waits for the commands with lower counters (4.3.2); --anyway takes it all the same
? 2

# The rangers wade a river of strength 4: 3 -4 = -1, two drown. A 6 strikes whom the hive named
# beforehand, their hero: he saves, one drowns.

$ nfw ford ran vas river 4 --dice 3,6,5,5
Wading a river, Future Wars 4.3.5

Wading     1D6: 3 -4 strength of the river (4.3.5) = -1 -> failed, with losses
Characters 1 die: 2 drowned, a die for 3 (4.3.5)
           6+
           6* -> 1 hit on a character
His save   2 dice
           2D6 over 6
           5+5* -> 1 saved
Result     failed, with losses, 2 go under, 1 killed, 1 saved,
           1 hit on a character, the character unharmed
           it stays on its bank, disorganised, and may try again in a later turn
           (4.3.5)
           so many of the drowned are characters of the opponent's choice, never
           the colours while others are left (4.2.4)
From file  Rangers: figures 6
           Captain Vasko: character-save 6, character-wounds 1
Applied    [30] strength of the river 4; Rangers: lost in this round 0 -> 1,
           disorganised, has moved or reorganised
Due        pass staff

$ nfw r
2> nfw: round: still due: pass staff
? 2

$ nfw n; nfw n 1
Applied    [31] counter that moves 2; Staff: moves no more
Due        pass pit-head
2> nfw: next: 'pass staff' is a choice: say it so, or 'nfw next 1'

$ nfw move sap
2> nfw: Sappers is of a command that has moved (4.3.2); --anyway takes it all the same
? 2

$ nfw move out
Movement, Future Wars 4.3.5

Allowance  25
Result     25 cm
From file  Outriders: mov 25, arm cavalry, troops medium, armour light
Not said   --ground --open --difficult
Applied    [32] Outriders: has moved or reorganised
Due        pass pit-head

$ nfw move out
2> nfw: Outriders has moved or reorganised in this turn (4.3.2); --anyway takes it all the same
? 2

$ nfw pass pit hired
Applied    [33] counter that moves 3; Pit head: moves no more
Due        pass hired-guns
Applied    [34] counter that moves 4; Hired guns: moves no more

$ nfw move beh host
Movement, Future Wars 4.3.5

Allowance  20
Result     20 cm
From file  Behemoth: mov 20, armour heavy, strength 2
Not said   --open --difficult
Applied    [35] Behemoth: has moved or reorganised, ground that it is on hostile
           ground, hostile ground to roll for
Due        hostile behemoth

# Twelve dice, one 6, and his own save of 6 fails: a Wound.

$ nfw n --dice 6,1,2,3,4,5,1,2,3,4,5,1,2,2,3
Hostile ground, Future Wars 4.3.7

Ground     12 dice: 12 for the unit (4.3.7)
           6+
           6* 1  2  3  4  5  1  2  3  4  5  1  -> 1 mortal hit
Characters 1 die
           6+
           2  -> 0 hits on characters
Saves      2 dice
           2D6 over 6
           2+3  -> 0 saved
Result     0 killed, 1 Wound lost by the living
           a marker for each Wound lost (4.3.7)
           again in round 3 of every turn that it begins there (4.3.7)
From file  Behemoth: figures 1, save 6, wounds 3
Applied    [36] Behemoth: Wounds lost by the living 0 -> 1, no longer hostile
           ground to roll for

$ nfw fire ran dro lo
2> nfw: fire is of the round 'fire': nfw round fire; --anyway takes it all the same
? 2

$ nfw r
Turn 1, melee: blows
Applied    [37] round melee; Rangers: figures 6 -> 5

# Melee. Outriders 5 x 2 dice at the poor hoppers: 6 hits, 4 dead; these 6 dice: 1 dead.

$ nfw mel out hop 5 6 --dice 1,2,3,4,5,6,1,2,3,4,3,1,4,2,6,5,1,2,5,6,1,2,3,4,3,1,3
Melee, Future Wars 4.4

Outriders
To hit     10 dice: 10 Value in contact (4.4)
           4+ +1 of higher quality (4.4) = 3+
           1  2  3* 4* 5* 6* 1  2  3* 4* -> 6 hits
To kill    6 dice
           spear or bayonet: 3+
           3* 1  4* 2  6* 5* -> 4 mortal hits
Hoppers
Characters 2 dice
           6+
           1  2  -> 0 hits on characters
To hit     6 dice: 6 Value in contact (4.4)
           4+ -1 of lower quality (4.4) = 5+
           5* 6* 1  2  3  4  -> 2 hits
To kill    2 dice
           one-handed weapon: 3+
           3* 1  -> 1 mortal hit
Outriders
Characters 1 die
           6+
           3  -> 0 hits on characters

Result     Outriders: 4 foes killed, lost more: Hoppers
           won: if both are still there, after those in bloodlust and
           individuals its figures close up first (4.4)
           Hoppers: 1 foe killed
From file  Outriders: weapon spear, value 10, unit-value 12, armour light,
           figures 6, both
           Hoppers: enemy-quality poor, enemy-figures 9, enemy-value 6,
           enemy-unit-value 9
Not said   --defending-standard --enemy-defending-standard
Applied    [38] Outriders: lost in this round 0 -> 1, inflicted in this melee 0
           -> 4, has struck, in melee; Hoppers: lost in this round 0 -> 4,
           inflicted in this melee 0 -> 1, has struck, in melee
Due        morale outriders, morale hoppers

# Drones 6, guards 5 and a champion. Then Mother Ixel's own die, with no guard in contact with her.

$ nfw mel dro gua 6 5 --dice 5,6,1,2,3,4,4,2,2,3,4,1,2,5,6,3,1,2,6,5
Melee, Future Wars 4.4

Drones
To hit     6 dice: 6 Value in contact (4.4)
           4+ -1 of lower quality (4.4) = 5+
           5* 6* 1  2  3  4  -> 2 hits
To kill    2 dice
           fangs and claws: 4+
           4* 2  -> 1 mortal hit
Guards
Characters 1 die
           6+
           2  -> 0 hits on characters
To hit     6 dice: 5 Value in contact (4.4), +1 champion (4.4)
           4+ +1 of higher quality (4.4) = 3+
           3* 4* 1  2  5* 6* -> 4 hits
To kill    4 dice
           one-handed weapon: 3+
           3* 1  2  6* -> 2 mortal hits
Drones
Characters 1 die
           6+
           5  -> 0 hits on characters

Result     Drones: 1 foe killed, lost more: Drones
           Guards: 2 foes killed
           won: if both are still there, after those in bloodlust and
           individuals its figures close up first (4.4)
From file  Drones: weapon fangs-claws, value 6, unit-value 7, figures 7, both
           Guards: enemy-quality veteran, enemy-armour medium, enemy-figures 8,
           enemy-value 5, enemy-champion, enemy-unit-value 8
Not said   --defending-standard --enemy-defending-standard
Applied    [39] Guards: lost in this round 0 -> 1, inflicted in this melee 0 ->
           2, has struck, in melee; Drones: lost in this round 0 -> 2, inflicted
           in this melee 0 -> 1, has struck, in melee
Due        morale guards, morale outriders, morale drones, morale hoppers

$ nfw mel ixel gua 1 0 --dice 6,1
Melee, Future Wars 4.4

Mother Ixel
To hit     1 die: 1 Value in contact (4.4)
           4+ -1 of lower quality (4.4) = 5+
           6* -> 1 hit
To kill    1 die
           one-handed weapon: 4+
           1  -> 0 mortal hits

Result     Mother Ixel: 0 foes killed,
           lost more: not known while other blows follow
           Guards: 0 foes killed, 1 Wound lost by the living
Assumed    --quality average
From file  Mother Ixel: more, value 1, unit-value 1, individual, figures 1, save
           7, wounds 1, marks 1, both
           Guards: enemy-quality veteran, enemy-armour medium, enemy-figures 8,
           enemy-fallen 1, enemy-unit-value 8
Not said   --defending-standard --enemy-defending-standard
Applied    [40] Mother Ixel: has struck, in melee
Due        morale guards, morale outriders, morale drones, morale hoppers

$ nfw mel dro gua 6 5
2> nfw: Drones has struck in this melee (4.4); --anyway takes it all the same
? 2

$ nfw d
Turn 1, melee: blows
Must       1 nfw morale guards  2 nfw morale outriders  3 nfw morale drones
           4 nfw morale hoppers
May        5 nfw melee colonel-reyes NAME

# Guards: 1 +1 veteran +1 inflicted more -1 (3 of 10 this turn) +3 heroic commander +2 chief +1 colours
# +1 Value, 8 against the drones' 7 (the mother who is with them is no figure of theirs, N-61): 9, OK.
# Outriders: 3 +1 inflicted
# more +1 Value: 5, OK. Drones: 5 -1 suffered more -3 (9 of 14) +2 general +1 a friend: 4, OK. Hoppers:
# 6 -1 poor -1 -3 (7 of 12): 1, they rout at the end of the round.

$ nfw n --dice 1
Losses test, Future Wars 4.4

Losses     1D6: 1 +1 veteran (4.1) -1 a quarter or more lost (4.4)
           +1 inflicted more than it lost (4.4) +3 heroic commander (4.4)
           +2 chief (4.4) +1 colours or standard-bearer (4.4)
           +1 higher total Value (4.4) = 9 -> OK
Result     OK
From file  Guards: lost 1, of 8, turn-lost 3, turn-of 10, inflicted 2, quality
           veteran, value 8, enemy-value 7, leader heroic-commander, chief,
           colours, after melee
Not said   --friend-near --enemy-near --friendly-vehicle --enemy-vehicle --other
           --friendly-creature --enemy-creature
Applied    [41] Guards: reaction OK from the end of the round, losses test taken
Due        morale outriders, morale drones, morale hoppers

$ nfw n --dice 3
Losses test, Future Wars 4.4

Losses     1D6: 3 +1 inflicted more than it lost (4.4)
           +1 higher total Value (4.4) = 5 -> OK
Result     OK
From file  Outriders: lost 1, of 6, turn-lost 1, turn-of 6, inflicted 4, type
           fanatic, value 12, enemy-value 9, after melee
Not said   --friend-near --enemy-near --friendly-vehicle --enemy-vehicle --other
           --friendly-creature --enemy-creature
Applied    [42] Outriders: reaction OK from the end of the round, losses test
           taken
Due        morale drones, morale hoppers

$ nfw mor dro --friend- --dice 5
Losses test, Future Wars 4.4

Losses     1D6: 5 -3 half or more lost (4.4)
           -1 lost more than it inflicted (4.4) +2 general or C-in-C (4.4)
           +1 friendly unit within 20 cm (4.4) = 4 -> OK
Result     OK
From file  Drones: lost 2, of 7, turn-lost 9, turn-of 14, inflicted 1, type
           instinctive, value 7, enemy-value 8, leader general, after melee
Not said   --enemy-near --friendly-vehicle --enemy-vehicle --other
           --friendly-creature --enemy-creature
Applied    [43] Drones: reaction OK from the end of the round, losses test taken
Due        morale hoppers

$ nfw n --dice 6
Losses test, Future Wars 4.4

Losses     1D6: 6 -1 poor (4.1) -3 half or more lost (4.4)
           -1 lost more than it inflicted (4.4) = 1 -> rout
Result     rout
           the unit leaves the table for good, with every individual who joined
           it (4.1.4)
From file  Hoppers: lost 4, of 9, turn-lost 7, turn-of 12, inflicted 1, quality
           poor, type tribal, value 9, enemy-value 12, after melee
Not said   --friend-near --enemy-near --friendly-vehicle --enemy-vehicle --other
           --friendly-creature --enemy-creature
Applied    [44] Hoppers: reaction rout from the end of the round, losses test
           taken

$ nfw r
Turn 1, influence
Applied    [45] round influence; Guards: figures 8 -> 7; Outriders: figures 6 ->
           5, no longer in melee; Drones: figures 7 -> 5; Hoppers: place on the
           table -> fled, figures 9 -> 5, state OK -> rout, no longer in melee

# Influence. The miners: 1 +2 tribal -1 chief = 2, not above 2: bloodlust until the end of turn 2.

# The guards: 6 -1 disciplined -1 chief -1 champion -1 colours -1 musician = 1, likewise.

$ nfw inf oka --dice 1
Influence, Future Wars 4.5

Influence  1D6: 1 +2 tribal (4.5) -1 chief (4.5) = 2 against cv 2 -> success
Result     success, state bloodlust
           to the end of the next turn, then OK, unless a test decides otherwise
           first (4.5)
From file  Major Okafor: cv 2
           Miners: type tribal, chief
Not said   --different-race --other
Applied    [46] Major Okafor: has tried his influence; Miners: state OK ->
           bloodlust, turns that its bloodlust may last 0 -> 2

$ nfw inf oka
2> nfw: influence: not due for Major Okafor now; --anyway takes it all the same
? 2

$ nfw inf vas
2> nfw: 'vas': Captain Vasko cannot be meant here; there are colonel-reyes, major-okafor, mother-ixel, broker-quill
? 2

$ nfw inf rey --dice 6
Influence, Future Wars 4.5

Influence  1D6: 6 -1 disciplined (4.5) -1 chief (4.5) -1 champion (4.5)
           -1 colours or standard-bearer (4.5) -1 musicians or heralds (4.5) = 1
           against cv 4 -> success
Result     success, state bloodlust
           to the end of the next turn, then OK, unless a test decides otherwise
           first (4.5)
From file  Colonel Reyes: cv 4, by c-in-c, save 7, wounds 2
           Guards: chief, champion, colours, musician
Not said   --different-race --other
Applied    [47] Colonel Reyes: has tried his influence; Guards: state OK ->
           bloodlust, turns that its bloodlust may last 0 -> 2

# By hand: guards 10 -2 -1, sappers 8 -3, rangers 6 -1, outriders 6 -1; drones 14 -7 -2, spitters
# 10 -2, poachers 10 -1; the hoppers gone; one Wound on Ixel, one on the behemoth, two on the crawlers.

$ nfw battle
Turn 1, influence

Tharsis column
  Staff
    Colonel Reyes       figures 1, command value 4, with Guards
    Captain Vasko       figures 1, with Rangers
    Guards              figures 7, bloodlust, in melee, chief 1, champion 1,
                        musician 1, colours 1
      lasers            laser rifle, has fired
      cannon            laser rifle, has fired
    Sappers             figures 5, demoralised, disorganised
      firearms 1        shotgun, has fired
    Rangers             figures 5, disorganised
      firearms 1        precision rifle, has fired
  Pit head
    Major Okafor        figures 1, command value 2, with Miners
    Miners              figures 12, bloodlust, covering fire, chief 1
      firearms 1        assault rifle, has fired
    Outriders           figures 5
      firearms 1        pistol
    Crawlers            figures 2, Wounds lost by the living 2
      autocannon        assault rifle, has fired

Hive of Arsia
  Nest
    Mother Ixel         figures 1, command value 3, with Drones, in melee,
                        Wounds lost by the living 1
    Drones              figures 5, in melee
    Spitters            figures 8, chief 1, deputy 1
      firearms 1        assault rifle, has fired
    Behemoth            figures 1, Wounds lost by the living 1, hostile ground
  Hired guns
    Broker Quill        figures 1, command value 2, with Wardens
    Stalker             figures 1
    Wardens             figures 6, chief 1, colours 1
      firearms 1        laser rifle, has fired
    Poachers            figures 9
      firearms 1        shotgun, has fired
    Hoppers             figures 5, fled, rout
      firearms 1        pistol

$ nfw t --skip
Turn 2, threat
Applied    [48] turn 2, round threat; Guards: turns that its bloodlust may last
           2 -> 1; Miners: turns that its bloodlust may last 2 -> 1, no longer
           covering fire, covering fire last turn; Behemoth: hostile ground to
           roll for

# Turn 2. Spitters: 4 +2 chief -1 equal Value -2 vehicle: 3, OK. The hoppers are gone.

$ nfw thr cra spi --enemy-ve --dice 4
Threat, Future Wars 4.1

Threat     1D6: 4 +2 chief (4.1) -2 enemy vehicle within 15 cm (4.1)
           -1 threatened by no lesser Value (4.1) = 3 -> OK
Result     OK
From file  Crawlers: enemy-value 8
           Spitters: value 8, chief, deputy
Not said   --friend-near --enemy-near --friendly-creature --enemy-creature
           --friendly-vehicle --other
Applied    [49] Spitters: reaction OK from the end of the round, has answered a
           threat

$ nfw thr out hop
2> nfw: Hoppers takes no part: fled
? 2

$ nfw r
Turn 2, fire: volleys
Applied    [50] round fire

# The miners fired cover: no fire in this turn. Hero Vasko, named, is struck, and has a Wound.

$ nfw fire min poa lo
2> nfw: --covered-last-turn: after covering fire a unit does not fire for a turn, unless an --ammunition-depot is at hand (4.2)
? 2

$ nfw fire spi ran vas short --dice 4,5,6,6,1,2,3,4,2,3,4,1,5,6,1,2,3
Fire, Future Wars 4.2

To hit     8 dice: 8 weapons (4.2)
           4+
           4* 5* 6* 6* 1  2  3  4* -> 5 hits
To kill    5 dice
           assault rifle: 2+
           2* 3* 4* 1  5* -> 4 mortal hits
Characters 2 dice
           6+
           6* 1  -> 1 hit on a character
His save   2 dice
           2D6 over 6
           2+3  -> 0 saved
Result     3 killed, 1 hit on a character, the character wounded
           so many of the mortal hits fall on special characters or individuals
           with the target, of the shooter's choice; never the colours while
           others are left (4.2.4)
From file  firearms 1: shooters 8
           Rangers: target-figures 5, target-armour light
           Captain Vasko: target-character-save 6, target-character-wounds 1
Not said   --cover
Applied    [51] Captain Vasko: Wounds lost by the living 0 -> 1; Rangers: lost
           in this round 0 -> 3, lost to small-arms; Spitters, firearms 1: has
           fired
Due        morale rangers

# Two failed saves: the crawler with two Wounds lost is gone with the first, the other has one.

$ nfw fire war cra lo --dice 3,4,5,1,2,6,4,5,3,6,1,1,1,6,1,2,2
Fire, Future Wars 4.2

To hit     6 dice: 6 weapons (4.2)
           4+ +2 elite (4.2) -1 long range (4.2) = 3+
           3* 4* 5* 1  2  6* -> 4 hits
To kill    4 dice
           laser rifle: 5+ +1 laser (4.2) = 4+
           4* 5* 3  6* -> 3 mortal hits
Characters 1 die
           6+
           1  -> 0 hits on characters
Saves      6 dice
           2D6 over 6
           1+1  6+1* 2+2  -> 1 saved
Result     1 killed, 1 saved, 1 Wound lost by the living
From file  Wardens: quality elite
           firearms 1: weapon laser-rifle, shooters 6
           Crawlers: target-figures 2, target-armour very-heavy, target-save 6,
           target-wounds 2, target-marks 2
Not said   --cover
Applied    [52] Crawlers: lost in this round 0 -> 1, lost to small-arms, Wounds
           lost by the living 2 -> 1; Wardens, firearms 1: has fired
Due        morale rangers, morale crawlers

$ nfw fire cra poa lo --dice 4,4,4,1,2,3,5,6,1,2,3,4,5,3,4
Fire, Future Wars 4.2

To hit     8 dice: 8 Value of all weapons (4.2)
           4+ +1 veteran (4.2) -1 long range (4.2) = 4+
           4* 4* 4* 1  2  3  5* 6* -> 5 hits
To kill    5 dice
           assault rifle: 2+
           1  2* 3* 4* 5* -> 4 mortal hits
Characters 2 dice
           6+
           3  4  -> 0 hits on characters
Result     4 killed
From file  Crawlers: quality veteran, by vehicles
           autocannon: shooters 2, value 4
           Poachers: target-figures 9
Not said   --cover
Applied    [53] Crawlers, autocannon: has fired; Poachers: lost in this round 0
           -> 4, lost to vehicles
Due        morale rangers, morale crawlers, morale poachers

$ nfw fire ran poa lo --dice 6,1,2,3,4,3,2
Fire, Future Wars 4.2

To hit     5 dice: 5 weapons (4.2)
           4+ -1 disorganised (4.2) -1 long range (4.2) = 6+
           6* 1  2  3  4  -> 1 hit
To kill    1 die
           precision rifle: 2+
           3* -> 1 mortal hit
Characters 1 die
           6+
           2  -> 0 hits on characters
Result     1 killed
From file  Rangers: disorganised
           firearms 1: weapon precision-rifle, shooters 5
           Poachers: target-figures 9, target-fallen 4
Not said   --cover
Applied    [54] Rangers, firearms 1: has fired; Poachers: lost in this round 4
           -> 5, lost to vehicles -> small-arms,vehicles
Due        morale rangers, morale crawlers, morale poachers

# Rangers 3 of 5: 4 -3 +1 hero +1 a friend: 3. Crawlers 1 of 2, exactly half: 3 +1 -1: 3. Poachers 5
# of 9, by vehicles in part: 6 -3 -1: 2.

$ nfw n --friend- --skip --dice 4
Losses test, Future Wars 4.2

Losses     1D6: 4 -3 more than half lost (4.2) +1 hero (4.2)
           +1 friendly unit within 20 cm (4.2) = 3 -> demoralised
Result     demoralised, disorganised
           place both markers; a leader may lift it, the disorder stays until it
           stops to reorganise (4.1.4)
From file  Rangers: lost 3, of 5, turn-lost 3, turn-of 5, by small-arms, type
           tribal, disorganised, hero, after fire
Not said   --enemy-near --friendly-vehicle --enemy-vehicle --other
           --friendly-creature --enemy-creature
Applied    [55] Rangers: reaction demoralised from the end of the round,
           disorganised then, losses test taken
Due        morale crawlers, morale poachers

$ nfw n --dice 3
Losses test, Future Wars 4.2

Losses     1D6: 3 +1 veteran (4.1) -1 losses this turn (4.2) = 3 -> OK
Result     OK
From file  Crawlers: lost 1, of 2, turn-lost 1, turn-of 2, by small-arms,
           quality veteran, after fire
Not said   --friend-near --enemy-near --friendly-vehicle --enemy-vehicle --other
           --friendly-creature --enemy-creature
Applied    [56] Crawlers: reaction OK from the end of the round, losses test
           taken
Due        morale poachers

$ nfw n --dice 6
Losses test, Future Wars 4.2

Losses     1D6: 6 -3 more than half lost (4.2) -1 some by heavy fire (4.2) = 2
           -> demoralised
Result     demoralised, disorganised
           place both markers; a leader may lift it, the disorder stays until it
           stops to reorganise (4.1.4)
From file  Poachers: lost 5, of 9, turn-lost 5, turn-of 9, by
           small-arms,vehicles, type fanatic, after fire
Not said   --friend-near --enemy-near --friendly-vehicle --enemy-vehicle --other
           --friendly-creature --enemy-creature
Applied    [57] Poachers: reaction demoralised from the end of the round,
           disorganised then, losses test taken

$ nfw r
Turn 2, movement
Applied    [58] round movement; Rangers: figures 5 -> 2, state OK ->
           demoralised; Crawlers: figures 2 -> 1; Poachers: figures 9 -> 4,
           state OK -> demoralised, disorganised
Due        initiative (nfw next), hostile behemoth

$ nfw n --dice 2,1,2,2
Initiative, Future Wars 4.3.2

Initiative Colonel Reyes: 1D6: 2 +4 command value (4.3.2) = 6
Initiative Major Okafor: 1D6: 1 +2 command value (4.3.2) = 3
Initiative Mother Ixel: 1D6: 2 +3 command value (4.3.2) = 5
Initiative Broker Quill: 1D6: 2 +2 command value (4.3.2) = 4
Result     Colonel Reyes, Mother Ixel, Broker Quill, Major Okafor
           in this order their owners pick any counter that is left; commands
           move from the lowest number to the highest (4.3.2)
Applied    [59] initiative rolled; Staff: chooses its counter as number 1; Pit
           head: chooses its counter as number 4; Nest: chooses its counter as
           number 2; Hired guns: chooses its counter as number 3
Due        hostile behemoth, move miners

# The behemoth began its turn on hostile ground; that of the poachers turns hostile: 2 of 4, and their
# test holds at once: 6 -3 (7 of 9 this turn) -2 demoralised: 1, rout.

$ nfw n --dice 1,2,3,4,5,1,2,3,4,5,1,2
Hostile ground, Future Wars 4.3.7

Ground     12 dice: 12 for the unit (4.3.7)
           6+
           1  2  3  4  5  1  2  3  4  5  1  2  -> 0 mortal hits
Result     0 killed, 1 Wound lost by the living
           again in round 3 of every turn that it begins there (4.3.7)
From file  Behemoth: figures 1, save 6, wounds 3, marks 1
Applied    [60] Behemoth: no longer hostile ground to roll for
Due        move miners

$ nfw ground poa host
Applied    [61] Poachers: ground that it is on hostile ground, hostile ground to
           roll for
Due        hostile poachers, move miners

$ nfw n --dice 6,6,1,2,3,4,5,1,2,3,4,5,3
Hostile ground, Future Wars 4.3.7

Ground     12 dice: 12 for the unit (4.3.7)
           6+
           6* 6* 1  2  3  4  5  1  2  3  4  5  -> 2 mortal hits
Characters 1 die
           6+
           3  -> 0 hits on characters
Result     2 killed
           again in round 3 of every turn that it begins there (4.3.7)
From file  Poachers: figures 4
Applied    [62] Poachers: lost in this round 0 -> 2, lost to hostile-ground, no
           longer hostile ground to roll for
Due        morale poachers, move miners

$ nfw n --dice 6
Losses test, Future Wars 4.2

Losses     1D6: 6 -3 more than half lost (4.2) -2 demoralised (4.2) = 1 -> rout
Result     rout
           the unit leaves the table for good, with every individual who joined
           it (4.1.4)
From file  Poachers: lost 2, of 4, turn-lost 7, turn-of 9, by hostile-ground,
           type fanatic, state demoralised, disorganised, after fire
Not said   --friend-near --enemy-near --friendly-vehicle --enemy-vehicle --other
           --friendly-creature --enemy-creature
Applied    [63] Poachers: place on the table -> fled, state demoralised -> rout,
           no longer disorganised, losses test taken
Due        move miners

$ nfw fire poa min lo
2> nfw: Poachers takes no part: fled
? 2

$ nfw move min
Movement, Future Wars 4.3.5

Allowance  15
Result     15 cm
           the whole of it, at the nearest enemy and into contact (4.1.4)
From file  Miners: mov 15, armour light, state bloodlust
Not said   --ground --open --difficult
Applied    [64] Miners: has moved or reorganised

$ nfw move sap --reo
2> nfw: Sappers does not reorganise: only a unit that is OK, not in melee, and not a flier on the ground does (4.3.12); --anyway takes it all the same
? 2

$ nfw r
Turn 2, melee: blows
Applied    [65] round melee; Poachers: figures 4 -> 2
Due        melee guards, melee mother-ixel, melee drones

# A warden's character is struck, and with his own save of 8 has a Wound: nobody to name. The miners'
# chief is struck, and has none.

$ nfw mel min war 8 6 --dice 5,6,5,6,1,2,3,4,3,4,1,6,6,4,4,3,3,5,4,3,4,5,6,1,2,3,4,1,6,6
Melee, Future Wars 4.4

Miners
To hit     8 dice: 8 Value in contact (4.4)
           4+ -1 of lower quality (4.4) = 5+
           5* 6* 5* 6* 1  2  3  4  -> 4 hits
To kill    4 dice
           two-handed weapon: 4+ +1 in bloodlust (4.4) = 3+
           3* 4* 1  6* -> 3 mortal hits
Wardens
Characters 1 die
           6+
           6* -> 1 hit on a character
His save   2 dice
           2D6 over 8
           4+4  -> 0 saved
Saves      4 dice
           2D6 over 8
           3+3  5+4* -> 1 saved
To hit     6 dice: 6 Value in contact (4.4)
           4+ +1 of higher quality (4.4) = 3+
           3* 4* 5* 6* 1  2  -> 4 hits
To kill    4 dice
           one-handed weapon: 3+
           3* 4* 1  6* -> 3 mortal hits
Miners
Characters 1 die
           6+
           6* -> 1 hit on a character

Result     Miners: 0 foes killed, 1 saved, 1 Wound lost by the living,
           1 hit on a character, the character wounded, lost more: Miners
           so many of the mortal hits fall on special characters of the
           attacker's choice, the colours last of all (4.4)
           a marker for each Wound lost (4.4)
           Wardens: 3 foes killed, 1 hit on a character
           so many of the mortal hits fall on special characters of the
           attacker's choice, the colours last of all (4.4)
           won: if both are still there, after those in bloodlust and
           individuals its figures close up first (4.4)
From file  Miners: weapon two-handed, value 8, unit-value 12, quality poor,
           state bloodlust, armour light, figures 12, both
           Wardens: enemy-quality elite, enemy-armour heavy, enemy-figures 6,
           enemy-save 8, enemy-wounds 1, enemy-character-save 8,
           enemy-character-wounds 1, enemy-value 6, enemy-unit-value 6
Not said   --defending-standard --enemy-defending-standard
Applied    [66] Miners: lost in this round 0 -> 3, characters struck, not named
           yet 0 -> 1, has struck, in melee; Wardens: Wounds lost by the living
           0 -> 1, Wounds lost by a character 0 -> 1, inflicted in this melee 0
           -> 3, has struck, in melee
Due        strike miners (by hive), melee guards, melee mother-ixel, melee
           drones

$ nfw str min chief
Applied    [67] Miners: chief 1 -> 0, characters struck, not named yet 1 -> 0
Due        melee guards, melee mother-ixel, melee drones, morale miners

# In melee only special characters are struck: the 6 on the drones, who have none, means nothing.

$ nfw mel dro gua 4 5 --dice 1,2,3,4,3,1,2,4,1,2,2,1,6
Melee, Future Wars 4.4

Drones
To hit     4 dice: 4 Value in contact (4.4)
           4+ -1 of lower quality (4.4) = 5+
           1  2  3  4  -> 0 hits
Guards
To hit     6 dice: 5 Value in contact (4.4), +1 champion (4.4)
           4+ +1 of higher quality (4.4) = 3+
           3* 1  2  4* 1  2  -> 2 hits
To kill    2 dice
           one-handed weapon: 3+ +1 in bloodlust (4.4) = 2+
           2* 1  -> 1 mortal hit
Drones
Characters 1 die
           6+
           6* -> 1 hit on a character

Result     Drones: 0 foes killed, lost more: not known while other blows follow
           Guards: 1 foe killed, 1 hit on a character
           so many of the mortal hits fall on special characters of the
           attacker's choice, the colours last of all (4.4)
From file  Drones: weapon fangs-claws, value 4, unit-value 5, figures 5, both
           Guards: more, enemy-quality veteran, enemy-armour medium,
           enemy-figures 7, enemy-value 5, enemy-champion, enemy-unit-value 7,
           enemy-state bloodlust
Not said   --defending-standard --enemy-defending-standard
Applied    [68] Guards: inflicted in this melee 0 -> 1, has struck; Drones: lost
           in this round 0 -> 1, has struck
Due        melee mother-ixel, morale miners

# Mother Ixel stands in that melee, and must strike, too.

$ nfw mel ixel gua 1 0 -q --dice 1
0
0

# Miners: 5 -1 poor -1 suffered more -1 (3 of 12) +2 bloodlust +2 general +1 Value: 7, bloodlust that
# lasts. Drones: 2 -1 +2: 3, rout, and Mother Ixel with them.

$ nfw n --dice 5
Losses test, Future Wars 4.4

Losses     1D6: 5 -1 poor (4.1) -1 a quarter or more lost (4.4)
           -1 lost more than it inflicted (4.4) +2 general or C-in-C (4.4)
           +1 higher total Value (4.4) +2 in bloodlust (4.4) = 7 -> bloodlust
Result     bloodlust
           at full speed at the nearest enemy and into contact; no slowing, no
           reorganising; heavy weapons first fire all the salvoes they may
           (4.1.4)
From file  Miners: lost 3, of 12, turn-lost 3, turn-of 12, quality poor, type
           tribal, state bloodlust, value 12, enemy-value 6, leader general,
           after melee
Not said   --friend-near --enemy-near --friendly-vehicle --enemy-vehicle --other
           --friendly-creature --enemy-creature
Applied    [70] Miners: reaction bloodlust from the end of the round, losses
           test taken
Due        morale drones

$ nfw n --dice 2
Losses test, Future Wars 4.4

Losses     1D6: 2 -1 lost more than it inflicted (4.4)
           +2 general or C-in-C (4.4) = 3 -> rout
Result     rout
           the unit leaves the table for good, with every individual who joined
           it (4.1.4)
From file  Drones: lost 1, of 5, turn-lost 1, turn-of 5, type instinctive, value
           5, enemy-value 7, leader general, after melee
Not said   --friend-near --enemy-near --friendly-vehicle --enemy-vehicle --other
           --friendly-creature --enemy-creature
Applied    [71] Drones: reaction rout from the end of the round, losses test
           taken

$ nfw r
Turn 2, influence
Applied    [72] round influence; Guards: no longer in melee; Miners: figures 12
           -> 9, turns that its bloodlust may last 1 -> 0; Mother Ixel: place on
           the table -> fled, no longer with Drones, no longer in melee; Drones:
           place on the table -> fled, figures 5 -> 4, state OK -> rout, no
           longer in melee

# The miners in bloodlust: 5 +2 tribal: 7, five above 2. They turn on Major Okafor, who has no save.

$ nfw inf oka --dice 5
Influence, Future Wars 4.5

Influence  1D6: 5 +2 tribal (4.5) = 7 against cv 2 -> total failure
Result     total failure, state bloodlust, leader dead
           the unit kills the leader (4.5)
From file  Major Okafor: cv 2
           Miners: type tribal, state bloodlust
Not said   --different-race --other
Applied    [73] Major Okafor: place on the table -> dead, has tried his
           influence, no longer with Miners

$ nfw inf oka
2> nfw: influence needs 2 names, first of who acts: 'nfw influence major-okafor colonel-reyes'
? 2

# The guards' bloodlust was of this turn and the last.

$ nfw t --skip
Turn 3, threat
Applied    [74] turn 3, round threat; Guards: state bloodlust -> OK, turns that
           its bloodlust may last 1 -> 0; Miners: no longer covering fire last
           turn; Behemoth: hostile ground to roll for

$ nfw battle
Turn 3, threat

Tharsis column
  Staff
    Colonel Reyes       figures 1, command value 4, with Guards
    Captain Vasko       figures 1, with Rangers, Wounds lost by the living 1
    Guards              figures 7, chief 1, champion 1, musician 1, colours 1
      lasers            laser rifle
      cannon            laser rifle
    Sappers             figures 5, demoralised, disorganised
      firearms 1        shotgun
    Rangers             figures 2, demoralised, disorganised
      firearms 1        precision rifle
  Pit head
    Major Okafor        figures 1, dead, command value 2
    Miners              figures 9, bloodlust, in melee
      firearms 1        assault rifle
    Outriders           figures 5
      firearms 1        pistol
    Crawlers            figures 1, Wounds lost by the living 1
      autocannon        assault rifle

Hive of Arsia
  Nest
    Mother Ixel         figures 1, fled, command value 3,
                        Wounds lost by the living 1
    Drones              figures 4, fled, rout
    Spitters            figures 8, chief 1, deputy 1
      firearms 1        assault rifle
    Behemoth            figures 1, Wounds lost by the living 1, hostile ground,
                        hostile ground to roll for
  Hired guns
    Broker Quill        figures 1, command value 2, with Wardens
    Stalker             figures 1
    Wardens             figures 6, in melee, Wounds lost by the living 1,
                        chief 1, colours 1
      firearms 1        laser rifle
    Poachers            figures 2, fled, rout, hostile ground
      firearms 1        shotgun
    Hoppers             figures 5, fled, rout
      firearms 1        pistol

# Turn 3. Dusk falls on one side; the pit head is to attack.

$ nfw light th unf
Applied    [75] Tharsis column: light fair light -> unfavourable light

$ nfw order pit att
Applied    [76] Pit head: order attack

# Guards: 3 +1 +3 +2 +1 +1 -1 light -2 creature: 8, OK.

$ nfw thr beh gua enemy-creature --dice 3
Threat, Future Wars 4.1

Threat     1D6: 3 +1 veteran (4.1) +3 heroic commander (4.1) +2 chief (4.1)
           +1 colours or standard-bearer (4.1) +1 musician or herald (4.1)
           -2 enemy terrible creature within 15 cm (4.1)
           -1 unfavourable light (4.1) = 8 -> OK
Result     OK
From file  Behemoth: enemy-value 6, enemy-creature-value 6
           Guards: quality veteran, unfavourable-light, value 7, leader
           heroic-commander, chief, colours, musician
Not said   --friend-near --enemy-near --friendly-creature --friendly-vehicle
           --enemy-vehicle --other
Applied    [77] Guards: reaction OK from the end of the round, has answered a
           threat

$ nfw r
Turn 3, fire: volleys
Applied    [78] round fire

# Seven guards are left for eight lasers. 2 of 8 is exactly a quarter.

$ nfw fire gua las spi lo --dice 5,6,1,2,3,4,5,2,1,3,2
Fire, Future Wars 4.2

To hit     7 dice: 7 weapons (4.2)
           4+ +1 veteran (4.2) -1 unfavourable light (4.2) -1 long range (4.2)
           = 5+
           5* 6* 1  2  3  4  5* -> 3 hits
To kill    3 dice
           laser rifle: 2+ +1 laser (4.2) = 2+
           2* 1  3* -> 2 mortal hits
Characters 1 die
           6+
           2  -> 0 hits on characters
Result     2 killed
           no losses test, unless other fire of this phase brings its losses
           above 25 % (4.2)
From file  Guards: quality veteran, unfavourable-light
           lasers: weapon laser-rifle, shooters 7
           Spitters: target-figures 8, target-armour light
Not said   --cover
Applied    [79] Guards, lasers: has fired; Spitters: lost in this round 0 -> 2,
           lost to small-arms

$ nfw r --skip
Turn 3, movement
Applied    [80] round movement; Spitters: figures 8 -> 6
Due        initiative (nfw next), hostile behemoth

# Leaders in bad light have one less; commands that have lost theirs roll with 0.

$ nfw n --dice 3,4,3,1
Initiative, Future Wars 4.3.2

Initiative Colonel Reyes: 1D6: 3 +4 command value (4.3.2)
           -1 unfavourable light (4.3.2) = 6
Initiative Pit head: 1D6: 4 = 4
Initiative Broker Quill: 1D6: 3 +2 command value (4.3.2) = 5
Initiative Nest: 1D6: 1 = 1
Result     Colonel Reyes, Broker Quill, Pit head, Nest
           in this order their owners pick any counter that is left; commands
           move from the lowest number to the highest (4.3.2)
Applied    [81] initiative rolled; Staff: chooses its counter as number 1; Pit
           head: chooses its counter as number 3; Nest: chooses its counter as
           number 4; Hired guns: chooses its counter as number 2
Due        hostile behemoth

$ nfw n --dice 1,2,3,4,5,1,2,3,4,5,1,2
Hostile ground, Future Wars 4.3.7

Ground     12 dice: 12 for the unit (4.3.7)
           6+
           1  2  3  4  5  1  2  3  4  5  1  2  -> 0 mortal hits
Result     0 killed, 1 Wound lost by the living
           again in round 3 of every turn that it begins there (4.3.7)
From file  Behemoth: figures 1, save 6, wounds 3, marks 1
Applied    [82] Behemoth: no longer hostile ground to roll for

$ nfw move beh
Movement, Future Wars 4.3.5

Allowance  20
Result     20 cm
From file  Behemoth: mov 20, armour heavy, strength 2, starts-in-difficult
Not said   --ground --open --difficult
Applied    [83] Behemoth: has moved or reorganised, ground that it is on hostile
           ground -> -

$ nfw r
Turn 3, melee: blows
Applied    [84] round melee
Due        melee miners, melee wardens

# Six miners strike with seven dice, by their order; 1 dead on either side.

$ nfw mel min war 6 6 --dice 5,6,1,2,3,4,1,3,1,2,2,3,3,1,1,2,2,1,5,3
Melee, Future Wars 4.4

Miners
To hit     7 dice: 6 Value in contact (4.4),
           +1 attack order, one for 5 dice (4.4)
           4+ -1 of lower quality (4.4) = 5+
           5* 6* 1  2  3  4  1  -> 2 hits
To kill    2 dice
           two-handed weapon: 4+ +1 in bloodlust (4.4) = 3+
           3* 1  -> 1 mortal hit
Wardens
Characters 1 die
           6+
           2  -> 0 hits on characters
Saves      2 dice
           2D6 over 8
           2+3  -> 0 saved
To hit     6 dice: 6 Value in contact (4.4)
           4+ +1 of higher quality (4.4) = 3+
           3* 1  1  2  2  1  -> 1 hit
To kill    1 die
           one-handed weapon: 3+
           5* -> 1 mortal hit
Miners
Characters 1 die
           6+
           3  -> 0 hits on characters

Result     Miners: 1 foe killed, the character unharmed, lost more: neither
           equal losses: if both are still there, the higher die closes up
           first, after those in bloodlust and individuals (4.4)
           Wardens: 1 foe killed
           equal losses: if both are still there, the higher die closes up
           first, after those in bloodlust and individuals (4.4)
From file  Miners: weapon two-handed, value 6, order attack, unit-value 9,
           quality poor, state bloodlust, armour light, figures 9, both
           Wardens: enemy-quality elite, enemy-armour heavy, enemy-figures 6,
           enemy-save 8, enemy-wounds 1, enemy-marks 1, enemy-character-save 8,
           enemy-value 6, enemy-unit-value 6
Not said   --defending-standard --enemy-defending-standard
Applied    [85] Miners: lost in this round 0 -> 1, inflicted in this melee 0 ->
           1, has struck; Wardens: lost in this round 0 -> 1, Wounds lost by the
           living 1 -> 0, inflicted in this melee 0 -> 1, has struck
Due        morale miners, morale wardens

# Miners: 3 -1 poor +2 bloodlust -1 light +1 Value: 4, OK. Wardens: 1 +2 elite +2 chief +1 colours +2
# general: 8, OK. Equal losses: the higher die closes up first.

$ nfw n --dice 3
Losses test, Future Wars 4.4

Losses     1D6: 3 -1 poor (4.1) +1 higher total Value (4.4)
           -1 unfavourable light (4.4) +2 in bloodlust (4.4) = 4 -> OK
Result     OK
From file  Miners: lost 1, of 9, turn-lost 1, turn-of 9, inflicted 1, quality
           poor, type tribal, state bloodlust, unfavourable-light, value 9,
           enemy-value 6, after melee
Not said   --friend-near --enemy-near --friendly-vehicle --enemy-vehicle --other
           --friendly-creature --enemy-creature
Applied    [86] Miners: reaction OK from the end of the round, losses test taken
Due        morale wardens

$ nfw n --dice 1
Losses test, Future Wars 4.4

Losses     1D6: 1 +2 elite (4.1) +2 general or C-in-C (4.4) +2 chief (4.4)
           +1 colours or standard-bearer (4.4) = 8 -> OK
Result     OK
From file  Wardens: lost 1, of 6, turn-lost 1, turn-of 6, inflicted 1, quality
           elite, value 6, enemy-value 9, leader general, chief, colours, after
           melee
Not said   --friend-near --enemy-near --friendly-vehicle --enemy-vehicle --other
           --friendly-creature --enemy-creature
Applied    [87] Wardens: reaction OK from the end of the round, losses test
           taken
Due        contact miners, contact wardens

$ nfw n --dice 2,5
Closing up after melee, Future Wars 4.4

Own die    1D6: 2
Enemy      1D6: 5
Result     the enemy's first
           both bring as many figures into base contact as they can: those in
           bloodlust first, then individuals, then the unit that goes first,
           then the other (4.4)
From file  Miners: inflicted 1, lost 1
Applied    [88] Miners: closing up settled; Wardens: closing up settled

$ nfw r
Turn 3, influence
Applied    [89] round influence; Miners: figures 9 -> 8, state bloodlust -> OK;
           Wardens: figures 6 -> 5

# Quill's wardens: 6 -1 disciplined +2 mercenary -1 chief -1 colours: 5, three above 2.

$ nfw inf qui --dice 6
Influence, Future Wars 4.5

Influence  1D6: 6 -1 disciplined (4.5) +2 mercenary troops (4.5) -1 chief (4.5)
           -1 colours or standard-bearer (4.5) = 5 against cv 2 -> total failure
Result     total failure, state demoralised, disorganised
           demoralised and disorganised (4.5)
From file  Broker Quill: cv 2, by allied
           Wardens: command mercenary, chief, colours
Not said   --different-race --other
Applied    [90] Broker Quill: has tried his influence; Wardens: state OK ->
           demoralised, disorganised

$ nfw t --skip
Turn 4, threat
Applied    [91] turn 4, round threat

# Turn 4. A lone individual: each mortal hit needs one more 6, then he saves.

$ nfw r fire
Turn 4, fire: volleys
Applied    [92] round fire

$ nfw fire ran stal lo --dice 6,6,3,4,6,2,2,2
Fire, Future Wars 4.2

To hit     2 dice: 2 weapons (4.2)
           4+ -1 disorganised (4.2) -1 unfavourable light (4.2)
           -1 in bloodlust or demoralised (4.2) -1 long range (4.2) = 6+
           6* 6* -> 2 hits
To kill    2 dice
           precision rifle: 2+
           3* 4* -> 2 mortal hits
Individual 2 dice
           6+
           6* 2  -> 1 mortal hit that strikes
Saves      2 dice
           2D6 over 6
           2+2  -> 0 saved
Result     0 killed, 1 Wound lost by the living, 1 hit on a character
           a marker for each Wound lost (4.2)
From file  Rangers: state demoralised, disorganised, unfavourable-light
           firearms 1: weapon precision-rifle, shooters 2
           Stalker: target individual, target-save 6, target-wounds 1
Not said   --cover --not-nearest --target-friends
Applied    [93] Rangers, firearms 1: has fired; Stalker: Wounds lost by the
           living 0 -> 1

$ nfw r --skip
Turn 4, movement
Applied    [94] round movement
Due        initiative (nfw next)

$ nfw n --dice 3,4,3,1
Initiative, Future Wars 4.3.2

Initiative Colonel Reyes: 1D6: 3 +4 command value (4.3.2)
           -1 unfavourable light (4.3.2) = 6
Initiative Pit head: 1D6: 4 = 4
Initiative Broker Quill: 1D6: 3 +2 command value (4.3.2) = 5
Initiative Nest: 1D6: 1 = 1
Result     Colonel Reyes, Broker Quill, Pit head, Nest
           in this order their owners pick any counter that is left; commands
           move from the lowest number to the highest (4.3.2)
Applied    [95] initiative rolled; Staff: chooses its counter as number 1; Pit
           head: chooses its counter as number 3; Nest: chooses its counter as
           number 4; Hired guns: chooses its counter as number 2

$ nfw leave vas
Applied    [96] Captain Vasko: no longer with Rangers

$ nfw r
Turn 4, melee: blows
Applied    [97] round melee
Due        melee miners, melee wardens

# The character who has lost his Wound fails his save: it is the chief.

$ nfw mel min war 6 5 --dice 5,6,5,1,2,3,4,4,5,1,6,4,3,5,5,1,2,3,1,2
Melee, Future Wars 4.4

Miners
To hit     7 dice: 6 Value in contact (4.4),
           +1 attack order, one for 5 dice (4.4)
           4+ -1 of lower quality (4.4) = 5+
           5* 6* 5* 1  2  3  4  -> 3 hits
To kill    3 dice
           two-handed weapon: 4+
           4* 5* 1  -> 2 mortal hits
Wardens
Characters 1 die
           6+
           6* -> 1 hit on a character
His save   2 dice
           2D6 over 8
           4+3  -> 0 saved
Saves      2 dice
           2D6 over 8
           5+5* -> 1 saved
To hit     5 dice: 5 Value in contact (4.4)
           4+ +1 of higher quality (4.4) -1 disorganised (4.4) = 4+
           1  2  3  1  2  -> 0 hits

Result     Miners: 1 foe killed, 1 saved, 1 hit on a character,
           the character dead, lost more: Wardens
           so many of the mortal hits fall on special characters of the
           attacker's choice, the colours last of all (4.4)
           won: if both are still there, after those in bloodlust and
           individuals its figures close up first (4.4)
           Wardens: 0 foes killed
From file  Miners: weapon two-handed, value 6, order attack, unit-value 8,
           quality poor, armour light, figures 8, both
           Wardens: enemy-quality elite, enemy-armour heavy, enemy-figures 5,
           enemy-save 8, enemy-wounds 1, enemy-character-save 8, enemy-value 5,
           enemy-unit-value 5, enemy-state demoralised, enemy-disorganised
Not said   --defending-standard --enemy-defending-standard
Applied    [98] Miners: inflicted in this melee 0 -> 1, has struck; Wardens:
           lost in this round 0 -> 1, characters struck, not named yet 0 -> 1,
           has struck
Due        strike wardens (by tharsis)

$ nfw str war chief
Applied    [99] Wardens: chief 1 -> 0, Wounds lost by a character 1 -> 0,
           characters struck, not named yet 1 -> 0
Due        morale wardens

# Wardens: 1 +2 elite -1 -2 demoralised +1 colours +2 general -1 enemy near -2 enemy vehicle: 0, rout.

$ nfw n enemy-near --enemy-ve --dice 1
Losses test, Future Wars 4.4

Losses     1D6: 1 +2 elite (4.1) -1 lost more than it inflicted (4.4)
           +2 general or C-in-C (4.4) +1 colours or standard-bearer (4.4)
           -1 enemy unit within 20 cm (4.4)
           -2 enemy vehicle or terrible creature within 30 cm (4.4)
           -2 demoralised (4.4) = 0 -> rout
Result     rout
           the unit leaves the table for good, with every individual who joined
           it (4.1.4)
From file  Wardens: lost 1, of 5, turn-lost 1, turn-of 5, quality elite, state
           demoralised, disorganised, value 5, enemy-value 8, leader general,
           colours, after melee
Not said   --friend-near --friendly-vehicle --other --friendly-creature
           --enemy-creature
Applied    [100] Wardens: reaction rout from the end of the round, losses test
           taken

$ nfw r
Turn 4, influence
Applied    [101] round influence; Miners: no longer in melee; Broker Quill:
           place on the table -> fled, no longer with Wardens; Wardens: place on
           the table -> fled, figures 5 -> 4, state demoralised -> rout, no
           longer disorganised, no longer in melee

$ nfw t --skip
Turn 5, threat
Applied    [102] turn 5, round threat

# By hand: guards 7, sappers 5 and rangers 2 demoralised, miners 8, outriders 5, one crawler with one
# Wound lost; of the hive spitters 6, the behemoth and the stalker, a Wound each.

$ nfw battle
Turn 5, threat

Tharsis column
  unfavourable light
  Staff
    Colonel Reyes       figures 1, command value 4, with Guards
    Captain Vasko       figures 1, Wounds lost by the living 1
    Guards              figures 7, chief 1, champion 1, musician 1, colours 1
      lasers            laser rifle
      cannon            laser rifle
    Sappers             figures 5, demoralised, disorganised
      firearms 1        shotgun
    Rangers             figures 2, demoralised, disorganised
      firearms 1        precision rifle
  Pit head              attack
    Major Okafor        figures 1, dead, command value 2
    Miners              figures 8
      firearms 1        assault rifle
    Outriders           figures 5
      firearms 1        pistol
    Crawlers            figures 1, Wounds lost by the living 1
      autocannon        assault rifle

Hive of Arsia
  Nest
    Mother Ixel         figures 1, fled, command value 3,
                        Wounds lost by the living 1
    Drones              figures 4, fled, rout
    Spitters            figures 6, chief 1, deputy 1
      firearms 1        assault rifle
    Behemoth            figures 1, Wounds lost by the living 1
  Hired guns
    Broker Quill        figures 1, fled, command value 2
    Stalker             figures 1, Wounds lost by the living 1
    Wardens             figures 4, fled, rout, colours 1
      firearms 1        laser rifle
    Poachers            figures 2, fled, rout, hostile ground
      firearms 1        shotgun
    Hoppers             figures 5, fled, rout
      firearms 1        pistol

$ nfw log wardens
[15]       1 fire: fire war gua lo --dice 1,3,4,2,5,6,2,1,3,4,6 -> 3
           Guards: lost in this round 0 -> 3, lost to small-arms, characters
           struck, not named yet 0 -> 1; Wardens, firearms 1: has fired
[52]       2 fire: fire war cra lo --dice 3,4,5,1,2,6,4,5,3,6,1,1,1,6,1,2,2 -> 1
           Crawlers: lost in this round 0 -> 1, lost to small-arms, Wounds lost
           by the living 2 -> 1; Wardens, firearms 1: has fired
[66]       2 melee: mel min war 8 6 --dice
           5,6,5,6,1,2,3,4,3,4,1,6,6,4,4,3,3,5,4,3,4,5,6,1,2,3,4,1,6,6 -> 0
           Miners: lost in this round 0 -> 3, characters struck, not named yet 0
           -> 1, has struck, in melee; Wardens: Wounds lost by the living 0 ->
           1, Wounds lost by a character 0 -> 1, inflicted in this melee 0 -> 3,
           has struck, in melee
[72]       2 melee: round
           round influence; Guards: no longer in melee; Miners: figures 12 -> 9,
           turns that its bloodlust may last 1 -> 0; Mother Ixel: place on the
           table -> fled, no longer with Drones, no longer in melee; Drones:
           place on the table -> fled, figures 5 -> 4, state OK -> rout, no
           longer in melee
[85]       3 melee: mel min war 6 6 --dice
           5,6,1,2,3,4,1,3,1,2,2,3,3,1,1,2,2,1,5,3 -> 1
           Miners: lost in this round 0 -> 1, inflicted in this melee 0 -> 1,
           has struck; Wardens: lost in this round 0 -> 1, Wounds lost by the
           living 1 -> 0, inflicted in this melee 0 -> 1, has struck
[87]       3 melee: n --dice 1 -> OK
           Wardens: reaction OK from the end of the round, losses test taken
[88]       3 melee: n --dice 2,5 -> the enemy's first
           Miners: closing up settled; Wardens: closing up settled
[89]       3 melee: round
           round influence; Miners: figures 9 -> 8, state bloodlust -> OK;
           Wardens: figures 6 -> 5
[90]       3 influence: inf qui --dice 6 -> total failure
           Broker Quill: has tried his influence; Wardens: state OK ->
           demoralised, disorganised
[91]       3 influence: turn
           turn 4, round threat
[98]       4 melee: mel min war 6 5 --dice
           5,6,5,1,2,3,4,4,5,1,6,4,3,5,5,1,2,3,1,2 -> 1
           Miners: inflicted in this melee 0 -> 1, has struck; Wardens: lost in
           this round 0 -> 1, characters struck, not named yet 0 -> 1, has
           struck
[99]       4 melee: str war chief
           Wardens: chief 1 -> 0, Wounds lost by a character 1 -> 0, characters
           struck, not named yet 1 -> 0
[100]      4 melee: n enemy-near --enemy-ve --dice 1 -> rout
           Wardens: reaction rout from the end of the round, losses test taken
[101]      4 melee: round
           round influence; Miners: no longer in melee; Broker Quill: place on
           the table -> fled, no longer with Wardens; Wardens: place on the
           table -> fled, figures 5 -> 4, state demoralised -> rout, no longer
           disorganised, no longer in melee
[102]      4 influence: turn
           turn 5, round threat
