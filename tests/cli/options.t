# What an option has no effect on refuses it.

$ for option in '--seed 1' '--dice 6' --ask --odds '--repeat 9' '--then fire' '--vary a=1' '--show kills' --csv '--limit 3' --in-force -q '--expect x' '--ruling a=b'; do nfw list $option; done
2> nfw: --seed: goes only with a test or roll
2> nfw: --dice: goes only with a test or roll
2> nfw: --ask: goes only with a test, roll or undo
2> nfw: --odds: goes only with a test or roll
2> nfw: --repeat: goes only with a test or roll
2> nfw: --then: goes only with a test
2> nfw: --vary: goes only with a test
2> nfw: --show: goes only with --vary
2> nfw: --csv: goes only with --odds, --repeat, --vary, table or luck
2> nfw: --limit: goes only with find
2> nfw: --in-force: goes only with rulings
2> nfw: --quiet: goes only with a test, roll, undo or redo
2> nfw: --expect: goes only with a test or roll
2> nfw: --ruling: goes only with a test, table, find, rulings or battle
? 2

$ for command in list table 'find cover' rulings 'check club.toml' 'completion bash'; do nfw $command -q; nfw $command --expect x; done 2>&1 | sort | uniq -c | sed 's/^ *//'
6 nfw: --expect: goes only with a test or roll
6 nfw: --quiet: goes only with a test, roll, undo or redo

$ nfw completion bash --json
2> nfw: --json: goes only with a test, roll, list, table, find, check, rulings, battle, due, luck, verify, undo or redo
? 2

$ nfw list --lang it --seed 1
2> nfw: --seed: vale solo con un test o roll
? 2

$ nfw completion bash --lang it --json
2> nfw: --json: vale solo con un test, roll, list, table, find, check, rulings, battle, due, luck, verify, undo o redo
? 2

$ nfw table --show kills; nfw rulings --limit 3; nfw fire --shooters 3 --range short --limit 3
2> nfw: --show: goes only with --vary
2> nfw: --limit: goes only with find
2> nfw: --limit: goes only with find
? 2

$ nfw fire --shooters 3 --range short --then move --mov 10 --in-force
2> nfw: --in-force: goes only with rulings
? 2

$ nfw table --then fire --shooters 3
2> nfw: --then: goes only with a test
? 2

# Where two exclude each other, they are named.

$ nfw fire --shooters 3 --range short --ask --dice 1,2,3
2> nfw: --dice and --ask exclude each other
? 2

$ nfw fire --shooters 3 --range short --odds --then morale --seed 1
2> nfw: --odds and --seed exclude each other
? 2

$ nfw fire --shooters 3 --range short --vary shooters=1,2 --csv --json
2> nfw: --json and --csv exclude each other
? 2

# Names of tests and commands, and of rulebooks and languages, are understood as choices are.

$ nfw Fire --shooters 3 --range short --dice 1,1,1 -q; nfw mel --value 1 --dice 1 -q; nfw rul F-71 --lang IT | sed -n 2p; NFW_LANG=ITALIANO nfw rul F-71 | sed -n 2p
0
0
  Tanti colpi mortali quante le miniature: che cosa succede?
  Tanti colpi mortali quante le miniature: che cosa succede?

$ nfw --rules Guaitana list | head -1; NFW_RULES=guai nfw list | head -1; nfw fire --rules f
Guaitana Capitano, trial version 1.4
Guaitana Capitano, trial version 1.4
2> nfw: --rules 'f' may mean: fucilier, future
? 2

$ nfw mo
2> nfw: 'mo' may mean: morale, move
? 2

$ nfw f --lang it
2> nfw: nessun test o comando 'f' in fucilier; 'nfw --help' li elenca
? 2

$ nfw fire --shooters 3 --range short --dice 1,1,1 -q --then MOR
0
none

$ NFW_LANG=fr nfw roll 2 --seed 1
2 = 2
Seed 1
2> nfw: NFW_LANG 'fr': allowed are en, it; ignored

$ nfw list --lang fr
2> nfw: --lang 'fr': allowed are en, it
? 2

$ nfw list --lang it --color sempre
2> nfw: --color 'sempre': sono ammessi auto, always, never
? 2

# What stands after -- is a word, whatever it begins with.

$ nfw find -- --then -1 2>&1 | head -1; nfw -- list --lang it; nfw find cover --limit 1 -- heavy | head -1; nfw fire --shooters 3 --range short -- --seed
nfw rulings  Rulings
nfw fire  Fire
2> nfw: list takes no '--lang'
2> nfw: fire takes no '--seed'
? 2

# Help is a command, too.

$ nfw help fire | head -3; nfw help | head -1; nfw help list | head -1; nfw --rules guaitana help move --lang it | head -1
Fire, Fucilier Wars 3.4.3
one volley: hits, mortal hits, characters struck, saves

Usage: nfw [--rules RULESET] TEST [flags or bare words: 12 short]
Usage: nfw list
Movimento, Guaitana Capitano Capacità di movimento

$ nfw help fier
2> nfw: no test or command 'fier' in fucilier; did you mean 'fire'?
? 2

$ test "$(nfw -V)" = "$(nfw --version)"
