"""Whatever a picture shows, the table in words says: for whoever sees no pictures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial
from typing import Any

import pytest

from render.registry import presentation
from render.sheetnames import seat_of
from tests.render import test_render_antike as antike
from tests.render import test_render_belfort as belfort
from tests.render import test_render_tzolkin as tzolkin
from tests.render.antike_tables import WEST
from tests.render.shown import kept, shown
from tests.render.tta import tables as tta_tables
from tests.render.tta import test_render_tta as tta
from tests.render.tta.first_edition import CASES as FIRST_CASES

ANTIKE = antike.FACTS | antike.ONLY_ON_PHONES
TZOLKIN = {**tzolkin.FACTS, **tzolkin.ASIDE}
NAMES = ("Ann", "Ben", "Cid", "Dee", "Eva")
ELSEWHERE = {
    "board": ("temple", "technology", "building", "empty slot", "monument", "buildings",
              "monuments", "corn tiles", "wood tiles", "prices", "light"),
    "phone": ("prices", "light"),
}  # fmt: skip
"""What the text of the alternative to a picture of Tzolk'in has no room for. That of the gears, of
the tiles, of the lower part for phones or of a player says it."""


def cases() -> Iterator[Any]:
    """Two positions that differ in one fact."""
    found: list[tuple[str, str, Any, Any]] = [
        *(("belfort", fact, belfort.BASE, view) for fact, view in belfort.FACTS.items()),
        *(("tzolkin", fact, tzolkin.BASE, view) for fact, view in TZOLKIN.items()),
        *(("antike-duellum", fact, WEST, view) for fact, view in ANTIKE.items()),
        *(
            ("tta-new-story", fact, tta_tables.MIDDLE, view)
            for fact, view in tta.CIVIL_FACTS.items()
        ),
        *(
            ("tta-new-story", fact, tta_tables.MIDDLE, view)
            for fact, view in tta.TABLE_FACTS.items()
        ),
        *(("tta-first-edition", *case) for case in FIRST_CASES),
    ]
    for game, fact, before, after in found:
        yield pytest.param(game, fact, before, after, id=f"{game}: {fact}")


@cache
def seen(game: str, view: Any, names: tuple[str, ...]) -> dict[str, object]:
    """What each picture of a position shows."""
    painter = presentation(game).painter
    assert painter is not None
    pictures = painter.pictures(view)
    return {one: shown(kept(partial(painter.paint, view, one, names))) for one in pictures}


@pytest.mark.sliced(10)
@pytest.mark.parametrize(("game", "fact", "before", "after"), cases())
def test_what_pictures_show_is_said(game: str, fact: str, before: Any, after: Any) -> None:
    names = NAMES[: len(getattr(before, "players", ())) or 2]
    if seen(game, before, names) == seen(game, after, names):
        return
    texts = presentation(game).texts(names)
    was, now = ((texts.headline(view), texts.board(view)) for view in (before, after))
    assert was != now


BEYOND: dict[str, set[str]] = {
    "board": {
        *("owner", "no city", "resource", "temple", "wall", "defence", "home"),
        *("personages", "goals", "hand", "box", "General in the box", "supply", "walls"),
        *("pile", "discards"),
    },
    "phone": {"resource", "wall", "defence", "home"},
    "phone-more": {"prices", "bank temples", "bank walls"},
}
"""What the few sentences beside a picture of Antike Duellum leave out where much is on the map: the
table in words has it."""


@pytest.mark.sliced(10)
@pytest.mark.parametrize("picture", list(BEYOND))
@pytest.mark.parametrize("fact", list(ANTIKE))
def test_what_a_picture_shows_stands_beside_it(fact: str, picture: str) -> None:
    """In the line above it, or in the text for whoever does not see it."""
    found = presentation("antike-duellum")
    assert found.painter is not None
    texts, views = found.texts(NAMES[:2]), (WEST, ANTIKE[fact])
    draw = found.painter.paint
    was, now = (shown(kept(partial(draw, view, picture, NAMES[:2]))) for view in views)
    if was == now:
        return
    said = [(texts.headline(view), texts.alt(view, picture)) for view in views]
    assert (said[0] == said[1]) == (fact in BEYOND[picture])


def test_few_cities_are_told_with_all_there_is_in_them() -> None:
    """Beside the map of a phone, as long as there is room."""
    found = presentation("antike-duellum")
    few = tuple(
        replace(region, owner=None, resource=None, temple=False, wall=False, defence=0)
        if number % 2
        else region
        for number, region in enumerate(WEST.regions)
    )
    view = replace(WEST, regions=few, changed=())
    said = found.texts(NAMES[:2]).alt(view, "phone")
    assert len(said) < 1024
    for region in few:
        if region.owner is not None:
            assert f"{region.resource} {region.defence}" in said, region.id
    assert "Roma gold 4 (home city, temple and wall)" in said
    assert "Units elsewhere: " in said


def test_only_units_that_have_not_moved_may_still_move() -> None:
    """Of those that stand there."""
    texts = presentation("antike-duellum").texts(NAMES[:2])
    view = ANTIKE["movable units"]
    assert view.region("massilia").units[view.mover].legion == 3
    for said in (texts.board(view), texts.alt(view, "board"), texts.alt(view, "phone")):
        assert "May still move: Massilia 1 legion." in said


@pytest.mark.sliced(10)
@pytest.mark.parametrize("fact", list(TZOLKIN))
def test_the_alternative_to_a_picture_says_what_it_shows(fact: str) -> None:
    """With the title above it, which it does not repeat."""
    before, after = tzolkin.BASE, TZOLKIN[fact]
    names = NAMES[: len(before.players)]
    painter, texts = presentation("tzolkin").painter, presentation("tzolkin").texts(names)
    assert painter is not None
    for picture in painter.pictures(before):
        drawn = [kept(partial(painter.paint, view, picture, names)) for view in (before, after)]
        was, now = (canvas.marks for canvas in drawn)  # also where they stand
        if was != now:
            told = [(texts.headline(view), texts.alt(view, picture)) for view in (before, after)]
            said = told[0] != told[1]
            assert said != (fact in ELSEWHERE.get(picture, ())), picture


OF_OTHERS: dict[str, set[str]] = {
    "board": {
        *("gnomes left", "symbol", "guild", "owner of a guild", "majority", "plank of a guild"),
        *("desk", "camp", "area", "deck", "discards", "workers", "gnomes", "hand", "built"),
        "crest",
    },
    "phone": {"guild", "workers", "gnomes", "hand", "crest"},
    "phone-more": {"symbol", "markers", "guild", "owner of a guild", "majority"},
    "seat": {"markers", "points of a district", "guild", "resigned"},
}
"""What the text of the alternative to a picture of Belfort has no room for: the table in words has
it, and so has the text of another picture. That of a player says nothing of the others."""


@pytest.mark.sliced(10)
@pytest.mark.parametrize("fact", list(belfort.FACTS))
def test_the_alternative_to_a_picture_of_belfort_says_what_it_shows(fact: str) -> None:
    """With the title above it, which it does not repeat."""
    texts = presentation("belfort").texts(NAMES)
    positions = (belfort.BASE, belfort.FACTS[fact])
    was, now = (seen("belfort", view, NAMES) for view in positions)
    for picture in was:
        if was[picture] != now[picture]:
            told = [(texts.headline(view), texts.alt(view, picture)) for view in positions]
            kind = "seat" if seat_of(picture) is not None else picture
            assert told[0] != told[1] or fact in OF_OTHERS.get(kind, ()), picture
