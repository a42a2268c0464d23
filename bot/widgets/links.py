"""Where a table is, and when something is: links and times as Discord shows them."""

from __future__ import annotations

from render.lang.catalogue.bot_clocks import BotClocks
from render.lang.language import Language
from tables.model.table import Table


def link(table: Table) -> str:
    """The address of the board of a table, or of its channel."""
    parts = [str(table.guild_id or "@me"), str(table.channel_id)]
    if table.message_id is not None:
        parts.append(str(table.message_id))
    return "https://discord.com/channels/" + "/".join(parts)


def board_link(language: Language, table: Table) -> str:
    """The field of a line that leads to the board, or says why nothing does."""
    say = BotClocks(language)
    if table.by_message:
        return say.by_direct_message()
    if table.place == "gone":
        return say.channel_was_deleted()
    return say.the_board(link=link(table))


def beside(table: Table) -> str:
    """The channel of a table, to stand behind its title; nothing where there is none."""
    return "" if table.by_message else f" · <#{table.channel_id}>"


def channel(language: Language, table: Table) -> str:
    """The channel of a table, as a sentence names it."""
    if table.by_message:
        return BotClocks(language).direct_messages()
    return f"<#{table.channel_id}>"


def when(at: float, style: str = "R") -> str:
    """A moment as everybody sees it in their own time."""
    return f"<t:{int(at)}:{style}>"
