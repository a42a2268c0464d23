"""Where culture came from: positions do not keep it; the events of a whole game tell."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

from engine.games.tta import events
from engine.games.tta.editions import EDITIONS

OTHER = "other"
SOURCES = (
    "production",
    "famine",
    "event",
    "leader",
    "wonder",
    "aggression",
    "war",
    "territory",
    "action",
    "pact",
    "event_prepared",
    "resigned",
    "final_bonus",
    OTHER,
)
"""Kinds of cards, and causes that are no cards, in the order in which they are told."""


def by_source(edition: str, seats: int, told: Iterable[Any]) -> tuple[Mapping[str, int], ...]:
    """Culture by source, per seat; sources of which nobody had anything are left out.

    edition: the key of an edition or a variant. told: all public events, oldest first. Events of
    seats that are not there, which only damage can bring, count for nobody.
    """
    cards = EDITIONS[edition].cards
    found: defaultdict[int, Counter[str]] = defaultdict(Counter)
    for event in told:
        if isinstance(event, events.Produced):
            found[event.seat]["production"] += event.culture
            found[event.seat]["famine"] -= event.famine
        elif isinstance(event, events.Changed) and event.what == "culture":
            source = cards[event.why].kind if event.why in cards else event.why
            found[event.seat][source if source in SOURCES else OTHER] += event.amount
    there = [source for source in SOURCES if any(found[seat][source] for seat in range(seats))]
    return tuple({source: found[seat][source] for source in there} for seat in range(seats))
