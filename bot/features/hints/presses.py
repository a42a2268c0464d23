"""Asking for a hint, and taking a plan of it over."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Sequence
from typing import TypeVar

import discord

from bot.context import Context
from bot.features.hints import pages
from bot.panel.presses import PanelPresses
from bot.widgets import limits, reader, replies
from bot.widgets.ids import ControlId
from bot.widgets.replies import Interaction
from bot.widgets.words import Speech
from engine.thinking import Thought
from render.lang.catalogue.bot_hints import BotHints
from render.lang.catalogue.bot_panel import BotPanel
from tables.acts.hinting import Hint, Wondering
from tables.facts.errors import AgoraError, NotSeated, Stale
from tables.facts.model import Position

KEPT = 100
"""Thoughts that are kept so that they need not be thought again; the same question gives the same
thought, so nothing is missed after a restart."""

K = TypeVar("K")
T = TypeVar("T")

_log = logging.getLogger(__name__)


class HintPresses:
    """Answers the controls of hints."""

    def __init__(self, context: Context, panel: PanelPresses) -> None:
        self._context = context
        self._panel = panel
        self._service = context.service
        self._thoughts: OrderedDict[tuple[int, int, str], Thought] = OrderedDict()
        self._given: OrderedDict[tuple[int, int], int] = OrderedDict()
        panel.beside = self.beside
        context.presses.register("hint", self._press)
        context.presses.register("takehint", self._take)

    async def open(self, interaction: Interaction, table_id: int) -> None:
        """Fill an acknowledged answer with a hint. Raises what `Hinting.ask` raises."""
        asked = await self._service.hints.ask(table_id, interaction.user.id)
        show = self._panel.fill(interaction)
        speech = Speech(asked.table, reader.of(interaction))
        if self._key(asked, interaction) not in self._thoughts:
            await show.fill(None, lambda _: pages.looking_page(speech))
        try:
            hint = await self._hint(interaction, asked)
        except Stale:
            await self._moved_on(interaction, table_id)
            return
        page = pages.failed_page(speech) if hint is None else pages.hint_page(speech, hint)
        await show.fill(None, lambda _: page)

    async def beside(self, interaction: Interaction, position: Position) -> None:
        """At a table to learn at: a hint below the panel of each question of the own turn, once."""
        table, user = position.table, interaction.user.id
        key = (table.id, user)
        if table.hints != "learn" or not position.decisions or position.draft:
            return
        if self._given.get(key) == table.public_seq:
            return
        _keep(self._given, key, table.public_seq)
        try:
            hint = await self._hint(interaction, await self._service.hints.ask(table.id, user))
        except AgoraError as error:  # the panel is there; a hint nobody asked for may fail
            _log.info("table %d: no hint beside the panel: %s", table.id, error)
            return
        if hint is None or not hint.ways:
            return
        page = pages.hint_page(Speech(table, reader.of(interaction)), hint)
        limits.warn("a hint", page.problems())
        await interaction.followup.send(
            view=page.view, ephemeral=True, allowed_mentions=discord.AllowedMentions.none()
        )

    async def _hint(self, interaction: Interaction, asked: Wondering) -> Hint | None:
        """None if thinking has failed. Raises `Stale` if the table has moved on meanwhile."""
        key = self._key(asked, interaction)
        thought = self._thoughts.get(key) or await self._context.thinkers.wonder(asked.task)
        if thought is None or not thought.plans:
            return None
        _keep(self._thoughts, key, thought)
        return await self._service.hints.told(asked, interaction.user.id, thought)

    def _key(self, asked: Wondering, interaction: Interaction) -> tuple[int, int, str]:
        return asked.table.id, interaction.user.id, asked.table.stamp

    async def _press(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        await self.open(interaction, control.table)

    async def _take(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        stamp, number, user = control.text(0), control.number(1), interaction.user.id
        try:
            asked = await self._service.hints.ask(control.table, user)
            hint = await self._hint(interaction, asked) if asked.table.stamp == stamp else None
            if hint is None or number >= len(hint.ways):
                await self._moved_on(interaction, control.table)
                return
            acted = await self._service.hints.take(
                control.table, user, stamp, hint.ways[number].actions, interaction=interaction.id
            )
        except Stale:
            await self._moved_on(interaction, control.table)
            return
        said = BotHints(reader.of(interaction)).taken_over()
        await self._panel.show_panel(interaction, acted.position, moment=acted.moment, note=said)

    async def _moved_on(self, interaction: Interaction, table_id: int) -> None:
        """Show the panel as the table stands now."""
        position = await self._service.views.position(table_id, interaction.user.id)
        if position.viewer is None:
            raise NotSeated()
        note = BotPanel(reader.of(interaction)).moved_on()
        await self._panel.show_panel(interaction, position, note=note)


def _keep(kept: OrderedDict[K, T], key: K, value: T) -> None:
    kept[key] = value
    kept.move_to_end(key)
    while len(kept) > KEPT:
        kept.popitem(last=False)
