"""Records and series: strict in print, tolerant when read, exact in replay."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rollwright as rw
from rollwright.core.content import parse
from rollwright.core.state import State
from tests.games.sonicroll.play import opening, spending

EVENTS = ("draw p1", "roll", "roll 5", "hold")


def pig(*events: str, own: tuple[int, ...] = ()) -> rw.Record:
    record = rw.Record(rw.load("pig"), names=("Ann", "Ben"), date="2026-11-30")
    for number, event in enumerate(events):
        record.add(event, own_dice=number in own)
    return record


@settings(max_examples=20)
@given(st.sampled_from(rw.game_names()), st.integers(0, 2**40), st.data())
def test_a_game_written_down_reads_back(name: str, seed: int, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(list(rw.load(name).spec.seats)[:4]))
    record = rw.playout(rw.load(name, seats), ["steady"] * seats, seed=seed)
    again = rw.Record.parse(str(record))
    assert str(again) == str(record)
    assert [bytes(state) for state in again.states()] == [bytes(state) for state in record.states()]


@pytest.mark.parametrize("name", ["retroroll", "rollingloot", "sonicroll"])
def test_dice_added_one_at_a_time_tell_what_the_whole_throw_tells(name: str) -> None:
    game = rw.load(name, 2)
    whole = rw.playout(game, ["steady", "steady"], seed=3)
    single = rw.Record(game, names=whole.names, date=whole.date)
    for line in whole.events:
        text = line.lstrip("0123456789 ")
        faces = text.split()[1:] if text.startswith("roll ") else []
        for event in [f"roll {face}" for face in faces] or [text]:
            single.add(event)
    assert str(single) == str(whole)
    replayed = rw.Record.parse(str(whole)).states()
    assert [state.story for state in single.states()] == [state.story for state in replayed]


def test_a_throw_that_follows_another_at_once_has_a_line_of_its_own() -> None:
    """In Sonic Roll a spend may bring two Hazard dice, and then a die that is gained."""
    start = spending(
        opening("amy", "sonic", house=True, cards=("palm-bridge", "windmill-hill", "loop-meadow")),
        "jump 3 run 5", action="hammer-rush", middle="windmill-hill 3",
    )  # fmt: skip
    record = rw.Record(start.game, start=start)
    for event in ("spend jump 3 middle low", "pick 1", "roll 1", "roll 2", "roll 4", "end"):
        record.add(event)
    assert record.events == ("1 spend jump 3 middle low", "1 pick 1", "roll 1 2", "roll 4", "1 end")


def test_one_throw_is_one_line_however_its_dice_came() -> None:
    game = rw.load("retroroll", seats=1)
    singly, together = (rw.Record(game, date="") for _ in range(2))
    for event in ("draw coin-02", "throw", "roll 3", "roll 5"):
        singly.add(event)
    for event in ("draw coin-02", "throw", "roll 3 5"):
        together.add(event)
    assert singly.events == together.events == ("draw coin-02", "1 throw", "roll 3 5")
    assert len(singly.states()) == 4


def test_own_dice_are_marked() -> None:
    record = pig(*EVENTS, own=(0, 2))
    assert record.events == ("! draw p1", "1 roll", "! roll 5", "1 hold")
    assert rw.Record.parse(str(record)).events == record.events


def test_a_tolerant_parser() -> None:
    text = (
        "# our evening\nRollwright-Record 1\n GAME : pig \nseats: 2\n\n"
        "  DRAW  p1\n1   Roll  # go on\n!roll 5\nhold\n\n# end\n"
    )
    record = rw.Record.parse(text)
    assert record.events == ("draw p1", "1 roll", "! roll 5", "1 hold")


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("rollwright-record 1", "record 1", 1, "begins with the line"),
        ("game: pig", "game: pigs", 2, "there is no game 'pigs'"),
        ("rules: 1", "rules: 7", 3, "rules 7, these are rules 1"),
        ("options: goal=100", "options: goal=1", 4, "from 2 to 10000, not 1"),
        ("options: goal=100", "options: goal=x", 4, "neither a number nor true or false"),
        ("options: goal=100", "opinions: goal=100", 4, "the header has no 'opinions'"),
        ("seats: 2", "seats: two", 5, "number of seats"),
        ("seats: 2", "seats: 99", 4, "for 2 to 10 seats"),
        ("1 roll", "2 roll", 11, "player 2 is not to act here, but player 1"),
        ("1 roll", "1 rowl", 11, "no move 'rowl'"),
        ("roll 5", "roll 7", 12, "a die shows 1 to 6, not 7"),
        ("roll 5", "roll 5 5", 12, "1 dice are to land here, not 2"),
        ("roll 5", "draw p1", 12, "nothing is to be drawn"),
        ("roll 5", "1 hold", 12, "player 1 is not to act here, but chance"),
    ],
)
def test_a_wrong_record_names_the_line(old: str, new: str, line: int, message: str) -> None:
    text = str(pig(*EVENTS))
    assert f"\n{old}\n" in f"\n{text}"
    with pytest.raises(rw.RecordError, match=message) as caught:
        rw.Record.parse(f"\n{text}".replace(f"\n{old}\n", f"\n{new}\n", 1)[1:])
    assert caught.value.line == line


def test_an_event_that_does_not_fit_adds_nothing() -> None:
    record = pig(*EVENTS)
    before = str(record)
    for wrong in ("roll 5", "draw p1", "strike p2"):
        with pytest.raises(rw.RollwrightError):
            record.add(wrong)
    assert str(record) == before


def test_content_that_is_not_shipped_travels_with_the_record(tmp_path: Path) -> None:
    house = rw.load("retroroll").spec.shipped
    assert house is not None
    text = house.read_text(encoding="utf-8").replace("points = ", "points = 1", 1)
    deck = tmp_path / "deck.toml"
    deck.write_text(text, encoding="utf-8")
    game = rw.load("retroroll", content=deck)
    assert game.content_hash != rw.load("retroroll").content_hash
    record = rw.playout(game, ["steady", "random"], seed=2)
    deck.unlink()
    again = rw.Record.parse(str(record))
    assert again.state == record.state
    assert again.game.content_hash == game.content_hash
    without = "\n".join(line for line in str(record).splitlines() if not line.startswith("data:"))
    with pytest.raises(rw.RecordError, match="played with other content, and does not carry it"):
        rw.Record.parse(without)


def test_a_content_hash_is_of_the_data_not_of_the_text() -> None:
    house = rw.load("retroroll").spec.shipped
    assert house is not None
    text = house.read_text(encoding="utf-8")
    commented = parse("# a comment\n" + text.replace("squares =", "squares   ="), "deck.toml")
    assert rw.load("retroroll", content=commented).content_hash == rw.load("retroroll").content_hash


def test_a_series_holds_finished_records() -> None:
    over = rw.playout(rw.load("pig"), ["steady", "random"], seed=1)
    series = rw.Series("an evening")
    series.add(over)
    series.add(pig(*EVENTS))
    with pytest.raises(ValueError, match="record 2 of the series is not over"):
        series.add(over)
    again = rw.Series.parse(str(series))
    assert (again.name, len(again.records)) == ("an evening", 2)
    assert str(again) == str(series)
    assert again.scores == tuple(a + b for a, b in zip(over.state.scores, (5, 0), strict=True))
    with pytest.raises(rw.RecordError, match="a die shows 1 to 6") as caught:
        rw.Series.parse(str(series).replace("roll 5\n1 hold\n", "roll 9\n1 hold\n"))
    assert str(series).splitlines()[caught.value.line - 1] in ("roll 5", "roll 9")


def test_states_are_values() -> None:
    game = rw.load("pig")
    one, other = (game.start().draw("p1").play("roll").roll(5) for _ in range(2))
    assert one == other
    assert len({one, other}) == 1
    assert one.story == other.story != ()
    assert game.state(bytes(one)).story == ()
    assert one != rw.load("pig", options={"goal": 50}).state(str(one).replace("goal=100", "goal=100"))
    assert isinstance(one, State)


@pytest.mark.parametrize(
    ("source", "message"),
    [
        (b"123", "PigPosition is .* bytes, not 3"),
        ("retroroll/2 seats=2", "begins with 'retroroll/2', not 'pig/2'"),
        ("pig/2 seats=3", "has 3 seats, the game 2"),
        ({"position": {}}, "is missing"),
    ],
)
def test_a_state_that_cannot_be_read_says_why(source: bytes | str | dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        rw.load("pig").state(source)


def test_the_errors_of_apply() -> None:
    start = rw.load("retroroll").start()
    with pytest.raises(rw.WrongTurn, match="a card comes first"):
        start.apply(start.game.move("throw"))
    seated = start.draw("coin-01").draw("coin-02").roll(6, 6).roll(1, 1)
    with pytest.raises(rw.IllegalMove) as caught:
        seated.play("strike p2")
    assert caught.value.reason is not None
    assert caught.value.reason.code == "no-sword"
    with pytest.raises(rw.BadOutcome, match="no die is to be thrown here"):
        seated.roll(3)
    with pytest.raises(rw.BadOutcome, match="chance is not to act here"):
        seated.apply(start.outcome(0))
    with pytest.raises(rw.BadOutcome, match="cannot be drawn here"):
        start.draw("coin-99")
    with pytest.raises(rw.BadOutcome, match="so draw and a card is wanted"):
        start.apply("sing")
    with pytest.raises(rw.BadOutcome, match="no die is to be thrown here"):
        start.apply("roll 3")
    with pytest.raises(rw.IllegalMove, match="has no move 'sing'; its moves begin with throw, heart, strike"):
        seated.play("sing")
