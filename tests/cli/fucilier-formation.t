# A battle of Fucilier Wars, one after the other, in one folder: all come on in column, guns limbered
# (2.3.3), and take another formation as the units are reorganised (3.3.2).
$ nfw battle new column.battle vendome.toml starhemberg.toml | head -n 1; nfw battle --json | python3 -c 'import json, sys; print(*(unit["handle"] + ":" + unit["keys"]["formation"] for unit in json.load(sys.stdin)["records"] if unit["kind"] == "unit"))'
Turn 1, reserves and reinforcements
guardias:column castilla:column guns:limbered dragones:column ordenes:column stanhope:column palatines:column howitzers:limbered cuirassiers:column
2> nfw: vendome.toml: the list is not legal: 'nfw --rules fucilier muster vendome.toml' says why
2> nfw: starhemberg.toml: the list is not legal: 'nfw --rules fucilier muster starhemberg.toml' says why

$ nfw hold-back horse reserve -q; nfw round orders >o; nfw order wing oppose -q; nfw order centre attack -q; nfw order line attack -q; nfw round >o; nfw due
Turn 1, reorganisation
May        1 nfw formation guardias --formation  2 castilla  3 guns  4 dragones
           5 ordenes  6 stanhope  7 palatines  8 howitzers

# Who has taken one is not asked again, and may not take another (3.3); nobody does in another round.
$ nfw formation guardias attack-column 4,4,4,4; nfw formation stanhope line 6,6,6 -q; nfw formation guns battery -q; nfw formation guns limbered; nfw due; nfw round >o; nfw due; nfw formation castilla line 6,5,5
Formation, Fucilier Wars 3.3.2

Result     legal
           it does not move this turn: place the Stop marker (3.3.1, 3.3.2)
From file  Guardias: figures 16, order attack, present column, changing
Not said   --list-forbids
Applied    [7] Guardias: formation column -> attack column, models in its first
           rank 4, does not move in this turn
legal
legal
Turn 1, reorganisation
May        1 nfw formation castilla --formation  2 dragones  3 ordenes
           4 palatines  5 howitzers
Turn 1, fire: volleys
May        1 nfw fire guardias NAME --range
           2 nfw fire castilla NAME --shooters --range
           3 nfw fire guns NAME --range  4 stanhope
           5 nfw fire palatines NAME --shooters --range
2> nfw: Guns has reorganised or changed formation in this turn (3.3); --anyway takes it all the same
2> nfw: formation is of the round 'reorganisation': nfw round reorganisation; --anyway takes it all the same
? 2

# What the battle knows it answers; a slip is said by hand.
$ nfw fire guns palatines distance 30 --dice 1,1,1 | grep -A 4 From; nfw fire castilla stanhope 16 long --target-formation square --dice 1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1 | grep -A 4 From
From file  Guns: figures 4, weapon cannon, formation battery, order attack,
           value 3, pounder 4, strength 1
           Palatines: target-formation column, target-figures 16
Not said   --cover --not-nearest --prone --wading --on-bridge --enveloped
Applied    [11] Guns: volleys left 6 -> 5, has fired, firing at Palatines;
From file  Castilla: figures 16, formation column, order attack
           Stanhope: target-figures 18; by hand: target-formation square (file:
           line)
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped

# An attack column breaks no column (3.5.8).
$ nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw turn --skip >o; nfw bring-in horse; nfw round >o; nfw order horse oppose -q; nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw round melee --skip >o; nfw melee guardias palatines 4 4 charged attack-column; nfw melee guardias stanhope 4 4 charged --seed 1 | grep -A 4 From
Applied    [16] Horse: came in this turn; Frankenberg: place in reserve -> on
           the table; Cuirassiers: place in reserve -> on the table
From file  Guardias: value 4, order attack, first-turn, quality veteran,
           attack-column, formation attack-column, colours, figures 16, both
           Stanhope: enemy-figures 18, enemy-value 4, enemy-order attack,
           enemy-formation line, enemy-colours
Not said   --ranks --commander --officer --enemy-ranks --enemy-charged
2> nfw: --attack-column --enemy-formation column: --attack-column is for the breakthrough, against a line only (3.5.8)
