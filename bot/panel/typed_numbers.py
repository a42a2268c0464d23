"""The numbers that somebody typed for the parts of a `Share`: "forest 3, mine 2", "sell 1 gold"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from bot.panel.entries import Entry
from bot.widgets.spelling import MINUS, heard, plain, without_brackets
from engine.core import Share
from render.text.base import Texts

LONGEST = 200
"""Characters of one action that are compared: two labels. What is longer means none of them."""
FEWER = "ʘ"
"""Stands before a number that takes away: a letter nobody types, for signs are not compared."""


def numbers_typed(
    entry: Entry, menu: Share, texts: Texts[Any], view: Any, said: str
) -> dict[str, int]:
    """The number of each part that the typed words name; 0 where they name none."""
    names = {
        part: {spaced(called), spaced(without_brackets(called)), spaced(part)}
        for part in menu.parts
        for called in (texts.item(view, entry.decision, menu, part),)
    }
    told = _signed(said, *texts.signs(menu)) if menu.signed else said
    return dict.fromkeys(menu.parts, 0) | _numbers_of_parts(names, spaced(told))


def _signed(said: str, more: Iterable[str], fewer: Iterable[str]) -> str:
    """The typed words with a mark before each number that takes away: by its sign, or because it
    follows such a word ("sell 1 gold")."""
    minus = {plain(word): FEWER for word in fewer} | {plain(word): "" for word in more}
    told, sign = list[str](), ""
    for word in re.sub(rf"(?<!\w)[-{MINUS}]\s?(?=\d)", FEWER, said[:LONGEST]).split():
        bare = plain(word)
        if bare in minus:
            sign = minus[bare]
        else:
            told.append(f"{sign}{word}" if bare.isdecimal() else word)
    return " ".join(told)


def _numbers_of_parts(names: Mapping[str, Iterable[str]], said: str) -> dict[str, int]:
    """The number next to the name of each part: before it if the first number comes before the
    first name, else after it. names, said: with doubled spaces."""
    marks: list[tuple[int, str | int]] = [
        (found.start(1), int(found[1].replace(FEWER, "-")))
        for found in re.finditer(rf" ({FEWER}?\d{{1,6}}) ", said)
    ]
    spans = {
        (*found.span(), part)
        for part, called in names.items()
        for name in called
        for found in re.finditer(re.escape(name), said)
    }
    # A name within a longer one does not count: "gold mine" names no "mine".
    marks += {
        (start, part)
        for start, end, part in spans
        if not any(a <= start and end <= b and b - a > end - start for a, b, _ in spans)
    }
    marks.sort(key=lambda mark: mark[0])
    if marks and isinstance(marks[0][1], int):
        order = [mark for _, mark in marks]
    else:
        order = [mark for _, mark in reversed(marks)]
    numbers: dict[str, int] = {}
    waiting: int | None = None
    for mark in order:
        if isinstance(mark, int):
            waiting = mark
        elif waiting is not None:
            numbers[mark], waiting = waiting, None
    return numbers


def spaced(text: str) -> str:
    return f" {heard(text, LONGEST).replace(' ', '  ')} "
