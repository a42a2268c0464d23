"""Standing orders and turns ahead in Antike Duellum."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Decision, Order, Pick, Rng, ordered
from engine.games.antike.actions import (
    Conquer,
    Defend,
    Done,
    EndTurn,
    MoveMarker,
    OfferDraw,
    TakeCard,
)
from engine.games.antike.components import CARDS
from engine.games.antike.rules import RULES
from render.text.antike import AntikeTexts
from tests.games.antike.table import BEIGE, BROWN, Table

ATTACK = (MoveMarker("duellum_a"), Done("movement"))


def says(table: Table, kind: str, policy: str, **about: Any) -> Any:
    """What an order answers to the open question."""
    assert table.asked.kind == kind
    return ordered(RULES.orderables, (Order(kind, policy, None, about),), table.asked)


def attacked(legions: int, held: int, units: int = 0, **also: int) -> Table:
    """Roma of beige is attacked by so many legions."""
    table = Table(variant=bool(also)).cities(BEIGE, roma="gold").row("levy", "storm", "herald")
    table.units(BROWN, "roma", legion=legions, **also).hand(BEIGE, *["fortress"] * held)
    if units:
        table.units(BEIGE, "roma", galley=units)
    return table.does(BROWN, *ATTACK, Conquer("roma"))


@pytest.mark.rule("AD-9.3")
@pytest.mark.parametrize(
    ("legions", "held", "save", "save_or_weaken"),
    [(1, 1, 1, 1), (1, 2, 1, 1), (2, 2, 2, 2), (2, 1, 0, 1), (3, 2, 0, 1)],
)
def test_fortress(legions: int, held: int, save: int, save_or_weaken: int) -> None:
    table = attacked(legions, held)
    assert says(table, "fortress", "save") == Defend(save)
    assert says(table, "fortress", "save_or_weaken") == Defend(save_or_weaken)
    assert says(table, "fortress", "none") == Defend(0)
    table.does(BEIGE, says(table, "fortress", "save"))
    assert (table.state.cities["roma"].owner == BEIGE) == bool(save)


@pytest.mark.parametrize("card", list(CARDS))
def test_an_order_for_a_card_takes_this_card(card: str) -> None:
    """Each names its own card, in its answer and in its words; it asks where that does not lie."""
    policy = next(
        p for o in RULES.orderables if o.kind == "choose_card" for p in o.policies if p.key == card
    )
    others = [TakeCard(c) for c in CARDS]
    question = Decision(BEIGE, "choose_card", (Pick("take_card", tuple(others)),))
    assert policy.answer(question, None) == TakeCard(card)
    others.remove(TakeCard(card))
    question = Decision(BEIGE, "choose_card", (Pick("take_card", tuple(others)),))
    assert policy.answer(question, None) is None
    said = AntikeTexts(("Ann", "Ben")).policy("choose_card", card, None)
    assert said == f"Take {CARDS[card].name} if it is open"


@pytest.mark.rule("AD-9.3", "AD-13.3")
@pytest.mark.parametrize("legions", [1, 2, 3])
@pytest.mark.parametrize("held", [1, 2])
def test_the_order_is_the_automatic_answer(legions: int, held: int) -> None:
    """`save_or_weaken` plays what the option of the table would play, a General or not."""
    for also in ({}, {"general": 1}):
        table = attacked(legions, held, **also)
        auto = Table(variant=bool(also), auto_fortress=True).cities(BEIGE, roma="gold")
        auto.row("levy", "storm", "herald").units(BROWN, "roma", legion=legions, **also)
        auto.hand(BEIGE, *["fortress"] * held).does(BROWN, *ATTACK, Conquer("roma"))
        if table.asked.kind != "fortress":
            assert not auto.heard("fortress_played")
            continue
        table.does(BEIGE, says(table, "fortress", "save_or_weaken"))
        played, automatic = (
            [e.cards for e in one.heard("fortress_played")] for one in (table, auto)
        )
        assert played == automatic
        assert table.state.cities["roma"] == auto.state.cities["roma"]


@pytest.mark.rule("AD-9.1")
def test_the_card_that_is_taken() -> None:
    table = attacked(2, 0)
    assert says(table, "choose_card", "storm") == TakeCard("storm")
    assert says(table, "choose_card", "fortress") is None
    assert says(table, "choose_card", "storm", reason="city") == TakeCard("storm")
    assert says(table, "choose_card", "storm", reason="personage") is None
    view = table.view(BEIGE)
    assert RULES.order_subjects(view, "choose_card", "reason") == ("city", "personage")


# -------------------------------------------------------------------------------- turns ahead


def ahead(table: Table, seat: int) -> Any:
    return RULES.simulate_turn(table.state, seat, Rng(3))


def test_a_turn_ahead_goes_from_the_rondel_to_the_foundings() -> None:
    table = Table().cities(BEIGE, roma="gold")
    state = ahead(table, BEIGE)
    assert (state.mover, state.turn) == (BEIGE, table.state.turn + 1)
    (question,) = RULES.decisions(state)
    assert (question.seat, question.kind) == (BEIGE, "choose_field")
    step = RULES.apply(state, BEIGE, MoveMarker("aurum"))
    assert [(d.seat, d.kind) for d in step.decisions] == [(BEIGE, "founding")]
    assert step.state.players[BEIGE].purse.gold == 1
    step = RULES.apply(step.state, BEIGE, EndTurn())
    assert step.decisions == ()
    assert RULES.outcome(step.state) is None
    assert table.state.mover == BROWN


def test_what_belongs_to_the_turn_that_runs_is_forgotten() -> None:
    table = attacked(1, 1)
    state = ahead(table, BEIGE)
    assert state.now.tried == []
    assert [(d.seat, d.kind) for d in RULES.decisions(state)] == [(BEIGE, "choose_field")]


def test_no_turn_ahead() -> None:
    table = Table(turn_limit=1)
    assert ahead(table, BROWN) is None
    assert ahead(table, BEIGE) is not None
    table.does(BROWN, MoveMarker("aurum"), EndTurn())
    assert ahead(table, BROWN) is None, "the game ends before"


def test_an_offer_of_a_draw_lasts_until_the_other_has_played() -> None:
    table = Table().says(BROWN, OfferDraw())
    assert ahead(table, BEIGE).draw_offer is not None
    table = Table().says(BEIGE, OfferDraw())
    assert ahead(table, BEIGE).draw_offer is None
