"""Copies on time: sound, as many as wanted, and a failure takes none of the older ones."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tables.maintenance import backups, problems
from tables.maintenance.backups import AGAIN, Backups
from tables.model.backup_plan import BackupPlan, read
from tables.store import databases
from tests.tables.backends import behind
from tests.tables.parlour import Parlour

DAY = 86_400.0


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "copies"


def keeper(
    here: Parlour, path: Path, folder: Path, *, keep: int = 3, mine: bool = True
) -> tuple[Backups, list[Path | None]]:
    told: list[Path | None] = []
    made = Backups(
        behind(path),
        BackupPlan(folder, DAY, keep),
        here.clock,
        mine=lambda: mine,
        report=here.service.repository.report,
        told=told.append,
    )
    return made, told


async def test_a_copy_holds_what_there_is(here: Parlour, path: Path, folder: Path) -> None:
    table = await here.game()
    keeping, told = keeper(here, path, folder)
    made = await keeping.look()
    assert made is not None
    assert told == [made]
    assert made.name == datetime.fromtimestamp(here.clock(), UTC).strftime(backups.NAME)
    assert backups.time_of(made) == here.clock()
    assert [*folder.iterdir()] == [made]
    with closing(sqlite3.connect(made)) as db:
        assert db.execute("SELECT id FROM games").fetchall() == [(table.id,)]
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert made.stat().st_mode & 0o077 == 0
    assert folder.stat().st_mode & 0o077 == 0


async def test_they_come_on_time_and_old_ones_go(here: Parlour, path: Path, folder: Path) -> None:
    keeping, told = keeper(here, path, folder)
    folder.mkdir()
    own = folder / "agora-before-the-upgrade.sqlite3"
    own.write_text("a file of the host")
    for _ in range(10):
        await keeping.look()
        here.clock.at += DAY / 2
    assert len(told) == 5
    assert backups.there(folder) == told[-3:]
    assert own.exists()
    here.clock.at -= 100 * DAY
    made = await keeping.look()
    assert made is not None, "a clock that was set back stops nothing"
    assert made in backups.there(folder)
    assert await keeping.look() is None


async def test_another_node_makes_them(here: Parlour, path: Path, folder: Path) -> None:
    keeping, told = keeper(here, path, folder, mine=False)
    assert await keeping.look() is None
    assert told == []
    assert not folder.exists()


async def test_a_failure_is_told_and_costs_no_older_copy(
    here: Parlour, path: Path, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    keeping, told = keeper(here, path, folder, keep=1)
    good = await keeping.look()
    here.clock.at += DAY

    def damage(where: object, target: Path) -> None:
        target.write_bytes(b"SQLite format 3\x00 and no more")

    with pytest.MonkeyPatch.context() as patch, caplog.at_level(logging.ERROR):
        patch.setattr(databases, "copied", damage)
        patch.setattr("tables.maintenance.backups.copying.copy", damage)
        assert await keeping.look() is None
        assert await keeping.look() is None, "it is not tried at each look"
    assert told == [good, None]
    assert [*folder.iterdir()] == [good]
    [problem] = await here.store.read(problems.listed)
    assert f"[{problem.reference}] no backup was made in {folder}" in caplog.text
    assert "copy_damaged" in problem.summary
    here.clock.at += AGAIN
    better = await keeping.look()
    assert backups.there(folder) == [better]


async def test_a_folder_that_cannot_be_made_is_told(
    here: Parlour, path: Path, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way")
    keeping, told = keeper(here, path, tmp_path / "file" / "copies")
    assert await keeping.look() is None
    assert told == [None]
    [problem] = await here.store.read(problems.listed)
    assert "NotADirectoryError" in problem.detail


async def test_what_was_broken_off_is_cleared(here: Parlour, path: Path, folder: Path) -> None:
    left = folder / f"{backups.CHECKING}abc"
    left.mkdir(parents=True)
    (left / "copy.sqlite3").write_text("half")
    keeping, _ = keeper(here, path, folder)
    assert [await keeping.look()] == [*folder.iterdir()]


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("/srv/b", BackupPlan(Path("/srv/b"), DAY, 14)),
        (" /srv/b , Weekly", BackupPlan(Path("/srv/b"), 7 * DAY, 14)),
        ("b c, hourly, keep 48", BackupPlan(Path("b c"), 3_600.0, 48)),
        ("b, keep 1", BackupPlan(Path("b"), DAY, 1)),
    ],
)
def test_a_plan_is_read_as_hosts_write_it(text: str, plan: BackupPlan) -> None:
    assert read(text) == plan


@pytest.mark.parametrize(
    "text",
    ["", ",", ", daily", "b, often", "b, keep 0", "b, keep 1001", "b, keep 2, daily", "a, b"],
)
def test_no_other_plan_is_taken(text: str) -> None:
    with pytest.raises(ValueError, match="no plan"):
        read(text)
