# Wie das Terminal eine Stellung erzählt.

tell-item = { $move ->
        [none] Es wartet: { $what }
       *[other] { $move }: { $what }
    }
tell-round = Runde { $round } von { $rounds }{ $time ->
        [-1] .
       *[other] , noch { $time } Zeitmarken.
    }
tell-route = { route }{ $gets ->
        [none] {""}
       *[other] {" "}({ $gets })
    }: { $cards ->
        [none] keine Karte
       *[other] { $cards }
    }
tell-fight-route = { route }: { $cards ->
        [none] {""}
       *[other] { $cards },{" "}
    }{ $hit }
tell-card = { card }: { $spaces }
tell-lane = { kind } { $number }{ $gets ->
        [none] {""}
       *[other] {" "}({ $gets })
    }{ $closed ->
        [yes] {" "}gesperrt
       *[no] {""}
    }
tell-bumpers = { $bumpers } Bumper{ $lock ->
        [0] {""}
       *[other] {" "}mit { $lock }
    }{ $gets ->
        [none] {""}
       *[other] {" "}({ $gets })
    }{ $closed ->
        [yes] {" "}gesperrt
       *[no] {""}
    }
tell-hit = Trefferfeld { kind } { $number }{ $closed ->
        [yes] , in diesem Zug getroffen
       *[no] {""}
    }
tell-boss = { boss }: noch { $left } von { $health }.
tell-attack = Angriffskarte des Bosses, Seite { $side }: { $off ->
        [yes] für diesen Zug abgewehrt.
       *[no] greift { $attacks } an, abgewehrt mit { $clear }.
    }
tell-player = { $player }, { character }: { $rings } Ringe in der Hand, { $saved } gesichert, { $boosts ->
    [one] 1 Boost
   *[other] { $boosts } Boosts
}, { $lives ->
        [-1] { $deaths } Todesmarken
       *[other] { $lives } Leben
    }{ $powers ->
        [none] .
       *[other] . { $powers }.
    }
tell-foe = { foe }: { $attacks ->
        [none] kein Angriff
       *[other] greift { $attacks } an
    }; ausgewichen mit { $avoid }{ $destroy ->
        [none] {""}
       *[other] , zerstört mit { $destroy }
    }{ $left ->
        [1] {""}
       *[other] , { $left } Treffer
    }.{ $abilities ->
        [none] {""}
       *[other] {" "}{ $abilities }.
    }
tell-emerald = Emerald { $number }: { $text }. { $holder ->
        [none] In der Mitte
       *[other] { $holder }
    }{ $used ->
        [yes] , verbraucht.
       *[no] .
    }
tell-dice = Würfel: { $dice }
tell-tray = Geworfen: { $dice }
