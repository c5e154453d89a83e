# Sonic Roll

title = Sonic Roll
tagline = Rennt zusammen durch die Zone, an den Badniks vorbei, und besiegt den Boss, bevor die Zeit ausgeht.

option-zone = Zone
option-zone-help = Wo gespielt wird. Sie werden in dieser Reihenfolge schwerer; das Finale ist das Ende eines Feldzugs.
option-zone-0 = Green Hill
option-zone-1 = Stardust Speedway
option-zone-2 = Lava Reef
option-zone-3 = Chemical Plant
option-zone-4 = Finale
option-mode = Spielart
option-mode-help = Team: gemeinsam gewinnen oder verlieren. Gegeneinander: die meisten Punkte. Zeitjagd: allein, und jede Zeitmarke zählt.
option-mode-0 = Team
option-mode-1 = Gegeneinander
option-mode-2 = Zeitjagd
option-time_cost = Zeit kostet Punkte
option-time_cost-help = Gegeneinander kostet jede Zeitmarke nach der siebten 10 Punkte.
option-emeralds = Smaragde von vorher
option-emeralds-help = Was ein Feldzug mitbringt, zusammengezählt: 1, 2, 4, 8, 16, 32, 64 für den ersten bis siebten.

move-choose = { character } spielen
move-action = { action }
move-boost = Boost nutzen
move-reroll = Neu werfen
move-end = Zug beenden
move-pass = Keinen Würfel einsetzen
move-take = Geschehen lassen
move-emerald = Smaragd { $emerald } nutzen
move-avoid = Zum Dreh machen: { change }
move-bubble = Neu werfen: { thrown-die }
move-invincible = Zur Abwehr ablegen: { thrown-die }
move-lose = { thrown-die } abgeben
move-gain = Würfel dazu: { kind }
move-save = Eine { $face } behalten
move-discard = Den Rest ablegen
move-pick = Zuerst Nummer { $place }
move-give = Ein Badnik für { $player }
move-bank = Ringe sichern
move-hold = Ringe weiter tragen
move-wear = { which }
move-lightning = Ringe daraus machen
move-agree = Der Änderung zustimmen
move-refuse = Die Änderung ablehnen
move-spend = { way } { $face } einsetzen: { place }

note-chose = { $seat } spielt { character }.
note-first = { $seat } fängt an.
note-card = { card } wird ausgelegt: { route }.
note-turn = { $seat } ist am Zug.
note-action = { $seat } wählt { action }.
note-threw = { $seat } wirft { kind }: { $faces }.
note-dropped = Das niedrigste Ergebnis, { $face }, kommt weg: { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }.
note-saved = { $seat } behält { kind }: { $faces }.
note-built = Vorrat von { $seat }: { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }.
note-rerolled = { $seat } wirft { $dice ->
        [one] einen Würfel
       *[other] { $dice } Würfel
    } neu.
note-boost-used = { $seat } nutzt einen Boost und wirft { $dice ->
        [one] einen Würfel
       *[other] { $dice } Würfel
    } noch einmal; { $left ->
        [0] keiner übrig
       *[other] noch { $left }
    }.
note-emerald-used = { $seat } nutzt Smaragd { $emerald }.
note-spent = { way } { $face } wird eingesetzt: { place }.
note-passed = { $seat } setzt keinen Würfel ein.
note-rings = { $seat } bekommt { $rings ->
        [one] 1 Ring
       *[other] { $rings } Ringe
    } und trägt { $held }.
note-boosts = { $seat } bekommt { $boosts ->
        [one] 1 Boost
       *[other] { $boosts } Boosts
    } und hat { $held }.
note-time = { $seat } nimmt eine Zeitmarke. { $left ->
        [0] Keine ist übrig
       *[other] Noch { $left }
    }.
note-animals = { $seat } befreit { $animals ->
        [one] ein Tier
       *[other] { $animals } Tiere
    }.
note-gained = { $seat } bekommt einen Würfel dazu: { kind }.
note-lost-die = { $seat } verliert { thrown-die }.
note-badnik = { $seat } zieht einen Badnik: { foe }.
note-no-badnik = { $seat } zieht keinen Badnik.
note-power-up = { $seat } zieht ein Power-up: { power }.
note-no-power-up = { $seat } zieht kein Power-up.
note-banked = { $seat } sichert { $rings ->
        [one] 1 Ring
       *[other] { $rings } Ringe
    }, zusammen { $saved }.
note-bonus = { $seat } kommt in die Bonusrunde.
note-tile = { $seat } deckt ein Plättchen auf: { tile }. { $left } liegen verdeckt.
note-emerald = { $seat } findet Smaragd { $emerald }.
note-reset = Alle Bonusplättchen werden verdeckt.
note-hazards = Gefahrenwürfel für { $seat }: { $faces }.
note-missed = Die Gefahrenwürfel verfehlen { $seat }.
note-struck = { foe } trifft { $seat }.
note-safe = { $seat } ist sicher.
note-invincible = { $seat } legt { thrown-die } ab und wehrt es ab.
note-shield-lost = { $seat } verliert stattdessen einen Schild: { power }.
note-rings-lost = { $seat } verliert { $rings ->
        [one] 1 Ring
       *[other] { $rings } Ringe
    }{ $kept ->
        [0] {""}
       *[other] {" "}und behält { $kept }
    }.
note-life-lost = { $seat } verliert ein Leben; { $lives ->
        [0] keines übrig
       *[other] noch { $lives }
    }.
note-ring-lost = { $seat } verliert einen Ring und trägt { $held }.
note-boost-lost = { $seat } verliert einen Boost und hat { $held }.
note-defeated = { $seat } besiegt { foe }: { how }.
note-hit-badnik = { $seat } trifft { foe }; { $left ->
        [one] noch ein Treffer
       *[other] noch { $left } Treffer
    }.
note-discarded = { foe } vor { $seat } kommt weg.
note-card-done = { $seat } schafft { card }: { route }.
note-passage-done = { $seat } schafft den Geheimgang.
note-fight = Der Boss ist da; seine Angriffskarte geht an { $seat }.
note-pattern = Ein Bossmuster wird ausgelegt: { route }.
note-pattern-done = { $seat } schafft ein Bossmuster: { route }.
note-attack-cleared = { $seat } besiegt die Angriffskarte des Bosses: jetzt Seite { $side }, kein Angriff in diesem Zug.
note-hit = { $seat } trifft den Boss: { route }. { $left ->
        [0] Nichts ist übrig
       *[other] Noch { $left }
    }.
note-ended = Der Zug von { $seat } ist vorbei{ $dice ->
        [0] {""}
        [one] ; ein Würfel kommt weg
       *[other] ; { $dice } Würfel kommen weg
    }.
note-time-up = { $seat } nimmt die letzte Zeitmarke: Die Zeit ist um, das Spiel verloren.
note-out-of-lives = { $seat } hat das letzte Leben verloren: Das Spiel ist verloren.
note-out-of-rounds = { $rounds } Runden sind vorbei.
note-won = Der Boss ist besiegt, von { $seat }.
note-avoided = { $seat } macht { thrown-die } zum Dreh.
note-bubble = { $seat } wirft { thrown-die } mit dem Blasenschild neu.
note-lightning = { $seat } macht daraus mit dem Blitzschild { $rings ->
        [one] 1 Ring
       *[other] { $rings } Ringe
    }.
note-buddy-asked = { $seat } wird um die Flughilfe gebeten.
note-agreed = { $seat } stimmt zu.
note-refused = { $seat } lehnt ab.
note-wore = { $seat } behält { power }.
note-blue = { $seat } hat in diesem Zug den Blauen Schild verloren: keine Zeitmarke.
note-doubled = { $seat } bekommt die Belohnung doppelt.
note-too-many = Zu vieles wartet zugleich.
note-shifted = { $seat } ändert den Würfel um { $steps }; die Flughilfe steht auf { $left }.

reason-answer = Erst ist zu beantworten, was gefragt ist.
reason-not-asked = Danach wird gerade nicht gefragt.
reason-taken = { character } wird schon von { $seat } gespielt.
reason-not-yours = { action } gehört nicht zu den Aktionen deiner Figur.
reason-action-first = Wähle erst eine Wurfaktion.
reason-action-taken = Die Wurfaktion dieses Zugs ist gewählt.
reason-no-die = In deinem Vorrat ist kein Würfel { thrown-die }.
reason-no-boost = Du hast keinen Boost.
reason-boost-late = Ein Boost kommt nach einem Wurf des Vorrats und vor dem Einsatz.
reason-no-boosts = Ein Badnik vor dir lässt keine Boosts zu.
reason-must-spend = Setze erst einen Würfel ein oder verzichte darauf.
reason-spend-late = Ein Würfel ist eingesetzt; wirf vor dem nächsten neu.
reason-lower-jump = Ohne neuen Wurf darf nur ein Sprung unter { $number } folgen.
reason-nothing-there = Da ist nichts, worauf ein Würfel könnte: { place }.
reason-no-lane = Dieses Feld hat nur eine Spur: { place }.
reason-lane = Auf dieser Gabelung wurde die andere Spur gewählt: { place }.
reason-bumper-lane = Die Prellkissen der anderen Spur sind begonnen: { place }.
reason-locked = Diese Prellkissen wollen wieder eine { $number }: { place }.
reason-number = Hier ist eine { $number } nötig: { place }.
reason-kind = Hier ist diese Art nötig, { kind }: { place }.
reason-others-passage = Nur Knuckles spielt im Geheimgang, und nicht im Bosskampf.
reason-patterns = Auf dieser Strecke liegen noch Bossmuster: { route }.
reason-route-closed = Hier wurde der Boss getroffen; die Strecke ist für diesen Zug zu: { route }.
reason-act = Der Boss ist noch nicht da.
reason-fight = Im Bosskampf ist das zu.
reason-no-badnik = Da ist kein Badnik: { place }.
reason-not-defeated = Dieser Würfel besiegt { foe } nicht: { place }.
reason-attack-cleared = Die Angriffskarte des Bosses ist für diesen Zug besiegt.
reason-no-flame = Du hast keinen Flammenschild.
reason-flame-used = Der Flammenschild hilft einmal im Zug.
reason-no-shift = Nichts lässt diesen Würfel mehr oder weniger zählen.
reason-no-buddy = Von der Flughilfe ist noch { $left } übrig.
reason-buddy-refused = Die Flughilfe wurde abgelehnt; nach dem nächsten Einsatz oder Wurf darfst du wieder fragen.
reason-off-the-die = Kein Würfel zählt mehr als 6 oder weniger als 1.
reason-no-emerald = Du hast Smaragd { $emerald } nicht.
reason-exhausted = Smaragd { $emerald } ist erschöpft.
reason-five-rings = Ein Smaragd aus der Mitte kostet 5 Ringe, und du trägst { $rings }.
reason-emerald-waits = Ein Smaragd geht, wenn der Vorrat steht und kein Wurf auf Angriffe wartet.
reason-no-avoid = Du hast nichts zum Ausweichen.
reason-avoid-used = Der Insta-Schild hilft einmal im Zug.
reason-no-bubble = Du hast keinen Blasenschild.
reason-bubble-used = Der Blasenschild hilft einmal im Zug.
reason-bubble-late = Der Blasenschild geht, während ein Angriff wartet oder bevor ein Würfel eingesetzt wird.
reason-no-invincible = Du bist nicht unverwundbar.
reason-rising = Ein behaltener Würfel muss höher sein als { $face }.
reason-one-die = Eine Aktion lässt mindestens einen Würfel.
reason-not-saved = Da ist keine { $face } zum Behalten.
reason-alike = Nimm von Gleichem das Erste.
reason-not-waiting = An dieser Stelle wartet nichts.
reason-no-seat = Platz { $seat } gibt es nicht.
reason-full = { $seat } hat schon drei Badniks.
reason-others-used = Das geht nur einmal im Zug.
reason-own-badnik = Deine eigenen Badniks nennst du ohne Platz.
reason-no-others = Nur ein Drehwürfel des Hammerwurfs erreicht Badniks anderer.
reason-no-lightning = Du hast keinen Blitzschild dafür.
