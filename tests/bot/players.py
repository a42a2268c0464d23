"""Seeded people: one plays by pressing whatever the panel shows, one by typing."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from tests.bot.simulated import DANGER, Press, World, presses, words

PATIENCE = 80
"""Presses without any change at the table after which a person would give up."""


def answers_in(panel: ResponseMessage, *, ticks: bool = False) -> list[list[Press]]:
    """What leads to an answer: single buttons and options, whole menus of items and, with ticks,
    menus of which several answers can be given at once."""
    found: list[list[Press]] = []
    menus: dict[str, list[Press]] = {}
    for press in presses(panel):
        control = press.parsed
        if control.op != "panel" or control.args[3] == "" or press.style == DANGER:
            continue
        if press.value is not None and press.token.startswith("i"):
            menus.setdefault(press.custom_id, []).append(press)
        else:
            found.append([press])
            if ticks and press.high > 1:
                menus.setdefault(press.custom_id, []).append(press)
    return [*found, *menus.values()]


@dataclass
class Clicker:
    """Presses buttons and menus of the private panel at random, but never gives up the game.

    ticks: gives several answers at once where that is offered.
    """

    world: World
    actor: MemberActor
    rng: random.Random
    ticks: bool = False
    pressed: list[str] = field(default_factory=list)

    async def turn(self) -> None:
        """Open the panel and answer until the table waits for somebody else."""
        panel = await self.world.open_panel(self.actor)
        table = await self.world.table()
        version, tries = table.version, 0
        while True:
            units = self.units(panel)
            if not units:
                return
            answer = await self.press(panel, self.rng.choice(units))
            table = await self.world.table()
            tries = 0 if table.version != version else tries + 1
            version = table.version
            assert tries < PATIENCE, f"no way on in this panel:\n{words(panel)}"
            if answer is not None:
                panel = answer

    async def press(self, panel: ResponseMessage, unit: list[Press]) -> ResponseMessage | None:
        """Press a button, or choose one or several options of a menu; what the panel is then."""
        first = unit[0]
        self.pressed.append(first.label)
        if first.value is None:
            result = await self.actor.click(panel, custom_id=first.custom_id)
        else:
            result = await self.actor.select(panel, self._values(unit), custom_id=first.custom_id)
        assert result.acknowledged, f"nobody answered to {first}"
        if result.modal is not None:
            result = await self._number(result)
        return result.response

    def _values(self, unit: list[Press]) -> list[str]:
        high = min(unit[0].high, len(unit))
        count = self.rng.randint(max(1, unit[0].low), high)
        return [p.token for p in self.rng.sample(unit, count)]

    async def _number(self, shown: InteractionResult) -> InteractionResult:
        """Type a number into each field; the window's own words say between which bounds."""
        assert shown.modal is not None
        typed: dict[str, str] = {}
        for item in shown.modal["components"]:
            bounds = re.search(r"from (-?\d+) to (-?\d+)", json.dumps(item))
            assert bounds is not None, shown.modal
            number = self.rng.randint(int(bounds[1]), int(bounds[2]))
            typed[item["component"]["custom_id"]] = str(number)
        return await self.actor.submit_modal(shown, typed)

    def units(self, panel: ResponseMessage) -> list[list[Press]]:
        return answers_in(panel, ticks=self.ticks)


@dataclass
class Typist:
    """Types /play and takes one of the actions that are suggested, never one that gives up."""

    world: World
    actor: MemberActor
    rng: random.Random
    typed: list[str] = field(default_factory=list)

    async def turn(self) -> None:
        """Type until the table waits for somebody else."""
        tries = 0
        while self.actor in await self.world.asked():
            version = (await self.world.table()).version
            channel = self.world.channel
            offered = await self.actor.autocomplete(channel, "play", "text", "")
            said = self.rng.choice(
                [c["value"] for c in offered if "resign" not in c["value"].lower()]
            )
            self.typed.append(said)
            answer = await self.actor.slash(channel, "play", text=said)
            assert answer.ephemeral
            tries = 0 if (await self.world.table()).version != version else tries + 1
            assert answer.response is not None
            assert tries < PATIENCE, f"no way on with {said!r}:\n{words(answer.response)}"


async def play_to_the_end(world: World, players: Sequence[Clicker | Typist]) -> int:
    """Everybody acts when asked; how many turns it took."""
    turns = 0
    while (await world.table()).status == "running":
        [first, *_] = await world.asked()
        await next(p for p in players if p.actor is first).turn()
        turns += 1
    return turns
