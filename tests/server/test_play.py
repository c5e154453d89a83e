"""Commands: moves with their dice in one step, retries, stale commands, undo, real dice."""

from __future__ import annotations

from pathlib import Path

import rollwright as rw
from tests.server.entry import FixedDice
from tests.server.kit import HERE, STEADY, Player, Served, wait_for


def test_a_hot_seat_table_begins_at_once(hall: Served) -> None:
    player = hall.table({"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Ben"})
    shown = player.snapshot
    assert shown["mine"] == [0, 1]
    assert shown["table"]["status"] == "playing"
    assert [entry["text"][:6] for entry in shown["log"]] == ["draw p"]
    assert [seat["name"] for seat in shown["table"]["seats"]] == ["Ann", "Ben"]


def to_act(player: Player) -> int:
    seat: int = player.snapshot["state"]["view"]["to_act"]
    return seat


def test_a_move_is_stored_together_with_its_dice(hall: Served) -> None:
    player = hall.table(HERE, HERE)
    seat = to_act(player)
    answer = player.play("roll", seat)
    assert [entry["kind"] for entry in answer["entries"]] == ["move", "outcome"]
    assert answer["version"] == 3
    assert answer["entries"][1]["text"].startswith("roll ")
    assert answer["entries"][1]["story"][0]["code"] == "rolled"
    assert [move["text"] for move in answer["state"]["moves"]] == ["roll", "hold"]


def test_a_throw_of_two_dice_is_one_event(data: Path) -> None:
    with Served(data, dice=FixedDice(0, 1, 4, 2, 3, 0)) as served:
        player = served.table(HERE, STEADY, game="retroroll")
        texts = player.texts
        assert any(len(text.split()) == 3 for text in texts if text.startswith("roll")), texts
        record = rw.Record.parse(player.record())
        assert record.replay() == record.state


def test_a_retry_gets_the_stored_answer_and_no_second_throw(hall: Served) -> None:
    player = hall.table(HERE, HERE)
    seat = to_act(player)
    body = player.command("roll", seat)
    thrown = len(hall.dice.given)  # type: ignore[attr-defined]
    first = hall.ok(f"{player.path}/commands", body, player.tokens[seat])
    second = hall.ok(f"{player.path}/commands", body, player.tokens[seat])
    assert first == second
    assert len(hall.dice.given) == thrown + 1  # type: ignore[attr-defined]
    player.play("hold", to_act(player))
    assert hall.ok(f"{player.path}/commands", body, player.tokens[seat]) == first  # also later


def test_an_id_is_good_for_one_command(hall: Served) -> None:
    player = hall.table(HERE, HERE)
    seat = to_act(player)
    player.play("roll", seat, id="the-same-id")
    player.refused("id-used", "hold", seat, id="the-same-id")


def test_a_stale_command_gets_the_new_state(hall: Served) -> None:
    player = hall.table(HERE, HERE)
    seat = to_act(player)
    answer = player.play("roll", seat, version=1)
    told = player.refused("stale", "hold", seat, version=1)
    assert told["version"] == answer["version"] == 3
    assert told["state"] == answer["state"]
    assert [entry["version"] for entry in told["entries"]] == [2, 3]
    player.refused("stale", "hold", seat, version=99)


def test_refused_moves_tell_their_reason(hall: Served) -> None:
    player = hall.table(HERE, HERE, game="retroroll")
    state = player.snapshot["state"]
    seat = state["view"]["to_act"]
    refused = state["refused"][0]
    told = player.refused("illegal-move", refused["text"], seat)
    assert told["reason"] == refused["reason"]
    legal = {move["text"] for move in state["moves"]}
    everything = {move.text for move in rw.load("retroroll", seats=2).moves}
    assert legal | {move["text"] for move in state["refused"]} == everything


def test_undo_goes_back_until_a_throw(hall: Served) -> None:
    player = hall.table(HERE, HERE)
    seat = to_act(player)
    other = 1 - seat
    before = player.snapshot["state"]
    assert before["undo"] is None
    answer = player.play("hold", seat)
    assert (answer["state"]["undo"], answer["state"]["undo_seat"]) == (1, seat)
    player.refused("undo-refused", "", other, do="undo")
    player.refused("undo-refused", "0", seat, do="undo")
    undone = player.play("", seat, do="undo")
    assert [entry["text"] for entry in undone["entries"]] == ["undo 1"]
    assert undone["state"] == before
    player.play("roll", seat)
    player.refused("undo-refused", "", seat, do="undo")  # a throw has come


def test_undo_ends_with_another_players_act(hall: Served) -> None:
    player = hall.table(HERE, HERE)
    seat = to_act(player)
    player.play("hold", seat)
    answer = player.play("hold", 1 - seat)
    assert answer["state"]["undo_seat"] == 1 - seat
    player.refused("undo-refused", "", seat, do="undo")
    player.play("", 1 - seat, do="undo")
    assert player.snapshot["state"]["undo"] is None  # not further back than one's own


def test_what_was_taken_back_is_not_in_the_record(hall: Served) -> None:
    player = hall.table(HERE, HERE)
    seat = to_act(player)
    player.play("hold", seat)
    player.play("", seat, do="undo")
    player.play("roll", seat)
    assert player.texts[1:4] == ["hold", "undo 1", "roll"]
    events = rw.Record.parse(player.record()).events
    assert [event.split()[-1] for event in events[1:2]] == ["roll"]
    assert rw.Record.parse(player.record()).state.view() == player.snapshot["state"]["view"]


def test_real_dice_are_entered_and_marked(hall: Served) -> None:
    player = hall.table(HERE, HERE, settings={"real_dice": True, "public": False, "hints": False})
    state = player.snapshot["state"]
    assert state["wants"] == {"kind": "seat", "count": 1}
    assert state["can_throw"]
    assert [one["text"] for one in state["outcomes"]] == ["draw p1", "draw p2"]
    player.refused("wrong-turn", "roll", 0)
    player.refused("bad-throw", "draw p9", 0, do="throw")
    player.refused("bad-throw", "roll 3", 0, do="throw")
    player.play("draw p2", 0, do="throw")
    player.refused("throw-not-wanted", "roll 3", 1, do="throw")
    player.play("roll", 1)
    assert player.snapshot["state"]["wants"] == {"kind": "die", "count": 1}
    for wrong in ("roll 7", "roll", "roll 2 3", "roll x", "draw p1", ""):
        player.refused("bad-throw", wrong, 1, do="throw")
    answer = player.play(" Roll  6 ", 1, do="throw")
    assert answer["entries"][0]["own_dice"]
    assert answer["state"]["view"]["position"]["total"] == 6
    assert "! roll 6" in rw.Record.parse(player.record()).events


def test_real_dice_come_a_throw_at_a_time(hall: Served) -> None:
    player = hall.table(HERE, HERE, game="retroroll", settings={"real_dice": True})
    for _ in range(40):
        wants = player.snapshot["state"]["wants"]
        if wants is None:
            break
        if wants["kind"] == "die":
            assert wants["count"] == 2
            assert player.snapshot["state"]["outcomes"] == []
            player.refused("bad-throw", "roll 3", 0, do="throw")
            player.play(f"roll {1 + len(player.texts) % 6} 3", 0, do="throw")
        else:
            chance = rw.Record.parse(player.record()).state
            player.play(chance.outcome(0).text, 0, do="throw")
    assert player.snapshot["state"]["moves"]


def test_throws_belong_to_real_dice_tables_only(hall: Served) -> None:
    player = hall.table(HERE, HERE)
    player.refused("throw-not-yours", "roll 6", 0, do="throw")


def test_a_game_ends_and_is_played_again(hall: Served) -> None:
    player = hall.table(HERE, HERE, options={"goal": 2})
    seat = to_act(player)
    for _ in range(50):
        if player.snapshot["state"]["view"]["to_act"] != seat:
            player.play("hold", 1 - seat)
        elif player.snapshot["state"]["view"]["position"]["total"] >= 2:
            break
        else:
            player.play("roll", seat)
    player.play("hold", seat)
    shown = player.snapshot
    assert shown["table"]["status"] == "over"
    assert shown["table"]["winners"] == [seat]
    player.refused("game-over", "roll", seat)
    new = player.ask("/rematch")
    assert set(new["seats"]) == {"0", "1"}
    assert player.ask("/rematch")["table"] == new["table"]  # the same for all who ask
    assert player.snapshot["table"]["next"] == new["table"]
    assert hall.get(f"/tables/{new['table']}")["table"]["status"] == "playing"


def test_bots_act_after_people(hall: Served) -> None:
    player = hall.table(HERE, STEADY)
    for _ in range(6):
        wait_for(lambda: player.snapshot["state"]["view"]["to_act"] == 0)
        player.play("hold")
    seats = [entry["seat"] for entry in player.snapshot["log"] if entry["kind"] == "move"]
    assert seats.count(0) == 6
    assert 1 in seats
    player.refused("seat-not-yours", "roll", 1)
