"""The application: data, hall, routes, socket and page put together."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from rollwright import __version__
from rollwright.bots.pool import Pool
from rollwright.server import (
    replies,
    routes_coach,
    routes_hall,
    routes_seats,
    routes_series,
    routes_tables,
)
from rollwright.server.addresses import OwnAddresses
from rollwright.server.clock import now_ms
from rollwright.server.coach import WORKER
from rollwright.server.dice import Dice, SystemDice
from rollwright.server.engine import open_engine
from rollwright.server.hall import Hall, HallSettings
from rollwright.server.migrate import upgrade
from rollwright.server.page import PAGE, Page
from rollwright.server.security import Security
from rollwright.server.socket import live
from rollwright.server.store import Store

API = "/api/v1"
DESCRIPTION = """Everything the page does. Errors are `application/problem+json` with a stable `code`;
docs/errors.md lists them. Live updates come over the socket `/api/v1/tables/{id}/live`; docs/api.md
describes its frames."""


def create_app(
    data: Path,
    *,
    dice: Dice | None = None,
    settings: HallSettings | None = None,
    origins: Iterable[str] = (),
    page: Path = PAGE,
    pool: Pool | None = None,
    clock: Callable[[], int] = now_ms,
    faults: Callable[[str], None] | None = None,
) -> FastAPI:
    """The application on the data in a folder.

    `dice`, `clock`, `pool` and `faults` are what tests replace. StorageError where the folder cannot be used.
    """
    engine = open_engine(data)
    try:
        upgrade(engine, clock())
    except BaseException:
        engine.dispose()
        raise
    store = Store(engine, clock, faults)
    hall = Hall(store, dice or SystemDice(), settings or HallSettings(), pool or Pool(command=WORKER))
    own = OwnAddresses(origins)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncGenerator[None]:
        hall.open()
        yield
        await hall.close()

    app = FastAPI(
        title="Rollwright",
        version=__version__,
        description=DESCRIPTION,
        lifespan=lifespan,
        openapi_url=f"{API}/openapi.json",
        docs_url=None,  # the viewers load scripts from elsewhere
        redoc_url=None,
    )
    app.state.hall = hall
    app.state.own = own
    replies.install(app)
    rooms = (routes_hall, routes_tables, routes_seats, routes_series, routes_coach)
    for router in (room.router for room in rooms):
        app.include_router(router, prefix=API)
    app.include_router(routes_hall.outside)
    app.router.routes.append(WebSocketRoute(f"{API}/tables/{{table_id}}/live", live))
    _add_page(app, Page(page))
    app.add_middleware(Security, own=own)
    return app


def _add_page(app: FastAPI, page: Page) -> None:
    async def answer(request: Request) -> Response:
        return await page.answer(request)

    app.add_api_route("/{path:path}", answer, methods=["GET", "HEAD"], include_in_schema=False)
