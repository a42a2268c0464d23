"""A database has one bot, one name and one reader: its owner."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot import cli
from bot.commands import serve
from tables.model.errors import StorageFault, WrongDatabase
from tables.store import private, sqlite
from tables.store.sqlite import SqliteStore
from tests.tables.parlour import parlour
from tests.tables.refused import refused

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs modes and links")


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def beside(path: Path) -> list[Path]:
    return sorted(p for p in path.parent.iterdir() if p.name.startswith(path.name))


# --- one name ------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["file", "folder", "both", "dangling"])
def test_a_second_bot_by_a_symbolic_link_is_refused(tmp_path: Path, what: str) -> None:
    path = tmp_path / "data" / "agora.sqlite3"
    if what != "dangling":
        sqlite.connect(path).close()
    other = tmp_path / "other.sqlite3"
    match what:
        case "file" | "dangling":
            other.symlink_to(path)
        case "folder":
            (tmp_path / "elsewhere").symlink_to(path.parent)
            other = tmp_path / "elsewhere" / path.name
        case "both":
            (tmp_path / "elsewhere").symlink_to(path.parent)
            other.symlink_to(tmp_path / "elsewhere" / path.name)
    for first, second in ((path, other), (other, path)):
        with closing(sqlite.claim(first)), refused(StorageFault, "Another Agora"):
            sqlite.claim(second)


@pytest.mark.parametrize("opened", [sqlite.claim, sqlite.connect])
def test_a_database_with_several_names_is_refused(tmp_path: Path, opened: object) -> None:
    path = tmp_path / "agora.sqlite3"
    sqlite.connect(path).close()
    (tmp_path / "other.sqlite3").hardlink_to(path)
    (tmp_path / "third.sqlite3").symlink_to(path)
    for name in ("agora", "other", "third"):
        with refused(WrongDatabase, "has 2 names"):
            opened(tmp_path / f"{name}.sqlite3")  # type: ignore[operator]
    (tmp_path / "other.sqlite3").unlink()
    opened(path).close()  # type: ignore[operator]


def test_links_that_lead_nowhere_are_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    with refused(WrongDatabase, "cannot be followed"):
        sqlite.claim(tmp_path / "a")


async def test_a_table_is_played_through_a_link(tmp_path: Path) -> None:
    """SQLite keeps its log next to the file itself, so both names show the same games."""
    (tmp_path / "link").symlink_to(tmp_path / "data" / "agora.sqlite3")
    async with parlour(tmp_path / "link") as here:
        table = await here.game()
    async with parlour(tmp_path / "data" / "agora.sqlite3") as here:
        assert await here.table(table) == table


# --- one reader ----------------------------------------------------------------------------------


async def test_all_files_of_a_database_are_their_owners_also_in_a_folder_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "srv"
    folder.mkdir(mode=0o755)
    path = folder / "agora.sqlite3"
    old = os.umask(0)
    try:
        with closing(sqlite.claim(path)):
            opened = await SqliteStore.open(path)
            await opened.backup(folder / "agora.sqlite3.copy")
            assert [p.name for p in beside(path)] == [
                *("agora.sqlite3", "agora.sqlite3-shm", "agora.sqlite3-wal"),
                *("agora.sqlite3.copy", "agora.sqlite3.lock", "agora.sqlite3.lock-journal"),
            ]
            assert {mode(p) for p in beside(path)} == {0o600}
            await opened.close()
    finally:
        os.umask(old)
    assert mode(folder) == 0o755, "the folder may hold other things"


async def test_a_database_that_was_open_to_others_is_tightened(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "agora.sqlite3"
    with closing(sqlite.claim(path)):
        opened = await SqliteStore.open(path)
        for file in beside(path):
            file.chmod(0o664)
        second = await SqliteStore.open(path)
        assert {mode(p) for p in beside(path)} == {0o600}
        assert "was open to others; from now on only its owner" in caplog.text
        await second.close()
        await opened.close()


def test_a_file_that_is_not_ours_keeps_its_mode(tmp_path: Path) -> None:
    path = tmp_path / "bookmarks.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE bookmarks (url TEXT)")
    path.chmod(0o644)
    with refused(WrongDatabase, "another program"):
        sqlite.connect(path)
    assert mode(path) == 0o644


def test_a_database_of_another_user_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "agora.sqlite3"
    sqlite.connect(path).close()
    path.chmod(0o666)

    def barred(self: Path, mode: int) -> None:
        raise PermissionError(1, "Operation not permitted", str(self))

    monkeypatch.setattr(Path, "chmod", barred)
    monkeypatch.setattr(os, "geteuid", lambda: path.stat().st_uid + 1)
    with refused(WrongDatabase, "belongs to another user"):
        sqlite.connect(path)


def test_a_backup_does_not_write_into_what_lies_there(tmp_path: Path) -> None:
    path = tmp_path / "agora.sqlite3"
    (tmp_path / "open").write_text("x")
    (tmp_path / "copy.part").symlink_to(tmp_path / "open")
    with closing(sqlite.connect(path)) as db:
        sqlite.copy(db, tmp_path / "copy")
    assert (tmp_path / "open").read_text() == "x"
    assert mode(tmp_path / "copy") == 0o600


def test_a_fixture_of_a_running_game_is_its_owners(tmp_path: Path) -> None:
    file = tmp_path / "A0D0-0001.json"
    file.write_text("older and longer")
    file.chmod(0o644)
    private.write(file, "new")
    assert file.read_text() == "new"
    assert mode(file) == 0o600


# --- exit codes ----------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["folder", "foreign", "text", "newer", "names", "loop"])
@pytest.mark.parametrize("command", ["run", "migrate"])
def test_a_database_that_cannot_be_used_ends_with_2(
    tmp_path: Path,
    what: str,
    command: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "agora.sqlite3"
    match what:
        case "folder":
            path.mkdir()
        case "text":
            path.write_text("Dear diary, " * 500)
        case "foreign":
            with closing(sqlite3.connect(path)) as db:
                db.execute("CREATE TABLE bookmarks (url TEXT)")
        case "newer":
            with closing(sqlite.connect(path)) as db:
                db.execute("PRAGMA user_version = 9000")
        case "names":
            sqlite.connect(path).close()
            (tmp_path / "other").hardlink_to(path)
        case "loop":
            path.symlink_to(path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("AGORA_DATABASE", str(path))
    monkeypatch.setenv("DISCORD_TOKEN", "some.token")
    monkeypatch.setattr("tables.model.log.set_up", lambda *_, **__: None)
    monkeypatch.setattr(serve, "_until_stopped", None)  # nothing is asked of the real Discord
    assert cli.main([command]) == 2
    assert capsys.readouterr().err.startswith("agora: ")
