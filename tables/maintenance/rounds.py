"""Which tables the doctor examines, in which order, in how many processes, and what it remembers.

A large database takes long. So a round can be of some tables only, several processes can share it,
and what is done can be kept in a file, with which a later round goes on.
"""

from __future__ import annotations

import json
import random
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TextIO

from tables.maintenance import revision
from tables.maintenance.examination import Progress, Report, RulesOf, examine_table
from tables.model.errors import BadConfig, StorageFault
from tables.model.findings import Finding
from tables.store import databases, default_answer_rows, game_rows, sqlite
from tables.store.address import Where
from tables.store.connection import Connection

AT_ONCE = 20
"""Tables that a process examines in one transaction."""
FORM = 1
"""Of the file in which a round is remembered."""

Opened = Callable[[Path], AbstractContextManager[Any]]
"""Opens a file that only is read."""


@dataclass(frozen=True, slots=True)
class Round:
    """jobs: processes. sample: so many tables, drawn by chance; with newest, the newest. newest:
    tables that were changed last come first. kept: the file in which it is remembered."""

    jobs: int = 1
    sample: int | None = None
    newest: bool = False
    kept: Path | None = None


@dataclass(frozen=True, slots=True)
class Examined:
    """What came of some tables. steps: how many there were."""

    versions: Sequence[tuple[int, int]]
    findings: Sequence[Finding]
    steps: int


def go(
    db: Connection,
    where: Where | None,
    opened: Opened,
    rules_of: RulesOf,
    report: Report,
    wanted: Round,
    *,
    quick: bool,
    progress: Progress,
) -> None:
    """Examine the tables of a database. where: it, so that other processes can open it; None if
    only `db` can be read."""
    report.findings += default_answer_rows.defects(db)
    numbers = game_rows.versions(db, newest=wanted.newest)
    report.all_tables = len(numbers)
    if wanted.sample is not None and wanted.sample < len(numbers):
        if wanted.newest:
            numbers = numbers[: wanted.sample]
        else:
            drawn = set(random.SystemRandom().sample(numbers, wanted.sample))
            numbers = [one for one in numbers if one in drawn]
    mark = f"{revision.version()}, quick" if quick else revision.version()
    done = {} if wanted.kept is None else remembered(wanted.kept, mark)
    left = []
    for number, version in numbers:
        before = done.get((number, version))
        if before is None:
            left.append((number, version))
        else:
            report.tables += 1
            report.remembered += 1
            report.findings += before
    chunks = [left[at : at + AT_ONCE] for at in range(0, len(left), AT_ONCE)]
    with _keeper(wanted.kept, mark, fresh=not done) as file:
        if wanted.jobs > 1 and where is not None and len(chunks) > 1:
            made = _apart(chunks, where, opened, rules_of, wanted.jobs, quick=quick)
        else:
            made = _here(chunks, db, rules_of, quick=quick)
        _tell(progress, report, len(numbers))
        for examined in made:
            report.tables += len(examined.versions)
            report.steps += examined.steps
            report.findings += examined.findings
            if file is not None:
                _keep(file, examined)
            _tell(progress, report, len(numbers))


def _tell(progress: Progress, report: Report, tables: int) -> None:
    """How far it is, unless it is done."""
    number, steps = report.tables + 1, report.steps
    if number <= tables:
        progress(Finding("looking_at_table", number=number, tables=tables, steps=steps))


def _here(
    chunks: Iterable[Sequence[tuple[int, int]]], db: Connection, rules_of: RulesOf, *, quick: bool
) -> Iterator[Examined]:
    for chunk in chunks:
        for one in chunk:
            yield _examined(db, [one], rules_of, quick)


def _examined(
    db: Connection, chunk: Sequence[tuple[int, int]], rules_of: RulesOf, quick: bool
) -> Examined:
    report = Report()
    for number, _ in chunk:
        examine_table(db, number, rules_of, report, quick=quick)
    found = [one for one in report.findings if isinstance(one, Finding)]
    return Examined(chunk, found, report.steps)


def _apart(
    chunks: Iterable[Sequence[tuple[int, int]]],
    where: Where,
    opened: Opened,
    rules_of: RulesOf,
    jobs: int,
    *,
    quick: bool,
) -> Iterator[Examined]:
    """Several processes, each with a connection of its own, and a transaction for each part."""
    work = partial(_in_process, where, opened, rules_of, quick)
    with ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupts) as pool:
        try:
            yield from pool.map(work, chunks)
        finally:
            pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that shares out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _in_process(
    where: Where,
    opened: Opened,
    rules_of: RulesOf,
    quick: bool,
    chunk: Sequence[tuple[int, int]],
) -> Examined:
    work = partial(_examined, chunk=chunk, rules_of=rules_of, quick=quick)
    try:
        if isinstance(where, Path):
            with opened(where) as db:
                return sqlite.looked_up(db, work)
        return databases.looked_up(where, work)
    except StorageFault as fault:
        return Examined(chunk, [Finding("not_looked_at", error=str(fault))], 0)


# --- what is remembered --------------------------------------------------------------------------


def remembered(file: Path, mark: str) -> dict[tuple[int, int], list[Finding]]:
    """What an earlier round found, by table and version; nothing of a round of another program.
    Raises `BadConfig` for a file that is none of ours."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError) as error:
        raise BadConfig("round_unreadable", path=str(file), error=str(error)) from error
    if not lines:
        return {}
    head = _read(lines[0])
    if not isinstance(head, dict) or "agora_doctor" not in head:
        raise BadConfig("round_of_others", path=str(file))
    if head != _head(mark):
        return {}
    found: dict[tuple[int, int], list[Finding]] = {}
    for line in lines[1:]:
        row = _read(line)  # the last one may have been cut off
        if isinstance(row, list) and len(row) == 3:
            number, version, findings = row
            found[number, version] = [Finding(code, **facts) for code, facts in findings]
    return found


def _read(line: str) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None


def _head(mark: str) -> dict[str, Any]:
    return {"agora_doctor": FORM, "program": mark}


def _keeper(file: Path | None, mark: str, *, fresh: bool) -> AbstractContextManager[TextIO | None]:
    if file is None:
        return nullcontext()
    try:
        opened = file.open("w" if fresh else "a", encoding="utf-8")
    except OSError as error:
        raise BadConfig("round_unreadable", path=str(file), error=str(error)) from error
    opened.write((json.dumps(_head(mark)) if fresh else "") + "\n")
    return closing(opened)


def _keep(file: TextIO, examined: Examined) -> None:
    """One line for each table. The findings of a part are kept with its first table that has any,
    because not all name their table."""
    by_table: dict[int, list[Finding]] = {number: [] for number, _ in examined.versions}
    first = examined.versions[0][0]
    for one in examined.findings:
        table = one.facts.get("table")
        by_table[table if isinstance(table, int) and table in by_table else first].append(one)
    for number, version in examined.versions:
        told = [[one.code, dict(one.facts)] for one in by_table[number]]
        file.write(json.dumps([number, version, told], default=str) + "\n")
    file.flush()
