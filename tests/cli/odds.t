# Exact odds: bars, "at least", and what is too small to show.

$ nfw fire --shooters 12 --figures 24 --quality veteran --range long --cover light --odds
Fire, Fucilier Wars 3.4.3: exact odds

killed  mean 1.1667  spread 1.0341
           0   29.58%  ########################        0+ 100.00%
           1   37.64%  ##############################  1+ 70.42%
           2   22.24%  ##################              2+ 32.78%
           3    8.09%  ######                          3+ 10.53%
           4    2.02%  ##                              4+ 2.45%
           5    0.37%                                  5+ 0.42%
           6    0.05%                                  6+ 0.06%
           7    0.01%                                  7+ 0.01%
  (7 more, each below 0.005%)
hits                mean 2.3333  spread 1.3944  none: 7.79%
hits on characters  mean 0.1215  spread 0.3287  none: 87.92%
Assumed    --weapon musket --state ok --target infantry --target-formation line
           --target-armour none

$ LANG=C.UTF-8 nfw reinforce --cv 2 --turn 5 --odds
Reinforcements, Fucilier Wars 3.1.1: exact odds

from the
            own long edge   11.11%  █████
  short edge on the right   11.11%  █████
   short edge on the left   11.11%  █████
          does not arrive   66.67%  ██████████████████████████████
total               mean 5.5000  spread 1.7078
arrives             no: 66.67%  yes: 33.33%

$ nfw influence --cv 3 --quality average --type disciplined --state demoralised --commander --officer --sergeant --musician --odds
Influence, Fucilier Wars 3.7: exact odds

result
     success   83.33%  ##############################
     failure   16.67%  ######
total               mean 1.5000  spread 1.7078
state               OK: 83.33%  demoralised: 16.67%
disorganised        yes: 100.00%
Assumed    --command own

$ nfw morale --after fire --type disciplined --quality average --lost 5 --of 24 --by musketry --short-range --commander --colours --musician --odds --lang it
Morale, Fucilier Wars 3.4.4: probabilità esatte

reazione
             OK   33,33%  ##############################
  demoralizzata   33,33%  ##############################
   arretramento   33,33%  ##############################
totale              media 4,5000  scarto 1,7078
disorganizzata      no: 33,33%  sì: 66,67%
per cento perduto   media 20,8333  scarto 0,0000
Sottinteso --stato ok --formazione linea

$ nfw reinforce --cv 2 --turn 5 --odds --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"reinforce","given":["reinforce","--cv","2","--turn","5","--odds","--json"],"flags":{"cv":{"value":2},"turn":{"value":5}},"odds":{"total":{"mean":5.5,"sd":1.7078251276599332,"values":[{"value":3,"p":0.16666666666666666},{"value":4,"p":0.16666666666666666},{"value":5,"p":0.16666666666666666},{"value":6,"p":0.16666666666666666},{"value":7,"p":0.16666666666666666},{"value":8,"p":0.16666666666666666}]},"arrives":{"values":[{"value":false,"p":0.6666666666666666},{"value":true,"p":0.33333333333333337}]},"side":{"values":[{"value":"own","p":0.1111111111111111},{"value":"right","p":0.1111111111111111},{"value":"left","p":0.1111111111111111},{"value":null,"p":0.6666666666666666}]}}}

$ nfw scout --commands 1 --cv 3 --against 12 --odds --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"scout","given":["scout","--commands","1","--cv","3","--against","12","--odds","--json"],"flags":{"commands":{"value":1},"cv":{"value":[3]},"against":{"value":12}},"odds":{"total":{"mean":13.500000000000002,"sd":2.958039891549808,"values":[{"value":6,"p":0.004629629629629629},{"value":7,"p":0.013888888888888888},{"value":8,"p":0.027777777777777776},{"value":9,"p":0.0462962962962963},{"value":10,"p":0.06944444444444443},{"value":11,"p":0.09722222222222221},{"value":12,"p":0.11574074074074071},{"value":13,"p":0.12499999999999996},{"value":14,"p":0.12499999999999999},{"value":15,"p":0.11574074074074076},{"value":16,"p":0.09722222222222221},{"value":17,"p":0.06944444444444443},{"value":18,"p":0.04629629629629629},{"value":19,"p":0.02777777777777778},{"value":20,"p":0.013888888888888888},{"value":21,"p":0.004629629629629629}]},"enemy_total":{"mean":12.0,"sd":0.0,"values":[{"value":12,"p":0.9999999999999999}]},"result":{"values":[{"value":"outscouts","p":0.6249999999999999},{"value":"none","p":0.11574074074074071},{"value":"outscouted","p":0.25925925925925924}]}}}

$ nfw command-test --cv 3 --odds -q
none 0.5
disorganised 0.16666666666666666
demoralised 0.16666666666666666
retreat 0.16666666666666666

$ nfw fire --shooters 2 --range long --odds --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"fire","given":["fire","--shooters","2","--range","long","--odds","--json"],"flags":{"weapon":{"value":"musket","by":"default"},"shooters":{"value":2},"quality":{"value":"average","by":"default"},"state":{"value":"ok","by":"default"},"range":{"value":"long"},"target":{"value":"infantry","by":"default"},"target-formation":{"value":"line","by":"default"},"target-armour":{"value":"none","by":"default"},"cover":{"value":"none","by":"default"}},"odds":{"hits":{"mean":0.33333333333333337,"sd":0.5270462766947299,"values":[{"value":0,"p":0.6944444444444444},{"value":1,"p":0.2777777777777778},{"value":2,"p":0.027777777777777776}]},"kills":{"mean":0.22222222222222224,"sd":0.4444444444444445,"values":[{"value":0,"p":0.7901234567901234},{"value":1,"p":0.19753086419753085},{"value":2,"p":0.012345679012345677}]},"saved":{"mean":0.0,"sd":0.0,"values":[{"value":0,"p":1.0}]},"wounds_lost":{"mean":0.0,"sd":0.0,"values":[{"value":0,"p":1.0}]},"characters":{"mean":0.03497942386831275,"sd":0.18372768918743212,"values":[{"value":0,"p":0.9650205761316872},{"value":1,"p":0.03497942386831275}]}}}

# The volley and what it may lead to, as one distribution.

$ nfw fire --weapon mounted --shooters 12 --range short --target-figures 24 --odds --then morale
Fire, Fucilier Wars 3.4.3: exact odds

killed  mean 2.6667  spread 1.4402
           0    4.90%  ######                          0+ 100.00%
           1   16.80%  ###################             1+ 95.10%
           2   26.40%  ##############################  2+ 78.30%
           3   25.15%  #############################   3+ 51.89%
           4   16.17%  ##################              4+ 26.75%
           5    7.39%  ########                        5+ 10.58%
           6    2.46%  ###                             6+ 3.19%
           7    0.60%  #                               7+ 0.73%
           8    0.11%                                  8+ 0.12%
           9    0.01%                                  9+ 0.01%
  (3 more, each below 0.005%)
hits                mean 4.0000  spread 1.6330  none: 0.77%
hits on characters  mean 0.2043  spread 0.4222  none: 80.35%

Morale, Fucilier Wars 3.4.4, 3.6.6: exact odds

reaction
  demoralised   31.70%  ##############################
      retreat   31.70%  ##############################
         rout   31.70%  ##############################
  no test due    4.90%  #####
total               mean 2.5000  spread 1.7078
disorganised        no: 31.70%  yes: 63.40%  no test due: 4.90%
per cent lost       mean 11.6837  spread 5.5834
Assumed    --quality average --state ok --target infantry
           --target-formation line --target-armour none --cover none

$ nfw fire --weapon mounted --shooters 2 --range short --target-figures 24 --odds --json --then morale --type irregular
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"fire","given":["fire","--weapon","mounted","--shooters","2","--range","short","--target-figures","24","--odds","--json","--then","morale","--type","irregular"],"flags":{"weapon":{"value":"mounted"},"shooters":{"value":2},"quality":{"value":"average","by":"default"},"state":{"value":"ok","by":"default"},"range":{"value":"short"},"target":{"value":"infantry","by":"default"},"target-formation":{"value":"line","by":"default"},"target-figures":{"value":24},"target-armour":{"value":"none","by":"default"},"cover":{"value":"none","by":"default"}},"odds":{"hits":{"mean":0.6666666666666666,"sd":0.6666666666666667,"values":[{"value":0,"p":0.44444444444444453},{"value":1,"p":0.4444444444444444},{"value":2,"p":0.1111111111111111}]},"kills":{"mean":0.44444444444444436,"sd":0.5879447357921311,"values":[{"value":0,"p":0.6049382716049384},{"value":1,"p":0.34567901234567905},{"value":2,"p":0.049382716049382706}]},"saved":{"mean":0.0,"sd":0.0,"values":[{"value":0,"p":1.0}]},"wounds_lost":{"mean":0.0,"sd":0.0,"values":[{"value":0,"p":1.0}]},"characters":{"mean":0.06584362139917695,"sd":0.24800854606287015,"values":[{"value":0,"p":0.9341563786008231},{"value":1,"p":0.06584362139917695}]},"total":{"mean":2.5,"sd":1.707825127659933,"values":[{"value":0,"p":0.06584362139917696},{"value":1,"p":0.06584362139917696},{"value":2,"p":0.06584362139917696},{"value":3,"p":0.06584362139917696},{"value":4,"p":0.06584362139917696},{"value":5,"p":0.06584362139917696},{"value":"none","p":0.6049382716049384}]},"reaction":{"values":[{"value":"demoralised","p":0.06584362139917696},{"value":"retreat","p":0.13168724279835392},{"value":"rout","p":0.19753086419753088},{"value":"none","p":0.6049382716049384}]},"state":{"values":[{"value":"demoralised","p":0.06584362139917696},{"value":"retreat","p":0.13168724279835392},{"value":"rout","p":0.19753086419753088},{"value":"none","p":0.6049382716049384}]},"disorganised":{"values":[{"value":false,"p":0.19753086419753088},{"value":true,"p":0.19753086419753088},{"value":"none","p":0.6049382716049384}]},"share":{"mean":4.6875,"sd":1.3779954745128076,"values":[{"value":4.166666666666667,"p":0.34567901234567905},{"value":8.333333333333334,"p":0.049382716049382706},{"value":"none","p":0.6049382716049384}]}},"then":[{"test":"morale","odds":{"total":{"mean":2.5,"sd":1.707825127659933,"values":[{"value":0,"p":0.06584362139917696},{"value":1,"p":0.06584362139917696},{"value":2,"p":0.06584362139917696},{"value":3,"p":0.06584362139917696},{"value":4,"p":0.06584362139917696},{"value":5,"p":0.06584362139917696},{"value":"none","p":0.6049382716049384}]},"reaction":{"values":[{"value":"demoralised","p":0.06584362139917696},{"value":"retreat","p":0.13168724279835392},{"value":"rout","p":0.19753086419753088},{"value":"none","p":0.6049382716049384}]},"state":{"values":[{"value":"demoralised","p":0.06584362139917696},{"value":"retreat","p":0.13168724279835392},{"value":"rout","p":0.19753086419753088},{"value":"none","p":0.6049382716049384}]},"disorganised":{"values":[{"value":false,"p":0.19753086419753088},{"value":true,"p":0.19753086419753088},{"value":"none","p":0.6049382716049384}]},"share":{"mean":4.6875,"sd":1.3779954745128076,"values":[{"value":4.166666666666667,"p":0.34567901234567905},{"value":8.333333333333334,"p":0.049382716049382706},{"value":"none","p":0.6049382716049384}]}}}]}

$ nfw morale --after fire --lost 5 --of 24 --odds --then influence --cv 3
Morale, Fucilier Wars 3.4.4: exact odds

reaction
  demoralised   33.33%  ##############################
      retreat   33.33%  ##############################
         rout   33.33%  ##############################
total               mean 2.5000  spread 1.7078
disorganised        no: 33.33%  yes: 66.67%
per cent lost       mean 20.8333  spread 0.0000

Influence, Fucilier Wars 3.7: exact odds

result
        success   33.33%  ##############################
        failure   33.33%  ##############################
  total failure   33.33%  ##############################
total               mean 4.5000  spread 1.8930
state               OK: 33.33%  demoralised: 11.11%  retreat: 11.11%
                    rout: 44.44%
disorganised        no: 33.33%  yes: 66.67%
Assumed    --quality average --type disciplined --state ok --formation line

$ nfw fire --shooters 2 --range long --target-figures 4 --odds -q --then morale --then influence --cv 3
success 0.0699588477366255
failure 0.0699588477366255
total-failure 0.0699588477366255
none 0.7901234567901234

# The same chain rolls.

$ nfw fire --shooters 4 --range long --target-figures 10 --dice 6,1,3,4,3,2,5 --then morale --commander
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
Next       losses test: nfw morale --after fire --by musketry --lost 1 --of 10
Assumed    --weapon musket --quality average --state ok --target infantry
           --target-formation line --target-armour none --cover none

Morale, Fucilier Wars 3.4.4

Morale     1D6: 5 -1 losses this turn (3.4.4) +1 commander or officer (3.4.4)
           = 5 -> demoralised
Result     demoralised, disorganised
           fights on with the penalties; place both markers (3.4.5)
Assumed    --quality average --type disciplined --state ok --formation line

$ nfw fire --shooters 4 --range long --target-figures 10 --dice 1,1,3,4 --then morale --commander
Fire, Fucilier Wars 3.4.3

To hit     4 dice: 4 shooters (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           1  1  3  4  -> 0 hits
Result     0 killed
Assumed    --weapon musket --quality average --state ok --target infantry
           --target-formation line --target-armour none --cover none

Morale: not due

$ nfw fire --shooters 4 --range long --target-figures 10 --dice 6,1,3,4,3,2,5 --json --then morale --commander
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"fire","given":["fire","--shooters","4","--range","long","--target-figures","10","--dice","6,1,3,4,3,2,5","--json","--then","morale","--commander"],"flags":{"weapon":{"value":"musket","by":"default"},"shooters":{"value":4},"quality":{"value":"average","by":"default"},"state":{"value":"ok","by":"default"},"range":{"value":"long"},"target":{"value":"infantry","by":"default"},"target-formation":{"value":"line","by":"default"},"target-figures":{"value":10},"target-armour":{"value":"none","by":"default"},"cover":{"value":"none","by":"default"}},"seed":null,"dice":[6,1,3,4,3,2,5],"stages":[{"id":"hit","count":4,"dice":[6,1,3,4],"need":6,"modifiers":[{"id":"long-range","value":-1,"ref":"3.4.3"}],"successes":1},{"id":"kill","count":1,"dice":[3],"need":3,"modifiers":[],"successes":1},{"id":"character","count":1,"dice":[2],"need":6,"modifiers":[],"successes":0}],"outcome":{"hits":1,"kills":1,"saved":0,"wounds_lost":0,"characters":0},"next":[{"test":"morale","args":["--after","fire","--by","musketry","--lost","1","--of","10"],"why":"losses"}],"then":[{"test":"morale","flags":{"after":{"value":"fire","by":"earlier"},"lost":{"value":1,"by":"earlier"},"of":{"value":10,"by":"earlier"},"by":{"value":["musketry"],"by":"earlier"},"quality":{"value":"average","by":"default"},"type":{"value":"disciplined","by":"default"},"state":{"value":"ok","by":"default"},"formation":{"value":"line","by":"default"},"leader":{"value":["none"],"by":"default"},"commander":{"value":true}},"stages":[{"id":"morale","dice":[5],"modifiers":[{"id":"losses-this-turn","value":-1,"ref":"3.4.4"},{"id":"officer-present","value":1,"ref":"3.4.4"}],"total":5,"result":"demoralised"}],"outcome":{"total":5,"reaction":"demoralised","state":"demoralised","disorganised":true,"share":10},"effects":["fights-on"],"next":[]}]}

$ nfw fire --shooters 4 --range long --dice 1,1,3,4 -q --then morale
0
none

$ nfw fire --shooters 4 --range long --dice 1,1,3,4 -q --expect none --then morale
0
none

$ nfw melee --value 4 --enemy-figures 12 --enemy-contact 4 --dice '6 5 1 1  6 6  2  4' -q --then morale --inflicted 1 --order hold
2
demoralised

$ nfw morale --after fire --lost 5 --of 24 --dice 3,2 -q --then influence --cv 3 --commander
retreat
success

# What a chain cannot do.

$ nfw fire --shooters 4 --range long --then
2> nfw: --then needs a test
? 2

$ nfw fire --shooters 4 --range long --then scout
2> nfw: --then 'scout': from fire follows morale, command-test
? 2

$ nfw reinforce --cv 3 --turn 4 --then morale
2> nfw: --then 'morale': no test follows from reinforce
? 2

$ nfw melee --value 4 --odds --then morale
2> nfw: morale needs --inflicted with --after melee, breakthrough: figures that all units of the enemy's side lost in this combat
? 2

$ nfw fire --shooters 4 --range long --odds --then morale --tyep irregular
2> nfw: morale has no option '--tyep'; did you mean '--type'?
? 2

$ nfw fire --shooters 4 --range long --odds --seed 3
2> nfw: --odds and --seed exclude each other
? 2

$ nfw fire --shooters 4 --range long --odds --dice 3
2> nfw: --odds and --dice exclude each other
? 2

$ nfw fire --shooters 4 --range long --odds --expect 3
2> nfw: --odds and --expect exclude each other
? 2

$ nfw scout --commands 100000 --odds
2> nfw: the roll 'own' has too many dice to add up exactly: at most 10000
? 2

# A destroyed square can no longer be influenced.

$ nfw morale --after square --quality poor --dice 3 -q --then influence --cv 3
retreat
none

# What a chain fills in goes on to the test after next.

$ nfw fire --shooters 2 --range short --target-formation square --dice 6,6,6,6,1,3 --then morale
Fire, Fucilier Wars 3.4.3

To hit     2 dice: 2 shooters (3.4.3)
           5+ +1 target in square (3.4.3) = 4+
           6* 6* -> 2 hits
To kill    2 dice
           musket, rifle, carbine: 3+
           6* 6* -> 2 mortal hits
Characters 1 die
           6+
           1  -> 0 hits on characters
Result     2 killed
Next       losses test: nfw morale --after fire --by musketry --short-range \
           --lost 2 --formation square
Assumed    --weapon musket --quality average --state ok --target infantry
           --target-armour none --cover none

Morale, Fucilier Wars 3.4.4

Morale     1D6: 3 -1 losses this turn (3.4.4) -1 infantry at short range (3.4.4)
           +1 in square (3.4.4) = 2 -> retreat
Result     retreat, disorganised
           half a move straight back in the movement phase of the next turn,
           then the re-test (3.4.5, 3.5.1)
           the square moves to the side away from the enemy; without room, or
           enveloped, it is destroyed (3.4.5)
           cavalry that moves into contact with it destroys it (3.4.5, 3.5.1)
           strength not given: the losses were taken as below every share
           (3.4.4)
Next       after its move back: nfw morale --after retreat --formation square
Assumed    --quality average --type disciplined --state ok --arm infantry

$ nfw fire --shooters 12 --range short --odds -q --then morale --of 24
demoralised 0.1584986781874523
retreat 0.3169973563749046
rout 0.4754960345623569
none 0.04900793087528635

# Without an enemy scouting has its total alone.

$ nfw scout --odds -q
2 0.027777777777777776
3 0.05555555555555555
4 0.08333333333333333
5 0.1111111111111111
6 0.13888888888888887
7 0.16666666666666666
8 0.13888888888888887
9 0.1111111111111111
10 0.08333333333333333
11 0.05555555555555555
12 0.027777777777777776

$ nfw scout --commands 1 --vary commands=1..2
Scouting, Fucilier Wars: exact odds

commands  mean total
1            10.5000
2            14.0000

# Many dice.

$ nfw scout --commands 1000 --enemy-commands 1000 --odds
Scouting, Fucilier Wars 2.1.1: exact odds

result
  the enemy is outscouted   49.74%  ##############################
                no winner    0.52%
  outscouted by the enemy   49.74%  ##############################
total               mean 3507.0000  spread 54.0602
enemy's total       mean 3507.0000  spread 54.0602

# What is too much to work out is refused; a sample of it can be taken.

$ nfw scout --commands 10000 --vary scouts=1..4
2> nfw: the roll 'own' has too many dice to add up exactly: at most 10000
? 2

$ nfw scout --commands 10000 --repeat 2 --seed 1 -q
35039 1
35165 1

# A test that is not due, beside a word of its own that is called none.
$ nfw influence --cv 2 --quality poor --state demoralised --then command-test --cv 3 --odds -q
none 0.41666666666666663
disorganised 0.13888888888888887
demoralised 0.13888888888888887
retreat 0.13888888888888887
not-due 0.16666666666666666

$ nfw influence --cv 2 --quality poor --state demoralised --then command-test --cv 3 --dice 1 -q
failure
not-due

# A chain may begin with a look-up.
$ nfw move --mov 15 --state retreat --then morale --commander --dice 5 -q
7.5
demoralised

$ nfw move --mov 15 --state retreat --then morale --commander --odds -q
ok 0.16666666666666666
demoralised 0.3333333333333333
retreat 0.3333333333333333
rout 0.16666666666666666

$ nfw move --mov 15 --dice 5
2> nfw: --dice: move rolls no dice
? 2

# As comma-separated values: a line for each value of each key.

$ nfw fire --shooters 1 --range short --target-figures 1 --odds --csv --then morale
test,key,value,p
fire,hits,0,0.6666666666666666
fire,hits,1,0.3333333333333333
fire,kills,0,0.7777777777777778
fire,kills,1,0.2222222222222222
fire,saved,0,1
fire,wounds_lost,0,1
fire,characters,0,0.962962962962963
fire,characters,1,0.037037037037037035
morale,total,none,1
morale,reaction,none,1
morale,state,none,1
morale,disorganised,none,1
morale,share,none,1

$ nfw melee --both --value 1 --enemy-value 0 --figures 1 --enemy-figures 1 --repeat 100 --seed 1 --csv
test,key,value,count
melee,hits,0,42
melee,hits,1,58
melee,kills,0,61
melee,kills,1,39
melee,saved,0,100
melee,wounds_lost,0,100
melee,characters,0,95
melee,characters,1,5
melee,lost_more,enemy,39
melee,lost_more,equal,61
melee,captured,no,100
melee,enemy_hits,0,100
melee,enemy_kills,0,100
melee,enemy_saved,0,100
melee,enemy_wounds_lost,0,100
melee,enemy_characters,0,100
melee,enemy_captured,no,100
morale,enemy_total,none,100
morale,enemy_reaction,none,100
morale,enemy_state,none,100
morale,enemy_disorganised,none,100
morale,enemy_share,none,100
morale,total,none,100
morale,reaction,none,100
morale,state,none,100
morale,disorganised,none,100
morale,share,none,100

$ nfw fire --shooters 4 --range short --odds --csv --json
2> nfw: --json and --csv exclude each other
? 2

# At most, instead of at least.

$ nfw fire --shooters 3 --range short --odds --at-most
Fire, Fucilier Wars 3.4.3: exact odds

killed  mean 0.6667  spread 0.7201
           0   47.05%  ##############################  up to 0 47.05%
           1   40.33%  ##########################      up to 1 87.38%
           2   11.52%  #######                         up to 2 98.90%
           3    1.10%  #                               up to 3 100.00%
hits                mean 1.0000  spread 0.8165  none: 29.63%
hits on characters  mean 0.0882  spread 0.2837  none: 91.18%
Assumed    --weapon musket --quality average --state ok --target infantry
           --target-formation line --target-armour none --cover none

$ nfw fire --shooters 3 --range short --odds --at-most --lang it | sed -n 3,5p
uccisi  media 0,6667  scarto 0,7201
           0   47,05%  ##############################  fino a 0 47,05%
           1   40,33%  ##########################      fino a 1 87,38%

$ nfw fire --shooters 1 --range short --odds --at-most --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"fire","given":["fire","--shooters","1","--range","short","--odds","--at-most","--json"],"flags":{"weapon":{"value":"musket","by":"default"},"shooters":{"value":1},"quality":{"value":"average","by":"default"},"state":{"value":"ok","by":"default"},"range":{"value":"short"},"target":{"value":"infantry","by":"default"},"target-formation":{"value":"line","by":"default"},"target-armour":{"value":"none","by":"default"},"cover":{"value":"none","by":"default"}},"odds":{"hits":{"mean":0.3333333333333333,"sd":0.4714045207910317,"values":[{"value":0,"p":0.6666666666666666,"at_most":0.6666666666666666},{"value":1,"p":0.3333333333333333,"at_most":1.0}]},"kills":{"mean":0.2222222222222222,"sd":0.41573970964154905,"values":[{"value":0,"p":0.7777777777777778,"at_most":0.7777777777777778},{"value":1,"p":0.2222222222222222,"at_most":1.0}]},"saved":{"mean":0.0,"sd":0.0,"values":[{"value":0,"p":1.0,"at_most":1.0}]},"wounds_lost":{"mean":0.0,"sd":0.0,"values":[{"value":0,"p":1.0,"at_most":1.0}]},"characters":{"mean":0.037037037037037035,"sd":0.18885257457751053,"values":[{"value":0,"p":0.962962962962963,"at_most":0.962962962962963},{"value":1,"p":0.037037037037037035,"at_most":1.0}]}}}

$ nfw fire --shooters 1 --range short --odds --at-most --csv
test,key,value,p,at_most
fire,hits,0,0.6666666666666666,0.6666666666666666
fire,hits,1,0.3333333333333333,1
fire,kills,0,0.7777777777777778,0.7777777777777778
fire,kills,1,0.2222222222222222,1
fire,saved,0,1,1
fire,wounds_lost,0,1,1
fire,characters,0,0.962962962962963,0.962962962962963
fire,characters,1,0.037037037037037035,1

$ nfw fire --shooters 1 --range short --at-most
2> nfw: --at-most: goes only with --odds
? 2

# What may happen is never 0 %, and what may not happen never 100 %, in any view.

$ nfw fire --range short --vary shooters=60 --show kills=1+ --show kills=0
Fire, Fucilier Wars: exact odds

shooters  killed 1+  killed 0
60          >99.99%    <0.01%

$ nfw fire --range short --vary shooters=60 --show kills=1+ --show kills=0 --csv
shooters,kills=1+,kills=0
60,0.9999997172960773,2.8270392260067484e-07

$ nfw fire --shooters 60 --range short --repeat 20000 --seed 1 | sed -n 3,5p
  killed  times  sampled   exact
       2      1    0.01%  <0.01%
       3      2    0.01%   0.02%

# Of what is never anything but 0 a sample says nothing either; the means stand one below the other.

$ nfw duel --value 3 --enemy-value 3 --repeat 100 --seed 1
Individuals' combat, Fucilier Wars 3.6.3, this side: 100 resolutions

  foes killed  times  sampled   exact
            0     39   39.00%  29.63%
            1     61   61.00%  70.37%
hits                mean 1.45000, exact 1.50000
foes killed         mean 0.61000, exact 0.70370

Individuals' combat, Fucilier Wars 3.6.3, the enemy: 100 resolutions

  foes killed  times  sampled   exact
            0     35   35.00%  29.63%
            1     65   65.00%  70.37%
hits                mean 1.44000, exact 1.50000
foes killed         mean 0.65000, exact 0.70370
Assumed    --quality average --weapon one-handed --enemy-quality average
           --enemy-armour none --enemy-weapon one-handed --armour none
Seed       1

# Of the tests behind, too, it is said what was not given.

$ nfw fire --shooters 12 --range short --odds --then morale | grep -A1 Note; nfw fire --shooters 12 --range short --target-figures 24 --odds --then morale | grep -c Note
Note       strength not given: the losses were taken as below every share
           (3.4.4)
0
? 1

$ nfw melee --both --value 4 --enemy-value 4 --repeat 100 --seed 1 --lang it | grep Nota
Nota       forza non indicata: le perdite sono considerate sotto ogni

# What is to be told of the first test whatever the dice.

$ nfw morale --after fire --lost 1 --of 4 --arm artillery --odds | grep -A1 Note
Note       a battery tests only if half the gunners of the battle's start are
           gone (3.4.4)
