# A line typed by hand: numbers and words without flags, beginnings of flags and tests. Each says the
# same as the line in full below it.

$ nfw fire 12 short veteran light target-figures 20 --seed 7 -q; nfw fire --shooters 12 --range short --quality veteran --cover light --target-figures 20 --seed 7 -q
1
1

$ nfw infl 4 --qual vet retreat --seed 1 -q; nfw influence --cv 4 --quality veteran --state retreat --seed 1 -q
success
success

$ nfw morale fire lost 4 of 20 colours --dic 3 --qui; nfw morale fire 4 20 colours --dice 3 -q; nfw mor fi 4 20 colours --dice 3 -q
retreat
retreat
retreat

$ nfw fire value 6 cannon pounder 12 ball long --odds -q
0 0.14191394834986387
1 0.32749372696122436
2 0.3148978143857926
3 0.1614860586593808
4 0.04658251692097523
5 0.00716654106476542
6 0.00045939365799778326

$ nfw order 4 attack present-order hold --odds -q; nfw order 4 att present-order hold --odds -q
ok 0.8333333333333333
ok-confusion 0.16666666666666666
ok 0.8333333333333333
ok-confusion 0.16666666666666666

# Words stand wherever flags may; what belongs to an option stays with it.

$ nfw fire 3 --dice 3 4 5 2 short -q; nfw fire 3 short --expect 0 --dice 3,4,4
0
Fire, Fucilier Wars 3.4.3

To hit     3 dice: 3 shooters (3.4.3)
           5+
           3  4  4  -> 0 hits
Result     0 killed
Assumed    --weapon musket --quality average --state ok --target infantry
           --target-formation line --target-armour none --cover none

$ nfw --lang it fire 3 corta veterana --dice 3,4,4 -q; nfw --lang it fire 3 short veteran --dice 3,4,4 -q; nfw --lang it infl 4 --qual vet --odds -q
0
0
success 0.9999999999999999

$ nfw --rules guaitana fire 10 close rifle --odds -q --moved half
0 0.0009765624999999998
1 0.009765624999999998
2 0.0439453125
3 0.1171875
4 0.20507812500000003
5 0.24609375
6 0.20507812500000003
7 0.1171875
8 0.0439453125
9 0.009765624999999998
10 0.0009765624999999998

# A list is one word, or several.

$ nfw morale melee 3 20 inflicted 2 leader general,heroic --odds -q; nfw morale melee 3 20 inflicted 2 general heroic --odds -q; nfw morale melee 3 20 inflicted 2 general,heroic --odds -q
ok 0.8333333333333333
demoralised 0.16666666666666666
ok 0.8333333333333333
demoralised 0.16666666666666666
ok 0.8333333333333333
demoralised 0.16666666666666666

# Each part of a chain is read for itself.

$ nfw fire 12 short --the mor elite colours --odds -q
ok 0.31699735637490456
demoralised 0.31699735637490456
retreat 0.31699735637490456
none 0.04900793087528635

# One that fits two flags is no guess.

$ nfw fire 12 square short
2> nfw: 'square' may mean: --formation square, --target-formation square
? 2

$ nfw melee 8 attack-column
2> nfw: --attack-column: goes only with --charged and --arm infantry
? 2

$ nfw morale fire 4 20 artillery
2> nfw: 'artillery' may mean: --by artillery, --arm artillery
? 2

$ nfw fire 12 short targ infantry
2> nfw: fire takes no 'targ'; flags that begin so: --target-friends, --target-friends-hidden, --target-engaged, --target, --target-formation, --target-figures, --target-started, --target-leader, --target-armour, --target-resistance, --target-save, --target-saving, --target-wounds, --target-marks
? 2

$ nfw fire 12 short --targ infantry
2> nfw: '--targ' may mean: --target-friends, --target-friends-hidden, --target-engaged, --target, --target-formation, --target-figures, --target-started, --target-leader, --target-armour, --target-resistance, --target-save, --target-saving, --target-wounds, --target-marks
? 2

$ nfw du 5
2> nfw: 'du' may mean: due, duel
? 2

$ nfw f 5
2> nfw: no test or command 'f' in fucilier; 'nfw --help' lists them
? 2

# Full words come before beginnings, and a beginning of a flag needs its dashes.

$ nfw fire 12 short qual veteran
2> nfw: fire takes no 'qual'; did you mean '--quality'?
? 2

$ nfw fire 12 shrot
2> nfw: fire takes no 'shrot'; did you mean 'short'?
? 2

$ nfw fire 12 short odds
2> nfw: fire takes no 'odds'; did you mean '--odds'?
? 2

$ nfw fire 12 short @guards
2> nfw: fire takes no '@guards': no name is due here
? 2

$ nfw fire 12 20 short
2> nfw: fire: '20': without a flag a number is --shooters; of measures say which: --target-friends, --distance
? 2

$ nfw command-test 4 3
2> nfw: command-test: '3': without a flag a number is --cv
? 2

$ nfw expand 3
2> nfw: expand: '3': a number goes with its flag
? 2

$ nfw fire 12cm short
2> nfw: --shooters '12cm': allowed are whole numbers from 0 to 1000000; did you mean '12'?
? 2

$ nfw fire 1,5 short
2> nfw: --shooters '1,5': allowed are whole numbers from 0 to 1000000; did you mean '1'?
? 2

$ nfw fire 12 short long
2> nfw: --range stands twice
? 2

$ nfw fire 12 short quality
2> nfw: --quality needs a value: behind 'quality', or alone
? 2

$ nfw fire 12 short quality --odds
2> nfw: --quality needs a value: behind 'quality', or alone
? 2

$ nfw fire --rnage short 12 foo
2> nfw: fire has no option '--rnage'; did you mean '--range'?
? 2

$ nfw fire 12 short -- veteran --odds
2> nfw: fire takes no '--odds'
? 2

$ nfw --lang it fire 12 quadrato
2> nfw: 'quadrato' può significare: --formazione quadrato, --bersaglio-formazione quadrato
? 2

# Options, too, by a beginning, wherever they stand; what a pipe holds is there for the line.

$ nfw --rule guaitana cinc 5 -q --odds | head -n 1; nfw --lan it du; nfw --rul fucilier fire 12 short; echo 'rules = "fucilier"' | nfw --hous - fire 1 short --dice 1 -q; nfw find --lim 1 musket | head -n 1
1 0.3333333333333333
0
nfw range  Range
2> nfw: 'du' può significare: due, duel
2> nfw: 'fucilier' is a ruleset: nfw --rules fucilier TEST

# Acts of a battle need one.

$ nfw strike; nfw str guards musician
2> nfw: there is no battle here: 'nfw battle new FILE LIST LIST' begins one
2> nfw: there is no battle here: 'nfw battle new FILE LIST LIST' begins one
? 2

$ nfw strike --help
Who was struck, Fucilier Wars 3.4.3

Usage: nfw strike NAME [NAME] WHICH [flags]

Who was struck
  [--who] WHICH           the character who was struck; a leader is named behind
                          the unit: commander, subaltern, sergeant, musician,
                          sharpshooter, colonel, leader [required] (3.4.3)

In short: words that mean one thing need no flag, and beginnings will do.

Common options
  --rules RULESET         the rulebook to play by (environment: NFW_RULES)
  --house FILE            house rules, laid over the book; once or more
                          (environment: NFW_HOUSE)
  --lang en|it            language (environment: NFW_LANG)
  --color auto|always|never colours in the report
  -h, --help              this help
  -V, --version           the version

# A word that is a flag's own name is that flag, whatever else bears it.

$ nfw --rules campaign march road --dice 4 -q; nfw --rules campaign march --road --dice 4 -q; nfw --rules future morale fire 4 12 chief --seed 1 -q; nfw --rules future morale --after fire --lost 4 --of 12 --chief --seed 1 -q
1
1
ok
ok

# A number too many is told what else it may be.

$ nfw fire 12 5; nfw fire 12 5cm; nfw fuoco 12 5 --lang it
2> nfw: fire: '5': without a flag a number is --shooters; of measures say which: --target-friends, --distance
2> nfw: fire: '5cm': without a flag a number is --shooters; of measures say which: --target-friends, --distance
2> nfw: fire: '5': senza opzione un numero è --tiratori; per le misure dite quale: --bersaglio-amici, --distanza
? 2
