"""How much an event of Belfort matters."""

from __future__ import annotations

from engine.games.belfort import events as e
from render.text.base import Weight
from render.text.news import Weights


def _income(event: e.IncomePaid) -> Weight:
    if event.points:
        return Weight.GRAVE
    return Weight.PLAIN if event.income or event.tax else Weight.FAINT


WEIGHTS = Weights(
    grave=(
        *(e.Robbed, e.CardTaken, e.SitesExchanged, e.DistrictScored, e.MajorityScored),
        *(e.Resigned, e.GameEnded),
    ),
    notable=(
        *(e.CostsGiven, e.SiteBuilt, e.MasterMade, e.CardsRevealed, e.RoundBegan),
        *(e.GnomeLocked,),
    ),
    faint=(
        *(e.GameBegan, e.CardsKept, e.CardsDropped, e.ActionsBegan, e.DisplayFilled),
        *(e.DeckShuffled, e.CardChosen, e.WorkersReturned, e.DwarfMoved, e.HandGrew),
    ),
    some={
        e.CrestsSwapped: lambda event: Weight.PLAIN if event.other is None else Weight.GRAVE,
        e.IncomePaid: _income,
    },
)
