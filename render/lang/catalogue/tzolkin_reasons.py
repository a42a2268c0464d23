"""Written by tools/sentences.py from render/lang/en/tzolkin-reasons.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class TzolkinReasons(Sentences):
    """All that render/lang/en/tzolkin-reasons.ftl says."""

    CATALOGUE: ClassVar[str] = "tzolkin-reasons"

    def no_worker(self) -> str:
        """You have no worker in hand: take workers back in a later turn."""
        return self._say("no-worker")

    def no_room(self) -> str:
        """There is no free space for your worker: choose another gear."""
        return self._say("no-room")

    def corn(self, *, need: int, have: int) -> str:
        """It costs {need} corn and you have {have}: choose something cheaper."""
        return self._say("corn", need=need, have=have)

    def resources(self, *, need: int, have: int) -> str:
        """It costs {need} resources and you have {have}: get wood, stone or gold first."""
        return self._say("resources", need=need, have=have)

    def step_back(self, *, need: int, have: int) -> str:
        """Going back costs {need} corn and you have {have}: choose an action nearer to the wo…"""
        return self._say("step-back", need=need, have=have)

    def cost(self, *, tile: str, cost: str) -> str:
        """{tile} costs {cost}: get what you lack first."""
        return self._say("cost", tile=tile, cost=cost)

    def no_harvest(self) -> str:
        """There is nothing left that you can harvest here: go back to another field or take t…"""
        return self._say("no-harvest")

    def no_building(self) -> str:
        """You can afford nothing that may be constructed here: get the resources first."""
        return self._say("no-building")

    def no_skull(self) -> str:
        """You have no skull to lay down: get one first, at Yaxchilan for example."""
        return self._say("no-skull")

    def skull_laid(self, *, space: str) -> str:
        """A skull lies on {space} already: use another space of the gear."""
        return self._say("skull-laid", space=space)

    def no_skulls_left(self) -> str:
        """No skulls are left in the supply: choose another action."""
        return self._say("no-skulls-left")

    def no_worker_left(self) -> str:
        """All your workers are in play: choose another action."""
        return self._say("no-worker-left")

    def no_action(self) -> str:
        """No other action is possible for you now: take the worker for something else."""
        return self._say("no-action")

    def nothing_to_trade(self) -> str:
        """You have no resource to sell and too little corn to buy one: choose another action."""
        return self._say("nothing-to-trade")
