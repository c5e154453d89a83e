# Die Startseite.
hall-home = Rollwright, zur Halle
hall-skip = Zum Inhalt springen
hall-welcome = Setz dich dazu.
hall-welcome-text = Würfelspiele für einen Abend oder eine Pause: allein, zusammen an einem Tablet oder mit Freunden auf ihren Handys. Ohne Konto.
hall-games = Spiele
hall-tile-seats = { $least } bis { $most } Personen
hall-tile-rules = Regeln
hall-play-now = Gleich spielen
hall-play-now-game = Gleich spielen: { $game } gegen einen Bot
hall-play-together = Zusammen spielen
hall-play-together-game = Zusammen spielen: einen Tisch für { $game } einrichten
hall-own-tables = Weiterspielen
hall-open-tables = Offene Tische
hall-open-none = Gerade wartet niemand auf Gesellschaft. Ein Tisch, den du für alle öffnest, erscheint hier.
hall-status-waiting = { $n ->
    [one] ein Platz frei
   *[other] { $n } Plätze frei
}
hall-status-playing = läuft
hall-status-over = beendet
hall-foot = Die Würfel wirft der Server mit dem Zufallsgenerator des Rechners; die Seite zeigt sie nur.
hall-loading = Lädt …
hall-close = Schließen
hall-save = Speichern
hall-yes = Ja
hall-no = Nein
hall-again = Noch einmal versuchen
hall-again-now = Jetzt versuchen
hall-to-hall = Zur Halle
hall-news = Neues vom Tisch

# Personen.
hall-player = Person { $n }
hall-guest = Gast
hall-players = Am Tisch
hall-name = Name
hall-bot-random = Purzel
hall-bot-steady = Stetig
hall-bot-rollout = Weitblick
hall-bot-gentle = Feder
hall-bot-casual = Bummel
hall-bot-fair = Kompass
hall-bot-strong = Ausguck
hall-bot-expert = Altmeister
hall-level-gentle = sanft
hall-level-casual = locker
hall-level-fair = solide
hall-level-strong = stark
hall-level-expert = meisterlich

# Einen Tisch einrichten.
hall-setup = { $game }: Wer spielt mit?
hall-company = Gesellschaft
hall-company-here = Ein Gerät
hall-company-link = Per Link
hall-company-bots = Bots
hall-company-here-help = Alle spielen an diesem Gerät und reichen es weiter.
hall-company-link-help = Freunde setzen sich per Link oder QR-Code dazu.
hall-company-bots-help = Du gegen das Programm.
hall-kind-here = Hier
hall-kind-open = Per Link
hall-kind-bot = Bot
hall-kind-open-help = Ein freier Platz
hall-seat-kind = Wer auf Platz { $n } sitzt
hall-seat-name = Name auf Platz { $n }
hall-seat-level = Stärke des Bots auf Platz { $n }
hall-seat-add = Platz dazu
hall-seat-remove = Platz { $n } entfernen
hall-setup-most = Mehr als { $n } gehen nicht.
hall-setup-nobody-here = Mindestens ein Platz muss an diesem Gerät sein.
hall-setup-more = Optionen
hall-real-dice = Echte Würfel
hall-real-dice-help = Ihr werft eure eigenen Würfel und tippt ein, was sie zeigen.
hall-public = Offen für alle
hall-public-help = Der Tisch steht in der Halle und alle dürfen sich setzen.
hall-hints = Tipps und Chancen
hall-hints-help = Wer am Zug ist, darf nach dem besten Zug und den Chancen fragen. Der Verlauf zählt mit.
hall-hints-rated = In einer gewerteten Partie gibt es keine.
hall-rated = Gewertete Partie
hall-rated-help = Sie zählt: Niemand am Tisch bekommt Tipps oder Chancen gezeigt.
hall-rated-note = Gewertete Partie, ohne Tipps
hall-answer = Zeit für Antworten
hall-answer-help = Wenn jemand anders auf deine Antwort wartet. Danach antwortet der Tisch, wie es die meisten tun.
hall-answer-none = Ohne Grenze
hall-answer-seconds = { $n } s
hall-start = Los
hall-start-link = Tisch aufstellen

# Warten auf andere.
hall-waiting = { $n ->
    [0] Alle sind da
    [one] Noch eine Person fehlt
   *[other] Noch { $n } Personen fehlen
}
hall-invite = Einladen
hall-invite-help = Den Code mit der Handykamera scannen oder den Link schicken.
hall-invite-watch = Wer diesen Link öffnet, setzt sich auf einen freien Platz oder schaut zu.
hall-watch = Zuschauen
hall-watch-help = Wer diesen Link öffnet, schaut dem Tisch zu.
hall-link = Link
hall-link-address = Adresse
hall-copy = Kopieren
hall-copied = Kopiert.
hall-copy-by-hand = Der Link ist markiert: bitte von Hand kopieren.
hall-qr = QR-Code von { $url }
hall-start-bots = { $n ->
    [one] Ein Bot nimmt den freien Platz
   *[other] Bots nehmen die freien Plätze
}
hall-start-without = Ohne sie beginnen
hall-start-least = Das Spiel braucht mindestens { $n }.
hall-join = Bei { $game } mitspielen
hall-sit = Hinsetzen
hall-full = Der Tisch ist voll
hall-full-help = Alle Plätze sind besetzt. Du kannst zuschauen oder einen eigenen Tisch aufstellen.
hall-watch-table = Zuschauen
hall-wrong-link = Dieser Link führt nirgendwohin
hall-wrong-link-help = Vielleicht ging unterwegs ein Zeichen verloren. Bitte den Link noch einmal erfragen oder selbst einen Tisch aufstellen.

# Der Tisch.
hall-table-of = Tisch: { $game }
hall-table-loading = Der Tisch wird gedeckt …
hall-no-table = Diesen Tisch gibt es nicht
hall-no-table-help = Vielleicht wurde er abgeräumt, oder die Adresse ist nicht vollständig.
hall-board = Spielfeld
hall-aside = Spieler, Verlauf und Regeln
hall-actions = Was du tun kannst
hall-more = Mehr
hall-more-title = Weitere Züge
hall-tray = Würfel: { $faces }
hall-tray-empty = Würfelbrett, noch kein Wurf
hall-turn = { $player } ist dran
hall-turn-you = Du bist dran
hall-turn-bot = { $player } überlegt
hall-undo = Zurück
hall-undo-none = Nichts zurückzunehmen: Ein Wurf, eine Karte oder ein fremder Zug bleibt stehen.
hall-why-turn = { $player } ist dran.
hall-why-throw = Erst fallen die Würfel.
hall-why-over = Das Spiel ist zu Ende.
hall-why-waiting = Das Spiel hat noch nicht begonnen.
hall-why-watching = Du schaust zu; es handeln, die mitspielen.
hall-why-read-only = Dieser Tisch kann nur gelesen werden.
hall-why-stand-in = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
hall-why-asking = Wird angesehen …
hall-wait-sending = Einen Moment, es ist unterwegs.
hall-read-only-game-missing = Dieses Spiel ist hier nicht installiert. Der Tisch kann nur gelesen werden.
hall-read-only-rules-changed = Seit dieser Tisch gedeckt wurde, haben sich die Regeln geändert. Er kann nur gelesen werden.
hall-read-only-content-changed = Seit dieser Tisch gedeckt wurde, haben sich die Karten geändert. Er kann nur gelesen werden.

# Die Verbindung zum Server.
hall-line-stored = Gespeichert
hall-line-sending = Sendet
hall-line-connecting = Verbindet
hall-line-lost = Getrennt
hall-lost = Keine Verbindung
hall-lost-help = Die Verbindung ist weg. Der Tisch bleibt stehen; die Seite meldet sich von selbst zurück.
hall-no-server = Die Halle antwortet nicht
hall-no-server-help = Vielleicht ist der Server aus oder dieses Gerät hat kein Netz.
hall-lost-page = Hier steht nichts
hall-lost-page-help = Diese Adresse gehört nicht zur Halle.

# Plätze.
hall-seat-bot = Bot
hall-seat-empty = Freier Platz
hall-seat-mine = an diesem Gerät
hall-seat-there = da
hall-seat-gone = gerade weg
hall-seat-stand-in = vorerst spielt ein Bot
hall-seat-manage = Platz von { $player } ändern
hall-seat-change = Ändern
hall-seat-let-bot = Bot spielen lassen
hall-seat-bot-wait = Ein Bot darf spielen, wenn der Platz eine Minute leer war.
hall-seat-bot-later = Nur während eines Spiels.
hall-seat-back = Platz zurücknehmen
hall-seat-back-help = Ein Bot spielt für dich, bis du den Platz zurücknimmst.
hall-stand-in = Ein Bot spielt für { $player }.
hall-seat-move = Auf ein anderes Gerät
hall-seat-move-help = Das hier binnen zehn Minuten auf dem anderen Gerät öffnen. Der Platz zieht dorthin um.
hall-rename = Umbenennen
hall-leave = Gehen
hall-leave-sure = Den Tisch verlassen?
hall-leave-help = Dein Platz wird frei. In einem laufenden Spiel spielt ein Bot weiter, bis sich jemand setzt.
hall-stay = Bleiben
hall-left = Du hast den Tisch verlassen.
hall-spectators = { $n ->
    [one] Eine Person schaut zu
   *[other] { $n } Personen schauen zu
}
hall-take = Hier weiterspielen
hall-take-help = Der Platz zieht auf dieses Gerät um und verlässt das andere.
hall-take-here = Platz hierher holen
hall-take-failed = Ein Code gilt einmal, zehn Minuten lang. Bitte am anderen Gerät einen neuen holen.

# Der Verlauf.
hall-log = Verlauf
hall-log-open = Verlauf öffnen
hall-log-empty = Noch ist nichts geschehen.
hall-log-undo = { $player } nimmt einen Zug zurück
hall-log-clock = Die Zeit ist um: Der Tisch antwortet für { $player }
hall-clock-mine = Ohne Antwort in { $n } Sekunden spielt der Tisch für dich: { $move }
hall-clock = Ohne Antwort in { $n } Sekunden spielt der Tisch für { $player }: { $move }
hall-log-move = { $player }: { $move }
hall-log-throw = Die Würfel zeigen { $faces }
hall-log-draw = Gezogen: { $what }
hall-own-dice = Eigene Würfel
hall-record = Protokoll speichern

# Regeln.
hall-rules = Regeln
hall-rules-of = Regeln von { $game }
hall-rules-find = In den Regeln suchen
hall-rules-none = Keine Regel enthält diese Wörter.
hall-rules-ruling = unsere Auslegung
hall-rules-when = Vorher oder nachher
hall-rules-before = Vorher
hall-rules-after = Nachher
hall-rules-failed = Das Regelbuch kam nicht an
hall-rule-open = Regel { $rule } öffnen

# Echte Würfel.
hall-dice-ask = { $n ->
    [one] Was zeigt der Würfel?
   *[other] Was zeigen die { $n } Würfel?
}
hall-dice-count = { $n ->
        [one] Der Würfel:
       *[other] { $n } Würfel:
    }
hall-dice-so-far = Eingegeben: { $faces }
hall-dice-missing = { $n ->
    [one] Ein Würfel fehlt noch.
   *[other] { $n } Würfel fehlen noch.
}
hall-dice-none-yet = Noch nichts eingegeben.
hall-correct = Korrigieren
hall-dice-confirm = Genau so liegen sie
hall-draw-ask = Was wurde gezogen?
hall-draw-ask-seat = Wer fängt an?
hall-draw-find = Suchen
hall-draw-missing = Bitte wählen, was gezogen wurde.
hall-draw-confirm = Das wurde gezogen

# Das Ende.
hall-end-wins = { $player } gewinnt
hall-end-share = { $players } teilen sich den Sieg
hall-end-solo = Geschafft
hall-end-over = Das Spiel ist zu Ende
hall-series = Die Kampagne bisher
hall-series-game = Spiel { $n }
hall-series-lost = verloren
hall-series-total = Zusammen
hall-series-record = Mitschrift der Kampagne
hall-end-board = Das Spielfeld ansehen
hall-end-result = Zurück zum Ergebnis
hall-rematch = Revanche
hall-rematch-join = Zur Revanche
hall-rematch-watch = Der Revanche zusehen
hall-story-length = { $throws ->
    [one] Ein Wurf
   *[other] { $throws } Würfe
} in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}
hall-story-run = Längste Serie: { $player }, { $n } Würfe hintereinander
hall-story-luckiest = Glücklichster Wurf: { $what }
hall-story-moment = Der große Moment: { $what }

# Menü und Einstellungen.
hall-menu = Tisch
hall-settings = Einstellungen
hall-language = Sprache
hall-language-auto = Wie das Gerät
hall-language-en = English
hall-language-de = Deutsch
hall-theme = Helligkeit
hall-theme-system = Wie das Gerät
hall-theme-light = Hell
hall-theme-dark = Dunkel
hall-theme-now-system = Hell und dunkel wie das Gerät
hall-theme-now-light = Helles Design
hall-theme-now-dark = Dunkles Design
hall-motion = Bewegung
hall-motion-system = Wie das Gerät
hall-motion-less = Keine Bewegung
hall-sound = Ton
hall-sound-help = Zwei leise Klopfer, wenn du dran bist.
hall-vibration = Vibration
hall-vibration-help = Ein kurzes Summen, wenn du dran bist.
hall-keys = Einzelne Tasten
hall-keys-help = Tasten wie 1 und U wirken am Tisch.
hall-shortcuts = Tastatur
hall-keys-note = Alles geht auch mit Tab und Enter. Jede Taste überspringt das Rollen der Würfel.
hall-key-act = den Zug dieser Nummer spielen
hall-key-more = weitere Züge
hall-key-undo = zurücknehmen
hall-key-log = Verlauf öffnen
hall-key-rules = Regeln öffnen
hall-key-invite = Tisch, Plätze und Einladung
hall-key-turn = sagen, wer dran ist und was zuletzt geschah
hall-key-tab = weitergehen und drücken
hall-key-close = schließen
hall-key-help = diese Liste
hall-parts = Bauteile
hall-parts-big = Text in 200 %
hall-parts-throw = Werfen
hall-parts-sheet = Das Blatt öffnen

# Gründe des Kerns, für jedes Spiel.
reason-chance = Erst fallen die Würfel.
reason-over = Das Spiel ist zu Ende.

# Fehler, nach dem Code des Problems.
error-unknown = Das hat nicht geklappt. Bitte noch einmal versuchen.
error-offline = Der Server antwortet nicht.
error-internal = Im Server ist etwas schiefgegangen; es steht in seinem Protokoll.
error-too-large = Das ist zu lang für den Server.
error-too-many-tables = Von hier kamen viele Tische. Bitte kurz warten.
error-origin-refused = Der Server nimmt diese Adresse nicht an. Mit --origin starten.
error-game-unknown = Dieses Spiel gibt es hier nicht.
error-bad-option = Das Spiel kennt diese Option nicht.
error-bad-seats = So besetzt wird das Spiel nicht gespielt.
error-bot-unknown = Diesen Bot gibt es für das Spiel nicht.
error-bad-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
error-table-unknown = Diesen Tisch gibt es nicht.
error-invite-unknown = Diese Einladung führt nirgendwohin.
error-invite-needed = An diesen Tisch kommt man nur mit dem Einladungslink.
error-table-full = An diesem Tisch ist kein Platz frei.
error-seat-unknown = Diesen Platz hat der Tisch nicht.
error-seat-taken = Dort sitzt schon jemand.
error-token-missing = Dieser Platz gehört nicht zu diesem Gerät.
error-seat-not-yours = Dieser Platz gehört nicht zu diesem Gerät.
error-code-unknown = Dieser Code ist verbraucht oder zu alt.
error-seats-open = Es sind noch Plätze frei.
error-not-started = Das Spiel hat noch nicht begonnen.
error-already-started = Das Spiel hat schon begonnen.
error-game-over = Das Spiel ist zu Ende.
error-game-not-over = Das Spiel ist noch nicht zu Ende.
error-series-over = So geht die Reihe nicht weiter.
error-stale = Der Tisch war schon weiter. So steht es jetzt.
error-wrong-turn = Jemand anderes ist dran.
error-illegal-move = Die Regeln erlauben das jetzt nicht.
error-bad-move = Diesen Zug gibt es im Spiel nicht.
error-throw-not-yours = An diesem Tisch wirft der Server.
error-throw-not-wanted = Jetzt ist kein Wurf gefragt.
error-bad-throw = Das kann jetzt nicht kommen. Bitte die Würfel prüfen.
error-undo-refused = Es gibt nichts, was zurückgenommen werden darf.
error-table-read-only = Dieser Tisch kann nur gelesen werden.
error-seat-played-by-bot = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
error-seat-not-gone = Der Platz ist noch keine Minute leer.
error-seat-is-bot = Dieser Platz gehört einem Bot.
error-storage-full = Die Festplatte des Servers ist voll. Es wurde nichts halb geschrieben.
error-storage-read-only = Der Server kann seine Daten nicht schreiben.
error-storage-busy = Ein anderes Programm hält die Daten des Servers.
error-storage-failed = Die Daten des Servers sind nicht benutzbar.

## Reasons of the core

## Terminal

terminal-player = Spieler { $n }
terminal-seat-person = { $n }. { $player }, an dieser Tastatur.
terminal-seat-bot = { $n }. { $player }, vom Programm gespielt.
terminal-how = Tippe einen Zug: seine Nummer, seinen Namen oder die ersten Buchstaben. ? zählt alle Züge auf, hilfe sagt, was es sonst gibt.
terminal-how-real = Ihr würfelt und zieht selbst: Tippt ein, was gefallen ist. Mit zurück wird ein Versehen berichtigt.
terminal-your-turn = { $player }, du bist dran.
terminal-ask-move = { $player }: { $moves }?
terminal-choice = { $n }) { $move }
terminal-choices = { $n }–{ $last }) { $move } und dergleichen
terminal-or = { $most } oder { $last }
terminal-ask-dice = { $player } würfelt mit { $dice ->
        [one] einem Würfel. Welche Zahl?
       *[other] { $dice } Würfeln. Welche Zahlen, etwa 3 5?
    }
terminal-ask-seat = Wer wurde gezogen, mit Nummer oder Namen?
terminal-ask-draw = { $player } zieht eine von { $cards }. Welche, etwa { $example }?
terminal-ask-after = Rückblick, Speichern, Verlauf, Regeln oder Hilfe; eine leere Zeile beendet.
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
terminal-no-why = Dazu sagt das Regelbuch nichts Besonderes. Tippe regeln für das Verzeichnis.
terminal-no-rule = „{ $typed }“ steht nicht im Regelbuch. Tippe regeln für das Verzeichnis.
terminal-ruling = Unsere Festlegung:
terminal-example = Beispiel: { $caption }
terminal-replayed = { $game }, gespielt von { $players } am { $date }.
terminal-ask-step = Nach Ereignis { $n }. Enter geht weiter.
terminal-goes-on = Das Spiel ist nicht zu Ende.
terminal-help-moves = ?: alle Züge mit Nummer, und warum andere nicht erlaubt sind. ? und ein Zug: nur dieser.
terminal-help-undo = zurück: deinen letzten Zug zurücknehmen, bis gewürfelt oder gezogen wird oder jemand anders handelt.
terminal-help-look = lage: wie der ganze Tisch steht.
terminal-help-why = warum: die Regeln hinter dem, was gerade geschah oder nicht erlaubt war.
terminal-help-rules = regeln: das Regelbuch. regeln und eine Kennung oder ein Wort: was dort steht.
terminal-help-log = verlauf: was zuletzt geschah. verlauf alles: die ganze Partie.
terminal-help-save = speichern und ein Dateiname: das Spiel aufheben. rollwright play --resume DATEI setzt es fort.
terminal-help-quit = ende: gehen.
