"""The loops of exact solving: find all that can follow, put it in order, work out values, play by them.

Bound to one game by the loader, and only ever run compiled: `raw` is the memory of `nodes`, byte by byte, so that
equal positions are found by their bytes. A block is a graph of positions: node i leads to
`children[firsts[i]:firsts[i + 1]]`, by the move `codes[e]` or by the outcome e - firsts[i].
"""

from rollwright.core.bound import Content, Position, moves, outcome, play, rank, steady
from rollwright.core.generator import begin, below, following
from rollwright.core.kit import CHANCE, OVER, Codes, Row, copy_into, quiet, u8

EVEN, MEAN, MOST, LEAST, END = (
    0,
    1,
    2,
    3,
    4,
)  # kinds of nodes: equal outcomes, weighted ones, seat 0, others, ends
FULL = -1


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


# -- Putting it in order --------------------------------------------------------------------------------------


def arrange(
    count: int,
    firsts: list[int],
    children: list[int],
    order: list[int],
    parts: list[int],
    low: list[int],
    edge: list[int],
    stack: list[int],
    work: list[int],
) -> int:
    """Strongly connected parts, each after all it leads to (Tarjan 1972); the number of parts.

    Part p is `order[parts[p]:parts[p + 1]]`, in no order of its own; `edge` tells afterwards in which order nodes were
    left. `low` holds 0 for nodes not met and -1 for nodes done.
    """
    found, done, met, opened, left = 0, 0, 0, 0, 0
    for root in range(count):
        if low[root] != 0:
            continue
        depth, work[0] = 0, root
        met += 1
        low[root], edge[root], stack[opened] = met, firsts[root], root
        opened += 1
        while depth >= 0:
            node = work[depth]
            if edge[node] < firsts[node + 1]:
                child = children[edge[node]]
                edge[node] += 1
                if low[child] == 0:
                    met += 1
                    low[child], edge[child], stack[opened] = met, firsts[child], child
                    opened += 1
                    depth += 1
                    work[depth] = child
                continue
            depth -= 1
            edge[node] = left
            left += 1
            least = low[node]
            for e in range(firsts[node], firsts[node + 1]):
                if low[children[e]] > 0:
                    least = min(least, low[children[e]])
            if least < low[node]:
                low[node] = least
                continue
            parts[found] = done
            found += 1
            closed = -1
            while closed != node:
                opened -= 1
                closed = stack[opened]
                low[closed] = -1
                order[done] = closed
                done += 1
    parts[found] = done
    return found


def condense(
    kinds: list[int],
    firsts: list[int],
    children: list[int],
    count: int,
    new_kinds: list[int],
    new_firsts: list[int],
    new_children: list[int],
    weights: list[float],
    share: list[float],
    touched: list[int],
    node_stack: list[int],
    share_stack: list[float],
) -> int:
    """The same graph with each run of throws folded into one weighted throw; the number of edges.

    Nodes keep their numbers; throws inside a throw are left without edges. `share` holds zeros.
    """
    for i in range(count):
        new_kinds[i] = END
    for i in range(
        count
    ):  # throws that a seat's choice leads to; those that only follow a throw are passed through
        if kinds[i] != EVEN:
            new_kinds[i] = kinds[i]
            for e in range(firsts[i], firsts[i + 1]):
                if kinds[children[e]] == EVEN:
                    new_kinds[children[e]] = MEAN
    edges = 0
    for i in range(count):
        new_firsts[i] = edges
        if new_kinds[i] != MEAN:
            if kinds[i] != EVEN:
                for e in range(firsts[i], firsts[i + 1]):
                    new_children[edges] = children[e]
                    weights[edges] = 1.0
                    edges += 1
            continue
        met, depth = 0, 1
        node_stack[0], share_stack[0] = i, 1.0
        while depth > 0:
            depth -= 1
            node, part = node_stack[depth], share_stack[depth]
            if kinds[node] == EVEN:
                outcomes = firsts[node + 1] - firsts[node]
                for e in range(firsts[node], firsts[node + 1]):
                    node_stack[depth], share_stack[depth] = children[e], part / outcomes
                    depth += 1
            else:
                if share[node] == 0.0:
                    touched[met] = node
                    met += 1
                share[node] += part
        for k in range(met):
            new_children[edges], weights[edges] = touched[k], share[touched[k]]
            share[touched[k]] = 0.0
            edges += 1
    new_firsts[count] = edges
    return edges


# -- Values ---------------------------------------------------------------------------------------------------


def worth(
    kind: int, first: int, last: int, children: list[int], weights: list[float], values: list[float]
) -> float:
    """The value of a node from those of its children."""
    found = values[children[first]] if kind >= MOST else 0.0
    if kind == MOST:
        for e in range(first + 1, last):
            found = max(found, values[children[e]])
    elif kind == LEAST:
        for e in range(first + 1, last):
            found = min(found, values[children[e]])
    elif kind == MEAN:
        for e in range(first, last):
            found += weights[e] * values[children[e]]
    else:
        for e in range(first, last):
            found += values[children[e]]
        found /= last - first
    return found


def evaluate(
    kinds: list[int],
    firsts: list[int],
    children: list[int],
    weights: list[float],
    order: list[int],
    parts: list[int],
    count: int,
    low: list[float],
    high: list[float],
    both: bool,
    lowest: float,
    highest: float,
    gap: float,
    most: int,
) -> int:
    """Values of all nodes in `count` parts, from below and from above; those of ends are given.

    Where play can go round, a part is swept until its bounds are no further apart than those of what it leads to
    and `gap` more. The number of sweeps; FULL where `most` were not enough for a part, or where play goes round
    and only one bound is asked for.
    """
    total = 0
    for p in range(count):
        begin_at, end_at = parts[p], parts[p + 1]
        node = order[begin_at]
        if end_at - begin_at == 1:
            if kinds[node] != END and firsts[node + 1] > firsts[node]:
                low[node] = worth(kinds[node], firsts[node], firsts[node + 1], children, weights, low)
                if both:
                    high[node] = worth(kinds[node], firsts[node], firsts[node + 1], children, weights, high)
            continue
        if not both:
            return FULL
        swept = sweep(
            kinds, firsts, children, weights, order, begin_at, end_at, low, high, lowest, highest, gap, most
        )
        if swept == FULL:
            return FULL
        total += swept
    return total


def sweep(
    kinds: list[int],
    firsts: list[int],
    children: list[int],
    weights: list[float],
    order: list[int],
    begin_at: int,
    end_at: int,
    low: list[float],
    high: list[float],
    lowest: float,
    highest: float,
    gap: float,
    most: int,
) -> int:
    """One part in which play goes round."""
    for i in range(begin_at, end_at):
        low[order[i]], high[order[i]] = lowest, highest
    inherited = 0.0
    for i in range(begin_at, end_at):
        for e in range(firsts[order[i]], firsts[order[i] + 1]):
            apart = high[children[e]] - low[children[e]]
            if apart < highest - lowest:
                inherited = max(inherited, apart)
    for sweeps in range(1, most + 1):
        widest = 0.0
        for i in range(begin_at, end_at):
            node = order[i]
            low[node] = worth(kinds[node], firsts[node], firsts[node + 1], children, weights, low)
            high[node] = worth(kinds[node], firsts[node], firsts[node + 1], children, weights, high)
            widest = max(widest, high[node] - low[node])
        if widest <= inherited + gap:
            return sweeps
    return FULL


# -- Playing by values ----------------------------------------------------------------------------------------


def choose_best(
    count: int, kinds: list[int], firsts: list[int], children: list[int], values: list[float], best: list[int]
) -> None:
    """For each node of a seat the edge with the best value, the first of equals."""
    for i in range(count):
        best[i] = firsts[i]
        if kinds[i] in (MOST, LEAST):
            for e in range(firsts[i] + 1, firsts[i + 1]):
                ahead = values[children[e]] - values[children[best[i]]]
                if (kinds[i] == MOST and ahead > 0) or (kinds[i] == LEAST and ahead < 0):
                    best[i] = e


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
) -> int:
    """Play real positions by the best moves of a block, from nodes `at` to its ends, through the rules.

    The number of steps; FULL where the rules ask for something else than the block says.
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
                if pos.to_act < 0:
                    return FULL
                play(pos, content, codes[best[node]], log)
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
