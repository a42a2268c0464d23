"""Starting and killing the bot."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path

PATIENCE = 60.0
"""Seconds for what takes one at most; a machine may be busy."""


class Process:
    """The bot's process: at most one at a time, killed without a warning.

    database: a file, or the address of a server's.
    """

    def __init__(self, address: str, database: Path | str, log: Path) -> None:
        self._arguments = (address, str(database), str(log))
        self._nursery: asyncio.subprocess.Process
        self._lifeline: int
        self.number: int | None = None
        self.dead = asyncio.Event()

    async def load(self) -> None:
        """Start the process that the lives are forked from."""
        reading, self._lifeline = os.pipe()
        self._nursery = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "tests.chaos.bot", *self._arguments, str(reading)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            pass_fds=(reading,),
        )
        os.close(reading)

    async def start(self, skew: float = 0.0) -> None:
        """A new life, in which the clock is wrong by so many seconds."""
        assert self.number is None
        assert self._nursery.stdin is not None
        assert self._nursery.stdout is not None
        self.dead.clear()
        self._nursery.stdin.write(f"{skew}\n".encode())
        line = await asyncio.wait_for(self._nursery.stdout.readline(), PATIENCE)
        self.number = int(line)

    def unheard(self, seconds: float) -> bool:
        """Whoever lives hears everything."""
        return False

    def excused(self, said: str) -> bool:
        """Its database is always there."""
        return False

    def kill(self, number: int = signal.SIGKILL) -> None:
        """The end, at this very moment."""
        if self.number is not None:
            with suppress(ProcessLookupError):  # it ended by itself; the log says why
                os.kill(self.number, number)
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
        os.close(self._lifeline)
        assert self._nursery.stdin is not None
        self._nursery.stdin.close()
        await asyncio.wait_for(self._nursery.wait(), PATIENCE)
