"""The games of this server:

Loaded once for each choice of seats, options and content, and listed for the hall.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from rollwright import bots
from rollwright.core.content import Source
from rollwright.core.errors import ContentError
from rollwright.core.game import Game, Spec, games, load, spec_of
from rollwright.server.problems import Problem
from rollwright.server.wire import ContentInfo, GameInfo, OptionInfo

ANSWER_SECONDS = 60


def find_spec(name: str) -> Spec:
    """What a game declares; Problem where there is no such game."""
    if name not in games():
        raise Problem("game-unknown", f"There is no game {name!r} here.", games=list(games()))
    return spec_of(name)


def open_game(name: str, seats: int, options: Mapping[str, Any]) -> Game:
    """A game for a new table, with the shipped content; Problem where seats or options do not fit."""
    spec = find_spec(name)
    if seats not in spec.seats:
        low, high = spec.seats[0], spec.seats[-1]
        raise Problem("bad-seats", f"{name} is for {low} to {high} seats, not {seats}.", seats=[low, high])
    try:
        return _load(name, seats, json.dumps(dict(options), sort_keys=True), None)
    except (ValueError, TypeError) as error:
        raise Problem("bad-option", f"{error}.") from error


def pinned_game(name: str, seats: int, options: str, body: str) -> Game:
    """The game of a stored table, with the content that the table carries."""
    return _load(name, seats, options, body)


@lru_cache(maxsize=64)
def _load(name: str, seats: int, options: str, body: str | None) -> Game:
    data = json.loads(body) if body else None
    content = Source("the table's content", "", data) if data else None
    return load(name, seats=seats, options=json.loads(options), content=content)


def content_body(game: Game) -> str:
    """A game's content as the text that a table carries."""
    return json.dumps(dict(game.content), sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def catalogue() -> list[GameInfo]:
    """All games, for the hall.

    One whose content does not load is left out rather than take the others along.
    """
    found: list[GameInfo] = []
    for name in games():
        try:
            found.append(_info(name))
        except ContentError:
            continue
    return found


@lru_cache(maxsize=64)
def _info(name: str) -> GameInfo:
    spec = spec_of(name)
    game = load(name)
    head: Mapping[str, Any] = game.content.get("content", {})
    return GameInfo(
        name=name,
        title=_title(name),
        seats=[spec.seats[0], spec.seats[-1]],
        solo=1 in spec.seats,
        options=[_option(option) for option in spec.options],
        bots=list(bots.LEVELS),
        rules=game.rules,
        content=ContentInfo(str(head.get("name", "")), game.content_hash, str(head.get("mark", ""))),
        move_count=len(game.moves),
        answer_seconds=answer_seconds(spec),
    )


def answer_seconds(spec: Spec) -> int:
    """The usual time for a question out of turn at a table of several devices; 0 where the game asks none."""
    return ANSWER_SECONDS if spec.asks_out_of_turn else 0


def _option(option: Any) -> OptionInfo:
    if option.is_switch:
        return OptionInfo(option.name, option.default, [False, True], None, None)
    if option.words:
        return OptionInfo(option.name, option.default, list(range(option.low, option.high + 1)), None, None)
    return OptionInfo(option.name, option.default, [], option.low, option.high)


def _title(name: str) -> str:
    from rollwright.core.texts import catalogue as texts

    return texts(name, "en").say("title")
