# Slips of players in a battle, one after the other, in one folder.

# Nothing is due: what goes on is said.

$ nfw battle new turin.battle turin.toml marsin.toml >o; nfw due; nfw next; nfw due --lang it | tail -1
Turn 1, reserves and reinforcements
May        1 nfw scout piedmont  2 france  3 nfw hold-back centre --how  4 left
           5 gardes-francaises  6 nfw speech the-duke NAME  7 marshal-marsin
           5 gardes-francaises  6 nfw speech the-duke NOME  7 marshal-marsin
2> nfw: next: nothing is due; 'nfw due' lists what may be done

$ nfw round fire --skip >o; nfw due; nfw round fire; nfw next 30
Turn 1, fire: volleys
May        1 nfw fire guards NAME --shooters --range  2 saluzzo  3 aosta
           4 monferrato  5 gardes  6 royal  7 champagne
2> nfw: round: it is 'fire' now: 'nfw round' ends it
2> nfw: next 30: allowed are 1 to 7; the nearest is 7; 'nfw due' lists them
? 2

# Who is of the wrong side or kind is told as such.

$ nfw fire gardes royal short
2> nfw: 'royal': Royal is no enemy of his; there are guards, saluzzo, aosta, monferrato, imperial-hussars, twelve-pounders
? 2

$ nfw fire duke gardes short; nfw fire duke gardes short --lang it
2> nfw: 'duke': The Duke is 'Leader', wanted is 'Unit'; there are guards, saluzzo, aosta, monferrato, imperial-hussars, twelve-pounders, gardes, royal, champagne
2> nfw: 'duke': The Duke è 'Chi comanda', si cerca 'Unità'; ci sono guards, saluzzo, aosta, monferrato, imperial-hussars, twelve-pounders, gardes, royal, champagne
? 2

$ nfw fire nobody gardes short
2> nfw: 'nobody': nobody has this name here; there are guards, saluzzo, aosta, monferrato, imperial-hussars, twelve-pounders, gardes, royal, champagne
? 2

# A word that nobody is called by, and that the test takes, makes a line like any other.

$ nfw fire short 12 --seed 1 -q; nfw fire canister; nfw fire gards guards
3
2> nfw: fire needs --shooters with --weapon musket, bow, mounted, mounted-bow: figures that fire, with sight of the target
2> nfw: --ammo canister: goes only with --weapon cannon, howitzer
2> nfw: fire needs --range: point-blank, short, long
2> nfw: 'gards': nobody has this name here; there are guards, saluzzo, aosta, monferrato, imperial-hussars, twelve-pounders, gardes, royal, champagne; did you mean 'guards'?
? 2

# Keys by the words that are shown; no more than the list gave.

$ nfw set guards models=10 volleys-left=5 --why 'counted'; nfw set guards miniature=11 --why conto --lang it
Applied    [2] Guards: models 12 -> 10, volleys left 6 -> 5
Applicato  [3] Guards: miniature 10 -> 11

$ nfw set guards models=1200 --why slip; nfw set guards models=14 --why 'two more came' --anyway
Applied    [4] Guards: models 11 -> 14
2> nfw: models: 1200 is more than the 12 of the list; --anyway sets it all the same

$ nfw set guards model=3 --why slip
2> nfw: 'model=3': allowed are KEY=VALUE, of place, wounds-lost-by-the-living, models, lost-in-this-round, characters-struck-not-named-yet, formation, models-in-its-first-rank, state, disorganised, volleys-left, of-canister, has-fired, does-not-move-in-this-turn, commander, subaltern, sergeant, colour-bearers, musicians, sharpshooter, mounted-colonel, the-colonel-s-wound-is-lost, colours-lost-in-melee; did you mean 'models-at-the-start'?
? 2

$ nfw help round; nfw help round --lang it | head -2; nfw find -h | head -2
Usage: nfw round [ROUND]
ends the round, or all up to this one

Common options
  --rules RULESET         the rulebook to play by (environment: NFW_RULES)
  --house FILE            house rules, laid over the book; once or more
                          (environment: NFW_HOUSE)
  --battle-file FILE      the battle (environment: NFW_BATTLE; else the one
                          *.battle of this folder)
  --skip                  goes on though something might still be done
  --lang en|it            language (environment: NFW_LANG)
  --color auto|always|never colours in the report
  -h, --help              this help
  -V, --version           the version
Uso: nfw round [ROUND]
chiude il round, o tutti fino a questo
Usage: nfw find WORDS
what answers a question: modifiers, bands, rulings, chapters

# Tests by their Italian titles, and by what players say for them.

$ nfw fuoco 12 corta --seed 3 -q --lang it; nfw mischia --value 6 --seed 2 -q; nfw help combattimento | head -1; nfw --rules guaitana tiro --help | head -1
4
1
Melee, Fucilier Wars 3.6.5
Fire, Guaitana Capitano Tiro

# Commands by Italian names, too; help by either, and by a beginning.

$ nfw aiuto fuoco | head -1; nfw hel fire | head -1; nfw aiuto trova --lang it; nfw trova moschetto corta | head -1; nfw controlla x.toml; nfw trva x --lang it; nfw aiuto fire melee
Fire, Fucilier Wars 3.4.3
Fire, Fucilier Wars 3.4.3
Uso: nfw find PAROLE
che cosa risponde: modificatori, fasce, letture, capitoli
Anche: nfw trova

Opzioni comuni
  --rules REGOLAMENTO     il regolamento (ambiente: NFW_RULES)
  --house FILE            regole della casa, sopra quelle del libro; una o più
                          volte (ambiente: NFW_HOUSE)
  --all                   con table o find: anche le letture non in vigore
  --limit N|all           con find: quante righe, le migliori
  --json                  un oggetto JSON su una riga
  --lang en|it            lingua (ambiente: NFW_LANG)
  --ruling ID=VALORE      gioca una lettura diversa; si può ripetere
  --color auto|always|never colori nel resoconto
  -h, --help              questo aiuto
  -V, --version           la versione
nfw range  Range
2> nfw: x.toml: no such file
2> nfw: nessun test o comando 'trva' in fucilier; forse 'trova'?
2> nfw: help takes no 'melee'
? 2

# No language but these two.

$ NFW_LANG=de nfw list; NFW_LANG=de nfw list --lang en | head -1; LANG=de_DE nfw list | head -1
Naran Fucilier Wars, August 2012
Naran Fucilier Wars, August 2012
2> nfw: NFW_LANG 'de': allowed are en, it
