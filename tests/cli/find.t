# What answers a question, in either language, best first, under the command that rolls or shows it.

$ nfw find heavy cover --limit 3

$ nfw find copertura pesante --lang it --limit 3

$ nfw find F-75

$ nfw find losses threshold --limit 1

$ nfw --rules guaitana find jam --limit 3

$ nfw find rifled --house club.toml --limit 3

$ nfw find high ground --house club.toml

$ nfw find F-75 --json

$ nfw find a --limit 1 | tail -1

$ nfw find
2> nfw: find needs WORDS
? 2

$ nfw find cover --odds
2> nfw: --odds: goes only with a test or roll
? 2

# Questions as players put them, in their own words.

$ nfw find how far can muskets shoot --limit 2

$ nfw find what happens when the general dies --limit 2

$ nfw find how long is a battle --limit 1

$ nfw find drummer --limit 2

$ nfw find howitzer wood --limit 2

$ nfw find compenetrazione --lang it --limit 1

$ nfw find discorso risultato 9 --lang it --limit 2

$ nfw --rules guaitana find how far does cavalry move --limit 2

$ nfw --rules campaign find river crossing --limit 2

$ nfw find can my infantry charge --limit 1

$ nfw find can I fire over my own troops --limit 1 --json

# What a club says, in its file of house rules.

$ nfw find lads with a brown bess --house slang.toml --limit 1

$ nfw find heavy brolly --house slang.toml --limit 1

# Where nothing has all words, what has most of them.

$ nfw find possono fare fuoco oltre le mie Unità --lang it --limit 1

$ nfw find quaity zzz --limit 1

$ nfw find zzz --lang it

$ nfw find zzz --json

# The other rulebooks are asked where the one played by has nothing.

$ nfw find laser rifle --limit 2

$ nfw find elicottero --lang it --limit 2

$ nfw --rules fucilier find elicottero --lang it

# A chapter, and what stands below it.

$ nfw find 3.7 --limit 4

$ nfw find 3.7 influenza --lang it --limit 3

$ nfw find 9.9.9

# The number of a ruling, with the reading in force.

$ nfw find f75

$ nfw find 75 --lang it

$ nfw rulings 75
F-75 losses-thresholds, 3.4.4
  Losses above half: −3 alone, or −1 as well?

  worse               −3 alone when more than half is lost [in force]
  both                −1 and −3, −4 in all

  Two limits of one measure do not add up.
  --ruling losses-thresholds=both

$ nfw rulings f-75 --lang it

$ nfw morale --after fire --lost 11 --of 20 --ruling 75=both --dice 4 -q
rout

$ nfw rulings 7500

# A slip of the pen, in a plural or in another ending too.

$ nfw find COPERTURÀ pesnte --limit 1

$ nfw find rnage musket --limit 1

$ nfw find gitata moschetto --lang it --limit 1

# A word of a house file, and none that is only like it.

$ nfw find rigato --house club.toml --lang it --limit 2

# Nobody asks that much.

$ nfw find $(printf 'cover%.0s' $(seq 20)) heavy cover --limit 1

$ nfw find $(printf 'word%d ' $(seq 40)) --lang it --limit 1
