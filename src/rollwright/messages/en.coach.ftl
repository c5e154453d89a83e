# Hints, where the table allows them.
hall-hint = Hint
hall-hint-thinking = Thinking …
hall-hint-best = Best: { $move }
hall-hint-counted = Hint { $n } of { $player } in this game. The log shows it.
hall-key-hint = take a hint, where the table gives any
hall-log-hint = { $player } takes a hint
error-hints-off = This table gives no hints.
error-coach-failed = The coach cannot answer now.

# What a choice is worth.
hall-coach-moves = What each move is worth
hall-coach-move = Move
hall-coach-value = Value
hall-coach-cost = Costs
hall-coach-made = played
hall-coach-good = good
hall-coach-inaccuracy = inaccuracy
hall-coach-mistake = mistake
hall-coach-blunder = blunder
hall-coach-unsure = { $verdict }, perhaps less
hall-coach-method = Judged by { $method }
hall-coach-points = { $n } points

# Odds.
hall-odds = Odds after { $move }
hall-odds-now = What falls now
hall-odds-share = { $n } in { $of }
hall-odds-about = about { $n } in { $of }
hall-odds-exact = Counted exactly.
hall-odds-sampled = Counted in { $n } throws at random.
hall-odds-rest = { $n } other results together
hall-odds-figures = Exact figures
hall-odds-plain = Plain odds

# The review of a finished game.
hall-review = Review
hall-review-of = Review: { $game }
hall-review-thinking = The coach goes through the game
hall-review-done = { $done } of { $of } positions
hall-review-failed = The review did not come about
hall-review-none = There is no review
hall-review-game = To the table
hall-review-two = Figures are chances to win.
hall-review-many = Figures say where one ends: 100 % is the first place, 0 % the last.
hall-review-points = Figures are the points expected at the end.
hall-review-turns = Figures are the turns of the whole game, counted down from 0.
hall-review-exact = They are exact.
hall-review-search = Behind ± stands half a 95 % interval.
hall-review-totals = Luck and play
hall-review-start = At the start
hall-review-luck = Luck
hall-review-cost = Own errors
hall-review-given = Errors of others
hall-review-result = Result
hall-review-adjusted = Result without luck
hall-review-rate = Lost a decision
hall-review-verdicts = Decisions: good { $good }, inaccuracies { $inaccuracy }, mistakes { $mistake }, blunders { $blunder }
hall-review-course = How it went
hall-review-graph = Values over the game, a line a player: { $players }. The table below has the same figures.
hall-review-as-table = The same as a table
hall-review-event = Event
hall-review-worst = Dearest decisions
hall-review-worst-none = No decision cost anything.
hall-review-luckiest = Luckiest throws
hall-review-luckiest-none = No throw was lucky for whoever made it.
hall-review-made = { $player }: { $move }
hall-review-costs = { $verdict }, costs { $cost }; best: { $best }
hall-review-gains = { $player }: { $luck }
hall-review-step = Step by step
hall-review-at = After event { $n } of { $of }
hall-review-begin = The start
hall-review-first = To the start
hall-review-back = Back
hall-review-next = On
hall-review-last = To the end
hall-review-try = Try { $move }
hall-review-trying = Another way, from event { $n }
hall-review-on-bots = Play on from here against bots
hall-review-on-here = Play on from here on this device
hall-review-throw = Let it fall
hall-review-return = Back to the game as it was
hall-review-worth = It stands: { $values }

## The coach in the terminal

terminal-coach-head = { $game }: { $players }. Judged by { $method }.
terminal-coach-exact = The values are exact.
terminal-coach-search = After ± stands half a 95 % interval.
terminal-coach-win-two = Values are chances to win.
terminal-coach-win-many = Values say where one ends: 100 % is the first place, 0 % the last.
terminal-coach-points = Values are the points expected at the end. Verdicts go by shares of { $scale }, the deviation of the result.
terminal-coach-turns = Values are the turns expected of the whole game, counted down from 0. Verdicts go by shares of { $scale }, the deviation of the result.
terminal-coach-decision = { $n }. { $player }: { $move }, { $value } ({ $method }). { $verdict }.
terminal-coach-only = { $n }. { $player }: { $move }, the only move.
terminal-coach-cost = It costs { $cost }; the best is { $best }, { $value }.
terminal-coach-moves = All moves: { $moves }.
terminal-coach-move = { $move } { $value }
terminal-coach-fall = { $n }. { $told } Luck of { $player }: { $luck } ({ $method }).
terminal-coach-good = Good
terminal-coach-inaccuracy = Inaccuracy
terminal-coach-mistake = Mistake
terminal-coach-blunder = Blunder
terminal-coach-unsure = { $verdict }, perhaps less
terminal-coach-totals = { $player }: { $start } at the start, luck { $luck }, own errors { $cost }, errors of others { $given }: { $result } at the end ({ $method }).
terminal-coach-adjusted = { $player } without luck: { $adjusted } ({ $method }).
terminal-coach-rate = { $player } loses { $rate } a decision ({ $method }). Decisions: { $good } good, inaccuracies { $inaccuracy }, mistakes { $mistake }, blunders { $blunder }.
terminal-coach-no-rate = { $player } had no decision with more than one move.
terminal-coach-worst = The dearest decisions:
terminal-coach-worst-none = No decision cost anything.
terminal-coach-luckiest = The luckiest throws and draws:
terminal-coach-luckiest-none = No throw or draw was lucky for whoever made it.
terminal-coach-course = How the values went, after each throw and draw:
terminal-coach-at = After event { $n }: { $values }.
terminal-coach-seat = { $player } { $value }
terminal-coach-stands = It stands: { $values } ({ $method }).
terminal-coach-best = Best: { $move }, { $value } ({ $method }).
terminal-coach-other = { $move }: { $value }, costs { $cost }. { $verdict }.
terminal-coach-points-of = { $n } points

## Odds in the terminal

terminal-odds-after = After { $move }:
terminal-odds-now = What falls now:
terminal-odds-nothing = After { $move } nothing is thrown or drawn.
terminal-odds-over = The game is over; nothing is thrown any more.
terminal-odds-result = { $share }: { $told }
terminal-odds-exact = { $n } in { $of } ({ $percent })
terminal-odds-about = about { $n } in { $of } ({ $percent })
terminal-odds-sampled = about { $n } in { $of } ({ $percent }, from { $low } to { $high })
terminal-odds-method-exact = Counted exactly.
terminal-odds-method-sampled = Counted in { $n } throws at random; the bounds hold in 95 of 100 cases.
terminal-odds-among = Among all results, { $share }: { $told }
terminal-odds-rest = The other { $n } results together: { $share }.

## Hints in the terminal

terminal-hint-taken = { $player } takes a hint, number { $n } of this game.
terminal-hint-off = Hints are off at this table. It can be begun with --hints.
terminal-review-later = The review comes after the game; hint tells the best move now.
terminal-hint-none = Nothing here can judge this game.
terminal-hint-cost = cost and a move tells what that move costs.
terminal-review-thinks = Going through the game: { $n } positions …
terminal-help-hint = hint: the best move now. cost and a move: what that one costs. odds: what may fall after each move.
terminal-help-review = review: after the game, luck and errors of everyone. review all: move by move.
