# RetroRoll

title = RetroRoll
tagline = Race round the ring, number by number, with a sword, a key and two hearts.

move-throw = Throw
move-heart = Play a heart
move-strike = Strike { $player }

option-key_chain = Keys chain
option-key_chain-help = A number met with a key’s throw also sets off the icon behind it. Off: the mover goes onto the icon, but nothing happens.

note-drew = { $seat } draws a new card.
note-threw = { $seat } throws { $first } and { $second }.
note-tied = A tie at { $total }: they throw again.
note-begins = { $seat } goes first.
note-met = { $seat } meets the { $number }.
note-missed = { $seat } needed { $number }. A miss.
note-heart = { $seat } plays a heart and skips the { $number }. { $left ->
        [0] No heart left on this card.
        [one] One heart left on this card.
       *[other] { $left } hearts left on this card.
    }
note-key = The key: { $seat } throws again at once, for { $number }.
note-sword = The sword: { $seat } sends somebody back one space.
note-nobody = The sword finds nobody to strike.
note-unused = { $icon ->
        [sword] { $seat } goes onto the sword; it is not used.
       *[key] { $seat } goes onto the key; it is not used.
    }
note-struck = { $seat } strikes { $target }, who must meet the { $number } again.
note-scored = { $seat } is home and scores { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
note-shuffled = The draw pile was empty. { $cards ->
        [one] One finished card makes the new one.
       *[other] { $cards } finished cards make the new one.
    }
note-won = { $seat } wins with { $points } points.
note-solo = { $points } points, in { $turns ->
        [one] one turn.
       *[other] { $turns } turns.
    }

reason-strike-first = The sword comes first: choose whom to strike.
reason-no-heart = Both hearts of this card are covered.
reason-no-sword = You strike only from a sword.
reason-self = The sword is for your opponents.
reason-on-coin = { $target } is on the coin: there is no space behind.
reason-on-sword = { $target } stands on a sword and is safe there.
reason-on-key = { $target } stands on a key and is safe there.

ui-next = Next: { $number }
ui-points = { $points } of { $goal }
ui-hearts = { $hearts ->
        [0] No hearts left
        [one] 1 heart left
       *[other] { $hearts } hearts left
    }
ui-done = { $cards ->
        [one] 1 card finished
       *[other] { $cards } cards finished
    }
ui-pile = { $cards ->
        [one] 1 card in the draw pile
       *[other] { $cards } cards in the draw pile
    }
ui-worth = { $points ->
        [one] worth 1 point
       *[other] worth { $points } points
    }
ui-coin = Golden coin
ui-sword = Sword
ui-key = Key
ui-no-card = No card yet
ui-square-done = { $square }, done
ui-square-here = { $square }, the mover is here
ui-square-next = { $square }, next
ui-turn = Turn { $turns }
ui-luckiest = { $player } meets the { $number } ({ $ways } in 36).

tell-coin = coin
tell-sword = sword
tell-key = key
tell-the-coin = the coin
tell-the-sword = the sword
tell-the-key = the key
tell-turns = Turn { $turns }.
tell-your-card = Your card: { $squares }. You stand on { $here }; { $next ->
        [none] home.
       *[other] next: { $next }.
    }
tell-your-points = You have { $points } of { $goal } points. { $worth ->
        [0] You have no card yet.
       *[other] The card is worth { $worth }. { $hearts ->
            [0] No heart is left.
            [one] One heart is left.
           *[other] { $hearts } hearts are left.
        }
    }
tell-card = { $player }: { $squares }. Stands on { $here }; { $next ->
        [none] home.
       *[other] next: { $next }.
    }
tell-points = { $player } has { $points } of { $goal } points. { $worth ->
        [0] No card yet.
       *[other] The card is worth { $worth }. { $hearts ->
            [0] No heart is left.
            [one] One heart is left.
           *[other] { $hearts } hearts are left.
        }
    }
tell-pile = { $cards ->
        [0] The draw pile is empty.
        [one] One card is in the draw pile.
       *[other] { $cards } cards are in the draw pile.
    }
