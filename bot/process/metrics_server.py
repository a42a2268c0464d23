"""Serves `/metrics` for Prometheus, `/healthz` and `/readyz` over HTTP.

Figures from the database or the connections are read on request, at most once every few seconds. No
answer names a user, a table or a server.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import Callable, Sequence
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, Protocol

from aiohttp import web
from aiohttp.http import HttpProcessingError
from aiohttp.typedefs import Handler
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from yarl import URL

from bot.process import memory
from bot.process.health import Asked
from bot.process.parts import SENTENCES
from tables.maintenance import revision
from tables.maintenance.problems import SUMMARY
from tables.model.errors import AgoraError
from tables.store import databases, figure_rows
from tables.store.connection import Connection
from tables.store.figure_rows import Figures

if TYPE_CHECKING:
    from bot.config import Endpoint
    from bot.context import Context
    from bot.gateway.shards import ShardWatch
    from bot.process.health import Health
    from bot.widgets.interaction_gate import InteractionGate
    from tables.service import TableService
    from tables.store.address import Where

CONNECTIONS = 32
"""The most connections at a time."""
LONGEST = 30.0
"""The most seconds of a connection."""
FRESH = 5.0
"""Seconds for which figures from the database are reused."""

_log = logging.getLogger("agora.metrics")


class Working(Protocol):
    """Work that is done in processes of its own, by their ids."""

    @property
    def processes(self) -> tuple[int, ...]: ...


class Queue(Working, Protocol):
    """The queue of drawings."""

    @property
    def waiting(self) -> int: ...


class Observed(Protocol):
    """The bot that is observed. settled: whether all its shards have been connected."""

    context: Context
    service: TableService
    health: Health
    shard_watch: ShardWatch
    gate: InteractionGate
    settled: bool

    @property
    def pictures(self) -> Queue: ...

    @property
    def search_pool(self) -> Working: ...

    @property
    def guilds(self) -> Sequence[object]: ...


class Observer:
    """Observes one bot. where: its database."""

    def __init__(self, bot: Observed, where: Where) -> None:
        self._bot = bot
        self._where = where
        self._metrics = bot.context.metrics
        self._read_at: float | None = None
        self._reading = asyncio.Lock()
        self._asked: Asked[tuple[Figures, dict[str, int]]] = Asked()
        self._metrics.info.labels(revision.version()).set(1)

    # --- what is told ----------------------------------------------------------------------------

    async def page(self) -> bytes:
        """All figures, as Prometheus reads them."""
        await self._look()
        return generate_latest(self._metrics.registry)

    async def health(self) -> dict[str, Any]:
        """Whether the bot works; `failing` has the parts that do not, since when, in seconds since
        1970."""
        failing = (await self._bot.health.state())["failing"]
        return {"well": not failing, "failing": failing}

    def readiness(self) -> dict[str, Any]:
        """Whether all shards are connected and presses are carried out."""
        bot, watch = self._bot, self._bot.shard_watch
        away = watch.away()
        database = bot.health.unanswered is None and bot.service.owner.alive()
        connected = bot.settled and not away and watch.given_up is None
        ready = connected and database and not bot.gate.closing
        return {"ready": ready, "shards": len(watch.shards), "away": away, "database": database}

    # --- what is read ----------------------------------------------------------------------------

    async def _look(self) -> None:
        async with self._reading:
            now = asyncio.get_running_loop().time()
            if self._read_at is None or now - self._read_at > FRESH:
                await self._database()
                self._read_at = now
        self._connections()
        for work, size in (await asyncio.to_thread(memory.together, self._processes())).items():
            self._metrics.memory.labels(work).set(size)

    def _processes(self) -> dict[str, tuple[int, ...]]:
        """The processes of the bot by what they do."""
        bot = self._bot
        thinking = bot.search_pool.processes
        return {"bot": (os.getpid(),), "drawing": bot.pictures.processes, "thinking": thinking}

    def _connections(self) -> None:
        to, bot = self._metrics, self._bot
        shards = bot.shard_watch.shards
        latencies = bot.shard_watch.latencies()
        to.shards.set(len(shards))
        to.servers.set(len(bot.guilds))
        to.ready.set(self.readiness()["ready"])
        to.waiting.set(bot.pictures.waiting)
        owner = bot.service.owner
        to.nodes.set(owner.living_nodes())
        for kind, count in owner.held().items():
            to.leases.labels(kind).set(count)
        for cleared in (to.latency, to.shard_up):  # shards come and go
            cleared.clear()
        for number, shard in shards.items():
            to.shard_up.labels(str(number)).set(shard.away is None)
            to.lost.labels(str(number))  # a shard that was never lost says so
            if number in latencies:
                to.latency.labels(str(number)).set(latencies[number])

    async def _database(self) -> None:
        to, service = self._metrics, self._bot.service
        now = service.now()

        def work(db: Connection) -> tuple[Figures, dict[str, int]]:
            return figure_rows.look(db, now, SUMMARY), databases.sizes(self._where, db)

        failing = (await self._bot.health.state())["failing"]
        for part in SENTENCES:
            to.failing.labels(part).set(part in failing)
        to.readable.set("database" not in failing)
        if "database" in failing:
            return  # asking again would take as long again, and the caller would not wait for it
        try:
            found, sizes = await self._asked.answer(lambda: service.store.read(work))
        except (AgoraError, TimeoutError) as error:
            _log.warning("the database cannot be asked for figures: %s", error)
            to.readable.set(0)
            return
        self._stored(found, sizes, now)

    def _stored(self, found: Figures, sizes: dict[str, int], now: float) -> None:
        """Set the figures from the database, which are the same for all its processes."""
        to = self._metrics
        to.outbox.set(found.pending)
        to.oldest.set(0 if found.oldest is None else max(0.0, now - found.oldest))
        to.problems.labels("report").set(found.reports)
        to.problems.labels("fault").set(found.faults)
        to.open_tables.clear()
        for (game, status), count in found.tables.items():
            to.open_tables.labels(game, status).set(count)
        to.sizes.clear()
        for part, size in sizes.items():
            to.sizes.labels(part).set(size)


def _is_our_fault(record: logging.LogRecord) -> bool:
    """Whether a line of the log is more than a visitor who does not speak HTTP, because anybody who
    reaches the port could fill the log with those."""
    return not (record.exc_info and isinstance(record.exc_info[1], HttpProcessingError))


_requests = logging.getLogger("agora.metrics.requests")
_requests.addFilter(_is_our_fault)


class _Visitor(asyncio.Protocol):
    """A new connection. admit: decides whether it may stay."""

    def __init__(self, admit: Callable[[asyncio.Transport], asyncio.BaseProtocol]) -> None:
        self._admit = admit

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        within = self._admit(transport)
        transport.set_protocol(within)
        within.connection_made(transport)


class Pages:
    """Serves an observer's figures. Few connections that ask nothing, or too slowly, are kept, and
    none for long. A request under another name than the host's is refused: otherwise a web page
    that claims the host's address could read the figures through a browser."""

    def __init__(self, observer: Observer) -> None:
        self._observer = observer
        self._server: asyncio.Server | None = None
        self._connections: list[asyncio.Transport] = []
        self._named = frozenset({"localhost", socket.gethostname().casefold()})
        app = web.Application(middlewares=[self._by_name])
        app.router.add_get("/metrics", self._metrics)
        app.router.add_get("/healthz", self._health)
        app.router.add_get("/readyz", self._ready)
        self._runner = web.AppRunner(app, access_log=None, logger=_requests, shutdown_timeout=1.0)

    async def open(self, where: Endpoint) -> str:
        """Start to listen; returns the address. Raises `OSError`."""
        self._named |= {where.host.casefold()}
        await self._runner.setup()
        loop = asyncio.get_running_loop()
        try:
            self._server = await loop.create_server(
                lambda: _Visitor(self._admit), where.host, where.port
            )
        except UnicodeError as error:
            raise OSError(f"{where.host} is no name of a host") from error
        host, port = self._server.sockets[0].getsockname()[:2]
        named = f"[{host}]" if ":" in host else host
        _log.info("figures at http://%s:%d/metrics", named, port)
        return f"http://{named}:{port}"

    async def close(self) -> None:
        """Stop listening."""
        if self._server is not None:
            self._server.close()
        await self._runner.cleanup()

    def _admit(self, transport: asyncio.Transport) -> asyncio.BaseProtocol:
        """Accept a connection, and drop the oldest one if there are many."""
        there = [t for t in self._connections if not t.is_closing()]
        while len(there) >= CONNECTIONS:
            there.pop(0).abort()
        self._connections = [*there, transport]
        asyncio.get_running_loop().call_later(LONGEST, transport.abort)
        assert self._runner.server is not None
        return self._runner.server()

    @web.middleware
    async def _by_name(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if not self._is_ours(request.headers.get("Host")):
            raise web.HTTPMisdirectedRequest
        return await handler(request)

    def _is_ours(self, given: str | None) -> bool:
        """Whether a name can only be the host's: an address, a name without dots, as containers
        have, or the one that is set. Browsers always say one."""
        if given is None:
            return True
        try:
            name = (URL(f"http://{given}").host or "").casefold()
        except ValueError:
            return False
        if not name:
            return False
        return name in self._named or _is_address(name) or not {".", ":"} & set(name)

    async def _metrics(self, request: web.Request) -> web.Response:
        found = await self._observer.page()
        return web.Response(body=found, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _health(self, request: web.Request) -> web.Response:
        told = await self._observer.health()
        return web.json_response(told, status=200 if told["well"] else 503)

    async def _ready(self, request: web.Request) -> web.Response:
        told = self._observer.readiness()
        return web.json_response(told, status=200 if told["ready"] else 503)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
