"""Tables for the tests of the first edition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.tta import line_ups
from tests.games.tta.table import MakeTable, Table
from tests.games.tta_first_edition.game import FIRST


class FirstTable(Table):
    """A table of the first edition."""

    rules = FIRST


@pytest.fixture
def table() -> Iterator[MakeTable]:
    """Makes tables; at the end of the test none may wait for a forgotten answer."""
    made: list[Table] = []

    def make(players: int = 2, **where: Any) -> Table:
        made.append(FirstTable(players, **where))
        return made[-1]

    yield make
    for one in made:
        one.done()


@pytest.fixture
def line_up(table: MakeTable) -> MakeTable:
    """Makes the line-ups of `tests.games.tta.line_ups` in this edition; their ratings are the same
    here (`test_events`)."""
    return line_ups.maker(table)
