# Names and words of a battle, one after the other, in one folder: units that are called as values,
# flags and tests are, as each other's beginnings, and with accents of two kinds.

$ sed 's/"Gardes"/"Battery"/; s/"Royal"/"Long Fire"/; s/"Champagne"/"Shooters d’Élite"/' marsin.toml > there.toml; sed "s/\"Guards\"/\"Battery B\"/; s/\"Aosta\"/\"Longone\"/; s/\"Monferrato\"/\"$(printf 'E\314\201toile')\"/" turin.toml > here.toml; nfw battle new words.battle here.toml there.toml > /dev/null; nfw round fire --skip
Turn 1, fire: volleys
Applied    [1] round fire

# In a seat a word is a name whatever else it could be; behind the names it is none.

$ nfw fire battery etoile long --odds --expect 0; nfw fire battery étoile 20 long light --odds -q | head -n 1; nfw fire elite battery-b 12 long --odds -q | head -n 1
0 0.14745233709350097
0 0.19224926395440778
2> nfw: --odds and --expect exclude each other

$ nfw fire battery long 20; nfw fire battery longone 20
2> nfw: fire needs --range: point-blank, short, long
2> nfw: fire needs --range: point-blank, short, long
? 2

$ nfw fire short 12 --seed 1 -q; nfw fire bat battery-b
3
2> nfw: 'bat' may mean: piedmont/battery-b, france/battery
? 2

$ nfw fire shooters 12; nfw fire battery/12 aosta; nfw fire battery 20 --range long @etoile --odds -q | head -n 1; nfw fire @battery etoile 20 long --odds -q | head -n 1
0 0.07492806309693398
0 0.07492806309693398
2> nfw: '12': names come first; whom is it done to? there are battery-b, saluzzo, longone, etoile, imperial-hussars, twelve-pounders
2> nfw: 'battery/12': nobody has this name here; there are battery-b, saluzzo, longone, etoile, imperial-hussars, twelve-pounders, battery, long-fire, shooters-d-elite; did you mean 'battery-b'?

$ nfw fire battery --seed 5 etoile long -q --odds | head -n 1; nfw fi battery etoile long; nfw fir battery etoile lo --odds -q | head -n 1
2> nfw: --odds and --seed exclude each other
2> nfw: 'fi' may mean: find, fire, first-turn
2> nfw: 'fir' may mean: fire, first-turn

# A flag or a number first, or nothing, and no battle is read.

$ nfw fire 12 long -q --dice 1,1,1,1,1,1,1,1,1,1,1,1; nfw fire --range long --shooters 1 -q --dice 1; nfw fire
0
0
2> Usage: nfw fire [--shooters N] [--value N] [--pounder N] --range WHICH |
2>     --distance CM [flags]
2> All flags: nfw fire --help
? 2

$ nfw fire 12 long @battery; nfw fire --range long battery
2> nfw: fire takes no '@battery': no name is due here
2> nfw: fire needs --shooters with --weapon musket, bow, mounted, mounted-bow: figures that fire, with sight of the target
2> nfw: --formation battery: goes only with --weapon cannon, howitzer
? 2

# Acts have help, and want names.

$ nfw strike; nfw strike battery; nfw help strike | head -n 4; nfw fire battery --help | sed -n 4,7p; nfw --lang it str --help | sed -n 3,4p
Who was struck, Fucilier Wars 3.4.3

Usage: nfw strike NAME [NAME] WHICH [flags]

Usage: nfw fire [--shooters N] [--value N] [--pounder N] --range WHICH |
    --distance CM [flags]
In a battle: nfw fire NAME NAME [flags]

Uso: nfw strike NOME [NOME] QUALE [opzioni]

2> nfw: strike needs a name: 'nfw strike battery-b'
2> nfw: Battery has no character struck

# What a shell offers: acts, who may take each seat, then words and flags.

$ nfw complete str; nfw complete fire ""; echo; nfw complete fire battery ""; echo; nfw complete fire battery etoile l; nfw complete fire battery long @; nfw complete strike battery mu; nfw complete strike battery "" | head -n 3
strike	Who was struck
battery-b	Battery B
saluzzo	Saluzzo
longone	Longone
etoile	Étoile
imperial-hussars	Imperial hussars
twelve-pounders	Twelve-pounders
battery	Battery
long-fire	Long Fire
shooters-d-elite	Shooters d’Élite

battery-b	Battery B
saluzzo	Saluzzo
longone	Longone
etoile	Étoile
imperial-hussars	Imperial hussars
twelve-pounders	Twelve-pounders

limbered	limbered
long	long range
light	light cover
musician	musician
commander	commander
subaltern	subaltern
sergeant	sergeant

$ nfw complete round m; nfw complete log b; nfw complete set long
movement	movement
melee	melee
battery-b	Battery B
baron-rehbinder	Baron Rehbinder
battery	Battery
longone	Longone
long-fire	Long Fire

# A pipe that is called a battle keeps nobody waiting.

$ mkfifo pipe; NFW_BATTLE=pipe nfw complete strike b; NFW_BATTLE=pipe nfw complete fire ran; nfw complete --battle-file pipe fire sho; rm pipe
ranks	ranks that fire: up to 3, mounted 2, of a square all
range	range band of the target
shooters	figures that fire, with sight of the target
short	short range

$ cp words.battle other.battle; nfw complete fire "" | head -n 1; nfw fire battery etoile long
--weapon	what they fire
2> nfw: several battles here: other.battle, words.battle; --battle-file names one
? 2
