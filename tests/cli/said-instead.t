# A flag written out wins over the battle; where the two differ the report says what was said by hand,
# and verify names the entry. One after the other, in one folder.
$ nfw battle new instead.battle modena.toml parma.toml | head -n 1
Turn 1, reserves and reinforcements

$ nfw speech duca guard --dice 1 -q; nfw round orders >o; for c in 'centro attack' 'cavalleria oppose' 'riserva hold' 'sinistra attack' 'destra hold' 'lancieri oppose'; do nfw order $c -q; done; nfw round >o; nfw formation musketiere square -q; nfw round >o
2> nfw: speech takes no 'duca'
2> nfw: there is no battle here: 'nfw battle new FILE LIST LIST' begins one
2> nfw: order takes no 'centro'
2> nfw: order needs --cv
2> nfw: order takes no 'riserva'
2> nfw: order takes no 'sinistra'
2> nfw: order takes no 'destra'
2> nfw: order takes no 'lancieri'
2> nfw: there is no battle here: 'nfw battle new FILE LIST LIST' begins one
2> nfw: formation takes no 'musketiere'
2> nfw: there is no battle here: 'nfw battle new FILE LIST LIST' begins one
? 2

$ nfw fire reggio piacenza long shooters 4 disorganised target-figures 20 --dice 6,1,1,1,4,1; nfw fire frignano guastalla long --lang it shooters 12 --target-formation line --weapon bow --seed 1
2> nfw: fire takes no 'reggio'
2> nfw: fire non ammette 'frignano'
? 2

$ nfw fire fanti reggio short --order attack --shooters 12 --json --seed 2 | jq -c '.battle.by_hand'
2> nfw: fire takes no 'fanti'

# What is said in the place of several facts of the battle, and a ruling for once.
$ nfw morale piacenza --lost-percent 60 --dice 6 --skip; nfw morale reggio --after fire --ruling losses-thresholds=both --dice 6 -q --skip
2> nfw: morale takes no 'piacenza'
2> nfw: morale takes no 'reggio'
? 2

$ nfw verify; nfw verify --json | jq -c .trusted.hand; nfw verify --lang it | sed -n '/Sulla/,$p' | head -n 2
2> nfw: there is no battle here: 'nfw battle new FILE LIST LIST' begins one
2> nfw: there is no battle here: 'nfw battle new FILE LIST LIST' begins one
2> nfw: qui non c'è una battaglia: 'nfw battle new FILE LISTA LISTA' ne inizia una
