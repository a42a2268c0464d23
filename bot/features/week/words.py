"""What the thread of somebody's try says."""

from __future__ import annotations

from bot.widgets import words
from bot.widgets.links import when
from render.lang.catalogue.bot_week import BotWeek
from render.lang.language import Language, spoken
from render.registry import listing
from tables.model.seal_messages import WeekBegins
from tables.model.table import Table


def notice_words(table: Table, said: WeekBegins) -> str:
    """What this table is, for the one who plays there."""
    language = spoken(table.language)
    return BotWeek(language).begins(
        who=words.mention(table, table.host_id, language),
        game=listing(table.game, language).title(),
        when=when(said.closes, "F"),
        seal=said.seal,
    )


def note_words(language: Language, said: WeekBegins) -> str:
    """The same in the log."""
    return BotWeek(language).noted(seal=said.seal)
