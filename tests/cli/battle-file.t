# The file of a battle: dice that are asked for, tests that are not due, rules and records that come
# later. One after the other, in one folder.

$ nfw battle new turin.battle turin.toml marsin.toml >new && nfw round fire

$ { echo 66; echo 54; } | nfw fire twelve gardes long value 4 --ask

$ nfw due

$ nfw due --lang it

$ nfw note the sun is low

$ nfw fire gardes guards long

$ nfw log

# "undo" for an answer takes the last roll back, whoever gave it.

$ { echo undo; echo 1654; } | nfw next

$ nfw next

$ echo 62 | nfw next -q && nfw log

$ nfw undo && nfw redo && nfw due

# A test that is dropped leaves its dice to the same one in that round.

$ echo 12345612345612345612 | nfw fire royal guards long --ask

$ nfw undo

$ nfw note between

$ nfw fire royal guards long --ask -q

# What is not due is refused; --anyway takes it, and is kept.

$ nfw morale saluzzo

$ nfw influence duke saluzzo

$ nfw fire royal guards long

$ nfw fire royal guards long --anyway --seed 1 -q && nfw log royal | tail -n 3

$ nfw fire royal guards long --anyway --seed 1 -q --lang it && nfw log royal --lang it | tail -n 3

$ nfw strike saluzzo commander --anyway

$ nfw fire --shooters 12 --range long --anyway --seed 1 -q

# A ruling and a house file in the middle of it.

$ nfw set ruling losses-thresholds=both

$ nfw set ruling losses-thresholds=bth --why 'as agreed'

$ nfw set ruling losses-thresholds=both --why 'as agreed' && nfw log | tail -n 1

$ nfw set house ours.toml --why 'as agreed'

$ printf '[fucilier.fire.hit.modifier.long-range]\nvalue = -2\n' >ours.toml; nfw set house ours.toml --why 'a windy day'

$ rm ours.toml; nfw fire champagne guards long --seed 3 | head -n 5

$ nfw undo && nfw undo && nfw fire champagne guards long --odds -q | head -n 1

$ printf '[fucilier.battle.unit.key]\n' >ours.toml; nfw set house ours.toml --why 'a slip'

# Who comes later: a list with them in it. Two of one name, and one without.

$ sed '/name      = "Champagne"/s/.*/name      = "Royal"/' marsin.toml >later.toml; nfw battle add later.toml

$ nfw battle add later.toml

$ nfw battle | tail -n 5

$ nfw fire royal guards long

$ nfw fire royal-2 guards long --seed 1 -q

$ nfw undo && nfw undo && nfw battle | tail -n 3

$ sed '/name      = "Royal"/d' marsin.toml >nameless.toml; nfw battle new other.battle turin.toml nameless.toml | tail -n 5

$ nfw --battle-file other.battle round fire >now; nfw --battle-file other.battle fire unit guards long --seed 1 -q

$ rm other.battle; nfw battle add

$ nfw battle add nobody.toml
