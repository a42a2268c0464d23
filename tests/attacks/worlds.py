"""A computer player, or a leak test, that looks into the worlds it is dealt for the true hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from math import comb
from pathlib import Path
from typing import Any

from engine import registry
from engine.core import Pile, Rng
from engine.core.redeal import is_among, parts
from engine.selfplay import walk
from tests.attacks.attack import Outcome
from tests.conformance.sights import named_piles

GAMES = ("tta-new-story", "tta-first-edition", "belfort", "tzolkin")
EVERY = 15
POSITIONS = 40
DEALS = 4
BEYOND = 0.06
"""By how much more of the worlds than by chance may hold a true hand."""


def _options(rules: Any) -> Any:
    """Options with which as much is hidden as can be."""
    fields = type(rules.options()).model_fields
    return rules.options(**({"hands": "hidden"} if "hands" in fields else {}))


def _unseen(rules: Any, state: Any, viewer: int) -> Counter[str]:
    """The cards that a viewer cannot see, but for those that everybody knows of."""
    fixed = tuple(rules.named(state))
    return Counter(
        card
        for pile in parts(state, Pile)
        for i, card in enumerate(pile.cards)
        if not pile.shows(i, viewer) and not is_among(fixed, pile, i)
    )


def _hands(rules: Any, state: Any, viewer: int) -> Iterator[tuple[str, int, Counter[str]]]:
    """The hidden hands of the others: pile, seat, cards."""
    fixed = tuple(rules.named(state))
    for named in named_piles(state):
        if named.seat in (None, viewer):
            continue
        cards = Counter(
            card
            for i, card in enumerate(named.pile.cards)
            if not named.pile.shows(i, viewer) and not is_among(fixed, named.pile, i)
        )
        if cards:
            yield named.name, named.seat, cards


def _by_chance(rules: Any, unseen: Counter[str], hand: Counter[str]) -> float:
    """How likely a hand is among all of the same backs."""
    ways: dict[str, int] = {}
    held: dict[str, int] = {}
    good = 1
    for card, count in unseen.items():
        ways[rules.back(card)] = ways.get(rules.back(card), 0) + count
    for card, count in hand.items():
        held[rules.back(card)] = held.get(rules.back(card), 0) + count
        good *= comb(unseen[card], count)
    total = 1
    for back, count in held.items():
        total *= comb(ways[back], count)
    return good / total


def _looked(key: str, seats: int) -> dict[str, tuple[int, int, float]]:
    """Of each kind of hand: worlds, worlds with the true hand, and those that chance would give."""
    rules = registry.rules(key)
    found: dict[str, tuple[int, int, float]] = {}
    plies = walk(rules, _options(rules), seats, 3, wild=60)
    for number, ply in enumerate(islice(plies, 0, EVERY * POSITIONS, EVERY)):
        viewer = number % seats
        unseen = _unseen(rules, ply.state, viewer)
        true = {(n, s): cards for n, s, cards in _hands(rules, ply.state, viewer)}
        for deal in range(DEALS):
            other = rules.determinize(ply.state, viewer, Rng(DEALS * number + deal))
            dealt = {(n, s): cards for n, s, cards in _hands(rules, other, viewer)}
            for place, cards in true.items():
                worlds, same, fair = found.get(place[0], (0, 0, 0.0))
                same += dealt.get(place) == cards
                fair += _by_chance(rules, unseen, cards)
                found[place[0]] = (worlds + 1, same, fair)
    return found


def attack(folder: Path) -> Outcome:
    """No more worlds than by chance hold what the others really have in hand."""
    told: list[str] = []
    through: list[str] = []
    for key in GAMES:
        for seats in (2, 3):
            for name, (worlds, same, fair) in _looked(key, seats).items():
                said = f"{key}/{seats} {name} {same / worlds:.0%} (by chance {fair / worlds:.0%})"
                told.append(said)
                if same / worlds > fair / worlds + BEYOND:
                    through.append(said)
    return Outcome(f"worlds with the true hands: {', '.join(told)}", through)
