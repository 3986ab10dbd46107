# What of dice, lines and answers is kept, and what is said of it: one after the other, in one folder.

$ nfw battle new a.battle turin.toml marsin.toml >o; nfw round fire --skip
Turn 1, fire: volleys
Applied    [1] round fire

# A test that was dropped before its first die has none that count again.

$ nfw fire royal guards long --ask </dev/null; nfw undo >o; nfw fire royal guards long --seed 5 -q
2
2> To hit: 20 dice (1-6, 6+): 
2> nfw: 'fire royal guards long --ask' is open since [2]: 'nfw next' goes on with it, 'nfw undo' drops it
2> nfw: too few dice: the roll 'hit' (To hit) needs 20 more
