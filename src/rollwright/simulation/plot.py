"""A tournament as a picture: each duel a mark with its interval, beside the line on which bots are equal.

Plain SVG, readable on light and dark ground, without colour (a mark is full where the two are told apart), and as text.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from xml.sax.saxutils import escape

from rollwright.simulation.matches import ENDS, Duel, Unit
from rollwright.simulation.tournament import Result

__all__ = ["picture"]

WIDTH, TOP, ROW, FOOT, MARGIN = 560, 76, 48, 64, 32
SEEN: dict[Unit, tuple[float, float]] = {"share": (0.5, 1.0), "win rate": (0.0, 0.0), "score": (0.0, 0.0)}
AXES: dict[Unit, str] = {
    "share": "share of first places that the first named takes",
    "win rate": "by how much the win rate of the first named is higher",
    "score": "by how much the mean result of the first named is higher",
}
LEGEND = "With 95 % intervals. Full mark: told apart; dashed line: equal strength."
FOR_READERS = 'role="img" aria-labelledby="title told"'  # of the screen
STYLE = """
  .ground { fill: #fdf9f1 }
  text {
    fill: #2b211a; stroke: #fdf9f1; stroke-width: 4; paint-order: stroke; stroke-linejoin: round;
    font: 14px system-ui, 'Segoe UI', Roboto, sans-serif;
  }
  .title { font-size: 17px; font-weight: 600 }
  .small { font-size: 12.5px }
  .middle { text-anchor: middle }
  .end { text-anchor: end }
  .grid { stroke: #ddcfb7 }
  .even { stroke: #2b211a; stroke-dasharray: 5 4 }
  .interval { stroke: #7a4718; stroke-width: 3 }
  .mark { stroke: #7a4718; stroke-width: 2.5; fill: #fdf9f1 }
  .apart { fill: #7a4718 }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #27201a }
    text { fill: #f2e8d8; stroke: #27201a }
    .grid { stroke: #43382d }
    .even { stroke: #f2e8d8 }
    .interval { stroke: #e4b25a }
    .mark { stroke: #e4b25a; fill: #27201a }
    .apart { fill: #e4b25a }
  }
"""


def picture(result: Result, title: str) -> str:
    """The duels of a tournament as SVG, in the order in which they were named."""
    scale = _Scale(result.duels)
    height = TOP + ROW * len(result.duels) + FOOT
    told = " ".join(f"{duel}." for duel in result.duels)
    body = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" {FOR_READERS}>',
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="told">{escape(told)}</desc>',
        f"<style>{STYLE}</style>",
        f'<rect class="ground" width="{WIDTH}" height="{height}" rx="8"/>',
        f'<text class="title" x="{MARGIN}" y="32">{escape(title)}</text>',
        f'<text class="small" x="{MARGIN}" y="54">{LEGEND}</text>',
        *_axis(scale, height, result.duels[0]),
    ]
    for number, duel in enumerate(result.duels):
        body += _row(scale, duel, TOP + ROW * number)
    return "\n".join([*body, "</svg>\n"])


class _Scale:
    """Where a value stands, from the least to the greatest that is to be seen."""

    def __init__(self, duels: Sequence[Duel]) -> None:
        self.least, self.greatest = ENDS[duels[0].unit]
        seen = [self.within(end) for duel in duels for end in (duel.low, duel.high) if math.isfinite(end)]
        always = SEEN[duels[0].unit]  # the same for all games, so that pictures can be laid side by side
        low, high = min([*always, *seen]), max([*always, *seen])
        self.step = _round_step((high - low) or 1.0)
        self.first = math.floor(low / self.step + 1e-9)
        self.last = max(self.first + 1, math.ceil(high / self.step - 1e-9))

    def within(self, value: float) -> float:
        return min(max(value, self.least), self.greatest)

    @property
    def ticks(self) -> list[float]:
        return [number * self.step for number in range(self.first, self.last + 1)]

    def x(self, value: float) -> float:
        share = (self.within(value) / self.step - self.first) / (self.last - self.first)
        return round(MARGIN + share * (WIDTH - 2 * MARGIN), 1)


def _round_step(span: float) -> float:
    """The roundest step with four to nine steps in the span, or nearly."""
    power = 10.0 ** math.floor(math.log10(span / 4))
    return power * max(factor for factor in (1, 2, 5) if factor * power * 4 <= span * 1.0001)


def _axis(scale: _Scale, height: int, duel: Duel) -> list[str]:
    foot, unit = height - FOOT, duel.unit
    lines = [
        f'<path class="grid" d="M{scale.x(tick)} {TOP - 8}V{foot + 4}"/>'
        f'<text class="small middle" x="{scale.x(tick)}" y="{foot + 20}">{_tick(tick, unit)}</text>'
        for tick in scale.ticks
    ]
    even = scale.x(duel.even)
    name = f'<text class="small middle" x="{WIDTH / 2:g}" y="{foot + 44}">{AXES[unit]}</text>'
    return [*lines, f'<path class="even" d="M{even} {TOP - 8}V{foot + 4}"/>', name]


def _tick(value: float, unit: Unit) -> str:
    sign = "" if unit == "share" or not value else "+"
    return f"{value:{sign}.4g}" if unit == "score" else f"{100 * value:{sign}.4g}%"


def _row(scale: _Scale, duel: Duel, top: int) -> list[str]:
    """The names and figures, and the mark with its interval below."""
    middle = top + 28
    lines = [
        f'<text x="{MARGIN}" y="{top + 14}">{escape(duel.pair)}</text>',
        f'<text class="end" x="{WIDTH - MARGIN}" y="{top + 14}">{escape(duel.figures)}</text>',
    ]
    if math.isfinite(duel.low):
        lines.append(f'<path class="interval" d="M{scale.x(duel.low)} {middle}H{scale.x(duel.high)}"/>')
    if math.isfinite(duel.mean):
        kind = "mark apart" if duel.is_decided else "mark"
        lines.append(f'<circle class="{kind}" cx="{scale.x(duel.mean)}" cy="{middle}" r="6"/>')
    return lines
