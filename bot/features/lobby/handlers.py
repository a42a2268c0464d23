"""The controls of the lobby, and the button that closes a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

import discord

from bot.context import Context
from bot.features.lobby import direct, pages
from bot.features.lobby.opening import Lobbies, game_at
from bot.features.sealing.window import word_window
from bot.widgets import formats, items, numbers, reader, replies, saying, text_window
from bot.widgets.ids import ControlId
from bot.widgets.managing import managed_server
from bot.widgets.replies import Interaction
from bot.widgets.words import user_ref
from render.lang.catalogue.bot import Bot
from render.lang.catalogue.bot_lobby import BotLobby
from render.registry import listing
from tables.model.errors import UserError
from tables.model.guards import seated
from tables.model.table import Hinted, Table


class LobbyHandlers:
    """Answers the controls of lobbies."""

    def __init__(self, context: Context, lobbies: Lobbies) -> None:
        self._service = context.service
        self._presses = context.presses
        self._lobbies = lobbies
        for op in ("join", "leave", "computer", "nocomputer", "start"):
            context.presses.register(op, self._lobby)
        for op, handler in (
            (direct.SHOW, self._open),
            ("options", self._options),
            ("option", self._option),
            ("pictures", self._pictures),
            ("face", self._face),
            ("takesusual", self._usual),
            ("hints", self._hints),
            ("word", self._word),
            ("again", self._again),
            ("thread", self._thread),
            ("abandon", self._abandon),
            ("close", self._close),
        ):
            context.presses.register(op, handler)

    async def _lobby(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        async with self._presses.one_at_a_time(interaction):
            table = await self._seat(interaction, control, next(iter(values), ""))
            table = await self._lobbies.start_if_full(interaction, table)
            await self._show(interaction, table)

    async def _show(self, interaction: Interaction, table: Table) -> None:
        """Show a lobby after a press on it; without a channel to everybody who has it."""
        language = reader.of(interaction) if table.by_message else None
        if table.by_message and table.seat_of(interaction.user.id) is None:
            page = direct.outside_page(reader.of(interaction), table)
        else:
            page = await self._lobbies.page(table, language)
        await replies.show(interaction, page)
        if table.by_message:
            await self._lobbies.refresh(table)

    async def _open(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """Show somebody the lobby of their table in private."""
        await replies.acknowledge(interaction, fresh=True)
        table = await self._service.views.table(control.table)
        seated(table, interaction.user.id)
        await replies.show(interaction, await self._lobbies.page(table, reader.of(interaction)))

    async def _seat(self, interaction: Interaction, control: ControlId, level: str) -> Table:
        """level: of a computer that is added; the service knows which there are."""
        service, table, user = self._service, control.table, interaction.user
        match control.op:
            case "join":
                return await service.lobbies.join(table, user_ref(user), interaction=interaction.id)
            case "leave":
                return await service.lobbies.leave(table, user.id, interaction=interaction.id)
            case "computer":
                return await service.lobbies.add_computer(
                    table,
                    user.id,
                    level,
                    server=managed_server(interaction),
                    interaction=interaction.id,
                )
            case "nocomputer":
                return await service.lobbies.remove_computer(
                    table,
                    user.id,
                    server=managed_server(interaction),
                    interaction=interaction.id,
                )
            case _:
                found = await service.views.table(table)
                lacking = None if found.by_message else replies.missing_here(interaction)
                if lacking is not None:
                    raise lacking
                return await service.playing.start(
                    table,
                    user.id,
                    server=managed_server(interaction),
                    interaction=interaction.id,
                )

    async def _options(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        table = await self._service.views.table(control.table)
        if not table.open:
            raise UserError("options_settled")
        await self._show_options(interaction, table)

    async def _show_options(
        self, interaction: Interaction, table: Table, note: str | None = None
    ) -> None:
        shown = self._service.settled(table)
        await replies.show(interaction, pages.options_page(reader.of(interaction), shown, note))

    async def _option(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        table = await self._service.views.table(control.table)
        found = pages.choices(table.game)
        index = control.number(0)
        if index >= len(found):
            raise UserError("choices_changed")
        choice, language = found[index], reader.of(interaction)
        if interaction.type is discord.InteractionType.modal_submit:
            value = pages.read_value(choice, numbers.typed(interaction), language, table.game)
        elif not values:
            title = listing(table.game, language).option(choice.name)
            modal = numbers.number_modal(
                Bot(language),
                control,
                title,
                title,
                choice.low,
                choice.high,
            )
            await replies.window(interaction, modal)
            return
        else:
            value = _chosen(choice, values)
        await replies.acknowledge(interaction, fresh=False)
        note = None
        try:
            table = await self._service.lobbies.set_options(
                table.id,
                interaction.user.id,
                {choice.name: value},
                server=managed_server(interaction),
                interaction=interaction.id,
            )
        except UserError as error:
            note = saying.sentence(error, reader.of(interaction))
        await self._show_options(interaction, table, note)
        if note is None:
            await self._lobbies.refresh(table)

    async def _pictures(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        language, note = reader.of(interaction), None
        table = await self._service.views.table(control.table)
        try:
            table = await self._service.hosting.set_pictures(
                table.id,
                interaction.user.id,
                formats.chosen(values[0] if values else ""),
                server=managed_server(interaction),
            )
        except UserError as error:
            note = saying.sentence(error, language)
        await self._show_options(interaction, table, note)
        if note is None and table.status == "lobby":
            await self._lobbies.refresh(table)

    async def _face(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        language, note = reader.of(interaction), None
        table = await self._service.views.table(control.table)
        try:
            table = await self._service.orders.set_poker_face(
                table.id,
                interaction.user.id,
                tuple(values) == (pages.ON,),
                server=managed_server(interaction),
            )
        except UserError as error:
            note = saying.sentence(error, language)
        await self._show_options(interaction, table, note)
        if note is None and table.status == "lobby":
            await self._lobbies.refresh(table)

    async def _usual(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        language, note = reader.of(interaction), None
        table = await self._service.views.table(control.table)
        try:
            table = await self._service.default_answers.set_taken(
                table.id,
                interaction.user.id,
                tuple(values) == (pages.ON,),
                server=managed_server(interaction),
            )
        except UserError as error:
            note = saying.sentence(error, language)
        await self._show_options(interaction, table, note)
        if note is None:
            await self._lobbies.refresh(table)

    async def _hints(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        language, note = reader.of(interaction), None
        table = await self._service.views.table(control.table)
        kind: Hinted | None = next((k for k in get_args(Hinted) if (k,) == tuple(values)), None)
        if kind is None:
            raise UserError("choices_changed")
        try:
            table = await self._service.lobbies.set_hints(
                table.id, interaction.user.id, kind, server=managed_server(interaction)
            )
        except UserError as error:
            note = saying.sentence(error, language)
        await self._show_options(interaction, table, note)
        if note is None:
            await self._lobbies.refresh(table)

    async def _word(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        if interaction.type is not discord.InteractionType.modal_submit:
            await replies.window(interaction, word_window(reader.of(interaction), control))
            return
        await replies.acknowledge(interaction, fresh=False)
        async with self._presses.one_at_a_time(interaction):
            table = await self._service.lobbies.give_word(
                control.table,
                interaction.user.id,
                text_window.typed(interaction),
                interaction=interaction.id,
            )
            await self._show(interaction, table)

    async def _again(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True, claim=True)
        old = await self._service.views.table(control.table)
        if not await self._joined_again(interaction, old):
            await self._lobbies.play_again(interaction, old)

    async def _joined_again(self, interaction: Interaction, old: Table) -> bool:
        """Join the next game if somebody else has opened it already; whether they have."""
        there = await self._next_lobby(interaction, old)
        if there is None:
            return False
        before = await self._service.lobbies.join(
            there.id, user_ref(interaction.user), interaction=interaction.id
        )
        table = await self._lobbies.start_if_full(interaction, before)
        await replies.say(interaction, direct.joined_words(reader.of(interaction), table))
        await self._lobbies.begun(before, table)
        return True

    async def _next_lobby(self, interaction: Interaction, old: Table) -> Table | None:
        """The lobby in which a game is played again, if there is one already."""
        if old.by_message:
            number = await self._service.entering.next_lobby(old.id)
            return None if number is None else await self._service.views.table(number)
        there = await self._service.views.table_in(interaction.channel_id or 0)
        return there if there and there.status == "lobby" and there.game == old.game else None

    async def _thread(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True, claim=True)
        game, how = game_at(control.table), next(iter(control.args), "")
        await self._lobbies.open_table(interaction, game, {}, in_thread=True, how=how)

    async def _abandon(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        table = await self._service.hosting.abandon(
            control.table,
            interaction.user.id,
            server=managed_server(interaction),
            interaction=interaction.id,
        )
        said = BotLobby(reader.of(interaction)).table_is_closed(table=table.id)
        await replies.show(interaction, items.page(items.text(said)))
        await self._lobbies.refresh(table)

    async def _close(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        said = BotLobby(reader.of(interaction)).nothing_was_changed()
        await replies.show(interaction, items.page(items.text(said)))


def _chosen(choice: pages.Choice, values: Sequence[str]) -> Any:
    """What was chosen in the menu of an option. Raises `UserError`."""
    known = [int(v) for v in values if v.isdecimal() and int(v) < len(choice.values)]
    if len(known) != len(values):
        raise UserError("choices_changed")
    found = tuple(choice.values[number] for number in known)
    return found if choice.many else found[0]
