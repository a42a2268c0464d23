"""What a position is worth to a player: for players that look ahead, and for hints.

The unit is a point. A worker on a gear is worth what the best action is that he will come to, less
for every day until then; corn is worth more where a Food Day asks for it, and where there is
hardly any to place workers with.
"""

from __future__ import annotations

from engine.core import Action
from engine.games.tzolkin import calendar, ending, feeding
from engine.games.tzolkin.actions import Trade
from engine.games.tzolkin.components import BOX
from engine.games.tzolkin.goods import TEMPLE_IDS
from engine.games.tzolkin.prices import Prices, Weights, time_left
from engine.games.tzolkin.state import Tzolkin
from engine.games.tzolkin.worker_values import WorkerValues

DEFAULT = Weights()


class TzolkinEvaluator:
    """Judges by figures that may be given."""

    def __init__(self, given: Weights = DEFAULT) -> None:
        self.weights, self.prices = given, Prices(given)

    def figures(self, players: int) -> Weights:
        """By what it judges."""
        return self.weights

    def with_figures(self, figures: Weights) -> TzolkinEvaluator:
        """Somebody who judges by other figures."""
        return TzolkinEvaluator(figures)

    def moment(self, state: Tzolkin) -> tuple[int, int]:
        """Whose turn it is, and the day."""
        return state.mover, state.day

    def is_aggressive(self, state: Tzolkin, action: Action) -> bool:
        """Nobody is attacked."""
        return False

    def rarely_useful(self, state: Tzolkin, action: Action) -> bool:
        """Changing many kinds of goods at once at the market."""
        return isinstance(action, Trade) and len(action.change) > TRADED

    def evaluate(self, state: Tzolkin, seat: int) -> dict[str, float]:
        """The parts for one player, what the best rival has among them."""
        temples = self._temples(state, [*{seat, *state.still_in()}])
        parts = self._own(state, seat, temples[seat])
        rivals = [sum(self._standing(state, s, temples[s]).values()) for s in temples if s != seat]
        best = max(rivals, default=0.0)
        parts["rivals"] = -self.weights.rival * best
        return parts

    def _standing(self, state: Tzolkin, seat: int, temples: float) -> dict[str, float]:
        """What is seen of a player at a glance."""
        player = state.players[seat]
        if state.result is not None:
            return {"points": float(player.points)}
        return {
            "points": float(player.points),
            "temples": temples,
            "monuments": self._share(state)
            * sum(ending.monument_points(state, seat, m) for m in player.monuments),
        }

    def _share(self, state: Tzolkin) -> float:
        """The share of what monuments count so far, with what they may count more."""
        return self.weights.monument + self.weights.growth * time_left(state.day)

    def _own(self, state: Tzolkin, seat: int, temples: float) -> dict[str, float]:
        parts = self._standing(state, seat, temples)
        if state.result is not None:
            return parts
        w, player = self.weights, state.players[seat]
        time, ahead = time_left(state.day), WorkerValues(w, state, seat, self.prices)
        teeth = state.teeth if state.claimant == seat else 0  # his at the end of this turn
        corn = player.purse.corn + teeth
        goods = ahead.rates.of(player.purse) + ahead.rates.corn * teeth + ahead.seed(corn)
        parts["goods"] = goods + ahead.monument  # what they are collected for
        parts["food"] = -ahead.hunger(corn)
        levels = self.prices.levels
        parts["technologies"] = time * sum(levels[t] * n for t, n in player.technologies.items())
        parts["workers"] = time * self.prices.workers[state.workers(seat)]
        placed = w.hand * min(player.hand, 4) - w.placing if player.hand else 0.0
        parts["hand"] = min(1.0, time * 8) * placed
        parts["gears"] = ahead.workers()
        parts["buildings"] = self._buildings(state, seat)
        if calendar.first_after(state) == seat and not calendar.is_last_round(state):
            parts["start"] = w.marker
        return parts

    def _temples(self, state: Tzolkin, seats: list[int]) -> dict[int, float]:
        """Points and rewards that the steps of the temples will still bring each seat."""
        totals = dict.fromkeys(seats, 0.0)
        for temple in TEMPLE_IDS:
            steps = [state.players[seat].temples[temple] for seat in seats]
            second, first = sorted((0, *steps))[-2:]
            for seat, step in zip(seats, steps, strict=True):
                ahead = step - (second if step == first else first)
                for points in self.prices.steps[temple, step, ahead, state.held]:
                    totals[seat] += points
        return totals

    def _buildings(self, state: Tzolkin, seat: int) -> float:
        """What buildings save on the Food Days to come."""
        left = len(BOX.calendar.food_days) - state.held
        total = 0.0
        for name in state.players[seat].buildings:
            free, less = feeding.SAVED[name]
            total += (free * BOX.food.corn + less * state.workers(seat)) * left * self.weights.food
        return total


TRADED = 2
"""Kinds of goods that are changed at once at the market, in what is tried."""
EVALUATOR = TzolkinEvaluator()
