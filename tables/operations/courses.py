"""Courses: each learner goes through the lessons of a game alone, and may stop anywhere.

Nothing of a lesson is a table: only what was answered in it is kept.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace

from engine import attempts, course
from engine.attempts import Attempt
from engine.core import Action, IllegalAction
from engine.course import Course
from tables.model.courses import Progress
from tables.model.errors import UserError
from tables.operations.repository import TableRepository
from tables.store import course_rows


@dataclass(frozen=True, slots=True)
class Learning:
    """A learner in a course. attempt: the open lesson, as far as it has come; number: its place
    among the lessons, from 0. done: the lessons whose goals were reached."""

    course: Course
    attempt: Attempt
    number: int
    done: tuple[str, ...]


class Courses:
    """Learners and how far they are."""

    def __init__(self, repository: TableRepository) -> None:
        self._store = repository.store
        self._now = repository.now

    async def progress(self, user_id: int, game: str) -> Progress:
        """How far somebody is in the course of a game."""
        return await self._store.read(lambda db: course_rows.load(db, user_id, game))

    async def open(self, user_id: int, game: str, lesson: str = "") -> Learning:
        """A lesson where the learner stopped, or another one from its beginning; without a name the
        open one, at first the first. Raises `UserError` if there is no such lesson."""
        lessons = _course(game)
        before = await self.progress(user_id, game)
        wanted = lesson or before.lesson or lessons.lessons[0].code
        if wanted == before.lesson:
            return await self._learning(game, lessons, before)
        return await self.begin(user_id, game, wanted)

    async def begin(self, user_id: int, game: str, lesson: str) -> Learning:
        """A lesson from its beginning. Raises `UserError` if there is no such lesson."""
        lessons = _course(game)
        _known(lessons, lesson)
        before = await self.progress(user_id, game)
        return await self._kept(user_id, game, lessons, replace(before, lesson=lesson, answers=()))

    async def answer(self, user_id: int, learning: Learning, action: Action) -> Learning:
        """The lesson after an answer of the learner and those of the others. Raises
        `IllegalAction`."""
        after = await asyncio.to_thread(attempts.answer, learning.attempt, action)
        return await self._changed(user_id, learning, after)

    async def back(self, user_id: int, learning: Learning) -> Learning:
        """The lesson without the last answer of the learner."""
        after = await asyncio.to_thread(attempts.back, learning.attempt)
        return await self._changed(user_id, learning, after)

    async def _changed(self, user_id: int, learning: Learning, after: Attempt) -> Learning:
        code, done = after.lesson.code, learning.done
        if after.verdict == "reached" and code not in done:
            done = (*done, code)
        progress = Progress(code, after.answers, done)
        await self._save(user_id, after.game, progress)
        return replace(learning, attempt=after, done=done)

    async def _kept(self, user_id: int, game: str, lessons: Course, progress: Progress) -> Learning:
        await self._save(user_id, game, progress)
        return await self._learning(game, lessons, progress)

    async def _save(self, user_id: int, game: str, progress: Progress) -> None:
        now = self._now()
        await self._store.write(lambda db: course_rows.save(db, user_id, game, progress, now))

    async def _learning(self, game: str, lessons: Course, progress: Progress) -> Learning:
        """The open lesson. One that the rules do not lead through any more begins again."""
        code = progress.lesson
        if all(lesson.code != code for lesson in lessons.lessons):
            code, progress = lessons.lessons[0].code, replace(progress, answers=())
        try:
            attempt = await asyncio.to_thread(attempts.again, game, code, progress.answers)
        except IllegalAction:
            attempt = await asyncio.to_thread(attempts.begin, game, code)
        return Learning(lessons, attempt, lessons.number(code), progress.done)


def _course(game: str) -> Course:
    found = course.course(game)
    if found is None:
        raise UserError("no_course")
    return found


def _known(lessons: Course, code: str) -> None:
    if all(lesson.code != code for lesson in lessons.lessons):
        raise UserError("old_button")
