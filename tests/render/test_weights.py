"""What is told first of a turn: attacks, wars, events; then wonders, leaders, governments."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.antike import events as antike
from engine.games.antike.parts import Cost
from engine.games.tta import events as tta
from render.registry import presentation
from render.text.base import Importance, Texts

NAMES = ("Ann", "Bob", "Chloe")
FREE = Cost()


def texts(game: str) -> Texts[Any]:
    return presentation(game).texts(NAMES[: 3 if game.startswith("tta") else 2])


@pytest.mark.parametrize(
    ("event", "weight"),
    [
        (tta.EventRevealed(0, "raiders"), Importance.GRAVE),
        (tta.Attacked(0, 1, "spy", 4, 2), Importance.GRAVE),
        (tta.WarResolved(0, 1, "war_over_culture", 9, 8, 0), Importance.GRAVE),
        (tta.Uprising(0, 3, 1), Importance.GRAVE),
        (tta.LeaderPlayed(0, "homer", None), Importance.NOTABLE),
        (tta.StagesBuilt(0, "pyramids", 1, 3, complete=True), Importance.NOTABLE),
        (tta.StagesBuilt(0, "pyramids", 1, 3, complete=False), Importance.PLAIN),
        (tta.Developed(0, "monarchy", 8, revolution=False), Importance.NOTABLE),
        (tta.Developed(0, "iron", 5, revolution=False), Importance.PLAIN),
        (tta.Built(0, "bronze", 2), Importance.PLAIN),
        (tta.RowDealt(("moses",)), Importance.FAINT),
    ],
)
def test_weights_of_through_the_ages(event: Any, weight: Importance) -> None:
    assert texts("tta-new-story").importance(event) is weight


@pytest.mark.parametrize(
    ("event", "weight"),
    [
        (antike.CityConquered(0, "roma", 1, 2, 0, 1, temple=True, wall=False), Importance.GRAVE),
        (antike.CardPlayed(0, "mutiny", "roma", 1), Importance.GRAVE),
        (antike.PersonageWon(0, "caesar", 3, 0), Importance.NOTABLE),
        (antike.CityFounded(0, "roma", "iron", FREE, colonists=False), Importance.NOTABLE),
        (antike.WallBuilt(0, "roma", FREE), Importance.PLAIN),
        (antike.CardTurnedUp("mutiny"), Importance.FAINT),
    ],
)
def test_weights_of_antike(event: Any, weight: Importance) -> None:
    assert texts("antike-duellum").importance(event) is weight


def test_to_whom_it_happened() -> None:
    assert tta.Attacked(0, 1, "spy", 4, 2).affects() == (1,)
    assert tta.Changed(2, "food", -2, "raiders").affects() == (2,)
    assert tta.Built(0, "bronze", 2).affects() == ()
    assert antike.CardPlayed(0, "mutiny", "roma", 1).affects() == (1,)
    assert antike.CardPlayed(0, "academy", None, 3).affects() == ()


def test_what_is_told_with_the_event_before_it() -> None:
    assert tta.Changed(2, "food", -2, "raiders").is_consequence()
    assert tta.BidMade(1, 2).is_consequence()
    assert tta.Produced(1, food=2).is_consequence(), "an event brings food alone"
    assert not tta.Produced(1, culture=2, food=2).is_consequence(), "the end of a turn"
    assert not tta.Built(0, "bronze", 2).is_consequence()
