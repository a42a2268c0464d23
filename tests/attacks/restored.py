"""A file that does more than keep tables is given to the host as a copy to put back."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from unittest.mock import patch

from tests.attacks.attack import Outcome, agora
from tests.tables.parlour import parlour

ADDED = {
    "trigger": "CREATE TRIGGER t AFTER INSERT ON steps BEGIN DELETE FROM seats; END",
    "trigger before": "CREATE TRIGGER t BEFORE UPDATE ON games BEGIN SELECT RAISE(IGNORE); END",
    "trigger with a known name": "CREATE TRIGGER games AFTER INSERT ON steps BEGIN"
    " UPDATE games SET host_id = 666; END",
    "view": "CREATE VIEW v AS SELECT * FROM seats",
    "view with trigger": "CREATE VIEW v AS SELECT * FROM seats;"
    " CREATE TRIGGER t INSTEAD OF INSERT ON v BEGIN DELETE FROM seats; END",
    "table": "CREATE TABLE more (x)",
    "unique index": "CREATE UNIQUE INDEX i ON steps (game_id)",
    "index of an expression": "CREATE INDEX i ON steps (length(news))",
    "column": "ALTER TABLE seats ADD COLUMN more TEXT DEFAULT 'x'",
    "generated column": "ALTER TABLE seats ADD COLUMN more GENERATED ALWAYS AS (seat + 1)",
    "column lost": "ALTER TABLE seats DROP COLUMN word",
    "virtual table": "CREATE VIRTUAL TABLE more USING fts5(x)",
    "another program": "PRAGMA application_id = 1",
    "from the future": "PRAGMA user_version = 9999",
}
HIDDEN = {
    "check": ("host_id     INTEGER NOT NULL", "host_id INTEGER NOT NULL CHECK (host_id > 0)"),
    "default": ("public_seq  INTEGER NOT NULL DEFAULT 0", "public_seq INTEGER NOT NULL DEFAULT 7"),
    "collation": ("game        TEXT    NOT NULL", "game TEXT COLLATE NOCASE NOT NULL"),
}
"""Words of the definition of a table that are changed behind SQLite's back."""


async def _made(path: Path) -> None:
    async with parlour(path) as here:
        await here.game()
        await here.store.backup(path.with_name("copy"))


def _changed(copy: Path, statement: str) -> None:
    with closing(sqlite3.connect(copy, isolation_level=None)) as db:
        db.executescript(statement)


def _rewritten(copy: Path, old: str, new: str) -> bool:
    """Change the definition of the table of games; whether the words stood there."""
    with closing(sqlite3.connect(copy, isolation_level=None)) as db:
        db.execute("PRAGMA writable_schema = ON")
        change = "UPDATE sqlite_master SET sql = replace(sql, ?, ?) WHERE name = 'games'"
        before = db.execute("SELECT sql FROM sqlite_master WHERE name = 'games'").fetchone()
        db.execute(change, (old, new))
        after = db.execute("SELECT sql FROM sqlite_master WHERE name = 'games'").fetchone()
        return bool(before != after)


def _in_the_log(copy: Path) -> None:
    """The trigger stands in the log beside the file alone."""
    whole = copy.with_name("whole")
    shutil.copy(copy, whole)
    db = sqlite3.connect(whole, isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA wal_autocheckpoint = 0")
    db.execute(ADDED["trigger"])
    shutil.copy(whole, copy)
    shutil.copy(f"{whole}-wal", f"{copy}-wal")
    db.close()


def _refused(folder: Path, copy: Path) -> bool:
    """Whether the copy is turned away, and the database stands as it stood."""
    database = folder / "data" / "agora.sqlite3"
    before = database.read_bytes()
    code, said = agora("restore", copy)
    whole = "Traceback" not in said and database.read_bytes() == before
    rest = list(database.parent.glob("*.replaced-*")) + list(database.parent.glob("*.restoring*"))
    for file in rest:
        file.unlink()
    database.write_bytes(before)
    return code != 0 and whole and not rest


def attack(folder: Path) -> Outcome:
    """Every such file has to be refused, with the database untouched."""
    database = folder / "data" / "agora.sqlite3"
    database.parent.mkdir()
    asyncio.run(_made(folder / "agora.sqlite3"))
    honest = folder / "copy"
    through: list[str] = []
    tried = 0
    with patch.dict(os.environ, AGORA_DATABASE=str(database)):
        shutil.copy(honest, database)
        assert agora("restore", honest)[0] == 0, "a true copy is refused"
        for file in database.parent.glob("*.replaced-*"):
            file.unlink()
        for name in (*ADDED, *HIDDEN, "in the log"):
            copy = folder / f"copy-{tried}"
            shutil.copy(honest, copy)
            if name in ADDED:
                _changed(copy, ADDED[name])
            elif name in HIDDEN:
                assert _rewritten(copy, *HIDDEN[name]), f"{name}: no such words"
            else:
                _in_the_log(copy)
            tried += 1
            if not _refused(folder, copy):
                through.append(name)
    return Outcome(f"{len(through)} of {tried} loaded copies put back", through)
