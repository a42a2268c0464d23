"""What the time-lapse of a game is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core import Rules
from tables.model.chance import Word
from tables.model.formats import Format
from tables.model.seat_names import Names
from tables.model.stored import StoredSave


@dataclass(frozen=True, slots=True)
class ReelStep:
    """A step as it is stored; `action` is JSON.

    hash: None if that of the state in its present form is not known.
    """

    seq: int
    seat: int | None
    action: str | None
    hash: str | None
    reseeds: tuple[Word, ...] = ()


@dataclass(frozen=True, slots=True)
class Reel:
    """What a film is made of.

    board: the module of the painter. saves: the stored states by step. ends: the last step of each
    turn, from the set-up to the end. shape: the format of the pictures that the table posted.
    """

    rules: Rules[Any]
    board: str
    names: Names
    steps: tuple[ReelStep, ...]
    saves: dict[int, StoredSave]
    ends: tuple[int, ...]
    shape: Format = "phone"
