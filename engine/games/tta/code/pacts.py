"""Pacts with a sentence of their own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.core import Turn
from engine.games.tta.actions import UseAbility
from engine.games.tta.cards.base import CardRules, card
from engine.games.tta.query import production

if TYPE_CHECKING:
    from engine.games.tta.state import PactInPlay, State

COOPERATION_DISCOUNT = 2
ARMED = "trade_routes_agreement:now"


class PactRules(CardRules):
    """A pact; there is one copy of each."""

    def pact(self, s: State) -> PactInPlay:
        """The pact in force."""
        return next(p for p in s.pacts if p.card == self.card)

    def attack_bonus(self, s: State, attacker: int, target: int) -> int:
        if not self.ambush:
            return 0
        pact = self.pact(s)
        return self.ambush if {attacker, target} == {pact.a, pact.b} else 0


@card("open_borders_agreement", edition="new_story")
class OpenBordersAgreement(PactRules):
    """An attack of one on the other is fought with 2 more strength on the attacker's side
    (NS-12.13)."""

    ambush = 2


@card("trade_routes_agreement")
class TradeRoutesAgreement(PactRules):
    """Once in one's own turn one food stands in for one resource (A), one resource for one food (B)
    (INT-10): by itself where the proper kind does not suffice, earlier if the owner says so."""

    def substitute(self, s: State, seat: int, kind: str) -> int:
        civ = s.players[seat]
        wanted = "mine" if self.pact(s).a == seat else "farm"
        if s.current != seat or self.card in civ.used or kind != wanted:
            return 0
        return 2 if ARMED in civ.used else 1

    def substituted(self, t: Turn[State], seat: int) -> None:
        t.state.players[seat].used.append(self.card)

    def abilities(self, s: State, seat: int) -> Iterable[UseAbility]:
        """Only while there is something to give for the next payment."""
        used = s.players[seat].used
        given = "farm" if self.pact(s).a == seat else "mine"
        if self.card not in used and ARMED not in used and production.stored(s, seat, given):
            yield UseAbility(self.card)

    def use(self, t: Turn[State], seat: int, action: UseAbility) -> None:
        t.state.players[seat].used.append(ARMED)


@card("scientific_cooperation", edition="new_story")
class ScientificCooperation(PactRules):
    """Technologies cost either party 2 science less; the partner pays 1 (NS-12.15)."""

    def science_discount(self, s: State, seat: int, card: str) -> int:
        return COOPERATION_DISCOUNT

    def partner_science(self, s: State, seat: int) -> int:
        return 1


@card("international_tourism")
class InternationalTourism(PactRules):
    """Culture rating +1 for each completed wonder of the partner, ruins included."""

    def culture(self, s: State, seat: int) -> int:
        return len(s.players[self.pact(s).partner(seat)].wonders)


@card("loss_of_sovereignty")
class LossOfSovereignty(PactRules):
    """Nobody may declare war on B."""

    def immune_to_war(self, s: State, seat: int) -> bool:
        return self.pact(s).b == seat
