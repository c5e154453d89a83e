# Roll-Over!

title = Roll-Over!
tagline = Six dice, one better hand after another. Stop in time, or bust.

move-throw = Throw the dice
move-add-die = Add a Die
move-reroll = Reroll
move-accept = Take it as it fell
move-stop = Stop
move-roll = Roll on
move-foresight = Roll on with Foresight
move-rollover = Take a rollover
move-claim = Stop and cross out { box-name }
move-plus = { $face } plus 1
move-minus = { $face } minus 1
move-keep = Keep { $faces }

box-name = { $box ->
        [full-house] the full house
        [four-of-a-kind] four of a kind
        [four-step] the 4-step
        [five-step] the 5-step
        [five-of-a-kind] five of a kind
       *[six-in-one] six in one group
    }
boost-name = { $boost ->
        [foresight] Foresight
        [reroll] Reroll
        [plus-minus] Plus/Minus 1
       *[add-a-die] Add a Die
    }

note-begins = { $seat } goes first.
note-round = Round { $round } of { $rounds }.
note-seven = { $seat } adds a die: seven dice this turn.
note-threw = { $seat } throws { $faces }.
note-rerolls = { $seat } rerolls { $dice ->
        [one] one die.
       *[other] { $dice } dice.
    }
note-changed = { $seat } turns a { $face } into a { $to }.
note-nothing = No hand here is worth more than { $points }.
note-kept = { $seat } keeps { $faces } for { $points }.
note-rolls = { $seat } rolls on with { $dice ->
        [one] one die.
       *[other] { $dice } dice.
    }
note-foresight = { $seat } crosses out Foresight and rolls on with { $dice ->
        [one] one die.
       *[other] { $dice } dice.
    }
note-rollover = A rollover! { $seat } adds { $bonus } and has { $points } at stake.
note-busted = { $seat } busts and loses { $points } points.
note-circled = { $seat } circles { boost-name }.
note-saved = Foresight: the bust does not count, and { $seat } stops with { $points }.
note-claimed = { $seat } crosses out { box-name } for { $points } more.
note-wrote = { $seat } writes { $points } and has { $total }.
note-won = { $seat } wins with { $points } points.
note-solo = { $points } points in { $rounds ->
        [one] one round.
       *[other] { $rounds } rounds.
    }

reason-throw-first = First throw the dice.
reason-thrown = The dice have been thrown already this turn.
reason-keep-first = First choose the dice of your hand.
reason-no-better = There is no hand worth more than { $points } here.
reason-better = There is a hand that is good enough; choose one.
reason-chosen = Your hand is chosen. Take it back to choose another.
reason-saved = Foresight saved your hand, and the turn stops with it.
reason-not-there = Not all of these dice are on the table: { $faces }.
reason-no-hand = No hand: { $faces }. Every die has to be in a group of equal dice or in a step.
reason-too-low = A hand must score more than { $more }; this one scores { $points }.
reason-too-low-after = After a rollover a hand must score at least { $least }; this one scores { $points }.
reason-none-left = All dice are in your hand; none is left to throw.
reason-too-few = A rollover takes six dice in the hand; yours has { $dice }.
reason-no-section = { $sections ->
        [0] There are no rollovers on this sheet.
        [one] The one section for a rollover is marked; it is free again next turn.
       *[other] All { $sections } sections are marked; they are free again next turn.
    }
reason-not-circled = You have not circled { boost-name } yet. Each bust circles the next boost.
reason-crossed-out = You have used { boost-name } already.
reason-no-boost-after = After a rollover no boost may be used until your next turn.
reason-no-face = No die on the table shows a { $face }.
reason-no-wrap = A die goes from 1 to 6, and no further.
reason-box-taken = You have crossed out { box-name } already.
reason-box-no-match = Your hand does not show { box-name }.
reason-no-box-after = After a rollover no bonus box counts until your next turn.
reason-no-box = This sheet has no box for { box-name }.

tell-round = Round { $round } of { $rounds }. You have { $total } points.
tell-seven = Seven dice this turn.
tell-dice = On the table: { $faces }.
tell-kept = Kept: { $faces }. Thrown: { $thrown }.
tell-hand = Your hand: { $groups }, { $points } points.
tell-hand-earned = Your hand: { $groups }, { $points } points, and { $earned } rolled over: { $sum } at stake.
tell-best = The best hand: { $groups }, { $points } points; it needs { $needed }.
tell-hands = Hands, and their points: { $hands }.
tell-hand-points = { $faces } ({ $points })
tell-more = { $count } more
tell-nothing = No hand is worth { $needed } points.
tell-next = A rollover adds { $bonus }.
tell-player = { $player }: { $total } points. { $rounds ->
        [0] Nothing written yet.
       *[other] By round: { $written }.
    }
tell-boxes = Boxes crossed out: { $boxes }.
tell-boosts = Boosts ready: { $boosts }.

ui-round = Round { $round } of { $rounds }
ui-total = Total
ui-sheet = Score sheet
ui-dice-lie = Dice on the paper
ui-rollovers = Rollovers this turn
ui-section = Rollover, { $bonus } points
ui-marked = marked
ui-open = open
ui-circled = circled, ready
ui-crossed = crossed out
ui-turn-of = { $player }, on turn
ui-wrote = Round { $round }: { $points }{ $rollovers ->
        [0] { "" }
        [one] , with a rollover
       *[other] , with { $rollovers } rollovers
    }
ui-wrote-bust = Round { $round }: bust
ui-box = { $box ->
        [full-house] Full house
        [four-of-a-kind] 4 of a kind
        [four-step] 4-step
        [five-step] 5-step
        [five-of-a-kind] 5 of a kind
       *[six-in-one] Six in one
    }
ui-boost = { $boost ->
        [foresight] Foresight
        [reroll] Reroll
        [plus-minus] Plus/Minus 1
       *[add-a-die] Add a Die
    }
ui-group = { $group ->
        [pair] Pair
        [three-of-a-kind] 3 of a kind
        [four-of-a-kind] 4 of a kind
        [five-of-a-kind] 5 of a kind
        [six-of-a-kind] 6 of a kind
        [three-step] 3-step
        [four-step] 4-step
        [five-step] 5-step
       *[six-step] 6-step
    }
ui-values = Points of a group
ui-bonus = Bonus boxes
ui-boosts = Boosts
ui-die-kept = { $face }, in your hand before
ui-die-thrown = { $face }
ui-begin = Six dice are waiting, { $player }.
ui-begin-seven = Seven dice are waiting, { $player }.
ui-first = Who goes first is drawn.
ui-any = Tap the dice of your hand.
ui-needs = Tap a hand of { $needed } or more.
ui-watch = { $player } needs { $needed } or more.
ui-none = No hand reaches { $needed }.
ui-none-turn = No hand reaches { $needed }. Tap a die to turn it by one.
ui-picked = { $points } points
ui-hand = A hand of { $points }
ui-saved = Foresight saved { $points }.
ui-busted = { $player } busts: { $points } lost.
ui-after = { $player } writes { $points }.
ui-over = The sheet is full.
ui-stake = at stake
ui-stake-of = { $points } points at stake
ui-points = { $points } points
ui-best = Best hand
ui-stop = Stop
ui-stop-box = Stop + { $bonus }
ui-box-points = { $box }: { $points }
ui-roll = Roll on
ui-dice = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
ui-rollover = Rollover
ui-rollover-note = + { $bonus }, six dice
ui-turn-die = { $face } → { $to }
ui-safe = { $dice ->
        [one] 1 die, safe
       *[other] { $dice } dice, safe
    }
ui-take = Take the bust
ui-bust = { $n ->
        [0] no bust
       *[other] bust { $n } in { $of }
    }
ui-bust-sure = always a bust
ui-bust-exact = bust { $percent } %
ui-bust-help = { $ways } of { $of } throws bust. Boosts are not counted.
ui-seven = Seven dice
ui-all-hands = All hands
ui-all-boosts = Boosts
ui-all-boxes = Stop and cross out
ui-all-else = This turn
ui-say-hands = Best hand: { $faces }, { $points } points. { $count ->
        [one] One hand in all.
       *[other] { $count } hands in all.
    }
ui-key-dice = take dice into the hand, from left to right
ui-key-keep = keep the hand; the best one if no die is taken
ui-key-best = take the dice of the best hand
