# What an option has no effect on refuses it.

$ for option in '--seed 1' '--dice 6' --ask --odds '--repeat 9' '--then fire' '--vary a=1' '--show kills' --csv '--limit 3' --in-force -q '--expect x' '--ruling a=b'; do nfw list $option; done
{"schema":1,"version":"0.2.0","rules":"fucilier","book":{"en":"Naran Fucilier Wars, August 2012","it":"Naran Fucilier Wars, agosto 2012"},"tables":[{"kind":"test","id":"muster","title":{"en":"Army list","it":"Elenco dell'esercito"},"about":{"en":"is an army list legal, and what does it cost","it":"se un elenco dell'esercito è valido, e quanto costa"},"ref":"1.1"},{"kind":"test","id":"cost","title":{"en":"Cost","it":"Costo"},"about":{"en":"what command values or a unit cost","it":"quanto costano i Valori di Comando o un'Unità"},"ref":"1.1"},{"kind":"test","id":"scout","title":{"en":"Scouting","it":"Esplorazione e manovra"},"about":{"en":"scouting before the battle, one army or two compared","it":"esplorazione prima della battaglia, un esercito o due a confronto"},"ref":"2.1.1"},{"kind":"test","id":"terrain","title":{"en":"Terrain","it":"Terreno"},"about":{"en":"who places terrain and river, and what the other may move","it":"chi piazza terreno e fiume, e che cosa può spostare l'altro"},"ref":"2.2.3"},{"kind":"test","id":"deploy","title":{"en":"Deployment","it":"Schieramento"},"about":{"en":"who deploys first, and how deep the zone is","it":"chi schiera per primo, e quanto è profonda la zona"},"ref":"2.3.2"},{"kind":"test","id":"first-turn","title":{"en":"First turn of reinforcements","it":"Primo turno dei Rinforzi"},"about":{"en":"from which turn reinforcements may come in","it":"da quale turno possono entrare i Rinforzi"},"ref":"2.3.4"},{"kind":"test","id":"speech","title":{"en":"Speech","it":"Discorso di incitamento"},"about":{"en":"the C-in-C speaks to a unit before the battle; if heroic, he must","it":"il Condottiero incita un'Unità prima della battaglia; se eroico, deve"},"ref":"2.4"},{"kind":"test","id":"reinforce","title":{"en":"Reinforcements","it":"Rinforzi"},"about":{"en":"does a command arrive, and from which side","it":"se un Comando arriva, e da quale lato"},"ref":"3.1.1"},{"kind":"test","id":"order","title":{"en":"New order","it":"Nuovo ordine"},"about":{"en":"does a general take a new order; does a cavalry general change his own","it":"se un Generale recepisce un nuovo ordine, o uno di Cavalleria cambia il suo"},"ref":"3.2.2"},{"kind":"test","id":"formation","title":{"en":"Formation","it":"Formazione"},"about":{"en":"is this formation legal, and how a square splits its fire","it":"se la formazione è regolare, e come un quadrato divide il fuoco"},"ref":"3.3.2"},{"kind":"test","id":"range","title":{"en":"Range","it":"Gittata"},"about":{"en":"how far a weapon reaches, and in which band a target stands","it":"quanto è la gittata di un'arma, e in quale fascia sta un bersaglio"},"ref":"3.4.3"},{"kind":"test","id":"fire","title":{"en":"Fire","it":"Fuoco"},"about":{"en":"one volley: hits, mortal hits, characters struck, saves","it":"una salva: colpi a segno, colpi mortali, personaggi colpiti, Tiri Salvezza"},"ref":"3.4.3"},{"kind":"test","id":"save","title":{"en":"Saves","it":"Tiri Salvezza"},"about":{"en":"saves against so many mortal hits; who dies where they outnumber the unit","it":"Tiri Salvezza contro i colpi mortali; chi muore se superano le miniature"},"ref":"3.4.3, 3.6.5"},{"kind":"test","id":"morale","title":{"en":"Morale","it":"Morale"},"about":{"en":"losses test after fire, morale test after melee, re-tests","it":"Test delle Perdite dopo il fuoco, Test di Morale dopo il combattimento, ripetizioni"},"ref":"3.4.4"},{"kind":"test","id":"initiative","title":{"en":"Initiative","it":"Iniziativa"},"about":{"en":"the order in which the commands of both sides move","it":"l'ordine in cui muovono i Comandi delle due parti"},"ref":"3.5.3"},{"kind":"test","id":"move","title":{"en":"Movement","it":"Movimento"},"about":{"en":"how far a unit may move, and whether the move disorganises it","it":"di quanto può muovere un'Unità, e se muovendo si disorganizza"},"ref":"3.5.5"},{"kind":"test","id":"expand","title":{"en":"Expand or contract","it":"Espandere e contrarre"},"about":{"en":"how many figures a unit shifts to change its frontage","it":"quante miniature sposta un'Unità per cambiare il fronte"},"ref":"3.5.7"},{"kind":"test","id":"ford","title":{"en":"Wading a river","it":"Guadare un fiume"},"about":{"en":"a unit wades a river where there is no ford or bridge: who drowns","it":"un'Unità guada un fiume dove non c'è guado né ponte: chi annega"},"ref":"3.5.10"},{"kind":"test","id":"melee","title":{"en":"Melee","it":"Combattimento"},"about":{"en":"one side's attack, or both with --both: hits, mortal hits, characters, saves","it":"l'attacco di una parte, o di entrambe con --entrambe: colpi, colpi mortali, personaggi, Tiri Salvezza"},"ref":"3.6.5"},{"kind":"test","id":"duel","title":{"en":"Individuals' combat","it":"Combattimento fra Individuali"},"about":{"en":"two individuals strike each other, or one alone: hits, mortal hits, saves","it":"due Personaggi Individuali si colpiscono, o uno solo: colpi, colpi mortali, Tiri Salvezza"},"ref":"3.6.3"},{"kind":"test","id":"colours","title":{"en":"Capturing colours","it":"Cattura di uno stendardo"},"about":{"en":"does a unit that fought for them take the enemy's colours","it":"se un'Unità che lo ha dichiarato cattura lo stendardo nemico"},"ref":"3.6.4"},{"kind":"test","id":"influence","title":{"en":"Influence","it":"Influenza"},"about":{"en":"a leader lifts a unit's reaction, or rouses it","it":"chi comanda toglie la reazione a un'Unità, o la infiamma"},"ref":"3.7"},{"kind":"test","id":"command-test","title":{"en":"Command test","it":"Test di Comando"},"about":{"en":"a command after the loss of a general, the C-in-C or the army standard","it":"un Comando dopo la perdita di un Generale, del Condottiero o dello Stendardo"},"ref":"3.8"},{"kind":"test","id":"victory","title":{"en":"Victory","it":"Vittoria"},"about":{"en":"who has won, and how great the victory is","it":"chi ha vinto, e quanto vale la vittoria"},"ref":"1.3"}]}
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
{"schema":1,"version":"0.2.0","rules":"fucilier","book":{"en":"Naran Fucilier Wars, August 2012","it":"Naran Fucilier Wars, agosto 2012"},"tables":[{"kind":"test","id":"muster","title":{"en":"Army list","it":"Elenco dell'esercito"},"about":{"en":"is an army list legal, and what does it cost","it":"se un elenco dell'esercito è valido, e quanto costa"},"ref":"1.1"},{"kind":"test","id":"cost","title":{"en":"Cost","it":"Costo"},"about":{"en":"what command values or a unit cost","it":"quanto costano i Valori di Comando o un'Unità"},"ref":"1.1"},{"kind":"test","id":"scout","title":{"en":"Scouting","it":"Esplorazione e manovra"},"about":{"en":"scouting before the battle, one army or two compared","it":"esplorazione prima della battaglia, un esercito o due a confronto"},"ref":"2.1.1"},{"kind":"test","id":"terrain","title":{"en":"Terrain","it":"Terreno"},"about":{"en":"who places terrain and river, and what the other may move","it":"chi piazza terreno e fiume, e che cosa può spostare l'altro"},"ref":"2.2.3"},{"kind":"test","id":"deploy","title":{"en":"Deployment","it":"Schieramento"},"about":{"en":"who deploys first, and how deep the zone is","it":"chi schiera per primo, e quanto è profonda la zona"},"ref":"2.3.2"},{"kind":"test","id":"first-turn","title":{"en":"First turn of reinforcements","it":"Primo turno dei Rinforzi"},"about":{"en":"from which turn reinforcements may come in","it":"da quale turno possono entrare i Rinforzi"},"ref":"2.3.4"},{"kind":"test","id":"speech","title":{"en":"Speech","it":"Discorso di incitamento"},"about":{"en":"the C-in-C speaks to a unit before the battle; if heroic, he must","it":"il Condottiero incita un'Unità prima della battaglia; se eroico, deve"},"ref":"2.4"},{"kind":"test","id":"reinforce","title":{"en":"Reinforcements","it":"Rinforzi"},"about":{"en":"does a command arrive, and from which side","it":"se un Comando arriva, e da quale lato"},"ref":"3.1.1"},{"kind":"test","id":"order","title":{"en":"New order","it":"Nuovo ordine"},"about":{"en":"does a general take a new order; does a cavalry general change his own","it":"se un Generale recepisce un nuovo ordine, o uno di Cavalleria cambia il suo"},"ref":"3.2.2"},{"kind":"test","id":"formation","title":{"en":"Formation","it":"Formazione"},"about":{"en":"is this formation legal, and how a square splits its fire","it":"se la formazione è regolare, e come un quadrato divide il fuoco"},"ref":"3.3.2"},{"kind":"test","id":"range","title":{"en":"Range","it":"Gittata"},"about":{"en":"how far a weapon reaches, and in which band a target stands","it":"quanto è la gittata di un'arma, e in quale fascia sta un bersaglio"},"ref":"3.4.3"},{"kind":"test","id":"fire","title":{"en":"Fire","it":"Fuoco"},"about":{"en":"one volley: hits, mortal hits, characters struck, saves","it":"una salva: colpi a segno, colpi mortali, personaggi colpiti, Tiri Salvezza"},"ref":"3.4.3"},{"kind":"test","id":"save","title":{"en":"Saves","it":"Tiri Salvezza"},"about":{"en":"saves against so many mortal hits; who dies where they outnumber the unit","it":"Tiri Salvezza contro i colpi mortali; chi muore se superano le miniature"},"ref":"3.4.3, 3.6.5"},{"kind":"test","id":"morale","title":{"en":"Morale","it":"Morale"},"about":{"en":"losses test after fire, morale test after melee, re-tests","it":"Test delle Perdite dopo il fuoco, Test di Morale dopo il combattimento, ripetizioni"},"ref":"3.4.4"},{"kind":"test","id":"initiative","title":{"en":"Initiative","it":"Iniziativa"},"about":{"en":"the order in which the commands of both sides move","it":"l'ordine in cui muovono i Comandi delle due parti"},"ref":"3.5.3"},{"kind":"test","id":"move","title":{"en":"Movement","it":"Movimento"},"about":{"en":"how far a unit may move, and whether the move disorganises it","it":"di quanto può muovere un'Unità, e se muovendo si disorganizza"},"ref":"3.5.5"},{"kind":"test","id":"expand","title":{"en":"Expand or contract","it":"Espandere e contrarre"},"about":{"en":"how many figures a unit shifts to change its frontage","it":"quante miniature sposta un'Unità per cambiare il fronte"},"ref":"3.5.7"},{"kind":"test","id":"ford","title":{"en":"Wading a river","it":"Guadare un fiume"},"about":{"en":"a unit wades a river where there is no ford or bridge: who drowns","it":"un'Unità guada un fiume dove non c'è guado né ponte: chi annega"},"ref":"3.5.10"},{"kind":"test","id":"melee","title":{"en":"Melee","it":"Combattimento"},"about":{"en":"one side's attack, or both with --both: hits, mortal hits, characters, saves","it":"l'attacco di una parte, o di entrambe con --entrambe: colpi, colpi mortali, personaggi, Tiri Salvezza"},"ref":"3.6.5"},{"kind":"test","id":"duel","title":{"en":"Individuals' combat","it":"Combattimento fra Individuali"},"about":{"en":"two individuals strike each other, or one alone: hits, mortal hits, saves","it":"due Personaggi Individuali si colpiscono, o uno solo: colpi, colpi mortali, Tiri Salvezza"},"ref":"3.6.3"},{"kind":"test","id":"colours","title":{"en":"Capturing colours","it":"Cattura di uno stendardo"},"about":{"en":"does a unit that fought for them take the enemy's colours","it":"se un'Unità che lo ha dichiarato cattura lo stendardo nemico"},"ref":"3.6.4"},{"kind":"test","id":"influence","title":{"en":"Influence","it":"Influenza"},"about":{"en":"a leader lifts a unit's reaction, or rouses it","it":"chi comanda toglie la reazione a un'Unità, o la infiamma"},"ref":"3.7"},{"kind":"test","id":"command-test","title":{"en":"Command test","it":"Test di Comando"},"about":{"en":"a command after the loss of a general, the C-in-C or the army standard","it":"un Comando dopo la perdita di un Generale, del Condottiero o dello Stendardo"},"ref":"3.8"},{"kind":"test","id":"victory","title":{"en":"Victory","it":"Vittoria"},"about":{"en":"who has won, and how great the victory is","it":"chi ha vinto, e quanto vale la vittoria"},"ref":"1.3"}]}

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
