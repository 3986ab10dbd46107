# Battles of Guaitana Capitano, one after the other, in one folder: who withdraws, attacks and is contacted.
# Each begins anew.

# A company that withdraws moves off with all its allowance: it loads no gun, and is in contact till it has
# moved (L110).

$ sed 's/^model .*/&\nformation = "mules"/' makalle.toml >mules.toml; nfw --rules guaitana battle new w.battle mules.toml tigre.toml >o; nfw round >o; nfw move spears alpini 20 >o; nfw round melee --skip >o; nfw melee spears --dice 6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6 -q; nfw morale alpini --dice 6 | grep -A3 Result; nfw morale spears --dice 1 -q; nfw turn --skip >o; nfw round >o; nfw move alpini 0 load; nfw move alpini 0 --anyway | grep -A3 Applied; nfw undo >o; nfw move alpini 15 | sed -n '/Applied/,/Due/p'
0
0
Result     failed, order withdraw
           withdraw: in mass at once; it moves off in its next movement phase,
           before its side's other units (Tipi di truppe, Ordini, Movimento)
From file  Alpini: order defend, of 12, after melee
pass
Applied    [9] last to move Italians; Alpini: has made its move
Applied    [11] last to move Italians; Alpini: movement: it did not move -> more
           than half its allowance, has made its move; Spears: no longer in
           contact with Alpini
Due        move spears
2> nfw: --order withdraw --load: who withdraws moves off at once: nothing is loaded or unloaded (Ordini)

# Loading and unloading say what the gun is afterwards.

$ nfw --rules guaitana battle new l.battle mules.toml tigre.toml >o; rm w.battle; nfw round >o; nfw move spears 20 >o; nfw move alpini 0 load; nfw undo >o; sed 's/^attached-to.*/order = "defend"/' mules.toml >alone.toml; nfw --rules guaitana battle new u.battle alone.toml tigre.toml >o; rm l.battle; nfw round >o; nfw move spears 20 >o; nfw move gatling battery 7.5; nfw move gatling battery 0; nfw move gatling 0 load; nfw battle | grep Gatling; nfw undo >o; nfw set gatling loaded=no formation=battery --why 'for this' >o; nfw move gatling mules 7.5; nfw move gatling mules 0 load -q; nfw battle | grep Gatling
Movement, Guaitana Capitano Capacità di movimento

Result     0 cm, moved more than half its allowance
           only to the point marked, within 15 cm; then it stands till it sights
           an enemy (G-11) (Ordini)
           that is more than half of its allowance: no fire in this turn
           (Movimento)
From file  Alpini: attached battery, order defend
Not said   --wood --rocky --hill --streams --road
Applied    [3] last to move Italians; Alpini: no longer on mules, movement: it
           did not move -> more than half its allowance, has made its move; A
           Gatling: formation on mules -> in battery, no longer on mules
Movement, Guaitana Capitano Capacità di movimento

Result     0 cm, moved more than half its allowance
           only to the point marked, within 15 cm; then it stands till it sights
           an enemy (G-11) (Ordini)
           that is more than half of its allowance: no fire in this turn
           (Movimento)
From file  A Gatling: unit artillery, order defend, weapon machine-gun,
           formation battery
Not said   --wood --rocky --hill --streams --road
Applied    [3] last to move Italians; A Gatling: formation on mules -> in
           battery, no longer on mules, movement: it did not move -> more than
           half its allowance, has made its move
  A Gatling             figures 6, defend, in battery, weapons ready 2
0
  A Gatling             figures 6, defend, on mules, weapons ready 2
2> nfw: --way 7.5: it does not get as far in this phase (Capacità di movimento)
2> nfw: --way 7.5: the charge bonus is for an attack that ends in contact (--meets), and for who withdraws (Movimento)
2> nfw: A Gatling is on mules: --load unloads it, all phase long (Capacità di movimento); --anyway takes it all the same
2> nfw: A Gatling is in battery: --load loads it on its mules, all phase long (Capacità di movimento); --anyway takes it all the same

# A square, and who is in buildings, has no flank (G-47).

$ sed 's/^figures = 9/&\nformation = "square"/' makalle.toml >square.toml; nfw --rules guaitana battle new s.battle square.toml tigre.toml >o; rm u.battle; nfw round >o; nfw move spears alpini 20 flank; nfw move spears alpini 20 flank --lang it; nfw set alpini formation=line on=building --why 'in the fort' >o; nfw move spears alpini 20 flank; nfw move spears alpini 20 -q
20
2> nfw: Alpini is in square: it has no flank nor rear (G-47); --anyway takes it all the same
2> nfw: Alpini è in quadrato: non ha fianchi né spalle (G-47); --anyway lo fa lo stesso
2> nfw: Alpini is in buildings: it has no flank nor rear (G-47); --anyway takes it all the same

$ nfw --rules guaitana --ruling mass-has-flanks=no battle new n.battle makalle.toml tigre.toml >o; rm s.battle; nfw set falco order=attack --why orders >o; nfw round >o; nfw move falco spears 40 flank
2> nfw: Spears is in mass, which by this ruling has no flank nor rear (G-47); --anyway takes it all the same
? 2

# Whoever attacks baggage, and destroys it, attacks nobody any more; nor who wipes out the one that attacked
# it (L109).

$ nfw --rules guaitana battle new b.battle makalle.toml tigre.toml >o; rm n.battle; nfw round >o; nfw move spears carri 20 | sed -n '/Applied/,/Due/p'; nfw battle | grep Spears
Applied    [2] Garrison of Makalle: baggage destroyed; Carri: place on the table
           -> eliminated; Spears: order attack -> defend, movement: it did not
           move -> more than half its allowance, has made its move
  Spears                figures 20, defend, mass

$ nfw --rules guaitana battle new f.battle makalle.toml tigre.toml >o; rm b.battle; nfw set falco order=attack --why orders >o; nfw round >o; nfw move falco spears 40 | sed -n '/Applied/,/Due/p'; nfw set falco place=destroyed --why melee; nfw battle | grep Spears
Applied    [3] last to move Italians; Falco: movement: it did not move -> more
           than half its allowance, has made its move, attacks Spears, in
           contact with Spears; Spears: contacted by an enemy, attacks Falco
Applied    [4] Falco: place on the table -> eliminated, no longer attacks
           Spears, no longer in contact with Spears; Spears: order attack ->
           defend, no longer attacks Falco
  Spears                figures 20, defend, mass

# Of the hidden natives without rifles one rolls, in every turn (L127).

$ sed '0,/^weapon.*/s//weapon = "javelin"\nhidden = true/; 0,/^order.*/s///' tigre.toml >hidden.toml; nfw --rules guaitana battle new h.battle makalle.toml hidden.toml >o; rm f.battle; nfw round >o; nfw move spears 20 >o; nfw due; nfw round --skip; nfw impulse rifles --skip --dice 5 -q; nfw round --skip
Turn 1, movement: moves
Must       5 nfw impulse rifles (one of the hidden units)
May        1 nfw move alpini --way  2 falco  3 carri  4 camels
0
Turn 1, observation
Applied    [4] phase observation
2> nfw: round: still due: impulse rifles (one of the hidden units)
