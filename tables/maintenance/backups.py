"""Copies of the database while the bot runs: made on time, checked by restoring, removed when old.

A copy gets its name only when it is sound, so an older one is never removed for a worse one.
"""

from __future__ import annotations

import asyncio
import logging
import re
import shutil
import tempfile
import traceback
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

from tables.maintenance import restore
from tables.model.backup_plan import BackupPlan
from tables.model.errors import AgoraError, StorageFault, new_reference
from tables.store import copying, databases
from tables.store.address import Address, Where

NAME = "agora-%Y%m%d-%H%M%S.sqlite3"
"""A copy by the time (UTC) when it was begun."""
_NAME = re.compile(r"agora-\d{8}-\d{6}\.sqlite3")
CHECKING = ".checking-"
"""How the folder begins in which a copy is restored."""
TICK, AGAIN = 60.0, 3_600.0
"""Seconds between two looks whether a copy is due, and until the next try after a failure."""

log = logging.getLogger("agora.backups")

Report = Callable[..., Awaitable[str]]
"""Keeps a fault: what happened, details, and `reference`."""
Told = Callable[[Path | None], None]
"""Is told of each copy that was made, and of each failure by None."""


class Backups:
    """Makes copies of one database by a plan.

    now: the clock, seconds since 1970. mine: whether this process makes them, and not another one.
    report: keeps a failure. told: hears what became of each try.
    """

    def __init__(
        self,
        where: Where,
        plan: BackupPlan,
        now: Callable[[], float],
        *,
        mine: Callable[[], bool],
        report: Report,
        told: Told = lambda made: None,
    ) -> None:
        self._where = where
        self._plan = plan
        self._now = now
        self._mine = mine
        self._report = report
        self._told = told
        self.failed_at: float | None = None
        """When the last try failed; None if it did not."""
        self._task: asyncio.Task[None] | None = None

    def newest(self) -> Path | None:
        """The newest copy there is."""
        return max(there(self._plan.folder), default=None)

    def start(self) -> None:
        """Look now and from then on, until `stop`."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="backups")

    async def stop(self) -> None:
        """Look no more. A copy under way is given up; what is left of it goes with the next one."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except Exception:
                log.exception("the backups failed; they go on with the next look")
            await asyncio.sleep(TICK)

    async def look(self) -> Path | None:
        """Make a copy if one is due; it."""
        now = self._now()
        if not self._mine() or not self._due(now):
            return None
        try:
            made = await asyncio.to_thread(make, self._where, self._plan, now)
        except (AgoraError, OSError) as error:
            self.failed_at = now
            await self._failed(error)
            return None
        self.failed_at = None
        log.info("backup: %s, %d bytes", made, made.stat().st_size)
        self._told(made)
        return made

    def _due(self, now: float) -> bool:
        if self.failed_at is not None and 0 <= now - self.failed_at < AGAIN:
            return False
        # The clock may have been set back; a copy from later says nothing then.
        ages = [now - time_of(copy) for copy in there(self._plan.folder)]
        return not any(0 <= age < self._plan.every for age in ages)

    async def _failed(self, error: Exception) -> None:
        """Keep the failure under a reference, in the log and where `agora problems` finds it."""
        number = error.reference if isinstance(error, StorageFault) else new_reference()
        log.error("[%s] no backup was made in %s: %s", number, self._plan.folder, error)
        self._told(None)
        try:
            details = "".join(traceback.format_exception(error))
            await self._report(f"{type(error).__name__}: {error}", details, reference=number)
        except StorageFault as fault:
            log.error("[%s] that was not stored: %s", number, fault)


def there(folder: Path) -> list[Path]:
    """The copies in a folder. What has another name is none of ours."""
    try:
        return sorted(path for path in folder.iterdir() if _NAME.fullmatch(path.name))
    except OSError:
        return []


def time_of(copy: Path) -> float:
    """When a copy was begun, by its name. Seconds since 1970."""
    try:
        return datetime.strptime(copy.name, NAME).replace(tzinfo=UTC).timestamp()
    except ValueError:  # a name with a thirteenth month
        return 0.0


def make(where: Where, plan: BackupPlan, now: float) -> Path:
    """Make one copy, check it by restoring it, and remove those above the number to keep.

    Blocks. The copy of a server's database is a file of SQLite's. Raises `StorageFault`,
    `WrongDatabase`, `restore.NoCopy` or `OSError`; then all older copies are still there.
    """
    folder = plan.folder
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    _clear(folder)
    final = folder / datetime.fromtimestamp(now, UTC).strftime(NAME)
    with tempfile.TemporaryDirectory(prefix=CHECKING, dir=folder) as name:
        part = Path(name) / "copy.sqlite3"
        if isinstance(where, Address):
            copying.copy(where, part)
        else:
            databases.copied(where, part)
        restore.restore(part, Path(name) / "restored.sqlite3")
        part.replace(final)
    others = [copy for copy in there(folder) if copy != final]
    for old in others[: max(0, len(others) + 1 - plan.keep)]:
        old.unlink()
    return final


def _clear(folder: Path) -> None:
    """Remove what a copy left that was broken off."""
    for left in folder.glob(f"{CHECKING}*"):
        shutil.rmtree(left, ignore_errors=True)
