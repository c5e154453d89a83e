"""A second, naive implementation of the requirements, on lists of faces, beside the engine's dice as numbers."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement, product

import pytest

from rollwright.games.rollingloot.requirements import Requirement, packed, read, unpacked
from rollwright.games.rollingloot.rules import codes, dice

ALL = (
    *(f"set {n}" for n in range(2, 6)),
    *(f"run {n}" for n in range(2, 6)),
    "two_pair", "full_house", "no_even", "no_odd",
    "sum 2 >= 11", "sum 3 >= 15", "sum 4 >= 20", "sum 5 >= 28", "sum 2 <= 3", "sum 3 <= 6", "sum 4 <= 6", "sum 5 <= 8",
    *(f"sum {n} = {total}" for n in range(2, 6) for total in range(n, 6 * n + 1)),
    *(f"each {n} {sign} {face}" for n in range(2, 6) for sign in (">=", "<=") for face in (1, 2, 3, 4, 5, 6)),
)  # fmt: skip
THROWS = [faces for number in range(6) for faces in combinations_with_replacement(range(1, 7), number)]


def naive(wanted: Requirement, part: tuple[int, ...], free: tuple[int, ...]) -> bool:
    """Whether exactly these dice, out of the free ones, meet the requirement; read from the vocabulary."""
    if len(part) < 2:
        return False
    if wanted.word in ("no_even", "no_odd"):
        odd = 1 if wanted.word == "no_even" else 0
        return sorted(part) == sorted(free) and all(face % 2 == odd for face in part)
    words = wanted.text.split()
    if wanted.word == "two_pair":
        return len(part) == 4 and any(
            part[a] == part[b] and len({part[i] for i in range(4) if i not in (a, b)}) == 1
            for a, b in combinations(range(4), 2)
        )
    if wanted.word == "full_house":
        return len(part) == 5 and any(
            len({part[i] for i in three}) == 1 and len({part[i] for i in range(5) if i not in three}) == 1
            for three in combinations(range(5), 3)
        )
    if len(part) != int(words[1]):
        return False
    if wanted.word == "set":
        return len(set(part)) == 1
    if wanted.word == "run":
        return sorted(part) == list(range(min(part), min(part) + len(part)))
    compare = {">=": int.__ge__, "<=": int.__le__, "=": int.__eq__}[words[2]]
    values = [sum(part)] if wanted.word == "sum" else list(part)
    return all(compare(value, int(words[3])) for value in values)


def subsets(faces: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All choices of dice, equal ones too."""
    return [part for number in range(len(faces) + 1) for part in combinations(faces, number)]


@pytest.mark.parametrize("text", ALL)
def test_rl_11_the_matcher_agrees_with_a_naive_one_over_all_subsets(text: str) -> None:
    """Which choices of dice meet a requirement, for every throw of up to five dice."""
    wanted = read(text)
    row = wanted.row(0)
    for free in THROWS:
        parts = set(subsets(free))
        met = {part for part in parts if naive(wanted, part, free)}
        assert {part for part in parts if dice.meets(row, packed(free), packed(part))} == met, free
        assert dice.can_meet(row, packed(free)) == bool(met), free


SHIPPED = ("sum 2 >= 11", "run 3", "set 3", "each 3 <= 2", "sum 2 = 3", "run 4", "two_pair", "sum 3 >= 15",
           "each 4 >= 5", "no_even", "sum 4 <= 6", "sum 4 >= 20", "no_odd", "full_house", "each 4 <= 2", "set 4",
           "sum 5 >= 28", "sum 5 = 17", "run 5", "sum 5 <= 8")  # fmt: skip


def test_rl_11_all_ordered_throws_of_five_dice_agree() -> None:
    """All 6^5 throws, whichever die lands first."""
    wanted = [read(text) for text in SHIPPED]
    rows = [each.row(0) for each in wanted]
    known = {
        faces: [any(naive(each, part, faces) for part in subsets(faces)) for each in wanted]
        for faces in combinations_with_replacement(range(1, 7), 5)
    }
    for faces in product(range(1, 7), repeat=5):
        thrown = packed(faces)
        assert [dice.can_meet(row, thrown) for row in rows] == known[tuple(sorted(faces))], faces


def test_rl_12_fewer_than_two_dice_meet_nothing() -> None:
    for text in ALL:
        row = read(text).row(0)
        for free in ((), (1,), (6,)):
            assert not dice.can_meet(row, packed(free)), text


@pytest.mark.parametrize(("text", "faces", "met"), [
    ("no_even", (1, 3), True), ("no_even", (1, 3, 5, 5, 1), True), ("no_even", (1, 3, 4), False),
    ("no_odd", (2, 4), True), ("no_odd", (2, 2, 2, 1), False), ("no_even", (3,), False),
])  # fmt: skip
def test_rl_13_no_even_and_no_odd_look_at_all_dice(text: str, faces: tuple[int, ...], met: bool) -> None:
    assert dice.can_meet(read(text).row(0), packed(faces)) is met


def test_rl_13_they_take_all_dice_left() -> None:
    row = read("no_even").row(0)
    assert dice.meets(row, packed((1, 1, 3)), packed((1, 1, 3)))
    assert not dice.meets(row, packed((1, 1, 3)), packed((1, 1)))


def test_the_values_of_pairs_and_of_a_full_house_may_be_equal() -> None:
    assert dice.can_meet(read("two_pair").row(0), packed((4, 4, 4, 4)))
    assert dice.can_meet(read("full_house").row(0), packed((4, 4, 4, 4, 4)))


def test_dice_as_numbers() -> None:
    for faces in THROWS:
        thrown = packed(faces)
        assert unpacked(thrown) == list(faces)
        assert (dice.size(thrown), dice.total(thrown)) == (len(faces), sum(faces))
        assert dice.faces(thrown) == int("".join(map(str, faces)) or 0)
        parts = [
            tuple(face for place, face in enumerate(faces) if mask >> place & 1)
            for mask in range(1 << len(faces))
        ]
        assert [tuple(unpacked(dice.chosen(thrown, mask))) for mask in range(1 << len(faces))] == parts
        told = [part for mask, part in enumerate(parts) if not dice.skips_twin(mask, dice.twins(thrown))]
        assert sorted(told) == sorted(set(parts)), "each choice of faces has one mask"
        assert all(count == 1 for count in Counter(told).values())


@pytest.mark.parametrize(("text", "wrong"), [
    ("set 1", "at least 2 dice"), ("run 1", "at least 2 dice"), ("sum 1 >= 6", "at least 2 dice"),
    ("each 0 <= 2", "at least 2 dice"), ("set 6", "no five dice"), ("run 6", "no five dice"),
    ("sum 2 >= 13", "no five dice"), ("sum 3 <= 2", "no five dice"), ("sum 2 = 1", "no five dice"),
    ("sum 6 >= 7", "no five dice"), ("each 2 >= 7", "from 1 to 6"), ("each 2 = 3", "no requirement"),
    ("three sixes", "no requirement"), ("set", "no requirement"), ("sum 3 > 5", "no requirement"), ("", "no req"),
])  # fmt: skip
def test_rl_12_what_is_no_requirement(text: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        read(text)


def test_spaces_do_not_matter() -> None:
    assert read("  sum  2   >=  11 ") == read("sum 2 >= 11")
    assert read("set 2").kind == codes.SET
