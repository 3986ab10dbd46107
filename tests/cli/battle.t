# A battle of two lists, one after the other, in one folder. Its fire round in full: three volleys at
# one target, who was struck, one losses test with the sum, the end of the round.

$ nfw battle new turin.battle turin.toml marsin.toml
Turn 1, reserves and reinforcements

Piedmont before Turin, 1706
  Centre                army standard
    The Duke            command value 5, charismatic, Wounds left 1
    Guards              models 12, volleys left 6, commander 1, subaltern 1,
                        colour bearers 1, musicians 1
    Saluzzo             models 16, volleys left 6, commander 1,
                        colour bearers 2
  Left
    Baron Rehbinder     command value 3
    Aosta               models 14, volleys left 6, commander 1
    Monferrato          models 14, volleys left 6, commander 1
    Imperial hussars    models 6, commander 1
    Twelve-pounders     models 4, limbered, volleys left 6, of canister 2,
                        commander 1

France before Turin, 1706
  Gardes françaises
    Marshal Marsin      command value 4
    Gardes              models 20, volleys left 6, commander 1, subaltern 1,
                        colour bearers 1, musicians 1
    Royal               models 20, volleys left 6, commander 1,
                        colour bearers 1
    Champagne           models 20, volleys left 6, commander 1, musicians 1

$ nfw due
Turn 1, reserves and reinforcements
May        1 nfw scout piedmont  2 france  3 nfw hold-back centre --how  4 left
           5 gardes-francaises  6 nfw speech the-duke NAME  7 marshal-marsin

$ nfw round fire --skip
Turn 1, fire: volleys
Applied    [1] round fire

# Guards under fire of two units: the second takes aim at those who still stand.

$ nfw fire gardes guards 20 long --dice 2,6,4,6,5,6,6,3,5,1,2,4,4,2,4,2,4,6,3,6,4,2,5,1,3,1,6,3,3,6
Fire, Fucilier Wars 3.4.3

To hit     22 dice: 20 shooters (3.4.3), +2 veteran, one for 10 members (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           2  6* 4  6* 5  6* 6* 3  5  1  2  4  4  2  4  2  4  6* 3  6* 4  2
           -> 6 hits
To kill    6 dice
           musket, rifle, carbine: 3+
           5* 1  3* 1  6* 3* -> 4 mortal hits
Characters 2 dice
           6+
           3  6* -> 1 hit on a character
Result     4 killed, 1 hit on a character
           so many of the mortal hits fall on characters of the attacker's
           choice, never the colours; one with a save may roll it (nfw save),
           and a success uses up the hit; a C-in-C, general or charismatic
           character killed: command test in round 8 (3.4.3, 3.8)
From file  Gardes: figures 20, quality veteran, formation column
           Guards: target-formation column, target-figures 12
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [2] Guards: lost in this round 0 -> 4, lost to musketry, characters
           struck, not named yet 0 -> 1, fired at; Gardes: volleys left 6 -> 5,
           has fired, firing at Guards
Due        strike guards (by france)

$ nfw fire royal guards 16 long cover light --dice 5,4,3,4,2,3,5,5,4,5,5,1,3,1,6,6,6,5,4
Fire, Fucilier Wars 3.4.3

To hit     16 dice: 16 shooters (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           5  4  3  4  2  3  5  5  4  5  5  1  3  1  6* 6* -> 2 hits
To kill    2 dice
           musket, rifle, carbine: 3+ -1 light cover (3.4.3) = 4+
           6* 5* -> 2 mortal hits
Characters 1 die
           6+
           4  -> 0 hits on characters
Result     2 killed
From file  Royal: figures 20, formation column
           Guards: target-formation column, target-figures 8
Not said   --ranks --not-nearest --prone --wading --on-bridge --enveloped
Applied    [3] Guards: lost in this round 4 -> 6; Royal: volleys left 6 -> 5,
           has fired, firing at Guards
Due        strike guards (by france)

$ nfw due
Turn 1, fire: volleys
Must       1 nfw strike guards (by france)
May        2 nfw fire guards NAME --shooters --range  3 saluzzo  4 aosta
           5 monferrato  6 champagne

$ nfw due --json
{"schema":1,"version":"0.2.0","rules":"fucilier","turn":1,"round":"fire","step":"volleys","due":[{"n":1,"id":"strike","seat":"guards","must":true,"by_enemy":true},{"n":2,"id":"fire","seat":"guards","must":false},{"n":3,"id":"fire","seat":"saluzzo","must":false},{"n":4,"id":"fire","seat":"aosta","must":false},{"n":5,"id":"fire","seat":"monferrato","must":false},{"n":6,"id":"fire","seat":"champagne","must":false}]}

# The losses test waits for who was struck, and for whoever may still fire.

$ nfw morale guards
2> nfw: morale: not due for Guards now: first 'nfw strike guards'; --anyway takes it all the same
? 2

$ nfw morale royal
2> nfw: morale: not due for Royal now; --anyway takes it all the same
? 2

$ nfw strike guards musician
Applied    [4] Guards: of them characters 0 -> 1, characters struck, not named
           yet 1 -> 0, musicians 1 -> 0
Due        morale guards

$ nfw strike guards musician
2> nfw: Guards has no character struck
? 2

$ nfw strike guards drummer
2> nfw: --who 'drummer': allowed are commander, subaltern, sergeant, musician, sharpshooter, colonel, leader
? 2

$ nfw morale guards
2> Turn 1, fire: volleys: may still be done: fire guards, saluzzo, aosta, monferrato, champagne; go on? (y/n) 
2> nfw: nothing was done; --skip goes on without them
? 2

$ yes 1 | head -n 22 | nfw fire champagne guards 20 long --ask -q
0
2> To hit: 22 dice (1-6, 6+): To hit: 21 dice (1-6, 6+): To hit: 20 dice (1-6, 6+): To hit: 19 dice (1-6, 6+): To hit: 18 dice (1-6, 6+): To hit: 17 dice (1-6, 6+): To hit: 16 dice (1-6, 6+): To hit: 15 dice (1-6, 6+): To hit: 14 dice (1-6, 6+): To hit: 13 dice (1-6, 6+): To hit: 12 dice (1-6, 6+): To hit: 11 dice (1-6, 6+): To hit: 10 dice (1-6, 6+): To hit: 9 dice (1-6, 6+): To hit: 8 dice (1-6, 6+): To hit: 7 dice (1-6, 6+): To hit: 6 dice (1-6, 6+): To hit: 5 dice (1-6, 6+): To hit: 4 dice (1-6, 6+): To hit: 3 dice (1-6, 6+): To hit: 2 dice (1-6, 6+): To hit: 1 die (1-6, 6+): 

$ nfw fire guards gardes 12 long --odds -q
0 0.21628042194870878
1 0.35145568566665164
2 0.26359176424998876
3 0.12081289194791148
4 0.03775402873372233
5 0.008494656465087524
6 0.0014157760775145869
7 0.00017697200968932339
8 1.659112590837406e-05
9 1.1521615214148651e-06
10 5.7608076070743245e-08
11 1.963911684229883e-09
12 4.0914826754789214e-11
13 3.93411795719127e-13

$ echo n | nfw morale guards charismatic --dice 2
2> Turn 1, fire: volleys: may still be done: fire guards, saluzzo, aosta, monferrato; go on? (y/n) nfw: nothing was done; --skip goes on without them
? 2

$ echo y | nfw morale guards charismatic --dice 2
Morale, Fucilier Wars 3.4.4

Morale     1D6: 2 +1 veteran (3.4.4) -1 losses this turn (3.4.4)
           +1 commander or officer (3.4.4) +1 colours (3.4.4)
           +1 charismatic character within 20 cm (4.10) = 5 -> demoralised
Result     demoralised, disorganised
           fights on with the penalties; place both markers (3.4.5)
From file  Guards: lost 6, of 12, by musketry, arm infantry, quality veteran,
           formation column, commander, officer, colours, after fire
Not said   --army-standard
Applied    [8] Guards: state OK -> demoralised, disorganised, losses test taken
2> Turn 1, fire: volleys: may still be done: fire guards, saluzzo, aosta, monferrato; go on? (y/n) 

$ nfw fire saluzzo royal 16 short
2> nfw: fire: that is over in this round: Turn 1, fire: losses tests; --anyway takes it all the same
? 2

$ nfw fire gardes guards 20 long
2> nfw: Gardes has fired in this turn (3.4.1); --anyway takes it all the same
? 2

# What was done last is taken back, and put back.

$ nfw undo
[8] morale guards charismatic --dice 2
Turn 1, fire: volleys
Applied    [9] Guards: losses test not taken, no longer disorganised, state
           demoralised -> OK
Due        morale guards

$ nfw redo
[8] morale guards charismatic --dice 2
Turn 1, fire: losses tests
Applied    [10] Guards: state OK -> demoralised, disorganised, losses test taken

$ nfw redo
2> nfw: redo: there is nothing to take back or to put back
? 2

$ nfw battle
Turn 1, fire: losses tests

Piedmont before Turin, 1706
  Centre                army standard
    The Duke            command value 5, charismatic, Wounds left 1
    Guards              models 12, lost in this round 6, demoralised,
                        disorganised, volleys left 6, commander 1, subaltern 1,
                        colour bearers 1
    Saluzzo             models 16, volleys left 6, commander 1,
                        colour bearers 2
  Left
    Baron Rehbinder     command value 3
    Aosta               models 14, volleys left 6, commander 1
    Monferrato          models 14, volleys left 6, commander 1
    Imperial hussars    models 6, commander 1
    Twelve-pounders     models 4, limbered, volleys left 6, of canister 2,
                        commander 1

France before Turin, 1706
  Gardes françaises
    Marshal Marsin      command value 4
    Gardes              models 20, volleys left 5, has fired, commander 1,
                        subaltern 1, colour bearers 1, musicians 1
    Royal               models 20, volleys left 5, has fired, commander 1,
                        colour bearers 1
    Champagne           models 20, volleys left 5, has fired, commander 1,
                        musicians 1

$ nfw round
Turn 1, movement
Applied    [11] round movement; Guards: models 12 -> 6
Due        initiative (nfw next)

$ nfw round fire --skip
2> nfw: round: still due: initiative
? 2

$ nfw next --seed 9 -q && nfw round fire --skip
The Duke
Marshal Marsin
Baron Rehbinder
Turn 2, fire: volleys
Applied    [13] turn 2, round fire

# Names: a beginning of a word, of one side; who is gone; two that fit.

$ nfw fire roy gua 20 long --dice 4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4 -q
0

$ nfw fire piedmont/sal gardes 16 long --seed 4962001026101147 -q
3

$ nfw fire gardes royal long
2> nfw: 'royal': Royal is no enemy of his; there are guards, saluzzo, aosta, monferrato, imperial-hussars, twelve-pounders
? 2

$ nfw fire gardes guerds long
2> nfw: 'guerds': nobody has this name here; there are guards, saluzzo, aosta, monferrato, imperial-hussars, twelve-pounders; did you mean 'guards'?
? 2

$ nfw fire gardes
2> nfw: fire needs 2 names, first of who acts: 'nfw fire gardes guards'
? 2

$ nfw fire champagne guards lnog
2> nfw: fire takes no 'lnog'; did you mean 'long'?
? 2

$ nfw fire champagne guards 20
2> nfw: fire needs --range: point-blank, short, long
? 2

$ nfw fire twelve champagne long canister value 2 formation battery --json --seed 3
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"fire","given":["fire","twelve","champagne","long","canister","value","2","formation","battery","--json","--seed","3"],"flags":{"weapon":{"value":"cannon"},"value":{"value":2},"figures":{"value":4},"quality":{"value":"average"},"formation":{"value":"battery"},"state":{"value":"ok"},"pounder":{"value":12},"ammo":{"value":"canister"},"range":{"value":"long"},"target":{"value":"infantry"},"target-formation":{"value":"column"},"target-figures":{"value":20},"target-armour":{"value":"none"},"cover":{"value":"none","by":"default"}},"seed":3,"dice":[6,6,5,6,1],"stages":[{"id":"hit","count":2,"dice":[6,6],"need":5,"modifiers":[{"id":"long-range","value":-1,"ref":"3.4.3"},{"id":"artillery-vs-troops","value":1,"ref":"3.4.3"}],"successes":2},{"id":"kill","count":2,"dice":[5,6],"need":3,"modifiers":[],"successes":2},{"id":"character","count":1,"dice":[1],"need":6,"modifiers":[],"successes":0}],"outcome":{"hits":2,"kills":2,"saved":0,"wounds_lost":0,"characters":0},"next":[{"test":"morale","args":["--after","fire","--by","canister","--lost","2","--of","20","--formation","column"],"why":"losses"}],"battle":{"entry":16,"changes":[["twelve-pounders.volleys",6,5],["twelve-pounders.canister",2,1],["twelve-pounders.fired",false,true],["twelve-pounders.target","","champagne"],["champagne.lost",0,2],["champagne.lost-by",null,["canister"]],["champagne.shot-at",false,true]],"due":[{"id":"morale","seat":"gardes"},{"id":"morale","seat":"champagne"}],"by_hand":["formation","value"]}}

$ nfw melee guards gardes
2> nfw: melee is of the round 'melee': nfw round melee; --anyway takes it all the same
? 2

# By agreement, and in the journal.

$ nfw set guards state=rout
2> nfw: set needs --why: the other player will want to know
? 2

$ nfw set guards state=fled --why 'they ran'
2> nfw: state 'fled': allowed are ok, bloodlust, demoralised, retreat, rout
? 2

$ nfw set guards staet=rout --why 'they ran'
2> nfw: 'staet=rout': allowed are KEY=VALUE, of place, wounds-lost-by-the-living, models, lost-in-this-round, characters-struck-not-named-yet, formation, models-in-its-first-rank, state, disorganised, volleys-left, of-canister, has-fired, does-not-move-in-this-turn, commander, subaltern, sergeant, colour-bearers, musicians, sharpshooter, mounted-colonel, the-colonel-s-wound-is-lost, colours-lost-in-melee; did you mean 'state'?
? 2

$ nfw set guards state=rout --why 'they ran'
Applied    [17] Guards: place on the table -> fled, state demoralised -> rout
Due        morale gardes, morale champagne

$ nfw fire champagne guards long
2> nfw: Guards takes no part: fled
? 2

$ nfw note the sun is low
Applied    [18] noted
Due        morale gardes, morale champagne

$ nfw log guards
[2]        1 fire: fire gardes guards 20 long --dice
           2,6,4,6,5,6,6,3,5,1,2,4,4,2,4,2,4,6,3,6,4,2,5,1,3,1,6,3,3,6 -> 4
           Guards: lost in this round 0 -> 4, lost to musketry, characters
           struck, not named yet 0 -> 1, fired at; Gardes: volleys left 6 -> 5,
           has fired, firing at Guards
[3]        1 fire: fire royal guards 16 long cover light --dice
           5,4,3,4,2,3,5,5,4,5,5,1,3,1,6,6,6,5,4 -> 2
           Guards: lost in this round 4 -> 6; Royal: volleys left 6 -> 5, has
           fired, firing at Guards
[4]        1 fire: strike guards musician
           Guards: of them characters 0 -> 1, characters struck, not named yet 1
           -> 0, musicians 1 -> 0
[7]        1 fire: fire champagne guards 20 long --ask -q -> 0
           Champagne: volleys left 6 -> 5, has fired, firing at Guards
[8]        1 fire: morale guards charismatic --dice 2 -> demoralised
           Guards: state OK -> demoralised, disorganised, losses test taken
[9]        1 fire: undo [8]
           Guards: losses test not taken, no longer disorganised, state
           demoralised -> OK
[10]       1 fire: redo [8]
           Guards: state OK -> demoralised, disorganised, losses test taken
[11]       1 fire: round
           round movement; Guards: models 12 -> 6
[14]       2 fire: fire roy gua 20 long --dice
           4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4 -q -> 0
           Guards: fired at; Royal: volleys left 5 -> 4, has fired, firing at
           Guards
[17]       2 fire: set guards state=rout (they ran)
           Guards: place on the table -> fled, state demoralised -> rout

$ nfw turn --skip
2> nfw: turn: still due: morale gardes, champagne
? 2

$ nfw next --skip --seed 2 -q && nfw next --seed 1 -q && nfw round && nfw next --seed 1 -q && nfw next --seed 2
demoralised
retreat
Turn 2, movement
Applied    [21] round movement; Gardes: models 20 -> 17; Champagne: models 20 ->
           18
Due        initiative (nfw next)
The Duke
Baron Rehbinder
Marshal Marsin
2> nfw: next: nothing is due; 'nfw round' goes on
? 2

$ nfw turn --skip && nfw due --lang it
Turn 3, reserves and reinforcements
Applied    [23] turn 3, round reserves and reinforcements
Turno 3, Riserve e Rinforzi
           non c'è nulla da fare: 'nfw round' prosegue

# Influence is tried by a leader: first he, then the unit.

$ nfw round movement --skip && nfw next --seed 3 -q && nfw next --seed 3 -q && nfw round influence --skip && nfw influence duke saluzzo charismatic --dice 1
Turn 3, movement
Applied    [24] round movement
Due        initiative (nfw next), morale champagne
The Duke
Baron Rehbinder
Marshal Marsin
ok
Turn 3, influence
Applied    [27] round influence
Influence, Fucilier Wars 3.7

Influence  1D6: 1 +1 average (3.7) -1 disciplined (3.7) -1 commander (3.7)
           -2 charismatic character or army standard (3.7, 4.10, 4.11) = -2
           against cv 6 -> success
Result     success, state bloodlust
           provisional: to the end of the next turn, unless a test decides
           otherwise first (3.7)
From file  The Duke: cv 6, save 7, wounds 1
           Saluzzo: commander
Not said   --army-standard
Applied    [28] The Duke: with Saluzzo; Saluzzo: state OK -> bloodlust, turns
           that its bloodlust may last 0 -> 2, influence tried

$ nfw influence duke saluzzo
2> nfw: Saluzzo has been influenced in this turn (3.7); --anyway takes it all the same
? 2

$ nfw infl marsin guards
2> nfw: 'guards': Guards is the enemy's; there are gardes, royal, champagne
? 2

$ nfw influence marsin royal --dice 6 --lang it
Influenza, Fucilier Wars 3.7

Influenza  1D6: 6 +1 media (3.7) -1 disciplinata (3.7) -1 Comandante (3.7) = 5
           contro VC 4 -> fallimento
Risultato  fallimento, stato OK
           nessun cambiamento; può ritentare nel prossimo turno (3.7)
Dal file   Marshal Marsin: vc 4, salvezza 7
           Royal: comandante
Applicato  [29] Marshal Marsin: con Royal; Royal: influenza tentata

# What it needs, and where it is.

$ nfw battle new turin.battle turin.toml marsin.toml
2> nfw: turin.battle: is there already
? 2

$ nfw battle new second.battle turin.toml
2> nfw: battle new needs FILE LIST LIST
? 2

$ nfw battle now
2> nfw: battle 'now': 'battle' shows it, 'battle new' begins one, 'battle add' brings in a list
? 2

$ cp turin.battle second.battle; nfw due
2> nfw: several battles here: second.battle, turin.battle; --battle-file names one
? 2

$ nfw --battle-file turin.battle note two battles
Applied    [30] noted

$ NFW_BATTLE=second.battle nfw log | tail -n 2
[29]       3 influence: influence marsin royal --dice 6 --lang it -> failure
           Marshal Marsin: with Royal; Royal: influence tried

$ rm second.battle; head -n 3 turin.battle >first.battle; nfw due --battle-file first.battle
Turn 1, fire: volleys
Must       1 nfw strike guards (by france)
May        2 nfw fire guards NAME --shooters --range  3 saluzzo  4 aosta
           5 monferrato  6 royal  7 champagne

$ sed 's/"range":"long"/"range":"shot"/' turin.battle >first.battle; nfw due --battle-file first.battle
2> nfw: first.battle:3: this line is not as it was written: its digest does not fit
? 2

$ sed 1d turin.battle >first.battle; nfw due --battle-file first.battle
2> nfw: first.battle:1: this is no battle of nfw
? 2

$ sed '1s/"format":1/"format":2/' turin.battle >first.battle; nfw due --battle-file first.battle
2> nfw: first.battle:1: written by a newer nfw: this one cannot read it
? 2

$ head -c -1 turin.battle >first.battle; nfw log --battle-file first.battle | tail -n 1; nfw verify first.battle | head -n 1; nfw due --lang it --battle-file first.battle >o; nfw note torn --battle-file first.battle 2>&1 | sed 's/torn-[0-9]*/torn-N/'
           Marshal Marsin: with Royal; Royal: influence tried
first.battle: 29 entries, each as its dice and all before it make it
nfw: first.battle: an unfinished last line was set aside in first.battle.torn-N
Applied    [30] noted
2> nfw: first.battle: its last line has no end and does not count
2> nfw: first.battle: its last line has no end and does not count
2> nfw: first.battle: l'ultima riga non è conclusa e non conta

$ rm first.battle* && nfw --rules campaign battle new other.battle turin.toml marsin.toml
2> nfw: campaign has no battles yet
? 2

# Two of one name, a name in other letters, one that is written with a slash: as it stands in the
# list, or as they are told apart.

$ sed 's/"Royal"/"Gardes"/; s/"Champagne"/"Хайлендеры"/; s/"Marshal Marsin"/"Marsin a\/c"/' marsin.toml >names.toml; nfw battle new names.battle turin.toml names.toml | sed "/^Lists/,\$d" | sed "\$d" | tail -n 1
                        colour bearers 1

$ nfw set gardes figures=19 --why straggler --battle-file names.battle
Applied    [1] Gardes: models 20 -> 19

$ nfw set france/gardes figures=19 --why straggler --battle-file names.battle
Applied    [2] noted

$ nfw set @хайлендеры figures=19 --why straggler --battle-file names.battle
2> nfw: '@хайлендеры': nobody has this name here; there are piedmont, centre, the-duke, guards, saluzzo, left, baron-rehbinder, aosta, monferrato, imperial-hussars, twelve-pounders, france, gardes-francaises, marsin-a-c, gardes, gardes-2, unit
? 2

$ nfw set @Хайлендеры figures=19 --why straggler --battle-file names.battle
Applied    [3] Хайлендеры: models 20 -> 19

$ nfw set 'marsin A/C' cv=3 --why agreed --battle-file names.battle
Applied    [4] Marsin a/c: command value 4 -> 3

$ nfw set @ turn=2 --why agreed --battle-file names.battle
2> nfw: '@': nobody has this name here; there are piedmont, centre, the-duke, guards, saluzzo, left, baron-rehbinder, aosta, monferrato, imperial-hussars, twelve-pounders, france, gardes-francaises, marsin-a-c, gardes, gardes-2, unit
? 2

# House rules go with the battle: here a key of units, with decimals.

$ printf '[battle.unit.input.reach]\nkind = "cm"\nen = "reach"\nit = "portata"\n' >reach.toml; nfw battle new house.battle turin.toml marsin.toml --house reach.toml | sed "/^Lists/,\$d" | sed "\$d" | tail -n 1; rm reach.toml
                        colour bearers 1

$ nfw set guards reach=2.125 --why agreed --battle-file house.battle
Applied    [1] Guards: reach 2.125

$ nfw set guards reach=2,13 --why agreed --battle-file house.battle
Applied    [2] Guards: reach 2.125 -> 2.13

$ nfw undo --battle-file house.battle
[2] set guards reach=2,13
Applied    [3] Guards: reach 2.13 -> 2.125

$ rm *.battle; nfw due
2> nfw: there is no battle here: 'nfw battle new FILE LIST LIST' begins one
? 2

$ nfw next
2> nfw: there is no battle here: 'nfw battle new FILE LIST LIST' begins one
? 2

$ nfw fire gardes guards 20 long
2> nfw: fire takes no 'gardes'
? 2
