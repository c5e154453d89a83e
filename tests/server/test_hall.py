"""The hall's own pages and descriptions: games, rule books, OpenAPI, the built page, the start from a terminal."""

from __future__ import annotations

import io
import os
import re
import socket
import subprocess
import sys
import webbrowser
from pathlib import Path
from typing import Any

import pytest

import rollwright as rw
from rollwright.core.game import spec_of
from rollwright.server import run
from rollwright.server.addresses import lan_addresses, url_of
from tests.server.kit import API, HERE, STEADY, Served, problem

ROOT = Path(__file__).parents[2]
IDLE_MIB = 120


def test_games_tell_all_that_a_page_needs(hall: Served) -> None:
    games = {game["name"]: game for game in hall.get("/games")["games"]}
    assert set(games) == set(rw.game_names())
    pig, retroroll = games["pig"], games["retroroll"]
    assert (pig["title"], pig["seats"], pig["solo"], pig["move_count"]) == ("Pig", [2, 10], False, 2)
    assert pig["options"] == [{"name": "goal", "default": 100, "choices": [], "low": 2, "high": 10_000}]
    assert retroroll["options"][0]["choices"] == [False, True]
    assert retroroll["content"]["hash"] == rw.load("retroroll").content_hash
    assert retroroll["content"]["mark"]
    assert retroroll["bots"] == ["gentle", "casual", "fair", "strong", "expert"]
    assert {name for name, game in games.items() if game["answer_seconds"]} == {"rollingloot", "sonicroll"}


def test_rule_books_come_with_positions(hall: Served) -> None:
    for name in rw.game_names():
        for language in ("en", "de", "fr"):
            rules = hall.get(f"/games/{name}/rulebook?lang={language}")["rules"]
            assert bool(rules) == (spec_of(name).folder / "rulebook.md").exists()
            assert all(rule["position"] and rule["before"] for rule in rules)


def test_info_names_the_addresses_for_phones(hall: Served) -> None:
    assert hall.get("/info") == {
        "version": rw.__version__,
        "addresses": [url_of(address, hall.port) for address in lan_addresses()],
    }


def test_openapi_describes_all_routes(hall: Served) -> None:
    described = hall.get("/openapi.json")
    docs = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    found: set[str] = set()
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            found.add(f"{method.upper()} {path.removeprefix(API)}")
            assert operation["description"], path
            assert operation["tags"], path
            (good,) = (status for status in operation["responses"] if status.startswith("2"))
            content = operation["responses"][good]["content"]
            if "application/json" in content:
                assert content["application/json"]["schema"].get("$ref"), path
    expected = re.findall(r"^\| `((?:GET|POST) \S+)` \|", docs, flags=re.MULTILINE)
    assert found == set(expected)
    assert "ProblemBody" in described["components"]["schemas"]


# -- the page ------------------------------------------------------------------------------------------------


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>hall</title>" + "x" * 2000)
    (folder / "assets" / "app-1a2b.js").write_text("console.log(1);" * 200)
    (folder / "assets" / "face-1a2b.woff2").write_bytes(b"font")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def test_the_page_is_served_at_every_address_of_the_hall(data: Path, page: Path) -> None:
    with Served(data, page=page) as served:
        for path in ("/", "/t/abc", "/join/abc", "/take/abc", "/rules/pig", "/components", "/index.html"):
            answer = served.http.get(path)
            assert "<title>hall</title>" in answer.text
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"
        tag = answer.headers["etag"]
        assert served.http.get("/", headers={"If-None-Match": tag}).status_code == 304
        (page / "index.html").write_text("<title>new</title>")
        assert "new" in served.http.get("/").text


def test_files_of_the_page_are_packed_and_kept(data: Path, page: Path) -> None:
    with Served(data, page=page) as served:
        script = served.http.get("/assets/app-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.text == "console.log(1);" * 200
        font = served.http.get("/assets/face-1a2b.woff2")
        assert (font.content, font.headers["content-type"]) == (b"font", "font/woff2")
        plain = served.http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        for path in ("/assets/none.js", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt"):
            problem(served.http.get(path), "not-found")


def test_a_page_that_is_not_built_says_how(data: Path, tmp_path: Path) -> None:
    with Served(data, page=tmp_path / "nothing") as served:
        answer = served.http.get("/")
        assert answer.status_code == 503
        assert "make page" in answer.text
        assert "<script" not in answer.text


# -- starting ------------------------------------------------------------------------------------------------


def test_what_is_small_is_sent_at_once() -> None:
    """Without TCP_NODELAY an answer waits up to 40 ms for the other side; asyncio sets it where the socket says TCP."""
    with run.listen("127.0.0.1", 0) as found, socket.create_connection(found.getsockname()):
        accepted, _ = found.accept()
        with accepted:
            assert accepted.proto == socket.IPPROTO_TCP


def test_a_taken_port_moves_to_the_next_free_one() -> None:
    with run.listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with run.listen("127.0.0.1", port) as found:
            assert found.getsockname()[1] > port
            out = io.StringIO()
            run.greet("127.0.0.1", port, found.getsockname()[1], out)
    assert f"Port {port} is taken, so this is port {found_port(out)}." in out.getvalue()


def found_port(out: io.StringIO) -> str:
    match = re.search(r"open at http://127\.0\.0\.1:(\d+)", out.getvalue())
    assert match is not None
    return match[1]


def test_no_port_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "TRIES", 1)
    with run.listen("127.0.0.1", 0) as taken, pytest.raises(run.NoPort, match="--port"):
        run.listen("127.0.0.1", taken.getsockname()[1])
    with pytest.raises(run.NoPort, match="not an address"):
        run.listen("203.0.113.1", 8000)


def test_the_greeting_names_addresses_and_draws_a_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "lan_addresses", lambda: ["192.168.1.20", "fd00::20"])
    out = io.StringIO()
    run.greet("0.0.0.0", 8000, 8000, out)
    assert "http://localhost:8000" in out.getvalue()
    assert "http://192.168.1.20:8000" in out.getvalue()
    assert "http://[fd00::20]:8000" in out.getvalue()
    assert "█" in out.getvalue()
    monkeypatch.setattr(run, "lan_addresses", list)
    run.greet("0.0.0.0", 0, 8000, out)
    assert "phones cannot join" in out.getvalue()


def test_a_terminal_that_cannot_draw_gets_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "lan_addresses", lambda: ["192.168.1.20"])
    raw = io.BytesIO()
    out = io.TextIOWrapper(raw, encoding="ascii")
    run.greet("0.0.0.0", 8000, 8000, out)
    out.flush()
    assert b"cannot draw it: http://192.168.1.20:8000" in raw.getvalue()


def test_whether_there_is_a_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: Any) -> None:
        raise webbrowser.Error

    monkeypatch.setattr(webbrowser, "get", none)
    assert not run.has_browser()
    monkeypatch.setattr(webbrowser, "get", lambda *_: object())
    assert run.has_browser()


def test_addresses_of_this_machine() -> None:
    for address in lan_addresses():
        assert not address.startswith("127.")
        socket.getaddrinfo(address, None)


def test_an_idle_server_is_light_and_has_no_compiler(data: Path) -> None:
    """A real process: after a game against a bot it holds at most 120 MiB, and neither numba nor numpy."""
    code = (
        "import sys, threading, time\n"
        "from tests.server import entry\n"
        "def tell():\n"
        "    sys.stdin.readline()\n"
        "    print('loaded', *sorted({'numba', 'numpy', 'llvmlite'} & set(sys.modules)), flush=True)\n"
        "threading.Thread(target=tell, daemon=True).start()\n"
        f"entry.run(__import__('pathlib').Path({str(data)!r}))\n"
    )
    path = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    process = subprocess.Popen(
        [sys.executable, "-c", code],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert process.stdout is not None
    assert process.stdin is not None
    try:
        port = int(process.stdout.readline().split()[1])
        import httpx

        with httpx.Client(base_url=f"http://127.0.0.1:{port}{API}", timeout=30) as client:
            for game in rw.game_names():
                assert client.post("/tables", json={"game": game, "seats": [HERE, STEADY]}).status_code == 201
            client.get("/games")
            client.get("/openapi.json")
            client.get("/qr.svg")
        status = Path(f"/proc/{process.pid}/status").read_text()
        process.stdin.write("\n")
        process.stdin.flush()
        assert process.stdout.readline().split() == ["loaded"]
        resident = int(re.search(r"VmRSS:\s+(\d+) kB", status)[1]) / 1024  # type: ignore[index]
        assert resident <= IDLE_MIB
    finally:
        process.terminate()
        process.wait(20)
        process.stdin.close()
        process.stdout.close()
