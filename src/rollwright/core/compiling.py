"""Compiling the functions of one module, each with the one signature its annotations say."""

from __future__ import annotations

import dis
import hashlib
import inspect
from collections.abc import Generator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from types import FunctionType
from typing import Any, cast, get_args, get_origin, get_type_hints

from numba import from_dtype, njit, types
from numba.core import bytecode, codegen, typed_passes, untyped_passes
from numba.core.compiler import CompilerBase
from numba.core.compiler_machinery import PassManager

from rollwright.core import rows
from rollwright.core.helping import compile_shared
from rollwright.core.kit import Row

__all__ = ["compile_functions"]

STEP = 1000  # numbers of names for a function, and for what is compiled on its way
SMALL = 400  # bytes of bytecode up to which a function is inlined always; above, LLVM decides


PASSES = (
    untyped_passes.TranslateByteCode,
    untyped_passes.FixupArgs,
    untyped_passes.IRProcessing,
    untyped_passes.ReconstructSSA,
    typed_passes.NopythonTypeInference,
    typed_passes.PreLowerStripPhis,
    typed_passes.IRLegalization,
    typed_passes.NativeLowering,
    typed_passes.NoPythonBackend,
)


class RuleCompiler(CompilerBase):
    """Only the passes that rule code needs: it has no closures, no `with`, no arrays to calculate with."""

    def define_pipelines(self) -> list[Any]:
        manager = cast("Any", PassManager)("rules")
        for each in PASSES:
            manager.add_pass(each, each.__name__)
        manager.finalize()
        return [manager]


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
            pipeline_class=RuleCompiler,
        )(function)
    callees = {name: _globals_of(own[name]).keys() & own.keys() for name in _callees_first(own)}
    numbers = {name: STEP * place for place, name in enumerate(callees)}

    def compile_one(name: str) -> None:
        dispatcher = module[name]
        with _as_rules(numbers[name]):
            dispatcher.compile(signatures[name])
        dispatcher.disable_compile()
        for compiled in dispatcher.overloads.values():
            compiled.library.rollwright_apart = len(own[name].__code__.co_code) > SMALL

    compile_shared(callees, Path(module["__file__"]), compile_one)


class RuleLibrary(codegen.JITCodeLibrary):
    """The machine code of one function. Of what it calls, only small functions are copied into it.

    Numba copies the code of all callees into every caller and optimizes it there anew, which for a large game takes
    a third of the time; larger ones are found by their name. Numba optimizes for counted references in between, which
    rule code has not, and goes through what is only named, too.
    """

    def add_linking_library(self, library: Any) -> None:
        if getattr(library, "rollwright_apart", False):
            library._ensure_finalized()
        else:
            cast("Any", super()).add_linking_library(library)

    def _optimize_functions(self, ll_module: Any) -> None:
        own = cast("Any", self)
        ll_module.data_layout = own._codegen._data_layout
        for function in ll_module.functions:
            if not function.is_declaration:
                manager, builder = own._codegen._function_pass_manager()
                manager.run(function, builder)

    def _optimize_final_module(self) -> None:
        own = cast("Any", self)
        manager, builder = own._codegen._module_pass_manager()
        manager.run(own._final_module, builder)


@contextmanager
def _as_rules(number: int) -> Generator[None]:
    """Compile to libraries of rules, under names that are the same in every process.

    Callers find a function by its name, whichever process compiled it for the cache. Numba numbers functions and
    records by how many a process has seen before; here the number of a function is its own, and a record goes by what
    it is made of.
    """
    libraries, identity, record = (
        cast("Any", each) for each in (codegen.JITCPUCodegen, bytecode.FunctionIdentity, types.Record)
    )
    if not (hasattr(libraries, "_library_class") and hasattr(identity, "_unique_ids")):
        yield  # a Numba that is built otherwise: it copies all callees, and takes longer
        return
    usual = libraries._library_class, identity._unique_ids, record.mangling_args
    libraries._library_class, identity._unique_ids = RuleLibrary, count(number)
    record.mangling_args = property(_name_of_record)
    try:
        yield
    finally:
        libraries._library_class, identity._unique_ids, record.mangling_args = usual


def _name_of_record(record: Any) -> tuple[str, tuple[str]]:
    return "Record", (hashlib.sha256(record.name.encode()).hexdigest()[:16],)


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


def _globals_of(function: FunctionType) -> dict[str, None]:
    """The globals that a function names, in the order of its code."""
    steps = dis.get_instructions(function)
    return {str(step.argval): None for step in steps if step.opname == "LOAD_GLOBAL"}


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
