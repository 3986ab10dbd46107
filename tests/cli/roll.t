# Plain dice.

$ nfw roll 3d6 --seed 1
[3 6 5] = 14
Seed 1

$ nfw roll 3d6 --seed 1 -q
14

$ nfw roll 2d6-2 --dice 3,4
[3 4] - 2 = 5

$ nfw roll 1/2d6 --dice 5
[5]/2 = 3

$ nfw roll 1/2d6 --dice 1
[1]/2 = 1

$ nfw roll d10+3 --dice 10
[10] + 3 = 13

$ nfw roll 2d6+1d10-1/2d6 --dice 1,2,10,3
[1 2] + [10] - [3]/2 = 11

$ nfw roll 7 --seed 1
7 = 7
Seed 1

$ nfw roll 3d
2> nfw: roll '3d': allowed are dice such as 3d6, 2d6-2, 1/2d6, d%, 4d6kh3, 3d6! or d10
? 2

$ nfw roll
2> nfw: roll '': allowed are dice such as 3d6, 2d6-2, 1/2d6, d%, 4d6kh3, 3d6! or d10
? 2

$ nfw roll 3d6 2d6
[1 5 5] = 11
Seed 145814345017605

$ nfw roll 0d6 -q
0

$ nfw roll 1000001d6
2> nfw: roll '1000001d6': at most 1000000 dice
? 2

$ nfw roll 3d6 --dice 1,2,7
2> nfw: --dice: a die cannot show 7: the roll 'roll' allows 1 to 6
? 2

$ nfw roll 3d6 --ask </dev/null
2> dice: 3 dice (1-6): 
2> nfw: too few dice: the roll 'roll' (dice) needs 3 more
? 2
