"""Where the numbers of a table come from, in words."""

from __future__ import annotations

from bot.widgets import items, spelling
from bot.widgets.items import Page
from bot.widgets.words import Speech
from render.lang.language import Language
from render.text.base import shorten
from tables.model.errors import UserError
from tables.model.table import Position

ROOM = 3_400


def numbers_page(position: Position, language: Language) -> Page:
    """All explanations of a table. Raises `UserError` where there are none."""
    if position.view is None:
        raise UserError("not_begun_no_numbers")
    speech = Speech(position.table, language)
    found = speech.rich.explain(position.view)
    if not found:
        raise UserError("no_numbers")
    return _page(speech, [f"### {heading}\n{text}" for heading, text in found.items()])


def named_page(position: Position, speech: Speech, said: str | None) -> Page | None:
    """The explanation with this heading; None if there is none."""
    if said is None or position.view is None:
        return None
    plain, rich = speech.plain.explain(position.view), speech.rich.explain(position.view)
    for title, (heading, text) in zip(plain, rich.items(), strict=True):
        if spelling.alike(said, title):
            return _page(speech, [f"### {heading}\n{text}"])
    return None


def _page(speech: Speech, found: list[str]) -> Page:
    said = shorten("\n".join(found), ROOM)
    return items.page(items.text(f"-# {speech.title()}\n{said}"))
