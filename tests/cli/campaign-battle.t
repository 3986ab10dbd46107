# The campaign: before, in and after its battles, which are those of Fucilier Wars.

$ nfw --rules campaign scout --order defend --territory enemy --rolled 14
Scouting, Campaign Fase 3

Own score  +14 scouted (Fase 3) -1 enemy territory (Fase 3)
           +13 doubled: it defends (Fase 3, Ordini) = 26
Result     26 in all

$ nfw --rules campaign scout --order forced-march --territory friendly --commands 3 --scouts 2 --dice 3,5,2,6
Scouting, Campaign Fase 3

Own army   4 for scouts x2 (Fucilier Wars 2.1.1, 4.2.2)
           4D6: 3 5 2 6 = 16
Own score  +16 scouted (Fase 3) +2 friendly territory (Fase 3) = 18
Result     18 in all
           only its scouts and its wizard explore (Fase 3)

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

$ nfw --rules campaign scout --reaction unsteady --against 1 --json
{"schema":1,"version":"0.1.0","rules":"campaign","test":"scout","seed":null,"dice":[],"stages":[],"outcome":{"total":0,"enemy_total":1,"result":"outmanoeuvred"},"effects":["scouts-nothing","starts-demoralised","as-in-battle"],"next":[]}

$ nfw --rules campaign scout --order defend --commands 1 --cv 2 --enemy-commands 1 --enemy-cv 2 --odds
Scouting, Campaign Fase 3: exact odds

result
  the enemy is outmanoeuvred   45.36%  ###########################
     the enemy is outscouted   51.23%  ##############################
                   no winner    1.10%  #
     outscouted by the enemy    2.31%  #
in all              mean 25.0000
for the enemy       mean 12.5000

$ nfw --rules campaign scout --rolled 14 --order defend --ruling double-scouting=before --territory enemy -q
27

$ nfw --rules campaign scout --rolled 14 --enemy-rolled 3 --enemy-cv 4 --lang it
2> nfw: --enemy-rolled e --enemy-cv si escludono: datene una
? 2

$ nfw --rules campaign scout --help
Scouting, Campaign Fase 3
scouting before a battle of the campaign, one force or two

Usage: nfw scout [flags]

The force
  --reaction WHICH        reaction that the force is under: none, confused,
                          unsteady, routed (Reazioni)
  --order WHICH           order of the force: without one it explores as usual:
                          forced-march, scouting, defend; +1 per one above
                          doubled-before (Fase 3, Ordini), +1 per one above
                          doubled (Fase 3, Ordini)
  --territory WHICH       whose territory the battle is fought in, seen by the
                          force: friendly, neutral, enemy; +2 friendly-territory
                          (Fase 3), -1 enemy-territory (Fase 3)

Its army
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
  --cv N[,N...]           command values of the C-in-C and all generals; +cv
                          command-values (Fucilier Wars 2.1.1)
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
                          above doubled-before (Fase 3, Ordini), +1 per one
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
                          +enemy-cv command-values (Fucilier Wars 2.1.1)
  --enemy-wizard-dice N   enemy: dice that its wizard gives in the rules of
                          battle (Fase 3)
  --enemy-rolled N        enemy: the total, if the test of the rules of battle
                          is rolled already (Fase 3)

Options of every command
  --rules RULESET         the rulebook to play by (environment: NFW_RULES)
  --house FILE            house rules, laid over the book; once or more
                          (environment: NFW_HOUSE)
  --seed N                repeats the dice of an earlier roll
  --dice LIST             your own dice, in the order rolled; - reads them from
                          standard input
  --ask                   asks for each roll when it is due
  --odds                  the exact probabilities instead of a roll
  --then TEST ...         the test that follows, with its own flags after it
  --vary FLAG=A..B[:STEP] exact odds for each value of a flag (or FLAG=a,b,c);
                          once or twice
  --show KEY[=R]          with --vary: a mean (kills) or a probability
                          (kills=3+, reaction=rout)
  --csv                   with --vary: comma-separated values
  --repeat N              that many resolutions, summarised
  --json                  one JSON object on one line
  -q, --quiet             only the outcome, a word a line
  --expect R[,R...]       exit status 0 if the outcome is one of these, else 1
  --lang en|it            language (environment: NFW_LANG)
  --ruling ID=VALUE       plays a ruling the other way; may stand several times
  --color auto|always|never colours in the report
  -h, --help              this help
  --version               the version

$ nfw --rules campaign table scout --lang it
Esplorazione, Campagna Fase 3
esplorazione prima di una battaglia della Campagna, una Forza o due

Esercito [own]; se explores 1.. e senza --rolled
  command                   +1 per commands Comandi; se explores 2 (Fucilier
                            Wars 2.1.1)
  scout                     +2 per scouts per Esploratori (Fucilier Wars 2.1.1,
                            4.2.2)
  scouting-ability          +1 per exploring abilità Esplorazione; se explores 2
                            (Fucilier Wars 2.1.1)
  base                      +2 sempre; se explores 2; oppure --ruling
                            scouts-only=own-dice-plus-2d6 (Fucilier Wars 2.1.1)
  wizard                    +wizard-dice per un Mago (Fase 3)
  light-cavalry             +2 per light-cavalry cavalleria leggera, dragoni; se
                            explores 2 (Fucilier Wars 2.1.1)
  other-cavalry             +1 per cavalry altra cavalleria; se explores 2
                            (Fucilier Wars 2.1.1)
  skirmishers               +1 per skirmishers schermagliatori; se explores 2
                            (Fucilier Wars 2.1.1)
  artillery                 -2 per artillery artiglieria; se explores 2
                            (Fucilier Wars 2.1.1)
  command-values            +cv Valori di Comando; se explores 2 (Fucilier Wars
                            2.1.1)

Punteggio [own-score]; se result-of-test
  test                      +result-of-test esplorazione (Fase 3)
  doubled-before            +1 per uno sopra raddoppiato: difende; se --order
                            defend e --ruling double-scouting=before (Fase 3,
                            Ordini)
  friendly-territory        +2 territorio amico; se --territory friendly (Fase
                            3)
  enemy-territory           -1 territorio nemico; se --territory enemy (Fase 3)
  doubled                   +1 per uno sopra raddoppiato: difende; se --order
                            defend e --ruling double-scouting=after (Fase 3,
                            Ordini)

Nemico [enemy]; se enemy-explores 1.. e senza --enemy-rolled e enemy-described 1
  command                   +1 per enemy-commands Comandi; se enemy-explores 2
                            (Fucilier Wars 2.1.1)
  scout                     +2 per enemy-scouts per Esploratori (Fucilier Wars
                            2.1.1, 4.2.2)
  scouting-ability          +1 per enemy-exploring abilità Esplorazione; se
                            enemy-explores 2 (Fucilier Wars 2.1.1)
  base                      +2 sempre; se enemy-explores 2; oppure --ruling
                            scouts-only=own-dice-plus-2d6 (Fucilier Wars 2.1.1)
  wizard                    +enemy-wizard-dice per un Mago (Fase 3)
                            tutto come in [own]

Suo punt. [enemy-score]; se enemy-result-of-test
                            tutto come in [own-score]

I due totali
  outmanoeuvres             nemico superato in manovra: più di 2 volte l'altro
                            (Fucilier Wars 2.1.1)
  outscouts                 nemico superato in esplorazione: più di 1 volte
                            l'altro (Fucilier Wars 2.1.1)
  none                      nessun vincitore: altrimenti (Fucilier Wars 2.1.1)

Conseguenze
  - la Forza non esplora affatto (Reazioni): se explores 0
  - esplorano solo i suoi Esploratori e il suo Mago (Fase 3): se explores 1
  - tutte le sue Unità iniziano la battaglia disorganizzate (Reazioni): se
    --reaction confused
  - tutte le sue Unità iniziano la battaglia demoralizzate e disorganizzate
    (Reazioni): se --reaction unsteady
  - niente battaglia: a contatto con il nemico crolla e viene rimossa
    (Reazioni): se --reaction routed
  - la Forza nemica non esplora affatto (Reazioni): se enemy-explores 0
  - del nemico esplorano solo Esploratori e Mago (Fase 3): se enemy-explores 1
  - tutte le Unità nemiche iniziano la battaglia disorganizzate (Reazioni): se
    --enemy-reaction confused
  - tutte le Unità nemiche iniziano la battaglia demoralizzate e disorganizzate
    (Reazioni): se --enemy-reaction unsteady
  - niente battaglia: a contatto la Forza nemica crolla e viene rimossa
    (Reazioni): se --enemy-reaction routed
  - schieramento e terreno seguono le regole della battaglia (Fucilier Wars
    2.1.1): se result outmanoeuvres, outscouts, none, outscouted, outmanoeuvred;
    salvo --reaction routed; oppure --enemy-reaction routed

Letture
  order-with-reaction       C-7: exclusive | both
  scouts-only               C-26: own-dice | own-dice-plus-2d6
  double-scouting           C-27: after | before

# What a house rule changes in Fucilier Wars is changed in the campaign's scouting, too.

$ cat scouts.toml
scout.own.dice.scout = { value = 3 }

$ nfw --house scouts.toml --rules campaign scout --order forced-march --scouts 1 --dice 3,5,2
Scouting, Campaign Fase 3

Own army   3 for scouts x1 (Fucilier Wars 2.1.1, 4.2.2) [scouts.toml]
           3D6: 3 5 2 = 10
Own score  +10 scouted (Fase 3)
Result     10 in all
           only its scouts and its wizard explore (Fase 3)
