# What is looked up beside a battle, and a test without names, is by the rules of the battle; all of
# it one after the other, in one folder.

$ printf '%s\n' 'fire.hit.modifier.long-range.value = -2' 'fire.input.fog = { kind = "flag", group = "shooters", en = "in fog", it = "nella nebbia" }' 'fire.hit.modifier.fog = { value = -1, when = { fog = true }, en = "fog", it = "nebbia" }' >fog.toml

$ nfw battle new a.battle turin.toml marsin.toml --house fog.toml --ruling losses-thresholds=both >o; nfw table fire | grep -e long -e fog
House      fog.toml
                              from  point-blank  short range  long range
    -2  long range [fog.toml]
    -1  fog [fog.toml]

$ nfw fire 12 long fog --seed 1; nfw morale fire 11 20 --seed 1; nfw rulings F-75 | grep force
Fire, Fucilier Wars 3.4.3
House      fog.toml

To hit     12 dice: 12 shooters (3.4.3)
           5+ -2 long range (3.4.3) [fog.toml] -1 fog [fog.toml] = 6+
           3  6* 5  2  5  2  2  3  1  2  6* 1  -> 2 hits
To kill    2 dice
           musket, rifle, carbine: 3+
           3* 2  -> 1 mortal hit
Characters 1 die
           6+
           5  -> 0 hits on characters
Result     1 killed
Next       losses test: nfw morale --after fire --by musketry --lost 1 \
           --ruling losses-thresholds=both
Assumed    --weapon musket --quality average --state ok --target infantry
           --target-formation line --target-armour none --cover none
Seed       1
Morale, Fucilier Wars 3.4.4
Rulings    losses-thresholds=both

Morale     1D6: 3 -3 more than half lost (3.4.4)
           -1 losses this turn (3.4.4) [losses-thresholds=both] = -1 -> rout
Result     rout
           leaves the table with all who joined it; a general with it may
           influence it at once; if he goes too: command test in round 8 (3.4.5,
           3.8)
Assumed    --quality average --type disciplined --state ok --formation line
Seed       1
  both                −1 and −3, −4 in all [in force] [--ruling]

$ nfw find fog; nfw complete fire --fo; nfw range jezail; nfw fire --help | grep fog
nfw fire  Fire
    To hit: -1 fog [fog.toml] --fog
    The shooters: --fog: in fog; -1 fog (fog.toml)
--formation	formation of the unit that fires
--fog	in fog
House      fog.toml
  --fog                   in fog; -1 fog (fog.toml)
2> nfw: range takes no 'jezail'

$ echo 'fire 12 long fog --seed 1' | nfw batch | grep -o '"id":"fog"[^}]*'; echo 'fire 12 long fog --seed 1 -q; table fire' | tr ';' '\n' | nfw play a.battle | grep -e ^ -e fog | head -n 3
"id":"fog","value":-1,"ref":"fog.toml","house":"fog.toml"
1
Fire, Fucilier Wars 3.4.3
one volley: hits, mortal hits, characters struck, saves

# A unit of it fires by the same.

$ nfw round fire --skip >o; nfw fire gardes guards long shooters 12 fog --seed 1 | grep -e House -e fog
House      fog.toml
           5+ -2 long range (3.4.3) [fog.toml] -1 fog [fog.toml] = 6+

# Other rules, or other house rules, where they are named.

$ nfw table fire --house none | grep 'long range'; NFW_HOUSE=none nfw table fire | grep 'long range'; nfw table fire --rules fucilier | grep 'long range'; nfw morale fire 11 20 --ruling losses-thresholds=worse --seed 1 -q; nfw morale fire 11 20 --house none --seed 1 -q; nfw morale fire 11 20 --rules fucilier --seed 1 -q
                              from  point-blank  short range  long range
    -1  long range
                              from  point-blank  short range  long range
    -1  long range
                              from  point-blank  short range  long range
    -1  long range
rout
rout
rout

# The player's own wait until they are named, and what came into force later counts.

$ mkdir -p home/.config/nfw; echo 'fire.hit.modifier.long-range.value = -3' >home/.config/nfw/house.toml; HOME=$PWD/home nfw table fire | grep 'long range'
                              from  point-blank  short range  long range
    -2  long range [fog.toml]

$ nfw set ruling losses-thresholds=worse --why agreed >o; nfw morale fire 11 20 --seed 1 -q; echo 'fire.hit.modifier.short-range = { value = 1, when = { range = "short" }, en = "short", it = "corta" }' >near.toml; nfw set house near.toml --why agreed >o; nfw table fire | grep -e 'range \[' -e 'short \['; nfw undo >o; nfw table fire | grep -e 'range \[' -e 'short \['
rout
    -2  long range [fog.toml]
    +1  short [near.toml]
    -2  long range [fog.toml]

# The commands of the battle itself, and one that begins another, have rules of their own.

$ nfw battle new b.battle turin.toml marsin.toml >o; head -n 1 b.battle | grep -o '"rulings":[^l]*'; nfw battle --battle-file a.battle | head -n 1; rm b.battle
"rulings":[],"house":[],"
Turn 1, fire: volleys

# A battle that cannot be read says so where it is played, and is no hindrance to what is looked up.

$ sed -i 's/fog/f\\u0000/' a.battle; nfw table fire | grep 'long range'; nfw due
                              from  point-blank  short range  long range
    -1  long range
2> nfw: a.battle:1: this line is not as it was written: its digest does not fit
? 2

# Whoever names a battle means that one: what is no battle is refused, by what needs no rules not even read.

$ nfw fire 12 short --battle-file nope.battle; echo x >x.battle; nfw fire 12 short --battle-file x.battle; export NFW_BATTLE=nope.battle; nfw fire 12 short; nfw table fire; nfw roll d6 --dice 3; nfw --rules fucilier fire 12 short -q --seed 1; nfw fire 12 short --help | head -n 1; rm x.battle
[3] = 3
3
Fire, Fucilier Wars 3.4.3
2> nfw: nope.battle: no such file
2> nfw: x.battle: this is no battle of nfw
2> nfw: nope.battle: no such file
2> nfw: nope.battle: no such file
