"""Reasons of hints ask their facts for forms, which other languages inflect."""

from __future__ import annotations

from render.hints import Reason
from render.registry import presentation
from render.text.antike.things import Things
from tests.render.lang.pseudo import PSEUDO, lost


def test_a_reason_says_its_place_in_the_form_it_asks_for() -> None:
    hints = presentation("antike-duellum").texts(("Ann", "Bob"), PSEUDO).hints()
    assert hints is not None
    goods = Things(PSEUDO).count(1, "iron")
    said = hints.reason(Reason("conquers", "", place="Zama", goods=goods))
    assert not lost(said), said
