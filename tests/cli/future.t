# Future Wars: unpredictable troops, four types, many armours.

$ nfw --rules future morale --after fire --quality veteran --type tribal --lost-percent 30 --by heavy-weapons --chief --odds
Losses test, Future Wars 4.2: exact odds

reaction
    bloodlust   16.67%  ##########
           OK   50.00%  ##############################
  demoralised   33.33%  ####################
total               mean 4.5000  spread 1.7078
state               OK: 50.00%  bloodlust: 16.67%  demoralised: 33.33%
disorganised        no: 66.67%  yes: 33.33%
per cent lost       mean 30.0000  spread 0.0000
Assumed    --state ok

$ nfw --rules future morale --after fire --quality veteran --type tribal --lost-percent 30 --by heavy-weapons --chief --odds -q
bloodlust 0.16666666666666666
ok 0.5
demoralised 0.3333333333333333

$ nfw --rules future threat --quality unpredictable --type tribal --chief --value 10 --enemy-value 10 --dice 3
Threat, Future Wars 4.1

Threat     1D6: 3 -3 unpredictable, on its bad day (4.1) +2 chief (4.1)
           -1 threatened by no lesser Value (4.1) = 1 -> rout
Result     rout
           at the end of the round the unit leaves the table for good, with
           every individual who joined it (4.1.4)
Assumed    --state ok

$ nfw --rules future threat --quality unpredictable --type tribal --chief --value 10 --enemy-value 10 --dice 4 --json
{"schema":1,"version":"0.2.0","rules":"future","test":"threat","given":["--rules","future","threat","--quality","unpredictable","--type","tribal","--chief","--value","10","--enemy-value","10","--dice","4","--json"],"flags":{"quality":{"value":"unpredictable"},"type":{"value":"tribal"},"state":{"value":"ok","by":"default"},"value":{"value":10},"enemy-value":{"value":10},"leader":{"value":["none"],"by":"default"},"chief":{"value":true}},"seed":null,"dice":[4],"stages":[{"id":"threat","dice":[4],"modifiers":[{"id":"quality-unpredictable","value":3,"ref":"4.1"},{"id":"chief","value":2,"ref":"4.1"},{"id":"threatener-value","value":-1,"ref":"4.1"}],"total":8,"result":"bloodlust"}],"outcome":{"total":8,"reaction":"bloodlust","state":"bloodlust","disorganised":false},"effects":["charges"],"next":[]}

# The die of the test tells what unpredictable troops are worth: 1 to 6 count -2, -1, 0, 7, 8, 9.

$ nfw --rules future threat --quality unpredictable --odds --json
{"schema":1,"version":"0.2.0","rules":"future","test":"threat","given":["--rules","future","threat","--quality","unpredictable","--odds","--json"],"flags":{"quality":{"value":"unpredictable"},"type":{"value":"disciplined","by":"default"},"state":{"value":"ok","by":"default"},"leader":{"value":["none"],"by":"default"}},"odds":{"total":{"mean":3.5000000000000004,"sd":4.573474244670748,"values":[{"value":-2,"p":0.16666666666666666},{"value":-1,"p":0.16666666666666666},{"value":0,"p":0.16666666666666666},{"value":7,"p":0.16666666666666666},{"value":8,"p":0.16666666666666666},{"value":9,"p":0.16666666666666666}]},"reaction":{"values":[{"value":"ok","p":0.5},{"value":"rout","p":0.5}]},"state":{"values":[{"value":"ok","p":0.5},{"value":"rout","p":0.5}]},"disorganised":{"values":[{"value":false,"p":1.0}]}}}

$ nfw --rules future threat --quality unpredictable --ruling unpredictable-die=separate --dice 5,2
Threat, Future Wars 4.1
Rulings    unpredictable-die=separate

Quality    1D6: 5
Threat     1D6: 2
           +3 unpredictable, by its own die (4.1) [unpredictable-die=separate]
           = 5 -> OK
Result     OK
           without --value and --enemy-value the threatener counts as of lesser
           Value (N-25)
Assumed    --type disciplined --state ok

$ nfw --rules future fire --shooters 10 --weapon laser-rifle --quality veteran --distance 40 --target-figures 12 --target-armour medium --cover light --dice 1,2,3,4,4,5,5,6,6,3,1,2,3,4,6,5,6,2
Fire, Future Wars 4.2

To hit     10 dice: 10 weapons (4.2)
           4+ +1 veteran (4.2) -1 long range (4.2) = 4+
           1  2  3  4* 4* 5* 5* 6* 6* 3  -> 6 hits
To kill    6 dice
           laser rifle: 3+ +1 laser (4.2) -1 light cover (4.2) = 3+
           1  2  3* 4* 6* 5* -> 4 mortal hits
Characters 2 dice
           6+
           6* 2  -> 1 hit on a character
Result     4 killed, 1 hit on a character
           so many of the mortal hits fall on special characters or individuals
           with the target, of the shooter's choice; never the colours while
           others are left (4.2.4)
Next       target's losses test: nfw --rules future morale --after fire --lost \
           4 --of 12
Assumed    --state ok --target unit

$ nfw --rules future fire --shooters 10 --weapon laser-rifle --quality veteran --distance 40 --target-figures 12 --target-armour medium --cover light --dice 1,2,3,4,4,5,5,6,6,3,1,2,3,4,6,5,6,2 --lang it
Fuoco, Future Wars 4.2

Colpire    10 dadi: 10 armi (4.2)
           4+ +1 veterana (4.2) -1 lunga distanza (4.2) = 4+
           1  2  3  4* 4* 5* 5* 6* 6* 3  -> 6 colpi a segno
Uccidere   6 dadi
           fucile laser: 3+ +1 laser (4.2) -1 copertura leggera (4.2) = 3+
           1  2  3* 4* 6* 5* -> 4 colpi mortali
Personaggi 2 dadi
           6+
           6* 2  -> 1 colpo su un Personaggio
Risultato  4 uccisi, 1 colpo su un Personaggio
           altrettanti colpi mortali toccano Personaggi Speciali o Individuali
           del bersaglio, scelti da chi spara; mai l'Alfiere finché ne restano
           altri (4.2.4)
Poi        Test delle Perdite del bersaglio: nfw --rules future morale --after \
           fire --lost 4 --of 12
Sottinteso --stato ok --bersaglio unità

$ nfw --rules future fire --shooters 1 --weapon shotgun --distance 21
2> nfw: --distance 21: beyond the reach of 20 cm (shotgun, short up to 10 cm, long up to 20 cm; 4.2)
? 2

$ nfw --rules future melee --value 6 --champion --order attack --enemy-quality veteran --enemy-armour light --enemy-figures 8 --dice 6,5,4,4,3,2,1,6,3,2,5,4
Melee, Future Wars 4.4

To hit     8 dice: 6 Value in contact (4.4), +1 champion (4.4),
           +1 attack order, one for 5 dice (4.4)
           4+ -1 of lower quality (4.4) = 5+
           6* 5* 4  4  3  2  1  6* -> 3 hits
To kill    3 dice
           one-handed weapon: 3+
           3* 2  5* -> 2 mortal hits
Characters 1 die
           6+
           4  -> 0 hits on characters
Result     2 foes killed
Next       enemy's losses test: nfw --rules future morale --after melee \
           --quality veteran --lost 2 --of 8 --inflicted N
Assumed    --weapon one-handed --quality average --state ok

$ nfw --rules future melee --value 3 --weapon pistol --odds -q
0 0.6385245198902606
1 0.3089634773662552
2 0.04983281893004114
3 0.002679183813443073

$ nfw --rules future influence --cv 3 --type fanatic --state bloodlust --save 7 --dice 5,3,4
Influence, Future Wars 4.5

Influence  1D6: 5 +1 fanatic (4.5) = 6 against cv 3 -> total failure
Leader     2 dice
           2D6 over 7
           3+4  -> 0 saved
Result     total failure, state bloodlust, leader dead
           the unit kills the leader (4.5)
Assumed    --by general --command own

$ nfw --rules future influence --cv 3 --type instinctive --odds -q
success 0.5
failure 0.3333333333333333
total-failure 0.16666666666666666

$ nfw --rules future influence --cv 3 --command allied
2> nfw: --command allied: a general of the army does not influence allies or mercenaries; --by c-in-c does, and an allied one (4.5)
? 2

$ nfw --rules future influence --cv 3 --command allied --lang it
2> nfw: --command alleate: un Generale dell'esercito non influenza Alleati o Mercenari; può --da condottiero, o un Generale alleato (4.5)
? 2

$ nfw --rules future morale --after fire --lost 3 --of 12
2> nfw: --lost 3 --of 12: no test is due: not more than 25 % was lost (4.2)
? 2

$ nfw --rules future morale --after fire --lost 4 --of 12 --kiled chief
2> nfw: morale has no option '--kiled'; did you mean '--killed'?
? 2

$ nfw --rules future morale --after melee --lost 2 --of 8 --inflicted 2 --turn-lost 6 --turn-of 12 --dice 5 --expect ok,bloodlust -q
demoralised
? 1

$ nfw --rules future list
Naran Future Wars, summary of August 2010 and chapter 4.3

  muster         is an army list in order, and what does it say (3.1)
  scout          scouting before the battle, one army or two compared (3.1)
  time           day or night, and the interval of it (3.2)
  terrain        who places the terrain, and what the other may move (3.3)
  deploy         who deploys first (3.4)
  threat         how a unit takes the threat of an enemy unit (4.1)
  range          how far a weapon reaches, and in which band a target stands
                 (4.2)
  fire           fire of one unit: hits, mortal hits, characters struck, saves
                 (4.2)
  save           saves against so many mortal hits; who dies where they
                 outnumber the unit (4.2)
  morale         losses test after fire, or after melee (4.2)
  initiative     the order in which the commands of both sides pick their
                 counters (4.3.2)
  move           how far a unit may move, and whether the move disorganises it
                 (4.3.5)
  ford           a unit wades a river: who drowns (4.3.5)
  hostile        a unit or a character on hostile or contaminated ground (4.3.7)
  melee          one side's attack, or both sides': hits, mortal hits,
                 characters struck, saves (4.4)
  contact        who brings figures into base contact first, after a melee that
                 both units survive (4.4)
  influence      a leader lifts a unit's reaction, or rouses it (4.5)

Acts of a battle, without dice
  light          The light of an army's ground (N-17)
  order          Order a command to attack (N-99)
  counter        A command takes a counter (4.3.2)
  pass           The rest of a command does not move (4.3.2)
  ground         The ground under a unit (N-82)
  capture        A unit captures an abandoned piece (4.3.13)
  join           A person joins a unit (4.5)
  leave          A person leaves his unit (4.5)
  part           A unit is out of its melee (4.4)
  strike         Who was struck (4.2.4)
  end            A side leaves the field: the battle is over (3.1)

$ nfw --rules future list --lang it
Naran Future Wars, riepilogativo di agosto 2010 e capitolo 4.3

  muster         Elenco dell'esercito: se un elenco dell'esercito è in ordine, e
                 che cosa dice (3.1)
  scout          Esplorazione e manovra: esplorazione prima della battaglia, un
                 esercito o due a confronto (3.1)
  time           Tempo del giorno: giorno o notte, e il suo intervallo (3.2)
  terrain        Terreno: chi piazza il terreno, e che cosa può spostare l'altro
                 (3.3)
  deploy         Schieramento: chi schiera per primo (3.4)
  threat         Minaccia: come un'Unità reagisce alla minaccia di un'Unità
                 nemica (4.1)
  range          Gittata: quanto è la gittata di un'arma, e in quale fascia sta
                 un bersaglio (4.2)
  fire           Fuoco: fuoco di un'Unità: colpi a segno, colpi mortali,
                 personaggi colpiti, Tiri Salvezza (4.2)
  save           Tiri Salvezza: Tiri Salvezza contro i colpi mortali; chi muore
                 se superano le miniature (4.2)
  morale         Test delle Perdite: Test delle Perdite dopo il fuoco o dopo il
                 combattimento (4.2)
  initiative     Iniziativa: l'ordine in cui i Comandi delle due parti scelgono
                 il segnalino (4.3.2)
  move           Movimento: di quanto può muovere un'Unità, e se muovendo si
                 disorganizza (4.3.5)
  ford           Guadare un fiume: un'Unità guada un fiume: chi annega (4.3.5)
  hostile        Terreno ostile: un'Unità o un Personaggio su terreno ostile o
                 contaminato (4.3.7)
  melee          Combattimento: l'attacco di una parte, o di entrambe: colpi a
                 segno, colpi mortali, personaggi colpiti, Tiri Salvezza (4.4)
  contact        Serrare dopo il combattimento: chi porta per primo miniature a
                 contatto, dopo un combattimento cui le due Unità sopravvivono
                 (4.4)
  influence      Influenza: chi comanda toglie la reazione a un'Unità, o la
                 infiamma (4.5)

Atti di una battaglia, senza dadi
  light          La luce sul terreno di un esercito (N-17)
  order          Ordinare a un Comando di attaccare (N-99)
  counter        Un Comando prende un segnalino (4.3.2)
  pass           Il resto di un Comando non muove (4.3.2)
  ground         Il terreno sotto un'Unità (N-82)
  capture        Un'Unità cattura un pezzo abbandonato (4.3.13)
  join           Qualcuno si unisce a un'Unità (4.5)
  leave          Qualcuno lascia la sua Unità (4.5)
  part           Un'Unità esce dal combattimento (4.4)
  strike         Chi è colpito (4.2.4)
  end            Una parte lascia il campo: la battaglia è finita (3.1)

$ nfw --rules future threat --help | sed '/^Common options/,$d'
Threat, Future Wars 4.1
how a unit takes the threat of an enemy unit

Usage: nfw threat [--friendly-creature-value N] [--enemy-creature-value N]
    [flags]
In a battle: nfw threat NAME NAME [flags]

The unit
  --quality WHICH         quality of the unit: elite, veteran, average, poor,
                          unpredictable [average]; +2 quality-elite (4.1), +1
                          quality-veteran (4.1), -1 quality-poor (4.1), +3
                          quality-unpredictable (4.1), -3
                          quality-unpredictable-low (4.1)
  --type WHICH            type of the unit: which column of the reactions:
                          disciplined, tribal, fanatic, instinctive
                          [disciplined] (4.1)
  --state WHICH           state before the test: ok, bloodlust, demoralised
                          [ok]; -2 demoralised (4.1), +2 bloodlust (4.1)
  --disorganised          the unit is disorganised [taken as given with --state
                          demoralised] (4.1)
  --unfavourable-light    it is in unfavourable light; -1 unfavourable-light
                          (4.1)
  --value N               total Value of the unit (4.1)

The enemy
  --enemy-value N         total Value of the unit that threatens it (4.1)

Who is with it
  --leader WHICH[,...]    leaders who accompany the unit: none, general,
                          heroic-commander [none]; +3 heroic-commander (4.1), +2
                          general (4.1)
  --hero                  a hero accompanies it; +1 hero (4.1)
  --chief                 its chief is there; +2 chief (4.1)
  --deputy                a deputy, who counts where the chief is missing; +1
                          deputy (4.1)
  --colours               colours, a standard-bearer or several: once; +1
                          colours (4.1)
  --musician              a musician or herald is in it; +1 musician (4.1)
  --charismatic           charismatic character within 20 cm (30 if he touches
                          the standard); +1 charismatic (N-7)
  --army-standard         army standard within 20 cm, apart from the charismatic
                          character; +1 army-standard (N-7)
  --other N               anything else, say the command standard: a number of
                          your own; +other (N-8)

Who is near
  --friend-near           another friendly unit within 15 cm; +1 friend-near
                          (4.1)
  --enemy-near            another enemy unit within 15 cm, not the one that
                          threatens; -1 enemy-near (4.1)
  --friendly-creature     a friendly terrible creature within 15 cm (4.1)
  --enemy-creature        an enemy terrible creature within 15 cm (4.1)
  --friendly-creature-value N its Value: of two only the greater is terrible
                          [required with --friendly-creature and
                          --enemy-creature] (4.1)
  --enemy-creature-value N its Value: of two only the greater is terrible
                          [required with --friendly-creature and
                          --enemy-creature] (4.1)
  --friendly-vehicle      a friendly vehicle within 15 cm; +2 friendly-vehicle
                          (4.1)
  --enemy-vehicle         an enemy vehicle within 15 cm; -2 enemy-vehicle (4.1)

In short: words that mean one thing need no flag, bare numbers are --value,
--enemy-value, and beginnings will do.

$ nfw --rules future rulings unpredictable-die
N-9 unpredictable-die, 4.1
  Which die tells what unpredictable troops are worth?

  same                the die of the test itself [in force]
  separate            a die of its own, thrown first

  The test knows one die only, and speaks of its result.
  --ruling unpredictable-die=separate
