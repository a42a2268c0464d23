"""Starting and killing the bot."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:  # the process that is killed needs no Discord
    from tests.chaos.server import Waiting

PATIENCE = 60.0
"""Seconds for what takes one at most; a machine may be busy."""


class Life(NamedTuple):
    """One life of the bot: Discord's address, a file or a server's address, where it logs, what its
    host calls it, and by how many seconds its clock is wrong."""

    address: str
    database: str
    log: str
    name: str
    skew: float


class Nursery:
    """The process that lives are forked from, also those of several nodes."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._lifeline: int
        self._bearing = asyncio.Lock()

    async def load(self) -> None:
        """Start it, unless that has been done."""
        if self._process is not None:
            return
        reading, self._lifeline = os.pipe()
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "tests.chaos.bot", str(reading)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            pass_fds=(reading,),
        )
        os.close(reading)

    async def bear(self, life: Life) -> int:
        """Begin a life; the number of its process."""
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        async with self._bearing:
            self._process.stdin.write(f"{json.dumps(life)}\n".encode())
            async with asyncio.timeout(PATIENCE):  # `wait_for` can lose that the run is ended
                return int(await self._process.stdout.readline())

    async def close(self) -> None:
        """End everything."""
        if self._process is None:
            return
        process, self._process = self._process, None
        os.close(self._lifeline)
        assert process.stdin is not None
        process.stdin.close()
        async with asyncio.timeout(PATIENCE):
            await process.wait()


class Process:
    """The bot's process: at most one at a time, killed without a warning.

    database: a file, or the address of a server's. nursery: one of its own if that is not said.
    name: what its host calls it.
    """

    def __init__(
        self,
        address: str,
        database: Path | str,
        log: Path,
        nursery: Nursery | None = None,
        name: str = "bot",
    ) -> None:
        self._life = Life(address, str(database), str(log), name, 0.0)
        self.address, self.name = address, name
        self._nursery = nursery or Nursery()
        self.number: int | None = None
        self.dead = asyncio.Event()
        self._died = 0.0

    async def load(self) -> None:
        """Start the process that the lives are forked from."""
        await self._nursery.load()

    async def start(self, skew: float = 0.0) -> None:
        """A new life, in which the clock is wrong by so many seconds."""
        assert self.number is None
        self.dead.clear()
        self.number = await self._nursery.bear(self._life._replace(skew=skew))

    def lost(self, waiting: Waiting) -> bool:
        """Whoever lives hears everything."""
        return self.dead.is_set() or self._died > waiting.timing.sent

    def excused(self, said: str, waiting: Waiting) -> bool:
        """Its database is always there."""
        return False

    def kill(self, number: int = signal.SIGKILL) -> None:
        """The end, at this very moment, or another signal."""
        if self.number is None:
            return
        with suppress(ProcessLookupError):  # it ended by itself; the log says why
            os.kill(self.number, number)
        if number not in (signal.SIGSTOP, signal.SIGCONT):
            self._died = time.perf_counter()
            self.dead.set()

    async def gone(self) -> None:
        """Wait until the operating system knows nothing of it any more."""
        async with asyncio.timeout(PATIENCE):
            while self.number is not None:
                try:
                    os.kill(self.number, 0)
                except ProcessLookupError:
                    self.number = None
                else:
                    await asyncio.sleep(0.002)

    async def close(self) -> None:
        """End everything."""
        self.kill()
        await self._nursery.close()
