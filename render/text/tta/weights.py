"""How much an event of Through the Ages matters."""

from __future__ import annotations

from engine.games.tta import events as e
from engine.games.tta.cards.table import CardTable
from render.text.base import Importance
from render.text.news import Weights


def weights(cards: CardTable) -> Weights:
    """The weights with the cards of an edition."""

    def developed(event: e.Developed) -> Importance:
        government = event.revolution or cards[event.card].kind == "government"
        return Importance.NOTABLE if government else Importance.PLAIN

    return Weights(
        grave=(
            *(e.EventRevealed, e.Attacked, e.Defended, e.WarDeclared, e.WarResolved, e.Ruined),
            *(e.Stolen, e.PactOffered, e.PactAnswered, e.PactEnded, e.Colonized, e.Uprising),
            *(e.BonusOpened, e.BonusShown),
            *(e.AgeEnded, e.ResignationAnnounced, e.Resigned, e.GameEnded),
        ),
        notable=(e.LeaderPlayed,),
        faint=(
            *(e.TurnBegan, e.RowCleared, e.RowDealt, e.EventsRestacked, e.TacticShared),
            *(e.BonusesKept, e.Drew, e.Discarded, e.HandAged, e.Passed),
        ),
        some={
            e.StagesBuilt: lambda event: Importance.NOTABLE if event.complete else Importance.PLAIN,
            e.Developed: developed,
        },
    )
