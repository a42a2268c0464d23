"""Judge faults: which groups of tests catch each of them, and which test does so first.

A group is what a run takes: `all`, `quick`, a slice (`tests/slices.py`), or `3+`: slice 3 and what
belongs to the changed file. A verdict is believed only if the test that fails does so by itself
with the fault, and passes by itself without it.
"""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests import slices
from tests.mutants import copies, exchange, forks, suite
from tests.mutants.changes import AT_LOADING, Change
from tests.mutants.reach import Known
from tools.changed_tests import belonging

if TYPE_CHECKING:
    import pytest

NO_END = "no end"
PATIENCE = 10.0
"""Seconds of processor that every test may take, beside many times what it took without a fault."""
TIMES = 20.0
WITH_NEAR = "+"
NOT_LIVING = "no living function has the changed code"


def _near(change: Change) -> list[str]:
    """What belongs to the file of a fault."""
    return belonging([change.fault.file])


@dataclass(slots=True)
class Verdict:
    """What came of a fault. caught: for each group the test that failed first, and why; ran: how
    many tests ran; left: how many did not, since the time for one fault was over; slow: why it
    needed a process of its own; odd: tests whose failure proves nothing."""

    caught: dict[str, tuple[str, str]] = field(default_factory=dict)
    ran: int = 0
    left: int = 0
    seconds: float = 0.0
    wall: float = 0.0
    slow: str | None = None
    wrong: str | None = None
    odd: list[str] = field(default_factory=list)

    def note(
        self, fails: Sequence[tuple[Known, str]], groups: Sequence[str], near: Sequence[str] = ()
    ) -> None:
        """These tests failed, in this order, while these groups were open."""
        trial = Trial(groups, [], 0, near)
        for test, why in fails:
            for group in trial.close(test):
                self.caught.setdefault(group, (test.name, why))

    def as_words(self) -> dict[str, Any]:
        """Something that can be said to another process."""
        return dataclasses.asdict(self)


def parts(tests: Sequence[Known]) -> list[list[Known]]:
    """The ordinary tests, and those that only some slices take. Each part has its own time."""
    ordinary = [test for test in tests if test.share == 1]
    found = [ordinary, [test for test in tests if test.share > 1]]
    return [part for part in found if part]


class Trial:
    """One run of tests until each group has one that fails. In whichever process that is.

    near: the tests that belong to the changed file (`slices.takes_near`).
    """

    def __init__(
        self, groups: Sequence[str], tests: Sequence[Known], limit: float, near: Sequence[str] = ()
    ) -> None:
        self._open = list(groups)
        self._tests = tests
        self._limit = limit or float("inf")
        self._near = near

    def _takes(self, group: str, test: Known) -> bool:
        number = group.removesuffix(WITH_NEAR)
        return slices.takes(number, test.drawn or test.name, test.share) or (
            number != group and slices.takes_near(self._near, test.name, test.share)
        )

    def _wanted(self, start: int) -> int | None:
        for at in range(start, len(self._tests)):
            test = self._tests[at]
            if any(self._takes(group, test) for group in self._open):
                return at
        return None

    def run(self, runner: suite.Runner, items: dict[str, pytest.Item], say: forks.Say) -> None:
        """Run them, and say what begins, what ends and what was left."""
        began = suite.spent()
        at = self._wanted(0)
        while at is not None:
            following = self._wanted(at + 1)
            if suite.spent() - began > self._limit:
                say(["left", len(self._tests) - at])
                return
            test = self._tests[at]
            say(["begun", test.name])
            forks.at_most(PATIENCE + TIMES * test.seconds)
            after = None if following is None else items[self._tests[following].name]
            result = runner.run(items[test.name], after)
            if result.failed:
                say(["failed", test.name, result.failed])
                runner.end(items[test.name])
                self.close(test)
                following = self._wanted(at + 1)
            at = following

    def close(self, test: Known) -> list[str]:
        """The groups that a failing test closes."""
        closed = [group for group in self._open if self._takes(group, test)]
        self._open = [g for g in self._open if g not in closed]
        return closed


@dataclass(slots=True)
class Told:
    """What a trial has said. fails: the tests that failed, with why."""

    begun: list[str]
    fails: dict[str, str]
    left: int
    unfit: bool

    @staticmethod
    def of(words: Sequence[Any], early: str | None) -> Told:
        """What these words say. A test that did not come to its end has failed."""
        begun = [word[1] for word in words if word[0] == "begun"]
        fails = {word[1]: word[2] for word in words if word[0] == "failed"}
        if early is not None and begun:
            fails.setdefault(begun[-1], f"{NO_END} ({early})")
        left = sum(word[1] for word in words if word[0] == "left")
        return Told(begun, fails, left, ["unfit"] in words)


class Judge:
    """Judges changes in forks of the loaded suite, and in processes of their own."""

    def __init__(
        self,
        items: Sequence[pytest.Item],
        plugin: suite.Loaded,
        groups: Sequence[str],
        limit: float,
    ) -> None:
        self.items = {slices.name(item): item for item in items}
        self._runner = suite.Runner(plugin)
        self._groups = groups
        self._limit = limit
        self._living = exchange.Living()
        self._sound: dict[str, bool] = {}

    def judge(self, change: Change, tests: Sequence[Known], place: Path) -> Verdict:
        """What comes of a fault."""
        began, before = time.monotonic(), suite.spent()
        verdict = Verdict(slow=change.slow)
        try:
            for some in parts([self._with_its_share(test) for test in tests]):
                if self._still(verdict):
                    self._judge_part(change, some, place, verdict)
        except copies.NotRun as stop:
            verdict.wrong = str(stop)
        except Exception as wrong:
            verdict.wrong = f"it could not be tried: {type(wrong).__name__}: {wrong}"[:300]
        verdict.wall, verdict.seconds = time.monotonic() - began, suite.spent() - before
        return verdict

    def _with_its_share(self, test: Known) -> Known:
        """Which slices take it now: the notes of what tests cost may be newer than the map."""
        item = self.items.get(test.name)
        if item is None:
            return test
        return dataclasses.replace(test, share=slices.share(item), drawn=slices.drawn_by(item))

    def _judge_part(
        self, change: Change, tests: Sequence[Known], place: Path, verdict: Verdict
    ) -> None:
        slow = list(tests)
        if verdict.slow in (None, AT_LOADING):
            slow = [test for test in tests if test.file in change.late]
            quick = [test for test in tests if test.file not in change.late]
            if not self._fork_judges(change, quick, place, verdict):
                slow, verdict.slow = list(tests), NOT_LIVING
        if slow and self._still(verdict):
            verdict.slow = verdict.slow or AT_LOADING
            self._copy_judges(change, slow, place, verdict)

    def _still(self, verdict: Verdict) -> list[str]:
        """The groups of which no test has failed yet."""
        return [group for group in self._groups if group not in verdict.caught]

    def _fork_judges(
        self, change: Change, tests: Sequence[Known], place: Path, verdict: Verdict
    ) -> bool:
        """False if the code cannot be exchanged."""
        left = [test for test in tests if test.name in self.items]
        by_name = {test.name: test for test in left}
        while left and (still := self._still(verdict)):
            words, early = forks.tried(
                self._with(change, Trial(still, left, self._limit, _near(change))), place
            )
            told = Told.of(words, early)
            if told.unfit:
                return False
            if early is not None and not told.begun:
                verdict.wrong = f"the fork ended before any test: {early}"
                return True
            verdict.ran += len(told.begun)
            verdict.left += told.left
            proved = {n: w for n, w in told.fails.items() if self._proves(n, w, change, place)}
            verdict.odd += [name for name in told.fails if name not in proved]
            proofs = [(by_name[name], why) for name, why in proved.items()]
            verdict.note(proofs, still, _near(change))
            if early is None and len(proved) == len(told.fails):
                return True
            gone = {name for name in told.fails if name not in proved}
            if early is not None:
                gone |= set(told.begun)
            left = [test for test in left if test.name not in gone]
        return True

    def _with(self, change: Change | None, trial: Trial) -> Callable[[forks.Say], None]:
        def inside(say: forks.Say) -> None:
            fits = change is None or self._living.exchange(change.path, change.codes or [])
            if not fits:
                say(["unfit"])
                forks.finish(say)
            suite.fresh_folders(next(iter(self.items.values())).config)
            trial.run(self._runner, self.items, say)
            forks.finish(say)

        return inside

    def _proves(self, name: str, why: str, change: Change, place: Path) -> bool:
        """Whether a test passes by itself without the fault and fails with it."""
        if not self._is_sound(name, place):
            return False
        return why.startswith(NO_END) or self._fails(name, change, place)

    def _is_sound(self, name: str, place: Path) -> bool:
        if name not in self._sound:
            self._sound[name] = not self._fails(name, None, place)
        return self._sound[name]

    def _is_sound_in_copy(self, change: Change, name: str, place: Path) -> bool:
        key = f"copy {name}"
        if key not in self._sound:
            sound = Change(change.fault, (suite.ROOT / change.fault.file).read_text("utf-8"))
            words, early = copies.tried(sound, [Known(name, 1, 5.0)], ["all"], 0, place)
            self._sound[key] = early is None and all(word[0] != "failed" for word in words)
        return self._sound[key]

    def _fails(self, name: str, change: Change | None, place: Path) -> bool:
        one = [Known(name, 1, seconds=5.0)]
        words, early = forks.tried(self._with(change, Trial(["all"], one, 0)), place)
        return early is not None or any(word[0] == "failed" for word in words)

    def _copy_judges(
        self, change: Change, tests: Sequence[Known], place: Path, verdict: Verdict
    ) -> None:
        by_name = {test.name: test for test in tests}
        began = suite.spent()
        for batch in copies.batches(tests):
            while still := self._still(verdict):
                limit = self._limit and max(1.0, self._limit - suite.spent() + began)
                words, early = copies.tried(change, batch, still, limit, place)
                told = Told.of(words, early)
                verdict.ran += len(told.begun)
                verdict.left += told.left
                odd = [n for n in told.fails if not self._is_sound_in_copy(change, n, place)]
                verdict.odd += odd
                proved = [(by_name[n], why) for n, why in told.fails.items() if n not in odd]
                verdict.note(proved, still, _near(change))
                if early is None and not odd:
                    break
                gone = {*odd, *(told.begun if early is not None else ())}
                batch = [test for test in batch if test.name not in gone]
