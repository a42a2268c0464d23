"""Which cards an action carried out, for the count of cards that random games have shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core import Step
from engine.games.tta import events
from engine.games.tta.query import basics

if TYPE_CHECKING:
    from engine.games.tta.state import State


def resolved(step: Step[State]) -> set[str]:
    """Cards whose text was carried out: played, revealed, won, used, or counted in a production
    phase of their owner."""
    return set(_named(step)) - {""}


def _named(step: Step[State]) -> Iterator[str]:
    for news in step.news:
        event = news.event
        if isinstance(event, events.Produced):
            yield from _counted(step.state, event.seat)
        elif isinstance(
            event, (events.CardPlayed, events.AbilityUsed, events.EventRevealed, events.Developed)
        ):
            yield event.card
        elif isinstance(event, events.Looked):
            yield event.why
        elif isinstance(event, events.Colonized):
            yield event.territory
        elif isinstance(event, events.Defended):
            yield from event.bonus
            if not event.held:
                yield event.card
        elif isinstance(event, events.ForceSent):
            yield from event.bonus
        elif isinstance(event, events.WarResolved):
            yield event.card if event.winner is not None else ""
        elif isinstance(event, events.StagesBuilt):
            yield event.card if event.complete else ""


def _counted(s: State, seat: int) -> Iterator[str]:
    """Cards in play whose symbols a production phase counts: not those without workers."""
    civ = s.players[seat]
    yield from (c for c, n in civ.workers.items() if n)
    yield from basics.single_cards(s, civ)
    if civ.tactic is not None:
        yield civ.tactic
    yield from (p.card for p in basics.pacts_of(s, seat))
