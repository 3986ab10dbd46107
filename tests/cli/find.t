# Whatever has these words, in either language, best first.

$ nfw find heavy cover | head -5
  fire           To kill: -2 heavy cover; when --cover heavy and --weapon
                 musket, bow, mounted, mounted-bow; or --cover heavy and --ammo
                 canister (3.4.3)
  fire           To kill: ball or shell, heavy cover: 3+ no armour, 3+ cuirass
                 or shield; when --ammo ball, shell and --cover heavy (3.4.3)

$ nfw find copertura pesante --lang it | head -5
  fire           Uccidere: -2 copertura pesante; se --cover heavy e --weapon
                 musket, bow, mounted, mounted-bow; oppure --cover heavy e
                 --ammo canister (3.4.3)
  fire           Uccidere: palla o granata, copertura pesante: 3+ nessuna, 3+
                 corazza o scudo; se --ammo ball, shell e --cover heavy (3.4.3)

$ nfw find COPERTURÀ pesnte | head -3
  fire           To kill: -2 heavy cover; when --cover heavy and --weapon
                 musket, bow, mounted, mounted-bow; or --cover heavy and --ammo
                 canister (3.4.3)

$ nfw find F-75
  rulings F-75   Losses above half: −3 alone, or −1 as well? (3.4.4)

$ nfw find losses threshold | head -2
  rulings F-75   Losses above half: −3 alone, or −1 as well? (3.4.4)
  rulings F-130  Melee losses of 25% and 50%: is reaching them enough, and do

$ nfw --rules guaitana find jam | head -4
  jam            Jamming: whether machine guns jam as they are about to fire
                 (Tiro)
  clear          Clearing a jam: whether jammed machine guns work again (Tiro)
  rulings G-29   Does a machine gun just cleared roll for jamming too? (Tiro)

$ nfw find rifled --house club.toml
  range          Ranges, in cm: rifled musket: point-blank up to 5, short range
                 up to 25, long range up to 50; when --weapon rifled (3.4.3)
                 [club.toml]
  fire           Ranges, in cm: rifled musket: point-blank up to 5, short range
                 up to 25, long range up to 50; when --weapon rifled (3.4.3)
                 [club.toml]
  range          Ranges, in cm: musket, rifle, carbine: point-blank up to 5,
                 short range up to 15, long range up to 40; when --weapon
                 musket, rifled (3.4.3)
  fire           Ranges, in cm: musket, rifle, carbine: point-blank up to 5,
                 short range up to 15, long range up to 40; when --weapon
                 musket, rifled (3.4.3)
  fire           To kill: musket, rifle, carbine: 3+ no armour, 4+ cuirass or
                 shield; when --weapon musket, mounted, mounted-bow, rifled
                 (3.4.3)
  table munitions Munitions: muskets, rifles, carbines; volleys 6 (2.3.5)
  guaitana range Ranges, in cm: rifle, machine gun: close range up to 30, long
                 range up to 60, extreme range up to 120; when --weapon rifle,
                 machine-gun (Tiro)
  guaitana fire  Ranges, in cm: rifle, machine gun: close range up to 30, long
                 range up to 60, extreme range up to 120; when --weapon rifle
                 and --shooters; or --machine-guns and without --shooters (Tiro)
  guaitana discipline Ranges, in cm: rifle, machine gun: close range up to 30,
                 long range up to 60, extreme range up to 120; when --weapon
                 rifle, machine-gun (Tiro)
  future range   Ranges, in cm: laser rifle: short range up to 15, long range up
                 to 45; when --weapon laser-rifle (4.2)
  future fire    Ranges, in cm: laser rifle: short range up to 15, long range up
                 to 45; when --weapon laser-rifle (4.2)
  future fire    To kill: laser rifle: 2+ no armour, 2+ light, 3+ medium, 4+
                 heavy, 5+ very heavy; when --weapon laser-rifle (4.2)
  future range   Ranges, in cm: assault rifle: short range up to 15, long range
                 up to 45; when --weapon assault-rifle (4.2)
  future range   Ranges, in cm: precision rifle: short range up to 30, long
                 range up to 75; when --weapon precision-rifle (4.2)
  future fire    Ranges, in cm: assault rifle: short range up to 15, long range
                 up to 45; when --weapon assault-rifle (4.2)
  future fire    Ranges, in cm: precision rifle: short range up to 30, long
                 range up to 75; when --weapon precision-rifle (4.2)
  future fire    To kill: assault rifle: 2+ no armour, 2+ light, 3+ medium, 4+
                 heavy, 5+ very heavy; when --weapon assault-rifle (4.2)
  future fire    To kill: precision rifle: 2+ no armour, 2+ light, 3+ medium, 4+
                 heavy, 5+ very heavy; when --weapon precision-rifle (4.2)
  future melee   To kill: clubbed rifle: 3+ no armour, 4+ light, 5+ medium, 6+
                 heavy, 6+ very heavy; when --weapon clubbed-rifle (4.4)
  guaitana impulse The unit: --weapon: weapon of the units; none that has rifles
                 rolls: rifle, musket, carbine, javelin, lance [required]
                 (Movimento)
  (26 more: --limit all; another word narrows it down)

$ nfw find high ground --house club.toml
  fire           To hit: +1 high ground; when --high-ground (3.4.3) [club.toml]
  fire           The shooters: --high-ground: on high ground; +1 high-ground
                 (3.4.3)
  guaitana sight Terrain: --blocked: higher ground lies between: hill, building,
                 wood or swell (Osservazione)
  guaitana sight Consequences: higher ground lies between (Osservazione): when
                 --blocked
  future hostile The unit: --save: save: 2D6 must be higher (4.3.7)

$ nfw find F-75 --json
{"schema":1,"version":"0.1.0","find":["F-75"],"found":1,"hits":[{"rules":"fucilier","where":"rulings F-75","command":"nfw --rules fucilier rulings F-75","heading":"","id":"losses-thresholds","text":"Losses above half: −3 alone, or −1 as well? (3.4.4)","kind":"ruling","part":"F-75","label":{"en":"Losses above half: −3 alone, or −1 as well?","it":"Perdite oltre la metà: solo −3, o anche −1?"},"values":[{"column":"worse","label":{"en":"−3 alone when more than half is lost","it":"solo −3 quando è perduta più della metà"}},{"column":"both","label":{"en":"−1 and −3, −4 in all","it":"−1 e −3, −4 in tutto"}}],"ref":"3.4.4"}]}

$ nfw find quaity zzz
2> nfw: nothing has all of 'quaity zzz'; did you mean 'quality'?
? 1

$ nfw find zzz --lang it
2> nfw: niente ha tutte le parole 'zzz'
? 1

$ nfw find zzz --json
{"schema":1,"version":"0.1.0","find":["zzz"],"found":0,"hits":[]}
? 1

$ nfw find a | tail -1
  (1003 more: --limit all; another word narrows it down)

$ nfw find
2> nfw: find needs WORDS
? 2

$ nfw find cover --odds
2> nfw: --odds: goes only with a test
? 2
