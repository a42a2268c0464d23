"""A line between a node and what it talks to, which can be cut."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path


class Line:
    """Carries everything to and fro until it is cut; then nothing, and nobody is told.

    path, port: where the other end lies, one of both.
    """

    def __init__(self, path: Path | None, port: int | None) -> None:
        self._path, self._port = path, port
        self._server: asyncio.Server
        self._open = asyncio.Event()
        self._open.set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def listen(self, path: Path | None = None) -> int:
        """Be reached at a socket of this system, or at a free port, which is told."""
        if path is not None:
            self._server = await asyncio.start_unix_server(self._begun, path)
            path.chmod(0o777)
            return 0
        self._server = await asyncio.start_server(self._begun, "127.0.0.1", 0)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    def cut(self) -> None:
        """Nothing gets through, and what is sent is not acknowledged either: silence."""
        self._open.clear()

    def mend(self) -> None:
        """All that was under way is torn; new connections come through."""
        for task in self._tasks:
            task.cancel()
        self._open.set()

    async def close(self) -> None:
        self.mend()
        self._server.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _begun(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            await self._open.wait()
            far, there = await self._reach()
            ways = [asyncio.create_task(self._carry(*w)) for w in ((near, there), (far, back))]
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in ways:
                    way.cancel()
                there.close()
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self._tasks.discard(task)
            back.close()

    async def _reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._path is not None:
            return await asyncio.open_unix_connection(self._path)
        return await asyncio.open_connection("127.0.0.1", self._port)

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(1 << 16):
                await self._open.wait()
                target.write(data)
                await target.drain()
