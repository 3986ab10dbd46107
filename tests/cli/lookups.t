# Look-ups.

$ nfw list
Naran Fucilier Wars, August 2012

  muster         is an army list legal, and what does it cost (1.1)
  cost           what command values or a unit cost (1.1)
  scout          scouting before the battle, one army or two compared (2.1.1)
  terrain        who places terrain and river, and what the other may move
                 (2.2.3)
  deploy         who deploys first, and how deep the zone is (2.3.2)
  first-turn     from which turn reinforcements may come in (2.3.4)
  speech         the C-in-C speaks to a unit before the battle; if heroic, he
                 must (2.4)
  reinforce      does a command arrive, and from which side (3.1.1)
  order          does a general take a new order; does a cavalry general change
                 his own (3.2.2)
  formation      is this formation legal, and how a square splits its fire
                 (3.3.2)
  range          how far a weapon reaches, and in which band a target stands
                 (3.4.3)
  fire           one volley: hits, mortal hits, characters struck, saves (3.4.3)
  save           saves against so many mortal hits; who dies where they
                 outnumber the unit (3.4.3, 3.6.5)
  morale         losses test after fire, morale test after melee, re-tests
                 (3.4.4)
  initiative     the order in which the commands of both sides move (3.5.3)
  move           how far a unit may move, and whether the move disorganises it
                 (3.5.5)
  expand         how many figures a unit shifts to change its frontage (3.5.7)
  ford           a unit wades a river where there is no ford or bridge: who
                 drowns (3.5.10)
  melee          one side's attack, or both with --both: hits, mortal hits,
                 characters, saves (3.6.5)
  duel           two individuals strike each other, or one alone: hits, mortal
                 hits, saves (3.6.3)
  colours        does a unit that fought for them take the enemy's colours
                 (3.6.4)
  influence      a leader lifts a unit's reaction, or rouses it (3.7)
  command-test   a command after the loss of a general, the C-in-C or the army
                 standard (3.8)
  victory        who has won, and how great the victory is (1.3)

Acts of a battle, without dice
  hold-back      Hold back a command (2.3.4)
  bring-in       Bring in a reserve (3.1.1)
  reorganise     Reorganise a unit (3.3.1)
  front-rank     How many models stand in a unit's first rank (2.3.3, 3.4.2)
  waste          A volley is lost: its target is out of range or out of sight
                 (3.4.1)
  no-target      A battery in bloodlust has no enemy in reach and in sight
                 (3.4.5)
  take-over      The C-in-C takes over a command that has lost its general
                 (3.5.3)
  join           A leader joins a unit (4.1)
  leave          A leader leaves his unit (4.1)
  ride-down      Cavalry rides down a retreating unit (3.4.5)
  flank          A unit is struck in flank or rear (3.6.2)
  lose-standard  The army standard is struck down (4.11)
  lower-standard The army standard is lowered (4.11)
  strike         Who was struck (3.4.3)

$ nfw list --lang it
Naran Fucilier Wars, agosto 2012

  muster         Elenco dell'esercito: se un elenco dell'esercito è valido, e
                 quanto costa (1.1)
  cost           Costo: quanto costano i Valori di Comando o un'Unità (1.1)
  scout          Esplorazione e manovra: esplorazione prima della battaglia, un
                 esercito o due a confronto (2.1.1)
  terrain        Terreno: chi piazza terreno e fiume, e che cosa può spostare
                 l'altro (2.2.3)
  deploy         Schieramento: chi schiera per primo, e quanto è profonda la
                 zona (2.3.2)
  first-turn     Primo turno dei Rinforzi: da quale turno possono entrare i
                 Rinforzi (2.3.4)
  speech         Discorso di incitamento: il Condottiero incita un'Unità prima
                 della battaglia; se eroico, deve (2.4)
  reinforce      Rinforzi: se un Comando arriva, e da quale lato (3.1.1)
  order          Nuovo ordine: se un Generale recepisce un nuovo ordine, o uno
                 di Cavalleria cambia il suo (3.2.2)
  formation      Formazione: se la formazione è regolare, e come un quadrato
                 divide il fuoco (3.3.2)
  range          Gittata: quanto è la gittata di un'arma, e in quale fascia sta
                 un bersaglio (3.4.3)
  fire           Fuoco: una salva: colpi a segno, colpi mortali, personaggi
                 colpiti, Tiri Salvezza (3.4.3)
  save           Tiri Salvezza: Tiri Salvezza contro i colpi mortali; chi muore
                 se superano le miniature (3.4.3, 3.6.5)
  morale         Morale: Test delle Perdite dopo il fuoco, Test di Morale dopo
                 il combattimento, ripetizioni (3.4.4)
  initiative     Iniziativa: l'ordine in cui muovono i Comandi delle due parti
                 (3.5.3)
  move           Movimento: di quanto può muovere un'Unità, e se muovendo si
                 disorganizza (3.5.5)
  expand         Espandere e contrarre: quante miniature sposta un'Unità per
                 cambiare il fronte (3.5.7)
  ford           Guadare un fiume: un'Unità guada un fiume dove non c'è guado né
                 ponte: chi annega (3.5.10)
  melee          Combattimento: l'attacco di una parte, o di entrambe con
                 --entrambe: colpi, colpi mortali, personaggi, Tiri Salvezza
                 (3.6.5)
  duel           Combattimento fra Individuali: due Personaggi Individuali si
                 colpiscono, o uno solo: colpi, colpi mortali, Tiri Salvezza
                 (3.6.3)
  colours        Cattura di uno stendardo: se un'Unità che lo ha dichiarato
                 cattura lo stendardo nemico (3.6.4)
  influence      Influenza: chi comanda toglie la reazione a un'Unità, o la
                 infiamma (3.7)
  command-test   Test di Comando: un Comando dopo la perdita di un Generale, del
                 Condottiero o dello Stendardo (3.8)
  victory        Vittoria: chi ha vinto, e quanto vale la vittoria (1.3)

Atti di una battaglia, senza dadi
  hold-back      Tenere indietro un Comando (2.3.4)
  bring-in       Far entrare una riserva (3.1.1)
  reorganise     Riorganizzare un'Unità (3.3.1)
  front-rank     Quante miniature ha in prima fila un'Unità (2.3.3, 3.4.2)
  waste          Una salva è perduta: il bersaglio è fuori gittata o fuori vista
                 (3.4.1)
  no-target      Una batteria in Sete di Sangue non ha nemici a tiro e in vista
                 (3.4.5)
  take-over      Il Condottiero prende un Comando rimasto privo di Generale
                 (3.5.3)
  join           Chi comanda si unisce a un'Unità (4.1)
  leave          Chi comanda lascia la sua Unità (4.1)
  ride-down      La cavalleria travolge un'Unità in Arretramento (3.4.5)
  flank          Un'Unità è colpita al fianco o alle spalle (3.6.2)
  lose-standard  Lo Stendardo dell'Esercito è abbattuto (4.11)
  lower-standard Lo Stendardo dell'Esercito è ammainato (4.11)
  strike         Chi è colpito (3.4.3)

$ nfw table | sed '/^$/,/^$/d'
Naran Fucilier Wars, August 2012
For reference
  turn           the eight rounds of a turn, and what is rolled in each (3.0)
  distances      every fixed distance in cm, but for ranges and moves (2.3.1)
  bases          size of the bases in cm, for both scales (Materiale b)
  points         points for even and uneven sides, and of a tournament (1.3)
  profile        what the columns of an army list mean, and their usual values
                 (1.1)
  costs          what command values, characters and abilities cost (1.1)
  limits         how many of what an army, a command and a unit may have (1.1)
  scenery        advised sizes of table and terrain features, in cm (1.2)
  deployment     where the armies stand, and how commands come in later (2.3)
  munitions      volleys that a unit has for the battle (2.3.5)
  new-orders     who may get a new order, when, and what must hold (3.2.2)
  messengers     carrying orders, where each must stay, and hunting messengers
                 (4.6.4)
  orders         what each order allows, demands and forbids (3.2.1)
  reorganisation which units may be put in order or change formation, and what
                 it costs (3.3)
  formations     ranks that each formation needs, and what happens with others
                 (3.3.2)
  squares        forming one, moving, firing, under attack, cavalry against it
                 (3.3.2)
  fire-limits    who fires by order, formation and state; which targets are
                 allowed (3.4.2)
  saves          who may save, how it is rolled, what Wounds do (3.4.3)
  cover          cover against each projectile, and who sees whom in woods
                 (3.4.2)
  morale-tests   which units and commands test when, and with which command
                 (3.4.4)
  influence-limits which leader may influence which unit, how often (3.7)
  reactions      markers of each state, what the unit must do, and the way out
                 (3.4.5)
  movement       manoeuvres, passing through, collisions (3.5.4)
  artillery      how batteries deploy, move, fire, fight, and what becomes of
                 crew and guns (3.5.6)
  terrain-types  who may enter which ground, and how fast (3.5.10)
  envelopment    who wraps round whom in melee, and from which turn of it
                 (3.5.8)
  melee-lines    who strikes, on how many ranks, with which profile (3.6.2)
  individuals    individuals on the move, in melee, and joined to units (3.6.3)
  disengagement  who may leave a melee, when, and how (3.6.2)
  characters     what each character adds to which test, and rules of his own
                 (4)
  army-standard  carrying, lowering, losing it, and the tests that follow
                 (4.11.1)

$ nfw table reinforce
Reinforcements, Fucilier Wars 3.1.1
does a command arrive, and from which side

Arrival: 1D6
    +2  command value 5 (command value of its general 5+)
    +1  command value 4
    -1  command value 2
    +N  turn less 2
    -2  command value 1 (command value of its general up to 1)
       7+  arrives
  up to 6  stays out

Side: 1D6 (arrives)
  up to 2  own long edge
      3-4  short edge on the right
       5+  short edge on the left

Consequences
  - arrives: set up at the edge, face-down order (cavalry: OPPOSE); no new order
    this turn (3.1.1, 3.2.2)
  - short edge on the right or short edge on the left: in a strip as deep as the
    deployment zone (30 cm), along the half of that edge on its own side (60 cm)
  - arrives: last ranks at most 1 cm, individuals at most 5 cm from the edge
    behind them
  - stays out: may try again next turn; if never in, its points are losses

$ nfw table fire
Fire, Fucilier Wars 3.4.3
one volley: hits, mortal hits, characters struck, saves

Ranges, in cm, up to
                              from  point-blank  short range  long range
  bow                                         -           15          30
  musket, rifle, carbine                      5           15          40
  mounted bow                                 -           10          20
  other weapons on horseback                  5           10          20
  cannon up to 6 pounds                      10           20          60
  cannon of 7 to 10 pounds                   10           20          70
  cannon over 10 pounds                      10           20          80
  howitzer                      20            -           30          60

To hit: 5+, 6 always, 1 never
     1  per shooter
     1  elite, one for 5 members
     1  veteran, one for 10 members
     N  Value of the guns (cannon or howitzer)
    -1  long range
    +2  point-blank
    -1  disorganised
    -1  demoralised or in bloodlust
    -1  retreating
    -2  indirect fire
  cannon or howitzer:
      -1  artillery at artillery or an individual
      +1  artillery at infantry or cavalry
    +1  target in square (infantry)

Marksman: as To hit (4.4) (a sharpshooter is among them)
     1  extra die of the sharpshooter
    +1  sharpshooter

Again: as To hit (cannon or howitzer, infantry, formation of the target: square)

To kill: 6 always, 1 never
                                                    no armour  cuirass or shield
  bow (or mounted bow)                                     4+                 5+
  musket, rifle, carbine (or carbine on horseback)         3+                 4+
  canister                                                 3+                 4+
  ball or shell, heavy cover                               3+                 3+
  ball or shell                                            2+                 2+
    +N  Strength of the weapon
    -N  Resistance of the target
  unless cannon or howitzer; or canister:
      -1  light cover
      -2  heavy cover

Marksman: as To kill (a sharpshooter is among them)

Strike: 6+ (a lone individual)

Characters: 1D6 for each 3 or part of 3, 6+ (unless a lone individual)

His victim: 6+ (4.4) (a sharpshooter is among them; unless a lone individual)

Saves: 2D6 over save of the target

Consequences
  - one volley token serves all four sides of the square (3.3.2)
  - formation of the unit that fires: square, elite or veteran: its bonus dice
    are rolled once, not for each side that fires
  - hits on characters 1+: taken as without a save, though an individual always
    has one
  - killed 1+: the individual is eliminated; a C-in-C or general: command test
    in round 8 (3.4.3, 3.8)
  - a lone individual, killed 1+, what his death means to his army: eliminated;
    every command of his army takes a command test in round 8 (3.4.3, 3.8)
  - a lone individual, killed 0: he lives; each failed save cost him a Wound
  - cannon or howitzer: check the formation: guns under OPPOSE are limbered,
    unless they could not change it (3.2.1, 3.3.2)
  - cannon or howitzer, elite or veteran: no dice for the quality: they are by
    the gunners
  - hits on characters 1+; unless a lone individual: so many of the mortal hits
    fall on characters of the attacker's choice, never the colours; one with a
    save may roll it (nfw save), and a success uses up the hit; a C-in-C,
    general or charismatic character killed: command test in round 8 (3.4.3,
    3.8)
  - the target is destroyed, colours included
  - a shell sets wood or forest on fire: impassable, those inside must leave
    (3.4.2, 3.5.10)
  - artillery, killed 1+: no losses test unless half the gunners of the battle's
    start are gone (3.4.4)
  - artillery, killed 1+: the losses test is due only if half the gunners of the
    battle's start are gone (3.4.4)
  - unless a lone individual: a marker for each Wound lost; the next failed
    saves go to who is already wounded

Not allowed
  - more Wounds lost than all of them together have
  - no square under ATTACK, unless in melee, in disorder or under a reaction it
    cannot change formation (3.2.1, 3.3.2)
  - under OPPOSE a unit fires only in square, or in reply to fire (3.4.2)
  - it answers fire only if its losses test gave OK (3.4.2)
  - infantry fires with its first 3 ranks, cavalry with 2, a square with all
    (3.4.2)
  - limbered guns do not fire (3.3.2)
  - an engaged unit does not fire, except a square at the cavalry that engages
    one side of it (3.3.2, 3.4.2)
  - an engaged square fires only at the cavalry that engages it (3.3.2)
  - a square that is enveloped, or engaged on more than one side, does not fire
    (3.3.2)
  - a quarter of a square's figures, rounded down, fires in one direction; only
    its front has those that are left over besides (3.3.2)
  - prone infantry does not fire (3.4.2)
  - a unit that wades or crosses a bridge does not fire (3.5.10)
  - under HOLD, and of infantry and cavalry under ATTACK, the target is the
    nearest enemy in sight (3.2.1)
  - individuals and batteries are targets only where they are the nearest
    (3.4.3)
  - individuals and batteries are no targets within 20 cm of a unit of their
    army (3.4.3)

Tests that follow
  - losses test (killed 1+; unless a lone individual)
  - command test of each command of the army that lost him (a lone individual,
    killed 1+, what his death means to his army)

Rulings in force ('nfw rulings NUMBER' explains one)
  F-02, F-03, F-25, F-50, F-51, F-52, F-57, F-58, F-61, F-62, F-63, F-65, F-66,
  F-68, F-70, F-148, F-155, F-160

$ nfw table morale --lang it
Morale, Fucilier Wars 3.4.4, 3.6.6
Test delle Perdite dopo il fuoco, Test di Morale dopo il combattimento,
ripetizioni

Morale: 1D6
    +2  élite
    +1  veterana
    -1  scadente
    -1  più perdite subite che inflitte
    +1  più perdite inflitte che subite
    -2  demoralizzata
    +2  in Sete di Sangue
    +3  Condottiero o Generale eroico
    +2  Generale o Condottiero
    +1  Alfiere
    +1  Musici
    +1  Personaggio Carismatico entro 20 cm (4.10)
    +1  Stendardo dell'Esercito entro 20 cm (4.11)
  solo la prima che vale:
      -3  perdite oltre il 50% (perdite per il fuoco, per cento perduto oltre
          50)
      -1  perdite in questo turno (salvo perdite in combattimento o sfondamento)
    -1  alcune per l'artiglieria (perdite per il fuoco, o mitraglia)
    -1  alcune per la mitraglia (perdite per il fuoco)
    -1  fanteria a corta distanza (perdite per il fuoco, fucileria)
  solo la prima che vale:
      -3  perdite pari o oltre il 50% (perdite in combattimento o sfondamento,
          per cento perduto 50+)
      -1  perdite pari o oltre il 25% (perdite in combattimento o sfondamento,
          per cento perduto 25+)
  perdite in combattimento o sfondamento:
      -1  ordine OPPORRE
      +1  ordine ATTENDERE
      -1  ha perduto lo stendardo
    -1  secondo test dopo la carica (sfondamento) (3.5.8)
  fanteria:
      +1  in quadrato
      +1  Colonnello a cavallo
    +1  Comandante o Ufficiale (oppure il Sergente di una batteria, perdite per
        il fuoco o ripetizione di un'Unità in arretramento, che cos'è l'Unità:
        artiglieria)
                  disciplinata  irregolare  fanatica
  Sete di Sangue           12+         10+        9+
  OK                      6-11         7-9       7-8
  demoralizzata            4-5         5-6       5-6
  arretramento             2-3         3-4       3-4
  fuga                fino a 1    fino a 2  fino a 2

Conseguenze
  - Sete di Sangue; salvo sfondamento o che cos'è l'Unità: artiglieria: a tutta
    velocità contro il nemico visibile più vicino, fino al contatto; non
    rallenta, non si riorganizza, non cambia formazione (3.4.5, 3.5.2)
  - Sete di Sangue, che cos'è l'Unità: artiglieria: può restare ferma e deve
    sparare ogni turno finché ha salve; poi lascia i pezzi e carica come la
    fanteria (3.4.5)
  - Sete di Sangue, che cos'è l'Unità: artiglieria; salvo cavalleria contro il
    suo quadrato o sfondamento: se è in colonna, prima si mette in batteria, nel
    round 3 (3.3.2, 3.4.5)
  - demoralizzata, salvo cavalleria contro il suo quadrato o sfondamento; oppure
    sfondamento: continua a combattere con le penalità; mettete i due segnalini
    (3.4.5)
  - arretramento; salvo cavalleria contro il suo quadrato o la colonna sfonda:
    mezzo movimento all'indietro nella fase di movimento del turno seguente, poi
    si ripete il test (3.4.5, 3.5.1)
  - arretramento; salvo cavalleria contro il suo quadrato o sfondamento: il
    quadrato arretra dal lato opposto al nemico; senza spazio, o se avvolto, è
    distrutto (3.4.5)
  - arretramento, che cos'è l'Unità: artiglieria; salvo cavalleria contro il suo
    quadrato o sfondamento: se non ha chi la muove resta ferma, ma ripete
    comunque il test (3.4.5)
  - arretramento; salvo quadrato o la colonna sfonda: senza spazio arretra
    finché può; oltre il bordo del tavolo è in fuga (3.4.5)
  - arretramento, perdite in combattimento; salvo la colonna sfonda: si
    disingaggia; il nemico non la segue, salvo che lo imponga il suo stato o il
    suo ordine (3.4.5)
  - arretramento; salvo cavalleria contro il suo quadrato o la colonna sfonda:
    se una Cavalleria la ingaggia, è distrutta (3.4.5, 3.5.1)
  - OK, ripetizione di un'Unità in arretramento: segue di nuovo l'ordine del suo
    Comando, ancora disorganizzata (3.5.1)
  - fuga; salvo sfondamento: lascia il tavolo con chi vi è unito; un Generale
    con lei può subito influenzarla; se fugge anche lui: Test di Comando nel
    round 8 (3.4.5, 3.8)
  - fuga, sfondamento: lascia il tavolo con chi vi è unito, senza essere
    respinta; un Generale con lei può subito influenzarla; se fugge anche lui:
    Test di Comando nel round 8 (3.4.5, 3.5.8, 3.8)
  - demoralizzata o arretramento, sfondamento: respinta di 10 cm in linea retta;
    la colonna la segue a contatto; se urta Unità amiche: collisione (3.5.8)
  - Sete di Sangue o OK, sfondamento: la linea tiene (3.5.8)
  - il quadrato tiene e perde l'eventuale disorganizzazione; la cavalleria
    arretra di 5 cm, disorganizzata, senza mischia; il suo Generale può ordinare
    OPPORRE nel prossimo round 2 (3.2.2, 3.5.8)
  - demoralizzata, cavalleria contro il suo quadrato: mischia nel round 6: tutte
    le miniature delle due Unità contano a contatto, per i dadi e per i morti;
    niente più linee; la cavalleria senza cavalcature (3.3.2, 3.5.8)
  - il quadrato è subito distrutto: arretra con la cavalleria a contatto (3.4.5,
    3.5.8)
  - salvo ripetizione di un'Unità in arretramento o cavalleria contro il suo
    quadrato: forza non indicata: le perdite sono considerate sotto ogni
    percentuale
  - perdite per il fuoco, che cos'è l'Unità: artiglieria: una batteria fa il
    test solo se manca metà dei serventi iniziali

Non ammesso
  - nessun test: alla batteria resta più di metà dei serventi (3.4.4)
  - nessun test: un'Unità in arretramento ingaggiata dalla cavalleria è
    distrutta (3.4.5)
  - solo la fanteria si dispone in quadrato o in colonna in attacco (3.3.2)
  - nessun test: dell'Unità non resta nessuno
  - nessun test: non ci sono perdite
  - nessun secondo test: la linea non ha perduto più di quanto ha inflitto
    (3.5.8)

Test che seguono
  - Test di Sfondamento (la colonna sfonda; salvo fuga)
  - dopo il movimento all'indietro (arretramento; salvo cavalleria contro il suo
    quadrato o la colonna sfonda)
  - il suo Generale può trattenerla subito (fuga; salvo nessuno)
  - chi comanda può influenzarla (salvo cavalleria contro il suo quadrato e
    arretramento)

Letture in vigore ('nfw rulings NUMERO' ne spiega una)
  F-02, F-03, F-04, F-05, F-75, F-76, F-79, F-83, F-86, F-87, F-95, F-97, F-98,
  F-127, F-130, F-149

$ nfw table scuot
2> nfw: table 'scuot': no such table; 'nfw table' lists them; did you mean 'scout'?
? 2

$ nfw rulings F-75
F-75 losses-thresholds, 3.4.4
  Losses above half: −3 alone, or −1 as well?

  worse               −3 alone when more than half is lost [in force]
  both                −1 and −3, −4 in all

  Two limits of one measure do not add up.
  --ruling losses-thresholds=both

$ nfw rulings losses-thresholds --lang it
F-75 losses-thresholds, 3.4.4
  Perdite oltre la metà: solo −3, o anche −1?

  worse               solo −3 quando è perduta più della metà [in vigore]
  both                −1 e −3, −4 in tutto

  Due soglie della stessa misura non si sommano.
  --ruling losses-thresholds=both

$ nfw rulings F-71
F-71 hits-equal-models, 3.4.3, 3.6.5
  As many mortal hits as models: what happens?

  * each model takes one hit, and rolls its save if it has one; the colours die
    with their unit [in force]

  It follows from the ordinary rules.

$ nfw rulings adc-limit
F-11 adc-limit, 1.1
  How many ADCs, scouts and messengers together, may an army have?

  two-per-command     at most twice the number of commands, both kinds together
                      [in force]
  one-per-command     at most the number of commands, both kinds together
  -                   at most the number of commands for each of the two kinds

  Only the second half of the sentence is a cap; the first would make it
  pointless.
  --ruling adc-limit=one-per-command

$ nfw rulings F-999
2> nfw: rulings 'F-999': no such ruling; 'nfw rulings' lists them; did you mean 'F-99'?
? 2

$ nfw rulings | head -n 12
F-01   Which rule stands behind names that the book never defines? (3.2.1,
       3.3.2, 3.4.2, 3.4.5, 3.5.4, 3.5.5, 3.5.6, 3.6.1)
F-02   Does a retreating unit also count as demoralised in the lists of
       modifiers? (3.2.2, 3.4.3, 3.4.4, 3.4.5, 3.6.6, 3.7) --ruling
       retreat-counts-demoralised=no|yes
F-03   A unit under a reaction tests and gets OK: what becomes of it? (3.4.4,
       3.4.5, 3.5.8, 3.6.6) --ruling ok-result=restores|keeps-reaction
F-04   Do the lines for orders count for a unit whose reaction makes it ignore
       its orders? (3.4.5, 3.6.5, 3.6.6) --ruling
       order-under-reaction=counts|ignored
F-05   A new reaction milder than the present one: does the unit improve?
       (3.4.5, 3.8) --ruling state-replaced=newest|worst

$ nfw rulings | grep -c .
262

$ nfw --help
Usage: nfw [--rules RULESET] TEST [flags or bare words: 12 short]
Rulesets: fucilier guaitana future campaign
Tests of Fucilier Wars ('nfw list' says what each resolves)
  muster  cost  scout  terrain  deploy  first-turn  speech  reinforce  order
  formation  range  fire  save  morale  initiative  move  expand  ford  melee
  duel  colours  influence  command-test  victory
Other commands
  roll EXPR...      plain dice: 3d6, 2d6-2, 1/2d6, 4d6kh3
  help [COMMAND]    what a test takes: each flag, its effect, its chapter
  list              the tests of the ruleset, and what each resolves
  table [NAME]      the whole table of a test, or one for reference such as turn
  find WORDS        what answers a question: modifiers, bands, rulings, chapters
  check FILE        is a file of house rules sound, and what does it change
  rulings [ID]      questions the book leaves open, and how they are read
  battle [new FILE LIST LIST] a battle: where it stands; new begins one
  in a battle       play due next round turn set note count undo redo amend log
                    verify luck
  for programs      batch completion
The main options ('nfw help COMMAND' and 'man nfw' have all)
  --rules RULESET  --house FILE  --seed N  --dice LIST  --ask  --odds
  --then TEST ...  --vary FLAG=A..B[:STEP]  --list FILE  --enemy-list FILE
  --csv[=plain|excel]  --all  --flags  --sheet  --limit N|all  --in-force
  --repeat N  --json  -q, --quiet  --expect R[,R...]  --lang en|it
  --ruling ID=VALUE  --color auto|always|never  -h, --help  -V, --version

$ nfw --help --lang it
Uso: nfw [--rules REGOLAMENTO] TEST [opzioni o sole parole: 12 corta]
Regolamenti: fucilier guaitana future campaign
Test di Fucilier Wars ('nfw list' dice che cosa risolvono)
  muster  cost  scout  terrain  deploy  first-turn  speech  reinforce  order
  formation  range  fire  save  morale  initiative  move  expand  ford  melee
  duel  colours  influence  command-test  victory
Altri comandi
  roll ESPR...      dadi semplici: 3d6, 2d6-2, 1/2d6, 4d6kh3
  help [COMANDO]    che cosa vuole un test: ogni opzione, effetto e capitolo
  list              i test del regolamento, e che cosa risolvono
  table [NOME]      la tabella completa di un test, o una da consultare: turn
  find PAROLE       che cosa risponde: modificatori, fasce, letture, capitoli
  check FILE        se un file di regole della casa è corretto, che cosa cambia
  rulings [ID]      domande che il libro lascia aperte, e come si leggono
  battle [new FILE LISTA LISTA] una battaglia: dov'è, o una nuova
  in battaglia      play due next round turn set note count undo redo amend log
                    verify luck
  per i programmi   batch completion
Le opzioni principali ('nfw help COMANDO' e 'man nfw' le hanno tutte)
  --rules REGOLAMENTO  --house FILE  --seed N  --dice ELENCO  --ask  --odds
  --then TEST ...  --vary OPZIONE=A..B[:PASSO]  --list FILE  --enemy-list FILE
  --csv[=plain|excel]  --all  --flags  --sheet  --limit N|all  --in-force
  --repeat N  --json  -q, --quiet  --expect R[,R...]  --lang en|it
  --ruling ID=VALORE  --color auto|always|never  -h, --help  -V, --version

$ nfw reinforce --help
Reinforcements, Fucilier Wars 3.1.1
does a command arrive, and from which side

Usage: nfw reinforce --cv N --turn N [flags]
In a battle: nfw reinforce NAME [flags]

The leader
  --cv N                  command value of its general [required]; +2
                          general-cv-5 (3.1.1), +1 general-cv-4 (3.1.1), -1
                          general-cv-2 (3.1.1), -2 general-cv-1 (3.1.1)

The command
  --turn N                turn of the battle [required] (3.1.1)

In short: words that mean one thing need no flag, bare numbers are --cv, --turn,
and beginnings will do.

Common options
  --rules RULESET         the rulebook to play by (environment: NFW_RULES)
  --house FILE            house rules, laid over the book; once or more
                          (environment: NFW_HOUSE)
  --seed N                repeats the dice of an earlier roll
  --dice LIST             your own dice, in the order rolled; - reads them from
                          standard input
  --ask                   asks for each roll when it is due
  --odds                  the exact probabilities instead of a roll
  --then TEST ...         the test that follows, with its own flags after it
  --vary FLAG=A..B[:STEP] exact odds for each value of a flag (or FLAG=a,b,c;
                          FLAG: all it has); once or twice
  --show KEY[=R]          with --vary: a mean (kills) or a probability
                          (kills=3+, reaction=rout)
  --csv[=plain|excel]     with --odds, --repeat, --vary, table or luck:
                          comma-separated values; excel: for European
                          spreadsheets
  --at-most               with --odds: beside each number how likely it or a
                          smaller one is
  --repeat N              that many resolutions, summarised
  --jobs N                with --repeat: so many processors at once; the counts
                          are the same
  --json                  one JSON object on one line
  -q, --quiet             only the outcome, a word a line
  --expect R[,R...]       exit status 0 if the outcome is one of these, else 1
  --battle-file FILE      the battle (environment: NFW_BATTLE; else the one
                          *.battle of this folder)
  --skip                  goes on though something might still be done
  --anyway                takes a test of a battle that is not due, and says so
                          in its journal
  --at N                  puts a test of a battle that was forgotten behind its
                          entry N
  --new-dice              rolls anew what a battle has seen fall, and its
                          journal says so for ever
  --without FLAG          what was said of a test, and is not so
  --lang en|it            language (environment: NFW_LANG)
  --ruling ID=VALUE       plays a ruling the other way; may stand several times
  --color auto|always|never colours in the report
  -h, --help              this help
  -V, --version           the version

$ nfw fire --help | sed '/^Common options/,$d'
Fire, Fucilier Wars 3.4.3
one volley: hits, mortal hits, characters struck, saves

Usage: nfw fire [--shooters N] [--value N] [--pounder N] --range WHICH |
    --distance CM [flags]
In a battle: nfw fire NAME NAME [flags]

Weapon and range
  --weapon WHICH          what they fire: musket, bow, mounted, mounted-bow,
                          cannon, howitzer [musket]; -1 artillery-vs-artillery
                          (3.4.3), +1 artillery-vs-troops (3.4.3), -1
                          light-cover (3.4.3), -2 heavy-cover (3.4.3)
  --pounder N             pounds of the cannon's shot [required with --weapon
                          cannon and --distance] (3.4.3)
  --ammo WHICH            what the guns are loaded with: ball, canister, shell
                          [ball with --weapon cannon, shell with --weapon
                          howitzer]; -1 light-cover (3.4.3), -2 heavy-cover
                          (3.4.3)
  --range WHICH           range band of the target: point-blank, short, long
                          [required]; -1 long-range (3.4.3), +2 point-blank
                          (3.4.3)
  --distance CM           distance of the target in cm, instead of --range
                          (3.4.3)
  --indirect              over a unit or an obstacle; -2 indirect-fire (3.4.3)
  --strength N            Strength of the weapon (+N to kill); +strength (3.4.3)

The shooters
  --shooters N            figures that fire, with sight of the target [required
                          with --weapon musket, bow, mounted, mounted-bow]
                          (3.4.3)
  --value N               points of Value of the guns that fire; of each figure
                          by ruling F-160 alone [required with --weapon cannon,
                          howitzer] (3.4.3)
  --figures N             figures of the whole unit, else those who fire; of a
                          battery, its gunners (3.4.3)
  --quality WHICH         quality of the unit that fires: elite, veteran,
                          average, poor [average] (3.4.3)
  --formation WHICH       formation of the unit that fires: column,
                          attack-column, line, square, limbered, battery (3.4.3)
  --state WHICH           state of the unit that fires: ok, bloodlust,
                          demoralised, retreat [ok]; -1 demoralised-or-bloodlust
                          (3.4.3), -1 retreating (3.4.3)
  --disorganised          the unit that fires is disorganised [taken as given
                          with --state demoralised, retreat]; -1 disorganised
                          (3.4.3)
  --sharpshooter          a sharpshooter is among them (4.4)

May it fire?
  --order WHICH           order of its command: attack, hold, oppose (3.4.2)
  --reply                 it answers the fire of its target, after its own
                          losses test (3.4.2)
  --no-losses             the fire that it answers cost it nobody: no losses
                          test (3.4.2)
  --ranks N               ranks that fire: up to 3, mounted 2, of a square all
                          (3.4.2)
  --front                 of a square: the side that fires is its front (3.3.2)
  --bonus-rolled          of a square: another side has rolled its bonus dice
                          (3.3.2)
  --engaged               it is engaged in melee; a square: on one side, by the
                          target (3.3.2)
  --contact N             figures of that side in contact (asked only by ruling
                          F-51) (3.3.2)
  --enveloped             it is enveloped, or engaged on more than one side
                          (3.3.2)
  --prone                 it lies prone (3.4.2)
  --wading                it is wading (3.5.10)
  --on-bridge             it is crossing a bridge (3.5.10)
  --not-nearest           another enemy in sight is nearer than the target
                          (3.2.1, 3.4.3)
  --target-friends CM     distance of the target from the nearest unit of its
                          army (3.4.3)
  --target-friends-hidden the shooters do not see that unit (asked only by
                          ruling F-63) (3.2.1)
  --target-engaged        the target is in melee (asked only by ruling F-62)
                          (3.4.2)

The target
  --target WHICH          what is fired at: infantry, cavalry, artillery,
                          individual [infantry]; -1 artillery-vs-artillery
                          (3.4.3), +1 artillery-vs-troops (3.4.3), +1
                          target-in-square (3.4.3)
  --target-formation WHICH formation of the target: column, attack-column, line,
                          square [line]; +1 target-in-square (3.4.3)
  --target-figures N      figures of the target; of a battery, its gunners
                          (3.4.3)
  --target-started N      gunners of the battery at the start of the battle
                          (3.4.4)
  --target-leader WHICH[,...] what his death means to his army: a command test:
                          general, cinc, charismatic, standard (3.8)
  --target-armour WHICH   armour of the target: none, cuirass, shield [none]
                          (3.4.3)
  --target-resistance N   Resistance of the target (-N to kill);
                          -target-resistance (3.4.3)
  --cover WHICH           cover of at least half the target: none, light, heavy
                          [none]; -1 light-cover (3.4.3), -2 heavy-cover (3.4.3)
  --target-save N         save of the target: 2D6 must be higher (3.4.3)
  --target-saving N       figures that have the save, where not all do (3.4.3)
  --target-wounds N       Wounds of each: failed saves that it survives (3.4.3)
  --target-marks N        Wounds that they have lost before, all together
                          (3.4.3)

In short: words that mean one thing need no flag, bare numbers are --shooters,
and beginnings will do.

$ nfw morale --help --lang it
Morale, Fucilier Wars 3.4.4
Test delle Perdite dopo il fuoco, Test di Morale dopo il combattimento,
ripetizioni

Uso: nfw morale --dopo QUALE [--perdute N] [--inflitte N] [opzioni]
In battaglia: nfw morale NOME [NOME] [opzioni]

Perché si fa il test
  --dopo QUALE            che cosa obbliga l'Unità al test: fuoco,
                          combattimento, arretramento, quadrato, sfondamento
                          [obbligatoria]; -3 perdite oltre il 50% (3.4.4,
                          3.6.6), -1 perdite in questo turno (3.4.4, 3.6.6), -1
                          alcune per l'artiglieria (3.4.4, 3.6.6), -1 alcune per
                          la mitraglia (3.4.4, 3.6.6), -1 fanteria a corta
                          distanza (3.4.4, 3.6.6), -3 perdite pari o oltre il
                          50% (3.4.4, 3.6.6), -1 perdite pari o oltre il 25%
                          (3.4.4, 3.6.6), -1 ordine OPPORRE (3.4.4, 3.6.6), +1
                          ordine ATTENDERE (3.4.4, 3.6.6), -1 ha perduto lo
                          stendardo (3.4.4, 3.6.6), -1 secondo test dopo la
                          carica (3.5.8), +1 Comandante o Ufficiale (3.4.4,
                          3.6.6)

Perdite
  --perdute N             miniature perdute in questa fase [obbligatoria con
                          --dopo combattimento, sfondamento] (3.4.4, 3.6.6)
  --su N                  miniature all'inizio della fase (3.4.4, 3.6.6)
  --iniziali N            serventi della batteria all'inizio della battaglia
                          (3.4.4, 3.6.6)
  --percentuale-perduta P percentuale perduta, invece di --su (3.4.4, 3.6.6)
  --inflitte N            miniature perdute da tutte le Unità della parte nemica
                          nel combattimento [obbligatoria con --dopo
                          combattimento, sfondamento] (3.6.6)
  --perdute-dalla-parte N miniature perdute da tutte le Unità della sua parte
                          nel combattimento, altrimenti --perdute [--perdute con
                          --dopo combattimento, sfondamento] (3.6.2)
  --caricata-da-colonna   primo turno: caricata da una colonna in attacco non
                          disorganizzata (3.5.8)
  --da-vicino             salve della fanteria da corta distanza; -1 fanteria a
                          corta distanza (3.4.4, 3.6.6)
  --da QUALE[,...]        da che cosa vengono le perdite: fucileria,
                          artiglieria, mitraglia [fucileria con --da-vicino]; -1
                          alcune per l'artiglieria (3.4.4, 3.6.6), -1 alcune per
                          la mitraglia (3.4.4, 3.6.6), -1 fanteria a corta
                          distanza (3.4.4, 3.6.6)

L'Unità
  --qualita QUALE         Qualità dell'Unità: élite, veterana, media, scadente
                          [media]; +2 élite (3.4.4, 3.6.6), +1 veterana (3.4.4,
                          3.6.6), -1 scadente (3.4.4, 3.6.6)
  --tipo QUALE            tipo dell'Unità: quale colonna delle reazioni:
                          disciplinata, irregolare, fanatica [disciplinata]
                          (3.4.4, 3.6.6)
  --stato QUALE           stato prima del test: ok, sete-di-sangue,
                          demoralizzata, arretramento [arretramento con --dopo
                          arretramento, ok]; -2 demoralizzata (3.4.4, 3.6.6), +2
                          in Sete di Sangue (3.4.4, 3.6.6)
  --disorganizzata        l'Unità è disorganizzata [data per presente con
                          --stato demoralizzata, arretramento] (3.4.4, 3.6.6)
  --ordine QUALE          ordine del suo Comando: attaccare, attendere, opporre;
                          -1 ordine OPPORRE (3.4.4, 3.6.6), +1 ordine ATTENDERE
                          (3.4.4, 3.6.6)
  --formazione QUALE      formazione dell'Unità: colonna, colonna-in-attacco,
                          linea, quadrato [quadrato con --dopo quadrato, linea];
                          +1 in quadrato (3.4.4, 3.6.6)
  --corpo QUALE           che cos'è l'Unità: fanteria, cavalleria, artiglieria
                          [fanteria con --dopo quadrato; oppure --formazione
                          colonna-in-attacco, quadrato; oppure
                          --caricata-da-colonna; oppure --colonnello,
                          artiglieria con --iniziali]; +1 in quadrato (3.4.4,
                          3.6.6), +1 Colonnello a cavallo (3.4.4, 3.6.6), +1
                          Comandante o Ufficiale (3.4.4, 3.6.6)

Chi è presente
  --chi-comanda QUALE[,...] chi comanda ed è a contatto con l'Unità: nessuno,
                          generale, eroico [nessuno]; +3 Condottiero o Generale
                          eroico (3.4.4, 3.6.6), +2 Generale o Condottiero
                          (3.4.4, 3.6.6)
  --colonnello            Colonnello a cavallo (fanteria); +1 Colonnello a
                          cavallo (3.4.4, 3.6.6)
  --comandante            il Comandante è vivo; +1 Comandante o Ufficiale
                          (3.4.4, 3.6.6)
  --ufficiale             l'Ufficiale subalterno è vivo; +1 Comandante o
                          Ufficiale (3.4.4, 3.6.6)
  --sergente              il Sergente di una batteria: vale da Ufficiale nel
                          Test delle Perdite; +1 Comandante o Ufficiale (3.4.4,
                          3.6.6)
  --alfiere               almeno un Alfiere; +1 Alfiere (3.4.4, 3.6.6)
  --musico                almeno un Musico; +1 Musici (3.4.4, 3.6.6)
  --carismatico           Personaggio Carismatico entro 20 cm (30 se tocca lo
                          Stendardo); +1 Personaggio Carismatico entro 20 cm
                          (4.10)
  --stendardo-esercito    Stendardo dell'Esercito entro 20 cm, non a contatto
                          col Carismatico; +1 Stendardo dell'Esercito entro 20
                          cm (4.11)
  --stendardo-perduto     l'Unità ha perduto uno stendardo in questa battaglia;
                          -1 ha perduto lo stendardo (3.4.4, 3.6.6)

In breve: le parole che dicono una cosa sola non vogliono opzione, i numeri da
soli sono --perdute, --su, e bastano gli inizi.

Opzioni comuni
  --rules REGOLAMENTO     il regolamento (ambiente: NFW_RULES)
  --house FILE            regole della casa, sopra quelle del libro; una o più
                          volte (ambiente: NFW_HOUSE)
  --seed N                ripete i dadi di un tiro precedente
  --dice ELENCO           i vostri dadi, nell'ordine dei tiri; - li legge dallo
                          standard input
  --ask                   chiede ogni tiro quando serve
  --odds                  le probabilità esatte invece di un tiro
  --then TEST ...         il test che segue, con le sue opzioni
  --vary OPZIONE=A..B[:PASSO] probabilità esatte per ogni valore di un'opzione
                          (o OPZIONE=a,b,c; OPZIONE: tutti); una o due volte
  --show CHIAVE[=R]       con --vary: una media (kills) o una probabilità
                          (kills=3+, reaction=rout)
  --csv[=plain|excel]     con --odds, --repeat, --vary, table o luck: valori
                          separati da virgole; excel: per i fogli di calcolo
                          europei
  --at-most               con --odds: accanto a ogni numero la probabilità sua o
                          di uno minore
  --repeat N              altrettante risoluzioni, riassunte
  --jobs N                con --repeat: tanti processori insieme; i conteggi
                          sono gli stessi
  --json                  un oggetto JSON su una riga
  -q, --quiet             solo l'esito, una parola per riga
  --expect R[,R...]       stato d'uscita 0 se l'esito è uno di questi,
                          altrimenti 1
  --battle-file FILE      la battaglia (ambiente: NFW_BATTLE; altrimenti l'unico
                          *.battle della cartella)
  --skip                  prosegue anche se qualcosa si può ancora fare
  --anyway                fa un test della battaglia che non è dovuto, e il
                          diario lo dice
  --at N                  mette un test della battaglia dimenticato dietro la
                          voce N
  --new-dice              tira di nuovo ciò che la battaglia ha visto cadere, e
                          il diario lo dice per sempre
  --without OPZIONE       ciò che si è detto di un test, e non è così
  --lang en|it            lingua (ambiente: NFW_LANG)
  --ruling ID=VALORE      gioca una lettura diversa; si può ripetere
  --color auto|always|never colori nel resoconto
  -h, --help              questo aiuto
  -V, --version           la versione

# What it was built from follows: "nfw 0.2.0 (0123abc, tables 0a1b2c3d4e5f)".
$ nfw --version | cut -d' ' -f-2
nfw 0.2.0

# A ruling of another rulebook is there; words of any length are shown short.
$ nfw rulings N-9; nfw rulings F-75 --rules future --lang it; nfw find $(printf 'a%.0s' $(seq 300))
2> nfw: rulings 'N-9': no such ruling; 'nfw --rules future rulings N-9' has it
2> nfw: rulings 'F-75': non c'è questa lettura; la ha 'nfw --rules fucilier rulings F-75'
2> nfw: only the first 32 words count, none of more than 64 letters
2> nfw: nothing has all of 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa...aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'
? 1
