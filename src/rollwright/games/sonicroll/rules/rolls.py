"""SR-4: roll actions, and their ROLL effects, until the pool is built."""

from __future__ import annotations

from rollwright.core.kit import Codes, Log, add, ask, note, refuse
from rollwright.games.sonicroll.rows import SonicContent, SonicPosition
from rollwright.games.sonicroll.rules.badniks import wake
from rollwright.games.sonicroll.rules.codes import (
    ADD_UNTIL_PAIR,
    DICE_ACTION,
    DISCARD,
    DROP_LOWEST,
    N_ACTION,
    N_BUILT,
    N_DROPPED,
    N_SAVED,
    N_THREW,
    P_RUNNING,
    P_SAVE,
    R_NOT_SAVED,
    R_ONE_DIE,
    R_RISING,
    S_BUILT,
    S_THROWS,
    SAVE,
    SAVE_PAIRS,
    SAVE_RISING,
)
from rollwright.games.sonicroll.rules.dice import add_new, digits, empty_tray, launch, size, to_tray


def begin_action(pos: SonicPosition, content: SonicContent, action: int, log: Log) -> None:
    """The player picks one of the character's three."""
    pos.action = action + 1
    pos.throws = 0
    pos.stage = S_THROWS
    note(log, N_ACTION, pos.turn, action, 0)
    throw_action(pos, content)


def throw_action(pos: SonicPosition, content: SonicContent) -> None:
    """All dice of the action, each time."""
    action = content.actions[pos.action - 1]
    pos.throws += 1
    if action.effect in (SAVE_PAIRS, SAVE_RISING):
        to_tray(pos, action.dice[0] + action.dice[1] + action.dice[2])
        return
    for kind in range(3):
        for _ in range(action.dice[kind]):
            add_new(pos, kind)
    launch(pos)


def after_throw(pos: SonicPosition, content: SonicContent, log: Log) -> None:
    """ROLL effects, on the roll action only."""
    effect = content.actions[pos.action - 1].effect
    if effect in (SAVE_PAIRS, SAVE_RISING):
        note(log, N_THREW, pos.turn, tray_kind(pos, content), digits(pos))
    if effect == SAVE_PAIRS:
        save_pairs(pos, content, log)
    elif effect == SAVE_RISING:
        if lowest_to_save(pos) == 0:
            discard_tray(pos, content, log)
        else:
            ask_to_save(pos)
    elif effect == ADD_UNTIL_PAIR and not has_pair(pos):
        throw_action(pos, content)  # Spin Dash: throw both again and add
    else:
        if effect == DROP_LOWEST:
            drop_lowest(pos, log)
        built(pos, content, log)


def built(pos: SonicPosition, content: SonicContent, log: Log) -> None:
    """What is kept is the pool; then DICE ACTION abilities."""
    pos.stage = S_BUILT
    note(log, N_BUILT, pos.turn, size(pos), 0)
    wake(pos, content, DICE_ACTION, size(pos), True)


def has_pair(pos: SonicPosition) -> bool:
    """Do two dice of the pool show the same number, whatever their kind?"""
    for face in range(6):
        if pos.pool[face] + pos.pool[6 + face] + pos.pool[12 + face] > 1:
            return True
    return False


def drop_lowest(pos: SonicPosition, log: Log) -> None:
    """Super Peel Out: all dice showing the lowest result are discarded, but never the whole pool."""
    lowest = 0
    while pos.pool[lowest] + pos.pool[6 + lowest] + pos.pool[12 + lowest] == 0:
        lowest += 1
    dice = pos.pool[lowest] + pos.pool[6 + lowest] + pos.pool[12 + lowest]
    if dice < size(pos):
        note(log, N_DROPPED, dice, lowest + 1, 0)
        pos.pool[lowest] = 0
        pos.pool[6 + lowest] = 0
        pos.pool[12 + lowest] = 0


# ---- dice that are saved from a throw


def tray_kind(pos: SonicPosition, content: SonicContent) -> int:
    """The kind of the dice in the tray."""
    kind = 0
    while content.actions[pos.action - 1].dice[kind] == 0:
        kind += 1
    return kind


def save_die(pos: SonicPosition, content: SonicContent, face: int) -> None:
    """A die of the tray comes into the pool."""
    place = 6 * tray_kind(pos, content) + face - 1
    pos.tray[face - 1] -= 1
    pos.pool[place] += 1


def save_pairs(pos: SonicPosition, content: SonicContent, log: Log) -> None:
    """Fly: matching pairs are saved, each throw by itself; with none, any one die."""
    saved = 0
    for face in range(1, 7):
        for _ in range(pos.tray[face - 1] // 2):
            save_die(pos, content, face)
            save_die(pos, content, face)
            saved = 100 * saved + 11 * face
    if saved > 0:
        note(log, N_SAVED, pos.turn, tray_kind(pos, content), saved)
        discard_tray(pos, content, log)
    else:
        ask_to_save(pos)


def ask_to_save(pos: SonicPosition) -> None:
    """The player saves dice of the tray."""
    pos.phase = P_SAVE
    ask(pos, pos.turn)


def discard_tray(pos: SonicPosition, content: SonicContent, log: Log) -> None:
    """What is not saved is discarded; then the next throw, or the pool is built."""
    empty_tray(pos)
    pos.phase = P_RUNNING
    if pos.throws < content.actions[pos.action - 1].times:
        throw_action(pos, content)
    else:
        built(pos, content, log)


def save(pos: SonicPosition, content: SonicContent, face: int, log: Log) -> None:
    """The player saves a die: Fly one; Wall Climb as many as rise."""
    save_die(pos, content, face)
    note(log, N_SAVED, pos.turn, tray_kind(pos, content), face)
    if content.actions[pos.action - 1].effect == SAVE_PAIRS or lowest_to_save(pos) == 0:
        discard_tray(pos, content, log)
    else:
        ask_to_save(pos)


def last_saved(pos: SonicPosition) -> int:
    """Wall Climb: the last saved die is the highest, 0 for none."""
    highest = 0
    for place in range(18):
        if pos.pool[place] > 0:
            highest = max(highest, place % 6 + 1)
    return highest


def lowest_to_save(pos: SonicPosition) -> int:
    """Wall Climb: the lowest die of the tray above the last saved one, 0 for none."""
    for face in range(last_saved(pos) + 1, 7):
        if pos.tray[face - 1] > 0:
            return face
    return 0


def must_save(pos: SonicPosition, content: SonicContent) -> bool:
    """Fly without a pair saves a die; and an action must leave at least one."""
    action = content.actions[pos.action - 1]
    return action.effect == SAVE_PAIRS or (pos.throws == action.times and size(pos) == 0)


def why_not_save(pos: SonicPosition, content: SonicContent, code: int, log: Log) -> int:
    """0 if the die of the tray may be saved, or the rest discarded."""
    if code == DISCARD:
        return refuse(log, R_ONE_DIE, 0, 0) if must_save(pos, content) else 0
    face = code - SAVE + 1
    if pos.tray[face - 1] == 0:
        return refuse(log, R_NOT_SAVED, face, 0)
    if content.actions[pos.action - 1].effect == SAVE_RISING and face <= last_saved(pos):
        return refuse(log, R_RISING, last_saved(pos), 0)
    return 0


def add_saves(pos: SonicPosition, content: SonicContent, legal: Codes, log: Log) -> None:
    """The dice of the tray that may be saved."""
    for code in range(SAVE, DISCARD + 1):
        if why_not_save(pos, content, code, log) == 0:
            add(legal, code)
