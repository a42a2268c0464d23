"""What `agora doctor` looks for in a database file: SQLite's own checks, schema, stray rows.

Nothing is written, so a running bot is not disturbed. A finding is something that should not be
there. A remark is something the host may want to know but need not mend. Tables are examined by
`tables.maintenance.examination`.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path

from tables.maintenance import rounds
from tables.maintenance.examination import (
    Progress,
    Report,
    RulesOf,
    examine_outbox,
)
from tables.maintenance.rounds import Round
from tables.model.errors import BadConfig, StorageFault, WrongDatabase
from tables.model.findings import Finding
from tables.store import (
    borrowed_rows,
    competition_rows,
    databases,
    paths,
    place_rows,
    row_checks,
    sqlite,
    sqlite_shape,
)
from tables.store.address import Where
from tables.store.connection import Connection

AT_MOST = 20
"""How many complaints of SQLite are listed one by one."""
ALL = Round()
"""Every table."""
_HEADER = b"SQLite format 3\x00"
_MARK = slice(68, 72)
"""Where SQLite's header holds the number of the program that made the file."""
_JOURNAL = slice(18, 20)
"""Where it says how the file is written; 2, 2 is with a log."""


class NoAgoraDatabase(WrongDatabase):
    """The file is missing, no SQLite file, or belongs to another program."""


@dataclass(frozen=True, slots=True)
class Look:
    """How to look. quick: not at every page of the file, and without playing games again.

    progress: is told how far it is. round: at which tables. where: what other processes can open.
    """

    rules_of: RulesOf
    quick: bool = False
    progress: Progress = lambda said: None
    round: Round = ALL
    where: Where | None = None


def examine(
    where: Where,
    rules_of: RulesOf,
    *,
    quick: bool = False,
    progress: Progress = lambda said: None,
    wanted: Round = ALL,
) -> Report:
    """Check everything. Raises `NoAgoraDatabase`, or `StorageFault` if it cannot be opened.

    A server looks after the pages on its disks and what its schema promises (kinds of values,
    references, CHECKs). There, only the content is checked. wanted: which tables, and how.
    """
    report, look = Report(), Look(rules_of, quick, progress, wanted, where)
    if not isinstance(where, Path):
        databases.looked_up(where, lambda db: _examine_tables(db, look, report))
        return report
    _refuse_foreign(where)
    with _opened(where) as db:
        try:
            sqlite.looked_up(db, lambda _: _examine(db, look, report))
        except StorageFault as fault:
            report.findings.append(fault)
    return report


def _refuse_foreign(path: Path) -> None:
    try:
        with path.open("rb") as file:
            header = file.read(100)
    except OSError as error:
        raise NoAgoraDatabase(
            "database_not_read", path=str(path), error=str(error.strerror)
        ) from error
    if not header.startswith(_HEADER):
        raise NoAgoraDatabase("database_no_sqlite", path=str(path))
    if header[_MARK] == sqlite.APPLICATION_ID.to_bytes(4, "big"):
        return
    # A database that was just made may still be in its log.
    try:
        with closing(_connected(path)) as db:
            mark = db.execute("PRAGMA application_id").fetchone()[0]
    except sqlite.DAMAGES:
        mark = 0
    if mark != sqlite.APPLICATION_ID:
        raise NoAgoraDatabase("database_of_others", path=str(path))


def _connected(path: Path) -> sqlite3.Connection:
    """A read-only connection. If the folder is read-only, too, and the file has no log, SQLite must
    be told that nobody else can be writing."""
    address = path.absolute().as_uri()
    db = sqlite3.connect(f"{address}?mode=ro", timeout=sqlite.BUSY_SECONDS, uri=True)
    try:
        db.execute("PRAGMA schema_version")
    except sqlite3.OperationalError as error:
        db.close()
        beside = path.with_name(path.name + "-wal")
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_CANTOPEN or beside.exists():
            raise
        db = sqlite3.connect(f"{address}?immutable=1", uri=True)
    except sqlite.DAMAGES:
        pass  # it is told later, with what else there is
    db.row_factory = sqlite3.Row
    return db


@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    try:
        db = _connected(path)
    except sqlite.DAMAGES as error:
        raise StorageFault("database_not_looked_at", path=str(path), error=str(error)) from error
    with closing(db):
        yield db


def _examine(db: sqlite3.Connection, look: Look, report: Report) -> None:
    look.progress(Finding("looking_at_file"))
    _guarded(report, lambda: _examine_file(db, look, report))
    have, newest = sqlite.schema_of(db), len(paths.migrations())
    if have > newest:
        report.findings.append(Finding("newer_database", schema=have, known=newest))
    elif have < newest:
        report.remarks.append(Finding("older_database", schema=have, known=newest))
        _guarded(report, lambda: _examine_migrated(db, look, report))
    else:
        _examine_content(db, look, report)


def _examine_migrated(db: sqlite3.Connection, look: Look, report: Report) -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as copied:
        copied.row_factory = sqlite3.Row
        db.backup(copied)
        try:
            sqlite.migrate(copied, Path("copy"))
        except StorageFault as fault:
            report.findings.append(Finding("migration_failed", error=str(fault.__cause__)))
            return
        _examine_content(copied, replace(look, where=None), report)


def _examine_content(db: sqlite3.Connection, look: Look, report: Report) -> None:
    for check in (_examine_schema, _examine_references, _examine_demands):
        _guarded(report, lambda check=check: check(db, report))  # type: ignore[misc]
    _examine_tables(sqlite.Session(db), look, report)


def _examine_tables(db: Connection, look: Look, report: Report) -> None:
    """What holds for every back end."""
    for check in (_examine_values, _examine_boards, _examine_competitions, examine_outbox):
        _guarded(report, lambda check=check: check(db, report))  # type: ignore[misc]
    _guarded(
        report,
        lambda: rounds.go(
            *(db, look.where, _opened, look.rules_of, report, look.round),
            quick=look.quick,
            progress=look.progress,
        ),
    )
    if look.quick:
        report.remarks.append(Finding("quick_look"))
    if report.tables < report.all_tables:
        some = Finding("some_tables_only", count=report.tables, all=report.all_tables)
        report.remarks.append(some)
    if report.remembered:
        report.remarks.append(Finding("tables_remembered", count=report.remembered))


def _guarded(report: Report, check: Callable[[], None]) -> None:
    """Run one check. If the file is too damaged for it, that is a finding, and the other checks go
    on."""
    try:
        check()
    except BadConfig:
        raise
    except sqlite.DAMAGES as error:
        _add(report, Finding("not_looked_at", error=str(error)))
    except Exception as error:  # a row that holds anything at all may lead to anything
        _add(report, Finding("not_looked_at", error=repr(error)))


def _add(report: Report, finding: Finding) -> None:
    """Record once what several checks may find."""
    if finding not in report.findings:
        report.findings.append(finding)


def _examine_file(db: sqlite3.Connection, look: Look, report: Report) -> None:
    check = "quick_check" if look.quick else "integrity_check"
    for (complaint,) in db.execute(f"PRAGMA {check}({AT_MOST})"):
        if complaint != "ok":
            said = " ".join(complaint.split())
            report.findings.append(Finding("file_damaged", error=said))


def _examine_schema(db: sqlite3.Connection, report: Report) -> None:
    report.findings.extend(sqlite_shape.differences(db))


def _examine_references(db: sqlite3.Connection, report: Report) -> None:
    """Rows whose table is gone."""
    stray: dict[tuple[str, str], int] = {}
    for child, _, parent, _ in db.execute("PRAGMA foreign_key_check"):
        stray[child, parent] = stray.get((child, parent), 0) + 1
    for (child, parent), count in sorted(stray.items()):
        report.findings.append(Finding("rows_stray", count=count, child=child, parent=parent))


def _examine_demands(db: sqlite3.Connection, report: Report) -> None:
    """Rows that the schema does not allow."""
    report.findings.extend(sqlite_shape.unfit(db))


def _examine_values(db: Connection, report: Report) -> None:
    """Values that cannot be."""
    report.findings.extend(row_checks.defects(db, time.time()))


def _examine_competitions(db: Connection, report: Report) -> None:
    with suppress(*sqlite.DAMAGES):
        for competition, number in competition_rows.astray(db):
            report.findings.append(
                Finding("competition_table_astray", competition=competition, number=number)
            )


def _examine_boards(db: Connection, report: Report) -> None:
    with suppress(*sqlite.DAMAGES):
        for table_id in place_rows.boards_astray(db):
            report.findings.append(Finding("board_astray", table=table_id))
        for table_id in borrowed_rows.astray(db):
            report.findings.append(Finding("borrowed_astray", table=table_id))
