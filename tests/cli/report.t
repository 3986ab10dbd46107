# The text report: every die, every modifier with its chapter, the outcome, what comes next.

$ nfw fire --shooters 12 --range short --seed 1
Fire, Fucilier Wars 3.4.3

To hit     12 dice: 12 shooters (3.4.3)
           5+
           3  6* 5* 2  5* 2  2  3  1  2  6* 1  -> 4 hits
To kill    4 dice
           musket, rifle, carbine: 3+
           3* 2  5* 6* -> 3 mortal hits
Characters 1 die
           6+
           2  -> 0 hits on characters
Result     3 killed
Next       losses test: nfw morale --after fire --by musketry --short-range \
           --lost 3
Assumed    --weapon musket --quality average --state ok --target infantry
           --target-formation line --target-armour none --cover none
Seed       1

$ nfw fire --shooters 12 --figures 24 --quality veteran --range long --cover light --seed 7
Fire, Fucilier Wars 3.4.3

To hit     14 dice: 12 shooters (3.4.3), +2 veteran, one for 10 members (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           4  5  2  2  6* 3  5  4  2  3  2  2  6* 2  -> 2 hits
To kill    2 dice
           musket, rifle, carbine: 3+ -1 light cover (3.4.3) = 4+
           1  4* -> 1 mortal hit
Characters 1 die
           6+
           2  -> 0 hits on characters
Result     1 killed
Next       losses test: nfw morale --after fire --by musketry --lost 1
Assumed    --weapon musket --state ok --target infantry --target-formation line
           --target-armour none
Seed       7

$ nfw --lang it fire --shooters 12 --figures 24 --quality veteran --range long --cover light --seed 7
Fuoco, Fucilier Wars 3.4.3

Colpire    14 dadi: 12 tiratori (3.4.3),
           +2 veterana, uno ogni 10 componenti (3.4.3)
           5+ -1 lunga distanza (3.4.3) = 6+
           4  5  2  2  6* 3  5  4  2  3  2  2  6* 2  -> 2 colpi a segno
Uccidere   2 dadi
           fucile, moschetto, carabina: 3+ -1 copertura leggera (3.4.3) = 4+
           1  4* -> 1 colpo mortale
Personaggi 1 dado
           6+
           2  -> 0 colpi su Personaggi
Risultato  1 ucciso
Poi        Test delle Perdite: nfw morale --after fire --by musketry --lost 1
Sottinteso --arma moschetto --stato ok --bersaglio fanteria
           --bersaglio-formazione linea --bersaglio-corazza nessuna
Seme       7

# A volley at a square by artillery: dice that missed are rolled again.

$ nfw fire --weapon cannon --value 4 --range short --target-formation square --dice 5,3,2,1,6,1,6,5,1,2
Fire, Fucilier Wars 3.4.3

To hit     4 dice: 4 Value of the guns (3.4.3)
           5+ +1 artillery at infantry or cavalry (3.4.3)
           +1 target in square (3.4.3) = 3+
           5* 3* 2  1  -> 2 hits
Again      2 dice
           5+ +1 artillery at infantry or cavalry (3.4.3)
           +1 target in square (3.4.3) = 3+
           6* 1  -> 1 hit
To kill    3 dice
           ball or shell: 2+
           6* 5* 1  -> 2 mortal hits
Characters 1 die
           6+
           2  -> 0 hits on characters
Result     2 killed
Next       losses test: nfw morale --after fire --by artillery --lost 2 \
           --formation square
Assumed    --quality average --state ok --ammo ball --target infantry
           --target-armour none --cover none

# The sharpshooter's dice are kept apart.

$ nfw fire --shooters 8 --sharpshooter --range long --dice '6 5 4 3 3 2 2 1  5  2 3  5 6'
Fire, Fucilier Wars 3.4.3

To hit     8 dice: 8 shooters (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           6* 5  4  3  3  2  2  1  -> 1 hit
Marksman   1 die: 1 extra die of the sharpshooter (4.4)
           5+ -1 long range (3.4.3) +1 sharpshooter (4.4) = 5+
           5* -> 1 hit
To kill    1 die
           musket, rifle, carbine: 3+
           2  -> 0 mortal hits
Marksman   1 die
           musket, rifle, carbine: 3+
           3* -> 1 mortal hit
Characters 1 die
           6+
           5  -> 0 hits on characters
His victim 1 die
           6+
           6* -> 1 hit on a character
Result     1 killed, 1 hit on a character
           so many of the mortal hits fall on characters of the attacker's
           choice, never the colours; one with a save may roll it (nfw save),
           and a success uses up the hit; a C-in-C, general or charismatic
           character killed: command test in round 8 (3.4.3, 3.8)
Next       losses test: nfw morale --after fire --by musketry --lost 1
Assumed    --weapon musket --quality average --state ok --target infantry
           --target-formation line --target-armour none --cover none

# Saves are rolled in pairs.

$ nfw fire --shooters 6 --range short --target cavalry --target-figures 8 --target-save 8 --dice '6 6 6 5 1 2  6 3 3 2  5  6 3 1 2 4 4'
Fire, Fucilier Wars 3.4.3

To hit     6 dice: 6 shooters (3.4.3)
           5+
           6* 6* 6* 5* 1  2  -> 4 hits
To kill    4 dice
           musket, rifle, carbine: 3+
           6* 3* 3* 2  -> 3 mortal hits
Characters 1 die
           6+
           5  -> 0 hits on characters
Saves      6 dice
           2D6 over 8
           6+3* 1+2  4+4  -> 1 saved
Result     2 killed, 1 saved
Next       losses test: nfw morale --after fire --by musketry --short-range \
           --lost 2 --of 8 --arm cavalry
Assumed    --weapon musket --quality average --state ok --target-formation line
           --target-armour none --cover none

# A lone individual.

$ nfw fire --shooters 6 --range short --target individual --target-save 6 --target-wounds 1 --dice '6 6 6 1 2 3  6 6 6  6 4 6  3 3 5 4'
Fire, Fucilier Wars 3.4.3

To hit     6 dice: 6 shooters (3.4.3)
           5+
           6* 6* 6* 1  2  3  -> 3 hits
To kill    3 dice
           musket, rifle, carbine: 3+
           6* 6* 6* -> 3 mortal hits
Strike     3 dice
           6+
           6* 4  6* -> 2 strike him
Saves      4 dice
           2D6 over 6
           3+3  5+4* -> 1 saved
Result     0 killed, 1 saved, 1 Wound lost by the living, 2 hits on characters
           he lives; each failed save cost him a Wound (3.4.3)
Assumed    --weapon musket --quality average --state ok --target-formation line
           --target-armour none --cover none

# At most 60 dice are shown, the others are counted by face.

$ nfw fire --shooters 100 --range short --seed 3
Fire, Fucilier Wars 3.4.3

To hit     100 dice: 100 shooters (3.4.3)
           5+
           6* 6* 5* 6* 1  5* 4  2  6* 5* 5* 6* 2  3  2  1  4  6* 1  2  6* 2  1
           2  2  2  5* 1  2  1  4  4  4  6* 3  4  6* 5* 4  6* 1  3  2  5* 4  3
           4  5* 2  6* 6* 1  3  2  3  1  5* 5* 4  2  and 40 more: 4x1 6x2 9x3
           6x4 7x5 8x6 -> 37 hits
To kill    37 dice
           musket, rifle, carbine: 3+
           5* 6* 6* 6* 1  2  5* 4* 3* 6* 2  5* 4* 6* 2  3* 5* 3* 1  2  3* 4* 5*
           3* 6* 3* 5* 1  5* 1  1  2  2  4* 3* 1  2  -> 24 mortal hits
Characters 8 dice
           6+
           6* 3  6* 5  4  3  3  6* -> 3 hits on characters
Result     24 killed, 3 hits on characters
           so many of the mortal hits fall on characters of the attacker's
           choice, never the colours; one with a save may roll it (nfw save),
           and a success uses up the hit; a C-in-C, general or charismatic
           character killed: command test in round 8 (3.4.3, 3.8)
Next       losses test: nfw morale --after fire --by musketry --short-range \
           --lost 24
Assumed    --weapon musket --quality average --state ok --target infantry
           --target-formation line --target-armour none --cover none
Seed       3

# Nobody fires.

$ nfw fire --shooters 0 --range short --dice ''
Fire, Fucilier Wars 3.4.3

Result     0 killed
Assumed    --weapon musket --quality average --state ok --target infantry
           --target-formation line --target-armour none --cover none

$ nfw melee --value 4 --sergeant --commander --order attack --charged --ranks 3 --quality veteran --weapon one-handed --strength 1 --enemy-contact 4 --enemy-figures 12 --seed 4
Melee, Fucilier Wars 3.6.5

To hit     10 dice: 4 Value of those who fight (3.6.5),
           +1 special fighter or sergeant (3.6.5),
           +1 officer's pistol, first turn (3.6.5),
           +1 ATTACK, one for 5 dice so far (3.6.5),
           +3 ranks that charge (3.6.5)
           4+ +1 higher quality (3.6.5) = 3+
           3* 6* 4* 5* 1  4* 2  4* 3* 3* -> 8 hits
To kill    8 dice
           one-handed weapon: 3+ +1 Strength (3.6.5) = 2+
           1  2* 2* 4* 5* 2* 4* 6* -> 7 mortal hits
Characters 3 dice
           6+
           3  5  4  -> 0 hits on characters
Result     4 foes killed
           all who were in contact are dead: no more can die (3.6.5)
Next       enemy's morale test: nfw morale --after melee --lost 4 --of 12 \
           --inflicted N
Assumed    --arm infantry --state ok --enemy-arm infantry
           --enemy-quality average --enemy-armour none
Seed       4

$ nfw morale --after fire --type disciplined --quality average --lost 5 --of 24 --by musketry --short-range --commander --colours --musician --dice 1
Morale, Fucilier Wars 3.4.4

Morale     1D6: 1 -1 losses this turn (3.4.4) -1 infantry at short range (3.4.4)
           +1 commander or officer (3.4.4) +1 colours (3.4.4)
           +1 musicians (3.4.4) = 2 -> retreat
Result     retreat, disorganised
           half a move straight back in the movement phase of the next turn,
           then the re-test (3.4.5, 3.5.1)
           without room as far as it can; over the table edge it has fled
           (3.4.5)
           cavalry that moves into contact with it destroys it (3.4.5, 3.5.1)
Next       after its move back: nfw morale --after retreat --quality average \
           --type disciplined --commander --colours --musician
Assumed    --state ok --formation line

# Without the strength of the unit no share is known.

$ nfw morale --after fire --lost 5 --dice 6
Morale, Fucilier Wars 3.4.4

Morale     1D6: 6 -1 losses this turn (3.4.4) = 5 -> demoralised
Result     demoralised, disorganised
           fights on with the penalties; place both markers (3.4.5)
           strength not given: the losses were taken as below every share
           (3.4.4)
Assumed    --quality average --type disciplined --state ok --formation line

$ nfw morale --after fire --lost 13 --of 24 --ruling losses-thresholds=both --dice 6
Morale, Fucilier Wars 3.4.4
Rulings    losses-thresholds=both

Morale     1D6: 6 -3 more than half lost (3.4.4)
           -1 losses this turn (3.4.4) [losses-thresholds=both] = 2 -> retreat
Result     retreat, disorganised
           half a move straight back in the movement phase of the next turn,
           then the re-test (3.4.5, 3.5.1)
           without room as far as it can; over the table edge it has fled
           (3.4.5)
           cavalry that moves into contact with it destroys it (3.4.5, 3.5.1)
Next       after its move back: nfw morale --after retreat --ruling \
           losses-thresholds=both
Assumed    --quality average --type disciplined --state ok --formation line

$ nfw morale --after square --commander --dice 4
Morale, Fucilier Wars 3.4.4

Morale     1D6: 4 -1 losses this turn (3.4.4) +1 in square (3.4.4)
           +1 commander or officer (3.4.4) = 5 -> demoralised
Result     demoralised, disorganised
           melee in round 6: every figure of both units counts as in contact,
           for dice and deaths; no multiple lines; the cavalry as riders only
           (3.3.2, 3.5.8)
Assumed    --quality average --type disciplined --state ok --formation square
           --arm infantry

$ nfw influence --cv 3 --quality average --type disciplined --state demoralised --commander --officer --sergeant --musician --dice 5
Influence, Fucilier Wars 3.7

Influence  1D6: 5 +1 average (3.7) -1 disciplined (3.7) +2 demoralised (3.7)
           -1 commander (3.7) -1 subaltern (3.7) -1 sergeant (3.7)
           -1 musicians (3.7) = 3 against cv 3 -> success
Result     success, state OK, disorganised
           OK, but disorganised until it reorganises (3.7)
Assumed    --command own

$ nfw influence --cv 3 --quality average --type disciplined --state demoralised --commander --officer --sergeant --musician --dice 6
Influence, Fucilier Wars 3.7

Influence  1D6: 6 +1 average (3.7) -1 disciplined (3.7) +2 demoralised (3.7)
           -1 commander (3.7) -1 subaltern (3.7) -1 sergeant (3.7)
           -1 musicians (3.7) = 4 against cv 3 -> failure
Result     failure, state demoralised, disorganised
           no change; he may try again next turn (3.7)
Assumed    --command own

$ nfw influence --cv 2 --state bloodlust --type irregular --save 6 --wounds 1 --dice 6,3,3
Influence, Fucilier Wars 3.7

Influence  1D6: 6 +1 average (3.7) +2 irregular (3.7) +2 in bloodlust (3.7) = 11
           against cv 2 -> total failure
Leader     2 dice
           2D6 over 6
           3+3  -> 0 saved
Result     total failure, state bloodlust, leader wounded
           the unit turned on the leader, who spends a Wound; he may try again
           next turn (3.7)
Assumed    --quality average --command own

$ nfw command-test --cv 3 --commands-lost 2 --cinc-lost --army-standard --dice 4
Command test, Fucilier Wars 3.8

Command    1D6: 4 +3 command value (3.8) +1 army standard (3.8, 4.11)
           -2 commands lost (3.8) -3 C-in-C lost (3.8) = 3 -> rout
Result     rout
           its leader, all its units and the individuals who depend on him leave
           the table (3.8, 4.1)
           commands that test after it count it as lost at once, and the C-in-C
           if he fled (3.8)
Assumed    --speech none

$ nfw scout --commands 3 --scouts 1 --exploring 1 --light-cavalry 1 --cavalry 1 --skirmishers 1 --artillery 1 --cv 4,3,2 --enemy-commands 2 --enemy-artillery 1 --enemy-cv 3,2 --dice '3 5 2  4 1  6  3 3   1 2  1 2'
Scouting, Fucilier Wars 2.1.1

Own army   3 commands (2.1.1) +2 for scouts x1 (2.1.1, 4.2.2)
           +1 scouting ability (2.1.1) +2 always (2.1.1)
           8D6: 3 5 2 4 1 6 3 3 +2 light cavalry, dragoons x1 (2.1.1)
           +1 other cavalry (2.1.1) +1 skirmishers (2.1.1)
           -2 artillery x1 (2.1.1) +9 command values (2.1.1) = 38
Enemy      2 commands (2.1.1) +2 always (2.1.1)
           4D6: 1 2 1 2 -2 artillery x1 (2.1.1) +5 command values (2.1.1) = 9
Result     the enemy is outmanoeuvred
           the enemy deploys first; you place the terrain as you like (2.1.1)
Next       terrain: nfw terrain --scouting outmanoeuvres
Next       then who deploys first: nfw deploy --scouting outmanoeuvres

$ nfw scout --commands 1 --cv 3 --against 9 --dice '5 6 5'
Scouting, Fucilier Wars 2.1.1

Own army   1 command (2.1.1) +2 always (2.1.1)
           3D6: 5 6 5 +3 command values (2.1.1) = 19
Result     the enemy is outmanoeuvred
           the enemy deploys first; you place the terrain as you like (2.1.1)
Next       terrain: nfw terrain --scouting outmanoeuvres
Next       then who deploys first: nfw deploy --scouting outmanoeuvres

$ nfw scout --commands 1 --cv 3 --dice '5 6 5'
Scouting, Fucilier Wars 2.1.1

Own army   1 command (2.1.1) +2 always (2.1.1)
           3D6: 5 6 5 +3 command values (2.1.1) = 19
Result     19 total

$ nfw reinforce --cv 4 --turn 4 --dice 5,4
Reinforcements, Fucilier Wars 3.1.1

Arrival    1D6: 5 +1 command value 4 (3.1.1) +2 turn less 2 (3.1.1) = 8
           -> arrives
Side       1D6: 4 -> short edge on the right
Result     short edge on the right, arrives
           set up at the edge, face-down order (cavalry: OPPOSE); no new order
           this turn (3.1.1, 3.2.2)
           in a strip as deep as the deployment zone (30 cm), along the half of
           that edge on its own side (60 cm) (3.1.1)
           last ranks at most 1 cm, individuals at most 5 cm from the edge
           behind them (3.1.1)

$ nfw reinforce --cv 4 --turn 4 --dice 3
Reinforcements, Fucilier Wars 3.1.1

Arrival    1D6: 3 +1 command value 4 (3.1.1) +2 turn less 2 (3.1.1) = 6
           -> stays out
Result     does not arrive
           may try again next turn; if never in, its points are losses (3.1.1)

$ nfw reinforce --cv 4 --turn 5 --dice 3,1
Reinforcements, Fucilier Wars 3.1.1

Arrival    1D6: 3 +1 command value 4 (3.1.1) +3 turn less 2 (3.1.1) = 7
           -> arrives
Side       1D6: 1 -> own long edge
Result     own long edge, arrives
           set up at the edge, face-down order (cavalry: OPPOSE); no new order
           this turn (3.1.1, 3.2.2)
           last ranks at most 1 cm, individuals at most 5 cm from the edge
           behind them (3.1.1)

# Colour marks successes and the outcome; it is never the only mark.

$ nfw reinforce --cv 4 --turn 4 --dice 5,4 --color always
[1mReinforcements, Fucilier Wars 3.1.1[0m

Arrival    1D6: 5 +1 command value 4 (3.1.1) +2 turn less 2 (3.1.1) = 8
           [1m-> arrives[0m
Side       1D6: 4 [1m-> short edge on the right[0m
Result     [1mshort edge on the right[0m, arrives
           set up at the edge, face-down order (cavalry: OPPOSE); no new order
           this turn (3.1.1, 3.2.2)
           in a strip as deep as the deployment zone (30 cm), along the half of
           that edge on its own side (60 cm) (3.1.1)
           last ranks at most 1 cm, individuals at most 5 cm from the edge
           behind them (3.1.1)
