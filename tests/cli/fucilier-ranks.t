# A battle of Fucilier Wars, one after the other, in one folder: the ranks of a column. All begin in column
# (2.3.3), and three ranks of it fire (3.4.2): how many models that are hangs on the first rank.
$ nfw battle new ranks.battle vendome.toml starhemberg.toml | head -n 1; nfw round orders >o; nfw order wing oppose -q; nfw order horse oppose -q; nfw order centre hold -q; nfw order line hold -q; nfw round fire --skip >o; nfw due

$ nfw fire castilla palatines long; nfw fire castilla palatines long --lang it; nfw fire castilla palatines long --anyway; nfw fire castilla vendome long

# Said for one volley, or once for all: of several at once, at any time, and no move is lost.
$ nfw fire castilla palatines long 9 --seed 1 -q; nfw front-rank guardias palatines 4; nfw due; nfw fire guardias stanhope long --seed 1 | grep -A 2 "^From"; nfw fire guardias stanhope long --at 6 --seed 1 2>&1 | head -n 1

# Not twice, of no guns, of no more models than there are.
$ nfw front-rank guardias 5; nfw front-rank guns 2; nfw front-rank stanhope 40; nfw front-rank stanhope; nfw help front-rank | head -n 3
