"""Writes `engine/games/courses/`: for each lesson the first game of computers that comes to its
position and in which its goal can be reached.

Run it when rules have changed so that a lesson is no longer what its name says:
`python tools/courses.py [GAME [LESSON]]`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from engine import course, registry
from engine.contenders import Sight, Thinker
from engine.core import Action, Decision, Rules, Step
from engine.core.rng import seeded
from engine.course import Answer, Beginning, Glance, Lesson, written
from engine.players import UniformPlayer
from engine.scenes import ENDING, Scene
from engine.thinking import levels
from tools.lessons import WANTED, Wanted

COURSES = Path(__file__).resolve().parents[1] / "engine" / "games" / "courses"
DOZEN = 12
LOOKED_AT = 4_000
"""Lines of answers of the learner that are tried from one position."""


@dataclass(slots=True)
class Played:
    """A game as far as it has come."""

    rules: Rules[Any]
    step: Step[Any]
    answers: list[Answer] = field(default_factory=list)

    def after(self, seat: int, action: Action) -> Played:
        """The game after an answer."""
        step = self.rules.apply(self.step.state, seat, action, self.step.decisions)
        raw = json.loads(self.rules.action_codec.dump_json(action))
        return Played(self.rules, step, [*self.answers, (seat, raw)])


def _players(game: str, level: str, seats: int) -> list[Thinker]:
    return [Thinker(levels(game)[level].settings) for _ in range(seats)]


def _chosen(game: Played, players: list[Thinker], seed: int) -> tuple[int, Action]:
    decision = game.step.decisions[0]
    sight = Sight(game.rules, game.step.state, decision.seat)
    rng = seeded(seed * 7919 + len(game.answers))
    return decision.seat, players[decision.seat].choose(sight, decision, rng)


def _positions(wanted: Wanted, seed: int) -> Iterator[Played]:
    """The positions of one game at which the lesson may begin."""
    rules = registry.rules(wanted.game)
    options = rules.options.model_validate(wanted.options)
    game = Played(rules, rules.setup(options, wanted.seats, seed))
    players = _players(wanted.game, wanted.level, wanted.seats)
    while game.step.decisions and len(game.answers) < wanted.within:
        if len(game.step.decisions) == 1:
            decision = game.step.decisions[0]
            if wanted.right(rules.view(game.step.state, decision.seat), decision):
                yield game
        game = game.after(*_chosen(game, players, seed))


def _way(wanted: Wanted, lesson: Lesson, begun: Played, seed: int) -> tuple[Answer, ...] | None:
    """The first line of the learner that reaches the goal, those with fewest answers first; where a
    lesson takes turns, the one that a thinker finds."""
    seat, rules = begun.step.decisions[0].seat, begun.rules
    start = rules.view(begun.step.state, seat)
    if wanted.follows:
        return _thought(wanted, lesson, begun, seed)
    players = _players(wanted.game, wanted.level, wanted.seats)
    lines: list[tuple[Played, tuple[Action, ...]]] = [(Played(rules, begun.step), ())]
    for looked, (game, done) in enumerate(lines):
        if looked > LOOKED_AT:
            return None
        for decision in game.step.decisions:
            for action in _answers(decision, wanted):
                after = game.after(seat, action)
                while after.step.decisions and after.step.decisions[0].seat != seat:
                    if _verdict(lesson, start, after, seat, (*done, action)) != "open":
                        break
                    after = after.after(*_chosen(after, players, seed))
                verdict = _verdict(lesson, start, after, seat, (*done, action))
                if verdict == "reached" and wanted.shows(_own(begun, tuple(after.answers))):
                    return tuple(after.answers)
                if verdict == "open":
                    lines.append((after, (*done, action)))
    return None


def _thought(wanted: Wanted, lesson: Lesson, begun: Played, seed: int) -> tuple[Answer, ...] | None:
    """The line of a thinker, if it reaches the goal."""
    seat, rules = begun.step.decisions[0].seat, begun.rules
    start, done = rules.view(begun.step.state, seat), list[Action]()
    players = _players(wanted.game, wanted.level, wanted.seats)
    players[seat] = Thinker(levels(wanted.game)[wanted.follows].settings)
    game = Played(rules, begun.step)
    while True:
        verdict = _verdict(lesson, start, game, seat, tuple(done))
        if verdict != "open":
            return tuple(game.answers) if verdict == "reached" else None
        who, action = _chosen(game, players, seed)
        done += [action] if who == seat else []
        game = game.after(who, action)


def _missed(wanted: Wanted, lesson: Lesson, begun: Played, seed: int) -> bool:
    """Whether a learner who answers by chance misses the goal."""
    seat, rules, rng = begun.step.decisions[0].seat, begun.rules, seeded(seed)
    start, done = rules.view(begun.step.state, seat), list[Action]()
    players = _players(wanted.game, wanted.level, wanted.seats)
    game = Played(rules, begun.step)
    while (verdict := _verdict(lesson, start, game, seat, tuple(done))) == "open":
        decision = game.step.decisions[0]
        if decision.seat != seat:
            game = game.after(*_chosen(game, players, seed))
            continue
        done.append(UniformPlayer().choose(start, decision, rng))
        game = game.after(seat, done[-1])
    return verdict != "reached"


def _answers(decision: Decision, wanted: Wanted) -> Iterator[Action]:
    for menu in decision.menus:
        if not menu.confirm:
            yield from (action for action in menu.every() if wanted.uses(action))


def _verdict(
    lesson: Lesson, start: Any, game: Played, seat: int, done: tuple[Action, ...]
) -> course.Verdict:
    kinds = tuple(d.kind for d in game.step.decisions if d.seat == seat)
    return lesson.judge(Glance(start, game.rules.view(game.step.state, seat), done, kinds))


def find(wanted: Wanted, lesson: Lesson) -> Beginning:
    """The first game that comes to the lesson, up to there, and how its goal is reached."""
    for seed in count(wanted.first):
        for begun in _positions(wanted, seed):
            way = _way(wanted, lesson, begun, seed)
            if way is not None and wanted.shows(own := _own(begun, way)):
                if not wanted.least <= len(own) <= wanted.most:
                    continue
                if sum(_missed(wanted, lesson, begun, n) for n in range(DOZEN)) < wanted.missed:
                    continue
                rules = registry.rules(wanted.game)
                chosen = rules.options.model_validate(wanted.options).model_dump(mode="json")
                steps = tuple(begun.answers)
                scene = Scene(wanted.game, lesson.code, wanted.seats, chosen, seed, steps)
                return Beginning(scene, begun.step.decisions[0].seat, way)
    raise AssertionError("games do not end")


def _own(begun: Played, way: tuple[Answer, ...]) -> list[dict[str, Any]]:
    """The learner's part of a way."""
    seat = begun.step.decisions[0].seat
    return [raw for who, raw in way if who == seat]


def main() -> None:
    """Write all lessons, those of one game, or one."""
    game, code = [*sys.argv[1:3], "", ""][:2]
    for wanted in WANTED:
        if game in ("", wanted.game) and code in ("", wanted.lesson):
            lessons = course.course(wanted.game)
            assert lessons is not None
            begins = find(wanted, lessons.lesson(wanted.lesson))
            file = COURSES / wanted.game / f"{wanted.lesson}{ENDING}"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(written(begins))
            own = [raw for seat, raw in begins.way if seat == begins.seat]
            name = file.relative_to(COURSES)
            sys.stdout.write(f"{name}: deal {begins.scene.deal}, {len(begins.scene.steps)} steps\n")
            sys.stdout.write("".join(f"    {raw}\n" for raw in own))


if __name__ == "__main__":
    main()
