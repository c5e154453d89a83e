# How the terminal tells a position.

tell-item = { $move ->
        [none] Waiting: { $what }
       *[other] { $move }: { $what }
    }
tell-round = Round { $round } of { $rounds }{ $time ->
        [-1] .
       *[other] , { $time } Time tokens left.
    }
tell-route = { route }{ $gets ->
        [none] {""}
       *[other] {" "}({ $gets })
    }: { $cards ->
        [none] no card
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
        [yes] {" "}closed
       *[no] {""}
    }
tell-bumpers = { $bumpers } bumpers{ $lock ->
        [0] {""}
       *[other] {" "}of { $lock }
    }{ $gets ->
        [none] {""}
       *[other] {" "}({ $gets })
    }{ $closed ->
        [yes] {" "}closed
       *[no] {""}
    }
tell-hit = hit space { kind } { $number }{ $closed ->
        [yes] , hit this turn
       *[no] {""}
    }
tell-boss = { boss }: { $left } of { $health } left.
tell-attack = Boss attack card, side { $side }: { $off ->
        [yes] cleared for this turn.
       *[no] attacks { $attacks }, cleared with { $clear }.
    }
tell-player = { $player }, { character }: { $rings } rings held, { $saved } saved, { $boosts ->
    [one] 1 Boost
   *[other] { $boosts } Boosts
}, { $lives ->
        [-1] { $deaths } Death tokens
       *[other] { $lives } lives
    }{ $powers ->
        [none] .
       *[other] . { $powers }.
    }
tell-foe = { foe }: { $attacks ->
        [none] no attack
       *[other] attacks { $attacks }
    }; avoided with { $avoid }{ $destroy ->
        [none] {""}
       *[other] , destroyed with { $destroy }
    }{ $left ->
        [1] {""}
       *[other] , { $left } hits
    }.{ $abilities ->
        [none] {""}
       *[other] {" "}{ $abilities }.
    }
tell-emerald = Emerald { $number }: { $text }. { $holder ->
        [none] In the middle
       *[other] { $holder }
    }{ $used ->
        [yes] , exhausted.
       *[no] .
    }
tell-dice = Dice: { $dice }
tell-tray = Thrown: { $dice }
