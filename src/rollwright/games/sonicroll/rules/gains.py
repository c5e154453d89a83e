"""SR-22: what rewards, penalties and abilities do."""

from __future__ import annotations

from rollwright.core.kit import Log, ask, note
from rollwright.games.sonicroll.rows import HOLDS, SonicContent, SonicPosition
from rollwright.games.sonicroll.rules.agenda import push, push_at
from rollwright.games.sonicroll.rules.badniks import discard, has_always, how_many
from rollwright.games.sonicroll.rules.codes import (
    ANY,
    C_POWER_UP,
    C_STAR_POST,
    C_TILE,
    COMPETITION,
    D_POWER_UP,
    D_TILE,
    E_ALL_DRAW,
    E_ANIMAL,
    E_BADNIK,
    E_BIG_RING,
    E_BOOST,
    E_DAMAGE,
    E_DAMAGE_DISCARD,
    E_DRAW,
    E_GAIN,
    E_GIVE,
    E_HAZARD,
    E_KEEP,
    E_LOSE_BOOST,
    E_LOSE_DIE,
    E_LOSE_RING,
    E_NO_POWER_UPS,
    E_POWER_UP,
    E_RINGS,
    E_STAR_POST,
    E_TIME,
    EGGMAN_MARK,
    HYPER_RING,
    INSTA_SHIELD,
    INVINCIBLE,
    LAST_REWARD,
    LIGHTNING,
    LIGHTNING_RINGS,
    LOST_TIME,
    N_ANIMALS,
    N_BANKED,
    N_BONUS,
    N_BOOST_LOST,
    N_BOOSTS,
    N_DOUBLED,
    N_EMERALD,
    N_GAINED,
    N_HAZARDS,
    N_LIGHTNING,
    N_LOST_DIE,
    N_MISSED,
    N_NO_POWER_UP,
    N_POWER_UP,
    N_RESET,
    N_RING_LOST,
    N_RINGS,
    N_TILE,
    N_TIME,
    N_TIME_UP,
    N_WORE,
    ONE_UP,
    P_GAIN,
    P_GIVE,
    P_HAZARD,
    P_LIGHTNING,
    P_LOSE,
    P_RUNNING,
    P_SHIELD,
    P_STAR_POST,
    RUN,
    S_REROLL,
    SNEAKERS,
    STAR_POST_RINGS,
    SUPER_RING,
    T_EMERALD,
    T_RED,
    TWICE,
    U_INSTA,
    U_LIGHTNING,
)
from rollwright.games.sonicroll.rules.damage import is_safe, lose, suffer
from rollwright.games.sonicroll.rules.dice import (
    add_new,
    different,
    faces,
    has_kind,
    launch,
    pool_bits,
    size,
    take_out,
    throw_hazards,
)
from rollwright.games.sonicroll.rules.piles import (
    bit,
    counted,
    draw_badnik,
    draw_emerald,
    draw_power_up,
    draw_tile,
    emerald_pile,
    lying,
    reset_tiles,
)
from rollwright.games.sonicroll.rules.routes import ability


def begin_effect(pos: SonicPosition, content: SonicContent, log: Log) -> None:
    """The effect that was taken out is done; a reward may be doubled (emerald 7) or become rings (SR-34) first."""
    if pos.now.unless > 0 and has_kind(pos, pos.now.unless - 1):
        return  # SR-27: a condition of the ability
    if pos.now.cause <= LAST_REWARD:
        if pos.boons >> TWICE & 1:
            pos.boons &= ~(1 << TWICE)
            note(log, N_DOUBLED, pos.turn, 0, 0)
            push_at(pos, pos.now.what, pos.now.amount, pos.now.cause, pos.now.level, 0)
        if can_change(pos):
            pos.phase = P_LIGHTNING
            ask(pos, pos.turn)
            return
    do_effect(pos, content, log)


def can_change(pos: SonicPosition) -> bool:
    """SR-34: the Lightning Shield, once a turn; not asked where the reward is no fewer rings."""
    if pos.players[pos.turn].shield != LIGHTNING or pos.used >> U_LIGHTNING & 1:
        return False
    return pos.now.what != E_RINGS or pos.now.amount < LIGHTNING_RINGS


def change_to_rings(pos: SonicPosition, log: Log) -> None:
    """SR-34: any reward, also a bad one, becomes rings."""
    pos.used |= 1 << U_LIGHTNING
    note(log, N_LIGHTNING, pos.turn, LIGHTNING_RINGS, 0)
    gain_rings(pos, LIGHTNING_RINGS, log)
    pos.phase = P_RUNNING


def do_effect(pos: SonicPosition, content: SonicContent, log: Log) -> None:
    """What the effect does."""
    pos.phase = P_RUNNING
    what = pos.now.what
    amount = pos.now.amount
    if what == E_RINGS:
        gain_rings(pos, amount, log)
    elif what == E_GAIN:
        gain_die(pos, amount, log)
    elif what == E_HAZARD:
        hazards(pos, amount, log)
    elif what in (E_DAMAGE, E_DAMAGE_DISCARD):
        if what == E_DAMAGE_DISCARD:
            discard(pos, content, amount, log)
        suffer(pos, log)
    elif what in (E_BADNIK, E_GIVE, E_DRAW, E_ALL_DRAW):
        bring_badniks(pos, content, what, amount, log)
    elif what in (E_POWER_UP, E_STAR_POST, E_BIG_RING):
        bring_bonus(pos, content, what, log)
    elif what == E_LOSE_DIE:
        lose_die(pos, log)
    else:
        count(pos, what, amount, log)


# ---- what is only counted


def gain_rings(pos: SonicPosition, rings: int, log: Log) -> None:
    """Rings are held at first (SR-23)."""
    pos.players[pos.turn].rings += rings
    note(log, N_RINGS, pos.turn, rings, pos.players[pos.turn].rings)


def count(pos: SonicPosition, what: int, amount: int, log: Log) -> None:
    """Boosts, Time tokens, animals; a lost ring or Boost."""
    player = pos.players[pos.turn]
    if what == E_BOOST:
        player.boosts += amount
        note(log, N_BOOSTS, pos.turn, amount, player.boosts)
    elif what == E_TIME:
        take_time(pos, log)
    elif what == E_ANIMAL:
        player.animals += amount
        note(log, N_ANIMALS, pos.turn, amount, 0)
    elif what == E_LOSE_RING and player.rings > 0:
        player.rings -= 1
        note(log, N_RING_LOST, pos.turn, player.rings, 0)
    elif what == E_LOSE_BOOST and player.boosts > 0:
        player.boosts -= 1
        note(log, N_BOOST_LOST, pos.turn, player.boosts, 0)


def take_time(pos: SonicPosition, log: Log) -> None:
    """SR-7: the last Time token of the act board loses the game; SR-49: in competition there are always more."""
    pos.players[pos.turn].time += 1
    if pos.mode != COMPETITION:
        pos.time -= 1
    note(log, N_TIME, pos.turn, 1, pos.time)
    if pos.mode != COMPETITION and pos.time == 0:
        note(log, N_TIME_UP, pos.turn, 0, 0)
        lose(pos, LOST_TIME)


# ---- dice


def gain_die(pos: SonicPosition, kind: int, log: Log) -> None:
    """A die of a colour, or chosen, is thrown into the pool; SR-15: one gained for a reroll is thrown with it."""
    if kind == ANY:
        pos.phase = P_GAIN
        ask(pos, pos.turn)
        return
    note(log, N_GAINED, pos.turn, kind - 1, 0)
    add_new(pos, kind - 1)
    if pos.stage != S_REROLL:
        launch(pos)


def lose_die(pos: SonicPosition, log: Log) -> None:
    """A die of choice; with none in the pool, none is lost."""
    if different(pos) > 1:
        pos.phase = P_LOSE
        ask(pos, pos.turn)
    elif different(pos) == 1:
        drop_die(pos, bit(pool_bits(pos), 0), log)


def drop_die(pos: SonicPosition, place: int, log: Log) -> None:
    """The die is discarded."""
    take_out(pos, place)
    note(log, N_LOST_DIE, pos.turn, place, 0)
    pos.phase = P_RUNNING


def hazards(pos: SonicPosition, dice: int, log: Log) -> None:
    """SR-14: all at once; with an empty pool they miss."""
    if size(pos) == 0:
        note(log, N_MISSED, pos.turn, 0, 0)
    else:
        throw_hazards(pos, dice)


def check_hazards(pos: SonicPosition, content: SonicContent, log: Log) -> None:
    """SR-14: Damage if a hazard die shows the number of any die left in the pool; SR-50: AVOID may come before."""
    if not pos.hazards & faces(pos) or is_safe(pos):
        if is_safe(pos) and pos.hazards & faces(pos):
            suffer(pos, log)
        note(log, N_HAZARDS, pos.turn, pos.hazards, 0)
        pos.hazards = 0
        pos.phase = P_RUNNING
    elif ability(pos, content) == INSTA_SHIELD and not pos.used >> U_INSTA & 1 and has_kind(pos, RUN):
        pos.phase = P_HAZARD
        ask(pos, pos.turn)
    else:
        take_hazards(pos, log)


def take_hazards(pos: SonicPosition, log: Log) -> None:
    """The hazard dice hit."""
    note(log, N_HAZARDS, pos.turn, pos.hazards, 1)
    pos.hazards = 0
    pos.phase = P_RUNNING
    suffer(pos, log)


# ---- badniks


def bring_badniks(pos: SonicPosition, content: SonicContent, what: int, amount: int, log: Log) -> None:
    """SR-24: a monitor; a badnik for a chosen player; for one; for all, from the active player to the left."""
    level = pos.now.level
    cause = max(pos.now.cause, LAST_REWARD + 1)
    if what == E_BADNIK:
        push_at(pos, E_GIVE, 0, cause, level + 1, 0)
        push_at(pos, E_DRAW, 0, cause, level + 2, 0)
    elif what == E_GIVE:
        choose_target(pos)
    elif what == E_DRAW:
        draw_badnik(pos, content, (pos.turn + amount) % pos.seats, log)
    elif amount < pos.seats:
        push_at(pos, E_ALL_DRAW, amount + 1, cause, level + 1, 0)
        push_at(pos, E_DRAW, amount, cause, level + 2, 0)


def choose_target(pos: SonicPosition) -> None:
    """SR-24: a player with fewer than 3; when all hold 3, none is drawn."""
    open_seats = 0
    last = 0
    for seat in range(pos.seats):
        if how_many(pos, seat) < HOLDS:
            open_seats += 1
            last = seat
    if open_seats == 1:
        give(pos, last)
    elif open_seats > 1:
        pos.phase = P_GIVE
        ask(pos, pos.turn)


def give(pos: SonicPosition, seat: int) -> None:
    """The chosen player is to draw a badnik."""
    push(pos, E_DRAW, (seat - pos.turn) % pos.seats, max(pos.now.cause, LAST_REWARD + 1))
    pos.phase = P_RUNNING


# ---- Power Ups, Star Posts, the Bonus Stage


def bring_bonus(pos: SonicPosition, content: SonicContent, what: int, log: Log) -> None:
    """A Power Up is drawn, a Star Post passed, the Bonus Stage entered."""
    if what == E_BIG_RING:
        note(log, N_BONUS, pos.turn, 0, 0)
        draw_tile(pos)
    elif what == E_STAR_POST:
        if pos.players[pos.turn].rings > 0:
            pos.phase = P_STAR_POST
            ask(pos, pos.turn)
    elif has_always(pos, content, E_NO_POWER_UPS):
        note(log, N_NO_POWER_UP, pos.turn, 0, 0)
    else:
        draw_power_up(pos, content, log)


def bank(pos: SonicPosition, log: Log) -> None:
    """SR-22: all held rings are saved; 5 or more at once open the Bonus Stage."""
    player = pos.players[pos.turn]
    rings = player.rings
    player.saved += rings
    player.rings = 0
    note(log, N_BANKED, pos.turn, rings, player.saved)
    if rings >= STAR_POST_RINGS:
        push(pos, E_BIG_RING, 1, C_STAR_POST)
    pos.phase = P_RUNNING


def take_power_up(pos: SonicPosition, content: SonicContent, k: int, log: Log) -> None:
    """SR-34, SR-51: used at once, or kept in front of the player."""
    power_up = counted(pos, D_POWER_UP, k)
    player = pos.players[pos.turn]
    pos.power_deck[power_up] -= 1
    note(log, N_POWER_UP, pos.turn, power_up, 0)
    if power_up == SUPER_RING:
        push(pos, E_RINGS, 5, C_POWER_UP)
    elif power_up == SNEAKERS:
        push(pos, E_BOOST, 2, C_POWER_UP)
    elif power_up == ONE_UP:
        push(pos, E_GAIN, ANY, C_POWER_UP)
    elif power_up == EGGMAN_MARK:
        push(pos, E_GIVE, 0, C_POWER_UP)
    elif power_up == HYPER_RING:
        player.hyper += 1
    elif power_up == INVINCIBLE:
        player.invincible += 1
    elif player.shield == 0:
        player.shield = power_up
    elif player.shield != power_up:
        pos.now.what = E_KEEP
        pos.now.amount = power_up
        pos.phase = P_SHIELD  # SR-34: one shield a player
        ask(pos, pos.turn)


def wear(pos: SonicPosition, log: Log) -> None:
    """The new shield is kept, the old one discarded."""
    pos.players[pos.turn].shield = pos.now.amount
    note(log, N_WORE, pos.turn, pos.now.amount, 0)
    pos.phase = P_RUNNING


def flip_tile(pos: SonicPosition, content: SonicContent, k: int, log: Log) -> None:
    """SR-32: red ends the stage, a bumper lets flip again, the emerald is drawn and resets all tiles."""
    tile = counted(pos, D_TILE, k)
    pos.tiles[tile] -= 1
    flipped = content.tiles[tile]
    note(log, N_TILE, pos.turn, tile, lying(pos, D_TILE))
    if flipped.kind == T_EMERALD:
        reset_tiles(pos, content)
        note(log, N_RESET, 0, 0, 0)
        draw_emerald(pos)
        return
    if flipped.kind != T_RED:
        push_at(pos, E_BIG_RING, 1, C_STAR_POST, pos.now.level + 1, 0)
    push_at(pos, flipped.what, flipped.amount, C_TILE, pos.now.level + 2, 0)


def take_emerald(pos: SonicPosition, k: int, log: Log) -> None:
    """SR-32: it lies face up before the player."""
    emerald = bit(emerald_pile(pos), k)
    pos.players[pos.turn].emeralds |= 1 << emerald
    note(log, N_EMERALD, pos.turn, emerald + 1, 0)
