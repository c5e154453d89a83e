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
