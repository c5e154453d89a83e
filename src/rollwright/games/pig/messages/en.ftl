title = Pig
tagline = Throw for as long as you dare. A one takes it all.

move-roll = Roll
move-hold = Hold

note-began = { $seat } goes first.
note-rolled = { $seat } throws { $face }.
note-lost = { $seat } loses { $points } from the turn.
note-banked = { $seat } banks { $points } and has { $score }.
note-won = { $seat } wins.

option-goal = Goal
option-goal-help = The points that win

## Page

ui-total = This turn
ui-goal = First to { $goal }
ui-of-goal = of { $goal }
ui-luckiest = { $player }, { $throws } times in a row without a one (about 1 in { $of }).

tell-turn = { $total ->
        [0] You have { $score } of { $goal }, and nothing in this turn yet.
       *[other] You have { $score } of { $goal }, and { $total } in this turn. Holding makes it { $after }.
    }
tell-score = { $player } has { $score } of { $goal }.
tell-whose = It is the turn of { $player }, with { $total } so far.
