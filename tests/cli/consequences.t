# What a result means on the table, and the test that is due next.

# An attack column at a line: a volley of blows, the morale test, the breakthrough test.

$ nfw melee --value 6 --charged --attack-column --ranks 4 --enemy-figures 16 --dice '6 6 6 6 1 1 1 1 1 1  6 6 6 6  1 1'
Melee, Fucilier Wars 3.6.5

To hit     10 dice: 6 Value of those who fight (3.6.5),
           +4 ranks that charge (3.6.5)
           4+
           6* 6* 6* 6* 1  1  1  1  1  1  -> 4 hits
To kill    4 dice
           bayonet, infantry lance, pike: 3+
           6* 6* 6* 6* -> 4 mortal hits
Characters 2 dice
           6+
           1  1  -> 0 hits on characters
Result     4 foes killed
Next       enemy's morale test: nfw morale --after melee --lost 4 --of 16 \
           --column-charge --inflicted N
Assumed    --quality average --weapon bayonet --arm infantry --state ok
           --enemy-arm infantry --enemy-quality average --enemy-armour none

$ nfw morale --after melee --lost 4 --of 16 --column-charge --inflicted 2 --commander --dice 4
Morale, Fucilier Wars 3.6.6

Morale     1D6: 4 -1 a quarter or more lost (3.6.6)
           -1 lost more than it inflicted (3.6.6)
           +1 commander or officer (3.6.6) = 3 -> retreat
Result     retreat, disorganised
Next       breakthrough test: nfw morale --after breakthrough --lost 4 --of 16 \
           --inflicted 2 --state retreat --commander
Assumed    --quality average --type disciplined --state ok --formation line
           --arm infantry

$ nfw morale --after breakthrough --lost 4 --of 16 --inflicted 2 --state retreat --commander --dice 6
Morale, Fucilier Wars 3.6.6

Morale     1D6: 6 -1 a quarter or more lost (3.6.6)
           -1 lost more than it inflicted (3.6.6)
           -1 second test after the charge (3.5.8)
           +1 commander or officer (3.6.6) = 4 -> demoralised
Result     demoralised, disorganised
           fights on with the penalties; place both markers (3.4.5)
           driven 10 cm straight back; the column follows in contact; friends in
           the way: collision (3.5.8)
Assumed    --quality average --type disciplined --formation line

$ nfw morale --after square --disorganised --commander --colours --dice 5
Morale, Fucilier Wars 3.4.4

Morale     1D6: 5 -1 losses this turn (3.4.4) +1 in square (3.4.4)
           +1 commander or officer (3.4.4) +1 colours (3.4.4) = 7 -> OK
Result     OK
           the square holds and loses any disorganised marker; the cavalry goes
           5 cm back, disorganised, without melee; its general may order OPPOSE
           in the next round 2 (3.2.2, 3.5.8)
Assumed    --quality average --type disciplined --state ok --formation square
           --arm infantry

$ nfw morale --after square --disorganised --commander --colours --dice 5 --lang it
Morale, Fucilier Wars 3.4.4

Morale     1D6: 5 -1 perdite in questo turno (3.4.4) +1 in quadrato (3.4.4)
           +1 Comandante o Ufficiale (3.4.4) +1 Alfiere (3.4.4) = 7 -> OK
Risultato  OK
           il quadrato tiene e perde l'eventuale disorganizzazione; la
           cavalleria arretra di 5 cm, disorganizzata, senza mischia; il suo
           Generale può ordinare OPPORRE nel prossimo round 2 (3.2.2, 3.5.8)
Sottinteso --qualita media --tipo disciplinata --stato ok --formazione quadrato
           --corpo fanteria

# A routed unit and its general.

$ nfw morale --after fire --lost 5 --of 12 --by artillery --leader general --quality poor --state demoralised --dice 1
Morale, Fucilier Wars 3.4.4

Morale     1D6: 1 -1 poor (3.4.4) -1 losses this turn (3.4.4)
           -1 some by artillery (3.4.4) -2 demoralised (3.4.4)
           +2 general or C-in-C (3.4.4) = -2 -> rout
Result     rout, disorganised
           leaves the table with all who joined it; a general with it may
           influence it at once; if he goes too: command test in round 8 (3.4.5,
           3.8)
Next       its general may hold it at once: nfw influence --state rout \
           --disorganised --quality poor --cv N
Assumed    --type disciplined --formation line

$ nfw influence --state rout --disorganised --quality poor --cv 3 --dice 5
Influence, Fucilier Wars 3.7

Influence  1D6: 5 +2 poor (3.7) -1 disciplined (3.7) = 6 against cv 3
           -> total failure
Result     total failure, state rout, disorganised
           the unit, the leader and all who depend on him leave the table;
           command test in round 8 (3.4.5, 3.7, 4.1)
Next       command test of each command: nfw command-test --cv N
Assumed    --type disciplined --command own
