## Reasons of the core

reason-chance = Erst wird gewürfelt oder gezogen.
reason-over = Das Spiel ist zu Ende.

## Terminal

terminal-player = Spieler { $n }
terminal-seat-person = { $n }. { $player }, an dieser Tastatur.
terminal-seat-bot = { $n }. { $player }, vom Programm gespielt.
terminal-how = Tippe einen Zug: seine Nummer, seinen Namen oder die ersten Buchstaben. ? zählt alle Züge auf, hilfe sagt, was es sonst gibt.
terminal-how-real = Ihr würfelt und zieht selbst: Tippt ein, was gefallen ist. Mit zurück wird ein Versehen berichtigt.
terminal-ask-move = { $player }: { $moves }?
terminal-choice = { $n } { $move }
terminal-or = { $most } oder { $last }
terminal-many = { $count } Züge sind offen, ? zählt sie auf
terminal-ask-dice = { $player } würfelt mit { $dice ->
        [one] einem Würfel. Welche Zahl?
       *[other] { $dice } Würfeln. Welche Zahlen, etwa 3 5?
    }
terminal-ask-seat = Wer wurde gezogen, mit Nummer oder Namen?
terminal-ask-draw = { $player } zieht eine von { $cards }. Welche?
terminal-ask-after = Speichern, Verlauf, Regeln oder Hilfe; eine leere Zeile beendet.
terminal-not-fallen = Das kann nicht gefallen sein. Bitte noch einmal, oder tippe hilfe.
terminal-say-one = Tippe einen Zug, oder ? für die Liste.
terminal-unknown = „{ $typed }“ ist weder ein Zug noch ein anderes Wort, das ich kenne. ? zählt die Züge auf, hilfe den Rest.
terminal-several = „{ $typed }“ kann { $moves } sein.
terminal-did = { $player }: { $move }.
terminal-thinks = { $player } spielt vor jedem Zug viele Partien durch; der erste kann eine halbe Minute dauern.
terminal-listed = { $n }: { $move }. Getippt: { $typed }.
terminal-more = { $count } weitere
terminal-not-allowed = Nicht erlaubt: { $move }. { $reason }
terminal-allowed = Erlaubt: { $move }.
terminal-no-moves = Gerade hat niemand einen Zug zu wählen.
terminal-undone = Zurückgenommen.
terminal-not-undone-start = Es gibt nichts zurückzunehmen.
terminal-not-undone-throw = Seither wurde gewürfelt oder gezogen: Glück wird nicht zurückgenommen.
terminal-not-undone-other = Seither hat jemand anders gehandelt.
terminal-save-where = In welche Datei? Tippe speichern und einen Namen, etwa speichern abend.txt.
terminal-save-exists = { $file } gibt es schon. Nimm einen anderen Namen.
terminal-save-failed = { $file } lässt sich nicht schreiben: { $why }.
terminal-saved = Gespeichert in { $file }.
terminal-points = { $player } hat { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
terminal-place = Platz { $place }: { $player }, { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
terminal-over = Das Spiel ist zu Ende.
terminal-bye = Auf Wiedersehen.
terminal-left = Du verlässt ein Spiel, das nicht zu Ende und nicht gespeichert ist.
terminal-log-part = Die letzten von { $count } Zeilen; verlauf alles nennt den Rest.
terminal-rules-how = Tippe regeln und eine Kennung oder ein Wort, etwa regeln { $id }.
terminal-no-book = Dieses Spiel hat noch kein Regelbuch.
terminal-no-rule = „{ $typed }“ steht nicht im Regelbuch. Tippe regeln für das Verzeichnis.
terminal-ruling = Unsere Festlegung:
terminal-example = Beispiel: { $caption }
terminal-replayed = { $game }, gespielt von { $players } am { $date }.
terminal-ask-step = Nach Ereignis { $n }. Enter geht weiter.
terminal-goes-on = Das Spiel ist nicht zu Ende.
terminal-help-moves = ?: alle Züge mit Nummer, und warum andere nicht erlaubt sind. ? und ein Zug: nur dieser.
terminal-help-undo = zurück: deinen letzten Zug zurücknehmen, bis gewürfelt oder gezogen wird oder jemand anders handelt.
terminal-help-look = lage: wie der ganze Tisch steht.
terminal-help-rules = regeln: das Regelbuch (auf Englisch). regeln und eine Kennung oder ein Wort: was dort steht.
terminal-help-log = verlauf: was zuletzt geschah. verlauf alles: die ganze Partie.
terminal-help-save = speichern und ein Dateiname: das Spiel aufheben. rollwright play --resume DATEI setzt es fort.
terminal-help-quit = ende: gehen.
