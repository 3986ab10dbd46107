# A battle of Fucilier Wars, one after the other, in one folder: who falls without a 6, and who answers
# fire.

# Four of six fall, and no 6 names a character: those of the unit outnumber its models, and one of them
# was among the dead; the Duke with them was not (3.4.3).

$ nfw battle new a.battle turin.toml marsin.toml >o; nfw join duke guards >o; nfw set guards models=6 --why 'six left' >o; nfw round fire --skip >o; nfw fire gardes guards long shooters 2 --dice 6,6,6,6,6,6,6,6,1,1 | sed -n '/Applied/,$p'
Applied    [4] Guards: lost in this round 0 -> 4, lost to musketry, fired at;
           Gardes: volleys left 6 -> 5, has fired, firing at Guards
Due        strike guards (by france) (more characters than models are left)

$ nfw strike guards duke; nfw strike guards duke --lang it; nfw strike guards commander | grep -v May
Applied    [5] Guards: of them characters 0 -> 1, commander 1 -> 0
Due        strike guards (by france) (more characters than models are left)
2> nfw: Guards was struck by no 6: a leader with it is not named, but a character of its own (3.4.3)
2> nfw: Guards non è stata colpita da un 6: non si nomina chi comanda ed è con essa, ma un suo Personaggio (3.4.3)

# What nobody knows of a charge is named first: ranks, riders (F-106, F-107).

$ nfw melee gardes saluzzo 4 4 charged --seed 3 --anyway | grep -A1 'Not said'; nfw melee hussars royal 4 4 charged --seed 3 --anyway | grep -A1 'Not said'
Not said   --ranks --commander --officer --attack-column --enemy-ranks
           --enemy-charged --enemy-commander --enemy-officer
Not said   --riders --commander --officer --enemy-ranks --enemy-charged
           --enemy-commander --enemy-officer

# Under OPPOSE a unit that fights answers nobody (F-62).

$ nfw battle new b.battle turin.toml marsin.toml >o; export NFW_BATTLE=b.battle; nfw melee gardes guards 1 1 charged --dice 1,1 --anyway -q; nfw round orders >o; nfw order centre oppose -q; nfw order left oppose -q; nfw order gardes attack -q; nfw round fire --skip >o; nfw fire royal guards short shooters 4 --dice 1,1,1,1 -q; nfw due
0
0
0
Turn 1, fire: volleys
May        1 nfw fire champagne NAME --shooters --range
