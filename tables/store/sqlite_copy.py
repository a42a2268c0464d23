"""A file of SQLite's as an end of a copy."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path

from tables.model.errors import StorageFault, WrongDatabase
from tables.store import paths, sqlite
from tables.store.copy_ends import Shape, Values, need_newest

UNFINISHED = ".copying"
"""A suffix of the file's name until the file is complete."""
BESIDE = ("", "-wal", "-shm", "-journal")
"""Endings of the files that belong to a database, its own first."""


@cache
def shapes() -> tuple[Shape, ...]:
    """The tables as the newest migration leaves them; PostgreSQL's are the same
    (`tests/tables/test_schemas.py`)."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        sqlite.migrate(db, Path("memory"))
        return shapes_of(db)


def shapes_of(db: sqlite3.Connection) -> tuple[Shape, ...]:
    """The tables of a file as they are."""
    names = db.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
    ).fetchall()
    return tuple(_shape(db, name) for (name,) in names)


def _shape(db: sqlite3.Connection, table: str) -> Shape:
    columns = db.execute(f"PRAGMA table_info({table})").fetchall()
    key = sorted((place, name) for _, name, _, _, _, place in columns if place)
    references = db.execute(f"PRAGMA foreign_key_list({table})").fetchall()
    return Shape(
        table,
        {name: kind for _, name, kind, *_ in columns},
        tuple(name for _, name in key),
        frozenset(row[2] for row in references),
    )


class SqliteEnd:
    """A file in the middle of a transaction, as `copy_ends.Source` and `copy_ends.Target`."""

    def __init__(self, db: sqlite3.Connection, path: Path) -> None:
        self._db = db
        self._path = path

    def rows(self, table: Shape) -> Generator[Values, None, None]:
        with sqlite.faults_of(self._path):
            yield from self._db.execute(table.selected())

    def next_number(self, table: Shape) -> int | None:
        if not self._counts(table):
            return None
        row = self._db.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", [table.name])
        found = row.fetchone()
        return 1 if found is None else int(found[0]) + 1

    def put(self, table: Shape, rows: Iterable[Values]) -> None:
        places = ", ".join("?" * len(table.columns))
        statement = f"INSERT INTO {table.name} ({', '.join(table.columns)}) VALUES ({places})"  # noqa: S608
        with sqlite.faults_of(self._path):
            try:
                self._db.executemany(statement, rows)
            except sqlite3.IntegrityError as error:
                raise StorageFault(
                    "copy_row_refused", content=table.name, error=str(error)
                ) from error

    def count_from(self, table: Shape, number: int) -> None:
        if self._counts(table):
            self._db.execute("DELETE FROM sqlite_sequence WHERE name = ?", [table.name])
            if number > 1:  # SQLite makes the entry with the first row
                values = [table.name, number - 1]
                self._db.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", values)

    def _counts(self, table: Shape) -> bool:
        """Whether SQLite remembers the numbers of deleted rows."""
        found = self._db.execute("SELECT sql FROM sqlite_master WHERE name = ?", [table.name])
        return "AUTOINCREMENT" in found.fetchone()[0]


@contextmanager
def reading(path: Path) -> Iterator[SqliteEnd]:
    """A file that is to be copied, in one state of it. Raises `StorageFault`."""
    with closing(sqlite.connect_to_read(path)) as db, sqlite.faults_of(path):
        need_newest(path, sqlite.schema_of(db), max(paths.numbered()))
        db.row_factory = None
        db.execute("BEGIN")
        yield SqliteEnd(db, path)


def refuse_taken(path: Path) -> None:
    """Raises `WrongDatabase` if a file is in the way. So is the log of a deleted one, because
    SQLite would read it into the new one."""
    real = sqlite.located(path)
    for ending in BESIDE:
        file = real.with_name(real.name + ending)
        if file.exists():
            raise WrongDatabase("copy_over_file", path=str(file))


@contextmanager
def writing(path: Path) -> Iterator[SqliteEnd]:
    """A new file, which has its name only when it is whole. Raises `StorageFault`."""
    refuse_taken(path)
    real = sqlite.located(path)
    part = real.with_name(real.name + UNFINISHED)
    try:
        _remove(part)  # of a copy that was broken off
        with closing(sqlite.connect(part)) as db, sqlite.faults_of(path):
            db.execute("PRAGMA journal_mode = OFF")  # nobody wants half of it
            db.row_factory = None
            db.execute("BEGIN IMMEDIATE")
            yield SqliteEnd(db, path)
            db.execute("COMMIT")
        try:
            sqlite.give_name(part, real)
        except OSError as error:
            raise StorageFault("disk_error", path=str(path), named=True) from error
    finally:
        _remove(part)


def _remove(part: Path) -> None:
    for ending in BESIDE:
        part.with_name(part.name + ending).unlink(missing_ok=True)
