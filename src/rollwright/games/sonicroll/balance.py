"""What the designer's report needs to know: the tables to play, and what the end of a game shows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, cast

from rollwright.core.content import Source
from rollwright.core.game import load
from rollwright.core.state import State
from rollwright.games.sonicroll.names import ENDS, MODES, ZONES
from rollwright.games.sonicroll.rows import CHARACTERS, SonicContent, SonicPosition
from rollwright.games.sonicroll.rules import codes, score

UNIT = "turns"  # what the lengths of games are counted in
LOSSES = ENDS[codes.LOST_TIME :]


def tables(content: Source | None) -> Iterator[tuple[dict[str, Any], State]]:
    """What is played: every zone by one to four in co-op, the finale, each character alone in the first zone, pairs
    in the second, and competition. The label of a row, and the state in which its games begin."""
    for zone, seats in ((zone, seats) for zone in range(4) for seats in range(1, 5)):
        yield _table(content, zone, codes.CO_OP, tuple(range(seats)))
    yield _table(content, codes.FINALE, codes.CO_OP, tuple(range(4)))
    for character in range(1, CHARACTERS):
        yield _table(content, codes.GREEN_HILL, codes.CO_OP, (character,))
    for pair in list(combinations(range(CHARACTERS), 2))[1:]:
        yield _table(content, codes.STARDUST_SPEEDWAY, codes.CO_OP, pair)
    for zone in range(4):
        yield _table(content, zone, codes.COMPETITION, tuple(range(3)))


def _table(
    content: Source | None, zone: int, mode: int, characters: tuple[int, ...]
) -> tuple[dict[str, Any], State]:
    emeralds = 127 if zone == codes.FINALE else 0
    options = {"zone": zone, "mode": mode, "emeralds": emeralds}
    game = load("sonicroll", len(characters), options, content)
    state = game.start()
    ids = [str(game.content["character"][character]["id"]) for character in characters]
    for name in ids:
        state = state.play(f"choose {name}")
    label = {"zone": ZONES[zone], "mode": MODES[mode], "players": len(ids), "characters": " ".join(ids)}
    return label, state


def won(position: Any) -> bool:
    """Did the players beat the boss?"""
    return cast("SonicPosition", position).won == codes.WON


def loss(position: Any) -> str:
    """What a game was lost to: time, lives or rounds; the empty text where it was not."""
    pos = cast("SonicPosition", position)
    return "" if won(pos) else ENDS[pos.won]


def length(position: Any) -> int:
    """Turns that were played."""
    return cast("SonicPosition", position).turns


def facts(position: Any, content: Any) -> dict[str, float]:
    """What is averaged over the games of a row, a player."""
    pos, seats = cast("SonicPosition", position), cast("SonicPosition", position).seats
    players = pos.players[:seats]
    points = sum(score(pos, cast("SonicContent", content), seat) for seat in range(seats))
    return {
        "points": points / seats,
        "tokens": sum(player.time for player in players) / seats,
        "deaths": sum(player.deaths for player in players) / seats,
    }
