"""A state: everything that matters now, as a value. `apply` is the one door."""

from __future__ import annotations

from enum import Enum
from functools import cached_property
from typing import Any, Literal, cast

from rollwright.core import kit, rows, rowtools
from rollwright.core.errors import BadOutcome, IllegalMove, WrongTurn
from rollwright.core.game import Game
from rollwright.core.names import Move, Note, Outcome, Reason
from rollwright.core.ranking import places_of, returns_of

__all__ = ["CHANCE", "OVER", "Actor", "State"]


class Chance(Enum):
    """Who acts where no seat does: chance, or nobody any more."""

    CHANCE = "chance"
    OVER = "over"


Actor = int | Chance
CHANCE: Literal[Chance.CHANCE] = Chance.CHANCE
OVER: Literal[Chance.OVER] = Chance.OVER
_ACTORS: dict[int, Chance] = {kit.CHANCE: CHANCE, kit.OVER: OVER}
_spare_codes: list[
    kit.Codes
] = []  # a thousand zeros are slow to make; popped and put back whole, for threads


def _codes() -> kit.Codes:
    try:
        legal = _spare_codes.pop()
    except IndexError:
        return kit.Codes()
    legal.count = 0
    return legal


class State:
    """A state of a game. Values: `apply` makes a new one and leaves this as it is; equal states have equal bytes.

    `story` belongs to the transition that led here and is no part of bytes, hash or equality.

    >>> import rollwright as rw
    >>> state = rw.load("pig").start().draw("p1").play("roll").roll(5)
    >>> state.to_act, [move.text for move in state.moves], state.position["total"]
    (0, ['roll', 'hold'], 5)
    """

    def __init__(self, game: Game, position: kit.Position, story: tuple[Note, ...] | kit.Log = ()) -> None:
        self.game = game
        self._row = position
        self._told = story

    @cached_property
    def story(self) -> tuple[Note, ...]:
        """What the last event caused; worded when first asked for."""
        return self.game.notes(self._told) if isinstance(self._told, kit.Log) else self._told

    # -- who acts, and what may happen ---------------------------------------------------------------------------

    @property
    def to_act(self) -> Actor:
        """A seat (from 0), CHANCE or OVER."""
        return _ACTORS.get(self._row.to_act, self._row.to_act)

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """The legal moves; empty unless a seat is to act."""
        if self._row.to_act < 0:
            return ()
        legal = _codes()
        self.game.spec.rules.moves(self._row, self.game.content_row, legal)
        codes, moves = sorted(legal.code[: legal.count]), self.game.moves
        _spare_codes.append(legal)
        return tuple([moves[code] for code in codes])

    @property
    def default(self) -> Move | None:
        """What may be played for a seat that is asked out of its turn and does not answer in time."""
        if self._row.to_act < 0:
            return None
        code = self.game.spec.default_move(self._row, self.game.content_row)
        return self.game.moves[code] if code >= 0 else None

    def why_not(self, move: Move | str | int) -> Reason | None:
        """Why the move is not allowed here; None where it is. Never raises for a move of the game."""
        move = self.game.move(move)
        if self._row.to_act < 0:
            return Reason("over" if self.to_act is OVER else "chance", {}, {})
        log = kit.Log()
        if self.game.spec.rules.why_not(self._row, self.game.content_row, move.code, log):
            return self.game.reason(log.refusal)
        return None

    @property
    def outcome_count(self) -> int:
        """How many equally likely outcomes there are; 0 unless chance is to act."""
        return self._row.outcomes

    @property
    def chance(self) -> str | None:
        """What kind of outcome comes next: `die`, or a draw's name such as `card`; None unless chance is to act."""
        if self._row.to_act != kit.CHANCE:
            return None
        return "die" if self._row.chance == kit.DIE else self.game.spec.chances[self._row.chance].name

    @property
    def dice(self) -> int:
        """How many dice of this throw are still to land."""
        return self._row.dice

    @property
    def turn(self) -> int:
        """The seat whose turn it is, also while chance is to act."""
        return cast("int", getattr(self._row, "turn", max(self._row.to_act, 0)))

    def outcome(self, k: int) -> Outcome:
        """Outcome `k`, from 0; BadOutcome where there is none."""
        row = self._row
        if not 0 <= k < row.outcomes:
            raise BadOutcome(f"there are {row.outcomes} outcomes here, so no outcome {k}")
        if row.chance == kit.DIE:
            return Outcome(k, 6, "die", k + 1, f"roll {k + 1}")
        drawn = self.game.spec.chances[row.chance]
        value = self.game.spec.rules.drawn(row, self.game.content_row, k)
        return Outcome(k, row.outcomes, drawn.name, value, f"draw {drawn.shows.text(self.game, value)}")

    # -- what happens --------------------------------------------------------------------------------------------

    def apply(self, event: Move | Outcome | str) -> State:
        """The state after a move, an outcome, or either as text (`strike p2`, `roll 3 5`, `draw coin-07`).

        IllegalMove carries the reason; WrongTurn where no seat is to act; BadOutcome for what cannot fall.
        """
        if isinstance(event, Outcome):
            return self._after(event)
        if isinstance(event, str) and self._row.to_act == kit.CHANCE:
            return self._apply_chance_text(event)
        return self._apply_move(event)

    def play(self, move: Move | str | int) -> State:
        """The state after a move."""
        return self._apply_move(move)

    def roll(self, *faces: int) -> State:
        """The state after dice landed with these faces (1 to 6), in order; they must belong to one throw."""
        if self.chance != "die":
            raise BadOutcome("no die is to be thrown here")
        if not 1 <= len(faces) <= self._row.dice:
            raise BadOutcome(f"{self._row.dice} dice are to land here, not {len(faces)}")
        state = self
        story: tuple[Note, ...] = ()
        for face in faces:
            if not 1 <= face <= 6:
                raise BadOutcome(f"a die shows 1 to 6, not {face}")
            state = state.after(face - 1)
            story += state.story
        return State(self.game, state._row, story)

    def continuing(self, before: State) -> State:
        """The same state with a longer story: that of the state before comes first, as for dice of one throw."""
        return State(self.game, self._row, before.story + self.story)

    def draw(self, name: str) -> State:
        """The state after this card (or seat, `p2`) was drawn."""
        if self.chance in (None, "die"):
            raise BadOutcome("nothing is to be drawn here")
        wanted = f"draw {name}".lower()
        for k in range(self._row.outcomes):
            if self.outcome(k).text.lower() == wanted:
                return self.after(k)
        raise BadOutcome(f"{name!r} cannot be drawn here")

    def after(self, k: int) -> State:
        """The state after outcome `k`."""
        if not 0 <= k < self._row.outcomes:
            raise BadOutcome(f"there are {self._row.outcomes} outcomes here, so no outcome {k}")
        row, log = rows.copy(self._row), kit.Log()
        self.game.spec.rules.outcome(row, self.game.content_row, k, log)
        return State(self.game, row, log)

    def _after(self, outcome: Outcome) -> State:
        if self._row.to_act != kit.CHANCE:
            raise BadOutcome(f"{outcome}: chance is not to act here")
        if outcome != self.outcome(outcome.k):
            raise BadOutcome(f"{outcome} cannot come here")
        return self.after(outcome.k)

    def _apply_move(self, event: Move | str | int) -> State:
        move = self.game.move(event)
        if self._row.to_act < 0:
            what = "the game is over" if self.to_act is OVER else f"a {self.chance} comes first"
            raise WrongTurn(f"{move}: {what}", self.why_not(move))
        row, log = rows.copy(self._row), kit.Log()
        if self.game.spec.rules.why_not(row, self.game.content_row, move.code, log):
            reason = self.game.reason(log.refusal)
            raise IllegalMove(f"{move}: {reason}", reason)
        self.game.spec.rules.play(row, self.game.content_row, move.code, log)
        return State(self.game, row, log)

    def _apply_chance_text(self, text: str) -> State:
        word, *rest = text.lower().split()
        if word == "roll" and rest and all(part.isdigit() for part in rest):
            return self.roll(*map(int, rest))
        if word == "draw" and len(rest) == 1:
            return self.draw(rest[0])
        if text.strip() in {move.text for move in self.game.moves}:
            return self._apply_move(text)
        wanted = "roll and faces" if self.chance == "die" else f"draw and a {self.chance}"
        raise BadOutcome(f"cannot read {text!r}: chance is to act, so {wanted} is wanted")

    def throws(self) -> list[tuple[State, int, int]]:
        """Distinct successors over what falls now, one whole throw or one draw: (state, ways, of).

        The ways of all add up to `of`. Empty unless chance is to act.
        """
        if self._row.to_act != kit.CHANCE:
            return []
        level: dict[State, int] = {self: 1}
        of = 1
        for _ in range(max(1, self._row.dice)):
            following: dict[State, int] = {}
            for state, ways in level.items():
                for k in range(state.outcome_count):
                    after = state.after(k)
                    following[after] = following.get(after, 0) + ways
            of *= next(iter(level)).outcome_count
            level = following
        return [(state, ways, of) for state, ways in level.items()]

    # -- how it stands -------------------------------------------------------------------------------------------

    @cached_property
    def scores(self) -> tuple[int, ...]:
        """Points by seat, as players count them."""
        rules, content = self.game.spec.rules, self.game.content_row
        return tuple(rules.score(self._row, content, seat) for seat in range(self.game.seats))

    @cached_property
    def _ranks(self) -> tuple[int, ...]:
        rank = getattr(self.game.spec.rules, "rank", self.game.spec.rules.score)
        return tuple(rank(self._row, self.game.content_row, seat) for seat in range(self.game.seats))

    @property
    def places(self) -> tuple[int, ...]:
        """Places by seat, from 1; equals share a place. Final at OVER."""
        return places_of(self._ranks)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place once the game is over (none if a team lost); empty before."""
        if self.to_act is not OVER or (self.game.objective == "team" and self._ranks[0] <= 0):
            return ()
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def returns(self) -> tuple[float, ...]:
        """A number a seat, higher is better, final at OVER.

        `win`: first 1, last 0, the places between evenly, equals share; `points` and `turns`: the rank itself
        (turns count down from 0); `team`: 1 or 0 for all.
        """
        return returns_of(self.game.objective, self._ranks)

    # -- as data -------------------------------------------------------------------------------------------------

    @cached_property
    def position(self) -> dict[str, Any]:
        """The position as plain data."""
        return rows.view(self._row)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Plain data of the state as `seat` may see it (all games here are open). `position` is what is read back."""
        actor = self.to_act
        return {
            "v": 1,
            "game": self.game.name,
            "rules": self.game.rules,
            "seats": self.game.seats,
            "options": dict(self.game.options),
            "position": rows.view(self._row),
            "to_act": actor.value if isinstance(actor, Chance) else actor,
            "turn": self.turn,
            "chance": self.chance,
            "dice": self._row.dice,
            "scores": list(self.scores),
            "places": list(self.places),
            "winners": list(self.winners),
            "table": self.game.spec.table(self),
        }

    @cached_property
    def _bytes(self) -> bytes:
        return rows.pack(self._row)

    def __bytes__(self) -> bytes:
        return self._bytes

    def __str__(self) -> str:
        return f"{self.game.title} {rowtools.to_text(self._row)}"

    def __repr__(self) -> str:
        return f"<State {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._bytes == other._bytes and self.game == other.game

    def __hash__(self) -> int:
        return hash(self._bytes)

    def row(self) -> kit.Position:
        """A copy of the position row, for drivers that play in place."""
        return rows.copy(self._row)
