"""The order of people at the end of a game: each rule by its name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import pytest

from engine.core import Outcome
from tables.model import endings, outgoing
from tables.model.endings import Awaited, Facts, Played
from tables.model.notes import CaretakerPlays, Replaced, Returned, Said
from tables.model.results import (
    ALL_LEFT,
    ALONE,
    NOBODY_FINISHED,
    NOBODY_SCORED,
    NOT_RATED,
    Answers,
    GameResult,
    LeftHow,
    SeatResult,
)
from tables.model.table import Note, Seat, Table

ANN, BOB, CHLOE, MARA = 11, 22, 33, 99
PEOPLE = {ANN: "Ann", BOB: "Bob", CHLOE: "Chloe", MARA: "Mara"}
END = 1000.0


def table(*who: int | str, rated: bool = True) -> Table:
    """A finished table: users by their numbers, and computers by their names."""
    seats = tuple(
        Seat(n, one, PEOPLE[one]) if isinstance(one, int) else Seat(n, None, one, computer=True)
        for n, one in enumerate(who)
    )
    return Table(
        *(7, "errands", {}, 1, 500, ANN, "finished", seats, 1, 40, 40, None, None, 40, (), 0.0),
        changed_at=END,
        rated=rated,
    )


def by_hand(seat: int, user: int | None, *seqs: int) -> list[Played]:
    return [Played(seq, seat, user, "errand", False, False, False) for seq in seqs]


def resigns(seq: int, seat: int, user: int | None) -> Played:
    return Played(seq, seat, user, "", False, False, True)


def note(seq: int, said: Said) -> Note:
    return Note(float(seq), seq, said)


def left(seq: int, seat: int, user: int, by: int | None = None, new: str = "Computer") -> Note:
    """A seat changed hands; because of its player, if nobody else is named."""
    who = user if by is None else by
    return note(seq, Replaced(seat=seat, old=PEOPLE[user], new=new, by=who, old_user=user))


def ended(
    at: Table,
    places: Sequence[int],
    steps: Sequence[Played] = (),
    notes: Sequence[Note] = (),
    waits: Sequence[Awaited] = (),
    *,
    resigned: Sequence[int] = (),
    scores: Sequence[Mapping[str, int]] = (),
) -> GameResult:
    outcome = Outcome(tuple(places), "goal", tuple(scores))
    steps = sorted(steps, key=lambda step: step.seq)
    return endings.result(Facts(at, outcome, frozenset(resigned), END, steps, notes, waits))


def deserted(
    at: Table,
    last: int,
    notes: Sequence[Note] = (),
    steps: Sequence[Played] = (),
    waits: Sequence[Awaited] = (),
    *,
    resigned: Sequence[int] = (),
) -> GameResult:
    """The last person has left this seat."""
    outcome = Outcome((1,) * len(at.seats), ALL_LEFT)
    facts = Facts(at, outcome, frozenset(resigned), END, steps, notes, waits, last)
    return endings.without_outcome(facts)


def standings(result: GameResult) -> dict[int | None, int | None]:
    """By user; computers and people who were forgotten are None."""
    return {seat.user_id: seat.standing for seat in result.seats}


@dataclass
class Case:
    rule: str
    result: GameResult
    standings: Mapping[int | None, int | None]
    how: Mapping[int | None, LeftHow]


CARE = note(10, CaretakerPlays(seat=0, user=ANN))
CASES = [
    Case(
        "the order of the game",
        ended(table(ANN, BOB, CHLOE), (2, 1, 3)),
        {ANN: 2, BOB: 1, CHLOE: 3},
        {},
    ),
    Case(
        "places are shared",
        ended(table(ANN, BOB, CHLOE), (1, 1, 3)),
        {ANN: 1, BOB: 1, CHLOE: 3},
        {},
    ),
    Case(
        "computers never count",
        ended(table(ANN, "Computer (good)", BOB), (3, 1, 2)),
        {ANN: 2, None: None, BOB: 1},
        {},
    ),
    Case(
        "who resigned is behind all who play on, who resigned later is ahead",
        ended(
            table(ANN, BOB, CHLOE, MARA),
            (3, 3, 1, 2),
            [resigns(9, 0, ANN), resigns(20, 1, BOB)],
            resigned=(0, 1),
        ),
        {ANN: 4, BOB: 3, CHLOE: 1, MARA: 2},
        {ANN: "gave_up", BOB: "gave_up", CHLOE: ""},
    ),
    Case(
        "whose time ran out is last, whatever the caretaker has won",
        ended(table(ANN, BOB, CHLOE), (1, 2, 3), (), [CARE]),
        {ANN: 3, BOB: 1, CHLOE: 2},
        {ANN: "ran_out"},
    ),
    Case(
        "who has vanished is behind who has resigned",
        ended(table(ANN, BOB, CHLOE), (1, 3, 2), [resigns(9, 1, BOB)], [CARE], resigned=(1,)),
        {ANN: 3, BOB: 2, CHLOE: 1},
        {ANN: "ran_out", BOB: "gave_up"},
    ),
    Case(
        "a caretaker with a fifth of the answers does no harm",
        ended(
            table(ANN, BOB),
            (1, 2),
            [*by_hand(0, ANN, 1, 3, 5, 31), *by_hand(0, None, 12)],
            [CARE, note(30, Returned(seat=0, user=ANN))],
        ),
        {ANN: 1, BOB: 2},
        {ANN: ""},
    ),
    Case(
        "a caretaker with more than a fifth of the answers",
        ended(
            table(ANN, BOB),
            (1, 2),
            [*by_hand(0, ANN, 1, 3, 31), *by_hand(0, None, 12)],
            [CARE, note(30, Returned(seat=0, user=ANN))],
        ),
        {ANN: 2, BOB: 1},
        {ANN: "ran_out"},
    ),
    Case(
        "a caretaker's answers after the table went back do not count",
        ended(
            table(ANN, BOB),
            (1, 2),
            by_hand(0, ANN, 1, 3, 12),
            [
                CARE,
                note(30, Returned(seat=0, user=ANN)),
                note(2, outgoing.Back(seat=1, steps=28, agreed=())),
            ],
        ),
        {ANN: 1, BOB: 2},
        {ANN: ""},
    ),
    Case(
        "who left is last, and the computer there has nothing",
        ended(table("Computer", BOB), (1, 2), by_hand(0, ANN, 1), [left(20, 0, ANN)]),
        {ANN: 2, None: None, BOB: 1},
        {ANN: "left", None: ""},
    ),
    Case(
        "several who left are equal",
        ended(
            table("Computer", "Computer 2", CHLOE),
            (1, 2, 3),
            (),
            [left(20, 0, ANN), left(30, 1, BOB, new="Computer 2")],
        ),
        {ANN: 2, BOB: 2, None: None, CHLOE: 1},
        {ANN: "left", BOB: "left"},
    ),
    Case(
        "whom the table let go has no standing, and neither has who took over",
        ended(table(MARA, BOB, CHLOE), (1, 2, 3), (), [left(20, 0, ANN, by=BOB, new="Mara")]),
        {ANN: None, MARA: None, BOB: 1, CHLOE: 2},
        {ANN: "replaced", MARA: ""},
    ),
    Case(
        "who lost the seat to somebody else after a caretaker had it ran out of time",
        ended(table(MARA, BOB, CHLOE), (1, 2, 3), (), [CARE, left(20, 0, ANN, by=BOB, new="Mara")]),
        {ANN: 3, MARA: None, BOB: 1, CHLOE: 2},
        {ANN: "ran_out"},
    ),
    Case(
        "who lost the seat after the clock had run out, without a caretaker",
        ended(
            table(MARA, BOB, CHLOE),
            (1, 2, 3),
            (),
            [left(20, 0, ANN, by=BOB, new="Mara")],
            [Awaited(0, ANN, 1.0, 9.0, False), Awaited(0, ANN, 10.0, 20.0, True)],
        ),
        {ANN: 3, MARA: None, BOB: 1, CHLOE: 2},
        {ANN: "ran_out"},
    ),
    Case(
        "who ran out of time once and answered may still be let go",
        ended(
            table(MARA, BOB, CHLOE),
            (1, 2, 3),
            (),
            [left(20, 0, ANN, by=BOB, new="Mara")],
            [Awaited(0, ANN, 1.0, 9.0, True), Awaited(0, ANN, 10.0, 20.0, False)],
        ),
        {ANN: None, MARA: None, BOB: 1, CHLOE: 2},
        {ANN: "replaced"},
    ),
    Case(
        "who resigned and then left has resigned",
        ended(
            table("Computer", BOB, CHLOE),
            (3, 1, 2),
            [resigns(9, 0, ANN)],
            [left(20, 0, ANN)],
            resigned=(0,),
        ),
        {ANN: 3, None: None, BOB: 1, CHLOE: 2},
        {ANN: "gave_up"},
    ),
    Case(
        "who took over a seat and left has no standing",
        ended(
            table(CHLOE, BOB),
            (1, 2),
            (),
            [
                left(20, 0, ANN, new="Computer"),
                note(25, Replaced(seat=0, old="Computer", new="Mara", by=BOB)),
                left(30, 0, MARA, new="Chloe"),
            ],
        ),
        {ANN: 2, None: None, MARA: None, CHLOE: None, BOB: 1},
        {ANN: "left", MARA: "left"},
    ),
    Case(
        "who had themselves forgotten during the game has no standing",
        ended(
            table("Computer", BOB, CHLOE),
            (1, 2, 3),
            (),
            [note(20, Replaced(seat=0, old="Former player", new="Computer", by=0, old_user=0))],
        ),
        {None: None, BOB: 1, CHLOE: 2},
        {},
    ),
    Case(
        "who was forgotten afterwards keeps their standing",
        ended(table("Former player", BOB, CHLOE), (2, 1, 3)),
        {None: 2, BOB: 1, CHLOE: 3},
        {None: ""},
    ),
    Case(
        "if all have resigned nobody has a standing",
        ended(
            table(ANN, BOB, "Computer"),
            (2, 2, 1),
            [resigns(9, 0, ANN), resigns(20, 1, BOB)],
            resigned=(0, 1),
        ),
        {ANN: None, BOB: None, None: None},
        {},
    ),
    Case(
        "if all have left, who left last is ahead",
        deserted(
            table("Computer", BOB, "Computer 2"),
            1,
            [left(20, 0, ANN), left(30, 2, CHLOE, new="Computer 2")],
        ),
        {ANN: 3, BOB: 1, None: None, CHLOE: 2},
        {ANN: "left", BOB: "left", CHLOE: "left"},
    ),
    Case(
        "of two who left after the same step, the clock decides",
        deserted(
            table("Computer", BOB, "Computer 2"),
            1,
            [left(20, 0, ANN), replace(left(20, 2, CHLOE, new="Computer 2"), at=21.0)],
        ),
        {ANN: 3, BOB: 1, None: None, CHLOE: 2},
        {},
    ),
    Case(
        "if all have left, a player whose time ran out went when they lost the seat",
        deserted(
            table("Computer", BOB, "Computer 2"),
            1,
            [CARE, left(20, 2, CHLOE, new="Computer 2"), left(30, 0, ANN, by=BOB)],
            (),
            [Awaited(1, BOB, 31.0, 40.0, True)],
        ),
        {ANN: 2, BOB: 1, None: None, CHLOE: 3},
        {ANN: "ran_out", BOB: "ran_out", CHLOE: "left"},
    ),
    Case(
        "if all have left, whom the table let go has no standing",
        deserted(
            table("Computer 2", "Computer", CHLOE),
            2,
            [
                left(20, 0, ANN, by=BOB, new="Mara"),
                left(25, 1, BOB),
                left(30, 0, MARA, new="Computer 2"),
            ],
        ),
        {ANN: None, BOB: 2, CHLOE: 1, MARA: None, None: None},
        {ANN: "replaced"},
    ),
    Case(
        "who resigns as the last one comes before those who left",
        ended(
            table("Computer", BOB),
            (1, 2),
            [resigns(25, 1, BOB)],
            [left(20, 0, ANN)],
            resigned=(1,),
        ),
        {ANN: 2, None: None, BOB: 1},
        {ANN: "left", BOB: "gave_up"},
    ),
    Case(
        "who resigned before the last one left comes after them",
        ended(
            table(ANN, "Computer", "Computer 2"),
            (3, 1, 2),
            [resigns(9, 0, ANN)],
            [left(5, 2, CHLOE, new="Computer 2"), left(20, 1, BOB)],
            resigned=(0,),
        ),
        {ANN: 2, None: None, BOB: 1, CHLOE: 3},
        {},
    ),
    Case(
        "if the last one vanished after the others left nobody has a standing",
        ended(
            table(ANN, "Computer"),
            (1, 2),
            [*by_hand(0, ANN, 1, 31), *by_hand(0, None, 12, 13)],
            [CARE, note(20, Returned(seat=0, user=ANN)), left(25, 1, BOB)],
        ),
        {ANN: None, BOB: None, None: None},
        {ANN: "ran_out", BOB: "left"},
    ),
    Case(
        "if nobody has a point nobody has a standing",
        ended(table(ANN, BOB), (1, 1), scores=({"culture": 0}, {"culture": 0})),
        {ANN: None, BOB: None},
        {},
    ),
    Case(
        "equal points are shared places",
        ended(table(ANN, BOB), (1, 1), scores=({"culture": 3}, {"culture": 3})),
        {ANN: 1, BOB: 1},
        {},
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.rule)
def test_the_order_of_people(case: Case) -> None:
    assert standings(case.result) == case.standings
    found = {seat.user_id: seat.left_how for seat in case.result.seats}
    assert {user: found[user] for user in case.how} == case.how


@pytest.mark.parametrize(
    ("result", "because"),
    [
        (ended(table(ANN, BOB), (1, 2)), ""),
        (ended(table(ANN, BOB, rated=False), (1, 2)), NOT_RATED),
        (ended(table(ANN, "Computer"), (1, 2)), ALONE),
        (ended(table(ANN, MARA), (1, 2), (), [left(9, 1, BOB, by=ANN, new="Mara")]), ALONE),
        (ended(table(ANN, "Computer"), (1, 2), (), [left(9, 1, BOB)]), ""),
        (ended(table(ANN, "Computer"), (2, 1), resigned=(0,)), NOBODY_FINISHED),
        (deserted(table("Computer", BOB), 1, [left(9, 0, ANN)]), ""),
        (deserted(table("Computer", BOB, rated=False), 1, [left(9, 0, ANN)]), NOT_RATED),
        (deserted(table("Computer", BOB), 1), ALONE),
        (ended(table(ANN, BOB), (1, 1), scores=({"a": 0}, {})), NOBODY_SCORED),
        (ended(table(ANN, BOB), (2, 1), resigned=(0,), scores=({"a": 0}, {"a": 0})), ""),
    ],
)
def test_why_a_result_does_not_count(result: GameResult, because: str) -> None:
    assert (result.rated, result.unrated_because) == (because == "", because)


def test_a_game_that_all_have_left_has_places_by_when_they_left() -> None:
    found = deserted(table("Computer", BOB, "Computer 2"), 1, [left(20, 0, ANN)])
    places = [(seat.seat, seat.user_id, seat.place, seat.points, seat.left) for seat in found.seats]
    assert places == [
        (0, ANN, 2, None, 20),
        (0, None, 3, None, None),
        (1, BOB, 1, None, 40),
        (2, None, 3, None, None),
    ]
    assert found.cause == ALL_LEFT


def test_how_the_answers_of_a_player_were_given() -> None:
    steps = [
        *by_hand(0, ANN, 1, 2),
        Played(3, 0, ANN, "errand", True, False, False),
        Played(4, 0, ANN, "dare", False, True, False),
        Played(5, 0, ANN, "", False, False, False),
        Played(6, 0, ANN, "@1", False, False, False),
        *by_hand(1, BOB, 7),
        *by_hand(0, None, 11),
        Played(12, 0, ANN, "dare", False, True, False),
        *by_hand(0, ANN, 31, 32, 33, 34),
    ]
    notes = [CARE, note(30, Returned(seat=0, user=ANN))]
    found = ended(table(ANN, BOB), (1, 2), steps, notes)
    mine = found.of(ANN)
    assert mine is not None
    assert mine.answers == Answers(6, 1, 2, 1)
    assert mine.answers.total == 10


def test_points_belong_to_who_has_the_seat_at_the_end() -> None:
    scores = ({"corn": 3, "skulls": 4}, {"corn": 1})
    found = ended(
        table(MARA, BOB), (1, 2), (), [left(9, 0, ANN, by=BOB, new="Mara")], scores=scores
    )
    assert [(seat.user_id, seat.total) for seat in found.seats] == [
        (ANN, None),
        (MARA, 7),
        (BOB, 1),
    ]
    assert [(seat.joined, seat.left) for seat in found.seats] == [(0, 9), (9, None), (0, None)]
    assert {seat.place for seat in found.seats if seat.seat == 0} == {1}


def test_the_longest_wait_is_that_of_the_player() -> None:
    waits = [
        Awaited(0, ANN, 1.0, 5.0, False),
        Awaited(0, ANN, 5.0, 6.0, False),
        Awaited(0, MARA, 10.0, 30.0, False),
        Awaited(1, BOB, 2.0, 4.0, False),
    ]
    notes = [left(9, 0, ANN, by=BOB, new="Mara")]
    found = ended(table(MARA, BOB), (1, 2), (), notes, waits)
    assert [seat.longest_wait for seat in found.seats] == [4.0, 20.0, 2.0]


@pytest.mark.parametrize(
    ("steps", "waits", "user"),
    [
        (by_hand(0, ANN, 3), (), ANN),
        ((), [Awaited(0, ANN, 1.0, 9.0, False)], ANN),
        (by_hand(0, MARA, 12), [Awaited(0, MARA, 9.0, 12.0, False)], None),
    ],
)
def test_older_notes_do_not_tell_who_left(
    steps: Sequence[Played], waits: Sequence[Awaited], user: int | None
) -> None:
    old = note(9, Replaced(seat=0, old="Ann", new="Mara", by=BOB))
    found = ended(table(MARA, BOB), (1, 2), steps, [old], waits)
    assert (found.seats[0].user_id, found.seats[0].level) == (user, None)


def test_where_nobody_plays_in_person_any_more_caretakers_are_taken_out() -> None:
    found = ended(
        table(ANN, "Computer"),
        (1, 2),
        by_hand(0, ANN, 1, 2, 3, 4, 5, 12, 21),
        [CARE, left(20, 1, BOB)],
    )
    mine = found.of(ANN)
    assert mine is not None
    assert (mine.standing, mine.left_how, mine.answers) == (1, "", Answers(6, 0, 0, 1))


def test_who_has_two_seats_in_turn_is_found_where_their_order_counts() -> None:
    one = SeatResult(0, ANN, None, 1, None)
    two = SeatResult(1, ANN, None, 2, 2)
    found = GameResult(7, "errands", 1, END, 2, "goal", (one, two), True)
    assert found.of(ANN) is two
    assert found.of(BOB) is None
    assert found.people == (two,)
