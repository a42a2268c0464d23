"""Tournaments from their first draw to their end, with chance in place of games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest

from tables.model import lots, repeated
from tables.model.competitions import (
    COMPUTER,
    Competition,
    CompetitionTable,
    Draw,
    Entrant,
    Facts,
    Kind,
    Round,
)
from tables.model.results import GameResult, SeatResult
from tables.model.round_facts import HALF, POINT
from tables.model.tournaments import Course, TournamentPlan, points_of

SECRET = "c0" * 32
PLAN = TournamentPlan()
EVERY_SIZE = (2, 3, 4, 5)


class Cup:
    """A tournament that is played at once."""

    def __init__(
        self, kind: Kind, people: int, size: int, secret: str = SECRET, **settings: int
    ) -> None:
        one = Competition(
            *(1, 1, 77, None, 1, kind, 1, "belfort", size, "daily", {}, settings, "en", None),
            *("running", secret, 0.0, 0.0),
        )
        entrants = tuple(
            Entrant(number, 1, 900 + number, f"P{number}", "in", number, 0.0, 1, None, "en")
            for number in range(1, people + 1)
        )
        self.facts = Facts(one, entrants, players=EVERY_SIZE)

    def draw(self) -> Draw | None:
        """Draw the next round, and begin it."""
        made = PLAN.draw(self.facts)
        if made is None or not made.tables:
            return made
        number, there = len(self.facts.rounds) + 1, len(self.facts.tables)
        self.facts = replace(
            self.facts,
            entrants=tuple(
                replace(one, division=made.placed[one.id][0], place=made.placed[one.id][1])
                if one.id in made.placed
                else one
                for one in self.facts.entrants
            ),
            rounds=(*self.facts.rounds, Round(1, number, "playing", 0.0, None, made.facts)),
            tables=(
                *self.facts.tables,
                *(
                    CompetitionTable(
                        *(1, count, number, None, one.seats, {}, "open"), table_id=1_000 + count
                    )
                    for count, one in enumerate(made.tables, there + 1)
                ),
            ),
        )
        return made

    @property
    def tables(self) -> list[CompetitionTable]:
        """The tables of the last round."""
        last = len(self.facts.rounds)
        return [one for one in self.facts.tables if one.round == last]

    def finish(self, table: CompetitionTable, order: Sequence[Sequence[int]]) -> None:
        """End a table; entrants by place, those who share one together."""
        places = {who: place for place, group in enumerate(order) for who in group}
        seats = []
        for seat, owner in enumerate(table.seats):
            who = table.stand_ins.get(seat, owner)
            user = None if who == COMPUTER else self.facts.entrant(who).user_id
            behind = sum(len(group) for group in order[: places.get(who, 0)])
            standing = behind + 1 if who in places else None
            level = "good" if who == COMPUTER else None
            seats.append(SeatResult(seat, user, level, standing or 9, standing, {"x": 9}))
        result = GameResult(
            *(table.table_id or 0, "belfort", 1, 5.0, len(seats), "", tuple(seats)), rated=True
        )
        self._change(table, replace(table, state="finished"))
        self.facts = replace(self.facts, results={**self.facts.results, table.number: result})

    def _change(self, table: CompetitionTable, made: CompetitionTable) -> None:
        tables = [made if one == table else one for one in self.facts.tables]
        self.facts = replace(self.facts, tables=tuple(tables))

    def void(self, table: CompetitionTable) -> None:
        """End a table without a result."""
        self._change(table, replace(table, state="void"))

    def drop(self, entrant: int, at: float = 1.0) -> None:
        """Somebody drops out; games end at 5."""
        changed = [
            replace(one, state="dropped", changed_at=at) if one.id == entrant else one
            for one in self.facts.entrants
        ]
        self.facts = replace(self.facts, entrants=tuple(changed))

    def play(self, chance: random.Random, drops: float = 0.0) -> None:
        """Play the whole round."""
        for table in self.tables:
            for one in table.people:
                if chance.random() < drops:
                    self.drop(one)
            if chance.random() < drops / 2:
                self.void(table)
                continue
            order = chance.sample(table.people, len(table.people))
            self.finish(table, [[one] for one in order])


def to_the_end(cup: Cup, chance: random.Random, drops: float = 0.0) -> int:
    """Play all rounds; how many there were."""
    for number in range(40):
        made = cup.draw()
        if made is None or not made.tables:
            return number
        seated = [one for table in made.tables for one in table.seats]
        everybody = [*seated, *made.facts["byes"]]
        assert len(set(everybody)) == len(everybody), "nobody sits twice"
        assert {cup.facts.entrant(one).state for one in everybody} == {"in"}
        if "seed" in made.facts:
            assert repeated.repeated(made.facts)[0] == "", "everybody can draw again"
            seed, seal = str(made.facts["seed"]), lots.seal_of(cup.facts.competition.secret)
            assert made.facts["seal"] == seal
            assert lots.fits(seed, number + 1, seal)
        assert SECRET not in str(made.facts)
        cup.play(chance, drops)
    raise AssertionError("it never ends")


def test_a_swiss_tournament_of_thirteen_at_tables_of_four() -> None:
    cup = Cup("swiss", 13, 4, rounds=4)
    assert to_the_end(cup, random.Random(1)) == 4
    assert sorted(map(len, (one.seats for one in cup.facts.tables))) == [3] * 12 + [4] * 4
    ranks = PLAN.ranks(cup.facts)
    assert sorted(ranks.values()) == list(range(1, 14))
    scores = Course(cup.facts).scores
    ordered = sorted(ranks, key=lambda one: ranks[one])
    points = [scores.points(one) for one in ordered]
    assert points == sorted(points, reverse=True)
    assert sum(points) == sum(POINT * len(one.seats) // 2 for one in cup.facts.tables)


def test_byes_are_worth_half_a_point_and_nobody_has_two() -> None:
    cup = Cup("swiss", 9, 2, rounds=5)
    to_the_end(cup, random.Random(2))
    scores = Course(cup.facts).scores
    byes = Counter(one for round_ in cup.facts.rounds for one in round_.facts["byes"])
    assert len(byes) == 5
    assert set(byes.values()) == {1}
    assert sum(scores.points(one.id) for one in cup.facts.entrants) == 5 * (4 * POINT + HALF)


def test_shared_places_share_their_points_and_stand_ins_get_none() -> None:
    cup = Cup("swiss", 4, 4, rounds=1)
    cup.draw()
    [table] = cup.tables
    one, two, three, four = table.seats
    cup.finish(table, [[one], [two, three], [four]])
    assert points_of(cup.facts, cup.tables[0]) == {one: 24, two: 12, three: 12, four: 0}
    cup = Cup("swiss", 5, 4, rounds=1)
    cup.draw()
    [table] = cup.tables
    [spare] = [it.id for it in cup.facts.entrants if it.id not in table.seats]
    stood_in = replace(table, stand_ins={0: spare, 1: COMPUTER})
    cup._change(table, stood_in)
    cup.finish(stood_in, [[spare], [table.seats[2]], [table.seats[3]]])
    got = points_of(cup.facts, cup.tables[0])
    assert got == {table.seats[2]: 12, table.seats[3]: 0}


def test_a_knock_out_ends_with_one_winner_who_won_the_final() -> None:
    for people, size, advance, rounds in (
        (16, 4, 1, 2),
        (16, 4, 2, 3),
        (13, 4, 1, 2),
        (9, 2, 1, 4),
    ):
        cup = Cup("knockout", people, size, advance=advance)
        assert to_the_end(cup, random.Random(people + advance)) == rounds
        [final] = cup.tables
        got = points_of(cup.facts, final)
        ranks = PLAN.ranks(cup.facts)
        assert sorted(ranks.values()) == list(range(1, people + 1))
        assert got[next(one for one, rank in ranks.items() if rank == 1)] == POINT
        assert {ranks[one] for one in final.seats} == set(range(1, len(final.seats) + 1))


def test_the_first_of_each_table_go_on_and_do_not_meet_again_at_once() -> None:
    cup = Cup("knockout", 16, 4, advance=2)
    cup.draw()
    going_on: list[int] = []
    for table in cup.tables:
        cup.finish(table, [[one] for one in table.seats])
        going_on += table.seats[:2]
    cup.draw()
    assert sorted(one for table in cup.tables for one in table.seats) == sorted(going_on)
    first = [set(one.seats) for one in cup.facts.tables if one.round == 1]
    for table in cup.tables:
        assert max(len(before & set(table.seats)) for before in first) == 1


def test_who_has_dropped_out_does_not_go_on_but_the_next_one_does() -> None:
    cup = Cup("knockout", 8, 4, advance=1)
    cup.draw()
    for table in cup.tables:
        cup.finish(table, [[one] for one in table.seats])
    gone = cup.tables[0].seats
    cup.drop(gone[0], at=6.0)
    made = cup.draw()
    assert made is not None
    assert sorted(made.tables[0].seats) == sorted((gone[1], cup.facts.tables[1].seats[0]))


@pytest.mark.parametrize(("size", "people"), [(4, 16), (3, 11), (5, 13)])
def test_groups_change_seats_and_their_first_ones_go_on(size: int, people: int) -> None:
    cup = Cup("groups", people, size, rounds=size, advance=1)
    to_the_end(cup, random.Random(size))
    course = Course(cup.facts)
    stage = [one for one in cup.facts.tables if one.round <= size]
    assert {frozenset(one.seats) for one in stage} == set(map(frozenset, course.groups))
    sat = Counter((one, seat) for table in stage for seat, one in enumerate(table.seats))
    for group in course.groups:
        if len(group) == size:
            assert {sat[one, seat] for one in group for seat in range(size)} == {1}
    best = {min(group, key=course._swiss_order) for group in course.groups}
    final = [one for one in cup.facts.tables if one.round == size + 1]
    assert {one for table in final for one in table.seats} <= best
    ranks = PLAN.ranks(cup.facts)
    assert min(ranks, key=lambda one: ranks[one]) in best


@pytest.mark.parametrize("people", [3, 4, 5, 7, 8, 10, 16])
def test_in_groups_of_two_player_games_everybody_meets_everybody(people: int) -> None:
    cup = Cup("groups", people, 2, rounds=1, advance=1)
    to_the_end(cup, random.Random(people))
    course = Course(cup.facts)
    stage = [one for one in cup.facts.tables if one.round <= course.swiss_rounds]
    met = Counter(frozenset(one.seats) for one in stage)
    assert set(met.values()) == {1}
    for group in course.groups:
        assert 3 <= len(group) <= 5
        assert sum(pair <= set(group) for pair in met) == len(group) * (len(group) - 1) // 2
        for one in group:
            lean = sum((table.seats[0] == one) * 2 - 1 for table in stage if one in table.seats)
            assert abs(lean) <= 1


@pytest.mark.parametrize("kind", ["swiss", "knockout", "groups"])
def test_tournaments_end_whoever_drops_out(kind: Kind) -> None:
    chance = random.Random(kind)
    for turn in range(25):
        size, people = chance.choice(EVERY_SIZE), chance.randint(2, 14)
        cup = Cup(
            *(kind, people, size, f"{turn:064x}"),
            rounds=chance.randint(1, 4),
            advance=chance.randint(1, 3),
        )
        to_the_end(cup, chance, drops=0.12)
        placed = [one.id for one in cup.facts.entrants if one.division is not None]
        assert sorted(PLAN.ranks(cup.facts)) == sorted(placed)


@pytest.mark.parametrize("kind", ["swiss", "knockout", "groups"])
def test_too_few_people_wait(kind: Kind) -> None:
    for people in (0, 1):
        made = Cup(kind, people, 4, rounds=2).draw()
        assert made is not None
        assert (made.trouble, list(made.tables)) == ("few", [])


def test_people_who_avoid_each_other_are_in_other_groups() -> None:
    for turn in range(5):
        cup = Cup("groups", 8, 4, f"{turn:064x}", rounds=1)
        cup.facts = replace(cup.facts, avoiding=frozenset({(1, 2), (3, 4), (1, 5)}))
        cup.draw()
        for one, other in cup.facts.avoiding:
            assert not any({one, other} <= set(group) for group in Course(cup.facts).groups)
