"""Rows: typed records of integers, declared once.

From one declaration come the plain class (with slots), copy, pack, view, range checks, the flat NumPy dtype of
compiled code, and the TypeScript type of the page:

>>> class Player(Row):
...     points: i16
...     hearts: i8
>>> class Board(Row):
...     turn: i8
...     players: Annotated[list[Player], 2]
...     left: Annotated[list[i8], 3]
>>> board = Board()
>>> board.players[1].points = 7
>>> pack(board).hex()
'00000000070000000000'
>>> unpack(Board, pack(board)).players[1].points
7
>>> view(board)["players"][1]
{'points': 7, 'hearts': 0}

Values are packed little-endian without padding, fields in the order of the declaration.
"""

from __future__ import annotations

import inspect
import struct
import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, TypeVar, cast, get_args, get_origin

if TYPE_CHECKING:
    import numpy

__all__ = [
    "Field",
    "Int",
    "Row",
    "copy",
    "copy_into",
    "dtype",
    "fingerprint",
    "from_view",
    "i8",
    "i16",
    "i32",
    "i64",
    "pack",
    "packed_size",
    "same",
    "u8",
    "unpack",
    "view",
]


@dataclass(frozen=True)
class Int:
    """The width of an integer field: its name, its struct code and its range."""

    name: str
    code: str
    low: int
    high: int


i8 = Annotated[int, Int("i8", "b", -(2**7), 2**7 - 1)]
i16 = Annotated[int, Int("i16", "h", -(2**15), 2**15 - 1)]
i32 = Annotated[int, Int("i32", "i", -(2**31), 2**31 - 1)]
i64 = Annotated[int, Int("i64", "q", -(2**63), 2**63 - 1)]
u8 = Annotated[int, Int("u8", "B", 0, 2**8 - 1)]


@dataclass(frozen=True)
class Field:
    """One declared field: an integer or a row, alone (`length` is None) or `length` of them."""

    name: str
    item: Int | type[Row]
    length: int | None

    @property
    def is_row(self) -> bool:
        return not isinstance(self.item, Int)


class RowType(type):
    """Turns the annotations of a row class into slots and generated functions."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> RowType:
        if not bases or namespace.pop("_made", False):
            return super().__new__(mcs, name, bases, {"__slots__": (), **namespace})
        draft = super().__new__(mcs, name, bases, dict(namespace, __slots__=()))
        own = tuple(key for key in inspect.get_annotations(draft))
        cls = super().__new__(mcs, name, bases, dict(namespace, __slots__=own))
        _finish(cast("type[Row]", cls), cast("type[Row]", draft), own)
        return cls


class Row(metaclass=RowType):
    """Base of all rows. Declare fields by annotation; a new row is all zeros."""

    fields: ClassVar[tuple[Field, ...]] = ()
    _struct: ClassVar[struct.Struct]
    _copy: ClassVar[Any]
    _copy_all: ClassVar[Any]
    _copy_into: ClassVar[Any]
    _flat: ClassVar[Any]
    _fill: ClassVar[Any]

    def __repr__(self) -> str:
        return (
            f"{type(self).__name__}({', '.join(f'{f.name}={getattr(self, f.name)!r}' for f in self.fields)})"
        )

    def __eq__(self, other: object) -> bool:
        return type(self).fields is getattr(type(other), "fields", None) and pack(self) == pack(
            cast("Row", other)
        )

    __hash__ = None  # type: ignore[assignment]  # rows change; states are what one hashes


AnyRow = TypeVar("AnyRow", bound=Row)


def _finish(cls: type[Row], draft: type[Row], own: tuple[str, ...]) -> None:
    module = vars(sys.modules.get(cls.__module__, sys)).copy()
    frame = sys._getframe(2)  # pyright: ignore[reportPrivateUsage]  # rows declared inside a function
    hints = inspect.get_annotations(draft, globals=module, locals=dict(frame.f_locals), eval_str=True)
    inherited = tuple(f for base in reversed(cls.__mro__[1:]) for f in vars(base).get("_own", ()))
    mine = tuple(_field(cls, name, hints[name]) for name in own)
    type.__setattr__(cls, "_own", mine)
    cls.fields = inherited + mine
    _generate(cls)


def _field(cls: type[Row], name: str, hint: Any) -> Field:
    origin, args = get_origin(hint), get_args(hint)
    if isinstance(hint, type) and issubclass(hint, Row):
        return Field(name, hint, None)
    if origin is Annotated and isinstance(args[1], Int):
        return Field(name, args[1], None)
    if origin is Annotated and get_origin(args[0]) is list and isinstance(args[1], int):
        return Field(name, _field(cls, name, get_args(args[0])[0]).item, args[1])
    raise TypeError(
        f"{cls.__name__}.{name}: a field is an integer (i8, i16, i32, u8), a row, or Annotated[list[...], length]"
    )


@dataclass
class _Bodies:
    """The bodies of the generated functions, a line or an expression for each field."""

    init: list[str] = field(default_factory=list[str])
    copied: list[str] = field(default_factory=list[str])
    into: list[str] = field(default_factory=list[str])
    flat: list[str] = field(default_factory=list[str])
    fill: list[str] = field(default_factory=list[str])

    def add(self, init: str, copied: str, into: str, flat: str, fill: str) -> None:
        self.init.append(init)
        self.copied.append(copied)
        self.into.append(into)
        self.flat.append(flat)
        self.fill.append(fill)

    @property
    def source(self) -> str:
        def body(lines: list[str]) -> str:
            return "\n".join(f"    {line}" for line in lines) or "    pass"

        flat = "".join(f"{part}, " for part in self.flat)
        copied = "\n".join(f"        {line}" for line in self.copied)
        return (
            f"def __init__(r):\n{body(self.init)}\n"
            f"def _copy(s):\n    r = new(cls)\n{body(self.copied)}\n    return r\n"
            f"def _copy_all(rows):\n    made = []\n    for s in rows:\n        r = new(cls)\n{copied}\n"
            f"        made.append(r)\n    return made\n"
            f"def _copy_into(r, s):\n{body(self.into)}\n"
            f"def _flat(s):\n    return ({flat})\n"
            f"def _fill(r, take):\n{body(self.fill)}\n"
        )


def _generate(cls: type[Row]) -> None:
    """Write the plain functions of a row class as source and execute it: they run on every state."""
    names: dict[str, Any] = {"cls": cls, "new": cls.__new__}
    bodies, code = _Bodies(), "<"
    for declared in cls.fields:
        if isinstance(declared.item, Int):
            code += f"{1 if declared.length is None else declared.length}{declared.item.code}"
            _add_integers(bodies, declared.name, declared.length)
        else:
            inner = declared.item._struct.format.lstrip("<")  # pyright: ignore[reportPrivateUsage]
            code += inner * (1 if declared.length is None else declared.length)
            names[f"Row_{declared.name}"] = declared.item
            _add_rows(bodies, declared.name, declared.length)
    exec(compile(bodies.source, f"<row {cls.__name__}>", "exec"), names)
    type.__setattr__(cls, "__init__", names["__init__"])
    for name in ("_copy", "_copy_all", "_copy_into", "_flat", "_fill"):
        type.__setattr__(cls, name, staticmethod(names[name]))
    cls._struct = struct.Struct(code)


def _add_integers(bodies: _Bodies, name: str, length: int | None) -> None:
    if length is None:
        bodies.add(
            f"r.{name} = 0", f"r.{name} = s.{name}", f"r.{name} = s.{name}", f"s.{name}", f"r.{name} = take()"
        )
        return
    bodies.add(
        init=f"r.{name} = [0] * {length}",
        copied=f"r.{name} = s.{name}[:]",
        into=f"r.{name}[:] = s.{name}",
        flat=f"*s.{name}",
        fill=f"r.{name}[:] = [take() for _ in range({length})]",
    )


def _add_rows(bodies: _Bodies, name: str, length: int | None) -> None:
    row = f"Row_{name}"
    if length is None:
        bodies.add(
            init=f"r.{name} = {row}()",
            copied=f"r.{name} = {row}._copy(s.{name})",
            into=f"{row}._copy_into(r.{name}, s.{name})",
            flat=f"*{row}._flat(s.{name})",
            fill=f"{row}._fill(r.{name}, take)",
        )
        return
    bodies.add(
        init=f"r.{name} = [{row}() for _ in range({length})]",
        copied=f"r.{name} = {row}._copy_all(s.{name})",
        into=f"for d, i in zip(r.{name}, s.{name}): {row}._copy_into(d, i)",
        flat=", ".join(f"*{row}._flat(s.{name}[{i}])" for i in range(length)),
        fill=f"for i in r.{name}: {row}._fill(i, take)",
    )


def copy(row: AnyRow) -> AnyRow:
    """A new row with the same values, sharing nothing."""
    return cast("AnyRow", row._copy(row))  # pyright: ignore[reportPrivateUsage]


def copy_into(target: AnyRow, source: AnyRow) -> None:
    """Overwrite `target` with the values of `source`: what `a[i] = a[j]` means, at both speeds."""
    target._copy_into(target, source)  # pyright: ignore[reportPrivateUsage]


def pack(row: Row) -> bytes:
    """The row as bytes; equal rows have equal bytes. `struct.error` where a value is out of its field's range."""
    return row._struct.pack(*row._flat(row))  # pyright: ignore[reportPrivateUsage]


def same(one: Row, other: Row) -> bool:
    """Have two rows of one class the same values?"""
    return pack(one) == pack(other)


FINGER_BEGIN, FINGER_STEP, _WHOLE = 0x1B873593CC9E2D51, 0x1E3779B97F4A7C15, (1 << 64) - 1


def fingerprint(row: Row) -> int:
    """A well-mixed number from 0 below 2**63, the same for equal bytes at either speed: for tables of rows."""
    finger, data = FINGER_BEGIN, pack(row)
    for at in range(0, len(data), 8):
        finger = (finger ^ int.from_bytes(data[at : at + 8], "little")) * FINGER_STEP & _WHOLE
        finger ^= finger >> 32
    return finger >> 1


def packed_size(cls: type[Row]) -> int:
    """Bytes of one packed row."""
    return cls._struct.size  # pyright: ignore[reportPrivateUsage]


def unpack(cls: type[AnyRow], data: bytes) -> AnyRow:
    """The row back from `pack`; ValueError where the length is not that of the row."""
    if len(data) != packed_size(cls):
        raise ValueError(f"{cls.__name__} is {packed_size(cls)} bytes, not {len(data)}")
    row = cls()
    cls._fill(row, iter(cls._struct.unpack(data)).__next__)  # pyright: ignore[reportPrivateUsage]
    return row


def view(row: Row) -> dict[str, Any]:
    """The row as plain data: a dict of integers, lists and dicts."""

    def one(declared: Field, value: Any) -> Any:
        return view(value) if declared.is_row else value

    def all_of(declared: Field) -> Any:
        value = getattr(row, declared.name)
        return one(declared, value) if declared.length is None else [one(declared, item) for item in value]

    return {declared.name: all_of(declared) for declared in row.fields}


def from_view(cls: type[AnyRow], data: Any, where: str = "") -> AnyRow:
    """The row back from `view`; ValueError names the field that is missing, unknown or out of range."""
    row, where = cls(), where or cls.__name__
    if not isinstance(data, dict):
        raise ValueError(f"{where}: an object with {', '.join(f.name for f in cls.fields)} is wanted")
    given = cast("dict[str, Any]", data)
    for name in sorted(given.keys() ^ {declared.name for declared in cls.fields}):
        raise ValueError(f"{where}.{name}: {'is not a field' if name in given else 'is missing'}")
    for declared in cls.fields:
        value, path = given[declared.name], f"{where}.{declared.name}"
        if declared.length is None:
            setattr(row, declared.name, _item_from_view(declared, value, path))
            continue
        items: list[Any] = list(cast("Any", value)) if isinstance(value, list) else []
        if len(items) != declared.length:
            raise ValueError(f"{path}: a list of {declared.length} is wanted")
        setattr(
            row,
            declared.name,
            [_item_from_view(declared, item, f"{path}[{i}]") for i, item in enumerate(items)],
        )
    return row


def _item_from_view(declared: Field, value: Any, path: str) -> Any:
    if not isinstance(declared.item, Int):
        return from_view(declared.item, value, path)
    if (
        not isinstance(value, int)
        or isinstance(value, bool)
        or not declared.item.low <= value <= declared.item.high
    ):
        raise ValueError(
            f"{path}: an integer from {declared.item.low} to {declared.item.high} is wanted, not {value!r}"
        )
    return value


def dtype(cls: type[Row]) -> numpy.dtype[Any]:
    """The flat NumPy dtype of the row: same fields, same bytes as `pack`."""
    import numpy

    def item(declared: Field) -> Any:
        kind = (
            dtype(declared.item)
            if not isinstance(declared.item, Int)
            else numpy.dtype("<" + declared.item.code)
        )
        return (declared.name, kind) if declared.length is None else (declared.name, kind, (declared.length,))

    return numpy.dtype([item(declared) for declared in cls.fields])
