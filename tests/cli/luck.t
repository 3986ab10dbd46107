# How lucky the dice of a battle were, and the page to keep of it; one after the other, in one folder.

$ nfw battle new turin.battle turin.toml marsin.toml >new && nfw luck

$ nfw round fire >fire && nfw fire gardes guards long -q --dice 2,6,4,6,5,6,6,3,5,1,2,4,4,2,4,2,4,6,3,6,4,2,5,1,3,1,6,3,3,6 && nfw fire royal guards 16 long -q --dice 5,4,3,4,2,3,5,5,4,5,5,1,3,1,6,6,6,5,4 && nfw strike guards musician >strike && nfw morale guards --skip -q --dice 2

$ nfw luck

$ nfw luck turin.battle --lang it

$ nfw luck --json

$ nfw luck --csv

# What was undone does not count, nor what was not due.

$ nfw undo >undo && nfw luck --csv | cut -d , -f 1,2,5-7

$ nfw redo >redo && nfw morale royal --anyway --after fire --lost 1 -q --dice 5 && nfw luck --csv | cut -d , -f 1,2,5-7

# The page is whatever the journal is.

$ nfw log --html turin.html && nfw log --html turin.html --lang it && grep -c '<details>' turin.html

$ echo mine >mine.html; nfw log --html mine.html

$ nfw log guards --html turin.html

$ nfw log --html nowhere/turin.html

$ nfw battle --html turin.html

$ nfw luck nowhere.battle

$ nfw luck --odds

$ nfw luck -q
