"""The process in which compiled bots think: `python -m rollwright.bots.worker`.

One JSON object a line. In: `{"id", "bot", "game", "seats", "options", "content", "state", "seed"}`,
`content` null for the shipped one, `state` in base64. Out: `{"id", "move"}` or `{"id", "error"}`. It ends
when its input ends. Other workers answer other questions as well, told apart by `do`.
"""

from __future__ import annotations

import base64
import json
import os
import sys
from collections.abc import Callable, Mapping
from typing import Any, TextIO

from rollwright import bots
from rollwright.core.content import Source
from rollwright.core.game import Game, load
from rollwright.core.state import State

NICE = 10  # people's commands come first


def request(bot: str, state: State, seed: int) -> dict[str, Any]:
    """What the worker is asked for a bot's move, as a JSON object without its id."""
    return {"bot": bot, **about(state), "seed": seed}


def about(state: State) -> dict[str, Any]:
    """A state and its game, for a question."""
    game = state.game
    return {
        "game": game.name,
        "seats": game.seats,
        "options": dict(game.options),
        "content": None if game.content_is_shipped else dict(game.content),
        "state": base64.b64encode(bytes(state)).decode(),
    }


def choose(asked: Mapping[str, Any], games: dict[str, Game]) -> dict[str, Any]:
    """The bot's move."""
    move = bots.choose(asked["bot"], state_of(asked, games), seed=asked["seed"])
    return {"move": move.text}


def state_of(asked: Mapping[str, Any], games: dict[str, Game]) -> State:
    """The state that is asked about."""
    return _game(asked, games).state(base64.b64decode(asked["state"]))


Answerers = Mapping[str, Callable[[Mapping[str, Any], dict[str, Game]], dict[str, Any]]]
CHOOSE = "choose"  # what is asked where a question has no `do`
ANSWERERS: Answerers = {CHOOSE: choose}


def answer(
    asked: Mapping[str, Any], games: dict[str, Game], answerers: Answerers = ANSWERERS
) -> dict[str, Any]:
    """What is asked for, or what stands in its way."""
    try:
        return {"id": asked["id"], **answerers[asked.get("do", CHOOSE)](asked, games)}
    except Exception as error:  # noqa: BLE001 - whatever a bot trips over is told, and the table goes on
        return {"id": asked.get("id"), "error": f"{type(error).__name__}: {error}"}


def _game(asked: Mapping[str, Any], games: dict[str, Game]) -> Game:
    key = json.dumps([asked["game"], asked["seats"], asked["options"], asked["content"]], sort_keys=True)
    if key not in games:
        if len(games) >= 32:
            games.clear()
        content = Source("the table's content", "", asked["content"]) if asked["content"] else None
        games[key] = load(asked["game"], asked["seats"], asked["options"], content)
    return games[key]


def serve(lines: TextIO, out: TextIO, answerers: Answerers = ANSWERERS) -> None:
    """Answer line by line until the input ends."""
    games: dict[str, Game] = {}
    for line in lines:
        out.write(json.dumps(answer(json.loads(line), games, answerers)) + "\n")
        out.flush()


def main(answerers: Answerers = ANSWERERS) -> None:
    """Run as a process."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever else prints must not mix with the answers
    try:
        serve(sys.stdin, answers, answerers)
    except (KeyboardInterrupt, BrokenPipeError):
        pass


if __name__ == "__main__":
    main()
