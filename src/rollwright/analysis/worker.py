"""The process in which bots think and the coach judges: `python -m rollwright.analysis.worker`.

What `rollwright.bots.worker` answers, and by `do`:

- `advise`: a state as there; out `{"advice"}`;
- `appraise`: `{"record", "at", "seconds"}`; out `{"appraisals"}` of the states from `at` on, as many as the time
  allows and at least one, so that a bot need not wait for a whole game, and `"of"` how many there are;
- `assemble`: `{"record", "appraisals"}`; out `{"analysis", "stories"}`;
- `explore`: `{"record", "at", "events", "luck", "value"}`; out the state after these events (`throw` falls at random),
  with advice where it is to be valued; `{"refused"}` where an event cannot be.

All but bots' moves say with how many `simulations` and which `seed` to search.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from rollwright.analysis.advice import advise
from rollwright.analysis.appraisal import Appraisal, appraise
from rollwright.analysis.coach import assemble
from rollwright.bots import valuing
from rollwright.bots.worker import ANSWERERS as BOTS
from rollwright.bots.worker import Answerers, main, state_of
from rollwright.core.errors import RollwrightError
from rollwright.core.game import Game
from rollwright.core.generator import begin, below, following
from rollwright.core.record import Record
from rollwright.core.state import CHANCE, State

__all__ = ["ANSWERERS", "THROW"]

THROW = "throw"  # in the events of `explore`: whatever falls
Asked = Mapping[str, Any]
Games = dict[str, Game]


@lru_cache(maxsize=8)
def _record(text: str) -> Record:
    return Record.parse(text)


@lru_cache(maxsize=8)
def _valuer(game: Game, simulations: int, seed: int) -> valuing.Valuer:
    return valuing.valuer(game, simulations, seed)


def valuer_of(game: Game, asked: Asked) -> valuing.Valuer:
    """Whoever values the game, kept for the next question."""
    return _valuer(game, asked["simulations"], asked["seed"])


def advised(asked: Asked, games: Games) -> dict[str, Any]:
    """What is to be said about one state."""
    state = state_of(asked, games)
    return {"advice": advise(valuer_of(state.game, asked), state).json}


def appraised(asked: Asked, _games: Games) -> dict[str, Any]:
    """The values of some states of a record, in order."""
    record = _record(asked["record"])
    valuer, until = valuer_of(record.game, asked), time.process_time() + asked["seconds"]
    found: list[Any] = []
    for state in record.states()[asked["at"] :]:
        found.append(appraise(valuer, state).json)
        if time.process_time() >= until:
            break
    return {"appraisals": found, "of": len(record.states())}


def assembled(asked: Asked, _games: Games) -> dict[str, Any]:
    """The analysis of a record whose states have all been valued, and what each event told."""
    record = _record(asked["record"])
    appraisals = [Appraisal.from_json(each) for each in asked["appraisals"]]
    found = assemble(record, appraisals, asked["simulations"], asked["seed"])
    stories = [[note.json for note in state.story] for _, _, state in record.steps()]
    return {"analysis": found.json, "stories": stories}


def explored(asked: Asked, _games: Games) -> dict[str, Any]:
    """Another way on from any point of a record: the state after these events, and what it is worth."""
    record = _record(asked["record"])
    at: int = asked["at"]
    if at > len(record.events):
        return {"refused": f"the game has no event {at}"}
    try:
        state, played = _after(record.states()[at], asked["events"], asked["luck"])
    except RollwrightError as error:
        return {"refused": str(error)}
    advice = advise(valuer_of(record.game, asked), state).json if asked["value"] else None
    story = [note.json for note in state.story] if played else []
    return {"events": played, "story": story, "view": state.view(), "advice": advice}


def _after(state: State, events: list[str], seed: int) -> tuple[State, list[str]]:
    """The state after these events, and the events with what fell."""
    played: list[str] = []
    for number, event in enumerate(events):
        fell = fallen(state, begin(seed, number)) if event == THROW and state.to_act is CHANCE else event
        state = state.apply(fell)
        played.append(fell)
    return state, played


def fallen(state: State, luck: int) -> str:
    """A whole throw or draw at random, as an event."""
    texts: list[str] = []
    for _ in range(max(1, state.dice)):
        luck = following(luck)
        outcome = state.outcome(below(luck, state.outcome_count))
        state = state.after(outcome.k)
        texts.append(outcome.text)
    return " ".join([texts[0], *(text.split()[-1] for text in texts[1:])])


ANSWERERS: Answerers = {
    **BOTS,
    "advise": advised,
    "appraise": appraised,
    "assemble": assembled,
    "explore": explored,
}

if __name__ == "__main__":
    main(ANSWERERS)
