"""`agora run`: the bot on the real Discord."""

from __future__ import annotations

import argparse
import asyncio
import logging
import re
import signal
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bot.app import AgoraBot
    from bot.config import Config
    from bot.metrics.figures import Metrics
    from tables.service import TableService
    from tables.store.host_files import Figures
    from tables.store.store import Store

WITHOUT_ACCOUNT = """\
agora: DISCORD_TOKEN is not set, so there is no bot to log in as.

Make an application at https://discord.com/developers/applications, open its page "Bot", reset the
token, and put it into the environment or into the file {file}: DISCORD_TOKEN=...
To try Agora without any Discord account, run `agora play`."""
IMPOSSIBLE = (
    "agora: DISCORD_TOKEN cannot be a token, for it holds a space, a line break or a sign that "
    'none has; copy it once more from the page "Bot" of your application.'
)
NOT_ACCEPTED = "Discord does not accept DISCORD_TOKEN; reset the token of the bot and try again"
WRONGLY_ASKED = 2
"""The exit code if trying again is useless, so that a supervisor can stop."""
TOKEN_REFUSED = 4004
"""The code with which Discord closes the connection of a bot whose token was reset."""
BOT_REFUSED = {
    4010: "its shard is wrong",
    4011: "AGORA_SHARDS is too small for the number of its servers; leave it out",
    4012: "it speaks a version that Discord has given up; install the newest Agora",
    4013: "it asks for events that there are not; install the newest Agora",
    4014: "it asks for events that it may not have; install the newest Agora",
}
"""Codes with which Discord closes the connection of a bot that it will not let in again."""
TOO_FEW_SHARDS = 4011
"""The code for a shard with more servers than one may have."""
BEAT, AGAIN = 30.0, 5.0
"""Seconds between two signs of life, which `agora health` reads; and until the next one if the
database did not store one."""

_TOKEN = re.compile("[!-~]+")
"""What a token can be at all: ASCII without spaces."""

log = logging.getLogger("agora.run")


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "run",
        help="run the bot on Discord",
        description="Run the bot until it is stopped. Settings come from the environment and .env.",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Run until SIGTERM or Ctrl-C.

    Exits with 0 after a clean stop, 1 after a failure, and 2 if another try is useless: without a
    token that Discord accepts, with a database that cannot be ours, or with an invalid file of
    figures.
    """
    from bot import config
    from bot.widgets import saying
    from tables.model.log import set_up
    from tables.store.address import Address

    settings = config.load()
    token = config.token(settings)
    if not token:
        print(WITHOUT_ACCOUNT.format(file=Path(config.ENV_FILE).absolute()), file=sys.stderr)
        return WRONGLY_ASKED
    if _TOKEN.fullmatch(token) is None:
        print(IMPOSSIBLE, file=sys.stderr)
        return WRONGLY_ASKED
    node: str | None = None
    secrets: tuple[str, ...] = (token,)
    if isinstance(settings.database, Address):
        node, secrets = config.node_name(settings), (token, *settings.database.secrets)
    form, words = settings.log_format, saying.plain
    set_up(settings.log_level, secrets, form=form, node=node, words=words)
    return asyncio.run(serve(settings, token))


async def serve(settings: Config, token: str) -> int:
    """Open the database, log in, and go on until a signal arrives; the exit code."""
    from bot.config import node_name
    from bot.metrics.figures import Lines, Metrics
    from bot.metrics.store import TimedStore
    from engine import registry
    from tables.maintenance import revision
    from tables.store import databases, host_files, paths

    database = settings.database
    named = database.absolute() if isinstance(database, Path) else database
    log.info("agora %s, database %s", revision.version(), named)
    given = host_files.look(paths.folder(database), map(registry.rules, registry.keys()))
    figures = given.need()
    for path, game, title in given.used:
        log.info("%s corrects figures of %s (%s)", path, game, title)
    metrics = Metrics()
    counting = Lines(metrics)
    logging.getLogger().addHandler(counting)
    with databases.joined(database):
        store = TimedStore(await databases.opened(database), metrics)
        try:
            service = _service(store, figures, node_name(settings))
            await service.messages.beat()  # a file that cannot be written is refused now
            return await _until_stopped(settings, token, service, metrics)
        finally:
            await store.close()
            logging.getLogger().removeHandler(counting)
            log.info("stopped")


def _service(store: Store, figures: Figures, name: str) -> TableService:
    """The tables of a database; as one node of several if other processes may use it, too."""
    from tables.operations.nodes import Node
    from tables.service import TableService

    if not store.shared:
        return TableService(store, figures=figures)
    log.info("one node of several, by the name %s", name)
    node = Node(store, name=name)
    service = TableService(store, now=node.now, figures=figures, owner=node)
    node.heard = service.heard
    return service


async def _until_stopped(
    settings: Config, token: str, service: TableService, metrics: Metrics
) -> int:
    import discord

    from bot import garbage
    from bot.app import create_bot
    from bot.process import watchdog
    from tables.model.errors import StorageFault

    # The library would warn at every start that it cannot use voice, which this bot does not need.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    bot = create_bot(settings, service, metrics)
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        with suppress(NotImplementedError):  # Windows has no such handlers; Ctrl-C still works
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    async with bot, _pages(settings, bot):
        watchdog.tell("READY=1", "STATUS=connecting to Discord")
        running = asyncio.create_task(bot.start(token), name="discord")
        beating = asyncio.create_task(beat(bot), name="heartbeat")
        awake = asyncio.create_task(watchdog.keep_awake(), name="watchdog")
        tidying = asyncio.create_task(garbage.keep_short(lambda: bot.gate.busy), name="garbage")
        stopping = asyncio.create_task(_wait(stop), name="stop")
        halting = asyncio.create_task(bot.halting.wait(), name="halt")
        ends = (running, stopping, halting)
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        code = _verdict(running, settings) if running.done() else 0
        if bot.halting.is_set():
            log.error("%s", bot.halted_by)
            code = 1
        watchdog.tell("STOPPING=1")
        await bot.close()
        tasks = (*ends, beating, awake, tidying)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(StorageFault):  # what cannot be written shows as silence
            await service.messages.beat({"stopped": True})
    return code


@asynccontextmanager
async def _pages(settings: Config, bot: AgoraBot) -> AsyncIterator[None]:
    """Serve the metrics for the host, if configured. If the address cannot be used, games go on."""
    from bot.process.metrics_server import Observer, Pages

    if settings.metrics is None:
        yield
        return
    pages = Pages(Observer(bot, settings.database))
    try:
        try:
            await pages.open(settings.metrics)
        except OSError as error:
            log.error("AGORA_METRICS cannot be served, the bot runs without: %s", error)
        yield
    finally:
        await pages.close()


async def _wait(stop: asyncio.Event) -> None:
    await stop.wait()
    log.info("asked to stop")


def _verdict(running: asyncio.Task[None], settings: Config) -> int:
    """Say why the connection to Discord ended by itself; the exit code."""
    import discord

    from bot.gateway.shards import NoStartsLeft
    from bot.widgets.answers import FAILURES

    error = running.exception()
    if isinstance(error, discord.LoginFailure):
        log.error(NOT_ACCEPTED)
        return WRONGLY_ASKED
    if isinstance(error, discord.ConnectionClosed) and error.code == TOKEN_REFUSED:
        log.error(NOT_ACCEPTED)
        return WRONGLY_ASKED
    grown = isinstance(error, discord.ConnectionClosed) and error.code == TOO_FEW_SHARDS
    if grown and settings.shards is None:
        log.error(
            "the bot is on so many servers that it needs more shards; a new start brings them"
        )
        return 1
    if isinstance(error, discord.ConnectionClosed) and error.code in BOT_REFUSED:
        log.error("Discord does not let this bot in: %s (%s)", BOT_REFUSED[error.code], error.code)
        return WRONGLY_ASKED
    if isinstance(error, NoStartsLeft):
        log.error("%s", error)
    elif isinstance(error, (discord.HTTPException, discord.GatewayNotFound)):
        log.error("Discord refuses the connection for now (%s)", error)
    elif isinstance(error, FAILURES):
        log.error("Discord cannot be reached; look at the network of this machine (%s)", error)
    elif error is not None:
        log.error("the connection to Discord failed: %s", error, exc_info=error)
    else:
        log.error("the connection to Discord ended")
    return 1


async def beat(bot: AgoraBot) -> None:
    """Store signs of life, and log what does not work and the summary of each day."""
    from bot.process import watchdog
    from bot.process.summary import Summary

    summary = Summary(bot.context.metrics, bot.service.now())
    try:
        while True:
            pause = BEAT
            try:
                state = await bot.health.sign()
                pause = AGAIN if "database" in state["failing"] else BEAT
                bot.alerts.state(state["failing"])
                if "database" not in state["failing"]:
                    await bot.ledger.keep()
                watchdog.tell(f"STATUS={status(bot, state)}")
                summary.look(bot.service.now())
            except Exception:
                log.exception("a sign of life could not be given; the next one comes all the same")
            await asyncio.sleep(pause)
    finally:
        summary.stop(bot.service.now())


def status(bot: AgoraBot, state: Mapping[str, Any]) -> str:
    """The bot in one line, as `systemctl status` shows it."""
    from bot.process.parts import said

    if state["failing"]:
        return "; ".join(said(part, state["away"]) for part in state["failing"])
    away = bot.shard_watch.away()
    connected = len(bot.shard_watch.shards) - len(away)
    return f"at work; shards connected: {connected}, servers: {len(bot.guilds)}"
