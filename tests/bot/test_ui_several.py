"""Several answers in one press: what is ticked together, what goes without saying, and an end that
leaves something."""

from __future__ import annotations

import pytest

from bot.panel import controls, reading
from bot.panel.answering import InvalidChoice
from bot.panel.controls import Caption, Select
from bot.panel.entries import entries_of
from bot.panel.reading import Do, Show
from bot.widgets.ids import PanelState
from engine.core import ActionBatch, Decision, Lookahead, Pick
from render.lang.catalogue.bot_panel import BotPanel
from tests.bot.answers import DONE, TEXTS, Bid, Done, builds, menus, reachable, show

SEVERAL = Pick("build", builds(4), multi=True)


def test_several_answers_are_ticked() -> None:
    found = menus(SEVERAL, DONE)
    [select] = [row for row in show(found).rows if isinstance(row, Select)]
    assert (select.low, select.high) == (1, 4)
    one, *rest = builds(4)
    assert reading.read(found, PanelState(), 0, ["a0"], BotPanel()) == Do(one)
    ticked = reading.read(found, PanelState(), 0, ["a3", "a1"], BotPanel())
    assert ticked == Do(ActionBatch((rest[0], rest[2]))), "in the order of the menu"


@pytest.mark.parametrize("tokens", [["a0", "a0"], ["a0", "a9"], ["a0", "b"], ["a1", "k"]])
def test_forged_ticks_are_no_answer(tokens: list[str]) -> None:
    with pytest.raises(InvalidChoice):
        reading.read(menus(SEVERAL), PanelState(), 0, tokens, BotPanel())


def test_a_menu_without_ticks_takes_one_answer() -> None:
    with pytest.raises(InvalidChoice):
        reading.read(menus(Pick("build", builds(4))), PanelState(), 0, ["a0", "a1"], BotPanel())


def test_a_menu_too_long_for_a_select_is_turned_page_by_page() -> None:
    found = menus(Pick("build", builds(60), multi=True))
    [select] = [row for row in show(found).rows if isinstance(row, Select)]
    assert select.high == 1
    assert set(builds(60)) <= set(reachable(found)[0])


def test_what_goes_without_saying_is_said_with_each_answer_behind_it() -> None:
    passing = Pick("pass", (Bid(0),), implied=True)
    first = Decision(0, "bids", (Pick("bid", (Bid(1), Bid(2))), passing))
    behind = Decision(0, "act", (SEVERAL, DONE))
    compound = ActionBatch((builds(1)[0], Done()), ends_step=True)
    besides = Lookahead((), Bid(0), (behind,), then=Lookahead((compound,)))
    found = entries_of([first], (), 0, besides)
    done = {a for a in reachable(found)[0] if isinstance(a, ActionBatch)}
    assert ActionBatch((Bid(0), *builds(1))) in done
    assert ActionBatch((Bid(0), Done())) in done
    assert ActionBatch((Bid(0), *compound.actions), ends_step=True) in done
    assert Bid(0) in reachable(found)[0], "it can still be said alone"
    [several] = [k for k, e in enumerate(found) if e.menu is SEVERAL]
    ticked = reading.read(found, PanelState(), several, ["a0", "a1"], BotPanel())
    assert ticked == Do(ActionBatch((Bid(0), *builds(2))))


def test_answers_together_are_named_by_their_parts() -> None:
    one, two, *_ = builds(2)
    assert (
        controls.said(TEXTS, None, ActionBatch((one, two)))
        == "build city 000 wall; build city 001 wall"
    )
    assert controls.said(TEXTS, None, ActionBatch((one, one))) == "build city 000 wall ×2"


IDLE = Pick("end", (Done(),), ends_step=True, leftovers={"civil_actions": 2})


def test_an_end_that_leaves_something_is_asked_once_more() -> None:
    found = menus(IDLE)
    asked = reading.read(found, PanelState(), 0, ["a0"], BotPanel())
    assert asked == Show(PanelState(menu=0, sure=0))
    assert isinstance(asked, Show)
    head, buttons = show(found, asked.place).rows
    assert isinstance(head, Caption)
    assert "2 civil actions" in head.text
    assert isinstance(buttons, tuple)
    assert [(b.token, b.style) for b in buttons] == [("y0", "success"), ("b", "secondary")]
    assert reading.read(found, asked.place, 0, ["y0"], BotPanel()) == Do(Done())


def test_who_does_not_want_to_be_asked_is_not() -> None:
    assert reading.read(menus(IDLE), PanelState(), 0, ["a0"], BotPanel(), asks=False) == Do(Done())


def test_the_end_with_what_it_carries_is_asked_like_the_end() -> None:
    both = ActionBatch((Done(), Bid(1)), ends_step=True)
    found = entries_of([Decision(0, "act", (IDLE,))], (), 0, Lookahead((both,)))
    [k] = [k for k, e in enumerate(found) if both in e.menu.every()]
    assert isinstance(reading.read(found, PanelState(), k, ["a0"], BotPanel()), Show)
