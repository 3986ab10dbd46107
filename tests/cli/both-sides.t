# Two sides at once (3.6.1): both attacks, the comparison, the morale tests of both.

$ nfw melee --both --value 4 --commander --order attack --charged --ranks 3 --quality veteran --type irregular --strength 1 --armour shield --weapon one-handed --contact 4 --figures 12 --colours --officer-falls --enemy-value 4 --enemy-commander --enemy-sergeant --enemy-order hold --enemy-contact 4 --enemy-figures 12 --enemy-colours --dice '6 5 4 3 3 2 2 1 1 6 4 2 1 1 6 6 5 4 3 1 5 3 2 6 4 3'
Melee, Fucilier Wars 3.6.5

This side
To hit     9 dice: 4 Value of those who fight (3.6.5),
           +1 officer's pistol, first turn (3.6.5),
           +1 ATTACK, one for 5 dice so far (3.6.5),
           +3 ranks that charge (3.6.5)
           4+ +1 higher quality (3.6.5) = 3+
           6* 5* 4* 3* 3* 2  2  1  1  -> 5 hits
To kill    5 dice
           one-handed weapon: 3+ +1 Strength (3.6.5) = 2+
           6* 4* 2* 1  1  -> 3 mortal hits
The enemy
To hit     6 dice: 4 Value of those who fight (3.6.5),
           +1 special fighter or sergeant (3.6.5),
           +1 officer's pistol, first turn (3.6.5)
           4+ -1 lower quality (3.6.5) -1 enemy shield (3.6.5) = 6+
           6* 6* 5  4  3  1  -> 2 hits
To kill    2 dice
           bayonet, infantry lance, pike: 4+
           5* 3  -> 1 mortal hit
Characters 1 die
           6+
           2  -> 0 hits on characters
This side
Characters 1 die
           6+
           6* -> 1 hit on a character

This side  3 foes killed, lost more: the enemy
The enemy  1 foe killed, 1 hit on a character
           so many of the mortal hits fall on characters of the attacker's
           choice, never the colours; one with a save may roll it (nfw save),
           and a success uses up the hit; a C-in-C, general or charismatic
           character killed: command test in round 8 (3.6.5, 3.8)
Assumed    --arm infantry --state ok --formation line --enemy-arm infantry
           --enemy-quality average --enemy-armour none --enemy-weapon bayonet
           --enemy-state ok --enemy-type disciplined --enemy-formation line

Morale, Fucilier Wars 3.6.6: the enemy

Morale     1D6: 4 -1 a quarter or more lost (3.6.6)
           -1 lost more than it inflicted (3.6.6) +1 order HOLD (3.6.6)
           +1 commander or officer (3.6.6) +1 colours (3.6.6) = 5 -> demoralised
Result     demoralised, disorganised
           fights on with the penalties; place both markers (3.4.5)

Morale, Fucilier Wars 3.6.6: this side

Morale     1D6: 3 +1 veteran (3.6.6) +1 inflicted more than it lost (3.6.6)
           +1 colours (3.6.6) = 6 -> demoralised
Result     demoralised, disorganised
           fights on with the penalties; place both markers (3.4.5)

$ nfw melee --both --value 2 --enemy-value 2 --dice '6 1 6 6 1 3 1 1 4 5' --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"melee","given":["melee","--both","--value","2","--enemy-value","2","--dice","6 1 6 6 1 3 1 1 4 5","--json"],"flags":{"value":{"value":2},"both":{"value":true},"quality":{"value":"average","by":"default"},"weapon":{"value":"bayonet","by":"default"},"arm":{"value":"infantry","by":"default"},"state":{"value":"ok","by":"default"},"type":{"value":"disciplined","by":"implied"},"formation":{"value":"line","by":"implied"},"enemy-arm":{"value":"infantry","by":"default"},"enemy-quality":{"value":"average","by":"default"},"enemy-armour":{"value":"none","by":"default"},"enemy-value":{"value":2},"enemy-weapon":{"value":"bayonet","by":"default"},"enemy-state":{"value":"ok","by":"default"},"enemy-type":{"value":"disciplined","by":"implied"},"enemy-formation":{"value":"line","by":"implied"},"armour":{"value":"none","by":"default"}},"seed":null,"dice":[6,1,6,6,1,3,1,1,4,5],"stages":[{"id":"hit","count":2,"dice":[6,1],"need":4,"modifiers":[],"successes":1,"side":"own"},{"id":"kill","count":1,"dice":[6],"need":3,"modifiers":[],"successes":1,"side":"own"},{"id":"hit","count":2,"dice":[6,1],"need":4,"modifiers":[],"successes":1,"side":"enemy"},{"id":"kill","count":1,"dice":[3],"need":3,"modifiers":[],"successes":1,"side":"enemy"},{"id":"character","count":1,"dice":[1],"need":6,"modifiers":[],"successes":0,"side":"own"},{"id":"character","count":1,"dice":[1],"need":6,"modifiers":[],"successes":0,"side":"enemy"}],"outcome":{"hits":1,"kills":1,"saved":0,"wounds_lost":0,"characters":0,"lost_more":"equal","enemy_hits":1,"enemy_kills":1,"enemy_saved":0,"enemy_wounds_lost":0,"enemy_characters":0,"total":5,"reaction":"demoralised","state":"demoralised","disorganised":true,"share":null,"enemy_total":4,"enemy_reaction":"demoralised","enemy_state":"demoralised","enemy_disorganised":true,"enemy_share":null},"next":[],"then":[{"test":"morale","side":"enemy","flags":{"after":{"value":"melee","by":"earlier"},"lost":{"value":1,"by":"earlier"},"inflicted":{"value":1,"by":"earlier"},"side-lost":{"value":1,"by":"implied"},"quality":{"value":"average","by":"default"},"type":{"value":"disciplined","by":"default"},"state":{"value":"ok","by":"default"},"formation":{"value":"line","by":"default"},"leader":{"value":["none"],"by":"default"}},"stages":[{"id":"morale","dice":[4],"modifiers":[],"total":4,"result":"demoralised"}],"outcome":{"total":4,"reaction":"demoralised","state":"demoralised","disorganised":true,"share":null},"effects":["fights-on","strength-unknown"],"next":[]},{"test":"morale","side":"own","flags":{"after":{"value":"melee","by":"earlier"},"lost":{"value":1,"by":"earlier"},"inflicted":{"value":1,"by":"earlier"},"side-lost":{"value":1,"by":"implied"},"quality":{"value":"average","by":"default"},"type":{"value":"disciplined","by":"default"},"state":{"value":"ok","by":"default"},"formation":{"value":"line","by":"default"},"leader":{"value":["none"],"by":"default"}},"stages":[{"id":"morale","dice":[5],"modifiers":[],"total":5,"result":"demoralised"}],"outcome":{"total":5,"reaction":"demoralised","state":"demoralised","disorganised":true,"share":null},"effects":["fights-on","strength-unknown"],"next":[]}]}

$ nfw melee --both --value 2 --enemy-value 2 --dice '6 1 6 6 1 3 1 1 4 5' -q
1
1
demoralised
demoralised

$ nfw melee --both --value 2 --enemy-value 2 --dice '6 1 6 6 1 6 1 1 4 5' --lang it
Combattimento, Fucilier Wars 3.6.5

Noi
Colpire    2 dadi: 2 Valore di chi combatte (3.6.5)
           4+
           6* 1  -> 1 colpo a segno
Uccidere   1 dado
           baionetta, lancia della fanteria, picca: 3+
           6* -> 1 colpo mortale
Il nemico
Colpire    2 dadi: 2 Valore di chi combatte (3.6.5)
           4+
           6* 1  -> 1 colpo a segno
Uccidere   1 dado
           baionetta, lancia della fanteria, picca: 3+
           6* -> 1 colpo mortale
Personaggi 1 dado
           6+
           1  -> 0 colpi su Personaggi
Noi
Personaggi 1 dado
           6+
           1  -> 0 colpi su Personaggi

Noi        1 avversario ucciso, ha perso di più: nessuno
Il nemico  1 avversario ucciso
Sottinteso --qualita media --arma baionetta --corpo fanteria --stato ok
           --tipo disciplinata --formazione linea --nemico-corpo fanteria
           --nemico-qualita media --nemico-corazza nessuna
           --nemico-arma baionetta --nemico-stato ok --nemico-tipo disciplinata
           --nemico-formazione linea --corazza nessuna

Morale, Fucilier Wars 3.6.6: il nemico

Morale     1D6: 4 -> demoralizzata
Risultato  demoralizzata, disorganizzata
           continua a combattere con le penalità; mettete i due segnalini
           (3.4.5)
           forza non indicata: le perdite sono considerate sotto ogni
           percentuale (3.6.6)

Morale, Fucilier Wars 3.6.6: noi

Morale     1D6: 5 -> demoralizzata
Risultato  demoralizzata, disorganizzata
           continua a combattere con le penalità; mettete i due segnalini
           (3.4.5)
           forza non indicata: le perdite sono considerate sotto ogni
           percentuale (3.6.6)

$ nfw melee --both --value 3 --enemy-value 2 --figures 8 --enemy-figures 8 --odds
Melee, Fucilier Wars 3.6.5, this side: exact odds

foes killed  mean 1.0000  spread 0.8165
           0   29.63%  ####################            0+ 100.00%
           1   44.44%  ##############################  1+ 70.37%
           2   22.22%  ###############                 2+ 25.93%
           3    3.70%  ##                              3+ 3.70%
hits                mean 1.5000  spread 0.8660  none: 12.50%
hits on characters  mean 0.1173  spread 0.3218  none: 88.27%
lost more:          the enemy: 43.21%  neither: 35.39%  this side: 21.40%

Melee, Fucilier Wars 3.6.5, the enemy: exact odds

foes killed  mean 0.6667  spread 0.6667
           0   44.44%  ##############################  0+ 100.00%
           1   44.44%  ##############################  1+ 55.56%
           2   11.11%  #######                         2+ 11.11%
hits                mean 1.0000  spread 0.7071  none: 25.00%
hits on characters  mean 0.0926  spread 0.2899  none: 90.74%

Morale, Fucilier Wars 3.4.4, 3.6.6, the enemy: exact odds

reaction
           OK    4.94%  #####
  demoralised   19.55%  ####################
      retreat   23.46%  ########################
         rout   22.43%  #######################
  no test due   29.63%  ##############################
total               mean 2.5877  spread 1.9503
disorganised        no: 27.37%  yes: 43.00%  no test due: 29.63%
per cent lost       mean 17.7632  spread 7.3849

Morale, Fucilier Wars 3.4.4, 3.6.6, this side: exact odds

reaction
           OK    7.20%  #####
  demoralised   17.15%  ############
      retreat   18.52%  ############
         rout   12.69%  #########
  no test due   44.44%  ##############################
total               mean 3.1296  spread 1.9649
disorganised        no: 19.89%  yes: 35.67%  no test due: 44.44%
per cent lost       mean 15.0000  spread 5.0000
Assumed    --quality average --weapon bayonet --arm infantry --state ok
           --type disciplined --formation line --enemy-arm infantry
           --enemy-quality average --enemy-armour none --enemy-weapon bayonet
           --enemy-state ok --enemy-type disciplined --enemy-formation line
           --armour none

$ nfw melee --both --value 1 --enemy-value 1 --odds --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"melee","given":["melee","--both","--value","1","--enemy-value","1","--odds","--json"],"flags":{"value":{"value":1},"both":{"value":true},"quality":{"value":"average","by":"default"},"weapon":{"value":"bayonet","by":"default"},"arm":{"value":"infantry","by":"default"},"state":{"value":"ok","by":"default"},"type":{"value":"disciplined","by":"implied"},"formation":{"value":"line","by":"implied"},"enemy-arm":{"value":"infantry","by":"default"},"enemy-quality":{"value":"average","by":"default"},"enemy-armour":{"value":"none","by":"default"},"enemy-value":{"value":1},"enemy-weapon":{"value":"bayonet","by":"default"},"enemy-state":{"value":"ok","by":"default"},"enemy-type":{"value":"disciplined","by":"implied"},"enemy-formation":{"value":"line","by":"implied"},"armour":{"value":"none","by":"default"}},"odds":{"hits":{"mean":0.5,"sd":0.5,"values":[{"value":0,"p":0.5},{"value":1,"p":0.5}]},"kills":{"mean":0.33333333333333337,"sd":0.47140452079103173,"values":[{"value":0,"p":0.6666666666666667},{"value":1,"p":0.33333333333333337}]},"saved":{"mean":0.0,"sd":0.0,"values":[{"value":0,"p":1.0}]},"wounds_lost":{"mean":0.0,"sd":0.0,"values":[{"value":0,"p":1.0}]},"characters":{"mean":0.05555555555555555,"sd":0.22906142364542556,"values":[{"value":0,"p":0.9444444444444445},{"value":1,"p":0.05555555555555555}]},"lost_more":{"values":[{"value":"enemy","p":0.22222222222222224},{"value":"equal","p":0.5555555555555557},{"value":"own","p":0.22222222222222227}]},"enemy_hits":{"mean":0.5,"sd":0.5,"values":[{"value":0,"p":0.5},{"value":1,"p":0.5}]},"enemy_kills":{"mean":0.33333333333333337,"sd":0.47140452079103173,"values":[{"value":0,"p":0.6666666666666667},{"value":1,"p":0.33333333333333337}]},"enemy_saved":{"mean":0.0,"sd":0.0,"values":[{"value":0,"p":1.0}]},"enemy_wounds_lost":{"mean":0.0,"sd":0.0,"values":[{"value":0,"p":1.0}]},"enemy_characters":{"mean":0.05555555555555555,"sd":0.22906142364542556,"values":[{"value":0,"p":0.9444444444444445},{"value":1,"p":0.05555555555555555}]},"enemy_total":{"mean":2.833333333333334,"sd":1.7716909687891083,"values":[{"value":0,"p":0.037037037037037035},{"value":1,"p":0.05555555555555555},{"value":2,"p":0.05555555555555555},{"value":3,"p":0.05555555555555555},{"value":4,"p":0.05555555555555555},{"value":5,"p":0.05555555555555555},{"value":6,"p":0.018518518518518517},{"value":"none","p":0.6666666666666667}]},"enemy_reaction":{"values":[{"value":"ok","p":0.018518518518518517},{"value":"demoralised","p":0.1111111111111111},{"value":"retreat","p":0.1111111111111111},{"value":"rout","p":0.09259259259259259},{"value":"none","p":0.6666666666666667}]},"enemy_state":{"values":[{"value":"ok","p":0.018518518518518517},{"value":"demoralised","p":0.1111111111111111},{"value":"retreat","p":0.1111111111111111},{"value":"rout","p":0.09259259259259259},{"value":"none","p":0.6666666666666667}]},"enemy_disorganised":{"values":[{"value":false,"p":0.1111111111111111},{"value":true,"p":0.2222222222222222},{"value":"none","p":0.6666666666666667}]},"enemy_share":{"values":[{"value":"none","p":0.6666666666666667},{"value":null,"p":0.33333333333333337}]},"total":{"mean":2.833333333333334,"sd":1.7716909687891083,"values":[{"value":0,"p":0.037037037037037035},{"value":1,"p":0.05555555555555555},{"value":2,"p":0.05555555555555555},{"value":3,"p":0.05555555555555555},{"value":4,"p":0.05555555555555555},{"value":5,"p":0.05555555555555555},{"value":6,"p":0.018518518518518517},{"value":"none","p":0.6666666666666667}]},"reaction":{"values":[{"value":"ok","p":0.018518518518518517},{"value":"demoralised","p":0.1111111111111111},{"value":"retreat","p":0.1111111111111111},{"value":"rout","p":0.09259259259259259},{"value":"none","p":0.6666666666666667}]},"state":{"values":[{"value":"ok","p":0.018518518518518517},{"value":"demoralised","p":0.1111111111111111},{"value":"retreat","p":0.1111111111111111},{"value":"rout","p":0.09259259259259259},{"value":"none","p":0.6666666666666667}]},"disorganised":{"values":[{"value":false,"p":0.1111111111111111},{"value":true,"p":0.2222222222222222},{"value":"none","p":0.6666666666666667}]},"share":{"values":[{"value":"none","p":0.6666666666666667},{"value":null,"p":0.33333333333333337}]}},"then":[{"test":"morale","side":"enemy","odds":{"total":{"mean":2.833333333333334,"sd":1.7716909687891083,"values":[{"value":0,"p":0.037037037037037035},{"value":1,"p":0.05555555555555555},{"value":2,"p":0.05555555555555555},{"value":3,"p":0.05555555555555555},{"value":4,"p":0.05555555555555555},{"value":5,"p":0.05555555555555555},{"value":6,"p":0.018518518518518517},{"value":"none","p":0.6666666666666667}]},"reaction":{"values":[{"value":"ok","p":0.018518518518518517},{"value":"demoralised","p":0.1111111111111111},{"value":"retreat","p":0.1111111111111111},{"value":"rout","p":0.09259259259259259},{"value":"none","p":0.6666666666666667}]},"state":{"values":[{"value":"ok","p":0.018518518518518517},{"value":"demoralised","p":0.1111111111111111},{"value":"retreat","p":0.1111111111111111},{"value":"rout","p":0.09259259259259259},{"value":"none","p":0.6666666666666667}]},"disorganised":{"values":[{"value":false,"p":0.1111111111111111},{"value":true,"p":0.2222222222222222},{"value":"none","p":0.6666666666666667}]},"share":{"values":[{"value":"none","p":0.6666666666666667},{"value":null,"p":0.33333333333333337}]}}},{"test":"morale","side":"own","odds":{"total":{"mean":2.833333333333334,"sd":1.7716909687891083,"values":[{"value":0,"p":0.037037037037037035},{"value":1,"p":0.05555555555555555},{"value":2,"p":0.05555555555555555},{"value":3,"p":0.05555555555555555},{"value":4,"p":0.05555555555555555},{"value":5,"p":0.05555555555555555},{"value":6,"p":0.018518518518518517},{"value":"none","p":0.6666666666666667}]},"reaction":{"values":[{"value":"ok","p":0.018518518518518517},{"value":"demoralised","p":0.1111111111111111},{"value":"retreat","p":0.1111111111111111},{"value":"rout","p":0.09259259259259259},{"value":"none","p":0.6666666666666667}]},"state":{"values":[{"value":"ok","p":0.018518518518518517},{"value":"demoralised","p":0.1111111111111111},{"value":"retreat","p":0.1111111111111111},{"value":"rout","p":0.09259259259259259},{"value":"none","p":0.6666666666666667}]},"disorganised":{"values":[{"value":false,"p":0.1111111111111111},{"value":true,"p":0.2222222222222222},{"value":"none","p":0.6666666666666667}]},"share":{"values":[{"value":"none","p":0.6666666666666667},{"value":null,"p":0.33333333333333337}]}}}]}

$ nfw melee --both --value 2 --enemy-value 2 --repeat 1000 --seed 1
Melee, Fucilier Wars 3.6.5, this side: 1000 resolutions

  foes killed  times  sampled   exact
            0    455   45.50%  44.44%
            1    421   42.10%  44.44%
            2    124   12.40%  11.11%
hits                mean 1.00300, exact 1.00000
foes killed         mean 0.66900, exact 0.66667
hits on characters  mean 0.09100, exact 0.09259

Melee, Fucilier Wars 3.6.5, the enemy: 1000 resolutions

  foes killed  times  sampled   exact
            0    426   42.60%  44.44%
            1    453   45.30%  44.44%
            2    121   12.10%  11.11%
hits                mean 1.03800, exact 1.00000
foes killed         mean 0.69500, exact 0.66667
hits on characters  mean 0.08700, exact 0.09259

Morale, Fucilier Wars 3.4.4, 3.6.6, the enemy: 1000 resolutions

     reaction  times  sampled   exact
           OK     43    4.30%   5.14%
  demoralised    182   18.20%  18.52%
      retreat    192   19.20%  18.52%
         rout    128   12.80%  13.37%
  no test due    455   45.50%  44.44%
total               mean 3.00917, exact 3.05556

Morale, Fucilier Wars 3.4.4, 3.6.6, this side: 1000 resolutions

     reaction  times  sampled   exact
           OK     46    4.60%   5.14%
  demoralised    194   19.40%  18.52%
      retreat    189   18.90%  18.52%
         rout    145   14.50%  13.37%
  no test due    426   42.60%  44.44%
total               mean 3.03833, exact 3.05556
Note       strength not given: the losses were taken as below every share
           (3.6.6)
Assumed    --quality average --weapon bayonet --arm infantry --state ok
           --type disciplined --formation line --enemy-arm infantry
           --enemy-quality average --enemy-armour none --enemy-weapon bayonet
           --enemy-state ok --enemy-type disciplined --enemy-formation line
           --armour none
Seed       1

$ nfw melee --both --value 4 --enemy-value 4 --vary value=2..4 --show kills --show enemy_kills --show enemy_reaction=rout --show lost_more=enemy
Melee, Fucilier Wars: exact odds

value  this side: mean foes killed  the enemy: mean foes killed
2                           0.6667                       1.3333
3                           1.0000                       1.3333
4                           1.3333                       1.3333

value  the enemy: rout  lost more: the enemy
2                8.60%                15.36%
3               12.50%                25.24%
4               16.02%                35.36%

$ nfw melee --both --value 4 --enemy-value 4 --vary value=2..4 --show enemy_kils
2> nfw: --show 'enemy_kils': allowed are hits, kills, saved, wounds_lost, characters, lost_more, captured, enemy_hits, enemy_kills, enemy_saved, enemy_wounds_lost, enemy_characters, enemy_lost_more, enemy_captured, enemy_total, enemy_reaction, enemy_state, enemy_disorganised, enemy_share, total, reaction, state, disorganised, share; did you mean 'enemy_kills'?
? 2

# What follows is this side's.
$ nfw melee --both --value 0 --enemy-value 3 --figures 8 --dice '6 6 1 5 4 2 4 3' --then influence --cv 3 --commander
Melee, Fucilier Wars 3.6.5

The enemy
To hit     3 dice: 3 Value of those who fight (3.6.5)
           4+
           6* 6* 1  -> 2 hits
To kill    2 dice
           bayonet, infantry lance, pike: 3+
           5* 4* -> 2 mortal hits
This side
Characters 1 die
           6+
           2  -> 0 hits on characters

This side  0 foes killed, lost more: this side
The enemy  2 foes killed
Assumed    --quality average --weapon bayonet --arm infantry --state ok
           --type disciplined --formation line --enemy-arm infantry
           --enemy-quality average --enemy-armour none --enemy-weapon bayonet
           --enemy-state ok --enemy-type disciplined --enemy-formation line
           --armour none

Morale, Fucilier Wars 3.6.6: this side

Morale     1D6: 4 -1 a quarter or more lost (3.6.6)
           -1 lost more than it inflicted (3.6.6) = 2 -> retreat
Result     retreat, disorganised
           half a move straight back in the movement phase of the next turn,
           then the re-test (3.4.5, 3.5.1)
           without room as far as it can; over the table edge it has fled
           (3.4.5)
           it breaks off; the enemy does not follow, unless his own state or
           order makes him (3.4.5)
           cavalry that moves into contact with it destroys it (3.4.5, 3.5.1)
Next       after its move back: nfw morale --after retreat

Influence, Fucilier Wars 3.7: this side

Influence  1D6: 3 +1 average (3.7) -1 disciplined (3.7) +1 retreating (3.7)
           -1 commander (3.7) = 3 against cv 3 -> success
Result     success, state OK, disorganised
           OK, but disorganised until it reorganises (3.7)
Assumed    --quality average --type disciplined --command own

$ nfw melee --both --value 0 --enemy-value 3 --figures 8 --dice '6 6 1 5 4 2 4 3' --json --then influence --cv 3 --commander
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"melee","given":["melee","--both","--value","0","--enemy-value","3","--figures","8","--dice","6 6 1 5 4 2 4 3","--json","--then","influence","--cv","3","--commander"],"flags":{"value":{"value":0},"both":{"value":true},"quality":{"value":"average","by":"default"},"weapon":{"value":"bayonet","by":"default"},"arm":{"value":"infantry","by":"default"},"state":{"value":"ok","by":"default"},"type":{"value":"disciplined","by":"implied"},"formation":{"value":"line","by":"implied"},"enemy-arm":{"value":"infantry","by":"default"},"enemy-quality":{"value":"average","by":"default"},"enemy-armour":{"value":"none","by":"default"},"enemy-value":{"value":3},"enemy-weapon":{"value":"bayonet","by":"default"},"enemy-state":{"value":"ok","by":"default"},"enemy-type":{"value":"disciplined","by":"implied"},"enemy-formation":{"value":"line","by":"implied"},"armour":{"value":"none","by":"default"},"figures":{"value":8}},"seed":null,"dice":[6,6,1,5,4,2,4,3],"stages":[{"id":"hit","count":3,"dice":[6,6,1],"need":4,"modifiers":[],"successes":2,"side":"enemy"},{"id":"kill","count":2,"dice":[5,4],"need":3,"modifiers":[],"successes":2,"side":"enemy"},{"id":"character","count":1,"dice":[2],"need":6,"modifiers":[],"successes":0,"side":"enemy"}],"outcome":{"hits":0,"kills":0,"saved":0,"wounds_lost":0,"characters":0,"lost_more":"own","enemy_hits":2,"enemy_kills":2,"enemy_saved":0,"enemy_wounds_lost":0,"enemy_characters":0,"total":2,"reaction":"retreat","state":"retreat","disorganised":true,"share":25,"enemy_total":null,"enemy_reaction":null,"enemy_state":null,"enemy_disorganised":null,"enemy_share":null},"next":[],"then":[{"test":"morale","side":"own","flags":{"after":{"value":"melee","by":"earlier"},"lost":{"value":2,"by":"earlier"},"of":{"value":8,"by":"earlier"},"inflicted":{"value":0,"by":"earlier"},"side-lost":{"value":2,"by":"implied"},"quality":{"value":"average","by":"default"},"type":{"value":"disciplined","by":"default"},"state":{"value":"ok","by":"default"},"formation":{"value":"line","by":"default"},"leader":{"value":["none"],"by":"default"}},"stages":[{"id":"morale","dice":[4],"modifiers":[{"id":"losses-25","value":-1,"ref":"3.6.6"},{"id":"lost-more","value":-1,"ref":"3.6.6"}],"total":2,"result":"retreat"}],"outcome":{"total":2,"reaction":"retreat","state":"retreat","disorganised":true,"share":25},"effects":["moves-back","edge-is-flight","not-pursued","cavalry-destroys"],"next":[{"test":"morale","args":["--after","retreat"],"why":"retreat"}]},{"test":"influence","side":"own","flags":{"cv":{"value":3},"quality":{"value":"average","by":"default"},"type":{"value":"disciplined","by":"default"},"state":{"value":"retreat","by":"earlier"},"disorganised":{"value":true,"by":"earlier"},"command":{"value":"own","by":"default"},"commander":{"value":true}},"stages":[{"id":"influence","dice":[3],"modifiers":[{"id":"quality-average","value":1,"ref":"3.7"},{"id":"type-disciplined","value":-1,"ref":"3.7"},{"id":"state-retreat","value":1,"ref":"3.7"},{"id":"commander","value":-1,"ref":"3.7"}],"total":3,"result":"success"}],"outcome":{"total":3,"result":"success","state":"ok","disorganised":true,"leader":null},"effects":["still-disorganised"],"next":[]}]}

$ nfw melee --both --value 0 --enemy-value 3 --figures 8 --dice '6 1 1 1' -q --expect none --then influence --cv 3
0
0
none
none
none

$ nfw melee --both --value 0 --enemy-value 1 --figures 8 --odds --then influence --cv 3
Melee, Fucilier Wars 3.6.5, this side: exact odds

foes killed  mean 0.0000  spread 0.0000
           0  100.00%  ##############################  0+ 100.00%
lost more:          neither: 66.67%  this side: 33.33%

Melee, Fucilier Wars 3.6.5, the enemy: exact odds

foes killed  mean 0.3333  spread 0.4714
           0   66.67%  ##############################  0+ 100.00%
           1   33.33%  ###############                 1+ 33.33%
hits                mean 0.5000  spread 0.5000  none: 50.00%
hits on characters  mean 0.0556  spread 0.2291  none: 94.44%

Morale, Fucilier Wars 3.4.4, 3.6.6, the enemy: exact odds

reaction
  no test due  100.00%  ##############################

Morale, Fucilier Wars 3.4.4, 3.6.6, this side: exact odds

reaction
  demoralised   11.11%  #####
      retreat   11.11%  #####
         rout   11.11%  #####
  no test due   66.67%  ##############################
total               mean 2.5000  spread 1.7078
disorganised        no: 11.11%  yes: 22.22%  no test due: 66.67%
per cent lost       mean 12.5000  spread 0.0000

Influence, Fucilier Wars 3.7, this side: exact odds

result
        success   11.11%  #####
        failure   11.11%  #####
  total failure   11.11%  #####
    no test due   66.67%  ##############################
total               mean 4.5000  spread 1.8930
state               OK: 11.11%  demoralised: 3.70%  retreat: 3.70%
                    rout: 14.81%  no test due: 66.67%
disorganised        no: 11.11%  yes: 22.22%  no test due: 66.67%
leader              no test due: 66.67%
Assumed    --quality average --weapon bayonet --arm infantry --state ok
           --type disciplined --formation line --enemy-arm infantry
           --enemy-quality average --enemy-armour none --enemy-weapon bayonet
           --enemy-state ok --enemy-type disciplined --enemy-formation line
           --armour none

$ nfw melee --both --value 0 --enemy-value 1 --figures 8 --odds -q --then influence --cv 3
success 0.1111111111111111
failure 0.1111111111111111
total-failure 0.1111111111111111
none 0.6666666666666667

$ nfw melee --both --value 0 --enemy-value 1 --figures 8 --repeat 6000 --seed 4 -q --then influence --cv 3
success 652
failure 657
total-failure 662
none 4029

$ nfw melee --both --value 0 --enemy-value 1 --figures 8 --vary enemy-value=1..3 --then influence --cv 3 --show state=ok
Melee, Fucilier Wars: exact odds

enemy-value  this side: state OK
1                         11.11%
2                         19.14%
3                         24.90%

$ nfw duel --both --value 1 --enemy-value 1 --leader cinc --dice '1 6 6 3' --then command-test --cv 2
Individuals' combat, Fucilier Wars 3.6.3

This side
To hit     1 die: 1 Value (3.6.3)
           4+
           1  -> 0 hits
The enemy
To hit     1 die: 1 Value (3.6.3)
           4+
           6* -> 1 hit
To kill    1 die
           one-handed weapon: 3+
           6* -> 1 mortal hit

This side  0 foes killed
           the man struck at is unwounded: in his next movement he may leave
           (3.6.3)
The enemy  1 foe killed
           the man struck is eliminated; every command of his army takes a
           command test in round 8 (3.6.3, 3.8)
Next       this side, command test of each command of the army that lost him:
           nfw command-test --cinc-lost --cv N
Assumed    --quality average --weapon one-handed --enemy-quality average
           --enemy-armour none --enemy-weapon one-handed --armour none

Command test, Fucilier Wars 3.8: this side

Command    1D6: 3 +2 command value (3.8) -3 C-in-C lost (3.8) = 2 -> rout
Result     rout
           its leader, all its units and the individuals who depend on him leave
           the table (3.8, 4.1)
           commands that test after it count it as lost at once, and the C-in-C
           if he fled (3.8)
Assumed    --speech none

$ nfw melee --both --value 2 --enemy-value 2 --then scout
2> nfw: --then 'scout': from morale follows morale, influence
? 2

$ nfw melee --both --value 2 --enemy-value 2 --then morale
2> nfw: --then: where both sides roll, the tests that follow are taken at once
? 2

$ nfw melee --both --value 2 --enemy-value 2 --dice '6 1 6 6 1 3 1 1 4 5' --expect 2+
Melee, Fucilier Wars 3.6.5

This side
To hit     2 dice: 2 Value of those who fight (3.6.5)
           4+
           6* 1  -> 1 hit
To kill    1 die
           bayonet, infantry lance, pike: 3+
           6* -> 1 mortal hit
The enemy
To hit     2 dice: 2 Value of those who fight (3.6.5)
           4+
           6* 1  -> 1 hit
To kill    1 die
           bayonet, infantry lance, pike: 3+
           3* -> 1 mortal hit
Characters 1 die
           6+
           1  -> 0 hits on characters
This side
Characters 1 die
           6+
           1  -> 0 hits on characters

This side  1 foe killed, lost more: neither
The enemy  1 foe killed
Assumed    --quality average --weapon bayonet --arm infantry --state ok
           --type disciplined --formation line --enemy-arm infantry
           --enemy-quality average --enemy-armour none --enemy-weapon bayonet
           --enemy-state ok --enemy-type disciplined --enemy-formation line
           --armour none

Morale, Fucilier Wars 3.6.6: the enemy

Morale     1D6: 4 -> demoralised
Result     demoralised, disorganised
           fights on with the penalties; place both markers (3.4.5)
           strength not given: the losses were taken as below every share
           (3.6.6)

Morale, Fucilier Wars 3.6.6: this side

Morale     1D6: 5 -> demoralised
Result     demoralised, disorganised
           fights on with the penalties; place both markers (3.4.5)
           strength not given: the losses were taken as below every share
           (3.6.6)
? 1

# Who said that he wants the enemy's colours, and inflicts more, has them; the bearer is one loss more.
$ nfw melee --both --value 2 --enemy-value 1 --enemy-defending-colours --enemy-figures 8 --enemy-colours --dice '6 6 5 1 1 1 4'
Melee, Fucilier Wars 3.6.5

This side
To hit     2 dice: 2 Value of those who fight (3.6.5)
           4+
           6* 6* -> 2 hits
To kill    2 dice
           bayonet, infantry lance, pike: 3+
           5* 1  -> 1 mortal hit
The enemy
To hit     1 die: 1 Value of those who fight (3.6.5)
           4+
           1  -> 0 hits
Characters 1 die
           6+
           1  -> 0 hits on characters

This side  1 foe killed, lost more: the enemy, colours captured
           it takes the enemy's colours, as it said: the bearer is removed
           besides the other losses (3.6.4)
           a bearer with a save rolls it first (nfw save --hits 1 --figures 1);
           if he makes it, the same again with --enemy-bearer-saved (for this
           unit's --bearer-saved) (3.6.4)
The enemy  0 foes killed
Assumed    --quality average --weapon bayonet --arm infantry --state ok
           --type disciplined --formation line --enemy-arm infantry
           --enemy-quality average --enemy-armour none --enemy-weapon bayonet
           --enemy-state ok --enemy-type disciplined --enemy-formation line
           --armour none

Morale, Fucilier Wars 3.6.6: the enemy

Morale     1D6: 4 -1 a quarter or more lost (3.6.6)
           -1 lost more than it inflicted (3.6.6) -1 lost its colours (3.6.6)
           = 1 -> rout
Result     rout
           leaves the table with all who joined it; a general with it may
           influence it at once; if he goes too: command test in round 8 (3.4.5,
           3.8)

$ nfw melee --both --value 2 --enemy-value 1 --enemy-defending-colours --enemy-figures 8 --enemy-colours --dice '6 6 5 1 1 1 4' --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"melee","given":["melee","--both","--value","2","--enemy-value","1","--enemy-defending-colours","--enemy-figures","8","--enemy-colours","--dice","6 6 5 1 1 1 4","--json"],"flags":{"value":{"value":2},"both":{"value":true},"quality":{"value":"average","by":"default"},"weapon":{"value":"bayonet","by":"default"},"arm":{"value":"infantry","by":"default"},"state":{"value":"ok","by":"default"},"type":{"value":"disciplined","by":"implied"},"formation":{"value":"line","by":"implied"},"enemy-arm":{"value":"infantry","by":"default"},"enemy-quality":{"value":"average","by":"default"},"enemy-armour":{"value":"none","by":"default"},"enemy-figures":{"value":8},"enemy-value":{"value":1},"enemy-weapon":{"value":"bayonet","by":"default"},"enemy-state":{"value":"ok","by":"default"},"enemy-defending-colours":{"value":true},"enemy-type":{"value":"disciplined","by":"implied"},"enemy-formation":{"value":"line","by":"implied"},"enemy-colours":{"value":true},"armour":{"value":"none","by":"default"}},"seed":null,"dice":[6,6,5,1,1,1,4],"stages":[{"id":"hit","count":2,"dice":[6,6],"need":4,"modifiers":[],"successes":2,"side":"own"},{"id":"kill","count":2,"dice":[5,1],"need":3,"modifiers":[],"successes":1,"side":"own"},{"id":"hit","count":1,"dice":[1],"need":4,"modifiers":[],"successes":0,"side":"enemy"},{"id":"character","count":1,"dice":[1],"need":6,"modifiers":[],"successes":0,"side":"own"}],"outcome":{"hits":2,"kills":1,"saved":0,"wounds_lost":0,"characters":0,"lost_more":"enemy","captured":true,"enemy_hits":0,"enemy_kills":0,"enemy_saved":0,"enemy_wounds_lost":0,"enemy_characters":0,"total":null,"reaction":null,"state":null,"disorganised":null,"share":null,"enemy_total":1,"enemy_reaction":"rout","enemy_state":"rout","enemy_disorganised":false,"enemy_share":25},"effects":["colours-captured","bearer-may-save"],"next":[],"then":[{"test":"morale","side":"enemy","flags":{"after":{"value":"melee","by":"earlier"},"lost":{"value":2,"by":"earlier"},"of":{"value":8,"by":"earlier"},"inflicted":{"value":0,"by":"earlier"},"side-lost":{"value":2,"by":"implied"},"quality":{"value":"average","by":"default"},"type":{"value":"disciplined","by":"default"},"state":{"value":"ok","by":"default"},"formation":{"value":"line","by":"default"},"leader":{"value":["none"],"by":"default"},"lost-colours":{"value":true,"by":"earlier"}},"stages":[{"id":"morale","dice":[4],"modifiers":[{"id":"losses-25","value":-1,"ref":"3.6.6"},{"id":"lost-more","value":-1,"ref":"3.6.6"},{"id":"colours-lost","value":-1,"ref":"3.6.6"}],"total":1,"result":"rout"}],"outcome":{"total":1,"reaction":"rout","state":"rout","disorganised":false,"share":25},"effects":["leaves-table"],"next":[]}]}

# A bearer with a save may have kept them.
$ nfw melee --both --value 2 --enemy-value 1 --enemy-defending-colours --enemy-figures 8 --enemy-colours --enemy-bearer-saved --dice '6 6 5 1 1 1 4' --lang it
Combattimento, Fucilier Wars 3.6.5

Noi
Colpire    2 dadi: 2 Valore di chi combatte (3.6.5)
           4+
           6* 6* -> 2 colpi a segno
Uccidere   2 dadi
           baionetta, lancia della fanteria, picca: 3+
           5* 1  -> 1 colpo mortale
Il nemico
Colpire    1 dado: 1 Valore di chi combatte (3.6.5)
           4+
           1  -> 0 colpi a segno
Personaggi 1 dado
           6+
           1  -> 0 colpi su Personaggi

Noi        1 avversario ucciso, ha perso di più: il nemico
           l'Alfiere nemico salva se stesso e lo stendardo (3.6.4)
Il nemico  0 avversari uccisi
Sottinteso --qualita media --arma baionetta --corpo fanteria --stato ok
           --tipo disciplinata --formazione linea --nemico-corpo fanteria
           --nemico-qualita media --nemico-corazza nessuna
           --nemico-arma baionetta --nemico-stato ok --nemico-tipo disciplinata
           --nemico-formazione linea --corazza nessuna

Morale, Fucilier Wars 3.6.6: il nemico

Morale     1D6: 4 -1 più perdite subite che inflitte (3.6.6) +1 Alfiere (3.6.6)
           = 4 -> demoralizzata
Risultato  demoralizzata, disorganizzata
           continua a combattere con le penalità; mettete i due segnalini
           (3.4.5)

# Who is in contact is handed on to the test of influence that may follow.
$ nfw melee --both --value 1 --commander --officer --sergeant --quality poor --type irregular --figures 12 --leader general --enemy-value 8 --dice '1 1  6 6 1 1 1 1 1 1  6 6  1  1'
Melee, Fucilier Wars 3.6.5

This side
To hit     2 dice: 1 Value of those who fight (3.6.5),
           +1 special fighter or sergeant (3.6.5)
           4+ -1 lower quality (3.6.5) = 5+
           1  1  -> 0 hits
The enemy
To hit     8 dice: 8 Value of those who fight (3.6.5)
           4+ +1 higher quality (3.6.5) = 3+
           6* 6* 1  1  1  1  1  1  -> 2 hits
To kill    2 dice
           bayonet, infantry lance, pike: 3+
           6* 6* -> 2 mortal hits
This side
Characters 1 die
           6+
           1  -> 0 hits on characters

This side  0 foes killed, lost more: this side
The enemy  2 foes killed
Assumed    --weapon bayonet --arm infantry --state ok --formation line
           --enemy-arm infantry --enemy-quality average --enemy-armour none
           --enemy-weapon bayonet --enemy-state ok --enemy-type disciplined
           --enemy-formation line --armour none

Morale, Fucilier Wars 3.6.6: this side

Morale     1D6: 1 -1 poor (3.6.6) -1 lost more than it inflicted (3.6.6)
           +2 general or C-in-C (3.6.6) +1 commander or officer (3.6.6) = 2
           -> rout
Result     rout
           leaves the table with all who joined it; a general with it may
           influence it at once; if he goes too: command test in round 8 (3.4.5,
           3.8)
Next       its general may hold it at once: nfw influence --state rout \
           --quality poor --type irregular --commander --officer --sergeant \
           --cv N
