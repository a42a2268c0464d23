"""Prepared turns on the screen: the page on which one is made, and what a panel says of it.

The page looks like the panel of a turn, in another colour and under another headline, and its
controls have other ids, so that a press can never be taken for a move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.panel import controls, panel
from bot.panel.controls import Entry
from bot.panel.proposal import reason_words, step_words
from bot.widgets import items, limits
from bot.widgets.ids import ControlId, Place
from bot.widgets.items import Control, Drawn, Page
from bot.widgets.words import Speech
from render.text.base import Texts, shorten
from tables.acts.planning import Prepared
from tables.facts import plans
from tables.facts.model import Position
from tables.facts.plans import Foresight, Mode

COLOUR = 0x8E5BD0
ALT = "A prepared turn, not on the table."
LINES = 14
"""Lines of a plan that are shown."""
MODES: dict[Mode, tuple[str, str]] = {
    "run": (
        "Carry it out; stop if something new comes to light",
        "carried out when your turn comes; at something new it stops and proposes the rest.",
    ),
    "through": (
        "Carry it out to the end",
        "carried out to the end when your turn comes, whatever comes to light.",
    ),
    "propose": ("Only propose it", "proposed to you when your turn comes."),
}
"""What becomes of a plan in its turn: as a choice, and in a sentence."""
ENDS = {
    "hidden": "What comes after the last step hangs on chance or on something hidden, so the "
    "plan ends there.",
    "others": "After the last step somebody else is asked, so the plan ends there.",
    "turn": "That is your whole turn.",
}


# --- the page ------------------------------------------------------------------------------------


def menus_of(found: Prepared) -> tuple[Entry, ...]:
    """The menus of what may be answered next."""
    return menus_at(found.position)


def menus_at(position: Position) -> tuple[Entry, ...]:
    """The menus of an imagined position."""
    assert position.viewer is not None
    return controls.entries(position.decisions, (), position.viewer)


def stamp(found: Prepared, menus: Sequence[Entry]) -> tuple[str, str]:
    """What a control of the page was made for: the plan, and the menus."""
    return found.plan.mark, controls.check(menus)


def page(
    found: Prepared,
    speech: Speech,
    drawn: Drawn | None,
    *,
    place: Place | None = None,
    note: str | None = None,
) -> Page:
    """The page of a prepared turn, at a place, with a remark on what was just pressed."""
    place = place or Place()
    position, menus = found.position, menus_of(found)
    layout = controls.layout(menus, speech.plain, position.view, place)
    if drawn is not None:
        drawn = replace(drawn, alt=shorten(f"{ALT} {drawn.alt}", limits.ALT_TEXT))
    parts: list[discord.ui.Item[Any] | None] = [
        items.text(_head(found, speech, note)),
        items.gallery(drawn) if drawn else panel.board_in_words(position, speech),
        items.rule() if layout.rows else None,
        *panel.rows(layout, ids(found, menus, place)),
    ]
    if place.sure is None:
        parts.append(_steering(found, menus, layout, place))
        parts.append(items.row(_mode_menu(found)))
        parts.append(items.row(*_choices(found)))
    return items.page(*parts, pictures=[drawn], accent=COLOUR)


def ids(
    found: Prepared, menus: Sequence[Entry], place: Place
) -> Callable[[int | None, str | None], ControlId]:
    """The ids of the controls of one page, by menu and token."""
    where = (*stamp(found, menus), str(place))

    def make(menu: int | None, token: str | None = None) -> ControlId:
        args = (*where, "" if menu is None else str(menu))
        return ControlId(
            "planned", found.position.table.id, args if token is None else (*args, token)
        )

    return make


def _head(found: Prepared, speech: Speech, note: str | None) -> str:
    texts, position = speech.rich, found.position
    _, then = MODES[found.plan.mode]
    said = [f"-# {speech.title()} · <#{position.table.channel_id}>", "### Your prepared turn"]
    said.append(f"**Not on the table:** what you choose is {then}")
    if note:
        said.append(f"> {shorten(note, panel.NOTE)}")
    if steps := plan_lines(found.sight, texts):
        said += [*steps, ""]  # without the empty line, what follows would belong to the last step
    if found.sight.end is not None:
        said.append(ENDS[found.sight.end])
    elif len(found.plan.wishes) >= plans.LONGEST:
        said.append("A longer plan cannot be kept.")
    elif found.sight.blocked:
        said.append("What you choose now takes the place of the rest.")
    if not found.sight.lines:
        said.append("This is how your turn would begin; what happens until then may change it.")
    said += [shorten(texts.prompt(position.view, d), 600) for d in position.decisions]
    return "\n".join(said)


def plan_lines(sight: Foresight, texts: Texts[Any]) -> list[str]:
    """The steps of a plan, numbered; why one is not possible any more or uncertain."""
    said = []
    for n, line in enumerate(sight.lines, 1):
        entry = f"{n}. {step_words(texts, line.view, line.action)}"
        if line.problem is not None:
            entry += f"\n-# no longer possible: {shorten(reason_words(texts, line.problem), 200)}"
        elif line.unsure:
            entry += "\n-# uncertain: it hangs on what nobody can know yet"
        said.append(entry)
    if sight.unreached:
        many = len(sight.unreached)
        said.append(f"-# … and {many} more {'step' if many == 1 else 'steps'} behind it")
    if len(said) > LINES:
        said = [f"-# … {len(said) - LINES} steps before", *said[-LINES:]]
    return said


def _steering(
    found: Prepared, menus: Sequence[Entry], layout: controls.Layout, place: Place
) -> discord.ui.Item[Any] | None:
    make, shown = ids(found, menus, place), []
    if layout.folded:
        label = "Fewer choices" if place.more else "More choices"
        shown.append(items.button(label, make(None, "m")))
    if layout.pages > 1:
        nth = min(place.page, layout.pages - 1)
        label = f"Next menus ({nth + 1} of {layout.pages})"
        shown.append(items.button(label, make(None, f"q{(nth + 1) % layout.pages}")))
    return items.row(*shown) if shown else None


def _mode_menu(found: Prepared) -> Control:
    """What becomes of the plan when its turn has come."""
    options = [
        discord.SelectOption(label=label, value=mode, default=mode == found.plan.mode)
        for mode, (label, _) in MODES.items()
    ]
    control = ControlId("planmode", found.position.table.id)
    return items.select(control, "When your turn comes", options)


def _choices(found: Prepared) -> list[Control]:
    """Undo, throw away, and the way back."""
    table, plan = found.position.table.id, found.plan
    shown = []
    if plan.wishes:
        shown.append(items.button("↶ Undo", ControlId("unplan", table, (plan.mark,))))
        shown.append(items.button("Throw away", ControlId("dropplan", table), "danger"))
    shown.append(items.button("Back to the table", ControlId("look", table)))
    return shown
