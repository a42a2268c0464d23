"""What the bot still has to say: one frozen class for each kind of message, and how it is stored.

A class says what a message of its kind knows, as typed fields, and, as class attributes, what holds
for all messages of the kind. Who says it is registered with `bot.delivery.kinds`. To add a kind,
write its class, name it in `KINDS`, and register who says it. Those of secrets are in
`seal_messages`.

Stored are `kind` and the fields as JSON (`written`, `read`). Databases hold rows that older
versions wrote, so a field keeps its name, and a new one needs a default. A field that says its
default is left out.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

from pydantic import Field, PlainSerializer, PlainValidator, TypeAdapter, ValidationError
from pydantic_core import to_json

from tables.model import errors
from tables.model.clock import ClockRules, Fallback
from tables.model.downtime import Downtime, DowntimeOver
from tables.model.lobby_messages import JoinInvitation, LobbyPost
from tables.model.outbox import Name, Notice, Number, Outgoing, Reader, User, Users, Why
from tables.model.seal_messages import Commitment, SecretsTold, WeekBegins

# --- boards --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Board(Outgoing):
    """The table as it is after step `to_seq`, and what happened after `from_seq`.

    asked: the seats that are asked. ping: the users that are pinged. named: the users that are
    named as asked, where these are more than `ping`.
    """

    from_seq: Number
    to_seq: Number
    asked: tuple[Number, ...]
    ping: Users
    named: Users | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Back:
    """The table went back by consent: who asked, how many steps are gone, which seats agreed,
    without whose answer it went on, and by whom that was decided."""

    what: ClassVar[str] = "took_back"
    seat: Number
    steps: Number
    agreed: tuple[Number, ...]
    waived: tuple[Number, ...] = ()
    by: User | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn(Board):
    """A new post that pings. back: the table went back to `to_seq`."""

    kind = "turn"
    posted = True
    channel_only = True
    rests = True
    back: Annotated[Back, PlainSerializer(lambda back: facts(back))] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Refresh(Board):
    """The present board is edited, or a post without a ping takes its place."""

    kind = "refresh"
    channel_only = True
    silent = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Over(Board):
    """The last board of a game and its result."""

    kind = "over"
    posted = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Timelapse(Outgoing):
    """The time-lapse of a game that was over with step `to_seq`."""

    kind = "lapse"
    channel_only = True
    hurried = False
    to_seq: Number


@dataclass(frozen=True, slots=True, kw_only=True)
class Podium(Outgoing):
    """The podium of a game that was over with step `to_seq`: places, scores, and its curve."""

    kind = "podium"
    channel_only = True
    hurried = False
    silent = True
    to_seq: Number


# --- notices: a short line in the channel --------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftLost(Notice):
    """The unfinished turn of these users had to be taken back."""

    what = "draft_lost"
    ping: Users


@dataclass(frozen=True, slots=True, kw_only=True)
class Abandoned(Notice):
    """A user ended the game without a result."""

    what = "abandoned"
    user: User


@dataclass(frozen=True, slots=True, kw_only=True)
class Idle(Notice):
    """Nobody has done anything for long at this version of the table, which is closed unless
    somebody does."""

    kind = "idle"
    what = "idle"
    ping: Users
    version: Number


@dataclass(frozen=True, slots=True, kw_only=True)
class IdleClosed(Notice):
    """The table was closed because nobody did anything. begun: its game had begun."""

    what = "idle_closed"
    begun: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ClosedByAll(Notice):
    """The players of a rated game closed it without a result; the one in this seat had asked."""

    what = "closed_by_all"
    seat: Number


@dataclass(frozen=True, slots=True, kw_only=True)
class SecretsTaken(Notice):
    """The host took a copy of the running game with all hidden cards."""

    what = "secrets"
    user: User


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved(Notice):
    """A user brought the table from one channel to another."""

    what = "moved"
    user: User
    left: Annotated[Number, Field(alias="from")]
    to: Number


@dataclass(frozen=True, slots=True, kw_only=True)
class Replaced(Notice):
    """A seat changed hands. sees: the new player is a person and sees what is hidden."""

    what = "replaced"
    seat: Number
    old: Name
    new: Name
    sees: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PaceSet(Notice):
    """A user set how patient the table is. rules: of older rows, that in words."""

    what = "clock"
    user: User
    rules: ClockRules | str


@dataclass(frozen=True, slots=True, kw_only=True)
class CaretakerPlays(Notice):
    """A user has run out of time, and a caretaker answers for the seat."""

    what = "caretaker"
    seat: Number
    user: User
    ping: Users


@dataclass(frozen=True, slots=True, kw_only=True)
class Returned(Notice):
    """A user has taken the seat back from its caretaker."""

    what = "returned"
    seat: Number
    user: User


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeOut(Notice):
    """A user has run out of time, and what the table does then."""

    what = "time_out"
    user: User
    seat: Number
    fallback: Fallback
    ping: Users


@dataclass(frozen=True, slots=True, kw_only=True)
class PokerFace(Notice):
    """A user turned the poker face of the table on or off."""

    what = "poker_face"
    user: User
    on: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Unrated(Notice):
    """The result of a game that begins cannot count; `because` is that of `results.GameResult`."""

    what = "unrated"
    because: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PracticeBegins(Notice):
    """A player tries a turn of an earlier game again, from the position after a step of it."""

    what = "practice"
    of: Number
    after: Number


@dataclass(frozen=True, slots=True, kw_only=True)
class BackLater(Notice):
    """A user whom the table waits for says when they will be back: `at`, seconds since 1970."""

    what = "back_later"
    silent = True
    user: User
    at: Number


# --- questions that are posted once and then edited ----------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Undo(Outgoing):
    """The public question whether the table goes back."""

    kind = "undo"
    channel_only = True
    searched = False
    request: Number
    ping: Users


@dataclass(frozen=True, slots=True, kw_only=True)
class Closing(Outgoing):
    """The public question whether a rated game is closed without a result."""

    kind = "closing"
    channel_only = True
    searched = False
    request: Number
    ping: Users


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatInvitation(Outgoing):
    """The public invitation to a seat."""

    kind = "seat"
    searched = False
    invitation: Number
    ping: Users


@dataclass(frozen=True, slots=True, kw_only=True)
class AskedToJoin(Notice):
    """A user asks people to join the lobby. again: those of the last game, to play once more."""

    what = "asked_to_join"
    user: User
    people: Users
    ping: Users
    again: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class FollowedHere(Outgoing):
    """Tells followers of a table in its channel what happened after step `after`."""

    kind = "followers"
    channel_only = True
    searched = False
    users: Users
    after: Number
    over: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SharedBoard(Outgoing):
    """A player shows the board in the channel as everybody may see it."""

    kind = "shared"
    channel_only = True
    searched = False
    silent = True
    user: User


# --- messages to one user ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatCall(Outgoing):
    """Asks the player of a seat about an invitation to it."""

    kind = "seatcall"
    anywhere = True
    searched = False
    invitation: Number
    user: Reader


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenOut(Outgoing):
    """The host took a user out of the lobby."""

    kind = "takenout"
    anywhere = True
    searched = False
    user: Reader


@dataclass(frozen=True, slots=True, kw_only=True)
class SuitsWish(Outgoing):
    """Tells somebody who would like to play that this open table suits them."""

    kind = "suits"
    beside = True
    anywhere = True
    searched = False
    user: Reader


@dataclass(frozen=True, slots=True, kw_only=True)
class Reminder(Outgoing):
    """The `number`-th reminder of a wait, as long as that is not over."""

    kind = "reminder"
    anywhere = True
    wait: Number
    seat: Number
    user: Reader
    number: Number


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyList(Outgoing):
    """All tables that wait for a user, once a day instead of pings; sent for the longest wait."""

    kind = "private"
    what = "daily"
    beside = True
    anywhere = True
    searched = False
    user: Reader


@dataclass(frozen=True, slots=True, kw_only=True)
class Hand(Outgoing):
    """A direct message about what a seat learnt alone after step `from_seq` up to `to_seq`."""

    kind = "hand"
    seat: Number
    user: Reader
    from_seq: Number
    to_seq: Number


@dataclass(frozen=True, slots=True, kw_only=True)
class Call(Outgoing):
    """Tells a user whom a ping in the channel must not name that their seat is asked, or (`ahead`)
    may answer in advance."""

    kind = "call"
    beside = True
    anywhere = True
    searched = False
    seat: Number
    user: Reader
    to_seq: Number
    ahead: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class FollowedLine(Outgoing):
    """Tells a follower of a table what happened after step `after`. over: the game is over."""

    kind = "followed"
    beside = True
    anywhere = True
    searched = False
    user: Reader
    after: Number
    over: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class DirectPost(Outgoing):
    """A board of a table that has no channel, for one of its players: the row of the board, and the
    step after which it shows the table. asked: the player is notified."""

    kind = "directpost"
    anywhere = True
    seat: Number
    user: Reader
    row: Number
    to_seq: Number
    asked: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Private(Outgoing):
    """A direct message in place of what the channel cannot be told."""

    kind = "private"
    beside = True
    user: Reader


@dataclass(frozen=True, slots=True, kw_only=True)
class ChannelGone(Private):
    """The channel was deleted."""

    what = "gone"


@dataclass(frozen=True, slots=True, kw_only=True)
class Instead(Private):
    """In place of a row of the outbox. why: its channel does not take it."""

    why: Why
    row: Number


@dataclass(frozen=True, slots=True, kw_only=True)
class InsteadOfBoard(Instead):
    """A board with a ping did not get into the channel."""

    what = "asked"


@dataclass(frozen=True, slots=True, kw_only=True)
class InsteadOfNotice(Instead):
    """A notice with a ping."""

    what = "notice"
    fact: Annotated[
        Notice,
        PlainValidator(lambda fact: _notice(fact)),
        PlainSerializer(lambda fact: facts(fact)),
    ]


@dataclass(frozen=True, slots=True, kw_only=True)
class InsteadOfUndo(Instead):
    """A question to go back."""

    what = "back"


@dataclass(frozen=True, slots=True, kw_only=True)
class InsteadOfClosing(Instead):
    """A question whether a rated game is closed."""

    what = "closing"


@dataclass(frozen=True, slots=True, kw_only=True)
class InsteadOfOver(Instead):
    """The end of the game."""

    what = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class UnreadableRow(Outgoing):
    """A row that is damaged. Nobody knows how to say it: it is given up, for one of them must not
    silence all tables. why: what is wrong with it, for the host, without what stands in it."""

    kind = "unreadable"
    why: str


# --- all kinds -----------------------------------------------------------------------------------

KINDS: tuple[type[Outgoing], ...] = (
    *(Turn, Refresh, Over, Timelapse, Podium),
    *(Idle, IdleClosed),
    *(
        DraftLost,
        Abandoned,
        ClosedByAll,
        SecretsTaken,
        Moved,
        Replaced,
        PaceSet,
        CaretakerPlays,
        Returned,
    ),
    *(TimeOut, PokerFace, Unrated, Commitment, SecretsTold, AskedToJoin, BackLater),
    *(PracticeBegins, WeekBegins),
    *(Undo, Closing, SeatInvitation, SeatCall, TakenOut, SuitsWish, Reminder, Hand, Call),
    *(FollowedLine, FollowedHere, SharedBoard, ChannelGone, InsteadOfBoard, InsteadOfNotice),
    *(InsteadOfUndo, InsteadOfClosing, InsteadOfOver, DailyList, DirectPost),
    *(LobbyPost, JoinInvitation),
    *(Downtime, DowntimeOver),
)
"""All that can be said and stored."""

_BY_NAME = {(kind.kind, kind.what): kind for kind in KINDS}
NAMES = tuple(dict.fromkeys(kind.kind for kind in KINDS))
"""The kinds as they are stored."""


def names(which: Callable[[type[Outgoing]], bool]) -> str:
    """The kinds of some classes as a list of SQL: `'turn', 'refresh'`."""
    return ", ".join(f"'{name}'" for name in dict.fromkeys(k.kind for k in KINDS if which(k)))


BOARDS = names(lambda kind: issubclass(kind, Board))
"""The kinds of boards as a list of SQL."""
POSTED = names(lambda kind: kind.posted)
"""The kinds of boards that are posts, as a list of SQL."""


def pinged(said: Outgoing) -> tuple[int, ...]:
    """The users whom a message pings in the channel."""
    found: tuple[int, ...] = getattr(said, "ping", ())
    return found


SEARCHED = {"from_seq": "from_seq", "to_seq": "to_seq", "seat": "seat", "instead_of": "row"}
"""The columns in which messages are searched for, and the fields that they repeat."""


def searched(said: Outgoing) -> dict[str, int | None]:
    """What the columns of `SEARCHED` hold; None where a message has no such field."""
    return {column: getattr(said, name, None) for column, name in SEARCHED.items()}


# --- how it is stored ----------------------------------------------------------------------------


_adapters: dict[type[Outgoing | Back], TypeAdapter[Any]] = {}  # made when they are first needed


def _adapter(kind: type[Outgoing | Back]) -> TypeAdapter[Any]:
    if kind not in _adapters:
        _adapters[kind] = TypeAdapter(kind)
    return _adapters[kind]


def facts(said: Outgoing | Back) -> dict[str, Any]:
    """The fields of a message, as JSON values. Notes of a table keep some of them, too."""
    found: dict[str, Any] = _adapter(type(said)).dump_python(
        said, mode="json", by_alias=True, exclude_defaults=True
    )
    return found if said.what is None else {"what": said.what, **found}


def written(said: Outgoing) -> str:
    """The fields of a message as they are stored."""
    return to_json(facts(said)).decode()


def read(kind: str, data: Any) -> Outgoing:
    """A message that was stored. Raises `errors.Unreadable`, which does not quote the row."""
    try:
        what = json.loads(data).get("what") if (kind, None) not in _BY_NAME else None
        found: Outgoing = _adapter(_BY_NAME[kind, what]).validate_json(data, strict=True)
    except ValidationError as error:
        first = error.errors(include_input=False, include_context=False, include_url=False)[0]
        where = ".".join(map(str, first["loc"]))
        raise errors.Unreadable(f"{where}: {first['msg']}" if where else first["msg"]) from error
    except (LookupError, TypeError, AttributeError) as error:
        raise errors.Unreadable("nothing of this kind can be said") from error
    except (ValueError, RecursionError) as error:
        raise errors.Unreadable("it is no JSON") from error
    return found


def _notice(fact: Any) -> Notice:
    """A notice inside another message. Raises `ValueError`."""
    if isinstance(fact, Notice):
        return fact
    what = fact.get("what") if isinstance(fact, dict) else None
    kinds = (k.kind for k in KINDS if issubclass(k, Notice) and k.what == what)
    try:
        found = read(next(kinds, Notice.kind), to_json(fact))
    except errors.Unreadable as error:
        raise ValueError(str(error)) from error
    assert isinstance(found, Notice)
    return found
