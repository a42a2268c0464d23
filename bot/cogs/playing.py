"""Commands with which a turn is taken: the panel, typed actions, undo."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.cogs.finding import SeveralTables, choose_page, my_table, table_choices
from bot.cogs.game import TABLE
from bot.errors import NothingToUndo, NotSeated, Refusal
from bot.tables import Position, Table
from bot.ui import items, limits, panel, presses, replies, typed, words
from bot.ui.controls import Entry
from bot.ui.ids import ControlId, Place
from bot.ui.items import Page
from bot.ui.replies import Interaction
from bot.ui.typed import Candidate, Understood
from bot.ui.words import Speech
from render.text.base import shorten

if TYPE_CHECKING:
    from bot.app import AgoraBot

SEPARATOR = ";"
KEPT_LISTS = 50
MOST_PARTS = 30


class PlayingCog(commands.Cog):
    """Commands that act for a seat."""

    def __init__(self, bot: AgoraBot) -> None:
        self.bot = bot
        self.service = bot.service
        # While somebody types, every letter asks again for the same list.
        self._lists: OrderedDict[tuple[int, int, int], tuple[Candidate, ...]] = OrderedDict()

    @app_commands.command(description="Open your private panel to take your turn")
    @app_commands.describe(table=TABLE)
    @app_commands.autocomplete(table=table_choices)
    async def turn(self, interaction: Interaction, table: int | None = None) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await self._table(interaction, table, "turn")
        if found is not None:
            await self.bot.presses.open_panel(interaction, found.id)

    @app_commands.command(description="Take back the last step of your turn")
    @app_commands.describe(table=TABLE)
    @app_commands.autocomplete(table=table_choices)
    async def undo(self, interaction: Interaction, table: int | None = None) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await self._table(interaction, table, "turn")
        if found is None:
            return
        user = interaction.user.id
        note: str = presses.UNDONE
        try:
            acted = await self.service.undo(found.id, user, None, interaction=interaction.id)
            position = acted.position
        except NothingToUndo as error:
            position, note = await self._position(found, user), error.sentence
        await self.bot.presses.show_panel(interaction, position, note=note)

    @app_commands.command(description="Type an action instead of choosing it; ; separates several")
    @app_commands.describe(text="what you do, for example a line of the suggestions", table=TABLE)
    @app_commands.autocomplete(table=table_choices)
    async def play(self, interaction: Interaction, text: str, table: int | None = None) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await self._table(interaction, table, "turn")
        if found is None:
            return
        position = await self._position(found, interaction.user.id)
        parts = [p.strip() for p in text.split(SEPARATOR) if p.strip()][:MOST_PARTS]
        done: list[str] = []
        for part in parts or [text]:
            menus = panel.menus_of(position)
            speech = Speech(position.table)
            found_here = typed.candidates(menus, speech.plain, position.view, part)
            answer = typed.understand(part, found_here)
            if not isinstance(answer, Understood):
                page = unclear_page(position, menus, speech, done, answer)
                await replies.show(interaction, page)
                return
            chosen = answer.candidate
            if menus[chosen.menu].menu.grave:
                place = Place(more=True, menu=chosen.menu, sure=max(chosen.index, 0))
                note = _told(done) or None
                await self.bot.presses.show_panel(interaction, position, place=place, note=note)
                return
            before = position.table.version
            # Discord's number of the command marks its first action, so that a repeated delivery
            # changes nothing: it ends here, because nothing happened.
            position, refused = await self.bot.presses.act(
                interaction, position, chosen.action, mark=not done
            )
            if position.table.version == before:
                why = f"{chosen.label}: {refused}" if refused else ""
                note = f"{_told(done)} {why}".strip() or None
                await self.bot.presses.show_panel(interaction, position, note=note)
                return
            done.append(chosen.label)
        await self.bot.presses.show_panel(interaction, position, note=_told(done))

    @play.autocomplete("text")
    async def _actions(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        try:
            number = interaction.namespace.table
            found = await my_table(self.bot, interaction, number)
            position = await self._position(found, interaction.user.id)
        except (Refusal, SeveralTables):
            return []
        if SEPARATOR in current:
            # What comes after the first action depends on it, so it cannot be listed yet.
            text = shorten(current, limits.CHOICE_NAME)
            return [app_commands.Choice(name=text, value=text)]
        listed = self._listed(interaction, position, current)
        return [
            app_commands.Choice(name=c.label, value=c.label)
            for c in typed.suggestions(current, listed, limits.CHOICES)
        ]

    def _listed(
        self, interaction: Interaction, position: Position, current: str
    ) -> tuple[Candidate, ...]:
        """The answers of a position; kept, except where the typed words themselves make some."""
        table = position.table
        key = (table.id, interaction.user.id, table.version)
        found = self._lists.get(key)
        if found is None:
            found = typed.candidates(panel.menus_of(position), Speech(table).plain, position.view)
            self._lists[key] = found
            while len(self._lists) > KEPT_LISTS:
                self._lists.popitem(last=False)
        if any(c.isdigit() for c in current):
            return typed.candidates(
                panel.menus_of(position), Speech(table).plain, position.view, current
            )
        return found

    async def _position(self, table: Table, user: int) -> Position:
        position = await self.service.position(table.id, user)
        if position.viewer is None:
            raise NotSeated()
        if position.view is None:
            raise Refusal("The game has not begun; the lobby message has a Start button.")
        return position

    async def _table(self, interaction: Interaction, number: int | None, op: str) -> Table | None:
        """The table to act at; None if the user was asked which one."""
        try:
            return await my_table(self.bot, interaction, number)
        except SeveralTables as several:
            page = choose_page(several.tables, op, interaction.user.id)
            await replies.show(interaction, page)
            return None


def _told(done: Sequence[str]) -> str:
    return f"Played: {'; '.join(done)}." if done else ""


def unclear_page(
    position: Position,
    menus: Sequence[Entry],
    speech: Speech,
    done: Sequence[str],
    answer: typed.Unclear,
) -> Page:
    """What was not understood, and what may have been meant, as buttons."""
    said = words.harmless(shorten(answer.text, 100))
    head = [words.harmless(_told(done))] if done else []
    if not menus or not position.decisions:
        head.append(f"I did not play “{said}”: the table waits for somebody else.")
    elif answer.likely:
        head.append(f"I did not understand “{said}”. Did you mean one of these?")
    else:
        head.append(f"I did not understand “{said}”. Your panel shows what is possible now.")
    buttons = [_button(position, menus, c) for c in answer.likely if c.index >= 0]
    rows = [items.row(b) for b in buttons]
    opening = items.button("Open my panel", ControlId("look", position.table.id))
    return items.page(items.text("\n".join(head)), *rows, items.row(opening))


def _button(position: Position, menus: Sequence[Entry], candidate: Candidate) -> items.Control:
    where = (*panel.stamp(position, menus), str(Place()), str(candidate.menu))
    control = ControlId("panel", position.table.id, (*where, f"a{candidate.index}"))
    return items.button(shorten(candidate.label, limits.BUTTON_LABEL), control)
