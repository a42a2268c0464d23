"""Where everybody's culture came from, and how everybody stands, in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.games.tta.sources import by_source
from engine.games.tta.view import View
from render.lang.catalogue.tta_scores import TtaScores
from render.standing import Figure, Standing
from render.text.tta.words import Words


class Scores:
    """The table of points at the end."""

    def __init__(self, words: Words) -> None:
        self._say = TtaScores(words.language)

    def sources(self, view: View, news: Iterable[Any]) -> tuple[Mapping[str, int], ...]:
        """Culture by source, per seat; sources of which nobody had anything are left out."""
        found = by_source(view.edition, len(view.players), news)
        return tuple(
            {self._say.culture_from(code): n for code, n in points.items()} for points in found
        )

    def points_from(self, code: str) -> str | None:
        """Where culture comes from; None for what no game of today tells."""
        known = code in TtaScores.FAMILIES["culture_from"]
        return self._say.culture_from(code) if known else None

    def scored_in(self, code: str) -> str | None:
        """What wins; None for what no game of today tells."""
        return self._say.culture() if code == "culture" else None

    def standing(self, view: View) -> Standing:
        """Culture and strength; a round is over once the start player's next turn has begun."""
        number = view.round if view.cause else view.round - 1
        return Standing(
            number,
            self._say.round_number(number=number),
            (
                Figure(self._say.culture_by_round(), tuple(c.culture for c in view.players)),
                Figure(self._say.strength_by_round(), tuple(c.strength for c in view.players)),
            ),
            frozenset(c.seat for c in view.players if c.out),
        )
