"""Delivers podiums: the last big post of a finished game, without a ping."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.context import Context
from bot.delivery import ending
from bot.delivery.outbox import RetryLater, Undeliverable
from bot.drawing.workers import Failed, Lost
from bot.features.history import podium as making
from bot.features.history.podium import Made
from bot.widgets import items, limits
from bot.widgets.discord_errors import verdict
from bot.widgets.items import COLOUR_OVER, Drawn, Page
from bot.widgets.names import isolated
from bot.widgets.words import Speech
from render.podium import words
from render.podium.facts import Finish, Podium
from render.text.base import shorten
from tables.model import outgoing
from tables.model.log import fault
from tables.model.outbox import OutboxRow
from tables.model.table import Position, Table

ATTEMPTS, MOST_ATTEMPTS = 6, 30
"""Attempts after which a podium is given up: if its process dies again, and for any other
reason."""

_log = logging.getLogger(__name__)


class Podiums:
    """Makes and posts podiums."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._service = context.service
        self._pictures = context.pictures
        self._made: tuple[int, Made] | None = None  # by row: if Discord fails it is not made again

    async def send(self, table: Table, row: OutboxRow[outgoing.Podium]) -> int | None:
        """Deliver a row of kind `podium`; None if there is nothing to show.

        Raises `Undeliverable`, `RetryLater` and what Discord raises.
        """
        speech = Speech(table)
        if row.attempts >= MOST_ATTEMPTS:  # perhaps the bot dies of it
            raise Undeliverable(f"no success in {row.attempts} attempts")
        position = await self._service.views.history(table.id, row.message.to_seq, None)
        if position.outcome is None or speech.painter is None:
            return None
        entries = await self._service.views.log(table.id, None, upto=row.message.to_seq)
        events = [event for entry in entries for event in entry.events]
        scores = ending.scores_of(position, speech, events)
        podium = podium_of(position, speech, scores)
        made = await self._making(table, speech, position, podium, row)
        podium = replace(podium, curve=made.curve)
        pages = podium_pages(position, speech, podium, made, row.nonce)
        sent = await self._post(table, row, pages)
        self._made = None
        return sent

    async def _post(
        self, table: Table, row: OutboxRow[outgoing.Podium], pages: Sequence[Page]
    ) -> int:
        """Post the first page that Discord does not refuse."""
        first, *others = pages
        limits.warn("a podium", first.problems())
        try:
            sent = await self._context.channel(table).send(
                view=first.view,
                files=first.files(),
                nonce=row.nonce,
                silent=row.message.silent,
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except discord.HTTPException as error:
            if verdict(error) != "refused" or not others:
                raise
            _log.warning("the podium of table %d is refused: %s", table.id, error)
            return await self._post(table, row, others)
        return sent.id

    async def _making(
        self,
        table: Table,
        speech: Speech,
        position: Position,
        podium: Podium,
        row: OutboxRow[outgoing.Podium],
    ) -> Made:
        if self._made is not None and self._made[0] == row.id:
            return self._made[1]
        reel = await self._service.past.reel(table, speech.shown.board)
        end = speech.plain.standing(position.view)
        wanted = (podium, end, speech.language.code, table.pictures != "words")
        try:
            made: Made = await self._pictures.apart(making.make, reel, *wanted)
        except Failed as error:
            told = fault("podium")
            _log.error("the podium of table %d cannot be made\n%s", table.id, error, extra=told)
            raise Undeliverable("it cannot be made") from error
        except Lost as error:
            if row.attempts + 1 >= ATTEMPTS:
                raise Undeliverable(f"it cannot be made: {error}") from error
            raise RetryLater(str(error)) from error
        self._made = row.id, made
        return made


def podium_of(position: Position, speech: Speech, scores: ending.Scores) -> Podium:
    """The end of a game as its podium shows it, without the curve. scores: points by source."""
    outcome, painter = position.outcome, speech.painter
    assert outcome is not None
    assert painter is not None
    end = speech.plain.standing(position.view)
    gone = frozenset[int]() if end is None else end.gone
    totals = [sum(score.values()) for score in outcome.scores]
    finishes = tuple(
        Finish(
            name,
            outcome.places[seat],
            totals[seat] if totals else None,
            scores[seat] if scores else None,
            seat in gone,
        )
        for seat, name in enumerate(speech.names)
    )
    return Podium(speech.listing.title(), finishes, painter.look(position.view))


def podium_pages(
    position: Position, speech: Speech, podium: Podium, made: Made, mark: str
) -> tuple[Page, ...]:
    """The podium, and the same in words for where no picture can be shown. mark: identifies the
    message."""
    assert position.outcome is not None
    head = shorten(speech.rich.outcome(position.view, position.outcome), 400)
    title = f"-# {speech.title()}\n## {head}"
    course = " ".join(words.course(podium, speech.language))
    buttons = items.row(*ending.next_buttons(position, speech, mark))
    told = items.page(
        items.text(f"{title}\n{course}" if course else title), buttons, accent=COLOUR_OVER
    )
    if made.picture is None:
        return (told,)
    said = replace(
        podium, finishes=tuple(replace(f, name=isolated(f.name)) for f in podium.finishes)
    )
    alt = shorten(words.alt(said, speech.language), limits.ALT_TEXT)
    drawn = Drawn(made.picture.filename, made.picture.data, alt)
    shown = items.page(
        items.text(title), items.gallery(drawn), buttons, pictures=[drawn], accent=COLOUR_OVER
    )
    return shown, told
