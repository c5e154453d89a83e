"""Sitting down, getting up, moving to another device, bots that stand in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from rollwright.server.clock import now_ms
from rollwright.server.tokens import hashed
from tests.server.kit import FAST, HERE, OPEN, STEADY, Player, Served, wait_for


class Clock:
    """The real time, and as much later as a test wants."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return now_ms() + self.ahead


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[Served]:
    """A hall where nobody is gone for long before a bot may stand in."""
    with Served(
        tmp_path_factory.mktemp("data"), settings=replace(FAST, gone_after=0.0), clock=clock
    ) as served:
        yield served


def joined(player: Player, **wish: object) -> Player:
    seated = player.served.ok(f"{player.path}/join", {"invite": player.invite, **wish})
    return Player(player.served, seated["table"], {str(seated["seat"]): seated["token"]})


def test_the_last_to_join_starts_the_game(hall: Served) -> None:
    host = hall.table(HERE, OPEN, OPEN)
    assert host.snapshot["table"]["status"] == "waiting"
    assert host.snapshot["state"] is None
    host.refused("not-started", "roll")
    first = joined(host, name="  Ben   B. ")
    assert host.snapshot["table"]["seats"][1]["name"] == "Ben B."
    second = joined(host, seat=2)
    assert second.snapshot["mine"] == [2]
    assert first.snapshot["table"]["status"] == "playing"
    hall.no("table-full", f"{host.path}/join", {"invite": host.invite})
    hall.no("seat-taken", f"{host.path}/join", {"invite": host.invite, "seat": 1})


def test_an_invite_leads_to_its_table(hall: Served) -> None:
    host = hall.table(HERE, OPEN, settings={"public": False})
    assert host.snapshot["invite"] == host.invite
    assert hall.get(f"/invites/{host.invite}")["table"]["id"] == host.table
    assert hall.get(host.path)["invite"] is None  # not for spectators
    hall.no("invite-needed", f"{host.path}/join", {})
    hall.no("invite-unknown", f"{host.path}/join", {"invite": "wrong"})
    joined(host)


def test_public_tables_are_listed_and_joined_without_invite(hall: Served) -> None:
    public = hall.table(HERE, OPEN)
    private = hall.table(HERE, OPEN, settings={"public": False})
    listed = [table["id"] for table in hall.get("/tables")["tables"]]
    assert public.table in listed
    assert private.table not in listed
    hall.ok(f"{public.path}/join", {})


def test_empty_seats_fall_away_or_are_filled(hall: Served) -> None:
    host = hall.table(HERE, HERE, OPEN)
    host.ask("/start")
    assert len(host.snapshot["table"]["seats"]) == 2
    assert host.snapshot["state"]["view"]["seats"] == 2
    hall.no("already-started", f"{host.path}/start", {}, *host.tokens.values())

    alone = hall.table(HERE, OPEN, OPEN)
    told = hall.no("seats-open", f"{alone.path}/start", {}, *alone.tokens.values())
    assert told == {"open": [1, 2]}
    hall.no("bot-unknown", f"{alone.path}/start", {"fill": "nobody"}, *alone.tokens.values())
    alone.ask("/start", {"fill": "random"})
    assert [seat["bot"] for seat in alone.snapshot["table"]["seats"]] == [None, "random", "random"]


def test_names_change(hall: Served) -> None:
    host = hall.table(HERE, OPEN)
    host.ask("/rename", {"seat": 0, "name": "Zoë"})
    assert host.snapshot["table"]["seats"][0]["name"] == "Zoë"
    for wrong in ("", "x" * 25, "a\u0000b"):
        hall.no("bad-name", f"{host.path}/rename", {"seat": 0, "name": wrong}, *host.tokens.values())


def test_a_seat_moves_to_another_device_once(hall: Served, clock: Clock) -> None:
    host = hall.table(HERE, HERE)
    given = host.ask("/seats/1/pass")
    assert given["url"].endswith(f"/take/{given['code']}")
    moved = hall.ok("/take", {"code": given["code"]})
    assert (moved["table"], moved["seat"]) == (host.table, 1)
    assert hall.get(host.path, moved["token"])["mine"] == [1]
    assert host.snapshot["mine"] == [0]  # the old token is dead
    hall.no("code-unknown", "/take", {"code": given["code"]})

    given = host.ask("/seats/0/pass")
    clock.ahead += 601_000
    hall.no("code-unknown", "/take", {"code": given["code"]})
    given = host.ask("/seats/0/pass")
    hall.no("code-unknown", "/tables/another/seats/take", {"code": given["code"]})
    hall.ok(f"{host.path}/seats/take", {"code": given["code"]})


def test_secrets_are_hashed_at_rest(hall: Served) -> None:
    host = hall.table(HERE, HERE)
    code = host.ask("/seats/1/pass")["code"]
    stored = hall.raw(
        f"SELECT token_hash, pass_hash FROM seats WHERE table_id = '{host.table}' ORDER BY seat"
    )
    assert stored == [(hashed(host.tokens[0]), None), (hashed(host.tokens[1]), hashed(code))]
    everything = "\n".join(map(str, hall.raw("SELECT * FROM seats") + hall.raw("SELECT * FROM commands")))
    for secret in (*host.tokens.values(), code):
        assert len(secret) == 43  # 256 bits in base64
        assert secret not in everything


def test_a_bot_stands_in_for_somebody_who_is_gone(hall: Served) -> None:
    host = hall.table(HERE, OPEN)
    guest = joined(host)
    host.ask("/seats/1/bot", {"bot": "steady"})
    assert host.snapshot["table"]["seats"][1]["bot"] == "steady"
    wait_for(lambda: host.snapshot["state"]["view"]["to_act"] == 0)
    guest.refused("seat-played-by-bot", "roll", 1)  # now that the bot is still, no command comes late
    host.play("hold")
    wait_for(lambda: any(entry["seat"] == 1 for entry in host.snapshot["log"] if entry["kind"] == "move"))
    guest.ask("/seats/1/return")
    assert host.snapshot["table"]["seats"][1]["bot"] is None
    wait_for(lambda: host.snapshot["state"]["view"]["to_act"] == 0)
    host.play("hold")
    assert guest.snapshot["state"]["view"]["to_act"] == 1
    guest.play("roll", 1)


def test_nobody_takes_a_seat_from_those_who_are_there(data: Path) -> None:
    with Served(data, settings=replace(FAST, gone_after=60.0)) as served:
        host = served.table(HERE, OPEN)
        guest = joined(host)
        served.no("seat-not-gone", f"{host.path}/seats/1/bot", {"bot": "steady"}, *host.tokens.values())
        with guest.live() as live:
            live.next("snapshot")
            assert host.snapshot["table"]["seats"][1]["present"]
            assert host.snapshot["table"]["seats"][1]["gone_seconds"] is None
        wait_for(lambda: not host.snapshot["table"]["seats"][1]["present"])
        assert host.snapshot["table"]["seats"][1]["gone_seconds"] == 0


def test_who_may_ask_for_a_bot(hall: Served) -> None:
    host = hall.table(HERE, STEADY)
    hall.no("token-missing", f"{host.path}/seats/0/bot", {"bot": "steady"})
    hall.no("seat-not-yours", f"{host.path}/seats/0/bot", {"bot": "steady"}, "wrong")
    hall.no("seat-is-bot", f"{host.path}/seats/1/bot", {"bot": "steady"}, *host.tokens.values())
    hall.no("bot-unknown", f"{host.path}/seats/0/bot", {"bot": "genius"}, *host.tokens.values())
    hall.no("seat-unknown", f"{host.path}/seats/7/bot", {"bot": "steady"}, *host.tokens.values())


def test_leaving_while_playing_lets_a_bot_go_on_until_somebody_sits_down(hall: Served) -> None:
    host = hall.table(HERE, OPEN)
    guest = joined(host)
    guest.ask("/leave", {"seat": 1})
    seat = host.snapshot["table"]["seats"][1]
    assert (seat["taken"], seat["bot"]) == (False, "steady")
    assert guest.snapshot["mine"] == []
    other = joined(host, name="Cem")
    assert other.snapshot["mine"] == [1]
    assert other.snapshot["table"]["seats"][1]["bot"] is None


def test_leaving_before_the_start_frees_the_seat(hall: Served) -> None:
    host = hall.table(HERE, OPEN, OPEN)
    guest = joined(host, name="Ben")
    guest.ask("/leave", {"seat": 1})
    assert host.snapshot["table"]["seats"][1] == {
        "seat": 1, "kind": "open", "name": None, "bot": None, "present": False, "taken": False, "gone_seconds": None,
    }  # fmt: skip


def test_in_a_rematch_everyone_gets_their_seat_by_asking(hall: Served) -> None:
    host = hall.table({"kind": "here", "name": "Ann"}, OPEN, options={"goal": 2})
    guest = joined(host, name="Ben")
    hall.no("game-not-over", f"{host.path}/rematch", {}, *host.tokens.values())
    for _ in range(60):
        state = host.snapshot["state"]
        if state["view"]["to_act"] == "over":
            break
        seat = state["view"]["to_act"]
        text = "hold" if state["view"]["position"]["total"] else "roll"
        (host if seat == 0 else guest).play(text, seat)
    first = guest.ask("/rematch")
    assert set(first["seats"]) == {"1"}
    waiting = hall.get(f"/tables/{first['table']}")["table"]
    assert waiting["status"] == "waiting"
    assert [seat["name"] for seat in waiting["seats"]] == ["Ann", "Ben"]
    second = host.ask("/rematch")
    assert (second["table"], set(second["seats"])) == (first["table"], {"0"})
    assert hall.get(f"/tables/{first['table']}")["table"]["status"] == "playing"
    hall.no("game-over", f"{host.path}/join", {"invite": host.invite})
