# Figures that a unit may shift.

$ nfw expand --quality elite --dice 2
Expand or contract, Fucilier Wars 3.5.7

Quality    1D6: 2 +2 elite (3.5.7) = 4
Result     4 figures may be shifted
           before or after its move, not both; on one flank only, if you like
           (3.5.7)

$ nfw expand --quality poor --dice 1
Expand or contract, Fucilier Wars 3.5.7

Quality    1D6: 1 -1 poor (3.5.7) = 0
Result     0 figures may be shifted
           the frontage stays as it is this turn (3.5.7)

$ nfw expand --quality scadente --dice 2 --lang it
Espandere e contrarre, Fucilier Wars 3.5.7

Qualità    1D6: 2 -1 scadente (3.5.7) = 1
Risultato  1 miniatura spostabile
           prima o dopo la mossa, non entrambe; anche da un fianco solo (3.5.7)

$ nfw expand --quality veteran --dice 6 -q
7

$ nfw expand --dice 3 --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"expand","given":["expand","--dice","3","--json"],"flags":{"quality":{"value":"average","by":"default"}},"seed":null,"dice":[3],"stages":[{"id":"expand","dice":[3],"modifiers":[],"total":3}],"outcome":{"total":3,"figures":3},"effects":["before-or-after"],"next":[]}

$ nfw expand --quality poor --odds
Expand or contract, Fucilier Wars 3.5.7: exact odds

figures may be shifted  mean 2.5000  spread 1.7078
           0   16.67%  ##############################  0+ 100.00%
           1   16.67%  ##############################  1+ 83.33%
           2   16.67%  ##############################  2+ 66.67%
           3   16.67%  ##############################  3+ 50.00%
           4   16.67%  ##############################  4+ 33.33%
           5   16.67%  ##############################  5+ 16.67%
total               mean 2.5000  spread 1.7078

$ nfw expand --quality poor --dice 1 -q --expect 1+
0
? 1

$ nfw expand --help | head -9
Expand or contract, Fucilier Wars 3.5.7
how many figures a unit shifts to change its frontage

Usage: nfw expand [flags]
In a battle: nfw expand NAME [flags]

The unit
  --quality WHICH         quality of the unit: elite, veteran, average, poor
                          [average]; +2 quality-elite (3.5.7), +1

$ nfw expand --help --lang it | head -9
Espandere e contrarre, Fucilier Wars 3.5.7
quante miniature sposta un'Unità per cambiare il fronte

Uso: nfw expand [opzioni]
In battaglia: nfw expand NOME [opzioni]

L'Unità
  --qualita QUALE         Qualità dell'Unità: élite, veterana, media, scadente
                          [media]; +2 élite (3.5.7), +1 veterana (3.5.7), -1

$ nfw table expand
Expand or contract, Fucilier Wars 3.5.7
how many figures a unit shifts to change its frontage

Quality: 1D6
    +2  elite
    +1  veteran
    -1  poor

Consequences
  - before or after its move, not both; on one flank only, if you like
  - total 0: the frontage stays as it is this turn

$ nfw expand --quality eilte
2> nfw: --quality 'eilte': allowed are elite, veteran, average, poor; did you mean 'elite'?
? 2

$ nfw expand --quality elite --dice 1,1
2> nfw: --dice: 1 die is left over: the rules roll 1
? 2
