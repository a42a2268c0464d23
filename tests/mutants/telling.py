"""Tell what came of faults, one line each, and add it up at the end."""

from __future__ import annotations

import difflib
import statistics
from collections.abc import Sequence
from typing import Any

from tests.mutants.catalogue import ROOT, Fault
from tests.mutants.changes import Change


class Teller:
    """Prints verdicts. groups: what was asked about, such as quick, a slice, all."""

    def __init__(self, groups: Sequence[str], *, drawn: bool) -> None:
        self._groups = groups
        self._drawn = drawn
        self._caught = dict.fromkeys(groups, 0)
        self._count = 0
        self._fast: list[dict[str, Any]] = []
        self._slow: list[dict[str, Any]] = []
        self._whys: dict[str, int] = {}
        self._odd: set[str] = set()

    def spoiled(self, fault: Fault, why: str) -> None:
        """A fault could not be put in."""
        self._count += 1
        print(f"{fault.name}: {why}", flush=True)

    def tell(self, change: Change, verdict: dict[str, Any]) -> None:
        """What came of one fault."""
        self._count += 1
        caught: dict[str, list[str]] = verdict["caught"]
        for group in caught:
            self._caught[group] += 1
        slow = verdict["slow"]
        (self._slow if slow else self._fast).append(verdict)
        if slow:
            self._whys[slow] = self._whys.get(slow, 0) + 1
        self._odd.update(verdict["odd"])
        print(f"{change.fault.name}: {self._said(caught, verdict)}", flush=True)
        if self._drawn and len(caught) < len(self._groups):
            print(difference(change), flush=True)

    def _said(self, caught: dict[str, list[str]], verdict: dict[str, Any]) -> str:
        if verdict["wrong"]:
            return str(verdict["wrong"])
        much = f"{verdict['ran']} tests, {verdict['wall']:.1f} s"
        much += " in a new process" if verdict["slow"] else ""
        left = f", {verdict['left']} not run" if verdict["left"] else ""
        if not caught:
            return f"NOT CAUGHT ({much}{left})"
        first = caught[next(group for group in self._groups if group in caught)]
        by = [group for group in self._groups if group in caught]
        missed = [group for group in self._groups if group not in caught]
        whom = "caught" if len(self._groups) == 1 else f"caught by {', '.join(by)}"
        whom += f"; NOT by {', '.join(missed)}" if missed else ""
        return f"{whom} ({much}{left}): {first[0]}: {first[1]}"

    def end(self) -> bool:
        """The sums. Returns whether each fault was caught by everything that was asked."""
        if self._odd:
            print("These tests fail by themselves, or only after others, and prove nothing:")
            print("\n".join(f"  {name}" for name in sorted(self._odd)))
        for what, some in (("exchanged", self._fast), ("in a new process", self._slow)):
            if some:
                print(f"seconds a fault, {what} ({len(some)}): {_spread(some, 'wall')}")
                print(f"  of the processor: {_spread(some, 'seconds')}")
        for why, count in sorted(self._whys.items()):
            print(f"  {count} in a new process: {why}")
        if len(self._groups) > 1:
            for group, count in self._caught.items():
                print(
                    f"{group:>6}: {count:4} of {self._count} caught, {_share(count, self._count)}"
                )
        last = self._groups[-1]
        print(f"{self._caught[last]} of {self._count} caught")
        return self._caught[last] == self._count


def _spread(verdicts: list[dict[str, Any]], kind: str) -> str:
    values = sorted(verdict[kind] for verdict in verdicts)
    most = values[min(len(values) - 1, int(len(values) * 0.95))]
    middle, mean = statistics.median(values), statistics.fmean(values)
    return f"median {middle:.2f}, mean {mean:.2f}, 95 % below {most:.2f}"


def _share(count: int, of: int) -> str:
    return f"{100 * count / of:.1f} %" if of else "none"


def difference(change: Change) -> str:
    """A fault as people read changes."""
    file = change.fault.file
    old = (ROOT / file).read_text(encoding="utf-8").splitlines()
    lines = difflib.unified_diff(old, change.text.splitlines(), file, file, lineterm="", n=2)
    return "\n".join(f"    {line}" for line in lines)
