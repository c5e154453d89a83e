"""`steady` plays Sonic Roll for the team, and better than chance; the designer's report counts its games."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from rollwright.core import kit, loops, speed
from rollwright.core.errors import RollwrightError
from rollwright.core.game import Game, load
from rollwright.core.state import State
from rollwright.games.sonicroll import balance
from rollwright.games.sonicroll.rows import SonicPosition
from rollwright.games.sonicroll.rules import codes
from rollwright.simulation import rollouts
from rollwright.simulation.tables import Played, Tabled, table_rows
from tests.games.sonicroll.play import after, deciding, fighting, opening

GAMES = 30


def ends(game: Game, bots: list[int], games: int = GAMES) -> list[SonicPosition]:
    found = [SonicPosition() for _ in range(games)]
    start, legal = game.start().row(), kit.Codes()
    speed.plain(game.spec).play_games(
        start, game.content_row, legal, bots, 3, 0, game.max_events, found, [0] * games
    )
    return found


def chosen(state: State) -> str:
    """What steady plays."""
    game = state.game
    return game.moves[game.spec.steady(state.row(), game.content_row)].text


@pytest.mark.parametrize("seats", [2, 4])
def test_steady_beats_the_first_boss_where_chance_does_not(seats: int) -> None:
    game = load("sonicroll", seats)
    by_chance = sum(end.won == codes.WON for end in ends(game, [loops.RANDOM] * seats))
    by_steady = sum(end.won == codes.WON for end in ends(game, [loops.STEADY] * seats, 6 * GAMES))
    assert by_chance == 0
    assert by_steady >= GAMES // 10


def test_alone_steady_gets_much_further_than_chance() -> None:
    game = load("sonicroll", 1)
    by_chance, by_steady = (
        sum(end.players[0].cards for end in ends(game, [bot])) for bot in (loops.RANDOM, loops.STEADY)
    )
    assert by_steady > 2 * by_chance


def test_steady_gets_more_points_than_chance_in_competition() -> None:
    game = load("sonicroll", 2, {"mode": 1})
    score = game.spec.rules.score
    more = sum(
        score(end, game.content_row, 0) > score(end, game.content_row, 1)
        for end in ends(game, [loops.STEADY, loops.RANDOM])
    )
    assert more >= GAMES * 3 // 4


def test_the_report_has_every_zone_number_of_players_and_character() -> None:
    labels = [label for label, _ in balance.tables(None)]
    assert {(each["zone"], each["players"]) for each in labels if each["mode"] == "co-op"} >= {
        (zone, players)
        for zone in ("green-hill", "stardust-speedway", "lava-reef", "chemical-plant")
        for players in range(1, 5)
    }
    alone = {each["characters"] for each in labels if each["players"] == 1}
    assert alone == {"sonic", "tails", "knuckles", "amy"}


def report_rows(played: Played, games: int = 1) -> list[dict[str, Any]]:
    return list(table_rows(cast("Tabled", balance), None, games, 1, played))


@pytest.mark.parametrize("bot", ["random", "steady", "rollout"])
def test_the_shares_of_a_row_add_up(bot: str) -> None:
    (row,) = report_rows(Played(bot, playouts=1, only="green-hill co-op 1 amy"))
    lost = sum(row[f"lost_to_{cause}"] for cause in balance.LOSSES)
    assert row["won"] + lost == 1
    assert row["from"] <= row["won"] <= row["to"]


def test_games_of_rollout_are_the_same_in_any_process_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = Played("rollout", playouts=1, only="green-hill co-op 1 amy")
    keeping = replace(plain, keep=tmp_path / "games.txt")
    two = report_rows(replace(keeping, jobs=2), games=2)
    assert two == report_rows(plain, games=2)
    played: list[int] = []

    def remember(start: State, seed: int, number: int, playouts: int) -> None:
        played.append(number)

    monkeypatch.setattr(rollouts, "play", remember)
    assert report_rows(keeping, games=2) == two
    assert played == []
    with pytest.raises(AttributeError):
        report_rows(keeping, games=3)
    assert played == [2]


def test_what_is_no_kept_game_is_named(tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    keeping = Played("rollout", playouts=1, only="green-hill co-op 1 amy", keep=file)
    report_rows(keeping)
    with pytest.raises(RollwrightError, match="keeps other games"):
        report_rows(replace(keeping, playouts=2))
    for wrong in ("b", "5", "[]"):
        file.write_text("".join(file.read_text().splitlines(keepends=True)[:2]) + wrong + "\n")
        with pytest.raises(RollwrightError, match=r"games\.txt:3: not a finished game"):
            report_rows(keeping)


@pytest.mark.parametrize(("rings", "move"), [(0, "boost"), (3, "take")])
def test_steady_keeps_a_boost_for_when_a_life_is_at_stake(rings: int, move: str) -> None:
    player = {"rings": rings, "boosts": 1, "badniks": ["walker"]}
    state = deciding(opening("tails", "amy"), "run 1 jump 1", players={0: player})
    state = after(state, "reroll", "roll 6 1")
    assert chosen(state) == move


def test_steady_ends_where_a_reroll_would_cost_the_last_life() -> None:
    bare = {"rings": 0, "boosts": 0, "lives": 1, "badniks": ["walker", "biter"]}
    rich = {"rings": 3, "boosts": 0, "lives": 3}
    state = deciding(opening("tails", "amy"), "run 1 run 2", players={0: bare})
    assert chosen(state) == "end"
    assert chosen(deciding(opening("tails", "amy"), "run 1 run 2", players={0: rich})) == "reroll"


def test_steady_hits_the_boss_before_anything_else() -> None:
    state = fighting(opening("sonic", "amy"), "spin 6 run 1")
    assert chosen(state) == "spend spin 6 hit top"
