# A battle of Future Wars, one after the other, in one folder: what comes before the battle (3.1 to 3.4) is
# over once its first round is, or somebody has answered a threat.
$ nfw --rules future battle new before.battle salvage.toml raiders.toml | head -n 1
Turn 1, threat

$ nfw due; nfw threat mortars boarders -q --seed 1; nfw due; nfw scout salvage; nfw time salvage; nfw terrain salvage 2; nfw deploy salvage
Turn 1, threat
May        1 nfw scout salvage  2 raiders  3 nfw time salvage  4 raiders
           5 nfw terrain salvage --features  6 raiders  7 nfw deploy salvage
           8 raiders  9 nfw threat ada-voss NAME  10 old-brand  11 sappers
           12 mortars  13 kxar  14 talons  15 drivers  16 captain-rusk
           17 whisper  18 boarders  19 skiffs  20 gangers
bloodlust
Turn 1, threat
May        1 nfw threat ada-voss NAME  2 old-brand  3 sappers  4 mortars
           5 kxar  6 talons  7 drivers  8 captain-rusk  9 whisper  10 boarders
           11 skiffs  12 gangers
2> nfw: Salvage of Cydonia has begun to fight: that comes before the first turn (3.1); --anyway takes it all the same
2> nfw: Salvage of Cydonia has begun to fight: that comes before the first turn (3.2); --anyway takes it all the same
2> nfw: Salvage of Cydonia has begun to fight: that comes before the first turn (3.3); --anyway takes it all the same
2> nfw: Salvage of Cydonia has begun to fight: that comes before the first turn (3.4); --anyway takes it all the same
? 2

$ nfw undo >o; nfw scout salvage -q --seed 1; nfw round >o; nfw due; nfw deploy salvage
outscouts
Turn 1, fire: volleys
May        1 nfw fire ada-voss FIREARMS NAME --range  2 old-brand  3 sappers
           4 mortars  5 drivers  6 whisper  7 boarders  8 skiffs  9 gangers
2> nfw: Salvage of Cydonia has begun to fight: that comes before the first turn (3.4); --anyway takes it all the same
? 2

# At night the light is not said until somebody says it (N-17).
$ nfw --rules future battle new night.battle salvage.toml raiders.toml >o; export NFW_BATTLE=night.battle; nfw scout salvage -q --seed 1; nfw time salvage --seed 3 | grep -E 'Result|Applied'; nfw threat mortars boarders --seed 1 | grep -A 1 'Not said'; nfw light raiders fair; nfw light raiders fair; nfw battle | grep -A 1 '^[SR]'; nfw threat sappers skiffs --seed 1 | grep -A 1 'Not said'; nfw undo >o; nfw light raiders unfavourable; nfw battle | grep -A 1 '^R'; nfw threat old-brand gangers --seed 1 | grep -A 2 'From'
outscouts
Result     night, 6 as its interval
Applied    [2] time night, interval 6
Not said   --unfavourable-light --friend-near --enemy-near --friendly-creature
           --enemy-creature --friendly-vehicle --enemy-vehicle --other
Applied    [4] Raiders of Deimos: fair light by night
Salvage of Cydonia
  Diggers
--
Raiders of Deimos
  fair light by night
Not said   --friend-near --enemy-near --friendly-creature --enemy-creature
           --friendly-vehicle --enemy-vehicle --other
Applied    [7] Raiders of Deimos: no fair light by night, light fair light ->
           unfavourable light
Raiders of Deimos
  unfavourable light
From file  Old Brand: enemy-value 3
           Gangers: quality unpredictable, type tribal, unfavourable-light,
           value 12
2> nfw: light: it is so already
