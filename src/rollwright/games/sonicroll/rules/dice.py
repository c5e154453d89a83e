"""SR-1: dice by kind and face, in the pool, in the air, and in the tray: those just thrown, or not saved yet."""

from __future__ import annotations

from rollwright.core.kit import Log, note, throw
from rollwright.games.sonicroll.rows import SonicPosition
from rollwright.games.sonicroll.rules.codes import (
    DICE,
    N_THREW,
    P_HAZARDS_LAND,
    P_POOL_LANDS,
    P_RUNNING,
    P_TRAY_LANDS,
)


def die(kind: int, face: int) -> int:
    """Where a die lies in the pool."""
    return 6 * kind + face - 1


def size(pos: SonicPosition) -> int:
    """How many dice are in the pool."""
    found = 0
    for place in range(DICE):
        found += pos.pool[place]
    return found


def pool_bits(pos: SonicPosition) -> int:
    """The dice of the pool, one bit for each kind and face."""
    found = 0
    for place in range(DICE):
        if pos.pool[place] > 0:
            found |= 1 << place
    return found


def faces(pos: SonicPosition) -> int:
    """The faces in the pool, one bit each, whatever the kind."""
    dice = pool_bits(pos)
    return (dice | dice >> 6 | dice >> 12) & 63


def different(pos: SonicPosition) -> int:
    """How many different dice there are in the pool."""
    found = 0
    for place in range(DICE):
        if pos.pool[place] > 0:
            found += 1
    return found


def has_kind(pos: SonicPosition, kind: int) -> bool:
    """Is there a die of this kind in the pool?"""
    for place in range(6 * kind, 6 * kind + 6):
        if pos.pool[place] > 0:
            return True
    return False


def take_out(pos: SonicPosition, place: int) -> None:
    """A die leaves the pool; of two alike, the one that waits for its attack check."""
    pos.pool[place] -= 1
    if pos.hot[place] > 0:
        pos.hot[place] -= 1


def empty(pos: SonicPosition) -> None:
    """The pool is discarded."""
    for place in range(DICE):
        pos.pool[place] = 0
        pos.hot[place] = 0


def cool(pos: SonicPosition) -> None:
    """The attack check is over."""
    for place in range(DICE):
        pos.hot[place] = 0


# ---- throws


def lift(pos: SonicPosition) -> None:
    """SR-8: all dice of the pool are to be thrown again."""
    for kind in range(3):
        for face in range(6):
            pos.flying[kind] += pos.pool[6 * kind + face]
    empty(pos)


def in_the_air(pos: SonicPosition) -> int:
    """How many dice are to be thrown into the pool."""
    found = 0
    for kind in range(6):
        found += pos.flying[kind]
    return found


def launch(pos: SonicPosition) -> None:
    """The dice in the air are thrown into the pool."""
    pos.phase = P_POOL_LANDS
    throw(pos, in_the_air(pos))


def add_new(pos: SonicPosition, kind: int) -> None:
    """SR-15: a die that is thrown for the first time this turn is safe."""
    pos.flying[3 + kind] += 1


def to_tray(pos: SonicPosition, dice: int) -> None:
    """The dice of a roll action are thrown, to be saved or discarded."""
    pos.phase = P_TRAY_LANDS
    throw(pos, dice)


def throw_hazards(pos: SonicPosition, dice: int) -> None:
    """SR-14: all hazard dice at once."""
    pos.hazards = 0
    pos.phase = P_HAZARDS_LAND
    throw(pos, dice)


def land(pos: SonicPosition, face: int, log: Log) -> None:
    """A die lands; nothing settles until all have."""
    if pos.phase == P_POOL_LANDS:
        land_in_pool(pos, face, log)
    elif pos.phase == P_TRAY_LANDS:
        pos.tray[face - 1] += 1
    else:
        pos.hazards |= 1 << face - 1
    pos.dice -= 1
    if pos.dice == 0:
        pos.phase = P_RUNNING


def land_in_pool(pos: SonicPosition, face: int, log: Log) -> None:
    """Run dice land first, then Jump, then Spin; new dice last."""
    kind = 0
    while pos.flying[kind] == 0:
        kind += 1
    pos.flying[kind] -= 1
    place = 6 * (kind % 3) + face - 1
    pos.pool[place] += 1
    pos.tray[face - 1] += 1
    if kind < 3:
        pos.hot[place] += 1  # SR-25: only a rerolled die is attacked
    if pos.flying[kind] == 0:
        note(log, N_THREW, pos.turn, kind % 3, digits(pos))
        empty_tray(pos)


def digits(pos: SonicPosition) -> int:
    """The dice of one kind just thrown, as the digits of a number, to be told."""
    found = 0
    for face in range(1, 7):
        for _ in range(pos.tray[face - 1]):
            found = 10 * found + face
    return found


def empty_tray(pos: SonicPosition) -> None:
    """Nothing lies in the tray."""
    for face in range(6):
        pos.tray[face] = 0
