"""Every action the action phase offers now (NS-5)."""

from __future__ import annotations

from collections.abc import Container, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from engine.core import Action
from engine.games.tta import civic
from engine.games.tta.actions import (
    Build,
    BuildStages,
    Choose,
    CopyTactic,
    Destroy,
    Develop,
    Disband,
    Order,
    PlayCard,
    PlayLeader,
    PlayTactic,
    Populate,
    Take,
    Upgrade,
)
from engine.games.tta.cards.base import CODE
from engine.games.tta.cards.model import Card, Either
from engine.games.tta.cards.model import Order as OrderEffect
from engine.games.tta.change import economy
from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics, prices

if TYPE_CHECKING:
    from engine.games.tta.state import State

# Actions are frozen, so the same ones can be offered again and again.
_take = cache(Take)
_build = cache(Build)
_upgrade = cache(Upgrade)
_destroy = cache(Destroy)
_disband = cache(Disband)
_develop = cache(Develop)
_play = cache(PlayCard)
_stages = cache(BuildStages)
_POPULATE = Populate()

CIVIL = basics.FARM_MINE | basics.URBAN


class Means:
    """What a seat can pay with at one moment, and its prices; read once for a whole menu."""

    __slots__ = (
        "cards",
        "civ",
        "civil",
        "costs",
        "food",
        "limit",
        "military",
        "resources",
        "rules",
        "s",
        "seat",
        "speakers",
        "standing",
        "unit_purse",
    )

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.rules = rules = rules_of(s)
        self.cards = rules.cards
        self.civ = civ = s.players[seat]
        self.speakers = basics.speakers(s, seat)
        self.civil = civ.ca
        self.unit_purse = civ.purse
        for r in self.speakers:
            self.civil += r.military_as_civil(s, seat)
            self.unit_purse += r.unit_purse(s, seat)
        self.military = civ.ma
        self.food = economy.spendable(s, seat, "farm")
        self.resources = economy.spendable(s, seat, "mine")
        self.limit = rules.cards[civ.government].urban_limit or 0
        self.costs: dict[str, int] = {}
        self.standing: dict[str, int] = {}

    def cost(self, card: str) -> int:
        """Resources for one building or unit, modified."""
        known = self.costs.get(card)
        if known is None:
            figures = self.cards[card]
            if self.speakers or (figures.is_urban and self.civ.specials):
                known = prices.build_price(self.s, self.seat, card)
            else:
                known = figures.resource_cost or 0
            self.costs[card] = known
        return known

    def have(self, figures: Card) -> int:
        """Resources that may pay for a building or unit."""
        return self.resources + self.unit_purse if figures.is_unit else self.resources

    def at_urban_limit(self, kind: str) -> bool:
        """Whether no further urban building of this kind may be built."""
        if not self.standing:
            for card, n in self.civ.workers.items():
                k = self.cards[card].kind
                self.standing[k] = self.standing.get(k, 0) + n
        return self.standing[kind] >= self.limit


# ------------------------------------------------------------------------------------ cards


def free_takes_possible(m: Means) -> bool:
    """Without civil actions something can be taken only where a card lowers prices."""
    return bool(m.speakers) or any(c in CODE for c in m.s.row)


def takes(m: Means) -> Iterator[Take]:
    """Cards of the row that may be taken and paid (NS-5.3, NS-5.4)."""
    s, seat, civ = m.s, m.seat, m.civ
    spaces = m.rules.board.row.prices
    full = len(civ.civil.cards) >= basics.civil_hand_limit(s, seat)
    for slot, card in enumerate(s.row):
        if not card or not may_take(m, card, full):
            continue
        # Only wonders and the words of single cards change the price of a space.
        plain = not m.speakers and m.cards[card].kind != "wonder"
        price = spaces[slot] if plain else prices.take_price(s, seat, slot)
        if price <= m.civil:
            yield _take(card, slot)


def may_take(m: Means, card: str, full: bool) -> bool:
    """Whether the rules allow taking this card, price aside. full: hand limit reached."""
    figures = m.cards[card]
    kind = figures.kind
    if kind == "wonder":
        return m.civ.wonder is None
    if full:
        return False
    if kind == "action":
        return True
    if kind == "leader":
        return figures.level not in m.civ.leader_ages
    return not basics.has_technology(m.civ, card)


def leaders(m: Means) -> Iterator[PlayLeader]:
    """Leaders of the hand."""
    cards = m.cards
    for card in m.civ.civil.cards:
        if cards[card].kind == "leader":
            yield PlayLeader(card)
            old = m.civ.leader
            if old is not None and old in CODE:
                for wonder in CODE[old].rests_under(m.s, m.seat):
                    yield PlayLeader(card, wonder)


def develops(m: Means, discount: int = 0, own_action: bool = True) -> Iterator[Develop]:
    """Technologies of the hand that can be paid; own_action: by the action of NS-5.11, not by a
    card or an event."""
    s, seat, civ = m.s, m.seat, m.civ
    if s.pacts and any(s.players[p].science < n for p, n in civic.partner_payments(s, seat)):
        return
    for card in dict.fromkeys(civ.civil.cards):
        figures = m.cards[card]
        if not figures.is_technology:
            continue
        purse = civ.science + (civ.purse_science if figures.is_unit else 0)
        if (m.civil or not own_action) and purse >= prices.develop_price(
            s, seat, card, False, discount
        ):
            yield _develop(card)
        if figures.kind != "government" or not can_revolt(m):
            continue
        if prices.develop_price(s, seat, card, True, discount) <= purse:
            yield _develop(card, True)


def can_revolt(m: Means) -> bool:
    """Whether the actions for a revolution are there (NS-5.12, NS-12.3)."""
    if any(r.military_revolution(m.s, m.seat) for r in m.speakers):
        return m.civ.ma >= m.civ.ma_total
    return m.civil >= m.civ.ca_total


def plays(m: Means) -> Iterator[PlayCard]:
    """Action cards that can be played, each with every order that can be carried out."""
    civ = m.civ
    fresh = civ.fresh
    for card in dict.fromkeys(civ.civil.cards):
        figures = m.cards[card]
        if figures.kind != "action":
            continue
        if card in fresh and civ.civil.cards.count(card) <= fresh.count(card):
            continue
        yield from _plays_of(m, figures)


def _plays_of(m: Means, figures: Card) -> Iterator[PlayCard]:
    for effect in figures.effects:
        if isinstance(effect, OrderEffect):
            for order in orders(m, effect):
                revolution = isinstance(order, Develop) and order.revolution
                if m.civil or revolution:
                    yield _play(figures.id, order)
            return
        if isinstance(effect, Either):
            if m.civil:
                for good in effect.goods:
                    yield _play(figures.id, Choose(good))
            return
    if m.civil:
        yield _play(figures.id)


def orders(m: Means, effect: OrderEffect) -> Iterator[Order]:
    """Actions that a card may order now, at its price (NS-5.14)."""
    for order in effect.orders:
        if order == "build":
            yield from builds(m, effect.kinds, effect.discount)
        elif order == "upgrade":
            yield from upgrades(m, effect.kinds, effect.discount)
        elif order == "wonder_stage":
            yield from stages(m, 1, effect.discount)
        elif order == "increase_population":
            yield from populates(m, effect.discount)
        else:
            yield from develops(m, effect.discount, own_action=False)


# ---------------------------------------------------------------------- people and buildings


def populates(m: Means, discount: int = 0) -> Iterator[Populate]:
    """Increasing population, if it can be paid (NS-5.5)."""
    price = prices.population_price(m.s, m.seat, discount)
    if price is not None and price <= m.food:
        yield _POPULATE


def builds(m: Means, kinds: Container[str], discount: int = 0) -> Iterator[Build]:
    """Buildings and units of these kinds that can be built (NS-5.6, NS-5.15)."""
    if not m.civ.idle:
        return
    for card in m.civ.workers:
        figures = m.cards[card]
        if figures.kind not in kinds:
            continue
        if figures.is_urban and m.at_urban_limit(figures.kind):
            continue
        if max(0, m.cost(card) - discount) <= m.have(figures):
            yield _build(card)


def upgrades(m: Means, kinds: Container[str], discount: int = 0) -> Iterator[Upgrade]:
    """Upgrades within a kind (NS-5.7, NS-5.16)."""
    cards = m.cards
    workers = m.civ.workers
    for source, n in workers.items():
        if not n:
            continue
        old = cards[source]
        if old.kind not in kinds:
            continue
        for target in workers:
            new = cards[target]
            if new.kind != old.kind or new.level <= old.level:
                continue
            if max(0, m.cost(target) - m.cost(source) - discount) <= m.have(old):
                yield _upgrade(source, target)


def destroys(m: Means) -> Iterator[Destroy]:
    """Farms, mines and urban buildings that may be destroyed (NS-5.8)."""
    cards = m.cards
    for card, n in m.civ.workers.items():
        if n and not cards[card].is_unit:
            yield _destroy(card)


def disbands(m: Means) -> Iterator[Disband]:
    """Units that may be disbanded (NS-5.17)."""
    cards = m.cards
    for card, n in m.civ.workers.items():
        if n and cards[card].is_unit:
            yield _disband(card)


# ----------------------------------------------------------------------------------- wonders


def most_stages(m: Means) -> int:
    """Stages one civil action may build."""
    constructions = (m.cards[c].construction for c in m.civ.specials)
    return max((c.stages for c in constructions if c is not None), default=1)


def stages(m: Means, most: int, discount: int = 0) -> Iterator[BuildStages]:
    """Numbers of stages of the unfinished wonder that can be built at once (NS-5.10)."""
    civ = m.civ
    if civ.wonder is None:
        return
    costs = m.cards[civ.wonder].stages[civ.stages :]
    tokens = civ.blue_bank + sum(civ.blue.values())
    for count in range(1, min(most, len(costs)) + 1):
        price = max(0, sum(costs[:count]) - discount)
        if price > m.resources:
            return
        if tokens >= count:
            yield _stages(count)


# ---------------------------------------------------------------------------------- military


def tactics(m: Means) -> Iterator[Action]:
    """Tactics that may be played or copied (NS-5.18, NS-5.19)."""
    figures = m.rules.board.figures
    if m.civ.tactic_done:
        return
    for card in dict.fromkeys(m.civ.military.cards):
        tactic = m.cards[card]
        if tactic.kind == "tactic" and (tactic.military_cost or 0) <= m.military:
            yield PlayTactic(card)
    if m.military >= figures.copy_tactic:
        for card in m.s.common_tactics:
            if card != m.civ.tactic:
                yield CopyTactic(card)


def abilities(m: Means) -> Iterator[Any]:
    """Abilities of leaders, wonders and pacts (NS-5.21)."""
    for r in m.speakers:
        yield from r.abilities(m.s, m.seat)
