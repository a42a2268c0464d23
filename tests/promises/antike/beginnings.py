"""Games that begin in the middle, so that a few turns lead to wars, temples, cards and endings."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.core.clone import clone
from engine.core.decision import Decision
from engine.core.rng import Rng
from engine.games.antike.components import BOX
from engine.games.antike.frames.building import Templum
from engine.games.antike.frames.deployment import Militia
from engine.games.antike.frames.duellum import Movement
from engine.games.antike.frames.science import Scientia
from engine.games.antike.parts import City, DrawOffer, Purse, Units


class Warrior:
    """A player by chance who leaves his units where they are and does what can be done."""

    def choose(self, sight: Any, decision: Decision, rng: Rng) -> Any:
        menus = [m for m in decision.menus if not m.confirm]
        shut = [m for m in menus if m.verb in ("done", "end_turn")]
        busy = [m for m in menus if m not in shut]
        if shut and (not busy or rng.below(3 if decision.kind == "movement" else 6) == 0):
            return rng.choice(shut).sample(rng)
        cards = [m for m in busy if m.verb == "card"]
        if decision.kind == "movement" and rng.below(3) and not cards:
            return shut[0].sample(rng)
        return rng.choice(busy).sample(rng)


def war(state: Any) -> None:
    """Both stand in each other's cities, with goods, cards, temples, walls and some know-how."""
    homes = [state.cities_of(seat) for seat in (0, 1)]
    for seat, player in enumerate(state.players):
        player.purse = Purse(9, 8, 9, 5)
        player.hand.cards = [state.pile.cards.pop() for _ in range(8)]
        player.know_how = ["commercium", "strata" if seat == 0 else "res_publica"]
        for name in player.know_how:
            state.pioneers.setdefault(name, 1)
        for number, city in enumerate(homes[seat][:2]):
            state.cities[city] = replace(state.cities[city], temple=number == 0, wall=True)
        player.walls = 1
        state.bank.temples -= 1
        first, second, third = homes[1 - seat]
        _stand(state, seat, first, 2 + seat)
        _stand(state, seat, second, 3, "legion")
        _stand(state, seat, third, 2)
    for seat in (0, 1):
        _stand(state, seat, homes[seat][1], 1, "galley")
        _draw(state, seat, "fortress")
    state.bank.coins = 1
    state.bank.walls -= 4
    state.now.deployable = clone(state.players[state.mover].box)


def _draw(state: Any, seat: int, card: str) -> None:
    """A certain card for a hand, if nobody holds it yet."""
    heaps = (state.pile.cards, state.row.cards)
    heap = next((heap for heap in heaps if card in heap), None)
    if heap is not None:
        heap.remove(card)
        state.players[seat].hand.cards.append(card)
    while len(state.row.cards) < BOX.start.open_cards:
        state.row.cards.append(state.pile.cards.pop())


def _stand(state: Any, seat: int, city: str, n: int, *kinds: str) -> None:
    """Units where no enemy of their kind stands."""
    player, enemy = state.players[seat], state.units(1 - seat, city)
    for unit in kinds or ("legion", "galley"):
        count = min(n, player.supply.of(unit))
        if state.board.regions[city].accepts(unit) and not enemy.of(unit) and count:
            player.supply.add(unit, -count)
            player.units.setdefault(city, Units()).add(unit, count)
    for unit in ("general", "admiral"):
        kin = "legion" if unit == "general" else "galley"
        fits = state.board.regions[city].accepts(unit) and not enemy.of(kin)
        if fits and player.box.of(unit) and not kinds:
            player.box.add(unit, -1)
            player.units.setdefault(city, Units()).add(unit, 1)


def late(state: Any) -> None:
    """The same with most personages won, and hardly anything left to take."""
    war(state)
    for seat, player in enumerate(state.players):
        for kind, n in (("king", 3), ("navigator", 3), ("citizen", 2)):
            stack = state.stacks[kind]
            player.personages += stack[-n:]
            state.stacks[kind] = stack[:-n]
        unit = "legion" if seat == 0 else "galley"
        player.box.add(unit, player.supply.of(unit))
        player.supply.add(unit, -player.supply.of(unit))
    state.bank.temples = 0
    state.bank.tokens = {"marble": 0, "iron": 1, "gold": 1}
    state.now.deployable = clone(state.players[state.mover].box)


def poor(state: Any) -> None:
    """The same with nearly nothing to pay with, many temples, and markers on the rondel."""
    war(state)
    for seat, player in enumerate(state.players):
        player.purse = Purse(0, 1, 1, 0)
        player.rondel = BOX.rondel[seat].id
        player.walls = seat
        player.hand.cards = player.hand.cards[:3]
        _draw(state, seat, "earthquake")
    for city in state.cities_of(0):
        state.cities[city] = replace(state.cities[city], temple=True, wall=False)


HANDS = (
    ("colonists", "armoury", "herald", "rich_vein", "academy", "caravan", "siege_engine"),
    ("quarry", "forced_march", "fair_wind", "tribute", "levy", "shipyard", "fortress"),
)


def peace(state: Any) -> None:
    """Everybody can build, deploy and found beside what he has, with the cards for it."""
    taken = set(state.cities)
    for seat, player in enumerate(state.players):
        player.purse = Purse(12, 9, 9, 9)
        for card in HANDS[seat]:
            _draw(state, seat, card)
        for unit in ("legion", "galley"):
            player.supply.add(unit, -3)
            player.box.add(unit, 3)
        for city in state.cities_of(seat):
            sites = [r for r in state.board.regions[city].neighbours if r in state.board.sites]
            free = [r for r in sites if r not in taken]
            taken.update(free)
            for site in free[:1]:
                state.cities[site] = City(seat, state.cities[city].resource, temple=True)
            for site in free[1:]:
                _stand(state, seat, site, 1)
    state.now.deployable = clone(state.players[state.mover].box)


def seas(state: Any) -> None:
    """The same with galleys at sea, enough for a navigator, and no town walls or city tokens."""
    peace(state)
    state.bank.tokens = dict.fromkeys(state.bank.tokens, 0)
    symbols = [r for r in state.board.regions.values() if r.galley_symbol]
    for seat, player in enumerate(state.players):
        player.walls = 0
        player.know_how = ["navigatio"]
        for region in symbols[seat::2][:4]:
            _stand(state, seat, region.id, 1, "galley")
    state.pioneers["navigatio"] = 0


# ------------------------------------------------------------------ in the middle of a turn


def _amid(state: Any, frame: Any, seat: int) -> Any:
    """The turn of a seat, at a step of it; the player."""
    state.mover = seat
    state.agenda = [*state.agenda[:-2], frame]
    player = state.players[seat]
    player.purse = Purse()
    player.rondel = "militia"
    return player


def muster(state: Any) -> None:
    """Brown deploys: two iron are enough for a legion, not for the General."""
    _muster(state, 0, "by_land").purse.iron = 2
    _temple(state, "by_land")


def fleet(state: Any) -> None:
    """Beige deploys: three iron are enough for the Admiral, where he may stand."""
    _muster(state, 1, "by_sea").purse.iron = 3
    _temple(state, "by_sea")


def _temple(state: Any, way: str) -> None:
    """In a city of the mover that can be entered by this way."""
    regions = state.board.regions
    city = next(c for c in state.cities_of(state.mover) if getattr(regions[c], way))
    state.cities[city] = replace(state.cities[city], temple=True)


def _muster(state: Any, side: int, way: str) -> Any:
    """With a city that cannot be entered by this way."""
    seat = next(seat for seat, p in enumerate(state.players) if p.side == side)
    player = _amid(state, Militia(), seat)
    regions = state.board.regions
    shut = [r for r in state.board.sites if not getattr(regions[r], way)]
    for site in [r for r in shut if r not in state.cities][:1]:
        state.cities[site] = City(seat, "iron")
    state.now.deployable = clone(player.box)
    return player


def masons(state: Any) -> None:
    """Somebody builds who has neither marble nor coins, only something to exchange."""
    player = _amid(state, Templum(), 0)
    player.purse.iron, player.know_how = 3, ["commercium"]
    state.pioneers["commercium"] = 0


def march(state: Any) -> None:
    """Somebody moves whose legion is surrounded by enemies."""
    city = state.cities_of(0)[0]
    player = _amid(state, Movement({}), 0)
    player.know_how, state.pioneers["strata"] = ["strata"], 0
    _stand(state, 0, city, 1, "legion")
    for region in state.board.regions[city].by_land:
        _stand(state, 1, region, 1, "legion")
    state.agenda[-1].unmoved = clone(player.units)


def offered(state: Any) -> None:
    """The other player offers a draw."""
    state.draw_offer = DrawOffer(1 - state.mover, state.turn)


def victory(state: Any) -> None:
    """Somebody may develop the know-how that brings the ninth personage."""
    late(state)
    player = _amid(state, Scientia(), 0)
    player.purse.gold = 12
    player.hand.cards, player.know_how = [], []
    state.pioneers = {"commercium": 1, "res_publica": 1}
    stack = state.stacks["general"]
    state.stacks["general"] = stack[:-1]
    player.personages.append(stack[-1])
    state.now.deployable = clone(player.box)
