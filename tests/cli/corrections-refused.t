# What a correction, and a line of a battle, does not take: each is told, and nothing is kept;
# one after the other, in one folder.

$ nfw battle new slip.battle turin.toml marsin.toml >new; { nfw round fire --skip; nfw fire gardes guards 20 long --seed 30; } >played

$ nfw amend x short; nfw amend gardes guards --lang it; echo amend short | nfw play slip.battle
2> nfw: amend needs N FLAGS: the entry of a test, and what is so
2> nfw: amend richiede N OPZIONI: la voce di un test, e com'è
2> nfw: amend needs N FLAGS: the entry of a test, and what is so
? 2

$ nfw amend 2 shooters 18 --odds; nfw amend 2 shooters 18 --at 1 --lang it; nfw fire royal guards long --at 1 --expect 1 --lang it; nfw fire royal guards long --without charged
2> nfw: --odds: not with what corrects a battle
2> nfw: --at: non con amend: inserisce un test o un atto
2> nfw: --expect: non con ciò che corregge una battaglia
2> nfw: --without: goes only with amend
? 2

$ nfw fire royal guards 20 long --at 2 --seed 5 | grep Result
Result     2 killed

$ nfw fire 12 short --at 5; nfw fire 12 short --new-dice --lang it
2> nfw: --at: goes only with a test of a battle
2> nfw: --new-dice: vale solo con un test di una battaglia
? 2

$ nfw set royal figures=3 figures=4 --why x; nfw set royal figures= --why x; nfw set royal figures= --why x --lang it
2> nfw: 'figures' stands twice
2> nfw: figures: the list says 20: it is known; --anyway sets it all the same
2> nfw: figures: l'elenco dice 20: si sa; --anyway lo cambia lo stesso
? 2

$ nfw note ''; nfw undo -1; nfw verify /dev/zero; nfw verify /dev/zero --lang it
2> nfw: note needs TEXT
2> nfw: undo '-1': allowed is the number of an entry
2> nfw: /dev/zero: is not a regular file
2> nfw: /dev/zero: non è un file regolare
? 2

$ printf 'check /dev/stdin\nstrike guards\nfire 3 \\\n\0\n' | nfw batch
{"line":1,"status":2,"schema":1,"version":"0.2.0","error":"-: in a batch standard input has the lines","given":["check","/dev/stdin","--json"]}
{"line":2,"status":2,"schema":1,"version":"0.2.0","error":"strike: in a batch no battle is played","given":["strike","guards","--json"]}
{"line":3,"status":2,"schema":1,"version":"0.2.0","error":"nothing stands behind the last backslash","given":["fire","3"]}
{"line":4,"status":2,"schema":1,"version":"0.2.0","error":"a line has no NUL bytes","given":[]}
? 2

$ nfw scout piedmont --anyway --skip >first; nfw undo >undone; nfw scout france --anyway --skip >second; nfw verify | grep -v Seal
slip.battle: 6 entries, each as its dice and all before it make it
On trust   seeds typed by hand [2] [3]; taken all the same [4] [6]; undone [5]

# No number is another's; flags and rulings go by their names, what was said otherwise stays.
$ nfw undo 18446744073709551615; nfw amend 18446744073709551615 light
2> nfw: undo '18446744073709551615': allowed is the number of an entry
2> nfw: amend needs N FLAGS: the entry of a test, and what is so
? 2

$ rm -f *.battle; nfw battle new said.battle turin.toml marsin.toml >new; { nfw round fire --skip; nfw fire gardes guards 20 long light --seed 30 --ruling losses-thresholds=both; } >played; nfw amend 2 --ruling ok-result=restores --skip >done; nfw amend 2 --without Cover --skip >done; grep -o '"rulings":[^]]*]\|"hand":{[^}]*}' said.battle
"rulings":[]
"hand":{"shooters":20,"range":"long","cover":"light"}
"rulings":["losses-thresholds=both"]
"hand":{"shooters":20,"range":"long","cover":"light"}
"rulings":["losses-thresholds=both","ok-result=restores"]
"hand":{"shooters":20,"range":"long"}
"rulings":["losses-thresholds=both","ok-result=restores"]
