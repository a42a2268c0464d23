"""The figures' port: connections that never ask, and web pages that read it through a browser."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from pathlib import Path

from bot.config import Endpoint
from bot.process.metrics_server import Observer, Pages
from tests.attacks.attack import Outcome
from tests.attacks.simcord import discord, run

HALF = 300
KEPT = 64
"""Connections that may be kept open for nothing."""
ASKED = 20
FAST = 0.01
"""Seconds between two new connections of a flood."""
NAMES = (
    "evil.example",
    "evil.example:9464",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "evil.example.",
    "xn--evil-example.com",
    "127.0.0.1@evil.example",
    "evil.example/127.0.0.1",
    "[::1].evil.example",
    "evil\u3002example",
    "",
)
"""Names under which a page of the web may reach an address of the host's."""
HEAD = "GET /healthz HTTP/1.1\r\nHost: {host}\r\n"


async def _opened(port: int, said: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(said.encode())
    with contextlib.suppress(ConnectionError):
        await writer.drain()
    return reader, writer


async def _status(port: int, said: str, within: float = 3.0) -> int:
    """The status of an answer; 0 if there is none."""
    writer = None
    try:
        async with asyncio.timeout(within):
            reader, writer = await _opened(port, said)
            line = await reader.readline()
            return int(line.split()[1]) if line else 0
    except (ConnectionError, TimeoutError):
        return 0
    finally:
        if writer is not None:
            await _closed([writer])


async def _kept(port: int, said: str) -> tuple[int, bool]:
    """How many of many half-open requests are kept, and whether an honest one is answered."""
    half = [await _opened(port, said) for _ in range(HALF)]
    answered = await _status(port, HEAD.format(host="127.0.0.1") + "\r\n") == 200
    await asyncio.sleep(0.2)
    kept = sum([await _is_open(reader) for reader, _ in half])
    await _closed([writer for _, writer in half])
    return kept, answered


async def _is_open(reader: asyncio.StreamReader) -> bool:
    """Whether the other side has neither closed a connection nor ended it with an error."""
    with contextlib.suppress(ConnectionError, TimeoutError):
        async with asyncio.timeout(0.001):
            return bool(await reader.read(1))
    return not reader.at_eof() and reader.exception() is None


async def _closed(writers: Sequence[asyncio.StreamWriter]) -> None:
    """All of them are closed, and what is left of them is waited for."""
    for writer in writers:
        writer.close()
    await asyncio.gather(*(w.wait_closed() for w in writers), return_exceptions=True)


async def _flooded(port: int) -> int:
    """How many honest requests are answered while new half-open ones come all the time."""
    half: list[asyncio.StreamWriter] = []

    async def flood() -> None:
        while True:
            with contextlib.suppress(ConnectionError):
                half.append((await _opened(port, "GET /metr"))[1])
            await asyncio.sleep(FAST)

    task = asyncio.create_task(flood())
    try:
        wanted = HEAD.format(host="localhost") + "\r\n"
        return sum([await _status(port, wanted) == 200 for _ in range(ASKED)])
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await _closed(half)


async def _attack(folder: Path) -> Outcome:
    async with discord(folder, "Ann") as world:
        pages = Pages(Observer(world.bot, world.where))
        port = int((await pages.open(Endpoint("127.0.0.1", 0))).rpartition(":")[2])
        through: list[str] = []
        try:
            counts: list[int] = []
            for said in ("", "GET /met", "GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\nX: "):
                kept, answered = await _kept(port, said)
                counts.append(kept)
                if kept > KEPT or not answered:
                    through.append(f"{kept} kept after {said!r}, honest one answered: {answered}")
            served = await _flooded(port)
            if served < ASKED:
                through.append(f"{ASKED - served} of {ASKED} honest requests lost in a flood")
            heads = {name: HEAD.format(host=name) + "\r\n" for name in NAMES}
            heads["two names"] = HEAD.format(host="127.0.0.1") + "Host: evil.example\r\n\r\n"
            heads["two names, turned"] = (
                HEAD.format(host="evil.example") + "Host: 127.0.0.1\r\n\r\n"
            )
            heads["address in the line"] = (
                "GET http://evil.example/healthz HTTP/1.1\r\nHost: evil.example\r\n\r\n"
            )
            for name, said in heads.items():
                if await _status(port, said) == 200:
                    through.append(f"answered under the name {name!r}")
        finally:
            await pages.close()
    told = f"{max(counts)} of {HALF} half-open requests kept, {served} of {ASKED} honest answered"
    return Outcome(f"{told}, {len(heads)} names tried", through)


def attack(folder: Path) -> Outcome:
    """Few connections are kept, honest requests answered, and other names refused."""
    return run(_attack, folder)
