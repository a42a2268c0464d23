"""The file of SQLite's: opening, migrations, the driver, faults of the disk, backups."""

from __future__ import annotations

import asyncio
import inspect
import os
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
import pytest_asyncio

from tables.maintenance.restore import restore
from tables.model.errors import NewerDatabase, StorageFault
from tables.store import copying, databases, paths, sqlite
from tables.store.connection import Connection
from tables.store.sqlite import SqliteStore
from tests.tables.errands import Cheer, Roll, Walk
from tests.tables.parlour import ANN, BOB, parlour
from tests.tables.refused import refused


@pytest_asyncio.fixture
async def opened(path: Path, on_the_disk: None) -> AsyncIterator[SqliteStore]:
    there = await SqliteStore.open(path)
    yield there
    await there.close()


def add_migration(monkeypatch: pytest.MonkeyPatch, folder: Path, source: str) -> None:
    """Let the program know one migration more than it has."""
    extra = folder / "9999_test.sql"
    extra.write_text(source, encoding="utf-8")
    real = paths.migrations()
    newest = folder / f"{len(real) + 1:04}_test.sql"
    extra.rename(newest)
    monkeypatch.setattr(paths, "migrations", lambda: [*real, newest])


# --- opening -------------------------------------------------------------------------------------


async def test_settings_of_the_connection(opened: SqliteStore) -> None:
    def work(db: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "application_id", "user_version")
        return [db.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    full, newest = 2, len(paths.migrations())
    assert await opened.read(work) == ["wal", full, 1, sqlite.APPLICATION_ID, newest]


async def test_only_what_is_erased_is_overwritten(opened: SqliteStore) -> None:
    """It costs time, so the setting ends with the transaction that needs it."""

    def secure(db: Connection) -> int:
        return int(db.execute("PRAGMA secure_delete").fetchone()[0])

    await opened.read(lambda db: db.execute("PRAGMA secure_delete = OFF").fetchone())
    assert await opened.erase(secure) == 1
    assert await opened.read(secure) == 0


def test_migrations_are_numbered_without_gaps_and_say_why_and_when() -> None:
    files = paths.migrations()
    assert [int(f.name.split("_")[0]) for f in files] == list(range(1, len(files) + 1))
    for file in files:
        head = file.read_text(encoding="utf-8").split("\n\n")[0]
        assert "Reason:" in head, file.name
        assert "Date:" in head, file.name


async def test_keys_of_tables_without_row_numbers_stand_first(opened: SqliteStore) -> None:
    """SQLite before 3.41 takes others for empty when it checks the file, as the doctor does."""

    def work(db: Connection) -> list[str]:
        found = []
        for name, source in db.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'"):
            columns = db.execute(f"PRAGMA table_info({name})").fetchall()
            keys = sorted(c["pk"] for c in columns if c["pk"])
            if "WITHOUT ROWID" in source and [c["pk"] for c in columns[: len(keys)]] != keys:
                found.append(name)
        return found

    assert await opened.read(work) == []


async def test_a_second_opening_applies_nothing(path: Path) -> None:
    for _ in range(2):
        there = await SqliteStore.open(path)
        await there.close()
    with closing(sqlite.connect(path)) as db:
        assert sqlite.migrate(db, path) == []


async def test_a_newer_database_is_refused_and_unchanged(path: Path) -> None:
    there = await SqliteStore.open(path)
    await there.write(lambda db: db.execute("PRAGMA user_version = 9000"))
    await there.close()
    before = path.read_bytes()
    with refused(NewerDatabase, r"newer Agora \(schema 9000"):
        await SqliteStore.open(path)
    assert path.read_bytes() == before


async def test_a_database_of_another_program_is_refused_and_unchanged(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE cats (name TEXT)")
    before = path.read_bytes()
    with refused(StorageFault, "another program"):
        await SqliteStore.open(path)
    assert path.read_bytes() == before


async def test_a_file_that_is_no_database_is_refused_and_unchanged(path: Path) -> None:
    path.write_bytes(b"Dear diary, " * 500)
    before = path.read_bytes()
    with refused(StorageFault, r"not a database .*agora\.sqlite3"):
        await SqliteStore.open(path)
    assert path.read_bytes() == before


def test_a_file_that_cannot_be_read_is_closed_again(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def noted(*args: Any, **rest: Any) -> sqlite3.Connection:
        made.append(connect(*args, **rest))
        return made[-1]

    path.write_bytes(b"Dear diary, " * 500)
    monkeypatch.setattr("sqlite3.connect", noted)
    for opened in (sqlite.connect_to_read, sqlite.connect):
        with refused(StorageFault, "not a database"):
            opened(path)
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            made[-1].execute("SELECT 1")


async def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with refused(StorageFault, "folder of the database"):
        await SqliteStore.open(tmp_path / "file" / "below" / "a.sqlite3")
    with refused(StorageFault, "is a folder"):
        await SqliteStore.open(tmp_path)
    with refused(StorageFault, "is a folder"):
        sqlite.claim(tmp_path)


# --- migrations ----------------------------------------------------------------------------------


async def test_a_failing_migration_leaves_the_database_as_it_was(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with parlour(path) as here:
        table = await here.game()
    with monkeypatch.context() as patch:
        add_migration(
            patch,
            tmp_path,
            "CREATE TABLE extra (x);\nDELETE FROM seats;\nINSERT INTO nowhere VALUES (1);\n",
        )
        with refused(StorageFault, "no such table: nowhere"):
            await SqliteStore.open(path)
    async with parlour(path) as here:
        assert await here.table(table) == table
        tables = await here.file.read(
            lambda db: [r[0] for r in db.execute("SELECT name FROM sqlite_master")]
        )
        assert "extra" not in tables


async def test_a_migration_keeps_what_is_there(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with parlour(path) as here:
        table = await here.game()
    add_migration(monkeypatch, tmp_path, "-- Reason: x\nALTER TABLE games ADD COLUMN pace TEXT;\n")
    async with parlour(path) as here:
        assert await here.table(table) == table
        version = "PRAGMA user_version"
        newest = await here.file.read(lambda db: db.execute(version).fetchone()[0])
        assert newest == len(paths.migrations())


async def test_two_processes_that_migrate_at_once_do_it_once(path: Path) -> None:
    """The second one waits, sees the new number and does nothing."""
    with closing(sqlite.connect(path, migrated=False)) as first:
        sources = [p.read_text(encoding="utf-8") for p in paths.migrations()]
        assert all(sqlite._apply(first, n, source) for n, source in enumerate(sources, 1))
        with closing(sqlite.connect(path, migrated=False)) as second:
            assert not sqlite._apply(second, 1, sources[0])
            assert sqlite.migrate(second, path) == []


def test_statements_are_split_by_sqlite_itself() -> None:
    source = "-- a; b\nCREATE TABLE a (x TEXT DEFAULT ';');\n\nDELETE FROM a;\n-- end\n"
    assert len(sqlite.statements(source)) == 2
    with pytest.raises(ValueError, match="middle of a statement: DELETE"):
        sqlite.statements(source + "DELETE FROM a")


# --- the driver, and faults of the disk -----------------------------------------------------------


async def test_the_driver_still_runs_whole_functions_on_its_thread(opened: SqliteStore) -> None:
    """What `sqlite.on_its_thread` takes of aiosqlite is private: look at it with each upgrade."""
    assert list(inspect.signature(aiosqlite.Connection._execute).parameters) == [
        *("self", "fn", "args", "kwargs")
    ], "aiosqlite has changed; see tables/store/sqlite.py"
    threads = [await sqlite.on_its_thread(opened._db, threading.get_ident) for _ in range(2)]
    assert len(set(threads)) == 1
    assert threads[0] != threading.get_ident()

    def fails() -> None:
        raise KeyError("told")

    with pytest.raises(KeyError, match="told"):
        await sqlite.on_its_thread(opened._db, fails)


async def test_a_full_disk_changes_nothing(path: Path) -> None:
    async with parlour(path) as here:
        table = await here.game()
        acted = await here.act(table, ANN, Walk(1))

        def fill(db: Connection) -> None:
            pages = db.execute("PRAGMA page_count").fetchone()[0]
            db.execute(f"PRAGMA max_page_count = {pages}")

        await here.file.read(fill)
        with refused(StorageFault, "disk of the database is full. Nothing was changed"):
            await here.act(table, BOB, *[Cheer()] * 300)
        before = await here.table(table)
        await here.file.read(lambda db: db.execute("PRAGMA max_page_count = 1000000"))
        assert before.draft_seat == 0
        again = await here.service.views.position(table.id, ANN.id)
        assert again.view.scores == acted.position.view.scores
        await here.act(table, ANN, Walk(1), Walk(1))
        assert (await here.table(table)).draft_seat is None
        assert await here.file.read(_check) == "ok"


def _check(db: Connection) -> str:
    found: str = db.execute("PRAGMA integrity_check").fetchone()[0]
    return found


async def test_a_read_only_database_changes_nothing(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with parlour(path) as here:
        table = await here.game()
        await here.file.read(lambda db: db.execute("PRAGMA query_only = ON"))
        with refused(StorageFault, "read-only. Nothing was changed") as found:
            await here.act(table, ANN, Walk(1))
        assert found.value.reference in caplog.text, "what the user is told leads to the log"
        await here.file.read(lambda db: db.execute("PRAGMA query_only = OFF"))
        assert await here.table(table) == table
        await here.act(table, ANN, Walk(1))


async def test_a_locked_database_changes_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.01)
    async with parlour(path) as here:
        table = await here.game()
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with refused(StorageFault, "locked by another program"):
                await here.act(table, ANN, Walk(1))
            position = await here.service.views.position(table.id, ANN.id)
            assert position.view.scores == (0, 0), "reading goes on"
        assert (await here.act(table, ANN, Walk(1))).position.view.scores == (1, 0)


async def test_a_damaged_file_is_named(path: Path) -> None:
    async with parlour(path) as here:
        await here.game()
    data = bytearray(path.read_bytes())
    data[4096 : 4096 * 4] = b"\xff" * (4096 * 3)
    path.write_bytes(bytes(data))
    with refused(StorageFault, "damaged. Restore a backup"):
        async with parlour(path) as here:
            await here.service.views.tables_of(ANN.id)


# --- backups, the second bot ---------------------------------------------------------------------


@pytest.mark.sliced(10)
async def test_a_backup_in_the_middle_of_writing_is_whole(path: Path, tmp_path: Path) -> None:
    async with parlour(path) as here:
        tables = [await here.game(goal=1000) for _ in range(4)]

        async def busy(number: int) -> None:
            for turn in range(10):
                user = (ANN, BOB)[turn % 2]
                await here.act(tables[number], user, Roll(), Walk(1), Walk(1))

        async def copies() -> None:
            for number in range(4):
                await here.store.backup(tmp_path / f"copy{number}.sqlite3")

        await asyncio.gather(copies(), *(busy(n) for n in range(4)))
        final = [await here.service.views.position(t.id, None) for t in tables]
    for number in range(4):
        async with parlour(tmp_path / f"copy{number}.sqlite3") as copy:
            assert await copy.file.read(_check) == "ok"
            for table, last in zip(tables, final, strict=True):
                then = await copy.service.views.position(table.id, None)
                assert then.table.seq <= last.table.seq
                there = [e.seq for e in await copy.service.views.log(table.id, ANN.id)]
                assert there == list(range(then.table.public_seq + 1))
    assert not list(tmp_path.glob("*.part"))


async def test_a_backup_overwrites_nothing(opened: SqliteStore, tmp_path: Path) -> None:
    target = tmp_path / "precious"
    target.write_text("precious")
    with refused(StorageFault, "already exists"):
        await opened.backup(target)
    assert target.read_text() == "precious"
    with pytest.raises(StorageFault):
        await opened.backup(tmp_path / "nowhere" / "copy")


of_posix = pytest.mark.skipif(os.name != "posix", reason="no such thing for folders there")
Copying = Callable[[Path, Path], object]


def syncs(monkeypatch: pytest.MonkeyPatch, folder: Path, fails: bool = False) -> list[set[str]]:
    """The names in a folder each time it was seen to that they survive a power failure."""
    found: list[set[str]] = []
    sync, number = os.fsync, folder.stat().st_ino

    def watched(file: int) -> None:
        if os.fstat(file).st_ino == number:
            if fails:
                raise OSError(5, "Input/output error")
            found.append({path.name for path in folder.iterdir()})
        sync(file)

    monkeypatch.setattr(os, "fsync", watched)
    return found


@of_posix
@pytest.mark.parametrize("way", [copying.copy, databases.copied, restore])
def test_a_new_file_keeps_its_name_in_a_power_failure(
    path: Path, tmp_path: Path, way: Copying, monkeypatch: pytest.MonkeyPatch
) -> None:
    sqlite.connect(path).close()
    (folder := tmp_path / "there").mkdir()
    found = syncs(monkeypatch, folder)
    way(path, folder / "new.sqlite3")
    assert found == [{"new.sqlite3"}]


@of_posix
@pytest.mark.parametrize("way", [copying.copy, databases.copied])
def test_a_copy_whose_name_might_not_stay_is_taken_away(
    path: Path, tmp_path: Path, way: Copying, monkeypatch: pytest.MonkeyPatch
) -> None:
    sqlite.connect(path).close()
    (folder := tmp_path / "there").mkdir()
    syncs(monkeypatch, folder, fails=True)
    with refused(StorageFault, "error"):
        way(path, folder / "new.sqlite3")
    assert list(folder.iterdir()) == []


def test_a_second_bot_on_the_same_file_is_refused(path: Path) -> None:
    with (
        closing(sqlite.claim(path)),
        refused(StorageFault, "Another Agora is running with"),
    ):
        sqlite.claim(path)
    sqlite.claim(path).close()
