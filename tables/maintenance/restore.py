"""Putting a copy in the place of a database: checked first, in one move, and nothing is deleted.

SQLite plays a log (`-wal`) into whatever database file is next to it. So a copy that is put back by
hand is silently mixed with the newest changes of the database it replaces.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from tables.model.errors import StorageFault, UserError, WrongDatabase
from tables.store import paths, private, sqlite, sqlite_shape

LOGS = ("-wal", "-shm", "-journal")
_HEADER = b"SQLite format 3\x00"


@dataclass(frozen=True, slots=True)
class Restored:
    """What became of it. aside: where the database is now that was there before, if there was one.

    log: whether the copy had a log of its own, which was taken along.
    """

    schema: int
    tables: int
    aside: Path | None
    log: bool


class NoCopy(UserError):
    """The file to put back is not a sound copy of a database of ours."""


def restore(source: Path | BinaryIO, path: Path) -> Restored:
    """Put a copy in the place of the database, which is moved aside.

    source: a file, or a stream of its bytes. The caller has to hold the claim of the database.
    Raises `NoCopy`, with nothing changed, or `StorageFault`.
    """
    path = sqlite.located(path)
    if isinstance(source, Path) and path.exists() and source.exists() and source.samefile(path):
        raise NoCopy("copy_is_database", path=str(source))
    _refuse_other_program(path)
    part = path.with_name(path.name + ".restoring")
    try:
        _clear(part)
        private.make(part, fresh=True)
        log = _fetch(source, part)
        schema, tables = _checked(part)
        sqlite.settle(part)
        aside = _move_aside(path)
        os.replace(part, path)
        sqlite.settle(path.parent)
    except OSError as error:
        raise StorageFault(
            "database_not_replaced", path=str(path), error=str(error.strerror)
        ) from error
    finally:
        with suppress(OSError):
            _clear(part)
    return Restored(schema, tables, aside, log)


def _clear(part: Path) -> None:
    for file in (part, *(part.with_name(part.name + ending) for ending in LOGS)):
        file.unlink(missing_ok=True)


def _refuse_other_program(path: Path) -> None:
    """A database that is damaged may be replaced, one of another program may not."""
    if not path.exists():
        return
    with path.open("rb") as file:
        header = file.read(100)
    mark = int.from_bytes(header[68:72], "big")
    if header.startswith(_HEADER) and mark not in (0, sqlite.APPLICATION_ID):
        raise WrongDatabase("database_foreign_left", path=str(path))


def _fetch(source: Path | BinaryIO, part: Path) -> bool:
    """Copy the source; returns whether its log was taken along."""
    if not isinstance(source, Path):
        begin = source.read(len(_HEADER))
        _need_header(begin)  # a stream may have no end
        with part.open("wb") as out:
            out.write(begin)
            shutil.copyfileobj(source, out)
        return False
    if not source.is_file():  # nor may a device
        raise NoCopy("copy_is_no_file", path=str(source))
    beside = source.with_name(source.name + "-wal")
    log = beside.exists() and beside.stat().st_size > 0
    if log:
        shutil.copyfile(beside, part.with_name(part.name + "-wal"))
    shutil.copyfile(source, part)
    return log


def _checked(part: Path) -> tuple[int, int]:
    """Schema and number of tables of a sound copy, which is one file then. Raises `NoCopy`."""
    with part.open("rb") as file:
        _need_header(file.read(len(_HEADER)))
    try:
        with closing(sqlite3.connect(part, isolation_level=None)) as db:
            db.execute("PRAGMA journal_mode = DELETE")
            mark = db.execute("PRAGMA application_id").fetchone()[0]
            schema = sqlite.schema_of(db)
            wrong = db.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if mark != sqlite.APPLICATION_ID or schema == 0:
                raise NoCopy("copy_foreign")
            if wrong != "ok":
                raise NoCopy("copy_damaged", error=" ".join(wrong.split()))
            if schema > len(paths.migrations()):
                raise NoCopy("copy_newer", schema=schema, known=len(paths.migrations()))
            if differs := sqlite_shape.differences(db):
                facts = differs[0].facts
                raise NoCopy("copy_of_other_shape", sort=facts["sort"], name=facts["name"])
            tables = db.execute("SELECT count(*) FROM games").fetchone()[0]
    except sqlite.DAMAGES as error:
        raise NoCopy("copy_damaged", error=str(error)) from error
    return schema, tables


def _need_header(begin: bytes) -> None:
    if begin != _HEADER:
        raise NoCopy("copy_no_sqlite")


def _move_aside(path: Path, now: Callable[[], float] = time.time) -> Path | None:
    """Give the database that is there another name, its log with it; that name."""
    there = [ending for ending in ("", *LOGS) if path.with_name(path.name + ending).exists()]
    if not there:
        return None
    if "" in there:
        _empty_the_log(path)
    aside = _free_name(path, time.strftime("%Y%m%d-%H%M%S", time.gmtime(now())))
    # The log goes first: the copy must never have a log next to it that belongs to another file.
    for ending in (*LOGS, ""):
        file = path.with_name(path.name + ending)
        if not file.exists():
            continue
        target = aside.with_name(aside.name + ending)
        if ending == "":
            with suppress(OSError):  # with both names, there is a database at every moment
                os.link(file, target)
                continue
        os.replace(file, target)
    private.tighten(aside)
    return aside


def _empty_the_log(path: Path) -> None:
    """Bring what is in the log into the file itself, if it is sound enough for that."""
    with path.open("rb") as file:
        if not file.read(len(_HEADER)).startswith(_HEADER):
            return  # for an examination, the damage stays as it is
    with suppress(*sqlite.DAMAGES), closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = DELETE")


def _free_name(path: Path, when: str) -> Path:
    number = 0
    while True:
        ending = f"-{number}" if number else ""
        aside = path.with_name(f"{path.name}.replaced-{when}{ending}")
        if not aside.exists():
            return aside
        number += 1
