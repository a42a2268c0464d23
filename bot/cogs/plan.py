"""/plan: a turn prepared by pressing, or in one typed line."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.cogs.finding import SeveralTables, choose_page, my_table, table_choices
from bot.cogs.game import TABLE
from bot.cogs.playing import MOST_PARTS, SEPARATOR
from bot.errors import NotSeated, Refusal
from bot.plans.planning import Prepared
from bot.plans.plans import Mode
from bot.tables.model import Position, Table
from bot.ui import limits, replies, typed, words
from bot.ui import plan as pages
from bot.ui.plan_presses import PlanPresses
from bot.ui.replies import Interaction
from bot.ui.typed import Candidate, Understood
from bot.ui.words import Speech
from engine.core import Action, IllegalAction
from render.text.base import shorten

if TYPE_CHECKING:
    from bot.app import AgoraBot

KEPT_LISTS = 50


class PlanCog(commands.Cog):
    """The command with which a turn is prepared."""

    def __init__(self, bot: AgoraBot) -> None:
        self.bot = bot
        self.service = bot.service
        self.presses = PlanPresses(bot)
        # While somebody types, every letter asks again for the same list.
        self._lists: OrderedDict[tuple[object, ...], Prepared] = OrderedDict()

    @app_commands.command(
        name="plan", description="Prepare your next turn while others play; ; separates actions"
    )
    @app_commands.describe(
        text="what you want to do, added to your plan; leave it out to choose from menus",
        then="what becomes of the plan when your turn comes",
        table=TABLE,
    )
    @app_commands.choices(
        then=[
            app_commands.Choice(name=label, value=mode) for mode, (label, _) in pages.MODES.items()
        ]
    )
    @app_commands.autocomplete(table=table_choices)
    async def plan(
        self,
        interaction: Interaction,
        text: str | None = None,
        then: Mode | None = None,
        table: int | None = None,
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        try:
            found = await my_table(self.bot, interaction, table)
        except SeveralTables as several:
            page = choose_page(several.tables, "plan", interaction.user.id)
            await replies.show(interaction, page)
            return
        if found.seat_of(interaction.user.id) is None:
            raise NotSeated()
        if then is not None:
            await self.service.set_plan_mode(found.id, interaction.user.id, then)
        if text is None or not text.strip():
            await self.presses.open(interaction, found.id)
            return
        await self._add(interaction, found, text)

    async def _add(self, interaction: Interaction, table: Table, text: str) -> None:
        """Add typed actions one by one, as far as they are possible."""
        user = interaction.user.id
        parts = [p.strip() for p in text.split(SEPARATOR) if p.strip()][:MOST_PARTS]
        found = await self.service.prepared(table.id, user)
        for number, part in enumerate(parts):
            speech = Speech(found.position.table)
            menus = pages.menus_of(found)
            position = found.position
            answer = typed.read(part, menus, position.decisions, speech.plain, position.view)
            if not isinstance(answer, Understood):
                note = _stopped(found, speech, part, answer, parts[number + 1 :])
                await self.presses.show(interaction, found, note=note)
                return
            # Discord's number of the command marks its first action, so that a repeated delivery
            # changes nothing.
            found = await self.service.plan(
                table.id,
                user,
                found.plan.mark,
                answer.candidate.action,
                interaction=None if number else interaction.id,
            )
        await self.presses.show(interaction, found)

    @plan.autocomplete("text")
    async def _actions(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        head, separator, tail = current.rpartition(SEPARATOR)
        try:
            table = await my_table(self.bot, interaction, interaction.namespace.table)
            found = await self._ahead(interaction.user.id, table, head)
        except (Refusal, SeveralTables, IllegalAction, _NotUnderstood):
            return []
        listed = _candidates(found, tail)
        before = f"{head.strip()}{separator} " if separator else ""
        offered = [
            before + (typed.brief(listed, c) if before else c.label)
            for c in typed.suggestions(tail, listed, limits.CHOICES)
        ]
        # What is chosen replaces all that is typed, so a long turn has to be typed to its end.
        fitting = [text for text in offered if len(text) <= limits.CHOICE_NAME]
        if separator and not fitting:
            fitting = [shorten(current, limits.CHOICE_NAME)]
        return [app_commands.Choice(name=text, value=text) for text in dict.fromkeys(fitting)]

    async def _ahead(self, user: int, table: Table, head: str) -> Prepared:
        """Where the plan leads with the actions typed before. Raises `_NotUnderstood`."""
        key = (table.id, user, table.version, head, await self._mark(table, user))
        known = self._lists.get(key)
        if known is not None:
            return known
        parts = iter([p for p in head.split(SEPARATOR) if p.strip()][:MOST_PARTS])

        def choose(here: Position) -> Action | None:
            part = next(parts, None)
            if part is None:
                return None
            menus = pages.menus_at(here)
            texts = Speech(here.table).plain
            answer = typed.read(part, menus, here.decisions, texts, here.view)
            if not isinstance(answer, Understood):
                raise _NotUnderstood
            return answer.candidate.action

        found = self._lists[key] = await self.service.foresee(table.id, user, choose)
        while len(self._lists) > KEPT_LISTS:
            self._lists.popitem(last=False)
        return found

    async def _mark(self, table: Table, user: int) -> str:
        outlook = await self.service.outlook(table.id, user)
        return outlook.plan.mark if outlook.plan is not None else ""


class _NotUnderstood(Exception):
    """A part of what is being typed means nothing yet."""


def _candidates(found: Prepared, said: str) -> tuple[Candidate, ...]:
    texts = Speech(found.position.table).plain
    return typed.candidates(pages.menus_of(found), texts, found.position.view, said)


def _stopped(
    found: Prepared,
    speech: Speech,
    part: str,
    answer: typed.Impossible | typed.Unclear,
    rest: list[str],
) -> str:
    """Why a typed plan stopped, and what may have been meant."""
    said = words.harmless(shorten(part, 100))
    if not found.position.decisions:
        note = f"“{said}” was not added: nothing more can be planned."
    elif isinstance(answer, typed.Impossible):
        note = f"“{said}” was not added: {speech.rich.reason(answer.reason)}"
    else:
        note = f"“{said}” was not added: I did not understand it."
        likely = [words.harmless(c.label) for c in answer.likely[:3]]
        if likely:
            note += f" Did you mean {words.listed(likely, 'or')}?"
    if rest:
        note += f" Not added either: {words.harmless(shorten('; '.join(rest), 120))}."
    return note
