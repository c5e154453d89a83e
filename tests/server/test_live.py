"""The socket: hello, events, catching up, slow readers, frames that are none."""

from __future__ import annotations

import json
import socket as sockets
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.kit import API, FAST, HERE, OPEN, Live, Player, Served, new_command_id, wait_for


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A hall with short patience."""
    settings = replace(FAST, hello_seconds=0.3, ping_seconds=0.2)
    with Served(tmp_path_factory.mktemp("data"), settings=settings) as served:
        yield served


def acting(player: Player) -> int:
    seat: int = player.snapshot["state"]["view"]["to_act"]
    return seat


def closed(live: Live) -> int:
    """The code with which the server closed."""
    try:
        while True:
            live.socket.recv(10)
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd is not None else 0


def test_everyone_sees_what_is_stored(hall: Served) -> None:
    player = hall.table(HERE, HERE)
    with player.live() as mine, Live(hall.port, player.table) as watching:
        assert mine.next("snapshot")["mine"] == [0, 1]
        shown = watching.next("snapshot")
        assert (shown["mine"], shown["invite"]) == ([], None)
        answer = player.play("roll", acting(player))
        for live in (mine, watching):
            frame = live.next("events")
            assert (frame["from"], frame["version"]) == (1, 3)
            assert frame["entries"] == answer["entries"]
            assert frame["state"] == answer["state"]
        assert player.snapshot["table"]["spectators"] == 1


def test_commands_by_socket(hall: Served) -> None:
    player = hall.table(HERE, HERE)
    seat = acting(player)
    with player.live() as live:
        live.next("snapshot")
        frame = {"t": "do", "id": new_command_id(), "version": 1, "seat": seat, "do": "play", "text": "roll"}
        live.send(**frame)
        assert live.next("events")["version"] == 3
        answer = live.next("answer")
        assert (answer["ok"], answer["id"], answer["version"]) == (True, frame["id"], 3)
        live.send(**frame)  # again: the stored answer, nothing new
        assert live.next("answer", "events") == answer
        live.send(**{**frame, "id": new_command_id()})
        refused = live.next("answer")
        assert (refused["ok"], refused["problem"]["code"]) == (False, "stale")
        assert refused["problem"]["data"]["version"] == 3
        live.send(t="look")
        live.send(t="pong")
    with Live(hall.port, player.table) as watching:
        watching.next("snapshot")
        watching.send(**{**frame, "id": new_command_id(), "version": 3})
        assert watching.next("answer")["problem"]["code"] == "token-missing"


def test_who_knows_a_version_gets_what_came_after(hall: Served) -> None:
    player = hall.table(HERE, HERE)
    for _ in range(3):
        player.play("hold", acting(player))
    with player.live(since=2) as live:
        frame = live.next("events")
        assert (frame["from"], frame["version"], frame["mine"]) == (2, 4, [0, 1])
        assert [entry["version"] for entry in frame["entries"]] == [3, 4]
    with player.live(since=99) as live:
        assert live.next("snapshot")["version"] == 4


def test_presence_is_told(hall: Served) -> None:
    player = hall.table(HERE, OPEN)
    guest = hall.ok(f"{player.path}/join", {"name": "Ben"})
    with player.live() as live:
        live.next("snapshot")
        with Live(hall.port, player.table, [guest["token"]]) as other:
            other.next("snapshot")
            assert live.next("table")["table"]["seats"][1]["present"]
        seats = live.next("table")["table"]["seats"]
        assert not seats[1]["present"]
        hall.ok(f"{player.path}/rename", {"seat": 1, "name": "Eve"}, guest["token"])
        assert live.next("table")["table"]["seats"][1]["name"] == "Eve"


def test_a_moved_seat_is_taken_from_the_old_device_at_once(hall: Served) -> None:
    player = hall.table(HERE, HERE)
    with player.live() as live:
        live.next("snapshot")
        code = player.ask("/seats/1/pass")["code"]
        hall.ok("/take", {"code": code})
        assert live.next("snapshot")["mine"] == [0]
        frame = {"t": "do", "id": new_command_id(), "version": 1, "seat": 1, "do": "play", "text": "roll"}
        live.send(**frame)
        assert live.next("answer")["problem"]["code"] == "seat-not-yours"


def test_a_second_hello_adds_a_seat(hall: Served) -> None:
    player = hall.table(HERE, OPEN)
    with player.live() as live:
        live.next("snapshot")
        guest = hall.ok(f"{player.path}/join", {})
        live.send(t="hello", tokens=[*player.tokens.values(), guest["token"]])
        wait_for(lambda: live.next("snapshot")["mine"] == [0, 1])


def test_pings_come(hall: Served) -> None:
    player = hall.table(HERE, HERE)
    with player.live() as live:
        assert live.next("ping") == {"t": "ping"}


def test_a_socket_without_hello_is_closed(hall: Served) -> None:
    player = hall.table(HERE, HERE)
    url = f"ws://127.0.0.1:{hall.port}{API}/tables/{player.table}/live"
    with connect(url) as silent, pytest.raises(ConnectionClosed) as caught:
        silent.recv(10)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 4000
    with Live(hall.port, "no-such-table") as lost:
        assert lost.next("answer")["problem"]["code"] == "table-unknown"
        assert closed(lost) == 4004


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"t":"dance"}',
        '{"t":"do"}',
        '{"t":"do","id":"x","version":"1"}',
        "[" * 5000,
        '"\ud800"',
    ],
)
def test_malformed_frames_are_refused_and_forgiven_for_a_while(hall: Served, text: str) -> None:
    player = hall.table(HERE, HERE)
    with player.live() as live:
        live.next("snapshot")
        raw = text.encode("utf-8", "surrogatepass")
        if "\ud800" in text:
            live.socket.send(raw)  # binary
        else:
            live.socket.send(text)
        refused = live.next("answer")
        assert (refused["ok"], refused["id"], refused["problem"]["code"]) == (False, None, "bad-frame")
        player.play("roll", acting(player))
        assert live.next("events")["version"] == 3  # still served
        for _ in range(9):
            live.socket.send("{")
        assert closed(live) == 4009


def test_frames_over_16_kib_end_the_socket(hall: Served) -> None:
    player = hall.table(HERE, HERE)
    with player.live() as live:
        live.next("snapshot")
        live.socket.send(json.dumps({"t": "look", "x": "y" * 20_000}))
        assert closed(live) == 1009


def test_a_first_frame_that_is_no_hello_is_refused(hall: Served) -> None:
    player = hall.table(HERE, HERE)
    url = f"ws://127.0.0.1:{hall.port}{API}/tables/{player.table}/live"
    with connect(url) as rude:
        rude.send('{"t":"look"}')
        assert json.loads(rude.recv(10))["problem"]["code"] == "bad-frame"


def test_an_unknown_socket_address_is_refused(hall: Served) -> None:
    with pytest.raises(InvalidStatus) as caught:
        connect(f"ws://127.0.0.1:{hall.port}/api/v1/nothing")
    assert caught.value.response.status_code in (403, 404)


def test_a_slow_reader_is_dropped_and_catches_up(data: Path) -> None:
    settings = replace(FAST, queue_frames=8, ping_seconds=60.0)
    with Served(data, settings=settings, send_buffer=4096) as served:
        player = served.table(HERE, HERE)
        slow = sockets.socket()
        slow.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        slow.connect(("127.0.0.1", served.port))
        url = f"{API}/tables/{player.table}/live"
        slow.sendall(
            f"GET {url} HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        while not slow.recv(1).startswith(
            b"1"
        ):  # "HTTP/1.1 101": a client waits for the answer (RFC 6455, 4.1)
            pass
        hello = b'{"t":"hello","tokens":[]}'
        slow.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)  # a masked text frame, mask zero
        wait_for(lambda: served.hall.links.spectators(player.table) == 1)
        live_state, version = player.snapshot["state"], player.version
        for _ in range(500):
            seat = live_state["view"]["to_act"]
            answer = player.play("hold", seat, version=version)
            live_state, version = answer["state"], answer["version"]
            if served.hall.links.spectators(player.table) == 0:
                break
        assert served.hall.links.spectators(player.table) == 0, "the slow reader was never dropped"
        slow.close()
        with player.live(since=1) as back:
            frame = back.next("events")
            assert [entry["version"] for entry in frame["entries"]] == list(range(2, version + 1))


def test_a_graceful_stop_closes_the_sockets_with_a_code(data: Path) -> None:
    with Served(data) as served:
        live = served.table(HERE, HERE).live()
        live.next("snapshot")
    with live:
        assert closed(live) == 1012
    assert not list(data.glob("*-wal")) or not any(file.stat().st_size for file in data.glob("*-wal"))
