"""What the controls about the people of a lobby do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, get_args

import discord

from bot.context import Context
from bot.features.lobby import direct, gathering
from bot.features.lobby.opening import Lobbies
from bot.widgets import items, picked, reader, replies, saying, text_window
from bot.widgets.ids import ControlId
from bot.widgets.managing import managed_server
from bot.widgets.replies import Interaction
from bot.widgets.spoken_times import understood
from bot.widgets.words import user_ref
from render.lang.catalogue.bot_gathering import BotGathering
from tables.model import asked, paces, users
from tables.model.errors import UserError
from tables.model.guards import ManagedServer, need_host, seated
from tables.model.table import Table, UserRef


@dataclass(frozen=True, slots=True)
class _Choice:
    """One choice of the host. values: what the menu offers."""

    values: Sequence[str]
    make: Callable[[Table, int, str, ManagedServer | None], Awaitable[Any]]


class GatheringHandlers:
    """Answers the controls by which hosts gather people, and the controls of those people."""

    def __init__(self, context: Context, lobbies: Lobbies) -> None:
        self._context = context
        self._service = context.service
        self._lobbies = lobbies
        self._choices = {
            gathering.JOINS: _Choice(asked.JOINS, self._set("joins")),
            gathering.WELCOME: _Choice(asked.WELCOMES, self._set("welcome")),
            gathering.FULL: _Choice((gathering.YES, gathering.NO), self._set_full),
            gathering.TELL: _Choice((gathering.YES, gathering.NO), self._set_tell),
            gathering.RATED: _Choice((gathering.YES, gathering.NO), self._set_rated),
            gathering.PACE: _Choice(get_args(paces.Pace), self._set_pace),
        }
        for op in self._choices:
            context.presses.register(op, self._chosen)
        for op, handler in (
            (gathering.WHO, self._show_page),
            (gathering.NAME, self._name),
            (gathering.STARTS, self._plan),
            (gathering.TAKE_OUT, self._take_out),
            (gathering.INVITE, self._invite),
            (gathering.ASK, self._ask),
            (gathering.ACCEPT, self._accept),
            (gathering.DECLINE, self._decline),
        ):
            context.presses.register(op, handler)

    # --- the host --------------------------------------------------------------------------------

    async def _show_page(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        table = await self._service.views.table(control.table)
        need_host(table, interaction.user.id, managed_server(interaction))
        await self._show(interaction, table)

    async def _show(self, interaction: Interaction, table: Table, note: str | None = None) -> None:
        rules = await self._context.reminders.rules(table.id)
        board = None
        if table.guild_id is not None:
            board = await self._service.boards.board(table.guild_id)
        role = board is not None and board.role_id is not None
        page = gathering.gathering_page(reader.of(interaction), table, rules, note, role=role)
        await replies.show(interaction, page)

    async def _change(
        self, interaction: Interaction, table_id: int, change: Callable[[Table], Awaitable[Any]]
    ) -> None:
        """Make a change for the host and show the page, with the reason if it fails."""
        note, table = None, await self._service.views.table(table_id)
        try:
            await change(table)
        except UserError as error:
            note = saying.sentence(error, reader.of(interaction))
        table = await self._service.views.table(table_id)
        await self._show(interaction, table, note)
        if note is None:
            await self._lobbies.refresh(table)

    async def _chosen(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        choice, value = self._choices[control.op], next(iter(values), "")
        if value not in choice.values:
            raise UserError("choices_changed")
        user, server = interaction.user.id, managed_server(interaction)
        await self._change(
            interaction, control.table, lambda table: choice.make(table, user, value, server)
        )

    def _set(
        self, what: str
    ) -> Callable[[Table, int, str, ManagedServer | None], Awaitable[Table]]:
        async def made(table: Table, user: int, value: str, server: ManagedServer | None) -> Table:
            wish: dict[str, Any] = {what: value}
            return await self._service.lobbies.arrange(table.id, user, server=server, **wish)

        return made

    async def _set_tell(
        self, table: Table, user: int, value: str, server: ManagedServer | None
    ) -> Table:
        tells = value == gathering.YES
        return await self._service.lobbies.arrange(table.id, user, server=server, tells_role=tells)

    async def _set_full(
        self, table: Table, user: int, value: str, server: ManagedServer | None
    ) -> Table:
        return await self._service.lobbies.arrange(
            table.id, user, server=server, starts_full=value == gathering.YES
        )

    async def _set_rated(
        self, table: Table, user: int, value: str, server: ManagedServer | None
    ) -> Table:
        return await self._service.lobbies.set_rated(
            table.id, user, value == gathering.YES, server=server
        )

    async def _set_pace(
        self, table: Table, user: int, value: str, server: ManagedServer | None
    ) -> object:
        rules = next(rules for word, rules in paces.PACES.items() if word == value)
        return await self._context.reminders.change_rules(table, user, lambda old: rules, server)

    async def _name(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        if interaction.type is not discord.InteractionType.modal_submit:
            table = await self._service.views.table(control.table)
            await replies.window(interaction, gathering.name_window(reader.of(interaction), table))
            return
        await replies.acknowledge(interaction, fresh=False)
        user, server, name = (
            interaction.user.id,
            managed_server(interaction),
            text_window.typed(interaction),
        )
        await self._change(
            interaction,
            control.table,
            lambda table: self._service.lobbies.arrange(table.id, user, server=server, name=name),
        )

    async def _plan(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """Plan the start of a game, in the time zone of who does it."""
        settings = await self._context.reminders.user(interaction.user.id)
        if interaction.type is not discord.InteractionType.modal_submit:
            if settings.zone is None:
                raise UserError("start_zone")
            table = await self._service.views.table(control.table)
            need_host(table, interaction.user.id, managed_server(interaction))
            window = gathering.start_window(reader.of(interaction), table, settings.tz)
            await replies.window(interaction, window)
            return
        await replies.acknowledge(interaction, fresh=False)
        user, server = interaction.user.id, managed_server(interaction)
        said, language = text_window.typed(interaction).strip(), reader.of(interaction)

        async def plan(table: Table) -> Table:
            at = None
            if said:
                if settings.zone is None:
                    raise UserError("start_zone")
                read = partial(users.read_start, now=self._service.now(), tz=settings.tz)
                at = understood(read, said, language)
            return await self._service.lobbies.plan(table.id, user, at, server=server)

        await self._change(interaction, control.table, plan)

    async def _take_out(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        person = next((int(v) for v in values if v.isdecimal()), 0)
        user, server = interaction.user.id, managed_server(interaction)
        await self._change(
            interaction,
            control.table,
            lambda table: self._service.lobbies.take_out(
                table.id, person, user, server=server, interaction=interaction.id
            ),
        )

    # --- asking and answering --------------------------------------------------------------------

    async def _invite(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        table = await self._service.views.table(control.table)
        if managed_server(interaction) is None:
            seated(table, interaction.user.id)
        language = reader.of(interaction)
        if not table.by_message:
            await replies.show(interaction, gathering.asking_page(language, table))
            return
        share = await self._lobbies.share(interaction, table)
        known = await self._service.entering.companions(table, interaction.user.id)
        page = direct.invite_page(language, table, share, known, asked.AT_ONCE)
        await replies.show(interaction, page)

    async def _ask(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        say = BotGathering(reader.of(interaction))
        people, bots = picked.people(interaction)
        table = await self._service.views.table(control.table)
        if table.by_message:
            people = await self._known(table, interaction.user.id, values)
        said = [say.bots_cannot_play(names=say.listed(bots))] if bots else []
        found = await self._service.asking.ask(
            control.table,
            people,
            interaction.user.id,
            server=managed_server(interaction),
            interaction=interaction.id,
        )
        if found:
            said.append(
                say.are_asked(names=say.listed(one.name for one in found), count=len(found))
            )
        elif not bots:
            said.append(say.nobody_to_ask())
        await replies.show(interaction, items.page(items.text("\n".join(said))))
        await self._lobbies.refresh(await self._service.views.table(control.table))

    async def _known(self, table: Table, user_id: int, values: Sequence[str]) -> list[UserRef]:
        """The people who were chosen out of those with whom somebody has played."""
        known = await self._service.entering.companions(table, user_id)
        found = [one for one in known if str(one.id) in values]
        if len(found) != len(values):
            raise UserError("choices_changed")
        return found

    async def _accept(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        before = await self._service.asking.accept(
            control.table, user_ref(interaction.user), interaction=interaction.id
        )
        table = await self._lobbies.start_if_full(interaction, before)
        await replies.say(interaction, direct.joined_words(reader.of(interaction), table))
        await self._lobbies.begun(before, table)

    async def _decline(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        table = await self._service.asking.decline(control.table, interaction.user.id)
        await replies.say(interaction, BotGathering(reader.of(interaction)).you_declined())
        await self._lobbies.refresh(table)
