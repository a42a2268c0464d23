"""Putting leaders into play (NS-5.9, NS-14.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import Reason, Turn, Verb
from engine.games.tta import events
from engine.games.tta.actions import PlayLeader
from engine.games.tta.acts.act import TtaAct, register_action
from engine.games.tta.acts.means import Means, about, civil_back, spend_civil
from engine.games.tta.change import economy
from engine.games.tta.editions import rules_of

if TYPE_CHECKING:
    from engine.games.tta.state import State


class PutInOffice(TtaAct[Means, PlayLeader]):
    """A leader of the hand comes into play, the old one leaves or goes under a wonder (NS-12.1)."""

    says = PlayLeader
    verbs = (Verb("leader"),)
    common = frozenset({"civil_actions"})
    sought = TtaAct.HAND

    def candidates(self, m: Means, verb: str) -> list[PlayLeader]:
        places = (None, *self._under(m)) if m.leaders else ()
        return [PlayLeader(card, under) for card in m.leaders for under in places]

    def missed(self, m: Means) -> list[PlayLeader]:
        return [PlayLeader(card) for card in m.leaders]

    def _under(self, m: Means) -> list[str]:
        """Wonders that the leader in play may go under."""
        old = m.civ.leader
        rules = m.rules.code.get(old) if old is not None else None
        return [] if rules is None else list(rules.rests_under(m.s, m.seat))

    def not_candidate(self, m: Means, action: PlayLeader) -> Reason | None:
        if missing := m.not_in_hand(action.card, "leader"):
            return missing
        if action.under is not None and action.under not in self._under(m):
            return about("not_in_play", action.under)
        return None

    def obstacle(self, m: Means, action: PlayLeader) -> Reason | None:
        return m.no_civil()

    def do(self, t: Turn[State], seat: int, action: PlayLeader) -> None:
        spend_civil(t, seat)
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
                civ.memorial = action.under
        economy.refresh(t, seat)
        t.emit(events.LeaderPlayed(seat, action.card, old))
        if old is None:
            return
        if rules := rules_of(s).code.get(old):
            rules.left(t, seat)
        if action.under is None:
            civil_back(t, seat, rules_of(s).leader_refund, old)
        else:
            t.emit(events.HomerKept(seat, action.under))


LEADER = register_action(PutInOffice())
ACTS = (LEADER,)
