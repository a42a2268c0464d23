"""Standing orders as their owner sees them: the list, the form for a new one, parts of the panel.

Everything here is private. The form keeps an unfinished order in its ids, as numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import islice, product
from typing import Any

import discord

from bot.panel.order_controls import (
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
from bot.widgets.links import beside
from bot.widgets.poker_face import has_secrets
from bot.widgets.words import Speech, mention
from engine.core import ONLY_ANSWER, Fact, Order, Orderable, Rules
from engine.core.orders import Policy
from render.lang.catalogue.bot_standing import BotStanding
from render.lang.language import spoken
from render.text.base import Texts, shorten
from tables.model.default_answers import Defaults
from tables.model.orders import HIGHEST, OwnOrders, Standing
from tables.model.outgoing import PokerFace
from tables.model.table import Position, Table

# --- words ---------------------------------------------------------------------------------------


def notice_words(table: Table, said: PokerFace) -> str:
    """The sentence of a notice about the pace of answers."""
    say = BotStanding(spoken(table.language))
    who = mention(table, said.user, say.language)
    return say.face_turned_on(who=who) if said.on else say.face_turned_off(who=who)


def noted(say: BotStanding, note: str, own: OwnOrders | Defaults) -> str:
    """The remark after a change of orders, for a player who may have to answer in person now."""
    return f"{note} {say.called()}" if own.called else note


# --- the list ------------------------------------------------------------------------------------


def orders_page(
    position: Position,
    speech: Speech,
    rules: Rules[Any],
    own: OwnOrders,
    usual: Defaults,
    note: str | None = None,
) -> Page:
    """All orders of the viewer at this table, with buttons to end them and a menu of those one can
    give; and those at every table (usual)."""
    table = position.table
    texts, view = speech.rich, position.view
    say = BotStanding(speech.language)
    head = [f"-# {speech.title()}{beside(table)}", f"### {say.your_orders()}"]
    if note:
        head.append(f"> {shorten(note, 1_200)}")
    head += [say.introduction(), say.at_this_table()]
    listed = [f"{i}. {sentence(texts, view, s.order)}" for i, s in enumerate(own.orders, 1)]
    head.append("\n".join(listed) if listed else say.none_given())
    if table.poker_face and has_secrets(rules):
        head.append(f"-# {say.paced()}")
    if rules.orderables:
        head.append(say.at_every_table(game=speech.listing.title()))
        head.append(usual_lines(speech, say, usual))
    running = table.status == "running"
    offered = "primary" if usual.offered else "secondary"
    return items.page(
        items.text(shorten("\n".join(head), 3_600)),
        items.row(_kinds(speech, rules, table.id)) if running else None,
        items.row(_ending(speech, view, table.id, own.orders)) if own.orders else None,
        items.row(
            items.button(speech.say.my_turn(), ControlId("look", table.id)),
            items.button(say.my_usual_answers(), ControlId("usual", table.id, ("b",)), offered),
        )
        if running
        else None,
    )


def usual_lines(speech: Speech, say: BotStanding, own: Defaults) -> str:
    """A user's default answers, or the recommended ones if they have not decided yet."""
    orders = own.orders
    head: list[str] = []
    if not orders:
        head = [say.usual_none(), say.usual_set()]
        orders = own.recommended
    lines = [sentence(speech.rich, None, order) for order in orders]
    return shorten("\n".join([*head, *(f"- {line}" for line in lines)]), 1_500)


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
    """An unfinished order: positions in the lists that the form shows.

    kind: among `kinds`; policy: of that kind. limits: per fact of `Orderable.by` the chosen values
    as bits, 0 for all; check: that they are the same values.
    """

    kind: int
    policy: int | None = None
    amount: int | None = None
    limits: tuple[int, ...] = ()
    check: str = ""

    def __str__(self) -> str:
        parts = ("" if n is None else str(n) for n in (self.kind, self.policy, self.amount))
        return ".".join([*parts, "-".join(map(str, self.limits)), self.check])

    @classmethod
    def parse(cls, text: str) -> Form:
        """Read a form. Raises `BadId`."""
        parts = text.split(".")
        if len(parts) != 5 or not all(p == "" or (p.isdecimal() and len(p) < 5) for p in parts[:3]):
            raise BadId(text)
        kind, policy, amount = (int(p) if p else None for p in parts[:3])
        limits = parts[3].split("-") if parts[3] else []
        if kind is None or not all(p.isdecimal() and len(p) < 9 for p in limits):
            raise BadId(text)
        return cls(kind, policy, amount, tuple(map(int, limits)), parts[4])


@dataclass(frozen=True, slots=True)
class Limit:
    """A fact that may limit an order: the card, or the player it comes from. values: the possible
    ones; chosen: those of the order, none for all."""

    fact: str
    values: tuple[Fact, ...]
    chosen: tuple[Fact, ...] = ()


@dataclass(frozen=True, slots=True)
class Filled:
    """A form with the meaning of its numbers. late: a chosen value no longer exists."""

    form: Form
    kind: str
    orderable: Orderable | None
    policies: tuple[Policy, ...]
    limits: tuple[Limit, ...]
    policy: Policy | None = None
    late: bool = False

    @property
    def complete(self) -> bool:
        """Whether nothing is missing."""
        if self.kind == ONLY_ANSWER:
            return True
        return self.policy is not None and not (self.policy.numbered and self.form.amount is None)

    @property
    def orders(self) -> tuple[Order, ...]:
        """The finished orders: one for each of the values chosen."""
        if not self.complete:
            return ()
        if self.policy is None:
            return (Order(ONLY_ANSWER, ONLY_ANSWER),)
        amount = self.form.amount if self.policy.numbered else None
        given = [x for x in self.limits if x.chosen]
        return tuple(
            Order(
                self.kind,
                self.policy.key,
                amount,
                {x.fact: value for x, value in zip(given, values, strict=True)},
            )
            for values in product(*(x.chosen for x in given))
        )


def fill(rules: Rules[Any], view: Any, form: Form) -> Filled:
    """The meaning of a form. Parts that have changed since are left out. Raises `BadId`."""
    known = kinds(rules)
    if form.kind >= len(known):
        raise BadId(str(form))
    kind = known[form.kind]
    orderable = next((o for o in rules.orderables if o.kind == kind), None)
    if orderable is None:
        return Filled(form, kind, None, (), ())
    if len(orderable.policies) == 1:
        form = replace(form, policy=0)
    if form.policy is not None and form.policy >= len(orderable.policies):
        raise BadId(str(form))
    policy = None if form.policy is None else orderable.policies[form.policy]
    marked = dict(zip(orderable.by, form.limits, strict=False))
    found = tuple(
        Limit(fact, values, tuple(x for i, x in enumerate(values) if marked.get(fact, 0) >> i & 1))
        for fact in orderable.by
        if (values := tuple(islice(rules.order_subjects(view, kind, fact), limits.OPTIONS)))
    )
    late = any(form.limits) and _check(found) != form.check
    if late:
        found = tuple(replace(x, chosen=()) for x in found)
        form = replace(form, limits=(), check="")
    return Filled(form, kind, orderable, orderable.policies, found, policy, late)


def _check(found: Sequence[Limit]) -> str:
    return _digest([[x.fact, *x.chosen] for x in found])


def choose(filled: Filled, menu: str, tokens: Sequence[str]) -> Form:
    """The form after a choice from one of its menus. Raises `BadId`."""
    form = filled.form
    if menu[:1] == "s" and menu[1:].isdecimal():
        return _limited(filled, int(menu[1:]), tokens)
    [token] = tokens or ("",)
    what, rest = token[:1], token[1:]
    if what == "p" and rest.isdecimal() and int(rest) < len(filled.policies):
        return replace(form, policy=int(rest))
    if what == "n" and rest.isdecimal() and int(rest) <= HIGHEST:
        return replace(form, amount=int(rest))
    raise BadId(token)


def _limited(filled: Filled, at: int, tokens: Sequence[str]) -> Form:
    """The form with other values of one fact as its limit; none means every time."""
    if filled.orderable is None or at >= len(filled.limits):
        raise BadId(str(at))
    limit = filled.limits[at]
    marks = {token[1:] for token in tokens}
    if not all(m.isdecimal() and int(m) < len(limit.values) for m in marks):
        raise BadId(str(at))
    found = [*filled.limits]
    found[at] = replace(limit, chosen=tuple(limit.values[i] for i in sorted(map(int, marks))))
    bits = {x.fact: sum(1 << x.values.index(value) for value in x.chosen) for x in found}
    if not any(bits.values()):
        return replace(filled.form, limits=(), check="")
    by = tuple(bits.get(fact, 0) for fact in filled.orderable.by)
    return replace(filled.form, limits=by, check=_check(found))


def form_page(
    position: Position,
    speech: Speech,
    filled: Filled,
    note: str | None = None,
    warning: str | None = None,
) -> Page:
    """The form of a new order: what to do, how much, how often; then the whole in words.

    warning: that the order answers at once what the viewer is asked.
    """
    table, texts, view = position.table.id, speech.rich, position.view
    orders = filled.orders
    say = BotStanding(speech.language)
    top = say.form_title(title=speech.title())
    head = [f"-# {top}", f"### {heading(texts, filled.kind)}"]
    if note:
        head.append(f"> {shorten(note, 400)}")
    if not orders:
        head.append(say.choose_number() if filled.policy is not None else say.choose_answer())
    else:
        head.append(_in_words(say, texts, view, filled))
    if warning is not None:
        head.append(warning)
    where = str(filled.form)
    last = [items.button(speech.say.back(), ControlId("orders", table, ("b",)))]
    if orders:
        warned = () if warning is None else (position.table.version_token,)
        give = ControlId("ordergive", table, (where, *warned))
        last.insert(0, items.button(say.give_this_order(), give, "success"))
    return items.page(
        items.text(shorten("\n".join(head), 2_000)),
        *_menus(speech, view, table, filled),
        items.row(*last),
    )


def _in_words(say: BotStanding, texts: Texts[Any], view: Any, filled: Filled) -> str:
    """What is about to be ordered."""
    order, *more = filled.orders
    said = does(texts, filled.kind, order.policy, order.amount)
    if not order.about:
        return say.every_time_order(order=said)
    subject = texts.language.clauses(
        say.either(texts.subject(view, filled.kind, x.fact, value) for value in x.chosen)
        for x in filled.limits
        if x.chosen
    )
    if more:
        return say.limited_orders(order=said, subject=subject)
    return say.limited_order(order=said, subject=subject)


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
    for at, limit in enumerate(filled.limits):
        names = [texts.subject(view, filled.kind, limit.fact, value) for value in limit.values]
        options = [(f"s{i}", name, limit.values[i] in limit.chosen) for i, name in enumerate(names)]
        example = shorten(say.either(names[:2]), 100)
        placeholder = say.all_or_some(example=example)
        found.append(
            _select("order", table, where, f"s{at}", placeholder, options, any_number=True)
        )
    return found


def _select(
    op: str,
    table: int,
    where: str,
    menu: str,
    placeholder: str,
    options: Sequence[tuple[str, str, bool]],
    *,
    any_number: bool = False,
) -> discord.ui.ActionRow[Any]:
    made = [
        discord.SelectOption(
            label=shorten(label, limits.OPTION_LABEL), value=token, default=default
        )
        for token, label, default in options
    ]
    low, high = (0, len(made)) if any_number else (1, 1)
    control = ControlId(op, table, (where, menu))
    said = shorten(placeholder, limits.PLACEHOLDER)
    return items.row(items.select(control, said, made, low=low, high=high))
