"""Finds the table that a command means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.context import Context
from bot.widgets import items, limits, places, reader, replies, spelling, words
from bot.widgets.ids import ControlId
from bot.widgets.items import Page
from bot.widgets.managing import managed_server
from bot.widgets.replies import Interaction, NeedsChoice
from bot.widgets.words import Speech
from render.lang.catalogue.bot_panel import BotPanel
from render.lang.catalogue.bot_places import BotPlaces
from render.lang.language import Language
from render.text.base import shorten
from tables.model.errors import NoTable
from tables.model.guards import manages
from tables.model.table import Table

LISTED = 20


class SeveralTables(NeedsChoice):
    """The user plays at several tables and must choose one."""

    def __init__(
        self, language: Language, tables: Sequence[Table], user_id: int, op: str | None
    ) -> None:
        super().__init__("which_table", choose_page(language, tables, op, user_id))
        self.tables = tuple(tables)


async def table_here(
    context: Context, interaction: Interaction, number: int | None = None, op: str | None = None
) -> Table:
    """The named table, or the one of this channel (also the last one played there).

    In a direct message, or in a channel without a table, it is the user's only table. op: what the
    buttons do by which the user chooses one of several; None if they must repeat the command.
    Raises `NoTable`, `SeveralTables`.
    """
    if number is not None:
        return await _named(context, interaction, number)
    if interaction.guild_id is not None and interaction.channel_id is not None:
        found = await context.service.views.latest_in(interaction.channel_id)
        if found is not None:
            return found
    tables = await context.service.views.tables_of(interaction.user.id)
    return _only(interaction, tables, op)


async def my_table(
    context: Context, interaction: Interaction, number: int | None = None, op: str | None = None
) -> Table:
    """The table at which a player wants to act: the named one, this channel's if they have a seat
    there, else the one that waits for them, else their only one. `op` is that of `table_here`.

    Raises `NoTable`, `SeveralTables`.
    """
    if number is not None:
        return await _named(context, interaction, number)
    user = interaction.user.id
    if interaction.guild_id is not None and interaction.channel_id is not None:
        found = await context.service.views.table_in(interaction.channel_id)
        if found is not None:
            return found
    tables = await context.service.views.tables_of(user)
    waiting = [t for t in tables if is_awaited(t, user)]
    return _only(interaction, waiting or tables, op)


def is_awaited(table: Table, user_id: int) -> bool:
    """Whether a table waits for a user, as far as it has been announced."""
    return table.status == "running" and user_id in table.users(table.announced_asked)


async def _named(context: Context, interaction: Interaction, number: int) -> Table:
    """A table by its number, if the user may know of it: theirs, or one whose channel they see."""
    try:
        table = await context.service.views.table(number)
    except NoTable:
        table = None
    if table is None or not (
        table.seat_of(interaction.user.id) is not None or _sees(interaction, table)
    ):
        # The same words in both cases, so that nobody learns of a table they may not know.
        raise NoTable("no_such_table", number=number)
    return table


def _sees(interaction: Interaction, table: Table) -> bool:
    """Whether a member may read the channel of a table, or manages its server."""
    guild, member = interaction.guild, interaction.user
    if guild is None or guild.id != table.guild_id or not isinstance(member, discord.Member):
        return False
    if interaction.channel_id == table.channel_id or manages(table, managed_server(interaction)):
        return True
    channel = guild.get_channel_or_thread(table.channel_id)
    # The bot cannot know the members of a private thread without a request; for others it stays
    # closed.
    if channel is None or (isinstance(channel, discord.Thread) and channel.is_private()):
        return False
    return channel.permissions_for(member).view_channel


def _only(interaction: Interaction, tables: Sequence[Table], op: str | None) -> Table:
    if not tables:
        raise replies.no_table(interaction)
    if len(tables) > 1:
        raise SeveralTables(reader.of(interaction), tables, interaction.user.id, op)
    return tables[0]


def choose_page(language: Language, tables: Sequence[Table], op: str | None, user_id: int) -> Page:
    """Asks which of several tables is meant; each button does what `op` says, if given."""
    say, shown = BotPanel(language), tables[:LISTED]
    lines = [table_line(language, t, user_id) for t in shown]
    if op is None:
        head = say.name_the_table(table=shown[0].id)
        return items.page(items.text("\n".join((head, *lines))))
    buttons = [
        items.button(
            shorten(
                say.table_of_game(table=t.id, game=Speech(t, language).listing.title()),
                limits.BUTTON_LABEL,
            ),
            ControlId(op, t.id),
            "primary" if is_awaited(t, user_id) else "secondary",
        )
        for t in shown
    ]
    rows = [items.row(*buttons[i : i + 5]) for i in range(0, len(buttons), 5)]
    return items.page(items.text("\n".join((say.which_table(), *lines))), *rows)


async def options_here(context: Context, interaction: Interaction, game: str) -> Mapping[str, Any]:
    """The options of this place's table of a game, with the figures of its host's files; without a
    table only these."""
    try:
        table = await table_here(context, interaction)
    except (NoTable, SeveralTables):
        return context.service.figures(game)
    settled = context.service.settled(table)
    return settled.options if table.game == game else context.service.figures(game)


def table_line(language: Language, table: Table, user_id: int) -> str:
    """One table in a list: where it is and whom it waits for."""
    say = BotPlaces(language)
    game = Speech(table, language).listing.title()
    if table.by_message:
        place = say.by_message(table=table.id, game=game)
    else:
        where = f"<#{table.channel_id}>"
        place = say.table_in(table.place, table=table.id, game=game, channel=where)
    others = say.listed(
        words.who(table, s, say.language) for s in table.seats if s.user_id != user_id
    )
    against = [say.with_others(others=others)] if others else []
    state = _awaited(say, table) if table.status == "running" else say.status(table.status)
    if is_awaited(table, user_id):
        state = say.waits_for_you()
    return " · ".join([place, *against, state, *places.brief(say, table)])


def _awaited(say: BotPlaces, table: Table) -> str:
    """Whom a running table waits for, as far as it has been announced."""
    seats = say.listed(
        words.who(table, table.seats[seat], say.language) for seat in table.announced_asked
    )
    return say.waits_for(seats=seats) if seats else say.status("running")


async def table_choices(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """Autocomplete: the user's open tables."""
    context: Context = interaction.client
    language = reader.of(interaction)
    tables = await context.service.views.tables_of(interaction.user.id)
    named = []
    for t in tables:
        speech = Speech(t, language)
        said = f"{t.id} · {speech.listing.title()} · {language.listed(speech.names)}"
        named.append((t, shorten(said, 100)))
    return [
        app_commands.Choice(name=name, value=t.id)
        for t, name in named
        if spelling.within(current, name)
    ][: limits.CHOICES]
