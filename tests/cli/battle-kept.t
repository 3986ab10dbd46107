# What of dice, lines and answers is kept, and what is said of it: one after the other, in one folder.

$ nfw battle new a.battle turin.toml marsin.toml >o; nfw round fire --skip
Turn 1, fire: volleys
Applied    [1] round fire

# A test that was dropped before its first die has none that count again.

$ nfw fire royal guards 20 long --ask </dev/null; nfw undo >o; nfw fire royal guards 20 long --seed 5 -q
2
2> To hit: 20 dice (1-6, 6+): 
2> nfw: 'fire royal guards 20 long --ask' is open since [2]: 'nfw next' goes on with it, 'nfw undo' drops it
2> nfw: too few dice: the roll 'hit' (To hit) needs 20 more

# Of an answer that was cut short only what nothing has kept is told again.

$ { echo 66; echo 54; echo 6; } | nfw fire twelve gardes long value 4 formation battery --ask
2> To hit: 4 dice (1-6, 5+): To hit: 2 dice (1-6, 5+): To kill: 3 dice (1-6, 2+): To kill: 2 dice (1-6, 2+): 
2> typed: To kill: 6
2> nfw: 'fire twelve gardes long value 4 formation battery --ask' is open since [5]: 'nfw next' goes on with it, 'nfw undo' drops it
2> nfw: too few dice: the roll 'kill' (To kill) needs 2 more
? 2

$ { echo 621; echo 3; } | nfw next -q; nfw verify | head -n 3
2
a.battle: 9 entries, each as its dice and all before it make it
On trust   dice of the players [9]; seeds typed by hand [4]; facts by hand [9];
           undone [3]
2> To hit: 6,6,5,4 before
2> To kill: 3 dice (1-6, 2+): Characters: 1 die (1-6, 6+): 

# Where the dice stand on standard input nothing can be asked.

$ echo 6 6 6 6 | nfw amend 9 --new-dice --dice -; echo 1 1 1 1 | nfw amend 9 --new-dice --dice - --lang it; echo 1 1 1 1 | nfw amend 9 --new-dice --dice - --skip -q
0
2> nfw: --dice -: the dice stand where the answer would: --skip goes on without asking
2> nfw: --dice -: dove starebbe la risposta stanno i dadi: --skip prosegue senza chiedere

$ echo 4 | nfw morale guards --dice -; echo 4 | nfw morale guards --dice - --lang it; echo 4 | nfw morale guards --dice - --skip -q
ok
2> nfw: Turn 1, fire: volleys: may still be done: fire guards, saluzzo, aosta, monferrato, gardes, champagne; --dice -: the dice stand where the answer would: --skip goes on without asking
2> nfw: Turno 1, Fuoco: salve: si può ancora fare: fire guards, saluzzo, aosta, monferrato, gardes, champagne; --dice -: dove starebbe la risposta stanno i dadi: --skip prosegue senza chiedere

# A line is kept whole or not at all.

$ nfw fire gardes guards 20 long --seed $(printf '%01200d' 5); nfw fire gardes guards 20 long --seed $(printf '%01200d' 5) --lang it; nfw set guards figures=$(printf '%01200d' 5) --why x; nfw log | tail -n 1
           Guards: losses test taken
2> nfw: fire: a text of 1234 bytes: at most 990 are kept
2> nfw: fire: un testo di 1244 byte: se ne registrano al più 990
2> nfw: set: a text of 1219 bytes: at most 990 are kept

# Rulings of one test are no facts.

$ nfw undo >o; nfw fire champagne guards 20 long --seed 5 --ruling losses-thresholds=both -q; nfw verify | grep rulings; nfw verify --lang it | grep letture; nfw verify --json | python3 -c 'import json,sys; one = json.load(sys.stdin)["trusted"]; print(one["rulings"], one["hand"])'
3
           facts by hand [9]; rulings of one test [13]; undone [3] [12];
           fatti detti a mano [9]; letture di un solo test [13]; annullati [3]
[13] [9]

# What is wrong with a value is told of the key as it was typed.

$ nfw set guards volleys-left=9x --why x; nfw set guards volleys-left=99 --why x --lang it; nfw set guards volleys=1 volleys-left=2 --why x
2> nfw: volleys-left '9x': allowed are whole numbers from 0 to 1000000; did you mean '9'?
2> nfw: volleys-left: 99 è più dei 6 dell'elenco; --anyway lo cambia lo stesso
2> nfw: 'volleys-left' stands twice
? 2
