"""Numbers that are zero, in words: what is nothing is not called something else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core import Decision, Fact, Reason
from engine.games.tta import RULES
from render.text.tta import TEXTS
from render.text.tta.board import Table
from render.text.tta.words import Words

NAMES = ("Ann", "Bob")


@pytest.mark.parametrize(("attack", "defence"), [(2, 0), (1, 3)])
def test_a_strength_of_nothing_is_a_number(attack: int, defence: int) -> None:
    facts: dict[str, Fact] = {
        "from": 1,
        "card": "raid_i",
        "attack": attack,
        "defence": defence,
        "limit": 1,
    }
    view = RULES.view(RULES.setup(RULES.options(), 2, 1).state, None)
    said = TEXTS(NAMES).awaits(view, Decision(0, "defend", (), facts))
    assert f"(strength {attack} to {defence})" in said


def test_happy_faces_that_nobody_demands_are_not_counted() -> None:
    view = RULES.view(RULES.setup(RULES.options(), 2, 1).state, None)
    civ = view.players[0]
    assert Table(Words(), NAMES).happiness(replace(civ, happiness=2, required=0)) == "happiness 2"
    needed = replace(civ, happiness=1, required=3, discontent=2)
    assert Table(Words(), NAMES).happiness(needed) == "happiness 1 (3 needed, 2 discontent)"
    texts = TEXTS(NAMES)
    for said in (texts.board(view), texts.alt(view, "board")):
        assert "of 0" not in said
        assert "needs 0" not in said


def test_who_is_not_asked_reads_who_is() -> None:
    texts = TEXTS(NAMES)
    said = texts.reason(Reason("not_asked", {"waiting": (1,)}))
    assert said == "The table is waiting for Bob."
    assert texts.reason(Reason("not_asked", {"waiting": ()})).endswith("for somebody else.")
