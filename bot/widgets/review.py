"""The button below the end of a game with which each player has their own game reviewed."""

from __future__ import annotations

from bot.widgets import items
from bot.widgets.ids import ControlId
from bot.widgets.items import Control
from render.lang.catalogue.bot_review import BotReview
from render.lang.language import Language
from tables.model import seating
from tables.model.table import Table

REVIEW = "review"
"""What it does."""


def button(language: Language, table: Table) -> tuple[Control, ...]:
    """The button, where people played a game that computers can judge."""
    if not seating.thinks(table.game) or all(seat.user_id is None for seat in table.seats):
        return ()
    return (items.button(BotReview(language).review_game(), ControlId(REVIEW, table.id)),)
