"""Put faults into the program, one by one, and see whether the tests catch them: `make mutants`.

Without options these are the faults of the catalogue, and all tests that reach the changed lines.
The suite is loaded once; each fault meets its tests in a fork in which its code is exchanged. The
program itself is never touched.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.mutants import chance, changes, reach, suite
from tests.mutants.catalogue import ROOT, Fault, Stale, read
from tests.mutants.changes import Change
from tests.mutants.reach import Known
from tests.mutants.telling import Teller

if TYPE_CHECKING:
    import pytest


def parsed(argv: Sequence[str] | None) -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    add = parser.add_argument
    add("words", nargs="*", help="only faults whose names hold one of these")
    add("--names", "--list", action="store_true", help="name the faults and stop")
    add("--third", type=int, metavar="N", help="every third one, from the Nth on")
    add("--slice", metavar="N", default="all", help="a number, `3+`, quick or all: which tests run")
    add("--compare", metavar="0,7", help="what quick, each of these slices and all catch")
    add("--draw", type=int, metavar="N", help="try so many new faults, drawn by chance")
    add("--seed", type=int, default=1, metavar="S", help="of the chance")
    add("--in", dest="folders", metavar="engine,bot", help="draw in these folders or files only")
    add("--tests", nargs="+", metavar="FILE", help="only the tests of these files")
    add(
        "--limit",
        type=float,
        default=60.0,
        metavar="SECONDS",
        help="of tests for one fault; 0: any",
    )
    add("--jobs", type=int, default=os.cpu_count() or 1, help="faults at the same time")
    add("--postgres", action="store_true", help="with the tests that need a server, too")
    add("--as-is", action="store_true", help="with what there is of the map, without making it")
    add("--named", action="store_true", help="each in a new process, with the tests it names")
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    """0 if every fault was caught."""
    asked = parsed(argv)
    faults = chosen(asked)
    if asked.names:
        print("\n".join(f"{fault.name}: {fault.file}" for fault in faults))
        return 0
    if not faults:
        print("No fault has such a name.")
        return 1
    if asked.named:
        return plainly(asked, faults)
    asked.tests = asked.tests or suite.test_files()
    if not asked.as_is and _mapped(asked.tests, asked.jobs):
        print("The map is not whole; what follows is without the tests that are missing.")
    return 0 if Trials(asked, faults).held() else 1


def chosen(asked: argparse.Namespace) -> list[Fault]:
    """The faults that are to be tried."""
    if asked.draw is not None:
        folders = asked.folders.split(",") if asked.folders else chance.folders()
        files = chance.files(folders)
        return list(chance.drawn(asked.draw, asked.seed, files, _counts))
    found = [f for f in read() if not asked.words or any(w in f.name for w in asked.words)]
    return found if asked.third is None else found[asked.third % 3 :: 3]


def _counts(fault: Fault) -> bool:
    """Faults that leave the compiled code as it is are none."""
    return not changes.change(fault).same


def plainly(asked: argparse.Namespace, faults: Sequence[Fault]) -> int:
    """Without a map."""
    from tests import slices
    from tests.mutants import named

    if asked.slice != slices.ALL:
        os.environ[slices.WISH] = asked.slice
    return 0 if named.all_caught(faults) else 1


def _mapped(files: Sequence[str], jobs: int) -> int:
    """Make what is missing of the map. The marks need a process of their own."""
    if not reach.missing(files):
        return 0
    command = [sys.executable, "-m", "tests.mutants.mapping", "--jobs", str(jobs), *files]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


@dataclass(slots=True)
class Case:
    """A fault that fits, and the tests that can see it."""

    change: Change
    tests: list[Known]


class Trials:
    """All faults and what comes of them."""

    def __init__(self, asked: argparse.Namespace, faults: Sequence[Fault]) -> None:
        self._asked = asked
        groups = [asked.slice]
        if asked.compare:
            groups = ["quick", *asked.compare.split(","), "all"]
        self._groups = groups
        self._teller = Teller(groups, drawn=asked.draw is not None)
        self._cases = self._prepared(faults)
        self._plugin = suite.Loaded(self._tried, server=asked.postgres)

    def _prepared(self, faults: Sequence[Fault]) -> list[Case]:
        found = []
        for fault in faults:
            try:
                made = changes.change(fault)
            except Stale as stale:
                self._teller.spoiled(fault, str(stale))
                continue
            if made.same:
                self._teller.spoiled(fault, "no fault: the compiled code is equal")
            else:
                found.append(made)
        known = reach.load(self._asked.tests, changes.files_needed(found))
        cases = [Case(one, changes.see(one, known)) for one in found]
        return sorted(cases, key=lambda case: case.change.slow is not None)

    def held(self) -> bool:
        """Try them all. Returns whether each was caught."""
        files = {test.file for case in self._cases for test in case.tests}
        if files:
            code = suite.load(sorted(files), self._plugin)
            if code:
                print(f"The tests could not be loaded (pytest's exit code {code}).")
                return False
        return self._teller.end()

    def _tried(self, items: list[pytest.Item]) -> None:
        from tests.mutants import forks
        from tests.mutants.judging import Judge

        if self._asked.postgres:
            self._add_twins(items)
        judge = Judge(items, self._plugin, self._groups, self._asked.limit)
        print(f"{len(items)} tests are loaded, {suite.spent():.0f} s of processor", flush=True)

        def work(number: int, place: Path) -> Any:
            case = self._cases[number]
            return judge.judge(case.change, case.tests, place).as_words()

        for number, words in forks.in_runners(len(self._cases), self._asked.jobs, work):
            self._teller.tell(self._cases[number].change, words)

    def _add_twins(self, items: Sequence[pytest.Item]) -> None:
        """A test with a server reaches what its twin does without."""
        from tests import cluster, slices

        cluster.folder()  # before the forks, so that all have the same
        twins: dict[str, list[Known]] = defaultdict(list)
        for item in filter(suite.is_twin, items):
            twin = Known(slices.name(item), slices.share(item), seconds=2.0)
            twins[twin.function].append(twin)
        for case in self._cases:
            for function in dict.fromkeys(test.function for test in case.tests):
                case.tests += twins[function]


if __name__ == "__main__":
    raise SystemExit(main())
