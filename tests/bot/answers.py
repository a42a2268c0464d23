"""Answers of no game, their panels, and which answers can be reached there by pressing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from bot.panel import controls, reading
from bot.panel.controls import Caption, Layout, Select
from bot.panel.entries import Entry, entries_of
from bot.panel.reading import Do, Show
from bot.widgets.ids import PanelState
from engine.core import (
    Action,
    Decision,
    Menu,
    Pick,
    Shares,
    value,
)
from render.lang.catalogue.bot_panel import BotPanel
from render.text.base import Texts


@value
class Build:
    city: str
    what: str = "wall"
    kind: Literal["build"] = "build"


@value
class Pay:
    chips: tuple[str, ...]
    kind: Literal["pay"] = "pay"


@value
class Send:
    workers: Shares
    kind: Literal["send"] = "send"


@value
class Bid:
    n: int
    kind: Literal["bid"] = "bid"


@value
class Done:
    kind: Literal["done"] = "done"


TEXTS: Texts[Any] = Texts(["Ann", "Bob"])
CITIES = [f"city {i:03}" for i in range(200)]
DONE = Pick("done", (Done(),), ends_step=True)


def builds(n: int) -> tuple[Action, ...]:
    return tuple(Build(city) for city in CITIES[:n])


def menus(*found: Menu, asides: Sequence[Menu] = ()) -> tuple[Entry, ...]:
    return entries_of([Decision(0, "act", found)], asides, 0)


def show(entries: Sequence[Entry], place: PanelState | None = None) -> Layout:
    return controls.layout(entries, TEXTS, None, place or PanelState())


def typed(entries: Sequence[Entry], *said: str) -> Do | Show:
    """What typing into the fields of the first menu's window leads to."""
    return reading.read_numbers(entries, 0, said, TEXTS, None)


def tokens(layout: Layout) -> list[tuple[int | None, str]]:
    """Every control that can be pressed by itself, as (menu, token)."""
    found: list[tuple[int | None, str]] = []
    for row in layout.rows:
        if isinstance(row, Select):
            found += [(row.menu, o.token) for o in row.options]
        elif not isinstance(row, Caption):
            found += [(b.menu, b.token) for b in row]
    return found


def reachable(
    entries: Sequence[Entry], texts: Texts[Any] = TEXTS, view: Any = None
) -> tuple[list[Action], set[int]]:
    """All answers to which presses lead, and the menus in which items are ticked."""
    todo = [PanelState()]
    seen = {str(PanelState())}
    found: list[Action] = []
    ticked: set[int] = set()
    while todo:
        place = todo.pop()
        layout = controls.layout(entries, texts, view, place)
        ways = tokens(layout)
        if layout.folded:
            ways.append((None, "m"))
        ways += [(None, f"q{i}") for i in range(layout.pages)]
        for menu, token in ways:
            if menu is not None and token[0] == "i":
                ticked.add(menu)
                continue
            answer = reading.read(entries, place, menu, [token], BotPanel())
            if isinstance(answer, Do):
                if answer.action not in found:
                    found.append(answer.action)
            elif isinstance(answer, Show) and str(answer.place) not in seen:
                seen.add(str(answer.place))
                todo.append(answer.place)
    return found, ticked
