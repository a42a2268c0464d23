"""Chance is the same on every machine and in every version."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from engine.core import Chance, Rng, SplitMix64, clone
from engine.core.rng import Draws, generator

SPLITMIX64 = {  # the published first outputs for these seeds
    0: (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F),
    1234567: (6457827717110365317, 3203168211198807973, 9817491932198370423),
}
BIG = 0xF0E1D2C3B4A5968778695A4B3C2D1E0F00112233445566778899AABBCCDDEEFF
FIRST = 0x405CF11E79BA3737
DICE = [2, 2, 2, 5, 2, 1, 5, 5, 2, 4, 2, 4]
SHUFFLED = "fbecjdgiha"
FORKED = 0x685C337195A72B484897981405E724D8B787BB70774ACEF9C56E3195296CF4F5
CODEC: TypeAdapter[Chance] = TypeAdapter(Chance)

secrets = st.integers(0, (1 << 256) - 1)
generators = st.one_of(secrets.map(Rng), st.integers(0, (1 << 64) - 1).map(SplitMix64))


def test_who_draws_no_numbers_is_no_generator() -> None:
    with pytest.raises(TypeError, match="below"):
        Draws()  # type: ignore[abstract]


@pytest.mark.parametrize("seed", SPLITMIX64)
def test_published_vectors_of_the_old_generator(seed: int) -> None:
    rng = SplitMix64(seed)
    assert tuple(rng.below(1 << 64) for _ in range(3)) == SPLITMIX64[seed]


def test_pinned_draws_of_the_old_generator() -> None:
    """Games that were begun with it must come out the same when they are played again."""
    rng = SplitMix64(1)
    assert [rng.below(6) for _ in range(12)] == [3, 4, 5, 2, 2, 4, 5, 3, 1, 4, 2, 3]
    cards = list("abcdefghij")
    rng.shuffle(cards)
    assert "".join(cards) == "gafcihbdje"
    assert rng == SplitMix64(0xFA8CFC37711C2DBA, draws=12 + 9)


def test_pinned_draws() -> None:
    """Written down once: with another algorithm no game that was begun could be verified."""
    rng = Rng(BIG)
    assert rng.below(1 << 64) == FIRST
    assert [rng.below(6) for _ in range(12)] == DICE
    cards = list("abcdefghij")
    rng.shuffle(cards)
    assert "".join(cards) == SHUFFLED
    assert rng == Rng(BIG, draws=1 + 12 + 9)
    assert rng.fork().secret == FORKED


@pytest.mark.sliced(5)
@given(secrets, st.integers(0, 1 << 40))
def test_a_number_is_the_keyed_hash_of_the_counter(secret: int, counter: int) -> None:
    key = bytes.fromhex(f"{secret:064x}")
    wanted = blake2b(counter.to_bytes(8, "big"), digest_size=8, key=key).hexdigest()
    assert f"{Rng(secret, counter).below(1 << 64):016x}" == wanted


def test_numbers_that_would_favour_some_are_left_out() -> None:
    """Of 2**64 hashes, all above three quarters would fall on the same third of what is asked."""
    n = 3 << 62
    found, used = Rng(5), Counter[bool]()
    for i in range(200):
        before = found.draws
        number = found.below(n)
        hashes = [Rng(5, at).below(1 << 64) for at in range(before, found.draws)]
        assert all(h >= n for h in hashes[:-1]), i
        assert hashes[-1] == number < n
        used[len(hashes) > 1] += 1
    assert used[True] > 20
    assert used[False] > 100


@pytest.mark.parametrize("rng", [Rng(1), SplitMix64(1)])
def test_nothing_below_one_or_above_a_hash(rng: Chance) -> None:
    for n in (0, -1, (1 << 64) + 1):
        with pytest.raises(ValueError, match=f"below {n}"):
            rng.below(n)


def test_a_shuffle_of_one_card_draws_nothing() -> None:
    rng = Rng(5)
    rng.shuffle(["a"])
    rng.shuffle([])
    assert rng == Rng(5, draws=0)


@given(generators, st.integers(1, 1 << 64))
def test_numbers_are_in_range(rng: Chance, n: int) -> None:
    assert 0 <= rng.below(n) < n
    assert rng.draws >= 1
    if isinstance(rng, SplitMix64):
        assert 0 <= rng.word < 1 << 64


@given(generators, st.lists(st.integers(), max_size=30))
def test_a_shuffle_keeps_every_card(rng: Chance, cards: list[int]) -> None:
    shuffled = list(cards)
    rng.shuffle(shuffled)
    assert Counter(shuffled) == Counter(cards)


@pytest.mark.parametrize("rng", [Rng(99), SplitMix64(99)])
def test_every_order_of_three_is_about_as_likely(rng: Chance) -> None:
    seen = Counter[str]()
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


@given(generators)
def test_a_save_says_which_generator_it_was(rng: Chance) -> None:
    rng.below(7)
    assert CODEC.validate_json(CODEC.dump_json(rng)) == rng
    assert clone(rng) == rng


@pytest.mark.parametrize(
    "text",
    [
        '{"secret": 1, "word": 2, "draws": 0}',
        '{"draws": 0}',
        '{"secret": "1", "draws": 0}',
        '{"secret": 1.0, "draws": 0}',
        '{"secret": -1, "draws": 0}',
        '{"secret": 1, "draws": -1}',
        f'{{"secret": {1 << 256}, "draws": 0}}',
    ],
)
def test_a_save_of_neither_is_refused(text: str) -> None:
    with pytest.raises(ValidationError):
        CODEC.validate_json(text)


def test_a_generator_of_ones_own() -> None:
    for given_one in (Rng(3, 4), SplitMix64(3, 4)):
        mine = generator(given_one)
        mine.below(5)
        assert given_one.draws == 4
        assert mine.draws > 4
    assert generator(-1) == Rng((1 << 256) - 1)
    assert generator((1 << 256) + 5) == Rng(5)
