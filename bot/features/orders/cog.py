"""/orders: standing orders, and their controls in the panel."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.features.orders import at_once, pages
from bot.features.orders.pages import Form
from bot.panel import order_controls
from bot.panel.finding import my_table, table_choices
from bot.panel.player_panel import PlayerPanel
from bot.widgets import numbers, reader, replies, saying
from bot.widgets.described import described
from bot.widgets.ids import BadId, ControlId
from bot.widgets.replies import Interaction
from bot.widgets.scopes import everywhere
from bot.widgets.words import Speech
from engine.core import EXACTLY, Decision, Order, Orderable
from render.lang.catalogue.bot import Bot
from render.lang.catalogue.bot_commands import BotCommands
from render.lang.catalogue.bot_panel import BotPanel
from render.lang.catalogue.bot_standing import BotStanding
from render.lang.language import Language
from tables.model.errors import NotSeated, UserError
from tables.model.orders import HIGHEST, OwnOrders
from tables.model.table import Position
from tables.operations.ordering import NothingHeld, OrderGone


class OrdersCog(commands.Cog):
    """Giving, changing and ending standing orders, always in private."""

    def __init__(self, context: Context, panel: PlayerPanel) -> None:
        self._context = context
        self._panel = panel
        self.service = context.service
        for op, handler in (
            ("orders", self._open),
            ("order", self._form),
            ("ordergive", self._give),
            ("orderoff", self._end),
            ("ahead", self._ahead),
            ("along", self._along),
            ("always", self._always),
            ("unhold", self._take_back),
        ):
            context.presses.register(op, handler)

    @app_commands.command(
        name="orders",
        description=described(BotCommands.orders),
    )
    @everywhere
    @app_commands.describe(table=described(BotCommands.table))
    @app_commands.autocomplete(table=table_choices)
    async def orders_(self, interaction: Interaction, table: int | None = None) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await my_table(self._context, interaction, table, "orders")
        await self._list(interaction, found.id)

    # --- the list and the form -------------------------------------------------------------------

    async def _open(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """The button of a panel opens a new message; "Back" edits that one."""
        await replies.acknowledge(interaction, fresh=not control.args)
        await self._list(interaction, control.table)

    async def _list(
        self,
        interaction: Interaction,
        table_id: int,
        note: str | None = None,
        own: OwnOrders | None = None,
    ) -> None:
        position = await self._position(interaction, table_id)
        if own is None:
            own = await self.service.orders.own_orders(table_id, interaction.user.id)
        rules = self.service.rules(position.table.game)
        speech = Speech(position.table, reader.of(interaction))
        usual = await self.service.default_answers.own(table_id, interaction.user.id)
        page = pages.orders_page(position, speech, rules, own, usual, note)
        await replies.show(interaction, page)

    async def _form(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        if values == (order_controls.TYPED,):
            # A window must be the first answer, so it cannot wait for an acknowledgement.
            await replies.window(
                interaction, _number_window(reader.of(interaction), control, 0, HIGHEST)
            )
            return
        await replies.acknowledge(interaction, fresh=False)
        position = await self._position(interaction, control.table)
        rules = self.service.rules(position.table.game)
        speech = Speech(position.table, reader.of(interaction))
        note = None
        if not control.args:
            [token] = values or ("",)
            if not token[1:].isdecimal():
                raise BadId(token)
            form = Form(int(token[1:]))
        else:
            filled = pages.fill(rules, position.view, Form.parse(control.args[0]))
            form, tokens = filled.form, tuple(values)
            if interaction.type is discord.InteractionType.modal_submit:
                number = _read_number(numbers.typed(interaction), 0, HIGHEST)
                note = None if number is not None else _between(speech.language, 0, HIGHEST)
                tokens = () if number is None else (f"n{number}",)
            if note is None:
                form = pages.choose(filled, control.text(1), tokens)
        filled = pages.fill(rules, position.view, form)
        also = await self._at_once(position, interaction.user.id, filled.orders)
        warning = None if also is None else at_once.before_line(speech, also)
        page = pages.form_page(position, speech, filled, note, warning)
        await replies.show(interaction, page)

    async def _at_once(
        self, position: Position, user: int, orders: Sequence[Order]
    ) -> at_once.AtOnce | None:
        """What some orders would answer as soon as they are given."""
        own = await self.service.orders.own_orders(position.table.id, user)
        return at_once.answered(position, self.service.rules(position.table.game), own, orders)

    async def _give(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        position = await self._position(interaction, control.table)
        rules = self.service.rules(position.table.game)
        form = Form.parse(control.args[0] if control.args else "")
        filled = pages.fill(rules, position.view, form)
        speech = Speech(position.table, reader.of(interaction))
        orders = filled.orders
        if not orders or filled.late:
            changed = saying.sentence(UserError("choices_changed"), speech.language)
            page = pages.form_page(position, speech, filled, changed)
            await replies.show(interaction, page)
            return
        user = interaction.user.id
        also = await self._at_once(position, user, orders)
        if also is not None and control.args[1:] != (position.table.version_token,):
            warning = at_once.before_line(speech, also)
            page = pages.form_page(position, speech, filled, None, warning)
            await replies.show(interaction, page)
            return
        own = await self.service.orders.give_order(control.table, user, *orders)
        say = BotStanding(speech.language)
        note = say.given(order=order_controls.sentence(speech.rich, position.view, orders[0]))
        if len(orders) > 1:
            note = say.given_several(count=len(orders))
        if also is not None:
            note = f"{note} {at_once.after_line(speech, also)}"
        await self._list(interaction, control.table, pages.noted(say, note, own), own)

    async def _end(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        [mark] = values or ("",)
        say = BotStanding(reader.of(interaction))
        note = say.ended()
        user = interaction.user.id
        try:
            mine = (await self.service.orders.own_orders(control.table, user)).orders
            found = next((s for s in mine if pages.mark(s) == mark), None)
            if found is None:
                raise OrderGone()
            own = await self.service.orders.end_order(control.table, user, found.id)
            note = pages.noted(say, note, own)
        except OrderGone as error:
            note = saying.sentence(error, reader.of(interaction))
        await self._list(interaction, control.table, note)

    # --- in the panel ----------------------------------------------------------------------------

    async def _ahead(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """Store an answer given before the question comes."""
        typed = interaction.type is discord.InteractionType.modal_submit
        [token] = values or control.args[1:2] or ("",)
        position = await self._position(interaction, control.table)
        found = self._question(position, control)
        if found is not None and not typed and token.endswith(f".{order_controls.TYPED}"):
            policy = token.partition(".")[0]
            window = ControlId("ahead", control.table, (control.args[0], policy))
            low, high = order_controls.bounds(*found, policy)
            await replies.window(
                interaction, _number_window(reader.of(interaction), window, low, high)
            )
            return
        await replies.acknowledge(interaction, fresh=False)
        if found is None:
            note = BotPanel(reader.of(interaction)).moved_on()
            await self._panel.show(interaction, position, note=note)
            return
        kind, decision = found
        if typed:
            low, high = order_controls.bounds(kind, decision, token)
            number = _read_number(numbers.typed(interaction), low, high)
            if number is None:
                note = _between(reader.of(interaction), low, high)
                await self._panel.show(interaction, position, note=note)
                return
            token = f"{token}.{number}"
        note = await self._set(interaction, position, kind, decision, token)
        position = await self._position(interaction, control.table)
        await self._panel.show(interaction, position, note=note)

    def _question(
        self, position: Position, control: ControlId
    ) -> tuple[Orderable, Decision] | None:
        """The question of a menu, if the panel still asks it."""
        found = order_controls.question(position, self.service.rules(position.table.game))
        if found is None or control.args[:1] != (order_controls.stamp(*found),):
            return None
        return found

    async def _set(
        self,
        interaction: Interaction,
        position: Position,
        kind: Orderable,
        decision: Decision,
        token: str,
    ) -> str:
        """Give or end the order for one question; what to say about it."""
        table, user = position.table.id, interaction.user.id
        language = reader.of(interaction)
        say = BotStanding(language)
        order = order_controls.read_ahead(kind, decision, token)
        if order is None:
            empty = Order(kind.kind, "", None, order_controls.about_of(kind, decision))
            own = await self.service.orders.end_orders_about(table, user, empty)
            return pages.noted(say, say.no_order_answers(), own)
        own = await self.service.orders.give_order(table, user, order)
        texts = Speech(position.table, language).rich
        said = order_controls.done_by(texts, position.view, order)
        single = order.policy == EXACTLY
        note = say.answered_beforehand(order=said) if single else say.ordered(order=said)
        return pages.noted(say, note, own)

    async def _along(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """Set the answer to the follow-up question of an order."""
        await replies.acknowledge(interaction, fresh=False)
        [token] = values or ("",)
        table, user = control.table, interaction.user.id
        position = await self._position(interaction, table)
        language = reader.of(interaction)
        say = BotStanding(language)
        rules = self.service.rules(position.table.game)
        own = await self.service.orders.own_orders(table, user)
        order = order_controls.read_along(rules, own, control.args, token)
        if order is None:
            note = BotPanel(language).moved_on()
        elif not order.policy:
            own = await self.service.orders.end_orders_about(table, user, order)
            note = pages.noted(say, say.no_order_answers(), own)
        else:
            own = await self.service.orders.give_order(table, user, order)
            texts = Speech(position.table, language).rich
            note = pages.noted(
                say, say.ordered(order=order_controls.done_by(texts, position.view, order)), own
            )
        position = await self._position(interaction, table)
        await self._panel.show(interaction, position, note=note)

    async def _always(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """Give a lasting order instead of an answer."""
        await replies.acknowledge(interaction, fresh=False)
        [token] = values or ("",)
        position = await self._position(interaction, control.table)
        language = reader.of(interaction)
        say = BotStanding(language)
        kind = order_controls.always(position, self.service.rules(position.table.game))
        order = (
            order_controls.read_always(kind, control.args[0], token)
            if kind and control.args
            else None
        )
        if order is None:
            note = BotPanel(language).moved_on()
            await self._panel.show(interaction, position, note=note)
            return
        user = interaction.user.id
        said = order_controls.sentence(Speech(position.table, language).rich, position.view, order)
        if token.startswith(order_controls.EVERYWHERE):
            usual = await self.service.default_answers.give(control.table, user, order)
            note = pages.noted(say, say.usual_given(order=said), usual)
        else:
            own = await self.service.orders.give_order(control.table, user, order)
            note = pages.noted(say, say.ordered_always(order=said), own)
        position = await self._position(interaction, control.table)
        await self._panel.show(interaction, position, note=note)

    async def _take_back(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        note = BotStanding(reader.of(interaction)).taken_back()
        try:
            await self.service.orders.take_back_answer(control.table, interaction.user.id)
        except NothingHeld as error:
            note = saying.sentence(error, reader.of(interaction))
        position = await self._position(interaction, control.table)
        await self._panel.show(interaction, position, note=note)

    async def _position(self, interaction: Interaction, table_id: int) -> Position:
        """The position of a seated user. Raises `NotSeated`, `UserError` before the game."""
        position = await self.service.views.position(table_id, interaction.user.id)
        if position.viewer is None:
            raise NotSeated()
        if position.view is None:
            raise UserError("orders_not_begun")
        return position


def _number_window(language: Language, control: ControlId, low: int, high: int) -> discord.ui.Modal:
    say = BotStanding(language)
    title, label = say.window_title(), say.which_number()
    return numbers.number_modal(Bot(language), control, title, label, low, high)


def _read_number(text: str, low: int, high: int) -> int | None:
    said = text.strip()
    if not said.isdecimal() or len(said) > 6 or not low <= int(said) <= high:
        return None
    return int(said)


def _between(language: Language, low: int, high: int) -> str:
    return BotStanding(language).type_number_between(low=low, high=high)
