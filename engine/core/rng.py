"""The one source of chance: a generator of two integers that lives inside the game state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from engine.core.record import record

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


@record
class Rng:
    """SplitMix64. Same word, same draws, on every machine and in every version.

    `draws` counts the numbers taken so far; a step that changed it used chance, and undo stops
    there. The word never leaves the server while a game runs.
    """

    word: int
    draws: int = 0

    def below(self, n: int) -> int:
        """A number in 0..n-1. Raises `ValueError` if n is not positive."""
        if n < 1:
            raise ValueError(f"cannot draw a number below {n}")
        self.draws += 1
        self.word = (self.word + _GOLDEN) & _MASK
        z = self.word
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def shuffle(self, items: list[Any]) -> None:
        """Fisher-Yates, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]
