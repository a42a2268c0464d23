"""Handles the buttons and menus of the panel."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.context import Context
from bot.panel import panel, reading
from bot.panel.acting import Acting
from bot.panel.answering import InvalidChoice
from bot.panel.entries import Entry, check_of, leaves_unspent
from bot.panel.player_panel import PlayerPanel
from bot.panel.reading import AskNumbers, Do, Show
from bot.panel.window import window
from bot.widgets import numbers, reader, replies, saying
from bot.widgets.ids import ControlId, PanelState
from bot.widgets.replies import Interaction
from bot.widgets.words import Speech
from render.lang.catalogue.bot_panel import BotPanel
from tables.model.errors import DamagedSave, NothingToUndo, Stale, UserError
from tables.model.table import Moment, Position


class PanelHandlers:
    """Answers the controls of the panel."""

    def __init__(self, context: Context, panel: PlayerPanel, acting: Acting) -> None:
        self._service = context.service
        self._presses = context.presses
        self._panel = panel
        self._acting = acting
        for op, handler in (
            ("panel", self._choose),
            ("undo", self._undo),
            ("restart", self._undo),
            ("look", self._look),
            ("turn", self._turn),
        ):
            context.presses.register(op, handler)

    async def _choose(
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
        window_typed = interaction.type is discord.InteractionType.modal_submit
        if not window_typed and tokens == ("o",):
            # A window must be the first answer, so it cannot follow an acknowledgement.
            await self._ask_number(interaction, control, menu)
            return
        await replies.acknowledge(interaction, fresh=False)
        async with self._presses.one_at_a_time(interaction):
            moment: Moment | None
            position, moment = await self._panel.opened(interaction, control.table)
            menus = panel.menus_of(position)
            speech = Speech(position.table, reader.of(interaction))
            say = BotPanel(speech.language)
            answer: Do | Show | AskNumbers
            line, acted = "", False
            try:
                if not await self._is_current(position, menus, control):
                    answer = Show(PanelState(), say.moved_on())
                elif window_typed:
                    said = numbers.all_typed(interaction)
                    answer = reading.read_numbers(menus, menu, said, speech.plain, position.view)
                else:
                    asks = await self._asks(interaction, position, menus, menu, moment)
                    answer = reading.read(menus, place, menu, tokens, say, asks=asks)
            except InvalidChoice:
                answer = Show(
                    place.top(), saying.sentence(UserError("choices_changed"), speech.language)
                )
            if isinstance(answer, Do):
                position, note, moment, line = await self._acting.carry_out(
                    interaction, position, answer.action, moment=moment
                )
                answer, acted = Show(PanelState(), note), True
        # The next press of this panel need not wait until this one has its picture.
        if isinstance(answer, Show):
            await self._panel.show(
                interaction,
                position,
                moment=moment,
                place=answer.place,
                note=answer.note,
                line=line,
                acted=acted,
            )

    async def _asks(
        self,
        interaction: Interaction,
        position: Position,
        menus: Sequence[Entry],
        menu: int | None,
        moment: Moment | None,
    ) -> bool:
        """Whether the user wants a confirmation when something is left unspent."""
        if menu is None or menu >= len(menus) or not leaves_unspent(menus[menu]):
            return True
        return (await self._panel.facts(interaction, position, moment)).user.asks

    async def _ask_number(
        self, interaction: Interaction, control: ControlId, menu: int | None
    ) -> None:
        position = await self._panel.position(control.table, interaction.user.id)
        menus = panel.menus_of(position)
        if (
            menu is None
            or menu >= len(menus)
            or not await self._is_current(position, menus, control)
        ):
            await replies.acknowledge(interaction, fresh=False)
            note = BotPanel(reader.of(interaction)).moved_on()
            await self._panel.show(interaction, position, note=note)
            return
        texts = Speech(position.table, reader.of(interaction)).plain
        await replies.window(interaction, window(control, menus[menu], texts, position.view))

    async def _is_current(
        self, position: Position, menus: Sequence[Entry], control: ControlId
    ) -> bool:
        """Whether a control still means what it showed.

        Usually the table must be at the panel's version. But steps of others raise the version,
        too. If several players are asked at once, or the user only waits, that must not make every
        press late. Then the menus must be the same, and the user must not have acted since.
        """
        assert position.viewer is not None
        check = check_of(menus)
        shown, _, step = control.args[1].partition(".")
        if shown != check or not step.isdecimal():
            return control.args[:2] == panel.stamp(position, menus)
        epoch, _, stamp = control.args[0].partition(".")
        if stamp == position.table.version_token:
            return True
        if epoch != position.table.rewind_token:
            return False
        user = position.table.seats[position.viewer].user_id
        try:
            since = await self._service.views.log(position.table.id, user, after=int(step))
        except DamagedSave:  # unsure, so the player goes on from the present table
            return False
        return all(entry.seat != position.viewer for entry in since)

    async def _undo(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        async with self._presses.one_at_a_time(interaction):
            user = interaction.user.id
            whole = control.op == "restart"
            take_back = self._service.playing.restart_turn if whole else self._service.playing.undo
            say = BotPanel(reader.of(interaction))
            note: str | None = say.restarted() if whole else say.undone()
            moment: Moment | None = None
            try:
                acted = await take_back(
                    control.table, user, control.text(0), interaction=interaction.id
                )
                position, moment = acted.position, acted.moment
            except Stale:
                position, note = await self._panel.position(control.table, user), say.moved_on()
            except NothingToUndo as error:
                position = await self._panel.position(control.table, user)
                note = saying.sentence(error, reader.of(interaction))
        await self._panel.show(interaction, position, moment=moment, note=note)

    async def _look(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        position, moment = await self._panel.opened(interaction, control.table)
        await self._panel.look_at(interaction, position, moment)

    async def _turn(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        await self._panel.open(interaction, control.table)
