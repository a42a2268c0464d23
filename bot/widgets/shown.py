"""Remembers what the bot's messages show, so that only changed pictures are uploaded.

An edit that names a file of the message keeps it; only a new picture is uploaded. Every panel
depends on edits with pictures, so if Discord refuses one, a new message replaces the old one.
"""

from __future__ import annotations

import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TypeGuard

import discord

from bot.widgets import reader
from bot.widgets.answers import FAILURES, is_gone
from bot.widgets.discord_errors import verdict
from bot.widgets.doubt import Doubt
from bot.widgets.items import Drawn, Page
from render.lang.catalogue.bot import Bot

REMEMBERED = 4_000
"""Messages whose picture is known; for a forgotten one it is uploaded again."""
MESSAGE = "message"
"""Mark of an interaction whose answer has been filled: the number of its message."""

_log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
Edited = discord.Message | discord.InteractionMessage | discord.WebhookMessage


@dataclass(frozen=True, slots=True)
class Kept:
    """A file that a message has already. Discord removes it unless the edit names it. Its
    description may change."""

    id: int
    filename: str
    alt: str

    def to_dict(self) -> dict[str, Any]:
        """As Discord's library asks for it."""
        return {"id": str(self.id), "filename": self.filename, "description": self.alt}


Named = tuple[str, bytes]
"""A picture: its file name and a digest."""


class Shown:
    """The pictures of messages that can be edited; kept in memory only.

    new, kept: whether Discord accepts edits with a new picture, and those that keep one. A single
    refusal of the latter may be due to another process that has replaced the picture. now: the time
    in seconds.
    """

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self.new = Doubt(now)
        self.kept = Doubt(now)
        self._refusal: discord.HTTPException | None = None
        self._known: OrderedDict[int, dict[Named, int]] = OrderedDict()
        self._unnumbered = False

    def files(self, message_id: int | None, page: Page) -> list[discord.File | Kept]:
        """The files of an edit: a new picture, or the name of the present one."""
        known = {} if self.kept.holds() else self._known.get(message_id or 0, {})
        found: list[discord.File | Kept] = []
        for drawn in page.pictures:
            number = known.get(_named(drawn))
            kept = None if number is None else Kept(number, drawn.filename, drawn.alt)
            found.append(kept or drawn.file())
        return found

    def note(self, message: Edited, page: Page) -> None:
        """A message shows this page from now on."""
        self._known.pop(message.id, None)
        if not page.pictures:
            return
        ids = files_of(message)
        if not all(drawn.filename in ids for drawn in page.pictures):
            self._warn_unnumbered()
        else:
            self._known[message.id] = {_named(d): ids[d.filename] for d in page.pictures}
            while len(self._known) > REMEMBERED:
                self._known.popitem(last=False)

    def _warn_unnumbered(self) -> None:
        if not self._unnumbered:
            self._unnumbered = True
            _log.warning("Discord does not say which files a message has: all are uploaded again")

    def forget(self, message_id: int | None) -> None:
        """Forget a message whose present state is unknown."""
        self._known.pop(message_id or 0, None)

    def forget_all(self) -> None:
        """Forget all messages, because another process may have edited them."""
        self._known.clear()

    def check(self, message: discord.Message) -> None:
        """Forget a message if Discord shows that another process has edited it since."""
        there = files_of(message).values()
        if not set(self._known.get(message.id, {}).values()) <= set(there):
            self.forget(message.id)

    # --- edits -----------------------------------------------------------------------------------

    async def edit(
        self, message: discord.PartialMessage, page: Page
    ) -> discord.HTTPException | None:
        """Edit a public message. If Discord refuses the edit, returns the refusal; if the page can
        be posted anyway, call `learn` with it."""

        async def send(files: list[Any]) -> discord.Message:
            quiet = discord.AllowedMentions.none()
            return await message.edit(view=page.view, attachments=files, allowed_mentions=quiet)

        return await self._edit(message.id, page, send)

    async def fill(self, interaction: Interaction, page: Page, *, fresh: bool) -> None:
        """Fill the acknowledged answer of an interaction.

        fresh: whether that is a message of its own; else it is the one of the control. If Discord
        refuses the edit, a new private message shows the page, and the old one is deleted.
        """
        source = None if fresh else interaction.message
        if source is not None:
            self.check(source)

        async def send(files: list[Any]) -> discord.InteractionMessage:
            quiet = discord.AllowedMentions.none()
            edit = interaction.edit_original_response
            made = await edit(view=page.view, attachments=files, allowed_mentions=quiet)
            interaction.extras[MESSAGE] = made.id
            return made

        refusal = await self._edit(source.id if source else None, page, send)
        if refusal is None:
            return
        if source is not None and not source.flags.ephemeral:
            raise refusal  # a private message cannot replace a public one
        try:
            await self._instead(interaction, page, fresh=source is None)
        except FAILURES:
            raise refusal from None
        self.learn(refusal, source.id if source else interaction.id)

    def learn(self, refusal: discord.HTTPException, message_id: int) -> None:
        """Note that Discord refused the edit of this message, and not the page."""
        if self.new.holds():
            return  # it was not even asked
        self._refusal = refusal
        if self.new.refused(message_id):
            _log.warning(
                "Discord refuses edits that bring a picture, so for an hour each is a new message: "
                "%s",
                _line(refusal),
            )

    async def _edit(
        self, message_id: int | None, page: Page, send: Callable[[list[Any]], Awaitable[Edited]]
    ) -> discord.HTTPException | None:
        """Edit with as little upload as possible; the refusal if Discord does not accept it."""
        files = self.files(message_id, page)
        new = any(isinstance(file, discord.File) for file in files)
        kept = any(isinstance(file, Kept) for file in files)
        if new and self._refusal is not None and self.new.holds():
            return self._refusal
        try:
            self.note(await send(files), page)
        except FAILURES as error:
            self.forget(message_id)
            if not (_is_refusal(error) and page.pictures):
                raise
            if not kept:
                return error
            refusal = await self._edit(message_id, page, send)
            if refusal is None:
                self._doubt(error, message_id or 0)
            return refusal
        if kept and self.kept.taken():
            _log.info("Discord takes edits that keep a picture again")
        if new and self.new.taken():
            _log.info("Discord takes edits that bring a picture again")
        return None

    def _doubt(self, error: discord.HTTPException, message_id: int) -> None:
        """Note that Discord has refused an edit that keeps a picture, and accepted it with the
        picture."""
        if self.kept.refused(message_id):
            _log.warning(
                "Discord refuses edits that keep a picture, so for an hour all are uploaded: %s",
                _line(error),
            )

    async def _instead(self, interaction: Interaction, page: Page, *, fresh: bool) -> None:
        """Show a page in a new message that replaces the answer."""
        quiet = discord.AllowedMentions.none()
        if fresh:
            # While the answer is pending, Discord would treat a new message as an edit of it.
            wait = Bot(reader.of(interaction)).picture_follows()
            await interaction.edit_original_response(content=wait, allowed_mentions=quiet)
        send = interaction.followup.send
        message = await send(
            view=page.view, files=page.files(), ephemeral=True, allowed_mentions=quiet, wait=True
        )
        self.note(message, page)
        try:
            await interaction.delete_original_response()
        except FAILURES as error:
            _log.info("a message that was replaced could not be taken away: %s", error)


def _line(error: discord.HTTPException) -> str:
    return str(error).split("\n")[0]


def _named(drawn: Drawn) -> Named:
    return drawn.filename, hashlib.blake2b(drawn.data, digest_size=16).digest()


def files_of(message: Edited) -> dict[str, int]:
    """The numbers of a message's files, by name.

    A message with components lists no files. The number of a picture stands in its gallery.
    """
    found = {file.filename: file.id for file in message.attachments}
    for media in _media(message.components):
        if media.attachment_id is not None:
            found.setdefault(filename(media), media.attachment_id)
    return found


def filename(media: discord.UnfurledMediaItem) -> str:
    """What the file behind a picture in a gallery is called."""
    return media.url.partition("?")[0].rpartition("/")[2]


def _media(components: Iterable[Any]) -> Iterator[discord.UnfurledMediaItem]:
    """The pictures of all galleries, nested ones too. As dictionaries they have no numbers: the
    library leaves those out of `to_dict`."""
    for component in components:
        if isinstance(component, discord.MediaGalleryComponent):
            yield from (item.media for item in component.items)
        yield from _media(getattr(component, "children", ()))


def _is_refusal(error: BaseException) -> TypeGuard[discord.HTTPException]:
    """Whether Discord refuses a message as it is."""
    return verdict(error) == "refused" and not is_gone(error)
