"""The button below the end of a game with which each reader sees their own record."""

from __future__ import annotations

from bot.widgets import items
from bot.widgets.ids import ControlId
from bot.widgets.items import Control
from render.lang.catalogue.bot_own_record import BotOwnRecord
from render.lang.language import Language
from tables.model.table import Table

MINE = "recordof"
"""What it does."""


def button(language: Language, table: Table) -> tuple[Control, ...]:
    """The button, where people played."""
    if all(seat.user_id is None for seat in table.seats):
        return ()
    return (items.button(BotOwnRecord(language).my_record(), ControlId(MINE, table.id)),)
