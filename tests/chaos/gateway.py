"""The gateway of the simulated Discord: shards, their sessions, and how often they may identify.

A server belongs to the shard `(id >> 22) % shards`, what belongs to no server to shard 0. A session
outlives its connection: whoever resumes gets what has happened meanwhile. Where one shard has
several sessions, all of them hear everything.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from aiohttp import WSMsgType, web
from simcord.backend import serializers

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, INVALID, HELLO, BEAT_HEARD = 0, 1, 2, 6, 9, 10, 11
ANNOUNCED = ("GUILD_", "CHANNEL_", "THREAD_")
"""Events the bot asked for."""
SHARD_REFUSED, MORE_SHARDS = 4010, 4011
"""The codes for a shard that cannot be, and for one with too many servers."""
REMEMBERED = 6
"""Sessions of one shard that may be resumed."""
EVERY = 5.0
"""Seconds in which one shard of each bucket may identify."""

Event = tuple[str, Any]


@dataclass(slots=True, eq=False)
class Session:
    """What one shard hears. host: at which of our addresses it was begun. socket: its connection,
    while it has one."""

    name: str
    host: str = ""
    events: asyncio.Queue[Event] = field(default_factory=asyncio.Queue)
    sent: int = 0
    socket: web.WebSocketResponse | None = None


@dataclass(frozen=True, slots=True)
class Hearer:
    """A session at a moment at which it had a connection."""

    session: Session
    socket: web.WebSocketResponse

    @property
    def gone(self) -> bool:
        """Whether that connection is there no more."""
        return self.session.socket is not self.socket


class Gateway:
    """Speaks to the shards of one bot.

    shards: how many it recommends. allowed: sessions that may still be begun today.
    at_once: buckets of shards that may identify at the same time. clock: seconds, for the rule
    about identifying, which is only kept an eye on where `strict`.
    """

    def __init__(self, backend: Any) -> None:
        self._backend = backend
        self.address = ""
        self.shards = 1
        self.least = 1
        """How many shards the bot must have for its servers."""
        self.allowed = 1_000
        self.at_once = 1
        self.strict = False
        self.busy = 0.0
        """Seconds by which it may hear late, on a busy machine, that a shard has identified; the
        next one, heard at once, is not to blame then."""
        self.clock: Callable[[], float] = time.monotonic
        self.connected = asyncio.Event()
        """All shards of the bot are connected."""
        self._moved = asyncio.Event()
        self.identified: list[tuple[float, int, int]] = []
        """When which shard of how many began a session."""
        self.wrong: list[str] = []
        self.dead: set[int] = set()
        """Shards whose sessions never begin: nobody answers them."""
        self.hanging = 0
        """Connections in which nothing is ever said."""
        self.dropping = 0
        """Connections that are dropped before anything is said."""
        self.here: Counter[int] = Counter()
        """How many connections each shard has."""
        self.doubled: list[int] = []
        """Shards that began a session while another connection of theirs was there."""
        self.twins: list[str] = []
        """The addresses of nodes that still had a connection when another node began a session of
        the same shard."""
        self._sessions: dict[int, list[Session]] = {}
        """By shard, the newest first."""
        self._count = 1

    # --- what the bot hears ----------------------------------------------------------------------

    def subscribe(self, event: str, payload: Mapping[str, Any]) -> None:
        """What happens on a server, to the shard that is told of it."""
        if event.startswith(ANNOUNCED) and self._sessions:
            named = (
                "id" if event in ("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE") else "guild_id"
            )
            self.tell(int(payload.get(named) or 0), event, payload)

    def tell(self, guild_id: int | None, event: str, payload: Any) -> None:
        """An event of a server, or of none."""
        for session in self._sessions.get(self.shard_of(guild_id), ()):
            session.events.put_nowait((event, payload))

    def hearers(self, guild_id: int | None) -> tuple[Hearer, ...]:
        """Who hears at this moment what happens on a server."""
        sessions = self._sessions.get(self.shard_of(guild_id), ())
        return tuple(Hearer(s, s.socket) for s in sessions if s.socket is not None)

    def connected_at(self, host: str) -> bool:
        """Whether some shard is connected by an address of ours."""
        sessions = chain.from_iterable(self._sessions.values())
        return any(s.host == host and s.socket is not None for s in sessions)

    async def hears(self, guild_id: int | None) -> None:
        """Until the shard of a server is connected."""
        while all(s.socket is None for s in self._sessions.get(self.shard_of(guild_id), ())):
            await self._moved.wait()

    def shard_of(self, guild_id: int | None) -> int:
        return ((guild_id or 0) >> 22) % self._count

    def recommended(self, host: str) -> dict[str, Any]:
        """The answer to `GET /gateway/bot`, asked at an address of ours."""
        limit = {
            "total": 1_000,
            "remaining": self.allowed,
            "reset_after": 3_600_000,
            "max_concurrency": self.at_once,
        }
        where = f"ws://{host}/gateway"
        return {"url": where, "shards": self.shards, "session_start_limit": limit}

    async def cut(self, shard: int, code: int) -> None:
        """Close the connection of a shard."""
        socket = self._sessions[shard][0].socket
        assert socket is not None, f"shard {shard} is not connected"
        await socket.close(code=code)

    def forget(self, shard: int) -> None:
        """The session of a shard cannot be resumed any more."""
        for session in self._sessions[shard]:
            session.name = "forgotten"

    # --- a connection ----------------------------------------------------------------------------

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        if await self._turned_away(socket):
            return socket
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": 40_000}})
        sending: asyncio.Task[None] | None = None
        session: Session | None = None
        shard: int | None = None
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
                asked = message.json()
                if asked["op"] == HEARTBEAT:
                    await socket.send_json({"op": BEAT_HEARD})
                elif asked["op"] in (IDENTIFY, RESUME):
                    begin = self._begin if asked["op"] == IDENTIFY else self._resume
                    session = await begin(socket, asked["d"], request.host)
                    if session is not None:
                        if shard is None:
                            shard = self._shard_of(session)
                            self.here[shard] += 1
                        session.socket = socket
                        sending = asyncio.create_task(self._send(session, socket))
                        self._look()
        finally:
            if shard is not None:
                self.here[shard] -= 1
            # A later connection, or the next life, may have taken over.
            if session is not None and session.socket is socket:
                session.socket = None
                self._look()
            if sending is not None:
                sending.cancel()
        return socket

    async def _turned_away(self, socket: web.WebSocketResponse) -> bool:
        """Whether a connection was one of those in which nothing is said."""
        if self.dropping > 0:
            self.dropping -= 1
            await socket.close(code=1011)
            return True
        if self.hanging > 0:
            self.hanging -= 1
            async for _ in socket:
                pass
            return True
        return False

    def _shard_of(self, session: Session) -> int:
        return next(number for number, found in self._sessions.items() if session in found)

    def _look(self) -> None:
        self._moved.set()
        self._moved = asyncio.Event()
        heard = [any(s.socket is not None for s in found) for found in self._sessions.values()]
        if sum(heard) == self._count:
            self.connected.set()
        else:
            self.connected.clear()

    async def _begin(self, socket: web.WebSocketResponse, asked: Any, host: str) -> Session | None:
        shard, count = asked.get("shard") or (0, 1)
        if shard in self.dead:
            return None
        now = self.clock()
        late = [
            at
            for at, other, _ in self.identified
            if other % self.at_once == shard % self.at_once and now - at < EVERY - self.busy
        ]
        self.identified.append((now, shard, count))
        if self.here[shard]:
            self.doubled.append(shard)
        if late and self.strict:
            self.wrong.append(f"shard {shard} identified {now - late[-1]:.2f} s after another one")
            await socket.send_json({"op": INVALID, "d": False})
            return None
        if count < self.least:
            await socket.close(code=MORE_SHARDS)
            return None
        if not 0 <= shard < count:
            await socket.close(code=SHARD_REFUSED)
            return None
        if count != self._count:
            self._count, self._sessions = count, {}
        session = Session(f"session-{shard}-{len(self.identified)}", host)
        older = self._sessions.get(shard, [])
        self.twins += [s.host for s in older if s.socket is not None and s.host != host]
        self._sessions[shard] = [session, *older[: REMEMBERED - 1]]
        user = dict(serializers.user_payload(self._backend.bot_user))
        guilds = [g for g in self._backend.guilds.values() if self.shard_of(g.id) == shard]
        ready: dict[str, Any] = {
            "v": 10,
            "user": user,
            "guilds": [{"id": str(g.id), "unavailable": True} for g in guilds],
            "session_id": session.name,
            "resume_gateway_url": f"ws://{host}/gateway",
            "application": {"id": str(self._backend.application_id), "flags": 0},
            "shard": [shard, count],
        }
        session.events.put_nowait(("READY", ready))
        for guild in guilds:
            payload = serializers.guild_create_payload(self._backend, guild)
            session.events.put_nowait(("GUILD_CREATE", payload))
        return session

    async def _resume(self, socket: web.WebSocketResponse, asked: Any, host: str) -> Session | None:
        for session in chain.from_iterable(self._sessions.values()):
            if session.name == asked["session_id"]:
                session.events.put_nowait(("RESUMED", {}))
                return session
        await socket.send_json({"op": INVALID, "d": False})
        return None

    async def _send(self, session: Session, socket: web.WebSocketResponse) -> None:
        while True:
            event, data = await session.events.get()
            session.sent += 1
            said = {"op": DISPATCH, "t": event, "s": session.sent, "d": data}
            try:
                await socket.send_json(said)
            except ConnectionError:
                return
