"""Numbers that stand in the English words of Antike Duellum themselves are those of the box."""

from __future__ import annotations

import re

import pytest

from engine.games.antike.components import BOX, CARDS
from render.lang.catalogue.antike import Antike
from render.lang.catalogue.antike_cards import AntikeCards
from render.lang.catalogue.antike_choices import AntikeChoices
from render.lang.catalogue.antike_hints import AntikeHints
from render.lang.catalogue.antike_reasons import AntikeReasons

CHOICES, REASONS = AntikeChoices(), AntikeReasons()


def numbers(text: str) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", text)]


@pytest.mark.parametrize("card", CARDS)
def test_cards(card: str) -> None:
    """One of something may be a word."""
    text, figures = AntikeCards().text(card), CARDS[card].numbers
    if "divisor" in figures:
        assert figures == {"divisor": 2}
        assert "half" in text
        return
    written = sorted(n for n in numbers(text) if n > 1)
    assert written == sorted(n for n in figures.values() if n > 1)
    assert {*numbers(text)} <= {*figures.values()}


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize(
    ("know_how", "figures"),
    [
        ("strata", [BOX.steps.know_how]),
        ("navigatio", [BOX.steps.know_how]),
        ("moneta", [BOX.production.moneta]),
        ("res_publica", [BOX.defence.res_publica]),
        ("commercium", [BOX.exchange.give, BOX.exchange.take]),
    ],
)
def test_know_how(know_how: str, figures: list[int], first: bool) -> None:
    text = CHOICES.brings(know_how, cost="", first=first)
    assert numbers(text) == figures
    assert ("scholar" in text) is first


def test_walls_and_temples() -> None:
    assert numbers(CHOICES.wall_brings(cost="")) == [BOX.defence.wall]
    rates = (BOX.production, BOX.defence, BOX.deployment)
    assert {rate.temple / rate.plain for rate in rates} == {3}, "triples yield, defence, deployment"


def test_reasons() -> None:
    found = BOX.found
    assert numbers(REASONS.no_temples()) == [BOX.temples]
    assert numbers(REASONS.wall_price()) == [BOX.wall_marble]
    chips = [found.marble, found.iron, found.gold]
    assert numbers(REASONS.city_price(region="", resource="", coins=0)) == chips
    chips.append(found.coins_per_equal_neighbour)
    assert numbers(Antike().nothing_to_found("price")) == chips


def test_what_newcomers_are_told() -> None:
    """Nine personages win; three fields cost nothing."""
    assert "nine of them wins" in AntikeHints().lesson("goal")
    assert "next three fields are free" in AntikeHints().lesson("rondel")
    assert (BOX.win_at, BOX.free_steps) == (9, 3)
    steps = {stack.kind: stack.step for stack in BOX.stacks}
    assert (steps["king"], steps["citizen"]) == (5, 3)
    assert "Every fifth city wins a king" in AntikeHints().why("cities")
    assert "Every third temple wins a citizen" in AntikeHints().why("temples")
