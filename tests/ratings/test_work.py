"""From results to ratings: what counts, and how earlier moments are looked at."""

from __future__ import annotations

import math
import pickle
import random
from dataclasses import replace
from pathlib import Path

import pytest

from engine.thinking import LEVELS
from tables.model.computer_marks import level_strengths, placed
from tables.model.rating_parcels import Given, packed, rate, stored, unpacked
from tables.model.rating_weights import MONTH, created_at
from tables.model.rating_work import (
    HALF,
    MOMENTS,
    STEP,
    Worked,
    cuts,
    prepared,
    work_out,
)
from tables.model.ratings import Estimate
from tables.model.results import GameResult
from tests.strength.report import REPORT
from tests.tables.rated_games import rated_seats, result, season

NOW = 1_760_000_000.0
PEOPLE = tuple(range(1, 13))


def worked(
    results: list[GameResult], *, now: float = NOW, everywhere: bool = False, **given: object
) -> Worked:
    seats = rated_seats(results, everywhere=everywhere)
    return work_out(prepared(seats, now=now, **given))  # type: ignore[arg-type]


def strengths(found: Worked) -> dict[int, float]:
    return {user: one.estimate.strength for user, one in found.people.items()}


def account(at: float) -> int:
    """The number of an account that was made then."""
    number = int((at - created_at(0)) * 1000) << 22
    assert abs(created_at(number) - at) < 1
    return number


def test_any_order_of_the_results_gives_the_same_numbers() -> None:
    results = season(PEOPLE, 120, NOW)
    first = worked(results)
    for seed in range(3):
        assert worked(random.Random(seed).sample(results, len(results))) == first


def test_only_people_count_whose_order_does() -> None:
    plain = worked([result(n, [1, 2, 3], NOW) for n in range(9)])
    computers = worked([result(n, [1, 2, 3], NOW, against="good") for n in range(9)])
    assert strengths(plain) == strengths(computers), "nobody gains by beating a computer"


def test_results_that_were_not_rated_or_taken_out_do_not_count() -> None:
    rated = season(PEOPLE, 40, NOW)
    odd = [replace(one, table_id=one.table_id + 5_000) for one in season(PEOPLE[::-1], 40, NOW)]
    unrated = [replace(one, rated=False) for one in odd]
    voided = [replace(one, voided_because="a bet") for one in odd]
    assert worked([*rated, *unrated]) == worked([*rated, *voided]) == worked(rated)


def test_old_games_count_half() -> None:
    ages = (0.0, HALF, 2 * HALF)
    doubts = []
    for age in ages:
        found = worked([result(n, [1, 2], NOW - age) for n in range(20)])
        doubts.append(found.people[1].estimate.strength)
    assert doubts == sorted(doubts, reverse=True)
    half = [replace(result(n, [1, 2], NOW), weight=0.5) for n in range(20)]
    assert strengths(worked(half))[1] == pytest.approx(doubts[1], abs=0.001)


def test_a_new_account_moves_nobody_else() -> None:
    settled = season(PEOPLE, 60, NOW)
    new = account(NOW - MONTH / 2)
    wins = [result(900 + n, [new, n + 1], NOW - 60) for n in range(10)]
    before, after = worked(settled), worked([*settled, *wins])
    for user, strength in strengths(before).items():
        assert strengths(after)[user] == pytest.approx(strength, abs=0.001)
    found = after.people[new]
    assert found.estimate.strength > 1
    assert found.games == 10
    assert found.island == after.people[1].island
    old = replace(wins[0], ended_at=NOW + MONTH)
    moved = strengths(worked([*settled, *wins[1:], old], now=NOW + MONTH))
    assert moved[1] < strengths(after)[1], "later it does"


def test_those_who_met_a_new_account_alone_have_no_rating_from_it() -> None:
    new = account(NOW - 60)
    found = worked([result(n, [new, 1], NOW) for n in range(5)])
    assert set(found.people) == {new}


def test_who_is_off_is_left_out_and_the_others_are_compared() -> None:
    results = [result(n, [1, 2, 3], NOW) for n in range(10)]
    found = worked(results, off={2})
    assert set(found.people) == {1, 3}
    assert found.rated == 10
    pairs = [result(n, [1, 3], NOW) for n in range(10)]
    assert strengths(found) == pytest.approx(strengths(worked(pairs)))
    assert worked(pairs, off={3}) == Worked(0, {})


def test_who_was_forgotten_stays_as_strong_as_they_were() -> None:
    results = season(PEOPLE, 120, NOW)
    before = strengths(worked(results))

    def forgotten(one: GameResult) -> GameResult:
        seats = tuple(
            replace(seat, user_id=None, strength=before[3], overall=before[3] + 9)
            if seat.user_id == 3
            else seat
            for seat in one.seats
        )
        return replace(one, seats=seats)

    after = strengths(worked([forgotten(one) for one in results]))
    assert after.keys() == before.keys() - {3}
    for user, strength in after.items():
        assert strength == pytest.approx(before[user], abs=0.03), "5 points as people read them"
    above = strengths(worked([forgotten(one) for one in results], everywhere=True))
    assert above[1] > after[1] + 1


def test_who_never_lost_and_who_never_won_have_numbers_and_bands() -> None:
    found = worked([result(n, [1, 2, 3], NOW - n) for n in range(40)])
    for person in found.people.values():
        assert all(map(math.isfinite, (person.estimate.strength, person.estimate.doubt)))
        assert person.estimate.doubt > 0.2
        assert abs(person.estimate.strength) < 6


def test_islands_have_numbers_of_their_own() -> None:
    one = season(PEOPLE[:6], 30, NOW)
    other = season(PEOPLE[6:], 20, NOW, first=500)
    found = worked([*one, *other])
    islands = {user: person.island for user, person in found.people.items()}
    assert set(islands.values()) == {0, 1}
    assert len({islands[user] for user in PEOPLE[:6]}) == 1
    together = worked([*one, *other, result(999, [1, 12], NOW)])
    assert {person.island for person in together.people.values()} == {0}


def test_moments_of_a_curve_are_few_and_stay() -> None:
    assert cuts(STEP) == []
    before: set[int] = set()
    for games in range(1, 3_000):
        now = cuts(games)
        assert len(now) <= MOMENTS
        assert set(now) >= before or len(now) <= MOMENTS // 2 + 1
        before = set(now)


def test_what_was_known_earlier_knew_nothing_of_later_games() -> None:
    results = season(PEOPLE, 80, NOW)
    whole = worked(results)
    at = cuts(80)[-1]
    past = worked(results[:at], now=results[at - 1].ended_at)
    for user, person in past.people.items():
        moment = whole.people[user].over_time[-2]
        assert moment.middle == pytest.approx(person.over_time[-1].middle, abs=3)
        assert moment.at == results[at - 1].ended_at
    assert worked(results, history=False).people[1].over_time == ()


@pytest.mark.sliced(10)
def test_forecasts_come_true_as_often_as_they_say() -> None:
    chance = random.Random(5)
    true = {user: chance.gauss(0, 1.2) for user in range(40)}
    results = []
    for number in range(1_500):
        seated = chance.sample(range(40), chance.choice((2, 3, 4)))
        played = {u: true[u] - math.log(-math.log(chance.random())) for u in seated}
        order = sorted(seated, key=lambda u: -played[u])
        results.append(result(number, [u + 1 for u in order], NOW - 1_500 + number))
    found = worked(results)
    assert sum(one.count for one in found.forecasts) > 3_000
    for one in found.forecasts:
        if one.count >= 200:
            # Pairs of one game depend on each other, so the share scatters more than a coin's.
            slack = 300 / math.sqrt(one.count)
            assert one.low - slack <= one.share <= one.high + slack, one


def test_what_is_worked_out_passes_through_a_pipe() -> None:
    seats = rated_seats(season(PEOPLE, 20, NOW))
    given = Given(NOW, (packed(seats[:21]), packed(seats[21:])), off={3}, start={1: 0.5})
    assert unpacked(given.parts) == seats
    found = rate(pickle.loads(pickle.dumps(given)))
    assert pickle.loads(pickle.dumps(found)) == found
    assert found == stored(work_out(prepared(seats, now=NOW, off={3}, start={1: 0.5})))
    assert [row[0] for row in found.people] == [user for user in PEOPLE if user != 3]


# --- computers -----------------------------------------------------------------------------------


def test_marks_are_those_of_the_report() -> None:
    told: dict[str, dict[str, tuple[int, int]]] = {}
    key = ""
    for line in Path(REPORT).read_text("utf-8").splitlines():
        if line.startswith("## "):
            key = line.removeprefix("## ")
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 3 and cells[0] in LEVELS and " to " in cells[2]:
            low, _, high = cells[2].partition(" to ")
            told.setdefault(key, {})[cells[0]] = int(low), int(high)
    assert len(told) == 5
    for game, bands in told.items():
        marks = level_strengths(game)
        assert marks.keys() == bands.keys()
        for level, band in bands.items():
            assert marks[level].band() == pytest.approx(band, abs=1)
    assert level_strengths("errands") == {}


def test_computers_are_found_on_the_scale_of_people() -> None:
    """People whose strengths are known play against computers that are stronger by 0.8 than they
    are among themselves."""
    chance, levels = random.Random(3), {"good": Estimate(1.0, 0.1), "normal": Estimate(-0.5, 0.1)}
    people = {user: chance.gauss(0, 1) for user in range(1, 20)}
    orders: list[tuple[tuple[int | str, ...], ...]] = []
    for _ in range(200):
        seated: list[int | str] = [*chance.sample(range(1, 20), 2), chance.choice(list(levels))]
        strength = {
            p: levels[p].strength + 0.8 if isinstance(p, str) else people[p] for p in seated
        }
        played = {p: strength[p] - math.log(-math.log(chance.random())) for p in seated}
        orders.append(tuple((p,) for p in sorted(seated, key=lambda p: -played[p])))
    good, normal = placed(orders, levels, people)
    assert (good.level, normal.level) == ("good", "normal")
    assert good.estimate.strength == pytest.approx(1.8, abs=3 * good.estimate.doubt)
    assert good.estimate.strength - normal.estimate.strength == pytest.approx(1.5)
    assert placed(orders[:3], levels, people) == (), "three games say too little"
    assert placed(orders, levels, {}) == ()


def test_practice_against_computers_gives_marks_and_no_rating() -> None:
    alone = []
    for number in range(60):
        lost = result(900 + number, [number % 12 + 1], NOW, against="good", game="tzolkin")
        person, computer = lost.seats
        if number % 2:
            person, computer = replace(person, place=2), replace(computer, place=1)
        alone.append(replace(lost, rated=False, seats=(person, computer)))
    people = season(PEOPLE, 60, NOW, game="tzolkin")
    found = worked([*people, *alone], levels=level_strengths("tzolkin"))
    assert strengths(found) == strengths(worked(people))
    assert [mark.level for mark in found.marks] == list(reversed(LEVELS))
    marks = {mark.level: mark.estimate.strength for mark in found.marks}
    assert marks["good"] == pytest.approx(0.0, abs=0.5), "it wins every other game"
    assert marks["strong"] > 1 > -1 > marks["beginner"]
