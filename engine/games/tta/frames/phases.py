"""The steps of a turn, except politics and war (NS-3, NS-5, NS-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from engine.core import Automatic, Decision, Fact, Turn, record
from engine.games.tta import events
from engine.games.tta.acts import menus
from engine.games.tta.change import choices, debts, hand, row
from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics, ratings

if TYPE_CHECKING:
    from engine.games.tta.state import Civ, State


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
    """One's exclusive tactic moves to the common area (NS-3.7)."""

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
    always_asks: ClassVar[bool] = True

    def ask(self, s: State) -> tuple[Decision, ...]:
        civ = s.players[self.seat]
        facts: dict[str, Fact] = {"civil": civ.ca, "military": civ.ma}
        return (Decision(self.seat, "actions", menus.menus(s, self.seat), facts),)

    def answer(self, t: Turn[State], seat: int, action: Any) -> None:
        menus.do(t, seat, action)

    def run(self, t: Turn[State]) -> None:
        raise AssertionError("the action phase is ended by its player")


@record
class HandLimit(Automatic):
    """Excess military cards are discarded (NS-6.1)."""

    seat: int
    kind: Literal["hand_limit"] = "hand_limit"

    def run(self, t: Turn[State]) -> None:
        s = t.state
        civ = s.players[self.seat]
        over = len(civ.military) - basics.military_hand_limit(s, self.seat)
        if civ.spared:
            civ.spared = False
        elif over > 0:
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
            if rules_of(s).uprising_stops_draw:
                s.agenda[:] = [frame for frame in s.agenda if frame != DrawMilitary(self.seat)]
        else:
            t.todo(choices.ProduceNow(self.seat, list(rules_of(s).production)))


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
        _forget(civ)
        civ.ca, civ.ma = civ.ca_total, civ.ma_total


@record
class RestoreActions(Automatic):
    """All actions become unspent as a turn begins, but for those that an event took (OR-2.1,
    OR-9.15). In the first turn they are those of the set-up."""

    seat: int
    kind: Literal["restore_actions"] = "restore_actions"

    def run(self, t: Turn[State]) -> None:
        civ = t.state.players[self.seat]
        if civ.turns:
            civ.ca, civ.ma = max(0, civ.ca_total - civ.owed_actions), civ.ma_total
        civ.owed_actions = 0


@record
class ForgetTurn(Automatic):
    """What was for this turn only lapses; actions come back as the next one begins (OR-2.1)."""

    seat: int
    kind: Literal["forget_turn"] = "forget_turn"

    def run(self, t: Turn[State]) -> None:
        civ = t.state.players[self.seat]
        _forget(civ)
        civ.ma = min(civ.ma, civ.ma_total)


def _forget(civ: Civ) -> None:
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
