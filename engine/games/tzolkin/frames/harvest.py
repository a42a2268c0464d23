"""The harvest in the jungle: Palenque 2 to 5 (TZ-5.1)."""

from __future__ import annotations

from typing import Literal

from engine.core import Decision, Pick, Turn, Waiting, record
from engine.games.tzolkin import purse, temples
from engine.games.tzolkin.actions import Harvest
from engine.games.tzolkin.components import BOX
from engine.games.tzolkin.events import Harvested
from engine.games.tzolkin.knowledge import ability, harvest_goods
from engine.games.tzolkin.state import Tzolkin


def ways(state: Tzolkin, seat: int, group: int) -> list[Harvest]:
    """Every way in which a seat can harvest a group of fields now."""
    field = state.jungle[group]
    open_corn = field.corn - field.wood
    found = [Harvest("corn")] if open_corn else []
    if field.wood:
        found.append(Harvest("wood"))
    if not open_corn and _without_tile(state, seat, group):
        found.append(Harvest("free"))
    if field.wood:
        found += [Harvest("burn", temple) for temple in temples.angered(state, seat)]
    return found


def _without_tile(state: Tzolkin, seat: int, group: int) -> bool:
    """Whether corn may be harvested without a tile, where none is open (TZ-6)."""
    covered = state.jungle[group].corn and BOX.readings.covered_corn_counts
    return ability(state.players[seat], "agriculture").without_tile and not covered


@record
class ChooseHarvest(Waiting):
    """Corn, wood, or the forest burnt?"""

    group: int
    kind: Literal["choose_harvest"] = "choose_harvest"

    def options(self, state: Tzolkin) -> list[Harvest]:
        return ways(state, state.mover, self.group)

    def ask(self, state: Tzolkin) -> tuple[Decision, ...]:
        menu = Pick("harvest", tuple(self.options(state)))
        return (Decision(state.mover, self.kind, (menu,), {"group": self.group}),)

    def answer(self, t: Turn[Tzolkin], seat: int, action: Harvest) -> None:
        t.state.agenda.pop()
        harvest(t, seat, self.group, action)


def harvest(t: Turn[Tzolkin], seat: int, group: int, action: Harvest) -> None:
    """Take the tiles and the goods; burning angers the gods."""
    state = t.state
    player, field = state.players[seat], state.jungle[group]
    if action.way in ("wood", "burn"):
        field.wood -= 1
    if action.way in ("corn", "burn"):
        field.corn -= 1
        player.corn_tiles += 1
    if action.way == "wood":
        player.wood_tiles += 1
    got = purse.put(state, seat, harvest_goods(player, group, action.way))
    t.emit(Harvested(seat, group, action.way, got, field.corn, field.wood))
    if action.temple is not None:
        temples.descend(t, seat, action.temple, BOX.burning.down)
