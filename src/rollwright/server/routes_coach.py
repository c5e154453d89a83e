"""Routes of the coach: hints, reviews, other ways on."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from rollwright.server.bodies import BranchBody, ExploreBody, HintBody
from rollwright.server.branches import branch
from rollwright.server.coach import count_hint, may_be_hinted, must_be_over
from rollwright.server.hall import require
from rollwright.server.replies import refusals, reply
from rollwright.server.routes_tables import Hashes, TheHall, may_make, wishes_of
from rollwright.server.store import Transaction
from rollwright.server.wire import Explored, Hint, NewTable, Review

router = APIRouter(tags=["coach"])


@router.post(
    "/tables/{table_id}/hint",
    response_model=Hint,
    responses=refusals(
        "table-unknown", "seat-unknown", "token-missing", "seat-not-yours", "not-started", "game-over",
        "hints-off", "stale", "wrong-turn", "seat-played-by-bot", "table-read-only", "coach-failed",
    ),
)  # fmt: skip
async def hint(hall: TheHall, hashes: Hashes, table_id: str, body: HintBody) -> Response:
    """What the coach thinks of each move of the seat to act. It is counted in the log, once a position."""
    table = await hall.table(table_id)
    require(table, body.seat, hashes)
    advice = await hall.coach.advise(may_be_hinted(table, body.seat, body.version))
    after = await hall.transact(lambda tx: count_hint(tx, table_id, body.seat, body.version))
    return reply(Hint(after.version, after.line.hints[body.seat], advice))


@router.get(
    "/tables/{table_id}/review",
    response_model=Review,
    responses=refusals("table-unknown", "game-not-over", "table-read-only", "coach-failed"),
)
async def review(hall: TheHall, table_id: str) -> Response:
    """The analysis of a finished game, or how far it is; the first to ask has it begun."""
    table = await hall.table(table_id)
    must_be_over(table)
    return reply(hall.coach.review(table))


@router.post(
    "/tables/{table_id}/explore",
    response_model=Explored,
    responses=refusals("table-unknown", "game-not-over", "table-read-only", "bad-move", "coach-failed"),
)
async def explore(hall: TheHall, table_id: str, body: ExploreBody) -> Response:
    """A finished game after so many events, and then other ones; nothing of it is stored."""
    table = await hall.table(table_id)
    must_be_over(table)
    return reply(await hall.coach.explore(table, body.at, body.events, body.value))


@router.post(
    "/tables/{table_id}/branch",
    response_model=NewTable,
    status_code=201,
    responses=refusals(
        "table-unknown", "game-not-over", "game-over", "table-read-only", "bad-move", "bad-seats",
        "bot-unknown", "bad-name", "too-many-tables",
    ),
)  # fmt: skip
async def go_on(request: Request, hall: TheHall, table_id: str, body: BranchBody) -> Response:
    """A new table that goes on from a point of a finished game; it starts at once."""
    may_make(request, hall)

    def work(tx: Transaction) -> NewTable:
        table = tx.table(table_id)
        must_be_over(table)
        return branch(tx, table, body.at, body.events, wishes_of(body.seats), hall.dice)

    return reply(await hall.transact(work), 201)
