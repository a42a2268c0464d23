"""The one source of chance: a secret and a counter that live inside the game state.

Every number is a keyed hash of the counter, so the secret alone tells every shuffle of a game, and
no number drawn tells anything of the next. docs/chance.md says how to draw them without this file.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Annotated, Any, Protocol, TypeVar

from pydantic import Field

from engine.core.record import record

T = TypeVar("T")

SECRET_BITS = 256
"""The width of a secret."""

KEPT = 64
"""Secrets whose hashes are kept ready."""

_KEY = SECRET_BITS // 8
_ROOM = 1 << 64
_MASK = _ROOM - 1
_GOLDEN = 0x9E3779B97F4A7C15


class Draws(ABC):
    """What can be drawn from a generator that draws numbers."""

    __slots__ = ()

    @abstractmethod
    def below(self, n: int) -> int:
        """A number in 0..n-1. Raises `ValueError` if there is none, or n is above 2**64."""

    def shuffle(self, items: list[Any]) -> None:
        """Fisher-Yates, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def fork(self) -> Rng:
        """A generator of its own, whose secret is drawn from this one."""
        secret = 0
        for _ in range(SECRET_BITS // 64):
            secret = secret << 64 | self.below(_ROOM)
        return Rng(secret)


@lru_cache(KEPT)
def _keyed(secret: int) -> blake2b:
    """The hash before the counter; kept, for taking in the key is half of its work."""
    return blake2b(digest_size=8, key=secret.to_bytes(_KEY, "big"))


@record
class Rng(Draws):
    """BLAKE2b with a key. Same secret, same draws, on every machine and in every version.

    secret: a number of up to 256 bits; small ones do for tests and games by chance. The secret of a
    game never leaves the server while it runs.
    draws: the hashes taken so far; a step that changed it used chance, and undo stops there.
    """

    secret: Annotated[int, Field(ge=0, lt=1 << SECRET_BITS)]
    draws: Annotated[int, Field(ge=0)] = 0

    def below(self, n: int) -> int:
        """A number in 0..n-1, each exactly as likely: the hash modulo n, and the next hash instead
        of one so high that it would favour small numbers."""
        if not 0 < n <= _ROOM:
            raise ValueError(f"cannot draw a number below {n}")
        keyed = _keyed(self.secret)
        fair = _ROOM - _ROOM % n
        while True:
            drawn = keyed.copy()
            drawn.update(self.draws.to_bytes(8, "big"))
            self.draws += 1
            number = int.from_bytes(drawn.digest(), "big")
            if number < fair:
                return number % n


@record
class SplitMix64(Draws):
    """The generator of games that were begun before there were secrets; they end with it."""

    word: int
    draws: int = 0

    def below(self, n: int) -> int:
        if not 0 < n <= _ROOM:
            raise ValueError(f"cannot draw a number below {n}")
        self.draws += 1
        self.word = (self.word + _GOLDEN) & _MASK
        z = self.word
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64


Chance = Rng | SplitMix64
"""The generator of a state."""


class HasChance(Protocol):
    """Whatever holds a generator."""

    rng: Chance


def seeded(number: int) -> Rng:
    """The generator with this secret; a number of any size will do."""
    return Rng(number % (1 << SECRET_BITS))


def generator(chance: int | Chance) -> Chance:
    """A generator of one's own: from a number of any size, or with the same draws as another."""
    if isinstance(chance, SplitMix64):
        return SplitMix64(chance.word & _MASK, chance.draws)
    if isinstance(chance, Rng):
        return Rng(chance.secret, chance.draws)
    return seeded(chance)
