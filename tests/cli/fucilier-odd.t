# A battle of Fucilier Wars, one after the other, in one folder, of what is seldom seen and of what is
# refused. What stands in comments is worked out by hand from the rulebook.

$ nfw battle new odd.battle vendome.toml starhemberg.toml | head -n 3

# Leaders are with a unit from the beginning, or go to it as they move (4.1). First orders take no dice.

$ nfw join valdecanas dragones

$ nfw round orders >o; nfw join vendome guardias; nfw order centre attack --dice 3; nfw order centre attack -q

$ nfw order wing attack -q; nfw order line oppose -q; nfw order horse hold -q; nfw round >o

$ nfw formation guardias line 6,5,4

$ nfw formation guardias line 6,5,5 -q; nfw formation guns battery -q; nfw formation palatines square -q; nfw round >o

# Three arms at one unit: a gun's ball, carbines of dragoons, muskets at short range. Stanhope loses
# 2 + 4 + 3 = 9 of 18, not more than half. The book sums them in one test (3.4.4).

$ nfw fire guns stanhope short --dice 6,5,4,3,3,1,5

$ nfw fire dragones stanhope short --dice 6,6,6,6,6,6,1,1,1,1,5,5,5,5,1,1,6,2

$ nfw fire guardias stanhope short --dice 6,6,6,1,1,1,1,1,1,1,1,1,1,1,1,1,1,5,5,5,2

$ nfw strike stanhope

$ nfw strike stanhope subaltern

# Cuirassiers who saved every hit lose no character, but the leader with them has a save of his own:
# 6 is not over 7, and costs him his Wound. Nobody has fallen, and they do not test (3.4.3, F-69).

$ nfw fire castilla cuirassiers 3 long --dice 6,6,6,6,6,6,6,5,5,5,6,5,5

$ nfw strike cuirassiers commander

$ nfw strike cuirassiers frankenberg

$ nfw next --dice 3,3

# A square fires a quarter to each side, for one token (3.3.2, F-25).

$ nfw fire palatines guardias long --dice 1,2,3,4 -q; nfw fire palatines castilla long --dice 1,2,3,4

# 6 -1 losses -1 artillery -1 infantry at short range +1 officer +1 colours +1 musicians = 6: OK. So it
# may answer, with the 9 who are left, and only who fired at it (3.4.2, F-61).

$ nfw next --dice 6

$ nfw fire stanhope castilla short

$ nfw fire stanhope guns short --dice 6,6,6,1,1,1,1,1,1,6,6,6,1

# 3 of 4 gunners fell, and two characters were among them: one of these has fallen, too. 6 -3 more than
# half -1 infantry at short range +1 officer = 3: retreat.

$ nfw due

$ nfw strike guns sergeant

$ nfw next --dice 6


# Leaders move with their commands, and influence who is with them and of their own command (3.7, 4.1).

$ nfw join starhemberg stanhope

$ nfw round --skip >o; nfw next --dice 6,1,3,2 -q; nfw join starhemberg stanhope

$ nfw leave frankenberg; nfw leave valdecanas

# The river is of strength 6, and 1 - 6 = -5 is a trap: half of 16 drown, 8 with 3 dice for characters.
# One of these falls, and the unit is stuck until it gets out.

$ nfw ford castilla --river 6 --formation column --dice 1,6,1,1

$ nfw strike castilla musician

$ nfw expand dragones --dice 4; nfw expand palatines

$ nfw ride-down guardias palatines; nfw ride-down ordenes palatines; nfw set palatines state=retreat --why 'for the sake of it' >o; nfw ride-down ordenes palatines

# Two lone leaders fight (3.6.3); one who is alone may be fired at (3.4.3).

$ nfw round >o; nfw duel valdecanas frankenberg value 2 enemy-value 2 --dice 6,1,4,5,1,4,5,4,3,3

# With a battery in the fight every model counts as in contact (F-121): 16 dice, a fifth of them
# more under ATTACK, 3 ranks, against 3 gunners with their sergeant.

$ nfw melee guardias howitzers charged ranks 3 --dice 6,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,5,1,1,1,1,1

# The next turn: who is stuck in the river must try again, and does not fire.

$ nfw next --dice 6 -q; nfw round com >o; nfw next --dice 5 -q; nfw next --dice 5 -q; nfw round fire --skip >o; nfw fire castilla frankenberg short

$ nfw fire guardias frankenberg short --dice 6,6,6,1,1,1,1,1,1,1,1,1,1,1,1,1,1,3,3,3,6,1,1,3,3

$ nfw round --skip; nfw next --dice 6,1

# Who came later counts, too: 150 at 5 points and a commander are 760, and a side is worth more than the
# 700 that were agreed (1.3, 1.5).

$ { cat starhemberg.toml; echo '[[command.unit]]'; echo 'name = "Portuguese"'; echo 'profile = "foot"'; echo 'models = 150'; echo 'commander = true'; } >later.toml; nfw battle add later.toml

$ nfw set portuguese where=fled --why 'so that they count' >o; nfw victory spain

# Rulings count in what a battle asks of its records, too: in bloodlust after its test a unit answers fire
# only by one of the readings of F-61. 6 +2 elite -1 losses +2 bloodlust +1 officer +1 colours +1 musicians
# = 12: bloodlust.

$ for reading in no yes; do export NFW_BATTLE=$reading.battle; nfw battle new $NFW_BATTLE vendome.toml starhemberg.toml --ruling return-fire-in-bloodlust=$reading >o; nfw set line order=oppose --why 'for this' >o; nfw set stanhope state=bloodlust quality=elite --why 'for this' >o; nfw round fire >o; nfw fire castilla stanhope 1 long --dice 6,3,1 -q; nfw next --skip --dice 6 -q; nfw due; done
