# What answers a question, in either language, best first, under the command that rolls or shows it.

$ nfw find heavy cover --limit 3
nfw fire  Fire
    To kill: -2 heavy cover (unless cannon or howitzer; or canister) (3.4.3)
nfw rulings  Rulings
    F-53: Is every target that is not in heavy cover in light cover? -> no:
    none, light or heavy; light and heavy count when at least half of the unit
    is behind the cover (3.4.2)
nfw table cover  Cover and woods
    heavy, as agreed; small arms, canister: heavy; ball: heavy; shell: heavy
    (3.4.2, 3.4.3)
  (5 more: --limit all; another word narrows it down)

$ nfw find copertura pesante --lang it --limit 3
nfw fire  Fuoco
    Uccidere: -2 copertura pesante (salvo cannone o obice; oppure mitraglia)
    (3.4.3)
nfw table cover  Copertura e boschi
    pesante, come concordato; armi portatili, mitraglia: pesante; palla:
    pesante; granata: pesante (3.4.2, 3.4.3)
nfw rulings  Letture
    F-53: Ogni bersaglio che non è in copertura pesante è in copertura leggera?
    -> no: nessuna, leggera o pesante; leggera e pesante valgono se almeno metà
    dell'Unità sta dietro il riparo (3.4.2)
  (altri 5: --limit all; una parola in più restringe)

$ nfw find F-75
nfw rulings  Rulings
    F-75: Losses above half: −3 alone, or −1 as well? -> −3 alone when more than
    half is lost (3.4.4)

$ nfw find losses threshold --limit 1
nfw rulings  Rulings
    F-75: Losses above half: −3 alone, or −1 as well? -> −3 alone when more than
    half is lost (3.4.4)
  (1 more: --limit all; another word narrows it down)

$ nfw --rules guaitana find jam --limit 3
nfw --rules guaitana jam  Jamming
    whether machine guns jam as they are about to fire (Tiro)
nfw --rules guaitana clear  Clearing a jam
    whether jammed machine guns work again (Tiro)

$ nfw find rifled --house club.toml --limit 3
nfw range --house club.toml  Range
    Ranges, in cm: rifled musket: point-blank up to 5, short range up to 25,
    long range up to 50 [club.toml] --weapon rifled
nfw table munitions --house club.toml  Munitions
    muskets, rifles, carbines; volleys: 6 (2.3.5)
nfw fire --house club.toml  Fire
    To kill: musket, rifle, carbine: 3+ no armour, 4+ cuirass or shield (or
    carbine on horseback) (3.4.3)
  (3 more: --limit all; another word narrows it down)

$ nfw find high ground --house club.toml
nfw fire --house club.toml  Fire
    To hit: +1 high ground [club.toml] --high-ground
    The shooters: --high-ground: on high ground; +1 high-ground (club.toml)

$ nfw find F-75 --json
{"schema":1,"version":"0.2.0","find":["F-75"],"partial":false,"found":1,"hits":[{"rules":"fucilier","where":"rulings F-75","command":"nfw --rules fucilier rulings F-75","heading":"","id":"losses-thresholds","text":"Losses above half: −3 alone, or −1 as well? -> −3 alone when more than half is lost (3.4.4)","in_force":{"en":"−3 alone when more than half is lost","it":"solo −3 quando è perduta più della metà"},"kind":"ruling","part":"F-75","label":{"en":"Losses above half: −3 alone, or −1 as well?","it":"Perdite oltre la metà: solo −3, o anche −1?"},"values":[{"column":"worse","label":{"en":"−3 alone when more than half is lost","it":"solo −3 quando è perduta più della metà"}},{"column":"both","label":{"en":"−1 and −3, −4 in all","it":"−1 e −3, −4 in tutto"}}],"ref":"3.4.4"}]}

$ nfw find a --limit 1 | tail -1
  (463 more: --limit all; another word narrows it down)

$ nfw find
2> nfw: find needs WORDS
? 2

$ nfw find cover --odds
2> nfw: --odds: goes only with a test or roll
? 2

# Questions as players put them, in their own words.

$ nfw find how far can muskets shoot --limit 2
nfw fire  Fire
    Ranges, in cm: musket, rifle, carbine: point-blank up to 5, short range up
    to 15, long range up to 40 (3.4.3) --weapon musket
nfw range  Range
    how far a weapon reaches, and in which band a target stands (3.4.3)
  (3 more: --limit all; another word narrows it down)

$ nfw find what happens when the general dies --limit 2
nfw table morale-tests  When morale is tested
    a leader is gone; who: every command of the army; when: round 8, once a
    turn: C-in-C, general, charismatic character or army standard lost; command:
    'command-test' (3.8, 3.4.3, 3.6.5, 4.6.1, 4.10, 4.11.1)
nfw table new-orders  May an order be given?
    command without a general; rule: no new order; but a C-in-C without units of
    his own may take that command, once he has all its units in his radius
    (3.2.2, 3.5.3)
  (10 more: --limit all; another word narrows it down)

$ nfw find how long is a battle --limit 1
nfw table turn  The turn
    A battle lasts 12 turns. (3.0)
  (8 more: --limit all; another word narrows it down)

$ nfw find drummer --limit 2
nfw table characters  Characters
    musicians; losses, morale: +1; influence: -1 (1.1)
nfw table limits  Limits of the army list
    musicians; at most: 2; in: an infantry unit (1.1)
  (14 more: --limit all; another word narrows it down)

$ nfw find howitzer wood --limit 2
nfw table cover  Cover and woods
    cover against each projectile, and who sees whom in woods (3.4.2)
nfw fire  Fire
    Consequences: a shell sets wood or forest on fire: impassable, those inside
    must leave (3.4.2, 3.5.10) --ammo shell
  (7 more: --limit all; another word narrows it down)

$ nfw find compenetrazione --lang it --limit 1
nfw table movement  Movimento
    compenetrazione; chi: due Unità con Opporre, a contatto, non disorganizzate;
    come: quella dietro si mette subito davanti all'altra; è l'intera mossa di
    entrambe (3.5.4)
  (altri 3: --limit all; una parola in più restringe)

$ nfw find discorso risultato 9 --lang it --limit 2
nfw speech  Discorso di incitamento
    Discorso: successo: 9 (2.4)
nfw command-test  Test di Comando
    Comando: +1 discorso riuscito (riuscito) (2.4, 3.8) --discorso riuscito
  (altri 3: --limit all; una parola in più restringe)

$ nfw --rules guaitana find how far does cavalry move --limit 2
nfw --rules guaitana move  Movement
    how far a unit moves (its allowance: table movement), whether it charges
    home, and up to where it may still fire (Capacità di movimento)
nfw --rules guaitana table movement  Movement
    cavalry; move: 30; half: 15; charge bonus: +20 (Capacità di movimento)
  (7 more: --limit all; another word narrows it down)

$ nfw --rules campaign find river crossing --limit 2
nfw --rules campaign march  March
    Move: -1 river (Fase 2)
nfw --rules campaign cross  Crossing
    a unit crosses jungle, desert or waste: losses, wounded, deserters (Fase 2)
  (1 more: --limit all; another word narrows it down)

$ nfw find can my infantry charge --limit 1
nfw table orders  Orders
    infantry and cavalry charge; attack: contact with the enemy must be sought;
    with volleys left, only close to short range (may earlier); hold: only if
    attacked; oppose: only if attacked (3.2.1)
  (22 more: --limit all; another word narrows it down)

$ nfw find can I fire over my own troops --limit 1 --json
{"schema":1,"version":"0.2.0","find":["can","I","fire","over","my","own","troops"],"partial":false,"found":1,"hits":[{"rules":"fucilier","where":"table fire-limits","command":"nfw --rules fucilier table fire-limits","heading":"Who may fire, and at what","id":"","text":"Howitzers may fire over units, friendly or not, and over what was agreed before the battle. (3.4.3)","table":"fire-limits","kind":"note","label":{"en":"Howitzers may fire over units, friendly or not, and over what was agreed before the battle.","it":"Gli obici possono tirare oltre le Unità, amiche o no, e oltre ciò che si è concordato prima della battaglia."},"ref":"3.4.3"}]}

# What a club says, in its file of house rules.

$ nfw find lads with a brown bess --house slang.toml --limit 1
nfw table melee-lines --house slang.toml  Who fights in melee
    muskets and pikes mixed; lines: 3; fights: musketeers in front with
    bayonets, two ranks of pikes behind (3.6.2)
  (4 more: --limit all; another word narrows it down)

$ nfw find heavy brolly --house slang.toml --limit 1
nfw fire --house slang.toml  Fire
    To kill: -2 heavy cover (unless cannon or howitzer; or canister) (3.4.3)
  (7 more: --limit all; another word narrows it down)

# Where nothing has all words, what has most of them.

$ nfw find possono fare fuoco oltre le mie Unità --lang it --limit 1
nfw table fire-limits  Chi può sparare, e a che cosa
    Gli obici possono tirare oltre le Unità, amiche o no, e oltre ciò che si è
    concordato prima della battaglia. (3.4.3)

$ nfw find quaity zzz --limit 1
nfw table profile  The profile
    QUA: quality; means: elite, veteran, average, poor (F-06) (1.1)
  (34 more: --limit all; another word narrows it down)
2> nfw: no 'quaity': taken for 'quality'
2> nfw: nothing has all of 'quaity zzz'; these have most of them
? 1

$ nfw find zzz --lang it
2> nfw: niente ha tutte le parole 'zzz'
? 1

$ nfw find zzz --json
{"schema":1,"version":"0.2.0","find":["zzz"],"partial":false,"found":0,"hits":[]}
? 1

# The other rulebooks are asked where the one played by has nothing.

$ nfw find laser rifle --limit 2
nfw --rules future range  Range
    Ranges, in cm: laser rifle: short range up to 15, long range up to 45 (4.2)
    --weapon laser-rifle
nfw --rules future fire  Fire
    To kill: laser rifle: 2+ no armour, 2+ light, 3+ medium, 4+ heavy, 5+ very
    heavy (4.2) --weapon laser-rifle
  (3 more: --limit all; another word narrows it down)
2> nfw: nothing in Fucilier Wars; of other rulebooks:

$ nfw find elicottero --lang it --limit 2
nfw --rules future table flying  Volare
    volanti e AGV su terreni e Unità, atterraggio, riorganizzazione (4.3.11)
      Terreno Difficoltoso; volanti: nessuna penalità; AGV: nessuna penalità
      (4.3.5, 4.3.11)
      Terreno Intransitabile; volanti: sopra sì; niente atterraggio; AGV:
      neanche sopra; niente atterraggio (4.3.5)
      palude, acquitrino; volanti: sopra sì; niente atterraggio, salvo modelli
      anfibi su un acquitrino; AGV: sopra sì; niente atterraggio (4.3.5)
      sopra Unità; volanti: amiche e nemiche (4.3.11)
      attraverso altri volanti; volanti: liberamente (4.3.11)
      reazioni, peso; volanti: come per le altre Unità (4.3.11)
      a terra; volanti: sempre disorganizzata (N-87) (4.3.12)
nfw --rules campaign scout  Esplorazione
    Esercito: 1D6 per Unità volante (Future Wars 3.1)
  (altri 34: --limit all; una parola in più restringe)
2> nfw: niente in Fucilier Wars; di altri regolamenti:

$ nfw --rules fucilier find elicottero --lang it
2> nfw: niente ha tutte le parole 'elicottero'
? 1

# A chapter, and what stands below it.

$ nfw find 3.7 --limit 4
nfw table influence-limits  Who may influence whom
    C-in-C; rule: all units of the army, allies and mercenaries too (3.7)
nfw influence  Influence
    a leader lifts a unit's reaction, or rouses it (3.7)
nfw table turn  The turn
    influence; round: 7; what is done: leaders calm or rouse units they touch;
    tests: influence (3.7)
nfw rulings  Rulings
    F-02: Does a retreating unit also count as demoralised in the lists of
    modifiers? -> no: a unit has one state only; retreat takes the lines for
    retreat and for disorganised, never those for demoralised (3.2.2, 3.4.3,
    3.4.4, 3.4.5, 3.6.6, 3.7)
  (63 more: --limit all; another word narrows it down)

$ nfw find 3.7 influenza --lang it --limit 3
nfw influence  Influenza
    chi comanda toglie la reazione a un'Unità, o la infiamma (3.7)
nfw table influence-limits  Chi può influenzare chi
    quale comandante può influenzare quale Unità, quante volte (3.7)
      Condottiero; regola: tutte le Unità dell'esercito, Alleati e Mercenari
      compresi (3.7)
      Generale; regola: Unità del suo Comando (3.7)
      dove; regola: a contatto di basetta con l'Unità (3.7)
      quale Unità; regola: in qualsiasi stato, anche OK: va in Sete di Sangue
      fino alla fine del turno seguente (F-137) (3.7)
      quante volte; regola: un tentativo per Unità e turno (F-135); dopo un
      fallimento di nuovo il turno dopo (3.7)
      Unità in fuga; regola: subito, da chi comanda ed è con essa (F-89) (3.4.5,
      4.6.1)
nfw table turn  Il turno
    Influenza; round: 7; che cosa si fa: chi comanda calma o infiamma le Unità
    che tocca; test: Influenza (3.7)

$ nfw find 9.9.9
2> nfw: nothing has all of '9.9.9'
? 1

# The number of a ruling, with the reading in force.

$ nfw find f75
nfw rulings  Rulings
    F-75: Losses above half: −3 alone, or −1 as well? -> −3 alone when more than
    half is lost (3.4.4)

$ nfw find 75 --lang it
nfw rulings  Letture
    F-75: Perdite oltre la metà: solo −3, o anche −1? -> solo −3 quando è
    perduta più della metà (3.4.4)

$ nfw rulings 75 | head -1
F-75 losses-thresholds, 3.4.4

$ nfw rulings f-75 --lang it | head -1
F-75 losses-thresholds, 3.4.4

$ nfw morale --after fire --lost 11 --of 20 --ruling 75=both --dice 4 -q
rout

$ nfw rulings 7500
2> nfw: rulings '7500': no such ruling; 'nfw rulings' lists them
? 2

# A slip of the pen, in a plural or in another ending too.

$ nfw find COPERTURÀ pesnte --limit 1
nfw fire  Fire
    To kill: -2 heavy cover (unless cannon or howitzer; or canister) (3.4.3)
  (7 more: --limit all; another word narrows it down)
2> nfw: no 'pesnte': taken for 'pesante'

$ nfw find rnage musket --limit 1
nfw range  Range
    Ranges, in cm: musket, rifle, carbine: point-blank up to 5, short range up
    to 15, long range up to 40 (3.4.3) --weapon musket
  (1 more: --limit all; another word narrows it down)
2> nfw: no 'rnage': taken for 'range'

# What stands twice is told once.
$ nfw find rnage musket rnage --limit 1
nfw range  Range
    Ranges, in cm: musket, rifle, carbine: point-blank up to 5, short range up
    to 15, long range up to 40 (3.4.3) --weapon musket
  (1 more: --limit all; another word narrows it down)
2> nfw: no 'rnage': taken for 'range'

$ nfw find gitata moschetto --lang it --limit 1
nfw range  Gittata
    Gittate, in cm: fucile, moschetto, carabina: a bruciapelo fino a 5, corta
    distanza fino a 15, lunga distanza fino a 40 (3.4.3) --arma moschetto
  (un altro: --limit all; una parola in più restringe)
2> nfw: nessun 'gitata': vale 'gittate'

# A word of a house file, and none that is only like it.

$ nfw find rigato --house club.toml --lang it --limit 2 | head -2
nfw range --house club.toml  Gittata
    Gittate, in cm: moschetto rigato: a bruciapelo fino a 5, corta distanza fino

# Nobody asks that much.

$ nfw find $(printf 'cover%.0s' $(seq 20)) heavy cover --limit 1
nfw fire  Fire
    To kill: -2 heavy cover (unless cannon or howitzer; or canister) (3.4.3)
  (7 more: --limit all; another word narrows it down)
2> nfw: only the first 32 words count, none of more than 64 letters

$ nfw find $(printf 'cover %.0s' $(seq 40)) --limit 1 --lang it
nfw table cover  Copertura e boschi
    copertura contro ogni proiettile, e chi vede chi nei boschi (3.4.2)
  (altri 4: --limit all; una parola in più restringe)
2> nfw: contano solo le prime 32 parole, nessuna di più di 64 lettere

# What is wrong is all that is said.

$ nfw find musket --limit 0
2> nfw: --limit '0': allowed are whole numbers from 1, or all; the nearest is 1
? 2

# What only a reading that is not in force brings is shown among all.
$ nfw find canister short only --limit 1
nfw rulings  Rulings
    F-57: What is the range of canister? -> the ranges and modifiers of the gun
    or howitzer that fires it (3.4.3)
  (4 more: --limit all; another word narrows it down)

$ nfw find canister short only --limit 1 --all
nfw fire  Fire
    Ranges, in cm: canister: point-blank up to 10, short range up to 20; when
    --ammo canister and --weapon cannon and --ruling canister-range=short-only
    (3.4.3)
  (4 more: --limit all; another word narrows it down)

# A number of cm finds the ranges that reach as far, however it is written, and no total of dice.

$ nfw --rules guaitana find rifle 55 cm --limit 1
nfw --rules guaitana range  Range
    Ranges, in cm: rifle, machine gun: close range up to 30, long range up to
    60, extreme range up to 120 (Tiro)

$ nfw --rules guaitana --lang it find fucile 55cm --limit 1
nfw --rules guaitana range  Distanza di tiro
    Gittate, in cm: fucile, mitragliatrice: distanza vicina fino a 30, distanza
    lunga fino a 60, distanza estrema fino a 120 (Tiro)

$ nfw --rules future find pistol at 12 centimetres --limit 1
nfw --rules future range  Range
    Ranges, in cm: pistol: short range up to 5, long range up to 15 (4.2)
    --weapon pistol
  (1 more: --limit all; another word narrows it down)

$ nfw find within 5 cm --limit 1
nfw table disengagement  Leaving a melee
    cavalry at a square that is OK; when: at once; how: 5 cm back, disorganised
    (3.5.8)
  (14 more: --limit all; another word narrows it down)

$ nfw find 41 cm musket --limit 1
nfw range  Range
    Ranges, in cm: musket, rifle, carbine: point-blank up to 5, short range up
    to 15, long range up to 40 (3.4.3) --weapon musket
  (3 more: --limit all; another word narrows it down)
2> nfw: nothing has all of '41 cm musket'; these have most of them
? 1

$ nfw find musket 7.5 cm --limit 1
nfw range  Range
    Ranges, in cm: musket, rifle, carbine: point-blank up to 5, short range up
    to 15, long range up to 40 (3.4.3) --weapon musket

$ nfw find 12 cm --limit 1
nfw range  Range
    Ranges, in cm: bow: short range up to 15, long range up to 30 (3.4.3)
    --weapon bow
  (6 more: --limit all; another word narrows it down)

$ nfw find 7,5 centimetres of a musket --limit 1
nfw range  Range
    Ranges, in cm: musket, rifle, carbine: point-blank up to 5, short range up
    to 15, long range up to 40 (3.4.3) --weapon musket

$ nfw find musket 12 12cm --limit 1
nfw range  Range
    Ranges, in cm: musket, rifle, carbine: point-blank up to 5, short range up
    to 15, long range up to 40 (3.4.3) --weapon musket

$ nfw find howitzer 19.5 cm --limit 1
nfw range  Range
    Ranges, in cm: howitzer: from 20; short range up to 30, long range up to 60
    (3.4.3) --weapon howitzer
  (7 more: --limit all; another word narrows it down)
2> nfw: nothing has all of 'howitzer 19.5 cm'; these have most of them
? 1

$ nfw find 8cm? --limit 1
nfw range  Range
    Ranges, in cm: bow: short range up to 15, long range up to 30 (3.4.3)
    --weapon bow
  (6 more: --limit all; another word narrows it down)

$ nfw find speech 9 --limit 1
nfw speech  Speech
    success: 9 (2.4)
  (4 more: --limit all; another word narrows it down)

# A number that a roll needs, under the name of the roll.

$ nfw find to hit --limit 3; nfw --rules campaign find deserters --limit 3 --lang it
nfw duel  Individuals' combat
    To hit: 4+ (3.6.3)
nfw fire  Fire
    To hit: 5+ (3.4.3)
nfw melee  Melee
    To hit: 4+ (3.6.5)
  (69 more: --limit all; another word narrows it down)
nfw --rules campaign deserters  Disertori
    quali delle miniature che hanno lasciato la battaglia tornano (Fase 4)
nfw --rules campaign cross  Attraversamento
    Disertori: 4+ (Fase 2)

# A note stands below its row, and a short table is shown whole.

$ nfw find how much does a sergeant cost --limit 1; nfw --rules guaitana find munizioni | head -n 6
nfw table costs  Points
    special character; points: 10; paid on top of: the price of a soldier of the
    unit (1.1)
      Commander, subaltern, sergeant, colours, musician, sharpshooter; the
      mounted colonel has a price of his own. (1.1)
  (4 more: --limit all; another word narrows it down)
nfw --rules guaitana table munitions  Ammunition
    how often a unit may fire in the game (Tiro)
      javelins; fires: 1; rule: not out of ammunition for morale (Tiro)
      firearms; fires: 6; rule: artillery too; then no more in this game (Tiro)
      reserve on a mule; fires: 4; rule: Italian units with a mule (G-45), after
      their own fires (G-45b), if they did not move in this turn (Tiro)

# Rulings by their numbers, with and without zeros; none that there is not.

$ nfw find F-1 --limit 1; nfw find f2 --limit 1 --lang it; nfw rulings 2 | head -n 1; nfw find F-999; nfw find f-7 --limit 1 | head -n 2
nfw rulings  Rulings
    F-01: Which rule stands behind names that the book never defines? ->
    DIFENDERE = HOLD, MANOVRARE = OPPOSE, Ritirata = retreat, Test di
    Combattimento = morale test, test di reazione = losses test (if by fire) or
    morale test, red = ATTACK, yellow = OPPOSE; no threats (3.2.1, 3.3.2, 3.4.2,
    3.4.5, 3.5.4, 3.5.5, 3.5.6, 3.6.1)
nfw rulings  Letture
    F-02: Un'Unità in Arretramento conta anche come demoralizzata negli elenchi
    dei modificatori? -> no: lo stato è uno solo; chi arretra prende le righe
    dell'Arretramento e della disorganizzazione, mai quelle della
    demoralizzazione (3.2.2, 3.4.3, 3.4.4, 3.4.5, 3.6.6, 3.7)
F-02 retreat-not-demoralised, 3.2.2, 3.4.3, 3.4.4, 3.4.5, 3.6.6, 3.7
nfw rulings  Rulings
    F-07: Elite and poor units within half the army: is exactly half allowed,
2> nfw: nothing has all of 'F-999'

$ nfw find commander-in-chief --limit 1; nfw --rules guaitana find comandante in capo --lang it --limit 1; nfw --rules guaitana find bersaglieri --limit 1
nfw table limits  Limits of the army list
    C-in-C; at least: 1; at most: 1; in: the army; generals, one for each
    further command, are optional (1.1)
  (85 more: --limit all; another word narrows it down)
nfw --rules guaitana cinc  Nuovo Comandante in Capo
    quando un comandante di unità prende il posto del Comandante in Capo
    eliminato (Ordini)
  (altri 51: --limit all; una parola in più restringe)
nfw --rules guaitana table movement  Movement
    Bersaglieri, Ascari, line (G-16); move: 15; half: 7.5 (Capacità di
    movimento)
  (5 more: --limit all; another word narrows it down)
