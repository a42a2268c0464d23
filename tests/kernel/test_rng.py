"""Chance is the same on every machine and in every version."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import Rng

SPLITMIX64 = {  # the published first outputs for these seeds
    0: (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F),
    1234567: (6457827717110365317, 3203168211198807973, 9817491932198370423),
}


@pytest.mark.parametrize("seed", SPLITMIX64)
def test_published_vectors(seed: int) -> None:
    rng = Rng(seed)
    assert tuple(rng.below(1 << 64) for _ in range(3)) == SPLITMIX64[seed]


def test_pinned_draws() -> None:
    rng = Rng(1)
    assert [rng.below(6) for _ in range(12)] == DICE
    cards = list("abcdefghij")
    rng.shuffle(cards)
    assert "".join(cards) == SHUFFLED
    assert rng == Rng(WORD, draws=12 + 9)


DICE = [3, 4, 5, 2, 2, 4, 5, 3, 1, 4, 2, 3]
SHUFFLED = "gafcihbdje"
WORD = 0xFA8CFC37711C2DBA


def test_nothing_below_one() -> None:
    for n in (0, -1):
        with pytest.raises(ValueError, match=f"below {n}"):
            Rng(1).below(n)


def test_a_shuffle_of_one_card_draws_nothing() -> None:
    rng = Rng(5)
    rng.shuffle(["a"])
    rng.shuffle([])
    assert rng == Rng(5, draws=0)


@given(st.integers(0, (1 << 64) - 1), st.integers(1, 1 << 64))
def test_numbers_are_in_range_and_the_word_stays_in_64_bits(word: int, n: int) -> None:
    rng = Rng(word)
    assert 0 <= rng.below(n) < n
    assert 0 <= rng.word < 1 << 64
    assert rng.draws == 1


@given(st.integers(0, (1 << 64) - 1), st.lists(st.integers(), max_size=30))
def test_a_shuffle_keeps_every_card(word: int, cards: list[int]) -> None:
    shuffled = list(cards)
    Rng(word).shuffle(shuffled)
    assert Counter(shuffled) == Counter(cards)


def test_every_order_of_three_is_about_as_likely() -> None:
    rng, seen = Rng(99), Counter[str]()
    for _ in range(6000):
        cards = list("abc")
        rng.shuffle(cards)
        seen["".join(cards)] += 1
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values())


def test_choice() -> None:
    rng = Rng(4)
    assert {rng.choice("ab") for _ in range(20)} == {"a", "b"}
    with pytest.raises(ValueError, match="below 0"):
        rng.choice([])
