# Each kind of mistake in a file of house rules has its one line. A test repeats all of them in Italian,
# and plays with each file: nothing of it counts.

$ printf 'fire.hit.modifier.long-range.value = "-2"\n' | nfw check -
2> nfw: -:1:38: long-range: 'value' is a number without quotes, or a fact
2> 1 | fire.hit.modifier.long-range.value = "-2"
2>   |                                      ^
? 2

$ printf 'fire.hit.ned = 5\n' | nfw check -
2> nfw: -:1:10: hit: unknown key 'ned'; did you mean 'need'?
2> 1 | fire.hit.ned = 5
2>   |          ^
? 2

$ printf 'fier.hit.need = 5\n' | nfw check -
2> nfw: -:1:1: there is no test 'fier'; did you mean 'fire'?
2> 1 | fier.hit.need = 5
2>   | ^
? 2

$ printf 'fire.hit.need = 0\n' | nfw check -
2> nfw: -:1:17: hit: 'need' must be 1 or more
2> 1 | fire.hit.need = 0
2>   |                 ^
? 2

$ printf 'fire.hit.modifier.long-range.value = 1.5\n' | nfw check -
2> nfw: -:1:38: long-range: 'value' must be a whole number, not a decimal number
2> 1 | fire.hit.modifier.long-range.value = 1.5
2>   |                                      ^
? 2

$ printf 'fire.hit.modifier.long-range.value = 70000000000\n' | nfw check -
2> nfw: -:1:38: long-range: 'value' is out of range
2> 1 | fire.hit.modifier.long-range.value = 70000000000
2>   |                                      ^
? 2

$ printf 'fire.hit.modifier.up = { value = 1, en = "up", it = "su", when = { high = true } }\n' | nfw check -
2> nfw: -:1:68: up: unknown fact 'high'; did you mean 'hits'?
2> 1 | fire.hit.modifier.up = { value = 1, en = "up", it = "su", when = { high = true } }
2>   |                                                                    ^
? 2

$ printf 'fire.hit.modifier.up = { value = 1, en = "up", it = "su", when = { cover = "havy" } }\n' | nfw check -
2> nfw: -:1:76: up: 'cover' has no value 'havy'; did you mean 'heavy'?
2> 1 | fire.hit.modifier.up = { value = 1, en = "up", it = "su", when = { cover = "havy" } }
2>   |                                                                            ^
? 2

$ printf 'fire.hit.modifier.up = { value = 1, en = "up", it = "su", when = {} }\n' | nfw check -
2> nfw: -:1:66: up: a condition is empty
2> 1 | fire.hit.modifier.up = { value = 1, en = "up", it = "su", when = {} }
2>   |                                                                  ^
? 2

$ printf 'fire.hit.modifier.up = { value = 1, en = "up" }\n' | nfw check -
2> nfw: -:1:19: up: 'it' is missing
2> 1 | fire.hit.modifier.up = { value = 1, en = "up" }
2>   |                   ^
? 2

$ printf 'fire.hit.modifier.long-range = 3\n' | nfw check -
2> nfw: -:1:19: fire.hit.modifier: its rows are tables
2> 1 | fire.hit.modifier.long-range = 3
2>   |                   ^
? 2

$ printf 'fire.hit.modifier.none = { remove = true }\n' | nfw check -
2> nfw: -:1:19: fire.hit.modifier.none: there is nothing to remove
2> 1 | fire.hit.modifier.none = { remove = true }
2>   |                   ^
? 2

$ printf 'fire.input.shooters.kind = "cont"\n' | nfw check -
2> nfw: -:1:12: input 'shooters': unknown kind 'cont'; did you mean 'count'?
2> 1 | fire.input.shooters.kind = "cont"
2>   |            ^
? 2

$ printf 'fire.input.up = { kind = "flag", group = "nowhere", en = "up", it = "su" }\n' | nfw check -
2> nfw: -:1:42: input 'up': no group 'nowhere' in words.toml; it can be army, as-target, battle, bearer, both-morale, cause, command, dice, enemy, enemy-attack, enemy-strikes, fighters, leader, leave, losses, man-as-target, move, order, presence, river, shooters, target, unit, weapon
2> 1 | fire.input.up = { kind = "flag", group = "nowhere", en = "up", it = "su" }
2>   |                                          ^
? 2

$ printf 'fire.input.json = { kind = "flag", group = "shooters", en = "up", it = "su" }\n' | nfw check -
2> nfw: -:1:12: fire.input.json: an option of every command is called so
2> 1 | fire.input.json = { kind = "flag", group = "shooters", en = "up", it = "su" }
2>   |            ^
? 2

$ printf '[[fire.input]]\nid = "up"\nkind = "flag"\ngroup = "shooters"\nen = "up"\nit = "su"\n[[fire.input]]\nid = "up"\n' | nfw check -
2> nfw: -:7:1: fire.input.up: stands twice
2> 7 | [[fire.input]]
2>   | ^
? 2

$ printf 'fire.input.shooters.max = -1\n' | nfw check -
2> nfw: -:1:12: input 'shooters': 'max' of a count must be 0 or more
2> 1 | fire.input.shooters.max = -1
2>   |            ^
? 2

$ printf 'morale.roll.band.ok.totals.disciplined = "5..11"\n' | nfw check -
2> nfw: -:1:18: 'demoralised' and 'ok' overlap for disciplined
2> 1 | morale.roll.band.ok.totals.disciplined = "5..11"
2>   |                  ^
? 2

$ printf 'morale.roll.band.ok.totals.disciplined = "7..11"\n' | nfw check -
2> nfw: -:1:18: a gap between 'demoralised' and 'ok' for disciplined
2> 1 | morale.roll.band.ok.totals.disciplined = "7..11"
2>   |                  ^
? 2

$ printf 'morale.roll.band.ok.totals.disciplined = "six"\n' | nfw check -
2> nfw: -:1:42: ok totals: 'disciplined' takes totals such as '6..11', '12..' or '..1', or 'never'
2> 1 | morale.roll.band.ok.totals.disciplined = "six"
2>   |                                          ^
? 2

$ printf 'rulings.losses-thresholds = "bth"\n' | nfw check -
2> nfw: -:1:29: F-75: no reading 'bth'; did you mean 'both'?
2> 1 | rulings.losses-thresholds = "bth"
2>   |                             ^
? 2

$ printf 'rulings.losses-threshold = "both"\n' | nfw check -
2> nfw: -:1:9: rulings: no ruling 'losses-threshold'; did you mean 'losses-thresholds'?
2> 1 | rulings.losses-threshold = "both"
2>   |         ^
? 2

$ printf 'rulings.F-01 = "both"\n' | nfw check -
2> nfw: -:1:16: F-01: has no switch: it cannot be played another way
2> 1 | rulings.F-01 = "both"
2>   |                ^
? 2

$ printf 'words.missile-weapon.rifled = { like = "muscet", en = "rifled", it = "rigato" }\n' | nfw check -
2> nfw: -:1:40: missile-weapon: no value 'muscet' above; did you mean 'musket'?
2> 1 | words.missile-weapon.rifled = { like = "muscet", en = "rifled", it = "rigato" }
2>   |                                        ^
? 2

$ printf 'words.missile-weapon.a = { like = "b", en = "a", it = "a" }\nwords.missile-weapon.b = { like = "a", en = "b", it = "b" }\n' | nfw check -
2> nfw: -:1:35: missile-weapon: no value 'b' above
2> 1 | words.missile-weapon.a = { like = "b", en = "a", it = "a" }
2>   |                                   ^
? 2

$ printf 'fire.input.weapon.values = [{ id = "rifled", en = "rifled", it = "rigato" }]\n' | nfw check -
2> nfw: -:1:19: fire.input.weapon.values: its values are the list 'missile-weapon': add to words.missile-weapon
2> 1 | fire.input.weapon.values = [{ id = "rifled", en = "rifled", it = "rigato" }]
2>   |                   ^
? 2

$ printf 'fire.fact.a = { is = "b" }\nfire.fact.b = { is = "a" }\n' | nfw check -
2> nfw: -:1:11: a: depends on itself: a, b, a
2> 1 | fire.fact.a = { is = "b" }
2>   |           ^
? 2

$ printf 'fire.procedure = "magic"\n' | nfw check -
2> nfw: -:1:18: unknown procedure 'magic'
2> 1 | fire.procedure = "magic"
2>   |                  ^
? 2

$ printf 'fire.next.losses.test = "moral"\n' | nfw check -
2> nfw: -:1:11: no test 'moral'; did you mean 'morale'?
2> 1 | fire.next.losses.test = "moral"
2>   |           ^
? 2

$ printf 'natural = { always = 900 }\n' | nfw check -
2> nfw: -:1:11: a natural face is from 0 to 100
2> 1 | natural = { always = 900 }
2>   |           ^
? 2

$ printf 'rules = "fusilier"\n' | nfw check -
2> nfw: -:1:9: there is no ruleset 'fusilier'; did you mean 'fucilier'?
2> 1 | rules = "fusilier"
2>   |         ^
? 2

$ printf 'rules = 7\n' | nfw check -
2> nfw: -:1:9: 'rules' must be the name of a ruleset
2> 1 | rules = 7
2>   |         ^
? 2

$ printf 'format = 1\n' | nfw check -
2> nfw: -:1:10: format 1 is an older language: write '[[fact]]' for '[[after]]', 'min' and 'max' for 'least' and 'most', then 'format = 2' (man nfw-tables)
2> 1 | format = 1
2>   |          ^
? 2

$ printf 'format = 3\n' | nfw check -
2> nfw: -:1:10: 'format' must be 2
2> 1 | format = 3
2>   |          ^
? 2

$ printf '[fire.after.left]\nmost = 1\nis = "kills"\n' | nfw check -
2> nfw: -:1:7: unknown key 'after'; since format 2 it is 'fact'
2> 1 | [fire.after.left]
2>   |       ^
? 2

$ printf '[fire\n' | nfw check -
2> nfw: -:1:6: Error while parsing table header: expected ']', saw '\n'
2> 1 | [fire
2>   |      ^
? 2

$ printf 'x = "\377"\n' | nfw check -
2> nfw: -:1:5: Encountered invalid utf-8 sequence
2> 1 | x = "\xff"
2>   |     ^
? 2

$ printf '[fire.hit]\nneed = "five"\n' | nfw check -
2> nfw: -:2:8: hit: 'need' must be a whole number, not a string
2> 2 | need = "five"
2>   |        ^
? 2

$ printf 'fire.hit.need = -3\n' | nfw check -
2> nfw: -:1:17: hit: 'need' must be 1 or more
2> 1 | fire.hit.need = -3
2>   |                 ^
? 2

$ printf 'fire.hit.modifier.long-range.value = nan\n' | nfw check -
2> nfw: -:1:38: long-range: 'value' must be a whole number, not a decimal number
2> 1 | fire.hit.modifier.long-range.value = nan
2>   |                                      ^
? 2

$ printf 'fire.hit.modifier.long-range.value = true\n' | nfw check -
2> nfw: -:1:38: long-range: 'value' must be a whole number, not true or false
2> 1 | fire.hit.modifier.long-range.value = true
2>   |                                      ^
? 2

$ printf 'fire.hit.modifier.long-range.valeu = -2\n' | nfw check -
2> nfw: -:1:30: long-range: unknown key 'valeu'; did you mean 'value'?
2> 1 | fire.hit.modifier.long-range.valeu = -2
2>   |                              ^
? 2

$ printf 'fire.hit.modifier.long-range.when = 7\n' | nfw check -
2> nfw: -:1:37: long-range: 'when' must be a table or a list of tables, not a whole number
2> 1 | fire.hit.modifier.long-range.when = 7
2>   |                                     ^
? 2

$ printf 'fire.hit.modifier.long-range.when.range = "far"\n' | nfw check -
2> nfw: -:1:43: long-range: 'range' has no value 'far'; it can be point-blank, short, long
2> 1 | fire.hit.modifier.long-range.when.range = "far"
2>   |                                           ^
? 2

$ printf 'fire.hit.modifier.up = { value = 1, when = { indirect = "yes" }, en = "up", it = "su" }\n' | nfw check -
2> nfw: -:1:57: up: 'indirect' takes true or false
2> 1 | fire.hit.modifier.up = { value = 1, when = { indirect = "yes" }, en = "up", it = "su" }
2>   |                                                         ^
? 2

$ printf 'fire.hit.modifier.up = { value = 1, when = { shooters = "20..10" }, en = "up", it = "su" }\n' | nfw check -
2> nfw: -:1:57: up: 'shooters' takes a number, 'given', or a range such as '6..11', '12..', '..1', '>50', '<50'
2> 1 | fire.hit.modifier.up = { value = 1, when = { shooters = "20..10" }, en = "up", it = "su" }
2>   |                                                         ^
? 2

$ printf 'fire.hit.modifier.up = { value = 1, en = "", it = "su" }\n' | nfw check -
2> nfw: -:1:42: up: 'en' is empty
2> 1 | fire.hit.modifier.up = { value = 1, en = "", it = "su" }
2>   |                                          ^
? 2

$ printf 'fire.hit.modifier.up = { value = 1, en = 3, it = "su" }\n' | nfw check -
2> nfw: -:1:42: up: 'en' must be a string, not a whole number
2> 1 | fire.hit.modifier.up = { value = 1, en = 3, it = "su" }
2>   |                                          ^
? 2

$ printf '[[fire.hit.modifier]]\nvalue = 1\nen = "up"\nit = "su"\n' | nfw check -
2> nfw: -:1:1: fire.hit.modifier: a row needs its 'id'
2> 1 | [[fire.hit.modifier]]
2>   | ^
? 2

$ printf 'fire.hit.modifier = []\n' | nfw check -
2> nfw: -:1:21: fire.hit.modifier: its rows are tables
2> 1 | fire.hit.modifier = []
2>   |                     ^
? 2

$ printf 'fire.hit.dice = 2.5\n' | nfw check -
2> nfw: -:1:17: fire.hit.dice: its rows are tables
2> 1 | fire.hit.dice = 2.5
2>   |                 ^
? 2

$ printf 'fire.hit.sides = 1\n' | nfw check -
2> nfw: -:1:6: hit: 'sides' must be from 2 to 100
2> 1 | fire.hit.sides = 1
2>   |      ^
? 2

$ printf 'fire.hit.kind = "pol"\n' | nfw check -
2> nfw: -:1:6: hit: 'kind' must be 'pool', 'sum', 'deal' or 'reckoning'
2> 1 | fire.hit.kind = "pol"
2>   |      ^
? 2

$ printf 'fire.hit.like = "kill"\n' | nfw check -
2> nfw: -:1:17: hit: 'like' names no stage above: 'kill'
2> 1 | fire.hit.like = "kill"
2>   |                 ^
? 2

$ printf 'fire = 7\n' | nfw check -
2> nfw: -:1:1: 'fire' must be a table
2> 1 | fire = 7
2>   | ^
? 2

$ printf 'fire.stages = ["hit", "hurt"]\n' | nfw check -
2> nfw: -:1:1: stage 'hurt' has no table
2> 1 | fire.stages = ["hit", "hurt"]
2>   | ^
? 2

$ printf 'fire.headline = "deaths"\n' | nfw check -
2> nfw: -:1:1: 'headline' names no key of the outcome: 'deaths'
2> 1 | fire.headline = "deaths"
2>   | ^
? 2

$ printf 'fire.outcome.kills.kind = "colour"\n' | nfw check -
2> nfw: -:1:14: outcome 'kills': 'kind' must be 'number', 'word', 'flag' or 'list'
2> 1 | fire.outcome.kills.kind = "colour"
2>   |              ^
? 2

$ printf 'fire.input.shooters.max = 5\nfire.input.shooters.min = 9\n' | nfw check -
2> nfw: -:1:12: input 'shooters': 'max' is below 'min'
2> 1 | fire.input.shooters.max = 5
2>   |            ^
? 2

$ printf 'fire.input.shooters = { remove = true }\n' | nfw check -
2> nfw: -:1:12: fire.input.shooters: input 'figures': unknown fact 'shooters'
2> 1 | fire.input.shooters = { remove = true }
2>   |            ^
? 2

$ printf 'fire.input.cover.default = "havy"\n' | nfw check -
2> nfw: -:1:28: input 'cover': 'cover' has no value 'havy'; did you mean 'heavy'?
2> 1 | fire.input.cover.default = "havy"
2>   |                            ^
? 2

$ printf 'fire.input.up = { kind = "flag", default = 3, group = "shooters", en = "up", it = "su" }\n' | nfw check -
2> nfw: -:1:44: input 'up': the default must be true or false
2> 1 | fire.input.up = { kind = "flag", default = 3, group = "shooters", en = "up", it = "su" }
2>   |                                            ^
? 2

$ printf 'fire.input.up = { kind = "choice", group = "shooters", en = "up", it = "su" }\n' | nfw check -
2> nfw: -:1:12: input 'up': 'values' is missing
2> 1 | fire.input.up = { kind = "choice", group = "shooters", en = "up", it = "su" }
2>   |            ^
? 2

$ printf 'fire.input.up = { kind = "choice", values = "weapons", group = "shooters", en = "up", it = "su" }\n' | nfw check -
2> nfw: -:1:45: input 'up': no list 'weapons' in words.toml; it can be arm, armour, command, formation, leader, loss-source, lost-leader, melee-weapon, missile-weapon, order, quality, scouting, spelling, state, state-after, type
2> 1 | fire.input.up = { kind = "choice", values = "weapons", group = "shooters", en = "up", it = "su" }
2>   |                                             ^
? 2

$ printf 'fire.input.up = { kind = "flag", group = "shooters", en = "up", it = "su", excludes = ["down"] }\n' | nfw check -
2> nfw: -:1:12: input 'up': unknown fact 'down'
2> 1 | fire.input.up = { kind = "flag", group = "shooters", en = "up", it = "su", excludes = ["down"] }
2>   |            ^
? 2

$ printf 'fire.range.row.rifled = { limits = { short = 50, long = 25 }, when = { weapon = "bow" }, en = "rifled", it = "rigato" }\n' | nfw check -
2> nfw: -:1:16: the limits must grow from band to band
2> 1 | fire.range.row.rifled = { limits = { short = 50, long = 25 }, when = { weapon = "bow" }, en = "rifled", it = "rigato" }
2>   |                ^
? 2

$ printf 'fire.range.row.rifled = { limits = { shrot = 25 }, when = { weapon = "bow" }, en = "rifled", it = "rigato" }\n' | nfw check -
2> nfw: -:1:38: rifled limits: unknown key 'shrot'; did you mean 'short'?
2> 1 | fire.range.row.rifled = { limits = { shrot = 25 }, when = { weapon = "bow" }, en = "rifled", it = "rigato" }
2>   |                                      ^
? 2

$ printf 'fire.range.row.rifled = { when = { weapon = "bow" }, en = "rifled", it = "rigato" }\n' | nfw check -
2> nfw: -:1:16: rifled: 'limits' is missing
2> 1 | fire.range.row.rifled = { when = { weapon = "bow" }, en = "rifled", it = "rigato" }
2>   |                ^
? 2

$ printf 'morale.roll.band.panic = { totals = { disciplined = "never" }, en = "panic", it = "panico" }\n' | nfw check -
2> nfw: -:1:18: panic: no totals for column 'irregular'
2> 1 | morale.roll.band.panic = { totals = { disciplined = "never" }, en = "panic", it = "panico" }
2>   |                  ^
? 2

$ printf 'fire.effect.up = { set = { kils = 3 }, when = { cover = "heavy" } }\n' | nfw check -
2> nfw: -:1:35: up: 'set' names no key of the outcome: 'kils'
2> 1 | fire.effect.up = { set = { kils = 3 }, when = { cover = "heavy" } }
2>   |                                   ^
? 2

$ printf 'fire.refuse = { en = "no", it = "no", when = { cover = "heavy" } }\n' | nfw check -
2> nfw: -:1:15: refuse 20: 'flags' is missing
2> 1 | fire.refuse = { en = "no", it = "no", when = { cover = "heavy" } }
2>   |               ^
? 2

$ printf 'words.missile-weapon = "musket"\n' | nfw check -
2> nfw: -:1:24: words.missile-weapon: its rows are tables
2> 1 | words.missile-weapon = "musket"
2>   |                        ^
? 2

$ printf 'words.missile-weapon.musket = { remove = true }\n' | nfw check -
2> nfw: -:1:22: words.missile-weapon.musket: input 'weapon' default: 'weapon' has no value 'musket'; it can be bow, mounted, mounted-bow, cannon, howitzer
2> 1 | words.missile-weapon.musket = { remove = true }
2>   |                      ^
? 2

$ printf 'words.groups.hill = { en = "The hill" }\n' | nfw check -
2> nfw: -:1:21: groups: hill: 'it' is missing
2> 1 | words.groups.hill = { en = "The hill" }
2>   |                     ^
? 2

$ printf 'words.missile-weapon.rifled = { en = "rifled", it = "rigato", rank = "high" }\n' | nfw check -
2> nfw: -:1:70: missile-weapon: 'rank' must be a whole number, not a string
2> 1 | words.missile-weapon.rifled = { en = "rifled", it = "rigato", rank = "high" }
2>   |                                                                      ^
? 2

$ printf 'rulings.losses-thresholds = 7\n' | nfw check -
2> nfw: -:1:29: F-75: 'in-force' must be a string, not a whole number
2> 1 | rulings.losses-thresholds = 7
2>   |                             ^
? 2

$ printf 'reference.turns.en = "Turn"\n' | nfw check -
2> nfw: -:1:11: no reference table 'turns'; did you mean 'turn'?
2> 1 | reference.turns.en = "Turn"
2>   |           ^
? 2

$ printf 'reference.turn.row.move.cells.phase = 1.23456\n' | nfw check -
2> nfw: -:1:20: reference.turn.row.move: 'en' is missing; did you mean 'movement'?
2> 1 | reference.turn.row.move.cells.phase = 1.23456
2>   |                    ^
? 2

$ printf 'natural = { allways = 6 }\n' | nfw check -
2> nfw: -:1:13: natural: unknown key 'allways'; did you mean 'always'?
2> 1 | natural = { allways = 6 }
2>   |             ^
? 2

$ printf 'natural = 6\n' | nfw check -
2> nfw: -:1:1: 'natural' must be a table
2> 1 | natural = 6
2>   | ^
? 2

$ printf 'format = "one"\n' | nfw check -
2> nfw: -:1:10: 'format' must be 2
2> 1 | format = "one"
2>   |          ^
? 2

$ printf 'skirmish.procedure = "check"\n' | nfw check -
2> nfw: -:1:1: 'en' is missing
2> 1 | skirmish.procedure = "check"
2>   | ^
? 2

$ printf 'fire.hit.need = 4\nfire.hit.need = 5\n' | nfw check -
2> nfw: -:2:17: Error while parsing key-value pair: cannot redefine existing integer 'fire.hit.need'
2> 2 | fire.hit.need = 5
2>   |                 ^
? 2

$ printf '[fire.hit]\nneed = 4\n[fire.hit]\nneed = 5\n' | nfw check -
2> nfw: -:3:1: Error while parsing table header: cannot redefine existing table 'fire.hit'
2> 3 | [fire.hit]
2>   | ^
? 2

$ printf 'fire.hit.need = 05\n' | nfw check -
2> nfw: -:1:19: Error while parsing decimal integer: leading zeroes are prohibited
2> 1 | fire.hit.need = 05
2>   |                   ^
? 2

$ printf 'fire.hit.need = five\n' | nfw check -
2> nfw: -:1:18: Error while parsing boolean: expected 'false', saw 'fi'
2> 1 | fire.hit.need = five
2>   |                  ^
? 2

$ printf 'fire.en = "Volley\n' | nfw check -
2> nfw: -:1:18: Error while parsing string: unescaped control characters other than TAB (U+0009) are explicitly prohibited
2> 1 | fire.en = "Volley
2>   |                  ^
? 2

$ printf 'fire.hit = { need = 4, }\n' | nfw check -
2> nfw: -:1:24: Error while parsing inline table: expected key-value pair, saw closing '}' (dangling comma)
2> 1 | fire.hit = { need = 4, }
2>   |                        ^
? 2

$ printf 'fire.hit.need 4\n' | nfw check -
2> nfw: -:1:15: Error while parsing key-value pair: expected '=', saw '4'
2> 1 | fire.hit.need 4
2>   |               ^
? 2

$ printf 'fire.hit.need = 99999999999999999999\n' | nfw check -
2> nfw: -:1:37: Error while parsing decimal integer: '99999999999999999999' is not representable in 64 bits
2> 1 | fire.hit.need = 99999999999999999999
2>   |                                     ^
? 2

$ printf '\000\001\002' | nfw check -
2> nfw: -:1:1: Error while parsing root table: expected keys, tables, whitespace or comments, saw '\u0000'
2> 1 | \x00\x01\x02
2>   | ^
? 2

$ head -c 50000 /dev/zero | tr '\0' '[' | nfw check -
2> nfw: -:1:3: Error while parsing key: expected bare key starting character or string delimiter, saw '['
2> 1 | [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
2>   |   ^
? 2

$ printf 'a%s = 1\n' "$(printf '.a%.0s' $(seq 99))" | nfw check -
2> nfw: -:1:1: a key has too many parts
2> 1 | a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a 
2>   | ^
? 2

$ printf 'fire.hit.modifier.long-range.value = -2\nfire.hit.need = "five"\n' | nfw check -
2> nfw: -:2:17: hit: 'need' must be a whole number, not a string
2> 2 | fire.hit.need = "five"
2>   |                 ^
? 2

$ printf 'fire.input."High Ground" = { kind = "flag", group = "shooters", en = "up", it = "su" }\n' | nfw check -
2> nfw: -:1:12: input 'High Ground': 'High Ground' must be of small letters, digits and hyphens, as 'high-ground'
2> 1 | fire.input."High Ground" = { kind = "flag", group = "shooters", en = "up", it = "su" }
2>   |            ^
? 2

$ printf 'fire.hit.modifier.long-range.en = "\\u001b[31mfar"\n' | nfw check -
2> nfw: -:1:35: long-range: 'en' has a control character
2> 1 | fire.hit.modifier.long-range.en = "\u001b[31mfar"
2>   |                                   ^
? 2

$ printf 'words.missile-weapon.arco = { en = "crossbow", it = "balestra" }\n' | nfw check -
2> nfw: -:1:22: missile-weapon: 'arco' has a name that 'bow' bears, too
2> 1 | words.missile-weapon.arco = { en = "crossbow", it = "balestra" }
2>   |                      ^
? 2

$ printf 'words.missile-weapon.crossbow = { en = "Bow", it = "balestra" }\n' | nfw check -
2> nfw: -:1:22: missile-weapon: 'crossbow' has a name that 'bow' bears, too
2> 1 | words.missile-weapon.crossbow = { en = "Bow", it = "balestra" }
2>   |                      ^
? 2

$ printf 'morale.morale.modifier.up = { value = 1, en = "up", it = "su" }\n' | nfw check -
2> nfw: -:1:8: unknown key 'morale'; the stages of the test: roll
2> 1 | morale.morale.modifier.up = { value = 1, en = "up", it = "su" }
2>   |        ^
? 2

$ printf 'words.missile-weapons.up = { en = "up", it = "su" }\n' | nfw check -
2> nfw: -:1:7: words: no flag takes its values from a list 'missile-weapons'; did you mean 'missile-weapon'?
2> 1 | words.missile-weapons.up = { en = "up", it = "su" }
2>   |       ^
? 2

$ printf 'fire.input.up = { kind = "flag", group = "the-shooters", en = "up", it = "su" }\n' | nfw check -
2> nfw: -:1:42: input 'up': no group 'the-shooters' in words.toml; did you mean 'shooters'?
2> 1 | fire.input.up = { kind = "flag", group = "the-shooters", en = "up", it = "su" }
2>   |                                          ^
? 2

$ printf 'rulings.losses-thresholds = "all"\n' | nfw check -
2> nfw: -:1:29: F-75: no reading 'all'; it can be worse, both
2> 1 | rulings.losses-thresholds = "all"
2>   |                             ^
? 2

$ printf 'fire.input.shooters.kind = "zzz"\n' | nfw check -
2> nfw: -:1:12: input 'shooters': unknown kind 'zzz'; it can be flag, count, whole, counts, percent, cm, choice, choices, entries, names, text
2> 1 | fire.input.shooters.kind = "zzz"
2>   |            ^
? 2

$ printf 'fire.hit.modifier.long = { remove = true }\n' | nfw check -
2> nfw: -:1:19: fire.hit.modifier.long: there is nothing to remove; did you mean 'long-range'?
2> 1 | fire.hit.modifier.long = { remove = true }
2>   |                   ^
? 2

$ printf 'fire.hit.modifier.up = { en = "up", it = "su" }\n' | nfw check -
2> nfw: -:1:19: up: 'value' is missing
2> 1 | fire.hit.modifier.up = { en = "up", it = "su" }
2>   |                   ^
? 2

$ printf '[fire.hit.modifier.wind]\nvalue = -1\nen = "wind"\nit = è vento"\n' | nfw check -
2> nfw: -:4:6: a letter that is not ASCII stands outside of quotes
2> 4 | it = è vento"
2>   |      ^
? 2

# A row without words has the name of one that is there; a band that leaves a gap is the culprit, whatever
# else is new in the table.

$ printf '[fire.hit.modifier.long-rnge]\nvalue = -2\n' | nfw check -
2> nfw: -:1:20: fire.hit.modifier.long-rnge: 'en' is missing; did you mean 'long-range'?
2> 1 | [fire.hit.modifier.long-rnge]
2>   |                    ^
? 2

$ printf '[morale.roll.modifier.drums]\nvalue = 1\nen = "drums"\nit = "tamburi"\n[morale.roll.band.rout]\ntotals = "..1"\n' | nfw check -
2> nfw: -:6:1: morale.roll.band.rout.totals: a gap between 'rout' and 'retreat' for irregular
2> 6 | totals = "..1"
2>   | ^
? 2

# A row that is meant and written wrongly, and a value that nothing is near to.

$ echo '[fire.kill.row.muskett]' | nfw check -
2> nfw: -:1:16: fire.kill.row.muskett: 'en' is missing; did you mean 'musket'?
2> 1 | [fire.kill.row.muskett]
2>   |                ^
? 2

$ echo 'fire.range.row.muskett.limits = { short = 3 }' | nfw check -
2> nfw: -:1:16: fire.range.row.muskett: 'en' is missing; did you mean 'musket'?
2> 1 | fire.range.row.muskett.limits = { short = 3 }
2>   |                ^
? 2

$ echo 'reference.munitions.row.canon.cells.volleys = 9' | nfw check -
2> nfw: -:1:25: reference.munitions.row.canon: 'en' is missing; did you mean 'cannon'?
2> 1 | reference.munitions.row.canon.cells.volleys = 9
2>   |                         ^
? 2

$ echo 'fire.hit.modifier.up = { value = 1, when = { cover = "lite" }, en = "up", it = "su" }' | nfw check -
2> nfw: -:1:54: up: 'cover' has no value 'lite'; it can be none, light, heavy
2> 1 | fire.hit.modifier.up = { value = 1, when = { cover = "lite" }, en = "up", it = "su" }
2>   |                                                      ^
? 2

# A word that players say has a letter or a digit.

$ printf '[words.players]\n"" = "musket"\n' | nfw check -
2> nfw: -:2:6: players: '' is no word
2> 2 | "" = "musket"
2>   |      ^
? 2

$ printf 'words.missile-weapon.blunderbuss = { en = "blunderbuss", it = "trombone" }\n' | nfw check -
2> nfw: -:1:22: words.missile-weapon.blunderbuss: no row of 'range' fits --weapon blunderbuss
2> 1 | words.missile-weapon.blunderbuss = { en = "blunderbuss", it = "trombone" }
2>   |                      ^
? 2

$ printf 'fire.kill.row.musket.remove = true\n' | nfw check -
2> nfw: -:1:6: no row of 'kill' fits --weapon musket --cover none
2> 1 | fire.kill.row.musket.remove = true
2>   |      ^
? 2

$ printf 'fire.kill.row.bow.need = { none = -3, armour = 5 }\n' | nfw check -
2> nfw: -:1:35: bow need: 'none' must be 1 or more
2> 1 | fire.kill.row.bow.need = { none = -3, armour = 5 }
2>   |                                   ^
? 2

$ printf 'natural = { always = 6, never = 6 }\n' | nfw check -
2> nfw: -:1:11: a face cannot both always and never succeed
2> 1 | natural = { always = 6, never = 6 }
2>   |           ^
? 2

$ printf 'words.missile-weapon.musket.also = ["fusil", ""]\n' | nfw check -
2> nfw: -:1:46: missile-weapon: 'also': a word is empty
2> 1 | words.missile-weapon.musket.also = ["fusil", ""]
2>   |                                              ^
? 2

$ printf 'fire.input.wind = { kind = "choice", values = [], group = "shooters", en = "wind", it = "vento" }\n' | nfw check -
2> nfw: -:1:47: input 'wind': no values
2> 1 | fire.input.wind = { kind = "choice", values = [], group = "shooters", en = "wind", it = "vento" }
2>   |                                               ^
? 2

$ printf 'fire.range.row.musket.remove = true\n' | nfw check -
2> nfw: -:1:1: no row of 'range' fits --weapon musket
2> 1 | fire.range.row.musket.remove = true
2>   | ^
? 2
