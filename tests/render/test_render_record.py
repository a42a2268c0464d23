"""Pictures of records: readable on a phone, nothing cut, and all of it in the alt text."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageOps

from render.canvas import Canvas
from render.fonts import BOLD, width
from render.lang.language import Language
from render.names import numbered
from render.phone import HIGHEST, IN_A_CARD, LOWEST, SEEN, WIDTH
from render.picture import encode
from render.record import marks
from render.record.facts import Estimate, Places, Rating, RecordFacts
from render.record.picture import alts, compose, paint
from render.theme import SLATE
from tests.conformance.cases import translations
from tests.render.lang.pseudo import PSEUDO
from tests.render.legibility import PIXELS, written
from tests.render.record_facts import MANY, ONE, RECORDS

ALT = 1_024
PARTS = [(name, part) for name, facts in RECORDS.items() for part in range(len(alts(facts)))]


def pictures(facts: RecordFacts) -> Iterator[Canvas]:
    return (compose(facts, part) for part in range(len(alts(facts))))


@pytest.mark.parametrize(("name", "part"), PARTS)
def test_every_word_can_be_read_on_a_phone(name: str, part: int) -> None:
    with written() as found:
        c = compose(RECORDS[name], part)
    assert not c.cut
    assert not [one for one in found if one.pixels(WIDTH, SEEN) < PIXELS]
    assert c.size[0] == WIDTH
    assert LOWEST <= c.size[1] <= HIGHEST


@pytest.mark.parametrize("name", list(RECORDS))
def test_whose_record_it_is_can_be_read_in_a_card(name: str) -> None:
    with written() as found:
        compose(RECORDS[name], 0)
    assert found[0].pixels(WIDTH, IN_A_CARD) >= PIXELS


@pytest.mark.parametrize(("name", "part"), PARTS)
def test_nothing_reaches_beyond_the_edge(name: str, part: int) -> None:
    image = compose(RECORDS[name], part).image
    inside = Image.new("RGB", image.size, SLATE)
    inside.paste(image.crop((12, 12, WIDTH - 12, image.height - 12)), (12, 12))
    assert ImageChops.difference(image, inside).getbbox() is None


@pytest.mark.parametrize("name", list(RECORDS))
def test_the_alt_text_says_every_number_of_the_picture(name: str) -> None:
    facts = RECORDS[name]
    for part, alt in enumerate(alts(facts)):
        assert len(alt) <= ALT
        drawn = {mark.value for mark in compose(facts, part).marks if mark.what == "text"}
        said = " ".join(str(value) for value in drawn)
        scale = {"25", "50", "75"} if "% within" in said else set()
        scale |= {str(n) for n in range(1000, 2000, 50)} if "about" in said else set()
        numbers = set(re.findall(r"\d+", said)) - scale
        assert numbers <= set(re.findall(r"\d+", alt)), (part, numbers)


def test_the_alt_text_has_the_name_and_what_was_chosen() -> None:
    assert alts(ONE)[0].startswith(
        "Record of Zsófia Kőműves: Belfort, 1 game, 4 players, all time."
    )
    assert "place 1 never, place 2 once" in alts(ONE)[0]
    assert "by chance each 0.3" in alts(ONE)[0]
    assert "1 of about 8 rated games: nothing to say yet" in alts(ONE)[0]
    assert "Computers: Good 1580." in alts(MANY)[0]
    assert "hungry workers \N{MINUS SIGN}9, winners \N{MINUS SIGN}3" in alts(MANY)[1]


@pytest.mark.parametrize("name", list(RECORDS))
def test_two_counts_of_places_are_never_one_number(name: str) -> None:
    """Those of a long record, "470" and "331", once stood together without a gap."""
    with written() as found:
        compose(RECORDS[name], 0)
    counts = [one for one in found if one.text.isdecimal() and one.face == BOLD]
    row = [one for one in counts if one.y == counts[0].y]
    for one, other in pairwise(sorted(row, key=lambda one: one.x)):
        end = one.x + width(one.text, one.size, one.face)
        assert other.x - end >= 4, (one.text, other.text)


def test_without_a_game_nothing_is_drawn() -> None:
    assert alts(RecordFacts("Ann", "Belfort", 0)) == ()
    with pytest.raises(IndexError):
        compose(RecordFacts("Ann", "Belfort", 0), 0)


def test_colours_alone_tell_nothing() -> None:
    """Whose a number is, is said by a sign with a form of its own."""
    signs = {name for name, _ in marks.SIGNS.values()}
    assert len(signs) == len(marks.SIGNS)
    drawn = {mark.value for c in pictures(MANY) for mark in c.marks if mark.what == "icon"}
    assert signs <= drawn


def test_a_strength_that_never_changed_is_drawn() -> None:
    flat = Rating(9, 8, (Estimate(0, 1500, 1500, 1500), Estimate(0, 1500, 1500, 1500)), "a", "b")
    c = compose(replace(MANY, rating=flat), 0)
    assert not c.cut


@pytest.mark.parametrize("places", [(Places(2, (0, 1)),), (Places(5, (1, 0, 0, 0, 0)),)])
def test_columns_of_few_people(places: tuple[Places, ...]) -> None:
    assert not compose(replace(ONE, places=places), 0).cut


@pytest.mark.parametrize("name", ["\N{SNOWMAN WITHOUT SNOW}\u0301\U0001f600", "", "שלום", "a" * 90])
def test_any_name_can_be_drawn(name: str) -> None:
    facts = replace(MANY, name=name)
    assert not [cut for c in pictures(facts) for cut in c.cut]
    assert numbered((name,), BOLD)[0]


@pytest.mark.parametrize("name", list(RECORDS))
def test_another_language_is_drawn(name: str) -> None:
    said = alts(RECORDS[name], PSEUDO)
    assert len(said) >= len(alts(RECORDS[name]))
    for part in range(len(said)):
        compose(RECORDS[name], part, PSEUDO)


@pytest.mark.parametrize("language", translations(), ids=lambda language: language.code)
@pytest.mark.parametrize("name", list(RECORDS))
def test_nothing_is_cut_in_a_translation(name: str, language: Language) -> None:
    for part in range(len(alts(RECORDS[name], language))):
        assert not compose(RECORDS[name], part, language).cut


def test_the_palette_has_every_colour() -> None:
    """What is drawn in flat colours keeps them, and a picture is small."""
    for part in range(len(alts(MANY))):
        c = compose(MANY, part)
        flat = paint(MANY, part)
        assert flat.mode == "P"
        off = ImageChops.difference(c.image, flat.convert("RGB")).getextrema()
        assert max(high for _, high in off) <= 40  # type: ignore[misc]
        assert len(encode(flat, "record").data) < 100_000


REDUCED, UNNOTICED = 4, 5
"""Snapshots are so many times smaller; pixels that another version of Pillow may draw otherwise."""


@pytest.mark.parametrize(("name", "part"), [("many", 0), ("many", 1), ("one", 0), ("long", 0)])
def test_records_look_as_they_did(name: str, part: int) -> None:
    file = Path(__file__).parent / "snapshots" / f"record-{name}-{part + 1}.png"
    whole = paint(RECORDS[name], part).convert("RGB")
    now = ImageOps.posterize(whole.reduce(REDUCED), 4)
    if os.environ.get("AGORA_UPDATE_SNAPSHOTS"):
        now.save(file, optimize=True)
    with Image.open(file) as before:
        off = ImageChops.difference(before.convert("RGB"), now).convert("L").histogram()
        assert sum(off[33:]) <= UNNOTICED, f"compare with {file.name}"
