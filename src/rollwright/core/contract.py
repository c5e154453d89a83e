"""The contract that every game keeps, as functions for its tests; each raises ContractError with the position.

    for check in contract.CHECKS:
        check(game, seed=1)

`play_plain` walks random games through the public `State`; `play_checked` plays in place on rows that check every
write and index; `speeds_agree` compares plain and compiled through the loops that users run; `reads_like_rules` reads
the source for what rule code may not use.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import cast

from rollwright.core import kit, loops, rows, rowtools, speed
from rollwright.core.errors import BadOutcome, IllegalMove, WrongTurn
from rollwright.core.game import Game
from rollwright.core.generator import begin, below, following
from rollwright.core.restrictions import violations
from rollwright.core.state import CHANCE, OVER, State

__all__ = ["CHECKS", "ContractError", "play_checked", "play_plain", "reads_like_rules", "speeds_agree"]


class ContractError(AssertionError):
    """A game that does not keep the contract: what, and at which position."""

    def __init__(self, message: str, state: State | None = None) -> None:
        super().__init__(f"{message}\n  at: {state}" if state is not None else message)


def play_plain(game: Game, seed: int = 1, games: int = 2, most: int = 2000) -> None:
    """Random games: every legal move applies and every other raises, old states never change, texts and bytes read
    back, views are JSON."""
    for number in range(games):
        state, luck = game.start(), begin(seed, number)
        for _ in range(min(most, game.max_events)):
            if state.to_act is OVER:
                break
            luck = following(luck)
            before = bytes(state)
            check_state(state, every_move=luck % 4 == 0)
            state, old = _random_step(state, luck), state
            if bytes(old) != before or rows.pack(old.row()) != before:
                raise ContractError("a state was changed by what came after it", old)
        check_state(state)
        if state.to_act is OVER:
            check_over(state)


def _random_step(state: State, luck: int) -> State:
    if state.to_act is CHANCE:
        return state.after(below(luck, state.outcome_count))
    return state.play(state.moves[below(luck, len(state.moves))])


def check_state(state: State, every_move: bool = True) -> None:
    """What must hold of any state."""
    game = state.game
    for back in (
        game.state(bytes(state)),
        game.state(str(state)),
        game.state(json.loads(json.dumps(state.view()))),
    ):
        if back != state or hash(back) != hash(state):
            raise ContractError(f"does not read back: {back}", state)
    check_actor(state)
    if every_move:
        check_moves(state)


def check_actor(state: State) -> None:
    """Someone acts, and has something to do."""
    if state.to_act is CHANCE:
        if state.outcome_count < 1 or state.moves:
            raise ContractError("chance is to act, without outcomes or with moves", state)
        if sum(ways for _, ways, _ in state.throws()) != state.throws()[0][2]:
            raise ContractError("the ways of the throws do not add up", state)
    elif state.outcome_count or state.chance is not None:
        raise ContractError("outcomes where chance is not to act", state)
    if isinstance(state.to_act, int) and not (0 <= state.to_act < state.game.seats and state.moves):
        raise ContractError("a seat that is not there, or has no move", state)


def check_moves(state: State) -> None:
    """`moves` and `why_not` agree; legal moves apply, all others raise with the same reason."""
    legal = set(state.moves)
    if len(legal) != len(state.moves):
        raise ContractError("a move is listed twice", state)
    for move in state.game.moves:
        reason = state.why_not(move)
        if (reason is None) != (move in legal):
            raise ContractError(
                f"{move}: why_not says {reason}, moves say {'legal' if move in legal else 'not'}", state
            )
        try:
            state.play(move)
        except IllegalMove as error:
            if move in legal or error.reason != reason:
                raise ContractError(f"{move}: raised {error!r}, why_not says {reason}", state) from None
            if isinstance(error, WrongTurn) == isinstance(state.to_act, int):
                raise ContractError(f"{move}: raised {type(error).__name__}", state) from None
        else:
            if move not in legal:
                raise ContractError(f"{move}: not legal, but applied", state)
    if state.to_act is not CHANCE:
        _refuses_outcomes(state)


def _refuses_outcomes(state: State) -> None:
    try:
        state.after(0)
    except BadOutcome:
        return
    raise ContractError("an outcome applied where chance is not to act", state)


def check_over(state: State) -> None:
    """A finished game has places, and returns that put the winners first."""
    if min(state.places) != 1 or len(state.returns) != state.game.seats:
        raise ContractError(f"places {state.places}, returns {state.returns}", state)
    if state.winners and any(state.returns[seat] < max(state.returns) for seat in state.winners):
        raise ContractError(f"winners {state.winners} have not the best returns {state.returns}", state)


def play_checked(game: Game, seed: int = 1, games: int = 20) -> None:
    """Random games in place on rows that check ranges and indices; each ends within MAX_EVENTS; steady plays legal
    moves."""
    bound = speed.plain(game.spec)
    legal = kit.Codes()
    for number in range(games):
        pos = cast("kit.Position", rowtools.checked(game.start().row()))
        luck, events = begin(seed, number), 0
        while pos.to_act != kit.OVER:
            luck = following(luck)
            _checked_step(game, bound, pos, legal, luck)
            events += 1
            if events > game.max_events:
                raise ContractError(f"no end after {events} events (game {number} of seed {seed})")


def _checked_step(game: Game, bound: speed.Bound, pos: kit.Position, legal: kit.Codes, luck: int) -> None:
    content, log = game.content_row, kit.Log()
    if pos.to_act == kit.CHANCE:
        bound.outcome(pos, content, below(luck, pos.outcomes), log)
        game.notes(log)
        return
    wrong = bound.find_disagreement(pos, content, legal, len(game.moves))
    if wrong >= 0:
        raise ContractError(f"moves and why_not disagree on {game.moves[wrong]}", State(game, rows.copy(pos)))
    code = bound.choose(pos, content, legal, luck, loops.STEADY)
    if bound.why_not(pos, content, code, log):
        raise ContractError(
            f"steady plays {game.moves[code]}: {game.reason(log.refusal)}", State(game, rows.copy(pos))
        )
    bound.play(pos, content, bound.choose(pos, content, legal, luck, loops.RANDOM), log)
    game.notes(log)


def speeds_agree(game: Game, seed: int = 1, games: int = 20, bounds_checks: bool = False) -> None:
    """The same streams give the same games, byte for byte, plain and compiled, for random and steady play, and the
    same legal moves at every length of play."""
    import numpy

    fast = speed.compiled(game.spec, bounds_checks=bounds_checks)
    slow = speed.plain(game.spec)
    dtype = rows.dtype(game.spec.position)
    start = numpy.frombuffer(bytes(game.start()), dtype)[0]
    content = numpy.frombuffer(rows.pack(game.content_row), rows.dtype(game.spec.content_row))[0]
    compiled_legal = numpy.zeros(1, rows.dtype(kit.Codes))[0]
    for bot in (loops.RANDOM, loops.STEADY):
        bots = [bot] * game.seats
        for most in (1, 2, 3, 5, 8, 13, 21, 34, 55, game.max_events):
            ends = [game.spec.position() for _ in range(games)]
            lengths = [0] * games
            slow.play_games(
                game.start().row(), game.content_row, kit.Codes(), bots, seed, 0, most, ends, lengths
            )
            flat, flat_lengths = numpy.zeros(games, dtype), numpy.zeros(games, numpy.int64)
            players = numpy.array(bots, numpy.int64)
            fast.play_games(start, content, compiled_legal, players, seed, 0, most, flat, flat_lengths)
            for i, end in enumerate(ends):
                if rows.pack(end) != flat[i].tobytes() or lengths[i] != flat_lengths[i]:
                    raise ContractError(
                        f"game {i} of seed {seed}, {most} events: the speeds differ", State(game, end)
                    )
                if (
                    end.to_act >= 0
                    and fast.find_disagreement(flat[i], content, compiled_legal, len(game.moves)) >= 0
                ):
                    raise ContractError("compiled moves and why_not disagree", State(game, end))


def reads_like_rules(game: Game) -> None:
    """The rules use only what runs at both speeds and reads like a rule book."""
    found = violations(game.spec)
    if found:
        raise ContractError("\n".join(found))


def no_reuse(game: Game, seed: int = 1) -> None:
    """Two playings of the same events are the same states, though unrelated ones were played between."""
    first, luck = [game.start()], begin(seed, 0)
    for _ in range(200):
        if first[-1].to_act is OVER:
            break
        luck = following(luck)
        first.append(_random_step(first[-1], luck))
    again, luck = game.start(), begin(seed, 0)
    for state in first[1:]:
        luck = following(luck)
        again = _random_step(again, luck)
        if again != state or again.story != state.story:
            raise ContractError("the same events led to another state", again)


CHECKS: tuple[Callable[[Game], None], ...] = (play_plain, play_checked, reads_like_rules, no_reuse)
