"""Transactions are functions that may be run again, and all SQL is below `tables/store`.

A function that is given to `read` or `write` of a store changes nothing but the database: no name,
no attribute, no entry of anything from outside it. A back end that has lost a race runs it again.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.test_layers import ROOT, findings, imports, modules, top

pytestmark = [pytest.mark.xdist_group("structure"), pytest.mark.always]

TRIPS = {"read", "write", "erase"}
CHANGING = {
    *("add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove"),
    *("setdefault", "sort", "update"),
}
"""Methods of lists, dicts and sets that change them."""

LIBRARIES = {"sqlite3", "aiosqlite", "psycopg", "psycopg_pool"}
"""Those of the back ends."""

FILES = {
    "tables/maintenance/doctor.py": "looks at a file of SQLite's, damaged ones too",
    "tables/maintenance/restore.py": "puts a file of SQLite's in the place of the database",
}
"""The host's tools for the file; they know what kind of file it is."""


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef | ast.Lambda]:
    """Every function that is a transaction: a lambda in a call of `read` or `write`, a function of
    this module that is named there, and every function that takes the connection."""
    named: set[str] = set()
    for node in ast.walk(tree):
        if _is_trip(node):
            assert isinstance(node, ast.Call)
            for argument in node.args:
                if isinstance(argument, ast.Lambda):
                    yield argument
                elif isinstance(argument, ast.Name):
                    named.add(argument.id)
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef) or node.name == "__init__":
            continue
        if node.name in named or any(a.arg == "db" for a in node.args.args):
            yield node


def _is_trip(node: ast.AST) -> bool:
    """Whether something is `store.read(...)`, under whatever name the store goes."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    owner = node.func.value
    name = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
    return node.func.attr in TRIPS and name.strip("_") == "store"


def outside(function: ast.FunctionDef | ast.Lambda) -> list[str]:
    """What a function changes that it has not made itself."""
    own = {a.arg for a in ast.walk(function) if isinstance(a, ast.arg)} - {"self"}
    for node in ast.walk(function):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            own.add(node.id)
    found = []
    for node in ast.walk(function):
        if isinstance(node, (ast.Nonlocal, ast.Global)):
            found += [f"{node.lineno}: {name}" for name in node.names]
        targets: list[ast.expr] = []
        if isinstance(node, (ast.Assign, ast.Delete)):
            targets = node.targets
        elif isinstance(node, (ast.AugAssign, ast.AnnAssign)):
            targets = [node.target]
        elif (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in CHANGING
            and not (node.args and isinstance(node.args[0], ast.Name) and node.args[0].id == "db")
        ):
            targets = [ast.Attribute(node.func.value, node.func.attr)]
        for target in targets:
            if isinstance(target, (ast.Attribute, ast.Subscript)):
                base: ast.expr = target
                while isinstance(base, (ast.Attribute, ast.Subscript)):
                    base = base.value
                if isinstance(base, ast.Name) and base.id not in own:
                    found.append(f"{base.lineno}: {base.id}")
    return found


def changed(source: str) -> list[str]:
    return [one for f in functions(ast.parse(source)) for one in outside(f)]


def test_a_transaction_changes_nothing_but_the_database() -> None:
    found = []
    for path in modules("tables", "bot"):
        found += [
            f"{path.relative_to(ROOT)}:{one}" for one in changed(path.read_text(encoding="utf-8"))
        ]
    assert found == []


@pytest.mark.parametrize(
    "body",
    [
        "ended.append(1)",
        "self.last = 1",
        "seen[1] = 2",
        "nonlocal count\n        count += 1",
        "self._known.add(3)",
    ],
)
def test_what_a_transaction_may_not_do_is_found(body: str) -> None:
    source = f"""
async def change(self, ended, seen):
    count = 0
    def work(db):
        {body}
    await self._store.write(work)
"""
    assert changed(source) != []


def test_what_a_transaction_may_do_is_let_be() -> None:
    source = """
async def change(self, store):
    def work(db):
        found = []
        for row in db.execute("SELECT 1"):
            found.append(row)
            names = {}
            names["a"] = row
        return found
    await store.write(work)
    await store.read(lambda db: sorted(db.execute("SELECT 1")))
"""
    assert changed(source) == []


@pytest.mark.sliced
def test_only_the_store_knows_the_library_of_the_database() -> None:
    def bad(path: Path, name: str) -> bool:
        inside = path.is_relative_to(ROOT / "tables/store")
        known = path.relative_to(ROOT).as_posix() in FILES
        return top(name) in LIBRARIES and not inside and not known

    assert findings(modules("bot", "tables", "render", "engine"), bad) == []


def test_in_the_store_only_the_back_end_knows_it() -> None:
    found = {
        path.name
        for path in modules("tables/store")
        if any(top(name) in LIBRARIES for _, name in imports(path))
    }
    parts = ("copy", "lane", "link", "listener", "schema", "session", "timeline")
    of_postgres = {"postgres.py", *(f"postgres_{part}.py" for part in parts)}
    of_sqlite = {"sqlite.py", "sqlite_copy.py", "sqlite_reading.py", "sqlite_shape.py"}
    assert found == {*of_sqlite, *of_postgres}
