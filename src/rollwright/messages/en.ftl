# The front page.
hall-home = Rollwright, to the hall
hall-skip = Skip to the content
hall-welcome = Pull up a chair.
hall-welcome-text = Dice games for one evening or one break: alone, around one tablet, or with friends on their own phones. No account.
hall-games = Games
hall-tile-seats = { $least } to { $most } players
hall-tile-rules = Rules
hall-play-now = Play now
hall-play-now-game = Play now: { $game } against a bot
hall-play-together = Play together
hall-play-together-game = Play together: set up a table of { $game }
hall-own-tables = Continue
hall-open-tables = Open tables
hall-open-none = Nobody is waiting for company just now. A table you make open to all appears here.
hall-status-waiting = { $n ->
    [one] one seat free
   *[other] { $n } seats free
}
hall-status-playing = playing
hall-status-over = finished
hall-foot = Dice are thrown by the server with the machine’s own generator; the page only shows them.
hall-loading = Loading …
hall-close = Close
hall-save = Save
hall-yes = Yes
hall-no = No
hall-again = Try again
hall-again-now = Try now
hall-to-hall = To the hall
hall-news = News from the table

# People.
hall-player = Player { $n }
hall-guest = Guest
hall-players = Players
hall-name = Name
hall-bot-random = Tumble
hall-bot-steady = Steady
hall-bot-rollout = Foresight
hall-bot-gentle = Feather
hall-bot-casual = Rambler
hall-bot-fair = Compass
hall-bot-strong = Lookout
hall-bot-expert = Master
hall-level-gentle = gentle
hall-level-casual = casual
hall-level-fair = fair
hall-level-strong = strong
hall-level-expert = expert

# Setting up a table.
hall-setup = { $game }: who plays?
hall-company = Company
hall-company-here = One device
hall-company-link = By link
hall-company-bots = Bots
hall-company-here-help = Everybody plays on this device and hands it on.
hall-company-link-help = Friends sit down by a link or a QR code.
hall-company-bots-help = You against the program.
hall-kind-here = Here
hall-kind-open = By link
hall-kind-bot = Bot
hall-kind-open-help = A free seat
hall-seat-kind = Who sits at seat { $n }
hall-seat-name = Name at seat { $n }
hall-seat-level = Level of the bot at seat { $n }
hall-seat-add = Add a seat
hall-seat-remove = Remove seat { $n }
hall-setup-most = { $n } players are the most.
hall-setup-nobody-here = At least one seat must be on this device.
hall-setup-more = Options
hall-real-dice = Real dice
hall-real-dice-help = You throw your own dice on the table and tap in what they show.
hall-public = Open to all
hall-public-help = The table stands in the hall and anybody may sit down.
hall-hints = Hints and odds
hall-hints-help = Whoever is to act may ask for the best move and the odds. The log counts it.
hall-hints-rated = A rated game gives none.
hall-rated = Rated game
hall-rated-help = It counts: nobody at the table gets hints or odds.
hall-rated-note = Rated game, without hints
hall-answer = Time to answer
hall-answer-help = When somebody else waits for your answer. After that the table answers as most would.
hall-answer-none = No limit
hall-answer-seconds = { $n } s
hall-start = Start
hall-start-link = Make the table

# Waiting for others.
hall-waiting = { $n ->
    [0] Everybody is here
    [one] Waiting for one more
   *[other] Waiting for { $n } more
}
hall-invite = Invite
hall-invite-help = Scan the code with the phone’s camera, or send the link.
hall-invite-watch = Who opens this link sits down where a seat is free, or watches.
hall-watch = Watch
hall-watch-help = Who opens this link watches the table.
hall-link = Link
hall-link-address = Address
hall-copy = Copy
hall-copied = Copied.
hall-copy-by-hand = The link is marked: copy it by hand.
hall-qr = QR code of { $url }
hall-start-bots = { $n ->
    [one] A bot takes the free seat
   *[other] Bots take the free seats
}
hall-start-without = Start without them
hall-start-least = The game takes at least { $n }.
hall-join = Join { $game }
hall-sit = Sit down
hall-full = The table is full
hall-full-help = Every seat is taken. You can watch, or start a table of your own.
hall-watch-table = Watch
hall-wrong-link = This link leads nowhere
hall-wrong-link-help = Perhaps a letter was lost on the way. Ask for the link again, or start a table of your own.

# The table.
hall-table-of = Table of { $game }
hall-table-loading = Laying the table …
hall-no-table = There is no such table
hall-no-table-help = It may have been cleared away, or the address is not complete.
hall-board = Board
hall-aside = Players, log and rules
hall-actions = What you can do
hall-more = More
hall-more-title = More moves
hall-tray = Dice: { $faces }
hall-tray-empty = Dice tray, no throw yet
hall-turn = { $player }’s turn
hall-turn-you = Your turn
hall-turn-bot = { $player } is thinking
hall-undo = Undo
hall-undo-none = Nothing to take back: a throw, a draw or another’s act stands.
hall-why-turn = It is { $player }’s turn.
hall-why-throw = The dice are still to come.
hall-why-over = The game is over.
hall-why-waiting = The game has not begun yet.
hall-why-watching = You are watching; the players act.
hall-why-read-only = This table can only be read.
hall-why-stand-in = A bot plays your seat. Take it back first.
hall-why-asking = Looking at it …
hall-wait-sending = One moment, it is on its way.
hall-read-only-game-missing = This game is not installed here. The table can only be read.
hall-read-only-rules-changed = The rules have changed since this table was laid. It can only be read.
hall-read-only-content-changed = The cards have changed since this table was laid. It can only be read.

# The line to the server.
hall-line-stored = Stored
hall-line-sending = Sending
hall-line-connecting = Connecting
hall-line-lost = Offline
hall-lost = No connection
hall-lost-help = The connection is lost. The table is kept; the page comes back by itself.
hall-no-server = The hall does not answer
hall-no-server-help = The server may be off, or this device has no network.
hall-lost-page = Nothing stands here
hall-lost-page-help = The address is not one of the hall’s.

# Seats.
hall-seat-bot = bot
hall-seat-empty = Free seat
hall-seat-mine = on this device
hall-seat-there = here
hall-seat-gone = away
hall-seat-stand-in = a bot plays for now
hall-seat-manage = Change the seat of { $player }
hall-seat-change = Change
hall-seat-let-bot = Let a bot play
hall-seat-bot-wait = A bot may play once the seat has been empty for a minute.
hall-seat-bot-later = Only while a game is on.
hall-seat-back = Take my seat back
hall-seat-back-help = A bot plays your seat until you take it back.
hall-stand-in = A bot plays for { $player }.
hall-seat-move = To another device
hall-seat-move-help = Open this on the other device within ten minutes. The seat moves there and leaves this one.
hall-rename = Rename
hall-leave = Leave
hall-leave-sure = Leave the table?
hall-leave-help = Your seat becomes free. In a running game a bot plays on until somebody sits down.
hall-stay = Stay
hall-left = You have left the table.
hall-spectators = { $n ->
    [one] One person is watching
   *[other] { $n } people are watching
}
hall-take = Play on here
hall-take-help = The seat moves to this device. It leaves the one it was on.
hall-take-here = Move the seat here
hall-take-failed = A code works once, for ten minutes. Ask for a new one on the other device.

# The log.
hall-log = Log
hall-log-open = Open the log
hall-log-empty = Nothing has happened yet.
hall-log-undo = { $player } takes a move back
hall-log-clock = Time is up: the table answers for { $player }
hall-clock-mine = Without an answer in { $n } seconds the table plays for you: { $move }
hall-clock = Without an answer in { $n } seconds the table plays for { $player }: { $move }
hall-log-move = { $player }: { $move }
hall-log-throw = The dice show { $faces }
hall-log-draw = Drawn: { $what }
hall-own-dice = The players’ own dice
hall-record = Save the record

# Rules.
hall-rules = Rules
hall-rules-of = Rules of { $game }
hall-rules-find = Find in the rules
hall-rules-none = No rule has these words.
hall-rules-ruling = our ruling
hall-rules-when = Before or after
hall-rules-before = Before
hall-rules-after = After
hall-rules-failed = The rule book did not arrive
hall-rule-open = Open rule { $rule }

# Real dice.
hall-dice-ask = { $n ->
    [one] What does the die show?
   *[other] What do the { $n } dice show?
}
hall-dice-count = { $n ->
        [one] The die:
       *[other] { $n } dice:
    }
hall-dice-so-far = Entered: { $faces }
hall-dice-missing = { $n ->
    [one] One die is missing.
   *[other] { $n } dice are missing.
}
hall-dice-none-yet = Nothing entered yet.
hall-correct = Correct
hall-dice-confirm = That is what they show
hall-draw-ask = What was drawn?
hall-draw-ask-seat = Who goes first?
hall-draw-find = Find
hall-draw-missing = Choose what was drawn.
hall-draw-confirm = That was drawn

# The end.
hall-end-wins = { $player } wins
hall-end-share = { $players } share the win
hall-end-solo = You made it
hall-end-over = The game is over
hall-series = The campaign so far
hall-series-game = Game { $n }
hall-series-lost = lost
hall-series-total = Together
hall-series-record = Record of the campaign
hall-end-board = Look at the board
hall-end-result = Back to the result
hall-rematch = Rematch
hall-rematch-join = Join the rematch
hall-rematch-watch = Watch the rematch
hall-story-length = { $throws ->
    [one] One throw
   *[other] { $throws } throws
} in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
hall-story-run = Longest streak: { $player }, { $n } throws in a row
hall-story-luckiest = Luckiest throw: { $what }
hall-story-moment = The big moment: { $what }

# Menu and settings.
hall-menu = Table
hall-settings = Settings
hall-language = Language
hall-language-auto = As the device
hall-language-en = English
hall-language-de = Deutsch
hall-theme = Light
hall-theme-system = As the device
hall-theme-light = Light
hall-theme-dark = Dark
hall-theme-now-system = Light and dark as the device
hall-theme-now-light = Light theme
hall-theme-now-dark = Dark theme
hall-motion = Motion
hall-motion-system = As the device
hall-motion-less = No motion
hall-sound = Sound
hall-sound-help = Two soft knocks when your turn comes.
hall-vibration = Vibration
hall-vibration-help = A short buzz when your turn comes.
hall-keys = Single keys
hall-keys-help = Keys such as 1 and U act at the table.
hall-shortcuts = Keyboard
hall-keys-note = Everything also works with Tab and Enter. Any key skips the rolling dice.
hall-key-act = play the move of this number
hall-key-more = more moves
hall-key-undo = undo
hall-key-log = open the log
hall-key-rules = open the rules
hall-key-invite = table, seats and invite
hall-key-turn = say whose turn it is and what happened last
hall-key-tab = move on and press
hall-key-close = close
hall-key-help = this list
hall-parts = Components
hall-parts-big = Text at 200 %
hall-parts-throw = Throw
hall-parts-sheet = Open the sheet

# Reasons of the core, for every game.
reason-chance = The dice are still to come.
reason-over = The game is over.

# Errors, by the code of the problem.
error-unknown = That did not work. Please try again.
error-offline = The server does not answer.
error-internal = Something went wrong in the server; it is written in its log.
error-too-large = That is too long for the server.
error-too-many-tables = Many tables were made from here. Wait a little.
error-origin-refused = The server does not accept this address. Start it with --origin.
error-game-unknown = There is no such game here.
error-bad-option = The game does not know this option.
error-bad-seats = The game is not played with these seats.
error-bot-unknown = There is no such bot for this game.
error-bad-name = A name has 1 to 24 visible characters.
error-table-unknown = There is no such table.
error-invite-unknown = This invite leads nowhere.
error-invite-needed = This table is joined by its invite link.
error-table-full = No seat is free at this table.
error-seat-unknown = The table has no such seat.
error-seat-taken = Somebody sits there already.
error-token-missing = This seat is not on this device.
error-seat-not-yours = This seat is not on this device.
error-code-unknown = This code is used up or too old.
error-seats-open = Seats are still free.
error-not-started = The game has not begun yet.
error-already-started = The game has begun already.
error-game-over = The game is over.
error-game-not-over = The game is not over yet.
error-series-over = Nothing of this kind comes next in the series.
error-stale = The table had moved on. Here is how it stands now.
error-wrong-turn = It is somebody else’s turn.
error-illegal-move = The rules do not allow this now.
error-bad-move = The game has no such move.
error-throw-not-yours = At this table the server throws.
error-throw-not-wanted = No throw is wanted now.
error-bad-throw = This cannot come now. Please check the dice.
error-undo-refused = There is nothing that may be taken back.
error-table-read-only = This table can only be read.
error-seat-played-by-bot = A bot plays your seat. Take it back first.
error-seat-not-gone = The seat has not been empty for a minute yet.
error-seat-is-bot = This seat is a bot’s.
error-storage-full = The server’s disk is full. Nothing was half written.
error-storage-read-only = The server cannot write its data.
error-storage-busy = Another program holds the server’s data.
error-storage-failed = The server’s data cannot be used.

## Reasons of the core

## Terminal

terminal-player = Player { $n }
terminal-seat-person = { $n }. { $player }, at this keyboard.
terminal-seat-bot = { $n }. { $player }, played by the program.
terminal-how = Type a move by its number, its name or its first letters. ? lists all moves, help tells what else there is.
terminal-how-real = You throw your own dice and draw your own cards: type what fell. Undo puts a slip right.
terminal-your-turn = { $player }, it is your turn.
terminal-ask-move = { $player }: { $moves }?
terminal-choice = { $n }) { $move }
terminal-choices = { $n }–{ $last }) { $move } and the like
terminal-or = { $most } or { $last }
terminal-ask-dice = { $player } throws { $dice ->
        [one] one die. Which face?
       *[other] { $dice } dice. Which faces, such as 3 5?
    }
terminal-ask-seat = Who was drawn, by number or name?
terminal-ask-draw = { $player } draws one of { $cards }. Which, such as { $example }?
terminal-ask-after = Review, save, log, rules or help; an empty line leaves.
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
terminal-no-why = The rule book says nothing special about this. Type rules for its contents.
terminal-no-rule = The rule book has no “{ $typed }”. Type rules for its contents.
terminal-ruling = Our ruling:
terminal-example = Example: { $caption }
terminal-replayed = { $game }, played by { $players } on { $date }.
terminal-ask-step = After event { $n }. Enter goes on.
terminal-goes-on = The game is not over.
terminal-help-moves = ?: all moves by number, and why others are not allowed. ? and a move: just that one.
terminal-help-undo = undo: take back your last move, until a throw, a draw or another player’s act.
terminal-help-look = look: how the whole table stands.
terminal-help-why = why: the rules behind what just happened, or behind a refusal.
terminal-help-rules = rules: the rule book. rules and an id or a word: what it says there.
terminal-help-log = log: what happened last. log all: everything.
terminal-help-save = save and a file name: keep the game. rollwright play --resume FILE goes on with it.
terminal-help-quit = quit: leave.
