"""What is special about a game for one of its players, and how rarely that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from tables.model.firsts import EARLIER, Special, special
from tables.model.results import GameResult, SeatResult

ANN, BOB, CHLOE = 1, 2, 3


def game(
    number: int,
    *order: int,
    points: Sequence[int] = (),
    game: str = "belfort",
    voided: str | None = None,
) -> GameResult:
    """A game in which these people came in this order. number: of its table, and when it ended."""
    scores = points or (None,) * len(order)
    seats = tuple(
        SeatResult(n, user, None, n + 1, n + 1, None if score is None else {"points": score})
        for n, (user, score) in enumerate(zip(order, scores, strict=True))
    )
    return GameResult(
        number, game, 9, float(number), len(seats), "end", seats, True, voided_because=voided
    )


def lost(count: int, *, points: int = 40, first: int = 1) -> list[GameResult]:
    """So many games that Ann lost with these points."""
    return [game(first + n, BOB, ANN, points=(90, points)) for n in range(count)]


def kinds(results: Sequence[GameResult], table: int, user: int = ANN) -> list[str]:
    return [one.kind for one in special(results, user, table)]


def test_a_first_win_comes_before_a_first_game() -> None:
    [win, first] = special([game(1, ANN, BOB)], ANN, 1)
    assert win == Special("first_win", "belfort", 2)
    assert first == Special("first_game", "belfort", 2)
    assert kinds([game(1, ANN, BOB)], 1, BOB) == ["first_game"]


def test_each_game_has_its_own_firsts() -> None:
    results = [game(1, ANN, BOB), game(2, ANN, BOB), game(3, ANN, BOB, game="tzolkin")]
    assert kinds(results, 2) == []
    assert kinds(results, 3) == ["first_win", "first_game"]


@pytest.mark.parametrize("earlier", range(EARLIER + 2))
def test_a_best_needs_earlier_games(earlier: int) -> None:
    results = [*lost(earlier), game(50, BOB, ANN, points=(90, 41))]
    found = [one for one in special(results, ANN, 50) if one.kind == "most_points"]
    enough = earlier >= EARLIER
    assert found == ([Special("most_points", "belfort", 2, 41, 40)] if enough else [])


def test_a_best_is_one_at_tables_of_its_size() -> None:
    three = [game(n, BOB, CHLOE, ANN, points=(90, 80, 60)) for n in range(10, 10 + EARLIER)]
    results = [*lost(EARLIER), *three, game(50, BOB, ANN, points=(90, 50))]
    assert kinds(results, 50) == ["most_points"]


def test_an_equal_or_a_worse_game_is_no_best_nor_one_that_was_beaten_since() -> None:
    before = lost(EARLIER)
    for points in (39, 40):
        assert kinds([*before, game(50, BOB, ANN, points=(90, points))], 50) == []
    good, better = (game(n, BOB, ANN, points=(90, n)) for n in (50, 51))
    assert kinds([*before, good], 50) == ["most_points"]
    assert kinds([*before, good, better], 50) == []
    assert kinds([*before, good, replace(better, voided_because="wrong")], 50) == ["most_points"]


def test_the_closest_win_says_by_how_much() -> None:
    won = [game(n, ANN, BOB, points=(80, 60 + n)) for n in range(1, EARLIER + 1)]
    close = game(50, ANN, BOB, points=(71, 70))
    assert special([*won, close], ANN, 50) == (Special("closest_win", "belfort", 2, 1, 17),)
    equal = game(50, ANN, BOB, points=(78, 61))
    assert special([*won, equal], ANN, 50) == ()
    assert kinds([*won, close], 50, BOB) == ["most_points"], "who lost by it has another best"


@pytest.mark.parametrize(
    ("count", "told"), [(9, False), (10, True), (11, False), (25, True), (100, True), (300, True)]
)
def test_round_numbers_of_games(count: int, told: bool) -> None:
    results = lost(count)
    found = [Special("round_number", "belfort", 2, count=count)] if told else []
    assert list(special(results, ANN, count)) == found


def test_two_facts_are_told_at_most() -> None:
    results = [*lost(9), game(50, ANN, BOB, points=(99, 98))]
    assert kinds(results, 50) == ["first_win", "most_points"], "it is the tenth game, too"


@pytest.mark.parametrize(
    "spoil",
    [
        lambda seat: replace(seat, left_how="gave_up"),
        lambda seat: replace(seat, left_how="ran_out", left=7),
        lambda seat: replace(seat, joined=4),
        lambda seat: replace(seat, standing=None),
        lambda seat: replace(seat, user_id=None),
    ],
)
def test_nothing_is_special_about_a_game_not_played_to_its_end(spoil: object) -> None:
    assert callable(spoil)
    whole = game(1, ANN, BOB)
    spoilt = replace(whole, seats=tuple(spoil(s) if s.user_id == ANN else s for s in whole.seats))
    assert kinds([whole], 1)
    assert kinds([spoilt], 1) == []
    assert kinds([spoilt, game(2, ANN, BOB)], 2) == ["first_win", "first_game"]


def test_a_result_that_was_taken_out_is_neither_told_nor_counted() -> None:
    out = game(1, ANN, BOB, voided="a wrong setup")
    assert kinds([out], 1) == []
    assert kinds([out, game(2, ANN, BOB)], 2) == ["first_win", "first_game"]


def test_a_game_against_computers_alone_is_practice() -> None:
    computer = SeatResult(1, None, "good", 2, None)
    alone = replace(game(1, ANN, BOB), seats=(game(1, ANN, BOB).seats[0], computer))
    assert kinds([alone], 1) == []


def test_somebody_elses_game_says_nothing() -> None:
    assert kinds([game(1, BOB, CHLOE)], 1) == []
    assert special([], ANN, 1) == ()
