"""What cards may still bring: technologies, wonders, hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.games.tta.cards.model import WORKER_KINDS, Card
from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics, ratings
from engine.games.tta.worth.action_cards import Stores, brings, price
from engine.games.tta.worth.memo import Memo
from engine.games.tta.worth.prices import Prices

if TYPE_CHECKING:
    from engine.games.tta.state import Civ, State

MANY = 3
"""Workers that are likely to be moved to a better card."""
SPECIAL = 0.3
"""What a special technology does besides its symbols, for each level and turn."""
NEW_KIND = 0.8
"""How many workers are likely to stand on a card of a kind that has none yet."""
KEPT = 4096
"""Hands and areas whose worth is remembered: most positions of a turn differ in something else."""

Workers = tuple[tuple[str, int], ...]
"""How many stand on each card, in order of play."""


class Area(NamedTuple):
    """What the worth of civil cards in hand and in play depends on."""

    workers: Workers
    government: str
    specials: tuple[str, ...]
    wonders: tuple[str, ...]
    stores: Stores
    players: int


_bettering: Memo[float] = Memo(KEPT)
_civil: Memo[float] = Memo(KEPT)
_military: Memo[float] = Memo(KEPT)


def technologies(civ: Civ, p: Prices) -> float:
    """What better cards in play will bring once workers stand on them."""
    workers = tuple(civ.workers.items())
    what = (p.number, workers)
    found = _bettering.get(what)
    return _bettering.keep(what, _technologies(workers, p)) if found is None else found


def _technologies(workers: Workers, p: Prices) -> float:
    newest: dict[str, Card] = {}
    for card, _ in workers:
        found = p.cards[card]
        if found.level and found.level >= newest.get(found.kind, found).level:
            newest[found.kind] = found
    each = p.resources
    return p.weights.potential * sum([_better(card, workers, each, p) for card in newest.values()])


def _better(card: Card, workers: Workers, each: float, p: Prices) -> float:
    """What workers would make more on this card than where they are, the price of it taken off.
    each: what a resource is worth."""
    if p.turns < 2:
        return 0.0
    own, cost, gains, present = p.symbols(card.id), card.resource_cost or 0, [0.0], 0
    for name, n in workers:
        if n and (other := p.cards[name]).kind == card.kind:
            present += n
            if other.level < card.level:
                dearer = cost - (other.resource_cost or 0)
                gains += [own - p.symbols(name) - dearer * each] * n
    if not present:
        return max(0.0, own - cost * each) * NEW_KIND
    return float(sum(sorted(gains, reverse=True)[: min(MANY, p.turns)]))


def civil_cards(civ: Civ, stores: Stores, players: int, p: Prices) -> float:
    """Civil cards in hand but leaders, and what some cards in play do besides their symbols."""
    workers, hand = tuple(civ.workers.items()), tuple(civ.civil.cards)
    specials, wonders = tuple(civ.specials), tuple(civ.wonders)
    area = (workers, civ.government, specials, wonders, stores, players)
    what = (p.number, hand, area)
    found = _civil.get(what)
    return _civil.keep(what, _civil_cards(hand, Area(*area), p)) if found is None else found


def _civil_cards(hand: tuple[str, ...], area: Area, p: Prices) -> float:
    return _hand(hand, area, p) + _in_play(area, p)


def _hand(hand: tuple[str, ...], area: Area, p: Prices) -> float:
    """What the cards would bring, less what they cost."""
    held = [p.cards[c] for c in hand if p.cards[c].kind != "leader"]
    values = sorted([_held(card, area, p) for card in held], reverse=True)
    return sum([v * 0.8**i for i, v in enumerate(values)])


def _held(card: Card, area: Area, p: Prices) -> float:
    w = p.weights
    if not p.turns:
        return 0.0
    soon = min(1.0, p.turns / 3)
    if card.kind == "action":
        return w.action_share * brings(card, area.stores, area.players, p) * soon
    science, each = (price(good, area.stores, p) for good in ("science", "resources"))
    cost = (card.science_cost or 0) * science
    if card.kind in WORKER_KINDS:
        bring = _better(card, area.workers, each, p) * w.potential
    elif card.kind == "government":
        old = p.symbols(area.government)
        bring = (p.symbols(card.id) - old) * 0.8
        cost = min(cost, (card.revolution_cost or 99) * science + 4)
    else:
        new = p.symbols(card.id) + p.turns * SPECIAL * card.level
        bring = max(0.0, new - _same_type(card, area, p))
    return max(0.2 * soon, w.in_hand * (bring - cost))


def _same_type(card: Card, area: Area, p: Prices) -> float:
    return max(
        (p.symbols(c) for c in area.specials if p.cards[c].special == card.special),
        default=0.0,
    )


def _in_play(area: Area, p: Prices) -> float:
    total = sum([SPECIAL * p.cards[c].level * p.turns for c in area.specials])
    return total + sum(
        [p.weights.wonder_special * p.turns for c in area.wonders if p.cards[c].code]
    )


def unfinished_wonder(s: State, seat: int, p: Prices) -> float:
    """The share of an unfinished wonder that is built, and a little for the plan."""
    civ = s.players[seat]
    if civ.wonder is None:
        return 0.0
    card = rules_of(s).cards[civ.wonder]
    built, whole = sum(card.stages[: civ.stages]), sum(card.stages)
    if p.turns < 1:
        return 0.0
    bring = p.symbols(card.id) + ratings.completion(s, seat, card.id)
    if card.code:
        bring += p.weights.wonder_special * p.turns
    share = built / whole
    rest = (whole - built) * p.resources
    likely = 1.0 if p.turns > 3 else 0.5
    return p.weights.wonder * likely * (bring * share + 0.35 * (1 - share) * max(0.0, bring - rest))


def military_hand(s: State, seat: int, p: Prices, due: bool) -> float:
    """Cards for attacks, events and defence, up to the limit; those that will be drawn for unspent
    actions count like others."""
    civ = s.players[seat]
    draw = min(rules_of(s).board.figures.military_draw, civ.ma) if due else 0
    limit = basics.military_hand_limit(s, seat)
    held = (tuple(civ.military.cards), draw, min(3, s.age), limit)
    what = (p.number, *held)
    found = _military.get(what)
    return _military.keep(what, _military_hand(*held, p)) if found is None else found


def _military_hand(hand: tuple[str, ...], draw: int, age: int, limit: int, p: Prices) -> float:
    figures, w = p.cards, p.weights
    values = [w.military_card + w.military_level * figures[c].level for c in hand]
    values += [w.tactic_card for c in hand if figures[c].kind == "tactic"]
    values += [w.military_card + w.military_level * age] * draw
    values.sort(reverse=True)
    return (sum(values[:limit]) + w.choice * sum(values[limit:])) * min(1.0, p.turns / 2)
