"""Routes of series: games played one after another by the same people, as in a campaign."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import PlainTextResponse, Response

from rollwright.server import campaigns
from rollwright.server.bodies import OnwardWish
from rollwright.server.hall import require_any
from rollwright.server.replies import refusals, reply
from rollwright.server.routes_tables import Hashes, TheHall
from rollwright.server.store import Transaction
from rollwright.server.wire import NewTable, SeriesInfo

router = APIRouter(tags=["series"])


@router.get("/tables/{table_id}/series", response_model=SeriesInfo, responses=refusals("table-unknown"))
async def read_series(hall: TheHall, table_id: str) -> Response:
    """The series that a table is one of: its games in order, the scores added up, and what may come next."""
    return reply(await hall.read(lambda tx: campaigns.standing(tx, tx.table(table_id))))


@router.get(
    "/tables/{table_id}/series/record",
    response_class=PlainTextResponse,
    responses=refusals("table-unknown", "table-read-only"),
)
async def read_series_record(hall: TheHall, table_id: str) -> Response:
    """All games of the series as one text that replays anywhere."""
    text = await hall.read(lambda tx: campaigns.record_text(tx, tx.table(table_id)))
    name = f"series-{table_id}.txt"
    return PlainTextResponse(text, headers={"Content-Disposition": f'inline; filename="{name}"'})


@router.post(
    "/tables/{table_id}/onward",
    response_model=NewTable,
    responses=refusals("table-unknown", "token-missing", "seat-not-yours", "game-not-over", "series-over"),
)
async def onward(hall: TheHall, hashes: Hashes, table_id: str, body: OnwardWish | None = None) -> Response:
    """The next game of the series.

    The first to ask chooses and makes the table; everyone who sat here gets his seat there by asking too.
    """
    choice = body.choice if body is not None else 0

    def work(tx: Transaction) -> NewTable:
        table = tx.table(table_id)
        return campaigns.onward(tx, table, require_any(table, hashes), choice, hall.dice)

    return reply(await hall.transact(work))
