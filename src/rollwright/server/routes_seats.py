"""Routes of the seats: sitting down, getting up, moving to another device, bots that stand in."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from rollwright.server import seating
from rollwright.server.addresses import lan_addresses, split_host, url_of
from rollwright.server.bodies import BotBody, CodeBody, JoinWish, RenameBody, SeatBody
from rollwright.server.hall import Hall, require, require_any
from rollwright.server.replies import refusals, reply
from rollwright.server.routes_tables import Hashes, TheHall
from rollwright.server.store import Transaction
from rollwright.server.tables import Table
from rollwright.server.wire import PassCode, Seated, TableBox

router = APIRouter(tags=["seats"])

_SEAT = ("table-unknown", "seat-unknown", "token-missing", "seat-not-yours")


async def _box(hall: Hall, table_id: str) -> Response:
    table = await hall.table(table_id)
    return reply(TableBox(hall.summary(table)))


@router.post(
    "/tables/{table_id}/join",
    response_model=Seated,
    responses=refusals(
        "table-unknown", "invite-unknown", "invite-needed", "table-full", "seat-unknown", "seat-taken",
        "game-over", "bad-name", "table-read-only",
    ),
)  # fmt: skip
async def join(hall: TheHall, table_id: str, body: JoinWish) -> Response:
    """Sit down. The table starts by itself once all seats are taken."""
    seated = await hall.transact(
        lambda tx: seating.join(tx, tx.table(table_id), body.invite, body.name, body.seat, hall.dice)
    )
    hall.links.saw(seated.table, seated.seat)
    return reply(seated)


@router.post("/tables/{table_id}/leave", response_model=TableBox, responses=refusals(*_SEAT))
async def leave(hall: TheHall, hashes: Hashes, table_id: str, body: SeatBody) -> Response:
    """Get up. While playing, a bot goes on with the seat, and the seat may be taken again."""

    def work(tx: Transaction) -> None:
        table = tx.table(table_id)
        require(table, body.seat, hashes)
        seating.leave(tx, table, body.seat)

    await hall.transact(work)
    return await _box(hall, table_id)


@router.post("/tables/{table_id}/rename", response_model=TableBox, responses=refusals(*_SEAT, "bad-name"))
async def rename(hall: TheHall, hashes: Hashes, table_id: str, body: RenameBody) -> Response:
    """Give one of my seats another name."""

    def work(tx: Transaction) -> None:
        table = tx.table(table_id)
        require(table, body.seat, hashes)
        seating.rename(tx, table, body.seat, body.name)

    await hall.transact(work)
    return await _box(hall, table_id)


@router.post("/tables/{table_id}/seats/{seat}/pass", response_model=PassCode, responses=refusals(*_SEAT))
async def pass_seat(request: Request, hall: TheHall, hashes: Hashes, table_id: str, seat: int) -> Response:
    """A one-time code that moves my seat to another device, good for ten minutes."""

    def work(tx: Transaction) -> str:
        table = tx.table(table_id)
        require(table, seat, hashes)
        return seating.pass_seat(tx, table, seat)

    code = await hall.transact(work)
    return reply(PassCode(code, f"{_reachable_url(request)}/take/{code}", seating.PASS_SECONDS))


def _reachable_url(request: Request) -> str:
    """Our address as another device can open it:

    That of the request, or of the local network in place of localhost.
    """
    host = request.headers.get("host", "")
    split = split_host(host, request.url.scheme)
    lan = lan_addresses()
    if split is not None and split[0] in ("localhost", "127.0.0.1", "::1") and lan:
        return url_of(lan[0], split[1])
    return f"{request.url.scheme}://{host}"


@router.post("/take", response_model=Seated, responses=refusals("code-unknown"))
async def take_by_code(hall: TheHall, body: CodeBody) -> Response:
    """Move a seat to this device: it gets a new token, the old one is dead."""
    seated = await hall.transact(lambda tx: seating.take(tx, body.code))
    hall.links.saw(seated.table, seated.seat)
    return reply(seated)


@router.post("/tables/{table_id}/seats/take", response_model=Seated, responses=refusals("code-unknown"))
async def take(hall: TheHall, table_id: str, body: CodeBody) -> Response:
    """The same, where the table is known."""
    seated = await hall.transact(lambda tx: seating.take(tx, body.code, table_id))
    hall.links.saw(seated.table, seated.seat)
    return reply(seated)


@router.post(
    "/tables/{table_id}/seats/{seat}/bot",
    response_model=TableBox,
    responses=refusals(*_SEAT, "bot-unknown", "seat-not-gone", "seat-is-bot", "not-started", "game-over"),
)
async def let_bot_play(hall: TheHall, hashes: Hashes, table_id: str, seat: int, body: BotBody) -> Response:
    """Ask a bot to play the seat of somebody who is gone; anybody seated may."""
    gone = await _is_gone(hall, table_id, seat)

    def work(tx: Transaction) -> None:
        table = tx.table(table_id)
        require_any(table, hashes)
        seating.stand_in(tx, table, seat, body.bot, gone)

    await hall.transact(work)
    return await _box(hall, table_id)


async def _is_gone(hall: Hall, table_id: str, seat: int) -> bool:
    table: Table = await hall.table(table_id)
    return hall.gone_seconds(table, table.seat(seat).seat) >= hall.settings.gone_after


@router.post("/tables/{table_id}/seats/{seat}/return", response_model=TableBox, responses=refusals(*_SEAT))
async def take_back(hall: TheHall, hashes: Hashes, table_id: str, seat: int) -> Response:
    """Take my seat back from the bot."""

    def work(tx: Transaction) -> None:
        table = tx.table(table_id)
        require(table, seat, hashes)
        seating.take_back(tx, table, seat)

    await hall.transact(work)
    hall.links.saw(table_id, seat)
    return await _box(hall, table_id)
