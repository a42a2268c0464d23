"""Skulls for Chichen Itza, and the offering that theology allows (TZ-5.5, TZ-6)."""

from __future__ import annotations

from typing import Any, Literal

from engine.core import Decision, Pick, Turn, Waiting, record
from engine.games.tzolkin import kinds, purse, temples
from engine.games.tzolkin.actions import Offer, Skip
from engine.games.tzolkin.events import SkullLaid
from engine.games.tzolkin.frames.choices import ChooseResources
from engine.games.tzolkin.gears import space
from engine.games.tzolkin.goods import RESOURCES, TEMPLE_IDS, Goods
from engine.games.tzolkin.knowledge import ability
from engine.games.tzolkin.state import Tzolkin


@record
class ChooseOffering(Waiting):
    """Is a resource paid for a step on a temple?"""

    kind: Literal["choose_offering"] = "choose_offering"

    def ask(self, state: Tzolkin) -> tuple[Decision, ...]:
        have = state.active.purse
        offers = tuple(
            Offer(resource, temple)
            for temple in TEMPLE_IDS
            if temples.can_climb(state, state.mover, temple)
            for resource in RESOURCES
            if have.of(resource)
        )
        if not offers or not ability(state.active, "theology").temple_for_resources:
            return ()
        skip = Pick("skip", (Skip("offering"),), ends_step=True)
        menus = (Pick("offer", offers), skip)
        return (Decision(state.mover, self.kind, menus, {"what": "theology"}),)

    def answer(self, t: Turn[Tzolkin], seat: int, action: Offer | Skip) -> None:
        t.state.agenda.pop()
        if isinstance(action, Offer):
            purse.pay(t, seat, Goods(**{action.resource: 1}), "theology")
            temples.climb(t, seat, action.temple)


def lay_skull(t: Turn[Tzolkin], seat: int, number: int, action: kinds.Skull) -> list[Any]:
    """Lay a skull on a place for good: points and temple at once, then what is to be chosen."""
    state, player = t.state, t.state.players[seat]
    player.purse.skull -= 1
    state.skulls_laid[number] = seat
    player.score("chichen_itza", action.points)
    t.emit(SkullLaid(seat, number, action.points))
    for _ in range(action.steps):
        temples.climb(t, seat, action.temple)
    chosen = ChooseResources(action.resources, space("chichen_itza", number))
    return [chosen, ChooseOffering()] if action.resources else [ChooseOffering()]
