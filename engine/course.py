"""A course: short lessons, each a prepared position of a game and something to reach in it.

The rules run a lesson, so a learner may do whatever is allowed. A game that has a course names it
in `games.toml`; `tools/courses.py` writes the positions, one file for each lesson.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Literal

from engine import registry, scenes
from engine.core import Action
from engine.scenes import ENDING, Scene

Answer = tuple[int, dict[str, Any]]
"""Who answered, and what, as a JSON value."""


@dataclass(frozen=True, slots=True)
class Glance:
    """What tells how far a lesson is.

    start, now: what the learner saw at its beginning, and sees now. done: the learner's answers so
    far. asked: the kinds of questions that the learner has to answer now; none if the game is over.
    """

    start: Any
    now: Any
    done: tuple[Action, ...]
    asked: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Missed:
    """The goal cannot be reached any more. code: why; there is a sentence for each. count: how much
    there is of what was wanted; need: how much it should have been."""

    code: str
    count: int = 0
    need: int = 0


Verdict = Literal["reached", "open"] | Missed
Judge = Callable[[Glance], Verdict]


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson. code: its name. judge: whether its goal is reached. reasons: the codes with which
    it can be missed. marked: what to press is marked from the beginning, and not only on request.
    need: the number that its goal names, if it names one."""

    code: str
    judge: Judge
    reasons: tuple[str, ...]
    marked: bool = False
    need: int = 0


@dataclass(frozen=True, slots=True)
class Course:
    """The lessons of a game, in order."""

    lessons: tuple[Lesson, ...]

    def number(self, code: str) -> int:
        """The place of a lesson, from 0. Raises `KeyError`."""
        for number, lesson in enumerate(self.lessons):
            if lesson.code == code:
                return number
        raise KeyError(code)

    def lesson(self, code: str) -> Lesson:
        """One lesson. Raises `KeyError`."""
        return self.lessons[self.number(code)]


@dataclass(frozen=True, slots=True)
class Beginning:
    """How a lesson begins. scene: the way to its position. seat: the learner's. way: answers from
    there on that reach the goal, those of the others included."""

    scene: Scene
    seat: int
    way: tuple[Answer, ...]


def course(game: str) -> Course | None:
    """The course of a game; None if it has none."""
    entry = registry.GAMES.get(game)
    if entry is None or not entry.course:
        return None
    found: Course = registry.load(entry.course)
    return found


@cache
def beginning(game: str, code: str) -> Beginning:
    """How a lesson begins. Raises `FileNotFoundError` for one that there is not."""
    file = resources.files("engine.games") / "courses" / game / f"{code}{ENDING}"
    raw = scenes.unpacked(file.read_bytes())
    return Beginning(scenes.read(game, code, raw), raw["seat"], answers(raw["way"]))


def written(begins: Beginning) -> bytes:
    """A beginning as it is kept."""
    head = scenes.told(begins.scene)
    return scenes.packed({**head, "seat": begins.seat, "way": begins.way})


def answers(raw: Any) -> tuple[Answer, ...]:
    """Answers from JSON."""
    return tuple((int(seat), dict(action)) for seat, action in raw)
