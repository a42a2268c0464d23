"""What is read from the database about a table, as it is stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from engine.core import Chance, Order, save
from tables.model.chance import Deal, Word, chance
from tables.model.clock import Open
from tables.model.orders import Standing
from tables.model.poker_face import Held
from tables.model.table import Note, Table
from tables.model.users import UserSettings

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class StoredPlan:
    """One row of `plans`; `actions` and `stopped` are JSON."""

    seat: int
    mode: str
    actions: str
    done: int
    begun: int | None
    stopped: str | None


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table with what only the service may know of it.

    head_hash and public_hash name the states after `seq` and `public_seq`; None in the lobby.
    secret: what choices of computers, delays and stamps depend on. seed: what the chance of a game
    comes from that was begun before there were deals. deals: its secrets in turn. sealed: what they
    are made from, with the words of players; None if the table was opened before there was that.
    owed: seats that learnt something alone and were not yet written to, with the first such step.
    repeated: the interaction it was loaded for was carried out before. plans: the prepared turns of
    its seats. alone: the save on which those of its next steps are packed; None if there is none,
    or if that was not asked for. around: what else a press needs, of the same moment; None unless
    it was read for a user.
    """

    table: Table
    seed: int | None
    secret: str
    head_hash: str | None
    public_hash: str | None
    repeated: bool = False
    owed: dict[int, int] = field(default_factory=dict)
    plans: tuple[StoredPlan, ...] = ()
    deals: tuple[Deal, ...] = ()
    alone: StoredSave | None = None
    around: Surroundings | None = None
    sealed: str | None = None

    @property
    def begins(self) -> Chance | None:
        """What the set-up is made from; None in the lobby, and where a game begins with a
        position."""
        if self.seed is not None:
            return chance(self.seed)
        if self.deals and self.deals[0].after is None:
            return chance(self.deals[0].secret)
        return None

    @property
    def begun(self) -> bool:
        """Whether the game has begun: with a deal, or a practice game with a position."""
        practises = self.table.origin is not None and self.public_hash is not None
        return practises or self.begins is not None


@dataclass(frozen=True, slots=True)
class StoredStep:
    """One row of `steps`; `action` and `news` are JSON. document: the state as it is to be saved;
    None for a step that was read.

    reseeds: what `Rules.reseed` was given after the step; `hash` and the save are after that.
    question: the kind of question it answered, "" for an aside, None for old steps and set-ups.
    planned: a prepared turn chose it.
    """

    seq: int
    seat: int | None
    user_id: int | None
    action: str | None
    news: str
    barrier: bool
    hash: str
    at: float
    document: bytes | None = None
    reseeds: tuple[Word, ...] = ()
    question: str | None = None
    planned: bool = False


@dataclass(frozen=True, slots=True)
class StoredSave:
    """One row of `saves`: the state after a step, packed. base: the save on which it was."""

    packed: bytes
    base: StoredSave | None = None

    @property
    def is_sound(self) -> bool:
        """Whether it is made of bytes; somebody may have changed the database by hand."""
        return isinstance(self.packed, bytes)

    def document(self) -> bytes:
        """The state as JSON. Raises `SaveError`."""
        if not self.is_sound:
            raise save.SaveError("the save is text")
        return save.unpack(self.packed, b"" if self.base is None else self.base.document())


@dataclass(frozen=True, slots=True)
class Author:
    """Who made a step, and what for; the fields are those of `StoredStep`."""

    seq: int
    seat: int | None
    user_id: int | None
    barrier: bool
    question: str | None
    planned: bool


@dataclass(frozen=True, slots=True)
class Kept:
    """What the database knows of a table's orders, and of the answers that wait there. made: seats
    and questions of the newest published steps, the newest first."""

    orders: tuple[Standing, ...]
    waits: dict[int, Open]
    held: dict[int, Held]
    spans: tuple[float, ...]
    rests: dict[int, float]
    paced: frozenset[int]
    loud: frozenset[int]
    made: tuple[tuple[int | None, str | None], ...] = ()


@dataclass(frozen=True, slots=True)
class Part(Generic[T]):
    """Something that was read along with something else, or why it could not be read. Damage there
    only concerns the code that needs it."""

    value: T | None = None
    error: Exception | None = None

    def read(self) -> T:
        """Raises what reading it raised."""
        if self.error is not None:
            raise self.error
        return self.value  # type: ignore[return-value]


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What is stored around a table that a press of one user needs, all of one moment.

    draft: the steps of the open draft. kept: orders and held answers, of all seats. steps: the
    newest ones that the user may hear of; notes: what happened outside the rules; ordered: which of
    these steps the user's orders made. user: what they prefer. board_lost: why the newest board is
    not in its channel; None if it is, or still comes. defaults: their default answers in this game.
    """

    user_id: int
    draft: Part[Sequence[StoredStep]]
    kept: Part[Kept]
    steps: Part[list[StoredStep]]
    notes: Part[list[Note]]
    ordered: Part[set[int]]
    user: Part[UserSettings]
    board_lost: Part[str | None]
    defaults: Part[tuple[Order, ...] | None]
