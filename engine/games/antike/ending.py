"""How a game comes to its end (AD-11)."""

from __future__ import annotations

from engine.core import Turn
from engine.games.antike.events import GameEnded
from engine.games.antike.parts import Result
from engine.games.antike.state import Antike


def finish(t: Turn[Antike], cause: str, places: tuple[int, ...]) -> None:
    """The game is over; nothing is asked any more."""
    t.state.result = Result(places, cause)
    t.state.draw_offer = None
    t.state.agenda.clear()
    t.emit(GameEnded(places, cause))


def standing(state: Antike, seat: int) -> tuple[int, int, int, int]:
    """What decides at the turn limit: personages, cities, temples, chips and coins (AD-11.4)."""
    player = state.players[seat]
    return (
        len(player.personages),
        len(state.cities_of(seat)),
        state.temples_of(seat),
        player.purse.total,
    )


def places_at_limit(state: Antike) -> tuple[int, ...]:
    """The places when the last turn is over; full equality is a shared victory."""
    mine, other = standing(state, 0), standing(state, 1)
    if mine == other:
        return (1, 1)
    return (1, 2) if mine > other else (2, 1)
