"""What the button of an idle table does."""

from __future__ import annotations

from collections.abc import Sequence

from bot.context import Context
from bot.delivery import table_message
from bot.features.idle import messages
from bot.widgets import replies
from bot.widgets.ids import ControlId
from bot.widgets.managing import managed_server
from bot.widgets.replies import Interaction


class IdleHandlers:
    """Answers the button with which somebody keeps a table open."""

    def __init__(self, context: Context) -> None:
        self._service = context.service
        context.presses.register(messages.KEEP, self._keep)

    async def _keep(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        user = interaction.user.id
        table = await self._service.hosting.keep_open(
            control.table, user, server=managed_server(interaction), interaction=interaction.id
        )
        said = messages.kept_words(table, user)
        await replies.show(interaction, table_message.notice_message(said))
