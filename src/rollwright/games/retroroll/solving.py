"""RetroRoll for two, solved as a race: each card drawn as if all but the other's were as likely.

A block is played with two cards until one of them is finished. Only the values at draws are kept: the points of both,
the other's card and how far it is. Blocks are worked out from high points down, all pairs of cards for each pair of
points; what can happen with a pair of cards is found once, whatever the points.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import combinations
from threading import Lock
from typing import Any, Literal, cast

import numpy as np

from rollwright.core.blocks import Engine, Floats, Ints, Pattern, Rows
from rollwright.core.game import Game
from rollwright.core.plans import Rest
from rollwright.core.state import State
from rollwright.games.retroroll.pairs import FRESH, PLACES, Pair, begun, fresh_of, place_of
from rollwright.games.retroroll.races import Races, shifts, spread
from rollwright.games.retroroll.rows import RetroContent
from rollwright.games.retroroll.rules import DEAL, DRAW, GOAL, START

__all__ = ["RacePlan", "plan"]

TOGETHER = 16  # pairs of cards in one job
MEASURED = 200  # games
DRAWS = 6  # in a game, about
MOST_CARDS = 40  # as in the deck we ship


def plan(game: Game) -> RacePlan | None:
    """For two seats and small decks."""
    return RacePlan(game) if game.seats == 2 and len(game.content["card"]) <= MOST_CARDS else None


class RacePlan:
    """Values at draws: the chance of who is to draw. Then, by card of seat 0, its chance before seat 1 is dealt one;
    last the chance of who begins."""

    unit: Literal["win"] = "win"
    note = "idealised draw: each card as if all but the other's were as likely"
    bounds = (0.0, 1.0)
    patterns: Sequence[Pattern] = ({"phase": DRAW}, {"phase": DEAL, "turn": 1})

    def __init__(self, game: Game) -> None:
        self.game = game
        self.cards = int(cast("RetroContent", game.content_row).count)
        self._adding = Lock()
        self.error = 1.0  # until it is measured

    # -- how values are numbered -------------------------------------------------------------------------------

    @property
    def _draws(self) -> int:
        return GOAL * GOAL * self.cards * PLACES

    @property
    def size(self) -> int:
        return self._draws + self.cards + 1

    def draw_at(self, mine: Any, other: Any, card: Any, place: Ints) -> Ints:
        """Where the value of a draw is: own points, the other's points, card and place on it."""
        return cast("Ints", ((mine * GOAL + other) * self.cards + card) * PLACES + place)

    def rest(self, nodes: Rows) -> Rest:
        """The chance of seat 0 by that of who draws."""
        players, who = nodes["players"], np.arange(len(nodes))
        turn = nodes["turn"].astype(np.int64)
        mine, other = players[who, turn], players[who, 1 - turn]
        points = mine["points"].astype(np.int64), other["points"].astype(np.int64)
        at = self.draw_at(*points, other["card"].astype(np.int64), place_of(other))
        dealt = nodes["phase"] == DEAL
        at = np.where(dealt, self._draws + players[:, 0]["card"].astype(np.int64), at)
        first = dealt | (turn == 0)
        return Rest(at, np.where(first, 0.0, 1.0), np.where(first, 1.0, -1.0))

    def first(self, values: Floats) -> float:
        """The chance of who begins."""
        return float(values[-1])

    @property
    def facts(self) -> dict[str, Any]:
        return {"error": self.error}

    def know(self, facts: dict[str, Any]) -> None:
        """What the idealised draw puts values off by, as measured."""
        self.error = float(facts["error"])

    # -- what the rules say, once ------------------------------------------------------------------------------

    def prepare(self, engine: Engine) -> None:
        """What can happen with each pair of cards, and what finishing a card does to the points."""
        pairs = list(combinations(range(self.cards), 2))
        dealt = {pair: self._dealt(*pair) for pair in pairs}
        places: list[set[int]] = [set() for _ in range(self.cards)]

        def reached(pair: tuple[int, int]) -> list[set[int]]:
            block = engine.explore(self._roots(engine, dealt[pair], ({FRESH}, {FRESH})))
            return [set(map(int, place_of(block.nodes["players"][: len(block), seat]))) for seat in (0, 1)]

        def made(pair: tuple[int, int]) -> Pair:
            return self._pair(engine, pair, dealt[pair], (places[pair[0]], places[pair[1]]))

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            for pair, found in zip(pairs, pool.map(reached, pairs), strict=True):
                for card, some in zip(pair, found, strict=True):
                    places[card] |= some  # where it can be when the other's is finished, whatever that is
            self.pairs = list(pool.map(made, pairs))
        self._pair_of = {pair.cards: pair for pair in self.pairs}
        self._score()
        self.goes_first = self._goes_first(engine, dealt[0, 1])

    def _dealt(self, first: int, second: int) -> State:
        """Both cards are dealt, and the first turn is to be thrown for."""
        names = [card["id"] for card in self.game.content["card"]]
        return self.game.start().draw(names[first]).draw(names[second])

    def _roots(self, engine: Engine, dealt: State, places: tuple[set[int], set[int]]) -> Rows:
        """A seat is to act while the other's card is new, at all of its own places."""
        start = engine.positions([dealt])
        turns = [(seat, place) for seat in (0, 1) for place in sorted(places[seat])]
        roots = np.repeat(start, len(turns))
        for node, (seat, place) in enumerate(turns):
            roots[node] = begun(roots[node], seat, place)
        return cast("Rows", roots)

    def _pair(
        self, engine: Engine, cards: tuple[int, int], dealt: State, places: tuple[set[int], set[int]]
    ) -> Pair:
        roots = self._roots(engine, dealt, places)
        block = engine.explore(roots)
        graph = engine.condensed(block.graph, len(roots))
        nodes = block.nodes[block.ends]
        by_first = nodes["turn"] == 0
        other = np.where(by_first, place_of(nodes["players"][:, 1]), place_of(nodes["players"][:, 0]))
        fresh = fresh_of(roots, graph, 0), fresh_of(roots, graph, 1)
        begins = [int(nodes_of[np.flatnonzero(where == FRESH)[0]]) for where, nodes_of in fresh]
        return Pair(
            cards, roots, graph, graph.place[block.ends], by_first, other, fresh, (begins[0], begins[1])
        )

    def _goes_first(self, engine: Engine, dealt: State) -> float:
        """The chance that seat 0 wins the throw for the first turn."""
        block = engine.explore(engine.positions([dealt]), patterns=[{"phase": START}])
        below, above = np.zeros(len(block)), np.zeros(len(block))
        below[block.ends] = above[block.ends] = block.nodes["turn"][block.ends] == 0
        engine.evaluate(block.graph, below, above)
        return float(below[0] + above[0]) / 2

    def _score(self) -> None:
        """Points after finishing a card with so many before, and whether that wins."""
        self.after = np.zeros((GOAL, self.cards), np.int64)
        self.wins = np.zeros((GOAL, self.cards), bool)
        view = self._dealt(0, 1).view()
        view["position"] |= {"to_act": 0, "chance": 0, "dice": 0, "outcomes": 0, "phase": START, "turn": 0}
        view["position"] |= {"throwing": 0}
        player = view["position"]["players"][0]
        for card, row in enumerate(cast("RetroContent", self.game.content_row).cards[: self.cards]):
            for points in range(GOAL):
                player |= {"points": points, "card": card, "at": row.length - 1, "hearts": 1}
                done = self.game.state(view).play("heart")
                self.after[points, card] = done.scores[0]
                self.wins[points, card] = bool(done.winners)
        self._reached = {0}
        for points in range(GOAL):
            if points in self._reached:
                self._reached |= {int(p) for p in self.after[points][~self.wins[points]]}

    # -- solving -----------------------------------------------------------------------------------------------

    @property
    def _points(self) -> list[list[tuple[int, int]]]:
        """Pairs of points by their sum, from the highest down."""
        found: dict[int, list[tuple[int, int]]] = {}
        for mine in sorted(self._reached):
            for other in sorted(self._reached):
                found.setdefault(mine + other, []).append((mine, other))
        return [found[total] for total in sorted(found, reverse=True)]

    @property
    def stages(self) -> Sequence[int]:
        return [*(len(points) * len(self.pairs) for points in self._points), self._measures]

    @property
    def _measures(self) -> int:
        """Pairs to be looked at when the draws of some games are measured, about."""
        return MEASURED * DRAWS * self.cards

    def jobs(self, engine: Engine, stage: int, low: Floats, high: Floats) -> Sequence[Callable[[], int]]:
        if stage == 0:
            low[:], high[:] = 0.0, 0.0  # the means of a stage are added up
        if stage == len(self._points):
            return self._measuring(engine, low)
        points = self._points[stage]
        some = [self.pairs[at : at + TOGETHER] for at in range(0, len(self.pairs), TOGETHER)]
        return [partial(self._solve, engine, pairs, points, low, high) for pairs in some]

    def _solve(
        self,
        engine: Engine,
        pairs: Sequence[Pair],
        points: Sequence[tuple[int, int]],
        low: Floats,
        high: Floats,
    ) -> int:
        for pair in pairs:
            for mine, other in points:
                rest = self._ends(pair, mine, other)
                below, above = np.zeros(pair.graph.count), np.zeros(pair.graph.count)
                for bound, kept, turned in ((below, low, high), (above, high, low)):
                    by = np.where(pair.by_first, kept[rest.at], turned[rest.at])
                    bound[pair.ends] = rest.plus + rest.times * by
                engine.evaluate(pair.graph, below, above)
                with self._adding:
                    self._add(pair, mine, other, below, above, low, high)
        return len(pairs) * len(points)

    def pair_of(self, one: int, other: int) -> Pair:
        """What can happen with these two cards."""
        return self._pair_of[min(one, other), max(one, other)]

    def worth(self, engine: Engine, pair: Pair, mine: int, other: int, values: Floats) -> Floats:
        """The chance of seat 0 at all nodes of a pair, with so many points each before."""
        rest, below = self._ends(pair, mine, other), np.zeros(pair.graph.count)
        below[pair.ends] = rest.plus + rest.times * values[rest.at]
        above = below.copy()
        engine.evaluate(pair.graph, below, above)
        return below

    def _ends(self, pair: Pair, mine: int, other: int) -> Rest:
        """What the ends are worth to seat 0 with so many points each before."""
        first, second = pair.cards
        won, lost = self.wins[mine, first], self.wins[other, second]
        mine_after, other_after = (
            (0 if won else self.after[mine, first]),
            (0 if lost else self.after[other, second]),
        )
        drawn_by_first = self.draw_at(mine_after, other, second, pair.place)
        drawn_by_second = self.draw_at(other_after, mine, first, pair.place)
        at = cast("Ints", np.where(pair.by_first, drawn_by_first, drawn_by_second))
        plus = np.where(pair.by_first, 1.0 if won else 0.0, 0.0 if lost else 1.0)
        times = np.where(pair.by_first, 0.0 if won else 1.0, 0.0 if lost else -1.0)
        return Rest(at, plus, times)

    def _add(
        self, pair: Pair, mine: int, other: int, below: Floats, above: Floats, low: Floats, high: Floats
    ) -> None:
        """This pair's part in the means: of draws of seat 0's card and of seat 1's, and of the deal."""
        each = 1 / (self.cards - 1)
        first, second = pair.cards
        (places_0, nodes_0), (places_1, nodes_1) = pair.fresh
        at = self.draw_at(mine, other, second, places_1)  # seat 0 has drawn, seat 1 is to act
        low[at] += each * below[nodes_1]
        high[at] += each * above[nodes_1]
        at = self.draw_at(other, mine, first, places_0)
        low[at] += each * (1 - above[nodes_0])
        high[at] += each * (1 - below[nodes_0])
        if mine == other == 0:
            self._add_deal(pair, below, above, low, high)

    def _add_deal(self, pair: Pair, below: Floats, above: Floats, low: Floats, high: Floats) -> None:
        each = 1 / (self.cards - 1)
        one, two = pair.begins
        for seat, card in enumerate(pair.cards):
            first = self.goes_first if seat == 0 else 1 - self.goes_first
            bounds = [first * bound[one] + (1 - first) * bound[two] for bound in (below, above)]
            low[self._draws + card] += each * (bounds[0] if seat == 0 else 1 - bounds[1])
            high[self._draws + card] += each * (bounds[1] if seat == 0 else 1 - bounds[0])
        low[-1] += (below[one] + 1 - above[two]) / (2 * len(self.pairs))
        high[-1] += (above[one] + 1 - below[two]) / (2 * len(self.pairs))

    def _measuring(self, engine: Engine, values: Floats) -> Sequence[Callable[[], int]]:
        """How far off the idealised draw puts values, in games with the real pile."""
        positions = np.repeat(engine.positions([self.opening]), MEASURED)
        races = Races(self, engine, values, positions, engine.lucks(0, 0, MEASURED), noting=True)
        races.play()
        draws, shifted = races.draws, np.zeros(len(races.draws.games))
        waiting = [some for _, some in draws.alike(self.cards)]

        def measure(part: Ints) -> int:
            shifted[part] = shifts(self, engine, values, draws.some(part))
            with self._adding:
                waiting.pop()
            if not waiting:
                self.error = round(spread(draws, shifted), 4)
            return self._measures // len(parts)

        parts = list(waiting)
        return [partial(measure, part) for part in parts]

    # -- playing by values -------------------------------------------------------------------------------------

    @property
    def opening(self) -> State:
        return self.game.start()

    def play(
        self, engine: Engine, values: Floats, positions: Rows, lucks: Ints, tell: Callable[[float], None]
    ) -> None:
        """From draw to draw, through the real pile; who begins becomes seat 0, as `first` has it."""
        Races(self, engine, values, positions, lucks).play(tell)
