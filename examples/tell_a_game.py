"""Play a game of RetroRoll between two bots, write its record, read it back, and list what each event caused.

Shows `rw.playout`, `rw.Record` and notes.
"""

from __future__ import annotations

import rollwright as rw


def main() -> None:
    """Print each event with its notes, and how it ended."""
    played = rw.playout(rw.load("retroroll"), bots=["steady", "random"], seed=7)
    record = rw.Record.parse(str(played))
    assert record.events == played.events
    for event, state in zip(record.events, record.states()[1:], strict=False):
        print(f"{event:12} {'; '.join(str(note) for note in state.story)}")
    end = record.replay()
    print(f"{len(record.events)} events, scores {end.scores}, places {end.places}")


if __name__ == "__main__":
    main()
