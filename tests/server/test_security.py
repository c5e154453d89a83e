"""Origins, headers, sizes, limits, luck."""

from __future__ import annotations

import socket
from collections import Counter
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from rollwright.server.addresses import OwnAddresses, lan_addresses, url_of
from rollwright.server.dice import SystemDice
from rollwright.server.limits import Buckets
from rollwright.server.security import content_policy
from rollwright.server.tokens import hashed, new_id, new_token, same
from tests.server.kit import API, FAST, HERE, Served, bearer, problem

FOREIGN = [
    "http://evil.example",
    "https://localhost.evil.example",
    "null",
    "http://127.0.0.1:1",
    "file://",
    "http://[",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_of_other_origins_are_refused(hall: Served, origin: str) -> None:
    player = hall.table(HERE, HERE)
    url = f"ws://127.0.0.1:{hall.port}{API}/tables/{player.table}/live"
    with pytest.raises(InvalidStatus) as caught:
        connect(url, origin=origin).__enter__()  # type: ignore[arg-type]
    assert caught.value.response.status_code == 403
    body = {"game": "pig", "seats": [HERE, HERE]}
    problem(hall.http.post(f"{API}/tables", json=body, headers={"Origin": origin}), "origin-refused")
    assert hall.http.get(f"{API}/info", headers={"Origin": origin}).status_code == 200


def test_our_own_pages_may_talk_to_us(hall: Served) -> None:
    player = hall.table(HERE, HERE)
    for name in ("127.0.0.1", "localhost"):
        origin = f"http://{name}:{hall.port}"
        url = f"ws://127.0.0.1:{hall.port}{API}/tables/{player.table}/live"
        with connect(url, origin=origin):  # type: ignore[arg-type]
            pass
        answer = hall.http.post(
            f"{API}{player.path}/rename",
            json={"seat": 0, "name": "Ann"},
            headers={"Origin": origin, **bearer(*player.tokens.values())},
        )
        assert answer.status_code == 200


def test_which_origins_are_ours() -> None:
    own = OwnAddresses(["https://hall.example/"])
    assert own.is_ours("https://hall.example", "hall.example", None)
    assert own.is_ours("http://localhost:8000", "localhost:8000", None)
    assert own.is_ours("http://[::1]:8000", "[::1]:8000", None)
    assert own.is_ours(f"http://{socket.gethostname()}:8000", "x:8000", None)
    assert own.is_ours(
        "http://192.168.7.7:8000", "192.168.7.7:8000", "192.168.7.7"
    )  # where the request arrived
    assert own.is_ours("http://localhost", "localhost", None)
    assert not own.is_ours("http://192.168.7.8:8000", "192.168.7.8:8000", "192.168.7.7")
    assert not own.is_ours("http://rebound.example:8000", "rebound.example:8000", "127.0.0.1")
    assert not own.is_ours("http://localhost:3000", "localhost:8000", None)  # another program's page
    assert not own.is_ours("ftp://localhost:8000", "localhost:8000", None)
    for address in lan_addresses():
        assert own.is_our_page(f"{url_of(address, 8000)}/join/abc", f"{'x'}:8000", None)


def test_answers_carry_the_security_headers(hall: Served) -> None:
    for path in ("/", f"{API}/info", f"{API}/nothing"):
        headers = hall.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert f"ws://127.0.0.1:{hall.port}" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert hall.http.get(f"{API}/info").headers["cache-control"] == "no-store"
    assert "ws://" not in content_policy("evil; script-src *")


def test_large_requests_are_refused(hall: Served) -> None:
    text = "x" * 17_000
    problem(hall.http.post(f"{API}/take", json={"code": text}), "too-large")

    def parts() -> list[bytes]:
        return [b"x" * 5000] * 4

    problem(hall.http.post(f"{API}/take", content=iter(parts())), "too-large")  # without a length
    problem(hall.http.post(f"{API}/take", content=b"{}", headers={"Content-Length": "2"}), "bad-request")


def test_an_address_may_not_make_tables_without_end(data: Path) -> None:
    with Served(data, settings=replace(FAST, tables_at_once=2)) as served:
        body = {"game": "pig", "seats": [HERE, HERE]}
        served.ok("/tables", body)
        served.ok("/tables", body)
        answer = served.post("/tables", body)
        data_of_problem = problem(answer, "too-many-tables")
        assert answer.headers["retry-after"] == str(data_of_problem["seconds"])


def test_buckets_fill_with_time() -> None:
    now = 0.0
    buckets = Buckets(2, 0.5, clock=lambda: now, addresses=2)
    assert [buckets.take("a") for _ in range(3)] == [0, 0, 2.0]
    assert buckets.take("b") == 0
    now = 2.0
    assert buckets.take("a") == 0
    assert buckets.take("a") > 0
    buckets.take("c")
    buckets.take("d")  # only so many addresses are remembered
    assert buckets.take("a") == 0


def test_tokens_are_long_different_and_compared_whole() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert {len(token) for token in tokens} == {43}
    assert len({new_id() for _ in range(100)}) == 100
    assert same(hashed("a"), hashed("a"))
    assert not same(hashed("a"), hashed("b"))
    assert not same(None, hashed("a"))


def test_live_dice_favour_no_face() -> None:
    """Chi-square with 5 degrees of freedom: above 45 once in a hundred million runs."""
    dice = SystemDice()
    faces = Counter(dice.pick(6) for _ in range(60_000))
    assert set(faces) == set(range(6))
    assert sum((faces[face] - 10_000) ** 2 / 10_000 for face in range(6)) < 45


def test_qr_codes_only_for_our_own_addresses(hall: Served) -> None:
    good = hall.http.get("/qr.svg", params={"text": f"{hall.base}/join/abc"})
    assert good.headers["content-type"] == "image/svg+xml"
    assert b"<svg" in good.content
    for wrong in ("https://evil.example/join", "javascript:alert(1)", "http://["):
        problem(hall.http.get("/qr.svg", params={"text": wrong}), "address-not-ours")


def test_healthz(hall: Served) -> None:
    assert httpx.get(f"{hall.base}/healthz").json() == {"status": "ok"}
