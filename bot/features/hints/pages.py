"""The pages of hints: plans in words, with what they would change."""

from __future__ import annotations

from collections.abc import Collection, Sequence
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
STANDING = ("draft", "chance")
"""Remarks that are the same below every hint: what the buttons do, and that nobody has looked at
hidden cards."""


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


def hint_page(
    speech: Speech, hint: Hint, lesson: str = "", standing: Collection[str] = STANDING
) -> Page:
    """The one or two best plans, each with a button that takes it over.

    lesson: the code of what a newcomer needs to know now, shown above them. standing: the remarks
    at the foot that this player has not read at this table yet.
    """
    say = BotHints(speech.language)
    words = speech.rich.hints()
    if not hint.ways:
        return failed_page(speech)
    parts: list[discord.ui.Item[Any]] = []
    if lesson and words is not None:
        parts += [items.text(words.lesson(lesson)), items.rule()]
    parts += [items.text(told) for told in _plans(speech, words, hint)]
    remarks = _remarks(say, hint.ways, standing)
    if remarks:
        parts.append(items.text("\n".join(remarks)))
    parts.append(items.row(*_takes(say, hint), _back(speech)))
    return _page(speech, *parts)


def _plans(speech: Speech, words: Hints[Any] | None, hint: Hint) -> list[str]:
    """Each plan: its steps, and why."""
    explained: dict[str, None] = {}
    first, *others = hint.ways
    reasons = plan_words.reasons(words, first)
    why = [" ".join(reasons)] if reasons else _differs(speech, words, first)
    lines = [*_steps(speech, first, explained), *(why or [_matter(speech, words, hint)])]
    found = ["\n".join((BotHints(speech.language).best_plan(), *lines))]
    for way in others:
        lines = [*_steps(speech, way, explained), *_other(speech, words, way, first)]
        found.append("\n".join((BotHints(speech.language).other_plan(), *lines)))
    return found


def _differs(speech: Speech, words: Hints[Any] | None, way: Way) -> list[str]:
    """What a plan changes, where there is no better reason; a newcomer is told what that is worth.
    Empty if there are no words for it."""
    found = plan_words.differs(BotHints(speech.language), words, way)
    if speech.table.hints == "learn" and words is not None:
        say = BotHints(speech.language)
        better = [d for d in way.differs if d.gain > 0 and words.knows(d.part)][:WHYS]
        found += [say.why(why=words.why(d.part)) for d in better]
    return found


def _matter(speech: Speech, words: Hints[Any] | None, hint: Hint) -> str:
    """What a choice is about on which little depends, or that the plan is better for no reason
    that has words."""
    if hint.better:
        return BotHints(speech.language).better_choice()
    if words is None:
        return BotHints(speech.language).no_difference()
    return words.matter(hint.ways[0].actions[0].kind)


def _other(speech: Speech, words: Hints[Any] | None, way: Way, first: Way) -> list[str]:
    """Why a second plan is good too, as far as the first one doesn't say it."""
    say = BotHints(speech.language)
    told = plan_words.reasons(words, first)
    new = [said for said in plan_words.reasons(words, way) if said not in told]
    if new:
        return [" ".join(new)]
    first_parts, parts = (plan_words.parts(words, each) for each in (first, way))
    same = way.versus == first.versus and parts == first_parts and bool(parts)
    differs = [] if told or same else plan_words.differs(say, words, way)
    return differs or [_alike(say, way, same)]


def _alike(say: BotHints, way: Way, same: bool) -> str:
    """What is said of a plan for which nothing speaks that doesn't speak for the first one. same:
    whether it changes the same things."""
    if way.behind > LITTLE:
        return say.less_of_the_same() if same else say.less_good()
    nothing = way.versus == "now" and not way.differs
    return say.no_difference() if nothing else say.about_as_good()


def _steps(speech: Speech, way: Way, explained: dict[str, None]) -> list[str]:
    lines = plan_words.steps(speech, way.steps, explained)
    return [*lines, BotHints(speech.language).new_then()] if way.new else lines


def standing(hint: Hint) -> tuple[str, ...]:
    """The remarks at the foot of a hint that are read once."""
    return tuple(code for code in STANDING if code != "draft" or any(w.draft for w in hint.ways))


def _remarks(say: BotHints, ways: Sequence[Way], standing: Collection[str]) -> list[str]:
    """What the buttons do, and where hints come from."""
    drafts = "draft" in standing and any(way.draft for way in ways)
    found = [say.only_draft()] if drafts else []
    first, *others = ways
    if first.direct:
        found.append(say.counts_at_once())
    elif not first.draft:
        found.append(say.take_by_hand())
    elif any(way.direct for way in others):
        found.append(say.other_counts_at_once())
    return [*found, say.by_chance()] if "chance" in standing else found


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
