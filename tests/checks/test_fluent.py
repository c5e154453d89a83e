"""One catalogue, two languages, two runtimes: the same texts with the same variables, all of them used."""

from __future__ import annotations

import importlib
import json
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.checks import fluent_files, tree
from tools import page

FOLDERS = fluent_files.folders()
# A text id as it stands in a source: lower-case words and dashes in quotes.
QUOTED = re.compile(r"""(["'`])([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\1""")
# The beginning of an id that goes on with a value: f"error-{code}", `note-${code}`, "note-" + code.
BEGUN = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*-)(?:["'`]|\$?\{)""")
# Ids that the hall's catalogue must have when a source names them.
PREFIXES = ("hall-", "terminal-", "error-")


def python_render(text: str, language: str, calls: list[dict[str, Any]]) -> list[str]:
    """What the Python runtime makes of the calls."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    rendered: list[str] = []
    for call in calls:
        pattern = bundle.get_message(call["id"]).value
        assert pattern is not None, f"{call['id']} has no text"
        out, errors = bundle.format_pattern(pattern, call["args"])
        rendered.append(f"fault: {errors}" if errors else str(out))
    return rendered


@pytest.mark.parametrize("name", FOLDERS)
def test_both_languages_have_the_same_texts_and_variables(name: str) -> None:
    """Whatever English says, German says, about the same things."""
    english, german = (fluent_files.entries(FOLDERS[name], language) for language in fluent_files.LANGUAGES)
    assert list(english) == list(german), set(english) ^ set(german) or "the order differs"
    for text, variables in english.items():
        assert set(variables.keys) == set(german[text].keys), text


@pytest.mark.parametrize("name", FOLDERS)
def test_both_runtimes_render_the_same(name: str) -> None:
    """Every message, every variant, in Python and as the page does."""
    page.install()
    asked: list[dict[str, Any]] = []
    for language in fluent_files.LANGUAGES:
        other = fluent_files.LANGUAGES[language == fluent_files.LANGUAGES[0]]
        found = fluent_files.entries(FOLDERS[name], language)
        calls = fluent_files.calls(found, fluent_files.entries(FOLDERS[name], other))
        text = fluent_files.source(FOLDERS[name], language)
        asked.append({"text": text, "lang": language, "calls": calls})
    script = str(Path(__file__).with_name("render.mjs"))
    done = page.node(script, str(tree.WEB / "package.json"), stdin=json.dumps(asked))
    assert done.returncode == 0, done.stderr
    for catalogue, rendered in zip(asked, json.loads(done.stdout), strict=True):
        ours = python_render(catalogue["text"], catalogue["lang"], catalogue["calls"])
        for call, python, javascript in zip(catalogue["calls"], ours, rendered, strict=True):
            assert python == javascript, (catalogue["lang"], call)
            assert not python.startswith("fault:"), (catalogue["lang"], call, python)


def sources(name: str) -> list[Path]:
    """The sources that may use a catalogue: a game's own, or everything for the hall's."""
    code = [path for path in tree.tracked() if path.suffix in {".py", ".ts", ".svelte"}]
    code = [
        path for path in code if path.is_relative_to(tree.PACKAGE) or path.is_relative_to(tree.WEB / "src")
    ]
    code = [path for path in code if not path.name.endswith(".test.ts")]
    return [path for path in code if name == "hall" or name in path.parts or "games" not in path.parts]


def told(name: str) -> dict[str, set[str]]:
    """The ids that a game's tables ask for, each with the variables its text may use."""
    if name == "hall":
        return {}
    spec = importlib.import_module(f"rollwright.games.{name}").SPEC
    names = importlib.import_module(f"rollwright.games.{name}.names")
    found: dict[str, set[str]] = {"title": set(), "tagline": set()}
    found |= {f"note-{each.code}": set(each.data) for each in names.NOTES.values()}
    found |= {f"reason-{each.code}": set(each.data) for each in names.REASONS.values()}
    for kind in names.MOVES:
        found[f"move-{kind.word}"] = {each.name for each in kind.args} | {"player", "n"}
    for option in spec.options:
        found |= {f"option-{option.name}": set(), f"option-{option.name}-help": set()}
    return found


def words_of_options(name: str) -> set[str]:
    """What the page calls the choices of an option that has words."""
    options = () if name == "hall" else importlib.import_module(f"rollwright.games.{name}").SPEC.options
    return {f"option-{option.name}-{n}" for option in options for n in range(len(option.words))}


@pytest.mark.parametrize("name", FOLDERS)
def test_texts_use_only_what_they_are_told(name: str) -> None:
    """The variables of a note, reason or move are those its table names."""
    for language in fluent_files.LANGUAGES:
        entries = fluent_files.entries(FOLDERS[name], language)
        for text, variables in told(name).items():
            if text in entries:
                assert set(entries[text].keys) <= variables, (language, text)


@pytest.mark.parametrize("name", FOLDERS)
def test_every_text_that_is_asked_for_exists(name: str) -> None:
    """No reader sees a bare id."""
    known = set(fluent_files.entries(FOLDERS[name], "en"))
    missing = set(told(name)) - known
    prefixes = PREFIXES if name == "hall" else ("ui-",)
    for path in sources(name):
        if name != "hall" and name not in path.parts:
            continue
        for found in QUOTED.finditer(path.read_text()):
            if found[2].startswith(prefixes) and found[2] not in known:
                missing.add(f"{found[2]} ({tree.named(path)})")
    assert not missing


@pytest.mark.parametrize("name", FOLDERS)
def test_every_text_is_used(name: str) -> None:
    """A text nobody shows is a text nobody keeps right."""
    entries = fluent_files.entries(FOLDERS[name], "en")
    used = set(told(name)) | words_of_options(name)
    used |= {reference for variables in entries.values() for reference in variables.references}
    begun: set[str] = set()
    for path in sources(name):
        text = path.read_text()
        used |= {found[2] for found in QUOTED.finditer(text)}
        begun |= set(BEGUN.findall(text))
    if name != "hall":
        begun -= {"note-", "reason-", "move-", "option-"}  # the tables say which of these there are
    unused = [each for each in entries if each not in used and not each.startswith(tuple(begun))]
    assert not unused
