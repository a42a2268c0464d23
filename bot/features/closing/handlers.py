"""Handles the controls of the vote on closing a rated game."""

from __future__ import annotations

from collections.abc import Sequence

from bot.context import Context
from bot.features.closing import pages
from bot.widgets import items, reader, replies
from bot.widgets.ids import ControlId
from bot.widgets.replies import Interaction
from bot.widgets.words import Speech


class CloseVoteHandlers:
    """Answers the controls with which players vote on closing a rated game."""

    def __init__(self, context: Context) -> None:
        self._service = context.service
        context.presses.register(pages.OPEN, self._open)
        context.presses.register(pages.ASK, self._ask)
        for op in pages.ANSWERS:
            context.presses.register(op, self._answer)

    async def open(self, interaction: Interaction, table_id: int) -> None:
        """Fill an acknowledged answer with the open question, or ask whether the others should be
        asked.

        Raises `NotSeated`, `WrongStatus`, `NotAllowed`.
        """
        found = await self._service.close_votes.prospect(table_id, interaction.user.id)
        speech = Speech(found.table, reader.of(interaction))
        if found.request is not None:
            await replies.show(interaction, pages.question_page(speech, found.request))
        else:
            await replies.show(interaction, pages.sure_page(speech, found))

    async def _open(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=not _is_private(interaction))
        await self.open(interaction, control.table)

    async def _ask(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        request = await self._service.close_votes.ask(
            control.table, interaction.user.id, interaction=interaction.id
        )
        table = await self._service.views.table(control.table)
        speech = Speech(table, reader.of(interaction))
        await replies.show(interaction, pages.asked_page(speech, request))

    async def _answer(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """Count an answer. Only the player is told of it; the outbox brings the question up to
        date."""
        private = _is_private(interaction)
        await replies.acknowledge(interaction, fresh=not private)
        votes = self._service.close_votes
        give = {
            pages.AGREE: votes.agree,
            pages.REFUSE: votes.refuse,
            pages.WITHDRAW: votes.withdraw,
        }[control.op]
        user = interaction.user.id
        request = await give(control.table, user, control.number(0), interaction=interaction.id)
        said = pages.answered(reader.of(interaction), control.op, request)
        if private:
            await replies.show(interaction, items.page(items.text(said)))
        else:
            await replies.say(interaction, said)


def _is_private(interaction: Interaction) -> bool:
    """Whether the control is on a message that only the user sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral
