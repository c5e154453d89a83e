"""How high should one go in Pig before holding? Play some limits and count the turns that a game takes.

Shows a policy of one's own over `State`: look, choose, throw. The dice here come from Python's generator; the
rules never draw a number.
"""

from __future__ import annotations

import random

import rollwright as rw

GAMES = 60


def turns_to_win(game: rw.Game, limit: int, luck: random.Random) -> int:
    """The turns that the first seat needs when it holds at `limit` and the other always holds at once."""
    state = game.start()
    turns = 0
    while state.to_act is not rw.OVER:
        if state.to_act is rw.CHANCE:
            state = state.after(luck.randrange(state.outcome_count))
            continue
        mine, total, banked = state.turn == 0, state.position["total"], state.scores[state.turn]
        enough = total >= limit or banked + total >= 100
        if mine and total == 0:
            turns += 1
        state = state.play("roll" if mine and not enough else "hold")
    return turns


def main() -> None:
    """Print a line for each limit."""
    game = rw.load("pig")
    for limit in range(15, 31, 3):
        luck = random.Random(2026)
        turns = [turns_to_win(game, limit, luck) for _ in range(GAMES)]
        print(f"hold at {limit}: {sum(turns) / GAMES:5.2f} turns to 100")


if __name__ == "__main__":
    main()
