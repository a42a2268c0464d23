"""The table of a league: points and places of its entrants, computed from results. Pure."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import groupby

from tables.model.competitions import COMPUTER, CompetitionTable, Entrant, Facts, lot
from tables.model.results import GameResult, SeatResult

POINTS: Mapping[int, tuple[int, ...]] = {
    2: (10, 3),
    3: (10, 5, 2),
    4: (10, 6, 3, 1),
    5: (10, 7, 5, 3, 1),
}
"""What each place is worth, by the seats of a table."""
UNPLAYED = ("ran_out", "left", "forgotten")
"""Ways to leave a game that are worth no points."""


@dataclass(frozen=True, slots=True)
class Score:
    """What one entrant has from one table. place: among the people who count there, shared by
    `sharing` of them. share: of the winner's score. people: how many count there. walkover: nobody
    else was left to play."""

    entrant_id: int
    place: int
    sharing: int
    points: Fraction
    share: Fraction
    people: int = 1
    walkover: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the standings. wins, seconds: a shared one counts in part. share: the mean share
    of the winner's score. rank: never shared."""

    entrant: Entrant
    rank: int
    games: int
    points: Fraction
    wins: Fraction
    seconds: Fraction
    share: Fraction


@dataclass(slots=True)
class _Sum:
    games: int = 0
    played: int = 0
    points: Fraction = field(default_factory=Fraction)
    wins: Fraction = field(default_factory=Fraction)
    seconds: Fraction = field(default_factory=Fraction)
    shares: Fraction = field(default_factory=Fraction)

    def add(self, score: Score) -> None:
        self.games += 1
        self.played += not score.walkover
        self.points += score.points
        for place, field_name in ((1, "wins"), (2, "seconds")):
            if score.place == place:
                part = Fraction(1, score.sharing)
                setattr(self, field_name, getattr(self, field_name) + part)
        self.shares += score.share

    @property
    def share(self) -> Fraction:
        return self.shares / self.played if self.played else Fraction()


def scores(facts: Facts, table: CompetitionTable) -> list[Score]:
    """What everybody who counts has from a table; the best first. Who dropped out while it was
    running is skipped, as if nobody had sat there. A substitute takes a place and gets none of the
    points."""
    if table.state == "void":
        return _walkover(facts, table)
    result = facts.results.get(table.number)
    if result is None or result.voided_because is not None:
        return []
    seated = _seated(facts, table, result)
    ordered = sorted(seated, key=lambda one: one[1].standing or 0)
    best = max((_total(seat) for _, seat in seated), default=0)
    worth = POINTS[len(table.seats)]
    found: list[Score] = []
    done = 0
    for _, tied in groupby(ordered, key=lambda one: one[1].standing):
        group = list(tied)
        points = Fraction(sum(worth[done : done + len(group)]), len(group))
        for entrant_id, seat in group:
            lost = seat.left_how in UNPLAYED
            share = Fraction(max(_total(seat), 0), best) if best > 0 and not lost else Fraction()
            made = Fraction() if lost else points
            found.append(Score(entrant_id, done + 1, len(group), made, share, len(ordered)))
        done += len(group)
    counted = set(table.counted)
    return [score for score in found if score.entrant_id in counted]


def _walkover(facts: Facts, table: CompetitionTable) -> list[Score]:
    """Who is the only one left of a table that came to nothing has won it."""
    left = [one for one in table.seats if facts.entrant(one).state != "dropped"]
    if len(left) != 1 or left[0] not in table.counted:
        return []
    return [Score(left[0], 1, 1, Fraction(POINTS[len(table.seats)][0]), Fraction(), walkover=True)]


def _seated(
    facts: Facts, table: CompetitionTable, result: GameResult
) -> list[tuple[int, SeatResult]]:
    """The entrants whose order counts at a finished table, with their results."""
    found = []
    for seat, owner in enumerate(table.seats):
        who = table.stand_ins.get(seat, owner)
        if who == COMPUTER:
            continue
        entrant = facts.entrant(who)
        if entrant.state == "dropped" and entrant.changed_at < result.ended_at:
            continue
        mine = _of(entrant, result, seat)
        if mine is not None and mine.standing is not None:
            found.append((who, mine))
    return found


def _of(entrant: Entrant, result: GameResult, seat: int) -> SeatResult | None:
    """What an entrant has from a game; of somebody who was forgotten, what their seat has."""
    here = [one for one in result.seats if one.seat == seat]
    own = [one for one in here if one.user_id == entrant.user_id and one.level is None]
    return own[0] if own else None


def _total(seat: SeatResult) -> int:
    return seat.total or 0


# --- the order -----------------------------------------------------------------------------------


def standings(facts: Facts, entrants: Collection[Entrant]) -> list[Line]:
    """The standings of some entrants, the first one first; those who dropped out come last.

    Points decide; then wins, seconds, the mean share of the winner's score, the games among those
    who are still equal, and at last the lot.
    """
    ids = {one.id for one in entrants}
    tables = [scores(facts, table) for table in facts.tables]
    sums = {one.id: _Sum() for one in entrants}
    for table in tables:
        for score in table:
            if score.entrant_id in ids:
                sums[score.entrant_id].add(score)
    found: list[Entrant] = []
    for dropped in (False, True):
        part = [one for one in entrants if (one.state == "dropped") == dropped]
        found += _ordered(facts, part, sums, tables)
    return [_line(one, rank, sums[one.id]) for rank, one in enumerate(found, 1)]


def _line(one: Entrant, rank: int, total: _Sum) -> Line:
    return Line(
        *(one, rank, total.games, total.points, total.wins, total.seconds), share=total.share
    )


def _ordered(
    facts: Facts,
    entrants: Iterable[Entrant],
    sums: Mapping[int, _Sum],
    tables: Sequence[Sequence[Score]],
) -> list[Entrant]:
    def key(one: Entrant) -> tuple[Fraction, ...]:
        total = sums[one.id]
        return (-total.points, -total.wins, -total.seconds, -total.share)

    found: list[Entrant] = []
    for tied in _groups(entrants, key):
        met = _among({one.id for one in tied}, tables)
        for equal in _groups(tied, lambda one, met=met: (-met[one.id],)):  # type: ignore[misc]
            found += sorted(equal, key=lambda one: lot(facts.competition.secret, one.id))
    return found


def _groups(
    entrants: Iterable[Entrant], key: Callable[[Entrant], tuple[Fraction, ...]]
) -> list[list[Entrant]]:
    """Entrants who are equal, group by group, the best first."""
    return [list(group) for _, group in groupby(sorted(entrants, key=key), key=key)]


def _among(tied: set[int], tables: Sequence[Sequence[Score]]) -> dict[int, Fraction]:
    """How often each of some entrants came in before another one of them; a shared place is half
    of that."""
    found = {one: Fraction() for one in tied}
    for table in tables:
        here = [score for score in table if score.entrant_id in tied]
        for one in here:
            for other in here:
                if one.entrant_id != other.entrant_id and one.place <= other.place:
                    part = 1 if one.place < other.place else Fraction(1, 2)
                    found[one.entrant_id] += part
    return found
