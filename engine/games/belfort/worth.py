"""What a position is worth to a player: for players that look ahead, and for hints.

The unit is a point. Each scoring that is still to come counts as the districts and majorities stand
now, the nearest one most; goods and workers by what may become of them until the last one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache

from engine.core import Action
from engine.games.belfort import collecting, locks, scoring
from engine.games.belfort.actions import Rob
from engine.games.belfort.building import building_id
from engine.games.belfort.components import AREAS, BOX, GUILDS, Area
from engine.games.belfort.costs import Costs
from engine.games.belfort.goods import DISTRICT_IDS, GOODS, WORKERS, Goods, GuildId
from engine.games.belfort.kinds import Draw, Effect, Recruit, Take
from engine.games.belfort.parts import Placed, Player
from engine.games.belfort.state import Belfort

ROUNDS = len(BOX.calendar)


@dataclass(frozen=True, slots=True)
class Weights:
    """build: a marker that the goods pay for, for each scoring to come; wood, stone, metal, gold:
    each that is left over then, likewise. missing: a point for each gold that taxes will not find.
    marker: one on the board, whatever it scores, and gnome, for each scoring to come. worker,
    master: one, for each round to come. guild: one that is owned. card: in hand. income: a coin a
    round; own: a built card on which a worker takes goods, a round. later: what a scoring counts of
    the one before it. plank: a worker on a plank that neither takes goods nor draws cards nor
    recruits workers; recruit: at the Recruiter's Desk, besides the new one; camp: in the King's
    Camp; unplaced: not placed yet, besides what it may collect. crest: acting one place earlier.
    area: the share of what a worker in an area will bring. rival: the share of the best rival's
    worth that is taken away."""

    build: float = 2.3
    wood: float = 0.3
    stone: float = 0.3
    metal: float = 0.6
    gold: float = 0.25
    missing: float = 1.0
    marker: float = 1.3
    gnome: float = 0.4
    worker: float = 0.5
    master: float = 0.3
    guild: float = 1.0
    card: float = 0.5
    income: float = 0.75
    own: float = 0.6
    later: float = 0.8
    plank: float = 0.4
    recruit: float = 0.5
    camp: float = 0.1
    unplaced: float = 0.1
    crest: float = 0.2
    area: float = 0.9
    rival: float = 0.5


DEFAULT = Weights()


class BelfortEvaluator:
    """Judges by figures that may be given."""

    def __init__(self, given: Weights = DEFAULT) -> None:
        self.weights = given

    def figures(self, players: int) -> Weights:
        """By what it judges."""
        return self.weights

    def with_figures(self, figures: Weights) -> BelfortEvaluator:
        """Somebody who judges by other figures."""
        return BelfortEvaluator(figures)

    def moment(self, state: Belfort) -> tuple[int, int]:
        """Whose turn it is. In Placement each worker that is placed ends one."""
        number = 1000 * state.round
        if state.phase == "placement":
            number += self._placed(state) + 100 * sum(state.passed)
        else:
            number += 999
        return state.mover, number

    def _placed(self, state: Belfort) -> int:
        planks = (*state.desk, *state.camp, *state.planks.values())
        cards = (card.worker for player in state.players for card in player.built)
        return sum(x is not None for x in planks) + sum(x is not None for x in cards)

    def is_aggressive(self, state: Belfort, action: Action) -> bool:
        """Robbing others."""
        return isinstance(action, Rob)

    def rarely_useful(self, state: Belfort, action: Action) -> bool:
        """Nothing is."""
        return False

    def evaluate(self, state: Belfort, seat: int) -> dict[str, float]:
        """The parts for one player, what the best rival has among them."""
        scored = self._scored(state)
        parts = scored[seat]
        if state.result is None:
            parts |= self._own(state, seat)
        rivals = [s for s in state.still_in() if s != seat]
        best = max((sum(scored[s].values()) for s in rivals), default=0.0)
        parts["rivals"] = -self.weights.rival * best
        return parts

    def _scored(self, state: Belfort) -> list[dict[str, float]]:
        """Points, and those of the scorings to come as things stand, by seat."""
        times = _scorings(state.round, self.weights.later)
        if state.result is not None or not times:
            return [{"points": float(player.score)} for player in state.players]
        return [
            {
                "points": float(player.score),
                "districts": times * districts,
                "majorities": times * pieces,
            }
            for player, (districts, pieces) in zip(
                state.players, scoring.all_points(state), strict=True
            )
        ]

    def _own(self, state: Belfort, seat: int) -> dict[str, float]:
        w, player = self.weights, state.players[seat]
        times, left = _scorings(state.round, w.later), ROUNDS - state.round
        soon = min(1.0, 0.25 + 0.5 * left)
        markers = list(state.marks.values()).count(seat)
        workers = list(state.standing(seat))
        owned = sum(state.owner(district) == seat for district in DISTRICT_IDS)
        goods, taken, areas, unplaced = self._harvest(state, seat)
        return {
            "markers": w.marker * times * markers,
            "gnomes": w.gnome * times * player.gnomes,
            "workers": w.worker * left * sum(n for _, n in workers)
            + w.master * left * sum(n for kind, n in workers if kind.startswith("master")),
            "guilds": w.guild * soon * owned,
            "cards": w.card * soon * len(player.hand),
            "income": left * (w.income * locks.income(player) + w.own * _open(player)),
            "goods": goods,
            "areas": areas,
            "spaces": taken + soon * self._others(state, seat, times, left),
            "recruits": (w.recruit + w.worker * left) * _standing(state.desk, seat),
            "camp": soon * w.camp * _standing(state.camp, seat),
            "unplaced": unplaced,
            "order": -w.crest * state.crests[seat],
        }

    def _harvest(self, state: Belfort, seat: int) -> list[float]:
        """What the goods are worth, by what can be built of them at the next Actions; what workers
        on planks add to it, those in the areas, and those who are not placed yet. In own Actions
        workers on planks count nothing, or nobody would use them before the turn ends."""
        w, player = self.weights, state.players[seat]
        coming = state.phase not in ("actions", "scoring")
        scorings = _scorings(state.round + (not coming and state.mover != seat), w.later)
        have: list[float] = [float(player.purse.of(good)) for good in GOODS]
        wanted = prices(state, seat)
        found = [self._payable(have, wanted, scorings)]
        if state.phase == "actions" and state.mover == seat:
            return [*found, 0.0, 0.0, 0.0]
        for take in _takes(state, seat):
            have = [n + more for n, more in zip(have, take, strict=True)]
        found.append(self._payable(have, wanted, scorings) - sum(found))
        if not coming:
            return [*found, 0.0, 0.0]
        have[3] += locks.income(player) - BOX.tax.due(player.score)
        for area in AREAS.values():
            have[GOODS.index(area.good)] += self._yield(state, seat, area)
        found.append(w.area * (self._payable(have, wanted, scorings) - sum(found)))
        if state.phase != "placement" or state.passed[seat]:
            return [*found, 0.0]
        elves, dwarves = (collecting.strength(player.workers, sort) for sort in WORKERS)
        best = max(
            self._payable([n + m for n, m in zip(have, sent, strict=True)], wanted, scorings)
            for sent in _spreads(elves, dwarves)
        )
        waiting = w.unplaced * sum(player.workers.values())
        return [*found, w.area * (best - sum(found)) + waiting]

    def _others(self, state: Belfort, seat: int, times: float, left: int) -> float:
        """What workers on planks are worth who will do something else than take goods."""
        if state.phase == "actions" and state.mover == seat:
            return 0.0
        return sum(self._effect(state, seat, x, times, left) for x in _effects(state, seat))

    def _effect(self, state: Belfort, seat: int, effect: Effect, times: float, left: int) -> float:
        w, player = self.weights, state.players[seat]
        match effect:
            case Take():
                return 0.0
            case Draw():
                return w.card * (effect.draw - effect.discard)
            case Recruit():
                worker = w.worker * left if effect.worker and any(player.reserve.values()) else 0.0
                lock = effect.gnome and state.gnomes and locks.free_locks(player)
                return max(worker, w.plank + w.gnome * times if lock else 0.0)
        return w.plank

    def _payable(self, goods: list[float], wanted: list[Price], scorings: float) -> float:
        """The worth of goods: markers that they pay for, the cheapest first, and what is left."""
        w, have = self.weights, list(goods)
        worth = w.missing * min(0.0, have[3])
        have[3] = max(0.0, have[3])
        for wood, stone, metal, gold, markers in wanted:
            if have[0] >= wood and have[1] >= stone and have[2] >= metal and have[3] >= gold:
                have[0] -= wood
                have[1] -= stone
                have[2] -= metal
                have[3] -= gold
                worth += w.build * scorings * markers
        return worth + scorings * (
            w.wood * min(have[0], SPARE)
            + w.stone * min(have[1], SPARE)
            + w.metal * min(have[2], SPARE)
            + w.gold * min(have[3], SPARE)
        )

    def _yield(self, state: Belfort, seat: int, area: Area) -> float:
        """The goods that workers in an area will collect."""
        there = state.areas[area.id]
        mine = sum(there[seat].values())
        if not mine:
            return 0.0
        most = max((sum(x.values()) for i, x in enumerate(there) if i != seat), default=0)
        bonus = 1.0 if mine > most else 0.3 if mine == most else 0.0
        if state.phase == "placement" and not all(state.passed):
            bonus /= 2
        return collecting.yield_of(area, there[seat]) + bonus


Price = tuple[int, int, int, int, int]
"""Wood, stone, metal and gold, and the markers that they bring."""
WALLS = 3
"""Walls that are thought of at most."""
SPARE = 4.0
"""Goods of a kind that count where nothing can be built of them."""
PAIRS = 3
"""Pairs of workers in the Mine that are thought of at most, for workers who are not placed yet."""


@cache
def _spreads(elves: int, dwarves: int) -> list[tuple[int, int, int, int]]:
    """What such strengths may bring from the areas: some pairs from the Mine, some gold, and wood
    and stone."""
    found = []
    for pairs in range(min(elves, dwarves, PAIRS) + 1):
        wood, stone = elves - pairs, dwarves - pairs
        for gold in (0, 2):
            most = min(gold, max(wood, stone))
            less = (most, 0) if wood >= stone else (0, most)
            found.append((wood - less[0], stone - less[1], pairs, most))
    return found


def prices(state: Belfort, seat: int) -> list[Price]:
    """What a player could build, the cheapest first."""
    hand = tuple(sorted(state.players[seat].hand.cards))
    free = tuple(state.guilds[d] for d in DISTRICT_IDS if state.owner(d) is None)
    return _prices(state.costs, hand, free)


@lru_cache(maxsize=4096)
def _prices(costs: Costs, hand: tuple[str, ...], guilds: tuple[GuildId, ...]) -> list[Price]:
    kinds = [building_id(card) for card in hand]
    found = [_price(costs.building(kind), 1 + (kind == "keep")) for kind in kinds]
    found += [_price(costs.guild(guild), 1) for guild in guilds]
    found += [_price(BOX.actions.wall, 1)] * WALLS
    return sorted(found, key=lambda price: (sum(price[:4]) + price[2]) / price[4])


def _price(cost: Goods, markers: int) -> Price:
    return cost.wood, cost.stone, cost.metal, cost.gold, markers


def _open(player: Player) -> int:
    """Built cards on which a worker takes goods in every round."""
    planks = [locks.open_plank(built) for built in player.built]
    return sum(plank is not None and isinstance(plank.effect, Take) for plank in planks)


def _effects(state: Belfort, seat: int) -> list[Effect]:
    """What the workers of a seat on planks of guilds and cards will do."""
    placed = state.planks.items()
    found = [GUILDS[state.guilds[d]].effect for d, it in placed if it and it.seat == seat]
    for built in state.players[seat].built:
        plank = locks.printed(built.card).plank
        if built.worker is not None and plank is not None:
            found.append(plank.effect)
    return found


def _takes(state: Belfort, seat: int) -> list[tuple[int, ...]]:
    """The goods that they take."""
    return [
        tuple(effect.goods.of(good) for good in GOODS)
        for effect in _effects(state, seat)
        if isinstance(effect, Take)
    ]


def _standing(planks: Iterable[Placed | None], seat: int) -> int:
    """Workers of a seat on planks."""
    return sum(placed is not None and placed.seat == seat for placed in planks)


@cache
def _scorings(round_: int, later: float) -> float:
    """How often there is still a scoring, later ones counting less."""
    coming = [month for month in BOX.calendar[max(0, round_ - 1) :] if month.scoring]
    return sum([later**i for i in range(len(coming))])


EVALUATOR = BelfortEvaluator()
