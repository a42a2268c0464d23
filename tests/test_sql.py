"""SQL stands in `tables/store` alone, in words that SQLite and PostgreSQL both know."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from tests.dialect import own_words
from tests.test_layers import ROOT, modules
from tests.test_transactions import FILES

BACK_END = {
    *("sqlite.py", "sqlite_copy.py", "sqlite_reading.py", "sqlite_shape.py"),
    *("postgres.py", "postgres_copy.py", "postgres_link.py", "postgres_schema.py"),
}
SQL = re.compile(r"\b(SELECT|INSERT INTO|UPDATE \w+ SET|DELETE FROM)\b|INSERT OR")


def texts(source: str) -> Iterator[tuple[int, str]]:
    """Every text of a module that is SQL, with its line; what is filled in stands as `_`."""
    tree = ast.parse(source)
    inner = {id(n) for j in ast.walk(tree) if isinstance(j, ast.JoinedStr) for n in ast.walk(j)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            parts = [v.value if isinstance(v, ast.Constant) else "_" for v in node.values]
            said = "".join(str(part) for part in parts)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) in inner:
                continue
            said = node.value
        else:
            continue
        if SQL.search(said):
            yield node.lineno, said


def found_in(name: str, source: str) -> list[str]:
    return [f"{name}:{line} {word}" for line, said in texts(source) for word in own_words(said)]


def test_sql_is_written_in_words_that_both_know() -> None:
    found = []
    for path in modules("tables/store"):
        if path.name not in BACK_END:
            found += found_in(path.name, path.read_text(encoding="utf-8"))
    assert found == []


@pytest.mark.parametrize(
    "said",
    [
        "INSERT OR REPLACE INTO plans VALUES (1)",
        "SELECT max(a, 2) FROM plans",
        "SELECT max(0, coalesce(a, 1) - b) FROM plans",
        "SELECT a FROM plans WHERE b IS :b",
        "SELECT a FROM plans WHERE b = ?",
        "SELECT a FROM plans WHERE :b IS NULL OR b = :b",
        "SELECT a FROM plans LIMIT -1",
        "SELECT a FROM plans ORDER BY rowid",
        "SELECT json_extract(a, '$.b') FROM plans",
        "INSERT INTO banks VALUES (1) ON CONFLICT (a) DO UPDATE SET b = b + excluded.b",
        "SELECT 1 FROM (SELECT 2) LEFT JOIN plans",
    ],
)
def test_words_of_one_database_are_found(said: str) -> None:
    assert found_in("plan_rows.py", f"TEXT = {said!r}") != []


def test_an_aggregate_is_no_word_of_one_database() -> None:
    assert found_in("plan_rows.py", "A = 'SELECT max(id), min(due_at) FROM plans AS a'") == []


@pytest.mark.sliced
def test_sql_stands_below_the_store() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in modules("bot", "tables")
        if not path.is_relative_to(ROOT / "tables/store")
        and path.relative_to(ROOT).as_posix() not in FILES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in ("execute", "executemany")
    ]
    assert found == []
