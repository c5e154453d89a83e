"""The examples of the rule book, each played from the start of a game; writes them into the book.

python -m tests.games.rollover.examples     # after a change of rows or sheet: rewrites both books
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rollwright.core.game import load
from tests.games.bookwriting import played, rewrite
from tests.games.rollover.play import TRIPLE, after, busts

PAIRS = ("throw", "roll 1 1 2 2 5 5", "keep 1 1 2 2 5 5")


@dataclass
class Played:
    """A rule, what its example shows in both languages, how the table came there, and what then happens."""

    rule: str
    english: str
    german: str
    lead: Sequence[str]
    events: Sequence[str]
    seats: int = 1

    def block(self, language: str) -> str:
        """The example as it stands in the book."""
        state = after(load("rollover", self.seats).start(), *self.lead)
        return played(state, self.events, self.english if language == "en" else self.german)


SHOWN = (
    Played(
        "RO-1",
        "Player 2 is drawn, and goes first.",
        "Das Los fällt auf Spieler 2, der anfängt.",
        [],
        ["draw p2"],
        seats=2,
    ),
    Played(
        "RO-2",
        "A 3-step and a pair, 15 points; the 6 is left over.",
        "Eine Dreierstraße und ein Paar, 15 Punkte; die 6 bleibt übrig.",
        [],
        ["throw", "roll 1 2 3 5 5 6", "keep 1 2 3 5 5"],
    ),
    Played(
        "RO-3",
        "A full house is 20, and its box 10 more.",
        "Ein Full House bringt 20 und sein Bonusfeld noch 10.",
        ["throw", "roll 2 2 3 3 3 6", "keep 2 2 3 3 3"],
        ["claim full-house"],
    ),
    Played(
        "RO-4",
        "Three 3s stay, the other three dice are thrown.",
        "Drei Dreien bleiben liegen, die anderen drei Würfel fallen neu.",
        ["throw", "roll 3 3 3 1 5 6"],
        ["keep 3 3 3", "roll"],
    ),
    Played(
        "RO-5",
        "Three 3s are 15. With 2, 2 and 5 they make a full house, 20.",
        "Drei Dreien sind 15. Mit 2, 2 und 5 werden sie zum Full House, 20.",
        TRIPLE,
        ["roll", "roll 2 2 5", "keep 2 2 3 3 3"],
    ),
    Played(
        "RO-5",
        "With 2, 4 and 6 there is only 2-3-4 and a pair of 3s, 15 again: a bust.",
        "Mit 2, 4 und 6 gibt es nur 2-3-4 und ein Paar Dreien, wieder 15: ein Fehlwurf.",
        TRIPLE,
        ["roll", "roll 2 4 6"],
    ),
    Played(
        "RO-6",
        "Four 4s are 30. With 3 and 5 all six dice score, but only 25.",
        "Vier Vieren sind 30. Mit 3 und 5 zählen alle sechs Würfel, aber nur 25.",
        ["throw", "roll 4 4 4 4 1 6", "keep 4 4 4 4"],
        ["roll", "roll 3 5"],
    ),
    Played(
        "RO-7",
        "Not much, but two pairs are there: 10.",
        "Nicht viel, aber zwei Paare sind da: 10.",
        [],
        ["throw", "roll 1 1 2 4 6 6", "keep 1 1 6 6"],
    ),
    Played(
        "RO-8",
        "A 6-step: stop with 60, and 40 for the box.",
        "Eine Sechserstraße: Aufhören mit 60 und 40 für das Bonusfeld.",
        ["throw", "roll 1 2 3 4 5 6", "keep 1 2 3 4 5 6"],
        ["claim six-in-one"],
    ),
    Played(
        "RO-9",
        "Three pairs are 15; with the rollover 35 are at stake, and six dice are thrown.",
        "Drei Paare sind 15; mit dem Rollover stehen 35 auf dem Spiel, und sechs Würfel fallen.",
        PAIRS,
        ["rollover"],
    ),
    Played(
        "RO-10",
        "After a rollover two pairs are enough.",
        "Nach einem Rollover genügen zwei Paare.",
        [*PAIRS, "rollover"],
        ["roll 1 1 2 4 5 5", "keep 1 1 5 5"],
    ),
    Played(
        "RO-11",
        "The bust after the rollover takes all 50 points of the turn.",
        "Der Fehlwurf nach dem Rollover kostet alle 50 Punkte des Zuges.",
        [*PAIRS, "rollover", "roll 3 3 3 1 5 6", "keep 3 3 3"],
        ["roll", "roll 2 4 6"],
    ),
    Played(
        "RO-12",
        "Foresight is circled and the full house is open, but after a rollover neither may be used: 55 points.",
        "Voraussicht ist eingekreist und das Full House offen, aber nach einem Rollover gilt beides nicht: 55 Punkte.",
        [*busts(1), *PAIRS, "rollover", "roll 2 2 3 3 3 6"],
        ["keep 2 2 3 3 3", "stop"],
    ),
    Played(
        "RO-13",
        "Two triples have no line of their own: 15 and 15.",
        "Zwei Drillinge haben keine eigene Zeile: 15 und 15.",
        ["throw", "roll 1 1 1 4 4 4"],
        ["keep 1 1 1 4 4 4", "stop"],
    ),
    Played(
        "RO-20",
        "15 and 20, 30 and 40, and two pairs: 115.",
        "15 und 20, 30 und 40, und zwei Paare: 115.",
        [*PAIRS, "rollover", "roll 1 1 1 4 4 4", "keep 1 1 1 4 4 4"],
        ["rollover", "roll 2 2 5 5 1 3", "keep 2 2 5 5", "stop"],
    ),
    Played(
        "RO-14",
        "The first bust circles Foresight.",
        "Der erste Fehlwurf kreist die Voraussicht ein.",
        TRIPLE,
        ["roll", "roll 2 4 6"],
    ),
    Played(
        "RO-15",
        "The throw would bust, but Foresight covers it: 15 points are written down.",
        "Das wäre ein Fehlwurf, aber die Voraussicht deckt ihn: 15 Punkte werden aufgeschrieben.",
        [*busts(1), *TRIPLE],
        ["foresight", "roll 2 4 6"],
    ),
    Played(
        "RO-16",
        "2, 4 and 6 would bust. They are thrown again, and another 3 turns up.",
        "2, 4 und 6 wären ein Fehlwurf. Sie werden noch einmal geworfen, und eine weitere 3 fällt.",
        [*busts(2), *TRIPLE],
        ["roll", "roll 2 4 6", "reroll", "roll 1 3 6", "keep 3 3 3 3"],
    ),
    Played(
        "RO-17",
        "2, 4 and 6 would bust. The 4 becomes a 3, the fourth.",
        "2, 4 und 6 wären ein Fehlwurf. Aus der 4 wird eine 3, die vierte.",
        [*busts(3), *TRIPLE],
        ["roll", "roll 2 4 6", "minus 4", "keep 3 3 3 3"],
    ),
    Played(
        "RO-18",
        "Seven dice, and six of them make a step.",
        "Sieben Würfel, und sechs davon sind eine Straße.",
        busts(4),
        ["add-die", "throw", "roll 1 2 3 4 5 6 6", "keep 1 2 3 4 5 6"],
    ),
    Played(
        "RO-19",
        "Add a Die and Foresight in one turn.",
        "Extrawürfel und Voraussicht in einem Zug.",
        busts(4),
        ["add-die", "throw", "roll 3 3 3 1 5 6 6", "keep 3 3 3", "foresight", "roll 1 2 5 6", "accept"],
    ),
)


def main() -> None:
    """Rewrite the books."""
    rewrite("rollover", SHOWN)


if __name__ == "__main__":
    main()
