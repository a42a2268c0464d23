"""SCIENTIA: know-how and recruitment (AD-6.4)."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.core import Action, Menu, Pick, Reason, Turn, record
from engine.games.antike import costs
from engine.games.antike.actions import Develop, Recruit, Step
from engine.games.antike.components import BOX, Window
from engine.games.antike.events import Developed, Recruited
from engine.games.antike.frames.own import OwnStep, pick
from engine.games.antike.parts import ORDINARY
from engine.games.antike.pieces import pay
from engine.games.antike.state import Antike


@record
class Scientia(OwnStep):
    """What is developed, who is recruited?"""

    kind: Literal["scientia"] = "scientia"
    window: ClassVar[Window] = "scientia"
    step: ClassVar[Step | None] = "scientia"

    def menus(self, state: Antike) -> list[Menu]:
        know_how, know_how_in_coins = self._know_how(state)
        recruits, recruits_in_coins = self._recruits(state)
        return [
            know_how,
            recruits,
            *pick("know_how_in_coins", know_how_in_coins, by="know_how", more=True),
            *pick("recruits_in_coins", recruits_in_coins, by="unit", more=True),
        ]

    def _know_how(self, state: Antike) -> tuple[Menu, list[Action]]:
        """Know-how paid with chips first, and the same paid with more coins."""
        first: list[Action] = []
        more: list[Action] = []
        refused: list[tuple[Action, Reason]] = []
        purse = state.active.purse
        for know_how in BOX.know_how:
            name = know_how.id
            if state.knows(state.mover, name):
                refused.append((Develop(name), Reason("known", {"know_how": name})))
                continue
            gold = costs.know_how_price(state, name)
            ways = costs.coins_in_place(purse, "gold", gold)
            if ways:
                first.append(Develop(name, ways[0]))
                more += [Develop(name, n) for n in ways[1:]]
            else:
                facts = {"gold": gold, "have": purse.gold + purse.coin}
                refused.append((Develop(name), Reason("know_how_price", facts)))
        return Pick("develop", tuple(first), refused=tuple(refused)), more

    def _recruits(self, state: Antike) -> tuple[Menu, list[Action]]:
        """Any number at once with chips first; other payments for one unit at a time."""
        first: list[Action] = []
        more: list[Action] = []
        refused: list[tuple[Action, Reason]] = []
        purse, supply = state.active.purse, state.active.supply
        for unit in ORDINARY:
            gold = BOX.recruit_gold[unit]
            if not supply.of(unit):
                refused.append((Recruit(unit, 1), Reason("no_units", {"unit": unit})))
            elif gold > purse.gold + purse.coin:
                facts = {"gold": gold, "have": purse.gold + purse.coin}
                refused.append((Recruit(unit, 1), Reason("recruit_price", facts)))
            for count in range(1, supply.of(unit) + 1):
                ways = costs.coins_in_place(purse, "gold", gold * count)
                if not ways:
                    break
                first.append(Recruit(unit, count, ways[0]))
                if count == 1:
                    more += [Recruit(unit, count, n) for n in ways[1:]]
        return Pick("recruit", tuple(first), by="unit", refused=tuple(refused)), more

    def act(self, t: Turn[Antike], action: Action) -> None:
        state, player = t.state, t.state.active
        if isinstance(action, Develop):
            paid = costs.price_of(
                "gold", costs.know_how_price(state, action.know_how), action.coins
            )
            first = action.know_how not in state.pioneers
            state.pioneers.setdefault(action.know_how, state.mover)
            pay(state, state.mover, paid)
            player.know_how.append(action.know_how)
            state.now.developed.append(action.know_how)
            state.now.scholars += first
            t.emit(Developed(state.mover, action.know_how, first, paid))
        else:
            assert isinstance(action, Recruit)
            gold = BOX.recruit_gold[action.unit] * action.count
            paid = costs.price_of("gold", gold, action.coins)
            pay(state, state.mover, paid)
            player.supply.add(action.unit, -action.count)
            player.box.add(action.unit, action.count)
            t.emit(Recruited(state.mover, action.unit, action.count, paid))
