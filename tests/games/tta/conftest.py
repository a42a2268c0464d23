"""Tables for the tests of Through the Ages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.tta import line_ups
from tests.games.tta.table import MakeTable, Table


@pytest.fixture
def table() -> Iterator[MakeTable]:
    """Makes tables; at the end of the test none may wait for a forgotten answer."""
    made: list[Table] = []

    def make(players: int = 2, **where: Any) -> Table:
        made.append(Table(players, **where))
        return made[-1]

    yield make
    for one in made:
        one.done()


@pytest.fixture
def line_up(table: MakeTable) -> MakeTable:
    """Makes the line-ups L2, L3 and L4 of the rules by their number of players."""
    return line_ups.maker(table)
