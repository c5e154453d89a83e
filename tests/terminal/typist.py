"""A console that types from a script, and keeps what it was told."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rollwright.core.game import load
from rollwright.core.record import Record
from rollwright.terminal.dice import SeededDice
from rollwright.terminal.play import Play
from rollwright.terminal.players import seated
from rollwright.terminal.session import Session


class Typist:
    """Types the lines in turn, then what `then` says, then nothing more."""

    def __init__(self, lines: Iterable[str], then: Callable[[], str | None] = lambda: None) -> None:
        self.lines, self.then = list(lines), then
        self.heard: list[str] = []
        self.prompts: list[str] = []

    def say(self, line: str) -> None:
        self.heard.append(line)

    def ask(self, prompt: str) -> str | None:
        self.prompts.append(prompt)
        return self.lines.pop(0) if self.lines else self.then()

    @property
    def text(self) -> str:
        return "\n".join(self.heard)


def session(
    game: str = "pig",
    seats: str = "me,steady",
    seed: int = 1,
    language: str = "en",
    options: dict[str, int | bool] | None = None,
) -> Session:
    """A table with dice that fall the same each time."""
    players = seated(seats.split(","), game)
    record = Record(load(game, len(players), options), tuple(player.recorded for player in players), date="")
    return Session(record, players, SeededDice(seed), language)


def play(table: Session, *lines: str, real_dice: bool = False) -> Typist:
    """Play until the lines end; what was told."""
    typist = Typist(lines)
    Play(table, typist, real_dice).run()
    return typist


def started(events: Iterable[str], game: str = "pig", seats: str = "Ann,Ben", **rest: str) -> Session:
    """A table where this has happened."""
    table = session(game, seats, language=rest.get("language", "en"))
    for event in events:
        table.record.add(event)
    return table
