"""Standing orders: how a player wants a question answered without being asked.

A game declares which kinds of question may be answered by an order (`Rules.orderables`) and by
which policies. A policy sees only the question, so an order knows no more than its owner would.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Protocol

from engine.core.action import Action, Fact
from engine.core.decision import Amount, Decision, Pick, Subset
from engine.core.record import value
from engine.core.share import Share

ONLY_ANSWER = "only_answer"
"""The kind of the one order that is for every question: answer where only one answer exists."""
EXACTLY = "exactly"
"""The policy of an order that is one answer, given before its question comes."""
LOOKED_AT = 20_000
"""Choices of one size that are compared; ten cards out of sixteen are not so many."""


class Policy(Protocol):
    """One way to answer a kind of question.

    key: its name in stored orders; texts have a sentence for it. numbered: whether the player
    gives a number with it.
    """

    @property
    def key(self) -> str: ...

    @property
    def numbered(self) -> bool: ...

    def answer(self, decision: Decision, amount: int | None) -> Action | None:
        """The answer to this question; None: ask the player after all."""


@dataclass(frozen=True, slots=True)
class Always:
    """Give one fixed answer; ask if it is not offered."""

    key: str
    action: Action
    numbered: bool = False

    def answer(self, decision: Decision, amount: int | None) -> Action | None:
        return self.action if decision.accepts(self.action) else None


@dataclass(frozen=True, slots=True)
class Least:
    """The answer of a `Pick` with the least rank, the first of equal ones; ask if the menu is not
    there."""

    key: str
    verb: str
    rank: Callable[[Any], Any] = lambda action: 0
    numbered: bool = False

    def answer(self, decision: Decision, amount: int | None) -> Action | None:
        for menu in decision.menus:
            if isinstance(menu, Pick) and menu.verb == self.verb:
                return min(menu.actions, key=self.rank, default=None)
        return None


@dataclass(frozen=True, slots=True)
class UpTo:
    """In an ascending auction: the least raise as long as it is within the number, else `out`.

    Asked each time it is its turn, this is what open bidding up to the number comes to.
    """

    key: str
    verb: str
    out: Action
    numbered: bool = True

    def answer(self, decision: Decision, amount: int | None) -> Action | None:
        if amount is None:
            return None
        for menu in decision.menus:
            if isinstance(menu, Amount) and menu.verb == self.verb and menu.low <= amount:
                return menu.build(menu.low)
        return self.out if decision.accepts(self.out) else None


def numbers(policy: Policy, decision: Decision) -> tuple[int, int] | None:
    """The least and the greatest number of a numbered policy that this question knows; None: it
    is about something that the question has no number for."""
    if isinstance(policy, UpTo):
        for menu in decision.menus:
            if isinstance(menu, Amount) and menu.verb == policy.verb:
                return menu.low, menu.high
    return None


@dataclass(frozen=True, slots=True)
class Lightly:
    """In an ascending auction: the least raise as long as that costs little (`Amount.light`), else
    `out`."""

    key: str
    verb: str
    out: Action
    numbered: bool = False

    def answer(self, decision: Decision, amount: int | None) -> Action | None:
        for menu in decision.menus:
            if (
                isinstance(menu, Amount)
                and menu.verb == self.verb
                and menu.low <= (menu.light or 0)
            ):
                return menu.build(menu.low)
        return self.out if decision.accepts(self.out) else None


@dataclass(frozen=True, slots=True)
class Cheapest:
    """The choice from a `Subset` with the fewest items, or from a `Share` with the lowest total; of
    these the one that costs least by `cost`. If no choice will do, or the menu is not there, `out`
    (None: ask)."""

    key: str
    verb: str
    out: Action | None
    cost: Callable[[Any], Any]
    numbered: bool = False

    def answer(self, decision: Decision, amount: int | None) -> Action | None:
        for menu in decision.menus:
            if isinstance(menu, (Subset, Share)) and menu.verb == self.verb:
                found = min(_fewest(menu), key=self.cost, default=None)
                if found is not None:
                    return found
        return self.out if self.out is not None and decision.accepts(self.out) else None


def _fewest(menu: Subset | Share) -> Iterator[Action]:
    """The choices of the smallest size that will do. `every` goes by size, so all bigger ones, of
    which there may be very many, are never put together."""
    size = None
    for action in islice(menu.every(), LOOKED_AT):
        n = menu.size(action)
        if size is not None and n > size:
            return
        size = n
        yield action


@dataclass(frozen=True, slots=True)
class Orderable:
    """A kind of question that orders may answer.

    kind: `Decision.kind`. by: facts of the question to which an order may be limited ("territory").
    guarded: the answer depends on hidden things, so its speed would tell something about them.
    then: what is ordered along with an order for one such question, about the same thing, unless
        its owner says otherwise: how the winner of an auction puts the force together.
    turn: the question is asked in the seat's own turn, not in somebody else's.
    """

    kind: str
    policies: tuple[Policy, ...]
    by: tuple[str, ...] = ()
    guarded: bool = True
    then: Order | None = None
    turn: bool = False

    def policy(self, key: str) -> Policy | None:
        return next((p for p in self.policies if p.key == key), None)


@value
class Order:
    """What a player has ordered for one kind of question.

    about: the facts a question must have ({} is every question of this kind). answer: of the
    policy `EXACTLY`; None where it cannot be read any more.
    """

    kind: str
    policy: str
    amount: int | None = None
    about: Mapping[str, Fact] = field(default_factory=dict)
    answer: Any = None

    def fits(self, decision: Decision) -> bool:
        return self.kind in (ONLY_ANSWER, decision.kind) and self.concerns(decision)

    def concerns(self, decision: Decision) -> bool:
        """Whether a question, of whatever kind, has the facts to which it is limited."""
        return all(decision.facts.get(name) == wanted for name, wanted in self.about.items())


def ordered(
    orderables: Sequence[Orderable], orders: Sequence[Order], decision: Decision
) -> Action | None:
    """What a player's orders answer to a question; None if the player must be asked.

    The order with the most facts holds; of equal ones the last.
    """
    fitting = [o for o in orders if o.fits(decision) and o.kind != ONLY_ANSWER]
    kinds = {o.kind: o for o in orderables}
    if fitting:
        order = max(reversed(fitting), key=lambda o: len(o.about))
        policy = kinds[order.kind].policy(order.policy) if order.kind in kinds else None
        action = policy.answer(decision, order.amount) if policy is not None else order.answer
        if action is not None and decision.accepts(action):
            return action
    if any(o.kind == ONLY_ANSWER for o in orders):
        return only_answer(decision)
    return None


def identity(decision: Decision) -> dict[str, Fact]:
    """The facts that tell a question from others: what an order for it alone is limited to."""
    return {name: x for name, x in decision.facts.items() if isinstance(x, (str, int))}


def only_answer(decision: Decision) -> Action | None:
    """The one answer of a question that has no other; None if there is a choice.

    A grave one (resigning) is never given, and does not make a choice of the other.
    """
    calm = (action for menu in decision.menus if not menu.confirm for action in menu.every())
    found = tuple(islice(calm, 2))
    return found[0] if len(found) == 1 else None
