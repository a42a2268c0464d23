"""`agora selftest --apps`: what to try by hand with a second account, because neither Discord's
documents nor a simulation tell it. Each point says what Agora does until somebody knows, and is
ticked off when Discord sends the press."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator

import discord

from bot.apps_trial import STEPS, Listener, listen
from bot.commands.no_connection import no_connection
from bot.commands.serve import NOT_ACCEPTED, WRONGLY_ASKED
from bot.selftest import Report
from bot.widgets import answers, replies


def lines(application: discord.AppInfo) -> Iterator[str]:
    """What to print for an application."""
    yield f"Agora in people's own apps, as {application.name}:"
    yield f"  to a server:   {replies.invitation(application.id)}"
    yield f"  to yourself:   {replies.own_install(application.id)}"
    people = application.user_integration_config is not None
    yield f"  {'ok     ' if people else 'MISSING'}  the application can be added to people"
    if not people:
        yield "           Turn on User Install on the page Installation of the developer portal."
    for number, step in enumerate(STEPS, 1):
        yield f"\n{number}. {step.do}"
        yield f"   Look for: {step.seen}."
        if step.until:
            yield f"   Until you know: {step.until}"


async def serve(token: str, seconds: float) -> int:
    """Ask Discord about the application, print what to try, and tick it off; the exit code.

    seconds: how long to wait for each press.
    """
    async with Listener() as client:
        try:
            await client.login(token)
            application = await client.application_info()
        except discord.LoginFailure:
            print(f"agora: {NOT_ACCEPTED}", file=sys.stderr)
            return WRONGLY_ASKED
        except answers.FAILURES as error:
            print(f"agora: Discord cannot be reached ({error})", file=sys.stderr)
            return 1
        for line in lines(application):
            print(line, flush=True)
        if application.user_integration_config is None:
            return 1
        return await _tick_off(client, seconds)


async def _tick_off(client: Listener, seconds: float) -> int:
    running = asyncio.create_task(client.connect(), name="discord")
    ready = asyncio.create_task(client.connected.wait(), name="ready")
    try:
        await asyncio.wait([running, ready], return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            return no_connection(running)
        print(
            "\nLet the bot run meanwhile. Steps are ticked off as Discord sends them:", flush=True
        )
        report = Report(lambda line: print(line, flush=True))
        ticks = await listen(client, client.heard, report, seconds)
        for line in ticks.conclude():
            print(line, flush=True)
        return 1 if ticks.left or report.refused else 0
    finally:
        await client.close()
        for task in (running, ready):
            task.cancel()
        await asyncio.gather(running, ready, return_exceptions=True)
