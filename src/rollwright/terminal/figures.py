"""Values, costs and chances as people of a language read them."""

from __future__ import annotations

from fractions import Fraction

from rollwright.analysis.odds import Interval
from rollwright.bots.valuing import Unit
from rollwright.core.texts import catalogue

__all__ = ["Figures", "plain_share"]

MOST_OF = 36  # a chance whose fraction is no finer is told as it is


def plain_share(chance: Fraction) -> tuple[int, int, bool]:
    """The chance as n in so many, and whether that is exact.

    >>> plain_share(Fraction(4, 6)), plain_share(Fraction(671, 1296)), plain_share(Fraction(1, 1296))
    ((2, 3, True), (1, 2, False), (1, 1296, True))
    """
    if chance.denominator <= MOST_OF or chance.numerator == 1:
        return chance.numerator, chance.denominator, True
    near = chance.limit_denominator(10)
    if near in (0, 1) and chance not in (0, 1):
        rare = round(1 / min(chance, 1 - chance))
        return (1 if near == 0 else rare - 1), rare, False
    return near.numerator, near.denominator, False


class Figures:
    """Numbers in one unit and one language."""

    def __init__(self, unit: Unit, language: str) -> None:
        self.unit, self._texts = unit, catalogue(None, language)
        self._comma = language == "de"

    def number(self, value: float, places: int = 1) -> str:
        """`12.3`, or `12,3` in German; never `-0.0`."""
        text = f"{round(value, places) + 0.0:.{places}f}"
        return text.replace(".", ",") if self._comma else text

    def percent(self, share: float) -> str:
        """`66.7 %`; what is neither never nor always is not told as such."""
        places = 1 if 0.0005 <= share <= 0.9995 or share in (0, 1) else 4
        return f"{self.number(100 * share, places)} %"

    def amount(self, value: float) -> str:
        """A value or cost with its unit."""
        if self.unit == "win":
            return f"{self.number(100 * value)} %"
        return self._texts.say("terminal-coach-points-of", n=self.number(value))

    def within(self, value: float, error: float, exact: bool, signed: bool = False) -> str:
        """The same with its error where there is one, and with a plus where it is a gain."""
        plus = "+" if signed and value > 0 else ""
        return f"{plus}{self.amount(value)}" + ("" if exact else f" ± {self.amount(error)}")

    def share(self, chance: Fraction, interval: Interval | None = None) -> str:
        """`2 in 3 (66.7 %)`; with the interval where it was sampled."""
        n, of, is_exact = plain_share(chance)
        percent = self.percent(float(chance))
        if interval is not None:
            low, high = self.percent(interval.low), self.percent(interval.high)
            return self._texts.say("terminal-odds-sampled", n=n, of=of, percent=percent, low=low, high=high)
        return self._texts.say(
            "terminal-odds-exact" if is_exact else "terminal-odds-about", n=n, of=of, percent=percent
        )
