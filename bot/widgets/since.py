"""The button that shows a user what has happened since their last turn."""

from __future__ import annotations

from bot.widgets import items
from bot.widgets.ids import ControlId
from bot.widgets.items import Control
from render.lang.catalogue.bot import Bot


def since_button(say: Bot, table_id: int) -> Control:
    """The button of a board message; what it shows is the presser's own."""
    return items.button(say.since_last_turn(), ControlId("since", table_id))
