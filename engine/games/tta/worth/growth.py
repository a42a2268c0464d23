"""What food is worth for what it will buy: more workers.

The turns to come are gone through: each makes food, everybody eats, and what is there buys workers,
one in a turn at most. So a worker that is bought now is worth more than the food for it, and those
who come after it still find their food.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.games.tta.cards.board import Board
from engine.games.tta.worth.memo import Memo
from engine.games.tta.worth.prices import Prices

KEPT = 4096
"""Outlooks that are remembered."""


class Growth(NamedTuple):
    """What the growth of a civilization depends on. bank: its yellow tokens; store: food when this
    turn is over; made: by each production; fewer: tokens that leave the bank in a turn, as ages
    end."""

    bank: int
    store: int
    made: int
    fewer: float


_known: Memo[float] = Memo(KEPT)


def outlook(board: Board, found: Growth, p: Prices) -> float:
    """What the workers are worth that will be bought."""
    what = (p.number, found)
    known = _known.get(what)
    return _known.keep(what, _outlook(board, found, p)) if known is None else known


def _outlook(board: Board, found: Growth, p: Prices) -> float:
    bank, store, total = float(found.bank), float(found.store), 0.0
    for left in range(p.turns - 1, -1, -1):
        price = board.population_price(max(0, int(bank)))
        if price is None:
            break
        bought = min(1.0, max(0.0, store) / price)
        total += bought * p.workers[left]
        bank -= bought + found.fewer
        store += found.made - bought * price - _eaten(board, bank)
    return p.weights.growth * total


def _eaten(board: Board, bank: float) -> float:
    """Food eaten with about so many tokens, which are parts of tokens here."""
    at = max(0.0, bank)
    low = int(at)
    share = at - low
    return board.consumption(low) * (1 - share) + board.consumption(low + 1) * share


def leaving(board: Board, ages: int, turns: int) -> float:
    """Yellow tokens that leave the bank in a turn while so many ages end."""
    return board.figures.age_end_yellow * ages / turns if turns else 0.0
