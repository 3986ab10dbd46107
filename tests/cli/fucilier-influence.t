# A battle of Fucilier Wars, one after the other, in one folder: a leader who touches two units of his may
# try both (3.7, F-135), each of them once in a turn.
$ nfw battle new touch.battle vendome.toml starhemberg.toml | head -n 1
Turn 1, reserves and reinforcements
2> nfw: vendome.toml: the list is not legal: 'nfw --rules fucilier muster vendome.toml' says why
2> nfw: starhemberg.toml: the list is not legal: 'nfw --rules fucilier muster starhemberg.toml' says why

$ nfw join starhemberg stanhope >o; nfw set stanhope state=demoralised disorganised=yes --why 'as agreed' >o; nfw set palatines state=demoralised disorganised=yes --why 'as agreed' >o; nfw round movement --skip >o; nfw next --seed 1 -q >o; nfw round influence --skip >o; nfw due
Turn 1, influence
May        1 nfw influence starhemberg  2 nfw influence vendome NAME
           3 valdecanas  4 nfw influence frankenberg

# He is with the first, of whom nobody need say it, and stays with it.
$ nfw influence starhemberg --dice 6 -q; nfw due; nfw influence starhemberg; nfw influence starhemberg palatines --dice 1 -q; nfw due; nfw influence starhemberg palatines; nfw battle | grep -A 1 Starhemberg
failure
Turn 1, influence
May        1 nfw influence vendome NAME  2 valdecanas  3 starhemberg
           4 nfw influence frankenberg
success
Turn 1, influence
May        1 nfw influence vendome NAME  2 valdecanas  3 starhemberg
           4 nfw influence frankenberg
    Starhemberg         command value 4, with Stanhope
    Stanhope            models 18, demoralised, disorganised, volleys left 6,
2> nfw: Stanhope has been influenced in this turn (3.7); --anyway takes it all the same
2> nfw: Palatines has been influenced in this turn (3.7); --anyway takes it all the same

# By the other reading he tries one.
$ nfw undo >o; nfw undo >o; nfw set ruling influence-attempts=per-leader --why 'as at the club' >o; nfw influence starhemberg palatines --dice 5 -q --new-dice; nfw due; nfw influence starhemberg
failure
Turn 1, influence
May        1 nfw influence vendome NAME  2 valdecanas
           3 nfw influence frankenberg
2> nfw: Starhemberg has tried to influence a unit in this turn (3.7); --anyway takes it all the same
? 2
