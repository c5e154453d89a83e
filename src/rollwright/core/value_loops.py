"""The loops of exact solving that work out values: bounds from below and from above for all nodes of a graph.

Graphs are those of `graph_loops`. Run compiled only.
"""

from rollwright.core.graph_loops import FULL, LEAST, MEAN, MOST, leads_to

FIRST_TRIAL = 4  # sweeps after which the bounds are first put where they run to; then after twice as many


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
    early: list[float],
    late: list[float],
    room: list[float],
    inside: list[int],
) -> int:
    """Values of all nodes in `count` parts, from below and from above; those of ends are given.

    Where play can go round, a part is swept until its bounds are no further apart than those of what it leads to
    and `gap` more. The number of sweeps; FULL where `most` were not enough for a part, or where play goes round
    and only one bound is asked for. `early`, `late` and `room` are room for each node, `inside` too, with zeros.
    """
    total = 0
    for p in range(count):
        begin_at, end_at = parts[p], parts[p + 1]
        node = order[begin_at]
        if end_at - begin_at == 1 and not leads_to(firsts, children, node, node):
            if firsts[node + 1] > firsts[node]:
                low[node] = worth(kinds[node], firsts[node], firsts[node + 1], children, weights, low)
                if both:
                    high[node] = worth(kinds[node], firsts[node], firsts[node + 1], children, weights, high)
            continue
        if not both:
            return FULL
        swept = sweep_part(
            kinds, firsts, children, weights, order, begin_at, end_at, low, high, lowest, highest, gap, most,
            early, late, room, inside,
        )  # fmt: skip
        if swept == FULL:
            return FULL
        total += swept
    return total


def sweep_part(
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
    early: list[float],
    late: list[float],
    room: list[float],
    inside: list[int],
) -> int:
    """One part in which play goes round.

    Sweeps come to an end ever more slowly, so now and then the bounds are put where they seem to run to.
    """
    for i in range(begin_at, end_at):
        low[order[i]], high[order[i]] = lowest, highest
    enough = gap + inherited(firsts, children, order, begin_at, end_at, low, high, highest - lowest)
    trial = FIRST_TRIAL
    for sweeps in range(1, most + 1):
        keep(order, begin_at, end_at, low, early)
        keep(order, begin_at, end_at, high, late)
        sweep(kinds, firsts, children, weights, order, begin_at, end_at, low)
        sweep(kinds, firsts, children, weights, order, begin_at, end_at, high)
        if farthest(order, begin_at, end_at, low, high) <= enough:
            return sweeps
        if sweeps == trial:
            trial *= 2
            if is_left(kinds, firsts, children, order, begin_at, end_at, inside):
                for values, earlier, off in ((low, early, gap / 4), (high, late, -gap / 4)):
                    run_on(
                        kinds, firsts, children, weights, order, begin_at, end_at,
                        values, earlier, room, off,
                    )  # fmt: skip
                if farthest(order, begin_at, end_at, low, high) <= enough:
                    return sweeps
    return FULL


def inherited(
    firsts: list[int],
    children: list[int],
    order: list[int],
    begin_at: int,
    end_at: int,
    low: list[float],
    high: list[float],
    widest_of_all: float,
) -> float:
    """How far the bounds of what a part leads to are apart; its own are as far apart as can be."""
    found = 0.0
    for i in range(begin_at, end_at):
        for e in range(firsts[order[i]], firsts[order[i] + 1]):
            apart = high[children[e]] - low[children[e]]
            if apart < widest_of_all:
                found = max(found, apart)
    return found


def farthest(order: list[int], begin_at: int, end_at: int, some: list[float], others: list[float]) -> float:
    """How far values of a part are apart at most."""
    found = 0.0
    for i in range(begin_at, end_at):
        found = max(found, abs(others[order[i]] - some[order[i]]))
    return found


def keep(order: list[int], begin_at: int, end_at: int, some: list[float], into: list[float]) -> None:
    """Copy the values of a part."""
    for i in range(begin_at, end_at):
        into[order[i]] = some[order[i]]


def sweep(
    kinds: list[int],
    firsts: list[int],
    children: list[int],
    weights: list[float],
    order: list[int],
    begin_at: int,
    end_at: int,
    values: list[float],
) -> None:
    """All values of a part once, from those of their children."""
    for i in range(begin_at, end_at):
        node = order[i]
        values[node] = worth(kinds[node], firsts[node], firsts[node + 1], children, weights, values)


def is_left(
    kinds: list[int],
    firsts: list[int],
    children: list[int],
    order: list[int],
    begin_at: int,
    end_at: int,
    inside: list[int],
) -> bool:
    """Is play sure to leave the part at last, whatever is chosen? `inside` holds zeros, and does again afterwards."""
    for i in range(begin_at, end_at):
        inside[order[i]] = 1
    kept, known = end_at - begin_at, 0
    while kept != known:  # strike out what cannot stay inside for ever
        known = kept
        for i in range(begin_at, end_at):
            node, stay = order[i], 0
            for e in range(firsts[node], firsts[node + 1]):
                stay += inside[children[e]]
            chance = kinds[node] < MOST
            if inside[node] == 1 and (stay == 0 or (chance and stay < firsts[node + 1] - firsts[node])):
                inside[node] = 0
                kept -= 1
    for i in range(begin_at, end_at):
        inside[order[i]] = 0
    return kept == 0


def run_on(
    kinds: list[int],
    firsts: list[int],
    children: list[int],
    weights: list[float],
    order: list[int],
    begin_at: int,
    end_at: int,
    values: list[float],
    before: list[float],
    room: list[float],
    off: float,
) -> None:
    """Put a bound of a part where it runs to, and `off` outside; or leave it, where that cannot be shown to be one.

    What a sweep raises everywhere is below the value, if play is sure to leave the part, since then the value is the
    only solution of the equations of the part; and what it lowers everywhere is above. `before` is what the last sweep
    began with.
    """
    last = farthest(order, begin_at, end_at, values, before)
    keep(order, begin_at, end_at, values, before)
    sweep(kinds, firsts, children, weights, order, begin_at, end_at, values)
    now = farthest(order, begin_at, end_at, values, before)
    if now == 0.0 or now >= last:
        return
    keep(order, begin_at, end_at, values, room)
    for i in range(begin_at, end_at):
        node = order[i]
        values[node] += (values[node] - before[node]) * now / (last - now)
    sweep(kinds, firsts, children, weights, order, begin_at, end_at, values)
    for i in range(begin_at, end_at):
        values[order[i]] -= off
    keep(order, begin_at, end_at, values, before)
    sweep(kinds, firsts, children, weights, order, begin_at, end_at, values)
    shown = True
    for i in range(begin_at, end_at):
        if not (values[order[i]] - before[order[i]]) * off >= 0:
            shown = False
    if not shown:
        keep(order, begin_at, end_at, room, values)


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
