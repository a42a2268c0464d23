"""What new orders would answer at once: it is said before and after, and confirmed once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.widgets import items
from bot.widgets.ids import ControlId
from bot.widgets.items import Page
from bot.widgets.words import Speech
from engine.core import Action, Decision, Order, Rules, ordered
from render.lang.catalogue.bot_standing import BotStanding
from render.text.base import shorten
from tables.model.orders import OwnOrders
from tables.model.table import Position

QUESTION = 400


@dataclass(frozen=True, slots=True)
class AtOnce:
    """A question that the viewer is asked, and the answer that orders would give to it now."""

    position: Position
    decision: Decision
    action: Action

    def said(self, speech: Speech) -> tuple[str, str]:
        """The question and the answer in words."""
        texts, view = speech.rich, self.position.view
        question = " ".join(texts.prompt(view, self.decision).split())
        return shorten(question, QUESTION), shorten(texts.action(view, self.action), QUESTION)


def answered(
    position: Position,
    rules: Rules[Any],
    own: OwnOrders,
    given: Sequence[Order],
    *,
    chosen: bool = True,
) -> AtOnce | None:
    """What orders would answer as soon as they are given; None if they answer no present question,
    or it has its answer already.

    own: what the viewer has ordered before. chosen: whether they replace an answer by hand.
    """
    if position.draft or (own.held is not None and not chosen):
        return None
    before = [s.order for s in own.orders if s not in own.resting]
    for decision in position.decisions:
        if ordered(rules.orderables, before, decision) is not None and own.held is None:
            continue
        action = ordered(rules.orderables, given, decision)
        if action is not None:
            return AtOnce(position, decision, action)
    return None


def before_line(speech: Speech, found: AtOnce) -> str:
    """The warning where orders can be given."""
    question, answer = found.said(speech)
    return BotStanding(speech.language).also_answers(question=question, answer=answer)


def after_line(speech: Speech, found: AtOnce) -> str:
    """The remark after they were given."""
    question, answer = found.said(speech)
    return BotStanding(speech.language).also_answered(question=question, answer=answer)


def sure_page(speech: Speech, found: AtOnce, yes: ControlId, back: ControlId) -> Page:
    """Asks whether the question is to be answered as well."""
    say = BotStanding(speech.language)
    return items.page(
        items.text(f"-# {speech.title()}"),
        items.text(f"{before_line(speech, found)}\n-# {say.also_for_good()}"),
        items.row(
            items.button(say.also_yes(), yes, "danger"), items.button(speech.say.back(), back)
        ),
    )
