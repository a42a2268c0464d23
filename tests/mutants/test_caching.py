"""Whoever takes an answer from a cache is given the marks of whoever worked it out."""

from __future__ import annotations

import functools
from collections.abc import Iterator

import pytest

from tests.mutants import caching
from tests.mutants.caching import Turn


@pytest.fixture
def turn() -> Iterator[Turn]:
    kept = functools.lru_cache, functools.cache, functools.cached_property.__get__
    yield caching.install(set())
    functools.lru_cache, functools.cache = kept[:2]
    functools.cached_property.__get__ = kept[2]  # type: ignore[method-assign]


def next_test(turn: Turn) -> None:
    turn.begin()


def test_answers_bring_their_marks(turn: Turn) -> None:
    runs: list[int] = []

    @functools.cache
    def inner(n: int) -> int:
        turn.seen.add(1)
        runs.append(n)
        return n

    @functools.lru_cache(maxsize=2)
    def outer(n: int) -> int:
        turn.seen.add(2)
        return inner(n) + 1

    turn.seen.add(7)
    assert outer(3) == 4
    assert turn.seen == {1, 2, 7}
    next_test(turn)
    assert outer(3) == 4
    assert turn.seen == {1, 2}
    assert runs == [3], "it is still a cache"
    next_test(turn)
    assert inner(3) == 3
    assert turn.seen == {1}
    assert outer.cache_info()[:2] == (1, 1)
    outer.cache_clear()
    inner.cache_clear()
    assert outer(3) == 4
    assert runs == [3, 3]


def test_an_error_is_not_kept_and_its_marks_are(turn: Turn) -> None:
    @functools.cache
    def wrong(n: int) -> int:
        turn.seen.add(1)
        raise KeyError(n)

    turn.seen.add(7)
    for _ in range(2):
        with pytest.raises(KeyError):
            wrong(1)
    assert turn.seen == {1, 7}
    assert wrong.cache_info()[3] == 0


def test_properties_that_are_kept_bring_their_marks(turn: Turn) -> None:
    class Toy:
        @functools.cached_property
        def answer(self) -> int:
            turn.seen.add(5)
            return 42

    toy = Toy()
    assert toy.answer == 42
    next_test(turn)
    assert toy.answer == 42
    assert turn.seen == {5}


def test_a_test_costs_what_it_would_cost_by_itself(turn: Turn) -> None:
    @functools.cache
    def dear() -> int:
        return sum(range(300_000))

    @functools.cache
    def dearer() -> int:
        return dear() + sum(range(300_000))

    dear()
    assert turn.spared == 0
    next_test(turn)
    dearer()
    alone = turn.spared
    assert alone > 0, "the first one was found"
    next_test(turn)
    dearer()
    dearer()
    assert turn.spared > 1.2 * alone, "both were found, and count once"


def test_caches_of_others_stay_as_they_are(turn: Turn) -> None:
    assert type(functools.lru_cache(len)).__name__ == "_lru_cache_wrapper"
