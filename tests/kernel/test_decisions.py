"""Menus: what they accept, list, refuse and draw by chance."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import Amount, Decision, Pick, Reason, Rng, Subset, partition_legal
from tests.kernel.toy_words import Attack, Bid, Done, Draw, Explore, Pay, Retire, worth
from tests.witnesses import witnessed


def subset(*items: str, least: int = 0, low: int = 0, high: int = 25) -> Subset:
    return Subset("pay", items, Pay, "cards", lambda c: worth(c) >= least, low, high)


def decision(*menus: Pick | Subset | Amount) -> Decision:
    return Decision(0, "act", menus)


def test_pick() -> None:
    menu = Pick("act", (Draw(), Attack(1)), refused=((Attack(2), Reason("too_strong")),))
    assert menu.accepts(Attack(1))
    assert not menu.accepts(Attack(2))
    assert list(menu.every()) == [Draw(), Attack(1)]
    assert menu.refusal(Attack(2)) == Reason("too_strong")
    assert menu.refusal(Attack(3)) is None


def test_a_menu_may_answer_for_everything_that_is_declined() -> None:
    def declines(action: object) -> Reason | None:
        return Reason("asleep") if action == Draw() else None

    menu = Pick("act", (Attack(1),), refused=((Draw(), Reason("other")),), declines=declines)
    assert menu.refusal(Draw()) == Reason("asleep")
    assert decision(Pick("go", (Done(),)), menu).refusal(Draw()) == Reason("asleep")
    assert decision(menu).refusal(Attack(2)) == Reason("not_offered", {"kind": "attack"})
    assert menu == Pick("act", (Attack(1),), refused=((Draw(), Reason("other")),))


def test_wishes_are_sifted_into_offers_and_near_misses() -> None:
    looked: list[int] = []

    def obstacle(wish: Attack) -> Reason | None:
        looked.append(wish.target)
        return {2: Reason("far"), 3: Reason("night")}.get(wish.target)

    wishes = [Attack(n) for n in (1, 2, 3, 4)]
    far, night = (Attack(2), Reason("far")), (Attack(3), Reason("night"))
    assert partition_legal(wishes, obstacle) == ([Attack(1), Attack(4)], [far, night])
    looked.clear()
    assert partition_legal(wishes, obstacle, common={"night"}) == ([Attack(1)], [far, night])
    assert looked == [1, 2, 3], "what is in everybody's way is found once"


def test_subset_accepts_any_order_but_no_card_twice() -> None:
    menu = subset("b1", "b1", "b4", least=5)
    assert menu.accepts(Pay(("b4", "b1")))
    assert menu.accepts(Pay(("b1", "b4", "b1")))
    assert not menu.accepts(Pay(("b4", "b4")))
    assert not menu.accepts(Pay(("b1", "b1")))
    assert not menu.accepts(Draw())


def test_subset_lists_each_choice_once_smallest_first() -> None:
    menu = subset("b2", "b1", "b1", low=1)
    assert [a.cards for a in menu.every()] == [  # type: ignore[attr-defined]
        ("b1",),
        ("b2",),
        ("b1", "b1"),
        ("b1", "b2"),
        ("b1", "b1", "b2"),
    ]


def test_subset_limits() -> None:
    menu = subset("b1", "b2", "b4", low=1, high=2)
    assert not menu.accepts(Pay(()))
    assert not menu.accepts(Pay(("b1", "b2", "b4")))
    assert all(1 <= len(a.cards) <= 2 for a in menu.every())  # type: ignore[attr-defined]


def test_amount() -> None:
    menu = Amount("bid", 2, 4, Bid, "n")
    assert [a.n for a in menu.every()] == [2, 3, 4]  # type: ignore[attr-defined]
    assert menu.accepts(Bid(4))
    assert not menu.accepts(Bid(5))
    assert not menu.accepts(Bid(True))
    assert not menu.accepts(Bid("3"))  # type: ignore[arg-type]
    assert not menu.accepts(Draw())


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Attack(2), Reason("too_strong", {"mine": 3, "theirs": 4})),
        (Bid(9), Reason("number_between", {"low": 1, "high": 5})),
        (Bid(-1), Reason("number_between", {"low": 1, "high": 5})),
        (Pay(("b6",)), Reason("no_such_item", {"items": ("b6",)})),
        (Pay(("b2", "b2")), Reason("no_such_item", {"items": ("b2",)})),
        (Pay(()), Reason("choose_between", {"low": 1, "high": 2})),
        (Pay(("b1",)), Reason("choice_will_not_do")),
        (Explore(), Reason("not_offered", {"kind": "explore"})),
        (Attack(5), Reason("not_offered", {"kind": "attack"})),
    ],
)
def test_reasons_of_refusals(action: Attack | Bid | Pay | Explore, reason: Reason) -> None:
    strong = Reason("too_strong", {"mine": 3, "theirs": 4})
    question = decision(
        Pick("act", (Draw(),), refused=((Attack(2), strong),)),
        Amount("bid", 1, 5, Bid, "n"),
        subset("b1", "b2", "b4", least=3, low=1, high=2),
    )
    assert not question.accepts(action)
    assert question.refusal(action) == reason


def test_a_decision_joins_its_menus() -> None:
    question = decision(Pick("act", (Draw(), Done())), Amount("bid", 1, 2, Bid, "n"))
    assert list(question.every()) == [Draw(), Done(), Bid(1), Bid(2)]
    assert question.accepts(Bid(2))
    assert not question.accepts(Retire())


def test_every_answer_is_drawn_about_equally_often() -> None:
    question = decision(
        Pick("act", (Draw(), Done())),
        Amount("bid", 1, 3, Bid, "n"),
        subset("b1", "b2", low=1),
    )
    rng, seen = Rng(3), Counter[object]()
    for _ in range(8000):
        seen[question.sample(rng)] += 1
    assert set(seen) == set(question.every())
    assert all(850 < n < 1150 for n in seen.values())


def test_grave_answers_are_left_alone_unless_nothing_else_is_there() -> None:
    grave = Pick("retire", (Retire(),), confirm=True)
    both = decision(grave, Pick("act", (Draw(),)))
    assert {both.sample(Rng(seed)) for seed in range(30)} == {Draw()}
    assert decision(grave).sample(Rng(1)) == Retire()
    empty = Pick("act", ())
    assert decision(grave, empty).sample(Rng(1)) == Retire()


def test_a_big_subset_is_sampled_without_listing_it() -> None:
    question = decision(subset(*["b1"] * 12, *["b2"] * 12, least=20, low=5))
    rng, sizes = Rng(8), set[int]()
    for _ in range(50):
        action = question.sample(rng)
        assert question.accepts(action)
        sizes.add(len(action.cards))  # type: ignore[attr-defined]
    witnessed(sizes, "sizes that are drawn", "50 answers, seed 8", least=6)


def test_a_big_subset_with_one_answer_is_found() -> None:
    items = ("b6", *(f"b{n % 2 + 1}" for n in range(11)))
    menu = Subset("pay", items, Pay, "cards", lambda c: c == ("b6",), 1, 12)
    assert decision(menu).sample(Rng(1)) == Pay(("b6",))


items = st.lists(st.sampled_from(["b1", "b2", "b4", "b6"]), max_size=8)


@pytest.mark.sliced(5)
@given(items, st.integers(0, 12), st.integers(0, 3), st.integers(0, 9), st.integers(0, 1 << 32))
def test_listing_accepting_and_sampling_agree(
    cards: list[str], least: int, low: int, high: int, seed: int
) -> None:
    menu = subset(*cards, least=least, low=low, high=high)
    every = list(islice(menu.every(), 600))
    assert len(set(every)) == len(every) == menu.weight()
    assert all(menu.accepts(a) and menu.refusal(a) is None for a in every)
    if every:
        assert decision(menu).sample(Rng(seed)) in every
    drawn = Pay(tuple(c for c in cards if Rng(seed).below(2)))
    assert menu.accepts(drawn) == (Pay(tuple(sorted(drawn.cards))) in every)
    assert (menu.refusal(drawn) is None) == menu.accepts(drawn)
