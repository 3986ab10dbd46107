# Fucilier Wars, one after the other, in one folder. Guns in bloodlust must fire (3.4.5); with nobody in reach
# and in sight they say so, and a volley that was declared at somebody out of reach is lost (F-56).

$ nfw battle new ways.battle modena.toml parma.toml >o; nfw speech duca-francesco reggio --seed 1 -q; nfw set obici formation=battery state=bloodlust --why 'for this' >o; nfw round fire --skip | tail -n 1; nfw due; nfw due --lang it; nfw round --skip; nfw fire obici reggio distance 200; nfw fire obici reggio distance 200 --lang it; nfw fire obici reggio distance 15
legendary
Due        fire obici (or 'nfw no-target')
Turn 1, fire: volleys
Must       1 nfw fire obici NAME --range (or 'nfw no-target')
May        2 nfw no-target obici (no enemy in reach and in sight)
           3 nfw fire guardie-ducali NAME --shooters --range  4 reggio
           5 dragoni-estensi  6 mirandola  7 frignano  8 fanti-neri  9 piacenza
           10 guastalla  11 schulz-musketiere  12 schulz-jager
Turno 1, Fuoco: salve
Si deve    1 nfw fire obici NOME --gittata (o 'nfw no-target')
Si può     2 nfw no-target obici (nessun nemico a tiro e in vista)
           3 nfw fire guardie-ducali NOME --tiratori --gittata  4 reggio
           5 dragoni-estensi  6 mirandola  7 frignano  8 fanti-neri  9 piacenza
           10 guastalla  11 schulz-musketiere  12 schulz-jager
2> nfw: round: still due: fire obici (or 'nfw no-target')
2> nfw: --distance 200: beyond the reach of 60 cm (howitzer, short up to 30 cm, long up to 60 cm; 3.4.3); a volley that was declared at it is lost: 'nfw waste NAME' (F-56)
2> nfw: --distanza 200: oltre la gittata di 60 cm (obice, corta fino a 30 cm, lunga fino a 60 cm; 3.4.3); una salva dichiarata contro di esso è perduta: 'nfw waste NOME' (F-56)
2> nfw: --distance 15: nearer than the least range of 20 cm (howitzer, short up to 30 cm, long up to 60 cm; 3.4.3); a volley that was declared at it is lost: 'nfw waste NAME' (F-56)
? 2

$ nfw no-target obici; nfw due | head -n 2; nfw undo | tail -n 1; nfw waste obici; nfw fire piacenza reggio distance 50 shooters 5
Applied    [4] Obici: has fired
Turn 1, fire: volleys
May        1 nfw fire guardie-ducali NAME --shooters --range  2 reggio
Due        fire obici (or 'nfw no-target')
Applied    [6] Obici: volleys left 6 -> 5, has fired
2> nfw: --distance 50: beyond the reach of 40 cm (musket, rifle, carbine, point-blank up to 5 cm, short up to 15 cm, long up to 40 cm; 3.4.3); a volley that was declared at it is lost: 'nfw waste NAME' (F-56)
? 2

# Of who may fire one who is there is the example, and of who was struck one who was.

$ nfw fire obici; nfw hold-back fanti-neri reserve; nfw set frignano owed=1 lost=2 --why 'for this' >o; nfw strike; nfw strike frignano; nfw strike frignano --lang it; nfw strike frignano leader; nfw strike frignano commander | tail -n 1
Due        morale frignano
2> nfw: fire needs 2 names, first of who acts: 'nfw fire obici guardie-ducali'
2> nfw: 'fanti-neri': Fanti Neri is 'Unit' of sinistra, wanted is 'Command'; there are centro, cavalleria, riserva, sinistra, destra, lancieri
2> nfw: strike needs a name: 'nfw strike frignano'
2> nfw: strike needs --who: commander
2> nfw: strike richiede --who: comandante
2> nfw: Frignano has no leader with it

$ nfw morale frignano --dice 6 --skip | tail -n 1; nfw set obici has-fired=yes --why 'for this' >o; nfw round --skip | tail -n 1; nfw initiative --seed 1; nfw initiative --seed 1 --lang it; nfw next --seed 1 -q
           disorganised, losses test taken
Due        initiative (nfw next)
Conte Rangoni
Duca Francesco
Von Schulz
Marchese Bentivoglio
Farnese
Pallavicino
2> Usage: nfw initiative --general NAME:N[,...] [flags]
2> All flags: nfw initiative --help
2> In the battle: nfw next
2> Uso: nfw initiative --generale NOME:N[,...] [opzioni]
2> Tutte le opzioni: nfw initiative --help
2> Nella battaglia: nfw next

# A square tests for the cavalry that reaches it, and is asked which (3.5.8); one that is demoralised already
# tests, too (F-98).

$ nfw set mirandola formation=square state=demoralised --why 'for this' >o; nfw set lancieri-rossi state=bloodlust --why 'for this' >o; nfw due; nfw morale mirandola; nfw morale mirandola --lang it; nfw next 1; nfw round --skip | tail -n 1; nfw melee lancieri-rossi mirandola charged; nfw undo >o; nfw morale mirandola lancieri-rossi --dice 3 | tail -n 8
Turn 1, movement
May        1 nfw morale mirandola NAME
Applied    [15] round melee
           the square is destroyed at once: it retreats with cavalry in contact
           (3.4.5, 3.5.8)
From file  Mirandola: arm infantry, state demoralised, formation square,
           commander, after square
Not said   --charismatic --army-standard
Applied    [17] Mirandola: place on the table -> destroyed, state demoralised ->
           retreat, falls back from the next turn on, disorganised; Lancieri
           Rossi: has reached the square of Mirandola
2> nfw: Mirandola tests for the cavalry that reaches it: 'nfw morale SQUARE CAVALRY' (3.5.8); --anyway takes it all the same
2> nfw: Mirandola fa il test per la cavalleria che le arriva a contatto: 'nfw morale QUADRATO CAVALLERIA' (3.5.8); --anyway lo fa lo stesso
2> nfw: Mirandola tests for the cavalry that reaches it: 'nfw morale SQUARE CAVALRY' (3.5.8); --anyway takes it all the same
2> nfw: Mirandola is a square: cavalry fights it only where it is demoralised by its test ('nfw morale SQUARE CAVALRY' in the movement round) (3.5.8); --anyway takes it all the same

# What a list says of a unit's type holds in melee.

$ nfw round --skip >o; nfw set frignano state=ok disorganised=no --why 'for this' >o; nfw set lancieri-blu state=bloodlust --why 'for this' >o; nfw melee lancieri-blu frignano 3 3 charged riders 2 --seed 1 | grep -A 2 '^Assumed\|^ *Frignano:'
           Frignano: 1 foe killed
Assumed    --type disciplined
Seed       1
From file  Lancieri Blu: value 6, first-turn, weapon cavalry-lance,
--
           Frignano: enemy-quality poor, enemy-figures 10, enemy-value 3,
           enemy-type irregular, enemy-formation column
Not said   --commander --officer --enemy-ranks --enemy-charged --enemy-officer

# A guard waits without the C-in-C, who is with it no more (2.3.4), and hears no speech (2.4); as it comes in
# its command gets orders as before (3.2.2).

$ rm ways.battle; nfw battle new wait.battle modena.toml parma.toml >o; nfw hold-back sinistra reserve | head -n 2; nfw hold-back centro reserve >o; nfw speech duca-francesco reggio --dice 6 | tail -n 4; nfw round orders --skip >o; for c in centro sinistra destra riserva; do nfw order $c hold >o; done; for c in cavalleria lancieri; do nfw order $c oppose >o; done; nfw round fire --skip >o; nfw fire reggio farnese short shooters 5 --seed 1 -q; nfw round --skip >o; nfw next --seed 1 -q >o; nfw turn --skip >o; nfw bring-in sinistra; nfw round --skip >o; nfw order sinistra attack
Applied    [1] Farnese: no longer with Fanti Neri; Fanti Neri: place on the
           table -> in reserve
From file  Duca Francesco: cv 6, army-standard, charismatic
           Reggio: own-command
Applied    [3] Modena: the C-in-C's speech roused them; Reggio: state OK ->
           bloodlust; Cannoni Estensi: state OK -> bloodlust
0
Applied    [16] Fanti Neri: place in reserve -> on the table
Applied    [18] Sinistra: order hold -> attack, has answered an order

# Messengers flee with him whose they are (4.1, F-16).

$ nfw victory modena | grep Modena:; nfw set duca-francesco where=fled --why 'for this' >o; nfw victory modena | grep Modena:; nfw muster modena.toml | grep -A 2 Duca
From file  Modena: points 1600, suffered 219
From file  Modena: points 1600, suffered 549
  Duca Francesco        30 base cost (1.1) +80 command value 5 (1.1)
                        +100 charismatic (4.10) +8 trumpeters x1 (1.1) = 218
  Guardie Ducali        80 models x16 (1.1) +48 upgrade x16 (1.1)
                        +60 special characters x6 (1.1)
                        +15 mounted colonel x1 (1.1)

# Cavalry is named for no test but that of a square (3.5.8): a retreating unit that it reaches it rides down (3.4.5).

$ rm wait.battle; nfw battle new down.battle modena.toml parma.toml >o; nfw speech duca-francesco guardie-ducali --seed 2 >o; nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw set reggio formation=square state=retreat disorganised=yes --why 'for this' >o; nfw morale reggio lancieri-rossi --dice 5; nfw ride-down lancieri-rossi reggio
Applied    [5] Reggio: place on the table -> destroyed
2> nfw: Lancieri Rossi is named for the test of a square that it reaches, and another test is due; 'nfw ride-down' is for a retreating unit (3.5.8); --anyway takes it all the same

# Guns short of gunners stay where they are, in battery, too, and test again (3.4.5).

$ nfw move short-crew battery --state retreat 12; nfw move battery --state retreat 12
Movement, Fucilier Wars 3.5.5

Result     0 cm, disorganised
           the guns stay where they are (3.4.5, 3.5.6)
Next       the re-test: nfw morale --after retreat --arm artillery
Assumed    --arm artillery
2> nfw: --formation battery: a battery does not move: limber the guns first, unless its profile says otherwise (3.3.2)
? 2

# Scouts of a general who is dead go with the last of his command (3.8, F-16).

$ rm *.battle; sed 's/^army-standard = true/&\nscouts = 1\nscout-price = 10/' modena.toml >scouts.toml; nfw battle new dead.battle scouts.toml parma.toml >o 2>e; nfw set duca-francesco where=dead --why 'for this' >o; nfw victory modena | grep Modena:; for unit in guardie-ducali reggio cannoni-estensi; do nfw set $unit where=fled --why 'for this' >o; nfw victory modena | grep Modena:; done
From file  Modena: points 1600, suffered 218
From file  Modena: points 1600, suffered 437
From file  Modena: points 1600, suffered 547
From file  Modena: points 1600, suffered 629
