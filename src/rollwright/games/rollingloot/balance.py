"""What the designer's report needs to know: how often a turn's dice meet each step, kept and thrown again for the best.

All throws are counted, none is simulated: a turn is at most three throws of five dice, so a chance is a whole number of
6^15 equally likely ways. Dice are sorted tuples of faces here.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from typing import Any, cast

from rollwright.core.game import Game
from rollwright.games.rollingloot.requirements import packed, read
from rollwright.games.rollingloot.rows import STEPS, LootContent, LootPosition
from rollwright.games.rollingloot.rules import codes, dice

UNIT = "rounds"  # what the lengths of games are counted in
Dice = tuple[int, ...]
THROWS = 1 + codes.REROLLS


def rows(game: Game) -> list[dict[str, Any]]:
    """Every step: its requirement, and its chance alone and together with the step above, by one ship in one turn."""
    content = cast("LootContent", game.content_row)
    both = together(game)
    found: list[dict[str, Any]] = []
    for index, card in enumerate(game.content["card"]):
        for step in range(STEPS):
            text = _tidy(card["steps"][step])
            above = _tidy(card["steps"][step + 1]) if step + 1 < STEPS else None
            alone = chance(text)
            found.append(
                {
                    "card": card["id"],
                    "level": card["level"],
                    "step": step + 1,
                    "requirement": text,
                    "loot": content.cards[index].steps[step].loot,
                    "alone": float(alone),
                    "and_above": float(both[_pair(text, above)]) if above else "",
                    "exact": str(alone),
                }
            )
    return found


def summary(found: list[dict[str, Any]]) -> dict[str, Any]:
    """What the cards are to keep: how hard the first steps of level 1 and the top steps of level 3 are."""
    first = [row["alone"] for row in found if row["level"] == 1 and row["step"] == 1]
    top = [row["alone"] for row in found if row["level"] == 3 and row["step"] == STEPS]
    return {"first_steps_of_level_1": sorted(first), "top_steps_of_level_3": sorted(top)}


@cache
def together(game: Game) -> Mapping[str, Fraction]:
    """The chance to meet two requirements in one turn, each die used once, for any two of the cards' requirements."""
    texts = sorted({_tidy(text) for card in game.content["card"] for text in card["steps"]})
    ends: dict[str, set[Dice]] = {_pair(one, other): set() for one in texts for other in texts}
    for thrown in _all(codes.DICE):
        for one, rest in _payments(texts, thrown):
            for other in texts:
                if dice.can_meet(read(other).row(0), packed(rest)):
                    ends[_pair(one, other)].add(thrown)
    return {pair: best_chance(frozenset(good)) for pair, good in ends.items()}


def _payments(texts: list[str], thrown: Dice) -> list[tuple[str, Dice]]:
    """Each requirement that some of the dice meet exactly, and the dice left then."""
    found: list[tuple[str, Dice]] = []
    for part in {part for number in range(2, codes.DICE + 1) for part in combinations(thrown, number)}:
        rest = _without(thrown, part)
        met = [text for text in texts if dice.meets(read(text).row(0), packed(thrown), packed(part))]
        found += [(text, rest) for text in met]
    return found


@cache
def chance(text: str) -> Fraction:
    """The chance to meet a requirement in a turn that aims at nothing else."""
    row = read(text).row(0)
    return best_chance(frozenset(thrown for thrown in _all(codes.DICE) if dice.can_meet(row, packed(thrown))))


@cache
def best_chance(good: frozenset[Dice]) -> Fraction:
    """The chance to end with one of these throws of five dice, by the best keeping."""
    if not good:
        return Fraction(0)
    value = [int(thrown in good) for thrown in _all(codes.DICE)]
    for _ in range(codes.REROLLS):  # after n rerolls a value counts ways of 6^(5 * n)
        kept = [sum(ways * value[end] for end, ways in ends) for ends in _after()]
        value = [max(kept[keep] for keep in keeps) for keeps in _keeps()]
    return Fraction(sum(ways * value[end] for end, ways in _after()[0]), 6 ** (codes.DICE * THROWS))


@cache
def _kept() -> tuple[Dice, ...]:
    """What may be kept of five dice; first of all nothing."""
    return tuple(keep for number in range(codes.DICE + 1) for keep in _all(number))


@cache
def _after() -> tuple[tuple[tuple[int, int], ...], ...]:
    """Where keeping dice and throwing the rest may lead: the five dice by number, and the ways of 6^5."""
    number = {thrown: index for index, thrown in enumerate(_all(codes.DICE))}
    return tuple(
        tuple(
            (number[tuple(sorted(keep + more))], ways * 6 ** len(keep))
            for more, ways in _throws(codes.DICE - len(keep))
        )
        for keep in _kept()
    )


@cache
def _keeps() -> tuple[tuple[int, ...], ...]:
    """For every five dice, by number, what may be kept of them."""
    number = {keep: index for index, keep in enumerate(_kept())}
    return tuple(tuple(number[keep] for keep in _parts(thrown)) for thrown in _all(codes.DICE))


@cache
def _all(number: int) -> tuple[Dice, ...]:
    return tuple(combinations_with_replacement(range(1, 7), number))


@cache
def _throws(number: int) -> tuple[tuple[Dice, int], ...]:
    """Each throw of so many dice, with the orders in which they may land."""
    return tuple(
        (thrown, factorial(number) // prod(factorial(thrown.count(face)) for face in set(thrown)))
        for thrown in _all(number)
    )


@cache
def _parts(thrown: Dice) -> tuple[Dice, ...]:
    return tuple({part for number in range(codes.DICE + 1) for part in combinations(thrown, number)})


def _without(thrown: Dice, part: Dice) -> Dice:
    left = list(thrown)
    for face in part:
        left.remove(face)
    return tuple(left)


def _tidy(text: str) -> str:
    return " ".join(text.split())


def _pair(one: str, other: str) -> str:
    return " + ".join(sorted((one, other)))


def length(position: Any) -> float:
    """The rounds of a finished game."""
    end = cast("LootPosition", position)
    return end.turns / end.seats
