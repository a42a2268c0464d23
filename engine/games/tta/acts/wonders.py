"""Building the stages of wonders (NS-5.10, NS-14.20)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal

from engine.core import Automatic, Reason, Turn, Verb, record
from engine.games.tta import events
from engine.games.tta.actions import BuildStages
from engine.games.tta.acts.means import Means, spend_civil, unpaid
from engine.games.tta.acts.ordered import Ordered, orderable
from engine.games.tta.cards.model import Order
from engine.games.tta.change import debts, economy
from engine.games.tta.editions import rules_of
from engine.games.tta.query import ratings

if TYPE_CHECKING:
    from engine.games.tta.state import State

_stages = cache(BuildStages)


class BuildWonder(Ordered[BuildStages]):
    """Some of the next stages of the unfinished wonder are paid and covered."""

    says = BuildStages
    order = "wonder_stage"
    verbs = (Verb("wonder"),)
    common = frozenset({"civil_actions"})
    sought = 2

    def candidates(self, m: Means, verb: str) -> list[BuildStages]:
        if m.civ.wonder is None:
            return []
        most = min(len(stages_left(m)), most_stages(m))
        return [_stages(n) for n in range(1, most + 1)]

    def missed(self, m: Means) -> list[BuildStages]:
        return [] if m.civ.wonder is None else [_stages(1)]

    def ordered(self, m: Means, effect: Order) -> list[BuildStages]:
        return self.missed(m)

    def not_candidate(self, m: Means, action: BuildStages) -> Reason | None:
        if m.civ.wonder is None:
            return Reason("no_wonder")
        left = len(stages_left(m))
        return None if 1 <= action.count <= left else Reason("stages_left", {"left": left})

    def obstacle(
        self, m: Means, action: BuildStages, discount: int = 0, free: bool = False
    ) -> Reason | None:
        civ, count = m.civ, action.count
        assert civ.wonder is not None
        most = 1 if free else most_stages(m)
        if count > most:
            return Reason("stages_at_once", {"most": most})
        if not free and (why := m.no_civil()):
            return why
        price = max(0, sum(stages_left(m)[:count]) - discount)
        if price > m.resources:
            return unpaid("resources", civ.wonder, price, m.resources)
        if civ.blue_bank + sum(civ.blue.values()) < count:
            return Reason("no_blue_token")
        return None

    def pay(self, t: Turn[State], seat: int, action: BuildStages) -> None:
        spend_civil(t, seat)

    def carry_out(self, t: Turn[State], seat: int, action: BuildStages, discount: int = 0) -> None:
        s, count = t.state, action.count
        civ = s.players[seat]
        assert civ.wonder is not None
        costs = rules_of(s).cards[civ.wonder].stages
        price = max(0, sum(costs[civ.stages : civ.stages + count]) - discount)
        economy.pay(t, seat, "mine", price)
        t.todo(CoverStages(seat, count, price))
        if civ.blue_bank < count:
            t.todo(debts.LoseTokens(seat, count - civ.blue_bank, civ.wonder, box=False))


def stages_left(m: Means) -> tuple[int, ...]:
    """Prices of the stages that the unfinished wonder, if there is one, still needs."""
    civ = m.civ
    return () if civ.wonder is None else m.cards[civ.wonder].stages[civ.stages :]


def most_stages(m: Means) -> int:
    """Stages one civil action may build."""
    most = 1
    for card in m.civ.specials:
        construction = m.cards[card].construction
        if construction is not None:
            most = max(most, construction.stages)
    return most


@record
class CoverStages(Automatic):
    """The stages of a wonder that have been paid are covered from the bank."""

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


STAGES = orderable(BuildWonder())
ACTS = (STAGES,)
