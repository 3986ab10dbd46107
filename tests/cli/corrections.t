# A battle that is mended, and proved: one after the other, in one folder.

$ nfw battle new turin.battle turin.toml marsin.toml >new && nfw round fire -q; nfw fire gardes guards long --seed 30 -q; nfw strike guards musician; nfw fire royal guards long --seed 5 -q; nfw morale guards --skip --dice 2 -q

$ nfw verify; nfw verify --lang it

# Two shooters fewer: two faces are left over, and wait.

$ nfw amend 2 shooters 18

$ echo y | nfw amend 2 shooters 18

$ nfw verify

$ nfw amend 2 shooters 20 --skip && nfw battle --json | cmp - <(nfw battle --json) && nfw verify | tail -n 2

$ nfw amend 3 musician --skip

$ nfw amend 99 shooters 3

$ nfw amend

$ nfw amend 2 --without charged --skip

# One who is taken out takes along who hung on him, as the players say.

$ nfw undo 2 --skip

$ nfw undo && nfw undo 1

$ { echo t; echo s; } | nfw undo 2 --lang it

# What was forgotten is put in where it belongs; new dice hang on the file alone.

$ nfw round movement --skip && nfw fire saluzzo gardes short --at 5 --skip

$ nfw undo -q; nfw fire saluzzo gardes short --at 5 --skip | grep -E "Put in|New dice"

$ nfw fire saluzzo gardes short --at x

$ nfw verify --lang it

# What was taken back falls again as it fell.

$ nfw undo && nfw undo && nfw fire champagne guards long --seed 7 -q && nfw undo && nfw fire champagne saluzzo long | grep -E "To hit|^  *[1-6]|Seed"

$ nfw undo && nfw fire champagne guards long --seed 8

$ nfw fire champagne guards long --seed 8 --new-dice -q; nfw verify | tail -n 3

# Claims: the last on a unit counts.

$ nfw count gardes figures=19

$ nfw verify | head -n 1

$ nfw count gardes figures=20 -q; nfw verify --json | grep -o '"sound":[a-z]*'

$ nfw count gardes figures=many

# A die, an outcome, a line of another battle; a seal.

$ sed '4s/"hit":"[1-6]/"hit":"9/' turin.battle >forged.battle; nfw verify forged.battle

$ nfw verify forged.battle --lang it | head -n 2

$ head -n 5 turin.battle >cut.battle; nfw verify cut.battle | grep -c Seal; nfw verify turin.battle --seal $(nfw verify cut.battle | sed -n 's/^Seal *//p') | head -n 1; nfw verify cut.battle --seal $(nfw verify turin.battle | sed -n 's/^Seal *//p') | grep -o "some were cut off.*"

$ nfw verify --seal xyz

$ nfw verify turin.battle cut.battle

$ cp cut.battle other.battle; nfw note here --battle-file cut.battle -q; nfw note there --battle-file other.battle -q; nfw verify cut.battle other.battle

$ nfw verify turin.toml

$ nfw verify turin.battle cut.battle other.battle
