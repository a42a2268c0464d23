"""What a hint looks like: plans in words, with what they would change."""

from __future__ import annotations

from typing import Any

import discord

from bot.widgets import items
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_ASKED, Control, Page
from bot.widgets.words import Speech
from render.hints import Hints
from render.lang.catalogue.bot_hints import BotHints
from render.text.base import shorten
from tables.acts.hinting import Hint, Way
from tables.facts.model import Table

STEPS, STEP = 12, 140
"""Steps of a plan that are told, and the room for each."""
PARTS, WHYS = 3, 2
"""Differences that are told, and of how many of them it is said why they matter."""


def looking_page(speech: Speech) -> Page:
    """What is shown until the hint is found."""
    say = BotHints(speech.language)
    return _page(speech, items.text(say.looking()), items.row(_back(speech)))


def failed_page(speech: Speech) -> Page:
    """That there is no hint this time."""
    say = BotHints(speech.language)
    return _page(speech, items.text(say.failed()), items.row(_back(speech)))


def hint_page(speech: Speech, hint: Hint) -> Page:
    """The one or two best plans, each with a button that takes it over."""
    say = BotHints(speech.language)
    learning = speech.table.hints == "learn"
    words = speech.rich.hints()
    if not hint.ways:
        return failed_page(speech)
    parts: list[discord.ui.Item[Any]] = []
    lesson = words.lesson(hint.turn) if learning and words is not None else ""
    if lesson:
        parts += [items.text(lesson), items.rule()]
    first, *others = hint.ways
    if not hint.better and len(first.steps) == 1:
        view, action = first.steps[0]
        parts.append(items.text(say.nothing_better(action=_step(speech, view, action))))
        others = []
    else:
        parts.append(items.text(_told(speech, words, first, say.best_plan(), learning=learning)))
    parts += [
        items.text(_told(speech, words, way, say.other_plan(), learning=False)) for way in others
    ]
    buttons = [
        _take(hint.position.table, number, label)
        for number, (way, label) in enumerate(
            zip((first, *others), (say.take_over(), say.take_other()), strict=False)
        )
        if way.draft
    ]
    last = [say.only_draft()] if buttons else [say.take_by_hand()]
    parts.append(items.text("\n".join((*last, say.by_chance()))))
    parts.append(items.row(*buttons, _back(speech)))
    return _page(speech, *parts)


def _told(
    speech: Speech, words: Hints[Any] | None, way: Way, heading: str, *, learning: bool
) -> str:
    """A plan: its steps, what they change and, for who learns, why that matters."""
    say = BotHints(speech.language)
    lines = [heading]
    for number, (view, action) in enumerate(way.steps[:STEPS], 1):
        lines.append(say.step(number=number, step=_step(speech, view, action)))
    if way.new:
        view, action = way.steps[-1]
        lines.append(say.new_then(step=_step(speech, view, action)))
    known = [] if words is None else [d for d in way.differs if words.knows(d.part)][:PARTS]
    if words is not None and known:
        said = [words.differs(d.part, d.gain, way.before, way.after) for d in known]
        lines.append(say.compared(parts=say.listed(said)))
        if learning:
            better = [d for d in known if d.gain > 0][:WHYS]
            lines += [say.why(why=words.why(d.part)) for d in better]
    else:
        lines.append(say.no_difference())
    return "\n".join(lines)


def _step(speech: Speech, view: Any, action: Any) -> str:
    return shorten(speech.rich.action(view, action), STEP)


def _take(table: Table, number: int, label: str) -> Control:
    control = ControlId("takehint", table.id, (table.stamp, str(number)))
    return items.button(label, control, "secondary" if number else "primary")


def _back(speech: Speech) -> Control:
    label = BotHints(speech.language).to_my_turn()
    return items.button(label, ControlId("look", speech.table.id))


def _page(speech: Speech, *parts: discord.ui.Item[Any]) -> Page:
    head = BotHints(speech.language).hint_for(game=speech.title())
    return items.page(items.text(f"-# {head}"), *parts, accent=COLOUR_ASKED)
