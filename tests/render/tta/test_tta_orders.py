"""Things stand on the pictures of Through the Ages in the order in which they are told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise

import pytest

from engine.core import Decision
from engine.games.tta.view import CivView, View
from render.board.tta import PAINTER
from render.canvas import Canvas
from tests.render.shown import kept
from tests.render.tta import questions
from tests.render.tta.first_edition import POSITIONS as FIRST
from tests.render.tta.tables import LATE, MIDDLE, with_civ

NAMES = ("Ann", "Ben", "Cid", "Dee")
DOWN, ACROSS = 1, 0
MIXED = replace(MIDDLE, order=(2, 0, 3, 1))


def drawn(view: View, picture: str) -> Canvas:
    return kept(partial(PAINTER.paint, view, picture, NAMES[: len(view.players)]))


def asked(view: View, decision: Decision) -> Canvas:
    names = NAMES[: len(view.players)]
    return kept(partial(PAINTER.question, view, decision, names, means=True))


def follow(c: Canvas, names: Sequence[str], way: int) -> None:
    """Each begins where the one before it ends, or behind that."""
    assert len(names) > 1
    for one, two in pairwise(names):
        before, after = c.spots[one], c.spots[two]
        assert before[way] + before[way + 2] / 2 < after[way], (one, two)


def read(c: Canvas, names: Sequence[str]) -> None:
    """Each stands beside the one before it, or on a line below."""
    assert names
    for one, two in pairwise(names):
        (x, y, _, h), (left, top, _, _) = c.spots[one], c.spots[two]
        assert top >= y + h / 2 or (abs(top - y) < h / 2 and left > x), (one, two)


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (2, 0, 3, 1)])
def test_civilizations_stand_in_turn_order(order: tuple[int, ...]) -> None:
    view = replace(MIDDLE, order=order)
    names = [f"seat-{seat}" for seat in order]
    follow(drawn(view, "board"), names, DOWN)
    follow(drawn(view, "phone"), names, ACROSS)


def test_who_has_left_stands_last() -> None:
    view = with_civ(with_civ(MIXED, 0, out=True), 2, out=True)
    names = ["seat-3", "seat-1", "out-2", "out-0"]
    follow(drawn(view, "board"), names, DOWN)
    c = drawn(view, "phone")
    follow(c, names[:2], ACROSS)
    follow(c, names[2:], ACROSS)
    assert c.spots["out-2"][1] > c.spots["seat-1"][1] + 100


def test_what_the_end_brings_stands_in_turn_order() -> None:
    follow(drawn(FIRST["simple"], "board"), ["bonus-0", "bonus-1"], ACROSS)
    turned = replace(FIRST["simple"], order=(1, 0))
    follow(drawn(turned, "board"), ["bonus-1", "bonus-0"], ACROSS)


def test_the_row_goes_from_cheap_to_dear() -> None:
    """Within a price in the order in which cards move on; on a phone in columns."""
    zones = {
        price: [f"row-{n}" for n, one in enumerate(MIDDLE.row_prices) if one == price]
        for price in dict.fromkeys(MIDDLE.row_prices)
    }
    assert list(zones) == sorted(zones)
    panels = [f"zone-{price}" for price in zones]
    for picture, way in (("board", ACROSS), ("row", DOWN), ("phone-more", DOWN)):
        c = drawn(MIDDLE, picture)
        follow(c, panels, way)
        for price, spaces in zones.items():
            if picture != "phone-more":
                read(c, spaces)
                continue
            half = -(-(len(spaces) + (price == 1)) // 2)  # the decks stand in the first zone
            for column in (spaces[:half], spaces[half:]):
                read(c, column)
            if spaces[half:]:
                follow(c, [spaces[0], spaces[half]], ACROSS)


@pytest.mark.parametrize("picture", ["board", "phone-more"])
def test_tactics_and_events_stand_as_they_came(picture: str) -> None:
    read(drawn(LATE, picture), [f"tactic-{card}" for card in LATE.common_tactics])
    view = FIRST["choosing"]
    c = drawn(view, picture)
    read(c, [f"event-{card}" for card in (*view.open_events, *view.offered)])


def test_the_one_who_attacks_stands_at_the_left() -> None:
    for view, decision in list(questions.duels())[:3]:
        follow(asked(view, decision), ["side-0", "side-1"], ACROSS)
    for view, decision in list(questions.fights())[:4]:
        attacker = decision.seat if decision.kind == "sacrifice" else 1 - decision.seat
        names = [f"side-{seat}" for seat in (attacker, 1 - attacker)]
        follow(asked(view, decision), names, ACROSS)


def test_the_one_who_is_asked_stands_at_the_left_of_a_pact() -> None:
    follow(asked(*next(questions.pacts())), ["side-1", "side-0"], ACROSS)


def test_bids_stand_in_turn_order() -> None:
    view, decision = next(q for q in questions.auctions() if len(q[0].players) == 4)
    for order in (view.order, (3, 1, 0, 2)):
        c = asked(replace(view, order=order), decision)
        follow(c, [f"side-{seat}" for seat in order], ACROSS)


def compared(view: View) -> dict[str, list[CivView]]:
    """Events that compare a figure, with all civilizations as they rank."""
    return {
        what: sorted(view.players, key=lambda p: -getattr(p, figure))
        for what, figure in (
            ("barbarians", "strength"),
            ("terrorism", "culture"),
            ("rats", "food"),
            ("rebellion", "discontent"),
            ("immigration", "happiness"),
        )
    }


def test_an_event_names_first_who_has_most_of_what_it_compares() -> None:
    asks = [q for q in questions.events() if len(q[0].players) == 4]
    view, decision = asks[0]
    players = tuple(
        replace(p, strength=9 + 7 * (p.seat * 3 % 4), culture=40 - 9 * (p.seat * 3 % 4),
                food=(3, 9, 1, 5)[p.seat], discontent=(1, 0, 3, 2)[p.seat],
                happiness=(2, 5, 3, 8)[p.seat])
        for p in view.players
    )  # fmt: skip
    for card, ranked in compared(replace(view, players=players)).items():
        assert view.case is not None
        case = replace(view.case, event=card)
        facts = {**decision.facts, "card": card}
        c = asked(replace(view, players=players, case=case), replace(decision, facts=facts))
        follow(c, [f"line-{p.seat}" for p in ranked], DOWN)


IN_A_LIST = [template for template in questions.EVERY if template is not questions.rows]
"""Questions with answers that stand below each other; others are cards of the row."""


@pytest.mark.parametrize("template", IN_A_LIST, ids=lambda template: template.__name__)
def test_answers_stand_in_the_order_of_the_menu(template: object) -> None:
    """They are numbered as they are drawn."""
    for view, decision in list(template(questions.FIRST_EDITION))[:2]:  # type: ignore[operator]
        c = asked(view, decision)
        read(c, sorted((n for n in c.spots if n.startswith("answer-")), key=lambda n: int(n[7:])))
