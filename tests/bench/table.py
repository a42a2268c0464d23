"""What a benchmark found out, and how it is printed."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Table:
    """Figures under a title; `note` says how they were taken."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""

    def __str__(self) -> str:
        """As a Markdown table."""
        cells = [self.columns, *self.rows]
        widths = [max(len(row[i]) for row in cells) for i in range(len(self.columns))]
        lines = [_line(row, widths) for row in cells]
        rule = "|".join([":" + "-" * (widths[0] + 1), *("-" * (w + 1) + ":" for w in widths[1:])])
        body = "\n".join([lines[0], f"|{rule}|", *lines[1:]])
        return f"## {self.title}\n\n{body}\n" + (f"\n{self.note}\n" if self.note else "")


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    first = row[0].ljust(widths[0])
    rest = [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
    return "| " + " | ".join([first, *rest]) + " |"


def timed(work: Callable[[], object]) -> float:
    """Seconds that one call takes."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def mean(seconds: Sequence[float]) -> float:
    return sum(seconds) / len(seconds)


def percentile(seconds: Sequence[float], share: float) -> float:
    """The value that so large a share does not exceed."""
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def micro(seconds: float) -> str:
    return f"{seconds * 1e6:,.0f}"


def milli(seconds: float) -> str:
    return f"{seconds * 1e3:,.1f}"
