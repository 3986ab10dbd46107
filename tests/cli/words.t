# A choice takes its id, a beginning of it, its name in either language, or a usual other spelling.

$ nfw fire --shooters 1 --range corta --dice 1 -q
0

$ nfw fire --shooters 1 --range 'lunga distanza' --dice 1 -q
0

$ nfw fire --shooters 1 --range SHORT --dice 1 -q
0

$ nfw fire --shooters 1 --range p --dice 1 -q
0

$ nfw fire --shooters 1 --range short --target i --dice 1 -q
2> nfw: --target 'i' may mean: infantry, individual
? 2

$ nfw fire --shooters 1 --range short --target in --dice 1 -q
2> nfw: --target 'in' may mean: infantry, individual
? 2

$ nfw fire --shooters 1 --range short --quality Veterana --dice 1 -q
0

$ nfw fire --shooters 1 --range short --state demoralized --dice 1 -q
0

$ nfw fire --shooters 1 --range short --disorganized --target-armor shield --dice 1 -q
0

$ nfw morale --after fuoco --lost 3 --by fucileria,mitraglia --colors --type tribale --dice 6 -q
retreat

$ nfw morale --after fire --lost 3 --by musketry --by canister --leader general,heroic --dice 6 --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"morale","given":["morale","--after","fire","--lost","3","--by","musketry","--by","canister","--leader","general,heroic","--dice","6","--json"],"flags":{"after":{"value":"fire"},"lost":{"value":3},"by":{"value":["musketry","canister"]},"quality":{"value":"average","by":"default"},"type":{"value":"disciplined","by":"default"},"state":{"value":"ok","by":"default"},"formation":{"value":"line","by":"default"},"leader":{"value":["general","heroic"]}},"seed":null,"dice":[6],"stages":[{"id":"morale","dice":[6],"modifiers":[{"id":"losses-this-turn","value":-1,"ref":"3.4.4"},{"id":"artillery-fire","value":-1,"ref":"3.4.4"},{"id":"canister","value":-1,"ref":"3.4.4"},{"id":"heroic-leader","value":3,"ref":"3.4.4"},{"id":"leader","value":2,"ref":"3.4.4"}],"total":8,"result":"ok"}],"outcome":{"total":8,"reaction":"ok","state":"ok","disorganised":false,"share":null},"effects":["strength-unknown"],"next":[]}

# A plain list is the same in one flag or in several.

$ nfw scout --cv 4 --cv 3,2 --dice '1 1' -q
11
