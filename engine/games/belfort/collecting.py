"""Collection: what the areas yield, income and taxes (chapter 7)."""

from __future__ import annotations

from engine.core import Turn
from engine.games.belfort import locks, purse
from engine.games.belfort.components import AREAS, BOX, Area
from engine.games.belfort.events import Collected, IncomePaid
from engine.games.belfort.goods import Goods
from engine.games.belfort.parts import SORT, Kind
from engine.games.belfort.state import Belfort


def strength(workers: dict[Kind, int], sort: str) -> int:
    """What elves or dwarves are worth in an area: masters count double (BF-7.1)."""
    ordinary, master = BOX.collection.strength, BOX.collection.master_strength
    return sum(
        n * (ordinary if kind == sort else master)
        for kind, n in workers.items()
        if SORT[kind] == sort
    )


def yield_of(area: Area, workers: dict[Kind, int]) -> int:
    """The goods of an area for these workers, without the bonus."""
    return area.harvest(strength(workers, "elf"), strength(workers, "dwarf"))


def collect(t: Turn[Belfort], area_id: str) -> None:
    """Goods for everybody in an area, one more for the most pieces; the workers go home."""
    state = t.state
    area = next(a for a in AREAS.values() if a.id == area_id)
    there = state.areas[area.id]
    pieces = [sum(workers.values()) for workers in there]
    most = max(pieces)
    for seat, workers in enumerate(there):
        amount = yield_of(area, workers)
        alone = pieces[seat] == most > 0 and pieces.count(most) == 1
        paired = amount > 0 or not (area.counts == "pair" and state.mine_needs_pair)
        bonus = BOX.collection.bonus if alone and paired else 0
        if amount + bonus:
            goods = Goods(**{area.good: amount + bonus})
            purse.put(state, seat, goods)
            t.emit(Collected(seat, area.id, goods, bonus))
        for kind, n in workers.items():
            state.players[seat].workers[kind] += n
        workers.clear()


def return_from_desk(t: Turn[Belfort]) -> None:
    """Each worker comes home with a new one of his kind (BF-7.4)."""
    state = t.state
    for i, placed in enumerate(state.desk):
        if placed is not None:
            state.players[placed.seat].workers[placed.worker] += 1
            for _ in range(BOX.desk.recruits):
                locks.recruit(t, placed.seat, SORT[placed.worker], "recruiters_desk")
            state.desk[i] = None


def pay_income(t: Turn[Belfort]) -> None:
    """Coins of built cards, then the tax of the score; gold that is missing costs points
    (BF-7.7, BF-7.8)."""
    state = t.state
    for seat in state.still_in():
        player = state.players[seat]
        income, tax = locks.income(player), BOX.tax.due(player.score)
        player.purse.gold += income
        paid = min(tax, player.purse.gold)
        player.purse.gold -= paid
        lost = min(player.score, (tax - paid) * BOX.tax.points)
        player.points("taxes", -lost)
        t.emit(IncomePaid(seat, income, tax, -lost))
