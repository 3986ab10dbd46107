# One object on one line; its dice fed back give the same outcome.

$ nfw fire --shooters 4 --range long --dice 6,1,3,4,3,2 --json
{"schema":1,"version":"0.1.0","rules":"fucilier","test":"fire","seed":null,"dice":[6,1,3,4,3,2],"stages":[{"id":"hit","count":4,"dice":[6,1,3,4],"need":6,"modifiers":[{"id":"long-range","value":-1,"ref":"3.4.3"}],"successes":1},{"id":"kill","count":1,"dice":[3],"need":3,"modifiers":[],"successes":1},{"id":"character","count":1,"dice":[2],"need":6,"modifiers":[],"successes":0}],"outcome":{"hits":1,"kills":1,"saved":0,"wounds_lost":0,"characters":0},"next":[{"test":"morale","args":["--after","fire","--by","musketry","--lost","1"],"why":"losses"}]}

$ nfw fire --shooters 12 --range short --seed 1 --json
{"schema":1,"version":"0.1.0","rules":"fucilier","test":"fire","seed":1,"dice":[3,6,5,2,5,2,2,3,1,2,6,1,3,2,5,6,2],"stages":[{"id":"hit","count":12,"dice":[3,6,5,2,5,2,2,3,1,2,6,1],"need":5,"modifiers":[],"successes":4},{"id":"kill","count":4,"dice":[3,2,5,6],"need":3,"modifiers":[],"successes":3},{"id":"character","count":1,"dice":[2],"need":6,"modifiers":[],"successes":0}],"outcome":{"hits":4,"kills":3,"saved":0,"wounds_lost":0,"characters":0},"next":[{"test":"morale","args":["--after","fire","--by","musketry","--short-range","--lost","3"],"why":"losses"}]}

$ nfw fire --shooters 12 --figures 24 --quality veteran --range short --dice '1 1 1 1 1 1 1 1 1 1 1 1 1 1' --json
{"schema":1,"version":"0.1.0","rules":"fucilier","test":"fire","seed":null,"dice":[1,1,1,1,1,1,1,1,1,1,1,1,1,1],"stages":[{"id":"hit","count":14,"pool":[{"id":"shooters","value":12,"ref":"3.4.3","items":12},{"id":"veteran-dice","value":2,"ref":"3.4.3","items":2}],"dice":[1,1,1,1,1,1,1,1,1,1,1,1,1,1],"need":5,"modifiers":[],"successes":0}],"outcome":{"hits":0,"kills":0,"saved":0,"wounds_lost":0,"characters":0},"next":[]}

$ nfw morale --after fire --lost 13 --of 24 --ruling losses-thresholds=both --dice 6 --json
{"schema":1,"version":"0.1.0","rules":"fucilier","test":"morale","seed":null,"rulings":{"losses-thresholds":"both"},"dice":[6],"stages":[{"id":"morale","dice":[6],"modifiers":[{"id":"losses-over-50","value":-3,"ref":"3.4.4"},{"id":"losses-this-turn","value":-1,"ref":"3.4.4","ruling":"losses-thresholds=both"}],"total":2,"result":"retreat"}],"outcome":{"total":2,"reaction":"retreat","state":"retreat","disorganised":true,"share":54.166666666666664},"effects":["moves-back","edge-is-flight","cavalry-destroys"],"next":[{"test":"morale","args":["--after","retreat","--ruling","losses-thresholds=both"],"why":"retreat"}]}

$ nfw morale --after melee --quality veteran --lost 6 --of 12 --inflicted 6 --order hold --commander --colours --dice 2 --json
{"schema":1,"version":"0.1.0","rules":"fucilier","test":"morale","seed":null,"dice":[2],"stages":[{"id":"morale","dice":[2],"modifiers":[{"id":"quality-veteran","value":1,"ref":"3.6.6"},{"id":"losses-50","value":-3,"ref":"3.6.6"},{"id":"order-hold","value":1,"ref":"3.6.6"},{"id":"officer-present","value":1,"ref":"3.6.6"},{"id":"colours-present","value":1,"ref":"3.6.6"}],"total":3,"result":"retreat"}],"outcome":{"total":3,"reaction":"retreat","state":"retreat","disorganised":true,"share":50},"effects":["moves-back","edge-is-flight","not-pursued","cavalry-destroys"],"next":[{"test":"morale","args":["--after","retreat","--quality","veteran","--order","hold","--commander","--colours"],"why":"retreat"}]}

$ nfw influence --cv 2 --state bloodlust --type irregular --save 6 --wounds 1 --dice 6,3,3 --json
{"schema":1,"version":"0.1.0","rules":"fucilier","test":"influence","seed":null,"dice":[6,3,3],"stages":[{"id":"influence","dice":[6],"modifiers":[{"id":"quality-average","value":1,"ref":"3.7"},{"id":"type-irregular","value":2,"ref":"3.7"},{"id":"state-bloodlust","value":2,"ref":"3.7"}],"total":11,"result":"total-failure"},{"id":"save","count":1,"dice":[3,3],"need":7,"modifiers":[],"successes":0}],"outcome":{"total":11,"result":"total-failure","state":"bloodlust","disorganised":false,"leader":"wounded"},"effects":["leader-spends-wound"],"next":[]}

$ nfw command-test --cv 2 --commands-lost 2 --cinc-lost --speech bad --dice 5 --json
{"schema":1,"version":"0.1.0","rules":"fucilier","test":"command-test","seed":null,"dice":[5],"stages":[{"id":"command-test","dice":[5],"modifiers":[{"id":"command-value","value":2,"ref":"3.8"},{"id":"speech-failure","value":-1,"ref":"2.4, 3.8"},{"id":"commands-lost","value":-2,"ref":"3.8","items":2},{"id":"c-in-c-lost","value":-3,"ref":"3.8"}],"total":1,"result":"rout"}],"outcome":{"total":1,"effect":"rout"},"effects":["all-leave","counts-at-once"],"next":[]}

$ nfw scout --commands 1 --scouts 2 --cv 3,2 --dice '1 2 3 4 5 6 1' --json
{"schema":1,"version":"0.1.0","rules":"fucilier","test":"scout","seed":null,"dice":[1,2,3,4,5,6,1],"stages":[{"id":"own","pool":[{"id":"command","value":1,"ref":"2.1.1","items":1},{"id":"scout","value":4,"ref":"2.1.1, 4.2.2","items":2},{"id":"base","value":2,"ref":"2.1.1"}],"dice":[1,2,3,4,5,6,1],"modifiers":[{"id":"command-values","value":5,"ref":"2.1.1"}],"total":27}],"outcome":{"total":27},"next":[]}

$ nfw scout --commands 1 --cv 3 --against 9 --dice '5 6 5' --json
{"schema":1,"version":"0.1.0","rules":"fucilier","test":"scout","seed":null,"dice":[5,6,5],"stages":[{"id":"own","pool":[{"id":"command","value":1,"ref":"2.1.1","items":1},{"id":"base","value":2,"ref":"2.1.1"}],"dice":[5,6,5],"modifiers":[{"id":"command-values","value":3,"ref":"2.1.1"}],"total":19}],"outcome":{"total":19,"enemy_total":9,"result":"outmanoeuvres"},"effects":["enemy-deploys-first-no-terrain"],"next":[{"test":"terrain","args":["--scouting","outmanoeuvres"],"why":"terrain"},{"test":"deploy","args":["--scouting","outmanoeuvres"],"why":"deployment"}]}

$ nfw reinforce --cv 4 --turn 4 --dice 3 --json
{"schema":1,"version":"0.1.0","rules":"fucilier","test":"reinforce","seed":null,"dice":[3],"stages":[{"id":"arrival","dice":[3],"modifiers":[{"id":"general-cv-4","value":1,"ref":"3.1.1"},{"id":"turn-minus-2","value":2,"ref":"3.1.1"}],"total":6,"result":"stays-out"}],"outcome":{"total":6,"arrives":false,"side":null},"effects":["try-again"],"next":[]}

$ nfw reinforce --cv 4 --turn 4 --dice 5,4 --json --lang it
{"schema":1,"version":"0.1.0","rules":"fucilier","test":"reinforce","seed":null,"dice":[5,4],"stages":[{"id":"arrival","dice":[5],"modifiers":[{"id":"general-cv-4","value":1,"ref":"3.1.1"},{"id":"turn-minus-2","value":2,"ref":"3.1.1"}],"total":8,"result":"arrives"},{"id":"side","dice":[4],"modifiers":[],"total":4,"result":"right"}],"outcome":{"total":8,"arrives":true,"side":"right"},"effects":["set-up","short-edge-strip","near-the-edge"],"next":[]}

$ nfw roll 2d6-2 --dice 3,4 --json
{"schema":1,"version":"0.1.0","test":"roll","expression":"2d6-2","seed":null,"dice":[3,4],"outcome":{"total":5}}
