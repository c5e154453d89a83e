"""Tree search in the benchmark: ours, and OpenSpiel's in C++, from the first decision of Pig.

OpenSpiel plays each simulation out at random, so we are measured so too; `search` is how our bots do it, by `steady`.
A call is one search of SIMULATIONS with a new tree, both moves tried alike.
"""

from __future__ import annotations

from collections.abc import Callable

from rollwright.bots.search.grove import RANDOM, STEADY, Grove
from rollwright.core import speed
from rollwright.core.game import load
from rollwright.simulation.rivals import GAME, NotHere, Player, pyspiel

__all__ = ["ALIKE", "SEARCHES"]

SIMULATIONS = 2000
EXPLORE, MEGABYTES = 2.0, 100  # of OpenSpiel's search, as in its examples
ALIKE = "search, random play-outs"


def _ours(bot: int) -> Player:
    if missing := speed.compiler_missing():
        raise NotHere(missing)
    state = load("pig").start().draw("p1")
    codes = [move.code for move in state.moves]

    def search(count: int) -> int:
        for number in range(count):
            Grove(state, number, SIMULATIONS, bot=bot).grow(codes, SIMULATIONS // len(codes))
        return count * SIMULATIONS

    return search


def openspiel() -> Player:
    """Its MCTSBot with random play-outs, called from Python once a search."""
    spiel = pyspiel()
    game = spiel.load_game(GAME)
    bot = spiel.MCTSBot(
        game, spiel.RandomRolloutEvaluator(1, 1), EXPLORE, SIMULATIONS, MEGABYTES, False, 1, False
    )
    state = game.new_initial_state()

    def search(count: int) -> int:
        for _ in range(count):
            bot.mcts_search(state)
        return count * SIMULATIONS

    return search


SEARCHES: dict[str, Callable[[], Player]] = {
    "search": lambda: _ours(STEADY),
    ALIKE: lambda: _ours(RANDOM),
    "openspiel mcts in c++": openspiel,
}
