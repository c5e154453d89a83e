"""Pig, the smallest game of the hall and the example for new ones."""

from pathlib import Path

from rollwright.core.game import Option, Spec
from rollwright.core.kit import NoContent
from rollwright.games.pig import names, rules, steady
from rollwright.games.pig.rows import MAX_SEATS, PigOptions, PigPosition

SPEC = Spec(
    name="pig",
    folder=Path(__file__).parent,
    rules=rules,
    names=names,
    steady=steady.steady,
    position=PigPosition,
    options_row=PigOptions,
    content_row=NoContent,
    seats=range(2, MAX_SEATS + 1),
    options=(Option("goal", 100, low=2, high=10_000),),
)
