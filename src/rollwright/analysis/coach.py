"""The coach: what every choice cost and what every throw gave, in one unit, for a whole record.

For each seat p, where the values are exact:

    result_p = value_p at the start + luck_p - own errors of p + what the others' errors gave p

so that a result can be told apart into luck and play. By search the same sums hold up to their errors, which are
named with each figure.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from rollwright.analysis.appraisal import ONLY_MOVE, Appraisal, Choice, appraise, combined, judged
from rollwright.analysis.luck import Fall, change, fallen
from rollwright.analysis.report import Analysis, Decision, Totals
from rollwright.analysis.verdicts import LIMITS, VERDICTS, limit_of, scale_of, verdict
from rollwright.bots.valuing import SIMULATIONS, Valuer, Worth, valuer
from rollwright.core.record import Record
from rollwright.core.state import OVER, State

__all__ = ["analyse", "assemble", "decided"]

Progress = Callable[[int, int], None]


def analyse(
    record: Record,
    simulations: int = SIMULATIONS,
    seed: int = 0,
    by: Valuer | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """Every decision, throw and draw of the record, judged by `by` or by the best valuer there is for the game.

    `progress(done, of)` hears of each state valued. NoValuer where nothing can value the game.
    """
    judge = by if by is not None else valuer(record.game, simulations, seed)
    states = record.states()
    appraisals: list[Appraisal] = []
    for number, state in enumerate(states, start=1):
        appraisals.append(appraise(judge, state))
        if progress is not None:
            progress(number, len(states))
    return assemble(record, appraisals, simulations, seed)


def assemble(record: Record, appraisals: Sequence[Appraisal], simulations: int, seed: int) -> Analysis:
    """The analysis from the appraisals of all states of the record, the first one at its start."""
    game, states = record.game, record.states()
    first = appraisals[0]
    scale = scale_of(game, first.unit)
    decisions: list[Decision] = []
    falls: list[Fall] = []
    for number, text in enumerate(record.events, start=1):
        state, before, after = states[number - 1], appraisals[number - 1], appraisals[number]
        if isinstance(state.to_act, int):
            decisions.append(decided(number, state.to_act, _played(state, text), before, after, scale))
        else:
            falls.append(fallen(number, state.turn, text, before, after))
    return Analysis(
        header=record.header,
        events=record.events,
        objective=game.objective,
        unit=first.unit,
        method=first.method,
        exact=first.exact,
        scale=scale,
        simulations=simulations,
        seed=seed,
        over=record.state.to_act is OVER,
        values=tuple(appraisal.values for appraisal in appraisals),
        decisions=tuple(decisions),
        falls=tuple(falls),
        totals=tuple(_totals(seat, decisions, falls, appraisals) for seat in range(game.seats)),
    )


def _played(state: State, line: str) -> str:
    """The move of an event's line, `2 roll`, as the game writes it."""
    return state.game.move(line.split(" ", 1)[1]).text


def decided(event: int, seat: int, move: str, before: Appraisal, after: Appraisal, scale: float) -> Decision:
    """The judgement of one decision."""
    if not before.exact and len(before.choices) > 1:
        before = _refined(before, Choice(move, *after.values[seat]))
    best, chosen = before.best, before.choice(move)
    if chosen.value == best.value:
        best = chosen
    cost = best.value - chosen.value
    error = 0.0 if best is chosen else combined((best.error, chosen.error), before.exact)
    found = verdict(cost, scale)
    given = tuple(
        Worth(0.0, 0.0) if other == seat else worth for other, worth in enumerate(change(before, after))
    )
    return Decision(
        event=event,
        seat=seat,
        move=move,
        best=best.move,
        choices=judged(before, scale),
        cost=cost,
        error=error,
        verdict=found,
        sure=(cost - error) / scale >= limit_of(found) or found == LIMITS[0][0],
        given=given,
        method=before.method if len(before.choices) > 1 else ONLY_MOVE,
        exact=before.exact or len(before.choices) == 1,
    )


def _refined(before: Appraisal, chosen: Choice) -> Appraisal:
    """With the chosen move valued from the state it led to: search spends little on moves that it drops."""
    choices = tuple(chosen if choice.move == chosen.move else choice for choice in before.choices)
    return replace(before, choices=choices)


def _totals(
    seat: int, decisions: Sequence[Decision], falls: Sequence[Fall], appraisals: Sequence[Appraisal]
) -> Totals:
    own = [each for each in decisions if each.seat == seat]
    free = [each for each in own if len(each.choices) > 1]
    exact = all(appraisal.exact for appraisal in appraisals)
    luck = _sum([fall.luck[seat] for fall in falls], exact)
    cost = _sum([Worth(each.cost, each.error) for each in own], exact)
    result = appraisals[-1].values[seat]
    return Totals(
        seat=seat,
        start=appraisals[0].values[seat],
        luck=luck,
        cost=cost,
        given=_sum([each.given[seat] for each in decisions], exact),
        result=result,
        adjusted=Worth(result.value - luck.value, combined((result.error, luck.error), exact)),
        choices=len(free),
        error_rate=cost.value / len(free) if free else 0.0,
        verdicts={name: sum(each.verdict == name for each in free) for name in VERDICTS},
    )


def _sum(worths: Sequence[Worth], exact: bool) -> Worth:
    return Worth(sum(worth.value for worth in worths), combined((worth.error for worth in worths), exact))
