"""Labels are understood as they are now, as they once were, and as people say them for short."""

from __future__ import annotations

from typing import Any

import pytest

from bot.panel import typed
from bot.panel.entries import entries_of
from bot.panel.typed import Understood
from engine.core import Action
from engine.games.tta import RULES
from engine.games.tta.actions import (
    Bid,
    Build,
    Decline,
    Defend,
    DropOut,
    FillForce,
    PassPolitics,
    PlayAggression,
    PlayCard,
    PlayLeader,
    PrepareEvent,
)
from render.text.tta import TEXTS
from tests.games.tta.table import MakeTable, Table

ANN = TEXTS(("Ann", "Bob"))


def meant(t: Table, line: str) -> Action:
    """The answer that a typed line means to whoever is asked."""
    seat = t.decision.seat
    menus = entries_of((t.decision,), (), seat)
    found = typed.read(line, menus, (t.decision,), ANN, RULES.view(t.s, seat))
    assert isinstance(found, Understood), found
    t.open_end = True
    return found.candidate.action


@pytest.mark.parametrize(
    "line", ["Skip the political action", "No political action", "no politics", "pass"]
)
def test_no_political_action(table: MakeTable, line: str) -> None:
    t = table(2)
    t.phase("politics")
    assert meant(t, line) == PassPolitics()


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("Use no cards", Decline()),
        ("Decline", Decline()),
        ("no", Decline()),
        ("Defend face down: Spy", Defend(("down:spy",))),
        ("Defend, face down: Spy", Defend(("down:spy",))),
    ],
)
def test_a_defence(table: MakeTable, line: str, action: Action) -> None:
    t = table(2)
    t.seat(0, only_workers={"warriors": 3}, military=["raid_i"], ma=2)
    t.seat(1, only_workers={"warriors": 2, "philosophy": 1}, military=["spy"])
    t.phase("politics")
    t.act(0, PlayAggression("raid_i", 1))
    assert meant(t, line) == action


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("Play: Rich Land (A) to build Bronze", PlayCard("rich_land_a", Build("bronze"))),
        ("Rich Land (A): build Bronze", PlayCard("rich_land_a", Build("bronze"))),
        ("rich land build bronze", PlayCard("rich_land_a", Build("bronze"))),
        ("Elect: Moses (Homer under Pyramids, no action back)", PlayLeader("moses", "pyramids")),
        ("Elect: Moses, Homer under Pyramids, no action back", PlayLeader("moses", "pyramids")),
        ("Elect: Moses, one action back", PlayLeader("moses")),
    ],
)
def test_cards_of_the_hand(table: MakeTable, line: str, action: Action) -> None:
    t = table(2)
    t.seat(0, leader="homer", wonders=["pyramids"], civil=["moses", "rich_land_a"], resources=5)
    assert meant(t, line) == action


@pytest.mark.parametrize(
    ("line", "cards"),
    [
        ("Choose the fewest losses", True),
        ("Fewest losses", True),
        ("Choose the cheapest units", False),
        ("Cheapest units", False),
    ],
)
def test_a_force(table: MakeTable, line: str, cards: Any) -> None:
    t = table(2)
    units: dict[str, Any] = {"only_workers": {"warriors": 4}}
    t.seat(0, military=["rats", "defense_colonization_i"], **units)
    t.s.current_events.cards = ["vast_territory_i"]
    t.s.current_events.placed_by = [-1]
    t.phase("politics")
    t.act(0, PrepareEvent("rats"))
    t.act(0, Bid(2))
    t.act(1, DropOut())
    assert meant(t, line) == FillForce(cards)
