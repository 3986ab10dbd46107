# What a correction comes to, for programs and in the journal; one after the other, in one folder.

$ nfw battle new told.battle turin.toml marsin.toml >new; { nfw round fire --skip; nfw fire gardes guards 20 long --seed 30; nfw strike guards musician; nfw fire royal guards 20 long --seed 5; } >played

# A number alone claims who stands, though nobody is taken away before the round ends.

$ nfw count guards 6; nfw count guards 12; nfw count guards 12 volleys-left=3 --lang it
Guards: so it is
Applied    [5] noted
Due        morale guards
Guards: the battle says 6, not 12
Applied    [6] noted
Due        morale guards
Guards: la battaglia dice 6, non 12, salve-rimaste 6, non 3
Applicato  [7] annotato
Dovuto     morale guards
? 1

# It is looked at, and applied with --skip; what cannot stay is told with why.

$ nfw undo 2 --json
{"schema":1,"version":"0.2.0","rules":"fucilier","correction":{"what":"undo","target":2,"applied":false,"later":[{"entry":2,"said":"fire gardes guards 20 long --seed 30","was":"4","is":null},{"entry":3,"said":"strike guards musician","was":"","is":null},{"entry":4,"said":"fire royal guards 20 long --seed 5","was":"2","is":"2"}],"conflicts":[{"entry":3,"why":"Guards has no character struck","stays":false}],"was_due":[]},"given":["undo","2","--json"]}
? 1

$ nfw undo 2 --json --skip
{"schema":1,"version":"0.2.0","rules":"fucilier","correction":{"what":"undo","target":2,"applied":true,"later":[{"entry":2,"said":"fire gardes guards 20 long --seed 30","was":"4","is":null},{"entry":3,"said":"strike guards musician","was":"","is":null},{"entry":4,"said":"fire royal guards 20 long --seed 5","was":"2","is":"2"}],"conflicts":[{"entry":3,"why":"Guards has no character struck","stays":false}],"was_due":[]},"given":["undo","2","--json","--skip"],"battle":{"entry":8,"changes":[["guards.lost",6,2],["guards.named",1,0],["guards.musicians",0,1],["gardes.volleys",5,6],["gardes.fired",true,false],["gardes.target","guards",""]],"due":[{"id":"morale","seat":"guards"}]}}

$ nfw undo --json; nfw redo --json; nfw undo -q
{"schema":1,"version":"0.2.0","rules":"fucilier","correction":{"what":"undo","target":8,"applied":true,"later":[{"entry":8,"said":"undo 2","was":"","is":null}],"conflicts":[],"was_due":[]},"given":["undo","--json"],"battle":{"entry":9,"changes":[["gardes.target","","guards"],["gardes.fired",false,true],["gardes.volleys",6,5],["guards.musicians",1,0],["guards.named",0,1],["guards.lost",2,6]],"due":[{"id":"morale","seat":"guards"}]}}
{"schema":1,"version":"0.2.0","rules":"fucilier","correction":{"what":"redo","target":8,"applied":true,"later":[{"entry":8,"said":"undo 2","was":null,"is":""}],"conflicts":[],"was_due":[]},"given":["redo","--json"],"battle":{"entry":10,"changes":[["guards.lost",6,2],["guards.named",1,0],["guards.musicians",0,1],["gardes.volleys",5,6],["gardes.fired",true,false],["gardes.target","guards",""]],"due":[{"id":"morale","seat":"guards"}]}}

$ nfw amend 2 shooters 15 -q --skip; nfw amend 4 shooters 15 --json --skip
2
{"schema":1,"version":"0.2.0","rules":"fucilier","correction":{"what":"amend","target":4,"applied":true,"later":[{"entry":4,"said":"fire royal guards 20 long --seed 5","was":"2","is":"1"}],"conflicts":[],"was_due":[]},"given":["amend","4","shooters","15","--json","--skip"],"battle":{"entry":13,"changes":[["guards.lost",4,3]],"due":[{"id":"morale","seat":"guards"}]}}

# Dice that never fell fall once it is certain that they count: who has seen them cannot say no.

$ nfw fire saluzzo gardes 16 short --at 4 --json; nfw fire saluzzo gardes 16 short --at 4; echo n | nfw amend 2 --new-dice --lang it
{"schema":1,"version":"0.2.0","rules":"fucilier","correction":{"what":"put","target":4,"applied":false,"later":[],"conflicts":[],"was_due":[],"needs_dice":14},"given":["fire","saluzzo","gardes","16","short","--at","4","--json"]}
2> New dice   [14]: once they fall they count; what hangs on them is known then
2> roll them, and apply all that follows? (y/n) 
2> nfw: nothing was changed; --skip applies it without asking
2> Dadi nuovi [2]: una volta caduti contano; ciò che ne dipende si sa allora
2> tirarli, e applicare tutto ciò che segue? (s/n) nfw: non è stato cambiato nulla; --skip applica senza chiedere
? 2

$ nfw fire saluzzo gardes 16 short --at 4 --seed 3 --json --skip
{"schema":1,"version":"0.2.0","rules":"fucilier","correction":{"what":"put","target":4,"applied":true,"later":[{"entry":14,"said":"fire saluzzo gardes 16 short --at 4 --seed 3 --json --skip","was":null,"is":"3","seed":3}],"conflicts":[],"was_due":[]},"given":["fire","saluzzo","gardes","16","short","--at","4","--seed","3","--json","--skip"],"battle":{"entry":14,"changes":[["saluzzo.volleys",6,5],["saluzzo.fired",false,true],["saluzzo.target","","gardes"],["gardes.lost",0,3],["gardes.lost-by",null,["musketry"]],["gardes.lost-short",false,true],["gardes.shot-at",false,true]],"due":[{"id":"morale","seat":"guards"},{"id":"morale","seat":"gardes"}]}}

# What became of an entry since.

$ nfw undo 3 --skip >o; nfw note slip >noted; nfw undo >undone; nfw log; nfw log --lang it | grep per
[1]        1 reserves: round fire
           round fire
[2]        1 fire: fire gardes guards 20 long --seed 30 -> 4 (now 2 by [12])
           Guards: lost in this round 0 -> 4, lost to musketry, characters
           struck, not named yet 0 -> 1, fired at; Gardes: volleys left 6 -> 5,
           has fired, firing at Guards
[3]        1 fire: strike guards musician (taken back by [12])
[4]        1 fire: fire royal guards 20 long --seed 5 -> 2 (now 1 by [13])
           Guards: lost in this round 4 -> 6; Royal: volleys left 6 -> 5, has
           fired, firing at Guards
[5]        1 fire: count guards 6
[6]        1 fire: count guards 12
[7]        1 fire: count guards 12 volleys-left=3
[8]        1 fire: undo 2 (taken back by [11])
[9]        1 fire: undo [8]
           Gardes: firing at Guards, has fired, volleys left 6 -> 5; Guards:
           musicians 1 -> 0, of them characters 0 -> 1, lost in this round 2 ->
           6
[10]       1 fire: redo [8]
           Guards: lost in this round 6 -> 2, of them characters 1 -> 0,
           musicians 0 -> 1; Gardes: volleys left 5 -> 6, has not fired, no
           longer firing at Guards
[11]       1 fire: undo [8]
           Gardes: firing at Guards, has fired, volleys left 6 -> 5; Guards:
           musicians 1 -> 0, of them characters 0 -> 1, lost in this round 2 ->
           6
[12]       1 fire: amend 2 shooters 15 -q --skip
           Guards: lost in this round 6 -> 4, of them characters 1 -> 0,
           musicians 0 -> 1
[13]       1 fire: amend 4 shooters 15 --json --skip
           Guards: lost in this round 4 -> 3
[14]       1 fire: fire saluzzo gardes 16 short --at 4 --seed 3 --json --skip ->
           3
           Saluzzo: volleys left 6 -> 5, has fired, firing at Gardes; Gardes:
           lost in this round 0 -> 3, lost to musketry, some to infantry at
           short range, fired at
[15]       1 fire: note slip (taken back by [16])
[16]       1 fire: undo [15]
[2]        1 Fuoco: fire gardes guards 20 long --seed 30 -> 4 (ora 2 per [12])
           Guards: perse in questo round 0 -> 4, perse per fucileria, Personaggi
[4]        1 Fuoco: fire royal guards 20 long --seed 5 -> 2 (ora 1 per [13])
           Guards: perse in questo round 4 -> 6; Royal: salve rimaste 6 -> 5, ha
           Musici 1 -> 0, di cui Personaggi 0 -> 1, perse in questo round 2 -> 6
           Guards: perse in questo round 6 -> 2, di cui Personaggi 1 -> 0,
           Musici 1 -> 0, di cui Personaggi 0 -> 1, perse in questo round 2 -> 6
           Guards: perse in questo round 6 -> 4, di cui Personaggi 1 -> 0,
           Guards: perse in questo round 4 -> 3
           Gardes: perse in questo round 0 -> 3, perse per fucileria, alcune per
2> nfw: [3] is not in force: undone by [12]

# Who is named where a test is put in is named as he was then.

$ nfw set royal where=destroyed --why 'far from home' >set; nfw undo 4 --skip >o; nfw fire royal guards 20 long --at 2 --skip
Put in     [19] fire royal guards 20 long --at 2 --skip: 2
Applied    [19] Guards: lost in this round 2 -> 4; Royal: volleys left 6 -> 5,
           has fired, firing at Guards
Due        morale guards, morale gardes
