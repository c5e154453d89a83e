"""A question out of turn does not wait for ever: the table plays the game's default, and the log says so."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.entry import FixedDice
from tests.server.kit import HERE, OPEN, Player, Served, wait_for

DEAL, OPENING, KRAKEN = (0, 0, 0, 2), (5, 0), (4, 4, 5, 5, 0)  # 5 5 6 6 1 takes a ship to Kraken Deep


def dice() -> FixedDice:
    """Both players come to Kraken Deep."""
    return FixedDice(*DEAL, *OPENING, *KRAKEN, *KRAKEN)


def asked(served: Served, *seats: dict[str, str], **settings: Any) -> Player:
    """A table of Rolling Loot where seat 0 takes loot, and seat 1 has to say whether it takes a cut."""
    table = served.table(*(seats or (HERE, HERE)), game="rollingloot", settings=settings)
    for seat in (0, 1):
        for text in ("throw", "stop", "sail kraken-deep 1", "end"):
            table.play(text, seat)
    table.play("loot kraken-deep 1")
    assert table.snapshot["state"]["view"]["to_act"] == 1
    assert table.snapshot["state"]["default"]["text"] == "take"
    return table


def test_the_default_is_played_when_time_is_up(data: Path) -> None:
    with Served(data, dice()) as served:
        table = asked(served, answer_seconds=1)
        wait_for(lambda: table.snapshot["log"][-1]["kind"] == "clock")
        found = table.snapshot
        assert (found["log"][-1]["text"], found["log"][-1]["seat"]) == ("take", 1)
        assert [told["code"] for told in found["log"][-1]["story"]] == ["takes", "split", "got", "got"]
        assert found["state"]["view"]["scores"] == [2, 2]
        assert found["state"]["undo"] is None, "nobody takes back what the clock did"
        assert "\n2 take\n" in table.record() + "\n"
        table.refused("stale", "stay", 1, version=found["version"] - 1)


def test_who_answers_in_time_is_heard(data: Path) -> None:
    with Served(data, dice()) as served:
        table = asked(served, answer_seconds=1)
        table.play("stay", 1)
        time.sleep(1.2)
        assert table.snapshot["log"][-1]["kind"] == "move"
        assert table.snapshot["state"]["view"]["scores"] == [4, 0]


def test_a_restart_keeps_the_deadline(data: Path) -> None:
    with Served(data, dice()) as served:
        table = asked(served, answer_seconds=600)
        assert table.snapshot["log"][-1]["kind"] == "move"
    later = time.time_ns() // 1_000_000 + 601_000
    with Served(data, dice(), clock=lambda: later) as served:
        again = Player(served, table.table, {str(seat): token for seat, token in table.tokens.items()})
        wait_for(lambda: again.snapshot["log"][-1]["kind"] == "clock")


@pytest.mark.parametrize(
    ("seats", "settings", "seconds"),
    [
        ((HERE, HERE), {}, 0),
        ((HERE, OPEN), {}, 60),
        ((HERE, OPEN), {"answer_seconds": 0}, 0),
        ((HERE, HERE), {"answer_seconds": 20}, 20),
    ],
)
def test_sixty_seconds_unless_all_play_at_one_device(
    hall: Served, seats: tuple[dict[str, str], ...], settings: dict[str, Any], seconds: int
) -> None:
    table = hall.table(*seats, game="rollingloot", settings=settings)
    assert table.snapshot["table"]["settings"]["answer_seconds"] == seconds


def test_no_limit_where_a_game_asks_nobody_out_of_turn(hall: Served) -> None:
    assert hall.table(HERE, OPEN, game="pig").snapshot["table"]["settings"]["answer_seconds"] == 0


def test_a_turn_of_ones_own_has_no_limit(data: Path) -> None:
    with Served(data, dice()) as served:
        table = served.table(HERE, HERE, game="rollingloot", settings={"answer_seconds": 1})
        time.sleep(1.2)
        assert all(entry["kind"] != "clock" for entry in table.snapshot["log"])
