"""How much an event of Belfort matters, and to whom it happened."""

from __future__ import annotations

from typing import Any

from engine.games.belfort import events as e
from render.text.base import Weight

GRAVE = (
    *(e.Robbed, e.CardTaken, e.SitesExchanged, e.DistrictScored, e.MajorityScored),
    *(e.Resigned, e.GameEnded),
)
NOTABLE = (
    *(e.CostsGiven, e.SiteBuilt, e.MasterMade, e.CardsRevealed, e.RoundBegan),
    *(e.GnomeLocked,),
)
FAINT = (
    *(e.GameBegan, e.CardsKept, e.CardsDropped, e.ActionsBegan, e.DisplayFilled),
    *(e.DeckShuffled, e.CardChosen, e.WorkersReturned, e.DwarfMoved, e.HandGrew),
)
FOLLOWING = (
    *(e.Gained, e.WorkerRecruited, e.GnomeLocked, e.MasterMade, e.CardsDrawn, e.HandGrew),
    *(e.DisplayFilled, e.Robbed, e.SitesExchanged, e.CardsRevealed, e.CardTaken),
    *(e.CardChosen, e.CardsDiscarded, e.MajorityScored),
)
"""What comes of the worker, the purchase or the scoring before it."""


def weight(event: Any) -> Weight:
    """How much an event matters."""
    kind = type(event)
    if kind is e.CrestsSwapped:
        return Weight.PLAIN if event.other is None else Weight.GRAVE
    if kind is e.IncomePaid:
        quiet = Weight.PLAIN if event.income or event.tax else Weight.FAINT
        return Weight.GRAVE if event.points else quiet
    if kind in GRAVE:
        return Weight.GRAVE
    if kind in NOTABLE:
        return Weight.NOTABLE
    return Weight.FAINT if kind in FAINT else Weight.PLAIN


def follows(event: Any) -> bool:
    """Whether an event came of the one before it."""
    if isinstance(event, e.SiteBuilt):
        return event.by in ("architects", "gnome", "neutral")
    return isinstance(event, FOLLOWING)


def befalls(event: Any) -> tuple[int, ...]:
    """The seats to whom an event happened."""
    match event:
        case e.Robbed(victim=victim) | e.CardTaken(victim=victim):
            return (victim,)
        case e.CrestsSwapped(other=int(other)):
            return (other,)
        case e.SitesExchanged(owners=owners):
            return tuple(seat for seat in owners if seat != event.seat)
        case e.IncomePaid() | e.Collected():
            return (event.seat,)
        case e.WorkerPlaced(to=int(to)) | e.DwarfMoved(to=int(to)):
            return (to,)
        case e.WorkerRecruited(source="recruiters_desk"):
            return (event.seat,)
    return ()
