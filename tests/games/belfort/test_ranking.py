"""Places and ties of districts and majorities; the points are those of the rulebook's examples."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.belfort.components import BOX
from engine.games.belfort.goods import Goods
from engine.games.belfort.ranking import points

FOUR, THREE, WORKERS = (5, 3, 1), (5, 3), (3, 1)


@pytest.mark.rule("BF-9.2", "BF-9.3", "BF-9.4", "BF-9.5", "BF-11.7")
@pytest.mark.parametrize(
    ("places", "counts", "won"),
    [
        pytest.param(FOUR, (4, 2, 2, 1), (5, 1, 1, 0), marks=pytest.mark.rule("BFC-18.23")),
        pytest.param(WORKERS, (5, 4, 3, 3), (3, 1, 0, 0), marks=pytest.mark.rule("BFC-18.24")),
        pytest.param(WORKERS, (5, 5, 4, 3), (1, 1, 0, 0), marks=pytest.mark.rule("BFC-18.25")),
        pytest.param(WORKERS, (3, 2, 2, 2), (3, 0, 0, 0), marks=pytest.mark.rule("BFC-18.26")),
        pytest.param(FOUR, (3, 3, 2, 1), (3, 3, 1, 0), marks=pytest.mark.rule("BFC-19.4")),
        pytest.param(FOUR, (3, 3, 3, 1), (3, 3, 3, 1), marks=pytest.mark.rule("BFC-19.5")),
        pytest.param(FOUR, (2, 2, 2, 2), (3, 3, 3, 3), marks=pytest.mark.rule("BFC-19.6")),
        pytest.param(FOUR, (2, 0, 0, 0, 0), (5, 0, 0, 0, 0), marks=pytest.mark.rule("BFC-19.7")),
        pytest.param(THREE, (4, 2, 2), (5, 0, 0), marks=pytest.mark.rule("BFC-19.8")),
        pytest.param(THREE, (2, 2, 1), (3, 3, 0), marks=pytest.mark.rule("BFC-19.8")),
        pytest.param(FOUR, (2, 1, 2, 0), (3, 1, 3, 0), marks=pytest.mark.rule("BFC-19.10")),
        pytest.param(WORKERS, (5, 4, 4, 4), (3, 0, 0, 0), marks=pytest.mark.rule("BFC-19.11")),
        pytest.param(WORKERS, (4, 3, 4, 4), (1, 0, 1, 1), marks=pytest.mark.rule("BFC-19.11")),
    ],
)
def test_places(places: tuple[int, ...], counts: tuple[int, ...], won: tuple[int, ...]) -> None:
    assert tuple(points(dict(enumerate(counts)), places).values()) == won


@pytest.mark.sliced
@given(st.lists(st.integers(0, 6), min_size=1, max_size=5), st.randoms(use_true_random=False))
def test_points_hang_on_counts_alone_and_fall_with_them(counts: list[int], luck: object) -> None:
    """BF-9.4, BF-9.5: equal counts, equal points; fewer never more; the order means nothing."""
    told = list(enumerate(counts))
    won = points(dict(told), FOUR)
    luck.shuffle(told)  # type: ignore[attr-defined]
    assert points(dict(told), FOUR) == won
    for a, n in enumerate(counts):
        assert n or not won[a]
        assert won[a] in (0, 1, 3, 5)
        assert all(won[a] <= won[b] for b, m in enumerate(counts) if n <= m and m)
    assert list(won.values()).count(5) <= 1


@pytest.mark.rule("BF-7.8", "BFC-19.1")
def test_tax() -> None:
    scores = (0, 1, 5, 6, 10, 11, 15, 16, 20, 21, 50, 51, 56)
    assert [BOX.tax.due(score) for score in scores] == [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 9, 10, 11]


@pytest.mark.rule("BF-10.2", "BFC-19.9")
def test_worth_of_goods() -> None:
    assert BOX.value(Goods(wood=2, metal=1, gold=1)) == 5
    assert BOX.value(Goods(stone=4)) == 4
