# Rolling Loot

title = Rolling Loot
tagline = Send two sloops after the loot, and take it before somebody else does.

# The names of the cards we ship; other cards go by their id.
card = { $card ->
        [smugglers-cove] Smugglers’ Cove
        [gull-rock] Gull Rock
        [old-harbour] Old Harbour
        [fog-bank] Fog Bank
        [coral-maze] Coral Maze
        [wreckers-point] Wreckers’ Point
        [kraken-deep] Kraken Deep
        [isle-of-skulls] Isle of Skulls
       *[other] { $card }
    }

move-throw = Throw five dice
move-stop = Keep the dice
move-end = End the turn
move-take = Take the cut
move-stay = Stay here
move-loot = Take the loot of { card }, step { $step }
move-home = Call the ship home from { card }, step { $step }
move-sail = Sail to { card }, step { $step }
move-reroll = Throw again: { $dice }
move-use = Use the dice { $dice }

note-dealt = { card } is laid out, level { $level }.
note-opened = { $seat } throws { $face }.
note-tied = A tie at { $face }: they throw again.
note-begins = { $seat } goes first.
note-looting = { $seat } takes the loot of { card }, step { $step }.
note-takes = { $seat } takes a cut.
note-stays = { $seat } stays and leaves the loot to the others.
note-split = { $loot } loot for { $ships } ships: { $share } each.
note-got = { $seat } gets { $loot } and has { $points }; the ship is home.
note-closed = The last loot of { card } is gone: it is turned face down.
note-home = { $seat }’s ship comes home from { card }, step { $step }.
note-again = { $seat } throws { $faces } again.
note-threw = The dice of { $seat }: { $faces }. { $rerolls ->
        [0] They stand.
        [one] One reroll is left.
       *[other] { $rerolls } rerolls are left.
    }
note-sailed = { $seat } sails to { card }, step { $step }.
note-used = It takes the dice { $faces }.
note-called = Little loot is left: everybody has one last turn.
note-rounds = { $rounds } rounds are over: everybody has one last turn.
note-last = The last turn is over: every ship takes the loot it stands on.
note-no-cards = No adventure is left.
note-won = { $seat } wins with { $points } loot.
note-first = { $seat } wins with { $points } loot, and had them first.
note-empty = Nobody has any loot, and all share the place.

reason-answer = First somebody decides whether to share the loot of { card }, step { $step }: take or stay.
reason-not-asked = Nobody shares loot with you just now.
reason-choose-dice = First choose the dice for { card }, step { $step }.
reason-no-step = First choose where to sail; then the dice for it.
reason-thrown = You have thrown already.
reason-throw-first = First throw the dice.
reason-stop-first = First keep the dice as they are.
reason-stopped = The dice stand; no more rerolls this turn.
reason-apart = { card } is not in this game.
reason-down = { card } is face down and out of reach.
reason-no-ship = You have no ship on { card }, step { $step }.
reason-no-loot = { card }, step { $step }, has no loot at all.
reason-exhausted = The loot of { card }, step { $step }, is gone.
reason-loot-late = Loot is taken before the dice are thrown.
reason-at-sea = Both your ships are out.
reason-below = A ship climbs step by step: for { card }, step { $step }, it must stand on the step below.
reason-own-ship = Your other ship is on { card }, step { $step }; it moves on or goes home first.
reason-dice = Your dice do not meet { card }, step { $step }.
reason-no-die = { $left ->
        [0] No dice are left.
        [one] One die is left.
       *[other] { $left } dice are left.
    }
reason-twin = Of equal dice, name the first.
reason-not-met = These dice do not meet { card }, step { $step }.

want-set = { $dice } equal dice
want-two-pair = two pairs
want-full-house = three and two equal dice
want-run = a run of { $dice }
want-sum-from = { $dice } dice, { $number } or more
want-sum-up-to = { $dice } dice, { $number } or less
want-sum-is = { $dice } dice, exactly { $number }
want-each-from = { $dice } dice, each { $number } or more
want-each-up-to = { $dice } dice, each { $number } or less
want-no-even = all dice left, none even
want-no-odd = all dice left, none odd

tell-card = { card } (level { $level }): { $steps }.
tell-down = { card }: face down.
tell-step = { $step }: { $requirement }, { $exhausted ->
        [yes] exhausted
       *[no] { $left } loot
    }{ $ships ->
        [none] {""}
       *[other] {" "}[{ $ships }]
    }
tell-player = { $player }: { $points } loot, { $pool ->
        [0] both ships out.
        [one] one ship at home.
       *[other] both ships at home.
    }
tell-dice = Dice: { $dice }. { $rerolls ->
        [0] They stand.
        [one] One reroll is left.
       *[other] { $rerolls } rerolls are left.
    }
tell-proposal = { card }, step { $step }, with { $faces } ({ $use }).
tell-share = { $takers } will have the { $loot } loot of { card }, step { $step }. If you take too, the cut is { $cut } each.
tell-round = Round { $round } of { $rounds }{ $last ->
        [0] .
        [one] ; this is the last turn.
       *[other] ; the end is called, { $last } turns are left.
    }

ui-chart = Sea chart
ui-track = Players, the leader first
ui-level = level { $level }
ui-down = Rolled up and sealed: its loot is gone.
ui-step = { card }, step { $step }: { $what }
ui-place = { card } { $step }
ui-nth = step { $step }
ui-loot = { $left ->
        [0] no loot
       *[other] { $left } loot
    }
ui-exhausted = looted, but still to be met
ui-ships = ships of { $names }
ui-home = { $pool ->
        [0] both ships out
        [one] one ship at home
       *[other] both ships at home
    }
ui-round = Round { $round } of { $rounds }
ui-last = { $last ->
        [one] The last turn
       *[other] The end is near: { $last } turns left
    }
ui-left = { $rerolls ->
        [0] no reroll left
        [one] 1 reroll left
       *[other] { $rerolls } rerolls left
    }
ui-dice = Dice
ui-die = Die { $face }
ui-die-keep = Keep the { $face }
ui-die-use = Use the { $face }
ui-at-sea = Ships at sea
ui-in-reach = In reach
ui-takes = Takes the dice { $faces }.
ui-choose = Tap the dice for it.
# Names as they may be broken on the narrow chart.
ui-breaks = Smug-glers Wreck-ers
ui-deal = The adventures are laid out.
ui-opening = The highest die goes first.
ui-throw = Throw the dice and see how far they carry.
ui-keep = Tap the dice to keep; the rest are thrown again.
ui-none = These dice reach no step.
ui-throws = { $player } throws.
ui-watch = { $player } looks at the dice.
ui-asked = { $player } decides: a share of { card } { $step }, or stay.
ui-over = All ships are home.
ui-do-sail = Sail
ui-do-home = Call home
ui-do-loot = Take { $loot } loot
ui-do-reroll = { $all ->
        [yes] Throw all again
       *[no] Throw { $dice } again
    }
ui-do-stop = Keep all
ui-do-use = Use { $faces }
ui-not-now = Not now
ui-short = { $word ->
        [set] { $dice } equal
        [two_pair] 2 pairs
        [full_house] 3 + 2
        [run] run of { $dice }
        [sum] sum { $sign } { $number }
        [each] each { $sign } { $number }
        [no_even] all odd
       *[no_odd] all even
    }
ui-key-dice = Keep or choose a die
ui-key-step = The next step in reach
