# The speech of the commander-in-chief.

$ nfw speech --cv 4 --own-command --dice 4
Speech, Fucilier Wars 2.4

Speech     1D6: 4 +4 command value (2.4, 4.10) +1 C-in-C's own command (2.4) = 9
           -> success
Result     success
           the unit is in bloodlust (2.4)
           guns among them are limbered: they unlimber in round 3, and then fire
           every turn (3.3.2, 3.4.5)
           +1 in every later command test of the army (--speech good) (2.4, 3.8)

$ nfw speech --cv 4 --army-standard --dice 6 --lang it
Discorso di incitamento, Fucilier Wars 2.4

Discorso   1D6: 6 +4 Valore di Comando (2.4, 4.10)
           +1 Stendardo dell'Esercito (2.4, 4.11) = 11 -> leggendario
Risultato  leggendario
           tutte le Unità del Comando di quell'Unità sono subito in Sete di
           Sangue (2.4)
           i pezzi fra loro sono in ordine di marcia: nel round 3 si mettono in
           batteria, poi sparano ogni turno (3.3.2, 3.4.5)
           +1 a ogni Test di Comando dell'esercito da ora in poi (--discorso
           riuscito) (2.4, 3.8)

$ nfw speech --cv 3 --dice 2
Speech, Fucilier Wars 2.4

Speech     1D6: 2 +3 command value (2.4, 4.10) = 5 -> alarm
Result     alarm
           every unit of that unit's command is demoralised and disorganised
           (2.4)
           -1 in every later command test of the army (--speech bad) (2.4, 3.8)

$ nfw speech --cv 3 --dice 2 --ruling speech-alarm-command=c-in-c
Speech, Fucilier Wars 2.4
Rulings    speech-alarm-command=c-in-c

Speech     1D6: 2 +3 command value (2.4, 4.10) = 5 -> alarm
Result     alarm
           every unit of the C-in-C's own command is demoralised and
           disorganised (2.4)
           -1 in every later command test of the army (--speech bad) (2.4, 3.8)

$ nfw speech --cv 4 --dice 3
Speech, Fucilier Wars 2.4

Speech     1D6: 3 +4 command value (2.4, 4.10) = 7 -> no effect
Result     no effect

$ nfw speech --cv 6 --own-command --charismatic --army-standard --dice 1 -q
legendary

$ nfw speech --cv 6 --own-command --charismatic --army-standard --dice 1 --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"speech","given":["speech","--cv","6","--own-command","--charismatic","--army-standard","--dice","1","--json"],"flags":{"cv":{"value":6},"own-command":{"value":true},"charismatic":{"value":true},"army-standard":{"value":true}},"seed":null,"dice":[1],"stages":[{"id":"speech","dice":[1],"modifiers":[{"id":"command-value","value":6,"ref":"2.4, 4.10"},{"id":"own-command","value":1,"ref":"2.4"},{"id":"charismatic","value":1,"ref":"2.4, 4.10"},{"id":"army-standard","value":1,"ref":"2.4, 4.11"}],"total":10,"result":"legendary"}],"outcome":{"total":10,"result":"legendary","state":"bloodlust","disorganised":false},"effects":["command-in-bloodlust","guns-unlimber","command-tests-better"],"next":[]}

$ nfw speech --cv 4 --dice 3 --json
{"schema":1,"version":"0.2.0","rules":"fucilier","test":"speech","given":["speech","--cv","4","--dice","3","--json"],"flags":{"cv":{"value":4}},"seed":null,"dice":[3],"stages":[{"id":"speech","dice":[3],"modifiers":[{"id":"command-value","value":4,"ref":"2.4, 4.10"}],"total":7,"result":"no-effect"}],"outcome":{"total":7,"result":"no-effect","state":null,"disorganised":false},"next":[]}

$ nfw speech --cv 4 --own-command --odds
Speech, Fucilier Wars 2.4: exact odds

result
   legendary   33.33%  ##############################
     success   16.67%  ###############
   no effect   33.33%  ##############################
     failure   16.67%  ###############
total               mean 8.5000  spread 1.7078
the unit now        bloodlust: 50.00%  demoralised: 16.67%
disorganised        no: 83.33%  yes: 16.67%

$ nfw speech --cv 3 --odds -q --lang it
success 0.16666666666666666
no-effect 0.3333333333333333
failure 0.16666666666666666
alarm 0.3333333333333333

# What a later command test makes of it.

$ nfw speech --cv 4 --dice 2,3 --then command-test --cv 3 --cinc-lost
Speech, Fucilier Wars 2.4

Speech     1D6: 2 +4 command value (2.4, 4.10) = 6 -> failure
Result     failure
           the unit is demoralised and disorganised (2.4)
           -1 in every later command test of the army (--speech bad) (2.4, 3.8)

Command test, Fucilier Wars 3.8

Command    1D6: 3 +3 command value (3.8) -1 alarming speech (2.4, 3.8)
           -3 C-in-C lost (3.8) = 2 -> rout
Result     rout
           its leader, all its units and the individuals who depend on him leave
           the table (3.8, 4.1)
           commands that test after it count it as lost at once, and the C-in-C
           if he fled (3.8)

$ nfw speech --cv 4 --odds -q --then command-test --cv 3 --commands-lost 1
none 0.3333333333333333
disorganised 0.16666666666666666
demoralised 0.16666666666666666
retreat 0.16666666666666666
rout 0.16666666666666666

$ nfw speech --help | head -18
Speech, Fucilier Wars 2.4
the C-in-C speaks to a unit before the battle; if heroic, he must

Usage: nfw speech --cv N [flags]
In a battle: nfw speech NAME NAME [flags]

The leader
  --cv N                  command value of the C-in-C; 6 for a charismatic one
                          [required]; +cv command-value (2.4, 4.10)

The unit
  --own-command           the unit, within 20 cm, belongs to the C-in-C's own
                          command; +1 own-command (2.4)

The army
  --charismatic           a charismatic character is on the table, the C-in-C
                          himself included; +1 charismatic (2.4, 4.10)
  --army-standard         the army standard flies; +1 army-standard (2.4, 4.11)

$ nfw speech --help --lang it | head -18
Discorso di incitamento, Fucilier Wars 2.4
il Condottiero incita un'Unità prima della battaglia; se eroico, deve

Uso: nfw speech --vc N [opzioni]
In battaglia: nfw speech NOME NOME [opzioni]

Chi comanda
  --vc N                  Valore di Comando del Condottiero; 6 se Carismatico
                          [obbligatoria]; +vc (2.4, 4.10)

L'Unità
  --proprio-comando       l'Unità, entro 20 cm, fa parte del Comando del
                          Condottiero; +1 Comando del Condottiero (2.4)

L'esercito
  --carismatico           un Personaggio Carismatico è sul tavolo, anche il
                          Condottiero stesso; +1 Personaggio Carismatico (2.4,
                          4.10)

$ nfw table speech
Speech, Fucilier Wars 2.4
the C-in-C speaks to a unit before the battle; if heroic, he must

Speech: 1D6
    +N  command value (2.4, 4.10)
    +1  C-in-C's own command
    +1  charismatic character (2.4, 4.10)
    +1  army standard (2.4, 4.11)
      10+  legendary
        9  success
      7-8  no effect
        6  failure
  up to 5  alarm

Consequences
  - a command value of 6 is that of a charismatic C-in-C (2.4, 4.10)
  - legendary: every unit of that unit's command is in bloodlust at once
  - success: the unit is in bloodlust
  - failure: the unit is demoralised and disorganised
  - legendary or success: guns among them are limbered: they unlimber in round
    3, and then fire every turn (3.3.2, 3.4.5)
  - alarm: every unit of that unit's command is demoralised and disorganised
  - legendary or success: +1 in every later command test of the army (2.4, 3.8)
  - failure or alarm: -1 in every later command test of the army (2.4, 3.8)

Tests that follow
  - a later command test

Rulings in force ('nfw rulings NUMBER' explains one)
  F-28, F-149

$ nfw speech --cv 8
2> nfw: --cv '8': allowed are whole numbers from 1 to 6; the nearest is 6
? 2

$ nfw speech --cv 3 --standard
2> nfw: speech has no option '--standard'; 'colours' has it
? 2

$ nfw speech --cv 3 --ruling speech-alarm-command=both
2> nfw: --ruling 'speech-alarm-command=both': allowed values are addressed-unit, c-in-c
? 2
