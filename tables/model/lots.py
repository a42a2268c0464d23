"""Lots of a tournament that everybody can draw again: each follows from a published seed.

All seeds of a tournament come from one secret, which is hashed over and over. The last hash is
published before anybody can know who plays; each round publishes the hash before it. So everybody
can check that a round's seed was fixed from the beginning, and nobody knows it before its round.
docs/chance.md says how to draw again without Agora.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

MOST_ROUNDS = 40
"""Rounds of a tournament, at most."""
DIGITS = 64
"""Hex digits of a secret and of a seed: 256 bits."""
SCALE = 1 << 32
"""A lot as a number is below it."""


def _hashed(words: str) -> str:
    return hashlib.sha256(words.encode()).hexdigest()


def seed_of(secret: str, round_: int) -> str:
    """The seed of a round; the first round is 1.

    Raises `ValueError` for a secret of another size and a round that no tournament has.
    """
    if len(secret) != DIGITS or not 0 <= round_ <= MOST_ROUNDS:
        raise ValueError(f"no seed of round {round_}")
    found = secret
    for _ in range(MOST_ROUNDS - round_):
        found = _hashed(found)
    return found


def seal_of(secret: str) -> str:
    """What is published before anybody can know who plays."""
    return seed_of(secret, 0)


def fits(seed: str, round_: int, seal: str) -> bool:
    """Whether a seed is the one of a round that was fixed when the seal was published: it is the
    seal after as many hashes."""
    found = seed
    for _ in range(round_):
        found = _hashed(found)
    return found == seal


def lot(seed: str, attempt: int, what: str, number: int) -> str:
    """The lot of a person for one purpose, in one attempt to draw a round."""
    return _hashed(f"{seed}:{attempt}:{what}:{number}")


def in_order(seed: str, attempt: int, what: str, people: Iterable[int]) -> list[int]:
    """People in the order of their lots."""
    return sorted(people, key=lambda number: lot(seed, attempt, what, number))


def amount(seed: str, attempt: int, what: str, number: int, most: int) -> int:
    """A whole number from 0 to below `most`, by lot; 0 if `most` is 0."""
    return int(lot(seed, attempt, what, number)[:8], 16) * most // SCALE
