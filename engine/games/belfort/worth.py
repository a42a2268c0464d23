"""What a position is worth to a player: for players that look ahead, and for hints.

The unit is a point. Each scoring that is still to come counts as the districts and majorities stand
now, the nearest one most; goods and workers by what may become of them until the last one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from engine.core import Action
from engine.games.belfort import collecting, scoring
from engine.games.belfort.actions import Rob
from engine.games.belfort.components import AREAS, BOX
from engine.games.belfort.goods import AREA_IDS, DISTRICT_IDS
from engine.games.belfort.parts import Kind, Placed
from engine.games.belfort.state import Belfort

ROUNDS = len(BOX.calendar)


@dataclass(frozen=True, slots=True)
class Weights:
    """wood, stone, metal, gold: each, as long as something can be built of it. marker: one on the
    board, whatever it scores, and gnome, worker, master likewise, for each scoring to come. guild:
    one that is owned. card: in hand. income: a coin a round. later: what a scoring counts of the
    one before it. plank: a worker on a guild, camp: in the King's Camp, unplaced: not placed yet.
    crest: acting one place earlier. area: the share of the goods that a worker in an area will
    bring. rival: the share of the best rival's worth that is taken away."""

    wood: float = 0.5
    stone: float = 0.5
    metal: float = 0.8
    gold: float = 0.45
    marker: float = 0.7
    gnome: float = 0.4
    worker: float = 0.6
    master: float = 0.3
    guild: float = 1.0
    card: float = 0.5
    income: float = 0.35
    later: float = 0.8
    plank: float = 1.6
    camp: float = 1.0
    unplaced: float = 0.7
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
        built = sum(card.gnomes for card in player.built) + len(player.built)
        return {
            "markers": w.marker * times * markers,
            "gnomes": w.gnome * times * player.gnomes,
            "workers": w.worker * min(2.0, left) * sum(n for _, n in workers)
            + w.master * left * sum(n for kind, n in workers if kind.startswith("master")),
            "guilds": w.guild * soon * owned,
            "cards": w.card * soon * len(player.hand),
            "income": w.income * left * built,
            "goods": soon * self._goods(state, seat),
            "areas": soon * self._areas(state, seat),
            "spaces": soon * self._spaces(state, seat),
            "recruits": soon * w.plank * 1.5 * _standing(state.desk, seat),
            "camp": soon * w.camp * _standing(state.camp, seat),
            "unplaced": soon * self._unplaced(state, seat),
            "order": -w.crest * state.crests[seat],
        }

    def _goods(self, state: Belfort, seat: int) -> float:
        w, purse = self.weights, state.players[seat].purse
        return (
            w.wood * purse.wood
            + w.stone * purse.stone
            + w.metal * purse.metal
            + w.gold * purse.gold
        )

    def _areas(self, state: Belfort, seat: int) -> float:
        """What the workers in the areas will collect in this round."""
        total = 0.0
        for name in AREA_IDS:
            total += self._yield(state, seat, name) * self._rate(AREAS[name].good)
        return self.weights.area * total

    def _spaces(self, state: Belfort, seat: int) -> float:
        """What the workers on guilds and on own buildings will do in this round."""
        own = sum(card.worker is not None for card in state.players[seat].built)
        return self.weights.plank * (_standing(state.planks.values(), seat) + own)

    def _unplaced(self, state: Belfort, seat: int) -> float:
        """What the workers may bring who can still be placed in this round."""
        if state.phase != "placement" or state.passed[seat]:
            return 0.0
        free = state.players[seat].workers
        return self.weights.unplaced * sum(self._strength(kind) * n for kind, n in free.items())

    def _yield(self, state: Belfort, seat: int, name: str) -> float:
        area = next(a for a in AREAS.values() if a.id == name)
        there = state.areas[area.id]
        mine = sum(there[seat].values())
        if not mine:
            return 0.0
        most = max((sum(x.values()) for i, x in enumerate(there) if i != seat), default=0)
        bonus = 1.0 if mine > most else 0.3 if mine == most else 0.0
        return collecting.yield_of(area, there[seat]) + bonus

    def _rate(self, good: str) -> float:
        return float(getattr(self.weights, good))

    def _strength(self, kind: Kind) -> int:
        return BOX.collection.master_strength if kind.startswith("master") else 1


def _standing(planks: Iterable[Placed | None], seat: int) -> int:
    """Workers of a seat on planks."""
    return sum(placed is not None and placed.seat == seat for placed in planks)


@cache
def _scorings(round_: int, later: float) -> float:
    """How often there is still a scoring, later ones counting less."""
    coming = [month for month in BOX.calendar[max(0, round_ - 1) :] if month.scoring]
    return sum(later**i for i in range(len(coming)))


EVALUATOR = BelfortEvaluator()
