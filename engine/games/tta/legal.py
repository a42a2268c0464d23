"""Every action the action phase offers now (NS-5)."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from engine.core import Action, Menu, Pick
from engine.games.tta import civic, economy
from engine.games.tta.actions import (
    Build,
    BuildStages,
    Choose,
    CopyTactic,
    Destroy,
    Develop,
    Disband,
    EndTurn,
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
_END: Menu = Pick("end_turn", (EndTurn(),))


class Means:
    """What a seat can pay with at one moment; read once for a whole menu."""

    __slots__ = (
        "civ",
        "civil",
        "food",
        "military",
        "resources",
        "rules",
        "s",
        "seat",
        "unit_purse",
    )

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.rules = rules_of(s)
        self.civ = s.players[seat]
        self.civil = civic.civil_power(s, seat)
        self.military = self.civ.ma
        self.food = economy.spendable(s, seat, "farm")
        self.resources = economy.spendable(s, seat, "mine")
        self.unit_purse = prices.unit_purse(s, seat)


def menus(s: State, seat: int) -> tuple[Menu, ...]:
    """All menus of the action phase, without empty ones; ending it is always possible."""
    m = Means(s, seat)
    found: list[Menu] = []
    if m.civil or _free_takes_possible(m):
        _add(found, "take", takes(m), by="card")
    if m.civ.turns:
        if m.civil:
            _add(found, "populate", populates(m))
            _add(found, "build", builds(m, basics.FARM_MINE | basics.URBAN))
            _add(found, "upgrade", upgrades(m, basics.FARM_MINE | basics.URBAN))
            _add(found, "destroy", destroys(m))
            _add(found, "wonder", stages(m, most_stages(m)))
            _add(found, "leader", leaders(m))
            _add(found, "develop", [a for a in develops(m) if not a.revolution])
        _add(found, "revolution", [a for a in develops(m) if a.revolution], grave=False)
        _add(found, "card", plays(m), by="card")
        if m.military:
            _add(found, "build_unit", builds(m, basics.UNITS))
            _add(found, "upgrade_unit", upgrades(m, basics.UNITS))
            _add(found, "disband", disbands(m))
            _add(found, "tactic", tactics(m))
        _add(found, "ability", abilities(m))
    found.append(_END)
    return tuple(found)


def _add(
    found: list[Menu],
    verb: str,
    actions: Iterable[Action],
    by: str | None = None,
    grave: bool = False,
) -> None:
    listed = tuple(actions)
    if listed:
        found.append(Pick(verb, listed, by=by if len(listed) > 1 else None, grave=grave))


# ------------------------------------------------------------------------------------ cards


def _free_takes_possible(m: Means) -> bool:
    """Without civil actions something can be taken only where a card lowers prices."""
    return bool(basics.speakers(m.s, m.seat)) or any(c in CODE for c in m.s.row)


def takes(m: Means) -> Iterator[Take]:
    """Cards of the row that may be taken and paid (NS-5.3, NS-5.4)."""
    s, seat = m.s, m.seat
    full = len(m.civ.civil.cards) >= basics.civil_hand_limit(s, seat)
    for slot, card in enumerate(s.row):
        if card and may_take(m, card, full) and prices.take_price(s, seat, slot) <= m.civil:
            yield _take(card, slot)


def may_take(m: Means, card: str, full: bool) -> bool:
    """Whether the rules allow taking this card, price aside. full: hand limit reached."""
    figures = m.rules.cards[card]
    if figures.kind == "wonder":
        return m.civ.wonder is None
    if full:
        return False
    if figures.kind == "leader":
        return figures.level not in m.civ.leader_ages
    return figures.kind == "action" or not basics.has_technology(m.civ, card)


def leaders(m: Means) -> Iterator[PlayLeader]:
    """Leaders of the hand."""
    cards = m.rules.cards
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
    payable = all(s.players[p].science >= n for p, n in civic.partner_payments(s, seat))
    if not payable:
        return
    for card in dict.fromkeys(civ.civil.cards):
        figures = m.rules.cards[card]
        if not figures.is_technology:
            continue
        purse = civ.science + (civ.purse_science if figures.is_unit else 0)
        peaceful = prices.develop_price(s, seat, card, False, discount) <= purse
        if peaceful and (m.civil or not own_action):
            yield _develop(card)
        if figures.kind != "government" or not _can_revolt(m):
            continue
        if prices.develop_price(s, seat, card, True, discount) <= purse:
            yield _develop(card, True)


def _can_revolt(m: Means) -> bool:
    if civic.revolution_is_military(m.s, m.seat):
        return m.civ.ma >= m.civ.ma_total
    return m.civil >= m.civ.ca_total


def plays(m: Means) -> Iterator[PlayCard]:
    """Action cards that can be played, each with every order that can be carried out."""
    civ = m.civ
    fresh = civ.fresh
    for card in dict.fromkeys(civ.civil.cards):
        figures = m.rules.cards[card]
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
        figures = m.rules.cards[card]
        if figures.kind in kinds and not (figures.is_urban and at_urban_limit(m, figures.kind)):
            have = m.resources + (m.unit_purse if figures.is_unit else 0)
            if prices.build_price(m.s, m.seat, card, discount) <= have:
                yield _build(card)


def at_urban_limit(m: Means, kind: str) -> bool:
    """Whether no further urban building of this kind may be built."""
    limit = m.rules.cards[m.civ.government].urban_limit or 0
    return basics.workers_on(m.s, m.seat, (kind,)) >= limit


def upgrades(m: Means, kinds: Container[str], discount: int = 0) -> Iterator[Upgrade]:
    """Upgrades within a kind (NS-5.7, NS-5.16)."""
    cards = m.rules.cards
    workers = m.civ.workers
    for source, n in workers.items():
        old = cards[source]
        if not n or old.kind not in kinds:
            continue
        have = m.resources + (m.unit_purse if old.is_unit else 0)
        for target in workers:
            new = cards[target]
            if new.kind != old.kind or new.level <= old.level:
                continue
            if prices.upgrade_price(m.s, m.seat, source, target, discount) <= have:
                yield _upgrade(source, target)


def destroys(m: Means) -> Iterator[Destroy]:
    """Farms, mines and urban buildings that may be destroyed (NS-5.8)."""
    cards = m.rules.cards
    for card, n in m.civ.workers.items():
        if n and not cards[card].is_unit:
            yield _destroy(card)


def disbands(m: Means) -> Iterator[Disband]:
    """Units that may be disbanded (NS-5.17)."""
    cards = m.rules.cards
    for card, n in m.civ.workers.items():
        if n and cards[card].is_unit:
            yield _disband(card)


# ----------------------------------------------------------------------------------- wonders


def most_stages(m: Means) -> int:
    """Stages one civil action may build."""
    constructions = (m.rules.cards[c].construction for c in m.civ.specials)
    return max((c.stages for c in constructions if c is not None), default=1)


def stages(m: Means, most: int, discount: int = 0) -> Iterator[BuildStages]:
    """Numbers of stages of the unfinished wonder that can be built at once (NS-5.10)."""
    civ = m.civ
    if civ.wonder is None:
        return
    costs = m.rules.cards[civ.wonder].stages[civ.stages :]
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
        tactic = m.rules.cards[card]
        if tactic.kind == "tactic" and (tactic.military_cost or 0) <= m.military:
            yield PlayTactic(card)
    if m.military >= figures.copy_tactic:
        for card in m.s.common_tactics:
            if card != m.civ.tactic:
                yield CopyTactic(card)


def abilities(m: Means) -> Iterator[Any]:
    """Abilities of leaders, wonders and pacts (NS-5.21)."""
    for r in basics.speakers(m.s, m.seat):
        yield from r.abilities(m.s, m.seat)
