"""Posts the board that a player shares. It shows what everybody may see, and nothing else."""

from __future__ import annotations

import discord

from bot.context import Context
from bot.delivery.posted import posted
from bot.drawing.workers import POST
from bot.panel import looking
from bot.widgets import items, limits, words
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_WAITING, Drawn, Page
from bot.widgets.words import Speech
from render.lang.catalogue.bot_sharing import BotSharing
from render.text.base import shorten
from tables.model.outbox import OutboxRow
from tables.model.outgoing import SharedBoard
from tables.model.table import Position, Table

BOARD = 3_000
"""Room for the board in words."""


async def shared_board(context: Context, table: Table, row: OutboxRow[SharedBoard]) -> int | None:
    """Post the board as a spectator sees it; None if the table is closed. Raises what Discord
    raises."""
    if table.status not in ("running", "finished"):
        return None
    channel = context.channel(table)
    there = await posted(context, channel, row) if row.attempts > 0 else None
    if there is not None:
        return there
    speech = Speech(table)
    position = await context.service.views.position(table.id, None)
    drawn: tuple[Drawn, ...] = ()
    if table.pictures != "words":
        drawn = await context.pictures.table(speech, position.view, table.pictures, patience=POST)
    page = board_page(position, speech, drawn, row.message.user, row.nonce)
    limits.warn("a shared board", page.problems())
    sent = await channel.send(
        view=page.view,
        files=page.files(),
        nonce=row.nonce,
        silent=row.message.silent,
        allowed_mentions=discord.AllowedMentions.none(),
    )
    return sent.id


def board_page(
    position: Position, speech: Speech, drawn: tuple[Drawn, ...], user: int, mark: str = ""
) -> Page:
    """The whole table as everybody may see it.

    drawn: empty for words. mark: identifies the message of the table's channel. Elsewhere there is
    none, and nothing to press either, because people there may know no more than this board.
    """
    say = BotSharing(speech.language)
    headline = shorten(speech.rich.headline(position.view), 200)
    who = words.mention(position.table, user, speech.language)
    head = f"-# {speech.title()} · {say.shares(who=who)}"
    said = f"{head}\n### {headline}" if headline else head
    if not drawn:
        goes_on = speech.say.board_goes_on(button=speech.say.board_in_words()) if mark else "…"
        said += "\n" + words.whole_lines(speech.rich.board(position.view), BOARD, goes_on)
    whole = items.button(
        speech.say.board_in_words(), ControlId("words", position.table.id, (mark,))
    )
    return items.page(
        items.text(said),
        *items.galleries(drawn),
        items.row(*looking.closer_button(position, speech), whole) if mark else None,
        pictures=drawn,
        accent=COLOUR_WAITING,
    )
