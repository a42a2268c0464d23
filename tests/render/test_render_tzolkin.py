"""The pictures of Tzolk'in: everything has its place and can be read where it is seen.

Snapshots are small copies of whole pictures. After an intended change draw them again with
`AGORA_UPDATE_SNAPSHOTS=1 pytest tests/render` and look at them before you commit.
"""

from __future__ import annotations

import math
import os
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import get_args

import pytest
from PIL import Image, ImageChops, ImageOps

from engine.games.tzolkin import kinds
from engine.games.tzolkin.components import BUILDINGS, GEARS, MONUMENTS, TRACKS, WEALTH
from engine.games.tzolkin.goods import GEAR_IDS, GOODS, TEMPLE_IDS, Goods
from engine.games.tzolkin.parts import Mode
from engine.games.tzolkin.view import TzolkinView
from render.board.tzolkin import (
    CARDS,
    PAINTER,
    badges,
    changed,
    effects,
    technologies,
    wheel,
)
from render.board.tzolkin.marks import SIGNS, Line, line_width
from render.board.tzolkin.phone import table as parts
from render.board.tzolkin.style import COLOURS, COLUMN_X, SEATS, STRIPS_Y, WIDTH, height
from render.board.tzolkin.words import Words
from render.canvas import Canvas
from render.film import Roll
from render.lang.catalogue.tzolkin_names import TzolkinNames
from render.lang.catalogue.tzolkin_pictures import TzolkinPictures
from render.lang.language import ENGLISH, Language
from render.phone import HIGHEST, IN_A_CARD, SEEN
from render.phone import WIDTH as PHONE
from render.picture import encode
from render.theme import INK, NOW, PANEL, PAPER, SLATE
from tests.render.lang.pseudo import PSEUDO
from tests.render.legibility import PIXELS, written
from tests.render.tzolkin_tables import (
    NAMES,
    POSITIONS,
    SHORT,
    fresh,
    full,
    gear,
    over,
    player,
    table,
)

SNAPSHOTS = Path(__file__).parent / "snapshots"
REDUCED = 4
UNNOTICED = 5
"""Pixels of a snapshot that another version of Pillow may draw otherwise."""
PARTS = ("phone", "phone-more")
each_position = pytest.mark.parametrize("position", list(POSITIONS))


def drawn(view: TzolkinView, picture: str, language: Language = ENGLISH) -> Canvas:
    return PAINTER.composed(view, picture, NAMES[: len(view.players)], language)


def apart(one: Image.Image, two: Image.Image, more_than: int = 32) -> int:
    """Pixels that differ by more than so much in some channel."""
    bands = ImageChops.difference(one.convert("RGB"), two.convert("RGB")).split()
    worst = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    return sum(worst.histogram()[more_than + 1 :])


# --- Places and sizes


@each_position
@pytest.mark.parametrize("language", [ENGLISH, PSEUDO])
def test_nothing_is_cut(position: str, language: Language) -> None:
    view = POSITIONS[position]
    for picture in PAINTER.pictures(view):
        assert drawn(view, picture, language).cut == [], picture


@each_position
def test_pictures_have_the_promised_size(position: str) -> None:
    view = POSITIONS[position]
    assert PAINTER.pictures(view)[0] == "board"
    assert PAINTER.parts(view, "desk") == ("board",)
    assert PAINTER.parts(view, "phone") == PARTS
    assert drawn(view, "board").image.size == (WIDTH, height(len(view.players)))
    for part in PARTS:
        wide, high = drawn(view, part).image.size
        assert wide == PHONE
        assert wide * 7 <= high * 11, "no wider than a client shows"
        assert high <= HIGHEST, part


@pytest.mark.parametrize("position", ["4 players", "full 4", "nobody"])
def test_files_are_small(position: str) -> None:
    view = POSITIONS[position]
    most = {"board": 350_000, "phone": 150_000}
    for picture in PAINTER.pictures(view):
        image = PAINTER.paint(view, picture, NAMES[: len(view.players)])
        assert len(encode(image, picture).data) <= most.get(picture, 150_000), picture


Box = tuple[str, float, float, float, float]


def around_gears() -> Iterator[Box]:
    """Every badge, and the start player space with its corn: name, middle, width and height."""
    for place in wheel.PLACES:
        for space in range(1, place.gear.last + 1):
            yield (place.gear.id, *place.badge(space), *badges.size(place.gear, space))
    x, y = wheel.START
    yield "start", x, y, 96, 96
    yield "start", x - 92, y, 92, 46


def test_no_badge_touches_another() -> None:
    for (one, x, y, w, h), (two, u, v, p, q) in combinations(around_gears(), 2):
        gap = max(abs(x - u) - (w + p) / 2, abs(y - v) - (h + q) / 2)
        assert gap >= 0 or one == two == "start", (one, two)


def test_no_badge_lies_on_a_cog_or_beyond_the_panel() -> None:
    discs = [(*wheel.MIDDLE, wheel.RADIUS + 6), *((p.x, p.y, p.tip + 8) for p in wheel.PLACES)]
    for name, x, y, w, h in around_gears():
        assert x - w / 2 >= 14, name
        assert y - h / 2 >= 14, name
        assert x + w / 2 <= COLUMN_X - 14, name
        assert y + h / 2 <= STRIPS_Y - 14, name
        for u, v, r in discs:
            near = math.hypot(max(abs(u - x) - w / 2, 0), max(abs(v - y) - h / 2, 0))
            assert near >= r, name


@pytest.mark.parametrize("level", range(4))
@pytest.mark.parametrize("players", range(1, 5))
@pytest.mark.parametrize(("scale", "high"), [(technologies.DESK, 240), (parts.TECHNOLOGIES, 300)])
def test_markers_of_technologies_keep_clear_of_signs(
    level: int, players: int, scale: technologies.Scale, high: int
) -> None:
    """However many have reached a level."""
    standing = [(t, level if p < players else (level + 1) % 4) for p in range(4) for t in TRACKS]
    view = table(4, players=tuple(
        player(p, technologies=tuple(standing[4 * p : 4 * p + 4])) for p in range(4)
    ))  # fmt: skip
    c = Canvas(PHONE, 320, SLATE)
    technologies.draw(c, 0, 0, 792 if high == 240 else 1048, high, view, Words(), scale)
    left = scale.first + sum(scale.widths[:level])
    for track in TRACKS.values():
        end = float(left)
        if level:
            end += 7 + line_width(effects.level(track.levels[level - 1]), scale.signs, 2)
        for seat in range(players):
            assert c.spots[f"{track.id}.{seat}"][0] >= end - 2, (track.id, seat)


@pytest.mark.parametrize("picture", ["phone", "gears"])
def test_badges_of_rows_keep_apart(picture: str) -> None:
    spots = drawn(POSITIONS["4 players"], picture).spots
    for found in GEARS.values():
        for space in range(1, found.last):
            one, two = (spots[f"badge.{found.id}.{n}"] for n in (space, space + 1))
            assert one[0] + one[2] <= two[0], (found.id, space)


@each_position
def test_outlines_have_their_place_on_the_picture(position: str) -> None:
    view = POSITIONS[position]
    for picture in PAINTER.pictures(view):
        c = drawn(view, picture)
        for name, (x, y, w, h) in c.spots.items():
            assert min(x, y) >= 0, name
            assert x + w <= c.image.width, name
            assert y + h <= c.image.height, name


# --- What can be read


LEAST_FIGURES = 36
"""Capitals and figures of this size are as high as the small letters of ordinary type."""
LEAST_NAME = 42
"""Of players, whose names are of any length, of temples, which stand on their pyramids, and of
tiles, which have no more than half the width."""
PRINTED = TzolkinNames()
_TILES = {PRINTED.tile(tile) for tile in (*BUILDINGS, *MONUMENTS)}
JOINTS = {"+", "/", "="}


def is_name(text: str) -> bool:
    return any(
        text.rstrip("…") in name for name in (*NAMES, *map(PRINTED.temple, TEMPLE_IDS), *_TILES)
    )


@each_position
@pytest.mark.parametrize("picture", PARTS)
def test_every_text_can_be_read_on_a_phone(position: str, picture: str) -> None:
    with written() as found:
        drawn(POSITIONS[position], picture)
    small = [
        (one.text, one.size)
        for one in found
        if one.text not in JOINTS
        and one.pixels(PHONE, SEEN) < PIXELS
        and not (one.size >= LEAST_FIGURES and not any(c.islower() for c in one.text))
        and not (one.size >= LEAST_NAME and is_name(one.text))
    ]
    assert small == []


def test_the_most_important_can_be_read_in_a_card() -> None:
    """Whose turn it is, the points of everybody, and who stands on which tooth."""
    with written() as found:
        drawn(POSITIONS["4 players"], "phone")
    headline = next(one for one in found if one.text.endswith("to play"))
    assert headline.pixels(PHONE, IN_A_CARD) >= PIXELS
    points = {str(p.points) for p in POSITIONS["4 players"].players}
    key = [one for one in found if one.text in points and one.pixels(PHONE, IN_A_CARD) >= 14]
    assert len(key) >= len(points)
    spot = drawn(POSITIONS["4 players"], "phone").spots["tikal.0"]
    assert spot[2] * IN_A_CARD / PHONE >= 14


@each_position
def test_tiles_bear_their_names_where_they_are_shown_large(position: str) -> None:
    """As menus have them, above each tile, and large enough for a phone; so has starting wealth in
    front of a player."""
    view, words = POSITIONS[position], Words()
    with written() as found:
        spots = drawn(view, "tiles").spots
    tiles = {f"tile.{slot.slot}": slot.tile for slot in view.display if slot.tile}
    tiles |= {f"monument.{m.tile}": m.tile for m in view.monuments}
    for spot, tile in tiles.items():
        x, y, w, h = spots[spot]
        inside = [one for one in found if x <= one.x <= x + w and y <= one.y <= y + h]
        said = [one for one in inside if any(c.islower() for c in one.text)]
        assert " ".join(one.text for one in said) == words.tile(tile)
        assert all(one.size >= LEAST_NAME for one in said)
        signs = [one.y for one in inside if one not in said]
        assert not signs or max(one.y for one in said) < min(signs), "above"
    for one in view.players:
        with written() as found:
            drawn(view, f"seat-{one.seat + 1}")
        assert {words.tile(tile) for tile in one.wealth} <= {text.text for text in found}


def test_names_of_two_lines_push_the_rows_below_them_down() -> None:
    """The longest ones there are, side by side."""
    view = POSITIONS["full 4"]
    longest = sorted(BUILDINGS, key=lambda tile: -len(Words().tile(tile)))[:6]
    shown = tuple(replace(s, tile=t) for s, t in zip(view.display, longest, strict=True))
    c = drawn(replace(view, display=shown), "tiles")
    assert c.cut == []
    boxes = sorted(c.spots.values(), key=lambda box: (box[1], box[0]))
    for one, two in zip(boxes[::2], boxes[2::2], strict=False):
        assert one[1] + one[3] < two[1]
    assert c.image.height > drawn(view, "tiles").image.height


# --- What is shown


def small(view: TzolkinView, picture: str = "board") -> Image.Image:
    whole = PAINTER.paint(view, picture, SHORT[: len(view.players)]).convert("RGB")
    return ImageOps.posterize(whole.reduce(REDUCED), 4)


SHOWN = {"middle": table(4), "crowd": full(3), "opening": fresh(2), "over": over(2)}


@pytest.mark.parametrize("picture", ["board", "phone"])
@pytest.mark.parametrize("name", list(SHOWN))
def test_pictures_look_as_they_did(name: str, picture: str) -> None:
    file = SNAPSHOTS / f"tzolkin-{picture}-{name}.png"
    now = small(SHOWN[name], picture)
    if os.environ.get("AGORA_UPDATE_SNAPSHOTS"):
        now.save(file, optimize=True)
    with Image.open(file) as before:
        assert apart(before, now) <= UNNOTICED, f"compare with {file.name}"


BASE = table(4)


def of(seat: int, **facts: object) -> TzolkinView:
    """The ordinary position with something else in front of a seat."""
    players = [replace(p, **facts) if p.seat == seat else p for p in BASE.players]  # type: ignore[arg-type]
    return replace(BASE, players=tuple(players))


FACTS = {
    "mover": replace(BASE, mover=2),
    "first": replace(BASE, first=3),
    "mode": replace(BASE, mode="taking"),
    "day": replace(BASE, day=18),
    "age": replace(BASE, age=1),
    "food": replace(BASE, food_in=2),
    "scoring": replace(BASE, scoring=True),
    "teeth": replace(BASE, teeth=5),
    "claimant": replace(BASE, claimant=2),
    "prices": replace(BASE, prices=(("tikal", 3), *BASE.prices[:2])),
    "worker": replace(BASE, gears=(gear("palenque", s0=0), *BASE.gears[1:])),
    "nobody": replace(BASE, gears=(gear("palenque", s9=-1), *BASE.gears[1:])),
    "jungle": replace(BASE, jungle=(replace(BASE.jungle[0], corn=1), *BASE.jungle[1:])),
    "wood": replace(BASE, jungle=(*BASE.jungle[:3], replace(BASE.jungle[3], wood=0))),
    "skulls": replace(BASE, skulls=5),
    "skull laid": replace(BASE, skulls_laid=((2, 0),)),
    "building": replace(BASE, display=(replace(BASE.display[0], tile="A1-13"), *BASE.display[1:])),
    "empty slot": replace(BASE, display=(replace(BASE.display[0], tile=None), *BASE.display[1:])),
    "monument": replace(BASE, monuments=(replace(BASE.monuments[0], by=3), *BASE.monuments[1:])),
    "points": of(1, points=9),
    **{str(good): of(1, goods=Goods(**{good: 9})) for good in GOODS},
    "hand": of(1, hand=0),
    "workers": of(1, workers=6),
    "temple": of(1, temples=(("chaac", 5), ("quetzalcoatl", 2), ("kukulkan", 3))),
    "technology": of(1, technologies=tuple((t, 0) for t in TRACKS)),
    "light": of(1, light=True),
    "corn tiles": of(1, corn_tiles=7),
    "wood tiles": of(1, wood_tiles=7),
    "buildings": of(1, buildings=()),
    "monuments": of(1, monuments=("M01",)),
    "hunger": of(1, hunger=replace(BASE.players[1].hunger, corn=9)),
    "lost": of(1, hunger=replace(BASE.players[1].hunger, lost=0)),
    "resigned": of(1, resigned=True),
}

ASIDE = {
    "deck": replace(BASE, decks=((1, 0), (2, 3))),
    "wealth": of(1, wealth=("W-P1", "W-P3")),
}
"""What neither the board nor the pictures for phones have room for."""


@pytest.mark.parametrize("fact", list(FACTS))
def test_every_fact_is_seen(fact: str) -> None:
    assert apart(small(BASE), small(FACTS[fact])) > UNNOTICED


@pytest.mark.parametrize("fact", sorted({*FACTS} - {"buildings", "monuments", "corn tiles",
                                                    "wood tiles", "age", "mode"}))  # fmt: skip
def test_every_fact_is_seen_on_a_phone(fact: str) -> None:
    """In one part or the other; what is built, and how often was harvested, in the tableau."""
    assert any(apart(small(BASE, p), small(FACTS[fact], p)) > UNNOTICED for p in PARTS)


@pytest.mark.parametrize("picture", ["board", "phone", "gears"])
def test_workers_of_nobody_are_seen_before_they_come_round(picture: str) -> None:
    """TZ-2.1: with fewer players they will stand in the way."""
    few = table(3)
    later = replace(few, gears=(gear("palenque", s9=-1), *few.gears[1:]))
    sooner = replace(few, gears=(gear("palenque"), *few.gears[1:]))
    assert apart(small(later, picture), small(sooner, picture)) > UNNOTICED


@pytest.mark.parametrize("fact", ["buildings", "monuments", "corn tiles", "wood tiles", "light"])
def test_the_tableau_shows_what_is_in_front_of_a_player(fact: str) -> None:
    one, two = small(BASE, "seat-2"), small(FACTS[fact], "seat-2")
    assert one.size != two.size or apart(one, two) > UNNOTICED


@pytest.mark.parametrize("position", ["4 players", "opening 4", "over 3"])
def test_what_is_public_looks_the_same(position: str) -> None:
    """Tiles dealt to a seat are on no picture of the table (TZ-13)."""
    view = POSITIONS[position]
    names = SHORT[: len(view.players)]
    mine = replace(view, viewer=0, players=(
        replace(view.players[0], dealt=tuple(WEALTH)[4:8], kept=tuple(WEALTH)[4:6]),
        *view.players[1:],
    ))  # fmt: skip
    for picture in PAINTER.pictures(view):
        public = PAINTER.public(mine, picture)
        assert public == PAINTER.public(view, picture)
        drawn_from = [PAINTER.paint(v, picture, names).tobytes() for v in (mine, public)]
        assert drawn_from[0] == drawn_from[1], picture


def test_there_is_no_other_picture() -> None:
    for picture in ("hand", "seat-5", "seat-x"):
        with pytest.raises(KeyError):
            PAINTER.paint(BASE, picture, SHORT)


def test_colours_of_areas_are_exact() -> None:
    flat = (SLATE, PANEL, PAPER, INK, NOW, *(colour for colour, _ in SEATS))
    assert set(flat) <= set(COLOURS)
    cells = {tuple(part >> 2 for part in colour) for colour in COLOURS}
    assert len(cells) == len(COLOURS) <= 256


@pytest.mark.parametrize("picture", ["board", "phone", "gears"])
def test_only_who_has_a_worker_in_hand_is_shown_prices(picture: str) -> None:
    """TZ-4.4."""
    none = FACTS["hand"]
    unpriced = replace(none, prices=())
    assert drawn(none, picture).image.tobytes() == drawn(unpriced, picture).image.tobytes()
    assert apart(drawn(BASE, picture).image, drawn(replace(BASE, prices=()), picture).image) > 100


# --- What has changed


def test_nothing_has_changed_without_a_decision() -> None:
    assert changed.changed(BASE, BASE) == frozenset()


def test_workers_that_only_moved_on_are_no_change() -> None:
    """TZ-11.2: an advance moves every worker by a tooth."""
    before = table(4, gears=tuple(gear(g, s1=0, s3=2) for g in GEAR_IDS))
    after = replace(before, day=18, gears=tuple(gear(g, s2=0, s4=2) for g in GEAR_IDS))
    assert changed.changed(before, after) == {"wheel.day"}
    placed = replace(after, gears=(gear("palenque", s0=1, s2=0, s4=2), *after.gears[1:]))
    assert changed.changed(before, placed) == {"wheel.day", "palenque.0"}
    taken = replace(after, gears=(*after.gears[:4], gear("chichen_itza", s4=2)))
    assert changed.changed(before, taken) == {"wheel.day", "chichen_itza.2"}


@pytest.mark.parametrize(("fact", "spot"), [
    ("jungle", "badge.palenque.2"),
    ("building", "tile.0"),
    ("monument", "monument.M01"),
    ("first", "first"),
    ("claimant", "start"),
    ("points", "1.points"),
    ("corn", "1.corn"),
    ("temple", "chaac.1"),
    ("light", "1.light"),
    ("buildings", "1.buildings"),
])  # fmt: skip
def test_what_somebody_decided_is_outlined(fact: str, spot: str) -> None:
    assert spot in changed.changed(BASE, FACTS[fact])
    assert spot in drawn(BASE, "board").spots


@pytest.mark.sliced(5)
def test_outlines_go_round_what_changed() -> None:
    for picture in PAINTER.pictures(BASE):
        plain = PAINTER.paint(FACTS["points"], picture, SHORT)
        shown = PAINTER.changes(BASE, FACTS["points"], picture, SHORT, "changed")
        assert shown.height > plain.height, "a legend stands below"
        same = shown.crop((0, 0, *plain.size))
        lit = apart(plain, same) > 100
        assert lit == ("1.points" in drawn(BASE, picture).spots), picture


# --- Signs and words


def lines() -> Iterator[tuple[str, Line]]:
    for tile in BUILDINGS.values():
        yield from ((tile.id, line) for line in effects.building(tile))
    for monument in MONUMENTS.values():
        for players in (None, 2, 3, 4):
            yield from ((monument.id, line) for line in effects.monument(monument, players))
    for wealth in WEALTH.values():
        yield from ((wealth.id, line) for line in effects.wealth(wealth))
    for track in TRACKS.values():
        yield from ((track.id, effects.level(level)) for level in track.levels)
        yield track.id, effects.repeat(track.id)
    for found in GEARS.values():
        for number in range(1, found.last + 1):
            yield from ((found.id, line) for line in effects.action(found, number))


def test_whatever_is_no_sign_is_a_figure() -> None:
    for name, line in lines():
        assert line, name
        for word in line:
            plain = word in SIGNS or word in {" ", "/", "=", "+"}
            assert plain or not any(c.isalpha() for c in word), (name, word)


def test_tiles_that_differ_have_other_signs() -> None:
    """And equal ones the same."""
    seen: dict[object, object] = {}
    for tile in BUILDINGS.values():
        printed = tile.kind, tile.cost, effects.building(tile)
        assert seen.setdefault(printed, tile.effects) == tile.effects, tile.id
    assert len({effects.monument(m, 4) for m in MONUMENTS.values()}) == len(MONUMENTS)


def test_what_monuments_score_is_told_for_the_players_there_are() -> None:
    """TZ-12: the monument of civilisation is worth less with more players."""
    figures = {n: effects.monument(MONUMENTS["M05"], n)[0][0] for n in (2, 3, 4)}
    assert figures == {2: "6", 3: "5", 4: "4"}
    assert effects.monument(MONUMENTS["M07"], 4) == (
        ("9", " ", "20", " ", "33"),
        ("1", " ", "2", " ", "3+", "top"),
    )


def test_every_action_has_signs() -> None:
    for found in GEARS.values():
        for number, action in enumerate(found.actions, 1):
            if not isinstance(action, kinds.Harvest | kinds.Skull):
                assert effects.action(found, number) != effects.ANY, (found.id, number)
        assert effects.action(found, found.last) == effects.ANY


def test_families_of_words_are_those_of_the_engine() -> None:
    families = TzolkinPictures.FAMILIES
    assert set(families["doing"]) == {*get_args(Mode), "wealth", "over"}


def test_tiles_can_be_looked_up() -> None:
    names = CARDS.names()
    firsts = {min(b.copies) for b in BUILDINGS.values()}
    assert set(names) == {*firsts, *MONUMENTS, *WEALTH}
    assert len(firsts) == 32 - 2 - 1 - 2, "equal tiles are one"
    assert len(set(names.values())) == len(names)
    for tile in names:
        face = CARDS.picture(tile)
        assert face is not None
        assert face.width * 7 > face.height * 11
        assert 0 < len(CARDS.text(tile)) <= 1500
    with pytest.raises(KeyError):
        CARDS.picture("A3-01")
    with pytest.raises(KeyError):
        CARDS.text("A3-01")


def test_boards_make_a_film() -> None:
    roll = Roll()
    for i, view in enumerate((fresh(4), table(4), over(4))):
        roll.add(PAINTER.paint(view, "board", SHORT), i / 2)
    assert len(roll.encode([300, 300, 900])) < 1 << 20


def test_every_seat_has_a_colour_and_a_sign_of_its_own() -> None:
    assert len({colour for colour, _ in SEATS}) == len({sign for _, sign in SEATS}) == 4
