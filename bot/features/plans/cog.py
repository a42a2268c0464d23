"""/plan: prepares a turn by buttons, or by one typed line."""

from __future__ import annotations

from collections import OrderedDict
from functools import partial

from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.features.plans import pages
from bot.features.plans.handlers import PlanHandlers
from bot.panel import panel, typed, typed_line
from bot.panel.finding import my_table, table_choices
from bot.panel.typed import Candidate, Understood
from bot.panel.typed_line import NotUnderstood
from bot.widgets import reader, replies
from bot.widgets.described import described
from bot.widgets.meaning import meanings
from bot.widgets.names import harmless
from bot.widgets.replies import Interaction
from bot.widgets.scopes import everywhere
from bot.widgets.words import Speech
from engine.core import IllegalAction
from render.lang.catalogue.bot_commands import BotCommands
from render.lang.catalogue.bot_typed import BotTyped
from render.lang.language import Language
from render.text.base import shorten
from tables.model.errors import NotSeated, UserError
from tables.model.plans import Mode
from tables.model.table import Table
from tables.operations.planning import Prepared
from tables.store import receipt

KEPT_LISTS = 50


class PlanCog(commands.Cog):
    """The command with which a turn is prepared."""

    def __init__(self, context: Context, presses: PlanHandlers) -> None:
        self._context = context
        self.service = context.service
        self.presses = presses
        # While a user types, each keystroke requests the same list.
        self._lists: OrderedDict[tuple[object, ...], Prepared] = OrderedDict()

    @app_commands.command(name="plan", description=described(BotCommands.plan))
    @everywhere
    @app_commands.describe(
        text=described(BotCommands.plan_text),
        then=described(BotCommands.plan_then),
        table=described(BotCommands.table),
    )
    @app_commands.choices(
        then=[
            app_commands.Choice(
                name=described(partial(BotCommands.plan_choice, mode=mode)), value=mode
            )
            for mode in pages.MODES
        ]
    )
    @app_commands.autocomplete(table=table_choices)
    async def plan(
        self,
        interaction: Interaction,
        text: typed_line.Line | None = None,
        then: Mode | None = None,
        table: int | None = None,
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await my_table(self._context, interaction, table, "plan")
        if found.seat_of(interaction.user.id) is None:
            raise NotSeated()
        if then is not None:
            await self.service.plans.set_plan_mode(found.id, interaction.user.id, then)
            if text is not None and text.strip():
                receipt.here().tell(BotTyped(reader.of(interaction)).mode_settled())
        if text is None or not text.strip():
            await self.presses.open(interaction, found.id)
            return
        await self._add(interaction, found, text)

    async def _add(self, interaction: Interaction, table: Table, text: str) -> None:
        """Add typed actions one by one, as far as they are possible."""
        user = interaction.user.id
        parts = typed_line.parts(text)
        found = await self.service.plans.prepared(table.id, user)
        for number, part in enumerate(parts):
            speech = Speech(found.position.table, reader.of(interaction))
            menus = pages.menus_of(found)
            position = found.position
            asked = panel.questions(position)
            answer = typed.read(part, menus, asked, speech.plain, position.view)
            if not isinstance(answer, Understood):
                note = _stopped(found, speech, part, answer, parts[number + 1 :])
                await self.presses.show(interaction, found, note=note)
                return
            parts[number + 1 : number + 1] = answer.again
            # Discord's number of the command marks its first action, so that a repeated delivery
            # changes nothing.
            found = await self.service.plans.plan(
                table.id,
                user,
                found.plan.mark,
                answer.candidate.action,
                interaction=None if number else interaction.id,
            )
            if len(parts) > 1:
                say = BotTyped(reader.of(interaction))
                receipt.here().tell(say.added_to_plan(done=number + 1, count=len(parts)))
            else:
                receipt.here().tell("")
        await self.presses.show(interaction, found)

    @plan.autocomplete("text")
    async def _actions(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        head, tail = typed_line.split(current[: typed_line.LONGEST_LINE])
        try:
            table = await my_table(self._context, interaction, interaction.namespace.table)
            found = await self._ahead(interaction, table, head)
        except (UserError, IllegalAction, NotUnderstood):
            return []
        language = reader.of(interaction)
        known = meanings(type(Speech(found.position.table, language).plain).VOCABULARY, language)
        return typed_line.suggestions(current, _candidates(language, found, tail), known)

    async def _ahead(self, interaction: Interaction, table: Table, head: str) -> Prepared:
        """Where the plan leads with the actions typed before. Raises `NotUnderstood`."""
        user, language = interaction.user.id, reader.of(interaction)
        key = (table.id, user, table.version, head, await self._mark(table, user), language.code)
        known = self._lists.get(key)
        if known is not None:
            return known
        choose = typed_line.follow(head, pages.menus_at, language)
        found = self._lists[key] = await self.service.plans.foresee(table.id, user, choose)
        while len(self._lists) > KEPT_LISTS:
            self._lists.popitem(last=False)
        return found

    async def _mark(self, table: Table, user: int) -> str:
        plan_status = await self.service.plans.status(table.id, user)
        return plan_status.plan.mark if plan_status.plan is not None else ""


def _candidates(language: Language, found: Prepared, said: str) -> tuple[Candidate, ...]:
    texts = Speech(found.position.table, language).plain
    return typed.candidates(pages.menus_of(found), texts, found.position.view, said)


def _stopped(
    found: Prepared,
    speech: Speech,
    part: str,
    answer: typed.Impossible | typed.Unclear,
    rest: list[str],
) -> str:
    """Why a typed plan stopped, and what may have been meant."""
    say, said = BotTyped(speech.language), harmless(shorten(part, 100))
    if not found.position.decisions:
        notes = [say.nothing_more_to_plan(said=said)]
    elif isinstance(answer, typed.Impossible):
        notes = [say.not_added(said=said, why=speech.rich.reason(answer.reason))]
    else:
        notes = [say.not_added_not_understood(said=said)]
        likely = [c.said for c in answer.likely[:3]]
        if likely:
            notes.append(say.did_you_mean(actions=say.either(likely)))
        else:
            menus = pages.menus_of(found)
            notes.append(typed_line.missing(part, found.position, menus, speech.language)[1])
    if rest:
        notes.append(
            say.not_added_either(actions=harmless(shorten(speech.language.clauses(rest), 120)))
        )
    return " ".join(filter(None, notes))
