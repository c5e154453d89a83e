"""What else comes from a row declaration: one-line text, the TypeScript type, and rows that check every write."""

from __future__ import annotations

import re
from typing import Any, cast

from rollwright.core.rows import Field, Int, Row, RowType, copy_into

__all__ = ["RowError", "checked", "from_text", "to_text", "typescript"]


class RowError(ValueError):
    """A value out of range, an index out of bounds, or a row put in the place of another (use `copy_into`)."""


# -- One line of text: zeros are left out, lists are cut after the last value that is not zero. ------------------


def to_text(row: Row) -> str:
    """The row as one line: `turn=1 left=1,0,2 players=(points=7)()(hearts=2)`.

    >>> from rollwright.games.pig.rows import PigPosition
    >>> position = PigPosition()
    >>> position.score[1] = 12
    >>> to_text(position)
    'score=0,12'
    """
    return " ".join(f"{f.name}={text}" for f in row.fields if (text := _field_text(f, getattr(row, f.name))))


def _field_text(field: Field, value: Any) -> str:
    if field.length is None:
        inner = to_text(value) if field.is_row else str(value)
        return f"({inner})" if field.is_row and inner else "" if inner in ("0", "") else inner
    if not field.is_row:
        return ",".join(map(str, _without_tail(value, 0)))
    return "".join(f"({text})" for text in _without_tail([to_text(item) for item in value], ""))


def _without_tail(items: list[Any], empty: Any) -> list[Any]:
    end = len(items)
    while end and items[end - 1] == empty:
        end -= 1
    return items[:end]


_PARTS = re.compile(r"\s*([a-z_0-9]+)=|([()])|(-?\d+)|(,)|\s+")


def from_text(cls: type[Row], text: str) -> Row:
    """The row back from `to_text`; ValueError says what could not be read."""
    row, tokens = cls(), _tokens(text)
    _read_fields(row, tokens)
    if tokens:
        raise ValueError(f"{cls.__name__}: did not expect {tokens[0]!r}")
    return row


def _tokens(text: str) -> list[str]:
    tokens: list[str] = []
    at = 0
    while at < len(text):
        match = _PARTS.match(text, at)
        if match is None:
            raise ValueError(f"cannot read {text[at:]!r}")
        if match.group(0).strip():
            tokens.append(match.group(0).strip())
        at = match.end()
    return tokens


def _read_fields(row: Row, tokens: list[str]) -> None:
    fields = {field.name: field for field in row.fields}
    while tokens and tokens[0].endswith("="):
        name = tokens.pop(0)[:-1]
        if name not in fields:
            raise ValueError(f"{type(row).__name__} has no field {name!r}")
        _read_value(row, fields[name], tokens)


def _read_value(row: Row, field: Field, tokens: list[str]) -> None:
    where = f"{type(row).__name__}.{field.name}"
    if field.is_row:
        targets = getattr(row, field.name) if field.length is not None else [getattr(row, field.name)]
        for target in cast("list[Row]", targets):
            if not tokens or tokens[0] != "(":
                return
            tokens.pop(0)
            _read_fields(target, tokens)
            if not tokens or tokens.pop(0) != ")":
                raise ValueError(f"{where}: a closing bracket is missing")
        return
    values = [_number(where, field, tokens)]
    while field.length is not None and tokens and tokens[0] == ",":
        tokens.pop(0)
        values.append(_number(where, field, tokens))
    if field.length is None:
        setattr(row, field.name, values[0])
    elif len(values) <= field.length:
        getattr(row, field.name)[: len(values)] = values
    else:
        raise ValueError(f"{where}: at most {field.length} values, not {len(values)}")


def _number(where: str, field: Field, tokens: list[str]) -> int:
    kind = cast("Int", field.item)
    try:
        value = int(tokens.pop(0))
    except (ValueError, IndexError):
        raise ValueError(f"{where}: a number is wanted") from None
    if not kind.low <= value <= kind.high:
        raise ValueError(f"{where}: {value} is not from {kind.low} to {kind.high}")
    return value


# -- TypeScript -----------------------------------------------------------------------------------------------


def typescript(cls: type[Row]) -> str:
    """TypeScript interfaces of the row and the rows inside it, innermost first."""
    seen: dict[str, str] = {}

    def add(row: type[Row]) -> None:
        for field in row.fields:
            if not isinstance(field.item, Int):
                add(field.item)
        lines = [f"  {field.name}: {_typescript_type(field)};" for field in row.fields]
        seen.setdefault(row.__name__, "\n".join([f"export interface {row.__name__} {{", *lines, "}"]))

    add(cls)
    return "\n\n".join(seen.values()) + "\n"


def _typescript_type(field: Field) -> str:
    name = "number" if isinstance(field.item, Int) else field.item.__name__
    return name if field.length is None else f"{name}[]"


# -- Rows that check ------------------------------------------------------------------------------------------


class CheckedList(list[Any]):
    """A list of fixed length: no index below zero or past the end, no value out of range, no row replaced."""

    field: Field
    owner: str

    def _where(self, index: Any) -> str:
        if not isinstance(index, int) or not 0 <= index < len(self):
            raise RowError(
                f"{self.owner}.{self.field.name}[{index}]: the index goes from 0 to {len(self) - 1}"
            )
        return f"{self.owner}.{self.field.name}[{index}]"

    def __getitem__(self, index: Any) -> Any:
        self._where(index)
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        if index == slice(None):  # the generated copy_into
            items = list(value)
            if len(items) != len(self):
                raise RowError(f"{self.owner}.{self.field.name}: {len(self)} values, not {len(items)}")
            for i, item in enumerate(items):
                self[i] = item
            return
        _check_value(self._where(index), self.field, value)
        super().__setitem__(index, value)


def _check_value(where: str, field: Field, value: Any) -> None:
    if not isinstance(field.item, Int):
        raise RowError(f"{where}: rows are not assigned; use copy_into")
    if not isinstance(value, int) or not field.item.low <= value <= field.item.high:
        raise RowError(f"{where}: {value!r} does not fit {field.item.name}")


_checked_classes: dict[type[Row], type[Row]] = {}


def _checked_class(cls: type[Row]) -> type[Row]:
    by_name = {field.name: field for field in cls.fields}

    def set_checked(self: Row, name: str, value: Any) -> None:
        field = by_name[name]
        if field.length is not None:
            raise RowError(f"{cls.__name__}.{name}: lists are not assigned; write their items")
        _check_value(f"{cls.__name__}.{name}", field, value)
        object.__setattr__(self, name, int(value))

    space: dict[str, Any] = {"_made": True, "__setattr__": set_checked}
    return cast("type[Row]", RowType(cls.__name__, (cls,), space))


def checked(row: Row) -> Row:
    """A copy of the row on which every write and every index is checked (for the contract checks)."""
    cls = type(row)
    if cls not in _checked_classes:
        _checked_classes[cls] = _checked_class(cls)
    made = object.__new__(_checked_classes[cls])
    for field in cls.fields:
        object.__setattr__(made, field.name, _checked_field(cls, field, getattr(row, field.name)))
    copy_into(made, row)
    return made


def _checked_field(cls: type[Row], field: Field, value: Any) -> Any:
    if field.length is None:
        return checked(value) if field.is_row else value
    made = CheckedList([checked(item) for item in value] if field.is_row else value)
    made.field, made.owner = field, cls.__name__
    return made
