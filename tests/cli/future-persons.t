# A battle of two races, with persons who shoot and a battery that its crew leave; one after the other, in one folder.

$ nfw --rules future battle new cydonia.battle salvage.toml raiders.toml | grep -A 1 'Voss\|Brand\|Whisper'
    Ada Voss            figures 1, command value 3, with Sappers
      firearms 1        laser pistol
    Old Brand           figures 1
      firearms 1        precision rifle
--
    Whisper             figures 1
      firearms 1        laser rifle

# Ada Voss fires her pistol, Old Brand his rifle of Value 2; whoever is with a unit is no target.

$ nfw round
Turn 1, fire: volleys
Applied    [1] round fire

$ nfw fire voss boarders short --dice 5,6,3
Fire, Future Wars 4.2

To hit     1 die: 1 weapon (4.2)
           4+
           5* -> 1 hit
To kill    1 die
           laser pistol: 2+ +1 laser (4.2) = 2+
           6* -> 1 mortal hit
Characters 1 die
           6+
           3  -> 0 hits on characters
Result     1 killed
           no losses test, unless other fire of this phase brings its losses
           above 25 % (4.2)
From file  firearms 1: weapon laser-pistol, shooters 1
           Boarders: target-figures 12
Not said   --cover
Applied    [2] Ada Voss, firearms 1: has fired; Boarders: lost in this round 0
           -> 1, lost to small-arms

$ nfw fire whisper kxar long
2> nfw: Kxar is with a unit: it is the target (4.2, N-38); --anyway takes it all the same
? 2

# Whoever is named beforehand must be with the target. Brand is alone: each hit needs a further 6, and
# he saves.

$ nfw fire whisper talons rusk long
2> nfw: 'rusk': Captain Rusk is no enemy of his; there is kxar
? 2

$ nfw fire whisper brand short --dice 6,6,6,1,1
Fire, Future Wars 4.2

To hit     1 die: 1 weapon (4.2)
           4+
           6* -> 1 hit
To kill    1 die
           laser rifle: 2+ +1 laser (4.2) = 2+
           6* -> 1 mortal hit
Individual 1 die
           6+
           6* -> 1 mortal hit that strikes
Saves      2 dice
           2D6 over 6
           1+1  -> 0 saved
Result     0 killed, 1 Wound lost by the living, 1 hit on a character
           a marker for each Wound lost (4.2)
From file  firearms 1: weapon laser-rifle, shooters 1
           Old Brand: target individual, target-save 6, target-wounds 1
Not said   --cover --not-nearest --target-friends
Applied    [3] Old Brand: Wounds lost by the living 0 -> 1; Whisper, firearms 1:
           has fired

# Two 6s: one strikes Kxar, who has no save and is dead; the other falls on nobody.

$ nfw fire gangers talons kxar short --dice 5,5,5,5,5,5,1,2,3,4,1,2,6,6,6,6,1,1,6,6,1,1,2,2,6,6,5,5
Fire, Future Wars 4.2

To hit     12 dice: 12 weapons (4.2)
           4+ -1 poor or unpredictable (4.2) = 5+
           5* 5* 5* 5* 5* 5* 1  2  3  4  1  2  -> 6 hits
To kill    6 dice
           shotgun: 2+
           6* 6* 6* 6* 1  1  -> 4 mortal hits
Characters 2 dice
           6+
           6* 6* -> 2 hits on characters
Saves      8 dice
           2D6 over 8
           1+1  2+2  6+6* 5+5* -> 2 saved
Result     2 killed, 2 saved, 2 hits on characters
           so many of the mortal hits fall on special characters or individuals
           with the target, of the shooter's choice; never the colours while
           others are left (4.2.4)
From file  Gangers: quality unpredictable
           firearms 1: weapon shotgun, shooters 12
           Talons: target-figures 6, target-save 8
Not said   --cover
Applied    [4] Kxar: lost in this round 0 -> 1; Talons: lost in this round 0 ->
           1, lost to small-arms, characters struck, not named yet 0 -> 1;
           Gangers, firearms 1: has fired

$ nfw fire skiffs sappers short --dice 6,6,6,6,6,6,6
Fire, Future Wars 4.2

To hit     3 dice: 3 Value of all weapons (4.2)
           4+ +1 veteran (4.2) = 3+
           6* 6* 6* -> 3 hits
To kill    3 dice
           laser rifle: 2+ +1 laser (4.2) = 2+
           6* 6* 6* -> 3 mortal hits
Characters 1 die
           6+
           6* -> 1 hit on a character
Result     3 killed, 1 hit on a character
           so many of the mortal hits fall on special characters or individuals
           with the target, of the shooter's choice; never the colours while
           others are left (4.2.4)
From file  Skiffs: quality veteran, by vehicles,heavy-weapons
           lance: weapon laser-rifle, shooters 1, value 3
           Sappers: target-figures 10, target-armour light
Not said   --cover
Applied    [5] Sappers: lost in this round 0 -> 3, lost to
           vehicles,heavy-weapons, characters struck, not named yet 0 -> 1;
           Skiffs, lance: has fired
Due        strike sappers (by raiders)

# Who was struck is a character of the unit or a person with it, and must be said.

$ nfw strike sappers
2> nfw: Sappers needs to know who was struck: a character of its own, or who is with it (4.2.4)
? 2

$ nfw strike sappers kxar
2> nfw: 'kxar': Kxar cannot be meant here; there is ada-voss
? 2

$ nfw strike sappers voss
From file  Ada Voss: person
Applied    [6] Ada Voss: mortal hits to save 1; Sappers: lost in this round 3 ->
           2, characters struck, not named yet 1 -> 0
Due        save ada-voss

$ nfw next --dice 6,5
Saves, Future Wars 4.2

Saves      2 dice
           2D6 over 7
           6+5* -> 1 saved
Result     0 killed, 1 saved
From file  Ada Voss: hits 1, figures 1, save 7, wounds 1
Applied    [7] Ada Voss: mortal hits to save 1 -> -

# The crew are in bloodlust: they fire what they have, then charge as infantry and leave the tubes. A
# scout captures nothing, a unit does; it cannot use them (4.3.13).

$ nfw set mortars state=bloodlust salvoes=1 --why roused
Applied    [8] Mortars: salvoes left 2 -> 1, state OK -> bloodlust

$ nfw fire mortars gangers long --dice 6,5,4,3,2,1,6,6,2,1,6,5
Fire, Future Wars 4.2

To hit     8 dice: 8 Value of all weapons (4.2)
           4+ -1 in bloodlust or demoralised (4.2) -1 long range (4.2) = 6+
           6* 5  4  3  2  1  6* 6* -> 3 hits
To kill    3 dice
           assault rifle: 2+ +1 Strength of the weapon (4.2) = 2+
           2* 1  6* -> 2 mortal hits
Characters 1 die
           6+
           5  -> 0 hits on characters
Result     2 killed
           no losses test, unless other fire of this phase brings its losses
           above 25 % (4.2)
From file  Mortars: state bloodlust, by artillery,heavy-weapons
           tubes: shooters 2, value 4, strength 1
           Gangers: target-figures 12
Not said   --cover
Applied    [9] Mortars: salvoes left 1 -> 0; Mortars, tubes: has fired; Gangers:
           lost in this round 0 -> 2, lost to artillery,heavy-weapons

$ nfw round --skip
Turn 1, movement
Applied    [10] round movement; Sappers: figures 10 -> 8; Kxar: place on the
           table -> dead, figures 1 -> 0, no longer with Talons; Talons: figures
           6 -> 5, characters struck, not named yet 1 -> 0; Boarders: figures 12
           -> 11; Gangers: figures 12 -> 10
Due        initiative (nfw next)

$ nfw next --dice 3,6,1,2
Initiative, Future Wars 4.3.2

Initiative Ada Voss: 1D6: 3 +3 command value (4.3.2) = 6
Initiative Mantis wing: 1D6: 6 = 6
Initiative Captain Rusk: 1D6: 1 +2 command value (4.3.2) = 3
Initiative Press gang: 1D6: 2 = 2
Result     Ada Voss, Mantis wing, Captain Rusk, Press gang
           in this order their owners pick any counter that is left; commands
           move from the lowest number to the highest (4.3.2)
           where one side has equals, they stand as given, and their owner may
           swap them (N-46)
Applied    [11] initiative rolled; Diggers: chooses its counter as number 1;
           Mantis wing: chooses its counter as number 2; Cutters: chooses its
           counter as number 3; Press gang: chooses its counter as number 4
Due        move mortars

$ nfw counter cutters; nfw counter diggers; nfw counter mantis 3; nfw counter cutters press
From file  Diggers: number 1
Applied    [12] lowest counter that is left 2; Diggers: counter 0 -> 1
Due        counter mantis-wing
From file  Mantis wing: by hand: number 3 (file: 2)
Applied    [13] Mantis wing: counter 0 -> 3
Due        counter cutters
From file  Cutters: number 2
Applied    [14] lowest counter that is left 4; Cutters: counter 0 -> 2
Due        counter press-gang
From file  Press gang: number 4
Applied    [15] counter that moves 1, lowest counter that is left 5; Press gang:
           counter 0 -> 4
Due        move mortars
2> nfw: Cutters waits: who rolled higher chooses first; equals of one side may swap, with --anyway (4.3.2, N-46)

$ nfw move mortars
Movement, Future Wars 4.3.5

Allowance  10
Result     10 cm
           the whole of it, at the nearest enemy and into contact (4.1.4)
From file  Mortars: mov 10, state bloodlust
Not said   --ground --open --difficult
Applied    [16] Salvage of Cydonia: points of pieces lost 0 -> 120; Mortars: arm
           heavy equipment -> infantry, has moved or reorganised; Mortars,
           tubes: piece abandoned, points counted 0 -> 1
Due        pass diggers

$ nfw move gangers
2> nfw: Gangers waits for the commands with lower counters (4.3.2); --anyway takes it all the same
? 2

$ nfw join voss talons
Applied    [17] Ada Voss: with Talons
Due        pass diggers

$ nfw pass diggers cutters mantis
Applied    [18] counter that moves 2; Diggers: moves no more
Due        pass cutters
Applied    [19] counter that moves 3; Cutters: moves no more
Due        pass mantis-wing
Applied    [20] counter that moves 4; Mantis wing: moves no more

$ nfw move gangers
Movement, Future Wars 4.3.5

Allowance  15
Result     15 cm
From file  Gangers: mov 15
Not said   --ground --open --difficult
Applied    [21] Gangers: has moved or reorganised

$ nfw capture whisper tubes
2> nfw: 'whisper': Whisper cannot be meant here; there are sappers, mortars, talons, drivers, boarders, skiffs, gangers
? 2

$ nfw capture gangers tubes
Applied    [22] Mortars, tubes: piece abandoned -> captured, points counted 1 ->
           2; Raiders of Deimos: points of pieces captured 0 -> 120

$ nfw capture boarders tubes
2> nfw: tubes have been captured
? 2

$ nfw battle | grep 'piece\|tubes'
  points of pieces lost 120
      tubes             assault rifle, has fired, captured
  points of pieces captured 120

# Drivers are human as the diggers are, the talons are not; an allied general influences his own race.

$ nfw round && nfw round
Turn 1, melee: blows
Applied    [23] round melee
Turn 1, influence
Applied    [24] round influence

$ nfw influence voss --dice 2
Influence, Future Wars 4.5

Influence  1D6: 2 +1 of different race (4.5) +1 allied troops (4.5) = 4
           against cv 3 -> failure
Result     failure, state OK
           no change; he may try again next turn (4.5)
From file  Ada Voss: cv 3, by c-in-c, save 7, wounds 1, different-race
           Talons: type instinctive, command allied
Not said   --other
Applied    [25] Ada Voss: has tried his influence

# Whom he is with may be set by a name.

$ nfw set voss with=sappers --why 'as it stands'
Applied    [26] Ada Voss: with Sappers

# Who is threatened rolls, whoever is named first: 4 for the sappers.

$ nfw --rules future battle new dice.battle salvage.toml raiders.toml >o; export NFW_BATTLE=dice.battle; nfw set salvage dice=ask --why 'own dice' >o; nfw threat mortars boarders -q --seed 1 </dev/null; echo 4 | nfw threat boarders sappers -q
bloodlust
ok
2> Threat: 1 die (1-6): 
