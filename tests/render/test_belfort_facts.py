"""What the pictures of Belfort show is what the view says: every mark, and no other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial
from itertools import pairwise

import pytest

from engine.games.belfort.components import BOX
from engine.games.belfort.rules import RULES
from engine.games.belfort.view import BelfortView, BuiltView
from engine.selfplay import walk
from render.board.belfort import PAINTER
from render.board.belfort.city import AP, _battlement, place
from render.board.belfort.style import SEATS
from render.canvas import Canvas
from render.phone import WIDTH
from render.theme import NOW, TEXT
from tests.render.belfort_changes import changes
from tests.render.belfort_facts import QUIET
from tests.render.belfort_pictures import Pictures
from tests.render.belfort_tables import begun, crowded
from tests.render.shown import Fact, check, kept
from tests.render.test_render_belfort import BASE, FACTS, first, of

NAMES = ("Ann", "Ben", "Cid", "Dee", "Eva")
GAMES = [(seats, seed) for seats in (2, 3, 4, 5) for seed in range(5)]
LOOKS = 6
"""Positions of a game that are looked at, and one after a resignation."""
each_game = pytest.mark.parametrize(("seats", "seed"), GAMES)


def drawn(view: BelfortView, picture: str) -> Canvas:
    return kept(lambda: PAINTER.paint(view, picture, NAMES[: len(view.players)]))


@cache
def views(seats: int, seed: int) -> tuple[BelfortView, ...]:
    """Positions of a random game in which somebody may resign; the last is its end."""
    plies = list(walk(RULES, RULES.options(), seats, seed, wild=60 if seed % 2 else 0))
    chosen = [*plies[seed % 7 :: max(1, len(plies) // LOOKS)], plies[-1]]
    return tuple(RULES.view(ply.step.state, seed % seats) for ply in chosen)


def check_all(view: BelfortView) -> None:
    for picture, facts in Pictures(view, NAMES).pictures():
        check(picture, drawn(view, picture), facts, QUIET)


@pytest.mark.sliced
@each_game
def test_pictures_show_what_is_so_and_nothing_else(seats: int, seed: int) -> None:
    for view in views(seats, seed):
        check_all(view)


@pytest.mark.parametrize("seats", [2, 5])
def test_a_crowded_table(seats: int) -> None:
    check_all(crowded(seats))


def test_masters_at_work_and_one_kind_in_an_area() -> None:
    """Crowns of those who are not at hand; who has more workers of fewer kinds is ahead."""
    view = begun(3)
    players = tuple(replace(p, workers=(("elf", 1), ("dwarf", 1))) for p in view.players)
    there = ((("elf", 3),), (("elf", 1), ("dwarf", 1)), ())
    areas = tuple(replace(area, workers=there) for area in view.areas)
    check_all(replace(view, players=players, areas=areas))


def test_between_the_questions_of_a_collection() -> None:
    """Who stands first at King's Camp is in front; with nobody there who moves."""
    view = replace(begun(3), phase="collection", mover=2, awaited=())
    check_all(view)
    camp = tuple(replace(plank, seat=None, worker=None) for plank in view.camp)
    check_all(replace(view, camp=camp))


def pairs(seats: int, seed: int) -> Iterator[tuple[BelfortView, BelfortView]]:
    yield from pairwise(views(seats, seed))


@pytest.mark.sliced
@each_game
def test_outlined_is_what_has_changed(seats: int, seed: int) -> None:
    for before, view in pairs(seats, seed):
        table = Pictures(view, NAMES)
        found = changes(before, view)
        for picture, facts in table.pictures():
            draw = partial(PAINTER.changes, before, view, picture, NAMES[:seats], "Changed")
            c = kept(draw)
            here: list[Fact] = [(name, "outline", None, NOW) for name in found & set(c.spots)]
            legend: list[Fact] = [("", "outline", None, NOW), ("", "text", "Changed", TEXT)]
            check(picture, c, [*facts, *here, *legend], QUIET)


CARD = BuiltView("pub_1", "pub", gnomes=0, locks=1, open=True, worker=None, used=False)
WITH_CARD = of(1, built=(CARD,))
STANDING = tuple((kind, n + (kind == "dwarf")) for kind, n in BASE.players[1].standing)
ALONE: dict[str, tuple[BelfortView, BelfortView]] = {
    **{fact: (BASE, view) for fact, view in FACTS.items()},
    "a neutral dwarf": (BASE, replace(BASE, guilds=first(BASE.guilds, dwarf=0))),
    "another worker on a plank": (FACTS["desk"], replace(
        BASE, desk=first(BASE.desk, seat=2, worker="dwarf")
    )),
    "a gnome on a card": (WITH_CARD, of(1, built=(replace(CARD, gnomes=1),))),
    "a worker on a card": (WITH_CARD, of(1, built=(replace(CARD, worker="elf"),))),
    "workers in all": (BASE, of(1, standing=STANDING)),
    "a master": (
        BASE, of(1, standing=tuple((kind, n + (kind == "master_elf")) for kind, n in STANDING))
    ),
}  # fmt: skip


@pytest.mark.sliced(10)
@pytest.mark.parametrize("fact", list(ALONE))
def test_each_fact_alone_is_outlined(fact: str) -> None:
    """Wherever it stands: on the board, on a phone, on the picture of a player."""
    before, view = ALONE[fact]
    found = changes(before, view)
    for picture in ("board", *PAINTER.parts(view, "phone"), "market", "seat-1"):
        c = kept(partial(PAINTER.changes, before, view, picture, NAMES, "Changed"))
        marks = [mark.place for mark in c.marks if mark.what == "outline"]
        assert sorted(marks) == sorted(["", *(found & set(c.spots))]), picture


@pytest.mark.parametrize("seats", [2, 5])
def test_everything_that_changes_has_a_place(seats: int) -> None:
    """On the pictures that are posted: what is outlined nowhere would not be noticed."""
    for before, view in pairs(seats, 0):
        for parts in (("board",), ("board", *PAINTER.parts(view, "phone"))):
            spots = {name for picture in parts for name in drawn(view, picture).spots}
            crests = {f"{player.seat}.crest" for player in view.players}  # see `order` on the board
            assert changes(before, view) - crests <= spots


@pytest.mark.sliced(5)
@pytest.mark.parametrize("seats", [2, 5])
def test_scores_stand_on_their_battlements(seats: int) -> None:
    for view in (*views(seats, 0), crowded(seats)):
        marks = drawn(view, "board").marks
        for player in view.players:
            colour, sign = SEATS[player.seat]
            (token,) = [m for m in marks if m.place == f"track.{player.seat}"]
            assert (token.value, token.tone) == (sign, colour)
            lap = BOX.board.spaces * len(view.districts)
            number = (player.score - 1) % lap
            d, k = number // BOX.board.spaces, number % BOX.board.spaces
            along = _battlement(k)
            if player.score <= 0:
                d, along = 0, _battlement(0) - 46
            level = sum(
                (other.score, other.seat) < (player.score, player.seat)
                for other in view.players
                if other.score == player.score
            )
            step = 14 if d == 2 and player.score > 0 else 30
            x, y = place(d, AP + 14 + step * level, along)
            assert abs(token.x - x) < 2, player.seat
            assert abs(token.y - y) < 5, player.seat


@pytest.mark.sliced
@each_game
def test_hands_show_what_can_be_built(seats: int, seed: int) -> None:
    for view in (*views(seats, seed), crowded(seats)):
        assert view.viewer is not None
        c = kept(partial(PAINTER.hand, view, NAMES[:seats]))
        player = view.players[view.viewer]
        told = c.size[1] <= 1.75 * WIDTH and len(set(player.cards)) < 8
        check("hand", c, Pictures(view, NAMES).hand(player, told), QUIET)
