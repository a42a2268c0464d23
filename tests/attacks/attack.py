"""What an attack is, and what came of it."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from bot import cli


@dataclass(slots=True)
class Outcome:
    """What came of an attack. measured: its figure, in a few words. through: what succeeded."""

    measured: str
    through: list[str] = field(default_factory=list)

    @property
    def failed(self) -> bool:
        """Whether the attack failed, as it must."""
        return not self.through

    def __str__(self) -> str:
        got = f"; GOT THROUGH: {', '.join(self.through)}" if self.through else ""
        return f"{self.measured}{got}"


Attack = Callable[[Path], Outcome]
"""Tries something with a folder of its own."""


def agora(*arguments: str | Path) -> tuple[int, str]:
    """What a command of `agora` ends with and says, on both streams."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = cli.main([str(argument) for argument in arguments])
    return code, said.getvalue()


def more_than(most: float, found: dict[str, float]) -> list[str]:
    """What is beyond a bound, with its figure."""
    return [f"{what} {count:g}" for what, count in found.items() if count > most]


def mean(numbers: Sequence[float]) -> float:
    """The average; 0 of nothing."""
    return sum(numbers) / len(numbers) if numbers else 0.0
