# The campaign: before, in and after its battles, which are those of Fucilier Wars.

$ nfw --rules campaign scout --order defend --territory enemy --rolled 14
Scouting, Campaign Fase 3

Own score  +14 scouted (Fase 3) -1 enemy territory (Fase 3)
           +13 doubled: it defends (Fase 3, Ordini) = 26
Result     26 in all
Assumed    --host fucilier

$ nfw --rules campaign scout --order forced-march --territory friendly --commands 3 --scouts 2 --dice 3,5,2,6
Scouting, Campaign Fase 3

Own army   4 for scouts x2 (Fucilier Wars 2.1.1, 4.2.2)
           4D6: 3 5 2 6 = 16
Own score  +16 scouted (Fase 3) +2 friendly territory (Fase 3) = 18
Result     18 in all
           only its scouts and its wizard explore (Fase 3)
Assumed    --host fucilier

$ nfw --rules campaign scout --order defend --territory friendly --commands 2 --scouts 1 --light-cavalry 1 --cv 4,3 --enemy-commands 2 --enemy-artillery 2 --enemy-cv 3,2 --seed 3
Scouting, Campaign Fase 3

Own army   2 commands (Fucilier Wars 2.1.1)
           +2 for scouts x1 (Fucilier Wars 2.1.1, 4.2.2)
           +2 always (Fucilier Wars 2.1.1)
           6D6: 6 6 5 6 1 5 +2 light cavalry, dragoons x1 (Fucilier Wars 2.1.1)
           +7 command values (Fucilier Wars 2.1.1) = 38
Own score  +38 scouted (Fase 3) +2 friendly territory (Fase 3)
           +40 doubled: it defends (Fase 3, Ordini) = 80
Enemy      2 commands (Fucilier Wars 2.1.1) +2 always (Fucilier Wars 2.1.1)
           4D6: 4 2 6 5 -4 artillery x2 (Fucilier Wars 2.1.1)
           +5 command values (Fucilier Wars 2.1.1) = 18
His score  +18 scouted (Fase 3)
Result     the enemy is outmanoeuvred, 80 in all, 18 for the enemy
           deployment and terrain follow as in the rules of battle (Fucilier
           Wars 2.1.1)
Assumed    --host fucilier
Seed       3

$ nfw --rules campaign scout --order difendere --territory amico --commands 1 --cv 3 --enemy-reaction confusa --enemy-scouts 1 --dice 1,2,3,4,5 --lang it
Esplorazione, Campagna Fase 3

Esercito   1 Comando (Fucilier Wars 2.1.1) +2 sempre (Fucilier Wars 2.1.1)
           3D6: 1 2 3 +3 Valori di Comando (Fucilier Wars 2.1.1) = 9
Punteggio  +9 esplorazione (Fase 3) +2 territorio amico (Fase 3)
           +11 raddoppiato: difende (Fase 3, Ordini) = 22
Nemico     2 per Esploratori x1 (Fucilier Wars 2.1.1, 4.2.2)
           2D6: 4 5 = 9
Suo punt.  +9 esplorazione (Fase 3)
Risultato  nemico superato in manovra, 22 in tutto, 9 per il nemico
           del nemico esplorano solo Esploratori e Mago (Fase 3)
           tutte le Unità nemiche iniziano la battaglia disorganizzate
           (Reazioni)
           schieramento e terreno seguono le regole della battaglia (Fucilier
           Wars 2.1.1)
Sottinteso --regole fucilier

$ nfw --rules campaign scout --reaction unsteady --against 1 --json
{"schema":1,"version":"0.2.0","rules":"campaign","test":"scout","given":["--rules","campaign","scout","--reaction","unsteady","--against","1","--json"],"flags":{"reaction":{"value":"unsteady"},"host":{"value":"fucilier","by":"default"},"against":{"value":1}},"seed":null,"dice":[],"stages":[],"outcome":{"total":0,"enemy_total":1,"result":"outmanoeuvred"},"effects":["scouts-nothing","starts-demoralised","as-in-battle"],"next":[]}

$ nfw --rules campaign scout --order defend --commands 1 --cv 2 --enemy-commands 1 --enemy-cv 2 --odds
Scouting, Campaign Fase 3: exact odds

result
  the enemy is outmanoeuvred   45.36%  ###########################
     the enemy is outscouted   51.23%  ##############################
                   no winner    1.10%  #
     outscouted by the enemy    2.31%  #
in all              mean 25.0000  spread 5.9161
for the enemy       mean 12.5000  spread 2.9580
Assumed    --host fucilier

$ nfw --rules campaign scout --rolled 14 --order defend --ruling double-scouting=before --territory enemy -q
27

$ nfw --rules campaign scout --rolled 14 --enemy-rolled 3 --enemy-cv 4 --lang it
2> nfw: --enemy-rolled e --enemy-cv si escludono: datene una
? 2

$ nfw --rules campaign scout --help | sed '/^Common options/,$d'
Scouting, Campaign Fase 3
scouting before a battle of the campaign, one force or two

Usage: nfw scout [flags]

The force
  --reaction WHICH        reaction that the force is under: none, confused,
                          unsteady, routed (Reazioni)
  --order WHICH           order of the force: without one it explores as usual:
                          forced-march, scouting, defend; +1 per one above
                          doubled (Fase 3, Ordini)
  --territory WHICH       whose territory the battle is fought in, seen by the
                          force: friendly, neutral, enemy; +2 friendly-territory
                          (Fase 3), -1 enemy-territory (Fase 3)

Its army
  --host WHICH            rules of battle that are played: whose dice and
                          comparison count: fucilier, future [fucilier] (Fase 3)
  --commands N            commands, the C-in-C's if he has units (Fucilier Wars
                          2.1.1)
  --scouts N              scouts (individuals) (Fucilier Wars 4.2.2)
  --exploring N           units with the scouting ability (Fucilier Wars 2.1)
  --light-cavalry N       units of light cavalry and dragoons; +2 per
                          light-cavalry (Fucilier Wars 2.1.1)
  --cavalry N             units of other cavalry; +1 per cavalry other-cavalry
                          (Fucilier Wars 2.1.1)
  --skirmishers N         units of skirmishers; +1 per skirmishers (Fucilier
                          Wars 2.1.1)
  --artillery N           units of artillery; -2 per artillery (Fucilier Wars
                          2.1.1)
  --cv N[,N...]           command values of the C-in-C and all generals; 6 for a
                          charismatic C-in-C; +cv command-values (Fucilier Wars
                          2.1.1), +cv command-values (Future Wars 3.1)
  --flying-units N        flying units, without those of support vehicles
                          (Future Wars 3.1)
  --motorcycle-units N    units of motorcycles; +2 per motorcycle-units
                          motorcycle-unit (Future Wars 3.1)
  --light-cavalry-units N units of medium or light cavalry; +2 per
                          light-cavalry-units medium-light-cavalry-unit (Future
                          Wars 3.1)
  --light-infantry-units N units of light infantry; +1 per light-infantry-units
                          light-infantry-unit (Future Wars 3.1)
  --transported-units N   infantry units on wheeled, tracked or hover transports
                          (Future Wars 3.1)
  --flying-transport-units N infantry units on flying transports; +2 per
                          flying-transport-units flying-transport-points (Future
                          Wars 3.1)
  --support-vehicle-units N units of support vehicles (Future Wars 3.1)
  --flying-support-vehicle-units N units of flying support vehicles; +2 per
                          flying-support-vehicle-units
                          flying-support-vehicle-points (Future Wars 3.1)
  --radio-units N         units behind enemy lines with a radio operator (Future
                          Wars 3.1)
  --giant-creatures N     figures of giant creatures; -2 per giant-creatures
                          giant-creature (Future Wars 3.1)
  --armoured-vehicles N   armoured vehicles; -2 per armoured-vehicles
                          armoured-vehicle (Future Wars 3.1)
  --defences              the army deploys field defences (Future Wars 3.1)
  --other-dice N          dice of any other abilities, or taken off by them
                          (Future Wars 3.1)
  --other N               points of any other abilities; +other (Future Wars
                          3.1)
  --wizard-dice N         dice that its wizard gives in the rules of battle
                          (Fase 3)
  --rolled N              the total, if the test of the rules of battle is
                          rolled already (Fase 3)

The enemy's force
  --against N             the enemy's total, if he has it already, additions and
                          all (Fase 3)
  --enemy-reaction WHICH  enemy: reaction that the force is under: none,
                          confused, unsteady, routed (Reazioni)
  --enemy-order WHICH     enemy: order of the force: without one it explores as
                          usual: forced-march, scouting, defend; +1 per one
                          above doubled (Fase 3, Ordini)
  --enemy-territory WHICH enemy: whose territory the battle is fought in, seen
                          by the force: friendly, neutral, enemy; +2
                          friendly-territory (Fase 3), -1 enemy-territory (Fase
                          3)
  --enemy-commands N      enemy: commands, the C-in-C's if he has units
                          (Fucilier Wars 2.1.1)
  --enemy-scouts N        enemy: scouts (individuals) (Fucilier Wars 4.2.2)
  --enemy-exploring N     enemy: units with the scouting ability (Fucilier Wars
                          2.1)
  --enemy-light-cavalry N enemy: units of light cavalry and dragoons; +2 per
                          enemy-light-cavalry (Fucilier Wars 2.1.1)
  --enemy-cavalry N       enemy: units of other cavalry; +1 per enemy-cavalry
                          other-cavalry (Fucilier Wars 2.1.1)
  --enemy-skirmishers N   enemy: units of skirmishers; +1 per enemy-skirmishers
                          (Fucilier Wars 2.1.1)
  --enemy-artillery N     enemy: units of artillery; -2 per enemy-artillery
                          (Fucilier Wars 2.1.1)
  --enemy-cv N[,N...]     enemy: command values of the C-in-C and all generals;
                          6 for a charismatic C-in-C; +enemy-cv command-values
                          (Fucilier Wars 2.1.1), +enemy-cv command-values
                          (Future Wars 3.1)
  --enemy-flying-units N  enemy: flying units, without those of support vehicles
                          (Future Wars 3.1)
  --enemy-motorcycle-units N enemy: units of motorcycles; +2 per
                          enemy-motorcycle-units motorcycle-unit (Future Wars
                          3.1)
  --enemy-light-cavalry-units N enemy: units of medium or light cavalry; +2 per
                          enemy-light-cavalry-units medium-light-cavalry-unit
                          (Future Wars 3.1)
  --enemy-light-infantry-units N enemy: units of light infantry; +1 per
                          enemy-light-infantry-units light-infantry-unit (Future
                          Wars 3.1)
  --enemy-transported-units N enemy: infantry units on wheeled, tracked or hover
                          transports (Future Wars 3.1)
  --enemy-flying-transport-units N enemy: infantry units on flying transports;
                          +2 per enemy-flying-transport-units
                          flying-transport-points (Future Wars 3.1)
  --enemy-support-vehicle-units N enemy: units of support vehicles (Future Wars
                          3.1)
  --enemy-flying-support-vehicle-units N enemy: units of flying support
                          vehicles; +2 per enemy-flying-support-vehicle-units
                          flying-support-vehicle-points (Future Wars 3.1)
  --enemy-radio-units N   enemy: units behind enemy lines with a radio operator
                          (Future Wars 3.1)
  --enemy-giant-creatures N enemy: figures of giant creatures; -2 per
                          enemy-giant-creatures giant-creature (Future Wars 3.1)
  --enemy-armoured-vehicles N enemy: armoured vehicles; -2 per
                          enemy-armoured-vehicles armoured-vehicle (Future Wars
                          3.1)
  --enemy-defences        enemy: the army deploys field defences (Future Wars
                          3.1)
  --enemy-other-dice N    enemy: dice of any other abilities, or taken off by
                          them (Future Wars 3.1)
  --enemy-other N         enemy: points of any other abilities; +enemy-other
                          (Future Wars 3.1)
  --enemy-wizard-dice N   enemy: dice that its wizard gives in the rules of
                          battle (Fase 3)
  --enemy-rolled N        enemy: the total, if the test of the rules of battle
                          is rolled already (Fase 3)

In short: words that mean one thing need no flag, and beginnings will do.

$ nfw --rules campaign table scout --lang it
Esplorazione, Campagna Fase 3
esplorazione prima di una battaglia della Campagna, una Forza o due

Esercito (Fucilier Wars 2.1.1) (Fucilier Wars)
   1D6  per Comando
  2ND6  per Esploratori (Fucilier Wars 2.1.1, 4.2.2)
   ND6  abilità Esplorazione
   2D6  sempre
   ND6  per un Mago (Fase 3)
   +2N  cavalleria leggera, dragoni
    +N  altra cavalleria
    +N  schermagliatori
   -2N  artiglieria
    +N  Valori di Comando

Esercito (Future Wars 3.1) (Future Wars)
   1D6  per comandante
  2ND6  per Esploratori
   1D6  per Unità volante
   ND6  su trasporto volante
   ND6  veicoli di supporto volanti
   ND6  dietro le linee con radio
  -2D6  Difese Campali
   ND6  altri dadi
  -ND6  altri dadi
   2D6  sempre
   ND6  per un Mago (Fase 3)
    +2  per Unità di moto
   +2N  cavalleria media o leggera
    +N  fanteria leggera
   +2N  fanteria trasportata
   +2N  su trasporto volante
   +2N  veicoli di supporto
   +2N  veicoli di supporto volanti
    -2  per Creatura Gigante
    -2  per veicolo corazzato
    +N  Valori di Comando
    +N  altro

Punteggio
    +N  esplorazione
    +2  territorio amico
    -1  territorio nemico
    x2  raddoppiato: difende (Fase 3, Ordini)

Nemico: come Esercito (Fucilier Wars 2.1.1) (Fucilier Wars)
   1D6  per Comando
  2ND6  per Esploratori (Fucilier Wars 2.1.1, 4.2.2)
   ND6  abilità Esplorazione
   2D6  sempre
   ND6  per un Mago (Fase 3)

Nemico (Future Wars 3.1) (Future Wars)
   1D6  per comandante
  2ND6  per Esploratori
   1D6  per Unità volante
   ND6  su trasporto volante
   ND6  veicoli di supporto volanti
   ND6  dietro le linee con radio
   ND6  altri dadi
  -ND6  altri dadi
   2D6  sempre
   ND6  per un Mago (Fase 3)
  -2D6  Difese Campali (nemico)
    +2  per Unità di moto
   +2N  cavalleria media o leggera
    +N  fanteria leggera
   +2N  fanteria trasportata
   +2N  su trasporto volante
   +2N  veicoli di supporto
   +2N  veicoli di supporto volanti
    -2  per Creatura Gigante
    -2  per veicolo corazzato
    +N  Valori di Comando
    +N  altro

Suo punt.: come Punteggio

I due totali
  - nemico superato in manovra: oltre il doppio dell'altro (Fucilier Wars 2.1.1)
  - nemico superato in esplorazione: oltre l'altro (Fucilier Wars 2.1.1)
  - nessun vincitore: altrimenti (Fucilier Wars 2.1.1)

Conseguenze
  - la Forza non esplora affatto (Reazioni)
  - esplorano solo i suoi Esploratori e il suo Mago
  - reazione di cui la Forza è preda: confusa: tutte le sue Unità iniziano la
    battaglia disorganizzate (Reazioni)
  - reazione di cui la Forza è preda: instabile: tutte le sue Unità iniziano la
    battaglia demoralizzate e disorganizzate (Reazioni)
  - reazione di cui la Forza è preda: in rotta: niente battaglia: a contatto con
    il nemico crolla e viene rimossa (Reazioni)
  - la Forza nemica non esplora affatto (Reazioni)
  - del nemico esplorano solo Esploratori e Mago
  - nemico: confusa: tutte le Unità nemiche iniziano la battaglia disorganizzate
    (Reazioni)
  - nemico: instabile: tutte le Unità nemiche iniziano la battaglia
    demoralizzate e disorganizzate (Reazioni)
  - nemico: in rotta: niente battaglia: a contatto la Forza nemica crolla e
    viene rimossa (Reazioni)
  - salvo reazione di cui la Forza è preda: in rotta o nemico: in rotta:
    schieramento e terreno seguono le regole della battaglia (Fucilier Wars
    2.1.1)
  - salvo reazione di cui la Forza è preda: in rotta o nemico: in rotta:
    schieramento e terreno seguono le regole della battaglia (Future Wars 3.1)

Letture in vigore ('nfw rulings NUMERO' ne spiega una)
  C-7, C-26, C-27, C-41

# The order of a general retreat reaches a general; a command under it is tested.

$ nfw --rules campaign general-retreat --test general --cv 1 --retreating 1 --present-order attack --dice 2
General retreat, Campaign Fase 3

General    1D6: 2 +1 command value (Fucilier Wars 3.2.2)
           -1 units disorganised (Fucilier Wars 3.2.2)
           -2 retreating x1 (Fucilier Wars 3.2.2) = 0
           -> misunderstood, confusion
Result     misunderstood, confusion, order now hold
           the command takes HOLD instead (Fase 3)
           all its units are disorganised (Fucilier Wars 3.2.2)
           the bearer is dismissed: back to the C-in-C at full speed (Fucilier
           Wars 3.2.2)
Assumed    --bearer runner --command own

$ nfw --rules campaign general-retreat --test generale --cv 3 --bearer messaggero --dice 4 --lang it
Ritirata Generale, Campagna Fase 3

Generale   1D6: 4 +3 Valore di Comando (Fucilier Wars 3.2.2)
           +1 consegnato da un Aiutante di Campo (Fucilier Wars 3.2.2, 4.2.1)
           = 8 -> OK
Risultato  OK, ordine ora ritirata generale
           le sue Unità muovono alla massima velocità verso la loro linea di
           schieramento; possono fermarsi di fronte al nemico, ma non
           ingaggiarlo, né rallentare per il terreno difficoltoso o fermarsi a
           riorganizzarsi (Fase 3)
           un'Unità di cui una miniatura attraversa la linea di base è
           disingaggiata e tolta dal tavolo (Fase 3)
           un'Unità ingaggiata dal nemico è demoralizzata e disorganizzata (Fase
           3)
           le Unità con armi da lancio possono bersagliare il nemico, ma non
           oscurare il cielo (Fase 3)
           chi porta l'ordine è congedato: torna alla massima velocità dal
           Condottiero (Fucilier Wars 3.2.2)
Sottinteso --comando proprio

$ nfw --rules campaign general-retreat --test general --cv 2 --present-order hold --demoralised 1 --dice 3
General retreat, Campaign Fase 3

General    1D6: 3 +2 command value (Fucilier Wars 3.2.2)
           -1 units disorganised (Fucilier Wars 3.2.2)
           -1 unit demoralised or in bloodlust (Fucilier Wars 3.2.2) = 3
           -> delay and confusion
Result     delay and confusion, order now hold
           the command keeps its present order (Fucilier Wars 3.2.2)
           all its units are disorganised (Fucilier Wars 3.2.2)
           the bearer stays with the general, who tests again next turn
           (Fucilier Wars 3.2.2)
Next       again next turn: nfw --rules campaign general-retreat --test \
           general --disorganised 1 --cv 2 --present-order hold --demoralised 1
Assumed    --bearer runner --command own

$ nfw --rules campaign general-retreat --test general --cv 2 --dice 4 --json
{"schema":1,"version":"0.2.0","rules":"campaign","test":"general-retreat","given":["--rules","campaign","general-retreat","--test","general","--cv","2","--dice","4","--json"],"flags":{"test":{"value":"general"},"cv":{"value":2},"bearer":{"value":"runner","by":"implied"},"command":{"value":"own","by":"implied"}},"seed":null,"dice":[4],"stages":[{"id":"general","dice":[4],"modifiers":[{"id":"command-value","value":2,"ref":"Fucilier Wars 3.2.2"}],"total":6,"result":"ok"}],"outcome":{"total":6,"result":"ok","order":"general-retreat"},"effects":["retreats","units-leave","engaged-demoralised","may-shoot","bearer-dismissed"],"next":[]}

$ nfw --rules campaign general-retreat --test general --cv 2 --dice 2 -q
delay

$ nfw --rules campaign general-retreat --test general --cv 2 --retreating 1 --odds
General retreat, Campaign Fase 3: exact odds

result
             OK, confusion   16.67%  ##############################
                     delay   16.67%  ##############################
       delay and confusion   16.67%  ##############################
                   ignored   16.67%  ##############################
        ignored, confusion   16.67%  ##############################
  misunderstood, confusion   16.67%  ##############################
total               mean 2.5000  spread 1.7078
order now           general retreat: 16.67%  hold: 16.67%
Assumed    --bearer runner --command own

$ nfw --rules campaign general-retreat --test command --cv 3 --hour 1 --dice 5
General retreat, Campaign Fase 3

Command    1D6: 5 +3 command value (Fucilier Wars 3.8) -3 first hour (Fase 3)
           = 5 -> demoralised
Result     demoralised
           all its units are demoralised and disorganised (Fucilier Wars 3.8)
Assumed    --speech none

$ nfw --rules campaign general-retreat --test comando --cv 3 --hour 1 --dice 2 --lang it
Ritirata Generale, Campagna Fase 3

Comando    1D6: 2 +3 Valore di Comando (Fucilier Wars 3.8) -3 prima ora (Fase 3)
           = 2 -> fuga
Risultato  fuga
           chi lo guida, tutte le sue Unità e gli Individuali che da lui
           dipendono lasciano il tavolo (Fucilier Wars 3.8, 4.1)
Sottinteso --discorso nessuno

$ nfw --rules campaign general-retreat --test command --cv 2 --hour 2 --commands-lost 1 --army-standard --dice 6 --json
{"schema":1,"version":"0.2.0","rules":"campaign","test":"general-retreat","given":["--rules","campaign","general-retreat","--test","command","--cv","2","--hour","2","--commands-lost","1","--army-standard","--dice","6","--json"],"flags":{"test":{"value":"command"},"cv":{"value":2},"hour":{"value":2},"speech":{"value":"none","by":"implied"},"army-standard":{"value":true},"commands-lost":{"value":1}},"seed":null,"dice":[6],"stages":[{"id":"command-test","dice":[6],"modifiers":[{"id":"command-value","value":2,"ref":"Fucilier Wars 3.8"},{"id":"army-standard","value":1,"ref":"Fucilier Wars 3.8, 4.11"},{"id":"commands-lost","value":-1,"ref":"Fucilier Wars 3.8","items":1},{"id":"second-hour","value":-2,"ref":"Fase 3"}],"total":6,"result":"disorganised"}],"outcome":{"total":6,"order":null,"effect":"disorganised"},"effects":["all-disorganised"],"next":[]}

$ nfw --rules campaign general-retreat --test command --cv 2 --odds --vary hour=1..4 --show effect=rout
General retreat, Campaign: exact odds

hour    rout
1     66.67%
2     50.00%
3     33.33%
4     16.67%

$ nfw --rules campaign general-retreat --test general --cv 5 --ruling retreat-triggers-test=yes --odds --then general-retreat --test command --hour 1
General retreat, Campaign Fase 3: exact odds
Rulings    retreat-triggers-test=yes

result
          OK  100.00%  ##############################
total               mean 8.5000  spread 1.7078
order now           general retreat: 100.00%

General retreat, Campaign Fase 3: exact odds

effect
     no effect   33.33%  ##############################
  disorganised   16.67%  ###############
   demoralised   16.67%  ###############
       retreat   16.67%  ###############
          rout   16.67%  ###############
total               mean 5.5000  spread 1.7078
Assumed    --bearer runner --command own

$ nfw --rules campaign general-retreat --test command --cv 3 --lang it
2> nfw: general-retreat richiede --ora con --test comando: ora della battaglia, come la contano i giocatori (lettura C-33)
? 2

$ nfw --rules campaign general-retreat --help --lang it | sed '/^Opzioni comuni/,$d'
Ritirata Generale, Campagna Fase 3
un Generale recepisce l'ordine di Ritirata Generale; un Comando che lo esegue fa
il test

Uso: nfw general-retreat --test QUALE [--vc N] [--ora N] [opzioni]

L'ordine
  --test QUALE            quale test: generale, comando [obbligatoria] (Fase 3)
  --vc N                  Valore di Comando del Generale, o di chi guida il
                          Comando: 0 se non c'è [obbligatoria con --test
                          generale]; +vc (Fucilier Wars 3.2.2), +vc (Fucilier
                          Wars 3.8)
  --ordine-attuale QUALE  l'ordine in vigore: attaccare, attendere, opporre
                          (Fase 3)
  --chi-consegna QUALE    chi lo consegna, a contatto con il Generale:
                          condottiero, aiutante-di-campo, esploratore,
                          portaordini [portaordini con --test generale]; +1
                          consegnato dal Condottiero (Fucilier Wars 3.2.2), +1
                          consegnato da un Aiutante di Campo (Fucilier Wars
                          3.2.2, 4.2.1)

Il Comando
  --comando QUALE         tipo di Comando: proprio, alleato, mercenario [proprio
                          con --test generale]; -1 Comando alleato o mercenario
                          (Fucilier Wars 3.2.2)
  --disorganizzate N      sue Unità disorganizzate, oltre a quelle demoralizzate
                          o in Arretramento; -1 Unità disorganizzate (Fucilier
                          Wars 3.2.2)
  --demoralizzate N       sue Unità demoralizzate; -1 Unità disorganizzate
                          (Fucilier Wars 3.2.2), -1 per demoralised-or-bloodlust
                          (Fucilier Wars 3.2.2)
  --sete-di-sangue N      sue Unità in Sete di Sangue; -1 per
                          demoralised-or-bloodlust (Fucilier Wars 3.2.2)
  --in-arretramento N     sue Unità in Arretramento; -1 Unità disorganizzate
                          (Fucilier Wars 3.2.2), -2 per in-arretramento
                          (Fucilier Wars 3.2.2)

La battaglia
  --ora N                 ora della battaglia, come la contano i giocatori
                          (lettura C-33) [obbligatoria con --test comando]; -3
                          prima ora (Fase 3), -2 seconda ora (Fase 3), -1 terza
                          ora (Fase 3)
  --discorso QUALE        il discorso prima della battaglia: nessuno, riuscito,
                          fallito [nessuno con --test comando]; +1 discorso
                          riuscito (Fucilier Wars 2.4, 3.8), -1 discorso fallito
                          (Fucilier Wars 2.4, 3.8)
  --eroico-in-mischia     chi lo guida è eroico e combatte in mischia; +1 eroe
                          in mischia (Fucilier Wars 4.7, 4.8)
  --carismatico           un Personaggio Carismatico dell'esercito è vivo; +1
                          Personaggio Carismatico (Fucilier Wars 3.8, 4.10)
  --stendardo-esercito    lo Stendardo dell'Esercito sventola; +1 Stendardo
                          dell'Esercito (Fucilier Wars 3.8, 4.11)
  --comandi-perduti N     Comandi dell'esercito fuggiti o distrutti; -1 per
                          comandi-perduti (Fucilier Wars 3.8)
  --condottiero-perduto   il Condottiero è morto o fuggito; -3 Condottiero
                          perduto (Fucilier Wars 3.8)
  --carismatico-perduto   il Condottiero o Generale perduto era carismatico; -1
                          era carismatico (Fucilier Wars 3.8)

In breve: le parole che dicono una cosa sola non vogliono opzione, i numeri da
soli sono --vc, e bastano gli inizi.

$ nfw --rules campaign table general-retreat
General retreat, Campaign Fase 3
a general takes the order of a general retreat; a command under it is tested

General: 1D6 (Fucilier Wars 3.2.2)
    +N  command value
    +1  brought by the C-in-C
    +1  brought by an ADC (Fucilier Wars 3.2.2, 4.2.1)
    -1  allied or mercenary command
    -1  units disorganised
    -1  per unit demoralised or in bloodlust
   -2N  retreating
        6+  OK
         5  OK, confusion
         4  delay
         3  delay and confusion
         2  ignored
         1  ignored, confusion
         0  misunderstood, confusion
  up to -1  panic

Command: 1D6 (Fucilier Wars 3.8)
    +N  command value
    +1  charismatic character (Fucilier Wars 3.8, 4.10)
    +1  army standard (Fucilier Wars 3.8, 4.11)
    +1  heroic leader in melee (Fucilier Wars 4.7, 4.8)
    -1  per command lost
    -1  he was charismatic
    +1  rousing speech (it roused them) (Fucilier Wars 2.4, 3.8)
    -1  alarming speech (it alarmed them) (Fucilier Wars 2.4, 3.8)
    -3  C-in-C lost (the C-in-C is dead or fled)
    -3  first hour (hour of the battle 1) (Fase 3)
    -2  second hour (hour of the battle 2) (Fase 3)
    -1  third hour (hour of the battle 3) (Fase 3)
       7+  no effect
        6  disorganised
        5  demoralised
        4  retreat
  up to 3  rout

Consequences
  - OK or OK, confusion: its units go at full speed for their starting line;
    they may halt before the enemy, but not engage, slow down for difficult
    ground or stop to reorganise
  - OK or OK, confusion: a unit of which any figure crosses its base line is out
    of the battle
  - OK or OK, confusion: a unit that the enemy engages is demoralised and
    disorganised
  - OK or OK, confusion: units with missiles may shoot, but may not darken the
    sky
  - misunderstood, confusion: the command takes HOLD instead
  - delay / delay and confusion / ignored / ignored, confusion / panic: the
    command keeps its present order (Fucilier Wars 3.2.2)
  - OK, confusion / delay and confusion / ignored, confusion / misunderstood,
    confusion: all its units are disorganised (Fucilier Wars 3.2.2)
  - panic: all its units are demoralised and disorganised (Fucilier Wars 3.2.2)
  - OK / OK, confusion / ignored / ignored, confusion / misunderstood,
    confusion, ADC, a messenger / scout / runner: the bearer is dismissed: back
    to the C-in-C at full speed (Fucilier Wars 3.2.2)
  - delay or delay and confusion, ADC, a messenger / scout / runner: the bearer
    stays with the general, who tests again next turn (Fucilier Wars 3.2.2)
  - panic, ADC, a messenger / scout / runner: the bearer is eliminated, if no
    save or Wound of his saves him (Fucilier Wars 3.2.2)
  - all its units are disorganised (Fucilier Wars 3.8)
  - all its units are demoralised and disorganised (Fucilier Wars 3.8)
  - all its units retreat and are disorganised (Fucilier Wars 3.4.5, 3.8)
  - rout: its leader, all its units and the individuals who depend on him leave
    the table (Fucilier Wars 3.8, 4.1)

Not allowed
  - a command without a general takes no new order (Fucilier Wars 3.2.2)

Tests that follow
  - again next turn (delay or delay and confusion)

Rulings in force ('nfw rulings NUMBER' explains one)
  C-30, C-31, C-32

# What a house rule changes in Fucilier Wars is changed in the campaign's scouting, too.

$ cat scouts.toml
scout.own.dice.scout = { value = 3 }

$ nfw --house scouts.toml --rules campaign scout --order forced-march --scouts 1 --dice 3,5,2
Scouting, Campaign Fase 3
House      scouts.toml

Own army   3 for scouts x1 (Fucilier Wars 2.1.1, 4.2.2) [scouts.toml]
           3D6: 3 5 2 = 10
Own score  +10 scouted (Fase 3)
Result     10 in all
           only its scouts and its wizard explore (Fase 3)
Assumed    --host fucilier

# A test that came to nothing is a score of 0; a force that collapses may ask for the test of will.

$ nfw --rules campaign scout --rolled 0
Scouting, Campaign Fase 3

Own score  0
Result     0 in all
Assumed    --host fucilier

$ nfw --rules campaign scout --reaction routed --ruling will-trigger=any-force --lang it
Esplorazione, Campagna Fase 3
Letture    will-trigger=any-force

Risultato  0 in tutto
           la Forza non esplora affatto (Reazioni)
           niente battaglia: a contatto con il nemico crolla e viene rimossa
           (Reazioni)
Poi        Volontà di Combattere, nella fase 5 di questo turno: nfw --rules \
           campaign will --battles-won N --battles-lost N --ruling \
           will-trigger=any-force
Sottinteso --regole fucilier
