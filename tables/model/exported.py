"""The file of a game as it is read again: `tables.operations.export` has written it, or somebody
forged it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from tables.model.errors import UserError

FORMAT = 6
"""Number of the form of the document; raised when a reader has to know of a change. Since 2 a step
may say that the table went back to it and that chance goes on in another way (`reseeds`); since 3
chance comes from secrets that were committed to (`deals`), in games begun since then; since 4 they
are made from one secret and the words of players (`sealed`), at tables opened since then; since 5 a
practice game begins with a position instead of a deal (`begins_with`); since 6 the deal of a week
has the commitment of that (`week`). A step of a game that was
begun under an older form of its states may have no `hash`."""

Hex = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
"""256 bits."""


class _Part(BaseModel):
    model_config = ConfigDict(extra="ignore")


class ExportedDeal(_Part):
    """A secret of the game. after: the step to which the table went back, None for the set-up."""

    after: int | None
    secret: Hex
    commitment: Hex | None = None


class ExportedWord(_Part):
    """What a player gave for the shuffles."""

    seat: int
    word: str


class ExportedSeal(_Part):
    """What the deals of a table are made from. words: in the order in which they were given."""

    secret: Hex
    commitment: Hex
    words: list[ExportedWord] = []


class ExportedPosition(_Part):
    """The position with which a practice game begins: that of another table after a step, with all
    that its player did not see dealt again. state: a save, as text, because many readers of JSON
    round large numbers."""

    table: int
    after: int
    state: str


class ExportedStep(_Part):
    """One step. hash: of the state after it. reseeds: the secrets with which chance went on when
    the table came back to it; numbers in games older than secrets."""

    seq: int
    seat: int | None
    action: dict[str, Any] | None = None
    news: list[Any] | None = None
    hash: str | None = None
    reseeds: list[Hex | int] = []


class Exported(_Part):
    """The whole file. sealed: what its deals are made from, if they have no commitments. seed: what
    the chance of a game comes from that is older than secrets. begins_with: the position that a
    practice game has instead of a deal. week: the number of the deal, if it was that of a week.
    reported: the file is that of a reported problem, so that it ends in the middle."""

    agora: int
    complete: bool
    game: str
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    schema_: int | None = Field(None, alias="schema")
    status: str | None = None
    seed: int | None = None
    deals: list[ExportedDeal] = []
    sealed: ExportedSeal | None = None
    begins_with: ExportedPosition | None = None
    week: int | None = None
    table: int = 0
    took_back: list[dict[str, Any]] = []
    reported: dict[str, Any] | None = None
    steps: Annotated[list[ExportedStep], Field(min_length=1)]


class _Head(_Part):
    agora: int
    complete: bool


def read(raw: str | bytes) -> Exported:
    """Reads a complete export of a game. Raises `UserError` if the text is not one."""
    try:
        head = _Head.model_validate_json(raw)
        if head.agora > FORMAT:
            raise UserError("export_format", form=head.agora, known=FORMAT)
        if not head.complete:
            raise UserError("export_unfinished")
        made = Exported.model_validate_json(raw)
        json.loads(raw, object_pairs_hook=_once)
    except ValidationError as error:
        raise unreadable(error) from error
    except ValueError as error:
        raise UserError("no_export", error=str(error)) from error
    return made


def unreadable(error: ValidationError) -> UserError:
    """What is wrong with a file that is not an export."""
    first = error.errors(include_url=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return UserError("no_export", error=f"{where}: {first['msg']}" if where else first["msg"])


def _once(pairs: Sequence[tuple[str, Any]]) -> None:
    """Raises `ValueError` if a name occurs twice: one reader would see the first value, another the
    last one."""
    names = [name for name, _ in pairs]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise ValueError(f"{twice} stands there twice")
