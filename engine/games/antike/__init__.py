"""Antike Duellum by Mac Gerdts: two nations, a rondel, and nine personages to win."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.games.antike.rules import RULES

__all__ = ["RULES"]


def __getattr__(name: str) -> object:
    """Load the rules when asked for, so that pictures can read the data without them."""
    if name == "RULES":
        from engine.games.antike.rules import RULES

        return RULES
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
