"""What the thread of a practice table says about how its game began."""

from __future__ import annotations

from collections.abc import Sequence

from bot.widgets import items, words
from bot.widgets.ids import ControlId
from bot.widgets.items import Control
from bot.widgets.review import CLOSE
from render.lang.catalogue.bot_review import BotReview
from render.lang.language import spoken
from render.registry import listing
from tables.model.outgoing import PracticeBegins
from tables.model.table import Table


def notice_words(table: Table, said: PracticeBegins) -> str:
    """What this table is, for the one who plays there."""
    language = spoken(table.language)
    return BotReview(language).practice_begins(
        who=words.mention(table, table.host_id, language),
        game=listing(table.game, language).title(),
        table=said.of,
    )


def buttons(table: Table) -> Sequence[Control]:
    """The one that closes it."""
    label = BotReview(spoken(table.language)).close_practice()
    return (items.button(label, ControlId(CLOSE, table.id)),)
