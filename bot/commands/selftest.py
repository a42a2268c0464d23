"""`agora selftest`: what Discord lets the bot do, tried on the real Discord."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.commands.arguments import minutes, snowflake
from bot.commands.no_connection import no_connection
from bot.commands.serve import WITHOUT_ACCOUNT, WRONGLY_ASKED

if TYPE_CHECKING:
    from bot.selftest import Report, Trial

MINUTES = 10


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "selftest",
        help="try what Discord lets the bot do",
        description="Try in a channel of your server, step by step, what the bot will do there, "
        "and say which of it Discord accepts. It leaves a button for you to press, and takes "
        "everything away in the end. The bot itself may run meanwhile.",
    )
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument(
        "--channel",
        type=snowflake,
        metavar="ID",
        help="the id of a text channel: turn on Developer Mode in Discord's settings, right-click "
        "the channel, Copy Channel ID",
    )
    where.add_argument(
        "--apps",
        action="store_true",
        help="instead, print what to try by hand where people have added the bot to themselves, "
        "and tick it off as Discord sends it",
    )
    parser.add_argument(
        "--wait",
        type=minutes,
        default=MINUTES,
        metavar="MINUTES",
        help=f"how long to wait for each press (default: {MINUTES})",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Try everything. 0: Discord accepts it; 1: some of it not, or nobody pressed; 2: there is no
    such channel, or no token that Discord accepts."""
    from bot import config
    from tables.model.log import set_up

    settings = config.load()
    token = config.token(settings)
    if not token:
        print(WITHOUT_ACCOUNT.format(file=Path(config.ENV_FILE).absolute()), file=sys.stderr)
        return WRONGLY_ASKED
    set_up("ERROR", (token,))
    if args.apps:
        from bot.commands import own_apps

        return asyncio.run(own_apps.serve(token, args.wait * 60))
    return asyncio.run(serve(token, args.channel, args.wait * 60))


async def serve(token: str, channel_id: int, seconds: float) -> int:
    """Log in and try; the exit code."""
    import discord

    from bot.selftest import Trial

    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    client = Trial(channel_id)
    async with client:
        running = asyncio.create_task(client.start(token), name="discord")
        ready = asyncio.create_task(client.connected.wait(), name="ready")
        try:
            await asyncio.wait([running, ready], return_when=asyncio.FIRST_COMPLETED)
            if running.done():
                return no_connection(running)
            return await _try(client, channel_id, seconds)
        finally:
            await client.close()
            for task in (running, ready):
                task.cancel()
            await asyncio.gather(running, ready, return_exceptions=True)


async def _try(client: Trial, channel_id: int, seconds: float) -> int:
    import discord

    from bot.selftest import Report, Walk
    from bot.widgets import answers, replies

    answers.check(client)
    try:
        channel = await client.fetch_channel(channel_id)
    except (*answers.FAILURES, discord.InvalidData) as error:
        print(
            f"agora: the channel {channel_id} cannot be used ({replies.brief(error)}); invite the "
            "bot to its server, let it see the channel, and name the channel by its id.",
            file=sys.stderr,
        )
        return WRONGLY_ASKED
    if not isinstance(channel, discord.TextChannel):
        print("agora: please name an ordinary text channel of a server.", file=sys.stderr)
        return WRONGLY_ASKED
    report = Report(lambda line: print(line, flush=True))
    report.say(f"What Discord lets {client.user} do in #{channel.name} of {channel.guild}:")
    await Walk(client, report, seconds).run(channel)
    return _conclude(report)


def _conclude(report: Report) -> int:
    tried = report.accepted + len(report.refused)
    if report.refused:
        report.say(f"Discord refused {len(report.refused)} of {tried} things.")
    elif report.unseen:
        report.say(f"Discord accepted all {tried} things that were tried; the others need a press.")
    else:
        report.say(f"Discord accepted all {tried} things.")
    return 1 if report.refused or report.unseen else 0
