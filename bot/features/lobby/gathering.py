"""The second page of a lobby's options: who plays, and how the game starts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime, tzinfo
from typing import Any

import discord

from bot.widgets import items, limits, patience, words
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_ASKED, Page
from bot.widgets.links import when
from bot.widgets.text_window import text_window
from render.lang.catalogue.bot_boards import BotBoards
from render.lang.catalogue.bot_direct_lobby import BotDirectLobby
from render.lang.catalogue.bot_gathering import BotGathering
from render.lang.catalogue.bot_lobby import BotLobby
from render.lang.catalogue.bot_results import BotResults
from render.lang.language import Language
from render.text.base import shorten
from tables.model import asked, paces
from tables.model.clock import ClockRules
from tables.model.table import Seat, Table

NAME, JOINS, FULL, WELCOME, PACE = "tablename", "joins", "full", "meantfor", "tablepace"
TELL, STARTS, RATED = "tellrole", "startsat", "rated"
TAKE_OUT, ASK, INVITE, WHO = "takeout", "ask", "invite", "gather"
ACCEPT, DECLINE = "askyes", "askno"
YES, NO = "y", "n"
FIELD, TIME = "name", "time"
LONGEST_TIME = 40
"""Characters of a time that somebody types."""


def gathering_page(
    language: Language,
    table: Table,
    rules: ClockRules,
    note: str | None = None,
    *,
    role: bool = False,
) -> Page:
    """Who plays and how the game starts, for the host. rules: how patient the table is. role:
    whether the server's notice board has a role that can be told of it."""
    say = BotGathering(language)
    head = f"### {say.heading(table=table.id)}"
    if table.starts_at is not None:
        head += f"\n{say.starts_at(when=when(table.starts_at, 'F'))}"
    if note:
        head += f"\n> {shorten(note, 400)}"
    menus: list[tuple[str, items.Control]] = [
        (say.pace(), _pace(say, table, rules)),
        _joins(language, table),
        (
            say.full(),
            _menu(table, FULL, (YES, NO), YES if table.starts_full else NO, say.full_choice),
        ),
    ]
    if not table.by_message:
        menu = _menu(table, WELCOME, asked.WELCOMES, table.welcome, say.welcome_choice)
        menus.append((say.welcome(), menu))
        rating, chosen = BotResults(language), YES if table.rated else NO
        menus.append((rating.rated(), _menu(table, RATED, (YES, NO), chosen, rating.rated_choice)))
    if role and table.joins == "all" and table.tells_role != 2:
        say_board, chosen = BotBoards(language), YES if table.tells_role else NO
        menu = _menu(table, TELL, (YES, NO), chosen, say_board.tell_choice)
        menus.append((say_board.tell_role(), menu))
    if others := [s for s in table.seats if s.user_id not in (None, table.host_id)]:
        people = [
            discord.SelectOption(
                label=shorten(seat.name, limits.OPTION_LABEL), value=str(seat.user_id)
            )
            for seat in others
        ]
        control = ControlId(TAKE_OUT, table.id)
        menus.append((say.take_out(), items.select(control, say.whom_take_out(), people)))
    parts: list[discord.ui.Item[Any]] = [items.text(head)]
    for about, menu in menus:
        parts += [items.text(about), items.row(menu)]
    buttons = items.row(
        items.button(say.name_table(), ControlId(NAME, table.id)),
        items.button(say.set_start(), ControlId(STARTS, table.id)),
        items.button(say.game_options(), ControlId("options", table.id)),
    )
    return items.page(*parts, buttons, accent=COLOUR_ASKED)


def _joins(language: Language, table: Table) -> tuple[str, items.Control]:
    """The menu of who may join."""
    say = BotGathering(language)
    if not table.by_message:
        return say.joins(), _menu(table, JOINS, asked.JOINS, table.joins, say.joins_choice)
    direct, chosen = BotDirectLobby(language), "asked" if table.joins == "asked" else "all"
    return direct.joins(), _menu(table, JOINS, ("all", "asked"), chosen, direct.joins_choice)


def _menu(
    table: Table, op: str, values: Iterable[str], chosen: str, label: Callable[[str], str]
) -> items.Control:
    options = [
        discord.SelectOption(label=label(value), value=value, default=value == chosen)
        for value in values
    ]
    return items.select(ControlId(op, table.id), label(chosen), options)


def _pace(say: BotGathering, table: Table, rules: ClockRules) -> items.Control:
    """The menu of paces; it has no entry for numbers that the host has set."""
    now = paces.word(rules)
    options = [
        discord.SelectOption(
            label=say.pace_choice(word),
            description=shorten(patience.rules(paces.PACES[word], say.language), 100),
            value=word,
            default=word == now,
        )
        for word in paces.PACES
    ]
    return items.select(ControlId(PACE, table.id), say.pace_menu(), options)


def asking_page(language: Language, table: Table) -> Page:
    """The menu from which people are asked to join."""
    say = BotGathering(language)
    menu = items.people(ControlId(ASK, table.id), say.whom_ask(), asked.AT_ONCE)
    return items.page(items.text(say.ask_heading()), items.row(menu), accent=COLOUR_ASKED)


def name_window(language: Language, table: Table) -> discord.ui.Modal:
    """The window in which a table is named."""
    say, control = BotGathering(language), ControlId(NAME, table.id)
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=FIELD, required=False, max_length=asked.NAME, default=table.name or None
    )
    return text_window(control, say.name_table(), field, about=say.name_described())


def start_window(language: Language, table: Table, tz: tzinfo) -> discord.ui.Modal:
    """The window in which the start of a game is planned. tz: the zone of who types."""
    say, control, at = BotGathering(language), ControlId(STARTS, table.id), table.starts_at
    planned = None if at is None else f"{datetime.fromtimestamp(at, tz):%Y-%m-%d %H:%M}"
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=TIME, required=False, max_length=LONGEST_TIME, default=planned
    )
    return text_window(control, say.set_start(), field, about=say.start_described())


def pace_heading(language: Language, word: str | None) -> str:
    """The heading above a table's reminders and clock. word: of its pace, if it has one."""
    say = BotGathering(language)
    if word is None:
        return BotLobby(language).pace()
    return say.pace_heading(pace=say.pace_choice(word))


def lobby_lines(language: Language, table: Table, starter: Seat | None) -> list[str]:
    """The choices for a lobby that are not the default. starter: who begins, where a game is played
    again."""
    say, found = BotGathering(language), []
    if table.rated:
        found.append(BotResults(language).is_rated())
    if table.starts_at is not None:
        at = table.starts_at
        found.append(say.starts_at(when=f"{when(at, 'F')} ({when(at)})"))
    if starter is not None:
        found.append(say.begins_again(who=words.who(table, starter, language)))
    if table.welcome != "anybody":
        found.append(say.welcomes(table.welcome))
    if table.joins == "here" and not table.by_message:
        found.append(say.not_listed())
    if table.joins == "asked":
        found.append(say.asked_only())
    if table.starts_full:
        found.append(say.starts_when_full())
    return found
