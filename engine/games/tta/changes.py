"""Which cards of whom have changed lately, and what the last event did to whom: for pictures and
words that point at what is new."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from engine.core import News
from engine.games.tta import events
from engine.games.tta.case import ORDINARY
from engine.games.tta.events import TurnBegan

if TYPE_CHECKING:
    from engine.games.tta.state import State

_NAMED = ("card", "target", "wonder")
"""Fields of events that may name a card of the seat they are about (a target may be a seat)."""
Gains = Iterable[tuple[str, int]]
_FIELDS: dict[str, tuple[str, ...]] = {}


def note(s: State, news: Iterable[News]) -> None:
    """Remember the cards that the table has just heard of; two turns are kept, this and the last.

    Only what everybody was told is looked at, so the result is no secret.
    """
    for item in news:
        event = item.event
        if item.to is not None:
            continue
        if isinstance(event, events.EventRevealed):
            s.last_event, s.event_effects, s.event_runs = event.card, [], True
        elif s.event_runs and (gains := DONE.get(event.kind)) is not None:
            for what, amount in gains(event, s.last_event):
                _add(s, event.seat, what, amount)
        if isinstance(event, TurnBegan):
            s.changed_before, s.changed = s.changed, []
        seat = getattr(event, "seat", None)
        if seat is None:
            continue
        for name in _named(event):
            card = getattr(event, name)
            if isinstance(card, str) and (seat, card) not in s.changed:
                s.changed.append((seat, card))
    if s.event_runs and (not s.agenda or s.agenda[-1].kind in ORDINARY):
        s.event_runs = False


def _named(event: Any) -> tuple[str, ...]:
    """The fields of an event that may name a card, looked up once for each kind of event."""
    names = _FIELDS.get(event.kind)
    if names is None:
        names = _FIELDS[event.kind] = tuple(name for name in _NAMED if hasattr(event, name))
    return names


# ------------------------------------------------------------------------ what an event has done


def _add(s: State, seat: int, what: str, amount: int) -> None:
    """One more effect; those of the same kind on the same seat are one."""
    if not amount:
        return
    for i, (known, same, before) in enumerate(s.event_effects):
        if (known, same) == (seat, what):
            s.event_effects[i] = (seat, what, before + amount)
            return
    s.event_effects.append((seat, what, amount))


def _changed(event: events.Changed, card: str) -> Gains:
    """Not what other cards make of an event."""
    return ((event.what, event.amount),) if event.why == card else ()


def _produced(event: events.Produced, card: str) -> Gains:
    return (
        ("science", event.science),
        ("culture", event.culture - event.famine),
        ("food", event.food - event.consumption),
        ("resources", event.resources - event.corruption),
    )


DONE: dict[str, Callable[[Any, str], Gains]] = {
    "changed": _changed,
    "produced": _produced,
    "worker_lost": lambda event, _: (("population", -1),),
    "worker_freed": lambda event, _: ((event.card, -1),),
    "left": lambda event, _: ((card, -1) for card in event.cards),
    "ruined": lambda event, _: ((event.wonder, -1),),
    "built": lambda event, _: ((event.card, 1),),
    "took": lambda event, _: ((event.card, 1),),
    "developed": lambda event, _: ((event.card, 1),),
    "populated": lambda event, _: (("population", 1),),
    "colonized": lambda event, _: ((event.territory, 1),),
    "drew": lambda event, _: (("military_cards", event.count),),
    "actions_spent": lambda event, _: (("civil_actions", -event.count),),
}
"""What the news of an event in progress say was gained or lost, by kind; with the event's card."""
