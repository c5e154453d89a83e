"""Short ways to a position, for the tests of Rolling Loot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rollwright.core.content import Source, parse
from rollwright.core.game import Game, load, spec_of
from rollwright.core.state import State

COVE, ROCK, HARBOUR = "smugglers-cove", "gull-rock", "old-harbour"
FOG, MAZE, POINT = "fog-bank", "coral-maze", "wreckers-point"
KRAKEN, SKULLS = "kraken-deep", "isle-of-skulls"
CARDS = (COVE, ROCK, HARBOUR, FOG, MAZE, POINT, KRAKEN, SKULLS)

TWO = (COVE, ROCK, FOG, KRAKEN)
THREE = (COVE, ROCK, FOG, MAZE, KRAKEN)


def seated(cards: Sequence[str] = TWO, first: int = 0, game: Game | None = None) -> State:
    """A table with these cards, two players for four of them, three for five; `first` won the opening throw."""
    state = (game or load("rollingloot", len(cards) - 2)).start()
    for card in cards:
        state = state.draw(card)
    for seat in range(state.game.seats):
        state = state.roll(6 if seat == first else 1)
    return state


def turn(faces: str, *acts: str) -> list[str]:
    """A whole turn: loot and ships home first, one throw that is kept, then what ships do.

    turn("6 5 1 2 3", "loot kraken-deep 1", "sail smugglers-cove 1")
    """
    before = [act for act in acts if act.split()[0] in ("loot", "take", "stay")]
    after = [act for act in acts if act not in before]
    return [*before, "throw", f"roll {faces}", "stop", *after, "end"]


def idle() -> list[str]:
    """A turn that does nothing."""
    return turn("1 2 4 4 6")


def after(state: State, *events: str | list[str]) -> State:
    """The state after events and lists of events."""
    for event in events:
        for each in [event] if isinstance(event, str) else event:
            state = state.apply(each)
    return state


def changed(state: State, cards: Mapping[str, Mapping[str, Any]] | None = None, **fields: Any) -> State:
    """The same table with other values: of cards by their id, of fields of the position."""
    view = state.view()
    ids = [card["id"] for card in state.game.content["card"]]
    for name, values in (cards or {}).items():
        view["position"]["cards"][ids.index(name)].update(values)
    for name, value in fields.items():
        if name == "players":
            for seat, values in value.items():
                view["position"]["players"][seat].update(values)
        else:
            view["position"][name] = value
    return state.game.state(view)


def texts(state: State) -> list[str]:
    """The legal moves, as text."""
    return [move.text for move in state.moves]


def told(state: State) -> list[str]:
    """The notes of the last event, as text."""
    return [str(note) for note in state.story]


def refused(state: State, move: str) -> str:
    """The code of the reason why a move is not allowed."""
    reason = state.why_not(move)
    assert reason is not None, move
    return reason.code


def step(state: State, card: str, number: int) -> dict[str, Any]:
    """What the page sees of a step."""
    (found,) = [each for each in state.view()["table"]["cards"] if each["id"] == card]
    return dict(found["steps"][number - 1])


def ships(state: State, card: str) -> list[list[int]]:
    """Whose ships stand on the steps of a card, the lowest first."""
    return [step(state, card, number)["ships"] for number in (1, 2, 3)]


def cards_file(**steps: str) -> Source:
    """The house cards with other requirements: cards_file(cove='["set 2", "run 3", "set 3"]')."""
    shipped = spec_of("rollingloot").shipped
    assert shipped is not None
    lines = shipped.read_text(encoding="utf-8").splitlines()
    for name, listed in steps.items():
        at = next(i for i, line in enumerate(lines) if line.startswith("id =") and name in line)
        lines[at + 2] = f"steps = {listed}"
    return parse("\n".join(lines), "test.toml")


TO_KRAKEN = turn("5 5 6 6 1", f"sail {KRAKEN} 1")
UP_THE_COVE = turn("6 5 1 2 3", f"sail {COVE} 1", f"sail {COVE} 2")
TO_COVE_3 = turn("4 4 4 1 6", f"sail {COVE} 3")


def pools(state: State) -> list[int]:
    return [player["pool"] for player in state.view()["table"]["players"]]


def travelling(state: State, faces: str) -> State:
    """The travel phase with these dice."""
    return after(state, "throw", f"roll {faces}", "stop")


def both_on_kraken(seats: int = 2) -> State:
    """Ships of all players on the first step of Kraken Deep, worth 4; player 1 is about to loot."""
    state = seated(TWO if seats == 2 else THREE)
    return after(state, *([TO_KRAKEN] * seats))
