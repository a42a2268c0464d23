"""What a notice board shows, and the page on which managers see how it is set up."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any

import discord

from bot.features.find.pages import FROM_BOARD
from bot.widgets import items, open_table
from bot.widgets.ids import ControlId
from bot.widgets.items import Page
from bot.widgets.links import link
from render.lang.catalogue.bot_boards import BotBoards
from render.lang.language import Language
from tables.model.boards import LISTED, Board
from tables.model.open_tables import OpenTable

JOIN, REMOVE = "boardjoin", "boardremove"
MARK = 2_025
"""The id of a part of each board, by which one is found that was posted and not remembered."""


def board_page(language: Language, tables: Sequence[OpenTable]) -> Page:
    """The board, with the newest of these tables."""
    say, shown = BotBoards(language), tables[:LISTED]
    about = say.how_to_join() if shown else say.nothing_open()
    if len(tables) > len(shown):
        about += f"\n{say.more_open(count=len(tables) - len(shown))}"
    return items.page(
        items.text(f"### {say.heading()}", MARK),
        *(_entry(say, found) for found in shown),
        items.text(about),
        items.row(items.button(say.find_or_wish(), ControlId(FROM_BOARD, 0))),
    )


def _entry(say: BotBoards, found: OpenTable) -> discord.ui.Item[Any]:
    said = say.entry(
        table=open_table.line(say.language, found), channel=f"<#{found.table.channel_id}>"
    )
    return items.section(said, items.button(say.join(), ControlId(JOIN, found.table.id), "primary"))


def digest(page: Page) -> str:
    """What tells whether a board looks otherwise than it did."""
    shown = json.dumps(page.view.to_components(), sort_keys=True)  # type: ignore[no-untyped-call]
    return hashlib.sha256(shown.encode()).hexdigest()[:20]


def full_page(language: Language, others: Sequence[OpenTable]) -> Page:
    """The answer to somebody who came too late: the other open tables."""
    say = BotBoards(language)
    said = say.full_elsewhere() if others else say.full_nothing()
    return items.page(items.text(said), *(_entry(say, found) for found in others[:LISTED]))


def call_page(language: Language, role_id: int, tables: Sequence[OpenTable]) -> Page:
    """The message that pings the role."""
    say = BotBoards(language)
    lines = [
        say.called(table=open_table.line(language, found), link=link(found.table))
        for found in tables[:LISTED]
    ]
    return items.page(items.text(say.calls(role=f"<@&{role_id}>", tables="\n".join(lines))))


def settings_page(
    language: Language, board: Board | None, lacking: Sequence[str] = (), note: str | None = None
) -> Page:
    """How the board of a server is set up. lacking: permissions that the bot needs."""
    say = BotBoards(language)
    lines = [f"### {say.settings_heading()}"]
    if note:
        lines.append(f"> {note}")
    if board is None:
        return items.page(items.text("\n".join([*lines, say.none()])))
    channel = f"<#{board.channel_id}>"
    if board.kind == "posts":
        names = {"open": say.tag("open"), "running": say.tag("running"), "over": say.tag("over")}
        lines += [say.in_forum(channel=channel), f"-# {say.tags_hint(**names)}"]
    else:
        lines.append(say.in_channel(channel=channel))
    role = say.no_role() if board.role_id is None else say.pings_role(role=f"<@&{board.role_id}>")
    lines.append(role)
    if board.role_id is not None and board.quiet is not None:
        hours = "-".join(f"{minute // 60:02}:{minute % 60:02}" for minute in board.quiet)
        lines.append(say.quiet_hours(hours=hours, zone=board.zone or "UTC"))
    if lacking:
        lines.append(f"**{say.lacks(permissions=language.listed(lacking))}**")
    elif board.trouble and board.trouble != "barred":
        lines.append(f"**{say.trouble(board.trouble)}**")
    return items.page(
        items.text("\n".join(lines)),
        items.row(items.button(say.remove(), ControlId(REMOVE, 0), "danger")),
    )
