# What only the page says.

ui-route = { $route ->
    [passage] { route }
   *[other] { route } route
 }
ui-strip = The three routes
ui-players = The players
ui-pool = Your dice
ui-pool-empty = No dice in the pool
ui-seat = player { $n }
ui-pays = { $asks } – { $gets }
ui-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
 }
ui-nothing = nothing
ui-bumpers = { $count } bumpers, { $lock ->
    [0] one number
   *[other] all { $lock }
 }{ $done ->
    [0] {""}
   *[other], { $done } done
 }
ui-lane = { $lane ->
    [top] top lane
   *[bottom] bottom lane
 }{ $closed ->
    [yes] , closed
   *[no] {""}
 }: { $what }
ui-space = { ui-route }, space { $number }{ $state ->
    [done] , cleared
    [ahead] , still to come
   *[now] , next
 }: { $what }
ui-goal = End of the route: { $gets }
ui-no-card = No card left here
ui-hit = Hit { boss } from the { ui-route }: { $die }{ $state ->
    [hit] , hit this turn
    [open] , open
   *[closed] , closed by patterns
 }
ui-hit-on = { boss }, { route }
ui-boss-attack = attack of { boss }
ui-foe-of = { $foe } of { $player }
ui-attacks = Strikes at { $dice }: { $penalty }
ui-no-attack = Strikes at no die
ui-destroy = Destroyed by Spin { $number }
ui-avoid = Avoided by { $die }
ui-hits = { $left } of { $hits } hits left
ui-strike = Attack of { boss }, side { $side }{ $cleared ->
    [yes] , off until the turn ends
   *[no] {""}
 }. Cleared by { $die }. { $what }
ui-foes = In front of { $player }
ui-heap = { $die }{ $count ->
    [1] {""}
   *[other] , { $count } of them
 }{ $safe ->
    [yes] , safe from attacks
   *[no] {""}
 }
ui-kept = { $die }, kept
ui-deal = Deal me one
ui-idle-die = { $die } cannot be spent now
ui-rings = { $count ->
    [one] { $count } ring
   *[other] { $count } rings
 }
ui-saved = { $count } saved
ui-life = { $count ->
    [one] { $count } life
   *[other] { $count } lives
 }
ui-death = { $count ->
    [one] { $count } Death token
   *[other] { $count } Death tokens
 }
ui-boost = { $count ->
    [one] { $count } Boost
   *[other] { $count } Boosts
 }
ui-animal = { $count ->
    [one] { $count } animal freed
   *[other] { $count } animals freed
 }
ui-speed = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
ui-time = { $count ->
    [one] { $count } Time token
   *[other] { $count } Time tokens
 }
ui-emerald = { $count ->
    [one] { $count } emerald
   *[other] { $count } emeralds
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
   *[other] , Buddy Flight at { $buddy }
 }
ui-time-left = { $count ->
    [one] { $count } Time token left
   *[other] { $count } Time tokens left
 }
ui-boss-left = { boss }: { $left } of { $health } animals still held
ui-deck = { $count ->
    [one] { $count } zone card to come
   *[other] { $count } zone cards to come
 }
ui-tiles = { $count } bonus tiles face down
ui-pile = { $count } emeralds in the pile
ui-safe = Safe
ui-zone-board = The board of the zone
ui-level = Boss level { $level }
ui-boss-later = { $count ->
    [0] Comes when a route stays empty
   *[other] Comes after { $count } more cards
 }
ui-each-hit = Each hit: { $what }
ui-found = Emeralds found
ui-exhausted = exhausted
ui-used = used this turn
ui-uses = What may be used
ui-use = { ui-use-short }{ $number ->
    [0] {""}
   *[other] { " " }{ $number }
 }{ $can ->
    [yes] , may be used now
   *[no] , not now
 }
ui-use-short = { $kind ->
    [boost] Boost
    [emerald] Emerald
    [avoid] Avoid
    [bubble] Bubble
    [lightning] Lightning
    [invincible] Invincible
    [agree] Agree
    [refuse] Refuse
   *[other] { $kind }
 }
ui-means = { $kind ->
    [boost] Boost: throw the whole pool again. Attacks that still match strike after it.
    [emerald] Emerald { $number }: its two dice are thrown into the pool. { emerald-text }
    [avoid] Avoid: Run dice become Spin dice, until the turn ends.
    [bubble] Bubble Shield: throw this die again.
    [lightning] Lightning Shield: two rings instead.
    [invincible] Invincible: give this die, and nothing happens.
    [reroll] Throw all dice that are left again.
    [end] End the turn. Dice that are left cost a Time token.
    [pass] Spend nothing: that is Damage.
    [take] Let come what comes.
    [agree] The shift is made.
    [refuse] Nothing is spent.
    [bank] Save all held rings: they still score, and nothing takes them.
    [hold] Keep the rings in hand: they protect.
   *[other] {""}
 }
ui-actions = Roll actions
ui-choose = Choose a character
ui-count-dice = { $count } { kind }
ui-throws = { $times ->
    [1] { $dice }
   *[other] { $dice }, { $times } times
 }
ui-do-spend = { $die } → { $place }
ui-how = { $lane ->
    [top] { $way ->
        [none] top lane
       *[other] top lane, { ui-way }
    }
    [bottom] { $way ->
        [none] bottom lane
       *[other] bottom lane, { ui-way }
    }
   *[any] { ui-way }
 }
ui-way = { $way ->
    [flame] Flame Shield
    [flame-up] Flame Shield, one higher
    [flame-down] Flame Shield, one lower
    [up] one higher
    [down] one lower
    [up-2] two higher
    [down-2] two lower
   *[none] {""}
 }
ui-from = { $source ->
    [space] from the space
    [route] end of the route
    [tile] bonus tile
    [jump] Jump die
    [monitor] Badnik monitor
    [action] { action }
    [attack] attack of { boss }
    [boss] hit on { boss }
    [power-up] Power Up
    [star-post] Star Post
    [step] nothing was spent
   *[other] { foe }
 }
ui-asked = { $what } ({ $from })
ui-now = May be used now
ui-spends = Spend a die
ui-not-now = Not now
ui-key-spend = look at the next way to spend a die
ui-phase = { $mine ->
    [yes] { $phase ->
        [choose] Choose your character.
        [action] Choose a roll action.
        [save] Which dice of the throw are kept?
        [step] Pick a die and a place, or a Boost.
        [free] One more die may be spent without a reroll.
        [after] Throw the rest again, or end the turn.
        [attack] A Badnik strikes. Ward it off, or take it.
        [hazard] A Hazard die shows a number of your pool.
        [invincible] Give a die to be Invincible, or take the Damage.
        [pick] Two things at once: which first?
        [give] Who draws a Badnik?
        [gain] Which kind of die?
        [lose] Which die is lost?
        [star-post] Save all held rings?
        [shield] Only one shield: which is kept?
        [lightning] Take it, or two rings?
        [buddy] Shall the shift be made?
       *[other] {""}
    }
   *[no] { $phase ->
        [running] {""}
       *[other] { $player } decides.
    }
 }
ui-won = The zone is won.
ui-lost = { $cause ->
    [time] Lost: the last Time token is gone.
    [lives] Lost: the last life is gone.
   *[rounds] Lost: the rounds are over.
 }
ui-score = The score, line by line
ui-sum = Sum
ui-luckiest = { $player } throws { $count } × { $face }
ui-times = { $count } × { $each }
ui-nth = Speed { $speed }, place { $place }
ui-line = { $what ->
    [saved] Rings, saved
    [rings] Rings
    [hyper] Hyper Ring
    [animals] Animals
    [emeralds] Emeralds
    [emeralds_used] Emeralds, exhausted
    [deaths] Death tokens
    [speed] Speed
    [time_attack] Time Attack
    [time_cost] Time tokens
   *[other] { $what }
 }
ui-winners = { $count ->
    [one] { $players } wins
   *[other] { $players } share the win
 }
ui-result = { $won ->
    [yes] { zone } is saved
   *[no] { zone } is lost
 }
ui-next-zone = On to { zone }
ui-again-zone = { zone } once more
