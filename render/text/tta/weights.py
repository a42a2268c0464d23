"""How much an event of Through the Ages matters, and to whom it happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.games.tta import events as e
from engine.games.tta.cards.table import CardTable
from render.text.base import Weight

GRAVE = (
    *(e.EventRevealed, e.Attacked, e.Defended, e.WarDeclared, e.WarResolved, e.Ruined, e.Stolen),
    *(e.PactOffered, e.PactAnswered, e.PactEnded, e.Colonized, e.Uprising),
    *(e.BonusOpened, e.BonusShown),
    *(e.AgeEnded, e.ResignationAnnounced, e.Resigned, e.GameEnded),
)
NOTABLE = (e.LeaderPlayed,)
FAINT = (
    *(e.TurnBegan, e.RowCleared, e.RowDealt, e.EventsRestacked, e.TacticShared),
    *(e.BonusesKept, e.Drew, e.Discarded, e.HandAged, e.Passed),
)
FOLLOWING = (
    *(e.Defended, e.BidMade, e.ForceSent, e.Colonized, e.NobodyBid, e.PactAnswered),
    *(e.Changed, e.ActionsBack, e.ActionsSpent, e.WorkerLost, e.Ruined, e.Stolen, e.HomerKept),
    e.HandAged,
)

_BEFALLEN: dict[type, Callable[[Any], tuple[int, ...]]] = {
    e.Attacked: lambda x: (x.target,),
    e.WarDeclared: lambda x: (x.target,),
    e.WarResolved: lambda x: (x.seat, x.target),
    e.Stolen: lambda x: (x.victim,),
    e.PactOffered: lambda x: (x.partner,),
    e.PactEnded: lambda x: (x.owner,),
}
_OWN = (
    *(e.Changed, e.ActionsBack, e.ActionsSpent, e.WorkerFreed, e.WorkerLost, e.Ruined, e.Left),
    *(e.HandAged, e.Uprising, e.Produced, e.HomerKept),
)
"""What happens to the seat that it names."""


def weight(cards: CardTable, event: Any) -> Weight:
    """How much an event matters."""
    match event:
        case e.StagesBuilt():
            return Weight.NOTABLE if event.complete else Weight.PLAIN
        case e.Developed():
            government = event.revolution or cards[event.card].kind == "government"
            return Weight.NOTABLE if government else Weight.PLAIN
    kind = type(event)
    if kind in GRAVE:
        return Weight.GRAVE
    if kind in NOTABLE:
        return Weight.NOTABLE
    return Weight.FAINT if kind in FAINT else Weight.PLAIN


def follows(event: Any) -> bool:
    """Whether an event came of the one before it."""
    match event:
        case e.Produced():
            # An event brings food or resources alone; at the end of a turn all is produced.
            return not event.science and not event.culture
        case e.WorkerFreed():
            return event.why not in ("destroyed", "disbanded")
        case e.Left():
            return event.why != "replaced"
    return isinstance(event, FOLLOWING)


def befalls(event: Any) -> tuple[int, ...]:
    """The seats to whom an event happened."""
    if isinstance(event, _OWN):
        return (event.seat,)
    found = _BEFALLEN.get(type(event))
    return () if found is None else found(event)
