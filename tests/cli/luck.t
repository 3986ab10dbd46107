# How lucky the dice of a battle were, and the page to keep of it; one after the other, in one folder. The
# fair share hangs on the battle's id, which nobody chooses: it is left out here.

$ nfw battle new turin.battle turin.toml marsin.toml >new && nfw luck | sed 's/\(Fair share\|Quota equa\) [^%]*%/\1 .../'
No dice yet from which luck could be told.

$ nfw round fire --skip >fire && nfw fire gardes guards 20 long -q --dice 2,6,4,6,5,6,6,3,5,1,2,4,4,2,4,2,4,6,3,6,4,2,5,1,3,1,6,3,3,6 && nfw fire royal guards 16 long -q --dice 5,4,3,4,2,3,5,5,4,5,5,1,3,1,6,6,6,5,4 && nfw strike guards musician >strike && nfw morale guards --skip -q --dice 2
4
2
demoralised

$ nfw luck | sed 's/\(Fair share\|Quota equa\) [^%]*%/\1 .../'
Piedmont before Turin, 1706  tests  rolled  expected  spread  luckier
---------------------------  -----  ------  --------  ------  -------
Morale, steps                    1       2       1.7     0.7   66.67%
Fair share ..., of a clock that is 7.05% full

France before Turin, 1706  tests  rolled  expected  spread  luckier
-------------------------  -----  ------  --------  ------  -------
Fire, figures                  2       6       4.2     1.9   18.26%
Fair share ..., of a clock that is 47.66% full

luckier: how likely the same tests, rolled again as they stood, do better. Fair
share: how likely a battle of fair dice does better, whatever was tested. Its
clock is full after a battle's worth of dice; until then the rest is drawn by
lot.

$ nfw luck turin.battle --lang it | sed 's/\(Fair share\|Quota equa\) [^%]*%/\1 .../'
Piedmont before Turin, 1706  test  tirati  attesi  scarto  più fortuna
---------------------------  ----  ------  ------  ------  -----------
Morale, gradi                   1       2     1,7     0,7       66,67%
Quota equa ..., con l'orologio pieno al 7,05%

France before Turin, 1706  test  tirati  attesi  scarto  più fortuna
-------------------------  ----  ------  ------  ------  -----------
Fuoco, miniature              2       6     4,2     1,9       18,26%
Quota equa ..., con l'orologio pieno al 47,66%

più fortuna: quanto è probabile che gli stessi test, ritirati com'erano, vadano
meglio. Quota equa: quanto è probabile che con dadi equi una battaglia vada
meglio, qualunque test si sia fatto. L'orologio è pieno dopo i dadi di una
battaglia; prima il resto è sorteggiato.

$ nfw luck --json | sed 's/"fair":{"luckier":[0-9.e-]*/"fair":{"luckier":0.5/g'
{"schema":1,"version":"0.2.0","rules":"fucilier","luck":{"clock":7.875,"left_out":0,"sides":[{"side":"piedmont","name":"Piedmont before Turin, 1706","tests":[{"test":"morale","key":"reaction","unit":"steps","less":true,"tests":1,"fallen":2,"expected":1.6666666666666665,"spread":0.7453559924999299,"luckier":0.6666666666666666}],"fair":{"luckier":0.5,"filled":0.07054673721340389}},{"side":"france","name":"France before Turin, 1706","tests":[{"test":"fire","key":"kills","unit":"figures","less":false,"tests":2,"fallen":6,"expected":4.222206680784108,"spread":1.9372336325400543,"luckier":0.1826195827215648}],"fair":{"luckier":0.5,"filled":0.47655544724372484}}]},"given":["luck","--json"]}

$ nfw luck --csv | cut -d , -f 1-10
side,test,key,unit,tests,fallen,expected,spread,luckier,fair
"Piedmont before Turin, 1706",morale,reaction,steps,1,2,1.6666666666666665,0.7453559924999299,0.6666666666666666
"France before Turin, 1706",fire,kills,figures,2,6,4.222206680784108,1.9372336325400543,0.1826195827215648

# What was undone does not count, nor what was not due.

$ nfw undo >undo && nfw luck --csv | sed 's/, 1706"/"/' | cut -d , -f 1,2,4-6
side,test,unit,tests,fallen
"France before Turin",fire,figures,2,6

$ nfw redo >redo && nfw morale royal --anyway --after fire --lost 1 -q --dice 5 && nfw luck --csv | sed 's/, 1706"/"/' | cut -d , -f 1,2,4-6
ok
side,test,unit,tests,fallen
"Piedmont before Turin",morale,steps,1,2
"France before Turin",fire,figures,2,6

# The page is whatever the journal is.

$ nfw log --html turin.html && nfw log --html turin.html --lang it && grep -c '<details>' turin.html
turin.html: 8 entries, 15 kB
turin.html: 8 voci, 16 kB
4

$ echo mine >mine.html; nfw log --html mine.html
2> nfw: --html 'mine.html': there is such a file already, and it is no page of a battle
? 2

$ nfw log guards --html turin.html
2> nfw: --html: the page is of the whole battle: no 'guards'
? 2

$ nfw log --html nowhere/turin.html
2> nfw: nowhere/turin.html: no such folder
? 2

$ nfw battle --html turin.html
2> nfw: --html: goes only with log
? 2

$ nfw luck nowhere.battle
2> nfw: nowhere.battle: no such file
? 2

$ nfw luck --odds
2> nfw: --odds: goes only with a test or roll
? 2

$ nfw luck -q
2> nfw: --quiet: goes only with a test, roll, undo or redo
? 2

# A corrected test counts as it is by now (15 shooters: one hit fewer), what is taken out does not count, what is
# put in does; of a test that is rolled anew both falls do.

$ nfw amend 3 shooters 15 --skip >mended && nfw luck --csv | sed 's/, 1706"/"/' | cut -d , -f 1,2,4-6
side,test,unit,tests,fallen
"Piedmont before Turin",morale,steps,1,2
"France before Turin",fire,figures,2,5

$ nfw undo 3 --skip >o && nfw luck --csv | sed 's/, 1706"/"/' | cut -d , -f 1,2,4-6
side,test,unit,tests,fallen
"Piedmont before Turin",morale,steps,1,2
"France before Turin",fire,figures,1,4

$ nfw fire royal guards 16 long --at 2 --skip >put && nfw luck --csv | sed 's/, 1706"/"/' | cut -d , -f 1,2,4-6
side,test,unit,tests,fallen
"Piedmont before Turin",morale,steps,1,2
"France before Turin",fire,figures,2,6

$ nfw amend 2 --new-dice --seed 4 --skip >rolled && nfw luck --csv | sed 's/, 1706"/"/' | cut -d , -f 1,2,4-6
side,test,unit,tests,fallen
"Piedmont before Turin",morale,steps,1,2
"France before Turin",fire,figures,3,8

$ nfw log --html turin.html && grep -o '<del>[^ ]* [^ ]*' turin.html
turin.html: 12 entries, 16 kB
<del>fire royal
<del>strike guards

# A test that is taken back and taken again is the same one, in the same place of the battle: its dice fall
# as they did, and what decides between equal results does, too.

$ nfw battle new again.battle turin.toml marsin.toml >new; export NFW_BATTLE=again.battle; nfw round fire --skip >o; nfw fire gardes guards 20 long >o; nfw luck --json | grep -o '"fair":{[^}]*}' >before; nfw undo >o; nfw undo >o; nfw round fire --skip >o; nfw fire gardes guards 20 long >o; nfw luck --json | grep -o '"fair":{[^}]*}' | diff before - && wc -l <before
2

# A page goes where a link leads, and the link stays; a folder is no file.

$ ln -s there.html link.html; nfw log --html link.html --battle-file again.battle | sed 's/[0-9]* kB/N kB/'; test -L link.html && ls there.html; mkdir folder; nfw log --html folder --battle-file again.battle
link.html: 6 entries, N kB
there.html
2> nfw: folder: is a folder, not a file
? 2
