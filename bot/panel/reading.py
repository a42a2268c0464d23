"""From a press back to an action: what the tokens of `bot.panel.controls` mean.

Pure, like the way there.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.panel.controls import (
    PAGE,
    Entry,
    Misfit,
    built,
    nth,
    number_fields,
    share_code,
    shared,
    ticked,
)
from bot.widgets import limits
from bot.widgets.ids import Place
from bot.widgets.names import harmless
from engine.core import Action, Amount, Share, Subset
from render.text.base import Texts, shorten


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
class AskNumbers:
    """The press asks for numbers to be typed."""

    menu: int


def read(
    menus: Sequence[Entry], place: Place, menu: int | None, tokens: Sequence[str]
) -> Do | Show | AskNumbers:
    """What a press means. Raises `Misfit` if these menus have no such control."""
    if menu is None:
        return Show(_steer(place, _one(tokens)))
    if not 0 <= menu < len(menus):
        raise Misfit("there is no such menu")
    entry = menus[menu]
    inner = place if place.menu == menu else replace(place.top(), menu=menu)
    if isinstance(entry.menu, Subset) and (not tokens or tokens[0][:1] == "i"):
        return _tick(entry.menu, inner, tokens)
    kind, n = _token(_one(tokens))
    if isinstance(entry.menu, Share) and kind in "ask":
        return _read_share(entry.menu, inner, kind, n)
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
        case "o" if isinstance(entry.menu, (Amount, Share)):
            return AskNumbers(menu)
        case "n" | "k" if isinstance(entry.menu, Subset):
            return _choose(entry.menu, replace(inner, chosen=inner.chosen if kind == "k" else 0))
        case _:
            raise Misfit("there is no such choice")


def read_numbers(
    menus: Sequence[Entry], menu: int | None, typed: Sequence[str], texts: Texts[Any], view: Any
) -> Do | Show:
    """What typed numbers mean; of several, one that is left empty counts as the least."""
    if menu is None or not 0 <= menu < len(menus):
        raise Misfit("there is no such menu")
    asked, fields = menus[menu].menu, number_fields(texts, view, menus[menu])
    assert isinstance(asked, (Amount, Share))
    if len(typed) != len(fields):
        raise Misfit("this menu asks for other numbers")
    numbers: list[int] = []
    for text, field in zip(typed, fields, strict=True):
        digits = text.strip() or (str(field.low) if isinstance(asked, Share) else "")
        if not re.fullmatch(r"-?[0-9]{1,9}", digits) or not field.low <= int(digits) <= field.high:
            wrong = harmless(shorten(digits, 30))
            which = f"{harmless(field.label)}: " if isinstance(asked, Share) else ""
            bounds = f"from {field.low} to {field.high}"
            return Show(Place(), f"{which}“{wrong}” is not a whole number {bounds}.")
        numbers.append(int(digits))
    if isinstance(asked, Share):
        return _share(asked, Place(menu=menu), dict(zip(asked.parts, numbers, strict=True)))
    if asked.grave:
        return Show(Place(menu=menu, sure=numbers[0] - asked.low))
    return Do(asked.build(numbers[0]))


def _read_share(menu: Share, inner: Place, kind: str, n: int) -> Do | Show:
    """A listed answer, a preset, or what was asked again whether it is meant."""
    if kind == "k":
        return Do(menu.built(shared(menu, inner.chosen)))
    if kind == "a":
        return _share(menu, inner, menu.numbers(nth(menu, n)) or {})
    if n >= len(menu.presets):
        raise Misfit("there is no such preset")
    return _share(menu, inner, dict.fromkeys(menu.parts, 0) | dict(menu.presets[n]))


def _share(menu: Share, inner: Place, numbers: Mapping[str, int]) -> Do | Show:
    """The numbers are the answer, if they will do."""
    why = menu.obstacle(numbers)
    if why is None and menu.grave:
        return Show(replace(inner, chosen=share_code(menu, numbers), sure=0))
    if why is None:
        return Do(menu.built(numbers))
    low, high = menu.totals()
    if why.code == "choose_between":
        total = sum(numbers.values())
        note = f"Please choose {_range_words(low, high)} in all; you chose {total}."
    else:
        note = "That choice will not do; please choose differently."
    return Show(replace(inner, chosen=0), note)


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


def _tick(menu: Subset, inner: Place, tokens: Sequence[str]) -> Do | Show:
    """Items were ticked: a complete choice if all fit into one select, else a part of one."""
    marks = [_token(t)[1] for t in tokens]
    if any(mark >= len(menu.items) for mark in marks):
        raise Misfit("there is no such item")
    marked = sum(1 << i for i in set(marks))
    if len(menu.items) <= limits.OPTIONS:
        return _choose(menu, replace(inner, chosen=marked))
    start = min(inner.leaf, (len(menu.items) - 1) // PAGE) * PAGE
    page = ((1 << PAGE) - 1) << start
    return Show(replace(inner, chosen=inner.chosen & ~page | marked))


def _choose(menu: Subset, inner: Place) -> Do | Show:
    """The ticked items are the answer, if they will do."""
    chosen = ticked(menu, inner.chosen)
    action = built(menu, chosen)
    if menu.accepts(action):
        if menu.grave and inner.sure is None:
            return Show(replace(inner, sure=0))
        return Do(action)
    high = min(menu.high, len(menu.items))
    if not menu.low <= len(chosen) <= high:
        note = f"Please choose {_range_words(menu.low, high)}; you chose {len(chosen)}."
    else:
        note = "That choice will not do; please choose differently."
    return Show(inner, note)


def _range_words(low: int, high: int) -> str:
    return str(low) if low == high else f"{low} to {high}"


def _one(tokens: Sequence[str]) -> str:
    if len(tokens) != 1:
        raise Misfit("exactly one choice was expected")
    return tokens[0]


def _token(token: str) -> tuple[str, int]:
    digits = token[1:]
    if not token or (digits and not digits.isascii()) or (digits and not digits.isdigit()):
        raise Misfit("a choice is damaged")
    return token[0], int(digits or 0)
