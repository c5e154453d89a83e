"""Each command: what it prints, as text and as JSON, and how it fails."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import rollwright as rw
from rollwright.cli import COMMANDS, main
from rollwright.core.game import games


def run(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a command that ends well prints."""
    assert main(words) == 0, capsys.readouterr().err
    return capsys.readouterr().out


def data(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """The same as JSON."""
    found = json.loads(run(capsys, *words, "--json"))
    assert found["v"] == 1
    return dict(found)


def failed(capsys: pytest.CaptureFixture[str], code: int, *words: str) -> str:
    """The one line that a command which fails prints."""
    assert main(words) == code
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("rollwright: ")
    assert err.count("\n") == 1
    return err


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game of Pig, played by bots."""
    path = tmp_path / "game.txt"
    path.write_text(str(rw.playout(rw.load("pig"), ["steady", "random"], seed=3)))
    return path


def test_without_a_command_it_says_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    """And each of them can be asked."""
    told = run(capsys)
    assert all(name in told for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`--help` ends with 0."""
    with pytest.raises(SystemExit) as ended:
        main([name, "--help"])
    assert ended.value.code == 0
    assert "usage: rollwright" in capsys.readouterr().out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    """`--version`."""
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"rollwright {rw.__version__}\n"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("dance",), "there is no command 'dance'"),
        (("play",), "which game?"),
        (("play", "chess"), "there is no game 'chess'"),
        (("play", "pig", "--seats", "me"), "pig is for 2 to 10 seats, not 1"),
        (("play", "pig", "--seats", "Ann,ann"), "two players are called"),
        (("play", "pig", "--option", "goal"), "NAME=VALUE"),
        (("play", "pig", "--option", "goal=no"), "option goal is a number"),
        (("play", "pig", "--option", "speed=3"), "no option 'speed'"),
        (("play", "pig", "--seed", "x"), "not a whole number"),
        (("play", "pig", "--seed", "1", "--real-dice"), "exclude each other"),
        (("play", "pig", "--fast"), "--fast"),
        (("simulate", "pig", "--bots", "rollout"), "simulate plays"),
        (("simulate", "pig", "--games", "0"), "not 1 or more"),
        (("simulate", "pig", "--bots", "random,steady", "--seats", "3"), "2 bots were named"),
        (("perft", "pig", "--state", "nonsense"), "--state"),
        (("serve", "--port", "70000"), "--port"),
        (("serve", "--origin", "hall.example"), "--origin"),
        (("new-game", "My Game"), "small letters"),
    ],
)
def test_wrong_usage(words: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One line, and exit code 2."""
    assert told in failed(capsys, 2, *words)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("replay", "missing.txt"), "missing.txt: No such file"),
        (("play", "--resume", "missing.txt"), "missing.txt: No such file"),
        (("play", "retroroll", "--content", "missing.toml"), "missing.toml: there is no such file"),
        (("play", "pig", "--content", "missing.toml"), "missing.toml"),
        (("rules", "pig", "zebra"), "it has PG-1"),
        (("balance", "pig"), "pig has no parts"),
        (("restore", "missing.backup"), "missing.backup"),
        (("new-game", "pig"), "checkout"),
        (("export", "--data", "nowhere"), "nowhere"),
    ],
)
def test_failures(
    words: tuple[str, ...],
    told: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One line that names the file or thing, and exit code 1."""
    monkeypatch.chdir(tmp_path)
    assert told in failed(capsys, 1, *words)


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    """Every game, with its options and bots in JSON."""
    told = run(capsys, "games")
    assert all(name in told for name in games())
    german = run(capsys, "games", "--lang", "de")
    assert "Würfle" in german
    found = {game["name"]: game for game in data(capsys, "games")["games"]}
    assert found["retroroll"]["options"] == [{"name": "key_chain", "default": True, "choices": [False, True]}]
    assert "steady" in found["pig"]["bots"]


def test_rules(capsys: pytest.CaptureFixture[str]) -> None:
    """One rule, all of them, or those with a word."""
    assert run(capsys, "rules", "pig", "PG-3").startswith("PG-3: The 1.\nA 1 takes")
    assert run(capsys, "rules", "retroroll").count("\n\nRR-") >= 10
    assert [rule["id"] for rule in data(capsys, "rules", "retroroll", "8")["rules"]] == ["RR-8"]


def test_replay(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In words, and as data that ends as the record does."""
    told = run(capsys, "replay", str(record)).splitlines()
    assert told[0].startswith("Pig, played by Steady, Random")
    assert told[-1].startswith("Place 2: ")
    found = data(capsys, "replay", str(record))
    played = rw.Record.parse(record.read_text())
    assert [event["text"] for event in found["events"]] == list(played.events)
    assert found["view"]["scores"] == list(played.state.scores)
    assert run(capsys, "replay", str(record), "--at", "3").count("of 100.") == 2


def test_replay_tells_where_a_record_is_wrong(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """File and line."""
    lines = record.read_text().splitlines()
    record.write_text("\n".join([*lines[:-1], "1 dance"]))
    assert f"{record}: line {len(lines)}: " in failed(capsys, 1, "replay", str(record))
    record.write_bytes(b"\xff\xfe\x00")
    assert "no record" in failed(capsys, 1, "replay", str(record))


def test_perft(capsys: pytest.CaptureFixture[str]) -> None:
    """The counts of `rw.perft`, from the start or from a position."""
    rows = data(capsys, "perft", "pig", "--depth", "3")["rows"]
    assert rows[3] == {"depth": 3, "nodes": 16, "distinct": 14, "over": 0}
    state = rw.load("pig", 3).start().draw("p2")
    found = data(capsys, "perft", "pig", "--depth", "1", "--state", str(state))
    assert found["rows"][1]["nodes"] == 2
    assert run(capsys, "perft", "pig", "--depth", "1").splitlines()[0].split() == [
        "depth",
        "nodes",
        "distinct",
        "over",
    ]


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    """The same as `rw.simulate`; one bot named plays all seats."""
    found = data(capsys, "simulate", "pig", "--games", "50", "--seed", "4", "--bots", "random,steady")
    expected = rw.simulate(rw.load("pig"), games=50, bots=["random", "steady"], seed=4).json
    for name in ("seats", "mean_length", "games"):
        assert found[name] == expected[name]
    assert "steady" in run(capsys, "simulate", "pig", "--seats", "3", "--games", "20")


def test_ctrl_c_while_counting(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Exit code 130, nothing but a new line."""

    def interrupted(*_args: object, **_rest: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("rollwright.simulation.batches.simulate", interrupted)
    assert main(["simulate", "pig"]) == 130
    assert capsys.readouterr() == ("", "\n")


DECK = """
[content]
game = "retroroll"
name = "Two cards"
version = 1
source = "a test"
licence = "Apache-2.0"
mark = "ours"

[[card]]
id = "short"
points = 1
squares = [6]

[[card]]
id = "long"
points = 3
squares = [3, "key", 5, 11]
"""


def test_balance(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A row a card, of a deck of one's own."""
    deck = tmp_path / "deck.toml"
    deck.write_text(DECK)
    found = data(capsys, "balance", "retroroll", "--games", "0", "--content", str(deck))
    assert [row["card"] for row in found["rows"]] == ["short", "long"]
    assert "Two cards" in run(capsys, "balance", "retroroll", "--games", "0", "--content", str(deck))
    deck.write_text(DECK.replace('"key"', '"lock"'))
    told = failed(capsys, 1, "balance", "retroroll", "--content", str(deck))
    assert "deck.toml:18, card long, squares: " in told


def test_backup_restore_and_export(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Round the data of an empty hall."""
    from rollwright.server.engine import open_engine
    from rollwright.server.migrate import upgrade

    here, there, kept = tmp_path / "here", tmp_path / "there", tmp_path / "kept.backup"
    engine = open_engine(here)
    upgrade(engine, 0)
    engine.dispose()
    assert data(capsys, "backup", str(kept), "--data", str(here))["bytes"] > 0
    assert f"Restored to {there}." in run(capsys, "restore", str(kept), "--data", str(there))
    assert "--replace" in failed(capsys, 1, "restore", str(kept), "--data", str(there))
    run(capsys, "restore", str(kept), "--data", str(there), "--replace")
    assert data(capsys, "export", "--data", str(there))["records"] == []
    assert "no table xyz" in failed(capsys, 1, "export", "--data", str(there), "--table", "xyz")
