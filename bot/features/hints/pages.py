"""The pages of hints: plans in words, with what they would change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import discord

from bot.widgets import items, plan_words
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_ASKED, Control, Page
from bot.widgets.words import Speech
from render.hints import Hints
from render.lang.catalogue.bot_hints import BotHints
from tables.model.ways import LITTLE, Way
from tables.operations.hinting import Hint

WHYS = 2
"""How many reasons for a plan are explained at a table for learning."""


def looking_page(speech: Speech) -> Page:
    """What is shown until the hint is found."""
    say = BotHints(speech.language)
    return _page(speech, items.text(say.looking()), items.row(_back(speech)))


def failed_page(speech: Speech) -> Page:
    """Says that there is no hint this time."""
    say = BotHints(speech.language)
    return _page(speech, items.text(say.failed()), items.row(_back(speech)))


def busy_page(speech: Speech) -> Page:
    """Says that too many others ask just now."""
    return _again_page(speech, BotHints(speech.language).busy())


def replaced_page(speech: Speech) -> Page:
    """Says that the same person asked something newer before this search started."""
    return _again_page(speech, BotHints(speech.language).replaced())


def _again_page(speech: Speech, said: str) -> Page:
    again = items.button(
        BotHints(speech.language).ask_again(), ControlId("hint", speech.table.id), "primary"
    )
    return _page(speech, items.text(said), items.row(again, _back(speech)))


def hint_page(speech: Speech, hint: Hint, lesson: str = "") -> Page:
    """The one or two best plans, each with a button that takes it over.

    lesson: the code of what a newcomer needs to know now, shown above them.
    """
    say = BotHints(speech.language)
    words = speech.rich.hints()
    if not hint.ways:
        return failed_page(speech)
    parts: list[discord.ui.Item[Any]] = []
    if lesson and words is not None:
        parts += [items.text(words.lesson(lesson)), items.rule()]
    parts += [items.text(told) for told in _plans(speech, words, hint)]
    parts.append(items.text("\n".join((*_remarks(say, hint.ways), say.by_chance()))))
    parts.append(items.row(*_takes(say, hint), _back(speech)))
    return _page(speech, *parts)


def _plans(speech: Speech, words: Hints[Any] | None, hint: Hint) -> list[str]:
    """Each plan: its steps, and what speaks for and against it."""
    say = BotHints(speech.language)
    first, *others = hint.ways
    learning = speech.table.hints == "learn"
    explained: dict[str, None] = {}
    differs, told = plan_words.differs(say, words, first), plan_words.parts(words, first)
    lines = [say.best_plan(), *_steps(speech, first, explained), *differs]
    if not differs:
        alike = not hint.better and len(first.steps) == 1
        lines.append(say.nothing_much_better() if alike else say.no_difference())
    if learning and words is not None:
        better = [d for d in first.differs if d.gain > 0 and words.knows(d.part)][:WHYS]
        lines += [say.why(why=words.why(d.part)) for d in better]
    found = ["\n".join(lines)]
    for way in others:
        alike = (way.versus, plan_words.parts(words, way)) == (first.versus, told)
        also = [] if alike else plan_words.differs(say, words, way)
        also = also or [_alike(say, first, way)]
        found.append("\n".join((say.other_plan(), *_steps(speech, way, explained), *also)))
    return found


def _alike(say: BotHints, first: Way, way: Way) -> str:
    """What is said of a plan for which nothing speaks that doesn't speak for the first one."""
    if way.versus == "now" and not way.differs:
        return say.no_difference()
    less = sum(d.gain for d in first.differs) - sum(d.gain for d in way.differs)
    alike = way.versus == first.versus and less > LITTLE
    return say.less_of_the_same() if alike else say.about_as_good()


def _steps(speech: Speech, way: Way, explained: dict[str, None]) -> list[str]:
    lines = plan_words.steps(speech, way.steps, explained)
    return [*lines, BotHints(speech.language).new_then()] if way.new else lines


def _remarks(say: BotHints, ways: Sequence[Way]) -> list[str]:
    """What the buttons do."""
    found = [say.only_draft()] if any(way.draft for way in ways) else []
    first, *others = ways
    if first.direct:
        found.append(say.counts_at_once())
    elif not first.draft:
        found.append(say.take_by_hand())
    elif any(way.direct for way in others):
        found.append(say.other_counts_at_once())
    return found


def _takes(say: BotHints, hint: Hint) -> list[Control]:
    """A button for each plan: it takes the plan over, or the one step that counts at once."""
    table = hint.position.table
    labels = ((say.take_over(), say.do_this()), (say.take_other(), say.do_other()))
    found: list[Control] = []
    for number, (way, (over, now)) in enumerate(zip(hint.ways, labels, strict=False)):
        if way.draft or way.direct:
            control = ControlId("takehint", table.id, (table.version_token, str(number)))
            style: Literal["primary", "secondary"] = "secondary" if number else "primary"
            found.append(items.button(over if way.draft else now, control, style))
    return found


def taken_note(speech: Speech, way: Way) -> str:
    """The remark above the panel when a plan was taken over."""
    say = BotHints(speech.language)
    if not way.rest:
        return say.taken_over()
    return say.taken_over_up_to(step=plan_words.step(speech, *way.rest[0]))


def _back(speech: Speech) -> Control:
    label = BotHints(speech.language).to_my_turn()
    return items.button(label, ControlId("look", speech.table.id))


def _page(speech: Speech, *parts: discord.ui.Item[Any]) -> Page:
    head = BotHints(speech.language).hint_for(game=speech.title())
    return items.page(items.text(f"-# {head}"), *parts, accent=COLOUR_ASKED)
