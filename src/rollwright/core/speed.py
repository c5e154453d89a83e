"""The two speeds: the loader executes a game's rules and the generic loops once as plain Python, once compiled.

`plain(spec)` and `compiled(spec)` give the same names (`Bound`): the functions of the loops, bound to one game.

Compiled code lives under `<cache>/<hash>/`, the hash over all sources it is made of, the rows' dtypes, the versions of
Numba, llvmlite and Python, and the CPU: Numba's own cache sees neither other files nor names bound as globals, and
would run old rules after an edit. Each function gets one pinned signature from its annotations (rows as declared,
everything else a 64-bit integer), so that integer widths make no overloads.
"""

from __future__ import annotations

import ast
import hashlib
import importlib
import importlib.util
import os
import platform
import re
import sys
import threading
import types
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from rollwright.core import bound, kit, rows
from rollwright.core.game import Spec
from rollwright.core.helping import helped

__all__ = ["LOOPS", "Bound", "CompilerMissing", "compiled", "compiler_missing", "modules_of", "plain"]

LOOPS = ("rollwright.core.loops",)
_COMPILING = threading.RLock()
_INNER = ("rules", "steady")  # what only the loops call once it is compiled
_RULE_NAMES = ("moves", "outcome", "play", "score", "why_not")


class CompilerMissing(RuntimeError):
    """Compiled speed was asked for where Numba is not installed (or does not know this Python)."""


class Bound:
    """Functions of rules and loops bound to one game, at one speed."""

    def __init__(self, spec: Spec, speed: str, modules: Iterable[ModuleType]) -> None:
        self.spec, self.speed = spec, speed
        for module in modules:
            for name, value in vars(module).items():
                if not name.startswith("_") and not _is_inner(value):
                    setattr(self, name, value)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"{self.spec.name} at {self.speed} speed has no {name}")


def _is_inner(value: Any) -> bool:
    """Whether it is a compiled function that Python cannot call."""
    return bool(getattr(value, "targetoptions", {}).get("no_cpython_wrapper"))


def compiler_missing() -> str | None:
    """Why compiled speed is not to be had here, None where it is."""
    try:
        importlib.import_module("numba")
    except ImportError as error:
        version = platform.python_version()
        return f"compiled speed needs Numba, which is not here for Python {version} ({error})"
    return None


@cache
def plain(spec: Spec, loops: tuple[str, ...] = LOOPS) -> Bound:
    """The loops bound to the game's rules as ordinary Python."""
    modules = [_plain_loops(spec, name) for name in loops]
    return Bound(spec, "plain", [spec.rules, *modules])


def _plain_loops(spec: Spec, name: str) -> ModuleType:
    module = types.ModuleType(f"{name}_{spec.name}")
    module.__file__ = _source_path(name)
    source = Path(module.__file__).read_text(encoding="utf-8")
    vars(module).update(_bindings(spec, spec.rules, spec.steady))
    tree = _without_bound_import(ast.parse(source))
    exec(compile(tree, module.__file__, "exec", dont_inherit=True), vars(module))
    return module


def _bindings(spec: Spec, rules: ModuleType, steady: Any) -> dict[str, Any]:
    found = {name: getattr(rules, name) for name in _RULE_NAMES}
    found["rank"] = getattr(rules, "rank", rules.score)
    return found | {"steady": steady, "Position": spec.position, "Content": spec.content_row}


def _without_bound_import(tree: ast.Module) -> ast.Module:
    tree.body = [
        node for node in tree.body if not (isinstance(node, ast.ImportFrom) and node.module == bound.__name__)
    ]
    return tree


# -- Compiled -------------------------------------------------------------------------------------------------


def compiled(
    spec: Spec, loops: tuple[str, ...] = LOOPS, cache_folder: str | None = None, bounds_checks: bool = False
) -> Bound:
    """The loops and rules of the game as machine code; CompilerMissing without Numba.

    The first call for new sources takes seconds; later ones read the cache.
    """
    with _COMPILING:  # two threads that need the same code at once wait for one of them
        return _compiled(spec, loops, cache_folder, bounds_checks)


@cache
def _compiled(spec: Spec, loops: tuple[str, ...], cache_folder: str | None, bounds_checks: bool) -> Bound:
    missing = compiler_missing()
    if missing:
        raise CompilerMissing(missing)
    sources = _sources(spec, loops)
    package = f"rollwright_compiled_{spec.name}_{_hash(spec, sources, bounds_checks)}"
    folder = Path(cache_folder or default_cache()) / package.rsplit("_", 1)[1]
    _write(folder, package, sources, spec, bounds_checks)
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
    importlib.invalidate_caches()
    modules = [f"{package}.{_module_name(name)}" for name in loops]
    with helped(folder, modules, sum(map(len, sources.values()))):
        return Bound(spec, "compiled", [importlib.import_module(name) for name in modules])


def default_cache() -> str:
    """Where compiled code is kept: ROLLWRIGHT_CACHE, else the platform's cache folder."""
    from platformdirs import user_cache_dir

    return os.environ.get("ROLLWRIGHT_CACHE") or str(Path(user_cache_dir("rollwright")) / "compiled")


def _module_name(name: str) -> str:
    return name.removeprefix("rollwright.").replace(".", "_")


def _source_path(name: str) -> str:
    found = importlib.util.find_spec(name)
    assert found is not None, name
    assert found.origin is not None, name
    return found.origin


def _sources(spec: Spec, loops: tuple[str, ...]) -> dict[str, str]:
    """The sources to compile: place in the package -> text, imports already turned to the compiled modules."""
    rules_name = spec.rules.__name__
    steady_name = spec.steady.__module__
    moved = {
        rules_name: "rules",
        steady_name: "steady",
        kit.__name__: None,
        "rollwright.core.generator": "generator",
    }
    moved |= {name: _module_name(name) for name in loops}
    texts: dict[str, str] = {}
    for name, place in moved.items():
        if place is not None:
            files = modules_of(name)
            for file in files:
                inside = f"{place}/{file.stem}" if len(files) > 1 else place
                texts[inside] = _moved_imports(file.read_text(encoding="utf-8"), moved)
    return texts


def modules_of(name: str) -> list[Path]:
    """The files of a module: all of a package's (`rules/`), or the one file."""
    path = Path(_source_path(name))
    return sorted(path.parent.glob("*.py")) if path.name == "__init__.py" else [path]


def _moved_imports(source: str, moved: dict[str, str | None]) -> str:
    """The source with its imports of compiled modules pointing into the compiled package."""

    def turn(match: re.Match[str]) -> str:
        name = match.group(1)
        if name == kit.__name__:
            return "from rollwright.core.compiled_kit import"
        if name == bound.__name__:
            return "from @PACKAGE@._bound import"
        for original, place in moved.items():
            if place and (name == original or name.startswith(original + ".")):
                return f"from @PACKAGE@.{place}{name.removeprefix(original)} import"
        return match.group(0)

    return re.sub(r"^from (rollwright[\w.]+|[\w.]*games[\w.]+) import", turn, source, flags=re.MULTILINE)


def _hash(spec: Spec, sources: dict[str, str], bounds_checks: bool) -> str:
    import llvmlite
    import numba
    import numpy

    core = Path(__file__).parent
    parts = [f"{place}\n{text}" for place, text in sorted(sources.items())]
    parts += [
        (core / name).read_text(encoding="utf-8")
        for name in ("kit.py", "compiled_kit.py", "compiling.py", "speed.py")
    ]
    parts += [str(rows.dtype(row).descr) for row in (spec.position, spec.content_row, spec.options_row)]
    parts += [numba.__version__, llvmlite.__version__, numpy.__version__, sys.version, platform.machine()]
    parts += [_cpu(), str(bounds_checks)]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


def _cpu() -> str:
    from llvmlite import binding

    return f"{binding.get_host_cpu_name()} {binding.get_host_cpu_features().flatten()}"


def _write(folder: Path, package: str, sources: dict[str, str], spec: Spec, bounds_checks: bool) -> None:
    """Write the package that will be imported, each file whole or not at all."""
    home = folder / package
    rules = spec.rules
    bound_lines = [
        f"from {package}.rules import {', '.join(_RULE_NAMES)}",
        f"from {package}.rules import {'rank' if hasattr(rules, 'rank') else 'score'} as rank",
        f"from {package}.steady import {spec.steady.__name__} as steady",
        f"from {spec.position.__module__} import {spec.position.__name__} as Position",
        f"from {spec.content_row.__module__} import {spec.content_row.__name__} as Content",
    ]
    _write_file(home / "__init__.py", "")
    _write_file(home / "_bound.py", "\n".join(bound_lines) + "\n")
    for place, text in sources.items():
        from_python = place.partition("/")[0] not in _INNER
        ending = "\nfrom rollwright.core.compiling import compile_functions\n"
        ending += f"compile_functions(globals(), {bounds_checks}, {from_python})\n"
        _write_file(home / f"{place}.py", text.replace("@PACKAGE@", package) + ending)


def _write_file(path: Path, text: str) -> None:
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(f".{os.getpid()}.tmp")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)
