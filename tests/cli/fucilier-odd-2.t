# A battle of Fucilier Wars, one after the other, in one folder, of what may be done but once or not at
# once, and of a leader's save. What stands in comments is worked out by hand from the rulebook.

$ nfw battle new odd.battle vendome.toml starhemberg.toml | head -n 1
Turn 1, reserves and reinforcements

# Scouting is of both sides, and rolled once (2.1.1); who deploys first rolls for the reinforcements of
# both (2.3.4). Who is not on the table hears no speech (2.4).

$ nfw scout spain --seed 1 -q; nfw scout allies
outscouts
2> nfw: Allies has scouted already: once, before the battle (2.1.1); --anyway takes it all the same
? 2
$ nfw deploy spain -q; nfw first-turn spain
enemy
2> nfw: Spain deploys second: who deploys first rolls (2.3.4); --anyway takes it all the same
? 2
$ nfw first-turn allies --dice 1 -q; nfw first-turn allies
3
2> nfw: Allies knows already from which turn reinforcements come: one roll for both armies (2.3.4); --anyway takes it all the same
? 2
$ nfw hold-back horse reinforcement -q; nfw speech starhemberg cuirassiers
2> nfw: Cuirassiers is not on the table: it does not hear him (2.4); --anyway takes it all the same
? 2
$ nfw undo >o; nfw round orders >o; nfw order wing attack
2> nfw: Wing is of cavalry: its first order is OPPOSE (3.2.2); --anyway takes it all the same
? 2

# A command of cavalry begins under OPPOSE (3.2.2).

$ nfw order wing oppose -q; nfw order horse oppose -q; nfw order centre attack -q; nfw order line attack -q; nfw round >o
$ nfw formation guardias attack-column 4,4,4,4 -q; nfw formation stanhope line 6,6,6 -q
legal
legal

# Three ranks of four fire: 12 dice, and one for ten veterans among the 16 (3.4.2, 3.4.3).

$ nfw round >o; nfw fire guardias stanhope long --dice 1,1,1,1,1,1,1,1,1,1,1,1,1
Fire, Fucilier Wars 3.4.3

To hit     13 dice: 12 shooters (3.4.3), +1 veteran, one for 10 members (3.4.3)
           5+ -1 long range (3.4.3) = 6+
           1  1  1  1  1  1  1  1  1  1  1  1  1  -> 0 hits
Result     0 killed
From file  Guardias: shooters 12, figures 16, quality veteran, formation
           attack-column, order attack
           Stanhope: target-figures 18
Not said   --cover --ranks --not-nearest --prone --wading --on-bridge
           --enveloped
Applied    [15] Guardias: volleys left 6 -> 5, has fired, firing at Stanhope;
           Stanhope: fired at

# Who has changed formation does not charge in the same turn (3.3).

$ nfw round --skip >o; nfw next --dice 6,1,3,2 -q; nfw round melee >o; nfw melee guardias stanhope 4 4 charged
Vendome
Starhemberg
Frankenberg
Valdecanas
2> nfw: Guardias has reorganised or changed formation: it does not move in this turn (3.3); --anyway takes it all the same
? 2

# In the next turn the attack column charges a line, and wants its colours. 1 kill to 0, and a character
# is hit: colours fall once it is known who. Starhemberg, 6 + 6 over 7, saves himself: nobody fell, 0 is
# not more than 0, and the colours stay (3.5.8, 3.6.1, 3.6.4).

$ nfw turn >o; nfw round movement >o; nfw next --dice 6,1,3,2 -q; nfw join starhemberg stanhope -q; nfw round melee >o
2> Turn 2, fire: volleys: may still be done: fire guardias, castilla, guns, stanhope, palatines, howitzers; go on? (y/n) 
2> nfw: nothing was done; --skip goes on without them
2> nfw: next: nothing is due; 'nfw round' goes on
2> nfw: Starhemberg moves in the movement round (4.1)
2> Turn 2, fire: volleys: may still be done: fire guardias, castilla, guns, stanhope, palatines, howitzers; go on? (y/n) 
2> nfw: nothing was done; --skip goes on without them
? 2
$ nfw melee guardias stanhope 4 4 charged --enemy-defending-colours --dice 6,1,1,1,6,1,1,1,1,6
2> nfw: melee is of the round 'melee': nfw round melee; --anyway takes it all the same
? 2
$ nfw strike stanhope starhemberg -q; nfw save starhemberg --dice 6,6
2> nfw: --who 'starhemberg': allowed are commander, subaltern, sergeant, musician, sharpshooter, colonel, leader
2> nfw: save: not due for Starhemberg now; --anyway takes it all the same
? 2
$ nfw due
Turn 2, reserves and reinforcements
           nothing is due: 'nfw round' goes on

# The commander has no save: he fell, 1 is more than 0, and the bearer is taken besides (3.6.4, F-126).

$ nfw undo >o; nfw undo >o; nfw strike stanhope commander
2> nfw: Stanhope has no character struck
? 2
$ nfw due
Turn 1, movement
           nothing is due: 'nfw round' goes on
