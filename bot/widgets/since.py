"""The button that shows what has happened since the last turn of whoever presses it."""

from __future__ import annotations

from bot.widgets import items
from bot.widgets.ids import ControlId
from bot.widgets.items import Control

SINCE = "Since your last turn"


def since_button(table_id: int) -> Control:
    """The button of a board message; what it shows is the presser's own."""
    return items.button(SINCE, ControlId("since", table_id))
