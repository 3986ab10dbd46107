# Who has fallen is not struck again, and a losses test waits for the save of a leader.
# It is one after the other, in one folder.

$ printf 'name="Alfa"\ncommand=[{name="Ca",leader=[{name="Rex",rank="c-in-c",cv=4}],unit=[{name="Gunners",quality="average",type="disciplined",figures=8,firearms=[{weapon="assault-rifle"}]}]}]\n' >a.toml; beta() { printf 'name="Beta"\ncommand=[{name="Cb",leader=[{name="Zed",rank="c-in-c",cv=3,save=7,with="Squad"}],individual=[{name="Hero",kind="hero",save=8,with="Squad"}],unit=[{name="Squad",quality="average",type="disciplined",figures=%d},{name="Rest",quality="average",type="disciplined",figures=9}]}]\n' $1; }; beta 2 >two.toml; beta 12 >twelve.toml

# Hits beyond all figures fall on the persons with the unit, who are still alive (N-39).

$ nfw battle new f.battle a.toml two.toml --rules future >o; nfw round fire --skip >o; nfw fire gunners squad short --dice "6 6 6 6 6 6 1 1 6 6 6 6 6 6 1 1" -q; nfw strike squad zed >o; nfw save zed --dice 1,1 -q; nfw strike squad zed; nfw strike squad hero >o; nfw save hero --dice 1,1 -q; nfw due; rm f.battle
2
1
1
Turn 1, fire: volleys
           nothing is due: 'nfw round' goes on
2> nfw: Zed has fallen already (4.2.4, N-39)

# +1 for a general with it counts while he lives: his save comes first (4.2.4).

$ nfw battle new f.battle a.toml twelve.toml --rules future >o; nfw round fire --skip >o; nfw fire gunners squad short --dice "6 6 6 6 6 1 1 1 6 6 6 6 6 6 1" -q; nfw strike squad zed >o; nfw morale squad --dice 2 --skip; nfw save zed --dice 1,1 -q; nfw due; nfw morale squad --dice 2 --skip -q; rm f.battle
5
1
Turn 1, fire: volleys
Must       1 nfw morale squad
demoralised
2> nfw: Squad waits for the save of a person who was struck (4.2.4); --anyway takes it all the same

# All fire at once: who was shot away in this round is listed among those who may (4.2). Then nobody moves
# before initiative is rolled (4.3.2).

$ nfw battle new f.battle salvage.toml raiders.toml >o; nfw round --skip >o; nfw fire sappers skiffs distance 15 --seed 5 -q; nfw due; nfw round movement --skip >o; nfw due; nfw move sappers reorganise
1
Turn 1, fire: volleys
May        1 nfw fire ada-voss FIREARMS NAME --range  2 old-brand  3 mortars
           4 drivers  5 whisper  6 boarders  7 skiffs  8 gangers
Turn 1, movement
Must       1 initiative (nfw next)
2> nfw: Sappers moves in its turn: initiative comes first (4.3.2); --anyway takes it all the same
? 2
