"""The trees of one search, at either speed: rows and arrays, and the calls of the loops.

Each tree belongs to one thread at a time and has games of its own numbers, so what a search finds depends on the
number of its trees, never on that of the threads.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeVar

from rollwright.bots.search import loops
from rollwright.core import kit, rows, speed
from rollwright.core.game import Game, Objective
from rollwright.core.state import State

__all__ = ["COUNTS", "LOOPS", "RANDOM", "STEADY", "Grove", "Sums"]

LOOPS = ("rollwright.bots.search.loops",)
RANDOM, STEADY = loops.RANDOM, loops.STEADY
COUNTS: dict[Objective, int] = {
    "win": loops.PLACES,
    "points": loops.COUNTED,
    "turns": loops.COUNTED,
    "team": loops.TEAM,
}
MOST_NODES = 1 << 15  # of one tree
MOVES_A_NODE = 16  # room for so many
DEEPEST = 256  # steps of a game inside the tree
AnyRow = TypeVar("AnyRow", bound=rows.Row)


@dataclass
class Sums:
    """What games were worth: numbers by seat, the lead over the first move, and points soon after.

    The squares are of the games as they ended, whose sums are `raw`: they tell the noise.
    """

    games: int
    lead: int
    raw_lead: int
    lead_squares: int
    total: list[int]
    raw: list[int]
    squares: list[int]
    soon: int = 0

    @classmethod
    def none(cls, seats: int) -> Sums:
        return cls(0, 0, 0, 0, [0] * seats, [0] * seats, [0] * seats)

    def add(self, tally: Any) -> None:
        """One more tally of the loops."""
        self.games += int(tally["games"])
        self.lead += int(tally["lead"])
        self.raw_lead += int(tally["raw_lead"])
        self.lead_squares += int(tally["lead_squares"])
        self.soon += int(tally["soon"])
        for seat in range(len(self.total)):
            self.total[seat] += int(tally["total"][seat])
            self.raw[seat] += int(tally["raw"][seat])
            self.squares[seat] += int(tally["squares"][seat])

    def variance(self, seat: int) -> float:
        """Of the returns of one game."""
        mean = self.raw[seat] / self.games
        return max(0.0, self.squares[seat] / self.games - mean * mean)


class Tree:
    """One tree and the scratch rows of its games."""

    def __init__(self, state: State, nodes: int, bot: int, plain: bool) -> None:
        game, self.plain = state.game, plain
        self.make = _row if plain else _record
        self.bound = speed.plain(game.spec, LOOPS) if plain else speed.compiled(game.spec, LOOPS)
        tree = loops.Tree()
        tree.tries = 1
        self.begin = (self.make(state.row()), self.make(game.content_row) if plain else _content(game))
        self.counts, self.bot, self.most = COUNTS[game.objective], bot, game.max_events
        slots = 1 << (2 * nodes).bit_length()
        self.scratch = (
            *(self.make(row) for row in (state.row(), kit.Codes(), tree)),
            self.many(loops.Node, nodes),
            self.many(loops.Try, 1 + MOVES_A_NODE * nodes),
            self.many(game.spec.position, nodes),
            self.numbers([0] * slots),
            self.many(loops.Step, DEEPEST if nodes else 1),
        )

    def many(self, row: type[AnyRow], count: int) -> Any:
        """So many rows, all zero."""
        if self.plain:
            return [row() for _ in range(count)]
        import numpy as np

        return np.zeros(count, rows.dtype(row))

    def numbers(self, values: Sequence[int]) -> Any:
        """Whole numbers as the loops take them."""
        if self.plain:
            return list(values)
        import numpy as np

        return np.array(values, np.int64)

    def try_moves(self, codes: Sequence[int], seed: int, first: int, games: int) -> list[Any]:
        """Play so many games of each move; the tallies."""
        tallies = self.many(loops.Tally, len(codes))
        arguments = (self.counts, seed, first, games, self.most, self.bot)
        self.bound.try_moves(*self.begin, self.numbers(codes), *arguments, *self.scratch, tallies)
        return [rows.view(tally) for tally in tallies] if self.plain else list(tallies)


class Grove:
    """The trees, and the sums of all their games. `nodes` is the room of all trees together; 0 means play-outs."""

    def __init__(
        self, state: State, seed: int, nodes: int, trees: int = 1, bot: int = STEADY, plain: bool = False
    ) -> None:
        self.seats = state.game.seats
        self.seed = (seed + (1 << 63)) % (1 << 64) - (1 << 63)  # the low 64 bits, as machine code counts
        self.trees = [Tree(state, min(nodes // trees, MOST_NODES), bot, plain) for _ in range(trees)]
        self.sums: dict[int, Sums] = {}
        self.next = 0

    def grow(self, codes: Sequence[int], games: int, threads: int = 1) -> None:
        """So many more games of each move; leads are over the first."""
        shares = [games // len(self.trees)] * len(self.trees)
        shares[0] += games - sum(shares)
        firsts = [self.next + sum(shares[:number]) for number in range(len(shares))]
        self.next += games
        if threads == 1 or len(self.trees) == 1:
            found = [
                tree.try_moves(codes, self.seed, first, share)
                for tree, first, share in zip(self.trees, firsts, shares, strict=True)
            ]
        else:
            with ThreadPoolExecutor(threads) as pool:
                jobs = [
                    pool.submit(tree.try_moves, codes, self.seed, first, share)
                    for tree, first, share in zip(self.trees, firsts, shares, strict=True)
                ]
                found = [job.result() for job in jobs]
        for tallies in found:
            for code, tally in zip(codes, tallies, strict=True):
                self.sums.setdefault(code, Sums.none(self.seats)).add(tally)


def _row(row: AnyRow) -> AnyRow:
    return row


def _record(row: rows.Row) -> Any:
    """The row as compiled code takes it."""
    import numpy as np

    return np.frombuffer(bytearray(rows.pack(row)), rows.dtype(type(row)))[0]


@lru_cache(maxsize=8)
def _content(game: Game) -> Any:
    """The content as compiled code takes it: packed once, as it is large and never changes."""
    return _record(game.content_row)
