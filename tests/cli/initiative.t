# Who moves first (3.5.3): names, ties, and the exact odds of every order.

$ nfw initiative --general Ney:4,Soult:3 --general Reille:0 --dice 2,3,6,1,5,4
Initiative, Fucilier Wars 3.5.3

Initiative Ney: 1D6: 2 +4 command value (3.5.3) = 6
Initiative Soult: 1D6: 3 +3 command value (3.5.3) = 6
Initiative Reille: 1D6: 6 = 6
Initiative again: Ney: 1D6: 1 +4 command value (3.5.3) = 5
Initiative again: Soult: 1D6: 5 +3 command value (3.5.3) = 8
Initiative again: Reille: 1D6: 4 = 4
Result     Soult, Ney, Reille

$ nfw initiative --general Ney:4,Soult:3 --dice 1,6 --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"initiative","given":["initiative","--general","Ney:4,Soult:3","--dice","1,6","--json"],"flags":{"general":{"value":[{"name":"Ney","number":4},{"name":"Soult","number":3}]}},"seed":null,"dice":[1,6],"stages":[{"id":"initiative","entry":"Ney","dice":[1],"modifiers":[{"id":"command-value","value":4,"ref":"3.5.3"}],"total":5},{"id":"initiative","entry":"Soult","dice":[6],"modifiers":[{"id":"command-value","value":3,"ref":"3.5.3"}],"total":9}],"outcome":{"sequence":["Soult","Ney"],"first":"Soult"},"next":[]}

$ nfw initiative --general Ney:4,Soult:3 --dice 1,6 -q
Soult
Ney

$ nfw initiative --general Ney:4,Soult:3,Reille:3 --odds
Initiative, Fucilier Wars 3.5.3: exact odds

sequence
      26.38%  Ney, Reille, Soult
      26.38%  Ney, Soult, Reille
      14.98%  Reille, Ney, Soult
      14.98%  Soult, Ney, Reille
       8.64%  Reille, Soult, Ney
       8.64%  Soult, Reille, Ney
moves first         Ney: 52.76%  Reille: 23.62%  Soult: 23.62%

$ nfw initiative --general Ney:4,Soult:3 --odds --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"initiative","given":["initiative","--general","Ney:4,Soult:3","--odds","--json"],"flags":{"general":{"value":[{"name":"Ney","number":4},{"name":"Soult","number":3}]}},"odds":{"sequence":{"values":[{"value":["Ney","Soult"],"p":0.67741935483871},{"value":["Soult","Ney"],"p":0.32258064516129037}]},"first":{"values":[{"value":"Ney","p":0.67741935483871},{"value":"Soult","p":0.32258064516129037}]}}}

$ nfw initiative --general Ney:4,Soult:3 --repeat 1000 --seed 1
Initiative, Fucilier Wars 3.5.3: 1000 resolutions

    sequence  times  sampled   exact
  Ney, Soult    672   67.20%  67.74%
  Soult, Ney    328   32.80%  32.26%
Seed       1

$ nfw initiative --lang it --general Ney:4,Soult:3 --dice 1,6
Iniziativa, Fucilier Wars 3.5.3

Iniziativa Ney: 1D6: 1 +4 Valore di Comando (3.5.3) = 5
Iniziativa Soult: 1D6: 6 +3 Valore di Comando (3.5.3) = 9
Risultato  Soult, Ney

$ nfw initiative --general Ney
2> nfw: --general 'Ney': allowed are a name, a colon and a number, as in Ney:4
? 2

$ nfw initiative --general :4
2> nfw: --general ':4': allowed are a name, a colon and a number, as in Ney:4
? 2

$ nfw initiative --general Ney:4,Ney:3
2> nfw: --general 'Ney:3': the name stands twice
? 2

$ nfw initiative --general a:1,b:1,c:1,d:1,e:1,f:1,g:1,h:1,i:1,j:1,k:1,l:1,m:1,n:1,o:1,p:1,q:1
2> nfw: 17 names are given; allowed are at most 16
? 2

$ nfw initiative --general a:1,b:1,c:1,d:1,e:1,f:1,g:1,h:1 --odds
2> nfw: too many ways through the roll 'initiative' for exact odds: more than 1000000 steps or states; smaller counts, or --repeat
? 2

$ nfw initiative --general Ney:4,Soult:3 --dice 1,6 --expect Soult -q
Soult
Ney

$ nfw initiative --general Ney:4,Soult:3 --dice 1,6 --expect Ney,Murat -q
Soult
Ney
? 1
