"""Pictures of the question: one for every kind, legible on a phone, without the means for others.

Snapshots as in `test_render_tta`.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

import engine.games.tta
from engine.core import Decision
from engine.games.tta.editions.first_edition import FIRST_EDITION
from engine.games.tta.editions.new_story import NEW_STORY
from engine.games.tta.view import View
from render.board.tta import PAINTER
from render.board.tta.question import ON_THE_TABLE, TEMPLATES, compose, has_picture
from render.canvas import Canvas
from render.phone import SEEN, TYPE, WIDTH
from render.picture import encode
from render.text.tta import FIRST_EDITION_TEXTS, TEXTS, TtaTexts
from tests.render.tta.questions import EVERY, NAMES, Question
from tests.render.tta.test_render_tta import compared, small

EDITIONS = (NEW_STORY.key, FIRST_EDITION.key)
SPEAKING = (TEXTS, FIRST_EDITION_TEXTS)
X_HEIGHT, LEAST = 0.53, 9
"""Height of small letters in em, and what it is to be at least in pixels of a phone."""
DIGITS = 36
"""Figures on tokens and ages on cards: their capitals are as high as small letters of `TYPE`."""


# ----------------------------------------------------------------------------- kinds of questions


def asked_in_code() -> set[str]:
    """Every kind of decision that the engine's code names."""
    root = Path(engine.games.tta.__file__).parent
    trees = [ast.parse(file.read_text("utf-8")) for file in root.rglob("*.py")]
    said = _said(trees)
    return {kind for tree in trees for kind in _kinds(tree, said)}


def _said(trees: list[ast.Module]) -> dict[str, set[str]]:
    """The strings that each name is given, or a function of this name gives back, anywhere."""
    found: dict[str, set[str]] = {}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.AnnAssign) and node.value is not None:
                targets: Sequence[ast.expr] = [node.target]
                value = node.value
            elif isinstance(node, ast.Assign):
                targets, value = node.targets, node.value
            elif isinstance(node, ast.FunctionDef):
                targets, value = [ast.Name(node.name)], ast.Tuple(_returned(node))
            else:
                continue
            strings = {
                x.value
                for x in ast.walk(value)
                if isinstance(x, ast.Constant) and isinstance(x.value, str) and x.value
            }
            for target in targets:
                if isinstance(target, ast.Name):
                    found.setdefault(target.id, set()).update(strings)
    return found


def _returned(function: ast.FunctionDef) -> list[ast.expr]:
    returns = (node for node in ast.walk(function) if isinstance(node, ast.Return))
    return [node.value for node in returns if node.value is not None]


def _kinds(tree: ast.Module, said: dict[str, set[str]]) -> Iterator[str]:
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Decision"):
            continue
        match node.args[1]:
            case ast.Constant(value=str(kind)):
                yield kind
            case ast.Attribute(attr=name) | ast.Name(id=name):
                assert said[name], f"nobody says what {name} is"
                yield from said[name]


@pytest.mark.sliced(10)
def test_every_kind_of_question_has_a_picture_or_is_listed() -> None:
    known = {*TEMPLATES, *ON_THE_TABLE}
    found = asked_in_code()
    assert {"bid", "gain_mix", "raid", "lose_token", "ruin_wonder", "sacrifice"} <= found, (
        "the search works"
    )
    assert found - known == set()


def test_what_the_table_shows_best_has_no_picture_of_its_own() -> None:
    view, _ = next(EVERY[0]())
    for kind in ON_THE_TABLE:
        assert PAINTER.question(view, Decision(0, kind, ()), NAMES[:2]) is None


# ----------------------------------------------------------------------------------- legibility


def public(question: Question) -> Question:
    """As everybody in the channel may see it."""
    view, d = question
    assert view.case is not None
    open_ = d.kind == "answer_pact"
    case = replace(
        view.case, holdings=(), means=None, forecasts=view.case.forecasts if open_ else ()
    )
    if case.fight is not None:
        case = replace(case, fight=replace(case.fight, so_far=0, means=None, worth=()))
    hidden = tuple(replace(p, military=(None,) * len(p.military)) for p in view.players)
    return replace(view, viewer=None, case=case, players=hidden), replace(d, menus=())


def names(view: View) -> tuple[str, ...]:
    return NAMES[: len(view.players)]


@pytest.fixture
def letters(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Every text that is written, with its size."""
    written: list[tuple[str, int]] = []
    write = Canvas.text

    def text(
        self: Canvas, x: float, y: float, said: str, size: int, *args: object, **more: object
    ) -> float:
        written.append((said, size))
        return write(self, x, y, said, size, *args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "text", text)
    return written


@pytest.mark.sliced
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("questions", EVERY)
def test_every_card_in_every_place_is_legible(
    questions: Callable[[str], Iterator[Question]], edition: str, letters: list[tuple[str, int]]
) -> None:
    """Nothing is cut, and small letters are 9 pixels high where a phone shows 390."""
    assert TYPE * X_HEIGHT * SEEN / WIDTH >= LEAST
    cut = set()
    for own in questions(edition):
        for means, (view, d) in ((True, own), (False, public(own))):
            if not has_picture(view, d, means=means):
                continue
            c = compose(view, d, names(view), means=means)
            cut |= {(d.kind, d.facts.get("card", d.facts.get("territory")), text) for text in c.cut}
            assert c.image.width == WIDTH
    assert not cut
    if not letters:
        pytest.skip("another edition asks this")
    assert {(said, size) for said, size in letters if size < TYPE and said != said.upper()} == set()
    assert min(size for said, size in letters if said) >= DIGITS


@pytest.mark.parametrize(("edition", "speaking"), [*zip(EDITIONS, SPEAKING, strict=True)])
@pytest.mark.parametrize("questions", EVERY)
def test_alternative_texts_are_short_enough(
    questions: Callable[[str], Iterator[Question]], edition: str, speaking: type[TtaTexts]
) -> None:
    for own in questions(edition):
        for means, (view, d) in ((True, own), (False, public(own))):
            texts = speaking(names(view))
            said = texts.question_alt(view, d, means=means)
            assert said.startswith(texts.asks(view, d)), "as the head of the picture"
            assert len(said) <= 1000


@pytest.mark.sliced(5)
def test_pictures_can_be_sent() -> None:
    for questions in EVERY:
        view, d = next(questions())
        image = PAINTER.question(view, d, names(view))
        assert image is not None
        assert image.mode == "P"
        assert len(encode(image, "question").data) <= 150_000


# ------------------------------------------------------------------------------------- snapshots


@pytest.mark.parametrize("questions", EVERY)
@pytest.mark.parametrize("means", [True, False])
def test_questions_look_as_they_did(
    questions: Callable[[], Iterator[Question]], means: bool
) -> None:
    own = next(questions())
    view, d = own if means else public(own)
    image = PAINTER.question(view, d, names(view), means=means)
    if image is None:
        pytest.skip("the table shows it")
    name = f"question-{questions.__name__}{'' if means else '-public'}"
    compared(name, small(image))
