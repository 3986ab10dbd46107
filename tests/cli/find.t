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
  rulings F-75   Losses above half: −3 alone, or −1 as well? -> −3 alone when
                 more than half is lost (3.4.4)

$ nfw find losses threshold | head -2
  rulings F-75   Losses above half: −3 alone, or −1 as well? -> −3 alone when
                 more than half is lost (3.4.4)

$ nfw --rules guaitana find jam | head -4
  jam            Jamming: whether machine guns jam as they are about to fire
                 (Tiro)
  clear          Clearing a jam: whether jammed machine guns work again (Tiro)
  rulings G-29   Does a machine gun just cleared roll for jamming too? -> yes

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
  (29 more: --limit all; another word narrows it down)

$ nfw find high ground --house club.toml
  fire           To hit: +1 high ground; when --high-ground (3.4.3) [club.toml]
  fire           The shooters: --high-ground: on high ground; +1 high-ground
                 (3.4.3)
  guaitana sight Terrain: --blocked: higher ground lies between: hill, building,
                 wood or swell (Osservazione)
  guaitana sight Consequences: higher ground lies between (Osservazione): when
                 --blocked
  guaitana table visibility Who is seen: Nobody is seen beyond higher ground:
                 hill, building, wood, swell. (Osservazione)
  future hostile The unit: --save: save: 2D6 must be higher (4.3.7)

$ nfw find F-75 --json
{"schema":1,"version":"0.1.0","find":["F-75"],"partial":false,"found":1,"hits":[{"rules":"fucilier","where":"rulings F-75","command":"nfw --rules fucilier rulings F-75","heading":"","id":"losses-thresholds","text":"Losses above half: −3 alone, or −1 as well? -> −3 alone when more than half is lost (3.4.4)","in_force":{"en":"−3 alone when more than half is lost","it":"solo −3 quando è perduta più della metà"},"kind":"ruling","part":"F-75","label":{"en":"Losses above half: −3 alone, or −1 as well?","it":"Perdite oltre la metà: solo −3, o anche −1?"},"values":[{"column":"worse","label":{"en":"−3 alone when more than half is lost","it":"solo −3 quando è perduta più della metà"}},{"column":"both","label":{"en":"−1 and −3, −4 in all","it":"−1 e −3, −4 in tutto"}}],"ref":"3.4.4"}]}

$ nfw find quaity zzz
2> nfw: nothing has all of 'quaity zzz'; did you mean 'quality'?
? 1

$ nfw find zzz --lang it
2> nfw: niente ha tutte le parole 'zzz'
? 1

$ nfw find zzz --json
{"schema":1,"version":"0.1.0","find":["zzz"],"partial":false,"found":0,"hits":[]}
? 1

$ nfw find a | tail -1
  (1232 more: --limit all; another word narrows it down)

$ nfw find
2> nfw: find needs WORDS
? 2

$ nfw find cover --odds
2> nfw: --odds: goes only with a test or roll
? 2

# A chapter, and what stands below it.

$ nfw find 3.7 --limit 4
  influence      Influence: a leader lifts a unit's reaction, or rouses it (3.7)
  table influence-limits Who may influence whom: which leader may influence
                 which unit, how often (3.7)
  influence      Influence: -1 commander; when --commander (3.7)
  influence      Influence: -1 sergeant; when --sergeant (3.7)
  (62 more: --limit all; another word narrows it down)

$ nfw find 3.7 influenza --lang it --limit 3
  influence      Influenza: chi comanda toglie la reazione a un'Unità, o la
                 infiamma (3.7)
  table turn     Il turno: Influenza; round 7; che cosa si fa chi comanda calma
                 o infiamma le Unità che tocca; test Influenza (3.7)
  influence      Chi comanda: --ferite: Ferite rimaste a chi influenza (3.7)
  (altri 59: --limit all; una parola in più restringe)

$ nfw find 9.9.9
2> nfw: nothing has all of '9.9.9'
? 1

# The number of a ruling, with the reading in force.

$ nfw find f75
  rulings F-75   Losses above half: −3 alone, or −1 as well? -> −3 alone when
                 more than half is lost (3.4.4)

$ nfw find 75 --lang it
  rulings F-75   Perdite oltre la metà: solo −3, o anche −1? -> solo −3 quando è
                 perduta più della metà (3.4.4)
  future rulings N-75 Annega un quarto dell'Unità: come si arrotonda? -> per
                 difetto (4.3.5)

$ nfw rulings 75
F-75 losses-thresholds, 3.4.4
  Losses above half: −3 alone, or −1 as well?

  worse               −3 alone when more than half is lost [in force]
  both                −1 and −3, −4 in all

  Two limits of one measure do not add up.
  --ruling losses-thresholds=both

$ nfw rulings f-75 --lang it
F-75 losses-thresholds, 3.4.4
  Perdite oltre la metà: solo −3, o anche −1?

  worse               solo −3 quando è perduta più della metà [in vigore]
  both                −1 e −3, −4 in tutto

  Due soglie della stessa misura non si sommano.
  --ruling losses-thresholds=both

$ nfw morale --after fire --lost 11 --of 20 --ruling 75=both --dice 4 -q
rout

$ nfw rulings 7500
2> nfw: rulings '7500': no such ruling; 'nfw rulings' lists them
? 2

# A slip in a plural or in another ending.

$ nfw find rnage musket --limit 2
  range          Ranges, in cm: musket, rifle, carbine: point-blank up to 5,
                 short range up to 15, long range up to 40; when --weapon musket
                 (3.4.3)
  fire           Ranges, in cm: musket, rifle, carbine: point-blank up to 5,
                 short range up to 15, long range up to 40; when --weapon musket
                 (3.4.3)
  (10 more: --limit all; another word narrows it down)

$ nfw find gitata moschetto --lang it --limit 2
  range          Gittate, in cm: fucile, moschetto, carabina: a bruciapelo fino
                 a 5, corta distanza fino a 15, lunga distanza fino a 40; se
                 --weapon musket (3.4.3)
  fire           Gittate, in cm: fucile, moschetto, carabina: a bruciapelo fino
                 a 5, corta distanza fino a 15, lunga distanza fino a 40; se
                 --weapon musket (3.4.3)
  (altri 4: --limit all; una parola in più restringe)

# A word of a house file, and none that is only like it.

$ nfw find rigato --house club.toml --lang it
  range          Gittate, in cm: moschetto rigato: a bruciapelo fino a 5, corta
                 distanza fino a 25, lunga distanza fino a 50; se --weapon
                 rifled (3.4.3) [club.toml]
  fire           Gittate, in cm: moschetto rigato: a bruciapelo fino a 5, corta
                 distanza fino a 25, lunga distanza fino a 50; se --weapon
                 rifled (3.4.3) [club.toml]
  range          Arma e gittata: --arma: con che cosa sparano: moschetto, arco,
                 a-cavallo, arco-a-cavallo, cannone, obice, moschetto-rigato
                 [moschetto] (3.4.3)
  fire           Arma e gittata: --arma: con che cosa sparano: moschetto, arco,
                 a-cavallo, arco-a-cavallo, cannone, obice, moschetto-rigato
                 [moschetto]; -1 artillery-vs-artillery (3.4.3), +1
                 artillery-vs-troops (3.4.3), -1 light-cover (3.4.3), -2
                 heavy-cover (3.4.3)

# Questions: small words do not count, and most of the others do.

$ nfw find possono fare fuoco oltre le mie Unità --lang it --limit 1
  future table morale-tests Quando si testa il morale: perdite da fuoco; chi
                 Unità che ha perso oltre il 25% in questa fase, sommati tutti i
                 nemici (N-41); quando fase 2, dopo tutte le salve; comando
                 'morale' --after fire (4.2)
  (altri 1: --limit all; una parola in più restringe)

$ nfw find can I fire over my own troops --limit 2
  rulings F-160  Troops of Value 2, cavalry say, fire: one die each, or one for
                 each point of Value? -> one die for each model that fires (1.1,
                 3.4.3)
  table fire-limits Who may fire, and at what: Howitzers may fire over units and
                 over what was agreed before the battle. (3.4.3)
  (36 more: --limit all; another word narrows it down)
2> nfw: nothing has all of 'can I fire over my own troops'; these have most of them
? 1

$ nfw find posso sparare sopra le mie truppe --lang it
  guaitana table troops Tipi di truppe: Sei serventi, uno dei quali è
                 l'ufficiale, e un mulo portamunizioni. Un'unità intera, o ogni
                 arma con 3 serventi va a una compagnia italiana. I serventi
                 usano le carabine solo se la loro arma non può sparare (G-30).
                 (Tipi di truppe)
2> nfw: niente ha tutte le parole 'posso sparare sopra le mie truppe'; queste righe ne hanno la maggior parte
? 1

$ nfw find can my infantry charge --limit 1
  melee          To hit: +1 per ranks ranks that charge; when --charged and
                 --arm infantry; or --first-turn and --arm infantry and --ruling
                 rank-dice=both (3.6.5)
  (8 more: --limit all; another word narrows it down)

$ nfw find can I fire over my own troops --limit 1 --json
{"schema":1,"version":"0.1.0","find":["can","I","fire","over","my","own","troops"],"partial":true,"found":38,"hits":[{"rules":"fucilier","where":"rulings F-160","command":"nfw --rules fucilier rulings F-160","heading":"","id":"value-in-fire","text":"Troops of Value 2, cavalry say, fire: one die each, or one for each point of Value? -> one die for each model that fires (1.1, 3.4.3)","in_force":{"en":"one die for each model that fires","it":"un dado per ogni miniatura che spara"},"kind":"ruling","part":"F-160","label":{"en":"Troops of Value 2, cavalry say, fire: one die each, or one for each point of Value?","it":"Truppe di Valore 2, la Cavalleria ad esempio, sparano: un dado a testa, o uno per ogni punto di Valore?"},"values":[{"column":"one-each","label":{"en":"one die for each model that fires","it":"un dado per ogni miniatura che spara"}},{"column":"value","label":{"en":"as many dice for each as its Value: --value","it":"per ognuna tanti dadi quanto il suo Valore: --value"}}],"ref":"1.1, 3.4.3"}]}
? 1
