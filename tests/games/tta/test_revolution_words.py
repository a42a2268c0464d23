"""What the offer of a revolution says about its price."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.tta import RULES
from engine.games.tta.actions import Develop, PlayCard
from render.text.tta import TEXTS

ANN = TEXTS(("Ann", "Bob"))


@pytest.mark.rule("NS-5.12", "NS-12.3")
@pytest.mark.parametrize(
    ("leader", "kind"), [(None, "civil"), ("maximilien_robespierre", "military")]
)
def test_a_revolution_says_which_actions_it_takes(
    table: Any, leader: str | None, kind: str
) -> None:
    t = table(2, age=2)
    t.seat(0, leader=leader, civil=["republic", "breakthrough_i"], science=20)
    view = RULES.view(t.s, 0)
    takes = f"all your {kind} actions"
    revolt = Develop("republic", True)
    for action in (revolt, PlayCard("breakthrough_i", revolt)):
        assert takes in (ANN.detail(view, action) or "")
        after = RULES.apply(t.s, 0, action).state.players[0]
        assert (after.ca if kind == "civil" else after.ma) == 0
    for action in (Develop("republic"), PlayCard("breakthrough_i", Develop("republic"))):
        assert "all your" not in (ANN.detail(view, action) or "")
