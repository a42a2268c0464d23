"""Developing technologies, and revolutions (NS-5.11 to NS-5.13, NS-14.18)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

from engine.core import Reason, Turn, Verb
from engine.games.tta import events
from engine.games.tta.actions import Develop
from engine.games.tta.acts.act import TtaAct
from engine.games.tta.acts.means import Means, about, civil_back, spend_civil, unpaid
from engine.games.tta.acts.ordered import Ordered, orderable
from engine.games.tta.cards.model import Developed
from engine.games.tta.change import area, economy
from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics, prices

if TYPE_CHECKING:
    from engine.games.tta.state import State

_develop = cache(Develop)


class DevelopTechnology(Ordered[Develop]):
    """A technology of the hand comes into play for science; a government also by a revolution,
    which takes all actions (NS-5.12, NS-12.3)."""

    says = Develop
    order = "develop"
    verbs = (Verb("develop", multi=True), Verb("revolution"))
    common = frozenset({"civil_actions", "revolution_actions"})
    sought = TtaAct.HAND

    def candidates(self, m: Means, verb: str) -> Iterable[Develop]:
        if verb == "develop":
            return map(_develop, m.technologies)
        return [_develop(card, True) for card in m.governments]

    def missed(self, m: Means) -> list[Develop]:
        found: list[Develop] = []
        for card in m.technologies:
            found.append(_develop(card))
            if card in m.governments:
                found.append(_develop(card, True))
        return found

    def not_candidate(self, m: Means, action: Develop) -> Reason | None:
        card = action.card
        figures = m.cards.get(card)
        if figures is None or card not in m.civ.civil.cards:
            return about("not_in_hand", card)
        if not figures.is_technology or (action.revolution and figures.kind != "government"):
            return about("wrong_card", card)
        return None

    def obstacle(
        self, m: Means, action: Develop, discount: int = 0, free: bool = False
    ) -> Reason | None:
        s, seat, card = m.s, m.seat, action.card
        if action.revolution:
            if why := _no_revolution(m):
                return why
        elif not free and (why := m.no_civil()):
            return why
        have = m.civ.science + (m.civ.purse_science if m.cards[card].is_unit else 0)
        price = prices.develop_price(s, seat, card, action.revolution, discount, m.on_science)
        if price > have:
            return unpaid("science", card, price, have)
        if s.pacts and (blocking := _blocking(m)):
            return about("pact_blocks", blocking)
        for _, partner, n in partner_payments(s, seat):
            if (stock := s.players[partner].science) < n:
                return Reason("partner_science", {"partner": partner, "need": n, "have": stock})
        return None

    def pay(self, t: Turn[State], seat: int, action: Develop) -> None:
        if not action.revolution:
            spend_civil(t, seat)

    def carry_out(self, t: Turn[State], seat: int, action: Develop, discount: int = 0) -> None:
        s, card, revolution = t.state, action.card, action.revolution
        civ = s.players[seat]
        figures = rules_of(s).cards[card]
        military = revolution and revolution_is_military(s, seat)
        if revolution:
            _pay_revolution(t, seat, military)
        spent = (civ.ca_total - civ.ca, civ.ma_total + civ.ma_extra - civ.ma)
        price = prices.develop_price(s, seat, card, revolution, discount)
        _pay_science(t, seat, price, unit=figures.is_unit)
        for pact, partner, n in partner_payments(s, seat):
            economy.change(t, partner, "science", -n, pact)
        civ.civil.cards.remove(card)
        _put_into_play(t, seat, card)
        t.emit(events.Developed(seat, card, price, revolution))
        economy.refresh(
            t,
            seat,
            civil_gain=not revolution or military,
            military_gain=not (revolution and military),
        )
        if figures.kind == "government" and rules_of(s).governments_keep_spent:
            civ.ca = min(civ.ca, max(0, civ.ca_total - spent[0]))
            civ.ma = min(civ.ma, max(0, civ.ma_total + civ.ma_extra - spent[1]))
        _after_developing(t, seat, card, revolution)


def _blocking(m: Means) -> str | None:
    """A pact that lets its parties play no technology now (OR-8.13)."""
    by = basics.who_speak(m.speakers, "may_develop")
    return next((r.card for r in by if not r.may_develop(m.s, m.seat)), None)


def partner_payments(s: State, seat: int) -> list[tuple[str, int, int]]:
    """Science that partners must pay when this seat develops a technology (NS-12.15): by which
    pact, who, how much."""
    if not s.pacts:
        return []
    code = rules_of(s).code
    return [
        (pact.card, pact.partner(seat), n)
        for pact in basics.pacts_of(s, seat)
        if pact.card in code and (n := code[pact.card].partner_science(s, seat))
    ]


def revolution_is_military(s: State, seat: int) -> bool:
    """Whether this seat pays revolutions with military actions (NS-12.3)."""
    return any(r.military_revolution for r in basics.speakers(s, seat))


def _no_revolution(m: Means) -> Reason | None:
    """A revolution takes all actions of the total."""
    military = revolution_is_military(m.s, m.seat)
    need = m.civ.ma_total if military else m.civ.ca_total
    have = m.civ.ma if military else m.civil
    if have >= need:
        return None
    return Reason("revolution_actions", {"military": military, "need": need, "have": have})


def _pay_revolution(t: Turn[State], seat: int, military: bool) -> None:
    civ = t.state.players[seat]
    if military:
        civ.ma -= civ.ma_total
    else:
        spend_civil(t, seat, civ.ca_total)


def _pay_science(t: Turn[State], seat: int, price: int, unit: bool) -> None:
    civ = t.state.players[seat]
    if unit:
        own = min(price, civ.purse_science)
        civ.purse_science -= own
        price -= own
    civ.science -= price


def _put_into_play(t: Turn[State], seat: int, card: str) -> None:
    s = t.state
    civ = s.players[seat]
    figures = rules_of(s).cards[card]
    if figures.kind == "government":
        s.gone.append(civ.government)
        civ.government = card
    elif figures.kind == "special":
        area.add_special(t, seat, card)
    else:
        civ.workers[card] = 0


def _after_developing(t: Turn[State], seat: int, card: str, revolution: bool) -> None:
    s = t.state
    civ = s.players[seat]
    if civ.leader is not None:
        for effect in rules_of(s).cards[civ.leader].effects:
            if isinstance(effect, Developed):
                civil_back(t, seat, effect.civil_actions_back, civ.leader)
                for good, n in effect.goods.items():
                    economy.change(t, seat, good, n, civ.leader)
    for r in basics.speakers(s, seat):
        r.developed(t, seat, card, revolution)


DEVELOP = orderable(DevelopTechnology())
ACTS = (DEVELOP,)
