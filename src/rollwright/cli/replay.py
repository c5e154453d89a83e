"""`rollwright replay`: a saved game told again."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from rollwright.cli.common import (
    Usage,
    add_json,
    add_language,
    print_json,
    read_record,
    whole,
    words_of,
    wrapped,
)

if TYPE_CHECKING:
    from rollwright.core.record import Record
    from rollwright.core.state import State
    from rollwright.terminal.words import Words


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a saved game; - reads the input")
    parser.add_argument("--step", action="store_true", help="wait for Enter after each event")
    parser.add_argument("--at", type=whole, metavar="N", help="only how the table stood after event N")
    add_json(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> None:
    record = read_record(args.file)
    words = words_of(record.game, record.names, args.lang)
    if args.at is not None and args.at > len(record.events):
        raise Usage(f"the record has {len(record.events)} events, so no event {args.at}")
    if args.json:
        print_json(_data(record, words, args.at))
    elif args.at is not None:
        for line in _at(record, words, args.at):
            print(wrapped(line))
    else:
        _tell(record, words, args.step)


def _told(words: Words, event: str, before: State, after: State) -> list[str]:
    from rollwright.terminal.book import told_event

    return list(told_event(words, before, after, event))


def _tell(record: Record, words: Words, step: bool) -> None:
    from rollwright.cli.play import Lines
    from rollwright.core.state import OVER

    lines = Lines()
    lines.say(
        words.say("replayed", game=words.texts.say("title"), players=", ".join(words.names), date=record.date)
    )
    for number, (event, before, after) in enumerate(record.steps(), start=1):
        for line in _told(words, event, before, after):
            lines.say(line)
        if step and number < len(record.events) and lines.ask(words.say("ask-step", n=number)) is None:
            return
    if record.state.to_act is OVER:
        lines.say(words.say("over"))
        for line in words.result(record.state):
            lines.say(line)
    else:
        lines.say(words.say("goes-on"))
        for line in words.table(record.state, None):
            lines.say(line)


def _at(record: Record, words: Words, number: int) -> list[str]:
    event, before, after = list(record.steps())[number - 1]
    return [*_told(words, event, before, after), *words.table(after, None)]


def _data(record: Record, words: Words, at: int | None) -> dict[str, Any]:
    steps = list(record.steps())[:at]
    last = steps[-1][2] if steps else record.state
    return {
        "v": 1,
        "header": record.header,
        "events": [
            {
                "n": number,
                "text": event,
                "story": [note.json for note in after.story],
                "told": _told(words, event, before, after),
            }
            for number, (event, before, after) in enumerate(steps, start=1)
        ],
        "view": last.view(),
    }
