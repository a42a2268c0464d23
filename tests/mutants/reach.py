"""The map: which tests reach which pieces of the program, and what each test costs.

It is kept outside git in `.mutants/`, one file for each file of tests, with the hash of all that it
depends on: the tests' own text, what tests share, and every file of the program that they reached.
Whatever is out of date is made again, the rest stays (`python -m tests.mutants.mapping`).
"""

from __future__ import annotations

import hashlib
import os
import pickle
import zlib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TypeVar

from tests.mutants.marks import Piece, marked

ROOT = Path(__file__).parents[2]
KEPT = Path(os.environ.get("AGORA_MUTANTS_MAP", ROOT / ".mutants"))
FORM = 2
"""Raised when the form of what is kept changes."""


@dataclass(slots=True)
class Known:
    """A test. share: one slice of how many takes it; seconds: of processor that it takes by itself,
    with what it would find in caches after others; reached: for each file of the program the
    marks as bits of a number, None if it was not run because its sisters were; drawn: what decides
    which slices take it, if that is not its name."""

    name: str
    share: int
    seconds: float = 0.0
    failed: str | None = None
    reached: dict[str, int] | None = None
    drawn: str = ""

    @property
    def function(self) -> str:
        """The test without its case."""
        return self.name.partition("[")[0]

    @property
    def file(self) -> str:
        """The file of tests in which it stands."""
        return self.name.partition("::")[0]


@dataclass(slots=True)
class Mapped:
    """What is known of one file of tests."""

    file: str
    tests: list[Known]
    digest: str = ""
    form: int = FORM
    files: list[str] = field(default_factory=list)

    def save(self) -> None:
        """Keep it, with the hash of what it depends on now."""
        self.files = sorted({f for test in self.tests for f in test.reached or ()})
        _save(self)


@dataclass(slots=True)
class Begun:
    """What ran while a file of tests was loaded: early while the program was, own while the file
    and what it imports of tests was."""

    file: str
    early: dict[str, int]
    own: dict[str, int]
    digest: str = ""
    form: int = FORM
    files: list[str] = field(default_factory=list)

    def save(self) -> None:
        """Keep it, with the hash of what it depends on now."""
        self.files = sorted({*self.early, *self.own})
        _save(self)


def _save(one: Mapped | Begun) -> None:
    one.digest = digest(one.file, one.files)
    KEPT.mkdir(exist_ok=True)
    path = _path(one.file, type(one))
    written = path.with_suffix(".new")
    written.write_bytes(zlib.compress(pickle.dumps(one), 3))
    written.replace(path)


def _path(file: str, kind: type) -> Path:
    return KEPT / f"{file.removesuffix('.py').replace('/', '.')}.{kind.__name__.lower()}"


@cache
def _text_digest(file: str) -> str:
    path = ROOT / file
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else "gone"


@cache
def _shared_digest() -> str:
    """Of what tests share: helpers and fixtures."""
    files = (path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("*.py"))
    shared = (f for f in files if "/test_" not in f and not f.startswith("tests/mutants/"))
    return hashlib.sha256("".join(map(_text_digest, sorted(shared))).encode()).hexdigest()


def digest(file: str, files: Iterable[str]) -> str:
    """The hash of a file of tests and of all that it depends on."""
    parts = [str(FORM), _shared_digest(), *map(_text_digest, [file, *files])]
    return hashlib.sha256("".join(parts).encode()).hexdigest()


K = TypeVar("K", Mapped, Begun)


def kept(file: str, kind: type[K]) -> K | None:
    """What is kept of a file of tests, if it is up to date."""
    try:
        found = pickle.loads(zlib.decompress(_path(file, kind).read_bytes()))
    except (OSError, zlib.error, pickle.PickleError, AttributeError, EOFError):
        return None
    if not isinstance(found, kind) or found.form != FORM:
        return None
    return found if found.digest == digest(file, found.files) else None


def missing(files: Iterable[str]) -> list[str]:
    """The files of tests of which nothing is kept that is up to date."""
    return [file for file in files if not (kept(file, Mapped) and kept(file, Begun))]


@cache
def pieces_of(file: str) -> list[Piece]:
    """The pieces of a file of the program, in the order of their marks."""
    return marked((ROOT / file).read_text(encoding="utf-8"))[1]


@dataclass(slots=True)
class Reach:
    """The part of the map that concerns some files of the program. early: marks seen while the
    program was loaded; own: those seen while a file of tests was."""

    tests: dict[str, Known] = field(default_factory=dict)
    by_file: dict[str, list[tuple[Known, int]]] = field(default_factory=lambda: defaultdict(list))
    early: dict[str, int] = field(default_factory=dict)
    own: dict[str, dict[str, int]] = field(default_factory=lambda: defaultdict(dict))

    def of(self, file: str, marks: int | None) -> list[Known]:
        """The tests that reach one of these marks (None: any)."""
        return [t for t, seen in self.by_file.get(file, ()) if marks is None or seen & marks]

    def late(self, file: str, marks: int) -> set[str]:
        """The files of tests that run one of these marks while they are loaded."""
        return {test_file for test_file, seen in self.own[file].items() if seen & marks}

    def in_files(self, files: Iterable[str]) -> list[Known]:
        """All tests of these files of tests."""
        wanted = set(files)
        return [test for test in self.tests.values() if test.file in wanted]


def load(test_files: Iterable[str], files: Iterable[str]) -> Reach:
    """What is kept about these files of the program."""
    wanted = set(files)
    found = Reach()
    for test_file in test_files:
        mapped, begun = kept(test_file, Mapped), kept(test_file, Begun)
        if mapped is None or begun is None:
            continue
        for file in wanted & begun.early.keys():
            found.early[file] = found.early.get(file, 0) | begun.early[file]
        for file in wanted & begun.own.keys():
            found.own[file][test_file] = begun.own[file]
        for test, reached in _with_sisters(mapped.tests):
            found.tests[test.name] = test
            for file in wanted & reached.keys():
                found.by_file[file].append((test, reached[file]))
            test.reached = None
    return found


def _with_sisters(tests: list[Known]) -> Iterator[tuple[Known, dict[str, int]]]:
    """Each test with what it reaches. A case that was not run reaches what its sisters do, and
    costs as much as they on average."""
    together: dict[str, dict[str, int]] = defaultdict(dict)
    costs: dict[str, list[float]] = defaultdict(list)
    for test in tests:
        if test.reached is not None:
            union = together[test.function]
            for file, marks in test.reached.items():
                union[file] = union.get(file, 0) | marks
            costs[test.function].append(test.seconds)
    for test in tests:
        if test.reached is not None:
            yield test, test.reached
        else:
            known = costs[test.function]
            test.seconds = sum(known) / len(known) if known else 1.0
            yield test, together[test.function]


def cheapest_first(tests: Iterable[Known]) -> list[Known]:
    """The order in which tests are run: the cheapest first, but of the cases of one test each
    further one counts as if it were dearer, for it seldom sees more."""
    cases: dict[str, int] = defaultdict(int)
    ranked: list[tuple[float, str, Known]] = []
    for test in sorted(tests, key=lambda one: (one.seconds, one.name)):
        cases[test.function] += 1
        ranked.append(((test.seconds + 0.005) * cases[test.function], test.name, test))
    return [test for _, _, test in sorted(ranked, key=lambda one: one[:2])]
