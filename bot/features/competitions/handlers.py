"""What the controls of competitions do."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.context import Context
from bot.features.competitions import controls, pages, shows, window
from bot.widgets import reader, replies, servers
from bot.widgets.ids import ControlId
from bot.widgets.managing import need_manager
from bot.widgets.replies import Interaction
from bot.widgets.words import user_ref
from render.lang.catalogue.bot_competitions import BotCompetitions
from render.lang.language import own_name
from tables.model.competitions import AT_ONCE, Entrant, Facts
from tables.model.errors import NoTable, UserError
from tables.model.table import Table


class CompetitionHandlers:
    """Answers the controls. Those of the message of a competition, which everybody reads, are
    answered by a message of their own."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._service = context.service
        self._all = context.service.competitions
        for op, handler in (
            (controls.SIGN_UP, self._sign_up),
            (controls.WITHDRAW, self._withdraw),
            (controls.LEAVE, self._leave),
            (controls.STAY, self._stay),
            (controls.IN, self._in),
            (controls.SEE, self._see),
            (controls.STANDINGS, self._standings),
            (controls.MY_TABLES, self._my_tables),
            (controls.MANAGED, self._managed),
            (controls.SMALLER, self._smaller),
            (controls.END, self._end),
            (controls.REALLY_END, self._really_end),
        ):
            context.presses.register(op, handler)

    # --- taking part -----------------------------------------------------------------------------

    async def _sign_up(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        number, user = control.number(0), interaction.user.id
        settings = await self._context.reminders.user(user)
        facts = await self._all.facts(number)
        asks = facts.competition.kind == "season"  # in a tournament there is nothing to choose
        if asks and interaction.type is not discord.InteractionType.modal_submit:
            mine = facts.of_user(user)
            if mine is not None and mine.takes_part:
                chosen = (mine.at_once, mine.hours)
            else:
                chosen = (AT_ONCE[0], await self._service.wishes.hours(user))
            now, language = self._service.now(), reader.of(interaction)
            modal = window.sign_up_modal(language, control, chosen, settings, now)
            await replies.window(interaction, modal)
            return
        await replies.acknowledge(interaction, fresh=len(control.args) < 2)
        at_once, hours = window.read(interaction) if asks else (AT_ONCE[0], None)
        mine = await self._all.sign_up(
            number,
            user_ref(interaction.user),
            interaction.guild_id or 0,
            at_once=at_once,
            hours=hours,
            language=settings.language,
        )
        await self._show_entrant(interaction, await self._all.facts(number), mine)

    async def _show_entrant(self, interaction: Interaction, facts: Facts, mine: Entrant) -> None:
        page = pages.entrant_page(reader.of(interaction), facts, mine, own_name(mine.language))
        await replies.show(interaction, page)

    async def _in(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """In its message, or in a direct message that is replaced."""
        await replies.acknowledge(interaction, fresh=len(control.args) > 1)
        mine = await self._all.confirm(control.number(0), interaction.user.id)
        await self._show_entrant(interaction, await self._all.facts(control.number(0)), mine)

    async def _see(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """The question that somebody was called for."""
        await replies.acknowledge(interaction, fresh=True)
        facts = await self._all.facts(control.number(0))
        mine = facts.of_user(interaction.user.id)
        if mine is None:
            raise UserError("competition_not_in")
        where = await servers.name(self._context.client, facts.competition.guild_id)
        page = pages.question_page(reader.of(interaction), facts, mine, where)
        if page is None:
            await self._show_entrant(interaction, facts, mine)
        else:
            await replies.show(interaction, page)

    async def _withdraw(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=len(control.args) < 2)
        facts = await self._all.facts(control.number(0))
        mine = facts.of_user(interaction.user.id)
        if mine is None or not mine.takes_part:
            raise UserError("competition_not_in")
        await replies.show(interaction, pages.leave_page(reader.of(interaction), facts, mine))

    async def _leave(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        await self._all.withdraw(control.number(0), interaction.user.id)
        said = BotCompetitions(reader.of(interaction)).left()
        await replies.show(interaction, pages.said_page(said))

    async def _stay(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        said = BotCompetitions(reader.of(interaction)).stayed()
        await replies.show(interaction, pages.said_page(said))

    # --- looking ---------------------------------------------------------------------------------

    async def _standings(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """The standings in a message of their own; once there, the menu replaces them."""
        await replies.acknowledge(interaction, fresh=not values)
        facts = await self._all.facts(control.number(0))
        chosen = next(iter(values), "")
        part = int(chosen) if chosen.isdecimal() and len(chosen) < 9 else 0
        words = shows.WORDS[facts.competition.kind]
        page = words.standings(reader.of(interaction), facts, part, interaction.user.id)
        await replies.show(interaction, page)

    async def _my_tables(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        facts, user = await self._all.facts(control.number(0)), interaction.user.id
        mine, tables = facts.of_user(user), dict[int, Table]()
        for one in facts.tables_of(mine.id) if mine is not None else ():
            if one.state == "open" and one.table_id is not None:
                try:
                    tables[one.number] = await self._service.views.table(one.table_id)
                except NoTable:
                    continue
        page = pages.tables_page(reader.of(interaction), facts, user, tables)
        await replies.show(interaction, page)

    # --- managing --------------------------------------------------------------------------------

    async def show_managed(self, interaction: Interaction, note: str = "") -> None:
        """What is under way on the server, in the acknowledged answer. Raises `NotAllowed`."""
        server = need_manager(interaction)
        found = [
            await self._all.facts(one.id) for one in await self._all.of_server(server) if one.live
        ]
        await replies.show(interaction, pages.managed_page(reader.of(interaction), found, note))

    async def _managed(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        await self.show_managed(interaction)

    async def _smaller(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        await self._all.set_settings(need_manager(interaction), control.number(0), small=True)
        note = BotCompetitions(reader.of(interaction)).smaller_now()
        await self.show_managed(interaction, note)

    async def _end(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        need_manager(interaction)
        facts = await self._all.facts(control.number(0))
        await replies.show(interaction, pages.end_page(reader.of(interaction), facts))

    async def _really_end(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        state = await self._all.end(need_manager(interaction), control.number(0))
        say = BotCompetitions(reader.of(interaction))
        note = say.end_done() if state == "over" else say.call_off_done()
        await self.show_managed(interaction, note)
