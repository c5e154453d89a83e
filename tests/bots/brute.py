"""Exact values near the end of a game by brute force, through the public surface only."""

from __future__ import annotations

from rollwright.bots import steady
from rollwright.core.game import Game
from rollwright.core.generator import begin, below, following
from rollwright.core.state import CHANCE, OVER, State

CLOSE = 1e-7  # values that change by less between two sweeps are at rest


class Full(Exception):
    """More positions follow than are allowed."""


class Graph:
    """All that can follow some positions, and what it is worth to the first seat when all play best.

    Two seats or one, or a team: whoever is not the first seat plays against it, except in a team.
    """

    def __init__(self, game: Game, most: int) -> None:
        self.against = game.seats == 2 and game.objective == "win"
        self.most = most
        self.states: dict[bytes, State] = {}
        self.children: dict[bytes, list[bytes]] = {}
        self.values: dict[bytes, float] = {}

    def add(self, start: State) -> None:
        """Find what follows a position; Full where that is too much."""
        states: dict[bytes, State] = {}
        children: dict[bytes, list[bytes]] = {}
        waiting = [start]
        while waiting:
            state = waiting.pop()
            key = bytes(state)
            if key in states or key in self.children:
                continue
            if len(states) + len(self.children) == self.most:
                raise Full
            after = [state.play(move) for move in state.moves]
            if state.to_act is CHANCE:
                after = [state.after(k) for k in range(state.outcome_count)]
            states[key], children[key] = state, [bytes(child) for child in after]
            waiting.extend(after)
        self.states |= states
        self.children |= children

    def solve(self) -> None:
        """Sweep from the end until nothing changes."""
        inner = [key for key in reversed(self.states) if self.children[key]]
        self.values = {key: state.returns[0] for key, state in self.states.items()}
        change = 1.0
        while change > CLOSE:
            change = 0.0
            for key in inner:
                value = self._value(key)
                change = max(change, abs(value - self.values[key]))
                self.values[key] = value

    def _value(self, key: bytes) -> float:
        below_it = [self.values[child] for child in self.children[key]]
        to_act = self.states[key].to_act
        if to_act is CHANCE:
            return sum(below_it) / len(below_it)
        return min(below_it) if self.against and to_act != 0 else max(below_it)

    def moves(self, state: State) -> list[float]:
        """What each legal move is worth to the seat to act."""
        found = [self.values[bytes(state.play(move))] for move in state.moves]
        return [1 - value for value in found] if self.against and state.to_act != 0 else found


def values(state: State, most: int) -> list[float]:
    """What each legal move of one position is worth to the seat to act."""
    graph = Graph(state.game, most)
    graph.add(state)
    graph.solve()
    return graph.moves(state)


def line(game: Game, seed: int) -> list[State]:
    """A game by `steady`."""
    states, luck = [game.start()], begin(seed, 0)
    while (state := states[-1]).to_act is not OVER:
        luck = following(luck)
        acts = state.apply(steady.choose(state)) if isinstance(state.to_act, int) else None
        states.append(acts or state.after(below(luck, state.outcome_count)))
    return states


def last_decision(game: Game, most: int, gap: float) -> tuple[State, list[float]]:
    """A decision near the end of a game, followed by so many positions at most, where choices differ by `gap`."""
    for seed in range(1, 20):
        graph, solved = Graph(game, most), list[State]()
        for state in reversed(line(game, seed)):
            if len(state.moves) > 1:
                try:
                    graph.add(state)
                except Full:
                    break
                solved.append(state)
        graph.solve()
        for state in reversed(solved):
            found = graph.moves(state)
            if max(found) - min(found) >= gap:
                return state, found
    raise AssertionError(f"no such decision in games of {game.name}")
