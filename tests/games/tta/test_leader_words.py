"""What labels and prompts say about replaced leaders and a political action given up."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.tta import RULES, actions
from render.text.tta import TEXTS

ANN = TEXTS(("Ann", "Bartholomew"))


@pytest.mark.rule("NS-5.9", "NS-14.19")
def test_a_successor_of_homer_says_what_comes_back(table: Any) -> None:
    t = table(2)
    t.seat(0, leader="homer", civil=["moses"])
    plain, under = actions.PlayLeader("moses"), actions.PlayLeader("moses", "pyramids")

    def said(action: Any) -> tuple[str, str]:
        view = RULES.view(t.s, 0)
        return ANN.action(view, action), (ANN.detail(view, action) or "").partition(" Every")[0]

    assert said(plain) == ("Elect: Moses", "Replaces Homer. You get 1 civil action back.")
    t.seat(0, wonders=["pyramids"])
    assert said(plain)[0] == "Elect: Moses (get one action back)"
    assert said(under) == (
        "Elect: Moses (Homer under Pyramids, no action back)",
        "You keep the happy face of Homer but get no civil action back.",
    )
    t.civ(0).leader = None
    assert said(plain)[0] == "Elect: Moses"
    assert said(plain)[1].startswith("Every increase of your population")


@pytest.mark.rule("NS-14.15")
def test_an_owed_political_action_is_told(table: Any) -> None:
    t = table(2)
    t.seat(0, owes_politics=True)
    view = RULES.view(t.s, 0)
    assert "You have no political action in your next turn." in ANN.prompt(view, t.decision)
    assert "No political action next turn." in ANN.board(view)
    assert "No political action" not in ANN.board(RULES.view(table(2).s, 0))


def test_who_has_resigned_is_told_so(table: Any) -> None:
    t = table(2)
    told = "You have resigned. You leave the game when your next turn begins."
    assert told not in ANN.prompt(RULES.view(t.s, 0), t.decision)
    t.seat(0, leaves=True)
    assert told in ANN.prompt(RULES.view(t.s, 0), t.decision)
