"""One's own turn: begging, then placing workers or taking them back (TZ-4)."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Literal

from engine.core import (
    Action,
    Decision,
    NearMiss,
    Pick,
    Turn,
    Waiting,
    menus_of,
    possible,
    record,
)
from engine.games.tzolkin.frames.acts import ACTS
from engine.games.tzolkin.frames.acts.means import Means
from engine.games.tzolkin.state import Tzolkin

MENUS = menus_of(ACTS.values())


@record
class OwnTurn(Waiting):
    """What does the active player do with his workers?"""

    kind: Literal["turn"] = "turn"
    always_asks: ClassVar[bool] = True

    def ask(self, state: Tzolkin) -> tuple[Decision, ...]:
        m = Means(state)
        menus: list[Pick] = []
        missed: list[NearMiss] = []
        for menu in MENUS:
            refused: list[NearMiss] = []
            verb, offered = menu[0], possible(m, menu, refused)
            if not offered:
                missed += refused
                continue
            collapsed = verb.collapsed and not m.stranded  # a stranded player can do nothing else
            why = tuple(refused)
            pick = Pick(
                verb.name,
                tuple(offered),
                verb.group_by,
                collapsed,
                ends_step=verb.ends_step,
                refused=why,
            )
            menus.append(pick)
        menus[0] = replace(menus[0], refused=(*menus[0].refused, *missed))
        facts = {"mode": state.now.mode, "corn": state.active.purse.corn}
        return (Decision(state.mover, self.kind, tuple(menus), facts),)

    def answer(self, t: Turn[Tzolkin], seat: int, action: Action) -> None:
        ACTS.do(t, seat, action)
