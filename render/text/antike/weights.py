"""How much an event of Antike Duellum matters, and to whom it happened."""

from __future__ import annotations

from typing import Any

from engine.games.antike import events as e
from render.text.base import Weight

GRAVE = (
    *(e.Battle, e.ConquestAnnounced, e.FortressPlayed, e.CityHeld, e.CityConquered, e.CardPlayed),
    *(e.DrawOffered, e.DrawDeclined, e.Resigned, e.GameEnded),
)
NOTABLE = (e.PersonageWon, e.CityFounded, e.Developed)
FAINT = (e.TurnBegan, e.CardTurnedUp, e.PileShuffled, e.CardTaken)
FOLLOWING = (e.FortressPlayed, e.CityHeld, e.CityConquered, e.ChipTaken)
STRIKING = ("burglary", "earthquake", "mutiny", "storm")
"""Event cards that are played against the opponent."""


def weight(event: Any) -> Weight:
    """How much an event matters."""
    kind = type(event)
    if kind in GRAVE:
        return Weight.GRAVE
    if kind in NOTABLE:
        return Weight.NOTABLE
    return Weight.FAINT if kind in FAINT else Weight.PLAIN


def follows(event: Any) -> bool:
    """Whether an event came of the one before it."""
    return isinstance(event, FOLLOWING)


def befalls(event: Any) -> tuple[int, ...]:
    """The seats to whom an event happened."""
    match event:
        case e.ConquestAnnounced():
            return (event.owner,)
        case e.CityConquered():
            return (event.loser,)
        case e.Battle():
            return (1 - event.seat,)
        case e.CardPlayed() if event.card in STRIKING:
            return (1 - event.seat,)
    return ()
