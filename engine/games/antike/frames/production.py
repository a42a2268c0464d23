"""MARMOR, FERRUM and AURUM (AD-6.1)."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.core import Turn, record
from engine.games.antike import cards, costs
from engine.games.antike.actions import Step
from engine.games.antike.chips import ChooseChip
from engine.games.antike.components import BOX, FIELDS, Resource, Window
from engine.games.antike.events import Produced
from engine.games.antike.frames.own import OwnStep
from engine.games.antike.pieces import draw_coins
from engine.games.antike.state import Antike


def resource_of(state: Antike) -> Resource:
    """What the field of the active player's marker produces."""
    assert state.active.rondel is not None
    resource = FIELDS[state.active.rondel].resource
    assert resource is not None
    return resource


@record
class Production(OwnStep):
    """Asked only of a player who could improve it with a card; otherwise the goods just come."""

    kind: Literal["production"] = "production"
    window: ClassVar[Window] = "production"
    step: ClassVar[Step | None] = "production"

    def useful(self, state: Antike) -> bool:
        return cards.holds(state, state.mover, "rich_vein") > 0

    def run(self, t: Turn[Antike]) -> None:
        state = t.state
        resource = resource_of(state)
        chips = costs.production(state, state.mover, resource)
        state.active.purse.add(resource, chips)
        lacking = draw_coins(state, state.mover, BOX.production.coins)
        t.emit(Produced(state.mover, resource, chips, BOX.production.coins - lacking))
        if lacking:
            t.todo(ChooseChip(state.mover, lacking))
