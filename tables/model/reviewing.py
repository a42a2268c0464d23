"""Looking back on somebody's turns in a finished game: which of them cost most. Pure; it runs where
computers think, in small parts.

A turn is judged by what its player could see: in worlds that look the same, with everything hidden
redealt.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core import Action, Rng
from engine.core.save import dump
from engine.thinking import Evaluator, Task, evaluator
from engine.thinking.levels import levels
from engine.thinking.review import Compared, as_reviewed
from tables.model.chance import number_of
from tables.model.reel import Reel, positions
from tables.model.turns import Point
from tables.model.ways import Way, differing, followed

MOST = 60
"""Turns of one game that are looked at; of more they are spread evenly."""
ALL_STEPS = 150_000
"""Answers that may be tried for all turns together, at the first look."""
CLOSER, CLOSER_STEPS = 6, 24_000
"""So many turns that may have cost most are looked at again, and answers tried for each."""
WORLDS = 2
"""Worlds in which turns are compared at the closer look; at the first look it is one."""
SHOWN = 3
"""Turns of which the player is told."""
WORTH_TELLING = 1.5
"""A loss that is smaller, in points or about so, is not told."""


@dataclass(frozen=True, slots=True)
class Played:
    """A turn as it was played. steps: those of its player; played: the answers in them. worlds:
    saves of how it began, which look the same to the player."""

    steps: tuple[int, ...]
    seat: int
    played: tuple[Action, ...]
    worlds: tuple[bytes, ...]
    seed: int
    game: str

    def task(self, steps: int, *, closer: bool) -> Task:
        """The question of how it could have been played better."""
        known = levels(self.game)
        settings = known["strong" if closer else "good"].settings
        worlds = self.worlds if closer else self.worlds[:1]
        settings = as_reviewed(settings, len(worlds), steps)
        return Task(self.game, self.seat, settings, worlds, self.seed, whole=True)


@dataclass(frozen=True, slots=True)
class Costly:
    """A turn that cost its player something. since: the step before it. loss: in points or about
    so. played: what was done, with the views from which it was; better: the plan."""

    since: int
    loss: float
    played: tuple[tuple[Any, Action], ...]
    better: Way


def turns_of(reel: Reel, seat: int, own: Sequence[int], secret: str) -> tuple[Played, ...]:
    """The turns of a seat, without those whose positions the present rules no longer lead to. own:
    the steps that the player has made. secret: from which the worlds are dealt."""
    game = reel.rules.meta.key
    eye, found = evaluator(game), list[Played]()
    for state, given in _grouped(reel, eye, seat, own):
        chance = Rng(number_of(f"{secret}:review:{given[0][0]}:{seat}"))
        worlds = tuple(
            dump(reel.rules, reel.rules.determinize(state, seat, chance)) for _ in range(WORLDS)
        )
        steps, played = zip(*given, strict=True)
        found.append(Played(steps, seat, played, worlds, chance.below(1 << 62), game))
    if len(found) <= MOST:
        return tuple(found)
    return tuple(found[round(i * (len(found) - 1) / (MOST - 1))] for i in range(MOST))


def _grouped(
    reel: Reel, eye: Evaluator[Any], seat: int, own: Sequence[int]
) -> Iterator[tuple[Any, list[tuple[int, Action]]]]:
    """Each turn of a seat: how it began, and the steps of the player with their answers."""
    actions = {step.seq: step.action for step in reel.steps}
    turn: tuple[int, int] | None = None
    begun: Any = None
    given: list[tuple[int, Action]] = []
    for before, state in positions(reel, sorted(step - 1 for step in own if step > 0)):
        moment, said = eye.moment(state), actions.get(before + 1)
        if moment[0] != seat or said is None:
            continue  # somebody else's turn asked for it
        if moment != turn:
            if given:
                yield begun, given
            turn, begun, given = moment, state, []
        given.append((before + 1, reel.rules.parse_action(said)))
    if given:
        yield begun, given


def costly(reel: Reel, found: Sequence[tuple[Played, Compared]]) -> tuple[Costly, ...]:
    """The turns that cost most, in the order of the game, with what was done and what could have
    been. found: turns that were looked at closely."""
    most = sorted(found, key=lambda one: -one[1].loss)[:SHOWN]
    most = [one for one in most if one[1].loss >= WORTH_TELLING]
    told: list[Costly] = []
    for played, compared in sorted(most, key=lambda one: one[0].steps):
        one = _told(reel, played, compared)
        if one is not None:
            told.append(one)
    return tuple(told)


def _told(reel: Reel, played: Played, compared: Compared) -> Costly | None:
    """One of them in facts; None if its plan cannot be shown or is what was played."""
    rules, seat = reel.rules, played.seat
    states = dict(positions(reel, [step - 1 for step in played.steps]))
    since = played.steps[0] - 1
    if since not in states:
        return None
    done = tuple(
        (rules.view(states[step - 1], seat), action)
        for step, action in zip(played.steps, played.played, strict=True)
        if step - 1 in states
    )
    here = Point(since, states[since], rules.decisions(states[since]))
    differs = differing(compared.played, compared.could)
    eye = evaluator(played.game)
    better = followed(rules, eye, here, seat, compared.best, differs, "other")
    if not better.steps or better.actions == played.played:
        return None
    return Costly(since, compared.loss, done, better)
