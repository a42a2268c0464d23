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
        other = others[0] if others else None
        parts.append(items.text(_told(speech, words, first, say.best_plan(), hint.least, other)))
    for way in others:
        parts.append(items.text(_told(speech, words, way, say.other_plan(), hint.least, first)))
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
    speech: Speech,
    words: Hints[Any] | None,
    way: Way,
    heading: str,
    least: Way | None,
    other: Way | None,
) -> str:
    """A plan: its steps and what is different then from doing the least, or from the other plan."""
    say = BotHints(speech.language)
    lines = [heading]
    for number, (view, action) in enumerate(way.steps[:STEPS], 1):
        lines.append(say.step(number=number, step=_step(speech, view, action)))
    if way.new:
        view, action = way.steps[-1]
        lines.append(say.new_then(step=_step(speech, view, action)))
    base = least or other
    known = [] if words is None else [d for d in way.differs if words.knows(d.part)][:PARTS]
    if base is None or way.actions == base.actions:
        return "\n".join(lines)
    if words is None or not known:
        return "\n".join((*lines, say.no_difference()))
    parts = say.listed([words.differs(d.part, d.gain, base.after, way.after) for d in known])
    if least is None:
        lines.append(say.compared_other(parts=parts))
    else:
        lines.append(say.compared(action=_step(speech, *least.steps[0]), parts=parts))
    if speech.table.hints == "learn" and heading == say.best_plan():
        better = [d for d in known if d.gain > 0][:WHYS]
        lines += [say.why(why=words.why(d.part)) for d in better]
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
