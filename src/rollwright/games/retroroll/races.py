"""RetroRoll for two played by the values, with the real pile; and what the idealised draw puts values off by."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, NamedTuple, cast

import numpy as np

from rollwright.core import kit
from rollwright.core.blocks import Block, Engine, Floats, Ints, Rows
from rollwright.core.plans import alike
from rollwright.games.retroroll.pairs import Pair, place_of, turn_at, turn_table, turns_of
from rollwright.games.retroroll.rules import GOAL

if TYPE_CHECKING:
    from rollwright.games.retroroll.solving import RacePlan

__all__ = ["Draws", "Races", "shifts", "spread"]

Z = 1.959964  # of a 95 % interval


class Draws(NamedTuple):
    """Positions at draws: of which game each is, and whether its seats have changed places."""

    positions: Rows
    games: Ints
    changed: Ints

    def some(self, which: Ints) -> Draws:
        """A part of them."""
        return Draws(self.positions[which], self.games[which], self.changed[which])

    def alike(self, cards: int) -> Iterator[tuple[int, Ints]]:
        """Which have the same points and the same card of who does not draw."""
        turn, who = self.positions["turn"].astype(np.int64), np.arange(len(self.positions))
        mine, other = self.positions["players"][who, turn], self.positions["players"][who, 1 - turn]
        return alike((mine["points"].astype(np.int64) * GOAL + other["points"]) * cards + other["card"])


class Races:
    """Many games at once, those with fewest points first, so that games that stand alike are played on together.

    In a pair of cards seat 0 has the lower one, so seats change places where it has not.
    """

    def __init__(
        self,
        plan: RacePlan,
        engine: Engine,
        values: Floats,
        positions: Rows,
        lucks: Ints,
        noting: bool = False,
    ) -> None:
        self.plan, self.engine, self.values = plan, engine, values
        self.positions, self.lucks = positions, lucks
        self.changed = np.zeros(len(positions), bool)
        self.noted: list[Draws] | None = [] if noting else None
        self._blocks: dict[tuple[int, int], Block] = {}

    def play(self, tell: Callable[[float], None] = lambda part: None) -> None:
        """To the end, from draw to draw; who begins becomes seat 0. `tell` hears what part is done."""
        self.engine.draw_on(self.positions, self.lucks)
        turn_table(self.positions, self.positions["turn"] == 1)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            most = 2 * GOAL - 1
            for total in range(most):
                list(pool.map(self._play_on, self._alike(total)))
                tell((total + 1) / most)
        turn_table(self.positions, self.changed)

    @property
    def draws(self) -> Draws:
        """Those noted, in the order of the games."""
        noted = self.noted or []
        return Draws(*(np.concatenate([getattr(some, field) for some in noted]) for field in Draws._fields))

    def _alike(self, total: int) -> Sequence[Ints]:
        """The games with so many points in all that go on, those with equal points and cards together."""
        players = self.positions["players"]
        points = players[:, 0]["points"].astype(np.int64) + players[:, 1]["points"]
        going = (self.positions["to_act"] != kit.OVER) & (points == total)
        higher = going & (players[:, 0]["card"] > players[:, 1]["card"])
        turn_table(self.positions, higher)
        self.changed ^= higher
        games = np.flatnonzero(going)
        one, two = players[games, 0], players[games, 1]
        keys = one["points"].astype(np.int64)
        for more, room in (
            (two["points"], GOAL),
            (one["card"], self.plan.cards),
            (two["card"], self.plan.cards),
        ):
            keys = keys * room + more
        return [games[some] for _, some in alike(keys)]

    def _play_on(self, games: Ints) -> None:
        """Some games that stand alike, to the next draw and through it."""
        some, chances = self.positions[games], self.lucks[games]
        one, two = some[0]["players"][:2]
        pair = self.plan.pair_of(int(one["card"]), int(two["card"]))
        found = self.plan.worth(self.engine, pair, int(one["points"]), int(two["points"]), self.values)
        turn = some["turn"].astype(np.int64)
        place = place_of(some["players"][np.arange(len(some)), turn])
        at = cast("Ints", np.searchsorted(turns_of(pair.roots), turn_at(turn, place)))
        self.engine.walk(self._block(pair), found[pair.graph.place], some, chances, at)
        if self.noted is not None:
            drawing = some["to_act"] == kit.CHANCE
            self.noted.append(Draws(some[drawing], games[drawing], self.changed[games[drawing]]))
        self.engine.draw_on(some, chances)
        self.positions[games], self.lucks[games] = some, chances

    def _block(self, pair: Pair) -> Block:
        """All that can happen with a pair; all blocks with their positions would take too much room."""
        if pair.cards not in self._blocks:
            self._blocks[pair.cards] = self.engine.explore(pair.roots).without_positions()
        return self._blocks[pair.cards]


def shifts(plan: RacePlan, engine: Engine, values: Floats, draws: Draws) -> Floats:
    """By how much the real pile makes draws that are alike worth more to who draws than the idealised one."""
    turn, who = draws.positions["turn"].astype(np.int64), np.arange(len(draws.positions))
    mine, other = draws.positions["players"][who, turn], draws.positions["players"][who, 1 - turn]
    points, held = (int(mine["points"][0]), int(other["points"][0])), int(other["card"][0])
    place, after = place_of(other), np.zeros((len(who), plan.cards))
    drawn = [card for card in range(plan.cards) if card != held]
    for card in drawn:
        first = card < held  # then who draws is seat 0 of the pair
        pair = plan.pair_of(card, held)
        low, high = points if first else (points[1], points[0])
        places, nodes = pair.fresh[1 if first else 0]
        here = plan.worth(engine, pair, low, high, values)[nodes[np.searchsorted(places, place)]]
        after[:, card] = here if first else 1 - here
    pile = draws.positions["out"][:, : plan.cards] == 0
    real = (after * pile).sum(axis=1) / pile.sum(axis=1)
    return cast("Floats", real - after[:, drawn].mean(axis=1))


def spread(draws: Draws, shifted: Floats) -> float:
    """Half of a 95 % interval of what is to come in a game: the shifts of a draw and all later ones, for one seat.

    Draws of a game stand in their order. What can be foreseen of them varies no more than what comes.
    """
    by_first = (draws.positions["turn"] == 1) == draws.changed
    for_one = np.where(by_first, shifted, -shifted)
    to_come = np.concatenate([np.cumsum(for_one[some][::-1]) for _, some in alike(draws.games)])
    return float(Z * np.sqrt(np.mean(to_come**2)))
