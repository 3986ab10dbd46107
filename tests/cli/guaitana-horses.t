# A battle of Guaitana Capitano, one after the other, in one folder: horses and mules, an order to who
# withdraws, blows at several.

# Without the cm that it moves a unit is only asked how far it may go (Capacità di movimento).

$ nfw battle new a.battle coatit.toml agordat.toml --rules guaitana >o; nfw round movement --skip >o; nfw move falco dismount | grep -e Result -e Applied; nfw move gatling load | grep -e Result -e Applied; nfw move falco 0 mount; nfw move torino 0 dismount
Result     5 cm, 2 hold the horses
Result     0 cm
2> nfw: Falco has not dismounted: nobody holds its horses (Capacità di movimento); --anyway takes it all the same
2> nfw: Torino is on foot (Capacità di movimento); --anyway takes it all the same
? 2

# Whoever has dismounted holds a quarter of its horses, and mounts again.

$ nfw move falco 0 dismount | sed -n '/Applied/,/Due/p'; nfw battle | grep Falco; nfw move tembien 20 >o; nfw move ascari 15 >o; nfw move agame 20 >o; nfw move torino 0 >o; nfw move galla 30 >o; nfw impulse hamasien --skip --dice 1 >o; nfw turn --skip >o; nfw round movement --skip >o
Applied    [2] last to move Italians; Falco: class of troops cavalry ->
           infantry, hold the horses 0 -> 2, movement: it did not move -> up to
           half its allowance, has made its move
Due        move tembien, move agame, move galla, move ascari, impulse hamasien
  Falco                 figures 6, defend, line, hold the horses 2

$ nfw move falco 0 mount | sed -n '/From/,/Due/p'; nfw battle | grep Falco
From file  Falco: unit cavalry, order defend, weapon carbine
Not said   --wood --rocky --hill --streams --road
Applied    [11] last to move Italians; Falco: class of troops infantry ->
           cavalry, hold the horses 2 -> 0, movement: it did not move -> up to
           half its allowance, has made its move
Due        move tembien, move agame, move galla, move ascari, impulse hamasien
  Falco                 figures 6, defend, line

# An attack that ends in contact with baggage takes its charge bonus where that is said.

$ nfw move tembien carri 28; nfw move tembien carri 28 meets | sed -n '/Applied/,/Due/p'
Applied    [12] last to move natives; Italian column at Coatit: baggage
           destroyed; Carri: place on the table -> eliminated, contacted by an
           enemy; Tembien: order attack -> defend, movement: it did not move ->
           more than half its allowance, has made its move
Due        move ascari, move agame, move galla, impulse hamasien (one of the
2> nfw: --way 28: the charge bonus is for an attack that ends in contact (--meets), and for who withdraws (Movimento)

# An order of the C-in-C to leave a withdrawal waits for its test (G-14).

$ rm a.battle; nfw battle new b.battle coatit.toml agordat.toml --rules guaitana >o; nfw set falco order=withdraw --why late >o; nfw order falco defend | sed -n '/Applied/,$p'; nfw round movement; nfw next --dice 1 | sed -n '/^Result/,$p'
Applied    [2] Italian column at Coatit: its C-in-C has given his order; Falco:
           ordered by the C-in-C
Due        morale falco
Result     passed, order defend
           defend: mark a point within 15 cm (Ordini, Test di Morale)
From file  Falco: unit cavalry, order withdraw, formation mass, of 6,
           cinc-order, after rally
Not said   --cinc-near --friend-near --enemy
Applied    [3] Falco: order withdraw -> defend, has tried to change its order
2> nfw: round: still due: morale falco

# Who touches two shares its figures out: how many strike the first is asked, and the second has the rest.

$ nfw round movement --skip >o; nfw move tembien torino 5 --anyway >o; nfw move seraie torino 5 --anyway >o; nfw melee tembien torino --seed 1 --anyway | grep Not; nfw melee seraie torino --seed 1 --anyway | grep -e Not -e strikes
Not said   --enemy-fighting
           none of its figures strikes here: each strikes once in a phase (G-46)

# A weapon that is attached sets its company's pace, and is loaded with it (G-61).

$ nfw battle new w.battle coatit.toml agordat.toml --rules guaitana >o; rm b.battle; nfw round movement --skip >o; nfw move torino 12; nfw move torino load | sed -n '/Result/,/Not/p'; nfw move torino 0 load | sed -n '/From/,/Due/p'; nfw battle | grep -A1 Torino; nfw move torino 5; nfw undo >o; nfw move torino 2 | sed -n '/Result/,/From/p'
Result     0 cm
           only to the point marked, within 15 cm; then it stands till it sights
           an enemy (G-11) (Ordini)
           on mules its weapons do not fire; its crew's carbines do, after half
           its allowance at most (G-30) (Tipi di truppe, Movimento)
           that is more than half of its allowance: no fire in this turn
           (Movimento)
From file  Torino: attached mules, order defend
Not said   --way --wood --rocky --hill --streams --road
From file  Torino: attached mules, order defend
Not said   --wood --rocky --hill --streams --road
Applied    [2] last to move Italians; Torino: on mules, movement: it did not
           move -> more than half its allowance, has made its move; Gardner:
           formation in battery -> on mules, on mules
Due        move tembien, move agame, move galla, move ascari, impulse hamasien
  Torino                figures 13, defend, line, on mules, weapons ready 1
  Gardner               on mules, attached to Torino
  Ascari                figures 12, move, chain
Result     5 cm, moved up to half its allowance, 2.5 cm at most to fire after it
           only to the point marked, within 15 cm; then it stands till it sights
           an enemy (G-11) (Ordini)
From file  Torino: attached battery, order defend
2> nfw: --way 12: it does not get as far in this phase (Capacità di movimento)
2> nfw: --way 12: the charge bonus is for an attack that ends in contact (--meets), and for who withdraws (Movimento)
2> nfw: Torino has moved in this turn; --anyway takes it all the same
