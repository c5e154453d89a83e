"""Random games of Sonic Roll end in every zone and mode, and nothing that waits is lost."""

from __future__ import annotations

import numpy
import pytest

from rollwright.core import kit, loops, rows, speed
from rollwright.core.game import Game, load
from rollwright.core.generator import begin, below, following
from rollwright.games.sonicroll.rows import WAITING, SonicPosition
from rollwright.games.sonicroll.rules import agenda, codes

COMPILED, PLAIN, LONG = 2000, 100, 100_000
NOTES = 32  # of one event, at most
TABLES = [
    (seats, zone, mode)
    for zone in range(5)
    for seats in range(1, 5)
    for mode in (0, 1, 2)
    if (mode == 0) or (mode == 1 and seats > 1) or (mode == 2 and seats == 1)
]


def game_of(seats: int, zone: int, mode: int) -> Game:
    return load("sonicroll", seats, {"zone": zone, "mode": mode, "emeralds": 127 if zone == 4 else zone})


@pytest.mark.parametrize("games", [COMPILED, pytest.param(LONG, marks=pytest.mark.long)])
def test_compiled_games_end_in_every_zone_and_mode(games: int) -> None:
    """So many games over all tables; `find_disagreement` of the contract looks at the moves."""
    each = games // len(TABLES) + 1
    for table in TABLES:
        game = game_of(*table)
        fast = speed.compiled(game.spec)
        dtype = rows.dtype(game.spec.position)
        ends, lengths = numpy.zeros(each, dtype), numpy.zeros(each, numpy.int64)
        start = numpy.frombuffer(bytes(game.start()), dtype)[0]
        content = numpy.frombuffer(rows.pack(game.content_row), rows.dtype(game.spec.content_row))[0]
        legal = numpy.zeros(1, rows.dtype(kit.Codes))[0]
        bots = numpy.array([loops.RANDOM] * game.seats, numpy.int64)
        fast.play_games(start, content, legal, bots, 7, 0, game.max_events, ends, lengths)
        assert (ends["to_act"] == kit.OVER).all(), table
        assert (ends["waiting"] == 0).all(), table


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_plain_games_end_with_room_to_spare(table: tuple[int, int, int]) -> None:
    game = game_of(*table)
    bound, legal = speed.plain(game.spec), kit.Codes()
    most, told = 0, 0
    for number in range(PLAIN // len(TABLES) + 1):
        pos, luck = game.start().row(), begin(11, number)
        assert isinstance(pos, SonicPosition)
        events = 0
        while pos.to_act != kit.OVER:
            luck, log = following(luck), kit.Log()
            if pos.to_act == kit.CHANCE:
                bound.outcome(pos, game.content_row, below(luck, pos.outcomes), log)
            else:
                code = bound.choose(pos, game.content_row, legal, luck, loops.RANDOM)
                bound.play(pos, game.content_row, code, log)
            most, told, events = max(most, pos.waiting), max(told, len(log.notes)), events + 1
            assert events < game.max_events
    print(f"{table}: at most {most} effects waited, {told} notes were told of one event")
    assert most <= WAITING // 2
    assert told <= NOTES


def test_more_effects_than_there_is_room_for_are_an_error_with_the_position() -> None:
    pos = SonicPosition()
    pos.turns = 77
    for _ in range(WAITING):
        agenda.push(pos, codes.E_RINGS, 1, codes.C_SPACE)
    with pytest.raises(OverflowError, match="turns=77"):
        agenda.push(pos, codes.E_RINGS, 1, codes.C_SPACE)
