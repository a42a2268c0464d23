"""What a finished game leaves behind for each player, worked out from what is stored of it. Pure.

Among people, those who played to the end come in the order of the game. Behind them are those who
resigned: who held out longer is ahead. Last, all equal, are those who left their seat, whose time
ran out, or for whom a caretaker played too much; what it made of their seat does not count. Whom
the table let go, and who took over a seat, have no standing: neither chose the whole game.

If all people went, and not all of them by resigning, who went last is ahead.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from engine.core import Outcome
from tables.model import outgoing, placeholder_names, turns
from tables.model.notes import CaretakerPlays, Replaced, Returned
from tables.model.results import (
    ALONE,
    LEAST_PEOPLE,
    NOBODY_FINISHED,
    NOBODY_SCORED,
    NOT_RATED,
    Answers,
    GameResult,
    LeftHow,
    SeatResult,
)
from tables.model.table import Note, Seat, Table

MOST_CARE = 5
"""A player has vanished if a caretaker gave more than one in so many of their answers."""

_Span = tuple[int, int | None]
"""Steps after the first number, up to the second one or (None) to the end."""
_Rank = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Played:
    """A step as far as it tells how the game was played. question: as in `StoredStep`."""

    seq: int
    seat: int | None
    user_id: int | None
    question: str | None
    planned: bool
    ordered: bool
    resigns: bool


@dataclass(frozen=True, slots=True)
class Awaited:
    """A time a table waited for somebody. timed_out: until their time ran out."""

    seat: int
    user_id: int | None
    since: float
    ended_at: float
    timed_out: bool


@dataclass(frozen=True, slots=True)
class Facts:
    """What is stored of a finished game that its result is made of.

    table: as it is at the end. resigned: the seats whose players gave the game up. steps, notes,
    waits: all of them, oldest first. last: the seat of the last person, who has just left.
    """

    table: Table
    outcome: Outcome
    resigned: frozenset[int]
    ended_at: float
    steps: Sequence[Played]
    notes: Sequence[Note]
    waits: Sequence[Awaited]
    last: int | None = None


@dataclass(slots=True)
class _Tenure:
    """The time in which one player had a seat.

    since, until: the steps between which that was; until is None for the last one. ended: what
    ended it. cared: the steps between which a caretaker answered. looked_after: whether one has the
    seat, or had it when this ended.
    """

    seat: int
    name: str
    user_id: int | None
    ended: Replaced | None = None
    first: bool = False
    since: int = 0
    since_at: float = 0.0
    until: int | None = None
    until_at: float | None = None
    cared: list[_Span] = field(default_factory=list)
    looked_after: bool = False

    @property
    def level(self) -> str | None:
        """How the computer thinks that plays here; None for people."""
        found = placeholder_names.read(self.name)
        return found.level if found is not None and found.kind == "computer" else None

    @property
    def person(self) -> bool:
        return self.level is None

    @property
    def forgotten(self) -> bool:
        found = placeholder_names.read(self.name)
        return found is not None and found.kind == "former"

    def holds(self, seq: int) -> bool:
        return self.since < seq and (self.until is None or seq <= self.until)

    def in_care(self, seq: int) -> bool:
        return any(since < seq and (upto is None or seq <= upto) for since, upto in self.cared)

    def wake(self, seq: int) -> None:
        """The player is back after a step."""
        self.close_care(seq)
        self.looked_after = False

    def close_care(self, seq: int) -> None:
        if self.cared and self.cared[-1][1] is None:
            self.cared[-1] = (self.cared[-1][0], seq)


def result(facts: Facts) -> GameResult:
    """What a finished game leaves behind."""
    table, outcome = facts.table, facts.outcome
    tenures = _tenures(facts)
    seats = [_seat(facts, tenure) for tenure in tenures]
    seats = _placed(seats, _ranks(facts, tenures, seats))
    unfit = _unfit(facts, [seat for seat in seats if seat.standing is not None])
    if unfit in (NOBODY_FINISHED, NOBODY_SCORED):
        seats = [replace(seat, standing=None) for seat in seats]
    reason = unfit if table.rated else NOT_RATED
    return GameResult(
        table.id,
        table.game,
        table.guild_id,
        facts.ended_at,
        len(table.seats),
        outcome.cause,
        tuple(seats),
        rated=not reason,
        unrated_because=reason,
    )


def without_outcome(facts: Facts) -> GameResult:
    """What a game leaves behind that the last person has left (`Facts.last`). It says nothing of
    places, so those among people stand for them; all other seats come after these."""
    found = result(facts)
    people = len(found.people)
    seats = tuple(replace(seat, place=seat.standing or people + 1) for seat in found.seats)
    return replace(found, seats=seats)


def _unfit(facts: Facts, people: Sequence[SeatResult]) -> str:
    """Why the order of people says nothing about who plays better; empty if it does."""
    stayed = [seat for seat in people if not seat.left_how]
    if not stayed and not _all_went(people):
        return NOBODY_FINISHED
    if len(people) < LEAST_PEOPLE:
        return ALONE
    equal = len(set(facts.outcome.places)) == 1 and len(stayed) == len(people)
    scores = facts.outcome.scores
    if equal and scores and not any(facts.outcome.totals):
        return NOBODY_SCORED
    return ""


# --- standings -----------------------------------------------------------------------------------


def _placed(seats: Sequence[SeatResult], ranks: Sequence[_Rank | None]) -> list[SeatResult]:
    """The seats with their places among people; None for all whose order does not count."""
    known = [rank for rank in ranks if rank is not None]
    return [
        replace(seat, standing=None if rank is None else 1 + sum(other < rank for other in known))
        for seat, rank in zip(seats, ranks, strict=True)
    ]


def _ranks(
    facts: Facts, tenures: Sequence[_Tenure], seats: Sequence[SeatResult]
) -> list[_Rank | None]:
    """What decides among people, the less the better; None for all whose order does not count."""
    both = list(zip(tenures, seats, strict=True))
    ranks = [_rank(facts, *one) for one in both]
    people = [seat for seat, rank in zip(seats, ranks, strict=True) if rank is not None]
    if not _all_went(people):
        return ranks
    return [
        None if rank is None else _gone(facts, *one) for one, rank in zip(both, ranks, strict=True)
    ]


def _rank(facts: Facts, tenure: _Tenure, seat: SeatResult) -> _Rank | None:
    """What decides if somebody played to the end."""
    if not (tenure.person and tenure.first) or seat.left_how in ("replaced", "forgotten"):
        return None
    match seat.left_how:
        case "":
            return 0, seat.place
        case "gave_up":
            return 1, -_resigned_at(facts, seat.seat)
        case _:
            return 2, 0


def _all_went(people: Sequence[SeatResult]) -> bool:
    """Whether nobody is left of the people whose order counts. If all have resigned, or somebody
    has vanished from the seat they still have, the order says nothing."""
    gone = all(seat.left_how == "gave_up" or seat.left is not None for seat in people)
    return gone and any(seat.left_how == "left" for seat in people)


def _gone(facts: Facts, tenure: _Tenure, seat: SeatResult) -> _Rank:
    """What decides if all went: who went later is ahead."""
    if seat.left_how == "gave_up" or tenure.until is None or tenure.until_at is None:
        return -_resigned_at(facts, seat.seat), 0.0
    return -tenure.until, -tenure.until_at


def _resigned_at(facts: Facts, seat: int) -> int:
    """The step with which the player of a seat gave the game up."""
    return max((s.seq for s in facts.steps if s.seat == seat and s.resigns), default=0)


# --- seats ---------------------------------------------------------------------------------------


def _seat(facts: Facts, tenure: _Tenure) -> SeatResult:
    """What a player has from the game, without a standing."""
    answers = _answers(facts, tenure) if tenure.person else Answers()
    last = tenure.until is None
    scores = facts.outcome.scores
    return SeatResult(
        tenure.seat,
        tenure.user_id,
        tenure.level,
        facts.outcome.places[tenure.seat],
        None,
        dict(scores[tenure.seat]) if scores and last else None,
        answers,
        tenure.since,
        tenure.until,
        _left_how(facts, tenure, answers) if tenure.person else "",
        max((w.ended_at - w.since for w in _waits(facts, tenure)), default=0.0),
    )


def _answers(facts: Facts, tenure: _Tenure) -> Answers:
    found = {"by_hand": 0, "by_plan": 0, "by_order": 0, "by_caretaker": 0}
    for step in facts.steps:
        if step.seat != tenure.seat or not tenure.holds(step.seq) or turns.is_aside(step.question):
            continue
        how = "by_order" if step.ordered else "by_plan" if step.planned else "by_hand"
        # What the player's orders answer meanwhile is the player's.
        if how == "by_hand" and tenure.in_care(step.seq):
            how = "by_caretaker"
        found[how] += 1
    return Answers(**found)


def _waits(facts: Facts, tenure: _Tenure) -> list[Awaited]:
    """The times the table waited for a player. Whose they are tells the user; those of somebody who
    was forgotten tell it by their time."""
    own = [w for w in facts.waits if w.seat == tenure.seat]
    if tenure.user_id is not None:
        return [w for w in own if w.user_id == tenure.user_id]
    if not tenure.person:
        return []
    until = facts.ended_at if tenure.until_at is None else tenure.until_at
    return [w for w in own if tenure.since_at <= w.since < until]


def _left_how(facts: Facts, tenure: _Tenure, answers: Answers) -> LeftHow:
    if tenure.ended is not None:
        if tenure.forgotten and not tenure.ended.by:
            return "forgotten"
        if _ran_out(facts, tenure):
            return "ran_out"
        if _resigns(facts, tenure):
            return "gave_up"
        own = tenure.user_id is not None and tenure.ended.by == tenure.user_id
        return "left" if own else "replaced"
    if tenure.looked_after or answers.by_caretaker * MOST_CARE > answers.total:
        return "ran_out"
    return "gave_up" if tenure.seat in facts.resigned else ""


def _ran_out(facts: Facts, tenure: _Tenure) -> bool:
    """Whether somebody lost the seat because their time had run out."""
    last = max(_waits(facts, tenure), key=lambda wait: wait.since, default=None)
    return tenure.looked_after or (last is not None and last.timed_out)


def _resigns(facts: Facts, tenure: _Tenure) -> bool:
    """Whether somebody gave the game up before the seat changed hands."""
    steps = (s for s in facts.steps if s.seat == tenure.seat and s.resigns)
    return tenure.seat in facts.resigned and any(tenure.holds(step.seq) for step in steps)


# --- who had a seat when -------------------------------------------------------------------------


def _tenures(facts: Facts) -> list[_Tenure]:
    """Who had the seats, by seat, those who left first."""
    spans = [_players(facts, seat) for seat in facts.table.seats]
    now = [0] * len(spans)
    for note in facts.notes:
        said = note.said
        if isinstance(said, outgoing.Back):
            _go_back([tenure for own in spans for tenure in own], note.seq)
        elif isinstance(said, Replaced | CaretakerPlays | Returned) and said.seat < len(spans):
            tenure = spans[said.seat][now[said.seat]]
            if isinstance(said, Replaced):
                now[said.seat] += 1
                _hand_on(tenure, spans[said.seat][now[said.seat]], note)
                _wake([own[at] for own, at in zip(spans, now, strict=True)], note.seq)
            elif isinstance(said, CaretakerPlays):
                tenure.cared.append((note.seq, None))
                tenure.looked_after = True
            else:
                tenure.wake(note.seq)
    if facts.last is not None:
        _leave(facts, spans[facts.last][-1])
    return [_known(facts, tenure) for own in spans for tenure in own]


def _players(facts: Facts, seat: Seat) -> list[_Tenure]:
    """Those who had a seat, in turn, each with what ended their time there."""
    changes = (note.said for note in facts.notes)
    ended = [c for c in changes if isinstance(c, Replaced) and c.seat == seat.index]
    before = [_Tenure(seat.index, c.old, c.old_user or None, ended=c) for c in ended]
    found = [*before, _Tenure(seat.index, seat.name, seat.user_id)]
    found[0].since_at, found[0].first = facts.table.created_at, True
    return found


def _leave(facts: Facts, tenure: _Tenure) -> None:
    """The last person has left, and nobody has the seat after them."""
    user = tenure.user_id or 0
    tenure.until, tenure.until_at = facts.table.public_seq, facts.ended_at
    tenure.ended = Replaced(seat=tenure.seat, old=tenure.name, new="", by=user, old_user=user)


def _hand_on(old: _Tenure, new: _Tenure, note: Note) -> None:
    old.until = new.since = note.seq
    old.until_at = new.since_at = note.at
    old.close_care(note.seq)


def _wake(here: Sequence[_Tenure], seq: int) -> None:
    """A game must not play itself to its end: where nobody plays in person any more, caretakers are
    taken out (`Hosting.hand_over`)."""
    if all(tenure.looked_after or not tenure.person for tenure in here):
        for tenure in here:
            tenure.wake(seq)


def _go_back(tenures: Iterable[_Tenure], seq: int) -> None:
    """The table went back to a step: what came after it is no more."""
    for tenure in tenures:
        tenure.since = min(tenure.since, seq)
        if tenure.until is not None:
            tenure.until = min(tenure.until, seq)
        tenure.cared = [
            (min(since, seq), None if upto is None else min(upto, seq))
            for since, upto in tenure.cared
        ]


def _known(facts: Facts, tenure: _Tenure) -> _Tenure:
    """A player of whom no note tells who they were: their steps tell it, or how long the table
    waited for them."""
    unknown = tenure.user_id is None and tenure.person and not tenure.forgotten
    if unknown and tenure.until is not None:
        tenure.user_id = next(_users(facts, tenure), None)
    return tenure


def _users(facts: Facts, tenure: _Tenure) -> Iterator[int]:
    for step in facts.steps:
        if step.seat == tenure.seat and tenure.holds(step.seq) and step.user_id is not None:
            yield step.user_id
    until = tenure.until_at or 0.0
    for wait in facts.waits:
        if wait.seat == tenure.seat and tenure.since_at <= wait.since < until and wait.user_id:
            yield wait.user_id
