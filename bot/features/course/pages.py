"""The pages of a course: a lesson, and the list of all lessons."""

from __future__ import annotations

from typing import Any

import discord

from bot.features.course.learner import BEGIN, SHOW, UNDO, Sight
from bot.features.welcome.pages import learn_button
from bot.panel import controls, panel
from bot.panel.boards import Board
from bot.widgets import course, items, limits, turn_summary
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_ASKED, COLOUR_OVER, COLOUR_WAITING, Control, Page
from bot.widgets.names import harmless
from engine.core import Action
from engine.course import Course, Missed
from render.course import CourseWords
from render.lang.catalogue.bot_course import BotCourse
from render.lang.language import Language
from render.registry import listing, presentation
from render.text.base import shorten
from tables.model.courses import Progress

NOTE, LINES, ROOM = 400, 6, 700
"""Room for a remark, and for what happened."""
SEARCHED = 200
"""Answers of a menu among which a marked one is looked for."""


def words_of(game: str, language: Language) -> CourseWords:
    """The words of the course of a game. Raises `LookupError` for one without."""
    found = presentation(game).texts([], language).course()
    if found is None:
        raise LookupError(game)
    return found


def lesson_page(sight: Sight, board: Board | None) -> Page:
    """A lesson as far as it has come: its goal, what happened, the picture and the menus."""
    attempt = sight.learning.attempt
    over = attempt.over
    parts: list[discord.ui.Item[Any] | None] = [
        items.text("\n".join(_head(sight))),
        _text(_happened(sight)),
        *_above(sight, board),
        _text("\n".join(_asked(sight))),
        *([] if over else _menus(sight)),
        *_steering(sight),
    ]
    verdict = attempt.verdict
    colour = COLOUR_OVER if verdict == "reached" else COLOUR_WAITING if over else COLOUR_ASKED
    said = parts[2]
    if board is None and said is not None:
        panel.fit(said, sight.speech, parts)
    return items.page(*parts, pictures=board.pictures if board else (), accent=colour)


def _head(sight: Sight) -> list[str]:
    """Which lesson it is, what it is about and what is to be reached; or what came of it."""
    attempt, say = sight.learning.attempt, BotCourse(sight.speech.language)
    lesson, verdict = attempt.lesson, attempt.verdict
    words = words_of(attempt.game, sight.speech.language)
    game, lessons = sight.speech.listing.short_title(), sight.learning.course.lessons
    number, count = sight.learning.number + 1, len(lessons)
    goal = words.goal(lesson.code, need=lesson.need)
    found = [
        f"-# {say.lesson_of(game=game, number=number, count=count)}",
        f"### {words.title(lesson.code)}",
    ]
    if sight.note:
        found.append(f"> {shorten(sight.note, NOTE)}")
    if verdict == "reached":
        last = [say.course_over()] if number == count else []
        return [*found, say.reached(goal=goal), words.done(lesson.code), *last]
    if isinstance(verdict, Missed):
        why = words.missed(verdict.code, count=verdict.count, need=verdict.need)
        return [*found, say.goal(goal=goal), say.missed(why=why)]
    about = [] if attempt.done else [words.about(lesson.code)]
    return [*found, *about, say.goal(goal=goal)]


def _happened(sight: Sight) -> str:
    """What came of the last answer."""
    found = turn_summary.summary_lines(sight.speech, sight.told(), sight.position.viewer)

    def more(count: int) -> str:
        return BotCourse(sight.speech.language).and_more(count=count)

    return turn_summary.told(found, LINES, ROOM, more=more)


def _above(sight: Sight, board: Board | None) -> list[discord.ui.Item[Any] | None]:
    """The pictures, or the board in words; and the button from the question to the table."""
    if board is None:
        return [panel.board_in_words(sight.position, sight.speech)]
    found: list[discord.ui.Item[Any] | None] = [*items.galleries(board.pictures)]
    switch = panel.switch_label(sight.speech, sight.place, question=board.question)
    if switch and sight.place.sure is None and sight.position.decisions:
        found.append(items.row(items.button(switch, sight.control(None, "t"))))
    return found


def _asked(sight: Sight) -> list[str]:
    """The question, and what to press if that is marked."""
    attempt, say = sight.learning.attempt, BotCourse(sight.speech.language)
    if attempt.over:
        return []
    found = panel.prompts(sight.position, sight.speech, sight.menus)
    following = attempt.next
    if sight.marked and following is not None:
        said = say.press_this if sight.outlines else say.choose_this
        found.append(said(action=harmless(label_on_page(sight, following))))
    elif attempt.lesson.marked and attempt.done and following is None:
        found.append(say.left_the_way())
    return found


def label_on_page(sight: Sight, action: Action) -> str:
    """An answer as its control is called on this page; in other words where it has none."""
    texts, view = sight.speech.plain, sight.position.view
    layout = controls.layout(sight.menus, texts, view, sight.place)
    for k, entry in enumerate(sight.menus):
        for i, answer in enumerate(entry.menu.every()):
            if entry.whole(answer) == action and i < SEARCHED:
                found = controls.label_of_answer(layout, k, entry, i)
                return found or texts.action(view, action)
            if i >= SEARCHED:
                break
    return texts.action(view, action)


def _menus(sight: Sight) -> list[discord.ui.Item[Any]]:
    layout = controls.layout(sight.menus, sight.speech.plain, sight.position.view, sight.place)
    found = panel.rows(layout, sight.control)
    if sight.place.sure is not None:
        return found
    more: list[Control] = []
    if layout.folded:
        say = sight.speech.say
        label = say.fewer_choices() if sight.place.more else say.more_choices()
        more.append(items.button(label, sight.control(None, "m")))
    if layout.pages > 1:
        nth = min(sight.place.page, layout.pages - 1)
        label = sight.speech.say.next_menus(page=nth + 1, pages=layout.pages)
        more.append(items.button(label, sight.control(None, f"q{(nth + 1) % layout.pages}")))
    return [*found, *([items.row(*more)] if more else [])]


def _steering(sight: Sight) -> list[discord.ui.Item[Any]]:
    """The buttons of the lesson itself."""
    if sight.place.sure is not None:
        return []
    attempt, say = sight.learning.attempt, BotCourse(sight.speech.language)
    lessons, number = sight.learning.course.lessons, sight.learning.number
    reached = attempt.verdict == "reached"
    found: list[Control] = []
    if reached and number + 1 < len(lessons):
        following = (attempt.game, lessons[number + 1].code, BEGIN, "0")
        found.append(items.button(say.next_lesson(), ControlId("lesson", 0, following), "success"))
    elif reached:
        found.append(learn_button(sight.speech.language, attempt.game, say.game_with_hints()))
    if attempt.done and not reached:
        found.append(items.button(sight.speech.say.undo(), sight.steer(UNDO, marked=sight.marked)))
    if not reached and not sight.marked:
        found.append(items.button(say.show_me(), sight.steer(SHOW, marked=True)))
    if attempt.done:
        style = "primary" if attempt.over and not reached else "secondary"
        found.append(items.button(say.again(), sight.steer(BEGIN), style))
    found.append(items.button(say.all_lessons(), ControlId("lessons", 0, (attempt.game,))))
    return [items.row(*found)]


def lessons_page(language: Language, game: str, lessons: Course, progress: Progress) -> Page:
    """What the course is, and all of its lessons."""
    say, words = BotCourse(language), words_of(game, language)
    options = []
    for number, lesson in enumerate(lessons.lessons, 1):
        title = f"{number}. {words.title(lesson.code)}"
        label = say.lesson_done(title=title) if lesson.code in progress.done else title
        options.append(
            discord.SelectOption(label=shorten(label, limits.OPTION_LABEL), value=lesson.code)
        )
    head = say.course_of(game=listing(game, language).title())
    about = say.course_is(count=len(lessons.lessons), minutes=course.minutes(lessons))
    begun = say.go_on() if progress.lesson else say.begin_course()
    return items.page(
        items.text(f"### {head}\n{about}"),
        items.row(
            items.button(begun, ControlId("goon", 0, (game,)), "success"),
            learn_button(language, game, say.game_with_hints()),
        ),
        items.row(items.select(ControlId("lessons", 0, (game,)), say.choose_lesson(), options)),
        accent=COLOUR_ASKED,
    )


def _text(content: str) -> discord.ui.Item[Any] | None:
    return items.text(content) if content.strip() else None
