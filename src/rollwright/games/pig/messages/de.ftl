title = Pig
tagline = Würfle, solange du dich traust. Eine Eins nimmt alles.

move-roll = Würfeln
move-hold = Sichern

note-began = { $seat } fängt an.
note-rolled = { $seat } würfelt { $face }.
note-lost = { $seat } verliert { $points } aus diesem Zug.
note-banked = { $seat } sichert { $points } und hat { $score }.
note-won = { $seat } gewinnt.

option-goal = Ziel
option-goal-help = So viele Punkte gewinnen

## Page

ui-total = Dieser Zug
ui-goal = Wer zuerst { $goal } hat
ui-of-goal = von { $goal }
ui-luckiest = { $player }, { $throws }-mal hintereinander keine Eins (etwa 1 zu { $of }).

tell-turn = { $total ->
        [0] Du hast { $score } von { $goal } und noch nichts in diesem Zug.
       *[other] Du hast { $score } von { $goal } und { $total } in diesem Zug. Sichern macht { $after }.
    }
tell-score = { $player } hat { $score } von { $goal }.
tell-whose = { $player } ist am Zug, bisher mit { $total }.
