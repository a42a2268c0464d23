"""The ways into the course of a game, for pages that offer it."""

from __future__ import annotations

from bot.widgets import items
from bot.widgets.ids import ControlId
from bot.widgets.items import Control
from engine.course import Course
from render.lang.catalogue.bot_course import BotCourse
from render.lang.language import Language

COURSE = "course"
"""What the button does: it opens a message that only the user sees."""
MINUTES_PER_LESSON = 0.75
"""How long a lesson takes somebody who reads all of it."""


def minutes(course: Course) -> int:
    """About how long a course takes."""
    return max(1, round(len(course.lessons) * MINUTES_PER_LESSON))


def button(language: Language, game: str, course: Course) -> Control:
    """Opens the course of a game where the user stopped."""
    label = BotCourse(language).course_button(minutes=minutes(course))
    return items.button(label, ControlId(COURSE, 0, (game,)), "primary")
