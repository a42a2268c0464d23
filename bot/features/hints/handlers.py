"""Asks for a hint, and takes over a plan from it."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Sequence
from typing import TypeVar

import discord

from bot.context import Context
from bot.features.hints import pages
from bot.panel.acting import Acting
from bot.panel.answering import answer_count
from bot.panel.player_panel import PlayerPanel
from bot.thinking.questions import Busy, Considered, Replaced
from bot.widgets import limits, reader, replies
from bot.widgets.ids import ControlId
from bot.widgets.items import Page
from bot.widgets.replies import Interaction
from bot.widgets.words import Speech
from render.lang.catalogue.bot_panel import BotPanel
from tables.model.errors import AgoraError, NotSeated, Stale
from tables.model.table import Position, Table
from tables.model.ways import Way
from tables.operations.hinting import Hint, HintRequest

KEPT = 100
"""How many hints are kept so that they need not be searched again. The same question gives the same
hint, so a restart loses nothing."""
AGAIN = 3
"""How often a hint is requested again because others acted during the search."""

K = TypeVar("K")
T = TypeVar("T")

_log = logging.getLogger(__name__)


class HintHandlers:
    """Answers the controls of hints."""

    def __init__(self, context: Context, panel: PlayerPanel, acting: Acting) -> None:
        self._context = context
        self._panel = panel
        self._acting = acting
        self._service = context.service
        self._found: OrderedDict[tuple[int, int, str], Considered] = OrderedDict()
        self._given: OrderedDict[tuple[int, int], int] = OrderedDict()
        self._read: OrderedDict[tuple[int, int], dict[str, int]] = OrderedDict()
        panel.beside = self.beside
        context.presses.register("hint", self._press)
        context.presses.register("takehint", self._take)

    async def open(self, interaction: Interaction, table_id: int) -> None:
        """Fill an acknowledged answer with a hint. Raises what `Hinting.ask` raises."""
        asked = await self._service.hints.ask(table_id, interaction.user.id)
        show = self._panel.fill(interaction)
        speech = Speech(asked.table, reader.of(interaction))
        if _key(asked) not in self._found:
            await show.fill(None, lambda _: pages.looking_page(speech))
        try:
            hint = await self._hint(interaction, asked)
            page = pages.failed_page(speech) if hint is None else self._page(interaction, hint)
        except Stale:
            await self._moved_on(interaction, table_id)
            return
        except (Busy, Replaced) as why:
            page = _later_page(speech, why)
        await show.fill(None, lambda _: page)

    async def beside(self, interaction: Interaction, position: Position) -> None:
        """Show one hint below the panel for each question of the user's turn, at a table for
        learning."""
        if not position.draft:
            await self._give(interaction, position)

    async def _give(self, interaction: Interaction, position: Position) -> None:
        """The same, also if the question belongs to the user's own draft."""
        table, user = position.table, interaction.user.id
        key = (table.id, user)
        if table.hints != "learn" or not _leaves_a_choice(position):
            return
        if self._given.get(key) == table.seq:
            return
        _keep(self._given, key, table.seq)
        speech = Speech(table, reader.of(interaction))
        try:
            hint = await self._patiently(interaction, table.id)
            page = pages.failed_page(speech) if hint is None else self._page(interaction, hint)
        except Busy as why:
            hint, page = None, _later_page(speech, why)
        except (AgoraError, Replaced) as error:  # the panel is shown, and the question is gone
            self._given.pop(key, None)
            _log.info("table %d: no hint beside the panel: %r", table.id, error)
            return
        if hint is None:
            self._given.pop(key, None)  # the next panel brings another try
        limits.warn("a hint", page.problems())
        await interaction.followup.send(
            view=page.view, ephemeral=True, allowed_mentions=discord.AllowedMentions.none()
        )

    async def _patiently(self, interaction: Interaction, table_id: int) -> Hint | None:
        """A hint, requested again if others answer a shared question meanwhile. None if the search
        failed. Raises `AgoraError` if nothing is asked any more; `Busy`, `Replaced`."""
        user = interaction.user.id
        for last in (*[False] * AGAIN, True):
            try:
                hint = await self._hint(interaction, await self._service.hints.ask(table_id, user))
            except Stale:
                if last:
                    raise
            else:
                return hint if hint is not None and hint.ways else None
        raise AssertionError

    async def _hint(self, interaction: Interaction, asked: HintRequest) -> Hint | None:
        """A hint; None if the search failed. Raises `Stale` if the table has moved on meanwhile;
        `Busy`, `Replaced`."""
        hints, key = self._service.hints, _key(asked)
        found = self._found.get(key) or await self._context.search_pool.search(
            interaction.user.id, key, lambda: hints.task(asked)
        )
        if found is None or not found.thought.plans:
            return None
        _keep(self._found, key, found)
        return await hints.told(asked, found.task, found.thought)

    def _page(self, interaction: Interaction, hint: Hint) -> Page:
        position, user = hint.position, interaction.user.id
        speech = Speech(position.table, reader.of(interaction))
        standing = [c for c in pages.standing(hint) if self._is_new(position.table, user, c)]
        return pages.hint_page(speech, hint, self._lesson(position, user, speech), standing)

    def _lesson(self, position: Position, user: int, speech: Speech) -> str:
        """The lesson for a newcomer at this point, each once; empty if there is none."""
        words = speech.rich.hints()
        if position.table.hints != "learn" or words is None:
            return ""
        fitting = words.fitting(position.view, {d.kind for d in position.decisions})
        return next((c for c in fitting if self._is_new(position.table, user, f"lesson-{c}")), "")

    def _is_new(self, table: Table, user: int, what: str) -> bool:
        """Whether a player reads something for the first time at this point of a table. A restart
        forgets what was read; at worst it is read twice."""
        read = self._read.get((table.id, user), {})
        _keep(self._read, (table.id, user), read)
        return read.setdefault(what, table.seq) == table.seq

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
        asked = await self._service.hints.ask(control.table, user)
        try:
            hint = (
                await self._hint(interaction, asked) if asked.table.version_token == stamp else None
            )
            if hint is None or number >= len(hint.ways):
                await self._moved_on(interaction, control.table)
                return
            way = hint.ways[number]
            if way.direct:
                await self._do(interaction, hint.position, way)
                return
            acted = await self._service.hints.take(
                control.table,
                user,
                stamp,
                way.actions[: way.draft],
                interaction=interaction.id,
            )
        except Stale:
            await self._moved_on(interaction, control.table)
            return
        except (Busy, Replaced) as why:
            page = _later_page(Speech(asked.table, reader.of(interaction)), why)
            await self._panel.fill(interaction).fill(None, lambda _: page)
            return
        said = pages.taken_note(Speech(acted.position.table, reader.of(interaction)), way)
        await self._panel.show(interaction, acted.position, moment=acted.moment, note=said)
        if not way.rest:
            await self._give(interaction, acted.position)

    async def _do(self, interaction: Interaction, position: Position, way: Way) -> None:
        """Give the first answer of a plan, which counts at once; the next question brings a
        newcomer the next hint."""
        async with self._context.presses.one_at_a_time(interaction):
            position, note, moment = await self._acting.act(interaction, position, way.actions[0])
        await self._panel.show(interaction, position, moment=moment, note=note)
        await self.beside(interaction, position)

    async def _moved_on(self, interaction: Interaction, table_id: int) -> None:
        """Show the panel of the table as it is now."""
        position = await self._service.views.position(table_id, interaction.user.id)
        if position.viewer is None:
            raise NotSeated()
        note = BotPanel(reader.of(interaction)).moved_on()
        await self._panel.show(interaction, position, note=note)


def _key(asked: HintRequest) -> tuple[int, int, str]:
    """A key, equal for the same question of the same person."""
    return asked.table.id, asked.user, asked.table.version_token


def _later_page(speech: Speech, why: Busy | Replaced) -> Page:
    return pages.busy_page(speech) if isinstance(why, Busy) else pages.replaced_page(speech)


def _leaves_a_choice(position: Position) -> bool:
    """Whether there is more than one answer to what is asked, apart from giving up."""
    answers = [answer_count(m) for d in position.decisions for m in d.menus if not m.confirm]
    return answers not in ([], [1])


def _keep(kept: OrderedDict[K, T], key: K, value: T) -> None:
    kept[key] = value
    kept.move_to_end(key)
    while len(kept) > KEPT:
        kept.popitem(last=False)
