"""What a fault changes: lines, pieces and code; so which tests can see it and how it is put in."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import CodeType

from tests.mutants.catalogue import ROOT, Fault
from tests.mutants.exchange import Codes, Shape, compared
from tests.mutants.marks import PROGRAM, marks_of
from tests.mutants.reach import Known, Reach, cheapest_first, pieces_of

TEXT = "the changed file is no module"
IMPORT = "it changes what runs at the import"
AT_IMPORT = "the changed function runs while the program is loaded"
AT_LOADING = "the tests that see it run the changed function while they are loaded"


@dataclass(slots=True)
class Change:
    """A fault that fits the program. text: the whole changed file; slow: why it needs a process of
    its own, if it does; codes: what is exchanged otherwise; marks: the changed pieces; late: files
    of tests for which the exchange comes too late, since they run them while they are loaded."""

    fault: Fault
    text: str
    slow: str | None = None
    same: bool = False
    codes: Codes | None = None
    marks: int = 0
    late: frozenset[str] = frozenset()

    @property
    def path(self) -> str:
        """Where the changed file is."""
        return str(ROOT / self.fault.file)


@cache
def _source(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8")


@cache
def _code(file: str) -> CodeType:
    return compile(_source(file), str(ROOT / file), "exec", dont_inherit=True)


def change(fault: Fault) -> Change:
    """What a fault changes. Raises `Stale`."""
    source = _source(fault.file)
    made = Change(fault, fault.put_into(source))
    if not fault.file.endswith(".py"):
        made.slow = TEXT
        return made
    new = compile(made.text, made.path, "exec", dont_inherit=True)
    shape, made.codes = compared(_code(fault.file), new)
    made.same = shape is Shape.SAME
    if shape is Shape.IMPORT:
        made.slow = IMPORT
    made.marks = marks_of(pieces_of(fault.file), changed_lines(source, made.text))
    return made


def changed_lines(old: str, new: str) -> set[int]:
    """The numbers of the old lines that are changed, and of those beside what is put in."""
    before, after = old.splitlines(), new.splitlines()
    start = next(
        (i for i, (a, b) in enumerate(zip(before, after, strict=False)) if a != b),
        min(len(before), len(after)),
    )
    tail = 0
    while tail < min(len(before), len(after)) - start and before[-1 - tail] == after[-1 - tail]:
        tail += 1
    old_part, new_part = before[start : len(before) - tail], after[start : len(after) - tail]
    found: set[int] = set()
    for tag, i, j, _, _ in difflib.SequenceMatcher(None, old_part, new_part).get_opcodes():
        if tag == "insert":
            found |= {start + i, start + i + 1}
        elif tag != "equal":
            found |= set(range(start + i + 1, start + j + 1))
    return {line for line in found if 1 <= line <= len(before)}


def see(made: Change, reach: Reach) -> list[Known]:
    """The tests that can see a change, in the order in which they are run: where a new process is
    needed first those that the fault names. Says in `slow` and in `late` what runs before tests."""
    file = made.fault.file
    if made.slow is None and made.marks & reach.early.get(file, 0):
        made.slow = AT_IMPORT
    named = reach.in_files(test.partition("::")[0] for test in made.fault.tests)
    if made.slow is None:
        made.late = frozenset(reach.late(file, made.marks))
        return cheapest_first(reach.of(file, made.marks))
    rest: list[Known] = []
    if made.slow != TEXT:
        rest = reach.of(file, None) or [t for f in importers(file) for t in reach.of(f, None)]
    known = {test.name for test in named}
    others = {test.name: test for test in rest if test.name not in known}
    return cheapest_first(named) + cheapest_first(others.values())


def files_needed(made: Iterable[Change]) -> set[str]:
    """The files of the program whose reach has to be known."""
    found = {one.fault.file for one in made}
    return found | {
        file for one in made if one.slow == IMPORT for file in importers(one.fault.file)
    }


@cache
def importers(file: str) -> tuple[str, ...]:
    """The files of the program that import another one directly."""
    module = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    package, _, name = module.rpartition(".")
    said = re.compile(
        rf"^\s*(?:from {re.escape(module)} import|import {re.escape(module)}\b"
        rf"|from {re.escape(package)} import [^#]*\b{re.escape(name)}\b"
        rf"|from \.{re.escape(name)} import)",
        re.MULTILINE,
    )
    return tuple(path for path, text in _program() if path != file and said.search(text))


@cache
def _program() -> tuple[tuple[str, str], ...]:
    return tuple(_texts())


def _texts() -> Iterator[tuple[str, str]]:
    for folder in PROGRAM:
        for path in sorted(Path(ROOT / folder).rglob("*.py")):
            yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
