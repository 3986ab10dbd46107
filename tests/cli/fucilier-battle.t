# A whole battle of Fucilier Wars, one after the other, in one folder: six units a side, five turns, from
# the lists to victory. What stands in comments is worked out by hand from the rulebook.

$ nfw battle new s.battle savoy.toml bourbon.toml
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

# Before the battle: scouting and deployment from the lists, the C-in-C who speaks, a command that
# comes later.

$ nfw sc pi --dice 3,6,4,5,1,4,2,4
Scouting, Fucilier Wars 2.1.1

Own army   2 commands (2.1.1) +2 always (2.1.1)
           4D6: 3 6 4 5 +2 light cavalry, dragoons x1 (2.1.1)
           -2 artillery x1 (2.1.1) +9 command values (2.1.1) = 27
Enemy      2 commands (2.1.1) +2 always (2.1.1)
           4D6: 1 4 2 4 +2 light cavalry, dragoons x1 (2.1.1)
           +1 other cavalry (2.1.1) +7 command values (2.1.1) = 21
Result     the enemy is outscouted
           the enemy deploys first (2.1.1)
Applied    [1] Piedmont: scouting the enemy is outscouted; France: scouting
           outscouted by the enemy

$ nfw dep pi
Deployment, Fucilier Wars 2.3.2

Result     the enemy deploys first
           you deploy second; the enemy begins wherever the sides take turns
           (2.3.2, 3.1.1, 3.2, 3.3, 3.4, 3.7, 3.8)
From file  Piedmont: scouting outscouts
Not said   --table-depth
Applied    [2] Piedmont: deploys second; France: deploys first

$ nfw hold wing rei
Applied    [3] Chevalier: place on the table -> not there yet; Cuirassiers:
           place on the table -> not there yet; Dragons: place on the table ->
           not there yet

# The scenario says from which turn on (2.3.4).
$ nfw set fr arrivals-from=2 --why scenario
Applied    [4] France: reinforcements from turn 0 -> 2

$ nfw sp mar ro --dice 3
Speech, Fucilier Wars 2.4

Speech     1D6: 3 +4 command value (2.4, 4.10) +1 C-in-C's own command (2.4) = 8
           -> no effect
Result     no effect
From file  Marshal: cv 4
           Royal: own-command
Applied    [5] France: the C-in-C's speech without effect

$ nfw r o
Turn 1, orders
Applied    [6] round orders

# Orders of the first turn take no test (3.2.2); formations are held against the book (3.3.2).

$ nfw ord ce ho
Applied    [7] Centre: order hold
Due        order left, order main

$ nfw ord le opp
Applied    [8] Left: order oppose
Due        order main

$ nfw ord ma ho
Applied    [9] Main: order hold

$ nfw r
Turn 1, reorganisation
Applied    [10] round reorganisation

$ nfw form gu lin 6,6,6
Formation, Fucilier Wars 3.3.2

Result     legal
           it does not move this turn: place the Stop marker (3.3.1, 3.3.2)
From file  Guards: figures 18, order hold, present column, changing
Applied    [11] Guards: formation column -> line, models in its first rank 6,
           does not move in this turn

$ nfw form sa lin 7,7,6
Formation, Fucilier Wars 3.3.2

Result     legal
           it does not move this turn: place the Stop marker (3.3.1, 3.3.2)
From file  Saluzzo: figures 20, order hold, present column, changing
Applied    [12] Saluzzo: formation column -> line, models in its first rank 7,
           does not move in this turn

$ nfw form ga lin 7,7,6
Formation, Fucilier Wars 3.3.2

Result     legal
           it does not move this turn: place the Stop marker (3.3.1, 3.3.2)
From file  Gardes: figures 20, order hold, present column, changing
Applied    [13] Gardes: formation column -> line, models in its first rank 7,
           does not move in this turn

$ nfw form ro lin 7,7,6
Formation, Fucilier Wars 3.3.2

Result     legal
           it does not move this turn: place the Stop marker (3.3.1, 3.3.2)
From file  Royal: figures 20, order hold, present column, changing
Applied    [14] Royal: formation column -> line, models in its first rank 7,
           does not move in this turn

$ nfw form ch lin 7,7,6
Formation, Fucilier Wars 3.3.2

Result     legal
           it does not move this turn: place the Stop marker (3.3.1, 3.3.2)
From file  Champagne: figures 20, order hold, present column, changing
Applied    [15] Champagne: formation column -> line, models in its first rank 7,
           does not move in this turn

$ nfw form br lin 8,8,8
Formation, Fucilier Wars 3.3.2

Result     legal
           it does not move this turn: place the Stop marker (3.3.1, 3.3.2)
From file  Bresse: figures 24, order hold, present column, changing
Applied    [16] Bresse: formation column -> line, models in its first rank 8,
           does not move in this turn

$ nfw form ba bat
Formation, Fucilier Wars 3.3.2

Result     legal
           it does not move this turn: place the Stop marker (3.3.1, 3.3.2)
From file  Battery: arm artillery, order hold, present limbered, changing
Applied    [17] Battery: formation limbered -> in battery, does not move in this
           turn

$ nfw form ao column 4,4,4,4,2
Formation, Fucilier Wars 3.3.2

Result     legal
           it stands so already: it changes nothing, and moves (3.3.2)
From file  Aosta: figures 18, order oppose, present column, changing
Applied    [18] Aosta: models in its first rank 4

$ nfw r f
Turn 1, fire: volleys
Applied    [19] round fire

# Three volleys at the Guards: they lose 3 + 1 + 2 = 6 of 18, once, at the end of the round (3.4.3).
# A musician is struck: his +1 is gone from the test.

$ nfw fire ga gu lo --dice 4,3,4,5,1,4,2,6,5,2,3,5,2,4,3,6,5,5,1,3,6,6,4,2,5,4,6
Fire, Fucilier Wars 3.4.3

To hit     22 dice: 20 shooters (3.4.3), +2 veteran, one for 10 members (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           4  3  4  5  1  4  2  6* 5  2  3  5  2  4  3  6* 5  5  1  3  6* 6*
           -> 4 hits
To kill    4 dice
           musket, rifle, carbine: 3+
           4* 2  5* 4* -> 3 mortal hits
Characters 1 die
           6+
           6* -> 1 hit on a character
Result     3 killed, 1 hit on a character
           so many of the mortal hits fall on characters of the attacker's
           choice, never the colours; one with a save may roll it (nfw save),
           and a success uses up the hit; a C-in-C, general or charismatic
           character killed: command test in round 8 (3.4.3, 3.8)
From file  Gardes: shooters 20, figures 20, quality veteran, formation line,
           order hold
           Guards: target-figures 18
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [20] Guards: lost in this round 0 -> 3, lost to musketry, characters
           struck, not named yet 0 -> 1, fired at; Gardes: volleys left 6 -> 5,
           has fired, firing at Guards
Due        strike guards (by france)

$ nfw fire ro gu lo --dice 6,6,5,6,1,5,4,2,6,5,5,6,2,3,2,1,4,6,1,2,6,2,1,2,2,2,5
Fire, Fucilier Wars 3.4.3

To hit     20 dice: 20 shooters (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           6* 6* 5  6* 1  5  4  2  6* 5  5  6* 2  3  2  1  4  6* 1  2  -> 6 hits
To kill    6 dice
           musket, rifle, carbine: 3+
           6* 2  1  2  2  2  -> 1 mortal hit
Characters 1 die
           6+
           5  -> 0 hits on characters
Result     1 killed
From file  Royal: shooters 20, figures 20, formation line, order hold
           Guards: target-figures 15
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [21] Guards: lost in this round 3 -> 4; Royal: volleys left 6 -> 5,
           has fired, firing at Guards
Due        strike guards (by france)

$ nfw fire ch gu lo --dice 3,6,4,5,1,4,2,4,3,3,1,2,2,4,5,2,4,6,3,5,4,4,4,5,1
Fire, Fucilier Wars 3.4.3

To hit     22 dice: 20 shooters (3.4.3), +2 veteran, one for 10 members (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           3  6* 4  5  1  4  2  4  3  3  1  2  2  4  5  2  4  6* 3  5  4  4
           -> 2 hits
To kill    2 dice
           musket, rifle, carbine: 3+
           4* 5* -> 2 mortal hits
Characters 1 die
           6+
           1  -> 0 hits on characters
Result     2 killed
From file  Champagne: shooters 20, figures 20, quality veteran, formation line,
           order hold
           Guards: target-figures 14
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [22] Guards: lost in this round 4 -> 6; Champagne: volleys left 6 ->
           5, has fired, firing at Guards
Due        strike guards (by france)

$ nfw d
Turn 1, fire: volleys
Must       1 nfw strike guards (by france)
May        2 nfw fire guards NAME --range  3 saluzzo  4 battery  5 bresse

$ nfw st gu mu
Applied    [23] Guards: of them characters 0 -> 1, characters struck, not named
           yet 1 -> 0, musicians 1 -> 0
Due        morale guards

$ nfw fire gu ro lo --dice 3,6,4,5,1,4,2,4,3,3,1,2,2,4,5,2,4,6,3,5,4,4
Fire, Fucilier Wars 3.4.3

To hit     19 dice: 18 shooters (3.4.3), +1 veteran, one for 10 members (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           3  6* 4  5  1  4  2  4  3  3  1  2  2  4  5  2  4  6* 3  -> 2 hits
To kill    2 dice
           musket, rifle, carbine: 3+
           5* 4* -> 2 mortal hits
Characters 1 die
           6+
           4  -> 0 hits on characters
Result     2 killed
From file  Guards: shooters 18, figures 18, quality veteran, formation line,
           order hold
           Royal: target-figures 20
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [24] Guards: volleys left 6 -> 5, has fired, firing at Royal; Royal:
           lost in this round 0 -> 2, lost to musketry, fired at
Due        morale guards, morale royal

$ nfw fire ba ga lo cani --dice 3,6,4,5,1
Fire, Fucilier Wars 3.4.3

To hit     3 dice: 3 Value of the guns (3.4.3)
           5+ -1 long range (3.4.3) +1 artillery at infantry or cavalry (3.4.3)
           = 5+
           3  6* 4  -> 1 hit
To kill    1 die
           canister: 3+ +1 Strength of the weapon (3.4.3) = 2+
           5* -> 1 mortal hit
Characters 1 die
           6+
           1  -> 0 hits on characters
Result     1 killed
From file  Battery: figures 5, weapon cannon, formation battery, order hold,
           value 3, pounder 3, strength 1
           Gardes: target-figures 20
Not said   --cover --not-nearest --prone --wading --on-bridge --enveloped
Applied    [25] Battery: volleys left 6 -> 5, of canister 2 -> 1, has fired,
           firing at Gardes; Gardes: lost in this round 0 -> 1, lost to
           canister, fired at
Due        morale guards, morale gardes, morale royal

$ nfw fire sa ch lo light --dice 6,6,5,6,1,5,4,2,6,5,5,6,2,3,2,1,4,6,1,2,6,2,1,2,2,2,5
Fire, Fucilier Wars 3.4.3

To hit     20 dice: 20 shooters (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           6* 6* 5  6* 1  5  4  2  6* 5  5  6* 2  3  2  1  4  6* 1  2  -> 6 hits
To kill    6 dice
           musket, rifle, carbine: 3+ -1 light cover (3.4.3) = 4+
           6* 2  1  2  2  2  -> 1 mortal hit
Characters 1 die
           6+
           5  -> 0 hits on characters
Result     1 killed
From file  Saluzzo: shooters 20, figures 20, formation line, order hold
           Champagne: target-figures 20
Not said   --ranks --not-nearest --prone --wading --on-bridge --enveloped
Applied    [26] Saluzzo: volleys left 6 -> 5, has fired, firing at Champagne;
           Champagne: lost in this round 0 -> 1, lost to musketry, fired at
Due        morale guards, morale gardes, morale royal, morale champagne

$ nfw fire br ao lo --dice 4,5,2,2,6,3,5,4,2,3,2,2,6,2,1,4,2,1,1,2,3,5,4,6,1,2,1
Fire, Fucilier Wars 3.4.3

To hit     24 dice: 24 shooters (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           4  5  2  2  6* 3  5  4  2  3  2  2  6* 2  1  4  2  1  1  2  3  5  4
           6* -> 3 hits
To kill    3 dice
           musket, rifle, carbine: 3+
           1  2  1  -> 0 mortal hits
Result     0 killed
From file  Bresse: shooters 24, figures 24, formation line, order hold
           Aosta: target-formation column, target-figures 18
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [27] Aosta: fired at; Bresse: volleys left 6 -> 5, has fired, firing
           at Aosta
Due        morale guards, morale gardes, morale royal, morale champagne

# The round does not end while tests are due.

$ nfw r mo
2> nfw: round: still due: morale guards, gardes, royal, champagne
? 2

# Guards: 3, +1 veteran, -1 losses, +1 officers, +1 colours = 5: demoralised (4 and 5, 3.4.4). Strengths
# then: Guards 12, Gardes 19, Royal 18, Champagne 19.

$ nfw n --dice 3
Morale, Fucilier Wars 3.4.4

Morale     1D6: 3 +1 veteran (3.4.4) -1 losses this turn (3.4.4)
           +1 commander or officer (3.4.4) +1 colours (3.4.4) = 5 -> demoralised
Result     demoralised, disorganised
           fights on with the penalties; place both markers (3.4.5)
From file  Guards: lost 6, of 18, by musketry, arm infantry, quality veteran,
           order hold, commander, officer, colours, after fire
Not said   --charismatic --army-standard
Applied    [28] Guards: state OK -> demoralised, disorganised, losses test taken
Due        morale gardes, morale royal, morale champagne

$ nfw n --dice 6
Morale, Fucilier Wars 3.4.4

Morale     1D6: 6 +1 veteran (3.4.4) -1 losses this turn (3.4.4)
           -1 some by artillery (3.4.4) -1 some by canister (3.4.4)
           +1 commander or officer (3.4.4) +1 colours (3.4.4)
           +1 musicians (3.4.4) = 7 -> OK
Result     OK
From file  Gardes: lost 1, of 20, by canister, arm infantry, quality veteran,
           order hold, commander, officer, colours, musician, after fire
Applied    [29] Gardes: losses test taken
Due        morale royal, morale champagne

$ nfw n --dice 6
Morale, Fucilier Wars 3.4.4

Morale     1D6: 6 -1 losses this turn (3.4.4) +1 commander or officer (3.4.4)
           +1 colours (3.4.4) +1 musicians (3.4.4) = 8 -> OK
Result     OK
From file  Royal: lost 2, of 20, by musketry, arm infantry, order hold,
           commander, officer, colours, musician, after fire
Applied    [30] Royal: losses test taken
Due        morale champagne

$ nfw n --dice 6
Morale, Fucilier Wars 3.4.4

Morale     1D6: 6 +1 veteran (3.4.4) -1 losses this turn (3.4.4)
           +1 commander or officer (3.4.4) +1 musicians (3.4.4) = 8 -> OK
Result     OK
From file  Champagne: lost 1, of 20, by musketry, arm infantry, quality veteran,
           order hold, commander, musician, after fire
Applied    [31] Champagne: losses test taken

# Under OPPOSE Aosta may only answer who fired at it, once all is settled (3.4.2, F-61).

$ nfw fire ao br lo --dice 4,5,2,2,6,3,5,4,2,3,2,6,1,2
Fire, Fucilier Wars 3.4.3

To hit     12 dice: 12 shooters (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           4  5  2  2  6* 3  5  4  2  3  2  6* -> 2 hits
To kill    2 dice
           musket, rifle, carbine: 3+
           1  2  -> 0 mortal hits
Result     0 killed
From file  Aosta: shooters 12, figures 18, formation column, order oppose,
           no-losses, reply
           Bresse: target-figures 24
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [32] Aosta: volleys left 6 -> 5, has fired, firing at Bresse; Bresse:
           fired at

$ nfw r
Turn 1, movement
Applied    [33] round movement; Guards: models 18 -> 12; Gardes: models 20 ->
           19; Royal: models 20 -> 18; Champagne: models 20 -> 19
Due        initiative (nfw next)

$ nfw n --dice 1,1,2
Initiative, Fucilier Wars 3.5.3

Initiative The Duke: 1D6: 1 +6 command value (3.5.3) = 7
Initiative Brigadier: 1D6: 1 +3 command value (3.5.3) = 4
Initiative Marshal: 1D6: 2 +4 command value (3.5.3) = 6
Result     The Duke, Marshal, Brigadier
Applied    [34] order of moves settled

$ nfw jo du gu
Applied    [35] The Duke: with Guards

$ nfw jo mar ro
Applied    [36] Marshal: with Royal

$ nfw r i
Turn 1, influence
Applied    [37] round influence

# The charismatic C-in-C counts 6, and -2 for himself in contact (3.7, 4.10).

$ nfw inf du gu --char --army --dice 3
Influence, Fucilier Wars 3.7

Influence  1D6: 3 -1 veteran (3.7) -1 disciplined (3.7) +2 demoralised (3.7)
           -1 commander (3.7) -1 subaltern (3.7) -1 sergeant (3.7)
           -2 charismatic character or army standard (3.7, 4.10, 4.11) = -2
           against cv 6 -> success
Result     success, state OK, disorganised
           OK, but disorganised until it reorganises (3.7)
From file  The Duke: cv 6, save 7, wounds 2
           Guards: quality veteran, state demoralised, disorganised, commander,
           officer, sergeant
Applied    [38] Guards: state demoralised -> OK, influence tried

# Turn 2: an order by messenger, Guards reorganise, a square and an attack column are formed.
$ nfw t
Turn 2, reserves and reinforcements
Applied    [39] turn 2, round reserves and reinforcements

$ echo y | nfw r
Turn 2, orders
Applied    [40] round orders
2> Turn 2, reserves and reinforcements: may still be done: reinforce wing; go on? (y/n) 

# Turn 2: an order by messenger (3 + 3 + 1 = 7: OK), the C-in-C's own command without a test; the Guards
# reorganise, a square and an attack column are formed.

$ nfw ord le att adc --dice 3
New order, Fucilier Wars 3.2.2

General    1D6: 3 +3 command value (3.2.2) +1 brought by an ADC (3.2.2, 4.2.1)
           = 7 -> OK
Result     OK, order now attack, bearer dismissed
           the new order is in force; lay the old counter aside (3.2.2)
           the bearer is dismissed: back to the C-in-C at full speed (3.2.2)
From file  Left: cv 3, present-order oppose
Not said   --fanatic
Applied    [41] Left: order oppose -> attack, has answered an order

$ nfw ord ma at
Applied    [42] Main: order hold -> attack, has answered an order

$ nfw r
Turn 2, reorganisation
Applied    [43] round reorganisation

$ nfw reo gu
Applied    [44] Guards: no longer disorganised, does not move in this turn

$ nfw form mo attack-c 4,4,4,4,2
Formation, Fucilier Wars 3.3.2

Result     legal
           it does not move this turn: place the Stop marker (3.3.1, 3.3.2)
From file  Monferrato: figures 18, order attack, present column, changing
Not said   --list-forbids
Applied    [45] Monferrato: formation column -> attack column, models in its
           first rank 4, does not move in this turn

$ nfw form sa sq
Formation, Fucilier Wars 3.3.2

Result     legal, 5 to the front, 5 to the right, 5 to the left, 5 to the rear
           it does not move this turn: place the Stop marker (3.3.1, 3.3.2)
           each side fires its own way; together they are one volley (3.3.2,
           3.4.2)
From file  Saluzzo: figures 20, order hold, present line, present-front 7,
           changing
Not said   --in-woods
Applied    [46] Saluzzo: formation line -> square, models in its first rank 7 ->
           -, does not move in this turn

$ nfw r
Turn 2, fire: volleys
Applied    [47] round fire

# Aosta loses 4 + 3 = 7 of 18, which is no more than half: -1.

$ nfw fire ga ao lo --dice 2,4,6,4,6,5,3,4,1,1,1,5,5,1,6,2,6,4,6,2,2,3,6,4,4,1,2
Fire, Fucilier Wars 3.4.3

To hit     20 dice: 19 shooters (3.4.3), +1 veteran, one for 10 members (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           2  4  6* 4  6* 5  3  4  1  1  1  5  5  1  6* 2  6* 4  6* 2  -> 5 hits
To kill    5 dice
           musket, rifle, carbine: 3+
           2  3* 6* 4* 4* -> 4 mortal hits
Characters 2 dice
           6+
           1  2  -> 0 hits on characters
Result     4 killed
From file  Gardes: shooters 19, figures 19, quality veteran, formation line,
           order attack
           Aosta: target-formation column, target-figures 18
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [48] Aosta: lost in this round 0 -> 4, lost to musketry, fired at;
           Gardes: volleys left 5 -> 4, has fired, firing at Aosta
Due        morale aosta

$ nfw fire ro ao lo --dice 3,6,5,2,5,2,2,3,1,2,6,1,3,2,5,6,2,4,5,3,4,5
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
From file  Royal: shooters 18, figures 18, formation line, order attack
           Aosta: target-formation column, target-figures 14
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [49] Aosta: lost in this round 4 -> 7; Royal: volleys left 5 -> 4,
           has fired, firing at Aosta
Due        morale aosta

$ nfw fire ch ba lo --dice 2,3,6,6,5,2,3,4,6,1,4,5,1,3,1,4,1,4,1,5,1,6,2,6
Fire, Fucilier Wars 3.4.3

To hit     20 dice: 19 shooters (3.4.3), +1 veteran, one for 10 members (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           2  3  6* 6* 5  2  3  4  6* 1  4  5  1  3  1  4  1  4  1  5  -> 3 hits
To kill    3 dice
           musket, rifle, carbine: 3+
           1  6* 2  -> 1 mortal hit
Characters 1 die
           6+
           6* -> 1 hit on a character
Result     1 killed, 1 hit on a character
           so many of the mortal hits fall on characters of the attacker's
           choice, never the colours; one with a save may roll it (nfw save),
           and a success uses up the hit; a C-in-C, general or charismatic
           character killed: command test in round 8 (3.4.3, 3.8)
           no losses test unless half the gunners of the battle's start are gone
           (3.4.4)
From file  Champagne: shooters 19, figures 19, quality veteran, formation line,
           order attack
           Battery: target artillery, target-figures 5, target-started 5
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped --target-friends
Applied    [50] Battery: lost in this round 0 -> 1, lost to musketry, characters
           struck, not named yet 0 -> 1, fired at; Champagne: volleys left 5 ->
           4, has fired, firing at Battery
Due        strike battery (by france), morale aosta

$ nfw st ba se
Applied    [51] Battery: of them characters 0 -> 1, characters struck, not named
           yet 1 -> 0, sergeant 1 -> 0
Due        morale aosta

$ nfw fire ba ro sho cani --dice 4,3,6,6,6,6
Fire, Fucilier Wars 3.4.3

To hit     3 dice: 3 Value of the guns (3.4.3)
           5+ +1 artillery at infantry or cavalry (3.4.3) = 4+
           4* 3  6* -> 2 hits
To kill    2 dice
           canister: 3+ +1 Strength of the weapon (3.4.3) = 2+
           6* 6* -> 2 mortal hits
Characters 1 die
           6+
           6* -> 1 hit on a character
Result     2 killed, 1 hit on a character
           so many of the mortal hits fall on characters of the attacker's
           choice, never the colours; one with a save may roll it (nfw save),
           and a success uses up the hit; a C-in-C, general or charismatic
           character killed: command test in round 8 (3.4.3, 3.8)
From file  Battery: figures 5, weapon cannon, formation battery, order hold,
           value 3, pounder 3, strength 1
           Royal: target-figures 18
Not said   --cover --not-nearest --prone --wading --on-bridge --enveloped
Applied    [52] Battery: volleys left 5 -> 4, of canister 1 -> 0, has fired,
           firing at Royal; Royal: lost in this round 0 -> 2, lost to canister,
           characters struck, not named yet 0 -> 1, fired at
Due        strike royal (by piedmont), morale aosta

$ nfw st ro mu
Applied    [53] Royal: of them characters 0 -> 1, characters struck, not named
           yet 1 -> 0, musicians 1 -> 0
Due        morale aosta, morale royal

$ echo y | nfw n --dice 1
Morale, Fucilier Wars 3.4.4

Morale     1D6: 1 -1 losses this turn (3.4.4) +1 commander or officer (3.4.4)
           +1 colours (3.4.4) +1 musicians (3.4.4) = 3 -> retreat
Result     retreat, disorganised
           half a move straight back in the movement phase of the next turn,
           then the re-test (3.4.5, 3.5.1)
           without room as far as it can; over the table edge it has fled
           (3.4.5)
           cavalry that moves into contact with it destroys it (3.4.5, 3.5.1)
From file  Aosta: lost 7, of 18, by musketry, arm infantry, order attack,
           formation column, commander, colours, musician, after fire
Not said   --charismatic --army-standard
Applied    [54] Aosta: state OK -> retreat, falls back from the next turn on,
           disorganised, losses test taken
Due        morale royal
2> Turn 2, fire: volleys: may still be done: fire guards, saluzzo, aosta, monferrato, bresse; go on? (y/n) 

$ nfw n --dice 6
Morale, Fucilier Wars 3.4.4

Morale     1D6: 6 -1 losses this turn (3.4.4) -1 some by artillery (3.4.4)
           -1 some by canister (3.4.4) +2 general or C-in-C (3.4.4)
           +1 commander or officer (3.4.4) +1 colours (3.4.4) = 7 -> OK
Result     OK
From file  Royal: lost 2, of 18, by canister, arm infantry, order attack,
           commander, officer, colours, leader general, after fire
Applied    [55] Royal: losses test taken

$ nfw r
Turn 2, movement
Applied    [56] round movement; Battery: models 5 -> 4; Aosta: models 18 -> 11;
           Royal: models 18 -> 16
Due        initiative (nfw next)

$ nfw n --dice 3,6,4,5,1
Initiative, Fucilier Wars 3.5.3

Initiative The Duke: 1D6: 3 +6 command value (3.5.3) = 9
Initiative Brigadier: 1D6: 6 +3 command value (3.5.3) = 9
Initiative Marshal: 1D6: 4 +4 command value (3.5.3) = 8
Initiative again: The Duke: 1D6: 5 +6 command value (3.5.3) = 11
Initiative again: Brigadier: 1D6: 1 +3 command value (3.5.3) = 4
Result     The Duke, Brigadier, Marshal
Applied    [57] order of moves settled

$ nfw r i
Turn 2, influence
Applied    [58] round influence

# Aosta falls back from the next turn on; its re-test comes in the movement of turn 3 (3.4.5, 3.5.1).

$ nfw inf bri ao --dice 6
Influence, Fucilier Wars 3.7

Influence  1D6: 6 +1 average (3.7) -1 disciplined (3.7) +1 retreating (3.7)
           -1 commander (3.7) -1 musicians (3.7) = 5 against cv 3 -> failure
Result     failure, state retreat, disorganised
           no change; he may try again next turn (3.7)
From file  Brigadier: cv 3, save 8
           Aosta: state retreat, disorganised, commander, musician
Not said   --charismatic --army-standard
Applied    [59] Brigadier: with Aosta; Aosta: influence tried

$ nfw t
Turn 3, reserves and reinforcements
Applied    [60] turn 3, round reserves and reinforcements

# Turn 3: the cavalry arrives; the column breaks through.
# Turn 3: the cavalry arrives on 6 + 1 = 7 (3.1.1); the column charges the line and breaks through.

$ nfw rei wing --dice 6,6
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
From file  Wing: cv 3, turn 3
Applied    [61] Wing: arrival tested, came in this turn; Chevalier: place not
           there yet -> on the table; Cuirassiers: place not there yet -> on the
           table; Dragons: place not there yet -> on the table

$ nfw r
Turn 3, orders
Applied    [62] round orders
Due        order wing

$ nfw ord wing opp
Applied    [63] Wing: order oppose

$ nfw r
Turn 3, reorganisation
Applied    [64] round reorganisation

$ nfw r
Turn 3, fire: volleys
Applied    [65] round fire

$ nfw fire br mo sho --dice 2,2,1,1,4,2,4,3,4,1,5,3,2,4,1,5,2,5,5,1,1,5,1,1,1,4,4,1,2,3
Fire, Fucilier Wars 3.4.3

To hit     24 dice: 24 shooters (3.4.3)
           5+
           2  2  1  1  4  2  4  3  4  1  5* 3  2  4  1  5* 2  5* 5* 1  1  5* 1
           1  -> 5 hits
To kill    5 dice
           musket, rifle, carbine: 3+
           1  4* 4* 1  2  -> 2 mortal hits
Characters 1 die
           6+
           3  -> 0 hits on characters
Result     2 killed
From file  Bresse: shooters 24, figures 24, formation line, order attack
           Monferrato: target-formation attack-column, target-figures 18
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [66] Monferrato: lost in this round 0 -> 2, lost to musketry, some to
           infantry at short range, fired at; Bresse: volleys left 5 -> 4, has
           fired, firing at Monferrato
Due        morale monferrato

$ nfw fire mo br sho --dice 1,5,2,6,5,4,4,5,3,5,1,6,1,5,5,1,3,1,6
Fire, Fucilier Wars 3.4.3

To hit     12 dice: 12 shooters (3.4.3)
           5+
           1  5* 2  6* 5* 4  4  5* 3  5* 1  6* -> 6 hits
To kill    6 dice
           musket, rifle, carbine: 3+
           1  5* 5* 1  3* 1  -> 3 mortal hits
Characters 1 die
           6+
           6* -> 1 hit on a character
Result     3 killed, 1 hit on a character
           so many of the mortal hits fall on characters of the attacker's
           choice, never the colours; one with a save may roll it (nfw save),
           and a success uses up the hit; a C-in-C, general or charismatic
           character killed: command test in round 8 (3.4.3, 3.8)
From file  Monferrato: shooters 12, figures 18, formation attack-column, order
           attack
           Bresse: target-figures 24
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [67] Monferrato: volleys left 6 -> 5, has fired, firing at Bresse;
           Bresse: lost in this round 0 -> 3, lost to musketry, some to infantry
           at short range, characters struck, not named yet 0 -> 1, fired at
Due        strike bresse (by piedmont), morale monferrato

$ nfw st br com
Applied    [68] Bresse: of them characters 0 -> 1, characters struck, not named
           yet 1 -> 0, commander 1 -> 0
Due        morale monferrato, morale bresse

$ echo y | nfw n --dice 6
Morale, Fucilier Wars 3.4.4

Morale     1D6: 6 -1 losses this turn (3.4.4) -1 infantry at short range (3.4.4)
           +1 commander or officer (3.4.4) +1 colours (3.4.4) = 6 -> OK
Result     OK
From file  Monferrato: lost 2, of 18, by musketry, short-range, arm infantry,
           order attack, formation attack-column, commander, colours, after fire
Not said   --charismatic --army-standard
Applied    [69] Monferrato: losses test taken
Due        morale bresse
2> Turn 3, fire: volleys: may still be done: fire guards, saluzzo, battery, aosta, gardes, royal, champagne; go on? (y/n) 

$ nfw n --dice 6
Morale, Fucilier Wars 3.4.4

Morale     1D6: 6 -1 losses this turn (3.4.4) -1 infantry at short range (3.4.4)
           +1 colours (3.4.4) = 5 -> demoralised
Result     demoralised, disorganised
           fights on with the penalties; place both markers (3.4.5)
From file  Bresse: lost 3, of 24, by musketry, short-range, arm infantry, order
           attack, colours, after fire
Applied    [70] Bresse: state OK -> demoralised, disorganised, losses test taken

$ nfw r
Turn 3, movement
Applied    [71] round movement; Monferrato: models 18 -> 16; Bresse: models 24
           -> 21
Due        initiative (nfw next), morale aosta

$ nfw n --dice 1,1,2,4,4,1
Initiative, Fucilier Wars 3.5.3

Initiative The Duke: 1D6: 1 +6 command value (3.5.3) = 7
Initiative Brigadier: 1D6: 1 +3 command value (3.5.3) = 4
Initiative Marshal: 1D6: 2 +4 command value (3.5.3) = 6
Initiative Chevalier: 1D6: 4 +3 command value (3.5.3) = 7
Initiative again: The Duke: 1D6: 4 +6 command value (3.5.3) = 10
Initiative again: Chevalier: 1D6: 1 +3 command value (3.5.3) = 4
Result     The Duke, Chevalier, Marshal, Brigadier
Applied    [72] order of moves settled
Due        morale aosta

$ nfw n --dice 3
Morale, Fucilier Wars 3.4.4

Morale     1D6: 3 -1 losses this turn (3.4.4) +2 general or C-in-C (3.4.4)
           +1 commander or officer (3.4.4) +1 colours (3.4.4)
           +1 musicians (3.4.4) = 7 -> OK
Result     OK, disorganised
           follows its command's order again, still disorganised (3.5.1)
From file  Aosta: arm infantry, state retreat, disorganised, order attack,
           formation column, commander, colours, musician, leader general, after
           retreat
Not said   --charismatic --army-standard
Applied    [73] Aosta: state retreat -> OK, losses test taken

$ nfw jo du sa
Applied    [74] The Duke: with Saluzzo

$ nfw jo bri mo
Applied    [75] Brigadier: with Monferrato

$ nfw r
Turn 3, melee
Applied    [76] round melee

# 4 in contact, +1 officer, +1 for ATTACK (6 / 5), +5 ranks = 11 dice; no more than the 4 in contact can die.
# Bresse tests twice: after the melee, and again as it lost more than it inflicted (3.5.8).

$ nfw me mo br 4 4 charged --ran 5 --att --com --dice 6,6,5,4,1,5,4,3,1,3,2,2,6,4,3,5,4,6,1,1,2,5,2,5,1
Melee, Fucilier Wars 3.6.5

Monferrato
To hit     11 dice: 4 Value of those who fight (3.6.5),
           +1 officer's pistol, first turn (3.6.5),
           +1 ATTACK, one for 5 dice so far (3.6.5),
           +5 ranks that charge (3.6.5)
           4+
           6* 6* 5* 4* 1  5* 4* 3  1  3  2  -> 6 hits
To kill    6 dice
           bayonet, infantry lance, pike: 3+
           2  6* 4* 3* 5* 4* -> 5 mortal hits
Bresse
To hit     4 dice: 4 Value of those who fight (3.6.5)
           4+ -1 disorganised (3.6.5) = 5+
           6* 1  1  2  -> 1 hit
To kill    1 die
           bayonet, infantry lance, pike: 3+
           5* -> 1 mortal hit
Characters 2 dice
           6+
           2  5  -> 0 hits on characters
Monferrato
Characters 1 die
           6+
           1  -> 0 hits on characters

Result     Monferrato: 4 foes killed, lost more: Bresse
           all who were in contact are dead: no more can die (3.6.5)
           Bresse: 1 foe killed
Assumed    --type disciplined --enemy-type disciplined
From file  Monferrato: value 4, order attack, first-turn, formation
           attack-column, colours, figures 16, both
           Bresse: enemy-figures 21, enemy-value 4, enemy-order attack,
           enemy-state demoralised, enemy-disorganised, enemy-formation line,
           enemy-colours
Not said   --individuals --officer --enemy-ranks --enemy-charged --enemy-officer
Applied    [77] Monferrato: lost in this round 0 -> 1, inflicted in this melee 0
           -> 4, has struck, in melee; Bresse: lost in this round 0 -> 4,
           inflicted in this melee 0 -> 1, has struck, charged by an attack
           column, in melee
Due        morale monferrato, morale bresse

$ nfw n --dice 3
Morale, Fucilier Wars 3.6.6

Morale     1D6: 3 +1 inflicted more than it lost (3.6.6)
           +2 general or C-in-C (3.6.6) +1 commander or officer (3.6.6)
           +1 colours (3.6.6) = 8 -> OK
Result     OK
From file  Monferrato: lost 1, of 16, inflicted 4, side-lost 1, arm infantry,
           order attack, formation attack-column, commander, colours, leader
           general, after melee
Not said   --charismatic --army-standard
Applied    [78] Monferrato: losses test taken
Due        morale bresse

$ nfw n --dice 6
Morale, Fucilier Wars 3.6.6

Morale     1D6: 6 -1 lost more than it inflicted (3.6.6) -2 demoralised (3.6.6)
           +1 colours (3.6.6) = 4 -> demoralised
Result     demoralised, disorganised
           fights on with the penalties; place both markers (3.4.5)
From file  Bresse: lost 4, of 21, inflicted 1, side-lost 4, column-charge, arm
           infantry, state demoralised, disorganised, order attack, colours,
           after melee
Applied    [79] Bresse: second test due after the charge, losses test taken
Due        morale bresse

$ nfw d
Turn 3, melee
Must       1 nfw morale bresse

$ nfw n --dice 3
Morale, Fucilier Wars 3.6.6

Morale     1D6: 3 -1 lost more than it inflicted (3.6.6)
           -1 second test after the charge (3.5.8) -2 demoralised (3.6.6)
           +1 colours (3.6.6) = 0 -> rout
Result     rout, disorganised
           leaves the table with all who joined it, and is not pushed back; a
           general with it may influence it at once; if he goes too: command
           test in round 8 (3.4.5, 3.5.8, 3.8)
From file  Bresse: lost 4, of 21, inflicted 1, side-lost 4, arm infantry, state
           demoralised, disorganised, order attack, colours, after breakthrough
Applied    [80] Bresse: place on the table -> fled, no longer second test due
           after the charge, state demoralised -> rout

$ nfw battle
Turn 3, melee

Piedmont
  Centre                hold, army standard
    The Duke            command value 5, with Saluzzo, charismatic,
                        Wounds left 2
    Guards              models 12, line, models in its first rank 6,
                        volleys left 5, commander 1, subaltern 1, sergeant 1,
                        colour bearers 2
    Saluzzo             models 20, square, volleys left 5, commander 1,
                        colour bearers 1, musicians 1
    Battery             models 4, in battery, volleys left 4, commander 1
  Left                  attack
    Brigadier           command value 3, with Monferrato
    Aosta               models 11, disorganised, models in its first rank 4,
                        volleys left 5, commander 1, colour bearers 1,
                        musicians 1
    Monferrato          models 16, lost in this round 1, attack column,
                        models in its first rank 4, in melee, volleys left 5,
                        has fired, commander 1, colour bearers 1
    Hussars             models 8, commander 1, musicians 1

France
  Main                  attack
    Marshal             command value 4, with Royal
    Gardes              models 19, line, models in its first rank 7,
                        volleys left 4, commander 1, subaltern 1,
                        colour bearers 1, musicians 1
    Royal               models 16, line, models in its first rank 7,
                        volleys left 4, commander 1, subaltern 1,
                        colour bearers 1
    Champagne           models 19, line, models in its first rank 7,
                        volleys left 4, commander 1, musicians 1
    Bresse              models 21, lost in this round 4, fled, rout,
                        disorganised, line, models in its first rank 8,
                        in melee, volleys left 4, has fired, colour bearers 1
  Wing                  oppose
    Chevalier           command value 3, Wounds left 1
    Cuirassiers         models 12, commander 1, colour bearers 1, musicians 1
    Dragons             models 10, commander 1

$ nfw r i
Turn 3, influence
Applied    [81] round influence; Monferrato: models 16 -> 15, disorganised, no
           longer in melee; Bresse: models 21 -> 17, no longer in melee

$ nfw inf du sa --dice 3
Influence, Fucilier Wars 3.7

Influence  1D6: 3 +1 average (3.7) -1 disciplined (3.7) -1 commander (3.7)
           -1 musicians (3.7)
           -2 charismatic character or army standard (3.7, 4.10, 4.11) = -1
           against cv 6 -> success
Result     success, state bloodlust
           provisional: to the end of the next turn, unless a test decides
           otherwise first (3.7)
From file  The Duke: cv 6, save 7, wounds 2, charismatic
           Saluzzo: commander, musician
Not said   --army-standard
Applied    [82] Saluzzo: state OK -> bloodlust, turns that its bloodlust may
           last 0 -> 2, influence tried

$ nfw t
Turn 4, reserves and reinforcements
Applied    [83] turn 4, round reserves and reinforcements

# Turn 4: the cavalry charges a square.
$ nfw r
Turn 4, orders
Applied    [84] round orders

# Turn 4: the cavalry general changes his own order (3.2.2); cavalry at a square; a leader who is struck,
# one who fails to hold his unit.

$ nfw ord wing att --cavalry-g --dice 3
New order, Fucilier Wars 3.2.2

General    1D6: 3 +3 command value (3.2.2) = 6 -> OK
Result     OK, order now attack
           the new order is in force; lay the old counter aside (3.2.2)
From file  Wing: cv 3, present-order oppose, cavalry
Applied    [85] Wing: order oppose -> attack, has answered an order

$ nfw r
Turn 4, reorganisation
Applied    [86] round reorganisation

$ nfw reo ao 3
From file  Aosta: widest 3
Applied    [87] Aosta: models in its first rank 4 -> 3, no longer disorganised,
           does not move in this turn

$ nfw r --skip
Turn 4, fire: volleys
Applied    [88] round fire

$ nfw fire ga mo sho --dice 2,3,6,6,5,2,3,4,6,1,4,5,1,3,1,4,1,4,1,5,1,6,2,6,2,5,6
Fire, Fucilier Wars 3.4.3

To hit     20 dice: 19 shooters (3.4.3), +1 veteran, one for 10 members (3.4.3)
           5+
           2  3  6* 6* 5* 2  3  4  6* 1  4  5* 1  3  1  4  1  4  1  5* -> 6 hits
To kill    6 dice
           musket, rifle, carbine: 3+
           1  6* 2  6* 2  5* -> 3 mortal hits
Characters 1 die
           6+
           6* -> 1 hit on a character
Result     3 killed, 1 hit on a character
           so many of the mortal hits fall on characters of the attacker's
           choice, never the colours; one with a save may roll it (nfw save),
           and a success uses up the hit; a C-in-C, general or charismatic
           character killed: command test in round 8 (3.4.3, 3.8)
From file  Gardes: shooters 19, figures 19, quality veteran, formation line,
           order attack
           Monferrato: target-formation attack-column, target-figures 15
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [89] Monferrato: lost in this round 0 -> 3, lost to musketry, some to
           infantry at short range, characters struck, not named yet 0 -> 1,
           fired at; Gardes: volleys left 4 -> 3, has fired, firing at
           Monferrato
Due        strike monferrato (by france)

$ nfw st mo com
Applied    [90] Monferrato: of them characters 0 -> 1, characters struck, not
           named yet 1 -> 0, commander 1 -> 0
Due        morale monferrato

$ nfw fire ro sa sho --dice 6,2,2,3,6,1,1,2,5,3,1,1,4,3,6,1,2,2,5,5,2,6
Fire, Fucilier Wars 3.4.3

To hit     16 dice: 16 shooters (3.4.3)
           5+ +1 target in square (3.4.3) = 4+
           6* 2  2  3  6* 1  1  2  5* 3  1  1  4* 3  6* 1  -> 5 hits
To kill    5 dice
           musket, rifle, carbine: 3+
           2  2  5* 5* 2  -> 2 mortal hits
Characters 1 die
           6+
           6* -> 1 hit on a character
Result     2 killed, 1 hit on a character
           so many of the mortal hits fall on characters of the attacker's
           choice, never the colours; one with a save may roll it (nfw save),
           and a success uses up the hit; a C-in-C, general or charismatic
           character killed: command test in round 8 (3.4.3, 3.8)
From file  Royal: shooters 16, figures 16, formation line, order attack
           Saluzzo: target-formation square, target-figures 20
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [91] Saluzzo: lost in this round 0 -> 2, lost to musketry, some to
           infantry at short range, characters struck, not named yet 0 -> 1,
           fired at; Royal: volleys left 4 -> 3, has fired, firing at Saluzzo
Due        strike saluzzo (by france), morale monferrato

# The Duke rolls his own save before anybody tests: he lives, and the hit is used up (3.4.3, F-80).

$ nfw st sa du
From file  The Duke: who leader
Applied    [92] The Duke: mortal hits to save 0 -> 1; Saluzzo: of them leaders
           with it 0 -> 1, of them characters 0 -> 1, characters struck, not
           named yet 1 -> 0
Due        save the-duke, morale monferrato

$ nfw n --dice 1,1
Saves, Fucilier Wars 3.4.3, 3.6.5

Saves      2 dice
           2D6 over 7
           1+1  -> 0 saved
Result     0 killed, 1 Wound lost by the living
           a marker for each Wound lost; the next failed saves go to who is
           already wounded (3.4.3, 3.6.5)
From file  The Duke: hits 1, save 7, wounds 2, figures 1
Applied    [93] The Duke: Wounds left 2 -> 1, mortal hits to save 1 -> 0;
           Saluzzo: lost in this round 2 -> 1, of them leaders with it 1 -> 0,
           of them characters 1 -> 0
Due        morale saluzzo, morale monferrato

$ echo y | nfw n --dice 3
Morale, Fucilier Wars 3.4.4

Morale     1D6: 3 -1 losses this turn (3.4.4) -1 infantry at short range (3.4.4)
           +2 in bloodlust (3.4.4) +1 in square (3.4.4)
           +2 general or C-in-C (3.4.4) +1 commander or officer (3.4.4)
           +1 colours (3.4.4) +1 musicians (3.4.4)
           +1 charismatic character within 20 cm (4.10) = 10 -> OK
Result     OK
From file  Saluzzo: lost 1, of 20, by musketry, short-range, arm infantry, state
           bloodlust, order hold, formation square, commander, colours,
           musician, charismatic, leader general, after fire
Not said   --army-standard
Applied    [94] Saluzzo: state bloodlust -> OK, turns that its bloodlust may
           last 1 -> 0, losses test taken
Due        morale monferrato
2> Turn 4, fire: volleys: may still be done: fire guards, saluzzo, battery, aosta, monferrato, champagne; go on? (y/n) 

$ nfw n --dice 3
Morale, Fucilier Wars 3.4.4

Morale     1D6: 3 -1 losses this turn (3.4.4) -1 infantry at short range (3.4.4)
           +2 general or C-in-C (3.4.4) +1 colours (3.4.4) = 4 -> demoralised
Result     demoralised, disorganised
           fights on with the penalties; place both markers (3.4.5)
From file  Monferrato: lost 3, of 15, by musketry, short-range, arm infantry,
           disorganised, order attack, formation attack-column, colours, leader
           general, after fire
Not said   --charismatic --army-standard
Applied    [95] Monferrato: state OK -> demoralised, losses test taken

$ nfw r
Turn 4, movement
Applied    [96] round movement; Saluzzo: models 20 -> 19; Monferrato: models 15
           -> 12
Due        initiative (nfw next)

$ nfw n --dice 4,3,6,6,6,6
Initiative, Fucilier Wars 3.5.3

Initiative The Duke: 1D6: 4 +6 command value (3.5.3) = 10
Initiative Brigadier: 1D6: 3 +3 command value (3.5.3) = 6
Initiative Marshal: 1D6: 6 +4 command value (3.5.3) = 10
Initiative Chevalier: 1D6: 6 +3 command value (3.5.3) = 9
Initiative again: The Duke: 1D6: 6 +6 command value (3.5.3) = 12
Initiative again: Marshal: 1D6: 6 +4 command value (3.5.3) = 10
Result     The Duke, Marshal, Chevalier, Brigadier
Applied    [97] order of moves settled

$ nfw le du
Applied    [98] The Duke: no longer with Saluzzo

# 1 - 1 losses this turn + 1 in square + officers, colours, musician = 4: demoralised, so the cavalry
# fights it, every figure of both counting (3.5.8, F-99).

$ nfw mor sa cu --dice 1
Morale, Fucilier Wars 3.4.4

Morale     1D6: 1 -1 losses this turn (3.4.4) +1 in square (3.4.4)
           +1 commander or officer (3.4.4) +1 colours (3.4.4)
           +1 musicians (3.4.4) = 4 -> demoralised
Result     demoralised, disorganised
           melee in round 6: every figure of both units counts as in contact,
           for dice and deaths; no multiple lines; the cavalry as riders only
           (3.3.2, 3.5.8)
From file  Saluzzo: arm infantry, order hold, formation square, commander,
           colours, musician, after square
Not said   --charismatic --army-standard
Applied    [99] Saluzzo: state OK -> demoralised, disorganised, in melee;
           Cuirassiers: has met the enemy under ATTACK, has reached the square
           of Saluzzo, in melee

$ nfw r
Turn 4, melee
Applied    [100] round melee
Due        melee saluzzo, melee cuirassiers

$ nfw me cu sa --dice 2,2,1,1,4,2,4,3,4,1,5,3,2,4,1,5,2,5,5,1,1,5,1,1,1,4,4,1,2,3,6,2,3,4,1,6,1,1,1,1,1,2,2,1,2,6,4,2,5,1,1,5,6,2,5,1,3,4,6,5,6,4,5,1,2,4,3,2,5,4,5,3,3,3,1,1,4,6,5,3,2,4,3,2,6,1,1,1,5,3
Melee, Fucilier Wars 3.6.5

Cuirassiers
To hit     41 dice: 24 Value of those who fight (3.6.5),
           +1 officer's pistol, first turn (3.6.5),
           +5 ATTACK, one for 5 dice so far (3.6.5),
           +11 riders' pistols in the charge (3.6.5)
           4+
           2  2  1  1  4* 2  4* 3  4* 1  5* 3  2  4* 1  5* 2  5* 5* 1  1  5* 1
           1  1  4* 4* 1  2  3  6* 2  3  4* 1  6* 1  1  1  1  1  -> 14 hits
To kill    14 dice
           one-handed weapon: 3+
           2  2  1  2  6* 4* 2  5* 1  1  5* 6* 2  5* -> 6 mortal hits
Saluzzo
To hit     20 dice: 19 Value of those who fight (3.6.5),
           +1 officer's pistol, first turn (3.6.5)
           4+ -1 disorganised (3.6.5) = 5+
           1  3  4  6* 5* 6* 4  5* 1  2  4  3  2  5* 4  5* 3  3  3  1  -> 6 hits
To kill    6 dice
           bayonet, infantry lance, pike: 4+
           1  4* 6* 5* 3  2  -> 3 mortal hits
Characters 2 dice
           6+
           4  3  -> 0 hits on characters
Cuirassiers
Characters 1 die
           6+
           2  -> 0 hits on characters
Saves      6 dice
           2D6 over 9
           6+1  1+1  5+3  -> 0 saved

Result     Cuirassiers: 6 foes killed, lost more: Saluzzo
           where cavalry fights a square every figure of both counts as in
           contact (3.5.8)
           Saluzzo: 3 foes killed
           where cavalry fights a square every figure of both counts as in
           contact (3.5.8)
Assumed    --type disciplined --enemy-type disciplined
From file  Cuirassiers: contact 12, value 24, charged, let-in, commander, riders
           11, order attack, first-turn, weapon one-handed, arm cavalry,
           formation column, colours, armour cuirass, figures 12, save 9, both
           Saluzzo: enemy-figures 19, enemy-contact 19, enemy-value 19,
           enemy-commander, enemy-order hold, enemy-state demoralised,
           enemy-disorganised, enemy-formation square, enemy-colours
Not said   --officer --enemy-ranks --enemy-charged --enemy-officer --saving
Applied    [101] Saluzzo: lost in this round 0 -> 6, inflicted in this melee 0
           -> 3, has struck; Cuirassiers: lost in this round 0 -> 3, inflicted
           in this melee 0 -> 6, has struck
Due        morale saluzzo, morale cuirassiers

$ nfw n --dice 6
Morale, Fucilier Wars 3.6.6

Morale     1D6: 6 -1 a quarter or more lost (3.6.6)
           -1 lost more than it inflicted (3.6.6) +1 order HOLD (3.6.6)
           -2 demoralised (3.6.6) +1 in square (3.6.6)
           +1 commander or officer (3.6.6) +1 colours (3.6.6)
           +1 musicians (3.6.6) = 7 -> OK
Result     OK, disorganised
From file  Saluzzo: lost 6, of 19, inflicted 3, side-lost 6, arm infantry, state
           demoralised, disorganised, order hold, formation square, commander,
           colours, musician, after melee
Not said   --charismatic --army-standard
Applied    [102] Saluzzo: state demoralised -> OK, losses test taken
Due        morale cuirassiers

$ nfw n --dice 1
Morale, Fucilier Wars 3.6.6

Morale     1D6: 1 -1 a quarter or more lost (3.6.6)
           +1 inflicted more than it lost (3.6.6)
           +1 commander or officer (3.6.6) +1 colours (3.6.6)
           +1 musicians (3.6.6) = 4 -> demoralised
Result     demoralised, disorganised
           fights on with the penalties; place both markers (3.4.5)
From file  Cuirassiers: lost 3, of 12, inflicted 6, side-lost 3, arm cavalry,
           order attack, formation column, commander, colours, musician, after
           melee
Applied    [103] Cuirassiers: state OK -> demoralised, disorganised, losses test
           taken

$ nfw d
Turn 4, melee
           nothing is due: 'nfw round' goes on

$ nfw r i
Turn 4, influence
Applied    [104] round influence; Saluzzo: models 19 -> 13; Cuirassiers: models
           12 -> 9

# A total failure takes unit and general from the table: a test of each command (3.7, 3.8).

$ nfw inf bri mo --dice 6
Influence, Fucilier Wars 3.7

Influence  1D6: 6 +1 average (3.7) -1 disciplined (3.7) +2 demoralised (3.7) = 8
           against cv 3 -> total failure
Result     total failure, state rout, disorganised
           the unit, the leader and all who depend on him leave the table;
           command test in round 8 (3.7, 4.1)
From file  Brigadier: cv 3, save 8
           Monferrato: state demoralised, disorganised
Not said   --charismatic --army-standard
Applied    [105] Piedmont: command tests due; Brigadier: place on the table ->
           fled, his loss is known, no longer with Monferrato; Monferrato: place
           on the table -> fled, state demoralised -> rout, influence tried

$ nfw d
Turn 4, influence
May        1 nfw influence the-duke NAME  2 nfw influence marshal
           3 nfw influence chevalier NAME

$ nfw r
Turn 4, command tests
Applied    [106] round command tests
Due        command-test centre, command-test left

$ nfw n --dice 3
Command test, Fucilier Wars 3.8

Command    1D6: 3 +6 command value (3.8) +1 charismatic character (3.8, 4.10)
           +1 army standard (3.8, 4.11) = 11 -> no effect
Result     no effect
From file  Centre: cv 6, charismatic, army-standard
Applied    [107] Centre: command test taken
Due        command-test left

$ nfw n --dice 3
Command test, Fucilier Wars 3.8

Command    1D6: 3 +1 charismatic character (3.8, 4.10)
           +1 army standard (3.8, 4.11) = 5 -> demoralised
Result     demoralised
           all its units are demoralised and disorganised (3.8)
From file  Left: charismatic, army-standard
Applied    [108] Left: command test taken; Aosta: state OK -> demoralised,
           disorganised; Hussars: state OK -> demoralised, disorganised

$ nfw battle
Turn 4, command tests

Piedmont
  Centre                hold, army standard
    The Duke            command value 5, charismatic, Wounds left 1
    Guards              models 12, line, models in its first rank 6,
                        volleys left 5, commander 1, subaltern 1, sergeant 1,
                        colour bearers 2
    Saluzzo             models 13, disorganised, square, in melee,
                        volleys left 5, commander 1, colour bearers 1,
                        musicians 1
    Battery             models 4, in battery, volleys left 4, commander 1
  Left                  attack
    Brigadier           command value 3, fled
    Aosta               models 11, demoralised, disorganised,
                        does not move in this turn, models in its first rank 3,
                        volleys left 5, commander 1, colour bearers 1,
                        musicians 1
    Monferrato          models 12, fled, rout, disorganised, attack column,
                        models in its first rank 4, volleys left 5,
                        colour bearers 1
    Hussars             models 8, demoralised, disorganised, commander 1,
                        musicians 1

France
  Main                  attack
    Marshal             command value 4, with Royal
    Gardes              models 19, line, models in its first rank 7,
                        volleys left 3, has fired, commander 1, subaltern 1,
                        colour bearers 1, musicians 1
    Royal               models 16, line, models in its first rank 7,
                        volleys left 3, has fired, commander 1, subaltern 1,
                        colour bearers 1
    Champagne           models 19, line, models in its first rank 7,
                        volleys left 4, commander 1, musicians 1
    Bresse              models 17, fled, rout, disorganised, line,
                        models in its first rank 8, volleys left 4,
                        colour bearers 1
  Wing                  attack
    Chevalier           command value 3, Wounds left 1
    Cuirassiers         models 9, demoralised, disorganised, in melee,
                        commander 1, colour bearers 1, musicians 1
    Dragons             models 10, commander 1

$ nfw t
Turn 5, reserves and reinforcements
Applied    [109] turn 5, round reserves and reinforcements

# Turn 5: the Marshal falls, and his command runs.
$ nfw r f --skip
Turn 5, fire: volleys
Applied    [110] round fire

# Turn 5: the Marshal falls, and with him his command (-3, and no value: 3.8).

$ nfw fire gu ro sho --dice 1,1,2,4,4,1,2,6,3,5,3,6,5,1,6,5,3,6
Fire, Fucilier Wars 3.4.3

To hit     13 dice: 12 shooters (3.4.3), +1 veteran, one for 10 members (3.4.3)
           5+
           1  1  2  4  4  1  2  6* 3  5* 3  6* 5* -> 4 hits
To kill    4 dice
           musket, rifle, carbine: 3+
           1  6* 5* 3* -> 3 mortal hits
Characters 1 die
           6+
           6* -> 1 hit on a character
Result     3 killed, 1 hit on a character
           so many of the mortal hits fall on characters of the attacker's
           choice, never the colours; one with a save may roll it (nfw save),
           and a success uses up the hit; a C-in-C, general or charismatic
           character killed: command test in round 8 (3.4.3, 3.8)
From file  Guards: shooters 12, figures 12, quality veteran, formation line,
           order hold
           Royal: target-figures 16
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [111] Guards: volleys left 5 -> 4, has fired, firing at Royal; Royal:
           lost in this round 0 -> 3, lost to musketry, some to infantry at
           short range, characters struck, not named yet 0 -> 1, fired at
Due        strike royal (by piedmont)

$ nfw st ro mar
From file  Marshal: who leader
Applied    [112] Marshal: mortal hits to save 0 -> 1; Royal: of them leaders
           with it 0 -> 1, of them characters 0 -> 1, characters struck, not
           named yet 1 -> 0
Due        save marshal

$ nfw n --dice 1,1
Saves, Fucilier Wars 3.4.3, 3.6.5

Saves      2 dice
           2D6 over 8
           1+1  -> 0 saved
Result     1 killed
           eliminated; a C-in-C, general or charismatic character: command test
           in round 8 (3.4.3, 3.8)
From file  Marshal: hits 1, save 8, figures 1
Applied    [113] France: command tests due, its C-in-C is lost; Marshal: place
           on the table -> dead, mortal hits to save 1 -> 0, his loss is known,
           no longer with Royal
Due        morale royal

$ echo y | nfw n --dice 3
Morale, Fucilier Wars 3.4.4

Morale     1D6: 3 -1 losses this turn (3.4.4) -1 infantry at short range (3.4.4)
           +1 commander or officer (3.4.4) +1 colours (3.4.4) = 3 -> retreat
Result     retreat, disorganised
           half a move straight back in the movement phase of the next turn,
           then the re-test (3.4.5, 3.5.1)
           without room as far as it can; over the table edge it has fled
           (3.4.5)
           cavalry that moves into contact with it destroys it (3.4.5, 3.5.1)
From file  Royal: lost 3, of 16, by musketry, short-range, arm infantry, order
           attack, commander, officer, colours, after fire
Applied    [114] Royal: state OK -> retreat, falls back from the next turn on,
           disorganised, losses test taken
2> Turn 5, fire: volleys: may still be done: fire battery, aosta, gardes, royal, champagne; go on? (y/n) 

$ nfw r
Turn 5, movement
Applied    [115] round movement; Royal: models 16 -> 14
Due        initiative (nfw next)

$ nfw n --dice 4,3,6,6,6,6,6,1,5
Initiative, Fucilier Wars 3.5.3

Initiative The Duke: 1D6: 4 +6 command value (3.5.3) = 10
Initiative Chevalier: 1D6: 3 +3 command value (3.5.3) = 6
Initiative Left: 1D6: 6 = 6
Initiative Main: 1D6: 6 = 6
Initiative again: Chevalier: 1D6: 6 +3 command value (3.5.3) = 9
Initiative again: Left: 1D6: 6 = 6
Initiative again: Main: 1D6: 6 = 6
Initiative again: Left: 1D6: 1 = 1
Initiative again: Main: 1D6: 5 = 5
Result     The Duke, Chevalier, Main, Left
Applied    [116] order of moves settled

$ nfw r
Turn 5, melee
Applied    [117] round melee
Due        melee saluzzo, melee cuirassiers

$ nfw me cu sa --dice 3,6,5,2,5,2,2,3,1,2,6,1,3,2,5,6,2,4,5,3,4,5,1,4,1,2,5,4,2,4,5,5,1,5,1,5,4,5,3,5,6,1,3,2,5,1,2,4,1,4,3,3,4,4,6
Melee, Fucilier Wars 3.6.5

Cuirassiers
To hit     21 dice: 18 Value of those who fight (3.6.5),
           +3 ATTACK, one for 5 dice so far (3.6.5)
           4+ -1 disorganised (3.6.5) = 5+
           3  6* 5* 2  5* 2  2  3  1  2  6* 1  3  2  5* 6* 2  4  5* 3  4
           -> 7 hits
To kill    7 dice
           one-handed weapon: 3+
           5* 1  4* 1  2  5* 4* -> 4 mortal hits
Saluzzo
To hit     13 dice: 13 Value of those who fight (3.6.5)
           4+ -1 disorganised (3.6.5) = 5+
           2  4  5* 5* 1  5* 1  5* 4  5* 3  5* 6* -> 7 hits
To kill    7 dice
           bayonet, infantry lance, pike: 4+
           1  3  2  5* 1  2  4* -> 2 mortal hits
Characters 2 dice
           6+
           1  4  -> 0 hits on characters
Cuirassiers
Characters 1 die
           6+
           3  -> 0 hits on characters
Saves      4 dice
           2D6 over 9
           3+4  4+6* -> 1 saved

Result     Cuirassiers: 4 foes killed, lost more: Saluzzo
           where cavalry fights a square every figure of both counts as in
           contact (3.5.8)
           Saluzzo: 1 foe killed, 1 saved
           where cavalry fights a square every figure of both counts as in
           contact (3.5.8)
Assumed    --type disciplined --enemy-type disciplined
From file  Cuirassiers: contact 9, value 18, order attack, weapon one-handed,
           arm cavalry, state demoralised, disorganised, formation column,
           colours, armour cuirass, figures 9, save 9, both
           Saluzzo: enemy-figures 13, enemy-contact 13, enemy-value 13,
           enemy-order hold, enemy-disorganised, enemy-formation square,
           enemy-colours
Not said   --saving
Applied    [118] Saluzzo: lost in this round 0 -> 4, inflicted in this melee 0
           -> 1, has struck; Cuirassiers: lost in this round 0 -> 1, inflicted
           in this melee 0 -> 4, has struck
Due        morale saluzzo, morale cuirassiers

$ nfw n --dice 3
Morale, Fucilier Wars 3.6.6

Morale     1D6: 3 -1 a quarter or more lost (3.6.6)
           -1 lost more than it inflicted (3.6.6) +1 order HOLD (3.6.6)
           +1 in square (3.6.6) +1 commander or officer (3.6.6)
           +1 colours (3.6.6) +1 musicians (3.6.6) = 6 -> OK
Result     OK, disorganised
From file  Saluzzo: lost 4, of 13, inflicted 1, side-lost 4, arm infantry,
           disorganised, order hold, formation square, commander, colours,
           musician, after melee
Not said   --charismatic --army-standard
Applied    [119] Saluzzo: losses test taken
Due        morale cuirassiers

$ nfw n --dice 3
Morale, Fucilier Wars 3.6.6

Morale     1D6: 3 +1 inflicted more than it lost (3.6.6) -2 demoralised (3.6.6)
           +1 commander or officer (3.6.6) +1 colours (3.6.6)
           +1 musicians (3.6.6) = 5 -> demoralised
Result     demoralised, disorganised
           fights on with the penalties; place both markers (3.4.5)
From file  Cuirassiers: lost 1, of 9, inflicted 4, side-lost 1, arm cavalry,
           state demoralised, disorganised, order attack, formation column,
           commander, colours, musician, after melee
Applied    [120] Cuirassiers: losses test taken

$ nfw r c
Turn 5, command tests
Applied    [121] round command tests; Saluzzo: models 13 -> 9; Cuirassiers:
           models 9 -> 8
Due        command-test main, command-test wing

$ nfw n --dice 3
Command test, Fucilier Wars 3.8

Command    1D6: 3 -3 C-in-C lost (3.8) = 0 -> rout
Result     rout
           its leader, all its units and the individuals who depend on him leave
           the table (3.8, 4.1)
           commands that test after it count it as lost at once, and the C-in-C
           if he fled (3.8)
From file  Main: cinc-lost
Applied    [122] Main: command test taken; Gardes: place on the table -> fled;
           Royal: place on the table -> fled; Champagne: place on the table ->
           fled
Due        command-test wing

$ nfw n --dice 3
Command test, Fucilier Wars 3.8

Command    1D6: 3 +3 command value (3.8) -1 command lost (3.8)
           -3 C-in-C lost (3.8) = 2 -> rout
Result     rout
           its leader, all its units and the individuals who depend on him leave
           the table (3.8, 4.1)
           commands that test after it count it as lost at once, and the C-in-C
           if he fled (3.8)
From file  Wing: cv 3, commands-lost 1, cinc-lost
Applied    [123] Saluzzo: turns of its combat 2 -> 0, no longer in melee; Wing:
           command test taken; Chevalier: place on the table -> fled, his loss
           is known; Cuirassiers: place on the table -> fled, no longer in
           melee; Dragons: place on the table -> fled

$ nfw r
Turn 6, reserves and reinforcements
Applied    [124] turn 6, round reserves and reinforcements

# France has lost all of its 1116 points, the scout of its dead C-in-C with his command. Piedmont: Monferrato
# 110, its general 55, of the Guards 6 x 8 and a musician 10, of Saluzzo 11 x 5, of the battery 8 and a
# sergeant 10, of Aosta 7 x 5: 331 (1.3, F-16).

$ nfw vi pi
Victory, Fucilier Wars 1.3

Per cent   65.416667 -> total victory
Result     total victory, winner: Piedmont, 785 points of difference
           in a tournament it is added to our running total, and taken from the
           enemy's (1.3)
From file  Piedmont: points 1200, suffered 331
           France: inflicted 1116
Applied    [125] noted

$ nfw battle
Turn 6, reserves and reinforcements

Piedmont
  Centre                hold, army standard
    The Duke            command value 5, charismatic, Wounds left 1
    Guards              models 12, line, models in its first rank 6,
                        volleys left 4, commander 1, subaltern 1, sergeant 1,
                        colour bearers 2
    Saluzzo             models 9, disorganised, square, volleys left 5,
                        commander 1, colour bearers 1, musicians 1
    Battery             models 4, in battery, volleys left 4, commander 1
  Left                  attack
    Brigadier           command value 3, fled
    Aosta               models 11, demoralised, disorganised,
                        models in its first rank 3, volleys left 5, commander 1,
                        colour bearers 1, musicians 1
    Monferrato          models 12, fled, rout, disorganised, attack column,
                        models in its first rank 4, volleys left 5,
                        colour bearers 1
    Hussars             models 8, demoralised, disorganised, commander 1,
                        musicians 1

France
  Main                  attack
    Marshal             command value 4, dead
    Gardes              models 19, fled, line, models in its first rank 7,
                        volleys left 3, commander 1, subaltern 1,
                        colour bearers 1, musicians 1
    Royal               models 14, fled, retreat, disorganised, line,
                        models in its first rank 7, volleys left 3, commander 1,
                        subaltern 1, colour bearers 1
    Champagne           models 19, fled, line, models in its first rank 7,
                        volleys left 4, commander 1, musicians 1
    Bresse              models 17, fled, rout, disorganised, line,
                        models in its first rank 8, volleys left 4,
                        colour bearers 1
  Wing                  attack
    Chevalier           command value 3, fled, Wounds left 1
    Cuirassiers         models 8, fled, demoralised, disorganised, commander 1,
                        colour bearers 1, musicians 1
    Dragons             models 10, fled, commander 1
