# Sonic Roll

title = Sonic Roll
tagline = Race through the zone together, past the badniks, and beat the boss before time runs out.

option-zone = Zone
option-zone-help = Where the game is played. They grow harder in this order; the finale is the end of a campaign.
option-zone-0 = Green Hill
option-zone-1 = Stardust Speedway
option-zone-2 = Lava Reef
option-zone-3 = Chemical Plant
option-zone-4 = Finale
option-mode = Mode
option-mode-help = Co-op: win or lose together. Competition: the most points. Time Attack: alone, and every Time token counts.
option-mode-0 = Co-op
option-mode-1 = Competition
option-mode-2 = Time Attack
option-time_cost = Time costs points
option-time_cost-help = In competition each Time token after a player’s seventh costs 10 points.
option-emeralds = Emeralds from before
option-emeralds-help = Those that a campaign brings along, added up: 1, 2, 4, 8, 16, 32, 64 for the first to the seventh.

move-choose = Play { character }
move-action = { action }
move-boost = Use a Boost
move-reroll = Reroll
move-end = End the turn
move-pass = Spend no die
move-take = Let it come
move-emerald = Use emerald { $emerald }
move-avoid = Turn to Spin: { change }
move-bubble = Throw again: { thrown-die }
move-invincible = Discard to ignore it: { thrown-die }
move-lose = Lose { thrown-die }
move-gain = Gain a { kind } die
move-save = Keep a { $face }
move-discard = Discard the rest
move-pick = First number { $place }
move-give = A badnik for { $player }
move-bank = Save the rings
move-hold = Keep holding the rings
move-wear = { which }
move-lightning = Make it rings
move-agree = Agree to the shift
move-refuse = Refuse the shift
move-spend = Spend { way } { $face }: { place }

note-chose = { $seat } plays { character }.
note-first = { $seat } goes first.
note-card = { card } is dealt: { route }.
note-turn = It is { $seat }’s turn.
note-action = { $seat } chooses { action }.
note-threw = { $seat } throws { kind }: { $faces }.
note-dropped = The lowest, { $face }, is discarded: { $dice ->
        [one] one die
       *[other] { $dice } dice
    }.
note-saved = { $seat } keeps { kind }: { $faces }.
note-built = { $seat }’s pool: { $dice ->
        [one] one die
       *[other] { $dice } dice
    }.
note-rerolled = { $seat } rerolls { $dice ->
        [one] one die
       *[other] { $dice } dice
    }.
note-boost-used = { $seat } uses a Boost to throw { $dice ->
        [one] one die
       *[other] { $dice } dice
    } again; { $left ->
        [0] none is left
       *[other] { $left } left
    }.
note-emerald-used = { $seat } uses emerald { $emerald }.
note-spent = { way } { $face } is spent: { place }.
note-passed = { $seat } spends no die.
note-rings = { $seat } gets { $rings ->
        [one] 1 ring
       *[other] { $rings } rings
    } and holds { $held }.
note-boosts = { $seat } gets { $boosts ->
        [one] 1 Boost
       *[other] { $boosts } Boosts
    } and has { $held }.
note-time = { $seat } takes a Time token. { $left ->
        [0] None is left
       *[other] { $left } left
    }.
note-animals = { $seat } frees { $animals ->
        [one] an animal
       *[other] { $animals } animals
    }.
note-gained = { $seat } gains a { kind } die.
note-lost-die = { $seat } loses { thrown-die }.
note-badnik = { $seat } draws a badnik: { foe }.
note-no-badnik = { $seat } draws no badnik.
note-power-up = { $seat } draws a Power Up: { power }.
note-no-power-up = { $seat } draws no Power Up.
note-banked = { $seat } saves { $rings ->
        [one] 1 ring
       *[other] { $rings } rings
    }, { $saved } in all.
note-bonus = { $seat } enters the Bonus Stage.
note-tile = { $seat } turns up a tile: { tile }. { $left } lie face down.
note-emerald = { $seat } finds emerald { $emerald }.
note-reset = All bonus tiles are turned face down.
note-hazards = Hazard dice for { $seat }: { $faces }.
note-missed = The Hazard dice miss { $seat }.
note-struck = { foe } strikes { $seat }.
note-safe = { $seat } is safe.
note-invincible = { $seat } discards { thrown-die } and ignores it.
note-shield-lost = { $seat } loses a shield instead: { power }.
note-rings-lost = { $seat } loses { $rings ->
        [one] 1 ring
       *[other] { $rings } rings
    }{ $kept ->
        [0] {""}
       *[other] {" "}and keeps { $kept }
    }.
note-life-lost = { $seat } loses a life; { $lives ->
        [0] none is left
       *[other] { $lives } left
    }.
note-ring-lost = { $seat } loses a ring and holds { $held }.
note-boost-lost = { $seat } loses a Boost and has { $held }.
note-defeated = { $seat } defeats { foe }: { how }.
note-hit-badnik = { $seat } hits { foe }; { $left ->
        [one] one hit is left
       *[other] { $left } hits are left
    }.
note-discarded = { foe } in front of { $seat } is discarded.
note-card-done = { $seat } finishes { card }: { route }.
note-passage-done = { $seat } finishes the Secret Passage.
note-fight = The boss is here; its attack card goes to { $seat }.
note-pattern = A boss pattern is dealt: { route }.
note-pattern-done = { $seat } clears a boss pattern: { route }.
note-attack-cleared = { $seat } clears the boss attack card: side { $side } now, and no attack this turn.
note-hit = { $seat } hits the boss: { route }. { $left ->
        [0] Nothing is left
       *[other] { $left } left
    }.
note-ended = { $seat }’s turn is over{ $dice ->
        [0] {""}
        [one] ; one die is discarded
       *[other] ; { $dice } dice are discarded
    }.
note-time-up = { $seat } takes the last Time token: time is up, and the game is lost.
note-out-of-lives = { $seat } has lost the last life: the game is lost.
note-out-of-rounds = { $rounds } rounds are over.
note-won = The boss is beaten, by { $seat }.
note-avoided = { $seat } turns { thrown-die } to Spin.
note-bubble = { $seat } throws { thrown-die } again with the Bubble Shield.
note-lightning = { $seat } makes { $rings ->
        [one] 1 ring
       *[other] { $rings } rings
    } of it with the Lightning Shield.
note-buddy-asked = { $seat } is asked for Buddy Flight.
note-agreed = { $seat } agrees.
note-refused = { $seat } refuses.
note-wore = { $seat } keeps { power }.
note-blue = { $seat } lost the Blue Shield this turn: no Time token.
note-doubled = { $seat } gets the reward twice.
note-too-many = Too much waits at once.
note-shifted = { $seat } shifts the die by { $steps }; Buddy Flight is at { $left }.

reason-answer = First answer what is asked.
reason-not-asked = This is not asked just now.
reason-taken = { character } is played by { $seat }.
reason-not-yours = { action } is not an action of your character.
reason-action-first = First choose a roll action.
reason-action-taken = The roll action of this turn is chosen.
reason-no-die = There is no { thrown-die } in your pool.
reason-no-boost = You have no Boost.
reason-boost-late = A Boost is used after a throw of the pool and before a die is spent.
reason-no-boosts = A badnik in front of you allows no Boosts.
reason-must-spend = First spend a die, or do without.
reason-spend-late = A die was spent; reroll before the next one.
reason-lower-jump = Only a Jump lower than { $number } may follow without a reroll.
reason-nothing-there = Nothing is there to spend a die on: { place }.
reason-no-lane = This space has one lane only: { place }.
reason-lane = The other lane of this split was taken: { place }.
reason-bumper-lane = The bumpers of the other lane were begun: { place }.
reason-locked = These bumpers want a { $number } again: { place }.
reason-number = A { $number } is wanted: { place }.
reason-kind = A { kind } die is wanted: { place }.
reason-others-passage = Only Knuckles plays on the Secret Passage, and not in the boss fight.
reason-patterns = Boss patterns still guard this route: { route }.
reason-route-closed = The boss was hit here; the route is closed for this turn: { route }.
reason-act = The boss is not here yet.
reason-fight = This is closed in the boss fight.
reason-no-badnik = There is no badnik: { place }.
reason-not-defeated = This die does not defeat { foe }: { place }.
reason-attack-cleared = The boss attack card is cleared for this turn.
reason-no-flame = You have no Flame Shield.
reason-flame-used = The Flame Shield helps once in a turn.
reason-no-shift = Nothing lets this die count higher or lower.
reason-no-buddy = Buddy Flight has { $left } left.
reason-buddy-refused = Buddy Flight was refused; it may be asked for again after the next spend or throw.
reason-off-the-die = No die counts more than 6 or less than 1.
reason-no-emerald = You do not have emerald { $emerald }.
reason-exhausted = Emerald { $emerald } is exhausted.
reason-five-rings = An emerald of the middle costs 5 rings, and you hold { $rings }.
reason-emerald-waits = An emerald is used when the pool is built and no throw waits for its attacks.
reason-no-avoid = You have nothing to avoid with.
reason-avoid-used = The Insta-Shield helps once in a turn.
reason-no-bubble = You have no Bubble Shield.
reason-bubble-used = The Bubble Shield helps once in a turn.
reason-bubble-late = The Bubble Shield is used while an attack waits or before a die is spent.
reason-no-invincible = You are not Invincible.
reason-rising = A die kept must be higher than { $face }.
reason-one-die = An action leaves at least one die.
reason-not-saved = There is no { $face } to keep.
reason-alike = Of things alike, take the first.
reason-not-waiting = Nothing waits at this place.
reason-no-seat = There is no player { $seat }.
reason-full = { $seat } has three badniks.
reason-others-used = Once in a turn only.
reason-own-badnik = Your own badniks are named without a player.
reason-no-others = Only a Spin die of Hammer Throw reaches other players’ badniks.
reason-no-lightning = You have no Lightning Shield to use.
