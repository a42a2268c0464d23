"""Looking back: the log, earlier positions, what is new since the last turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.context import Context
from bot.drawing.sheets import Sheet, sheets
from bot.features.history import pages, since
from bot.features.history.pages import Line, Past
from bot.panel.finding import table_here
from bot.widgets import reader, replies
from bot.widgets.ids import BadId, ControlId
from bot.widgets.items import Drawn, Page
from bot.widgets.replies import Interaction
from bot.widgets.words import Speech
from render.lang.catalogue.bot_history import BotHistory
from tables.model.errors import DamagedSave, LostPosition, UserError
from tables.model.table import Position, Table

CHUNK = 60
"""Steps that are read at a time; for most games more than a page shows."""


NEW = "x"
"""The last part of an id whose answer is a message of its own."""


class LookingBack:
    """Makes the pages that look back and answers their buttons.

    A seated player sees every step as their seat saw it, even from before they took it over:
    knowledge belongs to the seat, as the hand does. Everybody else, former players included, sees
    what was public.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self._service = context.service
        context.presses.register("log", self._log)
        context.presses.register("past", self._past)
        context.presses.register("begin", self._look_back)
        context.presses.register("since", self._since)

    # --- pages -----------------------------------------------------------------------------------

    async def last_step(self, table: Table, user: int) -> int:
        """The newest step a user may know: of their draft, or the published one."""
        mine = table.draft_seat is not None and table.draft_seat == table.seat_of(user)
        return table.seq if mine else table.public_seq

    async def log_page(self, speech: Speech, user: int, how: str, seq: int, number: int) -> Page:
        """The page of the log that begins with a line ("f"), or ends before it ("u")."""
        table = speech.table
        last = await self.last_step(table, user)
        back = how == "u"
        seq = min(seq, last + 1)
        reach = CHUNK
        while True:
            low = max(-1, seq - reach) if back else seq - 1
            high = min(last, seq if back else seq + reach)
            found = await self._lines(speech, user, low, high)
            found = [line for line in found if (line.place < (seq, number)) == back]
            shown = pages.fitting(found, last=back)
            if len(shown) < len(found) or (low < 0 if back else high == last):
                break
            reach *= 4
        if not shown:
            # There is nothing in this direction; the first or the last page is the nearest.
            nearest = ("f", 0, 0) if back else ("u", last + 1, 0)
            return await self.log_page(speech, user, *nearest)
        end = (await self._lines(speech, user, last - 1, last))[-1].place
        return pages.log_page(speech, shown, last, end)

    async def _lines(self, speech: Speech, user: int, after: int, upto: int) -> list[Line]:
        table = speech.table
        entries = await self._service.views.log(table.id, user, after=after, upto=upto)
        notes = await self._service.views.notes(table.id)
        return pages.log_lines(speech, entries, notes)

    async def past_page(self, speech: Speech, user: int, seq: int, picture: int = 0) -> Page:
        """The board as it was after a step."""
        table = speech.table
        seq = min(seq, table.public_seq)
        turns = await self._service.past.turns(table)
        run = turns.run(seq)
        begin = turns.since[run] if turns.ends[run] == seq else seq
        news = await self._service.views.log(table.id, user, after=begin - 1, upto=seq)
        position = await self._position(table, user, seq)
        drawn: tuple[Drawn, ...] = ()
        found = () if position is None else await self._sheets(speech, position.view, user)
        picture = picture if picture < len(found) else 0
        if position is not None and found:
            names = found[picture].pictures
            drawn = await self._context.pictures.boards(speech, position.view, names, owner=user)
        past = Past(seq, turns, position, tuple(news), picture, found)
        return pages.past_page(table, speech, past, drawn)

    async def since_page(
        self,
        speech: Speech,
        user: int,
        begin: int | None = None,
        picture: int = 0,
        *,
        whole: bool = False,
    ) -> Page:
        """What happened since the user's last turn, or since the step `begin`; whole: with
        unimportant events."""
        table, say = speech.table, BotHistory(speech.language)
        if begin is None or begin > table.public_seq:
            begin = await self._service.past.last_turn(table, user)
        now = await self._service.views.history(table.id, table.public_seq, user)
        news = await self._service.views.log(table.id, user, after=begin, upto=table.public_seq)
        drawn: tuple[Drawn, ...] = ()
        lost = False
        found = await self._sheets(speech, now.view, user)
        picture = picture if picture < len(found) else 0
        if found:
            before = await self._position(table, user, begin)
            if before is None:
                lost = True
            else:
                said = since.legend(say, now.viewer is not None, begin)
                names = found[picture].pictures
                drawn = await self._context.pictures.all_changes(
                    speech, before.view, now.view, said, names, owner=user
                )
        shown = (drawn, found, picture)
        return since.page(now, speech, begin, news, *shown, lost=lost, whole=whole)

    async def _position(self, table: Table, user: int, seq: int) -> Position | None:
        """The position after a step; None if the rules were corrected since, or it is damaged."""
        try:
            return await self._service.views.history(table.id, seq, user)
        except (LostPosition, DamagedSave):
            return None

    async def _sheets(self, speech: Speech, view: Any, user: int) -> tuple[Sheet, ...]:
        """The pictures that the user may look at, in their format; none for readers of words."""
        shape = (await self._context.reminders.user(user)).pictures
        return () if shape == "words" else sheets(speech, view, shape, legend=False)

    # --- presses ---------------------------------------------------------------------------------

    async def _log(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        speech = await self._begin(interaction, control, fresh=control.args[3:4] == (NEW,))
        async with self._context.presses.one_at_a_time(interaction):
            how = control.args[0] if control.args else ""
            if how not in ("f", "u"):
                raise BadId(str(control))
            user = interaction.user.id
            page = await self.log_page(speech, user, how, control.number(1), control.number(2))
            await replies.show(interaction, page)

    async def _past(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        speech = await self._begin(interaction, control, fresh=control.args[3:4] == (NEW,))
        async with self._context.presses.one_at_a_time(interaction):
            picture = _chosen(values, control.number(2))
            page = await self.past_page(speech, interaction.user.id, control.number(1), picture)
            await replies.show(interaction, page)

    async def _look_back(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """Show the newest board as a page from which buttons lead back."""
        speech = await self._begin(interaction, control, fresh=True)
        last = speech.table.public_seq
        await replies.show(interaction, await self.past_page(speech, interaction.user.id, last))

    async def _since(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        speech = await self._begin(interaction, control, fresh=not control.args)
        async with self._context.presses.one_at_a_time(interaction):
            begin = control.number(0) if control.args else None
            whole = control.args[1:2] == (since.ALL,)
            page = await self.since_page(
                speech, interaction.user.id, begin, _chosen(values, 0), whole=whole
            )
            await replies.show(interaction, page)

    async def _begin(self, interaction: Interaction, control: ControlId, *, fresh: bool) -> Speech:
        """Acknowledge; the words of the table, if the user may know of it.

        Raises `NoTable`, `UserError`.
        """
        await replies.acknowledge(interaction, fresh=fresh)
        table = await table_here(self._context, interaction, control.table)
        if table.status == "lobby":
            raise UserError("not_begun_no_steps")
        return Speech(table, reader.of(interaction))


def _chosen(values: Sequence[str], otherwise: int) -> int:
    """The picture chosen from a menu, by its number."""
    if not values:
        return otherwise
    if not values[0].isdecimal() or len(values[0]) > 3:
        raise BadId(values[0])
    return int(values[0])
