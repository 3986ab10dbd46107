# Future Wars: persons who are with a unit, in its melee and in its tests. What stands in comments is worked out
# by hand from the rulebook. One after the other, in one folder.

# Nobody waits for a command with a lower counter before all have theirs (4.3.2).

$ nfw --rules future battle new a.battle nest.toml watch.toml >o; nfw round movement --skip >o; nfw next --dice 6,1,1 -q; nfw counter nest 2 -q; nfw move big; nfw counter watch 1 -q; nfw counter tail 3 -q; nfw move big; rm a.battle
Lord
Captain
Sarge
2> nfw: Big waits until all commands have their counters (4.3.2); --anyway takes it all the same
2> nfw: Big waits for the commands with lower counters (4.3.2); --anyway takes it all the same

# A round that is passed over is named.

$ nfw --rules future battle new b.battle nest.toml watch.toml >o; nfw round melee --skip
2> nfw: round: still due: Turn 1, movement: initiative
? 2

# In melee a 6 strikes special characters alone (N-37).

$ nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw round melee --skip >o; nfw melee big small 2 2 --dice 6,6,6,6,1,6,6,6,6,6 | sed -n '/Result/,/close/p'; nfw strike big lord; nfw strike big chief -q
Result     Big: 2 foes killed, lost more: neither
           equal losses: if both are still there, the higher die closes up
2> nfw: Lord is not struck so: in melee a 6 strikes none but special characters of the unit (4.4, N-37)

# A person is one in contact; who has struck does not strike back, and one pair does not say who has won.

$ nfw melee lord small --dice 1,1,1 | sed -n '/Result/,/Not/p'; nfw melee champ big --dice 1,1,1 -q; nfw melee captain lord --dice 1,1 -q
Result     Lord: 0 foes killed, lost more: not known while other blows follow
           Small: 0 foes killed
Assumed    --quality average
From file  Lord: contact 1, more, value 3, unit-value 3, individual, figures 1,
           save 9, both
           Small: enemy-figures 6, enemy-fallen 2, enemy-unit-value 6
Not said   --defending-standard --enemy-defending-standard
0
0
0
0

# Persons are no figures of their units, on either side (N-61): 8 against 6. The standard in the unit is within
# 20 cm, the charismatic captain likewise (N-7). Big: 4 -1 (2 of 8) +2 general -1 enemy hero +1 bearer +1 Value
# +1 standard: 7. Small: 4 -1 (2 of 6) +2 +1 hero +1 charismatic: 7.

$ nfw morale big --skip --dice 4 | sed -n '/Losses/,/Not/p'; nfw morale small --dice 4 | sed -n '/Losses  /,/Not/p'
Losses test, Future Wars 4.4

Losses     1D6: 4 -1 a quarter or more lost (4.4) +2 general or C-in-C (4.4)
           +1 colours or standard-bearer (4.4) -1 enemy hero in the fight (4.4)
           +1 higher total Value (4.4) +1 army standard within 20 cm (N-7) = 7
           -> OK
Result     OK
From file  Big: lost 2, of 8, turn-lost 2, turn-of 8, inflicted 2,
           army-standard, value 8, enemy-value 6, enemy-hero, leader general,
           colours, after melee
Not said   --friend-near --enemy-near --friendly-vehicle --enemy-vehicle --other
Losses     1D6: 4 -1 a quarter or more lost (4.4) +2 general or C-in-C (4.4)
           +1 hero (4.4) +1 charismatic character within 20 cm (N-7) = 7 -> OK
Result     OK
From file  Small: lost 2, of 6, turn-lost 2, turn-of 6, inflicted 2,
           charismatic, value 6, enemy-value 8, leader general, hero, after
           melee
Not said   --friend-near --enemy-near --friendly-vehicle --enemy-vehicle --other

# By the other reading a person may be struck in melee.

$ rm b.battle; nfw --rules future --ruling melee-individuals=yes battle new y.battle nest.toml watch.toml >o; nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw round melee --skip >o; nfw melee big small 2 2 --dice 1,1,6,6,6,6,6 -q; nfw strike big lord | tail -n 2
0
2
           characters struck, not named yet 1 -> 0
Due        save lord

# Nobody closes up with a unit that routs, nor with who is with it (4.4).

$ rm y.battle; nfw --rules future battle new c.battle nest.toml watch.toml >o; nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw round melee --skip >o; nfw melee small rabble 1 1 --dice 6,6,1,6,6,1 -q; nfw melee brute small --dice 1,1,1 -q; nfw morale rabble --skip --dice 1 -q; nfw morale small --dice 6 | tail -n 1; nfw round
1
1
0
0
rout
           taken
Turn 1, influence
Applied    [8] round influence; Brute: place on the table -> fled, no longer
           with Rabble, no longer in melee; Rabble: place on the table -> fled,
           figures 12 -> 11, state OK -> rout, no longer in melee; Small:
           figures 6 -> 5, state OK -> bloodlust, no longer in melee
