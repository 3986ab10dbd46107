# What a battle refuses names what was said, and what is allowed: one after the other, in one folder.

$ nfw battle new a.battle turin.toml marsin.toml >o; nfw battle new a.battle/x.battle turin.toml marsin.toml; nfw battle new a.battle/x.battle turin.toml marsin.toml --lang it
2> nfw: a.battle/x.battle: part of its path is a file, not a folder
2> nfw: a.battle/x.battle: una parte del percorso è un file, non una cartella
? 2

$ nfw log --html -; nfw log --html - --lang it
2> nfw: --html '-': allowed is the name of a file; did you mean 'a.html'?
2> nfw: --html '-': è ammesso il nome di un file; forse 'a.html'?
? 2

$ nfw next 99999999999999999999; nfw next -1; nfw round --ask
2> nfw: next 99999999999999999999: allowed are 1 to 7; the nearest is 7; 'nfw due' lists them
2> nfw: next -1: allowed are 1 to 7; the nearest is 1; 'nfw due' lists them
2> nfw: --ask: goes only with a test, roll or undo
? 2

$ nfw set guards figures=-5 --why x; nfw set guards figures=x --why x --lang it
2> nfw: figures '-5': allowed are whole numbers from 0 to 1000000; the nearest is 0
2> nfw: figures 'x': sono ammessi numeri interi da 0 a 1000000
? 2

# Of an act what must be said is a word.

$ nfw help strike | grep -A2 WHICH; nfw help strike --lang it | grep QUALE
Usage: nfw strike NAME [NAME] WHICH [flags]

Who was struck
  [--who] WHICH           the character who was struck; a leader is named behind
                          the unit: commander, subaltern, sergeant, musician,
                          sharpshooter, colonel, leader [required] (3.4.3)
Uso: nfw strike NOME [NOME] QUALE [opzioni]
  [--who] QUALE           il Personaggio colpito; chi comanda si nomina dopo

# A text is kept whole or not at all.

$ nfw note $(printf '%01000d' 0); nfw note $(printf '%01000d' 0) --lang it; nfw set guards figures=11 --why $(printf '%01000d' 0); nfw set ruling losses-thresholds=both --why $(printf '%01000d' 0)
2> nfw: note: a text of 1000 bytes: at most 990 are kept
2> nfw: note: un testo di 1000 byte: se ne registrano al più 990
2> nfw: --why: a text of 1000 bytes: at most 990 are kept
2> nfw: --why: a text of 1000 bytes: at most 990 are kept
? 2

$ nfw note $(printf '%0990d' 0) >o; nfw log | wc -w; nfw verify | head -1
5
a.battle: 1 entry, each as its dice and all before it make it

# A test that asks for its dice takes no others.

$ nfw round fire --skip >o; echo 66 | nfw fire twelve gardes long value 4 formation battery --ask; nfw next --seed 5; nfw next --dice 5 --lang it; nfw undo >o
2> To hit: 4 dice (1-6, 5+): To hit: 2 dice (1-6, 5+): 
2> typed: --dice 6,6
2> nfw: 'fire twelve gardes long value 4 formation battery --ask' is open since [3]: 'nfw next' goes on with it, 'nfw undo' drops it
2> nfw: too few dice: the roll 'hit' (To hit) needs 2 more
2> nfw: next --seed: 'fire twelve gardes long value 4 formation battery --ask' is open since [3] and asks for its dice: 'nfw next'
2> nfw: next --dice: 'fire twelve gardes long value 4 formation battery --ask' è aperto da [3] e chiede i suoi dadi: 'nfw next'

# What is wrong with a battle is told as wide as the screen.

$ sed 's/"set":\[\[[^]]*\]/"set":[["guards.figures",12,11]/' a.battle >b.battle; COLUMNS=50 nfw verify b.battle | head -n -1
b.battle:3: this line is not as it was
    written: its digest does not fit
b.battle:3: [2] still due: initiative
b.battle:3: [2] set: ["guards.figures",12,11]
    is written, ["battle.turn",1,2] follows
b.battle:4: [3] r: fire is written, reserves
    follows
b.battle:5: [4] r: fire is written, reserves
    follows
On trust undone [4]

# A prompt that nobody answers says so.

$ mkdir two; cp turin.toml marsin.toml two; cd two; nfw play </dev/null; nfw play --lang it </dev/null
2> First side: 1 marsin.toml, 2 turin.toml? 
2> nfw: no battle was chosen; 'nfw play FILE' names one
2> Prima parte: 1 marsin.toml, 2 turin.toml? 
2> nfw: nessuna battaglia è stata scelta; 'nfw play FILE' ne nomina una
? 2
