"""Lessons under way: what everybody has answered, and whether the goal is reached.

An attempt is made again from the answers that were given, so no state of a lesson is ever stored.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from engine import course, registry
from engine.contenders import Sight
from engine.core import Action, Decision, Rules, Step, steps_of
from engine.core.rng import seeded
from engine.course import Answer, Beginning, Glance, Lesson, Verdict
from engine.players import SafestPlayer
from engine.thinking import Settings, consider, evaluator

SIMPLE = Settings(width=1, depth=1, steps=40)
"""How the others look for an answer where the recorded one does not fit: quickly."""
MOST = 400
"""Answers of one lesson. Nobody needs so many; the next one begins the lesson again."""


@dataclass(frozen=True, slots=True)
class Told:
    """What the learner heard of one answer."""

    seat: int
    events: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Attempt:
    """A lesson under way.

    step: where the answers have led. start: the learner's view at its beginning. answers: all that
    were given since, those of the others included; done: those of the learner. told: what happened
    since the question before the last answer of the learner, that answer included.
    """

    game: str
    lesson: Lesson
    begins: Beginning
    step: Step[Any]
    start: Any
    answers: tuple[Answer, ...] = ()
    done: tuple[Action, ...] = ()
    told: tuple[Told, ...] = ()

    @property
    def rules(self) -> Rules[Any]:
        return registry.rules(self.game)

    @property
    def seat(self) -> int:
        """The learner's."""
        return self.begins.seat

    @property
    def view(self) -> Any:
        """What the learner sees now."""
        return self.rules.view(self.step.state, self.seat)

    @property
    def asked(self) -> tuple[Decision, ...]:
        """The questions to the learner."""
        return tuple(d for d in self.step.decisions if d.seat == self.seat)

    @property
    def verdict(self) -> Verdict:
        """Whether the goal is reached, or can be."""
        kinds = tuple(d.kind for d in self.asked)
        return self.lesson.judge(Glance(self.start, self.view, self.done, kinds))

    @property
    def over(self) -> bool:
        """Whether nothing more is to be done in this lesson."""
        return self.verdict != "open"

    @property
    def next(self) -> Action | None:
        """The answer that leads on along the recorded way; None if the learner has left it."""
        own = [self._read(raw) for seat, raw in self.begins.way if seat == self.seat]
        here = len(self.done)
        if here >= len(own) or tuple(own[:here]) != self.done or not self.asked:
            return None
        return own[here] if any(d.accepts(own[here]) for d in self.asked) else None

    def after(self, action: Action) -> Any:
        """What the learner would see after an answer."""
        step = self.rules.apply(self.step.state, self.seat, action, self.step.decisions)
        return self.rules.view(step.state, self.seat)

    def _read(self, raw: dict[str, Any]) -> Action:
        return self.rules.parse_action(json.dumps(raw))


@cache
def begin(game: str, code: str) -> Attempt:
    """A lesson at its beginning. Raises `KeyError` if the game has no such lesson."""
    lessons = course.course(game)
    if lessons is None:
        raise KeyError(game)
    lesson = lessons.lesson(code)
    begins, rules = course.beginning(game, code), registry.rules(game)
    scene = begins.scene
    step = rules.setup(rules.options.stored(scene.options), scene.seats, scene.deal)
    for seat, raw in scene.steps:
        step = rules.apply(step.state, seat, rules.parse_action(json.dumps(raw)), step.decisions)
    start = rules.view(step.state, begins.seat)
    return Attempt(game, lesson, begins, step, start)


def again(game: str, code: str, answers: Iterable[Answer]) -> Attempt:
    """A lesson after these answers. Raises `KeyError`, and `IllegalAction` if the rules do not
    allow one of them any more."""
    attempt = begin(game, code)
    for seat, raw in answers:
        attempt = _applied(attempt, seat, attempt._read(raw))
    return attempt


def answer(attempt: Attempt, action: Action) -> Attempt:
    """The lesson after an answer of the learner, or several together, and what the others answer
    until the learner is asked again. Raises `IllegalAction`."""
    for part in steps_of(action):
        attempt = _applied(attempt, attempt.seat, part)
    return _others(attempt)


def back(attempt: Attempt) -> Attempt:
    """The lesson without the last answer of the learner and what came of it."""
    own = [n for n, (seat, _) in enumerate(attempt.answers) if seat == attempt.seat]
    kept = attempt.answers[: own[-1]] if own else ()
    return again(attempt.game, attempt.lesson.code, kept)


def _applied(attempt: Attempt, seat: int, action: Action) -> Attempt:
    rules, mine = attempt.rules, seat == attempt.seat
    step = rules.apply(attempt.step.state, seat, action, attempt.step.decisions)
    raw = json.loads(rules.action_codec.dump_json(action))
    heard = Told(seat, tuple(n.event for n in step.news if n.heard_by(attempt.seat)))
    goes_on = mine and (not attempt.told or attempt.told[-1].seat == seat)
    return replace(
        attempt,
        step=step,
        answers=(*attempt.answers, (seat, raw)),
        done=(*attempt.done, action) if mine else attempt.done,
        told=(heard,) if mine and not goes_on else (*attempt.told, heard),
    )


def _others(attempt: Attempt) -> Attempt:
    """What the others answer, until the learner is asked or the goal is decided."""
    while attempt.step.decisions and not attempt.asked and len(attempt.answers) < MOST:
        if attempt.over:
            break
        decision = attempt.step.decisions[0]
        attempt = _applied(attempt, decision.seat, _chosen(attempt, decision))
    return attempt


def _chosen(attempt: Attempt, decision: Decision) -> Action:
    """The answer of another seat: the recorded one, if it fits; else one that is found quickly. The
    same attempt always meets the same answers."""
    seat = decision.seat
    given = sum(1 for who, _ in attempt.answers if who == seat)
    recorded = [raw for who, raw in attempt.begins.way if who == seat]
    if given < len(recorded):
        action = attempt._read(recorded[given])
        if decision.accepts(action):
            return action
    rules, rng = attempt.rules, seeded(attempt.begins.scene.deal + len(attempt.answers))
    sight = Sight(rules, attempt.step.state, seat)
    if not registry.GAMES[attempt.game].evaluator:
        return SafestPlayer().choose(sight.view(), decision, rng)
    found = consider(rules, evaluator(attempt.game), seat, SIMPLE, [sight.world(rng)], rng)
    return found.plans[0].actions[0]
