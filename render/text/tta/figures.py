"""Where numbers come from, for a player who asks: ratings, prices, the end of a turn."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.tta.view import View
from render.text.tta.board import Table
from render.text.tta.breakdown import Breakdowns
from render.text.tta.costs import Costs
from render.text.tta.words import Words, me


class Figures:
    """The explanations of a table."""

    def __init__(self, words: Words, table: Table) -> None:
        self._table, self._breakdowns, self._costs = table, Breakdowns(words), Costs(words)

    def explain(self, view: View) -> Mapping[str, str]:
        """Headings with their texts; the first is what is asked most often."""
        found: dict[str, str] = {}
        if view.preview is not None:
            found[self._table.end_heading()] = self._breakdowns.preview(view.preview)
        if not view.cause:
            found[self._table.prices_heading(me(view).seat)] = self._costs.prices(view)
        for seat in view.order:
            if not view.players[seat].out:
                heading = self._table.ratings_heading(seat)
                found[heading] = self._breakdowns.ratings(view.players[seat])
        return found
