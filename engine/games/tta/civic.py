"""The actions of the action phase, carried out (NS-5). Whether they are allowed is `legal`'s
question; here everything offered can be paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.core import Automatic, Turn, record
from engine.games.tta import events
from engine.games.tta.actions import (
    Build,
    BuildStages,
    Choose,
    Develop,
    Order,
    PlayCard,
    PlayLeader,
    Populate,
    Upgrade,
)
from engine.games.tta.cards.base import CODE
from engine.games.tta.cards.model import Developed
from engine.games.tta.cards.model import Order as OrderEffect
from engine.games.tta.change import area, choices, debts, economy, effects
from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics, prices, ratings

if TYPE_CHECKING:
    from engine.games.tta.state import State


# ----------------------------------------------------------------------------------- actions


def civil_power(s: State, seat: int) -> int:
    """Civil actions that can be paid now, military ones that may stand in included."""
    civ = s.players[seat]
    return civ.ca + sum(r.military_as_civil(s, seat) for r in basics.speakers(s, seat))


def spend_civil(t: Turn[State], seat: int, count: int) -> None:
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


def civil_back(t: Turn[State], seat: int, count: int, why: str) -> None:
    """Make spent civil actions available again (NS-10.6)."""
    civ = t.state.players[seat]
    back = min(count, civ.ca_total - civ.ca)
    if back > 0:
        civ.ca += back
        t.emit(events.ActionsBack(seat, back, why))


# --------------------------------------------------------------------------------- card row


def take(t: Turn[State], seat: int, slot: int, price: int, fresh: bool = True) -> None:
    """Take a card of the row; the price in actions has been paid (NS-5.3, NS-5.4). fresh: an
    action card may not be played in this turn."""
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


# --------------------------------------------------------------------- population, buildings


def populate(t: Turn[State], seat: int, discount: int = 0) -> None:
    """Increase population (NS-5.5)."""
    civ = t.state.players[seat]
    price = prices.population_price(t.state, seat, discount) or 0
    economy.pay(t, seat, "farm", price)
    civ.yellow_bank -= 1
    civ.idle += 1
    t.emit(events.Populated(seat, price))


def build(t: Turn[State], seat: int, card: str, discount: int = 0) -> None:
    """Build a farm, mine, urban building or unit (NS-5.6, NS-5.15)."""
    s = t.state
    civ = s.players[seat]
    price = prices.build_price(s, seat, card, discount)
    _pay_resources(t, seat, card, price)
    civ.idle -= 1
    civ.workers[card] += 1
    t.emit(events.Built(seat, card, price))


def upgrade(t: Turn[State], seat: int, source: str, target: str, discount: int = 0) -> None:
    """Move a worker to a better card (NS-5.7, NS-5.16)."""
    s = t.state
    civ = s.players[seat]
    price = prices.upgrade_price(s, seat, source, target, discount)
    _pay_resources(t, seat, target, price)
    civ.workers[source] -= 1
    civ.workers[target] += 1
    t.emit(events.Upgraded(seat, source, target, price))


def _pay_resources(t: Turn[State], seat: int, card: str, price: int) -> None:
    if rules_of(t.state).cards[card].is_unit:
        economy.pay_for_units(t, seat, price)
    else:
        economy.pay(t, seat, "mine", price)


# --------------------------------------------------------------------------------- wonders


def build_stages(t: Turn[State], seat: int, count: int, discount: int = 0) -> None:
    """Build the next stages of the unfinished wonder (NS-5.10, NS-14.20)."""
    s = t.state
    civ = s.players[seat]
    assert civ.wonder is not None
    costs = rules_of(s).cards[civ.wonder].stages
    price = max(0, sum(costs[civ.stages : civ.stages + count]) - discount)
    economy.pay(t, seat, "mine", price)
    t.todo(CoverStages(seat, count, price))
    if civ.blue_bank < count:
        t.todo(debts.LoseTokens(seat, count - civ.blue_bank, civ.wonder, box=False))


def complete_wonder(t: Turn[State], seat: int) -> None:
    """The last stage is covered: the wonder works at once."""
    s = t.state
    civ = s.players[seat]
    assert civ.wonder is not None
    wonder = civ.wonder
    civ.blue_bank += civ.stages
    civ.wonders.append(wonder)
    civ.wonder, civ.stages = None, 0
    economy.refresh(t, seat)
    economy.change(t, seat, "culture", ratings.completion(s, seat, wonder), wonder)


# --------------------------------------------------------------------------------- leaders


def play_leader(t: Turn[State], seat: int, action: PlayLeader) -> None:
    """Put a leader into play; the civil action has been paid (NS-5.9, NS-14.19)."""
    s = t.state
    civ = s.players[seat]
    old = civ.leader
    civ.civil.cards.remove(action.card)
    civ.leader = action.card
    if old is not None:
        civ.replaced_leader = True
        if action.under is None:
            s.gone.append(old)
        else:
            civ.homer = action.under
    economy.refresh(t, seat)
    t.emit(events.LeaderPlayed(seat, action.card, old))
    if old is None:
        return
    if old in CODE:
        CODE[old].left(t, seat)
    if action.under is None:
        civil_back(t, seat, rules_of(s).leader_refund, old)
    else:
        t.emit(events.HomerKept(seat, action.under))


# ----------------------------------------------------------------------------- technologies


def partner_payments(s: State, seat: int) -> list[tuple[int, int]]:
    """Science that partners must pay when this seat develops a technology (NS-12.15)."""
    return [
        (pact.partner(seat), n)
        for pact in basics.pacts_of(s, seat)
        if pact.card in CODE and (n := CODE[pact.card].partner_science(s, seat))
    ]


def develop(
    t: Turn[State], seat: int, card: str, revolution: bool = False, discount: int = 0
) -> None:
    """Develop a technology; only a revolution's actions are paid here (NS-5.11 to 5.13,
    NS-14.18)."""
    s = t.state
    civ = s.players[seat]
    figures = rules_of(s).cards[card]
    military = revolution and revolution_is_military(s, seat)
    if revolution:
        _pay_revolution(t, seat, military)
    price = prices.develop_price(s, seat, card, revolution, discount)
    _pay_science(t, seat, price, unit=figures.is_unit)
    for partner, n in partner_payments(s, seat):
        economy.change(t, partner, "science", -n, "scientific_cooperation")
    civ.civil.cards.remove(card)
    _put_into_play(t, seat, card)
    t.emit(events.Developed(seat, card, price, revolution))
    economy.refresh(
        t,
        seat,
        civil_gain=not revolution or military,
        military_gain=not (revolution and military),
    )
    _after_developing(t, seat, card, revolution)


def revolution_is_military(s: State, seat: int) -> bool:
    """Whether this seat pays revolutions with military actions (NS-12.3)."""
    return any(r.military_revolution(s, seat) for r in basics.speakers(s, seat))


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


# -------------------------------------------------------------------------- cards and orders


def carry_out(t: Turn[State], seat: int, order: Order, discount: int = 0) -> None:
    """An action ordered by a card: no civil or military action is paid (NS-5.2)."""
    if isinstance(order, Populate):
        populate(t, seat, discount)
    elif isinstance(order, Build):
        build(t, seat, order.card, discount)
    elif isinstance(order, Upgrade):
        upgrade(t, seat, order.source, order.target, discount)
    elif isinstance(order, BuildStages):
        build_stages(t, seat, order.count, discount)
    elif isinstance(order, Develop):
        develop(t, seat, order.card, order.revolution, discount)


def play_card(t: Turn[State], seat: int, action: PlayCard) -> None:
    """Play an action card (NS-5.14, NS-14.17). A revolution's price replaces the card's own
    action (NS-5.12)."""
    s = t.state
    civ = s.players[seat]
    card = action.card
    then = action.then
    if not (isinstance(then, Develop) and then.revolution):
        spend_civil(t, seat, 1)
    civ.civil.cards.remove(card)
    s.gone.append(card)
    t.emit(events.CardPlayed(seat, card))
    for effect in rules_of(s).cards[card].effects:
        if isinstance(effect, OrderEffect):
            assert then is not None
            if effect.then:
                t.todo(choices.Goods(seat, {str(good): n for good, n in effect.then.items()}, card))
            carry_out(t, seat, then, effect.discount)
        else:
            choice = then.option if isinstance(then, Choose) else None
            effects.play_at_once(t, seat, card, effect, choice)


# ---------------------------------------------------------------------------------- tactics


def adopt_tactic(t: Turn[State], seat: int, card: str, own: bool) -> None:
    """Play (own) or copy a tactic; the military actions have been paid (NS-5.18, NS-5.19).

    One that was in play before is a common one since the start of the turn (NS-3.7).
    """
    civ = t.state.players[seat]
    civ.tactic = card
    civ.exclusive = own
    civ.tactic_done = True
    if own:
        civ.military.cards.remove(card)
    t.emit(events.TacticAdopted(seat, card, own))


@record
class CoverStages(Automatic):
    """The stages of a wonder that have been paid are covered from the bank (NS-5.10)."""

    seat: int
    count: int
    price: int
    kind: Literal["cover_stages"] = "cover_stages"

    def run(self, t: Turn[State]) -> None:
        civ = t.state.players[self.seat]
        assert civ.wonder is not None
        civ.blue_bank -= self.count
        civ.stages += self.count
        complete = civ.stages == len(rules_of(t.state).cards[civ.wonder].stages)
        t.emit(events.StagesBuilt(self.seat, civ.wonder, self.count, self.price, complete))
        if complete:
            complete_wonder(t, self.seat)
