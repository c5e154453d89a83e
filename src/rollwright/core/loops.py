"""The generic loops: play-outs of whole games by simple bots. The loader binds them to one game, at either speed."""

from typing import Annotated

from rollwright.core.bound import Content, Position, moves, outcome, play, rank, score, steady, why_not
from rollwright.core.generator import begin, below, following
from rollwright.core.kit import CHANCE, OVER, Codes, Row, copy_into, i64, quiet

WHOLE = 5040  # parts of a win: a first place is shared evenly by up to ten
MAX_SEATS = 10


class SeatTally(Row):
    """What one seat got in many games, in whole numbers: the order of the games does not matter."""

    win: i64  # in parts of WHOLE
    win_squares: i64
    score: i64
    score_squares: i64
    rank: i64
    rank_squares: i64
    share: i64  # twice the seats beaten, and one for each seat on the same place
    share_squares: i64
    positive: i64  # games with a rank above 0
    places: Annotated[list[i64], 10]


class Tally(Row):
    seat: Annotated[list[SeatTally], 10]


RANDOM, STEADY = 0, 1  # what a seat plays in these loops


def choose(pos: Position, content: Content, legal: Codes, luck: int, bot: int) -> int:
    """The code of the move that a bot plays."""
    if bot == STEADY:
        return steady(pos, content)
    legal.count = 0
    moves(pos, content, legal)
    return legal.code[below(luck, legal.count)]


def play_out(pos: Position, content: Content, legal: Codes, luck: int, bots: list[int], most: int) -> int:
    """Play on until the game is over, or for `most` events; the number of events played."""
    log = quiet()
    events = 0
    while pos.to_act != OVER and events < most:
        if pos.to_act != CHANCE:
            luck = following(luck)
            play(pos, content, choose(pos, content, legal, luck, bots[pos.to_act]), log)
            events += 1
        while pos.to_act == CHANCE and events < most:  # a loop of its own: branches are foreseen better so
            luck = following(luck)
            outcome(pos, content, below(luck, pos.outcomes), log)
            events += 1
    return events


def play_games(
    start: Position,
    content: Content,
    legal: Codes,
    bots: list[int],
    seed: int,
    first: int,
    most: int,
    ends: list[Position],
    lengths: list[int],
) -> int:
    """Play games number `first`, `first` + 1 ... from the same start, one for each place in `ends`; all events."""
    total = 0
    for i in range(len(ends)):
        copy_into(ends[i], start)
        lengths[i] = play_out(ends[i], content, legal, begin(seed, first + i), bots, most)
        total += lengths[i]
    return total


def count_up(ends: list[Position], content: Content, tally: Tally) -> None:
    """Add finished games to a tally."""
    for i in range(len(ends)):
        pos = ends[i]
        for seat in range(pos.seats):
            ahead, equal = standing(pos, content, seat)
            count_seat(tally.seat[seat], pos, content, seat, ahead, equal)


def standing(pos: Position, content: Content, seat: int) -> tuple[int, int]:
    """How many other seats are ahead of a seat, and how many share its place."""
    mine = rank(pos, content, seat)
    ahead = 0
    equal = 0
    for other in range(pos.seats):
        theirs = rank(pos, content, other)
        if theirs > mine:
            ahead += 1
        elif theirs == mine and other != seat:
            equal += 1
    return ahead, equal


def count_seat(
    seat_tally: SeatTally, pos: Position, content: Content, seat: int, ahead: int, equal: int
) -> None:
    points = score(pos, content, seat)
    order = rank(pos, content, seat)
    share = 2 * (pos.seats - 1 - ahead) - equal
    win = WHOLE // (1 + equal) if ahead == 0 else 0
    seat_tally.places[ahead] += 1
    seat_tally.win += win
    seat_tally.win_squares += win * win
    seat_tally.score += points
    seat_tally.score_squares += points * points
    seat_tally.rank += order
    seat_tally.rank_squares += order * order
    seat_tally.share += share
    seat_tally.share_squares += share * share
    seat_tally.positive += 1 if order > 0 else 0


def find_disagreement(pos: Position, content: Content, legal: Codes, codes: int) -> int:
    """The first code on which `moves` and `why_not` disagree, -1 if none (a contract check)."""
    log = quiet()
    legal.count = 0
    moves(pos, content, legal)
    for code in range(codes):
        listed = 0
        for i in range(legal.count):
            if legal.code[i] == code:
                listed += 1
        allowed = 1 if why_not(pos, content, code, log) == 0 else 0
        if listed != allowed:
            return code
    return -1
