"""What is shown of tables in borrowed places."""

from __future__ import annotations

from typing import Any

import discord

from bot.widgets import items, replies
from bot.widgets.ids import ControlId
from bot.widgets.items import Control, Page
from bot.widgets.words import Speech
from render.lang.catalogue.bot_group import BotGroup
from render.lang.catalogue.bot_panel import BotPanel
from render.lang.language import Language
from tables.model.table import Table

PACE, CLOSE = "grouppace", "groupclose"
"""What the buttons of a host open."""
REACH = "reach"
"""The button with which somebody asks whether they can be written to by now."""
BRING, BRING_TO_THREAD = "bringhere", "bringthread"
"""The buttons that bring a table to a channel of a server."""


def add_me(language: Language, application: int) -> discord.ui.Button[Any]:
    """The button that adds the bot to the apps of who presses it."""
    label = BotGroup(language).add_me()
    return discord.ui.Button(label=label, url=replies.own_install(application))


def unreached_page(language: Language, table: Table, application: int) -> Page:
    """Tells somebody that they cannot be written to, and what they can do."""
    say = BotGroup(language)
    row: discord.ui.ActionRow[Any] = discord.ui.ActionRow(
        add_me(language, application),
        items.button(say.try_again(), ControlId(REACH, table.id), "primary"),
    )
    return items.page(items.text(say.cannot_write()), row)


def greeting_page(language: Language, table: Table) -> Page:
    """The direct message by which it is found out whether somebody can be written to."""
    say, speech = BotGroup(language), Speech(table, language)
    return items.page(items.text(say.you_sit(table=table.id, game=speech.listing.title())))


def host_page(language: Language, table: Table, *, host: bool) -> Page:
    """What the host of a table can do; others read how it comes to a server."""
    say, number = BotGroup(language), table.id
    buttons: list[Control] = []
    if host:
        options = BotPanel(language).options()
        buttons.append(items.button(options, ControlId("options", number)))
        buttons.append(items.button(say.pace(), ControlId(PACE, number)))
        buttons.append(items.button(say.close(), ControlId(CLOSE, number), "danger"))
    return items.page(
        items.text(say.host_page(table=number)),
        items.row(*buttons) if buttons else None,
        items.small(say.how_to_link(table=number)),
    )


def bring_page(language: Language, table: Table, *, in_thread: bool) -> Page:
    """Asks whether a table should really come to a channel."""
    say = BotGroup(language)
    ask = say.bring_to_thread if in_thread else say.bring_here
    control = ControlId(BRING_TO_THREAD if in_thread else BRING, table.id)
    return items.page(
        items.text(ask(table=table.id)),
        items.row(items.button(say.yes_bring(), control, "primary")),
    )
