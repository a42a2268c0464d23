"""Placeholder names for seats without a person's name, as they are stored: the same in every
language. The bot translates them when it shows them."""

from __future__ import annotations

import re
from collections.abc import Container
from dataclasses import dataclass
from typing import Literal

from engine.thinking.levels import FORMER as FORMER_LEVELS
from engine.thinking.levels import LEVELS

COMPUTER, FORMER = "Computer", "Former player"
_KINDS: dict[str, Literal["computer", "former"]] = {COMPUTER: "computer", FORMER: "former"}
KNOWN = (*LEVELS, *FORMER_LEVELS)
"""Levels in stored names: those of today, and what they were called before."""
_NUMBERED = re.compile(rf"({COMPUTER}|{FORMER})(?: \(({'|'.join(KNOWN)})\))?(?: ([2-9]|[1-9]\d+))?")


@dataclass(frozen=True, slots=True)
class PlaceholderName:
    """What a stored name stands for, and the how manieth of a table it is, from 1. level: how a
    computer thinks, one of `LEVELS`; empty for one that answers by chance."""

    kind: Literal["computer", "former"]
    number: int
    level: str = ""


def free(name: str, taken: Container[str]) -> str:
    """The first name of a kind that nobody at a table has."""
    number, found = 1, name
    while found in taken:
        number += 1
        found = f"{name} {number}"
    return found


def read(name: str) -> PlaceholderName | None:
    """What a stored name stands for; None for that of a person."""
    found = _NUMBERED.fullmatch(name)
    if found is None:
        return None
    return PlaceholderName(_KINDS[found[1]], int(found[3] or 1), current(found[2] or ""))


def current(level: str) -> str:
    """What a level is called today."""
    return FORMER_LEVELS.get(level, level)


def renewed(name: str) -> str:
    """A stored name as it would be stored today."""
    found = read(name)
    if found is None or not found.level:
        return name
    number = f" {found.number}" if found.number > 1 else ""
    return computer(found.level) + number


def computer(level: str) -> str:
    """The name of a computer of a level, the first of its kind at a table."""
    return f"{COMPUTER} ({level})" if level else COMPUTER
