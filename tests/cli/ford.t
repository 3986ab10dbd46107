# Wading a river: the table, the drowned, the saves.

$ nfw ford --figures 12 --dice 3,3,6
Wading a river, Fucilier Wars 3.5.10

River      1D10: 3
Wading     1D6: 3 -3 strength of the river (3.5.10) = 0 -> across, with losses
Characters 1 die: 3 drowned, a die for 3 (3.5.10)
           6+
           6* -> 1 hit on a character
Result     across, with losses, 3 go under, 3 killed, 1 hit on a character
           it crosses at half its speed (3.5.10)
           it is disorganised (3.5.10)
           while it wades: no fire, no melee, and a general gets no new orders
           (3.5.10)
           so many of the drowned are characters of the enemy's choice, never
           the colours; a C-in-C, general or charismatic character drowned:
           command test in round 8 (3.4.3, 3.5.10, 3.8)

$ nfw ford --figures 12 --river 3 --save 8 --saving 10 --dice 3,5,6,3 --lang it
Guadare un fiume, Fucilier Wars 3.5.10

Guadare    1D6: 3 -3 forza del fiume (3.5.10) = 0 -> attraversato, con perdite
Personaggi 1 dado: 3 annegati, un dado ogni 3 (3.5.10)
           6+
           5  -> 0 colpi su Personaggi
Salvezza   2 dadi
           2D6 oltre 8
           6+3* -> 1 salvo
Risultato  attraversato, con perdite, 3 finiscono sott'acqua, 2 uccisi, 1 salvo
           attraversa a metà della sua velocità (3.5.10)
           è disorganizzata (3.5.10)
           mentre guada non spara né combatte, e un Generale non riceve nuovi
           ordini (3.5.10)

$ nfw ford --figures 9 --horse-strength 1 --river 6 --dice 2,1,1
Wading a river, Fucilier Wars 3.5.10

Wading     1D6: 2 +1 Strength of the horses (3.5.10)
           -6 strength of the river (3.5.10) = -3 -> trapped, with heavy losses
Characters 2 dice: 4 drowned, a die for 3 (3.5.10)
           6+
           1  1  -> 0 hits on characters
Result     trapped, with heavy losses, 4 go under, 4 killed
           stuck in the river: it rolls again in the movement phase of next turn
           (3.5.10)
           it is disorganised (3.5.10)
           while it wades: no fire, no melee, and a general gets no new orders
           (3.5.10)
Next       next turn, again: nfw ford --river 6 --figures 5 --horse-strength 1

$ nfw ford --individual --horse-strength 1 --river 7 --save 6 --wounds 4 --dice 3,1,2
Wading a river, Fucilier Wars 3.5.10

Wading     1D6: 3 +1 Strength of the horses (3.5.10)
           -7 strength of the river (3.5.10) = -3 -> trapped, with heavy losses
Saves      2 dice
           2D6 over 6
           1+2  -> 0 saved
Result     trapped, with heavy losses, 1 goes under, 1 Wound lost
           stuck in the river: it rolls again in the movement phase of next turn
           (3.5.10)
           while it wades: no fire, no melee, and a general gets no new orders
           (3.5.10)
           a failed save costs a Wound first, and a life where none is left
           (3.4.3)
Next       next turn, again: nfw ford --river 7 --marks 1 --individual \
           --horse-strength 1 --save 6 --wounds 4

$ nfw ford --individual --river 3 --save 6 --dice 2,3,3 --lang it
Guadare un fiume, Fucilier Wars 3.5.10

Guadare    1D6: 2 -3 forza del fiume (3.5.10) = -1 -> fallito, con perdite
Salvezza   2 dadi
           2D6 oltre 6
           3+3  -> 0 salvi
Risultato  fallito, con perdite, 1 finisce sott'acqua, 1 ucciso
           annega; se è il Condottiero, un Generale o un Carismatico: Test di
           Comando nel round 8 (3.5.10, 3.8)

$ nfw ford --figures 12 --river 3 --dice 4 -q
across

$ nfw ford --figures 12 --river 3 --dice 4 -q --expect across,across-losses
across

$ nfw ford --figures 12 --river 3 --dice 2,1 -q --expect across,across-losses
failed
? 1

$ nfw ford --figures 12 --dice 10,1,1,6 --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"ford","given":["ford","--figures","12","--dice","10,1,1,6","--json"],"flags":{"figures":{"value":12}},"seed":null,"dice":[10,1,1,6],"stages":[{"id":"river","dice":[10],"modifiers":[],"total":10},{"id":"ford","dice":[1],"modifiers":[{"id":"river-strength","value":-10,"ref":"3.5.10"}],"total":-9,"result":"trapped"},{"id":"character","count":2,"dice":[1,6],"need":6,"modifiers":[],"successes":1}],"outcome":{"total":-9,"result":"trapped","crosses":false,"drowned":6,"kills":6,"wounds_lost":0,"saved":0,"characters":1,"disorganised":true},"effects":["trapped","disorganised","no-attack","characters-struck"],"next":[{"test":"ford","args":["--river","10","--figures","6"],"why":"trapped"}]}

$ nfw ford --figures 8 --river 3 --save 8 --odds
Wading a river, Fucilier Wars 3.5.10: exact odds

result
                     across   50.00%  ##############################
        across, with losses   16.67%  ##########
        failed, with losses   16.67%  ##########
  failed, with heavy losses   16.67%  ##########
total               mean 0.5000  spread 1.7078
crosses             no: 33.33%  yes: 66.67%
go under            mean 1.3333  spread 1.4907  none: 50.00%
killed              mean 0.9630  spread 1.1944  none: 52.67%
saved               mean 0.3704  spread 0.6625  none: 71.92%
hits on characters  mean 0.1111  spread 0.3287  none: 89.35%
disorganised        yes: 100.00%

$ nfw ford --figures 8 --odds --lang it -q
across 0.24999999999999997
across-losses 0.09999999999999999
failed 0.09999999999999999
failed-badly 0.09999999999999999
trapped 0.44999999999999996

$ nfw ford --help | sed '/^Common options/,$d'
Wading a river, Fucilier Wars 3.5.10
a unit wades a river where there is no ford or bridge: who drowns

Usage: nfw ford [--figures N | --individual] [flags]
In a battle: nfw ford NAME [flags]

The river
  --river N               strength of the river as agreed; else it is rolled
                          with 1D10 (3.5.10)

The unit
  --figures N             figures of the unit [required without --individual]
                          (3.5.10)
  --individual            one individual on his own wades (3.5.10)
  --horse-strength N      mounted: Strength of the horses alone, without their
                          riders'; +horse-strength (3.5.10)
  --arm WHICH             what wades; guns cross on bridges only: infantry,
                          cavalry, artillery (3.5.10)
  --formation WHICH       its formation; a unit wades in column only: column,
                          attack-column, line, square (3.5.10)
  --save N                save of those who drown: 2D6 must be higher (3.5.10)
  --saving N              figures that have the save, where not all do: the
                          others drown first (3.5.10)
  --wounds N              Wounds of each: failed saves that it survives (3.5.10)
  --marks N               Wounds that they have lost before, all together
                          (3.5.10)

In short: words that mean one thing need no flag, bare numbers are --figures,
and beginnings will do.

$ nfw ford --help --lang it | sed '/^Opzioni comuni/,$d'
Guadare un fiume, Fucilier Wars 3.5.10
un'Unità guada un fiume dove non c'è guado né ponte: chi annega

Uso: nfw ford [--miniature N | --individuale] [opzioni]
In battaglia: nfw ford NOME [opzioni]

Il fiume
  --fiume N               forza del fiume, se concordata; altrimenti si tira
                          1D10 (3.5.10)

L'Unità
  --miniature N           miniature dell'Unità [obbligatoria senza
                          --individuale] (3.5.10)
  --individuale           guada un Personaggio Individuale isolato (3.5.10)
  --forza-cavalli N       a cavallo: Forza dei soli cavalli, senza quella dei
                          cavalieri; +forza-cavalli (3.5.10)
  --corpo QUALE           che cosa guada; i pezzi passano solo sui ponti:
                          fanteria, cavalleria, artiglieria (3.5.10)
  --formazione QUALE      la sua formazione; si guada solo in colonna: colonna,
                          colonna-in-attacco, linea, quadrato (3.5.10)
  --salvezza N            Tiro Salvezza di chi annega: 2D6 deve superarlo
                          (3.5.10)
  --con-salvezza N        miniature che hanno il Tiro Salvezza, se non tutte: le
                          altre annegano prima (3.5.10)
  --ferite N              Ferite di ciascuno: Tiri Salvezza falliti cui
                          sopravvive (3.5.10)
  --ferite-subite N       Ferite che hanno già perso, tutte insieme (3.5.10)

In breve: le parole che dicono una cosa sola non vogliono opzione, i numeri da
soli sono --miniature, e bastano gli inizi.

$ nfw table ford
Wading a river, Fucilier Wars 3.5.10
a unit wades a river where there is no ford or bridge: who drowns

River: 1D10

Wading: 1D6
    +N  Strength of the horses
    -N  strength of the river
        1+  across
         0  across, with losses
        -1  failed, with losses
        -2  failed, with heavy losses
  up to -3  trapped, with heavy losses

Characters: 1D6 for each 3 or part of 3, 6+ (unless one individual on his own
wades)
     N  drowned, a die for 3

Saves: 2D6 over save of those who drown

Consequences
  - across or across, with losses; unless one individual on his own wades and
    killed 1: it crosses at half its speed
  - failed, with losses or failed, with heavy losses; unless one individual on
    his own wades and killed 1: it does not get across
  - trapped, with heavy losses; unless one individual on his own wades and
    killed 1: stuck in the river: it rolls again in the movement phase of next
    turn
  - unless one individual on his own wades: it is disorganised
  - across / across, with losses / trapped, with heavy losses; unless one
    individual on his own wades and killed 1: while it wades: no fire, no melee,
    and a general gets no new orders
  - hits on characters 1+: so many of the drowned are characters of the enemy's
    choice, never the colours; a C-in-C, general or charismatic character
    drowned: command test in round 8 (3.4.3, 3.5.10, 3.8)
  - one individual on his own wades, killed 1: he drowns; a C-in-C, general or
    charismatic character: command test in round 8 (3.5.10, 3.8)
  - a failed save costs a Wound first, and a life where none is left (3.4.3)

Not allowed
  - more Wounds lost than all of them together have
  - guns cross a river on a bridge only (3.5.10)
  - infantry wades without horses (3.5.10)
  - a unit wades in column only (3.5.10)

Tests that follow
  - next turn, again (trapped, with heavy losses; unless one individual on his
    own wades and killed 1)

Rulings in force ('nfw rulings NUMBER' explains one)
  F-155

$ nfw table ford --lang it
Guadare un fiume, Fucilier Wars 3.5.10
un'Unità guada un fiume dove non c'è guado né ponte: chi annega

Fiume: 1D10

Guadare: 1D6
    +N  Forza dei cavalli
    -N  forza del fiume
         1+  attraversato
          0  attraversato, con perdite
         -1  fallito, con perdite
         -2  fallito, con gravi perdite
  fino a -3  in trappola, con gravi perdite

Personaggi: 1D6 ogni 3 o frazione di 3, 6+ (salvo guada un Personaggio
Individuale isolato)
     N  annegati, un dado ogni 3

Salvezza: 2D6 oltre Tiro Salvezza di chi annega

Conseguenze
  - attraversato o attraversato, con perdite; salvo guada un Personaggio
    Individuale isolato e uccisi 1: attraversa a metà della sua velocità
  - fallito, con perdite o fallito, con gravi perdite; salvo guada un
    Personaggio Individuale isolato e uccisi 1: non riesce ad attraversare
  - in trappola, con gravi perdite; salvo guada un Personaggio Individuale
    isolato e uccisi 1: bloccata nel fiume: tira di nuovo nella fase di
    movimento del prossimo turno
  - salvo guada un Personaggio Individuale isolato: è disorganizzata
  - attraversato / attraversato, con perdite / in trappola, con gravi perdite;
    salvo guada un Personaggio Individuale isolato e uccisi 1: mentre guada non
    spara né combatte, e un Generale non riceve nuovi ordini
  - colpi su Personaggi 1+: altrettanti annegati sono personaggi scelti dal
    nemico, mai gli Alfieri; se annega il Condottiero, un Generale o un
    Carismatico: Test di Comando nel round 8 (3.4.3, 3.5.10, 3.8)
  - guada un Personaggio Individuale isolato, uccisi 1: annega; se è il
    Condottiero, un Generale o un Carismatico: Test di Comando nel round 8
    (3.5.10, 3.8)
  - un Tiro Salvezza fallito costa prima una Ferita, e la vita quando non ne
    restano (3.4.3)

Non ammesso
  - più Ferite perse di quante ne hanno tutti insieme
  - i pezzi attraversano un fiume solo su un ponte (3.5.10)
  - la fanteria guada senza cavalli (3.5.10)
  - si guada solo in colonna (3.5.10)

Test che seguono
  - di nuovo, nel prossimo turno (in trappola, con gravi perdite; salvo guada un
    Personaggio Individuale isolato e uccisi 1)

Letture in vigore ('nfw rulings NUMERO' ne spiega una)
  F-155

$ nfw ford
2> Usage: nfw ford [--figures N | --individual] [flags]
2> All flags: nfw ford --help
? 2

$ nfw ford --river 3
2> nfw: ford needs --figures without --individual: figures of the unit
? 2

$ nfw ford --figures 12 --river 11
2> nfw: --river '11': allowed are whole numbers from 1 to 10; the nearest is 10
? 2

$ nfw ford --figures 12 --formation line
2> nfw: --formation line: a unit wades in column only: --formation column (3.5.10)
? 2

$ nfw ford --figures 12 --formation lnie
2> nfw: --formation 'lnie': allowed are column, attack-column, line, square; did you mean 'line'?
? 2

$ nfw ford --figures 12 --arm artillery --lang it
2> nfw: --arm artiglieria: i pezzi attraversano un fiume solo su un ponte (3.5.10)
? 2

$ nfw ford --individual --figures 3
2> nfw: --individual and --figures exclude each other: give one
? 2

$ nfw ford --figures 12 --dice 11,3
2> nfw: --dice: a die cannot show 11: the roll 'river' allows 1 to 10
? 2

$ nfw ford --figures 12 --river 3 --dice 3
2> nfw: --dice: too few dice: the roll 'character' (Characters) needs 1 more
? 2
