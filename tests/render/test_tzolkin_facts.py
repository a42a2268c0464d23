"""What the pictures of Tzolk'in show is what the view says: every mark, and no other."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from itertools import pairwise

import pytest

from engine.games.tzolkin.components import BUILDINGS, MONUMENTS, WEALTH
from engine.games.tzolkin.rules import RULES
from engine.games.tzolkin.view import TzolkinView
from engine.selfplay import walk
from render.board.tzolkin import PAINTER
from render.canvas import Canvas
from render.theme import NOW, TEXT
from tests.render.shown import Fact, check, kept
from tests.render.test_render_tzolkin import ASIDE, FACTS
from tests.render.tzolkin_changes import changes
from tests.render.tzolkin_pictures import Pictures
from tests.render.tzolkin_tables import POSITIONS, player, table

NAMES = ("Ann", "Ben", "Cid", "Dee")
GAMES = [(seats, seed) for seats in (2, 3, 4) for seed in range(5)]
LOOKS = 7
each_game = pytest.mark.parametrize(("seats", "seed"), GAMES)
TABLEAU_ONLY = ("buildings", "monuments", "jungle", "wealth")
"""Phones have no room for what is built and kept; the picture of a player shows it."""


def drawn(view: TzolkinView, picture: str) -> Canvas:
    return kept(partial(PAINTER.paint, view, picture, NAMES[: len(view.players)]))


@cache
def views(seats: int, seed: int) -> tuple[TzolkinView, ...]:
    """Positions of a random game; in every second one somebody may resign. The last is its end."""
    plies = list(walk(RULES, RULES.options(), seats, seed, wild=60 if seed % 2 else 0))
    chosen = [*plies[seed :: max(1, len(plies) // LOOKS)], plies[-1]]
    return tuple(RULES.view(ply.step.state, seed % seats) for ply in chosen)


def check_all(view: TzolkinView) -> None:
    found = Pictures(view, NAMES)
    for picture, facts in found.pictures():
        c = drawn(view, picture)
        check(picture, c, facts)
        stand_where_they_should(found, c)


def stand_where_they_should(found: Pictures, c: Canvas) -> None:
    """Markers on temples and tracks: on their steps, at their levels. That of the first player:
    with them."""
    here = [pair for pair in found.stands() if set(pair) <= set(c.spots)]
    for marker, place in here:
        x, y, w, h = c.spots[marker]
        left, top, wide, high = c.spots[place]
        assert left <= x + w / 2 <= left + wide, (marker, place)
        assert top <= y + h / 2 <= top + high, (marker, place)


@pytest.mark.sliced(5)
@pytest.mark.parametrize("position", list(POSITIONS))
def test_positions(position: str) -> None:
    check_all(POSITIONS[position])


def test_an_ordinary_position() -> None:
    check_all(POSITIONS["4 players"])


@pytest.mark.parametrize("fact", [*FACTS, *ASIDE])
def test_each_fact_alone(fact: str) -> None:
    """On the pictures that are posted, and on those that show what these have no room for."""
    view = {**FACTS, **ASIDE}[fact]
    facts = dict(Pictures(view, NAMES).pictures())
    for picture in ("board", *PAINTER.parts(view, "phone"), "seat-2", "tiles"):
        check(picture, drawn(view, picture), facts[picture])


@pytest.mark.sliced
@each_game
def test_pictures_show_what_is_so_and_nothing_else(seats: int, seed: int) -> None:
    for view in views(seats, seed):
        check_all(view)


def test_who_chooses_the_days_places_no_worker() -> None:
    """The head says what is asked, whatever the turn before was used for."""
    view = table(4, claimant=2, awaited=((2, "choose_days"),), mode="placing", mover=2, prices=())
    check_all(view)


def test_every_tile_says_what_it_does() -> None:
    """All buildings, monuments and starting wealth, in front of somebody and on offer."""
    for seats, some in ((2, tuple(BUILDINGS)[:18]), (3, tuple(BUILDINGS)[18:]), (4, ())):
        owner = player(0, buildings=some, monuments=tuple(MONUMENTS), wealth=tuple(WEALTH)[:2])
        view = table(seats, players=(owner, *map(player, range(1, seats))))
        facts = dict(Pictures(view, NAMES).pictures())
        check("seat-1", drawn(view, "seat-1"), facts["seat-1"])
    for k in range(0, len(WEALTH), 3):
        view = table(2, players=(player(0, wealth=tuple(WEALTH)[k : k + 3]), player(1)))
        facts = dict(Pictures(view, NAMES).pictures())
        check("seat-1", drawn(view, "seat-1"), facts["seat-1"])


# --- What has changed


def outlined(before: TzolkinView, view: TzolkinView) -> None:
    """Every picture with its outlines."""
    found, names = changes(before, view), NAMES[: len(view.players)]
    for picture, facts in Pictures(view, NAMES).pictures():
        c = kept(partial(PAINTER.changes, before, view, picture, names, "Changed"))
        here = [
            (place, "outline", None, NOW)
            for spot in found & set(c.spots)
            for place in [smallest(c, spot)]
        ]
        legend: list[Fact] = [("", "outline", None, NOW), ("", "text", "Changed", TEXT)]
        check(picture, c, [*facts, *here, *legend])


def smallest(c: Canvas, spot: str) -> str:
    """The first of the places that are equal to this one."""
    return next(name for name, box in c.spots.items() if box == c.spots[spot])


def pairs(seats: int, seed: int) -> Iterator[tuple[TzolkinView, TzolkinView]]:
    yield from pairwise(views(seats, seed))


@pytest.mark.sliced
@each_game
def test_outlined_is_what_has_changed(seats: int, seed: int) -> None:
    for before, view in pairs(seats, seed):
        outlined(before, view)


@pytest.mark.parametrize("fact", sorted({*FACTS} - {"nobody"}))
def test_each_change_alone_is_outlined(fact: str) -> None:
    before, view, names = POSITIONS["4 players"], FACTS[fact], NAMES
    if fact == "skull laid":  # once it lies there, nobody takes it away
        before, view = view, before
    found = changes(before, view)
    for picture in ("board", *PAINTER.parts(view, "phone"), "seat-2"):
        c = kept(partial(PAINTER.changes, before, view, picture, names, "Changed"))
        marks = [mark.place for mark in c.marks if mark.what == "outline"]
        assert sorted(marks) == sorted(["", *(smallest(c, s) for s in found & set(c.spots))])


@pytest.mark.sliced(5)
@pytest.mark.parametrize("seats", [2, 4])
def test_everything_that_changes_has_a_place(seats: int) -> None:
    """On the pictures that are posted: what is outlined nowhere would not be noticed."""
    for before, view in pairs(seats, 0):
        found = {name for name in changes(before, view) if not name.startswith("built.")}
        board = set(drawn(view, "board").spots)
        assert {name for name in found if not name.endswith(".wealth")} <= board
        phone = {s for part in PAINTER.parts(view, "phone") for s in drawn(view, part).spots}
        assert {name for name in found if not name.endswith(TABLEAU_ONLY)} <= phone
