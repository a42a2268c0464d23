"""Playing action cards, and what they order (NS-5.14, NS-14.17)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from engine.core import Reason, Turn, Verb
from engine.games.tta import events
from engine.games.tta.actions import Choose, Develop, PlayCard
from engine.games.tta.acts.act import HANDLERS, TtaAct, register_action
from engine.games.tta.acts.means import Means, about, spend_civil
from engine.games.tta.acts.ordered import ORDERS, Ordered
from engine.games.tta.acts.technologies import revolution_is_military
from engine.games.tta.cards.model import Either, Order
from engine.games.tta.change import choices, effects
from engine.games.tta.editions import rules_of

if TYPE_CHECKING:
    from engine.games.tta.state import State

_play = cache(PlayCard)


class PlayActionCard(TtaAct[Means, PlayCard]):
    """An action card is played from hand together with what it orders or lets choose."""

    says = PlayCard
    verbs = (Verb("card", group_by="card", multi=True),)
    sought = TtaAct.HAND

    def candidates(self, m: Means, verb: str) -> list[PlayCard]:
        found: list[PlayCard] = []
        for card in m.action_cards:
            asks = m.cards[card].question
            if isinstance(asks, Order):
                for order in asks.orders:
                    found += [_play(card, then) for then in ORDERS[order].ordered(m, asks)]
            elif isinstance(asks, Either):
                found += [_play(card, Choose(good)) for good in asks.goods]
            else:
                found.append(_play(card))
        return found

    def missed(self, m: Means) -> list[PlayCard]:
        return [_play(card) for card in m.action_cards]

    def not_candidate(self, m: Means, action: PlayCard) -> Reason | None:
        return m.not_in_hand(action.card, "action")

    def obstacle(self, m: Means, action: PlayCard) -> Reason | None:
        if why := self._not_now(m, action):
            return why
        asks = m.cards[action.card].question
        if not isinstance(asks, Order):
            return None
        act: Ordered[Any] = HANDLERS[type(action.then)]  # type: ignore[assignment]
        return act.obstacle(m, action.then, asks.discount, free=True)

    def why(self, m: Means, action: PlayCard) -> Reason | None:
        """As every action's; that the order is none for this card comes last."""
        return (
            self.not_candidate(m, action)
            or self._not_now(m, action)
            or _wrong_order(m, action)
            or self.obstacle(m, action)
        )

    def _not_now(self, m: Means, action: PlayCard) -> Reason | None:
        """What stands in the way of the card itself, its order aside."""
        card, civ = action.card, m.civ
        if card in civ.fresh and civ.civil.cards.count(card) <= civ.fresh.count(card):
            return about("taken_this_turn", card)
        return None if m.civil or _paid_by_revolution(m, action) else m.no_civil()

    def do(self, t: Turn[State], seat: int, action: PlayCard) -> None:
        """A revolution's price replaces the card's own action (NS-5.12)."""
        s = t.state
        civ = s.players[seat]
        card, then = action.card, action.then
        if not _is_the_price(s, seat, then):
            spend_civil(t, seat)
        civ.civil.cards.remove(card)
        s.gone.append(card)
        t.emit(events.CardPlayed(seat, card))
        for effect in rules_of(s).cards[card].effects:
            if isinstance(effect, Order):
                assert then is not None
                if effect.then:
                    goods = {str(good): n for good, n in effect.then.items()}
                    t.todo(choices.Goods(seat, goods, card))
                carry_out(t, seat, then, effect.discount)
            else:
                choice = then.option if isinstance(then, Choose) else None
                effects.play_at_once(t, seat, card, effect, choice)


def carry_out(t: Turn[State], seat: int, order: Any, discount: int = 0) -> None:
    """An action ordered by a card or an event: no civil or military action is paid (NS-5.2)."""
    act: Ordered[Any] = HANDLERS[type(order)]  # type: ignore[assignment]
    act.carry_out(t, seat, order, discount)


def _is_the_price(s: State, seat: int, order: Any) -> bool:
    """Whether an order is a revolution whose price replaces the card's own civil action. In some
    editions one with military actions does not (OR-9.30)."""
    if not isinstance(order, Develop) or not order.revolution:
        return False
    return rules_of(s).revolution_pays_card or not revolution_is_military(s, seat)


def _paid_by_revolution(m: Means, action: PlayCard) -> bool:
    """Whether an order is the price of its card, or can be where it is still open."""
    if action.then is not None:
        return _is_the_price(m.s, m.seat, action.then)
    orders = _possible_orders(m, action.card)
    return any(_is_the_price(m.s, m.seat, order) for order in orders)


def _possible_orders(m: Means, card: str) -> Iterator[Any]:
    asks = m.cards[card].question
    if isinstance(asks, Order):
        for order in asks.orders:
            act = ORDERS[order]
            yield from act.possible(m, act.ordered(m, asks), asks.discount)


def _wrong_order(m: Means, action: PlayCard) -> Reason | None:
    """Why the order is none that the card lets one give."""
    card, then = action.card, action.then
    asks = m.cards[card].question
    if not isinstance(asks, Order):
        allowed: tuple[Any, ...] = (None,)
        if asks is not None:
            allowed = tuple(Choose(good) for good in asks.goods)
        return None if then in allowed else about("order_needed", card)
    if then is None:
        possible = any(True for _ in _possible_orders(m, card))
        return Reason("order_needed" if possible else "order_impossible", {"card": card})
    act = next((ORDERS[order] for order in asks.orders if ORDERS[order].says is type(then)), None)
    if act is None or act.not_ordered(m, then, asks):
        return about("not_ordered", card)
    return act.not_candidate(m, then)


CARD = register_action(PlayActionCard())
ACTS = (CARD,)
