"""Rows: one declaration, and all that comes from it."""

from __future__ import annotations

from typing import Annotated

import numpy
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwright.core import rows, rowtools
from rollwright.core.rows import Row, i8, i16, i32, u8


class Ship(Row):
    step: i8
    loot: i16


class Sea(Row):
    turn: i8
    flags: u8
    total: i32
    ships: Annotated[list[Ship], 3]
    flagship: Ship
    cards: Annotated[list[i16], 4]


def of(cls: type[Row]) -> st.SearchStrategy[Row]:
    def item(field: rows.Field) -> st.SearchStrategy[object]:
        kind = field.item
        one = st.integers(kind.low, kind.high) if isinstance(kind, rows.Int) else of(kind).map(rows.view)
        return one if field.length is None else st.lists(one, min_size=field.length, max_size=field.length)

    return st.fixed_dictionaries({field.name: item(field) for field in cls.fields}).map(
        lambda data: rows.from_view(cls, data)
    )


@given(of(Sea))
def test_a_row_reads_back_from_bytes_text_and_view(sea: Row) -> None:
    assert rows.unpack(Sea, rows.pack(sea)) == sea
    assert rows.from_view(Sea, rows.view(sea)) == sea
    assert rowtools.from_text(Sea, rowtools.to_text(sea)) == sea


@given(of(Sea))
def test_packed_bytes_are_those_of_the_dtype(sea: Row) -> None:
    flat = numpy.frombuffer(rows.pack(sea), rows.dtype(Sea))[0]
    assert flat["ships"]["loot"].tolist() == [ship["loot"] for ship in rows.view(sea)["ships"]]
    assert flat.tobytes() == rows.pack(sea)


@given(of(Sea), of(Sea))
def test_copies_share_nothing(one: Sea, other: Sea) -> None:
    before, copied = rows.pack(one), rows.copy(one)
    assert copied == one
    rows.copy_into(copied, other)
    copied.ships[0].loot = 7
    copied.cards[0] = 1
    assert rows.pack(one) == before


def test_a_view_with_a_wrong_field_says_which() -> None:
    view = rows.view(Sea())
    for wrong, message in (
        ({**view, "turn": 128}, r"Sea\.turn: an integer from -128 to 127 is wanted, not 128"),
        ({**view, "sail": 1}, r"Sea\.sail: is not a field"),
        ({key: value for key, value in view.items() if key != "flags"}, r"Sea\.flags: is missing"),
        ({**view, "cards": [0]}, r"Sea\.cards: a list of 4 is wanted"),
        ({**view, "flagship": {"step": True, "loot": 0}}, r"Sea\.flagship\.step: an integer .* not True"),
        ([], r"Sea: an object with turn, flags"),
    ):
        with pytest.raises(ValueError, match=message):
            rows.from_view(Sea, wrong)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("turn=300", "300 is not from -128 to 127"),
        ("sail=1", "Sea has no field 'sail'"),
        ("cards=1,2,3,4,5", "at most 4 values, not 5"),
        ("flagship=(step=1", "a closing bracket is missing"),
        ("turn=", "a number is wanted"),
        ("turn=1 )", "did not expect"),
        ("turn=§", "cannot read"),
    ],
)
def test_a_text_that_cannot_be_read_says_why(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        rowtools.from_text(Sea, text)


def test_unpack_refuses_other_lengths() -> None:
    with pytest.raises(ValueError, match=r"Sea is 26 bytes, not 3"):
        rows.unpack(Sea, b"abc")


def test_fields_of_the_base_come_first() -> None:
    class Dinghy(Ship):
        oars: i8

    assert [field.name for field in Dinghy.fields] == ["step", "loot", "oars"]
    assert rows.packed_size(Dinghy) == 4


def test_a_field_that_is_no_integer_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Wrong\.name: a field is an integer"):

        class Wrong(Row):  # pyright: ignore[reportUnusedClass]
            name: str


def test_typescript_follows_the_declaration() -> None:
    assert rowtools.typescript(Sea) == (
        "export interface Ship {\n  step: number;\n  loot: number;\n}\n\n"
        "export interface Sea {\n  turn: number;\n  flags: number;\n  total: number;\n  ships: Ship[];\n"
        "  flagship: Ship;\n  cards: number[];\n}\n"
    )


def test_checked_rows_refuse_what_compiled_code_would_do_silently() -> None:
    """Small integers wrap and writes past an end pass silently when compiled: the contract plays on checked rows."""
    sea = rowtools.checked(Sea())
    assert isinstance(sea, Sea)
    sea.turn = 127
    for write in (
        lambda: setattr(sea, "turn", sea.turn + 1),
        lambda: setattr(sea.ships[1], "loot", 40_000),
        lambda: sea.cards.__setitem__(0, -40_000),
    ):
        with pytest.raises(rowtools.RowError, match="does not fit"):
            write()
    for index in (-1, 4, 100):
        with pytest.raises(rowtools.RowError, match="the index goes from 0 to 3"):
            sea.cards[index] = 1
        with pytest.raises(rowtools.RowError, match="the index goes from 0 to 3"):
            sea.cards[index]
    with pytest.raises(rowtools.RowError, match="lists are not assigned"):
        sea.cards = [1, 2, 3, 4]


def test_checked_rows_refuse_to_alias_rows() -> None:
    sea = rowtools.checked(Sea())
    assert isinstance(sea, Sea)
    with pytest.raises(rowtools.RowError, match="use copy_into"):
        sea.ships[0] = sea.ships[1]
    with pytest.raises(rowtools.RowError, match="use copy_into"):
        sea.flagship = sea.ships[1]
    rows.copy_into(sea.ships[0], sea.ships[1])
