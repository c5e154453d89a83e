"""The content of Sonic Roll: what is given is as given, what is ours keeps its own rules, errors name the place."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import rollwright.games.sonicroll as sonicroll
from rollwright.core.content import read
from rollwright.core.errors import ContentError
from rollwright.games.sonicroll.content import read_zones

FOLDER = Path(next(iter(sonicroll.__path__))) / "content"
HOUSE = read(FOLDER / "house.toml").data
ZONES = ("green-hill", "stardust-speedway", "lava-reef", "chemical-plant")


def entries(table: str, **fields: str) -> list[dict[str, Any]]:
    """The entries of a table whose fields have these values."""
    return [entry for entry in HOUSE[table] if all(entry[key] == value for key, value in fields.items())]


def kind(reward: str) -> str:
    """What a reward is, without how much."""
    return re.sub(r"^(gain|hazard).*|^\d+ (rings?)$", lambda found: found[1] or "rings", reward)


def lanes(space: str) -> list[tuple[str, str]]:
    """The lanes of a space: challenge and reward."""
    parts = (lane.partition(":") for lane in space.removeprefix("/").split("|"))
    return [(challenge.strip(), reward.strip()) for challenge, _, reward in parts]


def written() -> str:
    """The house content as one file."""
    text = "\n".join(
        (FOLDER / name).read_text() for name in ("house.toml", *(f"{zone}.toml" for zone in ZONES))
    )
    return re.sub(r"(?m)^parts = .*$", "", text)


# ---- what is given


def test_sr_2_twelve_cards_a_zone_and_four_characters() -> None:
    assert {zone: len(entries("card", zone=zone)) for zone in ZONES} == dict.fromkeys(ZONES, 12)
    assert [entry["id"] for entry in HOUSE["character"]] == ["sonic", "tails", "knuckles", "amy"]


def test_sr_4_the_actions_of_the_dashboards() -> None:
    shown = {
        (character["id"], action["id"]): (" + ".join(action["dice"]), action.get("times", 1))
        for character in HOUSE["character"]
        for action in character["action"]
    }
    assert shown == {
        ("sonic", "super-peel-out"): ("run 6", 1),
        ("sonic", "spin-dash"): ("run 1 + spin 1", 1),
        ("sonic", "drop-dash"): ("jump 3", 1),
        ("tails", "fly"): ("jump 4", 2),
        ("tails", "spin-jump"): ("spin 3", 1),
        ("tails", "propeller-tail"): ("run 4", 1),
        ("knuckles", "wall-climb"): ("spin 3", 3),
        ("knuckles", "spin-attack"): ("run 4", 1),
        ("knuckles", "glide"): ("jump 4", 1),
        ("amy", "spin-dash"): ("run 1 + spin 1", 1),
        ("amy", "hammer-throw"): ("spin 3", 1),
        ("amy", "hammer-rush"): ("jump 3", 1),
    }
    assert {entry["mark"] for entry in HOUSE["character"]} == {"P"}


def test_sr_36_the_24_boss_patterns() -> None:
    helpful = [
        ("spin 3: boost", "any 3"),
        ("run 4: 3 rings", "any 4"),
        ("jump 6: star post", "any 6"),
        ("bumpers 2: power up", "any 5"),
    ]
    spin = [(f"spin {n}", f"any {n}: lose die") for n in (1, 2, 4, 5, 6)]
    run = [(f"run {n}", f"any {n}: hazard 2") for n in (1, 2, 3, 5, 6)]
    jump = [(f"jump {n}", f"any {n}: badnik") for n in (1, 2, 3, 4, 5)]
    bumpers = [
        ("bumpers 2", "any 1: time"),
        ("bumpers 3", "any 2: time"),
        ("bumpers 2", "any 3: time"),
        ("bumpers 2", "any 4: time"),
        ("bumpers 2", "any 6: time"),
    ]
    given = helpful + spin + run + jump + bumpers
    assert [(entry["top"], entry["bottom"]) for entry in HOUSE["pattern"]] == given
    assert len(given) == 24
    assert {entry["mark"] for entry in HOUSE["pattern"]} == {"O"}


def test_sr_40_the_boards_and_their_bosses() -> None:
    boards = {zone["id"]: (zone["top"], zone["middle"], zone["bottom"]) for zone in HOUSE["zone"]}
    assert boards == {
        "green-hill": ("big ring", "star post", "power up"),
        "stardust-speedway": ("5 rings", "star post", "boost"),
        "lava-reef": ("power up", "hazard 2", "big ring"),
        "chemical-plant": ("badnik", "big ring", "gain any"),
    }
    bosses = {
        boss["zone"]: (boss["id"], boss["level"], boss["health"], boss["hits"], boss["each_hit"])
        for boss in HOUSE["boss"]
    }
    assert bosses == {
        "green-hill": ("egg-robo", 2, 2, ["spin 6", "spin 4", "spin 2"], "all draw badnik"),
        "stardust-speedway": ("metal-sonic", 2, 3, ["spin 5", "spin 1", "spin 3"], "hitter loses boost"),
        "lava-reef": ("magma-rig", 3, 3, ["spin 2", "spin 6", "spin 4"], "hazard 2"),
        "chemical-plant": ("dr-eggman", 3, 4, ["spin 1", "spin 5", "spin 3"], "all draw badnik"),
    }
    assert [entry.get("mark", "ours") for entry in HOUSE["boss"]] == ["P", "ours", "ours", "ours"]


def test_sr_37_the_boss_attack_cards() -> None:
    sides = {card["boss"]: (card["one"], card["two"]) for card in HOUSE["attack"]}
    assert sides == {
        "egg-robo": (
            {"attacks": ["run 6", "jump 6"], "clear": "any 3"},
            {"attacks": ["run 1", "jump 1"], "clear": "any 5"},
        ),
        "metal-sonic": (
            {"attacks": ["run 5", "run 6"], "clear": "run 2"},
            {"attacks": ["jump 5", "jump 6"], "clear": "jump 2"},
        ),
        "magma-rig": (
            {"attacks": ["any 1"], "abilities": ["reroll: lose ring"], "clear": "any 4"},
            {"attacks": ["any 6"], "clear": "any 2"},
        ),
        "dr-eggman": (
            {
                "attacks": ["any 2", "run 4"],
                "abilities": ["end turn: draw badnik"],
                "clear": "spin 6",
            },
            {"attacks": ["any 5", "jump 3"], "clear": "spin 1"},
        ),
    }


def test_sr_26_the_badniks_of_lava_reef() -> None:
    def of(kind: str) -> list[tuple[Any, ...]]:
        return [
            (entry.get("attacks"), entry["avoid"], entry.get("destroy"), entry["abilities"], entry["mark"])
            for entry in entries("badnik", kind=kind)
        ]

    worm, rex, tox, iwa = (of(kind) for kind in ("fireworm", "rexon", "toxomister", "iwamodoki"))
    assert [(attacks, avoid, destroy) for attacks, avoid, destroy, *_ in worm] == [
        (["jump 5", "jump 2"], "jump 4", "spin 4"),
        (["jump 5", "jump 2"], "jump 6", "spin 6"),
        (["jump 6", "jump 1"], "jump 5", "spin 5"),
        (["jump 6", "jump 3"], "jump 2", "spin 2"),
        (["jump 4", "jump 1"], "jump 1", "spin 1"),
    ]
    assert [(attacks, avoid, destroy) for attacks, avoid, destroy, *_ in rex] == [
        (["any 5"], "jump 2", "spin 2"),
        (["any 4"], "jump 5", "spin 5"),
        (["any 2"], "jump 6", "spin 6"),
        (["any 3"], "jump 1", "spin 1"),
        (["any 1"], "jump 3", "spin 3"),
    ]
    assert [(attacks, avoid, destroy) for attacks, avoid, destroy, *_ in tox] == [
        (["run 6"], "run 2", "spin 2"),
        (["run 1"], "run 3", "spin 3"),
        (["run 2"], "run 5", "spin 5"),
        (["run 4"], "run 1", "spin 1"),
        (["run 5"], "run 6", "spin 6"),
    ]
    assert [(attacks, avoid, destroy) for attacks, avoid, destroy, *_ in iwa] == [
        (None, f"any {number}", None) for number in (1, 2, 4, 5, 6)
    ]
    assert [each[0][3:] for each in (worm, rex, tox, iwa)] == [
        (["always: no power ups"], "O"),
        (["defeat: hazard 2 unless jump"], "O"),
        (["reroll: lose ring"], "O"),
        (["end turn: damage and discard"], "O"),
    ]


def test_sr_27_four_kinds_of_five_a_zone_and_every_timing_and_condition() -> None:
    for zone in ZONES:
        kinds = Counter(entry["kind"] for entry in entries("badnik", zone=zone))
        assert sorted(kinds.values()) == [5, 5, 5, 5], zone
    whens = {ability.partition(":")[0] for entry in HOUSE["badnik"] for ability in entry.get("abilities", ())}
    timings = {"defeat", "reroll", "dice action", "end turn", "always"}
    assert whens == timings | {"spend even", "spend odd", "spend first"}
    assert {entry.get("hits", 1) for entry in HOUSE["badnik"]} == {1, 2}
    penalties = {entry.get("penalty", "damage") for entry in HOUSE["badnik"]}
    assert penalties == {"damage", "hazard 2", "time", "lose die", "lose boost", "draw badnik"}


def test_sr_34_how_many_of_each_power_up() -> None:
    assert {entry["id"]: entry["count"] for entry in HOUSE["power_up"]} == {
        "super-ring": 3, "power-sneakers": 3, "one-up": 3, "hyper-ring": 2, "eggman-mark": 2, "invincible": 2,
        "flame-shield": 2, "bubble-shield": 2, "lightning-shield": 2, "blue-shield": 2,
    }  # fmt: skip
    assert sum(entry["count"] for entry in HOUSE["power_up"]) == 23


def test_sr_33_the_dice_of_the_emeralds() -> None:
    assert [entry["dice"] for entry in HOUSE["emerald"]] == [
        ["run", "jump"], ["run", "run"], ["jump", "jump"], ["spin", "spin"], ["run", "spin"], ["jump", "spin"],
        ["spin", "run"],
    ]  # fmt: skip


def test_sr_32_the_16_bonus_tiles() -> None:
    assert [(entry["kind"], entry.get("reward"), entry["count"]) for entry in HOUSE["tile"]] == [
        ("emerald", None, 1),
        ("bumper", "1 ring", 4),
        ("bumper", "boost", 3),
        ("red", "boost", 2),
        ("red", "power up", 6),
    ]


def test_sr_2_the_secret_passage() -> None:
    (passage,) = HOUSE["passage"]
    assert passage["spaces"] == [
        "bumpers 2: 2 rings",
        "any 5: boost | spin 5: power up",
        "any 4: 2 rings",
        "jump 3: power up | any 3: boost",
        "any 6: 2 rings",
    ]
    assert passage["reward"] == "big ring"


def test_sr_46_the_finale() -> None:
    (finale,) = HOUSE["finale"]
    assert (finale["boss"], finale["health"]) == ("dr-eggman", 6)


# ---- what is ours


@pytest.mark.parametrize("zone", ZONES)
def test_the_cards_of_a_zone_keep_to_what_cards_are(zone: str) -> None:
    """5 to 7 spaces, coloured ones on lanes only, 2 to 4 rings, no reward twice running."""
    for card in entries("card", zone=zone):
        before: list[tuple[str, str]] = []
        length = 0
        for space in card["spaces"]:
            here = lanes(space)
            split_goes_on = len(before) == len(here) == 2 and not space.startswith("/")
            for at, (challenge, reward) in enumerate(here):
                assert len(here) == 2 or challenge.startswith(("any", "bumpers")), (card["id"], space)
                assert not (rings := re.match(r"(\d+) ring", reward)) or rings[1] in "234", card["id"]
                for other, (_, earlier) in enumerate(before):
                    repeats = reward and kind(reward) == kind(earlier)
                    assert not repeats or (split_goes_on and at != other), (card["id"], space)
            before = here
            length += max(
                int(challenge.split()[1]) if challenge.startswith("bumpers") else 1 for challenge, _ in here
            )
        assert len(card["spaces"]) >= 5, card["id"]
        assert length <= 7, card["id"]


def test_hazards_grow_more_common_by_zone() -> None:
    found = [
        sum(
            reward.startswith("hazard")
            for card in entries("card", zone=zone)
            for space in card["spaces"]
            for _, reward in lanes(space)
        )
        for zone in ZONES
    ]
    assert found == sorted(found)
    assert found[0] <= 2
    assert found[3] >= 12


def test_every_number_is_wanted_about_as_often() -> None:
    for zone in ZONES:
        numbers = Counter(
            challenge.split()[1]
            for card in entries("card", zone=zone)
            for space in card["spaces"]
            for challenge, _ in lanes(space)
            if not challenge.startswith("bumpers")
        )
        assert max(numbers.values()) <= 1.5 * min(numbers.values()), (zone, numbers)


# ---- files


def test_one_file_says_the_same_as_many(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text(written())
    one = read(tmp_path / "one.toml")
    assert one.data == HOUSE
    assert read_zones(one, 4) == read_zones(read(FOLDER / "house.toml"), 4)


@pytest.mark.parametrize(
    ("good", "bad", "words"),
    [
        ('"any 5: 2 rings",', '"run 5: 2 rings",', "coloured space"),
        ('"any 5: 2 rings",', '"any 7: 2 rings",', "1 to 6, not 7"),
        ('"any 5: 2 rings",', '"any 0: 2 rings",', "1 to 6, not 0"),
        ('"any 5: 2 rings",', '"any 5: badnik",', "space 2: the reward of the space before"),
        ('"any 5: 2 rings",', '"any 5: 2 rigns",', "is no reward; there are"),
        ('"any 5: 2 rings",', '"/ any 5 | run 2",', "none is running"),
        ('"any 5: 2 rings",', '"/ any 5",', "two lanes are wanted"),
        ('"any 5: 2 rings",', '"any 5 | any 5",', "both lanes want the same"),
        ('"any 5: 2 rings",', '"any 5 | any 4 | any 3",', "one lane or two"),
        ('"any 5: 2 rings",', '"any 5 |",', "here is nothing"),
        ('"any 5: 2 rings",', '"any 5:",', "a reward is wanted after the colon"),
        ('"any 5: 2 rings",', '"bumpers 4",', "bumpers 2 or bumpers 3"),
    ],
)
def test_a_card_that_cannot_be_is_named_with_file_and_line(
    tmp_path: Path, good: str, bad: str, words: str
) -> None:
    for path in FOLDER.glob("*.toml"):
        text = path.read_text()
        (tmp_path / path.name).write_text(text.replace(good, bad, 1) if path.stem == "green-hill" else text)
    at = (tmp_path / "green-hill.toml").read_text().splitlines().index("spaces = [") + 1
    with pytest.raises(ContentError, match=words) as caught:
        read_zones(read(tmp_path / "house.toml"), 1)
    assert f"green-hill.toml:{at}" in str(caught.value)
    assert "card palm-bridge" in str(caught.value)


ATTACKS = f"attacks = {entries('badnik', id='moto-bug-1')[0]['attacks']}".replace("'", '"')


@pytest.mark.parametrize(
    ("good", "bad", "words"),
    [
        ('avoid = "jump 5"', 'avoid = "spin 5"', "avoided with run, jump or any"),
        ('destroy = "spin 5"', 'destroy = "jump 5"', "destroyed with a Spin die"),
        (ATTACKS, 'attacks = ["spin 1", "run 4"]', "name run, jump or any"),
        (ATTACKS, 'attacks = ["run 1", "run 1"]', "attacks differ"),
        (ATTACKS, "attacks = []\nspeed = 3", "not speed"),
        (ATTACKS, 'penalty = "tears"', "is no penalty"),
        (ATTACKS, 'abilities = ["spend: 3 rings"]', "is no penalty"),
        (ATTACKS, 'abilities = ["someday: time"]', "timings are defeat"),
        (ATTACKS, 'abilities = ["reroll even: time"]', "condition of spend"),
    ],
)
def test_a_badnik_that_cannot_be_is_named(tmp_path: Path, good: str, bad: str, words: str) -> None:
    for path in FOLDER.glob("*.toml"):
        text = path.read_text()
        (tmp_path / path.name).write_text(text.replace(good, bad, 1) if path.stem == "green-hill" else text)
    with pytest.raises(ContentError, match=words) as caught:
        read_zones(read(tmp_path / "house.toml"), 1)
    assert "green-hill.toml:" in str(caught.value)
    assert "badnik moto-bug-1" in str(caught.value)
