"""Redeal everything that one viewer cannot see: the heart of the leak test.

Finds every `Pile` and `Commitment` of a state by itself, so a new pile cannot be forgotten.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any, TypeVar

from engine.core.clone import clone
from engine.core.piles import Pile, SecretValue
from engine.core.rng import Draws, HasChance, Rng, SplitMix64

S = TypeVar("S", bound=HasChance)


CardSlot = tuple[Pile, int]
"""One card: its pile and the index in it."""


def is_among(places: Iterable[CardSlot], pile: Pile, i: int) -> bool:
    """Whether a place is one of these. Two piles with the same cards are two."""
    return any(other is pile and j == i for other, j in places)


def redeal(
    state: S,
    viewer: int | None,
    rng: Draws,
    back: Callable[[str], str],
    stays: Callable[[S], Iterable[CardSlot]] = lambda state: (),
) -> S:
    """A copy in which all hidden cards changed places within equal backs. Where they really are has
    no part in it: two states that a viewer cannot tell apart, and the same draws, give one world.

    stays: of the copy, the face-down cards that remain where they are, for what is going on names
    them. The generator of the copy is replaced too: what it will draw is hidden from everybody.
    Sealed values keep their place; a game whose secrets can vary deals them itself.
    """
    other = clone(state)
    fixed = tuple(stays(other))
    slots: dict[str, list[CardSlot]] = defaultdict(list)
    for pile in parts(other, Pile):
        for i, card in enumerate(pile.cards):
            if not pile.shows(i, viewer) and not is_among(fixed, pile, i):
                slots[back(card)].append((pile, i))
    for key in sorted(slots):
        cards = sorted(pile.cards[i] for pile, i in slots[key])  # so that the deal tells nothing
        rng.shuffle(cards)
        for (pile, i), card in zip(slots[key], cards, strict=True):
            pile.cards[i] = card
    other.rng = rng.fork()
    return other


def reshuffle(state: S, seats: int, rng: Rng | SplitMix64, back: Callable[[str], str]) -> S:
    """A copy in which only what nobody at the table may know is different: the order of the cards
    that no seat sees, each pile for itself and within equal backs, and what chance will bring.

    Every pile keeps its cards, so whatever anybody remembers of them stays true. What the generator
    draws next is the game's chance from then on.
    """
    other = clone(state)
    for pile in parts(other, Pile):
        slots: dict[str, list[int]] = defaultdict(list)
        for i, card in enumerate(pile.cards):
            if not any(pile.shows(i, seat) for seat in range(seats)):
                slots[back(card)].append(i)
        for key in sorted(slots):
            cards = [pile.cards[i] for i in slots[key]]
            rng.shuffle(cards)
            for i, card in zip(slots[key], cards, strict=True):
                pile.cards[i] = card
    if isinstance(rng, SplitMix64):  # as it was done when tables went back with one
        rng = SplitMix64(rng.below(1 << 62), other.rng.draws)
    other.rng = rng
    return other


def hidden_values(state: Any, viewer: int | None) -> Iterator[SecretValue]:
    """The sealed values a viewer does not know."""
    return (s for s in parts(state, SecretValue) if s.owner != viewer)


T = TypeVar("T")

_LEAVES = frozenset({int, str, bool, float, bytes, type(None)})
_FIELDS: dict[type, tuple[str, ...]] = {}


def parts(x: Any, kind: type[T]) -> Iterator[T]:
    """Every part of the wanted kind, in a fixed order."""
    if isinstance(x, kind):
        yield x
        return
    for v in _inside(x):
        if type(v) not in _LEAVES:
            yield from parts(v, kind)


def _inside(x: Any) -> Iterable[Any]:
    if isinstance(x, (list, tuple)):
        return x
    if isinstance(x, dict):
        return x.values()
    names = _FIELDS.get(type(x))
    if names is None:
        names = tuple(f.name for f in fields(x)) if is_dataclass(x) else ()
        _FIELDS[type(x)] = names
    return [getattr(x, name) for name in names]
