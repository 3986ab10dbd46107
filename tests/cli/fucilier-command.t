# A battle of Fucilier Wars, one after the other, in one folder, of a C-in-C who takes over a command, and
# of a battery between two enemies. What stands in comments is worked out by hand from the rulebook.

$ nfw battle new command.battle vendome.toml starhemberg.toml >o; nfw round movement --skip >o; nfw take-over vendome wing
2> nfw: vendome.toml: the list is not legal: 'nfw --rules fucilier muster vendome.toml' says why
2> nfw: starhemberg.toml: the list is not legal: 'nfw --rules fucilier muster starhemberg.toml' says why
2> nfw: Vendome moves in his turn: initiative comes first (3.5.3)
? 2

$ nfw next --dice 6,1,3,2 -q; nfw take-over vendome wing
Vendome
Starhemberg
Frankenberg
Valdecanas
2> nfw: Vendome has units of his own (3.5.3)
? 2

# A command without general tests with a command value of 0 (3.8): 4 - 0 = 4. Vendome has units of his own
# as long as one of them is there (3.5.3).

$ nfw set valdecanas where=dead --why 'he fell' >o; nfw take-over valdecanas wing; nfw take-over vendome wing; nfw take-over vendome wing --lang it; nfw take-over frankenberg wing
2> nfw: 'valdecanas': Valdecanas cannot be meant here; there are vendome, starhemberg
2> nfw: Vendome has units of his own (3.5.3)
2> nfw: Vendome ha Unità ai suoi ordini (3.5.3)
2> nfw: 'frankenberg': Frankenberg cannot be meant here; there are vendome, starhemberg
? 2

$ for unit in guardias castilla guns; do nfw set $unit where=fled --why 'they ran' >o; done; nfw take-over vendome wing; nfw take-over vendome wing; nfw battle | grep Vendome
Applied    [7] Vendome: has taken over Wing
    Vendome             command value 4, has taken over Wing, Wounds left 1
2> nfw: Vendome has a command already (3.5.3)

# The command test of Centre, whose units are all gone, is not taken; Wing tests with Vendome's value: 3 + 4
# + 1 for the standard - 1 for a command that fled.

$ nfw round command-test --skip >o; nfw command-test centre; nfw command-test centre --lang it; nfw due
Turn 1, command tests
Must       1 nfw command-test wing
2> nfw: Centre is gone: none of its units is left (3.8); --anyway takes it all the same
2> nfw: Centre non c'è più: non ha più Unità (3.8); --anyway lo fa lo stesso

$ nfw command-test wing --dice 3
Command test, Fucilier Wars 3.8

Command    1D6: 3 +4 command value (3.8) +1 army standard (3.8, 4.11)
           -1 command lost (3.8) = 7 -> no effect
Result     no effect
From file  Wing: cv 4, army-standard, commands-lost 1
Applied    [9] Wing: command test taken

# It takes a new order as his own does, without dice.

$ nfw turn --skip >o; nfw round orders --skip >o; nfw order centre hold; nfw order wing attack
Applied    [12] Wing: order attack, has answered an order
2> nfw: Centre is gone: none of its units is left; --anyway takes it all the same

# ---- Two units fall upon a battery: its three gunners and their sergeant strike at the first, and the
# second strikes them unharmed, unless their player splits them (3.6.2, F-121, F-122).

$ rm *.battle; nfw battle new battery.battle vendome.toml starhemberg.toml >o; nfw round movement --skip >o; nfw next --dice 6,1,3,2 -q; nfw round melee --skip >o; nfw melee guardias howitzers charged --dice 1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1 -q
Vendome
Starhemberg
Frankenberg
Valdecanas
0
0
2> nfw: vendome.toml: the list is not legal: 'nfw --rules fucilier muster vendome.toml' says why
2> nfw: starhemberg.toml: the list is not legal: 'nfw --rules fucilier muster starhemberg.toml' says why

$ nfw melee castilla howitzers charged --dice 1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,6,3,1
Melee, Fucilier Wars 3.6.5

Castilla
To hit     17 dice: 16 Value of those who fight (3.6.5),
           +1 officer's pistol, first turn (3.6.5)
           4+ +1 higher quality (3.6.5) = 3+
           1  1  1  1  1  1  1  1  1  1  1  1  1  1  1  1  6* -> 1 hit
To kill    1 die
           bayonet, infantry lance, pike: 3+
           3* -> 1 mortal hit
Howitzers
Characters 1 die
           6+
           1  -> 0 hits on characters

Result     Castilla: 1 foe killed, lost more: Howitzers
           with a battery in the fight every figure counts as in contact (3.6.2)
           Howitzers: 0 foes killed
           with a battery in the fight every figure counts as in contact (3.6.2)
Assumed    --type disciplined --enemy-type disciplined --enemy-formation line
From file  Castilla: contact 16, value 16, commander, first-turn, formation
           column, colours, figures 16, both
           Howitzers: enemy-arm artillery, enemy-figures 3, enemy-weapon
           one-handed
Not said   --ranks --officer --attack-column --enemy-charged --enemy-commander
           --enemy-officer
Applied    [5] Castilla: inflicted in this melee 0 -> 1, has struck, in melee;
           Howitzers: lost in this round 0 -> 1
Due        morale howitzers

$ nfw undo >o; nfw undo >o; nfw melee guardias howitzers charged enemy-contact 1 --new-dice --dice 1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1 | grep 'Value of'; nfw melee castilla howitzers charged enemy-contact 2 --new-dice --dice 1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1 | grep 'Value of'
To hit     18 dice: 16 Value of those who fight (3.6.5),
To hit     3 dice: 1 Value of those who fight (3.6.5),
To hit     17 dice: 16 Value of those who fight (3.6.5),
To hit     2 dice: 2 Value of those who fight (3.6.5)
