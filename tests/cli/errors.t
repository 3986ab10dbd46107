# Bad input: one clear line, status 2, nothing on standard output.

$ nfw fire --shooters -3 --range short
2> nfw: --shooters '-3': allowed are whole numbers from 0 to 1000000; the nearest is 0
? 2

$ nfw fire --shooters 12x --range short
2> nfw: --shooters '12x': allowed are whole numbers from 0 to 1000000; did you mean '12'?
? 2

$ nfw fire --shooters 1000001 --range short
2> nfw: --shooters '1000001': allowed are whole numbers from 0 to 1000000; the nearest is 1000000
? 2

$ nfw fire --shooters --range short
2> nfw: --shooters needs a value
? 2

$ nfw fire --shooters 3 --shooters 4 --range short
2> nfw: --shooters stands twice
? 2

# A number behind a flag is its value, a dash before it or none; another word with a dash is an option.
$ nfw fire --shooters -3 --range short; nfw morale --after fire --lost -x; nfw fire --shooters -q 3 --range short; nfw fire --range short --expect --shooters 3; nfw fire --shooters=3 --shooters 4 --range short; nfw fire --shooters 3 4 corta --lang it
2> nfw: --shooters '-3': allowed are whole numbers from 0 to 1000000; the nearest is 0
2> nfw: --lost needs a value
2> nfw: morale has no option '-x'
2> nfw: --shooters needs a value
2> nfw: --expect needs a value
2> nfw: --shooters stands twice
2> nfw: --shooters è ripetuta
? 2

$ nfw fire --shooters 3 --range shrot
2> nfw: --range 'shrot': allowed are point-blank, short, long; did you mean 'short'?
? 2

$ nfw fire --shooters 3 --range ''
2> nfw: --range needs a value
? 2

$ nfw fire --shooters 3 --distance 41
2> nfw: --distance 41: beyond the reach of 40 cm (musket, rifle, carbine, point-blank up to 5 cm, short up to 15 cm, long up to 40 cm; 3.4.3)
? 2

$ nfw fire --weapon howitzer --value 1 --distance 19.5
2> nfw: --distance 19.5: nearer than the least range of 20 cm (howitzer, short up to 30 cm, long up to 60 cm; 3.4.3)
? 2

$ nfw fire --shooters 3 --range short --distance 12
2> nfw: --distance and --range exclude each other: give one
? 2

$ nfw fire --shooters 3 --distance 12cm
2> nfw: --distance '12cm': allowed are numbers from 0 to 1000000, with up to three decimals; did you mean '12'?
? 2

$ nfw fire --shooters 3
2> nfw: fire needs --range: point-blank, short, long
? 2

$ nfw fire --range short
2> nfw: fire needs --shooters with --weapon musket, bow, mounted, mounted-bow: figures that fire, with sight of the target
? 2

$ nfw fire --weapon cannon --range short
2> nfw: fire needs --value with --weapon cannon, howitzer: points of Value of the guns that fire; of each figure by ruling F-160 alone
? 2

$ nfw fire --weapon cannon --value 2 --distance 30
2> nfw: fire needs --pounder with --weapon cannon and --distance: pounds of the cannon's shot
? 2

$ nfw fire --weapon cannon --shooters 3 --value 2 --range short
2> nfw: --shooters 3: goes only with --weapon musket, bow, mounted, mounted-bow
? 2

$ nfw fire --shooters 3 --range short --pounder 6
2> nfw: --pounder 6: goes only with --weapon cannon
? 2

$ nfw fire --shooters 3 --range short --indirect
2> nfw: --indirect: goes only with --weapon howitzer
? 2

$ nfw fire --shooters 3 --range short --weapon bow --range point-blank
2> nfw: --range stands twice
? 2

$ nfw fire --shooters 3 --weapon bow --range point-blank
2> nfw: --range point-blank: this weapon has no such range (bow): short up to 15 cm, long up to 30 cm
? 2

$ nfw fire --weapon cannon --value 2 --range short --ammo shell
2> nfw: --ammo shell: goes only with --weapon howitzer
? 2

$ nfw fire --shooters 3 --range short --target cavalry --target-formation square
2> nfw: --target-formation square: goes only with --target infantry
? 2

$ nfw fire --shooters 3 --range short --target individual --target-figures 4
2> nfw: --target-figures 4: goes only with --target infantry, cavalry, artillery
? 2

$ nfw fire --shooters 12 --figures 6 --range short
2> nfw: --figures 6: allowed are values of at least --shooters 12
? 2

$ nfw fire --shooters 3 --range short --target-wounds 2
2> nfw: --target-wounds 2: goes only with --target-save
? 2

$ nfw fire --shooters 12 --range short --dice 7
2> nfw: --dice: a die cannot show 7: the roll 'hit' allows 1 to 6
? 2

$ nfw fire --shooters 4 --range short --dice 6,5,1
2> nfw: --dice: too few dice: the roll 'hit' (To hit) needs 1 more
? 2

$ nfw fire --shooters 2 --range short --dice 6,5,3
2> nfw: --dice: too few dice: the roll 'kill' (To kill) needs 1 more
? 2

$ nfw fire --shooters 2 --range short --dice 1,2,3
2> nfw: --dice: 1 die is left over: the rules roll 2
? 2

$ nfw fire --shooters 2 --range short --dice 1,2,3,4
2> nfw: --dice: 2 dice are left over: the rules roll 2
? 2

$ nfw fire --shooters 2 --range short --dice 1,b
2> nfw: --dice 'b': allowed are faces, separated by commas or blanks
? 2

$ nfw fire --shooters 2 --range short --dice 1,2 --seed 3
2> nfw: --seed and --dice exclude each other
? 2

$ nfw fire --shooters 2 --range short --seed 18446744073709551616
2> nfw: --seed '18446744073709551616': allowed are whole numbers from 0 to 18446744073709551615, decimal or 0x hex
? 2

$ nfw fire --shooters 2 --range short --seed banana
2> nfw: --seed 'banana': allowed are whole numbers from 0 to 18446744073709551615, decimal or 0x hex
? 2

$ nfw morale --after fire --lost 30 --of 24
2> nfw: --lost 30: allowed are values of at most --of 24
? 2

$ nfw morale --after fire --lost 0
2> nfw: --lost 0: no test is due: nobody was lost
? 2

$ nfw morale --after melee --lost 3
2> nfw: morale needs --inflicted with --after melee, breakthrough: figures that all units of the enemy's side lost in this combat
? 2

$ nfw morale --after breakthrough --lost 3 --inflicted 3
2> nfw: --after breakthrough --lost 3 --inflicted 3: no second test is due: the line did not lose more than it inflicted (3.5.8)
? 2

$ nfw morale --after fire --of 24
2> nfw: --of 24: goes only with --lost
? 2

$ nfw morale --after fire --lost 3 --of 24 --lost-percent 30
2> nfw: --lost-percent and --of exclude each other: give one
? 2

$ nfw morale --after fire --lost-percent 101
2> nfw: --lost-percent '101': allowed are numbers from 0 to 100, with up to three decimals; the nearest is 100
? 2

$ nfw morale --after retreat --state ok
2> nfw: --after retreat: goes only with --state retreat
? 2

$ nfw morale --after fire --by muskettes
2> nfw: --by 'muskettes': allowed are musketry, artillery, canister; did you mean 'musketry'?
? 2

$ nfw influence --cv 9
2> nfw: --cv '9': allowed are whole numbers from 0 to 6; the nearest is 6
? 2

$ nfw reinforce --cv 3
2> nfw: reinforce needs --turn: turn of the battle
? 2

$ nfw reinforce --cv 3 --turn 13
2> nfw: --turn '13': allowed are whole numbers from 1 to 12; the nearest is 12
? 2

$ nfw command-test --cv 0 --heroic-in-melee
2> nfw: --heroic-in-melee: goes only with --cv 1..
? 2

$ nfw scout --cv 3,9
2> nfw: --cv '9': allowed are whole numbers from 0 to 6; the nearest is 6
? 2

$ nfw scout --cv 3 --against 9 --enemy-commands 2
2> nfw: --against and --enemy-commands exclude each other: give one
? 2

$ nfw melee --value 4 --fighting-ranks 2 --weapon pike --disorganised
2> nfw: --fighting-ranks 2 --disorganised: a unit in disorder or under a reaction fights on one line only (3.6.2)
? 2

$ nfw melee --value 4 --fighting-ranks 2
2> nfw: --fighting-ranks 2: pikes fight on up to 3 lines, infantry lances on 2, all others on 1; muskets and pikes mixed: --weapon pike (3.6.2)
? 2

$ nfw melee --value 4 --enemy-contact 5 --enemy-figures 4
2> nfw: --enemy-contact 5: allowed are values of at most --enemy-figures 4
? 2

# Words that do not exist.

$ nfw fier --shooters 3
2> nfw: no test or command 'fier' in fucilier; did you mean 'fire'?
? 2

$ nfw xyzzy
2> nfw: no test or command 'xyzzy' in fucilier; 'nfw --help' lists them
? 2

$ nfw
2> Usage: nfw [--rules RULESET] TEST [flags or bare words: 12 short]
2> Rulesets: fucilier guaitana future campaign
2> Tests of Fucilier Wars ('nfw list' says what each resolves)
2>   muster  cost  scout  terrain  deploy  first-turn  speech  reinforce  order
2>   formation  range  fire  save  morale  initiative  move  expand  ford  melee
2>   duel  colours  influence  command-test  victory
2> Other commands
2>   roll EXPR...      plain dice: 3d6, 2d6-2, 1/2d6, 4d6kh3
2>   help [COMMAND]    what a test takes: each flag, its effect, its chapter
2>   list              the tests of the ruleset, and what each resolves
2>   table [NAME]      the whole table of a test, or one for reference such as turn
2>   find WORDS        what answers a question: modifiers, bands, rulings, chapters
2>   check FILE        is a file of house rules sound, and what does it change
2>   rulings [ID]      questions the book leaves open, and how they are read
2>   battle [new FILE LIST LIST] a battle: where it stands; new begins one
2>   in a battle       play due next round turn set note count undo redo amend log
2>                     verify luck
2>   for programs      batch completion
2> The main options ('nfw help COMMAND' and 'man nfw' have all)
2>   --rules RULESET  --house FILE  --seed N  --dice LIST  --ask  --odds
2>   --then TEST ...  --vary FLAG=A..B[:STEP]  --list FILE  --enemy-list FILE
2>   --csv[=plain|excel]  --all  --flags  --sheet  --limit N|all  --in-force
2>   --repeat N  --json  -q, --quiet  --expect R[,R...]  --lang en|it
2>   --ruling ID=VALUE  --color auto|always|never  -h, --help  -V, --version
? 2

$ nfw --odds
2> nfw: which test? 'nfw --help' lists them
? 2

$ nfw fire
2> Usage: nfw fire [--shooters N] [--value N] [--pounder N] --range WHICH |
2>     --distance CM [flags]
2> All flags: nfw fire --help
? 2

$ nfw fire --shotters 3 --range short
2> nfw: fire has no option '--shotters'; did you mean '--shooters'?
? 2

$ nfw fire --shooters 3 --range short --charged
2> nfw: fire has no option '--charged'; 'melee' has it
? 2

# What stands twice is told once.
$ nfw fire --shooters 3 --range short --charged --charged
2> nfw: fire has no option '--charged'; 'melee' has it
? 2

$ nfw fire --shooters 3 --range short extra
2> nfw: fire takes no 'extra'
? 2

$ nfw fire --shooters 3 --range short -x
2> nfw: fire has no option '-x'
? 2

$ nfw fire --shooters 3 --range short --indirect=yes; nfw morale fire 3 20 --colours=; nfw fire 3 short --json= --lang it
2> nfw: --indirect takes no value
2> nfw: --colours takes no value
2> nfw: --json non ammette valori
? 2

$ nfw --rules fucile fire
2> nfw: --rules 'fucile': allowed are fucilier, guaitana, future, campaign; did you mean 'fucilier'?
? 2

$ NFW_RULES=nowhere nfw list
2> nfw: NFW_RULES 'nowhere': allowed are fucilier, guaitana, future, campaign
? 2

$ nfw list --lang de
2> nfw: --lang 'de': allowed are en, it
? 2

$ nfw list --color red
2> nfw: --color 'red': allowed are auto, always, never
? 2

# Rulings.

$ nfw fire --shooters 3 --range short --ruling losses=both
2> nfw: --ruling 'losses': no such ruling; 'nfw rulings' lists them; did you mean 'losses-thresholds'?
? 2

$ nfw fire --shooters 3 --range short --ruling losses-thresholds=bth
2> nfw: --ruling 'losses-thresholds=bth': allowed values are worse, both; did you mean 'both'?
? 2

$ nfw fire --shooters 3 --range short --ruling losses-thresholds
2> nfw: --ruling 'losses-thresholds': allowed values are worse, both
? 2

$ nfw fire --shooters 3 --range short --ruling influence-attempts=x
2> nfw: --ruling 'influence-attempts=x': allowed values are per-unit, per-leader
? 2

$ nfw fire --shooters 3 --range short --ruling F-71=x
2> nfw: --ruling 'F-71=x': this ruling has no switch
? 2

# Several faults, a line for each.

$ nfw fire --shooters x --range y --cover z
2> nfw: --shooters 'x': allowed are whole numbers from 0 to 1000000
2> nfw: --range 'y': allowed are point-blank, short, long
2> nfw: --cover 'z': allowed are none, light, heavy
? 2

$ nfw fire --lang it --shooters -3 --range shrot
2> nfw: --shooters '-3': sono ammessi numeri interi da 0 a 1000000; il più vicino è 0
2> nfw: --range 'shrot': sono ammessi bruciapelo, corta, lunga; forse 'corta'?
? 2

$ nfw fire --lang it --shooters 3 --distance 41
2> nfw: --distance 41: oltre la gittata di 40 cm (fucile, moschetto, carabina, bruciapelo fino a 5 cm, corta fino a 15 cm, lunga fino a 40 cm; 3.4.3)
? 2

$ nfw fire --lang it --shooters 4 --range short --dice 6,5,1
2> nfw: --dice: dadi insufficienti: al tiro 'hit' (Colpire) ne mancano 1
? 2

$ nfw morale --lang it --after fire --lost 30 --of 24
2> nfw: --lost 30: il valore massimo è quello di --of 24
? 2

# Names, and a face left out.

$ nfw initiative --general "$(printf 'Ney\nResult'):3" --general Soult:1
2> nfw: --general 'Ney\x0aResult:3': a name has at most 30 characters, all of them printable
? 2

$ nfw initiative --general A-name-that-no-column-can-hold-any-more:3 --general Soult:1
2> nfw: --general 'A-name-that-no-column-can-hold-any-more:3': a name has at most 30 characters, all of them printable
? 2

$ nfw fire --shooters 3 --range short --dice 1,,2,3
2> nfw: --dice: a face is missing between two commas
? 2

$ nfw initiative --general Ney:3,Soult:1 --vary general=Ney:3,Ney:4
2> nfw: --vary 'general=Ney:3,Ney:4': a list of names does not vary
? 2

$ nfw initiative --general Ney:3,Soult:1 --vary enemy-general=Foe:3
2> nfw: --vary 'enemy-general=Foe:3': there is no flag 'enemy-general'
? 2

# A test that is given nothing shows its flags, in both languages.

$ nfw cost
2> Usage: nfw cost [--models N] [--price N] [flags]
2> All flags: nfw cost --help
? 2

$ nfw cost --lang it
2> Uso: nfw cost [--modelli N] [--prezzo N] [opzioni]
2> Tutte le opzioni: nfw cost --help
? 2

# A bare flag counts once: two of them would be a mistake.
$ nfw melee --value 4 --sergeant --sergeant
2> nfw: --sergeant stands twice
? 2

$ nfw melee --value 4 --sergeant --sergeant --lang it
2> nfw: --sergeant è ripetuta
? 2

# A ruleset is no command.
$ nfw future fire --shooters 4
2> nfw: 'future' is a ruleset: nfw --rules future TEST
? 2

$ nfw fucilier fire --shooters 4
2> nfw: 'fucilier' is a ruleset: nfw --rules fucilier TEST
? 2

# A value where its flag is meant, a flag with a word too many.
$ nfw fire --shooters 4 --range short --veteran
2> nfw: fire has no option '--veteran'; did you mean '--quality veteran'?
? 2

$ nfw fire --shooters 4 --range short --demoralised
2> nfw: fire has no option '--demoralised'; did you mean '--state demoralised'?
? 2

$ nfw fire --shooters 4 --range short --target-cover heavy
2> nfw: fire has no option '--target-cover'; did you mean '--cover'?
? 2

# The comma of decimals.
$ nfw range --distance 12,5
Range, Fucilier Wars 3.4.3

Ranges     musket, rifle, carbine: point-blank up to 5, short range up to 15,
           long range up to 40 cm (3.4.3)
Result     short range, 40 cm at most
Assumed    --weapon musket

$ nfw range --distance 12,5 --lang it
Gittata, Fucilier Wars 3.4.3

Gittate    fucile, moschetto, carabina: a bruciapelo fino a 5, corta distanza
           fino a 15, lunga distanza fino a 40 cm (3.4.3)
Risultato  corta distanza, 40 cm al massimo
Sottinteso --arma moschetto

# One fault, one line.
$ nfw fire --shooters 4 --range short --weapon musket --ammo ball
2> nfw: --ammo ball: goes only with --weapon cannon, howitzer
? 2

$ nfw melee --value 4 --enemy-formation line
2> nfw: --enemy-formation line: goes only with --both
? 2

$ nfw fire --shooters 4 --distance 50 --lang it
2> nfw: --distance 50: oltre la gittata di 40 cm (fucile, moschetto, carabina, bruciapelo fino a 5 cm, corta fino a 15 cm, lunga fino a 40 cm; 3.4.3)
? 2

# A reference table and a test of nearly the same name.
$ nfw orders
2> nfw: no test or command 'orders' in fucilier; 'nfw table orders' shows the table; did you mean 'order'?
? 2

# A command that a message names is ready to run, with the rulebook and the house rules of the line.

$ cp club.toml "club win.toml"; nfw --house "club win.toml" --rules fucilier table nope; nfw --house "club win.toml" future fire; nfw --house "club win.toml" fire; nfw --rules future quirks; nfw --rules future fire --ruling nope=1 --value 3 --range long
2> nfw: table 'nope': no such table; 'nfw --rules fucilier table --house 'club win.toml'' lists them
2> nfw: 'future' is a ruleset: nfw --rules future TEST --house 'club win.toml'
2> Usage: nfw fire --house 'club win.toml' [--shooters N] [--value N]
2>     [--pounder N] --range WHICH | --distance CM [flags]
2> All flags: nfw fire --help --house 'club win.toml'
2> nfw: no test or command 'quirks' in future; 'nfw --rules future --help' lists them
2> nfw: --ruling 'nope': no such ruling; 'nfw --rules future rulings' lists them
? 2

# One dash for two; nothing is suggested that has little of the word; numbers are read as they were meant; limits are named.

$ for line in '-range long' '-shooters=3' '--bile x' '--quallity elite' '--shooters 1e3 --range long' '--shooters 0x10 --range long' '--shooters 12men --range long' '--shooters 0xzz --range long' '--shooters 3 --distance 1e1x'; do nfw fire $line; done; nfw --rules guaitana fire -range long --lang it; for dice in 1000001d6 2d101 2d1; do nfw roll $dice; done
2> nfw: fire has no option '-range'; did you mean '--range'?
2> nfw: fire has no option '-shooters'; did you mean '--shooters'?
2> nfw: fire has no option '--bile'; did you mean '--file'?
2> nfw: fire has no option '--quallity'; did you mean '--quality'?
2> nfw: --shooters '1e3': allowed are whole numbers from 0 to 1000000; did you mean '1000'?
2> nfw: --shooters '0x10': allowed are whole numbers from 0 to 1000000; did you mean '16'?
2> nfw: --shooters '12men': allowed are whole numbers from 0 to 1000000; did you mean '12'?
2> nfw: --shooters '0xzz': allowed are whole numbers from 0 to 1000000
2> nfw: --distance '1e1x': allowed are numbers from 0 to 1000000, with up to three decimals; did you mean '1'?
2> nfw: fire non ha l'opzione '-range'; forse '--fascia'?
2> nfw: roll '1000001d6': at most 1000000 dice
2> nfw: roll '2d101': a die has from 2 to 100 sides
2> nfw: roll '2d1': a die has from 2 to 100 sides
? 2

# A folder is no dice; and an interrupt that ends repeats early is told to the shell, once they are summarised.

$ nfw fire --shooters 3 --range short --dice - </; nfw fire --shooters 3 --range short --ask </; nfw muster - </
2> nfw: standard input: Is a directory
2> To hit: 3 dice (1-6, 5+): nfw: standard input: Is a directory
2> nfw: -: is a folder, not a file
? 2

$ timeout --foreground --preserve-status -s INT 1 nfw roll 3d6 --repeat 1000000000 --seed 1 >o 2>e; echo $?; sed -n '1s/:.*//p' o; sed 's/ [0-9]* of/ N of/' e
130
3d6
nfw: stopped after N of 1000000000

# A flag that has no place is one mistake, whatever else might be wrong with it.

$ nfw morale --after melee --lost 3 --of 14 --inflicted 2 --started 1
2> nfw: --started 1: goes only with --after fire and --arm artillery and --lost and --of
? 2

$ nfw muster ''
2> nfw: '': the file name is empty
? 2

# What is wrong with both sides alike is told once.
$ nfw melee 8 both enemy-value 8 charged enemy-charged; nfw melee --weapon pike
2> nfw: --charged --enemy-charged: only one side's move makes the contact: --charged or --enemy-charged (3.6.5)
2> nfw: melee needs --value: sum of the Value of all who fight
? 2

# One letter is no beginning of a command, whatever bytes it has.
$ nfw é; nfw ü; printf 'é 3\nfire 1 short --rules\nfire 1 short --rules --seed 1\n' | nfw batch
{"line":1,"status":2,"schema":1,"version":"0.2.0","error":"no test or command 'é' in fucilier; 'nfw --help' lists them","given":["é","3","--json"]}
{"line":2,"status":2,"schema":1,"version":"0.2.0","error":"--rules needs a value","given":["fire","1","short","--rules","--json"]}
{"line":3,"status":2,"schema":1,"version":"0.2.0","error":"--rules needs a value","given":["fire","1","short","--rules","--seed","1","--json"]}
2> nfw: no test or command 'é' in fucilier; 'nfw --help' lists them
2> nfw: no test or command 'ü' in fucilier; 'nfw --help' lists them
? 2

# Nothing is passed over that was said.
$ nfw help fire extra; nfw help --lang it fuoco di; nfw rulings F-75 --in-force; nfw rulings F-75 --in-force --lang it
2> nfw: help takes no 'extra'
2> nfw: help non ammette 'di'
2> nfw: --in-force: it lists all of them: no 'F-75'
2> nfw: --in-force: le elenca tutte: niente 'F-75'
? 2

$ nfw fire 1 short --rules --json; nfw fire 1 short --house --seed 1; nfw fire 1 short --lang --seed 1; nfw --rules
2> nfw: --rules needs a value
2> nfw: --house needs a value
2> nfw: --lang needs a value
2> nfw: --rules needs a value
? 2

$ nfw fire 1 short --ruling rank-dice=both --ruling rank-dice=charger; nfw rulings F-75 --ruling F-75=worse --ruling F-75=both
2> nfw: --ruling 'rank-dice=charger': contradicts rank-dice=both
2> nfw: --ruling 'F-75=both': contradicts losses-thresholds=worse
? 2

# What is near a number that is not allowed.
$ nfw range --weapon musket --distance 1e9; nfw range --weapon musket --distance 10.12345; nfw range --weapon musket --distance 1e9 --lang it; nfw range --weapon musket --distance 10.12345 --lang it
2> nfw: --distance '1e9': allowed are numbers from 0 to 1000000, with up to three decimals; the nearest is 1000000
2> nfw: --distance '10.12345': allowed are numbers from 0 to 1000000, with up to three decimals; the nearest is 10.123
2> nfw: --distance '1e9': sono ammessi numeri da 0 a 1000000, con al più tre decimali; il più vicino è 1000000
2> nfw: --distance '10.12345': sono ammessi numeri da 0 a 1000000, con al più tre decimali; il più vicino è 10,123
? 2

$ nfw fire --shooters 99999999999999999999999 --range short; nfw fire 1,000 short; nfw fire 1_000 short; nfw fire 12 short --seed -1; nfw fire 12 short --seed nan; nfw range --weapon musket --distance inf
2> nfw: --shooters '99999999999999999999999': allowed are whole numbers from 0 to 1000000; the nearest is 1000000
2> nfw: --shooters '1,000': allowed are whole numbers from 0 to 1000000; did you mean '1000'?
2> nfw: --shooters '1_000': allowed are whole numbers from 0 to 1000000; did you mean '1000'?
2> nfw: --seed '-1': allowed are whole numbers from 0 to 18446744073709551615, decimal or 0x hex; the nearest is 0
2> nfw: --seed 'nan': allowed are whole numbers from 0 to 18446744073709551615, decimal or 0x hex
2> nfw: --distance 'inf': allowed are numbers from 0 to 1000000, with up to three decimals
? 2

$ nfw fire 12 short --repeat 0; nfw fire 12 short --repeat 10 --jobs 0; nfw find cover --limit 0; nfw find cover --limit 1e3; nfw find cover --limit 99999999999999999999999
2> nfw: --repeat '0': allowed are whole numbers from 1 to 1000000000; the nearest is 1
2> nfw: --jobs '0': allowed are whole numbers from 1 to 256; the nearest is 1
2> nfw: --limit '0': allowed are whole numbers from 1, or all; the nearest is 1
2> nfw: --limit '1e3': allowed are whole numbers from 1, or all; did you mean '1000'?
2> nfw: --limit '99999999999999999999999': allowed are whole numbers from 1, or all; the nearest is 999999
? 2

# What is not allowed is not meant.
$ nfw fire 12 short --then nope; nfw --rules campaign sail --water lava; nfw --rules campaign sail --water lakee
2> nfw: no test or command 'nope' in fucilier; 'nfw --help' lists them
2> nfw: --water 'lava': allowed are sea, river
2> nfw: --water 'lakee': allowed are sea, river; did you mean 'lake'?
? 2

# Who did not charge has no dice for ranks or riders.
$ nfw melee --value 3 --arm cavalry --weapon one-handed --first-turn --riders 5 --dice 1,1,1; nfw melee --value 3 --ranks 2 --dice 1,1,1 --lang it
Melee, Fucilier Wars 3.6.5

To hit     3 dice: 3 Value of those who fight (3.6.5)
           4+
           1  1  1  -> 0 hits
Result     0 foes killed
           --riders does not count: only of a unit that moved into contact this
           turn, --charged (3.6.5)
Assumed    --quality average --state ok --enemy-arm infantry
           --enemy-quality average --enemy-armour none
Combattimento, Fucilier Wars 3.6.5

Colpire    3 dadi: 3 Valore di chi combatte (3.6.5)
           4+
           1  1  1  -> 0 colpi a segno
Risultato  0 avversari uccisi
           --file non conta: solo di chi è arrivato a contatto in questo turno,
           --carica (3.6.5)
Sottinteso --qualita media --arma baionetta --corpo fanteria --stato ok
           --nemico-corpo fanteria --nemico-qualita media
           --nemico-corazza nessuna

# What is wrong with dice that are typed names where they stand; a number is no die.
$ nfw fire 12 short --dice; nfw fire 2 short --dice 1; nfw roll 3d6+99999999999999999999; nfw roll 3d6-1000001 --lang it; nfw roll 1000001d6
2> nfw: --dice: too few dice: the roll 'hit' (To hit) needs 12 more
2> nfw: --dice: too few dice: the roll 'hit' (To hit) needs 1 more
2> nfw: roll '3d6+99999999999999999999': numbers up to 1000000
2> nfw: roll '3d6-1000001': numeri fino a 1000000
2> nfw: roll '1000001d6': at most 1000000 dice
? 2

# What follows may stand behind "=", and is read as ever.
$ nfw fire 12 short --seed 2 --then=morale --lost 2 --of 12 -q; nfw fire 12 short --seed 2 --the=morale --lost 2 --of 12 -q; nfw fire 12 short --then=bananas -q; nfw fire 12 short --then= -q; nfw fire 12 short --then=scout -q
2
rout
2
rout
2> nfw: no test or command 'bananas' in fucilier; 'nfw --help' lists them
2> nfw: --then needs a test
2> nfw: --then 'scout': from fire follows morale, command-test
? 2

$ nfw fire 12 short -q=1; nfw fire -x=1 12 short; nfw fire 12 short -=1; nfw morale fire lost of 20; nfw fire shooters short 12
2> nfw: --quiet takes no value
2> nfw: fire has no option '-x'
2> nfw: fire has no option '-'
2> nfw: --lost needs a value: behind 'lost'
2> nfw: --shooters needs a value: behind 'shooters'
? 2
