# A battle of Fucilier Wars, one after the other, in one folder, of what may be done but once or not at
# once, and of a leader's save. What stands in comments is worked out by hand from the rulebook.

$ nfw battle new odd.battle vendome.toml starhemberg.toml | head -n 1
Turn 1, reserves and reinforcements
2> nfw: vendome.toml: the list is not legal: 'nfw --rules fucilier muster vendome.toml' says why
2> nfw: starhemberg.toml: the list is not legal: 'nfw --rules fucilier muster starhemberg.toml' says why

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

$ nfw turn --skip >o; nfw round movement --skip >o; nfw next --dice 6,1,3,2 -q; nfw join starhemberg stanhope -q; nfw round melee --skip >o
Vendome
Starhemberg
Frankenberg
Valdecanas

$ nfw melee guardias stanhope 4 4 charged --enemy-defending-colours --dice 6,1,1,1,6,1,1,1,1,6
Melee, Fucilier Wars 3.6.5

Guardias
To hit     4 dice: 4 Value of those who fight (3.6.5)
           4+ +1 higher quality (3.6.5) = 3+
           6* 1  1  1  -> 1 hit
To kill    1 die
           bayonet, infantry lance, pike: 3+
           6* -> 1 mortal hit
Stanhope
To hit     4 dice: 4 Value of those who fight (3.6.5)
           4+ -1 lower quality (3.6.5) = 5+
           1  1  1  1  -> 0 hits
Characters 1 die
           6+
           6* -> 1 hit on a character

Result     Guardias: 1 foe killed, 1 hit on a character, lost more: Stanhope,
           colours captured
           it takes the enemy's colours, as it said: the bearer is removed
           besides the other losses (3.6.4)
           a bearer with a save rolls it first (nfw save --hits 1 --figures 1);
           if he makes it, the same again with --enemy-bearer-saved (for this
           unit's --bearer-saved) (3.6.4)
           so many of the mortal hits fall on characters of the attacker's
           choice, never the colours; one with a save may roll it (nfw save),
           and a success uses up the hit; a C-in-C, general or charismatic
           character killed: command test in round 8 (3.6.5, 3.8)
           Stanhope: 0 foes killed
Assumed    --type disciplined --enemy-type disciplined
From file  Guardias: value 4, order attack, first-turn, quality veteran,
           attack-column, formation attack-column, colours, figures 16, both
           Stanhope: enemy-figures 18, enemy-value 4, enemy-order attack,
           enemy-formation line, enemy-colours
Not said   --ranks --commander --officer --enemy-ranks --enemy-individuals
           --enemy-charged --enemy-commander --enemy-officer
Applied    [24] Guardias: inflicted in this melee 0 -> 1, has struck, in melee;
           Stanhope: lost in this round 0 -> 1, characters struck, not named yet
           0 -> 1, lost to it 0 -> 1, struck by who seeks its colours, has
           struck, charged by an attack column, its colours sought by Guardias,
           characters struck in melee by Guardias, in melee
Due        strike stanhope (by spain)

$ nfw strike stanhope starhemberg -q; nfw save starhemberg --dice 6,6
Saves, Fucilier Wars 3.4.3, 3.6.5

Saves      2 dice
           2D6 over 7
           6+6* -> 1 saved
Result     0 killed, 1 saved
From file  Starhemberg: hits 1, save 7, figures 1
Applied    [26] Guardias: inflicted in this melee 1 -> 0; Starhemberg: mortal
           hits to save 1 -> 0; Stanhope: lost in this round 1 -> 0, of them
           leaders with it 1 -> 0, of them characters 1 -> 0, lost to it 1 -> 0

$ nfw due
Turn 2, melee
           nothing is due: 'nfw round' goes on

# The commander has no save: he fell, 1 is more than 0, and the bearer is taken besides (3.6.4, F-126).

$ nfw undo >o; nfw undo >o; nfw strike stanhope commander
Applied    [29] Guardias: inflicted in this melee 1 -> 2; Stanhope: lost in this
           round 1 -> 2, of them characters 0 -> 2, characters struck, not named
           yet 1 -> 0, commander 1 -> 0, colour bearers 1 -> 0, colours taken in
           this melee, colours lost in melee
Due        morale stanhope

$ nfw due
Turn 2, melee
Must       1 nfw morale stanhope
