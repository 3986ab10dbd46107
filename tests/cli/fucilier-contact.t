# A battle of Fucilier Wars, one after the other, in one folder: a unit that retreats out of a melee is in
# contact until it has made its move, in its movement of the next turn (3.3.1, 3.4.5, 3.5.8, F-62, F-88).
$ nfw battle new contact.battle vendome.toml starhemberg.toml | head -n 1
Turn 1, reserves and reinforcements
2> nfw: vendome.toml: the list is not legal: 'nfw --rules fucilier muster vendome.toml' says why
2> nfw: starhemberg.toml: the list is not legal: 'nfw --rules fucilier muster starhemberg.toml' says why

$ nfw round orders >o; nfw order wing oppose -q; nfw order horse oppose -q; nfw order centre attack -q; nfw order line attack -q; nfw round >o; nfw formation guardias line 6,5,5 -q; nfw formation stanhope line 6,6,6 -q; nfw round >o; nfw round movement --skip >o; nfw next --dice 6,1,3,2 -q >o; nfw turn --skip >o; nfw round movement --skip >o; nfw next --dice 6,1,3,2 -q >o; nfw round melee --skip >o
legal
legal

# 1 - 1 + 1 + 1 + 1 = 3: Stanhope retreats, and nobody leaves the melee in this turn.
$ nfw melee guardias stanhope 5 5 charged --seed 4 -q; nfw next --dice 1 -q; nfw next --dice 1 -q; nfw round; nfw battle | grep -A 1 -e Guardias -e Stanhope
3
1
demoralised
retreat
Turn 2, influence
Applied    [19] round influence; Guardias: models 16 -> 15; Stanhope: models 18
           -> 15
    Guardias            models 15, demoralised, disorganised, line,
                        models in its first rank 6, in melee, volleys left 6,
--
    Stanhope            models 15, retreat, disorganised, line,
                        models in its first rank 6, in melee, volleys left 6,

$ nfw turn --skip >o; nfw round orders >o; nfw round >o; nfw reorganise guardias; nfw round >o; nfw due; nfw fire guardias palatines short; nfw waste guardias
Turn 3, fire: volleys
May        1 nfw fire castilla NAME --shooters --range  2 palatines
2> nfw: Guardias is under a reaction or in melee (3.3.1)
2> nfw: fire: not due for Guardias now: an engaged unit does not fire, except a square at the cavalry that engages one side of it (3.3.2, 3.4.2); --anyway takes it all the same
2> nfw: Guardias is in melee: it does not fire (3.3.2)
? 2

# It falls back half its move, and tests then; the enemy, in contact as long, does not move before it.
$ nfw round movement --skip >o; nfw next --dice 6,1,3,2 -q >o; nfw move guardias; nfw move stanhope; nfw move guardias -q
Movement, Fucilier Wars 3.5.5

Allowance  15 -5 infantry in line (3.5.5) x1/2 retreat (3.4.5) = 5
Result     5 cm, disorganised
           straight back, then the re-test (3.4.5, 3.5.1)
From file  Stanhope: mov 15, formation line, state retreat, disorganised, order
           attack, engaged
Not said   --ground --road
Applied    [26] Guardias: turns of its combat 1 -> 0, no longer in melee;
           Stanhope: turns of its combat 1 -> 0, no longer in melee
Due        morale stanhope
10
2> nfw: --engaged: a unit in melee does not move, unless it retreats; cavalry may leave with --disengage (3.5.8, 3.6.2)

# Where nobody asks how far, the test says that it has moved.
$ nfw undo 2>e; nfw undo >o; nfw next --dice 4; nfw round >o; nfw due
[27] move guardias -q
Applied    [28] noted
Due        morale stanhope
Morale, Fucilier Wars 3.4.4

Morale     1D6: 4 -1 losses this turn (3.4.4) +1 commander or officer (3.4.4)
           +1 colours (3.4.4) +1 musicians (3.4.4) = 6 -> OK
Result     OK, disorganised
           follows its command's order again, still disorganised (3.5.1)
From file  Stanhope: arm infantry, state retreat, disorganised, order attack,
           commander, officer, colours, musician, after retreat
Applied    [30] Guardias: turns of its combat 1 -> 0, no longer in melee;
           Stanhope: turns of its combat 1 -> 0, state retreat -> OK, losses
           test taken, no longer in melee
Turn 3, melee
           nothing is due: 'nfw round' goes on
