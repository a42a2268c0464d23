"""What a position is worth to a nation: for players that look ahead, and for hints.

The unit is a tenth of a personage. The figures are found by games in pairs, not by theory.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from engine.core import Action
from engine.games.antike import conquest, personages
from engine.games.antike.actions import (
    Barter,
    Conquer,
    Exchange,
    MoveUnits,
    OfferDraw,
    PlayCard,
)
from engine.games.antike.components import BOX, PERSONAGES, STACKS, UnitKind
from engine.games.antike.maps import MAPS, MapId
from engine.games.antike.parts import ORDINARY, City, Player
from engine.games.antike.pieces import enemy_of_type
from engine.games.antike.state import Antike


@dataclass(frozen=True, slots=True)
class Weights:
    """personage: one that was won. progress: being one short of the next one of a kind; less is in
    proportion. city, temple, wall, know_how: each. marble, iron, gold, coin: in the purse, up to
    `purse` of each; of as many again `surplus` counts, and nothing of what is beyond: who has all
    that can be bought would do nothing but produce. deployed, box: units on the map and in the box;
    beyond `army` on the map `idle` counts, and nothing beyond `boxed` in the box. site: a place for
    a city on which own units stand. siege: enough units before a city of the other nation; fewer
    are in proportion. march: a unit one border from a free place or such a city; further away it is
    in proportion. card: in hand. rival: the share of the worth of the other nation that is taken
    away.

    The end of the game is near with the last two personages, and after `patience` turns, for who
    waits gains nothing: the last personage and the way to it count `late` times more, the one
    before it half of that, and all once more for every `patience` turns of waiting. Only then it
    counts what is prepared for one turn: `ready` of units in the box that can be paid for, and of
    temples; and units within reach of a temple of the other nation (attack; those that need two
    movements count `later`; the square of their share of those it needs and `margin` more, for it
    will be defended). Enough of them are a `danger` to the nation that has just moved.

    In the `hurry` turns after `patience` nations go to war, for then only the other's loss brings a
    personage: `arms` more units count on the map and half as many in the box. A siege counts no
    more than `held`, so that a city is rather taken than held in check; that of a city whose temple
    brings a general counts `storm`, so that units gather there."""

    personage: float = 10.0
    progress: float = 6.0
    city: float = 2.0
    temple: float = 2.5
    wall: float = 0.3
    know_how: float = 4.0
    marble: float = 0.4
    iron: float = 0.35
    gold: float = 0.4
    coin: float = 0.4
    purse: float = 6.0
    surplus: float = 0.1
    deployed: float = 1.6
    army: float = 8.0
    idle: float = 0.3
    box: float = 0.9
    boxed: float = 3.0
    site: float = 1.5
    siege: float = 3.0
    march: float = 0.8
    card: float = 0.6
    attack: float = 5.0
    later: float = 0.4
    margin: float = 1.0
    danger: float = 6.0
    late: float = 3.0
    ready: float = 0.7
    patience: float = 120.0
    hurry: float = 40.0
    arms: float = 8.0
    held: float = 1.2
    storm: float = 5.0
    rival: float = 0.7


DEFAULT = Weights()
LEAST = BOX.defence.temple
"""Units that a temple needs at least."""
NEARLY = 2
"""Personages before the last one on the way to which the end is near."""


CALM = BOX.win_at - 1 - NEARLY
"""Personages after which the next one counts no more than those before."""


class AntikeEvaluator:
    """Judges by figures that may be given."""

    def __init__(self, given: Weights = DEFAULT) -> None:
        self.weights = given

    def figures(self, players: int) -> Weights:
        """By what it judges."""
        return self.weights

    def with_figures(self, figures: Weights) -> AntikeEvaluator:
        """Somebody who judges by other figures."""
        return AntikeEvaluator(figures)

    def moment(self, state: Antike) -> tuple[int, int]:
        """Whose turn it is, and its number."""
        return state.mover, state.turn

    def is_aggressive(self, state: Antike, action: Action) -> bool:
        """Conquests, battles, and cards that strike units or take coins."""
        match action:
            case Conquer() | PlayCard(target=str()) | PlayCard(card="burglary"):
                return True
            case MoveUnits(unit=unit, to=to):
                return enemy_of_type(state, state.mover, to, unit) is not None
            case _:
                return False

    def rarely_useful(self, state: Antike, action: Action) -> bool:
        """Changing chips, and offering a draw."""
        return isinstance(action, (Barter, Exchange, OfferDraw))

    def evaluate(self, state: Antike, seat: int) -> dict[str, float]:
        """The parts for one nation, what the other one has among them. It is judged as if its turn
        were over, so the other one is next."""
        parts = self._own(state, seat)
        others = sum(self._own(state, 1 - seat, is_next=True).values())
        parts["rivals"] = -self.weights.rival * others
        return parts

    def _own(self, state: Antike, seat: int, is_next: bool = False) -> dict[str, float]:
        w, player = self.weights, state.players[seat]
        purse, war = player.purse, self._war(state)
        cities = [city for city in state.cities.values() if city.owner == seat]
        temples = sum([city.temple for city in cities])
        growing = self._growing(
            state, seat, (len(cities), conquest.sea_points(state, seat), temples)
        )
        won = (
            len(player.personages) + sum([due for _, due, _, _ in growing]) + _promised(state, seat)
        )
        late = self._late(state, won)
        return {
            "personages": w.personage * self._won(state, won),
            "progress": late * w.progress * self._progress(state, seat, late, growing),
            "cities": w.city * len(cities),
            "temples": w.temple * temples,
            "walls": w.wall * sum([city.wall for city in cities]),
            "know_how": w.know_how * len(player.know_how),
            "marble": w.marble * self._held(purse.marble),
            "iron": w.iron * self._held(purse.iron),
            "gold": w.gold * self._held(purse.gold),
            "coin": w.coin * self._held(purse.coin),
            "units": self._units(player, war),
            "sites": self._sites(state, seat, war),
            "cards": w.card * len(player.hand),
            "attack": (late - 1.0) * self._attack(state, seat, is_next) if late > 1.0 else 0.0,
        }

    def _late(self, state: Antike, won: int) -> float:
        """How many times the next personage counts, and the way to it, after so many."""
        return 1.0 + self.weights.late * max(0, won - CALM) / NEARLY + self._waited(state)

    def _won(self, state: Antike, won: int) -> float:
        """So many personages, each counted as when it was the next one."""
        near = max(0, won - CALM)
        late = self.weights.late * near * (near - 1) / 2 / NEARLY
        return won * (1.0 + self._waited(state)) + late

    def _waited(self, state: Antike) -> float:
        return max(0.0, state.turn - self.weights.patience) / self.weights.patience

    def _war(self, state: Antike) -> float:
        """How far nations have armed by now, from 0 to 1."""
        return min(1.0, max(0.0, state.turn - self.weights.patience) / self.weights.hurry)

    def _attack(self, state: Antike, seat: int, is_next: bool) -> float:
        """Units within reach of a temple of the other nation, as a share of those it needs; it is a
        personage only while generals are left (AD-8.4)."""
        w = self.weights
        targets = [city for city, it in state.cities.items() if it.temple and it.owner != seat]
        if not targets or not state.stacks["general"]:
            return 0.0
        best, falls = 0.0, False
        standing, landing = _standing(state, seat), _deployable(state, seat, "legion")
        for city in targets:
            near, after = _near(state.map, standing, city)
            close = near + w.later * after
            if landing:
                close += w.ready * min(landing, _room(state, seat, city))
            if near < LEAST and close <= best * (LEAST + w.margin):
                continue
            needed = conquest.needed(state, city)
            falls = falls or near >= needed
            best = max(best, min(1.0, close / (needed + w.margin)))
        return w.attack * best * best + (w.danger if is_next and falls else 0.0)

    def _held(self, n: int) -> float:
        w = self.weights
        if n <= w.purse:
            return n
        return w.purse + w.surplus * min(w.purse, n - w.purse)

    def _sites(self, state: Antike, seat: int, war: float) -> float:
        """Units where cities are to be had: on free places, before cities of the other nation, and
        on the way there."""
        regions, cities = state.board.regions, state.cities
        free, sieges, march = 0, 0.0, 0.0
        w = self.weights
        plain = w.siege + war * (w.held - w.siege)
        temple = w.siege + war * (w.storm - w.siege) if state.stacks["general"] else plain
        for region, units in state.players[seat].units.items():
            city = cities.get(region)
            if city is None:
                free += regions[region].is_site
            elif city.owner != seat and units.ordinary:
                share = min(1.0, units.ordinary / conquest.needed(state, region))
                sieges += share * (temple if city.temple else plain)
            for unit in ORDINARY:
                if n := units.of(unit):
                    march += n * _nearness(state.map, unit, region, cities, seat)
        return self.weights.site * free + sieges + march

    def _units(self, player: Player, war: float) -> float:
        w = self.weights
        deployed = sum([units.total for units in player.units.values()])
        army, boxed = w.army + war * w.arms, w.boxed + war * w.arms / 2
        counted = min(deployed, army) + w.idle * max(0.0, deployed - army)
        return w.deployed * counted + w.box * min(boxed, player.box.total)

    def _growing(self, state: Antike, seat: int, reached: tuple[int, ...]) -> list[Growth]:
        """How far each growing kind of personages has come, by what was reached for it."""
        found = []
        held = [PERSONAGES[personage].kind for personage in state.players[seat].personages]
        for kind, so_far in zip(personages.GROWING, reached, strict=True):
            if left := len(state.stacks[kind]):
                step = STACKS[kind].step or 1
                beyond = so_far - step * held.count(kind)
                due = min(left, beyond // step) if beyond >= step and seat == state.mover else 0
                found.append((kind, due, beyond - step * due if left > due else None, step))
        return found

    def _progress(self, state: Antike, seat: int, late: float, growing: list[Growth]) -> float:
        """How near the next personage of each growing kind is. Late in the game what is prepared
        counts, too: many things done in one turn cannot be undone by an answer."""
        total = 0.0
        ready = min(self.weights.ready, late - 1.0)
        for kind, _, beyond, step in growing:
            if beyond is not None:
                soon = ready * _prepared(state, seat, kind) if ready else 0.0
                total += min(1.0, max(0.0, (beyond + soon) / step))
        return total


Growth = tuple[personages.Growing, int, int | None, int]
"""A growing kind for a nation: which; personages that it receives when its turn ends; what was
reached beyond the last of them, None if no other one is left; what the next one takes."""


def _promised(state: Antike, seat: int) -> int:
    """Scholars and generals that a nation receives when its turn ends. Without them a temple that
    was taken would look like a loss until then, and the line would be given up."""
    if seat != state.mover:
        return 0
    now, stacks = state.now, state.stacks
    return min(now.scholars, len(stacks["scholar"])) + min(now.generals, len(stacks["general"]))


Standing = tuple[UnitKind, int, list[tuple[str, int]]]
"""A type of units, how far they go in one movement, and their numbers by region."""


def _standing(state: Antike, seat: int) -> list[Standing]:
    """The ordinary units of a seat on the map."""
    units = state.players[seat].units
    return [
        (
            unit,
            conquest.steps(state, seat, unit),
            [(region, n) for region, there in units.items() if (n := there.of(unit))],
        )
        for unit in ORDINARY
    ]


def _near(map_id: MapId, standing: list[Standing], city: str) -> tuple[int, int]:
    """Units that can be in a region after one movement, even if somebody bars the way, and those
    that need two."""
    total = after = 0
    for unit, far, numbers in standing:
        borders = _borders(map_id, unit, city)
        for region, n in numbers:
            away = borders.get(region, 3 * far)
            if away <= far:
                total += n
            elif away <= 2 * far:
                after += n
    return total, after


def _room(state: Antike, seat: int, city: str) -> int:
    """Legions that could be deployed within reach of a city."""
    room, far = 0, conquest.steps(state, seat, "legion")
    borders = _borders(state.map, "legion", city)
    for place, it in state.cities.items():
        if it.owner == seat and borders.get(place, far + 1) <= far:
            room += BOX.deployment.temple if it.temple else BOX.deployment.plain
    return room


def _deployable(state: Antike, seat: int, unit: UnitKind) -> int:
    """Units of a type in the box for which there is iron, or coins."""
    player = state.players[seat]
    iron = player.purse.iron + player.purse.coin
    return min(player.box.of(unit), iron // BOX.deploy_iron[unit])


def _prepared(state: Antike, seat: int, kind: personages.Growing) -> int:
    """What counts for a personage of a kind and could be had in one turn."""
    if kind == "navigator":
        return _deployable(state, seat, "galley")
    if kind == "citizen":
        purse = state.players[seat].purse
        return min((purse.marble + purse.coin) // BOX.temple.marble, state.bank.temples)
    return 0


def _nearness(
    map_id: MapId, unit: UnitKind, region: str, cities: Mapping[str, City], seat: int
) -> float:
    """1 divided by the borders to the nearest place for a city that is not the seat's own; 1 if it
    stands on one."""
    for site, borders in _sites(map_id, unit, region):
        if site not in cities or cities[site].owner != seat:
            return 1 / max(1, borders)
    return 0.0


@cache
def _sites(map_id: MapId, unit: UnitKind, region: str) -> tuple[tuple[str, int], ...]:
    """The places for cities that a unit can get to, the nearest first, with the borders between."""
    regions = MAPS[map_id].regions
    borders = _borders(map_id, unit, region).items()
    return tuple((place, n) for place, n in borders if regions[place].is_site)


@cache
def _borders(map_id: MapId, unit: UnitKind, region: str) -> dict[str, int]:
    """The borders between a region and all others on the ways of a unit, the nearest first."""
    regions = MAPS[map_id].regions
    borders = {region: 0}
    for here in (edge := [region]):
        for there in regions[here].ways(unit):
            if there not in borders:
                borders[there] = borders[here] + 1
                edge.append(there)
    return borders


EVALUATOR = AntikeEvaluator()
