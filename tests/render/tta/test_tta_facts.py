"""What the pictures of Through the Ages show is what the view says: every mark, and no other."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

import pytest

from engine import registry
from engine.games.tta.view import View
from engine.selfplay import walk
from render.board.tta import PAINTER
from render.canvas import Canvas
from tests.render.shown import kept
from tests.render.tta.facts import Table
from tests.render.tta.first_edition import POSITIONS as FIRST
from tests.render.tta.marks import check
from tests.render.tta.phone_facts import Phone
from tests.render.tta.test_render_tta import ALL

NAMES = ("Ann", "Ben", "Cid", "Dee")
POSITIONS = {**ALL, **{f"first edition, {name}": view for name, view in FIRST.items()}}
each_position = pytest.mark.parametrize("name", list(POSITIONS))


def drawn(view: View, picture: str) -> Canvas:
    return kept(partial(PAINTER.paint, view, picture, NAMES[: len(view.players)]))


def check_overview(view: View) -> None:
    table = Table(view, NAMES)
    check("overview", drawn(view, "overview"), table.overview(), table.overview_maybe())


@each_position
def test_the_table(name: str) -> None:
    check_overview(POSITIONS[name])


def check_phone(view: View) -> None:
    for i, name in enumerate(("phone", "phone-more", "phone-whole")):
        c = drawn(view, name)
        table = Phone(view, NAMES)
        of_cards = [m for m in c.marks if m.place.startswith("card-")]
        table.dense = name == "phone-more" and not any(
            m.value == "count_resources" for m in of_cards
        )
        _, facts, maybe = list(table.pictures())[i]
        check(name, c, facts, maybe)


@each_position
def test_the_table_on_a_phone(name: str) -> None:
    check_phone(POSITIONS[name])


# --------------------------------------------------------------------------------- random games

GAMES = [
    (game, seats, seed)
    for game in ("tta-new-story", "tta-first-edition")
    for seats in (2, 3, 4)
    for seed in range(2)
]
LOOKS = 6
"""Positions of a game that are looked at, and its end."""
each_game = pytest.mark.parametrize(("game", "seats", "seed"), GAMES)


@cache
def views(game: str, seats: int, seed: int) -> tuple[View, ...]:
    """Positions of a random game in which somebody may resign; the last is its end."""
    rules: Any = registry.rules(game)
    plies = list(walk(rules, rules.options(), seats, 7 + seed, wild=90 if seed else 0))
    chosen = [*plies[seed :: max(1, len(plies) // LOOKS)], plies[-1]]
    return tuple(rules.view(ply.step.state, seats - 1 if seed else None) for ply in chosen)


@pytest.mark.sliced
@each_game
def test_pictures_show_what_is_so_and_nothing_else(game: str, seats: int, seed: int) -> None:
    for view in views(game, seats, seed):
        check_overview(PAINTER.public(view, "overview"))
        check_phone(view)
