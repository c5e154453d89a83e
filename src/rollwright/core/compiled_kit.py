"""The rule kit of compiled code: the names of `rollwright.core.kit`, as machine code.

Notes and refusals cost nothing here: nobody reads them. `copy_into`, `same` and `fingerprint` work on the bytes of
rows. The rest is compiled from the kit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

from llvmlite import ir
from numba import njit, types
from numba.core import cgutils
from numba.extending import intrinsic

from rollwright.core import kit
from rollwright.core.kit import CHANCE, DIE, MAX_LEGAL, OVER, Codes, Log, NoContent, NoOptions, Position, Row
from rollwright.core.rows import FINGER_BEGIN, FINGER_STEP, i8, i16, i32, i64, u8

__all__ = [
    "CHANCE",
    "DIE",
    "MAX_LEGAL",
    "OVER",
    "Codes",
    "Log",
    "NoContent",
    "NoOptions",
    "Position",
    "Row",
    "add",
    "ask",
    "copy_into",
    "draw",
    "fingerprint",
    "finish",
    "i8",
    "i16",
    "i32",
    "i64",
    "next_seat",
    "note",
    "overflow",
    "quiet",
    "refuse",
    "same",
    "throw",
    "u8",
]


def _inner(function: Callable[..., Any]) -> Any:
    """Inlined always, and without doors for Python: only compiled code calls it."""
    return cast("Any", njit)(forceinline=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)


@intrinsic
def _copy_record(typingctx: Any, target: Any, source: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        size = ir.Constant(ir.IntType(64), target.size)
        cast("Any", cgutils).raw_memcpy(builder, args[0], args[1], size, 1)
        return context.get_dummy_value()

    return types.void(target, source), generate


@_inner
def copy_into(target: Any, source: Any) -> None:
    _copy_record(target, source)  # type: ignore[call-arg]


def _words(builder: Any, row: Any, pointer: Any) -> Iterator[Any]:
    """The bytes of a record as 64-bit numbers, eight at a time; zeros fill the last."""
    for at in range(0, row.size, 8):
        word = ir.IntType(8 * min(8, row.size - at))
        place = builder.gep(builder.bitcast(pointer, ir.IntType(8).as_pointer()), [ir.IntType(32)(at)])
        part = builder.load(builder.bitcast(place, word.as_pointer()), align=1)
        yield part if word.width == 64 else builder.zext(part, ir.IntType(64))


@intrinsic
def _same_records(typingctx: Any, one: Any, other: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        differ = ir.IntType(64)(0)
        both = zip(_words(builder, one, args[0]), _words(builder, other, args[1]), strict=True)
        for mine, theirs in both:
            differ = builder.or_(differ, builder.xor(mine, theirs))
        return builder.icmp_unsigned("==", differ, ir.IntType(64)(0))

    return types.boolean(one, other), generate


@_inner
def same(one: Any, other: Any) -> bool:
    return _same_records(one, other)  # type: ignore[call-arg]


@intrinsic
def _finger_record(typingctx: Any, row: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        number = ir.IntType(64)
        finger: Any = number(FINGER_BEGIN)
        for word in _words(builder, row, args[0]):
            finger = builder.mul(builder.xor(finger, word), number(FINGER_STEP))
            finger = builder.xor(finger, builder.lshr(finger, number(32)))
        return builder.lshr(finger, number(1))

    return types.int64(row), generate


@_inner
def fingerprint(row: Any) -> int:
    return _finger_record(row)  # type: ignore[call-arg]


@_inner
def quiet() -> int:
    return 0


@intrinsic
def note(typingctx: Any, log: Any, code: Any, a: Any, b: Any, c: Any) -> Any:
    """Nothing: an intrinsic, since a function would be compiled for each mixture of widths of its numbers."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return context.get_dummy_value()

    return types.void(log, code, a, b, c), generate


@intrinsic
def refuse(typingctx: Any, log: Any, reason: Any, a: Any, b: Any) -> Any:
    """The reason; an intrinsic as `note` is."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return args[1]

    return types.int64(log, types.int64, a, b), generate


@_inner
def overflow(pos: Any) -> None:
    raise OverflowError("more waits than a position has room for")


add = _inner(kit.add)
ask = _inner(kit.ask)
next_seat = _inner(kit.next_seat)
throw = _inner(kit.throw)
draw = _inner(kit.draw)
finish = _inner(kit.finish)
