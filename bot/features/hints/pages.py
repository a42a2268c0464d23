"""The pages of hints: plans in words, with what they would change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import discord

from bot.widgets import items
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_ASKED, Control, Page
from bot.widgets.words import Speech
from render.hints import Hints
from render.lang.catalogue.bot_hints import BotHints
from render.text.base import shorten
from tables.operations.hinting import LITTLE, Differs, Hint, Way

STEPS, STEP, BRACKETED, DETAIL = 12, 140, 40, 300
"""The most steps of a plan, and the room for each and for its costs and gains: in brackets after
the step, and in a line of its own."""
EXPLAINED = 1_400
"""The room for all lines of the second kind."""
GAINS, COSTS, WHYS = 3, 2, 2
"""How many reasons for and against a plan are given, and how many of them are explained."""


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
    differs, told = _differs(say, words, first), _parts(words, first)
    lines = [say.best_plan(), *_steps(speech, first, explained), *differs]
    if not differs:
        alike = not hint.better and len(first.steps) == 1
        lines.append(say.nothing_much_better() if alike else say.no_difference())
    if learning and words is not None:
        better = [d for d in first.differs if d.gain > 0 and words.knows(d.part)][:WHYS]
        lines += [say.why(why=words.why(d.part)) for d in better]
    found = ["\n".join(lines)]
    for way in others:
        alike = (way.versus, _parts(words, way)) == (first.versus, told)
        also = [] if alike else _differs(say, words, way)
        also = also or [_alike(say, first, way)]
        found.append("\n".join((say.other_plan(), *_steps(speech, way, explained), *also)))
    return found


def _alike(say: BotHints, first: Way, way: Way) -> str:
    """What is said of a plan for which nothing speaks that doesn't speak for the first one."""
    if way.versus == "now" and not way.differs:
        return say.no_difference()
    less = sum(d.gain for d in first.differs) - sum(d.gain for d in way.differs)
    return (
        say.less_of_the_same()
        if way.versus == first.versus and less > LITTLE
        else say.about_as_good()
    )


def _steps(speech: Speech, way: Way, explained: dict[str, None]) -> list[str]:
    """The steps with their costs and gains: short ones in brackets, as on a button; long ones only
    at a table for learning, and once."""
    say = BotHints(speech.language)
    lines: list[str] = []
    for number, (view, action) in enumerate(way.steps[:STEPS], 1):
        done = _step(speech, view, action)
        detail = speech.rich.detail(view, action) or ""
        short = 0 < len(detail) <= BRACKETED and not detail.endswith(".")
        if short:
            done = f"{done[:-1]}, {detail})" if done.endswith(")") else f"{done} ({detail})"
        lines.append(say.step(number=number, step=done))
        if not short and speech.table.hints == "learn":
            lines += _explained(say, speech.rich.details(view, action), explained)
    return [*lines, say.new_then()] if way.new else lines


def _explained(say: BotHints, details: Sequence[str], explained: dict[str, None]) -> list[str]:
    """A line for each detail that is new, as long as there is room."""
    lines = []
    for detail in details:
        room = EXPLAINED - sum(map(len, explained))
        if detail not in explained and len(detail) <= min(room, DETAIL):
            explained[detail] = None
            lines.append(say.step_detail(what=detail))
    return lines


def _differs(say: BotHints, words: Hints[Any] | None, way: Way) -> list[str]:
    """The reasons for and against a plan; empty if none has words."""
    told = _parts(words, way)
    gains = say.listed([text for text, better in told.items() if better])
    costs = say.listed([text for text, better in told.items() if not better])
    if way.versus == "other":  # what speaks against it is what speaks for the other
        with_other = say.for_it_versus_later if way.new else say.for_it_versus
        if gains:
            return [with_other(parts=gains)]
        return [say.against_it_versus(parts=costs)] if costs else []
    lines = [say.for_it_later(parts=gains) if way.new else say.for_it(parts=gains)] if gains else []
    return [*lines, say.against_it(parts=costs)] if costs else lines


def _parts(words: Hints[Any] | None, way: Way) -> dict[str, bool]:
    """The differences to mention for a plan, and whether each speaks for it."""
    if words is None:
        return {}
    said = [(_differs_in(words, way, d), d.gain > 0) for d in way.differs if words.knows(d.part)]
    gains = [text for text, better in said if text and better][:GAINS]
    costs = [text for text, better in said if text and not better][:COSTS]
    return {**dict.fromkeys(gains, True), **dict.fromkeys(costs, False)}


def _differs_in(words: Hints[Any], way: Way, differs: Differs) -> str:
    """How a plan differs in one part; empty if a number is missing. A comparison with another plan
    has no number, because the number is what the plan adds to the present state."""
    if way.versus != "now":
        return words.differs(differs.part, differs.gain, way.after, way.after)
    count = words.counts(differs.part, differs.gain, way.before, way.after)
    if not way.new and differs.part in words.numbers and not count:
        return ""
    return words.differs(differs.part, differs.gain, way.before, way.after)


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
    return say.taken_over_up_to(step=_step(speech, *way.rest[0]))


def _step(speech: Speech, view: Any, action: Any) -> str:
    return shorten(speech.rich.action(view, action), STEP)


def _back(speech: Speech) -> Control:
    label = BotHints(speech.language).to_my_turn()
    return items.button(label, ControlId("look", speech.table.id))


def _page(speech: Speech, *parts: discord.ui.Item[Any]) -> Page:
    head = BotHints(speech.language).hint_for(game=speech.title())
    return items.page(items.text(f"-# {head}"), *parts, accent=COLOUR_ASKED)
