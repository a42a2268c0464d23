"""What the bot's messages show, so that only what has changed is uploaded.

An edit that names a file the message has keeps it; only a new picture is sent along. And every
panel lives by edits that bring a picture: should Discord ever refuse those, a new message takes
the place of the old one.
"""

from __future__ import annotations

import hashlib
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeGuard

import discord

from bot.widgets import limits, reader
from bot.widgets.answers import FAILURES, is_gone
from bot.widgets.items import Drawn, Page
from render.lang.catalogue.bot import Bot

REMEMBERED = 4_000
"""Messages whose picture is known; of one that was forgotten it is uploaded once more."""
MESSAGE = "message"
"""Mark of an interaction whose answer has been filled: the number of its message."""
DOUBTED = 3
"""Edits that keep a picture, refused one after the other, after which no more are tried. One alone
may have come too late: another process has put another picture there."""

_log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
Edited = discord.Message | discord.InteractionMessage | discord.WebhookMessage


@dataclass(frozen=True, slots=True)
class Kept:
    """A file that a message has already. Discord wants it named, or it is taken away. The same
    picture may be described in other words."""

    id: int
    filename: str
    alt: str

    def to_dict(self) -> dict[str, Any]:
        """As Discord's library asks for it."""
        return {"id": str(self.id), "filename": self.filename, "description": self.alt}


Named = tuple[str, bytes]
"""A picture: what it is called in its message, and a digest of it."""


class Shown:
    """The pictures of messages that can be edited; kept in memory only.

    refusal: how Discord was seen to refuse an edit with a new picture; unkept: how many that keep
    a picture it refused in a row. `DOUBTED` of them, like the former, hold until the bot is started
    again.
    """

    def __init__(self) -> None:
        self.refusal: discord.HTTPException | None = None
        self.unkept = 0
        self._known: OrderedDict[int, dict[Named, int]] = OrderedDict()

    def files(self, message_id: int | None, page: Page) -> list[discord.File | Kept]:
        """What an edit of a message has to carry: a new picture, or the name of the one there."""
        known = {} if self.unkept >= DOUBTED else self._known.get(message_id or 0, {})
        found: list[discord.File | Kept] = []
        for drawn in page.pictures:
            number = known.get(_named(drawn))
            kept = None if number is None else Kept(number, drawn.filename, drawn.alt)
            found.append(kept or drawn.file())
        return found

    def note(self, message: Edited, page: Page) -> None:
        """A message shows this page from now on."""
        self._known.pop(message.id, None)
        ids = files_of(message)
        if page.pictures and all(drawn.filename in ids for drawn in page.pictures):
            self._known[message.id] = {_named(d): ids[d.filename] for d in page.pictures}
            while len(self._known) > REMEMBERED:
                self._known.popitem(last=False)

    def forget(self, message_id: int | None) -> None:
        """What became of a message is not known."""
        self._known.pop(message_id or 0, None)

    def forget_all(self) -> None:
        """Another process may have edited any message."""
        self._known.clear()

    def check(self, message: discord.Message) -> None:
        """Forget what a message had once, where Discord tells that another process has edited it
        since."""
        there = files_of(message).values()
        if not set(self._known.get(message.id, {}).values()) <= set(there):
            self.forget(message.id)

    # --- edits -----------------------------------------------------------------------------------

    async def edit(
        self, message: discord.PartialMessage, page: Page
    ) -> discord.HTTPException | None:
        """Edit a public message. Where Discord does not take the edit: how it refuses it. If the
        page can be posted all the same, `learn` of that."""

        async def send(files: list[Any]) -> discord.Message:
            quiet = discord.AllowedMentions.none()
            return await message.edit(view=page.view, attachments=files, allowed_mentions=quiet)

        return await self._edit(message.id, page, send)

    async def fill(self, interaction: Interaction, page: Page, *, fresh: bool) -> None:
        """Fill the acknowledged answer of an interaction.

        fresh: whether that is a message of its own; else it is the one of the control. Where
        Discord does not take the edit, a new private message has the page, and the old one goes.
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
            raise refusal  # nobody's own message takes the place of a public one
        try:
            await self._instead(interaction, page, fresh=source is None)
        except FAILURES:
            raise refusal from None
        self.learn(refusal)

    def learn(self, refusal: discord.HTTPException) -> None:
        """It was the edit that Discord refused, and not the page."""
        if self.refusal is None:
            self.refusal = refusal
            _log.warning(
                "Discord refuses edits that bring a picture, so until the next start each is a new "
                "message: %s",
                str(refusal).split("\n")[0],
            )

    async def _edit(
        self, message_id: int | None, page: Page, send: Callable[[list[Any]], Awaitable[Edited]]
    ) -> discord.HTTPException | None:
        """Edit, with as little to upload as possible; the refusal if Discord does not take it."""
        files = self.files(message_id, page)
        new = any(isinstance(file, discord.File) for file in files)
        kept = any(isinstance(file, Kept) for file in files)
        if new and self.refusal is not None:
            return self.refusal
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
                self._doubt(error)
            return refusal
        if kept:
            self.unkept = 0
        return None

    def _doubt(self, error: discord.HTTPException) -> None:
        """Discord has refused an edit that keeps a picture, and taken it with the picture."""
        self.unkept += 1
        if self.unkept == DOUBTED:
            _log.warning("Discord refuses edits that keep a picture: %s", error)

    async def _instead(self, interaction: Interaction, page: Page, *, fresh: bool) -> None:
        """Show a page in a new message in the place of the answer."""
        quiet = discord.AllowedMentions.none()
        if fresh:
            # While the answer is waiting, a new message would be taken for an edit of it.
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


def _named(drawn: Drawn) -> Named:
    return drawn.filename, hashlib.blake2b(drawn.data, digest_size=16).digest()


def files_of(message: Edited) -> dict[str, int]:
    """The files of a message by their names. Of pictures in a gallery Discord may tell the number
    only there."""
    found = {file.filename: file.id for file in message.attachments}
    components: list[Any] = [c.to_dict() for c in message.components]
    for component in limits.walk(components):
        for item in component.get("items") or ():
            media = item.get("media") or {}
            if media.get("attachment_id"):
                name = str(media.get("url") or "").partition("?")[0].rpartition("/")[2]
                found.setdefault(name, int(media["attachment_id"]))
    return found


def _is_refusal(error: BaseException) -> TypeGuard[discord.HTTPException]:
    """Whether Discord says that it does not take a message as it is."""
    refused = isinstance(error, discord.HTTPException) and error.status == 400
    return refused and not is_gone(error)
