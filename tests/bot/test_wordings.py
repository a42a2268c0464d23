"""Usual wordings of actions, as people type them, are understood where the action is offered."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.panel import typed, typed_line
from bot.panel.entries import Entry
from bot.panel.panel import menus_of
from bot.panel.typed import Candidate, Unclear, Understood
from engine.core import Decision, Rules, lookahead
from engine.selfplay import walk
from render.registry import presentation
from render.text.base import Texts
from tables.model.table import Position
from tests.conformance.cases import game, options
from tests.conformance.test_panels import table

FOLDER = Path(__file__).parent / "wordings"
PLAYED = {
    "tta-new-story": ((3, 31),),
    "tta-first-edition": ((3, 33),),
    "tzolkin": ((3, 31), (4, 41), (3, 43)),
    "belfort": ((3, 31),),
    "antike-duellum": ((2, 31),),
}
"""Games that are played by chance, by their seats and seeds, for the positions of the lists."""
NAMES = ("Ann", "Bob", "Cy")


@dataclass(frozen=True, slots=True)
class Wording:
    """A line of a list. times: so often. several: it is asked which."""

    said: str
    label: str
    times: int = 1
    several: bool = False


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of a game and what can be answered there."""

    menus: tuple[Entry, ...]
    asked: tuple[Decision, ...]
    texts: Texts[Any]
    view: Any
    listed: tuple[Candidate, ...]

    def beginning(self, label: str) -> list[Candidate]:
        same = [c for c in self.listed if c.label == label]
        return same or [c for c in self.listed if c.label.startswith(label)]


def wordings(key: str) -> Iterator[Wording]:
    for line in (FOLDER / f"{key}.txt").read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            said, _, label = (part.strip() for part in line.partition("|"))
            times = re.match(r"(\d)x ", label)
            several = label.startswith("? ")
            label = label.removeprefix("? ")
            yield Wording(
                said,
                label[3:] if times else label,
                int(times[1]) if times else 1,
                several,
            )


def _moment(rules: Rules[Any], state: Any, decisions: tuple[Decision, ...], seats: int) -> Moment:
    seat = decisions[0].seat
    own = tuple(d for d in decisions if d.seat == seat)
    more = lookahead(rules, state, seat, decisions)
    view = rules.view(state, seat)
    where = Position(
        table=table(rules.meta.key, seats),
        viewer=seat,
        view=view,
        decisions=own,
        anytime_actions=rules.anytime_actions(state, seat),
        waiting=(),
        draft=True,
        can_undo=True,
        outcome=None,
        lookahead=more,
    )
    texts = presentation(rules.meta.key).texts(NAMES[:seats])
    menus = menus_of(where)
    listed = typed.candidates(menus, texts, view)
    return Moment(menus, (*own, *more.decisions), texts, view, listed)


@cache
def moments(key: str) -> dict[str, Moment]:
    """For each beginning of a label in a list the first position where it is offered: if there is
    such a one, where nothing else begins so, or where several do."""
    wanted = {(w.label, w.several) for w in wordings(key)}
    found: dict[tuple[str, bool], Moment] = {}
    kinds: Counter[str] = Counter()
    for seats, seed in PLAYED[key]:
        for ply in walk(game(key), options(key, seed), seats, seed):
            kind = ply.decisions[0].kind
            kinds[kind] += 1
            if kinds[kind] > 24 and kinds[kind] % 2:
                continue
            if not wanted - found.keys():
                break
            here = _moment(game(key), ply.state, ply.decisions, seats)
            for label, several in wanted - found.keys():
                if (count := len(here.beginning(label))) and (count > 1) == several:
                    found[label, several] = here
    return {f"{'? ' if several else ''}{label}": here for (label, several), here in found.items()}


def outcome(key: str, wording: Wording) -> str:
    """Empty if a wording is understood as it is meant, else what happens instead."""
    here = moments(key).get(f"{'? ' if wording.several else ''}{wording.label}")
    if here is None:
        return "NOWHERE OFFERED"
    first, *more = typed_line.parts(wording.said)
    answer = typed.read(first, here.menus, here.asked, here.texts, here.view)
    if isinstance(answer, Understood):
        right = answer.candidate.label.startswith(wording.label) and not wording.several
        times = 1 + len(more) + len(answer.again)
        return "" if right and times == wording.times else f"{times}x {answer.candidate.label}"
    if isinstance(answer, Unclear):
        labels = [c.label for c in answer.likely]
        if wording.several and labels and all(one.startswith(wording.label) for one in labels):
            return ""
        return f"unclear: {labels}"
    return f"impossible: {answer.label}"


@pytest.mark.sliced(10)
@pytest.mark.parametrize("key", PLAYED)
def test_usual_wordings_are_understood(key: str) -> None:
    listed = list(wordings(key))
    assert len(listed) >= 30
    wrong = {w.said: said for w in listed if (said := outcome(key, w))}
    assert wrong == {}


def measure(verbose: bool) -> None:
    """Print how many are understood, for whoever changes the lists."""
    for key in PLAYED:
        listed = list(wordings(key))
        wrong = {w.said: said for w in listed if (said := outcome(key, w))}
        print(f"{key}: {len(wrong)} of {len(listed)} fail")
        if verbose:
            for said, why in wrong.items():
                print("   ", said, "->", why)
