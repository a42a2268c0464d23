"""Constructing buildings and monuments: Tikal 2 and 4, Uxmal 4, and one tile (TZ-7, TZ-8)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Literal

from engine.core import Decision, Fact, Pick, Reason, Turn, Waiting, partition_legal, record
from engine.games.tzolkin import purse
from engine.games.tzolkin.actions import Construct, Skip
from engine.games.tzolkin.components import BUILDINGS, MONUMENTS, Building
from engine.games.tzolkin.events import Constructed
from engine.games.tzolkin.frames import effects, rewards
from engine.games.tzolkin.goods import GOODS, RESOURCES, Goods
from engine.games.tzolkin.knowledge import ability, price
from engine.games.tzolkin.state import Tzolkin


def shown(state: Tzolkin) -> Iterator[Building]:
    """The buildings on display; of equal ones the first."""
    seen: set[str] = set()
    for tile in state.display:
        if tile is not None and tile not in seen:
            seen.update(BUILDINGS[tile].copies)
            yield BUILDINGS[tile]


def _can_pay(state: Tzolkin, cost: Goods, spent: int = 0) -> bool:
    """Whether the active player has what something costs, besides corn that is spoken for."""
    have = state.active.purse
    return have.holds(cost) and have.corn - spent >= cost.corn


@record
class ChooseBuilding(Waiting):
    """What is constructed?

    left: buildings that may still be. monument: one may be built instead. corn: for each resource
    of the price, 0 where resources are paid. architecture: the technology has not been used yet
    with this action. begun: nothing more needs to be constructed. what: the action or tile that
    allows it.
    """

    left: int
    what: str
    monument: bool = False
    corn: int = 0
    architecture: bool = True
    begun: bool = False
    kind: Literal["choose_building"] = "choose_building"

    def cost(self, state: Tzolkin, candidate: Construct) -> Goods:
        """What is paid for a tile in this way."""
        return price(state.active, candidate, self.corn)

    def candidates(self, state: Tzolkin) -> Iterator[Construct]:
        """Every way to construct each building on display, the best use of architecture first."""
        skilled = self.architecture and state.active.technologies["architecture"] > 0
        less = ability(state.active, "architecture").build_resources_less
        for building in shown(state):
            if skilled and less and not self.corn:
                for resource in RESOURCES:
                    if building.cost.of(resource):
                        yield Construct(building.id, architecture=True, spared=resource)
            elif skilled:
                yield Construct(building.id, architecture=True)
            if not skilled or self.left > 1:
                yield Construct(building.id)

    def options(self, state: Tzolkin, spent: int = 0) -> list[Construct]:
        """What can be constructed. spent: corn that is spoken for."""
        candidates = chain(self.candidates(state), self._monuments(state))
        return [
            candidate
            for candidate in candidates
            if _can_pay(state, self.cost(state, candidate), spent)
        ]

    def _monuments(self, state: Tzolkin) -> list[Construct]:
        """The monuments that nobody has built yet, where one may be."""
        return [Construct(tile) for tile in state.monuments] if self.monument else []

    def _partitioned(
        self, state: Tzolkin, candidates: list[Construct]
    ) -> tuple[list[Construct], list[tuple[Construct, Reason]]]:
        def obstacle(candidate: Construct) -> Reason | None:
            cost = self.cost(state, candidate)
            if _can_pay(state, cost):
                return None
            facts = {f"need_{good}": cost.of(good) for good in GOODS}
            return Reason("cost", {"tile": candidate.tile, **facts})

        return partition_legal(candidates, obstacle)

    def ask(self, state: Tzolkin) -> tuple[Decision, ...]:
        menus: list[Pick] = []
        refused: list[tuple[Construct, Reason]] = []
        for verb, candidates in (
            ("construct", list(self.candidates(state))),
            ("monument", self._monuments(state)),
        ):
            offered, not_now = self._partitioned(state, candidates)
            refused += not_now
            if offered:
                menus.append(Pick(verb, tuple(offered), refused=tuple(not_now)))
        if not menus:
            return ()
        if self.begun:
            menus.append(Pick("skip", (Skip("construct"),), ends_step=True, refused=tuple(refused)))
        facts: dict[str, Fact] = {"left": self.left, "corn": self.corn, "what": self.what}
        return (Decision(state.mover, self.kind, tuple(menus), facts),)

    def answer(self, t: Turn[Tzolkin], seat: int, action: Construct | Skip) -> None:
        t.state.agenda.pop()
        if isinstance(action, Skip):
            return
        after = self._construct(t, seat, action)
        if self.left > 1 and action.tile not in MONUMENTS:
            unused = self.architecture and not action.architecture
            after.append(
                ChooseBuilding(
                    self.left - 1, self.what, corn=self.corn, architecture=unused, begun=True
                )
            )
        t.todo(*after)

    def _construct(self, t: Turn[Tzolkin], seat: int, action: Construct) -> list[object]:
        """Pay, take the tile, and carry out what it does."""
        state, player = t.state, t.state.players[seat]
        cost = self.cost(state, action)
        purse.take(state, seat, cost)
        t.emit(Constructed(seat, action.tile, cost))
        if action.tile in MONUMENTS:
            state.monuments.remove(action.tile)
            player.monuments.append(action.tile)
            return []
        state.display[state.display.index(action.tile)] = None
        player.buildings.append(action.tile)
        if action.architecture:
            skill = ability(player, "architecture")
            purse.gain(t, seat, Goods(corn=skill.build_corn), "architecture")
            if skill.build_points:
                rewards.score(t, seat, skill.build_points, "architecture")
        return effects.resolve(t, seat, BUILDINGS[action.tile].effects, action.tile)
