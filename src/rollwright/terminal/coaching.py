"""What the coach says, in plain lines: a position, a whole game, and the odds of what falls next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from rollwright.analysis.appraisal import Appraisal, Judged, judged
from rollwright.analysis.luck import Fall
from rollwright.analysis.odds import Odds, Result
from rollwright.analysis.report import Analysis, Decision, Totals
from rollwright.bots.valuing import Unit, Worth
from rollwright.core.game import Game
from rollwright.core.record import Record
from rollwright.core.state import State
from rollwright.terminal.figures import Figures
from rollwright.terminal.words import Words

__all__ = ["told_course", "told_game", "told_odds", "told_position", "told_summary", "told_unit"]

LISTED = 9  # moves told of a decision
LIKELIEST = 12  # results told of a throw


def told_unit(words: Words, game: Game, unit: Unit, exact: bool, scale: float) -> Iterator[str]:
    """What the figures mean."""
    figures = Figures(unit, words.language)
    if unit == "win":
        yield words.say("coach-win-two" if game.seats <= 2 else "coach-win-many")
    else:
        kind = "turns" if game.objective == "turns" else "points"
        yield words.say(f"coach-{kind}", scale=figures.amount(scale))
    yield words.say("coach-exact" if exact else "coach-search")


# -- a position ------------------------------------------------------------------------------------------


def told_position(words: Words, state: State, found: Appraisal, scale: float) -> Iterator[str]:
    """The best move and what the others cost; without moves, how it stands."""
    figures = Figures(found.unit, words.language)
    if not found.choices:
        yield words.say(
            "coach-stands", values=_values(words, figures, found.values, found.exact), method=found.method
        )
        return
    best = found.best
    value = figures.within(best.value, best.error, found.exact)
    yield words.say("coach-best", move=_move(words, state, best.move), value=value, method=found.method)
    for choice in judged(found, scale)[1:]:
        yield told_choice(words, state, found, choice)


def told_choice(words: Words, state: State, found: Appraisal, choice: Judged) -> str:
    """One move beside the best."""
    figures = Figures(found.unit, words.language)
    return words.say(
        "coach-other",
        move=_move(words, state, choice.move),
        value=figures.within(choice.value, choice.error, found.exact),
        cost=figures.amount(choice.cost),
        verdict=words.say(f"coach-{choice.verdict}"),
    )


# -- a game ----------------------------------------------------------------------------------------------


def told_game(words: Words, record: Record, found: Analysis) -> Iterator[str]:
    """The whole of it: every event, then the summary."""
    figures = Figures(found.unit, words.language)
    decided = {each.event: each for each in found.decisions}
    fallen = {each.event: each for each in found.falls}
    states = record.states()
    for number in range(1, len(found.events) + 1):
        if number in decided:
            yield from _decision(words, figures, states[number - 1], decided[number])
            if len(decided[number].choices) > 1:
                yield _choices(words, figures, states[number - 1], decided[number])
        else:
            yield _fall(words, figures, states[number - 1], fallen[number])
    yield from told_summary(words, record, found)


def told_summary(words: Words, record: Record, found: Analysis) -> Iterator[str]:
    """Luck and errors of every seat, the dearest decisions and the luckiest throws."""
    figures, states = Figures(found.unit, words.language), record.states()
    for total in found.totals:
        yield from _totals(words, figures, found, total)
    worst, luckiest = found.worst(), found.luckiest()
    yield words.say("coach-worst" if worst else "coach-worst-none")
    for made in worst:
        yield from _decision(words, figures, states[made.event - 1], made)
    yield words.say("coach-luckiest" if luckiest else "coach-luckiest-none")
    for fall in luckiest:
        yield _fall(words, figures, states[fall.event - 1], fall)


def told_course(words: Words, found: Analysis) -> Iterator[str]:
    """The values at the start and after each throw and draw."""
    figures = Figures(found.unit, words.language)
    yield words.say("coach-course")
    for number in (0, *(fall.event for fall in found.falls)):
        yield words.say(
            "coach-at", n=number, values=_values(words, figures, found.values[number], found.exact)
        )


def _decision(words: Words, figures: Figures, state: State, made: Decision) -> Iterator[str]:
    told: dict[str, int | str] = {
        "n": made.event,
        "player": words.names[made.seat],
        "move": _move(words, state, made.move),
    }
    if len(made.choices) == 1:
        yield words.say("coach-only", **told)
        return
    value = _value(figures, made, made.move)
    name = words.say(f"coach-{made.verdict}")
    found = name if made.sure else words.say("coach-unsure", verdict=name)
    yield words.say("coach-decision", **told, value=value, method=made.method, verdict=found)
    if made.cost > 0:
        cost = figures.within(made.cost, made.error, made.exact)
        best = _move(words, state, made.best)
        yield words.say("coach-cost", cost=cost, best=best, value=_value(figures, made, made.best))


def _choices(words: Words, figures: Figures, state: State, made: Decision) -> str:
    best = made.choices
    told = [
        words.say("coach-move", move=_move(words, state, each.move), value=figures.amount(each.value))
        for each in best[:LISTED]
    ]
    if len(best) > LISTED:
        told.append(words.say("more", count=len(best) - LISTED))
    return words.say("coach-moves", moves="; ".join(told))


def _value(figures: Figures, made: Decision, move: str) -> str:
    found = next(choice for choice in made.choices if choice.move == move)
    return figures.within(found.value, found.error, made.exact)


def _fall(words: Words, figures: Figures, state: State, fall: Fall) -> str:
    luck = fall.luck[fall.seat]
    return words.say(
        "coach-fall",
        n=fall.event,
        told=_told(words, state.apply(fall.text.removeprefix("! ")), fall.text),
        player=words.names[fall.seat],
        luck=figures.within(luck.value, luck.error, fall.exact, signed=True),
        method=fall.method,
    )


def _totals(words: Words, figures: Figures, found: Analysis, total: Totals) -> Iterator[str]:
    def told(worth: Worth, signed: bool = False) -> str:
        return figures.within(worth.value, worth.error, found.exact or not worth.error, signed)

    player = words.names[total.seat]
    yield words.say(
        "coach-totals",
        player=player,
        start=told(total.start),
        luck=told(total.luck, signed=True),
        cost=told(Worth(-total.cost.value, total.cost.error)),
        given=told(total.given, signed=True),
        result=told(total.result),
        method=found.method,
    )
    yield words.say("coach-adjusted", player=player, adjusted=told(total.adjusted), method=found.method)
    if not total.choices:
        yield words.say("coach-no-rate", player=player)
        return
    counts = {str(name): count for name, count in total.verdicts.items()}
    rate = figures.amount(total.error_rate)
    yield words.say("coach-rate", player=player, rate=rate, method=found.method, **counts)


# -- odds ------------------------------------------------------------------------------------------------


def told_odds(words: Words, state: State, found: Iterable[Odds]) -> Iterator[str]:
    """The chance of each result under each choice; results that are told alike count together."""
    all_odds = list(found)
    if not all_odds:
        yield words.say("odds-over")
    for each in all_odds:
        move = None if each.move is None else _move(words, state, each.move)
        if move is not None and each.kind is None:
            yield words.say("odds-nothing", move=move)
            continue
        yield words.say("odds-now") if move is None else words.say("odds-after", move=move)
        yield from _results(words, each)
        of = each.results[0].of
        yield words.say("odds-method-exact") if each.exact else words.say("odds-method-sampled", n=of)


def _results(words: Words, found: Odds) -> Iterator[str]:
    figures = Figures("win", words.language)
    alike = found.alike()
    for results in alike[:LIKELIEST]:
        told = _told(words, results[0].state, results[0].event)
        yield words.say("odds-result", share=_share(figures, found, results), told=told)
    if len(alike) > LIKELIEST:
        for note, results in found.shared()[:LISTED]:
            told = " ".join(words.notes([note]))
            yield words.say("odds-among", share=_share(figures, found, results), told=told)
    if rest := [result for results in alike[LIKELIEST:] for result in results]:
        count = len(alike) - LIKELIEST
        yield words.say("odds-rest", n=count, share=_share(figures, found, rest))


def _share(figures: Figures, found: Odds, results: Sequence[Result]) -> str:
    chance, interval = found.chance(results)
    exact = Fraction(sum(result.ways for result in results), results[0].of)
    return figures.share(exact) if found.exact else figures.share(Fraction(chance), interval)


# -- words -----------------------------------------------------------------------------------------------


def _told(words: Words, after: State, event: str) -> str:
    return " ".join(words.notes(after.story)) or f"{event}."


def _move(words: Words, state: State, move: str) -> str:
    return words.move(state.game.move(move))


def _values(words: Words, figures: Figures, values: Sequence[Worth], exact: bool) -> str:
    pairs = zip(words.names, values, strict=True)
    return ", ".join(
        words.say(
            "coach-seat",
            player=name,
            value=figures.within(worth.value, worth.error, exact or not worth.error),
        )
        for name, worth in pairs
    )
