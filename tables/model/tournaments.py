"""What differs between kinds of tournaments: the next round, and who stands where. Pure.

*Swiss*: everybody plays all rounds, against people with about as many points. *Knock-out*: the
first of each table go on. *Groups*: people play all rounds in one group, whose first go on to
knock-out tables.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tables.model import draws, lots
from tables.model.competitions import (
    Competition,
    CompetitionTable,
    Draw,
    Facts,
    Kind,
    PlannedTable,
    Round,
)
from tables.model.invitations import DAY
from tables.model.paces import Pace
from tables.model.round_facts import HALF, POINT, Pair, Person, RoundFacts, Seating, near
from tables.model.standings import Score, scores

KINDS: tuple[Kind, ...] = ("swiss", "knockout", "groups")
"""The kinds of competitions that are tournaments."""
ROUNDS = (1, 9)
"""Rounds of a Swiss tournament, or games of each group, at least and at most."""
ADVANCE = (1, 3)
"""How many of a table or a group go on, at least and at most."""
LASTS: Mapping[Pace, float] = {
    "evening": 2 * DAY,
    "several": 21 * DAY,
    "daily": 60 * DAY,
    "weekly": 180 * DAY,
}
"""How long a round takes at each pace, about."""
URGED_BEFORE = 7 * DAY
"""So long before that the people of the slowest table are told, or in the middle."""
REMEMBERED = 10
"""Draws that are kept until they are carried out, at most."""
IN_PAIRS = 4
"""People of a group in which two play at a table."""


def urged_from(one: Competition, last: Round) -> float:
    """From when on the people of the slowest table of a round are told that others wait."""
    lasts = LASTS[one.pace]
    return last.begun_at + max(lasts - URGED_BEFORE, lasts / 2)


# --- points --------------------------------------------------------------------------------------


def points_of(facts: Facts, table: CompetitionTable) -> Mapping[int, int]:
    """What a table brought its entrants, in parts of a point (see `POINT`): a whole one for the
    first, none for the last, equal steps between; shared places share. Nothing while it has no
    result. Whose time ran out or who left has none."""
    return {one.entrant_id: normed(one) for one in scores(facts, table)}


def normed(score: Score) -> int:
    """What a place at a table is worth, in parts of a point."""
    if not score.points:
        return 0
    if score.people == 1:
        return POINT
    behind = 2 * (score.people - score.place) - (score.sharing - 1)
    return POINT * behind // (2 * (score.people - 1))


@dataclass(frozen=True)
class Tally:
    """What somebody has. points: of tables and byes, in parts. opponents: the points of all people
    they met, counted as often as they met."""

    points: int = 0
    wins: int = 0
    opponents: int = 0
    byes: int = 0
    played: int = 0


class Scores:
    """The scores of all entrants of a tournament."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self.of_table = {one.number: points_of(facts, one) for one in facts.tables}
        points: dict[int, int] = {}
        for found in self.of_table.values():
            for one, got in found.items():
                points[one] = points.get(one, 0) + got
        self._byes: dict[int, int] = {}
        for round_ in facts.rounds:
            for one in round_.facts.get("byes", ()):
                self._byes[one] = self._byes.get(one, 0) + 1
                points[one] = points.get(one, 0) + HALF
        self._points = points

    def points(self, entrant: int) -> int:
        """The points of somebody, in parts."""
        return self._points.get(entrant, 0)

    def byes(self, entrant: int) -> int:
        """In how many rounds they had no table."""
        return self._byes.get(entrant, 0)

    def of(self, entrant: int) -> Tally:
        """All that somebody has."""
        mine = [one for one in self._facts.tables if entrant in self.of_table[one.number]]
        met = [other for one in mine for other in one.people if other != entrant]
        return Tally(
            points=self.points(entrant),
            wins=sum(self.of_table[one.number][entrant] == POINT for one in mine),
            opponents=sum(map(self.points, met)),
            byes=self.byes(entrant),
            played=len(mine),
        )


# --- who goes on ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Course:
    """How far a tournament has come."""

    facts: Facts

    @cached_property
    def scores(self) -> Scores:
        return Scores(self.facts)

    @property
    def size(self) -> int:
        return self.facts.competition.size

    @property
    def advance(self) -> int:
        """How many of a table or a group go on."""
        return int(self.facts.competition.settings.get("advance", 1))

    @cached_property
    def groups(self) -> list[tuple[int, ...]]:
        """The groups, by number from 1; none before they are drawn."""
        first = self.facts.rounds[0].facts if self.facts.rounds else {}
        return [tuple(group) for group in first.get("groups", ())]

    @cached_property
    def swiss_rounds(self) -> int:
        """Rounds in which everybody plays, whatever their points are."""
        kind = self.facts.competition.kind
        if kind == "knockout":
            return 0
        if kind == "groups" and self.size == 2:
            most = max(map(len, self.groups), default=2)
            return most - 1 + most % 2
        return int(self.facts.competition.settings.get("rounds", 1))

    @cached_property
    def playing(self) -> list[int]:
        """Who plays the next round, if there is one."""
        facts, done = self.facts, len(self.facts.rounds)
        if not done:
            return [one.id for one in facts.confirmed]
        going_on = {one.id for one in facts.entrants if one.plays and one.user_id is not None}
        if done < self.swiss_rounds:
            return [one for one in self._all_placed() if one in going_on]
        if facts.competition.kind == "swiss" or self._was_last():
            return []
        if done == self.swiss_rounds:
            return self._first_of(self.groups, going_on)
        tables = self.tables_of(done)
        rested = [one for one in facts.rounds[-1].facts.get("byes", ()) if one in going_on]
        return self._first_of_tables(tables, going_on) + rested

    @property
    def goes_on(self) -> bool:
        """Whether enough people are left for another round."""
        return len(self.playing) > 1 and len(self.facts.rounds) < lots.MOST_ROUNDS

    def tables_of(self, number: int) -> list[CompetitionTable]:
        """The tables of a round."""
        return [one for one in self.facts.tables if one.round == number]

    def _all_placed(self) -> list[int]:
        return [one.id for one in self.facts.entrants if one.division is not None]

    def _was_last(self) -> bool:
        """Whether the last round was the only group's last one, or the final."""
        done = len(self.facts.rounds)
        if done == self.swiss_rounds:
            return len(self.groups) == 1
        tables = self.tables_of(done)
        return len(tables) == 1 and not self.facts.rounds[-1].facts.get("byes")

    def _first_of(self, groups: Iterable[Sequence[int]], going_on: Collection[int]) -> list[int]:
        found: list[int] = []
        for group in groups:
            left = [one for one in sorted(group, key=self._swiss_order) if one in going_on]
            found += left[: min(self.advance, len(group) - 1)]
        return found

    def _first_of_tables(
        self, tables: Iterable[CompetitionTable], going_on: Collection[int]
    ) -> list[int]:
        found: list[int] = []
        for table in tables:
            got = self.scores.of_table[table.number]
            order = sorted(got, key=lambda one: (-got[one], *self._swiss_order(one)))
            left = [one for one in order if one in going_on]
            found += left[: min(self.advance, max(1, len(table.people) - 1))]
        return found

    def _swiss_order(self, entrant: int) -> tuple[Any, ...]:
        """Who has more points comes first, then more wins, then more points of those they met; then
        lots decide."""
        score = self.scores.of(entrant)
        drawn = lots.lot(_seed(self.facts, 1), 0, "rank", entrant)
        return -score.points, -score.wins, -score.opponents, drawn

    # --- places ----------------------------------------------------------------------------------

    def order(self) -> list[int]:
        """Everybody who has played, the first one first. In a knock-out, who came further comes
        first, then who did better at their last table."""
        placed = self._all_placed()
        if self.facts.competition.kind == "swiss":
            return sorted(placed, key=self._swiss_order)
        return sorted(placed, key=lambda one: (*self._reached(one), *self._swiss_order(one)))

    def _reached(self, entrant: int) -> tuple[int, int]:
        for round_ in reversed(self.facts.rounds):
            if round_.number <= self.swiss_rounds:
                break
            if entrant in round_.facts.get("byes", ()):
                return -round_.number, 0
            for table in self.tables_of(round_.number):
                if entrant in table.seats:
                    return -round_.number, -self.scores.of_table[table.number].get(entrant, 0)
        group = next((group for group in self.groups if entrant in group), ())
        return 0, sorted(group, key=self._swiss_order).index(entrant) if group else 0


# --- the next round ------------------------------------------------------------------------------


class TournamentPlan:
    """The rounds and places of tournaments of all kinds."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[_Question, tuple[int, Seating]] = OrderedDict()

    def ready(self, facts: Facts) -> bool:
        """Whether the next draw takes no time."""
        asked = _question(Course(facts))
        return asked is None or asked in self._drawn

    def prepare(self, facts: Facts) -> None:
        """Search the next draw."""
        asked = _question(Course(facts))
        if asked is not None:
            self._search(asked)

    def _search(self, asked: _Question) -> tuple[int, Seating]:
        found = self._drawn.get(asked)
        if found is None:
            found = draws.draw_apart(asked.known, asked.apart, asked.order)
            self._drawn[asked] = found
            while len(self._drawn) > REMEMBERED:
                self._drawn.popitem(last=False)
        return found

    def draw(self, facts: Facts) -> Draw | None:
        """The next round; None: the tournament is over."""
        course = Course(facts)
        number = len(facts.rounds) + 1
        if not course.goes_on:
            return self._none(number)
        asked = _question(course)
        if asked is None:
            return _of_groups(course, number)
        attempt, drawn = self._search(asked)
        said = written(asked.known)
        said |= {"round": number, "seal": lots.seal_of(facts.competition.secret)}
        said["attempt"] = attempt
        if number == 1 and facts.competition.kind == "groups":
            said["groups"] = [list(group) for group in drawn.tables]
            return _of_groups(course, number, drawn.tables, said) or self._none(number)
        groups = None if number > 1 else [tuple(course.playing)]
        return _made(drawn, said, groups) or self._none(number)

    def _none(self, number: int) -> Draw | None:
        """There is nothing to play: not yet, or not any more."""
        return Draw(trouble="few") if number == 1 else None

    def ranks(self, facts: Facts) -> Mapping[int, int]:
        """The places of everybody who has played, from 1."""
        return {one: place for place, one in enumerate(Course(facts).order(), 1)}


@dataclass(frozen=True)
class _Question:
    """All that a draw follows from: what is public, and what is not."""

    known: RoundFacts
    apart: frozenset[Pair]
    order: tuple[int, ...]


def _question(course: Course) -> _Question | None:
    """What is to be drawn; None: nothing, because there is no next round or it needs no lots."""
    facts, number = course.facts, len(course.facts.rounds) + 1
    if not course.goes_on or (1 < number <= course.swiss_rounds and course.groups):
        return None
    return _Question(
        _round_facts(course, number),
        _apart(facts, course.playing),
        tuple(draws.hidden_order(facts.competition.secret, number)),
    )


def _seed(facts: Facts, number: int) -> str:
    return lots.seed_of(facts.competition.secret, number)


def _apart(facts: Facts, playing: Collection[int]) -> frozenset[Pair]:
    return frozenset(pair for pair in facts.avoiding if set(pair) <= set(playing))


def _round_facts(course: Course, number: int) -> RoundFacts:
    facts, playing = course.facts, course.playing
    in_groups = facts.competition.kind == "groups" and number == 1
    size = IN_PAIRS if in_groups and course.size == 2 else course.size
    sizes = near(size, (2, 3, 4) if size != course.size else facts.players)
    if size != course.size and len(playing) == 5:
        size, sizes = 5, (5,)
    elif len(playing) < min(sizes):
        sizes = tuple(sorted(one for one in {2, *facts.players} if one <= size))
    return RoundFacts(
        seed=_seed(facts, number),
        size=size,
        sizes=sizes,
        people=tuple(
            Person(one, course.scores.points(one), course.scores.byes(one))
            for one in sorted(playing)
        ),
        before=tuple(_sat(one) for one in facts.tables if one.table_id is not None),
        blend="alike" if facts.competition.kind == "swiss" else "even",
    )


def _sat(table: CompetitionTable) -> tuple[int, ...]:
    """Who sat at a table, by seat; nobody has the number of a computer."""
    return tuple(table.stand_ins.get(seat, one) for seat, one in enumerate(table.seats))


def _made(
    drawn: Seating, said: Mapping[str, Any], groups: Sequence[Sequence[int]] | None
) -> Draw | None:
    if not drawn.tables:
        return None
    placed = {
        one: (number, place)
        for number, group in enumerate(groups or (), 1)
        for place, one in enumerate(group)
    }
    facts = {
        **said,
        "tables": [list(table) for table in drawn.tables],
        "byes": list(drawn.byes),
    }
    return Draw([PlannedTable(table) for table in drawn.tables], placed, (), facts)


def _of_groups(
    course: Course,
    number: int,
    groups: Sequence[tuple[int, ...]] | None = None,
    said: Mapping[str, Any] | None = None,
) -> Draw | None:
    """A round inside groups, which needs no lots."""
    playing = set(course.playing)
    tables: list[tuple[int, ...]] = []
    byes: list[int] = []
    for group in groups or course.groups:
        turns = _all_pairs(group, number) if course.size == 2 else [_turned(group, number)]
        for turn in turns:
            here = tuple(one for one in turn if one in playing)
            if len(here) > 1 and (len(here) in course.facts.players or len(here) == course.size):
                tables.append(here)
            else:
                byes += here
    return _made(Seating(tuple(tables), tuple(byes)), said or {}, groups)


def _turned(group: Sequence[int], number: int) -> tuple[int, ...]:
    """A group in the order of its seats, of which everybody has another one in each round."""
    turn = (number - 1) % len(group)
    return (*group[turn:], *group[:turn])


def _all_pairs(group: Sequence[int], number: int) -> list[tuple[int, ...]]:
    """The pairs of one of the rounds in which everybody of a group meets everybody and begins about
    as often as not. Somebody may be alone."""
    count = len(group) + len(group) % 2
    rest = count - 1
    turned = [0, *(1 + (place + number - 1) % rest for place in range(rest))]
    pairs = []
    for one, other in zip(turned[: count // 2], reversed(turned), strict=False):
        early, late = sorted((one, other))
        in_order = (early, late) if (late - early) % 2 else (late, early)
        pairs.append(tuple(group[place] for place in in_order if place < len(group)))
    return pairs


# --- written down --------------------------------------------------------------------------------


def written(known: RoundFacts) -> dict[str, Any]:
    """What a draw came from, as it is published."""
    return {
        "seed": known.seed,
        "size": known.size,
        "sizes": list(known.sizes),
        "blend": known.blend,
        "people": [[one.number, one.points, one.byes] for one in known.people],
        "before": [list(table) for table in known.before],
    }
