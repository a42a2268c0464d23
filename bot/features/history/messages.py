"""Delivers time-lapses: one per finished game, posted below its last board without a ping."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.context import Context
from bot.delivery.outbox import RetryLater, Undeliverable
from bot.drawing.workers import Failed, Lost
from bot.features.history import lapse, timelapse
from bot.features.history.timelapse import Film
from bot.widgets import limits
from bot.widgets.discord_errors import verdict
from bot.widgets.items import Page
from bot.widgets.words import Speech
from tables.model import outgoing
from tables.model.log import fault
from tables.model.outbox import OutboxRow
from tables.model.table import Table

ATTEMPTS, MOST_ATTEMPTS = 6, 30
"""Attempts after which a film is given up: if its process dies again, and for any other reason."""
BUSY = 20.0
"""Seconds until a retry if another film is being made."""

_log = logging.getLogger(__name__)


class Lapses:
    """Makes and posts time-lapses, one at a time, so that other messages are not held up."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._service = context.service
        self._pictures = context.pictures
        self._one = asyncio.Lock()
        self._made: tuple[int, Film] | None = None  # by row: if Discord fails it is not made again

    async def send(self, table: Table, row: OutboxRow[outgoing.Timelapse]) -> int | None:
        """Deliver a row of kind `lapse`; None if there is nothing to show.

        Raises `Undeliverable`, `RetryLater` and what Discord raises.
        """
        speech = Speech(table)
        if speech.painter is None:
            return None
        if row.attempts >= MOST_ATTEMPTS:  # perhaps the bot dies of it
            raise Undeliverable(f"no success in {row.attempts} attempts")
        if self._one.locked():
            raise RetryLater("another time-lapse is being made", BUSY)
        position = await self._service.views.history(table.id, row.message.to_seq, None)
        turns = len((await self._service.past.turns(table)).ends)
        words = lapse.in_words(position, speech, turns, row.nonce)
        if table.pictures == "words":
            return await self._post(table, row, words)
        async with self._one:
            film = await self._film(table, speech, row)
        page = lapse.lapse_page(position, speech, film, turns, row.nonce)
        try:
            sent = await self._post(table, row, page)
        except discord.HTTPException as error:
            if verdict(error) != "refused":
                raise
            _log.warning("the time-lapse of table %d is refused: %s", table.id, error)
            sent = await self._post(table, row, words)
        self._made = None
        return sent

    async def _post(self, table: Table, row: OutboxRow[outgoing.Timelapse], page: Page) -> int:
        limits.warn("a time-lapse", page.problems())
        sent = await self._context.channel(table).send(
            view=page.view,
            files=page.files(),
            nonce=row.nonce,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        return sent.id

    async def _film(self, table: Table, speech: Speech, row: OutboxRow[outgoing.Timelapse]) -> Film:
        if self._made is not None and self._made[0] == row.id:
            return self._made[1]
        reel = await self._service.past.reel(table, speech.shown.board)
        try:
            film: Film = await self._pictures.apart(timelapse.make, reel, speech.language.code)
        except Failed as error:
            told = fault("time-lapse")
            _log.error("the time-lapse of table %d cannot be made\n%s", table.id, error, extra=told)
            raise Undeliverable(f"it cannot be made: {_last_line(error)}") from error
        except Lost as error:
            if row.attempts + 1 >= ATTEMPTS:
                raise Undeliverable(f"it cannot be made: {error}") from error
            raise RetryLater(str(error)) from error
        self._made = row.id, film
        _log.info(
            "time-lapse of table %d: %d frames, %d bytes", table.id, film.frames, len(film.data)
        )
        return film


def _last_line(error: Exception) -> str:
    lines = str(error).strip().splitlines()
    return lines[-1].strip() if lines else type(error).__name__
