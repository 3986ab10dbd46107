# The file of a battle: dice that are asked for, tests that are not due, rules and records that come
# later; one after the other, in one folder.

$ nfw battle new turin.battle turin.toml marsin.toml >new && nfw round fire --skip
Turn 1, fire: volleys
Applied    [1] round fire

$ { echo 66; echo 54; } | nfw fire twelve gardes long value 4 formation battery --ask
2> To hit: 4 dice (1-6, 5+): To hit: 2 dice (1-6, 5+): To kill: 3 dice (1-6, 2+): 
2> nfw: 'fire twelve gardes long value 4 formation battery --ask' is open since [2]: 'nfw next' goes on with it, 'nfw undo' drops it
2> nfw: too few dice: the roll 'kill' (To kill) needs 3 more
? 2

$ nfw due
Turn 1, fire: volleys
May        1 nfw fire guards NAME --shooters --range  2 saluzzo  3 aosta
           4 monferrato  5 gardes  6 royal  7 champagne
Open       'fire twelve gardes long value 4 formation battery --ask' is open
           since [2]: 'nfw next' goes on with it, 'nfw undo' drops it

$ nfw due --lang it
Turno 1, Fuoco: salve
Si può     1 nfw fire guards NOME --tiratori --gittata  2 saluzzo  3 aosta
           4 monferrato  5 gardes  6 royal  7 champagne
Aperto     'fire twelve gardes long value 4 formation battery --ask' è aperto da
           [2]: 'nfw next' lo prosegue, 'nfw undo' lo abbandona

$ nfw note the sun is low
2> nfw: 'fire twelve gardes long value 4 formation battery --ask' is open since [2]: 'nfw next' goes on with it, 'nfw undo' drops it
? 2

$ nfw fire gardes guards 20 long
2> nfw: 'fire twelve gardes long value 4 formation battery --ask' is open since [2]: 'nfw next' goes on with it, 'nfw undo' drops it
? 2

$ nfw log
[1]        1 reserves: round fire
           round fire
[2]        1 fire: fire twelve gardes long value 4 formation battery --ask
[3]        1 fire: To hit: 6 6 5 4 [2]

# "undo" for an answer takes the last roll back, whoever gave it.

$ { echo undo; echo 1654; } | nfw next
2> To hit: 6,6,5,4 before
2> To kill: 3 dice (1-6, 2+): To hit: 4 dice (1-6, 5+): To kill: 2 dice (1-6, 2+): 
2> nfw: 'fire twelve gardes long value 4 formation battery --ask' is open since [2]: 'nfw next' goes on with it, 'nfw undo' drops it
2> nfw: too few dice: the roll 'kill' (To kill) needs 2 more
? 2

$ nfw next
2> To hit: 1,6,5,4 before
2> To kill: 2 dice (1-6, 2+): 
2> nfw: 'fire twelve gardes long value 4 formation battery --ask' is open since [2]: 'nfw next' goes on with it, 'nfw undo' drops it
2> nfw: too few dice: the roll 'kill' (To kill) needs 2 more
? 2

$ { echo 62; echo 3; } | nfw next -q && nfw log
2
[1]        1 reserves: round fire
           round fire
[8]        1 fire: fire twelve gardes long value 4 formation battery --ask -> 2
           Twelve-pounders: volleys left 6 -> 5, has fired, firing at Gardes;
           Gardes: lost in this round 0 -> 2, lost to artillery, fired at
2> To hit: 1,6,5,4 before
2> To kill: 2 dice (1-6, 2+): Characters: 1 die (1-6, 6+): 

$ nfw undo && nfw redo && nfw due | head -n 2
[8] fire twelve gardes long value 4 formation battery --ask
Applied    [9] Gardes: no longer fired at, lost to artillery -> -, lost in this
           round 2 -> 0; Twelve-pounders: no longer firing at Gardes, has not
           fired, volleys left 5 -> 6
[8] fire twelve gardes long value 4 formation battery --ask
Applied    [10] Twelve-pounders: volleys left 6 -> 5, has fired, firing at
           Gardes; Gardes: lost in this round 0 -> 2, lost to artillery, fired
           at
Due        morale gardes
Turn 1, fire: volleys
First      volleys, then losses tests

# A test that is dropped leaves its dice to the same one in that round.

$ echo 12345612345612345612 | nfw fire royal guards 20 long --ask
2> To hit: 20 dice (1-6, 6+): To kill: 3 dice (1-6, 3+): 
2> nfw: 'fire royal guards 20 long --ask' is open since [11]: 'nfw next' goes on with it, 'nfw undo' drops it
2> nfw: too few dice: the roll 'kill' (To kill) needs 3 more
? 2

$ nfw undo
[11] fire royal guards 20 long --ask
Applied    [13] noted
Due        morale gardes

$ nfw note between
Applied    [14] noted
Due        morale gardes

$ { echo 123; echo 2; } | nfw fire royal guards 20 long --ask -q
1
2> To hit: 1,2,3,4,5,6,1,2,3,4,5,6,1,2,3,4,5,6,1,2 before
2> To kill: 3 dice (1-6, 3+): Characters: 1 die (1-6, 6+): 

# What is not due is refused; --anyway takes it, and is kept.

$ nfw morale saluzzo
2> nfw: morale: not due for Saluzzo now; --anyway takes it all the same
? 2

$ nfw influence duke saluzzo
2> nfw: influence is of the round 'influence': nfw round influence; --anyway takes it all the same
? 2

$ nfw fire royal guards 20 long
2> nfw: Royal has fired in this turn (3.4.1); --anyway takes it all the same
? 2

$ nfw fire royal guards 20 long --anyway --seed 1 -q && nfw log royal | tail -n 3
2
           volleys left 6 -> 5, has fired, firing at Guards
[20]       1 fire: fire royal guards 20 long --anyway --seed 1 -q -> 2 (anyway)
           Guards: lost in this round 1 -> 3; Royal: volleys left 5 -> 4

$ nfw fire royal guards 20 long --anyway --seed 1 -q --lang it && nfw log royal --lang it | tail -n 3
2
[21]       1 Fuoco: fire royal guards 20 long --anyway --seed 1 -q --lang it ->
           2 (lo stesso)
           Guards: perse in questo round 3 -> 5; Royal: salve rimaste 4 -> 3

$ nfw strike aosta commander --anyway
Applied    [22] Aosta: of them characters 0 -> 1, commander 1 -> 0
Due        morale guards, morale gardes

$ nfw fire --shooters 12 --range long --anyway --seed 1 -q
2> nfw: --anyway: goes only with a test of a battle
? 2

# A ruling and a house file in the middle of it.

$ nfw set ruling losses-thresholds=both
2> nfw: set needs --why: the other player will want to know
? 2

$ nfw set ruling losses-thresholds=bth --why 'as agreed'
2> nfw: --ruling 'losses-thresholds=bth': allowed values are worse, both; did you mean 'both'?
? 2

$ nfw set ruling losses-thresholds=both --why 'as agreed' && nfw log | tail -n 1
losses-thresholds=both
Applied    [23] noted
Due        morale guards, morale gardes
[23]       1 fire: set ruling losses-thresholds=both (as agreed)

$ nfw set house ours.toml --why 'as agreed'
2> nfw: ours.toml: no such file
? 2

$ echo 'fire.hit.modifier.long-range.value = -2' >ours.toml; nfw set house ours.toml --why 'a windy day'
ours.toml
Applied    [24] noted
Due        morale guards, morale gardes

$ rm ours.toml; nfw fire champagne guards 20 long --seed 3 | head -n 5
Fire, Fucilier Wars 3.4.3
House      ours.toml

To hit     22 dice: 20 shooters (3.4.3), +2 veteran, one for 10 members (3.4.3)
           5+ -2 long range (3.4.3) [ours.toml] = 6+

$ nfw undo && nfw undo && nfw fire champagne guards 20 long --odds -q | head -n 1
[25] fire champagne guards 20 long --seed 3
Applied    [26] Champagne: no longer firing at Guards, has not fired, volleys
           left 5 -> 6; Guards: lost in this round 6 -> 5
Due        morale guards, morale gardes
[24] set house ours.toml
Applied    [27] noted
Due        morale guards, morale gardes
0 0.07492806309693398

$ printf 'rules = "future"\nfire.hit.modifier.long-range.value = -2\n' >theirs.toml; nfw set house theirs.toml --why 'of another book'
2> nfw: theirs.toml: changes nothing of Fucilier Wars, which turin.battle is played by
? 2

$ echo 'fire.hit.modifier.lnog-range.value = -2' >ours.toml; nfw set house ours.toml --why 'a slip'
2> nfw: ours.toml:1:19: fire.hit.modifier.lnog-range: 'en' is missing; did you mean 'long-range'?
2> 1 | fire.hit.modifier.lnog-range.value = -2
2>   |                   ^
? 2

# Who comes later: a list with them in it. Two of one name, and one without.

$ sed '/name      = "Champagne"/s/.*/name      = "Royal"/' marsin.toml >later.toml; nfw battle add later.toml
Applied    [28] noted
Due        morale guards, morale gardes
New        royal-2

$ nfw battle add later.toml
2> nfw: later.toml: all in it are there already
? 2

$ nfw battle | tail -n 5
                        commander 1, subaltern 1, colour bearers 1, musicians 1
    Royal               models 20, volleys left 3, has fired, commander 1,
                        colour bearers 1
    Champagne           models 20, volleys left 6, commander 1, musicians 1
    Royal               models 20, volleys left 6, commander 1, musicians 1

$ nfw fire royal guards 20 long
2> nfw: Royal has fired in this turn (3.4.1); --anyway takes it all the same
? 2

$ nfw fire royal-2 guards 20 long --seed 1 -q
1

$ nfw undo && nfw undo && nfw battle | tail -n 3
[29] fire royal-2 guards 20 long --seed 1 -q
Applied    [30] Royal: no longer firing at Guards, has not fired, volleys left 5
           -> 6; Guards: lost in this round 6 -> 5
Due        morale guards, morale gardes
[28] battle add later.toml
Applied    [31] noted
Due        morale guards, morale gardes
    Royal               models 20, volleys left 3, has fired, commander 1,
                        colour bearers 1
    Champagne           models 20, volleys left 6, commander 1, musicians 1

$ sed '/name      = "Royal"/d' marsin.toml >nameless.toml; nfw battle new other.battle turin.toml nameless.toml | sed "/^Lists/,\$d" | sed "\$d" | tail -n 5
    Marshal Marsin      command value 4
    Gardes              models 20, volleys left 6, commander 1, subaltern 1,
                        colour bearers 1, musicians 1
    unit 2              models 20, volleys left 6, commander 1,
                        colour bearers 1

$ nfw --battle-file other.battle round fire --skip >now; nfw --battle-file other.battle fire unit guards 20 long --seed 1 -q
2

$ rm other.battle; nfw battle add
2> nfw: battle add needs LIST
? 2

$ nfw battle add nobody.toml
2> nfw: nobody.toml: no such file
? 2

$ bad=$(printf 'a\033[31m'); nfw battle new "$bad.battle" turin.toml marsin.toml >o; export NFW_BATTLE="$bad.battle"; nfw verify | head -n 1; nfw log --html "$bad.html" | cut -d: -f1; printf '{' >>"$NFW_BATTLE"; nfw note 'x ' 2>&1 | sed 's/-[0-9]*$//'; nfw undo | sed 's/$/|/;q'
a\x1b[31m.battle: 0 entries, each as its dice and all before it make it
a\x1b[31m.html
nfw: a\x1b[31m.battle: an unfinished last line was set aside in a\x1b[31m.battle.torn
Applied    [1] noted
[1] note x|

# A list whose name a terminal would obey.

$ cp turin.toml "$(printf 'turin\033.toml')" && nfw battle new odd.battle "$(printf 'turin\033.toml')" marsin.toml >new && nfw due --battle-file odd.battle | head -n 1
Turn 1, reserves and reinforcements
