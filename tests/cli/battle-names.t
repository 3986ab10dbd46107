# Battles, one after the other, in one folder: who is named, and how it is told where he cannot be.

# Who is known already may be named all the same; nobody else.

$ nfw battle new turin.battle turin.toml marsin.toml >o; nfw scout piedmont france --seed 1 -q; nfw scout piedmont piedmont; nfw scout piedmont mars; nfw scout a b; nfw scout piedmont duke --lang it
outmanoeuvres
2> nfw: 'piedmont': Piedmont before Turin, 1706 is no enemy of his; there is france
2> nfw: 'mars': Marshal Marsin is 'Leader' of france, wanted is 'Side'; there is france
2> nfw: 'a': Aosta is 'Unit' of piedmont, wanted is 'Side'; there are piedmont, france
2> nfw: 'duke': The Duke è 'Chi comanda', si cerca 'Parte'; c'è france
? 2

# Nobody can be named where all leaders are with units.

$ nfw join marshal gardes -q; nfw duel baron marshal; nfw duel baron marshal --lang it; nfw duel marshal baron
2> nfw: 'marshal': Marshal Marsin cannot be meant here; nobody can be named here now
2> nfw: 'marshal': Marshal Marsin qui non può essere; qui ora non si può nominare nessuno
2> nfw: 'marshal': Marshal Marsin cannot be meant here; there are the-duke, baron-rehbinder
? 2

# Who leaves a unit leaves it by name.

$ nfw round movement --skip >o; nfw initiative; nfw next --seed 1 -q >o; nfw leave marshal
Applied    [5] Marshal Marsin: no longer with Gardes
2> Usage: nfw initiative --general NAME:N[,...] [flags]
2> All flags: nfw initiative --help
2> In the battle: nfw next

# What is of another rulebook.

$ rm *.battle; nfw --rules future battle new arsia.battle tharsis.toml hive.toml >o; nfw hold-back hired reserve; nfw hold-back hired reserve --lang it
2> nfw: no test or command 'hold-back' in future; 'nfw --help' lists them
2> nfw: nessun test o comando 'hold-back' in future; 'nfw --help' li elenca
? 2

# Firearms are called by their name, or by what they are; one's only ones need not be.

$ nfw round fire --skip >o; nfw fire miners assault drones long -q --seed 1; nfw fire guards laser drones long -q --seed 1; nfw fire guards cannon drones long -q --seed 1; nfw fire rangers drones long -q --seed 1; nfw fire sappers shotgun sappers
2
2
2
2
2> nfw: 'sappers': Sappers is no enemy of his; there are mother-ixel, drones, spitters, behemoth, broker-quill, stalker, wardens, poachers, hoppers
? 2

# An act as a script reads it.

$ rm *.battle; nfw battle new script.battle turin.toml marsin.toml >o; nfw join marshal gardes --json; nfw leave marshal --anyway -q
{"schema":1,"version":"0.2.0","rules":"fucilier","act":"join","given":["join","marshal","gardes","--json"],"battle":{"entry":1,"changes":[["marshal-marsin.with","","gardes"]],"due":[]}}

# A second name that is written wrongly, or is of nobody who can be meant there.

$ rm *.battle; nfw battle new second.battle turin.toml marsin.toml >o; nfw fire gardes gurds long; nfw influence marshal monferrato; nfw fire gardes guards longg; nfw battle new other.battle coatit.toml agordat.toml --rules guaitana >o; export NFW_BATTLE=other.battle; nfw aim torino tembein; nfw move tembien arimondi 30; nfw fire torino tembein 30 --lang it
2> nfw: 'gurds': nobody has this name here; there are guards, saluzzo, aosta, monferrato, imperial-hussars, twelve-pounders; did you mean 'guards'?
2> nfw: 'monferrato': Monferrato is the enemy's; there are gardes, royal, champagne
2> nfw: fire takes no 'longg'; did you mean 'long'?
2> nfw: 'tembein': nobody has this name here; there are tembien, seraie, agame, scioa, galla, hamasien, camels; did you mean 'tembien'?
2> nfw: 'arimondi': General Arimondi is 'C-in-C', wanted is 'Unit'; there are torino, gardner, ascari, falco, gatling, cannoni, banda, carri
2> nfw: 'tembein': qui nessuno ha questo nome; ci sono tembien, seraie, agame, scioa, galla, hamasien, camels; forse 'tembien'?
? 2

# A new battle in JSON is told as it is shown then.

$ rm *.battle; nfw battle new turin.battle turin.toml marsin.toml --json >new; nfw battle --json | cmp - new && echo the same; nfw battle new turin.battle turin.toml marsin.toml --json
the same
2> nfw: turin.battle: is there already
? 2
