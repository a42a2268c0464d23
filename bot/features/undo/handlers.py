"""Handles the controls of the vote on an undo."""

from __future__ import annotations

from collections.abc import Sequence

from bot.context import Context
from bot.features.undo import pages
from bot.panel.player_panel import PlayerPanel
from bot.widgets import reader, replies, saying
from bot.widgets.ids import ControlId
from bot.widgets.managing import managed_server
from bot.widgets.replies import Interaction
from bot.widgets.words import Speech
from render.lang.catalogue.bot_undo import BotUndo
from render.lang.language import Language
from tables.model.errors import NothingToUndo, Stale, UserError
from tables.model.table import Table
from tables.model.undo import Request
from tables.operations.undo_votes import AskedAlready


class UndoVoteHandlers:
    """Answers the controls with which players vote on an undo."""

    def __init__(self, context: Context, panel: PlayerPanel) -> None:
        self._context = context
        self._panel = panel
        self._service = context.service
        for op, handler in (
            ("back", self._open),
            ("backs", self._open_again),
            ("backto", self._choose),
            ("askback", self._ask),
            ("agree", self._answer),
            ("refuse", self._answer),
            ("withdraw", self._answer),
            ("without", self._waive),
        ):
            context.presses.register(op, handler)

    async def open(self, interaction: Interaction, table_id: int, note: str = "") -> None:
        """Fill an acknowledged answer with the choice of how far, or with the open question.

        Raises `NotSeated`, `WrongStatus`, `NothingToUndo`.
        """
        user = interaction.user.id
        table, goals = await self._service.undo_votes.goals(table_id, user)
        request = await self._service.undo_votes.open_request(table_id)
        if request is not None:
            page = pages.question_page(Speech(table, reader.of(interaction)), request)
            await replies.show(interaction, page)
            return
        entries = await self._service.views.log(table_id, None, after=goals[-1].to_seq)
        speech = Speech(table, reader.of(interaction))
        page = pages.goals_page(table, speech, goals, entries, note)
        await replies.show(interaction, page)

    async def open_instead(self, interaction: Interaction, table_id: int, note: str) -> bool:
        """Offer to ask the others if nothing can be undone freely; False if there is nothing to
        undo."""
        try:
            await self.open(interaction, table_id, note)
        except UserError:
            return False
        return True

    async def _open(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        await self.open(interaction, control.table)

    async def _open_again(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        await self.open(interaction, control.table)

    async def _choose(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        table, goals = await self._service.undo_votes.goals(control.table, interaction.user.id)
        goal = next((g for g in goals if [str(g.to_seq)] == list(values)), None)
        seat = table.seat_of(interaction.user.id)
        if goal is None or seat is None:
            note = BotUndo(reader.of(interaction)).moved_on()
            await self.open(interaction, control.table, note)
            return
        entries = await self._service.views.log(
            table.id, None, after=goal.to_seq, upto=table.public_seq
        )
        needed = await self._service.undo_votes.needed(table, goal.to_seq, seat)
        page = pages.sure_page(table, Speech(table, reader.of(interaction)), goal, entries, needed)
        await replies.show(interaction, page)

    async def _ask(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        to_seq, from_seq = control.number(0), control.number(1)
        say = BotUndo(reader.of(interaction))
        user = interaction.user.id
        try:
            request = await self._service.undo_votes.ask_back(
                control.table, user, to_seq, from_seq, interaction=interaction.id
            )
        except (Stale, AskedAlready, NothingToUndo) as error:
            language = reader.of(interaction)
            note = say.moved_on() if isinstance(error, Stale) else saying.sentence(error, language)
            await self.open(interaction, control.table, note)
            return
        if request.outcome == "agreed":
            position = await self._service.views.position(control.table, user)
            note = say.taken_back_note(count=request.steps)
            await self._panel.show(interaction, position, note=note)
            return
        table = await self._service.views.table(control.table)
        page = pages.asked_page(table, Speech(table, reader.of(interaction)), request)
        await replies.show(interaction, page)

    async def _answer(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        give = {
            "agree": self._service.undo_votes.agree,
            "refuse": self._service.undo_votes.refuse,
            "withdraw": self._service.undo_votes.withdraw,
        }[control.op]
        number = control.number(0)
        try:
            request = await give(
                control.table, interaction.user.id, number, interaction=interaction.id
            )
        except Stale:
            await self._bring_up_to_date(interaction, control.table, number)
            raise
        await self._show_copy(interaction, request)

    async def _waive(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        number = control.number(0)
        try:
            request = await self._service.undo_votes.waive(
                control.table,
                interaction.user.id,
                number,
                server=managed_server(interaction),
                interaction=interaction.id,
            )
        except Stale:
            await self._bring_up_to_date(interaction, control.table, number)
            raise
        await self._show_copy(interaction, request)

    async def _show_copy(self, interaction: Interaction, request: Request) -> None:
        if interaction.message is not None and interaction.message.flags.ephemeral:
            # The public question is edited by the outbox, a private copy of it here.
            await self._show(interaction, request, reader.of(interaction))

    async def _bring_up_to_date(self, interaction: Interaction, table_id: int, number: int) -> None:
        """Remove the buttons of a question that is settled."""
        request = await self._service.undo_votes.request(number) if number < 1 << 63 else None
        if request is not None and request.table_id == table_id:
            private = interaction.message is not None and interaction.message.flags.ephemeral
            await self._show(interaction, request, reader.of(interaction) if private else None)

    async def _show(
        self, interaction: Interaction, request: Request, language: Language | None
    ) -> None:
        """Show the question. language: of a private copy; None for the public one."""
        table: Table = await self._service.views.table(request.table_id)
        await replies.show(interaction, pages.question_page(Speech(table, language), request))
