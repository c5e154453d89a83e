"""What rule code may not use: read from its source, so that it runs at both speeds and still reads like rules."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from rollwright.core import kit
from rollwright.core.game import Spec
from rollwright.core.speed import modules_of

__all__ = ["violations"]

_FORBIDDEN: dict[type[ast.AST], str] = {
    ast.AsyncFunctionDef: "async functions",
    ast.ClassDef: "classes",
    ast.Delete: "del",
    ast.Dict: "dicts",
    ast.DictComp: "comprehensions",
    ast.GeneratorExp: "generator expressions",
    ast.Global: "global",
    ast.JoinedStr: "strings",
    ast.Lambda: "closures",
    ast.ListComp: "comprehensions",
    ast.Nonlocal: "nonlocal",
    ast.Raise: "exceptions",
    ast.Set: "sets",
    ast.SetComp: "comprehensions",
    ast.Slice: "slices",
    ast.Starred: "starred arguments",
    ast.Try: "exceptions",
    ast.With: "with",
    ast.Yield: "generators",
    ast.YieldFrom: "generators",
    ast.Import: "plain imports",
}


def violations(spec: Spec) -> list[str]:
    """`file:line: what` for everything in the game's rules and its steady player that rule code may not use."""
    found: list[str] = []
    for module in (spec.rules.__name__, spec.steady.__module__):
        for path in modules_of(module):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            found += [
                f"{path.name}:{line}: {what}" for line, what in _in_tree(tree, module.rpartition(".")[0])
            ]
    return found


def _in_tree(tree: ast.Module, package: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if type(node) in _FORBIDDEN:
            yield line, f"rule code uses no {_FORBIDDEN[type(node)]}"
        if isinstance(node, ast.ImportFrom):
            yield from ((line, what) for what in _wrong_import(node, package))
        if isinstance(node, ast.FunctionDef):
            yield from ((line, what) for what in _wrong_function(node))
        if isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign):
            yield from ((line, what) for what in _wrong_assignment(node))
    for constant in _strings(tree):
        yield constant.lineno, "rule code uses no strings"


def _wrong_import(node: ast.ImportFrom, package: str) -> Iterator[str]:
    own = node.level > 0 or (node.module or "").startswith(package)
    if any(alias.name == "*" for alias in node.names):
        yield "import * hides misspelt names"
    if not own and node.module not in (kit.__name__, "__future__"):
        yield f"rules import only the kit and their own modules, not {node.module}"


def _wrong_function(node: ast.FunctionDef) -> Iterator[str]:
    if node.decorator_list:
        yield f"{node.name}: rule code has no decorators"
    if node.args.defaults or node.args.kw_defaults or node.args.vararg or node.args.kwarg:
        yield f"{node.name}: rule code has plain arguments without defaults"
    if any(argument.annotation is None for argument in node.args.args) or node.returns is None:
        yield f"{node.name}: arguments and result are annotated (the compiler reads it)"
    if any(isinstance(inner, ast.FunctionDef) for inner in ast.walk(node) if inner is not node):
        yield f"{node.name}: rule code has no closures"


def _wrong_assignment(node: ast.Assign | ast.AnnAssign | ast.AugAssign) -> Iterator[str]:
    """`a[i] = b[j]` aliases rows in plain Python and copies them when compiled."""
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript):
        if any(isinstance(target, ast.Subscript) for target in node.targets):
            yield "an item is assigned from an item: use copy_into for rows, a local name for numbers"


def _is_all(node: ast.Assign) -> bool:
    return any(isinstance(target, ast.Name) and target.id == "__all__" for target in node.targets)


def _strings(tree: ast.Module) -> Iterator[ast.Constant]:
    """String constants that are no docstrings, stand in no annotation and name nothing in `__all__`."""
    allowed: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            allowed.add(id(node.value))
        for annotation in (getattr(node, "annotation", None), getattr(node, "returns", None)):
            if annotation is not None:
                allowed |= {id(inner) for inner in ast.walk(annotation)}
        if isinstance(node, ast.Assign) and _is_all(node):
            allowed |= {id(inner) for inner in ast.walk(node.value)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in allowed:
            yield node
