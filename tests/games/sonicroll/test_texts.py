"""What Sonic Roll says: the books as played, and every move, note and reason of some games in words."""

from __future__ import annotations

import pytest

import rollwright as rw
from rollwright.core.texts import catalogue
from rollwright.terminal.words import Words
from tests.games.sonicroll.play import bench, opening, refused

NAMES = ("Ada", "Ben", "Cleo", "Dora")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("seats", "zone", "mode"), [(2, 0, 0), (4, 3, 1), (3, 2, 0), (1, 1, 2)])
def test_every_move_and_note_of_a_game_has_words(language: str, seats: int, zone: int, mode: int) -> None:
    game = rw.load("sonicroll", seats, {"zone": zone, "mode": mode, "emeralds": 3})
    words = Words(game, NAMES[:seats], language)
    record = rw.playout(game, bots=["random"] * seats, seed=7)
    for state in list(record.states())[:250]:
        said = [*words.notes(state.story), *(words.move(move) for move in state.moves)]
        for text in said:
            assert "{" not in text
            assert text
            assert not any(id_ in text for id_ in ("moto-bug", "run-", "jump-", "spin-", "-low", "badnik-"))


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_refusal_has_words(language: str) -> None:
    state = opening("sonic", "amy")
    words = Words(state.game, NAMES[:2], language)
    for move in state.game.moves:
        reason = state.why_not(move)
        if reason is not None:
            text = words.reason(reason)
            assert text.endswith(".")
            assert "{" not in text


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_entry_has_a_name(language: str) -> None:
    texts = catalogue("sonicroll", language)
    content = rw.load("sonicroll").content
    for table, message, argument in (
        ("card", "card", "card"), ("character", "character", "character"), ("character", "character-text", "character"),
        ("power_up", "power", "power"), ("power_up", "power-text", "power"), ("zone", "zone", "zone"),
        ("boss", "boss", "boss"), ("tile", "tile", "tile"),
    ):  # fmt: skip
        for entry in content[table]:
            assert texts.say(message, **{argument: entry["id"]}) != entry["id"], (table, entry["id"])
    for entry in content["badnik"]:
        assert texts.say("foe", foe=entry["kind"]) != entry["kind"]
    for character in content["character"]:
        for action in character["action"]:
            assert texts.say("action", action=action["id"]) != action["id"]
            assert texts.say("action-text", action=action["id"]) != action["id"]
    assert len({texts.say("emerald-text", number=number) for number in range(1, 8)}) == 7


def test_what_has_no_name_goes_by_its_id() -> None:
    assert catalogue("sonicroll").say("foe", foe="walker") == "walker"
    assert bench().data["badnik"][0]["kind"] == "walker"
    assert refused(opening("sonic", "amy"), "boost") == "answer"
