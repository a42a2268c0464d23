"""Standing orders as their owner sees them: the list, the form for a new one, parts of the panel.

Everything here is private. An order under way is kept in the ids of its form, as numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.panel.standing import (
    EVERY_TIME,
    FEW_NUMBERS,
    TYPED,
    _digest,
    does,
    heading,
    sentence,
)
from bot.widgets import items, limits
from bot.widgets.ids import BadId, ControlId
from bot.widgets.items import Control, Page
from bot.widgets.poker_face import has_secrets
from bot.widgets.words import Speech
from engine.core import ONLY_ANSWER, Fact, Order, Orderable, Rules
from engine.core.orders import Policy
from render.lang.catalogue.bot_standing import BotStanding
from render.lang.language import spoken
from render.text.base import shorten
from tables.facts.model import Position, Table
from tables.facts.orders import HIGHEST, OwnOrders, Standing
from tables.facts.outgoing import PokerFace
from tables.facts.usual import Usual

# --- words ---------------------------------------------------------------------------------------


def notice_words(table: Table, said: PokerFace) -> str:
    """The sentence of a notice about the pace of answers."""
    say, who = BotStanding(spoken(table.language)), f"<@{said.user}>"
    return say.face_turned_on(who=who) if said.on else say.face_turned_off(who=who)


def noted(say: BotStanding, note: str, own: OwnOrders | Usual) -> str:
    """What is said after a change of orders to somebody who may have to answer in person now."""
    return f"{note} {say.called()}" if own.called else note


# --- the list ------------------------------------------------------------------------------------


def orders_page(
    position: Position, speech: Speech, rules: Rules[Any], own: OwnOrders, note: str | None = None
) -> Page:
    """All orders of the viewer, to end them, and a menu of those one can give."""
    table = position.table
    texts, view = speech.rich, position.view
    say = BotStanding(speech.language)
    head = [f"-# {speech.title()} · <#{table.channel_id}>", f"### {say.your_orders()}"]
    if note:
        head.append(f"> {shorten(note, 400)}")
    head.append(say.introduction())
    listed = [f"{i}. {sentence(texts, view, s.order)}" for i, s in enumerate(own.orders, 1)]
    head.append("\n".join(listed) if listed else say.none_given())
    if table.poker_face and has_secrets(rules):
        head.append(f"-# {say.paced()}")
    running = table.status == "running"
    return items.page(
        items.text(shorten("\n".join(head), 3_600)),
        items.row(_kinds(speech, rules, table.id)) if running else None,
        items.row(_ending(speech, view, table.id, own.orders)) if own.orders else None,
        items.row(
            items.button(speech.say.my_turn(), ControlId("look", table.id)),
            items.button(say.my_usual_answers(), ControlId("usual", table.id, ("b",))),
        )
        if running
        else None,
    )


def _kinds(speech: Speech, rules: Rules[Any], table: int) -> Control:
    say = BotStanding(speech.language)
    options = [
        discord.SelectOption(
            label=shorten(heading(speech.plain, kind), limits.OPTION_LABEL), value=f"k{i}"
        )
        for i, kind in enumerate(kinds(rules))
    ]
    return items.select(ControlId("order", table), say.give_order_about(), options)


def _ending(speech: Speech, view: Any, table: int, own: Sequence[Standing]) -> Control:
    options = []
    for standing in own[: limits.OPTIONS]:
        said = sentence(speech.plain, view, standing.order).replace("**", "")
        options.append(
            discord.SelectOption(label=shorten(said, limits.OPTION_LABEL), value=mark(standing))
        )
    return items.select(
        ControlId("orderoff", table), BotStanding(speech.language).end_an_order(), options
    )


def mark(standing: Standing) -> str:
    """A name for an order. Its number would count the orders of others."""
    order = standing.order
    said = [standing.seat, order.kind, dict(order.about), order.policy, order.amount, standing.at]
    return "o" + _digest(said, 10)


def kinds(rules: Rules[Any]) -> tuple[str, ...]:
    """The kinds of questions that can be ordered, as many as a menu has room for."""
    return (ONLY_ANSWER, *(o.kind for o in rules.orderables))[: limits.OPTIONS]


# --- the form ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Form:
    """An order under way: positions in the lists that the form shows.

    kind: among `kinds`; policy, fact, subject: of that kind; check: that the subject is the same.
    """

    kind: int
    policy: int | None = None
    amount: int | None = None
    fact: int | None = None
    subject: int | None = None
    check: str = ""

    def __str__(self) -> str:
        parts = (self.kind, self.policy, self.amount, self.fact, self.subject)
        return ".".join(["" if n is None else str(n) for n in parts] + [self.check])

    @classmethod
    def parse(cls, text: str) -> Form:
        """Read a form. Raises `BadId`."""
        parts = text.split(".")
        if len(parts) != 6 or not all(p == "" or (p.isdecimal() and len(p) < 5) for p in parts[:5]):
            raise BadId(text)
        kind, policy, amount, fact, subject = (int(p) if p else None for p in parts[:5])
        if kind is None:
            raise BadId(text)
        return cls(kind, policy, amount, fact, subject, parts[5])


@dataclass(frozen=True, slots=True)
class Filled:
    """A form with what its numbers stand for. value: of the fact to which it is limited."""

    form: Form
    kind: str
    orderable: Orderable | None
    policies: tuple[Policy, ...]
    subjects: tuple[tuple[int, int, str, Fact], ...]
    policy: Policy | None = None
    limit: tuple[str, Fact] | None = None

    @property
    def order(self) -> Order | None:
        """The order, once nothing is missing."""
        if self.kind == ONLY_ANSWER:
            return Order(ONLY_ANSWER, ONLY_ANSWER)
        if self.policy is None or (self.policy.numbered and self.form.amount is None):
            return None
        amount = self.form.amount if self.policy.numbered else None
        return Order(self.kind, self.policy.key, amount, dict([self.limit] if self.limit else ()))


def fill(rules: Rules[Any], view: Any, form: Form) -> Filled:
    """What a form says. A subject that is not the same any more is left out. Raises `BadId`."""
    known = kinds(rules)
    if form.kind >= len(known):
        raise BadId(str(form))
    kind = known[form.kind]
    orderable = next((o for o in rules.orderables if o.kind == kind), None)
    if orderable is None:
        return Filled(form, kind, None, (), ())
    subjects = tuple(
        (f, s, fact, value)
        for f, fact in enumerate(orderable.by)
        for s, value in enumerate(rules.order_subjects(view, kind, fact))
    )
    if len(orderable.policies) == 1:
        form = replace(form, policy=0)
    if form.policy is not None and form.policy >= len(orderable.policies):
        raise BadId(str(form))
    policy = None if form.policy is None else orderable.policies[form.policy]
    limit = next(
        (
            (fact, value)
            for f, s, fact, value in subjects
            if (f, s) == (form.fact, form.subject) and _digest([fact, value]) == form.check
        ),
        None,
    )
    return Filled(form, kind, orderable, orderable.policies, subjects, policy, limit)


def choose(filled: Filled, token: str) -> Form:
    """The form after a choice from its menus. Raises `BadId`."""
    form = filled.form
    what, rest = token[:1], token[1:]
    if what == "p" and rest.isdecimal() and int(rest) < len(filled.policies):
        return replace(form, policy=int(rest))
    if what == "n" and rest.isdecimal() and int(rest) <= HIGHEST:
        return replace(form, amount=int(rest))
    if token == EVERY_TIME:
        return replace(form, fact=None, subject=None, check="")
    if what == "s" and rest.isdecimal() and int(rest) < len(filled.subjects):
        f, s, fact, value = filled.subjects[int(rest)]
        return replace(form, fact=f, subject=s, check=_digest([fact, value]))
    raise BadId(token)


def form_page(position: Position, speech: Speech, filled: Filled, note: str | None = None) -> Page:
    """The form of a new order: what to do, how much, how often; then the whole in words."""
    table, texts, view = position.table.id, speech.rich, position.view
    order = filled.order
    say = BotStanding(speech.language)
    top = say.form_title(title=speech.title())
    head = [f"-# {top}", f"### {heading(texts, filled.kind)}"]
    if note:
        head.append(f"> {shorten(note, 400)}")
    if order is None:
        head.append(say.choose_number() if filled.policy is not None else say.choose_answer())
    else:
        said = does(texts, filled.kind, order.policy, order.amount)
        if filled.limit is None:
            head.append(say.every_time_order(order=said))
        else:
            subject = texts.subject(view, filled.kind, *filled.limit)
            head.append(say.limited_order(order=said, subject=subject))
    where = str(filled.form)
    last = [items.button(speech.say.back(), ControlId("orders", table, ("b",)))]
    if order is not None:
        give = ControlId("ordergive", table, (where,))
        last.insert(0, items.button(say.give_this_order(), give, "success"))
    return items.page(
        items.text(shorten("\n".join(head), 2_000)),
        *_menus(speech, view, table, filled),
        items.row(*last),
    )


def _menus(
    speech: Speech, view: Any, table: int, filled: Filled
) -> list[discord.ui.ActionRow[Any]]:
    texts, form, where = speech.plain, filled.form, str(filled.form)
    say = BotStanding(speech.language)
    found = []
    if len(filled.policies) > 1:
        options = [
            (f"p{i}", does(texts, filled.kind, p.key, None), i == form.policy)
            for i, p in enumerate(filled.policies)
        ]
        found.append(_select("order", table, where, "p", say.when_you_are_asked(), options))
    if filled.policy is not None and filled.policy.numbered:
        options = [(f"n{n}", str(n), n == form.amount) for n in range(FEW_NUMBERS + 1)]
        if form.amount is not None and form.amount > FEW_NUMBERS:
            options.append((f"n{form.amount}", str(form.amount), True))
        options.append((TYPED, say.another_number(), False))
        found.append(_select("order", table, where, "n", say.which_number(), options))
    if filled.subjects:
        options = [(EVERY_TIME, say.every_time(), filled.limit is None)]
        for i, (_, _, fact, value) in enumerate(filled.subjects):
            label = say.only(subject=texts.subject(view, filled.kind, fact, value))
            options.append((f"s{i}", label, filled.limit == (fact, value)))
        found.append(
            _select("order", table, where, "s", say.how_often(), options[: limits.OPTIONS])
        )
    return found


def _select(
    op: str,
    table: int,
    where: str,
    menu: str,
    placeholder: str,
    options: Sequence[tuple[str, str, bool]],
) -> discord.ui.ActionRow[Any]:
    made = [
        discord.SelectOption(
            label=shorten(label, limits.OPTION_LABEL), value=token, default=default
        )
        for token, label, default in options
    ]
    return items.row(items.select(ControlId(op, table, (where, menu)), placeholder, made))
