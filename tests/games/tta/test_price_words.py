"""What everything costs: the view holds the parts of modified prices, the text adds them up."""

from __future__ import annotations

import re
from itertools import chain

import pytest

from engine.core import Rng
from engine.games.tta import RULES
from engine.games.tta.options import TtaOptions
from engine.games.tta.query import prices
from engine.selfplay import walk
from render.text.tta import TEXTS
from render.text.tta.words import MINUS
from tests.games.tta.table import MakeTable, Table
from tests.witnesses import witnessed

ANN = TEXTS(("Ann", "Bob", "Cleo", "Dan"))
ADDED_UP = re.compile(r"(\d+)(?: food)? \(([^()]*(?:\([^()]*\)[^()]*)*)\)")
NUMBER = re.compile(r"([+−]) ?(\d+)(?=,|$)")


def said(t: Table, viewer: int = 0) -> list[str]:
    """The prices of seat 0, line by line."""
    return ANN.explain(RULES.view(t.s, viewer))["Prices of Ann"].splitlines()


@pytest.mark.rule("NS-5.5", "NS-5.6", "NS-5.7", "NSC-34", "NSC-3")
def test_population_and_buildings(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(0, specials=["masonry"], leader="moses", workers={"alchemy": 0}, purse=2)
    assert said(t) == [
        "Population: 1 food (Yellow bank +2, Moses −1).",
        (
            "Build, in resources: Agriculture 2, Bronze 2, Philosophy 3, Religion 3, Warriors 2, "
            "Alchemy 5 (Alchemy +6, Masonry −1)."
        ),
        "Upgrade, in resources: Philosophy to Alchemy 2 (5 − 3).",
        "For military units only, there are 2 resources more.",
    ]
    t.seat(0, yellow_bank=0)
    assert said(t)[0] == "Population: the yellow bank is empty."


@pytest.mark.rule("NS-5.11", "NS-5.12", "NS-12.15", "NSC-75")
def test_technologies(table: MakeTable) -> None:
    t = table(3)
    t.pact("scientific_cooperation", 0, 0, 1)
    t.seat(0, civil=["monarchy", "iron"])
    assert said(t)[2:] == [
        (
            "Develop, in science: Monarchy 6 (Monarchy +8, Scientific Cooperation −2), "
            "Iron 3 (Iron +5, Scientific Cooperation −2)."
        ),
        "By revolution, in science: Monarchy 0 (Monarchy +2, Scientific Cooperation −2).",
    ]


@pytest.mark.rule("NS-5.4", "NS-5.10", "NSC-43")
def test_wonders(table: MakeTable) -> None:
    t = table()
    t.seat(0, wonders=["pyramids"], leader="michelangelo", wonder="colossus", stages=1)
    t.row("iron", "taj_mahal")
    assert said(t)[2:] == [
        "Colossus, next stage, in resources: 3.",
        (
            "Card row, in civil actions: Taj Mahal 1 (Space in the row +1, Completed wonders +1, "
            "Michelangelo −1)."
        ),
    ]


@pytest.mark.rule("NS-12.9", "NSC-66")
def test_an_event_that_lowers_prices_is_named(table: MakeTable) -> None:
    t = table()
    t.seat(0, food=1)
    t.phase("politics")
    t.event("development_of_civilization")
    assert said(t)[-1] == (
        "Development of Civilization: 1 less for population, a building or a technology."
    )
    t.open_end = True


@pytest.mark.rule("NS-13.1", "INT-40")
def test_prices_of_a_hidden_hand_are_not_told(table: MakeTable) -> None:
    t = table(3)
    t.s = RULES.setup(TtaOptions(order="fixed", hands="hidden"), 3, 1).state
    t.pact("scientific_cooperation", 0, 0, 1)
    t.civ(0).civil.cards = ["monarchy", "iron"]
    assert any("Iron" in line for line in said(t))
    for viewer in (1, 2, None):
        view = RULES.view(t.s, viewer)
        assert [p.what for p in view.players[0].price_parts] == []
        assert "Iron" not in str(ANN.explain(view))


@pytest.mark.rule("NS-6.4", "NS-6.6", "NSC-17", "NSC-21")
def test_consumption_and_corruption(table: MakeTable) -> None:
    t = table()
    t.seat(0, yellow_bank=7, blue_bank=1)
    assert ANN.explain(RULES.view(t.s, 1))["Ratings of Ann"].splitlines()[-2:] == [
        "Consumption 3 food, with 7 yellow tokens in the bank.",
        "Corruption 4 resources, with 1 blue token in the bank.",
    ]


def amount(found: tuple[str, str]) -> int:
    sign, n = found
    return -int(n) if sign == MINUS else int(n)


@pytest.mark.sliced(10)
@pytest.mark.rule("NS-14.2", "NS-13.1")
def test_parts_are_those_of_the_rules_all_through_some_games() -> None:
    """And every price in the text is the sum of the parts beside it, never below 0."""
    rng, seen, added = Rng(3), 0, 0
    games = [walk(RULES, TtaOptions(), players, 5) for players in (2, 3, 4)]
    for ply in chain(*games):
        if rng.below(4):
            continue
        s, viewer = ply.state, ply.seat
        view = RULES.view(s, viewer)
        for civ in view.players:
            parts = {(p.what, p.card): p.lines for p in civ.price_parts}
            asked: list[tuple[str, str, int | None, list[tuple[str, int]]]] = [
                ("build", c, n, prices.build_lines(s, civ.seat, c)) for c, n in civ.build_prices
            ]
            for what, found in (
                ("develop", civ.develop_prices),
                ("revolution", civ.revolution_prices),
            ):
                revolution = what == "revolution"
                asked += [
                    (what, c, n, prices.develop_lines(s, civ.seat, c, revolution)) for c, n in found
                ]
            if (grows := prices.population_lines(s, civ.seat)) is not None:
                asked.append(("population", "", civ.price, grows))
            for what, card, price, answer in asked:
                assert price == prices.total(answer)
                assert dict(parts.pop((what, card), answer)) == dict(answer)
                seen += 1
            assert not parts
        for slot, lines in view.take_parts:
            assert dict(lines) == dict(prices.take_lines(s, viewer, slot))
        text = ANN.explain(view).get(f"Prices of {ANN.names[viewer]}", "")
        for number, parts_said in ADDED_UP.findall(text):
            if parts_said[0].isalpha():
                assert int(number) == max(0, sum(map(amount, NUMBER.findall(parts_said)))), text
                added += 1
    witnessed(seen, "prices with their parts", "2 to 4 players, seed 5", least=501)
    witnessed(added, "prices in the text that add up", "2 to 4 players, seed 5")
