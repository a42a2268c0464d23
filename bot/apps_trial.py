"""Ticks off what a person tries with two accounts where people have added the bot to themselves.

Discord's documents are silent on some points, and a simulation knows no more than they do. The bot
itself runs meanwhile and answers; this only listens, and once writes to the second account.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Literal

import discord

from bot.selftest import QUIET, Report
from bot.widgets import ids, replies
from bot.widgets.guest import is_guest

Interaction = discord.Interaction[Any]
Where = Literal["bot", "message", "group", "server", "foreign"]
"""Where something is typed or pressed: to the bot, between two people, in a group, on a server of
the bot, on another one."""
PLACES: dict[Where, str] = {
    "bot": "in a direct message to the bot",
    "message": "in a direct message between two people",
    "group": "in a group message",
    "server": "on a server of the bot",
    "foreign": "on a server without the bot",
}
GREETING = "This is agora selftest. It tries whether you can be written to, and goes at once."


@dataclass(frozen=True, slots=True)
class Heard:
    """What one press tells. what: the command, or what the control does. by_person: a person's own
    install brought the bot there. members: how many people of a group Discord names. outside_apps:
    whether apps of members may answer in public there."""

    user: int
    what: str
    typed: bool
    where: Where
    by_person: bool
    members: int = 0
    outside_apps: bool = True

    def __str__(self) -> str:
        said = f"/{self.what}" if self.typed else f"a press ({self.what})"
        brought = "brought by the person" if self.by_person else "brought by the server"
        return f"{said} {PLACES[self.where]}, {brought}"


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to try. seen: what to look for. until: what Agora does as long as nobody knows it;
    empty where the answer is known and only this host's application is looked at. hears: whether
    the step is done with this press; None if no press tells."""

    do: str
    seen: str
    until: str = ""
    hears: Callable[[Heard], bool] | None = None


def _typed(what: str, *where: Where) -> Callable[[Heard], bool]:
    def hears(heard: Heard) -> bool:
        return heard.typed and heard.what == what and heard.by_person and heard.where in where

    return hears


STEPS: Sequence[Step] = (
    Step(
        "Take a second account that shares no server with the bot. Open the second link above with "
        "it, and choose Add to My Apps. Then type /turns in a direct message to the bot.",
        "an answer; this test writes to the account at that moment",
        "If Discord refuses direct messages (error 50278), /turns has the table and its lobby.",
        _typed("turns", "bot"),
    ),
    Step(
        "With it, type /turns in a direct message with your first account.",
        "an answer that only the second account sees",
        hears=_typed("turns", "message"),
    ),
    Step(
        "Type /help in a group message.",
        "the same; Take a lesson opens a lesson",
        "Agora asks for no members of a group and keeps none.",
        _typed("help", "group"),
    ),
    Step(
        "Type /help on a server without the bot.",
        "the same",
        hears=_typed("help", "foreign"),
    ),
    Step(
        "Put both accounts at a table on a server of the bot, and type /turn in the group message.",
        "the panel with its picture, and each press answered",
        "If Discord refuses the picture, the panel comes in words.",
        _typed("turn", "group"),
    ),
    Step(
        "In the group message press Share the board below /board.",
        "both accounts see the board, without buttons",
        "Nothing of a shared board is ever edited or pressed.",
        lambda heard: heard.what == "showhere" and heard.where == "group",
    ),
    Step(
        "On a server without the bot take Use External Apps from the second account, and press "
        "Share the board there.",
        "a sentence that only this account sees the board",
        "Whatever Discord makes private is private; Agora says so if Discord tells it.",
        lambda heard: heard.what == "showhere" and heard.where == "foreign",
    ),
    Step(
        "Type /help in the group message once more, remove the app from the second account "
        "(Settings, Authorized Apps), and choose another topic of that answer.",
        "whether this step is ticked: then Discord still hears it",
        "Nothing depends on such buttons: seat, turn and orders stay, and a server of the bot has "
        "them.",
        lambda heard: heard.what == "topic" and heard.where == "group",
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


def heard_of(interaction: Interaction) -> Heard | None:
    """What a press tells; None for what is no press."""
    data: dict[str, Any] = dict(interaction.data or {})
    if interaction.type is discord.InteractionType.application_command:
        what, typed = str(data.get("name")), True
    elif interaction.type is discord.InteractionType.component:
        found = ids.parse(str(data.get("custom_id")))
        what, typed = ("" if found is None else found.op), False
    else:
        return None
    channel: Any = interaction.channel
    return Heard(
        interaction.user.id,
        what,
        typed,
        _where(interaction),
        interaction.is_user_integration(),
        len(getattr(channel, "recipients", None) or ()),
        interaction.guild_id is None or interaction.permissions.use_external_apps,
    )


def _where(interaction: Interaction) -> Where:
    if interaction.guild_id is not None:
        return "foreign" if is_guest(interaction) else "server"
    if not interaction.context.private_channel:
        return "bot"
    kind = getattr(interaction.channel, "type", None)
    return "group" if kind is discord.ChannelType.group else "message"


@dataclass
class Ticks:
    """Which steps are done. say: prints a line."""

    say: Callable[[str], None]
    done: set[int] = field(default_factory=set)
    members: int | None = None

    @property
    def left(self) -> list[int]:
        """The steps that a press would still tick off."""
        return [
            number
            for number, step in enumerate(STEPS, 1)
            if step.hears is not None and number not in self.done
        ]

    def hear(self, heard: Heard) -> int | None:
        """Tick off the first open step that a press belongs to."""
        for number in self.left:
            hears = STEPS[number - 1].hears
            if hears is not None and hears(heard):
                self.done.add(number)
                self.say(f"  [x] {number:2}  {heard}")
                self._learn(heard)
                return number
        return None

    def _learn(self, heard: Heard) -> None:
        if heard.where == "group" and self.members is None:
            self.members = heard.members
            self.say(f"          Discord names {heard.members} members of the group.")
        if heard.where == "foreign" and not heard.outside_apps:
            self.say("          Members' apps answer in private only there.")

    def conclude(self) -> Iterator[str]:
        """What is known in the end."""
        of = sum(1 for step in STEPS if step.hears is not None)
        yield f"{len(self.done)} of {of} steps were heard."
        for number in self.left:
            step = STEPS[number - 1]
            yield f"  [ ] {number:2}  not heard: {step.do}"
            if step.until:
                yield f"          Until you know: {step.until}"


class Listener(discord.AutoShardedClient):
    """Hears every press, on all connections of the bot."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents.none(),
            allowed_mentions=QUIET,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
        )
        self.connected = asyncio.Event()
        self.heard: asyncio.Queue[Heard] = asyncio.Queue()

    async def on_ready(self) -> None:
        self.connected.set()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Keep what a press tells; the bot that runs meanwhile answers it."""
        found = heard_of(interaction)
        if found is not None:
            await self.heard.put(found)


async def listen(
    client: discord.Client,
    presses: asyncio.Queue[Heard],
    report: Report,
    seconds: float,
) -> Ticks:
    """Tick steps off until all are, or nobody presses anything for so long."""
    ticks = Ticks(report.say)
    with suppress(TimeoutError):
        while ticks.left:
            heard = await asyncio.wait_for(presses.get(), seconds)
            if ticks.hear(heard) == 1:
                await report.attempt(
                    "a direct message to an account that only added the app",
                    _write(client, heard.user),
                )
    return ticks


async def _write(client: discord.Client, user: int) -> None:
    """Write to somebody, and take it back."""
    private = await client.create_dm(discord.Object(user))
    sent = await private.send(GREETING, silent=True)
    with suppress(*replies.FAILURES):
        await sent.delete()
