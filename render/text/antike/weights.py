"""How much an event of Antike Duellum matters."""

from __future__ import annotations

from engine.games.antike import events as e
from render.text.news import Weights

WEIGHTS = Weights(
    grave=(
        *(e.Battle, e.ConquestAnnounced, e.FortressPlayed, e.CityHeld, e.CityConquered),
        *(e.CardPlayed, e.DrawOffered, e.DrawDeclined, e.Resigned, e.GameEnded),
    ),
    notable=(e.PersonageWon, e.CityFounded, e.Developed),
    faint=(e.TurnBegan, e.CardTurnedUp, e.PileShuffled, e.CardTaken),
)
