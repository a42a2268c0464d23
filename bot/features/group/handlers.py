"""What the buttons of tables in borrowed places do."""

from __future__ import annotations

from collections.abc import Sequence

from bot.context import Context
from bot.delivery.ending import FILM
from bot.features.clocks.handlers import Pace
from bot.features.group import pages
from bot.features.group.opening import GroupTables
from bot.features.lobby import pages as lobby_pages
from bot.panel.panel import HOSTING
from bot.widgets import items, reader, replies
from bot.widgets.ids import ControlId
from bot.widgets.replies import Interaction
from render.lang.catalogue.bot_group import BotGroup
from tables.model.errors import UserError
from tables.model.guards import need_host, seated


class GroupHandlers:
    """Answers the buttons of hosts and players, and the one that shows the time-lapse."""

    def __init__(self, context: Context, groups: GroupTables, pace: Pace) -> None:
        self._service = context.service
        self._groups = groups
        self._pace = pace
        for op, handler in (
            (HOSTING, self._hosting),
            (pages.PACE, self._set_pace),
            (pages.CLOSE, self._close),
            (pages.REACH, self._reach),
            (FILM, self._film),
        ):
            context.presses.register(op, handler)

    async def _hosting(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        table, user = await self._service.views.table(control.table), interaction.user.id
        if not table.open:
            raise UserError("over_already")
        host = user == table.host_id
        if not host:
            seated(table, user)
        page = pages.host_page(reader.of(interaction), table, host=host)
        await replies.show(interaction, page)

    async def _set_pace(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        table = await self._service.views.table(control.table)
        await replies.show(interaction, await self._pace.page(interaction, table))

    async def _close(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        table = await self._service.views.table(control.table)
        need_host(table, interaction.user.id)
        await replies.show(interaction, lobby_pages.close_page(reader.of(interaction), table))

    async def _reach(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        table = await self._service.views.table(control.table)
        seated(table, interaction.user.id)
        language = reader.of(interaction)
        if await self._groups.try_again(interaction, table):
            page = items.page(items.text(BotGroup(language).can_write()))
        else:
            page = pages.unreached_page(language, table, interaction.application_id)
        await replies.show(interaction, page)

    async def _film(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        say = BotGroup(reader.of(interaction))
        new = await self._service.borrowing.ask_for_film(control.table)
        said = say.film_follows() if new else say.film_was_shown()
        await replies.show(interaction, items.page(items.text(said)))
