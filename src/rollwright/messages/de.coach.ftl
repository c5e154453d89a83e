# Hints, where the table allows them.
hall-hint = Tipp
hall-hint-thinking = Einen Augenblick …
hall-hint-best = Am besten: { $move }
hall-hint-counted = Tipp { $n } von { $player } in diesem Spiel. Der Verlauf zeigt es.
hall-key-hint = einen Tipp nehmen, wo der Tisch welche gibt
hall-log-hint = { $player } nimmt einen Tipp
error-hints-off = An diesem Tisch gibt es keine Tipps.
error-coach-failed = Der Trainer kann gerade nicht antworten.

# What a choice is worth.
hall-coach-moves = Was jeder Zug wert ist
hall-coach-move = Zug
hall-coach-value = Wert
hall-coach-cost = Kostet
hall-coach-made = gespielt
hall-coach-good = gut
hall-coach-inaccuracy = ungenau
hall-coach-mistake = Fehler
hall-coach-blunder = grober Fehler
hall-coach-unsure = { $verdict }, vielleicht weniger
hall-coach-method = Beurteilt durch { $method }
hall-coach-points = { $n } Punkte

# Odds.
hall-odds = Chancen nach { $move }
hall-odds-now = Was jetzt fallen kann
hall-odds-share = { $n } von { $of }
hall-odds-about = etwa { $n } von { $of }
hall-odds-exact = Genau gezählt.
hall-odds-sampled = In { $n } zufälligen Würfen gezählt.
hall-odds-rest = { $n } andere Ergebnisse zusammen
hall-odds-figures = Genaue Zahlen
hall-odds-plain = Einfache Chancen

# The review of a finished game.
hall-review = Rückblick
hall-review-of = Rückblick: { $game }
hall-review-thinking = Der Trainer sieht das Spiel durch
hall-review-done = { $done } von { $of } Stellungen
hall-review-failed = Der Rückblick kam nicht zustande
hall-review-none = Es gibt keinen Rückblick
hall-review-game = Zum Tisch
hall-review-two = Die Zahlen sind Gewinnchancen.
hall-review-many = Die Zahlen sagen, wo man endet: 100 % ist der erste Platz, 0 % der letzte.
hall-review-points = Die Zahlen sind die am Ende erwarteten Punkte.
hall-review-turns = Die Zahlen sind die Runden des ganzen Spiels, von 0 abwärts gezählt.
hall-review-exact = Sie sind exakt.
hall-review-search = Hinter ± steht die halbe Breite eines 95-%-Intervalls.
hall-review-totals = Glück und Spiel
hall-review-start = Am Anfang
hall-review-luck = Glück
hall-review-cost = Eigene Fehler
hall-review-given = Fehler der anderen
hall-review-result = Ergebnis
hall-review-adjusted = Ergebnis ohne Glück
hall-review-rate = Verlust je Entscheidung
hall-review-verdicts = Entscheidungen: { $good } gut, { $inaccuracy } ungenau, { $mistake } Fehler, { $blunder } grobe Fehler
hall-review-course = Wie es lief
hall-review-graph = Werte über das Spiel, eine Linie je Spieler: { $players }. Die Tabelle darunter hat dieselben Zahlen.
hall-review-as-table = Dasselbe als Tabelle
hall-review-event = Ereignis
hall-review-worst = Teuerste Entscheidungen
hall-review-worst-none = Keine Entscheidung hat etwas gekostet.
hall-review-luckiest = Glücklichste Würfe
hall-review-luckiest-none = Kein Wurf war ein Glück für den, der ihn machte.
hall-review-made = { $player }: { $move }
hall-review-costs = { $verdict }, kostet { $cost }; am besten: { $best }
hall-review-gains = { $player }: { $luck }
hall-review-step = Schritt für Schritt
hall-review-at = Nach Ereignis { $n } von { $of }
hall-review-begin = Der Anfang
hall-review-first = Zum Anfang
hall-review-back = Zurück
hall-review-next = Weiter
hall-review-last = Zum Ende
hall-review-try = { $move } versuchen
hall-review-trying = Ein anderer Weg, ab Ereignis { $n }
hall-review-on-bots = Von hier gegen Bots weiterspielen
hall-review-on-here = Von hier an diesem Gerät weiterspielen
hall-review-throw = Fallen lassen
hall-review-return = Zurück zum Spiel, wie es war
hall-review-worth = So steht es: { $values }

## The coach in the terminal

terminal-coach-head = { $game }: { $players }. Beurteilt durch { $method }.
terminal-coach-exact = Die Werte sind exakt.
terminal-coach-search = Hinter ± steht die halbe Breite eines 95-%-Intervalls.
terminal-coach-win-two = Die Werte sind Gewinnchancen.
terminal-coach-win-many = Die Werte sagen, wo man endet: 100 % ist der erste Platz, 0 % der letzte.
terminal-coach-points = Die Werte sind die am Ende erwarteten Punkte. Die Urteile richten sich nach Anteilen von { $scale }, der Streuung des Ergebnisses.
terminal-coach-turns = Die Werte sind die erwarteten Runden des ganzen Spiels, von 0 abwärts gezählt. Die Urteile richten sich nach Anteilen von { $scale }, der Streuung des Ergebnisses.
terminal-coach-decision = { $n }. { $player }: { $move }, { $value } ({ $method }). { $verdict }.
terminal-coach-only = { $n }. { $player }: { $move }, der einzige Zug.
terminal-coach-cost = Das kostet { $cost }; am besten ist { $best }, { $value }.
terminal-coach-moves = Alle Züge: { $moves }.
terminal-coach-move = { $move } { $value }
terminal-coach-fall = { $n }. { $told } Glück von { $player }: { $luck } ({ $method }).
terminal-coach-good = Gut
terminal-coach-inaccuracy = Ungenau
terminal-coach-mistake = Fehler
terminal-coach-blunder = Grober Fehler
terminal-coach-unsure = { $verdict }, vielleicht weniger
terminal-coach-totals = { $player }: { $start } am Anfang, Glück { $luck }, eigene Fehler { $cost }, Fehler der anderen { $given }: { $result } am Ende ({ $method }).
terminal-coach-adjusted = { $player } ohne Glück: { $adjusted } ({ $method }).
terminal-coach-rate = { $player } verliert { $rate } je Entscheidung ({ $method }). Entscheidungen: { $good } gut, { $inaccuracy } ungenau, { $mistake } Fehler, { $blunder } grobe Fehler.
terminal-coach-no-rate = { $player } hatte keine Entscheidung mit mehr als einem Zug.
terminal-coach-worst = Die teuersten Entscheidungen:
terminal-coach-worst-none = Keine Entscheidung hat etwas gekostet.
terminal-coach-luckiest = Die glücklichsten Würfe und Ziehungen:
terminal-coach-luckiest-none = Kein Wurf und keine Ziehung war ein Glück für den, der sie machte.
terminal-coach-course = Wie die Werte liefen, nach jedem Wurf und jeder Ziehung:
terminal-coach-at = Nach Ereignis { $n }: { $values }.
terminal-coach-seat = { $player } { $value }
terminal-coach-stands = So steht es: { $values } ({ $method }).
terminal-coach-best = Am besten: { $move }, { $value } ({ $method }).
terminal-coach-other = { $move }: { $value }, kostet { $cost }. { $verdict }.
terminal-coach-points-of = { $n } Punkte

## Odds in the terminal

terminal-odds-after = Nach { $move }:
terminal-odds-now = Was jetzt fallen kann:
terminal-odds-nothing = Nach { $move } wird nichts geworfen oder gezogen.
terminal-odds-over = Das Spiel ist aus; es wird nichts mehr geworfen.
terminal-odds-result = { $share }: { $told }
terminal-odds-exact = { $n } von { $of } ({ $percent })
terminal-odds-about = etwa { $n } von { $of } ({ $percent })
terminal-odds-sampled = etwa { $n } von { $of } ({ $percent }, von { $low } bis { $high })
terminal-odds-method-exact = Genau gezählt.
terminal-odds-method-sampled = In { $n } zufälligen Würfen gezählt; die Grenzen halten in 95 von 100 Fällen.
terminal-odds-among = Unter allen Ergebnissen, { $share }: { $told }
terminal-odds-rest = Die übrigen { $n } Ergebnisse zusammen: { $share }.

## Hints in the terminal

terminal-hint-taken = { $player } nimmt einen Tipp, Nummer { $n } in diesem Spiel.
terminal-hint-off = An diesem Tisch gibt es keine Tipps. Mit --hints lässt er sich so beginnen.
terminal-review-later = Der Rückblick kommt nach dem Spiel; tipp nennt jetzt den besten Zug.
terminal-hint-none = Nichts hier kann dieses Spiel beurteilen.
terminal-hint-cost = kosten und ein Zug sagt, was dieser Zug kostet.
terminal-review-thinks = Das Spiel wird durchgesehen: { $n } Stellungen …
terminal-help-hint = tipp: der beste Zug jetzt. kosten und ein Zug: was dieser kostet. chancen: was nach jedem Zug fallen kann.
terminal-help-review = rückblick: nach dem Spiel Glück und Fehler aller. rückblick alles: Zug für Zug.
