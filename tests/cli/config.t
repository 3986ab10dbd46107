# What a player sets once; flags and the environment win over it.

$ mkdir -p config/nfw; printf 'rules = "guaitana"\nlang = "it"\n' > config/nfw/config.toml; nfw list | head -3; nfw list --lang en | head -1; NFW_RULES=fucilier nfw list | head -1; nfw list --rules fucilier | head -1; NFW_LANG=en LC_ALL=it_IT nfw list | head -1; LC_ALL=en_GB nfw list | head -1
Guaitana Capitano, versione di prova 1.4

  muster         se un elenco dell'esercito è in ordine, e che cosa dice (Tipi
Guaitana Capitano, trial version 1.4
Naran Fucilier Wars, agosto 2012
Naran Fucilier Wars, agosto 2012
Guaitana Capitano, trial version 1.4
Guaitana Capitano, versione di prova 1.4

$ mkdir -p config/nfw; cp club.toml config/nfw; printf 'house = "club.toml"\n' > config/nfw/config.toml; nfw fire --shooters 1 --range short --high-ground --dice 1 | head -2; nfw fire --shooters 1 --range short --high-ground --dice 1 --house none
Fire, Fucilier Wars 3.4.3
House      config/nfw/club.toml
2> nfw: fire has no option '--high-ground'
? 2

$ mkdir -p config/nfw; printf 'house = ["club.toml"]\n' > config/nfw/config.toml; nfw list
2> nfw: config.toml: config/nfw/club.toml: no such file
? 2

$ mkdir -p config/nfw; printf 'color = "always"\n' > config/nfw/config.toml; nfw morale --after fire --lost 1 --dice 6 | head -1 | od -c | head -1; nfw morale --after fire --lost 1 --dice 6 --color never | head -1
0000000 033   [   1   m   M   o   r   a   l   e   ,       F   u   c   i
Morale, Fucilier Wars 3.4.4

$ mkdir -p config/nfw; printf 'rules = "guaitano"\n' > config/nfw/config.toml; nfw list
2> nfw: config.toml: rules 'guaitano': allowed are fucilier, guaitana, future, campaign; did you mean 'guaitana'?
? 2

$ mkdir -p config/nfw; printf 'langage = "it"\nlang = "fr"\ncolor = 3\nhouse = [1]\n' > config/nfw/config.toml; nfw list
2> nfw: config/nfw/config.toml:1:1: unknown key 'langage': allowed are rules, lang, color, house; did you mean 'lang'?
2> 1 | langage = "it"
2>   | ^
2> nfw: config/nfw/config.toml:2:8: lang 'fr': allowed are en, it
2> 2 | lang = "fr"
2>   |        ^
2> nfw: config/nfw/config.toml:3:9: 'color' must be a text
2> 3 | color = 3
2>   |         ^
2> nfw: config/nfw/config.toml:4:10: 'house' must be a file, or a list of files
2> 4 | house = [1]
2>   |          ^
? 2

$ mkdir -p config/nfw; printf 'lang = it\n' > config/nfw/config.toml; nfw list
2> nfw: config/nfw/config.toml:1:9: Error while parsing floating-point: expected 'inf', saw 'it'
2> 1 | lang = it
2>   |         ^
? 2

$ mkdir -p config/nfw/config.toml; nfw list
2> nfw: config/nfw/config.toml: is a folder, not a file
? 2

$ mkdir -p home/.config/nfw; printf 'lang = "it"\n' > home/.config/nfw/config.toml; env -u XDG_CONFIG_HOME HOME=home nfw list | head -1
Naran Fucilier Wars, agosto 2012

$ mkdir -p config/nfw; printf 'x = 1\n' > config/nfw/config.toml; nfw --version | cut -d' ' -f-2; nfw list
nfw 0.1.0
2> nfw: config/nfw/config.toml:1:1: unknown key 'x': allowed are rules, lang, color, house
2> 1 | x = 1
2>   | ^
? 2

$ printf 'file' > blocked; XDG_CONFIG_HOME=blocked nfw list | head -1
Naran Fucilier Wars, August 2012
