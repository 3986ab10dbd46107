# Flags and values have names in both languages; each is understood whatever the language in force.

$ nfw fire --tiratori 12 --gittata corta --qualita veterana --dice '6 6 1 1 1 1 1 1 1 1 1 1 1 6 2 1' -q

$ nfw --lang it fire --tiratori 12 --gittata corta --qualità veterana --copertura leggera --seed 7

$ nfw --lang it fire --shooters 12 --range short --quality veteran --cover light --seed 7

$ nfw melee --arma una --valore 1 --dice 1 -q

$ nfw morale --dopo fuoco --perdute 3 --da moschetteria,mitraglia --dice 6 -q

# A beginning is enough in the language in force; names of the other are said in full.

$ nfw --lang it fire --tiratori 1 --gitt cor --dice 1 -q

$ nfw fire --shoot 1 --rang sh --dice 1 -q

$ nfw --lang it fire --shoot 1 --gittata corta -q

$ nfw fire --tirat 1 --range short -q

$ nfw --lang it fire --tiratori 1 --gittata sho -q

$ nfw --lang it fire --tiratori 1 --gittata corta --bersaglio-s 3 -q

# Messages call a flag as it was written, values and all else as the language does.

$ nfw --lang it fire --shooters 1 --range short --quality ottima

$ nfw --lang it fire --tiratori 1 --gittata corta --qualita vetrana

$ nfw --lang it fire --gittata corta

$ nfw --lang it fire --arma cannone --tiratori 2 --gittata corta

$ nfw --lang it fire --tiratori 2 --gittata corta --libbre 6

$ nfw --lang it fire --tiratori 2 --gittata corta --distanza 4

$ nfw --lang it fire --tiratori 2 --tiratori 3 --gittata corta

$ nfw --lang it fire --tiratori 2 --miniature 1 --gittata corta

$ nfw --lang it fire --tiratori 2 --distanza 90

$ nfw --lang it fire --tiratori 2 --gittata corta --qualitta media

$ nfw --lang it --rules guaitana fire --soldatini 10 --fascia vicina --ruling rounding=fantasia

# Decimals have a comma in Italian text; a point or a comma is read where there is no list.

$ nfw fire --shooters 1 --distance 12,5 --dice 1 -q

$ nfw --lang it move --mov 15 --terreno difficoltoso --formazione linea

$ nfw --lang it fire --tiratori 3 --gittata lunga --odds

$ nfw --lang it fire --tiratori 3 --gittata lunga --seed 7 --repeat 10

# A sweep; what programs read has the English names.

$ nfw --lang it fire --tiratori 6 --gittata corta --vary qualita

$ nfw --lang it fire --tiratori 6 --gittata corta --vary qualita=veterana,media --vary a-parabola

$ nfw --lang it fire --tiratori 6 --gittata corta --vary qualità=vet,med --vary copertura --show kills --csv

$ nfw --lang it fire --tiratori 6 --gittata corta --vary qualita=scad --json

# Help and completion.

$ nfw --lang it range --help

$ nfw complete --lang it fire --tir

$ nfw complete --lang it fire --shoot

$ nfw complete --lang it fire --tiratori 3 --qualita ''

$ nfw complete --lang it fire --tiratori 3 --qualita po

$ nfw complete fire --tirat

$ nfw complete --lang it morale --da fucileria,
