"""What is said of the poker face of a table."""

from __future__ import annotations

from typing import Any

from engine.core import Rules


def has_secrets(rules: Rules[Any]) -> bool:
    """Whether there are answers in a game whose speed could tell something."""
    return any(kind.guarded for kind in rules.orderables)


def face_words(on: bool) -> str:
    """Whether a table keeps a poker face."""
    if on:
        return "Poker face: answers that hang on hidden things all come at the same pace."
    return "No poker face: all answers come at once, and their speed may tell something."
