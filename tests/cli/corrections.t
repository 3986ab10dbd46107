# A battle that is mended, and proved: one after the other, in one folder.

$ { nfw battle new turin.battle turin.toml marsin.toml; nfw round fire --skip; nfw fire gardes guards 20 long --seed 30; nfw strike guards musician; nfw fire royal guards 20 long --seed 5; nfw morale guards --skip --dice 2; } | grep Result
Result     4 killed, 1 hit on a character
Result     2 killed
Result     demoralised, disorganised

$ nfw verify | grep -v Seal; nfw verify --lang it | grep -v Sigillo
turin.battle: 5 entries, each as its dice and all before it make it
On trust   dice of the players [5]; seeds typed by hand [2] [4]
turin.battle: 5 voci, e ognuna segue dai suoi dadi e da ciò che la precede
Sulla fiducia dadi dei giocatori [5]; semi scritti a mano [2] [4]

# Two shooters fewer: two faces are left over, and wait.

$ nfw amend 2 shooters 18
2> Otherwise  [2] fire gardes guards 20 long --seed 30: 4 as before
2> apply all of it? (y/n) 
2> nfw: nothing was changed; --skip applies it without asking
? 2

$ echo y | nfw amend 2 shooters 18
Applied    [6] noted
2> Otherwise  [2] fire gardes guards 20 long --seed 30: 4 as before
2> apply all of it? (y/n) 

$ nfw verify | grep -v Seal
turin.battle: 6 entries, each as its dice and all before it make it
On trust   dice of the players [5]; seeds typed by hand [2] [4]; corrections [6]

$ nfw amend 2 shooters 20 --skip && nfw verify | grep -v Seal
Otherwise  [2] fire gardes guards 20 long --seed 30: 4 as before
Applied    [7] noted
turin.battle: 7 entries, each as its dice and all before it make it
On trust   dice of the players [5]; seeds typed by hand [2] [4]; corrections [6]
           [7]

$ nfw amend 3 commander --skip
Otherwise  [3] strike guards musician
Applied    [8] Guards: commander 1 -> 0, musicians 0 -> 1

$ nfw amend 99 shooters 3
2> nfw: [99]: no such entry is in force
? 2

$ nfw amend
2> nfw: amend needs N FLAGS: the entry of a test, and what is so
? 2

$ nfw amend 2 --without charged --skip
2> nfw: --without charged: it was not said
? 2

# Who is taken out takes along who hung on him, as the players say.

$ nfw undo 2 --skip
Out        [2] fire gardes guards 20 long --seed 30
Out        [3] strike guards musician: Guards has no character struck
Otherwise  [4] fire royal guards 20 long --seed 5: 2 as before
Applied    [9] Guards: lost in this round 6 -> 2, of them characters 1 -> 0,
           commander 0 -> 1; Gardes: volleys left 5 -> 6, has not fired, no
           longer firing at Guards

$ nfw undo && nfw undo 1
[9] undo 2
Applied    [10] Gardes: firing at Guards, has fired, volleys left 6 -> 5;
           Guards: commander 1 -> 0, of them characters 0 -> 1, lost in this
           round 2 -> 6
2> nfw: [1] round fire: the end of a round cannot be taken out by number; 'nfw undo' takes back what is last
? 2

$ { echo t; echo s; } | nfw undo 2 --lang it
Applicato  [11] Guards: perse in questo round 6 -> 2, di cui Personaggi 1 -> 0,
           Comandante 0 -> 1; Gardes: salve rimaste 5 -> 6, non ha sparato, non
           più tira contro Guards
2> [3] strike guards musician: Guards non ha Personaggi colpiti; si toglie (t), o resta lo stesso (r)? Tolta      [2] fire gardes guards 20 long --seed 30
2> Tolta      [3] strike guards musician: Guards non ha Personaggi colpiti
2> Diversa    [4] fire royal guards 20 long --seed 5: 2 come prima
2> applicare tutto? (s/n) 

$ nfw undo | head -n 1
[11] undo 2

# What was forgotten is put in where it belongs.

$ nfw round movement --skip && nfw fire saluzzo gardes 16 short --at 4 --skip --seed 3
Turn 1, movement
Applied    [13] round movement; Guards: models 12 -> 6
Due        initiative (nfw next)
Put in     [14] fire saluzzo gardes 16 short --at 4 --skip --seed 3: 3
New dice   [14], seed 3
Was due    nfw morale gardes --at 5
Applied    [14] Saluzzo: volleys left 6 -> 5, has fired; Gardes: models 20 -> 17
Due        initiative (nfw next)

$ nfw fire saluzzo gardes short --at x
2> nfw: --at 'x': allowed is the number of an entry
? 2

$ nfw verify --lang it | grep -v Sigillo
turin.battle: 14 voci, e ognuna segue dai suoi dadi e da ciò che la precede
Sulla fiducia dadi dei giocatori [5]; semi scritti a mano [2] [4] [14];
           annullati [10] [12]; correzioni [6] [7] [8] [9] [11] [14]

# What was taken back falls again as it fell.

$ nfw battle new later.battle turin.toml marsin.toml >new; export NFW_BATTLE=later.battle; nfw round fire --skip >ended; nfw fire champagne guards 20 long --seed 7 -q; nfw undo >undone; nfw fire champagne saluzzo 20 long -q; nfw undo >undone; nfw fire champagne guards 20 long --seed 8; nfw fire champagne guards 20 long --seed 8 --new-dice -q; nfw verify | grep -v Seal
2
2
2
later.battle: 6 entries, each as its dice and all before it make it
On trust   seeds typed by hand [2] [6]; undone [3] [5]; dice rolled anew [6]
2> nfw: --seed: the dice of this test fell in [2], and count again; --new-dice rolls it anew, and the journal says so

# Claims: the last on a unit counts.

$ export NFW_BATTLE=; rm -f later.battle; nfw count gardes figures=19
Gardes: the battle says models 17, not 19
Applied    [15] noted
Due        initiative (nfw next)
? 1

$ nfw verify | head -n 1
turin.battle:16: [15] the claim does not hold: models 17, not 19

$ nfw count gardes 17; nfw verify --json | grep -o '"sound":[a-z]*'
Gardes: so it is
Applied    [16] noted
Due        initiative (nfw next)
"sound":true

$ nfw count gardes many=20 2>&1 | head -c 60
nfw: 'many=20': allowed are N, KEY=N, of wounds-lost-by-the-

# A die, an outcome, a line of another battle; a seal.

$ sed '3s/"hit":"[1-6]/"hit":"1/' turin.battle >forged.battle; nfw verify forged.battle | head -n 3; nfw verify forged.battle --lang it | head -n 4
forged.battle:3: this line is not as it was written: its digest does not fit
forged.battle:3: [2] dice.hit: 1 6 4 6 5 6 6 3 5 1 2 4 4 2 4 2 4 6 3 6 4 2
    is written, 2 6 4 6 5 6 6 3 5 1 2 4 4 2 4 2 4 6 3 6 4 2 follows
forged.battle:3: questa riga non è come fu scritta: l'impronta non
    corrisponde
forged.battle:3: [2] dice.hit: è scritto 1 6 4 6 5 6 6 3 5 1 2 4 4 2 4 2 4 6
    3 6 4 2, ne segue 2 6 4 6 5 6 6 3 5 1 2 4 4 2 4 2 4 6 3 6 4 2

$ head -n 5 turin.battle >cut.battle; nfw verify turin.battle --seal $(nfw verify cut.battle | sed -n 's/^Seal *//p') | head -n 1; nfw verify cut.battle --seal $(nfw verify turin.battle | sed -n 's/^Seal *//p') | sed -n '/some were cut off/,$p' | sed 's/seal [0-9a-f]*/seal N/; 2q'
turin.battle: 16 entries, each as its dice and all before it make it
cut.battle:5: no line has the seal N: some were cut off, or
    the file was rewritten

$ nfw verify --seal xyz --battle-file cut.battle
2> nfw: --seal 'xyz': allowed are 16 digits of 0-9 a-f, or more
? 2

$ nfw verify turin.battle cut.battle | head -n 2
the same up to [4]
turin.battle: [5] morale guards --skip --dice 2

$ cp cut.battle other.battle; nfw note here --battle-file cut.battle >noted; nfw note there --battle-file other.battle >noted; nfw verify cut.battle other.battle
the same up to [4]
cut.battle: [5] note here
other.battle: [5] note there
? 1

$ nfw verify turin.toml
2> nfw: turin.toml: this is no battle of nfw
? 2

$ nfw verify turin.battle cut.battle other.battle
2> nfw: verify takes no 'other.battle'
? 2

$ nfw verify cut.battle other.battle --json
2> nfw: --json: goes with one battle: two are but compared
? 2

$ nfw verify cut.battle other.battle --seal 0123456789abcdef --lang it
2> nfw: --seal: vale per una battaglia: due si confrontano soltanto
? 2

# Dice that fell are not said otherwise, neither of a test nor of one that takes its place.

$ rm -f *.battle; nfw battle new said.battle turin.toml marsin.toml >new; { nfw round fire --skip; nfw fire gardes guards 20 --distance 20 --seed 30; nfw strike guards musician; nfw fire royal guards 20 long --seed 5; } >played; nfw amend 2 --dice 6,6,6 --skip
2> nfw: --dice: the dice of this test fell in [2], and count again; --new-dice rolls it anew, and the journal says so
? 2

$ nfw amend 2 --seed 8 --skip --lang it
2> nfw: --seed: i dadi di questo test sono caduti in [2], e valgono ancora; --new-dice lo tira di nuovo, e il diario lo dice
? 2

$ nfw amend 3 --new-dice --skip; nfw amend 3 --new-dice --skip --lang it
2> nfw: --new-dice: no dice fell in [3]
2> nfw: --new-dice: in [3] non sono caduti dadi
? 2

$ nfw fire gardes guards 20 long --at 1 --dice 6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6 --skip
2> nfw: --dice: the dice of this test fell in [2], and count again; --new-dice rolls it anew, and the journal says so
? 2

$ nfw amend 2 --range long --skip
Otherwise  [2] fire gardes guards 20 --distance 20 --seed 30: 4 as before
Applied    [5] noted
Due        morale guards

$ nfw amend 2 --new-dice --seed 8 --skip
Otherwise  [2] fire gardes guards 20 --distance 20 --seed 30: 4 -> 2
New dice   [2], seed 8
Otherwise  [4] fire royal guards 20 long --seed 5: 2 as before
Applied    [6] Guards: lost in this round 6 -> 4
Due        morale guards

$ nfw undo 6 && nfw verify | grep -v Seal
[6] amend 2 --new-dice --seed 8 --skip
Applied    [7] Guards: lost in this round 4 -> 6
Due        morale guards
said.battle: 7 entries, each as its dice and all before it make it
On trust   seeds typed by hand [2] [4] [6]; undone [7]; corrections [5] [6];
           dice rolled anew [6]

$ nfw fire gardes guards 20 long --at 1 --new-dice --dice 1,2,3,4,5,1,2,3,4,5,1,2,3,4,5,1,2,3,4,5,1,2 --skip && nfw verify | grep -A 2 trust | grep -v Seal
Put in     [8] fire gardes guards 20 long --at 1 --new-dice --dice
           1,2,3,4,5,1,2,3,4,5,1,2,3,4,5,1,2,3,4,5,1,2 --skip: 0
Out        [2] fire gardes guards 20 --distance 20 --seed 30: Gardes has fired
           in this turn (3.4.1)
Out        [3] strike guards musician: Guards has no character struck
Otherwise  [4] fire royal guards 20 long --seed 5: 2 as before
Applied    [8] Guards: lost in this round 6 -> 2, of them characters 1 -> 0,
           musicians 0 -> 1
Due        morale guards
On trust   dice of the players [8]; seeds typed by hand [2] [4] [6]; undone [7];
           corrections [5] [6] [8]; dice rolled anew [6]
