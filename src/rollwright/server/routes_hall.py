"""Routes of the hall: games, rule books, information about the server, QR codes."""

from __future__ import annotations

import io
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from rollwright import __version__
from rollwright.server import rulebooks, shelf
from rollwright.server.addresses import OwnAddresses, lan_addresses, split_host, url_of
from rollwright.server.hall import Hall
from rollwright.server.problems import Problem
from rollwright.server.replies import refusals, reply
from rollwright.server.wire import GameList, Health, Info, Rulebook

router = APIRouter()


@router.get("/games", response_model=GameList, tags=["hall"])
async def list_games() -> Response:
    """The games of this server, with their options and bots."""
    return reply(GameList(shelf.catalogue()))


@router.get(
    "/games/{game}/rulebook", response_model=Rulebook, tags=["hall"], responses=refusals("game-unknown")
)
async def read_rulebook(game: str, lang: Annotated[str, Query(max_length=16)] = "en") -> Response:
    """A game's rules by id, with an example position each.

    `lang` chooses the language, English where the book has no other.
    """
    return reply(rulebooks.rule_book(game, lang))


@router.get("/info", response_model=Info, tags=["hall"])
async def info(request: Request) -> Response:
    """The program's version, and the addresses at which phones in the local network find this server."""
    host = split_host(request.headers.get("host", ""), request.url.scheme)
    port = host[1] if host else 80
    return reply(Info(__version__, [url_of(address, port) for address in lan_addresses()]))


outside = APIRouter()  # not under /api/v1


@outside.get("/healthz", response_model=Health, tags=["hall"])
async def healthz(request: Request) -> Response:
    """Whether the server answers and its data can be read."""
    hall: Hall = request.app.state.hall
    await hall.read(lambda tx: tx.recent(0, 1))
    return reply(Health())


@outside.get(
    "/qr.svg",
    response_class=Response,
    tags=["hall"],
    responses={200: {"content": {"image/svg+xml": {}}}, **refusals("address-not-ours")},
)
async def qr(request: Request, text: Annotated[str, Query(max_length=500)]) -> Response:
    """An address of this server as a QR code."""
    import segno

    own: OwnAddresses = request.app.state.own
    server = request.scope.get("server")
    if not own.is_our_page(text, request.headers.get("host", ""), server[0] if server else None):
        raise Problem("address-not-ours")
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", scale=8, border=2, dark="#000", light="#fff"
    )
    return Response(out.getvalue(), media_type="image/svg+xml")
