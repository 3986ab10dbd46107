# Flags and values have names in both languages; each is understood whatever the language in force.

$ nfw fire --tiratori 12 --gittata corta --qualita veterana --dice '6 6 1 1 1 1 1 1 1 1 1 1 1 6 2 1' -q
1

$ nfw --lang it fire --tiratori 12 --gittata corta --qualità veterana --copertura leggera --seed 7
Fuoco, Fucilier Wars 3.4.3

Colpire    13 dadi: 12 tiratori (3.4.3),
           +1 veterana, uno ogni 10 componenti (3.4.3)
           5+
           4  5* 2  2  6* 3  5* 4  2  3  2  2  6* -> 4 colpi a segno
Uccidere   4 dadi
           fucile, moschetto, carabina: 3+ -1 copertura leggera (3.4.3) = 4+
           2  1  4* 2  -> 1 colpo mortale
Personaggi 1 dado
           6+
           1  -> 0 colpi su Personaggi
Risultato  1 ucciso
Poi        Test delle Perdite: nfw morale --after fire --by musketry \
           --short-range --lost 1
Sottinteso --arma moschetto --stato ok --bersaglio fanteria
           --bersaglio-formazione linea --bersaglio-corazza nessuna
Seme       7

$ nfw --lang it fire --shooters 12 --range short --quality veteran --cover light --seed 7 | head -6
Fuoco, Fucilier Wars 3.4.3

Colpire    13 dadi: 12 tiratori (3.4.3),
           +1 veterana, uno ogni 10 componenti (3.4.3)
           5+
           4  5* 2  2  6* 3  5* 4  2  3  2  2  6* -> 4 colpi a segno

$ nfw melee --arma una --valore 1 --dice 1 -q
0

$ nfw morale --dopo fuoco --perdute 3 --da moschetteria,mitraglia --dice 6 -q
retreat

# A beginning is enough in the language in force; names of the other are said in full.

$ nfw --lang it fire --tiratori 1 --gitt cor --dice 1 -q
0

$ nfw fire --shoot 1 --rang sh --dice 1 -q
0

$ nfw --lang it fire --shoot 1 --gittata corta -q
2> nfw: fire non ha l'opzione '--shoot'; forse '--tiratori'?
? 2

$ nfw fire --tirat 1 --range short -q
2> nfw: fire has no option '--tirat'; did you mean '--shooters'?
? 2

$ nfw --lang it fire --tiratori 1 --gittata sho -q
2> nfw: --gittata 'sho': sono ammessi bruciapelo, corta, lunga; forse 'corta'?
? 2

$ nfw --lang it fire --tiratori 1 --gittata corta --bersaglio-a 3 -q
2> nfw: '--bersaglio-a' può significare: --bersaglio-amici, --bersaglio-amici-nascosti
? 2

# Messages call a flag as it was written, values and all else as the language does.

$ nfw --lang it fire --shooters 1 --range short --quality ottima
2> nfw: --quality 'ottima': sono ammessi élite, veterana, media, scadente
? 2

$ nfw --lang it fire --tiratori 1 --gittata corta --qualita vetrana
2> nfw: --qualita 'vetrana': sono ammessi élite, veterana, media, scadente; forse 'veterana'?
? 2

$ nfw --lang it fire --gittata corta
2> nfw: fire richiede --tiratori con --arma moschetto, arco, a-cavallo, arco-a-cavallo: miniature che sparano, con il bersaglio in vista
? 2

$ nfw --lang it fire --arma cannone --tiratori 2 --gittata corta
2> nfw: --tiratori 2: vale solo con --arma moschetto, arco, a-cavallo, arco-a-cavallo
2> nfw: fire richiede --valore con --arma cannone, obice: punti di Valore dei pezzi che sparano; di ogni miniatura solo con la lettura F-160
? 2

$ nfw --lang it fire --tiratori 2 --gittata corta --libbre 6
2> nfw: --libbre 6: vale solo con --arma cannone
? 2

$ nfw --lang it fire --tiratori 2 --gittata corta --distanza 4
2> nfw: --distanza e --gittata si escludono: datene una
? 2

$ nfw --lang it fire --tiratori 2 --tiratori 3 --gittata corta
2> nfw: --tiratori è ripetuta
? 2

$ nfw --lang it fire --tiratori 2 --miniature 1 --gittata corta
2> nfw: --miniature 1: il valore minimo è quello di --tiratori 2
? 2

$ nfw --lang it fire --tiratori 2 --distanza 90
2> nfw: --distanza 90: oltre la gittata di 40 cm (fucile, moschetto, carabina, bruciapelo fino a 5 cm, corta fino a 15 cm, lunga fino a 40 cm; 3.4.3)
? 2

$ nfw --lang it fire --tiratori 2 --gittata corta --qualitta media
2> nfw: fire non ha l'opzione '--qualitta'; forse '--qualita'?
? 2

$ nfw --lang it --rules guaitana fire --tiratori 10 --fascia vicina --ruling rounding=fantasia
2> nfw: --ruling 'rounding=fantasia': i valori ammessi sono down, up, nearest
? 2

# Decimals have a comma in Italian text; a point or a comma is read where there is no list.

$ nfw fire --shooters 1 --distance 12,5 --dice 1 -q
0

$ nfw --lang it move --mov 15 --terreno difficoltoso --formazione linea
Movimento, Fucilier Wars 3.5.5

Movimento  15 -5 fanteria in linea (3.5.5)
           x1/2 Terreno Difficoltoso (3.5.5, 3.5.10) = 5
Risultato  5 cm
Sottinteso --stato ok --corpo fanteria --truppe linea

$ nfw --lang it fire --tiratori 3 --gittata lunga --odds
Fuoco, Fucilier Wars 3.4.3: probabilità esatte

uccisi  media 0,3333  scarto 0,5443
           0   70,23%  ##############################  0+ 100,00%
           1   26,34%  ###########                     1+ 29,77%
           2    3,29%  #                               2+ 3,43%
           3    0,14%                                  3+ 0,14%
colpi a segno       media 0,5000  scarto 0,6455  nessuno: 57,87%
colpi su Personaggi media 0,0496  scarto 0,2171  nessuno: 95,04%
Sottinteso --arma moschetto --qualita media --stato ok --bersaglio fanteria
           --bersaglio-formazione linea --bersaglio-corazza nessuna
           --copertura nessuna

$ nfw --lang it fire --tiratori 3 --gittata lunga --seed 7 --repeat 10
Fuoco, Fucilier Wars 3.4.3: 10 risoluzioni

  uccisi  volte  estratto  esatto
       0      9    90,00%  70,23%
       1      1    10,00%  26,34%
colpi a segno        media 0,30000, esatta 0,50000
uccisi               media 0,10000, esatta 0,33333
colpi su Personaggi  media 0,00000, esatta 0,04961
Sottinteso --arma moschetto --qualita media --stato ok --bersaglio fanteria
           --bersaglio-formazione linea --bersaglio-corazza nessuna
           --copertura nessuna
Seme       7

# A sweep; what programs read has the English names.

$ nfw --lang it fire --tiratori 6 --gittata corta --vary qualita
Fuoco, Fucilier Wars: probabilità esatte

qualita   media uccisi
élite           1,5556
veterana        1,3333
media           1,3333
scadente        1,3333

$ nfw --lang it fire --tiratori 6 --gittata corta --vary qualita=veterana,media --vary a-parabola
Fuoco, Fucilier Wars: probabilità esatte

media uccisi (--qualita in basso, --a-parabola a destra)
              no  sì
veterana  1,3333   -
media     1,3333   -

-          --a-parabola: vale solo con --arma obice (e 1 in più)

$ nfw --lang it fire --tiratori 6 --gittata corta --vary qualità=vet,med --vary copertura --show kills --csv
quality,cover,mean kills
veteran,none,1.333333333333333
veteran,light,0.9999999999999999
veteran,heavy,0.6666666666666666
average,none,1.333333333333333
average,light,0.9999999999999999
average,heavy,0.6666666666666666

$ nfw --lang it fire --tiratori 6 --gittata corta --vary qualita=scad --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"fire","given":["--lang","it","fire","--tiratori","6","--gittata","corta","--vary","qualita=scad","--json"],"vary":[{"flag":"quality","values":["poor"]}],"places":[{"at":{"quality":"poor"},"show":{"mean kills":1.333333333333333}}]}

# Help and completion.

$ nfw --lang it range --help
Gittata, Fucilier Wars 3.4.3
quanto è la gittata di un'arma, e in quale fascia sta un bersaglio

Uso: nfw range [--libbre N] --distanza CM [opzioni]

Arma e gittata
  --arma QUALE            con che cosa sparano: moschetto, arco, a-cavallo,
                          arco-a-cavallo, cannone, obice [moschetto] (3.4.3)
  --libbre N              libbre del cannone [obbligatoria con --arma cannone]
                          (3.4.3)
  --munizioni QUALE       munizioni dei pezzi (conta solo con la lettura F-57):
                          palla, mitraglia, granata [palla con --arma cannone,
                          granata con --arma obice] (3.4.3)
  --distanza CM           distanza del bersaglio in cm; dal pezzo, non dai
                          serventi [obbligatoria] (3.4.3)

In breve: le parole che dicono una cosa sola non vogliono opzione, i numeri da
soli sono --distanza, e bastano gli inizi.

Opzioni comuni
  --rules REGOLAMENTO     il regolamento (ambiente: NFW_RULES)
  --house FILE            regole della casa, sopra quelle del libro; una o più
                          volte (ambiente: NFW_HOUSE)
  --then TEST ...         il test che segue, con le sue opzioni
  --vary OPZIONE=A..B[:PASSO] probabilità esatte per ogni valore di un'opzione
                          (o OPZIONE=a,b,c; OPZIONE: tutti); una o due volte
  --show CHIAVE[=R]       con --vary: una media (kills) o una probabilità
                          (kills=3+, reaction=rout)
  --csv[=plain|excel]     con --odds, --repeat, --vary, table o luck: valori
                          separati da virgole; excel: per i fogli di calcolo
                          europei
  --json                  un oggetto JSON su una riga
  -q, --quiet             solo l'esito, una parola per riga
  --expect R[,R...]       stato d'uscita 0 se l'esito è uno di questi,
                          altrimenti 1
  --lang en|it            lingua (ambiente: NFW_LANG)
  --ruling ID=VALORE      gioca una lettura diversa; si può ripetere
  --color auto|always|never colori nel resoconto
  -h, --help              questo aiuto
  -V, --version           la versione

$ nfw complete --lang it fire --tir
--tiratori	miniature che sparano, con il bersaglio in vista
--tiratore-scelto	tra loro c'è un Tiratore Scelto

$ nfw complete --lang it fire --shoot
--shooters	miniature che sparano, con il bersaglio in vista

$ nfw complete --lang it fire --tiratori 3 --qualita ''
élite	élite
veterana	veterana
media	media
scadente	scadente

$ nfw complete --lang it fire --tiratori 3 --qualita po
poor	scadente

$ nfw complete fire --tirat
--tiratori	figures that fire, with sight of the target
--tiratore-scelto	a sharpshooter is among them

$ nfw complete --lang it morale --da fucileria,
fucileria,artiglieria	artiglieria
fucileria,mitraglia	mitraglia

# What a column is called may be said to choose it.

$ nfw --lang it fire 12 corta --vary qualita --show 'uccisi=3+' --csv; nfw --lang it fire 12 corta --vary qualita --show kills=3+ --csv
quality,uccisi=3+
elite,0.6315329641598841
veteran,0.5775983100749131
average,0.518922147938516
poor,0.518922147938516
quality,kills=3+
elite,0.6315329641598841
veteran,0.5775983100749131
average,0.518922147938516
poor,0.518922147938516

# A test is called by a word of its title, too.

$ nfw ordine 4 attaccare --dice 6 -q --lang it; nfw order 4 attack --dice 6 -q
ok
ok
