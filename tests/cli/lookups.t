# Look-ups.

$ nfw list
Naran Fucilier Wars, August 2012

  muster         is an army list legal, and what does it cost (1.1)
  cost           what command values or a unit cost (1.1)
  scout          scouting before the battle, one army or two compared (2.1.1)
  terrain        who places terrain and river, and what the other may move
                 (2.2.3)
  deploy         who deploys first, and how deep the zone is (2.3.2)
  first-turn     from which turn reinforcements may come in (2.3.4)
  speech         the C-in-C speaks to a unit before the battle; if heroic, he
                 must (2.4)
  reinforce      does a command arrive, and from which side (3.1.1)
  order          does a general take a new order; does a cavalry general change
                 his own (3.2.2)
  formation      is this formation legal, and how a square splits its fire
                 (3.3.2)
  range          how far a weapon reaches, and in which band a target stands
                 (3.4.3)
  fire           one volley: hits, mortal hits, characters struck, saves (3.4.3)
  save           saves against so many mortal hits; who dies where they
                 outnumber the unit (3.4.3, 3.6.5)
  morale         losses test after fire, morale test after melee, re-tests
                 (3.4.4)
  initiative     the order in which the commands of both sides move (3.5.3)
  move           how far a unit may move, and whether the move disorganises it
                 (3.5.5)
  expand         how many figures a unit shifts to change its frontage (3.5.7)
  ford           a unit wades a river where there is no ford or bridge: who
                 drowns (3.5.10)
  melee          one side's attack, or both with --both: hits, mortal hits,
                 characters, saves (3.6.5)
  duel           two individuals strike each other, or one alone: hits, mortal
                 hits, saves (3.6.3)
  colours        does a unit that fought for them take the enemy's colours
                 (3.6.4)
  influence      a leader lifts a unit's reaction, or rouses it (3.7)
  command-test   a command after the loss of a leader or the army standard (3.8)
  victory        who has won, and how great the victory is (1.3)

$ nfw list --lang it
Naran Fucilier Wars, agosto 2012

  muster         se un elenco dell'esercito è valido, e quanto costa (1.1)
  cost           quanto costano i Valori di Comando o un'Unità (1.1)
  scout          esplorazione prima della battaglia, un esercito o due a
                 confronto (2.1.1)
  terrain        chi piazza terreno e fiume, e che cosa può spostare l'altro
                 (2.2.3)
  deploy         chi schiera per primo, e quanto è profonda la zona (2.3.2)
  first-turn     da quale turno possono entrare i Rinforzi (2.3.4)
  speech         il Condottiero incita un'Unità prima della battaglia; se
                 eroico, deve (2.4)
  reinforce      se un Comando arriva, e da quale lato (3.1.1)
  order          se un Generale recepisce un nuovo ordine, o uno di Cavalleria
                 cambia il suo (3.2.2)
  formation      se la formazione è regolare, e come un quadrato divide il fuoco
                 (3.3.2)
  range          quanto è la gittata di un'arma, e in quale fascia sta un
                 bersaglio (3.4.3)
  fire           una salva: colpi a segno, colpi mortali, personaggi colpiti,
                 Tiri Salvezza (3.4.3)
  save           Tiri Salvezza contro i colpi mortali; chi muore se superano le
                 miniature (3.4.3, 3.6.5)
  morale         Test delle Perdite dopo il fuoco, Test di Morale dopo il
                 combattimento, ripetizioni (3.4.4)
  initiative     l'ordine in cui muovono i Comandi delle due parti (3.5.3)
  move           di quanto può muovere un'Unità, e se muovendo si disorganizza
                 (3.5.5)
  expand         quante miniature sposta un'Unità per cambiare il fronte (3.5.7)
  ford           un'Unità guada un fiume dove non c'è guado né ponte: chi annega
                 (3.5.10)
  melee          l'attacco di una parte, o di entrambe con --entrambe: colpi,
                 colpi mortali, personaggi, Tiri Salvezza (3.6.5)
  duel           due Personaggi Individuali si colpiscono, o uno solo: colpi,
                 colpi mortali, Tiri Salvezza (3.6.3)
  colours        se un'Unità che lo ha dichiarato cattura lo stendardo nemico
                 (3.6.4)
  influence      chi comanda toglie la reazione a un'Unità, o la infiamma (3.7)
  command-test   un Comando dopo la perdita di chi comanda o dello Stendardo
                 (3.8)
  victory        chi ha vinto, e quanto vale la vittoria (1.3)

$ nfw table
Naran Fucilier Wars, August 2012

  muster         is an army list legal, and what does it cost (1.1)
  cost           what command values or a unit cost (1.1)
  scout          scouting before the battle, one army or two compared (2.1.1)
  terrain        who places terrain and river, and what the other may move
                 (2.2.3)
  deploy         who deploys first, and how deep the zone is (2.3.2)
  first-turn     from which turn reinforcements may come in (2.3.4)
  speech         the C-in-C speaks to a unit before the battle; if heroic, he
                 must (2.4)
  reinforce      does a command arrive, and from which side (3.1.1)
  order          does a general take a new order; does a cavalry general change
                 his own (3.2.2)
  formation      is this formation legal, and how a square splits its fire
                 (3.3.2)
  range          how far a weapon reaches, and in which band a target stands
                 (3.4.3)
  fire           one volley: hits, mortal hits, characters struck, saves (3.4.3)
  save           saves against so many mortal hits; who dies where they
                 outnumber the unit (3.4.3, 3.6.5)
  morale         losses test after fire, morale test after melee, re-tests
                 (3.4.4)
  initiative     the order in which the commands of both sides move (3.5.3)
  move           how far a unit may move, and whether the move disorganises it
                 (3.5.5)
  expand         how many figures a unit shifts to change its frontage (3.5.7)
  ford           a unit wades a river where there is no ford or bridge: who
                 drowns (3.5.10)
  melee          one side's attack, or both with --both: hits, mortal hits,
                 characters, saves (3.6.5)
  duel           two individuals strike each other, or one alone: hits, mortal
                 hits, saves (3.6.3)
  colours        does a unit that fought for them take the enemy's colours
                 (3.6.4)
  influence      a leader lifts a unit's reaction, or rouses it (3.7)
  command-test   a command after the loss of a leader or the army standard (3.8)
  victory        who has won, and how great the victory is (1.3)

For reference
  turn           the eight rounds of a turn, and what is rolled in each (3.0)
  distances      every fixed distance in cm, but for ranges and moves (2.3.1)
  bases          size of the bases in cm, for both scales (Materiale b)
  points         points for even and uneven sides, and of a tournament (1.3)
  profile        what the columns of an army list mean, and their usual values
                 (1.1)
  costs          what command values, characters and abilities cost (1.1)
  limits         how many of what an army, a command and a unit may have (1.1)
  scenery        advised sizes of table and terrain features, in cm (1.2)
  deployment     where the armies stand, and how commands come in later (2.3)
  munitions      volleys that a unit has for the battle (2.3.5)
  new-orders     who may get a new order, when, and what must hold (3.2.2)
  messengers     carrying orders, where each must stay, and hunting messengers
                 (4.6.4)
  orders         what each order allows, demands and forbids (3.2.1)
  reorganisation which units may be put in order or change formation, and what
                 it costs (3.3)
  formations     ranks that each formation needs, and what happens with others
                 (3.3.2)
  squares        forming one, moving, firing, under attack, cavalry against it
                 (3.3.2)
  fire-limits    who fires by order, formation and state; which targets are
                 allowed (3.4.2)
  saves          who may save, how it is rolled, what Wounds do (3.4.3)
  cover          cover against each projectile, and who sees whom in woods
                 (3.4.2)
  morale-tests   which units and commands test when, and with which command
                 (3.4.4)
  influence-limits which leader may influence which unit, how often (3.7)
  reactions      markers of each state, what the unit must do, and the way out
                 (3.4.5)
  movement       manoeuvres, passing through, collisions (3.5.4)
  artillery      how batteries deploy, move, fire, fight, and what becomes of
                 crew and guns (3.5.6)
  terrain-types  who may enter which ground, and how fast (3.5.10)
  envelopment    who wraps round whom in melee, and from which turn of it
                 (3.5.8)
  melee-lines    who strikes, on how many ranks, with which profile (3.6.2)
  individuals    individuals on the move, in melee, and joined to units (3.6.3)
  disengagement  who may leave a melee, when, and how (3.6.2)
  characters     what each character adds to which test, and rules of his own
                 (4)
  army-standard  carrying, lowering, losing it, and the tests that follow
                 (4.11.1)

$ nfw table reinforce
Reinforcements, Fucilier Wars 3.1.1
does a command arrive, and from which side

Arrival [arrival]
  dice                      1D6
  general-cv-5              +2 command value 5; when --cv 5.. (3.1.1)
  general-cv-4              +1 command value 4; when --cv 4 (3.1.1)
  general-cv-2              -1 command value 2; when --cv 2 (3.1.1)
  general-cv-1              -2 command value 1; when --cv ..1 (3.1.1)
  turn-minus-2              +turns-past turn less 2 (3.1.1)
  arrives                   arrives: 7.. (3.1.1)
  stays-out                 stays out: ..6 (3.1.1)

Side [side]; when arrival arrives
  dice                      1D6
  own                       own long edge: ..2 (3.1.1)
  right                     short edge on the right: 3..4 (3.1.1)
  left                      short edge on the left: 5.. (3.1.1)

Consequences
  - set up at the edge, face-down order (cavalry: OPPOSE); no new order this
    turn (3.1.1, 3.2.2): when arrival arrives
  - in a strip as deep as the deployment zone (30 cm), along the half of that
    edge on its own side (60 cm) (3.1.1): when side right, left
  - last ranks at most 1 cm, individuals at most 5 cm from the edge behind them
    (3.1.1): when arrival arrives
  - may try again next turn; if never in, its points are losses (3.1.1): when
    arrival stays-out

$ nfw table fire
Fire, Fucilier Wars 3.4.3
one volley: hits, mortal hits, characters struck, saves

Ranges, in cm
  canister-short            canister: point-blank up to 10, short range up to
                            20; when --ammo canister and --weapon cannon and
                            --ruling canister-range=short-only (3.4.3)
  canister-short-howitzer   canister of a howitzer: from 20; short range up to
                            30; when --ammo canister and --weapon howitzer and
                            --ruling canister-range=short-only and --ruling
                            howitzer-minimum=20 (3.4.3)
  bow                       bow: short range up to 15, long range up to 30; when
                            --weapon bow (3.4.3)
  musket                    musket, rifle, carbine: point-blank up to 5, short
                            range up to 15, long range up to 40; when --weapon
                            musket (3.4.3)
  mounted-bow               mounted bow: short range up to 10, long range up to
                            20; when --weapon mounted-bow (3.4.3)
  mounted                   any weapon used on horseback: point-blank up to 5,
                            short range up to 10, long range up to 20; when
                            --weapon mounted, mounted-bow (3.4.3)
  cannon-6                  cannon up to 6 pounds: point-blank up to 10, short
                            range up to 20, long range up to 60; when --weapon
                            cannon and --pounder ..6 (3.4.3)
  cannon-10                 cannon of 7 to 10 pounds: point-blank up to 10,
                            short range up to 20, long range up to 70; when
                            --weapon cannon and --pounder ..10 (3.4.3)
  cannon-heavy              cannon over 10 pounds: point-blank up to 10, short
                            range up to 20, long range up to 80; when --weapon
                            cannon and --pounder (3.4.3)
  howitzer-long             howitzer, long range only: from 30; long range up to
                            60; when --weapon howitzer and --ruling
                            howitzer-minimum=30 (3.4.3)
  howitzer                  howitzer: from 20; short range up to 30, long range
                            up to 60; when --weapon howitzer (3.4.3)

To hit [hit]
  shooters                  +1 per shooters shooters; unless --value (3.4.3)
  figures-value             +value per shooters for the Value of the shooters
                            (1.1)
  gun-value                 +1 per value Value of the guns; when --weapon
                            cannon, howitzer (3.4.3)
  elite-dice                +1 per 5 members elite, one for 5 members; when
                            --quality elite and --shooters 1..; or --quality
                            elite and --value 1.. (3.4.3)
  veteran-dice              +1 per 10 members veteran, one for 10 members; when
                            --quality veteran and --shooters 1..; or --quality
                            veteran and --value 1.. (3.4.3)
  need                      5+
  natural faces             6 always, 1 never
  long-range                -1 long range; when --range long (3.4.3)
  point-blank               +2 point-blank; when --range point-blank (3.4.3)
  disorganised              -1 disorganised; when --disorganised (3.4.3)
  demoralised-or-bloodlust  -1 demoralised or in bloodlust; when --state
                            bloodlust, demoralised; or --state retreat and
                            --ruling retreat-counts-demoralised=yes (3.4.3)
  retreating                -1 retreating; when --state retreat (3.4.3)
  artillery-vs-artillery    -1 artillery at artillery or an individual; when
                            --weapon cannon, howitzer and --target artillery,
                            individual (3.4.3)
  artillery-vs-troops       +1 artillery at infantry or cavalry; when --weapon
                            cannon, howitzer and --target infantry, cavalry
                            (3.4.3)
  indirect-fire             -2 indirect fire; when --indirect (3.4.3)
  target-in-square          +1 target in square; when --target infantry and
                            --target-formation square (3.4.3)

Marksman [sharpshooter-hit]; when --sharpshooter
  extra-die                 +1 extra die of the sharpshooter (4.4)
                            all as in [hit]
  sharpshooter              +1 sharpshooter (4.4)

Again [reroll]; when --weapon cannon, howitzer and --target infantry and
--target-formation square
                            all as in [hit]

To kill [kill]
  bow                       bow: 4+ no armour, 5+ cuirass or shield; when
                            --weapon bow, mounted-bow (3.4.3)
  musket                    musket, rifle, carbine: 3+ no armour, 4+ cuirass or
                            shield; when --weapon musket, mounted, mounted-bow
                            (3.4.3)
  canister                  canister: 3+ no armour, 4+ cuirass or shield; when
                            --ammo canister (3.4.3)
  shot-heavy-cover          ball or shell, heavy cover: 3+ no armour, 3+ cuirass
                            or shield; when --ammo ball, shell and --cover heavy
                            (3.4.3)
  shot                      ball or shell: 2+ no armour, 2+ cuirass or shield;
                            when --ammo ball, shell (3.4.3)
  none                      column: no armour; when --target-armour none
  armour                    column: cuirass or shield; when --target-armour
                            cuirass, shield
  natural faces             6 always, 1 never
  strength                  +strength Strength of the weapon (3.4.3)
  resistance                -target-resistance Resistance of the target (3.4.3)
  light-cover               -1 light cover; when --cover light and --weapon
                            musket, bow, mounted, mounted-bow; or --cover light
                            and --ammo canister (3.4.3)
  heavy-cover               -2 heavy cover; when --cover heavy and --weapon
                            musket, bow, mounted, mounted-bow; or --cover heavy
                            and --ammo canister (3.4.3)

Marksman [sharpshooter-kill]; when --sharpshooter
                            all as in [kill]

Strike [strike]; when --target individual
  need                      6+

Characters [character]; when --target infantry, cavalry, artillery and --ruling
character-dice-count=before-saves
  dice                      1D6 for each 3 or part of 3
  need                      6+

His victim [sharpshooter-character]; when --sharpshooter and --target infantry,
cavalry, artillery and --ruling character-dice-count=before-saves
  need                      6+

Saves [save]
  need                      2D6 over target-save

Characters [character-after]; when --target infantry, cavalry, artillery and
--ruling character-dice-count=after-saves
  dice                      1D6 for each 3 or part of 3
                            all as in [character]

His victim [sharpshooter-character-after]; when --sharpshooter and --target
infantry, cavalry, artillery and --ruling character-dice-count=after-saves
                            all as in [sharpshooter-character]

Consequences
  - one volley token serves all four sides of the square (3.3.2): when
    --formation square and --ruling square-tokens=one
  - the square spends a volley token for each target (3.3.2): when --formation
    square and --ruling square-tokens=per-target
  - its bonus dice are rolled once, not for each side that fires (3.4.3): when
    --formation square and --quality elite, veteran and --ruling
    square-bonus-dice=unit and --ruling quality-dice-base=members
  - taken as without a save, though an individual always has one: --target-save
    (3.4.3): when --target individual and without --target-save and characters
    1..
  - the individual is eliminated; a C-in-C or general: command test in round 8
    (3.4.3, 3.8): when --target individual and kills 1.. and without
    --target-leader
  - eliminated; every command of his army takes a command test in round 8
    (3.4.3, 3.8): when --target individual and kills 1.. and --target-leader
    general, cinc, charismatic, standard
  - he lives; each failed save cost him a Wound (3.4.3): when --target
    individual and kills 0 and unsaved 1..
  - check the formation: guns under OPPOSE are limbered, unless they could not
    change it (3.2.1, 3.3.2): when --weapon cannon, howitzer and --order oppose
  - no dice for the quality: they are by the gunners (--figures) (3.4.3): when
    --weapon cannon, howitzer and --quality elite, veteran and without --figures
  - so many of the mortal hits fall on characters of the attacker's choice,
    never the colours; one with a save may roll it (nfw save), and a success
    uses up the hit; a C-in-C, general or charismatic character killed: command
    test in round 8 (3.4.3, 3.8): when characters 1..; unless --target
    individual
  - the target is destroyed, colours included (3.4.3): when left ..0
  - a shell sets wood or forest on fire: impassable, those inside must leave
    (3.4.2, 3.5.10): when --ammo shell
  - no losses test unless half the gunners of the battle's start are gone
    (3.4.4): when --target artillery and kills 1.. and lost-share <50 and
    without --target-started; or --target artillery and kills 1.. and left-share
    >50
  - the losses test is due only if half the gunners of the battle's start are
    gone (3.4.4): when --target artillery and kills 1.. and without
    --target-figures

Not allowed
  - more Wounds lost than all of them together have: when target-marks-beyond
    1..
  - with this ruling hits are dealt to one figure in turn: --target-figures:
    when --ruling wound-allocation=spread and --target-wounds and without models
  - with this ruling a howitzer fires shell and canister only (2.3.5, ruling
    F-148): when --weapon howitzer and --ammo ball and --ruling howitzer-ball=no
  - with both rulings a howitzer's canister reaches nothing: when --weapon
    howitzer and --ammo canister and --ruling canister-range=short-only and
    --ruling howitzer-minimum=30
  - no square under ATTACK, unless in melee, in disorder or under a reaction it
    cannot change formation (3.2.1, 3.3.2): when --order attack and --formation
    square and without --engaged and --state ok and without --disorganised
  - under OPPOSE a unit fires only in square, or in reply to fire: --formation
    square or --reply (3.4.2): when --order oppose and without --reply and
    in-square 0
  - it answers fire only if its losses test gave OK, or with --no-losses
    (3.4.2): when --reply and without --no-losses and in-square 0 and --ruling
    ok-result=restores and --state demoralised, retreat; or --reply and without
    --no-losses and in-square 0 and --ruling ok-result=restores and --state
    bloodlust and --ruling return-fire-in-bloodlust=no
  - infantry fires with its first 3 ranks, cavalry with 2, a square with all
    (3.4.2): when --ranks 4.. and --weapon musket, bow and in-square 0; or
    --ranks 3.. and --weapon mounted, mounted-bow
  - limbered guns do not fire (3.3.2): when --weapon cannon, howitzer and
    --formation column, limbered
  - an engaged unit does not fire, except a square at the cavalry that engages
    one side of it (3.3.2, 3.4.2): when --engaged and in-square 0
  - an engaged square fires only at the cavalry that engages it: --target
    cavalry (3.3.2): when --engaged and in-square 1 and --target infantry,
    artillery, individual
  - a square that is enveloped, or engaged on more than one side, does not fire
    (3.3.2): when --enveloped
  - a quarter of a square's figures, rounded down, fires in one direction; only
    its front has those that are left over besides: --front (3.3.2): when
    beyond-side 1..
  - prone infantry does not fire (3.4.2): when --prone
  - a unit that wades or crosses a bridge does not fire (3.5.10): when --wading;
    or --on-bridge
  - under HOLD, and of infantry and cavalry under ATTACK, the target is the
    nearest enemy in sight (3.2.1): when --not-nearest and --order hold and
    in-square 0; or --not-nearest and --order attack and --weapon musket, bow,
    mounted, mounted-bow
  - individuals and batteries are targets only where they are the nearest
    (3.4.3): when --not-nearest and --target artillery, individual
  - individuals and batteries are no targets within 20 cm of a unit of their
    army (3.4.3): when --target artillery and --target-friends ..20; or --target
    individual and --target-friends ..20 and --ruling
    individual-shield-needs-sight=no; or --target individual and
    --target-friends ..20 and without --target-friends-hidden
  - with this ruling nobody fires into a melee (3.4.2): when --target-engaged
    and without --engaged and --ruling fire-into-melee=forbidden

Tests that follow
  - morale: losses test: when kills 1..; unless --target individual; or left
    ..0; or --target artillery and lost-share <50 and without --target-started;
    or --target artillery and left-share >50
  - command-test: command test of each command of the army that lost him: when
    --target individual and kills 1.. and --target-leader general, cinc,
    charismatic, standard

Rulings, the reading in force first
  retreat-counts-demoralised F-02: no | yes
  ok-result                 F-03: restores | keeps-reaction
  square-tokens             F-25: one | per-target
  square-remainder          F-50: front | spread
  square-engaged-shooters   F-51: quarter | quarter-minus-contact
  square-bonus-dice         F-52: unit | quarter
  canister-range            F-57: gun | short-only
  howitzer-minimum          F-58: 20 | 30
  return-fire-in-bloodlust  F-61: no | yes
  fire-into-melee           F-62: allowed | forbidden
  individual-shield-needs-sight F-63: no | yes
  quality-dice-base         F-65: members | shooters
  square-reroll-ones        F-66: yes | no
  character-dice-count      F-68: before-saves | after-saves
  leftover-hits             F-70: shared | each
  howitzer-ball             F-148: yes | no
  wound-allocation          F-155: gather | spread
  value-in-fire             F-160: one-each | value

$ nfw table morale --lang it
Morale, Fucilier Wars 3.4.4, 3.6.6
Test delle Perdite dopo il fuoco, Test di Morale dopo il combattimento,
ripetizioni

Morale [roll]
  dadi                      1D6
  quality-elite             +2 élite; se --quality elite (3.4.4, 3.6.6)
  quality-veteran           +1 veterana; se --quality veteran (3.4.4, 3.6.6)
  quality-poor              -1 scadente; se --quality poor (3.4.4, 3.6.6)
  losses-over-50            -3 perdite oltre il 50%; se --after fire e share >50
                            (3.4.4, 3.6.6)
                            vale solo la prima del gruppo 'losses by fire'
  losses-this-turn          -1 perdite in questo turno; se --after fire,
                            retreat, square (3.4.4, 3.6.6)
                            vale solo la prima del gruppo 'losses by fire'
  artillery-fire            -1 alcune per l'artiglieria; se --after fire e --by
                            artillery, canister (3.4.4, 3.6.6)
  canister                  -1 alcune per la mitraglia; se --after fire e --by
                            canister (3.4.4, 3.6.6)
  infantry-short-range      -1 fanteria a corta distanza; se --after fire e --by
                            musketry e --short-range (3.4.4, 3.6.6)
  losses-50                 -3 perdite pari o oltre il 50%; se --after melee,
                            breakthrough e share 50.. (3.4.4, 3.6.6)
                            vale solo la prima del gruppo 'losses in melee'
  losses-25                 -1 perdite pari o oltre il 25%; se --after melee,
                            breakthrough e share 25.. (3.4.4, 3.6.6)
                            vale solo la prima del gruppo 'losses in melee'
  lost-more                 -1 più perdite subite che inflitte; se balance ..-1
                            (3.4.4, 3.6.6)
  inflicted-more            +1 più perdite inflitte che subite; se balance 1..
                            (3.4.4, 3.6.6)
  order-oppose              -1 ordine OPPORRE; se --after melee, breakthrough e
                            --order oppose; salvo --ruling
                            order-under-reaction=ignored e --state bloodlust,
                            retreat (3.4.4, 3.6.6)
  order-hold                +1 ordine ATTENDERE; se --after melee, breakthrough
                            e --order hold; salvo --ruling
                            order-under-reaction=ignored e --state bloodlust,
                            retreat (3.4.4, 3.6.6)
  colours-lost              -1 ha perduto lo stendardo; se --after melee,
                            breakthrough e --lost-colours (3.4.4, 3.6.6)
  breakthrough              -1 secondo test dopo la carica; se --after
                            breakthrough (3.5.8)
  demoralised               -2 demoralizzata; se --state demoralised; oppure
                            --state retreat e --ruling
                            retreat-counts-demoralised=yes (3.4.4, 3.6.6)
  bloodlust                 +2 in Sete di Sangue; se --state bloodlust (3.4.4,
                            3.6.6)
  in-square                 +1 in quadrato; se --formation square e --arm
                            infantry (3.4.4, 3.6.6)
  heroic-leader             +3 Condottiero o Generale eroico; se --leader heroic
                            (3.4.4, 3.6.6)
                            vale solo la prima del gruppo 'leaders'
  leader                    +2 Generale o Condottiero; se --leader general
                            (3.4.4, 3.6.6)
                            vale solo la prima del gruppo 'leaders'
  mounted-colonel           +1 Colonnello a cavallo; se --colonel e --arm
                            infantry (3.4.4, 3.6.6)
                            vale solo la prima del gruppo 'leaders'
  officer-present           +1 Comandante o Ufficiale; se --commander; oppure
                            --officer; oppure --sergeant e --after fire, retreat
                            e --arm artillery (3.4.4, 3.6.6)
  colours-present           +1 Alfiere; se --colours; salvo --lost-colours e
                            --after melee, breakthrough e --ruling
                            colours-lost-with-one-left=minus-only (3.4.4, 3.6.6)
  musicians-present         +1 Musici; se --musician (3.4.4, 3.6.6)
  charismatic-near          +1 Personaggio Carismatico; se --charismatic; salvo
                            --ruling charismatic-in-morale=no e --after melee,
                            breakthrough (4.10)
  army-standard-near        +1 Stendardo dell'Esercito; se --army-standard
                            (4.11)
  bloodlust                 Sete di Sangue: disciplinata 12.., irregolare 10..,
                            fanatica 9.. (3.4.4, 3.6.6)
  ok                        OK: disciplinata 6..11, irregolare 7..9, fanatica
                            7..8 (3.4.4, 3.6.6)
  demoralised               demoralizzata: disciplinata 4..5, irregolare 5..6,
                            fanatica 5..6 (3.4.4, 3.6.6)
  retreat                   arretramento: disciplinata 2..3, irregolare 3..4,
                            fanatica 3..4 (3.4.4, 3.6.6)
  rout                      fuga: disciplinata ..1, irregolare ..2, fanatica ..2
                            (3.4.4, 3.6.6)
  disciplined               colonna: disciplinata; se --type disciplined
  irregular                 colonna: irregolare; se --type irregular
  fanatic                   colonna: fanatica; se --type fanatic

Conseguenze
  - la reazione resta finché l'Unità non è influenzata (3.4.5): se reaction ok e
    --state bloodlust, demoralised, retreat e --ruling ok-result=keeps-reaction
    e --after fire, melee, breakthrough
  - a tutta velocità contro il nemico visibile più vicino, fino al contatto; non
    rallenta, non si riorganizza, non cambia formazione (3.4.5, 3.5.2): se
    state-after bloodlust e --after fire, melee, retreat, square; salvo --arm
    artillery
  - può restare ferma e deve sparare ogni turno finché ha salve; poi lascia i
    pezzi e carica come la fanteria (3.4.5): se state-after bloodlust e --after
    fire, melee, retreat e --arm artillery; salvo --formation column e --ruling
    bloodlust-limbered=stay
  - se è in colonna, prima si mette in batteria, nel round 3 (3.3.2, 3.4.5): se
    state-after bloodlust e --after fire, melee, retreat e --arm artillery e
    --formation column e --ruling bloodlust-limbered=unlimber
  - se è in colonna, non può mettersi in batteria e non spara (3.3.2, 3.4.5): se
    state-after bloodlust e --after fire, melee, retreat e --arm artillery e
    --formation column e --ruling bloodlust-limbered=stay
  - continua a combattere con le penalità; mettete i due segnalini (3.4.5): se
    state-after demoralised e --after fire, melee, retreat; oppure state-after
    demoralised e --after breakthrough e --ruling
    breakthrough-second-state=applies
  - mezzo movimento all'indietro nella fase di movimento del turno seguente, poi
    si ripete il test (3.4.5, 3.5.1): se state-after retreat e --after fire,
    melee, retreat, breakthrough; salvo breaking-through 1
  - il quadrato arretra dal lato opposto al nemico; senza spazio, o se avvolto,
    è distrutto (3.4.5): se state-after retreat e --after fire, melee, retreat e
    --formation square
  - se non ha chi la muove resta ferma, ma ripete comunque il test (3.4.5): se
    state-after retreat e --after fire, melee, retreat e --arm artillery
  - senza spazio arretra finché può; oltre il bordo del tavolo è in fuga
    (3.4.5): se state-after retreat e --after fire, melee, retreat, breakthrough
    e --formation column, attack-column, line e --ruling retreat-off-table=fled;
    salvo breaking-through 1
  - senza spazio arretra finché può, al massimo fino al bordo del tavolo
    (3.4.5): se state-after retreat e --after fire, melee, retreat, breakthrough
    e --formation column, attack-column, line e --ruling
    retreat-off-table=stops; salvo breaking-through 1
  - si disingaggia; il nemico non la segue, salvo che lo imponga il suo stato o
    il suo ordine (3.4.5): se state-after retreat e --after melee; salvo
    breaking-through 1
  - se una Cavalleria la ingaggia, è distrutta (3.4.5, 3.5.1): se state-after
    retreat e --after fire, melee, retreat, breakthrough; salvo breaking-through
    1
  - con una Cavalleria a contatto è subito distrutta (3.4.5): se state-after
    retreat e --after melee, breakthrough e --ruling
    retreat-cavalry-in-melee=yes
  - segue di nuovo l'ordine del suo Comando, ancora disorganizzata (3.5.1): se
    reaction ok e --after retreat
  - lascia il tavolo con chi vi è unito; un Generale con lei può subito
    influenzarla; se fugge anche lui: Test di Comando nel round 8 (3.4.5, 3.8):
    se reaction rout e --after fire, melee, retreat, square
  - lascia il tavolo con chi vi è unito, senza essere respinta; un Generale con
    lei può subito influenzarla; se fugge anche lui: Test di Comando nel round 8
    (3.4.5, 3.5.8, 3.8): se reaction rout e --after breakthrough e --ruling
    breakthrough-second-state=applies
  - respinta di 10 cm in linea retta; la colonna la segue a contatto; se urta
    Unità amiche: collisione (3.5.8): se reaction demoralised, retreat e --after
    breakthrough; oppure reaction rout e --after breakthrough e --ruling
    breakthrough-second-state=push-only
  - la linea tiene (3.5.8): se reaction bloodlust, ok e --after breakthrough
  - il quadrato tiene e perde l'eventuale disorganizzazione; la cavalleria
    arretra di 5 cm, disorganizzata, senza mischia; il suo Generale può ordinare
    OPPORRE nel prossimo round 2 (3.2.2, 3.5.8): se reaction ok e --after square
    e --ruling square-already-demoralised=result; oppure reaction ok e --after
    square e --state ok, bloodlust, retreat; oppure reaction bloodlust e --after
    square e --ruling square-bloodlust=holds e --ruling
    square-already-demoralised=result; oppure reaction bloodlust e --after
    square e --ruling square-bloodlust=holds e --state ok, bloodlust, retreat
  - mischia nel round 6: tutte le miniature delle due Unità contano a contatto,
    per i dadi e per i morti; niente più linee; la cavalleria senza cavalcature
    (3.3.2, 3.5.8): se reaction demoralised e --after square; oppure reaction
    bloodlust e --after square e --ruling square-bloodlust=melee; oppure
    reaction bloodlust, ok e --after square e --state demoralised e --ruling
    square-already-demoralised=melee
  - il quadrato è subito distrutto: arretra con la cavalleria a contatto (3.4.5,
    3.5.8): se reaction retreat e --after square
  - forza non indicata: le perdite sono considerate sotto ogni percentuale
    (3.4.4, 3.6.6): se --after fire, melee, breakthrough; salvo share
  - --da-vicino non conta: vale per le salve della fanteria (3.4.4, 3.6.6): se
    --short-range e by-infantry 0
  - --sergente non conta: vale da Ufficiale solo in una batteria, --corpo
    artiglieria (1.1): se --sergeant e --after fire, retreat, square e --arm
    infantry, cavalry; oppure --sergeant e --after fire, retreat e senza --arm
  - una batteria fa il test solo se manca metà dei serventi iniziali (3.4.4,
    3.6.6): se --after fire e --arm artillery e senza --started; salvo
    share-of-present 50..

Non ammesso
  - nessun test: alla batteria resta più di metà dei serventi (3.4.4): se
    gunners-left-share >50
  - nessun test: un'Unità in arretramento ingaggiata dalla cavalleria è
    distrutta (3.4.5): se --after square e --state retreat
  - solo la fanteria si dispone in quadrato o in colonna in attacco (3.3.2): se
    --formation attack-column, square e --arm cavalry, artillery
  - nessun test: dell'Unità non resta nessuno: se left ..0
  - nessun test: dell'Unità non resta nessuno: se --lost-percent 100..
  - nessun test: non ci sono superstiti: se --ruling losses-base=survivors e
    strength ..0 e --after fire e --of
  - una quota dei superstiti richiede --perdute e --su: se --ruling
    losses-base=survivors e --after fire e --lost-percent
  - nessun test: non ci sono perdite: se --lost 0; oppure --lost-percent 0
  - nessun secondo test: la linea non ha perduto più di quanto ha inflitto
    (3.5.8): se --after breakthrough e balance 0..

Test che seguono
  - morale: Test di Sfondamento: se breaking-through 1; salvo state-after rout
  - morale: dopo il movimento all'indietro: se state-after retreat e --after
    fire, melee, retreat, breakthrough; salvo breaking-through 1
  - influence: il suo Generale può trattenerla subito: se state-after rout e
    --leader general, heroic
  - influence: chi comanda può influenzarla (a scelta): salvo --after square e
    reaction retreat

Letture, prima quella in vigore
  retreat-counts-demoralised F-02: no | yes
  ok-result                 F-03: restores | keeps-reaction
  order-under-reaction      F-04: counts | ignored
  state-replaced            F-05: newest | worst
  losses-thresholds         F-75: worse | both
  losses-base               F-76: start-of-phase | survivors
  leaders                   F-79: add | best-only
  charismatic-in-morale     F-83: yes | no
  retreat-off-table         F-86: fled | stops
  retreat-cavalry-in-melee  F-87: no | yes
  breakthrough-second-state F-95: applies | push-only
  square-bloodlust          F-97: holds | melee
  square-already-demoralised F-98: result | melee
  colours-lost-with-one-left F-127: both | minus-only
  morale-thresholds         F-130: worse | both
  bloodlust-limbered        F-149: unlimber | stay

$ nfw table scuot
2> nfw: table 'scuot': no such table; 'nfw table' lists them; did you mean 'scout'?
? 2

$ nfw rulings F-75
F-75 losses-thresholds, 3.4.4
  Losses above half: −3 alone, or −1 as well?

  worse               −3 alone when more than half is lost [in force]
  both                −1 and −3, −4 in all

  Two limits of one measure do not add up.
  --ruling losses-thresholds=both

$ nfw rulings losses-thresholds --lang it
F-75 losses-thresholds, 3.4.4
  Perdite oltre la metà: solo −3, o anche −1?

  worse               solo −3 quando è perduta più della metà [in vigore]
  both                −1 e −3, −4 in tutto

  Due soglie della stessa misura non si sommano.
  --ruling losses-thresholds=both

$ nfw rulings F-71
F-71 hits-equal-models, 3.4.3, 3.6.5
  As many mortal hits as models: what happens?

  * each model takes one hit, and rolls its save if it has one; the colours die
    with their unit [in force]

  It follows from the ordinary rules.

$ nfw rulings adc-limit
F-11 adc-limit, 1.1
  How many ADCs, scouts and messengers together, may an army have?

  two-per-command     at most twice the number of commands, both kinds together
                      [in force]
  one-per-command     at most the number of commands, both kinds together
  -                   at most the number of commands for each of the two kinds

  Only the second half of the sentence is a cap; the first would make it
  pointless.
  --ruling adc-limit=one-per-command

$ nfw rulings F-999
2> nfw: rulings 'F-999': no such ruling; 'nfw rulings' lists them; did you mean 'F-99'?
? 2

$ nfw rulings | head -n 12
F-01   Which rule stands behind names that the book never defines? (3.2.1,
       3.3.2, 3.4.2, 3.4.5, 3.5.4, 3.5.5, 3.5.6, 3.6.1)
F-02   Does a retreating unit also count as demoralised in the lists of
       modifiers? (3.2.2, 3.4.3, 3.4.4, 3.4.5, 3.6.6, 3.7) --ruling
       retreat-counts-demoralised=no|yes
F-03   A unit under a reaction tests and gets OK: what becomes of it? (3.4.4,
       3.4.5, 3.5.8, 3.6.6) --ruling ok-result=restores|keeps-reaction
F-04   Do the lines for orders count for a unit whose reaction makes it ignore
       its orders? (3.4.5, 3.6.5, 3.6.6) --ruling
       order-under-reaction=counts|ignored
F-05   A new reaction milder than the present one: does the unit improve?
       (3.4.5, 3.8) --ruling state-replaced=newest|worst

$ nfw rulings | grep -c .
260

$ nfw --help
Usage: nfw [--rules RULESET] TEST [flags]
Rulesets: fucilier guaitana future campaign

Tests of Fucilier Wars ('nfw list' says what each resolves)
  muster  cost  scout  terrain  deploy  first-turn  speech  reinforce  order
  formation  range  fire  save  morale  initiative  move  expand  ford  melee
  duel  colours  influence  command-test  victory

Other commands
  roll EXPR...      plain dice: 3d6, 2d6-2, 1/2d6, 4d6kh3
  help [COMMAND]    what a test takes: each flag, its effect, its chapter
  list              the tests of the ruleset, and what each resolves
  table [NAME]      the whole table of a test, or one for reference such as turn
  find WORDS        whatever has these words, in all rulebooks, both languages
  check FILE        is a file of house rules sound, and what does it change
  rulings [ID]      questions the book leaves open, and how they are read
  completion SHELL  a script that completes commands and flags: bash, zsh, fish

Options ('nfw help TEST' and 'man nfw' explain them)
  --rules RULESET  --house FILE  --seed N  --dice LIST  --ask  --odds
  --then TEST ...  --vary FLAG=A..B[:STEP]  --show KEY[=R]  --csv
  --limit N|all  --in-force  --repeat N  --json  -q, --quiet  --expect R[,R...]
  --lang en|it  --ruling ID=VALUE  --color auto|always|never  -h, --help
  -V, --version

$ nfw --help --lang it
Uso: nfw [--rules REGOLAMENTO] TEST [opzioni]
Regolamenti: fucilier guaitana future campaign

Test di Fucilier Wars ('nfw list' dice che cosa risolvono)
  muster  cost  scout  terrain  deploy  first-turn  speech  reinforce  order
  formation  range  fire  save  morale  initiative  move  expand  ford  melee
  duel  colours  influence  command-test  victory

Altri comandi
  roll ESPR...      dadi semplici: 3d6, 2d6-2, 1/2d6, 4d6kh3
  help [COMANDO]    che cosa vuole un test: ogni opzione, effetto e capitolo
  list              i test del regolamento, e che cosa risolvono
  table [NOME]      la tabella completa di un test, o una da consultare: turn
  find PAROLE       tutto ciò che ha queste parole, in ogni regolamento e lingua
  check FILE        se un file di regole della casa è corretto, che cosa cambia
  rulings [ID]      domande che il libro lascia aperte, e come si leggono
  completion SHELL  uno script che completa comandi e opzioni: bash, zsh, fish

Opzioni ('nfw help TEST' e 'man nfw' le spiegano)
  --rules REGOLAMENTO  --house FILE  --seed N  --dice ELENCO  --ask  --odds
  --then TEST ...  --vary OPZIONE=A..B[:PASSO]  --show CHIAVE[=R]  --csv
  --limit N|all  --in-force  --repeat N  --json  -q, --quiet  --expect R[,R...]
  --lang en|it  --ruling ID=VALORE  --color auto|always|never  -h, --help
  -V, --version

$ nfw reinforce --help
Reinforcements, Fucilier Wars 3.1.1
does a command arrive, and from which side

Usage: nfw reinforce --cv N --turn N [flags]

The leader
  --cv N                  command value of its general [required]; +2
                          general-cv-5 (3.1.1), +1 general-cv-4 (3.1.1), -1
                          general-cv-2 (3.1.1), -2 general-cv-1 (3.1.1)

The command
  --turn N                turn of the battle [required] (3.1.1)

Common options
  --rules RULESET         the rulebook to play by (environment: NFW_RULES)
  --house FILE            house rules, laid over the book; once or more
                          (environment: NFW_HOUSE)
  --seed N                repeats the dice of an earlier roll
  --dice LIST             your own dice, in the order rolled; - reads them from
                          standard input
  --ask                   asks for each roll when it is due
  --odds                  the exact probabilities instead of a roll
  --then TEST ...         the test that follows, with its own flags after it
  --vary FLAG=A..B[:STEP] exact odds for each value of a flag (or FLAG=a,b,c;
                          FLAG: all it has); once or twice
  --show KEY[=R]          with --vary: a mean (kills) or a probability
                          (kills=3+, reaction=rout)
  --csv                   with --odds, --repeat, --vary or table:
                          comma-separated values
  --repeat N              that many resolutions, summarised
  --json                  one JSON object on one line
  -q, --quiet             only the outcome, a word a line
  --expect R[,R...]       exit status 0 if the outcome is one of these, else 1
  --lang en|it            language (environment: NFW_LANG)
  --ruling ID=VALUE       plays a ruling the other way; may stand several times
  --color auto|always|never colours in the report
  -h, --help              this help
  -V, --version           the version

$ nfw fire --help | sed '/^Common options/,$d'
Fire, Fucilier Wars 3.4.3
one volley: hits, mortal hits, characters struck, saves

Usage: nfw fire [--shooters N] [--value N] [--pounder N] --range WHICH |
    --distance CM [flags]

Weapon and range
  --weapon WHICH          what they fire: musket, bow, mounted, mounted-bow,
                          cannon, howitzer [musket]; -1 artillery-vs-artillery
                          (3.4.3), +1 artillery-vs-troops (3.4.3), -1
                          light-cover (3.4.3), -2 heavy-cover (3.4.3)
  --pounder N             pounds of the cannon's shot [required with --weapon
                          cannon and --distance] (3.4.3)
  --ammo WHICH            what the guns are loaded with: ball, canister, shell
                          [ball with --weapon cannon, shell with --weapon
                          howitzer]; -1 light-cover (3.4.3), -2 heavy-cover
                          (3.4.3)
  --range WHICH           range band of the target: point-blank, short, long
                          [required]; -1 long-range (3.4.3), +2 point-blank
                          (3.4.3)
  --distance CM           distance of the target in cm, instead of --range
                          (3.4.3)
  --indirect              over a unit or an obstacle; -2 indirect-fire (3.4.3)
  --strength N            Strength of the weapon (+N to kill); +strength (3.4.3)

The shooters
  --shooters N            figures that fire, with sight of the target [required
                          with --weapon musket, bow, mounted, mounted-bow]
                          (3.4.3)
  --value N               points of Value of the guns that fire; of each figure
                          by ruling F-160 alone [required with --weapon cannon,
                          howitzer] (3.4.3)
  --figures N             figures of the whole unit, else those who fire; of a
                          battery, its gunners (3.4.3)
  --quality WHICH         quality of the unit that fires: elite, veteran,
                          average, poor [average] (3.4.3)
  --formation WHICH       formation of the unit that fires: column,
                          attack-column, line, square, limbered, battery (3.4.3)
  --state WHICH           state of the unit that fires: ok, bloodlust,
                          demoralised, retreat [ok]; -1 demoralised-or-bloodlust
                          (3.4.3), -1 retreating (3.4.3)
  --disorganised          the unit that fires is disorganised [taken as given
                          with --state demoralised, retreat]; -1 disorganised
                          (3.4.3)
  --sharpshooter          a sharpshooter is among them (4.4)

May it fire?
  --order WHICH           order of its command: attack, hold, oppose (3.4.2)
  --reply                 it answers the fire of its target, after its own
                          losses test (3.4.2)
  --no-losses             the fire that it answers cost it nobody: no losses
                          test (3.4.2)
  --ranks N               ranks that fire: up to 3, mounted 2, of a square all
                          (3.4.2)
  --front                 of a square: the side that fires is its front (3.3.2)
  --engaged               it is engaged in melee; a square: on one side, by the
                          target (3.3.2)
  --contact N             figures of that side in contact (asked only by ruling
                          F-51) (3.3.2)
  --enveloped             it is enveloped, or engaged on more than one side
                          (3.3.2)
  --prone                 it lies prone (3.4.2)
  --wading                it is wading (3.5.10)
  --on-bridge             it is crossing a bridge (3.5.10)
  --not-nearest           another enemy in sight is nearer than the target
                          (3.2.1, 3.4.3)
  --target-friends CM     distance of the target from the nearest unit of its
                          army (3.4.3)
  --target-friends-hidden the shooters do not see that unit (asked only by
                          ruling F-63) (3.2.1)
  --target-engaged        the target is in melee (asked only by ruling F-62)
                          (3.4.2)

The target
  --target WHICH          what is fired at: infantry, cavalry, artillery,
                          individual [infantry]; -1 artillery-vs-artillery
                          (3.4.3), +1 artillery-vs-troops (3.4.3), +1
                          target-in-square (3.4.3)
  --target-formation WHICH formation of the target: column, attack-column, line,
                          square [line]; +1 target-in-square (3.4.3)
  --target-figures N      figures of the target; of a battery, its gunners
                          (3.4.3)
  --target-started N      gunners of the battery at the start of the battle
                          (3.4.4)
  --target-leader WHICH[,...] what his death means to his army: a command test:
                          general, cinc, charismatic, standard (3.8)
  --target-armour WHICH   armour of the target: none, cuirass, shield [none]
                          (3.4.3)
  --target-resistance N   Resistance of the target (-N to kill);
                          -target-resistance (3.4.3)
  --cover WHICH           cover of at least half the target: none, light, heavy
                          [none]; -1 light-cover (3.4.3), -2 heavy-cover (3.4.3)
  --target-save N         save of the target: 2D6 must be higher (3.4.3)
  --target-saving N       figures that have the save, where not all do (3.4.3)
  --target-wounds N       Wounds of each: failed saves that it survives (3.4.3)
  --target-marks N        Wounds that they have lost before, all together
                          (3.4.3)

$ nfw morale --help --lang it
Morale, Fucilier Wars 3.4.4
Test delle Perdite dopo il fuoco, Test di Morale dopo il combattimento,
ripetizioni

Uso: nfw morale --dopo QUALE [--perdute N] [--inflitte N] [opzioni]

Perché si fa il test
  --dopo QUALE            che cosa obbliga l'Unità al test: fuoco,
                          combattimento, arretramento, quadrato, sfondamento
                          [obbligatoria]; -3 losses-over-50 (3.4.4, 3.6.6), -1
                          losses-this-turn (3.4.4, 3.6.6), -1 artillery-fire
                          (3.4.4, 3.6.6), -1 canister (3.4.4, 3.6.6), -1
                          infantry-short-range (3.4.4, 3.6.6), -3 losses-50
                          (3.4.4, 3.6.6), -1 losses-25 (3.4.4, 3.6.6), -1
                          order-oppose (3.4.4, 3.6.6), +1 order-hold (3.4.4,
                          3.6.6), -1 colours-lost (3.4.4, 3.6.6), -1
                          breakthrough (3.5.8), +1 officer-present (3.4.4,
                          3.6.6)

Perdite
  --perdute N             miniature perdute in questa fase [obbligatoria con
                          --dopo combattimento, sfondamento] (3.4.4, 3.6.6)
  --su N                  miniature all'inizio della fase (3.4.4, 3.6.6)
  --iniziali N            serventi della batteria all'inizio della battaglia
                          (3.4.4, 3.6.6)
  --percentuale-perduta P percentuale perduta, invece di --su (3.4.4, 3.6.6)
  --inflitte N            miniature perdute da tutte le Unità della parte nemica
                          nel combattimento [obbligatoria con --dopo
                          combattimento, sfondamento] (3.6.6)
  --perdute-dalla-parte N miniature perdute da tutte le Unità della sua parte
                          nel combattimento, altrimenti --perdute [--perdute con
                          --dopo combattimento, sfondamento] (3.6.2)
  --caricata-da-colonna   primo turno: caricata da una colonna in attacco non
                          disorganizzata (3.5.8)
  --da-vicino             salve della fanteria da corta distanza; -1
                          infantry-short-range (3.4.4, 3.6.6)
  --da QUALE[,...]        da che cosa vengono le perdite: fucileria,
                          artiglieria, mitraglia [fucileria con --da-vicino]; -1
                          artillery-fire (3.4.4, 3.6.6), -1 canister (3.4.4,
                          3.6.6), -1 infantry-short-range (3.4.4, 3.6.6)

L'Unità
  --qualita QUALE         Qualità dell'Unità: élite, veterana, media, scadente
                          [media]; +2 quality-elite (3.4.4, 3.6.6), +1
                          quality-veteran (3.4.4, 3.6.6), -1 quality-poor
                          (3.4.4, 3.6.6)
  --tipo QUALE            tipo dell'Unità: quale colonna delle reazioni:
                          disciplinata, irregolare, fanatica [disciplinata]
                          (3.4.4, 3.6.6)
  --stato QUALE           stato prima del test: ok, sete-di-sangue,
                          demoralizzata, arretramento [arretramento con --dopo
                          arretramento, ok]; -2 demoralised (3.4.4, 3.6.6), +2
                          bloodlust (3.4.4, 3.6.6)
  --disorganizzata        l'Unità è disorganizzata [data per presente con
                          --stato demoralizzata, arretramento] (3.4.4, 3.6.6)
  --ordine QUALE          ordine del suo Comando: attaccare, attendere, opporre;
                          -1 order-oppose (3.4.4, 3.6.6), +1 order-hold (3.4.4,
                          3.6.6)
  --formazione QUALE      formazione dell'Unità: colonna, colonna-in-attacco,
                          linea, quadrato [quadrato con --dopo quadrato, linea];
                          +1 in-square (3.4.4, 3.6.6)
  --corpo QUALE           che cos'è l'Unità: fanteria, cavalleria, artiglieria
                          [fanteria con --dopo quadrato; oppure --formazione
                          colonna-in-attacco, quadrato; oppure
                          --caricata-da-colonna; oppure --colonnello,
                          artiglieria con --iniziali]; +1 in-square (3.4.4,
                          3.6.6), +1 mounted-colonel (3.4.4, 3.6.6), +1
                          officer-present (3.4.4, 3.6.6)

Chi è presente
  --chi-comanda QUALE[,...] chi comanda ed è a contatto con l'Unità: nessuno,
                          generale, eroico [nessuno]; +3 heroic-leader (3.4.4,
                          3.6.6), +2 leader (3.4.4, 3.6.6)
  --colonnello            Colonnello a cavallo (fanteria); +1 mounted-colonel
                          (3.4.4, 3.6.6)
  --comandante            il Comandante è vivo; +1 officer-present (3.4.4,
                          3.6.6)
  --ufficiale             l'Ufficiale subalterno è vivo; +1 officer-present
                          (3.4.4, 3.6.6)
  --sergente              il Sergente di una batteria: vale da Ufficiale nel
                          Test delle Perdite; +1 officer-present (3.4.4, 3.6.6)
  --alfiere               almeno un Alfiere; +1 colours-present (3.4.4, 3.6.6)
  --musico                almeno un Musico; +1 musicians-present (3.4.4, 3.6.6)
  --carismatico           Personaggio Carismatico entro 20 cm (30 se tocca lo
                          Stendardo); +1 charismatic-near (4.10)
  --stendardo-esercito    Stendardo dell'Esercito entro 20 cm, non a contatto
                          col Carismatico; +1 army-standard-near (4.11)
  --stendardo-perduto     l'Unità ha perduto uno stendardo in questa battaglia;
                          -1 colours-lost (3.4.4, 3.6.6)

Opzioni comuni
  --rules REGOLAMENTO     il regolamento (ambiente: NFW_RULES)
  --house FILE            regole della casa, sopra quelle del libro; una o più
                          volte (ambiente: NFW_HOUSE)
  --seed N                ripete i dadi di un tiro precedente
  --dice ELENCO           i vostri dadi, nell'ordine dei tiri; - li legge dallo
                          standard input
  --ask                   chiede ogni tiro quando serve
  --odds                  le probabilità esatte invece di un tiro
  --then TEST ...         il test che segue, con le sue opzioni
  --vary OPZIONE=A..B[:PASSO] probabilità esatte per ogni valore di un'opzione
                          (o OPZIONE=a,b,c; OPZIONE: tutti); una o due volte
  --show CHIAVE[=R]       con --vary: una media (kills) o una probabilità
                          (kills=3+, reaction=rout)
  --csv                   con --odds, --repeat, --vary o table: valori separati
                          da virgole
  --repeat N              altrettante risoluzioni, riassunte
  --json                  un oggetto JSON su una riga
  -q, --quiet             solo l'esito, una parola per riga
  --expect R[,R...]       stato d'uscita 0 se l'esito è uno di questi,
                          altrimenti 1
  --lang en|it            lingua (ambiente: NFW_LANG)
  --ruling ID=VALORE      gioca una lettura diversa; si può ripetere
  --color auto|always|never colori nel resoconto
  -h, --help              questo aiuto
  -V, --version           la versione

# Built in a checkout, the commit follows: "nfw 0.1.0 (0123abc)".
$ nfw --version | cut -d' ' -f-2
nfw 0.1.0
