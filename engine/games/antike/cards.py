"""The event cards: one small class for each sentence that is printed on one (AD-9).

A card is offered where `EventCard.plays` says so. Cards that are named together with something
else (a temple, a conquest, a city, an exchange) have no play of their own: the act that uses them
asks `holds`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from engine.core import Turn
from engine.games.antike import deck
from engine.games.antike.actions import PlayCard
from engine.games.antike.chips import ChooseChip
from engine.games.antike.components import CARDS, FIELDS, UnitKind, Window
from engine.games.antike.costs import deploy_price, deployment_limit, may_deploy
from engine.games.antike.parts import UNITS
from engine.games.antike.pieces import draw_coins, send_home, touch
from engine.games.antike.state import Antike

CLASSES: dict[str, EventCard] = {}


class EventCard:
    """One event card. `number` reads its numbers, `window` says when it may be played."""

    id: ClassVar[str]

    def __init_subclass__(cls) -> None:
        CLASSES[cls.id] = cls()

    @property
    def window(self) -> Window:
        return CARDS[self.id].window

    def number(self, name: str) -> int:
        return CARDS[self.id].numbers[name]

    def plays(self, state: Antike) -> list[PlayCard]:
        """The ways to play it now; none if it would change nothing (AD-9.2)."""
        return [PlayCard(self.id)] if self.helps(state) else []

    def helps(self, state: Antike) -> bool:
        """Whether it changes anything for the active player now."""
        return False

    def play(self, t: Turn[Antike], action: PlayCard) -> None:
        """Use it up and carry it out."""
        raise AssertionError(f"{self.id} is announced with something else")


def holds(state: Antike, seat: int, card: str) -> int:
    """How many copies of a card are in a hand."""
    return state.players[seat].hand.cards.count(card)


class Academy(EventCard):
    id = "academy"

    def helps(self, state: Antike) -> bool:
        return bool(state.opponent.know_how)

    def play(self, t: Turn[Antike], action: PlayCard) -> None:
        gold = self.number("gold") * len(t.state.opponent.know_how)
        t.state.active.purse.gold += gold
        deck.use(t, t.state.mover, self.id, gold)


class Burglary(EventCard):
    id = "burglary"

    def loss(self, state: Antike) -> int:
        return state.opponent.purse.coin // self.number("divisor")

    def helps(self, state: Antike) -> bool:
        return self.loss(state) > 0

    def play(self, t: Turn[Antike], action: PlayCard) -> None:
        loss = self.loss(t.state)
        t.state.opponent.purse.coin -= loss
        t.state.bank.coins += loss
        deck.use(t, t.state.mover, self.id, loss)


class Earthquake(EventCard):
    id = "earthquake"

    def plays(self, state: Antike) -> list[PlayCard]:
        return [
            PlayCard(self.id, city)
            for city in state.board.regions
            if city in state.cities and state.cities[city].wall
        ]

    def play(self, t: Turn[Antike], action: PlayCard) -> None:
        assert action.target is not None
        city = t.state.cities[action.target]
        t.state.cities[action.target] = replace(city, wall=False)
        t.state.players[city.owner].walls += 1
        touch(t.state, action.target)
        deck.use(t, t.state.mover, self.id, 1, action.target)


class Fortress(EventCard):
    """Answers a conquest; `frames.duellum.Fortress` asks for it."""

    id = "fortress"


class ForcedMarch(EventCard):
    id = "forced_march"

    def helps(self, state: Antike) -> bool:
        return any(u.legion or u.general for u in state.active.units.values())

    def play(self, t: Turn[Antike], action: PlayCard) -> None:
        t.state.now.land_steps += self.number("steps")
        deck.use(t, t.state.mover, self.id, self.number("steps"))


class FairWind(EventCard):
    id = "fair_wind"

    def helps(self, state: Antike) -> bool:
        return any(u.galley or u.admiral for u in state.active.units.values())

    def play(self, t: Turn[Antike], action: PlayCard) -> None:
        t.state.now.sea_steps += self.number("steps")
        deck.use(t, t.state.mover, self.id, self.number("steps"))


class Levy(EventCard):
    id = "levy"

    def helps(self, state: Antike) -> bool:
        return state.active.supply.legion > 0

    def play(self, t: Turn[Antike], action: PlayCard) -> None:
        player = t.state.active
        n = min(self.number("legions"), player.supply.legion)
        player.supply.legion -= n
        player.box.legion += n
        deck.use(t, t.state.mover, self.id, n)


class Shipyard(EventCard):
    id = "shipyard"

    def helps(self, state: Antike) -> bool:
        return state.active.supply.galley > 0

    def play(self, t: Turn[Antike], action: PlayCard) -> None:
        player = t.state.active
        n = min(self.number("galleys"), player.supply.galley)
        player.supply.galley -= n
        player.box.galley += n
        deck.use(t, t.state.mover, self.id, n)


class Armoury(EventCard):
    id = "armoury"

    def helps(self, state: Antike) -> bool:
        """A unit can be placed at the reduced price."""
        if state.now.armoury:
            return False
        purse, now = state.active.purse, state.now
        return any(
            now.deployable.of(unit)
            and purse.iron + purse.coin >= deploy_price(unit, self.number("iron"))
            and any(self._room(state, unit, c) for c in state.cities_of(state.mover))
            for unit in UNITS
        )

    def _room(self, state: Antike, unit: UnitKind, city: str) -> bool:
        taken = state.now.placed.get(city, 0)
        return may_deploy(state, unit, city) and taken < deployment_limit(state, city)

    def play(self, t: Turn[Antike], action: PlayCard) -> None:
        t.state.now.armoury += self.number("units")
        deck.use(t, t.state.mover, self.id, self.number("units"))


class Quarry(EventCard):
    """Named with a temple; `frames.building.Temple` offers it."""

    id = "quarry"


class RichVein(EventCard):
    id = "rich_vein"

    def helps(self, state: Antike) -> bool:
        return True

    def play(self, t: Turn[Antike], action: PlayCard) -> None:
        player = t.state.active
        assert player.rondel is not None
        resource = FIELDS[player.rondel].resource
        assert resource is not None
        player.purse.add(resource, self.number("chips"))
        deck.use(t, t.state.mover, self.id, self.number("chips"))


class Tribute(EventCard):
    id = "tribute"

    def helps(self, state: Antike) -> bool:
        return True

    def play(self, t: Turn[Antike], action: PlayCard) -> None:
        due = self.number("coins")
        lacking = draw_coins(t.state, t.state.mover, due)
        deck.use(t, t.state.mover, self.id, due - lacking)
        if lacking:
            t.todo(ChooseChip(t.state.mover, lacking))


class Caravan(EventCard):
    """Named by its exchange; `frames.own.Trade` offers it."""

    id = "caravan"


class Colonists(EventCard):
    """Named with a city; `frames.founding.NewCity` offers it."""

    id = "colonists"


class Mutiny(EventCard):
    id = "mutiny"

    def plays(self, state: Antike) -> list[PlayCard]:
        enemy = state.opponent.units
        return [PlayCard(self.id, r) for r in state.board.regions if r in enemy and enemy[r].legion]

    def play(self, t: Turn[Antike], action: PlayCard) -> None:
        assert action.target is not None
        send_home(t.state, 1 - t.state.mover, action.target, "legion", 1)
        deck.use(t, t.state.mover, self.id, 1, action.target)


class Storm(EventCard):
    id = "storm"

    def plays(self, state: Antike) -> list[PlayCard]:
        enemy = state.opponent.units
        return [
            PlayCard(self.id, r)
            for r, region in state.board.regions.items()
            if region.galley_symbol and r in enemy and enemy[r].galley
        ]

    def play(self, t: Turn[Antike], action: PlayCard) -> None:
        assert action.target is not None
        send_home(t.state, 1 - t.state.mover, action.target, "galley", 1)
        deck.use(t, t.state.mover, self.id, 1, action.target)


class SiegeEngine(EventCard):
    """Named with a conquest; `frames.duellum.Attack` offers it."""

    id = "siege_engine"


class Herald(EventCard):
    id = "herald"

    def helps(self, state: Antike) -> bool:
        return state.active.rondel is not None

    def play(self, t: Turn[Antike], action: PlayCard) -> None:
        t.state.now.free_steps += self.number("steps")
        deck.use(t, t.state.mover, self.id, self.number("steps"))


if set(CLASSES) != set(CARDS):
    raise RuntimeError(f"cards and their classes differ: {sorted(set(CLASSES) ^ set(CARDS))}")


def playable(state: Antike, window: Window | None) -> list[PlayCard]:
    """Every play of the active player's cards that this moment allows (AD-9.2)."""
    found: list[PlayCard] = []
    for card in dict.fromkeys(state.active.hand.cards):
        it = CLASSES[card]
        if it.window in ("turn", window):
            found += it.plays(state)
    return found
