"""What is said of one more worker: what it eats, and how content it wants to be."""

from __future__ import annotations

import re

import pytest

from engine.core import Action
from engine.games.tta import RULES
from engine.games.tta.actions import Build, PlayCard, Populate, UseAbility
from render.text.tta import TEXTS
from tests.games.tta.table import MakeTable, Table

ANN = TEXTS(("Ann", "Bob", "Cleo", "Dan"))
SAID = re.compile(
    r"then (?:consumption is (\d+))?(?:, and )?(?:you need (\d+) happy faces? \(you have (\d+)\))?"
)


def detail(t: Table, action: Action) -> str | None:
    return ANN.detail(RULES.view(t.s, 0), action)


@pytest.mark.rule("NS-5.5", "NS-6.6", "NS-10.9")
@pytest.mark.parametrize("left", range(1, 19))
def test_one_more_worker(table: MakeTable, left: int) -> None:
    """What is said before is what stands there afterwards, and nothing is said without a change."""
    t = table()
    t.seat(0, yellow_bank=left, food=20, workers={"religion": 1})
    before, said = RULES.view(t.s, 0).players[0], detail(t, Populate())
    t.act(0, Populate())
    after = RULES.view(t.s, 0).players[0]
    eaten = str(after.consumption) if after.consumption != before.consumption else None
    faces = (str(after.required), "1") if after.required != before.required else (None, None)
    if said is None:
        assert (eaten, faces) == (None, (None, None))
    else:
        found = SAID.fullmatch(said)
        assert found is not None, said
        assert found.groups() == (eaten, *faces)


@pytest.mark.rule("NS-5.5", "NS-6.6", "NS-10.9")
def test_the_words(table: MakeTable) -> None:
    t = table()
    t.seat(0, civil=["frugality_a"], food=9)
    card = PlayCard("frugality_a", Populate())
    said = {}
    for left in (18, 17, 13, 5):
        t.seat(0, yellow_bank=left)
        said[left] = (detail(t, Populate()), detail(t, card))
    assert said == {18: (None, "for 2 food")} | {
        left: (f"then {more} (you have 0)", f"for {price} food, then {more} (you have 0)")
        for left, price, more in (
            (17, 2, "consumption is 1, and you need 1 happy face"),
            (13, 3, "consumption is 2, and you need 2 happy faces"),
            (5, 5, "consumption is 4, and you need 6 happy faces"),
        )
    }


@pytest.mark.rule("NS-6.6", "NS-10.9")
def test_more_population_by_an_ability(table: MakeTable) -> None:
    t = table()
    t.seat(0, leader="frederick_barbarossa", yellow_bank=17, food=9)
    said = detail(t, UseAbility("frederick_barbarossa", Build("warriors")))
    assert said is not None
    assert said.endswith(
        "1 military action, then consumption is 1, and you need 1 happy face (you have 0)"
    )
    t.seat(0, yellow_bank=18)
    said = detail(t, UseAbility("frederick_barbarossa", Build("warriors")))
    assert said is not None
    assert said.endswith("action")
