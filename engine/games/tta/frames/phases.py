"""The steps of a turn, except politics and war (NS-3, NS-5, NS-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from engine.core import Automatic, Decision, Fact, Turn, record
from engine.games.tta import civic, events, menus
from engine.games.tta.actions import (
    Build,
    BuildStages,
    CopyTactic,
    Destroy,
    Develop,
    Disband,
    EndTurn,
    PlayCard,
    PlayLeader,
    PlayTactic,
    Populate,
    Take,
    Upgrade,
    UseAbility,
)
from engine.games.tta.agenda import pop
from engine.games.tta.cards.base import CODE
from engine.games.tta.change import area, debts, economy, hand, row
from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics, prices, ratings
from engine.games.tta.reasons import explained

if TYPE_CHECKING:
    from engine.games.tta.state import State


@record
class Replenish(Automatic):
    """The card row is replenished, except in the first round (NS-3.1)."""

    seat: int
    kind: Literal["replenish"] = "replenish"

    def run(self, t: Turn[State]) -> None:
        if t.state.round > 1:
            row.replenish(t)


@record
class ShareTactic(Automatic):
    """The own exclusive tactic moves to the common area (NS-3.7)."""

    seat: int
    kind: Literal["share_tactic"] = "share_tactic"

    def run(self, t: Turn[State]) -> None:
        s = t.state
        civ = s.players[self.seat]
        if civ.exclusive and civ.tactic is not None:
            civ.exclusive = False
            pile = s.duplicates if civ.tactic in s.common_tactics else s.common_tactics
            pile.append(civ.tactic)
            t.emit(events.TacticShared(self.seat, civ.tactic))


@record
class ActionPhase:
    """Any number of actions in any order (NS-5)."""

    seat: int
    kind: Literal["action_phase"] = "action_phase"

    def ask(self, s: State) -> tuple[Decision, ...]:
        civ = s.players[self.seat]
        facts: dict[str, Fact] = {"civil": civ.ca, "military": civ.ma}
        return (explained(s, self.seat, "actions", menus.menus(s, self.seat), facts),)

    def answer(self, t: Turn[State], seat: int, action: Any) -> None:
        _ACT[type(action)](t, seat, action)

    def run(self, t: Turn[State]) -> None:
        raise AssertionError("the action phase is ended by its player")


def _take(t: Turn[State], seat: int, action: Take) -> None:
    price = prices.take_price(t.state, seat, action.slot)
    civic.spend_civil(t, seat, price)
    civic.take(t, seat, action.slot, price)


def _military(t: Turn[State], seat: int, count: int = 1) -> None:
    t.state.players[seat].ma -= count


def _pay_for(t: Turn[State], seat: int, card: str) -> None:
    """The action for something done with a card: military for units, else civil."""
    if rules_of(t.state).cards[card].is_unit:
        _military(t, seat)
    else:
        civic.spend_civil(t, seat, 1)


def _populate(t: Turn[State], seat: int, action: Populate) -> None:
    civic.spend_civil(t, seat, 1)
    civic.populate(t, seat)


def _build(t: Turn[State], seat: int, action: Build) -> None:
    _pay_for(t, seat, action.card)
    civic.build(t, seat, action.card)


def _upgrade(t: Turn[State], seat: int, action: Upgrade) -> None:
    _pay_for(t, seat, action.target)
    civic.upgrade(t, seat, action.source, action.target)


def _destroy(t: Turn[State], seat: int, action: Destroy) -> None:
    civic.spend_civil(t, seat, 1)
    area.free_worker(t, seat, action.card, "destroyed")


def _disband(t: Turn[State], seat: int, action: Disband) -> None:
    _military(t, seat)
    area.free_worker(t, seat, action.card, "disbanded")


def _leader(t: Turn[State], seat: int, action: PlayLeader) -> None:
    civic.spend_civil(t, seat, 1)
    civic.play_leader(t, seat, action)


def _stages(t: Turn[State], seat: int, action: BuildStages) -> None:
    civic.spend_civil(t, seat, 1)
    civic.build_stages(t, seat, action.count)


def _develop(t: Turn[State], seat: int, action: Develop) -> None:
    if not action.revolution:
        civic.spend_civil(t, seat, 1)
    civic.develop(t, seat, action.card, action.revolution)


def _play(t: Turn[State], seat: int, action: PlayCard) -> None:
    civic.play_card(t, seat, action)


def _use(t: Turn[State], seat: int, action: UseAbility) -> None:
    t.emit(events.AbilityUsed(seat, action.card))
    CODE[action.card].use(t, seat, action)


def _play_tactic(t: Turn[State], seat: int, action: PlayTactic) -> None:
    _military(t, seat, rules_of(t.state).cards[action.card].military_cost or 0)
    civic.adopt_tactic(t, seat, action.card, own=True)


def _copy_tactic(t: Turn[State], seat: int, action: CopyTactic) -> None:
    _military(t, seat, rules_of(t.state).board.figures.copy_tactic)
    civic.adopt_tactic(t, seat, action.card, own=False)


def _end(t: Turn[State], seat: int, action: EndTurn) -> None:
    pop(t)


_ACT: dict[type, Any] = {
    Take: _take,
    Populate: _populate,
    Build: _build,
    Upgrade: _upgrade,
    Destroy: _destroy,
    Disband: _disband,
    PlayLeader: _leader,
    BuildStages: _stages,
    Develop: _develop,
    PlayCard: _play,
    UseAbility: _use,
    PlayTactic: _play_tactic,
    CopyTactic: _copy_tactic,
    EndTurn: _end,
}


@record
class HandLimit(Automatic):
    """Excess military cards are discarded (NS-6.1)."""

    seat: int
    kind: Literal["hand_limit"] = "hand_limit"

    def run(self, t: Turn[State]) -> None:
        s = t.state
        over = len(s.players[self.seat].military) - basics.military_hand_limit(s, self.seat)
        if over > 0:
            t.todo(debts.DropCards(self.seat, over, "hand_limit"))


@record
class Production(Automatic):
    """Uprising check and production phase (NS-6.2 to NS-6.7)."""

    seat: int
    kind: Literal["production"] = "production"

    def run(self, t: Turn[State]) -> None:
        s = t.state
        discontent = ratings.discontent(s, self.seat)
        unused = s.players[self.seat].idle
        if discontent > unused:
            t.emit(events.Uprising(self.seat, discontent, unused))
        else:
            economy.produce(t, self.seat)


@record
class DrawMilitary(Automatic):
    """One military card per unspent military action, at most three (NS-6.8)."""

    seat: int
    kind: Literal["draw_military"] = "draw_military"

    def run(self, t: Turn[State]) -> None:
        most = rules_of(t.state).board.figures.military_draw
        hand.draw_military(t, self.seat, min(most, t.state.players[self.seat].ma))


@record
class ResetActions(Automatic):
    """All actions become available again; what was for this turn only lapses (NS-6.9)."""

    seat: int
    kind: Literal["reset_actions"] = "reset_actions"

    def run(self, t: Turn[State]) -> None:
        civ = t.state.players[self.seat]
        civ.ca, civ.ma = civ.ca_total, civ.ma_total
        civ.ma_extra = civ.purse = civ.purse_science = 0
        civ.fresh.clear()
        civ.replaced_leader = civ.tactic_done = False
        civ.turns += 1


@record
class TurnEnd(Automatic):
    """Cards that speak when the turn is over (NS-14.23, INT-18); then abilities are new again."""

    seat: int
    kind: Literal["turn_end"] = "turn_end"

    def run(self, t: Turn[State]) -> None:
        for r in basics.speakers(t.state, self.seat):
            r.turn_ended(t, self.seat)
        t.state.players[self.seat].used.clear()
