"""What a production phase brings, and the preview of one (NS-6)."""

from __future__ import annotations

from collections.abc import Container, Mapping
from functools import cache
from typing import TYPE_CHECKING

from engine.core import value
from engine.games.tta.cards.model import Card
from engine.games.tta.editions import EDITIONS, rules_of
from engine.games.tta.query import basics

if TYPE_CHECKING:
    from engine.games.tta.state import State


def token_value(s: State, card: str) -> int:
    """Worth of one blue token on a farm, a mine, or a lab (its level, NS-12.6)."""
    return _values(s.edition)[card]


@cache
def _values(edition: str) -> Mapping[str, int]:
    return {card: _value(figures) for card, figures in EDITIONS[edition].cards.items()}


def _value(figures: Card) -> int:
    if figures.kind == "farm":
        return figures.gives.food
    if figures.kind == "mine":
        return figures.gives.resources
    return figures.level


def stored(s: State, seat: int, kind: str) -> int:
    """Food (`farm`) or resources (`mine`, tokens on labs included) in store."""
    farms, values = _cards(s.edition, "farm"), _values(s.edition)
    farm = kind == "farm"
    total = 0
    for c, n in s.players[seat].blue.items():
        if n and (c in farms) == farm:
            total += n * values[c]
    return total


@cache
def _cards(edition: str, kind: str) -> frozenset[str]:
    return frozenset(c for c, figures in EDITIONS[edition].cards.items() if figures.kind == kind)


def food(s: State, seat: int) -> int:
    """Food in store."""
    return stored(s, seat, "farm")


def resources(s: State, seat: int) -> int:
    """Resources in store."""
    return stored(s, seat, "mine")


def token_plan(s: State, seat: int, kind: str) -> list[tuple[str, int]]:
    """Tokens that each card would get with enough in the bank, dearest first (NS-6.5, INT-20)."""
    of_kind, values = _cards(s.edition, kind), _values(s.edition)
    plan = _tokens(s, seat, kind)
    return sorted(plan.items(), key=lambda x: (-values[x[0]], x[0] not in of_kind))


def _tokens(s: State, seat: int, kind: str) -> dict[str, int]:
    """The same in no order."""
    of_kind = _cards(s.edition, kind)
    plan = {c: n for c, n in s.players[seat].workers.items() if n and c in of_kind}
    if kind == "mine":
        for r in basics.speakers_on(s, seat, "extra_tokens"):
            for c, n in r.extra_tokens(s, seat):
                plan[c] = plan.get(c, 0) + n
        if (left_out := s.players[seat].left_out) in plan:
            plan[left_out] -= 1
    return plan


def pact_production(s: State, seat: int, kind: str) -> int:
    """Food or resources that pacts add or (negative) take (INT-9)."""
    total = 0
    for pact in s.pacts:
        if seat in (pact.a, pact.b):
            terms = rules_of(s).cards[pact.card].pact
            assert terms is not None
            for symbols in (terms.both, terms.a if seat == pact.a else terms.b):
                total += symbols.food if kind == "farm" else symbols.resources
    return total


def food_made(s: State, seat: int) -> int:
    """Food of one production phase with enough tokens."""
    return farms_made(s, seat) + pact_production(s, seat, "farm")


def resources_made(s: State, seat: int) -> int:
    """Resources of one production phase with enough tokens."""
    return max(0, _made(s, seat, "mine") + pact_production(s, seat, "mine"))


def farms_made(s: State, seat: int) -> int:
    """Food made by farms alone."""
    return _made(s, seat, "farm")


def _made(s: State, seat: int, kind: str) -> int:
    values = _values(s.edition)
    return sum([n * values[c] for c, n in _tokens(s, seat, kind).items()])


def mines_made(s: State, seat: int, kinds: Container[str] = ("mine",)) -> int:
    """Resources made by mines alone, or by cards of these kinds."""
    cards, values = rules_of(s).cards, _values(s.edition)
    tokens = _tokens(s, seat, "mine").items()
    return sum([n * values[c] for c, n in tokens if cards[c].kind in kinds])


def consumption(s: State, seat: int) -> int:
    """Food eaten in a production phase (NS-6.6)."""
    return rules_of(s).board.consumption(s.players[seat].yellow_bank)


def corruption(s: State, seat: int) -> int:
    """Resources lost in a production phase (NS-6.4); not every length of a game knows that."""
    if "corruption" not in rules_of(s).production:
        return 0
    return rules_of(s).board.corruption(s.players[seat].blue_bank)


def food_suffices(s: State, seat: int) -> int:
    """1 if a production phase makes more food than is eaten, else 0."""
    return 1 if food_made(s, seat) > consumption(s, seat) else 0


@value
class Preview:
    """What ending the turn now would bring. Losses are positive numbers.

    uprising: there is no production. famine: culture lost for want of food. draw: military cards.
    discard: military cards above the hand limit, which go at once; later: those that go after the
    politics of the next turn, where an edition discards then (OR-4.2). ending: culture that cards
    score last of all, by card, also after an uprising (NS-14.22).
    """

    uprising: bool
    discontent: int
    science: int
    culture: int
    corruption: int
    food: int
    consumption: int
    famine: int
    resources: int
    draw: int
    discard: int
    ending: tuple[tuple[str, int], ...] = ()
    later: int = 0
