"""The panel's part on standing orders, and on the answers that can be given in advance."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

import discord

from bot.widgets import items, limits
from bot.widgets.ids import BadId, ControlId
from bot.widgets.items import Control
from bot.widgets.words import Speech
from engine.core import EXACTLY, ONLY_ANSWER, Action, Decision, Fact, Order, Orderable, Rules
from engine.core.orders import Policy, identity, numbers
from render.lang.catalogue.bot_panel import BotPanel
from render.lang.catalogue.bot_standing import BotStanding
from render.text.base import LABEL, Texts, shorten
from tables.model.default_answers import Defaults
from tables.model.orders import HIGHEST, OwnOrders
from tables.model.table import Position

FEW_NUMBERS = 20
"""How many numbers a menu offers; greater ones are typed."""
FEW_ANSWERS = 24
"""The most answers to one question that are offered in advance; if there are more, orders are."""


TYPED = "o"


LATER = "w"


EVERYWHERE = "t"
"""Prefix of the choices that set an order for every table."""


def heading(texts: Texts[Any], kind: str) -> str:
    """What an order is about."""
    if kind == ONLY_ANSWER:
        return BotStanding(texts.language).any_kind()
    return shorten(texts.orderable(kind), LABEL)


def does(texts: Texts[Any], kind: str, policy: str, amount: int | None) -> str:
    """What an order does, for itself or after a colon."""
    if kind == ONLY_ANSWER:
        return BotStanding(texts.language).any_policy()
    return shorten(texts.policy(kind, policy, amount), LABEL)


def done_by(texts: Texts[Any], view: Any, order: Order) -> str:
    """What an order does: a policy, or one fixed answer."""
    if order.policy != EXACTLY:
        return does(texts, order.kind, order.policy, order.amount)
    if order.answer is None:
        return BotStanding(texts.language).answer_unknown()
    return shorten(texts.action(view, order.answer), LABEL)


def sentence(texts: Texts[Any], view: Any, order: Order) -> str:
    """An order in words: `Bids for territories (Wide Territory): Bid up to 5`."""
    say = BotStanding(texts.language)
    every = [texts.subject(view, order.kind, fact, value) for fact, value in order.about.items()]
    about = [subject for subject in every if subject]
    kind, said = heading(texts, order.kind), done_by(texts, view, order)
    if about:
        return say.order_limited(kind=kind, limits=say.language.row(about), order=said)
    return say.order(kind=kind, order=said)


@dataclass(frozen=True, slots=True)
class Parts:
    """The panel's part on orders: lines at the top, a menu, and buttons for the last row. leads:
    the menu comes first, because it is the normal way to answer, such as a limit in an auction."""

    lines: tuple[str, ...] = ()
    menu: tuple[discord.ui.Item[Any], ...] = ()
    leads: bool = False
    first: tuple[Control, ...] = ()
    last: tuple[Control, ...] = ()


NOTHING = Parts()


def panel_parts(
    position: Position,
    speech: Speech,
    rules: Rules[Any],
    own: OwnOrders,
    usual: Defaults | None = None,
    *,
    opened: bool = False,
) -> Parts:
    """The panel's part on the viewer's orders and on an answer that is not shown yet.

    usual: the viewer's default answers, offered until the viewer accepts or refuses them. opened:
    the further choices are shown.
    """
    table, say = position.table.id, BotStanding(speech.language)
    menu = ahead_parts(position, speech, rules, own)
    if opened and not menu:
        menu = always_parts(position, speech, rules)
    lines, first = _lines(position, speech, own), []
    if own.held is not None:
        first.append(items.button(say.take_answer_back(), ControlId("unhold", table)))
    learning = position.table.hints == "learn"  # with computers, which do not mind waiting
    offered = usual is not None and usual.offered and not (position.draft or learning)
    if offered:
        lines.append(f"> {say.usual_offer()}")
    if offered and position.decisions:
        first.append(items.button(say.usual_answers(), ControlId("usual", table), "primary"))
    style = "primary" if offered and not position.decisions else "secondary"
    orders = BotPanel(speech.language).standing_orders()
    return Parts(
        tuple(lines),
        tuple(menu),
        _leads(position, rules),
        tuple(first),
        (items.button(orders, ControlId("orders", table), style),),
    )


def _lines(position: Position, speech: Speech, own: OwnOrders) -> list[str]:
    say = BotStanding(speech.language)
    found = []
    if own.held is not None:
        action, _ = own.held
        label = speech.rich.action(position.view, action)
        found.append(f"> {say.held()}\n> {say.held_answer(action=label)}")
    elif own.answering is not None and position.decisions and not position.draft:
        found.append(f"> {say.answers_soon() if own.sure else say.answers_later()}")
    elif not position.draft and any(
        s.order.kind in (ONLY_ANSWER, d.kind) for s in own.resting for d in position.decisions
    ):
        found.append(f"> {say.resting()}")
    if own.orders:
        found.append(f"-# {say.active(count=len(own.orders))}")
    return found


def _leads(position: Position, rules: Rules[Any]) -> bool:
    found = question(position, rules) if position.decisions else None
    return found is not None and any(numbers(p, found[1]) for p in found[0].policies)


def question(position: Position, rules: Rules[Any]) -> tuple[Orderable, Decision] | None:
    """The question that the viewer may answer by a menu of orders: the one that will come to them
    or, if its number also answers later questions, the one that is asked now."""
    if position.draft:
        return None
    for decision in (*position.decisions, *position.ahead)[:1]:
        kind = next((o for o in rules.orderables if o.kind == decision.kind), None)
        if kind is not None and (not position.decisions or any(p.numbered for p in kind.policies)):
            return kind, decision
    return None


def ahead_parts(
    position: Position, speech: Speech, rules: Rules[Any], own: OwnOrders
) -> list[discord.ui.Item[Any]]:
    """The menu of answers that the viewer may give in advance, or of orders that replace them."""
    found = question(position, rules)
    if found is None:
        return []
    kind, decision = found
    order = _given(own, kind, about_of(kind, decision))
    texts, view = speech.rich, position.view
    say = BotStanding(speech.language)
    if position.decisions:
        said = [say.name_limit() if _leads(position, rules) else say.or_let_order_answer()]
    else:
        asked = shorten(texts.prompt(view, decision), 600)
        said = [say.comes_to_you(question=asked), say.answer_beforehand_private()]
    if order is not None:
        given = done_by(texts, view, order)
        single = order.policy == EXACTLY
        said.append((say.you_have_answered if single else say.you_have_ordered)(order=given))
    control = ControlId("ahead", position.table.id, (stamp(kind, decision),))
    options = ahead_options(speech.plain, view, kind, decision, order)
    placeholder = say.order_menu() if position.decisions else say.answer_beforehand()
    if _leads(position, rules):
        placeholder = say.limit_menu()
    found_rows: list[discord.ui.Item[Any]] = [
        items.row(items.select(control, placeholder, options))
    ]
    if order is not None and kind.then is not None:
        found_rows += _along(position, speech, rules, own, order)
    return [items.text("\n".join(said)), *found_rows]


def along_of(rules: Rules[Any], order: Order) -> Orderable | None:
    """What may be ordered together with an order for one question; None if nothing."""
    kinds = {o.kind: o for o in rules.orderables}
    then = kinds[order.kind].then if order.kind in kinds else None
    return None if then is None else kinds.get(then.kind)


def _along(
    position: Position, speech: Speech, rules: Rules[Any], own: OwnOrders, order: Order
) -> list[discord.ui.Item[Any]]:
    """The menu for the follow-up question of an order, such as the force of an auction's winner."""
    kind = along_of(rules, order)
    if kind is None:
        return []
    say = BotStanding(speech.language)
    chosen = _given(own, kind, order.about) or _given(own, kind, {})
    found = [
        (f"p{i}", does(speech.plain, kind.kind, p.key, None))
        for i, p in enumerate(kind.policies)
        if not p.numbered
    ]
    token = LATER if chosen is None else _token(kind, chosen)
    options = [
        discord.SelectOption(label=label, value=value, default=value == token)
        for value, label in (*found, (LATER, say.no_order()))
    ]
    control = ControlId("along", position.table.id, (mark_of(kind), _digest(dict(order.about))))
    return [items.row(items.select(control, say.and_then(), options))]


def read_along(rules: Rules[Any], own: OwnOrders, args: Sequence[str], token: str) -> Order | None:
    """The order that a choice of that menu stands for, with policy "" for no order; None if the
    question has changed. Raises `BadId`."""
    for standing in own.orders:
        kind = along_of(rules, standing.order)
        about = standing.order.about
        if kind is not None and about and [*args] == [mark_of(kind), _digest(dict(about))]:
            if token == LATER:
                return Order(kind.kind, "", None, about)
            return replace(read_policy(kind, token), about=about)
    return None


def always(position: Position, rules: Rules[Any]) -> Orderable | None:
    """The question that is asked now, if an order can answer it without a number."""
    if position.draft or not position.decisions:
        return None
    asked = position.decisions[0].kind
    kind = next((o for o in rules.orderables if o.kind == asked), None)
    return None if kind is None or any(p.numbered for p in kind.policies) else kind


def always_parts(
    position: Position, speech: Speech, rules: Rules[Any]
) -> list[discord.ui.Item[Any]]:
    """The menu, among the further choices, that answers the current question by a lasting order."""
    kind = always(position, rules)
    if kind is None:
        return []
    control = ControlId("always", position.table.id, (_digest(kind.kind),))
    say = BotStanding(speech.language)
    labels = [does(speech.plain, kind.kind, p.key, None) for p in kind.policies]
    found = [(f"p{i}", label) for i, label in enumerate(labels)]
    if position.table.takes_defaults:
        everywhere = [say.always_everywhere(order=label) for label in labels]
        found += [(f"{EVERYWHERE}{i}", label) for i, label in enumerate(everywhere)]
    options = [
        discord.SelectOption(label=shorten(label, limits.OPTION_LABEL), value=token)
        for token, label in found
    ]
    select = items.select(control, say.always_menu(), options[: limits.OPTIONS])
    return [items.text(say.always_answer()), items.row(select)]


def read_always(kind: Orderable, mark: str, token: str) -> Order | None:
    """The order that a choice of that menu stands for; None if the question has changed."""
    if mark != _digest(kind.kind):
        return None
    number = token[1:] if token[:1] in ("p", EVERYWHERE) else ""
    if not number.isdecimal() or int(number) >= len(kind.policies):
        raise BadId(token)
    return Order(kind.kind, kind.policies[int(number)].key)


def answers(kind: Orderable, decision: Decision) -> tuple[Action, ...]:
    """The answers to one question that can be given in advance. None if one number answers several
    questions, or if there are too many: then orders take their place."""
    if any(p.numbered for p in kind.policies) or kind.by:
        return ()
    calm = (action for m in decision.menus if not m.confirm for action in m.every())
    found = tuple(islice(calm, FEW_ANSWERS + 1))
    return found if len(found) <= FEW_ANSWERS else ()


def ahead_options(
    texts: Texts[Any], view: Any, kind: Orderable, decision: Decision, order: Order | None
) -> list[discord.SelectOption]:
    """The options for answering in advance: the answers themselves, or numbers and other policies;
    and to wait for one's turn."""
    say = BotStanding(texts.language)
    found: list[tuple[str, str]] = []
    single = answers(kind, decision)
    found += [
        (f"a{i}", shorten(texts.action(view, action), LABEL)) for i, action in enumerate(single)
    ]
    plain = [] if single else [(i, p) for i, p in enumerate(kind.policies) if not p.numbered]
    numbered = [(i, p) for i, p in enumerate(kind.policies) if p.numbered]
    for i, policy in numbered:
        low, high = numbers(policy, decision) or (1, HIGHEST)
        room = min(high - low + 1, (FEW_NUMBERS - len(plain)) // len(numbered))
        for n in range(low, low + room):
            found.append((f"p{i}.{n}", does(texts, kind.kind, policy.key, n)))
        if low + room <= high:
            found.append((f"p{i}.{TYPED}", _another(texts, kind, policy, len(numbered) > 1)))
    found += [(f"p{i}", does(texts, kind.kind, p.key, None)) for i, p in plain]
    found.append((LATER, say.no_order()))
    chosen = None if order is None else _token(kind, order, single)
    return [
        discord.SelectOption(label=label, value=token, default=token == chosen)
        for token, label in found[: limits.OPTIONS]
    ]


def _another(texts: Texts[Any], kind: Orderable, policy: Policy, several: bool) -> str:
    """The option for the numbers that a menu has no room for. several: name its order, because more
    than one takes a number."""
    say = BotStanding(texts.language)
    if not several:
        return say.another_number()
    return shorten(say.another_number_of(order=does(texts, kind.kind, policy.key, None)), LABEL)


def read_ahead(kind: Orderable, decision: Decision, token: str) -> Order | None:
    """The order that a choice stands for; None: wait for one's turn. Raises `BadId`."""
    if token == LATER:
        return None
    about = about_of(kind, decision)
    if token[:1] == "a":
        single = answers(kind, decision)
        if not token[1:].isdecimal() or int(token[1:]) >= len(single):
            raise BadId(token)
        return Order(kind.kind, EXACTLY, None, about, single[int(token[1:])])
    return replace(read_policy(kind, token), about=about)


def read_policy(kind: Orderable, token: str) -> Order:
    """The lasting order that a choice stands for: `p1`, or `p0.7` with a number. Raises `BadId`."""
    number, _, amount = token.removeprefix("p").partition(".")
    if not number.isdecimal() or int(number) >= len(kind.policies):
        raise BadId(token)
    policy = kind.policies[int(number)]
    if policy.numbered != amount.isdecimal():
        raise BadId(token)
    return Order(kind.kind, policy.key, int(amount) if policy.numbered else None)


def mark_of(kind: Orderable) -> str:
    """A short, stable name for a kind of question."""
    return _digest(kind.kind)


def about_of(kind: Orderable, decision: Decision) -> dict[str, Fact]:
    """What limits an order to this one question."""
    if not (kind.by or any(p.numbered for p in kind.policies)):
        return identity(decision)
    return {name: decision.facts[name] for name in kind.by if name in decision.facts}


def bounds(kind: Orderable, decision: Decision, token: str) -> tuple[int, int]:
    """The numbers that may be typed for one of the choices. Raises `BadId`."""
    number = token.partition(".")[0].removeprefix("p")
    if not number.isdecimal() or int(number) >= len(kind.policies):
        raise BadId(token)
    return numbers(kind.policies[int(number)], decision) or (0, HIGHEST)


def stamp(kind: Orderable, decision: Decision) -> str:
    """A short mark of the question of a menu, to notice when the question has changed."""
    single = [str(action) for action in answers(kind, decision)]
    return _digest([kind.kind, about_of(kind, decision), *single])


def _given(own: OwnOrders, kind: Orderable, about: Mapping[str, Fact]) -> Order | None:
    mine = [s.order for s in own.orders if s.order.kind == kind.kind and s.order.about == about]
    return mine[-1] if mine else None


def _token(kind: Orderable, order: Order, single: Sequence[Action] = ()) -> str | None:
    if order.policy == EXACTLY:
        return f"a{single.index(order.answer)}" if order.answer in single else None
    for i, policy in enumerate(kind.policies):
        if policy.key == order.policy:
            return f"p{i}.{order.amount}" if policy.numbered else f"p{i}"
    return None


def _digest(value: Any, length: int = 4) -> str:
    said = json.dumps(value, sort_keys=True, default=str)
    return hashlib.sha256(said.encode()).hexdigest()[:length]
