# Several units in one melee: the losses of a side are added up (3.6.2).

$ nfw morale --after melee --lost 3 --of 16 --side-lost 5 --inflicted 4 --dice 4 | head -3
Morale, Fucilier Wars 3.6.6

Morale     1D6: 4 -1 lost more than it inflicted (3.6.6) = 3 -> retreat

$ nfw morale --after melee --lost 3 --of 16 --inflicted 4 --dice 4 -q
demoralised

$ nfw morale --after melee --lost 3 --of 16 --side-lost 2 --inflicted 4
2> nfw: --side-lost 2: allowed are values of at least --lost 3
? 2

$ nfw morale --after fire --lost 3 --of 16 --side-lost 5 --lang it
2> nfw: --side-lost 5: vale solo con --dopo combattimento, sfondamento e --perdute
? 2

$ nfw melee --both --value 4 --figures 16 --others-lost 2 --enemy-value 3 --enemy-figures 16 --dice 6,6,6,6,6,6,6,6,6,6,6,6,6,6,1,1,1,4,4
Melee, Fucilier Wars 3.6.5

This side
To hit     4 dice: 4 Value of those who fight (3.6.5)
           4+
           6* 6* 6* 6* -> 4 hits
To kill    4 dice
           bayonet, infantry lance, pike: 3+
           6* 6* 6* 6* -> 4 mortal hits
The enemy
To hit     3 dice: 3 Value of those who fight (3.6.5)
           4+
           6* 6* 6* -> 3 hits
To kill    3 dice
           bayonet, infantry lance, pike: 3+
           6* 6* 6* -> 3 mortal hits
Characters 2 dice
           6+
           1  1  -> 0 hits on characters
This side
Characters 1 die
           6+
           1  -> 0 hits on characters

This side  4 foes killed, lost more: this side
The enemy  3 foes killed
Assumed    --quality average --weapon bayonet --arm infantry --state ok
           --type disciplined --formation line --enemy-arm infantry
           --enemy-quality average --enemy-armour none --enemy-weapon bayonet
           --enemy-state ok --enemy-type disciplined --enemy-formation line
           --armour none

Morale, Fucilier Wars 3.6.6: the enemy

Morale     1D6: 4 -1 a quarter or more lost (3.6.6)
           +1 inflicted more than it lost (3.6.6) = 4 -> demoralised
Result     demoralised, disorganised
           fights on with the penalties; place both markers (3.4.5)

Morale, Fucilier Wars 3.6.6: this side

Morale     1D6: 4 -1 lost more than it inflicted (3.6.6) = 3 -> retreat
Result     retreat, disorganised
           half a move straight back in the movement phase of the next turn,
           then the re-test (3.4.5, 3.5.1)
           without room as far as it can; over the table edge it has fled
           (3.4.5)
           it breaks off; the enemy does not follow, unless his own state or
           order makes him (3.4.5)
           cavalry that moves into contact with it destroys it (3.4.5, 3.5.1)
Next       after its move back: nfw morale --after retreat

$ nfw melee --both --value 4 --figures 16 --others-lost 2 --enemy-value 3 --enemy-figures 16 --dice 6,6,6,6,6,6,6,6,6,6,6,6,6,6,1,1,1,4,4 --lang it | tail -28 | head -12
Noi        4 avversari uccisi, ha perso di più: noi
Il nemico  3 avversari uccisi
Sottinteso --qualita media --arma baionetta --corpo fanteria --stato ok
           --tipo disciplinata --formazione linea --nemico-corpo fanteria
           --nemico-qualita media --nemico-corazza nessuna
           --nemico-arma baionetta --nemico-stato ok --nemico-tipo disciplinata
           --nemico-formazione linea --corazza nessuna

Morale, Fucilier Wars 3.6.6: il nemico

Morale     1D6: 4 -1 perdite pari o oltre il 25% (3.6.6)
           +1 più perdite inflitte che subite (3.6.6) = 4 -> demoralizzata

$ nfw melee --value 4 --others-lost 2
2> nfw: --others-lost 2: goes only with --both
? 2

# What only one arm can be or have says which it is (1.1, 3.3.2, 4.9).

$ nfw morale --after square --sergeant --dice 2
Morale, Fucilier Wars 3.4.4

Morale     1D6: 2 -1 losses this turn (3.4.4) +1 in square (3.4.4) = 2
           -> retreat
Result     retreat, disorganised
           the square is destroyed at once: it retreats with cavalry in contact
           (3.4.5, 3.5.8)
           --sergeant does not count: he is an officer only in a battery, --arm
           artillery (1.1)
Assumed    --quality average --type disciplined --state ok --formation square
           --arm infantry

$ nfw morale --after square --colonel --sergeant --dice 2 --lang it
Morale, Fucilier Wars 3.4.4

Morale     1D6: 2 -1 perdite in questo turno (3.4.4) +1 in quadrato (3.4.4)
           +1 Colonnello a cavallo (3.4.4) = 3 -> arretramento
Risultato  arretramento, disorganizzata
           il quadrato è subito distrutto: arretra con la cavalleria a contatto
           (3.4.5, 3.5.8)
           --sergente non conta: vale da Ufficiale solo in una batteria, --corpo
           artiglieria (1.1)
Sottinteso --qualita media --tipo disciplinata --stato ok --formazione quadrato
           --corpo fanteria

$ nfw morale --after square --arm artillery
2> nfw: --after square --arm artillery: only infantry forms a square or an attack column (3.3.2)
? 2

$ nfw morale --after fire --lost 1 --arm cavalry --colonel
2> nfw: --colonel: goes only with --arm infantry
? 2

$ nfw move --mov 15 --formation limbered
Movement, Fucilier Wars 3.5.5

Allowance  15
Result     15 cm
Assumed    --state ok --arm artillery

$ nfw move --mov 15 --arm artillery --formation line --lang it
2> nfw: --formation linea: una batteria schierata non muove: prima l'ordine di marcia, salvo che il profilo dica altro (3.3.2)
? 2

# A howitzer may fire ball; limbered guns in bloodlust unlimber, and nothing else.

$ nfw fire --weapon howitzer --value 1 --ammo ball --range short --dice 4,2,1
Fire, Fucilier Wars 3.4.3

To hit     1 die: 1 Value of the guns (3.4.3)
           5+ +1 artillery at infantry or cavalry (3.4.3) = 4+
           4* -> 1 hit
To kill    1 die
           ball or shell: 2+
           2* -> 1 mortal hit
Characters 1 die
           6+
           1  -> 0 hits on characters
Result     1 killed
Next       losses test: nfw morale --after fire --by artillery --lost 1
Assumed    --quality average --state ok --target infantry
           --target-formation line --target-armour none --cover none

$ nfw fire --weapon howitzer --value 1 --ammo ball --range short --ruling howitzer-ball=no
2> nfw: --weapon howitzer --ammo ball: with this ruling a howitzer fires shell and canister only (2.3.5, ruling F-148)
? 2

$ nfw formation --formation battery --changing --state bloodlust
Formation, Fucilier Wars 3.3.2

Result     legal
           in bloodlust guns unlimber and do nothing else; then they fire every
           turn while they have tokens (2.4, 3.3.2, 3.4.5)
           it does not move this turn: place the Stop marker (3.3.1, 3.3.2)
Assumed    --arm artillery

$ nfw formation --formation battery --changing --state bloodlust --ruling F-149=stay --lang it
Formazione, Fucilier Wars 3.3.2
Letture    bloodlust-limbered=stay

Risultato  non ammesso
           un'Unità disorganizzata o sotto una reazione non cambia formazione
           (3.3.2)
Sottinteso --corpo artiglieria

$ nfw rulings howitzer-ball
F-148 howitzer-ball, 2.3.5, 3.4.2
  May a howitzer fire ball?

  yes                 yes, with its own ranges; unless told otherwise it fires
                      shell [in force]
  no                  no: its rounds that are not canister are shells

  The rule on trees speaks of the ball of cannon and howitzers beside the
  howitzers' shells (3.4.2).
  --ruling howitzer-ball=no

$ nfw rulings F-149 --lang it
F-149 bloodlust-limbered, 2.4, 3.3.2, 3.4.5
  Pezzi in ordine di marcia in Sete di Sangue devono sparare ogni turno, e non
  possono: si mettono in batteria?

  unlimber            sì, e nient'altro; poi sparano ogni turno [in vigore]
  stay                no: la Sete di Sangue vieta ogni cambio di formazione, e
                      non sparano

  Altrimenti l'obbligo di sparare ogni turno sarebbe vuoto, e l'artiglieria può
  non muoversi (3.4.5).
  --ruling bloodlust-limbered=stay

# Words of the book, and what else a player may call a weapon.

$ nfw morale --after fire --lost 1 --by moschetteria --lang it --dice 6 -q
demoralised

$ nfw melee --value 1 --weapon una --dice 1 -q
0

# No number of the next command is beyond what it takes.

$ nfw colours --inflicted 1000000 --lost 2 --standard --lang it | grep -A 1 nemica
Poi        Test di Morale dell'Unità nemica: nfw morale --after melee --lost \
           1000000 --inflicted 2 --lost-colours
