"""Tables with hidden civil hands: no question is left out because of a card in a hand."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.tta.actions import Decline, StealTechnologies
from engine.games.tta.code.agreement import TakeAgreed
from engine.games.tta.code.decrees import Develops, StealTechnology


@pytest.mark.rule("NS-14.25", "NS-3.6", "NSC-118")
@pytest.mark.parametrize("hand", [["navigation"], ["coal"]])
def test_spoils_are_asked_for_whatever_the_winner_holds(table: Any, hand: list[str]) -> None:
    t = table(age=2)
    t.s.open_hands = False
    t.seat(0, civil=hand)
    t.seat(1, specials=["navigation"], science=9)
    t.change(StealTechnology(0, 1, 7, "war_over_technology"))
    assert (t.decision.seat, t.decision.kind) == (0, "steal")
    offered = {a.cards for a in t.offers("steal_technologies")}
    assert offered == ({()} if hand == ["navigation"] else {(), ("navigation",)})
    t.act(0, StealTechnologies((), 7))
    assert (t.civ(0).science, t.civ(1).science) == (7, 2)


@pytest.mark.rule("NS-14.6", "NS-3.6")
def test_spoils_are_not_asked_for_where_everybody_sees_that_there_is_no_choice(table: Any) -> None:
    for open_hands, winner in ((True, {"civil": ["navigation"]}), (False, {})):
        t = table(age=2)
        t.s.open_hands = open_hands
        t.seat(0, specials=[] if open_hands else ["navigation"], **winner)
        t.seat(1, specials=["navigation"], science=9)
        t.change(StealTechnology(0, 1, 7, "war_over_technology"))
        assert t.decision.kind == "actions"
        assert t.civ(0).science == 7


@pytest.mark.rule("NS-14.25", "NS-14.15")
def test_an_agreement_is_asked_for_whatever_the_taker_holds(table: Any) -> None:
    for open_hands, kind in ((False, "take_agreed"), (True, "actions")):
        t = table(age=2)
        t.s.open_hands = open_hands
        t.seat(0, civil=["coal"])
        t.row("coal")
        t.change(TakeAgreed(0, 5))
        assert t.decision.kind == kind
        if not open_hands:
            assert t.offers() == [Decline()]
            t.act(0, Decline())
        assert not t.civ(0).owes_politics


@pytest.mark.rule("NS-14.25", "NS-12.9")
def test_development_is_asked_for_whatever_the_hand_holds(table: Any) -> None:
    for open_hands, kind in ((False, "develops"), (True, "actions")):
        t = table(age=2)
        t.s.open_hands = open_hands
        t.seat(0, civil=["coal"], food=0, resources=0, idle=0)
        t.change(Develops(0))
        assert t.decision.kind == kind
        t.open_end = True
