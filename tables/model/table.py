"""The facts about tables that the service hands out. All of them are frozen."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Literal

from engine.core import NO_LOOKAHEAD, Decision, Lookahead, Menu, Outcome
from tables.model import placeholder_names
from tables.model.asked import Joins, Welcome
from tables.model.boards import Telling
from tables.model.formats import Format
from tables.model.notes import Said, kind_of

Status = Literal["lobby", "running", "finished", "abandoned"]
Left = Literal["over", "waits", "answer", "aside"]
ChannelState = Literal["there", "barred", "gone", "left"]
"""Whether the bot can post at a table: its channel is there, the bot may not write in it, it was
deleted or never there, or the bot was removed from the server and the table rests."""
Hinted = Literal["on", "off", "learn"]
"""Whether the players of a table may ask for hints, or are given one in each turn."""
Version = int | str
"""A version of a table by its number or its stamp."""


@dataclass(frozen=True, slots=True)
class UserRef:
    """A Discord user and the name the table knows them by."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat. `user_id` is None for a computer seat.

    caretaker: the player ran out of time, and a caretaker answers carefully until they are back.
    word: what the player who sat there when the game began gave for its shuffles; word_at: when.
    """

    index: int
    user_id: int | None
    name: str
    computer: bool = False
    caretaker: bool = False
    word: str = ""
    word_at: float = 0.0

    @property
    def level(self) -> str:
        """How the computer of this seat thinks; empty where it answers by chance, and for people.
        The name of the seat tells it, so the table's log does, too, even after the seat has changed
        hands."""
        found = placeholder_names.read(self.name) if self.computer else None
        return found.level if found is not None else ""

    @property
    def automatic(self) -> bool:
        """Whether nobody has to be asked before this seat answers."""
        return self.computer or self.caretaker


@dataclass(frozen=True, slots=True)
class Again:
    """A game that is played again. seat: there, the next one after the seat that began."""

    table_id: int
    seat: int


@dataclass(frozen=True, slots=True)
class Origin:
    """The position of an earlier game with which a practice table begins, instead of a deal: after
    this step of that table. What was hidden from the player there was dealt again."""

    table_id: int
    seq: int


@dataclass(frozen=True, slots=True)
class Table:
    """One table, as everybody may know it.

    version: grows with every change (action, undo, join ...). version_token: a name for it; buttons
    carry it because the number would give away the steps of drafts. rewind_token: the same for
    `rewound`. seq: number of applied actions, the draft included; public_seq: those that are
    published. draft_seat: whose draft is open. message_id: the current public message.
    announced_seq, announced_asked: what the last announcement covered and whom it said the table
    awaits. poker_face: answers that depend on hidden things are published at one pace, see
    `poker_face`. changed_at: when its published steps or its status last changed; a draft does not
    count. rewound: the version with which it last went back by consent, 0 if it never did. place:
    whether its channel can be written to, as far as is known. language: code of the language that
    its channel is spoken to in. pictures: the format of its public posts. takes_defaults: when its
    game begins, the default answers of its players become their orders. hints: whether its players
    may ask for hints. seal: the commitment to its secret, empty where it was opened before there
    were any in lobbies. name: what its host calls it, often nothing. joins, starts_full, welcome:
    who may join its lobby, whether it starts by itself when it is full, and for whom it is meant.
    again: the game that this one follows. origin: the position with which a practice table begins;
    None where a game begins with a deal.
    week: the number of the week whose deal is played there. week_over: whether its results may be
    known; until then its secret is kept, even once the game is over.
    tells_role: whether the role of the server's notice board is to be told of its lobby. starts_at:
    when its game is to start; it means nothing once that has begun, and starts nothing. rated:
    whether its result is to count for ratings.
    Times are seconds since 1970.
    """

    id: int
    game: str
    options: dict[str, Any]
    guild_id: int | None
    channel_id: int
    host_id: int
    status: Status
    seats: tuple[Seat, ...]
    version: int
    seq: int
    public_seq: int
    draft_seat: int | None
    message_id: int | None
    announced_seq: int
    announced_asked: tuple[int, ...]
    created_at: float
    changed_at: float
    poker_face: bool = True
    rewound: int = 0
    version_token: str = ""
    rewind_token: str = ""
    place: ChannelState = "there"
    language: str = "en"
    pictures: Format = "phone"
    takes_defaults: bool = True
    hints: Hinted = "on"
    seal: str = ""
    name: str = ""
    joins: Joins = "all"
    starts_full: bool = False
    welcome: Welcome = "anybody"
    again: Again | None = None
    tells_role: Telling = 0
    starts_at: float | None = None
    rated: bool = False
    origin: Origin | None = None
    week: int | None = None
    week_over: bool = True

    @property
    def apart(self) -> bool:
        """Whether somebody plays there alone and privately, and it counts for nothing elsewhere: a
        practice table, or one at which a week's deal is played."""
        return self.origin is not None or self.week is not None

    @property
    def given(self) -> tuple[Seat, ...]:
        """The seats with a word for the shuffles, in the order in which they gave them."""
        return tuple(sorted((s for s in self.seats if s.word), key=lambda s: (s.word_at, s.index)))

    @property
    def words(self) -> tuple[str, ...]:
        """These words."""
        return tuple(seat.word for seat in self.given)

    @property
    def by_message(self) -> bool:
        """Whether it was opened without a channel: all that it has to say are direct messages."""
        return self.guild_id is None and self.place == "gone"

    @property
    def open(self) -> bool:
        """Whether the table still occupies its channel."""
        return self.status in ("lobby", "running")

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats, in seat order."""
        return tuple(s.name for s in self.seats)

    def called(self, names: tuple[str, ...]) -> Table:
        """The table with other names of its seats; as it is if there are none."""
        if not names or names == self.names:
            return self
        seats = zip(self.seats, names, strict=True)
        return replace(self, seats=tuple(replace(seat, name=name) for seat, name in seats))

    def seat_of(self, user_id: int | None) -> int | None:
        """The seat of a user, if they have one."""
        if user_id is None:
            return None
        return next((s.index for s in self.seats if s.user_id == user_id), None)

    def users(self, seats: tuple[int, ...]) -> tuple[int, ...]:
        """The users of some seats; computers have none."""
        found = (self.seats[i].user_id for i in seats)
        return tuple(u for u in found if u is not None)


@dataclass(frozen=True, slots=True)
class Position:
    """What one viewer may see and do at a table.

    viewer: the seat it is made for, None for spectators. view: None before the start. decisions:
    the questions to the viewer. waiting: all open questions of the published state, without their
    menus, for saying whom the table waits for. draft: the view holds unpublished steps of the
    viewer. can_undo: the last of them can go. coming: questions that will come to others, who may
    answer in advance, without their menus; ahead: those of the viewer. further: what the viewer may
    answer at once besides `decisions`.
    """

    table: Table
    viewer: int | None
    view: Any
    decisions: tuple[Decision, ...] = ()
    anytime_actions: tuple[Menu, ...] = ()
    waiting: tuple[Decision, ...] = ()
    draft: bool = False
    can_undo: bool = False
    outcome: Outcome | None = None
    coming: tuple[Decision, ...] = ()
    ahead: tuple[Decision, ...] = ()
    lookahead: Lookahead = NO_LOOKAHEAD


class Moment:
    """A table as it was read for a press of one user, to be handed back to the service.

    The code that carries it can see nothing in it. A change goes on from what was read, unless
    somebody has held the table for a change since; then it is read again.
    """

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Acted:
    """What became of an action, an undo or a restart.

    published: the table now knows of it. news: what the acting seat hears of its own step. left:
    where a published step left the turn of its seat, see `turns.left`. repeated: the same
    interaction came twice and was carried out only once. held: the answer is stored, and published
    a little later. moment: the table as it is stored now.
    """

    position: Position
    published: bool = False
    news: tuple[Any, ...] = ()
    repeated: bool = False
    held: bool = False
    left: Left | None = None
    moment: Moment | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class TookBack:
    """A table went back by consent: who asked, how many steps are gone, which seats agreed, and
    without whose answer the host went on. names: of the seats at that time, if they are known."""

    seat: int
    steps: int
    agreed: tuple[int, ...] = ()
    waived: tuple[int, ...] = ()
    names: tuple[str, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One published step, or one of the reader's own draft, with the events its reader heard.

    at: when it was published; of a draft, when it was made. seat is None for the set-up of the
    game. took_back: that the table went back to here. names: how the seats were called then; empty
    for as they are called now. between: it answered what somebody else's turn asked, or nothing;
    aside: it answered nothing. caretaker: one made it for a player whose time had run out. cared:
    what everybody saw before and after what the caretaker did, with its last step. Of the reader's
    own steps only: ordered, a standing order made it; planned, a prepared turn did; revealed, it
    used chance or showed something hidden.
    """

    seq: int
    seat: int | None
    at: float
    events: tuple[Any, ...]
    draft: bool = False
    took_back: tuple[TookBack, ...] = ()
    ordered: bool = False
    names: tuple[str, ...] = field(default=(), compare=False)
    between: bool = False
    aside: bool = False
    planned: bool = False
    revealed: bool = False
    caretaker: bool = False
    cared: tuple[Any, Any] | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Note:
    """Something that happened at a table outside the rules: joined, replaced, taken back ...

    names: how the seats were called then; empty for as they are called now.
    """

    at: float
    seq: int
    said: Said
    names: tuple[str, ...] = ()

    @property
    def kind(self) -> str:
        """The name of its kind, as it is stored."""
        return kind_of(self.said)


__all__ = [
    "Acted",
    "ChannelState",
    "Hinted",
    "LogEntry",
    "Moment",
    "Note",
    "Origin",
    "Position",
    "Seat",
    "Status",
    "Table",
    "TookBack",
    "UserRef",
    "Version",
]
