"""What each player of a finished game can read about themselves: the button that leads to their
record, and what was special about the game for them."""

from __future__ import annotations

from collections.abc import Iterable

from bot.widgets import items
from bot.widgets.ids import ControlId
from bot.widgets.items import Control
from render.lang.catalogue.bot_own_record import BotOwnRecord
from render.lang.language import Language
from render.registry import listing
from tables.model.firsts import Special
from tables.model.table import Table

MINE = "recordof"
"""What the button does."""


def button(language: Language, table: Table) -> tuple[Control, ...]:
    """The button, where people played."""
    if all(seat.user_id is None for seat in table.seats):
        return ()
    return (items.button(BotOwnRecord(language).my_record(), ControlId(MINE, table.id)),)


def special_lines(language: Language, found: Iterable[Special]) -> list[str]:
    """What was special about a game for its reader, a sentence or two for each fact."""
    return [_special(BotOwnRecord(language), one) for one in found]


def _special(say: BotOwnRecord, one: Special) -> str:
    title = listing(one.game, say.language).short_title()
    match one.kind:
        case "first_win":
            return say.first_win(game=title)
        case "most_points":
            points, before = one.points or 0, one.before or 0
            return say.most_points(points=points, before=before, count=one.size)
        case "closest_win":
            return say.closest_win(lead=one.points or 0, before=one.before or 0)
        case "round_number":
            return say.round_number(count=one.count or 0, game=title)
        case "first_game":
            return say.first_game(game=title)
