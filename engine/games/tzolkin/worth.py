"""What a position is worth to a player: for players that look ahead, and for hints.

The unit is a point. A worker on a gear is worth what the best action is that he will come to, less
for every day until then; corn is worth more where a Food Day asks for it.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Action
from engine.games.tzolkin import calendar, ending, feeding, gears, kinds, temples
from engine.games.tzolkin.actions import Trade
from engine.games.tzolkin.components import BOX, BUILDINGS, GEARS, TEMPLES
from engine.games.tzolkin.goods import GearId
from engine.games.tzolkin.knowledge import harvest_goods, taken
from engine.games.tzolkin.state import Tzolkin

DAYS = BOX.calendar.food_days[-1].day
"""The day of the last round."""


@dataclass(frozen=True, slots=True)
class Weights:
    """corn, wood, stone, gold: what they are worth more than in the end, as long as there is time
    to use them. skull: likewise. level: a technology level, for the whole game. worker: one more in
    play, for the whole game; hand: one that may be placed. hungry: points for each corn that lacks
    on the next Food Day. patience: what a day of waiting leaves of the worth of an action. build,
    advance, recruit: such actions. lead: the share of the bonus for the highest on a temple.
    monument: the share of what one counts so far. rival: the share of the best rival's worth that
    is taken away."""

    corn: float = 0.25
    wood: float = 0.6
    stone: float = 0.8
    gold: float = 1.0
    skull: float = 3.0
    level: float = 4.0
    worker: float = 6.0
    hand: float = 0.8
    hungry: float = 0.6
    patience: float = 0.9
    build: float = 5.0
    advance: float = 3.0
    recruit: float = 4.0
    lead: float = 0.5
    monument: float = 1.0
    rival: float = 0.5


DEFAULT = Weights()


class TzolkinJudge:
    """Judges by figures that may be given."""

    def __init__(self, given: Weights = DEFAULT) -> None:
        self.weights = given

    def figures(self, players: int) -> Weights:
        """By what it judges."""
        return self.weights

    def with_figures(self, figures: Weights) -> TzolkinJudge:
        """Somebody who judges by other figures."""
        return TzolkinJudge(figures)

    def moment(self, state: Tzolkin) -> tuple[int, int]:
        """Whose turn it is, and the day."""
        return state.mover, state.day

    def bold(self, state: Tzolkin, action: Action) -> bool:
        """Nobody is attacked."""
        return False

    def seldom(self, action: Action) -> bool:
        """Changing many kinds of goods at once at the market."""
        return isinstance(action, Trade) and len(action.change) > TRADED

    def worth(self, state: Tzolkin, seat: int) -> dict[str, float]:
        """The parts for one player, what the best rival has among them."""
        parts = self._own(state, seat)
        rivals = [s for s in state.still_in() if s != seat]
        best = max((sum(self._standing(state, s).values()) for s in rivals), default=0.0)
        parts["rivals"] = -self.weights.rival * best
        return parts

    def _standing(self, state: Tzolkin, seat: int) -> dict[str, float]:
        """What is seen of a player at a glance."""
        player = state.players[seat]
        if state.result is not None:
            return {"points": float(player.points)}
        return {
            "points": float(player.points),
            "temples": self._temples(state, seat),
            "monuments": self.weights.monument
            * sum(ending.monument_points(state, seat, m) for m in player.monuments),
        }

    def _own(self, state: Tzolkin, seat: int) -> dict[str, float]:
        parts = self._standing(state, seat)
        if state.result is not None:
            return parts
        w, player = self.weights, state.players[seat]
        time = max(0.0, (DAYS - state.day) / DAYS)
        parts["goods"] = self._goods(player.purse, time)
        parts["food"] = self._food(state, seat)
        parts["technologies"] = w.level * time * sum(player.technologies.values())
        parts["workers"] = w.worker * time * (state.workers(seat) - BOX.start.workers)
        parts["hand"] = w.hand * min(1.0, time * 8) * min(player.hand, 3)
        parts["gears"] = sum(
            self._standing_there(state, seat, gear, n) for gear, n in gears.standing(state, seat)
        )
        parts["buildings"] = self._buildings(state, seat)
        if state.claimant == seat:
            parts["start"] = 1.0 + 0.3 * state.teeth
        return parts

    def _goods(self, held: object, time: float) -> float:
        """Goods by what they bring in the end and, the more time is left, by their use."""
        w, soon = self.weights, min(1.0, time * 5)
        each = BOX.scoring.corn_per_point
        total = held.corn * (1 / each + w.corn * soon)  # type: ignore[attr-defined]
        for good in ("wood", "stone", "gold"):
            rate = getattr(BOX.market, good) / each + getattr(w, good) * soon
            total += getattr(held, good) * rate
        skull = BOX.scoring.skull + w.skull * soon
        return float(total + held.skull * skull)  # type: ignore[attr-defined]

    def _food(self, state: Tzolkin, seat: int) -> float:
        """What lacks on the next Food Day, the more pressing the nearer it is."""
        coming = calendar.next_food_day(state)
        if coming is None:
            return 0.0
        workers, each = feeding.hunger(state, seat)
        lack = max(0, workers * each - state.players[seat].purse.corn)
        days = max(0, coming.day - state.day)
        pressing = 1.0 if days <= 1 else max(0.25, 1.0 - 0.12 * days)
        return -self.weights.hungry * lack * pressing * BOX.food.penalty / BOX.food.corn

    def _temples(self, state: Tzolkin, seat: int) -> float:
        """Points and rewards that the steps of the temples will still bring."""
        coming = BOX.calendar.food_days[state.held :]
        total = 0.0
        for temple, step in state.players[seat].temples.items():
            found = next(t for t in TEMPLES.values() if t.id == temple)
            others = [state.players[s].temples[temple] for s in state.still_in() if s != seat]
            ahead = step - max(others, default=0)
            share = 1.0 if ahead > 1 else 0.7 if ahead == 1 else 0.25 if ahead == 0 else 0.0
            for day in coming:
                if day.kind == "end_of_age":
                    total += temples.points(temple, step)
                    total += self.weights.lead * share * found.highest[day.age - 1]
                else:
                    total += 0.8 * self._goods(found.rewards(step), 0.3)
        return total

    def _buildings(self, state: Tzolkin, seat: int) -> float:
        """What buildings save on the Food Days to come."""
        left = len(BOX.calendar.food_days) - state.held
        total = 0.0
        for name in state.players[seat].buildings:
            for effect in BUILDINGS[name].effects:
                if isinstance(effect, kinds.FreeWorkers):
                    total += effect.count * BOX.food.corn * left * 0.4
                elif isinstance(effect, kinds.CheaperFood):
                    total += effect.amount * state.workers(seat) * left * 0.4
        return total

    # --------------------------------------------------------------------------- the gears

    def _standing_there(self, state: Tzolkin, seat: int, name: str, number: int) -> float:
        """A worker on a gear: the best action he will come to, or may go back to."""
        gear = next(g for g in GEARS.values() if g.id == name)
        best, left = 0.0, DAYS - state.day
        for days in range(0 if state.mover != seat else 1, left + 1):
            then = number + days
            if then > gear.last:
                break
            worth = self.weights.patience**days * self._space(state, seat, gear.id, then)
            best = max(best, worth)
        return best

    def _space(self, state: Tzolkin, seat: int, name: GearId, number: int) -> float:
        gear = GEARS[name]
        last = len(gear.actions)
        if number > last:
            return max(self._action(state, seat, name, n) for n in range(1, last + 1))
        if number < 1:
            return 0.0
        back = self._action(state, seat, name, number - 1) - 0.4 if number > 1 else 0.0
        return max(back, self._action(state, seat, name, number))

    def _action(self, state: Tzolkin, seat: int, name: GearId, number: int) -> float:
        """What an action brings, about, as things stand."""
        w, player = self.weights, state.players[seat]
        time = max(0.0, (DAYS - state.day) / DAYS)
        match GEARS[name].action(number):
            case kinds.Take(goods=goods):
                return self._goods(taken(player, name, goods), time)
            case kinds.Harvest(group=group, wood=wood):
                field = state.jungle[group]
                if field.corn - field.wood or not wood:
                    return self._goods(harvest_goods(player, group, "corn"), time)
                return self._goods(harvest_goods(player, group, "wood"), time)
            case kinds.Advance(most=most):
                able = min(most, player.purse.resources)
                return w.advance * able * (0.2 + time)
            case kinds.Build(most=most, monument=monument, corn_per_resource=each):
                if each:
                    return w.build * min(1.0, player.purse.corn / 8)
                enough = min(1.0, player.purse.resources / 3)
                return w.build * enough * (1 + 0.5 * (most - 1) + 0.4 * monument)
            case kinds.Sacrifice(corn=corn, resources=resources, temples=count):
                paid = player.purse.corn >= corn and player.purse.resources >= resources
                return 2.2 * count - 0.3 * corn - resources if paid else 0.5
            case kinds.Recruit(count=count):
                return w.recruit * count * 2 * time if player.supply else 0.0
            case kinds.AnyAction():
                return 3.0
            case kinds.Skull(points=points, resources=resources):
                if not player.purse.skull or number in state.skulls_laid:
                    return 0.0
                laid = points + 2.0 + resources
                return laid - (BOX.scoring.skull + w.skull * min(1.0, time * 5)) * 0.8
            case _:
                return 1.0


TRADED = 2
"""Kinds of goods that are changed at once at the market, in what is tried."""
JUDGE = TzolkinJudge()
