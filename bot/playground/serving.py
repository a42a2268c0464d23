"""`agora play`: the real bot in a simulated Discord, in a browser page of this machine.

Nothing of the bot is replaced: its commands, buttons, database and pictures are those of a real
server. Discord alone is simulated, by SimCord, whose page shows a channel or a thread and lets one
person act as each of several sample players. The page is served to this machine only.

With `--data DIR` tables survive a restart: ids of the server, the channel and the players are the
same every time, and the bot posts the running table again. What does not survive: older messages of
the channel, private panels and direct messages, because the simulated Discord keeps them in memory.
A direct message stands in the channel for its reader alone. Threads are those in which seasons,
tournaments and matches open their tables; the page shows one at a time.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
import tempfile
import webbrowser
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import discord
import simcord
from simcord import SetupError
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simcord.results import ResponseMessage

from bot import config
from bot.app import AgoraBot, create_bot
from bot.config import Config
from bot.features.lobby.opening import Lobbies
from bot.features.lobby.pages import lobby_message
from bot.features.welcome.pages import welcome_message
from bot.playground.beginning import ask_for_board, play_scene
from bot.playground.direct_messages import DirectMessages
from bot.playground.pages import Pages
from bot.playground.simulation import Env, WallClock
from bot.playground.viewing import Asked
from bot.playground.wishes import PlaygroundProblem, Wishes
from bot.widgets import saying
from bot.widgets.ids import ControlId
from bot.widgets.words import Speech
from engine import registry
from engine.scenes import Scene
from render.lang.catalogue.bot_welcome import BotWelcome
from render.lang.language import ENGLISH, Language, spoken
from tables.model.table import Table, UserRef
from tables.service import TableService
from tables.store import host_files, paths
from tables.store.host_files import Figures
from tables.store.sqlite import SqliteStore, claim

PLAYERS = ("Ann", "Bob", "Chloe", "Dimitri", "Eszter")
"""The sample players. Mara, who manages the server, comes after them."""
MANAGER = "Mara"
ASKED = "Whoever is asked"
PRIVATE_CHANNEL = "Direct message"
BOT, CHANNEL = "Agora", "table-1"
PACE = (1.0, 2.0)
"""Seconds within which answers that depend on hidden things are shown. One person plays all
seats."""
SETTLE_SECONDS = 60.0
"""How long one press may keep the bot busy before the page gives up waiting for it."""
DATABASE = "agora.sqlite3"
DM_FOLDER = "direct-messages"


async def play(wishes: Wishes, say: Callable[[str], None] = print) -> None:
    """Serve the playground until it is stopped. Raises `PlaygroundProblem`."""
    seats = _check_table(wishes)
    say("The playground opens …")
    with _folder(wishes.data) as folder:
        async with (
            _stopped_by_signals() as stop,
            _server(folder, say, wishes.scene, _figures(wishes.data, say)) as server,
        ):
            goes_on = await _prepare(server, wishes, seats)
            preview = server.env.preview(
                server.channel,
                viewers=server.everybody,
                layout="channel",
                timezone=_timezone(),
                port=wishes.port,
            )
            pages = Pages(preview, wishes.port)
            server.asked.follow(preview)
            server.env.open = True
            async with _entered(preview, wishes.port), _doing(pages.follow()):
                await _greet(server, preview.url, wishes, seats, goes_on)
                await _first_of(stop.wait(), preview.wait_closed())
    say("Stopped." if wishes.data is None else f"Stopped. Tables are kept in {wishes.data}.")


async def _greet(server: Server, url: str, wishes: Wishes, seats: int, goes_on: bool) -> None:
    server.say(f"Agora's playground: {url}")
    server.say("“Viewing as” at the top chooses through whose eyes you look. Ctrl-C ends it.")
    server.say(f"“{ASKED}” there leads to the player whom the table awaits.")
    if wishes.scene is not None:
        server.say(f"A saved game goes on ({wishes.scene.game}/{wishes.scene.name}).")
    elif goes_on:
        server.say("The table of the last time goes on.")
    elif wishes.game is not None:
        server.say(_sitting(server, seats, wishes.against))
    else:
        server.say(f"The page shows how to begin. {MANAGER} may manage the server.")
    if wishes.browser:
        await asyncio.to_thread(webbrowser.open, url)


def _sitting(server: Server, seats: int, against: str) -> str:
    names = [p.user.global_name or p.name for p in server.players[:seats]]
    if against:
        return f"{names[0]} plays against {against} computers, and presses “Take my turn”."
    told = ENGLISH.listed(names)
    return f"{told} sit at the table; the one whose turn it is presses “Take my turn”."


def _check_table(wishes: Wishes) -> int:
    """The number of players of the table to open; 0 if none was asked for."""
    if wishes.against and (wishes.game is None or wishes.scene is not None):
        raise PlaygroundProblem("playground_against_whom")
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
    """The simulated server: one channel, the sample players and a manager. stand_in: follows the
    player who is asked."""

    env: Env
    bot: AgoraBot
    channel: simcord.ChannelHandle
    players: tuple[simcord.MemberActor, ...]
    manager: simcord.MemberActor
    stand_in: simcord.MemberActor
    asked: Asked
    say: Callable[[str], None]

    @property
    def everybody(self) -> tuple[simcord.MemberActor, ...]:
        return (*self.players, self.manager, self.stand_in)

    def seated(self, seats: int) -> list[UserRef]:
        """The first so many players, as tables know them."""
        return [UserRef(p.id, p.user.global_name or p.name) for p in self.players[:seats]]


@contextlib.asynccontextmanager
async def _server(
    folder: Path,
    say: Callable[[str], None],
    scene: Scene | None = None,
    figures: Figures | None = None,
) -> AsyncIterator[Server]:
    """The bot, logged in to a simulated Discord with one server."""
    database = folder / DATABASE
    with contextlib.closing(claim(database)):
        store = await SqliteStore.open(database)
        service = TableService(store, pace=PACE, figures=figures)
        bot = create_bot(Config(database=database, guild=None, shards=1), service)
        # The simulated Discord gives a bot five seconds to log in; a slow machine needs more.
        await bot.pictures.warm(registry.keys())
        bot.registration.resend = (
            True  # the simulated Discord forgets commands with everything else
        )
        bot.reticent = True  # and all that is left to say from the last time comes after that
        env = Env(bot, settle_timeout=SETTLE_SECONDS, check_errors=False)
        server = _populate(env, bot, say)
        dms = DirectMessages(env, server.channel, PRIVATE_CHANNEL, folder / DM_FOLDER, say)
        env.backend.subscribers += [dms, server.asked]
        env.backend.clock = WallClock()
        try:
            if scene is not None:
                here = server.channel
                assert here.guild is not None
                await play_scene(store, scene, here.guild.id, here.id, server.seated(scene.seats))
            await ask_for_board(store, server.channel.id)
            await env.start()
            await server.asked.look()
            bot.speak()
            with env.time_context():
                yield server
        finally:
            await bot.close()
            await env.shutdown()
            await store.close()


def _populate(env: Env, bot: AgoraBot, say: Callable[[str], None]) -> Server:
    """Server, channel and people. Always made in this order, so their ids are always the same."""
    env.backend.bot_user.name = BOT
    guild = env.create_guild("Games")
    # A first table is easier to find where it was opened, so `/game new` opens none in a thread.
    no_threads = discord.PermissionOverwrite(create_public_threads=False)
    channel = guild.create_text_channel(CHANNEL, overwrites={guild.default_role: no_threads})
    may, _ = discord.PermissionOverwrite(create_public_threads=True).pair()
    bot_user = env.backend.bot_user.id
    env.backend.set_overwrite(channel.id, Overwrite(bot_user, OverwriteType.MEMBER, may.value, 0))
    people = [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PLAYERS]
    managers = guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    mara = env.create_user(MANAGER.lower(), global_name=MANAGER)
    manager = guild.add_member(mara, roles=[managers])
    stand_in = guild.add_member(env.create_user("asked", global_name=ASKED))
    asked = Asked(bot.service, channel, stand_in)
    return Server(env, bot, channel, tuple(people), manager, stand_in, asked, say)


async def _prepare(server: Server, wishes: Wishes, seats: int) -> bool:
    """Show the table of the last time again, or open the one asked for; whether it goes on. Raises
    `PlaygroundProblem` where that is not possible, or takes too long."""
    try:
        if wishes.language is not None:
            await _read(server, wishes.language)
        return await _first_table(server, wishes, seats)
    except TimeoutError as error:
        raise PlaygroundProblem("playground_busy") from error


async def _first_table(server: Server, wishes: Wishes, seats: int) -> bool:
    ann, *others = server.players
    table = await server.bot.service.views.table_in(server.channel.id)
    if table is not None:
        if table.status == "lobby":
            await _post_lobby(server, table)
        return True
    if wishes.game is None:
        await _welcome(server, spoken(wishes.language or ENGLISH.code))
        return False
    await ann.slash(server.channel, "game new", game=wishes.game)
    await _fill(server, others[: seats - 1], wishes.against)
    await _press(server, ann, "start")
    table = await server.bot.service.views.table_in(server.channel.id)
    if table is None or table.status != "running":
        raise PlaygroundProblem("playground_not_started", game=wishes.game)
    _forget_answers(server)
    return False


async def _read(server: Server, code: str) -> None:
    """Let everybody choose a language."""
    for user in server.everybody:
        await server.bot.context.reminders.change_user(
            user.id, lambda old: replace(old, language=code, language_chosen=True)
        )


async def _welcome(server: Server, language: Language) -> None:
    """Post what somebody who sees this for the first time needs to know."""
    note = BotWelcome(language).sample_people(
        people=language.listed(PLAYERS), manager=MANAGER, asked=ASKED
    )
    await _channel_of(server).send(view=welcome_message(language, note).view)


def _channel_of(server: Server) -> discord.PartialMessageable:
    """The channel as the bot sees it."""
    guild = server.channel.guild
    assert guild is not None
    return server.bot.get_partial_messageable(server.channel.id, guild_id=guild.id)


async def _fill(server: Server, others: Sequence[simcord.MemberActor], level: str) -> None:
    """Let others sit down: people, or computers of a level in their place."""
    if not level:
        for player in others:
            await _press(server, player, "join")
        return
    service, host = server.bot.service, server.players[0].id
    table = await service.views.table_in(server.channel.id)
    assert table is not None
    for _ in others:
        table = await service.lobbies.add_computer(table.id, host, level)
    await Lobbies(server.bot.context).refresh(table)  # else the button to start stays grey


async def _press(server: Server, player: simcord.MemberActor, op: str) -> None:
    """Press a button of the lobby."""
    table = await server.bot.service.views.table_in(server.channel.id)
    assert table is not None
    assert table.message_id is not None
    stored = server.env.backend.get_message(server.channel.id, table.message_id)
    lobby = ResponseMessage(server.env, stored)
    await player.click(lobby, custom_id=str(ControlId(op, table.id)))


def _forget_answers(server: Server) -> None:
    """Remove the private answers to the commands that opened the table."""
    stored = server.env.backend.messages[server.channel.id]
    for number in [m.id for m in stored.values() if m.is_ephemeral]:
        del stored[number]


async def _post_lobby(server: Server, table: Table) -> None:
    """Post the lobby of the last time again."""
    view = lobby_message(Speech(server.bot.service.settled(table))).view
    message = await _channel_of(server).send(view=view)
    await server.bot.service.messages.remember_message(
        table.id, table.channel_id, message.id, "lobby"
    )


def _figures(data: Path | None, say: Callable[[str], None]) -> Figures:
    """The figures of the host's own files: those in the folder of the tables, or beside the
    database of `agora run`. Raises `BadConfig`."""
    folder = paths.folder(config.load().database) if data is None else data
    found = host_files.look(folder, map(registry.rules, registry.keys()))
    figures = found.need()
    for remark in found.remarks:
        say(saying.found(remark))
    return figures


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


@contextlib.asynccontextmanager
async def _doing(work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Run something in the background, to its end."""
    task = asyncio.create_task(work)
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


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
