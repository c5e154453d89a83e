"""Short ways to a position, for the tests of Sonic Roll.

Green Hill of the tests (`bench.toml`) has cards and badniks that show one thing each; all else is the house content.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import rollwright as rw
from rollwright.core import rows
from rollwright.core.content import Source, parse
from rollwright.core.game import Game, load, spec_of
from rollwright.core.state import State
from rollwright.games.sonicroll.names import action_ids
from rollwright.games.sonicroll.rules import codes

KINDS = ("run", "jump", "spin")
ROUTES = ("top", "middle", "bottom", "passage")
SHIELDS = {
    "": 0,
    "flame": codes.FLAME,
    "bubble": codes.BUBBLE,
    "lightning": codes.LIGHTNING,
    "blue": codes.BLUE,
}
DEALT = ("plain", "gifts", "woes")


@cache
def bench() -> Source:
    """The house content with the tests' Green Hill."""
    shipped = spec_of("sonicroll").shipped
    assert shipped is not None
    lines = shipped.read_text(encoding="utf-8").splitlines()
    text = [line for line in lines if not line.startswith("parts = ")]
    others = [
        shipped.parent / f"{zone}.toml" for zone in ("stardust-speedway", "lava-reef", "chemical-plant")
    ]
    files = [Path(__file__).with_name("bench.toml"), *others]
    text += [path.read_text(encoding="utf-8") for path in files]
    return parse("\n".join(text), "bench.toml")


@cache
def _game(seats: int, house: bool, options: tuple[tuple[str, int | bool], ...]) -> Game:
    return load("sonicroll", seats, dict(options), None if house else bench())


def opening(
    *characters: str,
    cards: Sequence[str] = DEALT,
    first: int = 0,
    house: bool = False,
    **options: int | bool,
) -> State:
    """A table with these characters in seat order, these cards dealt; `first` begins."""
    state = _game(len(characters), house, tuple(sorted(options.items()))).start()
    dealt = list(cards)
    for character in characters:
        state = state.play(f"choose {character}")
    while not isinstance(state.to_act, int):
        if state.chance == "seat":
            state = state.draw(f"p{first + 1}")
        elif state.chance == "card":
            state = state.draw(dealt.pop(0))
        else:
            state = state.after(0)
    return state


def after(state: State, *events: str | Sequence[str]) -> State:
    """The state after events and lists of events."""
    for event in events:
        for each in [event] if isinstance(event, str) else event:
            state = state.apply(each)
    return state


def calm(state: State) -> State:
    """Whatever waits with a way to ward it off is let come."""
    while "take" in texts(state):
        state = state.play("take")
    return state


# ---- positions


def changed(state: State, **fields: Any) -> State:
    """The same table with other values.

    changed(state, pool="run 4 spin 2", top="lanes 1", players={0: {"rings": 3, "badniks": ["walker"]}})
    """
    position = row(state)
    for name, value in fields.items():
        if name in ("pool", "hot"):
            position[name] = dice(value)
        elif name in ROUTES:
            _lay(state, position, ROUTES.index(name), value)
        elif name == "players":
            for seat, values in value.items():
                _set_player(state, position, seat, values)
        elif name == "patterns":
            position["patterns"] = _patterns(state, position, value)
        elif name == "action":
            position["action"] = action_ids(dict(state.game.content)).index(value) + 1
        else:
            position[name] = value
    return state.game.state({"position": position})


def dice(text: str) -> list[int]:
    """The pool of `run 4 run 4 spin 2`."""
    pool = [0] * 18
    words = text.split()
    for kind, face in zip(words[::2], words[1::2], strict=True):
        pool[6 * KINDS.index(kind) + int(face) - 1] += 1
    return pool


def pool(state: State) -> str:
    """The pool as text."""
    counts = row(state)["pool"]
    return " ".join(f"{KINDS[i // 6]} {i % 6 + 1}" for i in range(18) for _ in range(counts[i]))


def _of_zone(state: State, table: str) -> list[str]:
    zone = ("green-hill", "stardust-speedway", "lava-reef", "chemical-plant", "chemical-plant")
    number: int = row(state)["zone"]
    return [entry["id"] for entry in state.game.content[table] if entry["zone"] == zone[number]]


def _lay(state: State, position: dict[str, Any], route: int, value: str | Mapping[str, Any]) -> None:
    """`gifts 2`: the card with two spaces cleared; `""`: nothing lies there; or fields of the route."""
    beside = dict.fromkeys(position["routes"][route], 0)
    if isinstance(value, str):
        name, _, at = value.partition(" ")
        value = {"card": name, "at": int(at or 0)} if name else {}
    for field, given in value.items():
        if field == "card" and route < 3:
            number = _of_zone(state, "card").index(given)
            position["deck"] &= ~(1 << number)
            beside["card"] = number + 1
        else:
            beside[field] = given
    position["routes"][route] = beside


def _set_player(state: State, position: dict[str, Any], seat: int, values: Mapping[str, Any]) -> None:
    player = position["players"][seat]
    for field, value in values.items():
        if field == "badniks":
            known = _of_zone(state, "badnik")
            numbers = sorted(known.index(name) + 1 for name in value)
            for number in numbers:
                position["badnik_deck"] &= ~(1 << number - 1)
            player["badniks"] = [*numbers, *[0] * (3 - len(numbers))]
        elif field == "shield":
            player["shield"] = SHIELDS[value]
        else:
            player[field] = value


def _patterns(state: State, position: dict[str, Any], value: Mapping[str, Sequence[str]]) -> list[int]:
    known = [entry["id"] for entry in state.game.content["pattern"]]
    found = [0] * 9
    for route, names in value.items():
        for place, name in enumerate(names):
            number = known.index(name)
            position["pattern_deck"] &= ~(1 << number)
            found[3 * ROUTES.index(route) + place] = number + 1
    return found


def spending(state: State, pool: str, **fields: Any) -> State:
    """The active player must spend one of these dice."""
    return changed(
        state, pool=pool, phase=codes.P_STEP, stage=codes.S_STEP, **({"action": "spin-dash"} | fields)
    )


def deciding(state: State, pool: str, **fields: Any) -> State:
    """A die was spent: reroll or end."""
    fields = {"action": "spin-dash", "spent": 1, "since": 1} | fields
    return changed(state, pool=pool, phase=codes.P_AFTER, stage=codes.S_AFTER, **fields)


def fighting(state: State, pool: str, **fields: Any) -> State:
    """The boss fight is on: no cards, patterns as given, full health, the attack card here."""
    health = {0: 2, 1: 3, 2: 3, 3: 4, 4: 6}[row(state)["zone"]]
    bare: dict[str, Any] = dict.fromkeys(ROUTES, "") | {
        "fight": 1,
        "health": health,
        "to_deal": 0,
        "patterns": {},
    }
    return spending(state, pool, **(bare | fields))


# ---- what is seen


def player(state: State, seat: int = 0) -> dict[str, Any]:
    """The row of a seat."""
    return dict(row(state)["players"][seat])


def row(state: State) -> dict[str, Any]:
    """The row of the whole position."""
    return dict(rows.view(rows.unpack(state.game.spec.position, bytes(state))))


def foes(state: State, seat: int = 0) -> list[str]:
    """The badniks in front of a seat."""
    known = _of_zone(state, "badnik")
    return [known[number - 1] for number in player(state, seat)["badniks"] if number]


def texts(state: State) -> list[str]:
    """The legal moves, as text."""
    return [move.text for move in state.moves]


def spends(state: State) -> list[str]:
    """The legal spends, without the word."""
    return [text.removeprefix("spend ") for text in texts(state) if text.startswith("spend ")]


def finish_draws(state: State) -> State:
    """Whatever chance is to bring comes, the first outcome each."""
    while state.to_act is rw.CHANCE:
        state = state.after(0)
    return state


def told(state: State) -> list[str]:
    """The notes of the last event, as text."""
    return [str(note) for note in state.story]


def notes(state: State) -> list[str]:
    """The codes of the notes of the last event."""
    return [note.code for note in state.story]


def refused(state: State, move: str) -> str:
    """The code of the reason why a move is not allowed."""
    reason = state.why_not(move)
    assert reason is not None, move
    return reason.code


def over(state: State) -> bool:
    """The game is over."""
    return state.to_act is rw.OVER


def outcomes(state: State) -> list[str]:
    """What chance may bring, as text."""
    return [state.outcome(k).text for k in range(state.outcome_count)]
