# A battle of Fucilier Wars, one after the other, in one folder: an order that was kept waiting is brought
# again in the next turn, the same one by the same bearer, who stays (3.2.2, F-39).
$ nfw battle new orders.battle modena.toml parma.toml | head -n 1
Turn 1, reserves and reinforcements

$ nfw speech duca guard --dice 1 -q; nfw round orders >o; for c in 'centro attack' 'cavalleria oppose' 'riserva hold' 'sinistra attack' 'destra hold' 'lancieri oppose'; do nfw order $c -q; done; nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw turn --skip >o; nfw round >o; nfw due
legendary
Turn 2, orders
May        1 nfw order centro --order  2 cavalleria  3 riserva  4 sinistra
           5 destra  6 lancieri
           7 nfw order cavalleria --order --cavalry-general  8 lancieri

# 1 + 2 + 1 = 4, and 1 + 3 = 4: both wait. To whom nothing waits the order is said.
$ nfw order riserva attack adc --save 9 --dice 1 -q; nfw order lancieri attack runner --dice 1 -q; nfw battle | grep -e Riserva -e Lancieri; nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw turn --skip >o; nfw round >o; nfw due
delay
delay
  Riserva               hold, attack, an ADC
  Lancieri              oppose, attack, a runner
    Lancieri Rossi      models 10, commander 1, colour bearers 1
    Lancieri Blu        models 8, commander 1
Turn 3, orders
Must       1 nfw order riserva  2 nfw order lancieri
May        3 nfw order centro --order  4 cavalleria  5 sinistra  6 destra
           7 nfw order cavalleria --order --cavalry-general

$ nfw order riserva oppose; nfw order riserva oppose cinc; nfw order lancieri attack cavalry-general; nfw round; nfw turn --skip
2> nfw: Riserva has an order to answer that it kept waiting: its bearer brings the same one again (3.2.2); --anyway takes it all the same
2> nfw: Riserva has an order to answer that it kept waiting: its bearer brings the same one again (3.2.2); --anyway takes it all the same
2> nfw: Lancieri has an order to answer that it kept waiting: its general changes none before (3.2.2); --anyway takes it all the same
2> nfw: round: still due: order riserva, lancieri
2> nfw: turn: still due: order riserva, lancieri
? 2

# 1 + 2 + 1 = 4 again; 5 + 3 = 8. No fact is asked for again.
$ nfw next --dice 1; nfw next --dice 5; nfw due
New order, Fucilier Wars 3.2.2

General    1D6: 1 +2 command value (3.2.2) +1 brought by an ADC (3.2.2, 4.2.1)
           = 4 -> delay
Result     delay, order now hold, bearer stays
           the command keeps its present order (3.2.2)
           the bearer stays with the general, who tests again next turn (3.2.2)
From file  Riserva: order attack, bearer adc, save 9, cv 2, present-order hold
Not said   --fanatic
Applied    [19] Riserva: has answered an order
Due        order lancieri
New order, Fucilier Wars 3.2.2

General    1D6: 5 +3 command value (3.2.2) = 8 -> OK
Result     OK, order now attack, bearer dismissed
           the new order is in force; lay the old counter aside (3.2.2)
           the bearer is dismissed: back to the C-in-C at full speed (3.2.2)
From file  Lancieri: order attack, cv 3, present-order oppose, cavalry
Not said   --fanatic
Applied    [20] Lancieri: order oppose -> attack, an order that waits for its
           answer attack -> -, brought by a runner -> -, has answered an order
Turn 3, orders
May        1 nfw order centro --order  2 cavalleria  3 sinistra  4 destra
           5 nfw order cavalleria --order --cavalry-general

# Another bearer, by hand, is no other order.
$ nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw turn --skip >o; nfw round >o; nfw order riserva runner --dice 2
New order, Fucilier Wars 3.2.2

General    1D6: 2 +2 command value (3.2.2) = 4 -> delay
Result     delay, order now hold, bearer stays
           the command keeps its present order (3.2.2)
           the bearer stays with the general, who tests again next turn (3.2.2)
From file  Riserva: order attack, save 9, cv 2, present-order hold; by hand:
           bearer runner (file: adc)
Not said   --fanatic
Applied    [25] Riserva: brought by an ADC -> a runner, has answered an order

# The C-in-C need not stay. Who waits for him may be brought another order by somebody else; by him, the
# same, and when he has gone away that is forgotten (F-39).
$ nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw turn --skip >o; nfw round >o; nfw next --dice 6 -q; nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw turn --skip >o; nfw round >o; nfw order riserva hold cinc --dice 1 -q; nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw turn --skip >o; nfw round >o; nfw due; nfw order riserva oppose cinc; nfw order riserva oppose runner --dice 6 -q
ok
delay
Turn 7, orders
May        1 nfw order riserva  2 nfw order centro --order  3 cavalleria
           4 sinistra  5 destra  6 lancieri
           7 nfw order cavalleria --order --cavalry-general
ok
2> nfw: Riserva has an order to answer that it kept waiting: its bearer brings the same one again (3.2.2); --anyway takes it all the same

$ nfw undo >o; nfw round --skip >o; nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw turn --skip; nfw round >o; nfw due; nfw order riserva oppose cinc --dice 6 -q
Turn 8, reserves and reinforcements
Applied    [45] turn 8, round reserves and reinforcements; Riserva: an order
           that waits for its answer hold -> -, brought by the C-in-C -> -
Turn 8, orders
May        1 nfw order centro --order  2 cavalleria  3 riserva  4 sinistra
           5 destra  6 lancieri
           7 nfw order cavalleria --order --cavalry-general
ok

$ nfw verify | head -n 3
orders.battle: 47 entries, each as its dice and all before it make it
On trust   dice of the players [1] [13] [14] [19] [20] [25] [30] [35] [40] [47];
           seeds typed by hand [10] [16] [22] [27] [32] [37] [44]; facts by hand

# From the second turn on new orders are offered as long as somebody sends any (3.2.2); scouting comes before
# deployment (2.1.1).
$ nfw battle new later.battle vendome.toml starhemberg.toml >o; export NFW_BATTLE=later.battle; nfw deploy spain --seed 1 -q; nfw scout spain; nfw due; nfw round orders >o; nfw order wing oppose -q; nfw order horse oppose -q; nfw order centre hold -q; nfw order line hold -q; nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw turn --skip >o; nfw round orders >o; nfw due; nfw order centre attack -q; nfw due; nfw set vendome where=dead --why 'for this' >o; nfw due; nfw round
own
Turn 1, reserves and reinforcements
May        1 nfw hold-back centre --how  2 wing  3 horse
           4 nfw speech vendome NAME  5 starhemberg
Turn 2, orders
May        1 nfw order centre --order  2 wing  3 line  4 horse
           5 nfw order wing --order --cavalry-general  6 horse
Turn 2, orders
May        1 nfw order wing --order  2 line  3 horse
           4 nfw order wing --order --cavalry-general  5 horse
Turn 2, orders
May        1 nfw order wing --order  2 line  3 horse
           4 nfw order horse --order --cavalry-general
Turn 2, reorganisation
Applied    [13] round reorganisation
2> nfw: vendome.toml: the list is not legal: 'nfw --rules fucilier muster vendome.toml' says why
2> nfw: starhemberg.toml: the list is not legal: 'nfw --rules fucilier muster starhemberg.toml' says why
2> nfw: Spain has deployed already: scouting comes before (2.1.1); --anyway takes it all the same
