"""What the controls of prepared turns do."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.context import Context
from bot.features.plans import pages
from bot.panel import acting, boards, proposal, reading
from bot.panel.answering import InvalidChoice
from bot.panel.entries import Entry
from bot.panel.player_panel import PlayerPanel
from bot.panel.reading import AskNumbers, Do, Show
from bot.panel.window import window
from bot.widgets import numbers, reader, replies
from bot.widgets.ids import ControlId, PanelState
from bot.widgets.replies import Interaction
from bot.widgets.saying import sentence
from bot.widgets.words import Speech
from engine.core import IllegalAction
from render.lang.catalogue.bot_panel import BotPanel
from render.lang.catalogue.bot_plans import BotPlans
from tables.model.errors import NotSeated, Stale, UserError
from tables.model.table import Position
from tables.operations.planning import NothingAhead, Prepared, TurnHasCome


class PlanHandlers:
    """Answers the controls that prepare turns."""

    def __init__(self, context: Context, panel: PlayerPanel) -> None:
        self._context = context
        self._panel = panel
        self._service = context.service
        for op, handler in (
            ("plan", self._open),
            ("planned", self._planned),
            ("unplan", self._unplan),
            ("planmode", self._mode),
            ("dropplan", self._drop),
            ("carryout", self._carry_out),
        ):
            context.presses.register(op, handler)

    async def open(self, interaction: Interaction, table_id: int, note: str | None = None) -> None:
        """Fill an acknowledged answer with the user's prepared turn.

        Raises `NotSeated`, `NothingAhead`.
        """
        try:
            found = await self._service.plans.prepared(table_id, interaction.user.id)
        except TurnHasCome as error:
            await self._back(interaction, table_id, sentence(error, reader.of(interaction)))
            return
        await self.show(interaction, found, note=note)

    async def show(
        self,
        interaction: Interaction,
        found: Prepared,
        *,
        place: PanelState | None = None,
        note: str | None = None,
    ) -> None:
        """Put the page of a prepared turn into an acknowledged answer."""
        show = self._panel.fill(interaction)
        user = interaction.user.id
        speech = Speech(found.position.table, reader.of(interaction))
        wishes = await self._context.reminders.user(user)
        picture = boards.drawn(
            self._context.pictures,
            speech,
            found.position,
            wishes.pictures,
            table=True,
            owner=user,
        )
        await show.fill(
            picture, lambda board: pages.page(found, speech, board, place=place, note=note)
        )

    async def _back(self, interaction: Interaction, table_id: int, note: str | None) -> None:
        """Show the ordinary panel in place of the page."""
        position = await self._position(table_id, interaction.user.id)
        await self._panel.show(interaction, position, note=note)

    async def _position(self, table_id: int, user_id: int) -> Position:
        position = await self._service.views.position(table_id, user_id)
        if position.viewer is None:
            raise NotSeated()
        return position

    # --- the page --------------------------------------------------------------------------------

    async def _open(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        try:
            await self.open(interaction, control.table)
        except NothingAhead as error:
            await self._back(interaction, control.table, sentence(error, reader.of(interaction)))

    async def _planned(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        if len(control.args) < 4:
            raise UserError("choices_changed")
        tokens = tuple(values) or control.args[4:5]
        try:
            place = PanelState.parse(control.args[2])
            menu = int(control.args[3]) if control.args[3] else None
        except ValueError as error:
            raise UserError("choices_changed") from error
        typed = interaction.type is discord.InteractionType.modal_submit
        if not typed and tokens == ("o",):
            # A window must be the first answer, so it cannot wait for an acknowledgement.
            await self._ask_number(interaction, control, menu)
            return
        await replies.acknowledge(interaction, fresh=False)
        async with self._context.presses.one_at_a_time(interaction):
            found = await self._found(interaction, control)
            if found is None:
                return
            menus = pages.menus_of(found)
            if control.args[:2] != pages.stamp(found, menus):
                await self.show(interaction, found, note=BotPlans(reader.of(interaction)).changed())
                return
            speech = Speech(found.position.table, reader.of(interaction))
            answer: Do | Show | AskNumbers
            try:
                if typed:
                    said, view = numbers.all_typed(interaction), found.position.view
                    answer = reading.read_numbers(menus, menu, said, speech.plain, view)
                else:
                    say = BotPanel(speech.language)
                    answer = reading.read(menus, place, menu, tokens, say, asks=False)
            except InvalidChoice:
                answer = Show(place.top(), sentence(UserError("choices_changed"), speech.language))
            await self._choose(interaction, found, answer)

    async def _found(self, interaction: Interaction, control: ControlId) -> Prepared | None:
        """The user's prepared turn; None if there is none and the panel is shown instead."""
        try:
            return await self._service.plans.prepared(control.table, interaction.user.id)
        except (TurnHasCome, NothingAhead) as error:
            await self._back(interaction, control.table, sentence(error, reader.of(interaction)))
            return None

    async def _choose(
        self, interaction: Interaction, found: Prepared, answer: Do | Show | AskNumbers
    ) -> None:
        if isinstance(answer, Show):
            await self.show(interaction, found, place=answer.place, note=answer.note)
        elif isinstance(answer, Do):
            note = None
            table = found.position.table
            try:
                found = await self._service.plans.plan(
                    table.id,
                    interaction.user.id,
                    found.plan.mark,
                    answer.action,
                    interaction=interaction.id,
                )
            except (TurnHasCome, NothingAhead) as error:
                await self._back(interaction, table.id, sentence(error, reader.of(interaction)))
                return
            except Stale:
                note = BotPlans(reader.of(interaction)).changed()
            except IllegalAction as error:
                note = Speech(table, reader.of(interaction)).rich.reason(error.reason)
            if note is not None:
                await self.open(interaction, table.id, note)
                return
            await self.show(interaction, found)

    async def _ask_number(
        self, interaction: Interaction, control: ControlId, menu: int | None
    ) -> None:
        menus: tuple[Entry, ...] = ()
        try:
            found = await self._service.plans.prepared(control.table, interaction.user.id)
            menus = pages.menus_of(found)
            fits = control.args[:2] == pages.stamp(found, menus)
        except (TurnHasCome, NothingAhead):
            fits = False
        if not fits or menu is None or menu >= len(menus):
            await replies.acknowledge(interaction, fresh=False)
            if await self._found(interaction, control) is not None:
                note = BotPlans(reader.of(interaction)).changed()
                await self.open(interaction, control.table, note)
            return
        position = found.position
        texts = Speech(position.table, reader.of(interaction)).plain
        await replies.window(interaction, window(control, menus[menu], texts, position.view))

    async def _unplan(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        async with self._context.presses.one_at_a_time(interaction):
            found = await self._found(interaction, control)
            if found is None:
                return
            mark = found.plan.mark
            if control.args[:1] != (mark,):
                await self.show(interaction, found, note=BotPlans(reader.of(interaction)).changed())
                return
            found = await self._service.plans.unplan(
                control.table, interaction.user.id, mark, interaction=interaction.id
            )
            await self.show(interaction, found, note=BotPlans(reader.of(interaction)).taken_back())

    async def _mode(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        # Buttons of pages from before there was a menu carry the mode themselves.
        said = (*values, *control.args)[:1]
        mode = next((mode for mode in pages.MODES if said == (mode,)), None)
        if mode is None:
            raise UserError("choices_changed")
        await replies.acknowledge(interaction, fresh=False)
        async with self._context.presses.one_at_a_time(interaction):
            if await self._found(interaction, control) is None:
                return
            found = await self._service.plans.set_plan_mode(
                control.table, interaction.user.id, mode, interaction=interaction.id
            )
            await self.show(interaction, found)

    async def _drop(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        async with self._context.presses.one_at_a_time(interaction):
            await self._service.plans.drop_plan(control.table, interaction.user.id)
            note = BotPlans(reader.of(interaction)).thrown_away()
            await self._back(interaction, control.table, note)

    # --- in the turn -----------------------------------------------------------------------------

    async def _carry_out(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        async with self._context.presses.one_at_a_time(interaction):
            user = interaction.user.id
            try:
                acted = await self._service.plans.carry_out_plan(
                    control.table, user, control.text(0), interaction=interaction.id
                )
            except Stale:
                said = BotPanel(reader.of(interaction)).moved_on()
                await self._back(interaction, control.table, said)
                return
            except NothingAhead as error:
                await self._back(
                    interaction, control.table, sentence(error, reader.of(interaction))
                )
                return
            position = acted.position
            note = acting.done(acted, reader.of(interaction))
            if position.decisions:
                left = (await self._service.plans.status(control.table, user)).plan
                speech = Speech(position.table, reader.of(interaction))
                note = proposal.note_after(left, speech, position.view)
            await self._panel.show(interaction, position, moment=acted.moment, note=note)
