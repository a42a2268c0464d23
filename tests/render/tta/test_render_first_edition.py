"""The pictures of the first edition: its own parts, and nothing of what a length does not know.

Snapshots as in `test_render_tta`; every card in every place is tried in the tests of the pictures
for phones, of questions and of cards.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.games.tta.editions import EDITIONS
from engine.games.tta.view import View
from render.board.tta import PAINTER, banks
from render.board.tta.painter import compose_card
from render.board.tta.scene import Scene
from render.canvas import Canvas
from render.phone import HIGHEST
from render.sheetnames import LOWER, UPPER
from render.text.base import ALT
from render.text.tta import FIRST_EDITION_TEXTS
from tests.render.tta.first_edition import (
    ADVANCED,
    BONUSES,
    CARDS,
    CHOOSING,
    ENDING,
    FULL,
    POSITIONS,
    SIMPLE,
)
from tests.render.tta.tables import LATE, MIDDLE, NAMES, with_civ
from tests.render.tta.test_render_tta import apart, compared, small

PICTURES = ("board", "row", "seat-1", "seat-2", UPPER, LOWER)


def names(view: View) -> tuple[str, ...]:
    return NAMES[: len(view.players)]


def look(view: View, picture: str) -> Any:
    return PAINTER.composed(view, picture, names(view)).image


@pytest.mark.parametrize("picture", PICTURES)
@pytest.mark.parametrize("name", POSITIONS)
def test_nothing_is_cut(name: str, picture: str) -> None:
    view = POSITIONS[name]
    assert PAINTER.composed(view, picture, names(view)).cut == []


@pytest.mark.parametrize("picture", ["board", "seat-1", UPPER, LOWER])
@pytest.mark.parametrize("name", POSITIONS)
def test_pictures_of_the_first_edition_look_as_they_did(name: str, picture: str) -> None:
    view = POSITIONS[name]
    compared(f"first-{name}-{picture}", small(PAINTER.paint(view, picture, names(view))))


# ------------------------------------------------------------------------------- what is its own

SEEN = {
    "limit of culture": (FULL, with_civ(FULL, 0, culture_rating=29), ("board", UPPER)),
    "marker": (FULL, with_civ(FULL, 0, marker_with=-1), ("board", UPPER)),
    "leaves": (FULL, with_civ(FULL, 1, leaves=False), ("board", "seat-2", UPPER)),
    "no politics": (FULL, with_civ(FULL, 2, owes_politics=False), ("board", UPPER)),
    "who began": (FULL, replace(FULL, start=3), ("board", UPPER)),
    "tactics": (FULL, with_civ(FULL, 0, tactic="legion"), ("board", UPPER, LOWER)),
    "open events": (
        ADVANCED,
        replace(ADVANCED, open_events=ADVANCED.open_events[1:]),
        ("board", LOWER),
    ),
    "events on offer": (
        CHOOSING,
        replace(CHOOSING, offered=CHOOSING.offered[1:]),
        ("board", LOWER),
    ),
    "events kept": (CHOOSING, with_civ(CHOOSING, 1, bonuses=(None,) * 3), ("board", LOWER)),
    "final bonus": (SIMPLE, with_civ(SIMPLE, 1, final_bonus=99), ("board", LOWER)),
    "events of the rounds": (SIMPLE, replace(SIMPLE, current_events=()), ("board", LOWER)),
    "next event": (SIMPLE, replace(SIMPLE, round=8), ("board", LOWER)),
}


@pytest.mark.parametrize("fact", SEEN)
def test_what_the_edition_has_is_seen(fact: str) -> None:
    before, after, pictures = SEEN[fact]
    for picture in pictures:
        assert look(before, picture).size != look(after, picture).size or (
            apart(look(before, picture), look(after, picture)) > 20
        ), picture


@pytest.mark.rule("OR-7.11")
def test_events_kept_face_down_are_on_no_public_picture() -> None:
    """Their owner sees them in the picture of the own cards, nobody in one of the table."""
    own = replace(with_civ(CHOOSING, 0, bonuses=BONUSES[:2]), viewer=0)
    other = with_civ(own, 0, bonuses=BONUSES[2:4])
    for picture in PAINTER.pictures(own):
        views = (PAINTER.public(view, picture) for view in (own, other))
        one, two = (PAINTER.paint(view, picture, names(own)) for view in views)
        assert one.tobytes() == two.tobytes(), picture
    for picture in ("board", "row", UPPER, LOWER):
        shown = PAINTER.public(own, picture).players
        assert {card for civ in shown for card in civ.bonuses} == {None}, picture
    hands = [PAINTER.hand(view, names(own)) for view in (own, other)]
    assert len({hand.tobytes() for hand in hands if hand is not None}) == 2


@pytest.mark.rule("OR-7.11")
def test_words_of_the_table_tell_of_what_is_on_offer_and_kept() -> None:
    """Cards by name as far as they lie open, and how many everybody keeps."""
    texts = FIRST_EDITION_TEXTS(names(CHOOSING))
    said = texts.alt(CHOOSING, LOWER)
    assert "To choose from for the end: Impact of" in said
    assert f"{NAMES[0]} 2, {NAMES[1]} 1" in said


@pytest.mark.rule("OR-1.9")
@pytest.mark.parametrize(
    ("what", "figure", "end"),
    [("culture", "culture_rating", 30), ("strength", "strength", 60), ("science", "science", 40)],
)
def test_the_end_of_a_track_is_marked(what: str, figure: str, end: int) -> None:
    for number in (end - 1, end):
        scene = Scene.of(with_civ(ENDING, 1, **{figure: number}), names(ENDING))
        assert (what in scene.ends(scene.view.players[1])) == (number == end)
    story = Scene.of(with_civ(LATE, 1, **{figure: 999}), names(LATE))
    assert story.ends(story.view.players[1]) == set()


@pytest.mark.rule("OR-4.12")
def test_there_is_no_common_area_for_tactics() -> None:
    """Everybody's own tactic, with the symbol of its owner."""
    scene = Scene.of(FULL, NAMES)
    own = {p.tactic for p in FULL.players if p.tactic}
    assert set(scene.tactics) == own
    assert {seat for tactic in own for seat in scene.users(tactic)} == set(range(4))
    assert not any(scene.exclusive(p) for p in FULL.players)


# --------------------------------------------------------------------------- what a length lacks

UNKNOWN = {
    "military hand": with_civ(SIMPLE, 0, military=(None,) * 3, military_limit=7),
    "military deck": replace(SIMPLE, military_deck=17),
    "faces wanted": with_civ(SIMPLE, 0, required=3),
    "colonization": with_civ(SIMPLE, 0, colonization=4),
}


@pytest.mark.rule("OR-3.2")
@pytest.mark.parametrize("fact", UNKNOWN)
def test_the_simple_game_shows_nothing_that_it_does_not_know(fact: str) -> None:
    for picture in ("board", "row", UPPER, LOWER):
        assert apart(look(SIMPLE, picture), look(UNKNOWN[fact], picture)) == 0, picture


def test_a_length_has_only_the_levels_of_its_ages() -> None:
    levels = {name: Scene.of(view, names(view)).levels for name, view in POSITIONS.items()}
    assert levels == {"full": 4, "ending": 4, "advanced": 3, "simple": 2, "choosing": 4}


# ------------------------------------------------------------------------------------- the banks


@pytest.fixture
def edges(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[float]]:
    """Right ends of slots, and left ends of what stands behind them on the same line, by line."""
    found: dict[str, list[float]] = {"slots": [], "behind": []}
    slot, purse, mid = banks._slot, banks._purse, Canvas.mid

    def noted(c: Canvas, x: int, y: float, size: int, *rest: Any, **more: Any) -> None:
        if not more["round_"]:
            found["slots"].append(x + size)
        slot(c, x, y, size, *rest, **more)

    def bag(c: Canvas, x: float, y: float, civ: Any) -> None:
        if civ.purse or civ.purse_science:
            found["behind"].append(x - 13)
        purse(c, x, y, civ)

    def said(c: Canvas, x: float, y: float, text: str, *rest: Any, **more: Any) -> float:
        wide = mid(c, x, y, text, *rest, **more)
        if text.startswith("+") and x in [e + 4 + 14 for e in found["slots"]]:
            found["over"] = [x, x + wide]
        return wide

    monkeypatch.setattr(banks, "_slot", noted)
    monkeypatch.setattr(banks, "_purse", bag)
    monkeypatch.setattr(Canvas, "mid", said)
    return found


@pytest.mark.rule("OR-1.2", "OR-1.8")
@pytest.mark.parametrize("tokens", [3, 18, 19, 24])
@pytest.mark.parametrize("purse", [0, 4])
def test_eighteen_blue_tokens_stay_clear_of_everything(
    tokens: int, purse: int, edges: dict[str, list[float]]
) -> None:
    civ = replace(FULL.players[1], blue_bank=tokens, purse=purse, purse_science=purse)
    banks.draw(Canvas(1004, banks.HEIGHT, (0, 0, 0)), 0, 0, 1004, civ, EDITIONS[FULL.edition])
    assert len(edges["slots"]) == 18
    end = max(edges["slots"])
    assert (tokens > 18) == ("over" in edges)
    if tokens > 18:
        start, end = edges["over"]
        assert max(edges["slots"]) < start
    assert end <= min([1000.0, *edges["behind"]])


# -------------------------------------------------------------------------------------- doubtful


@pytest.mark.sliced
def test_doubtful_cards_are_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    sign = Canvas.icon

    def icon(c: Canvas, name: str, *rest: Any) -> Any:
        drawn.append(name)
        return sign(c, name, *rest)

    monkeypatch.setattr(Canvas, "icon", icon)
    for card in CARDS.values():
        drawn.clear()
        compose_card(card.id, "first_edition")
        assert ("doubt" in drawn) == (card.doubt is not None), card.id
    assert sum(card.doubt is not None for card in CARDS.values()) == 11


# ------------------------------------------------------------------------------ how high, how big


@pytest.mark.parametrize("edition", ["new_story", "first_edition"])
def test_a_lower_part_with_every_technology_is_not_too_high(edition: str) -> None:
    view = MIDDLE if edition == "new_story" else FULL
    built = [c.id for c in (CARDS if edition == "first_edition" else LATE_CARDS).values()]
    workers = tuple((c, 2) for c in built if EDITIONS[edition].cards[c].takes_workers)
    for count in (22, 26, 30, 34):
        crowded = with_civ(view, view.current, workers=workers[:count])
        c = PAINTER.composed(replace(crowded, viewer=view.current), LOWER, names(view))
        assert c.cut == []
        assert c.image.height <= HIGHEST, count


LATE_CARDS = EDITIONS["new_story"].cards


@pytest.mark.parametrize("name", POSITIONS)
def test_words_say_the_same(name: str) -> None:
    view = POSITIONS[name]
    texts = FIRST_EDITION_TEXTS(names(view))
    for picture in PICTURES:
        said = texts.alt(view, picture)
        assert 0 < len(said) <= ALT
