# RetroRoll

title = RetroRoll
tagline = Zahl für Zahl rund um die Karte, mit Schwert, Schlüssel und zwei Herzen.

move-throw = Würfeln
move-heart = Herz einsetzen
move-strike = { $player } zurückschlagen

option-key_chain = Schlüssel in Folge
option-key_chain-help = Auch wer eine Zahl mit dem Wurf eines Schlüssels trifft, nutzt das Symbol dahinter. Aus: Der Spielstein rückt auf das Symbol, aber es passiert nichts.

note-drew = { $seat } zieht eine neue Karte.
note-threw = { $seat } würfelt { $first } und { $second }.
note-tied = Gleichstand bei { $total }: Sie würfeln noch einmal.
note-begins = { $seat } fängt an.
note-met = { $seat } trifft die { $number }.
note-missed = { $seat } braucht die { $number }. Daneben.
note-heart = { $seat } setzt ein Herz ein und überspringt die { $number }. { $left ->
        [0] Kein Herz mehr auf dieser Karte.
        [one] Noch ein Herz auf dieser Karte.
       *[other] Noch { $left } Herzen auf dieser Karte.
    }
note-key = Der Schlüssel: { $seat } würfelt sofort noch einmal, und zwar auf die { $number }.
note-sword = Das Schwert: { $seat } schlägt jemanden ein Feld zurück.
note-nobody = Das Schwert trifft niemanden.
note-unused = { $icon ->
        [sword] { $seat } rückt auf das Schwert; es wird nicht genutzt.
       *[key] { $seat } rückt auf den Schlüssel; er wird nicht genutzt.
    }
note-struck = { $seat } schlägt zu: { $target } muss die { $number } noch einmal treffen.
note-scored = { $seat } ist im Ziel und bekommt { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
note-shuffled = Der Nachziehstapel war leer. { $cards ->
        [one] Eine fertige Karte bildet den neuen.
       *[other] { $cards } fertige Karten bilden den neuen.
    }
note-won = { $seat } gewinnt mit { $points } Punkten.
note-solo = { $points } Punkte in { $turns ->
        [one] einem Zug.
       *[other] { $turns } Zügen.
    }

reason-strike-first = Das Schwert zuerst: Wen soll es treffen?
reason-no-heart = Beide Herzen dieser Karte sind verdeckt.
reason-no-sword = Zuschlagen kann nur, wer auf ein Schwert rückt.
reason-self = Das Schwert ist für die anderen.
reason-on-coin = { $target } steht auf der Münze: Dahinter ist kein Feld.
reason-on-sword = { $target } steht auf einem Schwert und ist dort sicher.
reason-on-key = { $target } steht auf einem Schlüssel und ist dort sicher.

ui-next = Als Nächstes: { $number }
ui-points = { $points } von { $goal }
ui-hearts = { $hearts ->
        [0] Kein Herz mehr
        [one] Noch 1 Herz
       *[other] Noch { $hearts } Herzen
    }
ui-done = { $cards ->
        [one] 1 Karte fertig
       *[other] { $cards } Karten fertig
    }
ui-pile = { $cards ->
        [one] 1 Karte im Nachziehstapel
       *[other] { $cards } Karten im Nachziehstapel
    }
ui-worth = { $points ->
        [one] 1 Punkt wert
       *[other] { $points } Punkte wert
    }
ui-coin = Goldene Münze
ui-sword = Schwert
ui-key = Schlüssel
ui-no-card = Noch keine Karte
ui-square-done = { $square }, geschafft
ui-square-here = { $square }, hier steht der Spielstein
ui-square-next = { $square }, als Nächstes
ui-turn = Zug { $turns }
ui-luckiest = { $player } trifft die { $number } ({ $ways } von 36).

tell-coin = Münze
tell-sword = Schwert
tell-key = Schlüssel
tell-the-coin = der Münze
tell-the-sword = dem Schwert
tell-the-key = dem Schlüssel
tell-turns = Zug { $turns }.
tell-your-card = Deine Karte: { $squares }. Du stehst auf { $here }; { $next ->
        [none] im Ziel.
       *[other] als Nächstes: { $next }.
    }
tell-your-points = Du hast { $points } von { $goal } Punkten. { $worth ->
        [0] Du hast noch keine Karte.
       *[other] Die Karte zählt { $worth }. { $hearts ->
            [0] Kein Herz ist mehr da.
            [one] Ein Herz ist noch da.
           *[other] { $hearts } Herzen sind noch da.
        }
    }
tell-card = { $player }: { $squares }. Steht auf { $here }; { $next ->
        [none] im Ziel.
       *[other] als Nächstes: { $next }.
    }
tell-points = { $player } hat { $points } von { $goal } Punkten. { $worth ->
        [0] Noch keine Karte.
       *[other] Die Karte zählt { $worth }. { $hearts ->
            [0] Kein Herz ist mehr da.
            [one] Ein Herz ist noch da.
           *[other] { $hearts } Herzen sind noch da.
        }
    }
tell-pile = { $cards ->
        [0] Der Nachziehstapel ist leer.
        [one] Eine Karte liegt im Nachziehstapel.
       *[other] { $cards } Karten liegen im Nachziehstapel.
    }
