"""The written rules: every number is there once, every reference leads somewhere, and the figures
are those of the data."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.features.help import rulebook
from engine.games.tzolkin.components import BOX, BUILDINGS, GEARS, MONUMENTS, WEALTH
from engine.games.tzolkin.goods import GEAR_IDS, TEMPLE_IDS, TRACK_IDS, Goods, Resource
from engine.games.tzolkin.kinds import (
    CheaperFood,
    Climb,
    Effect,
    FreeWorkers,
    Gain,
    Harvest,
    Learn,
    Points,
    Skull,
    Take,
)
from render.lang.catalogue.tzolkin_names import TzolkinNames

GAME = "tzolkin"
TEXT = (Path(__file__).parents[3] / "docs" / "rules" / "tzolkin.md").read_text("utf-8")
PARAGRAPHS = rulebook.paragraphs(GAME)
TILES = TzolkinNames()
TEXTS = {paragraph.number: paragraph.text for paragraph in PARAGRAPHS}


def test_every_case_and_reading_has_its_paragraph() -> None:
    others = [p.number for p in PARAGRAPHS if not p.number.startswith("TZ-")]
    expected = [f"TZC-15.{number}" for number in range(1, 26)]
    expected += [f"TZC-16.{number}" for number in range(1, 31)]
    expected += [f"INT-{number}" for number in range(1, 41)]
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
        assert not re.search(r"\b(TZC?|INT)-\d|\*Source:|\*Alternative:", paragraph.told)


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
    begun = f"{TILES.tile(tile)} ("
    found = [text for text in TEXTS.values() if text.startswith(begun)]
    assert len(found) == 1
    assert f". {kind}, price {price(known.cost)}. " in found[0]
    if tile.startswith("M"):
        assert f"({tile})" in found[0]


def facts(goods: Goods, effects: Sequence[Effect]) -> set[str]:
    """What a text has to say of these goods and effects."""
    said = {f"{n} {'crystal skull' if good == 'skull' else good}" for good, n in goods.listed()}
    for effect in effects:
        match effect:
            case Gain():
                said |= facts(effect.goods, ())
            case Points():
                said.add(f"{effect.amount} points")
            case Climb():
                said.add(effect.temple)
            case Learn():
                said.add(effect.track)
            case FreeWorkers():
                said.add(NUMBERS[effect.count] + " of your workers need")
            case CheaperFood():
                said |= {"each of your workers need", f"{effect.amount} corn less"}
            case _:
                pass
    return said - {"any"}


NUMBERS = {1: "one", 3: "three"}
NAMES = (*TEMPLE_IDS, *TRACK_IDS)


def told_by(text: str) -> set[str]:
    """The facts of that sort that a text does tell."""
    low = text.lower().replace("each of the three temples", " ".join(TEMPLE_IDS))
    found = set(re.findall(r"\d+ (?:corn less|corn|wood|stone|gold|crystal skull|points)", low))
    found |= set(re.findall(r"\w+ of your workers need", low))
    return found | {name for name in NAMES if name in low}


@pytest.mark.parametrize("tile", BUILDINGS)
def test_effects_in_the_text_are_those_of_the_data(tile: str) -> None:
    known = BUILDINGS[tile]
    (text,) = (text for text in TEXTS.values() if text.startswith(f"{TILES.tile(tile)} ("))
    # What it costs comes first; 1 corn is the price of the extra action.
    effects = text.split(". ", 2)[2].replace("pay 1 corn", "pay")
    assert told_by(effects) == facts(Goods(), known.effects)


@pytest.mark.parametrize("tile", WEALTH)
def test_wealth_in_the_text_is_that_of_the_data(tile: str) -> None:
    known = WEALTH[tile]
    text = TEXTS[f"TZ-2.2.{GEAR_IDS.index(known.gear) + 1}"]
    part = text.partition(f"Space {known.space}: ")[2].partition(".")[0]
    assert part
    assert told_by(part.replace("1 skull", "1 crystal skull")) == facts(known.goods, known.effects)


def test_yields_in_the_text_are_those_of_the_data() -> None:
    for number, action in enumerate(GEARS["palenque"].actions, start=1):
        if isinstance(action, Harvest):
            said = {f"{action.corn} corn"} | {f"{n} wood" for n in (action.wood,) if n}
            assert told_by(TEXTS[f"TZ-5.1.{number}"]) == said
    for number, action in enumerate(GEARS["yaxchilan"].actions, start=1):
        assert isinstance(action, Take)
        assert told_by(TEXTS[f"TZ-5.2.{number}"]) == facts(action.goods, ())
    for number, action in enumerate(GEARS["chichen_itza"].actions, start=1):
        assert isinstance(action, Skull)
        text = TEXTS[f"TZ-5.5.{number}"]
        assert told_by(text) == {f"{action.points} points", action.temple}
        assert text.count("resource of your choice") == action.resources


def test_figures_of_temples_and_the_market_are_those_of_the_data() -> None:
    for number, temple in enumerate(BOX.temples, start=1):
        *most, last = (f"{step.points}" for step in temple.steps)
        said = TEXTS[f"TZ-9.{number}"].replace(" (start)", "")
        assert f": {', '.join(most)} and {last} points." in said
        for bonus in temple.highest:
            assert f" {bonus} at the end of" in said
    rates: dict[Resource, int] = {"wood": 2, "stone": 3, "gold": 4}
    assert rates == {resource: BOX.market.of(resource) for resource in rates}
