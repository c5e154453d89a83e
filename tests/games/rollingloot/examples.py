"""The examples of the rule book, each played from the start of a game; writes them into the books.

python -m tests.games.rollingloot.examples     # after a change of rows or cards: rewrites both books
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rollwright.core.game import load
from rollwright.core.state import State
from tests.games.bookwriting import played, rewrite
from tests.games.rollingloot.play import COVE, FOG, KRAKEN, ROCK, TWO, after, changed, idle, seated, turn


def same(state: State) -> State:
    """Nothing is changed."""
    return state


@dataclass
class Played:
    """A rule, what its example shows, how the table came there, and what then happens."""

    rule: str
    english: str
    german: str
    events: Sequence[str]
    lead: Sequence[str] = ()
    change: Callable[[State], State] = same
    start: Callable[[], State] = seated

    def block(self, language: str = "en") -> str:
        """The example as it stands in the book."""
        state = self.change(after(self.start(), *self.lead))
        return played(state, self.events, self.english if language == "en" else self.german)


def fresh() -> State:
    """Nothing is dealt yet."""
    return load("rollingloot").start()


def dealt() -> State:
    """The cards lie there, and the opening throw comes."""
    return after(fresh(), *(f"draw {card}" for card in TWO))


BOTH_ON_KRAKEN = [*turn("5 5 6 6 1", f"sail {KRAKEN} 1"), *turn("5 5 6 6 1", f"sail {KRAKEN} 1")]
UP_THE_COVE = turn("6 5 1 2 3", f"sail {COVE} 1", f"sail {COVE} 2")


def almost_over(state: State) -> State:
    """Two cards are face down, and one step is left on one of the others."""
    return changed(state, {ROCK: {"lies": 2}, FOG: {"lies": 2}, COVE: {"taken": 2}, KRAKEN: {"taken": 3}})


SHOWN = (
    Played("RL-1", "Two ships each are at home, and the first card is laid out.",
           "Je zwei Schiffe sind daheim, und die erste Karte wird ausgelegt.", [f"draw {COVE}"], start=fresh),
    Played("RL-2", "Two players: two cards of level 1, then two of levels 2 and 3.",
           "Zu zweit: zwei Karten von Rang 1, dann zwei von Rang 2 und 3.",
           [f"draw {card}" for card in TWO], start=fresh),
    Played("RL-3", "Both throw 4, so both throw again, and player 2 begins.",
           "Beide werfen 4, also werfen beide noch einmal, und Platz 2 fängt an.",
           ["roll 4", "roll 4", "roll 2", "roll 5"], start=dealt),
    Played("RL-4", "A ship that came to Kraken Deep in an earlier turn takes the 4 loot and is home again.",
           "Ein Schiff, das schon in der Krakentiefe stand, nimmt die 4 Beute und ist wieder daheim.",
           [f"loot {KRAKEN} 1"], [*turn("5 5 6 6 1", f"sail {KRAKEN} 1"), *idle()]),
    Played("RL-5", "Both players’ ships share 4 loot: 2 each.",
           "Die Schiffe von beiden teilen sich 4 Beute: je 2.", [f"loot {KRAKEN} 1", "take"], BOTH_ON_KRAKEN),
    Played("RL-6", "The highest step is split at once: 3 loot for two ships, 1 each, and 1 is lost.",
           "Die höchste Stufe wird sofort geteilt: 3 Beute für zwei Schiffe, je 1, und 1 geht verloren.",
           [f"loot {COVE} 3"],
           [*UP_THE_COVE, *UP_THE_COVE, *turn("4 4 4 1 6", f"sail {COVE} 3"), *turn("4 4 4 1 6", f"sail {COVE} 3")]),
    Played("RL-7", "There is loot above, so player 2 may choose, and stays. Player 1 takes all 4.",
           "Weiter oben ist noch Beute, also darf Platz 2 wählen und bleibt. Platz 1 nimmt alle 4.",
           [f"loot {KRAKEN} 1", "stay"], BOTH_ON_KRAKEN),
    Played("RL-8", "The last loot of the Cove is taken: player 2’s ship goes home from step 1, and the card is out.",
           "Die letzte Beute der Bucht ist genommen: Das Schiff von Platz 2 fährt von Stufe 1 heim, die Karte ist weg.",
           [f"loot {COVE} 3"],
           [*turn("4 4 4 1 6"), *turn("6 5 4 4 4", f"sail {COVE} 1"), *UP_THE_COVE, *idle(),
            *turn("4 4 4 1 6", f"sail {COVE} 3"), *idle()],
           lambda state: changed(state, {COVE: {"taken": 2}})),
    Played("RL-9", "The lowest step of the Cove is worth nothing: the ship there can only go on. The dice are thrown.",
           "Die unterste Stufe der Bucht ist nichts wert: Das Schiff kann nur weiter, also wird geworfen.",
           ["throw"], [*turn("6 5 4 4 4", f"sail {COVE} 1"), *idle()]),
    Played("RL-10", "The 6s are kept and three dice thrown again; then that is enough.",
           "Die Sechsen bleiben liegen, drei Würfel fallen noch einmal; dann ist es genug.",
           ["throw", "roll 6 2 6 1 3", "reroll a b c", "roll 6 1 4", "stop"]),
    Played("RL-11", "One ship climbs two steps: 5 and 6 for the first, the run 1 2 3 for the second.",
           "Ein Schiff klettert zwei Stufen: 5 und 6 für die erste, die Reihe 1 2 3 für die zweite.",
           [f"sail {COVE} 1", f"sail {COVE} 2", "end"], ["throw", "roll 6 5 1 2 3", "stop"]),
    Played("RL-12", "Two 6s are enough for the first step of the Cove; no step takes fewer than two dice.",
           "Zwei Sechsen reichen für die erste Stufe der Bucht; keine Stufe nimmt weniger als zwei Würfel.",
           [f"sail {COVE} 1"], ["throw", "roll 6 6 1 1 2", "stop"]),
    Played("RL-13", "No even dice: all five are used, though two would do.",
           "Keine geraden Würfel: Alle fünf werden gebraucht, obwohl zwei reichen würden.",
           [f"sail {FOG} 2"],
           [*turn("3 3 3 2 4", f"sail {FOG} 1"), *idle(), "throw", "roll 1 3 5 5 1", "stop"]),
    Played("RL-14", "The second ship enters the Cove; step 2, with the first ship on it, is closed to it for now.",
           "Das zweite Schiff läuft in die Bucht ein; Stufe 2, auf der das erste steht, ist ihm noch versperrt.",
           [f"sail {COVE} 1"], [*UP_THE_COVE, *idle(), "throw", "roll 6 5 1 2 3", "stop"]),
    Played("RL-15", "The ship leaves Gull Rock and sails to the Cove in the same turn.",
           "Das Schiff verlässt den Möwenfels und segelt im selben Zug zur Bucht.",
           [f"home {ROCK} 1", f"sail {COVE} 1", "end"],
           [*turn("1 1 2 4 4", f"sail {ROCK} 1"), *idle(), "throw", "roll 6 6 4 4 3", "stop"]),
    Played("RL-16", "The loot of Kraken Deep’s first step is gone; the step takes its four dice all the same.",
           "Die Beute der ersten Stufe der Krakentiefe ist fort; ihre vier Würfel kostet sie trotzdem.",
           [f"sail {KRAKEN} 1"],
           [*turn("5 5 6 6 1", f"sail {KRAKEN} 1"), *idle(), f"loot {KRAKEN} 1", "throw", "roll 5 6 6 6 2", "stop"]),
    Played("RL-17", "On the top step the ship waits; its loot comes at the start of the next turn.",
           "Auf der obersten Stufe wartet das Schiff; seine Beute kommt am Anfang des nächsten Zugs.",
           [f"sail {COVE} 3", "end"], [*UP_THE_COVE, *idle(), "throw", "roll 4 4 4 1 6", "stop"]),
    Played("RL-18", "Two cards are left with one step of loot each: the end is called, two more turns.",
           "Zwei Karten sind übrig, jede mit einer Stufe Beute: Das Ende ist ausgerufen, noch zwei Züge.",
           ["end"], ["throw", "roll 1 2 4 4 6", "stop"], almost_over),
    Played("RL-19", "The last turn is over: both ships on Kraken Deep share the 10 loot.",
           "Der letzte Zug ist vorbei: Beide Schiffe in der Krakentiefe teilen sich die 10 Beute.",
           ["end"], ["throw", "roll 1 2 4 4 6", "stop"],
           lambda state: changed(almost_over(state), {KRAKEN: {"taken": 3, "ships": [0, 0, 3]}}, last=1,
                                 players={0: {"pool": 1, "points": 3}, 1: {"pool": 1, "points": 1}})),
    Played("RL-20", "Both come to 5 in one split; player 2 had the last turn, counts as first and wins.",
           "Beide kommen in einer Teilung auf 5; Platz 2 hatte den letzten Zug, gilt als erster und gewinnt.",
           ["end"], [*idle(), "throw", "roll 1 2 4 4 6", "stop"],
           lambda state: changed(almost_over(state), {KRAKEN: {"taken": 3, "ships": [0, 0, 3]}}, last=1,
                                 players={0: {"pool": 1}, 1: {"pool": 1}})),
    Played("RL-21", "Forty rounds are over: everybody has one more turn.",
           "Vierzig Runden sind vorbei: Alle haben noch einen Zug.",
           ["end"], [*idle(), "throw", "roll 1 2 4 4 6", "stop"], lambda state: changed(state, turns=79)),
)  # fmt: skip


def main() -> None:
    """Rewrite the books."""
    rewrite("rollingloot", SHOWN)


if __name__ == "__main__":
    main()
