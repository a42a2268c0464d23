"""What the controls do of people who fit together and are asked whether they want to play."""

from __future__ import annotations

from collections.abc import Sequence

from bot.context import Context
from bot.features.find import match_pages
from bot.features.find.match_pages import said_page
from bot.widgets import reader, replies, servers
from bot.widgets.ids import ControlId
from bot.widgets.replies import Interaction
from render.lang.catalogue.bot_find import BotFind
from tables.model.errors import UserError
from tables.model.matched import Match
from tables.model.table import UserRef


class MatchHandlers:
    """Answers the controls of matches."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._making = context.service.matchmaking
        for op, handler in (
            (match_pages.SEE, self._see),
            (match_pages.YES, self._yes),
            (match_pages.NO, self._no),
            (match_pages.NOT_WITH, self._not_with),
            (match_pages.WHOM, self._whom),
        ):
            context.presses.register(op, handler)

    async def _show(self, interaction: Interaction, match: Match) -> None:
        page = match_pages.match_page(
            reader.of(interaction),
            match,
            interaction.user.id,
            await servers.name(self._context.client, match.guild_id),
            self._context.service.now(),
        )
        await replies.show(interaction, page)

    async def _see(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        match = await self._making.match(control.number(0), interaction.user.id)
        await self._show(interaction, match)

    async def _yes(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        user = interaction.user.id
        match = await self._making.answer(control.number(0), user, "yes")
        if match.state == "asking":
            await self._show(interaction, match)
            return
        said = BotFind(reader.of(interaction)).you_are_last()
        await replies.show(interaction, said_page(said))

    async def _no(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        await self._making.answer(control.number(0), interaction.user.id, "no")
        said = BotFind(reader.of(interaction)).you_are_out()
        await replies.show(interaction, said_page(said))

    async def _not_with(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        match = await self._making.match(control.number(0), interaction.user.id)
        if not match.asks(self._context.service.now()):
            raise UserError("match_over")
        page = match_pages.whom_page(reader.of(interaction), match, interaction.user.id)
        await replies.show(interaction, page)

    async def _whom(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        user = interaction.user.id
        match = await self._making.match(control.number(0), user)
        people = [
            UserRef(guest.user_id, guest.name)
            for guest in match.others(user)
            if str(guest.user_id) in values
        ]
        if not people:
            raise UserError("choices_changed")
        await self._making.answer(match.id, user, "no", avoid=people)
        said = BotFind(reader.of(interaction)).you_avoid()
        await replies.show(interaction, said_page(said))
