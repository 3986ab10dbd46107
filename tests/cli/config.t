# What a player sets once; flags and the environment win over it.

$ mkdir -p .config/nfw; printf 'rules = "guaitana"\nlang = "it"\n' > .config/nfw/config.toml; nfw list | head -3; nfw list --lang en | head -1; NFW_RULES=fucilier nfw list | head -1; nfw list --rules fucilier | head -1; NFW_LANG=en LC_ALL=it_IT nfw list | head -1; LC_ALL=en_GB nfw list | head -1
Guaitana Capitano, versione di prova 1.4

  muster         Elenco dell'esercito: se un elenco dell'esercito è in ordine, e
Guaitana Capitano, trial version 1.4
Naran Fucilier Wars, agosto 2012
Naran Fucilier Wars, agosto 2012
Guaitana Capitano, trial version 1.4
Guaitana Capitano, versione di prova 1.4

$ mkdir -p .config/nfw; cp club.toml .config/nfw; printf 'house = "club.toml"\n' > .config/nfw/config.toml; nfw fire --shooters 1 --range short --high-ground --dice 1 | head -2; nfw fire --shooters 1 --range short --high-ground --dice 1 --house none
Fire, Fucilier Wars 3.4.3
House      ./.config/nfw/club.toml
2> nfw: fire has no option '--high-ground'
? 2

$ mkdir -p .config/nfw; printf 'house = ["club.toml"]\n' > .config/nfw/config.toml; nfw list
2> nfw: config.toml: ./.config/nfw/club.toml: no such file
? 2

$ mkdir -p .config/nfw; printf 'color = "always"\n' > .config/nfw/config.toml; nfw morale --after fire --lost 1 --dice 6 | head -1 | od -c | head -1; nfw morale --after fire --lost 1 --dice 6 --color never | head -1
0000000 033   [   1   m   M   o   r   a   l   e   ,       F   u   c   i
Morale, Fucilier Wars 3.4.4

$ mkdir -p .config/nfw; printf 'rules = "guaitano"\n' > .config/nfw/config.toml; nfw list
2> nfw: config.toml: rules 'guaitano': allowed are fucilier, guaitana, future, campaign; did you mean 'guaitana'?
? 2

$ mkdir -p .config/nfw; printf 'langage = "it"\nlang = "fr"\ncolor = 3\nhouse = [1]\n' > .config/nfw/config.toml; nfw list
2> nfw: ./.config/nfw/config.toml:1:1: unknown key 'langage': allowed are rules, lang, color, house; did you mean 'lang'?
2> 1 | langage = "it"
2>   | ^
2> nfw: ./.config/nfw/config.toml:2:8: lang 'fr': allowed are en, it
2> 2 | lang = "fr"
2>   |        ^
2> nfw: ./.config/nfw/config.toml:3:9: 'color' must be a text
2> 3 | color = 3
2>   |         ^
2> nfw: ./.config/nfw/config.toml:4:10: 'house' must be a file, or a list of files
2> 4 | house = [1]
2>   |          ^
? 2

$ mkdir -p .config/nfw; printf 'lang = it\n' > .config/nfw/config.toml; nfw list
2> nfw: ./.config/nfw/config.toml:1:9: Error while parsing floating-point: expected 'inf', saw 'it'
2> 1 | lang = it
2>   |         ^
? 2

$ mkdir -p .config/nfw/config.toml; nfw list
2> nfw: ./.config/nfw/config.toml: is a folder, not a file
? 2

$ mkdir -p home/.config/nfw; printf 'lang = "it"\n' > home/.config/nfw/config.toml; env -u XDG_CONFIG_HOME HOME=home nfw list | head -1
Naran Fucilier Wars, agosto 2012

$ mkdir -p .config/nfw; printf 'x = 1\n' > .config/nfw/config.toml; nfw --version | cut -d' ' -f-2; nfw list
nfw 0.2.0
2> nfw: ./.config/nfw/config.toml:1:1: unknown key 'x': allowed are rules, lang, color, house
2> 1 | x = 1
2>   | ^
? 2

$ printf 'file' > blocked; XDG_CONFIG_HOME="$PWD/blocked" nfw list | head -1
Naran Fucilier Wars, August 2012

# A broken setting does not take away what plays by no rules: one warning, and on it goes.

$ export NFW_HOUSE=/nope; nfw --help | head -1; nfw fire --help | head -1; nfw help fire | head -1; nfw -q roll 3d6 --dice 1,2,3; nfw check club.toml | head -1; nfw completion bash > script; nfw --version | cut -d' ' -f1
Usage: nfw [--rules RULESET] TEST [flags or bare words: 12 short]
Fire, Fucilier Wars 3.4.3
Fire, Fucilier Wars 3.4.3
6
club.toml: sound, 4 changes
nfw
2> nfw: NFW_HOUSE '/nope': no such file; ignored
2> nfw: NFW_HOUSE '/nope': no such file; ignored
2> nfw: NFW_HOUSE '/nope': no such file; ignored

$ export NFW_HOUSE=/nope; nfw che club.toml | head -1; nfw -q rol 3d6 --dice 1,2,3
club.toml: sound, 4 changes
6

$ NFW_HOUSE=/nope nfw fire --shooters 3 --range short
2> nfw: NFW_HOUSE '/nope': no such file
? 2

$ NFW_RULES=nobody nfw roll 1d6 --dice 4; NFW_LANG=xx nfw roll 1d6 --dice 4; NFW_RULES=nobody NFW_LANG=it nfw --help | head -1; NFW_RULES=nobody nfw list; NFW_RULES=nobody nfw --version | cut -d' ' -f1
[4] = 4
[4] = 4
Uso: nfw [--rules REGOLAMENTO] TEST [opzioni o sole parole: 12 corta]
nfw
2> nfw: NFW_RULES 'nobody': allowed are fucilier, guaitana, future, campaign; ignored
2> nfw: NFW_LANG 'xx': allowed are en, it; ignored
2> nfw: NFW_RULES 'nobody': sono ammessi fucilier, guaitana, future, campaign; ignorato
2> nfw: NFW_RULES 'nobody': allowed are fucilier, guaitana, future, campaign

$ mkdir -p .config/nfw; printf 'x = 1\ny = 2\n' > .config/nfw/config.toml; nfw roll 1d6 --dice 4; nfw check club.toml | head -1; nfw list
[4] = 4
club.toml: sound, 4 changes
2> nfw: ./.config/nfw/config.toml:1:1: unknown key 'x': allowed are rules, lang, color, house; ignored
2> nfw: ./.config/nfw/config.toml:1:1: unknown key 'x': allowed are rules, lang, color, house; ignored
2> nfw: ./.config/nfw/config.toml:1:1: unknown key 'x': allowed are rules, lang, color, house
2> 1 | x = 1
2>   | ^
2> nfw: ./.config/nfw/config.toml:2:1: unknown key 'y': allowed are rules, lang, color, house
2> 2 | y = 2
2>   | ^
? 2

$ mkdir -p .config/nfw; printf 'fire.hit.modifier.long-rage.value = 1\nx = 2\n' > .config/nfw/house.toml; nfw roll 1d6 --dice 4; nfw --help | head -1; nfw complete fir
[4] = 4
Usage: nfw [--rules RULESET] TEST [flags or bare words: 12 short]
first-turn	from which turn reinforcements may come in
fire	one volley: hits, mortal hits, characters struck, saves
2> nfw: ./.config/nfw/house.toml:1:19: fire.hit.modifier.long-rage: 'en' is missing; did you mean 'long-range'?; ignored

# What the line itself says it is held to.

$ nfw roll 1d6 --house /nope; nfw --rules nobody --help
2> nfw: --house '/nope': no such file
2> nfw: --rules 'nobody': allowed are fucilier, guaitana, future, campaign
? 2

# A relative XDG_CONFIG_HOME does not count; where no folder is, none is missed.

$ mkdir -p there/nfw; printf 'lang = "it"\n' > there/nfw/config.toml; XDG_CONFIG_HOME=there nfw list | head -1; XDG_CONFIG_HOME="$PWD/there" nfw list | head -1
Naran Fucilier Wars, August 2012
Naran Fucilier Wars, agosto 2012

# What a terminal would obey does not reach it from a file's name.

$ bad=$(printf 'a\033[31m.toml'); cp club.toml "$bad"; nfw check "$bad" | head -1; nfw fire --house "$bad" --shooters 3 --range short --dice 6,6,6,6,6,1,1 | sed -n '2p;/^Next/,$p'; nfw --house "$bad.no" list; cp -r skirmish "$bad.d"; nfw check "$bad.d"; printf 'x = 1\n' > "$bad"; nfw check "$bad"
a\x1b[31m.toml: sound, 4 changes
House      a\x1b[31m.toml
Next       losses test: nfw morale --after fire --by musketry --short-range \
           --lost 2 --house $'a\033[31m.toml'
Assumed    --weapon musket --quality average --state ok --target infantry
           --target-formation line --target-armour none --cover none
2> nfw: --house 'a\x1b[31m.toml.no': no such file
2> nfw: a\x1b[31m.toml.d: the name of a folder of rules must be printable
2> nfw: a\x1b[31m.toml:1:1: 'x' must be a table
2> 1 | x = 1
2>   | ^
? 2
