"""Where everybody's culture came from, told from the news of a whole game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from engine.games.tta import events
from engine.games.tta.view import View
from render.lang.catalogue.tta_scores import TtaScores
from render.standing import Figure, Standing
from render.text.tta.words import Words

OTHER = "other"
ORDER = TtaScores.FAMILIES["culture_from"]
"""Kinds of cards, and causes that are no cards, in the order in which they are told."""


class Scores:
    """The table of points at the end."""

    def __init__(self, words: Words) -> None:
        self._cards, self._say = words.cards, TtaScores(words.language)

    def sources(self, view: View, news: Iterable[Any]) -> tuple[Mapping[str, int], ...]:
        """Culture by source, per seat; sources of which nobody had anything are left out."""
        found: list[Counter[str]] = [Counter() for _ in view.players]
        for event in news:
            if isinstance(event, events.Produced):
                found[event.seat]["production"] += event.culture
                found[event.seat]["famine"] -= event.famine
            elif isinstance(event, events.Changed) and event.what == "culture":
                found[event.seat][self._source(event.why)] += event.amount
        there = [source for source in ORDER if any(points[source] for points in found)]
        return tuple(
            {self._say.culture_from(code): points[code] for code in there} for points in found
        )

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

    def _source(self, why: str) -> str:
        kind = self._cards[why].kind if why in self._cards else why
        return kind if kind in ORDER else OTHER
