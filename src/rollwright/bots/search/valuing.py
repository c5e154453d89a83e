"""Values by search: of every move, and of a position for each seat, with the halves of their 95 % intervals."""

from __future__ import annotations

import math

from rollwright.bots.search.grove import STEADY, Grove, Sums
from rollwright.bots.search.judging import Games, Trials, unit_of
from rollwright.bots.search.loops import NO_MOVE
from rollwright.bots.valuing import Unit, Worth, WorthOf
from rollwright.core import speed
from rollwright.core.game import Game
from rollwright.core.state import OVER, State

__all__ = ["SearchValuer", "valuer"]

Z = 1.959964  # of a 95 % interval
COMMON = 8  # games whose spread is that of all moves: a few games of one tell too little


class SearchValuer:
    """Values by so many games a question. The same seed gives the same values, for any number of threads."""

    exact = False

    def __init__(
        self,
        game: Game,
        simulations: int,
        seed: int = 0,
        *,
        trees: int = 1,
        threads: int = 1,
        plain: bool = False,
    ) -> None:
        self.game, self.simulations, self.seed = game, max(2, simulations), seed
        self._trees, self._threads = trees, threads
        self._plain = plain or speed.compiler_missing() is not None
        self._last: tuple[State, Trials] | None = None
        self.unit: Unit = "points" if game.objective in ("points", "turns") else "win"

    @property
    def method(self) -> str:
        """How the values come about."""
        return f"search {self.simulations}"

    def moves(self, state: State) -> list[WorthOf]:
        """Every legal move and what it is worth to the seat to act; those dropped early have wide errors."""
        seat = state.to_act
        if not isinstance(seat, int):
            raise ValueError("no seat is to act here, so no move is to be valued")
        trials = self._tried(state)
        found: list[WorthOf] = []
        for move in state.moves:
            worth = self._worth(trials, trials.sums(move), seat)
            found.append(WorthOf(move, worth.value, worth.error))
        return found

    def value(self, state: State) -> tuple[Worth, ...]:
        """What the state is worth to each seat when all play as search does."""
        if state.to_act is OVER:
            return tuple(Worth(value, 0.0) for value in state.returns)
        if isinstance(state.to_act, int):
            trials = self._tried(state)
            sums = trials.sums(trials.best())
        else:
            trials = Trials(state, self._grove(state), self._threads)
            trials.grove.grow([NO_MOVE], self.simulations, self._threads)
            sums = trials.grove.sums[NO_MOVE]
        return tuple(self._worth(trials, sums, seat) for seat in range(self.game.seats))

    def _grove(self, state: State) -> Grove:
        return Grove(state, self.seed, self.simulations, self._trees, STEADY, self._plain)

    def _tried(self, state: State) -> Trials:
        """The games of a state; those of the last are kept, for whoever asks about moves and value."""
        if self._last is None or self._last[0] != state:
            self._last = (state, self._try(state))
        return self._last[1]

    def _try(self, state: State) -> Trials:
        trials = Trials(state, self._grove(state), self._threads, patient=True)
        if len(state.moves) == 1:
            trials.grove.grow([state.moves[0].code], self.simulations, self._threads)
        else:
            trials.halve(Games(self.simulations, trials.rounds))
        trials.grove.trees.clear()  # what they found is enough to keep
        return trials

    def _worth(self, trials: Trials, sums: Sums, seat: int) -> Worth:
        value, error = trials.worth(sums, seat)
        every = trials.grove.sums.values()
        games = sum(other.games for other in every)
        mean = sum(other.raw[seat] for other in every) / games
        common = sum(other.squares[seat] for other in every) / games - mean * mean
        own = error * error * sums.games
        spread = (own * sums.games + COMMON * common / unit_of(trials.state) ** 2) / (sums.games + COMMON)
        return Worth(value, Z * math.sqrt(max(0.0, spread) / sums.games))


def valuer(game: Game, simulations: int, seed: int = 0) -> SearchValuer:
    """Search serves every game."""
    return SearchValuer(game, simulations, seed)
