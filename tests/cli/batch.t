# batch: a line of standard input is a command, and an object is its answer.

$ printf 'fire 12 short --seed 7\r\nnfw fire 12 "short" --seed 7\n\n  # a remark\nreinforce --cv 4 --turn 4 --dice 3' | nfw batch
{"line":1,"status":0,"schema":1,"version":"0.2.0","rules":"fucilier","test":"fire","given":["fire","12","short","--seed","7","--json"],"flags":{"weapon":{"value":"musket","by":"default"},"shooters":{"value":12},"quality":{"value":"average","by":"default"},"state":{"value":"ok","by":"default"},"range":{"value":"short"},"target":{"value":"infantry","by":"default"},"target-formation":{"value":"line","by":"default"},"target-armour":{"value":"none","by":"default"},"cover":{"value":"none","by":"default"}},"seed":7,"dice":[4,5,2,2,6,3,5,4,2,3,2,2,6,2,1,4],"stages":[{"id":"hit","count":12,"dice":[4,5,2,2,6,3,5,4,2,3,2,2],"need":5,"modifiers":[],"successes":3},{"id":"kill","count":3,"dice":[6,2,1],"need":3,"modifiers":[],"successes":1},{"id":"character","count":1,"dice":[4],"need":6,"modifiers":[],"successes":0}],"outcome":{"hits":3,"kills":1,"saved":0,"wounds_lost":0,"characters":0},"next":[{"test":"morale","args":["--after","fire","--by","musketry","--short-range","--lost","1"],"why":"losses"}]}
{"line":2,"status":0,"schema":1,"version":"0.2.0","rules":"fucilier","test":"fire","given":["fire","12","short","--seed","7","--json"],"flags":{"weapon":{"value":"musket","by":"default"},"shooters":{"value":12},"quality":{"value":"average","by":"default"},"state":{"value":"ok","by":"default"},"range":{"value":"short"},"target":{"value":"infantry","by":"default"},"target-formation":{"value":"line","by":"default"},"target-armour":{"value":"none","by":"default"},"cover":{"value":"none","by":"default"}},"seed":7,"dice":[4,5,2,2,6,3,5,4,2,3,2,2,6,2,1,4],"stages":[{"id":"hit","count":12,"dice":[4,5,2,2,6,3,5,4,2,3,2,2],"need":5,"modifiers":[],"successes":3},{"id":"kill","count":3,"dice":[6,2,1],"need":3,"modifiers":[],"successes":1},{"id":"character","count":1,"dice":[4],"need":6,"modifiers":[],"successes":0}],"outcome":{"hits":3,"kills":1,"saved":0,"wounds_lost":0,"characters":0},"next":[{"test":"morale","args":["--after","fire","--by","musketry","--short-range","--lost","1"],"why":"losses"}]}
{"line":5,"status":0,"schema":1,"version":"0.2.0","rules":"fucilier","test":"reinforce","given":["reinforce","--cv","4","--turn","4","--dice","3","--json"],"flags":{"cv":{"value":4},"turn":{"value":4}},"seed":null,"dice":[3],"stages":[{"id":"arrival","dice":[3],"modifiers":[{"id":"general-cv-4","value":1,"ref":"3.1.1"},{"id":"turn-minus-2","value":2,"ref":"3.1.1"}],"total":6,"result":"stays-out"}],"outcome":{"total":6,"arrives":false,"side":null},"effects":["try-again"],"next":[]}

# What is wrong with a line is said in its answer; the status is the worst of all.

$ printf 'fire 12 shrt\nfire "12\nfire 3 short --dice 1,2,3\nfire 3 short --dice 1,2\n' | nfw batch
{"line":1,"status":2,"schema":1,"version":"0.2.0","error":"fire takes no 'shrt'; did you mean 'short'?","given":["fire","12","shrt","--json"]}
{"line":2,"status":2,"schema":1,"version":"0.2.0","error":"the line ends within a quotation","given":["fire","12"]}
{"line":3,"status":0,"schema":1,"version":"0.2.0","rules":"fucilier","test":"fire","given":["fire","3","short","--dice","1,2,3","--json"],"flags":{"weapon":{"value":"musket","by":"default"},"shooters":{"value":3},"quality":{"value":"average","by":"default"},"state":{"value":"ok","by":"default"},"range":{"value":"short"},"target":{"value":"infantry","by":"default"},"target-formation":{"value":"line","by":"default"},"target-armour":{"value":"none","by":"default"},"cover":{"value":"none","by":"default"}},"seed":null,"dice":[1,2,3],"stages":[{"id":"hit","count":3,"dice":[1,2,3],"need":5,"modifiers":[],"successes":0}],"outcome":{"hits":0,"kills":0,"saved":0,"wounds_lost":0,"characters":0},"next":[]}
{"line":4,"status":2,"schema":1,"version":"0.2.0","error":"--dice: too few dice: the roll 'hit' (To hit) needs 1 more","given":["fire","3","short","--dice","1,2","--json"]}
? 2

$ printf 'reinforce --cv 4 --turn 4 --dice 3 --expect right\n' | nfw batch
{"line":1,"status":1,"schema":1,"version":"0.2.0","rules":"fucilier","test":"reinforce","given":["reinforce","--cv","4","--turn","4","--dice","3","--expect","right","--json"],"flags":{"cv":{"value":4},"turn":{"value":4}},"seed":null,"dice":[3],"stages":[{"id":"arrival","dice":[3],"modifiers":[{"id":"general-cv-4","value":1,"ref":"3.1.1"},{"id":"turn-minus-2","value":2,"ref":"3.1.1"}],"total":6,"result":"stays-out"}],"outcome":{"total":6,"arrives":false,"side":null},"effects":["try-again"],"next":[]}
? 1

# Nobody answers, no battle is played, and what has no JSON form is said to have none.

$ printf 'fire 3 short --ask\nfire 3 short --dice -\nfire gardes guards\nnext --battle-file x\n--help\nbatch\nfire 3 short --house x\n' | nfw batch
{"line":1,"status":2,"schema":1,"version":"0.2.0","error":"--ask: in a batch nobody answers","given":["fire","3","short","--ask","--json"]}
{"line":2,"status":2,"schema":1,"version":"0.2.0","error":"-: in a batch standard input has the lines","given":["fire","3","short","--dice","-","--json"]}
{"line":3,"status":2,"schema":1,"version":"0.2.0","error":"fire takes no 'gardes'","given":["fire","gardes","guards","--json"]}
{"line":4,"status":2,"schema":1,"version":"0.2.0","error":"--battle-file: in a batch no battle is played","given":["next","--battle-file","x","--json"]}
{"line":5,"status":2,"schema":1,"version":"0.2.0","error":"--json: --help and --version have no JSON form","given":["--help","--json"]}
{"line":6,"status":2,"schema":1,"version":"0.2.0","error":"--json: goes only with a test, roll, list, table, find, check, rulings, battle, due, luck, verify, undo or redo","given":["batch","--json"]}
{"line":7,"status":2,"schema":1,"version":"0.2.0","error":"--house: in a batch it stands behind 'batch', for every line","given":["fire","3","short","--house","x","--json"]}
? 2

# Rulebook and language: of all lines, or of one.

$ printf 'fire 12 shrt\nfire 12 shrt --lang en\nfire 12 shrt --rules fucilier\n' | nfw batch --rules future --lang it
{"line":1,"status":2,"schema":1,"version":"0.2.0","error":"fire non ammette 'shrt'","given":["fire","12","shrt","--json"]}
{"line":2,"status":2,"schema":1,"version":"0.2.0","error":"fire takes no 'shrt'; did you mean 'short'?","given":["fire","12","shrt","--lang","en","--json"]}
{"line":3,"status":2,"schema":1,"version":"0.2.0","error":"fire non ammette 'shrt'","given":["fire","12","shrt","--rules","fucilier","--json"]}
? 2

# Bytes that are no text.

$ printf 'fire \377\376\nnote a\000b\n' | nfw batch
{"line":1,"status":2,"schema":1,"version":"0.2.0","error":"fire takes no '\\xff\\xfe'","given":["fire","��","--json"]}
{"line":2,"status":2,"schema":1,"version":"0.2.0","error":"a line has no NUL bytes","given":["note","ab"]}
? 2

# A line that is too long is not kept.

$ { head -c 3000000 /dev/zero | tr '\0' x; printf '\nfire 3 shrt\n'; } | nfw batch
{"line":1,"status":2,"schema":1,"version":"0.2.0","error":"a line has at most 1 MB","given":[]}
{"line":2,"status":2,"schema":1,"version":"0.2.0","error":"fire takes no 'shrt'; did you mean 'short'?","given":["fire","3","shrt","--json"]}
? 2
