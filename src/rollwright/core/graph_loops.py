"""The loops of exact solving that know no game: a graph is put in order and made small.

Node i leads to `children[firsts[i]:firsts[i + 1]]`. Run compiled only, like `block_loops`, which finds the
graphs, and `value_loops`, which works out values.
"""

# kinds of nodes: equal outcomes, weighted ones, a choice of seat 0, one of others, ends, what was folded away
EVEN, MEAN, MOST, LEAST, END, GONE = 0, 1, 2, 3, 4, 5
FULL = -1


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
    roots: int,
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
        new_kinds[i] = MEAN if i < roots and kinds[i] == EVEN else GONE
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


def compact(
    kinds: list[int],
    firsts: list[int],
    children: list[int],
    weights: list[float],
    order: list[int],
    parts: list[int],
    count: int,
    place: list[int],
    new_kinds: list[int],
    new_firsts: list[int],
    new_children: list[int],
    new_weights: list[float],
    new_parts: list[int],
    slots: list[int],
) -> int:
    """The same graph with nodes that cannot differ in value made one, numbered in the order of evaluation.

    `place` tells for each node its new number. Nodes among which play goes round stay as they are. The number of parts.
    """
    made, found = 0, 0
    for p in range(count):
        new_parts[found] = made
        node = order[parts[p]]
        if kinds[node] == GONE:
            continue
        if parts[p + 1] - parts[p] > 1 or leads_to(firsts, children, node, node):
            for i in range(parts[p], parts[p + 1]):
                place[order[i]] = made + i - parts[p]
            for i in range(parts[p], parts[p + 1]):
                node, edges = order[i], new_firsts[made]
                new_kinds[made] = kinds[node]
                for e in range(firsts[node], firsts[node + 1]):
                    new_children[edges], new_weights[edges] = place[children[e]], weights[e]
                    edges += 1
                made += 1
                new_firsts[made] = edges
            found += 1
            continue
        edges = gather(
            kinds[node], firsts[node], firsts[node + 1], children, weights, place,
            new_firsts[made], new_children, new_weights,
        )  # fmt: skip
        if kinds[node] != END and edges - new_firsts[made] == 1:
            place[node] = new_children[new_firsts[made]]  # only one thing can follow
            continue
        new_kinds[made], new_firsts[made + 1] = kinds[node], edges
        place[node] = made
        if kinds[node] != END:
            place[node] = twin_of(made, new_kinds, new_firsts, new_children, new_weights, slots)
        if place[node] == made:
            made += 1
            found += 1
    new_parts[found] = made
    return found


def leads_to(firsts: list[int], children: list[int], node: int, other: int) -> bool:
    """Does an edge lead from one node to the other?"""
    found = False
    for e in range(firsts[node], firsts[node + 1]):
        found = found or children[e] == other
    return found


def gather(
    kind: int,
    first: int,
    last: int,
    children: list[int],
    weights: list[float],
    place: list[int],
    start: int,
    new_children: list[int],
    new_weights: list[float],
) -> int:
    """The new numbers of a node's children, sorted, each once, weights added up; where they end."""
    end = start
    for e in range(first, last):
        child = place[children[e]]
        at = end
        while at > start and new_children[at - 1] > child:
            at -= 1
        if at > start and new_children[at - 1] == child:
            new_weights[at - 1] += weights[e]
            continue
        for i in range(end, at, -1):
            new_children[i], new_weights[i] = new_children[i - 1], new_weights[i - 1]
        new_children[at], new_weights[at] = child, weights[e]
        end += 1
    if kind in (MOST, LEAST):
        for i in range(start, end):
            new_weights[i] = 1.0
    return end


def twin_of(
    node: int,
    kinds: list[int],
    firsts: list[int],
    children: list[int],
    weights: list[float],
    slots: list[int],
) -> int:
    """A node made before with the same kind, children and weights; the node itself where there is none."""
    length = firsts[node + 1] - firsts[node]
    mixed = 1469598103934665603 + kinds[node]
    for i in range(length):
        mixed = (mixed ^ (children[firsts[node] + i] + 1)) * 1099511628211
    slot = (mixed ^ (mixed >> 29)) & (len(slots) - 1)
    while slots[slot] > 0:
        other = slots[slot] - 1
        if kinds[other] == kinds[node] and firsts[other + 1] - firsts[other] == length:
            i = 0
            while (
                i < length
                and children[firsts[other] + i] == children[firsts[node] + i]
                and weights[firsts[other] + i] == weights[firsts[node] + i]
            ):
                i += 1
            if i == length:
                return other
        slot = (slot + 1) & (len(slots) - 1)
    slots[slot] = node + 1
    return node
