# The build fills the manual pages by a command that no help names.
$ printf '%s\n' '.Sh OPTIONEN' '.\" fill keys fucilier' '.Sh END' >page; nfw manual it page | sed -n '1,4p; $p'
.Sh OPTIONEN
.Ss Esercito
.Bl -tag -width Ds
.It Ic points = N
.Sh END

$ printf '%s\n' '.\" fill tests fucilieri' >page; nfw manual en page
2> nfw: '.\" fill tests fucilieri': allowed are commands, options, tests RULESET, keys RULESET
? 2

$ printf '%s\n' '.\" fill keys fire' >page; nfw manual it page
2> nfw: '.\" fill keys fire': sono ammessi commands, options, tests RULESET, keys RULESET
? 2

$ nfw manual en missing
2> nfw: missing: no such file
? 2
