# play without a terminal: lines are read as they come; one after the other, in one
# folder.

$ printf 'roll 1d1 -q\nnfw roll 2d1 -q\n\n# a remark\nquit\nroll 3d1 -q\n' | nfw play
2> First side: 1 bourbon.toml, 2 france.toml, 3 marsin.toml, 4 savoy.toml, 5 starhemberg.toml, 6 torino.toml, 7 turin.toml, 8 vendome.toml? First side: 1 bourbon.toml, 2 france.toml, 3 marsin.toml, 4 savoy.toml, 5 starhemberg.toml, 6 torino.toml, 7 turin.toml, 8 vendome.toml? First side: 1 bourbon.toml, 2 france.toml, 3 marsin.toml, 4 savoy.toml, 5 starhemberg.toml, 6 torino.toml, 7 turin.toml, 8 vendome.toml? First side: 1 bourbon.toml, 2 france.toml, 3 marsin.toml, 4 savoy.toml, 5 starhemberg.toml, 6 torino.toml, 7 turin.toml, 8 vendome.toml? First side: 1 bourbon.toml, 2 france.toml, 3 marsin.toml, 4 savoy.toml, 5 starhemberg.toml, 6 torino.toml, 7 turin.toml, 8 vendome.toml? First side: 1 bourbon.toml, 2 france.toml, 3 marsin.toml, 4 savoy.toml, 5 starhemberg.toml, 6 torino.toml, 7 turin.toml, 8 vendome.toml? First side: 1 bourbon.toml, 2 france.toml, 3 marsin.toml, 4 savoy.toml, 5 starhemberg.toml, 6 torino.toml, 7 turin.toml, 8 vendome.toml? 
? 2

$ printf 'nonsense\nroll 1d1 -q' | nfw play
2> First side: 1 bourbon.toml, 2 france.toml, 3 marsin.toml, 4 savoy.toml, 5 starhemberg.toml, 6 torino.toml, 7 turin.toml, 8 vendome.toml? First side: 1 bourbon.toml, 2 france.toml, 3 marsin.toml, 4 savoy.toml, 5 starhemberg.toml, 6 torino.toml, 7 turin.toml, 8 vendome.toml? First side: 1 bourbon.toml, 2 france.toml, 3 marsin.toml, 4 savoy.toml, 5 starhemberg.toml, 6 torino.toml, 7 turin.toml, 8 vendome.toml? 
? 2

$ printf 'roll "1d1\nbatch\nplay\nroll 1d1 -q --expect 2\n' | nfw play --lang it
2> Prima parte: 1 bourbon.toml, 2 france.toml, 3 marsin.toml, 4 savoy.toml, 5 starhemberg.toml, 6 torino.toml, 7 turin.toml, 8 vendome.toml? Prima parte: 1 bourbon.toml, 2 france.toml, 3 marsin.toml, 4 savoy.toml, 5 starhemberg.toml, 6 torino.toml, 7 turin.toml, 8 vendome.toml? Prima parte: 1 bourbon.toml, 2 france.toml, 3 marsin.toml, 4 savoy.toml, 5 starhemberg.toml, 6 torino.toml, 7 turin.toml, 8 vendome.toml? Prima parte: 1 bourbon.toml, 2 france.toml, 3 marsin.toml, 4 savoy.toml, 5 starhemberg.toml, 6 torino.toml, 7 turin.toml, 8 vendome.toml? Prima parte: 1 bourbon.toml, 2 france.toml, 3 marsin.toml, 4 savoy.toml, 5 starhemberg.toml, 6 torino.toml, 7 turin.toml, 8 vendome.toml? 
? 2

$ nfw play x.battle
2> First side: 1 bourbon.toml, 2 france.toml, 3 marsin.toml, 4 savoy.toml, 5 starhemberg.toml, 6 torino.toml, 7 turin.toml, 8 vendome.toml? 
? 2

# Two lists are here: a battle is begun with a few answers.

$ mkdir two && cd two && cp ../turin.toml ../marsin.toml . && printf '5\nturin\n\nround fire --skip\nfire gardes guards long --seed 30 -q\n?\n' | nfw play
Turn 1, reserves and reinforcements

Piedmont before Turin, 1706
  Centre                army standard
    The Duke            command value 5, charismatic
    Guards              models 12, volleys left 6, commander 1, subaltern 1,
                        colour bearers 1, musicians 1
    Saluzzo             models 16, volleys left 6, commander 1,
                        colour bearers 2
  Left
    Baron Rehbinder     command value 3
    Aosta               models 14, volleys left 6, commander 1
    Monferrato          models 14, volleys left 6, commander 1
    Imperial hussars    models 6, commander 1
    Twelve-pounders     models 4, volleys left 6, of canister 2, commander 1

France before Turin, 1706
  Gardes françaises
    Marshal Marsin      command value 4
    Gardes              models 20, volleys left 6, commander 1, subaltern 1,
                        colour bearers 1, musicians 1
    Royal               models 20, volleys left 6, commander 1,
                        colour bearers 1
    Champagne           models 20, volleys left 6, commander 1, musicians 1
Turn 1, fire: volleys
Applied    [1] round fire
4
Turn 1, fire: volleys
Must       1 strike guards (by the enemy)
May        2 fire guards  3 fire saluzzo  4 fire aosta  5 fire monferrato
           6 fire twelve-pounders  7 fire royal  8 fire champagne
2> First side: 1 marsin.toml, 2 turin.toml? First side: 1 marsin.toml, 2 turin.toml? File of the battle [turin-marsin.battle]: 

$ cd two && printf 'set france dice=ask --why "own dice"\nstrike guards musician\nundo\nfire guards gardes long --anyway -q\n5 5 5 5 5 5 5 5\nlog\n' | nfw play | tail -n 12
2> sh: 1: cd: can't cd to two
? 2

$ cd two && nfw due
2> sh: 1: cd: can't cd to two
? 2

$ cd two && printf 'undo\nfire guards gardes long --anyway -q --seed 4\n' | nfw play turin-marsin.battle
2> sh: 1: cd: can't cd to two
? 2

$ cd two && cp turin-marsin.battle b.battle && printf 'c\nb\ndue\n' | nfw play | head -n 1
2> sh: 1: cd: can't cd to two
? 2

$ mkdir three && cd three && cp ../hive.toml ../colony.toml . && printf '1\ny.battle\n' | nfw play --lang it | head -n 1; ls three
Turno 1, Minaccia
2> Prima parte: 1 colony.toml, 2 hive.toml? File della battaglia [colony-hive.battle]: ls: cannot access 'three': No such file or directory
? 2
