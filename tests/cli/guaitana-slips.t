# Slips of players in a battle of Guaitana Capitano, one after the other, in one folder.

# A weapon that is attached has no figures but those of its company (G-61).

$ nfw battle new stevani.battle column.toml ras.toml | grep '6th\|Gardner'; nfw count gardner 3; nfw count 6th 13
  6th Africa            figures 13, line, weapons ready 1
  A Gardner             in battery, attached to 6th Africa
A Gardner: the battle says 0, not 3
Applied    [1] noted
Due        order 6th-africa, order toselli-s-ascari, order penne-di-falco, order
           band-of-agordat, order mountain-battery, order baggage, order
           left-horn, order riflemen, order camels
6th Africa: so it is
Applied    [2] noted
Due        order 6th-africa, order toselli-s-ascari, order penne-di-falco, order
           band-of-agordat, order mountain-battery, order baggage, order
           left-horn, order riflemen, order camels

# A name that the side and its C-in-C share is nobody's; a move takes no dice of a player's own.

$ nfw set ras dice=ask --why 'own dice'; nfw set host dice=ask --why 'own dice' >o
2> nfw: 'ras' may mean: host/host, host/ras-alula

# What must be done first can be done first: who withdraws, and moves all that he may (Ordini); then the
# other side, at least the half that it owes. Where something stops a unit, --anyway says so.

$ for unit in 6th mountain left; do nfw order $unit move >o; done; for unit in penne band baggage riflemen camels; do nfw order $unit defend >o; done; nfw order toselli withdraw >o; nfw round; nfw due; nfw move africa 10; nfw move toselli 20; nfw move toselli 30 -q; nfw due; nfw move left 9.5; nfw move left 5 --anyway -q; nfw move africa 5 -q
Turn 1, movement: moves
Applied    [13] phase movement
Due        move toselli-s-ascari, move 6th-africa, move mountain-battery, move
           left-horn, impulse right-horn (one of the hidden units), impulse
           horse-of-tigray (one of the hidden units)
Turn 1, movement: moves
Must       1 nfw move toselli-s-ascari --way  2 nfw move 6th-africa --way
           3 nfw move mountain-battery --way  4 nfw move left-horn --way
           10 nfw impulse right-horn (one of the hidden units)
           11 nfw impulse horse-of-tigray (one of the hidden units)
May        5 nfw move penne-di-falco --way  6 band-of-agordat  7 baggage
           8 riflemen  9 camels
30
Turn 1, movement: moves
Must       1 nfw move left-horn --way  2 nfw move 6th-africa --way
           3 nfw move mountain-battery --way
           9 nfw impulse right-horn (one of the hidden units)
           10 nfw impulse horse-of-tigray (one of the hidden units)
May        4 nfw move penne-di-falco --way  5 band-of-agordat  6 baggage
           7 riflemen  8 camels
20
5
2> nfw: 6th Africa waits: its side's units that withdraw move first (Movimento); --anyway takes it all the same
2> nfw: Toselli's Ascari moves less than its order demands, unless something stops it (Ordini); --anyway takes it all the same
2> nfw: Left horn moves less than its order demands, unless something stops it (Ordini); --anyway takes it all the same

# Once a side has left the field nothing is due.

$ nfw end host; nfw due; nfw round
Applied    [17] the battle is over
Turn 1, movement: moves
           it is over
Turn 1, observation
Applied    [18] phase observation

# An order that a unit has already costs the C-in-C nothing; nor does a second runner with the same (Ordini).

$ nfw --rules guaitana battle new same.battle coatit.toml agordat.toml >o; export NFW_BATTLE=same.battle; nfw order torino defend; nfw order torino defend --lang it; nfw order torino attack runner; nfw order torino attack runner; nfw order torino attack
From file  Torino: present defend
Applied    [1] Italian column at Coatit: its C-in-C has given his order; Torino:
           order under way attack
2> nfw: Torino has that order already (Ordini)
2> nfw: Torino ha già quell'ordine (Ordini)
2> nfw: Torino waits for a runner with that order already (Ordini)
2> nfw: Torino gets no order: its C-in-C has given his of this turn (G-15)
? 2
