"""Taking cards of the row (NS-5.3, NS-5.4)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from engine.core import Reason, Turn, Verb
from engine.games.tta import events
from engine.games.tta.actions import Take
from engine.games.tta.acts.act import TtaAct, register_action
from engine.games.tta.acts.means import Means, about, short, spend_civil
from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics, prices

if TYPE_CHECKING:
    from engine.games.tta.state import State


@lru_cache(64)
def _every(row: tuple[str, ...]) -> tuple[Take, ...]:
    """All that is there; kept, because the row stays the same during most of a turn."""
    return tuple(Take(card, slot) for slot, card in enumerate(row) if card)


class TakeCard(TtaAct[Means, Take]):
    """A card of the row goes into the hand, a wonder into the area."""

    says = Take
    verbs = (Verb("take", group_by="card", multi=True),)
    first_turn = True
    sought = 7

    def candidates(self, m: Means, verb: str) -> tuple[Take, ...]:
        return _every(tuple(m.s.row))

    def not_candidate(self, m: Means, action: Take) -> Reason | None:
        card, slot, row = action.card, action.slot, m.s.row
        if card not in m.cards or card not in row:
            return about("not_in_row", card)
        if not 0 <= slot < len(row) or row[slot] != card:
            return about("other_space", card)
        return None

    def obstacle(self, m: Means, action: Take, have: int | None = None) -> Reason | None:
        """have: civil actions there are for it, if they are not those of the seat."""
        card, civ = action.card, m.civ
        figures = m.cards[card]
        kind = figures.kind
        if kind == "wonder":
            if civ.wonder is not None:
                return about("wonder_unfinished", civ.wonder)
        else:
            if kind == "leader":
                if figures.level in civ.leader_ages:
                    return _leader_age(figures.level)
            elif kind != "action" and basics.has_technology(civ, card):
                return about("already_have", card)
            if len(civ.civil.cards) >= m.civil_limit:
                return _hand_full(m.civil_limit)
        price = m.take_price(action.slot, kind)
        have = m.civil if have is None else have
        return None if price <= have else short("civil_actions", price, have)

    def do(self, t: Turn[State], seat: int, action: Take) -> None:
        price = prices.take_price(t.state, seat, action.slot)
        spend_civil(t, seat, price)
        take(t, seat, action.slot, price)


@cache
def _leader_age(level: int) -> Reason:
    return Reason("leader_age", {"level": level})


@cache
def _hand_full(limit: int) -> Reason:
    return Reason("hand_full", {"limit": limit})


def take(t: Turn[State], seat: int, slot: int, price: int, fresh: bool = True) -> None:
    """Take a card of the row; the price in actions has been paid. fresh: an action card may not be
    played in this turn."""
    s = t.state
    civ = s.players[seat]
    card = s.row[slot]
    figures = rules_of(s).cards[card]
    s.row[slot] = ""
    if figures.kind == "wonder":
        civ.wonder, civ.stages = card, 0
    else:
        civ.civil.cards.append(card)
    if figures.kind == "leader":
        civ.leader_ages.append(figures.level)
    elif figures.kind == "action" and fresh:
        civ.fresh.append(card)
    t.emit(events.Took(seat, card, price))
    for r in basics.speakers(s, seat):
        r.taken(t, seat, card)


TAKE = register_action(TakeCard())
ACTS = (TAKE,)
