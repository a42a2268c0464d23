"""Pictures of the questions of Tzolk'in: what an answer hangs on, and nothing that is secret."""

from __future__ import annotations

import ast
from dataclasses import replace
from pathlib import Path

import pytest

from engine.core import Decision, Fact, Menu, Pick, Share, Subset
from engine.games.tzolkin import frames
from engine.games.tzolkin.actions import (
    Climb,
    Construct,
    EndTurn,
    Harvest,
    KeepWealth,
    MoveCalendar,
    Offer,
    Pay,
    Perform,
    Place,
    Research,
    Skip,
    Take,
    TakeResources,
    Trade,
)
from engine.games.tzolkin.components import BUILDINGS, MONUMENTS, TRACKS, WEALTH
from engine.games.tzolkin.goods import Goods
from engine.games.tzolkin.view import TzolkinView
from render.board.tzolkin import PAINTER
from render.board.tzolkin.question import choices
from render.board.tzolkin.question.page import Case
from render.board.tzolkin.words import Words
from render.canvas import Canvas
from render.lang.catalogue.tzolkin_pictures import TzolkinPictures
from render.lang.language import ENGLISH, Language
from render.phone import IN_A_CARD, SEEN
from render.phone import WIDTH as PHONE
from render.text.base import ALT
from render.text.tzolkin import TzolkinTexts
from render.text.tzolkin.things import Things
from tests.render.lang.pseudo import PSEUDO
from tests.render.legibility import PIXELS, written
from tests.render.test_render_tzolkin import JOINTS, LEAST_FIGURES, LEAST_NAME, apart, is_name
from tests.render.tzolkin_tables import NAMES, ahead, fresh, full, learned, table

VIEW, CROWD = table(4), full(4)


def ask(kind: str, *menus: Menu, seat: int = 1, **facts: Fact) -> Decision:
    return Decision(seat, kind, menus, facts)


def keep(tiles: tuple[str, ...]) -> KeepWealth:
    return KeepWealth(tiles)


def trade(change: tuple[tuple[str, int], ...]) -> Trade:
    return Trade(change)


BUILD = Pick("construct", tuple(Construct(t.tile or "", True) for t in VIEW.display[:2]))
WAYS = (Harvest("corn"), Harvest("wood"), *(Harvest("burn", t) for t in ("chaac", "kukulkan")))
QUESTIONS: dict[str, tuple[TzolkinView, Decision]] = {
    "turn": (
        ahead(VIEW, 1),
        ask("turn", Pick("place", (Place("tikal"),)), Pick("take", (Take("tikal-2"),))),
    ),
    "turn, crowded": (ahead(CROWD, 1), ask("turn", Pick("place", (Place("tikal"),)))),
    "turn, theology": (learned(VIEW, 1), ask("turn", Pick("place", (Place("tikal"),)))),
    "turn, taking": (
        ahead(replace(VIEW, prices=(), mode="taking"), 1),
        ask("turn", Pick("end_turn", (EndTurn(),))),
    ),
    "choose_wealth": (
        fresh(4),
        ask("choose_wealth", Subset("keep", tuple(WEALTH)[:4], keep, "tiles", low=2, high=2),
            seat=0, count=2),
    ),
    "choose_building": (VIEW, ask("choose_building", BUILD, left=1, corn=0, what="tikal-2")),
    "choose_days": (
        ahead(replace(VIEW, prices=(), claimant=1, day=18, food_in=2), 1),
        ask("choose_days", Pick("move_calendar", (MoveCalendar(1), MoveCalendar(2))), day=18,
            food_sooner=True),
    ),
    "choose_building, monument": (
        CROWD,
        ask("choose_building", BUILD, Pick("monument", (Construct("M01"),)), left=2, corn=0,
            what="tikal-4"),
    ),
    "choose_building, corn": (VIEW, ask("choose_building", BUILD, left=1, corn=2, what="uxmal-4")),
    "choose_building, tile": (VIEW, ask("choose_building", BUILD, left=1, corn=0, what="A1-08")),
    "choose_track": (
        VIEW,
        ask("choose_track", Pick("research", tuple(Research(t) for t in TRACKS)), left=2,
            free=False, what="tikal-3"),
    ),
    "choose_track, free": (
        CROWD,
        ask("choose_track", Pick("research", tuple(Research(t) for t in TRACKS)), left=2,
            free=True, what="A2-17"),
    ),
    "choose_temples": (
        VIEW, ask("choose_temples", Pick("climb", (Climb(("chaac",)),)), count=1, what="uxmal-1"),
    ),
    "choose_temples, track": (
        CROWD,
        ask("choose_temples", Pick("climb", (Climb(("chaac",)),)), count=1, what="agriculture"),
    ),
    "at_market": (
        VIEW,
        ask("at_market", Share("trade", {"wood": (-1, 2)}, trade, "change", lambda _: True),
            Pick("skip", (Skip("market"),)), corn=5, what="uxmal-2"),
    ),
    "choose_harvest": (VIEW, ask("choose_harvest", Pick("harvest", WAYS), group=5)),
    "choose_harvest, free": (
        VIEW, ask("choose_harvest", Pick("harvest", (Harvest("free"),)), group=2),
    ),
    "choose_offering": (
        VIEW, ask("choose_offering", Pick("offer", (Offer("wood", "chaac"),)), what="theology"),
    ),
    "choose_action": (
        VIEW,
        ask("choose_action", Pick("perform", (Perform("palenque-1"), Perform("tikal-4"))), corn=1,
            what="uxmal-5"),
    ),
    "pay_any": (VIEW, ask("pay_any", Pick("pay", (Pay(Goods(wood=2)),)), count=2, what="theology")),
    "choose_resources": (
        VIEW,
        ask("choose_resources", Pick("take", (TakeResources(Goods(wood=1)),)), count=1,
            what="chichen_itza-9"),
    ),
}  # fmt: skip
each = pytest.mark.parametrize("name", list(QUESTIONS))


def sheet(
    name: str, language: Language = ENGLISH, *, means: bool = True, knowing: bool = True
) -> Canvas | None:
    """The picture. knowing: drawn from the view and the decision of the one who is asked."""
    view, decision = QUESTIONS[name]
    if not knowing:
        view, decision = PAINTER.public(view, "board"), replace(decision, menus=())
    names = NAMES[: len(view.players)]
    return choices.compose(Case(view, decision, names, Words(language), means))


@each
@pytest.mark.parametrize("means", [True, False])
@pytest.mark.parametrize("language", [ENGLISH, PSEUDO])
def test_nothing_is_cut(name: str, means: bool, language: Language) -> None:
    c = sheet(name, language, means=means)
    if c is None:
        assert name.startswith("turn")
        assert not means
        return
    assert c.cut == []
    assert c.image.width == PHONE
    assert c.image.width * 7 <= c.image.height * 11, "no wider than a client shows"
    assert c.image.height <= c.image.width * (1.75 if means else 1.35)


@each
def test_every_text_can_be_read_on_a_phone(name: str) -> None:
    with written() as found:
        sheet(name)
    small = [
        (one.text, one.size)
        for one in found
        if one.text not in JOINTS
        and one.pixels(PHONE, SEEN) < PIXELS
        and not (one.size >= LEAST_FIGURES and not any(c.islower() for c in one.text))
        and not (one.size >= LEAST_NAME and is_name(one.text))
    ]
    assert small == []
    assert found[0].pixels(PHONE, IN_A_CARD) >= PIXELS, "who is asked can be read in a card"


@each
def test_the_public_picture_is_drawn_from_what_everybody_knows(name: str) -> None:
    known, public = sheet(name, means=False), sheet(name, means=False, knowing=False)
    assert (known and known.image.tobytes()) == (public and public.image.tobytes())


def test_the_tiles_to_choose_from_are_for_their_owner_alone() -> None:
    """TZ-2.2: the starting wealth is chosen in secret."""
    view, decision = QUESTIONS["choose_wealth"]
    other = replace(view, players=(
        replace(view.players[0], dealt=tuple(WEALTH)[8:12]), *view.players[1:],
    ))  # fmt: skip
    drawn = [PAINTER.question(v, decision, NAMES) for v in (view, other)]
    hidden = [PAINTER.question(v, decision, NAMES, means=False) for v in (view, other)]
    mine, theirs = (image for image in drawn if image is not None)
    public, same = (image for image in hidden if image is not None)
    assert apart(mine, theirs) > 1000
    assert public.tobytes() == same.tobytes()
    assert public.height < mine.height


@pytest.mark.parametrize("name", ["choose_wealth", "choose_building, monument"])
def test_tiles_to_choose_from_bear_the_names_that_menus_have(name: str) -> None:
    view, decision = QUESTIONS[name]
    with written() as found:
        sheet(name)
    said, words = {one.text for one in found}, Words()
    dealt = view.players[decision.seat].dealt
    shown = [slot.tile for slot in view.display] + [m.tile for m in view.monuments if m.by is None]
    for tile in dealt if name == "choose_wealth" else shown:
        assert tile is None or words.tile(tile) in said


def test_who_waits_for_a_turn_sees_the_table() -> None:
    view, decision = QUESTIONS["turn"]
    assert PAINTER.question(view, decision, NAMES) is not None
    assert PAINTER.question(view, decision, NAMES, means=False) is None


def kinds_asked() -> set[str]:
    """The kinds of all decisions, read off the frames."""
    folder = Path(next(iter(frames.__path__)))
    found = set()
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and any(
                isinstance(part, ast.FunctionDef) and part.name == "ask" for part in node.body
            ):
                found |= {
                    part.value.value
                    for part in node.body
                    if isinstance(part, ast.AnnAssign)
                    and isinstance(part.target, ast.Name)
                    and part.target.id == "kind"
                    and isinstance(part.value, ast.Constant)
                    and isinstance(part.value.value, str)
                }
    return found


def test_every_kind_of_question_has_a_picture_and_an_example() -> None:
    families = TzolkinPictures.FAMILIES
    assert set(choices.TEMPLATES) == kinds_asked()
    assert set(families["asked"]) == set(choices.TEMPLATES)
    assert {decision.kind for _, decision in QUESTIONS.values()} == set(choices.TEMPLATES)
    assert PAINTER.question(VIEW, ask("nothing_there_is"), NAMES) is None


def test_what_can_be_chosen_is_marked() -> None:
    for name in ("choose_building", "choose_action", "choose_days"):
        shown, public = sheet(name), sheet(name, means=False)
        assert shown is not None
        assert public is not None
        assert apart(shown.image, public.image) > 1000


@pytest.mark.parametrize(
    ("name", "source"),
    [("at_market", "Uxmal"), ("choose_offering", "Theology"), ("choose_temples", "Uxmal")],
)
def test_the_head_names_what_the_question_comes_from(name: str, source: str) -> None:
    with written() as found:
        sheet(name)
    assert source in " ".join(one.text for one in found[:4])


def test_monuments_are_shown_where_one_may_be_built() -> None:
    """TZ-8: Tikal 4, as long as nothing has been built with it."""
    view, decision = QUESTIONS["choose_building, monument"]
    later = replace(decision, facts={**decision.facts, "left": 1})
    one, two = (PAINTER.question(view, d, NAMES) for d in (decision, later))
    assert one is not None
    assert two is not None
    assert one.height > two.height


def test_what_architecture_gives_is_told_while_it_can_be_used() -> None:
    """TZ-6: once with an action."""
    view, decision = QUESTIONS["choose_building"]
    unskilled = Pick("construct", tuple(Construct(t.tile or "") for t in VIEW.display[:2]))
    used = replace(decision, menus=(unskilled,))
    one, two = (PAINTER.question(view, d, NAMES) for d in (decision, used))
    assert one is not None
    assert two is not None
    assert one.height > two.height


def test_every_tile_has_room_where_it_is_chosen() -> None:
    tiles = [*BUILDINGS, *MONUMENTS]
    for i in range(0, len(tiles), 6):
        slots = [replace(VIEW.display[k], tile=t) for k, t in enumerate(tiles[i : i + 6])]
        view = replace(VIEW, display=tuple(slots))
        for corn in (0, 2):
            asked = ask("choose_building", BUILD, left=1, corn=corn, what="tikal-2")
            case = Case(view, asked, NAMES, Words(), True)
            with written() as found:
                choices.compose(case)
            assert all(one.size >= LEAST_FIGURES or one.text in JOINTS for one in found)


TOLD: dict[str, tuple[str, ...]] = {
    "turn": ("Places for the next worker: ", "Tikal ", " now", "in 1 day: "),
    "turn, theology": (
        "(Theology: Chichen Itza 2) now",
        "(Theology: Chichen Itza 5)",
    ),
    "choose_wealth": ("still choosing.", "Palenque 5: 1 stone and 1 gold. 1 step in Agriculture."),
    "choose_building": ("Buildings: ", "Monuments: ", "You can pay for "),
    "choose_building, corn": ("Buildings: ", "You can pay for "),
    "choose_days": (
        "The next days: 18, 19, 20 (Food Day)",
        "The calendar can move to day 19 or 20.",
    ),
    "choose_track": ("Technologies: ",),
    "choose_temples": ("Temples: Chaac ",),
    "choose_offering": ("Temples: Chaac ",),
    "at_market": ("1 wood for 2 corn", "1 stone for 3 corn", "1 gold for 4 corn"),
    "choose_harvest": ("The field: Palenque 5: ", "You can choose "),
    "choose_action": ("Palenque 1: ", "Tikal 4: up to 2 buildings or a monument."),
    "pay_any": ("Any 2 resources.",),
    "choose_resources": ("Any 1 resource.",),
}
"""What must be told of the pictures, beside the goods of who is asked."""


@each
def test_what_is_drawn_is_told_to_who_cannot_see_it(name: str) -> None:
    """The head of the picture first, never the question word for word: that stands above it."""
    view, decision = QUESTIONS[name]
    group = int(str(decision.facts.get("group", 0)))
    view = replace(view, asked=replace(view.asked, group=group))
    texts = TzolkinTexts(NAMES)
    said = texts.question_alt(view, decision)
    assert said.startswith(f"{texts.asks(view, decision)}\n")
    assert texts.prompt(view, decision) not in said
    assert 0 < len(said) <= ALT
    for part in TOLD.get(name, ()):
        assert part in said
    if decision.kind not in ("choose_wealth", "choose_days"):
        goods = view.players[decision.seat].goods
        assert f"Has {Things().goods(goods)}." in said
    bare = replace(decision, menus=())
    public = texts.question_alt(replace(view, viewer=None, foresight=()), bare, means=False)
    assert "You can " not in public
    assert "Tikal 4: " not in public
