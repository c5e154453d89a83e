"""One table in the terminal: the record, who sits where, undo, and what has been told."""

from __future__ import annotations

import re
from pathlib import Path

from rollwright import bots
from rollwright.core.names import Move
from rollwright.core.record import Record
from rollwright.core.state import State
from rollwright.terminal.dice import Dice
from rollwright.terminal.players import Player
from rollwright.terminal.words import Words

__all__ = ["NotUndone", "Session"]

OWN = "!"
SEAT = re.compile(r"^\d+ ")


class NotUndone(Exception):
    """There is nothing that may be taken back; the text names the reason: `start`, `throw` or `other`."""


class Session:
    """A game being played. Each step gives the sentences that tell it."""

    def __init__(self, record: Record, players: tuple[Player, ...], dice: Dice, language: str = "en") -> None:
        self.record, self.players, self.dice = record, players, dice
        self.words = Words(record.game, tuple(player.name for player in players), language)
        self.told: list[tuple[int, str]] = []  # (events there were then, sentence)
        self.saved_at = -1
        self.hints = [0] * record.game.seats  # taken by each seat
        self.concerned: list[str] = []  # the texts that told the last event or refusal

    @property
    def state(self) -> State:
        return self.record.state

    def tell(self, *lines: str) -> tuple[str, ...]:
        """Keep what is told, for `log`."""
        self.told += [(len(self.record.events), line) for line in lines]
        return lines

    # -- what happens ------------------------------------------------------------------------------------

    def play(self, move: Move) -> tuple[str, ...]:
        """A person's move."""
        self.concerned = [f"move-{move.kind}"]
        return self._happened(self.record.add(move))

    def play_bot(self, bot: str, seat: int) -> tuple[str, ...]:
        """A bot's move, named before what it causes."""
        move = bots.choose(bot, self.state, seed=self.dice.seed())
        said = self.words.say("did", player=self.words.names[seat], move=self.words.move(move))
        self.concerned = [f"move-{move.kind}"]
        return self.tell(said) + self._happened(self.record.add(move))

    def fall(self) -> tuple[str, ...]:
        """One throw, all its dice, or one draw."""
        lines: tuple[str, ...] = ()
        for _ in range(max(1, self.state.dice)):
            outcome = self.state.outcome(self.dice.next(self.state.outcome_count))
            lines += self._happened(self.record.add(outcome))
        return lines

    def own(self, event: str) -> tuple[str, ...]:
        """What the players threw or drew themselves; BadOutcome where it cannot come."""
        return self._happened(self.record.add(event, own_dice=True))

    def _happened(self, state: State) -> tuple[str, ...]:
        self.concerned += [f"note-{note.code}" for note in state.story]
        return self.tell(*self.words.notes(state.story))

    def hint(self, seat: int) -> tuple[str, ...]:
        """Count a hint of the seat; undo does not take it back."""
        self.hints[seat] += 1
        return self.tell(self.words.say("hint-taken", player=self.words.names[seat], n=self.hints[seat]))

    # -- undo --------------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take back the last event: a person's move, or real dice typed wrong; NotUndone for anything else.

        So undo ends at a throw, at a draw, and at what another player has done since.
        """
        if not self.record.events:
            raise NotUndone("start")
        last, before = self.record.events[-1], self.record.states()[-2]
        if isinstance(before.to_act, int):
            if self.players[before.to_act].bot is not None:
                raise NotUndone("other")
        elif not last.startswith(OWN):
            raise NotUndone("throw")
        shorter = Record(self.record.game, self.record.names, self.record.date)
        for line in self.record.events[:-1]:
            own = line.startswith(OWN)
            shorter.add(SEAT.sub("", line.removeprefix(OWN).strip()), own_dice=own)
        self.record = shorter
        self.told = [(events, line) for events, line in self.told if events <= len(shorter.events)]

    # -- keeping -----------------------------------------------------------------------------------------

    def save(self, path: Path, over: bool = False) -> None:
        """Write the record; FileExistsError where another file would be lost."""
        with path.open("w" if over else "x", encoding="utf-8") as file:
            file.write(str(self.record))
            for seat, taken in enumerate(self.hints, start=1):
                if taken:
                    file.write(f"# hints of p{seat}: {taken}\n")
        self.saved_at = len(self.record.events)
