"""What happened at a table outside the rules: one frozen class for each kind of note, and how notes
are stored.

What is also told in the channel is noted as that very message (`tables.model.outgoing`). The
database stores the name of the kind, and the fields as JSON. It holds notes that older versions
wrote, so a field keeps its name, and a new one needs a default. A field that has its default is
left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from pydantic import TypeAdapter, ValidationError

from tables.model import outgoing
from tables.model.errors import Unreadable
from tables.model.outbox import Name, Number, User
from tables.model.seal_messages import Commitment, WeekBegins


@dataclass(frozen=True, slots=True, kw_only=True)
class Own:
    """What only a note says."""

    kind: ClassVar[str]
    """Its name in the database."""
    what: ClassVar[str | None] = None
    """The same among its fields, where those are a message's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Joined(Own):
    """Somebody (None: a computer) took a seat in the lobby."""

    kind = "joined"
    user: User | None
    name: Name


@dataclass(frozen=True, slots=True, kw_only=True)
class Left(Own):
    """Somebody left a seat in the lobby."""

    kind = "left"
    user: User | None
    name: Name


@dataclass(frozen=True, slots=True, kw_only=True)
class Removed(Own):
    """Somebody, or a computer, was taken out of the lobby."""

    kind = "removed"
    user: User | None
    name: Name


@dataclass(frozen=True, slots=True, kw_only=True)
class HandedOn(Own):
    """A user left the seat from which they hosted the table, and somebody else hosts it. It still
    counts among the tables of that user."""

    kind = "handed_on"
    user: User | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Renamed(Own):
    """The seat of a user has a new name, because the user has one."""

    kind = "renamed"
    user: User | None
    old: Name
    name: Name


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionsSet(Own):
    """A user changed the options of the game."""

    kind = "options"
    user: User


@dataclass(frozen=True, slots=True, kw_only=True)
class Abandoned(Own):
    """A user closed the table without a result."""

    kind = "abandoned"
    user: User | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept(Own):
    """A user wants the table to stay open, although nobody does anything at it."""

    kind = "kept"
    user: User | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Replaced(Own):
    """A seat changed hands, as `outgoing.Replaced`; by: who brought it about; old_user: who sat
    there."""

    kind = what = "replaced"
    seat: Number
    old: Name
    new: Name
    sees: bool = False
    by: User | None = None
    old_user: User | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CaretakerPlays(Own):
    """A user has run out of time, and a caretaker answers for the seat."""

    kind = what = "caretaker"
    seat: Number
    user: User | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Returned(Own):
    """A user has taken the seat back from its caretaker."""

    kind = what = "returned"
    seat: Number
    user: User | None


@dataclass(frozen=True, slots=True, kw_only=True)
class WordGiven(Own):
    """A player gave a word for the shuffles."""

    kind = "word"
    user: User | None
    word: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SecretTold(Own):
    """A secret of a game that is over, with the commitment to it."""

    kind = "secrets_told"
    commitment: str
    secret: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Voided(Own):
    """A manager of the server took the result of the game out; reason: in their words."""

    kind = "voided"
    user: User | None
    reason: str


@dataclass(frozen=True, slots=True)
class Unknown:
    """A note of a kind that this program does not write; nothing is made of it."""

    kind: str


Message = (
    outgoing.Moved
    | outgoing.PaceSet
    | outgoing.PokerFace
    | outgoing.Unrated
    | outgoing.PracticeBegins
    | WeekBegins
    | outgoing.IdleClosed
    | outgoing.ClosedByAll
    | outgoing.SecretsTaken
    | Commitment
    | outgoing.Back
)
"""What is told in the channel, too."""
Written = Own | Message
Said = Written | Unknown

_OWN = (
    Joined,
    Left,
    Removed,
    HandedOn,
    Renamed,
    OptionsSet,
    Abandoned,
    Kept,
    Replaced,
    CaretakerPlays,
    Returned,
    SecretTold,
    WordGiven,
    Voided,
)
_MESSAGES = Message.__args__
KINDS: dict[str, type[Written]] = {
    **{own.kind: own for own in _OWN},
    **{message.what: message for message in _MESSAGES},
}
"""All kinds of notes, as they are stored."""
_adapters: dict[type[Written], TypeAdapter[Any]] = {}


def kind_of(said: Said) -> str:
    """The name of its kind, as it is stored."""
    if isinstance(said, (Own, Unknown)):
        return said.kind
    assert said.what is not None
    return said.what


def facts(said: Written) -> dict[str, Any]:
    """The fields of a note, as JSON values."""
    found: dict[str, Any] = _adapter(type(said)).dump_python(
        said, mode="json", by_alias=True, exclude_defaults=True
    )
    return found if said.what is None else {"what": said.what, **found}


def read(kind: str, data: str) -> Said:
    """A note that was stored. Raises `Unreadable`, which does not quote the note."""
    if kind not in KINDS:
        return Unknown(kind)
    try:
        found: Said = _adapter(KINDS[kind]).validate_json(data, strict=True)
    except ValidationError as error:
        first = error.errors(include_input=False, include_context=False, include_url=False)[0]
        where = ".".join(map(str, first["loc"]))
        raise Unreadable(f"a note cannot be read: {where}: {first['msg']}") from error
    except (ValueError, TypeError, RecursionError) as error:
        raise Unreadable("a note cannot be read: it is no JSON") from error
    return found


def _adapter(kind: type[Written]) -> TypeAdapter[Any]:
    if kind not in _adapters:
        _adapters[kind] = TypeAdapter(kind)
    return _adapters[kind]
