"""Tries everything that the bot asks of Discord, on the real Discord, before anybody plays.

Only there one can know what Discord accepts: tests use a simulation. Each line names one thing and
says whether Discord accepted it. Everything left behind is deleted.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

import discord

from bot.drawing import drawer
from bot.widgets import items, limits, replies
from bot.widgets.answers import FAILURES
from bot.widgets.discord_errors import private_verdict
from bot.widgets.items import Drawn, Page
from bot.widgets.shown import Kept, files_of
from engine import registry
from render.registry import listing, presentation

T = TypeVar("T")
Interaction = discord.Interaction[Any]

PATIENCE = 60.0
"""Seconds for one request, the library's own repeats included."""
PRESS, GO_ON, WINDOW = "press", "go", "window"
FILE = "board.png"
UNNUMBERED = (
    "Discord does not say which file the message has, so Agora would upload every picture again"
)
QUIET = discord.AllowedMentions.none()


class Missing(Exception):
    """Discord accepted a request and did not do what it asked for."""


@dataclass
class Report:
    """The results. say: prints a line as soon as it is known. unseen: whether the test ended early
    because nobody pressed."""

    say: Callable[[str], None]
    accepted: int = 0
    refused: list[str] = field(default_factory=list)
    unseen: bool = False

    async def attempt(self, what: str, doing: Awaitable[T]) -> T | None:
        """Try one thing; None if Discord refuses it."""
        try:
            found = await asyncio.wait_for(doing, PATIENCE)
        except (*FAILURES, Missing) as error:
            self.refuse(what, replies.brief(error))
            return None
        self.accept(what)
        return found

    def accept(self, what: str) -> None:
        self.accepted += 1
        self.say(f"  ok       {what}")

    def refuse(self, what: str, why: str) -> None:
        self.refused.append(what)
        self.say(f"  REFUSED  {what}: {why}")

    def skip(self, what: str, why: str) -> None:
        self.say(f"  skipped  {what}: {why}")

    def nobody(self, what: str) -> None:
        self.unseen = True
        self.skip(what, "nobody pressed the button")


class Trial(discord.Client):
    """Logs in, tries one thing after the other, and hears who presses its button. It hears only the
    servers on the same connection as its channel."""

    def __init__(self, channel_id: int) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(
            intents=intents,
            allowed_mentions=QUIET,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
        )
        self._channel_id = channel_id
        self.connected = asyncio.Event()
        self.mark = secrets.token_hex(4)
        self._heard: asyncio.Queue[Interaction] = asyncio.Queue()

    async def setup_hook(self) -> None:
        """Find the connection that hears the channel; from a bot on many servers Discord accepts no
        other."""
        count, _, _ = await self.http.get_bot_gateway()
        if count == 1:
            return
        guild = 0
        with suppress(*FAILURES, discord.InvalidData):  # what is wrong with it is said later
            found = await self.fetch_channel(self._channel_id)
            guild = found.guild.id if isinstance(found, discord.abc.GuildChannel) else 0
        self.shard_id = (guild >> 22) % count
        self.shard_count = self._connection.shard_count = count

    async def on_ready(self) -> None:
        self.connected.set()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Keep the press; a bot that runs with the same token does not know these ids."""
        await self._heard.put(interaction)

    def control(self, what: str) -> str:
        """The id of a control of this run."""
        return f"selftest:{self.mark}:{what}"

    async def pressed(self, what: str, seconds: float) -> Interaction | None:
        """The next press of a control; None if nobody presses it."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while True:
                    interaction = await self._heard.get()
                    data: dict[str, Any] = dict(interaction.data or {})
                    if data.get("custom_id") == self.control(what):
                        return interaction
        return None


def boards() -> tuple[Drawn, Drawn]:
    """Two pictures as large as the bot's own, under the same name."""
    found = []
    for key in tuple(registry.keys()):
        shown, rules = presentation(key), registry.rules(key)
        if shown.painter is not None and shown.board is not None:
            seats = min(rules.meta.seats)
            view = rules.view(rules.setup(rules.options(), seats, 1).state, None)
            name = shown.painter.pictures(view)[0]
            names = ("Ann", "Bob", "Chloe", "Dimitri")[:seats]
            data = drawer.paint(shown.board, view, name, names, "en").data
            found.append(Drawn(FILE, data, f"The board of {listing(key).title()}"))
    return found[0], found[-1]


class Walk:
    """One run in one channel. seconds: how long it waits for a press."""

    def __init__(self, client: Trial, report: Report, seconds: float) -> None:
        self._client = client
        self._report = report
        self._seconds = seconds
        self._one, self._other = boards()
        self._left: list[tuple[str, Callable[[], Awaitable[Any]]]] = []

    async def run(self, channel: discord.TextChannel) -> None:
        """Try everything, then clean up."""
        try:
            await self._public(channel)
            await self._threads(channel)
            await self._private(channel)
        finally:
            await self._clean_up()

    async def _clean_up(self) -> None:
        for what, remove in reversed(self._left):
            try:
                await asyncio.wait_for(remove(), PATIENCE)
            except discord.NotFound:
                continue
            except FAILURES as error:
                self._report.say(f"  left     {what}: {replies.brief(error)}")

    # --- in the channel --------------------------------------------------------------------------

    async def _public(self, channel: discord.TextChannel) -> None:
        attempt, nonce = self._report.attempt, secrets.token_hex(8)
        page = self._page("Agora tries what it may do here.", self._one, "Of no use")
        first = await attempt("a message with a picture", self._post(channel, page, nonce))
        if first is None:
            return
        self._left.append(("a message", first.delete))
        again = await attempt("the same message sent twice", self._post(channel, page, nonce))
        if again is not None and again.id != first.id:
            self._left.append(("a message", again.delete))
            self._report.refuse("making that message only once", "it is there twice")
        page = self._page("Agora tries to change its picture.", self._other, "Of no use")
        what = "an edit that brings another picture"
        edited = await attempt(what, self._edit(first, page, page.files()))
        if edited is not None:
            await self._keep(first, edited)
        page = self._page("Agora tries to take its picture away.", None, "Of no use")
        await attempt("an edit that takes the picture away", self._edit(first, page, []))
        page = self._page("Agora tries to tidy up.", self._one, "Of no use")
        again = await attempt("an edit that brings it back", self._edit(first, page, page.files()))
        if again is not None:
            page = self._page("This was tidied.", self._one)
            await attempt("tidying: no button any more, the picture stays", self._tidy(first, page))
        await attempt("finding that message again", self._find(channel, first))

    async def _keep(self, message: discord.Message, edited: discord.Message) -> None:
        what = "an edit that keeps its picture"
        number = files_of(edited).get(FILE)
        if number is None:
            self._report.refuse(what, UNNUMBERED)
            return
        page = self._page("Agora tries to keep its picture.", self._other, "Of no use")
        await self._report.attempt(
            what, self._edit(message, page, [Kept(number, FILE, self._other.alt)])
        )

    async def _post(
        self, channel: discord.abc.Messageable, page: Page, nonce: str | None = None
    ) -> discord.Message:
        nonce = nonce or secrets.token_hex(8)
        return await channel.send(view=page.view, files=page.files(), nonce=nonce)

    async def _edit(
        self, message: discord.Message, page: Page, files: list[Any]
    ) -> discord.Message:
        edited = await message.edit(view=page.view, attachments=files)
        return _showing(edited, bool(files))

    async def _tidy(self, message: discord.Message, page: Page) -> discord.Message:
        return _showing(await message.edit(view=page.view), True)

    async def _find(self, channel: discord.TextChannel, message: discord.Message) -> None:
        async for found in channel.history(limit=25):
            if found.id == message.id:
                return
        raise Missing("it is not among the newest messages")

    async def _threads(self, channel: discord.TextChannel) -> None:
        attempt = self._report.attempt
        thread = await attempt("a thread", self._thread(channel))
        if thread is None:
            return
        page = self._page("A table in a thread.", self._one)
        await attempt("a message in it", self._post(thread, page))
        await attempt("closing it", thread.edit(archived=True))
        await attempt("a message in the closed thread", self._post(thread, page))
        self._left.append(("a thread", lambda: self._remove(thread)))
        self._left.append(("the note of a thread", lambda: self._remove_note(channel, thread)))

    async def _remove_note(self, channel: discord.TextChannel, thread: discord.Thread) -> None:
        """Delete Discord's own message that a thread was opened."""
        async for message in channel.history(limit=25):
            note = message.type is discord.MessageType.thread_created
            if note and message.author == self._client.user and message.content == thread.name:
                await message.delete()

    async def _remove(self, thread: discord.Thread) -> None:
        """Delete a thread, or close it without the permission, which Agora does not ask for."""
        try:
            await thread.delete()
        except discord.Forbidden:
            await thread.edit(archived=True)
            self._report.say("  left     the closed thread; a server manager can delete it")

    async def _thread(self, channel: discord.TextChannel) -> discord.Thread:
        kind = discord.ChannelType.public_thread
        return await channel.create_thread(name="Agora tries threads", type=kind)

    # --- with somebody who presses ---------------------------------------------------------------

    async def _private(self, channel: discord.TextChannel) -> None:
        report, client = self._report, self._client
        view = self._page("Press this button; only you will see the answer.", None, "Go on", PRESS)
        message = await report.attempt("a message with a button", self._post(channel, view))
        if message is None:
            return
        self._left.append(("a message", message.delete))
        report.say(f"Now press the button: {message.jump_url}")
        press = await client.pressed(PRESS, self._seconds)
        if press is None:
            report.nobody("everything behind a press")
            return
        if not await self._panel(press):
            return
        report.say("Now press the button of the private message, and fill in the window.")
        onward = await client.pressed(GO_ON, self._seconds)
        if onward is None:
            report.nobody("a window and what follows it")
            return
        shown = await report.attempt("a window", _done(onward.response.send_modal(self._modal())))
        if shown is None:
            return
        typed = await client.pressed(WINDOW, self._seconds)
        if typed is None:
            report.nobody("what is typed into a window and what follows it")
            return
        await self._after_window(typed)
        await self._direct_message(typed.user)

    async def _panel(self, press: Interaction) -> bool:
        """Whether the panel is there, somehow."""
        attempt = self._report.attempt
        waits = press.response.defer(ephemeral=True, thinking=True)
        if await attempt("a private answer that is waited for", _done(waits)) is None:
            return False
        page = self._page("This is how a panel comes.", self._one, "Open a window", GO_ON)
        what = "a panel: the answer filled with a picture"
        if await attempt(what, self._fill(press, page, page.files())) is None:
            # What the bot does then, see `bot.widgets.shown`.
            doing = press.edit_original_response(content="One moment.")
            await attempt("the answer filled with words", doing)
            message = await attempt("a new private message in its place", self._beside(press, page))
            if message is None:
                return False
            self._left.append(("a private message", message.delete))
        self._left.append(("a private answer", press.delete_original_response))
        return True

    async def _after_window(self, typed: Interaction) -> None:
        attempt = self._report.attempt
        acknowledged = _done(typed.response.defer())
        if await attempt("what is typed into a window", acknowledged) is None:
            return
        page = self._page("This is how a panel changes.", self._other)
        what = "the panel edited with another picture"
        edited = await attempt(what, self._fill(typed, page, page.files()))
        number = None if edited is None else files_of(edited).get(FILE)
        if edited is not None:
            await self._keep_in_panel(typed, number)
        page = self._page("In words.", None)
        await attempt("the panel edited in words", self._fill(typed, page, []))
        page = self._page("A message beside the panel.", self._one)
        beside = await attempt("a private message beside it", self._beside(typed, page))
        if beside is not None:
            await attempt("taking that message away", _done(beside.delete()))

    async def _keep_in_panel(self, typed: Interaction, number: int | None) -> None:
        what = "the panel edited so that its picture stays"
        if number is None:
            self._report.refuse(what, UNNUMBERED)
            return
        page = self._page("Its picture stays.", self._other)
        kept = self._fill(typed, page, [Kept(number, FILE, self._other.alt)])
        await self._report.attempt(what, kept)

    async def _direct_message(self, user: discord.User | discord.Member) -> None:
        what = "a direct message with a picture"
        page = self._page("A direct message with a hand.", self._one)
        try:
            dm = await asyncio.wait_for(user.send(view=page.view, files=page.files()), PATIENCE)
        except FAILURES as error:
            if private_verdict(error) == "closed":
                self._report.skip(what, "you take none; then Agora shows hands in panels only")
            else:
                self._report.refuse(what, replies.brief(error))
        else:
            self._left.append(("a direct message", dm.delete))
            self._report.accept(what)

    async def _fill(
        self, interaction: Interaction, page: Page, files: list[Any]
    ) -> discord.InteractionMessage:
        edit = interaction.edit_original_response
        return _showing(await edit(view=page.view, attachments=files), bool(files))

    async def _beside(self, interaction: Interaction, page: Page) -> discord.WebhookMessage:
        send = interaction.followup.send
        return await send(view=page.view, files=page.files(), ephemeral=True, wait=True)

    def _modal(self) -> discord.ui.Modal:
        modal = discord.ui.Modal(
            title="A window", custom_id=self._client.control(WINDOW), timeout=None
        )
        asked = discord.ui.TextInput[Any](custom_id="anything", default="Anything")
        modal.add_item(discord.ui.Label(text="Type something", component=asked))
        return modal

    def _page(
        self, words: str, drawn: Drawn | None, button: str | None = None, what: str = "none"
    ) -> Page:
        pressed: discord.ui.ActionRow[Any] | None = None
        if button is not None:
            control = self._client.control(what)
            pressed = discord.ui.ActionRow(discord.ui.Button(label=button, custom_id=control))
        shown = items.gallery(drawn) if drawn is not None else None
        return items.page(items.text(words), shown, pressed, pictures=[drawn])


Edited = TypeVar("Edited", bound=discord.Message)


def _showing(message: Edited, picture: bool) -> Edited:
    """The message, if it shows a picture or none, as was wished."""
    components: list[Any] = [c.to_dict() for c in message.components]
    if any(c.get("items") for c in limits.walk(components)) != picture:
        raise Missing("the picture is not there" if picture else "the picture is still there")
    return message


async def _done(doing: Awaitable[Any]) -> bool:
    """True when something is done that has no result of its own."""
    await doing
    return True
