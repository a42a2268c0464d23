"""What an action changes at a table: drafts, publishing, asides, computer seats.

Pure: from loaded states to a `Change` that the service stores in one transaction. A seat that is
asked alone plays a private draft, published as soon as a step meets a barrier, the table waits for
somebody else, or the game is over. Where several are asked, every step is published at once.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.tables import Announcement, Table
from engine.core import Action, Decision, Rng, Rules, Step
from engine.core.agenda import offered
from engine.players import Player, SafestPlayer

COMPUTER_STEPS = 25
"""Steps of computer seats in one transaction; longer runs are cut so that others get their turn."""
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
    """An unpublished step as it was stored."""

    user_id: int | None
    action: Action
    at: float


@dataclass(frozen=True, slots=True)
class Made:
    """One step that still has to be stored. at: when it was first made, None for now."""

    seq: int
    seat: int | None
    user_id: int | None
    action: Action | None
    step: Step[Any]
    at: float | None = None

    @property
    def point(self) -> Point:
        return Point(self.seq, self.step.state, self.step.decisions)


@dataclass(slots=True)
class Change:
    """What has to be stored: first forget the steps after `keep`, then append `made`.

    public: the newest published point; draft_seat: whose steps lie behind it, if any.
    draft_lost: the seat whose draft could not be kept. handed: published questions to new seats.
    answered: people whose answer was published; asides answer nothing.
    trouble: a computer seat failed with this error; everything before it is sound.
    """

    keep: int
    public: Point
    made: list[Made] = field(default_factory=list)
    draft_seat: int | None = None
    draft_lost: int | None = None
    still: set[int] = field(default_factory=set)
    answered: set[int] = field(default_factory=set)
    trouble: Exception | None = None

    @property
    def head(self) -> Point:
        """The newest point, draft included."""
        if self.draft_seat is not None and self.made:
            return self.made[-1].point
        return self.public

    def publish(self, made: Made) -> None:
        """Append a step that the whole table may know of."""
        self.made.append(made)
        self.public = made.point
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
    asides = rules.asides(public.state, seat) if public.decisions else ()
    if any(m.accepts(action) for m in asides) and not offered(public.decisions, seat, action):
        return _aside(rules, table, public, draft, seat, action)
    # Not offered: the rules say why.
    rules.apply(here.state, seat, action, here.decisions)
    raise AssertionError("an action was accepted by the rules that no menu offers")


def _answer(
    rules: Rules[Any], table: Table, public: Point, here: Point, seat: int, action: Action
) -> Change:
    step = rules.apply(here.state, seat, action, here.decisions)
    made = Made(here.seq + 1, seat, table.seats[seat].user_id, action, step)
    change = Change(keep=here.seq, public=public, still=set(table.told_asked))
    if here.asked == {seat} and stays_private(step, seat):
        change.made.append(made)
        change.draft_seat = seat
    else:
        change.publish(made)
        change.answered.add(seat)
    return change


def stays_private(step: Step[Any], seat: int) -> bool:
    """Whether a step may remain a draft: no barrier, and the same seat alone goes on."""
    return not step.barrier and {d.seat for d in step.decisions} == {seat}


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
    change = Change(keep=public.seq, public=public, still=set(table.told_asked))
    change.publish(Made(public.seq + 1, seat, table.seats[seat].user_id, action, step))
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
        made = Made(point.seq + 1, owner, old.user_id, old.action, again, old.at)
        change.made.append(made)
        change.draft_seat = owner
        point = made.point
    return change


def computers_asked(table: Table, asked: Collection[int]) -> list[int]:
    """The asked seats that are computers or have a caretaker."""
    return [seat for seat in sorted(asked) if table.seats[seat].automatic]


def play_computers(
    rules: Rules[Any], table: Table, secret: int, change: Change, player: Player
) -> None:
    """Let computer seats answer while they are asked, at most `COMPUTER_STEPS` times.

    An error of the rules or the player ends it and is kept in `change.trouble`.
    """
    if change.draft_seat is not None:
        return
    for _ in range(COMPUTER_STEPS):
        here = change.public
        waiting = computers_asked(table, here.asked)
        if not waiting:
            return
        try:
            who = SAFEST if table.seats[waiting[0]].caretaker else player
            change.publish(_computer_step(rules, here, waiting[0], secret, who))
        except Exception as error:  # the steps before it must be stored whatever happens here
            change.trouble = error
            return


def _computer_step(rules: Rules[Any], here: Point, seat: int, secret: int, player: Player) -> Made:
    decision = next(d for d in here.decisions if d.seat == seat)
    view = rules.view(here.state, seat)
    action = player.choose(view, decision, Rng(_word(secret, here.seq)))
    step = rules.apply(here.state, seat, action, here.decisions)
    return Made(here.seq + 1, seat, None, action, step)


def _word(secret: int, seq: int) -> int:
    """The generator of a computer's step: the same after a restart, unlike that of the game."""
    return int.from_bytes(hashlib.sha256(f"{secret}:{seq}".encode()).digest()[:8], "big")


def announcement(table: Table, change: Change) -> Announcement | None:
    """What the table is told after a change; None if nothing was published.

    A seat is pinged once per hand-over: when it is asked now and was not asked all the while since
    the last announcement.
    """
    public = change.public
    if public.seq <= table.told_seq:
        return None
    asked = tuple(sorted(public.asked))
    new = tuple(seat for seat in asked if seat not in change.still)
    kind = "over" if not asked else "turn" if new else "refresh"
    data = {
        "from_seq": table.told_seq,
        "to_seq": public.seq,
        "asked": asked,
        "ping": table.users(new),
    }
    return Announcement(kind, data)


def owed(
    rules: Rules[Any], table: Table, change: Change, before: Mapping[int, int]
) -> dict[int, int]:
    """The seats of people that have learnt something alone, with the first such step.

    before: those that were owed a letter already. Empty for a game without hands.
    """
    found = dict(before)
    for made in change.made if rules.meta.hands else ():
        if made.seq <= change.public.seq:
            for seat in {seat for news in made.step.news for seat in news.to or ()}:
                found.setdefault(seat, made.seq)
    return {seat: first for seat, first in found.items() if not table.seats[seat].computer}


def letters(table: Table, change: Change, owed: Mapping[int, int]) -> dict[int, Announcement]:
    """The letters that are due, by seat: to those whose turn is over, even if the next one has
    come already. None at the end of the game."""
    if not change.public.asked:
        return {}
    points = [made.point for made in change.made if made.seq <= change.public.seq]
    return {
        seat: _letter(table, change.public, seat, first)
        for seat, first in owed.items()
        if any(point.seq >= first and seat not in point.asked for point in points)
    }


def _letter(table: Table, public: Point, seat: int, first: int) -> Announcement:
    data = {
        "seat": seat,
        "user": table.seats[seat].user_id,
        "from_seq": first - 1,
        "to_seq": public.seq,
    }
    return Announcement("hand", data)


def reminder(table: Table, public: Point, users: tuple[int, ...]) -> Announcement:
    """The last announcement once more, for people who take over a seat that is asked."""
    data = {
        "from_seq": table.told_seq,
        "to_seq": public.seq,
        "asked": sorted(public.asked),
        "ping": users,
    }
    return Announcement("turn", data)


def idle(table: Table, public: Point) -> Change:
    """A change of nothing yet."""
    return Change(keep=public.seq, public=public, still=set(table.told_asked))
