"""Discord as the bot's process sees it: HTTP and gateway on the loopback interface.

What is behind them is SimCord's world, which outlives every life of the bot. Added is what SimCord
leaves out: a message whose nonce is enforced is made once, until the nonce is forgotten.
"""

from __future__ import annotations

import asyncio
import io
import json
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

import discord
import simcord
from aiohttp import BodyPartReader, web
from simcord._clock import Clock
from simcord.backend import errors, serializers
from simcord.backend.errors import BackendError
from simcord.backend.models import Channel, Interaction, Message
from simcord.http import router, routes
from simcord.interactions import base_payload

from bot.widgets import limits
from bot.widgets.answers import ACKNOWLEDGED, GONE
from tests.bot.wire_format import as_discord_sends
from tests.chaos.gateway import Gateway, Hearer

ROUTES = routes


class Wall(Clock):
    """Discord's clock is that of the machine."""

    def now(self) -> datetime:
        return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Posted:
    """A message as the bot first posted it."""

    id: int
    channel_id: int
    nonce: str | None
    pinged: tuple[int, ...]
    pictures: int
    lobby: bool


@dataclass(frozen=True, slots=True)
class Repeated:
    """A message that was posted once more with the same nonce, and not made again.

    first, second: at which of our addresses it was posted; and when, by `time.perf_counter`.
    """

    nonce: str
    first: str
    first_at: float
    second: str
    second_at: float


@dataclass(frozen=True, slots=True)
class Made:
    """What a nonce stands for: what was answered, to whom, and when."""

    answer: Any
    host: str
    at: float = field(default_factory=time.perf_counter)


@dataclass(slots=True)
class Timing:
    """When a press was sent, and seconds until the bot acknowledged it and showed something.

    pictured: whether what it showed had a picture.
    """

    sent: float = field(default_factory=time.perf_counter)
    acknowledged: float | None = None
    answered: float | None = None
    pictured: bool = False


@dataclass(slots=True)
class Waiting:
    """An interaction that somebody waits for. heard_by: who had a connection when it was sent.
    taken_by: the address at which it was acknowledged. answers: everything shown to them."""

    record: Interaction
    heard_by: tuple[Hearer, ...] = ()
    taken_by: str = ""
    answers: list[Message] = field(default_factory=list)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    timing: Timing = field(default_factory=Timing)


class Discord:
    """The server. All of `before` and `after` are called around each request that the bot makes,
    with the address to which it makes it."""

    def __init__(self) -> None:
        self.env = simcord.Env(discord.Client(intents=discord.Intents.none()))
        self.backend = self.env.backend
        self.backend.clock = Wall()
        self.posted: list[Posted] = []
        self.gateway = Gateway(self.backend)
        self.connected = self.gateway.connected
        self.before: list[Callable[[str], None]] = []
        self.after: list[Callable[[str], None]] = []
        self.wrong: list[str] = []
        self.several = False
        """Whether several sessions may hear the same interaction, and some of them late: all but
        the first to answer are turned away, and whoever names a picture that somebody else has
        replaced since (they send it then, or the books tell of what is missing)."""
        self.requests = 0
        self.repeated: list[Repeated] = []
        self.closed: set[int] = set()
        """Channels for direct messages to people who take none."""
        self.limits = 0
        """Requests to write into a channel that are turned away, for a moment, by a limit."""
        self.timings: list[Timing] = []
        self.address = ""
        self._made: dict[tuple[str, str], Made] = {}
        self._deleted: set[str] = set()
        self._waiting: dict[str, Waiting] = {}
        self._runner: web.AppRunner
        self._format = ExitStack()

    async def open(self) -> None:
        """Listen on a free port of this machine."""
        self._format.enter_context(as_discord_sends())
        app = web.Application(client_max_size=1 << 26)
        app.router.add_get("/gateway/", self.gateway.connect)
        app.router.add_get("/gateway", self.gateway.connect)
        app.router.add_get("/api/v10/gateway/bot", self._recommended)
        app.router.add_route("*", "/api/v10/{path:.*}", self._request)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        host, port = self._runner.addresses[0][:2]
        self.address = f"{host}:{port}"
        self.gateway.address = self.address
        self.backend.subscribers.append(self.gateway.subscribe)

    async def close(self) -> None:
        await self._runner.cleanup()
        self._format.close()

    def forget_nonces(self) -> None:
        """As Discord does after some minutes."""
        self._made.clear()

    # --- HTTP ------------------------------------------------------------------------------------

    async def _recommended(self, request: web.Request) -> web.Response:
        return as_json(self.gateway.recommended(request.host))

    async def _request(self, request: web.Request) -> web.Response:
        try:
            body, files = await _read(request)
        except (ConnectionError, ValueError, web.HTTPException):
            return web.Response(status=400)  # the bot died in the middle of the sentence
        for listener in self.before:
            listener(request.host)
        self.requests += 1
        path = "/" + request.match_info["path"]
        if self.limits and request.method == "POST" and path.startswith("/channels/"):
            self.limits -= 1
            told = {"message": "You are being rate limited.", "retry_after": 0.01, "global": False}
            response = as_json(told, 429)
            response.headers["Via"] = "1.1 google"  # without it the library takes it for a ban
            return response
        if request.method == "POST" and path in {f"/channels/{n}/messages" for n in self.closed}:
            refused = errors.cannot_dm_bot()
            return as_json(refused.to_json(), refused.status)
        try:
            query = dict(request.query)
            answer = self._carry_out(request.host, request.method, path, body, query, files)
        except BackendError as error:
            if error.status == 404 and path in self._deleted:
                # Once: the bot may have died after it deleted a message and before it stored that.
                self._deleted.remove(path)
            elif not (self.several and _late(error)):
                self.wrong.append(f"{request.method} {path}: {error.status} {error.to_json()}")
            return as_json(error.to_json(), error.status)
        except (router.RouteNotImplemented, router.UnsupportedField) as error:
            self.wrong.append(repr(error))
            return web.Response(status=500)
        for listener in self.after:
            listener(request.host)
        if answer is None:
            return web.Response(status=204)
        return as_json(answer)

    def _carry_out(
        self,
        host: str,
        method: str,
        path: str,
        body: Any,
        query: dict[str, str],
        files: list[discord.File],
    ) -> Any:
        self.backend.http_requests.clear()
        self.backend.transcript.clear()
        nonce = body.get("nonce") if isinstance(body, dict) else None
        enforced = bool(nonce and body.get("enforce_nonce"))
        if enforced and (path, str(nonce)) in self._made:
            made = self._made[path, str(nonce)]
            now = time.perf_counter()
            self.repeated.append(Repeated(str(nonce), made.host, made.at, host, now))
            return made.answer
        answer = router.dispatch(
            self.backend, method, path, json=body, params=query, files=files, reason=None
        )
        if enforced:
            self._made[path, str(nonce)] = Made(answer, host)
        self._note(host, method, path, answer, nonce)
        return answer

    def _note(self, host: str, method: str, path: str, answer: Any, nonce: Any) -> None:
        parts = path.strip("/").split("/")
        if method == "DELETE":
            self._deleted.add(path)
        if method == "POST" and parts[0] == "channels" and parts[-1] == "messages":
            stored = self.backend.get_message(int(parts[1]), int(answer["id"]))
            self.posted.append(
                Posted(
                    stored.id,
                    stored.channel_id,
                    None if nonce is None else str(nonce),
                    tuple(stored.ping_user_ids),
                    len(stored.attachments),
                    any(
                        ":join:" in str(c.get("custom_id")) for c in limits.walk(stored.components)
                    ),
                )
            )
        token = parts[2] if len(parts) > 2 else ""
        waiting = self._waiting.get(token)
        if waiting is None or method == "DELETE":
            return
        passed = time.perf_counter() - waiting.timing.sent
        if parts[0] == "interactions":
            waiting.timing.acknowledged, waiting.taken_by = passed, host
        else:
            waiting.timing.answered = passed
            shown = limits.walk((answer or {}).get("components") or ())
            waiting.timing.pictured = any(c.get("items") for c in shown)
        if parts[0] == "webhooks" and method in ("PATCH", "POST"):
            waiting.answers.append(
                self.backend.get_message(waiting.record.channel_id, int(answer["id"]))
            )
        elif waiting.record.message_id is not None and not waiting.record.deferred:
            waiting.answers.append(
                self.backend.get_message(waiting.record.channel_id, waiting.record.message_id)
            )
        waiting.changed.set()

    # --- people ----------------------------------------------------------------------------------

    async def hears(self, channel_id: int) -> None:
        """Until the bot hears what is done in a channel; some others it may not hear."""
        if self.several:
            await self.gateway.hears(self.backend.get_channel(channel_id).guild_id)
        else:
            await self.connected.wait()

    def interact(
        self, kind: int, channel_id: int, user_id: int, data: dict[str, Any], source: Any = None
    ) -> Waiting:
        """Somebody uses a command (2), a control (3) or a window (5)."""
        guild_id = self.backend.get_channel(channel_id).guild_id
        record, payload = base_payload(
            self.backend,
            type=kind,
            channel_id=channel_id,
            guild_id=guild_id,
            user_id=user_id,
            data=data,
        )
        if source is not None:
            record.source_message_id = source.id
            payload["message"] = dict(serializers.message_payload(self.backend, source))
        waiting = self._waiting[record.token] = Waiting(record, self.gateway.hearers(guild_id))
        self.gateway.tell(guild_id, "INTERACTION_CREATE", payload)
        return waiting

    def picked(self, channel_id: int, users: Sequence[int]) -> dict[str, Any]:
        """What Discord sends of people who were picked from a menu."""
        server = self.backend.get_channel(channel_id).guild_id
        assert server is not None
        guild = self.backend.get_guild(server)
        people = {str(user): self.backend.get_user(user) for user in users}
        members = {
            number: dict(
                serializers.member_payload(
                    self.backend, guild, guild.members[int(number)], with_user=False
                )
            )
            for number in people
        }
        shown = {number: dict(serializers.user_payload(user)) for number, user in people.items()}
        return {
            "component_type": 5,
            "values": list(people),
            "resolved": {"users": shown, "members": members},
        }

    def named(self, channel_id: int) -> tuple[str, dict[str, Any]]:
        """The value of an option that names a channel, and what Discord sends of it."""
        channel = self.backend.get_channel(channel_id)
        shown = {**serializers.channel_payload(self.backend, channel), "permissions": "0"}
        return str(channel_id), {"channels": {str(channel_id): shown}}

    def threads_of(self, channel_id: int) -> list[Channel]:
        """The threads below a channel, the oldest first."""
        found = self.backend.channels.values()
        return [one for one in found if one.is_thread and one.parent_id == channel_id]

    def done_with(self, waiting: Waiting) -> None:
        self._waiting.pop(waiting.record.token, None)
        self.timings.append(waiting.timing)


def _late(error: BackendError) -> bool:
    """Whether a request would have been right a moment ago."""
    said = str(error.to_json())
    filled = "components_v2 messages cannot contain content" in said  # by another node
    return filled or error.code in (ACKNOWLEDGED, *GONE) or "unknown attachment id" in said


async def _read(request: web.Request) -> tuple[Any, list[discord.File]]:
    if request.content_type != "multipart/form-data":
        raw = await request.read()
        return (json.loads(raw) if raw else None), []
    body: Any = None
    files: list[discord.File] = []
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader), "no part has parts of its own"
        if part.name == "payload_json":
            body = json.loads(await part.text())
        else:
            found = io.BytesIO(await part.read())
            files.append(discord.File(found, filename=part.filename))
    for described in (body or {}).get("attachments") or ():
        number = int(described.get("id", -1))
        if 0 <= number < len(files):
            files[number].description = described.get("description")
    return body, files


def as_json(data: Any, status: int = 200) -> web.Response:
    """An answer as Discord sends it."""
    # Discord names no charset, and discord.py compares the whole header.
    return web.Response(
        body=json.dumps(data).encode(),
        status=status,
        headers={"Content-Type": "application/json"},
    )
