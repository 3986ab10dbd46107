# Whatever is read may come from another system: lines that end in a carriage return, too, and a mark
# of UTF-8 before the first.

$ sed -i 's/$/\r/; 1s/^/\xef\xbb\xbf/' turin.toml; nfw muster turin.toml | tail -n 1
Result     legal, 950 points

$ sed -i 's/$/\r/; 1s/^/\xef\xbb\xbf/' club.toml; nfw fire --house club.toml 1 long high-ground --dice 5,3,1 -q
1

$ sed -i 's/$/\r/; 1s/^/\xef\xbb\xbf/' skirmish/*.toml; nfw --house skirmish --rules skirmish dash --speed 2 --dice 4 -q
reached

$ mkdir -p .config/nfw; printf '\357\273\277lang = "it"\r\n' >.config/nfw/config.toml; nfw fire 1 long --dice 1 | head -n 1
Fuoco, Fucilier Wars 3.4.3

$ nfw battle new a.battle turin.toml marsin.toml >/dev/null; sed -i 's/$/\r/' a.battle; nfw note late; nfw verify | head -n 1
Applied    [1] noted
a.battle: 1 entry, each as its dice and all before it make it

$ printf '\357\273\2776 1 3 4\r\n3\r\n2\r\n' | nfw fire 4 long --dice - -q
1

$ printf '\357\273\277fire 4 long --dice 6,1,3,4,3,2\r\nroll 1d6 --dice 3\r\n' | nfw batch | grep -o '"line":[12],"status":0'
"line":1,"status":0
"line":2,"status":0

$ printf '\357\273\2776134\r\n3\r\n2\r\n' | nfw fire 4 long --ask -q
1
2> To hit: 4 dice (1-6, 6+): To kill: 1 die (1-6, 3+): Characters: 1 die (1-6, 6+): typed: --dice 6,1,3,4,3,2
