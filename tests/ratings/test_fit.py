"""How strong players are: estimates that state their doubt truly."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from statistics import mean

import pytest

from tables.model import ratings
from tables.model.ratings import Estimate, Result, fit, islands

PEOPLE, LEAGUES = 40, 12
SIZES = ((2,), (3,), (4,), (5,), (2, 3, 4))
SPREADS = (0.58, 1.15)
"""Of true strengths: people who play alike, and people who do not."""


def told(*places: object) -> Result[object]:
    """A game whose places were these; players in a tuple share one."""
    return Result(tuple(one if isinstance(one, tuple) else (one,) for one in places))


def league(
    spread: float, rounds: int, sizes: Sequence[int], seed: int
) -> tuple[list[float], list[Result[int]]]:
    """Simulated people: how strong they truly are, and the results of their games."""
    chance = random.Random(seed)
    true = [chance.gauss(0, spread) for _ in range(PEOPLE)]
    found = []
    for number in range(rounds):
        size, order = sizes[number % len(sizes)], chance.sample(range(PEOPLE), PEOPLE)
        for first in range(0, PEOPLE - size + 1, size):
            seated = order[first : first + size]
            played = {i: true[i] - math.log(-math.log(chance.random())) for i in seated}
            best = sorted(seated, key=lambda i: -played[i])
            found.append(Result(tuple((i,) for i in best)))
    return true, found


@pytest.mark.sliced(10)
@pytest.mark.parametrize("rounds", [10, 20, 40])
@pytest.mark.parametrize("sizes", SIZES, ids=str)
@pytest.mark.parametrize("spread", SPREADS)
def test_the_truth_is_within_two_standard_deviations(
    spread: float, sizes: Sequence[int], rounds: int
) -> None:
    covered = []
    for seed in range(LEAGUES):
        true, results = league(spread, rounds, sizes, seed)
        found = fit(results)
        middle = mean(found.of(i).strength - true[i] for i in range(PEOPLE))
        for i in range(PEOPLE):
            estimate = found.of(i)
            off = estimate.strength - middle - true[i]
            covered.append(abs(off) <= 2 * estimate.doubt)
    assert 0.90 <= mean(covered) <= 0.99


@pytest.mark.sliced(10)
@pytest.mark.parametrize("sizes", SIZES, ids=str)
@pytest.mark.parametrize("spread", SPREADS)
def test_forecasts_are_nearly_as_good_as_the_truth(spread: float, sizes: Sequence[int]) -> None:
    said, truth = [], []
    for seed in range(LEAGUES):
        true, results = league(spread, 30, sizes, seed)
        later = results[len(results) * 2 // 3 :]
        found = fit(results[: len(results) * 2 // 3])
        for result in later:
            order = [player for place in result.places for player in place]
            for a, winner in enumerate(order):
                for loser in order[a + 1 :]:
                    said.append(-math.log(found.ahead(winner, loser)))
                    truth.append(math.log1p(math.exp(true[loser] - true[winner])))
    assert mean(said) < mean(truth) + 0.05


def test_doubts_count_those_of_the_others() -> None:
    """Ann has met Bob alone, and Bob Chloe alone: compared with the inverse of the curvature, less
    what nobody knows of all three together."""
    found = fit([told("Ann", "Bob"), told("Bob", "Ann"), told("Bob", "Chloe")] * 6, spread=2.0)
    ann, bob, chloe = (found.of(name).strength for name in ("Ann", "Bob", "Chloe"))

    def bend(one: float, other: float, games: int) -> float:
        ahead = 1 / (1 + math.exp(other - one))
        return games * ahead * (1 - ahead)

    a, b, prior = bend(ann, bob, 12), bend(bob, chloe, 6), 1 / 2.0**2
    whole = (a + prior) * ((a + b + prior) * (b + prior) - b * b) - a * a * (b + prior)
    minors = {
        "Ann": (a + b + prior) * (b + prior) - b * b,
        "Bob": (a + prior) * (b + prior),
        "Chloe": (a + prior) * (a + b + prior) - a * a,
    }
    for name, minor in minors.items():
        assert found.of(name).doubt == pytest.approx(
            math.sqrt(minor / whole - 1 / (3 * prior)), rel=0.001
        )


def test_one_kind_of_computer_at_several_seats_is_one_player() -> None:
    """Against two of a kind, who comes first, second and last as often is as strong as they are."""
    first, second = told("good", "weak", "weak"), told("weak", "good", "weak")
    equal = fit([first, second, told("weak", "weak", "good")] * 20, spread=1.0)
    good, weak = equal.of("good"), equal.of("weak")
    assert good.strength == pytest.approx(0, abs=0.001)
    assert good.strength == pytest.approx(-weak.strength)
    assert good.doubt == pytest.approx(weak.doubt)
    assert fit([first, second] * 30, spread=1.0).of("good").strength > 0.3


def test_any_order_of_the_results_gives_the_same_numbers() -> None:
    _, results = league(1.0, 12, (2, 3, 4), 1)
    first = fit(results)
    for seed in range(3):
        assert fit(random.Random(seed).sample(results, len(results))) == first


def test_yesterdays_numbers_change_nothing() -> None:
    _, results = league(1.0, 12, (2, 3, 4), 2)
    first = fit(results)
    again = fit(results, start={i: e.strength + 1 for i, e in first.estimates.items()})
    for i, estimate in first.estimates.items():
        assert again.of(i).strength == pytest.approx(estimate.strength, abs=0.001)
        assert again.of(i).doubt == pytest.approx(estimate.doubt, abs=0.001)


def test_who_always_wins_or_never_does_has_a_number() -> None:
    found = fit([told("Ann", "Bob", "Chloe")] * 50)
    ann, bob, chloe = (found.of(name).strength for name in ("Ann", "Bob", "Chloe"))
    assert 1 < ann < 10
    assert -10 < chloe < -1
    assert bob == pytest.approx(0, abs=0.5)
    assert found.of("Ann").doubt > 0.3, "nobody has seen how much better Ann is"


def test_who_shares_a_place_is_as_strong() -> None:
    found = fit([told(("Ann", "Bob"), "Chloe")] * 5)
    ann, bob = found.of("Ann"), found.of("Bob")
    assert ann.strength == pytest.approx(bob.strength)
    assert ann.doubt == pytest.approx(bob.doubt)
    assert found.of("Ann").strength > found.of("Chloe").strength
    drawn = fit([told(("Ann", "Bob"))] * 5)
    assert drawn.of("Ann").strength == pytest.approx(0)


def test_computers_are_fixed_marks() -> None:
    results = [told("good", "Ann"), told("Ann", "good")] * 40
    marks: dict[object, float] = {"good": 2.0}
    found = fit(results, fixed=marks)
    assert set(found.estimates) == {"Ann"}
    assert found.of("Ann").strength == pytest.approx(2.0, abs=0.15)
    assert not fit([told("good", "good")], fixed=marks).estimates
    both = fit([*results, told("weak", "weak")], fixed={**marks, "weak": 0.0})
    assert both.of("Ann").strength == pytest.approx(found.of("Ann").strength)


def test_half_a_game_says_half_as_much() -> None:
    whole = fit([told("Ann", "Bob")] * 10, spread=1.0)
    halves = fit([Result((("Ann",), ("Bob",)), 0.5)] * 20, spread=1.0)
    assert halves.of("Ann").strength == pytest.approx(whole.of("Ann").strength, abs=0.001)
    assert halves.of("Ann").doubt == pytest.approx(whole.of("Ann").doubt, abs=0.001)
    assert not fit([Result((("Ann",), ("Bob",)), 0.0)]).estimates


def test_a_game_alone_says_nothing() -> None:
    assert not fit([told("Ann")]).estimates
    nobody: list[Result[str]] = []
    found = fit(nobody)
    assert found.of("Ann") == Estimate(0.0, found.spread)
    assert found.spread == pytest.approx(1.25)


def test_who_has_not_met_lives_on_another_island() -> None:
    results = [told("Ann", "Bob"), told("Chloe", "Dora"), told("Eve", "Bob")]
    assert islands(results) == [{"Ann", "Bob", "Eve"}, {"Chloe", "Dora"}]
    found = fit(results)
    for island in islands(results):
        assert mean(found.of(name).strength for name in island) == pytest.approx(0, abs=1e-9)


def test_numbers_differ_as_those_of_elo_do() -> None:
    assert ratings.number(0) == 1500
    ten_to_one = math.log(10)
    assert ratings.number(ten_to_one) == 1900
    low, high = Estimate(0.0, 0.5).band()
    assert (low, high) == (1389, 1611)


def test_more_games_make_the_band_narrower() -> None:
    _, results = league(1.0, 40, (3,), 3)
    few, many = fit(results[: len(results) // 4]), fit(results)
    assert many.of(0).doubt < few.of(0).doubt < few.spread


def test_people_of_fixed_strength_hold_their_island_where_it_is_likely() -> None:
    """Many games among people and one with somebody fixed: the fit is found at once, and it is the
    one that many small steps would find."""
    _, results = league(1.0, 20, (2, 3), 4)
    held = [*results, Result(((0,), (99,))), Result(((99,), (1,)))]
    found = fit(held, fixed={99: 3.0}, spread=1.0)
    near = fit(held, fixed={99: 3.0}, spread=1.0, close=1e-9)
    middle = mean(found.of(i).strength for i in range(PEOPLE))
    assert 0 < middle < 1, "two games say that everybody is stronger, the prior that nobody is"
    for i in range(PEOPLE):
        assert found.of(i).strength == pytest.approx(near.of(i).strength, abs=0.002)
