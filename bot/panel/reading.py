"""From a press back to an action: what the tokens of `bot.panel.controls` mean.

Pure, like the way there.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.panel.controls import PAGE, Entry, Misfit, built, nth, number_bounds, ticked
from bot.widgets import limits
from bot.widgets.ids import Place
from engine.core import Action, Amount, Subset
from render.lang.catalogue.bot_panel import BotPanel
from render.text.base import shorten
from tables.facts.names import harmless


@dataclass(frozen=True, slots=True)
class Do:
    """The press was an answer."""

    action: Action


@dataclass(frozen=True, slots=True)
class Show:
    """The press leads to another place in the panel; `note` says why, if that is not plain."""

    place: Place
    note: str | None = None


@dataclass(frozen=True, slots=True)
class AskNumber:
    """The press asks for a number to be typed."""

    menu: int


def read(
    menus: Sequence[Entry],
    place: Place,
    menu: int | None,
    tokens: Sequence[str],
    say: BotPanel,
) -> Do | Show | AskNumber:
    """What a press means. say: for a remark on it.

    Raises `Misfit` if these menus have no such control.
    """
    if menu is None:
        return Show(_steer(place, _one(tokens)))
    if not 0 <= menu < len(menus):
        raise Misfit("there is no such menu")
    entry = menus[menu]
    inner = place if place.menu == menu else replace(place.top(), menu=menu)
    if isinstance(entry.menu, Subset) and (not tokens or tokens[0][:1] == "i"):
        return _tick(entry.menu, inner, tokens, say)
    kind, n = _token(_one(tokens))
    match kind:
        case "a" if entry.menu.grave and not isinstance(entry.menu, Subset):
            nth(entry.menu, n)
            return Show(replace(inner, sure=n))
        case "a" | "y":
            return Do(nth(entry.menu, n))
        case "g":
            return Show(replace(inner, group=n, leaf=0))
        case "p":
            return Show(replace(inner, leaf=n))
        case "b":
            return Show(place.top())
        case "o":
            number_bounds(entry)
            return AskNumber(menu)
        case "n" | "k" if isinstance(entry.menu, Subset):
            chosen = inner.chosen if kind == "k" else 0
            return _choose(entry.menu, replace(inner, chosen=chosen), say)
        case _:
            raise Misfit("there is no such choice")


def read_number(menus: Sequence[Entry], menu: int, text: str, say: BotPanel) -> Do | Show:
    """What a typed number means."""
    if not 0 <= menu < len(menus):
        raise Misfit("there is no such menu")
    low, high = number_bounds(menus[menu])
    amount = menus[menu].menu
    assert isinstance(amount, Amount)
    digits = text.strip()
    if re.fullmatch(r"-?[0-9]{1,9}", digits) and low <= int(digits) <= high:
        if amount.grave:
            return Show(Place(menu=menu, sure=int(digits) - low))
        return Do(amount.build(int(digits)))
    said = harmless(shorten(digits, 30))
    return Show(Place(), say.no_number_between(said=said, low=low, high=high))


def _steer(place: Place, token: str) -> Place:
    kind, n = _token(token)
    match kind:
        case "m":
            return Place(more=not place.more)
        case "q":
            return Place(more=place.more, page=n)
        case "b":
            return place.top()
        case _:
            raise Misfit("there is no such control")


def _tick(menu: Subset, inner: Place, tokens: Sequence[str], say: BotPanel) -> Do | Show:
    """Items were ticked: a complete choice if all fit into one select, else a part of one."""
    marks = [_token(t)[1] for t in tokens]
    if any(mark >= len(menu.items) for mark in marks):
        raise Misfit("there is no such item")
    marked = sum(1 << i for i in set(marks))
    if len(menu.items) <= limits.OPTIONS:
        return _choose(menu, replace(inner, chosen=marked), say)
    start = min(inner.leaf, (len(menu.items) - 1) // PAGE) * PAGE
    page = ((1 << PAGE) - 1) << start
    return Show(replace(inner, chosen=inner.chosen & ~page | marked))


def _choose(menu: Subset, inner: Place, say: BotPanel) -> Do | Show:
    """The ticked items are the answer, if they will do."""
    chosen = ticked(menu, inner.chosen)
    action = built(menu, chosen)
    if menu.accepts(action):
        if menu.grave and inner.sure is None:
            return Show(replace(inner, sure=0))
        return Do(action)
    high = min(menu.high, len(menu.items))
    if not menu.low <= len(chosen) <= high:
        note = _how_many(say, menu.low, high, len(chosen))
    else:
        note = say.choice_will_not_do()
    return Show(inner, note)


def _how_many(say: BotPanel, low: int, high: int, chosen: int) -> str:
    if low == high:
        return say.choose_exactly(wanted=low, chosen=chosen)
    return say.choose_from_to(low=low, high=high, chosen=chosen)


def _one(tokens: Sequence[str]) -> str:
    if len(tokens) != 1:
        raise Misfit("exactly one choice was expected")
    return tokens[0]


def _token(token: str) -> tuple[str, int]:
    digits = token[1:]
    if not token or (digits and not digits.isascii()) or (digits and not digits.isdigit()):
        raise Misfit("a choice is damaged")
    return token[0], int(digits or 0)
