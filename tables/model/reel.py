"""A whole game, for a process that has no database: what its time-lapse and its review are made
of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core import IllegalAction, Rules, SaveError, save
from tables.model.chance import Word, chance
from tables.model.formats import Format
from tables.model.seat_names import Names
from tables.model.stored import StoredSave


@dataclass(frozen=True, slots=True)
class ReelStep:
    """A step as it is stored; `action` is JSON.

    hash: None if that of the state in its present form is not known.
    """

    seq: int
    seat: int | None
    action: str | None
    hash: str | None
    reseeds: tuple[Word, ...] = ()


@dataclass(frozen=True, slots=True)
class Reel:
    """What a film is made of.

    board: the module of the painter. saves: the stored states by step. ends: the last step of each
    turn, from the set-up to the end. shape: the format of the pictures that the table posted.
    """

    rules: Rules[Any]
    board: str
    names: Names
    steps: tuple[ReelStep, ...]
    saves: dict[int, StoredSave]
    ends: tuple[int, ...]
    shape: Format = "phone"


def positions(reel: Reel, wanted: Sequence[int]) -> Iterator[tuple[int, Any]]:
    """The states after the wanted steps, in one pass: from the nearest save and the actions since.

    Positions that the present rules no longer lead to are left out.
    """
    steps = {step.seq: step for step in reel.steps}
    here: tuple[int, Any] | None = None
    for seq in wanted:
        base = max((n for n in reel.saves if n <= seq), default=-1)
        if base >= 0 and (here is None or base > here[0]):
            here = _loaded(reel, base)
        if here is not None:
            here = _played(reel.rules, here, seq, steps)
        if here is not None:
            yield here


def _loaded(reel: Reel, seq: int) -> tuple[int, Any] | None:
    try:
        return seq, save.read(reel.rules, reel.saves[seq].document())
    except SaveError:
        return None


def _played(
    rules: Rules[Any], here: tuple[int, Any], goal: int, steps: dict[int, ReelStep]
) -> tuple[int, Any] | None:
    """The position after the steps up to `goal`; None if they do not lead to the stored one."""
    seq, state = here
    try:
        for number in range(seq + 1, goal + 1):
            step = steps[number]
            if step.seat is None or step.action is None:
                return None
            state = rules.apply(state, step.seat, rules.parse_action(step.action)).state
            for word in step.reseeds:
                state = rules.reseed(state, chance(word))
    except (IllegalAction, KeyError):
        return None
    known = steps[goal].hash
    if goal > seq and known is not None and save.state_hash(rules, state) != known:
        return None
    return goal, state
