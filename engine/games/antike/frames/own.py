"""What every question of the own turn has in common: event cards and COMMERCIUM."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from engine.core import Action, Decision, Menu, Pick, Reason, Turn
from engine.core.action import Fact
from engine.games.antike import cards
from engine.games.antike.actions import Barter, Done, Exchange, PlayCard, Step
from engine.games.antike.components import BOX, RESOURCES, Window
from engine.games.antike.state import Antike

_EXCHANGES: tuple[Exchange, ...] = tuple(
    Exchange(give, take)
    for give in cards.mixes(BOX.exchange.give)
    for take in cards.mixes(BOX.exchange.take)
)


def may_exchange(state: Antike) -> bool:
    """Whether COMMERCIUM may be used now: not in the turn in which it was developed (AD-10.3)."""
    seat = state.mover
    return state.knows(seat, "commercium") and "commercium" not in state.now.developed


def exchanges(state: Antike) -> tuple[Exchange, ...]:
    """Every exchange with the bank that the active player's chips allow."""
    purse = state.active.purse
    return _affordable(*(min(BOX.exchange.give, purse.of(r)) for r in RESOURCES))


@cache
def _affordable(*have: int) -> tuple[Exchange, ...]:
    """The exchanges that so much marble, iron and gold allow."""
    return tuple(a for a in _EXCHANGES if cards.enough(a.give, have))


def pick(verb: str, actions: list[Action], by: str | None = None, more: bool = False) -> list[Menu]:
    """A menu, or nothing if there is nothing to choose."""
    return [Pick(verb, tuple(actions), by=by, more=more)] if actions else []


class OwnStep:
    """A frame that asks the active player, who may use cards and COMMERCIUM meanwhile.

    `window` tells which cards may be played (AD-9.2). A step with `step` ends with `Done` and is
    not asked for when nothing at all could be done in it.
    """

    kind: str
    window: ClassVar[Window]
    step: ClassVar[Step | None] = None

    def menus(self, state: Antike) -> list[Menu]:
        """What this step itself offers."""
        raise AssertionError(f"{self.kind} offers nothing")

    def act(self, t: Turn[Antike], action: Action) -> None:
        """Carry out an action that `menus` offered."""
        raise AssertionError(f"{self.kind} carries nothing out")

    def facts(self, state: Antike) -> dict[str, Fact]:
        return {}

    def extras(self, state: Antike) -> list[Menu]:
        """Cards of this moment and exchanges."""
        menus: list[Menu] = []
        if found := cards.playable(state, self.window):
            barters: list[Action] = [a for a in found if isinstance(a, Barter)]
            plays: list[Action] = [a for a in found if not isinstance(a, Barter)]
            menus = pick("card", plays) + pick("barter", barters, by="give", more=True)
        if may_exchange(state):
            menus += pick("exchange", list(exchanges(state)), by="give", more=True)
        return menus

    def closing(self, refused: tuple[tuple[Action, Reason], ...]) -> Pick | None:
        """The menu that ends the step; it also knows why empty menus are empty."""
        if not self.step:
            return None
        return Pick("done", (Done(self.step),), onward=True, refused=refused)

    def ask(self, state: Antike) -> tuple[Decision, ...]:
        own: list[Menu] = []
        refused: list[tuple[Action, Reason]] = []
        for menu in self.menus(state):
            if isinstance(menu, Pick) and not menu.actions:
                refused += menu.refused
            else:
                own.append(menu)
        menus = own + self.extras(state)
        if not menus and self.step is not None:
            return ()
        closing = self.closing(tuple(refused))
        if closing is not None:
            menus.append(closing)
        return (Decision(state.mover, self.kind, tuple(menus), self.facts(state)),)

    def answer(self, t: Turn[Antike], seat: int, action: Action) -> None:
        match action:
            case Done():
                t.state.agenda.pop()
                self.run(t)
            case PlayCard() | Barter():
                cards.play(t, action)
            case Exchange():
                cards.exchange(t, action.give, action.take, caravan=False)
            case _:
                self.act(t, action)

    def run(self, t: Turn[Antike]) -> None:
        """What happens when the step is over."""
