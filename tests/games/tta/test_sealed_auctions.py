"""Maxima given beforehand lead to what open bidding in turn order would have led to (NS-7.6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import cycle, permutations, product
from typing import Any

import pytest

from engine.core import Action, Amount, Decision, Order, ordered
from engine.games.tta import RULES
from engine.games.tta.actions import Bid, DropOut
from engine.games.tta.query.forces import most_force
from tests.games.tta.table import Table

TERRITORY = "inhabited_territory_i"
MAXIMA = range(6)
PLENTY = 6
"""Warriors enough for every maximum."""

Strategy = Callable[[int], int]
"""What a bidder says to the highest bid: a higher one, or 0 to drop out."""


@dataclass(frozen=True)
class Result:
    """seat, bid: the winner and the price; -1 and 0 if nobody bid. said: (seat, bid or 0)."""

    seat: int
    bid: int
    said: tuple[tuple[int, int], ...]


def by_the_rule(seats: Sequence[int], strategies: Mapping[int, Strategy]) -> Result:
    """The written rule, in its own words: clockwise from the current player, everybody bids
    higher or drops out for good; the last one in has won at his own bid."""
    still_in, leader, high = set(seats), -1, 0
    said: list[tuple[int, int]] = []
    for seat in cycle(seats):
        if still_in <= {leader}:
            break
        if seat not in still_in:
            continue
        bid = strategies[seat](high)
        said.append((seat, bid))
        if bid:
            assert bid > high
            leader, high = seat, bid
        else:
            still_in.remove(seat)
    return Result(leader, high, tuple(said))


def up_to(most: int) -> Strategy:
    """The least raise for as long as it is within a number."""
    return lambda high: high + 1 if high < most else 0


@cache
def opened(players: int, start: int, forces: tuple[int, ...]) -> Any:
    """A table where a territory has just been revealed by a seat; forces: warriors of each."""
    t = Table(players)
    for seat, n in enumerate(forces):
        t.seat(seat, only_workers={"warriors": n} if n else {})
    t.event(TERRITORY, current=start)
    return t.s


def clockwise(players: int, start: int) -> list[int]:
    return [(start + i) % players for i in range(players)]


class Sale:
    """One auction, carried on for as long as answers are known."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.said: list[tuple[int, int]] = []
        self.orders: dict[int, tuple[Order, ...]] = {}

    @property
    def question(self) -> Decision:
        (only,) = RULES.decisions(self.state)
        return only

    @property
    def open(self) -> bool:
        return self.question.kind == "bid"

    def answer(self, seat: int, action: Action) -> None:
        step = RULES.apply(self.state, seat, action)
        self.state = step.state
        told = [n.event for n in step.news if n.event.kind == "bid_made"]
        self.said += [(e.seat, e.amount) for e in told]

    def order(self, seat: int, most: int) -> None:
        self.orders[seat] = (Order("bid", "up_to", most),)

    def run(self) -> None:
        """Answer by orders until somebody without one is asked."""
        while self.open:
            orders = self.orders.get(self.question.seat, ())
            action = ordered(RULES.orderables, orders, self.question)
            if action is None:
                return
            self.answer(self.question.seat, action)

    def result(self) -> Result:
        assert not self.open
        won = self.question.kind == "send_force"
        seat, bid = (self.question.seat, self.question.facts["bid"]) if won else (-1, 0)
        return Result(seat, int(str(bid)), tuple(self.said))


TABLES = [(n, start) for n in (2, 3, 4) for start in range(n)]
"""Players and who reveals the territory."""


@pytest.mark.sliced
@pytest.mark.rule("NS-7.6")
@pytest.mark.parametrize(("players", "start"), TABLES)
def test_every_auction_of_small_maxima(players: int, start: int) -> None:
    state = opened(players, start, (PLENTY,) * players)
    for maxima in product(MAXIMA, repeat=players):
        sale = Sale(state)
        for seat, most in enumerate(maxima):
            sale.order(seat, most)
        sale.run()
        strategies = {seat: up_to(most) for seat, most in enumerate(maxima)}
        expected = by_the_rule(clockwise(players, start), strategies)
        assert sale.result() == expected, maxima
        if expected.bid:
            assert all(m <= expected.bid for s, m in enumerate(maxima) if s != expected.seat)


@pytest.mark.parametrize("forces", [(2, PLENTY, 4), (0, 3, 3), (1, 0, 0), (0, 0, 0)])
@pytest.mark.parametrize("start", [0, 2])
def test_nobody_bids_more_than_he_can_send(forces: tuple[int, ...], start: int) -> None:
    """Whoever has no unit has passed already; a maximum beyond the force is the force."""
    for maxima in product(MAXIMA, repeat=3):
        sale = Sale(opened(3, start, forces))
        for seat, most in enumerate(maxima):
            sale.order(seat, most)
        sale.run()
        bidders = [seat for seat in clockwise(3, start) if forces[seat]]
        strategies = {seat: up_to(min(maxima[seat], forces[seat])) for seat in bidders}
        assert sale.result() == by_the_rule(bidders, strategies), maxima


@pytest.mark.sliced
@pytest.mark.parametrize("start", range(3))
def test_the_order_in_which_maxima_arrive_does_not_matter(start: int) -> None:
    state = opened(3, start, (PLENTY,) * 3)
    for maxima in product(MAXIMA, repeat=3):
        expected = by_the_rule(
            clockwise(3, start), {seat: up_to(most) for seat, most in enumerate(maxima)}
        )
        for arrival in permutations(range(3)):
            sale = Sale(state)
            for seat in arrival:
                sale.order(seat, maxima[seat])
                sale.run()
            assert sale.result() == expected, (maxima, arrival)


@pytest.mark.sliced
@pytest.mark.parametrize("start", range(3))
@pytest.mark.parametrize("hand", range(3))
def test_one_without_a_maximum_bids_in_turn(start: int, hand: int) -> None:
    """`hand` raises by what he likes each time he is asked, the others have given maxima."""
    state = opened(3, start, (PLENTY,) * 3)
    others = [seat for seat in range(3) if seat != hand]
    for jumps in product(range(4), repeat=2):
        for maxima in product(MAXIMA, repeat=2):
            sale = Sale(state)
            for seat, most in zip(others, maxima, strict=True):
                sale.order(seat, most)
            sale.run()
            raises = iter(jumps)
            while sale.open:
                assert sale.question.seat == hand
                bid = said(sale.question.facts["high"], next(raises, 0))
                sale.answer(hand, Bid(bid) if bid else DropOut())
                sale.run()
            strategies = {s: up_to(m) for s, m in zip(others, maxima, strict=True)}
            strategies[hand] = raised_by(jumps)
            expected = by_the_rule(clockwise(3, start), strategies)
            assert sale.result() == expected, (jumps, maxima)


def raised_by(jumps: Sequence[int]) -> Strategy:
    """One raise after the other, then 0."""
    left = iter(jumps)
    return lambda high: said(high, next(left, 0))


def said(high: Any, jump: int) -> int:
    """A raise by a number, 0 if it is 0 or more than can be sent."""
    bid = int(high) + jump
    return bid if jump and bid <= PLENTY else 0


def test_the_later_bidders_are_known() -> None:
    """In turn order, with the menus they would have if they were asked now."""
    sale = Sale(opened(4, 2, (PLENTY, 0, 3, 5)))
    later: list[list[int]] = []
    for action in (Bid(1), Bid(3), DropOut(), DropOut()):
        coming = RULES.upcoming(sale.state)
        later.append([d.seat for d in coming])
        for d in (*coming, sale.question):
            high = int(str(sale.question.facts["high"]))
            most = most_force(sale.state, d.seat)
            amounts = [m for m in d.menus if isinstance(m, Amount)]
            assert [(m.low, m.high) for m in amounts] == [(high + 1, most)] * (most > high)
            assert d.accepts(DropOut())
            assert (d.kind, d.facts) == ("bid", sale.question.facts)
        sale.answer(sale.question.seat, action)
    assert later == [[3, 0], [0, 2], [2, 3], [3]]
    assert (sale.question.kind, sale.question.seat) == ("send_force", 3)
    assert RULES.upcoming(sale.state) == ()


def test_an_order_may_be_for_one_territory() -> None:
    (question,) = RULES.decisions(opened(2, 0, (3, 3)))
    orders = (
        Order("bid", "up_to", 2, {"territory": TERRITORY}),
        Order("bid", "drop_out"),
    )
    assert ordered(RULES.orderables, orders, question) == Bid(1)
    other = (Order("bid", "up_to", 2, {"territory": "vast_territory_i"}),)
    assert ordered(RULES.orderables, other, question) is None
    assert ordered(RULES.orderables, (*other, orders[1]), question) == DropOut()
