# A battle of Fucilier Wars, one after the other, in one folder: no order is given that its command has, and
# the C-in-C's own command takes one a turn (3.2.2). The first round of orders asks where nobody has any.
$ nfw battle new own.battle vendome.toml starhemberg.toml >o; nfw round orders >o; nfw round; nfw round; nfw order wing oppose -q; nfw order horse oppose -q; nfw order centre attack -q; nfw order centre attack; nfw order line hold -q; nfw due
Turn 1, orders
           nothing is due: 'nfw round' goes on
2> nfw: vendome.toml: the list is not legal: 'nfw --rules fucilier muster vendome.toml' says why
2> nfw: starhemberg.toml: the list is not legal: 'nfw --rules fucilier muster starhemberg.toml' says why
2> Turn 1, orders: may still be done: order centre, wing, line, horse; go on? (y/n) 
2> nfw: nothing was done; --skip goes on without them
2> Turn 1, orders: may still be done: order centre, wing, line, horse; go on? (y/n) 
2> nfw: nothing was done; --skip goes on without them
2> nfw: Centre is under that order already (3.2.2); --anyway takes it all the same

$ nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw turn --skip >o; nfw round orders >o; nfw due; nfw order wing oppose runner; nfw order centre attack; nfw order centre hold; nfw order centre attack; nfw due; nfw verify | head -n 1
Turn 2, orders
May        1 nfw order centre --order  2 wing  3 line  4 horse
           5 nfw order wing --order --cavalry-general  6 horse
Applied    [10] Centre: order attack -> hold, has answered an order
Turn 2, orders
May        1 nfw order wing --order  2 line  3 horse
           4 nfw order wing --order --cavalry-general  5 horse
own.battle: 10 entries, each as its dice and all before it make it
2> nfw: Wing is under that order already (3.2.2); --anyway takes it all the same
2> nfw: Centre is under that order already (3.2.2); --anyway takes it all the same
2> nfw: Centre has answered an order in this turn (3.2.2); --anyway takes it all the same

# A general of cavalry changes his own order: it is offered, and nobody is taken to bring one. He gives up
# ATTACK only once all his units have met the enemy; in melee his one has.
$ nfw order horse attack; nfw order horse attack --lang it; nfw next 5 attack --dice 3 | grep -v '^$'; nfw due
New order, Fucilier Wars 3.2.2
General    1D6: 3 +3 command value (3.2.2) = 6 -> OK
Result     OK, order now attack
           the new order is in force; lay the old counter aside (3.2.2)
From file  Horse: cv 3, present-order oppose, cavalry
Applied    [11] Horse: order oppose -> attack, has answered an order
Turn 2, orders
May        1 nfw order wing --order  2 line
           3 nfw order wing --order --cavalry-general
2> nfw: Horse is of cavalry: say whether its general changes the order himself, cavalry-general, or who brings it: cinc, adc, scout, runner (3.2.2); --anyway takes it all the same
2> nfw: Horse è di Cavalleria: dite se il suo Generale cambia l'ordine da sé, generale-di-cavalleria, o chi lo consegna: condottiero, aiutante-di-campo, esploratore, portaordini (3.2.2); --anyway lo fa lo stesso

$ nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw turn --skip >o; nfw round orders >o; nfw due; nfw order horse oppose cavalry-general; nfw order horse oppose runner --dice 1 -q; nfw undo >o; nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw round --skip >o
Turn 3, orders
May        1 nfw order centre --order  2 wing  3 line  4 horse
           5 nfw order wing --order --cavalry-general
delay
2> nfw: Horse keeps ATTACK until each of its units has been in melee, or has come to short range and fired (3.2.2); --anyway takes it all the same

# A melee begins as somebody moves into contact.
$ nfw melee cuirassiers castilla 4 4; nfw melee cuirassiers castilla 4 4 --lang it; nfw melee cuirassiers castilla 4 4 charged riders 3 --seed 1 | sed -n '/Applied/,$p'; nfw due
Applied    [21] Castilla: lost in this round 0 -> 3, inflicted in this melee 0
           -> 1, has struck, in melee; Cuirassiers: lost in this round 0 -> 1,
           inflicted in this melee 0 -> 3, has struck, has met the enemy under
           ATTACK, in melee
Due        morale castilla, morale cuirassiers
Turn 3, melee
Must       1 nfw morale castilla  2 nfw morale cuirassiers
2> nfw: Cuirassiers is in no melee with it yet: say who moved into contact, charged or enemy-charged (3.2.1); --anyway takes it all the same
2> nfw: Cuirassiers non è ancora in mischia con essa: dite chi è arrivato a contatto, carica o nemico-carica (3.2.1); --anyway lo fa lo stesso

$ nfw next --seed 2 -q; nfw next --seed 2 -q; nfw turn --skip >o; nfw round orders >o; nfw due; nfw next 6 oppose cavalry-general --dice 6 | sed -n '/Applied/,$p'; nfw verify | head -n 1
demoralised
ok
Turn 4, orders
May        1 nfw order centre --order  2 wing  3 line  4 horse
           5 nfw order wing --order --cavalry-general  6 horse
Applied    [26] Horse: order attack -> oppose, has answered an order
own.battle: 26 entries, each as its dice and all before it make it

# Without a C-in-C nobody else changes it.
$ nfw set vendome where=dead --why 'for this' >o; nfw due; nfw order wing attack runner; nfw order centre attack; nfw order wing attack --dice 6 | sed -n '/Applied/,$p'
Turn 4, orders
May        1 nfw order wing --order  2 line
Applied    [28] Wing: order oppose -> attack, has answered an order
2> nfw: Wing gets no new order: its C-in-C is lost (3.2.2); --anyway takes it all the same
2> nfw: Centre has no general: no new order reaches it (3.2.2); --anyway takes it all the same

# No reinforcements come before it is known from which turn on (2.3.4): it is rolled, or the scenario says it.
$ nfw battle new late.battle vendome.toml starhemberg.toml >o; export NFW_BATTLE=late.battle; nfw hold-back horse reinforcement >o; nfw round orders --skip >o; nfw order wing oppose -q; nfw order centre attack -q; nfw order line hold -q; nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw turn --skip >o; nfw due; nfw reinforce horse; nfw round; nfw set spain arrivals-from=2 --why 'the scenario' >o; nfw set allies arrivals-from=2 --why 'the scenario' >o; nfw due; nfw reinforce horse --dice 1 -q
Turn 2, reserves and reinforcements
May        1 nfw first-turn spain  2 allies
Turn 2, reserves and reinforcements
May        1 nfw reinforce horse
no
2> nfw: vendome.toml: the list is not legal: 'nfw --rules fucilier muster vendome.toml' says why
2> nfw: starhemberg.toml: the list is not legal: 'nfw --rules fucilier muster starhemberg.toml' says why
2> nfw: Horse has no turn to come in from yet: 'nfw first-turn SIDE' rolls for it, or as the scenario says 'nfw set SIDE arrivals-from=N' (2.3.4); --anyway takes it all the same
2> Turn 2, reserves and reinforcements: may still be done: first-turn spain, allies; go on? (y/n) 
2> nfw: nothing was done; --skip goes on without them

# The first rank of a unit is said again where it was said wrongly; none has nobody in it (3.4.2).
$ export NFW_BATTLE=late.battle; nfw front-rank castilla 4 >o; nfw front-rank castilla 5; nfw front-rank castilla 16; nfw front-rank castilla 4; nfw undo >o; nfw front-rank castilla 4; nfw set castilla frontage=0 --why x; nfw formation castilla line 6 --present-front 0; nfw front-rank castilla 45; nfw fire castilla stanhope 45 short; nfw help front-rank | grep figures; nfw help reorganise | grep widest
From file  Castilla: figures 16
Applied    [13] Castilla: models in its first rank 4 -> 5
From file  Castilla: figures 16
Applied    [14] Castilla: models in its first rank 5 -> 16, disorganised
From file  Castilla: figures 16
Applied    [16] Castilla: models in its first rank 5 -> 4
2> nfw: Castilla has too few ranks so, and is disorganised: 'nfw reorganise', or 'nfw undo' where it was said wrongly (3.3.1, 3.3.2)
2> nfw: frontage '0': allowed are whole numbers from 1 to 1000000; the nearest is 1
2> nfw: --present-front '0': allowed are whole numbers from 1 to 1000000; the nearest is 1
2> nfw: --models 45: allowed are values of at most 16 (models of the unit)
2> nfw: fire is of the round 'fire': nfw round fire; --anyway takes it all the same
? 1

# A general of infantry gives himself no order; and the player's own house rules are no matter of a battle.
$ nfw battle new foot.battle vendome.toml starhemberg.toml >o; export NFW_BATTLE=foot.battle; nfw round orders >o; for c in wing horse centre line; do nfw order $c oppose -q; done; nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw turn --skip >o; nfw round orders >o; nfw order line attack cavalry-general; NFW_HOUSE=/nope nfw due | head -1
Turn 2, orders
2> nfw: vendome.toml: the list is not legal: 'nfw --rules fucilier muster vendome.toml' says why
2> nfw: starhemberg.toml: the list is not legal: 'nfw --rules fucilier muster starhemberg.toml' says why
2> nfw: Line is not of cavalry: its general changes no order himself (3.2.2, F-10); --anyway takes it all the same
