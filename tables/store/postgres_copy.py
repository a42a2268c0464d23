"""A PostgreSQL database as an end of a copy."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager

import psycopg

from tables.model.errors import StorageFault, WrongDatabase
from tables.store import paths
from tables.store.address import Address
from tables.store.copy_ends import Shape, Values, need_newest
from tables.store.postgres_link import Raw, connected, fault, value
from tables.store.postgres_schema import migrate, opened_to_read, schema_of

FETCHED = 500
"""Rows that are asked for at a time; one with a save may have some ten thousand bytes."""


class PostgresEnd:
    """A connection in the middle of a transaction, as `copy_ends.Source` and `copy_ends.Target`."""

    def __init__(self, db: Raw, address: Address) -> None:
        self._db = db
        self._address = address

    def rows(self, table: Shape) -> Generator[Values, None, None]:
        try:
            with self._db.cursor(name="copied") as cursor:
                cursor.itersize = FETCHED
                cursor.execute(table.selected().encode())
                yield from cursor
        except psycopg.Error as error:
            raise fault(error, self._address) from error

    def next_number(self, table: Shape) -> int | None:
        sequence = self._sequence(table)
        if sequence is None:
            return None
        text = f"SELECT CASE WHEN is_called THEN last_value + 1 ELSE last_value END FROM {sequence}"  # noqa: S608
        return int(value(self._db.execute(text.encode())))

    def put(self, table: Shape, rows: Iterable[Values]) -> None:
        text = f"COPY {table.name} ({', '.join(table.columns)}) FROM STDIN"
        try:
            with self._db.cursor() as cursor, cursor.copy(text.encode()) as taking:
                for row in rows:
                    taking.write_row(row)
        except (psycopg.IntegrityError, psycopg.DataError) as error:
            said = " ".join(str(error).split())
            raise StorageFault("copy_row_refused", content=table.name, error=said) from error
        except psycopg.Error as error:
            raise fault(error, self._address) from error

    def count_from(self, table: Shape, number: int) -> None:
        if (sequence := self._sequence(table)) is not None:
            self._db.execute("SELECT setval(%s::regclass, %s, false)", (sequence, number))

    def _sequence(self, table: Shape) -> str | None:
        """What the server counts the rows of a table with, if it does."""
        found: str | None = value(
            self._db.execute("SELECT pg_get_serial_sequence(%s, %s)", (table.name, table.key[0]))
        )
        return found


@contextmanager
def reading(address: Address) -> Iterator[PostgresEnd]:
    """A database that is to be copied, in one state of it. Raises `StorageFault`."""
    with opened_to_read(address) as db:
        need_newest(address, schema_of(db), max(paths.numbered("postgres")))
        _unhurried(db)
        db.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        db.read_only = True
        with db.transaction():
            yield PostgresEnd(db, address)


def refuse_taken(address: Address) -> None:
    """Raises `WrongDatabase` where there are tables of ours."""
    with connected(address) as db:
        _refuse_tables(db, address)


def _refuse_tables(db: Raw, address: Address) -> None:
    if schema_of(db) or value(db.execute("SELECT to_regclass('games')")) is not None:
        raise WrongDatabase("copy_over_tables", path=str(address))


@contextmanager
def writing(address: Address) -> Iterator[PostgresEnd]:
    """A database without tables of ours. They are made in the same transaction as all rows. Raises
    `StorageFault`."""
    with connected(address) as db:
        _refuse_tables(db, address)
        _unhurried(db)
        with db.transaction():
            migrate(db, address)
            yield PostgresEnd(db, address)
            db.execute("ANALYZE")  # or the first searches would be planned for empty tables


def _unhurried(db: Raw) -> None:
    """One end waits for the other, and the largest statement is a whole table."""
    for limit in ("statement_timeout", "idle_in_transaction_session_timeout"):
        db.execute("SELECT set_config(%s, '0', false)", (limit,))
