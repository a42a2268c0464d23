"""The written rules: every number is there once, every reference leads somewhere, and the figures
are those of the data."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from bot.features.help import rulebook
from engine.games.tzolkin.components import BOX, BUILDINGS, MONUMENTS
from engine.games.tzolkin.goods import Goods, Resource

GAME = "tzolkin"
TEXT = (Path(__file__).parents[3] / "docs" / "rules" / "tzolkin.md").read_text("utf-8")
PARAGRAPHS = rulebook.paragraphs(GAME)
TEXTS = {paragraph.number: paragraph.text for paragraph in PARAGRAPHS}


def test_every_case_and_reading_has_its_paragraph() -> None:
    others = [p.number for p in PARAGRAPHS if not p.number.startswith("TZ-")]
    expected = [f"TZC-15.{number}" for number in range(1, 26)]
    expected += [f"TZC-16.{number}" for number in range(1, 31)]
    expected += [f"INT-{number}" for number in range(1, 39)]
    assert others == expected
    assert [TEXTS[f"TZC-15.{n}"][:5] for n in range(1, 26)] == [f"T-{n:02}." for n in range(1, 26)]
    assert [TEXTS[f"TZC-16.{n}"][:5] for n in range(1, 31)] == [f"D-{n:02}." for n in range(1, 31)]


def test_rules_stand_in_order() -> None:
    rules = [p.number.partition("-")[2] for p in PARAGRAPHS if p.sort == "rule"]
    numbers = [tuple(map(int, rule.split("."))) for rule in rules]
    assert numbers == sorted(numbers)
    assert {number[0] for number in numbers} == set(range(1, 15))


def test_a_paragraph_can_be_shown_by_itself() -> None:
    assert max(Counter(p.number for p in PARAGRAPHS).values()) == 1
    assert max(Counter(p.text for p in PARAGRAPHS).values()) == 1
    for paragraph in PARAGRAPHS:
        assert 20 <= len(paragraph.text) <= 1000, paragraph.number
        assert paragraph.text.endswith("."), paragraph.number
        if paragraph.sort == "rule":
            assert paragraph.title != paragraph.text, paragraph.number
        assert not re.search(r"\([A-Z]{2,4}-\d|\*Source:|\*Alternative:", paragraph.told)


def test_a_reading_names_its_source_and_the_alternative() -> None:
    for paragraph in PARAGRAPHS:
        if paragraph.sort == "reading":
            found = re.findall(r"\*(Source|Reading|Alternative):\* ", paragraph.text)
            assert found == ["Source", "Reading", "Alternative"], paragraph.number


def test_references_lead_to_a_paragraph() -> None:
    references = set(re.findall(r"\b(?:TZC?|INT)-\d+(?:\.\d+)*", TEXT))
    assert references - set(TEXTS) == set()


def test_what_players_look_for_is_found() -> None:
    looked_up = {
        "begging": "TZ-4.1",
        "burning": "TZ-5.1.6",
        "double advance": "TZ-11.3",
        "feeding": "TZ-10.1",
        "market": "TZ-5.4.2",
        "mercy": "TZ-4.3",
        "4.1": "TZ-4.1",
        "A2-07": "TZ-7.4.7",
        "dummy": "TZ-2.1",
        "winner": "TZ-12.5",
    }
    for words, number in looked_up.items():
        assert number in [p.number for p in rulebook.search(GAME, words)], words


def price(goods: Goods) -> str:
    """A price as the rules write it."""
    parts = [f"{n} {'crystal skull' if good == 'skull' else good}" for good, n in goods.listed()]
    return " and ".join(filter(None, (", ".join(parts[:-1]), parts[-1])))


@pytest.mark.parametrize("tile", [*BUILDINGS, *MONUMENTS])
def test_prices_in_the_text_are_those_of_the_data(tile: str) -> None:
    known = BUILDINGS[tile] if tile in BUILDINGS else MONUMENTS[tile]
    kind = "Civic tile" if known.kind == "civic" else known.kind.capitalize()
    begun = f"{known.name} ("
    found = [text for text in TEXTS.values() if text.startswith(begun)]
    assert len(found) == 1
    assert f". {kind}, price {price(known.cost)}. " in found[0]
    if tile.startswith("M"):
        assert f"({tile})" in found[0]


def test_figures_of_temples_and_the_market_are_those_of_the_data() -> None:
    for number, temple in enumerate(BOX.temples, start=1):
        *most, last = (f"{step.points}" for step in temple.steps)
        said = TEXTS[f"TZ-9.{number}"].replace(" (start)", "")
        assert f": {', '.join(most)} and {last} points." in said
        for bonus in temple.highest:
            assert f" {bonus} at the end of" in said
    rates: dict[Resource, int] = {"wood": 2, "stone": 3, "gold": 4}
    assert rates == {resource: BOX.market.of(resource) for resource in rates}
