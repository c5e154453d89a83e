"""Every way in which the server says no:

A stable code, an HTTP status, a title. docs/errors.md lists the same.
"""

from __future__ import annotations

from typing import Any, NamedTuple


class Kind(NamedTuple):
    """What all problems of one code share."""

    status: int
    title: str


KINDS: dict[str, Kind] = {
    # the request itself
    "bad-request": Kind(422, "The request does not have the form that is asked for."),
    "bad-frame": Kind(400, "The frame is not one the server understands."),
    "not-found": Kind(404, "There is nothing at this address."),
    "method-not-allowed": Kind(405, "This address does not take that method."),
    "too-large": Kind(413, "The request is larger than 16 KiB."),
    "too-many-tables": Kind(429, "Too many tables were made from this address. Wait a little."),
    "origin-refused": Kind(403, "The request comes from a page of another origin."),
    "internal": Kind(500, "Something went wrong in the server; it is written in its log."),
    # games and making a table
    "game-unknown": Kind(404, "There is no game of this name."),
    "bad-option": Kind(422, "The game has no such option or choice."),
    "bad-seats": Kind(422, "The game is not played with such seats."),
    "bot-unknown": Kind(422, "There is no such bot for this game."),
    "bad-name": Kind(422, "A name is 1 to 24 visible characters."),
    "address-not-ours": Kind(422, "A QR code is only drawn for an address of this server."),
    # finding a table, sitting down
    "table-unknown": Kind(404, "There is no such table."),
    "invite-unknown": Kind(404, "There is no such invite."),
    "invite-needed": Kind(403, "The table is joined by its invite link."),
    "table-full": Kind(409, "No seat is free at this table."),
    "seat-unknown": Kind(404, "The table has no such seat."),
    "seat-taken": Kind(409, "Somebody sits there already."),
    "token-missing": Kind(401, "This needs the token of a seat."),
    "seat-not-yours": Kind(403, "The token is not that of this seat."),
    "code-unknown": Kind(404, "The code is used, too old or was never given."),
    "seats-open": Kind(409, "Seats are still empty."),
    # playing
    "not-started": Kind(409, "The table has not started yet."),
    "already-started": Kind(409, "The table has started already."),
    "game-over": Kind(409, "The game is over."),
    "game-not-over": Kind(409, "The game is not over yet."),
    "series-over": Kind(409, "Nothing of this kind comes next in the series."),
    "stale": Kind(409, "The table has moved on since."),
    "id-used": Kind(409, "Another command already has this id."),
    "wrong-turn": Kind(409, "It is not this seat's turn."),
    "bad-move": Kind(422, "The game has no such move."),
    "illegal-move": Kind(409, "The rules do not allow this move now."),
    "throw-not-yours": Kind(409, "The server throws the dice at this table."),
    "throw-not-wanted": Kind(409, "No throw or draw is wanted now."),
    "bad-throw": Kind(422, "This is not a result that can come now."),
    "undo-refused": Kind(409, "There is nothing that may be taken back."),
    "table-read-only": Kind(409, "The table can only be read."),
    "seat-played-by-bot": Kind(409, "A bot plays this seat now; take it back first."),
    "seat-not-gone": Kind(409, "The player has not been gone for long enough."),
    "seat-is-bot": Kind(409, "This seat is a bot's."),
    # the coach
    "hints-off": Kind(403, "This table gives no hints."),
    "coach-failed": Kind(503, "The coach cannot answer now."),
    # the disk
    "storage-full": Kind(507, "The server's disk is full; nothing was half written."),
    "storage-read-only": Kind(503, "The server cannot write its data."),
    "storage-busy": Kind(503, "The server's data are held by another program."),
    "storage-failed": Kind(503, "The server's data cannot be used."),
}


class Problem(Exception):
    """A refusal: becomes `application/problem+json` over HTTP and an `answer` frame on the socket."""

    def __init__(self, code: str, detail: str | None = None, **data: Any) -> None:
        kind = KINDS[code]
        super().__init__(detail or kind.title)
        self.code = code
        self.status = kind.status
        self.title = kind.title
        self.detail = detail or kind.title
        self.data: dict[str, Any] = data

    def body(self) -> dict[str, Any]:
        """The JSON form of RFC 9457, with our code and data."""
        return {
            "type": f"urn:rollwright:problem:{self.code}",
            "title": self.title,
            "status": self.status,
            "detail": self.detail,
            "code": self.code,
            "data": self.data,
        }
