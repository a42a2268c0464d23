"""What the panel of a turn says of the plan that was made for it, and the way to the next plan."""

from __future__ import annotations

from typing import Any

import discord

from bot.widgets import items
from bot.widgets.ids import ControlId
from bot.widgets.items import Control
from bot.widgets.words import Speech
from engine.core import Action, Reason
from render.text.base import Texts, shorten
from tables.facts import plans
from tables.facts.model import Position
from tables.facts.plans import Outlook, Plan

LINES, LINE = 6, 140
"""Steps that are named, and the room for each."""
REASONS = {
    plans.REVEALED: "Something came to light that you could not know when you planned.",
    plans.ANSWERED: "Somebody else has acted in the middle of your turn.",
    plans.UNDONE: "You took a step of it back.",
    plans.OVERTAKEN: "You went another way.",
    plans.SKIPPED: "You are asked something else than was foreseen.",
    plans.GRAVE: "This needs your word once more; please take it by hand.",
    plans.FAILED: "A step of it failed on our side; please take it by hand.",
}


def reason_words(texts: Texts[Any], reason: Reason) -> str:
    """Why a plan, or a line of it, does not go on."""
    return REASONS.get(reason.code) or texts.reason(reason)


def step_words(texts: Texts[Any], view: Any, action: Action) -> str:
    """A step of a plan in words, also where the table has changed under it."""
    try:
        said = texts.action(view, action)
    except Exception:  # what the action speaks of may be gone from the view
        said = action.kind.replace("_", " ").capitalize()
    return shorten(said, LINE)


def prepare_button(table: int, planned: bool) -> Control:
    """The way to the page, for those who wait."""
    label = "My prepared turn" if planned else "Prepare my turn"
    return items.button(label, ControlId("plan", table))


def proposal(plan: Plan, speech: Speech, position: Position) -> list[discord.ui.Item[Any]]:
    """What the panel of a turn says of the plan for it, with its buttons."""
    texts, view, table = speech.rich, position.view, position.table
    if not plan.rest:
        return [items.text("**Your prepared turn** is carried out.")]
    said = ["**Your prepared turn**"]
    if plan.stopped is not None:
        why = shorten(reason_words(texts, plan.stopped), 200)
        said.append(f"It stopped before step {plan.done + 1} of {len(plan.wishes)}: {why}")
    elif plan.running:
        unless = ", unless that shows something new" if plan.mode == "run" else ""
        said.append(f"It goes on by itself once this question is answered{unless}.")
    said += [
        f"-# {n}. {step_words(texts, view, wish.action)}"
        for n, wish in enumerate(plan.rest[:LINES], plan.done + 1)
    ]
    if len(plan.rest) > LINES:
        said.append(f"-# … and {len(plan.rest) - LINES} more")
    shown = []
    if not plan.running:
        carry = ControlId("carryout", table.id, (table.stamp,))
        shown.append(items.button("Carry it out", carry, "primary"))
    label = "Forget the rest" if plan.done else "Throw away"
    shown.append(items.button(label, ControlId("dropplan", table.id)))
    return [items.text("\n".join(said)), items.row(*shown)]


def parts(
    outlook: Outlook | None, speech: Speech, position: Position
) -> tuple[list[discord.ui.Item[Any]], Control | None]:
    """What a panel shows of a plan for this turn, and the button that leads to the next one."""
    if outlook is None:
        return [], None
    if position.decisions:
        made = outlook.plan
        return (proposal(made, speech, position) if made is not None else []), None
    planned = outlook.plan is not None and bool(outlook.plan.wishes)
    return [], prepare_button(position.table.id, planned) if outlook.ahead else None


def note_after(plan: Plan | None, speech: Speech, view: Any) -> str | None:
    """What to say after a plan was carried out as far as possible."""
    if plan is None:
        return None
    if plan.stopped is not None:
        why = reason_words(speech.rich, plan.stopped)
        return f"Your plan stopped before step {plan.done + 1} of {len(plan.wishes)}: {why}"
    if not plan.rest:
        return "Your plan is carried out; nothing of it is on the table yet."
    following = step_words(speech.rich, view, plan.rest[0].action)
    return f"The next step cannot be taken back: {following}. Press **Carry it out** again for it."
