"""The conversation at the table: what is asked, what may be typed, and what is answered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

from rollwright import bots
from rollwright.bots.valuing import NoValuer
from rollwright.core.errors import BadOutcome
from rollwright.core.names import Move
from rollwright.core.rulebook import Rule, rulebook
from rollwright.core.state import CHANCE, OVER
from rollwright.terminal import typed
from rollwright.terminal.book import contents, find, told_rule, told_text
from rollwright.terminal.session import NotUndone, Session

if TYPE_CHECKING:
    from rollwright.terminal.advice import Advice

__all__ = ["Console", "Play"]

LISTED = 9  # moves named one by one in the prompt; of more, those of one kind are named together
SHORT_LOG = 12


class Console(Protocol):
    """Where lines are read and written."""

    def say(self, line: str) -> None: ...
    def ask(self, prompt: str) -> str | None:
        """A typed line; None when there are no more."""
        ...


class Leave(Exception):
    """The player goes."""


class Play:
    """A session talking to people."""

    def __init__(
        self, session: Session, console: Console, real_dice: bool = False, hints: bool = False
    ) -> None:
        self.session, self.console, self.real_dice, self.hints = session, console, real_dice, hints
        self._files: set[Path] = set()
        self._waited = False
        self._people = sum(player.bot is None for player in session.players)
        self._asked: int | None = None  # the seat asked last

    def run(self) -> None:
        """Until the game is over and left, or until the player goes."""
        try:
            self.welcome()
            while True:
                while self.session.state.to_act is not OVER:
                    self.step()
                self.farewell()
        except Leave:
            self.keep_hint()

    def step(self) -> None:
        """Whatever comes next: a throw or draw, a bot's move, or a person's."""
        actor = self.session.state.to_act
        if actor is CHANCE:
            self.fall()
            return
        seat = cast("int", actor)
        bot = self.session.players[seat].bot
        if bot is None:
            self.ask_move(seat)
            return
        if bot in bots.COMPILED and not self._waited:
            self._waited = True
            self.say("thinks", player=self.session.words.names[seat])
        self.lines(self.session.play_bot(bot, seat))

    # -- saying ------------------------------------------------------------------------------------------

    def say(self, text: str, **data: int | str) -> None:
        """A text of the terminal."""
        self.console.say(self.session.words.say(text, **data))

    def lines(self, lines: Iterable[str]) -> None:
        """Sentences, one a line."""
        for line in lines:
            self.console.say(line)

    def welcome(self) -> None:
        """What is played, by whom, and how to go on."""
        words = self.session.words
        self.lines([f"{words.texts.say('title')}. {words.texts.say('tagline')}"])
        for seat, player in enumerate(self.session.players, start=1):
            self.say("seat-person" if player.bot is None else "seat-bot", n=seat, player=player.name)
        if not self._people:
            return
        self.say("how")
        if self.hints:
            self.say("help-hint")
        if self.real_dice:
            self.say("how-real")

    def keep_hint(self) -> None:
        """What happens to a game that is left."""
        if self.session.state.to_act is not OVER and self.session.saved_at < len(self.session.record.events):
            self.say("left")
        else:
            self.say("bye")

    def farewell(self) -> None:
        """The result; then save, log and rules, until an empty line. Undo goes on with the game."""
        self.say("over")
        self.lines(self.session.words.result(self.session.state))
        if not self._people:
            raise Leave
        while self.session.state.to_act is OVER:
            line = self.ask("ask-after")
            if not line:
                raise Leave
            if not self.obey(line, None):
                self.say("unknown", typed=line)

    # -- asking ------------------------------------------------------------------------------------------

    def ask(self, text: str, **data: int | str) -> str:
        """A line typed; Leave at the end of the input."""
        line = self.console.ask(self.session.words.say(text, **data) + " ")
        if line is None:
            raise Leave
        return line.strip()

    def ask_move(self, seat: int) -> None:
        """Ask until a move is made or the game goes on elsewhere (undo)."""
        session, state = self.session, self.session.state
        words = session.words
        self.console.say("")
        if self._people > 1 and self._asked != seat:
            self.say("your-turn", player=words.names[seat])
        self._asked = seat
        self.lines(words.turn(state, seat))
        open_moves = words.choices(state.moves, LISTED)
        while session.state is state:
            line = self.ask("ask-move", player=words.names[seat], moves=open_moves)
            if not line:
                if len(state.moves) == 1:
                    self.lines(session.play(state.moves[0]))
                else:
                    self.say("say-one")
                continue
            self.answer(line, seat)

    def answer(self, line: str, seat: int) -> None:
        """A typed line where a move is wanted."""
        session = self.session
        try:
            meant = typed.read_move(line, session.state, session.words.move)
        except typed.Unknown:
            if not self.obey(line, seat):
                self.say("unknown", typed=line)
            return
        if isinstance(meant, typed.Several):
            self.say("several", typed=line, moves=session.words.listed(map(session.words.move, meant.moves)))
        elif meant in session.state.moves:
            self.lines(session.play(meant))
        elif (found := typed.command(line)) and found.name != "moves":
            self.obey(line, seat)  # first letters that only a closed move shares with a command
        else:
            self.refuse(meant)

    def refuse(self, move: Move) -> None:
        """Why the move is not allowed."""
        words, reason = self.session.words, self.session.state.why_not(move)
        assert reason is not None
        self.session.concerned = [f"reason-{reason.code}", f"move-{move.kind}"]
        self.say("not-allowed", move=words.move(move), reason=words.reason(reason))

    # -- chance ------------------------------------------------------------------------------------------

    def fall(self) -> None:
        """A throw or a draw: ours, or typed in by the players."""
        if not self.real_dice:
            self.lines(self.session.fall())
            return
        session, state = self.session, self.session.state
        while session.state is state:
            player = session.words.names[state.turn]
            if state.chance == "die":
                line = self.ask("ask-dice", dice=state.dice, player=player)
            elif state.chance == "seat":
                line = self.ask("ask-seat")
            else:
                example = state.outcome(0).text.removeprefix("draw ")
                line = self.ask("ask-draw", player=player, cards=state.outcome_count, example=example)
            event = self.read_outcome(line)
            try:
                if event:
                    self.lines(session.own(event))
                elif not line or not self.obey(line, None):
                    self.say("not-fallen")
            except BadOutcome:
                self.say("not-fallen")

    def read_outcome(self, line: str) -> str | None:
        """The event that was typed: a whole throw or a draw; None where it is none."""
        state, names = self.session.state, self.session.words.names
        if state.chance == "die":
            faces = typed.face_list(line)
            fits = faces is not None and len(faces) == state.dice and all(1 <= face <= 6 for face in faces)
            return f"roll {' '.join(map(str, faces))}" if faces and fits else None
        outcomes = [state.outcome(k) for k in range(state.outcome_count)]
        called: list[tuple[str, ...]] = []
        for outcome in outcomes:
            seat = (names[outcome.value], str(outcome.value + 1)) if outcome.kind == "seat" else ()
            called.append((outcome.text.removeprefix("draw "), *seat))
        found = typed.pick(line, called)
        return None if found is None or typed.command(line) else outcomes[found].text

    # -- our own words -----------------------------------------------------------------------------------

    def obey(self, line: str, seat: int | None) -> bool:
        """Do what one of our own words asks for; False where the line is none."""
        found = typed.command(line)
        if found is None:
            return False
        if found.name == "moves":
            self.list_moves(found.rest, seat)
        elif found.name == "help":
            self.help()
        elif found.name == "undo":
            self.undo()
        elif found.name == "save":
            self.save(found.rest)
        elif found.name == "why":
            self.why()
        elif found.name == "rules":
            self.rules(found.rest)
        elif found.name in ("hint", "cost", "odds"):
            self.advise(found.name, found.rest, seat)
        elif found.name == "review":
            self.review(found.rest)
        elif found.name == "look":
            self.lines(self.session.words.table(self.session.state, seat))
        elif found.name == "log":
            self.log(found.rest)
        else:
            raise Leave
        return True

    def list_moves(self, rest: str, seat: int | None) -> None:
        """The moves by number, then those that are closed, with their reasons; or the answer for one move."""
        session, words = self.session, self.session.words
        if rest:
            self.explain(rest)
            return
        if seat is None:
            self.say("no-moves")
            return
        for number, move in enumerate(session.state.moves, start=1):
            self.say("listed", n=number, move=words.move(move), typed=move.text)
        closed: dict[str, list[str]] = {}
        for move in session.state.game.explained:
            if why := session.state.why_not(move):
                closed.setdefault(words.reason(why), []).append(words.move(move))
        for reason, moves in closed.items():
            if len(moves) > LISTED:
                moves = [*moves[: LISTED - 1], words.say("more", count=len(moves) - LISTED + 1)]
            self.say("not-allowed", move=", ".join(moves), reason=reason)

    def explain(self, line: str) -> None:
        """Whether one move is allowed, and if not why."""
        session = self.session
        try:
            meant = typed.read_move(line, session.state, session.words.move)
        except typed.Unknown:
            self.say("unknown", typed=line)
            return
        for move in meant.moves if isinstance(meant, typed.Several) else (meant,):
            if session.state.why_not(move) is None:
                self.say("allowed", move=session.words.move(move))
            else:
                self.refuse(move)

    def help(self) -> None:
        """What one may type."""
        over = self.session.state.to_act is OVER
        coach = ["review"] if over else ["hint"] if self.hints else []
        for text in ("moves", "undo", "look", "why", "rules", "log", *coach, "save", "quit"):
            self.say(f"help-{text}")

    # -- the coach ---------------------------------------------------------------------------------------

    def advise(self, what: str, rest: str, seat: int | None) -> None:
        """A hint for the seat to act: the best move, the cost of one, or the odds. It is counted in the log."""
        if seat is None:
            self.say("no-moves")
            return
        if not self.hints:
            self.say("hint-off")
            return
        advice = self.advice
        if what == "cost":
            move = self.legal(rest)
            if move is not None:
                self.advised(advice.cost(move), seat)
        else:
            self.advised(advice.odds() if what == "odds" else advice.best(), seat)

    def advised(self, lines: Iterable[str], seat: int) -> None:
        """Tell it, once it is known that there is something to tell."""
        try:
            told = list(lines)
        except NoValuer:
            self.say("hint-none")
            return
        self.lines(self.session.hint(seat))
        self.lines(told)

    def legal(self, line: str) -> Move | None:
        """The legal move that is meant; otherwise what is wrong is said."""
        session = self.session
        if not line:
            self.say("hint-cost")
            return None
        try:
            meant = typed.read_move(line, session.state, session.words.move)
        except typed.Unknown:
            self.say("unknown", typed=line)
            return None
        if isinstance(meant, typed.Several):
            self.say("several", typed=line, moves=session.words.listed(map(session.words.move, meant.moves)))
            return None
        if meant not in session.state.moves:
            self.refuse(meant)
            return None
        return meant

    def review(self, rest: str) -> None:
        """After the game: luck and errors of everyone."""
        if self.session.state.to_act is not OVER:
            self.say("review-later")
            return
        self.say("review-thinks", n=len(self.session.record.states()))
        try:
            self.lines(self.advice.review(whole=bool(rest)))
        except NoValuer:
            self.say("hint-none")

    @cached_property
    def advice(self) -> Advice:
        """The coach, loaded when first asked."""
        from rollwright.terminal.advice import Advice

        return Advice(self.session)

    def undo(self) -> None:
        """Take the last move back, if the rules of undo allow it."""
        try:
            self.session.undo()
        except NotUndone as why:
            self.say(f"not-undone-{why}")
        else:
            self.say("undone")

    def save(self, rest: str) -> None:
        """Write the record to a file."""
        if not rest:
            self.say("save-where")
            return
        path = Path(rest).expanduser()
        try:
            self.session.save(path, over=path.resolve() in self._files)
        except FileExistsError:
            self.say("save-exists", file=str(path))
        except OSError as error:
            self.say("save-failed", file=str(path), why=error.strerror or str(error))
        else:
            self._files.add(path.resolve())
            self.say("saved", file=str(path))

    def rules(self, rest: str) -> None:
        """The headings of the rule book, or the rules with this id or word."""
        words, book = self.session.words, self.book()
        if not book:
            self.say("no-book")
        elif not rest:
            self.lines(contents(book))
            self.say("rules-how", id=book[0].id)
        elif not (found := find(book, rest)):
            self.say("no-rule", typed=rest)
        else:
            for number, rule in enumerate(found):
                self.lines([""] * bool(number))
                self.lines(told_rule(rule, words))

    def why(self) -> None:
        """The rules behind what was told last, a move, a throw or a refusal, without their examples."""
        concerned = set(self.session.concerned)
        found = [rule for rule in self.book() if concerned.intersection(rule.about)]
        if not found:
            self.say("no-why")
        for rule in found:
            self.lines(told_text(rule, self.session.words))

    def book(self) -> Sequence[Rule]:
        """The rule book; empty where a game has none."""
        try:
            return rulebook(self.session.state.game.name, self.session.words.language)
        except FileNotFoundError:
            return ()

    def log(self, rest: str) -> None:
        """What has been told, the last lines or all of them."""
        told = [line for _, line in self.session.told]
        whole = bool(rest) or len(told) <= SHORT_LOG
        if not whole:
            self.say("log-part", count=len(told))
        self.lines(told if whole else told[-SHORT_LOG:])
