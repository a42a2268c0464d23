"""`agora restore`: a copy takes the place of the database, or nothing is changed."""

from __future__ import annotations

import io
import os
import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot import cli
from tables.maintenance import doctor
from tables.store import paths, sqlite
from tables.store.sqlite import APPLICATION_ID, statements
from tests.tables.errands import Walk, rules_of
from tests.tables.parlour import ANN, parlour

Cap = pytest.CaptureFixture[str]


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "data" / "agora.sqlite3"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("AGORA_DATABASE", str(path))
    return path


async def before_and_after(path: Path, copy: Path) -> None:
    """A copy with one step, and a database with one more; a bot that was killed left its log."""
    async with parlour(path) as here:
        table = await here.game()
        await here.act(table, ANN, Walk(1))
        await here.store.backup(copy)
        await here.act(table, ANN, Walk(1))
        for ending in ("", "-wal"):
            shutil.copy(f"{path}{ending}", f"{path}.killed{ending}")
    for ending in ("", "-wal"):
        Path(f"{path}.killed{ending}").rename(f"{path}{ending}")
    assert Path(f"{path}-wal").stat().st_size > 0


async def seq(path: Path) -> int:
    async with parlour(path) as here:
        return (await here.service.views.table(1)).seq


def files(path: Path) -> dict[str, bytes]:
    return {p.name: p.read_bytes() for p in path.parent.iterdir() if p.is_file()}


async def test_a_copy_is_put_back_and_the_log_does_not_come_into_it(
    database: Path, tmp_path: Path, capsys: Cap
) -> None:
    copy = tmp_path / "copy"
    await before_and_after(database, copy)
    assert cli.main(["restore", str(copy)]) == 0
    said = capsys.readouterr().out
    assert said.endswith("tables: 1\n")
    [aside] = database.parent.glob("agora.sqlite3.replaced-*[0-9]")
    assert str(aside) in said
    assert database.read_bytes() == copy.read_bytes()
    assert not Path(f"{database}-wal").exists()
    assert database.stat().st_mode & 0o777 == 0o600
    assert aside.stat().st_mode & 0o777 == 0o600
    assert database.stat().st_nlink == 1
    assert await seq(database) == 1
    assert await seq(aside) == 2, "with what was only in the log"
    for path in (database, aside):
        assert doctor.examine(path, rules_of).findings == []


async def test_a_second_time_and_where_nothing_was(
    database: Path, tmp_path: Path, capsys: Cap
) -> None:
    await before_and_after(database, tmp_path / "copy")
    for _ in range(3):
        assert cli.main(["restore", "copy"]) == 0
    assert len(list(database.parent.glob("*.replaced-*"))) == 3
    for file in database.parent.iterdir():
        file.unlink()
    capsys.readouterr()
    assert cli.main(["restore", "copy"]) == 0
    assert "before" not in capsys.readouterr().out
    assert await seq(database) == 1


async def test_a_copy_from_the_standard_input(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await before_and_after(database, tmp_path / "copy")
    stream = io.TextIOWrapper(io.BytesIO((tmp_path / "copy").read_bytes()))
    monkeypatch.setattr(sys, "stdin", stream)
    assert cli.main(["restore", "-"]) == 0
    assert await seq(database) == 1


async def test_a_damaged_database_gives_way(database: Path, tmp_path: Path) -> None:
    await before_and_after(database, tmp_path / "copy")
    log = Path(f"{database}-wal").read_bytes()
    database.write_bytes(b"\xa5" * 9_000)
    assert cli.main(["restore", "copy"]) == 0
    [aside] = database.parent.glob("agora.sqlite3.replaced-*[0-9]")
    assert aside.read_bytes() == b"\xa5" * 9_000
    assert Path(f"{aside}-wal").read_bytes() == log
    assert await seq(database) == 1


async def test_a_raw_copy_brings_its_own_log(database: Path, tmp_path: Path, capsys: Cap) -> None:
    """What was rescued of a machine that broke down."""
    await before_and_after(database, tmp_path / "copy")
    for ending in ("", "-wal"):
        Path(f"{database}{ending}").rename(tmp_path / f"rescued{ending}")
    assert cli.main(["restore", "rescued"]) == 0
    assert "The log beside rescued was taken along." in capsys.readouterr().out
    assert (tmp_path / "rescued-wal").exists()
    assert await seq(database) == 2


async def test_not_under_a_running_bot(database: Path, tmp_path: Path, capsys: Cap) -> None:
    await before_and_after(database, tmp_path / "copy")
    with closing(sqlite.claim(database)):
        kept = files(database)
        assert cli.main(["restore", "copy"]) == 1
        assert "Another Agora is running" in capsys.readouterr().err
        assert files(database) == kept


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("missing", "is not a file"),
        ("folder", "is not a file"),
        ("text", "not a SQLite database"),
        ("empty", "not a SQLite database"),
        ("foreign", "not a database of Agora"),
        ("torn", "damaged"),
        ("short", "damaged"),
        ("newer", "newer Agora (schema 9000"),
        ("itself", "is the database itself"),
        ("trigger", "changed by hand: its trigger spoil is"),
        ("view", "changed by hand: its view seen is"),
        ("column", "changed by hand: its table users is"),
        ("older_trigger", "changed by hand: its trigger spoil is"),
        ("pipe", "is not a file"),
    ],
)
async def test_what_is_no_sound_copy_changes_nothing(
    database: Path, tmp_path: Path, what: str, said: str, capsys: Cap
) -> None:
    copy = tmp_path / "copy"
    await before_and_after(database, copy)
    spoil(copy, database, what)
    kept = files(database)
    assert cli.main(["restore", "copy"]) == 1
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
    left = files(database)
    assert {k: v for k, v in left.items() if ".lock" not in k} == kept


def spoil(copy: Path, database: Path, what: str) -> None:
    """Make something of a copy that should not take the place of a database."""
    whole = copy.read_bytes()
    match what:
        case "missing":
            copy.unlink()
        case "folder":
            copy.unlink()
            copy.mkdir()
        case "text":
            copy.write_text("Dear diary")
        case "empty":
            copy.write_bytes(b"")
        case "foreign":
            copy.unlink()
            with closing(sqlite3.connect(copy)) as db:
                db.execute("CREATE TABLE bookmarks (url TEXT)")
        case "torn":
            copy.write_bytes(whole[:8192] + b"\xa5" * 4096 + whole[12288:])
        case "short":
            copy.write_bytes(whole[: len(whole) // 2])
        case "newer":
            with closing(sqlite3.connect(copy, isolation_level=None)) as db:
                db.execute("PRAGMA user_version = 9000")
        case "pipe":
            copy.unlink()
            os.mkfifo(copy)
        case "itself":
            copy.unlink()
            copy.symlink_to(database)
        case _:
            reshape(copy, what)


def reshape(copy: Path, what: str) -> None:
    """Change what the migrations have made."""
    if what == "older_trigger":
        copy.unlink()
        older(copy)
    change = {
        "view": "CREATE VIEW seen AS SELECT * FROM games",
        "column": "ALTER TABLE users ADD COLUMN more TEXT",
    }
    spoils = "CREATE TRIGGER spoil AFTER INSERT ON notes BEGIN DELETE FROM games; END"
    with closing(sqlite3.connect(copy)) as db:
        db.execute(change.get(what, spoils))


def older(path: Path) -> None:
    """A sound copy of an older schema."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        for number, file in enumerate(paths.migrations()[:8], 1):
            for statement in statements(file.read_text(encoding="utf-8")):
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {number}")


async def test_a_copy_of_an_older_schema_is_taken(database: Path, tmp_path: Path) -> None:
    older(tmp_path / "copy")
    assert cli.main(["restore", "copy"]) == 0
    with closing(sqlite3.connect(database)) as db:
        assert db.execute("PRAGMA user_version").fetchone()[0] == 8


async def test_what_has_no_end_is_refused_before_it_is_read(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Cap
) -> None:
    assert cli.main(["restore", "/dev/zero"]) == 1
    assert "/dev/zero is not a file" in capsys.readouterr().err
    with open("/dev/zero", encoding="latin-1") as endless:
        monkeypatch.setattr(sys, "stdin", endless)
        assert cli.main(["restore", "-"]) == 1
    assert "not a SQLite database" in capsys.readouterr().err
    assert not database.exists()
    assert not list(tmp_path.rglob("*.restoring"))


async def test_the_database_of_another_program_stays(
    database: Path, tmp_path: Path, capsys: Cap
) -> None:
    await before_and_after(tmp_path / "other" / "a.sqlite3", tmp_path / "copy")
    database.parent.mkdir()
    with closing(sqlite3.connect(database)) as db:
        db.execute("PRAGMA application_id = 77")
        db.execute("CREATE TABLE bookmarks (url TEXT)")
    kept = database.read_bytes()
    assert cli.main(["restore", "copy"]) == 2
    assert "another program" in capsys.readouterr().err
    assert database.read_bytes() == kept


async def test_a_full_disk_changes_nothing(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Cap
) -> None:
    await before_and_after(database, tmp_path / "copy")
    kept = files(database)

    def full(source: object, target: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("shutil.copyfile", full)
    assert cli.main(["restore", "copy"]) == 1
    assert "No space left on device" in capsys.readouterr().err
    assert {k: v for k, v in files(database).items() if ".lock" not in k} == kept
