# In which range band a target stands. The bands are those of fire.

$ nfw range --distance 15.1
Range, Fucilier Wars 3.4.3

Ranges     musket, rifle, carbine: point-blank up to 5, short range up to 15,
           long range up to 40 cm (3.4.3)
Result     long range, 40 cm at most
Assumed    --weapon musket

$ nfw range --weapon cannon --pounder 8 --distance 10
Range, Fucilier Wars 3.4.3

Ranges     cannon of 7 to 10 pounds: point-blank up to 10, short range up to 20,
           long range up to 70 cm (3.4.3)
Result     point-blank, 70 cm at most
Assumed    --ammo ball

$ nfw range --weapon howitzer --distance 19
Range, Fucilier Wars 3.4.3

Ranges     howitzer: from 20; short range up to 30, long range up to 60 cm
           (3.4.3)
Result     out of range, 60 cm at most
           a howitzer hits nothing nearer than its short range begins (3.4.3)
           a volley declared at this target is spent without effect (3.4.1,
           3.4.2)
Assumed    --ammo shell

$ nfw range --weapon bow --distance 30.1
Range, Fucilier Wars 3.4.3

Ranges     bow: short range up to 15, long range up to 30 cm (3.4.3)
Result     out of range, 30 cm at most
           a volley declared at this target is spent without effect (3.4.1,
           3.4.2)

$ nfw range --weapon howitzer --distance 30 --ruling howitzer-minimum=30
Range, Fucilier Wars 3.4.3
Rulings    howitzer-minimum=30

Ranges     howitzer, long range only: from 30; long range up to 60 cm (3.4.3)
Result     long range, 60 cm at most
Assumed    --ammo shell

$ nfw range --weapon cannon --pounder 8 --ammo canister --distance 30 --ruling canister-range=short-only
Range, Fucilier Wars 3.4.3
Rulings    canister-range=short-only

Ranges     canister: point-blank up to 10, short range up to 20 cm (3.4.3)
Result     out of range, 20 cm at most
           a volley declared at this target is spent without effect (3.4.1,
           3.4.2)

$ nfw range --weapon obice --distance 31 --lang it
Gittata, Fucilier Wars 3.4.3

Gittate    obice: da 20; corta distanza fino a 30, lunga distanza fino a 60 cm
           (3.4.3)
Risultato  lunga distanza, 60 cm al massimo
Sottinteso --munizioni granata

$ nfw range --weapon fucile --distance 41 --lang it
Gittata, Fucilier Wars 3.4.3

Gittate    fucile, moschetto, carabina: a bruciapelo fino a 5, corta distanza
           fino a 15, lunga distanza fino a 40 cm (3.4.3)
Risultato  fuori gittata, 40 cm al massimo
           una salva dichiarata su questo bersaglio è spesa senza effetto
           (3.4.1, 3.4.2)

$ nfw range --weapon mounted --distance 12 --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"range","given":["range","--weapon","mounted","--distance","12","--json"],"flags":{"weapon":{"value":"mounted"},"distance":{"value":12}},"seed":null,"dice":[],"stages":[],"outcome":{"range":"long","reach":20},"next":[]}

$ nfw range --weapon mounted --distance 20.5 --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"range","given":["range","--weapon","mounted","--distance","20.5","--json"],"flags":{"weapon":{"value":"mounted"},"distance":{"value":20.5}},"seed":null,"dice":[],"stages":[],"outcome":{"range":"out","reach":20},"effects":["wasted-volley"],"next":[]}

$ nfw range --weapon cannon --pounder 12 --distance 80 -q
long

$ nfw range --distance 5 -q --expect point-blank
point-blank

$ nfw range --distance 41 -q --expect short,long
out
? 1

$ nfw range --weapon cannon --distance 15 --vary pounder=6..7
Range, Fucilier Wars

pounder  point-blank  short range  long range  out of range
6              0.00%      100.00%       0.00%         0.00%
7              0.00%      100.00%       0.00%         0.00%

$ nfw range --vary distance=39..42
Range, Fucilier Wars

distance  point-blank  short range  long range  out of range
39              0.00%        0.00%     100.00%         0.00%
40              0.00%        0.00%     100.00%         0.00%
41              0.00%        0.00%       0.00%       100.00%
42              0.00%        0.00%       0.00%       100.00%

$ nfw range --help | head -16
Range, Fucilier Wars 3.4.3
how far a weapon reaches, and in which band a target stands

Usage: nfw range [--pounder N] --distance CM [flags]

Weapon and range
  --weapon WHICH          what they fire: musket, bow, mounted, mounted-bow,
                          cannon, howitzer [musket] (3.4.3)
  --pounder N             pounds of the cannon's shot [required with --weapon
                          cannon] (3.4.3)
  --ammo WHICH            what the guns are loaded with (asked only by ruling
                          F-57): ball, canister, shell [ball with --weapon
                          cannon, shell with --weapon howitzer] (3.4.3)
  --distance CM           distance of the target in cm; from a gun itself, not
                          its gunners [required] (3.4.3)

$ nfw table range
Range, Fucilier Wars 3.4.3
how far a weapon reaches, and in which band a target stands

Ranges, in cm, up to
                              from  point-blank  short range  long range
  bow                                         -           15          30
  musket, rifle, carbine                      5           15          40
  mounted bow                                 -           10          20
  other weapons on horseback                  5           10          20
  cannon up to 6 pounds                      10           20          60
  cannon of 7 to 10 pounds                   10           20          70
  cannon over 10 pounds                      10           20          80
  howitzer                      20            -           30          60

Consequences
  - out of range, distance of the target in cm up to 30: a howitzer hits nothing
    nearer than its short range begins
  - out of range: a volley declared at this target is spent without effect
    (3.4.1, 3.4.2)

Rulings in force ('nfw rulings NUMBER' explains one)
  F-57, F-58, F-148

$ nfw range --weapon bow
2> nfw: range needs --distance: distance of the target in cm; from a gun itself, not its gunners
? 2

$ nfw range --weapon cannon --distance 15
2> nfw: range needs --pounder with --weapon cannon: pounds of the cannon's shot
? 2

$ nfw range --weapon pistol --distance 3
2> nfw: --weapon 'pistol': allowed are musket, bow, mounted, mounted-bow, cannon, howitzer
? 2

$ nfw range --weapon musket --pounder 6 --distance 3
2> nfw: --pounder 6: goes only with --weapon cannon
? 2

$ nfw range --weapon howitzer --ammo ball --distance 30
Range, Fucilier Wars 3.4.3

Ranges     howitzer: from 20; short range up to 30, long range up to 60 cm
           (3.4.3)
Result     short range, 60 cm at most

$ nfw range --weapon howitzer --ammo canister --distance 30 --ruling canister-range=short-only --ruling howitzer-minimum=30
2> nfw: --weapon howitzer --ammo canister: with both rulings a howitzer's canister reaches nothing
? 2

$ nfw range --distance -1
2> nfw: --distance '-1': allowed are numbers from 0 to 1000000, with up to three decimals; the nearest is 0
? 2

$ nfw range --distance 15 --dice 3
2> nfw: --dice: range rolls no dice
? 2

$ nfw range --distance 15 --expect lnog
2> nfw: --expect 'lnog': allowed are point-blank, short, long, out; did you mean 'long'?
? 2
