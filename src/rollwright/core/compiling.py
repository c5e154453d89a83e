"""Compiling the functions of one module, each with the one signature its annotations say."""

from __future__ import annotations

import dis
import inspect
from collections.abc import Generator
from contextlib import contextmanager
from functools import cache
from itertools import count
from types import FunctionType
from typing import Any, cast, get_args, get_origin, get_type_hints

from numba import from_dtype, njit, types
from numba.core import bytecode, codegen

from rollwright.core import rows
from rollwright.core.kit import Row

__all__ = ["compile_functions"]

STEP = 1000  # numbers of names for a function, and for what is compiled on its way
SMALL = 400  # bytes of bytecode up to which a function is inlined always; above, LLVM decides


def compile_functions(module: dict[str, Any], bounds_checks: bool, from_python: bool) -> None:
    """Replace the functions defined in a module by compiled ones, callees first.

    Those that only compiled code calls get no doors for Python or C, which would take a seventh of the time. The
    loader shows nobody a function without a door.
    """
    own = {
        name: value
        for name, value in module.items()
        if isinstance(value, FunctionType) and value.__module__ == module["__name__"]
    }
    signatures = {name: _signature(function) for name, function in own.items()}
    for name, function in own.items():
        module[name] = cast("Any", njit)(
            cache=True,
            nogil=True,
            error_model="numpy",
            boundscheck=bounds_checks,
            forceinline=len(function.__code__.co_code) <= SMALL,
            no_cpython_wrapper=not from_python,
            no_cfunc_wrapper=True,
        )(function)
    for number, name in enumerate(_callees_first(own)):
        dispatcher = module[name]
        with _linked_by_name(STEP * number):
            dispatcher.compile(signatures[name])
        dispatcher.disable_compile()
        for compiled in dispatcher.overloads.values():
            compiled.library.rollwright_apart = len(own[name].__code__.co_code) > SMALL


@contextmanager
def _linked_by_name(number: int) -> Generator[None]:
    """Leave larger callees out of their callers: the machine code of each is found by its name.

    Numba copies the code of all callees into every caller and optimizes it there anew, which for a large game takes
    a third of the time. The number in a name is the function's own, not how many were compiled before it: whichever
    process compiled it for the cache, its callers find it.
    """
    library, identity = cast("Any", codegen.CPUCodeLibrary), cast("Any", bytecode.FunctionIdentity)
    if not (hasattr(library, "add_linking_library") and hasattr(identity, "_unique_ids")):
        yield  # a Numba that is built otherwise: it copies, and takes longer
        return
    link, numbers = library.add_linking_library, identity._unique_ids

    def link_small(self: Any, other: Any) -> None:
        if getattr(other, "rollwright_apart", False):
            other._ensure_finalized()
        else:
            link(self, other)

    library.add_linking_library, identity._unique_ids = link_small, count(number)
    try:
        yield
    finally:
        library.add_linking_library, identity._unique_ids = link, numbers


def _callees_first(functions: dict[str, FunctionType]) -> list[str]:
    order: list[str] = []

    def visit(name: str, above: tuple[str, ...]) -> None:
        if name in above:
            raise TypeError(f"rule code does not recurse: {' -> '.join((*above, name))}")
        if name not in order:
            for callee in _globals_of(functions[name]):
                if callee in functions:
                    visit(callee, (*above, name))
            order.append(name)

    for name in functions:
        visit(name, ())
    return order


def _globals_of(function: FunctionType) -> list[str]:
    return [str(step.argval) for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL"]


def _signature(function: FunctionType) -> Any:
    hints = get_type_hints(function, include_extras=True)
    parameters = [_type(hints[name]) for name in inspect.signature(function).parameters]
    returned = hints.get("return")
    return (types.void if returned in (None, type(None)) else _type(returned))(*parameters)


def _type(hint: Any) -> Any:
    if isinstance(hint, type) and issubclass(hint, Row):
        return _record(hint)
    if get_origin(hint) is list:
        item = get_args(hint)[0]
        return types.Array(_type(item), 1, "C")
    if get_origin(hint) is tuple:
        return cast("Any", types).Tuple([_type(item) for item in get_args(hint)])
    return types.boolean if hint is bool else types.float64 if hint is float else types.int64


@cache
def _record(row: type[Row]) -> Any:
    return from_dtype(rows.dtype(row))
