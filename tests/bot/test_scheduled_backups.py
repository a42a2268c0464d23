"""A bot makes the backups that its settings ask for, and counts them."""

from __future__ import annotations

from pathlib import Path

from bot.app import create_bot
from bot.config import Config
from bot.metrics.figures import Metrics
from tables.maintenance import backups
from tables.model.backup_plan import BackupPlan
from tests.tables.parlour import parlour


async def test_a_bot_makes_and_counts_them(tmp_path: Path) -> None:
    path, plan = tmp_path / "agora.sqlite3", BackupPlan(tmp_path / "copies")
    settings = Config(database=path, backups=plan, _env_file=None)  # type: ignore[call-arg]
    async with parlour(path) as here:
        for number, size in enumerate((0.0, 1.0)):
            metrics = Metrics()
            bot = create_bot(settings, here.service, metrics)
            assert (metrics.value("agora_backup_bytes") > 0) == bool(size), "as it was before"
            assert bot.backups is not None
            made = await bot.backups.look()
            assert made is not None
            assert metrics.value("agora_backups_total", outcome="made") == 1
            assert metrics.value("agora_backup_bytes") == made.stat().st_size
            assert metrics.value("agora_backup_timestamp_seconds") == made.stat().st_mtime
            assert len(backups.there(plan.folder)) == number + 1
            here.clock.at += plan.every
            (tmp_path / "file").touch()
            bot.back_up(path, BackupPlan(tmp_path / "file"))
            assert await bot.backups.look() is None
            assert metrics.value("agora_backups_total", outcome="failed") == 1


async def test_a_bot_without_the_setting_makes_none(tmp_path: Path) -> None:
    settings = Config(database=tmp_path / "a", _env_file=None)  # type: ignore[call-arg]
    async with parlour(tmp_path / "a") as here:
        assert create_bot(settings, here.service).backups is None
