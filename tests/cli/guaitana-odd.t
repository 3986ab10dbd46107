# A battle of Guaitana Capitano, one after the other, in one folder, of what is seldom seen and of what is
# refused. What stands in comments is worked out by hand from the rulebook.

$ nfw --rules guaitana battle new odd.battle coatit.toml agordat.toml >new && nfw order torino attack hamasien; nfw round && nfw move torino 0 square -q && nfw move tembien 20 -q && nfw move ascari 10 -q && nfw move agame 10 -q && nfw move galla 30 -q
Turn 1, movement: moves
Applied    [1] phase movement
Due        move ascari, move tembien, move agame, move galla, impulse hamasien
           (one of the hidden units)
2.5
20
20
20
30
2> nfw: 'hamasien': names come first, directly behind 'order'

# Who is hidden is hidden wherever the other side looks.

$ for side in italian native; do nfw battle --as $side | grep -c Hamasien; nfw due --as $side | grep -c hamasien; done
0
0
1
1

# A square names two targets on opposite sides, so two units, and no third (Tiro).

$ nfw impulse hamasien --skip --dice 1 >o; nfw round fire --skip >o; nfw aim torino hamasien; nfw aim torino tembien -q; nfw aim torino tembien; nfw aim torino galla -q; nfw aim torino agame
2> nfw: Hamasien is hidden
2> nfw: Torino has none left: other target on its opposite side
2> nfw: Torino has named two targets (Tiro)
? 2

# The natives name theirs once the Italians have named all theirs: the first of them asks.

$ nfw aim scioa c-in-c
2> Turn 1, fire: targets are named: may still be done: aim ascari, falco, gatling, cannoni, banda, carri; go on? (y/n) 
2> nfw: nothing was done; --skip goes on without them
? 2

$ nfw aim scioa c-in-c --skip
Applied    [11] the natives have named targets; Scioa: aims at the C-in-C
Due        fire torino, fire scioa

$ nfw aim gatling scioa
2> nfw: Gatling names no target now: the natives have named theirs (Tiro)
? 2

$ nfw due | grep -A3 aim
May        3 nfw aim tembien  4 seraie  5 agame  6 camels
           7 nfw discipline ascari  8 gatling  9 cannoni

# It fires first at whom it named first: 10 figures and 10 for the Gardner, which jams on a 5; half of 10
# are 5 dice, 3 or less at close range. 3 of Tembien fall: the commander dies on less, 2 + 2 - 2 = 2.

$ nfw fire torino galla 45; nfw fire torino galla 45 --lang it; nfw fire torino 25 --skip --dice 5,3,1,2,4,6,2,2
Fire, Guaitana Capitano Tiro

Jam        1 die: 1 machine gun (Tiro)
           a Gardner or Gatling fires: 4-
           5  -> 0 fire
To hit     5 dice: 10 figures (Tiro), x1/2 in square (Tiro)
           close range: 3-
           3* 1* 2* 4  6  -> 3 hits
Commander  1 die (Tiro) +1 for natives (Tiro)
           2D6: 2 2 -2 natives (Tiro) = 2 against 3 losses
           -> the commander is among the killed
Result     3 killed, 1 machine gun jammed, 5 fires left, 4 of the reserve
           the crew of what jammed may fire carbines at this target:
           --crew-ready, said before the dice (B-10) (Tipi di truppe)
           losses leave the table at the end of the phase: till then they fire
           too (Tiro)
           the unit struck has lost its commander: only the C-in-C changes its
           orders now (Ordini, Test di Morale)
From file  Torino: shooters 10, machine-guns 1, model gardner, order defend,
           terrain open, formation square, two-targets, moved half, mule
           Tembien: target-figures 20, target-started 20, last-fire
Not said   --unseen --out-of-arc --not-nearest
Applied    [12] Torino: weapons ready 1 -> 0, jammed now 0 -> 1, fires used 0 ->
           1, has fired, fire discipline settled, fired or fought in this turn,
           aims at Galla, no longer aims then at Galla; Tembien: lost in this
           phase 0 -> 3, commander lost, fired at
Due        fire torino, fire scioa, morale tembien
2> nfw: Torino has named another target (Tiro); --anyway takes it all the same
2> nfw: Torino ha indicato un altro bersaglio (Tiro); --anyway lo fa lo stesso

# The Gardner fires no more: 10 figures, half in square, half at long range, 2 dice; 2 + 1 for horses. Both
# fires are one (G-34).

$ nfw fire torino 45 --dice 3,6,6,6
Fire, Guaitana Capitano Tiro

To hit     2 dice: 10 figures (Tiro), x1/2 in square (Tiro),
           x1/2 beyond close range (Tiro)
           long range: 2- +1 target mounted (Tiro) = 3-
           3* 6  -> 1 hit
Commander  1 die (Tiro) +1 for natives (Tiro)
           2D6: 6 6 -2 natives (Tiro) = 10 against 1 loss
           -> the commander survives
Result     1 killed, 5 fires left, 4 of the reserve
           losses leave the table at the end of the phase: till then they fire
           too (Tiro)
From file  Torino: shooters 10, crew 3, order defend, terrain open, formation
           square, two-targets, moved half, mule
           Galla: target cavalry, target-figures 10, target-started 10,
           last-fire
Not said   --unseen --out-of-arc --not-nearest
Applied    [13] Torino: no longer aims at Galla; Galla: lost in this phase 0 ->
           1, fired at
Due        fire scioa, morale tembien, morale galla

$ nfw fire torino 45
2> nfw: Torino has fired in this phase; --anyway takes it all the same
? 2

# 12 rifles, half in mass, half at long range: 3 dice; 2 + 1 veterans - 1 as in chain + 1 on horseback = 3.
# The C-in-C falls; the die at once: half of 3 is 2, so a new one in turn 1 + 2 + 1 = 4 (G-55).

$ nfw fire scioa 50 target-mounted --dice 3,6,6
Fire, Guaitana Capitano Tiro

To hit     3 dice: 12 figures (Tiro), x1/2 in mass (Tiro),
           x1/2 beyond close range (Tiro)
           long range: 2- +1 veterans (Tiro)
           -1 target in chain (Tiro, Tipi di truppe) +1 target mounted (Tiro)
           = 3-
           3* 6  6  -> 1 hit
Result     1 killed, 5 fires left
           losses leave the table at the end of the phase: till then they fire
           too (Tiro)
           the C-in-C is eliminated (Ordini)
From file  Scioa: target c-in-c, side native, shooters 12, order defend, quality
           veteran, terrain open, formation mass
Not said   --unseen --out-of-arc --not-nearest --other-target
Applied    [14] General Arimondi: place on the table -> eliminated, figures 1 ->
           0; Scioa: fires used 0 -> 1, aims at the C-in-C -> -, has fired, fire
           discipline settled, fired or fought in this turn
Due        cinc general-arimondi, morale tembien, morale galla

$ nfw next 1 --dice 3 -q; nfw promote general torino; nfw due
2
Turn 1, fire: fire
Must       1 nfw morale tembien  2 nfw morale galla
May        3 nfw discipline ascari  4 gatling  5 cannoni
2> nfw: promote is of the round 'orders': nfw round orders

# Fired at: Tembien, 3 of 20 and no commander: 4 - 1 = 3. Galla, 1 of 10: 4.

$ nfw next --skip --dice 3 -q; nfw next --dice 4 -q; nfw morale tembien
pass
pass
2> nfw: morale: not due for Tembien now; --anyway takes it all the same
? 2

$ nfw turn --skip >o; nfw battle | grep 'Arimondi\|Torino\|Tembien\|Galla\|Scioa'
  General Arimondi      figures 0, eliminated, first turn with a new one 4
  Torino                figures 13, defend, square, jammed 1, fires used 1
  Gardner               in battery, attached to Torino
  Tembien               figures 17, attack, mass, commander lost
  Scioa                 figures 12, defend, mass, fires used 1
  Galla                 figures 9, attack, mass

# ---- Turn 2. Without a C-in-C nobody is ordered by him. The natives reach the square; a square has no
# flank (G-47).

$ nfw order ascari attack heliograph; nfw promote general torino; nfw round --skip >o; nfw move ascari 10 -q; nfw move tembien torino 25 -q; nfw move agame torino 20 flank; nfw move agame torino 20 -q; nfw move galla 30 -q
20
20
20
30
2> nfw: Ascari has no C-in-C now
2> nfw: General Arimondi is not replaced before a later turn
2> nfw: Torino is in square: it has no flank nor rear (G-47); --anyway takes it all the same

$ nfw impulse hamasien --skip --dice 1 >o; nfw round fire --skip >o; nfw clear torino --skip --dice 3 -q; nfw round melee --skip >o; nfw due
jammed
Turn 2, melee: blows
Must       1 nfw melee tembien  2 nfw melee agame

# Three units in one melee: Torino, 10 and the 3 of the Gardner's crew, splits its 13 figures (G-46); who
# made the contact need not be named first. 7 dice at Tembien,
# who moved while it stood, 2 + 1 = 3; 17 dice back at a square, 2 - 1 = 1.

$ nfw melee torino galla; nfw melee torino galla --lang it; nfw melee torino; nfw melee torino tembien 7 --dice 1,2,3,4,5,6,6,1,1,2,3,4,5,6,2,3,4,5,6,2,3,4,5,6
Melee, Guaitana Capitano Mischia

Torino
To hit     7 dice: 7 figures (Mischia)
           2- +1 standing, enemy moved (Mischia) = 3-
           1* 2* 3* 4  5  6  6  -> 3 hits
Tembien
To hit     17 dice: 17 figures (Mischia)
           2- -1 enemy in square (Mischia) = 1-
           1* 1* 2  3  4  5  6  2  3  4  5  6  2  3  4  5  6  -> 2 hits

Result     Torino: 3 foes killed
           losses leave the table at the end of the phase: till then they fight
           too (Mischia)
           Tembien: 2 foes killed
           losses leave the table at the end of the phase: till then they fight
           too (Mischia)
           the die for its commander and its morale come with the last blows at
           it, on all its losses (G-41) (Mischia)
From file  Torino: figures 13, crew 3, order defend, formation square, started
           13, enemy-more, both
           Tembien: enemy-started 20, enemy-commander-lost, enemy-figures 17,
           enemy-fighting 17, enemy-order attack, enemy-moved more
Applied    [28] Torino: lost in this phase 0 -> 2, figures that have struck 0 ->
           7, has fought, fired or fought in this turn; Tembien: lost in this
           phase 0 -> 3, figures that have struck 0 -> 17, has fought, fired or
           fought in this turn, has fought Torino
Due        melee agame, morale torino, morale tembien
2> nfw: Torino is not in contact with it (Mischia); --anyway takes it all the same
2> nfw: Torino non è a contatto con essa (Mischia); --anyway lo fa lo stesso
2> nfw: melee needs 2 names, first of who acts: 'nfw melee torino tembien'

$ nfw melee tembien
2> nfw: Tembien has fought with whom it is in contact with (Mischia); --anyway takes it all the same
? 2

# The last blows at Torino, 2 + 1 lost: its commander dies on less than 3 (G-41).

$ nfw melee torino agame --dice 1,3,4,5,6,6,1,2,3,4,5,6,2,3,4,5,6,2,3,4,5,6,3,4,4
Melee, Guaitana Capitano Mischia

Torino
To hit     6 dice: 6 figures (Mischia)
           2- +1 standing, enemy moved (Mischia) = 3-
           1* 3* 4  5  6  6  -> 2 hits
Agame
To hit     16 dice: 16 figures (Mischia)
           2- -1 enemy in square (Mischia) = 1-
           1* 2  3  4  5  6  2  3  4  5  6  2  3  4  5  6  -> 1 hit
Torino
Commander  1 die (Mischia)
           1D6: 3 against 3 losses of the unit struck -> its commander survives
Agame
Commander  1 die (Mischia) +1 for natives (Mischia)
           2D6: 4 4 -2 natives (Mischia) = 6 against 2 losses of the unit struck
           -> its commander survives

Result     Torino: 2 foes killed
           losses leave the table at the end of the phase: till then they fight
           too (Mischia)
           Agame: 1 foe killed
           losses leave the table at the end of the phase: till then they fight
           too (Mischia)
From file  Torino: figures 13, fighting 6, crew 3, order defend, formation
           square, started 13, lost 2, both
           Agame: enemy-started 16, enemy-figures 16, enemy-fighting 16,
           enemy-order attack, enemy-moved more
Applied    [29] Torino: lost in this phase 2 -> 3, figures that have struck 7 ->
           13; Agame: lost in this phase 0 -> 2, figures that have struck 0 ->
           16, has fought, fired or fought in this turn, has fought Torino
Due        morale torino, morale tembien, morale agame

$ nfw melee torino agame; nfw due
Turn 2, melee: blows
Must       1 nfw morale torino  2 nfw morale tembien  3 nfw morale agame
2> nfw: Torino has fought with whom it is in contact with (Mischia); --anyway takes it all the same

# A side is called by the first word of its name that tells something.

$ nfw --rules guaitana battle new host.battle column.toml ras.toml >o; export NFW_BATTLE=host.battle; nfw set host dice=ask --why 'own dice'
Applied    [1] The host of Ras Alula: dice rolled by the program -> rolled by
           its player
Due        order 6th-africa, order toselli-s-ascari, order penne-di-falco, order
           band-of-agordat, order mountain-battery, order baggage, order
           left-horn, order riflemen, order camels

# Who appears says on which ground, unless its list did.

$ rm *.battle; nfw --rules guaitana battle new hidden.battle coatit.toml agordat.toml >o; nfw round >o; nfw appear hamasien defend; nfw set hamasien place=hidden ground=open --why again >o; nfw appear hamasien attack; nfw appear hamasien attack rocky
From file  Hamasien: on wood
Applied    [2] Hamasien: place hidden -> on the table, order defend, has come
           out of hiding
Due        move ascari, move tembien, move agame, move galla
Applied    [4] Hamasien: place hidden -> on the table, order defend -> attack,
           ground open ground -> rocky ground
Due        move ascari, move tembien, move agame, move galla, move hamasien
2> nfw: appear needs --on: open, wood, rocky, hill, building, stream

# Who carries lances alone has no ammunition to be out of (G-52): he has nothing to fire with.
$ rm *.battle; nfw --rules guaitana battle new lances.battle coatit.toml agordat.toml >o; nfw round >o; nfw move ascari 10 -q >o; nfw move tembien 20 -q >o; nfw move agame 20 -q >o; nfw move galla 30 -q >o; nfw impulse hamasien --skip --dice 1 >o; nfw round fire --skip >o; nfw aim gardner galla; nfw aim galla falco; nfw fire galla falco 10
2> nfw: Gardner takes no part: attached to Torino
2> nfw: Galla has lances alone: nothing to fire with (Tiro)
2> nfw: Galla has lances alone: nothing to fire with (Tiro); --anyway takes it all the same
? 2
