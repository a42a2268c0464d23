"""Where everybody's culture came from, told from the news of a whole game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from engine.games.tta import events
from engine.games.tta.cards.table import CardTable, card_table
from engine.games.tta.view import View

SOURCES = {
    "event": "events",
    "leader": "leaders",
    "wonder": "wonders",
    "aggression": "aggressions",
    "war": "wars",
    "territory": "colonies",
    "action": "action cards",
    "pact": "pacts",
    "event_prepared": "prepared events",
    "resigned": "resignations",
}
"""Words for kinds of cards, and for the causes that are no cards."""
OTHER = "other"
ORDER = ("production", "famine", *SOURCES.values(), OTHER)


def sources(view: View, news: Iterable[Any]) -> tuple[Mapping[str, int], ...]:
    """Culture by source, per seat; sources of which nobody had anything are left out."""
    cards = card_table(view.edition)
    found: list[Counter[str]] = [Counter() for _ in view.players]
    for event in news:
        if isinstance(event, events.Produced):
            found[event.seat]["production"] += event.culture
            found[event.seat]["famine"] -= event.famine
        elif isinstance(event, events.Changed) and event.what == "culture":
            found[event.seat][_source(cards, event.why)] += event.amount
    there = [source for source in ORDER if any(points[source] for points in found)]
    return tuple({source: points[source] for source in there} for points in found)


def _source(cards: CardTable, why: str) -> str:
    kind = cards[why].kind if why in cards else why
    return SOURCES.get(kind, OTHER)
