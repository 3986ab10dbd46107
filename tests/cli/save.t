# Saves against mortal hits that are known.

$ nfw save --hits 8 --figures 7 --saving 1 --save 6 --dice 4,3,3,3
Saves, Fucilier Wars 3.4.3, 3.6.5

Saves      4 dice
           2D6 over 6
           4+3* 3+3  -> 1 saved
Result     7 killed, 1 saved
           the unit is destroyed, colours included (3.4.3, 3.6.5)

$ nfw save --hits 3 --save 6 --wounds 2 --figures 1 --dice 2,3,4,3,1,1
Saves, Fucilier Wars 3.4.3, 3.6.5

Saves      6 dice
           2D6 over 6
           2+3  4+3* 1+1  -> 1 saved
Result     0 killed, 1 saved, 2 Wounds lost by the living
           a marker for each Wound lost; the next failed saves go to who is
           already wounded (3.4.3, 3.6.5)

$ nfw save --hits 3 --save 6 --wounds 2 --figures 1 --dice 2,3,3,3,1,1 --lang it
Tiri Salvezza, Fucilier Wars 3.4.3, 3.6.5

Salvezza   6 dadi
           2D6 oltre 6
           2+3  3+3  1+1  -> 0 salvi
Risultato  1 ucciso
           eliminato; se è il Condottiero, un Generale o un Carismatico: Test di
           Comando nel round 8 (3.4.3, 3.8)

$ nfw save --hits 4 --figures 12 --character-dice --dice 6,1
Saves, Fucilier Wars 3.4.3, 3.6.5

Characters 2 dice
           6+
           6* 1  -> 1 hit on a character
Result     4 killed, 1 hit on a character
           so many of the mortal hits fall on characters of the attacker's
           choice, never the colours; one with a save may roll it (nfw save),
           and a success uses up the hit; a C-in-C, general or charismatic
           character killed: command test in round 8 (3.4.3, 3.6.5, 3.8)

$ nfw save --hits 9 --figures 8 --lang it --seed 1
Tiri Salvezza, Fucilier Wars 3.4.3, 3.6.5

Risultato  8 uccisi
           l'Unità è distrutta, Alfieri compresi (3.4.3, 3.6.5)

$ nfw save --hits 7 --figures 6 --saving 2 --save 6 --ruling leftover-hits=each --dice 4,3,3,3,5,4,4,3,4,3,4,3
Saves, Fucilier Wars 3.4.3, 3.6.5
Rulings    leftover-hits=each

Saves      6 dice
           2D6 over 6
           4+3* 3+3  5+4* -> 2 saved
Saves      6 dice
           2D6 over 6
           4+3* 4+3* 4+3* -> 3 saved
Result     5 killed, 5 saved

$ nfw save --hits 3 --save 8 --dice 6,3,1,1,4,5 -q
1

$ nfw save --hits 3 --save 8 --dice 6,3,1,1,4,5 -q --expect 2+
1
? 1

$ nfw save --hits 2 --character-dice --save 6 --dice 6,3,4,1,1 --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"save","given":["save","--hits","2","--character-dice","--save","6","--dice","6,3,4,1,1","--json"],"flags":{"hits":{"value":2},"character-dice":{"value":true},"save":{"value":6}},"seed":null,"dice":[6,3,4,1,1],"stages":[{"id":"character","count":1,"dice":[6],"need":6,"modifiers":[],"successes":1},{"id":"save","count":2,"dice":[3,4,1,1],"need":7,"modifiers":[],"successes":1}],"outcome":{"kills":1,"saved":1,"wounds_lost":0,"characters":1},"effects":["characters-struck"],"next":[]}

$ nfw save --hits 3 --save 6 --wounds 2 --figures 1 --odds
Saves, Fucilier Wars 3.4.3, 3.6.5: exact odds

killed  mean 0.0723  spread 0.2590
           0   92.77%  ##############################  0+ 100.00%
           1    7.23%  ##                              1+ 7.23%
saved               mean 1.7500  spread 0.8539  none: 7.23%
Wounds lost by the living mean 1.0330  spread 0.7573  none: 27.08%

$ nfw save --hits 3 --save 6 --odds -q --lang it
0 0.1984953703703703
1 0.42534722222222227
2 0.3038194444444446
3 0.07233796296296302

$ nfw save --help | sed '/^Common options/,$d'
Saves, Fucilier Wars 3.4.3, 3.6.5
saves against so many mortal hits; who dies where they outnumber the unit

Usage: nfw save --hits N [--save N] [flags]
In a battle: nfw save NAME [NAME] [flags]

Losses
  --hits N                mortal hits on the unit, or on the individual
                          [required] (3.4.3, 3.6.5)
  --character-dice        roll for characters too: no test has done so for these
                          hits (3.4.3, 3.6.5)

The unit
  --figures N             figures of the unit; 1 for an individual (3.4.3,
                          3.6.5)
  --save N                their save: 2D6 must be higher; without it nobody has
                          one [required without --figures and without
                          --character-dice] (3.4.3, 3.6.5)
  --saving N              figures that have the save, where not all do: the
                          others die first (3.4.3, 3.6.5)
  --wounds N              Wounds of each: failed saves that it survives (3.4.3,
                          3.6.5)
  --marks N               Wounds that they have lost before, all together
                          (3.4.3, 3.6.5)

In short: words that mean one thing need no flag, bare numbers are --hits,
--save, and beginnings will do.

$ nfw save --help --lang it | sed '/^Opzioni comuni/,$d'
Tiri Salvezza, Fucilier Wars 3.4.3, 3.6.5
Tiri Salvezza contro i colpi mortali; chi muore se superano le miniature

Uso: nfw save --colpi N [--salvezza N] [opzioni]
In battaglia: nfw save NOME [NOME] [opzioni]

Perdite
  --colpi N               colpi mortali sull'Unità, o sull'Individuale
                          [obbligatoria] (3.4.3, 3.6.5)
  --dadi-personaggi       tira anche per i personaggi: per questi colpi nessun
                          test l'ha fatto (3.4.3, 3.6.5)

L'Unità
  --miniature N           miniature dell'Unità; 1 per un Individuale (3.4.3,
                          3.6.5)
  --salvezza N            il loro Tiro Salvezza: 2D6 deve superarlo; senza,
                          nessuno ne ha [obbligatoria senza --miniature e senza
                          --dadi-personaggi] (3.4.3, 3.6.5)
  --con-salvezza N        miniature che hanno il Tiro Salvezza, se non tutte: le
                          altre muoiono prima (3.4.3, 3.6.5)
  --ferite N              Ferite di ciascuno: Tiri Salvezza falliti cui
                          sopravvive (3.4.3, 3.6.5)
  --ferite-subite N       Ferite che hanno già perso, tutte insieme (3.4.3,
                          3.6.5)

In breve: le parole che dicono una cosa sola non vogliono opzione, i numeri da
soli sono --colpi, --salvezza, e bastano gli inizi.

$ nfw table save
Saves, Fucilier Wars 3.4.3, 3.6.5
saves against so many mortal hits; who dies where they outnumber the unit

Characters: 1D6 for each 3 or part of 3, 6+

Saves: 2D6 over their save

Consequences
  - hits on characters 1+: so many of the mortal hits fall on characters of the
    attacker's choice, never the colours; one with a save may roll it (nfw
    save), and a success uses up the hit; a C-in-C, general or charismatic
    character killed: command test in round 8 (3.4.3, 3.6.5, 3.8)
  - figures of the unit 1, killed 1: eliminated; a C-in-C, general or
    charismatic character: command test in round 8 (3.4.3, 3.8)
  - figures of the unit 2+: the unit is destroyed, colours included
  - a marker for each Wound lost; the next failed saves go to who is already
    wounded

Not allowed
  - more Wounds lost than all of them together have

Rulings in force ('nfw rulings NUMBER' explains one)
  F-68, F-70, F-155

$ nfw save
2> Usage: nfw save --hits N [--save N] [flags]
2> All flags: nfw save --help
? 2

$ nfw save --hits 3
2> nfw: save needs --save without --figures and without --character-dice: their save: 2D6 must be higher; without it nobody has one
? 2

$ nfw save --hits 3 --save 13
2> nfw: --save '13': allowed are whole numbers from 1 to 12; the nearest is 12
? 2

$ nfw save --hits 3 --save 6 --saving 2
2> nfw: --saving 2: goes only with --save and --figures
? 2

$ nfw save --hits 3 --wounds 2 --figures 4 --lang it
2> nfw: --wounds 2: vale solo con --salvezza
? 2

$ nfw save --hits 3 --save 6 --dice 1,1,1
2> nfw: --dice: too few dice: the roll 'save' (Saves) needs 3 more
? 2
