"""Make the map of what tests reach: `python -m tests.mutants.mapping`, a process of its own.

Everything is loaded once with marks in it, and each file of tests runs in a fork. Of the tests that
a slice takes (`tests/slices.py`) those of slice 0 are run, and one case at least of each; their
sisters reach the same. What is up to date is not made again, so a run that was ended goes on.
"""

from __future__ import annotations

import argparse
import os
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.mutants import caching, forks, loading, marks, reach, suite

TRIES = 3
LONGEST = 300.0
"""Seconds of processor that one test may take."""


def main(argv: Sequence[str] | None = None) -> int:
    """0 if the map is whole."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants.mapping", description=__doc__)
    parser.add_argument("files", nargs="*", help="only these files of tests")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args(argv)
    files = reach.missing(asked.files or suite.test_files())
    if not files:
        print("The map is up to date.")
        return 0
    began = time.monotonic()
    print(f"Making the map of what {len(files)} files of tests reach.", flush=True)
    made = Map(asked.jobs)
    code = made.make(files)
    print(
        f"{made.tests} tests of {made.files} files in {time.monotonic() - began:.0f} s,"
        f" {made.seconds:.0f} s of processor; {len(made.failed)} failed with marks in the program",
        flush=True,
    )
    for name, why in made.failed.items():
        print(f"  {name}: {why}")
    return code or (1 if reach.missing(files) else 0)


class Watching(suite.Loaded):
    """Remembers what ran for fixtures that several tests share."""

    def __init__(self, then: Any, seen: set[int]) -> None:
        super().__init__(then)
        self._seen = seen
        self._shared: dict[Any, set[int]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: Any) -> Iterator[None]:
        if fixturedef.scope == "function":
            return (yield)
        before = set(self._seen)
        self._seen.clear()
        try:
            return (yield)
        finally:
            self._shared[fixturedef] = set(self._seen)
            self._seen |= before

    def of(self, item: pytest.Item) -> set[int]:
        """The marks of the shared fixtures of a test."""
        info = getattr(item, "_fixtureinfo", None)
        known = [] if info is None else [d for many in info.name2fixturedefs.values() for d in many]
        return set().union(*(self._shared.get(one, ()) for one in known))


class Map:
    """The making of the map."""

    def __init__(self, runners: int) -> None:
        self._runners = runners
        self._marks = marks.install()
        self._turn = caching.install(self._marks.seen)
        self._plugin = Watching(self._run, self._marks.seen)
        self._loading = loading.Loading(self._turn)
        self.tests = self.files = 0
        self.seconds = 0.0
        self.failed: dict[str, str] = {}

    def make(self, files: Sequence[str]) -> int:
        """Map the tests of these files. Returns pytest's exit code."""
        return suite.load(files, self._plugin, self._loading)

    def _run(self, items: list[pytest.Item]) -> None:
        early = self._marks.by_file(self._marks.early)
        by_file: dict[str, list[pytest.Item]] = defaultdict(list)
        for item in items:
            by_file[item.nodeid.partition("::")[0]].append(item)
        for file in by_file:
            reach.Begun(file, early, self._marks.by_file(self._loading.of(file))).save()
            if reach.kept(file, reach.Mapped):
                by_file[file] = []
        queue = sorted((p for p in by_file.items() if p[1]), key=lambda pair: -len(pair[1]))
        print(f"{len(items)} tests are loaded, {suite.spent():.0f} s of processor", flush=True)

        def work(number: int, place: Path) -> Any:
            file, tests = queue[number]
            stuck: dict[str, str] = {}
            while True:
                words, early = forks.tried(lambda s: self._inside(s, file, tests, stuck), place)
                if early is None or not words or len(stuck) == TRIES:
                    return [w for w in words if w[1] is not None], early
                stuck[words[-1][0]] = f"no end ({early})"

        for number, (words, early) in forks.in_runners(len(queue), self._runners, work):
            self._note(queue[number][0], words, early)

    def _note(self, file: str, words: list[Any], early: str | None) -> None:
        self.files += 1
        seconds = 0.0
        for name, cost, why in words:
            self.tests += 1
            seconds += cost
            if why:
                self.failed[name] = why
        self.seconds += seconds
        if early:
            self.failed[file] = early
        print(f"{file}: {len(words)} tests, {seconds:.1f} s {early or ''}".strip(), flush=True)

    def _inside(
        self, say: forks.Say, file: str, items: list[pytest.Item], stuck: dict[str, str]
    ) -> None:
        """In a fork: run the tests of a file but those that are stuck, and keep what they reach."""
        from tests import slices

        suite.fresh_folders(items[0].config)
        known = [reach.Known(slices.name(item), slices.share(item)) for item in items]
        todo = [index for index in _sample(known) if known[index].name not in stuck]
        runner = suite.Runner(self._plugin)
        for at, index in enumerate(todo):
            following = items[todo[at + 1]] if at + 1 < len(todo) else None
            say([known[index].name, None, None])
            forks.at_most(LONGEST)
            self._turn.begin()
            result = runner.run(items[index], following)
            test = known[index]
            test.seconds = result.seconds + self._turn.spared
            test.failed = result.failed
            self._marks.seen |= self._plugin.of(items[index])
            test.reached = self._marks.taken()
            say([test.name, round(result.seconds, 3), result.failed])
        reach.Mapped(file, known).save()
        forks.finish(say)


def _sample(tests: Sequence[reach.Known]) -> list[int]:
    """The numbers of those that are run."""
    from tests import slices

    taken = {i for i, test in enumerate(tests) if slices.takes("0", test.name, test.share)}
    seen = {tests[i].function for i in taken}
    for i, test in enumerate(tests):
        if test.function not in seen:
            taken.add(i)
            seen.add(test.function)
    return sorted(taken)


if __name__ == "__main__":
    raise SystemExit(main())
