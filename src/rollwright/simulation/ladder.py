"""Which of two bots is better, by many games: `duel`.

    python -m rollwright.simulation.ladder retroroll --seats 4 --games 2000

In every game the seats go to the two sides in turn, and the sides change places from game to game. Bots that do not
think play by the batch, and Wilson's interval is told. With one that thinks, games are matches (`.matches`): two with
the same dice and draws for each seat, so that a match tells more about the bots than about luck.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from rollwright import bots as players
from rollwright.bots import rollout
from rollwright.core.game import Game, load
from rollwright.core.names import Move
from rollwright.core.state import State
from rollwright.simulation import batches
from rollwright.simulation.matches import Duel, Z, against, duel_of, is_alone, lineup

__all__ = ["duel", "ladder", "wilson"]

RUNGS = (("steady", "random"), ("rollout", "steady"))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share.

    >>> [round(end, 4) for end in wilson(60, 100)]
    [0.502, 0.6906]
    """
    share, weight = wins / games, Z * Z / games
    middle = (share + weight / 2) / (1 + weight)
    half = Z * math.sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return middle - half, middle + half


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
    if is_alone(game):
        raise ValueError("a duel needs two seats that play against each other")
    if games < 2 or games % 2:
        raise ValueError("a duel is an even number of games, so that the sides change places")
    if {a, b} <= batches.BOTS.keys():
        share = _by_batches(game, a, b, games, seed) / games
        return Duel(a, b, games // 2, share, *wilson(share * games, games))
    return duel_of(a, b, _matches(game, a, b, games // 2, seed, playouts, workers), "share")


def _by_batches(game: Game, a: str, b: str, games: int, seed: int) -> float:
    won = 0.0
    for side in (0, 1):
        seats = batches.simulate(game, games // 2, lineup(game.seats, side, a, b), seed=2 * seed + side).seats
        won += sum(seats[seat].wins for seat in range(side, game.seats, 2))
    return won


def _matches(
    game: Game, a: str, b: str, matches: int, seed: int, playouts: int | None, workers: int | None
) -> list[float]:
    def choose(name: str, state: State, seed: int) -> Move:
        if name == "rollout":
            return rollout.judge(state, seed, playouts or rollout.PLAYOUTS).move
        return players.choose(name, state, seed)

    def play(number: int) -> float:
        return against(game, a, b, seed, number, choose)

    with ThreadPoolExecutor(workers or os.cpu_count() or 1) as pool:
        return list(pool.map(play, range(matches)))


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
    game = load(given.game, given.seats)
    for row in ladder(game, given.games, given.seed, given.playouts):
        named = {"v": 2, "game": game.name, "seats": game.seats}
        sys.stdout.write((json.dumps(named | vars(row)) if given.json else f"{game.title}: {row}") + "\n")


if __name__ == "__main__":
    main()
