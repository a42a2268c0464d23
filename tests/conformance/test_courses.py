"""Every lesson of every game begins where its name says, can be reached and can be missed, and has
its words."""

from __future__ import annotations

import pytest

from bot.features.course import learner, pages
from bot.panel.controls import layout
from bot.widgets.ids import PanelState
from engine import attempts, course, registry
from engine.attempts import Attempt
from engine.core import Action, IllegalAction
from engine.core.rng import seeded
from engine.course import Missed
from engine.players import UniformPlayer
from render.course import CourseWords
from render.lang.language import ENGLISH
from render.registry import presentation
from tables.model.table import UserRef
from tables.operations.courses import Learning
from tools.lessons import WANTED

GAMES = [game for game in registry.GAMES if course.course(game) is not None]
LESSONS = [(w.game, w.lesson) for w in WANTED]
ANN = UserRef(11, "Ann")
LINES = 40
"""Lines by chance, of which one at least has to miss the goal."""


def lessons_of(game: str) -> course.Course:
    found = course.course(game)
    assert found is not None
    return found


def words_of(game: str) -> CourseWords:
    return pages.words_of(game, ENGLISH)


def sight(attempt: Attempt, *, marked: bool = False) -> learner.Sight:
    lessons = lessons_of(attempt.game)
    number = lessons.number(attempt.lesson.code)
    return learner.sight(Learning(lessons, attempt, number, ()), ANN, ENGLISH, marked=marked)


def test_every_lesson_has_a_position_and_a_course_has_five_to_eight() -> None:
    for game in GAMES:
        found = lessons_of(game)
        assert 5 <= len(found.lessons) <= 8
        assert [lesson.code for lesson in found.lessons] == [c for g, c in LESSONS if g == game]
        assert (found.lessons[0].code, found.lessons[-1].code) == ("win", "end")
    assert {game for game, _ in LESSONS} == set(GAMES)


@pytest.mark.parametrize(("game", "code"), LESSONS)
def test_a_lesson_is_what_its_name_says(game: str, code: str) -> None:
    [wanted] = [w for w in WANTED if (w.game, w.lesson) == (game, code)]
    attempt = attempts.begin(game, code)
    [decision] = attempt.step.decisions
    assert decision.seat == attempt.seat
    assert wanted.right(attempt.view, decision)
    assert registry.rules(game).check(attempt.step.state) == []
    assert attempt.verdict == "open"


@pytest.mark.parametrize(("game", "code"), LESSONS)
def test_the_way_that_is_shown_reaches_the_goal(game: str, code: str) -> None:
    attempt = attempts.begin(game, code)
    while not attempt.over:
        following = attempt.next
        assert following is not None
        page = pages.lesson_page(sight(attempt, marked=True), None)
        assert page.problems() == []
        assert _offered(attempt, following), "what is said stands on a control"
        before = attempt
        attempt = attempts.answer(attempt, following)
        assert attempts.again(game, code, attempt.answers).view == attempt.view
        assert attempts.back(attempt).view == before.view
    assert attempt.verdict == "reached"
    assert pages.lesson_page(sight(attempt), None).problems() == []


def _offered(attempt: Attempt, action: Action) -> bool:
    """Whether an answer stands in the menus of the page as it is called, unless numbers are typed
    or things are ticked for it."""
    seen = sight(attempt)
    said = pages.label_on_page(seen, action)
    place = PanelState(more=True)
    rows = layout(seen.menus, seen.speech.plain, seen.position.view, place).rows
    labels = [
        part.label
        for row in rows
        for part in (getattr(row, "options", None) or (row if isinstance(row, tuple) else ()))
    ]
    return any(label.startswith(said) for label in labels)


@pytest.mark.parametrize(("game", "code"), LESSONS)
def test_a_goal_can_be_missed_and_then_something_is_said(game: str, code: str) -> None:
    reasons = set()
    for seed in range(LINES):
        attempt, rng = attempts.begin(game, code), seeded(seed)
        while not attempt.over:
            [decision] = attempt.asked
            action = UniformPlayer().choose(attempt.view, decision, rng)
            attempt = attempts.answer(attempt, action)
        verdict = attempt.verdict
        if isinstance(verdict, Missed):
            reasons.add(verdict.code)
            page = pages.lesson_page(sight(attempt), None)
            assert page.problems() == []
            said = words_of(game).missed(verdict.code, count=verdict.count, need=verdict.need)
            assert any(said in text for text in _texts(page))
            break
    assert reasons
    assert reasons <= set(attempt.lesson.reasons)


def _texts(page: object) -> list[str]:
    found = page.view.walk_children()  # type: ignore[attr-defined]
    return [item.content for item in found if hasattr(item, "content")]


@pytest.mark.parametrize(("game", "code"), LESSONS)
def test_the_same_answers_meet_the_same_others(game: str, code: str) -> None:
    lines = []
    for _ in range(2):
        attempt, rng = attempts.begin(game, code), seeded(7)
        while not attempt.over:
            [decision] = attempt.asked
            attempt = attempts.answer(attempt, UniformPlayer().choose(attempt.view, decision, rng))
        lines.append(attempt.answers)
    assert lines[0] == lines[1]


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_has_words_that_are_short_enough(game: str) -> None:
    words, lessons = words_of(game), lessons_of(game).lessons
    families = words.FAMILIES  # type: ignore[attr-defined]
    codes = [lesson.code for lesson in lessons]
    assert all(list(families[part]) == codes for part in ("title", "about", "goal", "done"))
    reasons = dict.fromkeys(reason for lesson in lessons for reason in lesson.reasons)
    assert set(families["missed"]) == set(reasons)
    for lesson in lessons:
        assert 0 < len(words.title(lesson.code)) <= 40
        assert 0 < len(words.about(lesson.code)) <= 1_200
        assert 0 < len(words.goal(lesson.code, need=lesson.need)) <= 120
        assert 0 < len(words.done(lesson.code)) <= 400
    for reason in reasons:
        assert 0 < len(words.missed(reason, count=3, need=7)) <= 400


@pytest.mark.parametrize("game", GAMES)
def test_the_picture_outlines_what_the_next_answer_changes(game: str) -> None:
    code = lessons_of(game).lessons[0].code
    attempt = attempts.begin(game, code)
    following, painter = attempt.next, presentation(game).painter
    assert following is not None
    assert painter is not None
    view, then = attempt.view, attempt.after(following)
    names = sight(attempt).speech.names
    drawn = []
    for before in (view, then):
        parts = painter.parts(view, "phone")
        drawn.append(
            [
                painter.changes(
                    painter.public(before, part),
                    painter.public(view, part),
                    part,
                    names,
                    "x",
                    ahead=True,
                ).tobytes()
                for part in parts
            ]
        )
    assert drawn[0] != drawn[1]


def test_what_the_rules_refuse_changes_nothing() -> None:
    attempt = attempts.begin("tzolkin", "win")
    [bad] = [a for a in (attempts.begin("tzolkin", "place").next,) if a is not None]
    good = any(d.accepts(bad) for d in attempt.asked)
    if not good:
        with pytest.raises(IllegalAction):
            attempts.answer(attempt, bad)
    with pytest.raises(KeyError):
        attempts.begin("tzolkin", "nothing")
    with pytest.raises(KeyError):
        attempts.begin("no-game", "win")
    assert attempt.answers == ()
