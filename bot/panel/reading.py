"""From a press back to an action: what the tokens of `bot.panel.controls` mean.

Pure, like the way there.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.panel.answering import InvalidChoice, built, nth, share_code, shared, ticked
from bot.panel.controls import PAGE, NumberField, number_fields
from bot.panel.entries import Entry, leaves_unspent
from bot.widgets import limits
from bot.widgets.ids import PanelState
from bot.widgets.names import harmless
from bot.widgets.spelling import MINUS
from engine.core import Action, ActionBatch, Amount, Pick, Share, Subset
from render.lang.catalogue.bot_panel import BotPanel
from render.text.base import Texts, shorten


@dataclass(frozen=True, slots=True)
class Do:
    """The press was an answer."""

    action: Action


@dataclass(frozen=True, slots=True)
class Show:
    """The press leads to another place in the panel; `note` says why, if that is not plain."""

    place: PanelState
    note: str | None = None


@dataclass(frozen=True, slots=True)
class AskNumbers:
    """The press asks for numbers to be typed."""

    menu: int


def read(
    menus: Sequence[Entry],
    place: PanelState,
    menu: int | None,
    tokens: Sequence[str],
    say: BotPanel,
    *,
    asks: bool = True,
) -> Do | Show | AskNumbers:
    """What a press means. say: words a remark on it. asks: confirm if something would be left
    unspent.

    Raises `InvalidChoice` if these menus have no such control.
    """
    if menu is None:
        return Show(_steer(place, _one(tokens)))
    if not 0 <= menu < len(menus):
        raise InvalidChoice("there is no such menu")
    return _whole(menus[menu], _read(menus[menu], menu, place, tokens, say, asks))


def _whole(entry: Entry, found: Do | Show | AskNumbers) -> Do | Show | AskNumbers:
    """An answer together with those that come before it."""
    return Do(entry.whole(found.action)) if isinstance(found, Do) else found


def _read(
    entry: Entry, menu: int, place: PanelState, tokens: Sequence[str], say: BotPanel, asks: bool
) -> Do | Show | AskNumbers:
    inner = place if place.menu == menu else replace(place.top(), menu=menu)
    if isinstance(entry.menu, Subset) and (not tokens or tokens[0][:1] == "i"):
        return _tick(entry.menu, inner, tokens, say)
    if isinstance(entry.menu, Pick) and entry.menu.multi and len(tokens) > 1:
        return Do(_several(entry.menu, tokens))
    kind, n = _token(_one(tokens))
    if isinstance(entry.menu, Share) and kind in "ask":
        return _read_share(entry.menu, inner, kind, n, say)
    match kind:
        case "a" if _asked_again(entry, asks):
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
            chosen = inner.chosen if kind == "k" else 0
            return _choose(entry.menu, replace(inner, chosen=chosen), say)
        case _:
            raise InvalidChoice("there is no such choice")


def read_numbers(
    menus: Sequence[Entry], menu: int | None, typed: Sequence[str], texts: Texts[Any], view: Any
) -> Do | Show:
    """What typed numbers mean; of several, one that is left empty counts as `Share.unsaid`.

    texts: of the language in which a remark on them is made.
    """
    if menu is None or not 0 <= menu < len(menus):
        raise InvalidChoice("there is no such menu")
    found = _read_numbers(menus[menu], menu, typed, texts, view)
    return Do(menus[menu].whole(found.action)) if isinstance(found, Do) else found


def _read_numbers(
    entry: Entry, menu: int, typed: Sequence[str], texts: Texts[Any], view: Any
) -> Do | Show:
    asked, fields = entry.menu, number_fields(texts, view, entry)
    assert isinstance(asked, (Amount, Share))
    if len(typed) != len(fields):
        raise InvalidChoice("this menu asks for other numbers")
    say = BotPanel(texts.language)
    empty = [str(asked.unsaid(p)) for p in asked.parts] if isinstance(asked, Share) else [""]
    numbers: list[int] = []
    for text, field, unsaid in zip(typed, fields, empty, strict=True):
        digits = text.strip().replace(MINUS, "-") or unsaid
        if (
            not re.fullmatch(r"[+-]?[0-9]{1,9}", digits)
            or not field.low <= int(digits) <= field.high
        ):
            label = field.label if isinstance(asked, Share) else None
            return Show(PanelState(), _no_number(say, label, digits, field))
        numbers.append(int(digits))
    if isinstance(asked, Share):
        shared_out = dict(zip(asked.parts, numbers, strict=True))
        return _share(asked, PanelState(menu=menu), shared_out, say)
    if asked.confirm:
        return Show(PanelState(menu=menu, sure=numbers[0] - asked.low))
    return Do(asked.build(numbers[0]))


def _no_number(say: BotPanel, label: str | None, typed: str, field: NumberField) -> str:
    """What is wrong with what was typed. label: of the number, where it is one of several."""
    said, low, high = harmless(shorten(typed, 30)), field.low, field.high
    if label is None:
        return say.no_number_between(said=said, low=low, high=high)
    return say.no_number_between_for(label=harmless(label), said=said, low=low, high=high)


def _read_share(menu: Share, inner: PanelState, kind: str, n: int, say: BotPanel) -> Do | Show:
    """A listed answer, a preset, or a confirmed answer."""
    if kind == "k":
        return Do(menu.built(shared(menu, inner.chosen)))
    if kind == "a":
        return _share(menu, inner, menu.numbers(nth(menu, n)) or {}, say)
    if n >= len(menu.presets):
        raise InvalidChoice("there is no such preset")
    return _share(menu, inner, dict.fromkeys(menu.parts, 0) | dict(menu.presets[n]), say)


def _share(menu: Share, inner: PanelState, numbers: Mapping[str, int], say: BotPanel) -> Do | Show:
    """Take the numbers as the answer, if they are valid."""
    why = menu.obstacle(numbers)
    if why is None and menu.confirm:
        return Show(replace(inner, chosen=share_code(menu, numbers), sure=0))
    if why is None:
        return Do(menu.built(numbers))
    note = say.choice_will_not_do()
    if why.code == "choose_between":
        note = _how_many_in_all(say, *menu.totals(), sum(numbers.values()))
    return Show(replace(inner, chosen=0), note)


def _how_many_in_all(say: BotPanel, low: int, high: int, chosen: int) -> str:
    if low == high:
        return say.choose_exactly_in_all(wanted=low, chosen=chosen)
    return say.choose_from_to_in_all(low=low, high=high, chosen=chosen)


def _steer(place: PanelState, token: str) -> PanelState:
    kind, n = _token(token)
    match kind:
        case "m":
            return PanelState(more=not place.more, table=place.table)
        case "q":
            return PanelState(more=place.more, page=n, table=place.table)
        case "t":
            return replace(place, table=not place.table)
        case "b":
            return place.top()
        case _:
            raise InvalidChoice("there is no such control")


def _tick(menu: Subset, inner: PanelState, tokens: Sequence[str], say: BotPanel) -> Do | Show:
    """Items were ticked: a complete choice if all fit into one select, else a part of one."""
    marks = [_token(t)[1] for t in tokens]
    if any(mark >= len(menu.items) for mark in marks):
        raise InvalidChoice("there is no such item")
    marked = sum(1 << i for i in set(marks))
    if len(menu.items) <= limits.OPTIONS:
        return _choose(menu, replace(inner, chosen=marked), say)
    start = min(inner.leaf, (len(menu.items) - 1) // PAGE) * PAGE
    page = ((1 << PAGE) - 1) << start
    return Show(replace(inner, chosen=inner.chosen & ~page | marked))


def _choose(menu: Subset, inner: PanelState, say: BotPanel) -> Do | Show:
    """Take the ticked items as the answer, if they are valid."""
    chosen = ticked(menu, inner.chosen)
    action = built(menu, chosen)
    if menu.accepts(action):
        if menu.confirm and inner.sure is None:
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


def _asked_again(entry: Entry, asks: bool) -> bool:
    """Whether an answer has to be confirmed."""
    if asks and leaves_unspent(entry):
        return True
    return entry.menu.confirm and not isinstance(entry.menu, Subset)


def _several(menu: Pick, tokens: Sequence[str]) -> Action:
    """The ticked answers, in the order of the menu."""
    marks = [_token(t) for t in tokens]
    if len(set(marks)) != len(marks) or any(kind != "a" for kind, _ in marks):
        raise InvalidChoice("answers were expected")
    return ActionBatch(tuple(nth(menu, n) for _, n in sorted(marks)))


def _one(tokens: Sequence[str]) -> str:
    if len(tokens) != 1:
        raise InvalidChoice("exactly one choice was expected")
    return tokens[0]


def _token(token: str) -> tuple[str, int]:
    digits = token[1:]
    if not token or (digits and not digits.isascii()) or (digits and not digits.isdigit()):
        raise InvalidChoice("a choice is damaged")
    return token[0], int(digits or 0)
