"""A simulated Discord server around the real bot, and people who use it.

Discord is SimCord's; nothing of it is mocked here. `Wire` (`wire.py`) sits between bot and server
and can lose requests or answers, which the server itself cannot. `Installs` (`installs.py`) knows
who has added the bot to themselves, and where the bot is no part of a channel. `Press` is one
control a person can see.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Coroutine, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import discord
import simcord
from discord import app_commands
from simcord import ChannelHandle, GuildHandle, MemberActor, ResponseMessage, UserHandle
from simcord.backend.models.channel import Channel

from bot.app import AgoraBot, create_bot
from bot.config import Config
from bot.context import Context
from bot.widgets import ids, limits
from bot.widgets.flood import Flood
from bot.widgets.presses import Presses
from engine import registry
from engine.core import Action
from tables.model.errors import AgoraError
from tables.model.table import Table
from tables.service import TableService
from tables.store import host_files
from tables.store.address import Where
from tests.bot.installs import Installs
from tests.bot.lighter_simcord import lighten
from tests.bot.wire import Wire
from tests.bot.wire_format import as_discord_sends
from tests.tables.backends import BACK_ENDS, CHOICE, behind

lighten()

BUTTON, SELECT = 2, 3
DANGER, LINK = 4, 5
PEOPLE = ("Ann", "Bob", "Chloe", "Dimitri")
SETTLE_SECONDS = 120.0
"""How long the bot may be busy with one press, or with one step of time, before a test gives up."""
STEP = 12 * 3600.0
"""Time passes in steps of so many seconds, so that a busy machine may take long for a week."""


@dataclass(frozen=True, slots=True)
class Press:
    """A button, or one option of a select, that a person can press now."""

    custom_id: str
    label: str
    value: str | None = None
    style: int = 0
    low: int = 1
    high: int = 1

    @property
    def parsed(self) -> ids.ControlId:
        found = ids.parse(self.custom_id)
        assert found is not None, f"{self.custom_id} is none of our ids"
        return found

    @property
    def token(self) -> str:
        """What it stands for in a panel."""
        return self.value if self.value is not None else self.parsed.args[-1]


def unregistered(world: World) -> Context:
    """What a feature is made with once more: its controls are answered by the one of the bot."""
    presses = Presses(world.bot.lets_pass, world.bot.failed)
    return replace(world.bot.context, presses=presses)


def there(message: ResponseMessage | None) -> ResponseMessage:
    """The message of an answer, which there has to be."""
    assert message is not None, "there was no answer"
    return message


def presses(message: ResponseMessage | None) -> list[Press]:
    """All that can be pressed in a message, options of selects one by one."""
    message = there(message)
    found: list[Press] = []
    for c in limits.walk(message.components):
        if c.get("disabled") or not c.get("custom_id"):
            continue
        if c["type"] == BUTTON:
            found.append(Press(c["custom_id"], c.get("label") or "", style=c["style"]))
        elif c["type"] == SELECT:
            found += [
                Press(
                    c["custom_id"],
                    option["label"],
                    option["value"],
                    low=c.get("min_values", 1),
                    high=c.get("max_values", 1),
                )
                for option in c["options"]
            ]
    return found


def words(message: ResponseMessage | None) -> str:
    """All texts of a message, its buttons included."""
    message = there(message)
    parts = [message.content or ""]
    for c in limits.walk(message.components):
        parts += [c.get("content") or "", c.get("label") or "", c.get("placeholder") or ""]
        parts += [o["label"] for o in c.get("options") or ()]
        parts += [i.get("description") or "" for i in c.get("items") or ()]
    return "\n".join(p for p in parts if p)


@dataclass(frozen=True, slots=True)
class Posted:
    """A public message as it was when it was posted: who was pinged by it."""

    channel_id: int
    id: int
    pinged: tuple[int, ...]


class Timeless(simcord.Env):
    """A simulated Discord in which the bot's timers fire only when a test moves the clock."""

    def _schedule_timer(self, *_: Any) -> None:
        """Left out: SimCord's fallback to the clock of the machine."""

    async def _settle_internal(self, **given: Any) -> None:
        """SimCord gives a bot 5 seconds to start, which a busy machine may exceed."""
        if given.get("timeout") is not None:
            given["timeout"] = max(given["timeout"], self.settle_timeout)
        await super()._settle_internal(**given)


@cache
def _usual_settings() -> Config:
    """Read once: reading them takes a fifth of what it takes to begin a world."""
    return Config(drawing_workers=0, shards=1, _env_file=None)  # type: ignore[call-arg]


class World:
    """A server with one channel, some people, and the real bot with a real database file."""

    def __init__(self, folder: Path, wire: Wire, installs: Installs) -> None:
        self.folder = folder
        self.wire = wire
        self.installs = installs
        self.pace = (0.0, 0.0)
        self.posted: list[Posted] = []
        self.expected: list[str] = []
        self.bot: AgoraBot
        self.env: simcord.Env
        self.guild: GuildHandle
        self.channel: ChannelHandle
        self.people: dict[str, MemberActor] = {}

    @property
    def database(self) -> Path:
        return self.folder / "agora.sqlite3"

    @property
    def where(self) -> Where:
        """Where the database really is, in the place of that file too."""
        return behind(self.database)

    @property
    def settings(self) -> Config:
        """Pictures are drawn in this process, where a test can see to them."""
        return _usual_settings().model_copy(update={"database": self.database})

    @property
    def service(self) -> TableService:
        return self.bot.service

    def __getitem__(self, name: str) -> MemberActor:
        return self.people[name]

    # --- the bot ---------------------------------------------------------------------------------

    async def make_bot(self) -> AgoraBot:
        """A bot as `agora run` makes it, on the database of this world."""
        games = map(registry.rules, registry.keys())
        figures = host_files.look(self.folder, games).need()
        store = await BACK_ENDS[os.environ.get(CHOICE, "sqlite")](self.database)
        service = TableService(store, now=self.now, pace=self.pace, figures=figures)
        bot = create_bot(self.settings, service)
        bot.flood = Flood(burst=1_000_000)  # people in tests press as fast as a machine
        # SimCord gives a bot five seconds to log in, however busy the machine is.
        await bot.pictures.warm(registry.keys())
        return bot

    def now(self) -> float:
        """The simulated time, which only `advance` moves."""
        return self.env.now().timestamp()

    async def restart(self) -> None:
        """The process dies and another one starts: nothing is left but the database."""
        old = self.bot
        # The new bot is made before the old one is gone, because SimCord detaches and attaches
        # in one go; it touches nothing before it is attached.
        self.bot = await self.make_bot()
        try:
            await self.env.restart_bot(self.bot)
        finally:
            await old.service.store.close()

    async def advance(self, seconds: float) -> None:
        while seconds > STEP:
            await self.env.advance_time(STEP)
            seconds -= STEP
        await self.env.advance_time(seconds)

    # --- what there is to see --------------------------------------------------------------------

    async def table(self, channel: ChannelHandle | None = None) -> Table:
        """The newest table of a channel, over or not."""
        found = await self.service.views.latest_in((channel or self.channel).id)
        assert found is not None, "no table was ever opened here"
        return found

    async def asked(self, channel: ChannelHandle | None = None) -> list[MemberActor]:
        """The people the table waits for."""
        position = await self.service.views.position((await self.table(channel)).id, None)
        seats = position.table.seats
        users = [seats[d.seat].user_id for d in position.waiting]
        return [actor for actor in self.people.values() if actor.id in users]

    async def asked_at(self, number: int) -> list[MemberActor]:
        """The people whom a table waits for, wherever it is."""
        position = await self.service.views.position(number, None)
        users = [position.table.seats[d.seat].user_id for d in position.waiting]
        return [actor for actor in self.people.values() if actor.id in users]

    async def all_said(self) -> None:
        """Wait until nothing is left to say."""
        pending = "SELECT 1 FROM outbox WHERE state = 'pending'"
        while await self.service.store.read(lambda db: db.execute(pending).fetchone()):
            await asyncio.sleep(0.01)

    def messages(self, channel: ChannelHandle | Channel | None = None) -> list[ResponseMessage]:
        """The public messages of a channel, oldest first."""
        stored = self.env.backend.messages.get((channel or self.channel).id, {})
        ordered = sorted(stored.values(), key=lambda m: m.id)
        return [ResponseMessage(self.env, m) for m in ordered if not m.is_ephemeral]

    def with_control(self, op: str, channel: ChannelHandle | None = None) -> ResponseMessage:
        """The newest public message that has a control of this kind."""
        for message in reversed(self.messages(channel)):
            if any(p.parsed.op == op for p in presses(message)):
                return message
        raise AssertionError(f"no message of the channel has a control {op!r}")

    def board(self, channel: ChannelHandle | None = None) -> ResponseMessage:
        """The public message with the button that opens the panel."""
        return self.with_control("turn", channel)

    def pings(self, actor: MemberActor) -> int:
        """How often somebody was pinged so far."""
        return sum(p.pinged.count(actor.id) for p in self.posted)

    # --- what people do --------------------------------------------------------------------------

    async def press(
        self, actor: Any, message: ResponseMessage | None, op: str
    ) -> simcord.InteractionResult:
        """Press the one button of a message that has this kind."""
        message = there(message)
        found = [p for p in presses(message) if p.parsed.op == op and p.value is None]
        assert len(found) == 1, f"{len(found)} buttons {op!r} in:\n{words(message)}"
        return await actor.click(message, custom_id=found[0].custom_id)

    async def add_computer(
        self, actor: MemberActor, level: str = "beginner", channel: ChannelHandle | None = None
    ) -> None:
        """Add a computer in the lobby: from the menu of levels, or where nobody can think about a
        game by the one button."""
        lobby = there(self.with_control("computer", channel))
        found = next(
            p
            for p in presses(lobby)
            if p.parsed.op == "computer" and (p.value is None or p.value.startswith(level))
        )
        if found.value is None:
            result = await actor.click(lobby, custom_id=found.custom_id)
        else:
            result = await actor.select(lobby, [found.value], custom_id=found.custom_id)
        assert result.acknowledged

    async def open_panel(
        self, actor: MemberActor, channel: ChannelHandle | None = None
    ) -> ResponseMessage:
        """Press “Take my turn”; the private panel."""
        result = await self.press(actor, self.board(channel), "turn")
        assert result.response is not None
        assert result.ephemeral
        return result.response

    async def start(
        self,
        *names: str,
        game: str = "antike-duellum",
        options: Mapping[str, Any] | None = None,
        channel: ChannelHandle | None = None,
    ) -> Table:
        """The named people open, join and start a table; the options are set on the way."""
        here = channel or self.channel
        first, *others = (self[name] for name in names)
        await first.slash(here, "game new", game=game)
        for actor in others:
            await self.press(actor, self.with_control("join", here), "join")
        if options:
            table = await self.table(here)
            await self.service.lobbies.set_options(table.id, first.id, options)
        await self.press(first, self.with_control("start", here), "start")
        table = await self.table(here)
        assert table.status == "running", [words(m) for m in self.messages(here)]
        return table

    async def give_seat(self, host: MemberActor, seat: int, new: MemberActor | None) -> None:
        """The host invites somebody to a seat (counted from 1), or lets a computer take it; all who
        are asked consent."""
        here = self.channel
        old = (await self.table()).seats[seat - 1].user_id
        wish = {} if new is None else {"player": new.user}
        await host.slash(here, "host replace", seat=str(seat), **wish)
        if old not in (None, host.id):
            [asked] = [a for a in self.people.values() if a.id == old]
            dm = self.messages(self.env.backend.get_dm_channel(asked.id))[-1]
            await self.press(asked.user, dm, "giveseat")
        if new is not None:
            await self.press(new, self.with_control("takeseat"), "takeseat")
        now = (await self.table()).seats[seat - 1].user_id
        assert now == (None if new is None else new.id), [words(m) for m in self.messages()]

    async def quickly(self, moves: Iterable[tuple[int, Action]]) -> None:
        """Play actions of seats without anybody pressing; the bot announces them as ever."""
        table = await self.table()
        with self.env._bot_scope():
            for seat, action in moves:
                user = table.seats[seat].user_id
                assert user is not None
                await self.service.playing.act(table.id, user, None, action)
        await self.env.settle()

    async def together(self, *doings: Coroutine[Any, Any, Any]) -> list[Any]:
        """Several people press at the same moment: all presses arrive before any is answered."""
        settle = self.env._settle_internal
        self.env._settle_internal = _at_once  # type: ignore[method-assign]
        try:
            results = [await doing for doing in doings]
        finally:
            self.env._settle_internal = settle  # type: ignore[method-assign]
        await self.env.settle()
        return results

    # --- what befalls a server -------------------------------------------------------------------

    def keep_panels(self) -> None:
        """Discord lets no older panel be taken away, as a quarter of an hour later."""
        self.wire.fail("DELETE", "/webhooks/*/messages/@original", 401, code=50027, times=None)

    def kick_bot(self) -> None:
        """A manager removes the bot; the server and its messages remain."""
        backend = self.env.backend
        guild = backend.get_guild(self.guild.id)
        self._kicked = guild.members.pop(backend.bot_user.id)
        backend.emit("GUILD_DELETE", {"id": str(guild.id)})

    def invite_bot(self) -> None:
        """A manager invites the bot again."""
        from simcord.backend import serializers

        backend = self.env.backend
        guild = backend.get_guild(self.guild.id)
        guild.members[backend.bot_user.id] = self._kicked
        payload = serializers.guild_create_payload(backend, guild)
        del payload["unavailable"]  # by which Discord tells an invitation from the end of an outage
        backend.emit("GUILD_CREATE", payload)

    def end_outage(self) -> None:
        """The server works again."""
        from simcord.backend import serializers

        backend = self.env.backend
        guild = backend.get_guild(self.guild.id)
        backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, guild))

    def delete_message(self, message: ResponseMessage) -> None:
        """Somebody with the right to do so deletes a message."""
        self.env.backend.delete_message(message.channel_id, message.id)

    def delete_channel(self, channel: ChannelHandle) -> None:
        self.env.backend.delete_channel(channel.id)

    def forbid(self, channel: ChannelHandle, **denied: bool) -> None:
        """Take permissions from the bot in a channel, e.g. `attach_files=False`."""
        self._overwrite(self.env.backend.bot_user.id, channel, denied)

    def forbid_member(self, actor: MemberActor, channel: ChannelHandle, **denied: bool) -> None:
        """Take permissions from a person in a channel."""
        self._overwrite(actor.id, channel, denied)

    def _overwrite(self, user: int, channel: ChannelHandle, denied: Mapping[str, bool]) -> None:
        from simcord.backend.models import Overwrite
        from simcord.enums import OverwriteType

        allow, deny = discord.PermissionOverwrite(**denied).pair()
        overwrite = Overwrite(user, OverwriteType.MEMBER, allow.value, deny.value)
        self.env.backend.set_overwrite(channel.id, overwrite)

    def close_dms(self, user: MemberActor | UserHandle) -> None:
        """The user takes no direct messages from the bot."""
        dm = self.env.backend.get_dm_channel(user.id)
        self.wire.fail("POST", f"/channels/{dm.id}/messages", 403, code=50007, times=None)

    def _note(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "MESSAGE_CREATE":
            channel, number = int(payload["channel_id"]), int(payload["id"])
            stored = self.env.backend.get_message(channel, number)
            self.posted.append(Posted(channel, number, tuple(stored.ping_user_ids)))


async def _at_once(**_: Any) -> None:
    """Instead of waiting until the bot has answered."""


class _Complaints(logging.Handler):
    """Keeps what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(record.getMessage())


@contextmanager
def _heard() -> Iterator[_Complaints]:
    handler = _Complaints()
    logging.getLogger().addHandler(handler)
    try:
        yield handler
    finally:
        logging.getLogger().removeHandler(handler)


def _foreseen(error: BaseException) -> bool:
    """Whether an error is one that the bot answers with a sentence of its own."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    return isinstance(error, AgoraError)


@asynccontextmanager
async def simulated(folder: Path, people: tuple[str, ...] = PEOPLE) -> AsyncIterator[World]:
    """A world with the bot at READY.

    At the end, errors that the bot swallowed or logged are raised, except those whose text
    contains something that the test has put into `world.expected`.
    """
    with (
        as_discord_sends(),
        Wire().connected() as wire,
        Installs().known() as installs,
        _heard() as complaints,
    ):
        world = World(folder, wire, installs)
        world.bot = await world.make_bot()
        world.bot.registration.resend = True  # this Discord is another one
        world.env = installs.env = Timeless(world.bot, settle_timeout=SETTLE_SECONDS)
        wire.rule = installs.rule
        world.guild = world.env.create_guild("Agora")
        world.channel = world.guild.create_text_channel("table-1")
        for name in people:
            user = world.env.create_user(name.lower(), global_name=name)
            world.people[name] = world.guild.add_member(user)
        world.env.backend.subscribers.append(world._note)
        try:
            await world.env.start()
            yield world
        finally:
            await world.bot.close()
            await world.env.shutdown()
            await world.service.store.close()
        wrong = [repr(e) for e in world.env.errors if not _foreseen(e)]
        wrong += complaints.found
    unexpected = [w for w in wrong if not any(text in w for text in world.expected)]
    assert not unexpected, "\n".join(unexpected)
