"""What any message is that the bot still has to say, and its row in the outbox.

The kinds of messages are in `tables.model.outgoing`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Annotated, ClassVar, Generic, Literal, TypeGuard, TypeVar

from pydantic import Field


class Person(Enum):
    """How a field holds people (`tables.model.addressed`)."""

    READER = auto()
    """The one user whom a message is written to. Nobody else reads it."""
    USER = auto()
    """A user, or several, whom a message names or pings."""
    NAME = auto()
    """What somebody is called."""


Number = Annotated[int, Field(ge=-(1 << 63), lt=1 << 63)]
Reader = Annotated[Number, Person.READER]
User = Annotated[Number, Person.USER]
Users = Annotated[tuple[Number, ...], Person.USER]
Name = Annotated[str, Person.NAME]
Why = Literal["gone", "barred", "refused", "borrowed"]
"""Why a channel does not take a message: it was deleted, the bot may not write in it, Discord
refuses this message for good, or nobody has pressed anything in a borrowed place."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outgoing:
    """One thing that is to be said about a table."""

    kind: ClassVar[str]
    """Its name in the database. Several classes of one kind are told apart by `what`."""
    what: ClassVar[str | None] = None
    beside: ClassVar[bool] = False
    """It is posted independently of the other messages of its table, and holds none of them up."""
    anywhere: ClassVar[bool] = False
    """It finds its way to its reader by itself, whatever the channel of the table is like."""
    searched: ClassVar[bool] = True
    """Before it is posted again, the channel is searched for it; else its poster sees to that."""
    posted: ClassVar[bool] = False
    """It is a board that is a post of its own; what is new is counted from the newest."""
    channel_only: ClassVar[bool] = False
    """It is of use in the channel alone; when that is gone, it goes with it."""
    hurried: ClassVar[bool] = True
    """Something is amiss if it is due for long. Others are made one after the other, each for
    minutes; being due says nothing of them."""
    silent: ClassVar[bool] = False
    """It is posted without a notification for anybody."""
    rests: ClassVar[bool] = False
    """It may be put off, in case it is soon out of date."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Notice(Outgoing):
    """A short line in the channel."""

    kind = "notice"
    what: ClassVar[str]


S_co = TypeVar("S_co", bound=Outgoing, covariant=True)
S = TypeVar("S", bound=Outgoing)


@dataclass(frozen=True, slots=True)
class OutboxRow(Generic[S_co]):
    """One thing the bot still has to say, or has said.

    nonce: the same at every attempt, so that Discord can refuse a doubled post.
    attempts: how often delivery was begun before; above 0 the message may already be there. late:
    it was owed in a borrowed place until somebody pressed something there.
    """

    id: int
    table_id: int
    message: S_co
    nonce: str
    attempts: int
    created_at: float
    due_at: float
    late: bool = False

    @property
    def kind(self) -> str:
        """The kind of what is said, as it is stored."""
        return self.message.kind


def holds(row: OutboxRow[Outgoing], kind: type[S]) -> TypeGuard[OutboxRow[S]]:
    """Whether a row says something of this class."""
    return isinstance(row.message, kind)
