"""The rule kit of compiled code: the names of `rollwright.core.kit`, as machine code.

Notes and refusals cost nothing here: nobody reads them. `copy_into` copies bytes. The rest is compiled from the kit.
"""

from __future__ import annotations

from typing import Any, cast

from llvmlite import ir
from numba import njit, types
from numba.core import cgutils
from numba.extending import intrinsic

from rollwright.core import kit
from rollwright.core.kit import CHANCE, DIE, MAX_LEGAL, OVER, Codes, Log, NoContent, NoOptions, Position, Row
from rollwright.core.rows import i8, i16, i32, i64, u8

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
    "throw",
    "u8",
]


@intrinsic
def _copy_record(typingctx: Any, target: Any, source: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        size = ir.Constant(ir.IntType(64), target.size)
        cast("Any", cgutils).raw_memcpy(builder, args[0], args[1], size, 1)
        return context.get_dummy_value()

    return types.void(target, source), generate


@njit
def copy_into(target: Any, source: Any) -> None:
    _copy_record(target, source)  # type: ignore[call-arg]


@njit
def quiet() -> int:
    return 0


@njit
def note(log: Any, code: Any, a: Any, b: Any, c: Any) -> None:
    pass


@njit
def refuse(log: Any, reason: Any, a: Any, b: Any) -> int:
    return reason  # type: ignore[no-any-return]


@njit
def overflow(pos: Any) -> None:
    raise OverflowError("more waits than a position has room for")


add = njit(kit.add, forceinline=True)
ask = njit(kit.ask, forceinline=True)
next_seat = njit(kit.next_seat, forceinline=True)
throw = njit(kit.throw, forceinline=True)
draw = njit(kit.draw, forceinline=True)
finish = njit(kit.finish, forceinline=True)
