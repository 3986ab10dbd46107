# play without a terminal: lines are read as they come; one after the other, in one
# folder.

$ printf 'roll 1d1 -q\nnfw roll 2d1 -q\n\n# a remark\nquit\nroll 3d1 -q\n' | nfw play

$ printf 'nonsense\nroll 1d1 -q' | nfw play

$ printf 'roll "1d1\nbatch\nplay\nroll 1d1 -q --expect 2\n' | nfw play --lang it

$ nfw play x.battle

# Two lists are here: a battle is begun with a few answers.

$ mkdir two && cd two && cp ../turin.toml ../marsin.toml . && printf '5\nturin\n\nround fire --skip\nfire gardes guards long --seed 30 -q\n?\n' | nfw play

$ cd two && printf 'set france dice=ask --why "own dice"\nstrike guards musician\nundo\nfire guards gardes long --anyway -q\n5 5 5 5 5 5 5 5\nlog\n' | nfw play | tail -n 12

$ cd two && nfw due

$ cd two && printf 'undo\nfire guards gardes long --anyway -q --seed 4\n' | nfw play turin-marsin.battle

$ cd two && cp turin-marsin.battle b.battle && printf 'c\nb\ndue\n' | nfw play | head -n 1

$ mkdir three && cd three && cp ../hive.toml ../colony.toml . && printf '1\ny.battle\n' | nfw play --lang it | head -n 1; ls three
