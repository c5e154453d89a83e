"""A rule of thumb: hearts for the hardest numbers of a card, the sword for whoever is closest to winning."""

from __future__ import annotations

from rollwright.games.retroroll.rows import RetroContent, RetroPlayer, RetroPosition
from rollwright.games.retroroll.rules import GOAL, HEART, HIGHEST, KEY, STRIKE, STRIKE_AT, THROW, can_strike


def steady(pos: RetroPosition, content: RetroContent) -> int:
    """The move to make."""
    if pos.phase == STRIKE:
        return STRIKE_AT + best_target(pos, content)
    player = pos.players[pos.turn]
    if player.hearts > 0 and worth_a_heart(player, content):
        return HEART
    return THROW


def ways(number: int) -> int:
    """Of 36 throws, those that meet the number."""
    if number <= 6:
        return 10 + number
    return 13 - number


def worth_a_heart(player: RetroPlayer, content: RetroContent) -> bool:
    """Are fewer numbers still ahead harder than the next one than there are hearts?"""
    mine = saving(content.cards[player.card].squares[player.at], False)
    harder = 0
    for at in range(player.at + 1, content.cards[player.card].length):
        number = content.cards[player.card].squares[at]
        if number <= HIGHEST:
            behind_key = content.cards[player.card].squares[at - 1] == KEY
            if saving(number, behind_key) > mine:
                harder += 1
    return harder < player.hearts


def saving(number: int, behind_key: bool) -> int:
    """Turns a heart is expected to save on a number, in thousandths; a key's free throw may do without it."""
    missing = 36 - ways(number)
    turns = 1000 * missing // ways(number)
    if behind_key:
        turns = turns * missing * missing // (36 * 36)
    return turns


def best_target(pos: RetroPosition, content: RetroContent) -> int:
    """The seat whose loss helps most: close to 20 points, and the lost number hard to meet again."""
    target = 0
    most = -1
    for seat in range(pos.seats):
        if can_strike(pos, content, seat):
            harm = danger(pos.players[seat], content)
            if harm > most:
                most = harm
                target = seat
    return target


def danger(player: RetroPlayer, content: RetroContent) -> int:
    """How much it pays to push this player back."""
    points = player.points + content.cards[player.card].points
    lost = saving(content.cards[player.card].squares[player.at - 1], False) + 1000
    if points >= GOAL:
        points += GOAL
    return points * points * lost // content.cards[player.card].length * player.at
