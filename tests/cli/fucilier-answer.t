# A battle of Fucilier Wars, one after the other, in one folder: whoever fired at a unit under OPPOSE,
# which may answer, tests once for all that it lost in the phase, the answer included (3.4.2, 3.4.4, F-61).
$ nfw battle new answer.battle modena.toml parma.toml >o; nfw speech duca guard --dice 1 -q; nfw round orders >o; for c in 'centro attack' 'cavalleria oppose' 'riserva attack' 'sinistra attack' 'destra oppose' 'lancieri oppose'; do nfw order $c -q; done; nfw round fire >o
legendary

$ nfw fire frignano musketiere short 4 --dice 1,1,1,1 -q; nfw fire piacenza frignano short 4 --dice 6,6,1,1,6,6,1 -q; nfw due
0
2
Turn 1, fire: volleys
First      volleys, then losses tests of those answered
Must       1 nfw morale frignano
May        2 nfw fire guardie-ducali NAME --shooters --range  3 reggio
           4 mirandola  5 fanti-neri  6 guastalla  7 schulz-musketiere

# Its test closes the replies; what may still be done is asked.
$ nfw morale frignano --dice 6
2> Turn 1, fire: volleys: may still be done: fire guardie-ducali, reggio, mirandola, fanti-neri, guastalla, schulz-musketiere; go on? (y/n) 
2> nfw: nothing was done; --skip goes on without them
? 2

$ nfw fire musketiere frignano short 4 --dice 6,1,1,1,1,6,1 --skip | sed -n '/Applied/,$p'; nfw due
Applied    [12] Frignano: lost in this round 2 -> 3; Schulz Musketiere: volleys
           left 6 -> 5, has fired, firing at Frignano
Due        morale frignano
Turn 1, fire: replies
Must       1 nfw morale frignano

# 3 of 12: 6 -1 poor -1 losses -1 infantry at short range +1 commander = 4: retreat.
$ nfw next --dice 6
Morale, Fucilier Wars 3.4.4

Morale     1D6: 6 -1 poor (3.4.4) -1 losses this turn (3.4.4)
           -1 infantry at short range (3.4.4) +1 commander or officer (3.4.4)
           = 4 -> retreat
Result     retreat, disorganised
           half a move straight back in the movement phase of the next turn,
           then the re-test (3.4.5, 3.5.1)
           without room as far as it can; over the table edge it has fled
           (3.4.5)
           cavalry that moves into contact with it destroys it (3.4.5, 3.5.1)
From file  Frignano: lost 3, of 12, by musketry, short-range, arm infantry,
           quality poor, type irregular, order attack, formation column,
           commander, after fire
Not said   --charismatic --army-standard
Applied    [13] Frignano: state OK -> retreat, falls back from the next turn on,
           disorganised, losses test taken

# Whoever no one may answer tests as soon as the volleys are over.
$ nfw undo >o; nfw undo >o; nfw fire reggio guastalla short 4 --dice 6,1,1,1,6,1 -q; nfw due
1
Turn 1, fire: volleys
First      volleys, then losses tests
Must       1 nfw morale guastalla  2 nfw morale frignano
May        3 nfw fire guardie-ducali NAME --shooters --range  4 mirandola
           5 fanti-neri  6 guastalla  7 schulz-musketiere
