"""The traps of the two speeds, each seen in a trial (docs/architecture.md)."""

from __future__ import annotations

import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numpy
import pytest

import rollwright as rw
from rollwright.core import contract, kit, restrictions, rows, rowtools, speed
from rollwright.core.game import Game, Spec
from tests.core import toy


def game_of(spec: Spec) -> Game:
    return Game(spec, 1, MappingProxyType({}), MappingProxyType({}), spec.content_row())


def first_count(spec: Spec, cache: Path) -> tuple[int, int]:
    """The count after one event, and events in a whole game, at compiled speed."""
    game, bound = game_of(spec), speed.compiled(spec, cache_folder=str(cache))
    ends, lengths = numpy.zeros(1, rows.dtype(spec.position)), numpy.zeros(1, numpy.int64)
    start = numpy.frombuffer(bytes(game.start()), rows.dtype(spec.position))[0]
    content, legal = (numpy.zeros(1, rows.dtype(row))[0] for row in (spec.content_row, kit.Codes))
    bots = numpy.zeros(1, numpy.int64)
    bound.play_games(start, content, legal, bots, 1, 0, 1, ends, lengths)
    count = int(ends[0]["count"])
    bound.play_games(start, content, legal, bots, 1, 0, 100, ends, lengths)
    return count, int(lengths[0])


def test_an_edited_constant_changes_the_compiled_result_with_a_warm_cache(tmp_path: Path) -> None:
    """Numba's cache sees neither other files nor names bound as globals: it ran old rules after an edit."""
    cache, home = tmp_path / "cache", toy.write(tmp_path, "counting_edited")
    assert first_count(toy.load(tmp_path, "counting_edited"), cache) == (3, 10)
    assert first_count(toy.load(tmp_path, "counting_edited"), cache) == (3, 10)
    rules = home / "rules.py"
    rules.write_text(rules.read_text(encoding="utf-8").replace("STEP = 3", "STEP = 5"), encoding="utf-8")
    assert first_count(toy.load(tmp_path, "counting_edited"), cache) == (5, 6)


def test_an_edited_row_changes_the_compiled_code(tmp_path: Path) -> None:
    cache, home = tmp_path / "cache", toy.write(tmp_path, "counting_wider")
    assert first_count(toy.load(tmp_path, "counting_wider"), cache) == (3, 10)
    path = home / "rows.py"
    path.write_text(path.read_text(encoding="utf-8").replace("count: i16", "count: i32"), encoding="utf-8")
    assert first_count(toy.load(tmp_path, "counting_wider"), cache) == (3, 10)
    assert len(list(cache.iterdir())) == 2


def test_games_with_equal_rows_do_not_share_compiled_code(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    toy.write(tmp_path, "counting_one")
    other = toy.write(tmp_path, "counting_two") / "rules.py"
    other.write_text(other.read_text(encoding="utf-8").replace("STEP = 3", "STEP = 10"), encoding="utf-8")
    assert first_count(toy.load(tmp_path, "counting_one"), cache) == (3, 10)
    assert first_count(toy.load(tmp_path, "counting_two"), cache) == (10, 3)


def test_a_second_process_reads_the_cache(tmp_path: Path) -> None:
    """Twins get one fixed module name: what the first process compiled serves the second."""
    toy.write(tmp_path, "counting_cached")
    script = (
        "import sys, pathlib; sys.path.insert(0, sys.argv[2])\n"
        "from tests.core import toy, test_speed\n"
        "folder = pathlib.Path(sys.argv[1])\n"
        "print(test_speed.first_count(toy.load(folder, 'counting_cached'), folder / 'cache'))\n"
    )

    def run() -> str:
        command = [sys.executable, "-c", script, str(tmp_path), str(Path(__file__).parents[2])]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    assert run() == "(3, 10)\n"
    made = {path: path.stat().st_mtime_ns for path in (tmp_path / "cache").rglob("*.nbc")}
    assert run() == "(3, 10)\n"
    assert made == {path: path.stat().st_mtime_ns for path in (tmp_path / "cache").rglob("*.nbc")}


def test_threads_that_need_the_same_code_at_once_compile_it_once(tmp_path: Path) -> None:
    toy.write(tmp_path, "counting_together")
    spec = toy.load(tmp_path, "counting_together")
    with ThreadPoolExecutor(4) as pool:
        made = list(pool.map(lambda _: speed.compiled(spec, cache_folder=str(tmp_path / "cache")), range(4)))
    assert all(each is made[0] for each in made)


def test_every_function_has_one_overload() -> None:
    """Each integer width would make an overload: one signature a function is pinned."""
    speed.compiled(rw.load("pig").spec)
    modules = [
        vars(module) for name, module in sys.modules.items() if name.startswith("rollwright_compiled_pig_")
    ]
    own = {value for module in modules for value in module.values() if hasattr(value, "py_func")}
    own = {made for made in own if made.py_func.__module__.startswith("rollwright_compiled_pig_")}
    assert {"play", "why_not", "steady", "play_games", "below"} <= {made.py_func.__name__ for made in own}
    assert {len(function.overloads) for function in own} == {1}


def test_the_names_of_compiled_functions_do_not_depend_on_what_was_compiled_before() -> None:
    """Callers find them by name in the cache, whichever process wrote it."""
    from rollwright.core.compiling import STEP

    speed.compiled(rw.load("retroroll").spec)
    speed.compiled(rw.load("pig").spec)
    for game in ("pig", "retroroll"):
        rules = next(
            vars(module)
            for name, module in sys.modules.items()
            if re.fullmatch(rf"rollwright_compiled_{game}_\w+\.rules", name)
        )
        made = {each for each in rules.values() if hasattr(each, "overloads")}
        own = [each for each in made if each.py_func.__module__ == rules["__name__"]]
        names = [next(iter(each.overloads.values())).fndesc.unique_name for each in own]
        numbers = sorted(int(name.rpartition("$")[2]) for name in names)
        assert numbers == [STEP * place for place in range(len(own))]


def test_the_names_of_compiled_functions_are_the_same_in_every_process(tmp_path: Path) -> None:
    """Two processes that compile one game fill one cache: what either compiled must find what the other did."""
    toy.write(tmp_path, "counting_named")
    script = (
        "import sys, pathlib; sys.path.insert(0, sys.argv[2])\n"
        "import numba, numpy\n"
        "others = [numba.from_dtype(numpy.dtype([(c, 'i1')])) for c in sys.argv[3]]\n"
        "from tests.core import toy, test_speed\n"
        "from rollwright.core import speed\n"
        "folder = pathlib.Path(sys.argv[1])\n"
        "spec = toy.load(folder, 'counting_named')\n"
        "speed.compiled(spec, cache_folder=str(folder / f'cache{len(others)}'))\n"
        "made = [value for name, module in sys.modules.items() if name.startswith('rollwright_compiled_')\n"
        "        for value in vars(module).values() if getattr(value, 'overloads', None)]\n"
        "print(sorted(next(iter(each.overloads.values())).fndesc.mangled_name for each in made))\n"
    )

    def names(seen_before: str) -> str:
        command = [sys.executable, "-c", script, str(tmp_path), str(Path(__file__).parents[2]), seen_before]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    first = names("a")
    assert "play_games" in first
    assert first == names("abcde")


def test_only_what_python_can_call_is_shown() -> None:
    """Rules have no doors for Python once compiled; to call one all the same would end the process."""
    bound = speed.compiled(rw.load("pig").spec)
    assert callable(bound.play_games)
    with pytest.raises(AttributeError, match="pig at compiled speed has no why_not"):
        _ = bound.why_not


def test_the_compiled_generator_gives_the_plain_numbers() -> None:
    from rollwright.core import generator

    compiled, luck = speed.compiled(rw.load("pig").spec), generator.begin(2**61 + 5, 2**32 - 1)
    fast = compiled.begin(2**61 + 5, 2**32 - 1)
    for n in (2, 6, 36, 2**31 - 1, 3_000_000, *range(1, 200)):
        luck, fast = generator.following(luck), compiled.following(fast)
        assert generator.below(luck, n) == compiled.below(fast, n)
        assert luck == fast % 2**64


@pytest.mark.parametrize("name", rw.game_names())
def test_the_speeds_agree_with_bounds_checks_on(name: str) -> None:
    game = rw.load(name)
    contract.speeds_agree(game, seed=11, games=5, bounds_checks=True)


def broken(tmp_path: Path, package: str, line: str, by: str) -> Spec:
    rules = toy.write(tmp_path, package) / "rules.py"
    text = rules.read_text(encoding="utf-8")
    assert line in text
    rules.write_text(text.replace(line, by), encoding="utf-8")
    return toy.load(tmp_path, package)


@pytest.mark.parametrize(
    ("line", "by", "message"),
    [
        ("    return k\n", "    x = [i for i in range(k)]\n    return x[0]\n", "comprehensions"),
        (
            "    return k\n",
            "    try:\n        return k\n    except ValueError:\n        return 1\n",
            "exceptions",
        ),
        ("    return k\n", "    return [k, k][0:1][0]\n", "slices"),
        ("    return k\n", "    names = {1: 2}\n    return names[k]\n", "dicts"),
        ("    return k\n", "    name = 'a'\n    return k\n", "strings"),
        ("seat: int) -> int:", "seat: int = 0) -> int:", "defaults"),
        ("k: int) -> int:", "k) -> int:", "annotated"),
        ("STEP = 3\n", "STEP = 3\nimport random\n", "plain imports"),
        ("RULES = 1\n", "from rollwright.core.rows import *\nRULES = 1\n", "import \\* hides misspelt names"),
        ("RULES = 1\n", "from random import random\nRULES = 1\n", "import only the kit"),
        ("    return k\n", "    a = [1, 2]\n    a[0] = a[1]\n    return k\n", "use copy_into"),
    ],
)
def test_what_rule_code_may_not_use_is_found(tmp_path: Path, line: str, by: str, message: str) -> None:
    package = f"counting_broken_{abs(hash((line, by)))}"
    spec = broken(tmp_path, package, line, by)
    with pytest.raises(contract.ContractError, match=message):
        contract.reads_like_rules(game_of(spec))


def test_the_restrictions_find_nothing_in_our_games() -> None:
    for name in rw.game_names():
        assert restrictions.violations(rw.load(name).spec) == []


def test_recursion_is_refused(tmp_path: Path) -> None:
    body = "    if k > 0:\n        return drawn(pos, content, k - 1)\n    return k\n"
    spec = broken(tmp_path, "counting_recursive", "    return k\n", body)
    with pytest.raises(TypeError, match="rule code does not recurse: drawn -> drawn"):
        speed.compiled(spec, cache_folder=str(tmp_path / "cache"))


def test_a_small_integer_that_wraps_is_found(tmp_path: Path) -> None:
    spec = broken(tmp_path, "counting_wrapping", "GOAL = 30", "GOAL = 32768")
    text = (tmp_path / "counting_wrapping" / "rules.py").read_text(encoding="utf-8")
    (tmp_path / "counting_wrapping" / "rules.py").write_text(
        text.replace("STEP = 3", "STEP = 20000"), encoding="utf-8"
    )
    spec = toy.load(tmp_path, "counting_wrapping")
    with pytest.raises(rowtools.RowError, match="40000 does not fit i16"):
        contract.play_checked(game_of(spec))


def test_moves_and_why_not_that_disagree_are_found(tmp_path: Path) -> None:
    spec = broken(tmp_path, "counting_refusing", "    return 0\n\n\ndef play", "    return 1\n\n\ndef play")
    with pytest.raises(contract.ContractError, match="moves and why_not disagree on count"):
        contract.play_checked(game_of(spec))


def test_a_game_that_does_not_end_is_found(tmp_path: Path) -> None:
    spec = broken(tmp_path, "counting_endless", "pos.count += STEP", "pos.count += STEP - 3")
    with pytest.raises(contract.ContractError, match="no end after 101 events"):
        contract.play_checked(game_of(spec), games=1)


def test_without_a_compiler_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = rw.load("pig").spec

    def hidden(name: str, *rest: Any) -> Any:
        raise ImportError("hidden")

    monkeypatch.setattr(speed.importlib, "import_module", hidden)
    missing = speed.compiler_missing()
    assert missing is not None
    assert "compiled speed needs Numba" in missing
    with pytest.raises(speed.CompilerMissing, match="needs Numba"):
        speed.compiled(spec, cache_folder="never written")


def test_the_facade_loads_no_compiler_no_numpy_and_no_server() -> None:
    code = (
        "import sys, rollwright as rw\n"
        "record = rw.playout(rw.load('retroroll'), ['random', 'steady'], seed=1)\n"
        "heavy = {'numba', 'numpy', 'fastapi', 'sqlalchemy', 'uvicorn'} & set(sys.modules)\n"
        "sys.exit(f'loaded {heavy}' if heavy else 0)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
