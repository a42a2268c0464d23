"""Standing orders: policies, which order holds, and that they are read-only."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from pydantic import TypeAdapter

from engine.core import (
    ONLY_ANSWER,
    Always,
    Amount,
    Cheapest,
    Decision,
    Least,
    Order,
    Orderable,
    Pick,
    Resign,
    Rng,
    Rules,
    Subset,
    UpTo,
    ordered,
)
from engine.core.orders import only_answer
from tests.kernel.toy import RULES
from tests.kernel.toy_words import Bid, Discard, Done, Pay, worth

HAND = ("b1", "b1", "b2", "b2", "b4", "b6")
PAY = Cheapest("pay", "pay", Done(), lambda pay: worth(pay.cards))
RAISE = UpTo("up_to", "bid", Done())
PASS = Always("pass", Done())
AUCTION = Orderable("bid", (RAISE, PASS), by=("seller", "high"))


def bidding(high: int = 2, most: int = 9, **facts: Any) -> Decision:
    menus: list[Any] = [Pick("pass", (Done(),))]
    if most > high:
        menus.append(Amount("bid", high + 1, most, Bid, "n"))
    return Decision(1, "bid", tuple(menus), {"high": high, **facts})


def paying(price: int, hand: tuple[str, ...] = HAND, low: int = 1, high: int = 25) -> Decision:
    menu = Subset("pay", hand, Pay, "cards", lambda c: worth(c) >= price, low, high)
    return Decision(0, "sacrifice", (menu, Pick("forfeit", (Done(),))))


# ----------------------------------------------------------------------------------- policies


def test_always_gives_one_answer_or_asks() -> None:
    assert PASS.answer(bidding(), None) == Done()
    assert Always("six", Bid(6)).answer(bidding(), None) == Bid(6)
    assert Always("six", Bid(6)).answer(bidding(high=6), None) is None


@pytest.mark.parametrize(
    ("high", "most", "amount", "answer"),
    [
        (0, 9, 5, Bid(1)),
        (2, 9, 5, Bid(3)),
        (4, 9, 5, Bid(5)),
        (5, 9, 5, Done()),
        (2, 2, 5, Done()),
        (0, 9, 0, Done()),
        (0, 9, None, None),
    ],
)
def test_up_to_bids_the_least_raise(high: int, most: int, amount: int, answer: Any) -> None:
    assert RAISE.answer(bidding(high, most), amount) == answer


def test_up_to_asks_where_one_cannot_pass() -> None:
    question = Decision(0, "bid", (Amount("bid", 6, 9, Bid, "n"),))
    assert RAISE.answer(question, 5) is None
    assert RAISE.answer(question, 6) == Bid(6)


def test_least_picks_by_rank() -> None:
    question = Decision(0, "discard", (Pick("discard", tuple(map(Discard, HAND))),))
    assert Least("low", "discard", lambda a: worth([a.card])).answer(question, None) == Discard(
        "b1"
    )
    high = Least("high", "discard", lambda a: -worth([a.card]))
    assert high.answer(question, None) == Discard("b6")
    assert Least("first", "discard").answer(question, None) == Discard("b1")
    assert Least("other", "pay").answer(question, None) is None


@pytest.mark.parametrize("price", range(1, 18))
def test_cheapest_is_as_cheap_as_can_be(price: int) -> None:
    """The fewest cards; of these the least worth: compared with all choices there are."""
    enough = [
        chosen
        for n in range(len(HAND) + 1)
        for chosen in combinations(HAND, n)
        if worth(chosen) >= price
    ]
    answer = PAY.answer(paying(price), None)
    if not enough:
        assert answer == Done()
        return
    fewest = min(map(len, enough))
    assert isinstance(answer, Pay)
    assert len(answer.cards) == fewest
    assert worth(answer.cards) == min(worth(c) for c in enough if len(c) == fewest)


def test_cheapest_of_a_big_hand_is_exact() -> None:
    """The best of very many choices may be the last one; bigger choices are never looked at."""
    hand = (*(f"b{n}" for n in range(30, 14, -1)), "b1", "b2", "b3", "b4")
    fewest = Cheapest("pay", "pay", Done(), lambda pay: total(pay.cards))
    menu = Subset("pay", hand, Pay, "cards", lambda c: total(c) >= 10, 4, 20)
    answer = fewest.answer(Decision(0, "sacrifice", (menu,)), None)
    assert answer == Pay(("b1", "b2", "b3", "b4"))


def total(cards: tuple[str, ...]) -> int:
    return sum(int(c[1:]) for c in cards)


def test_cheapest_without_a_way_out_asks() -> None:
    asks = Cheapest("pay", "pay", None, lambda pay: worth(pay.cards))
    assert asks.answer(paying(100), None) is None
    assert asks.answer(bidding(), None) is None
    assert PAY.answer(Decision(0, "x", (Pick("bid", (Bid(1),)),)), None) is None


# -------------------------------------------------------------------------------- which holds


def test_the_order_with_most_facts_holds_then_the_last() -> None:
    question = bidding(high=2, seller="ann")
    general = Order("bid", "up_to", 3)
    named = Order("bid", "up_to", 9, {"seller": "ann"})
    exact = Order("bid", "pass", None, {"seller": "ann", "high": 2})
    other = Order("bid", "pass", None, {"seller": "bob"})
    for orders in ((general, named), (named, general), (named, other), (other, named, general)):
        assert ordered((AUCTION,), orders, question) == Bid(3)
    assert ordered((AUCTION,), (exact, named, general), question) == Done()
    assert ordered((AUCTION,), (general, Order("bid", "pass")), question) == Done()
    assert ordered((AUCTION,), (Order("bid", "pass"), general), question) == Bid(3)
    assert ordered((AUCTION,), (other,), question) is None


def test_what_is_unknown_or_not_accepted_is_asked() -> None:
    question = bidding()
    assert ordered((), (Order("bid", "pass"),), question) is None
    assert ordered((AUCTION,), (Order("bid", "gone"),), question) is None
    assert ordered((AUCTION,), (Order("defend", "pass"),), question) is None
    assert ordered((AUCTION,), (), question) is None
    wrong = Orderable("bid", (Forward(),))
    assert ordered((wrong,), (Order("bid", "forward"),), question) is None


class Forward:
    """A policy with a mistake: its answer is not offered."""

    key = "forward"
    numbered = False

    def answer(self, decision: Decision, amount: int | None) -> Any:
        return Bid(100)


def test_the_order_for_every_question() -> None:
    every = Order(ONLY_ANSWER, ONLY_ANSWER)
    assert ordered((AUCTION,), (every,), bidding(high=9)) == Done()
    assert ordered((AUCTION,), (every,), bidding(high=8)) is None
    assert ordered((AUCTION,), (every, Order("bid", "up_to", 9)), bidding(high=8)) == Bid(9)
    number_missing = Order("bid", "up_to", None)
    assert ordered((AUCTION,), (number_missing, every), bidding(high=9)) == Done()


def test_a_grave_answer_is_no_choice_and_is_never_given() -> None:
    resign = Pick("resign", (Resign(),), confirm=True)
    assert only_answer(Decision(0, "act", (Pick("pass", (Done(),)), resign))) == Done()
    assert only_answer(Decision(0, "act", (resign,))) is None
    assert only_answer(Decision(0, "act", (Pick("bid", (Bid(1), Bid(2))), resign))) is None


def test_orders_are_stored_as_json() -> None:
    codec = TypeAdapter(Order)
    for order in (
        Order("bid", "up_to", 5, {"territory": "vast", "high": 3}),
        Order(ONLY_ANSWER, ONLY_ANSWER),
    ):
        assert codec.validate_json(codec.dump_json(order)) == order


def test_policies_are_found_by_their_key() -> None:
    assert AUCTION.policy("pass") is PASS
    assert AUCTION.policy("none") is None


# ------------------------------------------------------------------------------ the defaults


def test_a_game_that_offers_nothing() -> None:
    """The defaults of `Rules`: no later questions, no subjects, no turn ahead."""
    state = RULES.setup(RULES.options.model_validate({}), 2, 1).state
    assert Rules.orderables == ()
    assert Rules.upcoming(RULES, state) == ()
    assert Rules.order_subjects(RULES, RULES.view(state, 0), "bid", "high") == ()
    assert Rules.simulate_turn(RULES, state, 0, Rng(1)) is None
