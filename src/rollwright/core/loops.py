"""The generic loops: play-outs of whole games by simple bots. The loader binds them to one game, at either speed."""

from rollwright.core.bound import Content, Position, moves, outcome, play, rank, score, steady, why_not
from rollwright.core.generator import begin, below, following
from rollwright.core.kit import CHANCE, OVER, Codes, Log, copy_into, quiet

RANDOM, STEADY = 0, 1  # what a seat plays in these loops


def choose(pos: Position, content: Content, legal: Codes, luck: int, bot: int) -> int:
    """The code of the move that a bot plays."""
    if bot == STEADY:
        return steady(pos, content)
    legal.count = 0
    moves(pos, content, legal)
    return legal.code[below(luck, legal.count)]


def step(pos: Position, content: Content, legal: Codes, luck: int, bots: list[int], log: Log) -> None:
    """One event: what chance does, or what the seat to act plays."""
    if pos.to_act == CHANCE:
        outcome(pos, content, below(luck, pos.outcomes), log)
    else:
        play(pos, content, choose(pos, content, legal, luck, bots[pos.to_act]), log)


def play_out(pos: Position, content: Content, legal: Codes, luck: int, bots: list[int], most: int) -> int:
    """Play on until the game is over, or for `most` events; the number of events played."""
    log = quiet()
    events = 0
    while pos.to_act != OVER and events < most:
        luck = following(luck)
        step(pos, content, legal, luck, bots, log)
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


def count_up(ends: list[Position], content: Content, seats: int, scores: list[int], ranks: list[int]) -> None:
    """Scores and ranks of finished games, game after game, seat after seat."""
    for i in range(len(ends)):
        for seat in range(seats):
            scores[i * seats + seat] = score(ends[i], content, seat)
            ranks[i * seats + seat] = rank(ends[i], content, seat)


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
