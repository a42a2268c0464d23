"""Every sign that a game draws is in its legend, with words that fit and are said aloud, too."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain
from types import ModuleType
from typing import Any

import pytest

from engine import registry
from engine.selfplay import walk
from render import icons, sheetnames
from render.board.antike import icons as antike_icons
from render.board.belfort import icons as belfort_icons
from render.board.tta import signs as tta_icons
from render.board.tzolkin import icons as tzolkin_icons
from render.canvas import Canvas
from render.lang.catalogue.antike_signs import AntikeSigns
from render.lang.catalogue.belfort_signs import BelfortSigns
from render.lang.catalogue.common import Common
from render.lang.catalogue.tta_signs import TtaSigns
from render.lang.catalogue.tzolkin_signs import TzolkinSigns
from render.lang.language import ENGLISH
from render.phone import HIGHEST, LOWEST, WIDTH
from render.registry import presentation
from render.sheetpainter import SheetPainter
from render.text.base import ALT
from render.theme import NOW, SLATE, TEXT
from tests.render import antike_facts, legend_facts
from tests.render.antike_opened import PHONE, Opened
from tests.render.lang.pseudo import PSEUDO
from tests.render.shown import Fact, check, kept
from tests.render.tta import marks as tta_marks

NAMES = ("Ann", "Ben", "Cid", "Dee", "Eva")
GAMES: dict[str, ModuleType] = {
    "belfort": belfort_icons,
    "tzolkin": tzolkin_icons,
    "antike-duellum": antike_icons,
    "tta-new-story": tta_icons,
    "tta-first-edition": tta_icons,
}
PREFIXES = ("bf_", "tk_")
SAYING: dict[str, Any] = {
    "belfort": BelfortSigns,
    "tzolkin": TzolkinSigns,
    "antike-duellum": AntikeSigns,
    "tta-new-story": TtaSigns,
    "tta-first-edition": TtaSigns,
}
COMMON = frozenset({"disc", "square", "shield", "tk_round", "bf_disc_full"})
"""Plain shapes: they carry figures and signs, and mean nothing by themselves."""
each_game = pytest.mark.parametrize("game", list(GAMES))
LOOKS = 5
"""Positions of a random game that are looked at."""


def painter(game: str) -> SheetPainter[Any]:
    found = presentation(game).painter
    assert isinstance(found, SheetPainter)
    return found


@cache
def beginning(game: str, options: tuple[tuple[str, Any], ...] = ()) -> Any:
    """A spectator's view of a game that begins."""
    rules = registry.rules(game)
    seats = min(rules.meta.seats)
    return rules.view(rules.setup(rules.options(**dict(options)), seats, 1).state, None)


def names(view: Any) -> tuple[str, ...]:
    return NAMES[: len(getattr(view, "players", ())) or 2]


def pages(game: str, view: Any) -> list[str]:
    found = painter(game).pictures(view)
    return [name for name in found if sheetnames.page_of(name) is not None]


def signs(game: str, view: Any) -> list[str]:
    """The names of all signs, from the first page to the last."""
    legend = painter(game).legend(view, ENGLISH)
    return [sign for page in legend for group in page for sign, _ in group.signs]


def drawings(game: str) -> dict[str, list[Callable[..., None]]]:
    """The drawings of a game that are kept once they are made, by their names."""
    home = painter(game).__module__.rpartition(".")[0]
    found: dict[str, list[Callable[..., None]]] = {}
    for name, module in list(sys.modules.items()):
        if name.startswith(home):
            for what, value in vars(module).items():
                if hasattr(value, "__wrapped__") and value.__module__ == name:
                    found.setdefault(what, []).append(value.__wrapped__)
    return found


def seen(c: Canvas, kept_: dict[str, list[Callable[..., None]]]) -> Iterator[str]:
    """The icons of a picture, those within kept drawings, too."""
    for mark in c.marks:
        if mark.what == "icon":
            yield str(mark.value)
        elif mark.what == "stamp":
            assert isinstance(mark.value, tuple)
            for draw in kept_[mark.by]:
                within = Canvas(400, 400, SLATE)
                try:
                    draw(within, 200, 200, *mark.value)
                except TypeError:  # another drawing of the same name
                    continue
                yield from seen(within, kept_)


@cache
def explained(game: str) -> frozenset[str]:
    """The icons in the legend. What has several colours is an icon where it steps back."""
    view, kept_ = beginning(game), drawings(game)
    drawn = (painter(game).composed(view, page, names(view)) for page in pages(game, view))
    named = (prefix + sign for prefix in PREFIXES for sign in signs(game, view))
    return frozenset(chain(*(seen(c, kept_) for c in drawn), named))


def registered(module: ModuleType) -> set[str]:
    """The icons that a game has of its own."""
    own = vars(module)
    prefix = next((p for p in PREFIXES if any(name.startswith(p) for name in own)), None)
    known = icons.names()
    return {n for n in known if n in own or (prefix is not None and n.startswith(prefix))}


@pytest.mark.parametrize("module", list(dict.fromkeys(GAMES.values())), ids=lambda m: m.__name__)
def test_every_sign_of_a_game_is_in_its_legend(module: ModuleType) -> None:
    """Also those that no random game shows; of two editions in one of both."""
    found = [explained(game) for game, own in GAMES.items() if own is module]
    assert registered(module) - COMMON - frozenset().union(*found) == set()


@pytest.mark.sliced(5)
@each_game
def test_whatever_pictures_show_is_in_the_legend(game: str) -> None:
    rules, kept_ = registry.rules(game), drawings(game)
    seats = max(rules.meta.seats)
    plies = list(walk(rules, rules.options(), seats, 3, wild=30))
    shown: set[str] = set()
    asked: set[str] = set()
    for ply in [*plies[7 :: max(1, len(plies) // LOOKS)], plies[-1]]:
        view = rules.view(ply.step.state, 0)
        for name in painter(game).pictures(view):
            shown.update(seen(painter(game).composed(view, name, names(view)), kept_))
    for ply in plies:
        for decision in ply.decisions:
            if decision.kind in asked:
                continue
            asked.add(decision.kind)
            view = rules.view(ply.state, decision.seat)
            for draw in (painter(game).question, painter(game).hand):
                args = (view, decision) if draw == painter(game).question else (view,)
                c = drawn(draw, *args, names(view))
                if c is not None:
                    shown.update(seen(c, kept_))
    assert shown - explained(game) - COMMON == set()


def drawn(draw: Callable[..., Any], *args: Any) -> Canvas | None:
    found: list[Any] = []
    try:
        return kept(lambda: found.append(draw(*args)))
    except ValueError:  # there is no such picture
        assert found == [None]
        return None


@each_game
def test_pages_are_as_wide_as_a_phone_shows_them(game: str) -> None:
    view = beginning(game)
    for page in pages(game, view):
        c = painter(game).composed(view, page, names(view))
        assert c.cut == []
        assert c.size[0] == WIDTH
        assert LOWEST <= c.size[1] <= HIGHEST, page
        assert painter(game).composed(view, page, names(view), PSEUDO).cut == []


@each_game
def test_signs_look_as_on_the_pictures(game: str) -> None:
    """Each beside what it means, below the title of its group; no sign has the look of another."""
    view, looks = beginning(game), legend_facts.LOOKS[game]
    for n, page in enumerate(painter(game).legend(view, ENGLISH)):
        facts: list[Fact] = [("", "text", Common(ENGLISH).signs(page=n + 1), TEXT)]
        for group in page:
            facts.append(("", "text", group.title, NOW))
            for sign, said in group.signs:
                facts += [(f"sign.{sign}", "text", said, TEXT), *looks(sign)]
        name = sheetnames.of_page(n)
        c = kept(lambda name=name: painter(game).paint(view, name, names(view)))  # type: ignore[misc]
        if game == "antike-duellum":
            check(name, Opened(c, PHONE), facts, antike_facts.QUIET)
        elif game.startswith("tta"):
            tta_marks.check(name, c, facts)
        else:
            check(name, c, facts)


@each_game
def test_a_legend_is_said_as_well(game: str) -> None:
    """All of it, page by page, and the same whoever looks."""
    view, found = beginning(game), presentation(game)
    texts = found.texts(names(view))
    legend = painter(game).legend(view, ENGLISH)
    assert len(pages(game, view)) == len(legend) == len(set(map(texts.picture, pages(game, view))))
    assert [sheetnames.of_page(n) for n in range(len(legend))] == pages(game, view)
    for name, page in zip(pages(game, view), legend, strict=True):
        said = texts.alt(view, name)
        assert len(said) <= ALT
        assert texts.picture(name) in said
        for group in page:
            assert group.title in said
            assert {meaning for _, meaning in group.signs if meaning not in said} == set()


@each_game
def test_every_sign_stands_once_and_no_word_is_left_over(game: str) -> None:
    view = beginning(game)
    found = signs(game, view)
    assert len(found) == len(set(found))
    spots = [
        spot
        for page in pages(game, view)
        for spot in painter(game).composed(view, page, names(view)).spots
    ]
    assert spots == [f"sign.{sign}" for sign in found]


def test_families_hold_the_signs_there_are() -> None:
    """Of both editions together, with the variant that has a sign of its own."""
    there: dict[Any, set[str]] = {}
    variant = beginning("tta-first-edition", (("no_ganging_up", True),))
    there[TtaSigns] = set(signs("tta-first-edition", variant))
    for game, say in SAYING.items():
        there.setdefault(say, set()).update(signs(game, beginning(game)))
    for say, found in there.items():
        assert set(say.FAMILIES["sign"]) <= found


def test_what_a_length_does_not_know_is_not_explained() -> None:
    """A game without military cards has none of their signs."""
    view = beginning("tta-first-edition", (("length", "simple"),))
    gone = {"kind-war", "kind-tactic", "kind-pact", "military-back", "defense"}
    assert gone <= set(signs("tta-first-edition", beginning("tta-first-edition")))
    assert gone.isdisjoint(signs("tta-first-edition", view))


@pytest.mark.parametrize("first", [0, 1])
def test_names_of_before_are_understood(first: int) -> None:
    assert sheetnames.today("overview", first) == "board"
    assert sheetnames.today("board", first) == "board"
    assert sheetnames.today("phone-more", first) == "phone-more"
    for seat in range(5):
        assert sheetnames.today(f"player-{seat + first}", first) == f"seat-{seat + 1}"
        assert sheetnames.today(f"seat-{seat + 1}", first) == f"seat-{seat + 1}"
        assert sheetnames.seat_of(sheetnames.of_seat(seat)) == seat
    assert sheetnames.today("player-x", first) == "player-x"
    assert sheetnames.seat_of("seat-0") is None


@each_game
def test_what_was_called_otherwise_is_still_there(game: str) -> None:
    """Every name that a picture had once leads to one of today, each to another."""
    view = beginning(game)
    old = range(1, 3) if game.startswith("tta") else range(2)
    before = [*(f"player-{n}" for n in old), "overview" if game.startswith("tta") else "board"]
    if game == "antike-duellum":  # it never had pictures of its players
        before = before[-1:]
    today = [painter(game).today(name) for name in before]
    assert len(set(today)) == len(before)
    assert set(today) <= set(painter(game).pictures(view))
