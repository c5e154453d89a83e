"""The examples of the rule book, each played from the start of a game; writes them into the book.

python -m tests.games.retroroll.examples     # after a change of rows or deck: rewrites both books
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rollwright.core.state import State
from tests.games.bookwriting import played, rewrite
from tests.games.retroroll.play import meeting, seated

CAPTIONS = Path(__file__).with_name("captions.de.toml")
GERMAN: dict[str, str] = tomllib.loads(CAPTIONS.read_text(encoding="utf-8"))


@dataclass
class Played:
    """A rule, what its example shows, how the table came there from the start, and what then happens."""

    rule: str
    caption: str
    cards: Sequence[str]
    lead: Sequence[str] = ()
    events: Sequence[str] = ()
    first: int | None = 0
    options: dict[str, bool] = field(default_factory=dict[str, bool])
    empty_pile: bool = False
    seats: int = 0

    def block(self, language: str = "en") -> str:
        """The example as it stands in the book."""
        state = seated(self.cards, self.first, self.options, self.seats)
        for event in self.lead:
            state = state.apply(event)
        if self.empty_pile:
            state = without_pile(state)
        return played(state, self.events, self.caption if language == "en" else GERMAN[self.caption])


def lucky(cards: Sequence[str], other: str, until: int) -> list[str]:
    """How player 1 meets every number and player 2 none, up to the last number of the last card."""
    following = list(cards)
    state = seated([following.pop(0), other], 0, {})
    events: list[str] = []
    while True:
        table = state.view()["table"]["players"][0]
        at_last = table["at"] == len(table["card"]["squares"]) - 1
        if table["points"] >= until and at_last and state.to_act == 0:
            return events
        if state.chance == "card":
            events.append(f"draw {following.pop(0)}")
        elif state.chance == "die":
            events.append("roll {} {}".format(*(meeting(state) if state.turn == 0 else (1, 1))))
        else:
            events.append("throw")
        state = state.apply(events[-1])


def without_pile(state: State) -> State:
    """The same table with an empty draw pile: every card but those being played is finished."""
    view = state.view()
    cards = len(state.game.content["card"])
    view["position"]["out"][:cards] = [1] * cards
    view["position"]["pile"] = 0
    return state.game.state(view)


SHOWN = (
    Played("RR-1", "Alone: the first of the turns that will count.", ["coin-02"], [], ["throw", "roll 4 2"]),
    Played("RR-2", "The mover is on the coin, both hearts are open.", [], [], ["draw coin-02"]),
    Played("RR-3", "A card with a sword, a key and seven numbers, worth 7.", [], [], ["draw coin-24"]),
    Played(
        "RR-4",
        "Two players draw; then they throw for the first turn.",
        [],
        [],
        ["draw coin-08", "draw coin-02"],
        None,
        seats=2,
    ),
    Played(
        "RR-5",
        "Both throw 7, so both throw again; 9 beats 4, and player 2 begins.",
        ["coin-08", "coin-02"],
        [],
        ["roll 3 4", "roll 5 2", "roll 1 3", "roll 4 5"],
        first=None,
    ),
    Played("RR-6", "Player 2 begins the turn with a throw.", ["coin-08", "coin-02"], [], ["throw"], first=1),
    Played("RR-7", "A 3 is wanted: the total of 1 and 2 meets it.", ["coin-02"], [], ["throw", "roll 1 2"]),
    Played(
        "RR-7", "A 5 is wanted: one die shows it.", ["coin-02"], ["throw", "roll 3 3"], ["throw", "roll 5 6"]
    ),
    Played(
        "RR-8",
        "The 3 is met. The 5 after it lies there too, but it is a square for another turn.",
        ["coin-02"],
        [],
        ["throw", "roll 3 5"],
    ),
    Played(
        "RR-9",
        "The last number is met: home, 3 points, and a new card with both hearts.",
        ["coin-02"],
        ["throw", "roll 3 3", "heart", "throw", "roll 6 6", "roll 1 1"],
        ["throw", "roll 2 3", "draw coin-09"],
    ),
    Played(
        "RR-10",
        "Player 1 has 19 points and meets the last number of a card worth 5: 24, and the game is over.",
        ["coin-38", "coin-08"],
        lucky(["coin-38", "coin-34", "coin-11"], "coin-08", 19),
        ["throw", "roll 6 3"],
    ),
    Played(
        "RR-11",
        "Suppose the draw pile is empty. Player 1 comes home, and 39 finished cards make the new pile.",
        ["coin-11", "coin-08"],
        lucky(["coin-11"], "coin-08", 0),
        ["throw", "roll 6 3", "draw coin-11"],
        empty_pile=True,
    ),
    Played(
        "RR-12",
        "Player 1 meets the 10, goes on to the sword and strikes player 2, who must meet the 5 again.",
        ["coin-08", "coin-02"],
        ["throw", "roll 1 1", "throw", "roll 3 3", "throw", "roll 1 1", "throw", "roll 5 3"],
        ["throw", "roll 4 6", "strike p2"],
    ),
    Played(
        "RR-13",
        "Player 2 stands on a key and is safe, so the sword can only be for player 3.",
        ["coin-08", "coin-04", "coin-02"],
        ["throw", "roll 1 1", "throw", "roll 3 3", "roll 1 1", "throw", "roll 3 3"],
        ["throw", "roll 4 6"],
    ),
    Played(
        "RR-14",
        "Player 2 is on the coin: nobody to strike, and the turn is over.",
        ["coin-08", "coin-02"],
        [],
        ["throw", "roll 4 6"],
    ),
    Played(
        "RR-15",
        "Struck, player 2 goes back onto a key. The 5 is met again in an ordinary turn, the key unused.",
        ["coin-08", "coin-01"],
        ["throw", "roll 1 1", "throw", "roll 1 1", "roll 5 2", "throw", "roll 4 6"],
        ["strike p2", "throw", "roll 5 2"],
    ),
    Played("RR-16", "The 12 is hard, so a heart takes it. The turn is over.", ["coin-06"], [], ["heart"]),
    Played(
        "RR-17",
        "A heart takes the 3; behind it is a key, so the dice are thrown at once, for the 6.",
        ["coin-04"],
        [],
        ["heart", "roll 2 2"],
    ),
    Played(
        "RR-18",
        "The 3 is met, the key throws again, and that throw meets the 6.",
        ["coin-04"],
        [],
        ["throw", "roll 3 5", "roll 4 2"],
    ),
    Played(
        "RR-19",
        "The key’s throw meets the 6; behind the 6 is another key, which throws again, for the 2.",
        ["coin-13"],
        ["throw", "roll 4 4"],
        ["throw", "roll 3 5", "roll 6 1", "roll 2 5"],
    ),
    Played(
        "RR-19",
        "The same with the option off: onto the second key, but no throw.",
        ["coin-13"],
        ["throw", "roll 4 4"],
        ["throw", "roll 3 5", "roll 6 1"],
        options={"key_chain": False},
    ),
    Played(
        "RR-20",
        "Player 2 played a heart on the 5 and lost it to a sword. A second heart may take it again.",
        ["coin-08", "coin-02"],
        ["throw", "roll 1 1", "throw", "roll 3 3", "throw", "roll 1 1", "heart"],
        ["throw", "roll 4 6", "strike p2", "heart"],
    ),
)


def main() -> None:
    """Rewrite the books."""
    rewrite("retroroll", SHOWN)


if __name__ == "__main__":
    main()
