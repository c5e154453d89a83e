"""Where ships are, and where loot is left."""

from __future__ import annotations

from rollwright.core.kit import Log, note
from rollwright.games.rollingloot.rows import CARDS, STEPS, LootContent, LootPosition
from rollwright.games.rollingloot.rules.codes import N_HOME, UP


def stands(pos: LootPosition, seat: int, card: int, step: int) -> bool:
    """Does a ship of this seat stand on the step?"""
    return pos.cards[card].ships[step] >> seat & 1 == 1


def loot_on(pos: LootPosition, content: LootContent, card: int, step: int) -> int:
    """The loot still on a step; an exhausted one has none."""
    if pos.cards[card].taken >> step & 1:
        return 0
    return content.cards[card].steps[step].loot


def steps_with_loot(pos: LootPosition, content: LootContent, card: int) -> int:
    """How many steps of the card have loot left; a step worth 0 has none (RL-9)."""
    found = 0
    for step in range(STEPS):
        if loot_on(pos, content, card, step) > 0:
            found += 1
    return found


def is_highest(pos: LootPosition, content: LootContent, card: int, step: int) -> bool:
    """Is there no loot above this step?"""
    for higher in range(step + 1, STEPS):
        if loot_on(pos, content, card, higher) > 0:
            return False
    return True


def cards_up(pos: LootPosition) -> int:
    """How many cards are face up."""
    found = 0
    for card in range(CARDS):
        if pos.cards[card].lies == UP:
            found += 1
    return found


def how_many(seats: int) -> int:
    """How many seats a set of bits has."""
    return (seats & 1) + (seats >> 1 & 1) + (seats >> 2 & 1)


def leave(pos: LootPosition, seat: int, card: int, step: int) -> None:
    """The ship goes off its step and home, into its owner's pool."""
    pos.cards[card].ships[step] &= ~(1 << seat)
    pos.players[seat].pool += 1


def abandon(pos: LootPosition, seat: int, card: int, step: int, log: Log) -> None:
    """RL-15: the ship gives its adventure up."""
    leave(pos, seat, card, step)
    note(log, N_HOME, seat, card, step)
