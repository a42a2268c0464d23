"""What the button does that shows who sits at an open lobby."""

from __future__ import annotations

from collections.abc import Sequence

from bot.context import Context
from bot.features.record import pages
from bot.widgets import reader, replies
from bot.widgets.ids import ControlId
from bot.widgets.replies import Interaction


class RecordHandlers:
    """Answers the button of open lobbies."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._service = context.service
        context.presses.register(pages.WHO, self._who)

    async def _who(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        user = interaction.user.id
        table, people = await self._service.records.who(control.table, user)
        tz = (await self._context.reminders.user(user)).tz
        page = pages.who_page(reader.of(interaction), table, people, user, tz)
        await replies.show(interaction, page)
