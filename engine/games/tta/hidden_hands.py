"""Hidden civil hands in a redealt world: each holds what its owner could have taken."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.core import Rng
from engine.core.redeal import CardSlot
from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics

if TYPE_CHECKING:
    from engine.games.tta.state import State

Sort = tuple[str, str]
"""What was seen of a card when it was taken: its back, and whether it is a technology or else its
kind."""


@dataclass(slots=True)
class Slot:
    """A hidden card of a hand: whose, where it is, of what sort it must be, and what it will
    be."""

    seat: int
    place: CardSlot
    sort: Sort
    card: str = ""


@dataclass(slots=True)
class _Deal:
    """Cards of one sort for the slots of all hands. barred: what a seat has already, so that it
    cannot hold it. once: whether a hand holds each name once at most, as with technologies."""

    copies: Counter[str]
    barred: dict[int, set[str]]
    once: bool
    rng: Rng
    held: dict[str, list[Slot]] = field(default_factory=lambda: defaultdict(list))

    def place(self, slot: Slot, tried: set[str]) -> bool:
        """Give a slot a card; if all that would fit are dealt, somebody who has one of them takes
        another."""
        names = [name for name in sorted(self.copies) if self._may_hold(slot.seat, name)]
        self.rng.shuffle(names)
        for name in names:
            if len(self.held[name]) < self.copies[name]:
                self._give(slot, name)
                return True
        for name in names:
            if name in tried:
                continue
            tried.add(name)
            for other in tuple(self.held[name]):
                if self.place(other, tried):
                    self._give(slot, name)
                    return True
        return False

    def _may_hold(self, seat: int, name: str) -> bool:
        if name in self.barred[seat]:
            return False
        return not (self.once and any(slot.seat == seat for slot in self.held[name]))

    def _give(self, slot: Slot, name: str) -> None:
        if slot.card:
            self.held[slot.card].remove(slot)
        slot.card = name
        self.held[name].append(slot)


def settle(
    before: State,
    s: State,
    hidden: Callable[[State, Sequence[int] | None], list[CardSlot]],
    rng: Rng,
    back: Callable[[str], str],
) -> int:
    """Deal the hidden civil cards again, so that each hand holds what can be taken (NS-5.3): cards
    of the sorts that it held before, and no technology twice or next to one in play.

    Where the cards are in `before` and in `s` has no part in it, beyond the sorts. hidden: the
    hidden places of the civil hands of these seats, or else of all other piles. Returns how many
    cards found no place that fits and are what was left; 0, unless the hands of `before` were
    impossible.
    """
    cards = rules_of(s).cards

    def sort(card: str) -> Sort:
        return back(card), "technology" if cards[card].is_technology else cards[card].kind

    slots: list[Slot] = []
    for seat, old in enumerate(before.players):
        slots += [Slot(seat, place, sort(old.civil.cards[place[1]])) for place in hidden(s, [seat])]
    if not slots:
        return 0
    backs = {slot.sort[0] for slot in slots}
    spare = [(p, i) for p, i in hidden(s, None) if back(p.cards[i]) in backs]
    pool = Counter(p.cards[i] for p, i in [*(slot.place for slot in slots), *spare])
    for slot in slots:
        slot.place[0].cards[slot.place[1]] = ""  # what a hand holds besides
    misfits: list[Slot] = []
    for wanted in sorted({slot.sort for slot in slots}):
        once = wanted[1] == "technology"
        copies = Counter({card: n for card, n in pool.items() if sort(card) == wanted})
        barred = {
            seat: {card for card in copies if once and basics.has_technology(civ, card)}
            for seat, civ in enumerate(s.players)
        }
        deal = _Deal(copies, barred, once, rng)
        mine = [slot for slot in slots if slot.sort == wanted]
        rng.shuffle(mine)
        misfits += [slot for slot in mine if not deal.place(slot, set())]
    _lay(slots, misfits, spare, pool, rng, back)
    return len(misfits)


def _lay(
    slots: list[Slot],
    misfits: list[Slot],
    spare: list[CardSlot],
    pool: Counter[str],
    rng: Rng,
    back: Callable[[str], str],
) -> None:
    """Lay the cards where they were dealt, and the rest at random."""
    rest: dict[str, list[str]] = defaultdict(list)
    for card in sorted((pool - Counter(slot.card for slot in slots if slot.card)).elements()):
        rest[back(card)].append(card)
    for key in sorted(rest):
        rng.shuffle(rest[key])
    for slot in misfits:
        slot.card = rest[slot.sort[0]].pop()
    for slot in slots:
        pile, i = slot.place
        pile.cards[i] = slot.card
    for pile, i in spare:
        pile.cards[i] = rest[back(pile.cards[i])].pop()
