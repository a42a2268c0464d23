"""The pace of a table: its form, and what the form sets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.context import Context
from bot.features.clocks import pages
from bot.features.lobby.opening import Lobbies
from bot.widgets import numbers, reader, replies, saying
from bot.widgets.ids import BadId, ControlId
from bot.widgets.items import Page
from bot.widgets.managing import managed_server
from bot.widgets.replies import Interaction
from bot.widgets.words import Speech
from render.lang.catalogue.bot_clocks import BotClocks
from tables.model.clock import HOUR, ClockRules
from tables.model.errors import UserError
from tables.model.guards import manages
from tables.model.table import Table

Wishes = Mapping[str, Any]
"""Changes by the fields of `ClockRules`; hours as numbers."""
NAMES = {pages.REMINDERS: ("first", "every", "most"), pages.CLOCK: ("move", "bank")}
"""The fields of the windows."""
CHOICES = {
    pages.FALLBACK: ("fallback", pages.FALLBACKS),
    pages.PAUSES: ("pauses", pages.STOPS),
}
"""The menus."""


class Pace:
    """Shows and sets how patient tables are."""

    def __init__(self, context: Context, lobbies: Lobbies) -> None:
        self._context = context
        self._lobbies = lobbies
        context.presses.register("pace", self._press)

    async def page(self, interaction: Interaction, table: Table) -> Page:
        """How patient a table is, with the form for those who may change that."""
        rules = await self._context.reminders.rules(table.id)
        speech = Speech(table, reader.of(interaction))
        return pages.clock_page(speech, rules, may_change=_may_change(interaction, table))

    async def changed(self, interaction: Interaction, table: Table, wishes: Wishes) -> Page:
        """Make the changes and show the result. Raises `NotAllowed`, `WrongStatus`."""
        if not wishes:
            return await self.page(interaction, table)
        user, server = interaction.user.id, managed_server(interaction)
        speech = Speech(table, reader.of(interaction))
        rules = await self._context.reminders.change_rules(
            table, user, lambda old: set_to(old, wishes), server
        )
        if table.status == "lobby":
            await self._lobbies.refresh(table)
        of_a_clock = {"bank", "fallback", "pauses"}
        idle = rules.move is None and any(wishes.get(name) for name in of_a_clock)
        note = BotClocks(speech.language).idle() if idle else None
        may_change = _may_change(interaction, table)
        return pages.clock_page(speech, rules, may_change=may_change, note=note)

    async def _press(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        table = await self._context.service.views.table(control.table)
        part = control.text(0)
        if part not in NAMES and part not in CHOICES:
            raise BadId(f"{control} names no part of the form")
        typed = interaction.type is discord.InteractionType.modal_submit
        if part in NAMES and not typed:
            rules = await self._context.reminders.rules(table.id)
            window = pages.pace_window(reader.of(interaction), control, rules)
            await replies.window(interaction, window)
            return
        await replies.acknowledge(interaction, fresh=False)
        async with self._context.presses.one_at_a_time(interaction):
            try:
                wishes = _typed(part, interaction) if part in NAMES else _chosen(part, values)
                page = await self.changed(interaction, table, wishes)
            except UserError as error:
                language = reader.of(interaction)
                rules = await self._context.reminders.rules(table.id)
                note = saying.sentence(error, language)
                speech = Speech(table, language)
                page = pages.clock_page(speech, rules, may_change=table.open, note=note)
            await replies.show(interaction, page)


def _may_change(interaction: Interaction, table: Table) -> bool:
    host = interaction.user.id == table.host_id
    return table.open and (host or manages(table, managed_server(interaction)))


def set_to(old: ClockRules, wanted: Wishes) -> ClockRules:
    """The rules with what is wanted."""
    hours = {"first", "every", "bank"}.intersection(wanted)
    whole = {"most", "fallback", "pauses"}.intersection(wanted)
    spans: dict[str, Any] = {name: wanted[name] * HOUR for name in hours}
    new: ClockRules = replace(old, **spans, **{name: wanted[name] for name in whole})
    return replace(new, move=wanted["move"] * HOUR or None) if "move" in wanted else new


def _typed(part: str, interaction: Interaction) -> Wishes:
    """The values typed into a window; an empty field changes nothing. Raises `UserError`."""
    found: dict[str, int] = {}
    for name, said in zip(NAMES[part], numbers.all_typed(interaction), strict=False):
        low, high = pages.BOUNDS[name]
        if not said.strip():
            continue
        if not said.strip().isdecimal() or not low <= int(said) <= high:
            raise UserError("pace_number", said=said.strip(), low=low, high=high)
        found[name] = int(said)
    return found


def _chosen(part: str, values: Sequence[str]) -> Wishes:
    """What was chosen from a menu. Raises `UserError`."""
    name, codes = CHOICES.get(part, ("", ()))
    if not values or values[0] not in codes:
        raise UserError("choices_changed")
    return {name: values[0]}
