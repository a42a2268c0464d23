"""Who adds a game is told what this suite needs of it."""

from __future__ import annotations

import pytest

from tests.conformance.cases import row


def test_a_row_that_is_missing_is_asked_for() -> None:
    table: dict[str, set[str]] = {"toy": set()}
    assert row(table, "toy", "TOLD of sights.py", "the cards that are named") == set()
    with pytest.raises(AssertionError) as caught:
        row(table, "nim", "TOLD of sights.py", "the cards that are named")
    said = str(caught.value)
    assert "TOLD of sights.py has no row for 'nim': write there the cards that are named" in said
