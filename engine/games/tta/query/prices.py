"""What everything costs, with its modifiers (NS-5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from engine.games.tta.cards.base import CardRules
from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics

if TYPE_CHECKING:
    from engine.games.tta.query.ratings import Lines
    from engine.games.tta.state import State


Speakers = Sequence[CardRules]
"""The cards that may change a price (`basics.speakers`), where the caller has them at hand."""


def total(lines: Iterable[tuple[str, int]]) -> int:
    """The price that has these parts; never below 0."""
    return max(0, _sum(lines))


def _sum(lines: Iterable[tuple[str, int]]) -> int:
    price = 0
    for _, n in lines:
        price += n
    return price


def _heard(s: State, seat: int, by: Speakers | None) -> Speakers:
    return basics.speakers(s, seat) if by is None else by


def population_lines(
    s: State, seat: int, discount: int = 0, by: Speakers | None = None
) -> Lines | None:
    """Parts of the food price of one population increase; None with an empty bank (NS-5.5)."""
    base = rules_of(s).board.population_price(s.players[seat].yellow_bank)
    if base is None:
        return None
    lines = [("yellow_bank", base)]
    lines += [(r.card, -n) for r in _heard(s, seat, by) if (n := r.food_discount(s, seat))]
    if discount:
        lines.append(("discount", -discount))
    return lines


def population_price(
    s: State, seat: int, discount: int = 0, by: Speakers | None = None
) -> int | None:
    """Food for one population increase; None with an empty bank."""
    lines = population_lines(s, seat, discount, by)
    return None if lines is None else total(lines)


def build_lines(s: State, seat: int, card: str, by: Speakers | None = None) -> Lines:
    """Parts of the resource price of one building or unit (NS-5.6, NS-5.15)."""
    lines = _own_lines(s, seat, card, by)
    if rules_of(s).burdens:
        lines += burdens(s, seat, card)
    return lines


def _own_lines(s: State, seat: int, card: str, by: Speakers | None) -> Lines:
    """The same without what rivals add."""
    rules = rules_of(s)
    figures = rules.cards[card]
    lines = [(card, figures.resource_cost or 0)]
    if figures.is_urban:
        for special in s.players[seat].specials:
            construction = rules.cards[special].construction
            if construction is not None and (off := construction.discount[figures.level]):
                lines.append((special, -off))
    for r in _heard(s, seat, by):
        if off := r.resource_discount(s, seat, card):
            lines.append((r.card, -off))
    return lines


def burdens(s: State, seat: int, card: str) -> Lines:
    """What cards of rivals add to the price of one building."""
    return [
        (r.card, more)
        for rival in basics.in_game(s)
        if rival != seat
        for r in basics.speakers_on(s, rival, "burden")
        if (more := r.burden(s, rival, card))
    ]


def burdened(s: State, seat: int) -> bool:
    """Whether rivals have cards that make buildings dearer."""
    return rules_of(s).burdens and any(
        basics.speakers_on(s, rival, "burden") for rival in basics.in_game(s) if rival != seat
    )


def build_price(
    s: State, seat: int, card: str, discount: int = 0, by: Speakers | None = None
) -> int:
    """Resources for one building or unit."""
    return max(0, _sum(build_lines(s, seat, card, by)) - discount)


def upgrade_price(s: State, seat: int, source: str, target: str, discount: int = 0) -> int:
    """Resources for an upgrade: the difference of the two modified prices (NS-5.7). What rivals
    add to the price of a building they add to that of an upgrade too, so the old price is without
    it."""
    difference = build_price(s, seat, target) - old_price(s, seat, source)
    return max(0, difference - discount)


def old_price(s: State, seat: int, card: str, by: Speakers | None = None) -> int:
    """What the card that an upgrade leaves is worth in it."""
    return total(_own_lines(s, seat, card, by))


def develop_lines(
    s: State, seat: int, card: str, revolution: bool, by: Speakers | None = None
) -> Lines:
    """Parts of the science price of a technology (NS-5.11, NS-5.12)."""
    figures = rules_of(s).cards[card]
    base = figures.revolution_cost if revolution else figures.science_cost
    lines = [(card, base or 0)]
    for r in _heard(s, seat, by):
        if off := r.science_discount(s, seat, card):
            lines.append((r.card, -off))
    return lines


def develop_price(
    s: State,
    seat: int,
    card: str,
    revolution: bool = False,
    discount: int = 0,
    by: Speakers | None = None,
) -> int:
    """Science for a technology."""
    return max(0, _sum(develop_lines(s, seat, card, revolution, by)) - discount)


def take_lines(s: State, seat: int, slot: int, by: Speakers | None = None) -> Lines:
    """Parts of the price in civil actions of the card in a space (NS-5.3, NS-5.4)."""
    rules = rules_of(s)
    row = rules.board.row
    civ = s.players[seat]
    card = s.row[slot]
    lines = [("space", row.prices[slot])]
    if rules.cards[card].kind == "wonder":
        if civ.wonders:
            lines.append(("wonders", row.wonder_surcharge * len(civ.wonders)))
        own = rules.code.get(card)
        if own and (off := own.row_discount(s, seat)):
            lines.append((card, -off))
    for r in _heard(s, seat, by):
        if off := r.take_discount(s, seat, card):
            lines.append((r.card, -off))
    return lines


def take_price(s: State, seat: int, slot: int, by: Speakers | None = None) -> int:
    """Civil actions for the card in a space."""
    return total(take_lines(s, seat, slot, by))


def unit_purse(s: State, seat: int) -> int:
    """Resources that are there this turn for military units only (NS-11.3)."""
    purse = s.players[seat].purse
    return purse + sum(r.unit_purse(s, seat) for r in basics.speakers(s, seat))


def struck(s: State, card: str, target: int) -> str | None:
    """The card of a rival that an aggression removes, if it removes one (OR-9.32)."""
    own, civ = rules_of(s).code.get(card), s.players[target]
    if own is None or not own.strikes:
        return None
    return civ.leader if own.strikes == "leader" else civ.wonder


def attack_price(s: State, card: str, target: int) -> int:
    """Military actions for an aggression or war against a target."""
    rules = rules_of(s)
    price = rules.cards[card].military_cost or 0
    removed = struck(s, card, target)
    if removed is not None:
        price = rules.cards[removed].level
    for r in basics.speakers(s, target):
        price = r.attack_price(s, target, price)
    return price
