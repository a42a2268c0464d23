"""The secrets that the chance of games comes from: how they are written, and what seals them.

A game is played from a secret of 256 bits. Its commitment is published when it is taken and the
secret when the game is over, so everybody can check that the deal was fixed all the while; how is
written in docs/chance.md.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core import Chance, Rng, SplitMix64
from engine.core.rng import SECRET_BITS

Word = int | str
"""What a position gets its chance from, as it is stored: a secret as 64 hex digits, or, of older
games, the number that a `SplitMix64` begins with."""

DIGITS = SECRET_BITS // 4


@dataclass(frozen=True, slots=True)
class Deal:
    """One secret of a game. after: the step to which the table went back, None for the set-up."""

    after: int | None
    secret: str
    at: float


def written(secret: int) -> str:
    """A secret as it is stored and shown."""
    return f"{secret:0{DIGITS}x}"


def chance(word: Word) -> Chance:
    """The generator that begins with a word. Raises `ValueError` if it is none."""
    if isinstance(word, int):
        return SplitMix64(word)
    if len(word) != DIGITS:
        raise ValueError(f"a secret has {DIGITS} digits, not {len(word)}")
    return Rng(int(word, 16))


def commitment(
    table: int, number: int, game: str, seats: int, options: Mapping[str, Any], secret: str
) -> str:
    """What was published of a secret before tables had one from the moment they opened: a hash that
    fits no other one, and none of another table.

    number: how many secrets the game had before.
    """
    said = {
        "deal": number,
        "game": game,
        "options": dict(options),
        "seats": seats,
        "secret": secret,
        "table": table,
    }
    return hashlib.sha256(_line(said).encode("ascii")).hexdigest()


def seal_of(table: int, game: str, secret: str) -> str:
    """What is published of the secret of a table when that opens: before anybody gives a word, and
    for all its deals."""
    said = {"game": game, "secret": secret, "table": table}
    return hashlib.sha256(_line(said).encode("ascii")).hexdigest()


def seal_of_week(week: int, game: str, seats: int, options: Mapping[str, Any], secret: str) -> str:
    """What is published of the secret of a week's deal when the week opens."""
    said = {
        "game": game,
        "options": dict(options),
        "seats": seats,
        "secret": secret,
        "week": week,
    }
    return hashlib.sha256(_line(said).encode("ascii")).hexdigest()


def of_computers(secret: str) -> str:
    """What the computers choose from who play the deal of a week: the same for everybody, and known
    to nobody before the secret of the week is."""
    return hashlib.sha256(_line({"computers": secret}).encode("ascii")).hexdigest()


def drawn(secret: str, number: int, words: Sequence[str]) -> str:
    """What a deal of a table comes from, made from its secret and the words of its players. Who
    knows only one of both can tell nothing of it, and choose nothing.

    number: how many deals the game had before. words: in the order in which they were given.
    Without any, the first deal comes from the secret itself.
    """
    if not words and not number:
        return secret
    said = {"deal": number, "words": list(words)}
    key = bytes.fromhex(secret)
    return hashlib.blake2b(
        _line(said).encode("ascii"), digest_size=DIGITS // 2, key=key
    ).hexdigest()


def _line(said: Mapping[str, Any]) -> str:
    """Facts as they are hashed, so that everybody gets the same characters."""
    return json.dumps(said, sort_keys=True, separators=(",", ":"))


def number_of(text: str) -> int:
    """256 bits that depend on a text alone: chance outside the rules, the same after a restart."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest(), "big")
