# A battle of Fucilier Wars, one after the other, in one folder: duties that are easily forgotten, and
# models that are easily miscounted. What stands in comments is worked out by hand from the rulebook.

# Individuals always have a save, and all that moves a MOV: what the lists lack is said at once.
$ nfw battle new duchies.battle modena.toml parma.toml | tail -n 2
Lists lack his save: Marchese Bentivoglio, Pallavicino; MOV: Cannoni Estensi,
           Obici

# Before the battle (2.1.1, 2.4).
$ nfw due
Turn 1, reserves and reinforcements
Must       1 nfw speech duca-francesco NAME
May        2 nfw scout modena  3 parma  4 nfw hold-back centro --how
           5 cavalleria  6 riserva  7 sinistra  8 destra  9 lancieri
           10 nfw speech farnese NAME

$ nfw scout modena --seed 1 -q; nfw deploy modena --seed 1 -q; nfw due; nfw hold-back riserva reinforcement >o; nfw due
outscouts
enemy
Turn 1, reserves and reinforcements
Must       1 nfw speech duca-francesco NAME
May        2 nfw hold-back centro --how  3 cavalleria  4 riserva  5 sinistra
           6 destra  7 lancieri  8 nfw speech farnese NAME
Turn 1, reserves and reinforcements
Must       1 nfw speech duca-francesco NAME
May        2 nfw first-turn parma  3 nfw hold-back centro --how  4 cavalleria
           5 sinistra  6 destra  7 lancieri  8 nfw speech farnese NAME

# 1 + 6 + own command + charismatic + standard = 10: all of it in bloodlust, the guns as well.
$ nfw speech duca guard --dice 1 -q; nfw join duca guard; nfw join duca guard
legendary
Applied    [5] Duca Francesco: with Guardie Ducali
2> nfw: join: it is so already
? 2

# Where one command has its first order each must have one (3.2.2).
$ nfw round >o; nfw order centro oppose -q; nfw round
2> nfw: round: still due: order cavalleria, sinistra, destra, lancieri
? 2

$ nfw order cavalleria oppose -q; nfw order sinistra hold -q; nfw order destra hold -q; nfw order lancieri oppose -q; nfw round >o; nfw battle | sed -n '/Guardie/p; /Cannoni/p; /Obici/p'
    Duca Francesco      command value 5, with Guardie Ducali, charismatic,
    Guardie Ducali      models 19, bloodlust, volleys left 6, commander 1,
    Cannoni Estensi     models 5, bloodlust, limbered, volleys left 6,
    Obici               models 4, limbered, volleys left 6, of canister 2,

# All come on with limbered guns (2.3.1); in bloodlust these unlimber (F-149).
$ nfw formation musketiere square -q; nfw formation cannoni battery -q; nfw formation guast line --ranks 6,5,5 -q; nfw round >o; nfw fire obici guard long --seed 1
legal
legal
legal
2> nfw: fire: not due for Obici now: limbered guns do not fire (3.3.2); --anyway takes it all the same
? 2

$ nfw due; nfw round --skip
Turn 1, fire: volleys
Must       1 nfw fire cannoni-estensi NAME --range (or 'nfw no-target')
May        2 nfw no-target cannoni-estensi (no enemy in reach and in sight)
           3 nfw fire fanti-neri NAME --shooters --range  4 piacenza
           5 nfw fire guastalla NAME --range  6 schulz-musketiere
           7 nfw fire schulz-jager NAME --shooters --range
2> nfw: round: still due: fire cannoni-estensi (or 'nfw no-target')
? 2

# Under OPPOSE guns in bloodlust fire all the same (3.4.5); others answer, or fire from a square.
$ nfw fire reggio guast short; nfw fire cannoni fanti distance 40 --dice 6,1,1,1,5,1
Fire, Fucilier Wars 3.4.3

To hit     4 dice: 4 Value of the guns (3.4.3)
           5+ -1 long range (3.4.3) -1 demoralised or in bloodlust (3.4.3)
           +1 artillery at infantry or cavalry (3.4.3) = 6+
           6* 1  1  1  -> 1 hit
To kill    1 die
           ball or shell: 2+ +1 Strength of the weapon (3.4.3) = 2+
           5* -> 1 mortal hit
Characters 1 die
           6+
           1  -> 0 hits on characters
Result     1 killed
           check the formation: guns under OPPOSE are limbered, unless they
           could not change it (3.2.1, 3.3.2)
From file  Cannoni Estensi: figures 5, weapon cannon, formation battery, state
           bloodlust, order oppose, value 4, pounder 6, strength 1
           Fanti Neri: target-formation column, target-figures 16
Not said   --cover --not-nearest --prone --wading --on-bridge --enveloped
Applied    [17] Cannoni Estensi: volleys left 6 -> 5, has fired, firing at Fanti
           Neri; Fanti Neri: lost in this round 0 -> 1, lost to artillery, fired
           at
Due        morale fanti-neri
2> nfw: Reggio is under OPPOSE: it fires in square, or in reply to who fired at it (3.4.2); --anyway takes it all the same

$ nfw set obici formation=battery --why 'it had been forgotten' >o; nfw fire obici reggio distance 15; nfw waste obici; nfw waste obici
Applied    [19] Obici: volleys left 6 -> 5, has fired
Due        morale fanti-neri
2> nfw: --distance 15: nearer than the least range of 20 cm (howitzer, short up to 30 cm, long up to 60 cm; 3.4.3); a volley that was declared at it is lost: 'nfw waste NAME' (F-56)
2> nfw: Obici has fired in this turn (3.4.1)
? 2

# Of 19 models 16 are the list's, 2 grenadiers and the colonel. Four of the square's 16 fire to its front,
# which rolls the bonus die of 16 veterans; no other side does (F-52).
$ nfw fire musketiere guard long front --dice 6,6,6,6,6,1,1,1,1,1
Fire, Fucilier Wars 3.4.3

To hit     5 dice: 4 shooters (3.4.3), +1 veteran, one for 10 members (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           6* 6* 6* 6* 6* -> 5 hits
To kill    5 dice
           musket, rifle, carbine: 3+
           1  1  1  1  1  -> 0 mortal hits
Result     0 killed
           one volley token serves all four sides of the square (3.3.2)
           its bonus dice are rolled once, not for each side that fires (3.4.3)
From file  Schulz Musketiere: shooters 4, figures 16, quality veteran, formation
           square, order hold
           Guardie Ducali: target-formation column, target-figures 19
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [20] Guardie Ducali: fired at; Schulz Musketiere: volleys left 6 ->
           5, has fired, sides of its square that have fired 0 -> 1, the front
           of its square has fired, firing at Guardie Ducali
Due        morale fanti-neri

$ nfw fire musketiere guard long front; nfw fire musketiere reggio long --dice 6,6,6,1,1,1,1
Fire, Fucilier Wars 3.4.3

To hit     4 dice: 4 shooters (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           6* 6* 6* 1  -> 3 hits
To kill    3 dice
           musket, rifle, carbine: 3+
           1  1  1  -> 0 mortal hits
Result     0 killed
           one volley token serves all four sides of the square (3.3.2)
           its bonus dice are rolled once, not for each side that fires (3.4.3)
From file  Schulz Musketiere: shooters 4, figures 16, quality veteran, formation
           square, order hold, bonus-rolled
           Reggio: target-formation column, target-figures 16
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [21] Reggio: fired at; Schulz Musketiere: sides of its square that
           have fired 1 -> 2, firing at Reggio
Due        morale fanti-neri
2> nfw: Schulz Musketiere has fired with its front in this turn: another side may (3.3.2); --anyway takes it all the same

# A heroic leader who has left the zone where his side deployed stays with his unit (4.7, 4.8).
$ nfw next --skip --dice 6 -q; nfw round --skip >o; nfw next --dice 6,5,4,3,1 -q >o; nfw join rangoni coraz; nfw leave rangoni; nfw join rangoni dragoni; nfw leave rangoni in-zone; nfw join rangoni coraz; nfw leave duca
ok
Applied    [25] Conte Rangoni: with Corazzieri
Applied    [26] Conte Rangoni: no longer with Corazzieri
Applied    [27] Conte Rangoni: with Corazzieri
2> nfw: Conte Rangoni is heroic: beyond the zone where his side deployed he stays with his unit to its end; in-zone says that he is not (4.7, 4.8)
2> nfw: Conte Rangoni is heroic: beyond the zone where his side deployed he stays with his unit to its end; in-zone says that he is not (4.7, 4.8)
2> nfw: Duca Francesco is heroic: beyond the zone where his side deployed he stays with his unit to its end; in-zone says that he is not (4.7, 4.8)
? 2

# Who was struck is named and saves himself before anybody in his melee tests (3.6.1, 3.6.6); colours are
# taken by who said so before the blows (3.6.4).
$ nfw round >o; nfw melee coraz lancieri-rossi 4 4 charged --anyway --seed 64 -q; nfw morale lancieri-rossi; nfw strike coraz rangoni
2
2
From file  Conte Rangoni: who leader
Applied    [30] Conte Rangoni: mortal hits to save 0 -> 1; Corazzieri: of them
           leaders with it 0 -> 1, of them characters 0 -> 1, characters struck,
           not named yet 1 -> 0
Due        save conte-rangoni
2> nfw: Lancieri Rossi waits: somebody in its melee was struck and is not named yet (3.6.1); --anyway takes it all the same

$ nfw due; nfw morale lancieri-rossi; nfw colours coraz lancieri-rossi; nfw save rangoni --dice 4,4 -q; nfw due
Turn 1, melee
Must       1 nfw save conte-rangoni
0
Turn 1, melee
Must       1 nfw morale corazzieri  2 nfw morale lancieri-rossi
2> nfw: Lancieri Rossi waits for the save of a leader who was struck (3.4.3); --anyway takes it all the same
2> nfw: Corazzieri did not say before the blows that it wanted these colours: melee ... --enemy-defending-colours (3.6.4); --anyway takes it all the same

# A hit that a leader saved is a loss less, on both sides of the comparison.
$ nfw next --dice 2; nfw next --dice 6
Morale, Fucilier Wars 3.6.6

Morale     1D6: 2 +1 inflicted more than it lost (3.6.6) -1 order OPPOSE (3.6.6)
           +3 heroic leader (3.6.6) +1 commander or officer (3.6.6)
           +1 colours (3.6.6) +1 musicians (3.6.6) = 8 -> OK
Result     OK
From file  Corazzieri: lost 1, of 10, inflicted 2, side-lost 1, arm cavalry,
           order oppose, formation column, commander, officer, colours,
           musician, leader heroic, after melee
Not said   --charismatic --army-standard
Applied    [32] Corazzieri: losses test taken
Due        morale lancieri-rossi
Morale, Fucilier Wars 3.6.6

Morale     1D6: 6 -1 lost more than it inflicted (3.6.6) -1 order OPPOSE (3.6.6)
           +1 commander or officer (3.6.6) +1 colours (3.6.6) = 6 -> OK
Result     OK
From file  Lancieri Rossi: lost 2, of 10, inflicted 1, side-lost 2, arm cavalry,
           order oppose, formation column, commander, colours, after melee
Applied    [33] Lancieri Rossi: losses test taken

# Who has influenced the only unit that he is with is not asked again; who is with none may touch one.
$ nfw round >o; nfw influence farnese fanti --dice 6 -q; nfw due
success
Turn 1, influence
May        1 nfw influence duca-francesco  2 conte-rangoni
           3 nfw influence farnese NAME  4 von-schulz  5 pallavicino

# Under OPPOSE cavalry may leave its melee as the units are reorganised (3.6.2).
$ nfw turn --skip >o; nfw round --skip >o; nfw order centro oppose adc -q; nfw order lancieri oppose adc; nfw round >o; nfw due
Turn 2, reorganisation
May        1 nfw formation dragoni-estensi --formation  2 piacenza  3 guastalla
           4 schulz-musketiere  5 schulz-jager  6 obici  7 lancieri-blu
           8 nfw move corazzieri  9 lancieri-rossi
2> nfw: Centro is under that order already (3.2.2); --anyway takes it all the same
2> nfw: Lancieri gets no order by a messenger: its army list has none (4.2.1); --anyway takes it all the same

# A unit that retreats already is not held up by the same reaction again: it falls back, and tests (3.5.1).
$ nfw set piacenza state=retreat disorganised=yes --why 'it had been forgotten' >o; nfw round --skip >o; nfw fire cannoni piacenza distance 40 --dice 6,1,1,1,5,1 -q; nfw next --skip --dice 3; nfw round --skip >o; nfw next --dice 6,5,4,3,1 -q >o; nfw due
1
Morale, Fucilier Wars 3.4.4

Morale     1D6: 3 -1 losses this turn (3.4.4) -1 some by artillery (3.4.4)
           +1 commander or officer (3.4.4) +1 colours (3.4.4) = 3 -> retreat
Result     retreat, disorganised
           half a move straight back in the movement phase of the next turn,
           then the re-test (3.4.5, 3.5.1)
           without room as far as it can; over the table edge it has fled
           (3.4.5)
           cavalry that moves into contact with it destroys it (3.4.5, 3.5.1)
From file  Piacenza: lost 1, of 20, by artillery, arm infantry, state retreat,
           disorganised, order hold, formation column, commander, colours, after
           fire
Applied    [42] Piacenza: losses test taken
Turn 2, movement
Must       1 nfw morale piacenza

# Cavalry that is in melee does not reach a square (3.5.8).
$ nfw morale musketiere corazzieri
2> nfw: Corazzieri is in melee: it does not move at the square (3.5.8); --anyway takes it all the same
? 2

# In the second turn of a melee the enemy is known, and that nobody charged (3.6.5).
$ nfw next --dice 6 -q; nfw round --skip >o; nfw due; nfw melee coraz 4 4 --seed 3
ok
Turn 2, melee
Must       1 nfw melee corazzieri  2 nfw melee lancieri-rossi
Melee, Fucilier Wars 3.6.5

Corazzieri
To hit     8 dice: 8 Value of those who fight (3.6.5)
           4+
           6* 6* 5* 6* 1  5* 4* 2  -> 6 hits
To kill    6 dice
           one-handed weapon: 3+
           6* 5* 5* 6* 2  3* -> 5 mortal hits
Lancieri Rossi
To hit     8 dice: 8 Value of those who fight (3.6.5)
           4+
           2  1  4* 6* 1  2  6* 2  -> 3 hits
To kill    3 dice
           cavalry lance: 3+
           1  2  2  -> 0 mortal hits
Characters 2 dice
           6+
           2  5  -> 0 hits on characters

Result     Corazzieri: 4 foes killed, lost more: Lancieri Rossi
           all who were in contact are dead: no more can die (3.6.5)
           Lancieri Rossi: 0 foes killed
           the charge lance does not count: only in the first turn, under ATTACK
           or in bloodlust (3.6.5)
Assumed    --type disciplined --enemy-type disciplined
Seed       3
From file  Corazzieri: value 8, order oppose, weapon one-handed, arm cavalry,
           formation column, colours, armour cuirass, figures 9, save 9, both
           Lancieri Rossi: enemy-arm cavalry, enemy-figures 8, enemy-value 8,
           enemy-order oppose, enemy-weapon cavalry-lance, enemy-charge-lance,
           enemy-formation column, enemy-colours
Not said   --individuals --saving
Applied    [47] Corazzieri: inflicted in this melee 0 -> 4, has struck; Lancieri
           Rossi: lost in this round 0 -> 4, has struck
Due        morale lancieri-rossi
