# What only the page says.

ui-route = { $route ->
    [passage] { route }
   *[other] Route { route }
 }
ui-strip = Die drei Routen
ui-players = Wer mitspielt
ui-pool = Deine Würfel
ui-pool-empty = Keine Würfel im Vorrat
ui-seat = Platz { $n }
ui-pays = { $asks } – { $gets }
ui-dice = { $count } Würfel
ui-nothing = nichts
ui-bumpers = { $count } Bumper, { $lock ->
    [0] eine Zahl
   *[other] alle { $lock }
 }{ $done ->
    [0] {""}
   *[other] , { $done } geschafft
 }
ui-lane = { $lane ->
    [top] obere Spur
   *[bottom] untere Spur
 }{ $closed ->
    [yes] , gesperrt
   *[no] {""}
 }: { $what }
ui-space = { ui-route }, Feld { $number }{ $state ->
    [done] , geschafft
    [ahead] , kommt noch
   *[now] , als Nächstes
 }: { $what }
ui-goal = Ende der Route: { $gets }
ui-no-card = Hier liegt keine Karte mehr
ui-hit = { boss } treffen, { ui-route }: { $die }{ $state ->
    [hit] , in diesem Zug getroffen
    [open] , offen
   *[closed] , von Mustern verstellt
 }
ui-hit-on = { boss }, { route }
ui-boss-attack = Angriff von { boss }
ui-foe-of = { $foe } von { $player }
ui-attacks = Schlägt bei { $dice } zu: { $penalty }
ui-no-attack = Schlägt bei keinem Würfel zu
ui-destroy = Wird von Spin { $number } zerstört
ui-avoid = { $die } weicht ihm aus
ui-hits = Noch { $left } von { $hits } Treffern
ui-strike = Angriff von { boss }, Seite { $side }{ $cleared ->
    [yes] , aus bis zum Zugende
   *[no] {""}
 }. { $die } schaltet ihn aus. { $what }
ui-foes = Vor { $player }
ui-heap = { $die }{ $count ->
    [1] {""}
   *[other] , { $count } Stück
 }{ $safe ->
    [yes] , vor Angriffen sicher
   *[no] {""}
 }
ui-kept = { $die }, behalten
ui-deal = Zulosen
ui-idle-die = { $die } lässt sich jetzt nicht einsetzen
ui-rings = { $count ->
    [one] { $count } Ring
   *[other] { $count } Ringe
 }
ui-saved = { $count } gesichert
ui-life = { $count } Leben
ui-death = { $count } Todesmarken
ui-boost = { $count ->
    [one] { $count } Boost
   *[other] { $count } Boosts
 }
ui-animal = { $count ->
    [one] { $count } Tier befreit
   *[other] { $count } Tiere befreit
 }
ui-speed = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }
ui-time = { $count ->
    [one] { $count } Zeitmarke
   *[other] { $count } Zeitmarken
 }
ui-emerald = { $count ->
    [one] { $count } Smaragd
   *[other] { $count } Smaragde
 }
ui-player = { $player }, { $character }: { $facts }{ $badniks ->
    [0] {""}
    [one] , { $badniks } Badnik
   *[other] , { $badniks } Badniks
 }{ $strikes ->
    [none] {""}
   *[other] {" "}({ $strikes })
 }{ $buddy ->
    [0] {""}
   *[other] , Flughilfe auf { $buddy }
 }
ui-time-left = { $count ->
    [one] Noch { $count } Zeitmarke
   *[other] Noch { $count } Zeitmarken
 }
ui-boss-left = { boss }: noch { $left } von { $health } Tieren gefangen
ui-deck = { $count ->
    [one] Noch { $count } Zonenkarte
   *[other] Noch { $count } Zonenkarten
 }
ui-tiles = { $count } verdeckte Bonusplättchen
ui-pile = { $count } Smaragde im Stapel
ui-safe = Sicher
ui-zone-board = Der Plan der Zone
ui-level = Bossstufe { $level }
ui-boss-later = { $count ->
    [0] Kommt, sobald eine Route leer bleibt
   *[other] Kommt nach { $count } weiteren Karten
 }
ui-each-hit = Jeder Treffer: { $what }
ui-found = Gefundene Smaragde
ui-exhausted = erschöpft
ui-used = in diesem Zug benutzt
ui-uses = Was sich einsetzen lässt
ui-use = { ui-use-short }{ $number ->
    [0] {""}
   *[other] { " " }{ $number }
 }{ $can ->
    [yes] , jetzt möglich
   *[no] , jetzt nicht
 }
ui-use-short = { $kind ->
    [boost] Boost
    [emerald] Smaragd
    [avoid] Drehen
    [bubble] Blase
    [lightning] Blitz
    [invincible] Unbesiegbar
    [agree] Ja
    [refuse] Nein
   *[other] { $kind }
 }
ui-means = { $kind ->
    [boost] Boost: den ganzen Vorrat neu werfen. Angriffe, die dann noch passen, treffen.
    [emerald] Smaragd { $number }: seine zwei Würfel kommen geworfen in den Vorrat. { emerald-text }
    [avoid] Ausweichen: Lauf-Würfel werden bis zum Zugende zu Spin-Würfeln.
    [bubble] Blasenschild: diesen Würfel neu werfen.
    [lightning] Blitzschild: stattdessen zwei Ringe.
    [invincible] Unbesiegbar: diesen Würfel hergeben, und nichts geschieht.
    [reroll] Alle übrigen Würfel neu werfen.
    [end] Den Zug beenden. Übrige Würfel kosten eine Zeitmarke.
    [pass] Nichts einsetzen: Das ist Schaden.
    [take] Kommen lassen, was kommt.
    [agree] Der Würfel wird verschoben.
    [refuse] Nichts wird ausgegeben.
    [bank] Alle gehaltenen Ringe sichern: Sie zählen weiter, und nichts nimmt sie mehr.
    [hold] Die Ringe behalten: Sie schützen.
   *[other] {""}
 }
ui-actions = Wurfaktionen
ui-choose = Figur wählen
ui-count-dice = { $count } { kind }
ui-throws = { $times ->
    [1] { $dice }
   *[other] { $dice }, { $times }-mal
 }
ui-do-spend = { $die } → { $place }
ui-how = { $lane ->
    [top] { $way ->
        [none] obere Spur
       *[other] obere Spur, { ui-way }
    }
    [bottom] { $way ->
        [none] untere Spur
       *[other] untere Spur, { ui-way }
    }
   *[any] { ui-way }
 }
ui-way = { $way ->
    [flame] Flammenschild
    [flame-up] Flammenschild, eins höher
    [flame-down] Flammenschild, eins tiefer
    [up] eins höher
    [down] eins tiefer
    [up-2] zwei höher
    [down-2] zwei tiefer
   *[none] {""}
 }
ui-from = { $source ->
    [space] vom Feld
    [route] Ende der Strecke
    [tile] Bonusplättchen
    [jump] Sprungwürfel
    [monitor] Badnik-Monitor
    [action] { action }
    [attack] Angriff von { boss }
    [boss] Treffer bei { boss }
    [power-up] Power-up
    [star-post] Sternenposten
    [step] nichts eingesetzt
   *[other] { foe }
 }
ui-asked = { $what } ({ $from })
ui-now = Jetzt möglich
ui-spends = Einen Würfel einsetzen
ui-not-now = Jetzt nicht
ui-key-spend = die nächste Art ansehen, einen Würfel auszugeben
ui-phase = { $mine ->
    [yes] { $phase ->
        [choose] Wähle deine Figur.
        [action] Wähle eine Wurfaktion.
        [save] Welche Würfel des Wurfs bleiben?
        [step] Wähle Würfel und Ziel, oder nimm einen Boost.
        [free] Noch ein Würfel darf ohne neuen Wurf ausgegeben werden.
        [after] Den Rest neu werfen oder den Zug beenden.
        [attack] Ein Badnik schlägt zu. Wehre ihn ab oder nimm es hin.
        [hazard] Ein Gefahrenwürfel zeigt eine Zahl aus deinem Vorrat.
        [invincible] Gib einen Würfel her, um unbesiegbar zu sein, oder nimm den Schaden.
        [pick] Zweierlei auf einmal: Was zuerst?
        [give] Wer zieht einen Badnik?
        [gain] Welche Art Würfel?
        [lose] Welcher Würfel geht verloren?
        [star-post] Alle gehaltenen Ringe sichern?
        [shield] Nur ein Schild: Welcher bleibt?
        [lightning] So nehmen, oder zwei Ringe?
        [buddy] Soll verschoben werden?
       *[other] {""}
    }
   *[no] { $phase ->
        [running] {""}
       *[other] { $player } entscheidet.
    }
 }
ui-won = Die Zone ist geschafft.
ui-lost = { $cause ->
    [time] Verloren: Die letzte Zeitmarke ist weg.
    [lives] Verloren: Das letzte Leben ist weg.
   *[rounds] Verloren: Die Runden sind um.
 }
ui-score = Die Wertung, Zeile für Zeile
ui-sum = Summe
ui-luckiest = { $player } wirft { $count } × { $face }
ui-times = { $count } × { $each }
ui-nth = Tempo { $speed }, Platz { $place }
ui-line = { $what ->
    [saved] Ringe, gesichert
    [rings] Ringe
    [hyper] Hyperring
    [animals] Tiere
    [emeralds] Smaragde
    [emeralds_used] Smaragde, erschöpft
    [deaths] Todesmarken
    [speed] Tempo
    [time_attack] Zeitjagd
    [time_cost] Zeitmarken
   *[other] { $what }
 }
ui-winners = { $count ->
    [one] { $players } gewinnt
   *[other] { $players } gewinnen gemeinsam
 }
ui-result = { $won ->
    [yes] { zone }: gerettet
   *[no] { zone }: verloren
 }
ui-next-zone = Weiter: { zone }
ui-again-zone = { zone } noch einmal
