"""`agora copy`: a database in another place, equal row by row; or nothing at all."""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bot import cli
from engine import registry
from tables.model.errors import StorageFault, WrongDatabase
from tables.store import copying, databases, sqlite_copy
from tables.store.address import Address, Where
from tables.store.copy_ends import Shape, Sum
from tables.store.postgres_copy import PostgresEnd
from tables.store.postgres_link import connected
from tables.store.sqlite_copy import SqliteEnd
from tests import lending
from tests.tables import backends
from tests.tables.errands import Walk, rules_of
from tests.tables.parlour import ANN, Clock, parlour
from tests.tables.refused import refused
from tests.tables.test_older_databases import load, play, replayed, sound

Cap = pytest.CaptureFixture[str]
Content = dict[str, list[tuple[Any, ...]]]

FILE, SERVER = "file", "server"
KINDS = (FILE, SERVER)
every_target = pytest.mark.parametrize("kind", KINDS)


def empty(kind: str, path: Path) -> Where:
    """A place that nothing was copied to yet."""
    if kind == FILE:
        return path
    lending.needed()
    return lending.blank()


def text(where: Where) -> str:
    return where.url if isinstance(where, Address) else str(where)


def content(path: Path) -> Content:
    """Every row of a file with the types of its values, and how its tables count."""
    with closing(sqlite3.connect(path)) as db:
        names = [n for (n,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = {name: db.execute(f"SELECT * FROM {name}").fetchall() for name in names}
    return {
        name: sorted(([(type(v).__name__, v) for v in row] for row in found), key=repr)  # type: ignore[misc]
        for name, found in rows.items()
    }


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file with two games."""
    monkeypatch.setenv(backends.CHOICE, "sqlite")
    known = registry.rules
    monkeypatch.setattr(
        registry, "rules", lambda key: (rules_of if key == "errands" else known)(key)
    )
    return tmp_path / "data" / "agora.sqlite3"


async def begun(path: Path) -> Path:
    """Two games in a file, of which the second was removed."""
    async with parlour(path) as here:
        table = await here.game()
        await here.act(table, ANN, Walk(1))
        await here.game()
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("DELETE FROM games WHERE id = 2")
        db.execute("PRAGMA journal_mode = DELETE")
    return path


def untouched(where: Where) -> None:
    """Nothing was left where nothing could be copied to."""
    if isinstance(where, Path):
        assert {p.name for p in where.parent.glob(f"{where.name}*")} <= {f"{where.name}.lock"}
        return
    with connected(where) as db:
        text = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
        assert db.execute(text).fetchall() == [(0,)]


# --- there and back ------------------------------------------------------------------------------


async def test_a_copy_of_the_copies_is_equal_table_for_table(
    played: Path, tmp_path: Path, capsys: Cap
) -> None:
    chain: list[Where] = [await begun(played), tmp_path / "first"]
    chain += [empty(SERVER, tmp_path), empty(SERVER, tmp_path), tmp_path / "last"]
    said = []
    for source, target in pairwise(chain):
        assert cli.main(["copy", text(source), text(target)]) == 0
        said.append(capsys.readouterr().out.splitlines())
    assert content(tmp_path / "last") == content(played)
    assert (tmp_path / "last").stat().st_mode & 0o777 == 0o600
    assert {p.name for p in tmp_path.glob("last*")} == {"last", "last.lock"}
    sums = {line for lines in said for line in lines if line.startswith("Compared")}
    assert len(sums) == 1
    [copied, rows, _, verdict, _] = said[0]
    assert copied == f"{played} was copied to {chain[1]}"
    assert rows.startswith("Rows: games 1, ")
    assert "seats 2, steps 2" in rows
    assert verdict == f"{chain[1]}: tables: 1, steps: 2; sound"


@pytest.mark.parametrize("there", KINDS)
async def test_the_next_table_gets_the_next_number(
    played: Path, tmp_path: Path, there: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the last one was removed; and on the way back."""
    target = empty(there, tmp_path / "there")
    copying.copy(await begun(played), target)
    beside = tmp_path / "there"
    if isinstance(target, Address):
        monkeypatch.setenv(backends.CHOICE, backends.POSTGRES)
        lending.note(beside).write_text(target.url)
    async with parlour(beside) as here:
        here.channel = 600
        assert (await here.game()).id == 3
        assert (await here.act(await here.service.views.table(1), ANN, Walk(1))).position.table.seq
    monkeypatch.setenv(backends.CHOICE, "sqlite")
    copying.copy(target, tmp_path / "back")
    async with parlour(tmp_path / "back") as here:
        assert (await here.service.views.table(1)).seq == 2
        here.channel = 700
        assert (await here.game()).id == 4


@pytest.mark.sliced(10)
async def test_games_of_an_older_version_play_on_at_a_server_and_back_in_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lending.needed()
    source, beside, back = load(12, tmp_path / "older"), tmp_path / "there", tmp_path / "back"
    databases.migrated(source)
    address = lending.blank()
    lending.note(beside).write_text(address.url)
    copying.copy(source, address)
    for where, kind in ((beside, backends.POSTGRES), (back, "sqlite")):
        monkeypatch.setenv(backends.CHOICE, kind)
        async with parlour(where, rules_of=registry.rules, pace=None, now=Clock(1.7955e9)) as here:
            await here.service.auto_responses.resume()
            numbers = await here.store.read(
                lambda db: [r[0] for r in db.execute("SELECT id FROM games ORDER BY id")]
            )
            found = [await here.service.views.table(number) for number in numbers]
            running = next(t for t in found if t.status == "running" and t.draft_seat is not None)
            await play(here, running, 8, random.Random(1))
            after = await here.table(running)
            assert after.public_seq > running.public_seq
            await replayed(here, after)
        if kind == backends.POSTGRES:
            copying.copy(address, back)
    sound(back)


EXTREMES = (
    ("\\N", "a\tb\nc\r\\.\n\\x00", 0.1 + 0.2, 2**63 - 1),
    ("quote ' \" %s :x", "\N{GAME DIE} \u0301e\N{RIGHT-TO-LEFT MARK}", 5e-324, -(2**63)),
    ("", " ", -0.0, 0),
    ("é", "é", 1.7976931348623157e308, None),
)


async def test_every_value_comes_back_as_it_was(played: Path, tmp_path: Path) -> None:
    lending.needed()
    await begun(played)
    with closing(sqlite3.connect(played, isolation_level=None)) as db:
        db.executemany(
            "INSERT INTO problems (reference, summary, at, user_id, detail)"
            " VALUES (?, ?, ?, ?, '')",
            EXTREMES,
        )
        db.execute("UPDATE saves SET packed = ?", [bytes(range(256))])
    address = lending.blank()
    copying.copy(played, address)
    copying.copy(address, tmp_path / "back")
    assert content(tmp_path / "back") == content(played)


async def test_what_a_killed_bot_left_in_its_log_is_copied(played: Path, tmp_path: Path) -> None:
    killed = tmp_path / "killed"
    async with parlour(played) as here:
        table = await here.game()
        await here.act(table, ANN, Walk(1))
        for ending in ("", "-wal"):
            shutil.copy(f"{played}{ending}", f"{killed}{ending}")
    assert Path(f"{killed}-wal").stat().st_size > 0
    assert copying.copy(killed, tmp_path / "copy") == copying.copy(played, tmp_path / "other")


def test_files_of_the_host_are_named_that_lie_beside_the_old_one(
    tmp_path: Path, capsys: Cap
) -> None:
    source = load(12, tmp_path / "older")
    databases.migrated(source)
    assert cli.main(["figures", "belfort"]) == 0
    figures = tmp_path / "belfort-costs.toml"
    figures.write_text(capsys.readouterr().out, encoding="utf-8")
    assert cli.main(["copy", "--quick", str(source), str(tmp_path / "beside")]) == 0
    assert "Note" not in capsys.readouterr().out
    target = tmp_path / "folder" / "copy"
    assert cli.main(["copy", "--quick", str(source), str(target)]) == 0
    assert f"Note: {figures} is not copied; put it into {target.parent}," in capsys.readouterr().out


# --- what goes wrong -----------------------------------------------------------------------------


@contextmanager
def spoiling(spoilt: Callable[[Any], object]) -> Iterator[None]:
    """Something happens to the new database when its last table has been written."""
    with pytest.MonkeyPatch.context() as patch:
        for kind in (SqliteEnd, PostgresEnd):
            patch.setattr(kind, "count_from", then(kind.count_from, spoilt))
        yield


def then(count_from: Callable[..., None], spoilt: Callable[[Any], object]) -> Callable[..., None]:
    def both(self: Any, table: Shape, number: int) -> None:
        count_from(self, table, number)
        if table == copying.ordered(sqlite_copy.shapes())[-1]:
            spoilt(self._db)

    return both


def breaking(db: Any) -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize(
    ("kind", "spoilt", "content"),
    [
        (FILE, "UPDATE seats SET name = 'Eve' WHERE seat = 1", "seats"),
        (SERVER, "UPDATE seats SET name = 'Eve' WHERE seat = 1", "seats"),
        (FILE, "DELETE FROM notes WHERE id = 1", "notes"),
        (FILE, "INSERT INTO users (id) VALUES (7)", "users"),
        (FILE, "UPDATE games SET changed_at = changed_at + 0.000001", "games"),
    ],
)
async def test_a_row_that_is_spoilt_between_is_noticed(
    played: Path,
    tmp_path: Path,
    kind: str,
    spoilt: str,
    content: str,
) -> None:
    await begun(played)
    target = empty(kind, tmp_path / "copy")
    with (
        spoiling(lambda db: db.execute(spoilt)),
        refused(StorageFault, f"The copy of {content} differed"),
    ):
        copying.copy(played, target)
    untouched(target)
    copying.copy(played, target)


@every_target
async def test_a_counter_that_stands_elsewhere_is_noticed(
    played: Path, tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = empty(kind, tmp_path / "copy")
    await begun(played)
    for end in (SqliteEnd, PostgresEnd):
        monkeypatch.setattr(end, "count_from", lambda self, table, number: None)
    with refused(StorageFault, "The copy of games differed"):
        copying.copy(played, target)
    untouched(target)


@every_target
async def test_a_copy_that_is_broken_off_leaves_nothing(
    played: Path, tmp_path: Path, kind: str
) -> None:
    await begun(played)
    target = empty(kind, tmp_path / "copy")
    kept = content(played)
    with spoiling(breaking):
        assert cli.main(["copy", str(played), text(target)]) == 130
    untouched(target)
    (tmp_path / f"copy{sqlite_copy.UNFINISHED}").write_bytes(b"of one that was killed")
    assert cli.main(["copy", str(played), text(target)]) == 0
    assert content(played) == kept


@every_target
async def test_only_what_is_empty_takes_a_copy(
    played: Path, tmp_path: Path, kind: str, capsys: Cap
) -> None:
    await begun(played)
    target = empty(kind, tmp_path / "copy")
    databases.migrated(target)
    kept = sorted(tmp_path.rglob("*"))
    assert cli.main(["copy", str(played), text(target)]) == 2
    said = capsys.readouterr()
    assert "Nothing was changed." in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""
    assert sorted(tmp_path.rglob("*")) == kept
    with refused(WrongDatabase, "already"):
        copying.copy(played, target)


async def test_the_log_of_a_file_that_is_gone_is_in_the_way(played: Path, tmp_path: Path) -> None:
    (tmp_path / "copy-wal").write_bytes(b"older pages")
    await begun(played)
    with refused(WrongDatabase, "copy-wal already exists"):
        copying.copy(played, tmp_path / "copy")


@pytest.mark.parametrize(("used", "kind"), [("source", FILE), ("target", FILE), ("target", SERVER)])
async def test_not_while_a_bot_runs(
    played: Path, tmp_path: Path, used: str, kind: str, capsys: Cap
) -> None:
    await begun(played)
    target = empty(kind, tmp_path / "copy")
    with databases.claimed(played if used == "source" else target):
        assert cli.main(["copy", str(played), text(target)]) == 1
    assert "Another Agora is running with" in capsys.readouterr().err
    untouched(target)


async def test_a_server_that_a_bot_uses_is_not_copied(
    played: Path, tmp_path: Path, capsys: Cap
) -> None:
    address = empty(SERVER, played)
    await begun(played)
    copying.copy(played, address)
    with databases.claimed(address):
        assert cli.main(["copy", text(address), str(tmp_path / "back")]) == 1
    assert "Another Agora is running with" in capsys.readouterr().err
    untouched(tmp_path / "back")


def test_an_older_database_is_brought_to_the_newest_schema_first(
    tmp_path: Path, capsys: Cap
) -> None:
    source = load(12, tmp_path / "older")
    kept = source.read_bytes()
    assert cli.main(["copy", str(source), str(tmp_path / "copy")]) == 2
    assert "has schema 12. Upgrade it to schema" in (said := capsys.readouterr().err)
    assert "`agora migrate`" in said
    assert source.read_bytes() == kept
    assert not list(tmp_path.glob("copy*"))


@every_target
async def test_a_newer_database_is_let_be(
    played: Path, tmp_path: Path, kind: str, capsys: Cap
) -> None:
    source = empty(kind, played)
    databases.migrated(source)
    if isinstance(source, Address):
        with connected(source) as raw:
            raw.execute("INSERT INTO schema_migrations VALUES (9000, 'later')")
    else:
        with closing(sqlite3.connect(source, isolation_level=None)) as db:
            db.execute("PRAGMA user_version = 9000")
    assert cli.main(["copy", text(source), str(tmp_path / "copy")]) == 2
    assert "newer Agora (schema 9000" in capsys.readouterr().err
    assert not list(tmp_path.glob("copy*"))


@pytest.mark.parametrize("source", ["missing", "blank server"])
def test_there_has_to_be_something_to_copy(tmp_path: Path, source: str, capsys: Cap) -> None:
    found = tmp_path / "folder" / "none" if source == "missing" else empty(SERVER, tmp_path)
    assert cli.main(["copy", text(found), str(tmp_path / "copy")]) in (1, 2)
    assert "with `agora migrate`" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("kind", "damage", "said"),
    [
        (FILE, "UPDATE seats SET computer = 'zero' WHERE seat = 0", "Something in seats.computer"),
        (FILE, "UPDATE seats SET name = x'00ff' WHERE seat = 0", "Something in seats.name"),
        (
            FILE,
            "UPDATE seats SET name = 'a' || char(0) || 'b' WHERE seat = 0",
            "seats.name is damaged",
        ),
        (FILE, "UPDATE seats SET name = CAST(x'ff41' AS TEXT) WHERE seat = 0", "not decode"),
        (FILE, "INSERT INTO banks VALUES (77, 0, 1.0)", "does not accept a row of banks"),
        (SERVER, "INSERT INTO banks VALUES (77, 0, 1.0)", "does not accept a row of banks"),
        (SERVER, "UPDATE seats SET name = x'00ff' WHERE seat = 0", "Something in seats.name"),
    ],
)
async def test_what_no_database_can_hold_is_told(
    played: Path, tmp_path: Path, kind: str, damage: str, said: str
) -> None:
    """A file of SQLite's takes anything; a copy of it says where it lies."""
    await begun(played)
    with closing(sqlite3.connect(played, isolation_level=None)) as db:
        db.execute(damage)
    target = empty(kind, tmp_path / "copy")
    with refused(StorageFault, said):
        copying.copy(played, target)
    untouched(target)


def test_what_is_wrong_with_the_old_one_is_told_of_the_new_one(tmp_path: Path, capsys: Cap) -> None:
    source = load(12, tmp_path / "older")
    databases.migrated(source)
    with closing(sqlite3.connect(source, isolation_level=None)) as db:
        db.execute("DELETE FROM seats WHERE game_id = 1")
    assert cli.main(["copy", "--quick", str(source), str(tmp_path / "copy")]) == 1
    said = capsys.readouterr().out
    assert "Compared row by row: all equal" in said
    assert "Table 1" in said
    assert "the same is wrong with the database that was copied" in said
    assert content(tmp_path / "copy") == content(source)


# --- sums and order ------------------------------------------------------------------------------


def test_tables_come_behind_those_they_refer_to() -> None:
    names = [table.name for table in copying.ordered(sqlite_copy.shapes())]
    assert sorted(names) == sorted(table.name for table in sqlite_copy.shapes())
    for table in sqlite_copy.shapes():
        assert all(names.index(other) < names.index(table.name) for other in table.needs)
    assert names.index("games") < names.index("steps") < names.index("saves")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ([(1, "a", "bc", 1.0)], [(1, "ab", "c", 1.0)]),
        ([(1, "a", "", 1.0)], [(1, "a", "-", 1.0)]),
        ([(1, "a", "1", 1.0), (2, "b", "", 1.0)], [(2, "b", "", 1.0), (1, "a", "1", 1.0)]),
        ([(1, "a", "b", 1.0)], [(1, "a", "b", 1.0000000000000002)]),
        ([], [(1, "a", "b", 1.0)]),
    ],
)
def test_rows_that_differ_have_different_sums(one: list[Any], other: list[Any]) -> None:
    table = next(t for t in sqlite_copy.shapes() if t.name == "usual")
    assert [*table.columns.values()] == ["INTEGER", "TEXT", "TEXT", "REAL"]

    def total(rows: list[Any]) -> str:
        passed = Sum(table)
        assert [*passed.through(rows)] == rows
        return passed.digest

    assert total(one) != total(other)
    assert total(one) == total(list(one))
