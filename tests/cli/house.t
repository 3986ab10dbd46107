# House rules: a file laid over the tables of the book.

$ cat club.toml
words.missile-weapon.rifled = { like = "musket", en = "rifled musket", it = "moschetto rigato" }
fire.range.row.rifled = { when = { weapon = "rifled" }, limits = { point-blank = 5, short = 25, long = 50 }, en = "rifled musket", it = "moschetto rigato" }
fire.input.high-ground = { kind = "flag", group = "shooters", en = "on high ground", it = "in posizione elevata" }
fire.hit.modifier.high-ground = { value = 1, when = { high-ground = true }, en = "high ground", it = "posizione elevata" }

$ nfw check club.toml
club.toml: sound, 4 changes
  1:22     fucilier words.missile-weapon.rifled: new
  2:16     fucilier fire.range.row.rifled: new
  3:12     fucilier fire.input.high-ground: new
  4:19     fucilier fire.hit.modifier.high-ground: new

$ nfw check club.toml --lang it
club.toml: corretto, 4 cambiamenti
  1:22     fucilier words.missile-weapon.rifled: nuovo
  2:16     fucilier fire.range.row.rifled: nuovo
  3:12     fucilier fire.input.high-ground: nuovo
  4:19     fucilier fire.hit.modifier.high-ground: nuovo

$ nfw check club.toml --json
{"schema":1,"version":"0.2.0","check":"club.toml","changes":[{"rules":"fucilier","what":"adds","path":"words.missile-weapon.rifled","line":1,"column":22},{"rules":"fucilier","what":"adds","path":"fire.range.row.rifled","line":2,"column":16},{"rules":"fucilier","what":"adds","path":"fire.input.high-ground","line":3,"column":12},{"rules":"fucilier","what":"adds","path":"fire.hit.modifier.high-ground","line":4,"column":19}]}

$ nfw fire --house club.toml --shooters 6 --weapon rifled --distance 24 --high-ground --dice 3,6,5,2,5,2,3,3,1,2
Fire, Fucilier Wars 3.4.3
House      club.toml

To hit     6 dice: 6 shooters (3.4.3)
           5+ +1 high ground [club.toml] = 4+
           3  6* 5* 2  5* 2  -> 3 hits
To kill    3 dice
           musket, rifle, carbine: 3+
           3* 3* 1  -> 2 mortal hits
Characters 1 die
           6+
           2  -> 0 hits on characters
Result     2 killed
Next       losses test: nfw morale --after fire --by musketry --short-range \
           --lost 2 --house club.toml
Assumed    --quality average --state ok --target infantry
           --target-formation line --target-armour none --cover none

$ nfw fire --house club.toml --shooters 2 --weapon rifled --distance 24 --high-ground --dice 3,6,2 --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"fire","given":["fire","--house","club.toml","--shooters","2","--weapon","rifled","--distance","24","--high-ground","--dice","3,6,2","--json"],"flags":{"weapon":{"value":"rifled"},"shooters":{"value":2},"quality":{"value":"average","by":"default"},"state":{"value":"ok","by":"default"},"range":{"value":"short","by":"implied"},"distance":{"value":24},"target":{"value":"infantry","by":"default"},"target-formation":{"value":"line","by":"default"},"target-armour":{"value":"none","by":"default"},"cover":{"value":"none","by":"default"},"high-ground":{"value":true}},"seed":null,"house":["club.toml"],"dice":[3,6,2],"stages":[{"id":"hit","count":2,"dice":[3,6],"need":4,"modifiers":[{"id":"high-ground","value":1,"ref":"club.toml","house":"club.toml"}],"successes":1},{"id":"kill","count":1,"dice":[2],"need":3,"modifiers":[],"successes":0}],"outcome":{"hits":1,"kills":0,"saved":0,"wounds_lost":0,"characters":0},"next":[]}

$ nfw fire --house club.toml --shooters 6 --weapon rifled --distance 51 -q
2> nfw: --distance 51: beyond the reach of 50 cm (rifled musket, point-blank up to 5 cm, short up to 25 cm, long up to 50 cm; club.toml)
? 2

$ nfw fire --house club.toml --shooters 2 --weapon rifled --range short --high-ground --odds
Fire, Fucilier Wars 3.4.3: exact odds
House      club.toml

killed  mean 0.6667  spread 0.6667
           0   44.44%  ##############################  0+ 100.00%
           1   44.44%  ##############################  1+ 55.56%
           2   11.11%  #######                         2+ 11.11%
hits                mean 1.0000  spread 0.7071  none: 25.00%
hits on characters  mean 0.0926  spread 0.2899  none: 90.74%
Assumed    --quality average --state ok --target infantry
           --target-formation line --target-armour none --cover none

$ nfw fire --house club.toml --shooters 2 --weapon rifled --range short --vary high-ground=no,yes --csv
high-ground,mean kills
no,0.44444444444444436
yes,0.6666666666666666

$ nfw fire --house club.toml --help | grep -A1 -e rifled -e high-ground
                          cannon, howitzer, rifled [musket]; -1
                          artillery-vs-artillery (3.4.3), +1 artillery-vs-troops
--
                          rifled] (3.4.3)
  --value N               points of Value of the guns that fire; of each figure
--
  --high-ground           on high ground; +1 high-ground (club.toml)

$ nfw table fire --house club.toml | grep -A1 -e '^ *rifled' -e '^ *high-ground' -e House
House      club.toml

--
  rifled musket [club.toml]                   5           25          50
  bow                                         -           15          30

$ nfw find high ground --house club.toml
nfw fire --house club.toml  Fire
    To hit: +1 high ground [club.toml] --high-ground
    The shooters: --high-ground: on high ground; +1 high-ground (club.toml)

$ nfw find moschetto rigato --house club.toml --lang it
nfw range --house club.toml  Gittata
    Gittate, in cm: moschetto rigato: a bruciapelo fino a 5, corta distanza fino
    a 25, lunga distanza fino a 50 [club.toml] --arma moschetto-rigato

$ nfw morale --house club.toml --after fire --lost 1 --dice 6 -q
demoralised

# Readings for good, and a number changed: a report that plays by them says so.

$ cat readings.toml
[rulings]
losses-thresholds = "both"

[fire.hit.modifier.long-range]
value = -2

$ nfw check readings.toml
readings.toml: sound, 2 changes
  2:1      fucilier rulings.losses-thresholds: changed, "both"
  5:1      fucilier fire.hit.modifier.long-range.value: -1 -> -2

$ nfw fire --house readings.toml --shooters 3 --range long --dice 6,5,1,1
Fire, Fucilier Wars 3.4.3
House      readings.toml

To hit     3 dice: 3 shooters (3.4.3)
           5+ -2 long range (3.4.3) [readings.toml] = 6+
           6* 5  1  -> 1 hit
To kill    1 die
           musket, rifle, carbine: 3+
           1  -> 0 mortal hits
Result     0 killed
Assumed    --weapon musket --quality average --state ok --target infantry
           --target-formation line --target-armour none --cover none

$ nfw morale --house readings.toml --after fire --lost 11 --of 20 --dice 6
Morale, Fucilier Wars 3.4.4
Rulings    losses-thresholds=both
House      readings.toml

Morale     1D6: 6 -3 more than half lost (3.4.4)
           -1 losses this turn (3.4.4) [losses-thresholds=both] = 2 -> retreat
Result     retreat, disorganised
           half a move straight back in the movement phase of the next turn,
           then the re-test (3.4.5, 3.5.1)
           without room as far as it can; over the table edge it has fled
           (3.4.5)
           cavalry that moves into contact with it destroys it (3.4.5, 3.5.1)
Next       after its move back: nfw morale --after retreat --house readings.toml
Assumed    --quality average --type disciplined --state ok --formation line

$ nfw morale --house readings.toml --after fire --lost 11 --of 20 --dice 6 --ruling losses-thresholds=worse -q
retreat

$ nfw rulings F-75 --house readings.toml | head -8
F-75 losses-thresholds, 3.4.4
  Losses above half: −3 alone, or −1 as well?

  worse               −3 alone when more than half is lost
  both                −1 and −3, −4 in all [in force] [readings.toml]

  Two limits of one measure do not add up.
  --ruling losses-thresholds=both

# Several files, one over the other; NFW_HOUSE; the player's own file; none of them.

$ printf 'fire.hit.modifier.long-range.value = -3\n' > more.toml; nfw fire --house readings.toml --house more.toml --shooters 3 --range long --dice 6,5,1,1 | head -6
Fire, Fucilier Wars 3.4.3
House      more.toml

To hit     3 dice: 3 shooters (3.4.3)
           5+ -3 long range (3.4.3) [more.toml] = 6+
           6* 5  1  -> 1 hit

$ NFW_HOUSE=readings.toml:club.toml nfw fire --shooters 1 --range long --high-ground --dice 1 | head -6
Fire, Fucilier Wars 3.4.3
House      club.toml, readings.toml

To hit     1 die: 1 shooter (3.4.3)
           5+ -2 long range (3.4.3) [readings.toml] +1 high ground [club.toml]
           = 6+

$ mkdir -p .config/nfw; cp club.toml .config/nfw/house.toml; nfw fire --shooters 1 --range short --high-ground --dice 1 -q; nfw fire --shooters 1 --range short --high-ground --dice 1 --house none
0
2> nfw: fire has no option '--high-ground'
? 2

$ nfw fire --house club.toml --shooters 1 --range short --high-ground --dice 1 --then morale -q
0
none

# A ruleset of one's own in a folder.

$ nfw list --house skirmish --rules skirmish
Our own skirmish rules

  dash           reaches the wall? (1)

$ nfw --house skirmish --rules skirmish dash --speed 3 --dice 4
Dash, Skirmish 1

Dash       1D6: 4 +3 speed (1) = 7 -> reached
Result     reached

$ nfw check skirmish
skirmish: sound, 1 change
           skirmish the whole ruleset

# Other rulesets by their name.

$ printf 'rules = "guaitana"\nmelee.en = "Fight"\n' > other.toml; nfw check other.toml; nfw --rules guaitana --house other.toml list | grep melee
other.toml: sound, 1 change
  2:7      guaitana melee.en: "Melee" -> "Fight"
  melee          the blows of one unit in melee, or both units' with --both:

# What is wrong is said at its place, and nothing of the file counts; house-mistakes.t has the rest.

$ printf 'fire.hit.modifier.long-range.value = 1.5\n' > bad.toml; nfw fire --house bad.toml --shooters 3 --range long --dice 1,2,3
2> nfw: bad.toml:1:38: long-range: 'value' must be a whole number, not a decimal number
2> 1 | fire.hit.modifier.long-range.value = 1.5
2>   |                                      ^
? 2

$ nfw check .
2> nfw: .: is a folder, not a file
? 2

$ nfw check nothing.toml
2> nfw: nothing.toml: no such file
? 2

$ nfw fire --house nothing.toml --shooters 3 --range long
2> nfw: --house 'nothing.toml': no such file
? 2

$ nfw check
2> nfw: check needs a FILE of house rules
? 2

$ nfw check a b
2> nfw: check takes no 'b'
? 2

$ nfw fire --house --shooters 3
2> nfw: --house needs a value
? 2

$ head -c 10000000 /dev/zero | nfw check -
2> nfw: -: is larger than 1 MB
? 2

$ mkdir empty; printf 'format = 2\ntests = ["dash"]\n' > empty/ruleset.toml; nfw check empty; nfw check empty --lang it
2> nfw: empty/dash.toml: cannot be read
2> nfw: empty/dash.toml: non si può leggere
? 2

$ sed -i 's/^dice .*/dice = "two"/' skirmish/dash.toml; nfw check skirmish; nfw --house skirmish fire --shooters 1 --range long --dice 1
2> nfw: skirmish/dash.toml:21:8: roll: unknown fact 'two'
2> 21 | dice = "two"
2>    |        ^
2> nfw: skirmish/dash.toml:21:8: roll: unknown fact 'two'
2> 21 | dice = "two"
2>    |        ^
? 2

# The key of a stage is what `nfw table` shows, the test keeps its name in reports; and a cell.

$ printf 'morale.roll.modifier.rain = { value = -1, en = "rain", it = "pioggia" }\nreference.munitions.row.bow.cells.volleys = 8\n' >rain.toml; nfw table morale --house rain.toml --csv | grep rain; nfw morale --after fire --lost 3 --of 20 --dice 4 --house rain.toml --json | grep -o '"id":"morale"'; nfw table munitions --house rain.toml | grep bows
fucilier,morale,roll,modifier,rain,rain,,-1,,,,,,,,,,rain.toml,rain.toml
"id":"morale"
bows (F-24)                      8     -      -         -

$ mkdir -p .config/nfw; ln -s house.toml .config/nfw/house.toml; nfw fire --shooters 1 --range long --dice 1
2> nfw: ./.config/nfw/house.toml: cannot be read
? 2

# What a house rule changed bears its mark: needs, rows of needs, bands, ranges that another test lends.
$ nfw check marks.toml
marks.toml: sound, 5 changes
  2:1      fucilier fire.hit.need: 5 -> 4
  4:6      fucilier fire.kill.row.musket.need.none: 3 -> 2
  6:8      fucilier fire.range.row.musket.limits.long: 40 -> 50
  8:8      fucilier morale.roll.band.ok.totals.disciplined: "6..11" -> "7..11"
  10:8     fucilier morale.roll.band.demoralised.totals.disciplined: "4..5" ->
           "4..6"

$ nfw fire --house marks.toml --shooters 1 --range short --dice 4,2,1
Fire, Fucilier Wars 3.4.3
House      marks.toml

To hit     1 die: 1 shooter (3.4.3)
           4+ [marks.toml]
           4* -> 1 hit
To kill    1 die
           musket, rifle, carbine: 2+ [marks.toml]
           2* -> 1 mortal hit
Characters 1 die
           6+
           1  -> 0 hits on characters
Result     1 killed
Next       losses test: nfw morale --after fire --by musketry --short-range \
           --lost 1 --house marks.toml
Assumed    --weapon musket --quality average --state ok --target infantry
           --target-formation line --target-armour none --cover none

$ nfw fire --house marks.toml --shooters 1 --range short --dice 4,2,1 --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"fire","given":["fire","--house","marks.toml","--shooters","1","--range","short","--dice","4,2,1","--json"],"flags":{"weapon":{"value":"musket","by":"default"},"shooters":{"value":1},"quality":{"value":"average","by":"default"},"state":{"value":"ok","by":"default"},"range":{"value":"short"},"target":{"value":"infantry","by":"default"},"target-formation":{"value":"line","by":"default"},"target-armour":{"value":"none","by":"default"},"cover":{"value":"none","by":"default"}},"seed":null,"house":["marks.toml"],"dice":[4,2,1],"stages":[{"id":"hit","count":1,"dice":[4],"need":4,"house":"marks.toml","modifiers":[],"successes":1},{"id":"kill","count":1,"dice":[2],"need":2,"house":"marks.toml","modifiers":[],"successes":1},{"id":"character","count":1,"dice":[1],"need":6,"modifiers":[],"successes":0}],"outcome":{"hits":1,"kills":1,"saved":0,"wounds_lost":0,"characters":0},"next":[{"test":"morale","args":["--after","fire","--by","musketry","--short-range","--lost","1","--house","marks.toml"],"why":"losses"}]}

$ nfw morale --house marks.toml --after fire --lost 1 --of 20 --dice 5
Morale, Fucilier Wars 3.4.4
House      marks.toml

Morale     1D6: 5 -1 losses this turn (3.4.4) = 4 -> demoralised [marks.toml]
Result     demoralised, disorganised
           fights on with the penalties; place both markers (3.4.5)
Assumed    --quality average --type disciplined --state ok --formation line

$ nfw range --house marks.toml --weapon musket --distance 45
Range, Fucilier Wars 3.4.3
House      marks.toml

Ranges     musket, rifle, carbine: point-blank up to 5, short range up to 15,
           long range up to 50 cm (3.4.3)
Result     long range, 50 cm at most

# A row that one file takes away is still of that file when another changes the same list, in the help and
# on the sheet, too.
$ printf 'fire.hit.modifier.disorganised.remove = true\n' >less.toml; printf 'fire.hit.modifier.long-range.value = -2\n' >more.toml; for files in 'less more' 'more less'; do set -- $files; nfw fire 12 long disorganised --house $1.toml --house $2.toml --seed 1 | sed -n '2p;5p'; done; nfw --house less.toml help fire | sed -n 3p; nfw --house less.toml table --sheet | grep -c less.toml
House      more.toml, less.toml
           5+ -2 long range (3.4.3) [more.toml] = 6+
House      less.toml, more.toml
           5+ -2 long range (3.4.3) [more.toml] = 6+
House      less.toml
1

# What one file takes away another can neither change nor take away again.
$ printf 'fire.hit.modifier.long-range.remove = true\n' >less.toml; printf 'fire.hit.modifier.long-range.value = -2\n' >more.toml; nfw fire 12 long --house less.toml --house more.toml --seed 1; nfw fire 12 long --house less.toml --house less.toml --seed 1 --lang it; nfw fire 12 long --house more.toml --house less.toml --seed 1 | sed -n 2p; nfw check more.toml --house less.toml; nfw check less.toml --house more.toml; nfw check more.toml
House      less.toml
less.toml: sound, 1 change
  1:19     fucilier fire.hit.modifier.long-range: removed
more.toml: sound, 1 change
  1:30     fucilier fire.hit.modifier.long-range.value: -1 -> -2
2> nfw: more.toml:1:19: fire.hit.modifier.long-range: 'less.toml' took it away
2> 1 | fire.hit.modifier.long-range.value = -2
2>   |                   ^
2> nfw: less.toml:1:19: fire.hit.modifier.long-range: l'ha tolto 'less.toml'
2> 1 | fire.hit.modifier.long-range.remove = true
2>   |                   ^
2> nfw: more.toml:1:19: fire.hit.modifier.long-range: 'less.toml' took it away
2> 1 | fire.hit.modifier.long-range.value = -2
2>   |                   ^

# A test of its own is in the language of its file; what is changed as a whole is marked once.
$ printf 'format = 2\n[charge]\nprocedure = "check"\nen = "Charge"\nit = "Carica"\nabout = { en = "do they charge", it = "se caricano" }\nref = "H"\nstages = ["roll"]\nheadline = "result"\n[charge.roll]\nkind = "sum"\ndice = 2\nresult = "result"\nen = "Charge"\nit = "Carica"\n[[charge.roll.band]]\nid = "yes"\ntotals = "8.."\nen = "charges"\nit = "carica"\n[[charge.roll.band]]\nid = "no"\ntotals = "..7"\nen = "stands"\nit = "resta"\n[[charge.outcome]]\nid = "result"\nkind = "word"\nen = "result"\nit = "risultato"\n' >charge.toml; nfw check charge.toml; nfw --house charge.toml table charge; nfw --house charge.toml charge --dice 4,4 -q
charge.toml: sound, 1 change
  2:2      fucilier charge: new
Charge, Fucilier Wars H
do they charge
House      charge.toml

Charge: 2D6 [charge.toml]
       8+  charges [charge.toml]
  up to 7  stands [charge.toml]
yes

# A reading that was said on the command line is said again for the next test.
$ nfw morale --after fire --ruling retreat-off-table=stops --lost 5 --of 20 --dice 3
Morale, Fucilier Wars 3.4.4
Rulings    retreat-off-table=stops

Morale     1D6: 3 -1 losses this turn (3.4.4) = 2 -> retreat
Result     retreat, disorganised
           half a move straight back in the movement phase of the next turn,
           then the re-test (3.4.5, 3.5.1)
           without room as far as it can, at most to the table edge (3.4.5)
           cavalry that moves into contact with it destroys it (3.4.5, 3.5.1)
Next       after its move back: nfw morale --after retreat --ruling \
           retreat-off-table=stops
Assumed    --quality average --type disciplined --state ok --formation line

# A mistake in the player's own file: how to do without.
$ mkdir -p .config/nfw; echo 'fyre = 1' > .config/nfw/house.toml; nfw fire --shooters 1 --range long --dice 1; nfw list --lang it; nfw --house none fire --shooters 1 --range long --dice 1 -q
0
2> nfw: ./.config/nfw/house.toml:1:1: 'fyre' must be a table
2> 1 | fyre = 1
2>   | ^
2> nfw: --house none leaves the house rules out
2> nfw: ./.config/nfw/house.toml:1:1: 'fyre' deve essere una tabella
2> 1 | fyre = 1
2>   | ^
2> nfw: --house none tralascia le regole della casa

# Home is where the player's files are.
$ HOME=$PWD NFW_HOUSE='~/marks.toml' nfw fire --shooters 1 --range long --dice 5,2,1 -q
1

# A folder may end in a slash, as the shells complete it.

$ nfw --house skirmish/ --rules skirmish dash --dice 3
Dash, Skirmish 1

Dash       1D6: 3 -> falls short
Result     falls short

# A ruleset reads its own folder alone, by whatever name and link.

$ cp -r skirmish ours; mkdir away; cp ours/dash.toml away/; for list in 'tests = ["../away/dash"]' "tests = [\"$PWD/away/dash\"]" 'tests = ["dash", "away/../../away/dash"]' 'tests = ["dash"]\nreferences = ["../../away/dash"]' 'tests = ["dash"]\nhosts = ["../../away"]' 'tests = [".."]' 'tests = [""]'; do printf "$(grep -v '^tests' skirmish/ruleset.toml)\n$list\n" >ours/ruleset.toml; nfw check ours 2>&1 | sed "s|$PWD|/here|"; done
nfw: ours/ruleset.toml:5:10: '../away/dash': a name has letters, figures and hyphens alone
5 | tests = ["../away/dash"]
  |          ^
nfw: ours/ruleset.toml:5:10: '/here/away/dash': a name has letters, figures and hyphens alone
5 | tests = ["/here/away/dash"]
  |          ^
nfw: ours/ruleset.toml:5:18: 'away/../../away/dash': a name has letters, figures and hyphens alone
5 | tests = ["dash", "away/../../away/dash"]
  |                  ^
nfw: ours/ruleset.toml:6:15: '../../away/dash': a name has letters, figures and hyphens alone
6 | references = ["../../away/dash"]
  |               ^
nfw: ours/ruleset.toml:6:10: '../../away': a name has letters, figures and hyphens alone
6 | hosts = ["../../away"]
  |          ^
nfw: ours/ruleset.toml:5:10: '..': a name has letters, figures and hyphens alone
5 | tests = [".."]
  |          ^
nfw: ours/ruleset.toml:5:10: '': a name has letters, figures and hyphens alone
5 | tests = [""]
  |          ^

$ cp -r skirmish ours; rm ours/dash.toml; cp skirmish/dash.toml out.toml; ln -s ../out.toml ours/dash.toml; nfw check ours; ln -sf ../out.toml ours/words.toml; nfw check ours --lang it; cp --remove-destination skirmish/words.toml ours; rm ours/dash.toml; cp out.toml ours/real.toml; ln -s real.toml ours/dash.toml; nfw check ours | head -1; ln -s ours link; nfw check link | head -1
ours: sound, 1 change
link: sound, 1 change
2> nfw: ours/ruleset.toml:5:11: dash.toml leads out of the folder of its ruleset
2> 5 | tests  = ["dash"]
2>   |           ^
2> nfw: ours/words.toml: words.toml porta fuori dalla cartella del suo regolamento
2> nfw: ours/ruleset.toml:5:11: dash.toml porta fuori dalla cartella del suo regolamento
2> 5 | tests  = ["dash"]
2>   |           ^

# A row of one need stands below those of a need for each column, and natural faces are marked as changed.

$ printf '[words.melee-weapon.glaive]\nlike = "two-handed"\nen = "glaive"\nit = "falcione"\n[melee.kill.row.glaive]\nwhen = { weapon = "glaive" }\nneed = 2\nen = "glaive"\nit = "falcione"\n[natural]\nnever = 2\n' >g.toml; nfw --house g.toml table melee | grep -e 'no armour' -e two-handed -e glaive -e '[0-9] never'; nfw --house g.toml fire 6 short --seed 1 | grep House
To hit: 4+, 6 always, 2 never [g.toml]
To kill: 6 always, 2 never [g.toml]
                                 no armour  cuirass or shield
  two-handed weapon                     2+                 3+
    2+  glaive [g.toml]
House      g.toml

# Where no face decides any more, the file that says so is named all the same; a flag that has a value anyway
# need not be said; what players say is read in any spelling.

$ printf '[natural]\nalways = 0\nnever = 0\n' >n.toml; nfw --house n.toml fire 6 long demoralised --dice 6,6,6,6,6,6 | grep -e House -e hits; printf '[fire.input.shooters]\ndefault = 10\n' >d.toml; nfw --house d.toml fire short --seed 1 | grep dice; nfw --house d.toml fire | head -n 1; printf '[words.players]\nGrognards = "Elite"\n"Guardie Svizzere" = "veteran"\n' >p.toml; nfw --house p.toml find grognards charge --limit 1; nfw --house p.toml find guardie svizzere --limit 1
House      n.toml
           6  6  6  6  6  6  -> 0 hits
To hit     10 dice: 10 shooters (3.4.3)
To kill    3 dice
nfw table limits --house p.toml  Limits of the army list
    elite units; in: at most half of all units, batteries counted (F-07) (1.1)
  (11 more: --limit all; another word narrows it down)
nfw morale --house p.toml  Morale
    +1 veteran (3.4.4, 3.6.6) --quality veteran
  (7 more: --limit all; another word narrows it down)
2> Usage: nfw fire --house d.toml [--value N] [--pounder N] --range WHICH |
2>     --distance CM [flags]
2> All flags: nfw fire --help --house d.toml
