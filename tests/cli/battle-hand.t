# What a player types by hand in a battle, one after the other, in one folder: units whose names begin
# with a digit, a move that is only looked up, and tests that are no part of the battle.

$ nfw --rules guaitana battle new hand.battle column.toml agordat.toml >o; nfw luck; nfw luck --lang it; for u in 6th-africa toselli penne band-of mountain; do nfw order $u move -q; done; nfw order baggage defend -q; nfw round >o; nfw due
No dice yet from which luck could be told.
Ancora nessun dado da cui si possa dire la fortuna.
Turn 1, movement: moves
Must       1 nfw move 6th-africa --way  2 nfw move toselli-s-ascari --way
           3 nfw move penne-di-falco --way  4 nfw move band-of-agordat --way
           5 nfw move mountain-battery --way  6 nfw move tembien --way
           7 nfw move agame --way  8 nfw move galla --way
           14 nfw impulse hamasien (one of the hidden units)
May        9 nfw move baggage --way  10 seraie  11 scioa  12 camels
           13 nfw impulse seraie

# Only looked up, it is not written down, and stays due.

$ nfw next; nfw move 6th-africa --json | python3 -c 'import json, sys; print(json.load(sys.stdin)["battle"]["entry"])'; nfw log | tail -n 2
Movement, Guaitana Capitano Capacità di movimento

Result     5 cm, 2.5 at least, 2.5 cm at most to fire after it
From file  6th Africa: attached battery, order move
Not said   --way --wood --rocky --hill --streams --road
Due        move 6th-africa, move toselli-s-ascari, move penne-di-falco, move
           band-of-agordat, move mountain-battery, move tembien, move agame,
           move galla, impulse hamasien (one of the hidden units)
0
[7]        1 orders: round
           phase movement

$ nfw move 6th-africa 5 -q; nfw move tembien 20 -q; nfw move 6th 5; nfw --lang it log penne
5
20
[3]        1 Ordini: order penne move -q
           Penne di Falco: ordine Movimento
2> nfw: 6th Africa has moved in this turn; --anyway takes it all the same

# A word that begins as a number does, and that nobody is called by, is one that is mistyped.

$ nfw fire 6th-africa tembien; nfw fire 6th; nfw fire 5cm; nfw range 6th-africa 10
Range, Guaitana Capitano Tiro

Ranges     rifle, machine gun: close range up to 30, long range up to 60,
           extreme range up to 120 cm (Tiro)
Result     close range, 3 or less hit, 120 cm at most
Due        move toselli-s-ascari, move penne-di-falco, move band-of-agordat,
           move mountain-battery, move agame, move galla, impulse hamasien (one
           of the hidden units)
2> nfw: 6th Africa has named no target: nfw aim (Tiro); --anyway takes it all the same
2> nfw: 6th Africa has named no target: nfw aim (Tiro); --anyway takes it all the same
2> nfw: --shooters '5cm': allowed are whole numbers from 0 to 1000000; did you mean '5'?

# A test that is no part of the battle is looked up beside it, but for who is named.

$ nfw --rules fucilier battle new turin.battle turin.toml marsin.toml >o; rm hand.battle; nfw range musket 15.1 -q; nfw range guards 15.1; nfw initiative A:4; nfw order guards; nfw order guards --lang it
long
2> nfw: range is not yet part of a battle: say its flags, and 'nfw set' what it changes
2> nfw: 'A:4': nobody can be named here now
2> nfw: 'guards': Guards is 'Unit' of centre, wanted is 'Command'; there are centre, left, gardes-francaises
2> nfw: 'guards': Guards è 'Unità' di centre, si cerca 'Comando'; ci sono centre, left, gardes-francaises
? 2
