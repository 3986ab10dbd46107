# Tables as data, and the sheet of the rulings in force.

$ nfw table reinforce --csv
ruleset,table,part,kind,id,label,column,value,from,to,of,per,each,sides,group,condition,flags,chapter,house
fucilier,reinforce,arrival,stage,arrival,Arrival,,,,,,,,,,,,3.1.1,
fucilier,reinforce,arrival,dice,,,,1,,,,,,6,,,,3.1.1,
fucilier,reinforce,arrival,modifier,general-cv-5,command value 5,,2,,,,,,,,--cv 5..,cv,3.1.1,
fucilier,reinforce,arrival,modifier,general-cv-4,command value 4,,1,,,,,,,,--cv 4,cv,3.1.1,
fucilier,reinforce,arrival,modifier,general-cv-2,command value 2,,-1,,,,,,,,--cv 2,cv,3.1.1,
fucilier,reinforce,arrival,modifier,general-cv-1,command value 1,,-2,,,,,,,,--cv ..1,cv,3.1.1,
fucilier,reinforce,arrival,modifier,turn-minus-2,turn less 2,,1,,,turns-past,,,,,,,3.1.1,
fucilier,reinforce,arrival,band,arrives,arrives,,7..,7,,,,,,,,,3.1.1,
fucilier,reinforce,arrival,band,stays-out,stays out,,..6,,6,,,,,,,,3.1.1,
fucilier,reinforce,side,stage,side,Side,,,,,,,,,,arrival arrives,,3.1.1,
fucilier,reinforce,side,dice,,,,1,,,,,,6,,,,3.1.1,
fucilier,reinforce,side,band,own,own long edge,,..2,,2,,,,,,,,3.1.1,
fucilier,reinforce,side,band,right,short edge on the right,,3..4,3,4,,,,,,,,3.1.1,
fucilier,reinforce,side,band,left,short edge on the left,,5..,5,,,,,,,,,3.1.1,
fucilier,reinforce,effect,effect,set-up,"set up at the edge, face-down order (cavalry: OPPOSE); no new order this turn",,,,,,,,,,arrival arrives,,"3.1.1, 3.2.2",
fucilier,reinforce,effect,effect,short-edge-strip,"in a strip as deep as the deployment zone (30 cm), along the half of that edge on its own side (60 cm)",,,,,,,,,,"side right, left",,3.1.1,
fucilier,reinforce,effect,effect,near-the-edge,"last ranks at most 1 cm, individuals at most 5 cm from the edge behind them",,,,,,,,,,arrival arrives,,3.1.1,
fucilier,reinforce,effect,effect,try-again,"may try again next turn; if never in, its points are losses",,,,,,,,,,arrival stays-out,,3.1.1,

$ nfw table reinforce --csv --lang it | head -3
ruleset,table,part,kind,id,label,column,value,from,to,of,per,each,sides,group,condition,flags,chapter,house
fucilier,reinforce,arrival,stage,arrival,Arrivo,,,,,,,,,,,,3.1.1,
fucilier,reinforce,arrival,dice,,,,1,,,,,,6,,,,3.1.1,

$ nfw table morale --csv | grep -e ',ok,' -e ',losses-over-50,'
fucilier,morale,roll,modifier,losses-over-50,more than half lost,,-3,,,,,,,losses by fire,--after fire and share >50,after,"3.4.4, 3.6.6",
fucilier,morale,roll,band,ok,OK,disciplined,6..11,6,11,,,,,,,,"3.4.4, 3.6.6",
fucilier,morale,roll,band,ok,OK,irregular,7..9,7,9,,,,,,,,"3.4.4, 3.6.6",
fucilier,morale,roll,band,ok,OK,fanatic,7..8,7,8,,,,,,,,"3.4.4, 3.6.6",

$ nfw table fire --csv | grep -e ',strength,' -e ',elite-dice,' -e ',need,over,' -e 'save,need'
fucilier,fire,hit,dice,elite-dice,"elite, one for 5 members",,1,,,,members,5,6,,--quality elite and --shooters 1..; or --quality elite and --value 1..,quality shooters value,3.4.3,
fucilier,fire,kill,modifier,strength,Strength of the weapon,,1,,,strength,,,,,,strength,3.4.3,
fucilier,fire,save,need,,,,,,,target-save,,2,6,,,target-save,3.4.3,

$ nfw table muster --csv | grep ',elite-half,'
fucilier,muster,army,limit,elite-half,elite units up to half of all,at-most,1 per 2 units,,,elite-units,,,,,,,1.1,

$ nfw table munitions --csv | head -4
ruleset,table,part,kind,id,label,column,value,from,to,of,per,each,sides,group,condition,flags,chapter,house
fucilier,munitions,,row,firearms,"muskets, rifles, carbines",volleys,6,,,,,,,,,,2.3.5,
fucilier,munitions,,row,cannon,cannon,volleys,6,,,,,,,,,,2.3.5,
fucilier,munitions,,row,cannon,cannon,ball,4,,,,,,,,,,2.3.5,

$ nfw table --csv | sed -n -e 1,2p -e '/munitions/p'
ruleset,table,part,kind,id,label,column,value,from,to,of,per,each,sides,group,condition,flags,chapter,house
fucilier,muster,,test,muster,Army list,,"is an army list legal, and what does it cost",,,,,,,,,,1.1,
fucilier,munitions,,table,munitions,Munitions,,volleys that a unit has for the battle,,,,,,,,,,2.3.5,

$ nfw table reinforce --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"reinforce","ref":"3.1.1","title":{"en":"Reinforcements","it":"Rinforzi"},"about":{"en":"does a command arrive, and from which side","it":"se un Comando arriva, e da quale lato"},"rows":[{"kind":"stage","part":"arrival","id":"arrival","label":{"en":"Arrival","it":"Arrivo"},"ref":"3.1.1"},{"kind":"dice","part":"arrival","value":1,"sides":6,"ref":"3.1.1"},{"kind":"modifier","part":"arrival","id":"general-cv-5","label":{"en":"command value 5","it":"Valore di Comando 5"},"value":2,"condition":{"en":"--cv 5..","it":"--cv 5.."},"flags":["cv"],"ref":"3.1.1"},{"kind":"modifier","part":"arrival","id":"general-cv-4","label":{"en":"command value 4","it":"Valore di Comando 4"},"value":1,"condition":{"en":"--cv 4","it":"--cv 4"},"flags":["cv"],"ref":"3.1.1"},{"kind":"modifier","part":"arrival","id":"general-cv-2","label":{"en":"command value 2","it":"Valore di Comando 2"},"value":-1,"condition":{"en":"--cv 2","it":"--cv 2"},"flags":["cv"],"ref":"3.1.1"},{"kind":"modifier","part":"arrival","id":"general-cv-1","label":{"en":"command value 1","it":"Valore di Comando 1"},"value":-2,"condition":{"en":"--cv ..1","it":"--cv ..1"},"flags":["cv"],"ref":"3.1.1"},{"kind":"modifier","part":"arrival","id":"turn-minus-2","label":{"en":"turn less 2","it":"turno meno 2"},"value":1,"of":"turns-past","ref":"3.1.1"},{"kind":"band","part":"arrival","id":"arrives","label":{"en":"arrives","it":"arriva"},"value":{"from":7},"ref":"3.1.1"},{"kind":"band","part":"arrival","id":"stays-out","label":{"en":"stays out","it":"resta fuori"},"value":{"to":6},"ref":"3.1.1"},{"kind":"stage","part":"side","id":"side","label":{"en":"Side","it":"Lato"},"condition":{"en":"arrival arrives","it":"arrival arrives"},"ref":"3.1.1"},{"kind":"dice","part":"side","value":1,"sides":6,"ref":"3.1.1"},{"kind":"band","part":"side","id":"own","label":{"en":"own long edge","it":"lato del proprio schieramento"},"value":{"to":2},"ref":"3.1.1"},{"kind":"band","part":"side","id":"right","label":{"en":"short edge on the right","it":"lato corto di destra"},"value":{"from":3,"to":4},"ref":"3.1.1"},{"kind":"band","part":"side","id":"left","label":{"en":"short edge on the left","it":"lato corto di sinistra"},"value":{"from":5},"ref":"3.1.1"},{"kind":"effect","part":"effect","id":"set-up","label":{"en":"set up at the edge, face-down order (cavalry: OPPOSE); no new order this turn","it":"schierato lungo il bordo con un ordine coperto (cavalleria: OPPORRE); nessun nuovo ordine in questo turno"},"condition":{"en":"arrival arrives","it":"arrival arrives"},"ref":"3.1.1, 3.2.2"},{"kind":"effect","part":"effect","id":"short-edge-strip","label":{"en":"in a strip as deep as the deployment zone (30 cm), along the half of that edge on its own side (60 cm)","it":"in una fascia profonda quanto la zona di schieramento (30 cm), sulla metà di quel lato verso il proprio schieramento (60 cm)"},"condition":{"en":"side right, left","it":"side right, left"},"ref":"3.1.1"},{"kind":"effect","part":"effect","id":"near-the-edge","label":{"en":"last ranks at most 1 cm, individuals at most 5 cm from the edge behind them","it":"ultime file a non più di 1 cm, Individuali a non più di 5 cm dal bordo alle loro spalle"},"condition":{"en":"arrival arrives","it":"arrival arrives"},"ref":"3.1.1"},{"kind":"effect","part":"effect","id":"try-again","label":{"en":"may try again next turn; if never in, its points are losses","it":"può ritentare nel prossimo turno; se non entra mai, i suoi punti sono perdite"},"condition":{"en":"arrival stays-out","it":"arrival stays-out"},"ref":"3.1.1"}]}

$ nfw table munitions --json | grep -o '"bow":.*"ref":"2.3.5","cells":[^}]*}'
"bow":{"label":"bows (F-24)","ref":"2.3.5","cells":{"volleys":6,"ball":null,"shell":null,"canister":null}

$ nfw --rules guaitana table --json
{"schema":1,"version":"0.2.0","rules":"guaitana","book":{"en":"Guaitana Capitano, trial version 1.4","it":"Guaitana Capitano, versione di prova 1.4"},"tables":[{"kind":"test","id":"muster","title":{"en":"Army list","it":"Elenco dell'esercito"},"about":{"en":"is an army list in order, and what does it say","it":"se un elenco dell'esercito è in ordine, e che cosa dice"},"ref":"Tipi di truppe"},{"kind":"test","id":"cinc","title":{"en":"Replacing the C-in-C","it":"Nuovo Comandante in Capo"},"about":{"en":"when a unit commander takes the place of a C-in-C who was eliminated","it":"quando un comandante di unità prende il posto del Comandante in Capo eliminato"},"ref":"Ordini"},{"kind":"test","id":"move","title":{"en":"Movement","it":"Movimento"},"about":{"en":"how far a unit moves (its allowance: table movement), whether it charges home, and up to where it may still fire","it":"di quanto muove un'unità (la sua capacità: table movement), se arriva a contatto, e fino a dove può ancora tirare"},"ref":"Capacità di movimento"},{"kind":"test","id":"impulse","title":{"en":"Native impulse","it":"Impeto dei Nativi"},"about":{"en":"natives on defence, or in hiding, who attack on a 6","it":"Nativi in Difesa, o Nascosti, che attaccano con un 6"},"ref":"Movimento"},{"kind":"test","id":"sight","title":{"en":"Observation","it":"Osservazione"},"about":{"en":"whether a unit is seen","it":"se un'unità è visibile"},"ref":"Osservazione"},{"kind":"test","id":"clear","title":{"en":"Clearing a jam","it":"Sblocco"},"about":{"en":"whether jammed machine guns work again","it":"se le mitragliatrici inceppate tornano a funzionare"},"ref":"Tiro"},{"kind":"test","id":"range","title":{"en":"Range","it":"Distanza di tiro"},"about":{"en":"range band of a distance, and the chance to hit before modifiers","it":"fascia di una distanza, e possibilità di colpire prima dei modificatori"},"ref":"Tiro"},{"kind":"test","id":"jam","title":{"en":"Jamming","it":"Inceppamento"},"about":{"en":"whether machine guns jam as they are about to fire","it":"se le mitragliatrici s'inceppano prima di tirare"},"ref":"Tiro"},{"kind":"test","id":"fire","title":{"en":"Fire","it":"Tiro"},"about":{"en":"one unit fires at one target: jams, losses, its commander","it":"un'unità tira su un bersaglio: inceppamenti, perdite, il comandante"},"ref":"Tiro"},{"kind":"test","id":"discipline","title":{"en":"Fire discipline","it":"Disciplina di fuoco"},"about":{"en":"Italians who held their fire: whether they must fire after all","it":"Italiani che non hanno tirato: se devono farlo lo stesso"},"ref":"Tiro"},{"kind":"test","id":"melee","title":{"en":"Melee","it":"Mischia"},"about":{"en":"the blows of one unit in melee, or both units' with --both: losses, commanders","it":"i colpi di un'unità in mischia, o di entrambe con --entrambe: perdite, comandanti"},"ref":"Mischia"},{"kind":"test","id":"morale","title":{"en":"Morale","it":"Test di Morale"},"about":{"en":"whether a unit obeys, holds, or withdraws","it":"se un'unità ubbidisce, tiene o si ritira"},"ref":"Test di Morale"},{"kind":"table","id":"turn","title":{"en":"The turn","it":"Il turno"},"about":{"en":"the phases of a turn, who begins, and what is rolled","it":"le fasi di un turno, chi comincia, e che cosa si tira"},"ref":"Sequenza di gioco"},{"kind":"table","id":"scale","title":{"en":"Scale","it":"Scala di gioco"},"about":{"en":"what figures, centimetres and turns stand for; the 15 mm option","it":"che cosa rappresentano soldatini, centimetri e turni; i soldatini da 15 mm"},"ref":"Scala di gioco"},{"kind":"table","id":"distances","title":{"en":"Fixed distances","it":"Distanze fisse"},"about":{"en":"every fixed distance in cm, but for ranges and moves; with 15 mm figures too","it":"tutte le distanze fisse in cm, tranne tiro e movimento; anche con soldatini da 15 mm"},"ref":"Ordini"},{"kind":"table","id":"troops","title":{"en":"Kinds of troops","it":"Tipi di truppe"},"about":{"en":"size, formations and weapons of each kind of unit","it":"consistenza, formazioni e armi di ogni tipo di unità"},"ref":"Tipi di truppe"},{"kind":"table","id":"formations","title":{"en":"Formations","it":"Formazioni"},"about":{"en":"what each formation looks like, how many fire and where","it":"com'è ogni formazione, quanti tirano e dove"},"ref":"Tipi di truppe"},{"kind":"table","id":"terrain-types","title":{"en":"Terrain types","it":"Tipi di terreno"},"about":{"en":"for whom ground is closed or cover, what it costs, whether it blocks sight","it":"per chi un terreno è chiuso o copertura, quanto costa, se ostruisce la vista"},"ref":"Tipi di terreno"},{"kind":"table","id":"deployment","title":{"en":"Deployment, hidden units","it":"Schieramento, unità nascoste"},"about":{"en":"who is on the table from the start, and how hidden units appear","it":"chi è sul tavolo dall'inizio, e come appaiono le unità nascoste"},"ref":"Schieramento"},{"kind":"table","id":"orders","title":{"en":"Orders","it":"Ordini"},"about":{"en":"what each order demands, and up to when","it":"che cosa impone ogni ordine, e fino a quando"},"ref":"Ordini"},{"kind":"table","id":"order-changes","title":{"en":"Changes of orders","it":"Cambi di ordine"},"about":{"en":"who may change which order, when, and whether a test is due","it":"chi può cambiare quale ordine, quando, e se serve un test"},"ref":"Ordini"},{"kind":"table","id":"messengers","title":{"en":"C-in-C, heliograph, runners","it":"Comandante in Capo, eliografo, portaordini"},"about":{"en":"how an order of the C-in-C reaches a unit, and when it holds","it":"come un ordine del Comandante in Capo arriva a un'unità, e quando vale"},"ref":"Ordini"},{"kind":"table","id":"movement","title":{"en":"Movement","it":"Movimento"},"about":{"en":"how far each kind of unit moves, in cm, and what a charge adds","it":"di quanti cm muove ogni tipo di unità, e quanto aggiunge una carica"},"ref":"Capacità di movimento"},{"kind":"table","id":"movement-costs","title":{"en":"Costs of movement","it":"Costi del movimento"},"about":{"en":"what changes of formation and facing, mounting and streams cost of a move","it":"quanto costano del movimento cambi di formazione e di fronte, montare, torrenti"},"ref":"Capacità di movimento"},{"kind":"table","id":"visibility","title":{"en":"Who is seen","it":"Chi è visibile"},"about":{"en":"up to how many cm each unit is seen, by ground","it":"fino a quanti cm è visibile ogni unità, secondo il terreno"},"ref":"Osservazione"},{"kind":"table","id":"fire-limits","title":{"en":"Who may fire, and at what","it":"Chi può tirare, e a che cosa"},"about":{"en":"who may fire, which target comes first, how many figures fire","it":"chi può tirare, quale bersaglio viene prima, quanti soldatini tirano"},"ref":"Tiro"},{"kind":"table","id":"munitions","title":{"en":"Ammunition","it":"Munizioni"},"about":{"en":"how often a unit may fire in the game","it":"quante volte un'unità può tirare nel gioco"},"ref":"Tiro"},{"kind":"table","id":"morale-tests","title":{"en":"When morale is tested","it":"Quando si fa il Test di Morale"},"about":{"en":"who takes a morale test, when, and what passing or failing does","it":"chi fa il Test di Morale, quando, e che cosa succede"},"ref":"Test di Morale"}]}

$ nfw table --json --csv
2> nfw: --json and --csv exclude each other
? 2

$ nfw table fire --house club.toml --csv | grep club.toml
fucilier,fire,range,range,rifled,rifled musket,point-blank,..5,,5,,,,,,--weapon rifled,weapon,club.toml,club.toml
fucilier,fire,range,range,rifled,rifled musket,short,5..25,5,25,,,,,,--weapon rifled,weapon,club.toml,club.toml
fucilier,fire,range,range,rifled,rifled musket,long,25..50,25,50,,,,,,--weapon rifled,weapon,club.toml,club.toml
fucilier,fire,hit,modifier,high-ground,high ground,,1,,,,,,,,--high-ground,high-ground,club.toml,club.toml

$ nfw table munitions --house sheet.toml
Munitions, Fucilier Wars 2.3.5
volleys that a unit has for the battle
House      sheet.toml

                           volleys  ball  shell  canister
-------------------------  -------  ----  -----  --------
muskets, rifles, carbines        6     -      -         -

cannon                           8     6      -         2
  - [sheet.toml]

howitzers (F-23)                 6     -      4         2

bows (F-24)                      6     -      -         -

- One volley for each unit and turn. (2.3.5)
- A volley spends one token, however many models fire; one declared at a target
  out of range or sight is spent too (F-56). (3.4, 3.4.2)
- A square that fires in several directions spends one token (F-25). (3.3.2)
- Tokens never pass from unit to unit. (3.4)
- Cavalry pistols have no tokens: they are dice of the first turn of melee.
  (3.6.5)

$ nfw table munitions --house sheet.toml --csv | grep sheet.toml
fucilier,munitions,,row,cannon,cannon,volleys,8,,,,,,,,,,2.3.5,sheet.toml
fucilier,munitions,,row,cannon,cannon,ball,6,,,,,,,,,,2.3.5,sheet.toml
fucilier,munitions,,row,cannon,cannon,canister,2,,,,,,,,,,2.3.5,sheet.toml

$ nfw table munitions --house sheet.toml --json | grep -o '"house":[^,}]*'
"house":["sheet.toml"]
"house":"sheet.toml"

$ nfw table fire --house sheet.toml | grep -A1 -e '^To hit' -e archers
To hit: 4+ [sheet.toml], 6 always, 1 never
     1  per shooter
--
  - archers in fear do not shoot [sheet.toml]

$ nfw table muster --house sheet.toml | grep sheet.toml
House      sheet.toml
  - elite units up to half of all; at most 1 per 3 units [sheet.toml]

$ nfw rulings --in-force | head -24
Rulings in force, Fucilier Wars

Army list (1.1)
F-06   Five grades of quality are announced and four are listed: how many are
       there? (1.1)
    -> four: elite, veteran, average, poor
F-07   Elite and poor units within half the army: is exactly half allowed, and
       do batteries count? (1.1)
    -> yes to both: elite units at most half of all units, poor units likewise,
       batteries counted among the units
F-08   One cavalry regiment per two infantry battalions: how to round, and who
       is exempt? (1.1)
    -> cavalry units at most half the infantry units, rounded down; no limit
       when both armies, by agreement, are all cavalry
F-09   Field batteries: one per army, or one per two infantry brigades? (1.1)
    -> at most one per army, and only if it has at least two infantry brigades
       [field-battery-limit=per-army]
F-10   Is a mixed command an infantry or a cavalry brigade? (1.1, 3.5.6)
    -> what the army list calls it; failing that infantry, unless it has more
       cavalry units; its minimum of two counts units of its own arm
F-11   How many ADCs, scouts and messengers together, may an army have? (1.1)
    -> at most twice the number of commands, both kinds together
       [adc-limit=two-per-command]
F-26   How many volleys may a unit fire in a turn? (1.1, 2.3.5, 3.4.2, 3.4.5,

$ nfw rulings --in-force --house sheet.toml --ruling character-dice-count=after-saves | grep -B2 -e Chosen -e '[*]'
Rulings in force, Fucilier Wars
Chosen     F-68 (--ruling) F-75 (sheet.toml)
--
F-68   Character dice, one per 3 mortal hits or fraction: counted before or
       after saves? (3.4.3, 3.6.1, 3.6.5)
  * -> after: only the hits that no save annulled
--
       milder [state-replaced=newest]
F-75   Losses above half: −3 alone, or −1 as well? (3.4.4)
  * -> −1 and −3, −4 in all [losses-thresholds=both] [sheet.toml]

$ nfw rulings --in-force --house sheet.toml --lang it | head -5
Letture in vigore, Fucilier Wars
Scelte     F-75 (sheet.toml)

Elenco dell'esercito (1.1)
F-06   Cinque gradi di Qualità annunciati, quattro elencati: quanti sono? (1.1)

$ nfw --rules guaitana rulings --in-force | tail -12
    -> not who never had missiles, nor who has a reserve, nor a jammed weapon
G-53   Which friends count within 15 cm? (Test di Morale)
    -> units, baggage too, not C-in-C or runners; once
G-54   A unit that withdraws fails after fire or melee? (Test di Morale)
    -> nothing further; it may still be eliminated at the end of the turn
G-58   Which figures are the original ones? (Test di Morale)
    -> those it began with; crew of artillery, escort of baggage, horse-holders
       too
G-63   Flank, square, closed ground: as of when? (Test di Morale)
    -> as of the test; a square that fails is a mass at once
B-8    Do morale tests of one step see each other's results? (Test di Morale)
    -> yes, the Italians' first: a friend who withdraws no longer counts as near

$ nfw rulings --in-force | awk 'length > 100' | wc -l
0

$ nfw rulings F-75 --json
{"schema":1,"version":"0.2.0","rules":"fucilier","in_force":false,"questions":[{"number":"F-75","id":"losses-thresholds","ref":"3.4.4","tests":["morale"],"switch":"losses-thresholds","felt":true,"question":{"en":"Losses above half: −3 alone, or −1 as well?","it":"Perdite oltre la metà: solo −3, o anche −1?"},"readings":[{"value":"worse","label":{"en":"−3 alone when more than half is lost","it":"solo −3 quando è perduta più della metà"},"in_force":true},{"value":"both","label":{"en":"−1 and −3, −4 in all","it":"−1 e −3, −4 in tutto"},"in_force":false}],"set_by":"default","why":{"en":"Two limits of one measure do not add up.","it":"Due soglie della stessa misura non si sommano."}}]}

$ nfw rulings F-75 --json --house sheet.toml | grep -o '"set_by".*"house":"[^"]*"'
"set_by":"house","house":"sheet.toml"

$ nfw rulings F-68 --ruling character-dice-count=after-saves | head -6
F-68 mortal-hits-count, 3.4.3, 3.6.1, 3.6.5
  Character dice, one per 3 mortal hits or fraction: counted before or after
  saves?

  before-saves        before: all mortal hits count
  after-saves         after: only the hits that no save annulled [in force]

$ nfw rulings --json --in-force --ruling F-75=both | grep -o '"number":"F-75".*"number":"F-76"'
"number":"F-75","id":"losses-thresholds","ref":"3.4.4","tests":["morale"],"switch":"losses-thresholds","felt":true,"question":{"en":"Losses above half: −3 alone, or −1 as well?","it":"Perdite oltre la metà: solo −3, o anche −1?"},"readings":[{"value":"both","label":{"en":"−1 and −3, −4 in all","it":"−1 e −3, −4 in tutto"}}],"set_by":"option"},{"number":"F-76"

$ nfw rulings --ruling F-75=neither
2> nfw: --ruling 'F-75=neither': allowed values are worse, both
? 2

$ nfw fire --shooters 3 --range short --in-force
2> nfw: --in-force: goes only with rulings
? 2

$ nfw table --limit 3
2> nfw: --limit: goes only with find
? 2

$ nfw find cover --limit 0
2> nfw: --limit '0': allowed are whole numbers from 1, or all; the nearest is 1
? 2

$ nfw find cover --limit 2
nfw table cover  Cover and woods
    cover against each projectile, and who sees whom in woods (3.4.2)
nfw fire  Fire
    To kill: -1 light cover (unless cannon or howitzer; or canister) (3.4.3)
  (3 more: --limit all; another word narrows it down)

$ nfw find copertura --limit 1 --lang it
nfw table cover  Copertura e boschi
    copertura contro ogni proiettile, e chi vede chi nei boschi (3.4.2)
  (altri 15: --limit all; una parola in più restringe)

$ nfw find cover --limit all | tail -1
    is behind the cover (3.4.2)

$ nfw find laser rifle --json --limit 1
{"schema":1,"version":"0.2.0","find":["laser","rifle"],"partial":false,"found":5,"hits":[{"rules":"future","where":"range","command":"nfw --rules future range","heading":"Ranges, in cm","id":"laser-rifle","text":"laser rifle: short range up to 15, long range up to 45; when --weapon laser-rifle (4.2)","test":"range","kind":"range","part":"range","label":{"en":"laser rifle","it":"fucile laser"},"values":[{"column":"short","label":{"en":"short range","it":"corta distanza"},"value":{"to":15}},{"column":"long","label":{"en":"long range","it":"lunga distanza"},"value":{"from":15,"to":45}}],"condition":{"en":"--weapon laser-rifle","it":"--weapon laser-rifle"},"flags":["weapon"],"ref":"4.2"}]}

$ nfw --rules guaitana find copertura pesante
nfw --rules guaitana fire  Fire
    To hit: -1 target in cover (Tiro) --target-cover
    The target: --target-cover: the target is in cover; its ground tells that
    too [taken as given with --target-terrain wood, building, stream; with
    --target-terrain rocky and --target infantry and --target-side native; with
    --target-terrain rocky and --target infantry and --target-formation chain];
    -1 target-cover (Tiro)
nfw --rules guaitana table terrain-types  Terrain types
    for whom ground is closed or cover, what it costs, whether it blocks sight
    (Tipi di terreno)
    stream, wadi; closed for: infantry; cover for: all; for: who crosses: see
    'movement-costs' (Tipi di terreno)
    wood, thick scrub; closed for: all; cover for: all; 1 cm is: 2; for: Italian
    infantry not in chain, cavalry, artillery, baggage (Tipi di terreno)
    rocky ground; closed for: native infantry; cover for: native infantry;
    Italians in chain; 1 cm is: 2; for: cavalry, artillery, baggage (Tipi di
    terreno)
    buildings; closed for: all; cover for: all; 1 cm is: 1; for: infantry;
    impassable to cavalry, artillery, baggage (Tipi di terreno)
2> nfw: nothing has all of 'copertura pesante'; these have most of them
? 1

$ nfw find limbered guns do not fire --limit 1
nfw fire  Fire
    Not allowed: limbered guns do not fire (3.3.2)
  (8 more: --limit all; another word narrows it down)

$ nfw complete rulings --in; nfw complete find --li; nfw complete table --c; nfw complete fire --shooters 3 --in
--in-force	with rulings: a sheet of how each is played
--limit	with find: so many rows, the best first
--csv	with --odds, --repeat, --vary, table or luck: comma-separated values; excel: for European spreadsheets
--color	colours in the report
--indirect	over a unit or an obstacle

# The same to read. What a reading brings that is not in force, and how it is asked for, on request.

$ nfw table influence --lang it | head -40
Influenza, Fucilier Wars 3.7
chi comanda toglie la reazione a un'Unità, o la infiamma

Influenza: 1D6, meno Valore di Comando di chi influenza
    +2  scadente
    +1  media
    -1  veterana
    -2  élite
    +2  irregolare
    +1  fanatica
    -1  disciplinata
    +1  Comando alleato
    +2  Comando mercenario
    +2  demoralizzata
    +1  in arretramento
    +2  in Sete di Sangue
    -1  Comandante
    -1  Ufficiale subalterno
    -1  Sergente
    -1  Musici
    -2  Personaggio Carismatico o Stendardo (3.7, 4.10, 4.11)
  fino a 0  successo
       1-2  fallimento
        3+  fallimento totale

Comandante: 2D6 oltre Tiro Salvezza di chi influenza (fallimento totale, Sete di
Sangue)

Conseguenze
  - successo, OK: provvisoria: fino al termine del turno successivo, salvo altri
    test prima
  - successo, Sete di Sangue: OK, se il giocatore vuole
  - successo, demoralizzata o arretramento: OK, ma disorganizzata finché non si
    riorganizza
  - successo, fuga: l'Unità è trattenuta; l'eventuale disorganizzazione resta
    (3.4.5, 3.7)
  - Valore di Comando di chi influenza 6: Valore di Comando 6 è quello del
    Condottiero Carismatico (3.7, 4.10)
  - fallimento; salvo fuga: nessun cambiamento; può ritentare nel prossimo turno
  - fallimento o fallimento totale, fuga: l'Unità, chi la influenza e chi da lui

$ nfw table command-test --all --flags | head -30
Command test, Fucilier Wars 3.8
a command after the loss of a general, the C-in-C or the army standard

Command: 1D6 [roll]
    +N  command value [command-value]
    +1  charismatic character (3.8, 4.10) [charismatic; when --charismatic]
    +1  army standard (3.8, 4.11) [army-standard; when --army-standard]
    +1  heroic leader in melee (4.7, 4.8) [heroic-in-melee; when
        --heroic-in-melee]
    -1  per command lost [commands-lost]
    -1  he was charismatic [charismatic-lost; when --charismatic-lost]
    +1  rousing speech (it roused them) (2.4, 3.8) [speech-success; when
        --speech good]
    -1  alarming speech (it alarmed them) (2.4, 3.8) [speech-failure; when
        --speech bad]
    -3  C-in-C lost (the C-in-C is dead or fled) [c-in-c-lost; when --cinc-lost]
       7+  no effect [none]
        6  disorganised [disorganised]
        5  demoralised [demoralised]
        4  retreat [retreat]
  up to 3  rout [rout]

Consequences
  - command value of its leader 6: a command value of 6 is that of a charismatic
    C-in-C: he counts with --charismatic too (3.8, 4.10) [charismatic-too; when
    --cv 6 and without --charismatic]
  - all its units are disorganised [all-disorganised; when effect disorganised]
  - all its units are demoralised and disorganised [all-demoralised; when effect
    demoralised]
  - all its units retreat and are disorganised: half a move back in the movement

$ nfw table reinforce --flags --json
2> nfw: --flags and --json exclude each other
? 2

$ nfw table turn --flags
2> nfw: --flags: goes only with the table of a test
? 2

$ nfw table --all --lang it
2> nfw: --all: vale solo con la tabella di un test
? 2

# All that one evening needs, on two pages of 132 columns, or as wide as the screen.

$ nfw table --sheet | head -30
Naran Fucilier Wars, August 2012  1/2
--- The turn, 3.0 -----------------------------------------------    mounted bow                                 -       10       20
  1 reserves, reinforcements; 2 orders; 3 reorganisation; 4          other weapons on horseback                  5       10       20
  firearms; 5 initiative, movement; 6 melee; 7 influence; 8          cannon up to 6 pounds                      10       20       60
  command test                                                       cannon of 7 to 10 pounds                   10       20       70
--- Scouting, 2.1.1 ---------------------------------------------    cannon over 10 pounds                      10       20       80
Own army                                                             howitzer                      20            -       30       60
   1D6  per command               2ND6  for scouts                 To hit: 5+, 6 always, 1 never
   ND6  scouting ability           2D6  always                          1  per shooter
   +2N  light cavalry, dragoons     +N  other cavalry                   1  elite, one for 5 members
    +N  skirmishers                -2N  artillery                       1  veteran, one for 10 members
    +N  command values                                                  N  Value of the guns (cannon or howitzer)
Enemy: as Own army                                                     -1  long range                  +2  point-blank
   1D6  per command               2ND6  for scouts                     -1  disorganised
   ND6  scouting ability           2D6  always                         -1  demoralised or in bloodlust
The two totals                                                         -1  retreating                  -2  indirect fire
  - the enemy is outmanoeuvred: more than twice the other            cannon or howitzer:
  - the enemy is outscouted: more than the other                         -1  artillery at artillery or an individual
  - no winner: otherwise                                                 +1  artillery at infantry or cavalry
--- Speech, 2.4 -------------------------------------------------      +1  target in square (infantry)
Speech: 1D6                                                        Marksman: as To hit (a sharpshooter is among them)
    +N  command value               +1  C-in-C's own command            1  extra die of the sharpshooter
    +1  charismatic character       +1  army standard                  +1  sharpshooter
      10+  legendary                    9  success                 Again: as To hit (cannon or howitzer, infantry, formation of the
      7-8  no effect                    6  failure                 target: square)
  up to 5  alarm                                                   To kill: 6 always, 1 never
--- Reinforcements, 3.1.1 ---------------------------------------                                                        no  cuirass
Arrival: 1D6                                                                                                         armour       or
    +2  command value 5 (command value of its general 5+)                                                                     shield
    +1  command value 4             -1  command value 2              bow (or mounted bow)                                4+       5+

$ COLUMNS=60 nfw --rules guaitana table --sheet --lang it | tail -20
--- Test di Morale, Test di Morale -------------------------
Morale: 1D6, 4-, almeno 1-
    +1  Veterani                  -1  Reclute
    +1  Comandante in Capo entro cm. 15
    -1  comandante eliminato      +2  in quadrato
    +1  in terreno chiuso
    -1  nemico sul fianco o alle spalle
    +1  unità amica entro cm. 15 non in Ritirata
    -2  in Ritirata               -2  Carriaggi distrutti
  solo la prima che vale:
      -2  oltre metà perduta
      -1  oltre un terzo perduto
    +2  nessun nemico intorno (nessuno in vista, nessuno
        entro cm. 60)
    -1  senza munizioni (ha finito le munizioni, riserva
        compresa)
--- Nuovo Comandante in Capo, Ordini -----------------------
Turni: 1D6
  x1/2  mezzo dado
        arrotondato per eccesso

$ nfw table --sheet fire
2> nfw: --sheet: it has tables of its own: no 'fire'
? 2

$ nfw table fire --sheet --csv
2> nfw: --sheet and --csv exclude each other
? 2

# The page is as wide as the screen, from 40 columns to 80; a table takes up to 120.

$ COLUMNS=40 nfw fire --shooters 12 --figures 24 --quality veteran --range long --cover light --seed 7
Fire, Fucilier Wars 3.4.3

To hit  14 dice: 12 shooters (3.4.3), +2
        veteran, one for 10 members
        (3.4.3)
        5+ -1 long range (3.4.3) = 6+
        4  5  2  2  6* 3  5  4  2  3  2
        2  6* 2  -> 2 hits
To kill 2 dice
        musket, rifle, carbine: 3+
        -1 light cover (3.4.3) = 4+
        1  4* -> 1 mortal hit
Characters 1 die
        6+
        2  -> 0 hits on characters
Result  1 killed
Next    losses test: nfw morale \
        --after fire --by musketry \
        --lost 1
Assumed --weapon musket --state ok
        --target infantry
        --target-formation line
        --target-armour none
Seed    7

$ COLUMNS=40 nfw fire --shooters 4 --range short --odds
Fire, Fucilier Wars 3.4.3: exact odds

killed  mean 0.8889  spread 0.8315
           0   36.60%    0+ 100.00%
           1   41.82%    1+ 63.40%
           2   17.92%    2+ 21.58%
           3    3.41%    3+ 3.66%
           4    0.24%    4+ 0.24%
hits      mean 1.3333  spread 0.9428
           none: 19.75%
hits on characters
          mean 0.1061  spread 0.3082
           none: 89.40%
Assumed --weapon musket
        --quality average --state ok
        --target infantry
        --target-formation line
        --target-armour none
        --cover none

$ COLUMNS=120 nfw --rules future table reactions | head -6
Reactions, Future Wars 4.1.4
what each reaction makes of a unit, and how it ends

             disorganised  the unit                                                way out
             too
-----------  ------------  ------------------------------------------------------  -------------------------------------

# Where the locale lacks letters they are spelt without them, as bars are drawn without blocks.

$ LC_ALL=C nfw table influence --lang it | sed -n 5,9p
    +2  scadente
    +1  media
    -1  veterana
    -2  e'lite
    +2  irregolare

$ LC_ALL=C nfw --lang it fire --shooters 2 --range lunghissima
2> nfw: --range 'lunghissima': sono ammessi bruciapelo, corta, lunga
? 2

$ LC_ALL=C nfw reinforce --cv 2 --turn 5 --lang it --json --dice 6,1 | grep -o '"side":[^}]*'
"side":"own"

# For a European spreadsheet: semicolons, decimal commas, chapters as text.

$ nfw table reinforce --csv=excel | tr -d '\r' | sed -n '2,5p'; nfw fire --shooters 1 --range short --odds --csv=excel | head -3 | od -An -c | head -4; nfw fire --shooters 1 --range short --odds --csv=plain | head -2; nfw fire --shooters 1 --range short --odds --csv=exel; nfw roll 1d6 --csv=excel
fucilier;reinforce;arrival;stage;arrival;Arrival;;;;;;;;;;;;"=""3.1.1""";
fucilier;reinforce;arrival;dice;;;;1;;;;;;6;;;;"=""3.1.1""";
fucilier;reinforce;arrival;modifier;general-cv-5;command value 5;;2;;;;;;;;"=""--cv 5..""";cv;"=""3.1.1""";
fucilier;reinforce;arrival;modifier;general-cv-4;command value 4;;1;;;;;;;;"=""--cv 4""";cv;"=""3.1.1""";
 357 273 277   t   e   s   t   ;   k   e   y   ;   v   a   l   u
   e   ;   p  \r  \n   f   i   r   e   ;   h   i   t   s   ;   0
   ;   0   ,   6   6   6   6   6   6   6   6   6   6   6   6   6
   6   6   6  \r  \n   f   i   r   e   ;   h   i   t   s   ;   1
test,key,value,p
fire,hits,0,0.6666666666666666
2> nfw: --csv 'exel': allowed are plain, excel; did you mean 'excel'?
2> nfw: --csv: goes only with --odds, --repeat, --vary, table or luck
? 2

# A table is found by its Italian title, too, and a test as on the command line.
$ nfw --lang it table fuoco | head -1; nfw --lang it table ordini | head -1; nfw table ordini | head -1; nfw table fuo --csv | head -2
Fuoco, Fucilier Wars 3.4.3
Ordini, Fucilier Wars 3.2.1
Orders, Fucilier Wars 3.2.1
ruleset,table,part,kind,id,label,column,value,from,to,of,per,each,sides,group,condition,flags,chapter,house
fucilier,fire,range,range,canister-short,canister,point-blank,..10,,10,,,,,,--ammo canister and --weapon cannon and --ruling canister-range=short-only,ammo weapon,3.4.3,
