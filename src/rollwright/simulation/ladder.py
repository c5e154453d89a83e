"""Which bot is better: duels with balanced seats, told with Wilson's 95 % intervals.

    python -m rollwright.simulation.ladder retroroll --seats 4 --games 2000

In every game the seats go to the two sides in turn, and the sides change places from game to game. A side's share
is the share of first places that its seats took (a shared one counts in parts), so 50 % means equal strength.

With a bot that thinks, the two games of a pair also give each seat the same dice and draws, so that a pair tells more
about the bots than about luck: most pairs are won once by each side, and the interval is that of the others, the
decided ones, carried over to all games.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from rollwright import bots as players
from rollwright.bots import rollout
from rollwright.core.errors import RollwrightError
from rollwright.core.game import Game, load
from rollwright.core.generator import begin, below, following
from rollwright.core.names import Move
from rollwright.core.state import OVER, State
from rollwright.simulation import batches

__all__ = ["Duel", "duel", "ladder", "wilson"]

RUNGS = (("steady", "random"), ("rollout", "steady"))
Z = 1.959964  # of a 95 % interval


@dataclass(frozen=True)
class Duel:
    """The share of first places that side `a` took from side `b`: `low` to `high` is the 95 % interval."""

    game: str
    seats: int
    a: str
    b: str
    games: int
    decided: (
        int  # of the pairs with the same dice, those that one side won; all games where there are no pairs
    )
    share: float
    low: float
    high: float
    seconds: float

    @property
    def json(self) -> dict[str, Any]:
        return {"v": 1, **vars(self)}

    def __str__(self) -> str:
        interval = f"{self.low:.2%} to {self.high:.2%}, {self.games} games, {self.decided} decide"
        return f"{self.game}, {self.seats} seats: {self.a} takes {self.share:.2%} from {self.b} ({interval})"


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share.

    >>> [round(end, 4) for end in wilson(60, 100)]
    [0.502, 0.6906]
    """
    share, weight = wins / games, Z * Z / games
    middle = (share + weight / 2) / (1 + weight)
    half = Z * math.sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return middle - half, middle + half


def lineup(seats: int, number: int, a: str, b: str) -> list[str]:
    """Who sits where in game `number`."""
    return [a if (seat + number) % 2 == 0 else b for seat in range(seats)]


def duel(
    game: Game,
    a: str,
    b: str,
    games: int = 1000,
    seed: int = 1,
    playouts: int | None = None,
    workers: int | None = None,
) -> Duel:
    """Play `games` games (an even number) of bot `a` against `b`; the same arguments give the same share.

    `playouts` is the budget of each decision of `rollout`. ValueError for one seat or an odd number.

    >>> import rollwright as rw
    >>> duel(rw.load("pig"), "steady", "random", games=200).low > 0.9
    True
    """
    if game.seats < 2 or game.objective == "team":
        raise ValueError("a duel needs two seats that play against each other")
    if games < 2 or games % 2:
        raise ValueError("a duel is an even number of games, so that the sides change places")
    began = time.perf_counter()
    if {a, b} <= batches.BOTS.keys():
        share, decided = _by_batches(game, a, b, games, seed) / games, games
        low, high = wilson(share * games, games)
    else:
        totals = _pairs(game, a, b, games // 2, seed, playouts, workers)
        share = math.fsum(totals) / games
        won, lost = sum(total > 1 for total in totals), sum(total < 1 for total in totals)
        decided = won + lost
        low, high = (
            0.5 + (end - 0.5) * decided / len(totals)
            for end in (wilson(won, decided) if decided else (0.0, 1.0))
        )
    seconds = time.perf_counter() - began
    return Duel(game.name, game.seats, a, b, games, decided, share, low, high, seconds)


def _by_batches(game: Game, a: str, b: str, games: int, seed: int) -> float:
    won = 0.0
    for side in (0, 1):
        seats = batches.simulate(game, games // 2, lineup(game.seats, side, a, b), seed=2 * seed + side).seats
        won += sum(seats[seat].wins for seat in range(side, game.seats, 2))
    return won


def _pairs(
    game: Game, a: str, b: str, pairs: int, seed: int, playouts: int | None, workers: int | None
) -> list[float]:
    """The games that side `a` won of each pair: 0 to 2."""

    def choose(name: str, state: State, seed: int) -> Move:
        if name == "rollout":
            return rollout.judge(state, seed, playouts or rollout.PLAYOUTS).move
        return players.choose(name, state, seed)

    def pair(number: int) -> float:
        return sum(
            side_share(game, lineup(game.seats, side, a, b), side, seed, number, choose) for side in (0, 1)
        )

    with ThreadPoolExecutor(workers or os.cpu_count() or 1) as pool:
        return list(pool.map(pair, range(pairs)))


def side_share(
    game: Game,
    names: Sequence[str],
    side: int,
    seed: int,
    number: int,
    choose: Callable[[str, State, int], Move],
) -> float:
    """Play one game: the share of the first place that the seats `side`, `side` + 2 ... took."""
    state = game.start()
    lucks = [begin(seed, number * game.seats + seat) for seat in range(game.seats)]
    thoughts = begin(~seed, 2 * number + side)  # the bots' own numbers, of which the dice know nothing
    for _ in range(game.max_events):
        if state.to_act is OVER:
            return sum(winner % 2 == side for winner in state.winners) / len(state.winners)
        if isinstance(state.to_act, int):
            thoughts = following(thoughts)
            state = state.apply(choose(names[state.to_act], state, thoughts))
        else:
            luck = lucks[state.turn] = following(lucks[state.turn])
            state = state.after(below(luck, state.outcome_count))
    raise RollwrightError(f"{game.name}: no end after {game.max_events} events")


def ladder(game: Game, games: int = 1000, seed: int = 1, playouts: int | None = None) -> list[Duel]:
    """Each bot against the one below it."""
    return [duel(game, a, b, games, seed, playouts) for a, b in RUNGS]


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="python -m rollwright.simulation.ladder", description="Each bot against the one below it."
    )
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--playouts", type=int, help="budget of each decision of rollout")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    for row in ladder(load(given.game, given.seats), given.games, given.seed, given.playouts):
        sys.stdout.write((json.dumps(row.json) if given.json else str(row)) + "\n")


if __name__ == "__main__":
    main()
