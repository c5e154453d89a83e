"""The exact odds of one turn of Pig that holds at 20, by walking over chance instead of sampling it.

Shows `outcome_count`, `after` and states as values: equal positions are merged by a dictionary.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import rollwright as rw


def turn(state: rw.State, limit: int) -> Counter[int]:
    """What a turn that holds at `limit` brings: points and how likely, in 6^20ths, exactly."""
    whole = 6**20
    now: Counter[rw.State] = Counter({state: whole})
    seat, found = state.turn, Counter[int]()
    while now:
        after: Counter[rw.State] = Counter()
        for each, ways in now.items():
            if each.to_act is rw.CHANCE:
                for k in range(each.outcome_count):
                    after[each.after(k)] += ways // each.outcome_count
            elif each.turn != seat:
                found[0] += ways
            elif each.position["total"] >= limit:
                found[each.position["total"]] += ways
            else:
                after[each.play("roll")] += ways
        now = after
    return found


def main() -> None:
    """Print the odds of each total."""
    state = rw.load("pig").start().draw("p1")
    found = turn(state, 20)
    whole = sum(found.values())
    for points, ways in sorted(found.items()):
        print(f"{points:2} points: {float(Fraction(ways, whole)):7.4f}")
    mean = Fraction(sum(points * ways for points, ways in found.items()), whole)
    print(f"a turn brings {float(mean):.4f} on average")


if __name__ == "__main__":
    main()
