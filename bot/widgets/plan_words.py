"""Plans in words: their steps, why they are good and, where the game has no words for that, what
they change."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any

from bot.widgets.words import Speech
from engine.core import Action
from render.hints import Followed, Hints
from render.lang.catalogue.bot_hints import BotHints
from render.lang.forms import changed, woven
from render.text.base import shorten
from tables.model.ways import Differs, Way

STEPS, STEP, BRACKETED, DETAIL = 12, 140, 40, 300
"""The most steps of a plan, and the room for each and for its costs and gains: in brackets after
the step, and in a line of its own."""
EXPLAINED = 1_400
"""The room for all lines of the second kind."""
GAINS, COSTS = 3, 2
"""How many reasons for and against a plan are given."""


def steps(
    speech: Speech, done: Iterable[tuple[Any, Action]], explained: dict[str, None]
) -> list[str]:
    """The steps with their costs and gains: short ones in brackets, as on a button; long ones only
    at a table for learning, and once."""
    say = BotHints(speech.language)
    lines: list[str] = []
    for number, (view, action) in enumerate(islice(done, STEPS), 1):
        said = step(speech, view, action)
        detail = speech.rich.detail(view, action) or ""
        short = 0 < len(detail) <= BRACKETED and not detail.endswith(".")
        if short:
            said = _bracketed(said, detail)
        lines.append(say.step(number=number, step=said))
        if not short and speech.table.hints == "learn":
            lines += _explained(say, speech.rich.details(view, action), explained)
    return lines


def _bracketed(said: str, detail: str) -> str:
    """A step with a detail in brackets; in its own if it ends with them."""
    if said.endswith(")"):
        return woven("{}, {})", changed(said, _open), detail)
    return woven("{} ({})", said, detail)


def _open(said: str) -> str:
    return said[:-1]


def _explained(say: BotHints, details: Sequence[str], explained: dict[str, None]) -> list[str]:
    """A line for each detail that is new, as long as there is room."""
    lines = []
    for detail in details:
        room = EXPLAINED - sum(map(len, explained))
        if detail not in explained and len(detail) <= min(room, DETAIL):
            explained[detail] = None
            lines.append(say.step_detail(what=detail))
    return lines


def reasons(words: Hints[Any] | None, way: Way) -> list[str]:
    """Why a plan is good, in the game's own terms: a sentence each; empty if there are none."""
    if words is None:
        return []
    plan = Followed(way.steps, way.draft, way.after)
    gains = {d.part: d.gain for d in way.differs}
    return [words.reason(reason) for reason in words.reasons(plan, gains)]


def differs(say: BotHints, words: Hints[Any] | None, way: Way) -> list[str]:
    """The reasons for and against a plan; empty if none has words."""
    told = parts(words, way)
    gains = say.listed([text for text, better in told.items() if better])
    costs = say.listed([text for text, better in told.items() if not better])
    if way.versus == "other":  # what speaks against it is what speaks for the other
        with_other = say.for_it_versus_later if way.new else say.for_it_versus
        if gains:
            return [with_other(parts=gains)]
        return [say.against_it_versus(parts=costs)] if costs else []
    lines = [say.for_it_later(parts=gains) if way.new else say.for_it(parts=gains)] if gains else []
    return [*lines, say.against_it(parts=costs)] if costs else lines


def parts(words: Hints[Any] | None, way: Way) -> dict[str, bool]:
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


def step(speech: Speech, view: Any, action: Any) -> str:
    return shorten(speech.rich.action(view, action), STEP)
