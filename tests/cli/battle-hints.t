# What a player types who does not know it all yet, one after the other, in one folder.

# A battle is found by what its name ends in; what can be written nowhere names the folder.

$ nfw battle new x turin.toml marsin.toml; nfw battle new x turin.toml marsin.toml --lang it; nfw battle new nodir/x.battle turin.toml marsin.toml

$ nfw battle new s.battle turin.toml marsin.toml > o; nfw log --html t.battle; nfw log --html nodir/x.html; nfw log --html t.battle --lang it; nfw log --html nodir/x.html --lang it; ls *.battle

# What is due has numbers; steps have an order.

$ nfw round fire -q > o; nfw round fire > o; nfw next 0; nfw next 99 --lang it; nfw next

$ nfw fire gardes saluzzo short --seed 3 -q; nfw due; nfw due --lang it | sed -n 2,3p

# Names come first, and there is an example.

$ nfw fire royal short; nfw fire royal; nfw strike; nfw fire royal 12 --lang it; nfw fire royal --lang it

$ nfw morale saluzzo; nfw morale saluzzo --lang it; nfw strike saluzzo colours

$ nfw fire 12 short range; nfw fire 12 short shooters; nfw fire 12 range --lang it

$ nfw fuco royal saluzzo corta --lang it; nfw fier royal saluzzo short; nfw fuco

# Corrections.

$ nfw undo 1; nfw undo 1 --lang it; nfw amend 1 short; nfw amend 2 royal saluzzo; nfw amend 2 royal saluzzo --lang it

$ nfw note here > o; nfw undo > o; nfw amend 3 short; nfw undo 3 --lang it

# Keys are called as they are shown.

$ nfw count saluzzo models=12; nfw count saluzzo modls=12; nfw count saluzzo miniature=1 --lang it; nfw set saluzzo modls=12 --why slip

# Each command says what it takes.

$ nfw amend --help; nfw set --help | head -5; nfw count -h | head -4; nfw undo -h | head -4; nfw redo --help | head -3; nfw next -h | head -4; nfw amend -h --lang it | head -6

# Rounds by their names in Italian.

$ nfw round combattimento --lang it --skip; nfw round nessuno --lang it

# Nobody moves before the order of the commands is settled.

$ nfw undo > o; nfw set saluzzo lost= --why hint > o; nfw round movement --skip > o; nfw battle | head -1

$ nfw due; nfw move guards; nfw move guards --lang it; nfw expand guards; nfw move guards --anyway -q; nfw next -q --seed 1; nfw move guards -q

# The prompt.

$ mkdir one && cd one && cp ../turin.toml ../marsin.toml . && printf '?\nfoo\nquit\n' | nfw play; printf '1\nesci\n' | nfw play --lang it; printf '1\nevening\nquit\n' | nfw play | head -1; ls *.battle

$ cd one && printf 'help\n\n?\nquit\n' | nfw play evening | sed -n '1,3p;$p'; nfw play evening --lang it < /dev/null; printf 'help\nquit\n' | nfw play --lang it | head -2
