"""Military cards drawn for military actions, where a table plays so (OR-7.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import Reason, Turn, Verb
from engine.games.tta.actions import DrawCard
from engine.games.tta.acts.act import TtaAct, register_action
from engine.games.tta.acts.means import Means, spend_military
from engine.games.tta.change import hand

if TYPE_CHECKING:
    from engine.games.tta.state import State

_DRAW = DrawCard()


class Draw(TtaAct[Means, DrawCard]):
    """One card for one action."""

    says = DrawCard
    verbs = (Verb("draw_card"),)

    def candidates(self, m: Means, verb: str) -> tuple[DrawCard, ...]:
        return (_DRAW,) if m.rules.draws_by_action else ()

    def not_candidate(self, m: Means, action: DrawCard) -> Reason | None:
        return None if m.rules.draws_by_action else Reason("drawn_at_end")

    def obstacle(self, m: Means, action: DrawCard) -> Reason | None:
        if not hand.military_left(m.s):
            return Reason("no_military_cards")
        return m.no_military()

    def do(self, t: Turn[State], seat: int, action: DrawCard) -> None:
        spend_military(t, seat)
        t.reveal()
        hand.draw_military(t, seat, 1)


DRAW = register_action(Draw())
ACTS = (DRAW,)
