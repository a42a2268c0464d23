"""Databases with one thing wrong, made by chance from a sound one.

    python -m tests.tables.damage DATABASE [FIRST [COUNT]]

looks at many of them with everything a host has; the suite looks at a few.
"""

from __future__ import annotations

import asyncio
import io
import json
import logging
import os
import random
import shutil
import sqlite3
import sys
import tempfile
import traceback
import zlib
from collections.abc import Awaitable, Iterator
from contextlib import closing, redirect_stderr, redirect_stdout, suppress
from pathlib import Path
from typing import Any, cast

from bot import cli
from bot.commands import doctor as doctor_command
from bot.commands import reproduce
from bot.delivery.outbox import Outbox
from engine.core import IllegalAction
from tables.model.errors import AgoraError
from tables.model.outbox import OutboxRow, Outgoing
from tables.service import TableService
from tables.store import save_rows
from tables.store.connection import Connection
from tables.store.sqlite import SqliteStore
from tests.tables.errands import rules_of

GARBAGE: tuple[Any, ...] = (
    *(None, "", "{", "[]", "{}", "5", "null", '"x"', "[[1]]", '[{"to": 1, "event": {}}]'),
    *('[{"to": null}]', '{"a": null}', "[null]", '["x"]', "\x1b[2Jx\n\ny", "x" * 100_000),
    *("[" * 50_000, "9" * 5_000, "1e999", "NaN", "-1"),
    *(b"", b"\x00\xff" * 9, b"{}", zlib.compress(b"{}"), zlib.compress(b"null")),
    *(zlib.compress(b"x" * 20_000_000), zlib.compress(b'{"game":"errands","schema":1,"state":{}}')),
    *(0, -1, 1 << 40, (1 << 63) - 1, -(1 << 63), 0.5, 1e300),
)
"""What may stand in a field instead of what belongs there."""
INVALID_TEXT = object()


def damaged(source: Path, target: Path, seed: int) -> str:
    """Copy a database and spoil one thing; what it was."""
    rng = random.Random(seed)
    shutil.copy(source, target)
    kind = rng.choice((_bytes, _page, _cut, _field, _field, _field, _leaf, _leaf, _state, _row))
    return f"{seed}: {kind.__name__[1:]}: {kind(target, rng)}"


def _bytes(path: Path, rng: random.Random) -> str:
    whole = bytearray(path.read_bytes())
    places = [
        rng.randrange(len(whole) if rng.random() < 0.8 else 110) for _ in range(rng.choice((1, 9)))
    ]
    for place in places:
        whole[place] = rng.randrange(256)
    path.write_bytes(whole)
    return str(places)


def _page(path: Path, rng: random.Random) -> str:
    whole = bytearray(path.read_bytes())
    size = 4096
    page = rng.randrange(len(whole) // size)
    new = rng.choice((b"\x00" * size, b"\xa5" * size, rng.randbytes(size)))
    whole[page * size : (page + 1) * size] = new
    path.write_bytes(whole)
    return f"page {page + 1}"


def _cut(path: Path, rng: random.Random) -> str:
    whole = path.read_bytes()
    length = rng.choice((rng.randrange(len(whole)), rng.randrange(200)))
    path.write_bytes(whole[:length])
    return f"{length} of {len(whole)} bytes"


def _relaxed(path: Path) -> sqlite3.Connection:
    """A connection that may store anything anywhere."""
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA ignore_check_constraints = ON")
    db.execute("PRAGMA foreign_keys = OFF")
    db.execute("PRAGMA writable_schema = ON")
    db.execute(
        "UPDATE sqlite_master SET sql = replace(replace(replace(sql, 'IS NOT NULL', 'IS~'),"
        " 'NOT NULL', ''), 'IS~', 'IS NOT NULL') WHERE type = 'table'"
        " AND sql NOT LIKE '%WITHOUT ROWID%'"
    )
    db.execute("PRAGMA writable_schema = RESET")
    return db


def _place(db: sqlite3.Connection, rng: random.Random) -> tuple[str, str, Any]:
    """A table that has rows, a column and the key of a row."""
    names = [r[0] for r in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    full = [n for n in names if not n.startswith("sqlite") and _keys(db, n)]
    table = rng.choice(full)
    columns = [r[1] for r in db.execute(f"PRAGMA table_info({table})")]
    return table, rng.choice(columns), rng.choice(_keys(db, table))


def _keys(db: sqlite3.Connection, table: str) -> list[Any]:
    """What tells the rows of a table apart."""
    info = db.execute(f"PRAGMA table_info({table})").fetchall()
    names = [r[1] for r in sorted(info, key=lambda r: r[5]) if r[5]] or ["rowid"]
    where = " AND ".join(f"{name} IS ?" for name in names)
    found = db.execute(f"SELECT {', '.join(names)} FROM {table}").fetchall()
    return [(where, tuple(row)) for row in found]


def _put(db: sqlite3.Connection, table: str, column: str, key: Any, value: Any) -> None:
    where, values = key
    with suppress(sqlite3.IntegrityError, sqlite3.DataError):  # a key that is taken
        if value is INVALID_TEXT:
            sql = f"UPDATE {table} SET {column} = CAST(x'ff41fe' AS TEXT) WHERE {where}"
            db.execute(sql, values)
        else:
            db.execute(f"UPDATE {table} SET {column} = ? WHERE {where}", (value, *values))


def _field(path: Path, rng: random.Random) -> str:
    with closing(_relaxed(path)) as db:
        table, column, key = _place(db, rng)
        value = rng.choice((*GARBAGE, INVALID_TEXT))
        _put(db, table, column, key, value)
    return f"{table}.{column} of {key[1]} = {str(value)[:40]!r}"


def _row(path: Path, rng: random.Random) -> str:
    with closing(_relaxed(path)) as db:
        table, _, (where, values) = _place(db, rng)
        db.execute(f"DELETE FROM {table} WHERE {where}", values)
    return f"{table} without {values}"


def _leaf(path: Path, rng: random.Random) -> str:
    """A value somewhere inside a JSON column."""
    with closing(_relaxed(path)) as db:
        for _ in range(50):
            table, column, (where, values) = _place(db, rng)
            [text] = db.execute(f"SELECT {column} FROM {table} WHERE {where}", values).fetchone()
            if isinstance(text, str) and text[:1] in "[{" and len(text) > 2:
                made = json.dumps(_spoilt(json.loads(text), rng))
                _put(db, table, column, (where, values), made)
                return f"{table}.{column} of {values}: {made[:80]}"
    return "nothing"


def _state(path: Path, rng: random.Random) -> str:
    with closing(_relaxed(path)) as db:
        game, seq = rng.choice(db.execute("SELECT game_id, seq FROM saves").fetchall())
        with_names = cast(Connection, db)  # it takes named values, too
        kept = save_rows.of_step(with_names, game, seq)
        assert kept is not None
        made = json.dumps(_spoilt(json.loads(kept.document()), rng)).encode()
        save_rows.put(with_names, game, {seq: made})
    return f"save of step {seq} of game {game}"


def _spoilt(value: Any, rng: random.Random) -> Any:
    """A JSON value with another leaf, or a part less."""
    if isinstance(value, dict) and value and rng.random() < 0.9:
        key = rng.choice(sorted(value))
        if rng.random() < 0.15:
            return {k: v for k, v in value.items() if k != key}
        return {**value, key: _spoilt(value[key], rng)}
    if isinstance(value, list) and value and rng.random() < 0.9:
        place = rng.randrange(len(value))
        if rng.random() < 0.15:
            return value[:place] + value[place + 1 :]
        return [*value[:place], _spoilt(value[place], rng), *value[place + 1 :]]
    return rng.choice((None, 0, -1, 99, 1 << 70, 0.5, "", "x", True, [], {}, [1], {"a": 1}))


# --- looking -------------------------------------------------------------------------------------


def commands(path: Path, folder: Path) -> Iterator[list[str]]:
    """All that a host may do with such a database."""
    yield ["doctor", str(path)]
    yield ["doctor", "--quick", "--progress", str(path)]
    yield ["health"]
    yield ["problems"]
    yield ["problems", "A0D0-0001"]
    yield ["reproduce", "A0D0-0001", "--out", str(folder)]
    yield ["backup", str(folder / "copy")]
    yield ["restore", str(path)]


def look(path: Path, folder: Path) -> list[str]:
    """What ended in a traceback, as text."""
    folder.mkdir(exist_ok=True)
    wrong = []
    os.environ["AGORA_DATABASE"] = str(path)
    for argv in commands(path, folder):
        if argv[0] == "restore":
            os.environ["AGORA_DATABASE"] = str(folder / "restored.sqlite3")
        out = io.StringIO()
        try:
            with redirect_stdout(out), redirect_stderr(out):
                code = cli.main(argv)
        except Exception:
            wrong.append(f"{argv[0]}: {traceback.format_exc()}")
        else:
            if code not in (0, 1, 2) or not out.getvalue().strip() or "\x1b" in out.getvalue():
                wrong.append(f"{argv[0]}: exit code {code}, said {out.getvalue()[:200]!r}")
    return wrong


async def play(path: Path) -> list[str]:
    """What players meet that is neither a sentence nor a move."""
    wrong: list[str] = []

    async def attempt(name: str, doing: Awaitable[object]) -> None:
        try:
            await doing
        except (AgoraError, IllegalAction):
            pass
        except Exception:
            wrong.append(f"{name}: {traceback.format_exc()}")

    try:
        opened = await SqliteStore.open(path)
    except AgoraError:
        return []
    service = TableService(opened, now=lambda: 1_100_000.0, rules_of=rules_of, pace=(0.0, 0.0))

    async def deliver(row: OutboxRow[Outgoing]) -> int:
        await service.views.table(row.table_id)
        return 70_000 + row.id

    try:
        await attempt("resume", service.auto_responses.resume())
        for user in (11, 22):
            await attempt("tables", service.views.tables_of(user))
        for table in range(1, 7):
            await attempt("table", service.views.table(table))
            await attempt("channel", service.views.latest_in(500 + table))
            await attempt("log", service.views.log(table, 11))
            await attempt("export", service.views.export(table, 11))
            await attempt("history", service.views.history(table, 2, 11))
            await attempt("notes", service.views.notes(table))
        with suppress(AgoraError):
            await Outbox(opened, deliver, now=lambda: 2_000_000.0).drain()
    finally:
        await opened.close()
    return wrong


def main() -> None:
    """Look at many; tell of each traceback once."""
    source = Path(sys.argv[1])
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 300
    for command in (doctor_command, reproduce):
        setattr(command, "rules", rules_of)  # noqa: B010 - as the commands import it
    logging.disable(logging.CRITICAL)
    seen: set[str] = set()
    failures = 0
    for seed in range(first, first + count):
        with tempfile.TemporaryDirectory() as name:
            path = Path(name) / "agora.sqlite3"
            what = damaged(source, path, seed)
            wrong = look(path, Path(name) / "out") + asyncio.run(play(path))
        failures += bool(wrong)
        for said in wrong:
            key = said.splitlines()[0] + "".join(said.splitlines()[-3:])
            if key not in seen:
                seen.add(key)
                print(f"--- {what}\n{said}", flush=True)
    print(f"{count} damaged databases, {failures} with a traceback")


if __name__ == "__main__":
    main()
