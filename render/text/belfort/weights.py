"""How much an event of Belfort matters."""

from __future__ import annotations

from engine.games.belfort import events as e
from render.text.base import Importance
from render.text.news import Weights


def _income(event: e.IncomePaid) -> Importance:
    if event.points:
        return Importance.GRAVE
    return Importance.PLAIN if event.income or event.tax else Importance.FAINT


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
        e.CrestsSwapped: lambda event: (
            Importance.PLAIN if event.other is None else Importance.GRAVE
        ),
        e.IncomePaid: _income,
    },
)
