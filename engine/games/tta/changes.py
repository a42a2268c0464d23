"""Which cards of whom have changed lately, for pictures and words that point at what is new."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from engine.core import News
from engine.games.tta.events import TurnBegan

if TYPE_CHECKING:
    from engine.games.tta.state import State

_NAMED = ("card", "target", "wonder")
"""Fields of events that may name a card of the seat they are about (a target may be a seat)."""
_FIELDS: dict[str, tuple[str, ...]] = {}


def note(s: State, news: Iterable[News]) -> None:
    """Remember the cards that the table has just heard of; two turns are kept, this and the last.

    Only what everybody was told is looked at, so the result is no secret.
    """
    for item in news:
        event = item.event
        if item.to is not None:
            continue
        if isinstance(event, TurnBegan):
            s.changed_before, s.changed = s.changed, []
        seat = getattr(event, "seat", None)
        if seat is None:
            continue
        for name in _named(event):
            card = getattr(event, name)
            if isinstance(card, str) and (seat, card) not in s.changed:
                s.changed.append((seat, card))


def _named(event: Any) -> tuple[str, ...]:
    """The fields of an event that may name a card, looked up once for each kind of event."""
    names = _FIELDS.get(event.kind)
    if names is None:
        names = _FIELDS[event.kind] = tuple(name for name in _NAMED if hasattr(event, name))
    return names
