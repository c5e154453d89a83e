title = Pig
tagline = Throw for as long as you dare. A one takes it all.

move-roll = Roll
move-hold = Hold

note-began = { $seat } goes first
note-rolled = { $seat } throws { $face }
note-lost = { $seat } loses { $points } from the turn
note-banked = { $seat } banks { $points } and has { $score }
note-won = { $seat } wins

option-goal = Goal
option-goal-help = The points that win

## Page

ui-total = This turn
ui-goal = First to { $goal }
ui-of-goal = of { $goal }
