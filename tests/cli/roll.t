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

# Several at once; blanks; per cent; the highest and the lowest; dice that explode.

$ nfw roll 3d6 2d6 --dice 1,2,3,4,5
3d6        [1 2 3] = 6
2d6        [4 5] = 9

$ nfw roll 2d6 - 2 --dice 3,4
[3 4] - 2 = 5

$ nfw roll 'd% + 1' --dice 100
[100] + 1 = 101

$ nfw roll 4d6kh3 --dice 1,6,5,1
[1 6 5 (1)] = 12

$ nfw roll 4d6dh1 --dice 1,6,5,1
[1 (6) 5 1] = 7

$ nfw roll 3d6! --dice 6,2,6,6,1,3
[15 2 7] = 24
A die explodes at most 20 times.

$ nfw roll 3d6! --lang it --seed 1 --json
{"schema":1,"version":"0.2.0","test":"roll","expression":"3d6!","seed":1,"dice":[3,6,5,2],"given":["roll","3d6!","--lang","it","--seed","1","--json"],"outcome":{"total":16}}

$ nfw roll 3d6 2d6 --dice 1,2,3,4,5 --json
{"schema":1,"version":"0.2.0","test":"roll","expression":"3d6 2d6","seed":null,"dice":[1,2,3,4,5],"given":["roll","3d6","2d6","--dice","1,2,3,4,5","--json"],"rolls":[{"expression":"3d6","dice":[1,2,3],"outcome":{"total":6}},{"expression":"2d6","dice":[4,5],"outcome":{"total":9}}]}

$ nfw roll 2d101
2> nfw: roll '2d101': a die has from 2 to 100 sides
? 2

$ nfw roll 4d6kh5
2> nfw: roll '4d6kh5': keeps or drops more dice than it rolls
? 2

$ nfw roll 4d6kx
2> nfw: roll '4d6kx': allowed are dice such as 3d6, 2d6-2, 1/2d6, d%, 4d6kh3, 3d6! or d10
? 2

# Odds and repeats.

$ nfw roll 1d6 --odds
1d6: exact odds

total  mean 3.5000  spread 1.7078
           1   16.67%  ##############################  1+ 100.00%
           2   16.67%  ##############################  2+ 83.33%
           3   16.67%  ##############################  3+ 66.67%
           4   16.67%  ##############################  4+ 50.00%
           5   16.67%  ##############################  5+ 33.33%
           6   16.67%  ##############################  6+ 16.67%

$ nfw roll 2d4 --odds --json
{"schema":1,"version":"0.2.0","test":"roll","given":["roll","2d4","--odds","--json"],"odds":{"total":{"mean":5.0,"sd":1.5811388300841898,"values":[{"value":2,"p":0.0625},{"value":3,"p":0.125},{"value":4,"p":0.1875},{"value":5,"p":0.25},{"value":6,"p":0.1875},{"value":7,"p":0.125},{"value":8,"p":0.0625}]}}}

$ nfw roll 2d4 d2! --odds -q | head -n 9
1 0.5
3 0.25
5 0.125
7 0.0625
9 0.03125
11 0.015625
13 0.0078125
15 0.00390625
17 0.001953125

$ nfw roll 2d4 --repeat 1000 --seed 1
2d4: 1000 resolutions

  total  times  sampled   exact
      2     51    5.10%   6.25%
      3    139   13.90%  12.50%
      4    182   18.20%  18.75%
      5    251   25.10%  25.00%
      6    192   19.20%  18.75%
      7    114   11.40%  12.50%
      8     71    7.10%   6.25%
total               mean 5.02000, exact 5.00000
Seed       1

$ nfw roll 2d4 --repeat 1000 --seed 1 --csv
test,key,value,count
roll,total,2,51
roll,total,3,139
roll,total,4,182
roll,total,5,251
roll,total,6,192
roll,total,7,114
roll,total,8,71

$ nfw roll 1000000d100 --odds
2> nfw: too many ways through the roll 'roll' for exact odds: more than 100000000 steps or states; smaller counts, or --repeat
? 2

# A seed that readers of JSON would round is a text.

$ nfw roll 7 --seed 0xffffffffffffffff --json
{"schema":1,"version":"0.2.0","test":"roll","expression":"7","seed":"18446744073709551615","dice":[],"given":["roll","7","--seed","0xffffffffffffffff","--json"],"outcome":{"total":7}}

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
