## Reasons of the core

reason-chance = A throw or a draw comes first.
reason-over = The game is over.

## Terminal

terminal-player = Player { $n }
terminal-seat-person = { $n }. { $player }, at this keyboard.
terminal-seat-bot = { $n }. { $player }, played by the program.
terminal-how = Type a move by its number, its name or its first letters. ? lists all moves, help tells what else there is.
terminal-how-real = You throw your own dice and draw your own cards: type what fell. Undo puts a slip right.
terminal-ask-move = { $player }: { $moves }?
terminal-choice = { $n } { $move }
terminal-or = { $most } or { $last }
terminal-many = { $count } moves are open, ? lists them
terminal-ask-dice = { $player } throws { $dice ->
        [one] one die. Which face?
       *[other] { $dice } dice. Which faces, such as 3 5?
    }
terminal-ask-seat = Who was drawn, by number or name?
terminal-ask-draw = { $player } draws one of { $cards }. Which?
terminal-ask-after = Save, log, rules or help; an empty line leaves.
terminal-not-fallen = That cannot be what fell. Try again, or type help.
terminal-say-one = Type a move, or ? for the list.
terminal-unknown = “{ $typed }” is neither a move nor another word I know. ? lists the moves, help the rest.
terminal-several = “{ $typed }” may be { $moves }.
terminal-did = { $player }: { $move }.
terminal-thinks = { $player } plays the game out many times before each move; the first one may take half a minute.
terminal-listed = { $n }: { $move }. Typed: { $typed }.
terminal-more = { $count } more
terminal-not-allowed = Not allowed: { $move }. { $reason }
terminal-allowed = Allowed: { $move }.
terminal-no-moves = Nobody is to choose a move now.
terminal-undone = Taken back.
terminal-not-undone-start = There is nothing to take back.
terminal-not-undone-throw = A throw or a draw has come since: luck is not taken back.
terminal-not-undone-other = Another player has acted since.
terminal-save-where = Save to which file? Type save and a name, such as save evening.txt.
terminal-save-exists = { $file } is already there. Choose another name.
terminal-save-failed = { $file } cannot be written: { $why }.
terminal-saved = Saved to { $file }.
terminal-points = { $player } has { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
terminal-place = Place { $place }: { $player }, { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
terminal-over = The game is over.
terminal-bye = Goodbye.
terminal-left = You leave a game that is not over, and it was not saved.
terminal-log-part = The last of { $count } lines; log all tells the rest.
terminal-rules-how = Type rules and an id or a word, such as rules { $id }.
terminal-no-book = This game has no rule book yet.
terminal-no-rule = The rule book has no “{ $typed }”. Type rules for its contents.
terminal-ruling = Our ruling:
terminal-example = Example: { $caption }
terminal-replayed = { $game }, played by { $players } on { $date }.
terminal-ask-step = After event { $n }. Enter goes on.
terminal-goes-on = The game is not over.
terminal-help-moves = ?: all moves by number, and why others are not allowed. ? and a move: just that one.
terminal-help-undo = undo: take back your last move, until a throw, a draw or another player’s act.
terminal-help-look = look: how the whole table stands.
terminal-help-rules = rules: the rule book. rules and an id or a word: what it says there.
terminal-help-log = log: what happened last. log all: everything.
terminal-help-save = save and a file name: keep the game. rollwright play --resume FILE goes on with it.
terminal-help-quit = quit: leave.
