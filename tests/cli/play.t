# play without a terminal: lines are read as they come; one after the other, in one folder.

$ mkdir none && cd none && printf 'roll 1d6 --seed 1 -q\nnfw roll 2d6 --seed 1 -q\n\n# a remark\nquit\nroll 3d6 --seed 1 -q\n' | nfw play
3
9
2> nfw: no battle here, and no two army lists: 'battle new FILE LIST LIST'

$ cd none && printf 'nonsense\nroll 1d6 --seed 1 -q' | nfw play
3
2> nfw: no battle here, and no two army lists: 'battle new FILE LIST LIST'
2> nfw: no test or command 'nonsense' in fucilier; 'nfw --help' lists them
? 2

$ cd none && printf 'roll "1d6\nbatch\nbatc\npla\nplay\nroll 1d6 --seed 1 -q --expect 2\n' | nfw play --lang it
3
2> nfw: qui non c'è una battaglia, né due elenchi: 'battle new FILE LISTA LISTA'
2> nfw: la riga finisce fra virgolette
2> nfw: batch: non al prompt di un altro
2> nfw: batch: non al prompt di un altro
2> nfw: play: non al prompt di un altro
2> nfw: play: non al prompt di un altro
? 2

# House rules that were named hold for every line, whatever their file is called.

$ cd none && cp ../club.toml a:b.toml && printf 'fire --shooters 6 --weapon rifled --distance 24 --high-ground --dice 3,6,5,2,5,2,3,3,1,2 -q\nfire --house none\n' | nfw play --house a:b.toml --lang it
2
2> nfw: qui non c'è una battaglia, né due elenchi: 'battle new FILE LISTA LISTA'
2> nfw: --house: sta dopo 'play', per ogni riga
? 2

$ cd none && nfw play x.battle
2> nfw: x.battle: no such file
? 2

# Two lists are here: a battle is begun with a few answers.

$ mkdir two && cd two && cp ../turin.toml ../marsin.toml . && printf '5\nturin\n\nround fire --skip\nfire gardes guards 20 long --seed 30 -q\n?\n' | nfw play | tail -n 6
Applied    [1] round fire
4
Turn 1, fire: volleys
Must       1 nfw strike guards (by france)
May        2 nfw fire guards NAME --shooters --range  3 saluzzo  4 aosta
           5 monferrato  6 royal  7 champagne
2> First side: 1 marsin.toml, 2 turin.toml? nfw: '5': none of these; 'quit' leaves
2> First side: 1 marsin.toml, 2 turin.toml? File of the battle [turin-marsin.battle]: 

$ cd two && printf 'strike guards musician\nset france dice=ask --why "own dice"\nfire royal guards 20 long --cover light -q\n' | nfw play
Applied    [3] Guards: of them characters 0 -> 1, characters struck, not named
           yet 1 -> 0, musicians 1 -> 0
Due        morale guards
Applied    [4] France before Turin, 1706: dice rolled by the program -> rolled
           by its player
Due        morale guards
2> To hit: 20 dice (1-6, 6+): 
2> nfw: 'fire royal guards 20 long --cover light -q' is open since [5]: 'nfw next' goes on with it, 'nfw undo' drops it
2> nfw: too few dice: the roll 'hit' (To hit) needs 20 more
? 2

$ cd two && printf 'undo\nnext --odds\nfire royal guards 20 long -q --seed 4\nfire guards royal 12 long -q --seed 4\n' | nfw play turin-marsin.battle 2>&1 | tail -n 4
disorganised        no: 50.00%  yes: 50.00%
per cent lost       mean 33.3333  spread 0.0000
2
1

$ cd two && cp turin-marsin.battle b.battle && printf 'c\nb\ndue\n' | nfw play | head -n 1
Turn 1, fire: volleys
2> Which battle: 1 b.battle, 2 turin-marsin.battle? nfw: 'c': none of these; 'quit' leaves
2> Which battle: 1 b.battle, 2 turin-marsin.battle? 

$ mkdir three && cd three && cp ../hive.toml ../colony.toml . && printf '1\ny.battle\n' | nfw play --lang it | head -n 1; ls
Turno 1, Minaccia
colony.toml
hive.toml
y.battle
2> Prima parte: 1 colony.toml, 2 hive.toml? File della battaglia [colony-hive.battle]: 

# Where nobody can read the answer, it ends.

$ cd three && printf 'note a\nnote b\n' | nfw play >/dev/full; echo $?; nfw log
2
[1]        1 threat: note a
2> nfw: standard output: No space left on device
2> nfw: y.battle: what was done is kept, up to [1]

# A byte that no line has is no word of it.

$ cd none && printf 'roll 1d6\000 --seed 1 -q\nroll 1d6 --seed 1 -q\n' | nfw play
3
2> nfw: no battle here, and no two army lists: 'battle new FILE LIST LIST'
2> nfw: a line has no NUL bytes
? 2
