"""What typed lines mean."""

from __future__ import annotations

import pytest

from rollwright.terminal.players import seated
from rollwright.terminal.typed import command, face_list, pick


@pytest.mark.parametrize(
    ("line", "faces"),
    [
        ("3 5", (3, 5)),
        ("35", (3, 5)),
        ("3,5", (3, 5)),
        ("roll 3 5", (3, 5)),
        ("6", (6,)),
        ("7", (7,)),
        ("12 1", (12, 1)),
        ("", None),
        ("three", None),
        ("3 x", None),
    ],
)
def test_faces(line: str, faces: tuple[int, ...] | None) -> None:
    """However they are typed; whether they can fall is the engine's affair."""
    assert face_list(line) == faces


@pytest.mark.parametrize(
    ("line", "name", "rest"),
    [
        ("?", "moves", ""),
        ("? strike p2", "moves", "strike p2"),
        ("?strike p2", "moves", "strike p2"),
        ("UNDO", "undo", ""),
        ("zurück", "undo", ""),
        ("sa my file.txt", "save", "my file.txt"),
        ("rule 8", "rules", "8"),
        ("state", "look", ""),
    ],
)
def test_commands(line: str, name: str, rest: str) -> None:
    """Whole or by first letters, in both languages."""
    found = command(line)
    assert found is not None
    assert (found.name, found.rest) == (name, rest)


@pytest.mark.parametrize("line", ["", "s", "lo", "dance", "q"])
def test_no_commands(line: str) -> None:
    """One letter is too little, and so is what two commands share."""
    assert command(line) is None


def test_pick() -> None:
    """Whole names before first letters before parts; no guess where two fit."""
    choices = [("coin-01",), ("coin-10",), ("coin-011",)]
    assert pick("coin-01", choices) == 0
    assert pick("coin-011", choices) == 2
    assert pick("10", choices) == 1
    assert pick("coin", choices) is None
    assert pick("", choices) is None


def test_names_of_seats() -> None:
    """Everybody can be told apart."""
    assert [player.name for player in seated(["me", "me", "random"], "pig", "Spieler")] == [
        "Spieler 1",
        "Spieler 2",
        "Random",
    ]
    with pytest.raises(ValueError, match="called Ann"):
        seated(["Ann", "ann"], "pig")


@pytest.mark.parametrize("word", ["stedy", "randm", "rolout"])
def test_a_misspelt_bot_does_not_become_a_person(word: str) -> None:
    """The error names the bot that was probably meant."""
    with pytest.raises(ValueError, match="there is no bot"):
        seated(["me", word], "pig")
