"""The loops of exact solving that run the rules: find all that can follow, and play by values.

Bound to one game by the loader, and only ever run compiled: `raw` is the memory of `nodes`, byte by byte, so that
equal positions are found by their bytes. A block is a graph of positions: node i leads to
`children[firsts[i]:firsts[i + 1]]`, by the move `codes[e]` or by the outcome e - firsts[i].
"""

from rollwright.core.bound import Content, Position, moves, outcome, play, rank, steady, why_not
from rollwright.core.generator import begin, below, following
from rollwright.core.graph_loops import END, EVEN, FULL, LEAST, MOST
from rollwright.core.kit import CHANCE, OVER, Codes, Row, copy_into, quiet, u8


class Byte(Row):
    value: u8


# -- Finding all that can follow ------------------------------------------------------------------------------


def matches(raw: list[Byte], start: int, patterns: list[int]) -> bool:
    """Does one of the patterns fit? Each: how many bytes it names, then place and value of each; 0 ends the list."""
    at = 0
    while patterns[at] > 0:
        fits = True
        for i in range(patterns[at]):
            if raw[start + patterns[at + 1 + 2 * i]].value != patterns[at + 2 + 2 * i]:
                fits = False
        if fits:
            return True
        at += 1 + 2 * patterns[at]
    return False


def place_of(raw: list[Byte], size: int, slots: list[int], candidate: int, keep: bool) -> int:
    """The node with the same bytes as the candidate; the candidate itself where there is none (-1 unless kept)."""
    start = candidate * size
    mixed = 1469598103934665603
    for i in range(size):
        if raw[start + i].value != 0:
            mixed = (mixed ^ (raw[start + i].value + 256 * i)) * 1099511628211
    slot = (mixed ^ (mixed >> 29)) & (len(slots) - 1)
    while slots[slot] > 0:
        other = (slots[slot] - 1) * size
        i = 0
        while i < size and raw[other + i].value == raw[start + i].value:
            i += 1
        if i == size:
            return slots[slot] - 1
        slot = (slot + 1) & (len(slots) - 1)
    if not keep:
        return -1
    slots[slot] = candidate + 1
    return candidate


def explore(
    nodes: list[Position],
    raw: list[Byte],
    size: int,
    roots: int,
    content: Content,
    legal: Codes,
    patterns: list[int],
    counts_wins: bool,
    by_steady: bool,
    kinds: list[int],
    firsts: list[int],
    children: list[int],
    codes: list[int],
    slots: list[int],
) -> int:
    """Expand the first `roots` nodes and all that follows, up to positions that fit a pattern; the number of nodes.

    FULL where there is no room. Where only wins count (`counts_wins`) and a move wins at once, the others are left
    out: they might lead on without end. With `by_steady` seats play as `steady` does and choose nothing.
    """
    count, edges, log = 0, 0, quiet()
    for i in range(roots):
        if place_of(raw, size, slots, i, True) != i:
            return FULL
        count += 1
    at = 0
    while at < count:
        if count + 1 >= len(nodes):
            return FULL
        firsts[at] = edges
        if nodes[at].to_act == OVER or (at >= roots and matches(raw, at * size, patterns)):
            kinds[at] = END
        elif nodes[at].to_act == CHANCE:
            kinds[at] = EVEN
            for k in range(nodes[at].outcomes):
                if count + 1 >= len(nodes) or edges >= len(children):
                    return FULL
                copy_into(nodes[count], nodes[at])
                outcome(nodes[count], content, k, log)
                children[edges] = place_of(raw, size, slots, count, True)
                count += 1 if children[edges] == count else 0
                edges += 1
        else:
            kinds[at] = MOST if nodes[at].to_act == 0 else LEAST
            list_moves(nodes[at], content, legal, by_steady)
            if at >= roots and counts_wins:
                take_win(nodes[at], content, legal, nodes[count])
            for i in range(legal.count):
                if count + 1 >= len(nodes) or edges >= len(children):
                    return FULL
                copy_into(nodes[count], nodes[at])
                play(nodes[count], content, legal.code[i], log)
                codes[edges] = legal.code[i]
                children[edges] = place_of(raw, size, slots, count, True)
                count += 1 if children[edges] == count else 0
                edges += 1
        at += 1
    firsts[count] = edges
    return count


def list_moves(pos: Position, content: Content, legal: Codes, by_steady: bool) -> None:
    """The legal moves, or the one that `steady` plays."""
    legal.count = 0
    if by_steady:
        legal.code[0] = steady(pos, content)
        legal.count = 1
    else:
        moves(pos, content, legal)


def take_win(pos: Position, content: Content, legal: Codes, trial: Position) -> None:
    """Where a move wins at once, leave only that one."""
    log = quiet()
    for i in range(legal.count):
        copy_into(trial, pos)
        play(trial, content, legal.code[i], log)
        if trial.to_act == OVER and share_of(trial, content, pos.to_act) == 1.0:
            legal.code[0] = legal.code[i]
            legal.count = 1


def returns(
    nodes: list[Position], content: Content, which: list[int], counts_wins: bool, found: list[float]
) -> None:
    """What seat 0 has at each of these ends: its share of the win, or its points."""
    for i in range(len(which)):
        found[i] = share_of(nodes[which[i]], content, 0) if counts_wins else rank(nodes[which[i]], content, 0)


def share_of(pos: Position, content: Content, seat: int) -> float:
    """What a seat has of the win: all, nothing, or its part of a tie."""
    mine = rank(pos, content, seat)
    equal = 0
    for other in range(pos.seats):
        theirs = rank(pos, content, other)
        if theirs > mine:
            return 0.0
        equal += 1 if theirs == mine else 0
    return 1.0 / equal


# -- Playing by values ----------------------------------------------------------------------------------------


def walk(
    positions: list[Position],
    content: Content,
    lucks: list[int],
    at: list[int],
    kinds: list[int],
    firsts: list[int],
    children: list[int],
    codes: list[int],
    best: list[int],
    may_ask_more: bool,
) -> int:
    """Play real positions by the best moves of a block, from nodes `at` to its ends, through the rules.

    The number of steps; FULL where the rules ask for something else than the block says. With `may_ask_more` the block
    may ask where the rules have decided already, and nothing is played there.
    """
    log, steps = quiet(), 0
    for i in range(len(at)):
        pos, node = positions[i], at[i]
        while kinds[node] != END:
            if kinds[node] == EVEN:
                if pos.to_act != CHANCE or pos.outcomes != firsts[node + 1] - firsts[node]:
                    return FULL
                lucks[i] = following(lucks[i])
                k = below(lucks[i], pos.outcomes)
                outcome(pos, content, k, log)
                node = children[firsts[node] + k]
            else:
                if pos.to_act >= 0 and why_not(pos, content, codes[best[node]], log) == 0:
                    play(pos, content, codes[best[node]], log)
                elif not may_ask_more:
                    return FULL
                node = children[best[node]]
            steps += 1
        at[i] = node
    return steps


def draw_on(positions: list[Position], content: Content, lucks: list[int]) -> None:
    """Let chance act until a seat is to act or the game is over."""
    log = quiet()
    for i in range(len(positions)):
        pos = positions[i]
        while pos.to_act == CHANCE:
            lucks[i] = following(lucks[i])
            outcome(pos, content, below(lucks[i], pos.outcomes), log)


def begin_lucks(seed: int, first: int, lucks: list[int]) -> None:
    """The streams of games number `first` and following."""
    for i in range(len(lucks)):
        lucks[i] = begin(seed, first + i)
