"""Hints for the seat to act, where the table allows them, and the review after the game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from rollwright.analysis.appraisal import appraise, judged
from rollwright.analysis.coach import analyse
from rollwright.analysis.odds import odds
from rollwright.analysis.verdicts import scale_of
from rollwright.bots import valuing
from rollwright.core.names import Move
from rollwright.terminal.coaching import (
    told_choice,
    told_course,
    told_game,
    told_odds,
    told_position,
    told_summary,
    told_unit,
)
from rollwright.terminal.session import Session

__all__ = ["Advice"]


class Advice:
    """What the coach has to say at one table."""

    def __init__(self, session: Session) -> None:
        self.session = session

    @cached_property
    def valuer(self) -> valuing.Valuer:
        """Whatever values this game here; NoValuer where nothing does."""
        return valuing.valuer(self.session.record.game)

    def best(self) -> Iterator[str]:
        """The best move now, and what the others cost."""
        state = self.session.state
        found = appraise(self.valuer, state)
        scale = scale_of(state.game, found.unit)
        yield from told_position(self.session.words, state, found, scale)

    def cost(self, move: Move) -> Iterator[str]:
        """What one move costs, beside the best."""
        state = self.session.state
        found = appraise(self.valuer, state)
        moves = judged(found, scale_of(state.game, found.unit))
        choice = next(each for each in moves if each.move == move.text)
        yield told_choice(self.session.words, state, found, choice)

    def odds(self) -> Iterator[str]:
        """What may fall after each move."""
        yield from told_odds(self.session.words, self.session.state, odds(self.session.state))

    def review(self, whole: bool) -> Iterator[str]:
        """The game so far: luck and errors of everyone, and the course of the values; `whole` tells every event."""
        record, words = self.session.record, self.session.words
        found = analyse(record, by=self.valuer)
        yield from told_unit(words, record.game, found.unit, found.exact, found.scale)
        yield from (told_game if whole else told_summary)(words, record, found)
        yield from told_course(words, found)
