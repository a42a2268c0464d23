"""The pages of being forgotten."""

from __future__ import annotations

from collections.abc import Sequence

from bot.widgets import items
from bot.widgets.ids import ControlId
from bot.widgets.items import Page
from bot.widgets.links import channel
from bot.widgets.names import called
from bot.widgets.words import Speech
from render.lang.catalogue.bot import Bot
from render.lang.catalogue.bot_me import BotMe
from render.lang.language import Language
from tables.model.placeholder_names import FORMER
from tables.model.table import Table
from tables.operations.inviting import plays_on

LISTED = 10


def forget_page(reader: Language, tables: Sequence[Table], user_id: int) -> Page:
    """What will happen, before it does."""
    say = BotMe(reader)
    lines = [f"### {say.forget_me()}", say.what_is_removed(name=called(FORMER, reader))]
    if tables:
        lines.append(say.your_open_tables())
    lines += [f"- {_line(reader, table, user_id)}" for table in tables[:LISTED]]
    if len(tables) > LISTED:
        lines.append(f"-# {say.more_tables(count=len(tables) - LISTED)}")
    if any(table.status == "running" for table in tables):
        lines.append(say.invite_first())
    lines.append(f"-# {say.messages_stay()}")
    return items.page(
        items.text("\n".join(lines)),
        items.row(
            items.button(say.yes_forget_me(), ControlId("forget", 0), "danger"),
            items.button(Bot(reader).go_back(), ControlId("close", 0)),
        ),
    )


def _line(reader: Language, table: Table, user_id: int) -> str:
    say = BotMe(reader)
    title, there = Speech(table, reader).title(), channel(reader, table)
    if table.status == "lobby":
        return say.you_stand_up(title=title, channel=there)
    if plays_on(table, user_id):
        return say.computer_plays_on(title=title, channel=there)
    return say.it_is_closed(title=title, channel=there)


def forgotten_page(reader: Language, count: int) -> Page:
    """What has happened. count: seats that were given up."""
    say = BotMe(reader)
    tables = [say.seats_given_up(count=count)] if count else []
    return items.page(items.text(" ".join([say.you_are_forgotten(), *tables, say.begin_again()])))
