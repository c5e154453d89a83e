"""Pig keeps the contract at both speeds."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rollwright.core import contract
from rollwright.core.game import Game, load

TABLES = [(2, 100), (2, 2), (3, 50), (10, 100)]


@pytest.mark.parametrize("check", [*contract.CHECKS, contract.speeds_agree], ids=lambda check: check.__name__)
@pytest.mark.parametrize(("seats", "goal"), TABLES)
def test_the_contract(check: Callable[[Game], None], seats: int, goal: int) -> None:
    check(load("pig", seats, {"goal": goal}))
