"""`agora play`: the real bot in a simulated Discord, in a browser page of this machine.

Nothing of the bot is replaced: its commands, buttons, database and pictures are those of a real
server. Discord alone is simulated, by SimCord, whose page shows one channel and lets one person
act as each of several sample players. The page is served to this machine only.

With `--data DIR` tables survive a restart: ids of the server, the channel and the players are the
same every time, and the bot posts the running table anew. What does not survive: older messages of
the channel, private panels and direct messages, because the simulated Discord keeps them in memory.
A thread cannot be shown, because the page has one channel.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import tempfile
import time
import webbrowser
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from tables.facts.errors import Refusal
from tables.store.connection import Connection

if TYPE_CHECKING:
    import simcord

    from tables.facts.model import Table
    from tables.store.sqlite import SqliteStore

PLAYERS = ("Ann", "Bob", "Chloe", "Dimitri", "Eszter")
"""The sample players. Mara, who manages the server, comes after them."""
MANAGER = "Mara"
BOT, CHANNEL = "Agora", "table-1"
PACE = (1.0, 2.0)
"""Seconds within which answers that hang on hidden things are shown: one person plays all seats."""
SETTLE_SECONDS = 60.0
"""How long one press may keep the bot busy before the page gives up waiting for it."""
DATABASE = "agora.sqlite3"
SHOWN_STEPS = 5
"""Steps whose events are told again with the board after a restart."""
DM_FOLDER = "direct-messages"
HELP = "try the bot in a browser, without a Discord account"


class PlaygroundProblem(Refusal):
    """The playground cannot be opened; the message says what to do."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line asks for. `data` is None for a playground that is forgotten."""

    port: int = 0
    browser: bool = True
    game: str | None = None
    seats: int | None = None
    data: Path | None = None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `agora play`."""
    parser.add_argument("--port", type=_port, default=0, help="port of the page (default: any)")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.add_argument("--game", metavar="KEY", help="open and start a table of this game at once")
    parser.add_argument("--seats", type=int, metavar="N", help="players at that table")
    parser.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        help="keep tables in this folder; without it all is forgotten at the end. Old messages, "
        "panels and direct messages are never kept: the bot posts a running table anew",
    )


def run(args: argparse.Namespace) -> int:
    """Carry out `agora play`; the exit code. Raises `PlaygroundProblem`, `StorageFault`."""
    wishes = Wishes(args.port, not args.no_browser, args.game, args.seats, args.data)
    asyncio.run(play(wishes))
    return 0


def _port(text: str) -> int:
    port = int(text) if text.isdecimal() else -1
    if not 0 <= port <= 65535:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return port


async def play(wishes: Wishes, say: Callable[[str], None] = print) -> None:
    """Serve the playground until it is stopped. Raises `PlaygroundProblem`."""
    simcord = _simcord()
    seats = _check_table(wishes)
    with _folder(wishes.data) as folder:
        async with _stopped_by_signals() as stop, _server(simcord, folder, say) as server:
            goes_on = await _prepare(server, wishes, seats)
            preview = server.env.preview(
                server.channel,
                viewers=server.everybody,
                layout="channel",
                timezone=_timezone(),
                port=wishes.port,
            )
            _keep_time(server.env, preview)
            async with _entered(preview, wishes.port):
                await _greet(server, preview.url, wishes, seats, goes_on)
                await _first_of(stop.wait(), preview.wait_closed())
    say("Stopped." if wishes.data is None else f"Stopped. Tables are kept in {wishes.data}.")


async def _greet(server: Server, url: str, wishes: Wishes, seats: int, goes_on: bool) -> None:
    from render.lang.language import ENGLISH

    server.say(f"Agora's playground: {url}")
    server.say("“Viewing as” at the top chooses through whose eyes you look. Ctrl-C ends it.")
    if goes_on:
        server.say("The table of the last time goes on.")
    elif wishes.game is not None:
        names = ENGLISH.listed([p.user.global_name or p.name for p in server.players[:seats]])
        server.say(f"{names} sit at the table; the one whose turn it is presses “Take my turn”.")
    else:
        server.say(f"Type /game new to open a table. {MANAGER} may manage the server.")
    if wishes.browser:
        await asyncio.to_thread(webbrowser.open, url)


def _simcord() -> Any:
    try:
        import simcord
        import simcord.preview
    except ImportError as error:
        raise PlaygroundProblem("playground_packages", module=str(error.name)) from error
    return simcord


def _check_table(wishes: Wishes) -> int:
    """The number of players of the table to open; 0 if none was asked for."""
    from engine import registry

    if wishes.game is None:
        if wishes.seats is not None:
            raise PlaygroundProblem("playground_needs_game")
        return 0
    try:
        meta = registry.rules(wishes.game).meta
    except registry.UnknownGame as error:
        raise PlaygroundProblem(
            "playground_no_game", game=wishes.game, games=registry.keys()
        ) from error
    seats = wishes.seats if wishes.seats is not None else max(2, min(meta.seats))
    if seats not in meta.seats or seats > len(PLAYERS):
        players = tuple(n for n in meta.seats if n <= len(PLAYERS))
        raise PlaygroundProblem(
            "playground_wrong_count", title=meta.key, players=players, seats=seats
        )
    return seats


@dataclass(slots=True)
class Server:
    """The simulated server: one channel, the sample players and a manager."""

    env: simcord.Env
    bot: Any
    channel: simcord.ChannelHandle
    players: tuple[simcord.MemberActor, ...]
    manager: simcord.MemberActor
    say: Callable[[str], None]

    @property
    def everybody(self) -> tuple[simcord.MemberActor, ...]:
        return (*self.players, self.manager)


class DirectMessages:
    """Shows on the terminal what the bot writes to players in private, and keeps the pictures.

    The page shows a channel only. Listens to the events of the simulated Discord.
    """

    def __init__(self, env: simcord.Env, folder: Path, say: Callable[[str], None]) -> None:
        self._backend = env.backend
        self._folder = folder
        self._say = say
        self._count = 0

    def __call__(self, event: str, message: Mapping[str, Any]) -> None:
        if event != "MESSAGE_CREATE" or int(message["author"]["id"]) != self._backend.bot_user.id:
            return
        channel = self._backend.channels[int(message["channel_id"])]
        if channel.guild_id is not None:
            return
        name = self._backend.get_user(channel.recipient_ids[0]).name
        self._say(f"Direct message to {name}: {_words(message)}")
        for attachment in message["attachments"]:
            data = self._backend.cdn.get(attachment["url"])
            if data is not None:
                self._say(f"  with {self._keep(name, attachment['filename'], data)}")

    def _keep(self, name: str, filename: str, data: bytes) -> Path:
        self._folder.mkdir(parents=True, exist_ok=True)
        self._count += 1
        path = self._folder / f"{self._count:03}-{name.lower()}-{Path(filename).name}"
        path.write_bytes(data)
        return path


def _words(message: Mapping[str, Any]) -> str:
    """The texts of a message on one line."""
    texts = [message.get("content") or ""]
    stack = list(message.get("components") or ())
    while stack:
        component = stack.pop(0)
        texts.append(component.get("content") or "")
        stack = [*(component.get("components") or ()), *stack]
    return " ".join(" ".join(texts).split()) or "(no words)"


@contextlib.asynccontextmanager
async def _server(simcord: Any, folder: Path, say: Callable[[str], None]) -> AsyncIterator[Server]:
    """The bot, logged in to a simulated Discord with one server."""
    from bot.app import create_bot
    from bot.config import Config
    from tables.service import TableService
    from tables.store.sqlite import SqliteStore, claim

    database = folder / DATABASE
    with contextlib.closing(claim(database)):
        store = await SqliteStore.open(database)
        bot = create_bot(Config(database=database, guild=None), TableService(store, pace=PACE))
        # The simulated Discord gives a bot five seconds to log in; a slow machine needs more.
        await bot.pictures.warm()
        bot.registration.anew = True  # the simulated Discord forgets commands with everything else
        bot.reticent = True  # and all that is left to say from the last time comes after that
        env = _env_class(simcord)(bot, settle_timeout=SETTLE_SECONDS, check_errors=False)
        server = _populate(env, bot, say)
        env.backend.subscribers.append(DirectMessages(env, folder / DM_FOLDER, say))
        _follow_the_clock(env)
        try:
            await _ask_for_boards(store, server.channel.id)
            await env.start()
            bot.speak()
            with env.time_context():
                yield server
        finally:
            await bot.close()
            await env.shutdown()
            await store.close()


def _env_class(simcord: Any) -> Any:
    """A simulated Discord to which a refusal that the user reads is no error: the page would say
    that the bot has failed."""
    from bot.widgets import replies

    class Env(simcord.Env):  # type: ignore[misc]
        def _record_error(self, error: BaseException) -> None:
            if not replies.foreseen(error):
                super()._record_error(error)

    return Env


def _populate(env: simcord.Env, bot: Any, say: Callable[[str], None]) -> Server:
    """Server, channel and people. Always made in this order, so their ids are always the same."""
    import discord

    env.backend.bot_user.name = BOT
    guild = env.create_guild("Games")
    channel = guild.create_text_channel(CHANNEL)
    people = [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PLAYERS]
    managers = guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    mara = env.create_user(MANAGER.lower(), global_name=MANAGER)
    manager = guild.add_member(mara, roles=[managers])
    return Server(env, bot, channel, tuple(people), manager, say)


def _follow_the_clock(env: simcord.Env) -> None:
    """Let the simulated Discord date messages, and number them, by the clock of this machine.

    Its own clock stands still, and would give the same numbers to other messages every time.
    """
    from simcord._clock import Clock

    class Wall(Clock):
        def now(self) -> datetime:
            return datetime.now(UTC)

    env.backend.clock = Wall()


def _keep_time(env: simcord.Env, preview: simcord.Preview) -> None:
    """Let the page count "5 minutes ago" from now on, not from when it was opened: that would make
    everything that happens later lie in the future."""

    def now(event: str, message: Mapping[str, Any]) -> None:
        preview.capture_time = datetime.now(UTC)

    env.backend.subscribers.append(now)


async def _prepare(server: Server, wishes: Wishes, seats: int) -> bool:
    """Show the table of the last time again, or open the one asked for; whether it goes on."""
    ann, *others = server.players
    table = await server.bot.service.views.table_in(server.channel.id)
    if table is not None:
        if table.status == "lobby":
            await _post_lobby(server, table)
        return True
    if wishes.game is None:
        return False
    await ann.slash(server.channel, "game new", game=wishes.game)
    for player in others[: seats - 1]:
        await player.slash(server.channel, "game join")
    await ann.slash(server.channel, "game start")
    table = await server.bot.service.views.table_in(server.channel.id)
    if table is None or table.status != "running":
        raise PlaygroundProblem("playground_not_started", game=wishes.game)
    _forget_answers(server)
    return False


def _forget_answers(server: Server) -> None:
    """Remove the private answers to the commands that opened the table."""
    stored = server.env.backend.messages[server.channel.id]
    for number in [m.id for m in stored.values() if m.is_ephemeral]:
        del stored[number]


async def _ask_for_boards(store: SqliteStore, channel_id: int) -> None:
    """Let the bot post the running table of the channel again; its old message is gone."""
    from tables.facts import outgoing
    from tables.store import game_rows, outbox_rows

    def work(db: Connection) -> None:
        found = game_rows.open_in(db, channel_id)
        if found is None or found.table.status != "running":
            return
        table = found.table
        again = outgoing.Refresh(
            from_seq=max(0, table.public_seq - SHOWN_STEPS),
            to_seq=table.public_seq,
            asked=table.told_asked,
            ping=(),
        )
        outbox_rows.announce(db, table.id, time.time(), [again])

    await store.write(work)


async def _post_lobby(server: Server, table: Table) -> None:
    """Post the lobby of the last time again."""
    from bot.features.lobby.pages import lobby_message
    from bot.widgets.words import Speech

    channel = server.bot.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
    message = await channel.send(view=lobby_message(Speech(table)).view)
    await server.bot.service.messages.remember_message(
        table.id, table.channel_id, message.id, "lobby"
    )


@contextlib.contextmanager
def _folder(data: Path | None) -> Iterator[Path]:
    """The folder for the database: the one asked for, or one that is removed afterwards."""
    if data is None:
        with tempfile.TemporaryDirectory(prefix="agora-") as temporary:
            yield Path(temporary)
        return
    try:
        data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise PlaygroundProblem(
            "playground_folder", path=str(data), error=str(error.strerror)
        ) from error
    yield data


@contextlib.asynccontextmanager
async def _stopped_by_signals() -> AsyncIterator[asyncio.Event]:
    """An event that Ctrl-C or a request to terminate sets; the second one ends at once."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    signals = (signal.SIGINT, signal.SIGTERM)

    def remove() -> None:
        for number in signals:
            with contextlib.suppress(NotImplementedError):
                loop.remove_signal_handler(number)

    def ask() -> None:
        remove()
        stop.set()

    for number in signals:
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C interrupts anyway
            loop.add_signal_handler(number, ask)
    try:
        yield stop
    finally:
        remove()


@contextlib.asynccontextmanager
async def _entered(preview: simcord.Preview, port: int) -> AsyncIterator[None]:
    from simcord import SetupError

    try:
        await preview.__aenter__()
    except SetupError as error:
        if "bind" not in str(error):
            raise PlaygroundProblem("playground_failed", error=str(error)) from error
        raise PlaygroundProblem("playground_port_taken", port=port) from error
    try:
        yield
    finally:
        await preview.close()


async def _first_of(*waits: Coroutine[Any, Any, Any]) -> None:
    tasks = [asyncio.ensure_future(w) for w in waits]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _timezone() -> str:
    """The name of this machine's time zone, if it has one that everybody knows."""
    try:
        link = Path("/etc/localtime").resolve().as_posix()
        name = link.split("/zoneinfo/", 1)[1]
        ZoneInfo(name)
    except (IndexError, OSError, ValueError, ZoneInfoNotFoundError):
        return "UTC"
    return name
