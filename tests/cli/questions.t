# Questions of new players, each answered in the first line.

$ nfw find does a shield protect from bullets --limit 1
nfw table profile  The profile
    CS: cuirass, shield; means: protects from bullets, arrows, canister and
    blades, which kill on one more; not from ball and shell; a helmet is part of
    the cuirass (F-112) (1.1, 3.4.3, 3.6.5)
  (11 more: --limit all; another word narrows it down)

$ nfw find what does a natural 6 do --limit 1
nfw fire  Fire
    To hit: 6 always, 1 never (3.4.3)
  (5 more: --limit all; another word narrows it down)

$ nfw find che succede se il dado fa 1 --lang it --limit 1
nfw fire  Fuoco
    Colpire: 6 sempre, 1 mai (3.4.3)
  (altri 20: --limit all; una parola in più restringe)

$ nfw find how close must the general be to give orders --limit 1
nfw table new-orders  May an order be given?
    the general's units; rule: all within his command radius, 20 cm, 30 cm with
    a trumpeter in contact; one model of each is enough (3.2.2)
  (12 more: --limit all; another word narrows it down)

$ nfw find quante salve hanno i moschettieri --lang it --limit 1
nfw table munitions  Munizioni
    moschetti, fucili, carabine; salve: 6 (2.3.5)
  (altri 3: --limit all; una parola in più restringe)

$ nfw --rules guaitana find how many figures in a company --limit 1
nfw --rules guaitana table troops  Kinds of troops
    Italian infantry; figures, least: 8; most: 12; formations: line, chain,
    column, square; weapons: rifle (Tipi di truppe)
      A company has 8 to 12 figures. (Tipi di truppe)
  (3 more: --limit all; another word narrows it down)

$ nfw --rules guaitana find quante figure ha una compagnia --lang it --limit 1
nfw --rules guaitana table troops  Tipi di truppe
    Fanterie Italiane; soldatini, almeno: 8; al più: 12; formazioni: in linea, a
    catena, in colonna, in quadrato; armi: fucile (Tipi di truppe)
      Una compagnia ha da 8 a 12 soldatini. (Tipi di truppe)
  (altri 5: --limit all; una parola in più restringe)

$ nfw find how many men can a unit have --limit 1
nfw table profile  The profile
    MIN, MAX: how many figures a unit has; means: models when deployed, special
    characters counted; not mounted colonel nor special fighters (1.1)
  (14 more: --limit all; another word narrows it down)

$ nfw find how wide is a cavalry base --limit 1
nfw table bases  Bases
    cavalry; 28 mm: front: 2.5; depth: 5; 25 mm: front: 2; depth: 4 (Materiale
    b)
  (3 more: --limit all; another word narrows it down)

$ nfw find quanto è larga una basetta di cavalleria --lang it --limit 1
nfw table bases  Basette
    cavalleria; 28 mm: fronte: 2,5; lunghezza: 5; 25 mm: fronte: 2; lunghezza: 4
    (Materiale b)
  (altri 3: --limit all; una parola in più restringe)

$ nfw find si spara in mischia --lang it --limit 2
nfw table fire-limits  Chi può sparare, e a che cosa
    chi è in mischia (F-62); spara: no; come: tranne un quadrato ingaggiato da
    Cavalleria su un solo lato, da quel lato su quella Cavalleria (F-51) (3.3.2)
nfw rulings  Letture
    F-74: Mischia: si salvano tutte le miniature che ne hanno diritto o solo gli
    Individuali? -> tutte le miniature con Tiro Salvezza, in mischia come sotto
    il fuoco (3.6.1, 3.6.5)
  (altri 27: --limit all; una parola in più restringe)

$ nfw find si può sparare contro un generale --lang it --limit 1
nfw table fire-limits  Chi può sparare, e a che cosa
    un Individuale come bersaglio; spara: sì; come: se è il più vicino, e
    nessuna sua Unità è entro 20 cm; tra più a contatto, se ne indica uno prima
    (3.4.3)
  (altri 10: --limit all; una parola in più restringe)

# What several rows say alike is said once.
$ nfw --rules guaitana find can a square move
nfw --rules guaitana table movement  Movement
    Italian infantry, square; move: 5; half: 2.5 (Capacità di movimento)
    Bersaglieri, Ascari, square (G-16); move: 10; half: 5 (Capacità di
    movimento)
nfw --rules guaitana move  Movement
    how far a unit moves (its allowance: table movement), whether it charges
    home, and up to where it may still fire (Capacità di movimento)
    Not allowed: mounted troops know neither chain nor square (Tipi di truppe)
    --unit cavalry
nfw --rules guaitana table fire-limits  Who may fire, and at what
    surprised; rule: moved, and then contacted in this phase: half of its
    figures, unless in square (G-35) (Tiro)
nfw --rules guaitana table movement-costs  Costs of movement
    change of facing; who: mass, C-in-C, runners, baggage; square (G-20); costs:
    nothing (Capacità di movimento)
nfw --rules guaitana fire  Fire
    Not allowed: who moved more than half does not fire, javelins excepted
    (Movimento)

$ nfw find can cavalry enter houses
nfw table scenery  Scenery
    building; how: any size, from a farm to a castle (1.2)
2> nfw: nothing has all of 'can cavalry enter houses'; these have most of them
? 1

# The pounds of a gun are those of the row that they are in.

$ nfw find 12 pounder range --limit 1; nfw find range of an 8-pounder | grep -m 1 pounds; nfw --lang it find gittata 6 libbre | grep -m 1 libbre; nfw find influence phase --limit 1; nfw --lang it find tiro indiretto --limit 1
nfw range  Range
    Ranges, in cm: cannon over 10 pounds: point-blank up to 10, short range up
    to 20, long range up to 80 (3.4.3) --weapon cannon
    Ranges, in cm: cannon of 7 to 10 pounds: point-blank up to 10, short range
    Gittate, in cm: cannone fino a 6 libbre: a bruciapelo fino a 10, corta
nfw table turn  The turn
    influence; round: 7; what is done: leaders calm or rouse units they touch;
    tests: influence (3.7)
  (6 more: --limit all; another word narrows it down)
nfw fire  Fuoco
    Colpire: -2 tiro a parabola (3.4.3) --a-parabola
  (un altro: --limit all; una parola in più restringe)
