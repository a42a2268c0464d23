"""What workers are worth: those who have no work yet, and all of them as hands for what is to come.

A worker without work is worth no more than the best work there is for it, less what that costs, and
no more than another worker would cost. Otherwise workers would be kept back from good work.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.games.tta.cards.model import Card
from engine.games.tta.editions import rules_of
from engine.games.tta.worth.made import Made
from engine.games.tta.worth.memo import Memo
from engine.games.tta.worth.prices import Prices, curved

if TYPE_CHECKING:
    from engine.games.tta.state import Civ, State

KEPT = 2048
"""Civilizations whose work is remembered."""


class Work(NamedTuple):
    """What the worth of a free worker depends on. limit: of urban buildings of a kind; rival: the
    strength of the strongest one; faces: happy faces missing (less than 0: to spare); food_price:
    of one more worker, None where there is none; food_rate: what one food made in every production
    is worth."""

    workers: tuple[tuple[str, int], ...]
    limit: int
    age: int
    made: Made
    rival: int
    faces: int
    food_price: int | None
    food_rate: float


_known: Memo[float] = Memo(KEPT)


def hands(civ: Civ, p: Prices) -> float:
    """All workers, whatever they do: better work will come for them."""
    return p.worker * (civ.idle + sum(civ.workers.values()))


def unused(s: State, free: int, work: Work, p: Prices) -> float:
    """So many free workers, at least one; each next one at less."""
    what = (p.number, work)
    first = _known.get(what)
    if first is None:
        first = _known.keep(what, _first(s, work, p))
    return first if free == 1 else first * sum([p.weights.crowd**i for i in range(free)])


def _first(s: State, work: Work, p: Prices) -> float:
    """The best work for one of them, less its price, and not more than another one costs."""
    w = p.weights
    best = max([_gain(p.cards[card], work, p) for card in _open(s, work)], default=0.0)
    if work.food_price is not None:
        best = min(best, work.food_price * w.food)
    return w.idle * max(0.0, best)


def _open(s: State, work: Work) -> list[str]:
    """Cards in play on which there is room."""
    cards = rules_of(s).cards
    standing: dict[str, int] = {}
    for name, n in work.workers:
        standing[cards[name].kind] = standing.get(cards[name].kind, 0) + n
    return [
        name
        for name, _ in work.workers
        if not cards[name].is_urban or standing[cards[name].kind] < work.limit
    ]


def _gain(card: Card, work: Work, p: Prices) -> float:
    """What one more worker on a card brings in the turns to come, less its price."""
    gives, w, made, age = card.gives, p.weights, work.made, work.age
    gain = gives.culture * p.turns - (card.resource_cost or 0) * p.resources
    if gives.food:
        gain += work.food_rate * gives.food
    if gives.resources:
        gain += p.resources_rate * _more(
            p, made.resources, gives.resources, w.resources_wanted[age]
        )
    if gives.science:
        gain += p.science_rate * _more(p, made.science, gives.science, w.science_wanted[age])
    if gives.happiness:
        relief = min(gives.happiness, max(0, work.faces))
        gain += relief * w.discontent + w.spare_face * min(4, p.turns) * (
            _spare(gives.happiness - work.faces) - _spare(-work.faces)
        )
    if gives.strength:
        each = w.weak if made.strength < work.rival else w.strong
        guard = w.guard * _more(p, made.strength, gives.strength, w.strength_wanted[age])
        gain += p.strength * (each * gives.strength + guard)
    return gain


def _more(p: Prices, now: float, plus: int, wanted: float) -> float:
    return curved(p.weights, now + plus, wanted) - curved(p.weights, now, wanted)


def _spare(faces: int) -> int:
    return max(0, min(2, faces))
