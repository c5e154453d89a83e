# Sonic Roll: names, and what cards say. What has no name here goes by its id.

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
        [magma-rig] Magma Rig
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
        [sonic] Insta-Shield: once in a turn, at any time, one of his Run dice becomes a Spin die and may change by 1.
        [tails] Buddy Flight: a die on 2 from his turn’s start; when any player spends a Jump die, it may be turned down to shift that die by as much.
        [knuckles] Secret Passage: a fourth route that only he may play on. Its end is a Big Ring.
        [amy] Piko Piko Hammer: one of her Spin dice may count one more than it shows; a 6 becomes a 1.
       *[other] { $character }
    }
action = { $action ->
        [super-peel-out] Super Peel Out
        [spin-dash] Spin Dash
        [drop-dash] Drop Dash
        [fly] Fly
        [spin-jump] Spin Jump
        [propeller-tail] Propeller Tail
        [wall-climb] Wall Climb
        [spin-attack] Spin Attack
        [glide] Glide
        [hammer-throw] Hammer Throw
        [hammer-rush] Hammer Rush
       *[other] { $action }
    }
action-text = { $action ->
        [super-peel-out] 6 Run. Discard all dice that show the lowest result.
        [spin-dash] 1 Run, 1 Spin. Throw both again and add them, until two dice show the same number.
        [drop-dash] 3 Jump. A Jump spent on a Zone Card brings a Run die.
        [fly] 4 Jump, twice. Keep the pairs of each throw; if there are none, one die.
        [spin-jump] 3 Spin. A Spin spent on a badnik brings a Jump die.
        [propeller-tail] 4 Run. At a reroll a Jump die joins if two dice or more were spent since the last one.
        [wall-climb] 3 Spin, three times. Keep dice, each higher than the last one kept.
        [spin-attack] 4 Run. At any time all Run dice may become Spin, all or none.
        [glide] 4 Jump. After a Jump a lower one may be spent without a reroll.
        [hammer-throw] 3 Spin. Once in the turn a Spin may be spent on another player’s badnik.
        [hammer-rush] 3 Jump. A Jump spent on a Zone Card brings a Spin die.
       *[other] { $action }
    }
power = { $power ->
        [super-ring] Super Ring
        [power-sneakers] Power Sneakers
        [one-up] 1-Up
        [hyper-ring] Hyper Ring
        [eggman-mark] Eggman Mark
        [invincible] Invincible
        [flame-shield] Flame Shield
        [bubble-shield] Bubble Shield
        [lightning-shield] Lightning Shield
        [blue-shield] Blue Shield
       *[other] { $power }
    }
power-text = { $power ->
        [super-ring] 5 rings, at once.
        [power-sneakers] 2 Boosts, at once.
        [one-up] A die of any kind, at once.
        [hyper-ring] Rings you hold score 15, and on Damage you keep half of them.
        [eggman-mark] A player of your choice draws a badnik.
        [invincible] From its first use to the end of that turn, discard a die to ignore Damage.
        [flame-shield] Once in a turn a die counts as Spin.
        [bubble-shield] Once in a turn throw one die again.
        [lightning-shield] Once in a turn a reward becomes 2 rings.
        [blue-shield] No Time token for stopping in the turn in which it is lost.
       *[other] { $power }
    }
card = { $card ->
        [palm-bridge] Palm Bridge
        [windmill-hill] Windmill Hill
        [sunflower-slope] Sunflower Slope
        [checker-cliff] Checker Cliff
        [waterfall-ledge] Waterfall Ledge
        [totem-rise] Totem Rise
        [loop-meadow] Loop Meadow
        [spring-terrace] Spring Terrace
        [vine-tunnel] Vine Tunnel
        [coconut-walk] Coconut Walk
        [blue-lagoon] Blue Lagoon
        [ridge-run] Ridge Run
        [neon-ramp] Neon Ramp
        [comet-loop] Comet Loop
        [star-rail] Star Rail
        [moonlit-arch] Moonlit Arch
        [crystal-column] Crystal Column
        [twin-spiral] Twin Spiral
        [tempo-bridge] Tempo Bridge
        [night-dome] Night Dome
        [silver-corkscrew] Silver Corkscrew
        [lamplight-avenue] Lamplight Avenue
        [meteor-drop] Meteor Drop
        [aurora-gate] Aurora Gate
        [ember-steps] Ember Steps
        [obsidian-shelf] Obsidian Shelf
        [drill-shaft] Drill Shaft
        [crystal-cavern] Crystal Cavern
        [magma-slide] Magma Slide
        [smoke-vent] Smoke Vent
        [glowing-gap] Glowing Gap
        [basalt-pillars] Basalt Pillars
        [furnace-hall] Furnace Hall
        [falling-bridge] Falling Bridge
        [quartz-tunnel] Quartz Tunnel
        [crater-rim] Crater Rim
        [mega-pipe] Mega Pipe
        [purple-pool] Purple Pool
        [valve-tower] Valve Tower
        [pump-room] Pump Room
        [glass-tube] Glass Tube
        [drip-landing] Drip Landing
        [rotating-stairs] Rotating Stairs
        [slime-canal] Slime Canal
        [pressure-hatch] Pressure Hatch
        [mixing-vat] Mixing Vat
        [yellow-catwalk] Yellow Catwalk
        [blue-reactor] Blue Reactor
        [secret-passage] Secret Passage
       *[other] { $card }
    }
tile = { $tile ->
        [emerald] a Chaos Emerald
        [bumper-ring] a bumper with a ring
        [bumper-boost] a bumper with a Boost
        [red-boost] red, with a Boost
        [red-power-up] red, with a Power Up
       *[other] { $tile }
    }
kind = { $kind ->
        [any] any
        [run] Run
        [jump] Jump
        [spin] Spin
        [hazard] Hazard
       *[other] { $kind }
    }
route = { $route ->
        [top] top
        [middle] middle
        [bottom] bottom
        [passage] Secret Passage
       *[other] { $route }
    }
thrown-die = { $die ->
        [run-1] Run 1
        [run-2] Run 2
        [run-3] Run 3
        [run-4] Run 4
        [run-5] Run 5
        [run-6] Run 6
        [jump-1] Jump 1
        [jump-2] Jump 2
        [jump-3] Jump 3
        [jump-4] Jump 4
        [jump-5] Jump 5
        [jump-6] Jump 6
        [spin-1] Spin 1
        [spin-2] Spin 2
        [spin-3] Spin 3
        [spin-4] Spin 4
        [spin-5] Spin 5
        [spin-6] Spin 6
       *[other] { $die }
    }
way = { $way ->
        [run] Run
        [jump] Jump
        [spin] Spin
        [spin-up] Spin, one higher,
        [spin-down] Spin, one lower,
        [run-flame] Run as Spin
        [run-flame-up] Run as Spin, one higher,
        [run-flame-down] Run as Spin, one lower,
        [jump-flame] Jump as Spin
        [jump-flame-up] Jump as Spin, one higher,
        [jump-flame-down] Jump as Spin, one lower,
        [jump-up] Jump, one higher,
        [jump-down] Jump, one lower,
        [jump-up-2] Jump, two higher,
        [jump-down-2] Jump, two lower,
       *[other] { $way }
    }
place = { $place ->
        [top] top route
        [top-low] top route, bottom lane
        [middle] middle route
        [middle-low] middle route, bottom lane
        [bottom] bottom route
        [bottom-low] bottom route, bottom lane
        [passage] Secret Passage
        [passage-low] Secret Passage, bottom lane
        [hit-top] hit space, top
        [hit-middle] hit space, middle
        [hit-bottom] hit space, bottom
        [badnik-1] badnik 1
        [badnik-2] badnik 2
        [badnik-3] badnik 3
        [attack] boss attack card
        [badnik-p1-1] badnik 1 of player 1
        [badnik-p1-2] badnik 2 of player 1
        [badnik-p1-3] badnik 3 of player 1
        [badnik-p2-1] badnik 1 of player 2
        [badnik-p2-2] badnik 2 of player 2
        [badnik-p2-3] badnik 3 of player 2
        [badnik-p3-1] badnik 1 of player 3
        [badnik-p3-2] badnik 2 of player 3
        [badnik-p3-3] badnik 3 of player 3
        [badnik-p4-1] badnik 1 of player 4
        [badnik-p4-2] badnik 2 of player 4
        [badnik-p4-3] badnik 3 of player 4
       *[other] { $place }
    }
die = { kind } { $face }
emerald-text = { $number ->
        [1] spend on either lane
        [2] spend on without a reroll
        [3] each Jump gives one more ring
        [4] a Spin die may count one higher or lower
        [5] the kind of a challenge need not match
        [6] you are safe
       *[7] the next reward comes twice
    }
reward = { $code ->
        [rings] { $amount ->
            [one] 1 ring
           *[other] { $amount } rings
        }
        [boost] { $amount ->
            [one] 1 Boost
           *[other] { $amount } Boosts
        }
        [time] Time token
        [badnik] badnik monitor
        [power_up] Power Up
        [star_post] Star Post
        [big_ring] Big Ring
        [hazard] { $amount ->
            [one] 1 Hazard die
           *[other] { $amount } Hazard dice
        }
        [gain_any] gain a die of any kind
        [gain_run] gain a Run die
        [gain_jump] gain a Jump die
        [gain_spin] gain a Spin die
        [lose_die] lose a die
        [animal] animal
        [damage] Damage
        [damage_discard] Damage, and it is discarded
        [lose_ring] lose a ring
        [lose_boost] lose a Boost
        [draw_badnik] draw a badnik
        [all_draw_badnik] all draw a badnik
        [give_badnik] a player draws a badnik
        [no_power_ups] no Power Ups are drawn
        [no_boosts] no Boosts are used
        [keep_shield] a shield
       *[none] nothing
    }
ability = { $timing ->
        [defeat] Defeat
        [spend] Each spend
        [reroll] Reroll
        [dice_action] Roll action
        [end_turn] End of turn
       *[always] Always
    }{ $condition ->
        [even] , even pool
        [odd] , odd pool
        [first] , first die
        [no_run] , no Run die left
        [no_jump] , no Jump die left
        [no_spin] , no Spin die left
       *[none] {""}
    }: { reward }
change = { $change ->
        [all] all Run dice
        [turn-1] the 1
        [turn-1-up] the 1, one higher
        [turn-1-down] the 1, one lower
        [turn-2] the 2
        [turn-2-up] the 2, one higher
        [turn-2-down] the 2, one lower
        [turn-3] the 3
        [turn-3-up] the 3, one higher
        [turn-3-down] the 3, one lower
        [turn-4] the 4
        [turn-4-up] the 4, one higher
        [turn-4-down] the 4, one lower
        [turn-5] the 5
        [turn-5-up] the 5, one higher
        [turn-5-down] the 5, one lower
        [turn-6] the 6
        [turn-6-up] the 6, one higher
        [turn-6-down] the 6, one lower
       *[other] { $change }
    }
how = { $how ->
        [avoided] avoided
        [destroyed] destroyed
       *[other] { $how }
    }
which = { $which ->
        [new] Keep the new shield
        [old] Keep the old shield
       *[other] { $which }
    }
