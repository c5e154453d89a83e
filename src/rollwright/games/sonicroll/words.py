"""The words of the content files: challenges, rewards, abilities. ValueError says what would be right."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rollwright.games.sonicroll.rules import codes

KINDS = {"run": 1, "jump": 2, "spin": 3, "any": codes.ANY}
NUMBERED = {"ring": codes.E_RINGS, "rings": codes.E_RINGS, "boosts": codes.E_BOOST}
REWARDS = {
    "boost": (codes.E_BOOST, 1),
    "time": (codes.E_TIME, 1),
    "badnik": (codes.E_BADNIK, 1),
    "power up": (codes.E_POWER_UP, 1),
    "star post": (codes.E_STAR_POST, 1),
    "big ring": (codes.E_BIG_RING, 1),
    "lose die": (codes.E_LOSE_DIE, 1),
    "animal": (codes.E_ANIMAL, 1),
}
REWARD_WORDS = '"2 rings", "hazard 2", "gain run" or "gain any", ' + ", ".join(
    f'"{word}"' for word in REWARDS
)
PENALTIES = {
    "damage": (codes.E_DAMAGE, 1),
    "time": (codes.E_TIME, 1),
    "lose die": (codes.E_LOSE_DIE, 1),
    "lose ring": (codes.E_LOSE_RING, 1),
    "lose boost": (codes.E_LOSE_BOOST, 1),
    "draw badnik": (codes.E_DRAW, 0),
}
PENALTY_WORDS = ", ".join(f'"{word}"' for word in (*PENALTIES, "hazard 2"))
TIMINGS = {
    "defeat": codes.DEFEAT,
    "spend": codes.SPEND_EACH,
    "reroll": codes.REROLL_STEP,
    "dice action": codes.DICE_ACTION,
    "end turn": codes.END_TURN,
    "always": codes.ALWAYS,
}
CONDITIONS = {"even": codes.IF_EVEN, "odd": codes.IF_ODD, "first": codes.IF_FIRST}
UNLESS = {"run": codes.UNLESS_RUN, "jump": codes.UNLESS_JUMP, "spin": codes.UNLESS_SPIN}
ALWAYS = {"no power ups": (codes.E_NO_POWER_UPS, 1), "no boosts": (codes.E_NO_BOOSTS, 1)}
EACH_HIT = {
    "all draw badnik": (codes.E_ALL_DRAW, 0),
    "hitter loses boost": (codes.E_LOSE_BOOST, 1),
}
ROLL_EFFECTS = {
    "roll: drop lowest": (codes.DROP_LOWEST, 0, 0, 0),
    "roll: add until a pair": (codes.ADD_UNTIL_PAIR, 0, 0, 0),
    "roll: save pairs": (codes.SAVE_PAIRS, 0, 0, 0),
    "roll: save rising": (codes.SAVE_RISING, 0, 0, 0),
    "avoid: all run become spin": (codes.ALL_RUN_SPIN, 0, 0, 0),
    "spend jump: lower jump may follow": (codes.LOWER_FOLLOWS, 2, 0, 0),
    "spend spin: badnik of another once": (codes.OTHERS_BADNIK, 3, 0, 0),
}


@dataclass(frozen=True)
class Wanted:
    """A lane of a space in parts: kind and number (of bumpers: their number), then its reward."""

    kind: int
    number: int
    what: int = 0
    amount: int = 0

    @property
    def spaces(self) -> int:
        """How many spaces of the card it takes."""
        return self.number if self.kind == codes.BUMPERS else 1


def match(text: str) -> tuple[int, int]:
    """`run 4` or `any 3`: kind and number."""
    found = re.fullmatch(r"(run|jump|spin|any) (\d+)", text)
    if not found:
        raise ValueError(f'a die such as "run 4" or "any 3" is wanted, not {text!r}')
    number = int(found[2])
    if not 1 <= number <= 6:
        raise ValueError(f"a die shows 1 to 6, not {number}")
    return KINDS[found[1]], number


def challenge(text: str) -> tuple[bool, list[Wanted]]:
    """A space: does it begin a new split, and its lanes, the top one first."""
    split = text.startswith("/")
    lanes = [lane(part) for part in text.removeprefix("/").split("|")]
    if len(lanes) > 2:
        raise ValueError(f'a space has one lane or two, such as "run 4 | any 3", not {len(lanes)}')
    if split and len(lanes) == 1:
        raise ValueError('"/" begins a new split, so two lanes are wanted: "/ run 4 | any 3"')
    return split, lanes


def lane(text: str) -> Wanted:
    """`jump 5: 2 rings`."""
    wanted, colon, gets = (part.strip() for part in text.partition(":"))
    if colon and not gets:
        raise ValueError(f'a reward is wanted after the colon, as in "{wanted}: 2 rings"')
    what, amount = reward(gets) if gets else (0, 0)
    series = re.fullmatch(r"bumpers (\d+)", wanted)
    if series:
        if series[1] not in ("2", "3"):
            raise ValueError(f"a series is bumpers 2 or bumpers 3, not {wanted}")
        return Wanted(codes.BUMPERS, int(series[1]), what, amount)
    if not wanted:
        raise ValueError('a challenge such as "run 4", "any 3" or "bumpers 2" is wanted, and here is nothing')
    return Wanted(*match(wanted), what, amount)


def reward(text: str) -> tuple[int, int]:
    """`2 rings`, `boost`, `hazard 3`, `gain any`: effect and amount."""
    if text in REWARDS:
        return REWARDS[text]
    numbered = re.fullmatch(r"(\d+) (\w+)", text)
    if numbered and numbered[2] in NUMBERED:
        number = int(numbered[1])
        if not 1 <= number <= 20:
            raise ValueError(f"1 to 20 {numbered[2]} are wanted, not {number}")
        return NUMBERED[numbered[2]], number
    if text.startswith("hazard "):
        return hazard(text)
    gained = re.fullmatch(r"gain (run|jump|spin|any)", text)
    if gained:
        return codes.E_GAIN, KINDS[gained[1]]
    raise ValueError(f"{text!r} is no reward; there are {REWARD_WORDS}")


def hazard(text: str) -> tuple[int, int]:
    """`hazard 2`."""
    found = re.fullmatch(r"hazard ([1-6])", text)
    if not found:
        raise ValueError(f"hazard 1 to hazard 6 are wanted, not {text!r}")
    return codes.E_HAZARD, int(found[1])


def penalty(text: str) -> tuple[int, int]:
    """What an attack brings."""
    if text in PENALTIES:
        return PENALTIES[text]
    if text.startswith("hazard"):
        return hazard(text)
    raise ValueError(f"{text!r} is no penalty; there are {PENALTY_WORDS}")


def each_hit(text: str) -> tuple[int, int]:
    """What every hit on the boss brings."""
    if text in EACH_HIT:
        return EACH_HIT[text]
    if text.startswith("hazard"):
        return hazard(text)
    raise ValueError(f'{text!r} is not known; there are {", ".join(map(repr, EACH_HIT))}, "hazard 2"')


def ability(text: str) -> tuple[int, int, int, int]:
    """`spend first: lose ring`: timing, condition, effect, amount."""
    when, colon, what = (part.strip() for part in text.partition(":"))
    timing, _, condition = (when, "", "") if when in TIMINGS else when.rpartition(" ")
    if not colon or timing not in TIMINGS or (condition and condition not in CONDITIONS):
        raise ValueError(
            f'an ability is "timing: effect" or "spend even: effect", not {text!r}; '
            f"timings are {', '.join(TIMINGS)}, conditions {', '.join(CONDITIONS)}"
        )
    unless = re.fullmatch(r"(.+) unless (run|jump|spin)", what)
    number = CONDITIONS.get(condition, 0)
    if number and timing != "spend":
        raise ValueError(f"{condition} is a condition of spend, not of {timing}")
    if unless:
        if number:
            raise ValueError("an ability has one condition")
        what, number = unless[1], UNLESS[unless[2]]
    return TIMINGS[timing], number, *_effect(timing, what)


def _effect(timing: str, text: str) -> tuple[int, int]:
    if timing == "always":
        if text not in ALWAYS:
            raise ValueError(f"{text!r} is no lasting ability; there are {', '.join(map(repr, ALWAYS))}")
        return ALWAYS[text]
    if timing == "end turn" and text == "damage and discard":
        return codes.E_DAMAGE_DISCARD, 1
    if timing == "defeat":  # SR-27: gifts come at DEFEAT only
        try:
            return reward(text)
        except ValueError:
            return penalty(text)
    return penalty(text)


def roll_effect(text: str) -> tuple[int, int, int, int]:
    """The effect of a roll action: code, kind spent, where, kind gained."""
    if text in ROLL_EFFECTS:
        return ROLL_EFFECTS[text]
    found = re.fullmatch(r"spend (run|jump|spin)(?: on (card|badnik))?: gain (run|jump|spin)", text)
    if found:
        where = {None: codes.ANYWHERE, "card": codes.ON_CARD, "badnik": codes.ON_BADNIK}[found[2]]
        return codes.SPEND_GAIN, KINDS[found[1]], where, KINDS[found[3]]
    found = re.fullmatch(r"reroll: gain (run|jump|spin) if two spent", text)
    if found:
        return codes.REROLL_GAIN, 0, 0, KINDS[found[1]]
    wanted = ", ".join(
        (
            *ROLL_EFFECTS,
            "spend jump on card: gain run",
            "reroll: gain jump if two spent",
        )
    )
    raise ValueError(f"{text!r} is no effect of a roll action; there are {wanted}")


def dice(text: str) -> tuple[int, int]:
    """`run 6`: kind (from 0) and how many."""
    found = re.fullmatch(r"(run|jump|spin) ([1-9])", text)
    if not found:
        raise ValueError(f'dice such as "run 6" are wanted, not {text!r}')
    return KINDS[found[1]] - 1, int(found[2])
