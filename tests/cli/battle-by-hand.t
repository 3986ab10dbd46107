# The battle that was once played by hand with every flag typed, one after the other, in one folder:
# its units, its kind of turns and its errors, with dice of its own, entered by names. What was wrong
# then cannot be said now: a sum of losses, a stale reaction, another general's value, a test that is
# not due, a volley forgotten.

$ nfw battle new h.battle savoy.toml bourbon.toml
Turn 1, reserves and reinforcements

Piedmont
  Centre                army standard
    The Duke            command value 5, charismatic, Wounds left 2
    Guards              models 18, volleys left 6, commander 1, subaltern 1,
                        sergeant 1, colour bearers 2, musicians 1
    Saluzzo             models 20, volleys left 6, commander 1,
                        colour bearers 1, musicians 1
    Battery             models 5, limbered, volleys left 6, of canister 2,
                        commander 1, sergeant 1
  Left
    Brigadier           command value 3
    Aosta               models 18, volleys left 6, commander 1,
                        colour bearers 1, musicians 1
    Monferrato          models 18, volleys left 6, commander 1,
                        colour bearers 1
    Hussars             models 8, commander 1, musicians 1

France
  Main
    Marshal             command value 4
    Gardes              models 20, volleys left 6, commander 1, subaltern 1,
                        colour bearers 1, musicians 1
    Royal               models 20, volleys left 6, commander 1, subaltern 1,
                        colour bearers 1, musicians 1
    Champagne           models 20, volleys left 6, commander 1, musicians 1
    Bresse              models 24, volleys left 6, commander 1,
                        colour bearers 1
  Wing
    Chevalier           command value 3, Wounds left 1
    Cuirassiers         models 12, commander 1, colour bearers 1, musicians 1
    Dragons             models 10, commander 1

Lists lack MOV: Battery

$ nfw sc pi --seed 1
Scouting, Fucilier Wars 2.1.1

Own army   2 commands (2.1.1) +2 always (2.1.1)
           4D6: 3 6 5 2 +2 light cavalry, dragoons x1 (2.1.1)
           -2 artillery x1 (2.1.1) +9 command values (2.1.1) = 25
Enemy      2 commands (2.1.1) +2 always (2.1.1)
           4D6: 5 2 2 3 +2 light cavalry, dragoons x1 (2.1.1)
           +1 other cavalry (2.1.1) +7 command values (2.1.1) = 22
Result     the enemy is outscouted
           the enemy deploys first (2.1.1)
Seed       1
Applied    [1] Piedmont: scouting the enemy is outscouted; France: scouting
           outscouted by the enemy

$ nfw ter pi 4 --seed 1
Terrain, Fucilier Wars 2.2.3

Features   4 dice: 4 features (2.2.3)
           outscouted: 5+
           3  6* 5* 2  -> 2 may be moved
Result     you place the terrain
           you choose your side of the table and place all the terrain (2.2.3)
           the dice are the features in order: the enemy may move each that has
           a star, to at least 30 cm from every other (2.2.3)
Seed       1
From file  Piedmont: scouting outscouts
Not said   --river
Applied    [2] Piedmont: terrain laid out; France: terrain laid out

$ nfw dep pi --seed 1
Deployment, Fucilier Wars 2.3.2

Result     the enemy deploys first
           you deploy second; the enemy begins wherever the sides take turns
           (2.3.2, 3.1.1, 3.2, 3.3, 3.4, 3.7, 3.8)
From file  Piedmont: scouting outscouts
Not said   --table-depth
Applied    [3] Piedmont: deploys second; France: deploys first

$ nfw hold wi rei
Applied    [4] Chevalier: place on the table -> not there yet; Cuirassiers:
           place on the table -> not there yet; Dragons: place on the table ->
           not there yet

# The scenario says from which turn on (2.3.4).
$ nfw set fr arrivals-from=2 --why scenario
Applied    [5] France: reinforcements from turn 0 -> 2

$ nfw sp du gu --seed 1
Speech, Fucilier Wars 2.4

Speech     1D6: 3 +6 command value (2.4, 4.10) +1 C-in-C's own command (2.4)
           +1 charismatic character (2.4, 4.10) +1 army standard (2.4, 4.11)
           = 12 -> legendary
Result     legendary
           every unit of that unit's command is in bloodlust at once (2.4)
           guns among them are limbered: they unlimber in round 3, and then fire
           every turn (3.3.2, 3.4.5)
           +1 in every later command test of the army (--speech good) (2.4, 3.8)
Seed       1
From file  The Duke: cv 6, army-standard, charismatic
           Guards: own-command
Applied    [6] Piedmont: the C-in-C's speech roused them; Guards: state OK ->
           bloodlust; Saluzzo: state OK -> bloodlust; Battery: state OK ->
           bloodlust

# A speech that was not meant is taken back.

$ nfw sp mar ga --seed 1
Speech, Fucilier Wars 2.4

Speech     1D6: 3 +4 command value (2.4, 4.10) +1 C-in-C's own command (2.4) = 8
           -> no effect
Result     no effect
Seed       1
From file  Marshal: cv 4
           Gardes: own-command
Applied    [7] France: the C-in-C's speech without effect

$ nfw u
[7] sp mar ga --seed 1
Applied    [8] France: the C-in-C's speech without effect -> -

$ nfw r o
Turn 1, orders
Applied    [9] round orders

$ nfw ord ce at
Applied    [10] Centre: order attack
Due        order left, order main

$ nfw ord le at
Applied    [11] Left: order attack
Due        order main

$ nfw ord ma ho
Applied    [12] Main: order hold

$ nfw r
Turn 1, reorganisation
Applied    [13] round reorganisation

$ nfw form ro lin 7,7,6
Formation, Fucilier Wars 3.3.2

Result     legal
           it does not move this turn: place the Stop marker (3.3.1, 3.3.2)
From file  Royal: figures 20, order hold, present column, changing
Applied    [14] Royal: formation column -> line, models in its first rank 7,
           does not move in this turn

$ nfw form br lin 8,8,8
Formation, Fucilier Wars 3.3.2

Result     legal
           it does not move this turn: place the Stop marker (3.3.1, 3.3.2)
From file  Bresse: figures 24, order hold, present column, changing
Applied    [15] Bresse: formation column -> line, models in its first rank 8,
           does not move in this turn

$ nfw form ao lin 6,6,6
Formation, Fucilier Wars 3.3.2

Result     legal
           it does not move this turn: place the Stop marker (3.3.1, 3.3.2)
From file  Aosta: figures 18, order attack, present column, changing
Applied    [16] Aosta: formation column -> line, models in its first rank 6,
           does not move in this turn

$ nfw form hu lin 4,4
Formation, Fucilier Wars 3.3.2

Result     legal
           it does not move this turn: place the Stop marker (3.3.1, 3.3.2)
From file  Hussars: arm cavalry, figures 8, order attack, present column,
           changing
Applied    [17] Hussars: formation column -> line, models in its first rank 4,
           does not move in this turn

$ echo y | nfw r mo
Turn 1, movement
Applied    [18] round movement
Due        initiative (nfw next)
2> Turn 1, fire: volleys: may still be done: fire guards, saluzzo, aosta, monferrato, gardes, royal, champagne, bresse; go on? (y/n) 

$ nfw n --seed 1
Initiative, Fucilier Wars 3.5.3

Initiative The Duke: 1D6: 3 +6 command value (3.5.3) = 9
Initiative Brigadier: 1D6: 6 +3 command value (3.5.3) = 9
Initiative Marshal: 1D6: 5 +4 command value (3.5.3) = 9
Initiative again: The Duke: 1D6: 2 +6 command value (3.5.3) = 8
Initiative again: Brigadier: 1D6: 5 +3 command value (3.5.3) = 8
Initiative again: Marshal: 1D6: 2 +4 command value (3.5.3) = 6
Initiative again: The Duke: 1D6: 2 +6 command value (3.5.3) = 8
Initiative again: Brigadier: 1D6: 3 +3 command value (3.5.3) = 6
Result     The Duke, Brigadier, Marshal
Seed       1
Applied    [19] order of moves settled

$ nfw move gu
Movement, Fucilier Wars 3.5.5

Allowance  15
Result     15 cm
           the whole of it, at the nearest enemy in sight (3.4.5)
From file  Guards: mov 15, state bloodlust, order attack
Not said   --ground --road
Applied    [20] noted

$ nfw r i
Turn 1, influence
Applied    [21] round influence

$ nfw inf du sa --cha --army --seed 1
Influence, Fucilier Wars 3.7

Influence  1D6: 3 +1 average (3.7) -1 disciplined (3.7) +2 in bloodlust (3.7)
           -1 commander (3.7) -1 musicians (3.7)
           -2 charismatic character or army standard (3.7, 4.10, 4.11) = 1
           against cv 6 -> success
Result     success, state OK
           OK, unless the player declines (3.7)
Seed       1
From file  The Duke: cv 6, save 7, wounds 2
           Saluzzo: state bloodlust, commander, musician
Applied    [22] The Duke: with Saluzzo; Saluzzo: state bloodlust -> OK,
           influence tried

$ nfw t
Turn 2, reserves and reinforcements
Applied    [23] turn 2, round reserves and reinforcements

# Turn 2. The cavalry is to come.

$ nfw rei wi --seed 1
Reinforcements, Fucilier Wars 3.1.1

Arrival    1D6: 3 -> stays out
Result     does not arrive
           may try again next turn; if never in, its points are losses (3.1.1)
Seed       1
From file  Wing: cv 3, turn 2
Applied    [24] Wing: arrival tested

$ nfw r
Turn 2, orders
Applied    [25] round orders

$ nfw r
Turn 2, reorganisation
Applied    [26] round reorganisation

$ nfw form sa lin 7,7,6
Formation, Fucilier Wars 3.3.2

Result     legal
           it does not move this turn: place the Stop marker (3.3.1, 3.3.2)
From file  Saluzzo: figures 20, order attack, present column, changing
Applied    [27] Saluzzo: formation column -> line, models in its first rank 7,
           does not move in this turn

$ echo y | nfw r mo
Turn 2, movement
Applied    [28] round movement
Due        initiative (nfw next)
2> Turn 2, fire: volleys: may still be done: fire guards, saluzzo, aosta, monferrato, gardes, royal, champagne, bresse; go on? (y/n) 

$ nfw n --seed 2
Initiative, Fucilier Wars 3.5.3

Initiative The Duke: 1D6: 1 +6 command value (3.5.3) = 7
Initiative Brigadier: 1D6: 1 +3 command value (3.5.3) = 4
Initiative Marshal: 1D6: 2 +4 command value (3.5.3) = 6
Result     The Duke, Marshal, Brigadier
Seed       2
Applied    [29] order of moves settled

$ nfw jo du gu
Applied    [30] The Duke: with Guards

$ nfw move gu
Movement, Fucilier Wars 3.5.5

Allowance  15
Result     15 cm
           the whole of it, at the nearest enemy in sight (3.4.5)
From file  Guards: mov 15, state bloodlust, order attack
Not said   --ground --road
Applied    [31] noted

$ nfw move mo
Movement, Fucilier Wars 3.5.5

Allowance  15
Result     15 cm
From file  Monferrato: mov 15, order attack
Not said   --ground --road
Applied    [32] noted

$ nfw move hu
Movement, Fucilier Wars 3.5.5

Allowance  25
Result     25 cm
From file  Hussars: mov 25, formation line, order attack, arm cavalry, troops
           light
Not said   --ground --road
Applied    [33] noted

$ nfw r i
Turn 2, influence
Applied    [34] round influence

$ nfw inf du gu --cha --army --seed 3
Influence, Fucilier Wars 3.7

Influence  1D6: 6 -1 veteran (3.7) -1 disciplined (3.7) +2 in bloodlust (3.7)
           -1 commander (3.7) -1 subaltern (3.7) -1 sergeant (3.7)
           -1 musicians (3.7)
           -2 charismatic character or army standard (3.7, 4.10, 4.11) = 0
           against cv 6 -> success
Result     success, state OK
           OK, unless the player declines (3.7)
Seed       3
From file  The Duke: cv 6, save 7, wounds 2
           Guards: quality veteran, state bloodlust, commander, officer,
           sergeant, musician
Applied    [35] Guards: state bloodlust -> OK, influence tried

$ nfw t
Turn 3, reserves and reinforcements
Applied    [36] turn 3, round reserves and reinforcements

$ nfw rei wi --seed 3
Reinforcements, Fucilier Wars 3.1.1

Arrival    1D6: 6 +1 turn less 2 (3.1.1) = 7 -> arrives
Side       1D6: 6 -> short edge on the left
Result     short edge on the left, arrives
           set up at the edge, face-down order (cavalry: OPPOSE); no new order
           this turn (3.1.1, 3.2.2)
           in a strip as deep as the deployment zone (30 cm), along the half of
           that edge on its own side (60 cm) (3.1.1)
           last ranks at most 1 cm, individuals at most 5 cm from the edge
           behind them (3.1.1)
Seed       3
From file  Wing: cv 3, turn 3
Applied    [37] Wing: arrival tested, came in this turn; Chevalier: place not
           there yet -> on the table; Cuirassiers: place not there yet -> on the
           table; Dragons: place not there yet -> on the table

$ nfw r
Turn 3, orders
Applied    [38] round orders
Due        order wing

# The C-in-C's own command has its order without dice, whoever carries it (3.2.2).

$ nfw ord ma ho adc
2> nfw: Main is under that order already (3.2.2); --anyway takes it all the same
? 2

$ nfw ord wi op
Applied    [39] Wing: order oppose

$ nfw r
Turn 3, reorganisation
Applied    [40] round reorganisation

$ nfw form ba bat
Formation, Fucilier Wars 3.3.2

Result     legal
           in bloodlust guns unlimber and do nothing else; then they fire every
           turn while they have tokens (2.4, 3.3.2, 3.4.5)
           it does not move this turn: place the Stop marker (3.3.1, 3.3.2)
From file  Battery: arm artillery, order attack, state bloodlust, present
           limbered, changing
Applied    [41] Battery: formation limbered -> in battery, does not move in this
           turn

$ nfw form gu lin 6,6,6
Formation, Fucilier Wars 3.3.2

Result     legal
           it does not move this turn: place the Stop marker (3.3.1, 3.3.2)
From file  Guards: figures 18, order attack, present column, changing
Applied    [42] Guards: formation column -> line, models in its first rank 6,
           does not move in this turn

$ nfw r
Turn 3, fire: volleys
Applied    [43] round fire
Due        fire battery (or 'nfw no-target')

# Three volleys at one target. What fell, who was struck and what is left is asked nowhere again: each
# knows how many still stand.

$ nfw fire ga gu 20 lo --seed 30
Fire, Fucilier Wars 3.4.3

To hit     22 dice: 20 shooters (3.4.3), +2 veteran, one for 10 members (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           2  6* 4  6* 5  6* 6* 3  5  1  2  4  4  2  4  2  4  6* 3  6* 4  2
           -> 6 hits
To kill    6 dice
           musket, rifle, carbine: 3+
           5* 1  3* 1  6* 3* -> 4 mortal hits
Characters 2 dice
           6+
           3  6* -> 1 hit on a character
Result     4 killed, 1 hit on a character
           so many of the mortal hits fall on characters of the attacker's
           choice, never the colours; one with a save may roll it (nfw save),
           and a success uses up the hit; a C-in-C, general or charismatic
           character killed: command test in round 8 (3.4.3, 3.8)
Seed       30
From file  Gardes: figures 20, quality veteran, formation column, order hold
           Guards: target-figures 18
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [44] Guards: lost in this round 0 -> 4, lost to musketry, characters
           struck, not named yet 0 -> 1, fired at; Gardes: volleys left 6 -> 5,
           has fired, firing at Guards
Due        strike guards (by france), fire battery (or 'nfw no-target')

$ nfw fire ro gu lo --seed 5
Fire, Fucilier Wars 3.4.3

To hit     20 dice: 20 shooters (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           5  4  3  4  2  3  5  5  4  5  5  1  3  1  6* 4  6* 3  2  6* -> 3 hits
To kill    3 dice
           musket, rifle, carbine: 3+
           6* 2  5* -> 2 mortal hits
Characters 1 die
           6+
           4  -> 0 hits on characters
Result     2 killed
Seed       5
From file  Royal: shooters 20, figures 20, formation line, order hold
           Guards: target-figures 14
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [45] Guards: lost in this round 4 -> 6; Royal: volleys left 6 -> 5,
           has fired, firing at Guards
Due        strike guards (by france), fire battery (or 'nfw no-target')

$ nfw fire br hu lo --seed 4
Fire, Fucilier Wars 3.4.3

To hit     24 dice: 24 shooters (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           3  6* 4  5  1  4  2  4  3  3  1  2  2  4  5  2  4  6* 3  5  4  4  4
           5  -> 2 hits
To kill    2 dice
           musket, rifle, carbine: 3+
           1  6* -> 1 mortal hit
Characters 1 die
           6+
           6* -> 1 hit on a character
Saves      2 dice
           2D6 over 9
           2+4  -> 0 saved
Result     1 killed, 1 hit on a character
           so many of the mortal hits fall on characters of the attacker's
           choice, never the colours; one with a save may roll it (nfw save),
           and a success uses up the hit; a C-in-C, general or charismatic
           character killed: command test in round 8 (3.4.3, 3.8)
Seed       4
From file  Bresse: shooters 24, figures 24, formation line, order hold
           Hussars: target cavalry, target-figures 8, target-save 9
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped --target-saving
Applied    [46] Hussars: lost in this round 0 -> 1, lost to musketry, characters
           struck, not named yet 0 -> 1, fired at; Bresse: volleys left 6 -> 5,
           has fired, firing at Hussars
Due        strike guards (by france), strike hussars (by france), fire battery
           (or 'nfw no-target')

$ nfw fire gu ro lo light --seed 3
Fire, Fucilier Wars 3.4.3

To hit     19 dice: 18 shooters (3.4.3), +1 veteran, one for 10 members (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           6* 6* 5  6* 1  5  4  2  6* 5  5  6* 2  3  2  1  4  6* 1  -> 6 hits
To kill    6 dice
           musket, rifle, carbine: 3+ -1 light cover (3.4.3) = 4+
           2  6* 2  1  2  2  -> 1 mortal hit
Characters 1 die
           6+
           2  -> 0 hits on characters
Result     1 killed
Seed       3
From file  Guards: shooters 18, figures 18, quality veteran, formation line,
           order attack
           Royal: target-figures 20
Not said   --ranks --not-nearest --prone --wading --on-bridge --enveloped
Applied    [47] Guards: volleys left 6 -> 5, has fired, firing at Royal; Royal:
           lost in this round 0 -> 1, lost to musketry, fired at
Due        strike guards (by france), strike hussars (by france), morale royal,
           fire battery (or 'nfw no-target')

$ nfw fire ch gu 20 lo --seed 5
Fire, Fucilier Wars 3.4.3

To hit     22 dice: 20 shooters (3.4.3), +2 veteran, one for 10 members (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           5  4  3  4  2  3  5  5  4  5  5  1  3  1  6* 4  6* 3  2  6* 6* 2
           -> 4 hits
To kill    4 dice
           musket, rifle, carbine: 3+
           5* 4* 5* 1  -> 3 mortal hits
Characters 1 die
           6+
           4  -> 0 hits on characters
Result     3 killed
Seed       5
From file  Champagne: figures 20, quality veteran, formation column, order hold
           Guards: target-figures 12
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [48] Guards: lost in this round 6 -> 9; Champagne: volleys left 6 ->
           5, has fired, firing at Guards
Due        strike guards (by france), strike hussars (by france), morale royal,
           fire battery (or 'nfw no-target')

$ nfw fire sa ga lo --seed 1
Fire, Fucilier Wars 3.4.3

To hit     20 dice: 20 shooters (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           3  6* 5  2  5  2  2  3  1  2  6* 1  3  2  5  6* 2  4  5  3  -> 3 hits
To kill    3 dice
           musket, rifle, carbine: 3+
           4* 5* 1  -> 2 mortal hits
Characters 1 die
           6+
           4  -> 0 hits on characters
Result     2 killed
Seed       1
From file  Saluzzo: shooters 20, figures 20, formation line, order attack
           Gardes: target-formation column, target-figures 20
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [49] Saluzzo: volleys left 6 -> 5, has fired, firing at Gardes;
           Gardes: lost in this round 0 -> 2, lost to musketry, fired at
Due        strike guards (by france), strike hussars (by france), morale gardes,
           morale royal, fire battery (or 'nfw no-target')

$ nfw fire ba br lo --seed 1
Fire, Fucilier Wars 3.4.3

To hit     3 dice: 3 Value of the guns (3.4.3)
           5+ -1 long range (3.4.3) -1 demoralised or in bloodlust (3.4.3)
           +1 artillery at infantry or cavalry (3.4.3) = 6+
           3  6* 5  -> 1 hit
To kill    1 die
           ball or shell: 2+ +1 Strength of the weapon (3.4.3) = 2+
           2* -> 1 mortal hit
Characters 1 die
           6+
           5  -> 0 hits on characters
Result     1 killed
Seed       1
From file  Battery: figures 5, weapon cannon, formation battery, state
           bloodlust, order attack, value 3, pounder 3, strength 1
           Bresse: target-figures 24
Not said   --cover --not-nearest --prone --wading --on-bridge --enveloped
Applied    [50] Battery: volleys left 6 -> 5, has fired, firing at Bresse;
           Bresse: lost in this round 0 -> 1, lost to artillery, fired at
Due        strike guards (by france), strike hussars (by france), morale gardes,
           morale royal, morale bresse

$ nfw fire ao ch lo
2> nfw: 'ch' may mean: france/champagne, france/chevalier
? 2

$ nfw fire ao cha lo --seed 1
Fire, Fucilier Wars 3.4.3

To hit     18 dice: 18 shooters (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           3  6* 5  2  5  2  2  3  1  2  6* 1  3  2  5  6* 2  4  -> 3 hits
To kill    3 dice
           musket, rifle, carbine: 3+
           5* 3* 4* -> 3 mortal hits
Characters 1 die
           6+
           5  -> 0 hits on characters
Result     3 killed
Seed       1
From file  Aosta: shooters 18, figures 18, formation line, order attack
           Champagne: target-formation column, target-figures 20
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [51] Aosta: volleys left 6 -> 5, has fired, firing at Champagne;
           Champagne: lost in this round 0 -> 3, lost to musketry, fired at
Due        strike guards (by france), strike hussars (by france), morale gardes,
           morale royal, morale champagne, morale bresse

$ nfw st gu mu
Applied    [52] Guards: of them characters 0 -> 1, characters struck, not named
           yet 1 -> 0, musicians 1 -> 0
Due        strike hussars (by france), morale guards, morale gardes, morale
           royal, morale champagne, morale bresse

$ nfw st hu com
Applied    [53] Hussars: of them characters 0 -> 1, characters struck, not named
           yet 1 -> 0, commander 1 -> 0
Due        morale guards, morale hussars, morale gardes, morale royal, morale
           champagne, morale bresse

# Nobody of the Cuirassiers was hit: no losses test. That of the Guards sums the three volleys up, 4, 2
# and 3, and knows that the musician is dead; but first it says who may still fire, so that no volley
# is forgotten.

$ nfw mor cu
2> nfw: morale: not due for Cuirassiers now; --anyway takes it all the same
? 2

$ nfw mor gu
2> Turn 3, fire: volleys: may still be done: fire monferrato; go on? (y/n) 
2> nfw: nothing was done; --skip goes on without them
? 2

$ echo y | nfw n --char --army --seed 2
Morale, Fucilier Wars 3.4.4

Morale     1D6: 1 +1 veteran (3.4.4) -1 losses this turn (3.4.4)
           +2 general or C-in-C (3.4.4) +1 commander or officer (3.4.4)
           +1 colours (3.4.4) +1 charismatic character within 20 cm (4.10)
           +1 army standard within 20 cm (4.11) = 7 -> OK
Result     OK
Seed       2
From file  Guards: lost 9, of 18, by musketry, arm infantry, quality veteran,
           order attack, commander, officer, colours, leader general, after fire
Applied    [54] Guards: losses test taken
Due        morale hussars, morale gardes, morale royal, morale champagne, morale
           bresse
2> Turn 3, fire: volleys: may still be done: fire monferrato; go on? (y/n) 

$ nfw n --seed 3
Morale, Fucilier Wars 3.4.4

Morale     1D6: 6 -1 losses this turn (3.4.4) +1 musicians (3.4.4) = 6 -> OK
Result     OK
Seed       3
From file  Hussars: lost 1, of 8, by musketry, arm cavalry, order attack,
           musician, after fire
Not said   --charismatic --army-standard
Applied    [55] Hussars: losses test taken
Due        morale gardes, morale royal, morale champagne, morale bresse

$ nfw n --seed 1
Morale, Fucilier Wars 3.4.4

Morale     1D6: 3 +1 veteran (3.4.4) -1 losses this turn (3.4.4)
           +1 commander or officer (3.4.4) +1 colours (3.4.4)
           +1 musicians (3.4.4) = 6 -> OK
Result     OK
Seed       1
From file  Gardes: lost 2, of 20, by musketry, arm infantry, quality veteran,
           order hold, formation column, commander, officer, colours, musician,
           after fire
Applied    [56] Gardes: losses test taken
Due        morale royal, morale champagne, morale bresse

$ nfw n --seed 4
Morale, Fucilier Wars 3.4.4

Morale     1D6: 3 -1 losses this turn (3.4.4) +1 commander or officer (3.4.4)
           +1 colours (3.4.4) +1 musicians (3.4.4) = 5 -> demoralised
Result     demoralised, disorganised
           fights on with the penalties; place both markers (3.4.5)
Seed       4
From file  Royal: lost 1, of 20, by musketry, arm infantry, order hold,
           commander, officer, colours, musician, after fire
Applied    [57] Royal: state OK -> demoralised, disorganised, losses test taken
Due        morale champagne, morale bresse

$ nfw n --seed 3
Morale, Fucilier Wars 3.4.4

Morale     1D6: 6 +1 veteran (3.4.4) -1 losses this turn (3.4.4)
           +1 commander or officer (3.4.4) +1 musicians (3.4.4) = 8 -> OK
Result     OK
Seed       3
From file  Champagne: lost 3, of 20, by musketry, arm infantry, quality veteran,
           order hold, formation column, commander, musician, after fire
Applied    [58] Champagne: losses test taken
Due        morale bresse

$ nfw n --seed 3
Morale, Fucilier Wars 3.4.4

Morale     1D6: 6 -1 losses this turn (3.4.4) -1 some by artillery (3.4.4)
           +1 commander or officer (3.4.4) +1 colours (3.4.4) = 6 -> OK
Result     OK
Seed       3
From file  Bresse: lost 1, of 24, by artillery, arm infantry, order hold,
           commander, colours, after fire
Applied    [59] Bresse: losses test taken

$ nfw r
Turn 3, movement
Applied    [60] round movement; Guards: models 18 -> 9; Hussars: models 8 -> 7;
           Gardes: models 20 -> 18; Royal: models 20 -> 19; Champagne: models 20
           -> 17; Bresse: models 24 -> 23
Due        initiative (nfw next)

# No re-test for who does not retreat. The line takes its 5 cm off once, not in the head as well.

$ nfw mor ch
2> nfw: Champagne tests as it moves, in its turn: initiative comes first (3.5.1); --anyway takes it all the same
? 2

$ nfw n --seed 5
Initiative, Fucilier Wars 3.5.3

Initiative The Duke: 1D6: 5 +6 command value (3.5.3) = 11
Initiative Brigadier: 1D6: 4 +3 command value (3.5.3) = 7
Initiative Marshal: 1D6: 3 +4 command value (3.5.3) = 7
Initiative Chevalier: 1D6: 4 +3 command value (3.5.3) = 7
Initiative again: Brigadier: 1D6: 2 +3 command value (3.5.3) = 5
Initiative again: Marshal: 1D6: 3 +4 command value (3.5.3) = 7
Initiative again: Chevalier: 1D6: 5 +3 command value (3.5.3) = 8
Result     The Duke, Chevalier, Marshal, Brigadier
Seed       5
Applied    [61] order of moves settled

$ nfw move sa
Movement, Fucilier Wars 3.5.5

Allowance  15 -5 infantry in line (3.5.5) = 10
Result     10 cm
From file  Saluzzo: mov 15, formation line, order attack
Not said   --ground --road
Applied    [62] noted

$ nfw r i
Turn 3, influence
Applied    [63] round influence

$ nfw inf mar ro --seed 2
Influence, Fucilier Wars 3.7

Influence  1D6: 1 +1 average (3.7) -1 disciplined (3.7) +2 demoralised (3.7)
           -1 commander (3.7) -1 subaltern (3.7) -1 musicians (3.7) = 0
           against cv 4 -> success
Result     success, state OK, disorganised
           OK, but disorganised until it reorganises (3.7)
Seed       2
From file  Marshal: cv 4, save 8
           Royal: state demoralised, disorganised, commander, officer, musician
Applied    [64] Marshal: with Royal; Royal: state demoralised -> OK, influence
           tried

$ nfw t
Turn 4, reserves and reinforcements
Applied    [65] turn 4, round reserves and reinforcements

$ nfw r
Turn 4, orders
Applied    [66] round orders

# The Chevalier's 3, not the Marshal's 4.

$ nfw ord wi at --cavalry-g --seed 3
New order, Fucilier Wars 3.2.2

General    1D6: 6 +3 command value (3.2.2) = 9 -> OK
Result     OK, order now attack
           the new order is in force; lay the old counter aside (3.2.2)
Seed       3
From file  Wing: cv 3, present-order oppose, cavalry
Applied    [67] Wing: order oppose -> attack, has answered an order

$ nfw r
Turn 4, reorganisation
Applied    [68] round reorganisation

$ nfw reo ro
Applied    [69] Royal: no longer disorganised, does not move in this turn

$ nfw r
Turn 4, fire: volleys
Applied    [70] round fire
Due        fire battery (or 'nfw no-target')

# Royal has got over its demoralisation in the turn before, and fires as who is OK: nobody's state is
# typed.

$ nfw fire ga gu 18 lo --seed 31
Fire, Fucilier Wars 3.4.3

To hit     19 dice: 18 shooters (3.4.3), +1 veteran, one for 10 members (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           2  4  6* 4  6* 5  3  4  1  1  1  5  5  1  6* 2  6* 4  6* -> 5 hits
To kill    5 dice
           musket, rifle, carbine: 3+
           2  2  3* 6* 4* -> 3 mortal hits
Characters 1 die
           6+
           4  -> 0 hits on characters
Result     3 killed
Seed       31
From file  Gardes: figures 18, quality veteran, formation column, order hold
           Guards: target-figures 9
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [71] Guards: lost in this round 0 -> 3, lost to musketry, fired at;
           Gardes: volleys left 5 -> 4, has fired, firing at Guards
Due        morale guards, fire battery (or 'nfw no-target')

$ nfw fire ch gu 17 lo --seed 36
Fire, Fucilier Wars 3.4.3

To hit     18 dice: 17 shooters (3.4.3), +1 veteran, one for 10 members (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           1  4  5  5  6* 2  6* 4  3  4  4  6* 3  2  4  3  3  4  -> 3 hits
To kill    3 dice
           musket, rifle, carbine: 3+
           5* 6* 1  -> 2 mortal hits
Characters 1 die
           6+
           5  -> 0 hits on characters
Result     2 killed
Seed       36
From file  Champagne: figures 17, quality veteran, formation column, order hold
           Guards: target-figures 6
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [72] Guards: lost in this round 3 -> 5; Champagne: volleys left 5 ->
           4, has fired, firing at Guards
Due        strike guards (by france) (more characters than models are left),
           fire battery (or 'nfw no-target')

$ nfw fire br hu sho --seed 32
Fire, Fucilier Wars 3.4.3

To hit     23 dice: 23 shooters (3.4.3)
           5+
           1  3  5* 3  1  2  5* 2  2  6* 6* 4  1  2  3  5* 1  6* 6* 4  1  2  2
           -> 7 hits
To kill    7 dice
           musket, rifle, carbine: 3+
           2  3* 2  3* 2  6* 2  -> 3 mortal hits
Characters 1 die
           6+
           1  -> 0 hits on characters
Saves      6 dice
           2D6 over 9
           2+6  5+6* 2+1  -> 1 saved
Result     2 killed, 1 saved
Seed       32
From file  Bresse: shooters 23, figures 23, formation line, order hold
           Hussars: target cavalry, target-figures 7, target-save 9
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped --target-saving
Applied    [73] Hussars: lost in this round 0 -> 2, lost to musketry, some to
           infantry at short range, fired at; Bresse: volleys left 5 -> 4, has
           fired, firing at Hussars
Due        strike guards (by france) (more characters than models are left),
           morale hussars, fire battery (or 'nfw no-target')

$ nfw fire ro hu sho --seed 37
Fire, Fucilier Wars 3.4.3

To hit     19 dice: 19 shooters (3.4.3)
           5+
           5* 1  5* 4  4  4  6* 2  2  6* 5* 5* 1  4  6* 3  5* 2  4  -> 8 hits
To kill    8 dice
           musket, rifle, carbine: 3+
           4* 5* 5* 3* 2  1  5* 4* -> 6 mortal hits
Characters 2 dice
           6+
           4  4  -> 0 hits on characters
Saves      12 dice
           2D6 over 9
           4+3  1+3  6+1  1+3  6+2  4+2  -> 0 saved
Result     5 killed
           the target is destroyed, colours included (3.4.3)
Seed       37
From file  Royal: shooters 19, figures 19, formation line, order hold
           Hussars: target cavalry, target-figures 5, target-save 9
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped --target-saving
Applied    [74] Hussars: lost in this round 2 -> 7; Royal: volleys left 5 -> 4,
           has fired, firing at Hussars
Due        strike guards (by france) (more characters than models are left),
           fire battery (or 'nfw no-target')

$ nfw fire gu ro lo light --seed 33
Fire, Fucilier Wars 3.4.3

To hit     9 dice: 9 shooters (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           2  2  5  1  6* 1  2  5  5  -> 1 hit
To kill    1 die
           musket, rifle, carbine: 3+ -1 light cover (3.4.3) = 4+
           3  -> 0 mortal hits
Result     0 killed
Seed       33
From file  Guards: shooters 9, figures 9, quality veteran, formation line, order
           attack
           Royal: target-figures 19
Not said   --ranks --not-nearest --prone --wading --on-bridge --enveloped
Applied    [75] Guards: volleys left 5 -> 4, has fired, firing at Royal; Royal:
           fired at
Due        strike guards (by france) (more characters than models are left),
           fire battery (or 'nfw no-target')

$ nfw fire sa ro lo light --seed 34
Fire, Fucilier Wars 3.4.3

To hit     20 dice: 20 shooters (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           3  1  5  4  1  6* 2  6* 3  2  5  3  5  2  4  3  4  4  4  5  -> 2 hits
To kill    2 dice
           musket, rifle, carbine: 3+ -1 light cover (3.4.3) = 4+
           4* 6* -> 2 mortal hits
Characters 1 die
           6+
           2  -> 0 hits on characters
Result     2 killed
Seed       34
From file  Saluzzo: shooters 20, figures 20, formation line, order attack
           Royal: target-figures 19
Not said   --ranks --not-nearest --prone --wading --on-bridge --enveloped
Applied    [76] Saluzzo: volleys left 5 -> 4, has fired, firing at Royal; Royal:
           lost in this round 0 -> 2, lost to musketry
Due        strike guards (by france) (more characters than models are left),
           morale royal, fire battery (or 'nfw no-target')

$ nfw fire ba cha lo light --seed 35
Fire, Fucilier Wars 3.4.3

To hit     3 dice: 3 Value of the guns (3.4.3)
           5+ -1 long range (3.4.3) -1 demoralised or in bloodlust (3.4.3)
           +1 artillery at infantry or cavalry (3.4.3) = 6+
           3  6* 5  -> 1 hit
To kill    1 die
           ball or shell: 2+ +1 Strength of the weapon (3.4.3) = 2+
           4* -> 1 mortal hit
Characters 1 die
           6+
           2  -> 0 hits on characters
Result     1 killed
Seed       35
From file  Battery: figures 5, weapon cannon, formation battery, state
           bloodlust, order attack, value 3, pounder 3, strength 1
           Champagne: target-formation column, target-figures 17
Not said   --not-nearest --prone --wading --on-bridge --enveloped
Applied    [77] Battery: volleys left 5 -> 4, has fired, firing at Champagne;
           Champagne: lost in this round 0 -> 1, lost to artillery, fired at
Due        strike guards (by france) (more characters than models are left),
           morale royal, morale champagne

$ nfw fire ao ga lo --seed 1
Fire, Fucilier Wars 3.4.3

To hit     18 dice: 18 shooters (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           3  6* 5  2  5  2  2  3  1  2  6* 1  3  2  5  6* 2  4  -> 3 hits
To kill    3 dice
           musket, rifle, carbine: 3+
           5* 3* 4* -> 3 mortal hits
Characters 1 die
           6+
           5  -> 0 hits on characters
Result     3 killed
Seed       1
From file  Aosta: shooters 18, figures 18, formation line, order attack
           Gardes: target-formation column, target-figures 18
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [78] Aosta: volleys left 5 -> 4, has fired, firing at Gardes; Gardes:
           lost in this round 0 -> 3, lost to musketry, fired at
Due        strike guards (by france) (more characters than models are left),
           morale gardes, morale royal, morale champagne

$ nfw fire mo br 18 lo --seed 1
Fire, Fucilier Wars 3.4.3

To hit     18 dice: 18 shooters (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           3  6* 5  2  5  2  2  3  1  2  6* 1  3  2  5  6* 2  4  -> 3 hits
To kill    3 dice
           musket, rifle, carbine: 3+
           5* 3* 4* -> 3 mortal hits
Characters 1 die
           6+
           5  -> 0 hits on characters
Result     3 killed
Seed       1
From file  Monferrato: figures 18, formation column, order attack
           Bresse: target-figures 23
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [79] Monferrato: volleys left 6 -> 5, has fired, firing at Bresse;
           Bresse: lost in this round 0 -> 3, lost to musketry, fired at
Due        strike guards (by france) (more characters than models are left),
           morale gardes, morale royal, morale champagne, morale bresse

$ nfw r
2> nfw: round: still due: strike guards (more characters than models are left); morale gardes, royal, champagne, bresse
? 2

$ nfw st gu com
Applied    [80] Guards: of them characters 0 -> 1, commander 1 -> 0
Due        morale guards, morale gardes, morale royal, morale champagne, morale
           bresse

$ nfw n --seed 1
Morale, Fucilier Wars 3.4.4

Morale     1D6: 3 +1 veteran (3.4.4) -3 more than half lost (3.4.4)
           +2 general or C-in-C (3.4.4) +1 commander or officer (3.4.4)
           +1 colours (3.4.4) +1 charismatic character within 20 cm (4.10) = 6
           -> OK
Result     OK
Seed       1
From file  Guards: lost 5, of 9, by musketry, arm infantry, quality veteran,
           order attack, officer, colours, charismatic, leader general, after
           fire
Not said   --army-standard
Applied    [81] Guards: losses test taken
Due        morale gardes, morale royal, morale champagne, morale bresse

$ nfw n --seed 1
Morale, Fucilier Wars 3.4.4

Morale     1D6: 3 +1 veteran (3.4.4) -1 losses this turn (3.4.4)
           +1 commander or officer (3.4.4) +1 colours (3.4.4)
           +1 musicians (3.4.4) = 6 -> OK
Result     OK
Seed       1
From file  Gardes: lost 3, of 18, by musketry, arm infantry, quality veteran,
           order hold, formation column, commander, officer, colours, musician,
           after fire
Applied    [82] Gardes: losses test taken
Due        morale royal, morale champagne, morale bresse

$ nfw n --seed 2
Morale, Fucilier Wars 3.4.4

Morale     1D6: 1 -1 losses this turn (3.4.4) +2 general or C-in-C (3.4.4)
           +1 commander or officer (3.4.4) +1 colours (3.4.4)
           +1 musicians (3.4.4) = 5 -> demoralised
Result     demoralised, disorganised
           fights on with the penalties; place both markers (3.4.5)
Seed       2
From file  Royal: lost 2, of 19, by musketry, arm infantry, order hold,
           commander, officer, colours, musician, leader general, after fire
Applied    [83] Royal: state OK -> demoralised, disorganised, losses test taken
Due        morale champagne, morale bresse

$ nfw n --seed 3
Morale, Fucilier Wars 3.4.4

Morale     1D6: 6 +1 veteran (3.4.4) -1 losses this turn (3.4.4)
           -1 some by artillery (3.4.4) +1 commander or officer (3.4.4)
           +1 musicians (3.4.4) = 7 -> OK
Result     OK
Seed       3
From file  Champagne: lost 1, of 17, by artillery, arm infantry, quality
           veteran, order hold, formation column, commander, musician, after
           fire
Applied    [84] Champagne: losses test taken
Due        morale bresse

$ nfw n --seed 3
Morale, Fucilier Wars 3.4.4

Morale     1D6: 6 -1 losses this turn (3.4.4) +1 commander or officer (3.4.4)
           +1 colours (3.4.4) = 7 -> OK
Result     OK
Seed       3
From file  Bresse: lost 3, of 23, by musketry, arm infantry, order hold,
           commander, colours, after fire
Applied    [85] Bresse: losses test taken

$ nfw r
Turn 4, movement
Applied    [86] round movement; Guards: models 9 -> 4; Hussars: place on the
           table -> destroyed, models 7 -> 0; Gardes: models 18 -> 15; Royal:
           models 19 -> 17; Champagne: models 17 -> 16; Bresse: models 23 -> 20
Due        initiative (nfw next)

$ nfw n --seed 6
Initiative, Fucilier Wars 3.5.3

Initiative The Duke: 1D6: 4 +6 command value (3.5.3) = 10
Initiative Brigadier: 1D6: 3 +3 command value (3.5.3) = 6
Initiative Marshal: 1D6: 6 +4 command value (3.5.3) = 10
Initiative Chevalier: 1D6: 6 +3 command value (3.5.3) = 9
Initiative again: The Duke: 1D6: 6 +6 command value (3.5.3) = 12
Initiative again: Marshal: 1D6: 6 +4 command value (3.5.3) = 10
Result     The Duke, Marshal, Chevalier, Brigadier
Seed       6
Applied    [87] order of moves settled

$ nfw jo br mo
Applied    [88] Brigadier: with Monferrato

$ nfw move sa
Movement, Fucilier Wars 3.5.5

Allowance  15 -5 infantry in line (3.5.5) = 10
Result     10 cm
From file  Saluzzo: mov 15, formation line, order attack
Not said   --ground --road
Applied    [89] noted

$ nfw r
Turn 4, melee
Applied    [90] round melee

# The riders meet the left wing; its general is struck, and each command of his army tests.

$ nfw mel cu ao 10 5 charged --rid 3 --com --seed 1
Melee, Fucilier Wars 3.6.5

Cuirassiers
To hit     28 dice: 20 Value of those who fight (3.6.5),
           +1 officer's pistol, first turn (3.6.5),
           +4 ATTACK, one for 5 dice so far (3.6.5),
           +3 riders' pistols in the charge (3.6.5)
           4+
           3  6* 5* 2  5* 2  2  3  1  2  6* 1  3  2  5* 6* 2  4* 5* 3  4* 5* 1
           4* 1  2  5* 4* -> 13 hits
To kill    13 dice
           one-handed weapon: 3+
           2  4* 5* 5* 1  5* 1  5* 4* 5* 3* 5* 6* -> 10 mortal hits
Aosta
To hit     6 dice: 5 Value of those who fight (3.6.5),
           +1 ATTACK, one for 5 dice so far (3.6.5)
           4+
           1  3  2  5* 1  2  -> 1 hit
To kill    1 die
           bayonet, infantry lance, pike: 4+
           4* -> 1 mortal hit
Characters 4 dice
           6+
           1  4  3  3  -> 0 hits on characters
Cuirassiers
Characters 1 die
           6+
           4  -> 0 hits on characters
Saves      2 dice
           2D6 over 9
           4+6* -> 1 saved

Result     Cuirassiers: 5 foes killed, lost more: Aosta
           all who were in contact are dead: no more can die (3.6.5)
           Aosta: 0 foes killed, 1 saved
Assumed    --type disciplined --enemy-type disciplined
Seed       1
From file  Cuirassiers: value 20, order attack, first-turn, weapon one-handed,
           arm cavalry, formation column, colours, armour cuirass, figures 12,
           save 9, both
           Aosta: enemy-figures 18, enemy-value 5, enemy-order attack,
           enemy-formation line, enemy-colours
Not said   --officer --enemy-ranks --enemy-charged --enemy-commander
           --enemy-officer --saving
Applied    [91] Aosta: lost in this round 0 -> 5, has struck, in melee;
           Cuirassiers: inflicted in this melee 0 -> 5, has struck, has met the
           enemy under ATTACK, in melee
Due        morale aosta

$ nfw mel dr mo 8 4 charged --rid 2 --com --seed 2
Melee, Fucilier Wars 3.6.5

Dragons
To hit     22 dice: 16 Value of those who fight (3.6.5),
           +1 officer's pistol, first turn (3.6.5),
           +3 ATTACK, one for 5 dice so far (3.6.5),
           +2 riders' pistols in the charge (3.6.5)
           4+
           1  1  2  4* 4* 1  2  6* 3  5* 3  6* 5* 1  6* 5* 3  6* 6* 6* 4* 3
           -> 12 hits
To kill    12 dice
           one-handed weapon: 3+
           6* 6* 6* 5* 1  3* 6* 3* 3* 2  5* 6* -> 10 mortal hits
Monferrato
To hit     4 dice: 4 Value of those who fight (3.6.5)
           4+
           5* 2  2  5* -> 2 hits
To kill    2 dice
           bayonet, infantry lance, pike: 3+
           5* 4* -> 2 mortal hits
Characters 4 dice
           6+
           6* 3  4  4  -> 1 hit on a character
Dragons
Characters 1 die
           6+
           2  -> 0 hits on characters

Result     Dragons: 4 foes killed, 1 hit on a character, lost more: Monferrato
           so many of the mortal hits fall on characters of the attacker's
           choice, never the colours; one with a save may roll it (nfw save),
           and a success uses up the hit; a C-in-C, general or charismatic
           character killed: command test in round 8 (3.6.5, 3.8)
           all who were in contact are dead: no more can die (3.6.5)
           Monferrato: 2 foes killed
Assumed    --type disciplined --enemy-type disciplined
Seed       2
From file  Dragons: value 16, order attack, first-turn, weapon one-handed, arm
           cavalry, formation column, figures 10, both
           Monferrato: enemy-figures 18, enemy-value 4, enemy-order attack,
           enemy-formation column, enemy-colours
Not said   --officer --enemy-ranks --enemy-individuals --enemy-charged
           --enemy-commander --enemy-officer
Applied    [92] Monferrato: lost in this round 0 -> 4, characters struck, not
           named yet 0 -> 1, mortal hits left over 0 -> 6, inflicted in this
           melee 0 -> 2, has struck, characters struck in melee by Dragons, in
           melee; Dragons: lost in this round 0 -> 2, inflicted in this melee 0
           -> 4, has struck, has met the enemy under ATTACK, in melee
Due        strike monferrato (by france), morale aosta

$ nfw st mo bri
From file  Brigadier: who leader
Applied    [93] Brigadier: mortal hits to save 0 -> 1; Monferrato: of them
           leaders with it 0 -> 1, of them characters 0 -> 1, characters struck,
           not named yet 1 -> 0
Due        save brigadier, morale aosta

$ nfw n --seed 2
Saves, Fucilier Wars 3.4.3, 3.6.5

Saves      2 dice
           2D6 over 8
           1+1  -> 0 saved
Result     1 killed
           eliminated; a C-in-C, general or charismatic character: command test
           in round 8 (3.4.3, 3.8)
Seed       2
From file  Brigadier: hits 1, save 8, figures 1
Applied    [94] Piedmont: command tests due; Brigadier: place on the table ->
           dead, mortal hits to save 1 -> 0, his loss is known, no longer with
           Monferrato
Due        morale aosta, morale monferrato, morale dragons

$ nfw n --seed 9
Morale, Fucilier Wars 3.6.6

Morale     1D6: 2 -1 a quarter or more lost (3.6.6)
           -1 lost more than it inflicted (3.6.6)
           +1 commander or officer (3.6.6) +1 colours (3.6.6)
           +1 musicians (3.6.6) = 3 -> retreat
Result     retreat, disorganised
           half a move straight back in the movement phase of the next turn,
           then the re-test (3.4.5, 3.5.1)
           without room as far as it can; over the table edge it has fled
           (3.4.5)
           it breaks off; the enemy does not follow, unless his own state or
           order makes him (3.4.5)
           cavalry that moves into contact with it destroys it (3.4.5, 3.5.1)
Seed       9
From file  Aosta: lost 5, of 18, side-lost 5, arm infantry, order attack,
           commander, colours, musician, after melee
Not said   --charismatic --army-standard
Applied    [95] Aosta: state OK -> retreat, falls back from the next turn on,
           disorganised, losses test taken
Due        morale monferrato, morale dragons

$ nfw n --seed 1
Morale, Fucilier Wars 3.6.6

Morale     1D6: 3 -1 lost more than it inflicted (3.6.6)
           +1 commander or officer (3.6.6) +1 colours (3.6.6) = 4 -> demoralised
Result     demoralised, disorganised
           fights on with the penalties; place both markers (3.4.5)
Seed       1
From file  Monferrato: lost 4, of 18, inflicted 2, side-lost 4, arm infantry,
           order attack, formation column, commander, colours, after melee
Not said   --charismatic --army-standard
Applied    [96] Monferrato: state OK -> demoralised, disorganised, losses test
           taken
Due        morale dragons

$ nfw n --seed 1
Morale, Fucilier Wars 3.6.6

Morale     1D6: 3 +1 inflicted more than it lost (3.6.6)
           +1 commander or officer (3.6.6) = 5 -> demoralised
Result     demoralised, disorganised
           fights on with the penalties; place both markers (3.4.5)
Seed       1
From file  Dragons: lost 2, of 10, inflicted 4, side-lost 2, arm cavalry, order
           attack, formation column, commander, after melee
Applied    [97] Dragons: state OK -> demoralised, disorganised, losses test
           taken

$ nfw r
Turn 4, influence
Applied    [98] round influence; Aosta: models 18 -> 13; Monferrato: models 18
           -> 15; Dragons: models 10 -> 8

$ nfw inf mar ro --seed 4
Influence, Fucilier Wars 3.7

Influence  1D6: 3 +1 average (3.7) -1 disciplined (3.7) +2 demoralised (3.7)
           -1 commander (3.7) -1 subaltern (3.7) -1 musicians (3.7) = 2
           against cv 4 -> success
Result     success, state OK, disorganised
           OK, but disorganised until it reorganises (3.7)
Seed       4
From file  Marshal: cv 4, save 8
           Royal: state demoralised, disorganised, commander, officer, musician
Applied    [99] Royal: state demoralised -> OK, influence tried

$ nfw r
Turn 4, command tests
Applied    [100] round command tests
Due        command-test centre, command-test left

$ nfw n --seed 1
Command test, Fucilier Wars 3.8

Command    1D6: 3 +6 command value (3.8) +1 rousing speech (2.4, 3.8)
           +1 charismatic character (3.8, 4.10) +1 army standard (3.8, 4.11)
           = 12 -> no effect
Result     no effect
Seed       1
From file  Centre: cv 6, speech good, charismatic, army-standard
Applied    [101] Centre: command test taken
Due        command-test left

$ nfw n --seed 2
Command test, Fucilier Wars 3.8

Command    1D6: 1 +1 rousing speech (2.4, 3.8)
           +1 charismatic character (3.8, 4.10) +1 army standard (3.8, 4.11) = 4
           -> retreat
Result     retreat
           all its units retreat and are disorganised: half a move back in the
           movement phase of the next turn, then each re-tests (3.4.5, 3.8)
Seed       2
From file  Left: speech good, charismatic, army-standard
Applied    [102] Left: command test taken; Monferrato: state demoralised ->
           retreat, falls back from the next turn on

$ nfw t
Turn 5, reserves and reinforcements
Applied    [103] turn 5, round reserves and reinforcements

$ nfw r o
Turn 5, orders
Applied    [104] round orders

$ nfw ord ma at adc
Applied    [105] Main: order hold -> attack, has answered an order

$ nfw ord wi op --cavalry-g --seed 8
New order, Fucilier Wars 3.2.2

General    1D6: 2 +3 command value (3.2.2) -1 units disorganised (3.2.2)
           -1 unit demoralised or in bloodlust (3.2.2) = 3 -> delay
Result     delay, order now attack
           the command keeps its present order (3.2.2)
           he may try again next turn (3.2.2)
           only once all its units have met the enemy, or have come to short
           range and fired (3.2.2)
Seed       8
From file  Wing: cv 3, present-order attack, cavalry, demoralised 1
Applied    [106] Wing: has answered an order

$ echo y | nfw r f
Turn 5, fire: volleys
Applied    [107] round fire
Due        fire battery (or 'nfw no-target')
2> Turn 5, reorganisation: may still be done: reorganise royal; go on? (y/n) 

$ nfw fire ga gu 15 sho --seed 41
Fire, Fucilier Wars 3.4.3

To hit     16 dice: 15 shooters (3.4.3), +1 veteran, one for 10 members (3.4.3)
           5+
           3  4  5* 2  5* 1  6* 3  2  6* 4  4  5* 2  1  3  -> 5 hits
To kill    5 dice
           musket, rifle, carbine: 3+
           4* 3* 1  3* 1  -> 3 mortal hits
Characters 1 die
           6+
           4  -> 0 hits on characters
Result     3 killed
Seed       41
From file  Gardes: figures 15, quality veteran, formation column, order attack
           Guards: target-figures 4
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [108] Guards: lost in this round 0 -> 3, lost to musketry, some to
           infantry at short range, fired at; Gardes: volleys left 4 -> 3, has
           fired, firing at Guards
Due        strike guards (by france) (more characters than models are left),
           fire battery (or 'nfw no-target')

$ nfw fire ch sa 16 lo --seed 42
Fire, Fucilier Wars 3.4.3

To hit     17 dice: 16 shooters (3.4.3), +1 veteran, one for 10 members (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           1  6* 5  4  1  4  5  4  6* 6* 3  3  3  3  3  6* 4  -> 4 hits
To kill    4 dice
           musket, rifle, carbine: 3+
           6* 2  1  1  -> 1 mortal hit
Characters 1 die
           6+
           6* -> 1 hit on a character
Result     1 killed, 1 hit on a character
           so many of the mortal hits fall on characters of the attacker's
           choice, never the colours; one with a save may roll it (nfw save),
           and a success uses up the hit; a C-in-C, general or charismatic
           character killed: command test in round 8 (3.4.3, 3.8)
Seed       42
From file  Champagne: figures 16, quality veteran, formation column, order
           attack
           Saluzzo: target-figures 20
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [109] Saluzzo: lost in this round 0 -> 1, lost to musketry,
           characters struck, not named yet 0 -> 1, fired at; Champagne: volleys
           left 4 -> 3, has fired, firing at Saluzzo
Due        strike saluzzo (by france), strike guards (by france) (more
           characters than models are left), fire battery (or 'nfw no-target')

$ nfw fire br sa lo --seed 43
Fire, Fucilier Wars 3.4.3

To hit     20 dice: 20 shooters (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           3  5  2  6* 3  3  4  6* 6* 6* 6* 5  4  4  6* 2  6* 3  6* 4  -> 8 hits
To kill    8 dice
           musket, rifle, carbine: 3+
           4* 6* 4* 1  4* 5* 3* 4* -> 7 mortal hits
Characters 3 dice
           6+
           4  2  3  -> 0 hits on characters
Result     7 killed
Seed       43
From file  Bresse: shooters 20, figures 20, formation line, order attack
           Saluzzo: target-figures 19
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [110] Saluzzo: lost in this round 1 -> 8; Bresse: volleys left 4 ->
           3, has fired, firing at Saluzzo
Due        strike saluzzo (by france), strike guards (by france) (more
           characters than models are left), fire battery (or 'nfw no-target')

$ nfw fire ba ga sho cani --seed 44
Fire, Fucilier Wars 3.4.3

To hit     3 dice: 3 Value of the guns (3.4.3)
           5+ -1 demoralised or in bloodlust (3.4.3)
           +1 artillery at infantry or cavalry (3.4.3) = 5+
           5* 1  4  -> 1 hit
To kill    1 die
           canister: 3+ +1 Strength of the weapon (3.4.3) = 2+
           3* -> 1 mortal hit
Characters 1 die
           6+
           6* -> 1 hit on a character
Result     1 killed, 1 hit on a character
           so many of the mortal hits fall on characters of the attacker's
           choice, never the colours; one with a save may roll it (nfw save),
           and a success uses up the hit; a C-in-C, general or charismatic
           character killed: command test in round 8 (3.4.3, 3.8)
Seed       44
From file  Battery: figures 5, weapon cannon, formation battery, state
           bloodlust, order attack, value 3, pounder 3, strength 1
           Gardes: target-formation column, target-figures 15
Not said   --cover --not-nearest --prone --wading --on-bridge --enveloped
Applied    [111] Battery: volleys left 4 -> 3, of canister 2 -> 1, has fired,
           firing at Gardes; Gardes: lost in this round 0 -> 1, lost to
           canister, characters struck, not named yet 0 -> 1, fired at
Due        strike saluzzo (by france), strike gardes (by piedmont), strike
           guards (by france) (more characters than models are left)

$ nfw fire sa cha lo light --seed 45
Fire, Fucilier Wars 3.4.3

To hit     20 dice: 20 shooters (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           5  5  4  2  2  5  2  5  6* 5  1  1  2  2  1  4  6* 4  5  5  -> 2 hits
To kill    2 dice
           musket, rifle, carbine: 3+ -1 light cover (3.4.3) = 4+
           3  3  -> 0 mortal hits
Result     0 killed
Seed       45
From file  Saluzzo: shooters 20, figures 20, formation line, order attack
           Champagne: target-formation column, target-figures 16
Not said   --ranks --not-nearest --prone --wading --on-bridge --enveloped
Applied    [112] Saluzzo: volleys left 4 -> 3, has fired, firing at Champagne;
           Champagne: fired at
Due        strike saluzzo (by france), strike gardes (by piedmont), strike
           guards (by france) (more characters than models are left)

$ nfw fire ro ba lo --seed 1
Fire, Fucilier Wars 3.4.3

To hit     17 dice: 17 shooters (3.4.3)
           5+ -1 long range (3.4.3) -1 disorganised (3.4.3) = 6+
           3  6* 5  2  5  2  2  3  1  2  6* 1  3  2  5  6* 2  -> 3 hits
To kill    3 dice
           musket, rifle, carbine: 3+
           4* 5* 3* -> 3 mortal hits
Characters 1 die
           6+
           4  -> 0 hits on characters
Result     3 killed
Seed       1
From file  Royal: shooters 17, figures 17, formation line, disorganised, order
           attack
           Battery: target artillery, target-figures 5, target-started 5
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped --target-friends
Applied    [113] Battery: lost in this round 0 -> 3, lost to musketry, fired at;
           Royal: volleys left 4 -> 3, has fired, firing at Battery
Due        strike saluzzo (by france), strike gardes (by piedmont), strike
           guards (by france) (more characters than models are left), morale
           battery

$ nfw st sa com
Applied    [114] Saluzzo: of them characters 0 -> 1, characters struck, not
           named yet 1 -> 0, commander 1 -> 0
Due        strike gardes (by piedmont), strike guards (by france) (more
           characters than models are left), morale saluzzo, morale battery

$ nfw st ga sub
Applied    [115] Gardes: of them characters 0 -> 1, characters struck, not named
           yet 1 -> 0, subaltern 1 -> 0
Due        strike guards (by france) (more characters than models are left),
           morale saluzzo, morale battery, morale gardes

$ nfw st gu sub
Applied    [116] Guards: of them characters 0 -> 1, subaltern 1 -> 0
Due        strike guards (by france) (more characters than models are left),
           morale saluzzo, morale battery, morale gardes

$ nfw st gu ser
Applied    [117] Guards: of them characters 1 -> 2, sergeant 1 -> 0, colour
           bearers 2 -> 1
Due        morale guards, morale saluzzo, morale battery, morale gardes

$ echo y | nfw n --seed 1
Morale, Fucilier Wars 3.4.4

Morale     1D6: 3 +1 veteran (3.4.4) -3 more than half lost (3.4.4)
           -1 infantry at short range (3.4.4) +2 general or C-in-C (3.4.4)
           +1 colours (3.4.4) +1 charismatic character within 20 cm (4.10) = 4
           -> demoralised
Result     demoralised, disorganised
           fights on with the penalties; place both markers (3.4.5)
Seed       1
From file  Guards: lost 3, of 4, by musketry, short-range, arm infantry, quality
           veteran, order attack, colours, charismatic, leader general, after
           fire
Not said   --army-standard
Applied    [118] Guards: state OK -> demoralised, disorganised, losses test
           taken
Due        morale saluzzo, morale battery, morale gardes
2> Turn 5, fire: volleys: may still be done: fire guards; go on? (y/n) 

$ nfw n --seed 3
Morale, Fucilier Wars 3.4.4

Morale     1D6: 6 -1 losses this turn (3.4.4) +1 colours (3.4.4)
           +1 musicians (3.4.4) = 7 -> OK
Result     OK
Seed       3
From file  Saluzzo: lost 8, of 20, by musketry, arm infantry, order attack,
           colours, musician, after fire
Not said   --charismatic --army-standard
Applied    [119] Saluzzo: losses test taken
Due        morale battery, morale gardes

$ nfw n --seed 3
Morale, Fucilier Wars 3.4.4

Morale     1D6: 6 -3 more than half lost (3.4.4) +2 in bloodlust (3.4.4)
           +1 commander or officer (3.4.4) = 6 -> OK
Result     OK
Seed       3
From file  Battery: lost 3, of 5, started 5, by musketry, arm artillery, state
           bloodlust, order attack, commander, sergeant, after fire
Not said   --charismatic --army-standard
Applied    [120] Battery: state bloodlust -> OK, losses test taken
Due        morale gardes

$ nfw n --seed 3
Morale, Fucilier Wars 3.4.4

Morale     1D6: 6 +1 veteran (3.4.4) -1 losses this turn (3.4.4)
           -1 some by artillery (3.4.4) -1 some by canister (3.4.4)
           +1 commander or officer (3.4.4) +1 colours (3.4.4)
           +1 musicians (3.4.4) = 7 -> OK
Result     OK
Seed       3
From file  Gardes: lost 1, of 15, by canister, arm infantry, quality veteran,
           order attack, formation column, commander, colours, musician, after
           fire
Applied    [121] Gardes: losses test taken

$ nfw r
Turn 5, movement
Applied    [122] round movement; Guards: models 4 -> 1; Saluzzo: models 20 ->
           12; Battery: models 5 -> 2; Gardes: models 15 -> 14
Due        initiative (nfw next), morale aosta, morale monferrato

$ nfw n --seed 7
Initiative, Fucilier Wars 3.5.3

Initiative The Duke: 1D6: 4 +6 command value (3.5.3) = 10
Initiative Marshal: 1D6: 5 +4 command value (3.5.3) = 9
Initiative Chevalier: 1D6: 2 +3 command value (3.5.3) = 5
Initiative Left: 1D6: 2 = 2
Result     The Duke, Marshal, Chevalier, Left
Seed       7
Applied    [123] order of moves settled
Due        morale aosta, morale monferrato

# Who retreats over the edge has fled (3.4.5): only the table sees that.

$ nfw set ao where=fled --why edge
Applied    [124] Aosta: place on the table -> fled, no longer in melee;
           Cuirassiers: turns of its combat 1 -> 0, no longer in melee
Due        morale monferrato

$ nfw set mo where=fled --why edge
Applied    [125] Monferrato: place on the table -> fled, no longer in melee;
           Dragons: turns of its combat 1 -> 0, no longer in melee

$ nfw jo du sa
Applied    [126] The Duke: with Saluzzo

$ nfw r
Turn 5, melee
Applied    [127] round melee

$ nfw mel ga sa 8 6 charged --ran 3 --com --seed 8
Melee, Fucilier Wars 3.6.5

Gardes
To hit     13 dice: 8 Value of those who fight (3.6.5),
           +1 officer's pistol, first turn (3.6.5),
           +1 ATTACK, one for 5 dice so far (3.6.5),
           +3 ranks that charge (3.6.5)
           4+ +1 higher quality (3.6.5) = 3+
           2  3* 6* 6* 5* 2  3* 4* 6* 1  4* 5* 1  -> 9 hits
To kill    9 dice
           bayonet, infantry lance, pike: 3+
           3* 1  4* 1  4* 1  5* 1  6* -> 5 mortal hits
Saluzzo
To hit     7 dice: 6 Value of those who fight (3.6.5),
           +1 ATTACK, one for 5 dice so far (3.6.5)
           4+ -1 lower quality (3.6.5) = 5+
           2  6* 2  5* 6* 1  3  -> 3 hits
To kill    3 dice
           bayonet, infantry lance, pike: 3+
           5* 3* 6* -> 3 mortal hits
Characters 2 dice
           6+
           3  3  -> 0 hits on characters
Gardes
Characters 1 die
           6+
           2  -> 0 hits on characters

Result     Gardes: 5 foes killed, lost more: Saluzzo
           Saluzzo: 3 foes killed
Assumed    --type disciplined --enemy-type disciplined
Seed       8
From file  Gardes: value 8, order attack, first-turn, quality veteran, formation
           column, colours, figures 14, both
           Saluzzo: enemy-figures 12, enemy-value 6, enemy-order attack,
           enemy-formation line, enemy-colours
Not said   --attack-column --enemy-ranks --enemy-individuals --enemy-charged
           --enemy-officer
Applied    [128] Saluzzo: lost in this round 0 -> 5, inflicted in this melee 0
           -> 3, has struck, in melee; Gardes: lost in this round 0 -> 3,
           inflicted in this melee 0 -> 5, has struck, in melee
Due        morale saluzzo, morale gardes

$ nfw n --seed 1
Morale, Fucilier Wars 3.6.6

Morale     1D6: 3 -1 a quarter or more lost (3.6.6)
           -1 lost more than it inflicted (3.6.6) +2 general or C-in-C (3.6.6)
           +1 colours (3.6.6) +1 musicians (3.6.6)
           +1 charismatic character within 20 cm (4.10) = 6 -> OK
Result     OK
Seed       1
From file  Saluzzo: lost 5, of 12, inflicted 3, side-lost 5, arm infantry, order
           attack, colours, musician, charismatic, leader general, after melee
Not said   --army-standard
Applied    [129] Saluzzo: losses test taken
Due        morale gardes

$ nfw n --seed 2
Morale, Fucilier Wars 3.6.6

Morale     1D6: 1 +1 veteran (3.6.6) +1 inflicted more than it lost (3.6.6)
           +1 commander or officer (3.6.6) +1 colours (3.6.6)
           +1 musicians (3.6.6) = 6 -> OK
Result     OK
Seed       2
From file  Gardes: lost 3, of 14, inflicted 5, side-lost 3, arm infantry,
           quality veteran, order attack, formation column, commander, colours,
           musician, after melee
Applied    [130] Gardes: losses test taken

$ echo y | nfw r c
Turn 5, command tests
Applied    [131] round command tests; Saluzzo: models 12 -> 7; Gardes: models 14
           -> 11

# The left wing is no more: it takes no command test.

$ nfw comm left
2> nfw: Left is gone: none of its units is left (3.8); --anyway takes it all the same
? 2

# The points come from both lists.

$ nfw vi pi
Victory, Fucilier Wars 1.3

Per cent   42.083333 -> great victory
Result     great victory, winner: France, -505 points of difference
           in a tournament it is added to our running total, and taken from the
           enemy's (1.3)
From file  Piedmont: points 1200, suffered 678
           France: inflicted 173
Applied    [132] noted
