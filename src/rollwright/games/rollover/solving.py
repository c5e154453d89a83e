"""Roll-Over! alone, solved for the best expected score.

A turn begins in a layer (icons circled, boosts ready) with some boxes crossed out and some rounds left. After a
rollover nothing of this counts until the turn ends (RO-12), so those parts of a turn are worked out once for each
distance between the two ways in which it can end: stopped, or busted with one icon more. The points of a bust are
lost, but not its icon.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, Literal, cast

import numpy as np

from rollwright.core import kit
from rollwright.core.blocks import Block, Engine, Floats, Graph, Ints, Pattern, Rows
from rollwright.core.content import Source
from rollwright.core.game import Game, load
from rollwright.core.plans import Rest, alike
from rollwright.core.state import State
from rollwright.games.rollover.rows import RollContent
from rollwright.games.rollover.rules.codes import BEGIN, BOXES, DICE, FIRST

__all__ = ["RollPlan", "alone", "plan"]

CROSSED = 1 << BOXES  # ways to have crossed out boxes
NEVER = -1e9  # what may not be done
TOGETHER = 16  # distances in one job


def plan(game: Game) -> RollPlan | None:
    """For one seat."""
    return RollPlan(game) if game.seats == 1 else None


def alone(state: State) -> State | None:
    """The turn with as many rounds to come as if its seat played for itself: no other seat touches it (RO-1).

    None between turns, and where the sheet has fewer rounds for one.
    """
    game, position = state.game, state.position
    source = None if game.content_is_shipped else Source("the sheet", "", dict(game.content))
    solo = load(game.name, 1, game.options, source)
    rounds = cast("RollContent", game.content_row).rounds
    gone = rounds[0] - rounds[game.seats - 1] + position["round"]
    turn, empty = position["turn"], solo.start().position["players"]
    if position["phase"] == FIRST or gone < 0:
        return None
    position |= {"seats": 1, "turn": 0, "first": 0, "round": gone, "to_act": min(position["to_act"], 0)}
    position["players"] = [position["players"][turn], *empty[1:]]
    return solo.state({"position": position})


@dataclass(frozen=True)
class Part:
    """A part of a turn, from the roots on: its block as found and condensed, and where it ends.

    For each end: the points gained, the layer and boxes of the next turn, and the number of the rollover taken, -1
    for none.
    """

    block: Block
    graph: Graph
    roots: Ints
    ends: Ints
    gain: Floats
    layer: Ints
    boxes: Ints
    rolled: Ints


class RollPlan:
    """Values of turns to come, then of rollovers just taken, both without the points written down before."""

    unit: Literal["points"] = "points"
    note = ""
    error = 0.0
    bounds = (0.0, 0.0)  # no turn leads back to where it began

    def __init__(self, game: Game) -> None:
        self.game = game
        self.content = cast("RollContent", game.content_row)
        self.rounds = self.content.rounds[0]
        self.layers = self._layers()
        self.layer_of = np.zeros((5, 16), np.int64)
        for number, layer in enumerate(self.layers):
            self.layer_of[layer] = number
        self.patterns: Sequence[Pattern] = (
            {"phase": BEGIN, "size": DICE},
            *({"to_act": kit.CHANCE, "dice": DICE, "sections": taken} for taken in self._taken),
        )
        self._rollovers: dict[tuple[int, int], int] = {}  # (taken, earned) -> number

    @property
    def _taken(self) -> range:
        return range(1, self.content.sections + 1)

    def _layers(self) -> list[tuple[int, int]]:
        """(icons circled, boosts ready as bits) (RO-14)."""
        found: list[tuple[int, int]] = []
        for circled in range(self.content.icons + 1):
            open_boosts = sum(1 << boost for boost in self.content.row[:circled])
            found += [(circled, ready) for ready in range(open_boosts + 1) if ready & ~open_boosts == 0]
        return found

    # -- how values are numbered -------------------------------------------------------------------------------

    @cached_property
    def _number_of(self) -> Ints:
        """The number of the rollover by sections taken and points earned."""
        most = max((earned for _, earned in self._rollovers), default=0)
        table = np.full((self.content.sections + 1, most + 1), -1, np.int64)
        for (taken, earned), number in self._rollovers.items():
            table[taken, earned] = number
        return table

    @property
    def turns(self) -> int:
        """Values of turns to come; those with no round left are 0."""
        return (self.rounds + 1) * len(self.layers) * CROSSED

    @property
    def size(self) -> int:
        return self.turns * (1 + len(self._rollovers))

    def turn_at(self, left: Any, layer: Any, boxes: Any) -> Any:
        """Where the value of a turn is: `left` rounds are to be played, this one among them."""
        return (left * len(self.layers) + layer) * CROSSED + boxes

    def rollover_at(self, turn: Any, number: Any) -> Any:
        """Where the value of a rollover is that was taken in a layer as `turn` begins with."""
        return self.turns + turn * len(self._rollovers) + number

    def rest(self, nodes: Rows) -> Rest:
        """The points written down, and what is to come."""
        player = nodes["players"][:, 0]
        layer = self.layer_of[player["circled"], player["ready"]]
        left = self.rounds - nodes["round"].astype(np.int64)
        at: Ints = self.turn_at(left, layer, player["boxes"].astype(np.int64))
        rolled = self._rolled(nodes)
        at = np.where(rolled >= 0, self.rollover_at(at, rolled), at)
        return Rest(at, player["total"].astype(np.float64), np.ones(len(nodes)))

    def _rolled(self, nodes: Rows) -> Ints:
        """The number of the rollover just taken, -1 where a turn begins or the game is over."""
        none = nodes["to_act"] != kit.CHANCE
        if none.all():
            return np.full(len(nodes), -1, np.int64)
        taken, earned = np.where(none, 0, nodes["sections"]), np.where(none, 0, nodes["earned"])
        return cast("Ints", np.where(none, -1, self._number_of[taken, earned]))

    def first(self, values: Floats) -> float:
        """The best expected score of a whole game."""
        return float(values[self.turn_at(self.rounds, 0, 0)])

    # -- what the rules say, once ------------------------------------------------------------------------------

    def prepare(self, engine: Engine) -> None:
        """Find the parts of turns: before a rollover by icons circled, after one by sections taken."""
        begun = engine.positions([self.game.start()])
        before = [engine.explore(self._roots(begun, circled)) for circled in range(self.content.icons + 1)]
        taken = _rolled_in(before[-1], 1)
        after: list[Block] = []
        for sections in self._taken:
            self._rollovers |= {
                (sections, int(pos["earned"])): len(self._rollovers) + n for n, pos in enumerate(taken)
            }
            after.append(engine.explore(taken))
            taken = _rolled_in(after[-1], sections + 1)
        self.before = [self._part(engine, block, 1 << circled) for circled, block in enumerate(before)]
        self.after = [
            self._part(engine, block, sum(each == sections for each, _ in self._rollovers))
            for sections, block in enumerate(after, start=1)
        ]
        self.busted = self._busted(engine)
        self.claimed = self._claimed()

    @property
    def facts(self) -> dict[str, Any]:
        """The rollovers in their order."""
        return {"rollovers": [list(each) for each in self._rollovers]}

    def know(self, facts: dict[str, Any]) -> None:
        """Take what an earlier `prepare` has found about the numbering."""
        self._rollovers = {(taken, earned): n for n, (taken, earned) in enumerate(facts["rollovers"])}

    def _roots(self, begun: Rows, circled: int) -> Rows:
        """A turn begins with so many icons circled, for all layers; no box is crossed out yet."""
        layers = [ready for icons, ready in self.layers if icons == circled]
        roots = np.repeat(begun, len(layers))
        player = roots["players"][:, 0]
        player["circled"], player["ready"] = circled, layers
        player["crossed"] = max(layers) - np.array(layers)
        return roots

    def _part(self, engine: Engine, block: Block, roots: int) -> Part:
        graph = engine.condensed(block.graph, roots)
        nodes = block.nodes[block.ends]
        player = nodes["players"][:, 0]
        layer = self.layer_of[player["circled"], player["ready"]]
        gain, boxes = player["total"].astype(np.float64), player["boxes"].astype(np.int64)
        return Part(
            block,
            graph,
            graph.place[:roots],
            graph.place[block.ends],
            gain,
            layer,
            boxes,
            self._rolled(nodes),
        )

    def _busted(self, engine: Engine) -> Ints:
        """The layer that follows a bust, by layer: it is where a turn with a rollover can end but in its own."""
        found = np.arange(len(self.layers))
        if not self._rollovers:
            return found
        root = self.after[-1].block.nodes[:1]
        for number, (circled, ready) in enumerate(self.layers):
            roots = root.copy()
            player = roots["players"][:, 0]
            player["circled"], player["ready"] = circled, ready
            block = engine.explore(roots)
            after = block.nodes[block.ends]["players"][:, 0]
            layers = set(map(int, self.layer_of[after["circled"], after["ready"]])) - {number}
            if layers:
                (found[number],) = layers
        return found

    def _claimed(self) -> Ints:
        """Boxes crossed out after a claim, by the box claimed (a bit) and those crossed out before; -1 if refused."""
        found = np.full((CROSSED, CROSSED), -1, np.int64)
        found[0] = np.arange(CROSSED)  # nothing claimed
        part = self.before[0]
        parents = np.repeat(np.arange(len(part.block)), np.diff(part.block.graph.firsts))
        for end, box in zip(part.block.ends, part.boxes, strict=True):
            if box == 0 or found[box, 0] >= 0:
                continue
            edge = int(np.flatnonzero(part.block.graph.children == end)[0])
            move = self.game.move(int(part.block.codes[edge]))
            for crossed in range(CROSSED):
                node = part.block.nodes[parents[edge]].copy()
                node["players"][0]["boxes"] = crossed
                state = self.game.state(node.tobytes())
                if state.why_not(move) is None:
                    found[box, crossed] = state.play(move).position["players"][0]["boxes"]
        return found

    # -- solving -----------------------------------------------------------------------------------------------

    @property
    def stages(self) -> Sequence[int]:
        """For each number of rounds left: first the rollovers, then the turns."""
        return [len(self.layers) * CROSSED] * (2 * self.rounds)

    def jobs(self, engine: Engine, stage: int, low: Floats, high: Floats) -> Sequence[Callable[[], int]]:
        left = stage // 2 + 1
        if stage % 2:
            return [
                partial(self._solve_turns, engine, left, circled, boxes, low)
                for circled in range(len(self.before))
                for boxes in range(CROSSED)
            ]
        turns = np.arange(len(self.layers) * CROSSED)
        layer, boxes = np.divmod(turns, CROSSED)
        stopped = low[self.turn_at(left - 1, layer, boxes)]
        apart = low[self.turn_at(left - 1, self.busted[layer], boxes)] - stopped
        distances = np.unique(apart)
        work = [distances[at : at + TOGETHER] for at in range(0, len(distances), TOGETHER)]
        return [partial(self._solve_rollovers, engine, left, some, apart, stopped, low) for some in work]

    def _solve_rollovers(
        self, engine: Engine, left: int, distances: Floats, apart: Floats, stopped: Floats, values: Floats
    ) -> int:
        """For some distances between bust and stop: the values of all rollovers wherever the distance is that."""
        done = 0
        for distance in distances:
            turns = np.flatnonzero(apart == distance)
            worth = np.zeros(len(self._rollovers))
            for sections in reversed(self._taken):
                part = self.after[sections - 1]
                found = self.after_rollover(engine, part, float(distance), worth)
                roots = [n for (taken, _), n in self._rollovers.items() if taken == sections]
                worth[roots] = found[part.roots]
            at = self.rollover_at(self.turn_at(left, 0, 0) + turns, 0)
            values[at[:, None] + np.arange(len(worth))] = worth + stopped[turns, None]
            done += len(turns)
        return done

    def after_rollover(self, engine: Engine, part: Part, bust: float, worth: Floats) -> Floats:
        """Values in the part after a rollover, against stopping with nothing: a bust is worth `bust`, deeper
        rollovers `worth`."""
        found = np.zeros(part.graph.count)
        here = np.where(part.layer == self.layer_of[0, 0], part.gain, bust)
        found[part.ends] = np.where(part.rolled >= 0, worth[part.rolled], here) if len(worth) else here
        engine.evaluate(part.graph, found, found)
        return found

    def _solve_turns(self, engine: Engine, left: int, circled: int, boxes: int, values: Floats) -> int:
        part = self.before[circled]
        found = self.in_turn(engine, part, left, boxes, values)
        layers = [number for number, (icons, _) in enumerate(self.layers) if icons == circled]
        values[self.turn_at(left, np.array(layers), boxes)] = found[part.roots]
        return len(layers)

    def in_turn(self, engine: Engine, part: Part, left: int, boxes: int, values: Floats) -> Floats:
        """Values in the part before a rollover, with these boxes crossed out and so many rounds left."""
        found = np.zeros(part.graph.count)
        crossed = self.claimed[part.boxes, boxes]
        after = part.gain + values[self.turn_at(left - 1, part.layer, np.maximum(crossed, 0))]
        after = np.where(crossed >= 0, after, NEVER)
        if self._rollovers:
            turn = self.turn_at(left, part.layer, boxes)
            after = np.where(
                part.rolled >= 0, values[self.rollover_at(turn, np.maximum(part.rolled, 0))], after
            )
        found[part.ends] = after
        engine.evaluate(part.graph, found, found)
        return found

    # -- playing by values -------------------------------------------------------------------------------------

    @property
    def opening(self) -> State:
        return self.game.start()

    def play(
        self, engine: Engine, values: Floats, positions: Rows, lucks: Ints, tell: Callable[[float], None]
    ) -> None:
        """Turn by turn, all games that stand alike at once."""
        for left in range(self.rounds, 0, -1):
            player = positions["players"][:, 0]
            layer = self.layer_of[player["circled"], player["ready"]]
            boxes = player["boxes"].astype(np.int64)
            rolled = np.full(len(positions), -1, np.int64)
            circled = player["circled"].astype(np.int64)
            for key, games in alike(circled * CROSSED + boxes):
                icons, crossed = divmod(key, CROSSED)
                part = self.before[icons]
                found = self.in_turn(engine, part, left, crossed, values)
                roots = layer[games] - self.layer_of[icons, 0]
                rolled[games] = self._walk(engine, part, found, positions, lucks, games, roots)
            self._play_rollovers(engine, left, values, positions, lucks, rolled)
            tell(1 - (left - 1) / self.rounds)

    def _play_rollovers(
        self, engine: Engine, left: int, values: Floats, positions: Rows, lucks: Ints, rolled: Ints
    ) -> None:
        for sections in self._taken:
            first = min(n for (taken, _), n in self._rollovers.items() if taken == sections)
            part = self.after[sections - 1]
            again = np.full(len(rolled), -1, np.int64)
            going = np.flatnonzero(rolled >= 0)
            player = positions["players"][going, 0]
            layer = self.layer_of[player["circled"], player["ready"]]
            for key, some in alike(layer * CROSSED + player["boxes"]):
                games, turn = going[some], self.turn_at(left, 0, 0) + key
                lay, boxes = divmod(key, CROSSED)
                stopped = values[self.turn_at(left - 1, lay, boxes)]
                bust = values[self.turn_at(left - 1, self.busted[lay], boxes)] - stopped
                at = self.rollover_at(turn, 0)
                worth = values[at : at + len(self._rollovers)] - stopped
                found = self.after_rollover(engine, part, float(bust), worth)
                again[games] = self._walk(engine, part, found, positions, lucks, games, rolled[games] - first)
            rolled = again

    def _walk(
        self,
        engine: Engine,
        part: Part,
        found: Floats,
        positions: Rows,
        lucks: Ints,
        games: Ints,
        roots: Ints,
    ) -> Ints:
        """Play some games through a part; the number of the rollover that each ends with, or -1."""
        some, chances = positions[games], lucks[games]
        before = some["players"][:, 0]["total"].copy()
        # the block has all boxes open, so it asks what Foresight is to claim where nothing is left to claim
        ends = engine.walk(part.block, found[part.graph.place], some, chances, roots, may_ask_more=True)
        end = np.searchsorted(part.block.ends, ends)
        if np.any(some["players"][:, 0]["total"] - before != part.gain[end]):
            raise AssertionError("the rules gave other points than the block says")
        positions[games], lucks[games] = some, chances
        return cast("Ints", part.rolled[end])


def _rolled_in(block: Block, sections: int) -> Rows:
    """The rollovers at which the block ends, one for each number of points earned, in the first layer."""
    ends = block.nodes[block.ends]
    ends = ends[(ends["to_act"] == kit.CHANCE) & (ends["sections"] == sections)]
    _, which = np.unique(ends["earned"], return_index=True)
    roots = cast("Rows", ends[which].copy())
    for field in ("circled", "ready", "crossed"):
        roots["players"][field] = 0
    return roots
