"""/orders: standing orders; /game pokerface; and the controls that belong to both."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.features.lobby.opening import Lobbies
from bot.features.orders import pages
from bot.features.orders.pages import Form
from bot.panel import standing
from bot.panel.finding import my_table, table_choices, table_here
from bot.panel.presses import MOVED_ON, PanelPresses
from bot.widgets import numbers, poker_face, replies, saying
from bot.widgets.ids import BadId, ControlId
from bot.widgets.managing import managed_server
from bot.widgets.replies import Interaction
from bot.widgets.words import Speech
from engine.core import Decision, Order, Orderable
from tables.acts.ordering import NothingHeld, OrderGone
from tables.facts.errors import NotSeated, Refusal
from tables.facts.model import Position
from tables.facts.orders import HIGHEST, OwnOrders

TABLE = "number of the table, if it is not the one of this channel"


class FaceCommands(commands.Cog):
    """Part of the commands /game."""

    def __init__(self, context: Context, lobbies: Lobbies) -> None:
        self._context = context
        self._lobbies = lobbies

    @app_commands.command(
        description="Whether all answers come at one pace that tells nothing (host)"
    )
    @app_commands.describe(
        face="on: answers that hang on hidden things come after the same short while", table=TABLE
    )
    @app_commands.choices(
        face=[
            app_commands.Choice(name="on: speed tells nothing", value="on"),
            app_commands.Choice(name="off: all answers at once", value="off"),
        ]
    )
    @app_commands.autocomplete(table=table_choices)
    async def pokerface(
        self, interaction: Interaction, face: app_commands.Choice[str], table: int | None = None
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await table_here(self._context, interaction, table)
        after = await self._context.service.orders.set_poker_face(
            found.id, interaction.user.id, face.value == "on", server=managed_server(interaction)
        )
        if after.status == "lobby":
            await self._lobbies.refresh(after)
        await replies.say(interaction, poker_face.face_words(after.poker_face))


class OrdersCog(commands.Cog):
    """Giving, changing and ending standing orders, always in private."""

    def __init__(self, context: Context, panel: PanelPresses) -> None:
        self._context = context
        self._panel = panel
        self.service = context.service
        for op, handler in (
            ("orders", self._open),
            ("order", self._form),
            ("ordergive", self._give),
            ("orderoff", self._end),
            ("ahead", self._ahead),
            ("always", self._always),
            ("unhold", self._take_back),
        ):
            context.presses.register(op, handler)

    @app_commands.command(
        name="orders",
        description="Your standing orders: answers given beforehand; only you see them",
    )
    @app_commands.describe(table=TABLE)
    @app_commands.autocomplete(table=table_choices)
    async def orders_(self, interaction: Interaction, table: int | None = None) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await my_table(self._context, interaction, table, "orders")
        await self._list(interaction, found.id)

    # --- the list and the form -------------------------------------------------------------------

    async def _open(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """The button of a panel opens a message of its own; "Back" stays in it."""
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
        page = pages.orders_page(position, Speech(position.table), rules, own, note)
        await replies.show(interaction, page)

    async def _form(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        if values == (standing.TYPED,):
            # A window must be the first answer, so it cannot wait for an acknowledgement.
            await replies.window(interaction, _number_window(control, 0, HIGHEST))
            return
        await replies.acknowledge(interaction, fresh=False)
        position = await self._position(interaction, control.table)
        rules = self.service.rules(position.table.game)
        note = None
        if not control.args:
            [token] = values or ("",)
            if not token[1:].isdecimal():
                raise BadId(token)
            form = Form(int(token[1:]))
        else:
            filled = pages.fill(rules, position.view, Form.parse(control.args[0]))
            form = filled.form
            if interaction.type is discord.InteractionType.modal_submit:
                number = _read_number(numbers.typed(interaction), 0, HIGHEST)
                note = None if number is not None else _between(0, HIGHEST)
                token = "" if number is None else f"n{number}"
            else:
                [token] = values or ("",)
            form = pages.choose(filled, token) if token else form
        filled = pages.fill(rules, position.view, form)
        page = pages.form_page(position, Speech(position.table), filled, note)
        await replies.show(interaction, page)

    async def _give(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        position = await self._position(interaction, control.table)
        rules = self.service.rules(position.table.game)
        form = Form.parse(control.args[0] if control.args else "")
        filled = pages.fill(rules, position.view, form)
        order = filled.order
        if order is None or (form.fact is not None and filled.limit is None):
            changed = saying.sentence(Refusal("choices_changed"))
            page = pages.form_page(position, Speech(position.table), filled, changed)
            await replies.show(interaction, page)
            return
        own = await self.service.orders.give_order(control.table, interaction.user.id, order)
        speech = Speech(position.table)
        note = f"Given. {standing.sentence(speech.rich, position.view, order)}."
        await self._list(interaction, control.table, pages.noted(note, own), own)

    async def _end(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        [mark] = values or ("",)
        note = "That order is ended."
        user = interaction.user.id
        try:
            mine = (await self.service.orders.own_orders(control.table, user)).orders
            standing = next((s for s in mine if pages.mark(s) == mark), None)
            if standing is None:
                raise OrderGone()
            own = await self.service.orders.end_order(control.table, user, standing.id)
            note = pages.noted(note, own)
        except OrderGone as error:
            note = saying.sentence(error)
        await self._list(interaction, control.table, note)

    # --- in the panel ----------------------------------------------------------------------------

    async def _ahead(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """An answer given before the question comes."""
        typed = interaction.type is discord.InteractionType.modal_submit
        [token] = values or control.args[1:2] or ("",)
        position = await self._position(interaction, control.table)
        found = self._question(position, control)
        if found is not None and not typed and token.endswith(f".{standing.TYPED}"):
            policy = token.partition(".")[0]
            window = ControlId("ahead", control.table, (control.args[0], policy))
            low, high = standing.bounds(found[1])
            await replies.window(interaction, _number_window(window, low, high))
            return
        await replies.acknowledge(interaction, fresh=False)
        if found is None:
            await self._panel.show_panel(interaction, position, note=MOVED_ON)
            return
        kind, decision = found
        if typed:
            low, high = standing.bounds(decision)
            number = _read_number(numbers.typed(interaction), low, high)
            if number is None:
                note = _between(low, high)
                await self._panel.show_panel(interaction, position, note=note)
                return
            token = f"{token}.{number}"
        note = await self._set(interaction, position, kind, decision, token)
        position = await self._position(interaction, control.table)
        await self._panel.show_panel(interaction, position, note=note)

    def _question(
        self, position: Position, control: ControlId
    ) -> tuple[Orderable, Decision] | None:
        """The question that a menu is about, if it still is that of the panel."""
        found = standing.question(position, self.service.rules(position.table.game))
        if found is None or control.args[:1] != (standing.stamp(*found),):
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
        order = standing.read_ahead(kind, decision, token)
        if order is None:
            empty = Order(kind.kind, "", None, standing.about_of(kind, decision))
            own = await self.service.orders.end_orders_about(table, user, empty)
            return pages.noted("No order answers this; you will be asked.", own)
        own = await self.service.orders.give_order(table, user, order)
        said = standing.does(Speech(position.table).rich, order.kind, order.policy, order.amount)
        return pages.noted(f"Ordered: {said}. You may change it until it is used.", own)

    async def _always(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """An order instead of an answer, from now on."""
        await replies.acknowledge(interaction, fresh=False)
        [token] = values or ("",)
        position = await self._position(interaction, control.table)
        kind = standing.always(position, self.service.rules(position.table.game))
        order = (
            standing.read_always(kind, control.args[0], token) if kind and control.args else None
        )
        if order is None:
            await self._panel.show_panel(interaction, position, note=MOVED_ON)
            return
        own = await self.service.orders.give_order(control.table, interaction.user.id, order)
        said = standing.sentence(Speech(position.table).rich, position.view, order)
        position = await self._position(interaction, control.table)
        note = pages.noted(f"Ordered. {said}. /orders ends it.", own)
        await self._panel.show_panel(interaction, position, note=note)

    async def _take_back(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        note = "Your answer is taken back; choose again."
        try:
            await self.service.orders.take_back_answer(control.table, interaction.user.id)
        except NothingHeld as error:
            note = saying.sentence(error)
        position = await self._position(interaction, control.table)
        await self._panel.show_panel(interaction, position, note=note)

    async def _position(self, interaction: Interaction, table_id: int) -> Position:
        """The position of a seated user. Raises `NotSeated`, `Refusal` before the game."""
        position = await self.service.views.position(table_id, interaction.user.id)
        if position.viewer is None:
            raise NotSeated()
        if position.view is None:
            raise Refusal("orders_not_begun")
        return position


def _number_window(control: ControlId, low: int, high: int) -> discord.ui.Modal:
    return numbers.number_modal(control, "A standing order", "Which number?", low, high)


def _read_number(text: str, low: int, high: int) -> int | None:
    said = text.strip()
    if not said.isdecimal() or len(said) > 6 or not low <= int(said) <= high:
        return None
    return int(said)


def _between(low: int, high: int) -> str:
    return f"Please type {numbers.bounds(low, high)}."
