"""Which answers the panel offers before a question comes: all of them or none, and none that ends a
player's game."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.panel import order_controls
from bot.panel.order_controls import FEW_ANSWERS, LATER
from bot.widgets import limits
from bot.widgets.ids import BadId
from engine.core import Always, Decision, Orderable, Pick, Resign
from render.text.base import Texts
from tests.kernel.toy_words import Bury, Done

BURIAL = Orderable("burial", (Always("none", Done()),))


def asked(count: int) -> Decision:
    """A question with so many answers, beside which one may resign."""
    cards = tuple(Bury(f"b{number}") for number in range(count))
    resign = Pick("resign", (Resign(),), collapsed=True, confirm=True)
    return Decision(1, BURIAL.kind, (Pick("bury", cards), resign), {"round": 3})


def offered(decision: Decision) -> list[str]:
    """What the choices of the menu stand for, in their order."""
    texts: Texts[object] = Texts(["Ann", "Bob"])
    return [o.value for o in order_controls.ahead_options(texts, None, BURIAL, decision, None)]


def test_as_many_answers_as_a_menu_lists_are_offered() -> None:
    decision = asked(FEW_ANSWERS)
    last = f"a{FEW_ANSWERS - 1}"
    tokens = offered(decision)
    assert len(tokens) == limits.OPTIONS, "together with no order it is full"
    assert tokens[-2:] == [last, LATER]
    order = order_controls.read_ahead(BURIAL, decision, last)
    assert order is not None
    assert order.answer == Bury(f"b{FEW_ANSWERS - 1}")
    assert order.fits(decision)


def test_of_more_answers_none_is_offered_but_orders_are() -> None:
    decision = asked(FEW_ANSWERS + 1)
    assert order_controls.answers(BURIAL, decision) == ()
    assert offered(decision) == ["p0", LATER]
    with pytest.raises(BadId):
        order_controls.read_ahead(BURIAL, decision, "a0")


def test_nobody_resigns_beforehand() -> None:
    decision = asked(2)
    assert order_controls.answers(BURIAL, decision) == (Bury("b0"), Bury("b1"))
    assert offered(decision) == ["a0", "a1", LATER]
    with pytest.raises(BadId):
        order_controls.read_ahead(BURIAL, decision, "a2")


@pytest.mark.parametrize("usual", [True, False])
def test_an_order_for_every_table_is_offered_where_this_one_takes_it(usual: bool) -> None:
    texts: Texts[object] = Texts(["Ann", "Bob"])
    table = SimpleNamespace(id=1, takes_defaults=usual)
    position: Any = SimpleNamespace(draft=False, decisions=(asked(2),), table=table)
    speech: Any = SimpleNamespace(language=texts.language, plain=texts)
    rules: Any = SimpleNamespace(orderables=(BURIAL,))
    row: Any = order_controls.always_parts(position, speech, rules)[-1]
    [select] = row.to_component_dict()["components"]
    assert [option["value"] for option in select["options"]] == (["p0", "t0"] if usual else ["p0"])
