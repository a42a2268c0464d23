"""Pages with the board, the hand and everything else there is to see, and their controls."""

from __future__ import annotations

from collections.abc import Sequence

from bot.context import Context
from bot.features.following import pages as following
from bot.features.lobby import pages as lobby_pages
from bot.features.looking import numbers
from bot.panel import looking
from bot.panel.hand import hand_page
from bot.widgets import items, reader, replies
from bot.widgets.ids import ControlId
from bot.widgets.items import Control, Drawn, Page
from bot.widgets.replies import Interaction
from bot.widgets.words import Speech
from render.lang.language import Language
from render.text.base import shorten
from tables.model.errors import NotSeated, UserError
from tables.model.table import Position, Table


class Looking:
    """Shows tables to those who only want to look."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._service = context.service
        self._presses = context.presses
        for op, handler in (
            ("hand", self._hand),
            ("words", self._words),
            ("closer", self._closer),
            ("see", self._see),
            (looking.NUMBERS, self._numbers),
        ):
            context.presses.register(op, handler)

    async def follow_buttons(
        self, table: Table, user_id: int, language: Language
    ) -> tuple[Control, ...]:
        """The button with which somebody who only looks follows a table, or ends that."""
        if table.seat_of(user_id) is not None:
            return ()
        follower = await self._service.follows.follower(table.id, user_id)
        follows = follower is not None and not follower.ended
        return following.buttons(language, table, follows=follows)

    async def words_page(
        self, position: Position, user_id: int, language: Language, more: Sequence[Control] = ()
    ) -> Page:
        """The whole table in words. more: further buttons."""
        speech = Speech(position.table, language)
        if position.view is None:
            return lobby_pages.lobby_message(
                Speech(self._service.settled(position.table), language)
            )
        more = (*more, *await self.follow_buttons(position.table, user_id, language))
        headline = shorten(speech.rich.headline(position.view), 200)
        said = shorten(speech.rich.board(position.view), 3_600)
        return items.page(
            items.text(f"-# {speech.title()}\n### {headline}\n{said}"),
            items.row(*more) if more else None,
        )

    async def closer_page(
        self,
        position: Position,
        user_id: int,
        language: Language,
        token: str | None = None,
        *,
        panel: bool = False,
    ) -> Page:
        """One thing to see, and a menu of all of them; `token` says which one.

        panel: whether the button was in a panel with the whole table.
        """
        if position.view is None:
            raise UserError("not_begun_no_sight")
        speech = Speech(position.table, language)
        shape = (await self._context.reminders.user(user_id)).pictures
        found = looking.sights(position, speech, shape)
        begin = looking.first(found, speech, position.view, panel=panel)
        wanted = None if token is None else looking.today(speech, token)
        sight = next((s for s in found if s.token == wanted), begin)
        drawn: tuple[Drawn, ...] = ()
        if sight.kind == "picture":
            drawn = await self._context.pictures.boards(speech, position.view, sight.pictures)
        elif sight.kind == "hand" and shape != "words":
            hand = await self._context.pictures.hand(speech, position.view)
            drawn = () if hand is None else (hand,)
        follow = await self.follow_buttons(position.table, user_id, language)
        more = (*looking.share_button(position, speech), *follow)
        return looking.page(position, speech, found, sight, drawn, more)

    async def _hand(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        position = await self._position(control.table, interaction.user.id)
        await replies.show(interaction, await hand_page(self._context, position))

    async def _words(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        position = await self._service.views.position(control.table, interaction.user.id)
        page = await self.words_page(position, interaction.user.id, reader.of(interaction))
        await replies.show(interaction, page)

    async def _closer(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        position = await self._service.views.position(control.table, interaction.user.id)
        user, panel = interaction.user.id, control.args[:1] == (looking.PANEL,)
        page = await self.closer_page(position, user, reader.of(interaction), panel=panel)
        await replies.show(interaction, page)

    async def _numbers(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        position = await self._service.views.position(control.table, interaction.user.id)
        await replies.show(interaction, numbers.numbers_page(position, reader.of(interaction)))

    async def _see(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        async with self._presses.one_at_a_time(interaction):
            position = await self._service.views.position(control.table, interaction.user.id)
            user, language = interaction.user.id, reader.of(interaction)
            page = await self.closer_page(position, user, language, *values[:1])
            await replies.show(interaction, page)

    async def _position(self, table_id: int, user_id: int) -> Position:
        """The position of a seated user. Raises `NotSeated`."""
        position = await self._service.views.position(table_id, user_id)
        if position.viewer is None:
            raise NotSeated()
        return position
