"""Draws of tournaments: every rule, in many random tournaments, and against all possible draws."""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

import pytest

from tables.model import draws, lots, repeated
from tables.model.perfect_matching import Matching
from tables.model.round_facts import (
    ATTEMPTS,
    HALF,
    PLAIN,
    POINT,
    Attempt,
    Person,
    RoundFacts,
    Seating,
    near,
    pairs_of,
    parts_of,
)
from tables.model.table_draw import seat_cost, seated
from tables.model.tournaments import written

SECRET = "5e" * 32
EVERY_SIZE = (2, 3, 4, 5)


class Swiss:
    """A tournament in which chance decides who wins and who leaves."""

    def __init__(self, people: int, size: int, chance: random.Random) -> None:
        self.size, self.chance = size, chance
        self.secret = f"{chance.getrandbits(256):064x}"
        self.points = dict.fromkeys(range(1, people + 1), 0)
        self.byes = dict.fromkeys(self.points, 0)
        self.tables: list[tuple[int, ...]] = []
        self.round = 0

    def facts(self) -> RoundFacts:
        """What the next draw knows."""
        return RoundFacts(
            lots.seed_of(self.secret, self.round + 1),
            self.size,
            near(self.size, EVERY_SIZE),
            tuple(Person(one, self.points[one], self.byes[one]) for one in self.points),
            tuple(self.tables),
        )

    def play(self, drawn: Seating) -> None:
        """Everybody plays a round."""
        self.round += 1
        for one in drawn.byes:
            self.points[one] += HALF
            self.byes[one] += 1
        for table in drawn.tables:
            self.tables.append(table)
            order = self.chance.sample(table, len(table))
            for place, one in enumerate(order):
                self.points[one] += POINT * (len(table) - 1 - place) // (len(table) - 1)

    def leave(self, one: int) -> None:
        """Somebody drops out."""
        del self.points[one]


def everybody_once(facts: RoundFacts, drawn: Seating) -> None:
    placed = [one for table in drawn.tables for one in table]
    assert sorted([*placed, *drawn.byes]) == sorted(facts.numbers)
    assert all(len(table) in facts.sizes for table in drawn.tables)


def again(facts: RoundFacts, drawn: Seating) -> int:
    return sum(facts.times_met(*pair) for table in drawn.tables for pair in pairs_of(table))


# --- lots ----------------------------------------------------------------------------------------


def test_each_seed_is_the_hash_of_the_next_one_and_the_seal_that_of_the_first() -> None:
    seeds = [lots.seed_of(SECRET, number) for number in range(4)]
    for before, seed in pairwise(seeds):
        assert hashlib.sha256(seed.encode()).hexdigest() == before
    assert lots.seal_of(SECRET) == seeds[0]
    assert lots.fits(seeds[3], 3, seeds[0])
    assert not lots.fits(seeds[3], 2, seeds[0])
    assert SECRET not in seeds


@pytest.mark.parametrize(("secret", "round_"), [("ab", 1), (SECRET, -1), (SECRET, 41)])
def test_a_seed_that_cannot_be_is_refused(secret: str, round_: int) -> None:
    with pytest.raises(ValueError, match="no seed"):
        lots.seed_of(secret, round_)


def test_lots_are_fair() -> None:
    first = Counter(lots.in_order(f"{seed}", 0, "x", range(4))[0] for seed in range(2_000))
    assert all(400 < first[one] < 600 for one in range(4))
    assert {lots.amount(f"{seed}", 0, "x", 1, 3) for seed in range(50)} == {0, 1, 2}
    assert lots.amount("seed", 0, "x", 1, 0) == 0


# --- pairs ---------------------------------------------------------------------------------------


def all_pairings(people: Sequence[int]) -> Iterator[list[tuple[int, int]]]:
    """All ways to pair people."""
    if not people:
        yield []
        return
    for other in people[1:]:
        rest = [one for one in people[1:] if one != other]
        for pairs in all_pairings(rest):
            yield [(people[0], other), *pairs]


def largest(people: Sequence[int], edges: set[frozenset[int]]) -> int:
    """How many pairs there can be, by trying all."""
    if not people:
        return 0
    first, rest = people[0], people[1:]
    found = largest(rest, edges)
    for other in rest:
        if frozenset((first, other)) in edges:
            found = max(found, 1 + largest([one for one in rest if one != other], edges))
    return found


def test_a_matching_is_as_large_as_can_be() -> None:
    chance = random.Random(1)
    for _ in range(600):
        count = chance.randint(1, 9)
        likely = chance.random()
        edges = {
            frozenset(pair) for pair in combinations(range(count), 2) if chance.random() < likely
        }
        neighbours = [
            [other for other in range(count) if frozenset((one, other)) in edges]
            for one in range(count)
        ]
        matching = Matching(neighbours)
        paired = [(one, other) for one, other in enumerate(matching.partner) if other >= 0]
        assert all(matching.partner[other] == one for one, other in paired)
        assert all(frozenset(pair) in edges for pair in paired)
        assert len(paired) == 2 * largest(range(count), edges)


def test_a_pair_is_settled_exactly_if_the_others_can_still_be_paired() -> None:
    chance, settled, refused = random.Random(2), 0, 0
    for _ in range(300):
        count = chance.choice((4, 6, 8))
        edges = {frozenset(pair) for pair in combinations(range(count), 2) if chance.random() < 0.5}
        neighbours = [
            [other for other in range(count) if frozenset((one, other)) in edges]
            for one in range(count)
        ]
        matching = Matching(neighbours)
        if matching.alone:
            continue
        for pair in map(tuple, edges):
            fresh = Matching(neighbours)
            rest = [one for one in range(count) if one not in pair]
            possible = largest(rest, edges) * 2 == len(rest)
            before = list(fresh.partner)
            assert fresh.settle(*pair) is possible
            assert fresh.partner[pair[0]] == pair[1] if possible else fresh.partner == before
            assert not fresh.alone
            settled, refused = settled + possible, refused + (not possible)
    assert settled > 300
    assert refused > 50


def test_two_player_rounds_are_lawful_as_long_as_they_can_be() -> None:
    """With few people and many rounds: nobody meets a person again while all pairs of a round can
    be new, which is found out by trying all of them."""
    chance, forced = random.Random(3), 0
    for turn in range(60):
        people = chance.randint(3, 8)
        cup = Swiss(people, 2, chance)
        for _ in range(people + 1):
            facts = cup.facts()
            drawn = draws.draw(facts, turn % 5)
            everybody_once(facts, drawn)
            assert len(drawn.byes) == people % 2
            if drawn.byes:
                assert cup.byes[drawn.byes[0]] == min(cup.byes.values())
            if again(facts, drawn):
                forced += 1
                least = min(cup.byes.values())
                resting = [one for one in facts.numbers if cup.byes[one] == least]
                for out in resting if people % 2 else [0]:
                    left = [one for one in facts.numbers if one != out]
                    for pairs in all_pairings(left):
                        assert any(facts.times_met(*pair) for pair in pairs)
            cup.play(drawn)
    assert forced > 30


def test_in_large_tournaments_nobody_meets_twice_and_first_moves_are_equal() -> None:
    chance = random.Random(4)
    for people in (16, 27, 40):
        cup = Swiss(people, 2, chance)
        apart = []
        for _ in range(7):
            facts = cup.facts()
            drawn = draws.draw(facts)
            everybody_once(facts, drawn)
            assert not again(facts, drawn)
            apart += [abs(cup.points[a] - cup.points[b]) for a, b in drawn.tables]
            cup.play(drawn)
            if people == 40:
                cup.leave(chance.choice(list(cup.points)))
        lean = [abs(cup.facts().lean(one)) for one in cup.points]
        assert max(lean) <= 2
        assert sum(lean) / len(lean) < 1.2
        assert sum(apart) / len(apart) < 0.3 * POINT, "opponents have about the same points"
        assert max(cup.byes.values()) <= 1


# --- tables --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("people", "size", "parts"),
    [
        (13, 4, (4, 3, 3, 3)),
        (16, 4, (4, 4, 4, 4)),
        (5, 4, None),
        (6, 4, (3, 3)),
        (7, 3, (3, 2, 2)),
        (11, 5, (4, 4, 3)),
        (3, 2, None),
    ],
)
def test_tables_are_as_equal_as_possible(
    people: int, size: int, parts: tuple[int, ...] | None
) -> None:
    assert parts_of(people, size, near(size, EVERY_SIZE)) == parts


def all_tables(people: Sequence[int], parts: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    """All ways to seat people at tables of some sizes."""
    if not parts:
        yield []
        return
    for table in combinations(people, parts[0]):
        rest = [one for one in people if one not in table]
        for others in all_tables(rest, parts[1:]):
            yield [table, *others]


@pytest.mark.parametrize(("people", "size"), [(6, 3), (8, 4), (9, 3), (7, 4)])
def test_no_other_seating_has_fewer_repeated_pairs_or_is_more_alike(people: int, size: int) -> None:
    """Compared with all seatings there are."""
    chance = random.Random(people)
    cup = Swiss(people, size, chance)
    for _ in range(4):
        facts = cup.facts()
        drawn = draws.draw(facts)
        everybody_once(facts, drawn)

        def cost(tables: Sequence[Sequence[int]], facts: RoundFacts = facts) -> tuple[int, int]:
            pairs = [pair for table in tables for pair in pairs_of(table)]
            points = {person.number: person.points for person in facts.people}
            met = sum(facts.times_met(*pair) ** 2 for pair in pairs)
            return met, sum(abs(points[one] - points[other]) for one, other in pairs)

        parts = [len(table) for table in drawn.tables]
        assert cost(drawn.tables) == min(map(cost, all_tables(facts.numbers, parts)))
        cup.play(drawn)


@pytest.mark.sliced(5)
def test_rounds_of_tables_keep_their_rules() -> None:
    chance = random.Random(6)
    for turn in range(8):
        size = chance.choice((3, 4, 5))
        cup = Swiss(chance.randint(size + 1, 26), size, chance)
        for _ in range(4):
            facts = cup.facts()
            drawn = draws.draw(facts, turn % 4)
            everybody_once(facts, drawn)
            if len(facts.people) > 6:
                assert not drawn.byes
            for one in drawn.byes:
                assert cup.byes[one] == min(cup.byes.values())
            for table in drawn.tables:
                fairest = seat_cost(facts, seated(Attempt(facts, turn % 4), table))
                assert seat_cost(facts, table) == fairest
            cup.play(drawn)
            if chance.random() < 0.3 and len(cup.points) > size:
                cup.leave(chance.choice(list(cup.points)))
        seats = cup.facts().sat
        assert max(seats.values()) <= 3


def test_nobody_meets_again_in_the_first_three_rounds_of_thirteen_at_tables_of_four() -> None:
    chance = random.Random(7)
    for _ in range(6):
        cup = Swiss(13, 4, chance)
        for _ in range(3):
            facts = cup.facts()
            drawn = draws.draw(facts)
            assert not again(facts, drawn)
            cup.play(drawn)


def test_tables_of_a_knock_out_are_about_as_strong() -> None:
    people = tuple(Person(number, points=number * HALF) for number in range(1, 17))
    for seed in range(10):
        facts = RoundFacts(f"{seed}", 4, (3, 4), people, blend="even")
        totals = [sum(table) for table in draws.draw(facts).tables]
        assert max(totals) - min(totals) <= 1


def test_it_does_not_matter_in_which_order_people_are_given() -> None:
    cup = Swiss(13, 4, random.Random(8))
    cup.play(draws.draw(cup.facts()))
    facts = cup.facts()
    turned = RoundFacts(facts.seed, facts.size, facts.sizes, facts.people[::-1], facts.before[::-1])
    assert draws.draw(facts) == draws.draw(turned)


# --- people who are kept apart -------------------------------------------------------------------


@pytest.mark.sliced(5)
@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_people_who_avoid_each_other_do_not_meet(size: int) -> None:
    chance = random.Random(size)
    for _ in range(2 if size < 4 else 1):
        cup = Swiss(4 * size, size, chance)
        apart = {tuple(sorted(chance.sample(range(1, 4 * size + 1), 2))) for _ in range(3)}
        for _ in range(3):
            number, drawn = draws.draw_apart(cup.facts(), apart)  # type: ignore[arg-type]
            assert not draws.broken(drawn, apart)  # type: ignore[arg-type]
            assert drawn == draws.draw(cup.facts(), number)
            cup.play(drawn)


def test_the_order_of_attempts_is_hidden_and_begins_with_blurred_ones_now_and_then() -> None:
    first = [draws.hidden_order(f"{secret}", 1)[0] for secret in range(500)]
    assert 60 < sum(number >= PLAIN for number in first) < 140
    assert max(Counter(first).values()) < 40
    assert sorted(draws.hidden_order("x", 2)) == list(range(ATTEMPTS))
    assert draws.hidden_order("x", 2) != draws.hidden_order("x", 3)


def test_two_leaders_who_avoid_each_other_do_not_meet_either() -> None:
    people = tuple(Person(one, 3 * POINT if one < 3 else POINT) for one in range(1, 9))
    facts = RoundFacts("seed", 2, (2,), people)
    assert {1, 2} in map(set, draws.draw(facts).tables)
    number, drawn = draws.draw_apart(facts, {(1, 2)}, draws.hidden_order(SECRET, 1))
    assert drawn == draws.draw(facts, number)
    assert number >= PLAIN
    assert {1, 2} not in map(set, drawn.tables)


def test_who_cannot_be_kept_apart_plays_nevertheless() -> None:
    facts = RoundFacts("seed", 4, (3, 4), tuple(map(Person, range(4))))
    number, drawn = draws.draw_apart(facts, {(0, 1)}, [2, 0, 1])
    assert number == 2
    assert draws.broken(drawn, {(0, 1)}) == 1


# --- published draws -----------------------------------------------------------------------------


def published(cup: Swiss, number: int = 0) -> dict[str, object]:
    facts = cup.facts()
    drawn = draws.draw(facts, number)
    return {
        **written(facts),
        "round": cup.round + 1,
        "seal": lots.seal_of(cup.secret),
        "attempt": number,
        "tables": [list(table) for table in drawn.tables],
        "byes": list(drawn.byes),
    }


def test_everybody_can_draw_again() -> None:
    for people, size in ((13, 4), (9, 2), (5, 4)):
        cup = Swiss(people, size, random.Random(people))
        for number in (0, 2, 4):
            said = published(cup, number)
            wrong, drawn = repeated.repeated(said)
            assert wrong == ""
            cup.play(drawn)


def test_a_forged_draw_is_noticed() -> None:
    cup = Swiss(13, 4, random.Random(9))
    said = published(cup)
    assert repeated.repeated({**said, "seed": "00" * 32})[0] == "seed"
    assert repeated.repeated({**said, "round": 2})[0] == "seed"
    assert repeated.repeated({**said, "tables": said["tables"][::-1]})[0] == "tables"  # type: ignore[index]
    assert repeated.repeated({**said, "byes": [1]})[0] == "tables"
    assert repeated.repeated({**said, "attempt": 1})[0] == "tables"


@pytest.mark.parametrize(
    "change",
    [
        {"people": [[1, 0, 0, 0]]},
        {"people": []},
        {"people": [[1, 0, 0], [1, 0, 0]]},
        {"blend": "odd"},
        {"sizes": [9]},
        {"size": 1},
        {"attempt": 48},
        {"attempt": "x"},
        {"round": 0},
        {"tables": 7},
    ],
)
def test_what_is_no_draw_is_refused(change: dict[str, object]) -> None:
    said = published(Swiss(5, 4, random.Random(1)))
    with pytest.raises(repeated.NotADraw):
        repeated.repeated({**said, **change})


def test_a_draw_stays_the_same_for_ever() -> None:
    """A change here makes all published draws wrong."""
    cup = Swiss(13, 4, random.Random(10))
    for number in range(3):
        cup.play(draws.draw(cup.facts(), number))
    two = Swiss(9, 2, random.Random(11))
    for number in range(3):
        two.play(draws.draw(two.facts(), 20 * number))
    said = repr((cup.tables, two.tables, two.byes))
    assert hashlib.sha256(said.encode()).hexdigest()[:16] == "89bd307fc10dbb6a"
