"""The drawn map and the graph of the rules are the same thing."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations, pairwise, product

import pytest
from PIL import Image, ImageChops

from engine.games.antike.maps import MAPS
from render import fonts
from render.board.antike import prepare
from render.board.antike.geometry import FOLDER, Line, MapShape, Point, shapes
from render.board.antike.naming import SLACK, names
from render.board.antike.rooms import overlap
from render.board.antike.sheets import land, sheet
from render.board.antike.style import (
    BADGE_H,
    BADGE_W,
    CITY_TYPE,
    DESK,
    MAP,
    PHONE,
    PLATE,
    SEA_TYPE,
    K,
    MapSize,
)
from render.board.antike.words import Words
from render.fonts import BOLD, ITALIC
from render.lang.language import ENGLISH, Language, read
from tests.render.lang.test_translations import CODES

both_maps = pytest.mark.parametrize("name", list(MAPS))

Segment = frozenset[Point]
FRAME = "the edge of the map"


def sides(ring: Line) -> Iterator[Segment]:
    for p, q in pairwise([*ring, ring[0]]):
        if p != q:
            yield frozenset((p, q))


def area(ring: Line) -> float:
    return abs(sum(p[0] * q[1] - q[0] * p[1] for p, q in pairwise([*ring, ring[0]]))) / 2


def inside(point: Point, ring: Line) -> bool:
    """Whether a point lies in a polygon: a ray to the right crosses it an odd number of times."""
    x, y = point
    crossings = 0
    for (x0, y0), (x1, y1) in pairwise([*ring, ring[0]]):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
            crossings += 1
    return crossings % 2 == 1


def areas(shape: MapShape) -> dict[str, Line]:
    """Every patch of the map: regions, and voids under their own names."""
    return {name: r.polygon for name, r in shape.regions.items()} | {
        name: v.polygon for name, v in shape.voids.items()
    }


def contacts(shape: MapShape) -> dict[frozenset[str], set[Segment]]:
    """Which patches share which sides."""
    owners: dict[Segment, list[str]] = defaultdict(list)
    for name, ring in areas(shape).items():
        for side in sides(ring):
            owners[side].append(name)
    found: dict[frozenset[str], set[Segment]] = defaultdict(set)
    for side, patches in owners.items():
        if len(patches) == 1:
            (x0, y0), (x1, y1) = side
            on_edge = (x0 == x1 and x0 in (0, 1000)) or (y0 == y1 and y0 in (0, 1000))
            assert on_edge, f"{patches[0]} has a side without a neighbour: {set(side)}"
        else:
            assert len(patches) == 2, f"{patches} overlap"
            found[frozenset(patches)].add(side)
    return found


@both_maps
def test_regions_and_voids_tile_the_square(name: str) -> None:
    """Every side belongs to exactly two patches or to the edge, and nothing is left over."""
    shape = shapes()[name]
    contacts(shape)
    assert sum(area(ring) for ring in areas(shape).values()) == pytest.approx(1_000_000, abs=1)


@both_maps
def test_regions_touch_exactly_where_the_rules_know_a_border(name: str) -> None:
    shape = shapes()[name]
    touching = {pair for pair in contacts(shape) if not pair & set(shape.voids)}
    assert touching == {frozenset((b.a, b.b)) for b in MAPS[name].borders}


@both_maps
def test_every_border_is_drawn_along_its_contact_by_its_kind(name: str) -> None:
    shape = shapes()[name]
    kinds = {frozenset((b.a, b.b)): b.kind for b in MAPS[name].borders}
    drawn = {frozenset((b.a, b.b)): b for b in shape.borders}
    assert len(drawn) == len(shape.borders)
    assert {pair: b.kind for pair, b in drawn.items()} == kinds
    shared = contacts(shape)
    for pair, border in drawn.items():
        terrains = [piece.terrain for piece in border.pieces]
        want = {"land", "sea"} if border.kind == "both" else {border.kind}
        assert set(terrains) == want, f"{set(pair)} looks like {terrains}"
        assert all(one != two for one, two in pairwise(terrains))
        assert all(p.line[-1] == q.line[0] for p, q in pairwise(border.pieces))
        corners = {point for side in shared[pair] for point in side}
        ends = {border.pieces[0].line[0], border.pieces[-1].line[-1]}
        assert ends <= corners
        line = [point for piece in border.pieces for point in piece.line]
        gates = {piece.line[-1] for piece in border.pieces[:-1]}
        assert corners <= set(line)
        assert set(line) - corners <= gates


@both_maps
def test_no_border_is_too_short_to_see(name: str) -> None:
    for border in shapes()[name].borders:
        for piece in border.pieces:
            (x0, y0), (x1, y1) = piece.line[0], piece.line[-1]
            long = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 * K
            assert long >= (20 if border.kind == "both" else 55), f"{border.a}-{border.b}"


@both_maps
def test_regions_are_those_of_the_rules(name: str) -> None:
    board, shape = MAPS[name], shapes()[name]
    assert set(shape.regions) == set(board.regions)
    for region in board.regions.values():
        drawn = shape.regions[region.id]
        assert " ".join(drawn.label.lines) == region.name
        assert (drawn.kind == "sea") == region.galley_symbol == (region.kind == "sea")
        assert (drawn.city is not None) == region.is_site
        assert {kind for kind in ("legion", "galley") if region.accepts(kind)} == set(drawn.units)


@both_maps
def test_marks_lie_in_their_region(name: str) -> None:
    for region, shape in shapes()[name].regions.items():
        for what, at in {"city": shape.city, **shape.units}.items():
            assert at is None or inside(at, shape.polygon), f"{what} of {region}"


Box = tuple[str, float, float, float, float]


def boxes(name: str) -> Iterator[Box]:
    """Names, city marks and unit badges of a full map: middle and size in pixels."""
    for region, shape in shapes()[name].regions.items():
        size, face = (SEA_TYPE, ITALIC) if shape.kind == "sea" else (CITY_TYPE, BOLD)
        wide = max(fonts.width(line, size, face) for line in shape.label.lines)
        high = size * (len(shape.label.lines) - 0.3)
        yield (f"name of {region}", shape.label.at[0] * K, shape.label.at[1] * K, wide, high)
        if shape.city is not None:
            yield (f"city of {region}", shape.city[0] * K, shape.city[1] * K, PLATE, 100)
        for kind, (x, y) in shape.units.items():
            yield (f"{kind} of {region}", x * K, y * K, BADGE_W, BADGE_H)


@both_maps
def test_nothing_on_a_full_map_covers_anything_else(name: str) -> None:
    slack = 6
    for (what, x, y, w, h), (other, x2, y2, w2, h2) in combinations(boxes(name), 2):
        over = min((w + w2) / 2 - abs(x - x2), (h + h2) / 2 - abs(y - y2))
        assert over <= slack, f"{what} covers {over:.0f} pixels of {other}"


@both_maps
def test_no_mark_hides_a_gate(name: str) -> None:
    gates = [piece.line[-1] for border in shapes()[name].borders for piece in border.pieces[:-1]]
    for (what, x, y, w, h), (gx, gy) in product(boxes(name), gates):
        over = min(w / 2 + 10 - abs(x - gx * K), h / 2 + 10 - abs(y - gy * K))
        assert over <= 6, f"{what} covers {over:.0f} pixels of a gate"


@both_maps
def test_names_are_inside_the_picture(name: str) -> None:
    for what, x, y, w, h in boxes(name):
        assert x - w / 2 >= 0, what
        assert x + w / 2 <= MAP, what
        assert y - h / 2 >= -8, what
        assert y + h / 2 <= MAP, what


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("code", CODES)
@both_maps
def test_names_of_every_language_find_room(name: str, code: str, size: MapSize) -> None:
    """Each is on the map in full, near the place that the map has for it, and covers no other."""
    tongue = Language(code, code, read(code), ENGLISH)
    shape, written, words = shapes(size)[name], names(name, size, tongue), Words(tongue)
    assert [region for region, one in written.items() if not one.clear] == []
    for region, one in written.items():
        assert one.text in {
            words.map_name(region),
            " ".join(shape.regions[region].label.lines),
        }
        x, y = size.at(shape.regions[region].label.at)
        assert abs(one.at[0] - x) <= 48
        assert abs(one.at[1] - y) <= 24
    for one, two in combinations(written.values(), 2):
        assert min(overlap(one.box, two.box)) <= SLACK, f"{one.lines} covers {two.lines}"


def test_maps_are_drawn_in_the_language_of_their_table() -> None:
    tongue = Language(
        "hu", "hu", lambda _: "region-roma = Róma\nregion-zama = Zámavárosvölgye", ENGLISH
    )
    written = names("west", DESK, tongue)
    assert written["roma"].lines == ("Róma",)
    assert written["zama"].lines == ("Zámavárosvölgye",)
    assert written["siga"] == names("west", DESK, ENGLISH)["siga"]


@pytest.mark.sliced(10)
@both_maps
def test_the_shipped_sheets_are_what_the_code_draws(name: str) -> None:
    """Run `python -m render.board.antike.prepare` if this fails.

    Another version of Pillow may smooth an edge differently; a changed colour, line or name counts.
    """
    for file, image in prepare.drawn(name).items():
        with Image.open(FOLDER / f"{file}.png") as shipped:
            assert shipped.size == (MAP, MAP)
            one, two = shipped.convert("RGB"), image.convert("RGB")
        apart = ImageChops.difference(one, two).convert("L").point([i > 24 for i in range(256)])
        assert sum(apart.histogram()[1:]) <= 50, file


@both_maps
def test_the_land_of_a_region_is_coloured_without_its_neighbours(name: str) -> None:
    numbers = list(shapes()[name].regions)
    for number, region in enumerate(numbers, start=1):
        part, mask, (x, y) = land(name, region, "brown")
        assert part.size == mask.size
        box = (x, y, x + part.width, y + part.height)
        index = sheet(name, "index").crop(box)
        mine = index.point([255 * (i == number) for i in range(256)])
        assert mask.convert("L").tobytes() == mine.tobytes()
        assert mask.getbbox() is not None
