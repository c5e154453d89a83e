"""Routes of the tables:

Making, finding and playing them. Sitting down and getting up is in `routes_seats`.
"""

from __future__ import annotations

import math
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Query, Request
from starlette.responses import PlainTextResponse, Response

from rollwright.core.errors import IllegalMove
from rollwright.server import seating, shelf
from rollwright.server.bodies import CommandBody, SeatWish, StartWish, TableWish
from rollwright.server.commands import Command
from rollwright.server.hall import Hall, hashes_of, require_any
from rollwright.server.limits import MAX_TOKENS
from rollwright.server.problems import Problem
from rollwright.server.records import record_text
from rollwright.server.replies import refusals, reply
from rollwright.server.seating import Wish
from rollwright.server.store import Transaction
from rollwright.server.tables import Table, why
from rollwright.server.wire import CommandAnswer, NewTable, Snapshot, TableBox, TableList, TableSettings, Why

router = APIRouter(tags=["tables"])

LISTED = 100
_HOUR_MS = 3_600_000


def the_hall(request: Request) -> Hall:
    """The hall that this app serves."""
    hall: Hall = request.app.state.hall
    return hall


def token_hashes(authorization: Annotated[str, Header(max_length=8192)] = "") -> list[str]:
    """The hashes of the seat tokens in `Authorization: Bearer t1,t2`."""
    scheme, _, rest = authorization.partition(" ")
    if scheme.lower() != "bearer":
        return []
    return hashes_of([token.strip() for token in rest.split(",") if token.strip()][:MAX_TOKENS])


TheHall = Annotated[Hall, Depends(the_hall)]
Hashes = Annotated[list[str], Depends(token_hashes)]


@router.post(
    "/tables",
    response_model=NewTable,
    status_code=201,
    responses=refusals(
        "game-unknown", "bad-seats", "bad-option", "bot-unknown", "bad-name", "too-many-tables"
    ),
)
async def make_table(request: Request, hall: TheHall, wish: TableWish) -> Response:
    """Make a table. It starts at once when no seat waits for somebody."""
    may_make(request, hall)
    wishes = wishes_of(wish.seats)
    asked = wish.settings
    settings = TableSettings(
        asked.real_dice, asked.public, asked.hints and not asked.rated, _answer_seconds(wish), asked.rated
    )
    made = await hall.transact(
        lambda tx: seating.create(tx, wish.game, wish.options, wishes, settings, hall.dice)
    )
    return reply(made, 201)


def may_make(request: Request, hall: Hall) -> None:
    """Problem where too many tables were made from one address."""
    wait = hall.makers.take(request.client.host if request.client else "")
    if wait:
        raise Problem("too-many-tables", seconds=math.ceil(wait))


def wishes_of(seats: list[SeatWish]) -> list[Wish]:
    """The seats of a table to be made."""
    return [Wish(seat.kind, seat.name, seat.bot) for seat in seats]


def _answer_seconds(wish: TableWish) -> int:
    """At one device everyone can see whom the table waits for; across several there is a limit."""
    given = wish.settings.answer_seconds
    if given is not None:
        return given
    several = any(seat.kind == "open" for seat in wish.seats)
    return shelf.answer_seconds(shelf.find_spec(wish.game)) if several else 0


@router.get("/tables", response_model=TableList)
async def list_tables(hall: TheHall) -> Response:
    """Public tables that wait for players or are being played, latest first."""
    since = hall.now() - hall.settings.listed_hours * _HOUR_MS
    tables = await hall.read(lambda tx: [tx.table(found) for found in tx.recent(since, LISTED)])
    return reply(TableList([hall.summary(table) for table in tables if table.facts.settings.public]))


@router.get("/invites/{invite}", response_model=TableBox, responses=refusals("invite-unknown"))
async def find_invite(hall: TheHall, invite: str) -> Response:
    """The table that an invite leads to."""
    table = await hall.read(lambda tx: tx.table(tx.table_id_of_invite(invite)))
    return reply(TableBox(hall.summary(table)))


@router.get("/tables/{table_id}", response_model=Snapshot, responses=refusals("table-unknown"))
async def read_table(hall: TheHall, hashes: Hashes, table_id: str) -> Response:
    """All of a table; `mine` are the caller's seats."""
    table = await hall.table(table_id)
    return reply(hall.snapshot(table, table.seats_of(hashes)))


@router.get(
    "/tables/{table_id}/why",
    response_model=Why,
    responses=refusals("table-unknown", "not-started", "bad-move"),
)
async def explain(hall: TheHall, table_id: str, move: Annotated[str, Query(max_length=200)]) -> Response:
    """Whether a move of the game is allowed now, and the reason where it is not."""
    state = (await hall.table(table_id)).state
    if state is None:
        raise Problem("not-started")
    try:
        wanted = state.game.move(move)
    except IllegalMove as error:
        raise Problem("bad-move", f"{error}.") from None
    return reply(why(state, wanted))


@router.get(
    "/tables/{table_id}/record",
    response_class=PlainTextResponse,
    responses=refusals("table-unknown"),
)
async def read_record(hall: TheHall, table_id: str) -> Response:
    """The game as a record: text that replays anywhere."""
    table = await hall.table(table_id)
    name = f"{table.facts.game}-{table_id}.txt"
    return PlainTextResponse(
        record_text(table), headers={"Content-Disposition": f'inline; filename="{name}"'}
    )


@router.post(
    "/tables/{table_id}/commands",
    response_model=CommandAnswer,
    responses=refusals(
        "table-unknown", "seat-unknown", "token-missing", "seat-not-yours", "not-started", "game-over",
        "stale", "id-used", "wrong-turn", "bad-move", "illegal-move", "throw-not-yours", "throw-not-wanted",
        "bad-throw", "undo-refused", "table-read-only", "seat-played-by-bot", "storage-full",
        "storage-read-only",
    ),
)  # fmt: skip
async def command(hall: TheHall, hashes: Hashes, table_id: str, body: CommandBody) -> Response:
    """Play, enter a throw of the players' own, or undo. A retry with the same id gets the stored answer."""
    wanted = Command(body.id, body.version, body.seat, body.do, body.text)
    return reply(await hall.command(table_id, wanted, hashes))


@router.post(
    "/tables/{table_id}/start",
    response_model=Snapshot,
    responses=refusals(
        "table-unknown", "token-missing", "seat-not-yours", "already-started", "seats-open", "bot-unknown"
    ),
)
async def start(hall: TheHall, hashes: Hashes, table_id: str, body: StartWish | None = None) -> Response:
    """Begin with the seats as they are."""
    fill = body.fill if body is not None else None

    def work(tx: Transaction) -> tuple[Table, list[int]]:
        table = tx.table(table_id)
        mine = require_any(table, hashes)
        return seating.start(tx, table, fill, hall.dice), mine

    table, mine = await hall.transact(work)
    return reply(hall.snapshot(table, mine))


@router.post(
    "/tables/{table_id}/rematch",
    response_model=NewTable,
    responses=refusals("table-unknown", "token-missing", "seat-not-yours", "game-not-over"),
)
async def rematch(hall: TheHall, hashes: Hashes, table_id: str) -> Response:
    """The same again.

    The first to ask makes the table; everyone who sat here gets his seat there by asking too.
    """

    def work(tx: Transaction) -> NewTable:
        table = tx.table(table_id)
        return seating.rematch(tx, table, require_any(table, hashes), hall.dice)

    return reply(await hall.transact(work))
