"""The panel's part on the plan for this turn, and the button to the next plan."""

from __future__ import annotations

from typing import Any

import discord

from bot.widgets import items
from bot.widgets.ids import ControlId
from bot.widgets.items import Control
from bot.widgets.words import Speech
from engine.core import Action, Reason
from render.lang.catalogue.bot_panel import BotPanel
from render.text.base import Texts, shorten
from tables.model.plans import Plan, PlanStatus
from tables.model.table import Position

LINES, LINE = 6, 140
"""How many steps are named, and the room for each."""


def reason_words(texts: Texts[Any], reason: Reason) -> str:
    """Why a plan, or a line of it, stops."""
    if reason.code in BotPanel.FAMILIES["plan_reason"]:
        return BotPanel(texts.language).plan_reason(reason.code)
    return texts.reason(reason)


def step_words(texts: Texts[Any], view: Any, action: Action) -> str:
    """A step of a plan in words, even if the table has changed since."""
    try:
        said = texts.action(view, action)
    except Exception:  # what the action speaks of may be gone from the view
        said = action.kind.replace("_", " ").capitalize()
    return shorten(said, LINE)


def prepare_button(say: BotPanel, table: int, planned: bool, rest: bool = False) -> Control:
    """The button to the page of plans, for those who wait. rest: for those who wait within their
    own turn."""
    label = say.my_prepared_turn() if planned else say.prepare_my_turn()
    if rest and not planned:
        label = say.prepare_what_is_left()
    return items.button(label, ControlId("plan", table))


def proposal(plan: Plan, speech: Speech, position: Position) -> list[discord.ui.Item[Any]]:
    """The part of a turn's panel on its plan, with buttons."""
    texts, view, table = speech.rich, position.view, position.table
    say = BotPanel(speech.language)
    if not plan.rest:
        return [items.text(say.plan_carried_out())]
    said = [say.prepared_turn()]
    if plan.stopped is not None:
        why = shorten(reason_words(texts, plan.stopped), 200)
        said.append(say.plan_stopped(step=plan.done + 1, steps=len(plan.wishes), why=why))
    elif plan.running and plan.mode == "run":
        said.append(say.plan_goes_on_unless_new())
    elif plan.running:
        said.append(say.plan_goes_on())
    said += [
        f"-# {n}. {step_words(texts, view, wish.action)}"
        for n, wish in enumerate(plan.rest[:LINES], plan.done + 1)
    ]
    if len(plan.rest) > LINES:
        said.append(f"-# {say.more_steps(count=len(plan.rest) - LINES)}")
    shown = []
    if not plan.running:
        carry = ControlId("carryout", table.id, (table.version_token,))
        shown.append(items.button(say.carry_it_out(), carry, "primary"))
    label = say.forget_what_is_left() if plan.done else say.throw_away()
    shown.append(items.button(label, ControlId("dropplan", table.id)))
    return [items.text("\n".join(said)), items.row(*shown)]


def parts(
    plan_status: PlanStatus | None, speech: Speech, position: Position
) -> tuple[list[discord.ui.Item[Any]], Control | None]:
    """The part of a panel on a plan for this turn, and the button to the next one."""
    if plan_status is None:
        return [], None
    if position.decisions:
        made = plan_status.plan
        return (proposal(made, speech, position) if made is not None else []), None
    planned = plan_status.plan is not None and bool(plan_status.plan.wishes)
    say = BotPanel(speech.language)
    if not plan_status.ahead:
        return [], None
    return [], prepare_button(say, position.table.id, planned, plan_status.rest)


def note_after(plan: Plan | None, speech: Speech, view: Any) -> str | None:
    """What to say after a plan was carried out as far as possible."""
    if plan is None:
        return None
    say = BotPanel(speech.language)
    if plan.stopped is not None:
        why = reason_words(speech.rich, plan.stopped)
        return say.your_plan_stopped(step=plan.done + 1, steps=len(plan.wishes), why=why)
    if not plan.rest:
        return say.your_plan_is_carried_out()
    return say.next_step_is_final(step=step_words(speech.rich, view, plan.rest[0].action))
