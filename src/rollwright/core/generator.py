"""The generator of seeded play: PCG32 (XSH-RS 64/32; Melissa O'Neill, "PCG", 2014).

One source for both speeds: the state is one 64-bit integer in, one out, so the same seed gives the same numbers in
plain Python and compiled, and compiled loops keep it in a register. Every game of a batch has its own stream, begun
from (seed, number of the game) by the finaliser of SplitMix64 (Steele and others, 2014), so that results do not depend
on how the work is shared out. Never used for live dice: those come from the operating system.

>>> luck = begin(seed=1, stream=0)
>>> faces = []
>>> for _ in range(8):
...     luck = following(luck)
...     faces.append(1 + below(luck, 6))
>>> faces
[6, 3, 5, 1, 1, 4, 6, 3]
"""

LOW = 0xFFFFFFFF
LOW_42 = (1 << 42) - 1
MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
GOLDEN = 0x1E3779B97F4A7C15
MIX_1 = 0x3F58476D1CE4E5B9
MIX_2 = 0x14D049BB133111EB


def wrapped(x: int) -> int:
    """The low 64 bits. Compiled this is nothing, plain it keeps the number from growing."""
    return (((x >> 32) & LOW) << 32) | (x & LOW)


def shifted(x: int, n: int) -> int:
    """64 bits moved right by n (1 to 63), zeros coming in, also where the top bit counts as a sign."""
    return (x >> n) & ((1 << (64 - n)) - 1)


def mixed(x: int) -> int:
    """A well-mixed 64-bit number from any other, one to one."""
    x = wrapped((x ^ shifted(x, 30)) * MIX_1)
    x = wrapped((x ^ shifted(x, 27)) * MIX_2)
    return x ^ shifted(x, 31)


def begin(seed: int, stream: int) -> int:
    """The state at the beginning of a stream."""
    return mixed(wrapped(mixed(wrapped(seed * GOLDEN + 1)) + stream * GOLDEN))


def following(luck: int) -> int:
    """The next state."""
    x = luck * MULTIPLIER + INCREMENT
    return (((x >> 32) & LOW) << 32) | (x & LOW)  # `wrapped`, without the call: plain loops live here


def bits(luck: int) -> int:
    """The 32 bits that a state gives."""
    return ((luck ^ ((luck >> 22) & LOW_42)) >> (22 + ((luck >> 61) & 7))) & LOW


def below(luck: int, n: int) -> int:
    """The number from 0 to n - 1 that a state gives, each exactly as likely (n to 2**31; Lemire's method, 2019)."""
    product = (((luck ^ ((luck >> 22) & LOW_42)) >> (22 + ((luck >> 61) & 7))) & LOW) * n
    if (product & LOW) < n:
        threshold = (1 << 32) % n
        while (product & LOW) < threshold:
            luck = mixed(luck)
            product = bits(luck) * n
    return product >> 32
