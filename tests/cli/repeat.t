# How often a test may be repeated is told by what many of it roll: of this one in six rolls a million.

$ cp -r skirmish crowd; { sed '/^\[\[roll.modifier/,/^it/d; s/"roll"\]/"roll", "crowd"]/' skirmish/dash.toml; printf '%s\n' '[crowd]' 'kind = "pool"' 'when = { result = "reached" }' 'dice = "speed"' 'need = 4' 'result = "wins"' 'counted = { en = "win|wins", it = "vittoria|vittorie" }' 'en = "Crowd"' 'it = "Folla"'; } >crowd/dash.toml; nfw check crowd; export NFW_HOUSE=crowd NFW_RULES=crowd; nfw dash --speed 1000000 --repeat 1000000; nfw dash --speed 1000000 --repeat 1000000 --lang it
crowd: sound, 1 change
           crowd the whole ruleset
2> nfw: --repeat '1000000': about 142858 dice each time are too many: at most 100000000000 in all; the nearest is 699995
2> nfw: --repeat '1000000': circa 142858 dadi ogni volta sono troppi: al più 100000000000 in tutto; il più vicino è 699995
? 2

$ nfw fire --shooters 1000000 --range short --repeat 1000000000
2> nfw: --repeat '1000000000': about 1408143 dice each time are too many: at most 100000000000 in all; the nearest is 71015
? 2

$ nfw roll 150d6 --repeat 1000000000
2> nfw: --repeat '1000000000': about 150 dice each time are too many: at most 100000000000 in all; the nearest is 666666666
? 2
