# A battle of two lists, one after the other, in one folder. Its fire round in full: three volleys at
# one target, who was struck, one losses test with the sum, the end of the round.

$ nfw battle new turin.battle turin.toml france.toml

$ nfw due

$ nfw round fire

# Guards under fire of two units: the second takes aim at those who still stand.

$ nfw fire gardes guards long --dice 2,6,4,6,5,6,6,3,5,1,2,4,4,2,4,2,4,6,3,6,4,2,5,1,3,1,6,3,3,6

$ nfw fire royal guards 16 long cover light --dice 5,4,3,4,2,3,5,5,4,5,5,1,3,1,6,6,6,5,4

$ nfw due

# The losses test waits for who was struck, and for whoever may still fire.

$ nfw morale guards

$ nfw morale royal

$ nfw strike guards musician

$ nfw strike guards musician

$ nfw strike guards drummer

$ nfw morale guards

$ yes 1 | head -n 22 | nfw fire champagne guards long --ask -q

$ nfw fire guards gardes long --odds -q

$ echo n | nfw morale guards charismatic --dice 2

$ echo y | nfw morale guards charismatic --dice 2

$ nfw fire saluzzo royal short

$ nfw fire gardes guards long

# What was done last is taken back, and put back.

$ nfw undo

$ nfw redo

$ nfw redo

$ nfw battle

$ nfw round

$ nfw round fire --skip

# Names: a beginning of a word, of one side; who is gone; two that fit.

$ nfw fire roy gua long --dice 4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4 -q

$ nfw fire piedmont/sal gardes long --seed 1 -q

$ nfw fire gardes royal long

$ nfw fire gardes guerds long

$ nfw fire gardes

$ nfw fire champagne guards lnog

$ nfw fire champagne guards

$ nfw fire twelve champagne long value 2 --json --seed 3

$ nfw melee guards gardes

# By agreement, and in the journal.

$ nfw set guards state=rout

$ nfw set guards state=fled --why 'they ran'

$ nfw set guards staet=rout --why 'they ran'

$ nfw set guards state=rout --why 'they ran'

$ nfw fire champagne guards long

$ nfw note the sun is low

$ nfw log guards

$ nfw turn --skip

$ nfw next --skip --seed 2 -q && nfw next --seed 1 -q && nfw next

$ nfw turn --skip && nfw due --lang it

# Influence is tried by a leader: first he, then the unit.

$ nfw round influence --skip && nfw influence duke saluzzo charismatic --dice 1

$ nfw influence duke saluzzo

$ nfw infl marsin guards

$ nfw influence marsin royal --dice 6 --lang it

# What it needs, and where it is.

$ nfw battle new turin.battle turin.toml france.toml

$ nfw battle new second.battle turin.toml

$ nfw battle now

$ cp turin.battle second.battle; nfw due

$ nfw --battle-file turin.battle note two battles

$ NFW_BATTLE=second.battle nfw log | tail -n 2

$ rm second.battle; head -n 3 turin.battle >first.battle; nfw due --battle-file first.battle

$ sed 's/"range":"long"/"range":"shot"/' turin.battle >first.battle; nfw due --battle-file first.battle

$ sed 1d turin.battle >first.battle; nfw due --battle-file first.battle

$ sed '1s/"format":1/"format":2/' turin.battle >first.battle; nfw due --battle-file first.battle

$ head -c -1 turin.battle >first.battle; nfw note torn --battle-file first.battle

$ rm first.battle* && nfw --rules guaitana battle new other.battle turin.toml france.toml

$ rm turin.battle; nfw due

$ nfw next

$ nfw fire gardes guards long
