# A battle of Fucilier Wars, one after the other, in one folder: the ranks of a column. All begin in column
# (2.3.3), and three ranks of it fire (3.4.2): how many models that are hangs on the first rank.
$ nfw battle new ranks.battle vendome.toml starhemberg.toml | head -n 1; nfw round orders >o; nfw order wing oppose -q; nfw order horse oppose -q; nfw order centre hold -q; nfw order line hold -q; nfw round fire --skip >o; nfw due
Turn 1, reserves and reinforcements
Turn 1, fire: volleys
May        1 nfw fire guardias NAME --shooters --range  2 castilla  3 stanhope
           4 palatines
2> nfw: vendome.toml: the list is not legal: 'nfw --rules fucilier muster vendome.toml' says why
2> nfw: starhemberg.toml: the list is not legal: 'nfw --rules fucilier muster starhemberg.toml' says why

$ nfw fire castilla palatines long; nfw fire castilla palatines long --lang it; nfw fire castilla palatines long --anyway; nfw fire castilla vendome long
2> nfw: Castilla is in column, and nobody said how many models stand in its first rank: nfw front-rank NAME N, or shooters N for this volley (3.4.2)
2> nfw: Castilla è in colonna, e nessuno ha detto quante miniature ha in prima fila: nfw front-rank NOME N, o tiratori N per questa salva (3.4.2)
2> nfw: Castilla is in column, and nobody said how many models stand in its first rank: nfw front-rank NAME N, or shooters N for this volley (3.4.2)
2> nfw: 'vendome': Vendome is 'Leader', wanted is 'Unit'; there are stanhope, palatines, howitzers, cuirassiers
? 2

# Said for one volley, or once for all: of several at once, at any time, and no move is lost.
$ nfw fire castilla palatines long 9 --seed 1 -q; nfw front-rank guardias palatines 4; nfw due; nfw fire guardias stanhope long --dice 1,1,1,1,1,1,1,1,1,1,1,1,1 | grep -A 2 "^From"; nfw fire guardias stanhope long --at 6 --seed 1 2>&1 | head -n 1
0
From file  Guardias: figures 16
Applied    [8] Guardias: models in its first rank 4
From file  Palatines: figures 16
Applied    [9] Palatines: models in its first rank 4
Turn 1, fire: volleys
May        1 nfw fire guardias NAME --range
           2 nfw fire stanhope NAME --shooters --range
           3 nfw fire palatines NAME --range
From file  Guardias: shooters 12, figures 16, quality veteran, formation column,
           order hold
           Stanhope: target-formation column, target-figures 18
nfw: Guardias is in column, and nobody said how many models stand in its first rank: nfw front-rank NAME N, or shooters N for this volley (3.4.2)

# Not twice, of no guns, of no more models than there are.
$ nfw front-rank guardias 5; nfw front-rank guns 2; nfw front-rank stanhope 40; nfw front-rank stanhope; nfw help front-rank | head -n 3
From file  Guardias: figures 16
Applied    [11] Guardias: models in its first rank 4 -> 5
How many models stand in a unit's first rank, Fucilier Wars 2.3.3, 3.4.2

Usage: nfw front-rank NAME N [flags]
2> nfw: Guns stands in no ranks (3.4.2)
2> nfw: --models 40: allowed are values of at most 18 (models of the unit)
2> nfw: front-rank needs --models: models in its first rank

# A formation is said by its front rank alone: those behind are as wide, but for the last (3.3.2). Who stands
# so already loses no move, and may say how wide it is; what is not allowed leaves no entry.
$ nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw turn --skip >o; nfw round reorganisation --skip >o; nfw formation castilla column 4; nfw due; nfw formation castilla column 4 | tail -n 3; nfw formation guardias line 6 | tail -n 2; nfw formation dragones line 5 | tail -n 4; nfw log | tail -n 4; nfw formation guardias column 4
Formation, Fucilier Wars 3.3.2

Result     legal
           it stands so already: it changes nothing, and moves (3.3.2)
From file  Castilla: figures 16, order hold, present column, changing
Applied    [16] Castilla: models in its first rank 4
Turn 2, reorganisation
May        1 nfw formation guardias --formation  2 castilla  3 guns  4 dragones
           5 ordenes  6 stanhope  7 palatines  8 howitzers  9 cuirassiers
           it stands so already: it changes nothing, and moves (3.3.2)
From file  Castilla: figures 16, order hold, present column, present-front 4,
           changing
Applied    [17] Guardias: formation column -> line, models in its first rank 5
           -> 6, does not move in this turn
           not under this order: OPPOSE asks for a column, a square or limbered
           guns, ATTACK for a line, an attack column or a battery (3.2.1, 3.3.2)
From file  Dragones: arm cavalry, figures 10, order oppose, present column,
           changing
           Castilla: models in its first rank 4
[17]       2 reorganisation: formation guardias line 6 -> legal
           Guardias: formation column -> line, models in its first rank 5 -> 6,
           does not move in this turn
2> nfw: Guardias has reorganised or changed formation in this turn (3.3); --anyway takes it all the same
? 2

# A column that losses have left too few ranks is disorganised (3.3.2); it is reorganised on a narrower front.
$ nfw set castilla figures=13 --why 'for this' | tail -n 1; nfw set castilla figures=12 --why 'for this' | tail -n 2; nfw formation castilla column 3; nfw reorganise castilla; nfw reorganise castilla 4; nfw reorganise castilla 3; nfw set ordenes figures=2 --why 'for this' | tail -n 2; nfw reorganise ordenes 1
Applied    [18] Castilla: models 16 -> 13
Applied    [19] Castilla: models 13 -> 12, disorganised
From file  Castilla: widest 3
Applied    [20] Castilla: models in its first rank 4 -> 3, no longer
           disorganised, does not move in this turn
Applied    [21] Ordenes: models 10 -> 2, disorganised
2> nfw: Castilla is disorganised: it changes no formation (3.3.2); --anyway takes it all the same
2> nfw: Castilla has too few ranks for its column: say how many models its first rank has from now on (3.3.2)
2> nfw: --models 4: allowed are values of at most 3 (the widest first rank that leaves ranks enough)
2> nfw: Ordenes has too few models for a column: it stays disorganised (3.3.2)
? 2

# Too few for an attack column: reorganised they stand in a plain one, on a front that leaves ranks enough.

$ mkdir attack && cp vendome.toml starhemberg.toml attack && cd attack && nfw battle new a.battle vendome.toml starhemberg.toml >o && nfw round reorganisation --skip >o && nfw formation castilla attack-column 4 && nfw set castilla figures=12 stop=no --why shot && nfw due | head -n 2
Formation, Fucilier Wars 3.3.2

Result     legal
           it does not move this turn: place the Stop marker (3.3.1, 3.3.2)
From file  Castilla: figures 16, present column, changing
Not said   --list-forbids
Applied    [2] Castilla: formation column -> attack column, models in its first
           rank 4, does not move in this turn
Applied    [3] Castilla: models 16 -> 12, disorganised, moves in this turn
Turn 1, reorganisation
May        1 nfw reorganise castilla --models
2> nfw: vendome.toml: the list is not legal: 'nfw --rules fucilier muster vendome.toml' says why
2> nfw: starhemberg.toml: the list is not legal: 'nfw --rules fucilier muster starhemberg.toml' says why

$ cd attack && nfw reorganise castilla; nfw reorganise castilla --anyway; nfw reorganise castilla 4; nfw reorganise castilla 3
From file  Castilla: widest 3
Applied    [4] Castilla: formation attack column -> column, models in its first
           rank 4 -> 3, no longer disorganised, does not move in this turn
2> nfw: Castilla has too few ranks for its column: say how many models its first rank has from now on (3.3.2)
2> nfw: Castilla has too few ranks for its column: say how many models its first rank has from now on (3.3.2)
2> nfw: --models 4: allowed are values of at most 3 (the widest first rank that leaves ranks enough)

# Enough for one: at least four in front, and by the other reading no more than ranks (F-46).

$ mkdir front && cp vendome.toml starhemberg.toml front && cd front && nfw battle new a.battle vendome.toml starhemberg.toml --ruling attack-column-ranks=front-width >o && nfw round reorganisation --skip >o && nfw set stanhope figures=27 --anyway --why more >o && nfw formation stanhope attack-column 5 -q; nfw set stanhope figures=24 stop=no --anyway --why fewer | tail -n 1
legal
Applied    [4] Stanhope: models 27 -> 24, disorganised, moves in this turn
2> nfw: vendome.toml: the list is not legal: 'nfw --rules fucilier muster vendome.toml' says why
2> nfw: starhemberg.toml: the list is not legal: 'nfw --rules fucilier muster starhemberg.toml' says why

$ cd front && nfw reorganise stanhope 3; nfw reorganise stanhope 6; nfw reorganise stanhope 4
From file  Stanhope: widest 4
Applied    [5] Stanhope: models in its first rank 5 -> 4, no longer
           disorganised, does not move in this turn
2> nfw: Stanhope stands in an attack column: at least 4 models in its first rank (3.3.2)
2> nfw: --models 6: allowed are values of at most 4 (the widest first rank that leaves ranks enough)
