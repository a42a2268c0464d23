"""The pages of a review: the turns that cost most, with what would have been better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.widgets import items, plan_words
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_OVER, Control, Page
from bot.widgets.review import try_again
from bot.widgets.words import Speech
from engine.core import Action
from render.hints import Hints
from render.lang.catalogue.bot_review import BotReview
from render.text.base import shorten
from tables.model.reviewing import Costly
from tables.operations.reviewing import Review

STEPS, STEP, HEADLINE, FOR, AGAINST = 5, 56, 90, 180, 130
"""Steps of a turn that are told; the room for each, for the name of the turn, and for what speaks
for and against the better plan."""
PAST = ("b", "0", "x")
"""What a button for an earlier board says besides the step: from below a message, the first
picture, as a message of its own."""


def looking_page(speech: Speech, looked: int, turns: int, *, last: bool = False) -> Page:
    """How far a review is. last: nothing more will be shown here."""
    say = BotReview(speech.language)
    lines = [say.looking(done=looked, all=turns), *([say.later()] if last else [])]
    return _page(speech, items.text("\n".join(lines)))


def failed_page(speech: Speech) -> Page:
    """Says that there is no review this time."""
    return _page(speech, items.text(BotReview(speech.language).failed()))


def review_page(speech: Speech, review: Review) -> Page:
    """The turns that cost most, each with a button for the board before it, and one with which it
    is tried again."""
    say = BotReview(speech.language)
    if not review.turns:
        return _page(speech, items.text(say.no_turns()))
    if not review.costly:
        told = f"{say.none_costly(turns=review.turns)}\n{say.how_judged()}"
        return _page(speech, items.text(told))
    parts: list[discord.ui.Item[Any]] = [items.text(say.costly(turns=review.turns))]
    for number, one in enumerate(review.costly, 1):
        again = items.button(say.try_from_here(), try_again(speech.table.id, one.since))
        turn = items.text("\n".join(_turn(speech, number, one)))
        parts += [items.rule(), turn, items.row(_board(speech, number, one), again)]
    return _page(speech, *parts, items.rule(), items.text(say.how_judged()))


def _turn(speech: Speech, number: int, one: Costly) -> list[str]:
    """One turn: what was done, what would have been better, and why."""
    say, words = BotReview(speech.language), speech.rich.hints()
    headline = shorten(speech.rich.headline(one.better.before), HEADLINE)
    cost, better = say.cost(points=max(1, round(one.loss))), _steps(speech, one.better.steps)
    return [
        say.turn(number=number, headline=headline),
        say.you_did(cost=cost, steps=_steps(speech, one.played)),
        say.better_then(steps=better) if one.better.new else say.better(steps=better),
        *_why(say, words, one),
    ]


def _why(say: BotReview, words: Hints[Any] | None, one: Costly) -> list[str]:
    """Why the better plan is better."""
    reasons = plan_words.reasons(words, one.better)
    if reasons:
        return [shorten(" ".join(reasons), FOR + AGAINST)]
    told = plan_words.parts(words, one.better)
    gains = shorten(say.listed([text for text, better in told.items() if better]), FOR)
    costs = shorten(say.listed([text for text, better in told.items() if not better]), AGAINST)
    lines = [say.for_it(parts=gains)] if gains else []
    return [*lines, say.against_it(parts=costs)] if costs else lines


def _steps(speech: Speech, steps: Sequence[tuple[Any, Action]]) -> str:
    said = [shorten(speech.rich.action(view, action), STEP) for view, action in steps[:STEPS]]
    return " \u2192 ".join([*said, *(["\u2026"] if len(steps) > STEPS else [])])


def _board(speech: Speech, number: int, one: Costly) -> Control:
    how, picture, new = PAST
    board = ControlId("past", speech.table.id, (how, str(one.since), picture, new))
    return items.button(BotReview(speech.language).see_board(number=number), board)


def _page(speech: Speech, *parts: discord.ui.Item[Any]) -> Page:
    head = BotReview(speech.language).review_of(game=speech.title())
    return items.page(items.text(f"-# {head}"), *parts, accent=COLOUR_OVER)
