# Reference tables: looked up, never rolled. Their numbers are held against the book by a test of their own.

$ nfw table turn
The turn, Fucilier Wars 3.0
the eight rounds of a turn, and what is rolled in each

                round  what is done           tests                      chapter
--------------  -----  ---------------------  -------------------------  -------
reserves,           1  commands that were     arrival, side of entry     3.1
reinforcements         held back come in      (reinforcements only)

orders              2  first turn: all        general's test; a cavalry  3.2
                       orders are revealed;   general's own change of
                       later: new ones are    order
                       sent and received

reorganisation      3  disorganised units     none                       3.3
                       are put in order, or
                       formations changed

firearms            4  all targets are        hits, kills, characters,   3.4
                       declared, then all     saves; losses test
                       volleys resolved

initiative,         5  commands move in the   initiative; re-test of     3.5
movement               order of their         retreating units;
                       counters               expanding; square reached
                                              by cavalry; wading

melee               6  units in contact       hits, kills, characters,   3.6
                       fight                  saves; morale test;
                                              breakthrough

influence           7  leaders calm or rouse  influence                  3.7
                       units they touch

command test        8  armies that lost a     command test, once for     3.8
                       leader or the army     each command
                       standard test

- A battle lasts 12 turns. (3.0)
- Who deployed first begins where the sides take turns: arrivals, orders,
  reorganisation, declaring targets, influence, command tests. (3.1.1, 3.2.2,
  3.3, 3.4.1, 3.7, 3.8)
- In melee go round the table anticlockwise from him; it counts as simultaneous.
  (3.6.5)
- On the Battle Check List cross off each round of each turn as it ends.
  (Materiale c)

$ nfw table limits
Limits of the army list, Fucilier Wars 1.1
how many of what an army, a command and a unit may have

                 at    at  in                                            chapter
              least  most
------------  -----  ----  --------------------------------------------  -------
C-in-C            1     1  the army; generals, one for each further      1.1
                           command, are optional
  - A small army, of up to 500 points, may do without generals.

charismatic       -     1  the army, normally                            4.10
character

army              -     1  the army, in the C-in-C's command             1.1,
standard                                                                 4.11.1

ADCs (scouts      -     2  for each command of the army (F-11)           1.1
and
messengers)

command           -     2  for each C-in-C or general; mounted if he     1.1,
trumpeters                 is, on foot if he is                          4.3

infantry          2     -  an infantry command                           1.1
units

cavalry           2     -  a cavalry command                             1.1
units

cavalry           -     1  the army, for each full 2 infantry units      1.1
units                      (F-08); no limit where both armies are all
                           cavalry

light             -     1  an infantry command                           1.1
batteries

horse             -     1  an infantry or cavalry command                1.1
batteries

field             -     1  the army, which needs 2 infantry commands     1.1
batteries                  (F-09)

elite units       -     -  at most half of all units, batteries counted  1.1
                           (F-07)

poor units        -     -  at most half of all units, batteries counted  1.1
                           (F-07)

models            -     -  a unit: from the least to the most of its     1.1
                           profile, special characters counted; mounted
                           colonel and special fighters come on top

commander         1     1  a unit; on foot in a battery, mounted in      1.1
                           cavalry, either in infantry

subaltern         -     1  an infantry or cavalry unit; the army list    1.1
                           may demand one

sergeant          -     1  a unit; the army list may demand one          1.1

colours           -     2  an infantry unit                              1.1

colours           -     1  a cavalry unit or field battery               1.1

musicians         -     2  an infantry unit                              1.1

musicians         -     1  a cavalry unit or field battery               1.1

sharpshooter      -     1  a unit with the skirmisher ability, or of     1.1,
                           dragoons                                      4.4

- Both sides have the same agreed total, and no list is above it. (1.3)
- Several players: armies of equal points; the side with fewer armies gets the
  points that it lacks. (1.5)
- The army lists may say otherwise in all of this. (1.1)

$ nfw table munitions
Munitions, Fucilier Wars 2.3.5
volleys that a unit has for the battle

                           volleys  ball  shell  canister
-------------------------  -------  ----  -----  --------
muskets, rifles, carbines        6     -      -         -
cannon                           6     4      -         2
howitzers (F-23)                 6     -      4         2
bows (F-24)                      6     -      -         -

- One volley for each unit and turn. (2.3.5)
- A volley spends one token, however many models fire; one declared at a target
  out of range or sight is spent too (F-56). (3.4, 3.4.2)
- A square that fires in several directions spends one token (F-25). (3.3.2)
- Tokens never pass from unit to unit. (3.4)
- Cavalry pistols have no tokens: they are dice of the first turn of melee.
  (3.6.5)

$ nfw table orders --lang it
Ordini, Fucilier Wars 3.2.1
che cosa permette, impone e vieta ogni ordine

               Attaccare                  Attendere   Opporre           capitolo
-------------  -------------------------  ----------  ----------------  --------
formazione     linea, o colonna in        qualsiasi;  colonna; la       3.2.1,
               attacco se l'elenco lo     si può      Fanteria anche    3.3.2
               ammette                    cambiare    quadrato

pezzi          in batteria; non devono    in ordine   in ordine di      3.2.1,
               avanzare                   di marcia   marcia            3.3.2
                                          o in
                                          batteria

Movimento      a velocità massima sul     nessuno     ovunque, o        3.2.1,
               nemico più vicino, per la              fermi; può        3.5.4
               via più diretta che eviti              ritirarsi fronte
               gli amici                              al nemico

rallentare,    solo per terreno           -           a piacere         3.2.1
fermarsi       difficoltoso, e per
               riorganizzarsi

fuoco          sì; Fanteria e Cavalleria  sì, sul     solo in           3.2.1,
               sul nemico più vicino in   nemico più  quadrato, o in    3.4.2
               vista                      vicino in   risposta
                                          vista

carica di      devono cercare il          solo se     solo se           3.2.1
Fanteria e     contatto col nemico; se    attaccato   attaccato
Cavalleria     hanno ancora salve basta
               la corta distanza
               (possono anche prima)

dadi nel       +1 dado ogni 5             -           se investita sul  3.6.2,
combattimento                                         fianco o sul      3.6.5
                                                      retro:
                                                      disorganizzata
                                                      per il primo
                                                      turno

Test di        -                          +1          -1                3.6.6
Morale

quadrato di    no                         sì          sì                3.3.2
Fanteria

- Una linea attacca il nemico che ha di fronte anche se sul fianco ve n'è uno
  più vicino; una colonna il più vicino, ruotando se serve. (3.6.2)
- Se il nemico più vicino è già in combattimento, si può scegliere il più vicino
  che non lo è. (3.2.1)
- Con Attaccare le batterie leggere e a cavallo possono seguire il Comando e
  mettersi in batteria; una batteria senza salve può tornare nella zona di
  schieramento. (3.2.1)
- Con Attaccare o Attendere non si attacca e non si spara a un Individuale entro
  20 cm da una sua Unità (F-63). (3.2.1)
- Un solo ordine per tutto il Comando. (3.2.2)
- Il nemico più vicino è il più vicino in vista: uno del tutto nascosto si può
  ignorare. (3.6.2)

# By the ids of rows and columns; words are English in every language.
$ nfw table munitions --json
{"schema":1,"version":"0.2.0","rules":"fucilier","table":"munitions","ref":"2.3.5","title":"Munitions","columns":{"volleys":"volleys","ball":"ball","shell":"shell","canister":"canister"},"rows":{"firearms":{"label":"muskets, rifles, carbines","ref":"2.3.5","cells":{"volleys":6,"ball":null,"shell":null,"canister":null}},"cannon":{"label":"cannon","ref":"2.3.5","cells":{"volleys":6,"ball":4,"shell":null,"canister":2}},"howitzer":{"label":"howitzers (F-23)","ref":"2.3.5","cells":{"volleys":6,"ball":null,"shell":4,"canister":2}},"bow":{"label":"bows (F-24)","ref":"2.3.5","cells":{"volleys":6,"ball":null,"shell":null,"canister":null}}},"notes":[{"text":"One volley for each unit and turn.","ref":"2.3.5"},{"text":"A volley spends one token, however many models fire; one declared at a target out of range or sight is spent too (F-56).","ref":"3.4, 3.4.2"},{"text":"A square that fires in several directions spends one token (F-25).","ref":"3.3.2"},{"text":"Tokens never pass from unit to unit.","ref":"3.4"},{"text":"Cavalry pistols have no tokens: they are dice of the first turn of melee.","ref":"3.6.5"}]}

$ nfw table costs --json --lang it | python3 -c 'import json, sys; print(json.load(sys.stdin)["rows"]["army-standard"])'
{'label': 'army standard', 'ref': '4.11.1', 'cells': {'points': 100, 'on': None}}

$ nfw table bases --json | python3 -c 'import json, sys; print(json.load(sys.stdin)["rows"]["gun"]["cells"])'
{'front-28': 5, 'depth-28': 7.5, 'front-25': 4, 'depth-25': 6}

# The others have no such form.
$ nfw table fire --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"fire","ref":"3.4.3","title":{"en":"Fire","it":"Fuoco"},"about":{"en":"one volley: hits, mortal hits, characters struck, saves","it":"una salva: colpi a segno, colpi mortali, personaggi colpiti, Tiri Salvezza"},"rows":[{"kind":"range","part":"range","id":"canister-short","label":{"en":"canister","it":"mitraglia"},"values":[{"column":"point-blank","label":{"en":"point-blank","it":"a bruciapelo"},"value":{"to":10}},{"column":"short","label":{"en":"short range","it":"corta distanza"},"value":{"from":10,"to":20}}],"condition":{"en":"--ammo canister and --weapon cannon and --ruling canister-range=short-only","it":"--ammo canister e --weapon cannon e --ruling canister-range=short-only"},"flags":["ammo","weapon"],"ref":"3.4.3"},{"kind":"range","part":"range","id":"canister-short-howitzer","label":{"en":"canister of a howitzer","it":"mitraglia di un obice"},"values":[{"column":"short","label":{"en":"short range","it":"corta distanza"},"value":{"from":20,"to":30}}],"condition":{"en":"--ammo canister and --weapon howitzer and --ruling canister-range=short-only and --ruling howitzer-minimum=20","it":"--ammo canister e --weapon howitzer e --ruling canister-range=short-only e --ruling howitzer-minimum=20"},"flags":["ammo","weapon"],"ref":"3.4.3"},{"kind":"range","part":"range","id":"bow","label":{"en":"bow","it":"arco"},"values":[{"column":"short","label":{"en":"short range","it":"corta distanza"},"value":{"to":15}},{"column":"long","label":{"en":"long range","it":"lunga distanza"},"value":{"from":15,"to":30}}],"condition":{"en":"--weapon bow","it":"--weapon bow"},"flags":["weapon"],"ref":"3.4.3"},{"kind":"range","part":"range","id":"musket","label":{"en":"musket, rifle, carbine","it":"fucile, moschetto, carabina"},"values":[{"column":"point-blank","label":{"en":"point-blank","it":"a bruciapelo"},"value":{"to":5}},{"column":"short","label":{"en":"short range","it":"corta distanza"},"value":{"from":5,"to":15}},{"column":"long","label":{"en":"long range","it":"lunga distanza"},"value":{"from":15,"to":40}}],"condition":{"en":"--weapon musket","it":"--weapon musket"},"flags":["weapon"],"ref":"3.4.3"},{"kind":"range","part":"range","id":"mounted-bow","label":{"en":"mounted bow","it":"arco a cavallo"},"values":[{"column":"short","label":{"en":"short range","it":"corta distanza"},"value":{"to":10}},{"column":"long","label":{"en":"long range","it":"lunga distanza"},"value":{"from":10,"to":20}}],"condition":{"en":"--weapon mounted-bow","it":"--weapon mounted-bow"},"flags":["weapon"],"ref":"3.4.3"},{"kind":"range","part":"range","id":"mounted","label":{"en":"other weapons on horseback","it":"altre armi da tiro a cavallo"},"values":[{"column":"point-blank","label":{"en":"point-blank","it":"a bruciapelo"},"value":{"to":5}},{"column":"short","label":{"en":"short range","it":"corta distanza"},"value":{"from":5,"to":10}},{"column":"long","label":{"en":"long range","it":"lunga distanza"},"value":{"from":10,"to":20}}],"condition":{"en":"--weapon mounted, mounted-bow","it":"--weapon mounted, mounted-bow"},"flags":["weapon"],"ref":"3.4.3"},{"kind":"range","part":"range","id":"cannon-6","label":{"en":"cannon up to 6 pounds","it":"cannone fino a 6 libbre"},"values":[{"column":"point-blank","label":{"en":"point-blank","it":"a bruciapelo"},"value":{"to":10}},{"column":"short","label":{"en":"short range","it":"corta distanza"},"value":{"from":10,"to":20}},{"column":"long","label":{"en":"long range","it":"lunga distanza"},"value":{"from":20,"to":60}}],"condition":{"en":"--weapon cannon and --pounder ..6","it":"--weapon cannon e --pounder ..6"},"flags":["weapon","pounder"],"ref":"3.4.3"},{"kind":"range","part":"range","id":"cannon-10","label":{"en":"cannon of 7 to 10 pounds","it":"cannone da 7 a 10 libbre"},"values":[{"column":"point-blank","label":{"en":"point-blank","it":"a bruciapelo"},"value":{"to":10}},{"column":"short","label":{"en":"short range","it":"corta distanza"},"value":{"from":10,"to":20}},{"column":"long","label":{"en":"long range","it":"lunga distanza"},"value":{"from":20,"to":70}}],"condition":{"en":"--weapon cannon and --pounder ..10","it":"--weapon cannon e --pounder ..10"},"flags":["weapon","pounder"],"ref":"3.4.3"},{"kind":"range","part":"range","id":"cannon-heavy","label":{"en":"cannon over 10 pounds","it":"cannone oltre 10 libbre"},"values":[{"column":"point-blank","label":{"en":"point-blank","it":"a bruciapelo"},"value":{"to":10}},{"column":"short","label":{"en":"short range","it":"corta distanza"},"value":{"from":10,"to":20}},{"column":"long","label":{"en":"long range","it":"lunga distanza"},"value":{"from":20,"to":80}}],"condition":{"en":"--weapon cannon and --pounder","it":"--weapon cannon e --pounder"},"flags":["weapon","pounder"],"ref":"3.4.3"},{"kind":"range","part":"range","id":"howitzer-long","label":{"en":"howitzer, long range only","it":"obice, solo a lunga distanza"},"values":[{"column":"long","label":{"en":"long range","it":"lunga distanza"},"value":{"from":30,"to":60}}],"condition":{"en":"--weapon howitzer and --ruling howitzer-minimum=30","it":"--weapon howitzer e --ruling howitzer-minimum=30"},"flags":["weapon"],"ref":"3.4.3"},{"kind":"range","part":"range","id":"howitzer","label":{"en":"howitzer","it":"obice"},"values":[{"column":"short","label":{"en":"short range","it":"corta distanza"},"value":{"from":20,"to":30}},{"column":"long","label":{"en":"long range","it":"lunga distanza"},"value":{"from":30,"to":60}}],"condition":{"en":"--weapon howitzer","it":"--weapon howitzer"},"flags":["weapon"],"ref":"3.4.3"},{"kind":"stage","part":"hit","id":"hit","label":{"en":"To hit","it":"Colpire"},"ref":"3.4.3"},{"kind":"dice","part":"hit","id":"shooters","label":{"en":"shooter|shooters","it":"tiratore|tiratori"},"value":1,"per":"shooters","each":1,"sides":6,"condition":{"en":"unless --value","it":"salvo --value"},"flags":["shooters","value"],"ref":"3.4.3"},{"kind":"dice","part":"hit","id":"figures-value","label":{"en":"for the Value of the shooters","it":"per il Valore dei tiratori"},"value":1,"of":"value","per":"shooters","each":1,"sides":6,"condition":{"en":"--ruling value-in-fire=value","it":"--ruling value-in-fire=value"},"flags":["value","shooters"],"ref":"1.1"},{"kind":"dice","part":"hit","id":"gun-value","label":{"en":"Value of the guns","it":"Valore dei pezzi"},"value":1,"per":"value","each":1,"sides":6,"condition":{"en":"--weapon cannon, howitzer","it":"--weapon cannon, howitzer"},"flags":["value","weapon"],"ref":"3.4.3"},{"kind":"dice","part":"hit","id":"elite-dice","label":{"en":"elite, one for 5 members","it":"élite, uno ogni 5 componenti"},"value":1,"per":"members","each":5,"sides":6,"condition":{"en":"--quality elite and --shooters 1..; or --quality elite and --value 1..","it":"--quality elite e --shooters 1..; oppure --quality elite e --value 1.."},"flags":["quality","shooters","value"],"ref":"3.4.3"},{"kind":"dice","part":"hit","id":"veteran-dice","label":{"en":"veteran, one for 10 members","it":"veterana, uno ogni 10 componenti"},"value":1,"per":"members","each":10,"sides":6,"condition":{"en":"--quality veteran and --shooters 1..; or --quality veteran and --value 1..","it":"--quality veteran e --shooters 1..; oppure --quality veteran e --value 1.."},"flags":["quality","shooters","value"],"ref":"3.4.3"},{"kind":"need","part":"hit","value":5,"ref":"3.4.3"},{"kind":"natural","part":"hit","label":{"en":"if the natural die shows","it":"se il dado naturale fa"},"values":[{"column":"always","label":{"en":"always","it":"sempre"},"value":6},{"column":"never","label":{"en":"never","it":"mai"},"value":1}],"ref":"3.4.3"},{"kind":"modifier","part":"hit","id":"long-range","label":{"en":"long range","it":"lunga distanza"},"value":-1,"condition":{"en":"--range long","it":"--range long"},"flags":["range"],"ref":"3.4.3"},{"kind":"modifier","part":"hit","id":"point-blank","label":{"en":"point-blank","it":"tiro a bruciapelo"},"value":2,"condition":{"en":"--range point-blank","it":"--range point-blank"},"flags":["range"],"ref":"3.4.3"},{"kind":"modifier","part":"hit","id":"disorganised","label":{"en":"disorganised","it":"disorganizzata"},"value":-1,"condition":{"en":"--disorganised","it":"--disorganised"},"flags":["disorganised"],"ref":"3.4.3"},{"kind":"modifier","part":"hit","id":"demoralised-or-bloodlust","label":{"en":"demoralised or in bloodlust","it":"demoralizzata o in Sete di Sangue"},"value":-1,"condition":{"en":"--state bloodlust, demoralised; or --state retreat and --ruling retreat-counts-demoralised=yes","it":"--state bloodlust, demoralised; oppure --state retreat e --ruling retreat-counts-demoralised=yes"},"flags":["state"],"ref":"3.4.3"},{"kind":"modifier","part":"hit","id":"retreating","label":{"en":"retreating","it":"in arretramento"},"value":-1,"condition":{"en":"--state retreat","it":"--state retreat"},"flags":["state"],"ref":"3.4.3"},{"kind":"modifier","part":"hit","id":"artillery-vs-artillery","label":{"en":"artillery at artillery or an individual","it":"artiglieria contro artiglieria o Individuali"},"value":-1,"condition":{"en":"--weapon cannon, howitzer and --target artillery, individual","it":"--weapon cannon, howitzer e --target artillery, individual"},"flags":["weapon","target"],"ref":"3.4.3"},{"kind":"modifier","part":"hit","id":"artillery-vs-troops","label":{"en":"artillery at infantry or cavalry","it":"artiglieria contro fanteria o cavalleria"},"value":1,"condition":{"en":"--weapon cannon, howitzer and --target infantry, cavalry","it":"--weapon cannon, howitzer e --target infantry, cavalry"},"flags":["weapon","target"],"ref":"3.4.3"},{"kind":"modifier","part":"hit","id":"indirect-fire","label":{"en":"indirect fire","it":"tiro a parabola"},"value":-2,"condition":{"en":"--indirect","it":"--indirect"},"flags":["indirect"],"ref":"3.4.3"},{"kind":"modifier","part":"hit","id":"target-in-square","label":{"en":"target in square","it":"bersaglio in quadrato"},"value":1,"condition":{"en":"--target infantry and --target-formation square","it":"--target infantry e --target-formation square"},"flags":["target","target-formation"],"ref":"3.4.3"},{"kind":"stage","part":"sharpshooter-hit","id":"sharpshooter-hit","label":{"en":"Marksman","it":"Tiratore"},"condition":{"en":"--sharpshooter","it":"--sharpshooter"},"flags":["sharpshooter"],"ref":"4.4"},{"kind":"dice","part":"sharpshooter-hit","id":"extra-die","label":{"en":"extra die of the sharpshooter","it":"dado in più del Tiratore Scelto"},"value":1,"sides":6,"ref":"4.4"},{"kind":"like","part":"sharpshooter-hit","id":"hit","label":{"en":"To hit","it":"Colpire"},"ref":"3.4.3"},{"kind":"modifier","part":"sharpshooter-hit","id":"sharpshooter","label":{"en":"sharpshooter","it":"Tiratore Scelto"},"value":1,"ref":"4.4"},{"kind":"stage","part":"reroll","id":"reroll","label":{"en":"Again","it":"Ripetuti"},"condition":{"en":"--weapon cannon, howitzer and --target infantry and --target-formation square","it":"--weapon cannon, howitzer e --target infantry e --target-formation square"},"flags":["weapon","target","target-formation"],"ref":"3.4.3"},{"kind":"like","part":"reroll","id":"hit","label":{"en":"To hit","it":"Colpire"},"ref":"3.4.3"},{"kind":"stage","part":"kill","id":"kill","label":{"en":"To kill","it":"Uccidere"},"ref":"3.4.3"},{"kind":"need","part":"kill","id":"bow","label":{"en":"bow","it":"arco"},"values":[{"column":"none","label":{"en":"no armour","it":"nessuna"},"value":4},{"column":"armour","label":{"en":"cuirass or shield","it":"corazza o scudo"},"value":5}],"condition":{"en":"--weapon bow, mounted-bow","it":"--weapon bow, mounted-bow"},"flags":["weapon"],"ref":"3.4.3"},{"kind":"need","part":"kill","id":"musket","label":{"en":"musket, rifle, carbine","it":"fucile, moschetto, carabina"},"values":[{"column":"none","label":{"en":"no armour","it":"nessuna"},"value":3},{"column":"armour","label":{"en":"cuirass or shield","it":"corazza o scudo"},"value":4}],"condition":{"en":"--weapon musket, mounted, mounted-bow","it":"--weapon musket, mounted, mounted-bow"},"flags":["weapon"],"ref":"3.4.3"},{"kind":"need","part":"kill","id":"canister","label":{"en":"canister","it":"mitraglia"},"values":[{"column":"none","label":{"en":"no armour","it":"nessuna"},"value":3},{"column":"armour","label":{"en":"cuirass or shield","it":"corazza o scudo"},"value":4}],"condition":{"en":"--ammo canister","it":"--ammo canister"},"flags":["ammo"],"ref":"3.4.3"},{"kind":"need","part":"kill","id":"shot-heavy-cover","label":{"en":"ball or shell, heavy cover","it":"palla o granata, copertura pesante"},"values":[{"column":"none","label":{"en":"no armour","it":"nessuna"},"value":3},{"column":"armour","label":{"en":"cuirass or shield","it":"corazza o scudo"},"value":3}],"condition":{"en":"--ammo ball, shell and --cover heavy","it":"--ammo ball, shell e --cover heavy"},"flags":["ammo","cover"],"ref":"3.4.3"},{"kind":"need","part":"kill","id":"shot","label":{"en":"ball or shell","it":"palla o granata"},"values":[{"column":"none","label":{"en":"no armour","it":"nessuna"},"value":2},{"column":"armour","label":{"en":"cuirass or shield","it":"corazza o scudo"},"value":2}],"condition":{"en":"--ammo ball, shell","it":"--ammo ball, shell"},"flags":["ammo"],"ref":"3.4.3"},{"kind":"column","part":"kill","id":"none","label":{"en":"no armour","it":"nessuna"},"condition":{"en":"--target-armour none","it":"--target-armour none"},"flags":["target-armour"],"ref":"3.4.3"},{"kind":"column","part":"kill","id":"armour","label":{"en":"cuirass or shield","it":"corazza o scudo"},"condition":{"en":"--target-armour cuirass, shield","it":"--target-armour cuirass, shield"},"flags":["target-armour"],"ref":"3.4.3"},{"kind":"natural","part":"kill","label":{"en":"if the natural die shows","it":"se il dado naturale fa"},"values":[{"column":"always","label":{"en":"always","it":"sempre"},"value":6},{"column":"never","label":{"en":"never","it":"mai"},"value":1}],"ref":"3.4.3"},{"kind":"modifier","part":"kill","id":"strength","label":{"en":"Strength of the weapon","it":"Forza dell'arma"},"value":1,"of":"strength","flags":["strength"],"ref":"3.4.3"},{"kind":"modifier","part":"kill","id":"resistance","label":{"en":"Resistance of the target","it":"Resistenza del bersaglio"},"value":-1,"of":"target-resistance","flags":["target-resistance"],"ref":"3.4.3"},{"kind":"modifier","part":"kill","id":"light-cover","label":{"en":"light cover","it":"copertura leggera"},"value":-1,"condition":{"en":"--cover light and --weapon musket, bow, mounted, mounted-bow; or --cover light and --ammo canister","it":"--cover light e --weapon musket, bow, mounted, mounted-bow; oppure --cover light e --ammo canister"},"flags":["cover","weapon","ammo"],"ref":"3.4.3"},{"kind":"modifier","part":"kill","id":"heavy-cover","label":{"en":"heavy cover","it":"copertura pesante"},"value":-2,"condition":{"en":"--cover heavy and --weapon musket, bow, mounted, mounted-bow; or --cover heavy and --ammo canister","it":"--cover heavy e --weapon musket, bow, mounted, mounted-bow; oppure --cover heavy e --ammo canister"},"flags":["cover","weapon","ammo"],"ref":"3.4.3"},{"kind":"stage","part":"sharpshooter-kill","id":"sharpshooter-kill","label":{"en":"Marksman","it":"Tiratore"},"condition":{"en":"--sharpshooter","it":"--sharpshooter"},"flags":["sharpshooter"],"ref":"4.4"},{"kind":"like","part":"sharpshooter-kill","id":"kill","label":{"en":"To kill","it":"Uccidere"},"ref":"3.4.3"},{"kind":"stage","part":"strike","id":"strike","label":{"en":"Strike","it":"Individuo"},"condition":{"en":"--target individual","it":"--target individual"},"flags":["target"],"ref":"3.4.3"},{"kind":"need","part":"strike","value":6,"ref":"3.4.3"},{"kind":"stage","part":"character","id":"character","label":{"en":"Characters","it":"Personaggi"},"condition":{"en":"--target infantry, cavalry, artillery and --ruling character-dice-count=before-saves","it":"--target infantry, cavalry, artillery e --ruling character-dice-count=before-saves"},"flags":["target"],"ref":"3.4.3"},{"kind":"dice","part":"character","value":1,"each":3,"sides":6,"ref":"3.4.3"},{"kind":"need","part":"character","value":6,"ref":"3.4.3"},{"kind":"stage","part":"sharpshooter-character","id":"sharpshooter-character","label":{"en":"His victim","it":"Vittima"},"condition":{"en":"--sharpshooter and --target infantry, cavalry, artillery and --ruling character-dice-count=before-saves","it":"--sharpshooter e --target infantry, cavalry, artillery e --ruling character-dice-count=before-saves"},"flags":["sharpshooter","target"],"ref":"4.4"},{"kind":"need","part":"sharpshooter-character","value":6,"ref":"3.4.3"},{"kind":"stage","part":"save","id":"save","label":{"en":"Saves","it":"Salvezza"},"ref":"3.4.3"},{"kind":"need","part":"save","of":"target-save","each":2,"sides":6,"flags":["target-save"],"ref":"3.4.3"},{"kind":"stage","part":"character-after","id":"character-after","label":{"en":"Characters","it":"Personaggi"},"condition":{"en":"--target infantry, cavalry, artillery and --ruling character-dice-count=after-saves","it":"--target infantry, cavalry, artillery e --ruling character-dice-count=after-saves"},"flags":["target"],"ref":"3.4.3"},{"kind":"dice","part":"character-after","value":1,"each":3,"sides":6,"ref":"3.4.3"},{"kind":"like","part":"character-after","id":"character","label":{"en":"Characters","it":"Personaggi"},"ref":"3.4.3"},{"kind":"stage","part":"sharpshooter-character-after","id":"sharpshooter-character-after","label":{"en":"His victim","it":"Vittima"},"condition":{"en":"--sharpshooter and --target infantry, cavalry, artillery and --ruling character-dice-count=after-saves","it":"--sharpshooter e --target infantry, cavalry, artillery e --ruling character-dice-count=after-saves"},"flags":["sharpshooter","target"],"ref":"4.4"},{"kind":"like","part":"sharpshooter-character-after","id":"sharpshooter-character","label":{"en":"His victim","it":"Vittima"},"ref":"3.4.3"},{"kind":"effect","part":"effect","id":"square-one-token","label":{"en":"one volley token serves all four sides of the square","it":"un solo segnalino di salva vale per i quattro lati del quadrato"},"condition":{"en":"--formation square and --ruling square-tokens=one","it":"--formation square e --ruling square-tokens=one"},"flags":["formation"],"ref":"3.3.2"},{"kind":"effect","part":"effect","id":"square-token-each","label":{"en":"the square spends a volley token for each target","it":"il quadrato spende un segnalino di salva per ogni bersaglio"},"condition":{"en":"--formation square and --ruling square-tokens=per-target","it":"--formation square e --ruling square-tokens=per-target"},"flags":["formation"],"ref":"3.3.2"},{"kind":"effect","part":"effect","id":"square-bonus-once","label":{"en":"its bonus dice are rolled once, not for each side that fires","it":"i suoi dadi in più si tirano una volta, non per ogni lato che spara"},"condition":{"en":"--formation square and --quality elite, veteran and --ruling square-bonus-dice=unit and --ruling quality-dice-base=members","it":"--formation square e --quality elite, veteran e --ruling square-bonus-dice=unit e --ruling quality-dice-base=members"},"flags":["formation","quality"],"ref":"3.4.3"},{"kind":"effect","part":"effect","id":"individual-without-save","label":{"en":"taken as without a save, though an individual always has one: --target-save","it":"considerato senza Tiro Salvezza, ma un Individuale ne ha sempre uno: --bersaglio-salvezza"},"condition":{"en":"--target individual and without --target-save and characters 1..","it":"--target individual e senza --target-save e characters 1.."},"flags":["target","target-save"],"ref":"3.4.3"},{"kind":"effect","part":"effect","id":"individual-eliminated","label":{"en":"the individual is eliminated; a C-in-C or general: command test in round 8","it":"l'Individuale è eliminato; se è il Condottiero o un Generale: Test di Comando nel round 8"},"condition":{"en":"--target individual and kills 1.. and without --target-leader","it":"--target individual e kills 1.. e senza --target-leader"},"flags":["target","target-leader"],"ref":"3.4.3, 3.8"},{"kind":"effect","part":"effect","id":"leader-eliminated","label":{"en":"eliminated; every command of his army takes a command test in round 8","it":"eliminato; ogni Comando del suo esercito fa il Test di Comando nel round 8"},"condition":{"en":"--target individual and kills 1.. and --target-leader general, cinc, charismatic, standard","it":"--target individual e kills 1.. e --target-leader general, cinc, charismatic, standard"},"flags":["target","target-leader"],"ref":"3.4.3, 3.8"},{"kind":"effect","part":"effect","id":"individual-wounded","label":{"en":"he lives; each failed save cost him a Wound","it":"sopravvive; ogni Tiro Salvezza fallito gli è costato una Ferita"},"condition":{"en":"--target individual and kills 0 and unsaved 1..","it":"--target individual e kills 0 e unsaved 1.."},"flags":["target"],"ref":"3.4.3"},{"kind":"effect","part":"effect","id":"guns-under-oppose","label":{"en":"check the formation: guns under OPPOSE are limbered, unless they could not change it","it":"controllate la formazione: con OPPORRE i pezzi sono in ordine di marcia, se hanno potuto cambiarla"},"condition":{"en":"--weapon cannon, howitzer and --order oppose","it":"--weapon cannon, howitzer e --order oppose"},"flags":["weapon","order"],"ref":"3.2.1, 3.3.2"},{"kind":"effect","part":"effect","id":"strength-of-battery-not-given","label":{"en":"no dice for the quality: they are by the gunners (--figures)","it":"nessun dado per la Qualità: vanno per serventi (--miniature)"},"condition":{"en":"--weapon cannon, howitzer and --quality elite, veteran and without --figures","it":"--weapon cannon, howitzer e --quality elite, veteran e senza --figures"},"flags":["weapon","quality","figures"],"ref":"3.4.3"},{"kind":"effect","part":"effect","id":"characters-struck","label":{"en":"so many of the mortal hits fall on characters of the attacker's choice, never the colours; one with a save may roll it (nfw save), and a success uses up the hit; a C-in-C, general or charismatic character killed: command test in round 8","it":"altrettanti colpi mortali toccano personaggi scelti dall'attaccante, mai gli Alfieri; chi ha un Tiro Salvezza può tirarlo (nfw save), e se riesce il colpo è annullato; se muore il Condottiero, un Generale o un Carismatico: Test di Comando nel round 8"},"condition":{"en":"characters 1..; unless --target individual","it":"characters 1..; salvo --target individual"},"flags":["target"],"ref":"3.4.3, 3.8"},{"kind":"effect","part":"effect","id":"target-destroyed","label":{"en":"the target is destroyed, colours included","it":"il bersaglio è distrutto, Alfieri compresi"},"condition":{"en":"left ..0","it":"left ..0"},"ref":"3.4.3"},{"kind":"effect","part":"effect","id":"sets-on-fire","label":{"en":"a shell sets wood or forest on fire: impassable, those inside must leave","it":"la granata incendia bosco o foresta: intransitabile, chi è dentro deve uscire"},"condition":{"en":"--ammo shell","it":"--ammo shell"},"flags":["ammo"],"ref":"3.4.2, 3.5.10"},{"kind":"effect","part":"effect","id":"battery-holds","label":{"en":"no losses test unless half the gunners of the battle's start are gone","it":"nessun Test delle Perdite finché non manca metà dei serventi iniziali"},"condition":{"en":"--target artillery and kills 1.. and lost-share <50 and without --target-started; or --target artillery and kills 1.. and left-share >50","it":"--target artillery e kills 1.. e lost-share <50 e senza --target-started; oppure --target artillery e kills 1.. e left-share >50"},"flags":["target","target-started"],"ref":"3.4.4"},{"kind":"effect","part":"effect","id":"battery-half","label":{"en":"the losses test is due only if half the gunners of the battle's start are gone","it":"il Test delle Perdite è dovuto solo se manca metà dei serventi iniziali"},"condition":{"en":"--target artillery and kills 1.. and without --target-figures","it":"--target artillery e kills 1.. e senza --target-figures"},"flags":["target","target-figures"],"ref":"3.4.4"},{"kind":"effect","part":"effect","id":"wounded","label":{"en":"a marker for each Wound lost; the next failed saves go to who is already wounded","it":"un segnalino per ogni Ferita persa; i prossimi Tiri Salvezza falliti toccano a chi è già ferito"},"condition":{"en":"--target infantry, cavalry, artillery and fresh-wounds 1..","it":"--target infantry, cavalry, artillery e fresh-wounds 1.."},"flags":["target"],"ref":"3.4.3"},{"kind":"refusal","part":"refuse","label":{"en":"more Wounds lost than all of them together have","it":"più Ferite perse di quante ne hanno tutti insieme"},"condition":{"en":"target-marks-beyond 1..","it":"target-marks-beyond 1.."},"ref":"3.4.3"},{"kind":"refusal","part":"refuse","label":{"en":"with this ruling hits are dealt to one figure in turn: --target-figures","it":"con questa lettura i colpi toccano una miniatura alla volta: --bersaglio-miniature"},"condition":{"en":"--ruling wound-allocation=spread and --target-wounds and without models","it":"--ruling wound-allocation=spread e --target-wounds e senza models"},"flags":["target-wounds"],"ref":"3.4.3"},{"kind":"refusal","part":"refuse","label":{"en":"with this ruling a howitzer fires shell and canister only (2.3.5, ruling F-148)","it":"con questa lettura un obice spara solo granate e mitraglia (2.3.5, lettura F-148)"},"condition":{"en":"--weapon howitzer and --ammo ball and --ruling howitzer-ball=no","it":"--weapon howitzer e --ammo ball e --ruling howitzer-ball=no"},"flags":["weapon","ammo"],"ref":"2.3.5, ruling F-148"},{"kind":"refusal","part":"refuse","label":{"en":"with both rulings a howitzer's canister reaches nothing","it":"con le due letture la mitraglia di un obice non raggiunge nulla"},"condition":{"en":"--weapon howitzer and --ammo canister and --ruling canister-range=short-only and --ruling howitzer-minimum=30","it":"--weapon howitzer e --ammo canister e --ruling canister-range=short-only e --ruling howitzer-minimum=30"},"flags":["weapon","ammo"],"ref":"3.4.3"},{"kind":"refusal","part":"refuse","label":{"en":"no square under ATTACK, unless in melee, in disorder or under a reaction it cannot change formation (3.2.1, 3.3.2)","it":"niente quadrato con l'ordine di ATTACCARE, salvo che in mischia, disorganizzata o sotto una reazione non possa cambiare formazione (3.2.1, 3.3.2)"},"condition":{"en":"--order attack and --formation square and without --engaged and --state ok and without --disorganised","it":"--order attack e --formation square e senza --engaged e --state ok e senza --disorganised"},"flags":["order","formation","engaged","state","disorganised"],"ref":"3.2.1, 3.3.2"},{"kind":"refusal","part":"refuse","label":{"en":"under OPPOSE a unit fires only in square, or in reply to fire: --formation square or --reply (3.4.2)","it":"con l'ordine OPPORRE si spara solo in quadrato, o per rispondere al fuoco: --formazione quadrato o --risponde (3.4.2)"},"condition":{"en":"--order oppose and without --reply and in-square 0 and --weapon musket, bow, mounted, mounted-bow; or --order oppose and without --reply and in-square 0 and --state ok, demoralised, retreat","it":"--order oppose e senza --reply e in-square 0 e --weapon musket, bow, mounted, mounted-bow; oppure --order oppose e senza --reply e in-square 0 e --state ok, demoralised, retreat"},"flags":["order","reply","weapon","state"],"ref":"3.4.2"},{"kind":"refusal","part":"refuse","label":{"en":"it answers fire only if its losses test gave OK, or with --no-losses (3.4.2)","it":"risponde al fuoco solo se il suo Test delle Perdite ha dato OK, o con --senza-perdite (3.4.2)"},"condition":{"en":"--reply and without --no-losses and in-square 0 and --ruling ok-result=restores and --state demoralised, retreat; or --reply and without --no-losses and in-square 0 and --ruling ok-result=restores and --state bloodlust and --ruling return-fire-in-bloodlust=no","it":"--reply e senza --no-losses e in-square 0 e --ruling ok-result=restores e --state demoralised, retreat; oppure --reply e senza --no-losses e in-square 0 e --ruling ok-result=restores e --state bloodlust e --ruling return-fire-in-bloodlust=no"},"flags":["reply","no-losses","state"],"ref":"3.4.2"},{"kind":"refusal","part":"refuse","label":{"en":"infantry fires with its first 3 ranks, cavalry with 2, a square with all (3.4.2)","it":"la fanteria spara con le prime 3 file, la cavalleria con 2, un quadrato con tutte (3.4.2)"},"condition":{"en":"--ranks 4.. and --weapon musket, bow and in-square 0; or --ranks 3.. and --weapon mounted, mounted-bow","it":"--ranks 4.. e --weapon musket, bow e in-square 0; oppure --ranks 3.. e --weapon mounted, mounted-bow"},"flags":["ranks","weapon"],"ref":"3.4.2"},{"kind":"refusal","part":"refuse","label":{"en":"limbered guns do not fire (3.3.2)","it":"i pezzi in ordine di marcia non fanno fuoco (3.3.2)"},"condition":{"en":"--weapon cannon, howitzer and --formation column, limbered","it":"--weapon cannon, howitzer e --formation column, limbered"},"flags":["weapon","formation"],"ref":"3.3.2"},{"kind":"refusal","part":"refuse","label":{"en":"an engaged unit does not fire, except a square at the cavalry that engages one side of it (3.3.2, 3.4.2)","it":"un'Unità ingaggiata non spara, salvo un quadrato contro la cavalleria che ne ingaggia un lato (3.3.2, 3.4.2)"},"condition":{"en":"--engaged and in-square 0","it":"--engaged e in-square 0"},"flags":["engaged"],"ref":"3.3.2, 3.4.2"},{"kind":"refusal","part":"refuse","label":{"en":"an engaged square fires only at the cavalry that engages it: --target cavalry (3.3.2)","it":"un quadrato ingaggiato spara solo alla cavalleria che lo ingaggia: --bersaglio cavalleria (3.3.2)"},"condition":{"en":"--engaged and in-square 1 and --target infantry, artillery, individual","it":"--engaged e in-square 1 e --target infantry, artillery, individual"},"flags":["engaged","target"],"ref":"3.3.2"},{"kind":"refusal","part":"refuse","label":{"en":"a square that is enveloped, or engaged on more than one side, does not fire (3.3.2)","it":"un quadrato avvolto, o ingaggiato su più lati, non spara (3.3.2)"},"condition":{"en":"--enveloped","it":"--enveloped"},"flags":["enveloped"],"ref":"3.3.2"},{"kind":"refusal","part":"refuse","label":{"en":"a quarter of a square's figures, rounded down, fires in one direction; only its front has those that are left over besides: --front (3.3.2)","it":"in una direzione spara un quarto delle miniature del quadrato, per difetto; solo il fronte ha anche quelle in eccesso: --fronte (3.3.2)"},"condition":{"en":"beyond-side 1..","it":"beyond-side 1.."},"ref":"3.3.2"},{"kind":"refusal","part":"refuse","label":{"en":"prone infantry does not fire (3.4.2)","it":"la fanteria pancia a terra non spara (3.4.2)"},"condition":{"en":"--prone","it":"--prone"},"flags":["prone"],"ref":"3.4.2"},{"kind":"refusal","part":"refuse","label":{"en":"a unit that wades or crosses a bridge does not fire (3.5.10)","it":"un'Unità che guada o attraversa un ponte non spara (3.5.10)"},"condition":{"en":"--wading; or --on-bridge","it":"--wading; oppure --on-bridge"},"flags":["wading","on-bridge"],"ref":"3.5.10"},{"kind":"refusal","part":"refuse","label":{"en":"under HOLD, and of infantry and cavalry under ATTACK, the target is the nearest enemy in sight (3.2.1)","it":"con ATTENDERE, e per fanteria e cavalleria con ATTACCARE, il bersaglio è il nemico visibile più vicino (3.2.1)"},"condition":{"en":"--not-nearest and --order hold and in-square 0; or --not-nearest and --order attack and --weapon musket, bow, mounted, mounted-bow","it":"--not-nearest e --order hold e in-square 0; oppure --not-nearest e --order attack e --weapon musket, bow, mounted, mounted-bow"},"flags":["not-nearest","order","weapon"],"ref":"3.2.1"},{"kind":"refusal","part":"refuse","label":{"en":"individuals and batteries are targets only where they are the nearest (3.4.3)","it":"Individuali e batterie sono bersaglio solo se sono il più vicino (3.4.3)"},"condition":{"en":"--not-nearest and --target artillery, individual","it":"--not-nearest e --target artillery, individual"},"flags":["not-nearest","target"],"ref":"3.4.3"},{"kind":"refusal","part":"refuse","label":{"en":"individuals and batteries are no targets within 20 cm of a unit of their army (3.4.3)","it":"Individuali e batterie non sono bersaglio entro 20 cm da un'Unità del loro esercito (3.4.3)"},"condition":{"en":"--target artillery and --target-friends ..20; or --target individual and --target-friends ..20 and --ruling individual-shield-needs-sight=no; or --target individual and --target-friends ..20 and without --target-friends-hidden","it":"--target artillery e --target-friends ..20; oppure --target individual e --target-friends ..20 e --ruling individual-shield-needs-sight=no; oppure --target individual e --target-friends ..20 e senza --target-friends-hidden"},"flags":["target","target-friends","target-friends-hidden"],"ref":"3.4.3"},{"kind":"refusal","part":"refuse","label":{"en":"with this ruling nobody fires into a melee (3.4.2)","it":"con questa lettura nessuno spara in una mischia (3.4.2)"},"condition":{"en":"--target-engaged and without --engaged and --ruling fire-into-melee=forbidden","it":"--target-engaged e senza --engaged e --ruling fire-into-melee=forbidden"},"flags":["target-engaged","engaged"],"ref":"3.4.2"},{"kind":"next","part":"next","id":"morale","label":{"en":"losses test","it":"Test delle Perdite"},"condition":{"en":"kills 1..; unless --target individual; or left ..0; or --target artillery and lost-share <50 and without --target-started; or --target artillery and left-share >50","it":"kills 1..; salvo --target individual; oppure left ..0; oppure --target artillery e lost-share <50 e senza --target-started; oppure --target artillery e left-share >50"},"flags":["target","target-started"],"ref":"3.4.3"},{"kind":"next","part":"next","id":"command-test","label":{"en":"command test of each command of the army that lost him","it":"Test di Comando di ogni Comando dell'esercito che lo ha perduto"},"condition":{"en":"--target individual and kills 1.. and --target-leader general, cinc, charismatic, standard","it":"--target individual e kills 1.. e --target-leader general, cinc, charismatic, standard"},"flags":["target","target-leader"],"ref":"3.4.3"},{"kind":"ruling","part":"F-02","id":"retreat-counts-demoralised","label":{"en":"Does a retreating unit also count as demoralised in the lists of modifiers?","it":"Un'Unità in Arretramento conta anche come demoralizzata negli elenchi dei modificatori?"},"values":[{"column":"no","label":{"en":"no: a unit has one state only; retreat takes the lines for retreat and for disorganised, never those for demoralised","it":"no: lo stato è uno solo; chi arretra prende le righe dell'Arretramento e della disorganizzazione, mai quelle della demoralizzazione"}},{"column":"yes","label":{"en":"yes: the name of the result says demoralised, so those lines apply as well","it":"sì: il nome del risultato dice demoralizzata, dunque valgono anche quelle righe"}}],"ref":"3.2.2, 3.4.3, 3.4.4, 3.4.5, 3.6.6, 3.7"},{"kind":"ruling","part":"F-03","id":"ok-result","label":{"en":"A unit under a reaction tests and gets OK: what becomes of it?","it":"Un'Unità sotto una reazione fa un test e ottiene OK: che cosa le succede?"},"values":[{"column":"restores","label":{"en":"OK becomes its new state; a disorganised marker stays all the same","it":"OK è il suo nuovo stato; l'eventuale segnalino di disorganizzazione resta comunque"}},{"column":"keeps-reaction","label":{"en":"nothing: OK is not a reaction, so the old one stays until influence lifts it","it":"niente: OK non è una reazione, quindi la vecchia resta finché non la toglie l'Influenza"}}],"ref":"3.4.4, 3.4.5, 3.5.8, 3.6.6"},{"kind":"ruling","part":"F-25","id":"square-tokens","label":{"en":"A square fires at several targets: one token, or one for each?","it":"Un Quadrato spara a più bersagli: un segnalino di salva o uno per bersaglio?"},"values":[{"column":"one","label":{"en":"one token for all four sides","it":"uno solo per tutti e quattro i lati"}},{"column":"per-target","label":{"en":"one token for each target","it":"uno per ogni bersaglio"}}],"ref":"3.3.2, 3.4, 3.4.2"},{"kind":"ruling","part":"F-50","id":"square-remainder","label":{"en":"Square: where do two or three models left over go?","it":"Quadrato: dove vanno due o tre miniature in eccesso?"},"values":[{"column":"front","label":{"en":"all to the front quarter","it":"tutte al quarto che fa fronte"}},{"column":"spread","label":{"en":"one to the front, then one to each further side","it":"una al fronte, poi una per ciascun altro lato"}}],"ref":"3.3.2"},{"kind":"ruling","part":"F-51","id":"square-engaged-shooters","label":{"en":"A square engaged on one side by cavalry: how many fire at it?","it":"Un Quadrato è ingaggiato su un lato dalla Cavalleria: in quanti le sparano?"},"values":[{"column":"quarter","label":{"en":"one quarter of the unit, with the models left over if it is the front","it":"un quarto dell'Unità, con le miniature in eccesso se è il fronte"}},{"column":"quarter-minus-contact","label":{"en":"only those models of that side which touch no enemy","it":"solo le miniature di quel lato che non toccano nemici"}}],"ref":"3.3.2"},{"kind":"ruling","part":"F-52","id":"square-bonus-dice","label":{"en":"An elite or veteran square fires at several targets: how many bonus dice?","it":"Un Quadrato élite o veterano spara a più bersagli: quanti dadi bonus?"},"values":[{"column":"unit","label":{"en":"once for the whole unit; they go to the front side unless the player shares them among the sides that fire","it":"una volta per l'intera Unità; vanno al fronte, salvo che il giocatore li divida fra i lati che sparano"}},{"column":"quarter","label":{"en":"each quarter has its own, on its own number","it":"ogni quarto ha i suoi, sul proprio numero"}}],"ref":"3.3.2, 3.4.3"},{"kind":"ruling","part":"F-57","id":"canister-range","label":{"en":"What is the range of canister?","it":"Qual è la gittata della mitraglia?"},"values":[{"column":"gun","label":{"en":"the ranges and modifiers of the gun or howitzer that fires it","it":"gittate e modificatori del cannone o dell'obice che la spara"}},{"column":"short-only","label":{"en":"short range only","it":"solo la corta distanza"}}],"ref":"3.4.3"},{"kind":"ruling","part":"F-58","id":"howitzer-minimum","label":{"en":"A howitzer's least range is its short range, 20 to 30 cm: which of the two?","it":"La gittata minima dell'obice è la corta distanza, 20-30 cm: quale dei due?"},"values":[{"column":"20","label":{"en":"20 cm: from 20 to 30 is short, with no penalty, above 30 to 60 is long","it":"20 cm: da 20 a 30 è corta, senza penalità, oltre 30 fino a 60 è lunga"}},{"column":"30","label":{"en":"30 cm: only the long band can be hit","it":"30 cm: si può colpire solo nella fascia lunga"}}],"ref":"3.4.3"},{"kind":"ruling","part":"F-61","id":"return-fire-in-bloodlust","label":{"en":"Return fire under OPPOSE: what if no losses, bloodlust, or several enemies?","it":"Fuoco di reazione con OPPORRE: e senza perdite, in Sete di Sangue o con più nemici?"},"values":[{"column":"no","label":{"en":"it answers if it lost nobody or tested OK, on no other result; all fire at it comes first, then one test, then it fires at one unit that shot at it","it":"risponde senza perdite o con OK, con nessun altro risultato; prima tutto il fuoco su di lei, poi un solo test, poi spara a una sola delle Unità che le hanno sparato"}},{"column":"yes","label":{"en":"bloodlust lets it answer too","it":"risponde anche in Sete di Sangue"}}],"ref":"3.4.2"},{"kind":"ruling","part":"F-62","id":"fire-into-melee","label":{"en":"Does a unit in melee fire, and may others fire at it?","it":"Un'Unità in mischia spara, e altri possono spararle?"},"values":[{"column":"allowed","label":{"en":"it does not fire, except a square engaged on one side by cavalry; to fire at an engaged enemy is not forbidden","it":"non spara, salvo un Quadrato ingaggiato su un lato dalla Cavalleria; sparare a un nemico ingaggiato non è vietato"}},{"column":"forbidden","label":{"en":"it does not fire, and nobody fires into a melee either","it":"non spara, e nessuno spara in una mischia"}}],"ref":"3.3.2, 3.4.2"},{"kind":"ruling","part":"F-63","id":"individual-shield-needs-sight","label":{"en":"Does any friendly unit within 20 cm save an individual from being a target?","it":"Basta una qualsiasi Unità amica entro 20 cm perché un Individuale non sia bersaglio?"},"values":[{"column":"no","label":{"en":"yes, any, whether the shooter sees it or not","it":"sì, qualunque, che chi spara la veda o no"}},{"column":"yes","label":{"en":"only a unit that the shooter can see","it":"solo un'Unità che chi spara può vedere"}}],"ref":"3.2.1, 3.4.3"},{"kind":"ruling","part":"F-65","id":"quality-dice-base","label":{"en":"Elite and veteran bonus dice to hit: which members are counted?","it":"Dadi bonus di élite e veterani per colpire: quali componenti si contano?"},"values":[{"column":"members","label":{"en":"elite 1 per full 5, veteran 1 per full 10 models of the unit, its special characters too (battery: gunners); not joined individuals, mounted colonel, workers, animals","it":"élite 1 ogni 5, veterani 1 ogni 10 miniature dell'Unità, Personaggi Speciali compresi (Batteria: i Serventi); non Individuali uniti, Colonnello a cavallo, Operai, animali"}},{"column":"shooters","label":{"en":"only the models that fire","it":"solo le miniature che sparano"}}],"ref":"3.4.3"},{"kind":"ruling","part":"F-66","id":"square-reroll-ones","label":{"en":"Artillery at a square re-rolls misses: natural 1s too, and how often?","it":"L'Artiglieria contro un Quadrato ripete i dadi mancati: anche gli 1, e quante volte?"},"values":[{"column":"yes","label":{"en":"every miss once, natural 1s included, and the second roll stands; howitzers and canister too","it":"ogni dado mancato una volta, anche gli 1 naturali, e vale il secondo tiro; anche obici e mitraglia"}},{"column":"no","label":{"en":"every miss once, but not natural 1s","it":"ogni dado mancato una volta, ma non gli 1 naturali"}}],"ref":"3.4.3"},{"kind":"ruling","part":"F-68","id":"character-dice-count","label":{"en":"Character dice, one per 3 mortal hits or fraction: counted before or after saves?","it":"Dadi personaggio, uno ogni 3 colpi mortali o frazione: prima o dopo i Tiri Salvezza?"},"values":[{"column":"before-saves","label":{"en":"before: all mortal hits count","it":"prima: contano tutti i colpi mortali"}},{"column":"after-saves","label":{"en":"after: only the hits that no save annulled","it":"dopo: solo i colpi che nessun Tiro Salvezza ha annullato"}}],"ref":"3.4.3, 3.6.1, 3.6.5"},{"kind":"ruling","part":"F-70","id":"leftover-hits","label":{"en":"More mortal hits than models: how are those left over saved against?","it":"Più colpi mortali che miniature: chi si salva, e da quanti di quelli in eccesso?"},"values":[{"column":"shared","label":{"en":"the models with a save share them: each hit is one save","it":"le miniature con Tiro Salvezza se li dividono: ogni colpo è un Tiro Salvezza"}},{"column":"each","label":{"en":"every model with a save must resist every hit left over","it":"ogni miniatura con Tiro Salvezza deve resistere a tutti i colpi in eccesso"}}],"ref":"3.4.3, 3.6.5"},{"kind":"ruling","part":"F-148","id":"howitzer-ball","label":{"en":"May a howitzer fire ball?","it":"Un obice può sparare palle?"},"values":[{"column":"yes","label":{"en":"yes, with its own ranges; unless told otherwise it fires shell","it":"sì, con le proprie gittate; se non si dice altro spara granate"}},{"column":"no","label":{"en":"no: its rounds that are not canister are shells","it":"no: i suoi colpi che non sono mitraglia sono granate"}}],"ref":"2.3.5, 3.4.2"},{"kind":"ruling","part":"F-155","id":"wound-allocation","label":{"en":"Several models have Wounds: who takes the failed saves?","it":"Più miniature hanno Ferite: chi subisce i Tiri Salvezza falliti?"},"values":[{"column":"gather","label":{"en":"the one already wounded, until it dies; those without a save fall first","it":"quella già ferita, finché muore; chi non ha Tiro Salvezza cade per primo"}},{"column":"spread","label":{"en":"each hit is dealt to one model in turn, from the first on","it":"ogni colpo tocca una miniatura alla volta, a giro, fin dal primo"}}],"ref":"3.4.3, 3.6.5"},{"kind":"ruling","part":"F-160","id":"value-in-fire","label":{"en":"Troops of Value 2, cavalry say, fire: one die each, or one for each point of Value?","it":"Truppe di Valore 2, la Cavalleria ad esempio, sparano: un dado a testa, o uno per ogni punto di Valore?"},"values":[{"column":"one-each","label":{"en":"one die for each model that fires","it":"un dado per ogni miniatura che spara"}},{"column":"value","label":{"en":"as many dice for each as its Value: --value","it":"per ognuna tanti dadi quanto il suo Valore: --valore"}}],"ref":"1.1, 3.4.3"}]}

$ nfw table --json
{"schema":1,"version":"0.2.0","rules":"fucilier","book":{"en":"Naran Fucilier Wars, August 2012","it":"Naran Fucilier Wars, agosto 2012"},"tables":[{"kind":"test","id":"muster","title":{"en":"Army list","it":"Elenco dell'esercito"},"about":{"en":"is an army list legal, and what does it cost","it":"se un elenco dell'esercito è valido, e quanto costa"},"ref":"1.1"},{"kind":"test","id":"cost","title":{"en":"Cost","it":"Costo"},"about":{"en":"what command values or a unit cost","it":"quanto costano i Valori di Comando o un'Unità"},"ref":"1.1"},{"kind":"test","id":"scout","title":{"en":"Scouting","it":"Esplorazione e manovra"},"about":{"en":"scouting before the battle, one army or two compared","it":"esplorazione prima della battaglia, un esercito o due a confronto"},"ref":"2.1.1"},{"kind":"test","id":"terrain","title":{"en":"Terrain","it":"Terreno"},"about":{"en":"who places terrain and river, and what the other may move","it":"chi piazza terreno e fiume, e che cosa può spostare l'altro"},"ref":"2.2.3"},{"kind":"test","id":"deploy","title":{"en":"Deployment","it":"Schieramento"},"about":{"en":"who deploys first, and how deep the zone is","it":"chi schiera per primo, e quanto è profonda la zona"},"ref":"2.3.2"},{"kind":"test","id":"first-turn","title":{"en":"First turn of reinforcements","it":"Primo turno dei Rinforzi"},"about":{"en":"from which turn reinforcements may come in","it":"da quale turno possono entrare i Rinforzi"},"ref":"2.3.4"},{"kind":"test","id":"speech","title":{"en":"Speech","it":"Discorso di incitamento"},"about":{"en":"the C-in-C speaks to a unit before the battle; if heroic, he must","it":"il Condottiero incita un'Unità prima della battaglia; se eroico, deve"},"ref":"2.4"},{"kind":"test","id":"reinforce","title":{"en":"Reinforcements","it":"Rinforzi"},"about":{"en":"does a command arrive, and from which side","it":"se un Comando arriva, e da quale lato"},"ref":"3.1.1"},{"kind":"test","id":"order","title":{"en":"New order","it":"Nuovo ordine"},"about":{"en":"does a general take a new order; does a cavalry general change his own","it":"se un Generale recepisce un nuovo ordine, o uno di Cavalleria cambia il suo"},"ref":"3.2.2"},{"kind":"test","id":"formation","title":{"en":"Formation","it":"Formazione"},"about":{"en":"is this formation legal, and how a square splits its fire","it":"se la formazione è regolare, e come un quadrato divide il fuoco"},"ref":"3.3.2"},{"kind":"test","id":"range","title":{"en":"Range","it":"Gittata"},"about":{"en":"how far a weapon reaches, and in which band a target stands","it":"quanto è la gittata di un'arma, e in quale fascia sta un bersaglio"},"ref":"3.4.3"},{"kind":"test","id":"fire","title":{"en":"Fire","it":"Fuoco"},"about":{"en":"one volley: hits, mortal hits, characters struck, saves","it":"una salva: colpi a segno, colpi mortali, personaggi colpiti, Tiri Salvezza"},"ref":"3.4.3"},{"kind":"test","id":"save","title":{"en":"Saves","it":"Tiri Salvezza"},"about":{"en":"saves against so many mortal hits; who dies where they outnumber the unit","it":"Tiri Salvezza contro i colpi mortali; chi muore se superano le miniature"},"ref":"3.4.3, 3.6.5"},{"kind":"test","id":"morale","title":{"en":"Morale","it":"Morale"},"about":{"en":"losses test after fire, morale test after melee, re-tests","it":"Test delle Perdite dopo il fuoco, Test di Morale dopo il combattimento, ripetizioni"},"ref":"3.4.4"},{"kind":"test","id":"initiative","title":{"en":"Initiative","it":"Iniziativa"},"about":{"en":"the order in which the commands of both sides move","it":"l'ordine in cui muovono i Comandi delle due parti"},"ref":"3.5.3"},{"kind":"test","id":"move","title":{"en":"Movement","it":"Movimento"},"about":{"en":"how far a unit may move, and whether the move disorganises it","it":"di quanto può muovere un'Unità, e se muovendo si disorganizza"},"ref":"3.5.5"},{"kind":"test","id":"expand","title":{"en":"Expand or contract","it":"Espandere e contrarre"},"about":{"en":"how many figures a unit shifts to change its frontage","it":"quante miniature sposta un'Unità per cambiare il fronte"},"ref":"3.5.7"},{"kind":"test","id":"ford","title":{"en":"Wading a river","it":"Guadare un fiume"},"about":{"en":"a unit wades a river where there is no ford or bridge: who drowns","it":"un'Unità guada un fiume dove non c'è guado né ponte: chi annega"},"ref":"3.5.10"},{"kind":"test","id":"melee","title":{"en":"Melee","it":"Combattimento"},"about":{"en":"one side's attack, or both with --both: hits, mortal hits, characters, saves","it":"l'attacco di una parte, o di entrambe con --entrambe: colpi, colpi mortali, personaggi, Tiri Salvezza"},"ref":"3.6.5"},{"kind":"test","id":"duel","title":{"en":"Individuals' combat","it":"Combattimento fra Individuali"},"about":{"en":"two individuals strike each other, or one alone: hits, mortal hits, saves","it":"due Personaggi Individuali si colpiscono, o uno solo: colpi, colpi mortali, Tiri Salvezza"},"ref":"3.6.3"},{"kind":"test","id":"colours","title":{"en":"Capturing colours","it":"Cattura di uno stendardo"},"about":{"en":"does a unit that fought for them take the enemy's colours","it":"se un'Unità che lo ha dichiarato cattura lo stendardo nemico"},"ref":"3.6.4"},{"kind":"test","id":"influence","title":{"en":"Influence","it":"Influenza"},"about":{"en":"a leader lifts a unit's reaction, or rouses it","it":"chi comanda toglie la reazione a un'Unità, o la infiamma"},"ref":"3.7"},{"kind":"test","id":"command-test","title":{"en":"Command test","it":"Test di Comando"},"about":{"en":"a command after the loss of a general, the C-in-C or the army standard","it":"un Comando dopo la perdita di un Generale, del Condottiero o dello Stendardo"},"ref":"3.8"},{"kind":"test","id":"victory","title":{"en":"Victory","it":"Vittoria"},"about":{"en":"who has won, and how great the victory is","it":"chi ha vinto, e quanto vale la vittoria"},"ref":"1.3"},{"kind":"table","id":"turn","title":{"en":"The turn","it":"Il turno"},"about":{"en":"the eight rounds of a turn, and what is rolled in each","it":"gli otto round del turno, e che cosa si tira in ciascuno"},"ref":"3.0"},{"kind":"table","id":"distances","title":{"en":"Fixed distances","it":"Distanze fisse"},"about":{"en":"every fixed distance in cm, but for ranges and moves","it":"tutte le distanze fisse in cm, tranne gittate e Movimento"},"ref":"2.3.1"},{"kind":"table","id":"bases","title":{"en":"Bases","it":"Basette"},"about":{"en":"size of the bases in cm, for both scales","it":"misure delle basette in cm, per le due scale"},"ref":"Materiale b"},{"kind":"table","id":"points","title":{"en":"Points of the two sides","it":"Punti degli schieramenti"},"about":{"en":"points for even and uneven sides, and of a tournament","it":"punti per parti pari e dispari, e di un torneo"},"ref":"1.3"},{"kind":"table","id":"profile","title":{"en":"The profile","it":"Il profilo"},"about":{"en":"what the columns of an army list mean, and their usual values","it":"che cosa significano le colonne degli elenchi, e i valori soliti"},"ref":"1.1"},{"kind":"table","id":"costs","title":{"en":"Points","it":"Costi in punti"},"about":{"en":"what command values, characters and abilities cost","it":"quanto costano Valori di Comando, personaggi e abilità"},"ref":"1.1"},{"kind":"table","id":"limits","title":{"en":"Limits of the army list","it":"Limiti dell'elenco dell'esercito"},"about":{"en":"how many of what an army, a command and a unit may have","it":"quanti e quali in un esercito, in un Comando, in un'Unità"},"ref":"1.1"},{"kind":"table","id":"scenery","title":{"en":"Scenery","it":"Scenografia"},"about":{"en":"advised sizes of table and terrain features, in cm","it":"misure consigliate di tavolo e configurazioni, in cm"},"ref":"1.2"},{"kind":"table","id":"deployment","title":{"en":"Deployment, reserves, reinforcements","it":"Schieramento, Riserve, Rinforzi"},"about":{"en":"where the armies stand, and how commands come in later","it":"dove stanno gli eserciti, e come entrano i Comandi in seguito"},"ref":"2.3"},{"kind":"table","id":"munitions","title":{"en":"Munitions","it":"Munizioni"},"about":{"en":"volleys that a unit has for the battle","it":"salve di cui dispone un'Unità per la battaglia"},"ref":"2.3.5"},{"kind":"table","id":"new-orders","title":{"en":"May an order be given?","it":"Si può dare un ordine?"},"about":{"en":"who may get a new order, when, and what must hold","it":"chi può avere un nuovo ordine, quando, e a quali condizioni"},"ref":"3.2.2"},{"kind":"table","id":"messengers","title":{"en":"Messengers, runners, scouts, trumpeters","it":"Messaggeri, Portaordini, Esploratori, Trombettieri"},"about":{"en":"carrying orders, where each must stay, and hunting messengers","it":"portare ordini, dove deve stare ciascuno, dare la caccia ai Messaggeri"},"ref":"4.6.4"},{"kind":"table","id":"orders","title":{"en":"Orders","it":"Ordini"},"about":{"en":"what each order allows, demands and forbids","it":"che cosa permette, impone e vieta ogni ordine"},"ref":"3.2.1"},{"kind":"table","id":"reorganisation","title":{"en":"Reorganising","it":"Riorganizzare"},"about":{"en":"which units may be put in order or change formation, and what it costs","it":"quali Unità si possono riorganizzare o cambiare formazione, e che cosa costa"},"ref":"3.3"},{"kind":"table","id":"formations","title":{"en":"Formations","it":"Formazioni"},"about":{"en":"ranks that each formation needs, and what happens with others","it":"le file richieste da ogni formazione, e che cosa accade con altre"},"ref":"3.3.2"},{"kind":"table","id":"squares","title":{"en":"Squares","it":"Quadrati"},"about":{"en":"forming one, moving, firing, under attack, cavalry against it","it":"formarlo, muovere, sparare, sotto attacco, Cavalleria contro di esso"},"ref":"3.3.2"},{"kind":"table","id":"fire-limits","title":{"en":"Who may fire, and at what","it":"Chi può sparare, e a che cosa"},"about":{"en":"who fires by order, formation and state; which targets are allowed","it":"chi spara secondo ordine, formazione e stato; quali bersagli sono ammessi"},"ref":"3.4.2"},{"kind":"table","id":"saves","title":{"en":"Saves and Wounds","it":"Tiri Salvezza e Ferite"},"about":{"en":"who may save, how it is rolled, what Wounds do","it":"chi ha un Tiro Salvezza, come si tira, che cosa fanno le Ferite"},"ref":"3.4.3"},{"kind":"table","id":"cover","title":{"en":"Cover and woods","it":"Copertura e boschi"},"about":{"en":"cover against each projectile, and who sees whom in woods","it":"copertura contro ogni proiettile, e chi vede chi nei boschi"},"ref":"3.4.2"},{"kind":"table","id":"morale-tests","title":{"en":"When morale is tested","it":"Quando si testa il morale"},"about":{"en":"which units and commands test when, and with which command","it":"quali Unità e Comandi fanno un test e quando, e con quale comando"},"ref":"3.4.4"},{"kind":"table","id":"influence-limits","title":{"en":"Who may influence whom","it":"Chi può influenzare chi"},"about":{"en":"which leader may influence which unit, how often","it":"quale comandante può influenzare quale Unità, quante volte"},"ref":"3.7"},{"kind":"table","id":"reactions","title":{"en":"Reactions","it":"Reazioni"},"about":{"en":"markers of each state, what the unit must do, and the way out","it":"segnalini di ogni stato, che cosa deve fare l'Unità, come se ne esce"},"ref":"3.4.5"},{"kind":"table","id":"movement","title":{"en":"Movement","it":"Movimento"},"about":{"en":"manoeuvres, passing through, collisions","it":"manovre, compenetrazione, collisioni"},"ref":"3.5.4"},{"kind":"table","id":"artillery","title":{"en":"Artillery","it":"Artiglieria"},"about":{"en":"how batteries deploy, move, fire, fight, and what becomes of crew and guns","it":"come le batterie si schierano, muovono, sparano, combattono, e la sorte di serventi e pezzi"},"ref":"3.5.6"},{"kind":"table","id":"terrain-types","title":{"en":"Terrain types","it":"Tipi di terreno"},"about":{"en":"who may enter which ground, and how fast","it":"chi entra in quale terreno, e a che velocità"},"ref":"3.5.10"},{"kind":"table","id":"envelopment","title":{"en":"Envelopment","it":"Avvolgimento"},"about":{"en":"who wraps round whom in melee, and from which turn of it","it":"chi avvolge chi nel combattimento, e da quale turno"},"ref":"3.5.8"},{"kind":"table","id":"melee-lines","title":{"en":"Who fights in melee","it":"Chi combatte"},"about":{"en":"who strikes, on how many ranks, with which profile","it":"chi colpisce, su quante file, con quale profilo"},"ref":"3.6.2"},{"kind":"table","id":"individuals","title":{"en":"Individuals","it":"Personaggi Individuali"},"about":{"en":"individuals on the move, in melee, and joined to units","it":"Individuali in Movimento, nel combattimento, e uniti alle Unità"},"ref":"3.6.3"},{"kind":"table","id":"disengagement","title":{"en":"Leaving a melee","it":"Lasciare il combattimento"},"about":{"en":"who may leave a melee, when, and how","it":"chi può disingaggiarsi, quando e come"},"ref":"3.6.2"},{"kind":"table","id":"characters","title":{"en":"Characters","it":"Personaggi"},"about":{"en":"what each character adds to which test, and rules of his own","it":"che cosa aggiunge ogni personaggio a quale test, e le sue regole"},"ref":"4"},{"kind":"table","id":"army-standard","title":{"en":"The army standard","it":"Lo Stendardo dell'Esercito"},"about":{"en":"carrying, lowering, losing it, and the tests that follow","it":"portarlo, ammainarlo, perderlo, e i test che ne seguono"},"ref":"4.11.1"}]}

$ nfw table orders --csv
ruleset,table,part,kind,id,label,column,value,from,to,of,per,each,sides,group,condition,flags,chapter,house
fucilier,orders,,row,formation,formation,attack,"line, or attack column where the army list allows it",,,,,,,,,,"3.2.1, 3.3.2",
fucilier,orders,,row,formation,formation,hold,any; may be changed,,,,,,,,,,"3.2.1, 3.3.2",
fucilier,orders,,row,formation,formation,oppose,column; infantry also square,,,,,,,,,,"3.2.1, 3.3.2",
fucilier,orders,,row,guns,guns,attack,in battery; need not advance,,,,,,,,,,"3.2.1, 3.3.2",
fucilier,orders,,row,guns,guns,hold,limbered or in battery,,,,,,,,,,"3.2.1, 3.3.2",
fucilier,orders,,row,guns,guns,oppose,limbered,,,,,,,,,,"3.2.1, 3.3.2",
fucilier,orders,,row,movement,movement,attack,"full speed at the nearest enemy, by the shortest way round friends",,,,,,,,,,"3.2.1, 3.5.4",
fucilier,orders,,row,movement,movement,hold,none,,,,,,,,,,"3.2.1, 3.5.4",
fucilier,orders,,row,movement,movement,oppose,any way or none; may fall back facing the enemy,,,,,,,,,,"3.2.1, 3.5.4",
fucilier,orders,,row,slowing,"slow down, halt",attack,"only for difficult ground, and to reorganise",,,,,,,,,,3.2.1,
fucilier,orders,,row,slowing,"slow down, halt",oppose,freely,,,,,,,,,,3.2.1,
fucilier,orders,,row,fire,fire,attack,yes; infantry and cavalry at the nearest enemy in sight,,,,,,,,,,"3.2.1, 3.4.2",
fucilier,orders,,row,fire,fire,hold,"yes, at the nearest enemy in sight",,,,,,,,,,"3.2.1, 3.4.2",
fucilier,orders,,row,fire,fire,oppose,"only in square, or in reply",,,,,,,,,,"3.2.1, 3.4.2",
fucilier,orders,,row,contact,infantry and cavalry charge,attack,"contact with the enemy must be sought; with volleys left, only close to short range (may earlier)",,,,,,,,,,3.2.1,
fucilier,orders,,row,contact,infantry and cavalry charge,hold,only if attacked,,,,,,,,,,3.2.1,
fucilier,orders,,row,contact,infantry and cavalry charge,oppose,only if attacked,,,,,,,,,,3.2.1,
fucilier,orders,,row,melee,melee dice,attack,+1 die for each 5,,,,,,,,,,"3.6.2, 3.6.5",
fucilier,orders,,row,melee,melee dice,oppose,hit in flank or rear: disorganised for the first turn,,,,,,,,,,"3.6.2, 3.6.5",
fucilier,orders,,row,morale,morale test,hold,1,,,,,,,,,,3.6.6,
fucilier,orders,,row,morale,morale test,oppose,-1,,,,,,,,,,3.6.6,
fucilier,orders,,row,square,infantry square,attack,false,,,,,,,,,,3.3.2,
fucilier,orders,,row,square,infantry square,hold,true,,,,,,,,,,3.3.2,
fucilier,orders,,row,square,infantry square,oppose,true,,,,,,,,,,3.3.2,
fucilier,orders,,note,,"A line attacks the enemy in front of it even if another on its flank is nearer; a column the nearest, wheeling if need be.",,,,,,,,,,,,3.6.2,
fucilier,orders,,note,,"If the nearest enemy is already in melee, the nearest that is not may be chosen.",,,,,,,,,,,,3.2.1,
fucilier,orders,,note,,Light and horse batteries under attack may go with their command and unlimber; a battery without volleys may go back to the deployment zone.,,,,,,,,,,,,3.2.1,
fucilier,orders,,note,,Under attack or hold nobody may attack or shoot an individual within 20 cm of a unit of his (F-63).,,,,,,,,,,,,3.2.1,
fucilier,orders,,note,,One order for the whole command.,,,,,,,,,,,,3.2.2,
fucilier,orders,,note,,The nearest enemy is the nearest in sight: one that cover hides altogether may be left aside.,,,,,,,,,,,,3.6.2,

$ nfw table orders costs
2> nfw: table takes no 'costs'
? 2

# Names.
$ nfw table distance
Fixed distances, Fucilier Wars 2.3.1
every fixed distance in cm, but for ranges and moves

                           cm  measured                                  chapter
-------------------------  --  ----------------------------------------  -------
command radius             20  at most, from the C-in-C or general; one  2.3.1,
                               model of a unit inside is enough          3.2.2

command radius with a      30  a command trumpeter touches the leader;   2.3.1,
trumpeter                      a second one adds nothing                 4.3

trumpeter from his leader  10  at most, when not touching him            4.3

deployment zone            30  deep at most, from the own long edge      2.3.1

between the armies         60  at least; on a smaller table the zones    2.3.1
                               shrink

units that arrive on a      1  at most, from the edge behind them to     3.1.1
short edge                     the last rank

individuals that arrive     5  at most, from the edge behind them        3.1.1
there

terrain feature that is    30  at least, from every other feature        2.2.3
moved

speech                     20  at most, C-in-C to unit                   2.4

charismatic character,     20  at most, character to unit                4.10
unit tests

army standard, unit tests  20  at most, standard to unit                 4.11.1

the two in base contact    30  at most, and one bonus for both           4.10,
                                                                         4.11.1

unit that shields an       20  a friendly unit that near: no target      3.4.3
individual or a battery

edge of a wood             10  a model that near sees out and is seen    3.5.10

edge of a forest            5  a model that near sees out and is seen    3.5.10

two units inside wood or    5  they see each other at that               3.5.10
forest

gunners to a friendly      15  at most, to take refuge                   3.5.6
square

line driven back by an     10  straight back; the column follows         3.5.8
attack column

cavalry sent back by a      5  backwards, out of contact                 3.5.8
square

bridge                      5  wide at most                              3.5.10

ford                       10  wide                                      3.5.10

river with one crossing    60  of its length: there should be a bridge   3.5.10
                               or ford on each

$ nfw table ordino --lang it
2> nfw: table 'ordino': non c'è questa tabella; 'nfw table' le elenca; forse 'order'?
? 2

$ nfw distances
2> nfw: no test or command 'distances' in fucilier; 'nfw table distances' shows the table
? 2

$ nfw distances --lang it
2> nfw: nessun test o comando 'distances' in fucilier; 'nfw table distances' mostra la tabella
? 2

$ nfw --rules future table turn
The turn, Future Wars 4.1
the five rounds of a turn, and what is rolled in each

                round  what is done                       test           chapter
--------------  -----  ---------------------------------  -------------  -------
threats             1  units that are threatened react,   'threat'       4.1
                       all at once; states change, and
                       who routs is removed, once all
                       have reacted

firearms            2  all volleys at once; who fell is   'fire', with   4.2
                       removed once all are resolved      'save';
                                                          'morale'
                                                          after heavy
                                                          losses

movement,           3  commands move in the order of      'initiative';  4.3
reorganisation         their counters; a disorganised     'ford',
                       unit that is OK, not in melee and  'hostile'
                       does not move is put in order

melee               4  all melees at once; who fell is    'melee', with  4.4
                       removed after all of them and      'save';
                       their tests                        'morale';
                                                          'contact'

influence           5  leaders calm or rouse units        'influence'    4.5

- There is no round for orders, reserves or command tests (N-89). (4.1)

$ nfw --rules future table reactions --lang it
Reazioni, Future Wars 4.1.4
che cosa ogni reazione fa di un'Unità, e come finisce

               anche           l'Unità                      come ne esce
               disorganizzata
-------------  --------------  ---------------------------  --------------------
OK             no              agisce come vuole il         -
                               giocatore

Sete di        no              va a velocità massima sul    un'altra reazione;
Sangue                         nemico più vicino e lo       Influenza
                               impegna; non rallenta dove
                               il terreno disorganizza,
                               non si ferma a
                               riorganizzarsi
  - Con armi da fuoco pesanti prima tira il numero massimo di salve; finite
    quelle, avanza.

demoralizzata  sì              agisce, con le penalità      un'altra reazione;
                                                            Influenza, ma resta
                                                            disorganizzata
                                                            finché non può
                                                            fermarsi a
                                                            riorganizzarsi

Fuga           -               è rimossa definitivamente,   -
                               con gli Individuali che le
                               si sono uniti

- Una reazione prende il posto della precedente, anche OK; il segnalino di
  disorganizzazione resta (N-10). (4.1.4)

$ nfw --rules guaitana table movement
Movement, Guaitana Capitano Capacità di movimento
how far each kind of unit moves, in cm, and what a charge adds

                                             move  half  charge bonus
-------------------------------------------  ----  ----  ------------
Italian infantry, line                         10     5             -
Italian infantry, chain or column              15   7.5            +5
Italian infantry, square                        5   2.5             -
Bersaglieri, Ascari, line (G-16)               15   7.5             -
Bersaglieri, Ascari, chain or column (G-16)    20    10           +10
Bersaglieri, Ascari, square (G-16)             10     5             -
Italian infantry, mass (G-17)                  15   7.5            +5
native infantry                                20    10           +10
cavalry                                        30    15           +20
artillery on mules                             15   7.5             -
artillery, pushed by its crew                   5   2.5             -
baggage                                        10     5             -
C-in-C, runners                                40    20             -

- The bonus is added, and must be, under attack where it brings the unit into
  contact; a unit that withdraws always adds it. (Movimento, Ordini)
- Who has spent more than half does not fire in this turn, javelins excepted
  (G-22). (Movimento)
- A unit in contact with an enemy moves no more; C-in-C, runners and baggage
  that an enemy unit contacts are eliminated, and it goes on (G-23). (Movimento,
  Capacità di movimento)
- With 15 mm figures half of all (G-1). 'move' works a move out. (Scala di
  gioco)
- A company with a weapon goes at the slower pace of the two, over ground as the
  weapon does, and has no bonus (G-61). (Tipi di truppe)

$ nfw --rules guaitana --lang it table messengers
Comandante in Capo, eliografo, portaordini, Guaitana Capitano Ordini
come un ordine del Comandante in Capo arriva a un'unità, e quando vale

             raggio,  condizioni                             ha        capitolo
                  cm                                         effetto
-----------  -------  -------------------------------------  --------  ---------
Comandante        15  l'unità gli è visibile                 subito    Ordini
in Capo di
persona

eliografo          -  Italiani, di rado; unità visibile, a   subito    Ordini
                      qualsiasi distanza; egli non ha mosso
                      nell'ultima fase di movimento; essa
                      non ha sparato né combattuto nel
                      turno precedente, e nessun nemico può
                      caricarla o l'ha a distanza vicina
                      (G-59)

portaordini        -  raggiunge l'unità, 40 cm per turno;    nella     Ordini,
                      toccato da un nemico è eliminato       fase      Capacità
                                                             Ordini    di
                                                             del       movimento
                                                             turno
                                                             seguente

- Il Comandante in Capo dà ordini a un'unità per turno, portaordini compreso
  (G-15). (Ordini)

# A table by a word of its name in either language.
$ nfw table turno | head -1; nfw tabella distanze | head -1; nfw table types | head -1; nfw table mo; nfw table '' ; nfw table xyz
The turn, Fucilier Wars 3.0
Fixed distances, Fucilier Wars 2.3.1
Terrain types, Fucilier Wars 3.5.10
2> nfw: table 'mo' may mean: morale-tests, movement
2> nfw: table '': no such table; 'nfw table' lists them
2> nfw: table 'xyz': no such table; 'nfw table' lists them
? 2
