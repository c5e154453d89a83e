"""Commands: what a seat wants done, judged and stored in one transaction.

A command carries a client-made id and the version it was made for. A retry gets the stored answer, never a
second throw; a stale one gets the new state. A move is stored together with the live dice that follow it.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from typing import Literal

import msgspec

from rollwright.core.errors import BadOutcome, IllegalMove, WrongTurn
from rollwright.core.state import CHANCE, OVER, State
from rollwright.server.dice import Dice
from rollwright.server.fold import CLOCK, MOVE, OUTCOME, UNDO, Event, Line
from rollwright.server.problems import Problem
from rollwright.server.store import StoredAnswer, Transaction
from rollwright.server.tables import Table, payload_of
from rollwright.server.wire import CommandAnswer, Entry, EventKind, StatePayload

Do = Literal["play", "throw", "undo"]
By = Literal["person", "bot", "clock"]


@dataclass(frozen=True, slots=True)
class Command:
    """What a seat wants done."""

    id: str
    version: int
    seat: int
    do: Do
    text: str

    @property
    def fingerprint(self) -> str:
        """Tells whether a second command of this id asks for the same."""
        asked = f"{self.version}\n{self.seat}\n{self.do}\n{' '.join(self.text.split()).lower()}"
        return hashlib.sha256(asked.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Draft:
    """An event about to be stored, and the state after it."""

    kind: EventKind
    text: str
    seat: int | None
    own_dice: bool
    state: State


def perform(tx: Transaction, table_id: str, command: Command, dice: Dice, by: By = "person") -> CommandAnswer:
    """Judge a command and store its events; the caller has checked whose seat it is."""
    table = tx.table(table_id)
    stored = tx.answer(table_id, command.id)
    if stored is not None:
        return _answer_again(table, command, stored)
    _check(table, command, by)
    drafts = decide(table, command, dice)
    if by == "clock":
        drafts[0] = replace(drafts[0], kind=CLOCK)
    table = tx.put(table.with_line(written(table.line, drafts, tx.now)))
    entries = table.entries_after(command.version)
    answer = StoredAnswer(command.fingerprint, table.version, msgspec.json.encode(entries).decode())
    tx.keep_answer(table_id, command.id, answer)
    return CommandAnswer(table.version, entries, table.payload)


def _answer_again(table: Table, command: Command, stored: StoredAnswer) -> CommandAnswer:
    if stored.fingerprint != command.fingerprint:
        raise Problem("id-used")
    entries = msgspec.json.decode(stored.answer, type=list[Entry])
    return CommandAnswer(stored.version, entries, _payload_at(table, stored.version))


def _payload_at(table: Table, version: int) -> StatePayload | None:
    if version == table.version:
        return table.payload
    if table.game is None:
        return None
    line = Line.empty(table.game.start()).extended(table.line.events[:version])
    assert line.state is not None
    undo = (line.undo.version, line.undo.seat) if line.undo else None
    return payload_of(line.state, undo, table.facts.settings.real_dice)


def _check(table: Table, command: Command, by: By) -> None:
    seat = table.seat(command.seat)
    table.must_be_playable()
    if table.facts.status == "waiting":
        raise Problem("not-started")
    if command.version != table.version:
        raise stale(table, command.version)
    if by != "bot" and seat.kind == "bot":
        raise Problem("seat-is-bot")
    if by != "bot" and seat.stand_in is not None and command.do != "throw":
        raise Problem("seat-played-by-bot")


def stale(table: Table, version: int) -> Problem:
    """The refusal of a command made for another version, with all that is needed to go on."""
    return Problem(
        "stale",
        f"The command was made for version {version}; the table is at {table.version}.",
        version=table.version,
        state=table.payload,
        entries=table.entries_after(version) if 0 <= version < table.version else [],
    )


def written(line: Line, drafts: list[Draft], now: int) -> Line:
    """The line with these events added."""
    for draft in drafts:
        event = Event(line.version + 1, draft.kind, draft.text, draft.seat, draft.own_dice, now)
        line = line.after(event, draft.state)
    return line


def decide(table: Table, command: Command, dice: Dice) -> list[Draft]:
    """The events a command leads to; Problem where it may not be."""
    state = table.state
    assert state is not None
    if command.do == "undo":
        return [_undo(table, command)]
    if command.do == "throw":
        drafts = [_own_throw(table, state, command)]
    else:
        drafts = [_move(state, command)]
    if not table.facts.settings.real_dice:
        drafts += live(drafts[-1].state, dice)
    return drafts


def _move(state: State, command: Command) -> Draft:
    if state.to_act is OVER:
        raise Problem("game-over")
    try:
        move = state.game.move(command.text)
    except IllegalMove as error:
        raise Problem("bad-move", f"{error}.") from error
    if state.to_act != command.seat:
        raise Problem("wrong-turn", to_act=state.to_act if isinstance(state.to_act, int) else "chance")
    try:
        return Draft(MOVE, move.text, command.seat, False, state.apply(move))
    except WrongTurn as error:
        raise Problem("wrong-turn", f"{error}.") from error
    except IllegalMove as error:
        told = error.reason.json if error.reason is not None else None
        raise Problem("illegal-move", f"{error}.", reason=told) from error


def _own_throw(table: Table, state: State, command: Command) -> Draft:
    if not table.facts.settings.real_dice:
        raise Problem("throw-not-yours")
    if state.to_act is OVER:
        raise Problem("game-over")
    if state.to_act is not CHANCE:
        raise Problem("throw-not-wanted")
    text = " ".join(command.text.split()).lower()
    if state.chance == "die" and len(text.split()) != 1 + state.dice:
        raise Problem(
            "bad-throw", f"The faces of {state.dice} dice are wanted.", kind="die", count=state.dice
        )
    if not text.startswith("roll " if state.chance == "die" else "draw "):
        raise Problem("bad-throw", kind=state.chance, count=max(1, state.dice))
    try:
        after = state.apply(text)
    except (BadOutcome, IllegalMove) as error:
        raise Problem("bad-throw", f"{error}.", kind=state.chance, count=max(1, state.dice)) from error
    return Draft(OUTCOME, text, state.turn, True, after)


def _undo(table: Table, command: Command) -> Draft:
    back = table.line.undo
    if back is None:
        raise Problem("undo-refused", "After a throw, a draw or another player's act nothing is taken back.")
    if back.seat != command.seat:
        raise Problem("undo-refused", "The last move was another player's.")
    if command.text.strip() and command.text.split() not in ([str(back.version)], [UNDO, str(back.version)]):
        raise Problem("undo-refused", f"Undo leads to version {back.version}.", undo=back.version)
    return Draft(UNDO, f"{UNDO} {back.version}", command.seat, False, back.state)


def live(state: State, dice: Dice) -> list[Draft]:
    """The server's own throws and draws until a seat is to act or the game is over; one event a throw."""
    drafts: list[Draft] = []
    while state.to_act is CHANCE:
        draft = _live_throw(state, dice)
        drafts.append(draft)
        state = draft.state
    return drafts


def _live_throw(state: State, dice: Dice) -> Draft:
    turn, texts = state.turn, list[str]()
    count = max(1, state.dice)
    after = state
    for _ in range(count):
        outcome = after.outcome(dice.pick(after.outcome_count))
        texts.append(outcome.text)
        after = after.apply(outcome)
    text = " ".join([texts[0], *(more.split()[-1] for more in texts[1:])])
    if count > 1:
        after = state.apply(text)  # the story of the whole throw
    return Draft(OUTCOME, text, turn, False, after)
