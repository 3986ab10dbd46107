# A battle of Guaitana Capitano from the lists to its end, five turns; one after the other, in one folder.
# Behind each phase stands what the book gives by hand: strengths, markers, what is due. The Italians
# are coatit.toml, the natives agordat.toml.

# The Gardner is attached to Torino: its 3 crew count with the 10 of the company (G-61), 13.

$ nfw --rules guaitana battle new coatit.battle coatit.toml agordat.toml
Turn 1, orders

Italian column at Coatit
  runners 2
  General Arimondi      figures 1
  Torino                figures 13, defend, line, weapons ready 1
  Gardner               in battery, attached to Torino
  Ascari                figures 12, move, chain
  Falco                 figures 6, defend, line
  Gatling               figures 6, defend, in battery, weapons ready 2
  Cannoni               figures 6, defend, in battery, weapons ready 2
  Banda                 figures 12, defend, mass
  Carri                 figures 6, defend, mass

Native host of Ras Alula
  Ras Alula             figures 1
  Tembien               figures 20, attack, mass
  Seraie                figures 18, defend, mass
  Agame                 figures 16, attack, mass
  Scioa                 figures 12, defend, mass
  Galla                 figures 10, attack, mass
  Hamasien              figures 20, hidden, mass, wood
  Camels                figures 6, defend, mass

# ---- Turn 1. Who is hidden is hidden from the other side.

$ nfw battle --as italian | grep -c Hamasien; nfw battle --as native | grep Hamasien
0
  Hamasien              figures 20, hidden, mass, wood

# The C-in-C gives one order a turn; a commander needs a morale test to attack.

$ nfw order falco galla attack
From file  Falco: present defend
Applied    [1] Italian column at Coatit: its C-in-C has given his order; Falco:
           order defend -> attack, attacks Galla

$ nfw order banda attack
2> nfw: Banda gets no order: its C-in-C has given his of this turn (G-15)
? 2

$ nfw order torino attack commander
2> nfw: Torino must pass a morale test for that (Test di Morale)
? 2

$ nfw order hamasien attack
2> nfw: Hamasien is hidden: it gets its order as it appears
? 2

# Veterans: 4 + 1 = 5.

$ nfw morale scioa torino --dice 5
Morale, Guaitana Capitano Test di Morale

Morale     1 die
           4- +1 veterans (Test di Morale) = 5-
           5* -> 1 passed
Result     passed, order attack
           attack against the enemy unit in sight (Ordini, Test di Morale)
From file  Scioa: side native, quality veteran, order defend, formation mass, of
           12, after to-attack
Not said   --cinc-near --friend-near --enemy
Applied    [2] Scioa: order defend -> attack, has tried to change its order,
           attacks Torino

$ nfw morale scioa
2> nfw: morale: not due for Scioa now; --anyway takes it all the same
? 2

$ nfw fire torino 45
2> nfw: Torino has named no target: nfw aim (Tiro); --anyway takes it all the same
? 2

# Moves: Ascari in chain have 20, half may still fire; 20 of javelins is more than half.

$ nfw r && nfw move ascari 10 -q
Turn 1, movement: moves
Applied    [3] phase movement
Due        move ascari, move falco, move tembien, move agame, move scioa, move
           galla, impulse hamasien (one of the hidden units)
20

# Each side moves one unit in turn, the Italians first, as long as the other has any that must move.

$ nfw move falco 15
2> nfw: Falco waits: each side moves one unit in turn (Movimento); --anyway takes it all the same
? 2

$ nfw move tembien 25
2> nfw: --way 25: the charge bonus is for an attack that ends in contact (--meets), and for who withdraws (Movimento)
? 2

$ nfw move tembien 20
Movement, Guaitana Capitano Capacità di movimento

Result     20 cm, 30 with the charge bonus, 20 at least,
           moved more than half its allowance
           its full allowance, by the most direct way to the nearest enemy unit
           (Ordini)
           that is more than half of its allowance (Movimento)
           its javelins are thrown after any move (Movimento, Tiro)
           runners, C-in-C or baggage that it meets on its way are eliminated,
           and it goes on (Capacità di movimento)
From file  Tembien: side native, order attack, weapon javelin, formation mass
Not said   --wood --rocky --hill --streams --road
Applied    [5] last to move natives; Tembien: movement: it did not move -> more
           than half its allowance, has made its move
Due        move falco, move agame, move scioa, move galla, impulse hamasien (one
           of the hidden units)

$ nfw r
2> nfw: round: still due: move falco, agame, scioa, galla; impulse hamasien (one of the hidden units)
? 2

$ nfw move falco 15 -q && nfw move agame 10 -q && nfw move scioa 10 -q && nfw move galla 30 -q
30
20
20
30

$ nfw move galla 5
2> nfw: Galla has moved in this turn; --anyway takes it all the same
? 2

# Natives on defence roll, and one hidden unit.

$ nfw impulse seraie --skip --dice 3
Native impulse, Guaitana Capitano Movimento

Impulse    1 die: 1 unit (Movimento)
           6+
           3  -> 0 attack
Result     0 attack
From file  Seraie: weapon javelin
Applied    [10] Seraie: impulse rolled
Due        impulse hamasien (one of the hidden units)

$ nfw impulse hamasien -q --dice 5
0

$ nfw impulse hamasien
2> nfw: Hamasien stays hidden: one hidden unit rolls a turn (Movimento); --anyway takes it all the same
? 2

# All targets first. Torino: 10 figures and 10 for the Gardner, halved at long range: 10 dice, 2 or less.

$ nfw r fire && nfw aim tor tem gat gal can aga
Turn 1, fire: jams are cleared
Applied    [12] phase fire
From file  Tembien: target infantry
Applied    [13] Torino: aims at Tembien
Due        fire torino
From file  Galla: target cavalry
Applied    [14] Gatling: aims at Galla
Due        fire torino, fire gatling
From file  Agame: target infantry
Applied    [15] Cannoni: aims at Agame
Due        fire torino, fire gatling, fire cannoni

$ nfw aim torino galla
2> nfw: Torino has named its target
? 2

$ nfw fire banda 30
2> nfw: Banda has named no target: nfw aim (Tiro); --anyway takes it all the same
? 2

$ nfw fire torino 500
2> nfw: --distance 500: beyond the reach of 120 cm (rifle, machine gun, close up to 30 cm, long up to 60 cm, extreme up to 120 cm; Tiro); so far away nobody is a target: 'nfw undo N' takes the naming back (G-31)
? 2

$ nfw fire torino 45 --dice 3,1,2,3,4,5,6,2,5,6,3,4,1
2> Turn 1, fire: targets are named: may still be done: aim ascari, falco, banda, carri, tembien, seraie, agame, scioa, camels; go on? (y/n) 
2> nfw: nothing was done; --skip goes on without them
? 2

$ nfw fire torino 45 --skip --dice 3,1,2,3,4,5,6,2,5,6,3,4,1
Fire, Guaitana Capitano Tiro

Jam        1 die: 1 machine gun (Tiro)
           a Gardner or Gatling fires: 4-
           3* -> 1 fires
To hit     10 dice: 10 figures (Tiro), +10 for machine guns x1 (Tiro),
           x1/2 beyond close range (Tiro)
           long range: 2-
           1* 2* 3  4  5  6  2* 5  6  3  -> 3 hits
Commander  1 die (Tiro) +1 for natives (Tiro)
           2D6: 4 1 -2 natives (Tiro) = 3 against 3 losses
           -> the commander survives
Result     3 killed, 5 fires left, 4 of the reserve
           losses leave the table at the end of the phase: till then they fire
           too (Tiro)
From file  Torino: shooters 10, machine-guns 1, model gardner, order defend,
           terrain open, formation line, mule
           Tembien: target-figures 20, target-started 20, last-fire
Not said   --unseen --out-of-arc --not-nearest
Applied    [16] Torino: fires used 0 -> 1, has fired, fire discipline settled,
           fired or fought in this turn, no longer aims at Tembien; Tembien:
           lost in this phase 0 -> 3, fired at
Due        fire gatling, fire cannoni, morale tembien

$ nfw fire torino 45
2> nfw: Torino has fired in this phase; --anyway takes it all the same
? 2

# One Gatling jams: 10 halved, 5 dice; 2 + 1 for horses. The commander: 1 + 2 - 2 = 1, less than 3.

$ nfw fire gatling 50 --dice 4,5,1,3,4,6,2,1,2
Fire, Guaitana Capitano Tiro

Jam        2 dice: 2 machine guns (Tiro)
           a Gardner or Gatling fires: 4-
           4* 5  -> 1 fires
To hit     5 dice: 10 for machine guns x1 (Tiro), x1/2 beyond close range (Tiro)
           long range: 2- +1 target mounted (Tiro) = 3-
           1* 3* 4  6  2* -> 3 hits
Commander  1 die (Tiro) +1 for natives (Tiro)
           2D6: 1 2 -2 natives (Tiro) = 1 against 3 losses
           -> the commander is among the killed
Result     3 killed, 1 machine gun jammed, 5 fires left, 4 of the reserve
           the crew of what jammed may fire carbines at this target:
           --crew-ready, said before the dice (B-10) (Tipi di truppe)
           losses leave the table at the end of the phase: till then they fire
           too (Tiro)
           the unit struck has lost its commander: only the C-in-C changes its
           orders now (Ordini, Test di Morale)
From file  Gatling: machine-guns 2, model gatling, order defend, terrain open,
           mule
           Galla: target cavalry, target-figures 10, target-started 10,
           last-fire
Not said   --unseen --out-of-arc --not-nearest
Applied    [17] Gatling: weapons ready 2 -> 1, jammed now 0 -> 1, fires used 0
           -> 1, has fired, fire discipline settled, fired or fought in this
           turn, no longer aims at Galla; Galla: lost in this phase 0 -> 3,
           commander lost, fired at
Due        fire cannoni, morale tembien, morale galla

$ nfw fire cannoni 100 -q --dice 2,4,6,1,5,3,4
2

# Ascari did not fire: a 5 makes them. Veterans at extreme range: 6 dice, 1 + 1 = 2.

$ nfw discipline ascari 90 --dice 5
Fire discipline, Guaitana Capitano Tiro

Discipline 1D6: 5 -> must fire
Result     must fire
           at once at the nearest enemy unit, with all that belongs to it: jams,
           hits, the commander's die, ammunition (Tiro)
From file  Ascari: moved half
Applied    [19] Ascari: fire discipline settled, must fire
Due        fire ascari, morale tembien, morale agame, morale galla

$ nfw r
2> nfw: round: still due: fire ascari; morale tembien, agame, galla
? 2

$ nfw fire ascari agame 90 --dice 1,3,5,2,6,4,2,3
Fire, Guaitana Capitano Tiro

To hit     6 dice: 12 figures (Tiro), x1/2 beyond close range (Tiro)
           extreme range: 1- +1 veterans (Tiro) = 2-
           1* 3  5  2* 6  4  -> 2 hits
Commander  1 die (Tiro) +1 for natives (Tiro)
           2D6: 2 3 -2 natives (Tiro) = 3 against 2 losses
           -> the commander survives
Result     2 killed, 5 fires left, 4 of the reserve
           losses leave the table at the end of the phase: till then they fire
           too (Tiro)
From file  Ascari: shooters 12, order move, quality veteran, terrain open,
           formation chain, moved half, mule
           Agame: target-figures 16, target-started 16, target-lost 2
Not said   --unseen --out-of-arc --not-nearest
Applied    [20] Ascari: fires used 0 -> 1, has fired, need not fire, fired or
           fought in this turn; Agame: lost in this phase 2 -> 4
Due        morale tembien, morale agame, morale galla

# By hand: Tembien 3 of 20 lost: 4. Agame 4 of 16: 4. Galla 3 of 10, commander lost: 3.

$ nfw d
Turn 1, fire: fire discipline
Must       1 nfw morale tembien  2 nfw morale agame  3 nfw morale galla

$ nfw n --dice 4
Morale, Guaitana Capitano Test di Morale

Morale     1 die
           4-
           4* -> 1 passed
Result     passed, order attack
From file  Tembien: side native, order attack, formation mass, lost 3, of 20,
           after fire
Not said   --cinc-near --friend-near --enemy
Applied    [21] Tembien: morale tested
Due        morale agame, morale galla

$ nfw n --dice 5 -q && nfw n --dice 3 -q
fail
pass

$ nfw morale galla
2> nfw: morale: not due for Galla now; --anyway takes it all the same
? 2

# Left by hand: Tembien 17; Agame 12, withdraws; Galla 7, no commander; one Gatling jammed; a fire used
# by Torino, the Gatlings, the guns, the Ascari.

$ nfw t && nfw battle
Turn 2, orders
Applied    [24] turn 2, phase orders; Gatling: jammed 0 -> 1, jammed now 1 -> 0;
           Tembien: figures 20 -> 17; Agame: figures 16 -> 12; Galla: figures 10
           -> 7
Turn 2, orders

Italian column at Coatit
  runners 2
  General Arimondi      figures 1
  Torino                figures 13, defend, line, weapons ready 1, fires used 1
  Gardner               in battery, attached to Torino
  Ascari                figures 12, move, chain, fires used 1
  Falco                 figures 6, attack, line, attacks Galla
  Gatling               figures 6, defend, in battery, weapons ready 1,
                        jammed 1, fires used 1
  Cannoni               figures 6, defend, in battery, weapons ready 2,
                        fires used 1
  Banda                 figures 12, defend, mass
  Carri                 figures 6, defend, mass

Native host of Ras Alula
  Ras Alula             figures 1
  Tembien               figures 17, attack, mass
  Seraie                figures 18, defend, mass
  Agame                 figures 12, withdraw, mass
  Scioa                 figures 12, attack, mass, attacks Torino
  Galla                 figures 7, attack, mass, commander lost
  Hamasien              figures 20, hidden, mass, wood
  Camels                figures 6, defend, mass

# ---- Turn 2, with the beginnings of names. Agame rallies on 4 - 2 = 2 or less, once a phase; a runner sets out.

$ nfw morale aga --dice 3
Morale, Guaitana Capitano Test di Morale

Morale     1 die
           4- -2 withdrawing (Test di Morale) = 2-
           3  -> 0 passed
Result     failed, order withdraw
           its order stays; one try a phase (Test di Morale)
From file  Agame: side native, order withdraw, formation mass, lost 4, of 16,
           after rally
Not said   --cinc-near --friend-near --enemy
Applied    [25] Agame: has tried to change its order

$ nfw morale aga
2> nfw: morale: not due for Agame now; --anyway takes it all the same
? 2

$ nfw order ban attack runner
From file  Banda: present defend
Applied    [26] Italian column at Coatit: its C-in-C has given his order; Banda:
           order under way attack

$ nfw order ser tor attack -q

# Who withdraws moves first: 20 and 10.

$ nfw r && nfw move asc 10 -q; nfw move tem tor 28
Turn 2, movement: moves
Applied    [28] phase movement
Due        move ascari, move falco, move tembien, move seraie, move agame, move
           scioa, move galla, impulse hamasien (one of the hidden units)
20
2> nfw: Tembien waits: its side's units that withdraw move first (Movimento); --anyway takes it all the same
? 2

$ nfw move aga 30
Movement, Guaitana Capitano Capacità di movimento

Result     30 cm, 30 at least, moved more than half its allowance
           with the bonus, before its side's other units, to its C-in-C if in
           sight, else to its baggage (Ordini, Movimento)
           that is more than half of its allowance: no fire in this turn
           (Movimento)
From file  Agame: side native, order withdraw, weapon musket, formation mass
Not said   --wood --rocky --hill --streams --road
Applied    [30] last to move natives; Agame: movement: it did not move -> more
           than half its allowance, has made its move
Due        move falco, move tembien, move seraie, move scioa, move galla,
           impulse hamasien (one of the hidden units)

# The squadron rides over the baggage of the natives; Galla takes it in the flank after it has moved.

$ nfw move fal cam 28
Movement, Guaitana Capitano Capacità di movimento

Result     30 cm, 50 with the charge bonus, 15 at least,
           moved more than half its allowance, 15 cm at most to fire after it
           at least half its allowance, or the way to close range where that is
           shorter (Ordini)
           runners, C-in-C or baggage that it meets on its way are eliminated,
           and it goes on (Capacità di movimento)
From file  Falco: unit cavalry, order attack, weapon carbine
Not said   --wood --rocky --hill --streams --road
Applied    [31] last to move Italians; Falco: movement: it did not move -> more
           than half its allowance, has made its move; Native host of Ras Alula:
           baggage destroyed; Camels: place on the table -> eliminated
Due        move tembien, move seraie, move scioa, move galla, impulse hamasien
           (one of the hidden units)

$ nfw move gal fal 20 flank
Movement, Guaitana Capitano Capacità di movimento

Result     30 cm, 50 with the charge bonus, 30 at least,
           moved more than half its allowance
           its full allowance, by the most direct way to the nearest enemy unit
           (Ordini)
           that is more than half of its allowance (Movimento)
           runners, C-in-C or baggage that it meets on its way are eliminated,
           and it goes on (Capacità di movimento)
From file  Galla: side native, unit cavalry, order attack, weapon lance,
           formation mass
           Falco: meets
Not said   --wood --rocky --hill --streams --road
Applied    [32] last to move natives; Falco: contacted by an enemy, surprised;
           Galla: movement: it did not move -> more than half its allowance, has
           made its move, on its flank or rear, attacks Falco, in contact with
           Falco
Due        move tembien, move seraie, move scioa, impulse hamasien (one of the
           hidden units)

$ nfw move tem tor 28 -q && nfw move ser tor 29 flank -q && nfw move sci 10 -q && nfw deliver ban
20
20
20
Applied    [36] Banda: its runner is there
Due        impulse hamasien (one of the hidden units)

$ nfw move tor 5
2> nfw: move: not due for Torino now: a unit that an enemy has contacted moves no more in this phase (Movimento); --anyway takes it all the same
? 2

# A 6: the hidden unit attacks, and moves at once.

$ nfw impulse ham --skip --dice 6
Native impulse, Guaitana Capitano Movimento

Hidden     1 die: 1 hidden unit (Movimento)
           6+
           6* -> 1 appears
Result     1 attacks, the hidden unit appears
           the hidden unit is placed in the closed ground, or behind what blocks
           sight, nearest to an Italian unit and not yet observed (Movimento)
           order attack: at once 20 cm towards the nearest Italian unit, 30
           where that gives contact (Movimento, Capacità di movimento)
From file  Hamasien: hidden, weapon javelin
Applied    [37] Native host of Ras Alula: a hidden unit has rolled; Hamasien:
           place hidden -> on the table, order attack, has come out of hiding,
           impulse rolled
Due        move hamasien

$ nfw r
2> nfw: round: still due: move hamasien
? 2

$ nfw move hamasien 20 -q; nfw battle --as italian | grep Hamasien
20
  Hamasien              figures 20, attack, mass

# Jammed weapons roll first; who moved more than half does not fire, javelins excepted.

$ nfw r fire
Turn 2, fire: jams are cleared
Applied    [39] phase fire
Due        clear gatling

$ nfw aim asc sci
2> nfw: aim: still due: clear gatling
? 2

$ nfw clear gat --dice 2
Clearing a jam, Guaitana Capitano Tiro

First      1D6: 2 -> works again
Result     works again, 1 works
           what works again may fire in this phase, after a die for jamming like
           any other (Tiro)
From file  Gatling: jammed 1, model gatling
Applied    [40] Gatling: weapons ready 1 -> 2, jammed 1 -> 0, cleared in this
           phase 0 -> 1, clearing tried

$ nfw clear gat
2> nfw: clear: not due for Gatling now; --anyway takes it all the same
? 2

$ nfw aim fal gal
2> nfw: Falco moved more than half: no fire in this turn (Movimento)
? 2

$ nfw aim tor tem gat ham can sci asc sci tem tor sci asc --sk
From file  Tembien: target infantry
Applied    [41] Torino: aims at Tembien
Due        fire torino
From file  Hamasien: target infantry
Applied    [42] Gatling: aims at Hamasien
Due        fire torino, fire gatling
From file  Scioa: target infantry
Applied    [43] Cannoni: aims at Scioa
Due        fire torino, fire gatling, fire cannoni
From file  Scioa: target infantry
Applied    [44] Ascari: aims at Scioa
Due        fire torino, fire ascari, fire gatling, fire cannoni
From file  Torino: target infantry
Applied    [45] the natives have named targets; Tembien: aims at Torino
Due        fire torino, fire ascari, fire gatling, fire cannoni, fire tembien
From file  Ascari: target infantry
Applied    [46] Scioa: aims at Ascari
Due        fire torino, fire ascari, fire gatling, fire cannoni, fire tembien,
           fire scioa

# The Gardner jams: 10 dice at close range. Tembien: 4, and 2 + 2 - 2 = 2 is less.

$ nfw fire tor 0 --skip --dice 5,3,1,4,6,2,5,5,6,1,4,2,2
Fire, Guaitana Capitano Tiro

Jam        1 die: 1 machine gun (Tiro)
           a Gardner or Gatling fires: 4-
           5  -> 0 fire
To hit     10 dice: 10 figures (Tiro)
           close range: 3-
           3* 1* 4  6  2* 5  5  6  1* 4  -> 4 hits
Commander  1 die (Tiro) +1 for natives (Tiro)
           2D6: 2 2 -2 natives (Tiro) = 2 against 4 losses
           -> the commander is among the killed
Result     4 killed, 1 machine gun jammed, 4 fires left, 4 of the reserve
           the crew of what jammed may fire carbines at this target:
           --crew-ready, said before the dice (B-10) (Tipi di truppe)
           losses leave the table at the end of the phase: till then they fire
           too (Tiro)
           the unit struck has lost its commander: only the C-in-C changes its
           orders now (Ordini, Test di Morale)
From file  Torino: shooters 10, machine-guns 1, model gardner, order defend,
           terrain open, formation line, fired 1, mule
           Tembien: target-figures 17, target-started 20, last-fire
Not said   --unseen --out-of-arc --not-nearest
Applied    [47] Torino: weapons ready 1 -> 0, jammed now 0 -> 1, fires used 1 ->
           2, has fired, fire discipline settled, fired or fought in this turn,
           no longer aims at Tembien; Tembien: lost in this phase 0 -> 4,
           commander lost, fired at
Due        fire ascari, fire gatling, fire cannoni, fire tembien, fire scioa,
           morale tembien

$ nfw fire gat 40 -q --dice 4,1,1,1,2,3,4,5,6,2,6,4,6,5
4

$ nfw fire can 110 -q --dice 3,4,5,6,6
0

$ nfw fire asc 60 -q --dice 3,3,1,5,6,2,1,1
4

# The 17 of Tembien still throw, those who fall in this phase too: mass, long, 4 dice.

$ nfw fire tem 0 --dice 1,5,6,3,4
Fire, Guaitana Capitano Tiro

To hit     4 dice: 17 figures (Tiro), x1/2 in mass (Tiro),
           x1/2 beyond close range (Tiro)
           long range: 2-
           1* 5  6  3  -> 1 hit
Commander  1 die (Tiro)
           1D6: 4 against 1 loss -> the commander survives
Result     1 killed
           losses leave the table at the end of the phase: till then they fire
           too (Tiro)
           its javelins are thrown; that is no matter for its morale (Tiro, Test
           di Morale)
From file  Tembien: weapon javelin, side native, shooters 17, order attack,
           terrain open, formation mass, moved more
           Torino: target-side italian, target-formation line, target-attached,
           target-figures 13, target-started 13, last-fire
Not said   --unseen --out-of-arc --not-nearest
Applied    [51] Torino: lost in this phase 0 -> 1, fired at; Tembien: fires used
           0 -> 1, has fired, fire discipline settled, fired or fought in this
           turn, no longer aims at Torino
Due        fire scioa, morale torino, morale tembien, morale scioa, morale
           hamasien

$ nfw fire sci 60 --dice 1,2,6,1
Fire, Guaitana Capitano Tiro

To hit     3 dice: 12 figures (Tiro), x1/2 in mass (Tiro),
           x1/2 beyond close range (Tiro)
           long range: 2- +1 veterans (Tiro)
           -1 target in chain (Tiro, Tipi di truppe) = 2-
           1* 2* 6  -> 2 hits
Commander  1 die (Tiro)
           1D6: 1 against 2 losses -> the commander is among the killed
Result     2 killed, 5 fires left
           losses leave the table at the end of the phase: till then they fire
           too (Tiro)
           the unit struck has lost its commander: only the C-in-C changes its
           orders now (Ordini, Test di Morale)
From file  Scioa: side native, shooters 12, order attack, quality veteran,
           terrain open, formation mass, moved half
           Ascari: target-side italian, target-formation chain, target-figures
           12, target-started 12, last-fire
Not said   --unseen --out-of-arc --not-nearest
Applied    [52] Ascari: lost in this phase 0 -> 2, commander lost, fired at;
           Scioa: fires used 0 -> 1, has fired, fire discipline settled, fired
           or fought in this turn, no longer aims at Ascari
Due        morale torino, morale ascari, morale tembien, morale scioa, morale
           hamasien

# Tests by hand: Torino, flanked: 3. Ascari + 1 - 1: 4. Tembien 7 of 20, commander, baggage: 0, so 1.
# Scioa + 1 - 1 - 2: 2. Hamasien - 2: 2.

$ nfw d && nfw n --dice 3 -q && nfw n --dice 5 -q && nfw n --dice 1 -q && nfw n --dice 2 -q && nfw n --dice 4 -q
Turn 2, fire: fire
Must       1 nfw morale torino  2 nfw morale ascari  3 nfw morale tembien
           4 nfw morale scioa  5 nfw morale hamasien
pass
fail
pass
pass
fail

# Galla with lances, more than half: 3. Falco: 2 + 1 lances - 1 flank - 1 moved, then contacted: 1,
# halved: 3 dice. Falco loses 3 and its commander; Galla 1.

$ nfw r && nfw d
Turn 2, melee: blows
Applied    [58] phase melee; Torino: figures 13 -> 12, jammed 0 -> 1, jammed now
           1 -> 0; Ascari: figures 12 -> 10; Tembien: figures 17 -> 13; Scioa:
           figures 12 -> 8; Hamasien: figures 20 -> 16
Due        melee tembien, melee seraie, melee galla
Turn 2, melee: blows
Must       1 nfw melee tembien  2 nfw melee seraie  3 nfw melee galla

$ nfw melee gal --dice 1,4,6,1,2,3,4,5,6,6,1
Melee, Guaitana Capitano Mischia

Falco
To hit     3 dice: 6 figures (Mischia), x1/2 flank or rear (Mischia)
           2- +1 charge with lances (Mischia) -1 flank or rear (Mischia)
           -1 moved, then contacted (Mischia) = 1-
           1* 4  6  -> 1 hit
Galla
To hit     7 dice: 7 figures (Mischia)
           2- +1 charge with lances (Mischia) = 3-
           1* 2* 3* 4  5  6  6  -> 3 hits
Falco
Commander  1 die (Mischia)
           1D6: 1 against 3 losses of the unit struck
           -> its commander is among the killed

Result     Galla: 3 foes killed
           losses leave the table at the end of the phase: till then they fight
           too (Mischia)
           the unit struck has lost its commander: only the C-in-C changes its
           orders now (Ordini, Test di Morale)
           Falco: 1 foe killed
           losses leave the table at the end of the phase: till then they fight
           too (Mischia)
From file  Galla: side native, unit cavalry, figures 7, fighting 7, order
           attack, formation mass, lance, moved more, started 10,
           commander-lost, both
           Falco: enemy-started 6, enemy-side italian, enemy-unit cavalry,
           enemy-figures 6, enemy-fighting 6, enemy-order attack,
           enemy-formation line, enemy-lance, enemy-moved more, enemy-contacted,
           enemy-flanked
Applied    [59] Falco: lost in this phase 0 -> 3, commander lost, figures that
           have struck 0 -> 6, has fought, fired or fought in this turn; Galla:
           lost in this phase 0 -> 1, figures that have struck 0 -> 7, has
           fought, fired or fought in this turn, has fought Falco
Due        melee tembien, melee seraie, morale falco, morale galla

$ nfw melee gal
2> nfw: Galla has fought with whom it is in contact with (Mischia); --anyway takes it all the same
? 2

# Torino, flanked, splits its 12: 3 dice each way, 2 + 1 - 1 = 2; one die for its commander, with the
# last blows, on all 5.

$ nfw melee tem enemy-fighting 6 --dice 1,2,5,1,2,6,6,5,4,3,3,5,6,4,4,6
Melee, Guaitana Capitano Mischia

Torino
To hit     3 dice: 6 figures (Mischia), x1/2 flank or rear (Mischia)
           2- -1 flank or rear (Mischia) +1 standing, enemy moved (Mischia) = 2-
           1* 2* 5  -> 2 hits
Tembien
To hit     13 dice: 13 figures (Mischia)
           2-
           1* 2* 6  6  5  4  3  3  5  6  4  4  6  -> 2 hits

Result     Tembien: 2 foes killed
           losses leave the table at the end of the phase: till then they fight
           too (Mischia)
           the die for its commander and its morale come with the last blows at
           it, on all its losses (G-41) (Mischia)
           Torino: 2 foes killed
           losses leave the table at the end of the phase: till then they fight
           too (Mischia)
From file  Tembien: side native, figures 13, fighting 13, order attack,
           formation mass, moved more, started 20, commander-lost, both
           Torino: enemy-started 13, more, enemy-side italian, enemy-figures 12,
           enemy-crew 3, enemy-order defend, enemy-formation line, enemy-flanked
Applied    [60] Torino: lost in this phase 0 -> 2, figures that have struck 0 ->
           6, has fought; Tembien: lost in this phase 0 -> 2, figures that have
           struck 0 -> 13, has fought, has fought Torino
Due        melee seraie, morale torino, morale falco, morale tembien, morale
           galla

$ nfw melee ser enemy-fighting 6 --dice 2,3,6,1,2,2,3,4,5,6,3,4,5,6,3,4,5,6,6,5,4,4,3,3
Melee, Guaitana Capitano Mischia

Torino
To hit     3 dice: 6 figures (Mischia), x1/2 flank or rear (Mischia)
           2- -1 flank or rear (Mischia) +1 standing, enemy moved (Mischia) = 2-
           2* 3  6  -> 1 hit
Seraie
To hit     18 dice: 18 figures (Mischia)
           2-
           1* 2* 2* 3  4  5  6  3  4  5  6  3  4  5  6  6  5  4  -> 3 hits
Torino
Commander  1 die (Mischia)
           1D6: 4 against 5 losses of the unit struck
           -> its commander is among the killed
Seraie
Commander  1 die (Mischia) +1 for natives (Mischia)
           2D6: 3 3 -2 natives (Mischia) = 4 against 1 loss of the unit struck
           -> its commander survives

Result     Seraie: 3 foes killed
           losses leave the table at the end of the phase: till then they fight
           too (Mischia)
           the unit struck has lost its commander: only the C-in-C changes its
           orders now (Ordini, Test di Morale)
           Torino: 1 foe killed
           losses leave the table at the end of the phase: till then they fight
           too (Mischia)
From file  Seraie: side native, figures 18, fighting 18, order attack, formation
           mass, moved more, started 18, both
           Torino: enemy-started 13, enemy-lost 2, enemy-side italian,
           enemy-figures 12, enemy-crew 3, enemy-order defend, enemy-formation
           line, enemy-flanked
Applied    [61] Torino: lost in this phase 2 -> 5, commander lost, figures that
           have struck 6 -> 12; Seraie: lost in this phase 0 -> 1, figures that
           have struck 0 -> 18, has fought, fired or fought in this turn, has
           fought Torino
Due        morale torino, morale falco, morale tembien, morale seraie, morale
           galla

# Torino 6 of 13: 1. Falco 3 of 6: 1. Tembien 9 of 20: 1. Seraie, baggage: 2. Galla 4 of 10: 1.

$ nfw d && nfw n --dice 2 -q && nfw n --dice 1 -q && nfw n --dice 3 -q && nfw n --dice 2 -q && nfw n --dice 6 -q
Turn 2, melee: blows
Must       1 nfw morale torino  2 nfw morale falco  3 nfw morale tembien
           4 nfw morale seraie  5 nfw morale galla
fail
pass
fail
pass
fail

# Left by hand: Torino 7, Falco 3, Ascari 10; Tembien 11, Seraie 17, Agame 12, Scioa 8, Galla 6,
# Hamasien 16. Torino, Ascari, Tembien, Agame, Galla, Hamasien withdraw. The order of Banda holds now.

$ nfw t && nfw battle
Turn 3, orders
Applied    [67] turn 3, phase orders; Torino: figures 12 -> 7; Falco: figures 6
           -> 3; Banda: order defend -> attack, order under way attack -> -, no
           longer its runner is there; Tembien: figures 13 -> 11; Seraie:
           figures 18 -> 17; Galla: figures 7 -> 6
Turn 3, orders

Italian column at Coatit
  runners 2
  General Arimondi      figures 1
  Torino                figures 7, withdraw, mass, commander lost, jammed 1,
                        fires used 2
  Gardner               in battery, attached to Torino
  Ascari                figures 10, withdraw, mass, commander lost,
                        fires used 2
  Falco                 figures 3, attack, line, attacks Galla, commander lost
  Gatling               figures 6, defend, in battery, weapons ready 2,
                        fires used 2
  Cannoni               figures 6, defend, in battery, weapons ready 2,
                        fires used 2
  Banda                 figures 12, attack, mass
  Carri                 figures 6, defend, mass

Native host of Ras Alula
  baggage destroyed
  Ras Alula             figures 1
  Tembien               figures 11, withdraw, mass, in contact with Torino,
                        commander lost, fires used 1
  Seraie                figures 17, attack, mass, attacks Torino,
                        in contact with Torino, on its flank or rear
  Agame                 figures 12, withdraw, mass
  Scioa                 figures 8, attack, mass, attacks Torino, commander lost,
                        fires used 1
  Galla                 figures 6, withdraw, mass, in contact with Falco,
                        on its flank or rear, commander lost
  Hamasien              figures 16, withdraw, mass
  Camels                figures 6, eliminated, defend, mass

# ---- Turn 3. Torino has no commander: only the C-in-C lets it try, 4 - 2 - 1 - 1 - 1 + 1: 1.

$ nfw morale tor
2> nfw: morale: not due for Torino now; --anyway takes it all the same
? 2

$ nfw order asc defend commander
2> nfw: Ascari has no commander: only the C-in-C changes its order
? 2

$ nfw order tor defend -q && nfw morale tor cinc-near --dice 1 && nfw morale aga --dice 1 -q && nfw morale ham --dice 6 -q
Morale, Guaitana Capitano Test di Morale

Morale     1 die
           4- +1 C-in-C within 15 cm (Test di Morale)
           -1 commander eliminated (Test di Morale)
           -1 over a third lost (Test di Morale)
           -1 enemy on flank or rear (Test di Morale)
           -2 withdrawing (Test di Morale) = 0- but at least 1-
           1* -> 1 passed
Result     passed, order defend
           defend: mark a point within 15 cm (Ordini, Test di Morale)
From file  Torino: order withdraw, formation mass, flanked, lost 6, of 13,
           commander-lost, cinc-order, after rally
Not said   --friend-near --enemy
Applied    [69] Torino: order withdraw -> defend, has tried to change its order
pass
fail

$ nfw r && nfw move asc 30 -q && nfw move tem 30 -q && nfw move ban ser 20 flank -q && nfw move gal 50 -q && nfw move fal 15 -q
Turn 3, movement: moves
Applied    [72] phase movement
Due        move ascari, move banda, move tembien, move scioa, move galla, move
           hamasien
30
30
20
50
30

$ nfw move ham 30 -q && nfw move sci tor 18 flank -q && nfw d
30
20
Turn 3, movement: moves
May        1 nfw move gatling --way  2 cannoni  3 carri  4 agame
           5 nfw impulse agame

# The squadron's way led over Ras Alula. The die at once: 1, so a new C-in-C from turn 3 + 1 + 1 = 5.

$ nfw overrun alu
Applied    [80] Ras Alula: place on the table -> eliminated
Due        cinc ras-alula

$ nfw r
2> nfw: round: still due: cinc ras-alula
? 2

$ nfw n --dice 1
Replacing the C-in-C, Guaitana Capitano Ordini

Turns      1D6: 1 x1/2 half a die (Ordini) = 1
Result     1 turn, 5 first turn with a new C-in-C
           till then no orders from a C-in-C and no C-in-C near; a unit without
           commander changes no orders by itself (Ordini)
           one of the unit commanders left takes his place, as the player
           chooses; his unit has no commander for orders, but none eliminated
           (G-56) (Ordini)
From file  Ras Alula: turn 3
Applied    [81] Ras Alula: first turn with a new one 0 -> 5

$ nfw impulse aga --skip -q --dice 2
0

# The Gardner is out of action: its crew have carbines within 60 cm, a pool of their own. Both Gatlings jam: no shot.

$ nfw r fire && nfw n --dice 6 && nfw aim tor ser gat sci can aga ser tor --sk
Turn 3, fire: jams are cleared
Applied    [83] phase fire
Due        clear torino
Clearing a jam, Guaitana Capitano Tiro

First      1D6: 6 -> out of action
Result     out of action
           what is out of action does not fire again in this game; its crew has
           carbines (Tipi di truppe, Tiro)
From file  Torino: jammed 1, model gardner
Applied    [84] Torino: jammed 1 -> 0, out of action 0 -> 1, clearing tried
From file  Seraie: target infantry
Applied    [85] Torino: aims at Seraie
Due        fire torino
From file  Scioa: target infantry
Applied    [86] Gatling: aims at Scioa
Due        fire torino, fire gatling
From file  Agame: target infantry
Applied    [87] Cannoni: aims at Agame
Due        fire torino, fire gatling, fire cannoni
From file  Torino: target infantry
Applied    [88] the natives have named targets; Seraie: aims at Torino
Due        fire torino, fire gatling, fire cannoni, fire seraie

$ nfw fire gat 25 --skip --dice 5,6
Fire, Guaitana Capitano Tiro

Jam        2 dice: 2 machine guns (Tiro)
           a Gardner or Gatling fires: 4-
           5  6  -> 0 fire
Result     0 killed, 2 machine guns jammed, 4 fires left, 4 of the reserve
           no die, no shot: no ammunition is used, and the target was not fired
           at (G-38) (Tiro)
           the crew of what jammed may fire carbines at this target:
           --crew-ready, said before the dice (B-10) (Tipi di truppe)
From file  Gatling: machine-guns 2, model gatling, order defend, terrain open,
           fired 2, mule
           Scioa: target-figures 8, target-started 12, target-commander-lost,
           last-fire
Not said   --unseen --out-of-arc --not-nearest
Applied    [89] Gatling: weapons ready 2 -> 0, jammed now 0 -> 2, fire
           discipline settled, no longer aims at Scioa
Due        fire torino, fire cannoni, fire seraie

$ nfw fire tor 0 crew 3 --dice 2,6,3,2,4
Fire, Guaitana Capitano Tiro

To hit     2 dice: 4 figures (Tiro), x1/2 in mass (Tiro)
           close range: 3-
           2* 6  -> 1 hit
Crew       1 die: 3 of the crew (Tiro), x1/2 in mass (Tiro)
           close range: 3-
           3* -> 1 hit
Commander  1 die (Tiro) +1 for natives (Tiro)
           2D6: 2 4 -2 natives (Tiro) = 4 against 2 losses
           -> the commander survives
Result     2 killed, 3 fires left, 4 of the reserve
           losses leave the table at the end of the phase: till then they fire
           too (Tiro)
From file  Torino: shooters 4, order defend, terrain open, formation mass, fired
           2, mule
           Seraie: target-figures 17, target-started 18, last-fire
Not said   --unseen --out-of-arc --not-nearest
Applied    [90] Torino: fires used 2 -> 3, has fired, fire discipline settled,
           fired or fought in this turn, no longer aims at Seraie; Seraie: lost
           in this phase 0 -> 2, fired at
Due        fire cannoni, fire seraie, morale seraie

$ nfw fire can 60 -q --dice 1,2,3,4,5,6,1,2,4,5,3,3 && nfw fire ser 0 -q --dice 2,6,5,4
5
1

# Torino 7 of 13: 1. Seraie 3 of 18, flanked, baggage: 1. Agame 9 of 16: 1.

$ nfw d && nfw n --dice 1 -q && nfw n --dice 4 -q && nfw n --dice 3 -q
Turn 3, fire: fire
Must       1 nfw morale torino  2 nfw morale seraie  3 nfw morale agame
pass
fail
fail

# Six are left of Torino, 3 against each; 15 of Seraie, 8 and 7.

$ nfw r && nfw melee ser 8 enemy-fighting 3 --dice 3,1,4
Turn 3, melee: blows
Applied    [96] phase melee; Torino: figures 7 -> 6; Gatling: jammed 0 -> 2,
           jammed now 2 -> 0; Seraie: figures 17 -> 15; Agame: figures 12 -> 7
Due        melee banda, melee seraie, melee scioa
Melee, Guaitana Capitano Mischia

Torino
To hit     1 die: 3 figures (Mischia), x1/2 flank or rear (Mischia)
           2- -1 flank or rear (Mischia) = 1-
           3  -> 0 hits
Seraie
To hit     2 dice: 8 figures (Mischia), x1/2 flank or rear (Mischia),
           x1/2 chance of zero or less (Mischia)
           2- -1 flank or rear (Mischia) -1 withdrawing (Mischia) = 0-
           but at least 1-
           1* 4  -> 1 hit

Result     Seraie: 1 foe killed
           losses leave the table at the end of the phase: till then they fight
           too (Mischia)
           the die for its commander and its morale come with the last blows at
           it, on all its losses (G-41) (Mischia)
           Torino: 0 foes killed
           the die for its commander and its morale come with the last blows at
           it, on all its losses (G-41) (Mischia)
From file  Seraie: side native, figures 15, order withdraw, formation mass,
           flanked, started 18, enemy-more, both
           Torino: enemy-started 13, enemy-commander-lost, more, enemy-side
           italian, enemy-figures 6, enemy-crew 3, enemy-order defend,
           enemy-flanked
Applied    [97] Torino: lost in this phase 0 -> 1, figures that have struck 0 ->
           3, has fought; Seraie: figures that have struck 0 -> 8, has fought,
           has fought Torino
Due        melee banda, melee scioa, morale torino, morale seraie

$ nfw melee sci enemy-fighting 3 -q --dice 2,1,2,3,4,5,6,6,4
3
1

$ nfw melee ban enemy-fighting 7 --dice 1,1,2,3,4,5,6,6,5,4,3,2,1,5,6,4,4,6,6
Melee, Guaitana Capitano Mischia

Banda
To hit     12 dice: 12 figures (Mischia)
           2- -1 recruits (Mischia) = 1-
           1* 1* 2  3  4  5  6  6  5  4  3  2  -> 2 hits
Seraie
To hit     3 dice: 7 figures (Mischia), x1/2 flank or rear (Mischia)
           2- -1 flank or rear (Mischia) +1 standing, enemy moved (Mischia)
           -1 withdrawing (Mischia) = 1-
           1* 5  6  -> 1 hit
Commander  1 die (Mischia) +1 for natives (Mischia)
           2D6: 4 4 -2 natives (Mischia) = 6 against 2 losses of the unit struck
           -> its commander survives
Banda
Commander  1 die (Mischia) +1 for natives (Mischia)
           2D6: 6 6 -2 natives (Mischia) = 10 against 1 loss of the unit struck
           -> its commander survives

Result     Banda: 2 foes killed
           losses leave the table at the end of the phase: till then they fight
           too (Mischia)
           Seraie: 1 foe killed
           losses leave the table at the end of the phase: till then they fight
           too (Mischia)
From file  Banda: side native, figures 12, fighting 12, order attack, quality
           recruit, formation mass, moved more, started 12, both
           Seraie: enemy-started 18, enemy-figures 15, enemy-order withdraw,
           enemy-flanked
Applied    [99] Banda: lost in this phase 0 -> 1, figures that have struck 0 ->
           12, has fought, fired or fought in this turn, has fought Seraie;
           Seraie: lost in this phase 0 -> 2, figures that have struck 8 -> 15
Due        morale torino, morale banda, morale seraie, morale scioa

$ nfw d && nfw n --dice 5 -q && nfw n --dice 3 -q && nfw n --dice 2 -q && nfw n --dice 1 -q
Turn 3, melee: blows
Must       1 nfw morale torino  2 nfw morale banda  3 nfw morale seraie
           4 nfw morale scioa
fail
pass
fail
pass

# More than half lost: Torino 11 of 13, Agame 9 of 16; both withdraw already.

$ nfw r && nfw n --dice 4 && nfw n --dice 1 -q
Turn 3, end of the turn
Applied    [104] phase end of the turn; Torino: figures 6 -> 2; Banda: figures
           12 -> 11; Seraie: figures 15 -> 13; Scioa: figures 8 -> 7
Due        morale torino, morale agame
Morale, Guaitana Capitano Test di Morale

Morale     1 die
           4- -1 commander eliminated (Test di Morale)
           -2 over half lost (Test di Morale)
           -1 enemy on flank or rear (Test di Morale)
           -2 withdrawing (Test di Morale) = -2- but at least 1-
           4  -> 0 passed
Result     failed, order withdraw, eliminated
           it was withdrawing: the unit is eliminated (Test di Morale)
From file  Torino: order withdraw, formation mass, flanked, lost 11, of 13,
           commander-lost, after end-of-turn
Not said   --cinc-near --friend-near --enemy
Applied    [105] Torino: place on the table -> dispersed, morale tested;
           Gardner: place on the table -> eliminated; Seraie: no longer on its
           flank or rear, no longer in contact with Torino; Scioa: order attack
           -> defend, no longer on its flank or rear, no longer attacks Torino,
           no longer in contact with Torino
Due        morale agame
pass

# Left by hand: Torino gone, Falco 3, Ascari 10, Banda 11; Seraie 13, Agame 7, Scioa 7, the others as
# before. Torino was the goal of Scioa, which defends now.

$ nfw t && nfw battle
Turn 4, orders
Applied    [107] turn 4, phase orders
Turn 4, orders

Italian column at Coatit
  runners 2
  General Arimondi      figures 1
  Torino                figures 2, dispersed, withdraw, mass, commander lost,
                        out of action 1, fires used 3
  Gardner               eliminated, in battery, attached to Torino
  Ascari                figures 10, withdraw, mass, commander lost,
                        fires used 2
  Falco                 figures 3, attack, line, attacks Galla, commander lost
  Gatling               figures 6, defend, in battery, jammed 2, fires used 2
  Cannoni               figures 6, defend, in battery, weapons ready 2,
                        fires used 3
  Banda                 figures 11, attack, mass, attacks Seraie,
                        in contact with Seraie, on its flank or rear
  Carri                 figures 6, defend, mass

Native host of Ras Alula
  baggage destroyed
  Ras Alula             figures 1, eliminated, first turn with a new one 5
  Tembien               figures 11, withdraw, mass, commander lost,
                        fires used 1
  Seraie                figures 13, withdraw, mass, fires used 1
  Agame                 figures 7, withdraw, mass, commander lost
  Scioa                 figures 7, defend, mass, commander lost, fires used 1
  Galla                 figures 6, withdraw, mass, commander lost
  Hamasien              figures 16, withdraw, mass
  Camels                figures 6, eliminated, defend, mass

$ nfw fire tor 20
2> nfw: Torino takes no part: dispersed
? 2

# ---- Turn 4. The natives have no C-in-C: nobody orders, nobody is near.

$ nfw order tem defend c-in-c
2> nfw: Tembien has no C-in-C now
? 2

$ nfw morale ser cinc-near
2> nfw: Seraie has no C-in-C now; --anyway takes it all the same
? 2

$ nfw promote alu ser
2> nfw: Ras Alula is not replaced before a later turn
? 2

$ nfw order asc defend -q && nfw morale asc cinc-near -q --dice 2 && nfw morale ham -q --dice 1
pass
pass

$ nfw r && nfw move fal 15 -q && nfw move ser 30 && nfw move ban 20 -q && nfw move tem 30 -q && nfw move aga 30 -q && nfw move gal 50 -q
Turn 4, movement: moves
Applied    [111] phase movement
Due        move falco, move tembien, move seraie, move agame, move galla
30
Movement, Guaitana Capitano Capacità di movimento

Result     30 cm, 30 at least, moved more than half its allowance
           with the bonus, before its side's other units, to its C-in-C if in
           sight, else to its baggage (Ordini, Movimento)
           that is more than half of its allowance (Movimento)
           its javelins are thrown after any move (Movimento, Tiro)
From file  Seraie: side native, order withdraw, weapon javelin, in-contact,
           formation mass
Not said   --wood --rocky --hill --streams --road
Applied    [113] last to move natives; Banda: no longer on its flank or rear, no
           longer in contact with Seraie; Seraie: movement: it did not move ->
           more than half its allowance, has made its move
Due        move banda, move tembien, move agame, move galla
20
30
30
50

# Ascari form chain again: half of the phase, so that who meets them now surprises them.

$ nfw move asc formation chain 0
Movement, Guaitana Capitano Capacità di movimento

Result     10 cm, moved up to half its allowance
           only to the point marked, within 15 cm; then it stands till it sights
           an enemy (G-11) (Ordini)
           half of its allowance is spent: if it goes any farther, no fire in
           this turn (Movimento)
From file  Ascari: bersaglieri, order defend, change-from mass; by hand:
           formation chain (file: mass)
Not said   --wood --rocky --hill --streams --road
Applied    [118] last to move Italians; Ascari: formation mass -> chain,
           movement: it did not move -> up to half its allowance, has made its
           move

$ nfw impulse ham --skip -q --dice 6 && nfw move ham asc 25
1
Movement, Guaitana Capitano Capacità di movimento

Result     20 cm, 30 with the charge bonus, 20 at least,
           moved more than half its allowance
           its full allowance, by the most direct way to the nearest enemy unit
           (Ordini)
           that is more than half of its allowance (Movimento)
           its javelins are thrown after any move (Movimento, Tiro)
           runners, C-in-C or baggage that it meets on its way are eliminated,
           and it goes on (Capacità di movimento)
From file  Hamasien: side native, order attack, weapon javelin, formation mass
           Ascari: meets
Not said   --wood --rocky --hill --streams --road
Applied    [120] last to move natives; Ascari: contacted by an enemy, surprised;
           Hamasien: movement: it did not move -> more than half its allowance,
           has made its move, attacks Ascari, in contact with Ascari

$ nfw r fire && nfw n --dice 4,2 && nfw aim ser ban
Turn 4, fire: jams are cleared
Applied    [121] phase fire
Due        clear gatling
Clearing a jam, Guaitana Capitano Tiro

First      1D6: 4 -> still jammed
Second     1D6: 2 -> works again
Result     still jammed, the second works again, 1 works
           what works again may fire in this phase, after a die for jamming like
           any other (Tiro)
           what is still jammed rolls again at the start of the next fire phase
           (G-28) (Tiro)
From file  Gatling: jammed 2, model gatling
Applied    [122] Gatling: weapons ready 0 -> 1, jammed 2 -> 1, cleared in this
           phase 0 -> 1, clearing tried
2> nfw: Seraie has no ammunition (Tiro)
? 2

$ nfw aim asc ham gat ham can tem ham asc --sk
From file  Hamasien: target infantry
Applied    [123] Ascari: aims at Hamasien
Due        fire ascari
From file  Hamasien: target infantry
Applied    [124] Gatling: aims at Hamasien
Due        fire ascari, fire gatling
From file  Tembien: target infantry
Applied    [125] Cannoni: aims at Tembien
Due        fire ascari, fire gatling, fire cannoni
From file  Ascari: target infantry
Applied    [126] the natives have named targets; Hamasien: aims at Ascari
Due        fire ascari, fire gatling, fire cannoni, fire hamasien

# One Gatling: 10 dice at 3; three carbines at long range, one die at 2.

$ nfw fire gat 20 crew 3 --skip --dice 3,1,1,2,3,3,4,5,6,6,2,2,5,3
Fire, Guaitana Capitano Tiro

Jam        1 die: 1 machine gun (Tiro)
           a Gardner or Gatling fires: 4-
           3* -> 1 fires
To hit     10 dice: 10 for machine guns x1 (Tiro)
           close range: 3-
           1* 1* 2* 3* 3* 4  5  6  6  2* -> 6 hits
Crew       1 die: 3 of the crew (Tiro), x1/2 beyond close range (Tiro)
           long range: 2-
           2* -> 1 hit
Commander  1 die (Tiro) +1 for natives (Tiro)
           2D6: 5 3 -2 natives (Tiro) = 6 against 7 losses
           -> the commander is among the killed
Result     7 killed, 3 fires left, 4 of the reserve
           losses leave the table at the end of the phase: till then they fire
           too (Tiro)
           the unit struck has lost its commander: only the C-in-C changes its
           orders now (Ordini, Test di Morale)
From file  Gatling: machine-guns 1, model gatling, cleared 1, order defend,
           terrain open, fired 2, mule
           Hamasien: target-figures 16, target-started 20
Not said   --unseen --out-of-arc --not-nearest
Applied    [127] Gatling: fires used 2 -> 3, has fired, fire discipline settled,
           fired or fought in this turn, no longer aims at Hamasien; Hamasien:
           lost in this phase 0 -> 7, commander lost, fired at
Due        fire ascari, fire cannoni, fire hamasien, morale hamasien

# Surprised: 5 dice; 3 + 1.

$ nfw fire asc 0 --dice 4,5,1,2,6
Fire, Guaitana Capitano Tiro

To hit     5 dice: 10 figures (Tiro), x1/2 surprised (Tiro)
           close range: 3- +1 veterans (Tiro) = 4-
           4* 5  1* 2* 6  -> 3 hits
Result     3 killed, 3 fires left, 4 of the reserve
           losses leave the table at the end of the phase: till then they fire
           too (Tiro)
From file  Ascari: shooters 10, order defend, quality veteran, terrain open,
           formation chain, moved half, surprised, fired 2, mule
           Hamasien: target-figures 16, target-started 20, target-lost 7,
           target-commander-lost, last-fire
Not said   --unseen --out-of-arc --not-nearest
Applied    [128] Ascari: fires used 2 -> 3, has fired, fire discipline settled,
           fired or fought in this turn, no longer aims at Hamasien; Hamasien:
           lost in this phase 7 -> 10
Due        fire cannoni, fire hamasien, morale hamasien

$ nfw fire can 120 -q --dice 6,6,5,4,3 && nfw fire ham 0 -q --dice 1,1,3,4
0
2

$ nfw d && nfw n --dice 3 -q && nfw n --dice 5 -q && nfw n --dice 6 -q
Turn 4, fire: fire
Must       1 nfw morale ascari  2 nfw morale tembien  3 nfw morale hamasien
pass
fail
fail

# Ascari 2 + 1 - 1: 2, 8 dice. Hamasien 2 + 1 chain - 1: 2, 6 dice.

$ nfw r && nfw n --dice 1,2,3,4,5,6,2,6,1,6,5,4,3,2 && nfw n --dice 3 -q && nfw n --dice 1 -q
Turn 4, melee: blows
Applied    [134] phase melee; Ascari: figures 10 -> 8; Hamasien: figures 16 -> 6
Due        melee hamasien
Melee, Guaitana Capitano Mischia

Ascari
To hit     8 dice: 8 figures (Mischia)
           2- +1 veterans (Mischia) -1 moved, then contacted (Mischia) = 2-
           1* 2* 3  4  5  6  2* 6  -> 3 hits
Hamasien
To hit     6 dice: 6 figures (Mischia)
           2- +1 enemy in chain (Mischia) -1 withdrawing (Mischia) = 2-
           1* 6  5  4  3  2* -> 2 hits

Result     Hamasien: 2 foes killed
           losses leave the table at the end of the phase: till then they fight
           too (Mischia)
           Ascari: 3 foes killed
           losses leave the table at the end of the phase: till then they fight
           too (Mischia)
From file  Hamasien: side native, figures 6, fighting 6, order withdraw,
           formation mass, moved more, started 20, commander-lost, both
           Ascari: enemy-started 12, enemy-commander-lost, enemy-side italian,
           enemy-figures 8, enemy-fighting 8, enemy-order defend, enemy-quality
           veteran, enemy-formation chain, enemy-moved half, enemy-contacted
Applied    [135] Ascari: lost in this phase 0 -> 2, figures that have struck 0
           -> 8, has fought; Hamasien: lost in this phase 0 -> 3, figures that
           have struck 0 -> 6, has fought, has fought Ascari
Due        morale ascari, morale hamasien
pass
pass

$ nfw r && nfw d && nfw n --dice 2 -q && nfw n --dice 3 -q
Turn 4, end of the turn
Applied    [138] phase end of the turn; Ascari: figures 8 -> 6; Hamasien:
           figures 6 -> 3
Due        morale agame, morale hamasien
Turn 4, end of the turn
Must       1 nfw morale agame  2 nfw morale hamasien
fail
fail

# Left by hand: Falco 3, Ascari 6, Banda 11; Tembien 11, Seraie 13, Scioa 7, Galla 6. Agame and
# Hamasien are gone.

$ nfw t && nfw battle
Turn 5, orders
Applied    [141] turn 5, phase orders
Turn 5, orders

Italian column at Coatit
  runners 2
  General Arimondi      figures 1
  Torino                figures 2, dispersed, withdraw, mass, commander lost,
                        out of action 1, fires used 3
  Gardner               eliminated, in battery, attached to Torino
  Ascari                figures 6, defend, chain, commander lost, fires used 3
  Falco                 figures 3, attack, line, attacks Galla, commander lost
  Gatling               figures 6, defend, in battery, weapons ready 1,
                        jammed 1, fires used 3
  Cannoni               figures 6, defend, in battery, weapons ready 2,
                        fires used 4
  Banda                 figures 11, attack, mass, attacks Seraie
  Carri                 figures 6, defend, mass

Native host of Ras Alula
  baggage destroyed
  Ras Alula             figures 1, eliminated, first turn with a new one 5
  Tembien               figures 11, withdraw, mass, commander lost,
                        fires used 1
  Seraie                figures 13, withdraw, mass, fires used 1
  Agame                 figures 7, dispersed, withdraw, mass, commander lost
  Scioa                 figures 7, defend, mass, commander lost, fires used 1
  Galla                 figures 6, withdraw, mass, commander lost
  Hamasien              figures 3, dispersed, withdraw, mass, commander lost,
                        fires used 1
  Camels                figures 6, eliminated, defend, mass

# ---- Turn 5. A commander becomes C-in-C, and his figure leaves its unit.

$ nfw promote alu ser
Applied    [142] Ras Alula: place eliminated -> on the table, first turn with a
           new one 5 -> 0, once commander of Seraie; Seraie: figures 13 -> 12,
           commander promoted

$ nfw order ser defend -q && nfw morale ser cinc-near --dice 1
Morale, Guaitana Capitano Test di Morale

Morale     1 die
           4- +1 C-in-C within 15 cm (Test di Morale)
           -2 withdrawing (Test di Morale) -2 baggage destroyed (Test di Morale)
           = 1-
           1* -> 1 passed
Result     passed, order defend
           defend: mark a point within 15 cm (Ordini, Test di Morale)
From file  Seraie: side native, order withdraw, formation mass, lost 5, of 18,
           promoted, cinc-order, baggage-lost, after rally
Not said   --friend-near --enemy
Applied    [144] Seraie: order withdraw -> defend, has tried to change its order

$ nfw r && nfw move ban 20 -q && nfw move gal 50 -q && nfw move fal gal 45 flank && nfw move tem 30 -q
Turn 5, movement: moves
Applied    [145] phase movement
Due        move falco, move banda, move tembien, move galla
20
50
Movement, Guaitana Capitano Capacità di movimento

Result     30 cm, 50 with the charge bonus, 15 at least,
           moved more than half its allowance, 15 cm at most to fire after it
           at least half its allowance, or the way to close range where that is
           shorter (Ordini)
           runners, C-in-C or baggage that it meets on its way are eliminated,
           and it goes on (Capacità di movimento)
From file  Falco: unit cavalry, order attack, weapon carbine
           Galla: meets
Not said   --wood --rocky --hill --streams --road
Applied    [148] last to move Italians; Falco: movement: it did not move -> more
           than half its allowance, has made its move, on its flank or rear, in
           contact with Galla; Galla: contacted by an enemy, surprised
Due        move tembien
30

# Tembien 10 of 20, withdrawing: 1; to fail means nothing further (G-54).

$ nfw r fire --skip && nfw n --dice 3 -q && nfw aim can tem && nfw fire can 150 --skip -q --dice 1,2,3,4,5 && nfw n --skip --dice 6 -q
Turn 5, fire: jams are cleared
Applied    [150] phase fire
Due        clear gatling
jammed
From file  Tembien: target infantry
Applied    [152] Cannoni: aims at Tembien
Due        fire cannoni
1
fail

# Lances: 2 + 1, 3 dice. Galla, lances too, - flank - surprised - withdrawing: 0, so 1; a quarter of 6.

$ nfw r && nfw n --dice 1,2,5,4 && nfw n --dice 2 -q && nfw n --dice 5 -q
Turn 5, melee: blows
Applied    [155] phase melee; Tembien: figures 11 -> 10
Due        melee falco
Melee, Guaitana Capitano Mischia

Falco
To hit     3 dice: 3 figures (Mischia)
           2- +1 charge with lances (Mischia) = 3-
           1* 2* 5  -> 2 hits
Galla
To hit     1 die: 6 figures (Mischia), x1/2 flank or rear (Mischia),
           x1/2 chance of zero or less (Mischia)
           2- +1 charge with lances (Mischia) -1 flank or rear (Mischia)
           -1 moved, then contacted (Mischia) -1 withdrawing (Mischia) = 0-
           but at least 1-
           4  -> 0 hits

Result     Falco: 2 foes killed
           losses leave the table at the end of the phase: till then they fight
           too (Mischia)
           Galla: 0 foes killed
From file  Falco: unit cavalry, figures 3, fighting 3, order attack, lance,
           moved more, started 6, commander-lost, both
           Galla: enemy-started 10, enemy-commander-lost, enemy-unit cavalry,
           enemy-figures 6, enemy-fighting 6, enemy-order withdraw, enemy-lance,
           enemy-moved more, enemy-contacted, enemy-flanked
Applied    [156] Falco: figures that have struck 0 -> 3, has fought, fired or
           fought in this turn, has fought Galla; Galla: lost in this phase 0 ->
           2, figures that have struck 0 -> 6, has fought, fired or fought in
           this turn
Due        morale falco, morale galla
pass
fail

$ nfw u && nfw redo
[158] n --dice 5 -q
Applied    [159] Galla: morale not tested
Due        morale galla
[158] n --dice 5 -q
Applied    [160] Galla: morale tested

# Galla 6 of 10, and it withdraws already.

$ nfw r && nfw n --dice 6
Turn 5, end of the turn
Applied    [161] phase end of the turn; Galla: figures 6 -> 4
Due        morale galla
Morale, Guaitana Capitano Test di Morale

Morale     1 die
           4- -1 commander eliminated (Test di Morale)
           -2 over half lost (Test di Morale)
           -1 enemy on flank or rear (Test di Morale)
           -2 withdrawing (Test di Morale) -2 baggage destroyed (Test di Morale)
           = -4- but at least 1-
           6  -> 0 passed
Result     failed, order withdraw, eliminated
           it was withdrawing: the unit is eliminated (Test di Morale)
From file  Galla: side native, unit cavalry, order withdraw, formation mass,
           flanked, lost 6, of 10, commander-lost, baggage-lost, after
           end-of-turn
Not said   --cinc-near --friend-near --enemy
Applied    [162] Falco: order attack -> defend, no longer on its flank or rear,
           no longer attacks Galla, no longer in contact with Galla; Galla:
           place on the table -> dispersed, morale tested

$ nfw note the natives leave the field && nfw t && nfw battle
Applied    [163] noted
Turn 6, orders
Applied    [164] turn 6, phase orders
Turn 6, orders

Italian column at Coatit
  runners 2
  General Arimondi      figures 1
  Torino                figures 2, dispersed, withdraw, mass, commander lost,
                        out of action 1, fires used 3
  Gardner               eliminated, in battery, attached to Torino
  Ascari                figures 6, defend, chain, commander lost, fires used 3
  Falco                 figures 3, defend, line, commander lost
  Gatling               figures 6, defend, in battery, weapons ready 1,
                        jammed 1, fires used 3
  Cannoni               figures 6, defend, in battery, weapons ready 2,
                        fires used 5
  Banda                 figures 11, attack, mass, attacks Seraie
  Carri                 figures 6, defend, mass

Native host of Ras Alula
  baggage destroyed
  Ras Alula             figures 1, once commander of Seraie
  Tembien               figures 10, withdraw, mass, commander lost,
                        fires used 1
  Seraie                figures 12, defend, mass, commander promoted,
                        fires used 1
  Agame                 figures 7, dispersed, withdraw, mass, commander lost
  Scioa                 figures 7, defend, mass, commander lost, fires used 1
  Galla                 figures 4, dispersed, withdraw, mass, commander lost
  Hamasien              figures 3, dispersed, withdraw, mass, commander lost,
                        fires used 1
  Camels                figures 6, eliminated, defend, mass

# The journal of one unit, and what the other side knew while it was hidden.

$ nfw log camels
[31]       2 movement: move fal cam 28 -> 30
           last to move Italians; Falco: movement: it did not move -> more than
           half its allowance, has made its move; Native host of Ras Alula:
           baggage destroyed; Camels: place on the table -> eliminated

$ nfw log hamasien --as italian | head -n 3; head -n 12 coatit.battle > before.txt; nfw log hamasien --battle-file before.txt; nfw log hamasien --battle-file before.txt --as italian
[11]       1 movement: impulse hamasien -q --dice 5 -> 0
           Native host of Ras Alula: a hidden unit has rolled; Hamasien: impulse
           rolled
[11]       1 movement: impulse hamasien -q --dice 5 -> 0
           Native host of Ras Alula: a hidden unit has rolled; Hamasien: impulse
           rolled

# Keystrokes, with nfw, blanks and Enter, without the dice; tests resolved; how many for each, and for
# each of those with dice.

$ sed -n 's/.*"k":"\([a-z]*\)","said":"\([^"]*\)".*/\1 \2/p' coatit.battle | sed 's/ --dice [^ ]*//; s/ -q//' | awk '{ keys += length($0) - length($1) + 4; tests += $1 == "test"; moves += $2 == "move" } END { printf "%d keys, %d tests, %d of them moves: %.1f, and %.1f\n", keys, tests, moves, keys / tests, keys / (tests - moves) }'
2600 keys, 112 tests, 33 of them moves: 23.2, and 32.9
