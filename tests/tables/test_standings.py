"""Points, places and ties of a league."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tables.model.competitions import Competition, CompetitionTable, Entrant, Facts, lot
from tables.model.results import GameResult, LeftHow, SeatResult
from tables.model.seasons import Season, divisions, level, members, moved
from tables.model.standings import Line, scores, standings

SECRET = "5" * 64


def entrant(number: int, **given: object) -> Entrant:
    made = Entrant(
        number, 1, 100 + number, f"P{number}", "in", float(number), 0.0, 1, None, "en", division=1
    )
    return replace(made, **given)  # type: ignore[arg-type]


def competition(size: int = 3, **given: object) -> Competition:
    made = Competition(
        *(1, 1, 77, None, 99, "season", 1, "errands", size, "daily", {}, {}, "en", None),
        *("running", SECRET, 0.0, 10.0),
    )
    return replace(made, **given)  # type: ignore[arg-type]


def seat(number: int, index: int, place: int, points: int = 10, how: LeftHow = "") -> SeatResult:
    return SeatResult(index, 100 + number, None, place, place, {"all": points}, left_how=how)


def facts(*tables: tuple[CompetitionTable, GameResult], people: int = 3) -> Facts:
    return Facts(
        competition(),
        [entrant(number) for number in range(1, people + 1)],
        (),
        [table for table, _ in tables],
        {table.number: result for table, result in tables},
    )


def played(
    number: int, *seats: tuple[int, int] | tuple[int, int, int]
) -> tuple[CompetitionTable, GameResult]:
    """A table at which these people came in at these places, with these points."""
    who = tuple(one[0] for one in seats)
    table = CompetitionTable(1, number, 1, 1, who, {}, "finished", number)
    found = tuple(
        seat(one[0], index, one[1], one[2] if len(one) > 2 else 10)
        for index, one in enumerate(seats)
    )
    return table, GameResult(number, "errands", 1, 100.0, len(seats), "end", found, True)


def order(lines: list[Line]) -> list[int]:
    return [line.entrant.id for line in lines]


def test_places_are_worth_points_and_ties_share_them() -> None:
    known = facts(played(1, (1, 1), (2, 2), (3, 2)))
    found = {score.entrant_id: score for score in scores(known, known.tables[0])}
    assert [found[one].points for one in (1, 2, 3)] == [10, Fraction(7, 2), Fraction(7, 2)]
    known = facts(played(1, (1, 1), (2, 1), (3, 1)))
    assert {score.points for score in scores(known, known.tables[0])} == {Fraction(17, 3)}


@pytest.mark.parametrize("how", ["ran_out", "left"])
def test_who_did_not_play_to_the_end_has_nothing(how: LeftHow) -> None:
    table, result = played(1, (1, 1), (2, 2), (3, 3))
    lost = replace(result, seats=(*result.seats[:2], replace(result.seats[2], left_how=how)))
    found = scores(facts((table, lost)), table)
    assert {score.entrant_id: int(score.points) for score in found} == {1: 10, 2: 5, 3: 0}


def test_who_dropped_out_before_the_end_is_skipped() -> None:
    table, result = played(1, (1, 1), (2, 2), (3, 3))
    known = facts((table, result))
    gone = replace(
        known, entrants=[entrant(1, state="dropped", changed_at=50.0), *known.entrants[1:]]
    )
    assert {one.entrant_id: int(one.points) for one in scores(gone, table)} == {2: 10, 3: 5}
    later = replace(
        known, entrants=[entrant(1, state="dropped", changed_at=150.0), *known.entrants[1:]]
    )
    assert [score.entrant_id for score in scores(later, table)] == [1, 2, 3], "it was over by then"
    assert order(standings(later, later.entrants))[-1] == 1, "but they come last"


def test_a_result_that_was_taken_out_counts_for_nobody() -> None:
    table, result = played(1, (1, 1), (2, 2), (3, 3))
    assert scores(facts((table, replace(result, voided_because="a mistake"))), table) == []


def test_ties_are_broken_in_this_order() -> None:
    # Person 1 has 15 points with a win; 2 and 3 have 15 without one.
    wins = facts(
        played(1, (1, 1), (2, 2), (4, 3)),
        played(2, (5, 1), (1, 2), (4, 3)),
        played(3, (4, 1), (2, 2), (5, 3)),
        played(4, (5, 1), (2, 2), (4, 3)),
        people=5,
    )
    assert order(standings(wins, wins.entrants)).index(1) < order(
        standings(wins, wins.entrants)
    ).index(2)
    # As many points, wins and seconds: the share of the winner's score.
    share = facts(
        played(1, (1, 1, 50), (3, 2, 40), (4, 3, 1)),
        played(2, (2, 1, 50), (5, 2, 20), (6, 3, 1)),
        people=6,
    )
    found = order(standings(share, share.entrants))
    assert found.index(3) < found.index(5)


def test_games_among_the_tied_come_before_the_lot() -> None:
    known = facts(
        played(1, (1, 1, 10), (2, 2, 10), (3, 3, 10)),
        played(2, (2, 1, 10), (1, 2, 10), (4, 3, 10)),
        played(3, (1, 3, 10), (3, 1, 10), (4, 2, 10)),
        played(4, (2, 3, 10), (3, 1, 10), (4, 2, 10)),
        played(5, (1, 1, 10), (2, 2, 10), (5, 3, 10)),
        played(6, (2, 1, 10), (4, 2, 10), (5, 3, 10)),
        played(7, (1, 2, 10), (4, 1, 10), (5, 3, 10)),
        people=5,
    )
    lines = {line.entrant.id: line for line in standings(known, known.entrants)}
    one, two = lines[1], lines[2]
    for line in (one, two):
        found = (line.points, line.wins, line.seconds, line.share)
        assert [int(one) for one in found] == [32, 2, 2, 1]
    assert one.rank < two.rank, "2 to 1 against each other"


def test_at_last_the_lot_decides_and_everybody_can_repeat_it() -> None:
    known = facts(people=3)
    expected = sorted(
        known.entrants, key=lambda one: hashlib.sha256(f"{SECRET}:{one.id}".encode()).hexdigest()
    )
    assert order(standings(known, known.entrants)) == [one.id for one in expected]
    assert lot(SECRET, 3) == hashlib.sha256(f"{SECRET}:3".encode()).hexdigest()


def test_the_seal_can_be_repeated() -> None:
    line = '{"competition":1,"game":"errands","secret":"' + SECRET + '"}'
    assert competition().seal == hashlib.sha256(line.encode()).hexdigest()


@given(seed=st.integers(0, 2**32))
def test_the_order_of_tables_and_people_does_not_matter(seed: int) -> None:
    chance = Random(seed)
    tables = []
    for number in range(1, 9):
        who = chance.sample(range(1, 8), 3)
        places = chance.choice([(1, 2, 3), (1, 1, 3), (1, 2, 2), (1, 1, 1)])
        seats = [
            (one, place, 5 * chance.randint(0, 9)) for one, place in zip(who, places, strict=True)
        ]
        tables.append(played(number, *seats))
    known = facts(*tables, people=7)
    mixed = replace(
        known,
        tables=chance.sample(known.tables, len(known.tables)),
        entrants=chance.sample(known.entrants, len(known.entrants)),
    )
    lines = standings(known, known.entrants)
    assert order(lines) == order(standings(mixed, mixed.entrants))
    assert [line.rank for line in lines] == [1, 2, 3, 4, 5, 6, 7]
    total = sum(line.points for line in lines)
    assert total == 8 * 17, "what is shared is neither more nor less"


# --- groups --------------------------------------------------------------------------------------


def test_divisions_are_a_pyramid() -> None:
    assert [level(group) for group in range(1, 9)] == [1, 2, 2, 3, 3, 3, 3, 4]
    assert [moved(3, rank, 7) for rank in range(1, 8)] == [1, 2, 2, 2, 2, 3, 3]
    assert moved(1, 1, 7) == 1


@given(seed=st.integers(0, 2**32), people=st.integers(7, 40), size=st.sampled_from((2, 3, 4, 5)))
def test_every_draw_seats_people_once_and_keeps_them_apart(
    seed: int, people: int, size: int
) -> None:
    chance = Random(seed)
    entrants = [entrant(number, division=None) for number in range(1, people + 1)]
    pairs = [
        tuple(sorted(chance.sample(range(1, people + 1), 2))) for _ in range(chance.randint(0, 6))
    ]
    known = [one.user_id for one in entrants if chance.random() < 0.5]
    before = {
        user: (chance.randint(1, 3), chance.randint(1, 7)) for user in known if user is not None
    }
    found = Facts(
        competition(size, state="confirming"),
        entrants,
        before=before,
        avoiding=frozenset(pairs),  # type: ignore[arg-type]
        players=(2, 3, 4, 5),
    )
    draw = Season().draw(found)
    assert draw is not None
    if not draw.tables:
        assert draw.trouble in ("few", "apart")
        return
    assert len(set(draw.placed.values())) == len(draw.placed)
    assert set(draw.placed) | set(draw.left_over) == {one.id for one in entrants}
    placed = [
        replace(one, division=draw.placed[one.id][0]) if one.id in draw.placed else one
        for one in entrants
    ]
    after = replace(found, entrants=placed)
    for group in divisions(after):
        here = {one.id for one in members(after, group)}
        assert not any(set(both) <= here for both in pairs)
        tables = [table for table in draw.tables if table.division == group]
        assert {one for table in tables for one in table.seats} == here
