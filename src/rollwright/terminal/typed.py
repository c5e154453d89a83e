"""What a typed line means: a move by number, text or first letters, or one of our own words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from rollwright.core.errors import IllegalMove
from rollwright.core.names import Move
from rollwright.core.state import State

__all__ = ["Command", "Several", "Unknown", "command", "face_list", "pick", "read_move"]

# What one may type beside moves, in every language.
COMMANDS = {
    "moves": ("?", "moves", "züge"),
    "help": ("help", "hilfe"),
    "undo": ("undo", "zurück", "zurueck"),
    "save": ("save", "speichern"),
    "rules": ("rules", "rule", "regeln", "regel"),
    "why": ("why", "warum"),
    "hint": ("hint", "tipp"),
    "cost": ("cost", "kosten"),
    "odds": ("odds", "chancen"),
    "review": ("review", "rückblick", "rueckblick"),
    "look": ("look", "state", "lage"),
    "log": ("log", "verlauf"),
    "quit": ("quit", "exit", "ende"),
}
SHORTEST = 2  # letters of a command; single letters are for moves


@dataclass(frozen=True)
class Command:
    """One of our own words, and what follows it."""

    name: str
    rest: str


@dataclass(frozen=True)
class Several:
    """The first letters of more than one move."""

    moves: tuple[Move, ...]


class Unknown(Exception):
    """Nothing is called so."""


def plain(text: str) -> str:
    """Case and space do not matter."""
    return " ".join(text.casefold().split())


def command(line: str) -> Command | None:
    """The line as a command, whole words only or first letters that no other command has."""
    word, _, rest = line.strip().partition(" ")
    word = word.casefold()
    if word.startswith("?") and word != "?":
        word, rest = "?", f"{line.strip()[1:]}"
    for name, words in COMMANDS.items():
        if word in words:
            return Command(name, rest.strip())
    if len(word) < SHORTEST:
        return None
    found = {name for name, words in COMMANDS.items() for each in words if each.startswith(word)}
    return Command(found.pop(), rest.strip()) if len(found) == 1 else None


def read_move(line: str, state: State, label: Callable[[Move], str]) -> Move | Several:
    """The move that is meant, legal or not; Unknown where none is.

    Legal moves come first: first letters need only tell them apart. Numbers are those of the list.
    """
    typed, legal = plain(line), state.moves
    if typed.isdigit() and 1 <= int(typed) <= len(legal):
        return legal[int(typed) - 1]
    if typed.isdigit():
        raise Unknown(line)
    try:
        return state.game.move(line)  # as it stands in a record; dice in any order
    except IllegalMove:
        pass
    for moves in (legal, state.game.moves):
        found = _named(typed, moves, label)
        if len(found) == 1 or (found and moves is not legal):
            return found[0]
        if found:
            return Several(tuple(found))
    raise Unknown(line)


def _named(typed: str, moves: Iterable[Move], label: Callable[[Move], str]) -> list[Move]:
    names = [(move, _names(move, label)) for move in moves]
    exact = [move for move, called in names if typed in called]
    return exact or [move for move, called in names if any(name.startswith(typed) for name in called)]


def _names(move: Move, label: Callable[[Move], str]) -> set[str]:
    """`strike p2`, `strike 2`, and what it is called in the language: `strike ben`."""
    return {plain(move.text), plain(re.sub(r"\bp(\d+)\b", r"\1", move.text)), plain(label(move))}


def face_list(line: str) -> tuple[int, ...] | None:
    """The faces of dice as typed: `3 5`, `3,5` or `35`; None where anything else stands."""
    rest = re.sub(r"^(roll|würfeln)\b", "", line.strip().casefold())
    if not re.fullmatch(r"[\d\s,;+]+", rest):
        return None
    parts = re.findall(r"\d", rest) if re.fullmatch(r"\s*[1-6]+\s*", rest) else re.findall(r"\d+", rest)
    return tuple(map(int, parts)) or None


def pick(line: str, choices: Sequence[tuple[str, ...]]) -> int | None:
    """Which choice is meant, each given by its names: whole, first letters or a part; None if unsure."""
    typed = re.sub(r"^draw\s+", "", plain(line))
    tests: tuple[Callable[[str], bool], ...] = (
        lambda name: name == typed,
        lambda name: name.startswith(typed),
        lambda name: typed in name,
    )
    for fits in tests:
        found = [i for i, names in enumerate(choices) if any(fits(plain(name)) for name in names)]
        if typed and found:
            return found[0] if len(found) == 1 else None
    return None
