"""SR-28 to SR-31: what Damage does."""

from __future__ import annotations

from rollwright.core.kit import Log, ask, finish, note
from rollwright.games.sonicroll.rows import HOLDS, SonicPosition
from rollwright.games.sonicroll.rules.agenda import forget
from rollwright.games.sonicroll.rules.codes import (
    BLUE,
    COMPETITION,
    LOST_LIVES,
    N_INVINCIBLE,
    N_LIFE_LOST,
    N_OUT_OF_LIVES,
    N_RINGS_LOST,
    N_SAFE,
    N_SHIELD_LOST,
    P_INVINCIBLE,
    P_OVER,
    P_RUNNING,
    S_ENDED,
    SAFE,
    U_BLUE,
    U_INVINCIBLE,
)
from rollwright.games.sonicroll.rules.dice import empty, size, take_out


def is_safe(pos: SonicPosition) -> bool:
    """SR-30: after Damage, or by emerald 6."""
    return pos.safe != 0 or pos.boons >> SAFE & 1 != 0


def suffer(pos: SonicPosition, log: Log) -> None:
    """Damage comes to the active player."""
    if is_safe(pos):
        note(log, N_SAFE, pos.turn, 0, 0)
    elif pos.players[pos.turn].invincible > 0 and size(pos) > 0:
        pos.phase = P_INVINCIBLE  # SR-31: offered first
        ask(pos, pos.turn)
    else:
        hurt(pos, log)


def ignore(pos: SonicPosition, place: int, log: Log) -> None:
    """SR-34: a die is discarded, not spent, to ignore Damage. SR-51: it works to the end of the turn."""
    note(log, N_INVINCIBLE, pos.turn, place, 0)
    take_out(pos, place)
    pos.used |= 1 << U_INVINCIBLE
    pos.safe = 1  # SR-31: a blocked hit makes safe like Damage
    pos.phase = P_RUNNING


def hurt(pos: SonicPosition, log: Log) -> None:
    """SR-31: a shield is lost instead; SR-29: else all held rings; with none, a Life."""
    player = pos.players[pos.turn]
    pos.phase = P_RUNNING
    pos.safe = 1
    if player.shield > 0:
        note(log, N_SHIELD_LOST, pos.turn, player.shield, 0)
        if player.shield == BLUE:
            pos.used |= 1 << U_BLUE
        player.shield = 0
    elif player.rings > 0:
        kept = player.rings // 2 if player.hyper > 0 else 0  # SR-34: Hyper Ring
        note(log, N_RINGS_LOST, pos.turn, player.rings - kept, kept)
        player.rings = kept
    else:
        lose_life(pos, log)


def lose_life(pos: SonicPosition, log: Log) -> None:
    """SR-29: badniks and pool are discarded, the turn is over without a Time token."""
    player = pos.players[pos.turn]
    player.deaths += 1
    if pos.mode != COMPETITION:  # SR-48
        player.lives -= 1
    note(log, N_LIFE_LOST, pos.turn, player.lives, 0)
    for place in range(HOLDS):
        player.badniks[place] = 0
        player.hits[place] = 0
    player.hyper = 0
    empty(pos)
    for kind in range(6):
        pos.flying[kind] = 0
    pos.hazards = 0
    forget(pos)  # what is still owed is lost
    pos.stage = S_ENDED  # no end step but SR-39 and the passing of the attack card
    if pos.mode != COMPETITION and player.lives == 0:
        note(log, N_OUT_OF_LIVES, pos.turn, 0, 0)
        lose(pos, LOST_LIVES)


def lose(pos: SonicPosition, how: int) -> None:
    """The game is lost for all, and nothing waits any more."""
    forget(pos)
    pos.won = how
    pos.phase = P_OVER
    finish(pos)
