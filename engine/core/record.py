"""The two kinds of plain data the engine is made of: mutable records and frozen values.

Both are slotted dataclasses, so rules read and write ordinary attributes at full speed. pydantic
reads the same classes when a game is loaded, and refuses unknown fields and wrong types.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

from pydantic import ConfigDict

STRICT = ConfigDict(extra="forbid", strict=True, serialize_by_alias=True)
"""Nothing unknown, nothing converted. A field that was renamed keeps its saved name as an alias."""

T = TypeVar("T")


@dataclass_transform(field_specifiers=(field,))
def record(cls: type[T]) -> type[T]:
    """A mutable part of a game state (players, piles, frames). Cloned before every change."""
    cls.__pydantic_config__ = STRICT  # type: ignore[attr-defined]
    return dataclass(slots=True)(cls)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: type[T]) -> type[T]:
    """An immutable fact (actions, events, views). Clones share it, so it must hold no list or dict
    that anybody changes."""
    cls.__pydantic_config__ = STRICT  # type: ignore[attr-defined]
    return dataclass(frozen=True, slots=True)(cls)
