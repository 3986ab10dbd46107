# --ask: prompts on standard error, faces on standard input.

$ printf '6 1 3 4\n3\n2\n' | nfw fire --shooters 4 --range long --ask
Fire, Fucilier Wars 3.4.3

To hit     4 dice: 4 shooters (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           6* 1  3  4  -> 1 hit
To kill    1 die
           musket, rifle, carbine: 3+
           3* -> 1 mortal hit
Characters 1 die
           6+
           2  -> 0 hits on characters
Result     1 killed
Next       losses test: nfw morale --after fire --by musketry --lost 1
Assumed    --weapon musket --quality average --state ok --target infantry
           --target-formation line --target-armour none --cover none
2> To hit: 4 dice (1-6, 6+): To kill: 1 die (1-6, 3+): Characters: 1 die (1-6, 6+): typed: --dice 6,1,3,4,3,2

$ printf '6,1\n3 4\n3\n2\n' | nfw fire --shooters 4 --range long --ask -q
1
2> To hit: 4 dice (1-6, 6+): To hit: 2 dice (1-6, 6+): To kill: 1 die (1-6, 3+): Characters: 1 die (1-6, 6+): typed: --dice 6,1,3,4,3,2

# A wrong answer is asked for again.

$ printf '7 1 3 4\nx\n6 1 3 4 5\n6 1 3 4\n3\n2\n' | nfw fire --shooters 4 --range long --ask -q
1
2> To hit: 4 dice (1-6, 6+): nfw: a die cannot show 7: the roll 'hit' allows 1 to 6
2> To hit: 4 dice (1-6, 6+): nfw: 'x': allowed are faces, separated by commas or blanks
2> To hit: 4 dice (1-6, 6+): nfw: 1 die is left over: the rules roll 4
2> To hit: 4 dice (1-6, 6+): To kill: 1 die (1-6, 3+): Characters: 1 die (1-6, 6+): typed: --dice 6,1,3,4,3,2

$ printf '6 1\n' | nfw fire --shooters 4 --range long --ask
2> To hit: 4 dice (1-6, 6+): To hit: 2 dice (1-6, 6+): 
2> typed: --dice 6,1
2> nfw: too few dice: the roll 'hit' (To hit) needs 2 more
? 2

$ printf '5\n4\n' | nfw reinforce --cv 4 --turn 4 --ask --lang it -q
right
2> Arrivo: 1 dado (1-6): Lato: 1 dado (1-6): dettati: --dice 5,4

# Faces may stand together; undo takes the last roll back, or what was typed of the one that is due.

$ printf '6134\n3\nundo\n4\n2\n' | nfw fire --shooters 4 --range long --ask -q
1
2> To hit: 4 dice (1-6, 6+): To kill: 1 die (1-6, 3+): Characters: 1 die (1-6, 6+): To kill: 1 die (1-6, 3+): Characters: 1 die (1-6, 6+): typed: --dice 6,1,3,4,4,2

$ printf '61\nundo\n5555\n' | nfw fire --shooters 4 --range long --ask -q
0
2> To hit: 4 dice (1-6, 6+): To hit: 2 dice (1-6, 6+): To hit: 4 dice (1-6, 6+): typed: --dice 5,5,5,5

$ printf '6134\r\n Undo\r\n5555\r\n' | nfw fire --shooters 4 --range long --ask -q
0
2> To hit: 4 dice (1-6, 6+): To kill: 1 die (1-6, 3+): To hit: 4 dice (1-6, 6+): typed: --dice 5,5,5,5

$ printf '\357\273\2776134\n3\nannulla\nannulla\n5555\n' | nfw fire --shooters 4 --range long --ask -q --lang it
0
2> Colpire: 4 dadi (1-6, 6+): Uccidere: 1 dado (1-6, 3+): Personaggi: 1 dado (1-6, 6+): Uccidere: 1 dado (1-6, 3+): Colpire: 4 dadi (1-6, 6+): dettati: --dice 5,5,5,5

$ printf '\357\273\2776 1 3 4 3 2' | nfw fire --shooters 4 --range long --dice - -q
1

# Whose dice they are, where that is not plain.

$ printf '3 3\n4 4\n6 6\n5\n1\n' | nfw melee --both --value 2 --enemy-value 2 --ask -q
0
2
none
rout
2> This side: To hit: 2 dice (1-6, 4+): The enemy: To hit: 2 dice (1-6, 4+): The enemy: To kill: 2 dice (1-6, 3+): The enemy: Characters: 1 die (1-6, 6+): This side: Morale: 1 die (1-6): typed: --dice 3,3,4,4,6,6,5,1

$ printf '3\n4\n' | nfw initiative --general Ney:3 --general Soult:1 --ask -q
Ney
Soult
2> Ney: Initiative: 1 die (1-6): Soult: Initiative: 1 die (1-6): typed: --dice 3,4

# Whoever answers nothing but nonsense is not asked for ever.

$ yes x | nfw fire --shooters 4 --range long --ask 2>&1 | tail -1
To hit: 4 dice (1-6, 6+): nfw: --ask: too many wrong answers in a row
