# What a player types who does not know it all yet, one after the other, in one folder.

# A battle is found by what its name ends in; what can be written nowhere names the folder.

$ nfw battle new x turin.toml marsin.toml; nfw battle new x turin.toml marsin.toml --lang it; nfw battle new nodir/x.battle turin.toml marsin.toml
2> nfw: battle new: the name of a battle ends in .battle: x.battle
2> nfw: battle new: il nome di una battaglia finisce in .battle: x.battle
2> nfw: nodir/x.battle: no such folder
? 2

$ sed -i '/^mov/d' turin.toml marsin.toml; nfw battle new s.battle turin.toml marsin.toml > o; nfw log --html t.battle; nfw log --html nodir/x.html; nfw log --html t.battle --lang it; nfw log --html nodir/x.html --lang it; ls *.battle
s.battle
2> nfw: --html 't.battle': .battle is for battles; did you mean 't.html'?
2> nfw: nodir/x.html: no such folder
2> nfw: --html 't.battle': .battle è per le battaglie; forse 't.html'?
2> nfw: nodir/x.html: questa cartella non c'è

# What is due has numbers; steps have an order.

$ nfw round fire -q > o; nfw round fire --skip > o; nfw next 0; nfw next 99 --lang it; nfw next
2> nfw: --quiet: goes only with a test, roll, undo or redo
2> nfw: next 0: allowed are 1 to 7; the nearest is 1; 'nfw due' lists them
2> nfw: next 99: sono ammessi da 1 a 7; il più vicino è 7; 'nfw due' li elenca
2> nfw: next: nothing is due; 'nfw due' lists what may be done
? 2

$ nfw fire gardes saluzzo 20 short --seed 3 -q; nfw due; nfw due --lang it | sed -n 2,3p
4
Turn 1, fire: volleys
Must       1 nfw strike saluzzo (by france)
May        2 nfw fire guards NAME --shooters --range  3 saluzzo  4 aosta
           5 monferrato  6 royal  7 champagne
Si deve    1 nfw strike saluzzo (da france)
Si può     2 nfw fire guards NOME --tiratori --gittata  3 saluzzo  4 aosta

# Names come first, and there is an example.

$ nfw fire royal short; nfw fire royal; nfw strike; nfw fire royal 12 --lang it; nfw fire royal --lang it
2> nfw: 'short': names come first; whom is it done to? there are guards, saluzzo, aosta, monferrato, imperial-hussars, twelve-pounders
2> nfw: fire needs 2 names, first of who acts: 'nfw fire royal guards'
2> nfw: strike needs a name: 'nfw strike saluzzo'
2> nfw: '12': prima i nomi; a chi? ci sono guards, saluzzo, aosta, monferrato, imperial-hussars, twelve-pounders
2> nfw: fire richiede 2 nomi, prima di chi agisce: 'nfw fire royal guards'
? 2

$ nfw morale saluzzo; nfw morale saluzzo --lang it; nfw strike saluzzo colours
2> nfw: morale: not due for Saluzzo now: first 'nfw strike saluzzo'; --anyway takes it all the same
2> nfw: morale: per Saluzzo ora non è dovuto: prima 'nfw strike saluzzo'; --anyway lo fa lo stesso
2> nfw: strike takes no 'colours'; did you mean 'colonel'?
? 2

$ nfw fire 12 short range; nfw fire 12 short shooters; nfw fire 12 range --lang it
2> nfw: --range needs a value: behind 'range', or alone
2> nfw: --shooters needs a value: behind 'shooters'
2> nfw: --gittata richiede un valore: dopo 'range', o da solo
? 2

$ nfw fuco royal saluzzo corta --lang it; nfw fier royal saluzzo short; nfw fuco
2> nfw: nessun test o comando 'fuco' in fucilier; forse 'fuoco'?
2> nfw: no test or command 'fier' in fucilier; did you mean 'fire'?
2> nfw: no test or command 'fuco' in fucilier; did you mean 'fuoco'?
? 2

# Corrections.

$ nfw undo 1; nfw undo 1 --lang it; nfw amend 1 short; nfw amend 2 royal saluzzo; nfw amend 2 royal saluzzo --lang it
2> nfw: [1] round fire: the end of a round cannot be taken out by number; 'nfw undo' takes back what is last
2> nfw: [1] round fire: la fine di un round non si può togliere per numero; 'nfw undo' annulla ciò che è ultimo
2> nfw: amend 1: 'round fire' is no test or act
2> nfw: amend 2: its names stay; of others: 'nfw undo 2', then 'nfw fire royal saluzzo --at 1'
2> nfw: amend 2: i nomi restano; per altri: 'nfw undo 2', poi 'nfw fire royal saluzzo --lang it --at 1'
? 2

$ nfw note here > o; nfw undo > o; nfw amend 3 short; nfw undo 3 --lang it
2> nfw: [3] is not in force: undone by [4]
2> nfw: [3] non è in vigore: annullata da [4]
? 2

# Keys are called as they are shown.

$ nfw count saluzzo models=12; nfw count saluzzo modls=12; nfw count saluzzo miniature=1 --lang it; nfw set saluzzo modls=12 --why slip
Saluzzo: the battle says models 16, not 12
Applied    [5] noted
Due        strike saluzzo (by france)
Saluzzo: la battaglia dice miniature 16, non 1
Applicato  [6] annotato
Dovuto     strike saluzzo (da france)
2> nfw: 'modls=12': allowed are N, KEY=N, of wounds-lost-by-the-living, models, lost-in-this-round, characters-struck-not-named-yet, models-in-its-first-rank, volleys-left, of-canister, commander, subaltern, sergeant, colour-bearers, musicians, sharpshooter, mounted-colonel; did you mean 'models'?
2> nfw: 'modls=12': allowed are KEY=VALUE, of place, wounds-lost-by-the-living, models, lost-in-this-round, characters-struck-not-named-yet, formation, models-in-its-first-rank, state, disorganised, volleys-left, of-canister, has-fired, does-not-move-in-this-turn, commander, subaltern, sergeant, colour-bearers, musicians, sharpshooter, mounted-colonel, the-colonel-s-wound-is-lost, colours-lost-in-melee; did you mean 'models'?
? 2

# Each command says what it takes.

$ nfw amend --help; nfw set --help | head -5; nfw count -h | head -4; nfw undo -h | head -4; nfw redo --help | head -3; nfw next -h | head -4; nfw amend -h --lang it | head -7
Usage: nfw amend N FLAGS
says otherwise what was said with a test, on the same dice
N is the number that 'nfw log' shows; flags and words are those of the test, its
names stay. What came after it is played again, listed, and asked about.

Common options
  --rules RULESET         the rulebook to play by (environment: NFW_RULES)
  --house FILE            house rules, laid over the book; once or more
                          (environment: NFW_HOUSE)
  --seed N                repeats the dice of an earlier roll
  --dice LIST             your own dice, in the order rolled; - reads them from
                          standard input
  --ask                   asks for each roll when it is due
  --json                  one JSON object on one line
  -q, --quiet             only the outcome, a word a line
  --battle-file FILE      the battle (environment: NFW_BATTLE; else the one
                          *.battle of this folder)
  --skip                  goes on though something might still be done
  --anyway                takes a test of a battle that is not due, and says so
                          in its journal
  --new-dice              rolls anew what a battle has seen fall, and its
                          journal says so for ever
  --without FLAG          what was said of a test, and is not so
  --lang en|it            language (environment: NFW_LANG)
  --ruling ID=VALUE       plays a ruling the other way; may stand several times
  --color auto|always|never colours in the report
  -h, --help              this help
  -V, --version           the version
Usage: nfw set NAME KEY=VALUE...
changes the battle by agreement, with --why
A KEY is called as 'nfw battle' shows it, such as volleys-left; nothing behind
the sign: it is not known. 'set ruling ID=VALUE' and 'set house FILE' change
what is played by.
Usage: nfw count NAME [KEY=]N...
what was counted at the table: does the battle say so, too
A KEY is called as 'nfw battle' shows it. The claim is written down; exit status
1 where the battle says otherwise.
Usage: nfw undo [N]
takes back the last thing done in the battle, or entry N
Of N what came after it is played again on the same dice, listed, and asked
about.
Usage: nfw redo
puts back what was undone
As long as nothing else was entered since.
Usage: nfw next [N]
does what is due: the first, or that of this number
The test that is open goes on first. Behind N stand names, flags and words as
behind the test itself.
Uso: nfw amend N OPZIONI
corregge ciò che si è detto di un test, con gli stessi dadi
N è il numero che mostra 'nfw log'; opzioni e parole sono quelle del test, i
nomi restano. Ciò che è venuto dopo si rigioca, è elencato e si chiede.
Anche: nfw correggi

Opzioni comuni

# Rounds by their names in Italian.

$ nfw round combattimento --lang it --skip; nfw round nessuno --lang it
2> nfw: round: ancora da fare: strike saluzzo
2> nfw: round 'nessuno': sono ammessi riserve-e-rinforzi, ordini, riorganizzazione, fuoco, movimento, combattimento, influenza, test-di-comando
? 2

# Nobody moves before the order of the commands is settled.

$ nfw undo > o; nfw set saluzzo lost=0 --why hint > o; nfw round movement --skip > o; nfw battle | head -1
Turn 1, movement

$ nfw due; nfw move guards; nfw move guards --lang it; nfw expand guards; nfw move guards --anyway -q; nfw next -q --seed 1; nfw move guards -q
Turn 1, movement
Must       1 initiative (nfw next)
The Duke
Baron Rehbinder
Marshal Marsin
2> nfw: move needs --mov: the list says no 'mov' of Guards; nfw set guards mov=N --why TEXT does
2> nfw: move richiede --mov: l'elenco non dice 'mov' di Guards; lo dice nfw set guards mov=N --why TESTO
2> nfw: Guards moves in its turn: initiative comes first (3.5.3); --anyway takes it all the same
2> nfw: move needs --mov: the list says no 'mov' of Guards; nfw set guards mov=N --why TEXT does
2> nfw: move needs --mov: the list says no 'mov' of Guards; nfw set guards mov=N --why TEXT does
? 2

# The prompt.

$ mkdir one && cd one && cp ../turin.toml ../marsin.toml . && printf '?\nfoo\nquit\n' | nfw play; printf '1\nesci\n' | nfw play --lang it; printf '1\nevening\nquit\n' | nfw play | head -1; ls *.battle
Turn 1, reserves and reinforcements
evening.battle
2> First side: 1 marsin.toml, 2 turin.toml? First side: 1 marsin.toml, 2 turin.toml? nfw: 'foo': none of these; 'quit' leaves
2> First side: 1 marsin.toml, 2 turin.toml? Prima parte: 1 marsin.toml, 2 turin.toml? File della battaglia [marsin-turin.battle]: First side: 1 marsin.toml, 2 turin.toml? File of the battle [marsin-turin.battle]: 

$ cd one && printf 'help\n\n?\nquit\n' | nfw play evening | sed -n '1,3p;$p'; nfw play evening --lang it < /dev/null; printf 'help\nquit\n' | nfw play --lang it | head -2
Here       'quit' or Ctrl-D leaves; '?' or an empty line shows what is due in
           the battle.
Usage: nfw [--rules RULESET] TEST [flags or bare words: 12 short]
           6 nfw speech marshal-marsin NAME  7 the-duke
Qui        'esci' o Ctrl-D lascia; '?' o una riga vuota mostra ciò che è dovuto
           in battaglia.
