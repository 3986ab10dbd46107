# A line typed by hand: numbers and words without flags, beginnings of flags and tests. Each says the
# same as the line in full below it.

$ nfw fire 12 short veteran light target-figures 20 --seed 7 -q; nfw fire --shooters 12 --range short --quality veteran --cover light --target-figures 20 --seed 7 -q

$ nfw infl 4 --qual vet retreat --seed 1 -q; nfw influence --cv 4 --quality veteran --state retreat --seed 1 -q

$ nfw morale fire lost 4 of 20 colours --dic 3 --qui; nfw morale fire 4 20 colours --dice 3 -q; nfw mor fi 4 20 colours --dice 3 -q

$ nfw fire value 6 cannon pounder 12 ball long --odds -q

$ nfw order 4 attack present-order hold --odds -q; nfw order 4 att present-order hold --odds -q

# Words stand wherever flags may; what belongs to an option stays with it.

$ nfw fire 3 --dice 3 4 5 2 short -q; nfw fire 3 short --expect 0 --dice 3,4,4

$ nfw --lang it fire 3 corta veterana --dice 3,4,4 -q; nfw --lang it fire 3 short veteran --dice 3,4,4 -q; nfw --lang it infl 4 --qual vet --odds -q

$ nfw --rules guaitana fire 10 close rifle --odds -q --moved some

# A list is one word, or several.

$ nfw morale melee 3 20 inflicted 2 leader general,heroic --odds -q; nfw morale melee 3 20 inflicted 2 general heroic --odds -q; nfw morale melee 3 20 inflicted 2 general,heroic --odds -q

# Each part of a chain is read for itself.

$ nfw fire 12 short --the mor elite colours --odds -q

# One that fits two flags is no guess.

$ nfw fire 12 square short

$ nfw melee 8 attack-column

$ nfw morale fire 4 20 artillery

$ nfw fire 12 short targ infantry

$ nfw fire 12 short --targ infantry

$ nfw du 5

$ nfw f 5

# Full words come before beginnings, and a beginning of a flag needs its dashes.

$ nfw fire 12 short qual veteran

$ nfw fire 12 shrot

$ nfw fire 12 short odds

$ nfw fire 12 short @guards

$ nfw fire 12 20 short

$ nfw command-test 4 3

$ nfw expand 3

$ nfw fire 12cm short

$ nfw fire 1,5 short

$ nfw fire 12 short long

$ nfw fire 12 short quality

$ nfw fire 12 short quality --odds

$ nfw fire --rnage short 12 foo

$ nfw fire 12 short -- veteran --odds

$ nfw --lang it fire 12 quadrato

# Acts of a battle need one.

$ nfw strike; nfw str guards musician

$ nfw strike --help
