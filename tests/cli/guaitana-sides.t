# Guaitana Capitano: what follows from whose army it is, and what is due in the phase of orders.
# One after the other, in one folder.

# The escort of natives has javelins, and is taken for natives (Tipi di truppe).

$ sed 's/^as .*"native".*//' ras.toml | nfw --rules guaitana muster - | grep -A2 'kind baggage'; sed 's/^as .*"native".*//' ras.toml | sed 's/= "native"$/= "italian"/' | nfw --rules guaitana muster - | grep -A1 'kind baggage'
Camels                  kind baggage, unit baggage, as native, quality recruit,
                        figures 4, weapon javelin, animals 16, formation mass,
                        terrain open
Camels                  kind baggage, unit baggage, as italian, quality recruit,
                        figures 4, weapon carbine, animals 16, formation mass,

# The C-in-C's order of the turn, and what commanders do by themselves. Once he has given his, only these.

$ nfw --rules guaitana battle new a.battle makalle.toml tigre.toml >o; nfw due; nfw order alpini spears attack -q; nfw due; nfw order alpini withdraw >o; nfw due | tail -n 2
Turn 1, orders
May        1 nfw morale alpini  2 falco  3 rifles  4 nfw order alpini --to
           5 falco  6 carri  7 rifles  8 spears  9 camels
Turn 1, orders
May        1 nfw morale falco  2 rifles  3 nfw order alpini --to  4 falco
           5 carri  6 rifles  7 spears  8 camels
May        1 nfw morale alpini  2 falco  3 rifles  4 nfw order falco --to
           5 carri  6 rifles  7 spears  8 camels

# No number tells an enemy of a unit that is hidden.

$ sed '0,/^weapon.*/s//weapon = "javelin"\nhidden = true/; 0,/^order.*/s///' tigre.toml >hidden.toml; nfw --rules guaitana battle new h.battle makalle.toml hidden.toml >o; rm a.battle; nfw round --skip >o; nfw due --as tigre; nfw due --as makalle
Turn 1, movement: moves
Must       1 nfw move spears --way
           6 nfw impulse rifles (one of the hidden units)
May        2 nfw move alpini --way  3 falco  4 carri  5 camels
Turn 1, movement: moves
Must       1 nfw move spears --way
May        2 nfw move alpini --way  3 falco  4 carri  5 camels

# A name is no flag that the battle answers itself.

$ nfw --rules guaitana battle new m.battle coatit.toml agordat.toml >o; rm h.battle; nfw round --skip >o; nfw move tembien 20 ascari
2> nfw: 'ascari': names come first, directly behind 'move'
? 2

# With its company goes the weapon that is attached to it.

$ nfw set torino place=destroyed --why 'a trial' | tail -n 3; nfw battle | grep -A1 Torino
           table -> eliminated
Due        move ascari, move tembien, move agame, move galla, impulse hamasien
           (one of the hidden units)
  Torino                figures 13, eliminated, defend, line, weapons ready 1
  Gardner               eliminated, in battery, attached to Torino
  Ascari                figures 12, move, chain

# A list over its limits may be meant so; it is said.

$ sed 's/figures = 12/figures = 30/' coatit.toml >over.toml; rm m.battle; nfw --rules guaitana battle new o.battle over.toml agordat.toml >o
2> nfw: over.toml: the list is not legal: 'nfw --rules guaitana muster over.toml' says why
