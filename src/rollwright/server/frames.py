"""The frames of the live socket.

What clients send is checked against these types; what the server sends is made here.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from rollwright.server.commands import Do
from rollwright.server.limits import MAX_TOKENS
from rollwright.server.problems import Problem
from rollwright.server.wire import CommandAnswer, Entry, Snapshot, StatePayload, Summary

Id = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
Token = Annotated[str, msgspec.Meta(max_length=128)]


class Hello(msgspec.Struct, tag_field="t", tag="hello", frozen=True):
    """The first frame: the seats on this device, and the version it knows."""

    tokens: Annotated[list[Token], msgspec.Meta(max_length=MAX_TOKENS)] = []
    since: int | None = None


class DoFrame(msgspec.Struct, tag_field="t", tag="do", frozen=True):
    """A command; the same as over HTTP."""

    id: Id
    version: int
    seat: int
    do: Do
    text: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Pong(msgspec.Struct, tag_field="t", tag="pong", frozen=True):
    """The answer to a ping."""


class Look(msgspec.Struct, tag_field="t", tag="look", frozen=True):
    """Somebody is looking at the table."""


ClientFrame = Hello | DoFrame | Pong | Look

_decoder: msgspec.json.Decoder[ClientFrame] = msgspec.json.Decoder(Hello | DoFrame | Pong | Look)
_encoder = msgspec.json.Encoder()


def read(text: str) -> ClientFrame:
    """A client's frame; Problem `bad-frame` where it is none."""
    try:
        return _decoder.decode(text)
    except msgspec.MsgspecError as error:
        raise Problem("bad-frame", f"{error}.") from error
    except (UnicodeError, RecursionError) as error:
        raise Problem("bad-frame") from error


def encode(frame: Any) -> str:
    """A frame as text."""
    return _encoder.encode(frame).decode()


def snapshot(shown: Snapshot) -> str:
    """All of a table."""
    return encode(
        {
            "t": "snapshot",
            "table": shown.table,
            "mine": shown.mine,
            "version": shown.version,
            "state": shown.state,
            "log": shown.log,
            "invite": shown.invite,
        }
    )


def events(
    since: int,
    version: int,
    entries: list[Entry],
    state: StatePayload | None,
    table: Summary,
    mine: list[int] | None,
) -> str:
    """What happened after `since`; `mine` only in the answer to a hello."""
    frame: dict[str, Any] = {
        "t": "events",
        "from": since,
        "version": version,
        "entries": entries,
        "state": state,
        "table": table,
    }
    return encode(frame if mine is None else {**frame, "mine": mine})


def table(summary: Summary) -> str:
    """Who is there has changed."""
    return encode({"t": "table", "table": summary})


def done(command_id: str, answer: CommandAnswer) -> str:
    """A command was stored."""
    return encode(
        {"t": "answer", "id": command_id, "ok": True, "version": answer.version, "entries": answer.entries}
    )


def refused(command_id: str | None, problem: Problem) -> str:
    """A command, or a frame that cannot be read, was refused."""
    return encode({"t": "answer", "id": command_id, "ok": False, "problem": problem.body()})


PING = encode({"t": "ping"})
