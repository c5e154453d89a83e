"""What the page draws of Rolling Loot beyond the position. The page's types are made from these declarations.

Steps count from 1 here, as people count them: the lowest is 1.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, TypedDict, cast

from rollwright.core.game import Game
from rollwright.core.state import State
from rollwright.games.rollingloot.names import DICE, MOVES
from rollwright.games.rollingloot.requirements import read, unpacked
from rollwright.games.rollingloot.rows import CARDS, STEPS, LootContent, LootPosition
from rollwright.games.rollingloot.rules import codes, travel
from rollwright.games.rollingloot.rules.dice import chosen
from rollwright.games.rollingloot.rules.ships import how_many, loot_on

Phase = Literal["deal", "opening", "loot", "share", "rolling", "travel", "pay", "over"]
PHASES: dict[int, Phase] = {
    codes.DEAL_FIRST: "deal",
    codes.DEAL_SECOND: "deal",
    codes.OPENING: "opening",
    codes.LOOT_PHASE: "loot",
    codes.SHARE: "share",
    codes.ROLLING: "rolling",
    codes.TRAVEL: "travel",
    codes.PAY: "pay",
    codes.FINISHED: "over",
}


class RequirementView(TypedDict):
    """What the dice must show: `text` as the card file has it, and the same in parts (`dice` 0: all not used yet)."""

    text: str
    word: Literal["set", "two_pair", "full_house", "run", "sum", "each", "no_even", "no_odd"]
    dice: int
    sign: Literal["", ">=", "<=", "="]
    number: int


class StepView(TypedDict):
    """One step, lowest first: printed loot, what is left of it, whose ships stand there."""

    requirement: RequirementView
    loot: int
    left: int
    exhausted: bool
    ships: list[int]


class CardView(TypedDict):
    """A card of this game; the others are in the box."""

    id: str
    level: int
    up: bool
    steps: list[StepView]


class PlayerView(TypedDict):
    """One seat: points, ships in the pool, and how many cubes lie under its own on the track."""

    points: int
    pool: int
    under: int


class StackView(TypedDict):
    """A space of the scoring track with its cubes, the first to come lowest."""

    points: int
    seats: list[int]


class ProposalView(TypedDict):
    """A step that a ship can go to: the move, and the dice proposed for it (in sorted order, the move to use them)."""

    card: str
    step: int
    move: str
    faces: list[int]
    use: str


class ShareView(TypedDict):
    """Loot being shared: whose it is to answer, who takes so far, and the cut of each if the asked one takes too."""

    card: str
    step: int
    loot: int
    asked: int
    takers: list[int]
    cut: int


class LootTable(TypedDict):
    """The whole table. `last` counts the turns left once the end is called, and is 0 before."""

    phase: Phase
    cards: list[CardView]
    players: list[PlayerView]
    track: list[StackView]
    dice: list[int]
    rerolls: int
    proposals: list[ProposalView]
    share: ShareView | None
    round: int
    rounds: int
    last: int


def table(state: State) -> LootTable:
    """Everything on the table, and a proposal of dice for each step in reach."""
    pos, content = cast("LootPosition", state.row()), cast("LootContent", state.game.content_row)
    return {
        "phase": PHASES[pos.phase],
        "cards": [
            card_view(state.game, pos, content, card)
            for card in range(CARDS)
            if pos.cards[card].lies != codes.APART
        ],
        "players": [
            {"points": player.points, "pool": player.pool, "under": player.under}
            for player in pos.players[: pos.seats]
        ],
        "track": track(pos),
        "dice": unpacked(pos.free),
        "rerolls": pos.rerolls,
        "proposals": proposals(state, pos, content),
        "share": share(state.game, pos, content),
        "round": round_of(pos),
        "rounds": codes.ROUNDS,
        "last": pos.last,
    }


def card_view(game: Game, pos: LootPosition, content: LootContent, card: int) -> CardView:
    """One card, with the words of its file."""
    entry = game.content["card"][card]
    return {
        "id": entry["id"],
        "level": entry["level"],
        "up": pos.cards[card].lies == codes.UP,
        "steps": [
            step_view(pos, content, card, step, text)
            for step, text in zip(range(STEPS), entry["steps"], strict=True)
        ],
    }


def step_view(pos: LootPosition, content: LootContent, card: int, step: int, text: str) -> StepView:
    """One step of a card."""
    place = pos.cards[card]
    return {
        "requirement": requirement_view(text),
        "loot": content.cards[card].steps[step].loot,
        "left": loot_on(pos, content, card, step) if place.lies == codes.UP else 0,
        "exhausted": place.lies == codes.DOWN or bool(place.taken >> step & 1),
        "ships": seats_of(place.ships[step]),
    }


@cache
def requirement_view(text: str) -> RequirementView:
    """A requirement in parts."""
    found = read(text)
    return cast(
        "RequirementView",
        {name: getattr(found, name) for name in ("text", "word", "dice", "sign", "number")},
    )


def track(pos: LootPosition) -> list[StackView]:
    """The scoring track, the leading space first."""
    spaces = sorted({player.points for player in pos.players[: pos.seats]}, reverse=True)
    return [
        {
            "points": points,
            "seats": sorted(
                (seat for seat in range(pos.seats) if pos.players[seat].points == points),
                key=lambda seat: pos.players[seat].under,
            ),
        }
        for points in spaces
    ]


def proposals(state: State, pos: LootPosition, content: LootContent) -> list[ProposalView]:
    """For each step in reach, or the one that dice are being chosen for."""
    if pos.phase == codes.PAY:
        return [proposal(state.game, pos, content, pos.card, pos.step)]
    places = [move.args for move in state.moves if move.kind == "sail"]
    return [proposal(state.game, pos, content, card, step) for card, step in places]


def proposal(game: Game, pos: LootPosition, content: LootContent, card: int, step: int) -> ProposalView:
    """The dice that leave most other steps open, then the lowest faces."""
    mask = travel.cheapest(pos, content, card, step)
    return {
        "card": game.content["card"][card]["id"],
        "step": step + 1,
        "move": game.moves[codes.SAIL + STEPS * card + step].text,
        "faces": unpacked(chosen(pos.free, mask)),
        "use": f"{MOVES[-1].word} {DICE.text(game, mask - 1)}",
    }


def share(game: Game, pos: LootPosition, content: LootContent) -> ShareView | None:
    """The question to another owner on the step, if there is one."""
    if pos.phase != codes.SHARE:
        return None
    loot = loot_on(pos, content, pos.card, pos.step)
    return {
        "card": game.content["card"][pos.card]["id"],
        "step": pos.step + 1,
        "loot": loot,
        "asked": pos.to_act,
        "takers": seats_of(pos.takers),
        "cut": loot // (how_many(pos.takers) + 1),
    }


def round_of(pos: LootPosition) -> int:
    """Which round is being played, from 1."""
    return pos.turns // pos.seats + 1


def seats_of(bits: int) -> list[int]:
    """The seats of a set of bits."""
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]
