"""What a table is told that lies idle."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from bot.features.idle.messages import idle_words
from tables.model.outgoing import Idle


def test_a_table_that_goes_on_is_not_told_that_it_lies_idle() -> None:
    """Somebody has done something since the notice was written; then the version is another."""
    table: Any = SimpleNamespace(open=True, version=3, status="lobby", language="en", seats=())
    assert idle_words(table, Idle(ping=(), version=2)) is None
    assert idle_words(table, Idle(ping=(), version=3)) is not None
    table.open = False
    assert idle_words(table, Idle(ping=(), version=3)) is None
