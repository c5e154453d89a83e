"""Whole games by typed lines, and what may be typed in between."""

from __future__ import annotations

from pathlib import Path

import pytest

import rollwright as rw
from rollwright import bots
from rollwright.core.record import Record
from rollwright.core.state import OVER
from rollwright.terminal.play import Play
from rollwright.terminal.words import Words
from tests.terminal.typist import Typist, play, session, started

PIG = ("draw p1",)
RETRO = ("draw coin-01", "draw coin-02", "roll 6 5", "roll 1 2")  # Ann: 1 key 5 11 sword 3, Ben: 3 5 12 key 5


@pytest.mark.parametrize("game", ["pig", "retroroll", "rollover", "sonicroll"])
@pytest.mark.parametrize(("seats", "language"), [("me,steady", "en"), ("Ann,Ben,random", "de")])
def test_a_whole_game_by_typed_lines(game: str, seats: str, language: str) -> None:
    """Typed by name, by label and by number in turn; the end is told, and the record replays."""
    table = session(game, seats, seed=7, language=language)

    def typed() -> str | None:
        if table.state.to_act is OVER:
            return None
        move = bots.choose("steady", table.state)
        number = str(table.state.moves.index(move) + 1)
        return (move.text, table.words.move(move).upper(), number)[len(typist.prompts) % 3]

    typist = Typist([], typed)
    Play(table, typist).run()
    assert table.state.to_act is OVER
    assert table.record.replay() == table.state
    winners = [table.words.names[seat] for seat in table.state.winners]  # nobody where a team has lost
    ends = [line for line in typist.heard if line.startswith(("Place 1", "Platz 1", "Lost", "Verloren"))]
    assert all(any(winner in line for line in ends) for winner in winners or [""]), typist.heard[-6:]
    assert not any(word in typist.text for word in ("│", "─", "{", "None"))


def test_solo_counts_turns() -> None:
    """RetroRoll alone: no other seat is told of."""
    table = session("retroroll", "me", seed=3)
    typist = Typist([], lambda: None if table.state.to_act is OVER else "1")
    Play(table, typist).run()
    assert table.state.to_act is OVER
    assert "Turn 2." in typist.heard
    assert "Place" not in typist.text


def test_dice_are_typed_in_any_order() -> None:
    table = started(["throw", "roll 3 3 3 1 5 6"], "rollover", "Ann")
    told = play(table, "?", "keep 653", "keep 33 3")
    assert table.record.events[-1] == "1 keep 3 3 3"
    assert "1: Keep 3 3. Typed: keep 3 3." in told.heard
    assert (
        "Not allowed: Keep 3 5 6. No hand: 3 5 6. Every die has to be in a group of equal dice or in a step."
        in told.heard
    )
    assert not any(
        "Keep 1 1" in line for line in told.heard
    )  # of so many closed moves only those asked for are told


def test_first_letters_do() -> None:
    """`r` is roll, `h` is hold and not help."""
    table = started(PIG)
    play(table, "r")
    assert table.record.events[1:2] == ("1 roll",)
    table = started([*PIG, "roll", "roll 4"])
    play(table, "h")
    assert table.record.events[3:] == ("1 hold",)


def test_the_position_is_told_before_each_move() -> None:
    """The card as it is read out."""
    told = play(started([*RETRO, "throw", "roll 1 1"], "retroroll"), "look")
    assert "Your card: coin, 3, 5, 12, key, 5. You stand on the coin; next: 3." in told.heard
    assert "Ann: coin, 1, key, 5, 11, sword, 3. Stands on the key; next: 5." in told.heard


def test_question_mark_lists_moves_and_reasons() -> None:
    """Open moves by number; closed ones together, with their reason."""
    told = play(started(RETRO, "retroroll"), "?", "? strike ben", "? heart", "strike p2")
    assert "1: Throw. Typed: throw." in told.heard
    assert "2: Play a heart. Typed: heart." in told.heard
    assert "Not allowed: Strike Ann, Strike Ben. You strike only from a sword." in told.heard
    assert told.heard.count("Not allowed: Strike Ben. You strike only from a sword.") == 2
    assert "Allowed: Play a heart." in told.heard


def test_a_sword_is_used_by_name_and_may_be_ambiguous() -> None:
    """`strike` alone asks which; the other cards are told."""
    table = session("retroroll", "Ann,Ben,Cem")
    for event in ("draw coin-08", "draw coin-02", "draw coin-03", "roll 6 6", "roll 1 1", "roll 1 1"):
        table.record.add(event)
    for event in ("throw", "roll 1 2", "throw", "roll 3 1", "throw", "roll 5 1", "throw", "roll 4 6"):
        table.record.add(event)
    told = play(table, "strike", "strike ann", "strike ben")
    assert "“strike” may be Strike Ben or Strike Cem." in told.heard
    assert "Not allowed: Strike Ann. The sword is for your opponents." in told.heard
    assert "Ann strikes Ben, who must meet the 3 again." in told.heard
    assert any(line.startswith("Cem: coin, 5, 4, 12, key, 4. Stands on 5") for line in told.heard)


def test_an_empty_line_plays_the_only_move() -> None:
    """And asks for one where there are several."""
    table = started([*RETRO, "heart", "roll 6 6", "throw", "roll 1 1"], "retroroll")
    assert [move.text for move in table.state.moves] == ["throw", "heart"]
    assert "Type a move, or ? for the list." in play(table, "").heard
    table.record.add("heart")
    table.record.add("throw")
    table.record.add("roll 6 6")
    assert [move.text for move in table.state.moves] == ["throw"]
    before = len(table.record.events)
    play(table, "")
    assert table.record.events[before] == "1 throw"


def test_wrong_input_is_answered_in_words() -> None:
    """Nothing happens, and the next question comes."""
    table = started(PIG)
    told = play(table, "dance", "3", "0", "-1", "hold fast", "  ", "\x00", "ß" * 500)
    assert len(table.record.events) == 1
    assert told.heard.count("Type a move, or ? for the list.") == 1
    assert sum("neither a move nor another word" in line for line in told.heard) == 7


def test_a_wrong_word_is_answered_where_the_game_knows_more_seats_than_play() -> None:
    """Sonic Roll alone: there are moves that name the second seat."""
    told = play(started((), "sonicroll", "Ann"), "give p2", "dance")
    assert len([line for line in told.heard if "neither a move nor another word" in line]) == 1
    assert any(line.startswith("Not allowed: ") for line in told.heard)


def test_help_log_look_and_rules() -> None:
    """Our own words, some by their first letters."""
    told = play(
        started([*PIG, "roll", "roll 4"]), "help", "lo", "look", "log", "rules", "rules 3", "rules zebra"
    )
    assert any(line.startswith("undo: ") for line in told.heard)
    assert "Ann has 0 of 100." in told.heard
    assert "PG-3: The 1." in told.heard
    assert any(line.startswith("A 1 takes the whole total") for line in told.heard)
    assert any("has no “zebra”" in line for line in told.heard)


def test_why_tells_the_rules_behind_it() -> None:
    """Behind a throw, and behind a refusal."""
    told = play(started([*PIG, "roll", "roll 4"]), "hold", "why")
    assert "PG-4: Holding." in told.heard
    assert not any(line.startswith("Example") for line in told.heard)
    told = play(started(RETRO, "retroroll"), "why", "strike ben", "why")
    assert "The rule book says nothing special about this. Type rules for its contents." in told.heard
    assert any(line.startswith("RR-12: ") for line in told.heard)


def test_german() -> None:
    """Moves and words in German."""
    table = started(PIG, language="de")
    told = play(table, "sichern", "würfeln", "lage", "zurück", "hilfe", "ende")
    assert table.record.events[1:3] == ("1 hold", "2 roll")
    assert "Ann sichert 0 und hat 0." in told.heard
    assert "Ann hat 0 von 100." in told.heard
    assert any("Glück wird nicht zurückgenommen" in line or "jemand anders" in line for line in told.heard)


def test_several_people_are_asked_by_name() -> None:
    """Whose turn it is stands in the question."""
    told = play(started(PIG), "hold", "hold")
    assert [prompt.partition(":")[0] for prompt in told.prompts] == ["Ann", "Ben", "Ann"]


def test_the_log_is_shortened_unless_asked() -> None:
    """The last lines, or all."""
    table = session("pig", "me,random", seed=5)
    typist = Typist(["hold"] * 20 + ["log", "log all"])
    Play(table, typist).run()
    assert any(line.startswith("The last of ") for line in typist.heard)


# -- undo


def test_undo_until_another_acts() -> None:
    """Ben has not acted yet, so Ann may think again; once he has thrown, not even he may."""
    table = started([*PIG, "roll", "roll 4"])
    told = play(table, "hold", "undo", "hold", "roll", "undo")
    assert table.record.events[:4] == ("draw p1", "1 roll", "roll 4", "1 hold")
    assert "Taken back." in told.heard
    assert told.heard.count("Ann banks 4 and has 4.") == 2
    assert "A throw or a draw has come since: luck is not taken back." in told.heard
    assert [line for _, line in table.told].count("Ann banks 4 and has 4.") == 1


def test_undo_never_takes_back_a_draw_or_a_bot() -> None:
    """At the start there is only luck; after a bot's move, it is another's act."""
    assert any("luck is not taken back" in line for line in play(started(PIG), "undo").heard)
    table = session("pig", "me,steady")
    for event in ("draw p2", "roll", "roll 6", "hold"):
        table.record.add(event)
    assert "Another player has acted since." in play(table, "undo").heard


def test_undo_after_the_last_move_goes_on_with_the_game() -> None:
    """A game won by a slip of the finger."""
    table = session("pig", "Ann,Ben", options={"goal": 4})
    for event in ("draw p1", "roll", "roll 4"):
        table.record.add(event)
    told = play(table, "hold", "undo", "hold")
    assert told.heard.count("The game is over.") == 2
    assert table.state.winners == (0,)


# -- real dice


def test_real_dice() -> None:
    """The draw, the throws and wrong entries; the record marks what the players threw."""
    table = session("pig", "Ann,Ben")
    told = play(
        table, "carol", "ben", "roll", "7", "3 4", "4", "roll", "look", "undo", "roll", "1", real_dice=True
    )
    assert table.record.events[:3] == ("! draw p2", "2 roll", "! roll 4")
    assert table.record.events[3:] == ("2 roll", "! roll 1")
    assert told.heard.count("That cannot be what fell. Try again, or type help.") == 3
    assert (
        "You throw your own dice and draw your own cards: type what fell. Undo puts a slip right."
        in told.heard
    )
    assert Record.parse(str(table.record)).state == table.state


def test_real_dice_with_cards_and_two_dice() -> None:
    """Cards by id or a part of it; both faces, however they are typed."""
    table = session("retroroll", "Ann,Ben")
    told = play(table, "coin-02", "14", "coin-0", "3 5", "11", "throw", "53", real_dice=True)
    assert table.record.events == (
        "! draw coin-02",
        "! draw coin-14",
        "! roll 3 5",
        "! roll 1 1",
        "1 throw",
        "! roll 5 3",
    )
    assert "Ann meets the 3." in told.heard
    assert any("throws 2 dice. Which faces" in prompt for prompt in told.prompts)


def test_a_throw_typed_wrong_is_put_right() -> None:
    """Undo takes back real dice."""
    table = session("pig", "Ann,Ben")
    play(table, "1", "roll", "1", "undo", "2", real_dice=True)
    assert table.record.events == ("! draw p1", "1 roll", "! roll 2")


# -- saving


def test_save_keeps_the_record(tmp_path: Path) -> None:
    """The file replays; it may be written again, but no other file is lost."""
    path, other = tmp_path / "evening.txt", tmp_path / "other.txt"
    other.write_text("precious")
    table = started(PIG)
    told = play(
        table, f"save {path}", "hold", f"save {path}", f"save {other}", "save", f"save {tmp_path}/no/x"
    )
    assert Record.parse(path.read_text()).state == table.state
    assert other.read_text() == "precious"
    assert f"{other} is already there. Choose another name." in told.heard
    assert any("cannot be written: " in line for line in told.heard)
    assert told.heard[-1] == "Goodbye."


def test_leaving_without_saving_is_told() -> None:
    """So that one knows."""
    assert play(started(PIG), "quit").heard[-1] == "You leave a game that is not over, and it was not saved."


def test_many_moves_are_named_by_their_kinds() -> None:
    state = rw.load("rollover", 1).start().play("throw").roll(1, 1, 2, 2, 5, 5)
    words = Words(state.game, ("Ada",), "en")
    each = [f"{n}) {words.move(move)}" for n, move in enumerate(state.moves, 1)]
    assert words.choices(state.moves, most=9) == f"{', '.join(each[:-1])} or {each[-1]}"
    kept = sum(move.kind == "keep" for move in state.moves)
    assert words.choices(state.moves, most=2) == f"1–{kept}) {words.move(state.moves[0])} and the like"
