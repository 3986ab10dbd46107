# What a shell may put in place of the last word: the scripts of `nfw completion` ask for it.

$ nfw complete f
first-turn	from which turn reinforcements may come in
formation	is this formation legal, and how a square splits its fire
fire	one volley: hits, mortal hits, characters struck, saves
ford	a unit wades a river where there is no ford or bridge: who drowns
find	what answers a question: modifiers, bands, rulings, chapters

$ nfw complete fire --target-
--target-friends	distance of the target from the nearest unit of its army
--target-friends-hidden	the shooters do not see that unit (asked only by ruling F-63)
--target-engaged	the target is in melee (asked only by ruling F-62)
--target-formation	formation of the target
--target-figures	figures of the target; of a battery, its gunners
--target-started	gunners of the battery at the start of the battle
--target-leader	what his death means to his army: a command test
--target-armour	armour of the target
--target-resistance	Resistance of the target (-N to kill)
--target-save	save of the target: 2D6 must be higher
--target-saving	figures that have the save, where not all do
--target-wounds	Wounds of each: failed saves that it survives
--target-marks	Wounds that they have lost before, all together

$ nfw complete fire --range ""
point-blank	point-blank
short	short range
long	long range

$ nfw complete fire --range=s
--range=short	short range

# Abbreviations are understood, and so are other names: offered where no id begins so.

$ nfw complete fire --quality scad; nfw complete fire --target-armor
scadente	poor
--target-armor	armour of the target

$ nfw complete fire --range short --r
--reply	it answers the fire of its target, after its own losses test
--ranks	ranks that fire: up to 3, mounted 2, of a square all
--rules	the rulebook to play by (environment: NFW_RULES)
--repeat	that many resolutions, summarised
--ruling	plays a ruling the other way; may stand several times

# What stands is not offered again, nor what it excludes; lists go on.

$ nfw complete fire --shooters 3 --range short --sh; nfw complete fire --range short --dis; nfw complete fire --distance 3 --ran
--sharpshooter	a sharpshooter is among them
--show	with --vary: a mean (kills) or a probability (kills=3+, reaction=rout)
--disorganised	the unit that fires is disorganised
--ranks	ranks that fire: up to 3, mounted 2, of a square all

$ nfw complete morale --after fire --lea; nfw complete morale --leader general --lea; nfw complete morale --leader general,
--leader	leaders in contact with the unit
--leader	leaders in contact with the unit
general,none	nobody
general,heroic	a heroic C-in-C or general

$ nfw complete initiative --general Ney:4 --gen; nfw complete fire --json --j; nfw complete fire --ruling canister-range=30 --rul
--general	each C-in-C and general on the table with his command value (6 for a charismatic C-in-C), then each command without general with 0; in the order in which they roll, several at once or the flag several times
--jobs	with --repeat: so many processors at once; the counts are the same
--rules	the rulebook to play by (environment: NFW_RULES)
--ruling	plays a ruling the other way; may stand several times

# Nor is what goes only with another value of a flag that stands; without it, it may yet come.

$ nfw complete fire --po; nfw complete fire --weapon musket --po; nfw complete fire --weapon cannon --po; nfw complete fire --weapon cannon --formation ""; nfw complete fire --weapon x --po
--pounder	pounds of the cannon's shot
--pounder	pounds of the cannon's shot
column	column
line	line
limbered	limbered
battery	in battery
--pounder	pounds of the cannon's shot

# The ruleset in force.

$ nfw complete --rules ""; nfw complete --rules guaitana d; NFW_RULES=guaitana nfw complete d; mkdir -p .config/nfw; printf 'rules = "guaitana"' > .config/nfw/config.toml; nfw complete d
fucilier	Naran Fucilier Wars, August 2012
guaitana	Guaitana Capitano, trial version 1.4
future	Naran Future Wars, summary of August 2010 and chapter 4.3
campaign	Campaign rules
discipline	Italians who held their fire: whether they must fire after all
due	what must and what may be done now in the battle
discipline	Italians who held their fire: whether they must fire after all
due	what must and what may be done now in the battle
discipline	Italians who held their fire: whether they must fire after all
due	what must and what may be done now in the battle

$ nfw complete --rules nobody thr; nfw complete --rules fuciliers spee
speech	the C-in-C speaks to a unit before the battle; if heroic, he must

# House rules: flags, values, tests and whole rulesets.

$ nfw complete --house club.toml fire --hi; nfw complete fire --house=club.toml --weapon ri; NFW_HOUSE=club.toml nfw complete fire --hi; mkdir -p .config/nfw; cp club.toml .config/nfw/house.toml; nfw complete fire --hi; nfw complete fire --house none --hi
--high-ground	on high ground
rifled	rifled musket
--high-ground	on high ground
--high-ground	on high ground

$ nfw complete --house skirmish --rules sk; nfw complete --house skirmish --rules skirmish "" | head -2
skirmish	Our own skirmish rules
dash	reaches the wall?
roll	plain dice: 3d6, 2d6-2, 1/2d6, 4d6kh3

$ mkdir -p .config/nfw; cp club.toml .config/nfw; printf 'house = "club.toml"' > .config/nfw/config.toml; nfw complete fire --hi
--high-ground	on high ground

$ mkdir home; cp club.toml home; HOME=home nfw complete --house '~/club.toml' fire --hi
--high-ground	on high ground

# What is wrong with them is told when the line is run.

$ printf 'fire = [' > broken.toml; nfw complete --house broken.toml fire --wea; nfw complete --house missing.toml fire --wea; nfw complete --house - fire --wea; mkdir -p .config/nfw; printf 'lang = 3' > .config/nfw/config.toml; nfw complete fire --wea
--weapon	what they fire
--weapon	what they fire
--weapon	what they fire
--weapon	what they fire

$ nfw complete fire --no-such-flag --wea; nfw complete no-such-test ""; nfw complete no-such-test --js; nfw complete; nfw complete "" | wc -l
--weapon	what they fire
muster	is an army list legal, and what does it cost
cost	what command values or a unit cost
scout	scouting before the battle, one army or two compared
terrain	who places terrain and river, and what the other may move
deploy	who deploys first, and how deep the zone is
first-turn	from which turn reinforcements may come in
speech	the C-in-C speaks to a unit before the battle; if heroic, he must
reinforce	does a command arrive, and from which side
order	does a general take a new order; does a cavalry general change his own
formation	is this formation legal, and how a square splits its fire
range	how far a weapon reaches, and in which band a target stands
fire	one volley: hits, mortal hits, characters struck, saves
save	saves against so many mortal hits; who dies where they outnumber the unit
morale	losses test after fire, morale test after melee, re-tests
initiative	the order in which the commands of both sides move
move	how far a unit may move, and whether the move disorganises it
expand	how many figures a unit shifts to change its frontage
ford	a unit wades a river where there is no ford or bridge: who drowns
melee	one side's attack, or both with --both: hits, mortal hits, characters, saves
duel	two individuals strike each other, or one alone: hits, mortal hits, saves
colours	does a unit that fought for them take the enemy's colours
influence	a leader lifts a unit's reaction, or rouses it
command-test	a command after the loss of a general, the C-in-C or the army standard
victory	who has won, and how great the victory is
roll	plain dice: 3d6, 2d6-2, 1/2d6, 4d6kh3
help	what a test takes: each flag, its effect, its chapter
list	the tests of the ruleset, and what each resolves
table	the whole table of a test, or one for reference such as turn
find	what answers a question: modifiers, bands, rulings, chapters
check	is a file of house rules sound, and what does it change
rulings	questions the book leaves open, and how they are read
battle	a battle: where it stands; new begins one
play	a prompt for the evening: the same lines without 'nfw'
due	what must and what may be done now in the battle
next	does what is due: the first, or that of this number
round	ends the round, or all up to this one
turn	ends the turn
set	changes the battle by agreement, with --why
note	a remark for the battle's journal
count	what was counted at the table: does the battle say so, too
undo	takes back the last thing done in the battle, or entry N
redo	puts back what was undone
amend	says otherwise what was said with a test, on the same dice
log	the battle's journal, or what touches one unit
verify	does a battle follow from its dice, line by line
luck	how lucky the dice of each side were in the battle
batch	answers each line of standard input with JSON, for programs
completion	a script that completes commands and flags: bash, zsh, fish
48

# A flag ends the dice: what stands behind it is no die.

$ nfw complete fire --dice 3 --shooters 5 r; nfw complete fire --dice 3 --range short ve
retreat	retreat
reply	it answers the fire of its target, after its own losses test
ranks	ranks that fire: up to 3, mounted 2, of a square all
range	range band of the target
veteran	veteran

# Italian names of tests and commands, where no other begins so.

$ nfw complete fuo; nfw complete --lang it tro; nfw complete pr; nfw complete help tro
fuoco	fire
trova	find
primo-turno-dei-rinforzi	first-turn
prossimo	next
trova	find

# In Italian.

$ nfw complete --lang it f; nfw complete fire --lang it --range ""; NFW_LANG=it nfw complete fire --range ""; nfw complete --lang it morale --ruling losses-thresholds=
first-turn	da quale turno possono entrare i Rinforzi
formation	se la formazione è regolare, e come un quadrato divide il fuoco
fire	una salva: colpi a segno, colpi mortali, personaggi colpiti, Tiri Salvezza
ford	un'Unità guada un fiume dove non c'è guado né ponte: chi annega
find	che cosa risponde: modificatori, fasce, letture, capitoli
bruciapelo	a bruciapelo
corta	corta distanza
lunga	lunga distanza
bruciapelo	a bruciapelo
corta	corta distanza
lunga	lunga distanza
losses-thresholds=worse	solo −3 quando è perduta più della metà
losses-thresholds=both	−1 e −3, −4 in tutto

# Rulings that the test can feel, and their readings.

$ nfw complete duel --ruling ""; nfw complete morale --ruling losses-t; nfw complete morale --ruling losses-thresholds=; nfw complete morale --ruling=F-75=b; nfw complete scout --ruling losses-t
shield-to-hit=	The list has −1 to hit against a shield, the example leaves it out: which holds?
losses-thresholds=	Losses above half: −3 alone, or −1 as well?
losses-thresholds=worse	−3 alone when more than half is lost
losses-thresholds=both	−1 and −3, −4 in all
--ruling=F-75=both	−1 and −3, −4 in all

$ nfw complete rulings losses-t; nfw complete rulings F-14
losses-thresholds	Losses above half: −3 alone, or −1 as well?
F-14	30% and 40% stand in two bands each: which one counts?
F-140	Command test: how long do −3, −1 charismatic and −1 per lost command last?
F-141	The C-in-C flees on his own command's test: do the earlier tests repeat?
F-142	A charismatic leader is dead: −1, and no +1 any more?
F-143	Command test: does a C-in-C without units roll?
F-144	Command test results 6 to 4: what of units engaged or already under a reaction?
F-145	Heroic leader, +1 in the command test: on which rolls?
F-146	A charismatic C-in-C has command value +1: in which tests? And a general?
F-148	May a howitzer fire ball?
F-149	Limbered guns in bloodlust must fire every turn, and cannot: may they unlimber?

# Tables, files, and what takes neither.

$ nfw complete table or; nfw complete --rules guaitana table m; nfw complete table order ""
order	does a general take a new order; does a cavalry general change his own
orders	what each order allows, demands and forbids
muster	is an army list in order, and what does it say
move	how far a unit moves (its allowance: table movement), whether it charges home, and up to where it may still fire
melee	the blows of one unit in melee, or both units' with --both: losses, commanders
morale	whether a unit obeys, holds, or withdraws
messengers	how an order of the C-in-C reaches a unit, and when it holds
movement	how far each kind of unit moves, in cm, and what a charge adds
movement-costs	what changes of formation and facing, mounting and streams cost of a move
munitions	how often a unit may fire in the game
morale-tests	who takes a morale test, when, and what passing or failing does

$ nfw complete check ""; nfw complete muster tu; nfw complete --house x; nfw complete fire --house=x; nfw complete find x; nfw complete roll ""; nfw complete list ""; nfw complete fire --shooters ""
:files
:files
:files
:files

$ nfw complete completion ""; nfw complete --lang ""; nfw complete --color=a
bash
zsh
fish
en
it
--color=auto
--color=always

# The options that go with a command.

$ nfw complete list --; nfw complete roll --; nfw complete range -- | grep -e --seed -e --odds -e --vary; nfw complete muster -- | grep -e --odds -e --vary -e --then
--rules	the rulebook to play by (environment: NFW_RULES)
--house	house rules, laid over the book; once or more (environment: NFW_HOUSE)
--json	one JSON object on one line
--lang	language (environment: NFW_LANG)
--color	colours in the report
--help	this help
--version	the version
--rules	the rulebook to play by (environment: NFW_RULES)
--house	house rules, laid over the book; once or more (environment: NFW_HOUSE)
--seed	repeats the dice of an earlier roll
--dice	your own dice, in the order rolled; - reads them from standard input
--ask	asks for each roll when it is due
--odds	the exact probabilities instead of a roll
--csv	with --odds, --repeat, --vary, table or luck: comma-separated values; excel: for European spreadsheets
--at-most	with --odds: beside each number how likely it or a smaller one is
--repeat	that many resolutions, summarised
--jobs	with --repeat: so many processors at once; the counts are the same
--json	one JSON object on one line
--quiet	only the outcome, a word a line
--expect	exit status 0 if the outcome is one of these, else 1
--lang	language (environment: NFW_LANG)
--color	colours in the report
--help	this help
--version	the version
--vary	exact odds for each value of a flag (or FLAG=a,b,c; FLAG: all it has); once or twice
--show	with --vary: a mean (kills) or a probability (kills=3+, reaction=rout)
--csv	with --odds, --repeat, --vary, table or luck: comma-separated values; excel: for European spreadsheets
? 1

# Odds: what varies, what is shown, what follows, what may be expected.

$ nfw complete fire --vary ran; nfw complete fire --vary range=short,; nfw complete fire --vary reply=; nfw complete fire --vary distance=; nfw complete fire --vary=quality=e
ranks=	ranks that fire: up to 3, mounted 2, of a square all
range=	range band of the target
range=short,point-blank	point-blank
range=short,long	long range
reply=no	no
reply=yes	yes
--vary=quality=elite	elite

$ nfw complete morale --show ""; nfw complete morale --show reaction=r; nfw complete fire --show k
total	total
reaction=	reaction
state=	state
disorganised=	disorganised
share	per cent lost
reaction=retreat	retreat
reaction=rout	rout
kills	killed

$ nfw complete fire --then ""; nfw complete fire --then morale --aft; nfw complete fire --then morale --after ""; nfw complete fire --odds --then morale --od; nfw complete fire --then morale --then ""; nfw complete list --then ""
morale	losses test after fire, morale test after melee, re-tests
command-test	a command after the loss of a general, the C-in-C or the army standard
--after	what makes the unit test
fire	losses by fire
melee	losses in melee
retreat	re-test of a retreating unit
square	cavalry reaches its square
breakthrough	charge of an attack column on a line
morale	losses test after fire, morale test after melee, re-tests
influence	a leader lifts a unit's reaction, or rouses it

$ nfw complete morale --expect r; nfw complete morale --expect ok,r; nfw complete fire --then morale --expect bl; nfw complete range --expect ""
retreat	retreat
rout	rout
ok,retreat	retreat
ok,rout	rout
bloodlust	bloodlust
point-blank	point-blank
short	short range
long	long range
out	out of range

# Names of one list are those of another.

$ nfw complete --rules future initiative --general Ney:4,Soult:3 --enemy-general Blake:2 --unfavourable-light ""; nfw complete --rules future initiative --general Ney:4,Soult:3 --enemy-general Blake:2 --unfavourable-light Ney,
Ney
Soult
Blake
Ney,Soult
Ney,Blake

# The scripts.

$ nfw completion bash | tail -1; nfw completion zsh | tail -1; nfw completion fish | tail -1
complete -o nosort -F _nfw nfw
if [[ $funcstack[1] == _nfw ]]; then _nfw "$@"; else compdef _nfw nfw; fi
complete -c nfw -F -n '__nfw_ask | string match -q :files'

$ nfw completion
2> nfw: completion needs a SHELL: bash, zsh, fish
? 2

$ nfw completion --lang it
2> nfw: completion richiede una SHELL: bash, zsh, fish
? 2

$ nfw completion bahs
2> nfw: completion 'bahs': allowed are bash, zsh, fish; did you mean 'bash'?
? 2

$ nfw completion bash zsh
2> nfw: completion takes no 'zsh'
? 2

# Words without dashes, once a letter of one stands: flags and values that mean one thing alone.

$ nfw complete fire 12 sh; echo; nfw complete fire 12 short s; echo; nfw complete fire square sq; nfw complete --lang it fire 12 cor; nfw complete morale fire 4 20 e; nfw complete influ 4 qual v
sharpshooter	a sharpshooter is among them
shell	shell
short	short range
shield	shield

state	state of the unit that fires
sharpshooter	a sharpshooter is among them
shell	shell
strength	Strength of the weapon (+N to kill)
standard	the army standard's bearer
shield	shield

corta	corta distanza
corazza	corazza
elite	elite
veteran	veteran

$ nfw complete order 4 "" | head -n 4; nfw complete order 4 at; nfw complete order 4 attack at; nfw complete fire 12 range ""; nfw complete fire --qual el; nfw complete fire --qual=el; nfw complete find sh
attack	attack
hold	hold
oppose	oppose
--fanatic	the general is a fanatic
attack	attack
point-blank	point-blank
short	short range
long	long range
elite	elite
--qual=elite	elite

$ nfw complete tabella fuo; nfw complete table distanze; nfw complete help fuo; nfw complete table ord
fuoco	fire
distanze-fisse	distances
fuoco	fire
order	does a general take a new order; does a cavalry general change his own
orders	what each order allows, demands and forbids
