"""The page of default answers: what is offered, what was accepted, changing one of them.

Only the person who presses sees it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.context import Context
from bot.features.orders import at_once, pages
from bot.features.orders.at_once import AtOnce
from bot.panel import order_controls
from bot.widgets import items, limits, reader, replies, saying
from bot.widgets.ids import BadId, ControlId
from bot.widgets.items import Control, Page
from bot.widgets.replies import Interaction
from bot.widgets.words import Speech
from engine.core import Order, Orderable, Rules
from render.lang.catalogue.bot_standing import BotStanding
from render.text.base import shorten
from tables.model.default_answers import Defaults
from tables.model.errors import UserError
from tables.model.table import Table

ASK = "w"
"""The choice to be asked."""


class DefaultAnswerHandlers:
    """Answers the controls of default answers."""

    def __init__(self, context: Context) -> None:
        self._service = context.service
        for op, handler in (
            ("usual", self._open),
            ("usualtake", self._take),
            ("usualnone", self._refuse),
            ("usualkind", self._kind),
            ("usualset", self._set),
        ):
            context.presses.register(op, handler)

    async def _open(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """The button of a public message or a panel opens a new message; "Back" edits that one."""
        await replies.acknowledge(interaction, fresh=not control.args)
        await self._show(interaction, control.table)

    async def _take(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        say = BotStanding(reader.of(interaction))
        also = await self._taken_at_once(interaction, control.table)
        if also is not None and not _is_sure(also, control.text(0) if control.args else ""):
            yes = ControlId("usualtake", control.table, (also.position.table.version_token,))
            await self._ask(interaction, also, yes)
            return
        try:
            own = await self._service.default_answers.take(control.table, interaction.user.id)
            note = pages.noted(say, self._told(interaction, say.usual_taken(), also), own)
        except UserError as error:
            note = saying.sentence(error, reader.of(interaction))
        await self._show(interaction, control.table, note)

    async def _refuse(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        say = BotStanding(reader.of(interaction))
        own = await self._service.default_answers.refuse(control.table, interaction.user.id)
        note = pages.noted(say, say.usual_refused(), own)
        await self._show(interaction, control.table, note)

    async def _kind(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        table = await self._service.views.table(control.table)
        own = await self._service.default_answers.own(table.id, interaction.user.id)
        kind = _kind_of(self._service.rules(table.game), values[0] if values else "")
        await replies.show(interaction, kind_page(_speech(interaction, table), kind, own))

    async def _set(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        table, user = await self._service.views.table(control.table), interaction.user.id
        kind = _kind_of(self._service.rules(table.game), control.text(0))
        speech = _speech(interaction, table)
        say = BotStanding(speech.language)
        token = values[0] if values else control.text(1) if len(control.args) > 1 else ""
        order = read_choice(kind, token)
        also = None
        if order is not None:
            also = await self._at_once(interaction, table, [order], chosen=True)
        sure = control.text(2) if len(control.args) > 2 else ""
        if also is not None and not _is_sure(also, sure):
            mark = order_controls.mark_of(kind)
            yes = ControlId("usualset", table.id, (mark, token, also.position.table.version_token))
            await self._ask(interaction, also, yes)
            return
        try:
            if order is None:
                own = await self._service.default_answers.end(table.id, user, kind.kind)
                note = say.usual_ended(kind=order_controls.heading(speech.rich, kind.kind))
            else:
                own = await self._service.default_answers.give(table.id, user, order)
                given = say.usual_given(order=order_controls.sentence(speech.rich, None, order))
                note = self._told(interaction, given, also)
            note = pages.noted(say, note, own)
        except UserError as error:
            note = saying.sentence(error, speech.language)
        await self._show(interaction, table.id, note)

    async def _taken_at_once(self, interaction: Interaction, table_id: int) -> AtOnce | None:
        """What the recommended answers would answer now, if they were accepted."""
        table, user = await self._service.views.table(table_id), interaction.user.id
        own = await self._service.default_answers.own(table_id, user)
        if table.status != "running" or not table.takes_defaults:
            return None
        mine = await self._service.orders.own_orders(table_id, user)
        there = {s.order.kind for s in mine.orders if s.general}
        given = [order for order in own.recommended if order.kind not in there]
        return await self._at_once(interaction, table, given, chosen=False)

    async def _at_once(
        self, interaction: Interaction, table: Table, given: Sequence[Order], *, chosen: bool
    ) -> AtOnce | None:
        """What some default answers would answer now."""
        user = interaction.user.id
        if table.status != "running" or not table.takes_defaults or table.seat_of(user) is None:
            return None
        position = await self._service.views.position(table.id, user)
        mine = await self._service.orders.own_orders(table.id, user)
        rules = self._service.rules(table.game)
        return at_once.answered(position, rules, mine, given, chosen=chosen)

    async def _ask(self, interaction: Interaction, also: AtOnce, yes: ControlId) -> None:
        table = also.position.table
        back = ControlId("usual", table.id, ("b",))
        page = at_once.sure_page(_speech(interaction, table), also, yes, back)
        await replies.show(interaction, page)

    def _told(self, interaction: Interaction, said: str, also: AtOnce | None) -> str:
        if also is None:
            return said
        return f"{said} {at_once.after_line(_speech(interaction, also.position.table), also)}"

    async def _show(self, interaction: Interaction, table_id: int, note: str | None = None) -> None:
        table = await self._service.views.table(table_id)
        own = await self._service.default_answers.own(table_id, interaction.user.id)
        rules, speech = self._service.rules(table.game), _speech(interaction, table)
        also = await self._taken_at_once(interaction, table_id)
        warning = None if also is None else at_once.before_line(speech, also)
        await replies.show(interaction, defaults_page(speech, rules, own, note, warning))


def _is_sure(also: AtOnce, stamp: str) -> bool:
    """Whether the user has confirmed what is answered at once, as the table is now."""
    return stamp == also.position.table.version_token


def _speech(interaction: Interaction, table: Table) -> Speech:
    return Speech(table, reader.of(interaction))


def _kind_of(rules: Rules[Any], mark: str) -> Orderable:
    """The kind of question that a choice is about. Raises `BadId`."""
    for kind in rules.orderables:
        if order_controls.mark_of(kind) == mark:
            return kind
    raise BadId(mark)


# --- pages ---------------------------------------------------------------------------------------


def defaults_page(
    speech: Speech,
    rules: Rules[Any],
    own: Defaults,
    note: str | None = None,
    warning: str | None = None,
) -> Page:
    """The viewer's default answers, or the recommended ones; and how to change them.

    warning: that they answer at once what the viewer is asked.
    """
    table, say = speech.table, BotStanding(speech.language)
    game = speech.listing.title()
    head = [f"-# {speech.title()}", f"### {say.your_usual_answers()}"]
    if note:
        head.append(f"> {shorten(note, 1_200)}")
    head.append(say.usual_introduction(game=game) if own.taken else say.usual_not_here(game=game))
    parts = [items.text("\n".join(head)), items.text(pages.usual_lines(speech, say, own))]
    missing = [order for order in own.recommended if order not in (own.orders or ())]
    label = say.usual_take_set() if own.orders else say.usual_take()
    last: list[Control] = []
    if missing:
        last.append(items.button(label, ControlId("usualtake", table.id), "success"))
    if own.orders is None or own.orders:
        last.append(items.button(say.usual_refuse(), ControlId("usualnone", table.id)))
    if table.status == "running":
        last.append(items.button(speech.say.my_turn(), ControlId("look", table.id)))
    menu = items.row(_kinds(speech, say, rules)) if rules.orderables else None
    if missing and warning is not None:
        parts.append(items.text(warning))
    return items.page(*parts, menu, items.row(*last) if last else None)


def _kinds(speech: Speech, say: BotStanding, rules: Rules[Any]) -> Control:
    options = [
        discord.SelectOption(
            label=shorten(order_controls.heading(speech.plain, kind.kind), limits.OPTION_LABEL),
            value=order_controls.mark_of(kind),
        )
        for kind in rules.orderables[: limits.OPTIONS]
    ]
    return items.select(ControlId("usualkind", speech.table.id), say.usual_change(), options)


def kind_page(speech: Speech, kind: Orderable, own: Defaults) -> Page:
    """The answers to one kind of question, to choose one for every time."""
    table, say = speech.table, BotStanding(speech.language)
    now = next((order for order in own.orders or () if order.kind == kind.kind), None)
    said = say.usual_is_none()
    if now is not None:
        does = order_controls.does(speech.rich, kind.kind, now.policy, now.amount)
        said = say.usual_is(order=does)
    head = f"-# {speech.title()}\n### {order_controls.heading(speech.rich, kind.kind)}\n{said}"
    options = [
        discord.SelectOption(
            label=shorten(label, limits.OPTION_LABEL), value=token, default=order == now
        )
        for token, order, label in choices(speech, kind)
    ]
    control = ControlId("usualset", table.id, (order_controls.mark_of(kind),))
    return items.page(
        items.text(head),
        items.row(items.select(control, say.usual_which(), options)),
        items.row(items.button(speech.say.back(), ControlId("usual", table.id, ("b",)))),
    )


def choices(speech: Speech, kind: Orderable) -> list[tuple[str, Order | None, str]]:
    """Every policy for a kind of question, with small numbers where it takes one, and to be
    asked."""
    plain = sum(not policy.numbered for policy in kind.policies)
    room = (limits.OPTIONS - 1 - plain) // max(1, len(kind.policies) - plain)
    found: list[tuple[str, Order | None, str]] = []
    for i, policy in enumerate(kind.policies):
        numbers = range(1, room + 1) if policy.numbered else (None,)
        for n in numbers:
            order = Order(kind.kind, policy.key, n)
            label = order_controls.does(speech.plain, kind.kind, policy.key, n)
            found.append((f"p{i}" if n is None else f"p{i}.{n}", order, label))
    return [*found, (ASK, None, BotStanding(speech.language).usual_ask_me())]


def read_choice(kind: Orderable, token: str) -> Order | None:
    """The order that a choice stands for; None: to be asked. Raises `BadId`."""
    if token == ASK:
        return None
    return order_controls.read_policy(kind, token)
