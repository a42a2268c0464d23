"""Shows prepared turns: the page on which one is made, and the panel's part on it.

The page looks like the panel of a turn, in another colour and with another headline. Its controls
have other ids, so a press can never count as a move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, get_args

import discord

from bot.panel import controls, panel
from bot.panel.boards import Board
from bot.panel.entries import Entry, check_of, entries_of
from bot.panel.proposal import reason_words, step_words
from bot.widgets import items, limits
from bot.widgets.ids import ControlId, PanelState
from bot.widgets.items import Control, Drawn, Page
from bot.widgets.links import beside
from bot.widgets.words import Speech
from render.lang.catalogue.bot import Bot
from render.lang.catalogue.bot_plans import BotPlans
from render.text.base import Texts, shorten
from tables.model import plans
from tables.model.plans import Mode, PlanForecast
from tables.model.table import Position
from tables.operations.planning import Prepared

COLOUR = 0x8E5BD0
LINES = 14
"""Lines of a plan that are shown."""
MODES: tuple[Mode, ...] = get_args(Mode)
"""What may happen to a plan when the turn comes."""


# --- the page ------------------------------------------------------------------------------------


def menus_of(found: Prepared) -> tuple[Entry, ...]:
    """The menus of what may be answered next."""
    return menus_at(found.position)


def menus_at(position: Position) -> tuple[Entry, ...]:
    """The menus of an imagined position. What ends a player's game is not prepared."""
    assert position.viewer is not None
    found = entries_of(position.decisions, (), position.viewer, position.lookahead)
    return tuple(entry for entry in found if not entry.menu.confirm)


def stamp(found: Prepared, menus: Sequence[Entry]) -> tuple[str, str]:
    """What a control of the page was made for: the plan, and the menus."""
    return found.plan.mark, check_of(menus)


def page(
    found: Prepared,
    speech: Speech,
    board: Board | None,
    *,
    place: PanelState | None = None,
    note: str | None = None,
) -> Page:
    """The page of a prepared turn, at a place, with a remark on what was just pressed."""
    place = place or PanelState()
    position, menus = found.position, menus_of(found)
    drawn = [_imagined(speech, one) for one in board.pictures] if board else []
    budget = controls.BUDGET - max(0, len(drawn) - 1)
    layout = controls.layout(menus, speech.plain, position.view, place, budget=budget)
    words = None if drawn else panel.board_in_words(position, speech)
    parts: list[discord.ui.Item[Any] | None] = [
        items.text(_head(found, speech, note)),
        *items.galleries(drawn),
        words,
        items.rule() if layout.rows else None,
        *panel.rows(layout, ids(found, menus, place)),
    ]
    if place.sure is None:
        parts.append(_steering(found, speech.say, menus, layout, place))
        parts.append(items.row(_mode_menu(found, speech)))
        parts.append(items.row(*_choices(found, speech)))
    if words is not None:
        panel.fit(words, speech, parts)
    return items.page(*parts, pictures=drawn, accent=COLOUR)


def _imagined(speech: Speech, drawn: Drawn) -> Drawn:
    """A picture marked as imagined, because the table is not like that."""
    said = f"{BotPlans(speech.language).not_on_table()} {drawn.alt}"
    return replace(drawn, alt=shorten(said, limits.ALT_TEXT))


def ids(
    found: Prepared, menus: Sequence[Entry], place: PanelState
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
    say = BotPlans(speech.language)
    said = [f"-# {speech.title()}{beside(position.table)}"]
    if found.rest:
        said += [f"### {say.your_turn_goes_on()}", say.going_on(found.plan.mode)]
    else:
        said += [f"### {say.your_prepared_turn()}", say.then(found.plan.mode)]
    if found.plan.listed:
        said.append(say.first_possible())
    if note:
        said.append(f"> {shorten(note, panel.NOTE)}")
    if steps := plan_lines(found.sight, texts):
        said += [*steps, ""]  # without the empty line, what follows would belong to the last step
    if found.sight.end is not None:
        said.append(say.end(found.sight.end))
    elif len(found.plan.wishes) >= plans.LONGEST:
        said.append(say.no_longer_plan())
    elif found.sight.blocked:
        said.append(say.takes_its_place())
    if not found.sight.lines:
        said.append(say.how_it_would_go_on() if found.rest else say.how_it_would_begin())
    said += panel.prompts(position, speech, menus_at(position))
    return "\n".join(said)


def plan_lines(sight: PlanForecast, texts: Texts[Any]) -> list[str]:
    """The steps of a plan, numbered, with reasons why one is uncertain or no longer possible."""
    say = BotPlans(texts.language)
    said = []
    for n, line in enumerate(sight.lines, 1):
        entry = f"{n}. {step_words(texts, line.view, line.action)}"
        if line.problem is not None:
            why = shorten(reason_words(texts, line.problem), 200)
            entry += f"\n-# {say.no_longer_possible(why=why)}"
        elif line.unsure:
            entry += f"\n-# {say.uncertain()}"
        said.append(entry)
    if sight.unreached:
        said.append(f"-# {say.steps_behind(count=len(sight.unreached))}")
    if len(said) > LINES:
        said = [f"-# {say.steps_before(count=len(said) - LINES)}", *said[-LINES:]]
    return said


def _steering(
    found: Prepared, say: Bot, menus: Sequence[Entry], layout: controls.Layout, place: PanelState
) -> discord.ui.Item[Any] | None:
    make, shown = ids(found, menus, place), []
    if layout.folded:
        label = say.fewer_choices() if place.more else say.more_choices()
        shown.append(items.button(label, make(None, "m")))
    if layout.pages > 1:
        nth = min(place.page, layout.pages - 1)
        label = say.next_menus(page=nth + 1, pages=layout.pages)
        shown.append(items.button(label, make(None, f"q{(nth + 1) % layout.pages}")))
    return items.row(*shown) if shown else None


def _mode_menu(found: Prepared, speech: Speech) -> Control:
    """The menu for what happens to the plan when the turn comes."""
    say = BotPlans(speech.language)
    options = [
        discord.SelectOption(
            label=shorten(say.choice(mode), limits.OPTION_LABEL),
            value=mode,
            default=mode == found.plan.mode,
        )
        for mode in MODES
    ]
    control = ControlId("planmode", found.position.table.id)
    return items.select(control, say.when_your_turn_comes(), options)


def _choices(found: Prepared, speech: Speech) -> list[Control]:
    """The buttons to undo, delete, and go back."""
    table, plan = found.position.table.id, found.plan
    say = BotPlans(speech.language)
    shown = []
    if plan.wishes:
        shown.append(items.button(speech.say.undo(), ControlId("unplan", table, (plan.mark,))))
        shown.append(items.button(say.throw_away(), ControlId("dropplan", table), "danger"))
    shown.append(items.button(say.back_to_table(), ControlId("look", table)))
    return shown
