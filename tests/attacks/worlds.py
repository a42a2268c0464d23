"""A computer player, or a leak test, that looks into the worlds it is dealt for the true hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterator
from functools import partial
from itertools import islice
from math import comb, prod, sqrt
from pathlib import Path
from typing import Any

from engine import registry
from engine.core import Pile, Rng
from engine.core.redeal import is_among, parts
from engine.games.tta.editions import rules_of
from engine.selfplay import walk
from tests.attacks.attack import Outcome
from tests.conformance.sights import named_piles

GAMES = ("tta-new-story", "tta-first-edition", "belfort", "tzolkin")
EVERY = 15
POSITIONS = 40
DEALS = 4
SPREAD = 4
"""Standard deviations by which the worlds with a true hand may exceed those that chance gives."""
KNOWN = 0.5
"""A hand that is as likely as this is known to everybody, and left out."""


def _options(rules: Any) -> Any:
    """Options with which as much is hidden as can be."""
    fields = type(rules.options()).model_fields
    return rules.options(**({"hands": "hidden"} if "hands" in fields else {}))


def _unseen(rules: Any, state: Any, viewer: int) -> Counter[str]:
    """The cards that a viewer cannot see, but for those that everybody knows of."""
    fixed = tuple(rules.publicly_known(state))
    return Counter(
        card
        for pile in parts(state, Pile)
        for i, card in enumerate(pile.cards)
        if not pile.shows(i, viewer) and not is_among(fixed, pile, i)
    )


def _hands(rules: Any, state: Any, viewer: int) -> Iterator[tuple[str, int, Counter[str]]]:
    """The hidden hands of the others: pile, seat, cards."""
    fixed = tuple(rules.publicly_known(state))
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


def _sort(rules: Any, state: Any, name: str, card: str) -> tuple[str, str]:
    """What everybody saw of a card of a hand: its back, and of civil cards, which are taken from
    the row, whether it is a technology, or else its kind."""
    if name != "players.civil":
        return rules.back(card), ""
    found = rules_of(state).cards[card]
    return rules.back(card), "technology" if found.is_technology else str(found.kind)


def _by_chance(
    sort: Callable[[str], tuple[str, str]],
    unseen: Counter[str],
    hand: Counter[str],
    barred: Container[str],
) -> float:
    """How likely a hand is among all that its owner could have taken.

    barred: what the owner has in play.
    """
    likely = 1.0
    for wanted in {sort(card) for card in hand}:
        mine = {card: n for card, n in hand.items() if sort(card) == wanted}
        there = {c: n for c, n in unseen.items() if sort(c) == wanted and c not in barred}
        size = sum(mine.values())
        if wanted[1] == "technology":
            ways = [1] + [0] * size
            for count in there.values():
                for k in range(size, 0, -1):
                    ways[k] += ways[k - 1] * count
            total = ways[size]
        else:
            total = comb(sum(there.values()), size)
        good = prod(comb(unseen[card], n) for card, n in mine.items())
        likely *= good / total if total else 1.0
    return likely


def _barred(rules: Any, state: Any, seat: int) -> set[str]:
    """The technologies that somebody has in play, and so not in hand as well."""
    if not rules.meta.key.startswith("tta"):
        return set()
    civ = state.players[seat]
    return {*civ.workers, *civ.specials, civ.government}


def _looked(key: str, seats: int) -> dict[str, tuple[int, int, float]]:
    """Of each kind of hand: worlds, worlds with the true hand, and those that chance would give."""
    rules = registry.rules(key)
    found: dict[str, tuple[int, int, float]] = {}
    plies = walk(rules, _options(rules), seats, 3, wild=60)
    for number, ply in enumerate(islice(plies, 0, EVERY * POSITIONS, EVERY)):
        viewer, state = number % seats, ply.state
        unseen = _unseen(rules, state, viewer)
        true = {(n, s): cards for n, s, cards in _hands(rules, state, viewer)}
        chances = {
            (name, seat): _by_chance(
                partial(_sort, rules, state, name), unseen, cards, _barred(rules, state, seat)
            )
            for (name, seat), cards in true.items()
        }
        for deal in range(DEALS):
            other = rules.determinize(state, viewer, Rng(DEALS * number + deal))
            dealt = {(n, s): cards for n, s, cards in _hands(rules, other, viewer)}
            for place, cards in true.items():
                if chances[place] > KNOWN:
                    continue
                worlds, same, fair = found.get(place[0], (0, 0, 0.0))
                same += dealt.get(place) == cards
                found[place[0]] = (worlds + 1, same, fair + chances[place])
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
                if same > fair + SPREAD * sqrt(fair + 1):
                    through.append(said)
    return Outcome(f"worlds with the true hands: {', '.join(told)}", through)
