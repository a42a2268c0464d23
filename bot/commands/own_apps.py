"""`agora selftest --apps`: what to try by hand with a second account, because neither Discord's
documents nor a simulation tell it. Each point says what Agora does until somebody knows."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import discord

from bot.commands.serve import NOT_ACCEPTED, WRONGLY_ASKED
from bot.widgets import answers, replies


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to try. seen: what to look for. until: what Agora does as long as nobody knows it;
    empty where the answer is known and only this host's application is looked at."""

    do: str
    seen: str
    until: str = ""


STEPS: Sequence[Step] = (
    Step(
        "Take a second account that shares no server with the bot. Open the second link above with "
        "it, and choose Add to My Apps.",
        "the profile of the bot offers Message",
    ),
    Step(
        "With it, type /turns in a direct message with your first account.",
        "an answer that only the second account sees",
    ),
    Step(
        "Type /help in a group message, and on a server without the bot.",
        "the same; Take a lesson opens a lesson",
    ),
    Step(
        "Put both accounts at a table on a server of the bot, and type /turn in the group message.",
        "the panel with its picture, and each press answered",
        "If Discord refuses the picture, the panel comes in words.",
    ),
    Step(
        "In the group message press Share the board below /board.",
        "both accounts see the board, without buttons",
        "Nothing of a shared board is ever edited or pressed.",
    ),
    Step(
        "Let the second account leave the server, delete the table's channel, and take a turn with "
        "the first account.",
        "whether the second account gets the post by direct message (error 50278 if not)",
        "Agora tries. If Discord refuses, it counts as no direct messages: /turns has the table.",
    ),
    Step(
        "On a server without the bot take Use External Apps from the second account, and press "
        "Share the board there.",
        "a sentence that only this account sees the board",
        "Whatever Discord makes private is private; Agora says so if Discord tells it.",
    ),
    Step(
        "Remove the app from the second account (Settings, Authorized Apps), and press a button of "
        "an answer that is still open.",
        "whether Discord still hears it",
        "Nothing depends on such buttons: seat, turn and orders stay, and a server of the bot has "
        "them.",
    ),
    Step(
        "If the bot has several connections or nodes: repeat step 3, and see in the log which one "
        "was asked.",
        "an answer, whichever it was",
        "The connection that hears a press answers it.",
    ),
    Step(
        "Look at the commands of your own server once more.",
        "every command once, not twice",
        "With AGORA_GUILD commands belong to that server alone, and nobody can add Agora to "
        "themselves.",
    ),
)


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


async def serve(token: str) -> int:
    """Ask Discord about the application, and print what to try; the exit code."""
    async with discord.Client(intents=discord.Intents.none()) as client:
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
        print(line)
    return 0 if application.user_integration_config is not None else 1
