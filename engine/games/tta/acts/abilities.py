"""Abilities of leaders, wonders and pacts (NS-5.21, NS-4.9): each card says itself what it has."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from engine.core import Reason, Turn, Verb
from engine.games.tta import events
from engine.games.tta.actions import UseAbility
from engine.games.tta.acts.act import TtaAct, register_action
from engine.games.tta.acts.means import Means, Standing, about
from engine.games.tta.cards.base import CardRules
from engine.games.tta.editions import rules_of

if TYPE_CHECKING:
    from engine.games.tta.state import State


class Use(TtaAct[Means, UseAbility]):
    """An ability of a card in play. What a card offers stands in no one's way."""

    says = UseAbility
    verbs = (Verb("ability"),)
    phase = ""

    def candidates(self, m: Means, verb: str) -> list[UseAbility]:
        return [ability for r in m.speakers for ability in r.abilities(m.s, m.seat)]

    def not_candidate(self, m: Means, action: UseAbility) -> Reason | None:
        return not_offered(m, action, lambda r: r.abilities(m.s, m.seat) if m.civ.turns else ())

    def do(self, t: Turn[State], seat: int, action: UseAbility) -> None:
        t.emit(events.AbilityUsed(seat, action.card))
        rules_of(t.state).code[action.card].use(t, seat, action)


def not_offered(
    m: Standing, action: UseAbility, offers: Callable[[CardRules], Iterable[UseAbility]]
) -> Reason | None:
    """Why a card that offers these abilities does not offer this one."""
    rules = next((r for r in m.speakers if r.card == action.card), None)
    if rules is None:
        return about("not_in_play", action.card)
    if action in offers(rules):
        return None
    if action.card in m.civ.used or action.card in m.civ.spent:
        return about("ability_used", action.card)
    return about("ability_not_now", action.card)


ABILITY = register_action(Use())
ACTS = (ABILITY,)
