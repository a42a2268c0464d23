"""What results say about somebody's play: places, points, people, and nothing of anybody else."""

from __future__ import annotations

import itertools
from collections.abc import Mapping

import pytest

from tables.model import expected, own_record
from tables.model.expected import Expected
from tables.model.own_record import (
    LEAST,
    LEAST_ANSWERS,
    Met,
    Places,
    Points,
    Practice,
    Record,
    Usual,
    Voided,
    Wanted,
)
from tables.model.ratings import Estimate
from tables.model.results import GameResult, SeatResult
from tables.model.standing import Moment, Standing

ANN, BOB, CHLOE, DAN = 1, 2, 3, 4
DAY = 86_400.0
NOW = 1_000 * DAY
BELFORT, YEAR = Wanted("belfort"), Wanted("belfort", None, "year")
_numbers = itertools.count(1)


def seat(
    number: int,
    user: int | None,
    place: int,
    points: int | Mapping[str, int] | None = None,
    *,
    level: str | None = None,
    standing: int | None = -1,
    joined: int = 0,
    left: int | None = None,
) -> SeatResult:
    """standing: that of the place unless it is said."""
    if standing == -1:
        standing = None if level is not None else place
    scored = {"points": points} if isinstance(points, int) else points
    return SeatResult(
        number, user, level, place, standing, scored, joined=joined, left=left
    )  # fmt: skip


def game(
    *seats: SeatResult,
    game: str = "belfort",
    days: float = 1,
    server: int | None = 9,
    voided: str | None = None,
) -> GameResult:
    """days: how long ago it ended."""
    return GameResult(
        next(_numbers), game, server, NOW - days * DAY, len({s.seat for s in seats}), "end", seats,
        rated=True, voided_because=voided,
    )  # fmt: skip


def ranked(*users: int | None, points: tuple[int, ...] = (), **given: object) -> GameResult:
    """A game in which these people came in this order."""
    scores = points or (None,) * len(users)
    seats = [seat(i, u, i + 1, p) for i, (u, p) in enumerate(zip(users, scores, strict=True))]
    return game(*seats, **given)  # type: ignore[arg-type]


def made(*results: GameResult, wanted: Wanted = BELFORT, user: int = ANN) -> Record:
    own = [result for result in results if result.of(user) is not None]
    return own_record.made(own, user, wanted, NOW, others=results)


# --- places --------------------------------------------------------------------------------------


def test_places_are_counted_by_how_many_people_there_were() -> None:
    found = made(ranked(ANN, BOB), ranked(BOB, ANN), ranked(ANN, BOB), ranked(CHLOE, BOB, ANN))
    assert found.places == (Places(2, (2, 1)), Places(3, (0, 0, 1)))
    assert found.games == 4


def test_computers_are_no_people_among_whom_one_has_a_place() -> None:
    with_computer = game(
        seat(0, ANN, 3, standing=2), seat(1, BOB, 1), seat(2, None, 2, level="good")
    )
    assert made(with_computer).places == (Places(2, (0, 1)),)


def test_a_shared_place_counts_for_each() -> None:
    tie = game(seat(0, ANN, 1), seat(1, BOB, 1), seat(2, CHLOE, 3))
    assert made(tie).places == made(tie, user=BOB).places == (Places(3, (1, 0, 0)),)
    assert made(tie, user=CHLOE).places == (Places(3, (0, 0, 1)),)


def test_what_was_taken_out_does_not_count() -> None:
    wrong = ranked(ANN, BOB, voided="a wrong setup")
    found = made(wrong, ranked(ANN, BOB, days=400, voided="long ago"), wanted=YEAR)
    assert found == Record(0, voided=(Voided(wrong.table_id, "belfort", "a wrong setup"),))
    assert not found.empty, "why it is missing is told"


@pytest.mark.parametrize(
    ("wanted", "games"),
    [
        (Wanted(), 5),
        (Wanted("belfort"), 4),
        (Wanted("belfort", 3), 1),
        (Wanted("belfort", None, "year"), 3),
        (Wanted("belfort", None, "quarter"), 2),
        (Wanted("belfort", 3, "quarter"), 0),
        (Wanted("tzolkin", None, "quarter"), 0),
    ],
)
def test_what_is_wanted(wanted: Wanted, games: int) -> None:
    found = made(
        ranked(ANN, BOB, days=1),
        ranked(ANN, BOB, days=91),
        ranked(ANN, BOB, CHLOE, days=92),
        ranked(ANN, BOB, days=400),
        ranked(ANN, BOB, game="tzolkin", days=200),
        wanted=wanted,
    )
    assert found.games == games


def test_games_and_sizes_to_choose_from() -> None:
    results = [ranked(ANN, BOB, days=9), ranked(ANN, BOB, CHLOE, game="tzolkin", days=3)]
    assert own_record.games_of(results) == ("tzolkin", "belfort"), "as often, but later"
    results.append(ranked(ANN, BOB, days=1))
    assert own_record.games_of(results) == ("belfort", "tzolkin")
    assert own_record.sizes_of(results, None) == (2, 3)
    assert own_record.sizes_of(results, "tzolkin") == (3,)


# --- points --------------------------------------------------------------------------------------


def test_points_against_the_server_and_its_winners() -> None:
    results = [ranked(ANN, BOB, points=(50 + n, 40)) for n in range(3)]
    results += [ranked(BOB, CHLOE, points=(70, 60)) for _ in range(LEAST)]
    assert made(*results).points == (Points(2, 3, 51, 60, 70),)
    assert made(*results[:-1]).points == (Points(2, 3, 51, None, None),), "too few games"
    more = [ranked(ANN, BOB, points=(50, 40)) for _ in range(2)]
    assert made(*results[:-1], *more).points == (Points(2, 5, 50, None, 50),), "only their own"


def test_medians_are_of_the_same_size_and_of_who_played_the_whole_game() -> None:
    results = [ranked(ANN, BOB, points=(50, 40)) for _ in range(LEAST)]
    odd = game(
        seat(0, ANN, 1, 99), seat(1, DAN, 2, 1, left=7, standing=2), seat(1, CHLOE, 2, 1, joined=7,
        standing=None),
    )  # fmt: skip
    large = ranked(ANN, BOB, CHLOE, points=(90, 80, 70))
    found = made(*results, odd, large).points
    assert found == (Points(2, 6, 50, 50, 50), Points(3, 1, 90, None, None))


def test_elsewhere_and_without_points_nothing_is_compared() -> None:
    results = [ranked(ANN, BOB, points=(50, 40)) for _ in range(LEAST)]
    [alone] = own_record.made(results, ANN, Wanted("belfort"), NOW).points
    assert (alone.mine, alone.server, alone.winners) == (50, None, 50)
    assert made(ranked(ANN, BOB)).points == ()
    assert made(*results, wanted=Wanted()).points == (), "points of several games say nothing"


def test_sources_against_winners() -> None:
    def played(mine: Mapping[str, int], other: Mapping[str, int]) -> GameResult:
        return game(seat(0, ANN, 2, mine), seat(1, BOB, 1, other))

    mine, other = {"temples": 10, "corn": -2}, {"temples": 30, "skulls": 4}
    results = [played(mine, other) for _ in range(LEAST)]
    found = made(*results).sources
    assert [(s.name, s.mine, s.winners) for s in found] == [
        ("temples", 10, 30),
        ("skulls", 0, 4),
        ("corn", -2, 0),
    ]
    few = made(*results[1:]).sources
    assert [(s.name, s.mine, s.winners) for s in few] == [
        ("temples", 10, None), ("corn", -2, None),
    ]  # fmt: skip


def test_winners_are_weighed_as_one_plays_the_sizes() -> None:
    two = [ranked(BOB, CHLOE, points=(100, 1)) for _ in range(LEAST)]
    three = [ranked(BOB, CHLOE, DAN, points=(40, 1, 1)) for _ in range(LEAST)]
    own = [ranked(ANN, BOB, points=(100, 1)), *(ranked(ANN, BOB, DAN, points=(40, 1, 1)),) * 3]
    [source] = made(*two, *three, *own).sources
    assert (source.mine, source.winners) == (55, 55)


# --- single games --------------------------------------------------------------------------------


def test_firsts_and_bests() -> None:
    first = ranked(BOB, ANN, points=(60, 50), days=9)
    win = ranked(ANN, BOB, points=(48, 40), days=8)
    close = ranked(ANN, BOB, points=(40, 39), days=7)
    most = ranked(BOB, ANN, points=(80, 70), days=6)
    found = made(first, win, close, most)
    assert [(m.kind, m.table_id, m.points) for m in found.firsts] == [
        ("first_game", first.table_id, None),
        ("first_win", win.table_id, None),
        ("most_points", most.table_id, 70),
        ("closest_win", close.table_id, 1),
    ]
    assert found.best == most.table_id
    every = made(first, win, close, most, wanted=Wanted())
    assert [m.kind for m in every.firsts] == ["first_game", "first_win"]
    assert every.best == close.table_id, "the latest win"


def test_without_points_the_best_game_is_a_win_against_most_people() -> None:
    three = ranked(ANN, BOB, CHLOE, days=5)
    found = made(three, ranked(ANN, BOB), ranked(BOB, ANN))
    assert found.best == three.table_id
    assert made(ranked(BOB, ANN)).best is None
    assert [m.kind for m in found.firsts] == ["first_game", "first_win"]


def test_a_win_that_nobody_else_finished_is_no_close_one() -> None:
    left = game(seat(0, ANN, 1, 40), seat(1, BOB, 2, 39, left=4, standing=2))
    tie = game(seat(0, ANN, 1, 40), seat(1, BOB, 1, 40))
    assert not [m for m in made(left, tie).firsts if m.kind == "closest_win"]


# --- people and computers ------------------------------------------------------------------------


def test_whom_one_has_met() -> None:
    results = [
        ranked(ANN, BOB, CHLOE),
        ranked(BOB, ANN),
        game(seat(0, ANN, 1), seat(1, BOB, 1)),
        ranked(ANN, None),
        ranked(BOB, CHLOE),
    ]
    assert made(*results).met == (Met(BOB, 3, 1, 1), Met(CHLOE, 1, 1, 0))
    own = [result for result in results if result.of(ANN)]
    assert own_record.between(own, ANN, BOB, NOW) == Met(BOB, 3, 1, 1)
    assert own_record.between(own, ANN, DAN, NOW) is None


def test_practice_is_alone_with_computers() -> None:
    def alone(place: int, *others: tuple[str, int]) -> GameResult:
        computers = [seat(i + 1, None, p, level=lv) for i, (lv, p) in enumerate(others)]
        return game(seat(0, ANN, place, standing=1), *computers)

    found = made(
        alone(1, ("good", 2)),
        alone(2, ("good", 1)),
        alone(2, ("good", 3), ("strong", 1)),
        alone(1, ("good", 1)),
        game(seat(0, ANN, 1), seat(1, BOB, 3), seat(2, None, 2, level="good")),
    )
    assert found.practice == (Practice("good", 4, 2), Practice("strong", 1, 0))
    assert found.games == 1


def test_a_game_that_was_taken_over_is_thanked_for_and_counts_for_nothing_else() -> None:
    taken = game(
        seat(0, BOB, 2, standing=2, left=5),
        seat(0, ANN, 2, 30, standing=None, joined=5),
        seat(1, CHLOE, 1, 40),
    )
    assert made(taken) == Record(0, took_over=1)
    assert not made(taken).empty


@pytest.mark.parametrize(
    ("spans", "usual"),
    [
        ([60.0] * (LEAST_ANSWERS - 1), None),
        ([60.0] * LEAST_ANSWERS, Usual(60, 60, 60)),
        ([float(n) for n in range(101)], Usual(25, 50, 75)),
    ],
)
def test_the_usual_answer_time(spans: list[float], usual: Usual | None) -> None:
    assert own_record.usual(spans) == usual


def test_what_one_reads_about_others_is_how_often_one_met_them() -> None:
    """Results of strangers enter medians alone, and only those of enough games."""
    strangers = [ranked(777, 888, points=(7_001, 7_002)) for _ in range(LEAST - 1)]
    own = [ranked(ANN, BOB, points=(50, 40))]
    said = repr(made(*own, *strangers))
    assert not [hidden for hidden in ("777", "888", "7001", "7002", "40") if hidden in said]


# --- what was to be expected ---------------------------------------------------------------------


def standing(user: int, middle: int, games: int = 20, *, at: float = NOW - 9 * DAY) -> Standing:
    moment = Moment(at, middle - 60, middle, middle + 60)
    return Standing(user, Estimate(0, 1), games, 100, NOW, over_time=(moment,))


@pytest.mark.parametrize(
    ("order", "compared"),
    [((ANN, BOB), "about"), ((BOB, ANN), "less"), ((BOB, CHLOE, ANN), "less")],
)
def test_a_favourite_is_expected_to_win(order: tuple[int, ...], compared: str) -> None:
    known = {ANN: standing(ANN, 1900), BOB: standing(BOB, 1400), CHLOE: standing(CHLOE, 1400)}
    found = expected.of(ranked(*order), ANN, known)
    assert found is not None
    assert found.compared == compared
    assert found.chance > 85


def test_equals_share_the_chances() -> None:
    known = {user: standing(user, 1500) for user in (ANN, BOB, CHLOE, DAN)}
    assert expected.of(ranked(BOB, ANN, CHLOE, DAN), ANN, known) == Expected(25, 2, "about")
    assert expected.of(ranked(ANN, BOB, CHLOE, DAN), ANN, known) == Expected(25, 1, "better")


def test_a_hidden_strength_is_not_in_a_chance() -> None:
    strong = expected.of(ranked(ANN, BOB), ANN, {ANN: standing(ANN, 1500), BOB: None})
    unknown = expected.of(ranked(ANN, BOB), ANN, {ANN: standing(ANN, 1500)})
    assert strong == unknown == Expected(50, 1, "about")


@pytest.mark.parametrize(
    "mine",
    [None, standing(ANN, 1500, games=3), standing(ANN, 1500, at=NOW)],
)
def test_nothing_is_said_of_what_was_not_known_before(mine: Standing | None) -> None:
    assert expected.of(ranked(ANN, BOB), ANN, {ANN: mine}) is None
    assert expected.of(ranked(CHLOE, BOB), ANN, {ANN: standing(ANN, 1500)}) is None
