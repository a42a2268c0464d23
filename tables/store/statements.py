"""The words of SQL in which databases differ, each said once.

Everything else in this folder is written in words that SQLite and PostgreSQL both know
(`tests/test_sql.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache


@cache
def upsert(table: str, key: Sequence[str], columns: Sequence[str]) -> str:
    """Store a row, replacing one with the same key. Its values are named like its columns.

    Both are tuples and together name all columns of the table; columns left out keep what they
    held.
    """
    names = (*key, *columns)
    places = ", ".join(f":{name}" for name in names)
    text = f"INSERT INTO {table} ({', '.join(names)}) VALUES ({places})"  # noqa: S608 - fixed names
    return f"{text} {in_place(key, columns)}"


@cache
def in_place(key: Sequence[str], columns: Sequence[str]) -> str:
    """The end of an INSERT whose row replaces one with the same key."""
    sets = ", ".join(f"{name} = excluded.{name}" for name in columns)
    return f"ON CONFLICT ({', '.join(key)}) DO UPDATE SET {sets}"


def one_of(column: str, values: Sequence[str]) -> tuple[str, dict[str, str]]:
    """Whether a column holds one of some values, and these by the names they have there."""
    named = {f"{column}_{number}": value for number, value in enumerate(values)}
    return f"{column} IN ({', '.join(f':{name}' for name in named)})", named


def contains(column: str, text: str) -> str:
    """Whether a text, which is not empty, occurs in another. It is said in words that all databases
    know: their functions for it have different names."""
    return f"replace({column}, {text}, '') <> {column}"


def larger(one: str, other: str) -> str:
    """The larger of two values; NULL where one is."""
    return f"CASE WHEN {one} >= {other} THEN {one} ELSE {other} END"
