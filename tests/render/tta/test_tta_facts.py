"""What the pictures of Through the Ages show is what the view says: every mark, and no other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial
from itertools import pairwise
from typing import Any

import pytest

from engine import registry
from engine.games.tta.cards.table import card_table
from engine.games.tta.query.production import Preview
from engine.games.tta.view import AskedView, EventEffect, PactView, View
from engine.selfplay import walk
from render.board.tta import PAINTER
from render.canvas import Canvas
from render.theme import TEXT
from tests.render.shown import kept
from tests.render.tta.changes import FIGURES, changes
from tests.render.tta.facts import Table
from tests.render.tta.first_edition import POSITIONS as FIRST
from tests.render.tta.marks import Fact, check, check_outlines
from tests.render.tta.phone_facts import Phone
from tests.render.tta.sheet_facts import Sheets
from tests.render.tta.small_facts import WORKING
from tests.render.tta.tables import CARDS, LATE, MIDDLE, with_civ
from tests.render.tta.test_render_tta import ALL, CIVIL_FACTS, TABLE_FACTS

NAMES = ("Ann", "Ben", "Cid", "Dee")
assert MIDDLE.preview is not None
POSITIONS = {
    **ALL,
    "a new colony": replace(LATE, changed=((0, "developed_territory_i"),)),
    "hunger, and an ability that is spent": replace(
        with_civ(MIDDLE, 1, used=(), spent=("james_cook",), food=0),
        preview=Preview(False, 0, 3, 8, 2, 1, 3, famine=8, resources=5, draw=2, discard=0),
    ),
    "asked meanwhile": replace(
        MIDDLE, asked=(AskedView(2, "discard", (("card", "hand_limit"), ("count", 2))),)
    ),
    "an event took several of one card": replace(
        MIDDLE, event_effects=(EventEffect(0, "iron", -2), EventEffect(2, "bronze", -1))
    ),
    "gains at the end of a turn": replace(
        MIDDLE, preview=replace(MIDDLE.preview, ending=(("j_s_bach", 4),))
    ),
    "more actions than usual": with_civ(with_civ(MIDDLE, 1, ca=8, ma=6), 2, ca=9, ma=5),
    "many events": replace(MIDDLE, future_events=tuple((n % 2 + 1, n % 4) for n in range(6))),
    **{f"first edition, {name}": view for name, view in FIRST.items()},
    "first edition, somebody has left": with_civ(FIRST["simple"], 1, out=True),
    "first edition, empty blue bank": with_civ(FIRST["simple"], 0, blue_bank=0),
}
ORDINARY = (
    *("middle", "late", "over", "a new colony", "asked meanwhile"),
    *("first edition, full", "first edition, simple", "first edition, choosing"),
)
each_position = pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=() if name in ORDINARY else pytest.mark.sliced(5))
        for name in POSITIONS
    ],
)


def drawn(view: View, picture: str) -> Canvas:
    return kept(partial(PAINTER.paint, view, picture, NAMES[: len(view.players)]))


def check_overview(view: View) -> None:
    table = Table(view, NAMES)
    check("board", drawn(view, "board"), table.overview(), table.overview_maybe())


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
        check_overview(PAINTER.public(view, "board"))
        check_phone(view)


@pytest.mark.sliced
@each_game
def test_outlined_is_what_has_changed(game: str, seats: int, seed: int) -> None:
    for before, view in pairwise(views(game, seats, seed)):
        check_changes(before, view, "board")
        check_changes(before, view, "phone-whole")


def check_changes(before: View, view: View, picture: str) -> None:
    names = NAMES[: len(view.players)]
    c = kept(partial(PAINTER.changes, before, view, picture, names, "Changed"))
    check_outlines(picture, c, changes(before, view))
    plain = replace(view, changed=())
    legend: Fact = ("", "text", "Changed", TEXT)
    if picture == "board":
        table = Table(plain, NAMES)
        check(picture, c, [*table.overview(), legend], table.overview_maybe())
    else:
        *_, (_, facts, maybe) = Phone(plain, NAMES).pictures()
        check(picture, c, [*facts, legend], maybe)


# ------------------------------------------------------- civilizations, the row, hands, in full


def check_civilizations(view: View) -> None:
    for seat in range(len(view.players)):
        sheets, name = Sheets(view, NAMES), f"seat-{seat + 1}"
        check(name, drawn(view, name), sheets.civilization(seat), sheets.holding_maybe(seat))


@pytest.mark.sliced(5)
@pytest.mark.parametrize("name", list(POSITIONS))
def test_civilizations(name: str) -> None:
    check_civilizations(POSITIONS[name])


@pytest.mark.sliced
@each_game
def test_civilizations_of_random_games(game: str, seats: int, seed: int) -> None:
    for view in views(game, seats, seed):
        check_civilizations(view)


def check_row(view: View) -> None:
    view = PAINTER.public(view, "row")
    check("row", drawn(view, "row"), Sheets(view, NAMES).sheet())


@each_position
def test_the_row(name: str) -> None:
    check_row(POSITIONS[name])


def check_hand(view: View) -> None:
    if view.viewer is None:
        return
    c = kept(partial(PAINTER.hand, view, NAMES[: len(view.players)]))
    check("hand", c, Sheets(view, NAMES).hand(view.players[view.viewer]))


def every_hand(edition: str) -> Iterator[View]:
    """Hands in which together every card lies."""
    cards = card_table(edition)
    decks = [[c.id for c in cards.values() if c.deck == deck] for deck in ("civil", "military")]
    base = MIDDLE if edition == MIDDLE.edition else FIRST["full"]
    for i in range(0, max(map(len, decks)), 9):
        held = [tuple(deck[i : i + 9]) for deck in decks]
        view = with_civ(base, 1, civil=held[0], military=held[1])
        yield replace(view, viewer=1, current_seen=((0, "rats"),), future_seen=())


@pytest.mark.sliced
@pytest.mark.parametrize("edition", ["new_story", "first_edition"])
def test_hands(edition: str) -> None:
    for view in every_hand(edition):
        check_hand(view)


@pytest.mark.sliced
@each_game
def test_rows_and_hands_of_random_games(game: str, seats: int, seed: int) -> None:
    for view in views(game, seats, seed):
        check_row(view)
        check_hand(view)


# ------------------------------------------------------------------------------------- places


@pytest.mark.parametrize("fact", ["leader", "workers", "culture", "stages", "colonies", "resigned"])
def test_what_a_player_has_changed_is_outlined(fact: str) -> None:
    check_changes(MIDDLE, CIVIL_FACTS[fact], "board")


CHOOSING = FIRST["choosing"]
WAR = with_civ(MIDDLE, 1, war="war_over_culture", war_on=0)


def pact(a: int, b: int) -> View:
    return replace(MIDDLE, pacts=(PactView("peace_treaty", 1, a, b),))


ALONE: dict[str, tuple[View, View]] = {
    **{fact: (MIDDLE, view) for fact, view in {**CIVIL_FACTS, **TABLE_FACTS}.items()},
    "a ruin that is restored": (CIVIL_FACTS["ruins"], MIDDLE),
    "Homer under another wonder": (MIDDLE, with_civ(MIDDLE, 1, homer="colossus")),
    "another card in hand": (MIDDLE, with_civ(MIDDLE, 1, civil=("opera",) * 5)),
    "whom a war is declared on": (WAR, with_civ(WAR, 1, war_on=2)),
    "the first partner of a pact": (pact(0, 1), pact(2, 1)),
    "the second partner of a pact": (pact(1, 0), pact(1, 2)),
    "the same event again": (
        MIDDLE,
        replace(MIDDLE, past_events=(*MIDDLE.past_events, MIDDLE.last_event)),
    ),
    "a tactic that is common now": (
        MIDDLE,
        replace(
            with_civ(MIDDLE, 1, exclusive=False),
            common_tactics=(*MIDDLE.common_tactics, "napoleonic_army"),
        ),
    ),
    "who uses a tactic": (
        MIDDLE, with_civ(MIDDLE, 1, tactic=MIDDLE.common_tactics[0], exclusive=False)
    ),
    "open events": (replace(CHOOSING, open_events=CHOOSING.open_events[1:]), CHOOSING),
    "offered events": (replace(CHOOSING, offered=CHOOSING.offered[1:]), CHOOSING),
    "an offered event that is open now": (
        CHOOSING,
        replace(
            CHOOSING,
            open_events=(*CHOOSING.open_events, CHOOSING.offered[0]),
            offered=CHOOSING.offered[1:],
        ),
    ),
}  # fmt: skip


@pytest.mark.sliced(10)
@pytest.mark.parametrize("fact", list(ALONE))
def test_each_fact_alone_is_outlined(fact: str) -> None:
    """Wherever it stands: on the board, on a phone, on the picture of a player."""
    before, view = ALONE[fact]
    for picture in ("board", "phone-whole", "seat-2"):
        names = NAMES[: len(view.players)]
        c = kept(partial(PAINTER.changes, before, view, picture, names, "Changed"))
        check_outlines(picture, c, changes(before, view))


@pytest.mark.sliced(10)
@pytest.mark.parametrize("what", sorted(set(FIGURES) - {"out"}))
def test_each_part_of_a_figure_alone_is_outlined(what: str) -> None:
    """On the board and on the picture of a civilization."""
    for part in FIGURES[what]:
        now: int = getattr(MIDDLE.players[1], part)
        view = with_civ(MIDDLE, 1, **{part: now + 1})
        for picture in ("board", "seat-2"):
            draw = partial(PAINTER.changes, MIDDLE, view, picture, NAMES, "Changed")
            check_outlines(picture, kept(draw), changes(MIDDLE, view))


@pytest.mark.parametrize("fact", ["row", "future events", "tactics", "side of a pact"])
def test_what_has_changed_for_all_is_outlined(fact: str) -> None:
    check_changes(MIDDLE, TABLE_FACTS[fact], "phone-whole")


def test_technologies_stand_in_the_column_of_their_kind_and_the_line_of_their_level() -> None:
    c = drawn(MIDDLE, "board")
    marks = c.marks
    columns: dict[str, set[int]] = {}
    for civ in MIDDLE.players:
        _, top, _, _ = c.spots[f"seat-{civ.seat}"]
        for card, _ in civ.workers:
            x, y, w, h = c.spots[f"card-{civ.seat}-{card}"]
            place = f"card-{civ.seat}-{card}"
            (cell,) = (m for m in marks if (m.by, m.place) == ("_cell", place))
            assert abs(cell.x - x - w / 2) < 1
            assert abs(cell.y - y - h / 2) < 1
            level = CARDS[card].level
            assert level * 35 < y - top - 40 < level * 35 + 35, card
            columns.setdefault(CARDS[card].kind, set()).add(round(x))
    kinds = [kind for kind in WORKING if kind in columns]
    assert all(len(columns[kind]) == 1 for kind in kinds)
    lefts = [min(columns[kind]) for kind in kinds]
    assert lefts == sorted(set(lefts))
