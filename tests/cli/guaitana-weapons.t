# Weapons attached to a company of Guaitana Capitano, one after the other, in one folder: their crew, two
# of them, whose they are. Each battle begins anew.

# While it is on mules its three crew have their carbines, a pool of their own (L55, G-30): 9 rifles up to
# 30 cm, 3 carbines up to 15. Beyond 60 cm the rifles fire alone.

$ sed 's/^model .*/&\nformation = "mules"/' makalle.toml >mules.toml; nfw --rules guaitana battle new m.battle mules.toml tigre.toml >o; nfw round >o; nfw move spears 20 >o; nfw round fire --skip >o; nfw aim alpini rifles >o; nfw fire alpini 15 --skip --dice 4,4,4,4,4,4,4,4,4,3,4,4,6,6 | sed -n '/To hit/,/Not/p'
To hit     9 dice: 9 figures (Tiro)
           close range: 3-
           4  4  4  4  4  4  4  4  4  -> 0 hits
Crew       3 dice: 3 of the crew (Tiro)
           close range: 3-
           3* 4  4  -> 1 hit
Commander  1 die (Tiro) +1 for natives (Tiro)
           2D6: 6 6 -2 natives (Tiro) = 10 against 1 loss
           -> the commander survives
Result     1 killed, 5 fires left, 4 of the reserve
           losses leave the table at the end of the phase: till then they fire
           too (Tiro)
From file  Alpini: shooters 9, crew 3, order defend, terrain open, formation
           line, mule
           Rifles: target-figures 20, target-started 20, last-fire
Not said   --unseen --out-of-arc --not-nearest

$ nfw undo >o; nfw fire alpini 61 --skip --new-dice --dice 6,6,6,6 | grep -A3 -e 'To hit' -e Result; nfw undo >o; nfw fire alpini long --skip --new-dice --dice 6,6,6,6 -q
To hit     4 dice: 9 figures (Tiro), x1/2 beyond close range (Tiro)
           extreme range: 1-
           6  6  6  6  -> 0 hits
Result     0 killed, 5 fires left, 4 of the reserve
           carbines do not reach so far: the crew of what cannot fire do not
           fire either (Tiro)
From file  Alpini: shooters 9, crew 3, order defend, terrain open, formation
0

# So have they of a gun that jammed in an earlier phase.

$ nfw --rules guaitana battle new j.battle makalle.toml tigre.toml >o; rm m.battle; nfw round >o; nfw move spears 20 >o; nfw round fire --skip >o; nfw set alpini ready=0 jams=1 --why 'jammed before' >o; nfw clear alpini --skip --dice 4 -q; nfw aim alpini rifles >o; nfw fire alpini 20 --skip --dice 6,6,6,6,6,6,6,6,6,6 | grep -A3 -e 'To hit' -e Crew
jammed
To hit     9 dice: 9 figures (Tiro)
           close range: 3-
           6  6  6  6  6  6  6  6  6  -> 0 hits
Crew       1 die: 3 of the crew (Tiro), x1/2 beyond close range (Tiro)
           long range: 2-
           6  -> 0 hits
Result     0 killed, 5 fires left, 4 of the reserve

# Three who are left fire no rifle: they serve the gun, or have their carbines.

$ nfw undo >o; nfw undo >o; nfw set alpini figures=3 --why 'hard hit' >o; nfw aim alpini rifles >o; nfw fire alpini 10 --skip --new-dice --dice 6,6,6 | sed -n '/Crew/,/Result/p;/From/,/Rifles/p'
Crew       3 dice: 3 of the crew (Tiro)
           close range: 3-
           6  6  6  -> 0 hits
Result     0 killed, 5 fires left, 4 of the reserve
From file  Alpini: crew 3, order defend, terrain open, formation line, mule
           Rifles: target-figures 20, target-started 20, last-fire

# By the ruling that no crew fires while a weapon can, they do not (G-30).

$ sed 's/^kind    = "italian-cav.*/kind = "machine-guns"\nmodel = "gardner"/; s/^name    = "Falco"/name = "Battery"/; s/^figures = 7//' makalle.toml >battery.toml; nfw --rules guaitana --ruling crew-per-weapon=no battle new r.battle battery.toml tigre.toml >o; rm j.battle; nfw round >o; nfw move spears 20 >o; nfw round fire --skip >o; nfw set battery ready=1 jams=1 --why 'jammed before' >o; nfw clear battery --skip --dice 4 -q; nfw aim battery rifles >o; nfw fire battery 10 --skip --dice 1,6,6,6,6,6,6,6,6,6,6 | grep -A3 -e 'To hit' -e Crew
jammed
To hit     10 dice: 10 for machine guns x1 (Tiro)
           close range: 3-
           6  6  6  6  6  6  6  6  6  6  -> 0 hits
Result     0 killed, 5 fires left, 4 of the reserve

# A machine gun and a mountain gun with one company: the jam die, then 9 rifles, 10 and 5 (L184, G-33). At
# 50 cm the gun, still close, has a pool of its own: half of 19, and 5.

$ (cat makalle.toml; printf '\n[[unit]]\nname = "A gun"\nkind = "mountain-guns"\nattached-to = "Alpini"\n') >two.toml; nfw --rules guaitana battle new t.battle two.toml tigre.toml | grep -e Alpini -e 'A g'; rm r.battle; nfw round >o; nfw move spears 20 >o; nfw round fire --skip >o; nfw aim alpini rifles >o; nfw fire alpini 20 --skip --seed 1 | sed -n '/Jam/,/->/p;/To hit/,/->/p;/From/,/Not/p'
  Alpini                figures 15, defend, line, weapons ready 1,
  A Gatling             in battery, attached to Alpini
  A gun                 in battery, attached to Alpini
Jam        1 die: 1 machine gun (Tiro)
           a Gardner or Gatling fires: 4-
           3* -> 1 fires
To hit     24 dice: 9 figures (Tiro), +10 for machine guns x1 (Tiro),
           +5 for mountain guns x1 (Tiro)
           close range: 3-
           6  5  2* 5  2* 2* 3* 1* 2* 6  1* 3* 2* 5  6  2* 4  5  3* 4  5  1* 4
           1* -> 13 hits
From file  Alpini: shooters 9, machine-guns 1, model gatling, guns 1, order
           defend, terrain open, formation line, mule
           Rifles: target-figures 20, target-started 20, last-fire
Not said   --unseen --out-of-arc --not-nearest

$ nfw undo >o; nfw fire alpini 50 --skip --new-dice --dice 1,6,6,6,6,6,6,6,6,6,6,6,6,6,6 | sed -n '/To hit/,/Result/p'
To hit     9 dice: 9 figures (Tiro), +10 for machine guns x1 (Tiro),
           x1/2 beyond close range (Tiro)
           long range: 2-
           6  6  6  6  6  6  6  6  6  -> 0 hits
Guns       5 dice: 5 for mountain guns x1 (Tiro)
           close range: 3-
           6  6  6  6  6  -> 0 hits
Result     0 killed, 5 fires left, 4 of the reserve

# What jams is the machine gun; the gun goes on, and its company's pace is theirs.

$ nfw undo >o; nfw fire alpini 20 --skip --new-dice --dice 6,6,6,6,6,6,6,6,6,6,6,6,6,6,6 | sed -n '/To hit/,/->/p;/Applied/,/Due/p'
To hit     14 dice: 9 figures (Tiro), +5 for mountain guns x1 (Tiro)
           close range: 3-
           6  6  6  6  6  6  6  6  6  6  6  6  6  6  -> 0 hits
Applied    [9] Alpini: weapons ready 1 -> 0, jammed now 0 -> 1, fires used 0 ->
           1, has fired, fire discipline settled, fired or fought in this turn,
           no longer aims at Rifles; Rifles: fired at
Due        morale rifles

$ nfw morale rifles --skip --dice 1 -q; nfw turn --skip >o; nfw round >o; nfw move spears 20 >o; nfw round fire --skip >o; nfw clear alpini --skip --dice 5 -q; nfw discipline alpini 150 --skip --dice 6 -q; nfw fire alpini rifles 50 --skip --dice 6,6,6,6,6,6,6,6,6,6 | sed -n '/To hit/,/Result/p;/From/,/Rifles/p'
pass
out-of-action
fires
To hit     4 dice: 9 figures (Tiro), x1/2 beyond close range (Tiro)
           long range: 2-
           6  6  6  6  -> 0 hits
Guns       5 dice: 5 for mountain guns x1 (Tiro)
           close range: 3-
           6  6  6  6  6  -> 0 hits
Crew       1 die: 3 of the crew (Tiro), x1/2 beyond close range (Tiro)
           extreme range: 1-
           6  -> 0 hits
Result     0 killed, 4 fires left, 4 of the reserve
From file  Alpini: shooters 9, guns 1, crew 3, order defend, terrain open,
           formation line, fired 1, mule
           Rifles: target-figures 20, target-started 20

# Three are too many, and machine guns are of one model.

$ (cat two.toml; printf '\n[[unit]]\nname = "Another"\nkind = "machine-guns"\nmodel = "gardner"\nattached-to = "Alpini"\n') | nfw --rules guaitana muster - | tail -n 6
                        battery, terrain open

Result     illegal
Breach     attached: Alpini: weapons of one company, as many as an artillery
           unit has: 3, at most 2 (Tipi di truppe)
Breach     attached: Alpini: machine guns of one company are of one model (Tiro)

# A weapon is attached to an Italian company: neither to a squadron nor to a band or the baggage (L55).

$ for to in Falco Carri Major; do sed "s/^attached-to.*/attached-to = \"$to\"/" makalle.toml >wrong.toml; nfw --rules guaitana muster wrong.toml -q; nfw --rules guaitana --lang it battle new wrong.battle wrong.toml tigre.toml; done
2> nfw: wrong.toml:17:15: attached-to = "Falco": it must be unit infantry and as italian
2> nfw: wrong.toml:17:15: attached-to = "Falco": deve essere unit fanteria e as italiani
2> nfw: wrong.toml:17:15: attached-to = "Carri": it must be unit infantry and as italian
2> nfw: wrong.toml:17:15: attached-to = "Carri": deve essere unit fanteria e as italiani
2> nfw: wrong.toml:17:15: attached-to = "Major": nothing in the list has this name; did you mean 'Major Galliano'?
2> nfw: wrong.toml:17:15: attached-to = "Major": nell'elenco niente ha questo nome; forse 'Major Galliano'?
? 2
