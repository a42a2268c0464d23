"""What is asked in a panel: the menus of its questions, with what can be answered at once besides.

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
    NOTHING_FURTHER,
    Action,
    Decision,
    Further,
    Menu,
    Pick,
    Share,
    Subset,
    joined,
)

TOGETHER = "together"
"""The verb of the menus whose answers are several at once."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One menu of a panel and the question it belongs to.

    seldom: folded away besides `Pick.more`. before: answers that any of its own goes with. view:
    what its reader sees behind those; None: what they see now.
    """

    decision: Decision
    menu: Menu
    aside: bool = False
    seldom: bool = False
    before: tuple[Action, ...] = ()
    view: Any = None

    @property
    def folded(self) -> bool:
        return self.aside or self.seldom or self.menu.more

    def seen(self, view: Any) -> Any:
        """The view from which its answers are said; view: that of now."""
        return view if self.view is None else self.view

    def whole(self, action: Action) -> Action:
        """What choosing one of its answers means."""
        return joined(self.before, action)


def entries_of(
    decisions: Sequence[Decision],
    asides: Sequence[Menu],
    seat: int,
    further: Further = NOTHING_FURTHER,
) -> tuple[Entry, ...]:
    """The menus of a panel in order: those of the questions, with what can be answered at once
    besides, then what is always possible."""
    found = list(_questions(decisions, further))
    about = Decision(seat, "aside", tuple(asides))
    found += [Entry(about, menu, aside=True) for menu in asides]
    return tuple(e for e in found if next(e.menu.every(), None) is not None)


def _questions(
    decisions: Sequence[Decision],
    further: Further,
    before: tuple[Action, ...] = (),
    view: Any = None,
) -> Iterator[Entry]:
    """The menus of questions and, if an answer goes without saying, of those that come behind it;
    answers that are given together stand before the ways on."""
    onward = []
    for decision in decisions:
        for menu in decision.menus:
            goes = isinstance(menu, Pick) and menu.implied and further.implied is not None
            entry = Entry(decision, menu, seldom=goes, before=before, view=view)
            if leads_on(entry):
                onward.append(entry)
            else:
                yield entry
    ends = [e.menu for e in onward if isinstance(e.menu, Pick)]
    unspent = {action: menu.unspent for menu in ends for action in menu.actions}
    if further.compounds:
        about, few = decisions[0], [c for c in further.compounds if not c.onward]
        several = Pick(TOGETHER, tuple(few[: limits.OPTIONS]))
        yield Entry(about, several, before=before, view=view)
        for compound in further.compounds:
            if compound.onward:
                idle = unspent.get(compound.actions[0], {})
                menu = Pick(TOGETHER, (compound,), onward=True, unspent=idle)
                yield Entry(about, menu, before=before, view=view)
    yield from onward
    if further.implied is not None:
        then = further.then or NOTHING_FURTHER
        implied = (*before, further.implied)
        yield from _questions(further.decisions, then, implied, further.view)


def check_of(menus: Sequence[Entry]) -> str:
    """A few letters that change when the questions or their menus do."""
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
    """Whether a menu is a way on, which stands last."""
    return isinstance(e.menu, Pick) and e.menu.onward


def leaves_unspent(entry: Entry) -> bool:
    """Whether the answer of a menu leaves something unspent, so that it is asked once more."""
    return isinstance(entry.menu, Pick) and bool(entry.menu.unspent)
