"""The loops of `rollout`: what a position is worth to a seat when `steady` plays it to the end.

The loader binds them to one game, at either speed. Luck moves on only where chance acts, so that the same
stream gives the same dice whichever move is being tried.
"""

from rollwright.core.bound import Content, Position, outcome, play, rank, steady
from rollwright.core.generator import begin, below, following
from rollwright.core.kit import CHANCE, OVER, copy_into, quiet

PLACES, COUNTED, TEAM = 0, 1, 2  # what returns count


def finish_by_steady(pos: Position, content: Content, luck: int, most: int) -> int:
    """Play on by `steady` until the game is over, or for `most` events; the number of events played."""
    log = quiet()
    events = 0
    while pos.to_act != OVER and events < most:
        if pos.to_act == CHANCE:
            luck = following(luck)
            outcome(pos, content, below(luck, pos.outcomes), log)
        else:
            play(pos, content, steady(pos, content), log)
        events += 1
    return events


def worth(end: Position, content: Content, seat: int, counts: int) -> int:
    """The return of a seat in whole numbers: by places, twice the seats beaten and one for each equal."""
    mine = rank(end, content, seat)
    if counts == COUNTED:
        return mine
    if counts == TEAM:
        return 1 if mine > 0 else 0
    halves = 0
    for other in range(end.seats):
        if other != seat:
            theirs = rank(end, content, other)
            if theirs < mine:
                halves += 2
            elif theirs == mine:
                halves += 1
    return halves


def try_move(
    start: Position,
    content: Content,
    code: int,
    counts: int,
    seed: int,
    first: int,
    most: int,
    pos: Position,
    worths: list[int],
) -> None:
    """Play a move and on to the end, once for each of `worths`, with the streams from `first`."""
    seat = start.to_act
    log = quiet()
    for i in range(len(worths)):
        copy_into(pos, start)
        play(pos, content, code, log)
        finish_by_steady(pos, content, begin(seed, first + i), most)
        worths[i] = worth(pos, content, seat, counts)
