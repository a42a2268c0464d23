"""/game log and /game history, and the buttons that look back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.cogs.finding import table_choices, table_here
from bot.ui import history, limits, replies, since, typed
from bot.ui.history import Line, Past
from bot.ui.ids import BadId, ControlId
from bot.ui.items import Page
from bot.ui.replies import Interaction
from bot.ui.words import Speech
from render.text.base import shorten
from tables.acts.retrospect import Turns
from tables.facts.errors import DamagedSave, LostPosition, Refusal
from tables.facts.model import Position, Table

if TYPE_CHECKING:
    from bot.app import AgoraBot

CHUNK = 60
"""Steps that are read at a time; more than a page shows of most games."""
NEW = "x"
"""The last part of an id whose answer is a message of its own."""
TABLE = "number of the table, if it is not the one of this channel"
NOT_BEGUN = "The game has not begun, so nothing has happened."


class HistoryCommands(commands.Cog):
    """Part of the commands for tables: a mixin of the cog /game."""

    bot: AgoraBot

    @app_commands.command(description="What happened at the table, page by page")
    @app_commands.describe(table=TABLE)
    @app_commands.autocomplete(table=table_choices)
    async def log(self, interaction: Interaction, table: int | None = None) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await _table(self.bot, interaction, table)
        last = await self.bot.past.last_step(found, interaction.user.id)
        page = await self.bot.past.log_page(found, interaction.user.id, "u", last + 1, 0)
        await replies.show(interaction, page)

    @app_commands.command(description="The board as it was, step by step or turn by turn")
    @app_commands.describe(step="after which step; left out: the newest", table=TABLE)
    @app_commands.autocomplete(table=table_choices)
    async def history(
        self,
        interaction: Interaction,
        step: app_commands.Range[int, 0] | None = None,
        table: int | None = None,
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await _table(self.bot, interaction, table)
        seq = found.public_seq if step is None else step
        if seq > found.public_seq:
            raise Refusal(f"There are only {found.public_seq} steps so far; choose one of those.")
        page = await self.bot.past.past_page(found, interaction.user.id, seq)
        await replies.show(interaction, page)

    @history.autocomplete("step")
    async def _steps(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[int]]:
        try:
            found = await table_here(self.bot, interaction, interaction.namespace.table)
        except Refusal:
            return []
        if found.status == "lobby":
            return []
        return step_choices(found, await self.bot.service.turns(found), current)


async def _table(bot: AgoraBot, interaction: Interaction, number: int | None) -> Table:
    """The table a command is about, once its game has begun."""
    found = await table_here(bot, interaction, number)
    if found.status == "lobby":
        raise Refusal(NOT_BEGUN)
    return found


def step_choices(table: Table, turns: Turns, current: str) -> list[app_commands.Choice[int]]:
    """What `/game history` suggests: the step that was typed, and the newest ends of turns."""
    wanted = typed.begun(current)
    found: list[tuple[int, str]] = []
    for end, name in reversed(list(zip(turns.ends, turns.names, strict=True))):
        who = history.SETUP if name is None else f"after {name}"
        found.append((end, f"{end} · {who}"))
    fitting = [(n, label) for n, label in found if wanted in label.casefold()]
    if wanted.isdecimal() and len(wanted) < 10 and int(wanted) <= table.public_seq:
        number = int(wanted)
        fitting = [(n, label) for n, label in fitting if n != number]
        exact = dict(found).get(number, f"{number} · within a turn")
        fitting.insert(0, (number, exact))
    return [
        app_commands.Choice(name=shorten(label, limits.CHOICE_NAME), value=n)
        for n, label in fitting[: limits.CHOICES]
    ]


class LookingBack:
    """Makes the pages that look back and answers their buttons.

    Whoever has a seat sees every step as that seat saw it, also from before they took it over: what
    a seat knows belongs to the seat, as its hand does. Everybody else, also who gave a seat up,
    sees what was public.
    """

    def __init__(self, bot: AgoraBot) -> None:
        self._bot = bot
        self._service = bot.service
        bot.presses.register("log", self._log)
        bot.presses.register("past", self._past)
        bot.presses.register("begin", self._first)
        bot.presses.register("since", self._since)

    # --- pages -----------------------------------------------------------------------------------

    async def last_step(self, table: Table, user: int) -> int:
        """The newest step a user may know: of their draft, or the published one."""
        mine = table.draft_seat is not None and table.draft_seat == table.seat_of(user)
        return table.seq if mine else table.public_seq

    async def log_page(self, table: Table, user: int, how: str, seq: int, number: int) -> Page:
        """The page of the log that begins with a line ("f"), or ends before it ("u")."""
        last = await self.last_step(table, user)
        back = how == "u"
        seq = min(seq, last + 1)
        reach = CHUNK
        while True:
            low = max(-1, seq - reach) if back else seq - 1
            high = min(last, seq if back else seq + reach)
            found = await self._lines(table, user, low, high)
            found = [line for line in found if (line.place < (seq, number)) == back]
            shown = history.fitting(found, last=back)
            if len(shown) < len(found) or (low < 0 if back else high == last):
                break
            reach *= 4
        if not shown:
            # Nothing lies in this direction; the first or the last page is the nearest.
            return await self.log_page(table, user, *(("f", 0, 0) if back else ("u", last + 1, 0)))
        end = (await self._lines(table, user, last - 1, last))[-1].place
        return history.log_page(Speech(table), shown, last, end)

    async def _lines(self, table: Table, user: int, after: int, upto: int) -> list[Line]:
        entries = await self._service.log(table.id, user, after=after, upto=upto)
        notes = await self._service.notes(table.id)
        return history.log_lines(Speech(table), entries, notes)

    async def past_page(self, table: Table, user: int, seq: int, picture: int = 0) -> Page:
        """The board as it was after a step."""
        seq = min(seq, table.public_seq)
        speech = Speech(table)
        turns = await self._service.turns(table)
        run = turns.run(seq)
        begin = turns.since[run] if turns.ends[run] == seq else seq
        news = await self._service.log(table.id, user, after=begin - 1, upto=seq)
        position = await self._position(table, user, seq)
        drawn = None
        if position is not None and speech.painter is not None and await self._wants_pictures(user):
            names = speech.painter.pictures(position.view)
            picture = picture if picture < len(names) else 0
            drawn = await self._bot.pictures.board(
                speech, position.view, names[picture], owner=user
            )
        return history.past_page(
            table, speech, Past(seq, turns, position, tuple(news), picture), drawn
        )

    async def since_page(
        self, table: Table, user: int, begin: int | None = None, picture: int = 0
    ) -> Page:
        """What happened since the user's last turn, or since the step `begin`."""
        if begin is None or begin > table.public_seq:
            begin = await self._service.last_turn(table, user)
        speech = Speech(table)
        now = await self._service.history(table.id, table.public_seq, user)
        news = await self._service.log(table.id, user, after=begin, upto=table.public_seq)
        name: str | None = None
        drawn, note = None, ""
        if speech.painter is not None and await self._wants_pictures(user):
            before = await self._position(table, user, begin)
            names = speech.painter.pictures(now.view)
            name = names[picture] if picture < len(names) else names[0]
            if before is None:
                note = since.GONE
            else:
                said = since.legend(now.viewer is not None, begin)
                drawn = await self._bot.pictures.changes(
                    speech, before.view, now.view, said, name, owner=user
                )
        return since.page(now, speech, begin, news, drawn, name, note)

    async def _position(self, table: Table, user: int, seq: int) -> Position | None:
        """The position after a step; None if the rules were corrected since, or it is damaged."""
        try:
            return await self._service.history(table.id, seq, user)
        except (LostPosition, DamagedSave):
            return None

    async def _wants_pictures(self, user: int) -> bool:
        return not (await self._bot.reminders.user(user)).text_only

    # --- presses ---------------------------------------------------------------------------------

    async def _log(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        table = await self._begin(interaction, control, fresh=control.args[3:4] == (NEW,))
        async with self._bot.presses.one_at_a_time(interaction):
            how = control.args[0] if control.args else ""
            if how not in ("f", "u"):
                raise BadId(str(control))
            user = interaction.user.id
            page = await self.log_page(table, user, how, control.number(1), control.number(2))
            await replies.show(interaction, page)

    async def _past(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        table = await self._begin(interaction, control, fresh=control.args[3:4] == (NEW,))
        async with self._bot.presses.one_at_a_time(interaction):
            picture = _chosen(values, control.number(2))
            page = await self.past_page(table, interaction.user.id, control.number(1), picture)
            await replies.show(interaction, page)

    async def _first(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        table = await self._begin(interaction, control, fresh=True)
        await replies.show(interaction, await self.past_page(table, interaction.user.id, 0))

    async def _since(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        table = await self._begin(interaction, control, fresh=not control.args)
        async with self._bot.presses.one_at_a_time(interaction):
            begin = control.number(0) if control.args else None
            page = await self.since_page(table, interaction.user.id, begin, _chosen(values, 0))
            await replies.show(interaction, page)

    async def _begin(self, interaction: Interaction, control: ControlId, *, fresh: bool) -> Table:
        """Acknowledge; the table, if the user may know of it. Raises `NoTable`, `Refusal`."""
        await replies.acknowledge(interaction, fresh=fresh)
        table = await table_here(self._bot, interaction, control.table)
        if table.status == "lobby":
            raise Refusal(NOT_BEGUN)
        return table


def _chosen(values: Sequence[str], otherwise: int) -> int:
    """The picture chosen from a menu, by its number."""
    if not values:
        return otherwise
    if not values[0].isdecimal() or len(values[0]) > 3:
        raise BadId(values[0])
    return int(values[0])
