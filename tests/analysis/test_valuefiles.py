"""Value files and the exact player: what is refused, what is mapped, what goes on where it was."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import numpy as np
import pytest

import rollwright as rw
from rollwright.analysis.solve import Solver, solve, solve_to_file
from rollwright.bots import exact, valuefiles
from rollwright.bots.valuing import NoValuer, valuer
from rollwright.core import speed
from tests.analysis import naive

GAME = rw.load("pig", options={"goal": 9})
COMMAND = "`rollwright solve pig --seats 2 --option goal=9` makes new ones"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return solve_to_file(Solver(GAME, 1), tmp_path / "pig.values")[1]


def retold(path: Path, **changes: object) -> Path:
    """The file with other marks."""
    data = path.read_bytes()
    _, line, _ = data.split(b"\n", 2)
    marks = json.dumps(json.loads(line) | changes).encode().ljust(len(line))
    path.write_bytes(data.replace(line, marks))
    return path


def test_reads_back(path: Path) -> None:
    found = valuefiles.read(GAME, path)
    assert found.tolerance == 1e-9
    assert found.bound < 1e-9
    assert np.array_equal(found.values, solve(GAME, workers=1).values)


def test_a_large_file_is_mapped(path: Path) -> None:
    found = valuefiles.read(GAME, path, loaded=100)
    assert isinstance(found.values, np.memmap)
    assert np.array_equal(found.values, valuefiles.read(GAME, path).values)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"rules": 0}, "made for rules 0, not for rules 1"),
        ({"game": "boar"}, "made for boar, not for pig"),
        ({"seats": 3}, "made for seats 3, not for seats 2"),
        ({"options": {"goal": 8}}, "made for goal=8, not for goal=9"),
        ({"content": "0" * 64}, "made for content 000000000000, not for content 44136fa355b3"),
        ({"solver": 0}, "made for solver 0, not for solver 1"),
        ({"count": 80}, "cut short or too long: 80 values are promised"),
        ({"sha256": "0" * 64}, "damaged: its checksum is wrong"),
    ],
)
def test_a_wrong_or_old_file_is_refused_with_the_command(
    path: Path, changes: dict[str, object], why: str
) -> None:
    with pytest.raises(valuefiles.ValuesRefused) as refused:
        valuefiles.read(GAME, retold(path, **changes))
    assert str(refused.value) == f"{path}: these values are {why}; {COMMAND}"


def test_damage_is_refused(path: Path) -> None:
    data = path.read_bytes()
    for wrong in (data[:-8], data[:-1] + b"\0", b"another file", data[:30]):
        path.write_bytes(wrong)
        with pytest.raises(valuefiles.ValuesRefused, match="makes new ones"):
            valuefiles.read(GAME, path)


class Interrupted(Exception):
    pass


class Telling:
    """Counts, and interrupts after so much work."""

    def __init__(self, most: int = 1000) -> None:
        self.began, self.done, self.most = -1, 0, most

    def begin_at(self, done: int) -> None:
        self.began = self.done = done

    def add(self, more: int) -> None:
        self.done += more
        if self.done > self.most:
            raise Interrupted


def test_an_interrupted_solve_goes_on(tmp_path: Path) -> None:
    path, first, second = tmp_path / "pig.values", Telling(most=20), Telling()
    with pytest.raises(Interrupted):
        solve_to_file(Solver(GAME, 1), path, first, every=0)
    assert not path.exists()
    found, _ = solve_to_file(Solver(GAME, 1), path, second)
    assert (first.began, second.began) == (0, 20)
    assert second.done == Solver(GAME).work
    assert np.array_equal(found.values, solve(GAME, workers=1).values)
    assert [each.name for each in tmp_path.iterdir()] == ["pig.values"]


def test_what_was_kept_of_another_game_is_not_gone_on_with(tmp_path: Path) -> None:
    path, told = tmp_path / "pig.values", Telling()
    with pytest.raises(Interrupted):
        solve_to_file(Solver(rw.load("pig", options={"goal": 8}), 1), path, Telling(most=20), every=0)
    solve_to_file(Solver(GAME, 1), path, told)
    assert told.began == 0


def test_every_move_and_state_is_valued_as_by_brute_force(path: Path) -> None:
    player, expected = exact.ExactValuer(GAME, path), naive.values(GAME.start())
    for state in list(expected)[::7]:
        values = player.value(state)
        assert values[0].value == pytest.approx(expected[state], abs=1e-9)
        assert values[0].value + values[1].value == pytest.approx(1)
        if isinstance(state.to_act, int):
            worth = player.value(state)[state.to_act].value
            assert max(move.value for move in player.moves(state)) == pytest.approx(worth, abs=1e-9)
    assert player.method == "exact (pig, tolerance 1e-09)"


def test_the_valuer_finds_the_file(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("ROLLWRIGHT_VALUES", str(path.parent))
    monkeypatch.setattr(exact, "LOOK_AGAIN", 0.0)
    with pytest.raises(NoValuer, match="rollwright solve pig"):
        valuer(GAME, makers=("exact",))
    path.rename(valuefiles.path_of(GAME))
    assert valuer(GAME).exact
    other = rw.load("pig", options={"goal": 8})
    retold(valuefiles.path_of(GAME)).rename(valuefiles.path_of(other))
    with caplog.at_level(logging.WARNING), pytest.raises(NoValuer):
        valuer(other, makers=("exact",))
    assert "goal=8` makes new ones" in caplog.text


def test_a_new_file_is_noticed_in_time_and_not_looked_for_at_each_move(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[Path] = []
    stamp = exact._stamp
    monkeypatch.setattr(exact, "_stamp", lambda where: looked.append(where) or stamp(where))
    monkeypatch.setenv("ROLLWRIGHT_VALUES", str(path.parent))
    assert exact.valuer(GAME) is None
    path.rename(valuefiles.path_of(GAME))
    assert [exact.valuer(GAME) for _ in range(5)] == [None] * 5
    assert len(looked) == 1
    monkeypatch.setattr(exact, "LOOK_AGAIN", 0.0)
    first = exact.valuer(GAME)
    assert first is not None
    assert exact.valuer(GAME) is first
    valuefiles.write(valuefiles.path_of(GAME), GAME, np.zeros(81), 1e-9, 0.0)
    again = exact.valuer(GAME)
    assert again is not None
    assert again.value(GAME.start().draw("p1"))[0].value == 0


def test_without_a_compiler_nothing_is_exact(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "compiler_missing", lambda: "no Numba")
    assert exact.valuer(GAME) is None
