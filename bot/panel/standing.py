"""What the panel shows of standing orders, and the answers that can be given beforehand."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any

import discord

from bot.widgets import items, limits
from bot.widgets.ids import BadId, ControlId
from bot.widgets.items import Control
from bot.widgets.words import Speech
from engine.core import ONLY_ANSWER, Amount, Decision, Fact, Order, Orderable, Rules
from render.text.base import LABEL, Texts, shorten
from tables.facts.model import Position
from tables.facts.orders import HIGHEST, OwnOrders

CALLED = "The table waits for your answer now; nobody pinged you for it."


HELD = "Your answer is in; it is shown in less than a minute, so that speed tells nothing."


RESTING = "> Your standing orders leave this answer to you; a new one would give it."


FEW_NUMBERS = 20
"""Numbers offered in a menu; greater ones are typed."""


TYPED = "o"


LATER = "w"


EVERY_TIME = "e"


ANY_KIND = "Questions without a choice"


ANY_POLICY = "give the only answer there is"


def heading(texts: Texts[Any], kind: str) -> str:
    """What an order is about."""
    return ANY_KIND if kind == ONLY_ANSWER else shorten(texts.orderable(kind), LABEL)


def does(texts: Texts[Any], kind: str, policy: str, amount: int | None) -> str:
    """What an order does, as the rest of "When you are asked, ..."."""
    if kind == ONLY_ANSWER:
        return ANY_POLICY
    return shorten(texts.policy(kind, policy, amount), LABEL)


def sentence(texts: Texts[Any], view: Any, order: Order) -> str:
    """An order in words: `Bids for territories (Wide Territory): bid up to 5`."""
    about = [texts.subject(view, order.kind, fact, value) for fact, value in order.about.items()]
    limited = f" ({', '.join(about)})" if about else ""
    said = does(texts, order.kind, order.policy, order.amount)
    return f"**{heading(texts, order.kind)}**{limited}: {said}"


@dataclass(frozen=True, slots=True)
class Parts:
    """What the panel shows of orders: lines at its head, a menu, buttons of its last row."""

    lines: tuple[str, ...] = ()
    menu: tuple[discord.ui.Item[Any], ...] = ()
    first: tuple[Control, ...] = ()
    last: tuple[Control, ...] = ()


NOTHING = Parts()


def panel_parts(
    position: Position, speech: Speech, rules: Rules[Any], own: OwnOrders, *, opened: bool = False
) -> Parts:
    """What the panel says of the viewer's orders and of an answer that is not shown yet.

    opened: the further choices are shown.
    """
    table = position.table.id
    menu = ahead_parts(position, speech, rules, own)
    if opened and not menu:
        menu = always_parts(position, speech, rules)
    held = items.button("Take my answer back", ControlId("unhold", table))
    return Parts(
        tuple(_lines(position, speech, own)),
        tuple(menu),
        (held,) if own.held is not None else (),
        (items.button("Standing orders", ControlId("orders", table)),),
    )


def _lines(position: Position, speech: Speech, own: OwnOrders) -> list[str]:
    found = []
    if own.held is not None:
        action, _ = own.held
        label = speech.rich.action(position.view, action)
        found.append(f"> {HELD}\n> **{label}** (you may still choose differently)")
    elif own.answering is not None and position.decisions and not position.draft:
        when = "in less than a minute" if own.sure else "after a while"
        found.append(f"> Your standing order answers this {when}, unless you do it yourself.")
    elif not position.draft and any(
        s.order.kind in (ONLY_ANSWER, d.kind) for s in own.resting for d in position.decisions
    ):
        found.append(RESTING)
    if own.orders:
        count = len(own.orders)
        active = "1 standing order is" if count == 1 else f"{count} standing orders are"
        found.append(f"-# {active} active.")
    return found


def question(position: Position, rules: Rules[Any]) -> tuple[Orderable, Decision] | None:
    """What the viewer may answer by a menu of orders in the panel: the question that will come to
    them or, if it takes a number that is good for later ones too, the one that is asked now."""
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
    """What the viewer may answer beforehand, or by an order instead of a single answer."""
    found = question(position, rules)
    if found is None:
        return []
    kind, decision = found
    order = _given(own, kind, decision)
    texts, view = speech.rich, position.view
    if position.decisions:
        said = ["**Or let an order answer**, now and when this comes to you again:"]
    else:
        said = [
            "**This comes to you, too.** " + shorten(texts.prompt(view, decision), 600),
            "You may answer beforehand; only you know what you give.",
        ]
    if order is not None:
        said.append(f"You have ordered: {does(texts, kind.kind, order.policy, order.amount)}.")
    control = ControlId("ahead", position.table.id, (stamp(kind, decision),))
    options = ahead_options(speech.plain, kind, decision, order)
    placeholder = "Order ..." if position.decisions else "Answer beforehand"
    return [items.text("\n".join(said)), items.row(items.select(control, placeholder, options))]


def always(position: Position, rules: Rules[Any]) -> Orderable | None:
    """What is asked now, if it can be ordered without a number."""
    if position.draft or not position.decisions:
        return None
    asked = position.decisions[0].kind
    kind = next((o for o in rules.orderables if o.kind == asked), None)
    return None if kind is None or any(p.numbered for p in kind.policies) else kind


def always_parts(
    position: Position, speech: Speech, rules: Rules[Any]
) -> list[discord.ui.Item[Any]]:
    """Among the further choices: to answer the question of now by an order that stays."""
    kind = always(position, rules)
    if kind is None:
        return []
    control = ControlId("always", position.table.id, (_digest(kind.kind),))
    options = [
        discord.SelectOption(
            label=_upper(does(speech.plain, kind.kind, p.key, None)), value=f"p{i}"
        )
        for i, p in enumerate(kind.policies)
    ]
    said = "**Always answer like this?** An order answers now, and every time this is asked:"
    select = items.select(control, "Always ...", options[: limits.OPTIONS])
    return [items.text(said), items.row(select)]


def read_always(kind: Orderable, mark: str, token: str) -> Order | None:
    """The order that a choice of that menu stands for; None if it is about something else."""
    if mark != _digest(kind.kind):
        return None
    number = token.removeprefix("p")
    if not number.isdecimal() or int(number) >= len(kind.policies):
        raise BadId(token)
    return Order(kind.kind, kind.policies[int(number)].key)


def ahead_options(
    texts: Texts[Any], kind: Orderable, decision: Decision, order: Order | None
) -> list[discord.SelectOption]:
    """The answers one may give beforehand: numbers, other policies, waiting for one's turn."""
    found: list[tuple[str, str]] = []
    plain = [(i, p) for i, p in enumerate(kind.policies) if not p.numbered]
    for i, policy in enumerate(kind.policies):
        if policy.numbered:
            low, high = bounds(decision)
            room = min(high - low + 1, FEW_NUMBERS - len(plain))
            for n in range(low, low + room):
                found.append((f"p{i}.{n}", does(texts, kind.kind, policy.key, n)))
            if low + room <= high:
                found.append((f"p{i}.{TYPED}", "Another number ..."))
            break
    found += [(f"p{i}", does(texts, kind.kind, p.key, None)) for i, p in plain]
    found.append((LATER, "no order: ask me"))
    chosen = None if order is None else _token(kind, order)
    return [
        discord.SelectOption(label=_upper(label), value=token, default=token == chosen)
        for token, label in found[: limits.OPTIONS]
    ]


def read_ahead(kind: Orderable, decision: Decision, token: str) -> Order | None:
    """The order that a choice stands for; None: to wait for one's turn. Raises `BadId`."""
    if token == LATER:
        return None
    number, _, amount = token.removeprefix("p").partition(".")
    if not number.isdecimal() or int(number) >= len(kind.policies):
        raise BadId(token)
    policy = kind.policies[int(number)]
    if policy.numbered != amount.isdecimal():
        raise BadId(token)
    n = int(amount) if policy.numbered else None
    return Order(kind.kind, policy.key, n, about_of(kind, decision))


def about_of(kind: Orderable, decision: Decision) -> dict[str, Fact]:
    """What an order is limited to that is meant for this question only."""
    return {name: decision.facts[name] for name in kind.by if name in decision.facts}


def bounds(decision: Decision) -> tuple[int, int]:
    """The numbers that a question takes."""
    for menu in decision.menus:
        if isinstance(menu, Amount):
            return menu.low, menu.high
    return 0, HIGHEST


def stamp(kind: Orderable, decision: Decision) -> str:
    """A short mark of the question that a menu is about, to notice that it is another by now."""
    return _digest([kind.kind, about_of(kind, decision)])


def _given(own: OwnOrders, kind: Orderable, decision: Decision) -> Order | None:
    about = about_of(kind, decision)
    mine = [s.order for s in own.orders if s.order.kind == kind.kind and s.order.about == about]
    return mine[-1] if mine else None


def _token(kind: Orderable, order: Order) -> str | None:
    for i, policy in enumerate(kind.policies):
        if policy.key == order.policy:
            return f"p{i}.{order.amount}" if policy.numbered else f"p{i}"
    return None


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def _digest(value: Any, length: int = 4) -> str:
    said = json.dumps(value, sort_keys=True, default=str)
    return hashlib.sha256(said.encode()).hexdigest()[:length]
