# What if: a table over one flag, a grid over two.

$ nfw fire --shooters 12 --distance 10 --target-figures 24 --vary distance=5..40:5 --then morale
Fire, Fucilier Wars: exact odds

distance  mean killed  bloodlust     OK  demoralised  retreat
5              5.3333      0.00%  0.00%       16.65%   33.30%
10             2.6667      0.00%  0.00%       15.85%   31.70%
15             2.6667      0.00%  0.00%       15.85%   31.70%
20             1.3333      0.00%  0.00%       25.22%   25.22%
25             1.3333      0.00%  0.00%       25.22%   25.22%
30             1.3333      0.00%  0.00%       25.22%   25.22%
35             1.3333      0.00%  0.00%       25.22%   25.22%
40             1.3333      0.00%  0.00%       25.22%   25.22%

distance    rout
5         49.96%
10        47.55%
15        47.55%
20        25.22%
25        25.22%
30        25.22%
35        25.22%
40        25.22%

$ nfw fire --shooters 12 --range short --vary shooters=6..24:6 --vary cover=none,light,heavy --show kills --show kills=3+
Fire, Fucilier Wars: exact odds

mean killed (--shooters down, --cover across)
      none   light   heavy
6   1.3333  1.0000  0.6667
12  2.6667  2.0000  1.3333
18  4.0000  3.0000  2.0000
24  5.3333  4.0000  2.6667

killed 3+ (--shooters down, --cover across)
      none   light   heavy
6   12.80%   6.23%   2.12%
12  51.89%  32.26%  14.08%
18  79.78%  59.73%  32.30%
24  92.70%  78.82%  50.79%

$ nfw fire --shooters 12 --range short --vary quality=elite,veteran,average --show kills=0 --show kills=1,2 --csv
quality,kills=0,"kills=1,2"
elite,0.02964677299863001,0.33882026284148564
veteran,0.038117279569667165,0.3842844103554197
average,0.04900793087528635,0.43206992118619775

$ nfw fire --shooters 12 --range short --vary shooters=6,12 --vary range=short,long --csv
shooters,range,mean kills
6,short,1.333333333333333
6,long,0.6666666666666666
12,short,2.666666666666667
12,long,1.3333333333333328

$ nfw morale --after fire --lost 5 --of 24 --vary commander=no,yes --show reaction=rout,retreat --show total --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"morale","given":["morale","--after","fire","--lost","5","--of","24","--vary","commander=no,yes","--show","reaction=rout,retreat","--show","total","--json"],"vary":[{"flag":"commander","values":["no","yes"]}],"places":[{"at":{"commander":"no"},"show":{"reaction=rout,retreat":0.6666666666666666,"mean total":2.5000000000000004}},{"at":{"commander":"yes"},"show":{"reaction=rout,retreat":0.5,"mean total":3.5000000000000004}}]}

$ nfw reinforce --cv 3 --turn 3 --vary turn=3..8 --show arrives=true --show side=no --lang it
Rinforzi, Fucilier Wars: probabilità esatte

turno   arriva  non arriva
3       16,67%      83,33%
4       33,33%      66,67%
5       50,00%      50,00%
6       66,67%      33,33%
7       83,33%      16,67%
8      100,00%       0,00%

$ nfw fire --shooters 12 --range short --vary shootrs=1..3
2> nfw: --vary 'shootrs=1..3': there is no flag 'shootrs'; did you mean 'shooters'?
? 2

$ nfw morale --after fire --lost 2 --of 12 --vary quality --show reaction=rout; nfw morale --after fire --lost 2 --of 12 --vary colours --show reaction=rout
Morale, Fucilier Wars: exact odds

quality    rout
elite     0.00%
veteran  16.67%
average  33.33%
poor     50.00%
Morale, Fucilier Wars: exact odds

colours    rout
no       33.33%
yes      16.67%

$ nfw fire --shooters 12 --range short --vary shooters
2> nfw: --vary 'shooters': allowed are FLAG=A..B, from the smaller to the larger, FLAG=A..B:STEP and FLAG=a,b,c, at most 1000 values
? 2

$ nfw fire --shooters 12 --range short --vary shooters=3..1
2> nfw: --vary 'shooters=3..1': allowed are FLAG=A..B, from the smaller to the larger, FLAG=A..B:STEP and FLAG=a,b,c, at most 1000 values
? 2

$ nfw fire --shooters 12 --range short --vary shooters=1..1000000
2> nfw: --vary 'shooters=1..1000000': allowed are FLAG=A..B, from the smaller to the larger, FLAG=A..B:STEP and FLAG=a,b,c, at most 1000 values
? 2

$ nfw fire --shooters 12 --range short --vary shooters=1..200 --vary figures=200..400
2> nfw: --vary: 40200 places; at most 1000 are worked out
? 2

$ nfw fire --shooters 12 --range short --vary range=short,lng
2> nfw: --range 'lng': allowed are point-blank, short, long; did you mean 'long'?
? 2

$ nfw fire --shooters 12 --distance 30 --vary distance=30..50:10
Fire, Fucilier Wars: exact odds

distance  mean killed
30             1.3333
40             1.3333
50                  -

-          --distance 50: beyond the reach of 40 cm (musket, rifle, carbine,
           point-blank up to 5 cm, short up to 15 cm, long up to 40 cm; 3.4.3)

$ nfw fire --shooters 12 --range short --vary shooters=1..3 --show kils
2> nfw: --show 'kils': allowed are hits, kills, saved, wounds_lost, characters; did you mean 'kills'?
? 2

$ nfw morale --after fire --vary quality=elite,poor --show reaction
2> nfw: --show 'reaction': has no mean; name a value: reaction=...
? 2

$ nfw fire --shooters 12 --range short --show kills
2> nfw: --show: goes only with --vary
? 2

$ nfw fire --shooters 12 --range short --csv
2> nfw: --csv: goes only with --odds, --repeat, --vary, table or luck
? 2

$ nfw fire --shooters 12 --range short --vary shooters=1,2 --seed 3
2> nfw: --vary and --seed exclude each other
? 2

# Many resolutions, beside what they should come to.

$ nfw fire --shooters 12 --range short --repeat 100000 --seed 1
Fire, Fucilier Wars 3.4.3: 100000 resolutions

  killed  times  sampled   exact
       0   4938    4.94%   4.90%
       1  16724   16.72%  16.80%
       2  26287   26.29%  26.40%
       3  25147   25.15%  25.15%
       4  16265   16.27%  16.17%
       5   7466    7.47%   7.39%
       6   2476    2.48%   2.46%
       7    595    0.60%   0.60%
       8     86    0.09%   0.11%
       9     16    0.02%   0.01%
hits                mean 4.00434, exact 4.00000
killed              mean 2.66982, exact 2.66667
hits on characters  mean 0.20573, exact 0.20429
Assumed    --weapon musket --quality average --state ok --target infantry
           --target-formation line --target-armour none --cover none
Seed       1

# Whoever takes a part of them, the counts are the same.

$ for n in 1 2 3 64; do nfw fire --shooters 12 --range short --repeat 50000 --seed 1 --jobs $n | cksum; done | uniq | wc -l
1

$ nfw roll 3d6 4d6kh3 --repeat 20000 --seed 7 -q >one; nfw roll 3d6 4d6kh3 --repeat 20000 --seed 7 -q --jobs 3 | cmp - one

$ nfw roll 3d6 --repeat 10 --jobs 0
2> nfw: --jobs '0': allowed are whole numbers from 1 to 256; the nearest is 1
? 2

$ nfw roll 3d6 --repeat 10 --jobs 257 --lang it
2> nfw: --jobs '257': sono ammessi numeri interi da 1 a 256; il più vicino è 256
? 2

$ nfw fire --shooters 12 --range short --jobs 2
2> nfw: --jobs: goes only with --repeat
? 2

$ nfw --lang it roll 3d6 --jobs 2
2> nfw: --jobs: vale solo con --repeat
? 2

$ nfw table fire --jobs 2
2> nfw: --jobs: goes only with --repeat
? 2

$ nfw morale --after fire --lost 5 --of 24 --repeat 6000 --seed 1 --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"morale","given":["morale","--after","fire","--lost","5","--of","24","--repeat","6000","--seed","1","--json"],"flags":{"after":{"value":"fire"},"lost":{"value":5},"of":{"value":24},"quality":{"value":"average","by":"default"},"type":{"value":"disciplined","by":"default"},"state":{"value":"ok","by":"default"},"formation":{"value":"line","by":"default"},"leader":{"value":["none"],"by":"default"}},"seed":1,"repeat":{"n":6000,"total":{"mean":2.5126666666666666,"exact_mean":2.5000000000000004,"values":[{"value":0,"count":996},{"value":1,"count":1022},{"value":2,"count":978},{"value":3,"count":969},{"value":4,"count":984},{"value":5,"count":1051}]},"reaction":{"values":[{"value":"demoralised","count":2035},{"value":"retreat","count":1947},{"value":"rout","count":2018}]},"state":{"values":[{"value":"demoralised","count":2035},{"value":"retreat","count":1947},{"value":"rout","count":2018}]},"disorganised":{"values":[{"value":false,"count":2018},{"value":true,"count":3982}]},"share":{"mean":20.833333333333332,"exact_mean":20.833333333333332,"values":[{"value":20.833333333333332,"count":6000}]}}}

$ nfw fire --shooters 4 --range short --target-figures 10 --repeat 1000 --seed 2 --json --then morale
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"fire","given":["fire","--shooters","4","--range","short","--target-figures","10","--repeat","1000","--seed","2","--json","--then","morale"],"flags":{"weapon":{"value":"musket","by":"default"},"shooters":{"value":4},"quality":{"value":"average","by":"default"},"state":{"value":"ok","by":"default"},"range":{"value":"short"},"target":{"value":"infantry","by":"default"},"target-formation":{"value":"line","by":"default"},"target-figures":{"value":10},"target-armour":{"value":"none","by":"default"},"cover":{"value":"none","by":"default"}},"seed":2,"repeat":{"n":1000,"hits":{"mean":1.302,"exact_mean":1.3333333333333335,"values":[{"value":0,"count":199},{"value":1,"count":393},{"value":2,"count":322},{"value":3,"count":79},{"value":4,"count":7}]},"kills":{"mean":0.869,"exact_mean":0.8888888888888886,"values":[{"value":0,"count":371},{"value":1,"count":413},{"value":2,"count":193},{"value":3,"count":22},{"value":4,"count":1}]},"saved":{"mean":0.0,"exact_mean":0.0,"values":[{"value":0,"count":1000}]},"wounds_lost":{"mean":0.0,"exact_mean":0.0,"values":[{"value":0,"count":1000}]},"characters":{"mean":0.114,"exact_mean":0.10608139003200728,"values":[{"value":0,"count":886},{"value":1,"count":114}]},"total":{"mean":1.521462639109698,"exact_mean":1.5,"values":[{"value":-1,"count":94},{"value":0,"count":113},{"value":1,"count":113},{"value":2,"count":101},{"value":3,"count":96},{"value":4,"count":112},{"value":"none","count":371}]},"reaction":{"values":[{"value":"demoralised","count":112},{"value":"retreat","count":197},{"value":"rout","count":320},{"value":"none","count":371}]},"state":{"values":[{"value":"demoralised","count":112},{"value":"retreat","count":197},{"value":"rout","count":320},{"value":"none","count":371}]},"disorganised":{"values":[{"value":false,"count":320},{"value":true,"count":309},{"value":"none","count":371}]},"share":{"mean":13.81558028616852,"exact_mean":14.01923076923077,"values":[{"value":10,"count":413},{"value":20,"count":193},{"value":30,"count":22},{"value":40,"count":1},{"value":"none","count":371}]}},"then":[{"test":"morale","repeat":{"total":{"mean":1.521462639109698,"exact_mean":1.5,"values":[{"value":-1,"count":94},{"value":0,"count":113},{"value":1,"count":113},{"value":2,"count":101},{"value":3,"count":96},{"value":4,"count":112},{"value":"none","count":371}]},"reaction":{"values":[{"value":"demoralised","count":112},{"value":"retreat","count":197},{"value":"rout","count":320},{"value":"none","count":371}]},"state":{"values":[{"value":"demoralised","count":112},{"value":"retreat","count":197},{"value":"rout","count":320},{"value":"none","count":371}]},"disorganised":{"values":[{"value":false,"count":320},{"value":true,"count":309},{"value":"none","count":371}]},"share":{"mean":13.81558028616852,"exact_mean":14.01923076923077,"values":[{"value":10,"count":413},{"value":20,"count":193},{"value":30,"count":22},{"value":40,"count":1},{"value":"none","count":371}]}}}]}

$ nfw fire --shooters 12 --range short --repeat 0
2> nfw: --repeat '0': allowed are whole numbers from 1 to 1000000000; the nearest is 1
? 2

$ nfw fire --shooters 12 --range short --repeat 10 --dice 1
2> nfw: --repeat and --dice exclude each other
? 2

# A flag that several tests have is that of the test it stands with.

$ nfw fire --shooters 20 --range short --quality elite --then morale --vary quality=elite,poor --csv
quality,mean kills,reaction=bloodlust,reaction=ok,reaction=demoralised,reaction=retreat,reaction=rout
elite,5.333333333333333,0,0.16626637045188722,0.33253274090377444,0.33253274090377444,0.16626637045188722
poor,5.333333333333333,0,0,0,0.33253274090377444,0.6650654818075489

$ nfw fire --shooters 20 --range short --vary quality=elite,poor --csv --then morale
quality,mean kills,reaction=bloodlust,reaction=ok,reaction=demoralised,reaction=retreat,reaction=rout
elite,5.333333333333333,0,0,0.16626637045188722,0.33253274090377444,0.4987991113556617
poor,4.444444444444443,0,0,0.16557281266201523,0.33114562532403047,0.49671843798604576

$ nfw morale --after fire --show state=retreat --vary quality=elite,poor --csv --then influence --cv 3 --show state=ok
quality,state=retreat,state=ok
elite,0.3333333333333333,0.49999999999999994
poor,0.3333333333333333,0.2222222222222222

$ nfw fire --range short --vary shooters=1..3 --vary shooters=4..6
2> nfw: --vary: --shooters stands twice
? 2

# Names that the player gave are words like any other; a look-up has no odds.

$ nfw initiative --general Ney:3,Soult:1 --vary general=Ney:3 --show first=Ney
2> nfw: --vary 'general=Ney:3': a list of names does not vary
? 2

$ nfw move --mov 10 --vary mov=10,15
Movement, Fucilier Wars

mov  cm
10   10
15   15

$ nfw scout --cv 3 --vary enemy-cv=1,2 --show result=outscouts,none
Scouting, Fucilier Wars: exact odds

enemy-cv  the enemy is outscouted / no winner
1                                      63.81%
2                                      60.42%

# Where the rules refuse a place it stays open, and the first reason is told.
$ nfw fire --shooters 12 --vary distance=35..50:5
Fire, Fucilier Wars: exact odds

distance  mean killed
35             1.3333
40             1.3333
45                  -
50                  -

-          --distance 45: beyond the reach of 40 cm (musket, rifle, carbine,
           point-blank up to 5 cm, short up to 15 cm, long up to 40 cm; 3.4.3)
           (and 1 more)

$ nfw fire --shooters 12 --vary distance=35..50:5 --lang it
Fuoco, Fucilier Wars: probabilità esatte

distanza  media uccisi
35              1,3333
40              1,3333
45                   -
50                   -

-          --distance 45: oltre la gittata di 40 cm (fucile, moschetto,
           carabina, bruciapelo fino a 5 cm, corta fino a 15 cm, lunga fino a 40
           cm; 3.4.3) (e 1 in più)

$ nfw fire --weapon howitzer --value 3 --vary distance=10..30:10 --csv
distance,mean kills
10,
20,1.25
30,1.25

$ nfw fire --weapon howitzer --value 3 --vary distance=10..30:10 --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"fire","given":["fire","--weapon","howitzer","--value","3","--vary","distance=10..30:10","--json"],"vary":[{"flag":"distance","values":["10","20","30"]}],"places":[{"at":{"distance":"10"},"show":{"mean kills":null},"refused":"--distance 10: nearer than the least range of 20 cm (howitzer, short up to 30 cm, long up to 60 cm; 3.4.3)"},{"at":{"distance":"20"},"show":{"mean kills":1.25}},{"at":{"distance":"30"},"show":{"mean kills":1.25}}]}

# Where none is allowed, or a value is none at all, it is an error.
$ nfw fire --shooters 12 --vary distance=45..60:5
2> nfw: --distance 45: beyond the reach of 40 cm (musket, rifle, carbine, point-blank up to 5 cm, short up to 15 cm, long up to 40 cm; 3.4.3)
? 2

$ nfw fire --shooters 12 --vary range=short,lnog
2> nfw: --range 'lnog': allowed are point-blank, short, long; did you mean 'long'?
? 2

# What the headline says where it has no word counts too.
$ nfw reinforce --cv 3 --vary turn=1..4
Reinforcements, Fucilier Wars: exact odds

turn  own long edge  short edge on the right
1             0.00%                    0.00%
2             0.00%                    0.00%
3             5.56%                    5.56%
4            11.11%                   11.11%

turn  short edge on the left  does not arrive
1                      0.00%          100.00%
2                      0.00%          100.00%
3                      5.56%           83.33%
4                     11.11%           66.67%

$ nfw reinforce --cv 3 --vary turn=2..3 --show arrives=yes --show arrives=true
Reinforcements, Fucilier Wars: exact odds

turn  arrives  arrives
2       0.00%    0.00%
3      16.67%   16.67%

$ nfw melee --both --value 300 --vary enemy-value=1..1000
2> nfw: too many ways through the roll 'melee' for exact odds at each of 1000 places; fewer places, or smaller counts
? 2
