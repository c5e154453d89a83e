# Rolling Loot

title = Rolling Loot
tagline = Schick zwei Segler auf Beute und nimm sie, bevor es andere tun.

# Die Namen unserer Karten; andere Karten heißen nach ihrer Kennung.
card = { $card ->
        [smugglers-cove] Schmugglerbucht
        [gull-rock] Möwenfels
        [old-harbour] Alter Hafen
        [fog-bank] Nebelbank
        [coral-maze] Korallenlabyrinth
        [wreckers-point] Strandräuberspitze
        [kraken-deep] Krakentiefe
        [isle-of-skulls] Schädelinsel
       *[other] { $card }
    }

move-throw = Fünf Würfel werfen
move-stop = Würfel behalten
move-end = Zug beenden
move-take = Anteil nehmen
move-stay = Hier bleiben
move-loot = Beute nehmen: { card }, Stufe { $step }
move-home = Schiff heimholen: { card }, Stufe { $step }
move-sail = Segeln: { card }, Stufe { $step }
move-reroll = Noch einmal werfen: { $dice }
move-use = Diese Würfel nehmen: { $dice }

note-dealt = { card } liegt aus, Rang { $level }.
note-opened = { $seat } wirft { $face }.
note-tied = Gleichstand mit { $face }: Sie werfen noch einmal.
note-begins = { $seat } fängt an.
note-looting = { $seat } nimmt die Beute: { card }, Stufe { $step }.
note-takes = { $seat } nimmt einen Anteil.
note-stays = { $seat } bleibt und lässt den anderen die Beute.
note-split = { $loot } Beute für { $ships } Schiffe: je { $share }.
note-got = { $seat } bekommt { $loot } und hat { $points }; das Schiff ist daheim.
note-closed = { card }: Die letzte Beute ist fort, die Karte wird umgedreht.
note-home = Das Schiff von { $seat } kommt heim: { card }, Stufe { $step }.
note-again = { $seat } wirft { $faces } noch einmal.
note-threw = Die Würfel von { $seat }: { $faces }. { $rerolls ->
        [0] Es bleibt dabei.
        [one] Noch ein Wurf ist übrig.
       *[other] Noch { $rerolls } Würfe sind übrig.
    }
note-sailed = { $seat } segelt: { card }, Stufe { $step }.
note-used = Das kostet die Würfel { $faces }.
note-called = Es ist kaum noch Beute da: Alle haben einen letzten Zug.
note-rounds = { $rounds } Runden sind vorbei: Alle haben einen letzten Zug.
note-last = Der letzte Zug ist vorbei: Jedes Schiff nimmt die Beute, auf der es steht.
note-no-cards = Kein Abenteuer ist mehr übrig.
note-won = { $seat } gewinnt mit { $points } Beute.
note-first = { $seat } gewinnt mit { $points } Beute und hatte sie zuerst.
note-empty = Niemand hat Beute, und alle teilen sich den Platz.

reason-answer = Erst wird entschieden, wer sich die Beute teilt: { card }, Stufe { $step }. Nehmen oder bleiben.
reason-not-asked = Gerade teilt niemand Beute mit dir.
reason-choose-dice = Wähle erst die Würfel: { card }, Stufe { $step }.
reason-no-step = Wähle erst, wohin du segelst; dann die Würfel dafür.
reason-thrown = Du hast schon geworfen.
reason-throw-first = Wirf erst die Würfel.
reason-stop-first = Behalte erst die Würfel, wie sie liegen.
reason-stopped = Die Würfel liegen fest; in diesem Zug wird nicht mehr geworfen.
reason-apart = { card } ist in diesem Spiel nicht dabei.
reason-down = { card } liegt verdeckt und ist außer Reichweite.
reason-no-ship = Du hast dort kein Schiff: { card }, Stufe { $step }.
reason-no-loot = Hier gibt es keine Beute: { card }, Stufe { $step }.
reason-exhausted = Hier ist die Beute fort: { card }, Stufe { $step }.
reason-loot-late = Beute nimmt man vor dem Wurf.
reason-at-sea = Deine beiden Schiffe sind unterwegs.
reason-below = Ein Schiff klettert Stufe um Stufe: Für { card }, Stufe { $step }, muss es auf der Stufe darunter stehen.
reason-own-ship = Dein anderes Schiff steht schon dort: { card }, Stufe { $step }. Es zieht erst weiter oder fährt heim.
reason-dice = Deine Würfel reichen nicht: { card }, Stufe { $step }.
reason-no-die = { $left ->
        [0] Es ist kein Würfel übrig.
        [one] Es ist nur ein Würfel übrig.
       *[other] Es sind nur { $left } Würfel übrig.
    }
reason-twin = Nenne von gleichen Würfeln den ersten.
reason-not-met = Diese Würfel reichen nicht: { card }, Stufe { $step }.

want-set = { $dice } gleiche Würfel
want-two-pair = zwei Paare
want-full-house = drei und zwei gleiche Würfel
want-run = eine Reihe von { $dice }
want-sum-from = { $dice } Würfel, { $number } oder mehr
want-sum-up-to = { $dice } Würfel, { $number } oder weniger
want-sum-is = { $dice } Würfel, genau { $number }
want-each-from = { $dice } Würfel, jeder { $number } oder mehr
want-each-up-to = { $dice } Würfel, jeder { $number } oder weniger
want-no-even = alle übrigen Würfel, keiner gerade
want-no-odd = alle übrigen Würfel, keiner ungerade

tell-card = { card } (Rang { $level }): { $steps }.
tell-down = { card }: verdeckt.
tell-step = { $step }: { $requirement }, { $exhausted ->
        [yes] erschöpft
       *[no] { $left } Beute
    }{ $ships ->
        [none] {""}
       *[other] {" "}[{ $ships }]
    }
tell-player = { $player }: { $points } Beute, { $pool ->
        [0] beide Schiffe unterwegs.
        [one] ein Schiff daheim.
       *[other] beide Schiffe daheim.
    }
tell-dice = Würfel: { $dice }. { $rerolls ->
        [0] Sie liegen fest.
        [one] Noch ein Wurf ist übrig.
       *[other] Noch { $rerolls } Würfe sind übrig.
    }
tell-proposal = { card }, Stufe { $step }, mit { $faces } ({ $use }).
tell-share = { $takers } will die { $loot } Beute haben: { card }, Stufe { $step }. Nimmst du auch, bekommt jeder { $cut }.
tell-round = Runde { $round } von { $rounds }{ $last ->
        [0] .
        [one] ; dies ist der letzte Zug.
       *[other] ; das Ende ist ausgerufen, noch { $last } Züge.
    }

ui-chart = Seekarte
ui-track = Alle am Tisch, wer führt, zuerst
ui-level = Rang { $level }
ui-down = Aufgerollt und versiegelt: Die Beute ist fort.
ui-step = { card }, Stufe { $step }: { $what }
ui-place = { card } { $step }
ui-nth = Stufe { $step }
ui-loot = { $left ->
        [0] keine Beute
       *[other] { $left } Beute
    }
ui-exhausted = geplündert, aber noch zu schaffen
ui-ships = Schiffe von { $names }
ui-home = { $pool ->
        [0] beide Schiffe unterwegs
        [one] ein Schiff daheim
       *[other] beide Schiffe daheim
    }
ui-round = Runde { $round } von { $rounds }
ui-last = { $last ->
        [one] Der letzte Zug
       *[other] Das Ende naht: noch { $last } Züge
    }
ui-left = { $rerolls ->
        [0] kein Wurf übrig
        [one] noch 1 Wurf
       *[other] noch { $rerolls } Würfe
    }
ui-dice = Würfel
ui-die = Würfel { $face }
ui-die-keep = Die { $face } behalten
ui-die-use = Die { $face } nehmen
ui-at-sea = Schiffe auf See
ui-in-reach = In Reichweite
ui-takes = Kostet die Würfel { $faces }.
ui-choose = Tippe die Würfel dafür an.
# Names as they may be broken on the narrow chart.
ui-breaks = Schmugg-ler-bucht Korallen-labyrinth Strand-räu-ber-spitze Schädel-insel
ui-deal = Die Abenteuer werden ausgelegt.
ui-opening = Der höchste Würfel fängt an.
ui-throw = Wirf und sieh, wie weit es dich trägt.
ui-keep = Tippe an, was du behältst; der Rest wird noch einmal geworfen.
ui-none = Diese Würfel reichen für keine Stufe.
ui-throws = { $player } würfelt.
ui-watch = { $player } betrachtet die Würfel.
ui-asked = { $player } entscheidet: Anteil an { card } { $step } oder bleiben.
ui-over = Alle Schiffe sind daheim.
ui-do-sail = Segeln
ui-do-home = Heimholen
ui-do-loot = { $loot } Beute nehmen
ui-do-reroll = { $all ->
        [yes] Alle noch einmal
       *[no] { $dice } noch einmal
    }
ui-do-stop = Alle behalten
ui-do-use = { $faces } nehmen
ui-not-now = Jetzt nicht
ui-short = { $word ->
        [set] { $dice } gleiche
        [two_pair] 2 Paare
        [full_house] 3 + 2
        [run] { $dice }er-Reihe
        [sum] Σ { $sign } { $number }
        [each] je { $sign } { $number }
        [no_even] ungerade
       *[no_odd] gerade
    }
ui-key-dice = Einen Würfel behalten oder wählen
ui-key-step = Die nächste Stufe in Reichweite
