# Sonic Roll: Namen und was auf Karten steht. Was hier keinen Namen hat, heißt nach seiner Kennung.

zone = { $zone ->
        [green-hill] Green Hill
        [stardust-speedway] Stardust Speedway
        [lava-reef] Lava Reef
        [chemical-plant] Chemical Plant
        [finale] Finale
       *[other] { $zone }
    }
boss = { $boss ->
        [egg-robo] Egg Robo
        [metal-sonic] Metal Sonic
        [magma-rig] Magmabohrer
        [dr-eggman] Dr. Eggman
       *[other] { $boss }
    }
foe = { $foe ->
        [moto-bug] Moto Bug
        [newtron] Newtron
        [buzz-bomber] Buzz Bomber
        [chopper] Chopper
        [hotaru] Hotaru
        [kabasira] Kabasira
        [dango] Dango
        [kanabun] Kanabun
        [fireworm] Fireworm
        [iwamodoki] Iwamodoki
        [rexon] Rexon
        [toxomister] Toxomister
        [catakiller-jr] Catakiller Jr.
        [grabber] Grabber
        [spiny] Spiny
        [sweep] Sweep
       *[other] { $foe }
    }
character = { $character ->
        [sonic] Sonic
        [tails] Tails
        [knuckles] Knuckles
        [amy] Amy
       *[other] { $character }
    }
character-text = { $character ->
        [sonic] Insta-Schild: Einmal im Zug, jederzeit, wird einer seiner Laufwürfel zum Drehwürfel und darf sich um 1 ändern.
        [tails] Flughilfe: ein Würfel auf 2 ab seinem Zug; setzt irgendwer einen Sprungwürfel ein, darf man ihn herunterdrehen und jenen um ebenso viel ändern.
        [knuckles] Geheimgang: eine vierte Strecke, auf der nur er spielen darf. Am Ende wartet ein Großer Ring.
        [amy] Piko-Piko-Hammer: Einer ihrer Drehwürfel darf eins mehr zählen, als er zeigt; aus einer 6 wird eine 1.
       *[other] { $character }
    }
action = { $action ->
        [super-peel-out] Super Peel Out
        [spin-dash] Spin Dash
        [drop-dash] Drop Dash
        [fly] Fliegen
        [spin-jump] Drehsprung
        [propeller-tail] Propellerschweif
        [wall-climb] Klettern
        [spin-attack] Drehangriff
        [glide] Gleiten
        [hammer-throw] Hammerwurf
        [hammer-rush] Hammersturm
       *[other] { $action }
    }
action-text = { $action ->
        [super-peel-out] 6 Lauf. Lege alle Würfel mit dem niedrigsten Ergebnis ab.
        [spin-dash] 1 Lauf, 1 Dreh. Wirf beide wieder und lege sie dazu, bis zwei Würfel dieselbe Zahl zeigen.
        [drop-dash] 3 Sprung. Ein Sprung auf eine Zonenkarte bringt einen Laufwürfel.
        [fly] 4 Sprung, zweimal. Behalte die Paare jedes Wurfs; gibt es keines, einen Würfel.
        [spin-jump] 3 Dreh. Ein Dreh auf einen Badnik bringt einen Sprungwürfel.
        [propeller-tail] 4 Lauf. Bei einem neuen Wurf kommt ein Sprungwürfel dazu, wenn seit dem letzten zwei oder mehr eingesetzt wurden.
        [wall-climb] 3 Dreh, dreimal. Behalte Würfel, jeden höher als den zuletzt behaltenen.
        [spin-attack] 4 Lauf. Jederzeit dürfen alle Laufwürfel zu Drehwürfeln werden, alle oder keiner.
        [glide] 4 Sprung. Nach einem Sprung darf ohne neuen Wurf ein niedrigerer folgen.
        [hammer-throw] 3 Dreh. Einmal im Zug darf ein Dreh auf einen Badnik eines anderen.
        [hammer-rush] 3 Sprung. Ein Sprung auf eine Zonenkarte bringt einen Drehwürfel.
       *[other] { $action }
    }
power = { $power ->
        [super-ring] Superring
        [power-sneakers] Turboschuhe
        [one-up] 1-Up
        [hyper-ring] Hyperring
        [eggman-mark] Eggman-Zeichen
        [invincible] Unverwundbarkeit
        [flame-shield] Flammenschild
        [bubble-shield] Blasenschild
        [lightning-shield] Blitzschild
        [blue-shield] Blauer Schild
       *[other] { $power }
    }
power-text = { $power ->
        [super-ring] Sofort 5 Ringe.
        [power-sneakers] Sofort 2 Boosts.
        [one-up] Sofort ein Würfel beliebiger Art.
        [hyper-ring] Getragene Ringe zählen 15, und bei Schaden behältst du die Hälfte.
        [eggman-mark] Jemand deiner Wahl zieht einen Badnik.
        [invincible] Vom ersten Gebrauch bis zum Ende jenes Zugs wendet ein abgelegter Würfel Schaden ab.
        [flame-shield] Einmal im Zug zählt ein Würfel als Dreh.
        [bubble-shield] Wirf einmal im Zug einen Würfel neu.
        [lightning-shield] Einmal im Zug wird eine Belohnung zu 2 Ringen.
        [blue-shield] Keine Zeitmarke fürs Aufhören in dem Zug, in dem er verloren geht.
       *[other] { $power }
    }
card = { $card ->
        [palm-bridge] Palmenbrücke
        [windmill-hill] Windmühlenhügel
        [sunflower-slope] Sonnenblumenhang
        [checker-cliff] Karoklippe
        [waterfall-ledge] Wasserfallsims
        [totem-rise] Totemhöhe
        [loop-meadow] Loopingwiese
        [spring-terrace] Federterrasse
        [vine-tunnel] Rankentunnel
        [coconut-walk] Kokospfad
        [blue-lagoon] Blaue Lagune
        [ridge-run] Gratlauf
        [neon-ramp] Neonrampe
        [comet-loop] Kometenlooping
        [star-rail] Sternenschiene
        [moonlit-arch] Mondscheinbogen
        [crystal-column] Kristallsäule
        [twin-spiral] Doppelspirale
        [tempo-bridge] Tempobrücke
        [night-dome] Nachtkuppel
        [silver-corkscrew] Silberschraube
        [lamplight-avenue] Laternenallee
        [meteor-drop] Meteorsturz
        [aurora-gate] Nordlichttor
        [ember-steps] Glutstufen
        [obsidian-shelf] Obsidianplatte
        [drill-shaft] Bohrschacht
        [crystal-cavern] Kristallhöhle
        [magma-slide] Magmarutsche
        [smoke-vent] Rauchspalte
        [glowing-gap] Glühende Kluft
        [basalt-pillars] Basaltpfeiler
        [furnace-hall] Ofenhalle
        [falling-bridge] Brechende Brücke
        [quartz-tunnel] Quarztunnel
        [crater-rim] Kraterrand
        [mega-pipe] Riesenrohr
        [purple-pool] Lila Becken
        [valve-tower] Ventilturm
        [pump-room] Pumpenraum
        [glass-tube] Glasröhre
        [drip-landing] Tropfpodest
        [rotating-stairs] Drehtreppe
        [slime-canal] Schleimkanal
        [pressure-hatch] Druckluke
        [mixing-vat] Mischkessel
        [yellow-catwalk] Gelber Steg
        [blue-reactor] Blauer Reaktor
        [secret-passage] Geheimgang
       *[other] { $card }
    }
tile = { $tile ->
        [emerald] ein Chaos-Smaragd
        [bumper-ring] ein Prellkissen mit einem Ring
        [bumper-boost] ein Prellkissen mit einem Boost
        [red-boost] rot, mit einem Boost
        [red-power-up] rot, mit einem Power-up
       *[other] { $tile }
    }
kind = { $kind ->
        [any] beliebig
        [run] Lauf
        [jump] Sprung
        [spin] Dreh
        [hazard] Gefahr
       *[other] { $kind }
    }
route = { $route ->
        [top] oben
        [middle] Mitte
        [bottom] unten
        [passage] Geheimgang
       *[other] { $route }
    }
thrown-die = { $die ->
        [run-1] Lauf 1
        [run-2] Lauf 2
        [run-3] Lauf 3
        [run-4] Lauf 4
        [run-5] Lauf 5
        [run-6] Lauf 6
        [jump-1] Sprung 1
        [jump-2] Sprung 2
        [jump-3] Sprung 3
        [jump-4] Sprung 4
        [jump-5] Sprung 5
        [jump-6] Sprung 6
        [spin-1] Dreh 1
        [spin-2] Dreh 2
        [spin-3] Dreh 3
        [spin-4] Dreh 4
        [spin-5] Dreh 5
        [spin-6] Dreh 6
       *[other] { $die }
    }
way = { $way ->
        [run] Lauf
        [jump] Sprung
        [spin] Dreh
        [spin-up] Dreh, eins höher,
        [spin-down] Dreh, eins tiefer,
        [run-flame] Lauf als Dreh
        [run-flame-up] Lauf als Dreh, eins höher,
        [run-flame-down] Lauf als Dreh, eins tiefer,
        [jump-flame] Sprung als Dreh
        [jump-flame-up] Sprung als Dreh, eins höher,
        [jump-flame-down] Sprung als Dreh, eins tiefer,
        [jump-up] Sprung, eins höher,
        [jump-down] Sprung, eins tiefer,
        [jump-up-2] Sprung, zwei höher,
        [jump-down-2] Sprung, zwei tiefer,
       *[other] { $way }
    }
place = { $place ->
        [top] obere Strecke
        [top-low] obere Strecke, untere Spur
        [middle] mittlere Strecke
        [middle-low] mittlere Strecke, untere Spur
        [bottom] untere Strecke
        [bottom-low] untere Strecke, untere Spur
        [passage] Geheimgang
        [passage-low] Geheimgang, untere Spur
        [hit-top] Trefferfeld, oben
        [hit-middle] Trefferfeld, Mitte
        [hit-bottom] Trefferfeld, unten
        [badnik-1] Badnik 1
        [badnik-2] Badnik 2
        [badnik-3] Badnik 3
        [attack] Angriffskarte des Bosses
        [badnik-p1-1] Badnik 1 von Platz 1
        [badnik-p1-2] Badnik 2 von Platz 1
        [badnik-p1-3] Badnik 3 von Platz 1
        [badnik-p2-1] Badnik 1 von Platz 2
        [badnik-p2-2] Badnik 2 von Platz 2
        [badnik-p2-3] Badnik 3 von Platz 2
        [badnik-p3-1] Badnik 1 von Platz 3
        [badnik-p3-2] Badnik 2 von Platz 3
        [badnik-p3-3] Badnik 3 von Platz 3
        [badnik-p4-1] Badnik 1 von Platz 4
        [badnik-p4-2] Badnik 2 von Platz 4
        [badnik-p4-3] Badnik 3 von Platz 4
       *[other] { $place }
    }
die = { kind } { $face }
emerald-text = { $number ->
        [1] auf eine der beiden Spuren setzen
        [2] weiter einsetzen ohne neuen Wurf
        [3] jeder Sprung bringt einen Ring mehr
        [4] ein Drehwürfel darf eins mehr oder weniger zählen
        [5] die Art einer Aufgabe muss nicht passen
        [6] du bist sicher
       *[7] die nächste Belohnung kommt doppelt
    }
reward = { $code ->
        [rings] { $amount ->
            [one] 1 Ring
           *[other] { $amount } Ringe
        }
        [boost] { $amount ->
            [one] 1 Boost
           *[other] { $amount } Boosts
        }
        [time] Zeitmarke
        [badnik] Badnik-Monitor
        [power_up] Power-up
        [star_post] Sternenposten
        [big_ring] Großer Ring
        [hazard] { $amount ->
            [one] 1 Gefahrenwürfel
           *[other] { $amount } Gefahrenwürfel
        }
        [gain_any] ein Würfel beliebiger Art dazu
        [gain_run] ein Laufwürfel dazu
        [gain_jump] ein Sprungwürfel dazu
        [gain_spin] ein Drehwürfel dazu
        [lose_die] ein Würfel weg
        [animal] Tier
        [damage] Schaden
        [damage_discard] Schaden, und er kommt weg
        [lose_ring] ein Ring weg
        [lose_boost] ein Boost weg
        [draw_badnik] einen Badnik ziehen
        [all_draw_badnik] alle ziehen einen Badnik
        [give_badnik] jemand zieht einen Badnik
        [no_power_ups] keine Power-ups ziehen
        [no_boosts] keine Boosts nutzen
        [keep_shield] ein Schild
       *[none] nichts
    }
ability = { $timing ->
        [defeat] Sieg
        [spend] Jeder Einsatz
        [reroll] Neuer Wurf
        [dice_action] Wurfaktion
        [end_turn] Zugende
       *[always] Immer
    }{ $condition ->
        [even] , Vorrat gerade
        [odd] , Vorrat ungerade
        [first] , erster Würfel
        [no_run] , ohne Laufwürfel
        [no_jump] , ohne Sprungwürfel
        [no_spin] , ohne Drehwürfel
       *[none] {""}
    }: { reward }
change = { $change ->
        [all] alle Laufwürfel
        [turn-1] die 1
        [turn-1-up] die 1, eins höher
        [turn-1-down] die 1, eins tiefer
        [turn-2] die 2
        [turn-2-up] die 2, eins höher
        [turn-2-down] die 2, eins tiefer
        [turn-3] die 3
        [turn-3-up] die 3, eins höher
        [turn-3-down] die 3, eins tiefer
        [turn-4] die 4
        [turn-4-up] die 4, eins höher
        [turn-4-down] die 4, eins tiefer
        [turn-5] die 5
        [turn-5-up] die 5, eins höher
        [turn-5-down] die 5, eins tiefer
        [turn-6] die 6
        [turn-6-up] die 6, eins höher
        [turn-6-down] die 6, eins tiefer
       *[other] { $change }
    }
how = { $how ->
        [avoided] umgangen
        [destroyed] zerstört
       *[other] { $how }
    }
which = { $which ->
        [new] Den neuen Schild behalten
        [old] Den alten Schild behalten
       *[other] { $which }
    }
