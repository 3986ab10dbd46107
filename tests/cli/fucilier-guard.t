# Who waits in reserve, and batteries on their way under ATTACK. It is one after the other, in one folder.

# The C-in-C and his staff deploy; of his a single guard unit may wait (2.3.4).

$ nfw battle new u.battle modena.toml parma.toml >o; nfw hold-back centro reinforcement; nfw hold-back centro reserve; nfw hold-back sinistra reserve; nfw due; rm u.battle
Applied    [1] Guardie Ducali: place on the table -> in reserve
Due        speech duca-francesco
Applied    [2] Farnese: no longer with Fanti Neri; Fanti Neri: place on the
           table -> in reserve
Due        speech duca-francesco
Turn 1, reserves and reinforcements
Must       1 nfw speech duca-francesco NAME
May        2 nfw scout modena  3 parma  4 nfw hold-back cavalleria --how
           5 riserva  6 destra  7 lancieri  8 nfw speech farnese NAME
2> nfw: Centro has the C-in-C, who deploys from the start: his guard waits in reserve only (2.3.4)

# ... and not where he has none.

$ nfw battle new u.battle vendome.toml starhemberg.toml >o; nfw hold-back line reserve; rm u.battle
2> nfw: vendome.toml: the list is not legal: 'nfw --rules fucilier muster vendome.toml' says why
2> nfw: starhemberg.toml: the list is not legal: 'nfw --rules fucilier muster starhemberg.toml' says why
2> nfw: Line has the C-in-C, who deploys from the start: of his only a single guard unit waits in reserve (2.3.4)

# A light battery goes limbered with its command (3.2.1), guns of other kinds only back, without tokens.

$ nfw battle new march.battle modena.toml parma.toml >o; nfw speech duca-francesco guardie-ducali --seed 1 -q; nfw round orders >o; for c in centro sinistra destra; do nfw order $c attack >o; done; for c in cavalleria lancieri; do nfw order $c oppose >o; done; nfw order riserva hold >o; nfw round reorganisation >o; nfw formation cannoni-estensi limbered; nfw formation obici limbered; nfw set obici volleys=0 --why 'for this' >o; nfw formation obici limbered -q
legendary
Formation, Fucilier Wars 3.3.2

Result     legal
           it stands so already: it changes nothing, and moves (3.3.2)
From file  Cannoni Estensi: arm artillery, order attack, state bloodlust,
           present limbered, goes-along, changing
Not said   --no-room
Formation, Fucilier Wars 3.3.2

Result     not allowed
           not under this order: OPPOSE asks for a column, a square or limbered
           guns, ATTACK for a line, an attack column or a battery (3.2.1, 3.3.2)
           but light and horse batteries go limbered with their command, and a
           battery without tokens goes back so (3.2.1)
From file  Obici: arm artillery, order attack, present limbered, changing
Not said   --no-room
legal
