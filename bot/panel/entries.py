"""The menus of a panel: those of its questions, and what can be answered at the same time.

Pure: knows decisions, but no words and nothing of Discord. `bot.panel.controls` makes buttons of
them.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.widgets import limits
from bot.widgets.ids import base36
from engine.core import (
    NO_LOOKAHEAD,
    Action,
    Decision,
    Lookahead,
    Menu,
    Pick,
    Share,
    Subset,
    joined,
)

TOGETHER = "together"
"""The verb of menus whose answers are several actions at once."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One menu of a panel and its question.

    rare: folded away although its menu is not `Pick.collapsed`. before: answers that come before
    any of its own. view: what its reader sees after those; None: what they see now.
    """

    decision: Decision
    menu: Menu
    aside: bool = False
    rare: bool = False
    before: tuple[Action, ...] = ()
    view: Any = None

    @property
    def folded(self) -> bool:
        return self.aside or self.rare or self.menu.collapsed

    def seen(self, view: Any) -> Any:
        """The view that words its answers; view: the present one."""
        return view if self.view is None else self.view

    def whole(self, action: Action) -> Action:
        """What choosing one of its answers means."""
        return joined(self.before, action)


def entries_of(
    decisions: Sequence[Decision],
    anytime: Sequence[Menu],
    seat: int,
    lookahead: Lookahead = NO_LOOKAHEAD,
) -> tuple[Entry, ...]:
    """The menus of a panel in order: those of the questions, with what can be answered at the same
    time, then what is always possible."""
    found = list(_questions(decisions, lookahead))
    about = Decision(seat, "aside", tuple(anytime))
    found += [Entry(about, menu, aside=True) for menu in anytime]
    return tuple(e for e in found if next(e.menu.every(), None) is not None)


def _questions(
    decisions: Sequence[Decision],
    lookahead: Lookahead,
    before: tuple[Action, ...] = (),
    view: Any = None,
) -> Iterator[Entry]:
    """The menus of questions and, if an answer is implied, those that follow it; answers given
    together come before those that end a step."""
    last = []
    for decision in decisions:
        for menu in decision.menus:
            goes = isinstance(menu, Pick) and menu.implied and lookahead.implied is not None
            entry = Entry(decision, menu, rare=goes, before=before, view=view)
            if leads_on(entry):
                last.append(entry)
            else:
                yield entry
    ends = [e.menu for e in last if isinstance(e.menu, Pick)]
    leftovers = {action: menu.leftovers for menu in ends for action in menu.actions}
    if lookahead.batches:
        about, few = decisions[0], [c for c in lookahead.batches if not c.ends_step]
        together = Pick(TOGETHER, tuple(few[: limits.OPTIONS]))
        yield Entry(about, together, before=before, view=view)
        for batch in lookahead.batches:
            if batch.ends_step:
                idle = leftovers.get(batch.actions[0], {})
                menu = Pick(TOGETHER, (batch,), ends_step=True, leftovers=idle)
                yield Entry(about, menu, before=before, view=view)
    yield from last
    if lookahead.implied is not None:
        then = lookahead.then or NO_LOOKAHEAD
        implied = (*before, lookahead.implied)
        yield from _questions(lookahead.decisions, then, implied, lookahead.view)


def check_of(menus: Sequence[Entry]) -> str:
    """A short checksum of the questions and their menus."""
    shapes = [(e.decision.kind, sorted(e.decision.facts.items()), _shape(e.menu)) for e in menus]
    return base36(zlib.crc32(repr(shapes).encode()) & 0xFFFFF)


def _shape(menu: Menu) -> tuple[Any, ...]:
    if isinstance(menu, Pick):
        step = max(1, len(menu.actions) // 32)
        return (menu.verb, len(menu.actions), menu.actions[::step])
    if isinstance(menu, Subset):
        return (menu.verb, menu.items, menu.low, menu.high)
    if isinstance(menu, Share):
        return (menu.verb, *menu.parts.items(), *menu.totals())
    return (menu.verb, menu.low, menu.high)


def leads_on(e: Entry) -> bool:
    """Whether a menu ends the step, and so comes last."""
    return isinstance(e.menu, Pick) and e.menu.ends_step


def leaves_unspent(entry: Entry) -> bool:
    """Whether the answer of a menu leaves something unspent, and so needs a confirmation."""
    return isinstance(entry.menu, Pick) and bool(entry.menu.leftovers)
