"""What is told of ratings: places, bands, and how many games it takes."""

from __future__ import annotations

from tables.model.ratings import Estimate
from tables.model.standing import (
    LEAST_GAMES,
    LEAST_RATED,
    SILENT,
    Forecasts,
    Place,
    Standing,
    ranked,
)


def one(
    user: int,
    strength: float,
    doubt: float = 0.3,
    *,
    games: int = LEAST_GAMES,
    rated: int = LEAST_RATED,
    island: int = 0,
) -> Standing:
    return Standing(user, Estimate(strength, doubt), games, rated, 0.0, island)


def places(*standings: Standing) -> list[list[tuple[int, int, int]]]:
    """By island: who is between which places."""

    def told(place: Place) -> tuple[int, int, int]:
        return place.standing.user_id, place.first, place.last

    return [list(map(told, people)) for people in ranked(standings)]


def test_who_cannot_be_told_apart_shares_places() -> None:
    alike = [one(1, 0.0), one(2, 0.1), one(3, 0.2)]
    assert places(*alike) == [[(3, 1, 3), (2, 1, 3), (1, 1, 3)]]
    apart = [one(1, 0.0), one(2, 2.0), one(3, 4.0)]
    assert places(*apart) == [[(3, 1, 1), (2, 2, 2), (1, 3, 3)]]


def test_a_chain_of_bands_that_overlap_is_no_group() -> None:
    """The first and the last of four are apart, although each overlaps with the next one."""
    chain = [one(n, -0.6 * n) for n in range(1, 5)]
    assert places(*chain) == [[(1, 1, 2), (2, 1, 3), (3, 2, 4), (4, 3, 4)]]


def test_the_lower_end_of_the_band_decides_who_stands_above() -> None:
    sure, unsure = one(1, 1.0, 0.2), one(2, 1.3, 0.9)
    assert [user for user, _, _ in places(unsure, sure)[0]] == [1, 2]


def test_people_who_never_met_are_in_lists_of_their_own() -> None:
    found = [one(1, 0.0), one(2, 5.0, island=1), one(3, 0.5), one(4, -5.0)]
    assert places(*found) == [[(3, 1, 2), (1, 1, 2), (4, 3, 3)], [(2, 1, 1)]]


def test_nothing_is_told_after_few_games() -> None:
    assert places(one(1, 0.0, games=LEAST_GAMES - 1), one(2, 0.0, rated=LEAST_RATED - 1)) == []
    assert one(1, 0.0).told


def test_who_has_not_played_for_long_is_resting() -> None:
    assert not one(1, 0.0).resting(SILENT - 1)
    assert one(1, 0.0).resting(SILENT)


def test_forecasts_count_ties_as_half() -> None:
    assert Forecasts(55, 65, 4, 2.5).share == 62
