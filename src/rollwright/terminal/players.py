"""Who sits at the table: people at this keyboard, and bots."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from rollwright import bots

__all__ = ["Player", "seated"]

ME = "me"


@dataclass(frozen=True)
class Player:
    """One seat: the name it is told by, and the bot that plays it (None for a person)."""

    name: str
    bot: str | None = None

    @property
    def recorded(self) -> str:
        """The name in the record's header; that of a bot brings the bot back."""
        return self.bot or self.name


def seated(wanted: Sequence[str], game: str, unnamed: str = "Player") -> tuple[Player, ...]:
    """Seats from words: `me` is a person, the name of a bot that bot, another word a person so called.

    >>> [player.name for player in seated(["me", "Ben", "steady", "steady"], "pig")]
    ['Player 1', 'Ben', 'Steady 3', 'Steady 4']
    """
    known, times = set(bots.names(game)), Counter(word.casefold() for word in wanted)
    players: list[Player] = []
    for seat, word in enumerate(wanted, start=1):
        if word.casefold() == ME:
            players.append(Player(f"{unnamed} {seat}"))
        elif word.casefold() in known:
            many = times[word.casefold()] > 1
            players.append(Player(word.capitalize() + (f" {seat}" if many else ""), word.casefold()))
        elif near := difflib.get_close_matches(word, (*bots.PLAIN, *bots.COMPILED), n=1, cutoff=0.8):
            raise ValueError(_no_bot(word, near[0], known))
        else:
            players.append(Player(word))
    _check_apart(players)
    return tuple(players)


def _no_bot(word: str, near: str, known: set[str]) -> str:
    if near not in known:
        return f"the bot {near} is not here; there are {', '.join(sorted(known))}"
    return f"there is no bot {word!r}; {near!r}? A person of that name is written {word.capitalize()!r}"


def _check_apart(players: Sequence[Player]) -> None:
    names = Counter(player.name.casefold() for player in players)
    if twice := [player.name for player in players if names[player.name.casefold()] > 1]:
        raise ValueError(f"two players are called {twice[0]}; give each a name of their own")
