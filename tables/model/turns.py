"""What an action changes at a table: drafts, publishing, asides, automatic answers.

Pure: from loaded states to a `Change` that the service stores in one transaction. A seat that is
asked alone plays a private draft. It is published as soon as a step meets a barrier, the table
waits for somebody else, or the game is over. If several seats are asked, every step is published at
once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Protocol

from engine.core import Action, Decision, Rng, Rules, Step
from engine.core.agenda import offered
from engine.players import Player, SafestPlayer
from tables.model import outgoing
from tables.model.chance import number_of
from tables.model.table import Left, Table

ASIDE = ""
"""Used instead of a kind of question: the step answered none."""
BESIDE = "@"
"""The same for a step outside the turn of a seat, whose number follows."""
AUTOMATIC_STEPS = 25
"""Automatic steps in one transaction; longer runs are cut so that others get their turn."""
UNTOLD = 60
"""Steps after which a table is told of what computers do even if they have more to think about. If
everybody is away, they never stop."""
SAFEST: Player = SafestPlayer()


@dataclass(frozen=True, slots=True)
class Point:
    """A state of a game, its sequence number and what the table waits for in it."""

    seq: int
    state: Any
    decisions: tuple[Decision, ...]

    @property
    def asked(self) -> set[int]:
        """The seats the table waits for; empty when the game is over."""
        return {d.seat for d in self.decisions}


@dataclass(frozen=True, slots=True)
class Drafted:
    """An unpublished step as it was stored. planned: a prepared turn chose it."""

    user_id: int | None
    action: Action
    at: float
    planned: bool = False


@dataclass(frozen=True, slots=True)
class Made:
    """One step that still has to be stored.

    at: when it was first made, None for now. draft: a step of a prepared turn, which stays
    unpublished as long as one by hand would. question: the kind of question it answers, see
    `ASIDE`; None for the set-up.
    """

    seq: int
    seat: int | None
    user_id: int | None
    action: Action | None
    step: Step[Any]
    at: float | None = None
    draft: bool = False
    question: str | None = None

    @property
    def point(self) -> Point:
        return Point(self.seq, self.step.state, self.step.decisions)


@dataclass(slots=True)
class Told:
    """Who hears of a change, besides what the board shows.

    ahead: seats to whom a question will come, and who may answer it in advance from now on. spared:
    asked seats that nobody pings in the channel. called: seats who get a direct message, because
    nobody must see whose orders answer. back: seats whose turn goes on, and who were told of it
    before; nobody pings them again. rests: for so many seconds the question need not be posted,
    because it pings nobody, and answers that are given already are shown within that time.
    """

    ahead: set[int] = field(default_factory=set)
    spared: set[int] = field(default_factory=set)
    called: set[int] = field(default_factory=set)
    back: set[int] = field(default_factory=set)
    rests: float = 0.0


@dataclass(slots=True)
class Owed:
    """What a change leaves to be done after it.

    trouble: an automatic answer failed with this error; everything before it is sound. more:
    automatic answers were cut; the next change goes on with them.
    """

    trouble: Exception | None = None
    more: bool = False


@dataclass(slots=True)
class Change:
    """What was decided and has to be stored: first forget the steps after `keep`, then append
    `made`.

    public: the newest published point; draft_seat: whose steps come after it, if any. draft_lost:
    the seat whose draft could not be kept. still: seats that were asked all the while since the
    last announcement. answered: seats whose answer was published; asides answer nothing.
    """

    keep: int
    public: Point
    made: list[Made] = field(default_factory=list)
    draft_seat: int | None = None
    draft_lost: int | None = None
    still: set[int] = field(default_factory=set)
    answered: set[int] = field(default_factory=set)
    told: Told = field(default_factory=Told)
    owed: Owed = field(default_factory=Owed)

    @property
    def new(self) -> set[int]:
        """Asked seats that were not asked all the while since the last announcement."""
        return self.public.asked - self.still

    @property
    def head(self) -> Point:
        """The newest point, draft included."""
        if self.draft_seat is not None and self.made:
            return self.made[-1].point
        return self.public

    def draft(self, made: Made, seat: int) -> None:
        """Append a step that only its seat knows of."""
        self.made.append(made)
        self.draft_seat = seat

    def publish(self, made: Made) -> None:
        """Append a step that the whole table may know of."""
        self.made.append(made)
        self.public = made.point
        self.draft_seat = None
        self.still &= made.point.asked


def act(
    rules: Rules[Any],
    table: Table,
    public: Point,
    head: Point,
    draft: Sequence[Drafted],
    seat: int,
    action: Action,
) -> Change:
    """Carry out an action of a seat.

    draft: the unpublished steps from the oldest on.
    Raises `IllegalAction` if the rules do not offer it to this seat.
    """
    mine = table.draft_seat == seat
    here = head if mine else public
    if (table.draft_seat is None or mine) and offered(here.decisions, seat, action):
        return _answer(rules, table, public, here, seat, action)
    asides = rules.anytime_actions(public.state, seat) if public.decisions else ()
    if any(m.accepts(action) for m in asides) and not offered(public.decisions, seat, action):
        return _aside(rules, table, public, draft, seat, action)
    # Not offered: the rules say why.
    rules.apply(here.state, seat, action, here.decisions)
    raise AssertionError("an action was accepted by the rules that no menu offers")


def _answer(
    rules: Rules[Any], table: Table, public: Point, here: Point, seat: int, action: Action
) -> Change:
    made = answered(rules, here, seat, table.seats[seat].user_id, action)
    step = made.step
    change = Change(keep=here.seq, public=public, still=set(table.announced_asked))
    if here.asked == {seat} and stays_private(step, seat):
        change.draft(made, seat)
    else:
        change.publish(made)
        change.answered.add(seat)
    return change


def _beside(rules: Rules[Any], public: Point) -> str:
    """What is stored instead of a kind of question, for an aside at this point. It names in whose
    turn the aside is made, if the table waits for one seat that goes on with its own turn or begins
    it."""
    own = {d.seat for d in public.decisions if not between(rules, d.kind)}
    return f"{BESIDE}{own.pop()}" if len(own) == 1 else ASIDE


def is_aside(kind: str | None) -> bool:
    """Whether a step with this in the place of a kind of question answered none."""
    return kind is not None and (kind == ASIDE or kind.startswith(BESIDE))


def stays_private(step: Step[Any], seat: int) -> bool:
    """Whether a step may remain a draft: no barrier, and the same seat alone goes on."""
    return step.stays_with(seat)


def _aside(
    rules: Rules[Any],
    table: Table,
    public: Point,
    draft: Sequence[Drafted],
    seat: int,
    action: Action,
) -> Change:
    """Asides act on the published state; an open draft is then played again on top of it."""
    step = rules.apply(public.state, seat, action, public.decisions)
    change = Change(keep=public.seq, public=public, still=set(table.announced_asked))
    user = table.seats[seat].user_id
    change.publish(Made(public.seq + 1, seat, user, action, step, question=_beside(rules, public)))
    owner = table.draft_seat
    if owner is None:
        return change
    point = change.public
    for old in draft:
        if point.asked != {owner} or not offered(point.decisions, owner, old.action):
            change.draft_lost = owner
            break
        again = rules.apply(point.state, owner, old.action, point.decisions)
        if not stays_private(again, owner):
            change.draft_lost = owner
            break
        kind = question(point, owner)
        made = Made(point.seq + 1, owner, old.user_id, old.action, again, old.at, old.planned, kind)
        change.draft(made, owner)
        point = made.point
    return change


class Source(Protocol):
    """Gives answers that need no press: of computers, standing orders, prepared turns.

    One is made for each change of a table. It sees no more of a state than its seat may know.
    """

    def answer(self, rules: Rules[Any], here: Point, decision: Decision) -> Made | None:
        """The step that answers this question now; None if this source does not answer it.

        An exception ends the change (`Owed.trouble`). A source whose failure only means that the
        player is asked after all must return None.
        """


@dataclass(frozen=True, slots=True)
class Computers:
    """Computer seats, and caretakers for players whose time has run out. secret: of the table.
    cares: whether its caretakers think."""

    table: Table
    secret: str
    player: Player
    cares: bool

    def answer(self, rules: Rules[Any], here: Point, decision: Decision) -> Made | None:
        seat = self.table.seats[decision.seat]
        if not seat.automatic or thinkers(self.table, (decision.seat,), self.cares):
            return None  # who thinks answers later (`tables.operations.thinking`)
        player = SAFEST if seat.caretaker else self.player
        view = rules.view(here.state, seat.index)
        action = player.choose(view, decision, Rng(number_of(f"{self.secret}:{here.seq}")))
        return answered(rules, here, seat.index, None, action)


@dataclass(frozen=True, slots=True)
class Thoughts:
    """What a computer has thought of: its answers from a step on, as long as it is asked."""

    seat: int
    seq: int
    actions: tuple[Action, ...]

    def answer(self, rules: Rules[Any], here: Point, decision: Decision) -> Made | None:
        n = here.seq - self.seq
        if decision.seat != self.seat or not 0 <= n < len(self.actions):
            return None
        action = self.actions[n]
        return answered(rules, here, self.seat, None, action) if decision.accepts(action) else None


def thinkers(table: Table, asked: Iterable[int], cares: bool) -> list[int]:
    """Of the seats that are asked those whose computers, or caretakers, think about it. cares:
    whether caretakers of this table do."""
    seats = (table.seats[s] for s in sorted(asked))
    return [seat.index for seat in seats if (cares if seat.caretaker else seat.level)]


def answered(
    rules: Rules[Any], here: Point, seat: int, user_id: int | None, action: Action
) -> Made:
    """The step after a point with which a seat answers. Raises `IllegalAction`."""
    step = rules.apply(here.state, seat, action, here.decisions)
    return Made(here.seq + 1, seat, user_id, action, step, question=question(here, seat))


def question(here: Point, seat: int) -> str:
    """The kind of question that a seat is asked at a point."""
    return next((d.kind for d in here.decisions if d.seat == seat), ASIDE)


def between(rules: Rules[Any], kind: str | None) -> bool:
    """Whether a step that answered a question of this kind does not belong to its seat's own turn:
    it answered what somebody's turn asks of others, or nothing."""
    return is_aside(kind) or kind in {orderable.kind for orderable in rules.orderables}


def owners(rules: Rules[Any], steps: Iterable[tuple[int | None, str | None]]) -> list[int | None]:
    """In whose turn steps were made, from the seat and the question of each. What a turn asks of
    others, and what is done besides, belongs to it. None for the set-up."""
    owner: int | None = None
    found = []
    for seat, kind in steps:
        if kind is not None and kind.startswith(BESIDE):
            owner = int(kind.removeprefix(BESIDE))
        elif owner is None or not between(rules, kind):
            owner = seat
        found.append(owner)
    return found


def ends(
    rules: Rules[Any], steps: Sequence[tuple[int, int | None, str | None]]
) -> dict[int, int | None]:
    """The last step of each turn, oldest first, and whose turn it was; from the number, the seat
    and the question of each step."""
    whose = owners(rules, [(seat, kind) for _, seat, kind in steps])
    found: dict[int, int | None] = {}
    last: int | None = None
    for (seq, _, _), owner in zip(steps, whose, strict=True):
        if last is not None and found[last] == owner:
            del found[last]
        found[seq] = owner
        last = seq
    return found


def goes_on(rules: Rules[Any], owner: int | None, asked: Sequence[Decision]) -> bool:
    """Whether the turn of a seat is not over where these questions are open: the seat itself is
    asked, or others because of it."""
    own = {d.seat for d in asked if not between(rules, d.kind)}
    return owner is not None and bool(asked) and (owner in own or not own)


def left(rules: Rules[Any], seat: int, kind: str | None, public: Point) -> Left:
    """Where a published step has left its seat, which is not asked now: with its turn over, with
    its turn waiting for answers of others, after an answer to others, or after an aside.

    kind: of the question that it answered.
    """
    if is_aside(kind):
        return "aside"
    if between(rules, kind):
        return "answer"
    waits = all(between(rules, d.kind) for d in public.decisions)
    ahead = rules.simulate_turn(public.state, seat, Rng(0)) if waits else None
    return "waits" if waits and ahead is None else "over"


def go_on(
    rules: Rules[Any], change: Change, sources: Sequence[Source], drafter: Source | None = None
) -> None:
    """Let sources answer while one of them does, at most `AUTOMATIC_STEPS` times.

    Seats answer in their order. If several sources could answer, the first one does. Only the
    source that began a draft continues it, or `drafter` if the draft was there before; a draft is
    not cut. An error ends it and is kept in `change.owed.trouble`.
    """
    for n in count():
        if change.draft_seat is None:
            asked: Sequence[Source] = sources
        elif drafter is not None:
            asked = (drafter,)
        else:
            return
        try:  # the steps before an error must be stored whatever happens here
            found = _next(rules, change.head, asked)
        except Exception as error:
            change.owed.trouble = error
            return
        if found is None:
            return
        if n >= AUTOMATIC_STEPS and change.draft_seat is None:
            change.owed.more = True
            return
        made, source = found
        assert made.seat is not None
        if made.draft and change.head.asked == {made.seat} and stays_private(made.step, made.seat):
            change.draft(made, made.seat)
            drafter = source
        else:
            change.publish(made)
            change.answered.add(made.seat)


def _next(rules: Rules[Any], here: Point, sources: Sequence[Source]) -> tuple[Made, Source] | None:
    for decision in sorted(here.decisions, key=lambda d: d.seat):
        for source in sources:
            made = source.answer(rules, here, decision)
            if made is not None:
                return made, source
    return None


def announcement(table: Table, change: Change, cares: bool) -> outgoing.Board | None:
    """What the table is told after a change; None if nothing was published. cares: whether its
    caretakers think.

    A seat is pinged once per hand-over: if it is asked now and was not asked all the while since
    the last announcement. Neither the content nor whether it is a new message may depend on orders.
    """
    public = change.public
    if public.seq <= table.announced_seq:
        return None
    asked = tuple(sorted(public.asked))
    thinking = bool(asked) and len(thinkers(table, asked, cares)) == len(asked)
    if thinking and public.seq - table.announced_seq < UNTOLD:
        return None  # it is told with what they do, in a moment
    named = tuple(s for s in sorted(change.new | change.told.ahead) if not table.seats[s].caretaker)
    kind: type[outgoing.Board] = outgoing.Turn if named else outgoing.Refresh
    pinged = tuple(seat for seat in named if seat not in change.told.spared)
    return (kind if asked else outgoing.Over)(
        from_seq=table.announced_seq,
        to_seq=public.seq,
        asked=asked,
        ping=table.users(pinged),
        named=None if pinged == named else table.users(named),
    )


def resting(change: Change, said: outgoing.Board | None) -> float:
    """For how many seconds an announcement is put off. This must not depend on orders, so it
    depends on the kind of the question and on the preferences of those who are asked."""
    quiet = isinstance(said, outgoing.Turn) and not said.ping
    return change.told.rests if quiet else 0.0


def calls(table: Table, change: Change) -> list[outgoing.Call]:
    """The direct messages to those who have to answer and are not pinged in the channel."""
    return called(table, change.public, sorted(change.told.called))


def called(table: Table, public: Point, seats: Iterable[int]) -> list[outgoing.Call]:
    """The direct messages to people who are asked, or (`ahead`) may answer in advance."""
    return [
        outgoing.Call(seat=seat, user=user, to_seq=public.seq, ahead=seat not in public.asked)
        for seat in seats
        if (user := table.seats[seat].user_id) is not None
    ]


def owed(
    rules: Rules[Any], table: Table, change: Change, before: Mapping[int, int]
) -> dict[int, int]:
    """The seats of people that have learnt something alone, with the first such step.

    before: those that were owed a direct message already. Empty for a game without hands.
    """
    found = dict(before)
    for made in change.made if rules.meta.hands else ():
        if made.seq <= change.public.seq:
            for seat in {seat for news in made.step.news for seat in news.to or ()}:
                found.setdefault(seat, made.seq)
    return {seat: first for seat, first in found.items() if not table.seats[seat].computer}


def hand_messages(
    table: Table, change: Change, owed: Mapping[int, int]
) -> dict[int, outgoing.Hand]:
    """The direct messages about hands that are due, by seat: to those whose turn is over, even if
    the next one has come already. None at the end of the game."""
    if not change.public.asked:
        return {}
    points = [made.point for made in change.made if made.seq <= change.public.seq]
    return {
        seat: outgoing.Hand(seat=seat, user=user, from_seq=first - 1, to_seq=change.public.seq)
        for seat, first in owed.items()
        if any(point.seq >= first and seat not in point.asked for point in points)
        and (user := table.seats[seat].user_id) is not None
    }


def reminder(table: Table, public: Point, users: tuple[int, ...]) -> outgoing.Turn:
    """The last announcement once more, for people who take over a seat that is asked."""
    return outgoing.Turn(
        from_seq=table.announced_seq,
        to_seq=public.seq,
        asked=tuple(sorted(public.asked)),
        ping=users,
    )


def idle(table: Table, public: Point) -> Change:
    """A change of nothing yet. The seat that was told last may be asked again before anybody reads
    of a question in between, see `resting`. If a change was cut, that does not matter."""
    told = set(table.announced_asked)
    still = told if table.announced_seq == public.seq else told & public.asked
    return Change(keep=public.seq, public=public, still=still)
