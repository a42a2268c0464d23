"""What the buttons for followers of a table do."""

from __future__ import annotations

from collections.abc import Sequence

from bot.context import Context
from bot.delivery import seeing
from bot.features.following import pages
from bot.widgets import reader, replies
from bot.widgets.ids import ControlId
from bot.widgets.replies import Interaction
from tables.model.errors import NoTable
from tables.model.following import Way


class FollowingHandlers:
    """Answers the buttons that begin and end following a table."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._service = context.service
        context.presses.register(pages.FOLLOW, self._follow)
        context.presses.register(pages.UNFOLLOW, self._unfollow)

    async def _follow(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        way: Way = "channel" if control.args[:1] == ("channel",) else "dm"
        # The button for the other way stands below an answer that only this person sees.
        await replies.acknowledge(interaction, fresh=not control.args)
        table, user = await self._service.views.table(control.table), interaction.user.id
        if table.seat_of(user) is None and not await seeing.sees(self._context, table, user):
            # The same words as for a table that is not there.
            raise NoTable("no_such_table", number=table.id)
        await self._service.follows.follow(table.id, user, way)
        await replies.show(interaction, pages.follows_page(reader.of(interaction), table, way))

    async def _unfollow(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        table = await self._service.views.table(control.table)
        did = await self._service.follows.unfollow(table.id, interaction.user.id)
        page = pages.ended_page(reader.of(interaction), table, did=did)
        await replies.show(interaction, page)
