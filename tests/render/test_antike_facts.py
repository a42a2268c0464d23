"""What the pictures of Antike Duellum show is what the view says: every mark, and no other."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from functools import cache, partial
from itertools import pairwise

import pytest

from engine.core import Outcome
from engine.games.antike.rules import RULES
from engine.games.antike.view import AntikeView, UnitsView
from engine.selfplay import walk
from render.board.antike import PAINTER
from render.board.antike.geometry import Point, shapes
from render.board.antike.phone import head
from render.board.antike.style import DESK as DESK_MAP
from render.board.antike.style import PHONE as PHONE_MAP
from render.canvas import Canvas
from render.theme import LINE, NOW, TEXT
from tests.render.antike_changes import changes
from tests.render.antike_facts import FIELD, QUIET
from tests.render.antike_opened import DESK, PHONE, Opened
from tests.render.antike_pictures import Pictures
from tests.render.antike_tables import EAST, NONE, OPENING, POSITIONS, WEST
from tests.render.shown import Fact, check, kept
from tests.render.test_render_antike import FACTS, ONLY_ON_PHONES

NAMES = ("Ann", "Ben")
GAMES = [(board, seed) for board in ("west", "east") for seed in range(4)]
LOOKS = 8
"""Positions of a game that are looked at."""
each_game = pytest.mark.parametrize(("board", "seed"), GAMES)


def opened(picture: str, c: Canvas) -> Canvas:
    return Opened(c, DESK if picture == "board" else PHONE)


def drawn(view: AntikeView, picture: str) -> Canvas:
    return opened(picture, kept(lambda: PAINTER.paint(view, picture, NAMES)))


def check_all(view: AntikeView) -> None:
    for picture, facts in Pictures(view, NAMES).pictures():
        check(picture, drawn(view, picture), facts, QUIET)


@cache
def views(board: str, seed: int) -> tuple[AntikeView, ...]:
    """Positions of a random game, in every second one with a General and an Admiral and with
    somebody who may resign; the last is its end."""
    options = RULES.options.model_validate(
        {"map": board, "variant": seed % 2 == 1, "turn_limit": 60 if seed > 1 else None}
    )
    plies = list(walk(RULES, options, 2, seed, wild=60 if seed % 2 else 0))
    chosen = [*plies[seed % 7 :: max(1, len(plies) // LOOKS)], plies[-1]]
    return tuple(RULES.view(ply.step.state, seed % 2) for ply in chosen)


@pytest.mark.sliced
@each_game
def test_pictures_show_what_is_so_and_nothing_else(board: str, seed: int) -> None:
    for view in views(board, seed):
        check_all(view)


@pytest.mark.parametrize("position", list(POSITIONS))
def test_positions(position: str) -> None:
    check_all(POSITIONS[position])


SPECIAL = {
    "saguntum": (UnitsView(legion=2, general=1), UnitsView()),
    "cremona": (UnitsView(), UnitsView(legion=12)),
    "massilia": (UnitsView(), UnitsView(legion=12, galley=11)),
    "carthago": (UnitsView(legion=1, galley=2, general=1), UnitsView()),
    "croton": (UnitsView(), UnitsView(legion=2, admiral=1)),
    "mare_sardoum": (UnitsView(), UnitsView(admiral=1)),
}
MOVING = replace(
    WEST,
    mover=0,
    phase="movement",
    prices=(),
    unmoved=(
        ("saguntum", UnitsView(general=1)),
        ("mare_sardoum", UnitsView(galley=1)),
        ("syracusae", UnitsView(legion=1)),
    ),
)
CASES: dict[str, AntikeView] = {
    "who may move": MOVING,
    "General and Admiral": replace(
        MOVING,
        know_how=(*WEST.know_how[:-1], replace(WEST.know_how[-1], price=6)),
        regions=tuple(replace(r, units=SPECIAL.get(r.id, r.units)) for r in WEST.regions),
        nations=(
            replace(WEST.nations[0], box=UnitsView(3, 2, general=1)),
            replace(WEST.nations[1], box=UnitsView(2, 1, admiral=1)),
        ),
    ),
    "legions may move, and galleys beside them have": replace(
        EAST, mover=1, unmoved=(("pergamon", UnitsView(legion=1)),)
    ),
    "galleys may move, and legions beside them have": replace(
        EAST, mover=1, unmoved=(("pergamon", UnitsView(galley=1)),)
    ),
    "asked in the other's turn": replace(
        WEST, phase="conquest", prices=(), mover=0, awaited=((1, "fortress"),)
    ),
    "a draw is offered": replace(EAST, draw_offer=1, turn_limit=40),
    "beige has won": replace(EAST, phase="over", outcome=Outcome((2, 1), "turn_limit")),
    "nobody has won": replace(WEST, phase="over", prices=(), outcome=Outcome((1, 1), "agreed")),
    "resigned": replace(
        WEST,
        phase="over",
        nations=(replace(WEST.nations[0], resigned=True), WEST.nations[1]),
        outcome=Outcome((2, 1), "resigned"),
    ),
    "both on one field": replace(
        WEST,
        nations=(replace(WEST.nations[0], rondel="militia"), WEST.nations[1]),
    ),
    "all at hand": replace(
        WEST,
        row=("levy", "levy"),
        bank=replace(WEST.bank, walls=0),
        reconstructed=("levy",),
        changed=tuple(region.id for region in WEST.regions),
        stacks=tuple(replace(stack, left=0) for stack in WEST.stacks),
        know_how=tuple(replace(one, by=(1, 0)) for one in WEST.know_how),
        nations=(
            replace(WEST.nations[0], goals=tuple(
                replace(goal, have=0, goal=None if goal.kind == "king" else 1)
                for goal in WEST.nations[0].goals
            )),
            replace(WEST.nations[1], hand=(), personages=(WEST.nations[1].personages * 2)[:9]),
        ),
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", list(CASES))
def test_special_cases(case: str) -> None:
    check_all(CASES[case])


def check_changes(before: AntikeView, view: AntikeView) -> None:
    """Outlines go round what has changed, and round nothing else."""
    found, plain = changes(before, view), replace(view, changed=())
    regions = {region.id for region in view.regions}
    for picture, facts in Pictures(plain, NAMES).pictures():
        c = opened(picture, kept(partial(changed, before, view, picture)))
        wanted: list[Fact] = [(name, "outline", None, NOW) for name in found & set(c.spots)]
        if picture != "phone-more":
            wanted += [("", "outline", name, NOW) for name in found & regions]
        legend: list[Fact] = [("", "outline", None, NOW), ("", "text", "Changed", TEXT)]
        check(picture, c, [*facts, *wanted, *legend], QUIET)
        for mark in c.marks:
            if mark.what == "outline" and mark.value:
                assert near((mark.x, mark.y), middle(picture, view.map, str(mark.value)))


def changed(before: AntikeView, view: AntikeView, picture: str) -> object:
    return PAINTER.changes(before, view, picture, NAMES, "Changed")


def on(picture: str, point: Point) -> Point:
    """A point of the map on a picture."""
    if picture == "board":
        return 24 + point[0] * 1.2, 188 + point[1] * 1.2
    return point[0] * 1.08, head.HEIGHT + point[1] * 0.962


def middle(picture: str, board: str, region: str) -> Point:
    """The middle of the corners of a region."""
    corners = shapes()[board].regions[region].polygon
    across, down = (sum(corner[i] for corner in corners) / len(corners) for i in (0, 1))
    return on(picture, (across, down))


def near(one: Point, other: Point) -> bool:
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) < 1


@pytest.mark.sliced
@each_game
def test_outlined_is_what_has_changed(board: str, seed: int) -> None:
    for before, view in pairwise(views(board, seed)):
        check_changes(before, view)


@pytest.mark.parametrize("case", ["General and Admiral", "all at hand"])
def test_outlines_of_positions(case: str) -> None:
    check_changes(WEST, CASES[case])


@pytest.mark.sliced(10)
@pytest.mark.parametrize("fact", [*FACTS, *ONLY_ON_PHONES])
def test_each_fact_alone_is_outlined(fact: str) -> None:
    view = {**FACTS, **ONLY_ON_PHONES}[fact]
    found = changes(WEST, view)
    regions = {region.id for region in view.regions}
    for picture in ("board", "phone", "phone-more"):
        c = kept(partial(changed, WEST, view, picture))
        marks = [m.value or m.place for m in c.marks if m.what == "outline"]
        here = found & (set(c.spots) | (regions if picture != "phone-more" else set()))
        assert sorted(map(str, marks)) == sorted(["", *here]), picture


@pytest.mark.sliced(5)
def test_outlines_of_nearly_everything() -> None:
    check_changes(OPENING, WEST)


def test_everything_that_changes_has_a_place() -> None:
    """On the pictures that are posted: what is outlined nowhere would not be noticed."""
    found = changes(OPENING, WEST) - {region.id for region in WEST.regions}
    assert len(found) > 30
    desk = set(drawn(WEST, "board").spots)
    phone = {name for part in ("phone", "phone-more") for name in drawn(WEST, part).spots}
    tokens = {f"bank-{kind}" for kind, _ in WEST.bank.tokens}
    assert found - {"bank-walls"} <= desk  # walls of the bank are on phones only
    assert found - tokens <= phone  # and its city tokens on the board


def can_hold(places: Mapping[str, Point]) -> UnitsView:
    return UnitsView(**dict.fromkeys(places, 1))


@pytest.mark.parametrize("picture", ["board", "phone"])
@pytest.mark.parametrize("view", [WEST, EAST], ids=["west", "east"])
def test_marks_of_the_map_stand_in_their_regions(picture: str, view: AntikeView) -> None:
    """Cities and units each where the map keeps room for them; names in yellow, too."""
    moved = tuple(region.id for region in view.regions)
    places = shapes(DESK_MAP if picture == "board" else PHONE_MAP)[view.map].regions
    full = tuple(replace(r, units=(can_hold(places[r.id].units), NONE)) for r in view.regions)
    c = drawn(replace(view, regions=full, changed=moved), picture)
    for region, shape in places.items():
        spots = {"name": shape.label.at, "city": shape.city, **shape.units}
        for what, at in spots.items():
            if at is not None:
                x, y, w, h = c.spots[f"{what}.{region}"]
                assert near((x + w / 2, y + h / 2), on(picture, at)), f"{what} of {region}"


@pytest.mark.parametrize("picture", ["board", "phone-more"])
@pytest.mark.parametrize("field", list(FIELD))
def test_markers_stand_on_their_fields(picture: str, field: str) -> None:
    """One alone, and two together."""
    first, second = WEST.nations
    for other in (second, replace(second, rondel=field)):
        view = replace(WEST, nations=(replace(first, rondel=field), other))
        c = drawn(view, picture)
        for nation in view.nations:
            x, y, w, h = c.spots[f"rondel-{nation.seat}"]
            left, top, wide, high = c.spots[f"field-{nation.rondel}"]
            assert left <= x + w / 2 <= left + wide
            assert top <= y + h / 2 <= top + high


def test_fields_follow_each_other_clockwise() -> None:
    """Round the wheel on the board; in two rows on a phone, there and back."""
    wide, tall = drawn(WEST, "board").spots, drawn(WEST, "phone-more").spots
    x, y, w, h = wide["rondel"]
    angles = []
    for field in FIELD:
        left, top, across, down = wide[f"field-{field}"]
        dx, dy = left + across / 2 - x - w / 2, top + down / 2 - y - h / 2
        angles.append(math.atan2(dx, -dy) % math.tau)
    assert angles == sorted(angles)
    rows = [tall[f"field-{field}"][:2] for field in FIELD]
    assert [x for x, _ in rows[:4]] == sorted(x for x, _ in rows[:4])
    assert [x for x, _ in rows[4:]] == sorted((x for x, _ in rows[4:]), reverse=True)
    assert {y for _, y in rows[:4]}.isdisjoint(y for _, y in rows[4:])


def test_prices_stand_beside_their_fields() -> None:
    """On the board, outside the wheel: nearer to their field than to any other."""
    spots = drawn(CASES["both on one field"], "board").spots
    for field in FIELD:
        here = spots[f"price-{field}"]
        away = {
            other: math.dist(
                here[:2], (spots[f"field-{other}"][0] + 40, spots[f"field-{other}"][1])
            )
            for other in FIELD
        }
        assert min(away, key=lambda one: away[one]) == field


@pytest.mark.parametrize("seat", [0, 1])
def test_bars_are_as_long_as_the_way_gone(seat: int) -> None:
    """On the board; not longer than the whole way, and seen as soon as one counts."""
    ways = {"king": (2, 5), "citizen": (1, 100), "navigator": (9, 7)}
    nation = WEST.nations[seat]
    goals = tuple(replace(g, have=ways[g.kind][0], goal=ways[g.kind][1]) for g in nation.goals)
    nations = tuple(replace(n, goals=goals) for n in WEST.nations)
    c = drawn(replace(WEST, nations=nations), "board")  # type: ignore[arg-type]
    long = {"king": 0.4, "citizen": 0.0, "navigator": 1.0}
    for kind, share in long.items():
        whole, gone = (
            next(m.size[0] for m in c.marks if m.place == f"goal-{seat}-{kind}" and m.tone == tone)
            for tone in (LINE, NOW)
        )
        assert gone == pytest.approx(max(7, whole * share))
