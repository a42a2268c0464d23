"""Courses: lessons of a game that one person goes through alone, in one private message."""

from bot.features.course.handlers import CourseHandlers
from bot.features.feature import Feature, Shared


def feature(shared: Shared) -> Feature:
    CourseHandlers(shared.context)
    return Feature()
