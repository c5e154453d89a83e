# Roll-Over!

title = Roll-Over!
tagline = Sechs Würfel, und jedes Bild besser als das letzte. Wer zu spät aufhört, geht leer aus.

move-throw = Würfeln
move-add-die = Extrawürfel
move-reroll = Neuer Wurf
move-accept = So stehen lassen
move-stop = Aufhören
move-roll = Weiterwürfeln
move-foresight = Mit Voraussicht weiterwürfeln
move-rollover = Rollover nehmen
move-claim = Aufhören und { box-name } streichen
move-plus = { $face } plus 1
move-minus = { $face } minus 1
move-keep = { $faces } behalten

box-name = { $box ->
        [full-house] das Full House
        [four-of-a-kind] den Viererpasch
        [four-step] die Viererstraße
        [five-step] die Fünferstraße
        [five-of-a-kind] den Fünferpasch
       *[six-in-one] sechs in einer Gruppe
    }
boost-name = { $boost ->
        [foresight] Voraussicht
        [reroll] Neuer Wurf
        [plus-minus] Plus/Minus 1
       *[add-a-die] Extrawürfel
    }

note-begins = { $seat } fängt an.
note-round = Runde { $round } von { $rounds }.
note-seven = { $seat } nimmt den Extrawürfel: sieben Würfel in diesem Zug.
note-threw = { $seat } würfelt { $faces }.
note-rerolls = { $seat } wirft { $dice ->
        [one] einen Würfel neu.
       *[other] { $dice } Würfel neu.
    }
note-changed = { $seat } dreht eine { $face } auf { $to }.
note-nothing = Kein Bild ist hier mehr wert als { $points }.
note-kept = { $seat } behält { $faces } für { $points }.
note-rolls = { $seat } würfelt weiter, mit { $dice ->
        [one] einem Würfel.
       *[other] { $dice } Würfeln.
    }
note-foresight = { $seat } streicht die Voraussicht und würfelt weiter, mit { $dice ->
        [one] einem Würfel.
       *[other] { $dice } Würfeln.
    }
note-rollover = Ein Rollover! { $seat } bekommt { $bonus } dazu; { $points } stehen auf dem Spiel.
note-busted = { $seat } geht leer aus und verliert { $points } Punkte.
note-circled = { $seat } kreist ein: { boost-name }.
note-saved = Voraussicht: Der Fehlwurf zählt nicht, { $seat } hört mit { $points } auf.
note-claimed = { $seat } streicht { box-name } für { $points } mehr.
note-wrote = { $seat } schreibt { $points } auf und hat { $total }.
note-won = { $seat } gewinnt mit { $points } Punkten.
note-solo = { $points } Punkte in { $rounds ->
        [one] einer Runde.
       *[other] { $rounds } Runden.
    }

reason-throw-first = Erst wird gewürfelt.
reason-thrown = In diesem Zug ist schon gewürfelt.
reason-keep-first = Wähle erst die Würfel für dein Bild.
reason-no-better = Kein Bild ist hier mehr wert als { $points }.
reason-better = Es liegt ein Bild da, das gut genug ist; wähle eines.
reason-chosen = Dein Bild ist gewählt. Nimm es zurück, um ein anderes zu wählen.
reason-saved = Die Voraussicht hat dein Bild gerettet, und der Zug endet damit.
reason-not-there = Nicht alle diese Würfel liegen auf dem Tisch: { $faces }.
reason-no-hand = Kein Bild: { $faces }. Jeder Würfel gehört in einen Pasch oder in eine Straße.
reason-too-low = Ein Bild muss mehr als { $more } zählen; dieses zählt { $points }.
reason-too-low-after = Nach einem Rollover muss ein Bild mindestens { $least } zählen; dieses zählt { $points }.
reason-none-left = Alle Würfel gehören zu deinem Bild; es ist keiner mehr übrig.
reason-too-few = Für einen Rollover braucht das Bild sechs Würfel; deines hat { $dice }.
reason-no-section = { $sections ->
        [0] Auf diesem Block gibt es keine Rollover.
        [one] Das eine Feld für Rollover ist markiert; im nächsten Zug ist es wieder frei.
       *[other] Alle { $sections } Felder sind markiert; im nächsten Zug sind sie wieder frei.
    }
reason-not-circled = Noch nicht eingekreist: { boost-name }. Jeder Fehlwurf kreist die nächste Hilfe ein.
reason-crossed-out = Schon benutzt: { boost-name }.
reason-no-boost-after = Nach einem Rollover gibt es bis zu deinem nächsten Zug keine Hilfe.
reason-no-face = Kein Würfel auf dem Tisch zeigt eine { $face }.
reason-no-wrap = Ein Würfel geht von 1 bis 6 und nicht weiter.
reason-box-taken = Du hast { box-name } schon gestrichen.
reason-box-no-match = Dein Bild zeigt nicht { box-name }.
reason-no-box-after = Nach einem Rollover zählt bis zu deinem nächsten Zug kein Bonusfeld.
reason-no-box = Auf diesem Block gibt es kein Feld für { box-name }.

tell-round = Runde { $round } von { $rounds }. Du hast { $total } Punkte.
tell-seven = Sieben Würfel in diesem Zug.
tell-dice = Auf dem Tisch: { $faces }.
tell-kept = Behalten: { $faces }. Geworfen: { $thrown }.
tell-hand = Dein Bild: { $groups }, { $points } Punkte.
tell-hand-earned = Dein Bild: { $groups }, { $points } Punkte, dazu { $earned } aus Rollovern: { $sum } stehen auf dem Spiel.
tell-best = Das beste Bild: { $groups }, { $points } Punkte; nötig sind { $needed }.
tell-hands = Bilder und ihre Punkte: { $hands }.
tell-hand-points = { $faces } ({ $points })
tell-more = { $count } weitere
tell-nothing = Kein Bild ist { $needed } Punkte wert.
tell-next = Ein Rollover bringt { $bonus }.
tell-player = { $player }: { $total } Punkte. { $rounds ->
        [0] Noch nichts aufgeschrieben.
       *[other] Nach Runden: { $written }.
    }
tell-boxes = Gestrichene Bonusfelder: { $boxes }.
tell-boosts = Hilfen bereit: { $boosts }.

ui-round = Runde { $round } von { $rounds }
ui-total = Summe
ui-sheet = Block
ui-dice-lie = Würfel auf dem Papier
ui-rollovers = Rollover in diesem Zug
ui-section = Rollover, { $bonus } Punkte
ui-marked = markiert
ui-open = frei
ui-circled = eingekreist, bereit
ui-crossed = gestrichen
ui-turn-of = { $player }, am Zug
ui-wrote = Runde { $round }: { $points }{ $rollovers ->
        [0] { "" }
        [one] , mit einem Rollover
       *[other] , mit { $rollovers } Rollovern
    }
ui-wrote-bust = Runde { $round }: Fehlwurf
ui-box = { $box ->
        [full-house] Full House
        [four-of-a-kind] Viererpasch
        [four-step] 4er-Straße
        [five-step] 5er-Straße
        [five-of-a-kind] Fünferpasch
       *[six-in-one] Sechs in einem
    }
ui-boost = { $boost ->
        [foresight] Voraussicht
        [reroll] Neuer Wurf
        [plus-minus] Plus/Minus 1
       *[add-a-die] Extrawürfel
    }
ui-group = { $group ->
        [pair] Paar
        [three-of-a-kind] Dreierpasch
        [four-of-a-kind] Viererpasch
        [five-of-a-kind] Fünferpasch
        [six-of-a-kind] Sechserpasch
        [three-step] 3er-Straße
        [four-step] 4er-Straße
        [five-step] 5er-Straße
       *[six-step] 6er-Straße
    }
ui-values = Punkte einer Gruppe
ui-bonus = Bonusfelder
ui-boosts = Hilfen
ui-die-kept = { $face }, war schon im Bild
ui-die-thrown = { $face }
ui-begin = Sechs Würfel warten, { $player }.
ui-begin-seven = Sieben Würfel warten, { $player }.
ui-first = Wer anfängt, wird ausgelost.
ui-any = Tippe die Würfel deines Bildes an.
ui-needs = Tippe ein Bild ab { $needed } an.
ui-watch = { $player } braucht { $needed } oder mehr.
ui-none = Kein Bild kommt auf { $needed }.
ui-none-turn = Kein Bild kommt auf { $needed }. Tippe einen Würfel an, um ihn um eins zu drehen.
ui-picked = { $points } Punkte
ui-hand = Ein Bild für { $points }
ui-saved = Die Voraussicht hat { $points } gerettet.
ui-busted = { $player } geht leer aus: { $points } verloren.
ui-after = { $player } schreibt { $points } auf.
ui-over = Der Block ist voll.
ui-stake = im Spiel
ui-stake-of = { $points } Punkte stehen auf dem Spiel
ui-points = { $points } Punkte
ui-best = Bestes Bild
ui-stop = Aufhören
ui-stop-box = Ende + { $bonus }
ui-box-points = { $box }: { $points }
ui-roll = Weiter
ui-dice = { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }
ui-rollover = Rollover
ui-rollover-note = + { $bonus }, sechs Würfel
ui-turn-die = { $face } → { $to }
ui-safe = { $dice ->
        [one] 1 Würfel, sicher
       *[other] { $dice } Würfel, sicher
    }
ui-take = Hinnehmen
ui-bust = { $n ->
        [0] kein Fehlwurf
       *[other] Fehlwurf { $n } von { $of }
    }
ui-bust-sure = sicher ein Fehlwurf
ui-bust-exact = Fehlwurf { $percent } %
ui-bust-help = { $ways } von { $of } Würfen gehen daneben. Hilfen sind nicht mitgezählt.
ui-seven = Sieben Würfel
ui-all-hands = Alle Bilder
ui-all-boosts = Hilfen
ui-all-boxes = Aufhören und streichen
ui-all-else = Dieser Zug
ui-say-hands = Bestes Bild: { $faces }, { $points } Punkte. { $count ->
        [one] Insgesamt ein Bild.
       *[other] Insgesamt { $count } Bilder.
    }
ui-key-dice = Würfel ins Bild nehmen, von links nach rechts
ui-key-keep = das Bild behalten; ohne gewählte Würfel das beste
ui-key-best = die Würfel des besten Bildes nehmen
