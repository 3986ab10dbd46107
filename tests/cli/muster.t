# An army list is judged and priced; tests/lists/turin.toml is the list of the manual page.
$ nfw muster turin.toml
Army list, Fucilier Wars 1.1

Piedmont before Turin, 1706
Centre                  100 army standard x1 (4.11) +12 messengers x1 (1.1)
                        = 112 [568 points]
  The Duke              30 base cost (1.1) +80 command value 5 (1.1)
                        +100 charismatic (4.10) = 210
  Guards                60 models x12 (1.1) +36 upgrade x12 (1.1)
                        +40 special characters x4 (1.1) = 136
  Saluzzo               80 models x16 (1.1) +30 special characters x3 (1.1)
                        = 110
Left                    [382 points]
  Baron Rehbinder       20 base cost (1.1) +35 command value 3 (1.1) = 55
  Aosta                 70 models x14 (1.1) +10 special characters x1 (1.1) = 80
  Monferrato            70 models x14 (1.1) +10 special characters x1 (1.1) = 80
  Imperial hussars      66 models x6 (1.1) +10 special characters x1 (1.1)
                        +27 scouting (2.1) = 103
  Twelve-pounders       24 models x4 (1.1) +10 special characters x1 (1.1)
                        +30 guns x1 (1.1) = 64

Result     legal, 950 points

$ nfw --lang it muster turin.toml
Elenco dell'esercito, Fucilier Wars 1.1

Piedmont before Turin, 1706
Centre                  100 Stendardo dell'Esercito x1 (4.11)
                        +12 Messaggeri x1 (1.1) = 112 [568 punti]
  The Duke              30 costo base (1.1) +80 Valore di Comando 5 (1.1)
                        +100 Carismatico (4.10) = 210
  Guards                60 miniature x12 (1.1) +36 miglioramento x12 (1.1)
                        +40 Personaggi Speciali x4 (1.1) = 136
  Saluzzo               80 miniature x16 (1.1) +30 Personaggi Speciali x3 (1.1)
                        = 110
Left                    [382 punti]
  Baron Rehbinder       20 costo base (1.1) +35 Valore di Comando 3 (1.1) = 55
  Aosta                 70 miniature x14 (1.1) +10 Personaggi Speciali x1 (1.1)
                        = 80
  Monferrato            70 miniature x14 (1.1) +10 Personaggi Speciali x1 (1.1)
                        = 80
  Imperial hussars      66 miniature x6 (1.1) +10 Personaggi Speciali x1 (1.1)
                        +27 Esplorazione (2.1) = 103
  Twelve-pounders       24 miniature x4 (1.1) +10 Personaggi Speciali x1 (1.1)
                        +30 pezzi x1 (1.1) = 64

Risultato  valido, 950 punti

$ nfw muster - --json <turin.toml
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"muster","given":["muster","-","--json"],"seed":null,"dice":[],"stages":[],"outcome":{"result":"legal","legal":true,"cost":950},"result":"legal","legal":true,"cost":950,"name":"Piedmont before Turin, 1706","keys":{"points":1000,"all-cavalry":false,"units":6,"infantry-units":4,"cavalry-units":1,"artillery-units":1,"field-batteries":1,"elite-units":0,"poor-units":0,"commands":2,"commands-without-leader":0,"infantry-brigades":2,"messengers":1,"scouts":0,"army-standards":1,"c-in-cs":1,"charismatics":1,"adcs":1},"breaches":[],"warnings":[],"commands":[{"name":"Centre","cost":568,"rows":[{"id":"army-standard","value":100,"ref":"4.11","items":1},{"id":"messengers","value":12,"ref":"1.1","items":1}],"keys":{"messengers":1,"messenger-price":12,"army-standard":1,"kind-of-command":"own","units":2,"infantry-units":2,"cavalry-units":0,"light-batteries":0,"horse-batteries":0,"commanding":1,"c-in-cs":1,"advisers":0,"cavalry-surplus":-2,"infantry-brigade":1,"cavalry-brigade":0}},{"name":"Left","cost":382,"rows":[],"keys":{"kind-of-command":"own","units":4,"infantry-units":2,"cavalry-units":1,"light-batteries":0,"horse-batteries":0,"commanding":1,"c-in-cs":0,"advisers":0,"cavalry-surplus":-1,"infantry-brigade":1,"cavalry-brigade":0}}],"leaders":[{"name":"The Duke","in":"Centre","cost":210,"rows":[{"id":"price","value":30,"ref":"1.1"},{"id":"command-value-5","value":80,"ref":"1.1"},{"id":"charismatic","value":100,"ref":"4.10"}],"keys":{"rank":"c-in-c","cv":5,"price":30,"mounted":true,"heroic":false,"charismatic":true,"save":7,"wounds":1,"trumpeters-mounted":true,"tested-cv":6}},{"name":"Baron Rehbinder","in":"Left","cost":55,"rows":[{"id":"price","value":20,"ref":"1.1"},{"id":"command-value-3","value":35,"ref":"1.1"}],"keys":{"rank":"general","cv":3,"price":20,"mounted":false,"heroic":false,"charismatic":false,"save":8,"trumpeters-mounted":false,"tested-cv":3}}],"units":[{"name":"Guards","in":"Centre","cost":136,"rows":[{"id":"models","value":60,"ref":"1.1","items":12},{"id":"quality-upgrade","value":36,"ref":"1.1","items":12},{"id":"special-character","value":40,"ref":"1.1","items":4}],"keys":{"arm":"infantry","kind":"guard","quality":"average","price":5,"min":8,"max":24,"models":12,"upgraded":"veteran","upgrade-price":3,"commander":1,"commander-mounted":false,"subaltern":1,"colours":1,"musicians":1,"scouting":false,"skirmishers":false,"type":"disciplined","weapon":"musket","blade":"bayonet","charge-lance":false,"pistols":false,"armour":"none","value":1,"volleys":6,"mov":15,"upgrade":3,"grades":1,"guards":1,"travelling-guns":0,"light-troops":0,"medium-troops":0,"heavy-troops":0,"all-models":12,"characters":4}},{"name":"Saluzzo","in":"Centre","cost":110,"rows":[{"id":"models","value":80,"ref":"1.1","items":16},{"id":"special-character","value":30,"ref":"1.1","items":3}],"keys":{"arm":"infantry","kind":"line","quality":"average","price":5,"min":8,"max":24,"models":16,"upgrade-price":3,"commander":1,"commander-mounted":false,"colours":2,"scouting":false,"skirmishers":false,"type":"disciplined","weapon":"musket","blade":"bayonet","charge-lance":false,"pistols":false,"armour":"none","value":1,"volleys":6,"mov":15,"guards":0,"travelling-guns":0,"light-troops":0,"medium-troops":0,"heavy-troops":0,"all-models":16,"characters":3}},{"name":"Aosta","in":"Left","cost":80,"rows":[{"id":"models","value":70,"ref":"1.1","items":14},{"id":"special-character","value":10,"ref":"1.1","items":1}],"keys":{"arm":"infantry","kind":"line","quality":"average","price":5,"min":8,"max":24,"models":14,"upgrade-price":3,"commander":1,"commander-mounted":false,"scouting":false,"skirmishers":false,"type":"disciplined","weapon":"musket","blade":"bayonet","charge-lance":false,"pistols":false,"armour":"none","value":1,"volleys":6,"mov":15,"guards":0,"travelling-guns":0,"light-troops":0,"medium-troops":0,"heavy-troops":0,"all-models":14,"characters":1}},{"name":"Monferrato","in":"Left","cost":80,"rows":[{"id":"models","value":70,"ref":"1.1","items":14},{"id":"special-character","value":10,"ref":"1.1","items":1}],"keys":{"arm":"infantry","kind":"line","quality":"average","price":5,"min":8,"max":24,"models":14,"upgrade-price":3,"commander":1,"commander-mounted":false,"scouting":false,"skirmishers":false,"type":"disciplined","weapon":"musket","blade":"bayonet","charge-lance":false,"pistols":false,"armour":"none","value":1,"volleys":6,"mov":15,"guards":0,"travelling-guns":0,"light-troops":0,"medium-troops":0,"heavy-troops":0,"all-models":14,"characters":1}},{"name":"Imperial hussars","in":"Left","cost":103,"rows":[{"id":"models","value":66,"ref":"1.1","items":6},{"id":"special-character","value":10,"ref":"1.1","items":1},{"id":"scouting-ability","value":27,"ref":"2.1"}],"keys":{"arm":"cavalry","kind":"light","quality":"average","price":11,"min":4,"max":12,"models":6,"upgrade-price":4,"commander":1,"commander-mounted":true,"scouting":true,"skirmishers":false,"type":"disciplined","blade":"one-handed","charge-lance":false,"pistols":false,"armour":"none","value":2,"mov":25,"guards":0,"travelling-guns":0,"light-troops":1,"medium-troops":0,"heavy-troops":0,"all-models":6,"characters":1}},{"name":"Twelve-pounders","in":"Left","cost":64,"rows":[{"id":"models","value":24,"ref":"1.1","items":4},{"id":"special-character","value":10,"ref":"1.1","items":1},{"id":"guns","value":30,"ref":"1.1","items":1}],"keys":{"arm":"artillery","kind":"field-battery","quality":"average","price":6,"min":4,"max":6,"models":4,"commander":1,"commander-mounted":false,"guns":1,"gun-price":30,"scouting":false,"skirmishers":false,"type":"disciplined","weapon":"cannon","blade":"one-handed","charge-lance":false,"pistols":false,"armour":"none","value":1,"gun-value":3,"pounder":12,"volleys":6,"canister":2,"mov":10,"guards":0,"travelling-guns":0,"light-troops":0,"medium-troops":0,"heavy-troops":0,"all-models":4,"characters":1}}],"next":[]}

$ nfw muster turin.toml -q
legal

$ nfw muster turin.toml -q --expect legal
legal

$ nfw muster turin.toml -q --expect illegal
legal
? 1

$ nfw muster turin.toml --expect leagl
2> nfw: --expect 'leagl': allowed are legal, illegal; did you mean 'legal'?
? 2

$ nfw muster turin.toml --color always | tail -n 2

Result     [1mlegal[0m, 950 points

# Breaches, warnings and waivers.
$ sed 's/^points.*/points = 900/; s/^name = "Left"/kind = "cavalry"/' turin.toml | nfw muster - | tail -n 5
Breach     equal-points: within the agreed points: 950, at most 900 (1.3)
Breach     field-battery: field batteries by infantry brigades: 1, at most 0
           (1.1)
Breach     cavalry-brigade: command 2: cavalry units of a cavalry brigade: 1, at
           least 2 (1.1)

$ sed 's/^points.*/points = 900/; s/"general"/"general"\ncharismatic = true\nheroic = true/' turin.toml | nfw muster - | tail -n 9
                        +30 guns x1 (1.1) = 64

Result     illegal, 1050 points
Breach     equal-points: within the agreed points: 1050, at most 900 (1.3)
Breach     heroic: Left, Baron Rehbinder: a heroic leader is on horseback (4.7,
           4.8)
Breach     heroic: Left, Baron Rehbinder: save of a heroic leader: 8, exactly 6
           (4.7, 4.8)
Warning    charismatic: normally one charismatic character: 2, at most 1 (4.10)

$ sed 's/^points.*/points = 900/' turin.toml | nfw muster - --json --lang it | grep -o '"breaches":.*"commands"'
"breaches":[{"id":"equal-points","where":"army","ref":"1.3","what":"within the agreed points","count":950,"at_most":900}],"warnings":[],"commands"

$ sed 's/^points.*/points = 900\nwaive = "equal-points"/' turin.toml | nfw muster - | tail -n 3
Result     legal, 950 points
Warning    equal-points: within the agreed points: 950, at most 900 (1.3)
           [waived by the list]

$ sed 's/^points.*/points = 900\nderoga = "equal-points"/' turin.toml | nfw muster - --lang it | tail -n 3
Risultato  valido, 950 punti
Avviso     equal-points: entro i punti concordati: 950, al più 900 (1.3) [deroga
           dell'elenco]

# Rulings.
$ sed 's/^messengers .*/messengers = 3/' turin.toml | nfw muster - --ruling adc-limit=one-per-command | sed -n '2p;$p'
Rulings    adc-limit=one-per-command
           at most 2 (1.1)

$ sed 's/^messengers .*/messengers = 3/' turin.toml | nfw muster - --ruling F-11=two-per-command -q
legal

$ sed 's/^messengers .*/messengers = 3/' turin.toml | nfw muster - --ruling F-11=one-per-command --json | grep -o '"rulings":[^}]*}'
"rulings":{"adc-limit":"one-per-command"}

$ nfw muster turin.toml --ruling adc-limit=three
2> nfw: --ruling 'adc-limit=three': allowed values are two-per-command, one-per-command
? 2

# What is wrong with a file is said where it stands.
$ nfw muster
2> nfw: muster needs a FILE
? 2

$ nfw muster nowhere.toml
2> nfw: nowhere.toml: no such file
? 2

$ nfw muster .
2> nfw: .: is a folder, not a file
? 2

$ nfw muster . --lang it
2> nfw: .: è una cartella, non un file
? 2

$ nfw muster turin.toml turin.toml
2> nfw: muster takes no 'turin.toml'
? 2

$ : | nfw muster -
2> nfw: -:1:1: no [[command]]: the list needs one
? 2

$ : | nfw muster - --lang it
2> nfw: -:1:1: manca [[command]]: l'elenco ne richiede uno
? 2

$ printf 'a\000b = 1\n' | nfw muster -
2> nfw: -:1:2: not TOML: Error while parsing key-value pair: expected '=', saw '\u0000'
? 2

$ printf '\377\376' | nfw muster -
2> nfw: -:1:1: not TOML: Encountered invalid utf-8 sequence
? 2

$ head -c 10000000 /dev/zero | nfw muster -
2> nfw: -: is larger than 1 MB
? 2

$ head -c 900000 /dev/zero | tr '\0' '[' | nfw muster - --lang it
2> nfw: -:1:3: TOML non valido: errore leggendo una chiave: attesa una chiave, trovato '['
? 2

$ printf 'command = 3\nprofile = "x"\n' | nfw muster -
2> nfw: -:1:11: 'command' must be a table or a list of tables, not a whole number
2> nfw: -:2:11: 'profile' must be a table, not a text
? 2

$ printf 'points = -3\npionts = 4\nall-cavalry = 1\nname = "a\\u001b[2J"\nwaive = ["elite-hlf"]\n[[command]]\nkind = "infantri"\nmessengers = 2\n' | nfw muster -
2> nfw: -:1:10: points = -3: allowed are whole numbers from 0 to 1000000
2> nfw: -:2:1: unknown key 'pionts' in army; did you mean 'points'?
2> nfw: -:3:15: 'all-cavalry' must be true or false, not a whole number
2> nfw: -:4:8: 'name' may not hold '\x1b', which does not show
2> nfw: -:5:9: waive = 'elite-hlf': allowed are equal-points, c-in-c, general, cavalry-share, field-battery, elite-half, poor-half, adc, charismatic, army-standard, staff, infantry-brigade, cavalry-brigade, light-battery, horse-battery, command-trumpeters, heroic, unit-size, special-characters, commander, subaltern, sergeant, colours, musicians, sharpshooter, mounted-colonel, quality-upgrade; did you mean 'elite-half'?
2> nfw: -:7:8: kind = 'infantri': allowed are infantry, cavalry, staff; did you mean 'infantry'?
? 2

$ printf 'points = 2.5\npionts = 4\nname = ""\n[[command]]\nmessengers = 2\nscouts = 1979-05-27\n[command.leader]\nrank = "re"\n' | nfw muster - --lang it
2> nfw: -:1:10: 'points' deve essere un numero intero, non un numero decimale
2> nfw: -:2:1: chiave ignota 'pionts' in army; forse 'points'?
2> nfw: -:3:8: 'name' deve essere da 1 a 60 caratteri su una riga
2> nfw: -:6:10: 'scouts' deve essere un numero intero, non una data
2> nfw: -:8:8: rank = 're': sono ammessi condottiero, generale, consigliere
? 2

$ printf '[profile.f]\narm = "infantrry"\nprize = 4\n[[command]]\n[[command.unit]]\nprofile = "f"\n[[command.unit]]\nprofile = "g"\n' | nfw muster -
2> nfw: -:2:7: arm = 'infantrry': allowed are infantry, cavalry, artillery; did you mean 'infantry'?
2> nfw: -:3:1: unknown key 'prize' in unit; did you mean 'price'?
2> nfw: -:8:11: no [profile.g]
? 2

$ printf '[[command]]\nmessaggeri = 1\nmessengers = 1\n[command.leader]\nrank = "adviser"\ncv = 3\nprice = 1\n' | nfw muster -
2> nfw: -:3:1: 'messengers' is said twice
2> nfw: -:6:1: cv goes only with rank c-in-c, general
? 2

$ printf '[[command]]\n[[command.unit]]\narm = "cavalry"\nkind = "field-battery"\nquality = "average"\nprice = 9\nmin = 4\nmax = 3\nmodels = 8\nguns = 1\nupgraded = "elite"\n' | nfw muster -
2> nfw: -:2:1: unit 1: 'upgrade-price' is missing (points of each model for that (MIG)); it goes with upgraded elite, veteran, average, poor
2> nfw: -:2:1: unit 1: 'gun-price' is missing (points of each gun); it goes with guns 1..
2> nfw: -:4:1: kind = "field-battery" goes only with arm artillery
2> nfw: -:8:1: max = 3: at least min = 4 is allowed
2> nfw: -:10:1: guns goes only with arm artillery
? 2

$ printf '[[command]]\n[[command.unit]]\narm = "artillery"\nkind = "line"\nquality = "average"\nprice = 9\nmin = 4\nmax = 3\nmodels = 8\nguns = 1\ngun-price = 4\nupgraded = "elite"\nupgrade-price = 1\n' | nfw muster - --lang it
2> nfw: -:4:1: kind = "line" vale solo con arm fanteria, cavalleria
2> nfw: -:8:1: max = 3: è ammesso almeno min = 4
? 2

$ awk 'BEGIN { print "[[command]]"; for (n = 0; n < 30; ++n) print "[[command.unit]]\nx = 1" }' | nfw muster - 2>&1 | tail -n 2
nfw: -:41:1: unknown key 'x' in unit
nfw: and more mistakes

# No dice, no odds.
$ nfw muster turin.toml --dice 3
2> nfw: --dice: muster rolls no dice
? 2

$ nfw muster turin.toml --odds
2> nfw: --odds: muster rolls no dice
? 2

$ nfw muster turin.toml --repeat 3 --lang it
2> nfw: --repeat: muster non tira dadi
? 2

$ nfw cost --cv 3 --vary cv=1,2,3
2> nfw: --vary: cost has no odds
? 2

$ nfw muster turin.toml --show cost
2> nfw: --show: muster has no odds
? 2

$ nfw muster turin.toml --then fire
2> nfw: --then 'fire': no test follows from muster
? 2

$ nfw muster --shooters 3 turin.toml
2> nfw: muster has no option '--shooters'; 'fire' has it
? 2

# Prices alone.
$ nfw cost --cv 4,3,2
Cost, Fucilier Wars 1.1

Leader                  50 command value 4 (1.1) +35 command value 3 (1.1)
                        +20 command value 2 (1.1) = 105
Result     105 points

$ nfw cost --cv 4,3,2 --lang it --models 12 --price 5 --upgrade 3 --characters 4 --scouting
Costo, Fucilier Wars 1.1

Chi comanda             50 Valore di Comando 4 (1.1)
                        +35 Valore di Comando 3 (1.1)
                        +20 Valore di Comando 2 (1.1) = 105
Unità                   60 miniature x12 (1.1) +36 miglioramento x12 (1.1)
                        +40 Personaggi Speciali x4 (1.1) +27 Esplorazione (2.1)
                        = 163
Risultato  268 punti

$ nfw cost --cv 4,3,2 --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"cost","given":["cost","--cv","4,3,2","--json"],"seed":null,"dice":[],"stages":[],"outcome":{"cost":105},"leaders":[{"cost":105,"rows":[{"id":"command-value-4","value":50,"ref":"1.1"},{"id":"command-value-3","value":35,"ref":"1.1"},{"id":"command-value-2","value":20,"ref":"1.1"}]}],"next":[]}

$ nfw cost --models 12 --price 5 --upgrade 3 --characters 4 -q --expect 136
136

$ nfw cost --models 12 --price 5 -q --expect 61+
60
? 1

$ nfw cost
2> Usage: nfw cost [--models N] [--price N] [flags]
2> All flags: nfw cost --help
? 2

$ nfw cost --cv 4,6
2> nfw: --cv '6': allowed are whole numbers from 1 to 5; the nearest is 5
? 2

$ nfw cost --price 4 --lang it
2> nfw: cost richiede --modelli con --prezzo: miniature dell'Unità, Personaggi Speciali compresi
? 2

$ nfw cost --cv 4 --seed 3
2> nfw: --seed: cost rolls no dice
? 2

$ nfw cost turin.toml --cv 3
2> nfw: cost takes no 'turin.toml'
? 2

$ nfw cost --help
Cost, Fucilier Wars 1.1
what command values or a unit cost

Usage: nfw cost [--models N] [--price N] [flags]

The leader
  --cv N[,N...]           command value of each leader (1.1)
  --charismatic           one of the leaders is charismatic (4.10)
  --army-standard         the army standard (4.11)

The unit
  --models N              models of the unit, special characters included
                          [required with --price] (1.1)
  --price N               points of each model [required with --models] (1.1)
  --upgrade N             points of each model for a better quality (1.1)
  --characters N          special characters, without the mounted colonel (1.1)
  --scouting              the unit has the scouting ability (2.1)

In short: words that mean one thing need no flag, bare numbers are --models,
--price, and beginnings will do.

Common options
  --rules RULESET         the rulebook to play by (environment: NFW_RULES)
  --house FILE            house rules, laid over the book; once or more
                          (environment: NFW_HOUSE)
  --then TEST ...         the test that follows, with its own flags after it
  --json                  one JSON object on one line
  -q, --quiet             only the outcome, a word a line
  --expect R[,R...]       exit status 0 if the outcome is one of these, else 1
  --lang en|it            language (environment: NFW_LANG)
  --ruling ID=VALUE       plays a ruling the other way; may stand several times
  --color auto|always|never colours in the report
  -h, --help              this help
  -V, --version           the version

$ nfw muster --help --lang it | sed '/^Opzioni comuni/,$d'
Elenco dell'esercito, Fucilier Wars 1.1
se un elenco dell'esercito è valido, e quanto costa

Uso: nfw muster FILE

Esercito
  points = N              punti concordati per ciascuna parte: l'elenco non può
                          costare di più (1.3)
  all-cavalry = true      i due eserciti sono di sola Cavalleria, di comune
                          accordo (1.1)
  waive = ["QUALE", ...]  limiti che l'elenco dell'esercito, nel suo libro,
                          toglie: violarli è un avviso: equal-points, c-in-c,
                          general, cavalry-share, field-battery, elite-half,
                          poor-half, adc, charismatic, army-standard, staff,
                          infantry-brigade, cavalry-brigade, light-battery,
                          horse-battery, command-trumpeters, heroic, unit-size,
                          special-characters, commander, subaltern, sergeant,
                          colours, musicians, sharpshooter, mounted-colonel,
                          quality-upgrade (1.1)

Comando [[command]]
  kind = "QUALE"          come lo chiama l'elenco; se manca, Fanteria, salvo che
                          abbia più Unità di Cavalleria: fanteria, cavalleria,
                          stato-maggiore (1.1)
  messengers = N          Aiutanti di Campo che portano ordini (1.1)
  messenger-price = N     punti di ogni Messaggero [obbligatoria con messengers
                          1..] (1.1)
  scouts = N              Aiutanti di Campo Esploratori (1.1)
  scout-price = N         punti di ogni Esploratore [obbligatoria con scouts
                          1..] (1.1)
  army-standard = N       lo Stendardo dell'Esercito sta con questo Comando
                          (1.1, 4.11)
  kind-of-command = "QUALE" di chi sono le truppe, per l'influenza: proprio,
                          alleato, mercenario [proprio] (3.7)

Chi comanda [[command.leader]]
  rank = "QUALE"          il suo grado: condottiero, generale, consigliere
                          [obbligatoria] (1.1)
  cv = N                  Valore di Comando [obbligatoria con rank condottiero,
                          generale] (1.1)
  price = N               i suoi punti nell'elenco dell'esercito, senza il
                          Valore di Comando [obbligatoria] (1.1)
  mounted = true          è a cavallo (1.1)
  heroic = true           è Eroico (4.7, 4.8)
  charismatic = true      è pagato come Personaggio Carismatico (4.10)
  save = N                il suo Tiro Salvezza [6 con heroic] (1.1)
  wounds = N              le sue Ferite [4 con heroic e rank condottiero, 2 con
                          heroic] (4.7, 4.8)
  armour = "QUALE"        la sua corazza o il suo scudo: nessuna, corazza, scudo
                          (1.1)
  resistance = N          la sua Resistenza, senza il segno meno (1.1)
  value = N               il suo Valore, per il combattimento fra Individuali
                          (3.6.3)
  quality = "QUALE"       la sua Qualità: élite, veterana, media, scadente (1.1)
  blade = "QUALE"         con che cosa combatte corpo a corpo: una-mano,
                          lancia-da-cavalleria, lancia-della-fanteria,
                          baionetta, picca, due-mani, zoccoli (1.1)
  blade-strength = N      la sua Forza corpo a corpo (1.1)
  with = "NOME"           l'Unità con cui comincia (1.1)
  trumpeters = N          Trombettieri del Comando con lui (4.3)
  trumpeter-price = N     punti di ogni Trombettiere [obbligatoria con
                          trumpeters 1..] (1.1)
  trumpeters-mounted = true i Trombettieri sono a cavallo; se manca, come lui
                          [data per presente con mounted] (1.1)

Unità [[command.unit]]
  arm = "QUALE"           la sua Arma: fanteria, cavalleria, artiglieria
                          [obbligatoria] (1.1)
  kind = "QUALE"          che truppe sono: linea, guardia, granatieri, milizia,
                          leggera, pesante, dragoni, batteria-leggera,
                          batteria-a-cavallo, batteria-da-campagna [obbligatoria
                          con arm artiglieria] (1.1)
  quality = "QUALE"       Qualità del profilo: élite, veterana, media, scadente
                          [obbligatoria] (1.1)
  price = N               punti di ogni miniatura [obbligatoria] (1.1)
  min = N                 numero minimo di miniature [obbligatoria] (1.1)
  max = N                 numero massimo di miniature [obbligatoria] (1.1)
  models = N              miniature, Personaggi Speciali compresi; non il
                          Colonnello a cavallo né i Combattenti Speciali
                          [obbligatoria] (1.1)
  upgraded = "QUALE"      la Qualità a cui è migliorata: élite, veterana, media,
                          scadente (1.1)
  upgrade-price = N       punti di ogni miniatura per questo (MIG) [obbligatoria
                          con upgraded élite, veterana, media, scadente] (1.1)
  commander = N           il Comandante (1.1)
  commander-mounted = true il Comandante è a cavallo; se manca, lo è nella
                          Cavalleria [data per presente con arm cavalleria]
                          (1.1)
  subaltern = N           Ufficiale subalterno (1.1)
  sergeant = N            Sergente (1.1)
  colours = N             Alfieri (1.1)
  musicians = N           Musici (1.1)
  sharpshooter = N        Tiratore Scelto (1.1, 4.4)
  mounted-colonel = N     Colonnello a cavallo (1.1, 4.9)
  colonel-price = N       punti del Colonnello a cavallo [obbligatoria con
                          mounted-colonel 1..] (1.1)
  special-fighters = N    Granatieri, Schermagliatori e altri oltre alle
                          miniature (1.1)
  fighter-price = N       punti di ogni Combattente Speciale [obbligatoria con
                          special-fighters 1..] (1.1)
  guns = N                pezzi, se l'elenco li fa pagare a parte (1.1)
  gun-price = N           punti di ogni pezzo [obbligatoria con guns 1..] (1.1)
  scouting = true         ha l'abilità Esplorazione (2.1)
  skirmishers = true      ha l'abilità Schermagliatori (1.1)
  type = "QUALE"          Tipo del profilo: quale colonna delle reazioni:
                          disciplinata, irregolare, fanatica [disciplinata]
                          (1.1)
  weapon = "QUALE"        con che cosa spara; chi non ha armi da tiro dice
                          volleys = 0: moschetto, arco, a-cavallo,
                          arco-a-cavallo, cannone, obice [moschetto con arm
                          fanteria, cannone con arm artiglieria] (1.1, 3.4)
  blade = "QUALE"         con che cosa combatte: una-mano, lancia-da-cavalleria,
                          lancia-della-fanteria, baionetta, picca, due-mani,
                          zoccoli [baionetta con arm fanteria, una-mano] (1.1,
                          3.6)
  charge-lance = true     ha lance da carica (3.6.5)
  pistols = true          il profilo ha le pistole (3.6.5)
  armour = "QUALE"        corazza o scudo del profilo: nessuna, corazza, scudo
                          [nessuna] (1.1)
  save = N                Tiro Salvezza del profilo: 2D6 deve superarlo (1.1,
                          3.4.3)
  wounds = N              Ferite di ciascuno: Tiri Salvezza falliti cui
                          sopravvive (1.1, 3.4.3)
  resistance = N          Resistenza del profilo, senza il segno meno (1.1)
  strength = N            Forza dell'arma con cui spara (+N per uccidere)
                          (3.4.3)
  blade-strength = N      Forza in mischia (+N per uccidere) (1.1, 3.6.5)
  value = N               Valore di ogni miniatura in mischia [2 con arm
                          cavalleria, 1] (1.1)
  gun-value = N           Valore di tutti i suoi pezzi: i dadi che tirano (1.1)
  pounder = N             libbre dei suoi cannoni (3.4.3)
  volleys = N             salve con cui comincia [6 con weapon moschetto,
                          a-cavallo, arco-a-cavallo, cannone, obice; oppure
                          weapon arco e ruling bow-ammo=6] (2.3.5)
  canister = N            quante di queste a mitraglia [0 con weapon obice e
                          ruling howitzer-ammo=6-shell, 2 con weapon cannone,
                          obice] (2.3.5)
  mov = CM                Mov del profilo, per la Fanteria quello in colonna
                          (3.5.5)
  ranks = N               file in cui si schiera, se così vuole il suo elenco
                          (3.3.2)
  fighting-ranks = N      linee che combattono, se così vuole il suo elenco:
                          picche fino a 3, lance della Fanteria 2 (3.6.2)
  riders = N              cavalieri che contano nella carica, se così vuole il
                          suo elenco (3.6.5)
  extra-points = N        punti per quant'altro l'elenco vende a quest'Unità
                          (1.1)

# The prices and limits that the tables hold.

$ nfw table muster
Army list, Fucilier Wars 1.1
is an army list legal, and what does it cost

Army: limits
  - within the agreed points; at most points (1.3)
  - one C-in-C; exactly 1
  - only a small army has commands without a general; at most 0
  - a cavalry unit for every two of infantry; at most 1 per 2 infantry-units
  - field batteries by infantry brigades; at most 1
  - elite units up to half of all; at most 1 per 2 units
  - poor units up to half of all; at most 1 per 2 units
  - ADCs (scouts and messengers) by the commands that have units; at most 2 per
    commands
  - normally one charismatic character; at most 1 (4.10)
  - one army standard; at most 1 (4.11)

Command: cost
  100N  army standard (4.11)
     N  messengers
     N  scouts

Command: limits
  - one C-in-C or general; at most 1
  - only the C-in-C leads single units that are no brigade (3.2.1)
  - infantry units of an infantry brigade; at least 2
  - cavalry units of a cavalry brigade; at least 2
  - light batteries, for an infantry brigade only; at most 1 per
    infantry-brigade
  - horse batteries, for a brigade only; at most 1 per infantry-brigade + 1 per
    cavalry-brigade
  - the army standard goes with the C-in-C (1.1, 4.11)
  - a charismatic general without a command goes with the C-in-C (4.10)

Leader: cost
     N  base cost
    10  command value 1
    20  command value 2
    35  command value 3
    50  command value 4
    80  command value 5
   100  charismatic (4.10)
     N  trumpeters

Leader: limits
  - command trumpeters; at most 2 (4.3)
  - trumpeters are on horseback if he is, on foot if he is
  - a heroic leader is on horseback (4.7, 4.8)
  - save of a heroic leader; exactly 6 (4.7, 4.8)
  - Wounds of a heroic C-in-C; exactly 4 (4.7)
  - Wounds of a heroic general; exactly 2 (unless C-in-C) (4.8)
  - command value of a charismatic C-in-C; at least 5 (4.10)
  - only a charismatic general is without a command (4.10)

Unit: cost
     N  models
     N  upgrade
   10N  special characters
     N  mounted colonel
     N  special fighters
     N  guns
    27  scouting (2.1)
     N  further points

Unit: limits
  - models; at least min; at most max
  - special characters are among the models; at most models
  - commander; exactly 1
  - the commander of cavalry is on horseback
  - the commander of a battery is on foot
  - subaltern, not in artillery; at most 1 (unless artillery)
  - sergeant; at most 1
  - colours; of batteries only field batteries have them; at most 2 (infantry) +
    1 (cavalry; or field battery)
  - musicians; of batteries only field batteries have them; at most 2 (infantry)
    + 1 (cavalry; or field battery)
  - sharpshooter, of skirmishers and dragoons only; at most 1 (it has the
    skirmisher ability; or dragoons) (1.1, 4.4)
  - mounted colonel, of infantry only; at most 1 (infantry) (1.1, 4.9)
  - grades by which the quality rises; exactly 1 (the quality to which it is
    raised)

$ nfw table cost
Cost, Fucilier Wars 1.1
what command values or a unit cost

Command: cost
  100N  army standard (4.11)
     N  messengers
     N  scouts

Leader: cost
     N  base cost
    10  command value 1
    20  command value 2
    35  command value 3
    50  command value 4
    80  command value 5
   100  charismatic (4.10)
     N  trumpeters

Unit: cost
     N  models
     N  upgrade
   10N  special characters
     N  mounted colonel
     N  special fighters
     N  guns
    27  scouting (2.1)
     N  further points

# Names that a terminal would obey, and keys without an end.

$ printf '[[command]]\nname = "A\302\23331mB"\n' | nfw muster - 2>&1 | head -1
nfw: -:2:8: 'name' may not hold '\u{9b}', which does not show

$ printf '[[command]]\nname = "A\342\200\256B"\n' | nfw muster - 2>&1 | head -1
nfw: -:2:8: 'name' may not hold '\u{202e}', which does not show

$ awk 'BEGIN { printf "[a"; for (i = 0; i < 40000; i++) printf ".a"; print "]" }' | nfw muster -
2> nfw: -:1:1: not TOML: a key has too many parts
? 2

$ awk 'BEGIN { printf "a"; for (i = 0; i < 70; i++) printf ".a"; print " = 1" }' | nfw check -
2> nfw: -:1:1: a key has too many parts
2> 1 | a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a = 1
2>   | ^
? 2

# A list is no house rules, and the other way round: the command for it is named.

$ nfw check turin.toml; cp turin.toml "my army.toml"; nfw check "my army.toml" --lang it; nfw muster club.toml; printf 'words.x.y = 1' | nfw muster - --lang it; printf 'points = 3\n' | nfw muster -; printf '[[command]]\nfoo = 1\n' | nfw muster -
2> nfw: turin.toml: holds a list, not house rules; 'nfw muster turin.toml' judges it
2> nfw: my army.toml: contiene un elenco, non regole della casa; 'nfw muster 'my army.toml'' lo giudica
2> nfw: club.toml: holds house rules, not a list; 'nfw check club.toml' checks them
2> nfw: -: contiene regole della casa, non un elenco; 'nfw check -' le controlla
2> nfw: -:1:1: no [[command]]: the list needs one
2> nfw: -:2:1: unknown key 'foo' in command
? 2
