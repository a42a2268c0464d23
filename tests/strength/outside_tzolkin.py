"""Opponents in Tzolk'in that were not tuned here. Each looks to the end of its own turn and takes
what its own terms say is best.

The appraiser's terms are those that a public project (github.com/SH11235/Tzolkin) gives its
computer: fixed prices for goods, steps, levels and workers. The pilgrim's are advice that players
have published (gaming-strategy.com): a fourth worker early and a fifth after the second Food Day,
one or two technology levels and no more, and ahead of everybody on one temple.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.contenders import Thinker
from engine.core import Action
from engine.games.tzolkin import calendar, ending, feeding, gears, kinds
from engine.games.tzolkin.components import BOX, TEMPLES, Gear
from engine.games.tzolkin.goods import TEMPLE_IDS
from engine.games.tzolkin.state import Tzolkin
from engine.games.tzolkin.worth import EVALUATOR
from engine.thinking import Settings, Worth

ONE_TURN = Settings(width=12, steps=8000)
"""How both search."""
ROUNDS = 27
DAY = 0.85
"""What a day of waiting leaves of what an action is worth."""
HOPE = 0.6
"""The share of an action that counts before it is used, so that workers do not wait for ever."""
WAIT = 4
"""Days that a worker is expected to wait at most."""

ActionWorth = Callable[[Tzolkin, int, Gear, int], float]
"""What an action is worth to a seat: by the gear and its number."""


@dataclass(frozen=True, slots=True)
class Terms:
    """An evaluator by terms of its own. What the search asks besides is the same for everybody."""

    terms: Callable[[Tzolkin, int], dict[str, float]]

    def moment(self, state: Tzolkin) -> tuple[int, int]:
        return EVALUATOR.moment(state)

    def evaluate(self, state: Tzolkin, seat: int) -> Worth:
        if state.result is not None:
            return {"points": float(state.players[seat].points)}
        return self.terms(state, seat)

    def is_aggressive(self, state: Tzolkin, action: Action) -> bool:
        return False

    def rarely_useful(self, state: Tzolkin, action: Action) -> bool:
        return EVALUATOR.rarely_useful(state, action)

    def figures(self, players: int) -> None:
        return None

    def with_figures(self, figures: None) -> Terms:
        return self


def appraiser() -> Thinker:
    """Somebody with the appraiser's terms."""
    return Thinker(ONE_TURN, Terms(_appraised))


def pilgrim() -> Thinker:
    """Somebody with the pilgrim's terms."""
    return Thinker(ONE_TURN, Terms(_on_pilgrimage))


# ---------------------------------------------------------------------------- in common


def _corn(state: Tzolkin, seat: int) -> int:
    """Corn at the end of the turn."""
    teeth = state.teeth if state.claimant == seat else 0
    return state.players[seat].purse.corn + teeth


def _fed_with(state: Tzolkin, seat: int) -> int:
    workers, each = feeding.hunger(state, seat)
    return workers * each


def _days_to_food(state: Tzolkin) -> int:
    coming = calendar.next_food_day(state)
    return ROUNDS if coming is None else max(0, coming.day - state.day)


def _food_days(state: Tzolkin) -> int:
    return len(BOX.calendar.food_days) - state.held


def _on_gears(state: Tzolkin, seat: int, worth: ActionWorth) -> float:
    """Workers by the best action that each comes to before long, tomorrow at the earliest."""
    total = 0.0
    left = ROUNDS - 1 - state.day
    for name, number in gears.standing(state, seat):
        gear = gears.gear(name)
        last = min(number + min(WAIT, left), gear.last)
        total += max(
            (
                DAY ** (n - number) * worth(state, seat, gear, min(n, len(gear.actions)))
                for n in range(number + 1, last + 1)
            ),
            default=0.0,
        )
    return HOPE * total


# ---------------------------------------------------------------------------- the appraiser

MATERIALS = (2.0, 2.7, 3.5)
CORN, SHORT_OF_CORN, SKULL = 0.7, 2.2, 7.0
STEP, LEVEL, WORKER, MONUMENT = 4.0, 5.0, 7.0, 12.0


def _appraised(state: Tzolkin, seat: int) -> dict[str, float]:
    player, corn = state.players[seat], _corn(state, seat)
    purse = player.purse
    rest = max(0.15, (ROUNDS - 1 - state.day) / 20)
    materials = zip((purse.wood, purse.stone, purse.gold), MATERIALS, strict=True)
    return {
        "points": float(player.points),
        "corn": _priced(corn, _wanted(state, seat)),
        "goods": sum(n * worth for n, worth in materials) + SKULL * purse.skull,
        "temples": STEP * sum(player.temples.values()),
        "technologies": LEVEL * sum(player.technologies.values()),
        "workers": WORKER * rest * state.workers(seat),
        "buildings": _saved(state, seat)
        + (MONUMENT + 0.5 * len(player.buildings)) * len(player.monuments),
        "gears": _on_gears(state, seat, _use),
    }


def _priced(corn: int, wanted: float) -> float:
    return SHORT_OF_CORN * min(corn, wanted) + CORN * max(0.0, corn - wanted)


def _wanted(state: Tzolkin, seat: int) -> float:
    """Corn that is worth more than what is beyond it."""
    days, need = _days_to_food(state), _fed_with(state, seat)
    reserve = need if days <= 2 else 0.6 * need if days <= 5 else 2.0
    return reserve + 3.0


def _saved(state: Tzolkin, seat: int) -> float:
    """What buildings save on the Food Days to come, and that they are buildings."""
    left, total = _food_days(state), 0.0
    for tile in state.players[seat].buildings:
        free, less = feeding.SAVED[tile]
        total += 3.0 + 1.8 * free * left + 0.9 * less * left
    return total


def _use(state: Tzolkin, seat: int, gear: Gear, number: int) -> float:
    """What the appraiser takes an action for."""
    have, wanted = _corn(state, seat), _wanted(state, seat)
    match gear.action(number):
        case kinds.Harvest(corn=n):
            return _priced(have + n, wanted) - _priced(have, wanted)
        case kinds.Take(goods=goods):
            taken = zip((goods.wood, goods.stone, goods.gold), MATERIALS, strict=True)
            corn = _priced(have + goods.corn, wanted) - _priced(have, wanted)
            return corn + goods.skull * SKULL + sum(n * w for n, w in taken)
        case kinds.Advance(most=most):
            return LEVEL if most == 1 else 1.7 * LEVEL
        case kinds.Build(most=most):
            return 6.0 if most == 1 else 9.0
        case kinds.Sacrifice(corn=n, resources=paid, temples=steps):
            spent = _priced(have, wanted) - _priced(max(0, have - n), wanted)
            return steps * STEP - spent - paid * MATERIALS[0]
        case kinds.Recruit():
            rest = max(0.2, (ROUNDS - 1 - state.day) / 18)
            return WORKER * rest if state.players[seat].supply else 0.0
        case kinds.AnyAction():
            return 9.0
        case kinds.Skull(points=points, resources=resources):
            has = bool(state.players[seat].purse.skull) and number not in state.skulls_laid
            return points + STEP + 3.0 * resources if has else 0.0
    return 1.0


# ---------------------------------------------------------------------------- the pilgrim

FEW_LEVELS = 2
"""Technology levels that are worth having."""
EARLY, LATER = 9.0, 8.0
"""What a fourth worker is worth at the start, and a fifth after the second Food Day."""
HUNGRY = 3.0
"""Points that are lost for a worker without food."""


def _on_pilgrimage(state: Tzolkin, seat: int) -> dict[str, float]:
    player, corn = state.players[seat], _corn(state, seat)
    purse, left = player.purse, _food_days(state)
    lack = max(0, _fed_with(state, seat) - corn) / BOX.food.corn
    levels = sum(player.technologies.values())
    return {
        "points": float(player.points),
        "temples": _worship(state, seat),
        "food": -HUNGRY * lack * (1.0 if _days_to_food(state) <= 3 else 0.5),
        "goods": 0.5 * corn
        + 1.5 * purse.wood
        + 2.0 * purse.stone
        + 2.5 * purse.gold
        + 5.0 * purse.skull,
        "technologies": left * (min(levels, FEW_LEVELS) + 0.2 * max(0, levels - FEW_LEVELS)),
        "workers": _hands(state, seat),
        "buildings": _saved(state, seat),
        "monuments": float(sum(ending.monument_points(state, seat, m) for m in player.monuments)),
        "gears": _on_gears(state, seat, _devotion),
    }


def _hands(state: Tzolkin, seat: int) -> float:
    more, time = state.workers(seat) - BOX.start.workers, 1 - state.day / ROUNDS
    fifth = LATER if state.held >= 2 else 2.0
    return time * (EARLY * min(more, 1) + fifth * min(1, max(0, more - 1)))


def _worship(state: Tzolkin, seat: int) -> float:
    """Points of the temples at the ends of ages, and of being ahead on the best one."""
    mine = state.players[seat].temples
    total, ahead = 0.0, 0.0
    for temple in TEMPLE_IDS:
        others = max(
            (state.players[s].temples[temple] for s in state.still_in() if s != seat), default=0
        )
        for day in BOX.calendar.food_days[state.held :]:
            if day.kind == "end_of_age":
                total += TEMPLES[temple].steps[mine[temple]].points
                lead = TEMPLES[temple].highest[day.age - 1]
                share = 1.0 if mine[temple] > others else 0.5 if mine[temple] == others else 0.0
                ahead = max(ahead, share * lead)
            else:
                total += 1.5 * TEMPLES[temple].rewards(mine[temple]).total
    return total + ahead


def _devotion(state: Tzolkin, seat: int, gear: Gear, number: int) -> float:
    """What the pilgrim takes an action for."""
    player = state.players[seat]
    lacks = max(0, _fed_with(state, seat) + 2 - _corn(state, seat))
    match gear.action(number):
        case kinds.Harvest(corn=n):
            return 0.5 * n + 1.2 * min(n, lacks)
        case kinds.Take(goods=goods):
            blocks = 1.5 * goods.wood + 2.0 * goods.stone + 2.5 * goods.gold
            return 0.5 * goods.corn + blocks + 5.0 * goods.skull
        case kinds.Advance(most=most):
            levels = sum(player.technologies.values())
            return 2.0 * most if levels < FEW_LEVELS else 0.5
        case kinds.Build(most=most, monument=monument):
            return min(6.0, 1.5 * player.purse.resources) * (1.4 if monument or most > 1 else 1.0)
        case kinds.Sacrifice(corn=n, resources=paid, temples=steps):
            able = player.purse.corn >= n and player.purse.resources >= paid
            return 4.0 * steps - 0.5 * n - 1.5 * paid if able else 2.0
        case kinds.Recruit():
            more = state.workers(seat) - BOX.start.workers
            wanted = more < 1 or (more < 2 and state.held >= 2)
            return 8.0 * (1 - state.day / ROUNDS) if wanted else 0.0
        case kinds.AnyAction():
            return 6.0
        case kinds.Skull(points=points):
            has = bool(player.purse.skull) and number not in state.skulls_laid
            return points + 3.0 if has else 0.0
    return 1.0
