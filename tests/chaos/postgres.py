"""A PostgreSQL server that is ill-treated: killed at once, out of room, and behind proxies.

It lies in a small file system of its own where this process may make one, so that it can be full.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import psycopg

from tables.store import databases, sqlite
from tables.store.address import Address
from tables.store.copying import copy
from tests import cluster
from tests.chaos.process import PATIENCE

SIZE = "600m"
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",  # the machine under it does not die
    "max_connections": "60",
    "shared_buffers": "64MB",
    "max_wal_size": "128MB",
    "min_wal_size": "32MB",
    "log_min_messages": "warning",
}
NO_ROOM, NOTICED = b"No space left on device", 20.0
"""What a server says whose disk is full, and seconds in which it does while people play."""
SOCKET = ".s.PGSQL.5432"


class Server:
    """A server with one database, `agora`. folder: where everything lies."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.socket = folder / "socket"
        self._running: subprocess.Popen[bytes] | None = None
        self._who: dict[str, Any] = cluster.ordinary()
        self.small = False
        """Whether its disk is small enough to be filled."""

    def open(self) -> None:
        """Make everything, and begin."""
        disk, data = self.folder / "disk", self.folder / "disk" / "data"
        for made in (self.folder, disk, self.socket):
            made.mkdir(mode=0o755, exist_ok=True)
        mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "agora-chaos", str(disk)]
        if self._who:  # somebody who may
            self.small = subprocess.run(mount, capture_output=True, check=False).returncode == 0
        data.mkdir(mode=0o700)
        for made in (data, self.socket) if self._who else ():
            os.chown(made, self._who["user"], self._who["group"])
        plain = ("--no-locale", "--encoding=UTF8", "--no-sync", "--auth=trust", "--username=agora")
        subprocess.run(
            [self._program("initdb"), "--pgdata", data, *plain],
            **{"check": True, "cwd": data, "capture_output": True, **self._who},
        )
        self.begin()

    def _program(self, name: str) -> Path:
        folder = cluster.programs()
        assert folder is not None, cluster.MISSING
        return folder / name

    def begin(self) -> None:
        """Run the server. It may take a while until it answers (`answers`)."""
        data = self.folder / "disk" / "data"
        settings = {**SETTINGS, "unix_socket_directories": str(self.socket)}
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "postgres.log").open("ab") as log:
            self._running = subprocess.Popen(
                [self._program("postgres"), "-D", data, *options],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=data,
                **self._who,
            )

    async def answers(self) -> None:
        """Wait until it does; one that has given up is begun again."""
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(psycopg.OperationalError):
                    psycopg.connect(self._url("postgres")).close()
                    return
                if self._running is None or self._running.poll() is not None:
                    self.begin()
                await asyncio.sleep(0.1)

    async def create(self) -> None:
        """Make the database, without tables."""
        await self.answers()
        with psycopg.connect(self._url("postgres"), autocommit=True) as db:
            db.execute("CREATE DATABASE agora")

    async def restart(self) -> None:
        """End it in the middle of everything, and begin again."""
        await asyncio.to_thread(self._quit)
        self.begin()

    def _quit(self) -> None:
        """End it at once. One that has hardly begun may not hear that yet."""
        assert self._running is not None
        while self._running.poll() is None:
            self._running.send_signal(signal.SIGQUIT)
            with suppress(subprocess.TimeoutExpired):
                self._running.wait(1.0)

    async def fill(self) -> bool:
        """No room is left on its disk; whether the server has noticed it within a while."""
        log = self.folder / "postgres.log"
        known = log.stat().st_size
        await asyncio.to_thread(self._fill)
        with suppress(TimeoutError):
            async with asyncio.timeout(NOTICED):
                while NO_ROOM not in log.read_bytes()[known:]:
                    await asyncio.sleep(0.1)
        return NO_ROOM in log.read_bytes()[known:]

    def _fill(self) -> None:
        with (self.folder / "disk" / "filler").open("wb") as filler, suppress(OSError):
            while True:
                filler.write(bytes(1 << 20))
                filler.flush()

    def make_room(self) -> None:
        (self.folder / "disk" / "filler").unlink(missing_ok=True)

    def close(self) -> None:
        """End it; all that was stored goes."""
        if self._running is not None:
            self._quit()
        if self.small:
            subprocess.run(["umount", "--lazy", self.folder / "disk"], check=False)

    @property
    def address(self) -> Address:
        """The database as those know it who stand beside the server."""
        return Address(self._url("agora"))

    def _url(self, database: str) -> str:
        return f"postgresql://agora@/{database}?host={self.socket}"

    def connected(self) -> psycopg.Connection[Any]:
        return psycopg.connect(self.address.url, autocommit=True)

    def copied(self, target: Path) -> None:
        """The whole database as a file, with its diary, at a moment when nobody writes."""
        target.unlink(missing_ok=True)
        with databases.claimed(self.address):
            copy(self.address, target)
            with self.connected() as db, closing(sqlite.connect(target)) as file:
                _copy_diary(db, file)


def _copy_diary(db: psycopg.Connection[Any], file: Any) -> None:
    """Transaction by transaction: they were under way at the same time. Those of one table, if they
    change its version, begin one after the other, because they wait for each other."""
    file.execute("CREATE TABLE diary (n INTEGER PRIMARY KEY, what TEXT, game INTEGER, data TEXT)")
    found = db.execute(
        "SELECT what, game, data, xid FROM"
        " (SELECT *, min(n) OVER (PARTITION BY xid) AS first FROM diary) AS d ORDER BY first, n"
    )
    last = None
    file.execute("BEGIN")
    for what, game, data, xid in found:
        if xid != last:
            file.execute("INSERT INTO diary (what) VALUES ('begin')")
            last = xid
        file.execute("INSERT INTO diary (what, game, data) VALUES (?, ?, ?)", (what, game, data))
    file.execute("COMMIT")
