# Of one test each side rolls its own dice, one after the other, in one folder: who has dice=ask is asked
# for those alone, and the program rolls the others, and tells them before he answers.

$ nfw battle new own.battle parma.toml modena.toml >o; nfw set modena dice=ask --why 'own dice' >o; nfw speech duca guardie --dice 6 -q
legendary

# Modena strikes back, and is asked for no other roll to hit.

$ printf '1111\n' | nfw melee lancieri-rossi corazz 2 2 charged --anyway 2>&1 >o | grep -o 'Corazzieri: To hit: 4 dice (1-6, 4+)'
Corazzieri: To hit: 4 dice (1-6, 4+)

# Nobody of Modena saves himself: it is asked for nothing, and a seed repeats the dice.

$ nfw u >o; nfw fire piacenza guardie 20 long --anyway | grep -c Seed
1

# Nor is it in a correction: the dice that are missing are the program's.

$ nfw battle new other.battle parma.toml modena.toml >o; export NFW_BATTLE=other.battle; nfw set modena dice=ask --why 'own dice' >o; nfw fire piacenza guardie long shooters 4 --anyway --seed 3 >o; nfw amend 2 shooters 12 --skip 2>o | grep -c Otherwise; grep -c 'dice (1-6' o
1
0
? 1
