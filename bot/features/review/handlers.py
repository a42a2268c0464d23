"""Shows a player what their turns in a finished game have cost them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.context import Context
from bot.features.review import pages
from bot.features.review.under_way import OVER, Reviews, UnderWay
from bot.widgets import reader, replies
from bot.widgets.ids import ControlId
from bot.widgets.replies import Interaction
from bot.widgets.review import REVIEW
from bot.widgets.words import Speech

EVERY = 5.0
"""Seconds between two looks at how far a review is."""


class ReviewHandlers:
    """Answers the button below a finished game."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._reviews = Reviews(context)
        context.presses.register(REVIEW, self._review)

    async def _review(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        asked = await self._context.service.reviews.ask(control.table, interaction.user.id)
        speech = Speech(asked.table, reader.of(interaction))
        one = self._reviews.of(asked, interaction.user.id)
        if not one.done.is_set():
            await self._wait(interaction, speech, one)
        page = pages.failed_page(speech)
        if one.review is not None:
            page = pages.review_page(speech, one.review)
        elif not one.done.is_set():
            page = pages.looking_page(speech, one.looked, one.turns, last=True)
        await replies.show(interaction, page)

    async def _wait(self, interaction: Interaction, speech: Speech, one: UnderWay) -> None:
        """Show how far it is, until it is done or Discord takes no more edits."""
        shown, waited = (-1, -1), 0.0
        while waited < OVER:
            if (one.looked, one.turns) != shown:
                shown = one.looked, one.turns
                await replies.show(interaction, pages.looking_page(speech, *shown))
            if await one.within(EVERY):
                return
            waited += EVERY
