"""Pictures in which everything that has changed is outlined."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PIL import Image, ImageChops

from engine.games.antike.view import UnitsView
from render import outline
from render.board.antike import PAINTER as ANTIKE
from render.board.antike import changed as antike
from render.board.tta import PAINTER as TTA
from render.board.tta import changed as tta
from render.board.tta import strips
from render.canvas import Canvas
from render.registry import presentation
from render.theme import INK, MARGIN, NOW, PAPER, SLATE
from tests.render.antike_tables import EAST, OPENING, WEST
from tests.render.tta.tables import POSITIONS

LEGEND = "outlined: changed since your last turn"
FULL = POSITIONS["middle"]


def picture(game: str, before: Any, view: Any, name: str, names: tuple[str, ...]) -> Image.Image:
    painter = presentation(game).painter
    assert painter is not None
    return painter.changes(before, view, name, names, LEGEND).convert("RGB")


def differs(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    """The box in which two pictures of one width differ, above the legend."""
    high = min(one.height, other.height)
    size = (0, 0, one.width, high)
    return ImageChops.difference(one.crop(size), other.crop(size)).getbbox()


@pytest.mark.sliced(10)
@pytest.mark.parametrize(
    ("game", "view", "names"),
    [("antike-duellum", WEST, ("Ann", "Bob")), ("tta-new-story", FULL, ("A", "B", "C", "D"))],
)
def test_nothing_is_outlined_where_nothing_changed(
    game: str, view: Any, names: tuple[str, ...]
) -> None:
    painter = presentation(game).painter
    assert painter is not None
    plain = replace(view, changed=())
    for name in painter.pictures(view):
        drawn = picture(game, view, view, name, names)
        before = painter.paint(plain, name, names).convert("RGB")
        assert drawn.size == (before.width, before.height + outline.LEGEND)
        assert differs(drawn, before) is None


def test_an_outline_is_bright_between_dark_and_leaves_the_thing_alone() -> None:
    c = Canvas(100, 100, PAPER)
    outline.frame(c, (30, 30, 40, 40))
    row = [c.image.getpixel((x, 50)) for x in range(50)]
    found = [colour for i, colour in enumerate(row) if i == 0 or colour != row[i - 1]]
    assert found == [PAPER, INK, NOW, INK, PAPER]
    assert sum(colour == NOW for colour in row) >= 5, "two pixels on a phone"
    assert c.image.getpixel((36, 36)) == PAPER


def test_a_ring_stays_inside_its_region() -> None:
    c = Canvas(100, 100, SLATE)
    outline.ring(c, [(20, 20), (80, 20), (80, 80), (20, 80)])
    assert c.image.getpixel((15, 50)) == SLATE
    assert c.image.getpixel((26, 50)) == NOW
    assert c.image.getpixel((50, 50)) == SLATE


def test_a_long_legend_becomes_smaller() -> None:
    for width in (800, 2000):
        c = outline.legend(Canvas(width, 40, SLATE), LEGEND, (24, width - 24))
        assert c.cut == []
        assert c.image.size == (width, 40 + outline.LEGEND)


# --- Antike Duellum ------------------------------------------------------------------------------


def occupied(region: str) -> Any:
    there = (UnitsView(galley=7), UnitsView())
    if region == "alpes":
        there = (UnitsView(legion=7), UnitsView())
    return replace(
        WEST,
        regions=tuple(replace(r, units=there) if r.id == region else r for r in WEST.regions),
    )


def test_antike_names_what_changed() -> None:
    assert antike.changed(WEST, WEST) == frozenset()
    assert antike.changed(WEST, occupied("alpes")) == {"alpes"}
    first = WEST.nations[0]
    richer = replace(first, purse=replace(first.purse, gold=99), rondel="aurum")
    after = replace(WEST, nations=(richer, WEST.nations[1]), row=("storm", *WEST.row[1:]))
    assert antike.changed(WEST, after) == {"purse-0-gold", "rondel-0", "row-0"}
    assert antike.changed(WEST, replace(WEST, turn=99, prices=(), phase="over")) == frozenset()


def test_what_defends_a_city_from_elsewhere_is_no_change_of_it() -> None:
    stronger = tuple(replace(r, defence=r.defence + 1) for r in WEST.regions)
    assert antike.changed(WEST, replace(WEST, regions=stronger)) == frozenset()


def test_antike_has_a_place_for_every_change() -> None:
    names = antike.changed(OPENING, WEST)
    regions = {r.id for r in WEST.regions}
    spots = ANTIKE.composed(WEST, "board", ("Ann", "Bob")).spots
    assert names - regions - set(spots) == set()
    assert len(names & regions) > 20
    width, height = 2000, 1400
    for x, y, w, h in spots.values():
        assert 0 <= x < x + w <= width
        assert 0 <= y < y + h <= height


@pytest.mark.parametrize("region", ["alpes", "mare_sardoum", "carthago"])
def test_a_changed_region_is_outlined_on_the_map_only(region: str) -> None:
    after = occupied(region)
    names = ("Ann", "Bob")
    marked = picture("antike-duellum", WEST, after, "board", names)
    box = differs(marked, picture("antike-duellum", after, after, "board", names))
    assert box is not None
    assert box[2] < 1260
    assert box[2] - box[0] > 60


def test_the_east_can_be_outlined_everywhere() -> None:
    empty = tuple(replace(r, owner=None, resource=None, temple=True) for r in EAST.regions)
    assert picture("antike-duellum", replace(EAST, regions=empty), EAST, "map", ("A", "B"))


# --- Through the Ages ----------------------------------------------------------------------------


def with_civ(seat: int, **fields: Any) -> Any:
    return replace(
        FULL,
        players=tuple(replace(p, **fields) if p.seat == seat else p for p in FULL.players),
    )


def test_tta_names_what_changed() -> None:
    assert tta.changed(FULL, FULL) == frozenset()
    civ = FULL.players[1]
    assert tta.changed(FULL, with_civ(1, culture=civ.culture + 1)) == {"culture-1"}
    assert tta.changed(FULL, with_civ(1, strength=99)) == {"strength-1"}
    assert tta.changed(FULL, with_civ(1, ca=0, ma=0, used=("x",))) == frozenset()
    (first, workers), *rest = civ.workers
    assert tta.changed(FULL, with_civ(1, workers=((first, workers + 1), *rest))) == {
        f"card-1-{first}"
    }
    more = with_civ(1, military=(*civ.military, None))
    assert tta.changed(FULL, more) == {"hand-1-military"}
    assert tta.changed(FULL, replace(FULL, past_events=("x",))) == {"event-last"}


def test_a_card_that_moved_down_the_row_is_not_new() -> None:
    row = ("a", "b", "c", *[None] * 10)
    before = replace(FULL, row=row)
    assert tta.changed(before, replace(FULL, row=("b", "c", "d", *[None] * 10))) == {"row-2"}
    assert tta.changed(before, replace(FULL, row=("a", None, "c", *[None] * 10))) == {"row-1"}
    doubled = replace(FULL, row=("a", "b", "c", "a", *[None] * 9))
    assert tta.changed(before, doubled) == {"row-3"}


@pytest.mark.sliced(5)
@pytest.mark.parametrize("name", list(POSITIONS))
def test_tta_has_a_place_for_every_change(name: str) -> None:
    view = POSITIONS[name]
    names = ("A", "B", "C", "D")[: len(view.players)]
    overview = TTA.composed(view, "board", names)
    seen = set(overview.spots)
    for picture_name in ("row", *(f"seat-{p.seat + 1}" for p in view.players)):
        c = TTA.composed(view, picture_name, names)
        seen |= set(c.spots)
        for x, y, w, h in c.spots.values():
            assert 0 <= x < x + w <= c.image.width, picture_name
            assert 0 <= y < y + h <= c.image.height, picture_name
    for civ in view.players:
        if not civ.out:
            cards = {f"card-{civ.seat}-{card}" for card in tta._cards(view, civ)}
            assert cards <= set(overview.spots)
            figures = ("culture", "science", "strength", "happiness", "stock", "banks")
            assert {f"{what}-{civ.seat}" for what in figures} <= seen


def test_where_cards_left_and_were_not_replaced() -> None:
    seat = next(p.seat for p in FULL.players if p.leader and p.colonies)
    civ = FULL.players[seat]
    assert tta.changed(FULL, with_civ(seat, leader=None)) == {f"gone-{seat}"}
    assert tta.changed(FULL, with_civ(seat, colonies=civ.colonies[1:])) == {f"gone-{seat}"}
    other = "homer" if civ.leader != "homer" else "moses"
    assert tta.changed(FULL, with_civ(seat, leader=other)) == {f"card-{seat}-{other}"}
    built = with_civ(seat, wonder="colosseum", stages=1, wonders=())
    done = with_civ(seat, wonder=None, stages=0, wonders=("colosseum",))
    assert f"gone-{seat}" not in tta.changed(built, done)
    spots = TTA.composed(FULL, "board", ("A", "B", "C", "D")).spots
    assert f"gone-{seat}" in spots


def test_an_outline_leaves_the_levels_of_technologies_legible() -> None:
    """The faces stand right before the letters of the levels, which belong to the next field."""
    names = ("A", "B", "C", "D")
    players = tuple(replace(p, happiness=p.happiness + 1) for p in FULL.players)
    before = replace(FULL, players=players)
    painter = presentation("tta-new-story").painter
    assert painter is not None
    plain = painter.paint(replace(FULL, changed=()), "board", names).convert("RGB")
    outlined = picture("tta-new-story", before, FULL, "board", names)
    left = MARGIN + strips._MATRIX_X
    letters = (left - 4, 460, left + 24, plain.height - 250)
    assert differs(plain, outlined) is not None
    assert differs(plain.crop(letters), outlined.crop(letters)) is None
