"""Why something is not possible in the politics phase or the action phase.

`why_not` names the first obstacle of any action: first what is wrong with the action itself, then
what is missing to pay for it.

Codes and their facts, for the sentences (cards are ids, `need` and `have` numbers):

- costs: `civil_actions`, `military_actions`, `food`, `resources` (card), `science` (card),
  `revolution_actions` (military), `partner_science` (partner): need, have; `no_blue_token`
- people: `no_unused_worker`, `no_worker_there` (card), `empty_yellow_bank`
- cards: `not_in_hand`, `not_in_play`, `not_in_row`, `other_space`, `already_have`, `wrong_card`,
  `taken_this_turn`, `order_needed`, `order_impossible`, `not_ordered`: card
- limits: `hand_full` (limit), `urban_limit` (type, limit), `leader_age` (level),
  `wonder_unfinished` (card), `no_wonder`, `stages_left` (left), `stages_at_once` (most)
- upgrades: `other_type`, `not_higher`: source, target
- tactics: `tactic_done`, `tactic_in_use` (card), `not_common` (card)
- abilities: `ability_used`, `ability_not_now`: card
- time: `first_turn`, `wrong_phase` (phase), `last_round`, `no_resigning`
- politics: `no_target`, `may_not_attack` (card), `pact_forbids` (target), `not_weaker` (target,
  attack, defence), `immune` (target), `no_sides` (card), `no_such_pact` (card), `no_events`,
  `politics_owed`
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from engine.core import Action, Decision, Fact, Menu, Reason, Resign
from engine.games.tta import civic, legal
from engine.games.tta.actions import (
    Build,
    BuildStages,
    CancelPact,
    Choose,
    CopyTactic,
    DeclareWar,
    Destroy,
    Develop,
    Disband,
    EndTurn,
    OfferPact,
    PassPolitics,
    PlayAggression,
    PlayCard,
    PlayLeader,
    PlayTactic,
    Populate,
    PrepareEvent,
    Take,
    Upgrade,
    UseAbility,
)
from engine.games.tta.cards.base import CODE, CardRules
from engine.games.tta.cards.model import Card, Either
from engine.games.tta.cards.model import Order as OrderEffect
from engine.games.tta.change import pacts
from engine.games.tta.frames import combat
from engine.games.tta.query import basics, prices

if TYPE_CHECKING:
    from engine.games.tta.state import State

Why = Iterator[Reason]


def why_not(s: State, seat: int, action: Action) -> Reason:
    """Why the open question of a seat's politics or action phase does not accept an action."""
    return next(obstacles(s, seat, action), Reason("not_offered", {"kind": action.kind}))


def obstacles(s: State, seat: int, action: Action) -> Why:
    """Everything that stands in the way of an action; nothing if it is possible."""
    phase = "politics" if in_politics(s) else "actions"
    if isinstance(action, UseAbility):
        yield from _ability(legal.Means(s, seat), action)
    elif type(action) in (_POLITICS if phase == "politics" else _ACTIONS):
        m = legal.Means(s, seat)
        if phase == "politics":
            if not isinstance(action, PassPolitics) and _owed(s):
                yield Reason("politics_owed")
            yield from _POLITICS[type(action)](m, action)
            return
        if not m.civ.turns and not isinstance(action, (Take, EndTurn)):
            yield Reason("first_turn")
        yield from _ACTIONS[type(action)](m, action)
    elif type(action) in _POLITICS or type(action) in _ACTIONS:
        yield Reason("wrong_phase", {"phase": phase})


def in_politics(s: State) -> bool:
    return bool(s.agenda) and s.agenda[-1].kind == "politics"


def _owed(s: State) -> bool:
    """Whether the open politics phase has no political action (NS-14.15)."""
    frame = s.agenda[-1]
    return bool(frame.kind == "politics" and frame.owed)


# ------------------------------------------------------------------------------------- costs


def _civil(m: legal.Means, need: int = 1) -> Why:
    if m.civil < need:
        yield Reason("civil_actions", {"need": need, "have": m.civil})


def _military(m: legal.Means, need: int = 1) -> Why:
    if m.military < need:
        yield Reason("military_actions", {"need": need, "have": m.military})


def _action_for(m: legal.Means, figures: Card, free: bool) -> Why:
    """The action that something done with a card costs."""
    if not free:
        yield from _military(m) if figures.is_unit else _civil(m)


def _resources(m: legal.Means, figures: Card, price: int) -> Why:
    have = m.have(figures)
    if price > have:
        yield Reason("resources", {"card": figures.id, "need": price, "have": have})


def _known(m: legal.Means, card: str) -> Card | None:
    return m.cards.get(card)


def _in_hand(m: legal.Means, card: str, *kinds: str, military: bool = False) -> Why:
    """A card must be in the civil (or military) hand and of one of these kinds."""
    hand = m.civ.military if military else m.civ.civil
    figures = _known(m, card)
    if figures is None or card not in hand.cards:
        yield Reason("not_in_hand", {"card": card})
    elif kinds and figures.kind not in kinds:
        yield Reason("wrong_card", {"card": card})


# ---------------------------------------------------------------------------------- card row


def _take(m: legal.Means, action: Take) -> Why:
    card, slot = action.card, action.slot
    figures = _known(m, card)
    if figures is None or card not in m.s.row:
        yield Reason("not_in_row", {"card": card})
        return
    if not 0 <= slot < len(m.s.row) or m.s.row[slot] != card:
        yield Reason("other_space", {"card": card})
        return
    yield from _takeable(m, figures)
    yield from _civil(m, prices.take_price(m.s, m.seat, slot))


def _takeable(m: legal.Means, figures: Card) -> Why:
    """Obstacles to taking a card, price aside (NS-5.3, NS-5.4)."""
    civ = m.civ
    if figures.kind == "wonder":
        if civ.wonder is not None:
            yield Reason("wonder_unfinished", {"card": civ.wonder})
        return
    if figures.kind == "leader" and figures.level in civ.leader_ages:
        yield Reason("leader_age", {"level": figures.level})
    if figures.is_technology and basics.has_technology(civ, figures.id):
        yield Reason("already_have", {"card": figures.id})
    limit = basics.civil_hand_limit(m.s, m.seat)
    if len(civ.civil.cards) >= limit:
        yield Reason("hand_full", {"limit": limit})


# ---------------------------------------------------------------------- people and buildings


def _populate(m: legal.Means, action: Populate, discount: int = 0, free: bool = False) -> Why:
    price = prices.population_price(m.s, m.seat, discount)
    if price is None:
        yield Reason("empty_yellow_bank")
    if not free:
        yield from _civil(m)
    if price is not None and price > m.food:
        yield Reason("food", {"need": price, "have": m.food})


def _build(m: legal.Means, action: Build, discount: int = 0, free: bool = False) -> Why:
    card = action.card
    if card not in m.civ.workers:
        yield Reason("not_in_play", {"card": card})
        return
    figures = m.cards[card]
    if not m.civ.idle:
        yield Reason("no_unused_worker")
    if figures.is_urban and m.at_urban_limit(figures.kind):
        yield Reason("urban_limit", {"type": figures.kind, "limit": m.limit})
    yield from _action_for(m, figures, free)
    yield from _resources(m, figures, max(0, m.cost(card) - discount))


def _upgrade(m: legal.Means, action: Upgrade, discount: int = 0, free: bool = False) -> Why:
    source, target = action.source, action.target
    for card in (source, target):
        if card not in m.civ.workers:
            yield Reason("not_in_play", {"card": card})
            return
    old, new = m.cards[source], m.cards[target]
    if old.kind != new.kind:
        yield Reason("other_type", {"source": source, "target": target})
        return
    if new.level <= old.level:
        yield Reason("not_higher", {"source": source, "target": target})
    if not m.civ.workers[source]:
        yield Reason("no_worker_there", {"card": source})
    yield from _action_for(m, new, free)
    yield from _resources(m, new, max(0, m.cost(target) - m.cost(source) - discount))


def _remove(m: legal.Means, action: Destroy | Disband) -> Why:
    card = action.card
    if card not in m.civ.workers:
        yield Reason("not_in_play", {"card": card})
        return
    figures = m.cards[card]
    if figures.is_unit != isinstance(action, Disband):
        yield Reason("wrong_card", {"card": card})
    if not m.civ.workers[card]:
        yield Reason("no_worker_there", {"card": card})
    yield from _action_for(m, figures, free=False)


# ------------------------------------------------------------------------- leaders and wonders


def _leader(m: legal.Means, action: PlayLeader) -> Why:
    yield from _in_hand(m, action.card, "leader")
    old = m.civ.leader
    if action.under is not None and (
        old is None or old not in CODE or action.under not in CODE[old].rests_under(m.s, m.seat)
    ):
        yield Reason("not_in_play", {"card": action.under})
    yield from _civil(m)


def _stages(m: legal.Means, action: BuildStages, discount: int = 0, free: bool = False) -> Why:
    civ = m.civ
    if civ.wonder is None:
        yield Reason("no_wonder")
        return
    costs = m.cards[civ.wonder].stages[civ.stages :]
    if not 1 <= action.count <= len(costs):
        yield Reason("stages_left", {"left": len(costs)})
        return
    most = 1 if free else legal.most_stages(m)
    if action.count > most:
        yield Reason("stages_at_once", {"most": most})
    if not free:
        yield from _civil(m)
    price = max(0, sum(costs[: action.count]) - discount)
    if price > m.resources:
        yield Reason("resources", {"card": civ.wonder, "need": price, "have": m.resources})
    if civ.blue_bank + sum(civ.blue.values()) < action.count:
        yield Reason("no_blue_token")


# ------------------------------------------------------------------------------- technologies


def _develop(m: legal.Means, action: Develop, discount: int = 0, free: bool = False) -> Why:
    s, seat, civ = m.s, m.seat, m.civ
    card, revolution = action.card, action.revolution
    figures = _known(m, card)
    if figures is None or card not in civ.civil.cards:
        yield Reason("not_in_hand", {"card": card})
        return
    if not figures.is_technology or (revolution and figures.kind != "government"):
        yield Reason("wrong_card", {"card": card})
        return
    if revolution:
        yield from _revolution(m)
    elif not free:
        yield from _civil(m)
    have = civ.science + (civ.purse_science if figures.is_unit else 0)
    price = prices.develop_price(s, seat, card, revolution, discount)
    if price > have:
        yield Reason("science", {"card": card, "need": price, "have": have})
    for partner, n in civic.partner_payments(s, seat):
        if s.players[partner].science < n:
            facts = {"partner": partner, "need": n, "have": s.players[partner].science}
            yield Reason("partner_science", facts)


def _revolution(m: legal.Means) -> Why:
    """A revolution takes all actions of the total (NS-5.12, NS-12.3)."""
    if legal.can_revolt(m):
        return
    military = civic.revolution_is_military(m.s, m.seat)
    need = m.civ.ma_total if military else m.civ.ca_total
    have = m.civ.ma if military else m.civil
    yield Reason("revolution_actions", {"military": military, "need": need, "have": have})


# ------------------------------------------------------------------------------- action cards

_ORDERS: dict[str, type] = {
    "build": Build,
    "upgrade": Upgrade,
    "wonder_stage": BuildStages,
    "increase_population": Populate,
    "develop": Develop,
}


def _card(m: legal.Means, action: PlayCard) -> Why:
    card, civ = action.card, m.civ
    why = next(_in_hand(m, card, "action"), None)
    if why is not None:
        yield why
        return
    if civ.civil.cards.count(card) <= civ.fresh.count(card):
        yield Reason("taken_this_turn", {"card": card})
    order = next((e for e in m.cards[card].effects if isinstance(e, OrderEffect)), None)
    if not _paid_by_revolution(m, action):
        yield from _civil(m)
    if order is not None:
        yield from _ordered(m, action, order)
        return
    either = next((e for e in m.cards[card].effects if isinstance(e, Either)), None)
    if either is None:
        wanted = action.then is None
    else:
        wanted = isinstance(action.then, Choose) and action.then.option in set(either.goods)
    if not wanted:
        yield Reason("order_needed", {"card": card})


def _paid_by_revolution(m: legal.Means, action: PlayCard) -> bool:
    """Whether a revolution's price replaces the card's own civil action (NS-5.12), or can do so
    where the order is still open."""
    orders = [action.then]
    if action.then is None:
        orders = [play.then for play in legal.plays(m) if play.card == action.card]
    return any(isinstance(order, Develop) and order.revolution for order in orders)


def _ordered(m: legal.Means, action: PlayCard, effect: OrderEffect) -> Why:
    """Obstacles to what an action card orders."""
    then = action.then
    if then is None:
        possible = any(True for _ in legal.orders(m, effect))
        yield Reason("order_needed" if possible else "order_impossible", {"card": action.card})
        return
    if type(then) not in [_ORDERS[order] for order in effect.orders]:
        yield Reason("not_ordered", {"card": action.card})
        return
    if isinstance(then, (Build, Upgrade)):
        figures = _known(m, then.card if isinstance(then, Build) else then.target)
        if figures is not None and figures.kind not in effect.kinds:
            yield Reason("not_ordered", {"card": action.card})
    yield from _BY_ORDER[type(then)](m, then, effect.discount, True)


_BY_ORDER: dict[type, Callable[[legal.Means, Any, int, bool], Why]] = {
    Build: _build,
    Upgrade: _upgrade,
    BuildStages: _stages,
    Populate: _populate,
    Develop: _develop,
}


# ---------------------------------------------------------------------- tactics and abilities


def _tactic(m: legal.Means, action: PlayTactic) -> Why:
    yield from _in_hand(m, action.card, "tactic", military=True)
    if m.civ.tactic_done:
        yield Reason("tactic_done")
    figures = _known(m, action.card)
    yield from _military(m, figures.military_cost or 0 if figures is not None else 0)


def _copy(m: legal.Means, action: CopyTactic) -> Why:
    if action.card not in m.s.common_tactics:
        yield Reason("not_common", {"card": action.card})
    if action.card == m.civ.tactic:
        yield Reason("tactic_in_use", {"card": action.card})
    if m.civ.tactic_done:
        yield Reason("tactic_done")
    yield from _military(m, m.rules.board.figures.copy_tactic)


def _ability(m: legal.Means, action: UseAbility) -> Why:
    rules = next((r for r in m.speakers if r.card == action.card), None)
    if rules is None:
        yield Reason("not_in_play", {"card": action.card})
        return
    if action in _abilities(m, rules):
        return
    if action.card in m.civ.used or action.card in m.civ.spent:
        yield Reason("ability_used", {"card": action.card})
    yield Reason("ability_not_now", {"card": action.card})


def _abilities(m: legal.Means, rules: CardRules) -> list[UseAbility]:
    """What a card offers at this moment."""
    if not in_politics(m.s):
        return list(rules.abilities(m.s, m.seat)) if m.civ.turns else []
    frame = m.s.agenda[-1]
    fresh = frame.kind == "politics" and not frame.done and not frame.opened
    opening = rules.opening(m.s, m.seat) if fresh else ()
    return [*opening, *(() if _owed(m.s) else rules.political(m.s, m.seat))]


# ------------------------------------------------------------------------------------ politics


def _nothing(m: legal.Means, action: Any) -> Why:
    return iter(())


def _prepare(m: legal.Means, action: PrepareEvent) -> Why:
    yield from _in_hand(m, action.card, "event", "territory", military=True)
    if not m.s.current_events.cards:
        yield Reason("no_events")


def _attack(m: legal.Means, card: str, target: int) -> Why:
    """What stands in the way of any attack (NS-4.2, NS-4.5)."""
    s, seat = m.s, m.seat
    if target == seat or target not in basics.in_game(s):
        yield Reason("no_target")
        return
    for r in m.speakers:
        if not r.may_attack(s, seat):
            yield Reason("may_not_attack", {"card": r.card})
    if pacts.forbidden(s, seat, target):
        yield Reason("pact_forbids", {"target": target})
    if _known(m, card) is not None:
        yield from _military(m, prices.attack_price(s, card, target))


def _aggression(m: legal.Means, action: PlayAggression) -> Why:
    yield from _in_hand(m, action.card, "aggression", military=True)
    yield from _attack(m, action.card, action.target)
    if action.target in basics.in_game(m.s):
        attack, defence = combat.strengths(m.s, m.seat, action.target)
        if attack <= defence and m.rules.weaker_target:
            facts = {"target": action.target, "attack": attack, "defence": defence}
            yield Reason("not_weaker", facts)


def _war(m: legal.Means, action: DeclareWar) -> Why:
    s, target = m.s, action.target
    yield from _in_hand(m, action.card, "war", military=True)
    if s.last_round and s.round >= s.last_round:
        yield Reason("last_round")
    yield from _attack(m, action.card, target)
    if target in basics.in_game(s) and any(
        r.immune_to_war(s, target) for r in basics.speakers(s, target)
    ):
        yield Reason("immune", {"target": target})


def _offer(m: legal.Means, action: OfferPact) -> Why:
    yield from _in_hand(m, action.card, "pact", military=True)
    if action.partner == m.seat or action.partner not in basics.in_game(m.s):
        yield Reason("no_target")
    figures = _known(m, action.card)
    terms = figures.pact if figures is not None else None
    if action.side == "b" and terms is not None and not terms.sides:
        yield Reason("no_sides", {"card": action.card})


def _cancel(m: legal.Means, action: CancelPact) -> Why:
    if not any(p.card == action.card for p in basics.pacts_of(m.s, m.seat)):
        yield Reason("no_such_pact", {"card": action.card})


def _resign(m: legal.Means, action: Resign) -> Why:
    if basics.decks_are_out(m.s):
        yield Reason("no_resigning")


_ACTIONS: dict[type, Callable[[legal.Means, Any], Why]] = {
    Take: _take,
    Populate: _populate,
    Build: _build,
    Upgrade: _upgrade,
    Destroy: _remove,
    Disband: _remove,
    PlayLeader: _leader,
    BuildStages: _stages,
    Develop: _develop,
    PlayCard: _card,
    PlayTactic: _tactic,
    CopyTactic: _copy,
    EndTurn: _nothing,
}

_POLITICS: dict[type, Callable[[legal.Means, Any], Why]] = {
    PassPolitics: _nothing,
    PrepareEvent: _prepare,
    PlayAggression: _aggression,
    DeclareWar: _war,
    OfferPact: _offer,
    CancelPact: _cancel,
    Resign: _resign,
    UseAbility: _nothing,
}


@dataclass(frozen=True, slots=True)
class Explained(Decision):
    """A question of the politics or action phase: it says why any action is not possible."""

    why: Callable[[Action], Reason] = field(
        default=lambda action: Reason("not_offered"), compare=False, repr=False
    )

    def refusal(self, action: Action) -> Reason:
        return self.why(action)


def explained(
    s: State, seat: int, kind: str, menus: tuple[Menu, ...], facts: dict[str, Fact]
) -> Explained:
    """The question of a phase; reasons are found out only when somebody asks for them."""
    return Explained(seat, kind, menus, facts, partial(_why_not, s, seat))


def _why_not(s: State, seat: int, action: Action) -> Reason:
    return why_not(s, seat, action)
