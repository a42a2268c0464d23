"""What a seat can pay with, what that does not suffice for, and paying actions (NS-5.1, NS-5.2)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from engine.core import Reason, Turn
from engine.games.tta import events
from engine.games.tta.cards.model import Card
from engine.games.tta.change import economy
from engine.games.tta.editions import EDITIONS, rules_of
from engine.games.tta.query import attacks, basics, prices

if TYPE_CHECKING:
    from engine.games.tta.state import State


ByKind = dict[str, list[str]]

REASONS = 4096
"""Reasons of one form that are kept."""

# Reasons are frozen, so the same ones can be given again and again.


@cache
def about(code: str, card: str) -> Reason:
    """A reason that names a card."""
    return Reason(code, {"card": card})


@lru_cache(REASONS)
def short(code: str, need: int, have: int) -> Reason:
    """Too little of something."""
    return Reason(code, {"need": need, "have": have})


@lru_cache(REASONS)
def unpaid(code: str, card: str, need: int, have: int) -> Reason:
    """Too little of something for a card."""
    return Reason(code, {"card": card, "need": need, "have": have})


@lru_cache(512)
def _sorted(edition: str, played: tuple[str, ...]) -> tuple[list[str], list[str], ByKind]:
    """Buildings, units, and both by kind; kept, for what is in play changes seldom."""
    cards = EDITIONS[edition].cards
    of_kind: ByKind = {}
    for card in played:
        of_kind.setdefault(cards[card].kind, []).append(card)
    units = [card for card in played if cards[card].is_unit]
    return [card for card in played if card not in units], units, of_kind


class Standing:
    """A seat at one moment: its cards in force, its hands, its military actions, and everybody else
    who still plays.

    Its `no_...` and `not_...` say what is missing for something, if anything is.
    """

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.rules = rules = rules_of(s)
        self.cards = rules.cards
        self.civ = civ = s.players[seat]
        self.speakers = basics.speakers(s, seat)
        self.military = civ.ma
        self.rivals = [x for x in basics.in_game(s) if x != seat]
        self.compared: dict[int, tuple[int, int]] = {}

    def strengths(self, target: int) -> tuple[int, int]:
        """Both sides' strength in an attack on a rival."""
        if target not in self.compared:
            self.compared[target] = attacks.strengths(self.s, self.seat, target)
        return self.compared[target]

    def no_military(self, need: int = 1) -> Reason | None:
        return None if need <= self.military else short("military_actions", need, self.military)

    def not_in_hand(self, card: str, *kinds: str) -> Reason | None:
        """A card must be in the civil hand and of one of these kinds."""
        return self._not_in(self.civ.civil.cards, card, kinds)

    def not_in_military_hand(self, card: str, *kinds: str) -> Reason | None:
        """The same of the military hand."""
        return self._not_in(self.civ.military.cards, card, kinds)

    def _not_in(self, hand: list[str], card: str, kinds: tuple[str, ...]) -> Reason | None:
        figures = self.cards.get(card)
        if figures is None or card not in hand:
            return about("not_in_hand", card)
        return None if figures.kind in kinds else about("wrong_card", card)


class Means(Standing):
    """What a seat can pay with besides, and its prices; read once for all menus of a question.

    buildings, units: cards in play that take workers, in order of play; of_kind: the same by kind.
    leaders, technologies, action_cards: the cards of the civil hand, each once; governments: those
    of the technologies. on_rows, on_buildings, on_science: the cards in force that
    change such prices.
    """

    def __init__(self, s: State, seat: int) -> None:
        super().__init__(s, seat)
        civ = self.civ
        self.civil = civ.ca
        self.unit_purse = civ.purse
        for r in self.speakers:
            self.civil += r.military_as_civil(s, seat)
            self.unit_purse += r.unit_purse(s, seat)
        self.food = economy.spendable(s, seat, "farm")
        self.resources = economy.spendable(s, seat, "mine")
        self.limit = self.cards[civ.government].urban_limit or 0
        self.civil_limit = basics.civil_hand_limit(s, seat)
        self.spaces = self.rules.board.row.prices
        by = self.speakers
        self.on_rows = basics.who_speak(by, "take_discount") if by else by
        self.on_buildings = basics.who_speak(by, "resource_discount") if by else by
        self.on_science = basics.who_speak(by, "science_discount") if by else by
        self.burdened = prices.burdened(s, seat)
        self.costs: dict[str, int] = {}
        self.buildings, self.units, self.of_kind = _sorted(self.rules.key, tuple(civ.workers))
        self.standing: dict[str, int] = {}
        self._look_at_hand()

    def _look_at_hand(self) -> None:
        cards = self.cards
        self.leaders: list[str] = []
        self.technologies: list[str] = []
        self.governments: list[str] = []
        self.action_cards: list[str] = []
        for card in dict.fromkeys(self.civ.civil.cards):
            kind = cards[card].kind
            if kind == "leader":
                self.leaders.append(card)
            elif kind == "action":
                self.action_cards.append(card)
            else:
                self.technologies.append(card)
                if kind == "government":
                    self.governments.append(card)

    def cost(self, card: str) -> int:
        """Resources for one building or unit, modified."""
        known = self.costs.get(card)
        if known is None:
            figures = self.cards[card]
            modified = self.on_buildings or self.burdened
            if modified or (figures.is_urban and self.civ.specials):
                known = prices.build_price(self.s, self.seat, card, by=self.on_buildings)
            else:
                known = figures.resource_cost or 0
            self.costs[card] = known
        return known

    def step_cost(self, source: str, target: str) -> int:
        """Resources for an upgrade, modified; not yet kept from falling below 0."""
        if self.burdened:
            old = prices.old_price(self.s, self.seat, source, self.on_buildings)
            return self.cost(target) - old
        return self.cost(target) - self.cost(source)

    def take_price(self, slot: int, kind: str) -> int:
        """Civil actions for the card in a space of the row, which is of this kind."""
        if not self.on_rows and kind != "wonder":
            return self.spaces[slot]  # only wonders and single cards change it
        return prices.take_price(self.s, self.seat, slot, self.on_rows)

    def at_urban_limit(self, kind: str) -> bool:
        """Whether no further urban building of this kind may be built."""
        if kind not in self.standing:
            workers = self.civ.workers
            self.standing[kind] = sum([workers[card] for card in self.of_kind[kind]])
        return self.standing[kind] >= self.limit

    def no_civil(self, need: int = 1) -> Reason | None:
        return None if need <= self.civil else short("civil_actions", need, self.civil)

    def no_action(self, figures: Card) -> Reason | None:
        """The action that something done with a building or unit costs."""
        if figures.is_unit:
            return None if self.military else short("military_actions", 1, self.military)
        return None if self.civil else short("civil_actions", 1, self.civil)

    def no_resources(self, figures: Card, price: int) -> Reason | None:
        have = self.resources + self.unit_purse if figures.is_unit else self.resources
        return None if price <= have else unpaid("resources", figures.id, price, have)

    def not_in_play(self, card: str) -> Reason | None:
        """A technology with places for workers must be in play."""
        return None if card in self.civ.workers else about("not_in_play", card)


# ------------------------------------------------------------------------------ paying actions


def civil_power(s: State, seat: int) -> int:
    """Civil actions that can be paid now, military ones that may stand in included."""
    civ = s.players[seat]
    return civ.ca + sum(r.military_as_civil(s, seat) for r in basics.speakers(s, seat))


def spend_civil(t: Turn[State], seat: int, count: int = 1) -> None:
    """Pay civil actions; a military one stands in for what is missing, or first if its owner has
    said so."""
    s = t.state
    civ = s.players[seat]
    for r in basics.speakers(s, seat):
        short = count > civ.ca and r.military_as_civil(s, seat)
        if count and (short or r.military_first(s, seat)):
            civ.ma -= 1
            count -= 1
            civ.used.append(r.card)
    civ.ca -= count


def spend_military(t: Turn[State], seat: int, count: int = 1) -> None:
    """Pay military actions."""
    t.state.players[seat].ma -= count


def spend_for(t: Turn[State], seat: int, card: str) -> None:
    """Pay the action for something done with a building or unit."""
    if rules_of(t.state).cards[card].is_unit:
        spend_military(t, seat)
    else:
        spend_civil(t, seat)


def civil_back(t: Turn[State], seat: int, count: int, why: str) -> None:
    """Make spent civil actions available again (NS-10.6)."""
    civ = t.state.players[seat]
    back = min(count, civ.ca_total - civ.ca)
    if back > 0:
        civ.ca += back
        t.emit(events.ActionsBack(seat, back, why))
