"""What the designer's report needs to know: a turn of Roll-Over! played for most points, without boosts and boxes."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Protocol, cast

from rollwright.core.game import Game
from rollwright.core.names import faces_of
from rollwright.games.rollover.model import HELD, THROWN, TurnModel
from rollwright.games.rollover.rows import RollContent, RollPosition
from rollwright.games.rollover.rules import codes
from rollwright.games.rollover.rules.handfuls import on_table
from rollwright.games.rollover.rules.legal import needed
from rollwright.games.rollover.table import bust_ways

UNIT = "points"
GOES = {"stop": codes.STOP, "roll": codes.ROLL, "rollover": codes.ROLLOVER}


class Solved(Protocol):
    """The means and the best labels of the nodes of the model."""

    @property
    def values(self) -> Mapping[Any, float]: ...
    @property
    def best(self) -> Mapping[Any, Hashable]: ...
    def mean(self, branches: Sequence[tuple[float, Any]]) -> float: ...


def model(game: Game) -> TurnModel:
    """One turn on the sheet of this game."""
    return TurnModel(cast("RollContent", game.content_row))


def rows(game: Game, solved: Solved) -> list[dict[str, Any]]:
    """Every hand with dice left, before the first rollover: the chance of a bust, stopping against rolling on."""
    content, turn = cast("RollContent", game.content_row), model(game)
    hands: list[int] = sorted({node[1] for node in solved.values if node[0] == HELD and node[2:] == (0, 0)})
    found: list[dict[str, Any]] = []
    for hand in hands:
        faces, points = faces_of(hand), content.worth[hand]
        dice = codes.DICE - len(faces)
        choices = {label: branches for label, _, branches in turn.choices((HELD, hand, 0, 0))}
        if "roll" not in choices:
            continue
        rolling = solved.mean(choices["roll"])
        found.append(
            {
                "hand": " ".join(map(str, faces)),
                "dice": dice,
                "bust": bust_ways(content, faces, dice, points + 1) / 6**dice,
                "stop": points,
                "roll": rolling,
                "better": "roll" if rolling > points else "stop",
            }
        )
    return sorted(found, key=lambda row: (-row["dice"], row["stop"], row["hand"]))


def summary(game: Game, solved: Solved) -> dict[str, Any]:
    """What stands below the rows besides the mean."""
    content = cast("RollContent", game.content_row)
    return {"hands": len(rows(game, solved)), "sections": content.sections}


def decide(position: Any, content: Any, solved: Solved) -> int:
    """The code of the best move."""
    pos = cast("RollPosition", position)
    if pos.phase == codes.BEGIN:
        return codes.THROW
    if pos.phase == codes.THROWN:
        node = (THROWN, on_table(pos, content), needed(pos, content), pos.earned, pos.sections)
        return codes.KEEP_AT + cast("int", solved.best[node]) - 1
    return GOES[str(solved.best[HELD, pos.hand, pos.earned, pos.sections])]


def turn_points(position: Any) -> int | None:
    """What the first turn brought, once it is over."""
    pos = cast("RollPosition", position)
    done = pos.round > 0 or pos.phase == codes.FINISHED
    return pos.players[0].total if done else None
