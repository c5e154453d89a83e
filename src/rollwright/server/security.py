"""What stands before every request:

Whose page it comes from, how large it may be, what the browser may do.
"""

from __future__ import annotations

import logging
import re

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rollwright.server.addresses import OwnAddresses
from rollwright.server.limits import MAX_FRAME
from rollwright.server.problems import Problem
from rollwright.server.replies import problem_response

log = logging.getLogger("rollwright.server")

_SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
_HOST = re.compile(r"^[A-Za-z0-9.:\[\]-]{1,255}$")


def content_policy(host: str) -> str:
    """What pages of ours may load:

    Only what is ours, and no script in the page. Sockets are named for older browsers.
    """
    sockets = f" ws://{host} wss://{host}" if _HOST.match(host) else ""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        f"font-src 'self' data:; connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


class Security:
    """ASGI middleware for all of the server, the socket included."""

    def __init__(self, app: ASGIApp, own: OwnAddresses) -> None:
        self._app, self._own = app, own

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check, then pass on; answers get their headers on the way back."""
        if scope["type"] == "websocket":
            if not self._allowed(scope):
                await send({"type": "websocket.close", "code": 1008})
                return
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _allowed(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None:
            return True  # not a browser's page: such programs hold no one's tokens but their own
        server = scope.get("server")
        return self._own.is_ours(origin, headers.get("host", ""), server[0] if server else None)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)

        started = False

        async def send_guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                _guard(MutableHeaders(scope=message), headers.get("host", ""))
            await send(message)

        if scope["method"] not in _SAFE_METHODS:
            if not self._allowed(scope):
                await problem_response(Problem("origin-refused"))(scope, receive, send_guarded)
                return
            body = await _small_body(headers, receive)
            if body is None:
                await problem_response(Problem("too-large"))(scope, receive, send_guarded)
                return
            receive = _again(body, receive)
        try:
            await self._app(scope, receive, send_guarded)
        except Exception:
            log.exception("unexpected error at %s %s", scope["method"], scope["path"])
            if not started:
                await problem_response(Problem("internal"))(scope, receive, send_guarded)


def _guard(headers: MutableHeaders, host: str) -> None:
    headers["Content-Security-Policy"] = content_policy(host)
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Referrer-Policy"] = "no-referrer"  # invites and one-time codes are addresses
    headers["Permissions-Policy"] = "camera=(), geolocation=(), microphone=(), payment=(), usb=()"
    headers.setdefault("Cache-Control", "no-store")


async def _small_body(headers: Headers, receive: Receive) -> bytes | None:
    """The body, or None where it is larger than allowed."""
    length = headers.get("content-length", "0")
    if not length.isdigit() or int(length) > MAX_FRAME:
        return None
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return bytes(body)
        body += message.get("body", b"")
        if len(body) > MAX_FRAME:
            return None
        if not message.get("more_body", False):
            return bytes(body)


def _again(body: bytes, receive: Receive) -> Receive:
    """A `receive` that gives the body just read, then whatever comes."""
    given = False

    async def replay() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replay
