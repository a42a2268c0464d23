"""How many seconds of processor each test takes, so that the suite stays within its budget.

Every run adds them up by folder at its end. With `AGORA_TEST_NOTE=1` a run of all folders notes in
`processor.txt` what it has measured: everything (`AGORA_TEST_SLICE=all`), or its slice beside what
was noted of the others. Do that on a quiet machine. The test of the budget (`test_processor.py`)
reads that file. It is no timed test: it says the same on a busy machine.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests import slices
from tests.costs import NOTES, SINGLY, Cost, noted, parsed

WISH = "AGORA_TEST_NOTE"
WHOLE_RUNS = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
"""A run that ended early has measured too little to be noted."""
BUDGET = 600
"""Seconds of processor of one slice: five minutes on two cores."""


def folded(costs: list[Cost]) -> list[Cost]:
    """The same in few lines: small tests of a folder with the same share are one."""
    large = [cost for cost in costs if cost.seconds >= SINGLY]
    small: dict[tuple[str, int], float] = defaultdict(float)
    for cost in costs:
        if cost.seconds < SINGLY:
            small[cost.folder, cost.share] += cost.seconds
    rest = [Cost(seconds, share, folder) for (folder, share), seconds in small.items()]
    return sorted([*large, *rest], key=lambda cost: cost.name)


def merged(old: list[Cost], measured: list[Cost], chosen: str) -> list[Cost]:
    """What is noted after a run. Of what its slice does not take, the old notes stay; what it
    should have taken and did not is no longer there."""
    new = folded(measured)
    if chosen == slices.ALL:
        return new
    # Of small tests a slice has measured its share.
    new = [c if c.of_one_test else replace(c, seconds=c.seconds * c.share) for c in new]
    run = {cost.name for cost in measured}
    sums = {(cost.name, cost.share) for cost in new if not cost.of_one_test}
    stay = [
        cost
        for cost in old
        if (
            cost.name not in run and not slices.takes(chosen, cost.drawn or cost.name, cost.share)
            if cost.of_one_test
            else (cost.name, cost.share) not in sums
        )
    ]
    return sorted([*new, *stay], key=lambda cost: cost.name)


def of_slice(costs: list[Cost], chosen: str) -> dict[str, float]:
    """Seconds by folder of what a slice takes; of small tests, which are many, its share."""
    found: dict[str, float] = defaultdict(float)
    for cost in costs:
        if not cost.of_one_test:
            found[cost.folder] += cost.seconds / cost.share if cost.share else 0.0
        elif slices.takes(chosen, cost.drawn or cost.name, cost.share):
            found[cost.folder] += cost.seconds
    return found


def listed(by_folder: dict[str, float]) -> list[str]:
    """A line for each folder, the most expensive first."""
    dearest = sorted(by_folder.items(), key=lambda pair: -pair[1])
    return [f"{seconds:7.1f}  {folder}" for folder, seconds in dearest]


class Meter:
    """Measures the tests of this process, and gathers what other processes have measured."""

    def __init__(self) -> None:
        self.costs: list[Cost] = []

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        before = _spent()
        result = yield
        name, drawn, spent = slices.name(item), slices.drawn_by(item), _spent() - before
        apart = drawn if drawn != name else ""
        self.costs.append(Cost(spent, slices.share(item, spent), name, apart))
        return result

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        output = getattr(session.config, "workeroutput", None)
        if output is not None:
            output["costs"] = [str(cost) for cost in self.costs]

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        self.costs += map(parsed, getattr(node, "workeroutput", {}).get("costs", ()))

    def pytest_terminal_summary(
        self, terminalreporter: pytest.TerminalReporter, exitstatus: int
    ) -> None:
        spent: dict[str, float] = defaultdict(float)
        for cost in self.costs:
            spent[cost.folder] += cost.seconds
        if sum(spent.values()) < 60:
            return
        terminalreporter.section("seconds of processor")
        for line in listed(spent):
            terminalreporter.line(line)
        terminalreporter.line(f"{sum(spent.values()):7.1f}  of {BUDGET} that a slice may take")
        config = terminalreporter.config
        whole = config.args == config.getini("testpaths") and exitstatus in WHOLE_RUNS
        if os.environ.get(WISH) and whole:
            notes = merged(noted(), self.costs, slices.wish(config.args))
            NOTES.write_text("".join(f"{cost}\n" for cost in notes), "utf-8")


def _spent() -> float:
    """Seconds of processor of this process and of those that it has waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system
