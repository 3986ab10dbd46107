# A battle of Fucilier Wars, one after the other, in one folder: three units in one melee. What each side
# lost and inflicted in it counts in every test of the round, whoever has left the table by then (3.6.2,
# 3.6.6, F-131).
$ nfw battle new rout.battle vendome.toml starhemberg.toml | head -n 1; nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw round melee --skip >o
Turn 1, reserves and reinforcements
2> nfw: vendome.toml: the list is not legal: 'nfw --rules fucilier muster vendome.toml' says why
2> nfw: starhemberg.toml: the list is not legal: 'nfw --rules fucilier muster starhemberg.toml' says why

$ nfw melee guardias stanhope 5 5 charged --dice 6,6,6,6,6,6,6,6,6,6,1,1,1,1,1,1,1 -q; nfw melee castilla stanhope 4 4 charged --dice 1,1,1,1,6,6,1,1,6,6,1 -q
5
0
0
2

$ nfw set stanhope state=demoralised --why charge | head -n 1; nfw morale stanhope --dice 1 | tail -n 3; nfw morale castilla --dice 2; nfw round
Applied    [6] Stanhope: state OK -> demoralised
Applied    [7] Stanhope: place on the table -> fled, state demoralised -> rout,
           disorganised, losses test taken
Due        morale castilla
Morale, Fucilier Wars 3.6.6

Morale     1D6: 2 +1 inflicted more than it lost (3.6.6)
           +1 commander or officer (3.6.6) +1 colours (3.6.6)
           +1 musicians (3.6.6) = 6 -> OK
Result     OK
From file  Castilla: lost 2, of 16, inflicted 5, side-lost 2, arm infantry,
           formation column, commander, colours, musician, after melee
Not said   --army-standard
Applied    [8] Castilla: losses test taken
Turn 1, influence
Applied    [9] round influence; Guardias: no longer in melee; Castilla: models
           16 -> 14, no longer in melee; Stanhope: models 18 -> 13, no longer in
           melee
