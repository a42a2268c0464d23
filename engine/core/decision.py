"""One question to one seat, and the shapes its menus can have; the fourth is in `share.py`.

The same object is the legality check, the Discord control, the list for autocomplete, the move
list of computer players and the source of "not possible because ...".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import TypeVar

from engine.core.action import Action, Fact, Reason
from engine.core.rng import Rng
from engine.core.share import Share

SMALL_SUBSET = 9
"""With at most this many items all choices of a `Subset` are listed; else random ones are tried."""
SUBSET_TRIES = 400

A = TypeVar("A", bound=Action)
NearMiss = tuple[Action, Reason]
"""An action that is not possible, and the first thing that prevents it."""


def partition_legal(
    candidates: Iterable[A],
    obstacle: Callable[[A], Reason | None],
    common: Container[str] = frozenset(),
) -> tuple[list[A], list[tuple[A, Reason]]]:
    """The legal candidates, and the others with the reason: one statement of a rule makes the
    offers, the near misses and the reasons.

    obstacle: the first thing that makes a candidate illegal; None if it is legal.
    common: codes of obstacles that hold for all of these candidates alike. Once one is met, the
        candidates after it are not looked at.
    """
    offered: list[A] = []
    refused: list[tuple[A, Reason]] = []
    for candidate in candidates:
        why = obstacle(candidate)
        if why is None:
            offered.append(candidate)
        else:
            refused.append((candidate, why))
            if why.code in common:
                break
    return offered, refused


@dataclass(frozen=True, slots=True)
class Pick:
    """Choose exactly one complete action.

    verb: names the menu within its decision ("found", "done"); texts give it a caption.
    group_by: name of an action field; a long menu is offered in two steps, first this field, then
        the actions that share it.
    collapsed: the menu is rarely wanted (paying with coins instead of chips); interfaces fold it
        away.
    confirm: the choice ends a player's game or the like; interfaces ask for confirmation and
        computer players leave it alone.
    ends_step: the answer closes what was chosen before it (the end of a turn, a force that is put
        together); interfaces show it as the way on.
    multi: players often want more than one of its answers, in any order; interfaces let them be
        ticked.
    implied: its one answer goes without saying where what comes behind it is answered; interfaces
        show both questions at once.
    leftovers: what would go unused, by name and number, though it could still be used without this
        answer; interfaces ask once more.
    refused: near misses and why they are not possible; may be worked out when looked at.
    declines: tells of any action why it is no answer, or nothing; asked instead of `refused`. One
        menu of a question can answer for all.
    """

    verb: str
    actions: tuple[Action, ...]
    group_by: str | None = None
    collapsed: bool = False
    confirm: bool = False
    ends_step: bool = False
    multi: bool = False
    implied: bool = False
    leftovers: Mapping[str, int] = field(default_factory=dict, hash=False)
    refused: Sequence[NearMiss] = ()
    declines: Callable[[Action], Reason | None] | None = field(
        default=None, compare=False, repr=False
    )

    def accepts(self, action: Action) -> bool:
        return action in self.actions

    def every(self) -> Iterator[Action]:
        return iter(self.actions)

    def weight(self) -> int:
        return len(self.actions)

    def sample(self, rng: Rng) -> Action:
        return rng.choice(self.actions)

    def refusal(self, action: Action) -> Reason | None:
        if self.declines is not None:
            return self.declines(action)
        return next((why for near_miss, why in self.refused if near_miss == action), None)


@dataclass(frozen=True, slots=True)
class Subset:
    """Choose some of `items` (which may repeat); `build` turns the chosen tuple into an action.

    chosen: the action's tuple field that holds the choice.
    enough: whether a choice will do; it must not depend on the order.
    """

    verb: str
    items: tuple[str, ...]
    build: Callable[[tuple[str, ...]], Action]
    chosen: str
    enough: Callable[[tuple[str, ...]], bool] = lambda chosen: True
    low: int = 0
    high: int = 25
    collapsed: bool = False
    confirm: bool = False

    def accepts(self, action: Action) -> bool:
        chosen = getattr(action, self.chosen, None)
        return (
            isinstance(chosen, tuple)
            and self.low <= len(chosen) <= self.high
            and not Counter(chosen) - Counter(self.items)
            and self.enough(chosen)
            and action == self.build(chosen)
        )

    def every(self) -> Iterator[Action]:
        """Every distinct choice that is enough, smallest first; lazily, for there may be many."""
        seen: set[tuple[str, ...]] = set()
        for size in range(self.low, min(self.high, len(self.items)) + 1):
            for chosen in combinations(sorted(self.items), size):
                if chosen not in seen:
                    seen.add(chosen)
                    if self.enough(chosen):
                        yield self.build(chosen)

    def size(self, action: Action) -> int:
        """How many items an answer names."""
        return len(getattr(action, self.chosen))

    def weight(self) -> int:
        """How many answers this menu stands for when one of all is drawn; a guess if it is big."""
        if len(self.items) > SMALL_SUBSET:
            return 1 << SMALL_SUBSET
        return sum(1 for _ in self.every())

    def sample(self, rng: Rng) -> Action:
        if len(self.items) <= SMALL_SUBSET:
            return rng.choice(tuple(self.every()))
        items = sorted(self.items)
        sizes = min(self.high, len(items)) - self.low + 1
        for _ in range(SUBSET_TRIES):
            rng.shuffle(items)
            chosen = tuple(sorted(items[: self.low + rng.below(sizes)]))
            if self.enough(chosen):
                return self.build(chosen)
        return next(self.every())

    def refusal(self, action: Action) -> Reason | None:
        chosen = getattr(action, self.chosen, None)
        if not isinstance(chosen, tuple) or action != self.build(chosen):
            return None
        surplus = Counter(chosen) - Counter(self.items)
        if surplus:
            return Reason("no_such_item", {"items": tuple(str(item) for item in surplus)})
        if not self.low <= len(chosen) <= self.high:
            return Reason("choose_between", {"low": self.low, "high": self.high})
        return None if self.enough(chosen) else Reason("choice_will_not_do")


@dataclass(frozen=True, slots=True)
class Amount:
    """Choose a whole number from `low` to `high`; `field` is the action's field that holds it.

    light: the greatest number that costs its player little, where the game knows one; for orders.
    """

    verb: str
    low: int
    high: int
    build: Callable[[int], Action]
    field: str
    collapsed: bool = False
    confirm: bool = False
    light: int | None = None

    def accepts(self, action: Action) -> bool:
        n = getattr(action, self.field, None)
        return type(n) is int and self.low <= n <= self.high and action == self.build(n)

    def every(self) -> Iterator[Action]:
        return (self.build(n) for n in range(self.low, self.high + 1))

    def weight(self) -> int:
        return max(0, self.high - self.low + 1)

    def sample(self, rng: Rng) -> Action:
        return self.build(self.low + rng.below(self.weight()))

    def refusal(self, action: Action) -> Reason | None:
        n = getattr(action, self.field, None)
        if type(n) is not int or action != self.build(n):
            return None
        return Reason("number_between", {"low": self.low, "high": self.high})


Menu = Pick | Subset | Amount | Share


@dataclass(frozen=True, slots=True)
class Decision:
    """One question the game puts to one seat.

    kind: what is asked ("bid", "discard"); texts have a prompt for each.
    facts: public circumstances for the prompt ("attack 14, defence 9").
    """

    seat: int
    kind: str
    menus: tuple[Menu, ...]
    facts: Mapping[str, Fact] = field(default_factory=dict)

    def accepts(self, action: Action) -> bool:
        return any(m.accepts(action) for m in self.menus)

    def every(self) -> Iterator[Action]:
        """Every legal answer, lazily."""
        for m in self.menus:
            yield from m.every()

    def refusal(self, action: Action) -> Reason:
        """Why an action that is not accepted is not possible, as exactly as the menus know."""
        known = (menu.refusal(action) for menu in self.menus)
        return next(
            (reason for reason in known if reason is not None),
            Reason("not_offered", {"kind": action.kind}),
        )

    def sample(self, rng: Rng) -> Action:
        """One answer by chance, each equally likely; grave ones only where nothing else is left.

        Of a `Subset` with more than nine items big and small choices are equally likely instead,
        and a `Share` with very many combinations counts as 512 answers.
        """
        weighed = [(m, m.weight()) for m in self.menus]
        calm = [(m, weight) for m, weight in weighed if weight and not m.confirm] or weighed
        n = rng.below(sum(weight for _, weight in calm))
        for menu, weight in calm:
            if n < weight:
                return menu.sample(rng)
            n -= weight
        raise AssertionError("a number below the sum falls into one of the parts")
