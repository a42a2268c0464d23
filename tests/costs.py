"""What tests cost, as the last whole run has noted it in `processor.txt`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

NOTES = Path(__file__).with_name("processor.txt")
SINGLY = 0.15
"""Tests that take at least so many seconds of processor stand in the notes by themselves; the
others are added up."""
GRADES = ((1.0, 20), (0.3, 15), (SINGLY, 10))
"""From so many seconds on, one slice of so many takes a test."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What a test costs, or what all small ones of a folder do.

    share: one slice of how many takes it; drawn: what decides which (`slices.drawn_by`), if that is
    not the name.
    """

    seconds: float
    share: int
    name: str
    drawn: str = ""

    @property
    def of_one_test(self) -> bool:
        """Whether this is not a sum."""
        return "::" in self.name

    @property
    def folder(self) -> str:
        """Where the test is, two folders below `tests` at most."""
        if not self.of_one_test:
            return self.name
        return "/".join(self.name.partition("::")[0].split("/")[:-1][:3])

    def __str__(self) -> str:
        drawn = f"  {self.drawn}" if self.drawn else ""
        return f"{self.seconds:.2f} {self.share} {self.name}{drawn}"


def parsed(line: str) -> Cost:
    """A line of the notes."""
    seconds, share, test = line.split(" ", 2)
    name, _, drawn = test.partition("  ")
    return Cost(float(seconds), int(share), name, drawn)


def noted() -> list[Cost]:
    """What the last whole run has noted; nothing if there was none yet."""
    lines = NOTES.read_text("utf-8").splitlines() if NOTES.exists() else []
    return [parsed(line) for line in lines]


@cache
def expensive() -> Mapping[str, float]:
    """The tests that stand in the notes by themselves, and what they cost."""
    return {cost.name: cost.seconds for cost in noted() if cost.of_one_test}


def of_test(name: str) -> float:
    """What a test is noted to cost; 0 if that is little or nobody knows."""
    return expensive().get(name, 0.0)


def share_of(name: str) -> int:
    """One slice of how many takes a test by what it is noted to cost."""
    return graded(of_test(name))


def graded(seconds: float) -> int:
    """One slice of how many takes a test that costs so much: 1 if that is little."""
    return next((share for least, share in GRADES if seconds >= least), 1)
