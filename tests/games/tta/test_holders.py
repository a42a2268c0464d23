"""Who looks for a card that a rival has is told so, and nothing that they may not see."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.tta import RULES
from render.text.tta import TEXTS
from tests.games.tta.table import MakeTable

ANN = TEXTS(("Ann", "Bartholomew", "C. D."))


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("moses", "Bartholomew has Moses."),
        ("pyramids", "Bartholomew has Pyramids."),
        ("colossus", "C. D. has Colossus."),
        ("iron", ""),  # there are others
        ("homer", ""),  # it is one's own
        ("aristotle", ""),
        ("nothing of the kind", ""),
    ],
)
def test_a_rival_who_has_a_card_is_named(table: MakeTable, card: str, said: str) -> None:
    t = table(3)
    t.seat(0, leader="homer")
    t.seat(1, leader="moses", wonders=["pyramids"], workers={"iron": 1})
    t.seat(2, wonder="colossus")
    assert ANN.who_has(RULES.view(t.s, 0), card) == said


def test_a_hidden_hand_is_not_told(table: MakeTable) -> None:
    t = table(2)
    t.seat(1, civil=["moses"])
    view = RULES.view(t.s, 0)
    assert ANN.who_has(view, "moses") == "Bartholomew has Moses."
    unseen = replace(view.players[1], civil=(None,))
    assert ANN.who_has(replace(view, players=(view.players[0], unseen)), "moses") == ""
