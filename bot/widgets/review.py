"""The buttons with which a player has their own game reviewed, and tries a turn of it again."""

from __future__ import annotations

from bot.widgets import items
from bot.widgets.ids import ControlId
from bot.widgets.items import Control
from render.lang.catalogue.bot_review import BotReview
from render.lang.language import Language
from tables.model import seating
from tables.model.table import Table

REVIEW, TRY, CLOSE = "review", "practice", "endpractice"
"""What they do: review a game, open a practice table, ask whether that is closed."""


def buttons(language: Language, table: Table) -> tuple[Control, ...]:
    """The buttons below the end of a game: where people played one that computers can judge. A
    practice game can be begun once more."""
    if not seating.thinks(table.game) or all(seat.user_id is None for seat in table.seats):
        return ()
    say, origin = BotReview(language), table.origin
    found = items.button(say.review_game(), ControlId(REVIEW, table.id))
    if origin is None:
        return (found,)
    return (items.button(say.try_again(), try_again(origin.table_id, origin.seq), "primary"), found)


def try_again(table_id: int, seq: int) -> ControlId:
    """What opens a practice table with the position of a game after a step."""
    return ControlId(TRY, table_id, (str(seq),))
