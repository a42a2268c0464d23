"""Several whole numbers at once: what such a menu accepts, lists, refuses and draws by chance."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from engine.checking import _questions
from engine.core import Cheapest, Decision, Pick, Reason, Rng, Share, Shares, value
from engine.players import SafestPlayer
from tests.witnesses import witnessed


@value
class Send:
    workers: Shares
    kind: Literal["send"] = "send"


@value
class Stay:
    kind: Literal["stay"] = "stay"


@value
class Cards:
    workers: tuple[str, ...]
    kind: Literal["cards"] = "cards"


def share(low: int = 0, high: int | None = None, **parts: tuple[int, int]) -> Share:
    return Share("send", parts, Send, "workers", lambda n: n.get("sea") != 1, low, high)


def within(part: str, low: int, high: int) -> Reason:
    return Reason("number_between", {"part": part, "low": low, "high": high})


FOUR = share(3, 4, forest=(0, 3), mine=(1, 2))
SEA = share(3, 4, forest=(0, 3), mine=(1, 2), sea=(0, 1))


def test_an_action_names_what_there_is_of() -> None:
    menu = share(forest=(0, 3), mine=(0, 2), quarry=(0, 5))
    sent = menu.built({"quarry": 2, "forest": 3})
    assert sent == Send((("forest", 3), ("quarry", 2)))
    assert menu.numbers(sent) == {"forest": 3, "mine": 0, "quarry": 2}
    assert menu.size(sent) == 5
    codec = TypeAdapter(Send)
    assert codec.validate_json(codec.dump_json(sent)) == sent
    assert menu.accepts(codec.validate_json('{"workers": [["mine", 1]], "kind": "send"}'))


def test_all_choices_by_their_total() -> None:
    assert [a.workers for a in FOUR.every()] == [  # type: ignore[attr-defined]
        (("forest", 2), ("mine", 1)),
        (("forest", 1), ("mine", 2)),
        (("forest", 3), ("mine", 1)),
        (("forest", 2), ("mine", 2)),
    ]
    assert FOUR.weight() == 4


@pytest.mark.parametrize(
    ("shares", "reason"),
    [
        ((("forest", 4), ("mine", 1)), within("forest", 0, 3)),
        ((("forest", 3),), within("mine", 1, 2)),
        ((("forest", -1), ("mine", 1)), within("forest", 0, 3)),
        ((("forest", 2), ("hill", 1)), Reason("no_such_item", {"items": ("hill",)})),
        ((("forest", 1), ("mine", 1)), Reason("choose_between", {"low": 3, "high": 4})),
        ((("mine", 2), ("sea", 1)), Reason("choice_will_not_do")),
        ((("mine", 1), ("forest", 2)), Reason("not_offered", {"kind": "send"})),
        ((("forest", 0), ("mine", 2)), Reason("not_offered", {"kind": "send"})),
        ((("forest", 1), ("mine", 2), ("forest", 2)), Reason("not_offered", {"kind": "send"})),
        ((("forest", True), ("mine", 2)), Reason("not_offered", {"kind": "send"})),
        ((("forest", 2.0), ("mine", 1)), Reason("not_offered", {"kind": "send"})),
    ],
)  # fmt: skip
def test_reasons_of_refusals(shares: Shares, reason: Reason) -> None:
    question = Decision(0, "send", (SEA,))
    assert not question.accepts(Send(shares))
    assert question.refusal(Send(shares)) == reason


def test_other_actions_are_no_answers() -> None:
    for action in (Stay(), Cards(("a1", "b2")), Cards(())):
        assert not FOUR.accepts(action)
        assert FOUR.refusal(action) is None


def test_every_answer_is_drawn_about_equally_often() -> None:
    question = Decision(0, "send", (FOUR, Pick("stay", (Stay(),))))
    rng, seen = Rng(3), Counter[object]()
    for _ in range(5000):
        seen[question.sample(rng)] += 1
    assert set(seen) == set(question.every())
    assert all(850 < n < 1150 for n in seen.values())


def test_a_big_menu_is_drawn_from_without_listing_it() -> None:
    menu = share(150, 400, **dict.fromkeys("abcde", (0, 100)))
    rng, sizes = Rng(8), set[int]()
    for _ in range(50):
        action = Decision(0, "send", (menu,)).sample(rng)
        assert menu.accepts(action)
        sizes.add(menu.size(action))
    witnessed(sizes, "sizes that are drawn", "50 answers, seed 8", least=21)
    assert len(list(islice(menu.every(), 10))) == 10
    assert menu.weight() == 512


def test_the_one_answer_of_a_big_menu_is_found() -> None:
    menu = share(0, 0, **dict.fromkeys("abc", (0, 100)))
    assert menu.sample(Rng(1)) == Send(())


def test_a_menu_without_an_answer() -> None:
    for menu in (
        share(9, forest=(0, 3)),
        share(forest=(2, 1), mine=(2, 1)),
        share(999, a=(0, 600)),
    ):
        assert list(menu.every()) == []
        assert menu.weight() == 0


names = st.sampled_from(["forest", "mine", "quarry", "sea"])
ranges = st.tuples(st.integers(0, 3), st.integers(0, 4)).map(lambda b: (b[0], b[0] + b[1]))


@given(
    st.dictionaries(names, ranges),
    st.integers(0, 9),
    st.integers(0, 9),
    st.dictionaries(names, st.integers(0, 8)),
)
def test_listing_accepting_and_refusing_agree(
    parts: dict[str, tuple[int, int]], least: int, most: int, chosen: dict[str, int]
) -> None:
    menu = share(least, most, **parts)
    every = list(menu.every())
    sizes = [menu.size(a) for a in every]
    assert sizes == sorted(sizes)
    assert len(set(every)) == len(every)
    assert all(menu.accepts(a) and menu.refusal(a) is None for a in every)
    drawn = Send(tuple((part, n) for part, n in chosen.items() if n))
    assert menu.accepts(drawn) == (drawn in every)
    known = menu.numbers(drawn) is not None
    assert (menu.refusal(drawn) is None) == (menu.accepts(drawn) or not known)


def test_two_menus_differ_by_their_parts_and_answers() -> None:
    def seen(*menus: Share) -> object:
        return _questions([Decision(0, "send", menus)])

    assert seen(FOUR) == seen(share(3, 4, forest=(0, 3), mine=(1, 2)))
    assert seen(FOUR) != seen(share(2, 4, forest=(0, 3), mine=(1, 2)))
    assert seen(FOUR) != seen(share(3, 4, forest=(0, 3), mine=(1, 3)))


def test_an_order_takes_the_lowest_total_and_of_these_the_cheapest() -> None:
    policy = Cheapest("pay", "send", None, lambda a: dict(a.workers).get("forest", 0))
    assert policy.answer(Decision(0, "send", (FOUR,)), None) == FOUR.built({"forest": 1, "mine": 2})


def test_the_safest_answer_sends_the_fewest() -> None:
    menu = share(2, forest=(0, 3), mine=(0, 3))
    found = {SafestPlayer().choose(None, Decision(0, "x", (menu,)), Rng(n)) for n in range(9)}
    assert {menu.size(a) for a in found} == {2}
