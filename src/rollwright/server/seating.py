"""Making tables and sitting at them: what may be done, in the transaction of the caller."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from rollwright import bots
from rollwright.core.game import Game
from rollwright.server import shelf
from rollwright.server.commands import live, written
from rollwright.server.dice import Dice
from rollwright.server.fold import Line
from rollwright.server.problems import Problem
from rollwright.server.store import Transaction
from rollwright.server.tables import STAND_IN, Facts, Seat, Table
from rollwright.server.tokens import hashed, new_id, new_token, same
from rollwright.server.wire import NewTable, Seated, SeatKind, TableSettings

PASS_SECONDS = 600
NAME_LENGTH = 24


@dataclass(frozen=True, slots=True)
class Wish:
    """A seat of a table to be made."""

    kind: SeatKind
    name: str | None = None
    bot: str | None = None


def create(
    tx: Transaction,
    game_name: str,
    options: Mapping[str, Any],
    wishes: list[Wish],
    settings: TableSettings,
    dice: Dice,
) -> NewTable:
    """Make a table; it starts at once when nobody has to be waited for."""
    game = shelf.open_game(game_name, len(wishes), options)
    seats, tokens = new_seats(game_name, wishes)
    table = new_table(tx, game, seats, settings)
    if all(seat.taken for seat in seats):
        table = _begun(table, game, dice, tx.now)
    tx.create(table, shelf.content_body(game))
    return NewTable(table.id, table.facts.invite, tokens)


def new_seats(game: str, wishes: list[Wish]) -> tuple[tuple[Seat, ...], dict[str, str]]:
    """Seats as wished, and the tokens of those on the caller's device."""
    tokens: dict[str, str] = {}
    return tuple(_new_seat(number, wish, game, tokens) for number, wish in enumerate(wishes)), tokens


def _new_seat(number: int, wish: Wish, game: str, tokens: dict[str, str]) -> Seat:
    if wish.kind == "bot":
        bot = wish.bot or STAND_IN
        check_bot(game, bot)
        return Seat(number, "bot", clean_name(wish.name), bot=bot)
    if wish.kind == "open":
        return Seat(number, "open", clean_name(wish.name))
    token = tokens[str(number)] = new_token()
    return Seat(number, "here", clean_name(wish.name), token_hash=hashed(token))


def new_table(tx: Transaction, game: Game, seats: tuple[Seat, ...], settings: TableSettings) -> Table:
    """A table that waits, not stored yet."""
    facts = Facts(
        id=new_id(),
        game=game.name,
        rules=game.rules,
        content_hash=game.content_hash,
        options=json.dumps(dict(game.options), sort_keys=True),
        settings=settings,
        invite=new_id(),
        created=tx.now,
        changed=tx.now,
        status="waiting",
        version=0,
        revision=1,
        next_table=None,
    )
    return Table(facts, seats, Line.empty(game.start()), game)


def check_bot(game: str, bot: str) -> None:
    """Problem where the game has no such bot."""
    names = bots.names(game)
    if bot not in names:
        raise Problem("bot-unknown", f"{game} has the bots {', '.join(names)}, not {bot}.", bots=list(names))


def clean_name(name: str | None) -> str | None:
    """A name as it is kept; None for nobody's choice."""
    if name is None or not name.strip():
        return None
    clean = " ".join(name.split())
    if len(clean) > NAME_LENGTH or not clean.isprintable():
        raise Problem("bad-name")
    return clean


def _begun(table: Table, game: Game, dice: Dice, now: int) -> Table:
    """The table with its first throws or draws, up to the first decision."""
    line = Line.empty(game.start())
    assert line.state is not None
    if not table.facts.settings.real_dice:
        line = written(line, live(line.state, dice), now)
    return replace(table, game=game).with_line(line)


def start(tx: Transaction, table: Table, fill: str | None, dice: Dice) -> Table:
    """Begin with the seats as they are: empty ones are played by `fill`, or fall away from the end."""
    table.must_be_playable()
    if table.facts.status != "waiting":
        raise Problem("already-started")
    if fill is not None:
        check_bot(table.facts.game, fill)
        seats = tuple(seat if seat.taken else replace(seat, kind="bot", bot=fill) for seat in table.seats)
    else:
        seats = _without_empty_end(table)
    options: dict[str, Any] = json.loads(table.facts.options)
    game = (
        table.game
        if len(seats) == len(table.seats)
        else shelf.open_game(table.facts.game, len(seats), options)
    )
    assert game is not None
    if game.content_hash != table.facts.content_hash:
        raise Problem(
            "seats-open", "The cards here have changed; this table needs all its seats.", open=_empty(table)
        )
    return tx.put(_begun(replace(table, seats=seats), game, dice, tx.now))


def _empty(table: Table) -> list[int]:
    return [seat.seat for seat in table.seats if not seat.taken]


def _without_empty_end(table: Table) -> tuple[Seat, ...]:
    seats = list(table.seats)
    while seats and not seats[-1].taken:
        seats.pop()
    allowed = shelf.find_spec(table.facts.game).seats
    if len(seats) not in allowed or not all(seat.taken for seat in seats):
        raise Problem("seats-open", open=_empty(table))
    return tuple(seats)


def join(
    tx: Transaction, table: Table, invite: str | None, name: str | None, wanted: int | None, dice: Dice
) -> Seated:
    """Sit down on a free seat; the last one to do so starts the game."""
    table.must_be_playable()
    if invite is not None and not same(table.facts.invite, invite):
        raise Problem("invite-unknown")
    if invite is None and not table.facts.settings.public:
        raise Problem("invite-needed")
    if table.facts.status == "over":
        raise Problem("game-over")
    seat, token = _free_seat(table, wanted), new_token()
    taken = replace(
        seat, name=clean_name(name) or seat.name, token_hash=hashed(token), stand_in=None, kind="open"
    )
    table = table.with_seat(taken)
    if table.facts.status == "waiting" and all(other.taken for other in table.seats):
        assert table.game is not None
        table = _begun(table, table.game, dice, tx.now)
    tx.put(table)
    return Seated(table.id, seat.seat, token)


def _free_seat(table: Table, wanted: int | None) -> Seat:
    if wanted is not None:
        seat = table.seat(wanted)
        if seat.taken:
            raise Problem("seat-taken")
        return seat
    free = [seat for seat in table.seats if not seat.taken]
    if not free:
        raise Problem("table-full")
    return free[0]


def leave(tx: Transaction, table: Table, number: int) -> None:
    """Get up. While playing, a bot goes on and the seat may be taken again."""
    seat = replace(table.seat(number), token_hash=None, pass_hash=None, pass_until=None, kind="open")
    if table.facts.status == "playing":
        seat = replace(seat, stand_in=STAND_IN)
    else:
        seat = replace(seat, name=None) if table.facts.status == "waiting" else seat
    tx.put(table.with_seat(seat))


def rename(tx: Transaction, table: Table, number: int, name: str) -> None:
    """Give a seat another name."""
    clean = clean_name(name)
    if clean is None:
        raise Problem("bad-name")
    tx.put(table.with_seat(replace(table.seat(number), name=clean)))


def pass_seat(tx: Transaction, table: Table, number: int) -> str:
    """A one-time code that moves a seat to another device; only its hash is kept."""
    code = new_token()
    until = tx.now + PASS_SECONDS * 1000
    tx.put(table.with_seat(replace(table.seat(number), pass_hash=hashed(code), pass_until=until)))
    return code


def take(tx: Transaction, code: str, table_id: str | None = None) -> Seated:
    """Use such a code: the seat has a new token, the old one is dead."""
    found_id, number = tx.seat_of_code(hashed(code))
    table = tx.table(found_id)
    seat = table.seat(number)
    fresh = seat.pass_until is not None and seat.pass_until >= tx.now
    if not fresh or not same(seat.pass_hash, hashed(code)) or table_id not in (None, found_id):
        raise Problem("code-unknown")
    token = new_token()
    tx.put(table.with_seat(replace(seat, token_hash=hashed(token), pass_hash=None, pass_until=None)))
    return Seated(found_id, number, token)


def stand_in(tx: Transaction, table: Table, number: int, bot: str, gone: bool) -> None:
    """Let a bot play the seat of a player who is gone."""
    table.must_be_playable()
    seat = table.seat(number)
    check_bot(table.facts.game, bot)
    if seat.kind == "bot":
        raise Problem("seat-is-bot")
    if table.facts.status != "playing":
        raise Problem("not-started" if table.facts.status == "waiting" else "game-over")
    if not gone and seat.stand_in is None:
        raise Problem("seat-not-gone")
    if seat.stand_in != bot:
        tx.put(table.with_seat(replace(seat, stand_in=bot)))


def take_back(tx: Transaction, table: Table, number: int) -> None:
    """The owner plays again."""
    seat = table.seat(number)
    if seat.stand_in is not None:
        tx.put(table.with_seat(replace(seat, stand_in=None)))


def rematch(tx: Transaction, table: Table, mine: list[int], dice: Dice) -> NewTable:
    """The same again. The first to ask makes the table; everyone who sat here gets the same seat there."""
    if table.facts.status != "over" and table.read_only is None:
        raise Problem("game-not-over")
    return sit_again(tx, _rematch_table(tx, table), mine, dice)


def sit_again(tx: Transaction, new: Table, mine: list[int], dice: Dice) -> NewTable:
    """The same seats at a table laid for those who sat at another; it starts once all are there."""
    tokens: dict[str, str] = {}
    for number in mine:
        if number < len(new.seats):
            token = tokens[str(number)] = new_token()
            new = new.with_seat(replace(new.seats[number], token_hash=hashed(token)))
    if new.facts.status == "waiting" and all(seat.taken for seat in new.seats):
        assert new.game is not None
        new = _begun(new, new.game, dice, tx.now)
    tx.put(new)
    return NewTable(new.id, new.facts.invite, tokens)


def _rematch_table(tx: Transaction, table: Table) -> Table:
    if table.facts.next_table is not None:
        return tx.table(table.facts.next_table)
    new = lay_again(tx, table, json.loads(table.facts.options))
    tx.put(table.with_facts(next_table=new.id))
    return new


def lay_again(tx: Transaction, table: Table, options: Mapping[str, Any], **facts: Any) -> Table:
    """A new table for the same people, with these options."""
    game = shelf.open_game(table.facts.game, len(table.seats), options)
    seats = tuple(
        replace(seat, token_hash=None, stand_in=None, pass_hash=None, pass_until=None) for seat in table.seats
    )
    new = new_table(tx, game, seats, table.facts.settings).with_facts(**facts)
    tx.create(new, shelf.content_body(game))
    return new
